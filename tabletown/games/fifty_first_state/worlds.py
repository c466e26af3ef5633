"""Worlds that fit what a seat knows: for bots, previews and the tests of secrets."""

from __future__ import annotations

from tabletown.core.rng import Dice
from tabletown.games.fifty_first_state.effects.goods import BLUE_DECK, RED_DECK, without
from tabletown.games.fifty_first_state.state import SETUP, FiftyFirstState


def determinise(s: FiftyFirstState, seat: int | None, seed: int) -> FiftyFirstState:
    """A world that fits what ``seat`` knows: own hand, all that is public, cards all have seen.

    Hands and the order of every face-down deck are dealt anew (FFS-4.2, FFS-4.5).
    """
    other = s.clone()
    dice = Dice(seed)
    hidden = list(s.undrawn())
    unseen: list[int] = []  # how many unknown cards each other hand holds
    for player in range(s.seats):
        cards = without(s.hands[player], s.known[player]) if player != seat else []
        hidden += cards
        unseen.append(len(cards))
    hidden.sort()
    dice.shuffle(hidden)
    for player in range(s.seats):
        if player != seat:
            dealt = [hidden.pop() for _ in range(unseen[player])]
            other.hands[player] = tuple(sorted((*s.known[player], *dealt)))
    other.set_deck(hidden)
    for colour in (BLUE_DECK, RED_DECK):
        cards = sorted(s.connection_deck(colour))
        dice.shuffle(cards)
        other.set_connection_deck(colour, cards)
    if s.phase == SETUP and s.aside:
        other.aside = tuple(
            [
                aside if player == seat else secret_choices(other, player, len(aside), dice)
                for player, aside in enumerate(s.aside)
            ]
        )
    other.forced = []
    other.rng = dice.seed()
    return other


def secret_choices(s: FiftyFirstState, player: int, count: int, dice: Dice) -> tuple[int, ...]:
    """What another player may have chosen in secret during the setup."""
    if s.faction(player) < 0:
        return tuple([dice.below(len(s.tables.factions) + 1) - 1 for _ in range(count)])
    cards = list(s.hands[player])
    dice.shuffle(cards)
    return tuple(cards[:count])
