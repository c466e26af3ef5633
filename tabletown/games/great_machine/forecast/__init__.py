"""What an attentive player works out from the table (GM-70): odds, prices, conditions, next effects.

Everything comes from what the seat knows; nothing here is a promise. ``shapes.py`` says what each part means.
"""

from __future__ import annotations

from tabletown.games.great_machine.forecast.automa import event_outlook, missions, next_moves
from tabletown.games.great_machine.forecast.heroes import actions, attacks, riots, ways
from tabletown.games.great_machine.forecast.machine import orders, raids
from tabletown.games.great_machine.forecast.plan import arrived, end, plan_outlook
from tabletown.games.great_machine.forecast.shapes import GreatMachineForecast
from tabletown.games.great_machine.forecast.tracks import income, next_stage
from tabletown.games.great_machine.state import SETUP, GreatMachineState


def forecast(s: GreatMachineState, seat: int | None) -> GreatMachineForecast:
    if s.phase == SETUP or s.outcome is not None:
        return {}
    hero_side = s.is_hero_side(seat)
    after = arrived(s) if hero_side else s  # the heroes know where they are going
    found: GreatMachineForecast = {
        "plan": plan_outlook(s, after, hero_side),
        "stage": next_stage(s),
        "income": income(s, after),
        "end": end(s),
        "riots": riots(s, hero_side),
        "attacks": attacks(s),
        "ways": ways(s, hero_side),
    }
    if hero_side:
        found["actions"] = actions(s)
    if s.automa:
        found["event"] = event_outlook(s, after)
        found["servants"] = next_moves(s, after)
        found["missions"] = missions(s)
    else:
        found["raids"] = raids(s, hero_side)
        if seat == s.machine:
            found["orders"] = orders(s)
    return found
