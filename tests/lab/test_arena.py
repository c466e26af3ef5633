"""The arena: all seatings, clocks, ratings; whoever fails loses alone."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

import tabletown
from tabletown.cli.contests import once
from tabletown.core.errors import BadUsage
from tabletown.lab.arena import contestants
from tabletown.lab.arena.contest import pairings, read_contest, seatings
from tabletown.lab.arena.match import ContestGame, play_pairing
from tabletown.lab.arena.table import digest, document, keep, standings

BOTS = """
import os
import time

from tabletown.bots import Bot
from tabletown.core.actions import Action


class First(Bot):
    def decide(self, knowledge, options):
        print("noise on standard output")
        return options[0]


class Raises(Bot):
    def decide(self, knowledge, options):
        raise RuntimeError("no idea")


class Stalls(Bot):
    def decide(self, knowledge, options):
        time.sleep(60)


class Dies(Bot):
    def decide(self, knowledge, options):
        os._exit(3)


class Cheats(Bot):
    def choose(self, knowledge):
        return Action("place", (), -1, "place colossus_museum 9,9 s")


class Unborn(Bot):
    def __init__(self, game, seed):
        raise KeyError("no weights")


class NoBot:
    pass


class Late(Bot):
    def __init__(self, game, seed):
        time.sleep(60)
"""


def contest_file(folder: Path, bots: dict[str, str], more: str = "") -> Path:
    (folder / "bots.py").write_text(BOTS)
    lines = [f'{name} = "{bot}"' for name, bot in bots.items()]
    path = folder / "contest.toml"
    path.write_text(f'game = "streets"\nseats = 2\ndeals = 1\n{more}\n[bots]\n' + "\n".join(lines))
    return path


def played(path: Path) -> list[ContestGame]:
    contest = read_contest(path)
    return [play_pairing(contest, pairing) for pairing in pairings(contest)]


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Raises", ['bots.py", line 17, in decide', "RuntimeError: no idea"]),
        (
            "Stalls",
            ["gave no answer to 'choose' within 3 seconds:\n", 'bots.py", line 22, in decide'],
        ),
        ("Dies", ["its process ended (exit status 3)"]),
        ("Cheats", ["answered 'place colossus_museum 9,9 s'", "STR-"]),
        ("Unborn", ["bots.py", "KeyError: 'no weights'"]),
        ("NoBot", ["'NoBot' in bots.py is no subclass of tabletown.bots.Bot"]),
    ],
)
def test_a_bot_that_fails_is_told_where_and_loses_alone(
    bot: str, said: list[str], tmp_path: Path
) -> None:
    limit = "seconds = 3" if bot == "Stalls" else "seconds = 30"
    path = contest_file(tmp_path, {"bad": f"bots.py:{bot}", "good": "random"}, limit)
    contest = read_contest(path)
    game = play_pairing(contest, pairings(contest)[0])
    assert game.bots == ("bad", "good")
    (failure,) = game.failures
    assert (failure.bot, failure.seat) == ("bad", 0)
    for text in said:
        assert text in failure.what
    assert game.winners == (1,)
    assert game.ranks == (2, 1)
    assert tabletown.load(game.record).chain == game.chain


def test_a_bot_that_is_never_made_is_told_how_long_was_waited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contestants, "START_SECONDS", 1.5)
    path = contest_file(tmp_path, {"late": "bots.py:Late", "good": "random"}, "seconds = 5")
    contest = read_contest(path)
    (failure,) = play_pairing(contest, pairings(contest)[0]).failures
    assert failure.what == "gave no answer to 'start' within 1.5 seconds"


def test_the_same_file_gives_the_same_games(tmp_path: Path) -> None:
    path = contest_file(tmp_path, {"any": "random", "first": "bots.py:First"}, "seconds = 30")
    one, two = played(path), played(path)
    assert digest(one) == digest(two)
    assert [game.bots for game in one] == [("any", "first"), ("first", "any")]
    contest = read_contest(path)
    keep(tmp_path / "kept", contest, one)
    told = json.loads((tmp_path / "kept" / "arena.json").read_text())
    assert told == document(contest, two)
    assert str(tmp_path) not in json.dumps(told)
    record = (tmp_path / "kept" / "records" / "00001.txt").read_text()
    assert tabletown.load(record).chain == one[1].chain


class Page(HTMLParser):
    """What a page says and links to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[Path] = []
        self.open: list[str] = []
        self.text = ""
        self.path = path
        self.feed(path.read_text())
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "style")
        target = dict(attrs).get("href")
        if target:
            self.links.append((self.path.parent / target).resolve())
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_a_contest_and_its_bots_have_pages(tmp_path: Path) -> None:
    bots = {"<b>bold": "random", "first": "bots.py:First", "broken": "bots.py:Raises"}
    (tmp_path / "bots.py").write_text(BOTS)
    lines = [f"{json.dumps(name)} = {json.dumps(bot)}" for name, bot in bots.items()]
    source = tmp_path / "contest.toml"
    source.write_text(
        'game = "streets"\nseats = 2\ndeals = 1\nseconds = 30\n[bots]\n' + "\n".join(lines)
    )
    contest = read_contest(source)
    games = played(source)
    into = tmp_path / "kept"
    keep(into, contest, games, source)
    assert (into / "contest.toml").read_bytes() == source.read_bytes()
    pages = [Page(path) for path in sorted(into.rglob("*.html"))]
    assert len(pages) == 1 + len(bots)
    for page in pages:
        for target in page.links:
            assert target.is_file(), (page.path, target)
    (whole,) = [page for page in pages if page.path.name == "index.html"]
    assert {target.parent.name for target in whole.links} == {"kept", "bots", "records"}
    assert digest(games) in whole.text
    assert "<b>bold" in whole.text
    assert str(tmp_path) not in whole.text
    assert 'bots.py", line 17, in decide' in whole.text
    (own,) = [page for page in pages if page.path.name == "2-broken.html"]
    assert "failures: 4" in own.text
    assert own.text.count("RuntimeError: no idea") == 4
    assert len([target for target in own.links if target.suffix == ".txt"]) == 4
    (other,) = [page for page in pages if page.path.name == "1-first.html"]
    assert "RuntimeError" not in other.text


