"""Chapter 18: the city events of group II, and The Countdown."""

from __future__ import annotations

from typing import Any

import pytest


def walk(scene: Any, event: str, at: str, card: str, trust: int = 6, **more: Any) -> Any:
    """Sylvia, the last to move, is about to walk."""
    return scene(
        phase="turn", turn="sylvia", event=event,
        heroes={
            "culum": {"at": "TR", "card": "TR", "taken": True},
            "veiga": {"at": "TH", "card": "TH", "taken": True},
            "sylvia": {"at": at, "card": card, "trust": trust},
        },
        **more,
    )  # fmt: skip


# -- Past the Patrols, Free Trade: trust on arrival ---------------------------------------------------


@pytest.mark.rule("GM-18.29", "GM-18.47", "GM-9.16")
@pytest.mark.parametrize(
    ("event", "place", "gain"),
    [
        ("past_the_patrols", "MC", 2), ("past_the_patrols", "TR", 0), ("past_the_patrols", "CS", 2),
        ("free_trade", "TR", 1), ("free_trade", "MC", 0), ("free_trade", "CS", 0),
    ],
)  # fmt: skip
def test_a_free_hero_gains_trust_on_arrival(
    arrived: Any, event: str, place: str, gain: int
) -> None:
    table = arrived("veiga", "arrival", veiga={"at": place, "trust": 3}, event=event)
    assert table.trust("veiga") == 3 + gain
    assert table.prompt == "hero-action"
    caught = arrived(
        "veiga", "arrival", olga={"at": place, "trust": 3}, veiga={"at": "EL"}, event=event,
        raids=place,
    )  # fmt: skip
    caught.play("end", "detain great_goal")  # Olga plays on, but she was detained
    assert caught.trust("olga") == 3


@pytest.mark.rule("GM-18.29", "GM-18.47")
@pytest.mark.parametrize(
    ("event", "path", "left"),
    [
        ("past_the_patrols", ["TL", "CC"], 6 - 2 - 2 + 2),  # the Tower is only passed through
        ("free_trade", ["TH", "IN"], 6 - 2 - 2 + 1),
    ],
)
def test_districts_passed_through_give_no_trust(
    scene: Any, event: str, path: list[str], left: int
) -> None:
    table = walk(scene, event, "SC", path[-1])
    table.play(*[f"step {place}" for place in path])
    assert table.trust("sylvia") == left


@pytest.mark.rule("GM-18.30", "GM-2.3", "GM-2.8")
@pytest.mark.parametrize(
    ("more", "plan"),
    [
        ({}, 4),  # two guards and one citizen in the Citadel
        ({"citizens": {"MC": "u u", "TL": "u u", "CC": "u u", "TR": "u"}}, 4),  # now in Trade
        ({"citizens": {"MC": "u u", "TL": "u u", "CC": "u u"}}, 3),
        ({"citizens": {"MC": "u T.k", "TL": "u u", "CC": "u u"}}, 3),
        ({"citizens": {"MC": "u T.r", "TL": "u u", "CC": "u u"}}, 4),  # no citizen any more
        ({"citizens": {"MC": "u", "TL": "u u", "CC": "u u"}, "guards": {"MC": (1, 1)}}, 3),
    ],
)
def test_past_the_patrols_advances_when_guards_outnumber_citizens(
    closing: Any, more: dict[str, Any], plan: int
) -> None:
    assert closing("past_the_patrols", plan=3, **more).s.plan == plan


@pytest.mark.rule("GM-18.48", "GM-19.4")
def test_free_trade_advances_for_two_directives_of_the_hand(closing: Any) -> None:
    table = closing("free_trade", plan=3, hand=["levy", "mechanization", "fortification"])
    assert (table.prompt, table.seat) == ("advance-plan", 0)
    table.play("take", "directive levy", "directive fortification")
    board = table.match.view(1)["board"]["machine"]
    assert (table.s.plan, board["hand_size"]) == (4, 1)
    assert board["removed"] == ["levy", "fortification"]


@pytest.mark.rule("GM-18.48")
def test_free_trade_advances_for_one_published_directive(closing: Any) -> None:
    table = closing(
        "free_trade", plan=3, hand=["levy", "mechanization"], published=["surveillance"]
    )
    table.play("take")
    assert table.options() == ["choose two_from_hand", "choose one_published"]
    table.play("choose one_published")
    assert (table.s.plan, table.published, table.s.hand_size()) == (4, [], 2)
    table = closing("free_trade", plan=3, published=["surveillance"])
    table.play("pass")
    assert (table.s.plan, table.published) == (3, ["surveillance"])


