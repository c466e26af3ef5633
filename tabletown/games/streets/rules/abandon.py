"""Chapter 6: a player who must build and has no free sign abandons a building first."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import COUNTS, Step
from tabletown.games.streets.rules.advisors import may_be_built_over
from tabletown.games.streets.rules.asking import StreetsAsk, at, who
from tabletown.games.streets.rules.business import take_for
from tabletown.games.streets.rules.geometry import cell_of
from tabletown.games.streets.rules.people import destinations, move_people
from tabletown.games.streets.rules.valuation import income, surveyed, symbols_for
from tabletown.games.streets.state import StreetsState, bits
from tabletown.games.streets.tables import WILD


def must_abandon(s: StreetsState) -> bool:
    """Whether a player without a free sign has to abandon a building (STR-6.1).

    Nobody abandons a building for nothing: not where nothing can be built (STR-5.6).
    """
    return bool(s.spots) or bool(may_be_built_over(s, s.active))


class Abandon(StreetsAsk):
    """The player chooses any own building to abandon (STR-6.2).

    It pays nothing any more and nobody owns it again (STR-6.6, STR-6.13), but it stays part of its
    street (STR-6.12). Nothing may be abandoned for a second free sign (STR-6.4, STR-14.41).
    """

    nature = COUNTS
    rule = "STR-6.2"
    prompt = "abandon"
    kinds = ("abandon",)

    def options(self, s: StreetsState) -> list[Action]:
        abandons, spots = s.setting.tables.abandons, s.spot
        return [abandons[cell_of(spots[building])] for building in bits(s.signed[s.active])]

    def how_many(self, s: StreetsState) -> int:
        return s.signed[s.active].bit_count()

    def option(self, s: StreetsState, place: int) -> Action:
        own = s.signed[s.active]
        for _ in range(place):  # own buildings, from the first on
            own &= own - 1
        return s.setting.tables.abandons[s.cell((own & -own).bit_length() - 1)]

    def chosen(self, s: StreetsState, action: Action) -> None:
        cell = action.id - s.setting.tables.abandon.first_id
        building = s.building_at(cell)
        signs = s.signs(building)
        s.take_sign(building)
        s.abandoned |= 1 << building
        if s.log is not None:
            s.emit("abandoned", "STR-6.5", seat=who(s, s.active), count=signs, **at(s, building))
        if s.setting.business:  # STR-13.16
            s.then(take_for(s, s.active, 1 << building), Leave(building))
        else:
            move_people(s, [building])  # STR-6.7

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        """Each building with the income forgone, its people, and where they could go."""
        rows: list[dict[str, Any]] = []
        for building in s.buildings_of(s.active):
            street, kind = surveyed(s, building), s.kind(building)
            symbols = symbols_for(s, s.active, street, False)
            places = destinations(s, kind, 1 << building) if kind < WILD else 0
            rows.append(
                {
                    **at(s, building),
                    "money": income(s, street, building, symbols).money,
                    "people": s.people[building],
                    "places": [at(s, place) for place in bits(places)],
                }
            )
        return {"buildings": rows}

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        return refuse("not-your-building", "STR-6.2")


class Leave(Step[StreetsState]):
    """The people of the abandoned building move out (STR-6.7, STR-6.8, STR-6.9, STR-6.10)."""

    building: int
    rule = "STR-6.7"

    def run(self, s: StreetsState) -> None:
        move_people(s, [self.building])


ABANDON = Abandon()
