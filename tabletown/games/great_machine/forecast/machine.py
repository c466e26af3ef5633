"""The Machine's side: raids and the prices of its orders (GM-70.7)."""

from __future__ import annotations

from tabletown.core.bits import members
from tabletown.games.great_machine.forecast.heroes import act_forecast, goals
from tabletown.games.great_machine.forecast.shapes import ActForecast, OrderForecast, RaidForecast
from tabletown.games.great_machine.rules.machine import check_order, extra_price
from tabletown.games.great_machine.rules.prices import act_price, servant_move_price
from tabletown.games.great_machine.state import DISTRICTS, GreatMachineState


def raids(s: GreatMachineState, hero_side: bool) -> list[RaidForecast]:
    """Each raid: whether it has caught somebody, who may still come; nobody means it fails."""
    found: list[RaidForecast] = []
    for d in members(s.raids):
        name, caught = s.district_id(d), bool(s.caught >> d & 1)
        expected = [h for h in members(~s.taken & 7) if goals(s, h, hero_side) >> d & 1]
        coming, fails = [s.hero_id(h) for h in expected], not caught and not expected
        found.append({"district": name, "caught": caught, "coming": coming, "fails": fails})
    return found


def orders(s: GreatMachineState) -> list[OrderForecast]:
    """By servant: bonds to go to each district, and each action with its price or the reason."""
    t = s.tables
    found: list[OrderForecast] = []
    for servant in range(3):
        at = s.servants[servant]
        moves = [
            (t.district_ids[d], servant_move_price(s, at, d)) for d in range(DISTRICTS) if d != at
        ]
        extra = max(extra_price(s, servant), 0)
        acts: list[ActForecast] = []
        for number in s.in_force.servant_acts_at[at]:
            act = t.acts[number]
            price = act_price(s, 3 + servant, act) + extra
            acts.append(act_forecast(act, price, check_order(s, servant, act.word)))
        name, may_move = t.servant_ids[servant], not s.acted[servant]
        found.append({"servant": name, "may_move": may_move, "moves": moves, "acts": acts})
    return found
