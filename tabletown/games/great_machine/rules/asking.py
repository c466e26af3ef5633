"""What an asking step may be answered with, and why not: one check for both.

Every question names the kinds of action that answer it and checks an action of these kinds:
the check gives a refusal or nothing. Options are the actions without a refusal. Steps that come
often, or have very many answers, list them without asking the check one by one;
``tests/games/great_machine/test_legality.py`` proves that both agree on all actions of random
positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, RulesFault, refuse
from tabletown.core.steps import Ask
from tabletown.games.great_machine.rules.changes import guard_kinds
from tabletown.games.great_machine.state import GUARD_KINDS, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind


class Question(Ask[GreatMachineState]):
    """A decision of one seat."""

    kinds: ClassVar[tuple[str, ...]] = ()  # the kinds of action that can be an answer
    tempered: ClassVar[bool] = False  # personalities of bots show in it

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        """Why an action of the right kind is no answer; by default each of them is one."""
        return None

    def options(self, s: GreatMachineState) -> list[Action]:
        """All actions of these kinds that nothing speaks against."""
        answers = [action for kind in self.kinds for action in s.tables.answers[kind]]
        return [action for action in answers if self.check(s, action) is None]

    def refused(self, s: GreatMachineState, action: Action) -> Refusal | None:
        """Why an action is no answer; None if it is one."""
        return self.check(s, action) if action.kind in self.kinds else not_now(action, self.rule)

    def why_not(self, s: GreatMachineState, action: Action) -> Refusal:
        return given(self.refused(s, action), action)

    # -- for bots: what an answer is worth, where a question can tell ------------------------------

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """To the heroes, as ``mind`` sees the position."""
        raise NotImplementedError

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        raise NotImplementedError


class TurnQuestion(Question):
    """A decision of the hero whose turn it is."""

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[s.active]

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"hero": s.hero_id(s.active)}


class MachineQuestion(Question):
    """A decision of the Machine."""

    def seat(self, s: GreatMachineState) -> int:
        return s.machine


def given(refusal: Refusal | None, action: Action) -> Refusal:
    """The refusal of an action that is no option: there must be one."""
    if refusal is None:
        raise RulesFault(f"'{action}' is no option, and nothing speaks against it")
    return refusal


def not_now(action: Action, rule: str) -> Refusal:
    """The action belongs to another moment."""
    return refuse("not-now", rule, action=action.text)


# -- checks that several questions share -----------------------------------------------------------


def refuse_pass(rule: str) -> Refusal:
    return refuse("not-optional", rule)


def refuse_trust(need: int, have: int, rule: str, **more: str) -> Refusal:
    """Too little trust; ``terms`` says what the price is made of, ``act`` for which action it is."""
    return refuse("too-little-trust", rule, need=need, have=have, **more)


def check_hero(s: GreatMachineState, card: int) -> Refusal | None:
    """Whether the hero of an action takes part."""
    if card in s.heroes:
        return None
    return refuse("hero-not-in-play", "GM-1.7", hero=s.tables.hero_ids[card])


def check_here(s: GreatMachineState, card: int, district: int, rule: str) -> Refusal | None:
    """Whether a hero who takes part is in a district."""
    if s.at[s.heroes.index(card)] == district:
        return None
    place = s.district_id(district)
    return refuse("hero-elsewhere", rule, hero=s.tables.hero_ids[card], district=place)


def check_citizen(s: GreatMachineState, token: int, district: int, rule: str) -> Refusal | None:
    """Whether a citizen is in the city, and in this district if one is named."""
    there = s.district_of(token)
    if there < 0:
        return refuse("citizen-arrested", "GM-13.5", citizen=token + 1)
    if district >= 0 and there != district:
        place = s.district_id(district)
        return refuse("citizen-elsewhere", rule, citizen=token + 1, district=place)
    return None


def check_unknown(s: GreatMachineState, token: int, rule: str = "GM-13.9") -> Refusal | None:
    if s.unknown >> token & 1:
        return None
    return refuse("already-identified", rule, citizen=token + 1)


def check_revealed(s: GreatMachineState, token: int, rule: str) -> Refusal | None:
    if (s.unknown | s.known) >> token & 1:
        return refuse("citizen-not-revealed", rule, citizen=token + 1)
    return None


def check_active(s: GreatMachineState, token: int, rule: str) -> Refusal | None:
    """Whether a citizen whose face the seat knows is active now (GM-2.11)."""
    if s.active_faces() >> token & 1:
        return None
    return refuse("citizen-not-active", rule, citizen=token + 1)


def check_citizen_slot(s: GreatMachineState, district: int) -> Refusal | None:
    if s.free_citizen_slot(district):
        return None
    return refuse("no-citizen-slot", "GM-3.18", district=s.district_id(district))


def check_guard(s: GreatMachineState, d: int, kind: int, rule: str) -> Refusal | None:
    """Whether a working guard of this kind is in the district."""
    if kind in guard_kinds(s, d):
        return None
    return refuse("no-such-guard", rule, guard=GUARD_KINDS[kind], district=s.district_id(d))


def check_published(s: GreatMachineState, card: int) -> Refusal | None:
    if card in s.published:
        return None
    return refuse("not-published", "GM-19.6", card=s.directive_id(card))


def check_held(s: GreatMachineState, card: int, rule: str) -> Refusal | None:
    """Whether the Machine holds a directive; only the Machine is ever asked."""
    if s.held >> card & 1:
        return None
    return refuse("directive-not-held", rule, card=s.directive_id(card))


def named(s: GreatMachineState, refusal: Refusal | None) -> Refusal | None:
    """The same refusal with districts by their ids instead of numbers."""
    if refusal is None:
        return None
    ids = s.tables.district_ids
    args = tuple(
        (name, ids[value] if name.endswith("district") and isinstance(value, int) else value)
        for name, value in refusal.args
    )
    return Refusal(refusal.key, refusal.rule, args)
