"""Why can't I? Words that name a piece, a place or an action, asked of the step that waits.

The checks stand with the rules (``Question.check``). Answers to the Machine are made of what the
Machine knows, answers to heroes of what they know.
"""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.rules.access import ChooseAccess, next_to_choose
from tabletown.games.great_machine.rules.asking import Question
from tabletown.games.great_machine.rules.together import Confirm
from tabletown.games.great_machine.state import GreatMachineState


def explain(s: GreatMachineState, seat: int, words: list[str]) -> list[Refusal]:
    """Reasons about the piece, place or action that the words name, as far as ``seat`` is asked."""
    t = s.tables
    word = words[0] if words else ""
    if word not in t.district_ids and all(word not in ids for ids in t.act_ids.values()):
        return []
    if seat not in s.deciders():
        return [refuse("not-your-decision", "GM-5.6")]
    step = s.asking()
    prompt = step.prompt if step is not None else ""
    if prompt == "relocate" and word in t.district_ids:
        return about_relocation(s, seat, t.district_ids.index(word))
    meant = meanings(s, seat, prompt, word)
    if not meant:
        rule = step.rule if step is not None else "GM-5.1"
        return [refuse("not-now", rule, action=" ".join(words))]
    reasons = [refusal(s, seat, action) for action in meant]
    return list(dict.fromkeys(reason for reason in reasons if reason)) if all(reasons) else []


def meanings(s: GreatMachineState, seat: int, prompt: str, word: str) -> list[Action]:
    """The actions of the present question that a word can stand for."""
    t = s.tables
    if prompt == "hero-action" and word in t.act_ids["hero"]:
        return [t.act[t.act_ids["hero"].index(word)]]
    if prompt == "machine" and word in t.act_ids["servant"]:
        number = t.act_ids["servant"].index(word)
        return [t.order[servant * t.orders + number] for servant in range(3)]
    if word not in t.district_ids:
        return []
    d = t.district_ids.index(word)
    if prompt == "step":
        return [t.steps.actions[d]]
    if prompt == "access":
        return [t.access[s.heroes[next_to_choose(s, seat)]].actions[d]]
    if prompt == "machine":
        return [t.moves[servant].actions[d] for servant in range(3)]
    return []


def refusal(s: GreatMachineState, seat: int, action: Action) -> Refusal | None:
    """What the waiting step says against an action."""
    step = s.asking()
    if isinstance(step, (ChooseAccess, Confirm)):
        return step.refused(s, seat, action)
    assert isinstance(step, Question), "every other question of this game asks one seat"
    return step.refused(s, action)


def about_relocation(s: GreatMachineState, seat: int, d: int) -> list[Refusal]:
    """Why a district cannot be relocated at all."""
    if any(action.args[0] == d for action in s.options(seat) if action.kind == "relocate"):
        return []
    place = s.district_id(d)
    if not s.city.free >> d & 1:
        return [refuse("no-free-side", "GM-3.9", district=place)]
    return [refuse("no-legal-place", "GM-3.11", district=place)]
