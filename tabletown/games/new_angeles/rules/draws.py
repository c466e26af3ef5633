"""Action cards: drawing, refilling the decks, discarding (NA-16, NA-31)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, PlayerAsk, Step
from tabletown.games.new_angeles.effects.base import note_choice, planned
from tabletown.games.new_angeles.rules.knowledge import hand_gained, hand_lost
from tabletown.games.new_angeles.schema import TYPES as TYPE_WORDS
from tabletown.games.new_angeles.state import NewAngelesState, card_of, discarded_card, knowers_of
from tabletown.games.new_angeles.state.layout import COUNTER_DISCARD, GENERAL, NOBODY, TYPES

EVERYBODY = -1  # as a set of seats
ALL_TYPES = (1 << TYPES) - 1


def draw(s: NewAngelesState, seat: int, type: int, count: int, rule: str = "NA-16.1") -> None:
    """Draw from one deck; which deck and how many is public, the cards are not (NA-H.2)."""
    deck = s.decks[type]
    if len(deck) >= count:
        cards = deck[: -count - 1 : -1]
        s.decks[type] = deck[:-count]
    else:
        found: list[int] = []
        for _ in range(count):
            if not s.decks[type]:
                refill(s)
                if not s.decks[type]:
                    break  # NA-16.2c
            found.append(s.decks[type][-1])
            s.decks[type] = s.decks[type][:-1]
        cards = tuple(found)
    s.hands[seat] += cards
    s.note_drawn(seat, type, len(cards))
    if s.log is not None and cards:
        names = [s.tables.cards[card] for card in cards]
        s.tell(
            (seat,), "drew", rule, {"card": names},
            seat=seat, type=TYPE_WORDS[type], count=len(cards),
        )  # fmt: skip


def refill(s: NewAngelesState) -> None:
    """The discard pile is turned up, sorted by type and shuffled into the decks (NA-16.2).

    Rules: NA-16.2b, NA-16.10, NA-R.2.
    """
    if not s.discard:
        return
    piles: list[list[int]] = [[] for _ in range(TYPES)]
    for code in sorted([card_of(code) for code in s.discard]):
        piles[s.tables.type_of[code]].append(code)
    shown = sorted([s.tables.cards[card_of(code)] for code in s.discard])
    s.reveal("refilled", "NA-16.2", card=shown)
    s.discard = ()
    for type, cards in enumerate(piles):
        if cards:  # NA-16.2a: together with what is left of the deck
            deck = [*sorted(s.decks[type]), *cards]
            s.shuffle(deck)
            s.decks[type] = tuple(deck)


def drawable(s: NewAngelesState) -> int:
    """The set of types of which, for all that everybody knows, a card can be drawn (NA-31.3).

    What lies hidden in the discard pile must not decide the options: a hidden card there could be
    of any type. Naming a type in vain draws nothing (NA-16.2c).
    """
    found = made_of([type for type in range(TYPES) if s.decks[type]])
    if found != ALL_TYPES:
        for code in s.discard:
            if knowers_of(code) != s.everybody():
                return ALL_TYPES
            found |= 1 << s.tables.type_of[card_of(code)]
    return found


# -- cards leave a hand -------------------------------------------------------------------------


def take_from_hand(s: NewAngelesState, seat: int, card: int, witnesses: int) -> None:
    """One copy of a card leaves a hand; ``witnesses`` is the set of seats that see which."""
    hand = s.hands[seat]
    i = hand.index(card)
    s.hands[seat] = hand[:i] + hand[i + 1 :]
    if witnesses == EVERYBODY:
        s.note_shown(seat, s.tables.type_of[card])
    if s.memories:
        hand_lost(s, seat, card, witnesses)


def pass_card(s: NewAngelesState, card: int, giver: int, receiver: int) -> None:
    """A card goes hidden from hand to hand; both know it (NA-16.8)."""
    both = 1 << giver | 1 << receiver
    take_from_hand(s, giver, card, both)
    s.hands[receiver] += (card,)
    hand_gained(s, receiver, card, both)


# -- questions ----------------------------------------------------------------------------------


class ChooseDeck(Ask[NewAngelesState]):
    """Choose the type of a draw (NA-M.3). ``times`` draws of ``count`` cards, one after the other."""

    chooser: int
    drawer: int
    count: int
    times: int
    may: bool
    declared: bool = False  # a choice of the card's resolver (Caprice Nisei, NA-A.6)
    rule = "NA-M.3"
    prompt = "deck"

    def seat(self, s: NewAngelesState) -> int:
        return self.chooser

    def options(self, s: NewAngelesState) -> list[Action]:
        types = drawable(s)
        options = s.tables.deck_or_decline[types] if self.may else s.tables.deck_picks[types]
        if self.declared and s.plan and not s.declaring:
            return planned(s, PLAN_DECK, options)
        return options

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        if self.declared and (s.plan or s.declaring):
            note_choice(s, PLAN_DECK, action)
        if action is s.tables.decline:
            return
        if self.times > 1:
            s.stack.append(self.replaced(times=self.times - 1))
        if not s.declaring:
            draw(s, self.drawer, action.args[0], self.count, "NA-F.10")

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"count": self.count, "drawer_seat": self.drawer}

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind == "deck":
            return refuse("no-such-cards", "NA-31.3", type=TYPE_WORDS[action.args[0]])
        return refuse("choose-a-deck", "NA-M.3")


PLAN_DECK = 1 << 20  # where a declared choice of a deck is written down


class Lines(Step[NewAngelesState]):
    """Draw the lines of the corporation sheet from top to bottom (NA-8.1a, NA-S.9)."""

    player: int
    line: int
    types: int  # drawn from in this step (NA-31.1)
    doubled: int  # factor for every quantity (Braintrust)
    rule = "NA-8.1a"

    def run(self, s: NewAngelesState) -> None:
        types = self.types
        sheet = s.sheet(self.player)
        for number in range(self.line, len(sheet)):
            type, count = sheet[number]
            if type == GENERAL:
                s.stack.append(GeneralLine(self.player, number, types, self.doubled))
                return
            draw(s, self.player, type, count * self.doubled)
            types |= 1 << type


class GeneralLine(PlayerAsk[NewAngelesState]):
    """A General line: all its cards from one deck not yet drawn from in this step (NA-31).

    Rules: NA-31.0a, NA-31.2, NA-R.6.
    """

    line: int
    types: int
    doubled: int
    rule = "NA-8.1b"
    prompt = "general"

    def options(self, s: NewAngelesState) -> list[Action]:
        return s.tables.deck_picks[drawable(s) & ~self.types]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        type = action.args[0]
        s.stack.append(Lines(self.player, self.line + 1, self.types | 1 << type, self.doubled))
        draw(s, self.player, type, s.sheet(self.player)[self.line][1] * self.doubled, "NA-31.0")

    def none(self, s: NewAngelesState) -> None:
        s.stack.append(Lines(self.player, self.line + 1, self.types, self.doubled))

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        sheet = s.sheet(self.player)[self.line :]
        lines = [count for type, count in sheet if type == GENERAL]
        return {"count": lines[0] * self.doubled, "lines": len(lines)}

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "deck":
            return refuse("choose-a-deck", "NA-8.1b")
        type = action.args[0]
        if self.types >> type & 1:
            return refuse("already-drawn-from", "NA-31.1", type=TYPE_WORDS[type])
        return refuse("no-such-cards", "NA-31.3", type=TYPE_WORDS[type])


class DiscardCards(PlayerAsk[NewAngelesState]):
    """Choose cards to discard from the hand, one by one in any order (NA-25.4, NA-42.2, NA-F.11).

    By the first rules they had to be chosen in hand order: ``start`` is the place from which on.
    """

    count: int
    start: int
    reason: str  # counter, hand_size or effect
    rule = "NA-16.5"
    prompt = "discard"
    auto = False  # whether two cards are alike is hidden, so it must not decide who is asked

    def options(self, s: NewAngelesState) -> list[Action]:
        cards = s.hands[self.player]
        if s.rules < 2:
            cards = cards[self.start : len(cards) - self.count + 1]
        discard = s.tables.discard
        return [discard[card] for card in dict.fromkeys(cards)]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        player, card = self.player, action.args[0]
        place = s.hands[player].index(card, self.start)
        discard_at(s, player, place, self.reason)
        if self.count > 1:
            ask_discards(s, player, self.count - 1, place if s.rules < 2 else 0, self.reason)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"count": self.count, "reason": self.reason}

    def default(self, s: NewAngelesState) -> Action:
        """The newest cards (NA-M.18)."""
        hand = s.hands[self.player]
        return s.tables.discard[hand[len(hand) - self.count]]

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "discard":
            return refuse("discard-first", "NA-16.5", count=self.count)
        card = s.tables.cards[action.args[0]]
        if action.args[0] not in s.hands[self.player]:
            return refuse("not-in-hand", "NA-16.5", card=card)
        return refuse("discard-in-hand-order", "NA-M.17", card=card)


def ask_discards(s: NewAngelesState, player: int, count: int, start: int, reason: str) -> None:
    """Ask which cards to discard, unless it is all of them anyway."""
    if count < len(s.hands[player]):
        s.stack.append(DiscardCards(player, count, start, reason))
    else:
        for _ in range(len(s.hands[player])):
            discard_at(s, player, 0, reason)


def discard_at(s: NewAngelesState, player: int, place: int, reason: str) -> None:
    """The card at this place of the hand goes facedown onto the pile, or to Aaron Marron's owner."""
    hand = s.hands[player]
    card = hand[place]
    s.hands[player] = hand[:place] + hand[place + 1 :]
    receiver = NOBODY
    if reason == "counter" and s.in_play & s.tables.window_assets[COUNTER_DISCARD]:
        receiver = discards_go_to(s, player)
    if s.memories:
        hand_lost(s, player, card, 1 << player | (1 << receiver if receiver >= 0 else 0))
    if receiver == NOBODY:
        s.discard += (discarded_card(card, 1 << player),)
        if s.log is not None:
            secret = {"card": s.tables.cards[card]}
            s.tell((player,), "discarded", "NA-16.4", secret, reveals=False, seat=player)
    else:  # NA-A.1
        s.hands[receiver] += (card,)
        hand_gained(s, receiver, card, 1 << player | 1 << receiver)
        s.tell(
            (player, receiver), "took-discard", "NA-A.1", {"card": s.tables.cards[card]},
            seat=player, to_seat=receiver,
        )  # fmt: skip


def discards_go_to(s: NewAngelesState, player: int) -> int:
    """Aaron Marron: who takes the cards another player discards for a counteroffer (NA-T.7)."""
    for seat in range(s.seats):
        if seat != player and s.owns_any(seat, s.tables.counter_discard_assets):
            return seat
    return NOBODY
