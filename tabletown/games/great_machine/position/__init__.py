"""Positions set up by hand: scenarios, puzzles, lessons, tests.

``tabletown.position("great_machine", {...}, mode="versus", seats=4)`` takes these fields; all are
optional. Pieces are named by their ids, citizens as ``"artist known"``, ``"artist revealed"``,
``"artist unknown"`` (a face nobody sees) or ``"unknown"`` (any face). Districts that are not named
hold what they hold at the start of a game; citizens that are nowhere are arrested. The whole table
is checked against the invariants.
"""

from __future__ import annotations

from typing import Any

from tabletown.core import rng
from tabletown.core.bits import made_of, members
from tabletown.core.by_hand import checked, index_of, read_fields
from tabletown.core.config import Config
from tabletown.core.errors import BadPosition
from tabletown.core.rng import Dice
from tabletown.core.steps import Step
from tabletown.games.great_machine.invariants import check
from tabletown.games.great_machine.position.automa import place_automa
from tabletown.games.great_machine.position.fields import HeroPosition, Position
from tabletown.games.great_machine.position.names import (
    directives,
    district,
    district_set,
    given,
    hero,
    servant,
)  # fmt: skip
from tabletown.games.great_machine.rules.actions import HeroAction
from tabletown.games.great_machine.rules.heroes import Arrive, HeroTurn, NextHero, TurnEnd
from tabletown.games.great_machine.rules.relocation import move_to
from tabletown.games.great_machine.rules.round import PHASES, ROUND
from tabletown.games.great_machine.rules.servants import DeckCheck, ServantTurn
from tabletown.games.great_machine.rules.setup import hero_slots, seat_heroes
from tabletown.games.great_machine.state import (
    ACCESS,
    CLOSING,
    DISTRICTS,
    EVERYWHERE,
    FACTS,
    HEROES,
    INITIAL,
    MACHINE,
    GreatMachineState,
)
from tabletown.games.great_machine.state.city import City, spot
from tabletown.games.great_machine.tables import tables_of

BEFORE_0_2 = {"stage": "phase"}  # what fields were called before 0.2


def position(config: Config, fields: dict[str, Any], rules: int) -> GreatMachineState:
    """The table that the fields describe."""
    p = read_fields(Position, fields, BEFORE_0_2)
    s = GreatMachineState.new(config, rng.seeded(p.seed, 3), rules, tables=tables_of(config))
    dice = Dice(p.seed, 4)
    lay_city(s, p)
    place_citizens(s, p, dice)
    place_guards(s, p)
    place_heroes(s, p)
    place_machine(s, p, dice)
    if s.automa:
        place_automa(s, p, dice)
    s.round = p.round
    s.facts = made_of([index_of(FACTS, fact, "fact") for fact in p.facts])
    s.forced = forced(s, p)
    s.update_in_force()
    put_stack(s, p)
    return checked(s, check)


def forced(s: GreatMachineState, p: Position) -> list[int]:
    found = list(p.chance)
    for roll in p.dice:
        if roll in ("run", "cuffs"):
            found.append(s.tables.escape_faces.index(roll == "run"))
        else:
            face = 0 if roll == "shield" else int(roll) if str(roll).isdigit() else -1
            if face not in s.tables.attack_faces:
                raise BadPosition(f"no die shows '{roll}'")
            found.append(s.tables.attack_faces.index(face))
    return found


# -- the city ------------------------------------------------------------------------------------------


def lay_city(s: GreatMachineState, p: Position) -> None:
    t = s.tables
    ids = t.district_ids
    name = p.layout or str(s.config.options["layout"])
    if p.city:
        places = [-1] * DISTRICTS
        for district, (column, row, turn) in p.city.items():
            if not (0 <= column <= 13 and 0 <= row <= 13):
                raise BadPosition(f"{district}: columns and rows run from 0 to 13")
            places[index_of(ids, district, "district")] = spot(column, row, "hv".index(turn))
    else:
        layout = t.layouts.get(name)
        if layout is None or layout.kind == "method":
            raise BadPosition(f"there is no ready-made layout '{name[:40]}'")
        places = t.layout_places(layout, members(t.common))
    move_to(s, City.of(places))
    if not s.city.is_legal():
        raise BadPosition("the city is not legal (GM-3.5 to GM-3.7)")


# -- pieces ---------------------------------------------------------------------------------------------


