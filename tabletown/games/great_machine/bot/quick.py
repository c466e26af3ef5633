"""A quick policy for playing games out: sensible at a glance, no evaluation of positions."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.rng import Dice
from tabletown.games.great_machine.rules.prices import leave_price
from tabletown.games.great_machine.rules.riots import opposition, support
from tabletown.games.great_machine.state import RIOT_SPACE, GreatMachineState


def quick_choice(s: GreatMachineState, seat: int, options: list[Action], dice: Dice) -> Action:
    kind = options[0].kind
    if kind == "access":
        return quick_access(s, options, dice)
    if kind == "step":
        return quick_step(s, options)
    if kind == "act":
        return quick_act(s, options, dice)
    if kind in ("move", "guard", "order"):
        return quick_command(s, options, dice)
    if kind == "bid":
        return options[min(len(options) - 1, 2 + dice.below(2))]
    if kind == "detain":
        return options[0] if s.plan >= 8 else options[dice.below(len(options))]
    if kind == "give":
        return options[-1] if dice.below(3) else options[0]
    if kind in ("take", "interact", "pickup"):
        return options[0]
    return options[dice.below(len(options))]


def quick_access(s: GreatMachineState, options: list[Action], dice: Dice) -> Action:
    """Mostly somewhere near that can be paid."""
    hero = s.heroes.index(options[0].args[0])
    here, trust = s.at[hero], s.trust[hero]
    first = leave_price(s, hero, here, True)
    row = s.city.distance[here]
    best, score = options[0], -99
    for action in options:
        d = action.args[1]
        away = row[d]
        price = 0 if not away else first + 2 * (away - 1)
        value = dice.below(8) - (6 if price > trust else 0) - 2 * away
        if d == s.tables.square and s.discontent < RIOT_SPACE:
            value += 3
        if not s.working[d]:
            value += 2
        if s.riots >> d & 1:
            value -= 2
        if value > score:
            best, score = action, value
    return best


def quick_step(s: GreatMachineState, options: list[Action]) -> Action:
    """Straight to the goal, through few guards."""
    row = s.city.distance[s.chosen[s.active]]
    working = s.working
    return min(options, key=lambda action: 3 * row[action.args[0]] + working[action.args[0]])


PREFER = {
    "square_a": 9, "attack": 6, "agitate": 5, "tower_a": 4, "identify": 4, "house_call": 3,
    "citadel_a": 3, "citadel_b": 3, "amnesty": 3, "repeal": 4, "tower_b": 3, "gain_trust": 1,
    "move_citizens": 1, "control_a": 0, "control_b": 1, "riot": 0,
}  # fmt: skip


def quick_act(s: GreatMachineState, options: list[Action], dice: Dice) -> Action:
    hero = s.active
    d = s.at[hero]
    ids = s.tables.act_ids["hero"]
    best, score = options[-1], 1
    for action in options:
        if action.kind != "act":
            continue
        id = ids[action.args[0]]
        if id == "riot":
            unknown = (s.people[d] & s.unknown).bit_count()
            ahead = support(s, d) - opposition(s, d)
            value = 20 if ahead > 0 and unknown <= 1 else 7 if ahead > 0 else -5
        else:
            value = PREFER.get(id, 1) + dice.below(4)
            if id == "attack" and s.trust[hero] < 3:
                value -= 4
        if value > score:
            best, score = action, value
    return best


def quick_command(s: GreatMachineState, options: list[Action], dice: Dice) -> Action:
    """Some orders, some moves towards heroes, then the end."""
    roll = dice.below(10)
    orders = [action for action in options if action.kind == "order"]
    if orders and roll < 5:
        return orders[dice.below(len(orders))]
    if roll < 8:
        action = options[dice.below(len(options))]
        if action.kind == "move" and s.heroes_in(action.args[1]):
            return action
        if action.kind == "guard" and s.working[action.args[1]] < 2:
            return action
    return options[-1]
