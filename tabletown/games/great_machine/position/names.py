"""Names in the fields of a position, and what is said about wrong ones."""

from __future__ import annotations

from tabletown.core.errors import BadPosition
from tabletown.games.great_machine.state import GreatMachineState


def bad(why: str) -> BadPosition:
    return BadPosition(why)


def index(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise bad(f"there is no {what} '{name[:40]}'")
    return names.index(name)


def district(s: GreatMachineState, name: str) -> int:
    return index(s.tables.district_ids, name, "district")


def district_set(s: GreatMachineState, names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << district(s, name)
    return mask


def hero(s: GreatMachineState, name: str) -> int:
    number = index(s.tables.hero_ids, name, "hero")
    if number not in s.heroes:
        raise bad(f"{name} is not in play")
    return s.heroes.index(number)
