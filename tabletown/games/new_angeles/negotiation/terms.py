"""Proposals, acts and promises: the values that lie open on the table (NA-N.4, NA-N.12, NA-N.40)."""

from __future__ import annotations

from tabletown.core.plain import Frozen

ANYBODY = -1  # a proposal to whoever accepts, a promise to everyone
SCOPES = ("decision", "deal", "turn", "round")

OPEN, KEPT, BROKEN, RELEASED, EXPIRED = "open", "kept", "broken", "released", "expired"


PARTS = {  # what a promise names, by its kind
    "support": ("seat", "count"), "no_support": ("seat",), "no_counter": (), "pay": ("seat", "count"),
    "give": ("seat", "asset"), "no_target": ("seat",), "type": ("type",), "free": (),
}  # fmt: skip


class Act(Frozen):
    """A condition on the decision that is pending when the proposal is accepted (NA-N.10).

    ``kind`` and ``args`` are those of content/negotiation.toml: support main 2, abstain,
    pass_counter, counter_type media, main_type any, reaction chief_gorman use, choice ..., spend 2,
    end_of_turn marco_cubrero use 3.
    """

    kind: str
    args: tuple[str, ...]


class Term(Frozen):
    """What somebody promises: support 1 2, no_counter, pay 2 3, give 1 floyd_2x3a7c, free text ..."""

    kind: str
    args: tuple[str, ...]
    scope: str  # "" for kinds with a natural end
    text: str


class Proposal(Frozen):
    """Terms that one player offers to another, or to anybody (NA-N.4)."""

    id: int
    sender: int
    to: int
    give: int = 0
    give_assets: tuple[int, ...] = ()
    take: int = 0
    take_assets: tuple[int, ...] = ()
    act: Act | None = None
    sealed: tuple[str, ...] = ()  # the proposer's own move, if the act is the proposer's (NA-N.14)
    promises: tuple[Term, ...] = ()  # of the proposer
    asks: tuple[Term, ...] = ()  # promises of the other party
    scope: str = ""
    uses: int = 1
    as_promises: bool = False  # NA-N.31
    pays: int = 0  # the promise under whose id capital moves
    reply: int = 0
    note: str = ""
    turn: int = 0
    space: int = 0
    accepted: int = 0  # seats that accepted it
    hidden: int = 0  # seats that rejected a proposal to anybody

    @property
    def binding(self) -> bool:
        """Everything is carried out at once and completely (NA-N.30, NA-14.2, NA-14.3)."""
        return not self.promises and not self.asks and not self.as_promises

    @property
    def trades(self) -> bool:
        """Whether capital or assets change hands."""
        return bool(
            not self.as_promises
            and (self.give or self.take or self.give_assets or self.take_assets)
        )


class Promise(Frozen):
    """An entry of the promise book (NA-N.40)."""

    id: int
    promiser: int
    promisee: int
    term: Term
    status: str
    done: int  # capital paid under it; 1 once a promised asset was owned
    turn: int
    space: int
