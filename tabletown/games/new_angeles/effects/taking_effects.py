"""Effects that take from players and give to them: discard, steal, give (NA-F.11 to NA-F.13, NA-F.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice, bind
from tabletown.games.new_angeles.effects.numbers import player, richest
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
from tabletown.games.new_angeles.effects.worth import asset_promise, chosen_promise, keep_value
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules import assets, city
from tabletown.games.new_angeles.rules.draws import (
    ask_discards,
    pass_card,
)
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import NOBODY

if TYPE_CHECKING:
    from tabletown.games.new_angeles.bot.mind import Mind

# -- discard (NA-F.11) ----------------------------------------------------------------------------


class AssetChoice(EffectChoice):
    rule = "NA-65.0"
    prompt = "asset"


class DiscardActions(Effect):
    """A player discards action cards of the own choice (all, if there are fewer; NA-A.14).

    Rules: NA-A.45.
    """

    favour = -2

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)
        self.count = read.number("count")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(s.hands[self.who(s)])

    def run(self, s: NewAngelesState, by: int) -> None:
        seat = self.who(s)
        count = min(self.count, len(s.hands[seat]))
        book.targeted(s, by, seat)
        if count:
            ask_discards(s, seat, count, 0, "effect")

    def moved_cards(self, s: NewAngelesState, mind: Mind) -> float:
        player = self.who(s)
        cards = s.hands[player]
        lost = sum([mind.hand.elsewhere(card, player) for card in cards], 0.0) / len(cards)
        return min(self.count, len(cards)) * (mind.foreign_vote(player) - lost)


class TakesAsset(Asking):
    """The resolver chooses among assets."""

    question = AssetChoice
    tried = False

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return asset_promise(s, seat, action.args[0])


class DiscardAsset(TakesAsset):
    """The resolver discards an asset of a player (NA-X.21)."""

    favour = -2

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)
        self.most = read.number("count")

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.asset[asset] for asset in s.owned[self.who(s)]]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        self.ask_on(s, left)
        assets.discard_asset(s, action.args[0])


# -- steal (NA-F.12, NA-27) -----------------------------------------------------------------------


def count_from_others(read: Parameters) -> int:
    """How many cards the thief chooses among those of all other players."""
    read.word("from", ("others",))
    read.word("chooser", ("you",), "you")
    return read.number("count")


class VictimChoice(EffectChoice):
    rule = "NA-27.1"
    prompt = "victim"


class StealCapital(Asking):
    """Take capital from a player whom the card names or the thief chooses (NA-27.1)."""

    question = VictimChoice
    asked_kind = "player"
    tried = False

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.count = read.number("count")
        self.source = read.value("from", str)
        chosen = self.source in ("other", "richest")
        self.who = None if chosen else player(self.source, card.names)

    def victims(self, s: NewAngelesState) -> list[int]:
        if self.source == "richest":
            return [seat for seat in richest(s, s.you) if s.capital[seat]]
        return [seat for seat in range(s.seats) if seat != s.you and s.capital[seat]]

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return self.who is not None or bool(self.victims(s))

    def run(self, s: NewAngelesState, by: int) -> None:
        if self.who is not None:
            self.steal(s, self.who(s))
        else:
            super().run(s, by)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        victims = self.victims(s)
        return [s.tables.player[seat] for seat in s.clockwise() if seat in victims]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        self.steal(s, action.args[0])

    def steal(self, s: NewAngelesState, victim: int) -> None:
        """The thief receives only what was taken (NA-15.7)."""
        taken = city.lose(s, victim, self.count, "NA-27.1", "stolen")
        city.gain(s, s.you, taken, "NA-27.1", "stolen")
        book.targeted(s, s.you, victim)

    def about(self) -> dict[str, Any]:
        return {"by": self.count}

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        seat = action.args[0]
        if seat >= s.seats:
            return None
        if self.source == "richest":
            return refuse("not-the-richest", "NA-A.23", seat=seat)
        return refuse("nothing-to-steal", "NA-A.23", seat=seat)

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return chosen_promise(s, seat, action.args[0], -1)

    def option_promise(self, s: NewAngelesState) -> float:
        return 1.0 if self.source == "richest" else super().option_promise(s)


class StealAsset(TakesAsset):
    """The thief chooses the asset (NA-27.4); it keeps its state and is not claimed (NA-27.2).

    Rules: NA-A.18.
    """

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.most = count_from_others(read)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [
            s.tables.asset[asset]
            for seat in s.clockwise()
            if seat != s.you
            for asset in s.owned[seat]
        ]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        asset = action.args[0]
        self.ask_on(s, left)
        victim = s.owner_of(asset)
        assets.hand_over(s, asset, s.you, "NA-27.2")
        book.targeted(s, s.you, victim)

    def option_promise(self, s: NewAngelesState) -> float:
        return 0.4


class StealChoice(EffectChoice):
    rule = "NA-27.4"
    prompt = "steal"
    decision = ""  # names hidden cards: not for sale (NA-16.6)


class StealAction(Asking):
    """An action card passes hidden from hand to hand (NA-27.3, NA-27.3a, NA-M.21)."""

    question = StealChoice
    tried = False
    favour = -1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read, "from")
        self.random = read.word("chooser", ("you", "random"), "you") == "random"
        self.may = read.value("may", bool, False)
        if read.number("count") != 1:
            raise read.fault("count", "one action card is stolen at a time")

    def run(self, s: NewAngelesState, by: int) -> None:
        if not self.random:
            super().run(s, by)
            return
        victim = self.who(s)
        hand = sorted(s.hands[victim])
        if hand:
            self.steal(s, victim, hand[s.random_below(len(hand))])

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        found = [s.tables.steal[card] for card in sorted(set(s.hands[self.who(s)]))]
        return self.or_stop(s, found, self.may)

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        self.steal(s, self.who(s), action.args[0])

    def steal(self, s: NewAngelesState, victim: int, card: int) -> None:
        pass_card(s, card, victim, s.you)
        book.targeted(s, s.you, victim)
        s.tell(
            (victim, s.you), "stole-card", "NA-27.3", {"card": s.tables.cards[card]},
            seat=s.you, from_seat=victim,
        )  # fmt: skip

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return keep_value(s, seat, action.args[0])

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """The card that is worth most in the own hand, or does most harm in the other one."""
        hand, victim, card = mind.hand, self.who(s), action.args[0]
        value = mind.vote(mind.seat) + hand.gained(card)
        return value - hand.elsewhere(card, victim) + mind.foreign_vote(victim)


class EmergencyChoice(EffectChoice):
    rule = "NA-17.6"
    prompt = "emergency"


class ChoosesEmergency(Asking):
    """The resolver chooses among emergency action cards that lie in play areas."""

    question = EmergencyChoice
    tried = False

    def lying(self, s: NewAngelesState) -> list[int]:
        """The corporations whose cards may be chosen."""
        raise NotImplementedError

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.emergency[corporation] for corporation in self.lying(s)]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return 1.0 if s.faceup >> action.args[0] & 1 else 0.3


class StealEmergency(ChoosesEmergency):
    """Emergency action cards lying in other players' areas; their state does not change (NA-A.5)."""

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.most = count_from_others(read)

    def lying(self, s: NewAngelesState) -> list[int]:
        return [c for c, holder in enumerate(s.emergency) if holder not in (NOBODY, s.you)]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        corporation = action.args[0]
        self.ask_on(s, left)
        victim = s.emergency[corporation]
        assets.lay_emergency(s, corporation, s.you)
        book.targeted(s, s.you, victim)
        card = s.tables.cards[s.tables.action_cards + corporation]
        s.emit("stole-emergency", "NA-17.6", seat=s.you, from_seat=victim, card=card)

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """What is useful here, or dangerous there."""
        corporation = action.args[0]
        there = mind.hand.emergency(corporation, s.emergency[corporation])
        return mind.hand.emergency(corporation, mind.seat) - there


