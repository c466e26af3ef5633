"""Routes about the games: what there is, their texts, rulebooks and schemas."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from tabletown.core.content import holding
from tabletown.core.errors import TabletownError
from tabletown.core.game import Game
from tabletown.core.sources import Origin, count_origins, entries_of, origin_of, ours_in
from tabletown.games import find, names
from tabletown.server.bots.job import levels_of, masters_in
from tabletown.server.errors import Trouble
from tabletown.server.protocol import schema
from tabletown.server.protocol.http import (
    GameInfo,
    GameTexts,
    KindWord,
    ModeInfo,
    OptionInfo,
    PileInfo,
    Rulebook,
    SourcesInfo,
)
from tabletown.server.web.asking import Ask, GamePath, documented, hub_of
from tabletown.texts import LANGUAGES, Speaker, locale_file
from tabletown.texts.rulebook import book, folder

log = structlog.get_logger()

BOARD = "index.js"  # of the folder ``board`` of a game that brings its own
LanguagePath = Annotated[str, PathParameter(min_length=2, max_length=10)]
LanguageQuery = Annotated[str, QueryParameter(min_length=2, max_length=10)]


def known_game(name: str) -> Game:
    try:
        return find(name)
    except TabletownError as error:
        raise Trouble("not-found", str(error)) from None


@cache
def game_info(name: str) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=game.name,
        rules=game.rules,
        modes=[
            ModeInfo(mode.name, mode.least, mode.most, masters_in(game, mode.name))
            for mode in game.modes
        ],
        options=[
            OptionInfo(o.name, o.default, list(o.choices), o.rule, list(o.modes), o.reading)
            for o in game.options
        ],
        levels=levels_of(game),
        tempers=sorted(game.brain().personalities),
        languages=[code for code in LANGUAGES if locale_file(game, code).is_file()],
        sources=sources_info(game),
        title={code: said(game, code, "game-title") for code in LANGUAGES},
        pitch={code: said(game, code, "game-pitch") for code in LANGUAGES},
        minutes=game.minutes,
        board=f"/boards/{name}/{BOARD}" if (folder(game) / "board" / BOARD).is_file() else "",
        lessons=sorted([path.stem for path in lesson_files(game)]),
    )


def sources_info(game: Game) -> SourcesInfo:
    """How much of a game is as printed: one line for each kind of thing, and what has to be added."""
    counted = count_origins(game.content_documents(game.config()), game.box)
    return SourcesInfo(
        [
            PileInfo({code: said(game, code, f"pile-{name}") for code in LANGUAGES}, counts)
            for name, counts in counted.items()
        ],
        {code: said(game, code, "sources-note") for code in LANGUAGES} if counted else {},
    )


def said(game: Game, language: str, key: str) -> str:
    """A text about the game itself, in English where it speaks no other language."""
    code = language if locale_file(game, language).is_file() else "en"
    say = Speaker(game, game.config(), code)
    return say(key) if key == "game-title" or say.knows(key) else ""


def lesson_files(game: Game) -> list[Path]:
    """The lessons that a game brings itself."""
    return sorted((folder(game) / "lessons").glob("*.json"))


@cache
def game_texts(name: str, language: str, packs: tuple[str, ...]) -> GameTexts:
    """``packs`` are the digests of those that are offered: their new cards have names too."""
    game = find(name)
    path = locale_file(game, language)
    if not path.is_file():
        path = locale_file(game, "en")
    ftl = path.read_text(encoding="utf-8") if path.is_file() else ""
    found: dict[str, str] = {}
    kinds: dict[str, list[KindWord]] = {}
    sources: dict[str, Origin] = {}
    ours: dict[str, list[str]] = {}
    # Every variant: options bring content, and with it names, of their own.
    own = [game.config(mode.least, mode.name) for mode in game.modes]
    offered = [
        game.config(mode.least, mode.name, pack=holding(pack))
        for pack in packs
        for mode in game.modes
    ]
    for config in own + game.variants() + offered:
        named = game.names(config)
        for key, text in named.items():
            found.setdefault(key, str(getattr(text, language)))
        for key, row in entries_of(game.content_documents(config), named).items():
            sources.setdefault(key, origin_of(row))
            if fields := ours_in(row):
                ours.setdefault(key, fields)
        for kind in game.actions(config).kinds.values():
            words = [
                KindWord(part, vocabulary.topic)
                for part, vocabulary in zip(kind.names, kind.words, strict=True)
            ]
            kinds.setdefault(kind.name, words)
    return GameTexts(name, language, ftl, found, kinds, sources, ours)


@cache
def rulebook_text(name: str, language: str) -> Rulebook:
    text, written_in = book(find(name), language)
    if not text:
        raise Trouble("not-found", f"{name} has no rulebook")
    return Rulebook(name, written_in, text)


@get("/games", sync_to_thread=False)
def list_games(request: Ask) -> list[GameInfo]:
    """All games with their modes, options, bot levels, languages, sources and packs."""
    packs = hub_of(request).packs
    return [msgspec.structs.replace(game_info(name), packs=packs.get(name, [])) for name in names()]


@get("/games/{game:str}/texts/{language:str}", sync_to_thread=False)
def texts(request: Ask, game: GamePath, language: LanguagePath) -> GameTexts:
    """The Fluent messages of a game and the names in its content; unknown languages get English."""
    known_game(game)
    packs = tuple([pack.digest for pack in hub_of(request).packs.get(game, [])])
    return game_texts(game, language if language in LANGUAGES else "en", packs)


@get("/games/{game:str}/rulebook", sync_to_thread=False)
def rulebook(game: GamePath, lang: LanguageQuery = "en") -> Rulebook:
    """The rules in Markdown; a language without a translation gets English."""
    known_game(game)
    return rulebook_text(game, lang if lang in LANGUAGES else "en")


@get("/games/{game:str}/lessons", sync_to_thread=False)
def lessons(game: GamePath) -> list[dict[str, Any]]:
    """The lessons that a game brings itself; those of our games are part of the client."""
    return read_lessons(known_game(game).name)


@cache
def read_lessons(name: str) -> list[dict[str, Any]]:
    found = []
    for path in lesson_files(find(name)):
        try:
            lesson = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except (msgspec.MsgspecError, OSError) as error:
            log.warning("a lesson is left out", game=name, file=path.name, reason=str(error))
            continue
        found.append({**lesson, "game": name, "id": path.stem})
    return found


@get("/games/{game:str}/schema", sync_to_thread=False)
def view_schema(game: GamePath) -> dict[str, Any]:
    """JSON Schema of a game's board, the part of a view that each game has of its own."""
    return msgspec.json.schema(known_game(game).view_type)


@get("/schema", sync_to_thread=False)
def protocol_schema() -> dict[str, Any]:
    """JSON Schema of all messages and bodies."""
    return schema()


def routes() -> Router:
    return Router(
        "/api",
        route_handlers=documented(
            [list_games, texts, rulebook, lessons, view_schema, protocol_schema], 400, 404, 429, 500
        ),
        tags=["games"],
    )
