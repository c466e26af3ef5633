"""The rooms of the games' folders side by side: `python -m scripts.shape` prints the table.

A game is a folder of one shape (docs/kernel.md). A room may be a module or, where it holds much, a
package; a room that a game does not need is absent; `tests/repository/test_shape.py` keeps it so.
"""

from __future__ import annotations

from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "tabletown" / "games"
ROOMS = (
    "__init__", "game", "state", "tables", "schema", "view", "worlds", "position", "explain",
    "forecast", "text", "invariants", "rules", "effects", "negotiation", "bot", "lab", "content",
    "locale",
)  # fmt: skip
# The names that others may count on, by module; `{Game}` is the game's own prefix.
PUBLIC = {
    "": ("GAME",),
    ".game": ("{Game}Game",),
    ".state": ("{Game}State",),
    ".schema": ("CONTENT", "Content"),
    ".tables": ("Tables", "tables_of"),
    ".view": ("{Game}View", "view"),
    ".worlds": ("determinise",),
    ".position": ("position",),
    ".explain": ("explain",),
    ".forecast": ("forecast",),
    ".text": ("lines", "names"),
    ".invariants": ("check",),
    ".bot.brain": ("{Game}Brain",),
}
PREFIXES = {
    "streets": "Streets",
    "fifty_first_state": "FiftyFirst",
    "new_angeles": "NewAngeles",
    "great_machine": "GreatMachine",
}
# What a game lacks because it has no such thing.
ABSENT = {
    "effects": {"streets"},  # tiles have symbols and valuations, no effects
    "negotiation": {"streets", "fifty_first_state", "great_machine"},
}
RULEBOOKS = {"rulebook.md", "rulebook.pl.md", "rulebook.ru.md"}


def rooms_of(game: str) -> dict[str, str]:
    """What stands in a game's folder: each room, and how it stands there."""
    return {
        path.stem if path.suffix == ".py" else path.name: path.name + ("/" if path.is_dir() else "")
        for path in sorted((GAMES / game).iterdir())
        if path.name != "__pycache__"
    }


def table() -> str:
    """All rooms of all games, as lines of equal columns."""
    found = {game: rooms_of(game) for game in PREFIXES}
    names = [*ROOMS, *sorted(RULEBOOKS)]
    names += sorted({room for rooms in found.values() for room in rooms} - set(names))
    rows = [["room", *PREFIXES]]
    rows += [[room, *[rooms.get(room, "") for rooms in found.values()]] for room in names]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


if __name__ == "__main__":
    print(table())
