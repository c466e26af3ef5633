"""What a hero may do after arriving (GM-11, GM-12)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal
from tabletown.core.steps import Ask
from tabletown.games.great_machine.force import BY_HAND, LOAD
from tabletown.games.great_machine.prices import act_price
from tabletown.games.great_machine.program import Do, Offer, Op
from tabletown.games.great_machine.rules.changes import pay_trust
from tabletown.games.great_machine.state import FACT, REMOTE_ACCESS, SECOND, TURN_ENDED, Table
from tabletown.games.great_machine.tables import Act


class HeroAction(Ask):
    """One action, two different ones for Culum, or none (GM-5.14, GM-20.5)."""

    rule = "GM-5.14"
    prompt = "hero-action"

    def seat(self, s: Table) -> int:
        return s.owners[s.active]

    def options(self, s: Table) -> list[Action]:
        if s.turn & TURN_ENDED:
            return []  # GM-10.4
        hero = s.active
        found: list[Action] = []
        if s.first_action < 0 or may_act(s, hero):
            found = possible_acts(s, hero)
        for op in uses(s, hero):
            found.append(s.t.use[len(s.t.directive_ids) + s.t.mission_ids.index(op.source)])
        if found:
            found.append(s.t.end)
        return found

    def chosen(self, s: Table, action: Action) -> None:
        if action.kind == "end":
            if s.log is not None:
                s.emit("turn-over", "GM-5.21", hero=s.t.hero_ids[s.heroes[s.active]])
            return
        s.stack.append(HERO_ACTION)
        if action.kind == "act":
            number = s.t.act_number["hero", s.t.act_ids["hero"][action.args[0]]]
            take_action(s, s.active, s.t.acts[number])
        else:
            source = s.t.mission_ids[action.args[0] - len(s.t.directive_ids)]
            for op in uses(s, s.active):
                if op.source == source:
                    Offer(op.program, op.at, s.active).chosen(s, s.t.take_it)

    def details(self, s: Table, seat: int) -> dict[str, Any]:
        return {"hero": s.t.hero_ids[s.heroes[s.active]], "n": s.trust[s.active]}

    def why_not(self, s: Table, action: Action) -> Refusal:
        from tabletown.games.great_machine.explain import why_not_act

        return why_not_act(s, action)


HERO_ACTION = HeroAction()


def may_act(s: Table, hero: int) -> bool:
    """Whether an action is left: one, or a second one that the rules of the hero allow."""
    first = s.first_action
    if first < 0:
        return True
    two = s.t.two_actions[s.heroes[hero]]
    if two is None or s.turn & SECOND:
        return False
    rules = two.effect.rules
    id = s.t.acts[first].id
    if "first_not_gain_trust" in rules and id == "gain_trust":
        return False  # GM-20.9
    return not ("no_riot_if_two" in rules and id == "riot")  # GM-20.7


def acts_here(s: Table, hero: int) -> list[int]:
    """The actions that belong to the hero's district, own and remote ones included."""
    d = s.at[hero]
    found = s.force.hero_acts_at[d]
    own = s.t.hero_cards[s.heroes[hero]].grants
    if own:
        found = [*found, *own]
    if s.force.remote and s.pieces[REMOTE_ACCESS] >= 0:
        there = s.pieces[REMOTE_ACCESS]
        more = [n for n in s.force.hero_acts_at[there] if s.t.acts[n].special and n not in found]
        found = [*found, *more]
    return found


def possible_acts(s: Table, hero: int) -> list[Action]:
    """The actions whose price can be paid, whose needs are met and that would change something."""
    first, d, trust = s.first_action, s.at[hero], s.trust[hero]
    load = s.load_of(d)
    menu, words = s.force.menu, s.t.act
    found: list[Action] = []
    for number in acts_here(s, hero):
        dish = menu[number]
        if first >= 0 and (first == number or dish.act.id == "riot"):
            continue  # two different actions, and never a riot (GM-20.5, GM-20.7)
        if dish.pricing == LOAD:
            if load > trust:
                continue
        elif dish.pricing == BY_HAND:
            if act_price(s, hero, dish.act) > trust:
                continue
        elif dish.price > trust:
            continue
        if dish.needs is not None and not dish.needs(s, hero, d):
            continue
        for possible in dish.possible:
            if not possible(s, hero):
                break
        else:
            found.append(words[dish.word])
    return found


def take_action(s: Table, hero: int, act: Act) -> None:
    """Prices are paid when the action is declared (GM-11.4)."""
    if s.first_action >= 0:
        s.turn |= SECOND
    s.first_action = act.number
    s.picked = 0
    if s.log is not None:
        s.emit(
            "action", "GM-11.1", hero=s.t.hero_ids[s.heroes[hero]], act=act.id,
            district=s.t.district_ids[s.at[hero]],
        )  # fmt: skip
    if act.special:
        s.facts |= FACT["special_action_done"]
    if act.price and act.price != "load_x_picked":
        pay_trust(s, hero, act_price(s, hero, act), act.id)
    s.stack.append(Do(act.program, 0, hero))


def uses(s: Table, hero: int) -> list[Op]:
    """Tokens of missions that may be used in the action step.

    Free actions come before, between or after the actions (GM-5.38), the leader's tokens only
    while an action is left (GM-5.37, GM-39.21).
    """
    found = s.force.triggers.get("self_action_step")
    if not found:
        return []
    acting = may_act(s, hero)
    return [
        op
        for op in found
        if (op.effect.free_action or acting) and op.payable(s, hero) and op.possible(s, hero)
    ]
