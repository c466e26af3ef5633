"""What is true at every moment (FFS-27), checked in tests and simulations."""

from __future__ import annotations

from tabletown.core.errors import RulesFault
from tabletown.games.fifty_first_state.effects.goods import HEGEMONY, SHIELD, TOKENS
from tabletown.games.fifty_first_state.state import (
    ACTION_PHASE,
    CLEANUP,
    ENDLESS,
    LOOKOUT,
    PRODUCTION_PHASE,
    FiftyFirstState,
    Place,
)


def fault(why: str, rule: str) -> RulesFault:
    return RulesFault(f"{why} ({rule})")


def check(s: FiftyFirstState) -> None:
    """The invariants of FFS-27."""
    check_cards(s)
    check_tokens(s)
    check_lands(s)
    check_phase(s)


def check_cards(s: FiftyFirstState) -> None:
    t = s.tables
    cards = [*s.undrawn(), *s.discard, *s.display, *s.attack]
    for player in range(s.players):
        cards += s.hands[player]
        cards += s.deals[player]
        cards += [t.kind[ref] for ref in s.refs(player)]
        hand, known = list(s.hands[player]), s.known[player]
        if sorted(hand) != hand:
            raise fault("a hand is not sorted", "FFS-4.2")
        for kind in known:
            if kind not in hand:
                raise fault("a card all have seen is not in the hand", "FFS-4.7")
            hand.remove(kind)
    if sorted(cards) != t.deck(str(s.config.options["expansion"])):
        raise fault("location cards were lost or doubled", "FFS-27.1")
    for deck in (0, 1):
        held = [0] * len(t.connections)
        for kind in (*s.connection_deck(deck), *s.connection_discard(deck)):
            held[kind] += 1
        if s.face_up(deck) >= 0:
            held[s.face_up(deck)] += 1
        for player in range(s.players):
            for kind, count in enumerate(s.connections(player)):
                if t.connection_deck[kind] == deck:
                    held[kind] += count
        wanted = [
            count if t.connection_deck[kind] == deck else 0
            for kind, count in enumerate(t.connection_count)
        ]
        if held != wanted:
            raise fault("connection cards were lost or doubled", "FFS-27.2")


def check_tokens(s: FiftyFirstState) -> None:
    for good in range(TOKENS):
        total = s.bank(good)
        if total < 0:
            raise fault("the common supply is negative", "FFS-27.4")
        for player in range(s.players):
            if s.supply(player, good) < 0:
                raise fault("a supply is negative", "FFS-27.4")
            total += s.purse(player)[good]
            if good == SHIELD:
                total += len(s.shield_tokens(player))
        total += sum([amount for _, _, kept, amount in s.stored_goods() if kept == good])
        limit = s.tables.goods_limit[good] or ENDLESS
        if total != limit:
            raise fault(f"token {good} adds up to {total}, not {limit}", "FFS-27.5")


def check_lands(s: FiftyFirstState) -> None:
    t = s.tables
    for player in range(s.players):
        refs = s.refs(player)
        if len(set(refs)) != len(refs):
            raise fault("two locations have one name", "FFS-1.13")
        for place in s.places(player):
            kind = t.kind[place.ref]
            if place.ruin:
                if place != Place(place.ref, True, False, False, 0, ()):
                    raise fault("a ruin carries tokens", "FFS-27.11")
                if s.solo and player == HEGEMONY:
                    raise fault("the Hegemony has a ruin", "FFS-27.18")
                continue
            if place.used > t.uses[kind]:
                raise fault("too many use markers", "FFS-27.8")
            if place.visited and not t.open[kind]:
                raise fault("a visitor in a closed place", "FFS-27.9")
            if place.shield and t.built_in_shield[kind]:
                raise fault("two shields on one location", "FFS-27.10")
        if not s.sums_are_right(player):
            raise fault("the sums of a state are wrong", "FFS-2.9")


def check_phase(s: FiftyFirstState) -> None:
    phase = s.phase
    if s.stored_goods() and phase not in (CLEANUP, LOOKOUT):
        raise fault("goods lie in a store", "FFS-27.7")
    if s.attack and (
        phase != ACTION_PHASE or len(s.attack) > s.tables.solo["hegemony_max_attacks"]
    ):
        raise fault("the attack pile is wrong", "FFS-27.19")
    if s.is_counting() and phase != PRODUCTION_PHASE:
        raise fault("goods are counted outside Production", "FFS-7.12")
    if phase == LOOKOUT:
        for player in range(s.players):
            marks = s.resettable(player) or s.shield_tokens(player)
            if any(s.tokens(player)) or s.has_passed(player) or s.powers_used(player) or marks:
                raise fault("something was left over from the last round", "FFS-27.15")
    if s.solo and s.hands[HEGEMONY]:
        raise fault("the Hegemony holds cards", "FFS-23.1")
