"""What action cards are worth in a hand: as the offers that could be made with them, in capital."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletown.games.new_angeles.bot.offers import Standing, accepted, offer_gains
from tabletown.games.new_angeles.bot.outlook import READY, SPENT
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.effects.worth import keep_value
from tabletown.games.new_angeles.state import NewAngelesState, card_of, knowers_of
from tabletown.games.new_angeles.state.layout import MAIN, NOBODY
from tabletown.games.new_angeles.worlds import not_seen

# What an offer of each card gained at a player's next turn, or 0 if it would have done harm: the
# average over 36 games of `normal` bots, of those whose contract does not pay for its type. There
# the gain now (by `NOW_LATER`) and the type (by `TYPE_SHARE`) told of the gain then, too.
USUAL: Final = {
    "ark_construction": 0.17, "budget_renovations": 0.71, "gentrification": 0.7,
    "vanity_project": 0.54, "clean_slate": 0.36, "clinical_trials": 0.55,
    "information_procurement": 0.92, "unorthodox_knowledge": 0.99, "efficiency_experts": 1.51,
    "high_risk_investments": 1.89, "labor_solutions": 0.72, "liquidation": 0.89,
    "live_feeds_24_7": 1.17, "media_circus": 0.86, "puff_piece": 0.52, "spin_doctors": 0.45,
    "arrest_orders": 1.3, "full_deployment": 0.0, "riot_control": 0.67, "scorched_earth": 0.66,
    "ruthless_tactics": 0.87, "underpaid_overclocked": 1.07, "mandatory_quarantine": 1.06,
    "energy_for_all": 0.89, "sweeps_week": 0.95, "massive_reconstruction": 0.59,
}  # fmt: skip
UNKNOWN: Final = 0.8  # a card of another pack
NOW_LATER: Final = 0.25  # weight of the gain now if the card is for a later turn
NOW_SOON: Final = 0.75  # the same if the own main offer comes next
TYPE_SHARE: Final = 0.5  # of what the type is worth to the corporation
MOST: Final = 6.0  # near the fall of the city all gains are huge, but it takes one card to save it
NEXT_BEST: Final = 0.5  # how much less each further offer in the hand is needed
COPY: Final = 0.5  # the second copy finds the work done


class Hand:
    """The offers that cards make possible, seen by ``seat``."""

    def __init__(
        self, s: NewAngelesState, seat: int, tempers: Tempers, now: float = NOW_LATER
    ) -> None:
        self.s = s
        self.seat = seat
        self.cards = s.hands[seat]
        self.known: dict[tuple[int, int], float] = {}
        self.now = 0.0 if tempers.hasty else now
        if self.now:
            self.table = s.clone()
            self.table.revealed = NOBODY  # whoever gets this asset: these offers are for later
            self.table.support_main = self.table.support_counter = ()
            self.before = Standing(self.table, seat, tempers.threat)

    # -- one card ---------------------------------------------------------------------------

    def gain(self, card: int, holder: int) -> float:
        """What ``seat`` would gain now if ``holder`` offered a card; nobody offers to the own harm."""
        if not self.now:
            return 0.0
        gains = offer_gains(self.table, card, holder, MAIN, self.before)
        if gains[holder] <= 0.0:
            return 0.0
        return accepted(gains, holder) * max(-MOST, min(MOST, gains[self.seat]))

    def offer(self, card: int) -> float:
        """What a card is worth to ``seat`` as an offer."""
        usual = USUAL.get(self.s.tables.cards[card], UNKNOWN)
        return self.now * self.gain(card, self.seat) + (1.0 - self.now) * usual

    def of(self, card: int) -> float:
        """What an action card is worth in the own hand."""
        key = (card, self.seat)
        if key not in self.known:
            type_value = keep_value(self.s, self.seat, card)
            self.known[key] = self.offer(card) + TYPE_SHARE * type_value
        return self.known[key]

    def elsewhere(self, card: int, holder: int) -> float:
        """What it means to ``seat`` that another player holds a card."""
        key = (card, holder)
        if key not in self.known:
            self.known[key] = self.now * self.gain(card, holder)
        return self.known[key]

    def emergency(self, corporation: int, holder: int) -> float:
        """What it means to ``seat`` that a player, perhaps itself, has an emergency action."""
        card = self.s.tables.action_cards + corporation
        found = self.offer(card) if holder == self.seat else self.elsewhere(card, holder)
        return found if self.s.faceup >> corporation & 1 else found * SPENT / READY

    # -- several cards ----------------------------------------------------------------------

    def worth(self, cards: tuple[int, ...]) -> float:
        """The best offer in full, every further one less; a hand of different cards is better."""
        values = [self.of(card) * COPY ** cards[:i].count(card) for i, card in enumerate(cards)]
        values.sort(reverse=True)
        return sum([value * NEXT_BEST**i for i, value in enumerate(values)], 0.0)

    def gained(self, card: int) -> float:
        return self.worth((*self.cards, card)) - self.worth(self.cards)

    def lost(self, place: int, more: int = 0) -> float:
        """What the hand loses with the card at a place and the least useful ones after it.

        By the first rules cards went in hand order, so what went first decided what else could go.
        """
        gone = self.least_useful(more, (place,))
        return self.worth(self.cards) - self.worth(self.without(gone))

    def least_useful(self, count: int, gone: tuple[int, ...] = ()) -> list[int]:
        """Places of so many cards besides those that are gone, and of these."""
        places = list(gone)
        first = max(gone, default=-1) + 1 if self.s.rules < 2 else 0
        for _ in range(count):
            free = [place for place in range(first, len(self.cards)) if place not in places]
            left = [self.worth(self.without([*places, place])) for place in free]
            places.append(free[left.index(max(left))])
        return sorted(places)

    def without(self, places: list[int]) -> tuple[int, ...]:
        return tuple([card for i, card in enumerate(self.cards) if i not in places])

    def drawn(self, type: int) -> float:
        """What a card of a deck adds on average, over all that it can be."""
        return self.average(type, self.gained)

    def drawn_by(self, holder: int, type: int) -> float:
        """The same for a card that another player draws."""
        return self.average(type, lambda card: self.elsewhere(card, holder))

    def average(self, type: int, value: Callable[[int], float]) -> float:
        left = unseen(self.s, self.seat, type)
        total = sum(left.values())
        return sum([copies * value(card) for card, copies in left.items()], 0.0) / max(total, 1)


def unseen(s: NewAngelesState, seat: int, type: int) -> dict[int, int]:
    """Copies of each card that the deck of a type can hold for all that ``seat`` knows.

    An empty deck is filled up from the discard pile first (NA-16.2), so that also what lies there
    may come.
    """
    left = not_seen(s, seat)
    if s.decks[type]:
        for code in s.discard:
            left[card_of(code)] -= knowers_of(code) >> seat & 1
    return {card: copies for card, copies in enumerate(left) if s.tables.type_of[card] == type}
