"""Does the plan advance now, and why (GM-70.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabletown.games.great_machine.effects.conditions import compiled, quantity
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import CLOSING, DISTRICTS, FACT, GreatMachineState

PLAN_SPACES = 12
WINNING_SUCCESSES = 3


def arrived(s: GreatMachineState) -> GreatMachineState:
    """The table with every hero where the chosen card leads: what the heroes know is coming."""
    copy = s.clone()
    for hero in range(3):
        card = s.chosen[hero]
        if card < 0 or s.taken >> hero & 1:
            continue
        copy.at[hero] = card
        if card == s.began[hero]:
            copy.facts |= FACT["chose_start_district"]
        if s.tables.special >> card & 1:
            copy.facts |= FACT["chose_special_card"]
    return copy


def plan_outlook(
    s: GreatMachineState, after: GreatMachineState, hero_side: bool
) -> dict[str, Any] | None:
    """``status`` is advances, holds, or open: somebody decides, or can still pay for it."""
    if s.event < 0:
        return None
    found: dict[str, Any] = {
        "event": s.tables.event_ids[s.event],
        "who": None,
        "price": None,
        "have": None,
    }
    if s.automa:
        return {**found, **automa_hold(s, after)}
    plan, event = s.tables.plans[s.event], s.tables.events[s.event]
    if plan.mode == "always":
        return {**found, "status": "advances"}
    if plan.mode == "check":
        test = s.tables.closing_test[s.event] if s.phase < CLOSING else None
        met = (test or plan.test)(after, -1, -1)
        return {
            **found,
            "status": "advances" if met else "holds",
            **evidence(after, event.plan.if_),
        }
    if plan.mode == "machine_may":
        return {**found, "who": "machine", **machine_choice(after)}
    if plan.cost is not None and plan.cost.reveal:
        shown = s.known & ~s.arrested()
        if hero_side:
            shown &= s.active_faces()
        return {**found, "who": "heroes", "status": "open" if shown else "advances"}
    return {**found, "who": "heroes", **payment(s, plan.price(s, -1, -1), sum(s.trust))}


def machine_choice(s: GreatMachineState) -> dict[str, Any]:
    """What the Machine may do for the plan, and whether it could now (GM-50.22)."""
    plan = s.tables.plans[s.event]
    if plan.cost is not None:
        price = plan.price(s, -1, -1)
        if price == 0:
            return {"status": "advances", "price": 0, "have": s.bonds}  # GM-18.42
        return {"status": "open" if price <= s.bonds else "holds", "price": price, "have": s.bonds}
    able = all(op.possible(s, -1) for op in s.tables.programs[plan.program])
    return {"status": "open" if able else "holds"}


def payment(s: GreatMachineState, price: int, have: int) -> dict[str, Any]:
    return {"status": "open" if have >= price else "advances", "price": price, "have": have}


def automa_hold(s: GreatMachineState, after: GreatMachineState) -> dict[str, Any]:
    rule, event = s.tables.automa_rules[s.event], s.tables.events[s.event]
    if rule.never:
        return {"status": "advances"}
    if rule.hold_cost:
        return {"who": "heroes", **payment(s, rule.hold_cost, sum(s.trust))}
    holds = rule.hold(after, -1, -1)
    return {"status": "holds" if holds else "advances", **evidence(after, event.hold.if_)}


# -- what decides a condition ------------------------------------------------------------------------


def evidence(s: GreatMachineState, cond: Cond | None) -> dict[str, Any]:
    """The heroes, districts or numbers that a condition looks at; empty where it is all said."""
    while cond is not None and cond.not_ is not None:
        cond = cond.not_
    if cond is None:
        return {}
    if cond.any_:
        cond = cond.any_[0]
        return evidence(s, cond)
    if cond.test == "some_district":
        inner = compiled(cond.if_, s.tables, "forecast")
        names = [s.tables.district_ids[d] for d in range(DISTRICTS) if inner(s, -1, d)]
        return {"districts": names}
    if cond.test == "compare":
        left, right = quantity(cond.left, "forecast"), quantity(cond.right, "forecast")
        return {"left": left(s, -1, -1), "right": right(s, -1, -1)}
    if cond.test in HEROES_OF:
        return {
            "heroes": [
                s.tables.hero_ids[s.heroes[h]] for h in range(3) if HEROES_OF[cond.test](s, h)
            ]
        }
    if cond.test == "heroes_in":
        mask = (
            s.tables.district_mask(cond.districts, "") if cond.districts else kind_of(s, cond.kind)
        )
        return {"heroes": [s.tables.hero_ids[s.heroes[h]] for h in range(3) if mask >> s.at[h] & 1]}
    if cond.test == "fact":
        return fact_evidence(s, cond.name)
    return {}


HEROES_OF: Final[dict[str, Callable[[GreatMachineState, int], bool]]] = {
    "hero_with_servant": lambda s, h: s.servants_in(s.at[h]) > 0,
    "heroes_apart": lambda s, h: s.at.count(s.at[h]) > 1,
    "heroes_together": lambda s, h: s.at.count(s.at[h]) > 1,
}


def kind_of(s: GreatMachineState, kind: str) -> int:
    return s.tables.common if kind == "common" else s.tables.special


def fact_evidence(s: GreatMachineState, name: str) -> dict[str, Any]:
    if name == "discontent_raised":
        return {"left": s.discontent, "right": s.discontent_before}
    if name == "hero_detained":
        return {"heroes": [s.tables.hero_ids[s.heroes[h]] for h in range(3) if s.detained >> h & 1]}
    return {}


# -- the end -------------------------------------------------------------------------------------------


def end(s: GreatMachineState) -> dict[str, Any]:
    """Steps to the two goals; in versus also the last round that can be played (GM-16, GM-18.54)."""
    left = PLAN_SPACES - s.plan
    found: dict[str, Any] = {
        "plan_left": left,
        "successes_left": WINNING_SUCCESSES - s.successes(),
        "latest_round": None,
        "cards_left": min(9 - mask.bit_count() for mask in s.seized),
    }
    if not s.automa:
        countdown = s.round + len(s.event_deck) - s.event_top  # the round in which it is opened
        found["latest_round"] = max(countdown, s.round) + left - 1
    return found
