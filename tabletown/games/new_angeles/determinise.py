"""A table that fits what a seat knows, with everything else dealt anew (section 19)."""

from __future__ import annotations

from tabletown.core.rng import Dice
from tabletown.core.steps import Step
from tabletown.games.new_angeles.negotiation.acts import fitting_moves
from tabletown.games.new_angeles.rules.draws import DiscardCards
from tabletown.games.new_angeles.rules.support import LayCard
from tabletown.games.new_angeles.state import CARD, SEAT_SHIFT, City, Memory
from tabletown.games.new_angeles.tables import NOBODY, TYPES


def determinise(s: City, seat: int | None, seed: int) -> City:
    """Depends on what ``seat`` (None: a spectator) may know, and on ``seed``."""
    world = s.clone()
    dice = Dice(seed)
    me = NOBODY if seat is None else seat
    world.forced = []
    world.rng = dice.seed()
    deal_action_cards(world, me, dice)
    deal_assets(world, dice)
    deal_events(world, me, dice)
    deal_demands(world, dice)
    deal_rivals(world, me, dice)
    deal_investments(world, me, dice)
    world.cached = None
    world.asked = -1
    world.stack = [without_places(step, me) for step in world.stack]
    world.refresh()
    reseal(world, me)
    return world


def knows(s: City, me: int, knowers: int) -> bool:
    """Whether ``me`` is among the knowers; a spectator knows what everybody knows."""
    if me == NOBODY:
        return knowers == (1 << s.seats) - 1
    return bool(knowers >> me & 1)


# -- action cards (NA-H.1 to NA-H.6) ----------------------------------------------------------------


class Pool:
    """The action cards whose place is unknown, by kind."""

    def __init__(self, s: City) -> None:
        self.s = s
        self.left = list(s.t.copies)

    def take(self, card: int) -> None:
        if card < len(self.left):
            self.left[card] -= 1

    def by_type(self, dice: Dice) -> list[list[int]]:
        piles: list[list[int]] = [[] for _ in range(TYPES)]
        for card, copies in enumerate(self.left):
            piles[self.s.t.type_of[card]].extend([card] * copies)
        for pile in piles:
            dice.shuffle(pile)
        return piles


def deal_action_cards(s: City, me: int, dice: Dice) -> None:
    pool = Pool(s)
    if me != NOBODY:
        for card in s.hands[me]:
            pool.take(card)
    if s.main != NOBODY:
        pool.take(s.main)
    for code in s.box:
        pool.take(code & CARD)
    for code in s.support_main + s.support_counter:
        if code >> SEAT_SHIFT == me:
            pool.take(code & CARD)
    for code in s.discard:
        if knows(s, me, code >> SEAT_SHIFT):
            pool.take(code & CARD)
    s.memories = tuple([memory for memory in s.memories if memory.looker == me])
    remembered = keep_remembered(s, pool, dice)
    piles = pool.by_type(dice)
    for type in range(TYPES):
        size = len(s.decks[type])
        s.decks[type] = tuple(piles[type][:size])
        del piles[type][:size]
    for owner in range(s.seats):
        if owner != me:
            hand = remembered[owner]
            while len(hand) < len(s.hands[owner]):
                hand.append(likely_card(s, owner, piles, dice))
            s.hands[owner] = tuple(sorted(hand))
    s.support_main = facedown(s, s.support_main, me, piles, dice)
    s.support_counter = facedown(s, s.support_counter, me, piles, dice)
    deal_discard(s, me, piles, dice)


def keep_remembered(s: City, pool: Pool, dice: Dice) -> list[list[int]]:
    """Cards that must still be in other hands, as far as ``me`` remembers them."""
    hands: list[list[int]] = [[] for _ in range(s.seats)]
    for _ in range(50):
        left, found = list(pool.left), [list(hand) for hand in hands]
        if all(remember(memory, left, found[memory.owner], dice) for memory in s.memories):
            pool.left = left
            return found
    return hands  # several memories want the same copy: too rare to search for


def remember(memory: Memory, left: list[int], hand: list[int], dice: Dice) -> bool:
    cards = list(memory.cards)
    dice.shuffle(cards)
    needed = len(cards) - memory.gone
    for card in cards:
        if needed and left[card]:
            left[card] -= 1
            hand.append(card)
            needed -= 1
    return not needed


def likely_card(s: City, owner: int, piles: list[list[int]], dice: Dice) -> int:
    """A hidden card, rather of a type that this player has drawn openly (NA-H.2)."""
    drawn = s.drawn[owner * TYPES : (owner + 1) * TYPES]
    weights = [drawn[type] if piles[type] else 0 for type in range(TYPES)]
    if not sum(weights):
        weights = [len(pile) for pile in piles]
    lot = dice.below(sum(weights))
    for type, weight in enumerate(weights):
        if lot < weight:
            return piles[type].pop()
        lot -= weight
    raise AssertionError("no hidden card is left")


