"""Negotiation moves: why one is refused, and what it does (NA-N.1 to NA-N.44)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles.negotiation import acts, book, life, notation
from tabletown.games.new_angeles.negotiation.limits import MOST_OPEN, MOST_PER_TURN, open_of
from tabletown.games.new_angeles.negotiation.speech import reason_in
from tabletown.games.new_angeles.negotiation.terms import (
    ANYBODY,
    BROKEN,
    KEPT,
    OPEN,
    PARTS,
    RELEASED,
    Act,
    Proposal,
    Term,
)
from tabletown.games.new_angeles.rules.assets import hand_over
from tabletown.games.new_angeles.rules.talk import WINDOWS, Talk
from tabletown.games.new_angeles.state import SETUP, NewAngelesState
from tabletown.games.new_angeles.state.layout import with_value

MOST_NUDGES = 3  # NA-N.63


def refuse_move(s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
    """Why ``seat`` may not make this negotiation move now; None if it may."""
    if s.outcome is not None:
        return refuse("game-over", "NA-N.2")
    if s.phase == SETUP:
        return refuse("no-negotiation-yet", "NA-N.2")
    refused_by, _ = MOVES[action.kind]
    return refused_by(s, seat, action)


def do_move(s: NewAngelesState, seat: int, action: Action) -> None:
    top = s.stack[-1]
    _, do = MOVES[action.kind]
    do(s, seat, action)
    if s.outcome is None:
        life.after_move(s, s.stack[-1] is top)


def find(s: NewAngelesState, id: int) -> Proposal | None:
    return next((proposal for proposal in s.proposals if proposal.id == id), None)


# -- propose --------------------------------------------------------------------------------------


def filled(s: NewAngelesState, seat: int, action: Action) -> Proposal:
    """The proposal with sender, time and default scope (NA-N.20)."""
    proposal = notation.proposal_of(action.text, s.tables)
    scope = proposal.scope
    if not scope:
        scope = "decision" if proposal.sealed else "deal" if s.dealing else "turn"
    return proposal.replaced(id=s.next_id, sender=seat, scope=scope, turn=s.turn, space=s.space)


def refuse_propose(s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
    p = filled(s, seat, action)
    return (
        refuse_parties(s, p)
        or refuse_goods(s, p)
        or refuse_terms(s, p.sender, p.promises)
        or refuse_terms(s, p.to, p.asks)
        or refuse_limits(s, p)
        or refuse_reply(s, p)
        or refuse_act(s, p)
    )


def refuse_parties(s: NewAngelesState, p: Proposal) -> Refusal | None:
    if p.to >= s.seats:
        return refuse("no-such-player", "NA-S.13", seat=p.to)
    if p.to == p.sender:
        return refuse("another-player", "NA-14.8")
    empty = not (p.give or p.take or p.give_assets or p.take_assets or p.act)
    if empty and not p.promises and not p.asks:
        return refuse("empty-proposal", "NA-N.5")
    if p.uses > (s.seats - 1 if p.to == ANYBODY else 1):
        return refuse("too-many-uses", "NA-N.8", most=s.seats - 1 if p.to == ANYBODY else 1)
    if p.scope == "deal" and not s.dealing:
        return refuse("no-deal-now", "NA-N.20")
    return None


def refuse_goods(s: NewAngelesState, p: Proposal) -> Refusal | None:
    """Assets and capital must be there at this moment (NA-N.6, NA-14.5, NA-14.6)."""
    for asset in p.give_assets:
        if asset not in s.owned[p.sender]:
            return refuse("not-your-asset", "NA-N.6", asset=s.tables.assets[asset].id)
    if p.give > s.capital[p.sender]:
        return refuse("too-little-capital", "NA-N.6", have=s.capital[p.sender], need=p.give)
    if p.to == ANYBODY:
        if p.take_assets:
            return refuse("no-assets-from-anybody", "NA-N.6")
    else:
        for asset in p.take_assets:
            if asset not in s.owned[p.to]:
                return refuse(
                    "not-their-asset", "NA-N.6", asset=s.tables.assets[asset].id, seat=p.to
                )
        if p.take > s.capital[p.to]:
            return refuse("they-have-too-little", "NA-N.6", seat=p.to, have=s.capital[p.to])
    if p.trades and life.barred(s, p):
        return refuse("barred-from-trading", "NA-A.24")
    if p.pays:
        promise = book.find(s, p.pays)
        if promise is None or promise.status != OPEN or promise.term.kind != "pay":
            return refuse("no-such-promise", "NA-N.42", promise=p.pays)
    return None


def refuse_terms(s: NewAngelesState, promiser: int, terms: tuple[Term, ...]) -> Refusal | None:
    for term in terms:
        refusal = refuse_term(s, promiser, term)
        if refusal is not None:
            return refusal
    return None


def refuse_term(s: NewAngelesState, promiser: int, term: Term) -> Refusal | None:
    """A promise must make sense: the players exist and are others, a deal is going on."""
    if "seat" in PARTS[term.kind]:
        player = int(term.args[0])
        if player >= s.seats:
            return refuse("no-such-player", "NA-S.13", seat=player)
        if player == promiser:
            return refuse("another-player", "NA-N.40")
    if (term.kind in ("support", "no_support") or term.scope == "deal") and not s.dealing:
        return refuse("no-deal-now", "NA-N.40")
    return None


def refuse_limits(s: NewAngelesState, p: Proposal) -> Refusal | None:
    replied = find(s, p.reply)
    if open_of(s, p.sender) >= MOST_OPEN and not (
        replied is not None and replied.sender == p.sender
    ):
        return refuse("too-many-open", "NA-N.23", most=MOST_OPEN)
    return refuse_another(s, p.sender)


def refuse_another(s: NewAngelesState, seat: int) -> Refusal | None:
    """One-sided promises and wishes count with the proposals, so that nobody can flood the book."""
    if s.sent[seat] >= MOST_PER_TURN:
        return refuse("too-many-this-turn", "NA-N.23", most=MOST_PER_TURN)
    return None


def refuse_reply(s: NewAngelesState, p: Proposal) -> Refusal | None:
    if not p.reply:
        return None
    replied = find(s, p.reply)
    if replied is None or replied.sender != p.to or replied.to not in (p.sender, ANYBODY):
        return refuse("nothing-to-reply-to", "NA-N.24", proposal=p.reply)
    return None


def refuse_act(s: NewAngelesState, p: Proposal) -> Refusal | None:
    """Rules: NA-N.11, NA-14.7."""
    act = p.act
    if act is None:
        return refuse("sealed-without-act", "NA-N.14") if p.sealed else None
    if act.kind in ("reaction", "end_of_turn") and len(act.args) > 2:
        if int(act.args[2]) >= s.seats:
            return refuse("no-such-player", "NA-S.13", seat=int(act.args[2]))
    if p.as_promises:
        return refuse("sealed-promise", "NA-N.31") if p.sealed else None
    if p.sealed:
        if act.kind in ("counter_type", "main_type"):
            return refuse("would-tell-your-hand", "NA-N.15")
        if p.scope != "decision":
            return refuse("sealed-for-this-decision", "NA-N.14")
        return acts.refuse_moves(s, act, p.sender, p.sealed)
    if p.to != ANYBODY:
        if not acts.still_possible(s, act, p.to, p.scope):
            return refuse("no-such-decision-coming", "NA-N.21", seat=p.to, act=act.kind)
    elif life.impossible(s, p):
        return refuse("no-such-decision-coming", "NA-N.21", act=act.kind)
    return None


def do_propose(s: NewAngelesState, seat: int, action: Action) -> None:
    p = filled(s, seat, action)
    s.next_id += 1
    count_sent(s, seat)
    if p.reply:  # NA-N.24
        replied = find(s, p.reply)
        if replied is not None:
            close(s, replied, seat, "rejected", "NA-N.24")
    s.proposals += (p,)
    tell_proposal(s, p)
    nudge(s, p)


def tell_proposal(s: NewAngelesState, p: Proposal) -> None:
    """Every term is public but the sealed move (NA-N.7)."""
    names = s.tables.asset_ids
    args: dict[str, Any] = {
        "seat": p.sender,
        "proposal": p.id,
        "binding": p.binding,
        "give": p.give,
        "give_assets": [names[a] for a in p.give_assets],
        "give_number": len(p.give_assets),
        "take": p.take,
        "take_assets": [names[a] for a in p.take_assets],
        "take_number": len(p.take_assets),
        "uses": p.uses,
        "scope": p.scope,
        "act": "none" if p.act is None else p.act.kind,
        "act_text": "" if p.act is None else notation.write_act(p.act),
        "own": int(bool(p.sealed)),
        "as_promises": int(p.as_promises),
    }
    if p.act is not None:
        args.update(act_args(p.act))
    why = reason_in(p.note)
    if p.note and not why:
        args["note"] = p.note
    if p.to == ANYBODY:
        s.emit("proposed-to-anybody", "NA-N.7", **args)
    else:
        s.emit("proposed", "NA-N.7", to_seat=p.to, **args)
    for key, terms in (("proposal-promises", p.promises), ("proposal-asks", p.asks)):
        for term in terms:
            s.emit(key, "NA-N.4", seat=p.sender, proposal=p.id, **book.term_args(term, p.to))
    if why:
        s.emit("said", "NA-N.4", seat=p.sender, why=why)


def act_args(act: Act) -> dict[str, Any]:
    """What an act is about, as arguments that have names in every language."""
    if act.kind == "support":
        return {"offer": act.args[0], "count": int(act.args[1])}
    if act.kind == "choice":
        return {"actions": list(act.args)}
    if act.kind in ("counter_type", "main_type"):
        return {"type": act.args[0]}
    if act.kind in ("reaction", "end_of_turn"):
        return {"asset": act.args[0], "how": act.args[1]}
    return {"count": int(act.args[0])} if act.kind == "spend" else {}


def count_sent(s: NewAngelesState, seat: int) -> None:
    s.sent = with_value(s.sent, seat, s.sent[seat] + 1)


def nudge(s: NewAngelesState, p: Proposal) -> None:
    """A seat that gets a new directed proposal in a window is no longer ready (NA-N.63)."""
    short = s.rules >= 2 and s.config.options["windows"] == "short"  # NA-N.64
    if isinstance(s.stack[-1], Talk) and p.to != ANYBODY:
        if s.is_ready(p.to) and s.nudges[p.sender] < (1 if short else MOST_NUDGES):
            s.nudges = with_value(s.nudges, p.sender, s.nudges[p.sender] + 1)
            s.set_ready(p.to, False)


# -- accept ---------------------------------------------------------------------------------------


def refuse_accept(s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
    """Everything is checked again before anything happens (NA-N.32)."""
    p = find(s, action.args[0])
    if p is None:
        return refuse("no-such-proposal", "NA-N.32", proposal=action.args[0])
    if seat == p.sender or p.to not in (seat, ANYBODY):
        return refuse("not-for-you", "NA-N.32", proposal=p.id)
    if p.accepted >> seat & 1:
        return refuse("accepted-already", "NA-N.8", proposal=p.id)
    moves = notation.accepted_moves(action, s.tables)
    if p.as_promises:
        return refuse("no-move-needed", "NA-N.31") if moves else None
    if p.trades and s.no_trade & (1 << seat | 1 << p.sender):
        return refuse("barred-from-trading", "NA-A.24")
    if s.capital[p.sender] < p.give:  # NA-N.36: not netted
        return refuse("they-have-too-little", "NA-N.36", seat=p.sender, have=s.capital[p.sender])
    if s.capital[seat] < p.take:
        return refuse("too-little-capital", "NA-N.36", have=s.capital[seat], need=p.take)
    refusal = refuse_terms(s, seat, p.asks)
    if refusal is not None:
        return refusal
    if p.act is None:
        return refuse("no-move-needed", "NA-N.13") if moves else None
    if p.sealed and moves:
        return refuse("no-move-needed", "NA-N.14")
    subject = p.sender if p.sealed else seat
    trial = s.trial()
    exchange(trial, p, seat)
    trial.refresh()
    return acts.refuse_moves(trial, p.act, subject, p.sealed or moves)


def do_accept(s: NewAngelesState, seat: int, action: Action) -> None:
    """Rules: NA-N.33, NA-N.35, NA-N.37, NA-14.1."""
    p = find(s, action.args[0])
    assert p is not None
    moves = p.sealed or notation.accepted_moves(action, s.tables)
    s.emit("accepted", "NA-N.32", seat=seat, from_seat=p.sender, proposal=p.id)
    used = p.replaced(uses=p.uses - 1, accepted=p.accepted | 1 << seat)
    if used.uses:
        s.proposals = tuple([used if other.id == p.id else other for other in s.proposals])
    else:
        s.proposals = tuple([other for other in s.proposals if other.id != p.id])
    if p.as_promises:
        enter_as_promises(s, p, seat)
    else:
        exchange(s, p, seat)
    for term in p.promises:
        book.enter(s, p.sender, seat, term)
    for term in p.asks:
        book.enter(s, seat, p.sender, term)
    if p.act is not None and not p.as_promises:
        subject = p.sender if p.sealed else seat
        s.refresh()
        for move in moves:
            s.apply(s.tables.actions.parse(move), subject)


def exchange(s: NewAngelesState, p: Proposal, seat: int) -> None:
    """Capital and assets of both sides change hands at once (NA-N.32, NA-N.34).

    Rules: NA-15.1, NA-I.20.
    """
    s.capital[p.sender] += p.take - p.give
    s.capital[seat] += p.give - p.take
    for asset in p.give_assets:
        hand_over(s, asset, seat, "NA-65.8")
    for asset in p.take_assets:
        hand_over(s, asset, p.sender, "NA-65.8")
    if p.pays:
        book.capital_paid(s, p.pays, p.sender, seat, p.give)
        book.capital_paid(s, p.pays, seat, p.sender, p.take)
    if p.give or p.take:
        s.emit(
            "traded", "NA-14.0",
            from_seat=p.sender, to_seat=seat, give=p.give, take=p.take, proposal=p.id,
        )  # fmt: skip


def enter_as_promises(s: NewAngelesState, p: Proposal, seat: int) -> None:
    """Nothing is transferred; every term is entered in the promise book (NA-N.31)."""
    scope = p.scope if p.scope in notation.TERM_SCOPES else "turn"
    for giver, receiver, capital, assets in (
        (p.sender, seat, p.give, p.give_assets),
        (seat, p.sender, p.take, p.take_assets),
    ):
        if capital:
            book.enter(s, giver, receiver, Term("pay", (str(receiver), str(capital)), scope, ""))
        for asset in assets:
            term = Term("give", (str(receiver), s.tables.assets[asset].id), scope, "")
            book.enter(s, giver, receiver, term)
    if p.act is not None:
        text = notation.write_act(p.act)[: notation.MOST_TEXT]
        book.enter(s, seat, p.sender, Term("free", (), scope, text))


# -- reject, withdraw -------------------------------------------------------------------------------


def refuse_closing(s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
    """Who got a proposal rejects it, who made it withdraws it."""
    p = find(s, action.args[0])
    if p is None:
        return refuse("no-such-proposal", "NA-N.22", proposal=action.args[0])
    if action.kind == "withdraw":
        return None if p.sender == seat else refuse("not-your-proposal", "NA-N.22", proposal=p.id)
    if seat == p.sender or p.to not in (seat, ANYBODY) or p.hidden >> seat & 1:
        return refuse("not-for-you", "NA-N.22", proposal=p.id)
    return None


def do_closing(s: NewAngelesState, seat: int, action: Action) -> None:
    p = find(s, action.args[0])
    assert p is not None
    how = "withdrawn" if action.kind == "withdraw" else "rejected"
    close(s, p, seat, how, "NA-N.22")
    why = notation.reason_of(action)
    if why:
        s.emit("said", "NA-N.22", seat=seat, why=why)


def close(s: NewAngelesState, p: Proposal, seat: int, how: str, rule: str) -> None:
    """A directed proposal is closed; one to anybody is only hidden for that seat (NA-N.22)."""
    if p.to == ANYBODY and seat != p.sender:
        hidden = p.replaced(hidden=p.hidden | 1 << seat)
        s.proposals = tuple([hidden if other.id == p.id else other for other in s.proposals])
    else:
        s.proposals = tuple([other for other in s.proposals if other.id != p.id])
    s.emit("proposal-ended", rule, proposal=p.id, seat=seat, from_seat=p.sender, how=how)


# -- promise, release, mark ---------------------------------------------------------------------------


def refuse_promise(s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
    to, term = notation.promised(action.text, s.tables)
    if to >= s.seats:
        return refuse("no-such-player", "NA-S.13", seat=to)
    if to == seat:
        return refuse("another-player", "NA-N.40")
    return refuse_another(s, seat) or refuse_term(s, seat, term)


def do_promise(s: NewAngelesState, seat: int, action: Action) -> None:
    to, term = notation.promised(action.text, s.tables)
    count_sent(s, seat)
    book.enter(s, seat, to, term)


def refuse_verdict(s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
    """Who got a promise releases from it; of a free one it says whether it was kept."""
    promise = book.find(s, action.args[0])
    if promise is None or promise.status != OPEN:
        return refuse("no-such-promise", "NA-N.42", promise=action.args[0])
    if seat == promise.promiser or promise.promisee not in (seat, ANYBODY):
        return refuse("not-promised-to-you", "NA-N.42", promise=promise.id)
    if action.kind == "mark" and promise.term.kind != "free":
        return refuse("judged-by-the-game", "NA-N.42", promise=promise.id)
    return None


def do_verdict(s: NewAngelesState, seat: int, action: Action) -> None:
    promise = book.find(s, action.args[0])
    assert promise is not None
    marked = KEPT if action.args[-1] else BROKEN
    book.settle(s, promise, marked if action.kind == "mark" else RELEASED)


# -- the wish to speak (NA-N.67) ------------------------------------------------------------------


def refuse_speak(s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
    if s.rules < 2:
        return refuse("asked-anyway", "NA-N.61")
    if s.config.options["windows"] == "off":
        return refuse("no-windows", "NA-N.64")
    if s.speaks_in(seat) == action.args[0]:
        return refuse("wished-already", "NA-N.67")
    return refuse_another(s, seat)


def do_speak(s: NewAngelesState, seat: int, action: Action) -> None:
    """The wish holds until it is changed; a window that is open now waits at once."""
    windows = action.args[0]
    count_sent(s, seat)
    s.want_to_speak(seat, windows)
    top = s.stack[-1]
    if isinstance(top, Talk) and windows >> WINDOWS.index(top.name) & 1:
        s.set_ready(seat, False)
    names = [name for number, name in enumerate(WINDOWS) if windows >> number & 1]
    secret = {"window": names, "number": len(names)}
    s.tell((seat,), "wants-to-speak", "NA-N.67", secret, hidden=True, reveals=False, seat=seat)


Refuse: TypeAlias = Callable[[NewAngelesState, int, Action], Refusal | None]
Do: TypeAlias = Callable[[NewAngelesState, int, Action], None]
MOVES: dict[str, tuple[Refuse, Do]] = {
    "propose": (refuse_propose, do_propose),
    "accept": (refuse_accept, do_accept),
    "reject": (refuse_closing, do_closing),
    "withdraw": (refuse_closing, do_closing),
    "promise": (refuse_promise, do_promise),
    "release": (refuse_verdict, do_verdict),
    "mark": (refuse_verdict, do_verdict),
    "speak": (refuse_speak, do_speak),
}
