"""The page: cards with one sentence, one chart and a table of its numbers each."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from html import escape
from pathlib import Path

from tabletown import __version__
from tabletown.lab.report import charts
from tabletown.lab.report.analysis import (
    BAND,
    Curve,
    Findings,
    PairFigures,
    ShareFigures,
    UseFigures,
    games_needed,
    settings,
)
from tabletown.lab.report.words import ReportWords
from tabletown.lab.stats import mean, quantile

STYLE = Path(__file__).parent / "report.css"
LOGO = (
    '<svg class="logo" viewBox="0 0 26 20" aria-hidden="true"><path class="l1" d="M1 9l4-4 4 4v10H1z"/>'
    '<path class="l2" d="M10 5l3-4 3 4v14h-6z"/><path class="l3" d="M17 10h8v9h-8z"/></svg>'
)


def page(found: Findings, words: ReportWords) -> str:
    """All of it."""
    style = STYLE.read_text(encoding="utf-8")
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    title = heading(found, words)
    body = f"{head(found, words)}<main>{''.join(cards(found, words))}</main>"
    return (
        f'<!doctype html><html lang="{words.language}" data-game="{found.config.game}"><head>'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>{body}"
        f"<footer>{escape(words('made-by', version=__version__))}</footer></body></html>\n"
    )


def heading(found: Findings, words: ReportWords) -> str:
    """The title of the page."""
    mode = words.say(f"mode-{found.config.mode}")
    return f"{words.say('game-title')}, {mode}, {words('seats', number=found.config.seats)}"


def head(found: Findings, words: ReportWords) -> str:
    """What was played, by whom, with which seeds."""
    job, run = found.job, found.run
    bots = Counted(job.bots).told(words)
    last = run.seed + len(run.played) - 1
    chips = [
        words("games", number=len(found.finished), text=words.count(len(found.finished))),
        bots + (f", {words('rotated')}" if job.rotate and len(set(job.bots)) > 1 else ""),
        words("seeds", first=str(run.seed), last=str(last)),
    ]
    chips += [words.option(name, value) for name, value in settings(found.config).items()]
    rules = words("versions", rules=found.game.rules, content=job.content or "–")
    told = "".join([f"<li>{escape(chip)}</li>" for chip in chips])
    failures = ""
    if found.failures:
        failures = f'<p class="alarm">{escape(words("failures", number=found.failures))}</p>'
    return (
        f'<header><p class="over">{LOGO}<b>tabletown</b> <span>{escape(words("balance-report"))}</span>'
        f"<small>{escape(rules)}</small></p><h1>{escape(heading(found, words))}</h1>"
        f'<ul class="chips">{told}</ul>{failures}</header>'
    )


class Counted:
    """Equal words told once with their number."""

    def __init__(self, items: tuple[str, ...]) -> None:
        self.items = items

    def told(self, words: ReportWords) -> str:
        """The items with their numbers, in words."""
        kinds = dict.fromkeys(self.items)
        return ", ".join([f"{self.items.count(kind)} × {words.level(kind)}" for kind in kinds])


def cards(found: Findings, words: ReportWords) -> list[str]:
    """The cards in their order, narrow ones in columns; what the game does not have is left out."""
    results = endings_card if len(found.sides) == 2 else scores_card
    first = [*win_cards(found, words), results(found, words), length_card(found, words)]
    first += [curve_card(found, one, words) for one in found.curves if len(one.middle) > 1]
    wide = [uses_card(found, words)] if found.telling_uses() else []
    last: list[str] = []
    if found.pairings:
        last.append(pairings_card(found.pairings, words))
    if found.talk:
        last.append(talk_card(found, words))
    if found.uses[1]:
        last.append(actions_card(found.uses[1], words))
    last.append(next_card(found, words))
    if not wide:
        return ['<div class="columns">', *first, *last, "</div>"]
    return [
        '<div class="columns">',
        *first,
        "</div>",
        *wide,
        '<div class="columns">',
        *last,
        "</div>",
    ]


def win_cards(found: Findings, words: ReportWords) -> list[str]:
    """The cards about who wins."""
    made: list[str] = []
    if found.overall is not None:
        made.append(overall_card(found, words, found.overall))
    if len(found.roles) > 1:
        labels = [words.role(row.name) for row in found.roles]
        made.append(shares_card(found.roles, labels, "roles", words, len(found.finished)))
    if len(found.seats) > 1 and (found.job.rotate or not made):
        labels = [words.seat(int(row.name)) for row in found.seats]
        made.append(shares_card(found.seats, labels, "seats", words, len(found.finished)))
    if len(found.levels) > 1 and not found.alone:
        labels = [words.level(row.name) for row in found.levels]
        made.append(shares_card(found.levels, labels, "levels", words, len(found.finished)))
    return made


# -- parts ----------------------------------------------------------------------------------------


def card(
    title: str, aside: str, sentence: str, body: str, numbers: str = "", wide: str = ""
) -> str:
    """One card; ``sentence`` is HTML that was escaped already."""
    note = f"<small>{escape(aside)}</small>" if aside else ""
    return (
        f'<section class="card {wide}"><h2>{escape(title)}{note}</h2>'
        f'<p class="find">{sentence}</p>{body}{numbers}</section>'
    )


def table(rows: list[list[str]], heads: list[str], words: ReportWords, open_: bool = False) -> str:
    """Numbers behind a chart; the first column names the row."""
    top = "".join([f"<th>{escape(one)}</th>" for one in heads])
    body = "".join(
        [
            f'<tr><th scope="row">{escape(first)}</th>'
            + "".join([f"<td>{escape(value)}</td>" for value in rest])
            + "</tr>"
            for first, *rest in rows
        ]
    )
    inner = f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
    if open_:
        return inner
    return f"<details><summary>{escape(words('numbers'))}</summary>{inner}</details>"


def badge(verdict: str, words: ReportWords) -> str:
    """A verdict as a mark with a word."""
    shape = {"strong": "M1 8L5 1l4 7z", "weak": "M1 2h8L5 9z"}[verdict]
    mark = f'<svg viewBox="0 0 10 10" aria-hidden="true"><path d="{shape}"/></svg>'
    return f'<span class="badge {verdict}">{mark}{escape(words(verdict))}</span>'


def plain(sentence: str) -> str:
    """A sentence without its marks, for those who hear it."""
    return sentence.replace("<b>", "").replace("</b>", "")


# -- cards ----------------------------------------------------------------------------------------


def overall_card(found: Findings, words: ReportWords, row: ShareFigures) -> str:
    """How often the players won together."""
    sentence = words("overall-find", share=row.share, low=row.low, high=row.high)
    reasons = [
        [words.say(f"outcome-{reason}", winners=[]), words.count(count), words.percent(count / len(found.finished))]
        for reason, count in found.reasons.most_common()
    ]  # fmt: skip
    chart = charts.shares([row], [words("won")], words, "overall", plain(sentence))
    numbers = table(reasons, [words("ending"), words("games-head"), words("share")], words)
    return card(words("overall"), words("interval"), sentence, chart, numbers)


def shares_card(
    rows: list[ShareFigures], labels: list[str], kind: str, words: ReportWords, games: int
) -> str:
    """Win rates by seat, role or level; between levels there is no target."""
    if kind == "levels":
        rows = [with_no_target(row) for row in rows]
    outside = [(row, label) for row, label in zip(rows, labels, strict=True) if row.verdict]
    half = max([(row.high - row.low) / 2 for row in rows])
    if kind == "levels":
        sentence = escape(words("levels-find"))
        said = sentence
    elif outside:
        told = []
        for row, label in outside:
            fair = row.fair or 0.0
            key = "above" if row.verdict == "strong" else "below"
            limit = fair + BAND if row.verdict == "strong" else fair - BAND
            told.append(
                f"{badge(row.verdict, words)} <b>{escape(label)} {words.percent(row.share)}</b> "
                + escape(words(key, low=limit))
            )
        rest = words("others-on-target") if len(outside) < len(rows) else ""
        sentence = " ".join([*told, escape(rest)])
        said = ", ".join([f"{label} {words.percent(row.share)}" for row, label in outside])
    elif half > BAND:
        needed = games_needed(rows[0].fair or 0.5)
        if kind == "roles" and len(rows) > 1:
            needed = int(needed * games / max(1, rows[0].games))
        text = words.count(round_up(needed))
        sentence = said = escape(words("too-few", half=half, band=BAND, text=text))
    else:
        sentence = said = escape(words("on-target"))
    chart = charts.shares(rows, labels, words, kind, said)
    numbers = table(
        [
            [label, words.count(row.games), words.count(row.wins), words.percent(row.share), f"{words.percent(row.low)} – {words.percent(row.high)}", words.decimal(row.score, 1)]
            for row, label in zip(rows, labels, strict=True)
        ],
        [words(f"{kind}-head"), words("games-head"), words("wins-head"), words("share"), words("interval"), words("score-head")],
        words,
    )  # fmt: skip
    return card(words(f"by-{kind}"), words("interval"), sentence, chart, numbers)


def with_no_target(row: ShareFigures) -> ShareFigures:
    """A share that is not judged."""
    return ShareFigures(
        row.name, row.games, row.wins, row.share, row.low, row.high, None, row.score
    )


def round_up(number: int) -> int:
    """A round number that is large enough."""
    step = int(10 ** max(1, len(str(number)) - 2))
    return -(-number // step) * step


def scores_card(found: Findings, words: ReportWords) -> str:
    """The scores of winners and others."""
    winners, others = found.winner_scores, found.other_scores
    if winners and others:
        ahead = mean(winners) - mean(others)
        sentence = words("scores-find", ahead=ahead, share=found.close_share)
    else:
        middle = quantile(sorted(winners or others), 0.5)
        sentence = words("scores-alone", middle=middle)
    chart = charts.scores(winners, others, words, "scores", plain(sentence))
    rows = []
    for label, values in ((words("winner"), winners), (words("others"), others)):
        ordered = sorted(values)
        if ordered:
            quantiles = [quantile(ordered, share) for share in (0.1, 0.25, 0.5, 0.75, 0.9)]
            rows.append([label, *[words.decimal(value, 0) for value in quantiles]])
    heads = ["", "10 %", "25 %", "50 %", "75 %", "90 %"]
    aside = words("results", text=words.count(len(winners) + len(others)))
    return card(words("score-distribution"), aside, sentence, chart, table(rows, heads, words))


def endings_card(found: Findings, words: ReportWords) -> str:
    """Two sides are measured by different things, so their scores are not compared."""
    rows = [
        (words.say(f"outcome-{reason}", winners=["…"]), count / len(found.finished))
        for reason, count in found.reasons.most_common()
    ]
    sentence = words("endings-find", share=rows[0][1])
    chart = charts.endings([(shortened(a), b) for a, b in rows], words, "endings", plain(sentence))
    numbers = table(
        [[a, words.percent(b)] for a, b in rows], [words("ending"), words("share")], words
    )
    return card(words("endings"), "", sentence, chart, numbers)


def shortened(text: str, most: int = 58) -> str:
    """A text that is not too long for its place."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def length_card(found: Findings, words: ReportWords) -> str:
    """How long games took."""
    values = sorted(found.lengths)
    unit = words(f"unit-{found.probe.round_word}" if found.noted else "unit-decisions")
    decisions = sorted([game.decisions for game in found.finished])
    sentence = words(
        "length-find",
        middle=int(quantile(decisions, 0.5)),
        most=int(values[-1]),
        unit=unit,
    )
    chart = charts.lengths(values, words, unit, "length", plain(sentence))
    rows = [
        [words.say(f"outcome-{reason}", winners=["…"]), words.count(count), words.percent(count / len(found.finished))]
        for reason, count in found.reasons.most_common()
    ]  # fmt: skip
    numbers = table(rows, [words("ending"), words("games-head"), words("share")], words)
    aside = words("median", number=int(quantile(values, 0.5)), unit=unit)
    return card(words("length"), aside, sentence, chart, numbers)