@pytest.mark.rule("GM-18.48")
def test_free_trade_does_not_count_what_heroes_burned_earlier(arrived: Any) -> None:
    """One directive burned in the Citadel, one left: the Machine cannot discard two."""
    table = arrived(
        "sylvia", sylvia={"at": "MC", "trust": 2}, event="free_trade", hand=["levy", "provocation"],
        plan=3,
    )  # fmt: skip
    table.play("act citadel_a")
    assert (table.s.round, table.s.plan, table.s.hand_size()) == (2, 3, 1)


# -- City Council Elections ------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.31")
def test_elections_move_agitation_into_special_districts(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "MC", "trust": 5}, event="city_council_elections")
    before = table.s.discontent
    table.play("act agitate")
    assert (table.s.discontent, table.trust("veiga")) == (before + 1, 3)
    table = arrived("veiga", veiga={"at": "EL", "trust": 5}, event="city_council_elections")
    assert table.refusal("act agitate") == ("not-in-this-district", "GM-11.3")


@pytest.mark.rule("GM-18.32")
@pytest.mark.parametrize(
    ("order", "plan"), [([], 4), (["order P raid"], 3), (["order P arrest"], 3), (["move P EL"], 4)]
)
def test_elections_are_held_by_a_raid_or_an_arrest(
    plotting: Any, order: list[str], plan: int
) -> None:
    table = plotting(
        event="city_council_elections", servants={"P": "TR"}, citizens={"TR": "A.r S.r"},
        discontent=3, plan=3, culum={"at": "EL"},
    )  # fmt: skip
    table.play(*order, "end").pass_turns()
    assert (table.s.round, table.s.plan) == (2, plan)


# -- Trust versus Coercion ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.33", "GM-6.9", "GM-6.12")
def test_trust_versus_coercion_gives_trust_and_bonds(scene: Any) -> None:
    table = scene(
        events=["trust_versus_coercion"], discontent=2,
        heroes={
            "culum": {"at": "TR", "trust": 5}, "veiga": {"at": "TH"}, "sylvia": {"at": "EL"},
        },
    )  # fmt: skip
    assert table.s.trust == [7, 5, 5]  # four citizens and one more; Culum holds seven
    assert table.s.bonds == 6 + 2


@pytest.mark.rule("GM-18.33", "GM-6.8", "GM-6.9")
def test_the_trust_of_the_event_cannot_be_divided(scene: Any) -> None:
    table = scene(
        events=["trust_versus_coercion"],
        heroes={"culum": {"at": "TR"}, "veiga": {"at": "TR"}, "sylvia": {"at": "EL"}},
    )  # fmt: skip
    assert table.options()[-1] == "give culum 4"  # the citizens' trust only
    table.play("give culum 4")
    assert table.s.trust == [5, 1, 5]


@pytest.mark.rule("GM-18.34")
@pytest.mark.parametrize(("bonds", "plan"), [(4, 3), (5, 3), (6, 4)])
def test_trust_versus_coercion_advances_with_more_bonds_than_trust(
    closing: Any, bonds: int, plan: int
) -> None:
    table = closing(
        "trust_versus_coercion", bonds=bonds, plan=3,
        heroes={
            "culum": {"at": "TR", "trust": 2}, "veiga": {"at": "TH", "trust": 3},
            "sylvia": {"at": "SC"},
        },
    )  # fmt: skip
    assert table.s.plan == plan


# -- Citywide Maintenance ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.35")
def test_citywide_maintenance_repairs_one_or_two_for_a_bond_each(plotting: Any) -> None:
    where: dict[str, Any] = {
        "servants": {"P": "TR", "E": "EL"}, "guards": {"TR": (0, 3), "EL": (0, 1)},
    }  # fmt: skip
    table = plotting(event="citywide_maintenance", **where)
    table.play("order P repair")
    assert (table.s.bonds, table.guards("TR"), table.prompt) == (9, (1, 2), "repair-again")
    table.play("again")
    assert (table.s.bonds, table.guards("TR")) == (8, (2, 1))
    assert table.prompt == "machine"  # never three
    table.play("order E repair")
    assert (table.s.bonds, table.guards("EL"), table.prompt) == (7, (1, 0), "machine")
    table = plotting(event="citywide_maintenance", **where)
    table.play("order P repair", "done")
    assert (table.s.bonds, table.guards("TR")) == (9, (1, 2))
    table = plotting(event="citywide_maintenance", **{**where, "bonds": 1})
    table.play("order P repair")
    assert (table.guards("TR"), table.s.bonds) == ((1, 2), 0)  # no bond for another