def place_citizens(s: GreatMachineState, p: Position, dice: Dice) -> None:
    """Tokens are numbered district by district, in the order they are written, arrested last."""
    t = s.tables
    wanted: list[tuple[int, int, str]] = []  # district, kind or -1, state
    named = {district(s, name): entries for name, entries in p.citizens.items()}
    for d in range(DISTRICTS):
        entries = named.get(d)
        if entries is None:
            entries = ["unknown"] * t.citizens_at_setup[d]
        for entry in entries:
            wanted.append((d, *citizen(s, entry)))
    for entry in p.arrested:
        wanted.append((-1, index_of(t.kinds, entry, "kind of citizen"), "arrested"))
    wanted += [(-1, -1, "arrested")] * (t.tokens - len(wanted))
    if len(wanted) > t.tokens:
        raise BadPosition(f"there are {t.tokens} citizens, not {len(wanted)}")
    left = list(t.kind_counts)
    for _, kind, _ in wanted:
        if kind >= 0:
            left[kind] -= 1
            if left[kind] < 0:
                raise BadPosition(
                    f"there are only {t.kind_counts[kind]} of the kind {t.kinds[kind]}"
                )
    rest = [kind for kind, n in enumerate(left) for _ in range(n)]
    dice.shuffle(rest)
    for token, (d, kind, state) in enumerate(wanted):
        s.face[kind if kind >= 0 else rest.pop()] |= 1 << token
        if d >= 0:
            s.put_citizen(token, d)
            if state == "unknown":
                s.turn_down(token)
            elif state == "known":
                s.learn(1 << token)
    group = [s.arrested(), *[0] * len(t.kinds)]
    for name in p.arrested_seen:
        group[1 + index_of(t.kinds, name, "kind of citizen")] += 1
    s.mixed = [group]


def citizen(s: GreatMachineState, entry: str) -> tuple[int, str]:
    if entry == "unknown":
        return -1, "unknown"
    kind, _, state = entry.partition(" ")
    if state not in ("unknown", "known", "revealed"):
        raise BadPosition(
            f"'{entry[:40]}' is no citizen: write a kind and unknown, known or revealed"
        )
    return index_of(s.tables.kinds, kind, "kind of citizen"), state


def place_guards(s: GreatMachineState, p: Position) -> None:
    s.working = list(s.tables.guards_at_setup)
    for name, counts in p.guards.items():
        if not 1 <= len(counts) <= 3 or min(counts) < 0:
            raise BadPosition(f"guards of {name}: working, broken, reinforcements")
        d = district(s, name)
        s.working[d], s.broken[d], s.extra[d] = (*counts, 0, 0)[:3]
    s.raids = district_set(s, p.raids)
    s.caught = district_set(s, p.caught)
    s.riots = district_set(s, p.riots)


def place_heroes(s: GreatMachineState, p: Position) -> None:
    t = s.tables
    wish = str(s.config.options["heroes"])
    usual = "culum-veiga-sylvia" if wish in ("choose", "random") else wish
    names = list(p.heroes) or usual.split("-")
    if len(names) != 3:
        raise BadPosition("three heroes are in play")
    numbers = [index_of(t.hero_ids, name, "hero") for name in names]
    seat_heroes(s, sorted(numbers), hero_slots(s))
    for h, card in enumerate(s.heroes):
        setup = p.heroes.get(t.hero_ids[card], HeroPosition())
        if setup.seat is not None:
            if setup.seat not in s.hero_seats():
                raise BadPosition(f"seat {setup.seat} plays no heroes")
            s.owners[h] = setup.seat
        s.at[h] = t.hero_start[card] if setup.district is None else district(s, setup.district)
        s.began[h] = s.at[h] if setup.began is None else district(s, setup.began)
        s.trust[h] = setup.trust
        s.seized[h] = district_set(s, setup.seized)
        s.hand[h] = EVERYWHERE & ~s.seized[h]
        if setup.card is not None:
            s.chosen[h] = district(s, setup.card)
            s.hand[h] &= ~(1 << s.chosen[h])
        s.detained |= setup.detained << h
        s.taken |= setup.taken << h
    s.shown = s.taken
    if not s.automa:
        s.belief = [likely_sets(s, h) for h in range(3)]


def likely_sets(s: GreatMachineState, h: int) -> list[int]:
    """The Machine has seen nothing but the number of seized cards and the cards played."""
    played = 1 << s.chosen[h] if s.shown >> h & 1 and s.chosen[h] >= 0 else 0
    free = EVERYWHERE if played & s.seized[h] else EVERYWHERE & ~played
    count = s.seized[h].bit_count()
    return [n for n in range(EVERYWHERE + 1) if n.bit_count() == count and not n & ~free]


