"""Use an action location (FFS-14) or a faction action (FFS-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.rules.paying import (
    can_pay,
    covers,
    has_cards,
    missing,
    settle,
)
from tabletown.games.fifty_first_state.state import NOTHING, FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.clause import Clause


# -- action locations ----------------------------------------------------------------------------


def use_options(s: FiftyFirstState, player: int, tokens: list[int], found: list[Action]) -> None:
    """Own locations and actions of the board with a use left, a payable cost and a target.

    FFS-8.9, FFS-14.1, FFS-14.2, FFS-15.1, FFS-15.2, FFS-15.4.
    """
    for row in s.actions_within(player, tokens):
        clause = row.clause
        if row.plain or (
            has_cards(s, player, clause.cost)
            and covers(tokens, clause.cost)
            and (
                not clause.targeted
                or clause.possible(s, (player, player, row.action.args[0], "use"))
            )
        ):
            found.append(row.action)


def can_use(s: FiftyFirstState, player: int, ref: int) -> bool:
    """Whether one own location can be used now."""
    clause = s.tables.action[s.tables.kind[ref]]
    return (
        clause is not None
        and s.has_use_left(player, ref, clause.uses)
        and can_pay(s, player, clause.cost)
        and clause.possible(s, (player, player, ref, "use"))
    )


def check_use(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    ref = args[0]
    name = s.location_name(ref)
    if not s.is_in_state(player, ref):
        return refuse("not-in-your-state", "FFS-14.5", location=name)
    place = s.place(player, ref)
    if place.ruin:
        return refuse("is-a-ruin", "FFS-14.1", location=name)
    clause = s.tables.action[s.tables.kind[ref]]
    if clause is None:
        return refuse("is-no-action", "FFS-14.1", location=name)
    if place.used >= clause.uses:
        return refuse("used-up", "FFS-14.2", location=name, uses=clause.uses)
    lacking = missing(s, player, clause.cost)
    if lacking is not None:
        return lacking
    return clause.why_not(s, (player, player, ref, "use"))


def do_use(s: FiftyFirstState, player: int, action: Action) -> None:
    ref = action.args[0]
    clause = s.tables.action[s.tables.kind[ref]]
    if clause is None:
        return
    s.may_repeat(ref if clause.uses > 1 else NOTHING)  # FFS-8.8
    settle(s, player, clause.cost, Use(player, ref))


class Use(Step[FiftyFirstState]):
    """A use marker, then the effect (FFS-14.4, FFS-14.1)."""

    player: int
    ref: int
    rule = "FFS-14.1"

    def run(self, s: FiftyFirstState) -> None:
        player, ref, t = self.player, self.ref, s.tables
        s.mark_used(player, ref)
        if s.log is not None:
            s.emit("used", "FFS-14.1", seat=player, location=t.place_words.word(ref))
        clause = t.action[t.kind[ref]]
        if clause is not None:
            clause.run(s, (player, player, ref, "use"))


# -- faction actions -----------------------------------------------------------------------------


def faction_clause(s: FiftyFirstState, player: int, number: int) -> Clause | None:
    return s.tables.faction_clauses[s.faction(player)].get(number)


def check_faction(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    number = args[0]
    word = s.tables.power_words.word(number)
    clause = faction_clause(s, player, number)
    if clause is None:
        return refuse("not-on-your-board", "FFS-15.5", power=word)
    if s.has_used(player, number):
        return refuse("faction-action-used", "FFS-15.1", power=word)
    return missing(s, player, clause.cost)


def do_faction(s: FiftyFirstState, player: int, action: Action) -> None:
    number = action.args[0]
    clause = s.tables.faction_clauses[s.faction(player)][number]
    s.may_repeat(s.tables.refs + number if clause.uses < 0 else NOTHING)  # FFS-8.8
    settle(s, player, clause.cost, UseFaction(player, number))


class UseFaction(Step[FiftyFirstState]):
    """The board gives its goods (FFS-15.1)."""

    player: int
    number: int
    rule = "FFS-15.1"

    def run(self, s: FiftyFirstState) -> None:
        player = self.player
        clause = s.tables.faction_clauses[s.faction(player)][self.number]
        if clause.uses > 0:
            s.use_power(player, self.number)
        if s.log is not None:
            word = s.tables.power_words.word(self.number)
            s.emit("used-faction", "FFS-15.1", seat=player, power=word)
        clause.run(s, (player, player, -1, "faction"))
