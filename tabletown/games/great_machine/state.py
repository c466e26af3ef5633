"""What is on the table: the state of City of the Great Machine.

Heroes are numbered 0 to 2 in ascending initiative, servants and districts as in the content files.
Citizens are numbered tokens; sets of tokens, districts, cards and heroes are bit sets. An *actor*
is a hero (0 to 2), a servant (3 to 5) or nobody in particular (-1).

Lists named in ``SHARED`` are never changed in place, only replaced, so that copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.errors import Refusal, refuse
from tabletown.core.outcome import Outcome
from tabletown.core.state import State
from tabletown.core.steps import AskMany
from tabletown.games.great_machine.city import City, bits

if TYPE_CHECKING:
    from tabletown.games.great_machine.force import Force
    from tabletown.games.great_machine.tables import Tables

DISTRICTS: Final = 9
EVERYWHERE: Final = 511
RIOT_SPACE: Final = 18
RIOT_STAGE: Final = 6  # the stage of space 18; it counts as 5 where a number is needed
LAST_PLAN: Final = 12
SUCCESSES: Final = 3

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

# Places in ``pieces``: the tokens of the automa's missions.
HERO_TOKEN = 0  # 3: HOME, GONE, a district, ON_CITIZEN + token, HELD + hero
SERVANT_TOKEN = 3  # 3: HOME (box), a district, HELD + hero
DRONE = 6  # 3: a district or HOME
DRONE_SIDE = 9  # 0 trust, 1 attack die
DATA = 10  # the citizen that bears the data token, or HOME
DATA_FRESH = 11  # 1 during the turn in which it was attached
CORES_TAKEN = 12
CONTROL = 13
COMMAND_POST = 14
AMBUSH = 15
REMOTE_ACCESS = 16
UNDERGROUND = 17
HERO_BONDS = 18  # 3
TRUST_ON = 21  # 9: trust lying in a district
BONDS_ON = 30  # 9: bonds lying in a district
ASLEEP_UNTIL = 39  # 3: the round at whose end a deactivated servant wakes; 0: active
PERMITS = 42  # riot tokens held by the heroes
SKIP_EVENT = 43  # 1: a round without a city event may still be declared
LEADER = 44  # the hero who leads the resistance, or HOME
MISSION = 45  # 3: the missions A, B, C, or HOME
IN_PLAY = 48  # bits of A, B, C
REACHED = 49
BASE = 50  # 3: the common districts chosen for Rise of the Resistance
CORE = 53  # 9: working guards with a core in a district
INSPIRED = 62  # opposition taken off the riot being resolved
GOAL_AT = 63  # the district where the goal being rewarded was reached
PIECES = 64
HOME, GONE, ON_CITIZEN, HELD = -1, -2, 100, 200
NO_PIECES: Final = (
    [HOME] * 9 + [0, HOME, 0, 0, 0] + [HOME] * 4 + [0] * 24 + [0, 0, HOME] + [HOME] * 3
    + [0, 0] + [HOME] * 3 + [0] * 9 + [0, HOME]
)  # fmt: skip


class OpenChoice(AskMany):
    """Choices that may be taken back as long as others still think (GM-7.6)."""

    def taken_back(self, s: Table, seat: int) -> list[Action]:
        """The actions with which a seat takes a choice back."""
        raise NotImplementedError


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


class Table(State):
    """The whole table."""

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
        "t",
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
    t: Tables
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
        self.t = t  # content, outside the position
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
        self.pieces = NO_PIECES
        self.force = t.no_force
        self.bonuses = bonuses_of(config, t)

    def clone(self) -> Table:
        other = object.__new__(Table)
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
        other.t = self.t
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

    def refresh(self) -> None:
        """Work out again what follows from the position, after it was loaded or set up."""
        self.city = City.of(self.places)
        self.update_force()
        super().refresh()

    def update_force(self) -> None:
        """The rules in force changed: an event, a directive, a benefit came or went."""
        self.force = self.t.force(self)

    # -- the city: derived quantities (GM-2) ---------------------------------------------------

    def guards(self, d: int) -> int:
        """Working guards in a district (GM-2.1)."""
        return self.working[d]

    def servants_in(self, d: int) -> int:
        """Servants in a district that count for anything (GM-2.4, GM-37.19)."""
        count = self.servants.count(d)
        if count and self.deactivated:
            for i in bits(self.deactivated):
                count -= self.servants[i] == d
        return count

    def load_of(self, d: int) -> int:
        """Guards, and servants under Surveillance (GM-2.5): the price of moves and actions."""
        load = self.working[d]
        if self.force.surveillance:
            load += self.servants_in(d)
        return load

    def citizens(self, d: int) -> int:
        """Citizens in a district, revealed traitors not counted (GM-2.7)."""
        here = self.people[d]
        return (here & ~(self.face[self.t.traitor] & ~self.unknown & ~self.known)).bit_count()

    def crowd(self, d: int) -> int:
        """Citizens minus guards: what the Central Square is worth (GM-12.12)."""
        return self.citizens(d) - self.working[d]

    def free_citizen_slot(self, d: int) -> bool:
        return self.people[d].bit_count() < self.t.citizen_slots[d]

    def free_guard_slot(self, d: int) -> bool:
        return self.working[d] + self.broken[d] < self.t.guard_slots[d]

    def guard_room(self) -> int:
        """The districts with a free guard slot."""
        working, broken, slots = self.working, self.broken, self.t.guard_slots
        mask = 0
        for d in range(DISTRICTS):
            if working[d] + broken[d] < slots[d]:
                mask |= 1 << d
        return mask

    def citizen_room(self) -> int:
        """The districts with a free citizen slot."""
        people, slots = self.people, self.t.citizen_slots
        mask = 0
        for d in range(DISTRICTS):
            if people[d].bit_count() < slots[d]:
                mask |= 1 << d
        return mask

    def arrested(self) -> int:
        """The tokens out of the city."""
        mask = self.t.all_tokens
        for here in self.people:
            mask &= ~here
        return mask

    def revealed(self) -> int:
        """The tokens in the city that lie open."""
        mask = 0
        for here in self.people:
            mask |= here
        return mask & ~self.unknown & ~self.known

    def kind_of(self, token: int) -> int:
        for kind, mask in enumerate(self.face):
            if mask >> token & 1:
                return kind
        raise ValueError(f"there is no token {token}")

    def district_of(self, token: int) -> int:
        """Where a citizen is; -1: arrested."""
        for d, here in enumerate(self.people):
            if here >> token & 1:
                return d
        return -1

    def supply(self) -> int:
        """Reinforcement guards not in the city."""
        total: int = self.t.reinforcements
        return total - sum(self.extra)

    # -- tracks ------------------------------------------------------------------------------

    @property
    def stage(self) -> int:
        """0 to 5, or 6 at the riot stage (GM-2.9)."""
        return self.discontent // 3

    @property
    def stage_number(self) -> int:
        """The stage where a number is needed: the riot stage counts as 5 (GM-2.10)."""
        return min(self.discontent // 3, 5)

    def active_faces(self, bonus: int = 0) -> int:
        """All tokens of the kinds that are active now (GM-2.11 to GM-2.13)."""
        stage = self.discontent // 3 + bonus
        if stage > 5:
            stage = 5
        mask = 0
        face = self.face
        for kind in self.t.active_kinds[stage]:
            mask |= face[kind]
        return mask

    def open_active(self, d: int) -> int:
        """The revealed active citizens of a district."""
        here = self.people[d] & ~self.unknown & ~self.known
        return here & self.active_faces() if here else 0

    def successes(self) -> int:
        """Riot tokens in the city, and one for the riot stage (GM-16.3)."""
        return self.riots.bit_count() + (self.discontent == RIOT_SPACE)

    def has(self, fact: str) -> bool:
        if fact == "discontent_raised":
            return self.discontent > self.discontent_before
        return bool(self.facts & FACT[fact])

    # -- heroes and seats ------------------------------------------------------------------------

    def hero_seat(self, hero: int) -> int:
        return self.owners[hero]

    def leader_seat(self) -> int:
        """Who decides for the heroes together: the lowest initiative (GM-5.5)."""
        return self.owners[0] if self.owners else self.hero_seats()[0]

    def hero_seats(self) -> tuple[int, ...]:
        """The seats that play heroes."""
        return tuple([seat for seat in range(self.seats) if seat != self.machine])

    def is_hero_side(self, seat: int | None) -> bool:
        return self.automa or (seat is not None and seat != self.machine)

    def max_trust(self, hero: int) -> int:
        return self.t.max_trust[self.heroes[hero]]

    def heroes_in(self, d: int) -> list[int]:
        at = self.at
        return [h for h in (0, 1, 2) if at[h] == d]

    def undetained(self, hero: int) -> bool:
        return not self.detained >> hero & 1

    def place_of(self, actor: int) -> int:
        """The district of the acting piece."""
        if actor < 0:
            return -1
        return self.at[actor] if actor < 3 else self.servants[actor - 3]

    # -- the Machine ---------------------------------------------------------------------------

    def directives_left(self) -> int:
        return len(self.directive_deck) - self.directive_top

    def hand_size(self) -> int:
        return self.held.bit_count()

    # -- pieces of missions ------------------------------------------------------------------------

    def token_holder(self, token: int) -> int:
        """The hero whose card a hero token lies on; -1 if it lies elsewhere."""
        place = self.pieces[HERO_TOKEN + token]
        if place == HOME:
            return token
        return place - HELD if place >= HELD else -1

    def leader_tokens(self, hero: int) -> list[int]:
        """The hero tokens that the leader of the resistance may still discard (GM-39.49)."""
        if self.pieces[LEADER] != hero:
            return []
        return [token for token in range(3) if self.token_holder(token) == hero]

    def may_riot_in(self, d: int) -> bool:
        """No riot token lies here, and with missions the heroes hold one (GM-14.1, GM-35.15)."""
        return not self.riots >> d & 1 and (not self.automa or self.pieces[PERMITS] > 0)

    def put_piece(self, piece: int, value: int) -> None:
        pieces = self.pieces.copy()
        pieces[piece] = value
        self.pieces = pieces

    # -- free actions: an access card may be chosen again while others still think (GM-7.6) ----------

    def free_options(self, seat: int) -> list[Action]:
        step = self.stack[-1] if self.stack else None
        return step.taken_back(self, seat) if isinstance(step, OpenChoice) else []

    def refuse_free(self, seat: int, action: Action) -> Refusal | None:
        if self.phase != ACCESS:
            return refuse("access-phase-over", "GM-7.6")
        if action in self.free_options(seat):
            return None
        return refuse("nothing-to-rethink", "GM-7.6", hero=self.t.hero_ids[action.args[0]])

    def do_free(self, seat: int, action: Action) -> None:
        hero = self.heroes.index(action.args[0])
        self.hand[hero] |= 1 << self.chosen[hero]
        self.chosen[hero] = -1
        if self.log is not None:
            self.emit("access-rethought", "GM-7.6", hero=self.t.hero_ids[self.heroes[hero]])

    # -- the end ---------------------------------------------------------------------------------

    def finish(self, reason: str, rule: str, *, heroes_win: bool) -> None:
        """One side has won (GM-16)."""
        winners = self.hero_seats() if heroes_win else () if self.automa else (self.machine,)
        scores = [
            self.plan if seat == self.machine else self.successes() for seat in range(self.seats)
        ]
        if self.log is not None:
            self.emit("game-over", rule, side="heroes" if heroes_win else "machine", why=reason)
        self.end(Outcome(reason, rule, winners, tuple(scores)))

    def check(self) -> None:
        from tabletown.games.great_machine.invariants import check

        check(self)
