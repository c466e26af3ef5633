"""Chapter 8, income: the owners on a closed street are paid, their signs return, people move."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.streets.rules.asking import at, who
from tabletown.games.streets.rules.people import move_people
from tabletown.games.streets.rules.valuation import (
    Income,
    Survey,
    earned,
    income,
    surveyed,
    symbols_for,
)
from tabletown.games.streets.state import NOBODY, StreetsState


class ScoreStreet(Step[StreetsState]):
    """All owners on the street are paid, their signs return, then its people move.

    STR-8.6, STR-8.12, STR-8.17; the Sneak's streets too (STR-15.23).
    """

    first: int  # the first building of the street
    building: int  # the building scored with a hand tile, or -1,
    tile: int  # and that tile
    rule = "STR-8.6"

    def run(self, s: StreetsState) -> None:
        score_street(s, self.first, self.building, self.tile)


def score_street(s: StreetsState, first: int, instead: int = -1, tile: int = -1) -> None:
    """The whole scoring of a street; the building ``instead`` has the valuation of a hand tile.

    Everything is counted from the position before (STR-8.8). The buildings of the street are scored,
    the new one among them (STR-8.15), not those that close it (STR-8.14).
    """
    street = surveyed(s, first)
    players, members = s.setting.players, street.members
    for turn in range(players):  # STR-8.6: clockwise from the active player
        player = (s.active + turn) % players
        if street.signs[player]:
            pay(s, street, player, instead, tile)
    for building in members:  # STR-8.12
        if s.owner[building] >= 0:
            s.take_sign(building)
    if s.log is not None:
        tell_signs(s, street.signs)
    move_people(s, members)  # STR-8.17


def pay(s: StreetsState, street: Survey, player: int, instead: int, hand_tile: int) -> None:
    """A player is paid for each own building by itself (STR-8.7, STR-8.10, STR-8.13)."""
    symbols = street.symbols
    if s.advisors[player] >= 0:
        symbols = symbols_for(s, player, street, False)
    owner = s.owner
    for building in street.members:
        if owner[building] == player:
            tile = hand_tile if building == instead else s.tile[building]
            money = earned(s, street, building, symbols, tile)
            s.money[player] += money
            if s.log is not None:
                parts = income(s, street, building, symbols, tile)
                plain = income(s, street, building, street.symbols, tile)
                tell_income(s, "income", "STR-8.9", parts, plain, tile, money)


def tell_signs(s: StreetsState, signs: list[int]) -> None:
    """Whose signs came back from a street that was scored (STR-8.12)."""
    for player, count in enumerate(signs):
        if count and not s.is_sneak(player):
            s.emit("signs-back", "STR-8.12", seat=player, count=count, free=s.free[player])


def tell_income(
    s: StreetsState, key: str, rule: str, parts: Income, plain: Income, tile: int, money: int
) -> None:
    """How an income comes about: what was counted, the advisor's part of it, people, the sum.

    ``tile`` has the valuation; ``plain`` is the income without the owner's advisor.
    """
    t, player = s.setting.tables, s.owner[parts.building]
    copied = s.tile[parts.copied] if parts.copied >= 0 else NOBODY
    model = copied if copied >= 0 else tile
    card = s.advisor(player)
    s.emit(
        key, rule,
        seat=who(s, player), **at(s, parts.building), valuation=parts.valuation,
        factor=parts.factor, people=parts.people,
        copied_tile=t.ids[copied] if copied >= 0 else "none", money=money,
        op=t.families[model], kinds=t.counted[model], each=t.money[model],
        units=parts.valuation // t.money[model] if t.money[model] else 0,
        advisor=card.id if card is not None else "none",
        advisor_part=(parts.valuation - plain.valuation) * parts.factor,
    )  # fmt: skip