@pytest.mark.rule("GM-18.36")
@pytest.mark.parametrize(
    ("more", "plan"),
    [
        ({}, 3),
        ({"guards": {"EL": (0, 2)}}, 4),
        ({"guards": {"EL": 0, "TR": 3, "IN": 3}}, 4),
        ({"guards": {"EL": (0, 2)}, "riots": "EL"}, 3),
        ({"guards": {"EL": (0, 2)}, "raids": "EL"}, 3),  # it lay there when the phase began
        ({"guards": {"EL": (1, 1)}}, 3),
    ],
)
def test_citywide_maintenance_advances_for_an_unguarded_district(
    closing: Any, more: dict[str, Any], plan: int
) -> None:
    assert closing("citywide_maintenance", plan=3, **more).s.plan == plan


# -- Mass Searches -------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.37", "GM-21.12")
def test_mass_searches_seize_the_card_of_a_district_with_a_servant(scene: Any) -> None:
    table = walk(scene, "mass_searches", "SC", "CS", servants={"P": "CS"})
    table.play("step CS")
    assert table.seized("sylvia") == {"CS"}
    assert table.prompt == "hero-action"  # no detention: she may act
    assert table.match.view(0)["board"]["heroes"][2]["surely_seized"] == ["central_square"]
    passing = walk(scene, "mass_searches", "SC", "IN", servants={"P": "CS"})
    passing.play("step CS", "step IN")
    assert passing.seized("sylvia") == set()


@pytest.mark.rule("GM-18.37", "GM-16.4")
def test_mass_searches_may_seize_the_last_card(arrived: Any) -> None:
    table = arrived(
        "veiga", "arrival", veiga={"at": "TR", "seized": "IN SC TH EL MC TL CC CS"},
        event="mass_searches", servants={"P": "TR"},
    )  # fmt: skip
    assert table.match.outcome.reason == "access"


@pytest.mark.rule("GM-18.38")
def test_mass_searches_are_prevented_by_revealing_a_known_active_citizen(closing: Any) -> None:
    people = {"TR": "A.k A.r A.u S.k T.k"}  # stage 1: artists only
    table = closing("mass_searches", plan=3, discontent=3, citizens=people)
    assert (table.prompt, table.seat) == ("reveal-to-prevent", 1)
    assert table.options() == [table.token("TR", "A", 0), "pass"]
    for number in (1, 2):
        assert table.refusal(table.token("TR", "A", number))[1] == "GM-18.38"
    table.play(table.token("TR", "A", 0))
    assert (table.s.plan, table.people("TR")) == (3, "A.r A.r A.u S.k T.k")
    table = closing("mass_searches", plan=3, discontent=3, citizens=people)
    table.play("pass")
    assert (table.s.plan, table.people("TR")) == (4, "A.k A.r A.u S.k T.k")
    table = closing("mass_searches", plan=3, discontent=3, citizens={"TR": "A.r A.u"})
    assert (table.s.round, table.s.plan) == (2, 4)  # nobody is known


# -- Order versus Chaos ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.39")
def test_under_order_versus_chaos_identified_citizens_are_revealed(arrived: Any) -> None:
    table = arrived(
        "veiga", veiga={"at": "TR", "trust": 8}, event="order_versus_chaos",
        citizens={"TR": "A.u S.u"},
    )  # fmt: skip
    table.play("act identify", table.token("TR", "A"), "done")
    assert table.people("TR") == "A.r S.u"
    doctor = arrived(
        "mustafa", mustafa={"at": "TR"}, event="order_versus_chaos",
        citizens={"TR": "S.k", "EL": "A.u"},
    )  # fmt: skip
    doctor.play("act house_call", doctor.token("EL", "A"))
    assert sorted(doctor.people("TR").split()) == ["A.r", "S.k"]


