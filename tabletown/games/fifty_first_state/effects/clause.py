"""A clause of a card: its timing, its cost, and one verb (FFS-26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletown.core.effects import Parameters, Verb
from tabletown.core.errors import Refusal, refuse
from tabletown.games.fifty_first_state.effects.cost import PAYABLE, Cost
from tabletown.games.fifty_first_state.effects.goods import (
    GOOD_NAMES,
    MOST_USES,
    BagItems,
    bag_items,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.wording import Wording
    from tabletown.games.fifty_first_state.state import FiftyFirstState
    from tabletown.games.fifty_first_state.tables import Tables

TIMINGS: Final = (
    "produce", "on_build", "on_event", "after_production", "action", "cleanup", "static", "play",
)  # fmt: skip
EVENTS: Final = ("deal", "raze")
# What stands in every clause, with what it is when it is left out.
COMMON: Final[dict[str, Any]] = {"timing": "action", "id": "", "cost": {}, "uses": 1, "events": []}

# Who gains, whose state counts, the ref of the card (-1: a board or a connection card), and the
# cause, which the log tells.
By = tuple[int, int, int, str]


class Clause(Verb[By, "FiftyFirstState"]):
    """What every clause has; its verb is the subclass."""

    timings: ClassVar[tuple[str, ...]] = ()  # at which the verb may stand
    texts: ClassVar[
        dict[str, str]
    ] = {}  # the verb in words, by language; English stands on the card
    whole: ClassVar[bool] = False  # whether that is all, without a word about the timing
    targeted: ClassVar[bool] = (
        False  # it needs something to be chosen that others or the own state hold
    )
    asks: bool = False  # it may put a question onto the stack

    def __init__(self, read: Parameters, categories: list[str]) -> None:
        self.source = {key: value for key, value in read.table.items() if value != COMMON.get(key)}
        self.number = -1  # in the tables
        self.timing = read.word("timing", TIMINGS, "action")
        if self.timing not in self.timings:
            raise read.fault("", f"this verb cannot stand at the timing '{self.timing}'")
        self.id = read.value("id", str, "")  # the name of a faction action
        price = read.amounts("cost", PAYABLE, {})
        if price and self.timing not in ("action", "play"):
            raise read.fault("cost", f"the timing '{self.timing}' has no cost")
        self.cost = Cost(price)
        self.uses = read.number("uses", -1, 1)  # FFS-26.2
        if not self.uses or self.uses > MOST_USES:
            raise read.fault("uses", f"{self.uses} uses are impossible")
        self.events = read.words("events", EVENTS, [])
        if self.timing == "on_event" and not self.events:
            raise read.fault("events", "an event feature needs its events")
        self.rule = ""  # the rule that says what it needs
        self.bag: BagItems = ()  # what it always gives
        self.options: list[BagItems] = []  # of which one is chosen
        self.option_words: list[str] = []  # their notation
        self.choices: list[Action] = []  # one action per option
        self.most = 0  # how many may be chosen or counted
        self.cached: BagItems = ()  # what it puts on its own card
        self.slots: tuple[tuple[tuple[int, ...], int], ...] = ()  # of a store
        self.counts = -1  # the good gained in Production on which it depends
        self.copies = ""  # whose products it copies: "self" or "opponent"
        self.redirects = False  # instead of the owner, in the Production phase
        self.prepare(read, categories)

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        """Read the verb's own parameters."""

    def bind(self, t: Tables) -> None:
        """Find the actions of its choices."""

    # -- in play -----------------------------------------------------------------------------

    def why_not(self, s: FiftyFirstState, by: By) -> Refusal | None:
        if self.possible(s, by):
            return None
        return refuse("no-target", self.rule, location=s.location_name(by[2]))

    def given(self, gained: list[int]) -> BagItems:
        """What it gives after goods were gained in a Production phase (FFS-7.10, FFS-7.11)."""
        return ()

    # -- for forecasts and bots ----------------------------------------------------------------

    def sure(self, s: FiftyFirstState, owner: int, new: int = -1, replaced: int = -1) -> BagItems:
        """What it gives without a choice, from the state of ``owner``.

        ``new`` is a card that would enter that state, ``replaced`` the ref of one that would go.
        """
        return self.bag

    def guess(self) -> BagItems:
        """What may be reckoned with where a choice decides."""
        return ()

    def more_than(self, s: FiftyFirstState, player: int, typical: float) -> tuple[int, float]:
        """A good, and how much more of it than usual would come with one more location."""
        return 0, 0.0

    def product_worth(self, prices: Sequence[float], typical: float, later: bool) -> float:
        """As a product or bonus; ``typical`` is what is usually counted, ``later`` every round."""
        return self.worth(prices)

    # -- in words ------------------------------------------------------------------------------

    def words(self, w: Wording) -> str:
        return self.texts[w.language].format(**w.parameters(self.source))


def card_name(s: FiftyFirstState, ref: int) -> str:
    """The card behind a ref, for the log."""
    return s.card_name(s.tables.kind[ref]) if ref >= 0 else ""


def read_bag(read: Parameters) -> BagItems:
    """A bag that is not empty."""
    bag = read.amounts("goods", GOOD_NAMES)
    if not bag:
        raise read.fault("goods", "the bag is empty")
    return bag_items(bag)


def bag_worth(bag: BagItems, prices: Sequence[float]) -> float:
    return sum([prices[good] * amount for good, amount in bag], 0.0)
