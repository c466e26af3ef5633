"""What a position promises: discontent, riots within reach, trust, cards, directives, the plan."""

from __future__ import annotations

from typing import Final

from tabletown.games.great_machine.bot.missions import missions_value
from tabletown.games.great_machine.forecast.odds import (
    crowd_of,
    sides,
    success,
    supporters,
)
from tabletown.games.great_machine.rules.riots import awake, opposition
from tabletown.games.great_machine.state import DISTRICTS, RIOT_SPACE, SUCCESSES, GreatMachineState

SUCCESS: Final = 3.8  # a riot that succeeds
AWAKE: Final = 1.0  # the riot stage, with everybody awake, in successes
SQUARE: Final = 0.4  # one citizen more than guards on the Square
TRUST: Final = 0.025
RICH: Final = 0.012  # what is more than 5
# against the automaton tempo decides: trust is dear, and so is what wakes the city
AUTOMA_AWAKE: Final = 1.3
AUTOMA_TRUST: Final = 0.07
AUTOMA_RICH: Final = 0.03
BOND: Final = 0.11
CARD: Final = 0.22
# what a published directive is worth to the Machine; `auto_` ones the same
DIRECTIVES: Final = {
    "confiscation": 0.5, "levy": 1.0, "mechanization": 0.62, "optimization": 0.58,
    "pacification": 0.78, "provocation": 1.1, "fortification": 0.9, "resettlement": 0.6,
    "surveillance": 0.82,
}  # fmt: skip


def directive_value(s: GreatMachineState, card: int) -> float:
    """What it is worth while published, at the present stage of discontent."""
    name = s.directive_id(card).removeprefix("auto_")
    value = DIRECTIVES.get(name, 0.5)
    if name == "provocation":  # it waits for the stages 2 to 5 (GM-19.21, GM-37.12)
        return value * (5 - max(s.stage_number, 1)) / 4
    if name == "pacification" and s.discontent == RIOT_SPACE:  # nothing to pacify (GM-15.6)
        return 0.0
    return value


def discontent_value(space: int, automa: bool = False) -> float:
    """How far discontent carries towards the riot stage; the riot stage itself is a success."""
    return (AUTOMA_AWAKE if automa else AWAKE) * SUCCESS * min(space, RIOT_SPACE) / RIOT_SPACE


class Outlook:
    """Riot prospects of every district, as one side can tell."""

    __slots__ = ("crowd", "hero_side", "later", "ready", "s")

    def __init__(self, s: GreatMachineState, hero_side: bool) -> None:
        self.s = s
        self.hero_side = hero_side
        self.crowd = crowd_of(s, hero_side)
        self.later = self.crowd.at_stage(s, 1)
        self.ready = self.readiness_everywhere()

    def readiness_everywhere(self) -> list[float]:
        """How near a riot is to success in each district: those who are awake are the same for all."""
        s, seen = self.s, self.crowd.seen
        now, later = seen & awake(s, 0), seen & awake(s, 1)
        found: list[float] = []
        for d, here in enumerate(s.people):
            if s.riots >> d & 1:
                found.append(0.0)
                continue
            support, soon = (here & now).bit_count(), (here & later).bit_count()
            hidden = (here & ~seen).bit_count()
            found.append(self.weighed(d, support, soon, opposition(s, d, seen=seen), hidden))
        return found

    def readiness(self, d: int, guards: int = 0, friends: int = 0) -> float:
        """How near a riot in a district is to success, from 0 to 1.

        ``guards`` and ``friends`` ask what if: so many guards more, so many active citizens more.
        """
        s = self.s
        if s.riots >> d & 1:
            return 0.0
        support, against, hidden = sides(s, d, self.crowd)
        soon = supporters(s, d, self.later, 1)
        return self.weighed(d, support, soon, against, hidden, guards, friends)

    def weighed(
        self,
        d: int,
        support: int,
        soon: int,
        against: int,
        hidden: int,
        guards: int = 0,
        friends: int = 0,
    ) -> float:
        """Half by the chances now, half by those of the next stage with one guard less.

        ``support`` now and ``soon``, ``against`` and ``hidden``: citizens and guards as they are.
        """
        s, working = self.s, self.s.working[d]
        here = against + max(guards, -working) - friends
        total = 0.45 * success(hidden, here - support, self.crowd)
        total += 0.25 * success(hidden, here - soon, self.later)
        here = against + max(guards - 1, -working) - friends
        total += 0.3 * success(hidden, here - soon, self.later)
        price = (working + guards) * (s.people[d] & s.unknown).bit_count()
        if price > 4:
            total *= 0.9 if price <= 8 else 0.7
        return total


