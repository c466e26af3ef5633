"""Chapter 35: the heroes' phase of the automa, detention by servants, riots and raid tokens."""

from __future__ import annotations

from typing import Any

import pytest

SET_I = ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]


def active(table: Any) -> str | None:
    return table.match.view(None)["board"]["turn"]["hero"]  # type: ignore[no-any-return]


@pytest.fixture
def arrives(arrived: Any) -> Any:
    """A hero ends movement where servants stand: ``arrives("veiga", "TR", "PE", trust=3)``."""

    def make(hero: str, at: str, servants: str, trust: int = 0, **more: Any) -> Any:
        given = {"at": at, "trust": trust, **more.pop("given", {})}
        places = {code: at if code in servants else "MC" for code in "PEL"}
        return arrived(
            hero, phase="arrival", mode="automa", servants=places, **{hero: given}, **more
        )

    return make


# -- detention ------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-35.1")
def test_the_heroes_take_their_turns_as_in_versus(scene: Any) -> None:
    heroes = {
        "culum": {"at": "TR", "card": "IN", "trust": 3}, "veiga": {"at": "CC", "card": "CC"},
        "sylvia": {"at": "SC", "card": "SC"},
    }  # fmt: skip
    table = scene(mode="automa", seats=3, phase="heroes", event="tribunal", heroes=heroes)
    assert (active(table), table.seat, table.prompt) == ("culum", 0, "step")
    table.play("step IN")
    assert table.trust("culum") == 1
    table.play("act gain_trust")
    assert (active(table), table.seat) == ("veiga", 1)
    table.play("end")
    assert (active(table), table.seat) == ("sylvia", 2)


@pytest.mark.rule("GM-35.2", "GM-35.13")
def test_a_servant_detains_whoever_ends_movement_in_its_district(arrives: Any) -> None:
    table = arrives("culum", "TR", "E", trust=3)
    assert table.happened("detained-by") == [{"hero": "culum", "servant": "executor"}]
    assert table.hero_view("culum")["detained"]
    table = arrives("culum", "TR", "", trust=3)
    assert table.happened("detained-by") == []
    assert (active(table), table.trust("culum")) == ("culum", 3)


@pytest.mark.rule("GM-35.2")
def test_passing_a_servant_detains_nobody(arrived: Any) -> None:
    table = arrived(
        "culum", phase="turn", mode="automa", servants={"E": "IN"},
        culum={"at": "TR", "card": "CS", "trust": 5},
    )  # fmt: skip
    table.play("step IN", "step CS")
    assert (table.at("culum"), table.trust("culum"), table.prompt) == ("CS", 1, "hero-action")


@pytest.mark.rule("GM-35.3")
def test_a_servant_in_maintenance_detains_nobody(arrives: Any) -> None:
    table = arrives("culum", "TR", "PEL", trust=3, idle=["P", "E", "L"])
    assert (active(table), table.trust("culum"), table.marker()) == ("culum", 3, 0)
    assert not table.hero_view("culum")["detained"]


@pytest.mark.rule("GM-35.3")
def test_a_deactivated_servant_detains_nobody(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "TR"}, options={"missions": "I"},
        missions={"cards": SET_I, "reached": SET_I[:1], "waiting": SET_I[2:], "ambush": "TR"},
        heroes={"culum": {"at": "TR", "trust": 3}},
    )  # fmt: skip
    assert table.prompt in ("interaction", "hero-action")
    assert (active(table), table.trust("culum")) == ("culum", 3)


@pytest.mark.rule("GM-35.4", "GM-35.9")
def test_every_servant_of_the_district_applies_its_result(arrives: Any) -> None:
    table = arrives("culum", "TR", "PEL", trust=3)
    assert [event["servant"] for event in table.happened("detained-by")] == [
        "phantasm", "executor", "lex_hecate",
    ]  # fmt: skip
    assert (table.marker(), table.trust("culum"), table.seized("culum")) == (4, 0, {"TR"})
    assert active(table) != "culum"
    table = arrives("culum", "TR", "PEL", trust=3, options={"servant_order": "lep"})
    assert [event["servant"] for event in table.happened("detained-by")] == [
        "lex_hecate", "executor", "phantasm",
    ]  # fmt: skip


