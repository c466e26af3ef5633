"""Send a worker to an open production (FFS-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.copying import produce
from tabletown.games.fifty_first_state.effects.goods import HEGEMONY, WORKER, BagItems
from tabletown.games.fifty_first_state.rules.gaining import gain, hegemony_scores
from tabletown.games.fifty_first_state.rules.paying import missing, settle
from tabletown.games.fifty_first_state.rules.targets import (
    emit_against,
    opponent_place,
    target_of,
)
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action

ONE_WORKER: BagItems = ((WORKER, 1),)


def check_visit(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    owner, ref = target_of(s, args)
    wrong = opponent_place(s, player, owner, ref, "FFS-16.4")
    if wrong is not None:
        return wrong
    name = s.location_name(ref)
    if not s.tables.open[s.tables.kind[ref]]:
        return refuse("not-open", "FFS-16.1", location=name)
    if s.place(owner, ref).visited:
        return refuse("already-visited", "FFS-16.3", location=name)
    return missing(s, player, s.tables.one_worker)


def do_visit(s: FiftyFirstState, player: int, action: Action) -> None:
    owner, ref = target_of(s, action.args)
    settle(s, player, s.tables.one_worker, Visit(player, owner, ref))


class Visit(Step[FiftyFirstState]):
    """The sender gains the product, then the owner a worker (FFS-16.2, FFS-16.7)."""

    player: int
    owner: int
    ref: int
    rule = "FFS-16.1"

    def run(self, s: FiftyFirstState) -> None:
        s.mark_visited(self.owner, self.ref)
        emit_against(s, "visited", "FFS-16.1", self.player, self.owner, self.ref)
        s.then(Host(self.owner))
        produce(s, self.player, self.owner, self.ref, "visit")


class Host(Step[FiftyFirstState]):
    """The owner gains a worker; the Hegemony scores a point instead (FFS-16.2, FFS-23.30)."""

    owner: int
    rule = "FFS-16.2"

    def run(self, s: FiftyFirstState) -> None:
        if s.solo and self.owner == HEGEMONY:
            hegemony_scores(s, s.tables.solo["hegemony_open_production_vp"], "FFS-23.30")
        else:
            gain(s, self.owner, ONE_WORKER, "host")
