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
from tabletown.games.fifty_first_state.state import (
    FACTION,
    REF,
    REPEAT,
    RUIN,
    TWINS,
    USE,
    USED,
    USES,
    WIDTH,
    StateOfFifty,
)
from tabletown.games.fifty_first_state.targets import distinct, has_target
from tabletown.games.fifty_first_state.terms import AMMO, WORKER
from tabletown.games.fifty_first_state.verbs import resolve

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.tables import Clause


# -- action locations ----------------------------------------------------------------------------


def use_options(s: StateOfFifty, player: int, tokens: list[int], found: list[Action]) -> None:
    """Own action locations with a use left, a payable cost and a target (FFS-14.1, FFS-14.2)."""
    rows = s.t.use_at
    workers, ammo = tokens[WORKER], tokens[AMMO]
    for loc in distinct(s, player) if s.n[player * WIDTH + TWINS] else s.lands[player]:
        row = rows[loc & REF]
        if row is None or loc & RUIN:
            continue
        uses, plain, need_workers, resource, need, clause, action = row
        if (
            workers >= need_workers
            and tokens[resource] + ammo >= need
            and (loc & USES) < uses * USE
            and (
                plain
                or (
                    has_cards(s, player, clause.cost)
                    and covers(tokens, 0, clause.cost)
                    and has_target(s, player, loc & REF, clause)
                )
            )
        ):
            found.append(action)


def can_use(s: StateOfFifty, player: int, ref: int) -> bool:
    """Whether one own location can be used now."""
    loc = s.find(player, ref)
    clause = s.t.action[s.t.kind[ref]]
    return (
        clause is not None
        and loc >= 0
        and not loc & RUIN
        and (loc & USES) < clause.uses * USE
        and can_pay(s, player, clause.cost)
        and has_target(s, player, ref, clause)
    )


def do_use(s: StateOfFifty, player: int, action: Action) -> None:
    ref = action.args[0]
    clause = s.t.action[s.t.kind[ref]]
    if clause is None:
        return
    s.n[REPEAT] = ref if clause.uses > 1 else -1  # FFS-8.8
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
        loc = s.find(player, ref)
        s.change(player, loc, loc + USE)
        if s.log is not None:
            s.emit("used", "FFS-14.1", seat=player, location=t.place_words.word(ref))
        clause = t.action[t.kind[ref]]
        if clause is not None:
            resolve(s, player, ref, clause, "use")


# -- faction actions -----------------------------------------------------------------------------


def faction_clause(s: StateOfFifty, player: int, number: int) -> Clause | None:
    return s.t.faction_clauses[s.n[player * WIDTH + FACTION]].get(number)


def faction_options(s: StateOfFifty, player: int, tokens: list[int], found: list[Action]) -> None:
    """Contact actions once per round each, recruit without limit (FFS-15.1, FFS-15.2)."""
    n, b = s.n, player * WIDTH
    used = n[b + USED]
    workers, ammo = tokens[WORKER], tokens[AMMO]
    for bit, plain, need_workers, resource, need, cost, action in s.t.faction_prices[
        n[b + FACTION]
    ]:
        if (
            workers >= need_workers
            and tokens[resource] + ammo >= need
            and not used & bit
            and (plain or (has_cards(s, player, cost) and covers(tokens, 0, cost)))
        ):
            found.append(action)


def do_faction(s: StateOfFifty, player: int, action: Action) -> None:
    number = action.args[0]
    clause = faction_clause(s, player, number)
    if clause is None:
        return
    s.n[REPEAT] = s.t.refs + number if clause.uses < 0 else -1  # FFS-8.8
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
            s.n[player * WIDTH + USED] |= 1 << self.number
        if s.log is not None:
            word = s.t.power_words.word(self.number)
            s.emit("used-faction", "FFS-15.1", seat=player, power=word)
        if clause.verb == terms.GAIN_ONE_OF:
            s.then(ChooseGoods(player, clause.id, "faction", -1))
        else:
            gain(s, player, clause.bag, "faction")
