"""Four games, one house: the same rooms with the same names in every game's folder."""

from __future__ import annotations

from importlib import import_module

import pytest

from scripts.shape import ABSENT, PREFIXES, PUBLIC, ROOMS, RULEBOOKS, rooms_of, table
from tabletown.games import names


def test_every_game_of_the_package_is_looked_at() -> None:
    assert set(names()) >= set(PREFIXES)


@pytest.mark.parametrize("game", PREFIXES)
def test_a_game_has_the_rooms_that_all_have_and_no_other(game: str) -> None:
    wanted = {room for room in ROOMS if game not in ABSENT.get(room, set())}
    assert set(rooms_of(game)) == wanted | RULEBOOKS


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("module", PUBLIC)
def test_a_room_offers_its_names(game: str, module: str) -> None:
    found = import_module(f"tabletown.games.{game}{module}")
    wanted = [name.format(Game=PREFIXES[game]) for name in PUBLIC[module]]
    assert [name for name in wanted if not hasattr(found, name)] == []


def test_the_table_shows_all_games() -> None:
    head, *rows = table().splitlines()
    assert head.split() == ["room", *PREFIXES]
    assert len(rows) == len(ROOMS) + len(RULEBOOKS)
