"""A bot in a place of its own: a process that can be stopped, or an address that is asked over HTTP.

It gets what its seat may know and answers with an action in notation. Whatever goes wrong is a
:class:`ContestantFault` of that bot and of nobody else.
"""

from __future__ import annotations

import faulthandler
import json
import re
import sys
import time
import urllib.error
import urllib.request
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Protocol

from tabletown.bots import Bot
from tabletown.bots.fault import MOST_FRAMES, OURS, BotFault, place
from tabletown.bots.private import private_match, story
from tabletown.core.config import Config
from tabletown.core.errors import BadUsage, TabletownError
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.lab.players import make_player

START_SECONDS: Final = 60.0  # a process may import what it likes
GRACE: Final = 0.25  # for the way to the process and back
TELLING: Final = (
    2.0  # for a bot whose time is over to say where it is; a busy machine needs some of it
)
MOST_ANSWER: Final = 100_000  # bytes of an answer over HTTP
FRAME: Final = re.compile(r'^  File "(.*)", line (\d+) in (.*)$', re.MULTILINE)


class ContestantFault(TabletownError):
    """What a bot did wrong."""


class Contestant(Protocol):
    """One bot in one game."""

    talks: bool

    def ask(self, match: Match, seat: int, want: str, seed: int) -> str | None:
        """What the bot answers to ``choose``, or says to ``talk``; a :class:`ContestantFault` is its own."""

    def stop(self) -> None:
        """The game is over."""


def own_class(spec: str) -> type[Bot]:
    """The class of a bot in a file."""
    file, _, name = spec.rpartition(":")
    module_spec = spec_from_file_location(Path(file).stem, file)
    assert module_spec is not None
    assert module_spec.loader is not None
    module = module_from_spec(module_spec)
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(Path(file).parent))  # its own helpers
    module_spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadUsage(f"'{name}' in {Path(file).name} is no subclass of tabletown.bots.Bot")
    return found


def work(
    pipe: Connection,
    spec: str,
    config: Config,
    seat: int,
    seed: int,
    iterations: int,
    seconds: float,
    stalled: Path,
) -> None:
    """In the bot's process: make the bot, then answer until nobody asks any more.

    When its time is over, what it is doing is written into the file ``stalled``.
    """
    sys.stdout = sys.stderr  # what a bot prints is no part of a command's answer
    game = find(config.game)
    try:
        if spec.rpartition(":")[0].endswith(".py"):
            bot = own_class(spec)(game, seed)
        else:
            bot = make_player(game, spec, seed, iterations=iterations)
        pipe.send(("ready", bot.talks))
    except Exception as error:  # any code of others runs here: told, not raised
        pipe.send(("fault", str(error) if isinstance(error, BadUsage) else place(error)))
        return
    with stalled.open("w") as file:
        while True:
            try:
                want, rules, world, told = pipe.recv()
            except (EOFError, OSError):
                return
            knowledge = private_match(game, config, rules, world, told).knowledge(seat)
            faulthandler.dump_traceback_later(seconds, file=file)
            try:
                with BotFault.of(bot, seat):
                    action = bot.talk(knowledge) if want == "talk" else bot.choose(knowledge)
                pipe.send(("answer", None if action is None else str(action)))
            except BotFault as fault:
                pipe.send(("fault", str(fault)))
            finally:
                faulthandler.cancel_dump_traceback_later()


def whereabouts(stack: str) -> str:
    """Where a bot was when its time was over, in its own code: as tracebacks are printed, without the source.

    ``stack`` is what faulthandler writes: threads, and in each the innermost call first.

    >>> print(whereabouts('  File "my.py", line 7 in decide\\n  File "my.py", line 3 in choose\\n'))
    :
      File "my.py", line 3, in choose
      File "my.py", line 7, in decide
    """
    main = stack.strip("\n").split("\n\n")[-1]  # the thread that was begun first
    calls = [call for call in FRAME.findall(main) if not call[0].startswith((OURS, sys.prefix, sys.base_prefix, "<"))]  # fmt: skip
    lines = [f'\n  File "{file}", line {line}, in {name}' for file, line, name in reversed(calls[:MOST_FRAMES])]  # fmt: skip
    return ":" + "".join(lines) if lines else ""


