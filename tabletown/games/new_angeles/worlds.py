"""A table that fits what a seat knows, with everything else dealt anew (section 19)."""

from __future__ import annotations

from typing import Final

from tabletown.core.rng import MASK, mix
from tabletown.games.new_angeles.negotiation.acts import fitting_moves
from tabletown.games.new_angeles.rules.draws import DiscardCards
from tabletown.games.new_angeles.rules.support import LayCard
from tabletown.games.new_angeles.state import (
    Memory,
    NewAngelesState,
    card_of,
    discarded_card,
    knowers_of,
    laid_by,
    laid_card,
)
from tabletown.games.new_angeles.state.layout import NOBODY, TYPES


class QuickDice:
    """A quick generator for dealing: bots deal a table before almost every move they make."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = mix(seed & MASK)

    def below(self, bound: int) -> int:
        self.state = state = (self.state * FACTOR + STEP) & MASK
        return (state >> 32) * bound >> 32

    def shuffle(self, items: list[int]) -> None:
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            state = (state * FACTOR + STEP) & MASK
            j = (state >> 32) * (i + 1) >> 32
            items[i], items[j] = items[j], items[i]
        self.state = state


FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407


def determinise(s: NewAngelesState, seat: int | None, seed: int) -> NewAngelesState:
    """Depends on what ``seat`` (None: a spectator) may know, and on ``seed``."""
    world = s.clone()
    dice = QuickDice(seed)
    me = NOBODY if seat is None else seat
    mine = s.everybody() if seat is None else 1 << seat
    world.forced = []
    world.rng = mix(seed ^ FACTOR & MASK)
    deal_action_cards(world, me, mine, dice)
    deal_assets(world, dice)
    deal_events(world, mine, dice)
    world.demands = dealt_anew(world.demands, world.demand_known, dice)
    deal_rivals(world, me, dice)
    deal_investments(world, me, dice)
    world.cached = None
    world.asked = -1
    top = world.stack[-1] if world.stack else None
    if isinstance(top, (LayCard, DiscardCards)) and top.player != me:
        # Places in other players' hands are hidden: the question starts from the first card.
        world.stack[-1] = top.replaced(start=0)
    world.refresh()
    reseal(world, me)
    return world


# In what follows ``mine`` is the set of seats that must know something for ``me`` to know it: ``me``
# alone, or everybody for a spectator.

# -- action cards (NA-H.1 to NA-H.6) ----------------------------------------------------------------


def deal_action_cards(s: NewAngelesState, me: int, mine: int, dice: QuickDice) -> None:
    left = not_seen(s, me)
    known, unknown = [], []
    for code in s.discard:
        if knowers_of(code) & mine == mine:
            known.append(code)
            left[card_of(code)] -= 1
        else:
            unknown.append(knowers_of(code))
    remembered: list[list[int]] = [[] for _ in range(s.seats)]
    if s.memories:
        s.memories = tuple([memory for memory in s.memories if memory.looker == me])
        left, remembered = keep_remembered(s, left, dice)
    piles: list[list[int]] = [[] for _ in range(TYPES)]
    type_of = s.tables.type_of
    for card, copies in enumerate(left):
        if copies:
            piles[type_of[card]] += [card] * copies
    for type, pile in enumerate(piles):
        dice.shuffle(pile)
        size = len(s.decks[type])
        s.decks[type] = tuple(pile[:size])
        del pile[:size]
    for owner in range(s.seats):
        if owner != me:
            hand = remembered[owner]
            for _ in range(len(s.hands[owner]) - len(hand)):
                hand.append(hidden_card(s, piles, owner, dice))
            hand.sort()
            s.hands[owner] = tuple(hand)
    rest = [card for pile in piles for card in pile]
    dice.shuffle(rest)
    if s.support_main:
        s.support_main = facedown(s.support_main, me, rest)
    if s.support_counter:
        s.support_counter = facedown(s.support_counter, me, rest)
    # The discard pile has no order: who put how many there is public, the cards are not (NA-H.5).
    unknown.sort()
    known += [discarded_card(rest.pop(), knowers) for knowers in unknown]
    known.sort()
    s.discard = tuple(known)


def not_seen(s: NewAngelesState, me: int) -> list[int]:
    """How many cards of each kind are neither in the own hand nor offered nor laid by oneself."""
    left = s.tables.copies.copy()
    actions = s.tables.action_cards
    if me != NOBODY:
        for card in s.hands[me]:
            left[card] -= 1
    if NOBODY < s.main < actions:
        left[s.main] -= 1
    for code in s.box:
        if card_of(code) < actions:
            left[card_of(code)] -= 1
    for code in s.support_main + s.support_counter:
        if laid_by(code) == me:
            left[card_of(code)] -= 1
    return left


def keep_remembered(
    s: NewAngelesState, left: list[int], dice: QuickDice
) -> tuple[list[int], list[list[int]]]:
    """Cards that must still be in other hands, as far as ``me`` remembers them."""
    for _ in range(50):
        rest = left.copy()
        hands: list[list[int]] = [[] for _ in range(s.seats)]
        if all(remember(memory, rest, hands[memory.owner], dice) for memory in s.memories):
            return rest, hands
    return left, [[] for _ in range(s.seats)]  # several memories want one copy: too rare to search


def remember(memory: Memory, left: list[int], hand: list[int], dice: QuickDice) -> bool:
    cards = list(memory.cards)
    dice.shuffle(cards)
    needed = len(cards) - memory.gone
    for card in cards:
        if needed and left[card]:
            left[card] -= 1
            hand.append(card)
            needed -= 1
    return not needed


def hidden_card(s: NewAngelesState, piles: list[list[int]], owner: int, dice: QuickDice) -> int:
    """A hidden card, rather of a type that its owner has drawn openly (NA-H.2)."""
    weights = [count if piles[type] else 0 for type, count in enumerate(s.drawn_by(owner))]
    total = sum(weights)
    if not total:
        weights = [len(pile) for pile in piles]
        total = sum(weights)
    place = dice.below(total)
    for type, weight in enumerate(weights):
        if place < weight:
            return piles[type].pop()
        place -= weight
    raise AssertionError("no hidden card is left")


def facedown(pile: tuple[int, ...], me: int, rest: list[int]) -> tuple[int, ...]:
    """Support cards: their number and player are public, their faces are not (NA-H.4)."""
    found = []
    for code in pile:
        player = laid_by(code)
        found.append(code if player == me else laid_card(rest.pop(), player))
    return tuple(found)


# -- other cards ------------------------------------------------------------------------------------


def deal_assets(s: NewAngelesState, dice: QuickDice) -> None:
    """Facedown assets but those whose place everybody remembers (NA-H.7, NA-H.8)."""
    dealt, size = dealt_anew(s.assets + s.track, s.asset_known, dice), len(s.assets)
    s.assets, s.track = dealt[:size], dealt[size:]


def dealt_anew(cards: tuple[int, ...], known: int, dice: QuickDice) -> tuple[int, ...]:
    """Those of a set of known cards stay where they are, the others change places."""
    unknown = sorted([card for card in cards if not known >> card & 1])
    dice.shuffle(unknown)
    return tuple([card if known >> card & 1 else unknown.pop() for card in cards])


def deal_events(s: NewAngelesState, mine: int, dice: QuickDice) -> None:
    """Event fronts; backs that everybody has seen stay where they are (NA-H.9, NA-H.10)."""
    backs, known = s.tables.backs, s.event_known
    unknown = sorted([event for event in s.events if known[event] & mine != mine])
    dice.shuffle(unknown)
    dealt = list(s.events)
    open_places = []
    for place, event in enumerate(s.events):
        if known[event] & mine == mine:
            continue
        if s.event_backs >> event & 1:
            same = next(other for other in unknown if backs[other] == backs[event])
            unknown.remove(same)
            dealt[place] = same
        else:
            open_places.append(place)
    for place in open_places:
        dealt[place] = unknown.pop()
    # What is known of a place goes with it: others know the card that now lies there.
    knowledge, seen = list(s.event_known), s.event_backs
    for old, new in zip(s.events, dealt, strict=True):
        knowledge[new] = s.event_known[old]
        seen = seen & ~(1 << new) | (s.event_backs >> old & 1) << new
    s.events, s.event_known, s.event_backs = tuple(dealt), tuple(knowledge), seen


def deal_rivals(s: NewAngelesState, me: int, dice: QuickDice) -> None:
    if s.rivals[0] == NOBODY or s.outcome is not None:
        return
    places = [i for i, knowers in enumerate(s.rival_known) if not (me >= 0 and knowers >> me & 1)]
    cards = sorted([s.rivals[i] for i in places])
    dice.shuffle(cards)
    rivals = list(s.rivals)
    for place in places:
        rivals[place] = cards.pop()
    s.rivals = tuple(rivals)


def deal_investments(s: NewAngelesState, me: int, dice: QuickDice) -> None:
    """Everybody else's kept and returned cards, or the two they choose from (NA-H.12)."""
    choices = [s.choices_of(seat) for seat in range(s.seats)]
    choosing = choices[0][0] != NOBODY
    if not choosing and s.invested[0] == NOBODY:
        return
    invested, returned = list(s.invested), list(s.returned)
    mine: set[int] = set()
    if me != NOBODY:
        mine = {invested[me], returned[me], *choices[me]}
    if s.scored:
        mine |= set(invested)
    pool = [card for card in range(len(s.tables.investments)) if card not in mine]
    dice.shuffle(pool)
    for seat in range(s.seats):
        if seat == me:
            continue
        if s.scored:
            returned[seat] = pool.pop()
        elif choosing:
            choices[seat] = pool.pop(), pool.pop()
            if invested[seat] != NOBODY:
                kept = dice.below(2)
                invested[seat], returned[seat] = choices[seat][kept], choices[seat][1 - kept]
        else:
            invested[seat], returned[seat] = pool.pop(), pool.pop()
    s.invested, s.returned = tuple(invested), tuple(returned)
    s.offer_investments(choices)


# -- sealed moves ----------------------------------------------------------------------------------


def reseal(s: NewAngelesState, me: int) -> None:
    """A sealed move of another player becomes one that its dealt hand allows (NA-N.14)."""
    found = []
    for p in s.proposals:
        if p.sealed and p.sender != me and p.act is not None:
            p = p.replaced(sealed=fitting_moves(s, p.act, p.sender))
        found.append(p)
    s.proposals = tuple(found)
