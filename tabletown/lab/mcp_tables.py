"""Tables for outside players: assistants, scripts and people behind them, through plain calls.

Everything a caller gets is made from the view, decision and events of the caller's own seats. A
table is reached by a handle that cannot be guessed; whoever holds it plays the seats it stands for.
``tabletown mcp`` offers these calls as tools.
"""

from __future__ import annotations

from collections import OrderedDict
from secrets import randbits, token_hex
from threading import RLock
from typing import Any, Final

from tabletown.bots import LEVELS, Bot, levels_at, levels_of, make_bot, masters_in
from tabletown.bots.driver import play_decision
from tabletown.core.config import Value
from tabletown.core.errors import BadUsage, GameOver, IllegalAction, NotYourDecision
from tabletown.core.game import Game, unknown
from tabletown.core.match import Match
from tabletown.games import find, names
from tabletown.texts import LANGUAGES, Speaker
from tabletown.texts.rulebook import rule, rulebook

MOST_TABLES: Final = 256
SHOWN_ACTIONS: Final = 60
OWN, OPEN = "me", "open"


class McpTable:
    """One game, with who sits where."""

    def __init__(self, match: Match, kinds: list[str], language: str, seconds: float) -> None:
        self.match = match
        self.kinds = kinds
        self.say = Speaker(match.game, match.config, language, called(match, kinds, language))
        self.bots: dict[int, Bot] = {
            seat: make_bot(match.game, kind, randbits(40), seconds=seconds)
            for seat, kind in enumerate(kinds)
            if kind not in (OWN, OPEN)
        }

    def let_bots_play(self) -> None:
        """Bots go on until somebody else has to decide."""
        while not self.match.over and play_decision(self.match, self.bots) is not None:
            pass


def called(match: Match, kinds: list[str], language: str) -> list[str]:
    """Names of the players: numbers, and what sits there."""
    say = Speaker(match.game, match.config, language)
    return [
        say.player(seat) + (f" ({kind})" if kind not in (OWN, OPEN) else "")
        for seat, kind in enumerate(kinds)
    ]


class Holder:
    """What a handle stands for: some seats of a table, and how much of the story was told."""

    def __init__(self, table: McpTable, seats: list[int]) -> None:
        self.table = table
        self.seats = seats
        self.told = dict.fromkeys([-1, *seats], 0)

    def seat(self, wanted: int | None) -> int | None:
        """The seat a call is about: the one named, the one to decide, or the only one."""
        match = self.table.match
        if wanted is not None:
            if wanted not in self.seats:
                raise BadUsage(f"seat {wanted} is not yours; yours are {self.seats}")
            return wanted
        for seat in match.state.deciders():
            if seat in self.seats:
                return seat
        return self.seats[0] if self.seats else None

    def own_seat(self, wanted: int | None) -> int:
        """The seat to act for, which has to be one's own."""
        seat = self.seat(wanted)
        if seat is None:
            raise BadUsage("you only watch this table")
        return seat


