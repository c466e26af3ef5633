"""What an attentive player works out from the table (GM-70): odds, prices, conditions, next effects.

Everything comes from what the seat knows; nothing here is a promise. Shapes:

``plan``      whether the event moves the Master Plan as things stand, and what decides it
``event``     automa: the protocol and the breakthrough of the event as things stand
``stage``     the next stage of discontent: spaces to it, who wakes, the Machine's bonds then
``raids``     the raids on the table: who may come or surely comes
``income``    trust and bonds of the next initial phase if nothing moved
``end``       how far each side is from its goal, the last possible round
``riots``     by district: sides known so far, unknown citizens, price, chance
``attacks``   by hero with a guard nearby: the chance of every bid
``ways``      by hero: the best way to where the hero goes or may go, price by price
``actions``   of the hero whose turn it is: price with its terms, or why not
``orders``    of the Machine's servants: prices of moves and actions, or why not
``servants``  automa: where each servant may go next, and what it would do where it stands
``missions``  automa: how much of each goal is reached
"""

from __future__ import annotations

from typing import Any

from tabletown.games.great_machine.forecast.automa import event_outlook, missions, next_moves
from tabletown.games.great_machine.forecast.heroes import actions, attacks, riots, ways
from tabletown.games.great_machine.forecast.machine import orders, raids
from tabletown.games.great_machine.forecast.plan import arrived, end, plan_outlook
from tabletown.games.great_machine.forecast.tracks import income, next_stage
from tabletown.games.great_machine.state import SETUP, GreatMachineState


def forecast(s: GreatMachineState, seat: int | None) -> dict[str, Any]:
    if s.phase == SETUP or s.outcome is not None:
        return {}
    hero_side = s.is_hero_side(seat)
    after = arrived(s) if hero_side else s  # the heroes know where they are going
    found: dict[str, Any] = {
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
