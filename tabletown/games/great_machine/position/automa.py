"""The automaton and its missions in a position set up by hand."""

from __future__ import annotations

from tabletown.core.by_hand import index_of
from tabletown.core.errors import BadPosition
from tabletown.core.rng import Dice
from tabletown.games.great_machine.position.fields import HeroPosition, MissionPosition, Position
from tabletown.games.great_machine.position.names import district, hero, servant
from tabletown.games.great_machine.rules.setup import prepare_automa
from tabletown.games.great_machine.state import DISTRICTS, NOWHERE, SINGLE, GreatMachineState


def place_automa(s: GreatMachineState, p: Position, dice: Dice) -> None:
    t = s.tables
    if not 0 <= p.marker <= 6:
        raise BadPosition("the marker stands on a stage from 0 to 6")
    s.marker = t.marker_path.index(p.marker)
    prepare_automa(s)
    s.stack.clear()
    ids = [card.id for card in t.move_cards]
    deck = sorted(s.move_deck)
    first = [index_of(ids, name, "movement card") for name in [*p.movement_seen, *p.movement]]
    for card in first:
        if card not in deck:
            raise BadPosition(f"the movement card {ids[card]} is not there as often")
        deck.remove(card)
    dice.shuffle(deck)
    s.move_deck = [*first, *deck]
    s.move_top = len(p.movement_seen)
    tokens = [district(s, name) for name in [*p.tokens_up, *p.district_tokens]]
    rest = [d for d in range(DISTRICTS) if d not in tokens]
    dice.shuffle(rest)
    s.token_deck = [*tokens, *rest]
    s.token_top = len(p.tokens_up)
    if p.missions is not None:
        place_missions(s, p, p.missions)


def place_missions(s: GreatMachineState, p: Position, m: MissionPosition) -> None:
    t = s.tables
    place_mission_cards(s, m)
    s.riot_permits = m.riot_tokens
    for name, where in m.servant_tokens.items():
        put_servant_token(s, servant(s, name), where)
    for i, where in enumerate(m.drones):
        s.lay_drone(i, district(s, where))
    s.drones_attack = m.drones_attack
    if m.data is not None:
        s.attach_data(m.data - 1)
        s.settle_data()
    for where in m.cores:
        s.add_cores(district(s, where), 1)
    s.cores_taken, s.control_tokens = m.cores_taken, m.control
    for name in SINGLE:
        place: str | None = getattr(m, name)
        if place is not None:
            s.lay_single_token(name, district(s, place))
    for i, where in enumerate(m.bases):
        s.choose_base(i, district(s, where))
    for where, n in m.trust_on.items():
        s.put_trust_on(district(s, where), n)
    for where, n in m.bonds_on.items():
        s.put_bonds_on(district(s, where), n)
    if m.leader is not None:
        s.leader = hero(s, m.leader)
    s.may_skip_event = m.skip_event
    for h, number in enumerate(s.heroes):
        setup = p.heroes.get(t.hero_ids[number], HeroPosition())
        s.put_hero_bonds(h, setup.bonds)
        if setup.token is not None:
            put_hero_token(s, h, setup.token)


def place_mission_cards(s: GreatMachineState, m: MissionPosition) -> None:
    """Which missions lie as A, B and C, which are in play and which are reached."""
    t = s.tables
    for i in range(3):
        s.put_mission(i, NOWHERE)
    for name in m.cards:
        mission = index_of(t.mission_ids, name, "mission")
        place = "ABC".index(t.missions[mission].card.letter)
        s.put_mission(place, mission)
        if name not in m.waiting:
            s.enter_mission(place)
        if name in m.reached:
            s.reach_mission(place)


def put_hero_token(s: GreatMachineState, h: int, where: str) -> None:
    """On a citizen, on a hero's card or into a district."""
    if where.startswith("citizen "):
        s.attach_hero_token(h, int(where.removeprefix("citizen ")) - 1)
    elif where in s.tables.hero_ids:
        s.give_hero_token(h, hero(s, where))
    else:
        s.lay_hero_token(h, district(s, where))


def put_servant_token(s: GreatMachineState, i: int, where: str) -> None:
    if where in s.tables.hero_ids:
        s.take_servant_token(i, hero(s, where))
    else:
        s.lay_servant_token(i, district(s, where))
