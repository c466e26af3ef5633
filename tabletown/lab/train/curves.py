"""``python -m tabletown.lab.train.curves FILE...``: the curves of learned players as one picture.

The files are those that :mod:`tabletown.lab.train` writes beside weights. Every way of learning gets a panel, every game a
colour. The colours can be read on light and on dark paper, and the picture needs neither scripts nor styles.
"""

from __future__ import annotations

import argparse
import json
from html import escape
from math import log
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 520
PANEL: Final = 300
LEFT, RIGHT, TOP, BOTTOM = 46, 12, 64, 42  # around the curves of a panel
INK: Final = "#7b7f86"
LINE: Final = "#7b7f8660"
COLOURS: Final = ("#c2641e", "#2f7fd0", "#3a9150", "#a65bc4", "#b8860b", "#c23b5e")
SECONDS: Final = (
    0.2,
    0.5,
    1,
    2,
    5,
    10,
    20,
    60,
    120,
    300,
    900,
    3600,
)  # where the scale may have a mark
# What a panel shows: how it is called, the column that is drawn, and one to compare with.
PANELS: Final = {
    "imitate": ("Imitation: choices foretold in games held back; dotted: in games learnt", "held_back", "learnt"),
    "selfplay": ("Self-play: mean chance of the action that seems best", "likeliest", None),
}  # fmt: skip

Report = dict[str, Any]


class Panel:
    """One way of learning: time runs to the right, by powers, shares upwards."""

    def __init__(self, method: str, reports: list[Report], top: int) -> None:
        self.title, self.column, self.beside = PANELS[method]
        self.reports = reports
        self.top = top + TOP
        self.low = top + PANEL - BOTTOM
        seconds: list[float] = [point["seconds"] for report in reports for point in report["curve"]]
        self.first, self.last = min(seconds), max(seconds)
        columns = [name for name in (self.column, self.beside) if name]
        shares: list[float] = [
            point[name] for r in reports for point in r["curve"] for name in columns if name in point
        ]  # fmt: skip
        self.most = min(1.0, max(shares) * 1.05)

    def x(self, seconds: float) -> float:
        """Where a moment stands."""
        part = log(seconds / self.first) / log(self.last / self.first) if self.last > self.first else 0.5  # fmt: skip
        return LEFT + part * (WIDTH - LEFT - RIGHT)

    def y(self, share: float) -> float:
        """Where a share stands."""
        return self.low - share / self.most * (self.low - self.top)

    def drawn(self, colours: dict[str, str]) -> list[str]:
        """The panel's title, scales, legend and curves."""
        found = [text(LEFT, self.top - 44, self.title)]
        for tenth in range(0, int(self.most * 10) + 1, 2):
            y = self.y(tenth / 10)
            found.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{LINE}"/>')
            found.append(text(LEFT - 6, y + 4, f"{tenth * 10}%", anchor="end"))
        for seconds in SECONDS:
            if self.first <= seconds <= self.last:
                found.append(text(self.x(seconds), self.low + 18, f"{seconds:g}", anchor="middle"))
        found.append(text(WIDTH - RIGHT, self.low + 36, "seconds of processor time", anchor="end"))
        at = float(LEFT)
        for report in self.reports:
            name, colour = game_of(report), colours[game_of(report)]
            found.append(text(at, self.top - 22, name, colour=colour))
            at += 7.4 * len(name) + 16
            found += self.curve(report, self.column, colour, "")
            if self.beside:
                found += self.curve(report, self.beside, colour, ' stroke-dasharray="1 4" stroke-linecap="round"')  # fmt: skip
        return found

    def curve(self, report: Report, column: str, colour: str, more: str) -> list[str]:
        """One line; none where the file does not have the column."""
        points = [
            f"{self.x(point['seconds']):.1f} {self.y(point[column]):.1f}"
            for point in report["curve"]
            if column in point
        ]
        if not points:
            return []
        return [f'<path d="M{" L".join(points)}" fill="none" stroke="{colour}" stroke-width="2"{more}/>']  # fmt: skip


def text(x: float, y: float, words: str, *, colour: str = INK, anchor: str = "start") -> str:
    """Words in the picture."""
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'  # fmt: skip


def game_of(report: Report) -> str:
    """The game of a report, from the name of its environment."""
    return str(report["environment"]).partition("/")[2].rpartition("-v")[0]


def picture(reports: list[Report]) -> str:
    """All curves as SVG."""
    games = sorted({game_of(report) for report in reports})
    colours = {game: COLOURS[i % len(COLOURS)] for i, game in enumerate(games)}
    parts: list[str] = []
    height = 0
    for method in PANELS:
        mine = [report for report in reports if report["method"] == method and report.get("curve")]
        if mine:
            parts += Panel(method, mine, height).drawn(colours)
            height += PANEL
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" font-family="system-ui, sans-serif" font-size="13">',
            *parts,
            "</svg>\n",
        ]
    )


def main(arguments: list[str] | None = None) -> None:
    """Draw the files of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tabletown.lab.train.curves")
    parser.add_argument("files", nargs="+", type=Path, help="the .json files beside weights")
    parser.add_argument("--into", type=Path, default=Path("curves.svg"))
    chosen = parser.parse_args(arguments)
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(chosen.files)]
    chosen.into.write_text(picture(reports), encoding="utf-8")


if __name__ == "__main__":
    main()
