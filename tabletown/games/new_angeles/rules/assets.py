"""Assets and emergency action cards change hands (NA-17, NA-27, NA-60, NA-65, NA-66)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.new_angeles.effects.base import start_program
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules.knowledge import asset_discarded
from tabletown.games.new_angeles.state import NO_CARD, NewAngelesState
from tabletown.games.new_angeles.state.layout import CLAIMED, NOBODY, with_value


def receive(s: NewAngelesState, asset: int, seat: int) -> None:
    """The asset lies faceup in the play area of its new owner (NA-65.1)."""
    s.owned[seat] += (asset,)
    s.in_play |= 1 << asset


def leave(s: NewAngelesState, asset: int, owner: int) -> None:
    s.owned[owner] = tuple([other for other in s.owned[owner] if other != asset])
    s.in_play &= ~(1 << asset)


def hand_over(s: NewAngelesState, asset: int, seat: int, rule: str) -> None:
    """An asset changes owner by theft, gift, swap or trade: it keeps its state (NA-60.2).

    Rules: NA-14.4, NA-65.8a, NA-65.8b, NA-66.1, NA-27.2a, NA-27.2b, NA-R.15.
    """
    owner = s.owner_of(asset)
    leave(s, asset, owner)
    receive(s, asset, seat)
    if s.book:
        book.asset_given(s, asset, owner, seat)
    s.emit("asset-moved", rule, asset=s.tables.assets[asset].id, from_seat=owner, to_seat=seat)


def discard_asset(s: NewAngelesState, asset: int) -> None:
    """Facedown to the bottom of the asset deck (NA-65.7); it comes back ready (NA-66.2).

    Rules: NA-A.39.
    """
    owner = s.owner_of(asset)
    if owner != NOBODY:
        leave(s, asset, owner)
    s.exhausted &= ~(1 << asset)
    asset_discarded(s, asset)
    s.emit("asset-discarded", "NA-65.7", asset=s.tables.assets[asset].id, seat=owner)


def pay_cost(s: NewAngelesState, asset: int) -> None:
    """Exhaust or discard the asset as its text demands (NA-60.0, NA-F.32)."""
    cost = s.tables.assets[asset].cost
    if cost == "exhaust":
        s.exhausted |= 1 << asset
    elif cost == "discard":
        discard_asset(s, asset)


def use_asset(s: NewAngelesState, asset: int, seat: int, target: int = 0) -> None:
    """Pay the cost and carry out the ability."""
    if s.log is not None:
        s.emit("asset-used", "NA-65.0", seat=seat, asset=s.tables.assets[asset].id)
    pay_cost(s, asset)
    start_program(s, s.tables.assets[asset].program, seat, asset, NO_CARD, target)


def claim(s: NewAngelesState, asset: int, seat: int) -> None:
    """Claim an asset: its own "when you claim" text follows at once (NA-66.0, NA-T.13)."""
    receive(s, asset, seat)
    if s.log is not None:
        s.emit("claimed", "NA-66.0", seat=seat, asset=s.tables.assets[asset].id)
    if s.tables.assets[asset].window == CLAIMED:
        pay_cost(s, asset)
        start_program(s, s.tables.assets[asset].program, seat, asset, NO_CARD)


class ClaimTop(Step[NewAngelesState]):
    """Claim cards from the top of the asset deck, one at a time (Naoko Watanabe, NA-A.29)."""

    player: int
    count: int
    without: int  # the card that claims never claims itself (NA-A.41)
    rule = "NA-A.29"

    def run(self, s: NewAngelesState) -> None:
        if not self.count or not s.assets or s.assets[-1] == self.without:
            return
        asset = s.assets[-1]
        s.assets = s.assets[:-1]
        s.asset_known &= ~(1 << asset)
        s.reveal("asset-revealed", "NA-A.29", asset=s.tables.assets[asset].id)
        s.then(ClaimTop(self.player, self.count - 1, self.without))
        claim(s, asset, self.player)


def lay_emergency(s: NewAngelesState, corporation: int, seat: int) -> None:
    """An emergency action card lies in the play area of ``seat`` (NOBODY: in an offer box).

    Rules: NA-17.4.
    """
    s.emergency = with_value(s.emergency, corporation, seat)
