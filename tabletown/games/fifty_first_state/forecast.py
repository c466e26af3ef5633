"""What an attentive player works out from what the seat knows (FFS-28): incomes, prices, scores.

Nothing here depends on hidden cards.
"""

from __future__ import annotations

from typing import Any

from tabletown.core.errors import Refusal
from tabletown.games.fifty_first_state import explain, terms
from tabletown.games.fifty_first_state.income import (
    Goods,
    add,
    bag_list,
    plain,
    product_bag,
    production,
)
from tabletown.games.fifty_first_state.rules.build import fits
from tabletown.games.fifty_first_state.rules.cleanup import assign, rooms, storable
from tabletown.games.fifty_first_state.rules.ending import standing_of
from tabletown.games.fifty_first_state.rules.paying import can_pay
from tabletown.games.fifty_first_state.rules.payments import purse
from tabletown.games.fifty_first_state.rules.raze import defence
from tabletown.games.fifty_first_state.rules.solo import attack_targets
from tabletown.games.fifty_first_state.state import (
    DRAWN,
    FACTION,
    HEGEMONY,
    MARKS,
    REF,
    RUIN,
    VISITED,
    WIDTH,
    StateOfFifty,
    uses_of,
)
from tabletown.games.fifty_first_state.tables import Clause
from tabletown.games.fifty_first_state.targets import opponents


def forecast(s: StateOfFifty, seat: int | None) -> dict[str, Any]:
    """Everything of FFS-28 that has to be worked out; a spectator gets the public part."""
    found: dict[str, Any] = {
        "scores": scores(s),
        "production": [production(s, player) for player in range(s.seats)],
    }
    if seat is not None and s.outcome is None and s.n[seat * WIDTH + FACTION] >= 0:
        found["hand"] = [hand_card(s, seat, kind) for kind in dict.fromkeys(s.hands[seat])]
        found["opponents"] = opposing_locations(s, seat)
        found["actions"] = own_actions(s, seat)
        found["passing"] = passing(s, seat)
    if s.solo and seat is not None and s.outcome is None:
        found["exposure"] = exposure(s)
    return found


# -- scores ------------------------------------------------------------------------------------------


def scores(s: StateOfFifty) -> list[dict[str, Any]]:
    """The final score of every player if the game ended now, with the tie-breaks (FFS-28.9)."""
    found = []
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


def entering(s: StateOfFifty, player: int, kind: int, replaced: int = -1) -> dict[str, Any]:
    """What a card would give when it enters the state now, in place of ``replaced`` if given."""
    t = s.t
    goods = [0] * terms.GOODS
    cache = [0] * terms.GOODS
    one_of: list[Goods] = []
    clauses = [t.product[kind], *t.bonus[kind]]
    target = False
    for clause in clauses:
        if clause is None or clause.redirect:
            continue
        if clause.verb == terms.CACHE:
            add(cache, clause.bag)
        elif clause.verb in (terms.COPY_OWN, terms.COPY_OPPONENT):
            target = True
        else:
            more, options = product_bag(s, player, clause, kind, replaced)
            goods = [a + b for a, b in zip(goods, more, strict=True)]
            one_of += options
    return {"goods": plain(goods), "cache": plain(cache), "one_of": one_of, "copies": target}


def reason_plain(reason: Refusal | None) -> dict[str, Any] | None:
    return reason.plain() if reason is not None else None


def hand_card(s: StateOfFifty, seat: int, kind: int) -> dict[str, Any]:
    """The uses of a card side by side: price, whether it is payable, what it gives (FFS-28.3, 4)."""
    t = s.t
    args = (kind,)
    spoils = bag_list(t.spoils[kind])
    deal = bag_list(t.deal_bag[kind])
    for loc in s.lands[seat]:
        if not loc & RUIN:
            for clause in t.on_raze[t.kind[loc & REF]]:
                add(spoils, clause.bag)
            for clause in t.on_deal[t.kind[loc & REF]]:
                add(deal, clause.bag)
    return {
        "card": t.card_words.names[kind],
        "distance": t.distance[kind],
        "build": {
            "price": {"grey": t.distance[kind]},
            "why_not": reason_plain(explain.why_not_build(s, seat, args)),
            **entering(s, seat, kind),
        },
        "deal": {
            "price": {"blue": t.distance[kind]},
            "why_not": reason_plain(explain.why_not_deal(s, seat, args)),
            "goods": plain(deal),
            "every_round": plain(bag_list(t.deal_bag[kind])),
        },
        "raze": {
            "price": {"red": t.distance[kind]},
            "why_not": reason_plain(explain.why_not_raze(s, seat, args)),
            "goods": plain(spoils),
        },
        "develop": {
            "why_not": reason_plain(explain.why_not_develop(s, seat, args)),
            "onto": [
                {
                    "location": t.place_words.word(loc & REF),
                    "brick": fits(s, kind, loc),
                    **developing(s, seat, kind, loc),
                }
                for loc in s.lands[seat]
            ],
        },
    }


def developing(s: StateOfFifty, seat: int, kind: int, loc: int) -> dict[str, Any]:
    """What developing would give; the point for it is part of the goods (FFS-11.8)."""
    found = entering(s, seat, kind, loc)
    found["goods"]["vp"] = found["goods"].get("vp", 0) + 1
    return found


