"""Chapter 37: the automa's directives."""

from __future__ import annotations

from typing import Any

import pytest

SET_I = ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]


def deeds(table: Any) -> list[tuple[str, str]]:
    """The servants and what they did."""
    return [(event["servant"], event["act"]) for event in table.happened("order")]


def used(table: Any) -> list[str]:
    return table.match.view(None)["board"]["machine"]["used"]  # type: ignore[no-any-return]


@pytest.fixture
def machine(scene: Any) -> Any:
    """The whole Machine phase: Phantasm, Executor, Lex Hecate; heroes leave for Science."""

    def make(*cards: str, heroes: dict[str, Any] | None = None, **more: Any) -> Any:
        given: dict[str, Any] = {name: {"at": "SC"} for name in ("culum", "veiga", "sylvia")}
        given.update(heroes or {})
        for hero in given.values():
            hero.setdefault("card", "SC")
        more["options"] = {"level": "super", **more.get("options", {})}
        return scene(
            mode="automa", seats=3, phase="machine", event="tribunal", heroes=given,
            movement=list(cards), **more,
        )  # fmt: skip

    return make


# -- once-per-round directives --------------------------------------------------------------------------


@pytest.mark.rule("GM-37.1", "GM-37.4")
def test_a_directive_needs_no_action(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "TR"}, published=["auto_confiscation"],
        heroes={"culum": {"at": "TR", "trust": 5, "card": "EL"}},
    )  # fmt: skip
    assert table.trust("culum") == 3
    assert deeds(table) == [("executor", "automa_common")]  # it acted all the same


@pytest.mark.rule("GM-37.2")
def test_a_directive_is_used_once_per_round_by_the_first_servant_that_can(machine: Any) -> None:
    heroes = {"culum": {"at": "TR", "trust": 6}}
    places = {"P": "MC", "E": "TR", "L": "TR"}
    table = machine("patrol", "pursuit_rose", "patrol_reinforcement", heroes=heroes,
                    servants=places, published=["auto_confiscation"])  # fmt: skip
    assert table.trust("culum") == 4  # Executor's; Lex Hecate came too late
    assert [event["n"] for event in table.happened("trust-lost")] == [2]


@pytest.mark.rule("GM-37.2", "GM-17.9")
def test_it_may_be_used_again_in_the_next_round(machine: Any) -> None:
    table = machine(
        "patrol", "patrol_reinforcement", "city_heart", "pursuit_rose",
        heroes={"culum": {"at": "SC", "trust": 7}, "veiga": {"at": "TR", "card": "EL", "trust": 8},
                "sylvia": {"at": "CC", "card": "CC"}},
        servants={"P": "TR", "E": "MC", "L": "MC"}, published=["auto_confiscation"],
    )  # fmt: skip
    assert used(table) == ["auto_confiscation"]
    while table.s.round == 1:
        table.play({"step": "step EL", "pledge": table.options()[0]}.get(table.prompt, "end"))
    assert used(table) == []
    table.play("access culum SC", "access veiga EL", "access sylvia CC")
    assert [event["hero"] for event in table.happened("trust-lost")] == ["veiga", "culum"]


@pytest.mark.rule("GM-37.2")
def test_one_servant_may_use_several_directives(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "TR"}, discontent=7, district_tokens="EL",
        citizens={"TR": "A.r S.r", "EL": "N.u"}, guards={"TR": (1, 1)},
        heroes={"culum": {"at": "TR", "trust": 5, "card": "EL"}},
        published=["auto_confiscation", "auto_optimization", "auto_resettlement"],
    )  # fmt: skip
    assert table.trust("culum") == 3
    assert [act for _, act in deeds(table)] == ["automa_arrest", "automa_repair"]
    mixed = table.happened("mixed")[0]
    assert mixed["kind"] == "scientist"
    places = [table.s.district_of(number - 1) for number in mixed["citizens"]]
    assert places[0] == table.d("TR")
    assert all(table.s.unknown >> number - 1 & 1 for number in mixed["citizens"])
    assert used(table) == ["auto_confiscation", "auto_optimization", "auto_resettlement"]