def curve_card(found: Findings, one: Curve, words: ReportWords) -> str:
    """The course of a track."""
    label = words(f"track-{found.config.game}-{one.track.name}")
    last = one.middle[-1]
    sentence = words("curve-find", first=one.middle[0], last=last)
    unit = words(f"unit-{found.probe.round_word}")
    chart = charts.curve(one, words, label, unit, f"track-{one.track.name}", plain(sentence))
    rows = [
        [str(i), words.count(games), *[words.decimal(v[i], 1) for v in (one.low, one.first, one.middle, one.third, one.high)]]
        for i, games in enumerate(one.games)
    ]  # fmt: skip
    heads = [unit, words("games-head"), "10 %", "25 %", "50 %", "75 %", "90 %"]
    return card(label, words("bands"), sentence, chart, table(rows, heads, words))


def uses_card(found: Findings, words: ReportWords) -> str:
    """What is used, and how its users fare."""
    rows = found.telling_uses()
    everything = found.uses[0]
    ways = sorted({way for use in everything for way in use.ways}, key=way_order(everything))
    labels = [words.use(use.name) for use in rows]
    strong = [words.use(use.name) for use in rows if use.verdict == "strong"][:3]
    weak = [words.use(use.name) for use in rows if use.verdict == "weak"][-3:]
    told = []
    if strong:
        told.append(f"{badge('strong', words)} <b>{escape(', '.join(strong))}</b>")
    if weak:
        told.append(f"{badge('weak', words)} <b>{escape(', '.join(weak))}</b>")
    sentence = " ".join(told) or escape(words("uses-even"))
    legend = "".join(
        [
            f'<li><i class="b-way-{i % 5}"></i>{escape(words.kind(way))}</li>'
            for i, way in enumerate(ways)
        ]
    )
    chart = charts.uses(rows, labels, ways, len(found.noted), words, "uses", words("uses"))
    numbers = table(
        [
            [words.use(use.name), *[words.count(use.ways.get(way, 0)) for way in ways], words.percent(use.share), f"{words.percent(use.low)} – {words.percent(use.high)}", words(use.verdict) if use.verdict else ""]
            for use in sorted(everything, key=lambda use: -use.share)
        ],
        ["", *[words.kind(way) for way in ways], words("wins-when"), words("interval"), ""],
        words,
    )  # fmt: skip
    aside = words("uses-aside", shown=len(rows), total=len(everything))
    body = f'<ul class="legend">{legend}</ul><div class="chart-wide">{chart}</div>'
    return card(words("uses"), aside, sentence, body, numbers, "wide")