def facedown(
    s: City, pile: tuple[int, ...], me: int, piles: list[list[int]], dice: Dice
) -> tuple[int, ...]:
    """Support cards: their number and player are public, their faces are not (NA-H.4)."""
    found = []
    for code in pile:
        player = code >> SEAT_SHIFT
        if player != me:
            owner = player if player < s.seats else 0
            code = likely_card(s, owner, piles, dice) | player << SEAT_SHIFT
        found.append(code)
    return tuple(found)


def deal_discard(s: City, me: int, piles: list[list[int]], dice: Dice) -> None:
    """The pile without order: who put how many there is public, the cards are not (NA-H.5)."""
    found = []
    for knowers in sorted([code >> SEAT_SHIFT for code in s.discard]):
        if not knows(s, me, knowers):
            owner = max(knowers.bit_length() - 1, 0)
            found.append(likely_card(s, owner, piles, dice) | knowers << SEAT_SHIFT)
    found.extend([code for code in s.discard if knows(s, me, code >> SEAT_SHIFT)])
    s.discard = tuple(sorted(found))


# -- other cards ------------------------------------------------------------------------------------


def deal_assets(s: City, dice: Dice) -> None:
    """Facedown assets but those whose place everybody remembers (NA-H.7, NA-H.8)."""
    lying = s.assets + s.track
    unknown = sorted([asset for asset in lying if not s.asset_known >> asset & 1])
    dice.shuffle(unknown)
    dealt = [asset if s.asset_known >> asset & 1 else unknown.pop() for asset in lying]
    size = len(s.assets)
    s.assets, s.track = tuple(dealt[:size]), tuple(dealt[size:])


def deal_events(s: City, me: int, dice: Dice) -> None:
    """Event fronts; backs that everybody has seen stay where they are (NA-H.9, NA-H.10)."""
    backs = s.t.backs

    def known(event: int) -> bool:
        return knows(s, me, s.event_known[event])

    unknown = sorted([event for event in s.events if not known(event)])
    dice.shuffle(unknown)
    dealt = list(s.events)
    open_places = []
    for place, event in enumerate(s.events):
        if known(event):
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


def deal_demands(s: City, dice: Dice) -> None:
    unknown = sorted([card for card in s.demands if not s.demand_known >> card & 1])
    dice.shuffle(unknown)
    s.demands = tuple([card if s.demand_known >> card & 1 else unknown.pop() for card in s.demands])


def deal_rivals(s: City, me: int, dice: Dice) -> None:
    if s.rivals[0] == NOBODY or s.outcome is not None:
        return
    places = [i for i, knowers in enumerate(s.rival_known) if not (me >= 0 and knowers >> me & 1)]
    cards = sorted([s.rivals[i] for i in places])
    dice.shuffle(cards)
    rivals = list(s.rivals)
    for place in places:
        rivals[place] = cards.pop()
    s.rivals = tuple(rivals)


def deal_investments(s: City, me: int, dice: Dice) -> None:
    """Everybody else's kept and returned cards, or the two they choose from (NA-H.12)."""
    choosing = s.offered[0] != NOBODY
    if not choosing and s.invested[0] == NOBODY:
        return
    invested, returned, offered = list(s.invested), list(s.returned), list(s.offered)
    mine: set[int] = set()
    if me != NOBODY:
        mine = {invested[me], returned[me], *offered[2 * me : 2 * me + 2]}
    if s.scored:
        mine |= set(invested)
    pool = [card for card in range(len(s.t.investments)) if card not in mine]
    dice.shuffle(pool)
    for seat in range(s.seats):
        if seat == me:
            continue
        if s.scored:
            returned[seat] = pool.pop()
        elif choosing:
            offered[2 * seat : 2 * seat + 2] = [pool.pop(), pool.pop()]
            if invested[seat] != NOBODY:
                first = 2 * seat + dice.below(2)
                invested[seat], returned[seat] = offered[first], offered[first ^ 1]
        else:
            invested[seat], returned[seat] = pool.pop(), pool.pop()
    s.invested, s.returned, s.offered = tuple(invested), tuple(returned), tuple(offered)


# -- choices in the middle ----------------------------------------------------------------------------


def without_places(step: Step, me: int) -> Step:
    """Places in other players' hands are hidden: the question starts from the first card."""
    if isinstance(step, (LayCard, DiscardCards)) and step.player != me:
        return step.replaced(start=0)
    return step


def reseal(s: City, me: int) -> None:
    """A sealed move of another player becomes one that its dealt hand allows (NA-N.14)."""
    if any(p.sealed and p.sender != me for p in s.proposals):
        s.proposals = tuple(
            [
                p.replaced(sealed=fitting_moves(s, p.act, p.sender))
                if p.sealed and p.sender != me and p.act is not None
                else p
                for p in s.proposals
            ]
        )
