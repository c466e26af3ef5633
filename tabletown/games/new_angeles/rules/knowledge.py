"""Who has seen what: cards that left a hand, cards looked at, places that are remembered."""

from __future__ import annotations

from tabletown.games.new_angeles.state import Memory, NewAngelesState


def hand_gained(s: NewAngelesState, owner: int, card: int, witnesses: int) -> None:
    """``witnesses`` (a set of seats) saw this very card come into the hand."""
    kept = list(s.memories)
    for looker in range(s.seats):
        if looker == owner or not witnesses >> looker & 1:
            continue
        for i, memory in enumerate(kept):
            if memory.looker == looker and memory.owner == owner:
                kept[i] = memory.replaced(cards=(*memory.cards, card))
                break
        else:
            kept.append(Memory(looker, owner, (card,), 0))
    s.memories = tuple(kept)


def hand_lost(s: NewAngelesState, owner: int, card: int, witnesses: int) -> None:
    """A card left the hand; those who did not see which remember one card less for sure."""
    kept = []
    for memory in s.memories:
        if memory.owner == owner:
            if not witnesses >> memory.looker & 1:
                memory = memory.replaced(gone=memory.gone + 1)
            elif card in memory.cards:
                cards = list(memory.cards)
                cards.remove(card)
                memory = memory.replaced(cards=tuple(cards))
            if memory.gone >= len(memory.cards):
                continue
        kept.append(memory)
    s.memories = tuple(kept)


def hand_seen(s: NewAngelesState, looker: int, owner: int) -> None:
    """``looker`` sees the whole hand of ``owner``."""
    kept = [m for m in s.memories if (m.looker, m.owner) != (looker, owner)]
    if s.hands[owner]:
        kept.append(Memory(looker, owner, s.hands[owner], 0))
    s.memories = tuple(kept)


def events_rearranged(s: NewAngelesState, by: int, looked: tuple[int, ...]) -> None:
    """``by`` looked at these events and puts them back in an order of its own (NA-20.3).

    Backs stay public, so whoever knew a card with a back that is single among them still knows it.
    """
    known = list(s.event_known)
    backs = [s.tables.backs[event] for event in looked]
    for event, back in zip(looked, backs, strict=True):
        if backs.count(back) > 1:
            known[event] = 0
        known[event] |= 1 << by
        s.event_backs |= 1 << event
    s.event_known = tuple(known)


def rival_swapped(s: NewAngelesState, seat: int) -> None:
    """``seat`` swaps its rival card with the spare one; knowledge goes with the cards (NA-A.35)."""
    spare = s.seats
    rivals, known = list(s.rivals), list(s.rival_known)
    rivals[seat], rivals[spare] = rivals[spare], rivals[seat]
    known[seat], known[spare] = known[spare] | 1 << seat, known[seat] | 1 << seat
    s.rivals, s.rival_known = tuple(rivals), tuple(known)


def asset_discarded(s: NewAngelesState, asset: int) -> None:
    """An asset goes facedown to the bottom of its deck, and everybody remembers it (NA-H.8)."""
    s.assets = (asset, *s.assets)
    s.asset_known |= 1 << asset
