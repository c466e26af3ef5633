"""Citizens: whom to identify, move, reveal, arrest, and where they go."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.games.great_machine.bot.automa import plan_step
from tabletown.games.great_machine.bot.evaluation import Outlook, trust_value
from tabletown.games.great_machine.bot.gains import (
    RALLIES,
    SQUARE_CITIZEN,
    kind_friendship,
    name_value,
)  # fmt: skip
from tabletown.games.great_machine.bot.heroes import HeroMind
from tabletown.games.great_machine.bot.missions import missions_value
from tabletown.games.great_machine.rules.changes import lose_attached, next_released
from tabletown.games.great_machine.state import GreatMachineState
from tabletown.games.great_machine.view import group_memory

ARRESTED = 0.1  # a citizen who can be arrested from now on, where a riot is near

# -- learning who they are (GM-11.15) ----------------------------------------------------------------------------


def judge_identify(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Go on while a name is worth its price; where a riot is near first."""
    step: Any = s.asking()
    each = 0
    if step.prompt == "identify" and 0 <= step.actor < 3:
        each = step.op(s).each(s, step.actor)
    outlook = Outlook(s, True)
    found = []
    for action in options:
        if action.kind == "citizen":
            token = action.args[0]
            d = s.district_of(token)
            name = name_value(s, d, outlook.ready[d]) * (1 - 0.5 * remembered(s, token))
            found.append(name - trust_value(s) * each + 0.03)
        else:
            found.append(0.0)
    return found


def remembered(s: GreatMachineState, token: int) -> float:
    """How much of a hidden citizen is known because everybody saw whom it was mixed with."""
    for group in s.mixed:
        if group[0] >> token & 1:
            hidden = (group[0] & (s.unknown | s.arrested())).bit_count()
            return sum(group_memory(s, group, True)) / max(hidden, 1)
    return 0.0


# -- moving them (GM-11.17, GM-20.22) -----------------------------------------------------------------------------


def judge_moved(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The citizen who gains most by going where it helps most."""
    step: Any = s.asking()
    op = step.op(s)
    mind = HeroMind(s)
    if op.to == "here":  # Mustafa calls an unknown citizen and identifies it
        here = s.at[step.actor]
        return [called_value(mind, action.args[0], here) for action in options]
    found = []
    for action in options:
        if action.kind != "citizen":
            found.append(0.05)
            continue
        token = action.args[0]
        start = s.district_of(token)
        goals = []
        for d in members(s.citizen_room() & ~(1 << start)):
            price = op.leg(s, start, d) if op.is_paid() else 0
            if not price or price <= s.trust[step.actor]:
                goals.append(mind.goal_value(token, d, price))
        found.append(max(goals, default=-1.0))
    return found


def called_value(mind: HeroMind, token: int, here: int) -> float:
    s = mind.s
    name = name_value(s, here, mind.outlook.ready[here]) * (1 - 0.5 * remembered(s, token))
    return mind.goal_value(token, here) + name


def judge_goal(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    op = step.op(s)
    mind = HeroMind(s)
    start = s.district_of(step.token)
    found = []
    for action in options:
        d = action.args[0]
        found.append(mind.goal_value(step.token, d, op.leg(s, start, d) if op.is_paid() else 0))
    return found


def judge_release(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """A freed citizen goes where it helps most: the riot that is nearest, or the Square."""
    mind = HeroMind(s)
    friend = mind.friendship(next_released(s))
    found = []
    for action in options:
        d = action.args[0]
        gain = friend * mind.friend_gain(d)
        if d == s.tables.square and s.discontent < RALLIES and friend > 0:
            gain += SQUARE_CITIZEN
        found.append(gain)
    return found


# -- losing them (GM-18.38, GM-31.11, GM-37.11) -------------------------------------------------------------------


def judge_shown(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Mass Searches: the one whom an arrest would cost least; in open company it brings trust."""
    outlook = Outlook(s, True)
    found = []
    for action in options:
        if action.kind != "citizen":
            found.append(-plan_step(s))
            continue
        token = action.args[0]
        d = s.district_of(token)
        near = min(s.city.distance[at][d] for at in s.servants)
        value = -ARRESTED * outlook.ready[d] / max(near, 1)
        value -= ARRESTED * kind_friendship(s, s.kind_of(token))
        found.append(value + trust_value(s) * bool(s.heroes_in(d)))
    return found


def judge_lost(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The automaton takes one of several equal citizens: rather one that bears no token."""
    found = []
    for action in options:
        after = s.clone()
        lose_attached(after, action.args[0])
        found.append(missions_value(after))
    return found


def judge_partner(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """A friend is mixed with a stranger: a likely friend keeps the crowd together, an unlikely one
    lets it change sides; it depends on where a friend is needed more."""
    step: Any = s.asking()
    mind = HeroMind(s)
    there, here = step.district, s.district_of(step.token)
    wish = mind.friend_gain(there) - mind.friend_gain(here)
    if here == there:
        wish = 0.0
    return [wish * (1 - mind.friendship(action.args[0])) / 2 for action in options]


# -- the Machine's choices --------------------------------------------------------------------------------------------


def judge_arrest(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """All are active; who woke up first would stay active longest."""
    return [kind_friendship(s, s.kind_of(action.args[0])) for action in options]


def judge_reveal(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Wiretapping: those whom the heroes know already, where no riot is near."""
    outlook = Outlook(s, False)
    found = []
    for action in options:
        if action.kind != "citizen":
            found.append(0.05)
            continue
        token = action.args[0]
        ready = outlook.ready[s.district_of(token)]
        found.append(0.1 + (0.2 if s.known >> token & 1 else 0.0) - 0.3 * ready)
    return found


def judge_resettled(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Resettlement: the citizen whose absence, or arrival elsewhere, harms the heroes most."""
    mind = HeroMind(s, hero_side=False)
    found = []
    for action in options:
        token = action.args[0]
        room = s.citizen_room() & ~(1 << s.district_of(token))
        found.append(max([-mind.goal_value(token, d) for d in members(room)], default=-1.0))
    return found


def judge_new_home(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    mind = HeroMind(s, hero_side=False)
    return [-mind.goal_value(step.token, action.args[0]) for action in options]


def judge_place(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Show Amnesty: citizens go where they do least harm."""
    outlook = Outlook(s, False)
    found = []
    for action in options:
        d = action.args[0]
        harm = outlook.readiness(d, 0, 1) - outlook.ready[d] + 0.3 * (d == s.tables.square)
        found.append(-harm if not s.riots >> d & 1 else 0.1)
    return found
