"""Payments the heroes make together: each decides about the own share (GM-5.29, GM-18.6, GM-32.39)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.rules.asking import Question, refuse_trust
from tabletown.games.great_machine.rules.changes import pay_trust
from tabletown.games.great_machine.state import GreatMachineState


class Pledge(Question):
    """One hero's share of a common payment; it is made only if the shares add up to the whole."""

    need: int
    hero: int
    given: tuple[int, ...]  # shares of the heroes asked before
    why: str
    paid: Step  # what follows from the payment
    unpaid: Step  # what follows without it

    rule = "GM-5.29"
    prompt = "pledge"
    kinds = ("give",)

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[self.hero]

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card, n = action.args
        left = self.need - sum(self.given)
        if card != s.heroes[self.hero]:
            return refuse("another-hero-first", "GM-5.6", hero=s.tables.hero_ids[card])
        if n > left:
            return refuse("share-too-big", self.rule, left=left)
        if n > s.trust[self.hero]:
            return refuse_trust(n, s.trust[self.hero], "GM-60.6")
        if n and n + sum(s.trust[self.hero + 1 :]) < left:
            return refuse("share-too-small", self.rule, left=left)
        return None

    def options(self, s: GreatMachineState) -> list[Action]:
        left = self.need - sum(self.given)
        rest = sum(s.trust[self.hero + 1 :])
        most = min(left, s.trust[self.hero])
        first = s.heroes[self.hero] * s.tables.gives
        shares = [n for n in range(most + 1) if n == 0 or n + rest >= left]
        return [s.tables.give[first + n] for n in shares]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        given = (*self.given, action.args[1])
        left = self.need - sum(given)
        if left == 0:
            for hero, n in enumerate(given):
                if n:
                    pay_trust(s, hero, n, self.why, "GM-5.29")
            s.stack.append(self.paid)
        elif left > sum(s.trust[self.hero + 1 :]):
            s.stack.append(self.unpaid)
        else:
            s.stack.append(self.replaced(hero=self.hero + 1, given=given))

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        hero, left = s.hero_id(self.hero), self.need - sum(self.given)
        return {"hero": hero, "card": self.why, "n": self.need, "left": left}


def ask_heroes_to_pay(s: GreatMachineState, need: int, paid: Step, unpaid: Step) -> None:
    """For the event of the round, only if the heroes together can pay in full (GM-32.37)."""
    able = need <= sum(s.trust)
    s.then(Pledge(need, 0, (), s.event_id(), paid, unpaid) if able else unpaid)
