"""``tabletown new-game``: a small complete game to start from, outside this package."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

import rich_click as click

from tabletown.core.errors import BadUsage
from tabletown.games import NAME, TAKEN, find, names

TEMPLATE = Path(__file__).parent / "template"
LONGEST = 40


@click.command("new-game")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write (default: one called NAME here).",
)
def new_game(name: str, into: Path | None) -> None:
    """Write a small complete game called NAME, to be changed into yours.

    It has rules, texts, a rulebook, a bot and tests, and is played at once in the terminal and in
    the browser.
    """
    check_name(name)
    folder = into or Path(name)
    written = write(name, folder)
    print(
        f"{folder}: {written} files. It is a game already:\n"
        f"  pip install -e {folder}\n"
        f"  tabletown play {name} --seats human,normal\n"
        f"  pytest {folder}"
    )


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a game and of a Python package."""
    if not NAME.fullmatch(name) or not 3 <= len(name) <= LONGEST or keyword.iskeyword(name):
        raise BadUsage(
            f"'{name[:LONGEST]}' cannot be the name of a game: 3 to {LONGEST} small letters, digits and "
            "underlines, beginning with a letter"
        )
    if name in TAKEN:
        raise BadUsage(f"'{name}' cannot be the name of a game: tabletown needs that name itself")
    if name in names():
        raise BadUsage(f"there is a game '{name}' already, in {find(name).package}")
    known = find_spec(name)
    if known is not None and known.origin is not None:  # a mere folder has no origin
        raise BadUsage(f"there is a Python package '{name}' already; choose another name")


def words_for(name: str) -> dict[str, str]:
    """What stands in the template, and what it becomes."""
    parts = [part for part in name.split("_") if part]
    letters = re.sub("[^A-Z]", "", name.upper())
    return {
        "MYG-": f"{(letters + 'XX')[:3]}-",
        "My game": " ".join(parts).capitalize(),
        "MyGame": "".join([part.capitalize() for part in parts]),
        "mygame": name,
    }


def write(name: str, folder: Path) -> int:
    """Write the template as ``name``; the number of files."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadUsage(f"{folder} is there already and not empty")
    words = words_for(name)
    count = 0
    try:
        for path in sorted(TEMPLATE.rglob("*")):
            if not path.is_file() or "__pycache__" in path.parts:
                continue
            place = folder / str(path.relative_to(TEMPLATE)).replace("mygame", name)
            text = path.read_text(encoding="utf-8")
            for old, new in words.items():
                text = text.replace(old, new)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
            count += 1
    except OSError as error:
        raise BadUsage(f"cannot write {folder}: {error.strerror}") from None
    return count
