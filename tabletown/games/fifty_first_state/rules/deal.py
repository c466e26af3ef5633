"""Make a deal (FFS-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.goods import BLUE
from tabletown.games.fifty_first_state.rules.gaining import fire_events, gain
from tabletown.games.fifty_first_state.rules.paying import out_of_reach, settle
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def check_deal(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    return out_of_reach(s, player, args[0], BLUE, "FFS-12.1")


def do_deal(s: FiftyFirstState, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.tables.blue[s.tables.distance[kind]], MakeDeal(player, kind), kind)


class MakeDeal(Step[FiftyFirstState]):
    """The card goes under the board, out of reach; only its deal good counts (FFS-2.8, FFS-12.1).

    The good at once (FFS-12.2) and nothing else of the card (FFS-12.3, FFS-12.4), then the features
    (FFS-12.5).
    """

    player: int
    kind: int
    rule = "FFS-12.1"

    def run(self, s: FiftyFirstState) -> None:
        player, kind = self.player, self.kind
        name = s.card_name(kind)
        s.take_from_hand(player, kind)
        s.deals[player] += (kind,)
        if s.log is not None:
            s.emit("dealt", "FFS-12.1", seat=player, card=name)
        gain(s, player, s.tables.deal_bag[kind], "deal", name)
        fire_events(s, player, s.tables.on_deal_at)
