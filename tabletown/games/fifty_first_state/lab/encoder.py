"""51st State as a vector: counts of cards by kind, goods and points by player."""

from __future__ import annotations

from typing import Final

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games.fifty_first_state.effects.goods import TOKENS
from tabletown.games.fifty_first_state.state import PHASES, FiftyFirstState
from tabletown.games.fifty_first_state.tables import tables_for
from tabletown.lab.encode.base import ByteEncoder

MOST: Final = 255
# One block of numbers for each player.
TOKENS_AT: Final = 0
VP_AT: Final = TOKENS
PASSED_AT: Final = VP_AT + 1
HAND_AT: Final = VP_AT + 2
LINKS_AT: Final = VP_AT + 3  # by kind
CACHES_AT: Final = LINKS_AT + 4  # tokens in caches
FACTION_AT: Final = CACHES_AT + TOKENS
POWERS_AT: Final = FACTION_AT + 4  # faction actions used this round
LOCATIONS_AT: Final = POWERS_AT + 8
RUINS_AT: Final = LOCATIONS_AT + 1
DEALS_AT: Final = LOCATIONS_AT + 2  # by good
CHOSEN_AT: Final = DEALS_AT + TOKENS + 2
BLOCK: Final = CHOSEN_AT + 1

POWERS: Final = [bytes([8 * (used >> i & 1) for i in range(8)]) for used in range(256)]


def cut(numbers: list[int]) -> list[int]:
    """Numbers that fit into bytes."""
    return [number if number < MOST else MOST for number in numbers]


class FiftyEncoder(ByteEncoder):
    """The fields are listed in docs/lab/observations.md."""

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        t = self.t = tables_for(config)
        self.players = 2 if config.mode == "solo" else config.seats
        deck = sorted(set(t.deck(str(config.options["expansion"]))))
        self.place = {kind: i for i, kind in enumerate(deck)}  # cards in play
        self.places = [self.place.get(kind, 0) for kind in t.kind]  # the same by ref
        kinds = self.kinds = len(deck)
        players = self.players
        whose = "from the own seat on" if config.mode != "solo" else "the own, then the Hegemony's"
        self.table = self.count(
            "table", 6 + len(PHASES) + 2 * players, 8,
            "round, deck left (/8), idle rounds, attacks and pass of the Hegemony, points to end the "
            f"game (/8), phase ({', '.join(PHASES)}), first player, active player",
        )  # fmt: skip
        self.bank = self.count("bank", TOKENS, 8, "the common supply by token, up to 255")
        self.block = self.count(
            "players", (players, BLOCK), 8,
            f"{whose}: tokens (12), points, passed, cards in hand, connection cards by kind (4), "
            "tokens in caches (12), faction (4), faction actions used (8), locations, ruins, deals by "
            "good (14), secret choices made",
        )  # fmt: skip
        self.lands = self.count("states", (players, kinds), 1, f"{whose}: locations by card")
        self.marks = self.count(
            "marks", (players, kinds), 2,
            f"{whose}: use markers and visiting workers on each location",
        )  # fmt: skip
        self.shields = self.count(
            "shields", (players, kinds), 1, f"{whose}: shield tokens on each location"
        )
        self.hand = self.count("hand", kinds, 1, "the own cards")
        self.seen = self.count(
            "seen", (players, kinds), 1, f"{whose}: cards in hand that everybody has seen"
        )
        self.display = self.count("display", kinds, 1, "cards on offer")
        self.discard = self.count("discard", kinds, 1, "the discard pile")
        self.face_up = self.count(
            "connections", (2, len(t.connections)), 1, "face-up connection cards, blue and red"
        )
        self.asking = self.asking_fields()

    def numbers(self, s: FiftyFirstState, seat: int) -> bytearray:
        found = bytearray(self.size)
        players = self.players
        at = self.table
        left = min(s.deck_size(), MOST)
        found[at : at + 6] = (s.round, left, s.idle_rounds, s.attacks, s.pass_is_due, s.goal)
        found[at + 6 + s.phase] = 8
        at += 6 + len(PHASES)
        found[at + (s.first - seat) % players] = 8
        found[at + players + (s.active - seat) % players] = 8
        found[self.bank : self.bank + TOKENS] = cut(s.banked())
        for i in range(players):
            self.put_player(found, s, (seat + i) % players, i)
        place = self.place
        for start, cards in (
            (self.hand, s.hands[seat]),
            (self.display, s.display),
            (self.discard, s.discard),
        ):
            for kind in cards:
                found[start + place[kind]] += 1
        for i in (0, 1):
            if s.face_up(i) >= 0:
                found[self.face_up + i * len(self.t.connections) + s.face_up(i)] = 1
        self.fill_asking(found, self.asking, s, seat)
        return found

    def put_player(self, found: bytearray, s: FiftyFirstState, player: int, i: int) -> None:
        kinds = self.kinds
        at = self.block + i * BLOCK
        found[at : at + TOKENS] = cut(s.tokens(player))
        found[at + VP_AT] = min(max(s.vp(player), 0), MOST)
        found[at + PASSED_AT] = 8 * s.has_passed(player)
        found[at + HAND_AT] = len(s.hands[player])
        if s.has_connections(player):
            found[at + LINKS_AT : at + LINKS_AT + 4] = s.connections(player)[:4]
        if s.faction(player) >= 0:
            found[at + FACTION_AT + s.faction(player)] = 8
        found[at + POWERS_AT : at + POWERS_AT + 8] = POWERS[s.powers_used(player) & 255]
        deal_good = self.t.deal_good
        for kind in s.deals[player]:
            found[at + DEALS_AT + deal_good[kind]] += 1
        if s.aside:
            found[at + CHOSEN_AT] = len(s.aside[player]) if player < len(s.aside) else 0
        self.put_state(found, s, player, i, at)
        seen = self.seen + i * kinds
        for kind in s.known[player]:
            found[seen + self.place[kind]] += 1

    def put_state(self, found: bytearray, s: FiftyFirstState, player: int, i: int, at: int) -> None:
        places, kinds = self.places, self.kinds
        lands, marks, shields = (
            self.lands + i * kinds,
            self.marks + i * kinds,
            self.shields + i * kinds,
        )
        standing = s.standing(player)
        found[at + RUINS_AT] = s.ruins(player)
        found[at + LOCATIONS_AT] = len(standing)
        for ref in standing:
            found[lands + places[ref]] += 1
        for place in s.marked(player):
            kind = places[place.ref]
            found[marks + kind] += place.used + place.visited
            found[shields + kind] += place.shield
            for good, amount in place.cache:
                found[at + CACHES_AT + good] += amount


ENCODER = FiftyEncoder