def way_order(everything: list[UseFigures]) -> Callable[[str], int]:
    """The most frequent way first."""
    total: dict[str, int] = {}
    for use in everything:
        for way, count in use.ways.items():
            total[way] = total.get(way, 0) + count
    return lambda way: -total[way]


def actions_card(rows: list[UseFigures], words: ReportWords) -> str:
    """How often each kind of action was taken."""
    shown = sorted(rows, key=lambda use: -use.per_game)
    body = table(
        [
            [words.use(use.name), words.decimal(use.per_game, 1), words.percent(use.share), f"± {words.points((use.high - use.low) / 2)}"]
            for use in shown
        ],
        ["", words("per-game"), words("wins-when"), ""],
        words,
        open_=True,
    )  # fmt: skip
    return card(words("actions"), words("interval"), escape(words("actions-find")), body)


def pairings_card(rows: list[PairFigures], words: ReportWords) -> str:
    """Who beats whom."""
    names = sorted({row.row for row in rows})
    shares = {(row.row, row.column): row for row in rows}
    best = max(rows, key=lambda row: row.share)
    sentence = words(
        "pairings-find", row=words.role(best.row), column=words.role(best.column), share=best.share
    )
    head = "".join([f"<th>{escape(words.role(name))}</th>" for name in names])
    body = ""
    for row in names:
        body += f'<tr><th scope="row">{escape(words.role(row))}</th>'
        for column in names:
            one = shares.get((row, column))
            if one is None:
                body += '<td class="same"></td>'
                continue
            step = max(-4, min(4, round((one.share - 0.5) * 50)))
            shade = f"up{step}" if step > 0 else f"down{-step}" if step < 0 else ""
            body += f'<td class="{shade}">{words.decimal(100 * one.share, 0)}</td>'
        body += "</tr>"
    matrix = f'<div class="scroll"><table class="matrix"><thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    return card(words("pairings"), words("pairings-aside"), sentence, matrix)


