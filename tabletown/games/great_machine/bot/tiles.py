"""The city itself: how heroes and the Machine lay its tiles and relocate districts (GM-3, GM-22)."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.games.great_machine.bot.automa import plan_step
from tabletown.games.great_machine.bot.evaluation import purse_value
from tabletown.games.great_machine.bot.heroes import HeroMind, next_start
from tabletown.games.great_machine.forecast.odds import best_ways
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.state import (
    DISTRICTS,
    EVERYWHERE,
    HEROES,
    MACHINE,
    GreatMachineState,
)
from tabletown.games.great_machine.state.city import City

# What a step more between two districts is worth to the heroes.
WALK = -0.4  # where the citizens are they go again and again
ERRAND = -0.1  # to the other special districts only now and then
RAID = 1.0  # servants start in the Citadel and pay for every step
DECREE = 1.0  # directives are drawn in the Citadel and published in the Tower
USUAL = 1.6  # the distance of two districts in most cities
MIDDLE = 0.1  # nobody can lay the first tile badly, but it will be in the middle
ROOM = 0.05  # a free exit: a tile still to come may lie there

# -- building (GM-22) ------------------------------------------------------------------------------------------------


def step_worth(s: GreatMachineState, one: int, other: int) -> float:
    """What a step more between two districts is worth to the heroes."""
    t = s.tables
    if not (1 << one | 1 << other) & t.towers:
        return WALK
    if t.citadel in (one, other) and not s.automa:  # the automaton's servants go by their cards
        if t.tower in (one, other):
            return DECREE
        if (1 << one | 1 << other) & ~t.towers:
            return RAID
    return ERRAND


def city_worth(s: GreatMachineState, city: City) -> float:
    """What a city, finished or not, is worth to the heroes: far from the servants, near for them."""
    laid = [d for d in range(DISTRICTS) if city.places[d] >= 0]
    total = 0.0
    for one in laid:
        exits = city.exits[one].count(-1)
        for other in range(DISTRICTS):
            worth = 0.0 if one == other else step_worth(s, one, other)
            total -= ROOM * worth * exits
            if other > one and city.places[other] >= 0:
                total += worth * (city.distance[one][other] - USUAL)
    return total


def laid_worths(s: GreatMachineState, seat: int, district: int) -> list[float]:
    """What the city is worth to a side with the tile in each of its possible places."""
    side = 1.0 if s.is_hero_side(seat) else -1.0
    places = list(s.city.places)
    found = []
    for place in s.city.places_to_lay():
        places[district] = place
        found.append(side * city_worth(s, City(tuple(places))))
    return found


def judge_lay(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    return laid_worths(s, seat, options[0].args[0])


def judge_tile(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The tile whose best place is best: the Machine begins with the Citadel, in the middle."""
    return [max(laid_worths(s, seat, action.args[0])) for action in options]


def judge_pile(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The stack whose tiles one would least like to see in the hands of the others."""
    found = []
    for action in options:
        kind = (s.tables.common, s.tables.special)[action.args[0]]
        tiles = [laid_worths(s, seat, d) for d in members(kind) if s.places[d] < 0]
        stakes = sum([max(worths) - min(worths) + MIDDLE * max(worths) for worths in tiles], 0.0)
        found.append(stakes / len(tiles))
    return found


# -- relocating (GM-3.9) ----------------------------------------------------------------------------------------------

OTHERS = 0.1  # a destination that is not the best one may become so
SERVANT_STEP = 0.03  # a step more for the nearest servant


def judge_relocate(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Short ways for the heroes, long ones for the servants, and what the event asks of the city."""
    side = 1.0 if s.is_hero_side(seat) else -1.0
    plans = [HeroPlan(s, hero, s.is_hero_side(seat)) for hero in range(3)]
    known: dict[tuple[int, ...], float] = {}  # many places give the same connections
    found = []
    for action in options:
        city = s.city
        if action is not s.tables.passing:
            d, cell, turn = action.args
            city = s.city.relocated(d, cell * 2 + turn)
        key = tuple(city.near)
        if key not in known:
            after = s.clone()
            after.city = city
            known[key] = side * relocated_worth(after, plans)
        found.append(known[key])
    return found


class HeroPlan:
    """Where a hero starts, with how much trust, and what each district promises."""

    def __init__(self, s: GreatMachineState, hero: int, hero_side: bool) -> None:
        mind = HeroMind(s.clone(), hero_side)
        self.at, self.trust, self.odds = s.at[hero], s.trust[hero], [0.0] * DISTRICTS
        if s.phase == MACHINE:  # the cards lie face down: where will the hero go?
            self.odds = mind.odds()[hero]
        elif s.phase == HEROES and not s.taken >> hero & 1:
            self.odds[s.chosen[hero]] = 1.0
        elif s.phase == HEROES:  # the next round
            self.at = next_start(s, hero)
            self.trust = min(s.trust[hero] + trust_of(s, self.at), s.max_trust(hero))
        self.cards = EVERYWHERE & ~s.seized[hero]
        self.acts = [mind.best_act(hero, d, self.trust) for d in range(DISTRICTS)]

    def worth(self, s: GreatMachineState, hero: int) -> float:
        """What the ways of this city make of it: the likely destination, or the best."""
        s.at[hero], s.trust[hero], s.active = self.at, self.trust, -1
        worths = []
        for way, act in zip(best_ways(s, hero), self.acts, strict=True):
            if way is None:
                worths.append(-3.0)
            else:
                lost = (1 - way.chance) * 0.9
                worths.append(way.chance * act + purse_value(s, way.left) - lost)
        if any(self.odds):
            return sum([odds * worth for odds, worth in zip(self.odds, worths, strict=True)], 0.0)
        own = [worths[d] for d in members(self.cards)]
        return max(own) + OTHERS * sum(own, 0.0) / len(own)


def relocated_worth(s: GreatMachineState, plans: list[HeroPlan]) -> float:
    if s.phase == HEROES:
        s.at = [next_start(s, hero) for hero in range(3)]
    value = -plan_step(s) if plan_goes_on(s) else 0.0
    if not s.automa:
        rows = [s.city.distance[at] for at in s.servants]
        value += SERVANT_STEP * sum([min(row[d] for row in rows) for d in range(DISTRICTS)], 0.0)
    return value + sum([plan.worth(s, hero) for hero, plan in enumerate(plans)], 0.0)


def plan_goes_on(s: GreatMachineState) -> bool:
    """Whether the event would advance the plan if the round ended with this city and these heroes."""
    if s.event < 0:
        return False
    if s.automa:
        rule = s.tables.automa_rules[s.event]
        return not rule.never and not rule.hold_cost and not rule.hold(s, -1, -1)
    plan = s.tables.plans[s.event]
    return plan.mode == "check" and plan.test(s, -1, -1)
