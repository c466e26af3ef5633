"""The content packs that a host offers: read and checked at the start, then held in memory."""

from __future__ import annotations

from pathlib import Path

from tabletown.core.content import hold, holding, pack_head
from tabletown.core.errors import BadContent, BadUsage
from tabletown.core.game import Game
from tabletown.games import find
from tabletown.server.errors import Trouble
from tabletown.server.protocol.http import PackInfo


def offer(folders: list[str]) -> dict[str, list[PackInfo]]:
    """The packs in these folders, by game."""
    found: dict[str, list[PackInfo]] = {}
    for folder in folders:
        if not Path(folder).is_dir():
            raise BadUsage(f"there is no content pack folder '{folder}'")
        try:
            head = pack_head(Path(folder))
            if not head.game:
                raise BadContent("pack.toml: field 'game': say which game the pack is for")
            game = find(head.game)
            digest = checked(game, folder)
            hold(digest, game.content_documents(game.config(pack=folder)))
        except BadContent as error:
            raise BadUsage(f"content pack {folder}: {error}") from None
        found.setdefault(game.name, []).append(PackInfo(head.name, digest, head.title))
    return found


def checked(game: Game, folder: str) -> str:
    """The digest of a pack with which every mode can be played."""
    digest = ""
    for mode in game.modes:
        config = game.config(None, mode.name, pack=folder)
        game.actions(config)
        digest = game.content_digest(config)
    return digest


def place_of(offered: list[PackInfo], name: str | None) -> str | None:
    """What ``Config.pack`` is for the pack that somebody wishes."""
    if name is None:
        return None
    for pack in offered:
        if pack.name == name:
            return holding(pack.digest)
    raise Trouble("bad-usage", f"this server has no content pack '{name[:40]}' for this game")


def name_of(offered: list[PackInfo], content: str) -> str | None:
    """The pack with this digest, if it is still offered."""
    return next((pack.name for pack in offered if pack.digest == content), None)
