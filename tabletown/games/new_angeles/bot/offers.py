"""What a card on the table is worth to everybody: it is resolved on a ghost by whoever would win."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot.outlook import Outlook, claim_value, seat_value
from tabletown.games.new_angeles.bot.quick import quick, ranked
from tabletown.games.new_angeles.effects.base import NOTHING, EffectChoice, start_card
from tabletown.games.new_angeles.effects.worth import logistic, rival_of
from tabletown.games.new_angeles.rules.declare import GhostEnds
from tabletown.games.new_angeles.rules.resolution import CardDone
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY

MOST_STEPS = 60
HOPEFUL = 12  # options of one question that are looked at closely
GHOST_END = GhostEnds()


class Standing:
    """The value of the table for every seat; for ``seat`` with its own worry about the city."""

    def __init__(self, s: NewAngelesState, seat: int = NOBODY, worry: float = 1.0) -> None:
        self.seat = seat
        self.worry = worry
        self.now = self.of(s)

    def of(self, s: NewAngelesState) -> list[float]:
        look = Outlook(s)
        return [
            seat_value(s, seat, look, self.worry if seat == self.seat else 1.0)
            for seat in range(s.seats)
        ]


def offer_gains(
    s: NewAngelesState, card: int, resolver: int, side: int, before: Standing
) -> list[float]:
    """By seat: what it gains if ``resolver`` wins the deal with ``card``, asset included."""
    ghost = s.trial()
    ghost.winner = side
    if card != NOBODY:
        resolve_on(ghost, card, resolver)
    gains = [after - now for after, now in zip(before.of(ghost), before.now, strict=True)]
    if s.revealed != NOBODY and ghost.outcome is None:
        worth = claim_value(s, s.revealed, resolver)
        for seat in range(s.seats):
            if seat == resolver:
                gains[seat] += worth
            elif rival_of(s, seat) == resolver:
                gains[seat] -= 0.75 * worth
    return gains


def accepted(gains: list[float], seat: int) -> float:
    """The chance that the others let an offer of ``seat`` win: they unite against what harms them."""
    others = [max(-2.0, min(2.0, gain)) for i, gain in enumerate(gains) if i != seat]
    return logistic(0.5 + 0.35 * sum(others, 0.0) / len(others) * 2.0)


def resolve_on(ghost: NewAngelesState, card: int, resolver: int) -> None:
    """Resolve a card; its resolver chooses greedily, everybody else quickly."""
    ghost.stack = [GHOST_END, NOTHING, CardDone()]
    ghost.plan = ()
    start_card(ghost, card, resolver)
    ghost.advance()
    dice = Dice(card)
    for _ in range(MOST_STEPS):
        if ghost.outcome is not None or ghost.stack[-1] is GHOST_END:
            return
        seat = ghost.asked
        options = ghost.options()
        if seat == resolver and isinstance(ghost.stack[-1], EffectChoice):
            action = greedy(ghost, seat, options, dice)
        else:
            action = quick(ghost, seat, options, dice)
        ghost.apply(action, seat)


def greedy(ghost: NewAngelesState, seat: int, options: list[Action], dice: Dice) -> Action:
    """The choice after which the table looks best for the resolver."""
    if len(options) == 1:
        return options[0]
    prompt = getattr(ghost.stack[-1], "prompt", "")
    if prompt in ("player", "bottom", "top", "emergency", "asset", "option"):
        return quick(ghost, seat, options, dice)
    hopeful = options if len(options) <= HOPEFUL else ranked(ghost, seat, options)[:HOPEFUL]
    best, best_value = hopeful[0], -1e9
    for action in hopeful:
        after = ghost.clone()
        after.apply(action, seat)
        value = seat_value(after, seat, Outlook(after))
        if value > best_value:
            best, best_value = action, value
    return best


class Stakes:
    """What the two offers on the table would bring to every seat."""

    def __init__(self, s: NewAngelesState, seat: int = NOBODY, worry: float = 1.0) -> None:
        self.before = Standing(s, seat, worry)
        self.main = offer_gains(s, s.main, s.active, MAIN, self.before)
        self.counter = [0.0] * s.seats
        if s.box:
            self.counter = offer_gains(s, s.counteroffer(), s.countering(), COUNTER, self.before)

    def preference(self, seat: int) -> float:
        """How much better the main offer is than the counteroffer for a seat."""
        return self.main[seat] - self.counter[seat]
