"""What the forecast of City of the Great Machine is made of (GM-70)."""

from __future__ import annotations

from typing import Any, NotRequired, Required, TypedDict

PriceTerms = list[tuple[str, int]]  # what a price is made of


class RefusalForecast(TypedDict):
    key: str
    rule: str
    args: dict[str, Any]


class Verdict(TypedDict, total=False):
    """Whether something happens as things stand (or is open: somebody decides), and what decides it:
    who can pay, or the heroes, districts or numbers that the condition looks at."""

    status: Required[str]
    who: str | None
    price: int | None
    have: int | None
    heroes: list[str]
    districts: list[str]
    left: int
    right: int


class PlanForecast(Verdict):
    """Whether the event moves the Master Plan."""

    event: str


class EventForecast(TypedDict):
    """Automa: the protocol and the breakthrough of the event."""

    protocol: Verdict
    breakthrough: Verdict


class StageForecast(TypedDict):
    """The next stage of discontent: spaces to it, who wakes, the Machine's bonds then."""

    stage: int
    spaces: int
    wakes: list[str]
    success: bool
    bonds: int | None


class RaidForecast(TypedDict):
    """A raid on the table: who was caught, may come or surely comes."""

    district: str
    caught: bool
    coming: list[str]
    fails: bool


class DistrictIncome(TypedDict):
    district: str
    heroes: list[str]
    trust: int


class HeroBonus(TypedDict):
    hero: str
    trust: int


class IncomeForecast(TypedDict):
    """Trust and bonds of the next initial phase if nothing moved."""

    districts: list[DistrictIncome]
    bonuses: list[HeroBonus]
    bonds: int | None
    terms: PriceTerms


class EndForecast(TypedDict):
    """How far each side is from its goal, and the last possible round."""

    plan_left: int
    successes_left: int
    latest_round: int | None
    cards_left: int


class RiotForecast(TypedDict):
    """A riot in a district: the sides known so far, unknown citizens, price, chance."""

    district: str
    allowed: bool
    support: int
    opposition: int
    opposition_terms: PriceTerms
    unknown: int
    price: int
    chance: float


class AttackForecast(TypedDict):
    """A hero with a guard nearby: the chance of every bid."""

    hero: str
    district: str
    guard: str
    after_roll: bool
    bids: list[float]


LegForecast = TypedDict(
    "LegForecast",
    {
        "from": str, "to": str, "price": int, "terms": PriceTerms, "toll": int, "left": int,
        "rolls": bool,
    },
)  # fmt: skip


class WayForecast(TypedDict):
    """The best way of a hero to where the hero goes or may go, price by price."""

    hero: str
    to: str
    price: int
    left: int
    chance: float
    legs: list[LegForecast]


class ActForecast(TypedDict):
    """An action of the hero whose turn it is, or of a servant: its price with its terms, or why not."""

    act: str
    price: int
    terms: NotRequired[PriceTerms]
    each: NotRequired[bool]
    ready: bool
    refusal: RefusalForecast | None


class OrderForecast(TypedDict):
    """A servant of the Machine: the prices of its moves and actions."""

    servant: str
    may_move: bool
    moves: list[tuple[str, int]]
    acts: list[ActForecast]


class GoalForecast(TypedDict):
    district: str
    chance: float
    cards: list[str]


class PriorityForecast(TypedDict):
    act: str
    available: bool


class ServantForecast(TypedDict):
    """Automa: where a servant may go next, and what it would do where it stands."""

    servant: str
    goals: list[GoalForecast]
    acts: list[PriorityForecast]


class MissionForecast(TypedDict):
    """Automa: how much of a goal is reached."""

    mission: str
    have: int
    need: int


class GreatMachineForecast(TypedDict, total=False):
    """Nothing before the game begins and after its end; then as the mode and the side allow."""

    plan: PlanForecast | None
    event: EventForecast | None
    stage: StageForecast | None
    raids: list[RaidForecast]
    income: IncomeForecast
    end: EndForecast
    riots: list[RiotForecast]
    attacks: list[AttackForecast]
    ways: list[WayForecast]
    actions: list[ActForecast]
    orders: list[OrderForecast]
    servants: list[ServantForecast]
    missions: list[MissionForecast]