# -- opponents, own actions, passing -------------------------------------------------------------------


def opposing_locations(s: StateOfFifty, seat: int) -> list[dict[str, Any]]:
    """Every location of an opponent: defence, spoils, compensation, reach, open doors (FFS-28.5)."""
    t = s.t
    tokens, b = purse(s, seat)
    red = tokens[b + terms.RED] + tokens[b + terms.UNIVERSAL]
    reachable = opponents(s, seat)
    found = []
    for other in s.others[seat]:
        for loc in s.lands[other]:
            if loc & RUIN:
                continue
            kind = t.kind[loc & REF]
            free = t.open[kind] and not loc & VISITED and other in reachable
            found.append(
                {
                    "owner": -1 if s.solo else other,
                    "location": t.place_words.word(loc & REF),
                    "defence": defence(s, loc),
                    "spoils": plain(bag_list(t.spoils[kind])),
                    "compensation": None if s.solo else terms.GOOD_NAMES[t.deal_good[kind]],
                    "can_raze": other in reachable and red >= defence(s, loc),
                    "open": free,
                    "can_visit": free and tokens[b + terms.WORKER] > 0,
                }
            )
    return found


def own_actions(s: StateOfFifty, seat: int) -> list[dict[str, Any]]:
    """Remaining uses of own action locations, payable now or after a recruit (FFS-28.6)."""
    t = s.t
    found = []
    for loc in s.lands[seat]:
        clause = t.action[t.kind[loc & REF]]
        if clause is None or loc & RUIN:
            continue
        found.append(
            {
                "location": t.place_words.word(loc & REF),
                "uses_left": clause.uses - uses_of(loc),
                "payable": can_pay(s, seat, clause.cost),
                "after_recruit": payable_after_recruit(s, seat, clause),
                "why_not": reason_plain(explain.why_not_use(s, seat, (loc & REF,))),
            }
        )
    return found


def payable_after_recruit(s: StateOfFifty, seat: int, clause: Clause) -> bool:
    """Whether one recruit would bring the missing good (FFS-15.2)."""
    for _, recruit, _ in s.t.faction_actions[s.n[seat * WIDTH + FACTION]]:
        if recruit.uses > 0 or not can_pay(s, seat, recruit.cost):
            continue
        for bag in recruit.options:
            world = s.clone()
            b = seat * WIDTH
            for good, amount in recruit.cost.tokens:
                world.n[b + good] -= amount
            if world.n[b + terms.WORKER] < 0:
                continue
            for good, amount in bag:
                if good < terms.TOKENS:
                    world.n[b + good] += amount
            if can_pay(world, seat, clause.cost):
                return True
    return False


def passing(s: StateOfFifty, seat: int) -> dict[str, Any]:
    """What passing now would cost: lost and storable goods, shields, unused actions (FFS-28.8)."""
    b = seat * WIDTH
    room = rooms(s, seat)
    waiting = storable(s, seat, room)
    kept: list[int] = []
    for good in waiting:
        if assign([*kept, good], room) is not None:
            kept.append(good)
    tokens = s.n[b : b + terms.TOKENS]
    room_left = len(kept)
    certain = len(kept) == len(waiting)
    lost = list(tokens)
    if certain:
        for good in kept:
            lost[good] -= 1
    unused = [
        s.t.place_words.word(loc & REF)
        for loc in s.lands[seat]
        if explain.why_not_use(s, seat, (loc & REF,)) is None
    ]
    return {
        "tokens": plain([*tokens, 0, 0]),
        "lost": plain([*lost, 0, 0]),
        "storable": plain(bag_list(tuple([(good, 1) for good in waiting]))),
        "room": room_left,
        "choose": not certain,
        "shields": tokens[terms.SHIELD],
        "unused_actions": unused,
    }


# -- solo ------------------------------------------------------------------------------------------------


def exposure(s: StateOfFifty) -> dict[str, Any]:
    """How many of the unseen cards would hit which own location next (FFS-28.12)."""
    t = s.t
    unseen = list(s.deck[s.n[DRAWN] :])
    hits: dict[str, int] = {
        t.place_words.word(loc & REF): 0 for loc in s.lands[0] if not loc & RUIN
    }
    ties = misses = 0
    by_kind: dict[int, list[int]] = {}
    for kind in unseen:
        if kind not in by_kind:
            by_kind[kind] = attack_targets(s, kind)
        targets = by_kind[kind]
        if not targets:
            misses += 1
        elif len(targets) > 1:
            ties += 1
        else:
            hits[t.place_words.word(targets[0] & REF)] += 1
    by_category = {
        name: [
            t.place_words.word(loc & REF)
            for loc in s.lands[0]
            if not loc & RUIN and t.category_mask[t.kind[loc & REF]] >> i & 1
        ]
        for i, name in enumerate(t.categories)
    }
    return {
        "cards": len(unseen),
        "hits": hits,
        "ties": ties,
        "misses": misses,
        "by_category": by_category,
        "marked": [t.place_words.word(loc & REF) for loc in s.lands[0] if loc & MARKS],
    }
