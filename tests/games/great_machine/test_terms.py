"""Chapter 2: what the words of the rulebook count."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.rules.prices import leave_price


@pytest.mark.rule("GM-2.1")
def test_guards_are_the_working_ones_regular_and_reinforcement(scene: Any) -> None:
    # working, broken, reinforcements among the working
    table = scene(
        mode="automa", seats=3, guards={"TR": (2, 1, 1), "EL": (1, 1), "IN": 3, "SC": 1, "TH": 2},
        phase="access", event="tribunal",
    )  # fmt: skip
    assert table.s.guards(table.d("TR")) == 2
    assert table.district("TR")["load"] == 2
    assert table.district("EL")["load"] == 1


@pytest.mark.rule("GM-2.2", "GM-3.17")
def test_a_broken_guard_fills_a_slot_and_counts_for_nothing_else(plotting: Any) -> None:
    table = plotting(
        guards={"TR": (1, 2), "EL": 1}, servants={"P": "TR"},
        culum={"at": "TR", "card": "EL", "trust": 3}, bonds=6,
    )  # fmt: skip
    assert table.refusal("guard EL TR") == ("no-guard-slot", "GM-8.6")
    table.play("order P repair")
    assert table.guards("TR") == (2, 1)
    table.play("end", "step EL")
    assert table.trust("culum") == 1  # 2 working guards, the broken one is free


@pytest.mark.rule("GM-2.3", "GM-11.6")
def test_a_district_with_broken_guards_only_is_without_guards(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TR", "trust": 0}, guards={"TR": (0, 2)})
    assert table.offers("act agitate")  # load 0: free
    assert table.refusal("act attack") == ("no-working-guard", "GM-11.8")
    # the same is asked by Citywide Maintenance: "no working guard"
    table = arrived(
        "culum", culum={"at": "TR"}, guards={"TR": (0, 2)}, event="citywide_maintenance", plan=3
    )
    table.play("end", "end", "end")
    assert table.s.plan == 4


@pytest.mark.rule("GM-2.4")
def test_any_number_of_servants_share_a_district_and_need_no_slot(plotting: Any) -> None:
    table = plotting(guards={"EL": 3, "IN": 1}, servants={"P": "TR", "E": "IN", "L": "MC"}, bonds=6)
    table.play("move P EL", "move E EL", "move L EL")
    assert table.district("EL")["servants"] == ["phantasm", "executor", "lex_hecate"]
    assert table.s.servants_in(table.d("EL")) == 3
    assert table.guards("EL") == (3, 0)


@pytest.mark.rule("GM-2.5")
def test_surveillance_adds_servants_to_the_load(scene: Any) -> None:
    fields = {
        "phase": "access", "event": "high_alert", "guards": {"TR": (2, 1), "EL": 1},
        "servants": {"P": "TR", "E": "TR", "L": "MC"},
    }  # fmt: skip
    plain = scene(**fields)
    watched = scene(**fields, published=["surveillance"])
    assert [plain.district(code)["load"] for code in ("TR", "EL", "MC")] == [2, 1, 2]
    assert [watched.district(code)["load"] for code in ("TR", "EL", "MC")] == [4, 1, 3]


@pytest.mark.rule("GM-2.5", "GM-2.6", "GM-11.4")
def test_an_action_is_offered_only_if_the_whole_load_can_be_paid(arrived: Any) -> None:
    fields = {"servants": {"P": "TR"}, "guards": {"TR": 2}, "citizens": {"TR": "A.u"}}
    plain = arrived("veiga", veiga={"at": "TR", "trust": 2}, **fields)
    assert {"act agitate", "act identify", "act riot"} <= set(plain.options())
    watched = arrived("veiga", veiga={"at": "TR", "trust": 2}, published=["surveillance"], **fields)
    for act in ("agitate", "identify", "riot"):
        assert not watched.offers(f"act {act}")
        assert watched.refusal(f"act {act}") == ("too-little-trust", "GM-11.4")


@pytest.mark.rule("GM-2.6", "GM-18.5")
def test_load_is_for_prices_of_moves_and_actions_only(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "CS", "trust": 6, "seized": "MC"}, event="trials_won",
        published=["surveillance"], servants={"P": "CS", "E": "CS"}, guards={"CS": 2},
        citizens={"CS": "A.r A.r A.r A.u"}, discontent=3,
    )  # fmt: skip
    s = table.s
    assert leave_price(s, 0, s.at[0], True) == 4
    table.play("act square_a")
    assert table.trust("culum") == 2  # paid 2 guards + 2 servants
    assert s.discontent == 5  # citizens - guards: 4 - 2
    table.play("end", "end", "end")
    # step 2 of Trials Won: guards alone are the price
    assert table.prompt == "offer"
    assert table.match.decision(1).details["price"] == 2
    riot = arrived(
        "culum", culum={"at": "TR", "trust": 6}, published=["surveillance"],
        servants={"P": "TR", "E": "TR"}, guards={"TR": 2}, citizens={"TR": "A.r A.r A.r"},
        discontent=3,
    )  # fmt: skip
    riot.play("act riot")
    assert riot.s.successes() == 1  # 3 active against 2 guards


@pytest.mark.rule("GM-2.7", "GM-2.8")
def test_citizens_in_any_state_but_no_revealed_traitors(plotting: Any) -> None:
    table = plotting(
        citizens={"CS": "A.u S.k M.r T.u T.k T.r", "TR": "T.r T.r"}, servants={"P": "CS"}, bonds=0,
        guards={"CS": 2},
    )  # fmt: skip
    assert table.district("CS")["citizens"] == 5
    assert table.district("TR")["citizens"] == 0
    table.play("order P square_collect")
    assert table.s.bonds == 3


@pytest.mark.rule("GM-2.9")
def test_stages_have_three_spaces_each_and_the_riot_stage_one(scene: Any) -> None:
    stages = []
    for space in range(19):
        table = scene(phase="access", event="high_alert", discontent=space)
        stages.append(table.match.view(None)["board"]["tracks"]["stage"])
    assert stages == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]


@pytest.mark.rule("GM-2.10")
def test_the_riot_stage_counts_as_5(scene: Any) -> None:
    heroes = {name: {"at": "TR", "card": "TR"} for name in ("culum", "veiga", "sylvia")}
    for space, price in ((15, 7), (18, 7), (14, 6), (0, 2)):
        table = scene(
            phase="closing", event="wiretapping", discontent=space, bonds=9, heroes=heroes,
            citizens={"MC": ""},
        )  # fmt: skip
        assert table.prompt == "advance-plan"
        assert table.match.decision(0).details["price"] == price


@pytest.mark.rule("GM-2.11", "GM-2.12", "GM-2.13")
@pytest.mark.parametrize("stage", range(7))
def test_who_is_active_at_which_stage(scene: Any, stage: int) -> None:
    table = scene(
        phase="access", event="high_alert", discontent=3 * stage,
        citizens={"TR": "A.r S.r M.r I.r N.r T.r", "EL": "A.k S.k M.k I.k N.k T.k", "SC": ""},
    )  # fmt: skip
    expected = [stage >= 1, stage >= 2, stage >= 3, stage >= 4, stage >= 5, False]
    for code in ("TR", "EL"):
        assert [c["active"] for c in table.district(code, 1)["people"]] == expected


@pytest.mark.rule("GM-2.12", "GM-14.5")
@pytest.mark.parametrize("state", ["u", "k", "r"])
def test_being_active_does_not_depend_on_the_state(arrived: Any, state: str) -> None:
    table = arrived(
        "veiga", veiga={"at": "TR", "trust": 8}, guards={"TR": 2}, discontent=6,
        citizens={"TR": f"A.{state} S.{state} A.{state} M.{state}"},
    )  # fmt: skip
    table.play("act riot")
    (result,) = [event.args for event in table.events if event.key == "riot-result"]
    assert (result["support"], result["opposition"]) == (3, 2)


@pytest.mark.rule("GM-2.14", "GM-17.5")
def test_the_end_of_the_round_is_the_closing_phase(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "TR"}, event="oppression_and_resistance", bonds=0, plan=3,
        servants={"P": "TR", "E": "EL", "L": "MC"},
    )  # fmt: skip
    table.play("end", "end")
    assert table.s.bonds == 0  # the last hero has not acted yet
    table.play("end")
    keys = [event.key for event in table.events]
    assert keys.index("turn-over") < keys.index("bonds-gained") < keys.index("plan")
    gained = [event.args["n"] for event in table.events if event.key == "bonds-gained"]
    assert gained[0] == 2


@pytest.mark.rule("GM-2.15")
def test_distance_counts_districts_left(scene: Any) -> None:
    table = scene(phase="access", event="high_alert")
    from_trade = table.s.city.distance[table.d("TR")]
    assert {
        code: from_trade[table.d(code)]
        for code in ("TR", "EL", "IN", "MC", "TH", "CS", "SC", "CC", "TL")
    } == {"TR": 0, "EL": 1, "IN": 1, "MC": 2, "TH": 2, "CS": 2, "SC": 3, "CC": 3, "TL": 3}


@pytest.mark.rule("GM-2.16", "GM-18.31")
def test_cards_override_the_basic_rules(arrived: Any) -> None:
    for event, common, special in (
        ("high_alert", True, False), ("city_council_elections", False, True),
    ):  # fmt: skip
        trade = arrived("veiga", veiga={"at": "TR", "trust": 4}, event=event)
        tower = arrived("veiga", veiga={"at": "TL", "trust": 4}, event=event)
        assert (trade.offers("act agitate"), tower.offers("act agitate")) == (common, special)
    # a directive: Mechanization halves the price of servants' moves; an ability: Olga leaves free
    table = arrived("olga", phase="turn", olga={"at": "TR", "card": "EL", "trust": 2})
    table.play("step EL")
    assert table.trust("olga") == 2


@pytest.mark.rule("GM-2.17", "GM-17.8")
def test_trust_counts_for_one_purpose_only(scene: Any) -> None:
    heroes = {
        "culum": {"at": "TR", "card": "TR", "trust": 5, "seized": "MC"},
        "veiga": {"at": "TH", "card": "TH", "trust": 1},
        "sylvia": {"at": "SC", "card": "SC"},
    }
    table = scene(phase="closing", event="trials_won", heroes=heroes, plan=3)
    table.play("take")  # 2 guards: 4 trust are left in all, too few for the 5 of step 3
    assert table.seized("culum") == set()
    assert table.s.plan == 4
    again = scene(phase="closing", event="trials_won", heroes=heroes, plan=3)
    again.play("pass", "give culum 4", "give veiga 1")
    assert again.s.plan == 3


@pytest.mark.rule("GM-2.18")
def test_trust_never_exceeds_the_maximum_of_the_hero(scene: Any, arrived: Any) -> None:
    heroes = {"culum": {"at": "TR", "trust": 5}, "veiga": {"at": "TH", "trust": 8},
              "mustafa": {"at": "EL", "trust": 1}}  # fmt: skip
    table = scene(phase="income", event="high_alert", heroes=heroes)
    assert [table.trust(name) for name in ("culum", "veiga", "mustafa")] == [7, 8, 5]
    gained = [
        (event.args["n"], event.args["lost"])
        for event in table.story()
        if event.key == "trust-gained"
    ]
    assert gained == [(2, 2), (0, 4), (4, 0)]
    full = arrived("veiga", veiga={"at": "TH", "trust": 8})
    assert full.refusal("act gain_trust") == ("trust-is-full", "GM-2.18")


@pytest.mark.rule("GM-2.19", "GM-8.22")
def test_what_is_not_spent_is_kept(plotting: Any) -> None:
    table = plotting(
        bonds=80, discontent=0, culum={"at": "TR", "trust": 1}, citizens={"TR": ""},
        servants={"P": "MC"},
    )  # fmt: skip
    table.play("end").pass_turns()
    assert table.s.round == 2
    assert table.s.bonds == 86
    assert table.trust("culum") == 1


@pytest.mark.rule("GM-2.20", "GM-9.16", "GM-18.47")
def test_a_detained_hero_stays_detained_to_the_end_of_the_round(arrived: Any) -> None:
    table = arrived(
        "veiga", phase="arrival", veiga={"at": "TR"}, raids="TR", event="free_trade", plan=3
    )
    table.play("detain great_goal")  # the turn goes on
    assert table.prompt == "hero-action"
    assert table.trust("veiga") == 2  # her own ability; nothing from Free Trade
    assert table.s.detained == 1 << table.hero("veiga")
    table.play("end", "end")
    assert table.s.round == 2
    assert table.s.detained == 0


@pytest.mark.rule("GM-2.20", "GM-18.15")
def test_a_hero_detained_with_the_turn_continued_does_not_join_the_uprising(arrived: Any) -> None:
    table = arrived(
        "sylvia", phase="arrival", sylvia={"at": "TR"}, culum={"at": "EL", "detained": True},
        veiga={"at": "MC"}, raids="TR", caught="", event="join_the_uprising", plan=3,
    )  # fmt: skip
    table.play("detain great_goal", "end")
    assert table.s.round == 2  # nobody was offered a citizen
    assert not any(event.key == "identified" for event in table.story())
