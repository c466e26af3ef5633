"""The tokens of the automa's missions (GM-38, GM-39): where they are, and what moves them.

They are stored as one list of numbers, which is never changed in place, only replaced: copies of
a state share it. Nobody outside this module knows the places in the list or the codes in them.
"""

from __future__ import annotations

from typing import Final

from tabletown.games.great_machine.state.layout import DISTRICTS, NOWHERE, Layout

# Places in ``pieces``.
HERO_TOKEN: Final = 0  # 3: HOME, GONE, a district, ON_CITIZEN + token, HELD + hero
SERVANT_TOKEN: Final = 3  # 3: HOME (box), a district, HELD + hero
DRONE: Final = 6  # 3: a district or HOME
DRONE_SIDE: Final = 9  # 0 trust, 1 attack die
DATA: Final = 10  # the citizen that bears the data token, or HOME
DATA_FRESH: Final = 11  # 1 during the turn in which it was attached
CORES_TAKEN: Final = 12
CONTROL: Final = 13
COMMAND_POST: Final = 14
AMBUSH: Final = 15
REMOTE_ACCESS: Final = 16
UNDERGROUND: Final = 17
HERO_BONDS: Final = 18  # 3
TRUST_ON: Final = 21  # 9: trust lying in a district
BONDS_ON: Final = 30  # 9: bonds lying in a district
ASLEEP_UNTIL: Final = 39  # 3: the round at whose end a deactivated servant wakes; 0: active
PERMITS: Final = 42  # riot tokens held by the heroes
SKIP_EVENT: Final = 43  # 1: a round without a city event may still be declared
LEADER: Final = 44  # the hero who leads the resistance, or HOME
MISSION: Final = 45  # 3: the missions A, B, C, or HOME
IN_PLAY: Final = 48  # bits of A, B, C
REACHED: Final = 49
BASE: Final = 50  # 3: the common districts chosen for Rise of the Resistance
CORE: Final = 53  # 9: working guards with a core in a district
INSPIRED: Final = 62  # opposition taken off the riot being resolved
GOAL_AT: Final = 63  # the district where the goal being rewarded was reached
HOME, GONE, ON_CITIZEN, HELD = NOWHERE, -2, 100, 200
NO_PIECES: Final = (
    [HOME] * 9 + [0, HOME, 0, 0, 0] + [HOME] * 4 + [0] * 24 + [0, 0, HOME] + [HOME] * 3
    + [0, 0] + [HOME] * 3 + [0] * 9 + [0, HOME]
)  # fmt: skip
MISSION_NUMBERS: Final = len(NO_PIECES)
SINGLE: Final = {  # tokens of which there is one
    "command_post": COMMAND_POST,
    "ambush": AMBUSH,
    "remote_access": REMOTE_ACCESS,
    "underground": UNDERGROUND,
}
HEROES: Final = (0, 1, 2)


