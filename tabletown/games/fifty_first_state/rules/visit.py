"""Send a worker to an open production (FFS-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import gain
from tabletown.games.fifty_first_state.products import produce_from
from tabletown.games.fifty_first_state.rules.paying import settle
from tabletown.games.fifty_first_state.state import (
    HEGEMONY,
    OPEN,
    PASSED,
    REF,
    RUIN,
    TWINS,
    VISITED,
    WIDTH,
    StateOfFifty,
)
from tabletown.games.fifty_first_state.targets import (
    distinct,
    owner_and_ref,
    owner_args,
    owner_key,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action

SHUT = RUIN | VISITED
ONE_WORKER: terms.BagItems = ((terms.WORKER, 1),)


def visit_options(s: StateOfFifty, player: int, found: list[Action]) -> None:
    """Open productions of opponents who have not passed, not visited yet (FFS-16.1, FFS-16.3)."""
    n = s.n
    for other in s.others[player]:
        b = other * WIDTH
        if n[b + PASSED] or not n[b + OPEN]:
            continue
        t = s.t
        is_open = t.open_at
        table = t.visit_hegemony if s.solo else t.visit
        base = 0 if s.solo else other * t.refs
        for loc in distinct(s, other) if n[b + TWINS] else s.lands[other]:
            ref = loc & REF
            if is_open[ref] and not loc & SHUT:
                found.append(table[base + ref])


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
        loc = s.find(self.owner, self.ref)
        s.change(self.owner, loc, loc | VISITED)
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
            s.n[HEGEMONY * WIDTH + terms.VP] += points
            s.emit("hegemony-scored", "FFS-23.30", amount=points)
        else:
            gain(s, self.owner, ONE_WORKER, "host")
