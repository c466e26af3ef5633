"""What assets do to a deal that is going on (NA-F.24): the nine "deal" steps, one place each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, PlayerAsk
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import TARGET, Effect
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
from tabletown.games.new_angeles.effects.worth import main_wins, rival_of
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules.assets import lay_emergency
from tabletown.games.new_angeles.rules.city import gain, lose
from tabletown.games.new_angeles.rules.deal import (
    ActiveAsk,
    cards_to_offer,
    counter_with,
    propose_publicly,
    why_no_offer,
)
from tabletown.games.new_angeles.rules.declare import Declare, can_declare
from tabletown.games.new_angeles.rules.draws import EVERYBODY, drawable, refill, take_from_hand
from tabletown.games.new_angeles.rules.knowledge import hand_gained
from tabletown.games.new_angeles.rules.support import lay_support, why_not_counter
from tabletown.games.new_angeles.state import (
    DECK_CARD,
    NewAngelesState,
    card_of,
    laid_by,
    laid_card,
)
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY, OFFER_WORDS

if TYPE_CHECKING:
    from tabletown.games.new_angeles.tables import Asset, Tables


class DealEffect(Effect):
    """What an asset does to a deal; ``does`` is its word in the content (NA-F.24)."""

    use_promise: ClassVar[float] = 0.5  # how good using the asset looks at once, by rule of thumb
    weighs_offers: ClassVar[bool] = False  # ``use_worth`` depends on what the offers would bring

    def hold(self, t: Tables, asset: Asset) -> None:
        asset.deal = self

    def could_change(self, s: NewAngelesState, side: int) -> bool:
        """Whether it could change something about an offer on the table (NA-T.19)."""
        return True

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        """What using the asset now is worth to its owner, who prefers the main offer by so much.

        Most give something for nothing.
        """
        return 0.6


# -- Caprice Nisei --------------------------------------------------------------------------------


class DeclareOffer(DealEffect):
    """The proposer of the offer declares how the card will be resolved (NA-A.6)."""

    does = "declare"
    use_promise = -0.8

    def could_change(self, s: NewAngelesState, side: int) -> bool:
        return can_declare(s, side)

    def run(self, s: NewAngelesState, by: int) -> None:
        side = COUNTER if s.bound[TARGET] else MAIN
        book.targeted(s, by, s.proposer(side))
        s.stack.append(Declare(side))

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        return 0.15 if of_the_rival(s, seat) else -0.3


def of_the_rival(s: NewAngelesState, seat: int) -> bool:
    """Whether the newest offer is one of the own rival."""
    return s.proposer(COUNTER if s.box else MAIN) == rival_of(s, seat)


# -- Chief Gorman (NA-A.9 to NA-A.11) ---------------------------------------------------------------


class ReturnCounteroffer(DealEffect):
    """The counteroffer goes back to its player unless that player pays."""

    does = "return_counteroffer"
    weighs_offers = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.fee = count_of(read, "unless_pays")

    def run(self, s: NewAngelesState, by: int) -> None:
        book.targeted(s, by, s.countering())
        s.stack.append(PayOrReturn(by, self.fee))

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        return 1.2 + 0.3 * prefers_main


class PayOrReturn(Ask[NewAngelesState]):
    """Give capital to the owner of Chief Gorman or take the counteroffer back (NA-M.7)."""

    receiver: int
    price: int
    rule = "NA-M.7"
    prompt = "pay-or-return"
    auto = False  # a trade can add an option (NA-M.16)
    decision: ClassVar[str] = "effect_choice"

    def seat(self, s: NewAngelesState) -> int:
        return s.countering()

    def options(self, s: NewAngelesState) -> list[Action]:
        if s.capital[s.countering()] >= self.price:
            return [s.tables.pay, s.tables.refuse]
        return [s.tables.refuse]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        seat = s.countering()
        if action is s.tables.pay:  # NA-A.10: not a trade
            lose(s, seat, self.price, "NA-A.9", "paid")
            gain(s, self.receiver, self.price, "NA-A.9", "paid")
        else:
            return_counteroffer(s)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"price": self.price, "to_seat": self.receiver}

    def default(self, s: NewAngelesState) -> Action:
        return s.tables.refuse

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action is s.tables.pay:
            have = s.capital[s.countering()]
            return refuse("too-little-capital", "NA-M.7", have=have, need=self.price)
        return refuse("pay-or-refuse", "NA-M.7")


def return_counteroffer(s: NewAngelesState) -> None:
    """The card returns; the one below is the counteroffer again (NA-25.8 to NA-25.10) (NA-25.9)."""
    code = s.box[-1]
    seat, card = laid_by(code), card_of(code)
    s.box = s.box[:-1]
    s.declared_counter = ()
    if card < s.tables.action_cards:
        s.hands[seat] += (card,)
        hand_gained(s, seat, card, EVERYBODY)
    else:
        lay_emergency(s, card - s.tables.action_cards, seat)
    s.emit("counteroffer-returned", "NA-25.8", seat=seat, card=s.tables.cards[card])


# -- Eiko (NA-A.13, NA-A.43) ------------------------------------------------------------------------


class SupportMainOrLose(DealEffect):
    """Who abstained supports the main offer with a card or loses capital."""

    does = "support_main_or_lose"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.amount = count_of(read, "amount") or 1

    def run(self, s: NewAngelesState, by: int) -> None:
        seat = s.bound[TARGET]
        book.targeted(s, by, seat)
        question = SupportOrLose(seat, self.amount)
        if len(s.hands[seat]) + (s.capital[seat] > 0) > 1:
            s.stack.append(question)
        else:
            question.chosen(s, question.options(s)[0])

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        return 0.4


class SupportOrLose(PlayerAsk[NewAngelesState]):
    """One hand card for the main offer, or lose capital (NA-M.10)."""

    amount: int
    rule = "NA-M.10"
    prompt = "support-or-lose"
    auto = False  # whether two cards are alike is hidden
    decision = ""  # names hidden cards

    def options(self, s: NewAngelesState) -> list[Action]:
        found = [s.tables.lay[card] for card in dict.fromkeys(s.hands[self.player])]
        if s.capital[self.player] > 0:
            found.append(s.tables.lose)
        return found

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        if action is s.tables.lose:
            lose(s, self.player, self.amount, "NA-A.13", "card")
            return
        card = action.args[0]
        take_from_hand(s, self.player, card, 1 << self.player)
        lay_support(s, self.player, card, MAIN)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"amount": self.amount}

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind == "lay":
            return refuse("not-in-hand", "NA-M.10", card=s.tables.cards[action.args[0]])
        if action is s.tables.lose:
            return refuse("no-capital-to-lose", "NA-A.43")
        return refuse("card-or-capital", "NA-M.10")


# -- Isabel McGuire (NA-A.19) -----------------------------------------------------------------------


class SupportFromDeck(DealEffect):
    """The top cards of a deck are laid unseen beside an offer."""

    does = "support_from_deck"
    weighs_offers = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.count = count_of(read, "count") or 1

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(DeckForSupport(by, self.count))

    def could_change(self, s: NewAngelesState, side: int) -> bool:
        return bool(drawable(s))

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        shift = 1.0 if prefers_main > 0 else -1.0
        return prefers_main * (main_wins(s, shift) - main_wins(s, 0.0)) - 0.1


class DeckForSupport(PlayerAsk[NewAngelesState]):
    """The deck whose top card is laid unseen (an empty one is refilled first)."""

    count: int
    rule = "NA-A.19"
    prompt = "deck-for-support"
    otherwise = "choose-a-deck"
    decision: ClassVar[str] = "effect_choice"

    def options(self, s: NewAngelesState) -> list[Action]:
        return s.tables.deck_picks[drawable(s)]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        s.stack.append(OfferForSupport(self.player, action.args[0], self.count))


class OfferForSupport(PlayerAsk[NewAngelesState]):
    """The offer that the unseen card supports."""

    type: int
    count: int
    rule = "NA-A.19"
    prompt = "offer-for-support"
    decision: ClassVar[str] = "effect_choice"

    def options(self, s: NewAngelesState) -> list[Action]:
        if self.binds(s) and not s.may_support(self.player, COUNTER):  # NA-A.22
            return s.tables.support[:1]
        return s.tables.support if s.box else s.tables.support[:1]

    def binds(self, s: NewAngelesState) -> bool:
        """Whether laying the card is supporting that offer, by the reading in force (NA-57.6)."""
        return s.config.value("deck_vote", "free") == "binds"

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        side = action.args[0]
        if self.binds(s):  # NA-54.4a
            s.bar_support(self.player, 1 - side)
        if not s.decks[self.type]:
            refill(s)
        deck = s.decks[self.type]
        count = min(self.count, len(deck))
        if not count:
            return
        cards = tuple([laid_card(card, DECK_CARD) for card in deck[-count:]])
        s.decks[self.type] = deck[:-count]
        s.lay_beside(side, cards)
        s.emit(
            "laid-from-deck", "NA-A.19",
            seat=self.player, type=files.TYPES[self.type], offer=OFFER_WORDS[side], count=count,
        )  # fmt: skip

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action is not s.tables.support[COUNTER]:
            return refuse("choose-an-offer", "NA-A.19")
        return why_not_counter(s, self.player)


# -- Locust Company, Mark Yale, Jackson Howard ------------------------------------------------------


class BarSupport(DealEffect):
    """A player cannot play cards in support of the counteroffer in this deal (NA-A.22)."""

    does = "bar_support"
    weighs_offers = True
    favour = -1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)

    def run(self, s: NewAngelesState, by: int) -> None:
        seat = self.who(s)
        s.bar_support(seat, COUNTER)
        book.targeted(s, by, seat)
        s.emit("barred-support", "NA-A.22", seat=seat)

    def could_change(self, s: NewAngelesState, side: int) -> bool:
        return bool(s.box)  # NA-T.8

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        return 0.2 * prefers_main - 0.2


class BarTrade(DealEffect):
    """A player cannot trade capital or assets until the end of the deal (NA-A.24)."""

    does = "bar_trade"
    use_promise = -0.8

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)

    def run(self, s: NewAngelesState, by: int) -> None:
        seat = self.who(s)
        s.no_trade |= 1 << seat
        book.targeted(s, by, seat)
        s.emit("barred-trade", "NA-A.24", seat=seat)

    def could_change(self, s: NewAngelesState, side: int) -> bool:
        return not s.no_trade >> s.proposer(side) & 1

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        return 0.3 if of_the_rival(s, seat) else -0.3


class BetWinner(DealEffect):
    """If that player wins the deal, the owner gains capital (NA-A.20)."""

    does = "bet_winner"
    bets = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.on = card.who(read, "on")
        self.amount = read.number("amount")

    def run(self, s: NewAngelesState, by: int) -> None:
        s.bets += (by, self.on(s), self.amount)


# -- Midori, Tanaka ---------------------------------------------------------------------------------


class SetWinner(DealEffect):
    """The owner says which offer wins."""

    does = "set_winner"
    use_promise = -0.4
    weighs_offers = True

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(DecideWinner(by))

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        now = main_wins(s, 0.0)
        missed = (1.0 - now) * prefers_main if prefers_main > 0 else -now * prefers_main
        return missed - (2.5 if asset.cost == "discard" else 0.3)


class DecideWinner(PlayerAsk[NewAngelesState]):
    """The active or the countering player wins; with The Fall Guy, which offer (NA-A.25, NA-A.37)."""

    rule = "NA-A.37"
    prompt = "winner"
    otherwise = "choose-an-offer"
    decision: ClassVar[str] = "effect_choice"

    def options(self, s: NewAngelesState) -> list[Action]:
        return s.tables.winner

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        s.winner = action.args[0]
        s.emit("winner-set", "NA-A.37", seat=self.player, offer=OFFER_WORDS[s.winner])


# -- The Fall Guy (NA-A.34, NA-A.42) ----------------------------------------------------------------


class ProposeSecond(DealEffect):
    """The active player proposes the counteroffer too, and nobody else any."""

    does = "propose_second"
    use_promise = -0.4

    def run(self, s: NewAngelesState, by: int) -> None:
        s.fall_guy = True
        propose_publicly(s, SecondOffer())

    def use_worth(self, s: NewAngelesState, seat: int, asset: Asset, prefers_main: float) -> float:
        """It keeps everybody else from countering: worth it for a dear asset."""
        if s.revealed == NOBODY:
            return -1.0
        return 0.35 * s.tables.assets[s.revealed].value - 2.2


class SecondOffer(ActiveAsk):
    """The active player proposes a counteroffer as well."""

    rule = "NA-A.34"
    prompt = "second-offer"
    auto = False  # see propose_publicly

    def options(self, s: NewAngelesState) -> list[Action]:
        return [s.tables.counter[card] for card in cards_to_offer(s, s.active)]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        counter_with(s, s.active, action.args[0])

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "counter":
            return refuse("offer-a-card", "NA-A.34")
        return why_no_offer(s, s.active, action.args[0])


DONE = {
    cls.does: cls
    for cls in (
        DeclareOffer, ReturnCounteroffer, SupportMainOrLose, SupportFromDeck, BarSupport, BarTrade,
        SetWinner, BetWinner, ProposeSecond,
    )
}  # fmt: skip
VERBS: tuple[Any, ...] = (Family("deal", lambda read: DONE[read.word("do", tuple(DONE))]),)
