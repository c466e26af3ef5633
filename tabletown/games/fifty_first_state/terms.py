"""The words of the rules by number: goods, types, verbs, payments."""

from __future__ import annotations

from typing import Final

GOOD_NAMES: Final = (
    "gun", "fuel", "iron", "brick", "worker", "ammo",
    "red", "blue", "grey", "universal", "development", "shield", "card", "vp",
)  # fmt: skip
RESOURCES: Final = ("gun", "fuel", "iron", "brick")
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

# Verbs (FFS-26).
GAIN: Final = 0
GAIN_ONE_OF: Final = 1
GAIN_PER_CATEGORY: Final = 2
GAIN_PER_PRODUCED: Final = 3
GAIN_IF_PRODUCED: Final = 4
COPY_OWN: Final = 5
COPY_OPPONENT: Final = 6
USE_OWN_DEALS: Final = 7
USE_OPPONENT_DEAL: Final = 8
TAKE_FROM_OPPONENT: Final = 9
RESET_LOCATIONS: Final = 10
CACHE: Final = 11

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

# What fits into the numbers of a state.
MOST_LOCATIONS: Final = 1000  # a location's ref has ten bits
MOST_CACHED: Final = 15  # a cached good has four bits
MOST_USES: Final = 3  # use markers have two bits
MOST_CONNECTIONS: Final = 12  # kinds of connection cards; a hand counts each in four bits
