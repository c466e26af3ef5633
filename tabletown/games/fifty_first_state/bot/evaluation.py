"""Named terms of an evaluation, in victory points: engine, hand, goods, contacts, rivals."""

from __future__ import annotations

from typing import Final

from tabletown.core.actions import Action
from tabletown.core.plain import Frozen
from tabletown.games.fifty_first_state.bot.choices import SECOND, variety
from tabletown.games.fifty_first_state.bot.engine import Engine, engine_of, every_use, uses_left
from tabletown.games.fifty_first_state.bot.weights import Weights, common_weights, weights_of
from tabletown.games.fifty_first_state.bot.worth import (
    FLOW,
    NET,
    NOW,
    Chance,
    harvest,
    rounds_left,
    visits,
    worth_of,
)
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    BLUE,
    GREY,
    HEGEMONY,
    RED,
    TOKENS,
    UNIVERSAL,
    WORKER,
    without,
)
from tabletown.games.fifty_first_state.rules.cleanup import Storing, all_fit, rooms
from tabletown.games.fifty_first_state.state import ACTION_PHASE, PRODUCTION_PHASE, FiftyFirstState

TERMS: Final = ("points", "locations", "engine", "goods", "hand", "shields", "rivals")


class Uses:
    """What a card brings when it is built, dealt or razed, before its price."""

    __slots__ = ("build", "deal", "most", "raze")

    def __init__(self, build: float, deal: float, raze: float) -> None:
        self.build = build
        self.deal = deal
        self.raze = raze
        self.most = max(build, deal, raze)


class Play(Frozen):
    """A card of a hand played with contacts of one colour."""

    card: int  # its place in the hand
    colour: int
    distance: int
    worth: float


class HeldCards:
    """A hand of cards, with all they could do."""

    __slots__ = ("distances", "found", "later", "uses")

    def __init__(self, uses: list[Uses], distances: list[int]) -> None:
        self.uses = uses
        self.distances = distances
        self.later = sum([0.35 * use.most + 0.25 for use in uses], 0.0)  # what the cards keep
        self.found: list[Play] | None = None

    def plays(self) -> list[Play]:
        """The uses of its cards that are worth more than to keep them, most for a contact first."""
        if self.found is None:
            found: list[tuple[float, int, int, int]] = []
            for i, uses in enumerate(self.uses):
                keep, distance = 0.3 * uses.most, self.distances[i]
                for worth, colour in ((uses.build, GREY), (uses.deal, BLUE), (uses.raze, RED)):
                    if worth > keep:
                        found.append(((worth - keep) / distance, i, colour, distance))
            found.sort(reverse=True)
            self.found = [
                Play(i, colour, far, 0.85 * worth * far) for worth, i, colour, far in found
            ]
        return self.found


class Situation:
    """What holds for a whole decision: rounds left, own income, worth of cards, rivals' engines."""

    __slots__ = (
        "cards", "engine", "engines", "hands", "left", "offers", "rounds", "s", "seat", "weights",
    )  # fmt: skip

    def __init__(
        self,
        s: FiftyFirstState,
        seat: int,
        more_rounds: float = 0.0,
        weights: Weights | None = None,
    ) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights or weights_of(s, seat)
        self.left = rounds_left(s) + more_rounds
        # Rounds left, where the points of options shall not change them.
        self.rounds: float | None = None
        self.engine = engine_of(s, seat)
        # Worked out when first asked for.
        self.cards: dict[int, Uses] = {}
        self.hands: dict[tuple[int, ...], HeldCards] = {}
        self.engines: dict[int, Engine] = {seat: self.engine}  # by player
        self.offers: list[Chance] | None = None

    def uses_of(self, kind: int) -> Uses:
        """A card built, dealt and razed, before its price."""
        found = self.cards.get(kind)
        if found is None:
            found = self.cards[kind] = card_uses(self, kind)
        return found

    def hand(self, cards: tuple[int, ...]) -> HeldCards:
        """What a hand could do."""
        found = self.hands.get(cards)
        if found is None:
            distance = self.s.tables.distance
            uses = [self.uses_of(kind) for kind in cards]
            found = self.hands[cards] = HeldCards(uses, [distance[kind] for kind in cards])
        return found

    def best_use(self, kind: int) -> float:
        """The best use of a card, its price taken off."""
        uses = self.uses_of(kind)
        s, t = self.s, self.s.tables
        distance = t.distance[kind]
        best = max(
            uses.build - 0.95 * distance, uses.deal - 0.7 * distance, uses.raze - 0.6 * distance
        )
        # Of cards that are worth the same: other uses, to be developed, a good that is scarce.
        more = uses.build + uses.deal + uses.raze
        more += 1.0 / (1.0 + self.engine.goods[t.deal_good[kind]])
        if t.match[kind] & s.categories(self.seat):
            more += 1.0
        return best + SECOND * more

    def engine_of(self, after: FiftyFirstState, player: int) -> Engine:
        """A player's engine; looked up only if the state or the Deals have changed."""
        if not after.same_state(self.s, player):
            return engine_of(after, player)
        found = self.engines.get(player)
        if found is None:
            found = self.engines[player] = engine_of(self.s, player)
        return found

    def offers_of(self, after: FiftyFirstState) -> list[Chance]:
        """What the others offer: open doors and open connection cards."""
        if not after.same_offers(self.s, self.seat):
            return visits(after, self.seat)
        if self.offers is None:
            self.offers = visits(self.s, self.seat)
        return self.offers


