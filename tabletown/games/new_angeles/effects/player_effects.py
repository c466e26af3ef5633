"""Effects on players: capital, draw, choose a player (NA-F.9, NA-F.10, NA-F.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice, bind
from tabletown.games.new_angeles.effects.reading import Reading
from tabletown.games.new_angeles.effects.worth import chosen_promise
from tabletown.games.new_angeles.rules import city
from tabletown.games.new_angeles.rules.draws import (
    ChooseDeck,
    draw,
    drawable,
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
    asked_kind = "player"
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


VERBS: tuple[Any, ...] = (Capital, Draw, ChoosePlayer)
