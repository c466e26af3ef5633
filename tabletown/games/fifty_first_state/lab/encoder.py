"""51st State as a vector: every card where it lies, goods and points by player, the decision's subject.

What lies in a state is told copy by copy, as actions name them (``school``, ``school.2``). Orders of
cards are left out: nothing in the game asks for them.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games.fifty_first_state.effects.goods import GOOD_NAMES, GOODS, TOKENS
from tabletown.games.fifty_first_state.rules.payments import Pay, sources
from tabletown.games.fifty_first_state.state import PHASES, FiftyFirstState
from tabletown.games.fifty_first_state.tables import Tables, tables_for
from tabletown.lab.encode.base import MOST_IN_BYTE, MOST_PIECES, ByteEncoder, VectorParts
from tabletown.lab.encode.base import as_bytes as cut
from tabletown.lab.encode.base import counted as counts

FULL: Final = 8  # what a mark counts; divided by itself it is 1
FACTIONS: Final = 4
LINKS: Final = 4
POWERS: Final = 8
PLAYER: Final = TOKENS + 2 + LINKS + FACTIONS + POWERS
LAND: Final = 2 + TOKENS  # locations, ruins, tokens in caches
MARKS: Final = 5  # stands, ruin, shield, visited, used


def holders(t: Tables) -> list[int]:
    """The cards of states on which goods can lie: caches and stores."""
    return [
        ref
        for ref, kind in enumerate(t.kind)
        if t.stores_at[ref] or any(one.get("verb") == "cache" for one in t.cards[kind].effect)
    ]


class FiftyEncoder(ByteEncoder):
    """The fields are listed in docs/lab/observations.md."""

    revision = 1

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        t = self.t = tables_for(config)
        players = self.players = 2 if config.mode == "solo" else config.seats
        self.orders = [
            [(seat + i) % players for i in range(players)] for seat in range(config.seats)
        ]
        self.limited = [good for good in range(TOKENS) if t.goods_limit[good]]
        deck = sorted(set(t.deck(str(config.options["expansion"]))))
        self.place = {kind: i for i, kind in enumerate(deck)}  # cards in play
        in_play = [ref for ref, kind in enumerate(t.kind) if kind in self.place]
        self.ref_place = {ref: i for i, ref in enumerate(in_play)}  # the same copy by copy
        held = [ref for ref in holders(t) if ref in self.ref_place]
        self.holder = {ref: i for i, ref in enumerate(held)}
        self.declare(len(deck), len(in_play), len(held))
        kinds, refs = len(deck), len(in_play)
        self.row_of: dict[tuple[int, ...], bytes] = {}
        self.land_of: dict[tuple[int, ...], tuple[bytes, bytes, bytes]] = {}
        self.cards = VectorParts(partial(counts, places=self.place))
        self.deal_goods = VectorParts(self.deals_by_good)
        self.links = VectorParts(self.connection_row)
        self.no_redirects = bytes(players * refs)
        self.nothing_made = bytes(players * GOODS)
        self.no_subject = bytes(kinds + refs + (1 + len(held)) * TOKENS)
        self.no_wish = bytes(FACTIONS)
        self.wishes = [
            bytes([i == faction for i in range(FACTIONS)]) for faction in range(FACTIONS)
        ]

    def declare(self, kinds: int, refs: int, held: int) -> None:
        players = self.players
        whose = (
            "from the own seat on" if self.config.mode != "solo" else "the own, then the Hegemony's"
        )
        self.count(
            "table", 6 + len(PHASES) + 2 * players, FULL,
            "round, deck left (/8), idle rounds, attacks and pass of the Hegemony, points to end the "
            f"game (/8), phase ({', '.join(PHASES)}), first player, active player",
        )  # fmt: skip
        limited = [GOOD_NAMES[good] for good in self.limited]
        self.count(
            "bank", len(limited), FULL,
            f"the common supply of tokens that can run out: {', '.join(limited)}",
        )  # fmt: skip
        self.count(
            "players", (players, PLAYER), FULL,
            f"{whose}: tokens (12), points, passed, connection cards by kind (4), faction (4), faction "
            "actions used (8)",
        )  # fmt: skip
        self.count("cards", (players, 2), FULL, f"{whose}: cards in hand, secret choices made")
        self.count(
            "lands", (players, LAND), FULL,
            f"{whose}: how many locations and ruins there are, tokens in caches (12)",
        )  # fmt: skip
        self.count(
            "states", (players, refs, MARKS), 1,
            f"{whose}, copy by copy: it stands here, it is a ruin here, a shield token, a visiting "
            "worker, use markers",
        )  # fmt: skip
        self.count(
            "held", (players, held, TOKENS), 2,
            f"{whose}: the tokens on each card that has a cache or a store",
        )  # fmt: skip
        self.count("deal_goods", (players, GOODS), FULL, f"{whose}: Deals by good")
        self.count("deals", (players, kinds), 1, f"{whose}: Deals by card")
        self.count("seen", (players, kinds), 1, f"{whose}: cards in hand that everybody has seen")
        self.count("hand", kinds, 1, "the own cards")
        self.count("aside", kinds, 1, "the own start cards put aside so far")
        self.count("wish", FACTIONS, 1, "the own wish for a faction while others still choose")
        self.count("display", kinds, 1, "cards on offer")
        self.count("discard", kinds, 1, "the discard pile")
        if self.config.mode == "solo":
            self.count("attack", kinds, 1, "the Hegemony's attack pile")
        self.count(
            "connections", (4, LINKS), 1,
            "connection cards by kind: face up blue and red, discarded blue and red",
        )  # fmt: skip
        self.count("produced", (players, GOODS), FULL, f"{whose}: gained in this Production phase")
        self.count(
            "redirected", (players, refs), players,
            f"{whose}, copy by copy: who gains its product instead in this Production phase, counted "
            "from the own seat on, plus one",
        )  # fmt: skip
        self.subject = self.count(
            "subject", kinds + refs + (1 + held) * TOKENS, 1,
            "what the decision is about: the card, its copy in a state, goods of the payment shown or kept "
            "so far (12), and what the payment takes from each card with a cache or store",
        )  # fmt: skip
        self.asking = self.asking_fields()

    def numbers(self, s: FiftyFirstState, seat: int) -> bytes:
        order = self.orders[seat]
        lands = [self.land(s, player) for player in order]
        cards, deal_goods = self.cards, self.deal_goods
        parts = [self.head(s, seat), cut([s.bank(good) for good in self.limited])]
        parts += [self.row(s, player) for player in order]
        aside = s.aside
        own_aside: tuple[int, ...] = ()
        wish = self.no_wish
        if aside:
            chosen = [len(aside[player]) if player < len(aside) else 0 for player in order]
            if s.faction(0) < 0:
                if aside[seat] and aside[seat][0] >= 0:
                    wish = self.wishes[aside[seat][0]]
            else:
                own_aside = aside[seat]
        else:
            chosen = [0] * len(order)
        for player, choices in zip(order, chosen, strict=True):
            parts.append(cut([len(s.hands[player]), choices]))
        parts += [land[0] for land in lands]
        parts += [land[1] for land in lands]
        parts += [land[2] for land in lands] if not s.stored else self.with_stores(s, order, lands)
        deals = [s.deals[player] for player in order]
        parts += [deal_goods[one] for one in deals]
        parts += [cards[one] for one in deals]
        parts += [cards[s.known[player]] for player in order]
        parts += [cards[s.hands[seat]], cards[own_aside], wish, cards[s.display], cards[s.discard]]
        if s.solo:
            parts.append(cards[s.attack])
        parts.append(
            self.links[s.face_up(0), s.face_up(1), s.connection_discard(0), s.connection_discard(1)]
        )
        parts.append(self.gains(s, order) if s.made else self.nothing_made)
        parts.append(self.redirected(s, seat) if s.redirects else self.no_redirects)
        parts.append(self.about(s))
        parts.append(self.asking_piece(s, seat))
        return b"".join(parts)

    def head(self, s: FiftyFirstState, seat: int) -> bytes:
        players = self.players
        marks = bytearray(6 + len(PHASES) + 2 * players)
        marks[:6] = cut([s.round, s.deck_size(), s.idle_rounds, s.attacks, s.pass_is_due, s.goal])
        marks[6 + s.phase] = FULL
        at = 6 + len(PHASES)
        marks[at + (s.first - seat) % players] = FULL
        marks[at + players + (s.active - seat) % players] = FULL
        return bytes(marks)

    def row(self, s: FiftyFirstState, player: int) -> bytes:
        """What is counted for a player, its tokens first."""
        numbers = s.tokens(player)
        numbers.append(s.vp(player))
        marks = s.marks_of(player)
        found = self.row_of.get(marks)
        if found is None:
            faction, used = s.faction(player), s.powers_used(player)
            found = self.row_of[marks] = cut([
                FULL * s.has_passed(player), *(s.connections(player) + [0] * LINKS)[:LINKS],
                *[FULL * (faction == i) for i in range(FACTIONS)],
                *[FULL * (used >> i & 1) for i in range(POWERS)],
            ])  # fmt: skip
        return cut(numbers) + found

    def land(self, s: FiftyFirstState, player: int) -> tuple[bytes, bytes, bytes]:
        """A state: its sums, its cards with all marks, the goods on them."""
        key = s.lands[player]
        found = self.land_of.get(key)
        if found is None:
            if len(self.land_of) >= MOST_PIECES:
                self.land_of.clear()
            sums = [0] * LAND
            states = bytearray(MARKS * len(self.ref_place))
            held = bytearray(TOKENS * len(self.holder))
            for place in s.places(player):
                sums[place.ruin] += 1
                at = MARKS * self.ref_place[place.ref]
                marks = (not place.ruin, place.ruin, place.shield, place.visited, place.used)
                states[at : at + MARKS] = bytes(marks)
                for good, amount in place.cache:
                    sums[2 + good] += amount
                    held[TOKENS * self.holder[place.ref] + good] += amount
            found = self.land_of[key] = (cut(sums), bytes(states), bytes(held))
        return found

    def with_stores(
        self, s: FiftyFirstState, order: list[int], lands: list[tuple[bytes, bytes, bytes]]
    ) -> list[bytes]:
        """The goods on cards, those in stores too."""
        held = [bytearray(land[2]) for land in lands]
        for owner, ref, good, amount in s.stored_goods():
            held[order.index(owner)][TOKENS * self.holder[ref] + good] += amount
        return [bytes(row) for row in held]

    def deals_by_good(self, deals: tuple[int, ...]) -> bytes:
        goods = [self.t.deal_good[kind] for kind in deals]
        return bytes([goods.count(good) for good in range(GOODS)])

    def connection_row(self, key: tuple[int, int, tuple[int, ...], tuple[int, ...]]) -> bytes:
        blue, red, *discards = key
        found = bytearray()
        for cards in ((blue,), (red,), *discards):
            found += bytes([cards.count(kind) for kind in range(LINKS)])
        return bytes(found)

    def gains(self, s: FiftyFirstState, order: list[int]) -> bytes:
        return b"".join([cut(s.gained(player)) for player in order])

    def redirected(self, s: FiftyFirstState, seat: int) -> bytes:
        players, refs = self.players, len(self.ref_place)
        found = bytearray(players * refs)
        for chooser, owner, ref in s.redirected():
            at = (owner - seat) % players * refs + self.ref_place[ref]
            found[at] = (chooser - seat) % players + 1
        return bytes(found)

    def about(self, s: FiftyFirstState) -> bytes:
        """The subject of the question that is asked."""
        if s.outcome is not None or not s.stack:
            return self.no_subject
        asked: Any = s.stack[-1]
        kinds, refs = len(self.place), len(self.ref_place)
        goods = kinds + refs
        if isinstance(asked, Pay):
            found = bytearray(self.no_subject)
            lanes, rows = asked.reach(s)
            for ref, paid in sources(s.tables.costs[asked.cost], lanes, rows[0]):
                at = goods + TOKENS * (1 + self.holder[ref] if ref >= 0 else 0)
                for good, amount in paid:
                    found[at + good] = min(amount, MOST_IN_BYTE)
            return bytes(found)
        kind = getattr(asked, "kind", getattr(asked, "card", -1))
        ref = getattr(asked, "ref", -1)
        kept = getattr(asked, "kept", ())
        if kind < 0 and ref < 0 and not kept:
            return self.no_subject
        found = bytearray(self.no_subject)
        if kind in self.place:
            found[self.place[kind]] = 1
        if ref in self.ref_place:
            found[kinds + self.ref_place[ref]] = 1
        for good in kept:
            found[goods + good] += 1
        return bytes(found)


ENCODER = FiftyEncoder
