"""Chapter 32: the automa's city events: protocols, breakthroughs, plan conditions, supports."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.tables import tables

PRESENCE = {
    "underground_network": "CC CS", "night_shift": "IN", "market_rumours": "TR TH",
    "closed_symposium": "SC", "premiere_night": "TH", "high_society_ball": "EL",
    "blackout": "IN CC", "tribunal": "TL", "citadel_audit": "MC", "smugglers_routes": "TR EL",
    "street_theatre": "TH CS", "factory_accident": "IN SC", "free_press": "TL MC",
}  # fmt: skip
PAID = ("general_census", "informers", "curfew")
PLACES = ("TR", "IN", "SC", "TH", "EL", "MC", "TL", "CC", "CS")


def all_in(*codes: str, **trust: int) -> dict[str, Any]:
    """Culum, Veiga and Sylvia in these districts (all in the last one named), with trust."""
    places = (*codes, codes[-1], codes[-1])
    return {
        name: {"at": at, "trust": trust.get(name, 0)}
        for name, at in zip(("culum", "veiga", "sylvia"), places, strict=False)
    }


def paid(table: Any) -> int:
    return sum(event["n"] for event in table.happened("trust-paid"))


# -- protocols --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-32.1", "GM-32.11")
def test_every_event_has_its_parts() -> None:
    events = {event.id: event for event in tables(None, True).events}
    assert set(events) == {*PRESENCE, *PAID, "countdown_automa"}
    for id in (*PRESENCE, *PAID):
        event = events[id]
        assert event.protocol.kind in "ABC"
        assert event.breakthrough.effect
        assert event.hold.if_ is not None or event.hold.cost is not None
    assert {id for id, event in events.items() if event.support} == {
        "underground_network", "night_shift", "closed_symposium", "premiere_night", "blackout",
        "citadel_audit", "smugglers_routes", "factory_accident", "free_press", "curfew",
    }  # fmt: skip


@pytest.mark.rule("GM-32.2", "GM-32.3", "GM-36.1")
@pytest.mark.parametrize("event", PRESENCE)
def test_one_hero_in_a_named_district_prevents_the_protocol(evening: Any, event: str) -> None:
    named = PRESENCE[event].split()
    elsewhere = next(code for code in PLACES if code not in named)
    for code in PLACES:
        table = evening(event, heroes=all_in(code, elsewhere), district_tokens="TR EL IN")
        prevented = [{"card": event}] if code in named else []
        assert table.happened("protocol-prevented") == prevented
        assert len(table.happened("protocol")) == (0 if prevented else 1)
        assert table.s.supply() == (9 if prevented else 8)


@pytest.mark.rule("GM-32.4", "GM-5.29")
@pytest.mark.parametrize("event", PAID)
def test_two_trust_prevent_the_protocol(evening: Any, event: str) -> None:
    table = evening(event, heroes=all_in("TR", culum=1, veiga=1))
    assert (table.prompt, table.seat) == ("pledge", 0)
    table.play("give culum 1")
    asked = table.match.decision(table.seat).details
    assert (asked["hero"], asked["n"], asked["left"]) == ("veiga", 2, 1)
    assert table.options() == ["give veiga 0", "give veiga 1"]
    table.play("give veiga 1")
    assert table.happened("protocol-prevented") == [{"card": event}]
    assert (paid(table), table.s.supply()) == (2, 9)
    # declined
    table = evening(event, heroes=all_in("TR", culum=1, veiga=1)).play("give culum 0")
    assert (paid(table), table.s.supply()) == (0, 8)
    # with 1 trust it is not offered
    table = evening(event, heroes=all_in("TR", culum=1))
    assert (table.s.round, table.s.supply()) == (2, 8)


@pytest.mark.rule("GM-32.5", "GM-36.2")
def test_a_protocol_puts_a_reinforcement_guard_into_a_random_district(evening: Any) -> None:
    table = evening("tribunal", guards={"TR": 3, "EL": 1}, district_tokens="TR EL")
    assert table.guards("EL") == (2, 0)
    assert table.s.extra[table.d("EL")] == 1
    assert table.guards("TR") == (3, 0)
    assert table.happened("reinforced") == [{"district": "elite", "why": "tribunal"}]


@pytest.mark.rule("GM-32.6")
def test_no_breakthrough_without_preventing_the_protocol(evening: Any) -> None:
    for at, broken in (("IN", 1), ("TR", 0)):
        table = evening("night_shift", heroes=all_in(at), facts=["guard_broken"])
        assert len(table.happened("guard-broken")) == broken
        assert len(table.happened("breakthrough")) == broken


@pytest.mark.rule("GM-32.6", "GM-32.7", "GM-36.5")
def test_no_breakthrough_without_its_requirement(evening: Any) -> None:
    table = evening("night_shift", heroes=all_in("IN"))
    assert table.happened("protocol-prevented") == [{"card": "night_shift"}]
    assert table.happened("breakthrough") == []


@pytest.mark.rule("GM-32.7", "GM-32.8")
def test_a_payment_may_be_declined_a_condition_asks_nobody(evening: Any) -> None:
    table = evening("free_press", heroes=all_in("TL", culum=2), discontent=4)
    table.play("give culum 0")
    assert (table.s.discontent, table.happened("breakthrough")) == (4, [])
    table = evening("free_press", heroes=all_in("TL", culum=2), discontent=4)
    table.play("give culum 2")
    assert table.s.discontent == 5
    # two heroes share Theatre: discontent rises although Provocation advances the plan
    table = evening(
        "premiere_night", heroes=all_in("TH"), discontent=5, plan=4,
        published=["auto_provocation"],
    )  # fmt: skip
    assert (table.s.round, table.s.discontent, table.s.plan) == (2, 6, 5)


@pytest.mark.rule("GM-32.9", "GM-33.28")
def test_another_protocol_does_not_cancel_the_breakthrough(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", event="night_shift", facts=["guard_broken"], servants={"E": "CS"},
        citizens={"CS": "A.u"}, heroes=all_in("IN", "SC"), district_tokens="TR EL",
    )  # fmt: skip
    assert table.guards("TR") == (3, 0)  # Executor could do nothing
    table.pass_turns()
    assert table.happened("protocol-prevented") == [{"card": "night_shift"}]
    assert table.guards("EL") == (1, 1)


@pytest.mark.rule("GM-32.12")
def test_detained_heroes_count_as_present(evening: Any) -> None:
    heroes = {
        "culum": {"at": "CS", "detained": True}, "veiga": {"at": "TH", "detained": True},
        "sylvia": {"at": "SC", "detained": True},
    }  # fmt: skip
    table = evening("underground_network", heroes=heroes, plan=4)
    assert table.happened("protocol-prevented")
    assert table.s.plan == 4  # and they are connected
    heroes = {"culum": {"at": "TH", "detained": True}, "veiga": {"at": "TH", "detained": True}}
    table = evening("premiere_night", heroes=heroes, discontent=4)
    assert table.s.discontent == 5


@pytest.mark.rule("GM-32.14", "GM-36.6")
def test_the_countdown_only_advances_the_plan(evening: Any) -> None:
    table = evening("countdown_automa", round=13, plan=5, heroes=all_in("TR", culum=7, veiga=8))
    assert (table.s.round, table.s.plan) == (14, 6)
    assert table.s.supply() == 9
    assert table.happened("protocol") == table.happened("protocol-prevented") == []
    assert table.match.view(0)["board"]["event"] == "countdown_automa"  # it stays
    table = evening("countdown_automa", round=13, plan=11)
    assert table.match.outcome.reason == "plan"


@pytest.mark.rule("GM-32.37")
def test_payments_are_offered_only_if_they_can_be_made_and_matter(evening: Any) -> None:
    table = evening("underground_network", heroes=all_in("CS", culum=1))
    assert table.s.round == 2  # 1 trust is too little
    table = evening("closed_symposium", heroes=all_in("SC", culum=2))
    assert table.s.round == 2  # no directive is published
    table = evening("citadel_audit", heroes=all_in("MC", culum=2))
    assert table.s.round == 2  # the marker is at home
    table = evening("smugglers_routes", heroes=all_in("TR", culum=2))
    assert table.s.round == 2  # nobody is revealed
    table = evening("tribunal", heroes=all_in("TL", culum=2))
    assert table.s.round == 2  # no card is seized


@pytest.mark.rule("GM-32.38")
def test_protocol_breakthrough_and_plan_are_paid_separately_in_this_order(evening: Any) -> None:
    table = evening("informers", heroes=all_in("TR", "TH", "SC", culum=3, veiga=2), plan=4)
    table.play("give culum 2")  # the protocol
    assert table.options() == ["give culum 0", "give culum 1"]
    table.play("give culum 0", "give veiga 2")  # the breakthrough
    assert table.prompt == "identify"
    table.play("citizen 1")
    assert table.s.plan == 5  # nobody but Culum has trust left
    assert [event["n"] for event in table.happened("trust-paid")] == [2, 2]
    seized = {"culum": {"at": "TL", "trust": 4, "seized": "TR"}}
    table = evening("tribunal", heroes=seized, plan=4).play("give culum 2")
    assert table.s.plan == 5  # 2 trust are left: no payment of 3
    table = evening("tribunal", heroes=seized, plan=4).play("give culum 0", "give culum 3")
    assert table.s.plan == 4


@pytest.mark.rule("GM-32.39")
def test_each_player_decides_about_the_own_trust(evening: Any) -> None:
    table = evening("tribunal", heroes=all_in("TR", culum=2, veiga=2, sylvia=2), plan=4)
    assert (table.seat, table.options()) == (0, ["give culum 0", "give culum 1", "give culum 2"])
    table.play("give culum 1")
    assert (table.seat, table.options()) == (1, ["give veiga 0", "give veiga 1", "give veiga 2"])
    table.play("give veiga 0")
    # Sylvia's player has the last word: nothing was taken before she agreed
    assert (table.seat, table.options()) == (2, ["give sylvia 0", "give sylvia 2"])
    assert paid(table) == 0
    assert table.refusal("give veiga 2") == ("another-hero-first", "GM-5.6")
    assert table.refusal("give sylvia 1") == ("share-too-small", "GM-5.29")
    assert table.refusal("give sylvia 3") == ("share-too-big", "GM-5.29")
    table.play("give sylvia 0")
    assert (table.s.plan, paid(table)) == (5, 0)


@pytest.mark.rule("GM-32.39", "GM-60.6")
def test_nobody_pays_more_than_is_held(evening: Any) -> None:
    table = evening("tribunal", heroes=all_in("TR", culum=1, veiga=2))
    assert table.refusal("give culum 2") == ("too-little-trust", "GM-60.6")


@pytest.mark.rule("GM-15.13", "GM-32.20", "GM-32.34")
def test_at_the_riot_stage_a_breakthrough_identifies_instead(evening: Any) -> None:
    table = evening("free_press", heroes=all_in("TL", culum=2), discontent=18)
    table.play("give culum 2")
    assert (table.prompt, table.seat) == ("identify-instead", 0)
    table.play("citizen 1")
    assert (table.people("MC").count(".r"), table.s.discontent) == (1, 18)


# -- plan conditions ----------------------------------------------------------------------------------

HOLDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "underground_network",
        {"heroes": all_in("CS", "TH", "MC")},
        {"heroes": all_in("TR", "SC", "MC")},
    ),
    ("night_shift", {"guards": {"EL": (0, 2)}}, {"guards": {"EL": (1, 1)}}),
    ("market_rumours", {"facts": ["citizen_identified"]}, {"facts": ["citizen_moved"]}),
    (
        "closed_symposium",
        {"heroes": all_in("SC", culum=1, veiga=3, sylvia=2)},
        {"heroes": all_in("SC", culum=1, veiga=3, sylvia=1)},
    ),
    (
        "premiere_night",
        {"discontent": 5, "discontent_before": 4},
        {"discontent": 4, "discontent_before": 4},
    ),
    ("high_society_ball", {}, {"facts": ["hero_detained"]}),
    ("general_census", {"heroes": all_in("TR", "TH", "SC")}, {"heroes": all_in("TR", "TH", "TR")}),
    ("blackout", {"facts": ["special_action_done"]}, {}),
    ("citadel_audit", {"heroes": all_in("CS", "TL", "SC")}, {"heroes": all_in("CS", "TR", "SC")}),
    ("smugglers_routes", {"facts": ["citizen_moved"]}, {"facts": ["citizen_identified"]}),
    ("street_theatre", {"heroes": all_in("TR", "EL", "TL")}, {"heroes": all_in("TR", "MC", "TL")}),
    ("factory_accident", {"guards": {"EL": 3, "TR": 1}}, {"guards": {"SC": 3, "TR": 1}}),
    ("free_press", {"published": ["auto_levy"]}, {"published": ["auto_levy", "auto_surveillance"]}),
    ("curfew", {"facts": ["chose_start_district"]}, {}),
]


@pytest.mark.rule(
    "GM-32.10", "GM-32.13", "GM-32.20", "GM-32.21", "GM-32.22", "GM-32.23", "GM-32.24", "GM-32.25",
    "GM-32.26", "GM-32.27", "GM-32.29", "GM-32.30", "GM-32.31", "GM-32.32", "GM-32.34", "GM-32.35",
)  # fmt: skip
@pytest.mark.parametrize(("event", "holding", "failing"), HOLDS, ids=[e[0] for e in HOLDS])
def test_the_plan_holds_on_the_condition_of_the_card(
    evening: Any, event: str, holding: Any, failing: Any
) -> None:
    assert evening(event, plan=4, **holding).s.plan == 4
    assert evening(event, plan=4, **failing).s.plan == 5


@pytest.mark.rule("GM-32.33")
def test_informers_the_plan_holds_if_every_hero_has_trust(evening: Any) -> None:
    table = evening("informers", heroes=all_in("TR", culum=1, veiga=1, sylvia=1), plan=4)
    assert table.play("give culum 0", "give veiga 0").s.plan == 4
    table = evening("informers", heroes=all_in("TR", culum=1, veiga=1, sylvia=0), plan=4)
    assert table.play("give culum 0").s.plan == 5


@pytest.mark.rule("GM-32.28", "GM-32.10")
def test_tribunal_the_plan_holds_for_3_trust(evening: Any) -> None:
    table = evening("tribunal", heroes=all_in("TR", culum=2, veiga=1), plan=4)
    table.play("give culum 2", "give veiga 1")
    assert (table.s.plan, paid(table)) == (4, 3)
    assert evening("tribunal", heroes=all_in("TR", culum=2), plan=4).s.plan == 5


@pytest.mark.rule("GM-32.13")
def test_heroes_in_one_district_or_a_chain_are_connected(evening: Any) -> None:
    for places, plan in (
        (("TR", "TR", "TR"), 4), (("TR", "EL", "MC"), 4), (("TR", "TR", "IN"), 4),
        (("TR", "IN", "SC"), 5), (("TR", "TR", "CS"), 5),
    ):  # fmt: skip
        assert evening("underground_network", heroes=all_in(*places), plan=4).s.plan == plan


@pytest.mark.rule("GM-32.22", "GM-32.15")
def test_what_heroes_do_this_round_meets_the_condition(arrived: Any) -> None:
    def plan_after(event: str, hero: str, given: Any, *acts: str, **more: Any) -> int:
        table = arrived(hero, mode="automa", event=event, plan=4, seats=1, **{hero: given}, **more)
        table.play(*acts).pass_turns()
        while table.prompt == "pledge":
            table.play(table.options()[0])  # nothing
        assert table.s.round == 2
        return int(table.s.plan)

    guard = {"guards": {"TR": (1, 1)}, "citizens": {"TR": "A.u"}}
    sylvia = {"at": "TR", "trust": 2}
    assert plan_after("market_rumours", "sylvia", sylvia, "act identify", **guard) == 4
    assert plan_after("market_rumours", "sylvia", sylvia, "end", **guard) == 5
    moved = {"citizens": {"TR": "A.r"}}
    goes = ("act move_citizens", "district IN")
    assert plan_after("smugglers_routes", "sylvia", sylvia, *goes, **moved) == 4
    rally = {"at": "CS", "trust": 2}
    assert plan_after("blackout", "sylvia", rally, "act square_a") == 4
    assert plan_after("blackout", "sylvia", sylvia, "act agitate") == 5  # not a special action


@pytest.mark.rule("GM-32.25", "GM-35.2")
def test_a_detention_by_a_servant_spoils_the_ball(arrived: Any) -> None:
    for at, plan in (("TR", 5), ("EL", 4)):
        table = arrived(
            "sylvia", phase="arrival", mode="automa", event="high_society_ball", plan=4,
            sylvia={"at": "TR"}, servants={"E": at, "P": "MC", "L": "MC"},
        )  # fmt: skip
        assert table.pass_turns().s.plan == plan


@pytest.mark.rule("GM-32.35")
def test_curfew_holds_if_a_hero_stays(arrived: Any) -> None:
    for began, plan in (("TR", 4), ("IN", 5)):
        table = arrived(
            "sylvia", phase="turn", mode="automa", event="curfew", plan=4,
            sylvia={"at": "TR", "began": began},
        )  # fmt: skip
        assert table.pass_turns().s.plan == plan


# -- breakthroughs ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-32.20", "GM-32.3", "GM-32.6", "GM-32.7", "GM-32.13")
def test_s24_underground_network(evening: Any) -> None:
    heroes = all_in("CS", "TH", "MC", culum=1, veiga=1)
    table = evening("underground_network", heroes=heroes, discontent=4, plan=4)
    table.play("give culum 1", "give veiga 1")
    assert (table.s.discontent, table.s.plan, table.s.supply()) == (5, 4, 9)
    heroes = all_in("TR", "TH", "MC", culum=1, veiga=1)
    table = evening("underground_network", heroes=heroes, discontent=4, plan=4)
    assert (table.s.round, table.s.discontent, table.s.supply()) == (2, 4, 8)


@pytest.mark.rule("GM-32.21", "GM-32.15")
def test_night_shift_breaks_a_guard_in_a_random_district(evening: Any) -> None:
    table = evening(
        "night_shift", heroes=all_in("IN"), facts=["guard_broken"], plan=4,
        guards={"EL": (1, 1), "TR": 3, "IN": 1}, district_tokens="EL",
    )  # fmt: skip
    assert table.guards("EL") == (0, 2)
    assert table.s.plan == 4  # now a district has no working guard


@pytest.mark.rule("GM-32.22", "GM-32.15")
def test_market_rumours_identify_a_citizen_and_hold_the_plan(evening: Any) -> None:
    table = evening(
        "market_rumours", heroes=all_in("TR", culum=2), citizens={"EL": "N.u T.u"}, plan=4
    )
    table.play("give culum 2")
    assert (table.prompt, table.seat) == ("identify", 0)
    assert len(table.options()) == 25  # every unknown citizen of the city
    table.play(table.token("EL", "T"))
    assert (table.people("EL"), table.s.plan) == ("N.u T.r", 4)


@pytest.mark.rule("GM-32.23")
def test_closed_symposium_cancels_a_directive(evening: Any) -> None:
    published = ["auto_levy", "auto_surveillance"]
    table = evening("closed_symposium", heroes=all_in("SC", culum=2), published=published)
    table.play("give culum 2")
    assert table.refusal("directive auto_provocation") == ("not-published", "GM-19.6")
    table.play("directive auto_levy")
    assert table.published == ["auto_surveillance"]
    assert table.match.view(0)["board"]["machine"]["removed"] == ["auto_levy"]


@pytest.mark.rule("GM-32.24", "GM-32.15")
def test_premiere_night_two_heroes_together_raise_discontent(evening: Any) -> None:
    table = evening("premiere_night", heroes=all_in("TH", "SC"), discontent=4, plan=4)
    assert (table.s.discontent, table.s.plan) == (5, 4)  # Veiga and Sylvia share Science
    table = evening("premiere_night", heroes=all_in("TH", "SC", "TR"), discontent=4, plan=4)
    assert (table.s.discontent, table.s.plan) == (4, 5)


@pytest.mark.rule("GM-32.25")
def test_high_society_ball_returns_an_arrested_citizen(evening: Any) -> None:
    table = evening("high_society_ball", heroes=all_in("EL", culum=3), arrested="S")
    table.play("give culum 3")
    assert table.prompt == "release"
    table.play("district MC")
    assert table.people("MC").count("S.r") == 1
    assert paid(table) == 3


@pytest.mark.rule("GM-32.26")
def test_general_census_identifies_up_to_two_citizens_of_one_district(evening: Any) -> None:
    fields = {"citizens": {"EL": "N.u T.u A.u", "TR": "M.u"}}
    table = evening("general_census", heroes=all_in("CS", "TR", culum=2), **fields)
    table.play("give culum 2")
    first = table.token("EL", "N")
    table.play(first)
    assert table.options() == [table.token("EL", "T"), table.token("EL", "A"), "done"]
    assert table.refusal(table.token("TR", "M")) == ("citizen-elsewhere", "GM-32.26")
    assert table.refusal(first) == ("already-picked", "GM-32.26")
    assert table.refused(first).args == (("citizen", int(first.split()[1])),)
    table.play(table.token("EL", "A"))
    assert table.people("EL") == "N.r T.u A.r"
    table = evening("general_census", heroes=all_in("CS", "TR", culum=2), **fields)
    table.play("give culum 2", first, "done")
    assert table.people("EL") == "N.r T.u A.u"
    # without a hero in the Central Square there is none
    table = evening("general_census", heroes=all_in("TR", culum=2)).play("give culum 2")
    assert table.s.round == 2


@pytest.mark.rule("GM-32.27")
def test_blackout_breaks_guards_in_two_random_districts(evening: Any) -> None:
    table = evening("blackout", heroes=all_in("CC", "SC"), district_tokens="TR EL IN")
    assert (table.guards("TR"), table.guards("EL"), table.guards("IN")) == ((1, 1), (1, 1), (2, 0))
    table = evening("blackout", heroes=all_in("IN", "SC"), district_tokens="TR EL")
    assert table.guards("TR") == (2, 0)  # prevented, but nobody is in the Control Centre


@pytest.mark.rule("GM-32.27")
def test_the_two_districts_of_blackout_are_different(evening: Any) -> None:
    table = evening(
        "blackout", heroes=all_in("CC", "SC"), tokens_up="EL IN TH SC CS TL CC TR",
        district_tokens="MC", chance=[8, 7, 6, 5, 4, 3, 2, 1],
    )  # fmt: skip
    # the Citadel is the last token face down, and the first one after the shuffle
    assert table.guards("MC") == (1, 1)
    assert [event["district"] for event in table.happened("guard-broken")] == [
        "main_citadel", "tower_of_law",
    ]  # fmt: skip


@pytest.mark.rule("GM-32.28")
def test_tribunal_restores_a_seized_card(evening: Any) -> None:
    heroes = all_in("TL", "SC", culum=2)
    heroes["sylvia"]["seized"] = "TR EL"
    table = evening("tribunal", heroes=heroes)
    table.play("give culum 2")
    assert (table.prompt, table.seat) == ("restore-card", 2)  # the owner chooses
    table.play("card EL")
    assert table.seized("sylvia") == {"TR"}


@pytest.mark.rule("GM-32.29", "GM-34.9")
def test_citadel_audit_moves_the_marker_back(evening: Any) -> None:
    for marker, after in ((3, 5), (6, 0), (5, 0)):
        table = evening("citadel_audit", heroes=all_in("MC", culum=2), marker=marker)
        table.play("give culum 2")
        assert table.match.view(0)["board"]["tracks"]["marker"] == after


@pytest.mark.rule("GM-32.30", "GM-32.15")
def test_smugglers_routes_move_a_revealed_citizen_anywhere(evening: Any) -> None:
    table = evening(
        "smugglers_routes", heroes=all_in("EL", culum=2), citizens={"CC": "A.u S.r"}, plan=4
    )
    table.play("give culum 2")
    assert table.prompt == "citizen-goal"  # the scientist is the only revealed one
    table.play("district TR")
    assert (table.people("CC"), table.people("TR").count("S.r")) == ("A.u", 1)
    assert (table.s.plan, paid(table)) == (4, 2)


@pytest.mark.rule("GM-32.31")
def test_street_theatre_three_active_citizens_raise_discontent(evening: Any) -> None:
    for people, discontent in (("A.r S.r", 8), ("A.r M.r", 7), ("A.r S.u", 7), ("A.r T.r", 7)):
        table = evening(
            "street_theatre", heroes=all_in("CS", "TR", "CS"), discontent=7,
            citizens={"CS": people, "TR": "A.r", "EL": "A.r A.r"},
        )  # fmt: skip
        assert table.s.discontent == discontent


@pytest.mark.rule("GM-32.32")
def test_factory_accident_a_broken_guard_raises_discontent(evening: Any) -> None:
    for facts, discontent in ((["guard_broken"], 5), ([], 4)):
        table = evening("factory_accident", heroes=all_in("IN"), facts=facts, discontent=4)
        assert table.s.discontent == discontent


@pytest.mark.rule("GM-32.33")
def test_informers_identify_for_two_more_trust(evening: Any) -> None:
    table = evening("informers", heroes=all_in("TR", culum=4), citizens={"EL": "N.u"})
    table.play("give culum 2", "give culum 2", table.token("EL", "N"))
    assert (table.people("EL"), paid(table)) == ("N.r", 4)
    table = evening("informers", heroes=all_in("TR", culum=4), citizens={"EL": "N.u"})
    table.play("give culum 2", "give culum 0")
    assert (table.people("EL"), paid(table)) == ("N.u", 2)


@pytest.mark.rule("GM-32.34")
def test_free_press_raises_discontent(evening: Any) -> None:
    table = evening("free_press", heroes=all_in("MC", culum=2), discontent=4).play("give culum 2")
    assert (table.s.discontent, paid(table)) == (5, 2)


@pytest.mark.rule("GM-32.35")
def test_curfew_breaks_a_guard_if_the_heroes_are_apart(evening: Any) -> None:
    for places, guards in ((("TR", "TH", "SC"), (1, 1)), (("TR", "TH", "TH"), (2, 0))):
        table = evening("curfew", heroes=all_in(*places, culum=2), district_tokens="EL")
        table.play("give culum 2")
        assert table.guards("EL") == guards


# -- supports -----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-32.20", "GM-32.11", "GM-5.27")
def test_underground_network_frees_the_order_of_turns(scene: Any) -> None:
    heroes = {"culum": {"at": "TR"}, "veiga": {"at": "EL"}, "sylvia": {"at": "SC"}}
    for given in heroes.values():
        given["card"] = given["at"]
    fields = {"mode": "automa", "seats": 3, "phase": "heroes", "heroes": heroes}
    table = scene(event="underground_network", **fields)
    assert (table.prompt, table.seat) == ("next-hero", 0)
    assert table.options() == ["hero culum", "hero veiga", "hero sylvia"]
    table.play("hero sylvia", "end")
    assert table.options() == ["hero culum", "hero veiga"]
    table.play("hero veiga", "end")
    assert table.match.view(0)["board"]["turn"]["hero"] == "culum"
    table = scene(event="tribunal", **fields)
    assert table.match.view(0)["board"]["turn"]["hero"] == "culum"  # by initiative


@pytest.mark.rule("GM-32.21", "GM-32.11")
def test_night_shift_guards_in_common_districts_need_1_trust_less(arrived: Any) -> None:
    for at, event, broken in (
        ("TR", "night_shift", (1, 1)), ("CS", "night_shift", (2, 0)), ("TR", "tribunal", (2, 0)),
    ):  # fmt: skip
        table = arrived(
            "sylvia", mode="automa", event=event, sylvia={"at": at, "trust": 2}, dice=[3]
        )
        table.play("act attack", "bid 2")
        assert table.guards(at) == broken


@pytest.mark.rule("GM-32.23", "GM-32.36")
def test_closed_symposium_identifying_costs_1_less_each(arrived: Any) -> None:
    for guards, price in ((2, 1), (1, 0), (0, 0)):
        table = arrived(
            "sylvia", mode="automa", event="closed_symposium", sylvia={"at": "TR", "trust": 4},
            citizens={"TR": "A.u M.u"}, guards={"TR": (guards, 2 - guards)},
        )  # fmt: skip
        table.play("act identify", table.token("TR", "A"), table.token("TR", "M"))
        assert table.people("TR") == "A.r M.r"
        assert [event["n"] for event in table.happened("trust-paid")] == [2 * price] * bool(price)


@pytest.mark.rule("GM-32.24", "GM-35.14")
@pytest.mark.parametrize(
    ("at", "servant", "gained"),
    [("TR", "MC", 1), ("CS", "MC", 0), ("TR", "TR", 0)],
)
def test_premiere_night_gives_1_trust_on_arrival(
    arrived: Any, at: str, servant: str, gained: int
) -> None:
    # the servant has a maintenance card: it detains nobody but is there
    table = arrived(
        "culum", phase="arrival", mode="automa", event="premiere_night", idle=["E"],
        culum={"at": at}, servants={"E": servant},
    )  # fmt: skip
    assert table.prompt == "hero-action"
    assert table.trust("culum") == gained


@pytest.mark.rule("GM-32.24")
def test_premiere_night_gives_nothing_to_a_hero_detained_on_the_way(arrived: Any) -> None:
    for die, gained in (("cuffs", 0), ("run", 1)):
        table = arrived(
            "culum", phase="turn", mode="automa", event="premiere_night", dice=[die],
            culum={"at": "TR", "card": "IN", "trust": 1},
        )  # fmt: skip
        table.play("step IN")
        assert table.at("culum") == "IN"
        assert table.trust("culum") == gained


@pytest.mark.rule("GM-32.27")
def test_blackout_the_starting_district_is_left_for_nothing(arrived: Any) -> None:
    table = arrived(
        "culum", phase="turn", mode="automa", event="blackout",
        culum={"at": "TR", "card": "CS", "trust": 3},
    )  # fmt: skip
    table.play("step IN")
    assert table.trust("culum") == 3
    table.play("step CS")
    assert table.trust("culum") == 1


@pytest.mark.rule("GM-32.29", "GM-32.36")
def test_citadel_audit_special_actions_cost_1_less(arrived: Any) -> None:
    def paid_for(at: str, act: str, event: str = "citadel_audit", **more: Any) -> list[int]:
        table = arrived("sylvia", mode="automa", event=event, sylvia={"at": at, "trust": 4}, **more)
        table.play(f"act {act}")
        return [event["n"] for event in table.happened("trust-paid")]

    assert paid_for("CS", "square_a") == [1]
    assert paid_for("CS", "square_a", "tribunal") == [2]
    assert paid_for("CS", "square_a", guards={"CS": (0, 2)}) == []  # never below 0
    assert paid_for("MC", "citadel_a", hand=["auto_levy"]) == [1]
    assert paid_for("TL", "tower_a", published=["auto_levy"]) == [1]
    assert paid_for("CC", "control_a") == [1]
    assert paid_for("TR", "agitate") == [2]  # not a special action


@pytest.mark.rule("GM-32.30")
def test_smugglers_routes_the_first_district_left_is_free(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", event="smugglers_routes", culum={"at": "TR", "trust": 1},
        citizens={"TR": "A.r S.r M.r"},
    )  # fmt: skip
    artist, scientist = table.token("TR", "A"), table.token("TR", "S")
    table.play("act move_citizens", artist, "district IN")
    assert table.trust("culum") == 1
    table.play(scientist, "district CS")  # two districts left
    assert table.trust("culum") == 0
    assert table.people("IN").count("A.r") == 1
    assert table.people("CS").count("S.r") == 1


@pytest.mark.rule("GM-32.32", "GM-5.32")
def test_factory_accident_a_shield_may_be_rerolled_once(arrived: Any) -> None:
    fields = {"mode": "automa", "event": "factory_accident", "sylvia": {"at": "TR", "trust": 2}}
    table = arrived("sylvia", dice=["shield", 2], **fields).play("act attack", "bid 2")
    assert table.options() == ["reroll", "keep"]
    table.play("reroll")
    assert table.guards("TR") == (1, 1)
    table = arrived("sylvia", dice=["shield", "shield"], **fields).play("act attack", "bid 2")
    table.play("reroll")
    assert table.guards("TR") == (2, 0)
    table = arrived("sylvia", dice=[3], **fields).play("act attack", "bid 2")
    assert table.prompt != "reroll"  # only a shield


@pytest.mark.rule("GM-32.34", "GM-32.36")
def test_free_press_agitation_costs_1_less(arrived: Any) -> None:
    for guards, price in ((2, 1), (0, 0)):
        table = arrived(
            "culum", mode="automa", event="free_press", culum={"at": "TR", "trust": 4},
            guards={"TR": (guards, 2 - guards)},
        )  # fmt: skip
        table.play("act agitate")
        assert table.trust("culum") == 4 - price


@pytest.mark.rule("GM-32.35")
def test_curfew_the_better_of_two_escape_rolls_counts(arrived: Any) -> None:
    for event, dice, seized in (
        ("curfew", ["cuffs", "run"], set()), ("curfew", ["run", "cuffs"], set()),
        ("curfew", ["cuffs", "cuffs"], {"IN"}), ("tribunal", ["cuffs", "run"], {"IN"}),
    ):  # fmt: skip
        table = arrived(
            "culum", phase="turn", mode="automa", event=event, dice=dice,
            culum={"at": "TR", "card": "IN"},
        )  # fmt: skip
        table.play("step IN")
        assert table.seized("culum") == seized
