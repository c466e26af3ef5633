"""Sensible choices within microseconds: rules of thumb for every kind of question."""

from __future__ import annotations

from collections.abc import Callable

from tabletown.core.actions import Action
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot.outlook import asset_value, rival_of
from tabletown.games.new_angeles.effects.base import EffectChoice
from tabletown.games.new_angeles.forecast import contract_income, event_threat
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    FEDERALIST,
    HUMAN_FIRST,
    ILLNESS,
    NOBODY,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    STRIKE,
)

OWN_TYPE = (2, 1, 3, 0, -1, 4)  # the type of card that pays each corporation


def quick(s: NewAngelesState, seat: int, options: list[Action], dice: Dice) -> Action:
    """One of the better options; a little chance keeps games different."""
    best, best_score = options[0], -1e9
    for action in options:
        score = thumb(s, seat, action) + 0.6 * dice.chance()
        if score > best_score:
            best, best_score = action, score
    return best


def ranked(s: NewAngelesState, seat: int, options: list[Action]) -> list[Action]:
    """The options from the most to the least promising."""
    return sorted(options, key=lambda action: -thumb(s, seat, action))


def thumb(s: NewAngelesState, seat: int, action: Action) -> float:
    rule = THUMBS.get(action.kind)
    return rule(s, seat, action) if rule is not None else 0.0


# -- the city -----------------------------------------------------------------------------------------


def wants_threat(s: NewAngelesState, seat: int) -> float:
    """1 for those who fear threat, -1 for a Federalist who is ready for it."""
    if s.rivals[seat] == FEDERALIST and s.capital[seat] >= 20:
        return -1.0
    return 1.0


def place(s: NewAngelesState, seat: int, action: Action) -> float:
    """Good pieces where they help, bad ones far from the Root and from androids."""
    piece, district = action.args
    bit = 1 << district
    on = s.on
    if piece == PRISEC:
        return 1.0 + 0.5 * bool((on[HUMAN_FIRST] | on[ORGCRIME]) & bit) + 0.05 * district
    if piece == 5:
        return 1.0 + bool(on[ANDROID] & bit)
    score = -0.12 * district
    if on[ANDROID] & bit:
        score -= 0.8
    full = on[piece] | (on[PRISEC] if piece <= ORGCRIME else 0)
    if full & bit:
        score -= 1.0
    if on[ILLNESS] & bit and not s.safe:
        score -= 1.5
    if piece == OUTAGE and on[STRIKE] & bit:
        score += 0.8
    return wants_threat(s, seat) * score


def remove(s: NewAngelesState, seat: int, action: Action) -> float:
    piece, district = action.args
    if piece == PRISEC:
        return 0.2 - 0.05 * district
    score = 0.8 + 0.1 * district
    if s.has(ANDROID, district):
        score += 0.3
    if s.has(ILLNESS, district) and not s.safe and piece != ILLNESS:
        score -= 1.2
    return score


def worth_of(s: NewAngelesState, district: int) -> float:
    """What an android makes in a district, against what is missing."""
    bit = 1 << district
    on = s.on
    if (on[STRIKE] | on[OUTAGE]) & bit:
        return -0.5
    found = 0.0
    if not on[ORGCRIME] & bit:
        resource, amount = s.tables.primary[district]
        found += amount * (1.0 if s.supply[resource] < s.targets[resource] else 0.2)
    resource, amount = s.tables.secondary[district]
    if amount:
        found += amount * (1.0 if s.supply[resource] < s.targets[resource] else 0.2)
    if on[HUMAN_FIRST] & bit:
        found -= 0.8
    if on[PROTEST] & bit:
        found -= 0.2
    return found


def android(s: NewAngelesState, seat: int, action: Action) -> float:
    start, end = action.args
    return 0.4 + worth_of(s, end) - worth_of(s, start)


def lower(s: NewAngelesState, seat: int, action: Action) -> float:
    district = action.args[0]
    score = 1.0 if s.has(STRIKE, district) else 0.6 if s.has(PROTEST, district) else -0.6
    if s.has(ANDROID, district):
        score += 0.5
    if s.has(ILLNESS, district) and not s.safe:
        score -= 1.3
    return score


