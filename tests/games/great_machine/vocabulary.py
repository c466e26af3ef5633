"""Steps of effects, conditions and modifications, tried out as if they stood on a card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tabletown.games.great_machine import schema as c
from tabletown.games.great_machine.effects import conditions
from tabletown.games.great_machine.effects.in_force import InForce
from tabletown.games.great_machine.effects.program import Do

BOX = Path(c.__file__).parent / "content"
CULUM, VEIGA, SYLVIA, PHANTASM, EXECUTOR, LEX = range(6)
HEROES = ("culum", "veiga", "sylvia")
MISSIONS = {"cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]}


def here(*places: str, **more: Any) -> dict[str, Any]:
    """Culum, Veiga and Sylvia in three districts, with cards for them."""
    return {
        name: {"at": place, "card": place, **more.get(name, {})}
        for name, place in zip(HEROES, places, strict=True)
    }


def effects(*steps: dict[str, Any]) -> list[c.Clause]:
    return [c.told(step) for step in steps]


def cond(given: dict[str, Any]) -> c.Cond:
    return msgspec.convert(given, c.Cond)


def run(t: Any, *steps: dict[str, Any], actor: int = CULUM, **marks: Any) -> Any:
    """Carry out steps of an effect as if they stood on a card."""
    program = t.s.tables.program(effects(*steps), "a test", "test", **marks)
    t.s.log = []
    t.s.then(Do(program, 0, actor))
    t.s.advance()
    t.events, t.s.log = t.s.log, None
    return t


def holds(t: Any, test: dict[str, Any], actor: int = CULUM) -> bool:
    return conditions.compiled(cond(test), t.s.tables, "a test")(t.s, actor, t.s.place_of(actor))


def in_force(t: Any, *steps: dict[str, Any]) -> Any:
    """Nothing but these steps is in force."""
    t.s.in_force = InForce([t.s.tables.card(effects(*steps), "a test", "test", 1)], t.s.tables)
    return t


def modify(stat: str, op: str = "set", **more: Any) -> dict[str, Any]:
    return {"do": "modify", "stat": stat, "op": op, **more}


def act(t: Any, name: str, side: str = "hero") -> Any:
    return t.s.tables.acts[t.s.tables.act_number[side, name]]


def steps_of(mission: c.Mission) -> list[c.Clause]:
    found = [*mission.setup, *mission.during, *mission.interaction, *mission.benefit]
    choices = [choice for step in found for choice in step.get("options", ())]
    return [*found, *(e for choice in choices for e in choice.effect)]