@pytest.mark.rule("GM-37.3", "GM-37.2")
def test_a_servant_in_maintenance_leaves_them_to_the_next(machine: Any) -> None:
    table = machine(
        "maintenance", "patrol", "patrol_reinforcement", options={"level": "easy"},
        heroes={"culum": {"at": "TR", "trust": 6}}, servants={"P": "TR", "E": "TR", "L": "MC"},
        guards={"TR": (1, 1)}, published=["auto_confiscation", "auto_optimization"],
    )  # fmt: skip
    assert table.trust("culum") == 4
    assert deeds(table) == [("executor", "automa_repair"), ("executor", "automa_common")]


@pytest.mark.rule("GM-37.4")
@pytest.mark.parametrize(("trust", "left"), [(5, 3), (2, 0), (1, 0)])
def test_confiscation_takes_2_trust_or_the_last_one(
    servant_turn: Any, trust: int, left: int
) -> None:
    table = servant_turn(
        "E", "direction_north", servants={"E": "EL"}, published=["auto_confiscation"],
        heroes={"culum": {"at": "TR", "trust": trust, "card": "EL"}},
    )  # fmt: skip
    assert table.trust("culum") == left
    assert table.s.bonds == 0


@pytest.mark.rule("GM-37.5")
def test_confiscation_waits_for_a_hero_with_trust(machine: Any) -> None:
    table = machine(
        "pursuit_rose", "pursuit_goggles", "patrol_reinforcement", servants={"L": "CC"},
        heroes={"culum": {"at": "TR"}, "veiga": {"at": "EL", "trust": 4}},
        published=["auto_confiscation"],
    )  # fmt: skip
    # Phantasm found Culum without trust, Executor found Veiga
    assert [(event["hero"], event["n"]) for event in table.happened("trust-lost")] == [("veiga", 2)]
    assert table.trust("veiga") == 2


@pytest.mark.rule("GM-37.6")
def test_confiscation_hits_the_lowest_initiative_with_trust(servant_turn: Any) -> None:
    for culum, hit in ((3, "culum"), (0, "veiga")):
        table = servant_turn(
            "E", "patrol", servants={"E": "TR"}, published=["auto_confiscation"],
            heroes={
                "sylvia": {"at": "TR", "trust": 8, "card": "EL"},
                "veiga": {"at": "TR", "trust": 3, "card": "EL"},
                "culum": {"at": "TR", "trust": culum, "card": "EL"},
            },
        )  # fmt: skip
        assert [event["hero"] for event in table.happened("trust-lost")] == [hit]


@pytest.mark.rule("GM-37.7")
def test_confiscation_does_not_react_to_a_hero_who_comes(arrived: Any) -> None:
    table = arrived(
        "culum", phase="arrival", mode="automa", culum={"at": "TR", "trust": 5},
        servants={"P": "TR"}, published=["auto_confiscation"],
    )  # fmt: skip
    assert (table.trust("culum"), used(table)) == (5, [])


@pytest.mark.rule("GM-37.8", "GM-37.10")
def test_optimization_is_used_by_the_first_servant_with_another_action(machine: Any) -> None:
    table = machine(
        "direction_north", "direction_west", "patrol", servants={"P": "EL", "E": "TH", "L": "TR"},
        guards={"MC": (1, 1)}, published=["auto_optimization"],
    )  # fmt: skip
    # Phantasm in Trade can only move the marker; Executor in the Citadel repairs and goes on
    assert deeds(table) == [
        ("phantasm", "automa_common"), ("executor", "automa_repair"),
        ("executor", "automa_directive"), ("lex_hecate", "automa_common"),
    ]  # fmt: skip
    assert used(table) == ["auto_optimization"]
    assert table.happened("optimized") == [{"servant": "executor"}]


