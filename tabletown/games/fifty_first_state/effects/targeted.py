"""Verbs of action locations that ask: which Deals, whose resource, which locations.

Nothing hidden appears between the parts of a move (FFS-5.14): targets are collected first and
resolved together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import PlayerAsk
from tabletown.games.fifty_first_state.effects.clause import By, Clause
from tabletown.games.fifty_first_state.effects.goods import GOOD_NAMES, TOKENS, BagItems, without
from tabletown.games.fifty_first_state.rules.gaining import gain

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.wording import Wording
    from tabletown.games.fifty_first_state.state import FiftyFirstState


# -- Deals ------------------------------------------------------------------------------------------


class UseDeals(Clause):
    """The deal goods of own Deals, or of Deals of opponents (FFS-24.10, FFS-24.11)."""

    word = "use_deals"
    timings = ("action",)
    targeted = True
    asks = True

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        self.own = read.word("owner", ("self", "opponent")) == "self"
        self.most = read.number("max")
        self.rule = "FFS-24.11" if self.own else "FFS-24.10"

    def possible(self, s: FiftyFirstState, by: By) -> bool:
        if self.own:
            return bool(s.deals[by[0]])
        return any(s.deals[other] for other in s.opponents(by[0]))

    def run(self, s: FiftyFirstState, by: By) -> None:
        s.then((UseOwnDeals if self.own else UseOpponentDeals)(by[0], self.number))

    def worth(self, prices: Sequence[float]) -> float:
        return 1.6 if self.own else 0.8

    def words(self, w: Wording) -> str:
        text = DEAL_TEXTS[w.language]["self" if self.own else "opponent"]
        return text.format(max=self.most)


DEAL_TEXTS = {
    "ru": {
        "self": "ништяки ваших сделок, не больше {max} разных",
        "opponent": "ништяк одной сделки соперника",
    },
    "pl": {
        "self": "dobra z twoich umów, najwyżej {max} różnych",
        "opponent": "dobro z jednej umowy przeciwnika",
    },
}


class PickDeals(PlayerAsk["FiftyFirstState"]):
    """Deals, one by one; then their goods."""

    clause: int
    picked: tuple[int, ...] = ()  # the parameters of the actions chosen so far
    otherwise = "choose-deal"
    width: ClassVar[int]  # so many numbers name a Deal, its kind last
    cause: ClassVar[str]

    def left(self, s: FiftyFirstState) -> list[Action]:
        """The Deals that are not picked yet."""
        raise NotImplementedError

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        if len(self.picked) == self.width * t.clauses[self.clause].most:
            return [t.done]
        found = self.left(s)
        return [*found, t.done] if self.picked else found

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        if action is not s.tables.done:
            s.then(self.replaced(picked=self.picked + action.args))
            return
        for kind in self.picked[self.width - 1 :: self.width]:
            gain(s, self.player, s.tables.deal_bag[kind], self.cause, s.card_name(kind))


class UseOwnDeals(PickDeals):
    """The deal goods of one or more different own Deals (FFS-24.11)."""

    rule = "FFS-24.11"
    prompt = "use-deals"
    width = 1
    cause = "deal"

    def left(self, s: FiftyFirstState) -> list[Action]:
        kinds = without(s.deals[self.player], self.picked)
        return [s.tables.use_deal[kind] for kind in dict.fromkeys(kinds)]


class UseOpponentDeals(PickDeals):
    """The deal good of one Deal of an opponent who has not passed (FFS-24.10)."""

    rule = "FFS-24.10"
    prompt = "use-opponent-deal"
    width = 2
    cause = "use"

    def left(self, s: FiftyFirstState) -> list[Action]:
        t, found, picked = s.tables, [], self.picked
        taken = list(zip(picked[::2], picked[1::2], strict=True))
        for other in s.opponents(self.player):
            kinds = without(s.deals[other], [kind for owner, kind in taken if owner == other])
            found += [t.use_deal_at[other * t.kinds + kind] for kind in dict.fromkeys(kinds)]
        return found


# -- goods of others --------------------------------------------------------------------------------


class TakeFromOpponent(Clause):
    """Tokens from the personal supply of an opponent who has not passed (FFS-24.9)."""

    word = "take_from_opponent"
    timings = ("action",)
    texts: ClassVar[dict[str, str]] = {
        "ru": "{amount} × {goods} из запаса соперника",
        "pl": "{amount} × {goods} z zasobów przeciwnika",
    }
    targeted = True
    asks = True

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        names = read.words("options", GOOD_NAMES[:TOKENS])
        if not names:
            raise read.fault("options", "there are none")
        amount = read.number("amount")
        self.options = [((GOOD_NAMES.index(name), amount),) for name in names]
        self.rule = "FFS-24.9"

    def possible(self, s: FiftyFirstState, by: By) -> bool:
        return bool(loot(s, by[0], self.options))

    def run(self, s: FiftyFirstState, by: By) -> None:
        s.then(ChooseWhatToTake(by[0], self.number))

    def worth(self, prices: Sequence[float]) -> float:
        return 0.7

    def words(self, w: Wording) -> str:
        return self.texts[w.language].format(
            amount=self.options[0][0][1], goods=w.any_of(self.source["options"])
        )


def loot(s: FiftyFirstState, player: int, options: list[BagItems]) -> list[tuple[int, int]]:
    """Opponents and goods of theirs that can be taken."""
    return [
        (other, bag[0][0])
        for other in s.opponents(player)
        for bag in options
        if s.supply(other, bag[0][0]) >= bag[0][1]
    ]


class ChooseWhatToTake(PlayerAsk["FiftyFirstState"]):
    """Whose token, and which (FFS-24.9)."""

    clause: int
    stored = "TakeFromOpponent"
    rule = "FFS-24.9"
    prompt = "steal"
    otherwise = "choose-what-to-take"

    def options(self, s: FiftyFirstState) -> list[Action]:
        found = loot(s, self.player, s.tables.clauses[self.clause].options)
        return [s.tables.steal[other * TOKENS + good] for other, good in found]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        other, good = action.args
        amount = s.tables.clauses[self.clause].options[0][0][1]
        s.hand_over(other, self.player, good, amount)
        s.emit(
            "stole", "FFS-24.9",
            seat=self.player, owner_seat=other, amount=amount, good=GOOD_NAMES[good],
        )  # fmt: skip


# -- marks ------------------------------------------------------------------------------------------


class ResetLocations(Clause):
    """Marks are taken off one or more other own locations (FFS-24.1 to FFS-24.3)."""

    word = "reset_locations"
    timings = ("action",)
    texts: ClassVar[dict[str, str]] = {
        "ru": "снимите отметки и рабочих с других ваших точек, не больше {max}",
        "pl": "usuń znaczniki i pracowników z innych twoich lokacji, najwyżej z {max}",
    }
    targeted = True
    asks = True

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        self.most = read.number("max")
        self.rule = "FFS-24.2"

    def possible(self, s: FiftyFirstState, by: By) -> bool:
        return any(ref != by[2] for ref in s.resettable(by[0]))

    def run(self, s: FiftyFirstState, by: By) -> None:
        s.then(ChooseLocationsToReset(by[0], by[2], self.number))

    def worth(self, prices: Sequence[float]) -> float:
        return 1.2


class ChooseLocationsToReset(PlayerAsk["FiftyFirstState"]):
    """Which ones, one by one (FFS-24.2)."""

    ref: int
    clause: int
    picked: tuple[int, ...] = ()
    stored = "ResetLocations"
    rule = "FFS-24.2"
    prompt = "reset"

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        if len(self.picked) == t.clauses[self.clause].most:
            return [t.done]
        found = [
            t.reset[ref]
            for ref in s.resettable(self.player)
            if ref != self.ref and ref not in self.picked
        ]
        return [*found, t.done] if self.picked else found

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        if action is not s.tables.done:
            s.then(self.replaced(picked=self.picked + action.args))
            return
        s.reset(self.player, self.picked)
        names = [s.location_name(ref) for ref in self.picked]
        s.emit("reset", "FFS-24.1", seat=self.player, location=names)

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        if action.kind == "reset" and action.args[0] == self.ref:
            return refuse("not-itself", "FFS-24.3", location=s.location_name(self.ref))
        return refuse("choose-location-to-reset", "FFS-24.2")


VERBS: Final[tuple[type[Clause], ...]] = (UseDeals, TakeFromOpponent, ResetLocations)
