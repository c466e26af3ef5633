"""Names in the fields of a position, and what is said about wrong ones."""

from __future__ import annotations

from tabletown.core.bits import made_of
from tabletown.core.by_hand import index_of
from tabletown.core.errors import BadPosition
from tabletown.games.great_machine.state import GreatMachineState


def district(s: GreatMachineState, name: str) -> int:
    return index_of(s.tables.district_ids, name, "district")


def district_set(s: GreatMachineState, names: list[str]) -> int:
    return made_of([district(s, name) for name in names])


def hero(s: GreatMachineState, name: str) -> int:
    number = index_of(s.tables.hero_ids, name, "hero")
    if number not in s.heroes:
        raise BadPosition(f"{name} is not in play")
    return s.heroes.index(number)


def servant(s: GreatMachineState, name: str) -> int:
    return index_of(s.tables.servant_ids, name, "servant")


def directives(s: GreatMachineState, names: list[str]) -> list[int]:
    return [index_of(s.tables.directive_ids, name, "directive") for name in names]


def given(value: int | None, default: int) -> int:
    """What a field says, or what holds without it."""
    return default if value is None else value
