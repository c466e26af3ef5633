"""Private questions about a running game: preview, explain, plan. Nothing is kept, nobody is told.

Plans are tried on a world dealt from what the seat knows, never on the true state, and stop at the
first moment that chance or a hidden thing would decide.
"""

from __future__ import annotations

from typing import Any

from tabletown.core.errors import BadNotation, IllegalAction, NotYourDecision, Refusal, refuse
from tabletown.core.events import Event
from tabletown.core.match import PREVIEW_SEED, Match
from tabletown.core.plain import to_plain
from tabletown.server.errors import told
from tabletown.server.gamelog.log import GameLog, shown
from tabletown.server.protocol.outgoing import Explained, Forecasted, Planned, PlanStep, Previewed
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
    never shown: steps behind it are ``assumed``, and the table stays as it is known before it. What
    hangs on the assumption is not offered: a second one, in which the others do something else,
    must offer it too.
    """
    first = Branch(log, seat, ahead, PREVIEW_SEED, other_choice=0)
    steps = [first.step(text) for text in texts]
    if first.known is None:
        return Planned(table=table, version=log.version, steps=steps, view=first.view())
    second = Branch(log, seat, ahead, PREVIEW_SEED + 1, other_choice=-1)
    checks = [second.step(text) for text in texts]
    steps = [
        PlanStep(step.text, "refused", [], None, None, told(refuse("hangs-on-others", "")))
        if check.status == "assumed" and step.status == "refused"
        else step
        for step, check in zip(steps, checks, strict=True)
    ]
    view = {**first.known, "decision": in_both(first.offered(), second.offered())}
    return Planned(table=table, version=log.version, steps=steps, view=view)


class Branch:
    """A table that is played on in private, on one assumption about all that is unknown."""

    def __init__(self, log: GameLog, seat: int, ahead: bool, seed: int, other_choice: int) -> None:
        self.match = private_match(log, seat, seed)
        self.seat = seat
        self.ahead = ahead
        self.other_choice = other_choice
        self.known: dict[str, Any] | None = None  # the table before the first assumption
        self.learnt: set[str] = set()  # words that only the assumption knows
        self.going = True

    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def step(self, text: str) -> PlanStep:
        if not self.going:
            return PlanStep(text, "unreached", [], None, None, None)
        step = plan_step(self.match, self.seat, text)
        self.going = step.status == "done"
        if self.known is not None and step.status in ("done", "uncertain"):
            step = PlanStep(text, "assumed", [], None, None, None)
        if self.ahead and not self.going and step.status in ("uncertain", "assumed"):
            self.known = self.known or step.view or self.view()
            self.learnt |= words_learnt(self.match.play(text, self.seat), self.seat, text)
            self.going = True
        if self.ahead and self.going and not self.match.over:
            if self.seat not in self.match.state.deciders():
                self.known = self.known or self.view()
                self.others_act()
        return step

    def others_act(self) -> None:
        """Everybody else passes, or does one and the same thing, until the seat is asked again."""
        for _ in range(MOST_ASSUMED):
            if self.match.over or self.seat in self.match.state.deciders():
                break
            other = self.match.state.deciders()[0]
            options = self.match.options(other)
            quiet = next((one for one in options if one.text in QUIET), options[self.other_choice])
            self.learnt |= words_learnt(self.match.play(quiet, other), self.seat, "")

    def offered(self) -> dict[str, Any] | None:
        return without(self.view()["decision"], self.learnt)


def in_both(first: dict[str, Any] | None, second: dict[str, Any] | None) -> dict[str, Any] | None:
    """A decision with the options that both assumptions offer, as far as both lead to it."""
    if first is None or second is None or first["prompt"] != second["prompt"]:
        return first
    options = [one for one in first["options"] if one in second["options"]]
    return {**first, "options": options} if options else None


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
        return refused(told(why_not_words(branch, seat, text)))
    certain = certain_events(events, text, asked)
    if len(certain) < len(events):
        branch.history.pop()
        branch.state = before
        view, forecast = foreseen(branch, seat, text)
        return PlanStep(text, "uncertain", shown(certain, seat), view, forecast, None)
    forecast = branch.game.forecast(branch.state, seat)
    return PlanStep(text, "done", shown(events, seat), branch.view(seat), to_plain(forecast), None)


def why_not_words(branch: Match, seat: int, text: str) -> Refusal:
    """Why nothing can be done with a piece that was only named: a tile of the hand, a card."""
    try:
        reasons = branch.explain(seat, text)
    except BadNotation:
        reasons = []
    return reasons[0] if reasons else refuse("bad-notation", "", text=text[:80])


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
