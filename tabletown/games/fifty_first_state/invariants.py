"""What is true at every moment (FFS-27), checked in tests and simulations."""

from __future__ import annotations

from tabletown.core.errors import must
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
        must(sorted(hand) == hand, "FFS-4.2", "a hand is not sorted")
        for kind in known:
            must(kind in hand, "FFS-4.7", "a card all have seen is not in the hand")
            hand.remove(kind)
    whole = t.deck(str(s.config.options["expansion"]))
    must(sorted(cards) == whole, "FFS-27.1", "location cards were lost or doubled")
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
        must(held == wanted, "FFS-27.2", "connection cards were lost or doubled")


def check_tokens(s: FiftyFirstState) -> None:
    for good in range(TOKENS):
        total = s.bank(good)
        must(total >= 0, "FFS-27.4", "the common supply is negative")
        for player in range(s.players):
            must(s.supply(player, good) >= 0, "FFS-27.4", "a supply is negative")
            total += s.purse(player)[good]
            if good == SHIELD:
                total += len(s.shield_tokens(player))
        total += sum([amount for _, _, kept, amount in s.stored_goods() if kept == good])
        limit = s.tables.goods_limit[good] or ENDLESS
        must(total == limit, "FFS-27.5", f"token {good} adds up to {total}, not {limit}")


def check_lands(s: FiftyFirstState) -> None:
    t = s.tables
    for player in range(s.players):
        refs = s.refs(player)
        must(len(set(refs)) == len(refs), "FFS-1.13", "two locations have one name")
        for place in s.places(player):
            kind = t.kind[place.ref]
            if place.ruin:
                bare = Place(place.ref, True, False, False, 0, ())
                must(place == bare, "FFS-27.11", "a ruin carries tokens")
                must(not s.solo or player != HEGEMONY, "FFS-27.18", "the Hegemony has a ruin")
                continue
            must(place.used <= t.uses[kind], "FFS-27.8", "too many use markers")
            must(t.open[kind] or not place.visited, "FFS-27.9", "a visitor in a closed place")
            twice = place.shield and t.built_in_shield[kind]
            must(not twice, "FFS-27.10", "two shields on one location")
        must(s.sums_are_right(player), "FFS-2.9", "the sums of a state are wrong")


def check_phase(s: FiftyFirstState) -> None:
    phase = s.phase
    must(phase in (CLEANUP, LOOKOUT) or not s.stored_goods(), "FFS-27.7", "goods lie in a store")
    most = s.tables.solo["hegemony_max_attacks"] if phase == ACTION_PHASE else 0
    must(len(s.attack) <= most, "FFS-27.19", "the attack pile is wrong")
    in_production = phase == PRODUCTION_PHASE
    must(in_production or not s.is_counting(), "FFS-7.12", "goods are counted outside Production")
    if phase == LOOKOUT:
        for player in range(s.players):
            marks = s.resettable(player) or s.shield_tokens(player)
            left = any(s.tokens(player)) or s.has_passed(player) or s.powers_used(player) or marks
            must(not left, "FFS-27.15", "something was left over from the last round")
    must(not (s.solo and s.hands[HEGEMONY]), "FFS-23.1", "the Hegemony holds cards")
