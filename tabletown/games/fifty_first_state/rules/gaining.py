"""Gaining goods (FFS-2.4, FFS-22): from the common supply, from the deck, by events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.games.fifty_first_state.effects.goods import CARD, GOOD_NAMES, HEGEMONY, VP, BagItems

if TYPE_CHECKING:
    from tabletown.games.fifty_first_state.effects.clause import Clause
    from tabletown.games.fifty_first_state.state import FiftyFirstState


def gain(s: FiftyFirstState, player: int, bag: BagItems, cause: str, card: str = "") -> None:
    """A player gains a bag: tokens as far as the common supply goes, cards last (FFS-2.4, 22.3).

    ``cause`` and ``card`` name the source for the log (FFS-28.13).
    """
    if s.log is None:
        s.receive(player, bag)
    else:
        before = s.held(player, bag)
        s.receive(player, bag)
        came = [now - had for now, had in zip(s.held(player, bag), before, strict=True)]
        tell_gained(s, player, bag, came, cause, card)
        for (good, _), points in zip(bag, came, strict=False):
            if good == VP:
                announce_last_round(s, player, points)
    if bag and bag[-1][0] == CARD:
        draw(s, player, bag[-1][1], cause, card)


def tell_gained(
    s: FiftyFirstState, player: int, bag: BagItems, came: list[int], cause: str, card: str
) -> None:
    source = {"card": card} if card else {}
    for (good, wanted), amount in zip(bag, came, strict=False):
        name = GOOD_NAMES[good]
        if amount < wanted:
            s.emit("shortage", "FFS-1.7", seat=player, good=name, amount=wanted - amount)
        if amount:
            s.emit(
                "gained-from" if card else "gained", RULE_OF_CAUSE[cause],
                seat=player, amount=amount, good=name, cause=cause, **source,
            )  # fmt: skip


def hegemony_scores(s: FiftyFirstState, points: int, rule: str) -> None:
    """Points of the Hegemony, which holds no seat."""
    s.score(HEGEMONY, points)
    if s.log is not None:
        s.emit("hegemony-scored", rule, amount=points)
        announce_last_round(s, HEGEMONY, points)


def announce_last_round(s: FiftyFirstState, player: int, points: int) -> None:
    """Whoever reaches the goal first makes the round the last one; all are told (FFS-21.14, FFS-22.6)."""
    others = [s.vp(other) for other in s.others[player]]
    if max(*others, s.vp(player) - points) < s.goal <= s.vp(player):
        if s.solo and player == HEGEMONY:
            s.emit("last-round-hegemony", "FFS-23.33", goal=s.goal)
        else:
            s.emit("last-round", "FFS-21.14", seat=player, goal=s.goal)


# The rule behind each source of goods.
RULE_OF_CAUSE = {
    "board": "FFS-7.6",
    "deal": "FFS-12.2",
    "product": "FFS-7.6",
    "copy": "FFS-7.9",
    "redirected": "FFS-7.5",
    "entering": "FFS-10.3",
    "bonus": "FFS-10.4",
    "spoils": "FFS-13.6",
    "compensation": "FFS-13.7",
    "event": "FFS-22.4",
    "condition": "FFS-7.11",
    "use": "FFS-14.1",
    "faction": "FFS-15.1",
    "visit": "FFS-16.2",
    "host": "FFS-16.2",
    "connection": "FFS-17.4",
    "develop": "FFS-11.8",
}


def draw(s: FiftyFirstState, player: int, count: int, cause: str, card: str) -> None:
    """A player draws cards of the main deck, one by one, as far as there are any."""
    drawn = top_cards(s, count)
    if drawn:
        s.gain_cards(player, drawn)
        if s.log is not None:
            source: dict[str, Any] = {"source_card": card} if card else {}
            key = "drew-from" if card else "drew"
            s.emit(key, "FFS-4.8", seat=player, count=len(drawn), cause=cause, **source)
            tell_drawn(s, player, drawn)


def tell_drawn(s: FiftyFirstState, player: int, cards: list[int]) -> None:
    """Only the player who draws sees the cards (FFS-4.8)."""
    names = [s.card_name(kind) for kind in cards]
    s.tell((player,), "you-drew", "FFS-4.8", {"card": names}, hidden=True)


def top_card(s: FiftyFirstState) -> int:
    """The top card of the main deck leaves it; -1 if deck and discard pile are empty."""
    kind = s.draw_card()
    if kind < 0 and s.discard:  # FFS-6.10
        cards = sorted(s.discard)
        s.shuffle(cards)
        s.set_deck(cards)
        s.discard = ()
        s.reveal("reshuffled", "FFS-6.10", count=len(cards))
        kind = s.draw_card()
    return kind


def top_cards(s: FiftyFirstState, count: int) -> list[int]:
    """So many top cards of the main deck leave it; fewer if there are no more (FFS-6.11)."""
    found: list[int] = []
    while len(found) < count and (kind := top_card(s)) >= 0:
        found.append(kind)
    return found


def fire_events(s: FiftyFirstState, player: int, clauses: list[tuple[Clause, ...]]) -> None:
    """Features with an event give their goods, oldest first (FFS-22.4); ``clauses`` is by ref."""
    for ref in s.standing_in(player, clauses):
        for clause in clauses[ref]:
            clause.run(s, (player, player, ref, "event"))
