"""The pages of an arena: one for the contest, one for every bot, with the records to download.

They are files without any script, so that a folder can be opened as it is, put anywhere, or into the
folder ``arenas`` of a server's data, which then shows it under ``/arena``.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any

STYLE = Path(__file__).with_name("arena.css")
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="{up}arena.css">
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def write_pages(into: Path, found: dict[str, Any]) -> None:
    """Write all pages of a contest, from what ``arena.json`` says, into its folder."""
    (into / "bots").mkdir(exist_ok=True)
    (into / "arena.css").write_text(STYLE.read_text(encoding="utf-8"), encoding="utf-8")
    (into / "index.html").write_text(contest_page(found), encoding="utf-8")
    for row in found["table"]:
        name = row["bot"]
        page = bot_page(found, name)
        (into / bot_address(found, name)).write_text(page, encoding="utf-8")


def bot_address(found: dict[str, Any], bot: str) -> str:
    """Where the page of a bot is; the number keeps names apart that look alike in an address."""
    number = list(found["contest"]["bots"]).index(bot)
    return f"bots/{number}-{re.sub('[^A-Za-z0-9_-]+', '-', bot)[:40]}.html"


def table(headings: list[str], rows: list[list[str]]) -> str:
    """A table of cells that are HTML already; all columns but the first are figures."""
    head = "".join([f"<th scope=col>{heading}</th>" for heading in headings])
    lines = ["".join([f"<td>{cell}</td>" for cell in row]) for row in rows]
    body = "\n".join([f"<tr>{line}</tr>" for line in lines])
    return f"<div class=wide><table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"


def link(address: str, text: str) -> str:
    """A link; both parts are made safe."""
    return f'<a href="{escape(address)}">{escape(text)}</a>'


def share(value: float) -> str:
    """A share in per cent."""
    return f"{value:.1%}".replace("%", " %")


def contest_page(found: dict[str, Any]) -> str:
    """Table, how to repeat it, failures, games."""
    contest = found["contest"]
    game = contest["game"]
    options = ", ".join([f"{name} = {value}" for name, value in contest["options"].items()])
    played = [
        ["game", escape(game)], ["mode", escape(str(contest["mode"] or "the usual"))],
        ["seats", str(contest["seats"] or "the usual")], ["options", escape(options) or "none"],
        ["deals", f"{contest['deals']}, seeds from {contest['seed']} on, each in all seatings"],
        ["time for a decision", f"{contest['seconds']:g} s"],
        ["search budget of hard", f"{contest['iterations']} trials"],
        ["tabletown", f"{escape(found['tabletown'])}, rules version {found['rules']}"],
        ["digest of all games", f"<code>{found['digest']}</code>"],
    ]  # fmt: skip
    body = [
        f"<h1>Arena: {escape(game)}</h1>",
        f"<p>{found['games']} games of {len(found['table'])} bots. Ratings are OpenSkill's "
        "(Plackett-Luce), intervals hold 95 %.</p>",
        standings_table(found),
        failures_part(found["failures"], "", found),
        "<h2>To repeat it</h2>",
        table(["setting", "value"], played),
        f"<p>{link('contest.toml', 'contest.toml')} has all of it: <code>tabletown arena contest.toml</code> plays the same "
        "games and shows the same digest, as long as the bots are the same and none of them looks at a "
        f"clock. {link('arena.json', 'arena.json')} holds these figures for programs.</p>",
        "<h2>Games</h2>",
        games_table(found["played"], "", found),
    ]
    return PAGE.format(title=f"Arena: {escape(game)}", up="", body="\n".join(body))


def standings_table(found: dict[str, Any]) -> str:
    """The bots, the best first."""
    rows = [
        [
            link(bot_address(found, row["bot"]), row["bot"]),
            f"{row['mu']:.1f} ± {row['half']:.1f}",
            share(row["win_rate"]), f"{share(row['low'])} to {share(row['high'])}",
            str(row["games"]), str(row["failures"]),
        ]
        for row in found["table"]
    ]  # fmt: skip
    return table(["bot", "rating", "won", "interval", "games", "failures"], rows)


def failures_part(failures: list[dict[str, Any]], up: str, found: dict[str, Any]) -> str:
    """What bots that failed were told."""
    if not failures:
        return ""
    parts = ["<h2>Failures</h2>", "<p>Who fails loses that game; the others play on.</p>"]
    for one in failures:
        bot = link(up + bot_address(found, one["bot"]), one["bot"])
        place = f"game {one['game']}, seat {one['seat']}, after {one['action']} actions"
        parts.append(f"<h3>{bot}, {place}</h3>\n<pre>{escape(one['what'])}</pre>")
    return "\n".join(parts)


def games_table(games: list[dict[str, Any]], up: str, found: dict[str, Any]) -> str:
    """Games with their seats, scores and records; ``up`` leads to the contest's folder."""
    rows = []
    for game in games:
        seats = [
            f"{link(up + bot_address(found, bot), bot)}{' (won)' if seat in game['winners'] else ''}"
            for seat, bot in enumerate(game["bots"])
        ]
        record = f"records/{game['number']:05}.txt"
        rows.append(
            [
                str(game["number"]), str(game["seed"]), ", ".join(seats),
                " : ".join([str(score) for score in game["scores"]]),
                f'<a href="{up}{record}" download>record</a>',
            ]
        )  # fmt: skip
    return table(["game", "seed", "seats, from the first on", "scores", "record"], rows)


def bot_page(found: dict[str, Any], bot: str) -> str:
    """One bot: how it stands, against whom, what it was told, all its games."""
    (row,) = [row for row in found["table"] if row["bot"] == bot]
    place = [row["bot"] for row in found["table"]].index(bot) + 1
    games = [game for game in found["played"] if bot in game["bots"]]
    failures = [failure for failure in found["failures"] if failure["bot"] == bot]
    against = []
    for other in found["contest"]["bots"]:
        met = [game for game in games if other in game["bots"]] if other != bot else []
        if met:
            won, lost = [sum([won_by(game, name) for game in met]) for name in (bot, other)]
            against.append(
                [link(f"../{bot_address(found, other)}", other), str(len(met)), str(won), str(lost)]
            )
    body = [
        f"<p>{link('../index.html', 'Arena: ' + found['contest']['game'])}</p>",
        f"<h1>{escape(bot)}</h1>",
        f"<p>Place {place} of {len(found['table'])}. Played by <code>{escape(found['contest']['bots'][bot])}</code>. "
        f"Rating {row['mu']:.1f} ± {row['half']:.1f}; won {share(row['win_rate'])} of {row['games']} games "
        f"(95 % interval {share(row['low'])} to {share(row['high'])}); failures: {row['failures']}.</p>",
        "<h2>Against the others</h2>",
        table(["against", "games", "won", "lost to it"], against),
        failures_part(failures, "../", found),
        "<h2>Games</h2>",
        games_table(games, "../", found),
    ]
    return PAGE.format(title=f"{escape(bot)}, arena", up="../", body="\n".join(body))


def won_by(game: dict[str, Any], bot: str) -> bool:
    """Whether a bot is among the winners."""
    return any(game["bots"][seat] == bot for seat in game["winners"])