@pytest.mark.rule("GM-18.40")
def test_a_freed_prisoner_is_not_revealed_by_order_versus_chaos(arrived: Any) -> None:
    table = arrived(
        "veiga", veiga={"at": "MC", "trust": 8}, event="order_versus_chaos", arrested="A A A"
    )
    table.play("act citadel_b", "district TR")
    assert table.people("TR").split()[-1] == "A.k"


@pytest.mark.rule("GM-18.41", "GM-2.20")
def test_order_versus_chaos_costs_a_bond_for_each_seen_citizen(closing: Any) -> None:
    """Two heroes in Trade are counted once, the detained one in Theatre not at all."""
    crowd = {
        "heroes": {
            "culum": {"at": "TR"}, "veiga": {"at": "TR"}, "sylvia": {"at": "TH", "detained": True},
        },
        "citizens": {"TR": "A.k S.r T.k T.r M.u", "TH": "A.k A.r", "EL": "S.k S.r"},
    }  # fmt: skip
    table = closing("order_versus_chaos", plan=3, bonds=4, **crowd)
    assert (table.prompt, table.match.decision(0).details["price"]) == ("advance-plan", 3)
    table.play("take")
    assert table.s.plan == 4
    assert [paid["n"] for paid in table.happened("bonds-paid")] == [3]
    table = closing("order_versus_chaos", plan=3, bonds=4, **crowd)
    table.play("pass")
    assert (table.s.plan, table.happened("bonds-paid")) == (3, [])
    table = closing("order_versus_chaos", plan=3, bonds=2, **crowd)
    assert (table.s.round, table.s.plan) == (2, 3)  # it cannot pay


@pytest.mark.rule("GM-18.42")
def test_order_versus_chaos_is_free_when_nobody_is_seen(closing: Any) -> None:
    table = closing("order_versus_chaos", plan=3, bonds=0)
    assert (table.s.round, table.s.plan) == (2, 4)


# -- Wiretapping ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.43")
def test_wiretapping_reveals_one_citizen_for_each_servant_away_from_heroes(closing: Any) -> None:
    table = closing(
        "wiretapping", servants={"P": "EL", "E": "EL", "L": "TR"},  # Culum is in Trade
        citizens={"EL": "A.u S.k M.r", "TR": "I.u"},
    )  # fmt: skip
    assert (table.prompt, table.seat) == ("reveal", 0)
    assert table.options() == [table.token("EL", "A"), table.token("EL", "S"), "pass"]
    table.play(table.token("EL", "S"))
    assert table.prompt == "reveal"
    table.play("pass")
    assert (table.people("EL"), table.people("TR")) == ("A.u S.r M.r", "I.u")
    assert table.s.round == 2


@pytest.mark.rule("GM-18.44", "GM-2.10")
@pytest.mark.parametrize(("discontent", "price"), [(0, 2), (10, 5), (17, 7), (18, 7)])
def test_wiretapping_costs_two_bonds_more_than_the_stage(
    closing: Any, discontent: int, price: int
) -> None:
    where = {"servants": {"P": "TR", "E": "TR", "L": "TR"}, "discontent": discontent, "plan": 3}
    table = closing("wiretapping", bonds=price, **where)
    table.play("take")
    assert table.s.plan == 4
    assert [paid["n"] for paid in table.happened("bonds-paid")] == [price]
    poor = closing("wiretapping", bonds=price - 1, **where)
    assert (poor.s.round, poor.s.plan) == (2, 3)
    proud = closing("wiretapping", bonds=price, **where).play("pass")
    assert (proud.s.plan, proud.happened("bonds-paid")) == (3, [])


# -- Public Punishment --------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.45")
def test_public_punishment_lets_heroes_cancel_in_special_districts(arrived: Any) -> None:
    more: dict[str, Any] = {"event": "public_punishment", "published": ["levy", "surveillance"]}
    table = arrived("veiga", veiga={"at": "CS", "trust": 5}, **more)
    table.play("act repeal", "directive levy")
    assert (table.published, table.trust("veiga")) == (["surveillance"], 3)
    assert table.match.view(1)["board"]["machine"]["removed"] == ["levy"]
    common = arrived("veiga", veiga={"at": "TR", "trust": 5}, **more)
    assert common.refusal("act repeal") == ("not-in-this-district", "GM-11.3")