def higher(s: NewAngelesState, seat: int, action: Action) -> float:
    district = action.args[0]
    score = -1.0 if s.has(ANDROID, district) else 0.0
    if s.has(ILLNESS, district) and not s.safe:
        score -= 1.3
    return score - 0.3 * bool(s.has(PROTEST, district))


def produce(s: NewAngelesState, seat: int, action: Action) -> float:
    district = action.args[0]
    score = worth_of(s, district)
    if s.has(ILLNESS, district) and not s.safe:
        score -= 1.5
    return score


def name(s: NewAngelesState, seat: int, action: Action) -> float:
    bit = 1 << action.args[0]
    return float(bool(s.on[HUMAN_FIRST] & bit) + bool(s.on[ORGCRIME] & bit))


def resource(s: NewAngelesState, seat: int, action: Action) -> float:
    number = action.args[0]
    gap = s.targets[number] - s.supply[number]
    top = s.stack[-1]
    by = 1  # a declaration is about raising
    if isinstance(top, EffectChoice):
        by = getattr(s.tables.programs[top.program][top.at], "by", 1)
    return float(gap) if by > 0 else float(-gap)


# -- players and cards ----------------------------------------------------------------------------------


def player(s: NewAngelesState, seat: int, action: Action) -> float:
    """Oneself first, the rival last; what the card does to the chosen one decides the sign."""
    other = action.args[0]
    kind = chooses_for(s)
    rival = rival_of(s, seat)
    if kind == "good":
        if other == seat:
            return 5.0
        return -4.0 if other == rival else 1.0 - 0.05 * wealth(s, other)
    if kind == "bad":
        if other == seat:
            return -5.0
        return 4.0 if other == rival else 0.05 * wealth(s, other)
    if kind == "winner":
        return 3.0 if other == s.active else 0.2 * len(s.hands[other])
    if other == rival:
        return 2.0
    return 0.2 * len(s.hands[other]) - (5.0 if other == seat else 0.0)


def wealth(s: NewAngelesState, seat: int) -> float:
    """Capital, and what will bring more of it."""
    return s.capital[seat] + sum([asset_value(s, asset, seat) for asset in s.owned[seat]], 0.0)


GOOD = ("vanity_project", "high_risk_investments", "full_deployment", "bernice_mai", "susan_chen")
BAD = ("mr_li", "mr_white", "elizabeth_mills", "marco_cubrero", "locust_company")


def chooses_for(s: NewAngelesState) -> str:
    """Whether being chosen is good or bad, by the card that asks."""
    if s.card == NOBODY:
        return ""
    card = s.tables.cards[s.card] if s.touched else s.tables.assets[s.card].id
    if card in GOOD:
        return "good"
    if card in BAD:
        return "bad"
    return "winner" if card == "jackson_howard" else ""


def keep_value(s: NewAngelesState, seat: int, card: int) -> float:
    """What an action card is worth in the own hand."""
    type = s.tables.type_of[card]
    own = OWN_TYPE[s.corporation[seat]]
    score = 1.0 if type == own else 0.45
    if own < 0:
        score = 0.6
    rival = rival_of(s, seat)
    if rival != NOBODY and type == OWN_TYPE[s.corporation[rival]]:
        score -= 0.25
    return score


def deck(s: NewAngelesState, seat: int, action: Action) -> float:
    type = action.args[0]
    own = OWN_TYPE[s.corporation[seat]]
    if type == own:
        return 1.0
    held = sum([s.tables.type_of[card] == type for card in s.hands[seat]])
    return 0.4 - 0.15 * held


def offer(s: NewAngelesState, seat: int, action: Action) -> float:
    card = action.args[0]
    if card >= s.tables.action_cards:
        return 0.2 if s.standard_round() < 4 else 0.9
    return keep_value(s, seat, card) + 0.3 * income(s, seat, card)


def income(s: NewAngelesState, seat: int, card: int) -> float:
    """Contract money that a card brings: own counts, the rival's counts against it."""
    found = contract_income(s, card)
    rival = rival_of(s, seat)
    return found[seat] - (0.75 * found[rival] if rival != NOBODY else 0.0)


