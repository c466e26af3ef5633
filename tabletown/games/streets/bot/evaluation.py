"""How good a table is for each player, in parts; and how a placement would change that.

:func:`appraise` looks at a whole table. :class:`Placements` does it once and then works out what a
placement changes without carrying it out: its own street, the streets that end at it, seekers,
signs, and roughly where people of closed streets would go.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import made_of
from tabletown.games.streets.bot.tokens import token_worth
from tabletown.games.streets.forecast import builds_ahead
from tabletown.games.streets.rules.geometry import (
    BUILDING_AT,
    FACE_AT,
    STEP,
    cell_of,
    ends_at,
    face_of,
)
from tabletown.games.streets.rules.sneak import new_people
from tabletown.games.streets.rules.valuation import (
    Survey,
    survey,
    surveyed,
    symbols_for,
    valuation,
)
from tabletown.games.streets.state import SNEAK, StreetsState, bits
from tabletown.games.streets.tables import IF_CLOSING, PER_ADJACENT, PER_PERSON, WILD

NAMES: Final = ("money", "open", "people", "signs", "business")
MONEY: Final = 0
OPEN: Final = 1
PEOPLE: Final = 2
SIGNS: Final = 3
BUSINESS: Final = 4

# The share of its present income that a building of an open street brings in the end, by free
# ends and buildings still to be built: half at least, more if the street is likely to close.
CLOSING_CHANCE: Final[list[float]] = [1.0, 0.18, 0.05]
SHARES: Final[list[list[float]]] = [
    [1.0 if chance == 1.0 else 1.0 - 0.5 * (1.0 - chance) ** builds for builds in range(64)]
    for chance in CLOSING_CHANCE
]
SIGN_WORTH: Final[list[float]] = [0.0, 4.5, 6.8, 8.3, 9.0, 9.5, 9.5, 9.5, 9.5, 9.5]
SEEKER_WORTH: Final = 0.8


def appraise(s: StreetsState) -> list[list[float]]:
    """Each player's money, expected from open buildings, from seekers, free signs and tokens."""
    parts = [[float(money), 0.0, 0.0, 0.0, 0.0] for money in s.money]
    if s.outcome is not None:
        return parts
    ahead = builds_ahead(s)
    coming = sum(ahead)
    done = 0
    for building, owner in enumerate(s.owner):
        if owner < 0 or done >> building & 1:
            continue
        street = surveyed(s, building)
        share = SHARES[street.free_ends][coming]
        for member in street.members:
            done |= 1 << member
        for player, money in enumerate(shares(s, street, closing_share(s, share))):
            if money:
                parts[player][OPEN] += share * money
    for _, player, worth_of_them in waiting_seekers(s, s.active):
        parts[player][PEOPLE] += worth_of_them
    for player in range(s.setting.players):
        parts[player][SIGNS] = sign_worth(s, player, s.free[player], ahead[player])
    add_tokens(s, parts, ahead)
    return parts


def add_tokens(s: StreetsState, parts: list[list[float]], ahead: list[int]) -> None:
    if s.setting.business:
        for player, tokens in enumerate(token_worth(s, s.tokens, ahead)):
            parts[player][BUSINESS] = tokens


def closing_share(s: StreetsState, share: float) -> float:
    """What part of a closing valuation counts beside others, on a street counted with ``share``.

    Others bring half at least; these bring nothing unless their street is closed (STR-11.7).
    """
    return 1.0 if s.setting.closing_pays_at_end else 2.0 - 1.0 / share


def shares(s: StreetsState, street: Survey, closing: float = 1.0) -> list[float]:
    """What each player would get if the street were scored now.

    ``closing`` is the part of closing valuations that counts.
    """
    ops, owner, tiles, people = s.setting.tables.op, s.owner, s.tile, s.people
    found = [0.0] * s.setting.players
    symbols = street.symbols
    for member in street.members:
        player = owner[member]
        if player >= 0:
            tile = tiles[member]
            if s.setting.advisors:
                symbols = symbols_for(s, player, street, False)
            money = valuation(s, street, player, tile, s.spot[member], symbols, member)
            if s.doubled >> member & 1:
                money *= 2
            part = closing if ops[tile] == IF_CLOSING else 1
            found[player] += money * part + people[member]
    return found


def sign_worth(s: StreetsState, player: int, free: int, ahead: int) -> float:
    """Free signs are worth something as long as there is something to build."""
    if s.setting.solo and player == SNEAK:
        return 0.0
    return SIGN_WORTH[free if free < ahead else ahead]


def waiting_seekers(s: StreetsState, first: int) -> list[tuple[int, int, float]]:
    """By colour: who is likely to get the seekers, and what they are worth.

    That is the next player who holds a tile of their colour, from ``first`` on.
    """
    found: list[tuple[int, int, float]] = []
    for colour in range(4):
        seekers = s.seekers_in_city(colour)
        if seekers:
            player = next_with(s, s.setting.tables.of_kind[colour], first)
            if player >= 0:
                found.append((colour, player, SEEKER_WORTH * seekers))
    return found


