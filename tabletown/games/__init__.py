"""The games: one folder each here, and those that other packages bring.

A folder with a ``GAME`` in it is a game; nothing else lists them. A package elsewhere offers its
games as entry points of the group ``tabletown.games``; while one is being written, its parent folder may
stand in the environment variable ``TABLETOWN_GAMES``. An outside game that is broken is left
out, and :func:`faults` says in one sentence each which and why.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

from tabletown.core.errors import BadUsage
from tabletown.core.game import Game, Mode, unknown
from tabletown.core.state import State

GROUP = "tabletown.games"
NAME = re.compile(r"[a-z][a-z0-9_]*")
OWN = str(Path(__file__).parent)

__path__ += [folder for folder in os.environ.get("TABLETOWN_GAMES", "").split(os.pathsep) if folder]


class Source(msgspec.Struct, frozen=True):
    """Where an outside game is said to be."""

    name: str
    module: str
    origin: str  # for people: its package or folder


class Found(msgspec.Struct):
    """The games that can be played, by name the module of each, and what is wrong with others."""

    modules: dict[str, str]
    faults: dict[str, list[str]]


def names() -> list[str]:
    """The names of all games that can be played."""
    return sorted(found().modules)


def faults() -> list[str]:
    """What is wrong with outside games that were left out, one sentence each."""
    return [sentence for name in sorted(found().faults) for sentence in found().faults[name]]


def find(name: str) -> Game:
    """The game called ``name``."""
    here = found()
    if name not in here.modules:
        if name in here.faults:
            raise BadUsage(here.faults[name][0])
        raise unknown("game", name, names())
    game: Game = import_module(here.modules[name]).GAME
    return game


def found() -> Found:
    """All games; outside ones are loaded once, to know that they can be."""
    return searched(tuple(__path__))


@cache
def searched(folders: tuple[str, ...]) -> Found:
    own = [module.name for module in iter_modules([OWN]) if module.ispkg]
    here = Found({name: f"{__name__}.{name}" for name in own}, {})
    origins = dict.fromkeys(own, "tabletown itself")
    for source in [*in_folders(folders), *in_packages()]:
        if source.name in origins:
            fault = f"{origins[source.name]} has a game of that name already"
        else:
            fault = fault_of(source)
        if fault:
            sentence = f"the game '{source.name}' of {source.origin} is left out: {fault}"
            here.faults.setdefault(source.name, []).append(sentence)
        else:
            here.modules[source.name] = source.module
            origins[source.name] = source.origin
    return here


def in_folders(folders: tuple[str, ...]) -> list[Source]:
    """The games in folders that the environment names."""
    return [
        Source(module.name, f"{__name__}.{module.name}", f"the folder {folder}")
        for folder in folders
        if folder != OWN
        for module in iter_modules([folder])
        if module.ispkg
    ]


def in_packages() -> list[Source]:
    """The games that installed packages offer, in the order of their packages."""
    offered = [(origin_of(point), point) for point in entry_points(group=GROUP)]
    return [
        Source(point.name, point.value.removesuffix(":GAME").strip(), origin)
        for origin, point in sorted(offered, key=lambda pair: (pair[0], pair[1].name))
    ]


def origin_of(point: EntryPoint) -> str:
    return f"the package {point.dist.name}" if point.dist else f"the module {point.value}"


def fault_of(source: Source) -> str:
    """Why an outside game cannot be played; empty if it can."""
    if not NAME.fullmatch(source.name):
        return "a name has small letters, digits and underlines only and begins with a letter"
    if source.name in TAKEN:
        return "tabletown needs that name itself"
    try:
        game = getattr(import_module(source.module), "GAME", None)
        return missing_in(game, source) if isinstance(game, Game) else no_game(source, game)
    except (Exception, SystemExit) as error:  # whatever others wrote: it must not stop our games
        return f"loading it failed with {type(error).__name__}: {first_line(error)}"


def first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [""])[0][:200]


def no_game(source: Source, value: Any) -> str:
    wrong = (
        "has no GAME"
        if value is None
        else f"has a GAME that is no Game but a {type(value).__name__}"
    )
    return f'{source.module} {wrong} (the entry point is {source.name} = "package:GAME")'


def missing_in(game: Game, source: Source) -> str:
    """What the definition of a game lacks; it also has to have a configuration and a notation."""
    kind: Any = type(game)  # nobody checked the types of what others wrote
    for field in ("name", "modes", "state_type", "view_type"):
        if not hasattr(kind, field):
            return f"{kind.__name__} does not say its '{field}'"
    if game.name != source.name:
        return f"it calls itself '{game.name}'"
    if game.package != source.module:
        return f"{kind.__name__} stands in {game.package}, not in {source.module} or its game.py"
    if not kind.modes or not all(isinstance(mode, Mode) for mode in kind.modes):
        return f"the modes of {kind.__name__} are not a tuple with at least one Mode"
    if not issubclass(kind.state_type, State):
        return f"the state_type of {kind.__name__} is no State"
    if not issubclass(kind.view_type, msgspec.Struct):
        return f"the view_type of {kind.__name__} is no msgspec.Struct"
    config = game.config()
    game.actions(config)
    game.names(config)
    return ""


# A game in a folder becomes a part of this package: with one of these names it would stand in the place of what is here.
TAKEN = frozenset(globals())
