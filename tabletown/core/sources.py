"""Where content comes from: the rulebook, public lists, ourselves, or partly ourselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, get_args

from tabletown.core.content import Document, Source

Origin = Literal["seed", "public", "part", "house"]
ORIGINS: Final[tuple[Origin, ...]] = get_args(Origin)  # from the best known to our own


def tags_of(row: dict[str, Any]) -> dict[str, Source]:
    """The sources of single fields, where an entry names them; what things are called is no part of play."""
    found: dict[str, Source] = {
        **row.get("provenance_fields", {}),
        **row.get("data_provenance", {}),
    }
    for key, value in row.items():
        if key.endswith("_provenance") and isinstance(value, str):
            found[key.removesuffix("_provenance")] = value  # type: ignore[assignment]
        elif key.startswith("provenance_") and value in get_args(Source):
            found[key.removeprefix("provenance_")] = value
    return {field: source for field, source in found.items() if not field.startswith("name")}


def origin_of(row: dict[str, Any]) -> Origin:
    """Where an entry comes from. It is partly ours if some of it is attested and some of it is not."""
    whole: Source = row.get("provenance", "house")
    tags = set(tags_of(row).values())
    if whole == "house":
        return "part" if tags - {"house"} or row.get("attested") else "house"
    return "part" if "house" in tags else max({whole, *tags}, key=ORIGINS.index)


def ours_in(row: dict[str, Any]) -> list[str]:
    """The fields that are ours in an entry that is not wholly ours."""
    if origin_of(row) != "part":
        return []
    return [field for field, source in tags_of(row).items() if source == "house"]


def count_origins(
    documents: dict[str, Document], files: Sequence[str]
) -> dict[str, dict[Origin, int]]:
    """By the files of the things in the box: how many different ones come from where."""
    found: dict[str, dict[Origin, int]] = {}
    for file in files:
        rows = documents.get(f"{file}.toml", {}).get("entry", [])
        origins = [origin_of(row) for row in rows]
        found[file] = {origin: origins.count(origin) for origin in ORIGINS}
    return found


def entries_of(documents: dict[str, Document], keys: Iterable[str]) -> dict[str, dict[str, Any]]:
    """The entries of things that a game names (``tile-grand_hotel``); what is no entry is left out.

    Entries of several files may share an id: the file called like the topic goes first (``goods.toml`` for
    ``good-gun``), otherwise the one with the weakest source counts.
    """
    entries: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for file, document in documents.items():
        for row in document.get("entry", []):
            entries.setdefault(row["id"], []).append((file, row))
    found: dict[str, dict[str, Any]] = {}
    for key in keys:
        topic, _, word = key.partition("-")
        # A second copy of a card in play is called ``arena.2``.
        named = entries.get(word.partition(".")[0], [])
        own = [row for file, row in named if file.startswith(topic)] or [row for _, row in named]
        if own:
            found[key] = max(own, key=lambda row: ORIGINS.index(origin_of(row)))
    return found
