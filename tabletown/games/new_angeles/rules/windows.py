"""Timing windows: when assets may be used, and who is asked (section 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.new_angeles.rules.assets import use_asset
from tabletown.games.new_angeles.rules.draws import drawable
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, END_OF_TURN, MAIN, NOBODY, WINDOWS

if TYPE_CHECKING:
    from tabletown.games.new_angeles.tables import Asset


def open_window(s: NewAngelesState, window: int, target: int = 0) -> None:
    """Ask the players clockwise from the active player whether they use an asset (NA-T.1).

    ``target`` is what the window is about: the player who abstained, or the size of the
    counteroffer box at the counteroffer (0: the main offer).

    Rules: NA-T.3.
    """
    if s.in_play & s.tables.window_assets[window] & ~(s.exhausted & s.tables.exhaustible):
        s.stack.append(Window(window, 0, target))


class Window(Step[NewAngelesState]):
    """The next player who could use an asset is asked; nobody is asked twice (NA-T.18, NA-65.4)."""

    window: int
    asked: int  # players who were asked or passed over
    target: int
    rule = "NA-T.1"

    def run(self, s: NewAngelesState) -> None:
        for place in range(self.asked, s.seats):
            seat = (s.active + place) % s.seats
            if usable(s, seat, self.window, self.target, 0):
                if place + 1 < s.seats:
                    s.stack.append(Window(self.window, place + 1, self.target))
                s.stack.append(Reaction(self.window, seat, self.target, 0))
                return


class Reaction(Ask[NewAngelesState]):
    """Use one of the usable assets or decline (NA-M.4, NA-65.5, NA-U.12)."""

    window: int
    player: int
    target: int
    used: int  # assets used in this window
    rule = "NA-M.4"
    prompt = "reaction"
    auto = False
    decision: ClassVar[str] = "reaction"

    def seat(self, s: NewAngelesState) -> int:
        return self.player

    def options(self, s: NewAngelesState) -> list[Action]:
        found = usable(s, self.player, self.window, self.target, self.used)
        if not found:
            return []
        return [*[s.tables.use[asset] for asset in found], s.tables.decline]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        if action is s.tables.decline:
            return
        asset = action.args[0]
        s.stack.append(Reaction(self.window, self.player, self.target, self.used | 1 << asset))
        use_asset(s, asset, self.player, self.target)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"window": WINDOWS[self.window]}

    def default(self, s: NewAngelesState) -> Action:
        return s.tables.decline

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "use":
            return refuse("use-or-decline", "NA-M.4")
        return why_not_usable(s, self.player, action.args[0], self.window)


def why_not_usable(s: NewAngelesState, seat: int, asset: int, window: int) -> Refusal:
    card = s.tables.assets[asset]
    if window == END_OF_TURN and s.used & card.bit:
        return refuse("used-already", "NA-22.1", asset=card.id)
    if asset not in s.owned[seat]:
        return refuse("not-your-asset", "NA-65.0", asset=card.id)
    if card.window != window:
        return refuse("not-now", "NA-T.20", asset=card.id, window=WINDOWS[card.window])
    if s.exhausted & card.bit:
        return refuse("exhausted", "NA-60.0", asset=card.id)
    return refuse("asset-changes-nothing", "NA-T.19", asset=card.id)


def usable(s: NewAngelesState, seat: int, window: int, target: int, used: int) -> list[int]:
    """The assets that ``seat`` may use in a window, in the order they were received (NA-T.19)."""
    t = s.tables
    candidates = t.window_assets[window] & ~used & ~(s.exhausted & t.exhaustible)
    found = []
    for number in s.owned[seat]:
        if candidates >> number & 1:
            asset = t.assets[number]
            if asset.optional and USABLE[asset.trigger](s, seat, asset, target):
                found.append(number)
    return found


# -- when an asset could change something, by trigger (NA-T.4 to NA-T.16) ---------------------------


def at_turn_start(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """NA-A.21: not against an empty hand; capital is compared at the start of the turn."""
    return seat != s.active and bool(s.hands[s.active]) and holds(s, seat, asset)


def at_any_time(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """Rules: NA-T.5."""
    return holds(s, seat, asset)


def on_offer(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """What is done to the deal must be possible (NA-T.6, NA-T.8)."""
    if len(s.box) < target:  # NA-T.21: the offer left the table
        return False
    return asset.deal is None or asset.deal.could_change(s, COUNTER if target else MAIN)


def on_own_main_offer(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """NA-A.42: a second card to propose is needed."""
    if target or seat != s.active or s.box:
        return False
    return bool(s.hands[seat] or s.faceup_emergencies(seat))


def on_counteroffer(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """NA-A.11: not the countering player."""
    return 0 < target <= len(s.box) and seat != s.countering()


def on_abstention(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """NA-A.13, NA-A.43: not the own abstention; a card or capital must be there (NA-T.9)."""
    return seat != target and (bool(s.hands[target]) or s.capital[target] > 0)


def with_counteroffer(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """Rules: NA-T.10."""
    return bool(s.box) and s.winner == NOBODY


def when_countering_wins(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """Rules: NA-T.12."""
    return s.winner == COUNTER


def when_lost_as_active(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """NA-A.26: another player won."""
    return (
        seat == s.active
        and s.winner == COUNTER
        and s.countering() != seat
        and s.capital[s.countering()] > 0
    )


def can_draw(s: NewAngelesState, seat: int, asset: Asset, target: int) -> bool:
    """Rules: NA-T.14, NA-A.30, NA-A.32."""
    return bool(drawable(s)) and holds(s, seat, asset)


def holds(s: NewAngelesState, seat: int, asset: Asset) -> bool:
    """Whether the condition of the asset's text is fulfilled."""
    return asset.test is None or asset.test(s, seat)


USABLE: dict[str, Callable[[NewAngelesState, int, Asset, int], bool]] = {
    "turn_start_of_other": at_turn_start,
    "asset_revealed": at_any_time,
    "offer_proposed": on_offer,
    "own_main_offer_proposed": on_own_main_offer,
    "counteroffer_proposed": on_counteroffer,
    "support_start": on_offer,
    "player_abstains": on_abstention,
    "resolution_start": with_counteroffer,
    "support_tied": with_counteroffer,
    "countering_player_wins": when_countering_wins,
    "lost_deal_as_active": when_lost_as_active,
    "deal_end": can_draw,
    "threat_increased": can_draw,
}


# -- automatic abilities (NA-T.2) -------------------------------------------------------------------


class Automatic(Step[NewAngelesState]):
    """A mandatory ability of an asset happens."""

    asset: int
    player: int
    rule = "NA-T.2"

    def run(self, s: NewAngelesState) -> None:
        use_asset(s, self.asset, self.player)


def automatic(s: NewAngelesState, trigger: str, applies: Callable[[int], bool]) -> None:
    """Every mandatory asset with this trigger whose owner it applies to, clockwise."""
    steps = [
        Automatic(asset, seat)
        for seat in s.clockwise()
        for asset in s.owned[seat]
        if s.tables.assets[asset].trigger == trigger and applies(seat)
    ]
    if steps:
        s.then(*steps)
