"""Why can't I? For every move of a turn the first reason that stands in its way, with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabletown.core.errors import Refusal, refuse
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    BLUE,
    BRICK,
    COLOURS,
    DEVELOPMENT,
    GOOD_NAMES,
    GREY,
    HEGEMONY,
    RED,
    SHIELD,
    UNIVERSAL,
    WORKER,
)
from tabletown.games.fifty_first_state.rules.paying import covers
from tabletown.games.fifty_first_state.rules.raze import defence
from tabletown.games.fifty_first_state.rules.use import faction_clause
from tabletown.games.fifty_first_state.state import ACTION_PHASE

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.cost import Cost
    from tabletown.games.fifty_first_state.state import FiftyFirstState

Reason = Callable[["FiftyFirstState", int, tuple[int, ...]], Refusal | None]

# -- what is missing ---------------------------------------------------------------------------


def missing(s: FiftyFirstState, player: int, cost: Cost) -> Refusal | None:
    """The first good of which a cost asks more than the player can pay (FFS-9.13)."""
    tokens = s.purse(player)
    for good, amount in cost.exact:
        if tokens[good] < amount:
            return short_of(good, amount, tokens[good])
    spare = tokens[UNIVERSAL] - cost.universal
    for good, amount in cost.contacts:
        if tokens[good] + spare < amount:
            return short_of(good, amount, tokens[good] + max(spare, 0))
        spare -= max(0, amount - tokens[good])
    ammo = tokens[AMMO] - cost.ammo
    for good, amount in cost.resources:
        if tokens[good] + ammo < amount:
            return short_of(good, amount, tokens[good] + max(ammo, 0))
        ammo -= max(0, amount - tokens[good])
    if not covers(tokens, cost):
        have = sum(tokens[:WORKER]) + tokens[AMMO]
        return refuse("too-few-resources", "FFS-9.6", need=cost.any + cost.fixed, have=have)
    if cost.cards > s.hand_size(player):
        return refuse("no-card-to-discard", "FFS-9.7")
    if cost.deals > len(s.deals[player]):
        return refuse("no-deal-to-end", "FFS-9.8")
    return None


def short_of(good: int, need: int, have: int) -> Refusal:
    return refuse("too-few-goods", "FFS-9.13", good=GOOD_NAMES[good], need=need, have=have)


def out_of_reach(
    s: FiftyFirstState, player: int, kind: int, colour: int, rule: str
) -> Refusal | None:
    """A card of the hand that the contacts of a colour do not reach."""
    name = s.tables.card_words.word(kind)
    if kind not in s.hands[player]:
        return refuse("not-in-your-hand", rule, card=name)
    tokens = s.purse(player)
    have = tokens[colour] + tokens[UNIVERSAL]
    need = s.tables.distance[kind]
    if have < need:
        good = GOOD_NAMES[colour]
        return refuse("too-far", rule, card=name, good=good, need=need, have=have)
    return None


# -- cards of the hand ---------------------------------------------------------------------------


def why_not_build(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    return out_of_reach(s, player, args[0], GREY, "FFS-10.1")


def why_not_deal(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    return out_of_reach(s, player, args[0], BLUE, "FFS-12.1")


def why_not_raze(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    return out_of_reach(s, player, args[0], RED, "FFS-13.1")


def why_not_develop(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    kind = args[0]
    name = s.tables.card_words.word(kind)
    if kind not in s.hands[player]:
        return refuse("not-in-your-hand", "FFS-11.1", card=name)
    if not s.owns_cards(player):
        return refuse("nothing-to-develop-on", "FFS-11.1")
    tokens = s.purse(player)
    if tokens[DEVELOPMENT]:
        return None
    if not tokens[BRICK] + tokens[AMMO]:
        return refuse("no-brick", "FFS-11.1")
    if not s.replaceable(player, s.tables.match[kind]):
        return refuse("no-category-fits", "FFS-11.2", card=name)
    return None


# -- own locations, boards and shields -----------------------------------------------------------


def why_not_use(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    ref = args[0]
    name = s.tables.place_words.word(ref)
    if not s.is_in_state(player, ref):
        return refuse("not-in-your-state", "FFS-14.5", location=name)
    place = s.place(player, ref)
    if place.ruin:
        return refuse("is-a-ruin", "FFS-14.1", location=name)
    clause = s.tables.action[s.tables.kind[ref]]
    if clause is None:
        return refuse("is-no-action", "FFS-14.1", location=name)
    if place.used >= clause.uses:
        return refuse("used-up", "FFS-14.2", location=name, uses=clause.uses)
    lacking = missing(s, player, clause.cost)
    if lacking is not None:
        return lacking
    return clause.why_not(s, (player, player, ref, "use"))


def why_not_faction(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    number = args[0]
    word = s.tables.power_words.word(number)
    clause = faction_clause(s, player, number)
    if clause is None:
        return refuse("not-on-your-board", "FFS-15.5", power=word)
    if s.has_used(player, number):
        return refuse("faction-action-used", "FFS-15.1", power=word)
    return missing(s, player, clause.cost)


def why_not_shield(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    ref = args[0]
    name = s.tables.place_words.word(ref)
    if not s.is_in_state(player, ref):
        return refuse("not-in-your-state", "FFS-18.1", location=name)
    if s.is_ruin(player, ref):
        return refuse("is-a-ruin", "FFS-18.5", location=name)
    if s.tables.built_in_shield[s.tables.kind[ref]]:
        return refuse("has-built-in-shield", "FFS-18.6", location=name)
    if s.is_shielded(player, ref):
        return refuse("already-shielded", "FFS-18.2", location=name)
    if not s.supply(player, SHIELD):
        return refuse("no-shield", "FFS-18.1")
    return None


# -- opponents -----------------------------------------------------------------------------------


def opponent_place(
    s: FiftyFirstState, player: int, owner: int, ref: int, own_rule: str
) -> Refusal | None:
    """Why a location of another state cannot be touched at all."""
    if owner == player:
        return refuse("own-location", own_rule)
    if owner >= s.players or (s.solo and owner != HEGEMONY):
        return refuse("no-such-opponent", "FFS-2.16")
    if s.has_passed(owner):
        if s.solo:
            return refuse("hegemony-has-passed", "FFS-23.28")
        return refuse("opponent-has-passed", "FFS-19.3", seat=owner)
    if not s.is_in_state(owner, ref):
        return refuse("not-in-that-state", "FFS-2.6", location=s.tables.place_words.word(ref))
    if s.is_ruin(owner, ref):
        return refuse("is-a-ruin", "FFS-13.12", location=s.tables.place_words.word(ref))
    return None


def target_of(s: FiftyFirstState, args: tuple[int, ...]) -> tuple[int, int]:
    """Owner and ref; a seat named in solo play is nobody's, the Hegemony's elsewhere too."""
    if len(args) == 2:
        return (s.players if s.solo else args[0]), args[1]
    return (HEGEMONY if s.solo else s.players), args[0]


def why_not_raze_at(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    owner, ref = target_of(s, args)
    wrong = opponent_place(s, player, owner, ref, "FFS-13.11")
    if wrong is not None:
        return wrong
    tokens = s.purse(player)
    have = tokens[RED] + tokens[UNIVERSAL]
    need = defence(s, owner, ref)
    if have < need:
        shielded = s.is_shielded(owner, ref)
        key = "defence-with-shield" if shielded else "defence-too-high"
        rule = "FFS-13.4" if shielded else "FFS-13.3"
        return refuse(key, rule, location=s.tables.place_words.word(ref), need=need, have=have)
    return None


def why_not_visit(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    owner, ref = target_of(s, args)
    wrong = opponent_place(s, player, owner, ref, "FFS-16.4")
    if wrong is not None:
        return wrong
    name = s.tables.place_words.word(ref)
    if not s.tables.open[s.tables.kind[ref]]:
        return refuse("not-open", "FFS-16.1", location=name)
    if s.place(owner, ref).visited:
        return refuse("already-visited", "FFS-16.3", location=name)
    return missing(s, player, s.tables.one_worker)


# -- connection cards ------------------------------------------------------------------------------


def why_not_take_connection(
    s: FiftyFirstState, player: int, args: tuple[int, ...]
) -> Refusal | None:
    if s.face_up(args[0]) < 0:
        return refuse("no-connection-open", "FFS-17.2", colour=COLOURS[args[0]])
    return missing(s, player, s.tables.two_workers)


def why_not_connect(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    kind = args[0]
    if not s.connections(player)[kind]:
        return refuse("not-your-connection", "FFS-17.4", connection=s.tables.connections[kind])
    return missing(s, player, s.tables.play[kind].cost)


REASONS: Final[dict[str, Reason]] = {
    "build": why_not_build,
    "develop": why_not_develop,
    "deal": why_not_deal,
    "raze": why_not_raze,
    "raze_at": why_not_raze_at,
    "raze_hegemony": why_not_raze_at,
    "use": why_not_use,
    "faction": why_not_faction,
    "visit": why_not_visit,
    "visit_hegemony": why_not_visit,
    "take_connection": why_not_take_connection,
    "connect": why_not_connect,
    "shield": why_not_shield,
}


def why_not(s: FiftyFirstState, player: int, action: Action) -> Refusal:
    """Why a move is not among the options of a turn."""
    reason = REASONS.get(action.kind)
    found = reason(s, player, action.args) if reason is not None else None
    # A copy that is alike in everything is left out of the options in favour of the oldest one.
    return found or refuse("not-now", "FFS-8.4", action=action.text)


def why_not_again(s: FiftyFirstState, player: int, action: Action) -> Refusal:
    """Why something cannot follow the action of this turn (FFS-8.8)."""
    if action.kind == "shield":
        return why_not(s, player, action)
    again = s.again
    same = (action.kind == "use" and action.args[0] == again) or (
        action.kind == "faction" and s.tables.refs + action.args[0] == again
    )
    if same:
        return why_not(s, player, action)
    return refuse("one-action-per-turn", "FFS-8.2")


# -- by name -----------------------------------------------------------------------------------------


def explain(s: FiftyFirstState, seat: int, words: list[str]) -> list[Refusal]:
    """Why ``seat`` cannot do anything, or not everything, with the card or place named."""
    t = s.tables
    found: list[Refusal] = []
    if s.phase != ACTION_PHASE:
        found.append(refuse("only-in-action-phase", "FFS-8.4"))
    elif s.has_passed(seat):
        found.append(refuse("you-have-passed", "FFS-19.2"))
    elif s.active != seat:
        found.append(refuse("not-your-turn", "FFS-8.1", seat=s.active))
    tries: list[tuple[str, tuple[int, ...]]] = []
    if len(words) == 1:
        kind = t.kind_of_id.get(words[0], -1)
        ref = t.place_words.index(words[0])
        if kind >= 0 and kind in s.hands[seat]:
            tries += [(verb, (kind,)) for verb in ("build", "develop", "deal", "raze")]
        if ref >= 0 and s.is_in_state(seat, ref):
            if t.action[t.kind[ref]] is not None or s.is_ruin(seat, ref):
                tries.append(("use", (ref,)))
            tries.append(("shield", (ref,)))
        for other in s.others[seat]:
            if ref >= 0 and s.is_in_state(other, ref):
                args: tuple[int, ...] = (ref,) if s.solo else (other, ref)
                tries += [("raze_at", args), ("visit", args)]
        if words[0] in t.connections:
            tries.append(("connect", (t.connections.index(words[0]),)))
        if words[0] in t.power_words.names:
            tries.append(("faction", (t.power_words.index(words[0]),)))
        if words[0] in COLOURS:
            tries.append(("take_connection", (COLOURS.index(words[0]),)))
        if not tries:
            if kind < 0 and ref < 0:
                return []
            found.append(refuse("not-in-your-hand", "FFS-2.6", card=words[0]))
    elif len(words) == 2 and words[0].isdigit():
        other, ref = int(words[0]), t.place_words.index(words[1])
        if ref < 0 or other >= s.seats:
            return []
        tries += [("raze_at", (other, ref)), ("visit", (other, ref))]
    else:
        return []
    for verb, wanted in tries:
        reason = REASONS[verb](s, seat, wanted)
        if reason is not None and reason not in found:
            found.append(reason)
    return found
