"""Effects on players: capital, draw, discard, steal, give, flip (NA-F.9 to NA-F.13, NA-F.17, NA-F.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice, bind
from tabletown.games.new_angeles.effects.numbers import player, richest
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
from tabletown.games.new_angeles.effects.worth import asset_promise, chosen_promise, keep_value
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules import assets, city
from tabletown.games.new_angeles.rules.draws import (
    ChooseDeck,
    ask_discards,
    draw,
    drawable,
    pass_card,
)
from tabletown.games.new_angeles.state import NO_CARD, NewAngelesState
from tabletown.games.new_angeles.state.layout import GENERAL, NOBODY, TYPES

if TYPE_CHECKING:
    from tabletown.games.new_angeles.bot.mind import Mind

# -- capital (NA-F.9) -----------------------------------------------------------------------------


class Capital(Effect):
    """A player gains or loses capital (NA-F.9, NA-A.27, NA-A.31)."""

    word = "capital"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)
        self.by = card.amount(read, "by")
        if read.table["who"] != "you":
            by = read.table["by"]
            self.favour = -3 if isinstance(by, int) and by < 0 else 3

    def run(self, s: NewAngelesState, by: int) -> None:
        seat = self.who(s)
        change = self.by(s, seat)
        if change > 0:
            city.gain(s, seat, change, "NA-F.9", self.reason(s))
        elif change < 0:
            city.lose(s, seat, -change, "NA-F.9", self.reason(s))

    def reason(self, s: NewAngelesState) -> str:
        if s.touched != NO_CARD:
            return "card"
        return "asset" if s.card != NOBODY else "investment"

    def score(self, s: NewAngelesState, by: int) -> int:
        return self.by(s, by)


# -- draw (NA-F.10) -------------------------------------------------------------------------------

DRAWN = ("one_type", "any_types", "resolver_type", "topmost", "each_type")


class Draw(Effect):
    """A player draws cards from decks that the card or somebody names (NA-F.10)."""

    word = "draw"
    favour = 1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)
        self.count = card.amount(read, "count")
        self.type = read.word("type", (*files.TYPES, *DRAWN))
        self.fixed = files.TYPES.index(self.type) if self.type in files.TYPES else NOBODY

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(drawable(s))

    def run(self, s: NewAngelesState, by: int) -> None:
        seat = self.who(s)
        count = self.count(s, seat)
        if self.type == "any_types":  # NA-A.17
            s.stack.append(ChooseDeck(seat, seat, 1, count, False))
        elif self.type == "one_type":
            s.stack.append(ChooseDeck(seat, seat, count, 1, self.may))
        elif self.type == "resolver_type":
            s.stack.append(ChooseDeck(by, seat, count, 1, False, s.touched > 0))
        elif self.type == "topmost":  # NA-A.15
            topmost = s.sheet(seat)[0][0]
            if topmost == GENERAL:
                s.stack.append(ChooseDeck(seat, seat, count, 1, False))
            else:
                draw(s, seat, topmost, count, "NA-A.15")
        elif self.type == "each_type":  # NA-A.36: in type order
            for type in range(TYPES):
                draw(s, seat, type, count, "NA-F.10")
        else:
            draw(s, seat, self.fixed, count, "NA-F.10")

    def moved_cards(self, s: NewAngelesState, mind: Mind) -> float:
        player = self.who(s)
        topmost = s.sheet(player)[0][0]
        free = topmost == GENERAL or self.type != "topmost"
        types = range(TYPES) if free else (topmost,)
        best = max([mind.hand.drawn_by(player, type) for type in types])
        return self.count(s, player) * (best - mind.foreign_vote(player))


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

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(s.owned[self.who(s)])

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.asset[asset] for asset in s.owned[self.who(s)]]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        self.ask_on(s, left)
        assets.discard_asset(s, action.args[0])


# -- steal (NA-F.12, NA-27) -----------------------------------------------------------------------


class VictimChoice(EffectChoice):
    rule = "NA-27.1"
    prompt = "victim"


class StealCapital(Asking):
    """Take capital from a player whom the card names or the thief chooses (NA-27.1)."""

    question = VictimChoice
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
        if action.kind != "player" or action.args[0] >= s.seats:
            return None
        seat = action.args[0]
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
        read.word("from", ("others",))
        read.word("chooser", ("you",), "you")
        self.most = read.number("count")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return any(s.owned[seat] for seat in range(s.seats) if seat != by)

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

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(s.hands[self.who(s)])

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
        if self.may and found:
            found.append(s.tables.stop)
        return found

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is not s.tables.stop:
            self.steal(s, self.who(s), action.args[0])

    def steal(self, s: NewAngelesState, victim: int, card: int) -> None:
        pass_card(s, card, victim, s.you)
        book.targeted(s, s.you, victim)
        if s.log is not None:
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


class StealEmergency(Asking):
    """Emergency action cards lying in other players' areas; their state does not change (NA-A.5)."""

    question = EmergencyChoice
    tried = False

    def __init__(self, read: Parameters, card: Reading) -> None:
        read.word("from", ("others",))
        read.word("chooser", ("you",), "you")
        self.most = read.number("count")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return any(holder not in (NOBODY, by) for holder in s.emergency)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [
            s.tables.emergency[corporation]
            for corporation, holder in enumerate(s.emergency)
            if holder not in (NOBODY, s.you)
        ]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        corporation = action.args[0]
        self.ask_on(s, left)
        victim = s.emergency[corporation]
        assets.lay_emergency(s, corporation, s.you)
        book.targeted(s, s.you, victim)
        if s.log is not None:
            card = s.tables.cards[s.tables.action_cards + corporation]
            s.emit("stole-emergency", "NA-17.6", seat=s.you, from_seat=victim, card=card)

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return ready_promise(s, action.args[0])

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """What is useful here, or dangerous there."""
        corporation = action.args[0]
        there = mind.hand.emergency(corporation, s.emergency[corporation])
        return mind.hand.emergency(corporation, mind.seat) - there


