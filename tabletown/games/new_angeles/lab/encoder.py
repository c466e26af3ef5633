"""New Angeles as a vector: the city, the supply, the deal, what each corporation shows, own secrets."""

from __future__ import annotations

from typing import Final

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.state import PHASES, NewAngelesState, card_of, laid_by
from tabletown.games.new_angeles.state.layout import (
    DISTRICTS,
    NOBODY,
    PIECES,
    RESOURCES,
    SEATS,
    TYPES,
)
from tabletown.games.new_angeles.tables import tables_of
from tabletown.lab.encode.base import ByteEncoder

MOST: Final = 255
RIVALS: Final = SEATS + 1  # corporations and the Federalist
OPEN: Final = 6  # proposals that are shown
PROPOSAL: Final = 8
# A block of numbers for every player.
CAPITAL_AT: Final = 0
CARDS_AT: Final = 1
DRAWN_AT: Final = 2
KEPT_AT: Final = DRAWN_AT + TYPES
SUPPORT_AT: Final = KEPT_AT + 2  # cards on the main offer, on the counteroffer
MARKS_AT: Final = SUPPORT_AT + 2
MARKS: Final = (
    8  # active, main offer, counteroffer, may not counter, may not trade, ready, invested, acts
)
CORPORATION_AT: Final = MARKS_AT + MARKS
RIVAL_AT: Final = CORPORATION_AT + SEATS
BLOCK: Final = RIVAL_AT + RIVALS


