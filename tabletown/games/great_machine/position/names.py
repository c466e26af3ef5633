"""Names in the fields of a position, and what is said about wrong ones."""

from __future__ import annotations

from tabletown.core.bits import made_of
from tabletown.core.by_hand import index_of
from tabletown.core.errors import BadPosition
from tabletown.games.great_machine.state import GreatMachineState


def bad(why: str) -> BadPosition:
    return BadPosition(why)


def district(s: GreatMachineState, name: str) -> int:
    return index_of(s.tables.district_ids, name, "district")


def district_set(s: GreatMachineState, names: list[str]) -> int:
    return made_of([district(s, name) for name in names])


def hero(s: GreatMachineState, name: str) -> int:
    number = index_of(s.tables.hero_ids, name, "hero")
    if number not in s.heroes:
        raise bad(f"{name} is not in play")
    return s.heroes.index(number)
