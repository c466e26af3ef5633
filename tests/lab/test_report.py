"""Reports: numbers that can be checked by hand, and pages that open anywhere."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tabletown.core.errors import BadUsage
from tabletown.games import find, names
from tabletown.lab.probe import Notes
from tabletown.lab.probe.base import Track
from tabletown.lab.report import charts, report
from tabletown.lab.report.analysis import Findings, UseFigures, games_needed
from tabletown.lab.report.words import LOCALE, ReportWords, messages
from tabletown.lab.runs import Run
from tabletown.lab.simulate import SimulatedGame, the_job

LANGUAGES = ("en", "ru", "pl")
MODES = [(name, mode.name, mode.least) for name in names() for mode in find(name).modes]


def run_of(name: str, mode: str, seats: int, games: int = 8, bots: str = "random") -> Run:
    config = find(name).config(seats, mode)
    run = Run(the_job(config, (bots,) * seats, rotate=True, notes=True), 1)
    run.play(games)
    assert all(game.failure is None for game in run.played)
    return run


def made(games: list[SimulatedGame]) -> Findings:
    """Findings of games written by hand."""
    run = Run(the_job(find("lanterns").config(2), ("easy", "easy"), notes=True), 1)
    run.played = games
    return Findings(run)


def game(
    seed: int, winner: int, uses: list[dict[str, int]], scores: tuple[int, int]
) -> SimulatedGame:
    notes = Notes(rounds=3 + seed % 2, uses=uses, tracks={}, lead=[0, 1, winner], talk={}, swing=2)
    return SimulatedGame(
        seed=seed, decisions=20, levels=("easy", "easy"), winners=(winner,), scores=scores,
        ranks=(1, 2) if winner == 0 else (2, 1), roles=("", ""), reason="goal", notes=notes,
    )  # fmt: skip


def test_shares_and_uses_are_counted() -> None:
    games = [game(n, int(n % 4 == 0), [{"show": 3}, {}], (40, 30)) for n in range(100)]
    found = made(games)
    first, second = found.seats
    assert (first.wins, second.wins) == (75, 25)
    assert (first.share, first.fair) == (0.75, 0.5)
    assert (first.verdict, second.verdict) == ("strong", "weak")
    (use,) = found.uses[1]
    assert (use.name, use.seats, use.wins, use.per_game) == ("kind-show", 100, 75, 3.0)
    assert use.fair == 0.5
    assert use.verdict == "strong"
    assert sorted(set(found.lengths)) == [3, 4]
    assert found.swings()[0].seed == 0


def test_a_finished_game_stays_in_the_curve() -> None:
    games = [game(n, 0, [{}, {}], (40, 30)) for n in range(4)]
    for one, values in zip(games, ([0, 2, 9], [0, 2, 9], [0, 1, 2, 3], [0, 1, 2, 5]), strict=True):
        assert one.notes is not None
        one.notes.tracks["threat"] = values
    curve = made(games).curve(Track("threat"))
    assert curve.games == [4, 4, 4, 2]
    assert curve.middle == [0, 1.5, 5.5, 7]  # the last one of 3, 5, 9, 9


def test_few_games_prove_nothing() -> None:
    found = made([game(n, n % 2, [{}, {}], (40, 30)) for n in range(6)])
    assert all(row.verdict == "" for row in found.seats)
    assert games_needed(0.5) == 2401


def test_the_neutral_line_is_that_of_the_role() -> None:
    """Where one side wins nearly always, its actions are not strong for that alone."""
    run = Run(the_job(find("lanterns").config(2), ("easy", "easy"), notes=True), 1)
    run.played = [
        SimulatedGame(
            seed=n, decisions=9, levels=("easy", "easy"), winners=(0,) if n % 10 else (1,),
            scores=(1, 0), ranks=(1, 2), roles=("machine", "heroes"), reason="goal",
            notes=Notes(2, [{"order": 1}, {"act": 1}], {}, [0], {}),
        )
        for n in range(200)
    ]  # fmt: skip
    for use in Findings(run).uses[1]:
        assert use.share == pytest.approx(use.fair)
        assert use.verdict == ""


def test_a_long_label_takes_two_lines() -> None:
    game = find("streets")
    words = ReportWords(game, game.config(2), "ru")
    use = UseFigures("x", {"place": 9}, 9, 5, 0.5, 0.3, 0.7, 0.5, 0.9)
    label = "Центральная площадь: поднять недовольство"
    chart = charts.uses([use], [label], ["place"], 10, words, "uses", "?")
    written = re.findall(r"<text[^>]*>([^<]*)</text>", chart)
    assert label not in written
    first = written.index("Центральная площадь: поднять")
    assert written[first + 1] == "недовольство"


def test_no_finished_game_is_said() -> None:
    run = Run(the_job(find("lanterns").config(2), ("easy", "easy")), 1)
    with pytest.raises(BadUsage, match="no finished game"):
        report(run)


class Checker(HTMLParser):
    """Collects what must not be in a page: scripts, styles of their own, foreign addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.references: set[str] = set()
        self.faults: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "link", "img", "iframe", "object", "base"):
            self.faults.append(tag)
        for name, value in attrs:
            text = value or ""
            if name == "style" or name.startswith("on"):
                self.faults.append(f"{tag} {name}")
            if name == "id":
                self.ids.append(text)
            if name in ("href", "src", "xlink:href") and not text.startswith("#"):
                self.faults.append(f"{tag} {name}={text}")
            self.references.update(re.findall(r"url\(#([^)]+)\)", text))
            if name == "href" and text.startswith("#"):
                self.references.add(text[1:])


