"""Verbs that give goods: for sure, of a choice, by what is counted, on the own card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletown.core.effects import Parameters
from tabletown.core.steps import PlayerAsk
from tabletown.games.fifty_first_state.effects.clause import (
    By,
    Clause,
    bag_worth,
    card_name,
    read_bag,
)
from tabletown.games.fifty_first_state.effects.goods import (
    GOOD_NAMES,
    MOST_CACHED,
    TOKENS,
    BagItems,
    bag_items,
    bag_word,
    counted,
)
from tabletown.games.fifty_first_state.rules.gaining import gain

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.wording import Wording
    from tabletown.games.fifty_first_state.state import FiftyFirstState
    from tabletown.games.fifty_first_state.tables import Tables

COUNTABLE = (*GOOD_NAMES, "any_resource")


def read_counted(read: Parameters) -> int:
    """A good, or ``ANY_RESOURCE``, the number behind them."""
    return COUNTABLE.index(read.word("counted", COUNTABLE))


class Gain(Clause):
    """A bag of goods (FFS-26.1)."""

    word = "gain"
    timings = ("produce", "on_build", "on_event", "action", "play")

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        self.bag = read_bag(read)

    def run(self, s: FiftyFirstState, by: By) -> None:
        player, _, ref, cause = by
        gain(s, player, self.bag, cause, card_name(s, ref) if s.log is not None else "")

    def worth(self, prices: Sequence[float]) -> float:
        return bag_worth(self.bag, prices)

    def words(self, w: Wording) -> str:
        return w.bag(self.source["goods"])


class GainOneOf(Clause):
    """One bag of the own choice (FFS-7.8)."""

    word = "gain_one_of"
    timings = ("produce", "on_build", "action")
    asks = True

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        bags = read.value("options", list)
        if len(bags) < 2:
            raise read.fault("options", "a choice needs two options")
        for bag in bags:
            if not read.known_amounts("options", bag, GOOD_NAMES):
                raise read.fault("options", "an option is empty")
        self.options = [bag_items(bag) for bag in bags]
        self.option_words = [bag_word(bag) for bag in bags]

    def bind(self, t: Tables) -> None:
        self.choices = [t.gain[t.bag_words.index(word)] for word in self.option_words]

    def run(self, s: FiftyFirstState, by: By) -> None:
        player, _, ref, cause = by
        kind = s.tables.kind[ref] if ref >= 0 else -1
        s.then(ChooseGoods(player, self.number, cause, kind))

    def guess(self) -> BagItems:
        return ((self.options[0][0][0], 1),)

    def worth(self, prices: Sequence[float]) -> float:
        return max([bag_worth(bag, prices) for bag in self.options])

    def product_worth(self, prices: Sequence[float], typical: float, later: bool) -> float:
        return self.worth(prices) + 0.1

    def words(self, w: Wording) -> str:
        return w.either([w.bag(bag) for bag in self.source["options"]])


class ChooseGoods(PlayerAsk["FiftyFirstState"]):
    """One bag of the own choice (FFS-5.6, FFS-7.8, FFS-7.17, FFS-14.3, FFS-15.2, FFS-16.6)."""

    clause: int
    cause: str
    card: int  # kind, or -1
    rule = "FFS-7.8"
    prompt = "choose-goods"
    otherwise = "choose-goods"

    def options(self, s: FiftyFirstState) -> list[Action]:
        return s.tables.clauses[self.clause].choices

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        clause = s.tables.clauses[self.clause]
        bag = clause.options[clause.choices.index(action)]
        card = s.card_name(self.card) if self.card >= 0 else ""
        gain(s, self.player, bag, self.cause, card)

    def details(self, s: FiftyFirstState, seat: int) -> dict[str, Any]:
        return {"card": s.card_name(self.card)} if self.card >= 0 else {}


class GainPerCategory(Clause):
    """A good for each location of a category in the owner's state (FFS-7.7, FFS-24.4, FFS-24.14)."""

    word = "gain_per_category"
    timings = ("produce", "on_build")
    texts: ClassVar[dict[str, str]] = {
        "ru": "{good} за каждую вашу точку категории «{category}», не больше {max}",
        "pl": "{good} za każdą twoją lokację kategorii „{category}”, najwyżej {max}",
    }

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        self.good = GOOD_NAMES.index(read.word("good", GOOD_NAMES))
        self.category = 1 << categories.index(read.word("category", categories))
        self.most = read.number("max")

    def run(self, s: FiftyFirstState, by: By) -> None:
        player, owner, ref, cause = by
        amount = min(s.count_category(owner, self.category), self.most)
        if amount:
            gain(s, player, ((self.good, amount),), cause, card_name(s, ref))

    def sure(self, s: FiftyFirstState, owner: int, new: int = -1, replaced: int = -1) -> BagItems:
        masks = s.tables.category_mask
        count = s.count_category(owner, self.category)
        count += new >= 0 and masks[new] & self.category != 0
        count -= replaced >= 0 and masks[s.tables.kind[replaced]] & self.category != 0
        return ((self.good, min(count, self.most)),)

    def more_than(self, s: FiftyFirstState, player: int, typical: float) -> tuple[int, float]:
        count = min(self.most, 1 + s.count_category(player, self.category))
        return self.good, count - typical

    def worth(self, prices: Sequence[float]) -> float:
        return 0.5

    def product_worth(self, prices: Sequence[float], typical: float, later: bool) -> float:
        return prices[self.good] * min(typical, self.most)


