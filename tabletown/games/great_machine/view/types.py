"""The table as a seat sees it, as types; the client's are made from them."""

from __future__ import annotations

from typing import Any

import msgspec


class CitizenView(msgspec.Struct):
    """A citizen token. ``kind`` is there if the viewer has seen the face."""

    number: int
    state: str  # unknown, known, revealed
    kind: str | None
    active: bool | None  # None: the viewer cannot tell
    tokens: list[str]  # mission tokens it bears: hero ids, "data"


class DistrictView(msgspec.Struct):
    """A district tile with everything on it."""

    id: str
    kind: str  # common, special
    column: int  # of its left or top cell; the leftmost column and the top row of the city are 0
    row: int
    turn: str  # h, v
    connections: list[str]
    exits: list[str | None]  # behind the six exits, clockwise from the west end of the north side
    free_side: bool
    guard_slots: int
    guards: int  # working guards
    broken: int
    reinforcements: int  # among the working guards
    cores: int  # working guards with a core
    guard_kinds: list[str]
    load: int  # the price of leaving and acting here
    load_terms: list[tuple[str, int]]  # "2 guards + 1 servant": what the load is made of
    citizen_slots: int
    people: list[CitizenView]
    citizens: int  # revealed traitors not counted
    crowd: int  # citizens minus guards
    trust: int  # what the citizens give in the initial phase
    servants: list[str]
    heroes: list[str]
    raid: bool
    riot: bool
    tokens: list[str]  # mission tokens: hero ids, servant ids, ambush, drone, ...
    trust_here: int  # trust lying in the district (Self-Destruct Command)
    bonds_here: int  # bonds lying in the district (Revealing the Plans)


class HeroView(msgspec.Struct):
    """A hero in play, in ascending initiative."""

    id: str
    seat: int
    initiative: int
    trust: int
    max_trust: int
    district: str
    began: str  # where the hero was at the start of the round
    leave_price: int  # for leaving the present district at the start of a movement
    leave_terms: list[tuple[str, int]]
    chosen: bool  # an access card has been chosen this round
    card: str | None  # the chosen card, if the viewer may see it
    hand: list[str] | None
    cards: int  # not seized: in hand or chosen
    seized: list[str] | None
    seized_count: int
    surely_seized: list[str]  # what can be told from play without seeing the cards
    detained: bool
    turn_taken: bool
    symbol: str  # automa: the hero's symbol on pursuit cards
    bonds: int  # automa: Revealing the Plans
    token: str  # automa: where the hero token is: home, gone, a district, citizen 7, a hero
    leader: bool


class ServantView(msgspec.Struct):
    """A servant of the Machine."""

    id: str
    district: str
    actions: int  # taken this round
    idle: bool  # automa: maintenance card this round
    deactivated: bool
    token: str  # automa: where the servant token is: box, a district, a hero


class MachineView(msgspec.Struct):
    """The Great Machine, played or automated."""

    seat: int | None
    bonds: int
    hand: list[str] | None  # directives in hand, if the viewer may see them
    hand_size: int
    hand_seen: list[str]  # directives in hand that everybody has seen
    published: list[str]  # in order of publication
    not_yet_in_force: str | None  # automa: published by the servant whose turn it is
    used: list[str]  # once-per-round directives used this round
    removed: list[str]
    deck: int
    servants: list[ServantView]
    column: list[str]  # automa: the order of the servants


class TracksView(msgspec.Struct):
    """The dial: discontent, Master Plan, progress marker, successes."""

    discontent: int  # 0 to 18
    stage: int  # 0 to 5; 6 is the riot stage
    active_kinds: list[str]
    to_next_stage: int  # spaces; 0 at the riot stage
    at_round_start: int
    plan: int  # 1 to 12
    successes: int
    riot_stage: bool
    marker: int | None  # automa: the stage the progress marker stands on
    marker_steps: int | None  # automa: steps to the next advance of the plan
    next_plan_start: int | None  # Progressive Master Plan, when the game is over


class MissionView(msgspec.Struct):
    """A mission of the automa."""

    id: str
    letter: str
    state: str  # later, open, reached


class AutomaView(msgspec.Struct):
    """What the automated Machine uses."""

    movement_left: list[str]  # cards still in the deck, in no order
    movement_seen: list[str]  # cards turned up since the last shuffle, in order
    tokens_up: list[str]  # district tokens turned up
    tokens_down: list[str]
    supply: int  # reinforcement guards
    riot_tokens: int  # held by the heroes: permits to riot
    missions: list[MissionView]
    bases: list[str]  # Rise of the Resistance
    cores_taken: int
    control_tokens: int
    drones_attack: bool
    event_can_be_skipped: bool


class TurnView(msgspec.Struct):
    """The turn going on."""

    hero: str | None
    path: list[str]  # districts of the movement so far, in no order
    ended: bool
    first_action: str | None
    picked: list[int]  # citizens pointed at


class AgreementView(msgspec.Struct):
    """A proposal to the hero players that waits for their word (GM-5.5); heroes alone see it."""

    by_seat: int
    agreed: list[int]
    waiting: list[int]
    said: dict[str, Any]  # arguments of the game's text ``proposal``


class GreatMachineView(msgspec.Struct):
    """The table as one seat may see it."""

    side: str  # machine, heroes, spectator
    round: int
    phase: str
    event: str | None
    events_opened: list[str]
    events_left: int
    tracks: TracksView
    districts: list[DistrictView]
    heroes: list[HeroView]
    machine: MachineView
    turn: TurnView
    agreement: AgreementView | None
    arrested: int
    looked_at: CitizenView | None  # an arrested citizen the heroes have just drawn
    unseen: dict[str, int]  # kinds the viewer has not seen
    arrested_seen: dict[str, int]  # kinds everybody saw go into or mixed with the arrested
    automa: AutomaView | None
    shared_by_heroes: bool  # whether hero secrets of this view are hidden from the Machine
