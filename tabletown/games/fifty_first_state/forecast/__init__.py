"""What an attentive player works out from what the seat knows (FFS-28): incomes, prices, scores.

Nothing here depends on hidden cards.
"""

from __future__ import annotations

from tabletown.core.errors import Refusal
from tabletown.games.fifty_first_state.effects.clause import Clause
from tabletown.games.fifty_first_state.effects.goods import (
    GOOD_NAMES,
    GOODS,
    HEGEMONY,
    RED,
    SHIELD,
    TOKENS,
    UNIVERSAL,
    WORKER,
)
from tabletown.games.fifty_first_state.forecast.production import (
    add,
    bag_list,
    plain,
    plain_options,
    production,
)
from tabletown.games.fifty_first_state.forecast.shapes import (
    ActionForecast,
    Entering,
    ExposureForecast,
    FiftyFirstForecast,
    Goods,
    HandForecast,
    PassingForecast,
    ScoreForecast,
    TargetForecast,
    WhyNot,
)
from tabletown.games.fifty_first_state.rules.build import check_build, check_develop, fits
from tabletown.games.fifty_first_state.rules.cleanup import assign, rooms, storable
from tabletown.games.fifty_first_state.rules.deal import check_deal
from tabletown.games.fifty_first_state.rules.ending import standing_of
from tabletown.games.fifty_first_state.rules.paying import can_pay, covers, has_cards
from tabletown.games.fifty_first_state.rules.raze import check_raze, defence
from tabletown.games.fifty_first_state.rules.solo import attack_targets
from tabletown.games.fifty_first_state.rules.use import check_use
from tabletown.games.fifty_first_state.state import FiftyFirstState


def forecast(s: FiftyFirstState, seat: int | None) -> FiftyFirstForecast:
    """Everything of FFS-28 that has to be worked out; a spectator gets the public part."""
    found: FiftyFirstForecast = {
        "scores": scores(s),
        "production": [production(s, player) for player in range(s.seats)],
    }
    if seat is not None and s.outcome is None and s.faction(seat) >= 0:
        found["hand"] = [hand_card(s, seat, kind) for kind in dict.fromkeys(s.hands[seat])]
        found["opponents"] = opposing_locations(s, seat)
        found["actions"] = own_actions(s, seat)
        found["passing"] = passing(s, seat)
    if s.solo and seat is not None and s.outcome is None:
        found["exposure"] = exposure(s)
    return found


# -- scores ------------------------------------------------------------------------------------------


def scores(s: FiftyFirstState) -> list[ScoreForecast]:
    """The final score of every player if the game ended now, with the tie-breaks (FFS-28.9)."""
    found: list[ScoreForecast] = []
    over = s.outcome is not None
    standing = []
    for player in range(s.players):
        vp, goods, locations = standing_of(s, player)
        total = vp if over else vp + locations
        standing.append((total, goods, locations))
    best = max(standing)
    for player, (total, goods, locations) in enumerate(standing):
        found.append(
            {
                "seat": -1 if s.solo and player == HEGEMONY else player,
                "vp": s.vp(player),
                "locations": locations,
                "total": total,
                "goods": goods,
                "leads": (total, goods, locations) == best
                if not s.solo
                else total > standing[1 - player][0] or (player == HEGEMONY and total == best[0]),
            }
        )
    return found


# -- cards in hand ------------------------------------------------------------------------------------


def entering(s: FiftyFirstState, player: int, kind: int, replaced: int = -1) -> Entering:
    """What a card would give when it enters the state now, in place of ``replaced`` if given."""
    t = s.tables
    goods = [0] * GOODS
    cache = [0] * GOODS
    one_of: list[Goods] = []
    clauses = [t.product[kind], *t.bonus[kind]]
    target = False
    for clause in clauses:
        if clause is None:
            continue
        add(cache, clause.cached)
        add(goods, clause.sure(s, player, kind, replaced))
        one_of += plain_options(clause)
        target = target or (clause.targeted and not clause.redirects)
    return {"goods": plain(goods), "cache": plain(cache), "one_of": one_of, "copies": target}


def reason_plain(reason: Refusal | None) -> WhyNot | None:
    if reason is None:
        return None
    return {"key": reason.key, "rule": reason.rule, "args": dict(reason.args)}


def hand_card(s: FiftyFirstState, seat: int, kind: int) -> HandForecast:
    """The uses of a card side by side: price, whether it is payable, what it gives (FFS-28.3, FFS-28.4)."""
    t = s.tables
    args = (kind,)
    spoils = bag_list(t.spoils[kind])
    deal = bag_list(t.deal_bag[kind])
    enters = entering(s, seat, kind)
    for ref in s.standing(seat):
        for clause in t.on_raze_at[ref]:
            add(spoils, clause.bag)
        for clause in t.on_deal_at[ref]:
            add(deal, clause.bag)
    return {
        "card": t.card_words.names[kind],
        "distance": t.distance[kind],
        "build": {
            "price": {"grey": t.distance[kind]},
            "why_not": reason_plain(check_build(s, seat, args)),
            "goods": enters["goods"],
            "cache": enters["cache"],
            "one_of": enters["one_of"],
            "copies": enters["copies"],
        },
        "deal": {
            "price": {"blue": t.distance[kind]},
            "why_not": reason_plain(check_deal(s, seat, args)),
            "goods": plain(deal),
            "every_round": plain(bag_list(t.deal_bag[kind])),
        },
        "raze": {
            "price": {"red": t.distance[kind]},
            "why_not": reason_plain(check_raze(s, seat, args)),
            "goods": plain(spoils),
        },
        "develop": {
            "why_not": reason_plain(check_develop(s, seat, args)),
            "onto": [
                {
                    "location": t.place_words.word(ref),
                    "brick": fits(t, kind, ref, s.is_ruin(seat, ref)),
                    **developing(s, seat, kind, ref),
                }
                for ref in s.refs(seat)
            ],
        },
    }


