"""The words of the rules by number: goods, types of locations, payments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

# Goods (FFS-2.1); what is not a token is drawn or scored (FFS-2.4).
GOOD_NAMES: Final = (
    "gun", "fuel", "iron", "brick", "worker", "ammo",
    "red", "blue", "grey", "universal", "development", "shield", "card", "vp",
)  # fmt: skip
RESOURCES: Final = ("gun", "fuel", "iron", "brick")  # FFS-2.2: ammo is none
COLOURS: Final = ("blue", "red")  # of the connection decks

# Goods by number, in the order of FFS-22.3.
GUN: Final = 0
FUEL: Final = 1
IRON: Final = 2
BRICK: Final = 3
WORKER: Final = 4
AMMO: Final = 5
RED: Final = 6
BLUE: Final = 7
GREY: Final = 8
UNIVERSAL: Final = 9
DEVELOPMENT: Final = 10
SHIELD: Final = 11
CARD: Final = 12
VP: Final = 13
TOKENS: Final = 12  # goods below this number are tokens
GOODS: Final = 14
ANY_RESOURCE: Final = 14  # only as what a condition counts

# Types of locations, also the rows of a state (FFS-1.12).
PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2
TYPES: Final = ("production", "feature", "action")
DEFENCE: Final = (3, 4, 5)  # FFS-13.3

HEGEMONY: Final = 1  # its number as a player in solo play

BLUE_DECK: Final = 0
RED_DECK: Final = 1

# What a payment may use in place of something else (FFS-9.2, FFS-9.4, FFS-9.6).
PAYMENTS: Final = (
    "ammo_for_gun", "ammo_for_fuel", "ammo_for_iron", "ammo_for_brick",
    "universal_for_red", "universal_for_blue", "universal_for_grey",
    "gun", "fuel", "iron", "brick", "ammo",
)  # fmt: skip
AMMO_FOR: Final = 0  # + resource
UNIVERSAL_FOR: Final = 4  # + contact colour - RED
ANY_WITH: Final = 7  # + resource; + 4 is ammo

BagItems = tuple[tuple[int, int], ...]  # goods and amounts
GAIN_ORDER: Final = (*range(TOKENS), VP, CARD)  # cards are drawn last (FFS-22.3)

# What fits into the numbers of a state.
MOST_LOCATIONS: Final = 1000  # a location's ref has ten bits
MOST_CACHED: Final = 15  # a cached good has four bits
MOST_USES: Final = 3  # use markers have two bits
MOST_CONNECTIONS: Final = 12  # kinds of connection cards; a hand counts each in four bits


def bag_items(bag: dict[str, int]) -> BagItems:
    """A bag as pairs of good and amount, in the order in which goods are gained (FFS-22.3)."""
    return tuple([(g, bag[GOOD_NAMES[g]]) for g in GAIN_ORDER if GOOD_NAMES[g] in bag])


def bag_word(bag: dict[str, int]) -> str:
    """The notation of a bag: ``iron``, ``2*iron``, ``gun+2*worker``."""
    return "+".join(
        [name if bag[name] == 1 else f"{bag[name]}*{name}" for name in GOOD_NAMES if name in bag]
    )


def without(some: Sequence[int], gone: Iterable[int]) -> list[int]:
    """Goods or cards that are left when one of each that is gone is taken away."""
    left = list(some)
    for one in gone:
        left.remove(one)
    return left


def counted(goods: list[int], good: int) -> int:
    """How many of goods, given by number, are of one kind; or resources of any kind."""
    return sum(goods[:WORKER]) if good == ANY_RESOURCE else goods[good]
