"""Why can't I? Words that name a card, an asset, a district or a player get their reasons."""

from __future__ import annotations

from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles.rules.deal import Counteroffer, MainOffer, why_no_offer
from tabletown.games.new_angeles.rules.windows import why_not_usable
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    CLAIMED,
    END_OF_TURN,
    HUMAN_FIRST,
    ILLNESS,
    NOBODY,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    STATIC,
    STRIKE,
    WINDOWS,
)


def explain(s: NewAngelesState, seat: int, words: list[str]) -> list[Refusal]:
    """Reasons for what ``words`` name; empty if they name nothing of this game."""
    found: list[Refusal] = []
    for word in words:
        if word in s.tables.cards:
            found += about_card(s, seat, s.tables.cards.index(word))
        elif word in s.tables.asset_ids:
            found += about_asset(s, seat, s.tables.asset_ids.index(word))
        elif word in s.tables.districts:
            found += about_district(s, s.tables.districts.index(word))
        elif word == "trade":
            found += about_trading(s, seat)
    return found


def about_card(s: NewAngelesState, seat: int, card: int) -> list[Refusal]:
    """Why a card cannot be offered, countered with or laid in support now."""
    step = s.asking()
    name = s.tables.cards[card]
    if card >= s.tables.action_cards and getattr(step, "prompt", "") in ("support", "lay"):
        return [refuse("emergency-is-no-support", "NA-17.5", card=name)]
    if isinstance(step, (MainOffer, Counteroffer)) and s.asked == seat:
        action = (s.tables.offer if isinstance(step, MainOffer) else s.tables.counter)[card]
        if action in s.options(seat):
            return [refuse("possible-now", step.rule, action=action.text)]
        return [step.why_not(s, action)]
    held = (
        card in s.hands[seat]
        if card < s.tables.action_cards
        else s.emergency[card - s.tables.action_cards] == seat
    )
    if not held:
        return [why_no_offer(s, seat, card)]
    if s.asked != seat:
        return [refuse("not-your-decision", "NA-54.3" if s.dealing else "NA-54.2", card=name)]
    return [refuse("not-now-a-card", step.rule if step is not None else "NA-54.0", card=name)]


def about_asset(s: NewAngelesState, seat: int, number: int) -> list[Refusal]:
    """Why an asset cannot be used now."""
    asset = s.tables.assets[number]
    action = s.tables.use[number]
    if action in s.options(seat):
        return [refuse("possible-now", "NA-65.0", action=action.text)]
    owner = s.owner_of(number)
    if owner != seat:
        if owner == NOBODY:
            return [refuse("nobody-owns-it", "NA-66.0", asset=asset.id)]
        return [refuse("not-your-asset", "NA-65.0", asset=asset.id, owner_seat=owner)]
    if asset.window in (STATIC, CLAIMED) or not asset.optional:
        return [refuse("works-by-itself", "NA-66.3", asset=asset.id)]
    step = s.asking()
    window = getattr(step, "window", END_OF_TURN if s.active == seat else -1)
    asked = s.asked == seat and asset.window == window
    if not asked and not (asset.window == END_OF_TURN and s.used & asset.bit):
        return [refuse("not-now", "NA-T.20", asset=asset.id, window=WINDOWS[asset.window])]
    return [why_not_usable(s, seat, number, asset.window)]


def about_district(s: NewAngelesState, district: int) -> list[Refusal]:
    """What keeps a district from producing, taking a piece or getting an android."""
    name = s.tables.districts[district]
    found = [
        refuse(key, rule, district=name)
        for piece, key, rule in IN_THE_WAY
        if s.has(piece, district)
    ]
    return found or [refuse("nothing-in-the-way", "NA-7.0", district=name)]


IN_THE_WAY = (
    (OUTAGE, "district-in-outage", "NA-62.0"),
    (STRIKE, "district-in-strike", "NA-49.0"),
    (ORGCRIME, "orgcrime-blocks-primary", "NA-33.0"),
    (HUMAN_FIRST, "human-first-doubles-unrest", "NA-12.0"),
    (PRISEC, "prisec-keeps-enemies-out", "NA-38.1"),
    (ILLNESS, "illness-costs-threat", "NA-3.0"),
    (ANDROID, "android-there-already", "NA-68.2"),
)


def about_trading(s: NewAngelesState, seat: int) -> list[Refusal]:
    if s.no_trade >> seat & 1:
        return [refuse("barred-from-trading", "NA-A.24")]
    return [refuse("possible-now", "NA-14.0", action="propose")]