def developing(s: FiftyFirstState, seat: int, kind: int, ref: int) -> Entering:
    """What developing would give; the point for it is part of the goods (FFS-11.8)."""
    found = entering(s, seat, kind, -1 if s.is_ruin(seat, ref) else ref)
    found["goods"]["vp"] = found["goods"].get("vp", 0) + 1
    return found


# -- opponents, own actions, passing -------------------------------------------------------------------


def opposing_locations(s: FiftyFirstState, seat: int) -> list[TargetForecast]:
    """Every location of an opponent: defence, spoils, compensation, reach, open doors (FFS-28.5)."""
    t = s.tables
    tokens = s.purse(seat)
    red = tokens[RED] + tokens[UNIVERSAL]
    reachable = s.opponents(seat)
    found: list[TargetForecast] = []
    for other in s.others[seat]:
        doors = s.open_doors(other) if other in reachable else []
        for ref in s.standing(other):
            kind = t.kind[ref]
            needed = defence(s, other, ref)
            found.append(
                {
                    "owner": -1 if s.solo else other,
                    "location": t.place_words.word(ref),
                    "defence": needed,
                    "spoils": plain(bag_list(t.spoils[kind])),
                    "compensation": None if s.solo else GOOD_NAMES[t.deal_good[kind]],
                    "can_raze": other in reachable and red >= needed,
                    "open": ref in doors,
                    "can_visit": ref in doors and tokens[WORKER] > 0,
                }
            )
    return found


def own_actions(s: FiftyFirstState, seat: int) -> list[ActionForecast]:
    """Remaining uses of own action locations, payable now or after a recruit (FFS-28.6)."""
    t = s.tables
    found: list[ActionForecast] = []
    for ref, used in s.action_locations(seat):
        clause = t.action[t.kind[ref]]
        if clause is None:
            continue
        found.append(
            {
                "location": t.place_words.word(ref),
                "uses_left": clause.uses - used,
                "payable": can_pay(s, seat, clause.cost),
                "after_recruit": payable_after_recruit(s, seat, clause),
                "why_not": reason_plain(check_use(s, seat, (ref,))),
            }
        )
    return found


def payable_after_recruit(s: FiftyFirstState, seat: int, clause: Clause) -> bool:
    """Whether one recruit would bring the missing good (FFS-15.2)."""
    for recruit in s.tables.faction_clauses[s.faction(seat)].values():
        if recruit.uses > 0 or not can_pay(s, seat, recruit.cost):
            continue
        for bag in recruit.options:
            tokens = s.purse(seat)
            for good, amount in recruit.cost.tokens:
                tokens[good] -= amount
            for good, amount in bag:
                if good < TOKENS:
                    tokens[good] += amount
            if covers(tokens, clause.cost) and has_cards(s, seat, clause.cost):
                return True
    return False


def passing(s: FiftyFirstState, seat: int) -> PassingForecast:
    """What passing now would cost: lost and storable goods, shields, unused actions (FFS-28.8)."""
    room = rooms(s, seat)
    waiting = storable(s, seat, room)
    kept: list[int] = []
    for good in waiting:
        if assign([*kept, good], room) is not None:
            kept.append(good)
    tokens = s.tokens(seat)
    certain = len(kept) == len(waiting)
    lost = list(tokens)
    if certain:
        for good in kept:
            lost[good] -= 1
    unused = [
        s.location_name(ref) for ref in s.standing(seat) if check_use(s, seat, (ref,)) is None
    ]
    return {
        "tokens": plain([*tokens, 0, 0]),
        "lost": plain([*lost, 0, 0]),
        "storable": plain(bag_list(tuple([(good, 1) for good in waiting]))),
        "room": len(kept),
        "choose": not certain,
        "shields": tokens[SHIELD],
        "unused_actions": unused,
    }


# -- solo ------------------------------------------------------------------------------------------------


def exposure(s: FiftyFirstState) -> ExposureForecast:
    """How many of the unseen cards would hit which own location next (FFS-28.12)."""
    t = s.tables
    unseen = s.undrawn()
    own = s.standing(0)
    hits: dict[str, int] = {t.place_words.word(ref): 0 for ref in own}
    ties = misses = 0
    targets_of = {kind: attack_targets(s, kind) for kind in set(unseen)}
    for kind in unseen:
        targets = targets_of[kind]
        if not targets:
            misses += 1
        elif len(targets) > 1:
            ties += 1
        else:
            hits[t.place_words.word(targets[0])] += 1
    by_category = {
        name: [t.place_words.word(ref) for ref in own if t.category_mask[t.kind[ref]] >> i & 1]
        for i, name in enumerate(t.categories)
    }
    return {
        "cards": len(unseen),
        "hits": hits,
        "ties": ties,
        "misses": misses,
        "by_category": by_category,
        "marked": [t.place_words.word(ref) for ref in s.resettable(0)],
    }
