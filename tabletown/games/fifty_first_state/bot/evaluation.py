"""Named terms of an evaluation, in victory points: engine, hand, goods, contacts, rivals."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.games.fifty_first_state.bot.choices import (
    SECOND,
    variety,
)
from tabletown.games.fifty_first_state.bot.worth import (
    BONUSES_COUNT,
    FLOW,
    NOW,
    PRODUCTS_COUNT,
    cost_worth,
    harvest,
    income,
    own_chances,
    rounds_left,
    visits,
    worth_of,
)
from tabletown.games.fifty_first_state.effects.clause import Clause
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    BLUE,
    CARD,
    GREY,
    HEGEMONY,
    RED,
    TOKENS,
    UNIVERSAL,
    VP,
    WORKER,
)
from tabletown.games.fifty_first_state.rules.cleanup import Storing, all_fit, rooms
from tabletown.games.fifty_first_state.state import ACTION_PHASE, PRODUCTION_PHASE, FiftyFirstState

RIVALS: Final = {2: 0.55, 3: 0.3, 4: 0.22}  # how much the others' positions count

Uses = tuple[float, float, float]  # a card built, dealt, razed; before its price


class Situation:
    """What holds for a whole decision: rounds left, own income, worth of cards, rivals' engines."""

    __slots__ = ("cards", "engines", "goods", "left", "rounds", "s", "seat")

    def __init__(self, s: FiftyFirstState, seat: int, more_rounds: float = 0.0) -> None:
        self.s = s
        self.seat = seat
        self.left = rounds_left(s) + more_rounds
        # Rounds left, where the points of options shall not change them.
        self.rounds: float | None = None
        self.goods = income(s, seat)
        self.cards: dict[int, Uses] = {}
        self.engines: dict[int, float] = {}  # by player, worked out when first asked for

    def uses_of(self, kind: int) -> Uses:
        """A card built, dealt and razed, before its price."""
        found = self.cards.get(kind)
        if found is None:
            found = self.cards[kind] = card_uses(self, kind)
        return found

    def best_use(self, kind: int) -> float:
        """The best use of a card, its price taken off."""
        uses = self.uses_of(kind)
        build, deal, raze = uses
        s, t = self.s, self.s.tables
        distance = t.distance[kind]
        best = max(build - 0.95 * distance, deal - 0.7 * distance, raze - 0.6 * distance)
        # Of cards that are worth the same: other uses, to be developed, a good that is scarce.
        more = sum(uses, 0.0) + 1.0 / (1.0 + self.goods[t.deal_good[kind]])
        if t.match[kind] & s.categories(self.seat):
            more += 1.0
        return best + SECOND * more

    def engine_of(self, after: FiftyFirstState, player: int) -> float:
        """A player's engine, worked out anew only if the state or the Deals have changed."""
        if not after.same_state(self.s, player):
            return engine(after, player)
        found = self.engines.get(player)
        if found is None:
            found = self.engines[player] = engine(self.s, player)
        return found


def terms_in(s: FiftyFirstState, seat: int, situation: Situation) -> dict[str, float]:
    if s.outcome is not None:
        won = 100.0 if seat in s.outcome.winners else -100.0
        return {"points": float(s.outcome.scores[seat]), "result": won}
    left = rounds_left(s) if situation.rounds is None or s.last_round() else situation.rounds
    hand = [situation.uses_of(kind) for kind in s.hands[seat]]
    return {
        "points": float(s.vp(seat)),
        "locations": float(s.locations(seat)),
        "engine": left * situation.engine_of(s, seat),
        "goods": goods_worth(s, seat, hand),
        "hand": hand_worth(hand, left),
        "shields": shield_worth(s, seat),
        "rivals": -rival_worth(s, seat, left, situation),
    }


def standing_of(s: FiftyFirstState, player: int, left: float) -> float:
    """What a player will have in the end, by the same terms as above."""
    situation = Situation(s, player)
    hand = [situation.uses_of(kind) for kind in s.hands[player]]
    return (
        s.vp(player)
        + s.locations(player)
        + left * engine(s, player)
        + goods_worth(s, player, hand)
        + hand_worth(hand, left)
    )


def engine(s: FiftyFirstState, player: int) -> float:
    """What one later round brings: its goods, turned into points as far as possible."""
    worth = worth_of(s.tables)
    goods = income(s, player)
    total = goods[VP] + FLOW[CARD] * goods[CARD]
    chances = own_chances(s, player, worth.chances_flow, True)
    chances.sort(key=best_first)
    total += harvest(goods[:TOKENS], chances, FLOW)
    standing = worth.standing
    for ref in s.standing_in(player, standing):
        total += standing[ref]
    return total


def best_first(chance: tuple[float, Any, Any, float]) -> float:
    return -chance[0]


def card_uses(situation: Situation, kind: int) -> Uses:
    s, left = situation.s, situation.left
    t = s.tables
    worth = worth_of(t)
    build = worth.at_once[kind] + left * worth.per_round[kind]
    action = t.action[kind]
    if action is not None:
        build += action_worth(situation.goods, action) * (left + 0.5)
    product = t.product[kind]
    if product is not None:
        good, more = product.more_than(s, situation.seat, PRODUCTS_COUNT)
        build += more * (NOW[good] + left * FLOW[good])
    for clause in t.bonus[kind]:
        build += clause.more_than(s, situation.seat, BONUSES_COUNT)[1]
    deal = worth.deal_now[kind] + left * worth.deal_flow[kind]
    return build, deal, worth.spoils[kind]


