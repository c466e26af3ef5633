"""The promise book: promises are recorded and judged, never enforced (NA-N.40 to NA-N.44)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletown.games.new_angeles.negotiation.terms import (
    BROKEN,
    EXPIRED,
    KEPT,
    OPEN,
    PARTS,
    RELEASED,
    Promise,
    Term,
)
from tabletown.games.new_angeles.state import NO_CARD, NewAngelesState, laid_by
from tabletown.games.new_angeles.state.layout import NOBODY


def enter(s: NewAngelesState, promiser: int, promisee: int, term: Term) -> int:
    """A new promise; returns its id (NA-N.41, NA-I.26)."""
    id = s.next_id
    s.next_id += 1
    owned = int(term.kind == "give" and asset_number(s, term) in s.owned[promiser])
    s.book += (Promise(id, promiser, promisee, term, OPEN, owned, s.turn, s.space),)
    key = "promised" if promisee >= 0 else "promised-to-all"
    s.emit(key, "NA-N.40", seat=promiser, promise=id, **term_args(term, promisee))
    return id


def term_args(term: Term, to: int) -> dict[str, Any]:
    """A promise as arguments of an event: ``what`` is its kind, the others are its parts."""
    found: dict[str, Any] = {"what": term.kind}
    if to >= 0:
        found["to_seat"] = to
    for part, word in zip(PARTS[term.kind], term.args, strict=True):
        if part == "seat":
            found["player_seat"] = int(word)
        else:
            found[part] = int(word) if part == "count" else word
    if term.scope:
        found["scope"] = term.scope
    if term.text:
        found["text"] = term.text
    return found


def find(s: NewAngelesState, id: int) -> Promise | None:
    return next((promise for promise in s.book if promise.id == id), None)


def settle(s: NewAngelesState, promise: Promise, status: str) -> None:
    """A promise is judged."""
    change(s, promise.replaced(status=status))
    args = term_args(promise.term, promise.promisee)
    s.emit(
        "promise-judged", "NA-N.42",
        promise=promise.id, seat=promise.promiser, status=status, **args,
    )  # fmt: skip


def change(s: NewAngelesState, changed: Promise) -> None:
    s.book = tuple([changed if p.id == changed.id else p for p in s.book])


def open_promises(s: NewAngelesState, kind: str, promiser: int = NOBODY) -> list[Promise]:
    """Promises of a kind that are still to be judged; those of one player, or everybody's."""
    found = [p for p in s.book if p.status == OPEN and p.term.kind == kind]
    return found if promiser == NOBODY else [p for p in found if p.promiser == promiser]


def record_of(s: NewAngelesState, seat: int) -> tuple[int, int]:
    """How many promises a player has kept and broken (NA-N.43)."""
    mine = [p.status for p in s.book if p.promiser == seat]
    return mine.count(KEPT), mine.count(BROKEN)


def asset_number(s: NewAngelesState, term: Term) -> int:
    return s.tables.asset_ids.index(term.args[1])


# -- what the game tells the book -----------------------------------------------------------------


def main_offered(s: NewAngelesState, seat: int, card: int) -> None:
    """promise_action_type: judged at the promiser's next main offer."""
    word = s.tables.type_words[card]
    for promise in open_promises(s, "type", seat):
        settle(s, promise, KEPT if promise.term.args[0] == word else BROKEN)


def countered(s: NewAngelesState, seat: int) -> None:
    """promise_no_counter: broken at once by a counteroffer."""
    for promise in open_promises(s, "no_counter", seat):
        settle(s, promise, BROKEN)


def targeted(s: NewAngelesState, by: int, victim: int) -> None:
    """promise_no_target: broken when an asset is used against that player."""
    if not s.book or s.touched != NO_CARD or by == victim:
        return
    for promise in open_promises(s, "no_target", by):
        if int(promise.term.args[0]) == victim:
            settle(s, promise, BROKEN)


def asset_given(s: NewAngelesState, asset: int, giver: int, receiver: int) -> None:
    """promise_give_asset: kept on transfer; whoever gets the asset has owned it."""
    for promise in open_promises(s, "give"):
        if asset_number(s, promise.term) != asset:
            continue
        if promise.promiser == giver and int(promise.term.args[0]) == receiver:
            settle(s, promise, KEPT)
        elif promise.promiser == receiver:
            change(s, promise.replaced(done=1))


def capital_paid(s: NewAngelesState, id: int, giver: int, receiver: int, amount: int) -> None:
    """promise_pay: trades under the promise's id add up."""
    promise = find(s, id)
    if promise is None or promise.status != OPEN or promise.term.kind != "pay":
        return
    if promise.promiser != giver or int(promise.term.args[0]) != receiver:
        return
    paid = promise.done + amount
    change(s, promise.replaced(done=paid))
    if paid >= int(promise.term.args[1]):
        settle(s, promise.replaced(done=paid), KEPT)


def support_by(s: NewAngelesState, seat: int, player: int) -> int:
    """How many cards of ``seat`` lie beside offers of ``player``."""
    cards = 0
    if player == s.active:
        cards += sum([laid_by(code) == seat for code in s.support_main])
    if player == s.countering():
        cards += sum([laid_by(code) == seat for code in s.support_counter])
    return cards


def deal_ended(s: NewAngelesState) -> None:
    """Promises about support are judged while the cards still lie there."""
    for promise in open_promises(s, "support"):
        player, least = int(promise.term.args[0]), int(promise.term.args[1])
        proposers = (s.active, s.countering())
        offers = player in proposers and (s.main != NOBODY or player == proposers[1])
        if promise.promiser in proposers or not offers:
            settle(s, promise, RELEASED)
        else:
            cards = support_by(s, promise.promiser, player)
            settle(s, promise, KEPT if cards >= least else BROKEN)
    for promise in open_promises(s, "no_support"):
        cards = support_by(s, promise.promiser, int(promise.term.args[0]))
        settle(s, promise, BROKEN if cards else KEPT)
    scope_ended(s, "deal")


def scope_ended(s: NewAngelesState, scope: str) -> None:
    """The scope of some promises is over: a deal, a turn (the token is passed) or a round."""
    for promise in s.book:
        if promise.status == OPEN and promise.term.scope == scope:
            settle(s, promise, AT_SCOPE_END[promise.term.kind](s, promise))


def give_in_time(s: NewAngelesState, promise: Promise) -> str:
    """Released if the promiser does not own it (any more)."""
    return BROKEN if asset_number(s, promise.term) in s.owned[promise.promiser] else RELEASED


AT_SCOPE_END: dict[str, Callable[[NewAngelesState, Promise], str]] = {
    "no_counter": lambda s, promise: KEPT,
    "no_target": lambda s, promise: KEPT,
    "pay": lambda s, promise: BROKEN,  # one that was paid in full is no longer open
    "give": give_in_time,
    "free": lambda s, promise: EXPIRED,
}
