"""Content: tiles, cards and boards as TOML, validated at load; packs replace whole files.

A mistake is reported with the file, the entry and the field, in one sentence.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from tabletown.core.errors import BadContent
from tabletown.core.plain import digest

Provenance = Literal["seed", "public", "house"]
T = TypeVar("T")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the three languages."""

    en: str
    ru: str
    pl: str


class Folder:
    """A game's content folder, with an optional pack whose files replace those of the same name."""

    def __init__(self, base: Path, pack: str | None = None) -> None:
        self.base = base
        self.pack = Path(pack) if pack is not None else None
        if self.pack is None:
            return
        if not self.pack.is_dir():
            raise BadContent(f"there is no content pack folder '{self.pack}'")
        known = {path.name for path in base.glob("*.toml")}
        for path in sorted(self.pack.glob("*.toml")):
            if path.name not in known:
                raise BadContent(
                    f"{path.name}: this game has no such content file (it has {', '.join(sorted(known))})"
                )

    def path(self, file: str) -> Path:
        if self.pack is not None and (self.pack / file).is_file():
            return self.pack / file
        return self.base / file

    def document(self, file: str) -> dict[str, Any]:
        """The parsed file."""
        try:
            return tomllib.loads(self.path(file).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BadContent(f"{file}: the file is missing") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadContent(f"{file}: {error}") from None

    def entries(self, file: str, kind: type[T], key: str = "entry") -> list[T]:
        """The ``[[entry]]`` tables of a file, each as ``kind``; their ids must be distinct."""
        rows = self.document(file).get(key)
        if not isinstance(rows, list) or not rows:
            raise BadContent(f"{file}: there is no [[{key}]]")
        found: list[T] = []
        ids: set[str] = set()
        for number, row in enumerate(rows, 1):
            id = row.get("id") if isinstance(row, dict) else None
            where = f"{file}, entry '{id}'" if isinstance(id, str) else f"{file}, entry {number}"
            found.append(convert(row, kind, where))
            if isinstance(id, str):
                if id in ids:
                    raise BadContent(f"{where}: field 'id': the id stands twice")
                ids.add(id)
        return found

    def digest(self) -> str:
        """A fingerprint of all content in force."""
        names = sorted(path.name for path in self.base.glob("*.toml"))
        return digest(*[self.path(name).read_bytes() for name in names])


def convert(row: Any, kind: type[T], where: str) -> T:
    """``row`` as ``kind``, or a :class:`BadContent` that names the place and the field."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        message = str(error)
        text, _, path = message.partition(" - at `$")
        field = path.strip("`.") or "(whole entry)"
        raise BadContent(f"{where}: field '{field}': {text}") from None
