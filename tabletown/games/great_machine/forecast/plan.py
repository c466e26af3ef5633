"""Does the plan advance now, and why (GM-70.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletown.core.bits import members
from tabletown.games.great_machine.effects.conditions import compiled, districts_of, quantity
from tabletown.games.great_machine.forecast.shapes import EndForecast, PlanForecast, Verdict
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import (
    CLOSING,
    DISTRICTS,
    LAST_PLAN,
    SUCCESSES,
    GreatMachineState,
)


def arrived(s: GreatMachineState) -> GreatMachineState:
    """The table with every hero where the chosen card leads: what the heroes know is coming."""
    copy = s.clone()
    for hero in members(~s.taken & 7):
        if s.chosen[hero] >= 0:
            copy.at[hero] = s.chosen[hero]
            copy.note_card(hero)
    return copy


def plan_outlook(
    s: GreatMachineState, after: GreatMachineState, hero_side: bool
) -> PlanForecast | None:
    """``status`` is advances, holds, or open: somebody decides, or can still pay for it."""
    if s.event < 0:
        return None
    nobody: Verdict = {"status": "open", "who": None, "price": None, "have": None}
    found: PlanForecast = {**nobody, "event": s.event_id()}
    if s.automa:
        return {**found, **automa_hold(s, after)}
    plan, event = s.tables.plans[s.event], s.tables.events[s.event]
    if plan.mode == "always":
        return {**found, "status": "advances"}
    if plan.mode == "check":
        test = s.tables.closing_test[s.event] if s.phase < CLOSING else None
        met = (test or plan.test)(after, -1, -1)
        return {**found, **verdict("advances" if met else "holds", after, event.plan.if_)}
    if plan.mode == "machine_may":
        return {**found, "who": "machine", **machine_choice(after)}
    if plan.cost is not None and plan.cost.reveal:
        shown = s.known & ~s.arrested()
        if hero_side:
            shown &= s.active_faces()
        return {**found, "who": "heroes", "status": "open" if shown else "advances"}
    return {**found, "who": "heroes", **payment(plan.price(s, -1, -1), sum(s.trust))}


def machine_choice(s: GreatMachineState) -> Verdict:
    """What the Machine may do for the plan, and whether it could now (GM-50.22)."""
    plan = s.tables.plans[s.event]
    status = "open" if plan.can_be_met(s) else "holds"
    if plan.cost is None:
        return {"status": status}
    price = plan.price(s, -1, -1)  # nothing to pay: it advances (GM-18.42)
    return {"status": status if price else "advances", "price": price, "have": s.bonds}


def payment(price: int, have: int, unpaid: str = "advances") -> Verdict:
    return {"status": "open" if have >= price else unpaid, "price": price, "have": have}


def automa_hold(s: GreatMachineState, after: GreatMachineState) -> Verdict:
    rule, event = s.tables.automa_rules[s.event], s.tables.events[s.event]
    if rule.never:
        return {"status": "advances"}
    if rule.hold_cost:
        return {"who": "heroes", **payment(rule.hold_cost, sum(s.trust))}
    holds = rule.hold(after, -1, -1)
    return verdict("holds" if holds else "advances", after, event.hold.if_)


# -- what decides a condition ------------------------------------------------------------------------


def verdict(status: str, s: GreatMachineState, cond: Cond | None) -> Verdict:
    """The heroes, districts or numbers that a condition looks at; nothing where it is all said."""
    found: Verdict = {"status": status}
    while cond is not None and (cond.not_ is not None or cond.any_):
        cond = cond.not_ or cond.any_[0]
    if cond is None:
        return found
    if cond.test == "some_district":
        inner = compiled(cond.if_, s.tables, "forecast")
        found["districts"] = [s.tables.district_ids[d] for d in range(DISTRICTS) if inner(s, -1, d)]
    elif cond.test == "compare":
        left, right = quantity(cond.left, "forecast"), quantity(cond.right, "forecast")
        found["left"], found["right"] = left(s, -1, -1), right(s, -1, -1)
    elif cond.test == "fact" and cond.name == "discontent_raised":
        found["left"], found["right"] = s.discontent, s.discontent_before
    elif cond.test == "fact" and cond.name == "hero_detained":
        found["heroes"] = heroes_who(s, lambda s, h: bool(s.detained >> h & 1))
    elif cond.test == "heroes_in":
        mask = districts_of(cond, s.tables)
        found["heroes"] = heroes_who(s, lambda s, h: bool(mask >> s.at[h] & 1))
    elif cond.test in HEROES_OF:
        found["heroes"] = heroes_who(s, HEROES_OF[cond.test])
    return found


def heroes_who(s: GreatMachineState, test: Callable[[GreatMachineState, int], bool]) -> list[str]:
    return [s.tables.hero_ids[s.heroes[h]] for h in range(3) if test(s, h)]


HEROES_OF: Final[dict[str, Callable[[GreatMachineState, int], bool]]] = {
    "hero_with_servant": lambda s, h: s.servants_in(s.at[h]) > 0,
    "heroes_apart": lambda s, h: s.at.count(s.at[h]) > 1,
    "heroes_together": lambda s, h: s.at.count(s.at[h]) > 1,
}


# -- the end -------------------------------------------------------------------------------------------


def end(s: GreatMachineState) -> EndForecast:
    """Steps to the two goals; in versus also the last round that can be played (GM-16, GM-18.54)."""
    left = LAST_PLAN - s.plan
    found: EndForecast = {
        "plan_left": left,
        "successes_left": SUCCESSES - s.successes(),
        "latest_round": None,
        "cards_left": min(9 - mask.bit_count() for mask in s.seized),
    }
    if not s.automa:
        countdown = s.round + len(s.event_deck) - s.event_top  # the round in which it is opened
        found["latest_round"] = max(countdown, s.round) + left - 1
    return found
