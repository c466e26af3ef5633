"""Contests of bots that were played beside the server: what of their folders is shown, and a list of them."""

from __future__ import annotations

from html import escape
from pathlib import Path
from urllib.parse import quote

import msgspec

import tabletown

STYLE = Path(tabletown.__file__).parent / "lab" / "arena" / "arena.css"
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".json": "application/json",
    ".toml": "text/plain",
    ".txt": "text/plain",
}
NONE = (
    "<p>No contest has been played here yet. The host plays one with "
    "<code>tabletown arena FILE --into DATA/arenas/NAME</code>.</p>"
)
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arena</title>
<link rel="stylesheet" href="arena.css">
</head>
<body>
<main>
<h1>Arena</h1>
{body}
</main>
</body>
</html>
"""


class ArenaRow(msgspec.Struct):
    """What the list says of a bot."""

    bot: str
    mu: float


class ArenaInfo(msgspec.Struct):
    """What the list says of a contest, as ``arena.json`` has it."""

    contest: dict[str, object]
    games: int
    digest: str
    table: list[ArenaRow]


def arena_file(folder: Path, name: str) -> tuple[bytes, str] | None:
    """A file of a contest with its media type; None for everything else that may lie there."""
    if name == "index.html":
        return contests(folder).encode(), KINDS[".html"]
    if name == "arena.css":
        return STYLE.read_bytes(), KINDS[".css"]
    kind = KINDS.get(Path(name).suffix)
    try:
        path = (folder / name).resolve()
        if kind is None or not path.is_relative_to(folder.resolve()) or not path.is_file():
            return None
        return path.read_bytes(), kind
    except (OSError, ValueError):  # a name that no file can have
        return None


def contests(folder: Path) -> str:
    """The list of all contests, the newest first."""
    found = []
    for path in folder.glob("*/arena.json"):
        try:
            one = msgspec.json.decode(path.read_bytes(), type=ArenaInfo)
        except (OSError, msgspec.DecodeError):
            continue  # not one of ours
        found.append((path.stat().st_mtime, path.parent.name, one))
    rows = [
        f'<tr><td><a href="{quote(name)}/index.html">{escape(name)}</a></td><td>{escape(str(one.contest["game"]))}</td>'
        f"<td>{one.games}</td><td>{', '.join([escape(row.bot) for row in one.table])}</td><td><code>{escape(one.digest)}</code></td></tr>"
        for _, name, one in sorted(found, key=lambda each: each[0], reverse=True)
        if "game" in one.contest
    ]
    if not rows:
        return PAGE.format(body=NONE)
    heads = "".join(
        [
            f"<th scope=col>{head}</th>"
            for head in ("contest", "game", "games", "bots, the best first", "digest")
        ]
    )
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>\n" + "\n".join(rows)
    return PAGE.format(body=f"<div class=wide>{table}\n</tbody></table></div>")
