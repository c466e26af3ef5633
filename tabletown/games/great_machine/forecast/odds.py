"""Chances an attentive player can work out: riots, attacks, ways through the city.

Everything is computed from what one side has seen; faces nobody of that side has seen are dealt
from the kinds still unseen.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from tabletown.core.bits import made_of
from tabletown.games.great_machine.effects.attack import SHIELD
from tabletown.games.great_machine.rules.prices import leave_price, threshold
from tabletown.games.great_machine.rules.riots import awake, opposition
from tabletown.games.great_machine.state import DISTRICTS, REGULAR, GreatMachineState
from tabletown.games.great_machine.state.city import City
from tabletown.games.great_machine.view import seen_tokens, unseen_counts

KEPT_CHANCES = 8192  # the same crowds are weighed in every district, option and trial
KEPT_WAYS = 2048  # and the same ways are looked for

# -- riots (GM-14, GM-70.5) -----------------------------------------------------------------------


class Crowd:
    """How the kinds not yet seen would side in a riot at one stage."""

    __slots__ = ("active", "counts", "seen", "total", "traitors")

    def __init__(self, s: GreatMachineState, counts: list[int], seen: int, bonus: int = 0) -> None:
        stage = min(s.stage + bonus + sum([m.n for m in s.in_force.riot_stage]), 5)
        self.counts = counts
        self.active = sum([counts[kind] for kind in s.tables.active_kinds[stage]])
        self.traitors = counts[s.tables.traitor]
        self.total = sum(counts)
        self.seen = seen

    def at_stage(self, s: GreatMachineState, bonus: int) -> Crowd:
        """The same crowd so many stages later."""
        return Crowd(s, self.counts, self.seen, bonus)


def crowd_of(s: GreatMachineState, hero_side: bool) -> Crowd:
    """The citizens that a side has not seen."""
    return Crowd(s, unseen_counts(s, hero_side), seen_tokens(s, hero_side))


def supporters(s: GreatMachineState, d: int, crowd: Crowd, bonus: int = 0) -> int:
    """Active citizens known so far, so many stages ahead."""
    return (s.people[d] & crowd.seen & awake(s, bonus)).bit_count()


def sides(s: GreatMachineState, d: int, crowd: Crowd, bonus: int = 0) -> tuple[int, int, int]:
    """Supporters and opponents known so far, and the number of citizens not seen."""
    hidden = (s.people[d] & ~crowd.seen).bit_count()
    return supporters(s, d, crowd, bonus), opposition(s, d, seen=crowd.seen), hidden


def riot_chance(s: GreatMachineState, d: int, crowd: Crowd, bonus: int = 0) -> float:
    """The chance that a riot in a district would succeed now."""
    support, against, hidden = sides(s, d, crowd, bonus)
    return success(hidden, against - support, crowd)


def success(hidden: int, need: int, crowd: Crowd) -> float:
    """The chance that the citizens not seen bring more supporters over traitors than needed."""
    if not hidden:
        return 1.0 if need < 0 else 0.0
    return hidden_chance(hidden, need, crowd.active, crowd.traitors, crowd.total)


@lru_cache(KEPT_CHANCES)
def hidden_chance(hidden: int, need: int, active: int, traitors: int, total: int) -> float:
    """The chance that ``hidden`` tokens hold more than ``need`` active citizens over traitors."""
    if need < -hidden:
        return 1.0
    if need >= hidden or total < hidden:
        return 0.0
    neutral = total - active - traitors
    good = 0
    for a in range(min(hidden, active) + 1):
        for t in range(min(hidden - a, traitors) + 1):
            if a - t > need:
                rest = hidden - a - t
                if rest <= neutral:
                    good += comb(active, a) * comb(traitors, t) * comb(neutral, rest)
    return good / comb(total, hidden)


# -- attacks (GM-11, GM-70.4) -----------------------------------------------------------------------


def attack_table(s: GreatMachineState, hero: int, guard: int = REGULAR) -> list[float]:
    """The chance of success for every bid from 0 up to the hero's trust, all modifiers included."""
    faces = s.tables.attack_faces
    needs = tuple([threshold(s, hero, face, guard) if face else SHIELD for face in faces])
    again = [m.value for m in s.in_force.reroll if m.test(s, hero, s.at[hero])]
    return chances_to_hit(needs, s.trust[hero], "once" in again, "shield_once" in again)


