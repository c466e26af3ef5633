"""Whatever stands in a content file is read: a field that does nothing misleads who writes a pack."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.core.content import hold, is_wording
from tabletown.core.match import Match
from tabletown.core.rng import Dice

GAMES = Path(tabletown.__file__).parent / "games"
STEPS = 150

# Read where a short game seldom comes: missions that are nearly won, bots that bargain. That some code
# reads them by this name is all that is asked.
LATE = {
    "Cond.different_districts", "Cond.different_kinds", "Cost.token", "Mission.action", "Mission.tokens",
    "Mission.uses_hero_tokens", "NegotiationEntry.accept_margin", "NegotiationEntry.bluff",
    "NegotiationEntry.promise_trust_prior", "NegotiationEntry.share_of_surplus_offered",
}  # fmt: skip


def schema_of(name: str) -> ModuleType:
    """The module that says what stands in the files of a game."""
    package = f"tabletown.games.{name}"
    there = importlib.util.find_spec(f"{package}.schema") is not None
    return importlib.import_module(f"{package}.schema" if there else f"{package}.content")


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]


def declared(module: ModuleType) -> Iterator[tuple[type[msgspec.Struct], str]]:
    """Every field that is not for readers only, with the struct that declares it."""
    for kind in structs(module):
        if any(is_wording_struct(kind, module)):
            continue
        for field in msgspec.structs.fields(kind):
            if field.name in kind.__annotations__ and not is_wording(field.type):
                yield kind, field.name


def is_wording_struct(kind: type[msgspec.Struct], module: ModuleType) -> Iterator[bool]:
    """Whether a struct stands only in fields that are for readers."""
    for other in structs(module):
        for field in msgspec.structs.fields(other):
            if is_wording(field.type) and kind in getattr(field.type, "__args__", ()):
                yield True


@pytest.fixture
def reads(request: pytest.FixtureRequest) -> Iterator[set[tuple[type, str]]]:
    """Which fields of which structs are read, except by checks of the content."""
    module = schema_of(request.param)
    found: set[tuple[type, str]] = set()

    def watched(entry: Any, name: str) -> Any:
        reader = sys._getframe(1)
        place = reader.f_globals.get("__name__", "")
        checks = place.endswith(".checks") or reader.f_code.co_name.startswith("check")
        if not checks and place != "tabletown.core.content":
            found.add((type(entry), name))
        return object.__getattribute__(entry, name)

    kinds = structs(module)
    for kind in kinds:
        setattr(kind, "__getattribute__", watched)  # noqa: B010 (structs have none of their own)
    yield found
    for kind in kinds:
        delattr(kind, "__getattribute__")


def play_a_little(name: str) -> None:
    """A short game of every variant, with everything that looks at content."""
    game = tabletown.find(name)
    # Held content is read anew; the game's own may have been read before anybody watched.
    word = hold(f"watched-{name}", game.content_documents(game.config()))
    for number, own in enumerate(game.variants()):
        config = msgspec.structs.replace(own, pack=word)
        game.names(config)
        match = Match(game, config, number)
        bots = [make_bot(game, "easy", number) for _ in range(config.seats)]
        dice = Dice(number)
        for step in range(STEPS):
            if match.over:
                break
            seat = match.state.deciders()[0]
            match.decision(seat)
            if step % 20 == 0:
                match.view(seat)
                match.forecast(seat)
                match.free_options(seat)
                bots[seat].choose(match.knowledge(seat))
                bots[seat].talk(match.knowledge(seat))
            options = match.options(seat)
            match.play(options[dice.below(len(options))], seat)


def named_in_code(name: str) -> set[str]:
    return {
        node.attr
        for path in (GAMES / name).rglob("*.py")
        if path.name not in ("content.py", "schema.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }


@pytest.mark.parametrize(
    ("reads", "name"),
    [(name, name) for name in ("streets", "fifty_first_state", "new_angeles", "great_machine")],
    indirect=["reads"],
)
def test_every_field_is_read(reads: set[tuple[type, str]], name: str) -> None:
    module = schema_of(name)
    play_a_little(name)
    in_code = named_in_code(name)
    unread = [
        f"{kind.__name__}.{field}"
        for kind, field in declared(module)
        if not any(issubclass(reader, kind) and field == read for reader, read in reads)
        and not (f"{kind.__name__}.{field}" in LATE and field in in_code)
    ]
    assert unread == []
