"""The charts of a report. Intervals are always drawn, targets are hatched, outliers have their own mark."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any, Final

from matplotlib.ticker import MaxNLocator

from tabletown.lab.report.analysis import BAND, Curve, ShareFigures, UseFigures
from tabletown.lab.report.drawing import COLOURS, drawn, figure, styled
from tabletown.lab.report.words import ReportWords
from tabletown.lab.stats import mean, quantile

INK, MUTED, LINE = COLOURS["ink"], COLOURS["muted"], COLOURS["line"]
ACCENT, SOFT, OK, BAD, INFO = (COLOURS[name] for name in ("accent", "soft", "ok", "bad", "info"))
WAYS: Final = [COLOURS[f"way-{i}"] for i in range(5)]
VERDICT: Final = {"strong": BAD, "weak": INFO, "": INK}
MARKER: Final = {"strong": "D", "weak": "v", "": "o"}
MOST_BINS: Final = 32
LABEL_WIDTH: Final = 30  # characters of a label beside the bars; longer ones take two lines
FEWEST_BARS: Final = 5  # room for so many, so that a single bar is a bar and not a wall


@styled
def shares(
    rows: list[ShareFigures], labels: list[str], words: ReportWords, name: str, sentence: str
) -> str:
    """Win rates with their intervals, against the hatched target."""
    height = 36 * len(rows) + 58
    chart, axes = figure(430, height)
    longest = max([len(label) for label in labels])
    left = min(0.42, 0.05 + 0.0165 * longest)
    chart.subplots_adjust(left=left, right=0.83, top=1 - 8 / height, bottom=46 / height)
    fair = rows[0].fair
    low = min([row.low for row in rows] + ([fair - BAND] if fair is not None else []))
    high = max([row.high for row in rows] + ([fair + BAND] if fair is not None else []))
    edge = 0.06 * (high - low)
    axes.set_xlim(max(0.0, low - edge), min(1.0, high + edge))
    axes.set_ylim(len(rows) - 0.4, -0.6)
    if fair is not None:
        axes.axvspan(fair - BAND, fair + BAND, facecolor="none", edgecolor=OK, hatch="////", lw=0, alpha=0.8)  # fmt: skip
        axes.axvline(fair, color=INK, lw=1.2, ls=(0, (3, 2)))
        axes.text(
            fair, -40 / height, words("target", fair=fair, band=BAND),
            transform=axes.get_xaxis_transform(), ha="center", va="top", color=OK, weight="bold",
        )  # fmt: skip
    for place, (row, label) in enumerate(zip(rows, labels, strict=True)):
        colour = VERDICT[row.verdict]
        axes.errorbar(
            [row.share], [place], xerr=[[row.share - row.low], [row.high - row.share]],
            fmt=MARKER[row.verdict], ms=7, lw=2, capsize=5, capthick=2, color=colour,
        )  # fmt: skip
        beside(axes, -0.03, place, label, "right", INK, "bold")
        value = f"{words.percent(row.share)}"
        beside(axes, 1.04, place - 0.14, value, "left", colour, "bold")
        half = (row.high - row.low) / 2
        beside(axes, 1.04, place + 0.3, f"± {words.points(half)}", "left", MUTED, "normal", 10)
    percent_axis(axes, words)
    bare(axes)
    return drawn(chart, name, sentence)


def beside(
    axes: Any, x: float, y: float, text: str, side: str, colour: str, weight: str, size: float = 11.5
) -> None:  # fmt: skip
    """A label beside a point."""
    axes.text(
        x, y, text, transform=axes.get_yaxis_transform(), ha=side, va="center", color=colour,
        weight=weight, size=size,
    )  # fmt: skip


def percent_axis(axes: Any, words: ReportWords) -> None:
    """Ticks in percent."""
    axes.xaxis.set_major_locator(round_ticks(5))
    ticks = [t for t in axes.get_xticks() if axes.get_xlim()[0] <= t <= axes.get_xlim()[1]]
    digits = 0 if all(abs(100 * tick - round(100 * tick)) < 0.01 for tick in ticks) else 1
    axes.set_xticks(ticks, [words.percent(tick, digits) for tick in ticks])
    axes.grid(axis="x")
    axes.set_axisbelow(True)


def round_ticks(most: int, whole: bool = False) -> MaxNLocator:
    """Ticks at 1, 2 or 5 of something: quarters would have to be rounded in their labels."""
    return MaxNLocator(nbins=most, steps=[1, 2, 5, 10], integer=whole)


def bare(axes: Any) -> None:
    """Axes without lines and ticks."""
    axes.set_yticks([])
    axes.tick_params(length=0)
    for side in ("left", "bottom", "top", "right"):
        axes.spines[side].set_visible(False)


@styled
def scores(
    winners: list[int], others: list[int], words: ReportWords, name: str, sentence: str
) -> str:
    """Final scores of winners and of the others."""
    chart, axes = figure(430, 232)
    chart.subplots_adjust(left=0.03, right=0.98, top=0.86, bottom=0.2)
    everything = sorted([*winners, *others])
    low, high = quantile(everything, 0.002), quantile(everything, 0.998)
    width = max(1, -(-int(high - low + 1) // MOST_BINS))
    for values, colour, share in ((others, SOFT, 0.92), (winners, ACCENT, 0.6)):
        counts = Counter([int((value - low) // width) for value in values if low <= value <= high])
        places = [low + (bin + 0.5) * width - 0.5 for bin in counts]
        axes.bar(places, list(counts.values()), width=share * width, color=colour)
    top = axes.get_ylim()[1]
    axes.set_ylim(0, top * 1.02)
    rest = "others-mean" if winners else "mean"
    middles = [(winners, ACCENT, "winner-mean"), (others, MUTED, rest)]
    means = [mean(values) for values, _, _ in middles if values]
    for values, colour, key in middles:
        if not values:
            continue
        centre = mean(values)
        place = (centre - axes.get_xlim()[0]) / (axes.get_xlim()[1] - axes.get_xlim()[0])
        ahead = place < 0.28 or (place < 0.72 and centre >= max(means))
        axes.axvline(centre, color=INK if colour == ACCENT else MUTED, lw=1.1, ls=(0, (2, 2)))
        axes.text(
            centre, 1.02, f" {words(key, score=round(centre, 1))} ",
            transform=axes.get_xaxis_transform(), ha="left" if ahead else "right", va="bottom",
            color=colour, weight="bold",
        )  # fmt: skip
    axes.xaxis.set_major_locator(round_ticks(8, whole=True))
    axes.set_xlabel(words("final-score"), labelpad=4)
    bare(axes)
    axes.spines["bottom"].set_visible(True)
    axes.spines["bottom"].set_color(INK)
    return drawn(chart, name, sentence)


@styled
def lengths(values: list[int], words: ReportWords, unit: str, name: str, sentence: str) -> str:
    """How long games were."""
    chart, axes = figure(430, 210)
    chart.subplots_adjust(left=0.02, right=0.98, top=0.88, bottom=0.24)
    ordered = sorted(values)
    low, high = int(quantile(ordered, 0.005)), int(quantile(ordered, 0.995))
    width = max(1, -(-(high - low + 1) // 11))
    counts: Counter[int] = Counter()
    for value in ordered:
        counts[(min(max(value, low), high) - low) // width] += 1
    bins = range((high - low) // width + 1)
    shares_ = [counts[bin] / len(ordered) for bin in bins]
    most = max(shares_)
    for bin, share in zip(bins, shares_, strict=True):
        axes.bar(bin, share, width=0.78, color=ACCENT if share == most else SOFT)
        if share > 0:
            axes.text(
                bin, share + most * 0.03, words.percent(share, 0), ha="center", va="bottom",
                weight="bold", size=10.5,
            )  # fmt: skip
    starts = [low + bin * width for bin in bins]
    names = [str(a) if width == 1 else f"{a}–{a + width - 1}" for a in starts]
    axes.set_xticks(list(bins), names, size=9 if width > 1 and len(names) > 7 else 11)
    axes.set_ylim(0, most * 1.12)
    if len(bins) < FEWEST_BARS:
        side = (FEWEST_BARS - len(bins)) / 2 + 0.5
        axes.set_xlim(-side, len(bins) - 1 + side)
    axes.set_xlabel(unit, labelpad=4)
    bare(axes)
    axes.spines["bottom"].set_visible(True)
    axes.spines["bottom"].set_color(INK)
    return drawn(chart, name, sentence)


@styled
def uses(rows: list[UseFigures], labels: list[str], ways: list[str], games: int, words: ReportWords, name: str, sentence: str) -> str:  # fmt: skip
    """What players do with cards, and how those who use them fare."""
    height = 34 * len(rows) + 46
    chart, (bars, points) = two_panels(1300, height, (0.2, 0.56), (0.6, 0.93))
    most = max([sum(row.ways.values()) for row in rows]) / games
    for axes in (bars, points):
        axes.set_ylim(len(rows) - 0.4, -0.6)
    for place, (row, label) in enumerate(zip(rows, labels, strict=True)):
        lines = wrap(label, LABEL_WIDTH)
        for number, line in enumerate(lines):  # one by one: the page's font has other widths
            middle = place + 0.36 * (number - (len(lines) - 1) / 2)
            beside(bars, -0.02, middle, line, "right", INK, "bold", 13 if len(lines) == 1 else 11)
        bars.barh(place, most, height=0.56, color=COLOURS["rest"])
        start = 0.0
        for number, way in enumerate(ways):
            users = row.ways.get(way, 0) / games
            if users > 0:
                bars.barh(place, users, left=start, height=0.56, color=WAYS[number % len(WAYS)])
                if users > 0.07 * most:
                    bars.text(
                        start + users / 2, place, words.decimal(users, 2 if most < 1.5 else 1),
                        ha="center", va="center", color=COLOURS["surface"], size=11, weight="bold",
                    )  # fmt: skip
            start += users
        colour = VERDICT[row.verdict]
        points.plot([row.fair] * 2, [place - 0.42, place + 0.42], color=INK, lw=1.3, ls=(0, (2, 1)))
        points.errorbar(
            [row.share], [place], xerr=[[row.share - row.low], [row.high - row.share]],
            fmt=MARKER[row.verdict], ms=7, lw=2, capsize=5, capthick=2, color=colour,
        )  # fmt: skip
        beside(points, 1.02, place, words.percent(row.share), "left", colour, "bold", 13)
    bars.set_xlim(0, most)
    percent_axis(points, words)
    bare(bars)
    bare(points)
    bars.xaxis.set_major_locator(round_ticks(4))
    bars.set_xticks(bars.get_xticks(), [words.decimal(x, 1) for x in bars.get_xticks()])
    bars.set_xlim(0, most)
    for axes in (bars, points):
        axes.tick_params(axis="x", labelsize=12)
    return drawn(chart, name, sentence)


def two_panels(width: int, height: int, first: tuple[float, float], second: tuple[float, float]) -> tuple[Any, tuple[Any, Any]]:  # fmt: skip
    """A chart with two panels beside each other."""
    chart, axes = figure(width, height)
    bottom, top = 40 / height, 1 - 6 / height
    axes.set_position((first[0], bottom, first[1] - first[0], top - bottom))
    other = chart.add_axes((second[0], bottom, second[1] - second[0], top - bottom))
    other.set_facecolor("none")
    return chart, (axes, other)


@styled
def endings(rows: list[tuple[str, float]], words: ReportWords, name: str, sentence: str) -> str:
    """How games ended; each ending with its share."""
    height = 46 * len(rows) + 10
    chart, axes = figure(430, height)
    chart.subplots_adjust(left=0.01, right=0.86, top=1, bottom=0)
    axes.set_ylim(len(rows) - 0.4, -0.75)
    most = max([share for _, share in rows])
    axes.set_xlim(0, most)
    for place, (label, share) in enumerate(rows):
        axes.barh(place + 0.08, share, height=0.32, color=ACCENT if share == most else SOFT)
        axes.text(0, place - 0.2, label, ha="left", va="bottom", size=11.5)
        beside(axes, share / most + 0.02, place + 0.08, words.percent(share), "left", INK, "bold")
    bare(axes)
    axes.set_xticks([])
    return drawn(chart, name, sentence)


@styled
def curve(found: Curve, words: ReportWords, label: str, unit: str, name: str, sentence: str) -> str:
    """A track over the rounds: the middle game, and the spread around it."""
    chart, axes = figure(430, 222)
    chart.subplots_adjust(left=0.09, right=0.97, top=0.9, bottom=0.2)
    rounds = list(range(len(found.middle)))
    axes.fill_between(rounds, found.low, found.high, color=SOFT, alpha=0.45, lw=0)
    axes.fill_between(rounds, found.first, found.third, color=SOFT, lw=0)
    axes.plot(rounds, found.middle, color=ACCENT, lw=2.4, solid_joinstyle="round")
    limit = found.track.limit
    if limit is not None:
        axes.axhline(limit, color=BAD, lw=1.3, ls=(0, (4, 2)))
        label = words("limit", number=limit)
        axes.annotate(
            label, (rounds[0], limit), xytext=(6, 3), textcoords="offset points", color=BAD,
            va="bottom", size=10.5,
        )  # fmt: skip
    highest = max([*found.high, limit or 0, 1])
    axes.set_ylim(min([0, *found.low]), highest * 1.12)
    axes.set_xlim(0, max(rounds[-1], 1))
    axes.locator_params(axis="both", nbins=6, integer=True)
    axes.set_xlabel(unit, labelpad=4)
    axes.grid(axis="y")
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.spines["left"].set_visible(False)
    axes.spines["bottom"].set_color(INK)
    return drawn(chart, name, sentence)