def riots_value(s: GreatMachineState, ready: list[float]) -> float:
    """The best districts count, the first most: a second riot needs another place."""
    left = SUCCESSES - s.successes()
    best = sorted(ready, reverse=True)
    value = 0.0
    for rank, weight in enumerate((1.4, 1.2, 1.0)[: max(left, 1)]):
        value += weight * best[rank]
    if s.automa and s.riot_permits == 0:
        value *= 0.5
    return value


def trust_value(s: GreatMachineState) -> float:
    """One trust, where only a few are asked for."""
    return AUTOMA_TRUST if s.automa else TRUST


def purse_value(s: GreatMachineState, trust: int) -> float:
    """Trust helps less the more there is; more than can be held is lost."""
    if trust <= 5:
        return trust_value(s) * trust
    return trust_value(s) * 5 + (AUTOMA_RICH if s.automa else RICH) * (trust - 5)


def cards_value(s: GreatMachineState, hero: int, more: int = 0) -> float:
    """Access cards (and so many more): the last ones are worth the game (GM-16.4)."""
    left = DISTRICTS - s.seized[hero].bit_count() + more
    return CARD * left - (0.8 if left == 3 else 2.0 if left == 2 else 5.0 if left == 1 else 0.0)


def plan_value(s: GreatMachineState) -> float:
    """What the heroes have lost to the plan; the last steps hurt more."""
    return -(s.plan - 1) - 0.4 * max(s.plan - 8, 0)


def machine_value(s: GreatMachineState) -> float:
    """What the Machine holds: bonds, directives in force and in hand."""
    if s.automa:
        value = sum([0.6 * directive_value(s, card) for card in s.published], 0.0)
        value += 0.3 * s.held.bit_count() + 0.12 * sum(s.extra, 0.0) + 0.1 * s.marker
        return value
    value = bonds_value(s.bonds)
    value += sum([directive_value(s, card) for card in s.published], 0.0)
    return value + 0.35 * s.held.bit_count()


def bonds_value(bonds: int) -> float:
    """A round can use about eight bonds; what is more waits for later."""
    return BOND * min(bonds, 8) + 0.05 * min(max(bonds - 8, 0), 6) + 0.01 * max(bonds - 14, 0)


def hero_terms(s: GreatMachineState, hero_side: bool) -> dict[str, float]:
    """The position for the heroes, by name."""
    outlook = Outlook(s, hero_side)
    tokens = s.riots.bit_count()
    terms = {
        "successes": SUCCESS * tokens,
        "discontent": discontent_value(s.discontent, s.automa),
        "riots": riots_value(s, outlook.ready),
        "trust": sum([purse_value(s, trust) for trust in s.trust], 0.0),
        "cards": sum([cards_value(s, hero) for hero in range(3)], 0.0),
        "plan": plan_value(s),
        "machine": -machine_value(s),
        "square": square_value(s),
    }
    if s.any_in_play():
        terms["missions"] = missions_value(s)
    return terms


def square_value(s: GreatMachineState) -> float:
    """Every guard less on the Square makes each rally stronger and cheaper."""
    if s.discontent >= RIOT_SPACE - 1:
        return 0.0
    left = min(RIOT_SPACE - s.discontent, 8)
    return SQUARE * left / 8 * min(max(s.crowd(s.tables.square), 0), 6)


def heroes_value(s: GreatMachineState, hero_side: bool) -> float:
    return sum(hero_terms(s, hero_side).values(), 0.0)