def check_page(page: str) -> None:
    checker = Checker()
    checker.feed(page)
    assert checker.faults == []
    assert len(checker.ids) == len(set(checker.ids))
    assert checker.references <= set(checker.ids)
    style = re.search(r"<style>(.*?)</style>", page, re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style.group(1).encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in page
    assert "default-src 'none'" in page
    assert "nan" not in re.sub(r"[a-z]+nan|nan[a-z]+", "", page.lower())


@pytest.mark.parametrize(("name", "mode", "seats"), MODES)
def test_every_mode_has_a_report(name: str, mode: str, seats: int) -> None:
    run = run_of(name, mode, seats)
    page = report(run)
    check_page(page)
    assert page.count('<section class="card') >= 3
    assert page.count("<svg role=") >= 2
    assert page == report(run)  # the same run, the same page


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_speak_three_languages(language: str) -> None:
    page = report(run_of("streets", "standard", 3, 30), language)
    check_page(page)
    assert f'<html lang="{language}"' in page
    words = ReportWords(find("streets"), find("streets").config(3), language)
    for key in ("balance-report", "by-seats", "score-distribution", "length", "uses", "next"):
        assert words(key) in page


def test_the_languages_say_the_same_things() -> None:
    keys = {
        language: re.findall(
            r"^([a-z][a-z0-9_-]*) =", (LOCALE / f"{language}.ftl").read_text(encoding="utf-8"), re.M
        )
        for language in LANGUAGES
    }
    assert keys["ru"] == keys["en"]
    assert keys["pl"] == keys["en"]
    for language in LANGUAGES:
        assert len(keys[language]) == len(set(keys[language]))


@pytest.mark.parametrize("name", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_every_kind_of_action_and_track_has_a_word(name: str) -> None:
    from tabletown.lab.probe import probe_type

    game = find(name)
    probe = probe_type(game)
    for language in LANGUAGES:
        said = messages(language)
        for track in probe.tracks:
            assert f"track-{name}-{track.name}" in said
        for word in probe.talk_words:
            assert f"talk-{name}-{word}" in said
        assert f"unit-{probe.round_word}" in said
    for mode in game.modes:
        config = game.config(None, mode.name)
        words = ReportWords(game, config, "en")
        for kind in game.actions(config).kinds:
            assert words.knows(f"kind-{name}-{kind}") or words.knows(f"kind-{kind}"), kind


def test_numbers_are_written_as_the_language_writes_them() -> None:
    config = find("streets").config(2)
    english, russian = (ReportWords(find("streets"), config, language) for language in ("en", "ru"))
    assert english.percent(0.125).replace("\u202f", " ") == "12.5 %"
    assert russian.percent(0.125).replace("\u202f", " ") == "12,5 %"
    assert (english.count(12345), russian.count(12345)) == ("12,345", "12\u202f345")


def test_the_command_writes_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletown.cli import cli

    def tabletown(*arguments: str) -> None:
        cli.main(list(arguments), standalone_mode=False)

    monkeypatch.chdir(tmp_path)
    tabletown("report", "lanterns", "--games", "12", "--bots", "easy,random", "--out", "a.html")
    check_page((tmp_path / "a.html").read_text(encoding="utf-8"))
    tabletown("simulate", "lanterns", "--games", "5", "--notes", "--into", "run")
    tabletown("report", "--from", "run", "--lang", "pl", "--out", "b.html")
    assert "Raport o balansie" in (tmp_path / "b.html").read_text(encoding="utf-8")
    for arguments, fault in (
        ((), "which game"),
        (("streets", "--from", "run"), "holds games of lanterns"),
        (("--from", "nowhere"), "holds no run"),
        (("lanterns", "--games", "2", "--out", "no/such/folder.html"), "cannot write"),
    ):
        with pytest.raises(BadUsage, match=fault):
            tabletown("report", *arguments)


# Words of a chart that its edge cuts off, and cards that are narrower than what they hold.
CUT_OFF = """[...document.querySelectorAll('svg[role=img] text')].filter(text => {
    const own = text.getBoundingClientRect(), chart = text.closest('svg').getBoundingClientRect();
    return own.left < chart.left - 1 || own.right > chart.right + 1;
}).map(text => text.textContent)"""
TOO_WIDE = """[...document.querySelectorAll('.card')]
    .filter(card => card.scrollWidth > card.clientWidth + 1)
    .map(card => card.querySelector('h2').textContent)"""


@pytest.mark.e2e
def test_reports_open_in_a_browser_without_complaint(tmp_path: Path) -> None:
    """Light, dark, phone and print: no message on the console, nothing wider than the page."""
    from playwright.sync_api import sync_playwright

    from scripts.browser import launch_options

    pages: dict[str, Path] = {}
    for name, mode, seats in MODES:
        run = run_of(name, mode, seats, 6)
        for language in LANGUAGES:
            path = tmp_path / f"{name}_{mode}_{language}.html"
            path.write_text(report(run, language), encoding="utf-8")
            pages[f"{name} {mode} {language}"] = path
    complaints: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for what, path in pages.items():
            for width, scheme in ((1440, "light"), (390, "dark")):
                page = browser.new_page(
                    viewport={"width": width, "height": 900},
                    color_scheme=scheme,  # type: ignore[arg-type]
                )
                page.on(
                    "console",
                    lambda message, what=what: complaints.append(f"{what}: {message.text}"),
                )  # type: ignore[misc]
                page.on("pageerror", lambda error, what=what: complaints.append(f"{what}: {error}"))  # type: ignore[misc]
                page.goto(path.as_uri())
                wide: Any = page.evaluate("document.documentElement.scrollWidth")
                assert wide <= width, f"{what} is {wide} wide"
                assert page.evaluate(CUT_OFF) == [], what
                page.emulate_media(media="print")
                page.set_viewport_size({"width": 780, "height": 1100})  # A4 with margins
                assert page.evaluate(CUT_OFF) == [], f"{what}, printed"
                assert page.evaluate(TOO_WIDE) == [], f"{what}, printed"
                page.close()
        browser.close()
    assert complaints == []