@pytest.mark.rule("GM-37.8", "GM-37.2")
def test_optimization_works_once_per_round(machine: Any) -> None:
    table = machine(
        "direction_north", "direction_south", "patrol", servants={"P": "EL", "E": "EL", "L": "TR"},
        guards={"MC": (1, 1), "TR": (1, 1)}, published=["auto_optimization"],
    )  # fmt: skip
    assert deeds(table) == [
        ("phantasm", "automa_repair"), ("phantasm", "automa_common"),
        ("executor", "automa_repair"), ("lex_hecate", "automa_common"),
    ]  # fmt: skip


@pytest.mark.rule("GM-37.9", "GM-37.8")
def test_optimization_with_a_raid_token_gives_all_three_actions(servant_turn: Any) -> None:
    fields = {
        "servants": {"L": "TR"}, "riots": "TR", "raids": "TR", "guards": {"TR": (0, 2)},
        "citizens": {"TR": "A.r A.r"}, "discontent": 4,
    }  # fmt: skip
    table = servant_turn("L", "patrol", published=["auto_optimization"], **fields)
    assert [act for _, act in deeds(table)] == ["automa_common", "automa_arrest", "automa_repair"]
    table = servant_turn("L", "patrol", **fields)
    assert [act for _, act in deeds(table)] == ["automa_common", "automa_arrest"]


# -- Resettlement ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-37.11")
@pytest.mark.parametrize(("coin", "trade", "elite"), [(0, "S.u M.r", "N.u"), (1, "N.u M.r", "S.u")])
def test_resettlement_mixes_the_lowest_active_citizen_with_an_unknown_one(
    servant_turn: Any, coin: int, trade: str, elite: str
) -> None:
    table = servant_turn(
        "P", "patrol", servants={"P": "TR"}, discontent=9, citizens={"TR": "S.r M.r", "EL": "N.u"},
        district_tokens="EL", published=["auto_resettlement"], chance=[coin],
    )  # fmt: skip
    assert (table.people("TR"), table.people("EL")) == (trade, elite)
    # nobody can tell which is which
    for code in ("TR", "EL"):
        first = table.district(code, 0)["people"][0]
        assert (first["state"], first["kind"]) == ("unknown", None)


@pytest.mark.rule("GM-37.11")
def test_resettlement_comes_after_the_actions(servant_turn: Any) -> None:
    # Executor arrests the only active citizen: nothing remains
    table = servant_turn(
        "E", "patrol", servants={"E": "TR"}, discontent=4, citizens={"TR": "A.r S.r"},
        published=["auto_resettlement"],
    )  # fmt: skip
    assert (table.people("TR"), used(table), table.prompt) == ("S.r", [], "hero-action")


@pytest.mark.rule("GM-37.11", "GM-37.2")
def test_resettlement_is_used_by_the_first_servant_with_an_active_citizen_left(
    machine: Any,
) -> None:
    table = machine(
        "direction_north", "patrol", "patrol_reinforcement",
        servants={"P": "EL", "E": "MC", "L": "CC"}, chance=[0, 0],
        citizens={"TR": "M.r", "MC": "A.r A.r", "EL": "N.u"}, discontent=4, district_tokens="EL",
        published=["auto_resettlement"],
    )  # fmt: skip
    # the merchant in Trade sleeps; Executor arrests one artist and resettles the other
    assert table.happened("arrested")[0]["district"] == "main_citadel"
    assert table.happened("mixed")[0]["kind"] == "artist"
    assert (table.people("TR"), used(table)) == ("M.r", ["auto_resettlement"])


@pytest.mark.rule("GM-37.11", "GM-31.3")
def test_the_heroes_point_at_the_unknown_partner(servant_turn: Any) -> None:
    table = servant_turn(
        "P", "patrol", servants={"P": "TR"}, discontent=4, published=["auto_resettlement"],
        citizens={"TR": "A.r", "EL": "N.r", "IN": "I.u T.u"}, district_tokens="EL IN",
    )  # fmt: skip
    assert (table.prompt, table.seat) == ("mix-with", 0)
    assert table.options() == [table.token("IN", "I"), table.token("IN", "T")]
    assert table.refusal(table.token("EL", "N")) == ("citizen-elsewhere", "GM-37.11")
    table.play(table.token("IN", "T"))
    both = f"{table.people('IN')} {table.people('TR')}"
    assert sorted(both.split()) == ["A.u", "I.u", "T.u"]


