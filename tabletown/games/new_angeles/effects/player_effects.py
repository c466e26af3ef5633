"""Effects on players: capital, draw, discard, steal, give, flip (NA-F.9 to NA-F.13, NA-F.17, NA-F.18)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Effect, EffectChoice, bind
from tabletown.games.new_angeles.effects.numbers import player, richest
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
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

# -- capital (NA-F.9) -----------------------------------------------------------------------------


class Capital(Effect):
    """A player gains or loses capital (NA-F.9, NA-A.27, NA-A.31)."""

    word = "capital"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)
        self.by = card.amount(read, "by")

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


# -- draw (NA-F.10) -------------------------------------------------------------------------------

DRAWN = ("one_type", "any_types", "resolver_type", "topmost", "each_type")


class Draw(Effect):
    """A player draws cards from decks that the card or somebody names (NA-F.10)."""

    word = "draw"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)
        self.count = card.amount(read, "count")
        self.type = read.word("type", (*files.TYPES, *DRAWN))
        self.may = False  # inside "each player may"
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


# -- discard (NA-F.11) ----------------------------------------------------------------------------


class AssetChoice(EffectChoice):
    rule = "NA-65.0"
    prompt = "asset"


class DiscardActions(Effect):
    """A player discards action cards of the own choice (all, if there are fewer; NA-A.14).

    Rules: NA-A.45.
    """

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


class DiscardAsset(Effect):
    """The resolver discards an asset of a player (NA-X.21)."""

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.who = card.who(read)
        self.count = read.number("count")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(s.owned[self.who(s)])

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(AssetChoice(self.program, self.at, self.count, 0))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.asset[asset] for asset in s.owned[self.who(s)]]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if left > 1:
            s.stack.append(AssetChoice(self.program, self.at, left - 1, 0))
        assets.discard_asset(s, action.args[0])


# -- steal (NA-F.12, NA-27) -----------------------------------------------------------------------


class VictimChoice(EffectChoice):
    rule = "NA-27.1"
    prompt = "victim"


class StealCapital(Effect):
    """Take capital from a player whom the card names or the thief chooses (NA-27.1)."""

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
            s.stack.append(VictimChoice(self.program, self.at, 1, 0))

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


class StealAsset(Effect):
    """The thief chooses the asset (NA-27.4); it keeps its state and is not claimed (NA-27.2).

    Rules: NA-A.18.
    """

    def __init__(self, read: Parameters, card: Reading) -> None:
        read.word("from", ("others",))
        read.word("chooser", ("you",), "you")
        self.count = read.number("count")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return any(s.owned[seat] for seat in range(s.seats) if seat != by)

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(AssetChoice(self.program, self.at, self.count, 0))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [
            s.tables.asset[asset]
            for seat in s.clockwise()
            if seat != s.you
            for asset in s.owned[seat]
        ]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        asset = action.args[0]
        if left > 1:
            s.stack.append(AssetChoice(self.program, self.at, left - 1, 0))
        victim = s.owner_of(asset)
        assets.hand_over(s, asset, s.you, "NA-27.2")
        book.targeted(s, s.you, victim)


class StealChoice(EffectChoice):
    rule = "NA-27.4"
    prompt = "steal"
    decision = ""  # names hidden cards: not for sale (NA-16.6)


class StealAction(Effect):
    """An action card passes hidden from hand to hand (NA-27.3, NA-27.3a, NA-M.21)."""

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
            s.stack.append(StealChoice(self.program, self.at, 1, 0))
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


class EmergencyChoice(EffectChoice):
    rule = "NA-17.6"
    prompt = "emergency"


class StealEmergency(Effect):
    """Emergency action cards lying in other players' areas; their state does not change (NA-A.5)."""

    def __init__(self, read: Parameters, card: Reading) -> None:
        read.word("from", ("others",))
        read.word("chooser", ("you",), "you")
        self.count = read.number("count")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return any(holder not in (NOBODY, by) for holder in s.emergency)

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(EmergencyChoice(self.program, self.at, self.count, 0))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [
            s.tables.emergency[corporation]
            for corporation, holder in enumerate(s.emergency)
            if holder not in (NOBODY, s.you)
        ]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        corporation = action.args[0]
        if left > 1:
            s.stack.append(EmergencyChoice(self.program, self.at, left - 1, 0))
        victim = s.emergency[corporation]
        assets.lay_emergency(s, corporation, s.you)
        book.targeted(s, s.you, victim)
        if s.log is not None:
            card = s.tables.cards[s.tables.action_cards + corporation]
            s.emit("stole-emergency", "NA-17.6", seat=s.you, from_seat=victim, card=card)