# -- give (NA-F.13) -------------------------------------------------------------------------------


class GiveSelf(Effect):
    """The asset itself goes to another player; it cannot be refused and is no trade (NA-A.33)."""

    favour = 1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.to = card.who(read, "to")

    def run(self, s: NewAngelesState, by: int) -> None:
        assets.hand_over(s, s.card, self.to(s), "NA-F.13")


class GiveChoice(EffectChoice):
    rule = "NA-A.3"
    prompt = "give"
    decision = ""
    auto = False  # whether two cards are alike is hidden


class GiveCards(Asking):
    """Hand cards go hidden to one player, at least one (NA-A.3)."""

    essential = True
    question = GiveChoice
    tried = False
    favour = 1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.to = card.who(read, "to")
        self.most = count_of(read, "upto") or 1
        self.name = card.bound(read)

    def run(self, s: NewAngelesState, by: int) -> None:
        if len(s.hands[by]) == 1:
            self.give(s, s.hands[by][0])
        else:
            super().run(s, by)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        found = [s.tables.give[card] for card in dict.fromkeys(s.hands[s.you])]
        return self.or_stop(s, found, left < self.most)

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        self.give(s, action.args[0])
        if s.hands[s.you]:
            self.ask_on(s, left)

    def give(self, s: NewAngelesState, card: int) -> None:
        receiver = self.to(s)
        if self.name != NOBODY:
            bind(s, self.name, s.bound[self.name] + 1)
        pass_card(s, card, s.you, receiver)
        s.tell(
            (s.you, receiver), "gave-card", "NA-A.3", {"card": s.tables.cards[card]},
            seat=s.you, to_seat=receiver,
        )  # fmt: skip

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return -keep_value(s, seat, action.args[0])

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """1 capital for a card that is missed less, and does little harm elsewhere."""
        hand, receiver, card = mind.hand, self.to(s), action.args[0]
        value = 1.0 - mind.last_vote() - hand.lost(hand.cards.index(card))
        return value + hand.elsewhere(card, receiver) - mind.foreign_vote(receiver)


