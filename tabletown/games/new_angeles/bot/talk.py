"""When bots speak: answers first, then debts, then what they want themselves (section 18 of the rules)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletown.core.actions import Action
from tabletown.core.bits import made_of
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot.answers import answer, pay_debts, take_bounty
from tabletown.games.new_angeles.bot.bargain import BETWEEN, ask, votes_needed
from tabletown.games.new_angeles.bot.mind import Talker
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.negotiation import book, notation
from tabletown.games.new_angeles.negotiation.protocol import refuse_move
from tabletown.games.new_angeles.negotiation.terms import ANYBODY, Proposal
from tabletown.games.new_angeles.rules.support import Support
from tabletown.games.new_angeles.rules.talk import WINDOWS, Talk
from tabletown.games.new_angeles.schema import NegotiationEntry
from tabletown.games.new_angeles.state import SETUP, NewAngelesState
from tabletown.games.new_angeles.state.layout import OFFER_WORDS
from tabletown.games.new_angeles.tables import Tables

BARGAINS: Final = ("window_asset", "window_offer", "window_support", *BETWEEN)
SPEAKS_IN: Final = made_of([WINDOWS.index(name) for name in BARGAINS])


@cache
def manners(t: Tables, level: str) -> NegotiationEntry:
    """The temperament of a level (content/negotiation.toml)."""
    found = {entry.id: entry for entry in t.content.negotiation if entry.kind == "bot"}
    return found.get("bot_hard" if level == "master" else f"bot_{level}", found["bot_normal"])


def may_talk(s: NewAngelesState, seat: int) -> bool:
    """Whether there is anything to answer, to pay or to ask for; everybody could tell."""
    if s.phase == SETUP or s.outcome is not None:
        return False
    for proposal in s.proposals:
        if proposal.to == seat or (proposal.to == ANYBODY and s.asked == seat):
            return True
    if book.open_promises(s, "pay", seat):
        return True
    return may_ask(s, seat) or wants_floor(s, seat) or spare_bounty(s, seat) is not None


def wants_floor(s: NewAngelesState, seat: int) -> bool:
    """Whether the bot has yet to say in which windows it bargains (NA-V.11)."""
    if s.rules < 2 or s.config.options["windows"] != "asked":
        return False
    return not s.speaks_in(seat) & SPEAKS_IN


def may_ask(s: NewAngelesState, seat: int) -> bool:
    """Whether this is a moment for an own proposal (NA-V.7): once per window, or at a support decision."""
    if any(p.sender == seat for p in s.proposals):
        return False
    top = s.stack[-1]
    if isinstance(top, Talk) and top.name in BETWEEN:
        return not s.is_ready(seat) and not s.sent[seat] and any(s.owned)
    if not s.dealing:
        return False
    if isinstance(top, Talk):
        if s.is_ready(seat):
            return False
        if top.name == "window_asset":
            return not s.sent[seat] and (seat == s.active or any(s.owned))
        return top.name in ("window_offer", "window_support") and s.main_played
    return (
        s.main_played
        and isinstance(top, Support)
        and (s.asked == seat or seat in (s.active, s.countering()))
    )


def talk(s: NewAngelesState, seat: int, level: str, dice: Dice, tempers: Tempers) -> Action | None:
    """The negotiation move the bot wants to make now, or None (NA-V.1, NA-N.66)."""
    if s.phase == SETUP or s.outcome is not None:
        return None
    me = Talker(s, seat, tempers, manners(s.tables, level), dice)
    if wants_floor(s, seat):
        wish = notation.speak(s.speaks_in(seat) | SPEAKS_IN)
        return wish if refuse_move(s, seat, wish) is None else None
    for proposal in s.proposals:
        if proposal.to == seat:
            return answer(me, proposal)
    spare = spare_bounty(s, seat)
    if spare is not None:
        return notation.numbered("withdraw", spare.id)
    found = take_bounty(me) or pay_debts(me)
    if found is not None:
        return found
    if not may_ask(s, seat) or s.sent[seat] >= me.mood.max_outgoing_per_deal:
        return None
    action = ask(me)
    return action if action is not None and refuse_move(s, seat, action) is None else None


def spare_bounty(s: NewAngelesState, seat: int) -> Proposal | None:
    """An own open bounty for votes that are promised by now: nobody pays twice for a card."""
    if not s.box or not s.book:
        return None
    p: Proposal
    for p in s.proposals:
        if p.sender == seat and p.to == ANYBODY and p.act is not None and p.act.kind == "support":
            side = OFFER_WORDS.index(p.act.args[0])
            if s.proposer(side) == seat and votes_needed(s, seat, side) < 1:
                return p
    return None
