"""The life of proposals: scopes end, terms become impossible (NA-N.20 to NA-N.25)."""

from __future__ import annotations

from tabletown.games.new_angeles.negotiation.acts import still_possible
from tabletown.games.new_angeles.negotiation.terms import ANYBODY, Proposal
from tabletown.games.new_angeles.state import NewAngelesState


def after_move(s: NewAngelesState, same_decision: bool) -> None:
    """After every change of state each open proposal is checked (NA-N.21, NA-N.38)."""
    kept = []
    for proposal in s.proposals:
        if lapsed(s, proposal, same_decision):
            tell_end(s, proposal, "lapsed", "NA-N.20")
        elif impossible(s, proposal):
            tell_end(s, proposal, "void", "NA-N.21")
        else:
            kept.append(proposal)
    s.proposals = tuple(kept)


def lapsed(s: NewAngelesState, proposal: Proposal, same_decision: bool) -> bool:
    """Whether the scope has ended (NA-N.20, NA-N.25)."""
    if proposal.scope == "decision":
        return not same_decision
    if proposal.scope == "deal":
        return not s.dealing or s.turn != proposal.turn
    if proposal.scope == "turn":
        return s.turn != proposal.turn
    return s.space != proposal.space


def impossible(s: NewAngelesState, proposal: Proposal) -> bool:
    """Whether a term can no longer be fulfilled at all; lack of capital only blocks acceptance."""
    if any(asset not in s.owned[proposal.sender] for asset in proposal.give_assets):
        return True
    if proposal.to != ANYBODY:
        if any(asset not in s.owned[proposal.to] for asset in proposal.take_assets):
            return True
    if proposal.trades and barred(s, proposal):  # NA-A.24
        return True
    if proposal.act is None or proposal.as_promises:
        return False
    if proposal.sealed:
        return not still_possible(s, proposal.act, proposal.sender, "decision")
    if proposal.to != ANYBODY:
        return not still_possible(s, proposal.act, proposal.to, proposal.scope)
    return not any(
        still_possible(s, proposal.act, seat, proposal.scope)
        for seat in range(s.seats)
        if seat != proposal.sender and not proposal.accepted >> seat & 1
    )


def barred(s: NewAngelesState, proposal: Proposal) -> bool:
    """Mark Yale keeps one of the parties from trading."""
    parties = 1 << proposal.sender
    if proposal.to != ANYBODY:
        parties |= 1 << proposal.to
    return bool(s.no_trade & parties)


def tell_end(s: NewAngelesState, proposal: Proposal, how: str, rule: str) -> None:
    sender = proposal.sender
    s.emit("proposal-ended", rule, proposal=proposal.id, seat=sender, from_seat=sender, how=how)
