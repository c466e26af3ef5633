"""Decisions of the heroes together: one proposes, the others agree, or one has the last word (GM-5.5)."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal
from tabletown.core.steps import AskMany
from tabletown.games.great_machine.rules.asking import Question, given, not_now
from tabletown.games.great_machine.state import DISAGREED, GreatMachineState


class Together(Question):
    """A decision of the heroes together (GM-5.5).

    The lowest initiative proposes. Hero players whose word counts as well agree or object; after an
    objection the same seat is asked once more and decides alone. Who plays all heroes decides at once.
    """

    def concerned(self, s: GreatMachineState) -> tuple[int, ...]:
        """The seats whose word counts, the one with the lowest initiative first."""
        return tuple(dict.fromkeys(s.owners)) if s.owners else s.hero_seats()

    def seat(self, s: GreatMachineState) -> int:
        return s.leader_seat()

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        alone = s.facts & DISAGREED or not s.heroes_must_agree()
        if not alone and len(self.concerned(s)) > 1 and self.is_choice(s):
            s.stack.append(Confirm(self, action.id, ()))
            if s.log is not None:
                self.tell(s, "proposed", self.seat(s), **self.proposal(s, action))
            return
        s.facts &= ~DISAGREED
        self.decided(s, action)

    def is_choice(self, s: GreatMachineState) -> bool:
        """A question that is always put is always confirmed: the Machine learns nothing from it."""
        return not self.auto or len(self.options(s)) > 1

    def decided(self, s: GreatMachineState, action: Action) -> None:
        """What the heroes agreed on, or one of them decided, happens."""
        raise NotImplementedError

    def again(self, s: GreatMachineState) -> Question:
        """The question from its beginning, after an objection."""
        return self

    def opening(self, s: GreatMachineState, action: Action) -> Action:
        """The first answer of a proposal that has several parts."""
        return action

    def proposal(self, s: GreatMachineState, action: Action) -> dict[str, Any]:
        """What is proposed, as arguments of a sentence; ``question`` says which one."""
        return {**self.details(s, self.seat(s)), "question": self.prompt, **self.named(s, action)}

    def named(self, s: GreatMachineState, action: Action) -> dict[str, Any]:
        """What an action names."""
        kind = s.tables.actions.kinds[action.kind]
        found: dict[str, Any] = {}
        for name, words, arg in zip(kind.names, kind.words, action.args, strict=True):
            word = words.word(arg)
            found[name] = int(word) if word.isdigit() else word
        if action is s.tables.passing:
            found["question"] = f"{self.prompt}-no"
        return found

    def tell(self, s: GreatMachineState, key: str, seat: int, **args: Any) -> None:
        """The heroes hear what they say to each other; the Machine does not (GM-21.6)."""
        s.tell(s.hero_seats(), key, "GM-5.5", {"by_seat": seat, **args}, hidden=True, reveals=False)


CONFIRM_SECONDS: Final = 30  # of a live table


class Confirm(AskMany[GreatMachineState]):
    """The other hero players agree with a proposal or object; silence is agreement (GM-5.5)."""

    question: Together
    action: int
    agreed: tuple[int, ...]

    rule = "GM-5.5"
    prompt = "confirm"

    def patience(self, s: GreatMachineState) -> int:
        return CONFIRM_SECONDS

    def proposed(self, s: GreatMachineState) -> Action:
        return s.tables.actions.by_id(self.action)

    def seats(self, s: GreatMachineState) -> tuple[int, ...]:
        asked = self.question.concerned(s)[1:]
        return tuple([seat for seat in asked if seat not in self.agreed])

    def options(self, s: GreatMachineState, seat: int) -> list[Action]:
        return s.tables.take_or_pass

    def chosen(self, s: GreatMachineState, seat: int, action: Action) -> None:
        if action is s.tables.take_it:
            s.stack[-1] = self.replaced(agreed=(*self.agreed, seat))
            return
        s.stack.pop()
        s.facts |= DISAGREED
        s.stack.append(self.question.again(s))
        if s.log is not None:
            self.question.tell(s, "objected", seat, lead_seat=self.question.seat(s))

    def complete(self, s: GreatMachineState) -> None:
        self.question.decided(s, self.proposed(s))

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        question = self.question
        return {"by_seat": question.seat(s), **question.proposal(s, self.proposed(s))}

    def refused(self, s: GreatMachineState, seat: int, action: Action) -> Refusal | None:
        return None if action in s.tables.take_or_pass else not_now(action, self.rule)

    def why_not(self, s: GreatMachineState, seat: int, action: Action) -> Refusal:
        return given(self.refused(s, seat, action), action)
