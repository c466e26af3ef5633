"""The fields of a position."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal[
    "round", "income", "access", "machine", "heroes", "turn", "arrival", "action", "closing"
]


class HeroPosition(msgspec.Struct, forbid_unknown_fields=True):
    district: str | None = None  # default: where the hero card says
    began: str | None = None  # where the round began; default: the same district
    trust: int = 0
    seized: list[str] = []
    card: str | None = None  # the access card chosen this round
    seat: int | None = None
    detained: bool = False
    taken: bool = False  # has taken the turn of this round
    bonds: int = 0  # mission IV-B
    token: str | None = None  # a district, "citizen 7", or the hero who holds it


class MissionPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The missions in play and their tokens."""

    cards: list[str]  # A, B, C
    reached: list[str] = []
    waiting: list[str] = []  # not yet in play
    riot_tokens: int = 0
    servant_tokens: dict[str, str] = {}  # servant -> district or hero
    drones: list[str] = []
    drones_attack: bool = False
    data: int | None = None  # the number of the citizen
    cores: list[str] = []  # districts
    cores_taken: int = 0
    control: int = 0
    command_post: str | None = None
    ambush: str | None = None
    remote_access: str | None = None
    underground: str | None = None
    bases: list[str] = []
    trust_on: dict[str, int] = {}
    bonds_on: dict[str, int] = {}
    leader: str | None = None
    skip_event: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """All fields of a position."""

    phase: Phase = "round"  # what comes next; "round": the next round begins
    turn: str | None = None  # the hero whose turn, arrival or action comes next
    servant: str | None = None  # automa, phase "machine": the servant that comes next
    round: int = 1
    layout: str | None = None
    city: dict[str, tuple[int, int, Literal["h", "v"]]] = {}
    heroes: dict[str, HeroPosition] = {}
    discontent: int | None = None
    discontent_before: int | None = None  # at the start of the round
    plan: int | None = None
    bonds: int = 0
    marker: int = 0  # automa: the stage of the progress marker, 6 for riot
    event: str | None = None
    events: list[str] = []  # next events, the top one first
    events_opened: int | None = None  # default: round - 1, or round if an event is in force
    directives: list[str] = []  # the top of the deck
    hand: list[str] = []
    published: list[str] = []
    removed: list[str] = []
    used: list[str] = []  # once-per-round directives already used
    servants: dict[str, str] = {}
    acted: dict[str, int] = {}
    idle: list[str] = []  # automa: maintenance card this round
    guards: dict[str, list[int]] = {}  # working, broken, reinforcements among the working
    citizens: dict[str, list[str]] = {}
    arrested: list[str] = []  # the first is the next to be released; the rest of the tokens follow
    arrested_seen: list[str] = []  # kinds everybody saw being arrested
    raids: list[str] = []
    caught: list[str] = []
    riots: list[str] = []
    facts: list[str] = []
    missions: MissionPosition | None = None
    movement: list[str] = []  # automa: the top of the movement deck
    movement_seen: list[str] = []
    district_tokens: list[str] = []  # automa: the next tokens to be turned up
    tokens_up: list[str] = []
    dice: list[int | str] = []  # next rolls: 2, 3, 4, "shield", "run", "cuffs"
    chance: list[int] = []  # or any chance results, as numbers
    seed: int = 0
