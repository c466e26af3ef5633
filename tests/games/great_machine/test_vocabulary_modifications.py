"""The vocabulary of effects: what modifies rules, and what waits for a moment (GM-50)."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.games.great_machine import schema as c
from tabletown.games.great_machine.effects.program import TRIGGERS
from tabletown.games.great_machine.effects.standing import STATS
from tabletown.games.great_machine.rules.actions import possible_acts
from tabletown.games.great_machine.rules.prices import act_price, leave_price, threshold
from tabletown.games.great_machine.rules.riots import opposition, support
from tests.games.great_machine.vocabulary import (
    CULUM,
    SYLVIA,
    VEIGA,
    act,
    here,
    in_force,
    modify,
    run,
    steps_of,
)

# -- modifications (GM-50.7, GM-50.27 to GM-50.31) -----------------------------------------------------


@pytest.mark.rule("GM-50.7")
def test_the_stats_are_those_of_the_rulebook(table: Any) -> None:
    assert {
        "leave_cost", "leave_load", "action_cost", "action_repeat", "action_where",
        "actions_per_turn", "attack", "riot", "load_includes_servants", "identified_state",
        "hero_order", "escape_die", "detention_immunity", "hero_bond_use", "deck",
    } == set(STATS)  # fmt: skip
    with pytest.raises(tabletown.BadContent, match="there is no 'luck' here"):
        in_force(table(), modify("luck"))
    with pytest.raises(tabletown.BadContent, match="there is no 'double' here"):
        in_force(table(), modify("leave_cost", "double"))


@pytest.mark.rule("GM-50.7", "GM-50.31")
def test_prices_of_leaving(table: Any) -> None:
    t = table(guards={"TR": 3, "EL": 1})
    d = t.d("TR")
    in_force(t, modify("leave_cost", "add", actor="hero", n=2, district="first"))
    assert (leave_price(t.s, CULUM, d, True), leave_price(t.s, CULUM, d, False)) == (5, 3)
    in_force(t, modify("leave_cost", "add", actor="hero", n=2, district="every"))
    assert leave_price(t.s, CULUM, d, False) == 5
    in_force(t, modify("leave_load", actor="hero", n=0, district="first"),
             modify("leave_cost", "add", actor="hero", n=1, district="first"))  # fmt: skip
    assert leave_price(t.s, CULUM, d, True) == 1
    in_force(t, modify("leave_cost", "add", actor="hero", n=-9, district="every"))
    assert leave_price(t.s, CULUM, d, True) == 0
    in_force(t, modify("leave_cost", actor="servant", n=1),
             modify("leave_cost", "add", actor="guard", n=1, district="first"))  # fmt: skip
    assert (t.s.in_force.servant_price, t.s.in_force.guard_price, t.s.in_force.first_extra) == (
        1,
        1,
        1,
    )
    in_force(t, modify("load_includes_servants", value=True))
    t.s.servants[0] = d
    assert t.s.load_of(d) == 4


@pytest.mark.rule("GM-50.7", "GM-50.28", "GM-50.31", "GM-32.36")
def test_prices_of_actions(table: Any) -> None:
    t = table(fields={"culum": {"trust": 5}})
    assert act_price(t.s, CULUM, act(t, "agitate")) == 2
    in_force(t, modify("action_cost", "add", action="agitate", n=-1))
    assert act_price(t.s, CULUM, act(t, "agitate")) == 1
    in_force(t, modify("action_cost", "add", action="agitate", n=-5))
    assert act_price(t.s, CULUM, act(t, "agitate")) == 0
    # set first, then all add, whatever their order
    in_force(t, modify("action_cost", "add", action="agitate", n=1),
             modify("action_cost", action="agitate", n=3))  # fmt: skip
    assert act_price(t.s, CULUM, act(t, "agitate")) == 4
    in_force(t, modify("action_cost", "add", action="identify", n=-1, per="piece"))
    assert act_price(t.s, CULUM, act(t, "identify")) == 1  # for each citizen
    t.play("act identify")
    first, second = t.options()[:2]
    t.play(first, second, "done")
    assert t.trust("culum") == 3
    in_force(t, modify("action_cost", "add", action="special", n=-1))
    assert set(t.s.in_force.action_cost) == {
        "citadel_a", "citadel_b", "tower_a", "tower_b", "control_a", "control_b", "square_a",
    }  # fmt: skip


@pytest.mark.rule("GM-50.28")
def test_an_action_may_be_repeated_at_its_price(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", bonds=6, guards={"TR": (0, 2)},
              servants={"P": "TR"}, heroes=here("IN", "TH", "SC"))  # fmt: skip
    in_force(t, modify("action_repeat", action="repair", n=2))
    t.play("order P repair", "again")
    assert (t.s.bonds, t.guards("TR"), t.s.acted[0]) == (2, (2, 0), 1)


@pytest.mark.rule("GM-50.7", "GM-50.29")
def test_where_an_action_is_available(table: Any) -> None:
    t = table("MC TH SC", fields={"culum": {"trust": 5}})
    in_force(t, modify("action_where", action="agitate", value="special"))
    words = {action.text for action in possible_acts(t.s, CULUM)}
    assert "act agitate" in words
    assert t.s.in_force.hero_acts_at[t.d("TR")] == [
        n for n in t.s.tables.hero_acts_at[t.d("TR")] if t.s.tables.acts[n].id != "agitate"
    ]
    t = table("TR TH SC", mode="automa", hand=["auto_levy"], fields={"culum": {"trust": 5}})
    t.s.lay_single_token("remote_access", t.d("MC"))
    in_force(t, modify("action_where", action="special", of="token:remote_access", value="any"))
    words = {action.text for action in possible_acts(t.s, CULUM)}
    assert {"act citadel_a", "act citadel_b", "act agitate"} <= words


@pytest.mark.rule("GM-50.7", "GM-50.30")
def test_more_actions_per_turn(table: Any) -> None:
    """The three rules of Culum's second action, and no second one for the others."""
    t = table(fields={"culum": {"trust": 5}})
    t.play("act agitate")
    assert t.refusal("act agitate") == ("same-action-twice", "GM-20.5")  # different
    assert t.refusal("act riot") == ("riot-only-alone", "GM-20.7")  # no_riot_if_two
    t.play("act gain_trust")
    assert t.s.active == VEIGA
    t = table().play("act gain_trust")
    assert t.s.active == VEIGA  # first_not_gain_trust
    t.play("act gain_trust")
    assert t.s.active == SYLVIA
    rules = t.s.tables.two_actions[t.s.heroes[CULUM]].rules
    assert rules == ["different", "no_riot_if_two", "first_not_gain_trust"]