def next_with(s: StreetsState, tiles: int, first: int) -> int:
    players = s.setting.players
    for turn in range(players):
        player = (first + turn) % players
        if s.hands[player] & tiles:
            return player
    return -1


class Placements:
    """A table before a placement of ``player``, prepared to judge many placements."""

    def __init__(self, s: StreetsState, player: int) -> None:
        self.s = s
        self.player = player
        self.ahead = builds_ahead(s)
        self.coming = max(0, sum(self.ahead) - 1)  # after the placement
        self.street_of = [-1] * len(s.tile)
        self.streets: list[Survey] = []
        self.money: list[list[float]] = []
        self.counted: list[list[tuple[int, float]]] = []  # what the street brings players by now
        self.signed: list[bool] = []  # whether anybody owns anything on the street
        self.free: list[int] = []
        self.closing: list[bool] = []  # whether the street pays for closing
        self.crowd: list[list[list[int]]] = []  # dollars per person, by player and colour
        self.parts = [[float(money), 0.0, 0.0, 0.0, 0.0] for money in s.money]
        for building in range(len(s.tile)):
            if self.street_of[building] < 0:
                self.add_street(building)
        add_tokens(s, self.parts, self.ahead)
        self.ahead[player] -= 1  # after the placement
        for number in range(s.setting.players):
            signs = s.free[number] - (number == player)
            self.parts[number][SIGNS] = self.sign_worth(number, signs)
        kinds = s.setting.tables
        self.adjacent = [
            (s.cell(b), b)
            for b, owner in enumerate(s.owner)
            if owner >= 0 and kinds.op[s.tile[b]] == PER_ADJACENT
        ]
        self.waiting = waiting_seekers(s, (player + 1) % s.setting.players)
        self.newcomers: dict[int, int] = {}  # by tile: how many people would lie on it
        self.contexts: dict[int, tuple[Survey, int, list[int], list[tuple[int, int, bool]]]] = {}

    def sign_worth(self, player: int, signs: int) -> float:
        """What so many free signs are worth to a player after the placement."""
        most = self.s.setting.tables.signs
        return sign_worth(self.s, player, signs if signs < most else most, self.ahead[player])

    def add_street(self, building: int) -> None:
        s = self.s
        street = surveyed(s, building)
        number = len(self.streets)
        for member in street.members:
            self.street_of[member] = number
        free = street.free_ends
        share = SHARES[free][self.coming]
        money = [0.0] * s.setting.players
        signed = any(street.signs)
        if signed:
            money = shares(s, street, closing_share(s, share))
        self.signed.append(signed)
        self.counted.append(
            [(player, share * amount) for player, amount in enumerate(money) if amount]
        )
        ops = s.setting.tables.op
        self.closing.append(any(ops[s.tile[member]] == IF_CLOSING for member in street.members))
        self.streets.append(street)
        self.crowd.append(self.per_person(street.members))
        self.money.append(money)
        self.free.append(free)
        if free:
            for player, amount in enumerate(money):
                self.parts[player][OPEN] += share * amount

    def per_person(self, members: list[int]) -> list[list[int]]:
        """What one more person of each colour on these buildings would bring each player."""
        s, t = self.s, self.s.setting.tables
        found = [[0, 0, 0, 0] for _ in range(s.setting.players)]
        for member in members:
            player = s.owner[member]
            if player >= 0 and t.op[s.tile[member]] == PER_PERSON:
                found[player][t.shift[s.tile[member]] >> 3] += t.money[s.tile[member]]
        return found

    def context(self, spot: int) -> tuple[Survey, int, list[int], list[tuple[int, int, bool]]]:
        """The street a tile on ``spot`` would join, its free ends, the streets it merges, and the
        streets that would end there (street, free ends then, whether the tile points into it)."""
        found = self.contexts.get(spot)
        if found is not None:
            return found
        s = self.s
        ground, cell, face = s.ground, cell_of(spot), face_of(spot)
        street = survey(s, cell, face)
        merged = sorted({self.street_of[member] for member in street.members})
        ending: list[tuple[int, int, bool]] = []
        for direction in range(4):
            value = ground[cell + STEP[direction]]
            if ends_at(value, direction) and FACE_AT[value] != face:
                number = self.street_of[BUILDING_AT[value]]
                ending.append((number, self.free[number] - 1, direction == face))
        found = self.contexts[spot] = (street, street.free_ends, merged, ending)
        return found

    def placed(self, tile: int, spot: int) -> list[list[float]]:
        """The parts of all players after the placement, roughly."""
        s, t, me = self.s, self.s.setting.tables, self.player
        street, free, merged, ending = self.context(spot)
        parts = [part.copy() for part in self.parts]
        kind, op = t.kind[tile], t.op[tile]
        people = self.newcomers.get(tile, -1)
        if people < 0:
            people = self.newcomers[tile] = new_people(s, tile)
        leaving: list[int] = []  # buildings whose people will move
        back = [0] * s.setting.players  # signs that come back from closed streets

        # the street the tile joins
        joined = Survey(
            street.ground, street.members, street.size + 1, street.symbols + t.symbols[tile],
            street.people + (people << 8 * kind if kind < WILD else 0), street.signs.copy(),
        )  # fmt: skip
        joined.signs[me] += 1
        share = share_here = SHARES[free][self.coming]
        closing = closing_share(s, share)
        own = self.own_worth(tile, spot, joined)
        mine = people + (own * closing if op == IF_CLOSING else own)
        where = OPEN if free else MONEY
        if street.members:
            money = shares(s, joined, closing)
            money[me] += mine
            for player, amount in enumerate(money):
                if amount:
                    parts[player][where] += share * amount
            for number in merged:
                self.take_out(parts, number)
        else:
            parts[me][where] += share * mine
        if not free:
            leaving += street.members
            back = joined.signs

        # the streets that end at the tile
        for number, ends_left, points_in in ending:
            old = self.streets[number]
            if self.signed[number]:
                money = self.money[number]
                share = SHARES[ends_left][self.coming]
                if points_in or self.closing[number]:
                    symbols = old.symbols + (t.symbols[tile] if points_in else 0)
                    money = shares(
                        s,
                        Survey(old.ground, old.members, old.size, symbols, old.people, old.signs),
                        closing_share(s, share),
                    )
                self.take_out(parts, number)
                where = OPEN if ends_left else MONEY
                for player, amount in enumerate(money):
                    if amount:
                        parts[player][where] += share * amount
            if not ends_left:
                leaving += old.members
                back = [a + b for a, b in zip(back, old.signs, strict=True)]

        if self.adjacent:
            self.count_neighbours(parts, cell_of(spot))
        for colour, player, worth_of_them in self.waiting:
            if colour != kind:  # those of the tile's colour come to it
                parts[player][PEOPLE] += worth_of_them
        if leaving or not free:
            self.move(parts, leaving, tile, people, share_here if free else 0.0, merged)
            for player, signs in enumerate(back):
                if signs:
                    here = s.free[player] - (player == me) + signs
                    parts[player][SIGNS] = self.sign_worth(player, here)
        return parts

    def own_worth(self, tile: int, spot: int, joined: Survey) -> int:
        """The valuation of the new building for its builder."""
        s, me, symbols = self.s, self.player, joined.symbols
        if s.setting.advisors:
            symbols = symbols_for(s, me, joined, False)
        return valuation(s, joined, me, tile, spot, symbols, -1)

    def take_out(self, parts: list[list[float]], number: int) -> None:
        """A street counts no longer as it was."""
        for player, amount in self.counted[number]:
            parts[player][OPEN] -= amount

    def count_neighbours(self, parts: list[list[float]], cell: int) -> None:
        """Buildings that count their neighbours have one more."""
        s = self.s
        for other, building in self.adjacent:
            gap = abs(other - cell)
            if gap == 1 or 96 <= gap <= 98:
                number = self.street_of[building]
                share = SHARES[self.free[number]][self.coming]
                gain = share * s.setting.tables.money[s.tile[building]]
                parts[s.owner[building]][OPEN] += gain

    def move(
        self,
        parts: list[list[float]],
        leaving: list[int],
        tile: int,
        people: int,
        share: float,
        merged: list[int],
    ) -> None:
        """People of closed streets go where it pays the builder most; others wait as seekers.

        ``share`` is that of the new building's street, 0 if that one is closed.
        """
        s, t, me = self.s, self.s.setting.tables, self.player
        kind = t.kind[tile]
        going = s.lying_by_colour(leaving)
        if not share and kind < WILD:
            going[kind] += people
        for colour, count in enumerate(going):
            if not count:
                continue
            places = s.owned[colour] & ~s.closed & ~made_of(leaving)
            best, taker = -1e9, -1
            for building in bits(places):
                number = self.street_of[building]
                owner = s.owner[building]
                gain = SHARES[self.free[number]][self.coming] * self.gain(number, owner, colour)
                if gain > best:
                    best, taker = gain, owner
            if kind == colour and share:
                gain = share * (1 + sum([self.crowd[n][me][colour] for n in merged]))
                if t.op[tile] == PER_PERSON and t.shift[tile] == 8 * colour:
                    gain += share * t.money[tile]
                if gain > best:
                    best, taker = gain, me
            if taker >= 0:
                parts[me][PEOPLE] += best * count
            else:
                lucky = next_with(s, t.of_kind[colour], (me + 1) % s.setting.players)
                if lucky >= 0:
                    parts[lucky][PEOPLE] += SEEKER_WORTH * count

    def gain(self, street: int, owner: int, colour: int) -> float:
        """What one more person on a building would bring the builder, the others counted against."""
        found = 1.0 if owner == self.player else -1.0
        for player, dollars in enumerate(self.crowd[street]):
            found += dollars[colour] if player == self.player else -dollars[colour]
        return found