# -- give (NA-F.13) -------------------------------------------------------------------------------


class GiveSelf(Effect):
    """The asset itself goes to another player; it cannot be refused and is no trade (NA-A.33)."""

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.to = card.who(read, "to")

    def run(self, s: NewAngelesState, by: int) -> None:
        assets.hand_over(s, s.card, self.to(s), "NA-F.13")


class GiveChoice(EffectChoice):
    rule = "NA-A.3"
    prompt = "give"
    decision = ""
    auto = False  # whether two cards are alike is hidden


class GiveCards(Effect):
    """Hand cards go hidden to one player, at least one (NA-A.3)."""

    essential = True

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
            s.stack.append(GiveChoice(self.program, self.at, self.most, 0))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        found = [s.tables.give[card] for card in dict.fromkeys(s.hands[s.you])]
        if left < self.most and found:
            found.append(s.tables.stop)
        return found

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is s.tables.stop:
            return
        self.give(s, action.args[0])
        if left > 1 and s.hands[s.you]:
            s.stack.append(GiveChoice(self.program, self.at, left - 1, 0))

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


# -- flip_emergency (NA-F.17) ---------------------------------------------------------------------


class FlipEmergency(Effect):
    """A facedown emergency action in a player's area is turned faceup (NA-X.8)."""

    word = "flip_emergency"

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

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(EmergencyChoice(self.program, self.at, 1, 0))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.emergency[corporation] for corporation in self.facedown(s)]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        corporation = action.args[0]
        s.faceup |= 1 << corporation
        if s.log is not None:
            card = s.tables.cards[s.tables.action_cards + corporation]
            s.emit("flipped", "NA-17.3", seat=s.emergency[corporation], card=card)


# -- choose_player (NA-F.18) ----------------------------------------------------------------------


class PlayerChoice(EffectChoice):
    rule = "NA-F.18"
    prompt = "player"


class ChoosePlayer(Effect):
    """Choose players one after the other; they are bound in the order they were chosen.

    Rules: NA-X.10.
    """

    word = "choose_player"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.count = read.number("count")
        self.others = read.word("from", ("any", "other")) == "other"
        self.name = card.names.bind(read.value("as", str), self.count)
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

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(PlayerChoice(self.program, self.at, self.count, 0))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.player[seat] for seat in self.legal(s, taken)]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        seat = action.args[0]
        bind(s, self.name + self.count - left, seat)
        if s.log is not None and not s.declaring:
            s.emit("chose-player", "NA-F.18", seat=s.you, chosen_seat=seat)
        if left > 1:
            s.stack.append(PlayerChoice(self.program, self.at, left - 1, taken | 1 << seat))

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


DISCARDED = {"action": DiscardActions, "asset": DiscardAsset}
STOLEN = {
    "capital": StealCapital, "asset": StealAsset, "action": StealAction, "emergency": StealEmergency,
}  # fmt: skip
GIVEN = {"self": GiveSelf, "hand_card": GiveCards}
VERBS = (
    Capital,
    Draw,
    Family("discard", lambda read: DISCARDED[read.word("what", tuple(DISCARDED))]),
    Family("steal", lambda read: STOLEN[read.word("what", tuple(STOLEN))]),
    Family("give", lambda read: GIVEN[read.word("what", tuple(GIVEN))]),
    FlipEmergency,
    ChoosePlayer,
)