class NewAngelesEncoder(ByteEncoder):
    """The fields are listed in docs/lab/observations.md."""

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        t = self.t = tables_of(config.pack)
        cards, assets, seats = len(t.cards), len(t.assets), config.seats
        self.assets = assets
        self.table = self.count(
            "table", 6 + len(PHASES), 10,
            "threat, place on the round track, assets on the turn track, events left, cards in the "
            f"discard pile, whether a deal is going on, phase ({', '.join(PHASES)})",
        )  # fmt: skip
        self.city = self.count(
            "city", (PIECES, DISTRICTS), 1,
            "by piece (human first, orgcrime, prisec, outage, illness, development, android, protest, "
            "strike) and district",
        )  # fmt: skip
        self.supply = self.count("supply", (2, RESOURCES), 8, "supply and target by resource")
        self.demand = self.count("demand", len(t.demands), 1, "the demand card")
        self.event = self.count("event", len(t.events), 1, "the event being resolved")
        self.back = self.count("next_event", len(t.back_words), 1, "the back of the next event")
        self.block = self.count(
            "players", (seats, BLOCK), 10,
            "from the own seat on: capital, cards in hand, cards drawn openly by type (5), promises kept "
            "and broken, support on main offer and counteroffer, marks (active, main offer, counteroffer, "
            "may not support the counteroffer, may not trade, ready, has invested, resolves), "
            "corporation (6), rival as far as known (7)",
        )  # fmt: skip
        self.owned = self.count(
            "assets", (seats, assets), 2,
            "from the own seat on: 1 for a ready asset, 0.5 for an exhausted one",
        )  # fmt: skip
        self.faceup = self.count("emergencies", (seats, SEATS), 1, "emergency cards in play areas")
        self.revealed = self.count("revealed", assets, 1, "the asset of the deal")
        self.main = self.count("main_offer", cards, 1, "the card of the main offer")
        self.counter = self.count("counteroffer", cards, 1, "the card of the counteroffer")
        self.resolving = self.count("resolving", cards + assets, 1, "the card being resolved")
        self.hand = self.count("hand", cards, 2, "the own cards")
        self.own_support = self.count("own_support", (2, cards), 2, "own cards laid as support")
        self.investment = self.count(
            "investment", (2, len(t.investments)), 1,
            "the own investment, and the two to choose from",
        )  # fmt: skip
        self.proposals = self.count(
            "proposals", (OPEN, PROPOSAL), 10,
            "open proposals, those to the own seat first: from me, to me, to anybody, capital given, "
            "capital taken, assets given, assets taken, binding",
        )  # fmt: skip
        self.asking = self.asking_fields()

    def numbers(self, s: NewAngelesState, seat: int) -> bytearray:
        found = bytearray(self.size)
        t, at = self.t, self.table
        found[at : at + 6] = (
            min(max(s.threat, 0), MOST), s.space, len(s.track), len(s.events),
            min(len(s.discard), MOST), 10 * s.dealing,
        )  # fmt: skip
        found[at + 6 + s.phase] = 10
        at = self.city
        for districts in s.on:
            while districts:
                low = districts & -districts
                found[at + low.bit_length() - 1] = 1
                districts ^= low
            at += DISTRICTS
        at = self.supply
        found[at : at + RESOURCES] = s.supply
        found[at + RESOURCES : at + 2 * RESOURCES] = s.targets
        if s.demand != NOBODY:
            found[self.demand + s.demand] = 1
        if s.event != NOBODY:
            found[self.event + s.event] = 1
        if s.events:
            found[self.back + t.backs[s.events[-1]]] = 1
        self.put_deal(found, s)
        self.put_own(found, s, seat)
        for i in range(s.seats):
            self.put_player(found, s, seat, (seat + i) % s.seats, i)
        if s.proposals:
            self.put_proposals(found, s, seat)
        self.fill_asking(found, self.asking, s, seat)
        return found

    def put_deal(self, found: bytearray, s: NewAngelesState) -> None:
        if s.revealed != NOBODY:
            found[self.revealed + s.revealed] = 1
        if s.main != NOBODY:
            found[self.main + s.main] = 1
        if s.box:
            found[self.counter + s.counteroffer()] = 1
        if s.card != NOBODY:
            found[self.resolving + s.card] = 1

    def put_own(self, found: bytearray, s: NewAngelesState, seat: int) -> None:
        """What only the seat itself knows."""
        for card in s.hands[seat]:
            found[self.hand + card] += 1
        cards = len(self.t.cards)
        for side, pile in enumerate((s.support_main, s.support_counter)):
            for code in pile:
                if laid_by(code) == seat:
                    found[self.own_support + side * cards + card_of(code)] += 1
        if s.invested[seat] != NOBODY:
            found[self.investment + s.invested[seat]] = 1
        for card in s.offered[2 * seat : 2 * seat + 2]:
            if card != NOBODY:
                found[self.investment + len(self.t.investments) + card] = 1

    def put_player(
        self, found: bytearray, s: NewAngelesState, seat: int, player: int, i: int
    ) -> None:
        at = self.block + i * BLOCK
        bit = 1 << player
        found[at] = min(max(s.capital[player], 0), MOST)
        found[at + CARDS_AT] = len(s.hands[player])
        drawn = s.drawn[player * TYPES : player * TYPES + TYPES]
        found[at + DRAWN_AT : at + KEPT_AT] = [min(max(n, 0), MOST) for n in drawn]
        if s.book:
            kept, broken = book.record_of(s, player)
            found[at + KEPT_AT : at + SUPPORT_AT] = (min(kept, MOST), min(broken, MOST))
        for side, pile in enumerate((s.support_main, s.support_counter)):
            if pile:
                laid = sum([laid_by(code) == player for code in pile])
                found[at + SUPPORT_AT + side] = laid
        marks = (
            player == s.active,
            s.main != NOBODY and player == s.active,
            s.countering() == player,
            s.barred & bit,
            s.no_trade & bit,
            s.ready & bit,
            s.invested[player] != NOBODY,
            s.you == player,
        )
        found[at + MARKS_AT : at + CORPORATION_AT] = [10 if mark else 0 for mark in marks]
        if s.corporation[player] != NOBODY:
            found[at + CORPORATION_AT + s.corporation[player]] = 10
        if s.rivals[player] != NOBODY and s.rival_known[player] >> seat & 1:
            found[at + RIVAL_AT + s.rivals[player]] = 10
        owned = self.owned + i * self.assets
        for asset in s.owned[player]:
            found[owned + asset] = 1 if s.exhausted >> asset & 1 else 2
        for corporation, holder in enumerate(s.emergency):
            if holder == player:
                found[self.faceup + i * SEATS + corporation] = 1

    def put_proposals(self, found: bytearray, s: NewAngelesState, seat: int) -> None:
        ordered = sorted(s.proposals, key=lambda p: (p.to != seat, p.sender != seat, p.id))
        at = self.proposals
        for p in ordered[:OPEN]:
            found[at : at + PROPOSAL] = (
                10 * (p.sender == seat), 10 * (p.to == seat), 10 * (p.to < 0), min(p.give, MOST),
                min(p.take, MOST), len(p.give_assets), len(p.take_assets), 10 * bool(p.binding),
            )  # fmt: skip
            at += PROPOSAL


ENCODER = NewAngelesEncoder
