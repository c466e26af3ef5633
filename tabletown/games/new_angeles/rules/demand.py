"""The demand round: investments score, the demand is paid, new ones follow (NA-45, NA-18, NA-21)."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.steps import AskMany, Step
from tabletown.games.new_angeles.effects.base import start_program
from tabletown.games.new_angeles.effects.numbers import demand_met
from tabletown.games.new_angeles.rules.ending import CityStands, city_stands
from tabletown.games.new_angeles.rules.events import EndRound
from tabletown.games.new_angeles.rules.talk import OpenTalk
from tabletown.games.new_angeles.schema import RESOURCES as RESOURCE_WORDS
from tabletown.games.new_angeles.state import DEMAND, NO_CARD, NewAngelesState
from tabletown.games.new_angeles.state.layout import NOBODY, RESOURCES, with_value


class DemandRound(Step[NewAngelesState]):
    """Score investments, pay demand, reveal demand, choose investments (NA-45.0, NA-21.1)."""

    rule = "NA-45.0"

    def run(self, s: NewAngelesState) -> None:
        s.phase = DEMAND
        s.emit("demand-round", "NA-45.0")
        s.then(
            ScoreInvestments(), OpenTalk("window_demand"), PayDemand(), DemandPaid(), RevealDemand(),
            DealInvestments(), ChooseInvestments(), EndRound(),
        )  # fmt: skip


class ScoreInvestments(Step[NewAngelesState]):
    """Step 1: all are revealed together and scored from the same position (NA-45.1, NA-45.7)."""

    rule = "NA-45.1"

    def run(self, s: NewAngelesState) -> None:
        s.scored = True
        investors = [seat for seat in s.clockwise() if s.invested[seat] != NOBODY]
        for seat in investors:
            card = s.tables.investments[s.invested[seat]]
            s.reveal("investment", "NA-45.1", seat=seat, investment=card)
        s.then(*[ScoreInvestment(seat) for seat in investors])


class ScoreInvestment(Step[NewAngelesState]):
    player: int
    rule = "NA-45.1"

    def run(self, s: NewAngelesState) -> None:
        program = s.tables.investment_program[s.invested[self.player]]
        start_program(s, program, self.player, NOBODY, NO_CARD)


class PayDemand(Step[NewAngelesState]):
    """Step 2: the supply is compared with the demand card; nothing is used up (NA-45.2, NA-45.8).

    Rules: NA-21.2, NA-45.2b, NA-45.6, NA-64.4, NA-R.10.
    """

    rule = "NA-45.2"

    def run(self, s: NewAngelesState) -> None:
        if s.log is not None:
            short = [
                word
                for resource, word in enumerate(RESOURCE_WORDS)
                if s.supply[resource] < s.targets[resource]
            ]
            s.emit(
                "demand-paid", "NA-45.2",
                demand=s.tables.demands[s.demand], met=demand_met(s), supply=list(s.supply),
                resource=short, short=len(short),
            )  # fmt: skip
        if s.last_demand() and s.rules >= 2:  # NA-45.2c: what would follow does not happen
            s.stack[:] = [CityStands()]
        start_program(s, s.tables.demand_program[s.demand], s.active, NOBODY, NO_CARD)


class DemandPaid(Step[NewAngelesState]):
    """By the first rules the game ended here, after what the rise of threat had set off."""

    rule = "NA-45.2c"

    def run(self, s: NewAngelesState) -> None:
        if s.last_demand():
            city_stands(s)


class RevealDemand(Step[NewAngelesState]):
    """Step 3: the supply is reset, the old card goes to the bottom, a new one is revealed (NA-45.3).

    Rules: NA-45.3a.
    """

    rule = "NA-45.3"

    def run(self, s: NewAngelesState) -> None:
        s.supply = [0] * RESOURCES
        old = s.demand
        reveal_demand(s)
        s.demands = (old, *s.demands)


def reveal_demand(s: NewAngelesState) -> None:
    """The top demand card is turned up and the target tokens are set (NA-45.3b, NA-69.0)."""
    s.demand = s.demands[-1]
    s.demands = s.demands[:-1]
    s.demand_known |= 1 << s.demand
    s.targets = tuple(s.tables.needs[s.demand])
    s.reveal("demand", "NA-45.3b", demand=s.tables.demands[s.demand], targets=list(s.targets))


class DealInvestments(Step[NewAngelesState]):
    """Step 4: all investment cards are shuffled and each player draws two (NA-45.4, NA-S.11a).

    Rules: NA-18.2, NA-18.3, NA-R.4.
    """

    rule = "NA-45.4"

    def run(self, s: NewAngelesState) -> None:
        deck = list(range(len(s.tables.investments)))
        s.shuffle(deck)
        s.invested = s.returned = (NOBODY,) * s.seats
        s.scored = False
        s.offer_investments([(deck[2 * seat], deck[2 * seat + 1]) for seat in range(s.seats)])
        for seat in range(s.seats):
            cards = [s.tables.investments[card] for card in s.choices_of(seat)]
            s.tell((seat,), "drew-investments", "NA-S.11", {"investment": cards}, seat=seat)


class ChooseInvestments(AskMany[NewAngelesState]):
    """Everybody keeps one of two investments, facedown (NA-18.0, NA-M.2, NA-R.5)."""

    rule = "NA-18.0"
    prompt = "investment"
    otherwise = "keep-one-of-two"

    def seats(self, s: NewAngelesState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if s.invested[seat] == NOBODY])

    def options(self, s: NewAngelesState, seat: int) -> list[Action]:
        first, second = s.choices_of(seat)
        return [s.tables.keep[first], s.tables.keep[second]]

    def chosen(self, s: NewAngelesState, seat: int, action: Action) -> None:
        kept = action.args[0]
        first, second = s.choices_of(seat)
        s.invested = with_value(s.invested, seat, kept)
        s.returned = with_value(s.returned, seat, second if kept == first else first)
        s.tell(
            (seat,), "kept-investment", "NA-18.1", {"investment": s.tables.investments[kept]},
            reveals=False, seat=seat,
        )  # fmt: skip

    def complete(self, s: NewAngelesState) -> None:
        s.offer_investments([(NOBODY, NOBODY)] * s.seats)
