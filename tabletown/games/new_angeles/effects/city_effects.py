"""Effects on the city: unrest, produce, resource, threat (NA-F.5 to NA-F.8)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice, Payment
from tabletown.games.new_angeles.effects.districts import OnDistricts
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
from tabletown.games.new_angeles.effects.worth import (
    district_worth,
    harmed_by_illness,
    lowering_promise,
)
from tabletown.games.new_angeles.rules import city
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    NOBODY,
    PROTEST,
    STRIKE,
    Picks,
)

# -- unrest (NA-F.5) ------------------------------------------------------------------------------


class LowerChoice(EffectChoice):
    rule = "NA-29.2"
    prompt = "lower"


class RaiseChoice(EffectChoice):
    rule = "NA-29.1"
    prompt = "raise"


class Unrest(OnDistricts):
    """Raise or lower unrest by stages, or raise it to a strike (NA-F.5, NA-X.13)."""

    def __init__(self, read: Parameters, card: Reading) -> None:
        super().__init__(read, card)
        t = card.tables
        strike = read.word("to", ("", "strike"), "") == "strike"
        self.by = 2 if strike else read.value("by", int)
        self.question = RaiseChoice if self.by > 0 else LowerChoice
        self.pick_among(t.higher if self.by > 0 else t.lower, t.stop)

    def act(self, s: NewAngelesState, district: int) -> None:
        if self.by > 0:
            city.raise_unrest(s, district, self.by)
        else:
            city.lower_unrest(s, district, -self.by)

    def payments(self, s: NewAngelesState) -> list[Payment]:
        if self.by > 0:
            return []
        possible = [min(-self.by, 2)] * s.on[STRIKE].bit_count()
        possible += [min(-self.by, 1)] * s.on[PROTEST].bit_count()
        return [(s.tables.pays_unrest, sum(possible[: self.where.most]))]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        district = action.args[0]
        if self.by <= 0:
            return lowering_promise(s, district)
        score = -1.0 if s.has(ANDROID, district) else 0.0
        if harmed_by_illness(s, district):
            score -= 1.3
        return score - 0.3 * s.has(PROTEST, district)

    def option_promise(self, s: NewAngelesState) -> float:
        return 0.6 if s.on[STRIKE] else 0.1


class SpreadChoice(LowerChoice):
    prompt = "spread"


class Spread(Asking):
    """Up to n single decreases, split as the resolver likes (NA-X.25)."""

    question = SpreadChoice
    asked_kind = "lower"
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.most = read.number("spread")
        if read.value("by", int) != -1:
            raise read.fault("by", "single decreases are spread: -1")
        self.picks = Picks(card.tables.lower, card.tables.stop)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return self.picks[s.in_unrest()]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        self.ask_on(s, left)
        city.lower_unrest(s, action.args[0], 1)

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        return refuse("already-stable", "NA-29.5", district=s.tables.districts[action.args[0]])

    def payments(self, s: NewAngelesState) -> list[Payment]:
        stages = s.on[PROTEST].bit_count() + 2 * s.on[STRIKE].bit_count()
        return [(s.tables.pays_unrest, min(self.most, stages))]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return lowering_promise(s, action.args[0])


# -- produce, resource, threat (NA-F.6 to NA-F.8) -------------------------------------------------


class ProduceChoice(EffectChoice):
    rule = "NA-36.0"
    prompt = "produce"


class Produce(OnDistricts):
    """Districts produce as in the production phase, without unrest (NA-F.6)."""

    word = "produce"
    question = ProduceChoice

    def __init__(self, read: Parameters, card: Reading) -> None:
        super().__init__(read, card)
        self.ignore_orgcrime = "orgcrime" in read.words("ignore", ("orgcrime",), [])
        self.pick_among(card.tables.produce, card.tables.stop)

    def act(self, s: NewAngelesState, district: int) -> None:
        city.affect(s, district)  # NA-3.2
        city.produce(s, district, self.ignore_orgcrime)

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        district = action.args[0]
        harm = 1.5 if harmed_by_illness(s, district) else 0.0
        return district_worth(s, district) - harm


class ResourceChoice(EffectChoice):
    rule = "NA-F.7"
    prompt = "resource"


class Resource(Asking):
    """Move resource tokens, named by the card or chosen (NA-F.7, NA-X.23, NA-A.40)."""

    word = "resource"
    question = ResourceChoice
    asked_kind = "resource"
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.by = read.value("by", int)
        named = "which" in read.table
        self.which = files.RESOURCES.index(read.word("which", files.RESOURCES)) if named else NOBODY
        t, up_to = card.tables, "pick_upto" in read.table
        self.picks = Picks(t.resource, t.stop) if up_to else Picks(t.resource)
        self.most = count_of(read, "pick") or count_of(read, "pick_upto") or 1
        self.above_0 = "above_0" in read.words("filter", ("above_0",), [])

    def legal(self, s: NewAngelesState, taken: int) -> int:
        left = [r for r, amount in enumerate(s.supply) if amount > 0 or not self.above_0]
        return made_of(left) & ~taken

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return self.which != NOBODY or bool(self.legal(s, 0))

    def asks_resolver(self, s: NewAngelesState) -> bool:
        return self.which == NOBODY and bool(self.legal(s, 0))

    def run(self, s: NewAngelesState, by: int) -> None:
        if self.which != NOBODY:
            city.change_supply(s, self.which, self.by)
        else:
            super().run(s, by)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return self.picks[self.legal(s, taken)]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        resource = action.args[0]
        self.ask_on(s, left, taken | 1 << resource)
        city.change_supply(s, resource, self.by)

    def about(self) -> dict[str, Any]:
        return {"by": self.by}

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        word = files.RESOURCES[action.args[0]]
        return refuse("resource-does-not-qualify", "NA-F.7", resource=word)

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        resource = action.args[0]
        gap = s.targets[resource] - s.supply[resource]
        return float(gap if self.by > 0 else -gap)


class Threat(Effect):
    """Raise or lower threat, in one single change (NA-F.8)."""

    word = "threat"
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.by = card.amount(read, "by")

    def run(self, s: NewAngelesState, by: int) -> None:
        change = self.by(s, by)
        if change < 0:
            city.lower_threat(s, -change, "NA-F.8")
        else:
            city.raise_threat(s, change, "NA-F.8")


VERBS: tuple[Any, ...] = (
    Family("unrest", lambda read: Spread if "spread" in read.table else Unrest),
    Produce,
    Resource,
    Threat,
)
