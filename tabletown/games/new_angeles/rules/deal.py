"""The deal, steps 1 to 3: the asset is revealed, offers compete (NA-54, NA-13, NA-25)."""

from __future__ import annotations

from typing import Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, PlayerAsk, Step
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules.assets import lay_emergency
from tabletown.games.new_angeles.rules.draws import EVERYBODY, ask_discards, take_from_hand
from tabletown.games.new_angeles.rules.resolution import Resolution
from tabletown.games.new_angeles.rules.support import StartSupport
from tabletown.games.new_angeles.rules.talk import OpenTalk
from tabletown.games.new_angeles.rules.windows import open_window
from tabletown.games.new_angeles.state import NewAngelesState, laid_card
from tabletown.games.new_angeles.state.layout import ASSET_REVEALED, NOBODY, OFFER_PROPOSED, SEATS


class Deal(Step[NewAngelesState]):
    """One turn's deal in five steps (NA-54.0)."""

    rule = "NA-54.0"

    def run(self, s: NewAngelesState) -> None:
        s.dealing = True
        s.stack += SILENT_DEAL if s.config.options["windows"] == "off" else WHOLE_DEAL


class RevealAsset(Step[NewAngelesState]):
    """Step 1: the asset on the highest occupied slot of the turn track is turned up (NA-54.1)."""

    rule = "NA-54.1"

    def run(self, s: NewAngelesState) -> None:
        s.revealed = asset = s.track[-1]
        s.track = s.track[:-1]
        s.asset_known &= ~(1 << asset)
        if s.log is not None:
            s.reveal("asset-revealed", "NA-54.1", asset=s.tables.assets[asset].id)
        open_window(s, ASSET_REVEALED)


# -- cards that can be proposed -------------------------------------------------------------------


def cards_to_offer(s: NewAngelesState, seat: int) -> list[int]:
    """What ``seat`` could offer: every kind of hand card once, then its faceup emergency actions."""
    return [*dict.fromkeys(s.hands[seat]), *s.faceup_emergencies(seat)]


def lay_offer(s: NewAngelesState, seat: int, card: int) -> None:
    """A card leaves the hand, or an emergency action its area, for an offer box."""
    if card < s.tables.action_cards:
        take_from_hand(s, seat, card, EVERYBODY)
    else:
        lay_emergency(s, card - s.tables.action_cards, NOBODY)


def why_no_offer(s: NewAngelesState, seat: int, card: int) -> Refusal:
    name = s.tables.cards[card]
    if card < s.tables.action_cards:
        return refuse("not-in-hand", "NA-13.0", card=name)
    corporation = card - s.tables.action_cards
    if s.emergency[corporation] != seat:
        return refuse("not-in-your-area", "NA-17.8", card=name)
    return refuse("facedown", "NA-17.3", card=name)


# -- step 2 ---------------------------------------------------------------------------------------


class Step2(Step[NewAngelesState]):
    """The active player proposes the main offer."""

    rule = "NA-54.2"

    def run(self, s: NewAngelesState) -> None:
        propose_publicly(s, MainOffer())


def propose_publicly(s: NewAngelesState, question: Ask) -> None:
    """Ask for a card unless there is only one; whether two hand cards are alike is hidden.

    An offer is made without asking (NA-M.16) only if everybody can see that there is no choice.
    """
    seat = s.active
    cards = len(s.hands[seat]) + len(s.faceup_emergencies(seat))
    if cards > 1:
        s.stack.append(question)
    elif cards:
        question.chosen(s, question.options(s)[0])
    else:
        question.none(s)


class ActiveAsk(Ask[NewAngelesState]):
    """The active player decides."""

    def seat(self, s: NewAngelesState) -> int:
        return s.active


