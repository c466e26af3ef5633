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


def plan(table: str, log: GameLog, seat: int, texts: list[str]) -> Planned:
    """Try actions one after the other, as far as they can be foreseen."""
    branch = private_match(log, seat)
    steps: list[PlanStep] = []
    going = True
    for text in texts:
        if not going:
            steps.append(PlanStep(text, "unreached", [], None, None, None))
            continue
        step = plan_step(branch, seat, text)
        steps.append(step)
        going = step.status == "done"
    return Planned(table=table, version=log.version, steps=steps, view=branch.view(seat))


def plan_step(branch: Match, seat: int, text: str) -> PlanStep:
    def refused(reason: RefusalInfo) -> PlanStep:
        return PlanStep(text, "refused", [], None, None, reason)

    if branch.over:
        return refused(told(refuse("game-over", "")))
    before = branch.state.clone()
    try:
        events = branch.play(text, seat)
    except IllegalAction as error:
        return refused(told(error.refusal))
    except NotYourDecision:
        return refused(told(refuse("not-your-decision", "")))
    except BadNotation:
        return refused(told(refuse("bad-notation", "", text=text[:80])))
    certain = certain_events(events)
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


def certain_events(events: list[Event]) -> list[Event]:
    """The events up to the first that chance or something hidden decided."""
    for number, event in enumerate(events):
        if event.reveals:
            return events[:number]
    return events