@pytest.mark.rule("GM-50.7", "GM-50.27", "GM-50.31", "GM-11.14")
def test_attacks(table: Any) -> None:
    t = table(mode="automa", fields={"culum": {"trust": 5}}, dice=["shield", 2])
    in_force(t, modify("attack", "add", part="threshold", n=-1))
    assert [threshold(t.s, CULUM, face, 0) for face in (2, 3, 4)] == [1, 2, 3]
    in_force(t, modify("attack", "add", part="threshold", n=-9))
    assert threshold(t.s, CULUM, 4, 0) == 1
    in_force(t)
    assert threshold(t.s, CULUM, 4, 2) == 3  # a reinforcement guard
    in_force(t, modify("attack", part="reinforcement_discount", n=0))
    assert threshold(t.s, CULUM, 4, 2) == 4
    in_force(t, modify("attack", part="reroll", value="shield_once"))
    t.play("act attack", "bid 2")
    assert t.prompt == "reroll"
    t.play("reroll")
    assert t.guards("TR") == (1, 1)
    t = table(mode="automa", fields={"culum": {"trust": 5}}, dice=[4])
    in_force(t, modify("attack", part="reroll", value="shield_once"))
    t.play("act attack", "bid 2")
    assert t.prompt != "reroll"  # not a shield
    t = table(mode="automa", fields={"culum": {"trust": 5}}, dice=[4, 4])
    in_force(t, modify("attack", part="reroll", value="once"))
    t.play("act attack", "bid 2")
    assert t.prompt == "reroll"  # any result
    mateusz = t.s.tables.hero_ids.index("mateusz")
    assert t.s.tables.pays_after_roll[mateusz]
    assert sum(t.s.tables.pays_after_roll) == 1


@pytest.mark.rule("GM-50.7", "GM-50.30")
def test_riots(table: Any) -> None:
    t = table(citizens={"TR": "A.r S.r T.r"}, discontent=4)
    d = t.d("TR")
    assert (support(t.s, d), opposition(t.s, d)) == (1, 3)
    in_force(t, modify("riot", "add", part="guards", n=1))
    assert opposition(t.s, d) == 4
    in_force(t, modify("riot", "add", part="opposition", n=-2))
    assert opposition(t.s, d) == 1
    in_force(t, modify("riot", "add", part="stage", n=1))
    assert support(t.s, d) == 2
    # scope this_riot: over with the riot that is being resolved
    t = table(mode="automa", citizens={"TR": "A.r S.r T.r"}, discontent=4)
    in_force(t)
    run(t, modify("riot", "add", part="opposition", n=-1, scope="this_riot"))
    assert opposition(t.s, d) == 2
    t.play("act riot")
    (result,) = [e.args for e in t.events if e.key == "riot-result"]
    assert (result["opposition"], opposition(t.s, d)) == (2, 3)
    variants = {v.id: v.effect for v in c.Content(None).variants}
    (permits,) = variants["no_missions"]
    assert (permits["part"], permits["n"]) == ("permits", 3)


