"""How good each option looks that an asset gives, in a deal and at the end of a turn."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot.mind import Mind
from tabletown.games.new_angeles.bot.offers import Standing, offer_gains
from tabletown.games.new_angeles.bot.outlook import Outlook
from tabletown.games.new_angeles.effects.worth import fear_of_threat, rival_of
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY
from tabletown.games.new_angeles.tables import Asset

FOR_NOTHING = 0.6  # the use of an asset that does nothing to the deal

# -- in a deal ----------------------------------------------------------------------------------------


def judge_reaction(mind: Mind, options: list[Action]) -> list[float]:
    """What the asset does to the deal decides; the others give something for nothing."""
    s, seat = mind.s, mind.seat
    deals = [s.tables.assets[a.args[0]].deal if a.kind == "use" else None for a in options]
    prefers_main = 0.0
    if any(deal is not None and deal.weighs_offers for deal in deals):
        prefers_main = mind.stakes.preference(seat)
    found = []
    for action, deal in zip(options, deals, strict=True):
        if deal is not None:
            asset = s.tables.assets[action.args[0]]
            found.append(deal.use_worth(s, seat, asset, prefers_main))
        else:
            found.append(FOR_NOTHING if action.kind == "use" else 0.0)
    return found


def judge_winner(mind: Mind, options: list[Action]) -> list[float]:
    main, counter = mind.stakes.main[mind.seat], mind.stakes.counter[mind.seat]
    return [main if action.args[0] == MAIN else counter for action in options]


def judge_pay(mind: Mind, options: list[Action]) -> list[float]:
    gain = -mind.stakes.preference(mind.seat) * 0.5
    step: Any = mind.s.stack[-1]
    to_rival = step.receiver == rival_of(mind.s, mind.seat)
    price = step.price + (0.75 * step.price if to_rival else 0.0)
    return [gain - price if action.kind == "pay" else 0.3 for action in options]


def judge_second(mind: Mind, options: list[Action]) -> list[float]:
    s, seat = mind.s, mind.seat
    before = Standing(s, seat, mind.tempers.threat)
    return [offer_gains(s, a.args[0], seat, COUNTER, before)[seat] for a in options]


# -- end of turn --------------------------------------------------------------------------------------------


def judge_end_of_turn(mind: Mind, options: list[Action]) -> list[float]:
    s, seat = mind.s, mind.seat
    return [
        0.0
        if action.kind == "finish"
        else end_of_turn_value(s, seat, s.tables.assets[action.args[0]])
        for action in options
    ]


def end_of_turn_value(s: NewAngelesState, seat: int, card: Asset) -> float:
    rival, asset = rival_of(s, seat), card.id
    if asset == "fumiko_yamamori":
        look = Outlook(s)
        spare = [look.made[r] - s.targets[r] for r in range(len(s.supply)) if s.supply[r]]
        return 2.0 if spare and max(spare) > 0 else 2.0 - 1.2 * fear_of_threat(s, seat)
    if asset == "bernice_mai":
        return 0.3 if len(s.hands[seat]) > s.hand_size(seat) - 1 else -0.2
    if asset == "mr_li":
        return 0.5 if rival != NOBODY and len(s.hands[rival]) > 5 else 0.1
    if asset == "elizabeth_mills":
        return 0.8 if rival != NOBODY and len(s.hands[rival]) >= 3 else -0.3
    if asset == "thomas_haas":
        behind = rival != NOBODY and s.capital[seat] < s.capital[rival]
        return 1.0 if behind else 0.05
    return s.tables.programs[card.program][0].end_of_turn_worth(s, seat)
