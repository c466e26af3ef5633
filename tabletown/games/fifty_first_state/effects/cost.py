"""What an action asks for (FFS-9), prepared for quick questions."""

from __future__ import annotations

from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    AMMO_FOR,
    BRICK,
    GOOD_NAMES,
    GREY,
    GUN,
    RED,
    TOKENS,
    UNIVERSAL,
    UNIVERSAL_FOR,
    WORKER,
    bag_items,
)

PAYABLE = (*GOOD_NAMES[: TOKENS + 1], "any_resource", "deal")  # what a cost may name


class Cost:
    """A price, by what can stand in for it."""

    __slots__ = (
        "ammo", "any", "cards", "contacts", "deals", "exact", "fixed", "id", "need", "needed",
        "payers", "paying_goods", "resource", "resources", "simple", "straight", "substitute",
        "swap", "tokens", "universal", "workers",
    )  # fmt: skip

    def __init__(self, bag: dict[str, int]) -> None:
        self.id = -1  # its number in the tables
        goods = bag_items({name: n for name, n in bag.items() if name in GOOD_NAMES[:TOKENS]})
        self.tokens = goods  # every named token
        self.resources = tuple([(g, n) for g, n in goods if g <= BRICK])  # ammo may replace them
        self.contacts = tuple([(g, n) for g, n in goods if RED <= g <= GREY])  # universal may
        self.exact = tuple([(g, n) for g, n in goods if BRICK < g < RED or g > GREY])
        self.fixed = sum([n for _, n in self.resources])
        self.ammo = bag.get("ammo", 0)
        self.universal = bag.get("universal", 0)
        self.any = bag.get("any_resource", 0)
        self.cards = bag.get("card", 0)
        self.deals = bag.get("deal", 0)
        # Named tokens and nothing else, of which at most one kind of token may replace some.
        self.straight = not (
            self.any or self.cards or self.deals or (self.resources and self.contacts)
        )
        self.substitute = AMMO if self.resources else UNIVERSAL if self.contacts else -1
        # If the only choice is how many tokens of one kind stand in for another kind: the good, how
        # many, what stands in, and the word for it.
        self.swap: tuple[int, int, int, int] | None = None
        if not self.any and len(self.resources) + len(self.contacts) == 1:
            good, amount = (self.resources or self.contacts)[0]
            if self.resources and not self.ammo:
                self.swap = good, amount, AMMO, AMMO_FOR + good
            elif self.contacts and not self.universal:
                self.swap = good, amount, UNIVERSAL, UNIVERSAL_FOR + good - RED
        self.needed = [0] * TOKENS  # every named token, by good
        for good, amount in goods:
            self.needed[good] = amount
        # Which tokens can be part of a payment, as bits.
        self.payers = sum([1 << g for g, _ in goods])
        if self.resources or self.any:
            self.payers |= 1 << AMMO
        if self.any:
            self.payers |= 15
        if self.contacts:
            self.payers |= 1 << UNIVERSAL
        self.paying_goods = tuple([g for g in range(TOKENS) if self.payers >> g & 1])
        # Most costs are workers and one kind of resource: they are compared without a loop.
        self.workers = bag.get("worker", 0)
        self.resource, self.need = self.resources[0] if self.resources else (GUN, 0)
        self.simple = (
            len(self.resources) < 2
            and not self.any
            and not self.contacts
            and all(g == WORKER for g, _ in self.exact)
        )
