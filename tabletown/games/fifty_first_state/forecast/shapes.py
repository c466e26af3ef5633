"""What the forecast of 51st State is made of (FFS-28)."""

from __future__ import annotations

from typing import Any, Required, TypedDict

Goods = dict[str, int]


class WhyNot(TypedDict):
    """Why something is not possible now."""

    key: str
    rule: str
    args: dict[str, Any]


class ScoreForecast(TypedDict):
    """The final score if the game ended now, with the tie-breaks; seat -1 is the Hegemony."""

    seat: int
    vp: int
    locations: int
    total: int
    goods: int
    leads: bool


class SourceForecast(TypedDict):
    source: str
    name: str
    goods: Goods


class ChoiceForecast(TypedDict):
    """A location that gives one of several bags."""

    location: str
    options: list[Goods]


class SupplierForecast(TypedDict):
    """What Suppliers could take."""

    owner: int
    location: str
    goods: Goods
    one_of: list[Goods]


class ProductionForecast(TypedDict):
    """The next Production phase of a player, source by source."""

    seat: int
    total: Goods
    sources: list[SourceForecast]
    one_of: list[ChoiceForecast]
    copies: list[str]
    suppliers: list[SupplierForecast]
    stored: Goods


class Entering(TypedDict):
    """What a card would give when it enters the state."""

    goods: Goods
    cache: Goods
    one_of: list[Goods]
    copies: bool


class CardUse(TypedDict, total=False):
    """One use of a card: its price, why not, and what it gives."""

    price: Required[Goods]
    why_not: Required[WhyNot | None]
    goods: Required[Goods]
    cache: Goods
    one_of: list[Goods]
    copies: bool
    every_round: Goods


class DevelopTarget(Entering):
    """Developing onto a location."""

    location: str
    brick: bool


class Development(TypedDict):
    why_not: WhyNot | None
    onto: list[DevelopTarget]


class HandForecast(TypedDict):
    """The uses of a card in hand side by side."""

    card: str
    distance: int
    build: CardUse
    deal: CardUse
    raze: CardUse
    develop: Development


class TargetForecast(TypedDict):
    """A location of an opponent."""

    owner: int
    location: str
    defence: int
    spoils: Goods
    compensation: str | None
    can_raze: bool
    open: bool
    can_visit: bool


class ActionForecast(TypedDict):
    """Remaining uses of an own action location."""

    location: str
    uses_left: int
    payable: bool
    after_recruit: bool
    why_not: WhyNot | None


class PassingForecast(TypedDict):
    """What passing now would cost."""

    tokens: Goods
    lost: Goods
    storable: Goods
    room: int
    choose: bool
    shields: int
    unused_actions: list[str]


class ExposureForecast(TypedDict):
    """How many of the unseen cards would hit which own location next."""

    cards: int
    hits: dict[str, int]
    ties: int
    misses: int
    by_category: dict[str, list[str]]
    marked: list[str]


class FiftyFirstForecast(TypedDict, total=False):
    """A spectator gets the public part; only a solo game has ``exposure``."""

    scores: Required[list[ScoreForecast]]
    production: Required[list[ProductionForecast]]
    hand: list[HandForecast]
    opponents: list[TargetForecast]
    actions: list[ActionForecast]
    passing: PassingForecast
    exposure: ExposureForecast
