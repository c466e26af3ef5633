"""The invariants of section 23 (NA-I), asserted in tests and while fuzzing."""

from __future__ import annotations

from collections import Counter

from tabletown.core.bits import made_of
from tabletown.core.errors import must
from tabletown.games.new_angeles.state import DECK_CARD, SETUP, NewAngelesState, card_of, laid_by
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    DISTRICTS,
    FEDERALIST,
    HUMAN_FIRST,
    NOBODY,
    ORGCRIME,
    OUTAGE,
    PIECES,
    PRISEC,
    PROTEST,
    RESOURCES,
    SEATS,
    STRIKE,
    TYPES,
)


def check(s: NewAngelesState) -> None:
    check_city(s)
    check_tracks(s)
    check_action_cards(s)
    check_other_cards(s)
    check_deal(s)
    check_negotiation(s)


def check_city(s: NewAngelesState) -> None:
    for piece in range(PIECES):
        must(0 <= s.on[piece] < 1 << DISTRICTS, "NA-I.2", "a piece stands outside the city")
        must(s.reserve(piece) >= 0, "NA-I.1", "more pieces than the box holds")
    enemies = s.on[HUMAN_FIRST] | s.on[ORGCRIME]
    if s.outcome is None:  # the game may end before the last unit is driven out
        must(not s.on[PRISEC] & enemies, "NA-I.3", "prisec and an enemy unit in one district")
    must(not s.on[OUTAGE] & s.in_unrest(), "NA-I.4", "outage and unrest in one district")
    must(not s.on[PROTEST] & s.on[STRIKE], "NA-I.2", "two unrest tokens in one district")
    androids = s.on[ANDROID].bit_count()
    must(androids == s.tables.limit[ANDROID] or not s.on[ANDROID], "NA-I.5", "androids are missing")


def check_tracks(s: NewAngelesState) -> None:
    must(0 <= s.active < s.seats, "NA-1.0", "nobody holds the active player token")
    must(0 <= s.threat <= s.tables.threat_end, "NA-I.7", "threat is off its track")
    fell = s.outcome is not None and s.outcome.reason == "city-fell"
    must((s.threat == s.tables.threat_end) == fell, "NA-I.7", "threat at its end without the end")
    for resource in range(RESOURCES):
        amount = s.supply[resource]
        must(0 <= amount <= s.tables.track_end[resource], "NA-I.8", "a resource is off its track")
    must(all(amount >= 0 for amount in s.capital), "NA-I.9", "capital below 0")


def check_action_cards(s: NewAngelesState) -> None:
    places: list[int] = []
    for type in range(TYPES):
        deck = s.decks[type]
        right = all(s.tables.type_of[card] == type for card in deck)
        must(right, "NA-I.10", "a deck holds a card of another type")
        places.extend(deck)
    for hand in s.hands:
        places.extend(hand)
    places.extend([card_of(code) for code in s.discard])
    places.extend([card_of(code) for code in s.support_main + s.support_counter])
    offers = [s.main] if s.main != NOBODY else []
    offers.extend([card_of(code) for code in s.box])
    places.extend([card for card in offers if card < s.tables.action_cards])
    counted = Counter(places)
    for card, copies in enumerate(s.tables.copies):
        must(
            counted[card] == copies, "NA-I.10", f"{counted[card]} copies of {s.tables.cards[card]}"
        )
    must(sum(counted.values()) == sum(s.tables.copies), "NA-I.10", "a card that does not exist")
    for corporation in range(SEATS):
        card = s.tables.action_cards + corporation
        in_box = offers.count(card)
        if s.seat_of[corporation] == NOBODY:
            must(s.emergency[corporation] == NOBODY and not in_box, "NA-17.6a", "not in play")
        else:
            lying = s.emergency[corporation] != NOBODY
            must(lying + in_box == 1, "NA-I.14", "an emergency action lies in two places or none")


def check_other_cards(s: NewAngelesState) -> None:
    assets = [*s.assets, *s.track, *[asset for owned in s.owned for asset in owned]]
    if s.revealed != NOBODY:
        assets.append(s.revealed)
    must(
        sorted(assets) == list(range(len(s.tables.assets))),
        "NA-I.12",
        "assets are not all in one place",
    )
    owned = made_of([asset for seat in range(s.seats) for asset in s.owned[seat]])
    must(s.in_play == owned, "NA-I.12", "the set of owned assets is wrong")
    must(not s.exhausted & ~owned, "NA-I.23", "an exhausted asset that nobody owns")
    must(len(s.track) <= s.tables.slots, "NA-I.13", "the turn track is too full")
    events = [*s.events, *([s.event] if s.event != NOBODY else [])]
    must(sorted(events) == list(range(len(s.tables.events))), "NA-I.17", "events are missing")
    demands = [*s.demands, *([s.demand] if s.demand != NOBODY else [])]
    must(sorted(demands) == list(range(len(s.tables.demands))), "NA-I.17", "demands are missing")
    if s.phase != SETUP:
        cards = sorted([*s.corporation, FEDERALIST])
        must(sorted(s.rivals) == cards, "NA-I.15", "rival cards are missing")
    investments = [card for card in (*s.invested, *s.returned) if card != NOBODY]
    must(len(set(investments)) == len(investments), "NA-I.16", "an investment lies twice")
    for memory in s.memories:
        hand = Counter(s.hands[memory.owner])
        remembered = Counter(memory.cards)
        there = sum((hand & remembered).values())
        must(there >= len(memory.cards) - memory.gone, "NA-I.27", "somebody remembers wrongly")


def check_deal(s: NewAngelesState) -> None:
    if not s.dealing:
        empty = s.main == NOBODY and not s.box and s.revealed == NOBODY
        must(empty and not s.support_main and not s.support_counter, "NA-I.11", "a deal lies open")
    countering = s.countering()
    for code in s.support_main + s.support_counter:
        seat = laid_by(code)
        supporter = seat == DECK_CARD or seat not in (s.active, countering)
        must(supporter, "NA-I.19", "a proposer supports")
    if s.fall_guy and s.box:
        must(countering == s.active, "NA-I.19", "The Fall Guy makes one player both")
    elif s.box:
        must(
            all(laid_by(code) != s.active for code in s.box),
            "NA-54.7",
            "active and countering",
        )


def check_negotiation(s: NewAngelesState) -> None:
    for p in s.proposals:
        owns = all(asset in s.owned[p.sender] for asset in p.give_assets)
        must(owns or s.outcome is not None, "NA-N.21", "a proposal gives what is not there")
    for seat in range(s.seats):
        open_now = sum([p.sender == seat for p in s.proposals])
        must(open_now <= 3, "NA-N.23", "too many open proposals")