class MissionTokens(Layout):
    """Questions and deeds about the tokens of missions."""

    def begin(self) -> None:
        super().begin()
        self.pieces = NO_PIECES

    def put(self, place: int, number: int) -> None:
        pieces = self.pieces.copy()
        pieces[place] = number
        self.pieces = pieces

    def mission_numbers(self) -> list[int]:
        """All of it as numbers; the list is another one whenever something has changed."""
        return self.pieces

    # -- missions (GM-38) ----------------------------------------------------------------------

    def mission_at(self, place: int) -> int:
        """The mission that lies as A, B or C (0 to 2); -1: none."""
        return self.pieces[MISSION + place]

    def put_mission(self, place: int, mission: int) -> None:
        self.put(MISSION + place, mission)

    def has_missions(self) -> bool:
        return self.pieces[MISSION] >= 0

    def in_play(self, place: int) -> bool:
        return bool(self.pieces[IN_PLAY] >> place & 1)

    def enter_mission(self, place: int) -> None:
        self.put(IN_PLAY, self.pieces[IN_PLAY] | 1 << place)

    def reached(self, place: int) -> bool:
        return bool(self.pieces[REACHED] >> place & 1)

    def reach_mission(self, place: int) -> None:
        self.put(REACHED, self.pieces[REACHED] | 1 << place)

    def open_places(self) -> list[int]:
        """The places A, B, C whose mission is in play and not reached."""
        left = self.pieces[IN_PLAY] & ~self.pieces[REACHED]
        return [place for place in (0, 1, 2) if left >> place & 1] if left else []

    def any_in_play(self) -> bool:
        return self.pieces[IN_PLAY] != 0

    def goals_reached(self) -> int:
        return self.pieces[REACHED].bit_count()

    def mission_key(self) -> tuple[int, ...]:
        """Equal while the same missions are in play and reached."""
        pieces = self.pieces
        return (pieces[IN_PLAY], pieces[REACHED], *pieces[MISSION : MISSION + 3])

    @property
    def goal_district(self) -> int:
        """Where the goal that is being rewarded was reached; -1: in no district."""
        return self.pieces[GOAL_AT]

    @goal_district.setter
    def goal_district(self, d: int) -> None:
        self.put(GOAL_AT, d)

    @property
    def riot_permits(self) -> int:
        """Riot tokens held by the heroes (GM-35.15)."""
        return self.pieces[PERMITS]

    @riot_permits.setter
    def riot_permits(self, n: int) -> None:
        self.put(PERMITS, n)

    @property
    def may_skip_event(self) -> bool:
        """A round without a city event may still be declared (GM-39.12)."""
        return self.pieces[SKIP_EVENT] == 1

    @may_skip_event.setter
    def may_skip_event(self, may: bool) -> None:
        self.put(SKIP_EVENT, int(may))

    @property
    def inspired(self) -> int:
        """The opposition taken off the riot that is being resolved (GM-39.21)."""
        return self.pieces[INSPIRED]

    @inspired.setter
    def inspired(self, n: int) -> None:
        self.put(INSPIRED, n)

    # -- hero tokens -----------------------------------------------------------------------------

    def hero_token_at(self, token: int) -> int:
        """The district in which a hero token lies; -1: in none."""
        place = self.pieces[HERO_TOKEN + token]
        return place if 0 <= place < DISTRICTS else NOWHERE

    def hero_tokens_laid(self) -> list[int]:
        """The district of each hero token, -1 for those that lie in none."""
        return [self.hero_token_at(token) for token in HEROES]

    def is_home(self, token: int) -> bool:
        """The hero token lies on its own card."""
        return self.pieces[HERO_TOKEN + token] == HOME

    def tokens_home(self) -> int:
        return self.pieces[HERO_TOKEN : HERO_TOKEN + 3].count(HOME)

    def is_discarded(self, token: int) -> bool:
        return self.pieces[HERO_TOKEN + token] == GONE

    def bearer_of(self, token: int) -> int:
        """The citizen that bears a hero token; -1: none."""
        place = self.pieces[HERO_TOKEN + token]
        return place - ON_CITIZEN if ON_CITIZEN <= place < HELD else NOWHERE

    def bearers(self) -> list[int]:
        """The citizens that bear a hero token."""
        return [b for b in [self.bearer_of(token) for token in HEROES] if b >= 0]

    def bears_token(self, citizen: int) -> bool:
        """A hero token or the data token."""
        pieces = self.pieces
        on = ON_CITIZEN + citizen
        return on in pieces[HERO_TOKEN : HERO_TOKEN + 3] or pieces[DATA] == citizen

    def token_holder(self, token: int) -> int:
        """The hero whose card a hero token lies on; -1 if it lies elsewhere."""
        place = self.pieces[HERO_TOKEN + token]
        if place == HOME:
            return token
        return place - HELD if place >= HELD else NOWHERE

    def tokens_of(self, hero: int) -> list[int]:
        """The hero tokens on a hero's card."""
        return [token for token in HEROES if self.token_holder(token) == hero]

    def lay_hero_token(self, token: int, d: int) -> None:
        self.put(HERO_TOKEN + token, d)

    def give_hero_token(self, token: int, hero: int) -> None:
        """Onto a hero's card: the own one, or another."""
        self.put(HERO_TOKEN + token, HOME if token == hero else HELD + hero)

    def attach_hero_token(self, token: int, citizen: int) -> None:
        self.put(HERO_TOKEN + token, ON_CITIZEN + citizen)

    def discard_hero_token(self, token: int) -> None:
        self.put(HERO_TOKEN + token, GONE)

    @property
    def leader(self) -> int:
        """The hero who leads the resistance; -1: nobody (GM-39.49)."""
        return self.pieces[LEADER]

    @leader.setter
    def leader(self, hero: int) -> None:
        self.put(LEADER, hero)

    def leader_tokens(self, hero: int) -> list[int]:
        """The hero tokens that the leader of the resistance may still discard (GM-39.49)."""
        return self.tokens_of(hero) if self.pieces[LEADER] == hero else []

    def bases(self) -> list[int]:
        """The districts chosen for Rise of the Resistance by hero token, -1: none (GM-39.43)."""
        return self.pieces[BASE : BASE + 3]

    def choose_base(self, token: int, d: int) -> None:
        self.put(BASE + token, d)

    def clear_bases(self) -> None:
        """The districts are chosen anew; the hero tokens that lie there go home."""
        for token in range(3):
            if self.pieces[BASE + token] >= 0:
                self.put(HERO_TOKEN + token, HOME)
            self.put(BASE + token, NOWHERE)

    # -- servant tokens, drones, single tokens ---------------------------------------------------

    def servant_token_at(self, servant: int) -> int:
        """The district in which a servant's token lies; -1: in none."""
        place = self.pieces[SERVANT_TOKEN + servant]
        return place if 0 <= place < DISTRICTS else NOWHERE

    def servant_tokens_laid(self) -> list[int]:
        return [self.servant_token_at(servant) for servant in (0, 1, 2)]

    def servant_token_holder(self, servant: int) -> int:
        """The hero who holds a servant's token; -1: nobody."""
        place = self.pieces[SERVANT_TOKEN + servant]
        return place - HELD if place >= HELD else NOWHERE

    def servant_tokens_of(self, hero: int) -> int:
        return self.pieces[SERVANT_TOKEN : SERVANT_TOKEN + 3].count(HELD + hero)

    def lay_servant_token(self, servant: int, d: int) -> None:
        self.put(SERVANT_TOKEN + servant, d)

    def take_servant_token(self, servant: int, hero: int) -> None:
        self.put(SERVANT_TOKEN + servant, HELD + hero)

    def drones(self) -> list[int]:
        """The districts of the three drones, -1 for those in the box."""
        return self.pieces[DRONE : DRONE + 3]

    def drone_in(self, d: int) -> bool:
        return d in self.pieces[DRONE : DRONE + 3]

    def lay_drone(self, number: int, d: int) -> None:
        self.put(DRONE + number, d)

    @property
    def drones_attack(self) -> bool:
        """The drones lie on the side of the attack die (GM-39.37)."""
        return self.pieces[DRONE_SIDE] == 1

    @drones_attack.setter
    def drones_attack(self, attack: bool) -> None:
        self.put(DRONE_SIDE, int(attack))

    def single_token_at(self, name: str) -> int:
        """The district of a token of which there is one; -1: in none."""
        return self.pieces[SINGLE[name]]

    def lay_single_token(self, name: str, d: int) -> None:
        self.put(SINGLE[name], d)

    def remove_single_token(self, name: str) -> None:
        self.put(SINGLE[name], HOME)

    # -- data, cores, trust and bonds ---------------------------------------------------------------

    @property
    def data_bearer(self) -> int:
        """The citizen that bears the data token; -1: none (GM-39.24)."""
        return self.pieces[DATA]

    def data_just_attached(self) -> bool:
        """It was attached in this hero's turn (GM-39.25)."""
        return self.pieces[DATA_FRESH] == 1

    def attach_data(self, citizen: int) -> None:
        self.put(DATA, citizen)
        self.put(DATA_FRESH, 1)

    def settle_data(self) -> None:
        """The turn in which it was attached is over."""
        if self.pieces[DATA_FRESH]:
            self.put(DATA_FRESH, 0)

    def return_data(self) -> None:
        self.put(DATA, HOME)

    def cores_in(self, d: int) -> int:
        """Working guards with a core in a district (GM-39.29)."""
        return self.pieces[CORE + d]

    def add_cores(self, d: int, n: int) -> None:
        self.put(CORE + d, self.pieces[CORE + d] + n)

    @property
    def cores_taken(self) -> int:
        return self.pieces[CORES_TAKEN]

    @cores_taken.setter
    def cores_taken(self, n: int) -> None:
        self.put(CORES_TAKEN, n)

    @property
    def control_tokens(self) -> int:
        return self.pieces[CONTROL]

    @control_tokens.setter
    def control_tokens(self, n: int) -> None:
        self.put(CONTROL, n)

    def hero_bonds(self, hero: int) -> int:
        """Bonds that a hero carries (GM-39.40)."""
        return self.pieces[HERO_BONDS + hero]

    def put_hero_bonds(self, hero: int, n: int) -> None:
        self.put(HERO_BONDS + hero, n)

    def trust_on(self, d: int) -> int:
        """Trust lying in a district (GM-39.14)."""
        return self.pieces[TRUST_ON + d]

    def put_trust_on(self, d: int, n: int) -> None:
        self.put(TRUST_ON + d, n)

    def bonds_on(self, d: int) -> int:
        """Bonds lying in a district (GM-39.40)."""
        return self.pieces[BONDS_ON + d]

    def put_bonds_on(self, d: int, n: int) -> None:
        self.put(BONDS_ON + d, n)

    # -- deactivated servants (GM-39.3, GM-39.47) -----------------------------------------------------

    def put_to_sleep(self, servant: int, until: int) -> None:
        """A servant is switched off until the end of a round."""
        self.deactivated |= 1 << servant
        self.put(ASLEEP_UNTIL + servant, until)

    def sleepers_to_wake(self) -> list[int]:
        """The deactivated servants whose last round this is."""
        return [
            servant for servant in (0, 1, 2)
            if self.deactivated >> servant & 1 and self.pieces[ASLEEP_UNTIL + servant] <= self.round
        ]  # fmt: skip

    def wake(self, servant: int) -> None:
        self.deactivated &= ~(1 << servant)
        self.put(ASLEEP_UNTIL + servant, 0)
