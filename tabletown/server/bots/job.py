"""What a bot process is given and what it answers.

A bot's job holds a world dealt from the seat's knowledge and the events the seat was shown, nothing
else of the game: what is hidden from the seat does not reach the process at all. Only of a game that
is over are true positions looked at.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tabletown.bots import Reason, levels_at, levels_of, make_bot, masters_in
from tabletown.bots.levels import thinking
from tabletown.bots.private import ShownEvent, private_match, story
from tabletown.bots.review import chances
from tabletown.core.actions import Action
from tabletown.core.brain import Brain
from tabletown.core.config import Config
from tabletown.core.content import parcel, receive
from tabletown.core.errors import BadRecord, NotYourDecision
from tabletown.core.game import Game
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.server.gamelog.importing import Imported, ImportJob, imported
from tabletown.server.gamelog.log import GameLog
from tabletown.server.protocol.parts import TermInfo

__all__ = [
    "BotAnswer",
    "BotJob",
    "ChanceJob",
    "answer",
    "levels_at",
    "levels_of",
    "make_job",
    "masters_in",
    "quick_choice",
    "talks",
    "terms_of",
    "thinking",
]


class BotJob(Struct, tag=True):
    want: Literal["talk", "choose", "hint"]
    config: Config
    rules: int
    world: dict[str, Any]
    seat: int
    events: list[list[ShownEvent]]  # of the opening, then of every action
    level: str
    temper: str | None
    seed: int
    seconds: float
    against: str | None = None  # what a hint is compared with, if not with the next best option
    content: bytes | None = None  # what the process needs besides the program's own content


class ChanceJob(Struct, tag=True):
    """A position of a game that is over: what were the chances?"""

    config: Config
    state: dict[str, Any]
    seed: int
    content: bytes | None = None


class BotAnswer(Struct):
    """``text`` None: nothing to say. ``error``: the bot failed. ``wrong``: the record is."""

    text: str | None = None
    reason: Reason | None = None
    chances: list[float] = []
    imported: Imported | None = None
    wrong: str | None = None
    error: str | None = None


def make_job(
    match: Match,
    seat: int,
    want: Literal["talk", "choose", "hint"],
    level: str,
    temper: str | None,
    seed: int,
    seconds: float,
    against: str | None = None,
) -> bytes:
    """A job as bytes; the true state stays here."""
    if want != "talk" and seat not in match.state.deciders():
        raise NotYourDecision(f"seat {seat} is not asked to decide")
    world = match.world(seat, seed)
    return msgspec.msgpack.encode(
        BotJob(
            want, match.config, match.rules, world.plain(), seat, story(match, seat), level, temper,
            seed ^ 0x5EED, seconds, against, parcel(match.config.pack),
        )
    )  # fmt: skip


def answer(data: bytes) -> bytes:
    """In the bot's process: think and answer."""
    job = msgspec.msgpack.decode(data, type=BotJob | ChanceJob | ImportJob)
    if isinstance(job, ImportJob):
        try:
            return msgspec.msgpack.encode(BotAnswer(imported=imported(job)))
        except BadRecord as error:
            return msgspec.msgpack.encode(BotAnswer(wrong=str(error)))
    receive(job.config.pack, job.content)
    game = find(job.config.game)
    if isinstance(job, ChanceJob):
        found = BotAnswer(chances=chances(game, game.restore(job.config, job.state), job.seed))
        return msgspec.msgpack.encode(found)
    match = private_match(game, job.config, job.rules, job.world, job.events)
    knowledge = match.knowledge(job.seat)
    bot = make_bot(game, job.level, job.seed, job.temper, seconds=job.seconds)
    action: Action | None
    if job.want == "talk":
        action = bot.talk(knowledge)
        found = BotAnswer(None if action is None else action.text)
    else:
        action = bot.choose(knowledge)
        reason = bot.explain(job.against) if job.want == "hint" else None
        found = BotAnswer(action.text, reason)
    return msgspec.msgpack.encode(found)


def terms_of(reason: Reason | None) -> list[TermInfo]:
    """The terms of a reason as the protocol sends them."""
    if reason is None:
        return []
    return [
        TermInfo(term.name, round(term.chosen, 3), round(term.alternative, 3))
        for term in reason.terms
    ]


def options_of(log: GameLog, seat: int) -> int:
    """Between how many options a seat decides now."""
    match = log.match
    return len(match.options(seat)) if seat in match.state.deciders() else 0


def quick_choice(log: GameLog, seat: int, seed: int) -> str:
    """A choice without thinking, for when a bot failed; if that fails too, any legal one."""
    match = log.match
    options = match.options(seat)
    dice = Dice(seed)
    try:
        world = match.world(seat, seed)
        action = match.game.brain().quick(world, seat, world.options(seat), dice)
        if action in options:
            return action.text
    except Exception:
        pass  # the first failure is on record already; the game must go on
    return options[dice.below(len(options))].text


def talks(game: Game, level: str) -> bool:
    """Whether bots of this level take free actions in this game."""
    return level != "random" and type(game.brain()).talk is not Brain.talk
