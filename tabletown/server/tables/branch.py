"""Private questions about a running game: preview, explain, plan. Nothing is kept, nobody is told.

Plans are tried on a world dealt from what the seat knows, never on the true state, and stop at the
first moment that chance or a hidden thing would decide.
"""

from __future__ import annotations

from typing import Any

from tabletown.core.errors import BadNotation, IllegalAction, NotYourDecision, refuse
from tabletown.core.events import Event
from tabletown.core.match import PREVIEW_SEED, Match
from tabletown.core.plain import to_plain
from tabletown.server.errors import told
from tabletown.server.gamelog.log import GameLog, shown
from tabletown.server.protocol.outgoing import (
    Explained,
    Forecasted,
    Planned,
    PlanStep,
    Previewed,
)
from tabletown.server.protocol.parts import EventInfo, RefusalInfo

# What somebody does who changes nothing; otherwise the first option stands for it.
QUIET = frozenset(
    (
        "pass",
        "done",
        "abstain",
        "decline",
        "finish",
        "ready",
        "stop",
        "end",
        "end_turn",
        "keep",
        "leave",
        "skip",
    )
)
MOST_ASSUMED = 120  # decisions of others that are assumed before the next own one


def preview(table: str, log: GameLog, seat: int, text: str) -> Previewed:
    found = log.match.preview(seat, text)
    return Previewed(
        table=table,
        version=log.version,
        events=[EventInfo(e["key"], e["rule"], e["args"]) for e in found.events],
        uncertain=found.uncertain,
        board=found.board,
        forecast=found.forecast,
    )


def explain(table: str, log: GameLog, seat: int, text: str) -> Explained:
    reasons = [told(refusal) for refusal in log.match.explain(seat, text)]
    return Explained(table=table, version=log.version, reasons=reasons)


def forecast(table: str, log: GameLog, seat: int | None) -> Forecasted:
    return Forecasted(table=table, version=log.version, forecast=log.match.forecast(seat))


def private_match(log: GameLog, seat: int, seed: int = PREVIEW_SEED) -> Match:
    """A match that looks to ``seat`` like the true one and holds nothing else that is true."""
    match = log.match
    return Match.resumed(
        match.game, match.config, match.world(seat, seed),
        rules=match.rules, start_chain="", players=match.players, history=list(match.history),
    )  # fmt: skip


def plan(table: str, log: GameLog, seat: int, texts: list[str], ahead: bool = False) -> Planned:
    """Try actions one after the other, as far as they can be foreseen.

    ``ahead`` goes on behind what is unknown and behind the turns of others, by an assumption that is
    never shown: steps behind it are ``assumed``, and the table stays as it is known before it.
    """
    branch = private_match(log, seat)
    known: dict[str, Any] | None = None  # the table before the first assumption
    assumed: set[str] = set()  # words that only the assumption knows
    steps: list[PlanStep] = []
    going = True
    for text in texts:
        if not going:
            steps.append(PlanStep(text, "unreached", [], None, None, None))
            continue
        step = plan_step(branch, seat, text)
        going = step.status == "done"
        if known is not None and step.status in ("done", "uncertain"):
            step = PlanStep(text, "assumed", [], None, None, None)
        steps.append(step)
        if ahead and not going and step.status in ("uncertain", "assumed"):
            known = known or step.view or branch.view(seat)
            assumed |= words_learnt(branch.play(text, seat), seat, text)
            going = True
        if ahead and going and seat not in branch.state.deciders() and not branch.over:
            known = known or branch.view(seat)
            assumed |= others_stay_quiet(branch, seat)
    view = branch.view(seat)
    if known is not None:
        view = {**known, "decision": without(view["decision"], assumed)}
    return Planned(table=table, version=log.version, steps=steps, view=view)


def others_stay_quiet(branch: Match, seat: int) -> set[str]:
    """Everybody else passes, or takes what the rules name first, until ``seat`` is asked again."""
    learnt: set[str] = set()
    for _ in range(MOST_ASSUMED):
        if branch.over or seat in branch.state.deciders():
            break
        other = branch.state.deciders()[0]
        options = branch.options(other)
        quiet = next((one for one in options if one.text in QUIET), options[0])
        learnt |= words_learnt(branch.play(quiet, other), seat, "")
    return learnt


def words_learnt(events: list[Event], seat: int, text: str) -> set[str]:
    """What a player would learn from events besides the own words: cards drawn, tiles turned up."""
    found: set[str] = set()
    for event in events:
        told_to_me = event.for_seat(seat)
        if told_to_me is not None and event.reveals:
            for value in told_to_me["args"].values():
                found.update([value] if isinstance(value, str) else [])
                found.update(
                    [v for v in value if isinstance(v, str)] if isinstance(value, list) else []
                )
    return found - set(text.split())


def without(decision: dict[str, Any] | None, words: set[str]) -> dict[str, Any] | None:
    """A decision without the options that only an assumption offers."""
    if decision is None:
        return None
    options = [one for one in decision["options"] if words.isdisjoint(one.split())]
    return {**decision, "options": options} if options else None


def plan_step(branch: Match, seat: int, text: str) -> PlanStep:
    def refused(reason: RefusalInfo) -> PlanStep:
        return PlanStep(text, "refused", [], None, None, reason)

    if branch.over:
        return refused(told(refuse("game-over", "")))
    before = branch.state.clone()
    asked = branch.decision(seat).details if seat in branch.state.deciders() else {}
    try:
        events = branch.play(text, seat)
    except IllegalAction as error:
        return refused(told(error.refusal))
    except NotYourDecision:
        return refused(told(refuse("not-your-decision", "")))
    except BadNotation:
        return refused(told(refuse("bad-notation", "", text=text[:80])))
    certain = certain_events(events, text, asked)
    if len(certain) < len(events):
        branch.history.pop()
        branch.state = before
        view, forecast = foreseen(branch, seat, text)
        return PlanStep(text, "uncertain", shown(certain, seat), view, forecast, None)
    forecast = branch.game.forecast(branch.state, seat)
    return PlanStep(text, "done", shown(events, seat), branch.view(seat), to_plain(forecast), None)


def foreseen(branch: Match, seat: int, text: str) -> tuple[Any, Any]:
    """The table just before the unknown that an action leads to, with nothing asked; None: of none."""
    action = branch.parse(text)
    free = branch.game.is_free(action)
    state = branch.state.clone().before_unknown(action, seat, free)
    if state is None:
        return None, None
    view = {**branch.view(seat), "decision": None, "board": branch.board(state, seat)}
    return view, to_plain(branch.game.forecast(state, seat))


def certain_events(events: list[Event], text: str, asked: dict[str, Any]) -> list[Event]:
    """The events up to the first that chance or something hidden decided.

    An own card that is turned up is news for others only: nothing is told but what the action says, and what was told
    with the question (``asked``, the decision's details: a price).
    """
    words = set(text.split())
    for number, event in enumerate(events):
        if event.reveals and (event.secret or not says_only(event.args, words, asked)):
            return events[:number]
    return events


def says_only(args: dict[str, Any], words: set[str], asked: dict[str, Any]) -> bool:
    """An event that names something, and nothing but these words, what was told before and a seat."""
    others = {
        name: value
        for name, value in args.items()
        if name != "seat" and not (name in asked and asked[name] == value)
    }
    return bool(others) and all(
        isinstance(value, str) and value in words for value in others.values()
    )
