"""A game of another package in the browser: on the plain board in words, and on a board of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Server, Visitors
from tests.e2e.table import options, play_on, start
from tests.outside import installed_game

BOARD = """
export default {
  contract: 1,
  status: (table) => `top ${table.board.top}`,
  mount(target, table) {
    const list = document.createElement("ul");
    list.setAttribute("aria-label", "Stones of the cairn");
    target.append(list);
    return {
      update() {
        list.replaceChildren(...(table.decision?.options ?? []).map((option) => {
          const item = document.createElement("li");
          const button = document.createElement("button");
          button.textContent = `${table.say.action(option.text)} on ${table.board.top}`;
          button.onclick = () => table.choose(option.text);
          item.append(button);
          return item;
        }));
      },
      destroy: () => list.remove(),
    };
  },
};
"""


@pytest.fixture(scope="module")
def outside_server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("outside")
    packages = [installed_game(name, folder) for name in ("summit", "belvedere", "silent_hill")]
    (packages[1] / "board").mkdir()
    (packages[1] / "board" / "index.js").write_text(BOARD)
    (packages[2] / "locale" / "en.ftl").unlink()  # a game that has no texts yet
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(package.parent) for package in packages])
    running = Server(folder)
    running.start()
    yield running
    running.stop()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


@pytest.fixture
def visitors(chromium: Browser, outside_server: Server) -> Iterator[Visitors]:
    made = Visitors(chromium, outside_server.url)
    yield made
    made.close()


Picture = Callable[[Page, str], None]


def test_a_new_game_is_played_to_its_end_on_the_plain_board(
    visitors: Visitors, picture: Picture
) -> None:
    page = visitors.new()
    page.goto("/")
    expect(page.get_by_role("heading", name="Four cities and more. One table.")).to_be_visible()
    start(page, "Play Summit")
    expect(options(page).first).to_be_visible()
    expect(page.get_by_text("Top of the cairn")).to_be_visible()
    expect(page.get_by_text("Lay stone", exact=False).first).to_be_visible()
    picture(page, "outside-game")
    play_on(page)
    expect(page.get_by_text("climbed highest", exact=False).first).to_be_visible()


def test_a_game_without_texts_is_told_in_words(visitors: Visitors, picture: Picture) -> None:
    page = visitors.new()
    start(page, "Play Silent hill")
    expect(page.locator("[data-option]").filter(has_text="lay: stone").first).to_be_visible()
    options(page).first.click()
    page.keyboard.press("Enter")
    expect(page.get_by_text("laid: stone", exact=False).first).to_be_visible()
    assert "{" not in page.locator("main").inner_text()
    picture(page, "outside-game-without-texts")


def test_a_board_of_its_own_follows_the_table(visitors: Visitors, picture: Picture) -> None:
    page = visitors.new()
    start(page, "Play Belvedere")
    stones = page.get_by_role("list", name="Stones of the cairn")
    first = stones.get_by_role("button", name="on 0").first
    expect(first).to_be_visible()
    picture(page, "outside-board")
    first.click()
    expect(stones.get_by_role("button", name="on 0")).to_have_count(0)
    expect(stones.get_by_role("button").first).to_be_visible()  # the bot has answered


def test_a_board_that_fails_leaves_the_plain_one(
    visitors: Visitors, outside_server: Server
) -> None:
    visitors.allowed += ("the board of belvedere failed",)
    page = visitors.new()
    page.route(
        "**/boards/belvedere/index.js",
        lambda route: route.fulfill(
            content_type="text/javascript",
            body="export default { contract: 1, mount() { throw new Error('broken'); } };",
        ),
    )
    start(page, "Play Belvedere")
    expect(options(page).first).to_be_visible()