class McpTables:
    """All tables of one server process."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds  # thinking time of hard bots
        self.holders: OrderedDict[str, Holder] = OrderedDict()
        self.lock = RLock()

    # -- what there is ------------------------------------------------------------------------

    def games(self, language: str = "en") -> list[dict[str, Any]]:
        """The games with their modes, seats and options."""
        return [self.described(find(name), language) for name in names()]

    def described(self, game: Game, language: str) -> dict[str, Any]:
        """A game as assistants are told of it."""
        say = Speaker(game, game.config(), language)
        return {
            "game": game.name,
            "title": say("game-title"),
            "about": say("game-pitch"),
            "modes": [
                {"mode": m.name, "seats": [m.least, m.most], "masters": masters_in(game, m.name)}
                for m in game.modes
            ],
            "options": [
                {"option": o.name, "about": say(f"option-{o.name}"), "default": o.default, "choices": list(o.choices)}
                for o in game.options
            ],
            "bots": levels_of(game),
        }  # fmt: skip

    def rules(self, game: str, search: str = "") -> list[str]:
        """Rules of a game: one by its id, those that contain some words, or the chapters."""
        definition = find(game)
        book = rulebook(definition)
        if search in book:
            return [f"{search} {rule(definition, search).text}"]
        words = search.lower().split()
        if not words:
            return sorted({one.chapter for one in book.values()})
        found = [f"{one.id} {one.text}" for one in book.values() if all(w in one.text.lower() for w in words)]  # fmt: skip
        return found[:40]

    # -- tables -------------------------------------------------------------------------------

    def new_table(
        self,
        game: str,
        seats: list[str],
        mode: str | None = None,
        options: dict[str, Value] | None = None,
        language: str = "en",
        seed: int | None = None,
    ) -> dict[str, Any]:
        """A new table; every seat is ``me``, ``open`` (for somebody else) or a bot."""
        if language not in LANGUAGES:
            raise BadUsage(f"there is no language '{language}' (there are: {', '.join(LANGUAGES)})")
        for kind in seats:  # levels only: naming a module would let a caller import it
            if kind not in (OWN, OPEN, *LEVELS):
                raise unknown("kind of seat", kind, [OWN, OPEN, *LEVELS])
        definition = find(game)
        config = definition.config(len(seats), mode, options)
        levels = levels_at(definition, config.mode, config.seats)
        if not {*seats} <= {OWN, OPEN, *levels}:
            raise BadUsage(f"{game} has no master with {config.seats} seats in this mode")
        with self.lock:
            match = Match(definition, config, randbits(60) if seed is None else seed)
            table = McpTable(match, seats, language, self.seconds)
            mine = [seat for seat, kind in enumerate(seats) if kind == OWN]
            handle = self.add(Holder(table, mine))
            invitations = {
                str(seat): self.add(Holder(table, [seat]))
                for seat, kind in enumerate(seats)
                if kind == OPEN
            }
            table.let_bots_play()
            return {
                "table": handle,
                "your_seats": mine,
                "players": table.say.players,
                "invitations": invitations,
                **self.state(handle),
            }

    def add(self, holder: Holder) -> str:
        """Keep a holder; returns its handle."""
        handle = token_hex(8)
        self.holders[handle] = holder
        while len(self.holders) > MOST_TABLES:
            self.holders.popitem(last=False)
        return handle

    def holder(self, handle: str) -> Holder:
        """The holder with a handle."""
        found = self.holders.get(handle)
        if found is None:
            raise BadUsage("there is no such table; start one with new_table")
        self.holders.move_to_end(handle)
        return found

    # -- looking ------------------------------------------------------------------------------

    def view(self, handle: str, seat: int | None = None) -> str:
        """The table as text, exactly as a screen reader gets it."""
        with self.lock:
            holder = self.holder(handle)
            table = holder.table
            lines = table.match.game.lines(table.match.view(holder.seat(seat)), table.say)
            return "\n".join(lines)

    def state(self, handle: str, seat: int | None = None) -> dict[str, Any]:
        """What happened since the last look, and whose decision it is."""
        with self.lock:
            holder = self.holder(handle)
            table, match = holder.table, holder.table.match
            viewer = holder.seat(seat)
            found: dict[str, Any] = {"news": self.news(holder, viewer), "over": match.over}
            outcome = match.outcome
            if outcome is not None:
                winners = [table.say.player(winner) for winner in outcome.winners]
                found["result"] = table.say(f"outcome-{outcome.reason}", winners=winners)
                found["winners"] = list(outcome.winners)
                found["scores"] = list(outcome.scores)
                return found
            found["waiting_for"] = list(match.state.deciders())
            if viewer is not None and viewer in match.state.deciders():
                decision = match.decision(viewer)
                found["your_decision"] = {
                    "seat": viewer,
                    "prompt": table.say.prompt(decision.prompt, viewer, decision.details),
                    "rule": decision.rule,
                    "choices": len(decision.options),
                }
            if viewer is not None and match.free_options(viewer):
                found["you_may_negotiate"] = True
            return found

    def news(self, holder: Holder, viewer: int | None) -> list[str]:
        """The sentences that the viewer has not been told yet."""
        table, match = holder.table, holder.table.match
        key = -1 if viewer is None else viewer
        since = holder.told[key]
        holder.told[key] = len(match.history)
        return [table.say.event(event) for event in match.events(viewer, since)]

    def legal_actions(
        self, handle: str, seat: int | None = None, containing: str = "", first: int = 0
    ) -> dict[str, Any]:
        """The legal actions as sentences with their notation, some at a time."""
        with self.lock:
            holder = self.holder(handle)
            table, match = holder.table, holder.table.match
            decider = holder.own_seat(seat)
            if match.over:
                raise GameOver("the game is over")
            if decider not in match.state.deciders():
                raise NotYourDecision(f"seat {decider} is not asked to decide")
            found = [
                {"action": action.text, "means": table.say.action(action)}
                for action in match.options(decider)
            ]
            word = containing.lower()
            if word:
                found = [f for f in found if word in f["action"].lower() or word in f["means"].lower()]  # fmt: skip
            shown = found[first : first + SHOWN_ACTIONS]
            answer: dict[str, Any] = {"seat": decider, "actions": shown, "total": len(found)}
            if first + len(shown) < len(found):
                answer["next_first"] = first + len(shown)
            return answer

    def explain(self, handle: str, question: str, seat: int | None = None) -> list[str]:
        """Why something is not possible: an action, or words that name a card, tile or place."""
        with self.lock:
            holder = self.holder(handle)
            reasons = holder.table.match.explain(holder.own_seat(seat), question)
            return [holder.table.say.refusal(reason) for reason in reasons] or ["That is allowed."]

    def preview(self, handle: str, action: str, seat: int | None = None) -> dict[str, Any]:
        """What an action would do, as far as the seat can know."""
        with self.lock:
            holder = self.holder(handle)
            preview = holder.table.match.preview(holder.own_seat(seat), action)
            events = [holder.table.say.event(event) for event in preview.events]
            return {"would_happen": events, "then_something_unknown": preview.uncertain}

    # -- doing --------------------------------------------------------------------------------

    def act(self, handle: str, action: str, seat: int | None = None) -> dict[str, Any]:
        """Carry out a legal action; bots answer at once."""
        with self.lock:
            holder = self.holder(handle)
            table = holder.table
            self.play(table, holder.own_seat(seat), action)
            table.let_bots_play()
            return self.state(handle)

    def negotiate(self, handle: str, action: str = "", seat: int | None = None) -> dict[str, Any]:
        """Trades, promises and answers: without an action what could be said, otherwise say it."""
        with self.lock:
            holder = self.holder(handle)
            table, match = holder.table, holder.table.match
            speaker = holder.own_seat(seat)
            if not action:
                free = match.free_options(speaker)
                return {
                    "seat": speaker,
                    "you_could_say": [
                        {"action": a.text, "means": table.say.action(a)} for a in free
                    ],
                }
            parsed = match.parse(action)
            if not match.game.is_free(parsed):
                raise BadUsage("that is a decision, not something to say; use act")
            self.play(table, speaker, action)
            table.let_bots_play()
            return self.state(handle, speaker)

    def play(self, table: McpTable, seat: int, action: str) -> None:
        """Carry out an action; an error says why it is not allowed."""
        try:
            table.match.play(action, seat)
        except IllegalAction as fault:
            raise BadUsage(f"not allowed: {table.say.refusal(fault.refusal)}") from None

    def record(self, handle: str) -> str:
        """The whole game as a record; it holds all secrets, so only when the game is over."""
        with self.lock:
            match = self.holder(handle).table.match
            if not match.over:
                raise BadUsage("the record is given when the game is over: it holds all secrets")
            return str(match.record())