@pytest.mark.rule("GM-35.5")
def test_phantasm_moves_the_marker_and_the_turn_goes_on(arrives: Any) -> None:
    table = arrives("culum", "TR", "P", trust=3)
    assert (table.marker(), table.trust("culum"), table.seized("culum")) == (4, 3, set())
    assert (active(table), table.prompt) == ("culum", "hero-action")


@pytest.mark.rule("GM-35.6")
def test_executor_takes_all_trust_and_ends_the_turn(arrives: Any) -> None:
    table = arrives("culum", "TR", "E", trust=7)
    assert (table.trust("culum"), table.seized("culum"), table.marker()) == (0, set(), 0)
    assert active(table) != "culum"
    assert table.s.bonds == 0  # discarded, not turned into bonds


@pytest.mark.rule("GM-35.7")
def test_lex_hecate_seizes_the_card_and_ends_the_turn(arrives: Any) -> None:
    table = arrives("culum", "TR", "L", trust=3)
    assert (table.trust("culum"), table.seized("culum"), table.marker()) == (3, {"TR"}, 0)
    assert active(table) != "culum"


@pytest.mark.rule("GM-35.7", "GM-36.13", "GM-16.4")
def test_the_last_card_seized_by_lex_hecate_ends_the_game(arrives: Any) -> None:
    rest = "EL IN TH SC CS TL MC CC"
    table = arrives("culum", "TR", "L", given={"seized": rest})
    assert (table.match.outcome.reason, table.match.outcome.winners) == ("access", ())


@pytest.mark.rule("GM-35.8", "GM-35.9")
def test_detained_on_the_way_and_again_at_the_destination(arrived: Any) -> None:
    def after(servants: dict[str, str]) -> Any:
        table = arrived(
            "culum", phase="turn", mode="automa", servants=servants, dice=["cuffs"],
            culum={"at": "TR", "card": "IN", "trust": 1},
        )  # fmt: skip
        return table.play("step IN")

    table = after({"P": "MC"})
    assert (table.at("culum"), table.trust("culum"), table.seized("culum")) == ("IN", 0, {"IN"})
    assert active(table) != "culum"
    assert table.marker() == 0
    table = after({"P": "IN"})
    assert (table.marker(), active(table) != "culum") == (4, True)  # Phantasm too, the turn is over
    table = after({"L": "IN"})
    assert table.seized("culum") == {"IN"}
    assert len(table.happened("card-seized")) == 1  # a seized card is not seized again


@pytest.mark.rule("GM-35.10", "GM-35.6", "GM-35.7", "GM-35.11", "GM-35.5", "GM-35.21")
def test_s27_veiga(arrives: Any) -> None:
    table = arrives("veiga", "TR", "E", trust=3, discontent=3)
    assert (table.trust("veiga"), table.s.discontent, active(table)) == (0, 5, "sylvia")
    table = arrives("veiga", "TR", "P", trust=3, discontent=3)
    assert (table.trust("veiga"), table.s.discontent, table.marker()) == (5, 3, 4)
    assert active(table) == "veiga"
    table = arrives("veiga", "TR", "L", trust=3, discontent=3)
    assert (table.trust("veiga"), table.s.discontent, active(table)) == (3, 5, "sylvia")


@pytest.mark.rule("GM-35.10", "GM-35.12")
def test_veigas_ability_follows_all_results_of_the_arrival(arrives: Any) -> None:
    table = arrives("veiga", "TR", "PEL", trust=3, discontent=3)
    # Executor takes 3, then 2 for Phantasm's result; discontent rises by 2 for each of the others
    assert (table.trust("veiga"), table.s.discontent, table.seized("veiga")) == (2, 7, {"TR"})
    keys = [event.key for event in table.match.opening]
    last = max(i for i, key in enumerate(keys) if key in ("card-seized", "trust-lost", "marker"))
    assert last < min(i for i, key in enumerate(keys) if key in ("trust-gained", "discontent"))


