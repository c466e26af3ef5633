"""Conditions and quantities of the effect vocabulary (GM-50.9 to GM-50.14), compiled to functions.

A test is asked with the table, the actor and the district that "here" means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from tabletown.core.bits import members
from tabletown.core.errors import BadContent
from tabletown.games.great_machine.schema import Amount, Cond
from tabletown.games.great_machine.state import (
    DISTRICTS,
    EVERYWHERE,
    FACTS,
    PHASES,
    GreatMachineState,
)

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables

Test = Callable[[GreatMachineState, int, int], bool]
Quantity = Callable[[GreatMachineState, int, int], int]
Found = TypeVar("Found")

COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}

# -- what may be in a district (GM-50.10) -----------------------------------------------------


THINGS: Final[dict[str, Callable[[GreatMachineState, int], bool]]] = {
    "working_guard": lambda s, d: s.working[d] > 0,
    "broken_guard": lambda s, d: s.broken[d] > 0,
    "unknown_citizen": lambda s, d: s.people[d] & s.unknown != 0,
    "identified_citizen": lambda s, d: s.people[d] & ~s.unknown != 0,
    "revealed_active_citizen": lambda s, d: s.open_active(d) != 0,
    "free_citizen_slot": lambda s, d: s.free_citizen_slot(d),
    "servant": lambda s, d: s.servants_in(d) > 0,
    "hero": lambda s, d: d in s.at,
    "hero_with_trust": lambda s, d: any(s.trust[h] for h in s.heroes_in(d)),
    "raid_token": lambda s, d: bool(s.raids >> d & 1),
    "riot_token": lambda s, d: bool(s.riots >> d & 1),
    "token:hero": lambda s, d: d in s.hero_tokens_laid(),
    "token:servant_token": lambda s, d: d in s.servant_tokens_laid(),
    "token:drone": lambda s, d: s.drone_in(d),
    "token:drone_attack": lambda s, d: s.drone_in(d) and s.drones_attack,
    "token:command_post": lambda s, d: s.single_token_at("command_post") == d,
    "token:ambush": lambda s, d: s.single_token_at("ambush") == d,
    "token:remote_access": lambda s, d: s.single_token_at("remote_access") == d,
    "token:underground": lambda s, d: s.single_token_at("underground") == d,
}

# -- quantities (GM-50.14) ------------------------------------------------------------------------


def with_free_heroes(s: GreatMachineState) -> int:
    """Known and revealed citizens in districts with an undetained hero (GM-18.41)."""
    places = {s.at[h] for h in range(3) if s.undetained(h)}
    closed = s.unknown | (s.face[s.tables.traitor] & ~s.known)
    return sum((s.people[d] & ~closed).bit_count() for d in places)


QUANTITIES: Final[dict[str, Quantity]] = {
    "guards_here": lambda s, a, d: s.working[d],
    "load_here": lambda s, a, d: s.load_of(d),
    "guards": lambda s, a, d: s.working[d],
    "citizens": lambda s, a, d: s.citizens(d),
    "citizens_minus_guards_here": lambda s, a, d: s.crowd(d),
    "trust_on_district": lambda s, a, d: s.trust_on(d),
    "bonds_on_district": lambda s, a, d: s.bonds_on(d),
    "machine_bonds": lambda s, a, d: s.bonds,
    "machine_hand": lambda s, a, d: s.held.bit_count(),
    "heroes_trust": lambda s, a, d: sum(s.trust),
    "min_hero_trust": lambda s, a, d: min(s.trust),
    "published_directives": lambda s, a, d: len(s.published),
    "directive_deck": lambda s, a, d: s.directives_left(),
    "arrested": lambda s, a, d: s.arrested().bit_count(),
    "seized_cards": lambda s, a, d: sum(mask.bit_count() for mask in s.seized),
    "movable_districts": lambda s, a, d: s.city.free.bit_count(),
    "servants_in_common": lambda s, a, d: servants_in_common(s),
    "stage_plus_2": lambda s, a, d: s.stage_number + 2,
    "known_and_revealed_with_free_heroes": lambda s, a, d: with_free_heroes(s),
    "revealed_active_with_heroes": lambda s, a, d: sum(
        s.open_active(x).bit_count() for x in set(s.at)
    ),
    "own_bonds": lambda s, a, d: s.hero_bonds(a),
}


def servants_in_common(s: GreatMachineState) -> int:
    return servants_in_kind(s, s.tables.common)


def quantity(n: Amount, where: str) -> Quantity:
    if isinstance(n, int):
        number = n
        return lambda s, a, d: number
    return known(QUANTITIES, n, f"{where}: there is no quantity '{n}'")


def known(table: Mapping[str, Found], word: str, mistake: str) -> Found:
    """What a word of the content means."""
    if word not in table:
        raise BadContent(mistake)
    return table[word]


def servants_in_kind(s: GreatMachineState, kind: int) -> int:
    return sum(kind >> s.servants[i] & 1 for i in range(3) if not s.deactivated >> i & 1)


# -- conditions ---------------------------------------------------------------------------------


def always(s: GreatMachineState, actor: int, here: int) -> bool:
    return True


def compiled(cond: Cond | None, t: Tables, where: str) -> Test:
    """The condition as a function; no condition always holds."""
    if cond is None:
        return always
    if cond.all_:
        parts = [compiled(part, t, where) for part in cond.all_]
        return lambda s, a, d: all(part(s, a, d) for part in parts)
    if cond.any_:
        some = [compiled(part, t, where) for part in cond.any_]
        return lambda s, a, d: any(part(s, a, d) for part in some)
    if cond.not_ is not None:
        inner = compiled(cond.not_, t, where)
        return lambda s, a, d: not inner(s, a, d)
    make = known(TESTS, cond.test, f"{where}: there is no test '{cond.test}'")
    return make(cond, t, where)


def thing(what: str, where: str) -> Callable[[GreatMachineState, int], bool]:
    return known(THINGS, what, f"{where}: there is no '{what}' to look for in a district")


def kind_mask(kind: str, t: Tables, where: str) -> int:
    if kind not in ("common", "special"):
        raise BadContent(f"{where}: there is no kind of district '{kind}'")
    return t.common if kind == "common" else t.special


def districts_of(c: Cond, t: Tables, where: str = "") -> int:
    """The districts that a condition names, or those of its kind."""
    return t.district_mask(c.districts, where) if c.districts else kind_mask(c.kind, t, where)


def here_kind(c: Cond, t: Tables, where: str) -> Test:
    mask = kind_mask(c.kind, t, where)
    return lambda s, a, d: bool(mask >> d & 1)


def here_in(c: Cond, t: Tables, where: str) -> Test:
    mask = t.district_mask(c.districts, where)
    return lambda s, a, d: bool(mask >> d & 1)


def here_has(c: Cond, t: Tables, where: str) -> Test:
    look = thing(c.what, where)
    return lambda s, a, d: look(s, d)


def adjacent_has(c: Cond, t: Tables, where: str) -> Test:
    look = thing(c.what, where)
    return lambda s, a, d: any(look(s, other) for other in s.city.neighbours[d])


def compare(c: Cond, t: Tables, where: str) -> Test:
    left, right = quantity(c.left, where), quantity(c.right, where)
    fits = known(COMPARE, c.op, f"{where}: there is no comparison '{c.op}'")
    return lambda s, a, d: fits(left(s, a, d), right(s, a, d))


def some_district(c: Cond, t: Tables, where: str) -> Test:
    """Some district fits; at closing_start it is looked at when the closing phase begins."""
    inner = compiled(c.if_, t, where)
    if c.at == "closing_start":
        t.closing_tests[where] = lambda s, a, d: any(inner(s, a, x) for x in range(DISTRICTS))
        return lambda s, a, d: s.has("bare_district_at_closing")
    return lambda s, a, d: any(inner(s, a, x) for x in range(DISTRICTS))


# GM-32.13: one group
def districts_connected(c: Cond, t: Tables, where: str) -> Test:
    if c.of == "heroes":
        return lambda s, a, d: s.city.is_connected(1 << s.at[0] | 1 << s.at[1] | 1 << s.at[2])
    mask = kind_mask(c.kind, t, where)
    return lambda s, a, d: s.city.is_connected(mask)


def heroes_in(c: Cond, t: Tables, where: str) -> Test:
    mask, n = districts_of(c, t, where), c.n
    return lambda s, a, d: sum(mask >> at & 1 for at in s.at) >= n


def heroes_together(c: Cond, t: Tables, where: str) -> Test:
    n = c.n
    return lambda s, a, d: max(s.at.count(at) for at in s.at) >= n


def servants_in(c: Cond, t: Tables, where: str) -> Test:
    mask, n = kind_mask(c.kind, t, where), c.n
    return lambda s, a, d: servants_in_kind(s, mask) >= n


def stage_in(c: Cond, t: Tables, where: str) -> Test:
    stages = c.stages
    return lambda s, a, d: s.stage in stages


def phase(c: Cond, t: Tables, where: str) -> Test:
    numbers = {name: number for number, name in enumerate(PHASES)}
    number = known(numbers, c.name, f"{where}: there is no phase '{c.name}'")
    return lambda s, a, d: s.phase == number


def fact(c: Cond, t: Tables, where: str) -> Test:
    name = c.name
    if name not in FACTS and name != "discontent_raised":
        raise BadContent(f"{where}: there is no fact '{name}'")
    return lambda s, a, d: s.has(name)


def possible(c: Cond, t: Tables, where: str) -> Test:
    """At least one legal and payable choice (GM-50.32); the rules of each live with its action."""
    return known(POSSIBLE, c.what, f"{where}: there is no possibility '{c.what}'")


POSSIBLE: Final[dict[str, Test]] = {
    "relocate": lambda s, a, d: s.city.can_relocate(),
    "pacify": lambda s, a, d: s.discontent % 3 != 0,  # neither at 0 nor at the riot stage
    "riot": lambda s, a, d: s.may_riot_in(d),
    "move_guard": always,  # asked by the action itself, which knows its prices
    "extra_different_action": always,
}


# -- mission tests (GM-50.13) -----------------------------------------------------------------------

# The districts of the tokens that lie in one, the citizens that bear one, tokens in a hero's hands.
LAID: Final[dict[str, Callable[[GreatMachineState], list[int]]]] = {
    "hero": lambda s: s.hero_tokens_laid(),
    "servant_token": lambda s: s.servant_tokens_laid(),
}
BORNE: Final[dict[str, Callable[[GreatMachineState], list[int]]]] = {
    "hero": lambda s: s.bearers(),
    "data": lambda s: [s.data_bearer] if s.data_bearer >= 0 else [],
}
HELD: Final[dict[str, Callable[[GreatMachineState, int], int]]] = {
    "hero": lambda s, hero: len(s.tokens_of(hero)),
    "servant_token": lambda s, hero: s.servant_tokens_of(hero),
}


def of_token(table: Mapping[str, Found], token: str, where: str) -> Found:
    return known(table, token, f"{where}: there is no token '{token}' for this test")


def tokens_together(c: Cond, t: Tables, where: str) -> Test:
    laid = of_token(LAID, c.token, where)
    mask = districts_of(c, t, where)

    def test(s: GreatMachineState, a: int, d: int) -> bool:
        places = set(laid(s))
        place = next(iter(places))
        return len(places) == 1 and place >= 0 and bool(mask >> place & 1)

    return test


def tokens_one_in_each(c: Cond, t: Tables, where: str) -> Test:
    laid = of_token(LAID, c.token, where)
    wanted = members(t.district_mask(c.districts, where))
    return lambda s, a, d: sorted(laid(s)) == wanted


def tokens_on_citizens(c: Cond, t: Tables, where: str) -> Test:
    borne = of_token(BORNE, c.token, where)
    mask = t.district_mask(c.districts, where) if c.districts else EVERYWHERE

    def test(s: GreatMachineState, a: int, d: int) -> bool:
        tokens = borne(s)
        places = [s.district_of(token) for token in tokens]
        if any(place < 0 or not mask >> place & 1 for place in places) or len(tokens) < c.n:
            return False
        if c.different_districts and len(set(places)) < len(places):
            return False
        kinds = [s.kind_of(token) for token in tokens]
        return not c.different_kinds or len(set(kinds)) == len(kinds)

    return test


def tokens_home(c: Cond, t: Tables, where: str) -> Test:
    if c.token != "hero":
        raise BadContent(f"{where}: there is no token '{c.token}' for this test")
    return lambda s, a, d: s.tokens_home() >= c.n


def holds(c: Cond, t: Tables, where: str) -> Test:
    if c.by == "heroes" and c.token == "core":
        return lambda s, a, d: s.cores_taken >= c.n
    held = of_token(HELD, c.token, where)
    least = {"each_hero": 3, "one_hero": 1}
    heroes = known(least, c.by, f"{where}: '{c.by}' cannot hold {c.token}")
    return lambda s, a, d: sum(held(s, h) >= c.n for h in range(3)) >= heroes


def plain(test: Test) -> Callable[[Cond, Tables, str], Test]:
    """A condition that has no fields of its own."""
    return lambda c, t, where: test


# GM-50.11
TESTS: Final[dict[str, Callable[[Cond, Tables, str], Test]]] = {
    "here_kind": here_kind,
    "here_in": here_in,
    "here_has": here_has,
    "adjacent_has": adjacent_has,
    "here_compare": compare,
    "compare": compare,
    "some_district": some_district,
    "districts_connected": districts_connected,
    "heroes_in": heroes_in,
    "heroes_apart": plain(lambda s, a, d: len(set(s.at)) == 3),
    "heroes_together": heroes_together,
    "hero_with_servant": plain(lambda s, a, d: any(s.servants_in(at) for at in s.at)),
    "servants_in": servants_in,
    "servants_together": plain(lambda s, a, d: len(set(s.servants)) == 1),
    "stage_in": stage_in,
    "phase": phase,
    "undetained": plain(lambda s, a, d: s.undetained(a)),
    "started_elsewhere": plain(lambda s, a, d: s.began[a] != d),
    "fact": fact,
    "possible": possible,
    "tokens_together": tokens_together,
    "tokens_one_in_each": tokens_one_in_each,
    "tokens_on_citizens": tokens_on_citizens,
    "tokens_home": tokens_home,
    "holds": holds,
    "not_attached_this_turn": plain(always),
}
