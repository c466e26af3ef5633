"""The deal, step 4: players lay facedown cards beside an offer, or abstain (NA-57, NA-58, NA-59)."""

from __future__ import annotations

from typing import Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import PlayerAsk, Step
from tabletown.games.new_angeles.rules.knowledge import hand_lost
from tabletown.games.new_angeles.rules.talk import OpenTalk
from tabletown.games.new_angeles.rules.windows import open_window
from tabletown.games.new_angeles.state import NewAngelesState, laid_card
from tabletown.games.new_angeles.state.layout import (
    ABSTAINED,
    COUNTER,
    MAIN,
    OFFER_WORDS,
    SEATS,
    SUPPORT_START,
)


class StartSupport(Step[NewAngelesState]):
    rule = "NA-54.4"

    def run(self, s: NewAngelesState) -> None:
        s.stack.append(SUPPORTERS[s.left_of(s.active)])
        if s.config.options["windows"] != "off":
            s.stack.append(OpenTalk("window_support"))
        open_window(s, SUPPORT_START)


class Supporters(Step[NewAngelesState]):
    """The next supporting player clockwise; active and countering player are none (NA-58.0).

    Rules: NA-54.6.
    """

    player: int
    rule = "NA-58.0"

    def run(self, s: NewAngelesState) -> None:
        seat = self.player
        while seat != s.active and seat == s.countering():
            seat = s.left_of(seat)
        if seat != s.active:
            s.stack += (SUPPORTERS[s.left_of(seat)], SUPPORT[seat])


class Support(PlayerAsk[NewAngelesState]):
    """Support one offer or abstain (NA-57.0, NA-M.9, NA-57.3, NA-59.0)."""

    rule = "NA-57.0"
    prompt = "support"
    auto = False  # others may want to negotiate (NA-M.16)
    decision: ClassVar[str] = "support"

    def options(self, s: NewAngelesState) -> list[Action]:
        t = s.tables
        if not s.hands[self.player]:
            return [t.abstain]
        found = [t.support[MAIN]] if s.may_support(self.player, MAIN) else []
        if s.box and s.may_support(self.player, COUNTER):  # NA-54.8, NA-A.22
            found.append(t.support[COUNTER])
        found.append(t.abstain)
        return found

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        if action is s.tables.abstain:
            if s.log is not None:
                s.emit("abstained", "NA-57.2", seat=self.player)
            open_window(s, ABSTAINED, self.player)
        else:
            lay_first(s, LayCard(self.player, action.args[0], 0, 0))

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"main": len(s.support_main), "counter": len(s.support_counter)}

    def default(self, s: NewAngelesState) -> Action:
        return s.tables.abstain

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "support":
            return refuse("support-or-abstain", "NA-57.0")
        if not s.hands[self.player]:
            return refuse("empty-hand", "NA-57.1", seat=self.player)
        if action.args[0] == MAIN:
            return refuse("one-offer-only", "NA-54.4a")
        return why_not_counter(s, self.player)


def why_not_counter(s: NewAngelesState, seat: int) -> Refusal:
    """Why ``seat`` cannot support a counteroffer."""
    if not s.box:
        return refuse("no-counteroffer", "NA-54.8")
    return refuse("barred-from-counteroffer", "NA-A.22", seat=seat)


class LayCard(PlayerAsk[NewAngelesState]):
    """Lay hand cards facedown one by one, at least one (NA-57.1)."""

    side: int
    start: int  # place in the hand from which on cards may be laid: 0 since rules 2
    laid: int
    rule = "NA-57.1"
    prompt = "lay"
    auto = False  # whether two cards are alike is hidden
    decision: ClassVar[str] = "support"

    def options(self, s: NewAngelesState) -> list[Action]:
        lay = s.tables.lay
        found = [lay[card] for card in dict.fromkeys(s.hands[self.player][self.start :])]
        if self.laid:
            found.append(s.tables.done)
        return found

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        if action is s.tables.done:
            tell_support(s, self.player, self.side, self.laid)
        else:
            self.lay(s, s.hands[self.player].index(action.args[0], self.start))

    def lay(self, s: NewAngelesState, place: int) -> None:
        player = self.player
        hand = s.hands[player]
        s.hands[player] = left = hand[:place] + hand[place + 1 :]
        lay_support(s, player, hand[place], self.side)
        if left:
            start = place if s.rules < 2 else 0  # NA-57.1: cards are chosen in any order
            s.stack.append(LayCard(player, self.side, start, self.laid + 1))
        else:
            tell_support(s, player, self.side, self.laid + 1)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"offer": OFFER_WORDS[self.side], "laid": self.laid}

    def default(self, s: NewAngelesState) -> Action:
        return s.tables.done if self.laid else s.tables.lay[s.hands[self.player][self.start]]

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "lay":
            return refuse("lay-a-card", "NA-57.1")
        card = s.tables.cards[action.args[0]]
        if action.args[0] not in s.hands[self.player]:
            return refuse("not-in-hand", "NA-57.1", card=card)
        return refuse("lay-in-hand-order", "NA-M.17", card=card)


def lay_first(s: NewAngelesState, question: LayCard) -> None:
    """The only card of a hand is laid without asking."""
    if len(s.hands[question.player]) > 1:
        s.stack.append(question)
    else:
        question.lay(s, 0)


def tell_support(s: NewAngelesState, player: int, side: int, cards: int) -> None:
    if s.log is not None:
        s.emit("supported", "NA-57.7", seat=player, offer=OFFER_WORDS[side], count=cards)


def lay_support(s: NewAngelesState, player: int, card: int, side: int) -> None:
    """A card from the hand lies facedown beside an offer; only its player knows it (NA-H.4).

    Rules: NA-57.5.
    """
    s.lay_beside(side, (laid_card(card, player),))
    if s.memories:
        hand_lost(s, player, card, 1 << player)
    if s.log is not None:
        s.tell(
            (player,), "laid", "NA-57.1", {"card": s.tables.cards[card]}, reveals=False,
            seat=player, offer=OFFER_WORDS[side],
        )  # fmt: skip


SUPPORTERS = [Supporters(seat) for seat in range(SEATS)]
SUPPORT = [Support(seat) for seat in range(SEATS)]