@pytest.mark.rule("GM-50.7", "GM-50.27")
def test_the_other_modifications(table: Any) -> None:
    t = table(citizens={"TR": "A.u"})
    in_force(t, modify("identified_state", value="revealed"))
    run(t, {"do": "identify", "n": 1, "where": "here", "by": "hero"})
    assert t.people("TR") == "A.r"
    in_force(t, modify("hero_order", value="free"), modify("escape_die", value="best_of_two"),
             modify("detention_immunity", value="servant_of_held_token"),
             modify("deck", part="maintenance_cards", n=3),
             modify("deck", part="maintenance_return", value="one"),
             modify("deck", part="patrol_reinforcement_as", value="patrol"),
             modify("hero_bond_use", "deny"))  # fmt: skip
    force = t.s.in_force
    assert (force.free_order, force.best_of_two, force.immune_by_token) == ("test", "test", True)
    assert (force.maintenance, force.maintenance_return) == (3, "one")
    assert force.reinforcement_is_patrol


@pytest.mark.rule("GM-50.27", "GM-32.35")
@pytest.mark.parametrize(("dice", "free"), [(["cuffs", "run"], True), (["cuffs", "cuffs"], False)])
def test_the_better_of_two_escapes_counts(scene: Any, dice: list[str], free: bool) -> None:
    heroes = here("TR", "TH", "SC")
    heroes["culum"]["card"] = "EL"
    t = scene(mode="automa", seats=1, phase="turn", turn="culum", event="curfew", heroes=heroes,
              servants={"P": "CC", "E": "CC", "L": "CC"}, dice=dice)  # fmt: skip
    t.play("step EL")
    assert t.seized("culum") == (set() if free else {"EL"})


@pytest.mark.rule("GM-50.27", "GM-32.20")
def test_a_free_order_of_turns(scene: Any) -> None:
    t = scene(mode="automa", seats=1, phase="heroes", event="underground_network",
              heroes=here("TR", "TH", "SC"), servants={"P": "CC", "E": "CC", "L": "CC"})  # fmt: skip
    assert (t.prompt, t.options()) == ("next-hero", ["hero culum", "hero veiga", "hero sylvia"])
    t.play("hero sylvia")
    assert t.s.active == SYLVIA


# -- triggers (GM-50.8) -----------------------------------------------------------------------------------

WAITING = {
    "round_start": {"forged_decrees"},
    "initial_bonus": {"sylvia", "levy", "trust_versus_coercion"},
    "access_start": {"flying_carpets"},
    "machine_phase": {"resettlement"},
    "hero_move_end": {
        "past_the_patrols", "mass_searches", "free_trade", "bread_and_circuses", "premiere_night",
        "rise_of_the_resistance",
    },
    "hero_enters_token": {"program_swap"},
    "self_detained": {"leader_of_the_resistance"},
    "self_detained_turn_ended": {"veiga"},
    "self_detained_plan_advanced": {"veiga"},
    "self_action_step": {"leader_of_the_resistance", "guard_control"},
    "self_riot_revealed": {"leader_of_the_resistance"},
    "stage_up": {"provocation", "auto_provocation"},
    "riot_success": {"bonus_1", "favour_heroes"},
    "servant_move_end": {"auto_confiscation"},
    "servant_actions_done": {"auto_resettlement"},
    "servant_enters_token": {"deactivating_trap"},
    "citizen_arrested_or_mixed": {"class_consciousness", "falsification"},
    "guard_with_core_broken": {"guard_control"},
    "closing_2": {
        "trials_won", "join_the_uprising", "no_one_is_safe", "oppression_and_resistance",
        "wiretapping",
    },
    "end_of_round": {"auto_levy", "auto_pacification"},
    "end_of_round_1": {"learn_their_weaknesses"},
}  # fmt: skip


@pytest.mark.rule("GM-50.8")
def test_every_moment_has_its_cards() -> None:
    content = c.Content(None)
    found: dict[str, set[str]] = {}
    cards: list[Any] = [
        *content.heroes, *content.directives, *content.automa_directives, *content.events,
        *content.variants,
    ]  # fmt: skip
    waiting = [(card.id, e) for card in cards for e in card.effect]
    waiting += [(card.id, e) for card in content.automa_events for e in card.support]
    for mission in content.missions:
        waiting += [(mission.id, e) for e in steps_of(mission)]
        for step in mission.benefit:
            for choice in step.get("options", ()):
                found.setdefault(choice.on, set()).add(mission.id)
    for id, e in waiting:
        if "on" in e:
            found.setdefault(e["on"], set()).add(id)
    assert found == WAITING
    assert set(WAITING) == TRIGGERS


@pytest.mark.rule("GM-50.8")
def test_an_unknown_moment_is_a_mistake(table: Any) -> None:
    with pytest.raises(tabletown.BadContent, match="no moment 'full_moon'"):
        in_force(table(), {"do": "plan", "n": 1, "on": "full_moon"})
    with pytest.raises(tabletown.BadContent, match="needs 'on'"):
        in_force(table(), {"do": "plan", "n": 1})