def talk_card(found: Findings, words: ReportWords) -> str:
    """What was negotiated."""
    rows = [
        [words(f"talk-{found.config.game}-{one.name}"), words.decimal(one.per_game, 1), words.percent(one.games, 0)]
        for one in found.talk
    ]  # fmt: skip
    heads = ["", words("per-game"), words("in-games")]
    body = table(rows, heads, words, open_=True)
    sentence = words("talk-find")
    judged = {one.name: one.per_game for one in found.talk if one.name.startswith("promise-")}
    kept, broken = judged.get("promise-kept", 0.0), judged.get("promise-broken", 0.0)
    if kept + broken > 0:
        sentence = f"{sentence} {words('talk-kept', share=kept / (kept + broken))}"
    return card(words("talk"), "", escape(sentence), body)


def next_card(found: Findings, words: ReportWords) -> str:
    """What to look at next, with the command that shows it."""
    items: list[str] = []
    job = found.job
    base = f"tabletown simulate {found.config.game} --mode {found.config.mode} --seats {found.config.seats}"
    changed = "".join(
        [f" --option {n}={str(v).lower()}" for n, v in settings(found.config).items()]
    )
    budget = f" --iterations {job.iterations}" if job.iterations else ""
    bots = f" --bots {','.join(job.bots)}{budget}"
    named = [use for use in found.telling_uses() if use.verdict == "strong"][:2]
    for use in named:
        items.append(escape(words("look-at-use", name=words.use(use.name), share=use.share)))
    for game in found.swings()[:2]:
        assert game.notes is not None
        seating = f" --bots {','.join(game.levels)}{budget} --seed {game.seed}"
        command = f"{base}{changed}{seating} --games 1 --records --into swing-{game.seed}"
        if found.run.folder is not None and job.keep_records:
            command = f"tabletown replay {found.run.folder / 'records'}/{game.seed}.txt"
        text = words("look-at-swing", seed=str(game.seed), number=game.notes.swing)
        items.append(f"{escape(text)}<code>{escape(command)}</code>")
    if not found.alone:
        more = round_up(games_needed(found.fair or 0.5) * max(1, len(found.roles)))
        if more > 2 * len(found.finished):
            command = f"{base}{changed}{bots} --rotate --notes --games {more} --jobs 2 --into more"
            items.append(f"{escape(words('look-at-more', text=words.count(more)))}<code>{escape(command)}</code>")  # fmt: skip
    if not items:
        return card(words("next"), "", escape(words("nothing-to-look-at")), "")
    body = "<ol>" + "".join([f"<li>{item}</li>" for item in items]) + "</ol>"
    return card(words("next"), "", escape(words("next-find")), body)