def test_the_table_rates_and_counts(tmp_path: Path) -> None:
    path = contest_file(tmp_path, {"a": "easy", "b": "random", "c": "random"})
    contest = read_contest(path)
    games = [
        ContestGame(0, 1, ("a", "b"), (0,), (9, 3), (1, 2), "x", "", ()),
        ContestGame(1, 1, ("c", "a"), (1,), (3, 9), (2, 1), "y", "", ()),
        ContestGame(2, 1, ("b", "c"), (0, 1), (5, 5), (1, 1), "z", "", ()),
    ]
    rows = standings(contest, games)
    assert rows[0]["bot"] == "a"
    assert {row["bot"]: (row["wins"], row["games"]) for row in rows} == {"a": (2, 2), "b": (0.5, 2), "c": (0.5, 2)}  # fmt: skip
    assert all(row["low"] <= row["win_rate"] <= row["high"] and row["half"] > 0 for row in rows)


def test_everybody_sits_everywhere() -> None:
    assert len(seatings(["a", "b", "c"], 2)) == 6
    for bots, sides in ((["a", "b"], 4), (list("abcdefgh"), 4), (list("abcde"), 3)):
        found = seatings(bots, sides)
        assert len(set(found)) == len(found)
        for side in range(sides):
            assert {row[side] for row in found} == set(bots)


