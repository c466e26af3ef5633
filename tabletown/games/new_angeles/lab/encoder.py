"""New Angeles as a vector: the city, the supply, the deal, what each corporation shows, own secrets.

Everything a seat can see stands in it. Proposals and promises are too free for fields of their own: the
most important numbers of open proposals have some, and every word of them sets hashed places.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games.new_angeles.negotiation import book, notation
from tabletown.games.new_angeles.negotiation.limits import MOST_OPEN, MOST_PER_TURN, proposals_left
from tabletown.games.new_angeles.state import (
    DECK_CARD,
    PHASES,
    TALKS,
    NewAngelesState,
    card_of,
    choices_in,
    knowers_of,
    laid_by,
)
from tabletown.games.new_angeles.state.layout import (
    COUNTER,
    DISTRICTS,
    MAIN,
    NOBODY,
    PIECES,
    RESOURCES,
    SEATS,
    TYPES,
)
from tabletown.games.new_angeles.tables import tables_of
from tabletown.games.new_angeles.view import proposal_view, to_decide
from tabletown.lab.encode.base import ByteEncoder, Page, VectorParts, as_bytes, write_word

RIVALS: Final = SEATS + 1  # corporations and the Federalist
OPEN: Final = 6  # proposals that are shown
PROPOSAL: Final = 8
WORDS: Final = 256  # hashed places for proposals and promises
DECLARED: Final = 32  # hashed places for declared choices
MOST_PROPOSALS: Final = min(MOST_OPEN, MOST_PER_TURN)
FULL: Final = 10  # what a mark counts in a block; divided by itself it is 1
SINGLE: Final = [bytes([number]) for number in range(256)]
# A block of numbers for every player: capital, cards, left to propose, cards by type, promises
# kept and broken, support, laid counteroffers, marks, windows to speak in, corporation, rival.
MARKS: Final = 10
BLOCK: Final = 3 + TYPES + 2 + 2 + 1 + MARKS + TALKS + SEATS + RIVALS


def one_hot(place: int, size: int) -> bytes:
    """Zeros with a one at ``place``; all zeros for -1."""
    return bytes([i == place for i in range(size)])


def bits(members: int, count: int) -> bytes:
    """A set, one number for each of its first members."""
    return bytes([members >> i & 1 for i in range(count)])


def counts(cards: tuple[int, ...], kinds: int) -> bytes:
    """How many cards of each kind there are."""
    found = bytearray(kinds)
    for card in cards:
        found[card] += 1
    return bytes(found)


def orders(cards: tuple[int, ...], kinds: int) -> bytes:
    """The last place of each kind among cards in order, from 1 on."""
    found = bytearray(kinds)
    for order, card in enumerate(cards):
        found[card] = order + 1
    return bytes(found)


class NewAngelesEncoder(ByteEncoder):
    """The fields are listed in docs/lab/observations.md."""

    revision = 2  # 2: the question of a General card says how many lines it is about

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        t = self.t = tables_of(config.pack)
        cards, assets, events, seats = len(t.cards), len(t.assets), len(t.events), config.seats
        investments = len(t.investments)
        self.orders = [[(seat + i) % seats for i in range(seats)] for seat in range(seats)]
        self.declare()
        self.districts = VectorParts(partial(bits, count=DISTRICTS))
        self.hands = VectorParts(partial(counts, kinds=cards))
        self.card_orders = VectorParts(partial(orders, kinds=cards))
        self.asset_sets = VectorParts(partial(bits, count=assets))
        self.asset_orders = VectorParts(partial(orders, kinds=assets))
        self.asset_areas = VectorParts(self.area)
        self.choices = VectorParts(partial(counts, kinds=investments))
        self.marks = VectorParts(self.marks_row)
        self.known_discards = VectorParts(self.discards_row)
        self.emergencies = VectorParts(self.emergency_rows)
        self.known_events = VectorParts(self.event_rows)
        self.one_of = {
            size: [one_hot(place, size) for place in [*range(size), -1]]
            for size in {
                cards, assets, cards + assets, events, investments, len(t.demands),
                len(t.back_words), RIVALS, len(PHASES), 2,
            }
        }  # fmt: skip
        self.phases = self.one_of[len(PHASES)]
        self.no_cards = bytes(cards)
        self.no_memory = bytes(seats * (cards + 1))
        self.no_bets = bytes(seats * seats)
        self.no_investments = bytes(seats * investments)
        self.no_declared = bytes(2 * DECLARED)
        self.no_words = bytes(OPEN * PROPOSAL + WORDS)

    def declare(self) -> None:
        t, seats = self.t, self.seats
        cards, assets, events = len(t.cards), len(t.assets), len(t.events)
        whose = "from the own seat on"
        self.count(
            "table", 8 + TYPES, 10,
            "threat, place on the round track, assets on the turn track, events left, cards in the "
            "discard pile, whether a deal is going on, assets and demands left, decks by type (5)",
        )  # fmt: skip
        self.count("phase", len(PHASES), 1, ", ".join(PHASES))
        self.count(
            "city", (PIECES, DISTRICTS), 1,
            "by piece (human first, orgcrime, prisec, outage, illness, development, android, protest, "
            "strike) and district",
        )  # fmt: skip
        self.count("supply", (2, RESOURCES), 8, "supply and target by resource")
        self.count("demand", len(t.demands), 1, "the demand card")
        self.count("event", events, 1, "the event being resolved")
        self.count("next_event", len(t.back_words), 1, "the back of the next event")
        self.count(
            "known_events", (1 + len(t.back_words), events), 4,
            "by event, the place in the deck (1 is the top) if the seat knows it; by back and place, "
            "whether the back was seen there",
        )  # fmt: skip
        self.count(
            "known_assets", assets, 4, "assets facedown whose place is known, in order from 1 on"
        )
        self.count(
            "players", (seats, BLOCK), FULL,
            f"{whose}: capital, cards in hand, proposals left, cards drawn openly by type (5), promises "
            "kept and broken, support on main offer and counteroffer, counteroffers laid, marks (active, "
            "main offer, counteroffer, may not support the counteroffer, nor the main offer, may not trade, "
            "ready, has invested, resolves, still to support), windows to speak in (7), corporation (6), "
            "rival as far as known (7)",
        )  # fmt: skip
        self.count(
            "assets", (seats, assets), 2, f"{whose}: 1 for a ready asset, 0.5 for an exhausted one"
        )
        self.count("used", assets, 1, "assets used in the end-of-turn step")
        self.count(
            "emergencies", (seats, SEATS), 2,
            f"{whose}: emergency cards in play areas, 1 for face up, 0.5 for face down",
        )  # fmt: skip
        self.count("revealed", assets, 1, "the asset of the deal")
        self.count("main_offer", cards, 1, "the card of the main offer")
        self.count("counteroffer", cards, 1, "the card of the counteroffer")
        self.count("counteroffers", cards, 4, "cards of the counteroffer box, in order from 1 on")
        self.count("winner", 2, 1, "the offer that won: main, counter")
        self.count("deck_support", 2, 4, "support cards from a deck: main offer, counteroffer")
        self.count("bets", (seats, seats), 4, f"{whose}: who bet on whom, and how much capital")
        self.count(
            "declared", (2, DECLARED), 1,
            "choices announced for main offer and counteroffer: each sets three places by its digest",
        )  # fmt: skip
        self.count("resolving", cards + assets, 1, "the card being resolved")
        self.count("hand", cards, 2, "the own cards")
        self.count("own_support", (2, cards), 2, "own cards laid as support")
        self.count("known_discards", cards, 2, "cards of the discard pile that the seat knows")
        self.count(
            "remembered", (seats, cards + 1), 2,
            f"{whose}: what the seat remembers of this hand, and how many cards have left it unseen",
        )  # fmt: skip
        self.count(
            "investment", (3, len(t.investments)), 1,
            "the own investment, the two to choose from, the one given back",
        )  # fmt: skip
        self.count(
            "investments", (seats, len(t.investments)), 1, f"{whose}: investments that lie open"
        )
        self.count("spare_rival", RIVALS, 1, "the rival card under the board, if the seat knows it")
        self.count(
            "proposals", (OPEN, PROPOSAL), 10,
            "open proposals, those to the own seat first: from me, to me, to anybody, capital given, "
            "capital taken, assets given, assets taken, binding",
        )  # fmt: skip
        self.count(
            "words", WORDS, 4,
            "all terms of open proposals and of the promise book: every word sets three places, chosen "
            "by its digest, every number stands in one",
        )  # fmt: skip
        self.subject = self.subject_field()
        self.asking = self.asking_fields()

    def numbers(self, s: NewAngelesState, seat: int) -> bytes:
        return self.table(s) + self.board(s, seat) + self.seen(s, seat)

    def page(self, row: memoryview) -> Page:
        return NewAngelesPage(self, row)

    def table(self, s: NewAngelesState) -> bytes:
        """The first fields: what is counted."""
        return as_bytes([
            s.threat, s.space, len(s.track), len(s.events), len(s.discard), FULL * s.dealing,
            len(s.assets), len(s.demands), *[len(deck) for deck in s.decks],
        ]) + self.phases[s.phase]  # fmt: skip

    def board(self, s: NewAngelesState, seat: int) -> bytes:
        """The fields that change seldom; :class:`NewAngelesPage` knows what they are made of."""
        t, one_of = self.t, self.one_of
        parts = [self.districts[districts] for districts in s.on]
        parts += [
            as_bytes(s.supply), as_bytes(list(s.targets)),
            one_of[len(t.demands)][s.demand], one_of[len(t.events)][s.event],
            one_of[len(t.back_words)][t.backs[s.events[-1]] if s.events else -1],
            self.known_events[s.events, s.event_known, s.event_backs, seat],
            self.asset_orders[self.known_assets(s)],
        ]  # fmt: skip
        return b"".join(parts)

    def seen(self, s: NewAngelesState, seat: int) -> bytes:
        """The other fields: players, the deal, what the seat alone knows, the question."""
        order = self.orders[seat]
        parts: list[bytes] = []
        self.add_players(parts, s, seat, order)
        self.add_deal(parts, s, seat, order)
        self.add_own(parts, s, seat, order)
        talk = s.proposals or s.book
        parts.append(self.negotiation(s, seat) if talk else self.no_words)
        parts.append(self.subject_piece(s, seat))
        parts.append(self.asking_piece(s, seat))
        return b"".join(parts)

    # -- decks ------------------------------------------------------------------------------------

    def event_rows(self, key: tuple[tuple[int, ...], tuple[int, ...], int, int]) -> bytes:
        deck, known, backs, seat = key
        t, count = self.t, len(self.t.events)
        found = bytearray((1 + len(t.back_words)) * count)
        for place, event in enumerate(reversed(deck)):
            sees = known[event] >> seat & 1
            if sees:
                found[event] = place + 1
            if sees or backs >> event & 1:
                found[(1 + t.backs[event]) * count + place] = 4
        return bytes(found)

    def known_assets(self, s: NewAngelesState) -> tuple[int, ...]:
        known = s.asset_known
        if not known:
            return ()
        return tuple([a for a in (*reversed(s.track), *reversed(s.assets)) if known >> a & 1])

    # -- players ----------------------------------------------------------------------------------

    def area(self, key: tuple[tuple[int, ...], int]) -> bytes:
        owned, exhausted = key
        found = bytearray(len(self.t.assets))
        for asset in owned:
            found[asset] = 1 if exhausted >> asset & 1 else 2
        return bytes(found)

    def emergency_rows(self, key: tuple[tuple[int, ...], int, int]) -> bytes:
        holders, faceup, seat = key
        found = bytearray(self.seats * SEATS)
        for corporation, holder in enumerate(holders):
            if holder != NOBODY:
                at = (holder - seat) % self.seats * SEATS + corporation
                found[at] = 1 + (faceup >> corporation & 1)
        return bytes(found)

    def marks_row(self, key: tuple[int, int, int, int]) -> bytes:
        marks, talks, corporation, rival = key
        row = bits(marks, MARKS) + bits(talks, TALKS)
        row += one_hot(corporation, SEATS) + one_hot(rival, RIVALS)
        return bytes([FULL * bit for bit in row])

    def add_players(
        self, parts: list[bytes], s: NewAngelesState, seat: int, order: list[int]
    ) -> None:
        nobody = [0] * self.seats
        waiting, main, counter, laid = (nobody,) * 4
        if s.dealing:
            waiting = nobody.copy()
            for player in to_decide(s):
                waiting[player] = 1
            main, counter, laid = [
                self.by_player(pile) if pile else nobody
                for pile in (s.support_main, s.support_counter, s.box)
            ]
        talked = bool(s.proposals) or any(s.sent)
        active, countering, you = s.active, s.countering(), s.you
        capital, hands, corporation = s.capital, s.hands, s.corporation
        invested, rivals, rival_known = s.invested, s.rivals, s.rival_known
        barred, ready, no_trade = s.barred, s.ready, s.no_trade  # mostly nobody
        opened, over = s.main != NOBODY, s.outcome is not None
        kept = broken = speaks = 0
        left = MOST_PROPOSALS
        marks, book_kept = self.marks, s.book
        for player in order:
            if book_kept:
                kept, broken = book.record_of(s, player)
            if talked:
                left = proposals_left(s, player)
            parts.append(
                as_bytes([
                    capital[player], len(hands[player]), left, *s.drawn_by(player),
                    kept, broken, main[player], counter[player], laid[player],
                ])
            )  # fmt: skip
            flags = 1 | opened << 1 if player == active else 0
            if player == countering:
                flags |= 4
            if barred:
                flags |= (not s.may_support(player, COUNTER)) << 3
                flags |= (not s.may_support(player, MAIN)) << 4
            if no_trade:
                flags |= (no_trade >> player & 1) << 5
            if ready:
                flags |= s.is_ready(player) << 6
                speaks = s.speaks_in(player)
            if invested[player] != NOBODY:
                flags |= 1 << 7
            if player == you:
                flags |= 1 << 8
            if waiting[player]:
                flags |= 1 << 9
            rival = rivals[player] if over or rival_known[player] >> seat & 1 else NOBODY
            parts.append(marks[flags, speaks, corporation[player], rival])
        exhausted = s.exhausted
        parts += [
            self.asset_areas[s.owned[player], exhausted if s.owned[player] else 0]
            for player in order
        ]
        parts.append(self.asset_sets[s.used])
        parts.append(self.emergencies[s.emergency, s.faceup, seat])

    def by_player(self, pile: tuple[int, ...]) -> list[int]:
        """How many cards of a pile each player laid."""
        found = [0] * self.seats
        for code in pile:
            player = laid_by(code)
            if player < self.seats:
                found[player] += 1
        return found

    # -- the deal ---------------------------------------------------------------------------------

    def add_deal(self, parts: list[bytes], s: NewAngelesState, seat: int, order: list[int]) -> None:
        t = self.t
        cards, assets = self.one_of[len(t.cards)], self.one_of[len(t.assets)]
        parts += [assets[s.revealed], cards[s.main], cards[s.counteroffer()]]
        box = tuple([card_of(code) for code in s.box]) if s.box else ()
        parts.append(self.card_orders[box])
        parts.append(self.one_of[2][-1 if s.winner == NOBODY else int(s.winner != MAIN)])
        for pile in (s.support_main, s.support_counter):
            from_deck = sum([laid_by(code) == DECK_CARD for code in pile]) if pile else 0
            parts.append(SINGLE[from_deck])
        parts.append(self.bets(s, seat) if s.bets else self.no_bets)
        declared = s.declared_main or s.declared_counter
        parts.append(self.declared(s) if declared else self.no_declared)
        parts.append(self.one_of[len(t.cards) + len(t.assets)][s.card])

    def bets(self, s: NewAngelesState, seat: int) -> bytes:
        seats = self.seats
        found = [0] * (seats * seats)
        for better, on, amount in s.each_bet():
            found[(better - seat) % seats * seats + (on - seat) % seats] += amount
        return as_bytes(found)

    def declared(self, s: NewAngelesState) -> bytes:
        found = []
        for plan in (s.declared_main, s.declared_counter):
            row = bytearray(DECLARED)
            for i, (_, id) in enumerate(choices_in(plan)):
                write_word(row, str(2 * i), self.t.actions.by_id(id).text)
            found.append(bytes(row))
        return b"".join(found)

    # -- what only the seat itself knows ------------------------------------------------------------

    def add_own(self, parts: list[bytes], s: NewAngelesState, seat: int, order: list[int]) -> None:
        hands, choices = self.hands, self.choices
        parts.append(hands[s.hands[seat]])
        for pile in (s.support_main, s.support_counter):
            own = tuple([card_of(code) for code in pile if laid_by(code) == seat]) if pile else ()
            parts.append(hands[own])
        parts.append(self.known_discards[s.discard, seat])
        parts.append(self.memory(s, seat, order) if s.memories else self.no_memory)
        one = self.one_of[len(self.t.investments)]
        offered = [card for card in s.choices_of(seat) if card != NOBODY]
        parts += [one[s.invested[seat]], choices[tuple(offered)], one[s.returned[seat]]]
        if s.scored:
            parts += [one[s.invested[player]] for player in order]
        else:
            parts.append(self.no_investments)
        spare = s.rivals[self.seats] if s.rival_known[self.seats] >> seat & 1 else NOBODY
        parts.append(self.one_of[RIVALS][spare])

    def discards_row(self, key: tuple[tuple[int, ...], int]) -> bytes:
        discard, seat = key
        known = [card_of(code) for code in discard if knowers_of(code) >> seat & 1]
        return counts(tuple(known), len(self.t.cards))

    def memory(self, s: NewAngelesState, seat: int, order: list[int]) -> bytes:
        rows = dict.fromkeys(order, self.no_cards + b"\x00")
        for memory in reversed(s.memories):  # the first one counts
            if memory.looker == seat:
                rows[memory.owner] = self.hands[memory.cards] + as_bytes([memory.gone])
        return b"".join([rows[player] for player in order])

    def negotiation(self, s: NewAngelesState, seat: int) -> bytes:
        """Open proposals and the promise book."""
        found = bytearray(OPEN * PROPOSAL)
        ordered = sorted(s.proposals, key=lambda p: (p.to != seat, p.sender != seat, p.id))
        at = 0
        for p in ordered[:OPEN]:
            found[at : at + PROPOSAL] = as_bytes([
                FULL * (p.sender == seat), FULL * (p.to == seat), FULL * (p.to < 0), p.give,
                p.take, len(p.give_assets), len(p.take_assets), FULL * bool(p.binding),
            ])  # fmt: skip
            at += PROPOSAL
        words = bytearray(WORDS)
        for i, p in enumerate(s.proposals):
            write_word(words, f"proposal {i}", msgspec.to_builtins(proposal_view(s, p)))
        for i, p in enumerate(s.book):
            terms = (p.id, p.promiser, p.promisee, notation.write_term(p.term), p.status, p.done)
            write_word(words, f"promise {i}", terms)
        return bytes(found + words)


class NewAngelesPage(Page):
    """Remembers for every seat what the board looked like, and writes it anew only when it has changed."""

    def __init__(self, encoder: NewAngelesEncoder, row: memoryview) -> None:
        super().__init__(encoder, row)
        self.city = encoder
        self.made_of: list[tuple[object, ...]] = [()] * encoder.seats
        self.boards = [b""] * encoder.seats

    def write(self, s: NewAngelesState, seat: int) -> None:
        # Most of these are tuples that stay the same objects, so comparing them costs little.
        made_of = (
            tuple(s.on), tuple(s.supply), s.targets, s.demand, s.event, s.events, s.event_known,
            s.event_backs, s.asset_known, s.track, s.assets,
        )  # fmt: skip
        if made_of != self.made_of[seat]:
            self.made_of[seat] = made_of
            self.boards[seat] = self.city.board(s, seat)
        city = self.city
        self.row[:] = city.table(s) + self.boards[seat] + city.seen(s, seat)


ENCODER = NewAngelesEncoder
