"""The layout of the state: constants, fields, copies.

Heroes are numbered 0 to 2 in ascending initiative, servants and districts as in the content files.
Citizens are numbered tokens; sets of tokens, districts, cards and heroes are bit sets. An *actor*
is a hero (0 to 2), a servant (3 to 5) or nobody in particular (-1).

Lists named in ``SHARED`` are never changed in place, only replaced, so that copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from tabletown.core.config import Config
from tabletown.core.state import State
from tabletown.games.great_machine.city import City

if TYPE_CHECKING:
    from tabletown.games.great_machine.force import Force
    from tabletown.games.great_machine.tables import Tables

DISTRICTS: Final = 9
EVERYWHERE: Final = 511
RIOT_SPACE: Final = 18
RIOT_STAGE: Final = 6  # the stage of space 18; it counts as 5 where a number is needed
LAST_PLAN: Final = 12
SUCCESSES: Final = 3

NOWHERE: Final = -1

# Phases of a round (GM-5.1).
SETUP, INITIAL, ACCESS, MACHINE, HEROES, CLOSING = 0, 1, 2, 3, 4, 5
PHASES: Final = ("setup", "initial", "access", "machine", "heroes", "closing")

# Facts of the current round (GM-50.12), as bits.
FACTS: Final = (
    "chose_start_district", "chose_special_card", "hero_detained", "access_seized_by_detention",
    "turn_ended_by_option_b", "raid_made", "raid_failed", "citizen_arrested", "citizen_identified",
    "citizen_moved", "guard_broken", "special_action_done", "riot_stage_before_round",
    "bare_district_at_closing",
)  # fmt: skip
FACT: Final = {name: 1 << i for i, name in enumerate(FACTS)}

# Kinds of working guards.
GUARD_KINDS: Final = ("regular", "core", "reinforcement")
REGULAR, CORED, REINFORCEMENT = 0, 1, 2

# What is so far true of the turn of the active hero, as bits.
TURN_ENDED, INTERACTED, REROLLED, SECOND = 1, 2, 4, 8


def bonuses_of(config: Config, t: Tables) -> tuple[str, ...]:
    """The bonuses and variants a game is played with (GM-23, GM-40)."""
    options = config.options
    if config.mode != "automa":
        return ("favour_heroes",) if options["favour_heroes"] else ()
    level = t.levels[str(options["level"])]
    names = list(level.bonuses)
    if level.bonuses_any_of:
        names = [name for name in level.bonuses_any_of if options[name]]
    if "bonus_2" in names:
        names.extend(n for n in ("bonus_2_hard_all", "bonus_2_hard_one") if options[n])
    return tuple(names)


class Layout(State):
    """The fields: each with its meaning, how it starts and how it is copied."""

    __slots__ = (
        "acted",
        "active",
        "at",
        "automa",
        "began",
        "belief",
        "bonds",
        "bonuses",
        "broken",
        "caught",
        "chosen",
        "city",
        "column",
        "deactivated",
        "detained",
        "directive_deck",
        "directive_tail",
        "directive_top",
        "discontent",
        "discontent_before",
        "event",
        "event_deck",
        "event_top",
        "extra",
        "face",
        "facts",
        "first_action",
        "force",
        "fresh",
        "hand",
        "hand_seen",
        "held",
        "heroes",
        "idle",
        "known",
        "machine",
        "marker",
        "mixed",
        "move_deck",
        "move_top",
        "owners",
        "people",
        "phase",
        "picked",
        "pieces",
        "places",
        "plan",
        "published",
        "raids",
        "removed",
        "riots",
        "round",
        "seized",
        "servants",
        "shown",
        "tables",
        "taken",
        "token_deck",
        "token_top",
        "trust",
        "turn",
        "unknown",
        "used",
        "visited",
        "working",
    )  # fmt: skip
    acted: list[int]
    at: list[int]
    began: list[int]
    broken: list[int]
    chosen: list[int]
    extra: list[int]
    face: list[int]
    hand: list[int]
    people: list[int]
    published: list[int]
    seized: list[int]
    servants: list[int]
    trust: list[int]
    working: list[int]
    column: list[int]
    directive_deck: list[int]
    event_deck: list[int]
    heroes: list[int]
    move_deck: list[int]
    owners: list[int]
    pieces: list[int]
    places: list[int]
    token_deck: list[int]
    belief: list[list[int]]
    mixed: list[list[int]]
    active: int
    bonds: int
    caught: int
    deactivated: int
    detained: int
    directive_tail: int
    directive_top: int
    discontent: int
    discontent_before: int
    event: int
    event_top: int
    facts: int
    first_action: int
    fresh: int
    hand_seen: int
    held: int
    idle: int
    known: int
    marker: int
    move_top: int
    phase: int
    picked: int
    plan: int
    raids: int
    removed: int
    riots: int
    round: int
    shown: int
    taken: int
    token_top: int
    turn: int
    unknown: int
    used: int
    visited: int
    machine: int
    automa: bool
    bonuses: tuple[str, ...]  # bonuses and variants this game is played with
    city: City
    force: Force
    tables: Tables
    COPIED = (
        "acted", "at", "began", "broken", "chosen", "extra", "face", "hand", "people", "published",
        "seized", "servants", "trust", "working",
    )  # fmt: skip
    SHARED = (
        "belief", "column", "directive_deck", "event_deck", "heroes", "mixed", "move_deck",
        "owners", "pieces", "places", "token_deck",
    )  # fmt: skip
    NUMBERS = (
        "active", "bonds", "caught", "deactivated", "detained", "directive_tail", "directive_top",
        "discontent", "discontent_before", "event", "event_top", "facts", "first_action", "fresh",
        "hand_seen", "held", "idle", "known", "marker", "move_top", "phase", "picked", "plan",
        "raids", "removed", "riots", "round", "shown", "taken", "token_top", "turn", "unknown",
        "used", "visited",
    )  # fmt: skip
    FIELDS = (*State.FIELDS, *COPIED, *SHARED, *NUMBERS)

    def __init__(self, config: Config, rng: int, rules: int, t: Tables) -> None:
        super().__init__(config, rng, rules)
        self.tables = t  # content, outside the position
        self.automa = config.mode == "automa"
        self.machine = -1 if self.automa else int(config.options["machine_seat"])
        # the city
        self.places = [-1] * DISTRICTS
        self.city = City.of(t.first_layout)
        self.people = [0] * DISTRICTS  # tokens in each district
        self.face = [0] * len(t.kinds)  # tokens of each kind
        self.unknown = 0  # tokens in the city nobody has seen
        self.known = 0  # tokens only the heroes have seen
        self.working = [0] * DISTRICTS  # working guards, reinforcements included
        self.broken = [0] * DISTRICTS
        self.extra = [0] * DISTRICTS  # reinforcement guards among the working ones
        self.raids = 0  # districts with a raid token
        self.caught = 0  # raids that detained somebody this round
        self.riots = 0  # districts with a riot token
        # the tracks
        self.round = 0
        self.phase = SETUP
        self.discontent = 0
        self.discontent_before = 0  # at the start of the round
        self.plan = 1
        self.marker = 0  # the automa's progress marker: steps from stage 0
        self.facts = 0
        # the Machine
        self.bonds = 0
        self.servants = [t.citadel] * 3
        self.acted = [0] * 3  # actions taken this round
        self.column = [0, 1, 2]  # the automa's order of servants
        self.idle = 0  # servants with a maintenance card this round
        self.deactivated = 0  # servants switched off
        self.event = -1
        self.event_deck: list[int] = []
        self.event_top = 0
        self.directive_deck: list[int] = []
        self.directive_top = 0
        self.directive_tail = 0  # cards at the bottom of the deck that everybody has seen
        self.held = 0  # directives in hand, or the automa's hidden one
        self.hand_seen = 0  # those of them that everybody has seen
        self.published: list[int] = []
        self.fresh = -1  # a directive published by the servant whose turn it is (GM-33.20)
        self.removed = 0
        self.used = 0  # once-per-round directives used
        self.move_deck: list[int] = []
        self.move_top = 0
        self.token_deck: list[int] = []
        self.token_top = 0
        # the heroes
        self.heroes: list[int] = []
        self.owners: list[int] = []
        self.at = [0] * 3
        self.began = [0] * 3  # where each hero was at the start of the round
        self.trust = [0] * 3
        self.hand = [EVERYWHERE] * 3
        self.seized = [0] * 3
        self.chosen = [-1] * 3
        self.shown = 0  # heroes whose chosen card has been revealed
        self.taken = 0  # heroes who have taken their turn
        self.detained = 0
        self.active = -1  # the hero whose turn it is
        self.turn = 0  # what is true of this turn
        self.first_action = -1  # the action taken first this turn
        self.visited = 0  # districts of the path
        self.picked = 0  # tokens pointed at for the action being declared
        # what the Machine can tell about seized cards, and everybody about mixed tokens
        self.belief: list[list[int]] = []
        self.mixed: list[list[int]] = []
        self.pieces: list[int] = []  # the automa's missions, see missions.py
        self.force = t.no_force
        self.bonuses = bonuses_of(config, t)

    def clone(self) -> Self:
        other = object.__new__(type(self))
        # the kernel's own
        other.config = self.config
        other.seats = self.seats
        other.rules = self.rules
        other.rng = self.rng
        other.forced = self.forced.copy() if self.forced else []
        other.stack = self.stack.copy()
        other.outcome = self.outcome
        other.log = None
        other.cached = self.cached
        other.asked = self.asked
        # shared
        other.tables = self.tables
        other.automa = self.automa
        other.machine = self.machine
        other.city = self.city
        other.force = self.force
        other.bonuses = self.bonuses
        other.belief = self.belief
        other.column = self.column
        other.directive_deck = self.directive_deck
        other.event_deck = self.event_deck
        other.heroes = self.heroes
        other.mixed = self.mixed
        other.move_deck = self.move_deck
        other.owners = self.owners
        other.pieces = self.pieces
        other.places = self.places
        other.token_deck = self.token_deck
        # copied
        other.acted = self.acted.copy()
        other.at = self.at.copy()
        other.began = self.began.copy()
        other.broken = self.broken.copy()
        other.chosen = self.chosen.copy()
        other.extra = self.extra.copy()
        other.face = self.face.copy()
        other.hand = self.hand.copy()
        other.people = self.people.copy()
        other.published = self.published.copy()
        other.seized = self.seized.copy()
        other.servants = self.servants.copy()
        other.trust = self.trust.copy()
        other.working = self.working.copy()
        # numbers
        other.active = self.active
        other.bonds = self.bonds
        other.caught = self.caught
        other.deactivated = self.deactivated
        other.detained = self.detained
        other.directive_tail = self.directive_tail
        other.directive_top = self.directive_top
        other.discontent = self.discontent
        other.discontent_before = self.discontent_before
        other.event = self.event
        other.event_top = self.event_top
        other.facts = self.facts
        other.first_action = self.first_action
        other.fresh = self.fresh
        other.hand_seen = self.hand_seen
        other.held = self.held
        other.idle = self.idle
        other.known = self.known
        other.marker = self.marker
        other.move_top = self.move_top
        other.phase = self.phase
        other.picked = self.picked
        other.plan = self.plan
        other.raids = self.raids
        other.removed = self.removed
        other.riots = self.riots
        other.round = self.round
        other.shown = self.shown
        other.taken = self.taken
        other.token_top = self.token_top
        other.turn = self.turn
        other.unknown = self.unknown
        other.used = self.used
        other.visited = self.visited
        return other
