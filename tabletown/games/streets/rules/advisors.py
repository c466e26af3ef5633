"""Chapter 14: what advisors let their holders do. How they change symbols is in valuation.py."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of
from tabletown.core.errors import Refusal, refuse
from tabletown.games.streets.rules.asking import PlayersAsk, at, who
from tabletown.games.streets.rules.income import ScoreStreet
from tabletown.games.streets.state import StreetsState, bits

# -- Investor -------------------------------------------------------------------------------------


def may_double(s: StreetsState, player: int) -> bool:
    """Whether two signs may be put on the building that is being built (STR-14.31, STR-14.32, STR-14.33)."""
    card = s.advisor(player)
    if card is None or not card.doubled_most or s.free[player] < 2:
        return False
    return (s.doubled & s.signed[player]).bit_count() < card.doubled_most


# -- Renovator ------------------------------------------------------------------------------------


def may_be_built_over(s: StreetsState, player: int) -> list[int]:
    """The buildings of closed streets that the player may build over (STR-14.42, STR-14.43).

    Also those that were built over before (STR-14.53).
    """
    card = s.advisor(player)
    if card is None or not card.builds_over:
        return []
    ids = s.setting.tables.ids
    return [b for b in bits(s.closed) if ids[s.tile[b]] not in card.not_built_over]


def why_not_over(s: StreetsState, player: int, cell: int) -> Refusal | None:
    card = s.advisor(player)
    if card is None or not card.builds_over:
        return refuse("needs-renovator", "STR-14.42")
    building = s.building_at(cell)
    if building < 0:
        return refuse("no-building-there", "STR-14.42")
    if s.setting.tables.ids[s.tile[building]] in card.not_built_over:
        return refuse("start-tile-stays", "STR-14.43", **at(s, building))
    if not s.closed >> building & 1:
        return refuse("street-is-open", "STR-14.42", **at(s, building))
    return None


# -- Entrepreneur ---------------------------------------------------------------------------------


def may_substitute(s: StreetsState, player: int) -> bool:
    """The Entrepreneur is asked while there is a tile in hand, whichever it is (page 101)."""
    card = s.advisor(player)
    return card is not None and card.substitutes and s.hands[player] > 0


def substitutes(s: StreetsState, player: int) -> list[int]:
    """The hand tiles whose valuation may replace a building's (STR-14.22, STR-14.24)."""
    card = s.advisor(player)
    if card is None or not card.substitutes:
        return []
    op = s.setting.tables.op
    return [tile for tile in s.hand(player) if op[tile] not in card.not_substituted]


class Substitute(PlayersAsk):
    """The Entrepreneur may score one own building of the street with a hand tile's valuation.

    One for each street (STR-14.22, STR-14.23), also one that copies (STR-14.28); not at the end
    (STR-14.30). The tile is shown and stays in the hand (STR-14.27, STR-12.9).
    """

    first: int  # the first building of the street
    rule = "STR-14.22"
    prompt = "substitute"
    auto = False  # being asked must not tell what is in the hand
    kinds = ("substitute", "keep")

    def options(self, s: StreetsState) -> list[Action]:
        t = s.setting.tables
        found = [t.keep]
        for building in s.street(self.first):
            if s.owner[building] == self.player:
                cell = s.cell(building)
                found += [t.substitute.of(cell, tile) for tile in substitutes(s, self.player)]
        return found

    def chosen(self, s: StreetsState, action: Action) -> None:
        if action.kind == "keep":
            s.then(ScoreStreet(self.first, -1, -1))
            return
        building, tile = s.building_at(action.args[0]), action.args[1]
        s.shown |= 1 << tile
        s.reveal(
            "substituted", "STR-14.22",
            seat=who(s, self.player), shown_tile=s.setting.tables.ids[tile], **at(s, building),
        )  # fmt: skip
        s.then(ScoreStreet(self.first, building, tile))

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        return -1, 0, made_of(s.street(self.first))

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return {"buildings": [at(s, b) for b in s.street(self.first) if s.owner[b] == self.player]}

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        building, tile = s.building_at(action.args[0]), action.args[1]
        if not s.holds(self.player, tile):
            return refuse("not-in-hand", "STR-14.22", tile=s.setting.tables.ids[tile])
        if building < 0 or s.owner[building] != self.player:
            return refuse("not-your-building-here", "STR-14.22")
        if building not in s.street(self.first):
            return refuse("not-on-this-street", "STR-14.22", **at(s, building))
        return refuse("copies-cannot-be-used", "STR-14.24", tile=s.setting.tables.ids[tile])
