"""The different payments of a cost, the default first, and the choice between them (FFS-9.12)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from tabletown.core.steps import Ask
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    AMMO_FOR,
    ANY_WITH,
    GOOD_NAMES,
    RED,
    TOKENS,
    UNIVERSAL,
    UNIVERSAL_FOR,
    WORKER,
)
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.cost import Cost

Lane = tuple[int, int, int]  # -1, payment word, what it spends; or ref, token, token
Plans = tuple[list[Lane], list[tuple[int, ...]]]


def plentiful(tokens: list[int]) -> list[int]:
    """The resources, the most plentiful first (FFS-9.12)."""
    return sorted(range(WORKER), key=lambda good: -tokens[good])


def spend(s: FiftyFirstState, player: int, good: int, amount: int) -> None:
    """Tokens of the personal supply are spent (FFS-2.5, FFS-9.11)."""
    if amount:
        s.spend(player, good, amount)
        if s.log is not None:
            tell_spent(s, player, good, amount)


def tell_spent(s: FiftyFirstState, player: int, good: int, amount: int) -> None:
    s.emit("spent", "FFS-9.1", seat=player, amount=amount, good=GOOD_NAMES[good])


def plans(s: FiftyFirstState, player: int, cost: Cost) -> Plans:
    """Every different payment of a cost, the default first.

    A payment is a row of numbers, one per *lane*: how many ammo stand for guns, how many universal
    contacts for red ones, how much comes from which cache, which resources pay for "any". Lanes
    stand from the least to the most preferred, so that the smallest row is the default.
    """
    if cost.swap is not None and not s.caches_hold(player, cost.payers):
        return swap_plans(s, player, cost, *cost.swap)
    tokens = s.purse(player)
    swaps: list[Lane] = []
    ranges: list[range] = []
    for good, amount in cost.resources:
        swaps.append((-1, AMMO_FOR + good, AMMO))
        ranges.append(range(max(0, amount - tokens[good]), min(amount, tokens[AMMO]) + 1))
    for good, amount in cost.contacts:
        swaps.append((-1, UNIVERSAL_FOR + good - RED, UNIVERSAL))
        ranges.append(range(max(0, amount - tokens[good]), min(amount, tokens[UNIVERSAL]) + 1))
    if cost.any:
        swaps.append((-1, ANY_WITH + 4, AMMO))
        ranges.append(range(min(cost.any, tokens[AMMO]) + 1))
    before_caches = len(swaps)
    supply = s.tokens(player)
    if cost.any:
        for good in reversed(plentiful(supply)):
            swaps.append((-1, ANY_WITH + good, good))
            ranges.append(range(min(cost.any, tokens[good]) + 1))
    caches: list[Lane] = []
    held: list[int] = []
    goods = cost.paying_goods
    for ref, cache in reversed(s.caches(player)):
        for good, amount in cache:
            if good in goods:
                caches.append((ref, good, good))
                held.append(amount)
    rows: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
    for swap in product(*ranges):
        needed = tokens_needed(cost, swaps, swap)
        if needed is None or [good for good in goods if needed[good] > tokens[good]]:
            continue
        for taken in from_caches(supply, caches, held, needed, goods):
            row = swap[:before_caches] + taken + swap[before_caches:]
            same = rows.setdefault((tuple(needed), taken), row)  # the same tokens are one payment
            if row < same:
                rows[tuple(needed), taken] = row
    return swaps[:before_caches] + caches + swaps[before_caches:], sorted(rows.values())


def swap_plans(
    s: FiftyFirstState, player: int, cost: Cost, good: int, amount: int, swap: int, word: int
) -> Plans:
    """The same where all comes from the supply and tokens of one kind stand in for another kind."""
    tokens = s.tokens(player)
    lanes = [(-1, word, swap)]
    if [token for token, count in cost.exact if tokens[token] < count]:
        return lanes, []
    least, most = max(0, amount - tokens[good]), min(amount, tokens[swap])
    return lanes, [(instead,) for instead in range(least, most + 1)]


def tokens_needed(cost: Cost, lanes: list[Lane], row: tuple[int, ...]) -> list[int] | None:
    """The tokens that a payment spends, caches left aside; None if it does not add up."""
    needed = cost.needed.copy()
    paid_any = 0
    for (ref, word, token), amount in zip(lanes, row, strict=True):
        if ref >= 0 or not amount:
            continue
        needed[token] += amount
        if word >= ANY_WITH:
            paid_any += amount
        elif word >= UNIVERSAL_FOR:
            needed[RED + word - UNIVERSAL_FOR] -= amount
        else:
            needed[word - AMMO_FOR] -= amount
    return needed if paid_any == cost.any else None


def from_caches(
    supply: list[int],
    caches: list[Lane],
    held: list[int],
    needed: list[int],
    goods: tuple[int, ...],
) -> list[tuple[int, ...]]:
    """Every way to take the needed tokens partly from caches, the rest from the supply."""
    if not caches:
        return [()]
    if len(caches) == 1:
        token = caches[0][1]
        if [good for good in goods if good != token and needed[good] > supply[good]]:
            return []
        least, most = max(0, needed[token] - supply[token]), min(held[0], needed[token])
        return [(amount,) for amount in range(least, most + 1)]
    found = []
    ranges = [
        range(min(most, needed[good]) + 1) for most, (_, _, good) in zip(held, caches, strict=True)
    ]
    for taken in product(*ranges):
        rest = list(needed)
        for amount, (_, _, good) in zip(taken, caches, strict=True):
            rest[good] -= amount
        if not [good for good in goods if not 0 <= rest[good] <= supply[good]]:
            found.append(taken)
    return found


def sources(
    cost: Cost, lanes: list[Lane], row: tuple[int, ...]
) -> list[tuple[int, list[tuple[int, int]]]]:
    """A payment by source: caches by their ref first, then the supply as -1; goods and amounts."""
    needed = tokens_needed(cost, lanes, row) or []
    found: dict[int, list[tuple[int, int]]] = {}
    for (ref, good, _), amount in zip(lanes, row, strict=True):
        if ref >= 0 and amount:
            needed[good] -= amount
            found.setdefault(ref, []).append((good, amount))
    found[-1] = [(good, amount) for good, amount in enumerate(needed) if amount]
    return list(found.items())


def pay_plan(
    s: FiftyFirstState, player: int, cost: Cost, lanes: list[Lane], row: tuple[int, ...]
) -> None:
    """Carry a payment out."""
    needed = tokens_needed(cost, lanes, row) or []
    for (ref, good, _), amount in zip(lanes, row, strict=True):
        if ref >= 0 and amount:
            needed[good] -= amount
            s.take_from_cache(player, ref, good, amount)
            if s.log is not None:
                s.emit(
                    "drew-on", "FFS-9.1", seat=player, amount=amount, good=GOOD_NAMES[good],
                    location=s.location_name(ref),
                )  # fmt: skip
    for good, amount in enumerate(needed):
        if amount:
            spend(s, player, good, amount)


class Pay(Ask[FiftyFirstState]):
    """The payer decides which tokens to use (FFS-9.12, FFS-28.7).

    ``pay`` takes the payment shown; every other option changes one token of it. ``path`` holds the
    lanes changed so far. Lanes left of the last changed one are settled, so that every payment can
    be reached in exactly one way.
    """

    __slots__ = ("cost", "path", "payments", "player")
    FIELDS = ("player", "cost", "path")
    rule = "FFS-9.12"
    prompt = "pay"
    otherwise = "payment-not-possible"

    def __init__(
        self, player: int, cost: int, path: tuple[int, ...] = (), payments: Plans | None = None
    ) -> None:
        self.player = player
        self.cost = cost
        self.path = path
        self.payments = payments  # kept, for nothing changes while a payment is chosen

    def seat(self, s: FiftyFirstState) -> int:
        return self.player

    def reach(self, s: FiftyFirstState) -> Plans:
        """The lanes, and the payments still open; the first of them is the one shown."""
        if self.payments is None:
            lanes, rows = plans(s, self.player, s.tables.costs[self.cost])
            for lane in self.path:
                rows = more_of(rows, lane)
            self.payments = lanes, rows
        return self.payments

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        lanes, rows = self.reach(s)
        found = [t.pay]
        first = self.path[-1] if self.path else 0
        for lane in range(first, len(lanes)):
            if more_of(rows, lane):
                ref, word, _ = lanes[lane]
                found.append(t.spend[word] if ref < 0 else t.draw_on[ref * TOKENS + word])
        return found

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        lanes, rows = self.reach(s)
        cost = s.tables.costs[self.cost]
        if action is s.tables.pay:
            pay_plan(s, self.player, cost, lanes, rows[0])
            return
        for lane, (ref, word, _) in enumerate(lanes):
            option = s.tables.spend[word] if ref < 0 else s.tables.draw_on[ref * TOKENS + word]
            if option is action:
                path = (*self.path, lane)
                s.then(Pay(self.player, self.cost, path, (lanes, more_of(rows, lane))))
                return

    def details(self, s: FiftyFirstState, seat: int) -> dict[str, Any]:
        """The payment shown, by source: ``supply`` and locations with a cache."""
        lanes, rows = self.reach(s)
        return {"payment": payment_plain(s, s.tables.costs[self.cost], lanes, rows[0])}


def more_of(rows: list[tuple[int, ...]], lane: int) -> list[tuple[int, ...]]:
    """The payments that take more of a lane than the one shown, and the same of all before it."""
    shown = rows[0]
    return [r for r in rows if r[lane] > shown[lane] and r[:lane] == shown[:lane]]


def payment_plain(
    s: FiftyFirstState, cost: Cost, lanes: list[Lane], row: tuple[int, ...]
) -> dict[str, dict[str, int]]:
    """A payment as ``{"supply": {good: n}, location: {good: n}}``."""
    return {
        "supply" if ref < 0 else s.location_name(ref): {GOOD_NAMES[g]: n for g, n in goods}
        for ref, goods in sources(cost, lanes, row)
    }