class MainOffer(ActiveAsk):
    """Step 2: the active player must propose a card (NA-54.2, NA-13).

    Rules: NA-M.5, NA-1.1, NA-13.1, NA-13.2.
    """

    rule = "NA-54.2"
    prompt = "main-offer"
    auto = False  # see propose_publicly
    decision: ClassVar[str] = "main_offer"

    def options(self, s: NewAngelesState) -> list[Action]:
        return [s.tables.offer[card] for card in cards_to_offer(s, s.active)]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        card = action.args[0]
        lay_offer(s, s.active, card)
        s.main = card
        s.main_played = True
        if s.log is not None:
            s.reveal("main-offer", "NA-54.2", seat=s.active, card=s.tables.cards[card])
        if s.book:
            book.main_offered(s, s.active, card)
        open_window(s, OFFER_PROPOSED)

    def none(self, s: NewAngelesState) -> None:
        """Without any card there is no main offer (NA-M.22)."""
        s.main_played = True
        s.emit("no-main-offer", "NA-M.22", seat=s.active)

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "offer":
            return refuse("offer-a-card", "NA-54.2a")
        return why_no_offer(s, s.active, action.args[0])


# -- step 3 ---------------------------------------------------------------------------------------


class Counteroffers(Step[NewAngelesState]):
    """Step 3: from the left of the active player each other player once (NA-54.3, NA-25.6)."""

    rule = "NA-54.3"

    def run(self, s: NewAngelesState) -> None:
        if not s.fall_guy:  # NA-A.34
            s.stack.append(COUNTEROFFER[s.left_of(s.active)])


class Counteroffer(PlayerAsk[NewAngelesState]):
    """Counter with a card and as many discards as cards lie in the box, or pass (NA-54.3a).

    Rules: NA-M.6, NA-25.2, NA-25.7, NA-25.12.
    """

    rule = "NA-54.3"
    prompt = "counteroffer"
    auto = False  # others may want to negotiate (NA-M.16)
    decision: ClassVar[str] = "counteroffer"

    def options(self, s: NewAngelesState) -> list[Action]:
        player = self.player
        price = len(s.box)
        hand = s.hands[player]
        found = [s.tables.passes]
        if len(hand) > price:  # NA-25.11
            counter = s.tables.counter
            found += [counter[card] for card in dict.fromkeys(hand)]
        if len(hand) >= price:
            found += [s.tables.counter[card] for card in s.faceup_emergencies(player)]
        return found

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        player = self.player
        following = s.left_of(player)
        if following != s.active:
            s.stack.append(COUNTEROFFER[following])
        if action is s.tables.passes:
            if s.log is not None:
                s.emit("passed", "NA-54.3", seat=player)
            return
        counter_with(s, player, action.args[0])

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"price": len(s.box)}

    def default(self, s: NewAngelesState) -> Action:
        return s.tables.passes

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "counter":
            return refuse("counter-or-pass", "NA-54.3")
        card, hand = action.args[0], s.hands[self.player]
        if card not in cards_to_offer(s, self.player):
            return why_no_offer(s, self.player, card)
        need = len(s.box) + (card < s.tables.action_cards)
        return refuse("too-few-cards", "NA-25.11", need=need, have=len(hand), price=len(s.box))


def counter_with(s: NewAngelesState, player: int, card: int) -> None:
    """The card is laid on top of the box and the price discarded (NA-25.3, NA-25.4).

    Rules: NA-25.1, NA-25.4a, NA-23.1, NA-54.3b.
    """
    price = len(s.box)
    lay_offer(s, player, card)
    s.box += (laid_card(card, player),)
    s.declared_counter = ()
    if s.log is not None:
        s.reveal("counteroffer", "NA-54.3", seat=player, card=s.tables.cards[card], price=price)
    if s.book:
        book.countered(s, player)
    open_window(s, OFFER_PROPOSED, price + 1)
    if price:
        ask_discards(s, player, price, 0, "counter")


COUNTEROFFER = [Counteroffer(seat) for seat in range(SEATS)]
# As they lie on the stack: the first step is the last one here.
WHOLE_DEAL = (
    Resolution(), StartSupport(), Counteroffers(), OpenTalk("window_offer"), Step2(),
    OpenTalk("window_asset"), RevealAsset(),
)  # fmt: skip
SILENT_DEAL = tuple([step for step in WHOLE_DEAL if not isinstance(step, OpenTalk)])
