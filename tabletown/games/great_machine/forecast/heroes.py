"""Riots, attacks, ways and actions (GM-70.3 to GM-70.5)."""

from __future__ import annotations

from tabletown.core.bits import members, single
from tabletown.core.errors import Refusal
from tabletown.games.great_machine.forecast.odds import (
    Way,
    attack_table,
    best_ways,
    crowd_of,
    riot_chance,
    sides,
    tolls,
)  # fmt: skip
from tabletown.games.great_machine.forecast.shapes import (
    ActForecast,
    AttackForecast,
    LegForecast,
    RefusalForecast,
    RiotForecast,
    WayForecast,
)
from tabletown.games.great_machine.rules.actions import acts_here, check_act
from tabletown.games.great_machine.rules.changes import guard_kinds
from tabletown.games.great_machine.rules.prices import Terms, act_price, leave_price
from tabletown.games.great_machine.rules.riots import opposition
from tabletown.games.great_machine.state import (
    ACCESS,
    DISTRICTS,
    EVERYWHERE,
    GUARD_KINDS,
    GreatMachineState,
)
from tabletown.games.great_machine.tables.rules import ActRule

# -- riots (GM-14) ------------------------------------------------------------------------------------


def riots(s: GreatMachineState, hero_side: bool) -> list[RiotForecast]:
    crowd = crowd_of(s, hero_side)
    found: list[RiotForecast] = []
    for d in range(DISTRICTS):
        terms: Terms = []
        pro, contra, hidden = sides(s, d, crowd)
        opposition(s, d, terms, crowd.seen)
        found.append(
            {
                "district": s.district_id(d),
                "allowed": s.may_riot_in(d),
                "support": pro,
                "opposition": contra,
                "opposition_terms": [term for term in terms if term[1]],
                "unknown": hidden,
                "price": s.load_of(d) * (s.people[d] & s.unknown).bit_count(),
                "chance": round(riot_chance(s, d, crowd), 4),
            }
        )
    return found


# -- attacks (GM-11.8 to GM-11.14) -----------------------------------------------------------------------


def attacks(s: GreatMachineState) -> list[AttackForecast]:
    """For each hero beside a working guard: the chance of each bid from 1 to all the hero's trust."""
    found: list[AttackForecast] = []
    for hero in range(3):
        d = s.at[hero]
        for kind in dict.fromkeys(guard_kinds(s, d)):
            chances = attack_table(s, hero, kind)
            found.append(
                {
                    "hero": s.hero_id(hero),
                    "district": s.district_id(d),
                    "guard": GUARD_KINDS[kind],
                    "after_roll": s.tables.pays_after_roll[s.heroes[hero]],
                    "bids": [round(chance, 4) for chance in chances[1:]],
                }
            )
    return found


# -- ways (GM-9) ----------------------------------------------------------------------------------------


def ways(s: GreatMachineState, hero_side: bool) -> list[WayForecast]:
    """The heroes see the way to each chosen card, or to each card they may choose; the others the
    way to every district whose card is not known to be seized (GM-70.7)."""
    return [
        way_words(s, hero, d, way)
        for hero in members(~s.taken & 7)
        for d, way in enumerate(best_ways(s, hero))
        if way is not None and goals(s, hero, hero_side) >> d & 1
    ]


def goals(s: GreatMachineState, hero: int, hero_side: bool) -> int:
    """Where the hero may be going, as far as this side knows."""
    if s.chosen[hero] >= 0 and (hero_side or s.shown >> hero & 1):
        return 1 << s.chosen[hero]
    if hero_side:
        return s.hand[hero] if s.phase <= ACCESS else 0
    return EVERYWHERE & ~s.surely_seized(hero)


def way_words(s: GreatMachineState, hero: int, to: int, way: Way) -> WayForecast:
    ids = s.tables.district_ids
    at, trust = s.at[hero], s.trust[hero]
    first = s.active != hero or single(s.visited)
    drones = tolls(s)
    legs: list[LegForecast] = []
    for step in way.path:
        terms: Terms = []
        price = leave_price(s, hero, at, first, terms)
        rolls = price > trust
        trust = 0 if rolls else trust - price
        toll = min(drones >> step & 1, trust)
        trust -= toll
        legs.append(
            {
                "from": ids[at],
                "to": ids[step],
                "price": price,
                "terms": [term for term in terms if term[1]],
                "toll": toll,
                "left": trust,
                "rolls": rolls,
            }
        )
        at, first = step, False
    return {
        "hero": s.hero_id(hero),
        "to": ids[to],
        "price": way.price,
        "left": way.left,
        "chance": round(way.chance, 4),
        "legs": legs,
    }


# -- actions (GM-11, GM-12) -----------------------------------------------------------------------------


def actions(s: GreatMachineState) -> list[ActForecast]:
    """Everything the hero whose turn it is could do here: its price, or why not."""
    hero = s.active
    if hero < 0:
        return []
    found: list[ActForecast] = []
    for number in acts_here(s, hero):
        act = s.tables.acts[number]
        terms: Terms = []
        price = act_price(s, hero, act, terms)
        each = act.price == "load_x_picked"
        told = act_forecast(act, price, check_act(s, hero, act))
        found.append({**told, "terms": [term for term in terms if term[1]], "each": each})
    return found


def act_forecast(act: ActRule, price: int, refusal: Refusal | None) -> ActForecast:
    """An action with its price, or why not."""
    words: RefusalForecast | None = None
    if refusal is not None:
        words = {"key": refusal.key, "rule": refusal.rule, "args": dict(refusal.args)}
    return {"act": act.id, "price": price, "ready": refusal is None, "refusal": words}