@pytest.mark.rule("GM-35.8", "GM-20.14")
def test_veiga_detained_on_the_way_only(arrived: Any) -> None:
    table = arrived(
        "veiga", phase="turn", mode="automa", servants={"E": "MC"}, dice=["cuffs"], discontent=3,
        veiga={"at": "TR", "card": "IN"},
    )  # fmt: skip
    table.play("step IN")
    assert (table.s.discontent, table.seized("veiga")) == (3, {"IN"})


@pytest.mark.rule("GM-35.21", "GM-35.3")
def test_a_servant_that_cannot_detain_makes_no_raid(arrives: Any) -> None:
    table = arrives("veiga", "TR", "E", trust=3, discontent=3, idle=["E"])
    assert (table.s.discontent, table.trust("veiga")) == (3, 3)


@pytest.mark.rule("GM-35.13")
def test_raid_tokens_detain_nobody_and_nobody_chooses(arrives: Any) -> None:
    table = arrives("culum", "TR", "", trust=3, riots="TR", raids="TR", citizens={"TR": "A.r"},
                    discontent=4)  # fmt: skip
    assert (active(table), table.trust("culum")) == ("culum", 3)
    assert table.happened("detained") == []
    assert not any(text.startswith(("detain", "order")) for text in table.options())
    # a raid token that detained nobody raises no discontent at the end of the round
    table.pass_turns()
    assert table.happened("raid-failed") == []
    assert table.happened("discontent") == []


@pytest.mark.rule("GM-35.14")
def test_the_order_of_an_arrival(arrives: Any) -> None:
    missions = {"cards": SET_I, "waiting": SET_I[2:]}
    table = arrives(
        "culum", "TR", "", missions=missions, options={"missions": "I"}, event="premiere_night"
    )
    assert (table.prompt, table.trust("culum")) == ("interaction", 0)
    table.play("pass")
    assert (table.prompt, table.trust("culum")) == ("hero-action", 1)
    table = arrives("veiga", "TR", "E", trust=3, discontent=3, missions=missions,
                    options={"missions": "I"})  # fmt: skip
    # detention and Veiga's ability come before the interaction
    assert (table.prompt, table.trust("veiga"), table.s.discontent) == ("interaction", 0, 5)
    assert active(table) == "veiga"


# -- riots ----------------------------------------------------------------------------------------------

RIOT = {"citizens": {"TR": "A.r A.r"}, "guards": {"TR": (1, 1)}, "discontent": 4}


@pytest.mark.rule("GM-35.15")
def test_with_missions_a_riot_needs_a_riot_token(arrived: Any) -> None:
    fields = {"mode": "automa", "sylvia": {"at": "TR"}, "options": {"missions": "I"}, **RIOT}
    missions = {"cards": SET_I, "waiting": SET_I[2:]}
    table = arrived("sylvia", missions=missions, **fields)
    assert not table.offers("act riot")
    assert table.refusal("act riot") == ("no-riot-token-held", "GM-35.15")
    table = arrived("sylvia", missions={**missions, "riot_tokens": 1}, **fields)
    assert table.offers("act riot")


@pytest.mark.rule("GM-35.15")
def test_the_riot_stage_needs_no_riot_token(arrived: Any) -> None:
    table = arrived(
        "sylvia", mode="automa", sylvia={"at": "TR", "trust": 2}, options={"missions": "I"},
        missions={"cards": SET_I, "waiting": SET_I[2:]}, discontent=17,
    )  # fmt: skip
    table.play("act agitate")
    assert table.s.successes() == 1


@pytest.mark.rule("GM-35.16", "GM-35.17")
def test_a_successful_riot_puts_a_held_token_and_a_raid_token(arrived: Any) -> None:
    fields = {
        "mode": "automa", "sylvia": {"at": "TR"}, "options": {"missions": "I"},
        "missions": {"cards": SET_I, "waiting": SET_I[2:], "riot_tokens": 2},
    }  # fmt: skip
    table = arrived("sylvia", **fields, **RIOT).play("act riot")
    trade = table.district("TR")
    assert (trade["riot"], trade["raid"], table.automa()["riot_tokens"]) == (True, True, 1)
    # a tie fails: the token stays with the heroes
    table = arrived("sylvia", **fields, **{**RIOT, "guards": {"TR": (2, 0)}}).play("act riot")
    trade = table.district("TR")
    assert (trade["riot"], trade["raid"], table.automa()["riot_tokens"]) == (False, False, 2)


