"""Packs for people who own a game: every entry of ours as a commented block, to fill in from the box."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

from tabletown.core.content import PACK_FILE, Document
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game
from tabletown.core.sources import origin_of, ours_in

FILL_IN: Final = "fill in from your box"
HEAD: Final = """\
# A content pack: your own tiles and cards instead of those that were designed for tabletown.
# Entries are matched by id. Take the # away from an entry and write what is printed on yours; a field that
# you leave out stays as it is. See docs/packs.md.
"""
ENTRY = re.compile(r"(?m)^(?=\[\[entry\]\])")
ID = re.compile(r'(?m)^id = "([^"]+)"')


def write_pack(game: Game, folder: Path) -> int:
    """Write a pack for a game; how many entries there are to fill in."""
    if game.content_folder is None:
        raise BadUsage(f"{game.name} has no content files")
    if folder.exists() and any(folder.iterdir()):
        raise BadUsage(f"'{folder}' is not empty")
    folder.mkdir(parents=True, exist_ok=True)
    head = f'game = "{game.name}"\nname = "{folder.resolve().name}"\n'
    (folder / PACK_FILE).write_text(HEAD + head, encoding="utf-8")
    documents = game.content_documents(game.config())
    count = 0
    for file, document in documents.items():
        ours = ours_of(document) if Path(file).stem in game.box or not game.box else {}
        if ours:
            text = (game.content_folder / file).read_text(encoding="utf-8")
            (folder / file).write_text(HEAD + blocks(text, ours), encoding="utf-8")
            count += len(ours)
    return count


def ours_of(document: Document) -> dict[str, list[str]]:
    """The entries that are ours by their ids; of those that are partly ours, which fields."""
    rows = document.get("entry", [])
    return {row["id"]: ours_in(row) for row in rows if origin_of(row) in ("part", "house")}


def blocks(text: str, ours: dict[str, list[str]]) -> str:
    """The entries of a content file that are ours, each as a comment that counts as printed once it is typed in."""
    found = []
    for block in ENTRY.split(text)[1:]:
        id = ID.search(block)
        if id is not None and id[1] in ours:
            fields = f" ({', '.join(ours[id[1]])})" if ours[id[1]] else ""
            lines = [f"# {line}".rstrip() for line in as_printed(block).strip().splitlines()]
            found.append("\n".join([f"# {id[1]}: {FILL_IN}{fields}", *lines]))
    return "\n" + "\n\n".join(found) + "\n"


def as_printed(block: str) -> str:
    """An entry without our remarks, with the box as its source."""
    block = re.sub(r"(?m)^(note|provenance_note|attested) = .*\n?", "", block)
    block = re.sub(r"(?m)^(\w+_provenance|provenance_effect) = \"house\"$", r'\1 = "seed"', block)
    block = re.sub(r"(?m)^(provenance_fields|data_provenance) = .*$", r"\1 = {}", block)
    return re.sub(r"(?m)^provenance = .*$", 'provenance = "seed"', block)


def to_fill_in(pack: str) -> list[str]:
    """The entries of a pack that were written by :func:`write_pack` and are still comments."""
    found = []
    for path in sorted(Path(pack).glob("*.toml")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for line, after in pairwise(lines):
            if f": {FILL_IN}" in line and after.startswith("# [[entry]]"):
                found.append(line.removeprefix("# ").partition(":")[0])
    return found
