"""Worlds a seat could be in: everything it does not know is dealt anew (GM-21, GM-31.12)."""

from __future__ import annotations

from tabletown.core.bits import members
from tabletown.core.rng import Dice
from tabletown.games.great_machine.rules.prices import leave_price
from tabletown.games.great_machine.rules.setup import LayTile
from tabletown.games.great_machine.state import DISTRICTS, EVERYWHERE, SETUP, GreatMachineState
from tabletown.games.great_machine.view import group_memory, seen_tokens


# GM-21.4: what nobody knows is dealt anew
def determinise(s: GreatMachineState, seat: int | None, seed: int) -> GreatMachineState:
    """A table that fits all that ``seat`` knows; it depends on that knowledge and the seed alone."""
    hero_side = s.is_hero_side(seat)
    machine_side = seat is not None and seat == s.machine
    dice = Dice(seed)
    other = s.clone()
    other.forced = []
    if s.mixed:
        deal_faces(other, s, hero_side, dice)
    deal_events(other, dice)
    deal_directives(other, machine_side, dice)
    if not hero_side and s.belief:
        deal_access(other, dice)
    if s.automa and s.phase != SETUP:
        deal_automa(other, dice)
    elif s.token_deck:
        deal_tiles(other, dice)
    other.rng = dice.seed()
    other.cached = None  # what was dealt anew may change them
    return other


def deal_faces(other: GreatMachineState, s: GreatMachineState, hero_side: bool, dice: Dice) -> None:
    """Hidden faces change places; what was seen to be mixed stays among the mixed tokens."""
    seen = seen_tokens(s, hero_side)
    hidden = s.tables.all_tokens & ~seen
    counts = [(mask & hidden).bit_count() for mask in s.face]
    face = [mask & seen for mask in s.face]
    for group in s.mixed:
        kinds = [k for k, n in enumerate(group_memory(s, group, hero_side)) for _ in range(n)]
        if kinds:
            tokens = members(group[0] & hidden)
            dice.shuffle(tokens)
            for kind, token in zip(kinds, tokens, strict=False):
                face[kind] |= 1 << token
                hidden &= ~(1 << token)
                counts[kind] -= 1
    rest = [kind for kind, n in enumerate(counts) for _ in range(n)]
    dice.shuffle(rest)
    for token, kind in zip(members(hidden), rest, strict=True):
        face[kind] |= 1 << token
    other.face = face


def deal_events(other: GreatMachineState, dice: Dice) -> None:
    """The rest of the event deck, from all cards of each group that have not been opened."""
    t, deck, top = other.tables, other.event_deck, other.event_top
    if top >= len(deck):
        return
    groups: dict[int, list[int]] = {}
    for card, group in enumerate(t.event_group):
        groups.setdefault(group, []).extend([card] * t.events[card].count)
    for card in deck[:top]:
        groups[t.event_group[card]].remove(card)
    for cards in groups.values():
        dice.shuffle(cards)
    other.event_deck = [*deck[:top], *[groups[t.event_group[card]].pop() for card in deck[top:]]]


def deal_directives(other: GreatMachineState, machine_side: bool, dice: Dice) -> None:
    """The deck, and the hand if the viewer does not see it."""
    deck, top = other.directive_deck, other.directive_top
    end = len(deck) - other.directive_tail
    secret = 0 if machine_side else other.held & ~other.hand_seen
    cards = sorted([*deck[top:end], *members(secret)])
    dice.shuffle(cards)
    held = other.held & ~secret
    for _ in range(secret.bit_count()):
        held |= 1 << cards.pop()
    other.held = held
    other.directive_deck = [*deck[:top], *cards, *deck[end:]]


def deal_access(other: GreatMachineState, dice: Dice) -> None:
    """Seized cards that fit what was seen, and likely destinations of heroes still to move."""
    for h in range(3):
        sets = other.belief[h]
        seized = sets[dice.below(len(sets))]
        other.seized[h] = seized
        chosen = other.chosen[h]
        if chosen >= 0 and not other.shown >> h & 1:
            chosen = likely_card(other, h, EVERYWHERE & ~seized, dice)
            other.chosen[h] = chosen
        other.hand[h] = EVERYWHERE & ~seized
        if chosen >= 0:
            other.hand[h] &= ~(1 << chosen)


def likely_card(other: GreatMachineState, h: int, cards: int, dice: Dice) -> int:
    """Heroes mostly go where they can pay the way; the Machine sees trust and guards too."""
    fares = cheapest_ways(other, h)
    weights = [(d, 6 if fares[d] <= other.trust[h] else 1) for d in members(cards)]
    pick = dice.below(sum(weight for _, weight in weights))
    for d, weight in weights:
        pick -= weight
        if pick < 0:
            return d
    raise AssertionError("weights do not add up")


def cheapest_ways(s: GreatMachineState, h: int) -> list[int]:
    """The trust each district costs a hero to reach by the cheapest path; 0 for staying."""
    start = s.at[h]
    best = [99] * DISTRICTS
    best[start] = 0
    queue = [start]
    while queue:
        here = queue.pop(0)
        fare = best[here] + leave_price(s, h, here, here == start)
        for d in s.city.neighbours[here]:
            if fare < best[d]:
                best[d] = fare
                queue.append(d)
    return best


def deal_automa(other: GreatMachineState, dice: Dice) -> None:
    """The movement deck and the face-down district tokens."""
    rest = sorted(other.move_deck[other.move_top :])
    dice.shuffle(rest)
    other.move_deck = [*other.move_deck[: other.move_top], *rest]
    tokens = sorted(other.token_deck[other.token_top :])
    dice.shuffle(tokens)
    other.token_deck = [*other.token_deck[: other.token_top], *tokens]


def deal_tiles(other: GreatMachineState, dice: Dice) -> None:
    """Rivalry build: the face-down stacks; a tile just turned up stays on top."""
    top = other.stack[-1]
    drawn = [top.district] if isinstance(top, LayTile) else []
    left = sorted(d for d in other.token_deck if other.places[d] < 0 and d not in drawn)
    dice.shuffle(left)
    laid = [d for d in other.token_deck if other.places[d] >= 0]
    other.token_deck = [*drawn, *left, *sorted(laid)]