class GainPerProduced(Clause):
    """A good for each good gained in this Production phase (FFS-7.10)."""

    word = "gain_per_produced"
    timings = ("produce",)
    texts: ClassVar[dict[str, str]] = {
        "ru": "{good} за каждый полученный в фазе производства ништяк «{counted}», не больше {max}",
        "pl": "{good} za każde zdobyte w fazie produkcji dobro „{counted}”, najwyżej {max}",
    }

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        self.good = GOOD_NAMES.index(read.word("good", GOOD_NAMES))
        self.counts = read_counted(read)
        self.most = read.number("max")

    def run(self, s: FiftyFirstState, by: By) -> None:
        """It waits for step C (FFS-7.9, FFS-7.16); outside Production it is nothing (FFS-10.11)."""
        if s.is_counting():
            s.postpone(*by[:3])

    def given(self, gained: list[int]) -> BagItems:
        amount = min(counted(gained, self.counts), self.most)
        return ((self.good, amount),) if amount else ()

    def worth(self, prices: Sequence[float]) -> float:
        return 0.5

    def product_worth(self, prices: Sequence[float], typical: float, later: bool) -> float:
        return prices[self.good] * 1.2 if later else 0.0


class GainIfProduced(Clause):
    """Goods, once, if enough was gained in this Production phase (FFS-7.11)."""

    word = "gain_if_produced"
    timings = ("after_production",)
    texts: ClassVar[dict[str, str]] = {
        "ru": "Если в фазе производства вы получили не меньше {min} × {counted}: {goods}.",
        "pl": "Jeśli w fazie produkcji zdobyto co najmniej {min} × {counted}: {goods}.",
    }
    whole = True

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        self.counts = read_counted(read)
        self.least = read.number("min")
        self.bag = read_bag(read)

    def given(self, gained: list[int]) -> BagItems:
        return self.bag if counted(gained, self.counts) >= self.least else ()

    def worth(self, prices: Sequence[float]) -> float:
        return (0.8 if self.least == 1 else 0.4) * bag_worth(self.bag, prices)


class Cache(Clause):
    """Tokens from the common supply are put on the card (FFS-2.13), as far as there are any."""

    word = "cache"
    timings = ("on_build",)
    texts: ClassVar[dict[str, str]] = {
        "ru": "{goods} в тайник на этой точке",
        "pl": "{goods} do skrytki na tej lokacji",
    }

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        bag = read.amounts("goods", GOOD_NAMES[:TOKENS])
        if max(bag.values(), default=0) > MOST_CACHED:
            raise read.fault("goods", f"more than {MOST_CACHED} of a good cannot be cached")
        self.cached = bag_items(bag)

    def run(self, s: FiftyFirstState, by: By) -> None:
        player, _, ref, _ = by
        for good, wanted in self.cached:
            amount = s.put_in_cache(player, ref, good, wanted)
            if s.log is not None and amount:
                s.emit(
                    "cached", "FFS-2.13",
                    seat=player, amount=amount, good=GOOD_NAMES[good], location=s.location_name(ref),
                )  # fmt: skip

    def worth(self, prices: Sequence[float]) -> float:
        return bag_worth(self.cached, prices)


VERBS: Final[tuple[type[Clause], ...]] = (
    Gain,
    GainOneOf,
    GainPerCategory,
    GainPerProduced,
    GainIfProduced,
    Cache,
)