def counter(s: NewAngelesState, seat: int, action: Action) -> float:
    gain = income(s, seat, action.args[0])
    against = income(s, seat, s.main) if s.main != NOBODY else 0.0
    return 0.35 * (gain - against) - 0.5 - 0.5 * len(s.box)


def support(s: NewAngelesState, seat: int, action: Action) -> float:
    side = action.args[0]
    proposer = s.proposer(side)
    rival = rival_of(s, seat)
    score = -0.35
    if proposer == rival:
        score -= 1.0
    if s.proposer(1 - side) == rival:
        score += 0.5
    card = s.main if side == 0 else s.counteroffer()
    if card != NOBODY:
        score += 0.3 * income(s, seat, card)
    return score


def lay(s: NewAngelesState, seat: int, action: Action) -> float:
    return 0.3 - keep_value(s, seat, action.args[0])


def let_go(s: NewAngelesState, seat: int, action: Action) -> float:
    return -keep_value(s, seat, action.args[0])


def use(s: NewAngelesState, seat: int, action: Action) -> float:
    asset = s.tables.assets[action.args[0]]
    if asset.does in ("set_winner", "propose_second"):
        return -0.4
    if asset.does in ("declare", "bar_trade"):
        return -0.8
    return 0.5


def spend(s: NewAngelesState, seat: int, action: Action) -> float:
    amount = action.args[0]
    if amount > 2 or wants_threat(s, seat) < 0:
        return -float(amount)
    return 0.5 * amount if s.threat >= 12 else -0.3 * amount


def emergency(s: NewAngelesState, seat: int, action: Action) -> float:
    return 1.0 if s.faceup >> action.args[0] & 1 else 0.3


def asset(s: NewAngelesState, seat: int, action: Action) -> float:
    number = action.args[0]
    owner = s.owner_of(number)
    value = s.tables.assets[number].value
    if owner == seat:
        return -value
    return value * (1.5 if owner == rival_of(s, seat) else 1.0)


def option(s: NewAngelesState, seat: int, action: Action) -> float:
    word = s.tables.option_words[action.args[0]]
    if word == "steal_capital_richest":
        return 1.0
    if word == "remove_orgcrime":
        return 0.5 if s.on[ORGCRIME] & s.tables.tier_set[3] else 0.2
    if word == "unrest":
        return 0.6 if s.on[STRIKE] else 0.1
    if word == "steal_asset_others":
        return 0.4
    return 0.3


def steal(s: NewAngelesState, seat: int, action: Action) -> float:
    return keep_value(s, seat, action.args[0])


def event(s: NewAngelesState, seat: int, action: Action) -> float:
    """How bad an event would be now; the worst goes to the bottom."""
    return wants_threat(s, seat) * event_threat(s, action.args[0])


def calmer(s: NewAngelesState, seat: int, action: Action) -> float:
    return -event(s, seat, action)


def winner(s: NewAngelesState, seat: int, action: Action) -> float:
    return support(s, seat, action)


THUMBS: dict[str, Callable[[NewAngelesState, int, Action], float]] = {
    "place": place,
    "remove": remove,
    "android": android,
    "lower": lower,
    "raise": higher,
    "produce": produce,
    "name": name,
    "resource": resource,
    "player": player,
    "deck": deck,
    "offer": offer,
    "counter": counter,
    "support": support,
    "lay": lay,
    "discard": let_go,
    "give": let_go,
    "use": use,
    "spend": spend,
    "emergency": emergency,
    "asset": asset,
    "option": option,
    "steal": steal,
    "bottom": event,
    "top": calmer,
    "winner": winner,
    "abstain": lambda s, seat, action: 0.1,
    "pass": lambda s, seat, action: 0.3,
    "stop": lambda s, seat, action: 0.0,
    "done": lambda s, seat, action: 0.0,
    "decline": lambda s, seat, action: 0.0,
    "finish": lambda s, seat, action: 0.0,
    "pay": lambda s, seat, action: 0.3,
    "lose": lambda s, seat, action: -0.4,
}
