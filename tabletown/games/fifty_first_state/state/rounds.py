"""Rounds, turns and factions; the Hegemony's turns in solo play."""

from __future__ import annotations

from tabletown.core.fields import Copied, Derived, Shared
from tabletown.core.state import State
from tabletown.games.fifty_first_state.effects.goods import BLUE_DECK, RED_DECK, SHIELD, TOKENS, VP
from tabletown.games.fifty_first_state.state.layout import (
    ACTED,
    ACTIVE,
    ATTACKS,
    BANK,
    BLOCKS,
    DUE,
    ENDLESS,
    FACTION,
    FIRST,
    IDLE,
    NOTHING,
    OTHERS,
    PASSED,
    PHASE,
    REPEAT,
    ROUND,
    SIZE,
    UP,
    USED,
    WIDTH,
)
from tabletown.games.fifty_first_state.tables import Tables, tables_for


class Rounds(State):
    """What is played, and the numbers of the table; whose turn it is."""

    tables: Derived[Tables]
    solo: Derived[bool]
    players: Derived[int]  # with the Hegemony
    others: Derived[Shared[list[tuple[int, ...]]]]  # the other players in turn order, by player
    active: Derived[int] = 0  # whose turn it is in the Action phase; kept beside ``n`` for speed
    goal: Derived[int]  # points that make a round the last one
    n: Copied[list[int]]

    def begin(self) -> None:
        config = self.config
        self.tables = tables_for(config)
        self.solo = config.mode == "solo"
        self.players = 2 if self.solo else config.seats  # FFS-3.1
        self.others = OTHERS[self.players]
        self.goal = self.tables.mode(self.solo, str(config.options["expansion"])).end_vp
        self.n = [0] * SIZE

    def lay_out(self) -> None:
        """The table before the first card is dealt: the common supply, no factions (FFS-2.3, FFS-3.6, FFS-3.9, FFS-3.13)."""
        n = self.n
        for block in range(BLOCKS):
            n[block * WIDTH + FACTION] = -1
        for good in range(TOKENS):
            n[BANK + good] = self.tables.goods_limit[good] or ENDLESS
        n[UP + BLUE_DECK] = n[UP + RED_DECK] = n[REPEAT] = NOTHING

    # -- the round ----------------------------------------------------------------------------

    @property
    def phase(self) -> int:
        return self.n[PHASE]

    @property
    def round(self) -> int:
        return self.n[ROUND]

    @property
    def first(self) -> int:
        """Holder of the first player token."""
        return self.n[FIRST]

    @property
    def idle_rounds(self) -> int:
        """Rounds in a row in which nobody acted (FFS-21.13)."""
        return self.n[IDLE]

    @property
    def again(self) -> int:
        """What the active player may repeat: a ref, or ``refs`` + a faction action; -1."""
        return self.n[REPEAT]

    def in_turn_order(self) -> tuple[int, ...]:
        """The seats from the first player on, clockwise (FFS-2.15), without the Hegemony (FFS-23.8)."""
        first = self.n[FIRST]
        return (first,) if self.solo else (first, *self.others[first])

    def has_passed(self, player: int) -> bool:
        return self.n[player * WIDTH + PASSED] != 0

    def opponents(self, player: int) -> list[int]:
        """Opponents who can be the target of something: those who have not passed (FFS-2.17, FFS-19.4, FFS-26.3)."""
        n = self.n
        return [other for other in self.others[player] if not n[other * WIDTH + PASSED]]

    def last_round(self) -> bool:
        """Somebody has reached the points that make this round the last one (FFS-21.1, FFS-22.6)."""
        return max(self.n[VP : self.players * WIDTH : WIDTH]) >= self.goal

    def begin_round(self, number: int) -> None:
        self.n[ROUND] = number

    def begin_phase(self, phase: int) -> None:
        self.n[PHASE] = phase

    def make_first(self, player: int) -> None:
        self.n[FIRST] = player

    def activate(self, player: int) -> None:
        self.n[ACTIVE] = self.active = player

    def refresh(self) -> None:
        self.active = self.n[ACTIVE]
        super().refresh()

    def may_repeat(self, what: int) -> None:
        """What the active player may do once more in this turn; -1 for nothing (FFS-8.8)."""
        self.n[REPEAT] = what

    def turn_is_over(self) -> bool:
        """Nothing can be repeated and no shield be placed in this turn (FFS-8.8, FFS-8.10)."""
        n = self.n
        return n[REPEAT] < 0 and not n[n[ACTIVE] * WIDTH + SHIELD]

    def begin_action(self) -> None:
        """Somebody acts in this round (FFS-21.13), and may repeat nothing yet."""
        self.n[ACTED] = 1
        self.n[REPEAT] = NOTHING

    def end_turn(self) -> bool:
        """The turn goes to the next player clockwise who has not passed (FFS-8.3), if any is left."""
        n = self.n
        n[REPEAT] = NOTHING
        player = n[ACTIVE]
        for other in self.others[player]:
            if not n[other * WIDTH + PASSED]:
                n[ACTIVE] = self.active = other
                return True
        return not n[player * WIDTH + PASSED]  # a last remaining player goes on alone

    def count_idle(self, rounds: int = -1) -> int:
        """Rounds in a row without any action, this one included; or as many as are given."""
        n = self.n
        n[IDLE] = rounds if rounds >= 0 else 0 if n[ACTED] else n[IDLE] + 1
        return n[IDLE]

    def close_borders(self, player: int) -> None:
        """A player has passed (FFS-19.1)."""
        self.n[player * WIDTH + PASSED] = 1

    def end_round(self) -> None:
        """What is counted by the round begins anew (FFS-15.6, FFS-20.10)."""
        n = self.n
        n[ACTED] = n[ATTACKS] = n[DUE] = 0
        for player in range(self.players):
            n[player * WIDTH + USED] = n[player * WIDTH + PASSED] = 0

    # -- solo: the Hegemony's turns -------------------------------------------------------------

    @property
    def attacks(self) -> int:
        """Attacks of this round."""
        return self.n[ATTACKS]

    @property
    def pass_is_due(self) -> bool:
        """The Hegemony passes on its next turn (FFS-23.16)."""
        return self.n[DUE] != 0

    def count_attacks(self, attacks: int) -> None:
        self.n[ATTACKS] = attacks

    def make_pass_due(self, due: bool = True) -> None:
        self.n[DUE] = int(due)

    # -- factions ---------------------------------------------------------------------------------

    def faction(self, player: int) -> int:
        """The number of the faction, -1 before it is known."""
        return self.n[player * WIDTH + FACTION]

    def set_faction(self, player: int, faction: int) -> None:
        self.n[player * WIDTH + FACTION] = faction

    def has_used(self, player: int, power: int) -> bool:
        """Whether a faction action was used this round."""
        return self.n[player * WIDTH + USED] >> power & 1 != 0

    def powers_used(self, player: int) -> int:
        """The faction actions used this round, as a set of bits."""
        return self.n[player * WIDTH + USED]

    def use_power(self, player: int, power: int) -> None:
        self.n[player * WIDTH + USED] |= 1 << power