@pytest.mark.rule("GM-35.18", "GM-35.22")
def test_the_raid_token_returns_with_the_last_revealed_active_citizen(arrived: Any) -> None:
    fields = {"riots": "TR", "raids": "TR", "discontent": 4}
    # moved away; the unknown artist does not count, nor do a traitor and a sleeping scientist
    table = arrived(
        "sylvia", mode="automa", sylvia={"at": "TR", "trust": 2},
        citizens={"TR": "A.r A.u T.r S.r"}, **fields,
    )  # fmt: skip
    assert table.district("TR")["raid"]
    table.play("act move_citizens", table.token("TR", "A"), "district IN")
    assert not table.district("TR")["raid"]
    assert table.district("TR")["riot"]
    table = arrived(
        "sylvia", mode="automa", sylvia={"at": "TR", "trust": 2},
        citizens={"TR": "A.r A.r T.r"}, **fields,
    )  # fmt: skip
    table.play("act move_citizens", table.token("TR", "A"), "district IN")
    assert table.district("TR")["raid"]  # one artist is left


@pytest.mark.rule("GM-35.18", "GM-35.22")
def test_the_raid_token_returns_after_an_arrest(servant_turn: Any) -> None:
    for people, raid in (("A.r A.u", False), ("A.r A.r", True)):
        table = servant_turn(
            "E", "patrol", servants={"E": "TR"}, riots="TR", raids="TR", discontent=4,
            citizens={"TR": people},
        )  # fmt: skip
        assert table.district("TR")["raid"] is raid


@pytest.mark.rule("GM-35.22", "GM-35.18", "GM-37.15")
def test_the_raid_token_returns_when_the_stage_falls(evening: Any) -> None:
    for people, raid in (("S.r", False), ("S.r A.r", True)):
        table = evening(
            "tribunal", riots="TR", raids="TR", discontent=6, citizens={"TR": people},
            servants={"P": "EL", "E": "EL"}, published=["auto_pacification"],
        )  # fmt: skip
        assert table.s.discontent == 5
        assert table.district("TR")["raid"] is raid


@pytest.mark.rule("GM-35.19", "GM-36.10")
def test_reinforcement_guards_of_a_riot_return_to_the_supply(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TR"}, discontent=4,
        citizens={"TR": "A.r A.r A.r A.r"}, guards={"TR": [3, 0, 1]},
    )  # fmt: skip
    assert table.automa()["supply"] == 8
    table.play("act riot")
    assert (table.guards("TR"), table.automa()["supply"]) == ((0, 2), 9)


@pytest.mark.rule("GM-35.20")
def test_citadel_a_discards_the_hidden_directive_and_tower_a_a_published_one(arrived: Any) -> None:
    fields = {"mode": "automa", "hand": ["auto_levy"], "published": ["auto_surveillance"]}
    table = arrived("sylvia", sylvia={"at": "MC", "trust": 7}, **fields).play("act citadel_a")
    assert (table.s.held, table.published) == (0, ["auto_surveillance"])
    table = arrived("sylvia", sylvia={"at": "TL", "trust": 7}, **fields).play("act tower_a")
    assert (table.s.hand_size(), table.published) == (1, [])
    table = arrived("sylvia", mode="automa", sylvia={"at": "MC", "trust": 7})
    assert table.refusal("act citadel_a") == ("no-directive-in-hand", "GM-12.1")


@pytest.mark.rule("GM-35.23", "GM-5.30", "GM-36.9")
def test_the_attacked_guard_is_named_first(arrived: Any) -> None:
    fields = {
        "mode": "automa", "guards": {"TR": [3, 0, 1]}, "culum": {"at": "TR", "trust": 4},
        "dice": [3],
    }  # fmt: skip
    table = arrived("culum", **fields).play("act attack")
    assert table.options() == ["target regular", "target reinforcement"]
    table.play("target regular", "bid 2")
    assert table.guards("TR") == (3, 0)
    table = arrived("culum", **fields).play("act attack", "target reinforcement", "bid 2")
    assert (table.guards("TR"), table.s.supply()) == ((2, 0), 9)
