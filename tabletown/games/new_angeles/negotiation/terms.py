"""Proposals, acts and promises: the values that lie open on the table (NA-N.4, NA-N.12, NA-N.40)."""

from __future__ import annotations

from tabletown.core.plain import Frozen

ANYBODY = -1  # a proposal to whoever accepts, a promise to everyone
SCOPES = ("decision", "deal", "turn", "round")

OPEN, KEPT, BROKEN, RELEASED, EXPIRED = "open", "kept", "broken", "released", "expired"


class Act(Frozen):
    """A condition on the decision that is pending when the proposal is accepted (NA-N.10).

    ``kind`` and ``args`` are those of content/negotiation.toml: support main 2, abstain,
    pass_counter, counter_type media, main_type any, reaction chief_gorman use, choice ..., spend 2,
    end_of_turn marco_cubrero use 3.
    """

    __slots__ = ("args", "kind")
    FIELDS = ("kind", "args")

    def __init__(self, kind: str, args: tuple[str, ...]) -> None:
        self.kind = kind
        self.args = args


class Term(Frozen):
    """What somebody promises: support 1 2, no_counter, pay 2 3, give 1 floyd_2x3a7c, free text ..."""

    __slots__ = ("args", "kind", "scope", "text")
    FIELDS = ("kind", "args", "scope", "text")

    def __init__(self, kind: str, args: tuple[str, ...], scope: str, text: str) -> None:
        self.kind = kind
        self.args = args
        self.scope = scope  # "" for kinds with a natural end
        self.text = text


class Proposal(Frozen):
    """Terms that one player offers to another, or to anybody (NA-N.4)."""

    __slots__ = (
        "accepted", "act", "as_promises", "asks", "give", "give_assets", "hidden", "id", "note",
        "pays", "promises", "reply", "scope", "sealed", "sender", "space", "take", "take_assets",
        "to", "turn", "uses",
    )  # fmt: skip
    FIELDS = (
        "id", "sender", "to", "give", "give_assets", "take", "take_assets", "act", "sealed",
        "promises", "asks", "scope", "uses", "as_promises", "pays", "reply", "note", "turn",
        "space", "accepted", "hidden",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        sender: int,
        to: int,
        give: int = 0,
        give_assets: tuple[int, ...] = (),
        take: int = 0,
        take_assets: tuple[int, ...] = (),
        act: Act | None = None,
        sealed: tuple[str, ...] = (),
        promises: tuple[Term, ...] = (),
        asks: tuple[Term, ...] = (),
        scope: str = "",
        uses: int = 1,
        as_promises: bool = False,
        pays: int = 0,
        reply: int = 0,
        note: str = "",
        turn: int = 0,
        space: int = 0,
        accepted: int = 0,
        hidden: int = 0,
    ) -> None:
        self.id = id
        self.sender = sender
        self.to = to
        self.give = give
        self.give_assets = give_assets
        self.take = take
        self.take_assets = take_assets
        self.act = act
        self.sealed = sealed  # the proposer's own move, if the act is the proposer's (NA-N.14)
        self.promises = promises  # of the proposer
        self.asks = asks  # promises of the other party
        self.scope = scope
        self.uses = uses
        self.as_promises = as_promises  # NA-N.31
        self.pays = pays  # the promise under whose id capital moves
        self.reply = reply
        self.note = note
        self.turn = turn
        self.space = space
        self.accepted = accepted  # seats that accepted it
        self.hidden = hidden  # seats that rejected a proposal to anybody

    @property
    def binding(self) -> bool:
        """Everything is carried out at once and completely (NA-N.30)."""
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

    __slots__ = ("done", "id", "promisee", "promiser", "space", "status", "term", "turn")
    FIELDS = ("id", "promiser", "promisee", "term", "status", "done", "turn", "space")

    def __init__(
        self,
        id: int,
        promiser: int,
        promisee: int,
        term: Term,
        status: str,
        done: int,
        turn: int,
        space: int,
    ) -> None:
        self.id = id
        self.promiser = promiser
        self.promisee = promisee
        self.term = term
        self.status = status
        self.done = done  # capital paid under it; 1 once a promised asset was owned
        self.turn = turn
        self.space = space