def terms_in(s: FiftyFirstState, seat: int, situation: Situation) -> dict[str, float]:
    """The terms by name."""
    if s.outcome is not None:
        won = 100.0 if seat in s.outcome.winners else -100.0
        return {"points": float(s.outcome.scores[seat]), "result": won}
    return dict(zip(TERMS, parts_in(s, seat, situation), strict=True))


def value_of(s: FiftyFirstState, seat: int, situation: Situation) -> float:
    """Their sum."""
    if s.outcome is not None:
        return sum(terms_in(s, seat, situation).values(), 0.0)
    return sum(parts_in(s, seat, situation), 0.0)


def parts_in(s: FiftyFirstState, seat: int, situation: Situation) -> list[float]:
    """The terms in the order of their names."""
    left = rounds_left(s) if situation.rounds is None or s.last_round() else situation.rounds
    hand = situation.hand(s.hands[seat])
    engine, weights = situation.engine_of(s, seat), situation.weights
    return [
        float(s.vp(seat)),
        weights.of_location(left) * engine.locations,
        left * engine.worth,
        goods_worth(s, seat, hand, engine, situation),
        hand_worth(hand, left, weights),
        shield_worth(s, seat),
        -rival_worth(s, seat, left, situation),
    ]


def standing_of(s: FiftyFirstState, player: int, left: float) -> float:
    """What a player will have in the end, by the same terms as above."""
    weights = common_weights(s)
    situation = Situation(s, player, weights=weights)
    hand, engine = situation.hand(s.hands[player]), situation.engine
    return (
        s.vp(player)
        + weights.of_location(left) * engine.locations
        + left * engine.worth
        + goods_worth(s, player, hand, engine, situation)
        + hand_worth(hand, left, weights)
    )


def card_uses(situation: Situation, kind: int) -> Uses:
    """What a card brings, by what it is and what the engine makes of it."""
    s, left, weights = situation.s, situation.left, situation.weights
    worth = worth_of(s.tables)
    fit = situation.engine.fit(s, situation.seat, kind)
    build = worth.at_once[kind] + left * worth.per_round[kind]
    build += weights.action * fit.action * (left + 0.5)
    build += fit.more * (NOW[fit.good] + left * FLOW[fit.good])
    for more in fit.bonuses:
        build += more
    deal = worth.deal_now[kind] + left * worth.deal_flow[kind]
    return Uses(weights.build * build, deal, worth.spoils[kind])


def hand_worth(hand: HeldCards, left: float, weights: Weights) -> float:
    """Cards for later rounds; in the last one they are worth only what contacts do with them now."""
    return min(1.0, left) * (hand.later + weights.card * len(hand.uses))


def goods_worth(
    s: FiftyFirstState, seat: int, hand: HeldCards, engine: Engine, situation: Situation
) -> float:
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
    total += contact_worth(tokens, hand)
    chances = uses_left(s, seat, engine.uses)
    if tokens[WORKER]:
        offers = situation.offers_of(s)
        if offers:
            chances += offers
            chances.sort(key=NET, reverse=True)
    return total + harvest(tokens, chances, NOW) + link_worth(s, seat)


def kept_worth(s: FiftyFirstState, storing: Storing, action: Action, situation: Situation) -> float:
    """What a good in a store does in the next round, alone or with the best one beside it."""
    seat, (room, waiting) = situation.seat, storing.look(s)
    kept = (*storing.kept, action.args[0])
    left = without(waiting, action.args)
    more = [(*kept, good) for good in dict.fromkeys(left) if all_fit((*kept, good), room)]
    hand = situation.hand(s.hands[seat])
    chances = every_use(situation.engine.uses)
    values = []
    for goods in (kept, *more):
        tokens = situation.engine.goods[:TOKENS]
        for good in goods:
            tokens[good] += 1
        spare = SECOND * variety(tokens, NOW)
        values.append(contact_worth(tokens, hand) + harvest(tokens, chances, NOW) + spare)
    return max(values) + SECOND * values[0]


def contact_worth(tokens: list[int], hand: HeldCards) -> float:
    """Contacts in hand, spent on the best cards in hand; takes them out of ``tokens``."""
    wild = tokens[UNIVERSAL]
    if not (tokens[GREY] or tokens[BLUE] or tokens[RED] or wild):
        return 0.0
    total = 0.0
    gone = 0
    for play in hand.plays():
        short = play.distance - tokens[play.colour]
        if short > wild or gone >> play.card & 1:
            continue
        gone |= 1 << play.card
        if short > 0:
            wild -= short
            tokens[play.colour] = 0
        else:
            tokens[play.colour] = -short
        total += play.worth
    tokens[UNIVERSAL] = wild
    return total


def link_worth(s: FiftyFirstState, seat: int) -> float:
    """Connection cards in hand."""
    held = zip(worth_of(s.tables).links, s.connections(seat), strict=True)
    return sum([count * worth for worth, count in held], 0.0)


def shield_worth(s: FiftyFirstState, seat: int) -> float:
    """Shields on good locations keep attackers away."""
    total = 0.0
    for ref in s.shield_tokens(seat):
        total += worth_of(s.tables).shield[ref]
    return total


def rival_worth(s: FiftyFirstState, seat: int, left: float, situation: Situation) -> float:
    """How good the others stand, weighted by how much that hurts."""
    weights = situation.weights
    if s.solo:
        return weights.rivals * (s.vp(HEGEMONY) + s.locations(HEGEMONY))
    total = 0.0
    for other in s.others[seat]:
        engine = situation.engine_of(s, other)
        total += s.vp(other) + weights.of_location(left) * engine.locations + left * engine.worth
        total += 0.3 * s.resources(other)
    return weights.rivals * total