def place_machine(s: GreatMachineState, p: Position, dice: Dice) -> None:
    t = s.tables
    for name, place in p.servants.items():
        s.servants[servant(s, name)] = district(s, place)
    for name, n in p.acted.items():
        s.acted[servant(s, name)] = n
    s.idle = made_of([servant(s, name) for name in p.idle])
    s.bonds = p.bonds
    start = t.mode.discontent_start if s.automa else len(s.hero_seats()) - 1
    s.plan = given(p.plan, t.mode.plan_start_default)
    s.discontent = given(p.discontent, start)
    s.discontent_before = given(p.discontent_before, s.discontent)
    s.published, top = directives(s, p.published), directives(s, p.directives)
    s.held, s.removed = made_of(directives(s, p.hand)), made_of(directives(s, p.removed))
    s.used = made_of(directives(s, p.used))
    gone = made_of([*s.published, *top]) | s.held | s.removed
    rest = [d for d in range(len(t.directive_ids)) if not gone >> d & 1]
    dice.shuffle(rest)
    s.directive_deck = [*top, *rest]
    place_events(s, p, dice)


def place_events(s: GreatMachineState, p: Position, dice: Dice) -> None:
    """The deck as it would be: opened cards, the event in force, the named ones, then the rest."""
    t = s.tables
    current = index_of(t.event_ids, p.event, "event") if p.event is not None else -1
    opened = p.round - (current < 0) if p.events_opened is None else p.events_opened
    named = [index_of(t.event_ids, name, "event") for name in p.events]
    fixed = [current] if current >= 0 else []
    at = opened - len(fixed)
    if current == t.countdown:
        at = sum(t.mode.event_deck.values()) - 1
    groups = [group for group, n in t.events_dealt.items() for _ in range(n)]
    spare: dict[int, list[int]] = {}
    taken = [*fixed, *named]
    for card, group in enumerate(t.event_group):
        if card not in [t.countdown, *taken]:
            spare.setdefault(group, []).extend([card] * t.events[card].count)
    for cards in spare.values():
        dice.shuffle(cards)
    deck: list[int] = []
    for place, group in enumerate(groups):
        if at <= place < at + len(taken) and taken[place - at] != t.countdown:
            deck.append(taken[place - at])
        else:
            deck.append(spare[group].pop())
    s.event_deck = [*deck, t.countdown]
    s.event = current
    s.event_top = max(at, 0) + len(fixed)


# -- what comes next ---------------------------------------------------------------------------------------


def put_stack(s: GreatMachineState, p: Position) -> None:
    phases = PHASES[s.automa]
    if p.phase == "round":
        s.round -= 1
        s.phase = INITIAL
        s.then(ROUND)
        return
    if p.phase not in ("income", "access") and any(s.chosen[h] < 0 for h in range(3)):
        raise BadPosition("every hero must have chosen a card before the Machine's phase")
    if p.event is None and not s.automa:
        raise BadPosition("an event must be in force after the initial phase")
    first = {"income": 0, "access": 1, "machine": 2, "heroes": 3, "closing": 4}.get(p.phase, 4)
    steps: list[Step] = list(phases[first:])
    s.phase = (INITIAL, ACCESS, MACHINE, HEROES, CLOSING)[first]
    if p.phase == "machine" and p.servant is not None:
        left = s.column[s.column.index(servant(s, p.servant)) :]
        steps = [*[ServantTurn(i) for i in left], DeckCheck(), *phases[3:]]
    elif p.phase in ("turn", "arrival", "action"):
        if p.turn is None:
            raise BadPosition(f"phase '{p.phase}' needs the field 'turn'")
        s.phase = HEROES
        h = hero(s, p.turn)
        if p.phase == "turn":
            steps = [HeroTurn(h), NextHero(), *steps]
        else:
            s.active = h
            s.shown |= 1 << h
            s.visited = 1 << s.at[h]
            if s.at[h] != s.chosen[h]:
                raise BadPosition(f"{p.turn} has not arrived in the district of the chosen card")
            arrived: list[Step] = (
                [HeroAction()] if p.phase == "action" else [Arrive(), HeroAction()]
            )
            steps = [*arrived, TurnEnd(), NextHero(), *steps]
    s.then(*steps)
