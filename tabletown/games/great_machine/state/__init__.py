"""What is on the table: the state of City of the Great Machine.

Heroes are numbered 0 to 2 in ascending initiative, servants and districts as in the content files.
Citizens are numbered tokens; sets of tokens, districts, cards and heroes are bit sets. An *actor*
is a hero (0 to 2), a servant (3 to 5) or nobody in particular (-1).

``layout.py`` has the fields, ``missions.py`` the tokens of missions, this module everything else
that is asked or done by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.errors import Refusal, refuse
from tabletown.core.fields import Derived
from tabletown.core.outcome import Outcome
from tabletown.core.steps import AskMany
from tabletown.games.great_machine.state.city import City
from tabletown.games.great_machine.state.layout import ACCESS as ACCESS
from tabletown.games.great_machine.state.layout import CLOSING as CLOSING
from tabletown.games.great_machine.state.layout import CORED as CORED
from tabletown.games.great_machine.state.layout import DISAGREED as DISAGREED
from tabletown.games.great_machine.state.layout import DISTRICTS as DISTRICTS
from tabletown.games.great_machine.state.layout import EVERYWHERE as EVERYWHERE
from tabletown.games.great_machine.state.layout import FACT as FACT
from tabletown.games.great_machine.state.layout import FACTS as FACTS
from tabletown.games.great_machine.state.layout import GUARD_KINDS as GUARD_KINDS
from tabletown.games.great_machine.state.layout import HEROES as HEROES
from tabletown.games.great_machine.state.layout import INITIAL as INITIAL
from tabletown.games.great_machine.state.layout import INTERACTED as INTERACTED
from tabletown.games.great_machine.state.layout import LAST_PLAN as LAST_PLAN
from tabletown.games.great_machine.state.layout import MACHINE as MACHINE
from tabletown.games.great_machine.state.layout import NOWHERE as NOWHERE
from tabletown.games.great_machine.state.layout import PHASES as PHASES
from tabletown.games.great_machine.state.layout import REGULAR as REGULAR
from tabletown.games.great_machine.state.layout import REINFORCEMENT as REINFORCEMENT
from tabletown.games.great_machine.state.layout import REROLLED as REROLLED
from tabletown.games.great_machine.state.layout import RIOT_SPACE as RIOT_SPACE
from tabletown.games.great_machine.state.layout import SECOND as SECOND
from tabletown.games.great_machine.state.layout import SETUP as SETUP
from tabletown.games.great_machine.state.layout import SUCCESSES as SUCCESSES
from tabletown.games.great_machine.state.layout import TURN_ENDED as TURN_ENDED
from tabletown.games.great_machine.state.missions import MISSION_NUMBERS as MISSION_NUMBERS
from tabletown.games.great_machine.state.missions import SINGLE as SINGLE
from tabletown.games.great_machine.state.missions import MissionTokens

if TYPE_CHECKING:
    from tabletown.games.great_machine.effects.in_force import InForce


class GreatMachineState(MissionTokens):
    """The whole table."""

    # what follows from the position
    city: Derived[City]
    in_force: Derived[InForce]

    def begin(self) -> None:
        super().begin()
        self.city = City.of(self.tables.first_layout)
        self.in_force = self.tables.nothing_in_force

    def refresh(self) -> None:
        """Work out again what follows from the position, after it was loaded or set up."""
        self.city = City.of(self.places)
        self.update_in_force()
        super().refresh()

    def update_in_force(self) -> None:
        """The rules in force changed: an event, a directive, a benefit came or went."""
        self.in_force = self.tables.in_force(self)

    # -- names for the log, refusals and prompts --------------------------------------------------

    def hero_id(self, hero: int) -> str:
        """A hero who takes part, by the number in order of initiative."""
        return self.tables.hero_ids[self.heroes[hero]]

    def district_id(self, d: int) -> str:
        return self.tables.district_ids[d]

    def servant_id(self, servant: int) -> str:
        return self.tables.servant_ids[servant]

    def directive_id(self, card: int) -> str:
        return self.tables.directive_ids[card]

    def event_id(self) -> str:
        """The event of the round; empty if there is none."""
        return self.tables.event_ids[self.event] if self.event >= 0 else ""

    # -- the city: derived quantities (GM-2) ---------------------------------------------------

    # GM-2.2, GM-2.3: broken guards count for nothing
    def guards(self, d: int) -> int:
        """Working guards in a district (GM-2.1)."""
        return self.working[d]

    def servants_in(self, d: int) -> int:
        """Servants in a district that count for anything (GM-2.4, GM-37.19)."""
        count = self.servants.count(d)
        if count and self.deactivated:
            for i in members(self.deactivated):
                count -= self.servants[i] == d
        return count

    # GM-2.6: for prices alone
    def load_of(self, d: int) -> int:
        """Guards, and servants under Surveillance (GM-2.5): the price of moves and actions."""
        load = self.working[d]
        if self.in_force.surveillance:
            load += self.servants_in(d)
        return load

    def citizens(self, d: int) -> int:
        """Citizens in a district, revealed traitors not counted (GM-2.7)."""
        here = self.people[d]
        return (here & ~(self.face[self.tables.traitor] & ~self.unknown & ~self.known)).bit_count()

    def put_citizen(self, token: int, d: int) -> None:
        self.people[d] |= 1 << token

    def take_citizen(self, token: int, d: int) -> None:
        self.people[d] &= ~(1 << token)

    def turn_down(self, token: int) -> None:
        """Nobody knows the citizen (any more)."""
        self.unknown |= 1 << token

    def learn(self, tokens: int) -> None:
        """The heroes know these citizens, the Machine does not."""
        self.unknown &= ~tokens
        self.known |= tokens

    def turn_up(self, tokens: int) -> None:
        """Everybody knows these citizens."""
        self.unknown &= ~tokens
        self.known &= ~tokens

    def crowd(self, d: int) -> int:
        """Citizens minus guards: what the Central Square is worth (GM-12.12)."""
        return self.citizens(d) - self.working[d]

    # GM-3.17: every token takes one slot, whichever
    def free_citizen_slot(self, d: int) -> bool:
        return self.people[d].bit_count() < self.tables.citizen_slots[d]

    def free_guard_slot(self, d: int) -> bool:
        return self.working[d] + self.broken[d] < self.tables.guard_slots[d]

    def guard_room(self) -> int:
        """The districts with a free guard slot."""
        working, broken, slots = self.working, self.broken, self.tables.guard_slots
        mask = 0
        for d in range(DISTRICTS):
            if working[d] + broken[d] < slots[d]:
                mask |= 1 << d
        return mask

    def citizen_room(self) -> int:
        """The districts with a free citizen slot."""
        people, slots = self.people, self.tables.citizen_slots
        mask = 0
        for d in range(DISTRICTS):
            if people[d].bit_count() < slots[d]:
                mask |= 1 << d
        return mask

    def arrested(self) -> int:
        """The tokens out of the city."""
        mask = self.tables.all_tokens
        for here in self.people:
            mask &= ~here
        return mask

    # GM-13.4
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

    # GM-13.1: a token is in the city or arrested
    def district_of(self, token: int) -> int:
        """Where a citizen is; -1: arrested."""
        for d, here in enumerate(self.people):
            if here >> token & 1:
                return d
        return -1

    # GM-30.13
    def supply(self) -> int:
        """Reinforcement guards not in the city."""
        total: int = self.tables.reinforcements
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

    # GM-2.12: whatever is known of them; GM-15.7: at the riot stage all but traitors
    def active_faces(self, bonus: int = 0) -> int:
        """All tokens of the kinds that are active now (GM-2.11 to GM-2.13)."""
        stage = self.discontent // 3 + bonus
        if stage > 5:
            stage = 5
        mask = 0
        face = self.face
        for kind in self.tables.active_kinds[stage]:
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

    def leader_seat(self) -> int:
        """Who decides for the heroes together: the lowest initiative (GM-5.5)."""
        return self.owners[0] if self.owners else self.hero_seats()[0]

    def heroes_must_agree(self) -> bool:
        """Whether common decisions are proposed and confirmed; before rules 2 one seat made them."""
        return self.config.value("common_decisions", "one") == "agreed"

    def hero_seats(self) -> tuple[int, ...]:
        """The seats that play heroes."""
        return tuple([seat for seat in range(self.seats) if seat != self.machine])

    def is_hero_side(self, seat: int | None) -> bool:
        return self.automa or (seat is not None and seat != self.machine)

    def max_trust(self, hero: int) -> int:
        return self.tables.max_trust[self.heroes[hero]]

    def heroes_in(self, d: int) -> list[int]:
        at = self.at
        return [h for h in (0, 1, 2) if at[h] == d]

    def undetained(self, hero: int) -> bool:
        return not self.detained >> hero & 1

    def note_card(self, hero: int) -> None:
        """What the card a hero has chosen is for the facts of the round (GM-50.12)."""
        card = self.chosen[hero]
        if card == self.began[hero]:
            self.facts |= FACT["chose_start_district"]
        if self.tables.special >> card & 1:
            self.facts |= FACT["chose_special_card"]

    def surely_seized(self, hero: int) -> int:
        """The access cards of a hero that everybody can tell to be seized (GM-70.7)."""
        if not self.belief:
            return self.seized[hero]
        surely = EVERYWHERE
        for cards in self.belief[hero]:
            surely &= cards
        return surely

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

    def may_riot_in(self, d: int) -> bool:
        """No riot token lies here, and with missions the heroes hold one (GM-14.1, GM-35.15)."""
        return not self.riots >> d & 1 and (not self.automa or self.riot_permits > 0)

    # -- free actions: an access card may be chosen again while others still think (GM-7.6) ----------

    def free_options(self, seat: int) -> list[Action]:
        step = self.stack[-1] if self.stack else None
        return step.taken_back(self, seat) if isinstance(step, OpenChoice) else []

    def refuse_free(self, seat: int, action: Action) -> Refusal | None:
        if self.phase != ACCESS:
            return refuse("access-phase-over", "GM-7.6")
        if action in self.free_options(seat):
            return None
        return refuse("nothing-to-rethink", "GM-7.6", hero=self.tables.hero_ids[action.args[0]])

    def do_free(self, seat: int, action: Action) -> None:
        hero = self.heroes.index(action.args[0])
        self.hand[hero] |= 1 << self.chosen[hero]
        self.chosen[hero] = -1
        self.emit("access-rethought", "GM-7.6", hero=self.hero_id(hero))

    # -- the end ---------------------------------------------------------------------------------

    def finish(self, reason: str, rule: str, *, heroes_win: bool) -> None:
        """One side has won (GM-16)."""
        winners = self.hero_seats() if heroes_win else () if self.automa else (self.machine,)
        self.emit("game-over", rule, side="heroes" if heroes_win else "machine", why=reason)
        self.end(Outcome(reason, rule, winners, tuple(self.scores())))

    def scores(self) -> list[int]:
        """How far each seat has come: the plan, or successes."""
        each = {True: self.plan, False: self.successes()}
        return [each[seat == self.machine] for seat in range(self.seats)]


class OpenChoice(AskMany[GreatMachineState]):
    """Choices that may be taken back as long as others still think (GM-7.6)."""

    def taken_back(self, s: GreatMachineState, seat: int) -> list[Action]:
        """The actions with which a seat takes a choice back."""
        raise NotImplementedError
