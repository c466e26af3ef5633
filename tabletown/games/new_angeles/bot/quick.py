"""Sensible choices within microseconds: rules of thumb for every kind of question."""

from __future__ import annotations

from collections.abc import Callable

from tabletown.core.actions import Action
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.effects.base import EffectChoice
from tabletown.games.new_angeles.effects.worth import OWN_TYPE, fear_of_threat, keep_value, rival_of
from tabletown.games.new_angeles.forecast import contract_income
from tabletown.games.new_angeles.rules.declare import Declare, ghost_of
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import NOBODY

Thumb = Callable[[NewAngelesState, int, Action], float]


def quick(s: NewAngelesState, seat: int, options: list[Action], dice: Dice) -> Action:
    """One of the better options; a little chance keeps games different."""
    best, best_score = options[0], -1e9
    thumb = thumb_of(s)
    for action in options:
        score = thumb(s, seat, action) + 0.6 * dice.chance()
        if score > best_score:
            best, best_score = action, score
    return best


def ranked(s: NewAngelesState, seat: int, options: list[Action]) -> list[Action]:
    """The options from the most to the least promising."""
    thumb = thumb_of(s)
    return sorted(options, key=lambda action: -thumb(s, seat, action))


def thumb_of(s: NewAngelesState) -> Thumb:
    """The rule of thumb for the present question: that of the verb that asks, or by kind of action."""
    step = s.stack[-1]
    if isinstance(step, Declare):
        step = ghost_of(s, step.side).stack[-1]
    if not isinstance(step, EffectChoice):
        return thumb_by_kind
    promise, stop = step.effect(s).promise, s.tables.stop
    return lambda s, seat, action: 0.0 if action is stop else promise(s, seat, action)


def thumb_by_kind(s: NewAngelesState, seat: int, action: Action) -> float:
    rule = THUMBS.get(action.kind)
    return rule(s, seat, action) if rule is not None else 0.0


def deck(s: NewAngelesState, seat: int, action: Action) -> float:
    type = action.args[0]
    own = OWN_TYPE[s.corporation[seat]]
    if type == own:
        return 1.0
    held = sum([s.tables.type_of[card] == type for card in s.hands[seat]])
    return 0.4 - 0.15 * held


def offer(s: NewAngelesState, seat: int, action: Action) -> float:
    card = action.args[0]
    if card >= s.tables.action_cards:
        return 0.2 if s.standard_round() < 4 else 0.9
    return keep_value(s, seat, card) + 0.3 * income(s, seat, card)


def income(s: NewAngelesState, seat: int, card: int) -> float:
    """Contract money that a card brings: own counts, the rival's counts against it."""
    found = contract_income(s, card)
    rival = rival_of(s, seat)
    return found[seat] - (0.75 * found[rival] if rival != NOBODY else 0.0)


def counter(s: NewAngelesState, seat: int, action: Action) -> float:
    gain = income(s, seat, action.args[0])
    against = income(s, seat, s.main) if s.main != NOBODY else 0.0
    return 0.35 * (gain - against) - 0.5 - 0.5 * len(s.box)


def support(s: NewAngelesState, seat: int, action: Action) -> float:
    side = action.args[0]
    proposer = s.proposer(side)
    rival = rival_of(s, seat)
    score = -0.35
    if proposer == rival:
        score -= 1.0
    if s.proposer(1 - side) == rival:
        score += 0.5
    card = s.offer(side)
    if card != NOBODY:
        score += 0.3 * income(s, seat, card)
    return score


def lay(s: NewAngelesState, seat: int, action: Action) -> float:
    return 0.3 - keep_value(s, seat, action.args[0])


def let_go(s: NewAngelesState, seat: int, action: Action) -> float:
    return -keep_value(s, seat, action.args[0])


def use(s: NewAngelesState, seat: int, action: Action) -> float:
    deal = s.tables.assets[action.args[0]].deal
    return deal.use_promise if deal is not None else 0.5


def spend(s: NewAngelesState, seat: int, action: Action) -> float:
    amount = action.args[0]
    if amount > 2 or fear_of_threat(s, seat) < 0:
        return -float(amount)
    return 0.5 * amount if s.threat >= 12 else -0.3 * amount


THUMBS: dict[str, Callable[[NewAngelesState, int, Action], float]] = {
    "deck": deck,
    "offer": offer,
    "counter": counter,
    "support": support,
    "lay": lay,
    "discard": let_go,
    "use": use,
    "spend": spend,
    "winner": support,
    "abstain": lambda s, seat, action: 0.1,
    "pass": lambda s, seat, action: 0.3,
    "pay": lambda s, seat, action: 0.3,
    "lose": lambda s, seat, action: -0.4,
}
