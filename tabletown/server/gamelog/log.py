"""The log of one game in memory: a match, and the entries that made it.

A version is a number of entries. An undo is an entry too, so versions only grow and nothing that was
stored is ever changed.
"""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import BadRecord, Refusal, refuse
from tabletown.core.events import Event
from tabletown.core.game import Game
from tabletown.core.match import Match, Played
from tabletown.core.plain import digest
from tabletown.core.state import State
from tabletown.server.errors import told
from tabletown.server.protocol.parts import EventInfo, Turn, UndoInfo
from tabletown.server.storage.entries import GameHeader, LogEntry, config_of

KEPT_POSITIONS = 12  # for a quick undo; older ones are played again


def shown(events: list[Event], seat: int | None) -> list[EventInfo]:
    """The events as far as ``seat`` may know them."""
    found = []
    for event in events:
        known = event.for_seat(seat)
        if known is not None:
            found.append(EventInfo(known["key"], known["rule"], known["args"]))
    return found


class GameLog:
    """A match with its log. All changes go through ``play`` and ``undo``, or are taken back."""

    def __init__(self, match: Match, entries: list[LogEntry], started: float) -> None:
        self.match = match
        self.entries = entries
        self.started = started
        self.asked: dict[int, int] = dict.fromkeys(match.state.deciders(), len(entries))
        self.keys: dict[str | None, int] = {entry.key: entry.version for entry in entries}
        if match.before.maxlen != KEPT_POSITIONS:
            match.before = type(match.before)(match.before, maxlen=KEPT_POSITIONS)

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def proof(self) -> str:
        return self.entries[-1].proof if self.entries else self.match.start_chain

    # -- changes ------------------------------------------------------------------------------

    def play(
        self, seat: int, text: str, *, key: str | None, user: str | None, at: float
    ) -> LogEntry:
        """Carry out an action; raises what :meth:`Match.play` raises and changes nothing then."""
        match = self.match
        top, deciders = match.state.asking(), match.state.deciders()
        action = match.parse(text)
        events = match.play(action, seat)
        played = match.history[-1]
        entry = self.entry("act", seat, played.free, action.text, key, user, at, events)
        now = match.state.asking()
        same = now is not None and now == top
        self.asked = {
            other: self.asked[other]
            if same and other in deciders and (other != seat or played.free)
            else entry.version
            for other in match.state.deciders()
        }
        return entry

    def undo(
        self, seat: int, count: int, *, key: str | None, user: str | None, at: float
    ) -> LogEntry:
        """Take the last ``count`` actions back, whoever made them; the caller has asked everyone."""
        for left in range(count, 0, -1):
            if self.match.before:
                self.match.undo(consent=True)
            else:
                keep = len(self.match.history) - left
                self.match.state = replayed(self.match, keep)
                del self.match.history[keep:]
                break
        entry = self.entry("undo", seat, False, str(count), key, user, at, [])
        self.asked = dict.fromkeys(self.match.state.deciders(), entry.version)
        return entry

    def entry(
        self,
        kind: str,
        seat: int,
        free: bool,
        text: str,
        key: str | None,
        user: str | None,
        at: float,
        events: list[Event],
    ) -> LogEntry:
        chain = self.match.chain
        line = f"{kind} {seat}{'!' if free else ''} {text}"
        proof = digest(self.proof.encode(), line.encode(), chain.encode())
        entry = LogEntry(
            self.version + 1, kind, seat, free, text, chain, proof, key, user, at, events
        )
        self.entries.append(entry)
        self.keys[key] = entry.version
        return entry

    def drop_last(self) -> None:
        """Forget the last entry, which could not be stored."""
        entry = self.entries.pop()
        self.keys.pop(entry.key, None)
        match = self.match
        if entry.kind == "act":
            match.undo(consent=True)
        else:
            match.history = effective(self.entries)
            match.state = replayed(match, len(match.history))
            match.before.clear()
        self.asked = dict.fromkeys(match.state.deciders(), self.version)

    # -- what a seat sees -----------------------------------------------------------------------

    def turn(self, number: int, seat: int | None) -> Turn:
        """The entry that made version ``number``; 0 is the start of the game."""
        if number == 0:
            return Turn(0, "start", None, False, self.started, shown(self.match.opening, seat))
        entry = self.entries[number - 1]
        events = shown(entry.events, seat)
        mine = entry.seat == seat
        return Turn(
            version=entry.version,
            kind="undo" if entry.kind == "undo" else "act",
            seat=None if entry.free and not events and not mine else entry.seat,
            free=entry.free,
            at=entry.at,
            events=events,
            text=entry.text if mine and entry.kind == "act" else None,
            undone=entry.undone,
        )

    def turns(self, seat: int | None, since: int | None) -> list[Turn]:
        first = 0 if since is None else since + 1
        return [self.turn(number, seat) for number in range(first, self.version + 1)]

    # -- undo -----------------------------------------------------------------------------------

    def back(self, seat: int, turn: bool, actions: int = 1) -> tuple[int, Refusal | None]:
        """How many actions an undo by ``seat`` takes back, and why that is not free (None: it is).

        ``actions`` of the seat in a row go together; ``turn``: all of them that reveal nothing.
        """
        history = self.match.history
        last = len(history) - 1
        while last >= 0 and history[last].seat != seat:
            last -= 1
        if last < 0:
            return 0, refuse("nothing-to-undo", "")
        first = last
        wanted = len(history) if turn else actions
        while last - first + 1 < wanted and first > 0 and history[first - 1].seat == seat:
            if turn and history[first - 1].reveals:
                break
            first -= 1
        count = len(history) - first
        if last != len(history) - 1:
            return count, refuse("somebody-else-acted", "", seat=history[-1].seat)
        if any(played.reveals for played in history[first:]):
            return count, refuse("something-was-revealed", "")
        return count, None

    def undo_info(self, seat: int, allowed: str) -> UndoInfo:
        """What ``update.undo`` says; ``allowed`` is the table's setting: free, consent or none."""
        one, why = self.back(seat, turn=False)
        many, why_turn = self.back(seat, turn=True)

        def word(count: int, reason: Refusal | None) -> Any:
            if count == 0 or allowed == "none":
                return "no"
            if reason is None:
                return "free"
            return "consent" if allowed == "consent" else "no"

        if allowed == "none":
            why = refuse("undo-is-off", "")
        return UndoInfo(
            word(one, why), word(many, why_turn), many, None if why is None else told(why)
        )