@lru_cache(KEPT_CHANCES)
def chances_to_hit(
    needs: tuple[int, ...], trust: int, once: bool, shield_once: bool
) -> list[float]:
    """The same from what each face of the die needs; the list is shared, do not change it."""
    chances: list[float] = []
    for bid in range(trust + 1):
        hit = sum([need <= bid for need in needs]) / len(needs)
        if once:
            hit += (1 - hit) * hit
        elif shield_once:
            hit += needs.count(SHIELD) / len(needs) * hit
        chances.append(hit)
    return chances


# -- ways (GM-9, GM-70.3) ----------------------------------------------------------------------------


class Way(NamedTuple):
    """The best way to a district: what it costs, and the chance not to be caught."""

    price: int
    left: int  # trust left on arrival
    chance: float
    path: tuple[int, ...]


def fares(s: GreatMachineState, hero: int) -> tuple[int, list[int]]:
    """What leaving costs: the district where the movement starts, and every other one."""
    force = s.in_force
    if not (force.surveillance or force.leave_hero or s.tables.leave_modifiers[s.heroes[hero]]):
        return s.working[s.at[hero]], s.working.copy()  # guards alone, as mostly
    first = leave_price(s, hero, s.at[hero], s.visited & (s.visited - 1) == 0 or s.active != hero)
    return first, [leave_price(s, hero, d, False) for d in range(DISTRICTS)]


def tolls(s: GreatMachineState) -> int:
    """The districts where entering costs 1 trust, if there is any: drones (GM-39.34)."""
    if not s.automa or "hero_enters_token" not in s.in_force.triggers:
        return 0
    return made_of([place for place in s.drones() if place >= 0])


def escape_chance(s: GreatMachineState) -> float:
    faces = s.tables.escape_faces
    caught: float = 1 - sum(faces) / len(faces)
    return 1.0 - caught * caught if s.in_force.best_of_two else 1.0 - caught


def best_ways(s: GreatMachineState, hero: int) -> list[Way | None]:
    """For every district the way with the best chance, then the most trust left, then the shortest.

    A hero who cannot pay a district rolls once for it and goes on with 0 trust. The list is shared with
    whoever asks the same: do not change it.
    """
    first, rest = fares(s, hero)
    start = s.at[hero]
    entered = s.visited if s.active == hero else 1 << start
    run, drones = escape_chance(s), tolls(s)
    return ways_from(s.city, start, s.trust[hero], entered, first, tuple(rest), run, drones)


@lru_cache(KEPT_WAYS)
def ways_from(
    city: City,
    start: int,
    trust: int,
    entered: int,
    first: int,
    rest: tuple[int, ...],
    run: float,
    drones: int,
) -> list[Way | None]:
    """The same from what it depends on.

    Leaving the start costs ``first``, other districts as ``rest`` says; a roll succeeds with the chance
    ``run``, and entering one of the districts ``drones`` costs 1 trust.
    """
    found: list[Way | None] = [None] * DISTRICTS
    found[start] = Way(0, trust, 1.0, ())
    queue: list[tuple[int, int, int, float, tuple[int, ...], int]] = [
        (start, trust, 0, 1.0, (), entered)
    ]
    while queue:
        at, left, price, chance, path, seen = queue.pop(0)
        fare = first if at == start and not path else rest[at]
        if fare > left:
            left_after, chance_after = 0, chance * run
        else:
            left_after, chance_after = left - fare, chance
        if chance_after < 0.1:
            continue
        for d in city.neighbours[at]:
            if seen >> d & 1:
                continue
            best = found[d]
            toll = min(drones >> d & 1, left_after)
            if best is None or (chance_after, left_after - toll) > (best.chance, best.left):
                way = Way(price + fare + toll, left_after - toll, chance_after, (*path, d))
                found[d] = way
                queue.append((d, way.left, way.price, chance_after, way.path, seen | 1 << d))
    return found
