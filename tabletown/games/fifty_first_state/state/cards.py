"""Cards outside the states: the main deck, hands, Deals, connection cards."""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.core.fields import Copied
from tabletown.games.fifty_first_state.effects.goods import BLUE_DECK, RED_DECK, without
from tabletown.games.fifty_first_state.state.layout import (
    BOTH_COLOURS,
    DRAWN,
    KINDS_HELD,
    LINKS,
    NOTHING,
    ONLY_BLUE,
    ONLY_RED,
    UP,
    WIDTH,
)
from tabletown.games.fifty_first_state.state.rounds import Rounds


class Cards(Rounds):
    """All cards; those that lie in a state are asked for by name in ``locations.py``."""

    hands: Copied[list[tuple[int, ...]]]  # kinds, sorted
    known: Copied[list[tuple[int, ...]]]  # the part of it all have seen
    lands: Copied[list[tuple[int, ...]]]  # the states, oldest first
    deals: Copied[list[tuple[int, ...]]]  # kinds, oldest first
    links: Copied[list[tuple[int, ...]]]  # connection decks, then their discards
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    display: tuple[int, ...] = ()
    attack: tuple[int, ...] = ()
    aside: tuple[tuple[int, ...], ...] = ()  # secret choices of the setup, by seat

    def begin(self) -> None:
        super().begin()
        self.hands = [()] * self.players
        self.known = [()] * self.players
        self.lands = [()] * self.players
        self.deals = [()] * self.players
        self.links = [()] * 4

    # -- location cards outside the states -----------------------------------------------------------

    def deck_size(self) -> int:
        return len(self.deck) - self.n[DRAWN]

    def undrawn(self) -> tuple[int, ...]:
        """The cards of the main deck, the top one first."""
        return self.deck[self.n[DRAWN] :]

    def draw_card(self) -> int:
        """The top card leaves the main deck; -1 if there is none."""
        drawn = self.n[DRAWN]
        if drawn == len(self.deck):
            return NOTHING
        self.n[DRAWN] = drawn + 1
        return self.deck[drawn]

    def set_deck(self, cards: Sequence[int]) -> None:
        """A new main deck."""
        self.deck = tuple(cards)
        self.n[DRAWN] = 0

    def hand_size(self, player: int) -> int:
        """All cards in hand, location and connection cards (FFS-21.9)."""
        return len(self.hands[player]) + sum(self.connections(player))

    def take_from_hand(self, player: int, kind: int) -> None:
        """A card leaves a hand; what all have seen of the hand shrinks with it."""
        hand, known = self.hands[player], self.known[player]
        i = hand.index(kind)
        self.hands[player] = hand[:i] + hand[i + 1 :]
        if kind in known:
            i = known.index(kind)
            self.known[player] = known[:i] + known[i + 1 :]

    def add_to_hand(self, player: int, cards: Sequence[int]) -> None:
        self.hands[player] = tuple(sorted((*self.hands[player], *cards)))

    def make_known(self, player: int, kind: int) -> None:
        """All have seen one more card of a hand."""
        self.known[player] = tuple(sorted((*self.known[player], kind)))

    def take_from_display(self, kind: int) -> None:
        i = self.display.index(kind)
        self.display = self.display[:i] + self.display[i + 1 :]

    def end_deal(self, player: int, kind: int) -> None:
        """A Deal goes to the discard pile."""
        self.deals[player] = tuple(without(self.deals[player], (kind,)))
        self.discard += (kind,)

    def put_aside(self, seat: int, choice: tuple[int, ...]) -> None:
        """A secret choice of the setup."""
        self.aside = (*self.aside[:seat], choice, *self.aside[seat + 1 :])

    # -- connection cards ---------------------------------------------------------------------------------

    def connections(self, player: int) -> list[int]:
        """Connection cards in hand, by kind."""
        held = self.n[player * WIDTH + LINKS]
        return [held >> 4 * kind & 15 for kind in range(len(self.tables.connections))]

    def connection_kinds(self, player: int) -> tuple[int, ...]:
        """The different connection cards in hand."""
        held = self.n[player * WIDTH + LINKS]
        kinds = KINDS_HELD.get(held)
        if kinds is None:
            every = range(len(self.tables.connections))
            kinds = KINDS_HELD[held] = tuple([kind for kind in every if held >> 4 * kind & 15])
        return kinds

    def face_up(self, colour: int) -> int:
        """The connection card that lies open, -1 for none."""
        return self.n[UP + colour]

    def colours_up(self) -> tuple[int, ...]:
        """The colours of which a connection card lies open."""
        if self.n[UP + BLUE_DECK] >= 0:
            return BOTH_COLOURS if self.n[UP + RED_DECK] >= 0 else ONLY_BLUE
        return ONLY_RED if self.n[UP + RED_DECK] >= 0 else ()

    def connection_deck(self, colour: int) -> tuple[int, ...]:
        return self.links[colour]

    def connection_discard(self, colour: int) -> tuple[int, ...]:
        return self.links[colour + 2]

    def set_connection_deck(self, colour: int, cards: Sequence[int]) -> None:
        self.links[colour] = tuple(cards)

    def turn_up(self, colour: int) -> int:
        """The top card of a connection deck is laid open (FFS-6.1, FFS-6.2); says which, or -1."""
        links = self.links
        if not links[colour]:
            cards = sorted(links[colour + 2])
            self.shuffle(cards)
            links[colour], links[colour + 2] = tuple(cards), ()
        if not links[colour]:
            return NOTHING
        kind = links[colour][0]
        links[colour] = links[colour][1:]
        self.n[UP + colour] = kind
        return kind

    def lay_open(self, colour: int, kind: int) -> None:
        self.n[UP + colour] = kind

    def take_face_up(self, colour: int) -> int:
        """The open card leaves its place; it is not replaced (FFS-17.3)."""
        kind = self.n[UP + colour]
        self.n[UP + colour] = NOTHING
        return kind

    def hold_connection(self, player: int, kind: int) -> None:
        self.n[player * WIDTH + LINKS] += 1 << 4 * kind

    def give_connection(self, player: int, kind: int) -> None:
        """A connection card of a hand goes to the discard pile of its colour."""
        self.n[player * WIDTH + LINKS] -= 1 << 4 * kind
        self.discard_connections((kind,))

    def discard_connections(self, cards: Sequence[int]) -> None:
        """Cards go to the discard piles of their colours."""
        for kind in cards:
            self.links[2 + self.tables.connection_deck[kind]] += (kind,)