class Answers(BaseHTTPRequestHandler):
    """A bot over HTTP that takes the last option; at /bad it talks nonsense, at /down it is broken, at /slow too slow."""

    def do_POST(self) -> None:
        if self.path == "/slow":
            time.sleep(1)
        question = json.loads(self.rfile.read(int(self.headers["content-length"])))
        assert question["view"]["seat"] == question["seat"]
        self.send_response(500 if self.path == "/down" else 200)
        self.end_headers()
        answer = {"action": question["options"][-1]} if self.path == "/good" else ["what?"]
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_bots_over_the_network(address: str, tmp_path: Path) -> None:
    for path, said in (("/good", None), ("/bad", "not of the form"), ("/down", "HTTP status 500")):
        file = contest_file(tmp_path, {"net": address + path, "other": "random"}, "seconds = 30")
        contest = read_contest(file)
        game = play_pairing(contest, pairings(contest)[0])
        assert [said in failure.what for failure in game.failures] == ([True] if said else [])
    file = contest_file(tmp_path, {"net": "http://127.0.0.1:1/", "other": "random"})
    contest = read_contest(file)
    (failure,) = play_pairing(contest, pairings(contest)[0]).failures
    assert failure.what.startswith("cannot be reached at http://127.0.0.1:1/: ")
    file = contest_file(tmp_path, {"net": address + "/slow", "other": "random"}, "seconds = 0.2")
    contest = read_contest(file)
    (failure,) = play_pairing(contest, pairings(contest)[0]).failures
    assert failure.what == "gave no answer within 0.2 seconds"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("game = ", "contest.toml: "),
        ('game = "streets"', "missing required field `bots`"),
        ('game = "streets"\nrounds = 3\nbots = {a = "easy", b = "easy"}', "unknown field `rounds`"),
        ('game = "streets"\nbots = {a = "easy"}', "two bots or more"),
        ('game = "streets"\ndeals = 0\nbots = {a = "easy", b = "easy"}', "more than 0"),
        ('game = "street"\nbots = {a = "easy", b = "easy"}', "no game 'street'"),
        ('game = "streets"\nbots = {a = "genius", b = "easy"}', "bots.a: there is no bot level 'genius'"),
        ('game = "streets"\nbots = {a = "x.py:A", b = "easy"}', "bots.a: there is no file x.py"),
        ('game = "streets"\nbots = {a = "x:A", b = "easy"}', "bots.a: there is no kind of bot 'x:A'"),
        ('game = "fifty_first_state"\nmode = "solo"\nbots = {a = "easy", b = "easy"}', "one side"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_one_sentence(text: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "contest.toml"
    path.write_text(text)
    with pytest.raises(BadUsage) as caught:
        pairings(read_contest(path))
    assert fault in str(caught.value)
    with pytest.raises(BadUsage, match="cannot read"):
        read_contest(tmp_path / "nowhere.toml")


def test_the_command(tmp_path: Path) -> None:
    path = contest_file(
        tmp_path, {"first": "bots.py:First", "bad": "bots.py:Raises"}, "seconds = 30"
    )
    done = subprocess.run(
        [sys.executable, "-m", "tabletown", "arena", path.name, "--jobs", "2", "--json", "--into", "kept"],
        cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [(row["bot"], row["wins"], row["failures"]) for row in told["table"]] == [("first", 2, 0), ("bad", 0, 2)]  # fmt: skip
    assert len(list((tmp_path / "kept" / "records").iterdir())) == 2


def test_what_went_wrong_is_told_once() -> None:
    failures = [
        {"bot": "a", "game": 1, "what": "the bot at seat 0 failed:\nKeyError: 'x'"},
        {"bot": "b", "game": 2, "what": "its process ended"},
        {"bot": "a", "game": 3, "what": "the bot at seat 1 failed:\nKeyError: 'x'"},
        {"bot": "a", "game": 4, "what": "its process ended"},
    ]
    found = [(failure["game"], times) for failure, times in once(failures)]
    assert found == [(1, 2), (2, 1), (4, 1)]
