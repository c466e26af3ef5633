"""Make a deal (FFS-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects import fire_events, gain
from tabletown.games.fifty_first_state.rules.paying import settle
from tabletown.games.fifty_first_state.state import StateOfFifty

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def do_deal(s: StateOfFifty, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.t.blue[s.t.distance[kind]], MakeDeal(player, kind), kind)


class MakeDeal(Step):
    """The card goes under the board; only its deal good counts (FFS-12.1 to FFS-12.5)."""

    __slots__ = ("kind", "player")
    FIELDS = ("player", "kind")
    rule = "FFS-12.1"

    def __init__(self, player: int, kind: int) -> None:
        self.player = player
        self.kind = kind

    def run(self, s: StateOfFifty) -> None:
        player, kind = self.player, self.kind
        name = s.t.card_words.names[kind]
        s.take_from_hand(player, kind)
        s.deals[player] += (kind,)
        if s.log is not None:
            s.emit("dealt", "FFS-12.1", seat=player, card=name)
        gain(s, player, s.t.deal_bag[kind], "deal", name)
        fire_events(s, player, s.t.on_deal_at)
