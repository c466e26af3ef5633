"""Relocating a district (GM-3.9 to GM-3.14)."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.games.great_machine.state import GreatMachineState
from tabletown.games.great_machine.state.city import City, unspot


def relocate_options(s: GreatMachineState) -> list[Action]:
    key = (s.tables.serial,)
    found = s.city.lists.get(key)
    if found is None:
        found = [s.tables.go(d, place) for d, place in s.city.relocations()]
        s.city.lists[key] = found
    return found


def relocate(s: GreatMachineState, action: Action) -> None:
    """Lift the tile with everything on it and put it down elsewhere (GM-3.10)."""
    d = action.args[0]
    place = action.args[1] * 2 + action.args[2]
    move_to(s, s.city.relocated(d, place))
    if s.log is not None:
        column, row, turn = unspot(s.places[d])
        s.emit(
            "relocated", "GM-3.10", district=s.district_id(d), cell=f"{column},{row}",
            turn="hv"[turn],
        )  # fmt: skip


# GM-38.18: what lies in a district goes with it
def move_to(s: GreatMachineState, city: City) -> None:
    s.city = city
    s.places = list(city.places)


# GM-33.38: for servants only
def swap(s: GreatMachineState, one: int, other: int) -> None:
    """Two districts exchange places with everything on them (GM-33.24)."""
    move_to(s, s.city.swapped(one, other))
    s.emit("swapped", "GM-33.24", districts=[s.district_id(one), s.district_id(other)])
