"""Set-up: the table before the first turn (section 6)."""

from __future__ import annotations

from tabletown.core import rng
from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import PlayerAsk, Step
from tabletown.games.new_angeles.rules.demand import (
    ChooseInvestments,
    DealInvestments,
    reveal_demand,
)
from tabletown.games.new_angeles.rules.draws import Lines
from tabletown.games.new_angeles.rules.events import fill_track, show_top_back
from tabletown.games.new_angeles.rules.turns import StandardRound
from tabletown.games.new_angeles.schema import PIECES as PIECE_WORDS
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    CORPORATIONS,
    FEDERALIST,
    NOBODY,
    RIVALS,
    SEATS,
    TYPES,
    with_value,
)
from tabletown.games.new_angeles.tables import tables_of


def set_up(config: Config, seed: int, rules: int) -> NewAngelesState:
    """The empty table with the first step on the stack (NA-S.4, NA-S.12)."""
    s = empty_table(config.pack, config.seats, config).clone()
    s.config = config
    s.rng = rng.seeded(seed)
    s.rules = rules
    s.then(
        ShuffleDecks(), SetupCard(), FirstDemand(), DealCorporations(), FirstPlayer(),
        DealRivals(), DealInvestments(), ChooseInvestments(), SetupDone(),
    )  # fmt: skip
    return s


EMPTY: dict[tuple[str | None, int], NewAngelesState] = {}


def empty_table(pack: str | None, seats: int, config: Config) -> NewAngelesState:
    """A table without anything on it, made once for each pack and number of players."""
    s = EMPTY.get((pack, seats))
    if s is None:
        s = NewAngelesState.new(config, 0, 0, tables=tables_of(pack))
        EMPTY[pack, seats] = s
    return s


class ShuffleDecks(Step[NewAngelesState]):
    """Shuffle the asset, demand and event decks, and one deck for each type (NA-S.1, NA-S.2)."""

    rule = "NA-S.1"

    def run(self, s: NewAngelesState) -> None:
        s.assets = shuffled(s, list(range(len(s.tables.assets))))
        s.demands = shuffled(s, list(range(len(s.tables.demands))))
        s.events = shuffled(s, list(range(len(s.tables.events))))
        for type in range(TYPES):
            s.decks[type] = shuffled(s, s.tables.deck_of(type, s.tables.copies))


def shuffled(s: NewAngelesState, cards: list[int]) -> tuple[int, ...]:
    s.shuffle(cards)
    return tuple(cards)


class SetupCard(Step[NewAngelesState]):
    """One setup card is drawn: its components are placed, then the turn track is filled (NA-S.3).

    Rules: NA-S.3a, NA-19.0, NA-51.1, NA-F.25.
    """

    rule = "NA-S.3"

    def run(self, s: NewAngelesState) -> None:
        setups = s.tables.content.setups
        wanted = s.config.options["setup_card"]
        if wanted == "random":
            card = setups[s.random_below(len(setups))]
        else:
            card = next(entry for entry in setups if entry.id == wanted)
        s.reveal("setup-card", "NA-S.3", setup=card.id)
        for piece, word in enumerate(PIECE_WORDS):
            for number in getattr(card.place, word):
                s.put(piece, number - 1)
        fill_track(s, card.turns)
        show_top_back(s)


class FirstDemand(Step[NewAngelesState]):
    """The top demand card is revealed and the targets are set (NA-S.5, NA-S.5a)."""

    rule = "NA-S.5"

    def run(self, s: NewAngelesState) -> None:
        reveal_demand(s)


class DealCorporations(Step[NewAngelesState]):
    """Each player gets a corporation: chosen in a random order, at random, or fixed (NA-S.6a)."""

    rule = "NA-S.6"

    def run(self, s: NewAngelesState) -> None:
        way = s.config.options["corporations"]
        if way == "draft":
            order = list(range(s.seats))
            s.shuffle(order)
            s.then(*[ChooseCorporation(seat) for seat in order])
            return
        corporations = list(range(SEATS))
        if way == "random":
            s.shuffle(corporations)
        for seat in range(s.seats):
            take_corporation(s, seat, corporations[seat])


class ChooseCorporation(PlayerAsk[NewAngelesState]):
    """Pick one free corporation (NA-M.1)."""

    rule = "NA-M.1"
    prompt = "corporation"

    def options(self, s: NewAngelesState) -> list[Action]:
        return [
            s.tables.corporation[number] for number in range(SEATS) if s.seat_of[number] == NOBODY
        ]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        take_corporation(s, self.player, action.args[0])

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind == "corporation":
            word = CORPORATIONS[action.args[0]]
            return refuse("corporation-taken", "NA-S.6a", corporation=word)
        return refuse("choose-a-corporation", "NA-S.6")


def take_corporation(s: NewAngelesState, seat: int, corporation: int) -> None:
    """Sheet and emergency action card, faceup (NA-26.0, NA-17.1, NA-17.0)."""
    s.corporation = with_value(s.corporation, seat, corporation)
    s.seat_of = with_value(s.seat_of, corporation, seat)
    s.emergency = with_value(s.emergency, corporation, seat)
    s.faceup |= 1 << corporation
    s.emit("took-corporation", "NA-S.6", seat=seat, corporation=CORPORATIONS[corporation])


class FirstPlayer(Step[NewAngelesState]):
    """A capital token drawn at random names the active player (NA-S.7); starting capital (NA-S.8)."""

    rule = "NA-S.7"

    def run(self, s: NewAngelesState) -> None:
        s.active = s.random_below(s.seats)
        for place, seat in enumerate(s.clockwise()):
            s.capital[seat] = s.tables.first_capital + place
        s.reveal("first-player", "NA-S.7", seat=s.active)
        # NA-S.9a: clockwise from the active player, each completing all lines
        s.then(*[Lines(seat, 0, 0, 1) for seat in s.clockwise()])


class DealRivals(Step[NewAngelesState]):
    """The rival cards of the corporations in play and the Federalist; one is left over (NA-S.10).

    Rules: NA-46.0, NA-S.10a, NA-H.13.
    """

    rule = "NA-S.10"

    def run(self, s: NewAngelesState) -> None:
        cards = [*sorted(s.corporation), FEDERALIST]
        s.shuffle(cards)
        s.rivals = tuple(cards)
        for seat in range(s.seats):
            rival = RIVALS[s.rivals[seat]]
            s.tell((seat,), "rival-dealt", "NA-S.10", {"rival": rival}, seat=seat)


class SetupDone(Step[NewAngelesState]):
    rule = "NA-S.0"

    def run(self, s: NewAngelesState) -> None:
        s.stack.append(StandardRound())