# -- flip_emergency (NA-F.17) ---------------------------------------------------------------------


class FlipEmergency(ChoosesEmergency):
    """A facedown emergency action in a player's area is turned faceup (NA-X.8)."""

    word = "flip_emergency"
    favour = 1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)

    def lying(self, s: NewAngelesState) -> list[int]:
        """Those that lie facedown."""
        seat = self.who(s)
        held = [c for c, holder in enumerate(s.emergency) if holder == seat]
        return [corporation for corporation in held if not s.faceup >> corporation & 1]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        corporation = action.args[0]
        s.faceup |= 1 << corporation
        card = s.tables.cards[s.tables.action_cards + corporation]
        s.emit("flipped", "NA-17.3", seat=s.emergency[corporation], card=card)

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """What helps oneself most."""
        corporation = action.args[0]
        return mind.hand.emergency(corporation, s.emergency[corporation])

    def moved_cards(self, s: NewAngelesState, mind: Mind) -> float:
        player = self.who(s)
        return max([mind.hand.emergency(corporation, player) for corporation in self.lying(s)])


DISCARDED = {"action": DiscardActions, "asset": DiscardAsset}
STOLEN = {
    "capital": StealCapital, "asset": StealAsset, "action": StealAction, "emergency": StealEmergency,
}  # fmt: skip
GIVEN = {"self": GiveSelf, "hand_card": GiveCards}
VERBS: tuple[Any, ...] = (
    Family("discard", lambda read: DISCARDED[read.word("what", tuple(DISCARDED))]),
    Family("steal", lambda read: STOLEN[read.word("what", tuple(STOLEN))]),
    Family("give", lambda read: GIVEN[read.word("what", tuple(GIVEN))]),
    FlipEmergency,
)
