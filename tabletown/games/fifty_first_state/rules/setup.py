"""Setup (FFS-3): factions, decks, the first hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import AskMany, Step
from tabletown.games.fifty_first_state.effects.goods import BLUE_DECK, RED_DECK, without
from tabletown.games.fifty_first_state.rules.gaining import tell_drawn, top_card
from tabletown.games.fifty_first_state.rules.round import Round
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action

ANY = -1


def shuffle_decks(s: FiftyFirstState) -> None:
    """The main deck and the two connection decks (FFS-3.7, FFS-3.8)."""
    deck = s.tables.deck(str(s.config.options["expansion"]))
    s.shuffle(deck)
    s.set_deck(deck)
    for colour in (BLUE_DECK, RED_DECK):
        cards = s.tables.connection_cards(colour, s.tables.connection_count)
        s.shuffle(cards)
        s.set_connection_deck(colour, cards)


def set_up(s: FiftyFirstState) -> None:
    """Everything up to the first decision."""
    s.lay_out()
    shuffle_decks(s)
    if s.config.options["factions"] == "choose":
        s.aside = ((),) * s.seats
        s.then(WishFaction(), FirstHands())
    else:
        share_factions(s, [ANY] * s.seats)
        s.then(FirstHands())


class WishFaction(AskMany[FiftyFirstState]):
    """Players choose factions before the game (FFS-3.5), all at once."""

    rule = "FFS-3.5"
    prompt = "want-faction"
    otherwise = "choose-a-faction"

    def seats(self, s: FiftyFirstState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if not s.aside[seat]])

    def options(self, s: FiftyFirstState, seat: int) -> list[Action]:
        return [*s.tables.want, s.tables.want_any]

    def chosen(self, s: FiftyFirstState, seat: int, action: Action) -> None:
        wish = ANY if action is s.tables.want_any else action.args[0]
        s.put_aside(seat, (wish,))
        s.emit("wished", "FFS-3.5", seat=seat)
        if wish != ANY:
            secret = {"faction": s.tables.factions[wish]}
            s.tell((seat,), "you-wished", "FFS-3.5", secret, hidden=True, reveals=False)

    def complete(self, s: FiftyFirstState) -> None:
        wishes = [aside[0] for aside in s.aside]
        s.aside = ()
        s.reveal("wishes-shown", "FFS-3.5")
        share_factions(s, wishes)


def share_factions(s: FiftyFirstState, wishes: list[int]) -> None:
    """A faction wanted by several is drawn by lot, the rest get a random free one (FFS-3.5)."""
    for faction in range(len(s.tables.factions)):
        wanting = [seat for seat in range(s.seats) if wishes[seat] == faction]
        if wanting:
            seat = wanting[s.random_below(len(wanting))] if len(wanting) > 1 else wanting[0]
            s.set_faction(seat, faction)
    taken = [s.faction(seat) for seat in range(s.seats)]
    free = [faction for faction in range(len(s.tables.factions)) if faction not in taken]
    for seat in range(s.seats):
        if s.faction(seat) < 0:
            s.set_faction(seat, free.pop(s.random_below(len(free))))


class FirstHands(Step[FiftyFirstState]):
    """The first player is chosen at random and everybody draws six cards (FFS-3.10, FFS-3.11)."""

    rule = "FFS-3.11"

    def run(self, s: FiftyFirstState) -> None:
        for seat in range(s.seats):  # here, for nobody listens while the table is set up
            faction = s.tables.factions[s.faction(seat)]
            s.emit("faction-is", "FFS-3.4", seat=seat, faction=faction)
        s.make_first(0 if s.solo else s.random_below(s.seats))  # FFS-23.2
        s.emit("first-player", "FFS-3.10", seat=s.first)
        mode = s.tables.mode(s.solo, str(s.config.options["expansion"]))
        for seat in range(s.seats):
            cards = sorted([top_card(s) for _ in range(mode.start_draw)])
            s.add_to_hand(seat, cards)
            s.emit("drew", "FFS-3.11", seat=seat, count=len(cards), cause="start")
            if s.log is not None:
                tell_drawn(s, seat, cards)
        s.aside = ((),) * s.seats
        s.then(KeepStart(mode.start_draw - mode.start_keep), Round())


class KeepStart(AskMany[FiftyFirstState]):
    """Everybody discards two of six cards, at the same time and in secret (FFS-3.12, FFS-5.3)."""

    away: int
    rule = "FFS-3.12"
    prompt = "keep-start"

    def seats(self, s: FiftyFirstState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if len(s.aside[seat]) < self.away])

    def options(self, s: FiftyFirstState, seat: int) -> list[Action]:
        left = without(s.hands[seat], s.aside[seat])
        return [s.tables.discard[kind] for kind in dict.fromkeys(left)]

    def chosen(self, s: FiftyFirstState, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.put_aside(seat, (*s.aside[seat], kind))
        if s.log is not None:
            secret = {"card": s.card_name(kind)}
            s.emit("put-aside", "FFS-3.12", seat=seat)
            s.tell((seat,), "you-put-aside", "FFS-3.12", secret, hidden=True, reveals=False)

    def complete(self, s: FiftyFirstState) -> None:
        for seat in range(s.seats):
            names = []
            for kind in s.aside[seat]:
                s.take_from_hand(seat, kind)
                s.discard += (kind,)
                names.append(s.card_name(kind))
            s.reveal("start-discards", "FFS-3.12", seat=seat, card=names)
        s.aside = ()

    def details(self, s: FiftyFirstState, seat: int) -> dict[str, Any]:
        return {"count": self.away - len(s.aside[seat])}

    def why_not(self, s: FiftyFirstState, seat: int, action: Action) -> Refusal:
        return refuse("choose-start-discards", "FFS-3.12", count=self.away)