@pytest.mark.rule("GM-18.46", "GM-10.14")
@pytest.mark.parametrize(
    ("measure", "steps"),
    [("great_goal", ["great_goal"]), ("seizure_of_funds", ["public_punishment"]),
     ("denial_of_access", ["public_punishment"])],
)  # fmt: skip
def test_public_punishment_advances_when_a_turn_was_ended(
    arrived: Any, measure: str, steps: list[str]
) -> None:
    table = arrived(
        "sylvia", "arrival", sylvia={"at": "CS"}, raids="CS", event="public_punishment", plan=3
    )
    table.play(f"detain {measure}").pass_turns()
    assert [step["why"] for step in table.happened("plan")] == steps


@pytest.mark.rule("GM-18.46", "GM-10.14")
def test_handcuffs_are_no_public_punishment(scene: Any) -> None:
    table = walk(scene, "public_punishment", "SC", "CS", trust=1, dice=["cuffs"], plan=3)
    table.play("step CS")
    assert (table.s.round, table.s.plan) == (2, 3)


# -- Bread and Circuses! --------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.49", "GM-5.13")
def test_bread_and_circuses_lowers_discontent_once_for_each_arrival(scene: Any) -> None:
    table = scene(
        phase="heroes", event="bread_and_circuses", bonds=5, discontent=8,
        servants={"P": "TR", "E": "TR", "L": "EL"},
        heroes={
            "culum": {"at": "TR", "card": "TR"}, "veiga": {"at": "EL", "card": "EL"},
            "sylvia": {"at": "SC", "card": "SC"},
        },
    )  # fmt: skip
    assert (table.prompt, table.seat) == ("offer", 0)
    table.play("take")
    assert (table.s.bonds, table.s.discontent) == (3, 7)
    assert table.prompt == "hero-action"  # two servants, one offer
    table.play("end", "pass")
    assert (table.s.bonds, table.s.discontent) == (3, 7)  # it may decline
    table.play("end")
    assert (table.prompt, table.s.active) == ("hero-action", 2)  # no servant in Science


@pytest.mark.rule("GM-18.50", "GM-10.5")
def test_bread_and_circuses_may_be_paid_with_seized_funds(arrived: Any) -> None:
    table = arrived(
        "olga", "arrival", olga={"at": "TR", "trust": 2}, event="bread_and_circuses", bonds=0,
        servants={"P": "TR"}, raids="TR", discontent=8,
    )  # fmt: skip
    assert table.prompt == "detention"
    table.play("detain seizure_of_funds")
    assert (table.prompt, table.s.bonds) == ("offer", 2)
    table.play("take")
    assert (table.s.bonds, table.s.discontent) == (0, 7)


@pytest.mark.rule("GM-18.53")
@pytest.mark.parametrize(
    ("before", "now", "plan"), [(5, 5, 4), (5, 4, 4), (5, 6, 3), (17, 18, 3), (18, 18, 4)]
)
def test_bread_and_circuses_advances_unless_discontent_has_risen(
    closing: Any, before: int, now: int, plan: int
) -> None:
    facts = ["riot_stage_before_round"] if before == 18 else []
    table = closing(
        "bread_and_circuses", discontent_before=before, discontent=now, plan=3, facts=facts
    )
    assert table.s.plan == plan


@pytest.mark.rule("GM-18.53")
def test_a_riot_stage_of_an_earlier_round_advances_the_plan_by_itself(closing: Any) -> None:
    table = closing(
        "high_alert", discontent=18, events=["bread_and_circuses"], guards={"TR": (1, 1)}
    )
    plan = table.s.plan
    table.play("access culum TR", "access veiga TH", "access sylvia SC", "end").pass_turns()
    assert (table.s.round, table.s.plan) == (3, plan + 1)


# -- The Countdown -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.54")
def test_nothing_prevents_the_countdown(closing: Any) -> None:
    table = closing(
        "countdown", plan=4, bonds=0, events=[],
        heroes={
            "culum": {"at": "TR", "trust": 7}, "veiga": {"at": "TH", "trust": 8},
            "sylvia": {"at": "SC", "trust": 8},
        },
    )  # fmt: skip
    assert (table.prompt, table.s.plan) == ("access", 5)
