"""Use an action location (FFS-14) or a faction action (FFS-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import gain
from tabletown.games.fifty_first_state.products import ChooseGoods
from tabletown.games.fifty_first_state.rules.paying import (
    can_pay,
    covers,
    has_cards,
    settle,
)
from tabletown.games.fifty_first_state.state import NOTHING, StateOfFifty
from tabletown.games.fifty_first_state.targets import has_target
from tabletown.games.fifty_first_state.terms import AMMO, WORKER
from tabletown.games.fifty_first_state.verbs import resolve

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.tables import Clause


# -- action locations ----------------------------------------------------------------------------


def use_options(s: StateOfFifty, player: int, tokens: list[int], found: list[Action]) -> None:
    """Own locations and actions of the board with a use left, a payable cost and a target.

    FFS-14.1, FFS-14.2, FFS-15.1, FFS-15.2.
    """
    workers, ammo = tokens[WORKER], tokens[AMMO]
    for _, plain, need_workers, resource, need, clause, action in s.actions_left(player):
        if (
            workers >= need_workers
            and tokens[resource] + ammo >= need
            and (
                plain
                or (
                    has_cards(s, player, clause.cost)
                    and covers(tokens, clause.cost)
                    and has_target(s, player, action.args[0], clause)
                )
            )
        ):
            found.append(action)


def can_use(s: StateOfFifty, player: int, ref: int) -> bool:
    """Whether one own location can be used now."""
    clause = s.t.action[s.t.kind[ref]]
    return (
        clause is not None
        and s.has_use_left(player, ref, clause.uses)
        and can_pay(s, player, clause.cost)
        and has_target(s, player, ref, clause)
    )


def do_use(s: StateOfFifty, player: int, action: Action) -> None:
    ref = action.args[0]
    clause = s.t.action[s.t.kind[ref]]
    if clause is None:
        return
    s.may_repeat(ref if clause.uses > 1 else NOTHING)  # FFS-8.8
    settle(s, player, clause.cost, Use(player, ref))


class Use(Step):
    """A use marker, then the effect (FFS-14.4, FFS-14.1)."""

    __slots__ = ("player", "ref")
    FIELDS = ("player", "ref")
    rule = "FFS-14.1"

    def __init__(self, player: int, ref: int) -> None:
        self.player = player
        self.ref = ref

    def run(self, s: StateOfFifty) -> None:
        player, ref, t = self.player, self.ref, s.t
        s.mark_used(player, ref)
        if s.log is not None:
            s.emit("used", "FFS-14.1", seat=player, location=t.place_words.word(ref))
        clause = t.action[t.kind[ref]]
        if clause is not None:
            resolve(s, player, ref, clause, "use")


# -- faction actions -----------------------------------------------------------------------------


def faction_clause(s: StateOfFifty, player: int, number: int) -> Clause | None:
    return s.t.faction_clauses[s.faction(player)].get(number)


def do_faction(s: StateOfFifty, player: int, action: Action) -> None:
    number = action.args[0]
    clause = faction_clause(s, player, number)
    if clause is None:
        return
    s.may_repeat(s.t.refs + number if clause.uses < 0 else NOTHING)  # FFS-8.8
    settle(s, player, clause.cost, UseFaction(player, number))


class UseFaction(Step):
    """The board gives its goods (FFS-15.1)."""

    __slots__ = ("number", "player")
    FIELDS = ("player", "number")
    rule = "FFS-15.1"

    def __init__(self, player: int, number: int) -> None:
        self.player = player
        self.number = number

    def run(self, s: StateOfFifty) -> None:
        player = self.player
        clause = faction_clause(s, player, self.number)
        if clause is None:
            return
        if clause.uses > 0:
            s.use_power(player, self.number)
        if s.log is not None:
            word = s.t.power_words.word(self.number)
            s.emit("used-faction", "FFS-15.1", seat=player, power=word)
        if clause.verb == terms.GAIN_ONE_OF:
            s.then(ChooseGoods(player, clause.id, "faction", -1))
        else:
            gain(s, player, clause.bag, "faction")
