"""A match: one game being played, through the door that checks everything."""

from __future__ import annotations

from collections import deque
from typing import Any, Self

import msgspec

from tabletown.core.actions import Action
from tabletown.core.brain import Brain
from tabletown.core.config import Config
from tabletown.core.content import hold, pack_name, packed, unpacked
from tabletown.core.errors import (
    BadNotation,
    BadRecord,
    BadUsage,
    GameOver,
    IllegalAction,
    NoFreeUndo,
    NotYourDecision,
    Refusal,
    refuse,
)
from tabletown.core.events import Event
from tabletown.core.game import Game
from tabletown.core.outcome import Outcome
from tabletown.core.outside import check_numbers
from tabletown.core.plain import Plain, digest, pack
from tabletown.core.record import Line, Record
from tabletown.core.state import State
from tabletown.core.steps import Ask

KEPT_POSITIONS = 64  # how many earlier positions are kept for a quick undo
PREVIEW_SEED = 0x7AB1E


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked: a prompt, the rule behind it, and the legal actions."""

    seat: int
    prompt: str
    rule: str
    details: dict[str, Any]
    options: list[Action]

    def plain(self) -> dict[str, Any]:
        """The same as dictionary for JSON."""
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "rule": self.rule,
            "details": self.details,
            "options": [action.text for action in self.options],
        }


class Played(msgspec.Struct, frozen=True):
    """An action that was carried out, with what followed from it."""

    seat: int
    action: Action
    free: bool
    events: list[Event]
    chain: str

    @property
    def reveals(self) -> bool:
        """Whether the action showed somebody something new, so that taking it back needs consent."""
        return any(event.reveals for event in self.events)


class Preview(msgspec.Struct, frozen=True):
    """What an action would do, as far as the seat can know: up to the first unknown."""

    events: list[dict[str, Any]]
    uncertain: bool  # chance or something hidden comes next
    # The seat's view afterwards; when uncertain, as it stands just before the unknown, or None if
    # the choice itself is unknown.
    board: dict[str, Any] | None
    forecast: dict[str, Any] | None


class Observation(msgspec.Struct, frozen=True):
    """All that a player at ``seat`` has in hand when asked to decide."""

    seat: int
    view: dict[str, Any]
    decision: Decision
    events: list[dict[str, Any]]


class Knowledge:
    """All that whoever plays at ``seat`` may use: an observation, and worlds that fit it."""

    __slots__ = ("_match", "_observation", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._observation: Observation | None = None
        self.seat = seat

    @property
    def options(self) -> list[Action]:
        """The legal actions of the seat."""
        return self._match.options(self.seat)

    @property
    def free_options(self) -> list[Action]:
        """Some free actions the seat could take now."""
        return self._match.free_options(self.seat)

    @property
    def observation(self) -> Observation:
        """What the seat sees, is asked and was told."""
        if self._observation is None:
            self._observation = self._match.observe(self.seat)
        return self._observation

    def world(self, seed: int) -> State:
        """A state the seat could be in; it depends on what the seat knows and on ``seed`` alone."""
        return self._match.world(self.seat, seed)

    def may_talk(self, brain: Brain) -> bool:
        """Whether it is worth dealing a world to find something to say."""
        return brain.may_talk(self._match.state, self.seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the table would refuse an action of the seat, or None."""
        return self._match.refusal(self.seat, action)