@pytest.mark.rule("GM-37.20")
def test_the_random_district_of_resettlement_may_be_the_own(servant_turn: Any) -> None:
    table = servant_turn(
        "P", "patrol", servants={"P": "TR"}, discontent=4, published=["auto_resettlement"],
        citizens={"TR": "A.r N.u"}, district_tokens="TR",
    )  # fmt: skip
    assert sorted(table.people("TR").split()) == ["A.u", "N.u"]
    assert used(table) == ["auto_resettlement"]


@pytest.mark.rule("GM-37.20", "GM-31.4")
def test_without_unknown_citizens_resettlement_stays_unused(servant_turn: Any) -> None:
    nobody = dict.fromkeys(("IN", "SC", "TH", "EL", "MC", "TL", "CC", "CS"), "")
    table = servant_turn(
        "P", "patrol", servants={"P": "TR"}, discontent=4, published=["auto_resettlement"],
        citizens={**nobody, "TR": "A.r"},
    )  # fmt: skip
    assert (table.people("TR"), used(table)) == ("A.r", [])


# -- Provocation ----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-37.12", "GM-15.2")
def test_s29_provocation_twice(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "CS", "trust": 1}, discontent=8, plan=4,
        citizens={"CS": "u u u u u"}, guards={"CS": (1, 1)}, published=["auto_provocation"],
    )  # fmt: skip
    table.play("act square_a")
    assert (table.s.discontent, table.s.plan) == (12, 6)


@pytest.mark.rule("GM-37.12")
@pytest.mark.parametrize(
    ("discontent", "plan"), [(2, 4), (5, 5), (8, 5), (11, 5), (14, 5), (17, 4), (6, 4)]
)
def test_provocation_reacts_to_the_stages_2_to_5(arrived: Any, discontent: int, plan: int) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 2}, discontent=discontent, plan=4,
        published=["auto_provocation"], options={"level": "super"},
    )  # fmt: skip
    assert table.play("act agitate").s.plan == plan


@pytest.mark.rule("GM-37.12")
def test_provocation_reacts_in_the_closing_phase_too(evening: Any) -> None:
    table = evening(
        "factory_accident", heroes={"culum": {"at": "IN"}}, facts=["guard_broken"], discontent=5,
        plan=4, published=["auto_provocation"],
    )  # fmt: skip
    assert (table.s.discontent, table.s.plan) == (6, 5)


@pytest.mark.rule("GM-37.13", "GM-37.15")
def test_provocation_reacts_again_to_a_stage_regained(evening: Any) -> None:
    table = evening(
        "factory_accident", heroes={"culum": {"at": "IN"}, "veiga": {"at": "IN"},
        "sylvia": {"at": "IN", "trust": 8}}, facts=["guard_broken"], discontent=5, plan=4,
        published=["auto_provocation", "auto_pacification"], servants={"P": "TR", "E": "EL"},
        events=["high_society_ball"], movement=["patrol", "patrol_reinforcement", "city_heart"],
    )  # fmt: skip
    assert (table.s.discontent, table.s.plan) == (5, 5)  # raised to stage 2, pacified to stage 1
    while table.prompt == "share-trust":
        table.play(table.options()[0])
    table.play("access culum IN", "access veiga IN", "access sylvia IN")
    before = table.s.plan
    table.play("end", "end", "act agitate")
    raised = [event.args for event in table.events if event.key == "plan"]
    assert raised[0] == {"n": 1, "space": before + 1, "why": "auto_provocation"}


# -- at the end of the round ------------------------------------------------------------------------------


