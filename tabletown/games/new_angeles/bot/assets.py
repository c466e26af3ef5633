"""How good each option looks that an asset gives, in a deal and at the end of a turn."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot.deal import main_wins
from tabletown.games.new_angeles.bot.offers import Stakes, Standing, offer_gains
from tabletown.games.new_angeles.bot.outlook import (
    RIVAL_WEIGHT,
    Outlook,
    asset_value,
    rival_of,
    win_chances,
)
from tabletown.games.new_angeles.bot.quick import wants_threat
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY

SWAP_PENALTY = 2.0  # Alex Westlund takes it if an own asset is swapped

# -- in a deal ----------------------------------------------------------------------------------------


def judge_reaction(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    found = []
    stakes: Stakes | None = None
    for action in options:
        if action.kind != "use":
            found.append(0.0)
            continue
        asset = s.tables.assets[action.args[0]]
        if asset.does in ("return_counteroffer", "set_winner", "support_from_deck", "bar_support"):
            stakes = stakes or Stakes(s, seat, tempers.threat)
        found.append(reaction_value(s, seat, asset.id, asset.does, stakes))
    return found


def reaction_value(
    s: NewAngelesState, seat: int, asset: str, does: str, stakes: Stakes | None
) -> float:
    prefers_main = stakes.preference(seat) if stakes is not None else 0.0
    if does == "return_counteroffer":
        return 1.2 + 0.3 * prefers_main
    if does == "set_winner":
        now = main_wins(s, 0.0)
        missed = (1.0 - now) * prefers_main if prefers_main > 0 else -now * prefers_main
        return missed - (2.5 if asset == "tanaka" else 0.3)
    if does == "support_from_deck":
        sign = 1.0 if prefers_main > 0 else -1.0
        return sign * prefers_main * (main_wins(s, sign) - main_wins(s, 0.0)) * sign - 0.1
    if does == "bar_support":
        return 0.2 * prefers_main - 0.2
    if does == "propose_second":
        return second_offer_value(s, seat)
    if does == "declare":
        return 0.15 if s.proposer(COUNTER if s.box else MAIN) == rival_of(s, seat) else -0.3
    if does == "bar_trade":
        proposer = s.proposer(COUNTER if s.box else MAIN)
        return 0.3 if proposer == rival_of(s, seat) else -0.3
    if does == "support_main_or_lose":
        return 0.4
    return 0.6  # the rest gives something for nothing


def second_offer_value(s: NewAngelesState, seat: int) -> float:
    """The Fall Guy keeps everybody else from countering: worth it for a dear asset."""
    if s.revealed == NOBODY:
        return -1.0
    return 0.35 * s.tables.assets[s.revealed].value - 2.2


def judge_winner(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    stakes = Stakes(s, seat, tempers.threat)
    return [stakes.main[seat] if a.args[0] == MAIN else stakes.counter[seat] for a in options]


def judge_pay(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    stakes = Stakes(s, seat, tempers.threat)
    gain = -stakes.preference(seat) * 0.5
    step: Any = s.stack[-1]
    price = step.price + (0.75 * step.price if step.receiver == rival_of(s, seat) else 0.0)
    return [gain - price if action.kind == "pay" else 0.3 for action in options]


def judge_second(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    before = Standing(s, seat, tempers.threat)
    return [offer_gains(s, a.args[0], seat, COUNTER, before)[seat] for a in options]


# -- end of turn --------------------------------------------------------------------------------------------


def judge_end_of_turn(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    return [
        0.0
        if action.kind == "finish"
        else end_of_turn_value(s, seat, s.tables.assets[action.args[0]].id)
        for action in options
    ]


def end_of_turn_value(s: NewAngelesState, seat: int, asset: str) -> float:
    rival = rival_of(s, seat)
    if asset == "fumiko_yamamori":
        look = Outlook(s)
        spare = [look.made[r] - s.targets[r] for r in range(len(s.supply)) if s.supply[r]]
        return 2.0 if spare and max(spare) > 0 else 2.0 - 1.2 * wants_threat(s, seat)
    if asset == "alex_westlund":
        return best_swap(s, seat)
    if asset == "bernice_mai":
        return 0.3 if len(s.hands[seat]) > s.hand_size(seat) - 1 else -0.2
    if asset == "mr_li":
        return 0.5 if rival != NOBODY and len(s.hands[rival]) > 5 else 0.1
    if asset == "elizabeth_mills":
        return 0.8 if rival != NOBODY and len(s.hands[rival]) >= 3 else -0.3
    if asset == "thomas_haas":
        behind = rival != NOBODY and s.capital[seat] < s.capital[rival]
        return 1.0 if behind else 0.05
    return 1.0  # marco_cubrero, susan_chen, mr_white and the like: money or cards


def best_swap(s: NewAngelesState, seat: int) -> float:
    """What the best exchange of two assets would bring."""
    assets = [asset for owned in s.owned for asset in owned]
    gains = [best_partner(s, seat, asset) for asset in assets]
    return max(gains, default=0.0) - 0.2


def best_partner(s: NewAngelesState, seat: int, asset: int) -> float:
    """What exchanging an asset brings, with the best choice of the other one."""
    owner = s.owner_of(asset)
    others = [other for i, owned in enumerate(s.owned) if i != owner for other in owned]
    return max([swap_gain(s, seat, asset, other) for other in others], default=-1.0)


def swap_gain(s: NewAngelesState, seat: int, one: int, other: int) -> float:
    """Own assets count in full and cost a penalty, the rival's count against the own."""
    rival = rival_of(s, seat)
    gain = 0.0
    for given, taken in ((one, other), (other, one)):
        owner = s.owner_of(given)
        change = asset_value(s, taken, owner) - asset_value(s, given, owner)
        if owner == seat:
            gain += change - SWAP_PENALTY
        elif owner == rival:
            gain -= RIVAL_WEIGHT * change
    return gain


def judge_swap(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Give a poor card for a dear one, or take a dear one from the rival."""
    step: Any = s.stack[-1]
    first = step.taken - 1
    if first < 0:
        return [best_partner(s, seat, action.args[0]) for action in options]
    return [swap_gain(s, seat, first, action.args[0]) for action in options]


def judge_rival(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Take the other rival card if it is easier to beat."""
    now = card_prospect(s, seat, s.rivals[seat])
    other = card_prospect(s, seat, s.rivals[s.seats])
    return [other if action.kind == "swap" else now + 0.05 for action in options]


def card_prospect(s: NewAngelesState, seat: int, card: int) -> float:
    kept = s.rivals
    rivals = list(kept)
    rivals[seat] = card
    s.rivals = tuple(rivals)
    chance = win_chances(s)[seat]
    s.rivals = kept
    return chance