class InProcess:
    """A level, or a class in a file, in a process of its own."""

    def __init__(
        self, spec: str, config: Config, seat: int, seed: int, seconds: float, iterations: int
    ) -> None:
        self.seconds = seconds
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.folder = TemporaryDirectory(prefix="tabletown-arena-", ignore_cleanup_errors=True)
        self.stalled = Path(self.folder.name, "stalled.txt")
        self.process = context.Process(
            target=work,
            args=(theirs, spec, config, seat, seed, iterations, seconds, self.stalled),
            daemon=True,
        )
        self.process.start()
        theirs.close()
        try:
            self.talks = bool(self.answer("start", START_SECONDS))
        except ContestantFault:
            self.stop()
            raise

    def ask(self, match: Match, seat: int, want: str, seed: int) -> str | None:
        """The bot's word for a world that its seat could be in."""
        world = match.world(seat, seed).plain()
        self.pipe.send((want, match.rules, world, story(match, seat)))
        found = self.answer(want, self.seconds, GRACE)
        return None if found is None else str(found)

    def answer(self, want: str, seconds: float, grace: float = 0.0) -> Any:
        """What the process sends within some seconds."""
        try:
            if not self.pipe.poll(seconds + grace):
                raise ContestantFault(
                    f"gave no answer to '{want}' within {seconds:g} seconds{self.where()}"
                )
            kind, found = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(5)
            raise ContestantFault(
                f"its process ended (exit status {self.process.exitcode})"
            ) from None
        if kind == "fault":
            raise ContestantFault(str(found))
        return found

    def where(self) -> str:
        """Where a bot is whose time is over."""
        deadline = time.monotonic() + TELLING
        told = ""
        while not told and self.stalled.is_file() and time.monotonic() < deadline:
            time.sleep(0.02)
            told = self.stalled.read_text()
        return whereabouts(told)

    def stop(self) -> None:
        """End the process."""
        self.pipe.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join(5)
        self.folder.cleanup()


class OverHttp:
    """A bot at an address: it is sent what its seat sees and its options, and answers with one of them."""

    talks = False

    def __init__(self, address: str, seconds: float) -> None:
        self.address = address
        self.seconds = seconds

    def ask(self, match: Match, seat: int, want: str, seed: int) -> str | None:
        """The bot's word, asked for over the network."""
        decision = match.decision(seat)
        question = {
            "game": match.game.name,
            "seat": seat,
            "prompt": decision.prompt,
            "rule": decision.rule,
            "options": [action.text for action in decision.options],
            "view": match.view(seat),
        }
        request = urllib.request.Request(
            self.address,
            json.dumps(question).encode(),
            {"content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=self.seconds) as answer:
                text = json.loads(answer.read(MOST_ANSWER))["action"]
        except urllib.error.HTTPError as fault:
            raise ContestantFault(f"answered with HTTP status {fault.code}") from None
        except OSError as fault:
            reason = fault.reason if isinstance(fault, urllib.error.URLError) else fault
            if isinstance(reason, TimeoutError):
                raise ContestantFault(f"gave no answer within {self.seconds:g} seconds") from None
            raise ContestantFault(f"cannot be reached at {self.address}: {reason}") from None
        except (ValueError, KeyError, TypeError):
            raise ContestantFault('its answer is not of the form {"action": "..."}') from None
        return str(text)

    def stop(self) -> None:
        """Nothing to stop: it runs elsewhere."""


def enter(
    spec: str, config: Config, seat: int, seed: int, seconds: float, iterations: int
) -> Contestant:
    """A bot takes its seat."""
    if spec.startswith(("http://", "https://")):
        return OverHttp(spec, seconds)
    return InProcess(spec, config, seat, seed, seconds, iterations)