def action_worth(goods: list[int], clause: Clause) -> float:
    """An action location in one round, as far as the income feeds it."""
    net = clause.worth(FLOW) - cost_worth(clause.cost, FLOW)
    if net <= 0:
        return 0.0
    total = 0.0
    for use in range(clause.uses):
        fed = 1.0
        for good, amount in clause.cost.resources:
            fed = min(fed, (goods[good] + 0.7) / (amount * (use + 1)))
        if clause.cost.any:
            fed = min(fed, (sum(goods[:4]) + 0.7) / (clause.cost.any * (use + 1)))
        if clause.cost.workers:
            fed = min(fed, (goods[WORKER] + 0.5) / (2.0 * (use + 1)))
        total += net * fed
    return total


def hand_worth(hand: list[Uses], left: float) -> float:
    """Cards for later rounds; in the last one they are worth only what contacts do with them now."""
    return min(1.0, left) * sum([0.35 * max(uses) + 0.25 for uses in hand], 0.0)


def goods_worth(s: FiftyFirstState, seat: int, hand: list[Uses]) -> float:
    """What the tokens can still do this round; after passing only what a store keeps."""
    tokens = s.tokens(seat)
    if s.phase not in (PRODUCTION_PHASE, ACTION_PHASE) or s.has_passed(seat):
        room = sum([3 if most < 0 else most for _, _, most in rooms(s, seat)])
        return 0.4 * min(room, sum(tokens[:AMMO]))
    total = 0.0
    for _, cache in s.caches(seat):
        for good, amount in cache:
            tokens[good] += amount
            total += 0.15 * amount
    total += contact_worth(s, seat, tokens, hand)
    chances = own_chances(s, seat, worth_of(s.tables).chances_now, False)
    if tokens[WORKER]:
        chances += visits(s, seat)
    chances.sort(key=best_first)
    return total + harvest(tokens, chances, NOW) + link_worth(s, seat)


def kept_worth(s: FiftyFirstState, storing: Storing, action: Action, situation: Situation) -> float:
    """What a good in a store does in the next round, alone or with the best one beside it."""
    seat, (room, groups, waiting) = situation.seat, storing.look(s)
    kept = (*storing.kept, action.args[0])
    left = list(waiting)
    left.remove(action.args[0])
    more = [(*kept, good) for good in dict.fromkeys(left) if all_fit((*kept, good), room, groups)]
    hand = [situation.uses_of(kind) for kind in s.hands[seat]]
    chances = own_chances(s, seat, worth_of(s.tables).chances_now, True)
    chances.sort(key=best_first)
    values = []
    for goods in (kept, *more):
        tokens = situation.goods[:TOKENS]
        for good in goods:
            tokens[good] += 1
        spare = SECOND * variety(tokens, NOW)
        values.append(contact_worth(s, seat, tokens, hand) + harvest(tokens, chances, NOW) + spare)
    return max(values) + SECOND * values[0]


def contact_worth(s: FiftyFirstState, seat: int, tokens: list[int], hand: list[Uses]) -> float:
    """Contacts in hand, spent on the best cards in hand; takes them out of ``tokens``."""
    wild = tokens[UNIVERSAL]
    if not (tokens[GREY] or tokens[BLUE] or tokens[RED] or wild):
        return 0.0
    distances = s.tables.distance
    found: list[tuple[float, int, int, int]] = []  # per contact, card, colour, distance
    for i, kind in enumerate(s.hands[seat]):
        distance = distances[kind]
        uses = hand[i]
        keep = 0.3 * max(uses)
        for use, colour in enumerate((GREY, BLUE, RED)):
            if tokens[colour] + wild >= distance and uses[use] > keep:
                found.append(((uses[use] - keep) / distance, i, colour, distance))
    found.sort(reverse=True)
    total = 0.0
    gone = 0
    for per_contact, i, colour, distance in found:
        short = distance - tokens[colour]
        if gone >> i & 1 or short > wild:
            continue
        gone |= 1 << i
        if short > 0:
            wild -= short
            tokens[colour] = 0
        else:
            tokens[colour] = -short
        total += 0.85 * per_contact * distance
    tokens[UNIVERSAL] = wild
    return total


def link_worth(s: FiftyFirstState, seat: int) -> float:
    """Connection cards in hand."""
    if not s.has_connections(seat):
        return 0.0
    total = 0.0
    for play, count in zip(s.tables.play, s.connections(seat), strict=True):
        total += count * (sum([NOW[g] * a for g, a in play.bag], 0.0) - cost_worth(play.cost, NOW))
    return total


def shield_worth(s: FiftyFirstState, seat: int) -> float:
    """Shields on good locations keep attackers away."""
    worth = worth_of(s.tables)
    total = 0.0
    for ref in s.shield_tokens(seat):
        total += 0.08 * (1.0 + worth.per_round[s.tables.kind[ref]])
    return total


def rival_worth(s: FiftyFirstState, seat: int, left: float, situation: Situation) -> float:
    """How good the others stand, weighted by how much that hurts."""
    if s.solo:
        return 0.8 * (s.vp(HEGEMONY) + s.locations(HEGEMONY))
    total = 0.0
    for other in s.others[seat]:
        total += s.vp(other) + s.locations(other) + left * situation.engine_of(s, other)
        total += 0.3 * sum(s.tokens(other)[:AMMO], 0.0)
    return RIVALS[s.players] * total
