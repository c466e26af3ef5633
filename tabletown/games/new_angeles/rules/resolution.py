"""The deal, step 5: support is counted, the winner resolves the offer and claims the asset (NA-54.5)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.new_angeles.effects.base import NOTHING, start_card
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules.assets import claim, lay_emergency
from tabletown.games.new_angeles.rules.city import gain, raise_threat
from tabletown.games.new_angeles.rules.windows import automatic, open_window
from tabletown.games.new_angeles.state import (
    DECK_CARD,
    TOUCHED,
    NewAngelesState,
    card_of,
    discarded_card,
    laid_by,
)
from tabletown.games.new_angeles.state.layout import (
    COUNTER,
    DEAL_DECIDED,
    DEAL_END,
    ILLNESS_RAISED_THREAT,
    MAIN,
    NOBODY,
    OFFER_WORDS,
    RESOLUTION_START,
    SUPPORT_TIED,
)


class Resolution(Step[NewAngelesState]):
    """The order inside step 5 (NA-54.9)."""

    rule = "NA-54.9"

    def run(self, s: NewAngelesState) -> None:
        s.stack += STEP_5
        if s.box:
            open_window(s, RESOLUTION_START)


class CountSupport(Step[NewAngelesState]):
    """More facedown cards win; at equal support Midori's owner may decide (NA-57.4, NA-T.11)."""

    rule = "NA-54.5"

    def run(self, s: NewAngelesState) -> None:
        if s.box and s.winner == NOBODY and len(s.support_main) == len(s.support_counter):
            open_window(s, SUPPORT_TIED)


class FixWinner(Step[NewAngelesState]):
    """With equal support the active player wins (NA-54.5a)."""

    rule = "NA-54.5"

    def run(self, s: NewAngelesState) -> None:
        tied = False
        if s.winner == NOBODY:
            tied = bool(s.box) and len(s.support_counter) == len(s.support_main)
            s.winner = s.leading()
        winner = s.proposer(s.winner)
        if s.log is not None:
            s.emit(
                "deal-won", "NA-54.5",
                seat=winner, offer=OFFER_WORDS[s.winner],
                main=len(s.support_main), counter=len(s.support_counter), tied=int(tied),
            )  # fmt: skip
        if s.in_play & s.tables.window_assets[DEAL_DECIDED]:
            open_window(s, DEAL_DECIDED)
            right = s.left_of(winner)  # whose right-hand neighbour won (NA-A.12)
            automatic(s, "deal_won_by_right_neighbour", lambda seat: seat == right)
        for seat, on, amount in s.each_bet():  # NA-A.20
            if on == winner:
                gain(s, seat, amount, "NA-A.20", "bet")


class ResolveOffer(Step[NewAngelesState]):
    """The winner resolves the winning offer (NA-X.1); declared choices are in force (NA-A.7)."""

    rule = "NA-54.5"

    def run(self, s: NewAngelesState) -> None:
        card = s.offer(s.winner)
        if card == NOBODY:
            return  # NA-M.22: an empty main offer has no effect
        s.plan = s.declared(s.winner)
        s.stack += CARD_ENDS
        start_card(s, card, s.proposer(s.winner))


class CardDone(Step[NewAngelesState]):
    """After its last step a card that affected illness raises threat by 2, once (NA-3.0, NA-3.9).

    Rules: NA-3.5, NA-64.2, NA-I.24, NA-A.38.
    """

    rule = "NA-3.9"

    def run(self, s: NewAngelesState) -> None:
        s.plan = ()
        if s.touched == TOUCHED and not s.safe:
            raise_threat(s, ILLNESS_THREAT, "NA-3.0")
            if s.in_play & s.tables.window_assets[ILLNESS_RAISED_THREAT]:  # NA-T.16, NA-A.44
                automatic(s, "illness_raised_threat", lambda seat: True)


ILLNESS_THREAT = 2


class ClaimRevealed(Step[NewAngelesState]):
    """The winner claims the revealed asset (NA-66.0)."""

    rule = "NA-66.0"

    def run(self, s: NewAngelesState) -> None:
        asset = s.revealed
        s.revealed = NOBODY
        if asset != NOBODY:
            claim(s, asset, s.proposer(s.winner))


class CleanUp(Step[NewAngelesState]):
    """All action cards of the deal are discarded facedown (NA-54.5); emergency actions go home."""

    rule = "NA-54.5"

    def run(self, s: NewAngelesState) -> None:
        if s.book:
            book.deal_ended(s)
        pile: list[int] = []
        if s.main != NOBODY:
            put_away(s, s.main, s.winner == MAIN, pile)
        last = len(s.box) - 1
        for i, code in enumerate(s.box):
            put_away(s, card_of(code), s.winner == COUNTER and i == last, pile)
        for code in s.support_main + s.support_counter:
            seat = laid_by(code)
            knower = 0 if seat == DECK_CARD else 1 << seat
            pile.append(discarded_card(card_of(code), knower))
        s.discard += tuple(pile)
        s.main = NOBODY
        s.main_played = False
        s.box = s.support_main = s.support_counter = ()
        s.declared_main = s.declared_counter = s.bets = ()
        s.barred = s.no_trade = 0
        s.fall_guy = False
        if s.log is not None:
            s.emit("cards-discarded", "NA-54.5", count=len(pile))
        open_window(s, DEAL_END)


def put_away(s: NewAngelesState, card: int, won: bool, pile: list[int]) -> None:
    """NA-54.5b, NA-17.6b: an emergency action lies facedown with its owner if it won, else faceup.

    Rules: NA-17.7, NA-R.3.
    """
    corporation = card - s.tables.action_cards
    if corporation < 0:
        pile.append(discarded_card(card, s.everybody()))
        return
    lay_emergency(s, corporation, s.seat_of[corporation])
    if won:
        s.faceup &= ~(1 << corporation)
    else:
        s.faceup |= 1 << corporation
    s.emit(
        "emergency-returned", "NA-17.3",
        seat=s.seat_of[corporation], card=s.tables.cards[card], faceup=not won,
    )  # fmt: skip


class EndDeal(Step[NewAngelesState]):
    rule = "NA-54.9"

    def run(self, s: NewAngelesState) -> None:
        s.dealing = False
        s.winner = NOBODY


# As they lie on the stack: the first step is the last one here.
STEP_5 = (EndDeal(), CleanUp(), ClaimRevealed(), ResolveOffer(), FixWinner(), CountSupport())
CARD_ENDS = (NOTHING, CardDone())