def ready_promise(s: NewAngelesState, corporation: int) -> float:
    """How good an emergency action looks to somebody who may choose one."""
    return 1.0 if s.faceup >> corporation & 1 else 0.3


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

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(s.hands[by])

    def run(self, s: NewAngelesState, by: int) -> None:
        if len(s.hands[by]) == 1:
            self.give(s, s.hands[by][0])
        else:
            super().run(s, by)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        found = [s.tables.give[card] for card in dict.fromkeys(s.hands[s.you])]
        if left < self.most and found:
            found.append(s.tables.stop)
        return found

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is s.tables.stop:
            return
        self.give(s, action.args[0])
        if s.hands[s.you]:
            self.ask_on(s, left)

    def give(self, s: NewAngelesState, card: int) -> None:
        receiver = self.to(s)
        if self.name != NOBODY:
            bind(s, self.name, s.bound[self.name] + 1)
        pass_card(s, card, s.you, receiver)
        if s.log is not None:
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


class FlipEmergency(Asking):
    """A facedown emergency action in a player's area is turned faceup (NA-X.8)."""

    word = "flip_emergency"
    question = EmergencyChoice
    tried = False
    favour = 1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)

    def facedown(self, s: NewAngelesState) -> list[int]:
        seat = self.who(s)
        return [
            corporation
            for corporation, holder in enumerate(s.emergency)
            if holder == seat and not s.faceup >> corporation & 1
        ]

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(self.facedown(s))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.emergency[corporation] for corporation in self.facedown(s)]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        corporation = action.args[0]
        s.faceup |= 1 << corporation
        if s.log is not None:
            card = s.tables.cards[s.tables.action_cards + corporation]
            s.emit("flipped", "NA-17.3", seat=s.emergency[corporation], card=card)

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return ready_promise(s, action.args[0])

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """What helps oneself most."""
        corporation = action.args[0]
        return mind.hand.emergency(corporation, s.emergency[corporation])

    def moved_cards(self, s: NewAngelesState, mind: Mind) -> float:
        player = self.who(s)
        return max([mind.hand.emergency(corporation, player) for corporation in self.facedown(s)])


# -- choose_player (NA-F.18) ----------------------------------------------------------------------


class PlayerChoice(EffectChoice):
    rule = "NA-F.18"
    prompt = "player"


class ChoosePlayer(Asking):
    """Choose players one after the other; they are bound in the order they were chosen.

    Rules: NA-X.10.
    """

    word = "choose_player"
    question = PlayerChoice
    tried = False

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.most = read.number("count")
        self.others = read.word("from", ("any", "other")) == "other"
        self.name = card.names.bind(read.value("as", str), self.most)
        # Whose hand is looked at next must hold a card (Mr. White, NA-A.28).
        self.with_cards = any(
            isinstance(row, dict) and (row.get("op"), row.get("what")) == ("look", "hand")
            for row in card.following
        )

    def legal(self, s: NewAngelesState, taken: int) -> list[int]:
        return [
            seat
            for seat in s.clockwise()
            if not (taken >> seat & 1)
            and not (self.others and seat == s.you)
            and not (self.with_cards and not s.hands[seat])
        ]

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(self.legal(s, 0))

    def asks_resolver(self, s: NewAngelesState) -> bool:
        return True

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.player[seat] for seat in self.legal(s, taken)]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        seat = action.args[0]
        bind(s, self.name + self.most - left, seat)
        if s.log is not None and not s.declaring:
            s.emit("chose-player", "NA-F.18", seat=s.you, chosen_seat=seat)
        self.ask_on(s, left, taken | 1 << seat)

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        if action.kind != "player":
            return None
        seat = action.args[0]
        if seat >= s.seats:
            return refuse("no-such-player", "NA-S.13", seat=seat)
        if self.others and seat == s.you:
            return refuse("another-player", "NA-F.18")
        if self.with_cards and not s.hands[seat]:
            return refuse("empty-hand", "NA-A.28", seat=seat)
        return refuse("chosen-already", "NA-F.18", seat=seat)

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        """What the steps that follow do to the chosen player decides."""
        other = action.args[0]
        following = s.tables.programs[self.program][self.at + 1 :]
        if following and following[0].bets:
            return 3.0 if other == s.active else 0.2 * len(s.hands[other])
        return chosen_promise(s, seat, other, sum([effect.favour for effect in following]))


DISCARDED = {"action": DiscardActions, "asset": DiscardAsset}
STOLEN = {
    "capital": StealCapital, "asset": StealAsset, "action": StealAction, "emergency": StealEmergency,
}  # fmt: skip
GIVEN = {"self": GiveSelf, "hand_card": GiveCards}
VERBS: tuple[Any, ...] = (
    Capital,
    Draw,
    Family("discard", lambda read: DISCARDED[read.word("what", tuple(DISCARDED))]),
    Family("steal", lambda read: STOLEN[read.word("what", tuple(STOLEN))]),
    Family("give", lambda read: GIVEN[read.word("what", tuple(GIVEN))]),
    FlipEmergency,
    ChoosePlayer,
)