@pytest.mark.rule("GM-37.14")
@pytest.mark.parametrize(
    ("servants", "discontent"),
    [
        ({"P": "TR", "E": "EL", "L": "MC"}, 3),
        ({"P": "TR", "E": "TR", "L": "TR"}, 3),
        ({"P": "TR", "E": "CS", "L": "MC"}, 4),
        ({"P": "TL", "E": "CS", "L": "MC"}, 4),
    ],
)
def test_pacification_needs_two_servants_in_common_districts(
    evening: Any, servants: dict[str, str], discontent: int
) -> None:
    table = evening("tribunal", servants=servants, discontent=4, published=["auto_pacification"])
    assert table.s.discontent == discontent


@pytest.mark.rule("GM-37.15")
@pytest.mark.parametrize(("start", "end"), [(6, 5), (3, 2), (1, 0), (0, 0), (18, 18)])
def test_pacification_may_drop_a_stage_but_not_the_riot_stage(
    evening: Any, start: int, end: int
) -> None:
    table = evening(
        "tribunal", servants={"P": "TR", "E": "EL"}, discontent=start,
        published=["auto_pacification"],
    )  # fmt: skip
    assert table.s.discontent == end


@pytest.mark.rule("GM-37.16", "GM-36.8")
def test_levy_moves_the_marker_at_the_end_of_each_round(evening: Any) -> None:
    assert evening("tribunal", published=["auto_levy"], marker=5).marker() == 4
    assert evening("tribunal", marker=5).marker() == 5
    # each round, also without a city event in force
    assert evening("countdown_automa", round=13, published=["auto_levy"], marker=5).marker() == 4


# -- prices and riots -------------------------------------------------------------------------------------


@pytest.mark.rule("GM-37.17")
@pytest.mark.parametrize(("published", "guards"), [([], (2, 0)), (["auto_mechanization"], (3, 0))])
def test_mechanization_takes_the_discount_of_reinforcement_guards(
    arrived: Any, published: list[str], guards: Any
) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 4}, guards={"TR": [3, 0, 1]}, dice=[3],
        published=published,
    )  # fmt: skip
    table.play("act attack", "target reinforcement", "bid 2")
    assert table.guards("TR") == guards


@pytest.mark.rule("GM-37.18")
def test_surveillance_works_as_in_versus(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 7}, servants={"E": "TR", "L": "TR"},
        published=["auto_surveillance"],
    )  # fmt: skip
    assert table.hero_view("culum")["leave_price"] == 4
    table.play("act agitate")
    assert table.trust("culum") == 3
    # servants count for the price of a riot, not for its outcome
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 2}, servants={"E": "TR", "L": "TR"},
        citizens={"TR": "A.u"}, guards={"TR": (0, 2)}, discontent=4,
        published=["auto_surveillance"],
    ).play("act riot")  # fmt: skip
    assert (table.trust("culum"), table.s.riots) == (0, 1 << table.d("TR"))


@pytest.mark.rule("GM-37.18")
@pytest.mark.parametrize(("published", "success"), [([], True), (["auto_fortification"], False)])
def test_fortification_works_as_in_versus(
    arrived: Any, published: list[str], success: bool
) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TR"}, citizens={"TR": "A.r"},
        guards={"TR": (0, 2)}, discontent=4, published=published,
    ).play("act riot")  # fmt: skip
    assert table.s.riots == success << table.d("TR")


@pytest.mark.rule("GM-37.19")
def test_a_deactivated_servant_is_not_counted(servant_turn: Any) -> None:
    trap = {
        "cards": SET_I, "reached": SET_I[:1], "waiting": SET_I[2:], "ambush": "TR",
        "riot_tokens": 1,
    }  # fmt: skip
    fields = {
        "servants": {"E": "TR", "P": "EL", "L": "MC"}, "discontent": 4,
        "published": ["auto_surveillance", "auto_pacification"],
    }  # fmt: skip
    table = servant_turn("E", "patrol", missions=trap, options={"missions": "I"}, **fields)
    assert table.district("TR")["load"] == 2
    while table.s.round == 1:
        table.play("pass" if table.prompt == "interaction" else "end")
    assert table.s.discontent == 4
    # with a maintenance card it is
    table = servant_turn("E", "maintenance", options={"level": "easy"}, **fields)
    assert table.district("TR")["load"] == 3
    assert table.pass_turns().s.discontent == 3
