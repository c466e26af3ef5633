"""Send a worker to an open production (FFS-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import gain
from tabletown.games.fifty_first_state.products import produce_from
from tabletown.games.fifty_first_state.rules.paying import settle
from tabletown.games.fifty_first_state.state import HEGEMONY, StateOfFifty
from tabletown.games.fifty_first_state.targets import (
    owner_and_ref,
    owner_args,
    owner_key,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action

ONE_WORKER: terms.BagItems = ((terms.WORKER, 1),)


def visit_options(s: StateOfFifty, player: int, found: list[Action]) -> None:
    """Open productions of opponents who have not passed, not visited yet (FFS-16.1, FFS-16.3)."""
    t = s.t
    for other, ref in s.doors_to(player):
        found.append(t.visit_hegemony[ref] if s.solo else t.visit[other * t.refs + ref])


def do_visit(s: StateOfFifty, player: int, action: Action) -> None:
    owner, ref = owner_and_ref(s, action)
    settle(s, player, s.t.one_worker, Visit(player, owner, ref))


class Visit(Step):
    """The sender gains the product, then the owner a worker (FFS-16.2)."""

    __slots__ = ("owner", "player", "ref")
    FIELDS = ("player", "owner", "ref")
    rule = "FFS-16.1"

    def __init__(self, player: int, owner: int, ref: int) -> None:
        self.player = player
        self.owner = owner
        self.ref = ref

    def run(self, s: StateOfFifty) -> None:
        s.mark_visited(self.owner, self.ref)
        if s.log is not None:
            s.emit(
                owner_key(s, "visited"), "FFS-16.1",
                seat=self.player, location=s.t.place_words.word(self.ref),
                **owner_args(s, self.owner),
            )  # fmt: skip
        s.then(Host(self.owner))
        produce_from(s, self.player, self.owner, self.ref, "visit")


class Host(Step):
    """The owner gains a worker; the Hegemony scores a point instead (FFS-16.2, FFS-23.30)."""

    __slots__ = ("owner",)
    FIELDS = ("owner",)
    rule = "FFS-16.2"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def run(self, s: StateOfFifty) -> None:
        if s.solo and self.owner == HEGEMONY:
            points = s.t.solo["hegemony_open_production_vp"]
            s.score(HEGEMONY, points)
            s.emit("hegemony-scored", "FFS-23.30", amount=points)
        else:
            gain(s, self.owner, ONE_WORKER, "host")
