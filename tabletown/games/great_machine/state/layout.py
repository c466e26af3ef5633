"""The layout of the state: constants, fields, copies.

Heroes are numbered 0 to 2 in ascending initiative, servants and districts as in the content files.
Citizens are numbered tokens; sets of tokens, districts, cards and heroes are bit sets. An *actor*
is a hero (0 to 2), a servant (3 to 5) or nobody in particular (-1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.config import Config
from tabletown.core.fields import Copied, Derived, Shared
from tabletown.core.state import State

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables

DISTRICTS: Final = 9
EVERYWHERE: Final = 511
RIOT_SPACE: Final = 18
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
# A proposal was objected to: one hero player decides alone (GM-5.5).
DISAGREED: Final = 1 << len(FACTS)

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
    chosen = [name for name in level.bonuses_any_of if options[name]]
    names = chosen if level.bonuses_any_of else list(level.bonuses)
    if "bonus_2" in names:
        names.extend(n for n in ("bonus_2_hard_all", "bonus_2_hard_one") if options[n])
    return tuple(names)


class Layout(State):
    """The fields: what each means, how it starts and how it is copied."""

    # by district, hero, servant or kind
    acted: Copied[list[int]]  # actions taken this round
    at: Copied[list[int]]  # where each hero is
    began: Copied[list[int]]  # where each hero was at the start of the round
    broken: Copied[list[int]]  # broken guards
    chosen: Copied[list[int]]  # the access card chosen this round, -1: none
    extra: Copied[list[int]]  # reinforcement guards among the working ones
    face: Copied[list[int]]  # tokens of each kind
    hand: Copied[list[int]]  # access cards in hand
    people: Copied[list[int]]  # tokens in each district
    published: Copied[list[int]]  # directives, the oldest first
    # GM-21.12: seized cards were shown in the hero's turn
    seized: Copied[list[int]]  # access cards seized
    servants: Copied[list[int]]  # where each servant is
    trust: Copied[list[int]]
    working: Copied[list[int]]  # working guards, reinforcements included
    # replaced when something changes
    belief: Shared[list[list[int]]]  # by hero: sets of cards that may be seized, to the Machine
    column: Shared[list[int]]  # the automa's order of servants
    directive_deck: Shared[list[int]]
    event_deck: Shared[list[int]]
    heroes: Shared[list[int]]
    mixed: Shared[list[list[int]]]  # mixed tokens: which, then how many of each kind are known
    move_deck: Shared[list[int]]  # movement cards
    owners: Shared[list[int]]  # the seat of each hero
    pieces: Shared[list[int]]  # the automa's missions, see missions.py
    places: Shared[list[int]]  # of the district tiles, -1: not laid yet; see city.py
    token_deck: Shared[list[int]]  # district tokens; while the city is built, tiles
    # numbers, and sets as bits
    active: int = -1  # the hero whose turn it is
    # GM-2.19: without a limit; GM-1.17: nor is there one by the tokens of the box
    bonds: int = 0
    caught: int = 0  # raids that detained somebody this round
    deactivated: int = 0  # servants switched off (GM-39.3)
    # GM-2.20: to the end of the round
    detained: int = 0  # heroes
    directive_tail: int = 0  # cards at the bottom of the deck that everybody has seen
    directive_top: int = 0
    discontent: int = 0
    discontent_before: int = 0  # at the start of the round
    event: int = -1  # in force, -1: none
    event_top: int = 0  # how many cards were taken from the top
    # GM-17.10: nothing of earlier rounds
    facts: int = 0  # of this round
    first_action: int = -1  # the action taken first this turn
    fresh: int = -1  # a directive published by the servant whose turn it is (GM-33.20)
    hand_seen: int = 0  # directives in hand that everybody has seen
    held: int = 0  # directives in hand, or the automa's hidden one
    idle: int = 0  # servants with a maintenance card this round
    # GM-13.3: looked at by every hero player at any time
    known: int = 0  # tokens only the heroes have seen
    marker: int = 0  # the automa's progress marker: steps from stage 0
    move_top: int = 0
    phase: int = SETUP
    picked: int = 0  # tokens pointed at for the action being declared
    plan: int = 1  # the space of the Master Plan
    # GM-1.11
    raids: int = 0  # districts with a raid token
    removed: int = 0  # directives out of the game
    riots: int = 0  # districts with a riot token
    round: int = 0
    shown: int = 0  # heroes whose chosen card has been revealed
    taken: int = 0  # heroes who have taken their turn
    token_top: int = 0
    turn: int = 0  # what is true of this turn
    # GM-13.2
    unknown: int = 0  # tokens in the city nobody has seen
    used: int = 0  # once-per-round directives used
    visited: int = 0  # districts of the path
    # what follows from the configuration
    tables: Derived[Tables]
    automa: Derived[bool]
    machine: Derived[int]  # the seat of the Machine, -1: nobody
    bonuses: Derived[tuple[str, ...]]  # bonuses and variants this game is played with

    def begin(self) -> None:
        t = self.tables
        self.automa = self.config.mode == "automa"
        self.machine = -1 if self.automa else int(self.config.options["machine_seat"])
        self.bonuses = bonuses_of(self.config, t)
        self.acted = [0] * 3
        self.at = [0] * 3
        self.began = [0] * 3
        self.broken = [0] * DISTRICTS
        self.chosen = [-1] * 3
        self.extra = [0] * DISTRICTS
        self.face = [0] * len(t.kinds)
        self.hand = [EVERYWHERE] * 3
        self.people = [0] * DISTRICTS
        self.published = []
        self.seized = [0] * 3
        self.servants = [t.citadel] * 3
        self.trust = [0] * 3
        self.working = [0] * DISTRICTS
        self.belief = []
        self.column = [0, 1, 2]
        self.directive_deck = []
        self.event_deck = []
        self.heroes = []
        self.mixed = []
        self.move_deck = []
        self.owners = []
        self.places = [-1] * DISTRICTS
        self.token_deck = []
