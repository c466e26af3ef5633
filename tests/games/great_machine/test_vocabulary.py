"""Chapter 50: the effect vocabulary. Steps are written as on the cards and carried out one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tabletown
from tabletown.core.bits import members
from tabletown.games.great_machine import schema as c
from tabletown.games.great_machine.effects import conditions
from tabletown.games.great_machine.effects.in_force import InForce
from tabletown.games.great_machine.effects.program import TRIGGERS, Do, Op
from tabletown.games.great_machine.effects.standing import STATS
from tabletown.games.great_machine.effects.vocabulary import VERBS
from tabletown.games.great_machine.rules.actions import possible_acts
from tabletown.games.great_machine.rules.prices import act_price, leave_price, threshold
from tabletown.games.great_machine.rules.riots import opposition, support
from tabletown.games.great_machine.state import FACT, FACTS

BOX = Path(c.__file__).parent / "content"
CULUM, VEIGA, SYLVIA, PHANTASM, EXECUTOR, LEX = range(6)
HEROES = ("culum", "veiga", "sylvia")


def here(*places: str, **more: Any) -> dict[str, Any]:
    """Culum, Veiga and Sylvia in three districts, with cards for them."""
    return {
        name: {"at": place, "card": place, **more.get(name, {})}
        for name, place in zip(HEROES, places, strict=True)
    }


@pytest.fixture
def table(scene: Any) -> Any:
    """A table in the heroes' phase, Culum about to act; the Machine's seat is 0."""

    def make(places: str = "TR TH SC", mode: str = "versus", **more: Any) -> Any:
        more.setdefault("heroes", here(*places.split(), **more.pop("fields", {})))
        more.setdefault("event", "flying_carpets" if mode == "versus" else "tribunal")
        more.setdefault("servants", {"P": "CC", "E": "CC", "L": "CC"})
        seats = 4 if mode == "versus" else 1
        return scene(mode=mode, seats=seats, phase="action", turn="culum", **more)

    return make


def effects(*steps: dict[str, Any]) -> list[c.Clause]:
    return [c.told(step) for step in steps]


def cond(given: dict[str, Any]) -> c.Cond:
    return msgspec.convert(given, c.Cond)


def run(t: Any, *steps: dict[str, Any], actor: int = CULUM, **marks: Any) -> Any:
    """Carry out steps of an effect as if they stood on a card."""
    program = t.s.tables.program(effects(*steps), "a test", "test", **marks)
    t.s.log = []
    t.s.then(Do(program, 0, actor))
    t.s.advance()
    t.events, t.s.log = t.s.log, None
    return t


def holds(t: Any, test: dict[str, Any], actor: int = CULUM) -> bool:
    return conditions.compiled(cond(test), t.s.tables, "a test")(t.s, actor, t.s.place_of(actor))


def in_force(t: Any, *steps: dict[str, Any]) -> Any:
    """Nothing but these steps is in force."""
    t.s.in_force = InForce([t.s.tables.card(effects(*steps), "a test", "test", 1)], t.s.tables)
    return t


def modify(stat: str, op: str = "set", **more: Any) -> dict[str, Any]:
    return {"do": "modify", "stat": stat, "op": op, **more}


def act(t: Any, name: str, side: str = "hero") -> Any:
    return t.s.tables.acts[t.s.tables.act_number[side, name]]


# -- verbs (GM-50.1 to GM-50.6) ------------------------------------------------------------------------


@pytest.mark.rule("GM-50.1", "GM-50.2", "GM-50.3", "GM-50.4", "GM-50.5", "GM-50.6")
def test_the_verbs_are_those_of_the_rulebook() -> None:
    assert set(VERBS.classes) == {
        "gain", "lose", "discontent", "plan", "progress", "identify", "reveal", "move_citizens",
        "arrest", "release", "mix_citizens", "attack", "break_guards", "repair_guards",
        "move_guards", "raid", "deactivate", "move_district", "directive", "access", "skip_event",
        "riot", "end_turn", "choose", "modify", "token", "grant_action",
    }  # fmt: skip


@pytest.mark.rule("GM-50.1")
def test_resources_and_tracks(table: Any) -> None:
    t = table(discontent=4, plan=5, bonds=1)
    run(t, {"do": "gain", "who": "hero", "res": "trust", "n": 3})
    assert t.trust("culum") == 3
    run(t, {"do": "lose", "who": "hero", "res": "trust", "n": 2, "to": "supply"})
    assert t.trust("culum") == 1
    run(t, {"do": "gain", "who": "machine", "res": "bond", "n": 4})
    assert t.s.bonds == 5
    run(t, {"do": "discontent", "n": 2}, {"do": "plan", "n": 1}, {"do": "plan", "n": -3})
    assert (t.s.discontent, t.s.plan) == (6, 3)
    run(t, {"do": "discontent", "n": -1, "no_stage_drop": True})
    assert t.s.discontent == 6  # the stage would drop
    run(t, {"do": "discontent", "n": -1})
    assert t.s.discontent == 5
    t = table(mode="automa", discontent=4)
    run(t, {"do": "progress", "n": 3})
    assert t.match.view(0)["board"]["tracks"]["marker"] == 4
    run(t, {"do": "progress", "n": -2})
    assert t.match.view(0)["board"]["tracks"]["marker"] == 6


@pytest.mark.rule("GM-50.2")
def test_verbs_for_citizens(table: Any) -> None:
    t = table("TR TR TR", citizens={"TR": "A.u M.k S.r", "EL": "I.u I.u"}, arrested="T N",
              discontent=7, servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    run(t, {"do": "identify", "n": 1, "where": "here", "by": "hero"})
    assert t.people("TR") == "A.k M.k S.r"
    run(t, {"do": "reveal", "n": 1, "where": "here", "filter": "unrevealed"}, actor=PHANTASM)
    t.play(t.token("TR", "M"))
    assert t.people("TR") == "A.k M.r S.r"
    run(t, {"do": "arrest", "n": 1, "where": "here", "filter": "revealed_active"}, actor=PHANTASM)
    assert t.people("TR") == "A.k M.r"  # the scientist was the only active one
    run(t, {"do": "move_citizens", "n": 1, "from": "here", "to": "any_free_slot",
            "filter": "known_or_revealed", "by": "hero"})  # fmt: skip
    t.play(t.token("TR", "M"), "district EL")
    assert t.people("TR") == "A.k"
    before = t.s.arrested().bit_count()
    run(t, {"do": "release", "n": 1, "pick": "random", "as": "known", "to": "any_free_slot",
            "by": "hero"})  # fmt: skip
    t.play("district TL")
    assert t.s.arrested().bit_count() == before - 1
    assert t.people("TL").endswith(".k")
    t = table(mode="automa", citizens={"TR": "S.r"}, discontent=7, district_tokens="EL",
              servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    run(t, {"do": "mix_citizens"}, actor=PHANTASM)
    t.play(t.options()[0])
    assert t.people("TR").endswith(".u")


@pytest.mark.rule("GM-50.3")
def test_verbs_for_guards_and_servants(table: Any) -> None:
    t = table(mode="automa", fields={"culum": {"trust": 4}}, dice=[2], district_tokens="EL",
              servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    run(t, {"do": "attack"}).play("bid 2")
    assert t.guards("TR") == (1, 1)
    run(t, {"do": "repair_guards", "n": "all", "where": "here"}, actor=PHANTASM)
    assert t.guards("TR") == (2, 0)
    run(t, {"do": "break_guards", "n": 1, "where": "random_district", "by": "heroes"})
    assert t.guards("EL") == (1, 1)
    run(t, {"do": "move_guards", "n": 1, "from": "here", "to": "connected_free_slot", "by": "hero"})
    t.play("redirect regular TR IN")
    assert (t.guards("TR"), t.guards("IN")) == ((1, 0), (3, 0))
    run(t, {"do": "deactivate", "who": "servant", "until": "end_of_next_round"}, actor=PHANTASM)
    assert t.match.view(0)["board"]["machine"]["servants"][0]["deactivated"]
    t = table(servants={"P": "TR", "E": "CC", "L": "CC"})
    run(t, {"do": "raid", "where": "here"}, actor=PHANTASM)
    assert t.s.raids == 1 << t.d("TR")


@pytest.mark.rule("GM-50.4")
def test_verbs_for_the_city_and_cards(table: Any) -> None:
    t = table(directives=["levy"], hand=["mechanization"], published=["surveillance"],
              fields={"culum": {"seized": "EL"}})  # fmt: skip
    run(t, {"do": "move_district", "mode": "relocate", "n": 1, "by": "hero"})
    t.play("relocate TR 4,5 v")
    assert t.s.city.near[t.d("TR")] >> t.d("TL") & 1
    ids = t.s.tables.directive_ids
    run(t, {"do": "directive", "op": "draw", "n": 1})
    assert t.s.held == 1 << ids.index("levy") | 1 << ids.index("mechanization")
    run(t, {"do": "directive", "op": "publish", "n": 1, "by": "machine"}, actor=PHANTASM)
    t.play("directive levy")
    assert [ids[d] for d in t.s.published] == ["surveillance", "levy"]
    run(t, {"do": "directive", "op": "discard_hand", "n": 1, "pick": "random"})
    assert (t.s.held, t.s.removed) == (0, 1 << ids.index("mechanization"))
    run(t, {"do": "directive", "op": "cancel", "n": 1, "by": "hero"})
    t.play("directive surveillance")
    assert [ids[d] for d in t.s.published] == ["levy"]
    run(t, {"do": "access", "op": "restore", "who": "self", "n": 1})
    assert t.seized("culum") == set()
    run(t, {"do": "access", "op": "seize", "who": "self", "card": "chosen"})
    assert t.seized("culum") == {"TR"}
    t = table(mode="automa", district_tokens="TH TR EL")
    before = list(t.s.places)
    run(t, {"do": "move_district", "mode": "swap_random", "n": 2}, actor=PHANTASM)
    assert (t.s.places[t.d("TR")], t.s.places[t.d("EL")]) == (
        before[t.d("EL")], before[t.d("TR")],
    )  # fmt: skip
    run(t, {"do": "directive", "op": "publish_or_draw", "n": 1}, actor=PHANTASM)
    assert t.s.hand_size() == 1
    run(t, {"do": "skip_event"})
    assert t.automa()["event_can_be_skipped"]


@pytest.mark.rule("GM-50.5")
def test_verbs_for_the_flow(table: Any) -> None:
    t = table(citizens={"TR": "A.r S.r"}, guards={"TR": (0, 2)}, discontent=7)
    run(t, {"do": "riot"})
    assert t.s.riots == 1 << t.d("TR")
    t = table()
    run(t, {"do": "end_turn"})
    assert t.s.active != CULUM  # the turn of the next hero has come
    t = table()
    first = {"name": "one published", "effect": [{"do": "plan", "n": 1}]}
    second = {"name": "two from hand", "effect": [{"do": "discontent", "n": 1}]}
    run(t, {"do": "choose", "by": "hero", "options": [first, second]})
    assert (t.prompt, t.options()) == ("choose", ["choose one_published", "choose two_from_hand"])
    before = t.s.discontent
    t.play("choose two_from_hand")
    assert t.s.discontent == before + 1


@pytest.mark.rule("GM-50.5")
def test_granted_actions_are_offered_where_the_card_says(table: Any) -> None:
    """Show Amnesty grants an action to heroes in special districts, at the price of the load."""
    for place, offered in (("MC", True), ("TR", False)):
        t = table(f"{place} TH SC", event="show_amnesty", fields={"culum": {"trust": 2}})
        assert t.offers("act amnesty") is offered
    assert table("MC TH SC", event="show_amnesty").refusal("act amnesty") == (
        "too-little-trust", "GM-11.4",
    )  # fmt: skip
    assert table("MC TH SC").refusal("act amnesty") == ("not-in-force", "GM-11.3")


@pytest.mark.rule("GM-50.6", "GM-50.25")
def test_the_forms_of_the_token_verb() -> None:
    from tabletown.games.great_machine.effects.tokens import FORMS, SINGLE

    assert {op for op, _ in FORMS} == {"place", "take", "give", "attach", "return", "flip"}
    assert set(SINGLE) == {"ambush", "remote_access", "command_post", "underground"}
    used = {
        (e["op"], "single" if e["op"] == "place" and e["token"] in SINGLE else e["token"])
        for mission in c.Content(None).missions
        for e in steps_of(mission)
        if e["do"] == "token"
    }
    assert used == set(FORMS)  # nothing unused, nothing missing


def steps_of(mission: c.Mission) -> list[c.Clause]:
    found = [*mission.setup, *mission.during, *mission.interaction, *mission.benefit]
    choices = [choice for step in found for choice in step.get("options", ())]
    return [*found, *(e for choice in choices for e in choice.effect)]


@pytest.mark.rule("GM-50.6", "GM-50.25", "GM-50.26")
def test_token_steps(table: Any) -> None:
    missions = {"cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"],
                "servant_tokens": {"P": "TR"}}  # fmt: skip
    t = table(mode="automa", missions=missions, citizens={"TR": "A.r T.r"}, discontent=4)
    run(t, {"do": "token", "op": "take", "token": "servant_token", "where": "here"})
    assert t.match.view(0)["board"]["machine"]["servants"][0]["token"] == "culum"
    run(t, {"do": "token", "op": "place", "token": "own_hero", "where": "here"})
    assert t.tokens("TR") == ["culum"]
    t = table(mode="automa", missions=missions, citizens={"TR": "A.r T.r"}, discontent=4)
    run(t, {"do": "token", "op": "attach", "token": "own_hero", "to": "revealed_citizen_here"})
    assert t.options() == [t.token("TR", "A"), t.token("TR", "T")]
    t.play(t.token("TR", "T"))
    run(t, {"do": "token", "op": "attach", "token": "data", "to": "active_citizen_here"})
    assert t.s.data_bearer == t.s.people[t.d("TR")].bit_length() - 2  # the artist alone is active
    run(t, {"do": "token", "op": "flip", "token": "drone", "to": "drone_attack"})
    assert t.automa()["drones_attack"]
    with pytest.raises(tabletown.BadContent, match="cannot be 'flip'"):
        run(t, {"do": "token", "op": "flip", "token": "data"})


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


# -- conditions (GM-50.9 to GM-50.13) --------------------------------------------------------------------


@pytest.mark.rule("GM-50.9")
def test_conditions_about_here(table: Any) -> None:
    t = table(citizens={"TR": "A.u A.u", "EL": "", "IN": "M.r"})
    common = {"test": "here_kind", "kind": "common"}
    special = {"test": "here_kind", "kind": "special"}
    assert holds(t, common)
    assert not holds(t, special)
    assert holds(t, {"not": special})
    assert holds(t, {"all": [common, {"not": special}]})
    assert not holds(t, {"all": [common, special]})
    assert holds(t, {"any": [special, common]})
    assert not holds(t, {"any": [special, special]})
    assert holds(t, special, PHANTASM)  # "here" is where the acting piece stands
    assert holds(t, {"test": "here_in", "districts": ["trade", "elite"]})
    assert not holds(t, {"test": "here_in", "districts": ["elite"]})
    assert holds(t, {"test": "here_has", "what": "unknown_citizen"})
    assert not holds(t, {"test": "adjacent_has", "what": "unknown_citizen"})
    assert holds(t, {"test": "adjacent_has", "what": "identified_citizen"})
    assert holds(t, {"test": "here_compare", "left": "citizens", "op": "=", "right": 2})
    with pytest.raises(tabletown.BadContent, match="no test 'here_smells'"):
        holds(t, {"test": "here_smells"})


THINGS = {  # what: (a table where Trade has it, a table where Trade has it not)
    "working_guard": ({}, {"guards": {"TR": (0, 2)}}),
    "broken_guard": ({"guards": {"TR": (1, 1)}}, {}),
    "unknown_citizen": ({"citizens": {"TR": "A.u"}}, {"citizens": {"TR": "A.k A.r"}}),
    "identified_citizen": ({"citizens": {"TR": "A.k"}}, {"citizens": {"TR": "A.u"}}),
    "revealed_active_citizen": ({"citizens": {"TR": "A.r"}}, {"citizens": {"TR": "M.r T.r A.k"}}),
    "free_citizen_slot": (
        {"citizens": {"TR": "u u u u u", "CS": ""}}, {"citizens": {"TR": "u u u u u u", "CS": ""}},
    ),
    "servant": ({"servants": {"P": "TR"}}, {}),
    "hero": ({}, {"places": "EL TH SC"}),
    "hero_with_trust": ({"fields": {"culum": {"trust": 1}}}, {}),
    "raid_token": ({"raids": "TR"}, {"raids": "EL"}),
    "riot_token": ({"riots": "TR"}, {"riots": "EL"}),
}  # fmt: skip
TOKENS = {
    "hero": {"fields": {"veiga": {"token": "TR"}}},
    "servant_token": {"servant_tokens": {"P": "TR"}},
    "drone": {"drones": ["TR", "CC", "CS"]},
    "drone_attack": {"drones": ["TR", "CC", "CS"], "drones_attack": True},
    "command_post": {"command_post": "TR"},
    "ambush": {"ambush": "TR"},
    "remote_access": {"remote_access": "TR"},
    "underground": {"underground": "TR"},
}


@pytest.mark.rule("GM-50.10")
@pytest.mark.parametrize("what", list(THINGS))
def test_what_may_be_in_a_district(table: Any, what: str) -> None:
    with_it, without = THINGS[what]
    t = table(**{"discontent": 4, **with_it})
    look = conditions.thing(what, "a test")
    assert look(t.s, t.d("TR"))
    t = table(**{"discontent": 4, **without})
    assert not look(t.s, t.d("TR"))


@pytest.mark.rule("GM-50.10", "GM-50.25")
@pytest.mark.parametrize("token", list(TOKENS))
def test_which_tokens_may_be_in_a_district(table: Any, token: str) -> None:
    given = dict(TOKENS[token])
    fields: Any = given.pop("fields", {})
    cards = ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]
    t = table(mode="automa", missions={"cards": cards, **given}, fields=fields)
    look = conditions.thing(f"token:{token}", "a test")
    assert look(t.s, t.d("TR"))
    assert not look(t.s, t.d("EL"))


@pytest.mark.rule("GM-50.10")
def test_the_list_of_things_is_complete() -> None:
    assert set(conditions.THINGS) == {*THINGS, *(f"token:{token}" for token in TOKENS)}


@pytest.mark.rule("GM-50.11")
def test_global_conditions(table: Any) -> None:
    t = table("TR TR SC", servants={"P": "TR", "E": "TR", "L": "MC"}, discontent=7, raids="EL",
              fields={"veiga": {"detained": True, "began": "TR"}, "culum": {"began": "EL"}},
              facts=["raid_made"])  # fmt: skip
    raided = {"test": "here_has", "what": "raid_token"}
    yes: list[dict[str, Any]] = [
        {"test": "some_district", "if": raided},
        {"test": "compare", "left": "heroes_trust", "op": "<=", "right": 0},
        {"test": "heroes_in", "districts": ["trade"], "n": 2},
        {"test": "heroes_in", "kind": "common", "n": 3},
        {"test": "heroes_together", "n": 2},
        {"test": "hero_with_servant"},
        {"test": "servants_in", "kind": "common", "n": 2},
        {"test": "stage_in", "stages": [2, 4]},
        {"test": "phase", "name": "heroes"},
        {"test": "undetained"},
        {"test": "started_elsewhere"},
        {"test": "fact", "name": "raid_made"},
    ]
    no: list[dict[str, Any]] = [
        {"test": "some_district", "if": {"test": "here_has", "what": "riot_token"}},
        {"test": "compare", "left": "heroes_trust", "op": ">", "right": 0},
        {"test": "districts_connected", "of": "heroes"},
        {"test": "districts_connected", "kind": "special"},
        {"test": "heroes_in", "districts": ["trade"], "n": 3},
        {"test": "heroes_apart"},
        {"test": "heroes_together", "n": 3},
        {"test": "servants_in", "kind": "common", "n": 3},
        {"test": "servants_together"},
        {"test": "stage_in", "stages": [3]},
        {"test": "phase", "name": "closing"},
        {"test": "fact", "name": "raid_failed"},
    ]
    for test in yes:
        assert holds(t, test), test
    for test in no:
        assert not holds(t, test), test
    assert not holds(t, {"test": "undetained"}, VEIGA)
    assert not holds(t, {"test": "started_elsewhere"}, VEIGA)
    t = table("TR EL IN", servants={"P": "MC", "E": "MC", "L": "MC"})
    for name in ("heroes_apart", "servants_together"):
        assert holds(t, {"test": name})
    assert holds(t, {"test": "districts_connected", "of": "heroes"})
    assert not holds(t, {"test": "hero_with_servant"})


@pytest.mark.rule("GM-50.11")
def test_the_list_of_conditions_is_complete() -> None:
    assert set(conditions.TESTS) == {
        "here_kind", "here_in", "here_has", "adjacent_has", "here_compare", "some_district",
        "compare", "districts_connected", "heroes_in", "heroes_apart", "heroes_together",
        "hero_with_servant", "servants_in", "servants_together", "stage_in", "phase", "undetained",
        "started_elsewhere", "fact", "possible", "tokens_together", "tokens_one_in_each",
        "tokens_on_citizens", "tokens_home", "holds", "not_attached_this_turn",
    }  # fmt: skip


@pytest.mark.rule("GM-50.11", "GM-18.36")
def test_some_district_may_be_looked_at_when_the_closing_phase_begins(scene: Any) -> None:
    """Citywide Maintenance asks about raid tokens, which are gone by the time of step 3."""
    for raids, plan in (("TR", 5), ("EL", 6)):
        t = scene(phase="closing", event="citywide_maintenance", plan=5, guards={"TR": (0, 2)},
                  raids=raids, heroes=here("IN", "TH", "SC"))  # fmt: skip
        assert t.s.plan == plan


@pytest.mark.rule("GM-50.12")
def test_the_facts_of_a_round(table: Any) -> None:
    assert set(FACTS) - {"bare_district_at_closing"} | {"discontent_raised"} == {
        "chose_start_district", "chose_special_card", "hero_detained",
        "access_seized_by_detention", "turn_ended_by_option_b", "raid_made", "raid_failed",
        "citizen_arrested", "citizen_identified", "citizen_moved", "guard_broken",
        "special_action_done", "discontent_raised", "riot_stage_before_round",
    }  # fmt: skip
    with pytest.raises(tabletown.BadContent, match="no fact 'it_rained'"):
        holds(table(), {"test": "fact", "name": "it_rained"})
    raised = {"test": "fact", "name": "discontent_raised"}
    assert holds(table(discontent=5, discontent_before=4), raised)
    assert not holds(table(discontent=4, discontent_before=4), raised)


@pytest.mark.rule("GM-50.12", "GM-17.10")
def test_facts_are_noted_as_they_happen_and_forgotten_with_the_round(table: Any) -> None:
    def facts(t: Any) -> set[str]:
        return {name for name in FACTS if t.s.facts & FACT[name]}

    trust = {"culum": {"trust": 7}}
    t = table(fields=trust, citizens={"TR": "A.u M.k"}, dice=[2])
    t.play("act attack", "bid 4")
    assert facts(t) == {"guard_broken"}
    t.play("act move_citizens", "district EL")
    assert {"guard_broken", "citizen_moved"} <= facts(t)
    t = table(fields=trust, citizens={"TR": "A.u"})
    t.play("act identify")
    assert facts(t) == {"citizen_identified"}
    t = table("CS TH SC", fields=trust)
    t.play("act square_a")
    assert facts(t) == {"special_action_done"}
    t.play("end")
    while t.s.round == 1:
        t.play("end" if t.offers("end") else t.options()[-1])
    assert facts(t) == set()


MISSIONS = {"cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]}


@pytest.mark.rule("GM-50.13")
def test_mission_conditions(table: Any) -> None:
    def with_tokens(*places: str, **more: Any) -> Any:
        fields = {n: {"token": p} for n, p in zip(HEROES, places, strict=True)}
        return table(mode="automa", missions={**MISSIONS, **more.pop("missions", {})},
                     fields=fields, **more)  # fmt: skip

    together = {"test": "tokens_together", "token": "hero", "kind": "common"}
    assert holds(with_tokens("EL", "EL", "EL"), together)
    assert not holds(with_tokens("EL", "EL", "TR"), together)
    assert not holds(with_tokens("MC", "MC", "MC"), together)
    assert not holds(with_tokens(*HEROES), together)
    each = {
        "test": "tokens_one_in_each",
        "token": "hero",
        "districts": ["trade", "elite", "theatre"],
    }
    assert holds(with_tokens("EL", "TH", "TR"), each)
    assert not holds(with_tokens("EL", "TH", "TH"), each)
    home = {"test": "tokens_home", "token": "hero", "n": 3}
    assert holds(with_tokens(*HEROES), home)
    assert not holds(with_tokens("culum", "veiga", "TR"), home)
    held = {"test": "holds", "token": "hero", "n": 3, "by": "one_hero"}
    assert holds(with_tokens("veiga", "veiga", "veiga"), held)
    assert not holds(with_tokens("veiga", "veiga", "sylvia"), held)
    everybody = {"test": "holds", "token": "servant_token", "n": 1, "by": "each_hero"}
    tokens = {"P": "veiga", "E": "sylvia", "L": "culum"}
    assert holds(with_tokens(*HEROES, missions={"servant_tokens": tokens}), everybody)
    tokens = {"P": "veiga", "E": "sylvia", "L": "sylvia"}
    assert not holds(with_tokens(*HEROES, missions={"servant_tokens": tokens}), everybody)
    cores = {"test": "holds", "token": "core", "n": 3, "by": "heroes"}
    assert holds(with_tokens(*HEROES, missions={"cores_taken": 3}), cores)
    assert not holds(with_tokens(*HEROES, missions={"cores_taken": 2}), cores)
    data = {"test": "tokens_on_citizens", "token": "data", "n": 1, "districts": ["trade"]}
    probe = table(mode="automa", citizens={"TR": "A.r"})
    number = int(probe.token("TR", "A").split()[1])
    t = with_tokens(*HEROES, missions={"data": number}, citizens={"TR": "A.r"})
    assert holds(t, data)
    assert not holds(t, {**data, "districts": ["elite"]})
    assert not holds(with_tokens(*HEROES), data)


# -- quantities, comparisons, possibilities (GM-50.14, GM-50.32) ------------------------------------------


@pytest.mark.rule("GM-50.14")
def test_quantities(table: Any) -> None:
    t = table(
        "TR TH SC", servants={"P": "TR", "E": "EL", "L": "MC"}, discontent=18, bonds=4,
        guards={"TR": (1, 1)}, citizens={"TR": "A.u M.k S.r T.r", "TH": "A.r T.k", "SC": "N.r"},
        published=["surveillance", "levy"], hand=["mechanization"],
        fields={"culum": {"trust": 2, "seized": "EL IN"}, "veiga": {"trust": 3},
                "sylvia": {"detained": True}},
    )  # fmt: skip
    arrested = t.s.arrested().bit_count()
    wanted = {
        "guards_here": 1, "load_here": 2, "guards": 1, "citizens": 3,
        "citizens_minus_guards_here": 2, "trust_on_district": 0, "bonds_on_district": 0,
        "machine_bonds": 4, "machine_hand": 1, "heroes_trust": 5, "min_hero_trust": 0,
        "published_directives": 2, "directive_deck": 6, "arrested": arrested, "seized_cards": 2,
        "movable_districts": t.s.city.free.bit_count(), "servants_in_common": 2,
        "stage_plus_2": 7, "known_and_revealed_with_free_heroes": 4,
        "revealed_active_with_heroes": 3, "own_bonds": 0,
    }  # fmt: skip
    assert set(conditions.QUANTITIES) == set(wanted)
    d = t.d("TR")
    assert {name: ask(t.s, CULUM, d) for name, ask in conditions.QUANTITIES.items()} == wanted
    assert conditions.quantity(5, "a test")(t.s, CULUM, d) == 5
    with pytest.raises(tabletown.BadContent, match="no quantity 'plenty'"):
        conditions.quantity("plenty", "a test")
    lying = {"trust_on": {"TR": 4}, "bonds_on": {"TR": 6}}
    t = table(mode="automa", missions={**MISSIONS, **lying}, fields={"culum": {"bonds": 3}})
    numbers = [conditions.QUANTITIES[name](t.s, CULUM, d)
               for name in ("trust_on_district", "bonds_on_district", "own_bonds")]  # fmt: skip
    assert numbers == [4, 6, 3]


@pytest.mark.rule("GM-50.14", "GM-14.2", "GM-11.15")
def test_prices_by_piece(table: Any) -> None:
    t = table(citizens={"TR": "A.u A.u A.u M.k"})
    assert act_price(t.s, CULUM, act(t, "riot")) == 2 * 3  # load_x_unknown
    assert act_price(t.s, CULUM, act(t, "identify")) == 2  # load_x_picked, for one
    assert act_price(t.s, CULUM, act(t, "attack")) == 0  # the bid
    assert act_price(t.s, CULUM, act(t, "move_citizens")) == 0  # distance_each


@pytest.mark.rule("GM-50.32")
def test_comparisons(table: Any) -> None:
    t = table(bonds=4)
    for op, results in (
        ("<", [False, False, True]), ("<=", [False, True, True]), ("=", [False, True, False]),
        (">=", [True, True, False]), (">", [True, False, False]),
    ):  # fmt: skip
        asked = [
            holds(t, {"test": "compare", "left": "machine_bonds", "op": op, "right": right})
            for right in (3, 4, 5)
        ]
        assert asked == results
    with pytest.raises(tabletown.BadContent, match="no comparison '<>'"):
        holds(t, {"test": "compare", "left": 1, "op": "<>", "right": 2})


@pytest.mark.rule("GM-50.32")
def test_possibilities(table: Any) -> None:
    def possible(t: Any, what: str) -> bool:
        return holds(t, {"test": "possible", "what": what})

    assert possible(table(), "riot")
    assert not possible(table(riots="TR"), "riot")
    assert not possible(table(mode="automa", missions=MISSIONS), "riot")  # no riot token held
    assert possible(table(), "relocate")
    assert [possible(table(discontent=n), "pacify") for n in (0, 1, 3, 4, 18)] == [
        False, True, False, True, False,
    ]  # fmt: skip
    assert table("CC TH SC", fields={"culum": {"trust": 1}}).offers("act control_b")
    assert not table("CC TH SC").offers("act control_b")  # move_guard: nothing can be paid
    with pytest.raises(tabletown.BadContent, match="no possibility 'flying'"):
        possible(table(), "flying")


# -- places, pickers, deciders (GM-50.15, GM-50.20 to GM-50.24) --------------------------------------------


@pytest.mark.rule("GM-50.15")
@pytest.mark.parametrize(
    "step",
    [
        {"do": "identify", "n": 1, "where": "nowhere"},
        {"do": "reveal", "n": 1, "where": "anywhere", "filter": "unrevealed"},
        {"do": "move_citizens", "n": 1, "from": "special", "to": "any_free_slot", "filter": "any"},
        {"do": "move_citizens", "n": 1, "from": "here", "to": "moon", "filter": "any"},
        {"do": "arrest", "n": 1, "where": "anywhere", "filter": "revealed_active"},
        {"do": "break_guards", "n": 1, "where": "here"},
        {"do": "repair_guards", "n": 1, "where": "anywhere"},
        {"do": "move_guards", "n": 1, "from": "adjacent", "to": "any_free_slot"},
        {"do": "move_guards", "n": 1, "from": "here", "to": "any"},
        {"do": "move_district", "mode": "spin"},
        {"do": "gain", "who": "goal_district", "res": "trust", "n": 1},
        {"do": "directive", "op": "burn"},
        {"do": "access", "op": "burn", "who": "self"},
        {"do": "release", "n": 1, "as": "revealed"},
        {"do": "fly"},
    ],
)
def test_what_a_verb_cannot_do_is_a_mistake(table: Any, step: dict[str, Any]) -> None:
    with pytest.raises(tabletown.BadContent, match="a test: "):
        run(table(), step)


@pytest.mark.rule("GM-50.15")
def test_places_of_actions(table: Any) -> None:
    t = table().s.tables
    assert t.place_mask("any") == 511
    assert {t.district_ids[d] for d in members(t.place_mask("common"))} == {
        "trade", "industrial", "science", "theatre", "elite",
    }  # fmt: skip
    assert {t.district_ids[d] for d in members(t.place_mask("special"))} == {
        "main_citadel", "tower_of_law", "control_centre", "central_square",
    }  # fmt: skip
    assert t.place_mask("trade") == 1 << t.district_ids.index("trade")
    assert t.place_mask(("trade", "elite")).bit_count() == 2
    with pytest.raises(tabletown.BadContent, match="no district 'harbour'"):
        t.place_mask("harbour")


@pytest.mark.rule("GM-50.20")
def test_exact_numbers_and_numbers_up_to(table: Any) -> None:
    identify = {"do": "identify", "n": 2, "where": "one_district", "by": "heroes"}
    t = run(table(citizens={"TR": "A.u A.u A.u", "EL": "M.u"}), identify)
    first, *_ = t.options()
    t.play(first)
    assert "done" not in t.options()  # exactly two
    t = run(table(citizens={"TR": "A.u A.u A.u", "EL": "M.u"}), {**identify, "upto": True})
    assert "done" not in t.options()  # from 1
    assert "pass" not in t.options()
    t.play(t.token("TR", "A"))
    assert "done" in t.options()
    assert set(t.options()) == {
        t.token("TR", "A", 1),
        t.token("TR", "A", 2),
        "done",
    }  # one district
    optional = {"do": "identify", "n": 1, "where": "here", "optional": True, "by": "hero"}
    t = run(table(citizens={"TR": "A.u A.u"}), optional)
    assert "pass" in t.options()  # from 0
    t = table(citizens={"TR": "A.u A.u A.u"}, guards={"TR": (0, 2)}).play("act identify")
    assert "done" not in t.options()  # picked: at least 1
    assert t.play(t.token("TR", "A")).offers("done")


@pytest.mark.rule("GM-50.21")
def test_taking_what_is_there(table: Any) -> None:
    t = table(fields={"culum": {"trust": 6}, "veiga": {"trust": 1}})
    run(t, {"do": "lose", "who": "self", "res": "trust", "n": 4}, actor=VEIGA)
    assert t.trust("veiga") == 0
    run(t, {"do": "gain", "who": "self", "res": "trust", "n": 4})
    assert t.trust("culum") == 7  # the maximum
    run(t, {"do": "gain", "who": "self", "res": "trust", "n": 9, "cap": 3}, actor=VEIGA)
    assert t.trust("veiga") == 3
    run(t, {"do": "gain", "who": "self", "res": "trust", "n": 9, "cap": 3})
    assert t.trust("culum") == 7  # more than the cap is not taken away
    t = table(mode="automa", guards={"TR": (1, 1)}, servants={"P": "TR"}, district_tokens="TR EL")
    run(t, {"do": "break_guards", "n": 1, "where": "random_district"})
    assert t.guards("TR") == (0, 2)
    run(t, {"do": "repair_guards", "n": "all", "where": "here"}, actor=PHANTASM)
    run(t, {"do": "repair_guards", "n": "all", "where": "here"}, actor=PHANTASM)
    assert t.guards("TR") == (2, 0)


@pytest.mark.rule("GM-50.22")
def test_offers_only_what_can_be_paid_and_changes_something(table: Any) -> None:
    paid = {"do": "plan", "n": 1, "by": "machine", "optional": True,
            "cost": {"res": "bond", "n": 3}}  # fmt: skip
    t = run(table(bonds=3, plan=4), paid)
    assert (t.prompt, t.seat, t.options()) == ("offer", 0, ["take", "pass"])
    t.play("take")
    assert (t.s.plan, t.s.bonds) == (5, 0)
    assert run(table(bonds=2, plan=4), paid).prompt == "hero-action"
    lower = {**paid, "do": "discontent", "n": -1}
    assert run(table(bonds=3, discontent=4), lower).prompt == "offer"
    assert run(table(bonds=3, discontent=0), lower).prompt == "hero-action"
    assert run(table(bonds=3, discontent=18), lower).prompt == "hero-action"


@pytest.mark.rule("GM-50.22", "GM-19.16")
def test_a_limit_is_used_up_only_by_what_happened(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", published=["resettlement"], bonds=2,
              heroes=here("TR", "TH", "SC"), citizens={"TR": "A.u"})  # fmt: skip
    assert t.s.used == 0
    t.play("use resettlement", t.token("TR", "A"), "district EL")
    assert t.refusal("use resettlement") == ("used-this-round", "GM-19.20")
    t = scene(mode="automa", seats=1, phase="machine", servant="P", event="tribunal",
              published=["auto_confiscation"], servants={"P": "TR", "E": "EL", "L": "MC"},
              movement=["patrol", "pursuit_goggles"],
              heroes=here("TR", "TH", "SC", veiga={"trust": 2}))  # fmt: skip
    # Culum has no trust: Phantasm does not use it, the Executor does
    assert t.trust("veiga") == 0


@pytest.mark.rule("GM-50.22", "GM-18.23")
def test_what_the_machine_may_do_is_done_in_full_or_not_at_all(scene: Any) -> None:
    full = dict.fromkeys(("TR", "EL", "IN", "TH"), "u u u u u u")
    some: dict[str, Any] = {"phase": "closing", "event": "show_amnesty", "plan": 4,
                            "heroes": here("TR", "TH", "SC")}  # fmt: skip
    t = scene(citizens={**full, "SC": "u u", "CS": "u", "MC": "u", "TL": "u", "CC": ""}, **some)
    assert t.s.arrested().bit_count() == 1
    assert (t.prompt, t.s.plan, t.s.round) == ("access", 4, 2)
    t = scene(**some)
    assert (t.prompt, t.seat) == ("advance-plan", 0)


@pytest.mark.rule("GM-50.23")
def test_who_decides_and_who_is_meant(table: Any) -> None:
    from tabletown.games.great_machine.effects.program import decider

    t = table("TR TR SC", fields={"culum": {"trust": 2}, "veiga": {"trust": 2}},
              servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    owners = t.s.owners
    assert decider(t.s, "hero", VEIGA) == owners[VEIGA]
    assert decider(t.s, "self", SYLVIA) == owners[SYLVIA]
    assert decider(t.s, "heroes", SYLVIA) == owners[CULUM]  # the lowest initiative
    assert decider(t.s, "machine", CULUM) == t.s.machine == 0
    assert decider(t.s, "each_servant", PHANTASM) == 0
    run(t, {"do": "gain", "who": "each_hero", "res": "trust", "n": 1})
    assert [t.trust(name) for name in HEROES] == [3, 3, 1]
    run(t, {"do": "lose", "who": "hero_here", "res": "trust", "n": 2, "by": "machine"},
        actor=PHANTASM)  # fmt: skip
    assert (t.seat, t.options()) == (0, ["hero culum", "hero veiga"])
    t.play("hero veiga")
    assert [t.trust(name) for name in HEROES] == [3, 1, 1]


@pytest.mark.rule("GM-50.23")
def test_each_hero_is_asked_in_order_of_initiative(scene: Any) -> None:
    t = scene(phase="closing", event="join_the_uprising", heroes=here("TR", "TH", "EL"))
    asked = []
    while t.prompt == "identify":
        asked.append(t.match.decision(t.seat).details["hero"])
        t.play("pass")
    assert asked == ["culum", "veiga", "sylvia"]


@pytest.mark.rule("GM-50.24")
def test_filters_and_picks(table: Any) -> None:
    people = "A.u M.k S.r T.r"
    t = table(citizens={"TR": people}, discontent=18)

    def movable(filter: str) -> set[str]:
        step = {"do": "move_citizens", "n": 1, "from": "here", "to": "any_free_slot",
                "filter": filter, "by": "hero"}  # fmt: skip
        (op,) = t.s.tables.programs[t.s.tables.program(effects(step), "a test", "test")]
        return {"ASMINT"[t.s.kind_of(token)] for token in members(op.candidates(t.s, CULUM))}

    assert movable("any") == {"A", "M", "S", "T"}
    assert movable("unknown") == {"A"}
    assert movable("known_or_revealed") == {"M", "S", "T"}
    assert movable("with_data_token") == set()
    t = table(citizens={"TR": "I.r S.r M.r T.r"}, discontent=18, servants={"P": "TR"})
    arrest = {"do": "arrest", "n": 1, "where": "here", "filter": "revealed_active"}
    run(t, arrest, actor=PHANTASM)
    assert len(t.options()) == 3  # without pick the decider chooses; never the traitor
    t = table(citizens={"TR": "I.r S.r M.r T.r"}, discontent=18, servants={"P": "TR"})
    run(t, {**arrest, "pick": "lowest_number"}, actor=PHANTASM)
    assert t.people("TR") == "I.r M.r T.r"
    t = table(
        "TR TR TR", servants={"P": "TR"}, fields={"veiga": {"trust": 1}, "sylvia": {"trust": 3}}
    )
    run(t, {"do": "lose", "who": "hero_here", "res": "trust", "n": 2,
            "pick": "lowest_initiative_with_trust"}, actor=PHANTASM)  # fmt: skip
    assert [t.trust(name) for name in HEROES] == [0, 0, 3]
    with pytest.raises(tabletown.BadContent, match="there is no 'tallest' here"):
        run(t, {"do": "lose", "who": "hero_here", "res": "trust", "n": 2, "pick": "tallest"})


# -- how cards are written (GM-50.16 to GM-50.19, GM-50.33 to GM-50.35) ------------------------------------


@pytest.mark.rule("GM-50.16")
def test_plans_and_holds_have_their_forms() -> None:
    content = c.Content(None)
    modes: dict[str, int] = {}
    for event in content.events:
        modes[event.plan.mode] = modes.get(event.plan.mode, 0) + 1
        if event.plan.mode == "check":
            assert event.plan.if_ is not None
        elif event.plan.mode == "heroes_may_prevent":
            assert event.plan.cost is not None
    assert modes == {"check": 14, "machine_may": 4, "heroes_may_prevent": 2, "always": 1}
    for card in content.automa_events:
        forms = [card.hold.if_ is not None, card.hold.cost is not None, card.hold.never]
        assert forms.count(True) == 1
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"mode": "sometimes"}, c.Plan)


@pytest.mark.rule("GM-50.17")
def test_costs_have_their_forms(table: Any) -> None:
    bond = {"res": "bond", "n": 1}
    offer = {"do": "plan", "n": 1, "by": "machine", "optional": True}
    t = run(table(bonds=1), {**offer, "cost": bond}).play("take")
    assert t.s.bonds == 0
    trust = {"res": "trust", "n": 2}
    t = run(table(fields={"culum": {"trust": 3}}), {**offer, "by": "hero", "cost": trust})
    t.play("take")
    assert t.trust("culum") == 1
    control = {"token": "control", "n": 1}
    t = table(mode="automa", missions={**MISSIONS, "control": 1})
    run(t, {**offer, "by": "hero", "cost": control}).play("take")
    assert t.automa()["control_tokens"] == 0
    leader = {**MISSIONS, "leader": "culum"}
    t = table(mode="automa", missions=leader, fields={"veiga": {"token": "culum"}})
    run(t, {**offer, "by": "leader", "cost": {"token": "hero", "n": 1}})
    t.play("take")
    assert [t.hero_view(name)["token"] for name in HEROES].count("gone") == 1


@pytest.mark.rule("GM-50.17", "GM-18.38")
def test_a_cost_may_be_a_citizen_to_reveal(scene: Any) -> None:
    t = scene(phase="closing", event="mass_searches", plan=4, discontent=4,
              citizens={"TR": "A.k M.k A.u A.r"}, heroes=here("TR", "TH", "SC"))  # fmt: skip
    assert t.options() == [t.token("TR", "A"), "pass"]  # known and active
    t.play(t.token("TR", "A"))
    assert t.s.plan == 4


@pytest.mark.rule("GM-50.18")
def test_counts_and_optional_entries() -> None:
    content = c.Content(None)
    assert sum(card.count for card in content.movement_cards) == 13
    assert sum(card.count for card in content.movement_cards if card.optional) == 3
    assert sum(kind.count for kind in content.citizens) == 30
    assert sum(event.count for event in content.automa_events) == 17


@pytest.mark.rule("GM-50.19")
def test_the_parts_of_a_mission() -> None:
    parts = {
        mission.id: {p for p in ("setup", "during", "interaction", "action") if getattr(mission, p)}
        for mission in c.Content(None).missions
    }
    assert parts == {
        "deactivating_trap": {"interaction"},
        "learn_their_weaknesses": {"setup", "interaction"},
        "class_consciousness": {"interaction", "during"},
        "forged_decrees": {"interaction"},
        "self_destruct_command": {"setup", "interaction"},
        "leader_of_the_resistance": {"interaction"},
        "system_hack": {"interaction"},
        "falsification": {"interaction", "during", "action"},
        "guard_control": {"setup", "during"},
        "program_swap": {"setup", "during", "interaction"},
        "revealing_the_plans": {"interaction", "during"},
        "rise_of_the_resistance": {"setup", "interaction"},
    }
    assert all(m.goal and m.benefit and m.attested for m in c.Content(None).missions)


@pytest.mark.rule("GM-50.33")
def test_district_action_stands_for_the_action_of_the_place(table: Any) -> None:
    t = table(mode="automa").s.tables
    assert [[-1 if n < 0 else t.acts[n].id for n in row] for row in t.priority] == [
        ["automa_repair", -1, "automa_arrest"],
        ["automa_arrest", "automa_repair", -1],
        [-1, "automa_arrest", "automa_repair"],
    ]
    acts = {t.district_ids[d]: t.acts[n].id for d, n in enumerate(t.district_act)}
    assert acts == {
        **dict.fromkeys(("trade", "industrial", "science", "theatre", "elite"), "automa_common"),
        "main_citadel": "automa_directive", "tower_of_law": "automa_directive",
        "control_centre": "automa_swap", "central_square": "automa_square",
    }  # fmt: skip


@pytest.mark.rule("GM-50.34")
def test_protocols_have_three_kinds() -> None:
    kinds: dict[str, set[str]] = {}
    for event in c.Content(None).automa_events:
        kinds.setdefault(event.protocol.kind, set()).add(event.id)
        wanted = {"A": 1, "B": 2}.get(event.protocol.kind, 0)
        assert len(event.protocol.districts) == wanted
        assert event.protocol.trust == (2 if event.protocol.kind == "C" else 0)
    assert kinds["C"] == {"general_census", "informers", "curfew"}
    assert kinds["none"] == {"countdown_automa"}
    assert (len(kinds["A"]), len(kinds["B"])) == (6, 7)


@pytest.mark.rule("GM-50.35", "GM-38.15", "GM-38.17")
def test_steps_of_a_benefit_without_a_moment_happen_once(scene: Any) -> None:
    """IV-B sets the plan back once; I-C changes riots from then on."""
    cards = ["program_swap", "revealing_the_plans", "rise_of_the_resistance"]
    missions = {"cards": cards, "waiting": cards[2:], "bonds_on": {"CC": 6},
                "drones": ["TR", "EL", "IN"]}  # fmt: skip
    t = scene(mode="automa", seats=1, phase="closing", event="countdown_automa", plan=5,
              missions=missions, heroes=here("CS", "TH", "SC"))  # fmt: skip
    assert t.s.plan == 5  # +1 by The Countdown, -1 by the benefit
    t.play("access culum CS", "access veiga TH", "access sylvia SC")
    while t.s.round == 2:
        t.play("end" if t.offers("end") else t.options()[-1])
        told = [e.args["why"] for e in t.events if e.key == "plan"]
        assert "revealing_the_plans" not in told
    rules = {m.card.id: m for m in t.s.tables.missions}
    lasting = [m.stat for m in rules["class_consciousness"].lasting.modifiers]
    assert lasting == ["riot"]
    waits = [op.on for op in rules["deactivating_trap"].lasting.ops]
    assert waits == ["servant_enters_token"]


# -- one place for each verb ------------------------------------------------------------------------------


def test_bots_know_what_every_action_is_worth(table: Any) -> None:
    """The verbs of actions tell it themselves; relocating for heroes is as good as anything."""
    for mode in ("versus", "automa"):
        t = table(mode=mode).s.tables
        for act in t.acts:
            for op in t.programs[act.program]:
                if act.side == "hero" and op.word != "move_district":
                    assert type(op).hero_worth is not Op.hero_worth, act.id
                if act.side == "servant":
                    assert type(op).machine_worth is not Op.machine_worth, act.id


@pytest.mark.rule("GM-50.1", "GM-50.4", "GM-50.7")
@pytest.mark.parametrize(
    "step",
    [
        {"do": "plan", "n": 1, "who": "machine"},
        {"do": "lose", "who": "hero", "res": "trust", "to": "machine"},
        {"do": "raid", "where": "anywhere"},
        {"do": "move_district", "mode": "relocate", "n": 2},
        {"do": "gain", "who": "hero", "res": "trust", "n": True},
        {"do": "plan", "n": "many"},
    ],
)
def test_a_field_without_a_meaning_is_a_mistake(table: Any, step: dict[str, Any]) -> None:
    with pytest.raises(tabletown.BadContent, match="a test"):
        run(table(), step)


# -- content packs ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-50.1", "GM-50.8", "GM-50.9")
@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("missions.toml", 'do = "skip_event"', 'do = "skip_evening"', "skip_evening"),
        (
            "missions.toml",
            'on = "servant_enters_token"',
            'on = "servant_sneezes"',
            "servant_sneezes",
        ),
        ("missions.toml", 'test = "tokens_home"', 'test = "tokens_lost"', "tokens_lost"),
        ("events_automa.toml", 'left = "heroes_trust"', 'left = "heroes_luck"', "heroes_luck"),
        ("events_automa.toml", 'stat = "hero_order"', 'stat = "hero_mood"', "hero_mood"),
    ],
)
def test_a_mistake_in_a_pack_is_named(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    text = (BOX / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(
        "replace_all = true\n" + text.replace(old, new, 1), encoding="utf-8"
    )
    with pytest.raises(tabletown.BadContent, match=says) as caught:
        tabletown.new("great_machine", seats=1, mode="automa", pack=str(tmp_path))
    assert file in str(caught.value)
    assert "entry '" in str(caught.value)
