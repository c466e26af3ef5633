"""Every price of the game, by one pipeline of modifiers (GM-2.5, GM-9.5, GM-11.5, GM-50.31).

Each function works out a number; given a list it also notes the terms the number is made of, as
(name, amount) pairs: ``[("guards", 2), ("surveillance", 1), ("security_control", 1)]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tabletown.games.great_machine.state import REINFORCEMENT, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.effects.standing import Modify
    from tabletown.games.great_machine.tables.rules import ActRule

Terms: TypeAlias = list[tuple[str, int]]


# GM-19.17, GM-19.18, GM-19.19: servants raise prices under Surveillance, nothing else
def load(s: GreatMachineState, d: int, terms: Terms | None = None) -> int:
    """Guards of a district, and servants under Surveillance (GM-2.5)."""
    guards = s.working[d]
    if terms is not None:
        terms.append(("guards", guards))
    watching = s.in_force.surveillance
    if watching:
        servants = s.servants_in(d)
        if terms is not None and servants:
            terms.append((watching, servants))
        return guards + servants
    return guards


def modified(
    s: GreatMachineState,
    price: int,
    modifiers: list[Modify],
    actor: int,
    here: int,
    terms: Terms | None,
) -> int:
    """``set`` first, then all ``add`` (GM-50.31); the caller keeps the lower limit."""
    for m in modifiers:
        if m.op == "set" and m.test(s, actor, here):
            if terms is not None and m.n != price:
                terms.append((m.source, m.n - price))
            price = m.n
    for m in modifiers:
        if m.op == "add" and m.test(s, actor, here):
            if terms is not None:
                terms.append((m.source, m.n))
            price += m.n
    return price


# GM-20.17, GM-20.18: Olga's first district is free of guards, not of Security Control
def leave_price(
    s: GreatMachineState, hero: int, d: int, first: bool, terms: Terms | None = None
) -> int:
    """What a hero pays to leave a district; ``first``: the movement starts there (GM-9.5)."""
    price = load(s, d, terms)
    force = s.in_force.leave_hero
    own = s.tables.leave_modifiers[s.heroes[hero]]
    if not force and not own:
        return price
    changes = [m for m in (*force, *own) if first or m.district != "first"]
    return max(modified(s, price, changes, hero, d, terms), 0)


def guard_move_price(s: GreatMachineState, start: int, to: int) -> int:
    """Bonds to move a guard (GM-8.4, GM-18.11)."""
    return s.city.distance[start][to] * s.in_force.guard_price + s.in_force.first_extra


def servant_move_price(s: GreatMachineState, start: int, to: int) -> int:
    """Bonds to move a servant (GM-8.2, GM-19.10)."""
    return s.city.distance[start][to] * s.in_force.servant_price


# GM-11.6: no guards, no price; GM-14.2, GM-14.3: unknown citizens of a riot; GM-32.36: never below
# 0
def act_price(s: GreatMachineState, actor: int, act: ActRule, terms: Terms | None = None) -> int:
    """The whole price of an action, or the price of one piece where it is paid by the piece."""
    d = s.place_of(actor)
    n = act.price
    if isinstance(n, int):
        price = n
        if terms is not None and n:
            terms.append(("price", n))
    elif n in ("load_here", "load_x_picked"):
        price = load(s, d, terms)
    elif n == "load_x_unknown":
        each = load(s, d, terms)
        unknown = (s.people[d] & s.unknown).bit_count()
        if terms is not None:
            terms.append(("unknown_citizens", unknown))
        price = each * unknown
    else:  # bid, distance_each: paid while the action is carried out
        return 0
    changes = s.in_force.action_cost.get(act.id)
    if changes:
        price = max(modified(s, price, changes, actor, d, terms), 0)
    return price


def piece_discount(s: GreatMachineState, act_id: str) -> int:
    """What each citizen moved or the first guard moved costs less (GM-32.29, GM-32.30)."""
    changes = s.in_force.action_cost.get(act_id)
    return -sum(m.n for m in changes) if changes else 0


# GM-36.9
def threshold(s: GreatMachineState, hero: int, face: int, guard: int) -> int:
    """The trust needed to break a guard, for a face of the die that is no shield (GM-11.10)."""
    need = face - s.in_force.discount if guard == REINFORCEMENT else face
    if s.in_force.threshold:
        need = modified(s, need, s.in_force.threshold, hero, s.at[hero], None)
    return max(need, 1)