def standing(entries: list[LogEntry]) -> list[LogEntry]:
    """The actions among these entries that were not taken back."""
    found: list[LogEntry] = []
    for entry in entries:
        if entry.kind == "undo":
            del found[len(found) - entry.undone :]
        else:
            found.append(entry)
    return found


def effective(entries: list[LogEntry]) -> list[Played]:
    """What counts as played after these entries.

    Its actions know their text and nothing else; whoever carries them out again parses it.
    """
    return [
        Played(
            entry.seat, Action(entry.text.partition(" ")[0], (), -1, entry.text), entry.free,
            entry.events, entry.chain,
        )
        for entry in standing(entries)
    ]  # fmt: skip


def fresh_state(match: Match) -> State:
    """The position at the start of a match."""
    state: State = (
        match.game.setup(match.config, match.seed, match.rules)
        if match.position is None
        else match.game.position(match.config, match.position, match.rules)
    )
    state.advance()
    return state


def step(match: Match, state: State, played: Played) -> None:
    """Carry out on ``state`` what was played, from its text."""
    action = match.game.parse(state, match.config, played.action.text)
    if played.free:
        state.apply_free(played.seat, action)
    else:
        state.apply(action, played.seat)


def replayed(match: Match, actions: int) -> State:
    """The position after so many actions, played again from the start."""
    state = fresh_state(match)
    for played in match.history[:actions]:
        step(match, state, played)
    return state


def rebuild(
    game: Game, header: GameHeader, entries: list[LogEntry], players: list[str], started: float
) -> GameLog:
    """A log played again from its entries, every digest compared; ``entries`` come without events."""
    match = Match(
        game, config_of(game, header), header.seed,
        rules=header.rules, content=header.content, position=header.position, players=players,
    )  # fmt: skip
    log = GameLog(match, [], started)
    for stored in entries:
        follow(log, stored)
    return log


def follow(log: GameLog, stored: LogEntry) -> LogEntry:
    """Do what a stored entry says; :class:`BadRecord` if anything comes out differently."""
    where = f"version {stored.version} ({stored.text[:60]})"
    try:
        if stored.kind == "undo":
            made = log.undo(
                stored.seat, int(stored.text), key=stored.key, user=stored.user, at=stored.at
            )
        else:
            made = log.play(
                stored.seat, stored.text, key=stored.key, user=stored.user, at=stored.at
            )
    except Exception as error:
        raise BadRecord(f"{where}: {error}") from error
    if made.chain != stored.chain or made.proof != stored.proof:
        raise BadRecord(f"{where}: the digest differs")
    return made
