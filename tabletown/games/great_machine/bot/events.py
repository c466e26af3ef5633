"""What the event of the round asks of the heroes."""

from __future__ import annotations

from tabletown.games.great_machine.state import GreatMachineState

# facts of the round that keep the plan from advancing
WANTED: dict[str, tuple[str, ...]] = {
    "market_rumours": ("citizen_identified",),
    "night_shift": ("guard_broken",),
    "factory_accident": ("guard_broken",),
    "smugglers_routes": ("citizen_moved",),
    "blackout": ("special_action_done",),
    "oppression_and_resistance": ("special_action_done",),
}


def event_wish(s: GreatMachineState, hero: int, d: int) -> float:
    """Versus: what the event of the round says about a destination."""
    name = s.event_id()
    special = bool(s.tables.special >> d & 1)
    value = 0.0
    if name == "security_control" and d == s.at[hero]:
        value -= 0.55
    elif name == "no_one_is_safe" and special:
        value -= 0.45
    elif name == "rebels_and_loyalists":
        value -= 0.35 * (s.servants_in(d) > 0)
    elif name == "past_the_patrols" and special:
        value += 0.2
    elif name == "free_trade" and not special:
        value += 0.1
    elif name == "mass_searches" and s.servants_in(d):
        value -= 0.4
    elif name == "oppression_and_resistance" and special:
        value += 0.3
    return value
