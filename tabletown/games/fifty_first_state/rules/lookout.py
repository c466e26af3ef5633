"""The Lookout phase (FFS-6): connection cards are turned up, locations are drafted twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import PlayerAsk, Step
from tabletown.games.fifty_first_state.effects.goods import BLUE_DECK, COLOURS, RED_DECK
from tabletown.games.fifty_first_state.rules.gaining import top_cards
from tabletown.games.fifty_first_state.state import BLOCKS, LOOKOUT, FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def turn_up_connections(s: FiftyFirstState) -> None:
    """The top card of each connection deck (FFS-6.1, FFS-6.2)."""
    for colour in (BLUE_DECK, RED_DECK):
        kind = s.turn_up(colour)
        if kind >= 0 and s.log is not None:
            s.reveal(
                "turned-up", "FFS-6.1",
                connection=s.tables.connections[kind], colour=COLOURS[colour],
            )  # fmt: skip


def show(s: FiftyFirstState, count: int) -> None:
    """Cards of the main deck are laid out face up; fewer if there are no more (FFS-6.11)."""
    s.display = tuple(sorted(top_cards(s, count)))
    if s.log is not None:
        names = [s.card_name(kind) for kind in s.display]
        s.reveal("display", "FFS-6.3", card=names)


class Lookout(Step[FiftyFirstState]):
    """Draft forward, then back from the last player on (FFS-6.3 to FFS-6.6, FFS-6.7, FFS-6.8)."""

    rule = "FFS-6.1"

    def run(self, s: FiftyFirstState) -> None:
        s.begin_phase(LOOKOUT)
        turn_up_connections(s)
        draft = [PICKS[seat] for seat in s.in_turn_order()]
        s.then(DISPLAY, *draft, LEFT_OVER, DISPLAY, *draft[::-1], LEFT_OVER)


class Display(Step[FiftyFirstState]):
    """As many cards as there are players, plus one (FFS-6.3, FFS-6.4)."""

    rule = "FFS-6.3"

    def run(self, s: FiftyFirstState) -> None:
        show(s, s.seats + 1)


class Pick(PlayerAsk[FiftyFirstState]):
    """One card of the display goes to the hand, which has no limit; all see which (FFS-6.5, FFS-6.9, FFS-4.7)."""

    rule = "FFS-6.5"
    prompt = "pick"

    def options(self, s: FiftyFirstState) -> list[Action]:
        pick = s.tables.pick
        return [pick[kind] for kind in dict.fromkeys(s.display)]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        kind, player = action.args[0], self.player
        s.take_from_display(kind)
        s.add_to_hand(player, (kind,))
        s.make_known(player, kind)
        if s.log is not None:
            s.emit("picked", "FFS-6.5", seat=player, card=s.card_name(kind))

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        if action.kind == "pick":
            return refuse("not-in-the-display", "FFS-5.4", card=s.card_name(action.args[0]))
        return refuse("pick-first", "FFS-5.4")


class LeftOver(Step[FiftyFirstState]):
    """The card that is left goes to the discard pile (FFS-6.6, FFS-6.8)."""

    rule = "FFS-6.6"

    def run(self, s: FiftyFirstState) -> None:
        if s.log is not None:
            for kind in s.display:
                s.emit("left-over", "FFS-6.6", card=s.card_name(kind))
        s.discard += s.display
        s.display = ()


DISPLAY: Final = Display()
PICKS: Final = tuple([Pick(seat) for seat in range(BLOCKS)])
LEFT_OVER: Final = LeftOver()