class Match:
    """One game being played. ``play`` checks every action; nothing else changes the state."""

    def __init__(
        self,
        game: Game,
        config: Config,
        seed: int,
        *,
        rules: int | None = None,
        content: str | None = None,
        position: dict[str, Any] | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.rules = game.rules if rules is None else rules
        if not game.oldest_rules <= self.rules <= game.rules:
            raise BadUsage(f"{game.name} has no rules version {self.rules}")
        # A stored game goes on under the name that its content had when it was started.
        self.content = game.content_digest(config) if content is None else content
        self.position = position
        self.players = players or []
        if position is not None:
            check_numbers(position)
        self.state: State = (
            game.setup(config, seed, self.rules)
            if position is None
            else game.position(config, position, self.rules)
        )
        self.state.log = []
        self.state.advance()
        self.opening: list[Event] = self.state.log
        self.state.log = None
        self.history: list[Played] = []
        self.before: deque[State] = deque(maxlen=KEPT_POSITIONS)
        self.start_chain = digest(
            pack(
                [
                    game.name, config.mode, self.rules, self.content, config.seats,
                    dict(sorted(config.options.items())), seed, position, self.state.plain(),
                ]
            )
        )  # fmt: skip

    @classmethod
    def resumed(
        cls,
        game: Game,
        config: Config,
        state: State,
        *,
        rules: int,
        start_chain: str,
        seed: int = 0,
        content: str | None = None,
        position: dict[str, Any] | None = None,
        players: list[str] | None = None,
        opening: list[Event] | None = None,
        history: list[Played] | None = None,
    ) -> Self:
        """A match that goes on from a stored position, without playing what led to it again."""
        match = object.__new__(cls)
        match.game = game
        match.config = config
        match.seed = seed
        match.rules = rules
        match.content = game.content_digest(config) if content is None else content
        match.position = position
        match.players = players or []
        match.state = state
        match.opening = opening or []
        match.history = history or []
        match.before = deque(maxlen=KEPT_POSITIONS)
        match.start_chain = start_chain
        return match

    # -- questions --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        """Who won and with what scores; None while the game goes on."""
        return self.state.outcome

    @property
    def chain(self) -> str:
        """The digest of everything so far."""
        return self.history[-1].chain if self.history else self.start_chain

    @property
    def decisions(self) -> dict[int, Decision]:
        """What is asked now, by seat; empty when the game is over."""
        return {seat: self.decision(seat) for seat in self.state.deciders()}

    def decision(self, seat: int) -> Decision:
        """What ``seat`` is asked, with its options; raises NotYourDecision if it is not."""
        step = self.state.asking()
        if step is None or seat not in self.state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked to decide")
        return Decision(
            seat, step.prompt, step.rule, step.details(self.state, seat), self.state.options(seat)
        )

    def options(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat (by default of the first one that is asked)."""
        if not self.state.deciders():
            return []
        return list(self.state.options(-1 if seat is None else seat))

    def free_options(self, seat: int) -> list[Action]:
        """Some free actions a seat could take now, besides or instead of deciding."""
        return [] if self.over else self.state.free_options(seat)

    def parse(self, text: str) -> Action:
        """The action that a line of notation means."""
        return self.game.parse(self.state, self.config, text)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why ``seat`` may not do this now; None if it may."""
        if self.game.is_free(action):
            return self.state.refuse_free(seat, action)
        if action in self.state.options(seat):
            return None
        step = self.state.asking()
        if isinstance(step, Ask):
            if seat not in self.state.deciders():
                return refuse("not-your-decision", "")
            return step.why_not(self.state, action)
        return step.why_not(self.state, seat, action) if step is not None else None

    def explain(self, seat: int, text: str) -> list[Refusal]:
        """Why can't I? For an action's notation, or words that name a piece, card or place."""
        self.check_seat(seat)
        words = text.split()
        try:
            action = self.parse(text)
        except BadNotation:
            reasons = self.game.explain(self.state, seat, words)
            if reasons or self.can_be_part_of_an_option(seat, words):
                return reasons
            raise
        if self.over:
            return [refuse("game-over", "")]
        if not self.game.is_free(action) and seat not in self.state.deciders():
            return [refuse("not-your-decision", "")]
        refusal = self.refusal(seat, action)
        return [refusal] if refusal is not None else []

    def can_be_part_of_an_option(self, seat: int, words: list[str]) -> bool:
        """Whether some option of the seat contains all these words."""
        wanted = set(words)
        return any(wanted <= set(option.text.split()) for option in self.options(seat))

    # -- playing ----------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Carry out an action after checking it; returns what happened, secrets included.

        An illegal action raises and changes nothing.
        """
        if isinstance(action, str):
            action = self.parse(action)
        if self.over:
            raise GameOver("the game is over")
        free = self.game.is_free(action)
        if seat is None:
            if free:
                raise BadUsage("a free action needs its seat")
            seat = self.seat_for(action)
        self.check_seat(seat)
        if not free and seat not in self.state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked to decide")
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.before.append(self.state.clone())
        events: list[Event] = []
        self.state.log = events
        try:
            if free:
                self.state.apply_free(seat, action)
            else:
                self.state.apply(action, seat)
        except BaseException:
            self.state = self.before.pop()
            raise
        self.state.log = None
        chain = digest(
            self.chain.encode(), f"{seat}{'!' if free else ''} {action.text}".encode(),
            self.state.packed(),
        )  # fmt: skip
        self.history.append(Played(seat, action, free, events, chain))
        return events

    def seat_for(self, action: Action) -> int:
        """The seat meant when none is named: the first that is asked and may do this."""
        seats = self.state.deciders()
        for seat in seats:
            if action in self.state.options(seat):
                return seat
        return seats[0]

    def check_seat(self, seat: int) -> None:
        """Raise BadUsage if there is no such seat."""
        if not 0 <= seat < self.seats:
            raise BadUsage(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    # -- what a seat may know -----------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The game as ``seat`` may see it, as plain data; None is a spectator."""
        data = self.look(seat)
        data["board"] = msgspec.to_builtins(data["board"])
        return data

    def look(self, seat: int | None = None, other: dict[str, Any] | None = None) -> dict[str, Any]:
        """The same with the board as the game's struct: quicker for who encodes it anyway.

        ``other`` is what another seat was given of this position, if that is at hand.
        """
        if seat is not None:
            self.check_seat(seat)
        deciders = self.state.deciders()
        step = self.state.asking()
        outcome = self.outcome
        return {
            "game": self.game.name,
            "mode": self.config.mode,
            "rules": self.rules,
            "options": dict(self.config.options),
            "seat": seat,
            "seats": self.seats,
            "turn": len(self.history),
            "waiting": list(deciders),
            "prompt": step.prompt if step is not None else None,
            "decision": self.decision(seat).plain() if seat in deciders else None,
            "outcome": outcome.plain() if outcome is not None else None,
            "board": self.game.view(self.state, seat)
            if other is None
            else self.game.view_like(self.state, seat, other["board"]),
        }

    def board(self, state: State, seat: int | None) -> dict[str, Any]:
        """A position as ``seat`` (None: a spectator) sees it, as dictionary for JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self.game.view(state, seat))
        return data

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What ``seat`` got to know of all that happened, from the action number ``since`` on."""
        found = list(self.opening) if since == 0 else []
        for played in self.history[since:]:
            found.extend(played.events)
        return [shown for event in found if (shown := event.for_seat(seat)) is not None]

    def observe(self, seat: int) -> Observation:
        """View, decision and story for whoever plays at ``seat``."""
        return Observation(seat, self.view(seat), self.decision(seat), self.events(seat))

    def knowledge(self, seat: int) -> Knowledge:
        """What a bot at ``seat`` is given instead of the match."""
        self.check_seat(seat)
        return Knowledge(self, seat)

    def world(self, seat: int | None, seed: int) -> State:
        """A state that ``seat`` could be in, for all it knows; bots think on these."""
        world: State = self.game.world(self.state, seat, seed)
        return world

    def preview(self, seat: int, action: Action | str) -> Preview:
        """What an action would do, without doing it and without telling what is hidden."""
        if isinstance(action, str):
            action = self.parse(action)
        self.check_seat(seat)
        free = self.game.is_free(action)
        if not free and seat not in self.state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked to decide")
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        world: State | None = self.world(seat, PREVIEW_SEED)
        assert world is not None
        events: list[Event] = []
        world.log = events
        if free:
            world.apply_free(seat, action)
        else:
            world.apply(action, seat)
        world.log = None
        shown: list[dict[str, Any]] = []
        uncertain = False
        for event in events:
            if event.reveals:
                uncertain = True
                break
            data = event.for_seat(seat)
            if data is not None:
                shown.append(data)
        if uncertain:
            world = self.world(seat, PREVIEW_SEED).before_unknown(action, seat, free)
        if world is None:
            return Preview(shown, uncertain, None, None)
        return Preview(
            shown, uncertain, self.board(world, seat), dict(self.game.forecast(world, seat))
        )

    def forecast(self, seat: int | None) -> dict[str, Any]:
        """What an attentive player would work out: projected scores, incomes, risks."""
        return dict(self.game.forecast(self.state, seat))

    # -- copies, undo, records ----------------------------------------------------------------

    def copy(self) -> Self:
        """An independent match at the same point."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.history = list(self.history)
        other.before = self.before.copy()
        return other

    def undo_refusal(self, seat: int | None = None) -> Refusal | None:
        """Why the last action cannot be taken back without asking; None if it can."""
        if not self.history:
            return refuse("nothing-to-undo", "")
        last = self.history[-1]
        if seat is not None and last.seat != seat:
            return refuse("somebody-else-acted", "", seat=last.seat)
        if last.reveals:
            return refuse("something-was-revealed", "", action=last.action.text)
        return None

    def undo(self, seat: int | None = None, *, consent: bool = False) -> Played:
        """Take the last action back: free while nothing was revealed, otherwise by consent."""
        refusal = self.undo_refusal(seat)
        if refusal is not None and (not consent or not self.history):
            raise NoFreeUndo(refusal)
        last = self.history[-1]
        state = self.before.pop() if self.before else self.at(len(self.history) - 1).state
        self.history.pop()
        self.state = state
        return last

    def at(self, actions: int) -> Match:
        """The match as it was after so many actions."""
        if not 0 <= actions <= len(self.history):
            raise BadUsage(f"the game has {len(self.history)} actions, not {actions}")
        earlier = Match(
            self.game, self.config, self.seed,
            rules=self.rules, content=self.content, position=self.position, players=self.players,
        )  # fmt: skip
        for played in self.history[:actions]:
            earlier.play(played.action, played.seat)
        return earlier

    def record(self) -> Record:
        """The whole game as a record; while it runs, this holds all secrets."""
        return Record(
            game=self.game.name,
            mode=self.config.mode,
            rules=self.rules,
            content=self.content,
            **self.carried_content(),
            seats=self.config.seats,
            options=dict(self.config.options),
            seed=self.seed,
            position=self.position,
            players=list(self.players),
            lines=[Line(p.seat, p.free, p.action.text, p.chain) for p in self.history],
        )

    def carried_content(self) -> dict[str, Any]:
        """What a reader of the record needs besides the game as it comes."""
        if self.config.pack is None:
            return {}
        documents = self.game.content_documents(self.config)
        return {"carried": packed(documents), "pack": pack_name(documents)}

    def snapshot(self) -> dict[str, Plain]:
        """The position as data, for a cache beside the record."""
        return self.state.plain()

    def __repr__(self) -> str:
        stage = "over" if self.over else f"seats {self.state.deciders()} to decide"
        return f"<{self.game.name} {self.config.mode}, {len(self.history)} actions, {stage}>"


def replay(
    game: Game,
    record: Record,
    *,
    pack: str | None = None,
    to: int | None = None,
) -> Match:
    """A record played again from its start, every digest compared.

    A record of a game with a pack carries its content, which is used unless ``pack`` is given.
    """
    if pack is None and record.carried is not None:
        hold(record.content, unpacked(record.carried))
    config = game.config_with(
        record.content, record.seats, record.mode, record.options, record.rules, pack
    )
    match = Match(
        game, config, record.seed,
        rules=record.rules, content=record.content, position=record.position,
        players=record.players,
    )  # fmt: skip
    for number, line in enumerate(record.lines[:to], 1):
        try:
            match.play(match.parse(line.text), line.seat)
        except Exception as error:
            raise BadRecord(f"action {number} ({line.text[:60]}): {error}") from None
        if match.chain != line.digest:
            raise BadRecord(f"action {number} ({line.text[:60]}): the digest differs")
    return match
