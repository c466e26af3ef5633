"""A game of another package brings its board and its lessons; the server hands them out."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from tabletown import games
from tests.outside import installed_game
from tests.server.host import in_thread

LESSON = {"format": 1, "kind": "lesson", "order": 1, "title": {"en": "One stone"}, "steps": []}


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("outside")
    package = installed_game("steep_steps", folder)
    for place, text in {
        "board/index.js": "export default { contract: 1, mount() {} };",
        "board/art/stone.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "lessons/one-stone.json": json.dumps(LESSON),
        "lessons/broken.json": "{",
    }.items():
        (package / place).parent.mkdir(parents=True, exist_ok=True)
        (package / place).write_text(text)
    games.__path__.append(str(package.parent))
    with (
        in_thread(tmp_path_factory.mktemp("data")) as host,
        httpx.Client(base_url=host.http, timeout=60) as client,
    ):
        yield client
    games.__path__.remove(str(package.parent))


def test_a_game_says_what_it_brings(http: httpx.Client) -> None:
    listed = {game["name"]: game for game in http.get("/api/games").json()}
    found = listed["steep_steps"]
    assert found["title"] == {"en": "Steep steps", "ru": "Steep steps", "pl": "Steep steps"}
    assert found["pitch"]["en"].startswith("Pile numbered stones")
    assert found["minutes"] == 10
    assert found["board"] == "/boards/steep_steps/index.js"
    assert listed["streets"]["title"]["ru"] == "Улицы"
    assert listed["streets"]["board"] == ""
    assert listed["lanterns"]["title"]["pl"] == "Lanterns"
    assert listed["lanterns"]["pitch"]["en"] == ""


def test_its_board_is_handed_out_and_nothing_else(http: httpx.Client) -> None:
    module = http.get("/boards/steep_steps/index.js")
    assert module.status_code == 200
    assert module.headers["content-type"].startswith("text/javascript")
    assert "mount" in module.text
    assert http.get("/boards/steep_steps/art/stone.svg").headers["content-type"] == "image/svg+xml"
    for path in (
        "/boards/steep_steps/none.js",
        "/boards/steep_steps/../state.py",
        "/boards/steep_steps/%2e%2e/state.py",
        "/boards/nowhere/index.js",
        "/boards/streets/index.js",
    ):
        assert http.get(path).status_code == 404, path


def test_its_lessons_are_handed_out_and_a_broken_one_is_left_out(http: httpx.Client) -> None:
    [lesson] = http.get("/api/games/steep_steps/lessons").json()
    assert lesson == {**LESSON, "game": "steep_steps", "id": "one-stone"}
    assert http.get("/api/games/streets/lessons").json() == []
    assert http.get("/api/games/nowhere/lessons").status_code == 404
