"""Content: tiles, cards and boards as TOML, validated at load.

A mistake is reported with the file, the entry and the field, in one sentence.

The digest of content is of its **meaning**: what rules can read. Names, texts, sources and notes (every
field of a type in :data:`WORDING`), comments, the order of keys and a default that is written out do not
count. The order of entries does: cards are numbered and decks are shuffled by it.

A game goes on with the content it was started with. Whoever stores games stores :func:`packed`
documents by their digest, and gives them back with :func:`hold`; ``Config.pack`` is then the word that
:func:`hold` returns instead of a folder.
"""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from tabletown.core.errors import BadContent
from tabletown.core.plain import digest, pack

Document: TypeAlias = dict[str, Any]  # a TOML file as data
T = TypeVar("T")

# Fields with this mark are for readers; no rule may depend on them.
WORDING: Final = msgspec.Meta(extra={"wording": True})
Text = Annotated[str, WORDING]
Source = Literal["seed", "public", "house"]
Provenance = Annotated[Source, WORDING]
Sources = Annotated[dict[str, Source], WORDING]  # of single fields

HELD: Final = "held:"
PACK_FILE: Final = "pack.toml"
MOST_BYTES: Final = 8_000_000  # of stored content, unpacked


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in which every field is known: unknown ones are mistakes."""


class Name(Strict, frozen=True):
    """A name in the three languages."""

    en: str
    ru: str
    pl: str


def wrong(file: str, id: str, field: str, why: str) -> BadContent:
    """The mistake in a field of an entry, for checks that types cannot say."""
    return BadContent(f"{file}, entry '{id}': field '{field}': {why}")


def needs(file: str, id: str) -> Callable[[bool, str, str], None]:
    """What checks the fields of one entry: whether something holds, the field, and what is wrong else."""

    def need(holds: bool, field: str, what: str) -> None:
        if not holds:
            raise wrong(file, id, field, what)

    return need


class Folder:
    """A game's content folder, with an optional pack that adds to it, changes it or takes away."""

    def __init__(self, base: Path, pack: str | None = None) -> None:
        if pack is not None and pack.startswith(HELD):
            self.documents = held(pack)
        else:
            self.documents = documents_in(base)
            if pack is not None:
                self.documents = with_pack(self.documents, Path(pack))
        self.meanings: dict[str, Any] = {}  # of everything that was read, by file and key
        self.keys: dict[str, set[str]] = {}  # that were read of each file

    def document(self, file: str) -> Document:
        """The parsed file."""
        if file not in self.documents:
            raise BadContent(f"{file}: the file is missing")
        return self.documents[file]

    def entries(
        self,
        file: str,
        kind: type[T],
        key: str = "entry",
        special: Mapping[str, type[T]] = MappingProxyType({}),
    ) -> list[T]:
        """The ``[[entry]]`` tables of a file, each as ``kind``; their ids must be distinct.

        An entry whose id stands in ``special`` has that type instead.
        """
        rows = self.document(file).get(key)
        if not isinstance(rows, list) or not rows:
            raise BadContent(f"{file}: there is no [[{key}]]")
        found: list[T] = []
        ids: set[str] = set()
        for number, row in enumerate(rows, 1):
            id = row.get("id") if isinstance(row, dict) else None
            where = f"{file}, entry '{id}'" if isinstance(id, str) else f"{file}, entry {number}"
            found.append(convert(row, special.get(str(id), kind), where))
            if isinstance(id, str):
                if id in ids:
                    raise BadContent(f"{where}: field 'id': the id stands twice")
                ids.add(id)
        self.meanings[f"{file} {key}"] = meaning(found)
        self.keys.setdefault(file, set()).add(key)
        return found

    def head(self, file: str, kind: type[T], key: str = "entry") -> T:
        """What stands in a file above its entries, as ``kind``."""
        rest = {k: v for k, v in self.document(file).items() if k not in ("schema", key)}
        found = convert(rest, kind, file)
        self.meanings[file] = meaning(found)
        self.keys.setdefault(file, set()).update(rest)
        return found

    def digest(self) -> str:
        """A fingerprint of the meaning of all that was read; what nobody has read is a mistake."""
        for file, keys in self.keys.items():
            for key in self.document(file):
                if key != "schema" and key not in keys:
                    raise BadContent(
                        f"{file}: field '{key}': nothing reads this; known are: {', '.join(sorted(keys))}"
                    )
        return digest(pack(sorted(self.meanings.items())))


def documents_in(folder: Path) -> dict[str, Document]:
    """The TOML files of a folder, by name."""
    return {path.name: parsed(path) for path in sorted(folder.glob("*.toml"))}


def parsed(path: Path) -> Document:
    """A file of TOML; :class:`BadContent` says what is wrong with it."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name}: {error}") from None


def convert(row: Any, kind: type[T], where: str) -> T:
    """``row`` as ``kind``, or a :class:`BadContent` that names the place and the field."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        message = str(error)
        text, _, path = message.partition(" - at `$")
        field = path.strip("`.")
        if not field:
            field, text = "(whole entry)", text + nearest_field(text, kind)
        raise BadContent(f"{where}: field '{field}': {text}") from None


def nearest_field(message: str, kind: Any) -> str:
    """Behind the news that there is no such field: the one that was meant, or all there are."""
    _, found, name = message.partition("unknown field `")
    if not found or not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return ""
    known = [field.encode_name for field in msgspec.structs.fields(kind)]
    close = get_close_matches(name.rstrip("`"), known, 1)
    return f"; did you mean '{close[0]}'?" if close else f" (there are: {', '.join(known)})"


# -- packs --------------------------------------------------------------------------------------------


class PackHead(Strict, frozen=True):
    """What stands in a pack's ``pack.toml``; a pack without one is called like its folder."""

    name: str
    game: str = ""
    title: Name | None = None


def pack_head(folder: Path) -> PackHead:
    """Who a pack is."""
    path = folder / PACK_FILE
    head = {"name": folder.resolve().name} | (parsed(path) if path.is_file() else {})
    return convert(head, PackHead, PACK_FILE)


def pack_name(documents: dict[str, Document]) -> str:
    """The name of the pack that is part of these documents; empty if none is."""
    return str(documents.get(PACK_FILE, {}).get("name", ""))


def with_pack(own: dict[str, Document], folder: Path) -> dict[str, Document]:
    """A game's documents as a pack changes them."""
    if not folder.is_dir():
        raise BadContent(f"there is no content pack folder '{folder}'")
    found = dict(own)
    for file, change in documents_in(folder).items():
        if file == PACK_FILE:
            continue
        if file not in own:
            raise BadContent(
                f"{file}: this game has no such content file (it has {', '.join(sorted(own))})"
            )
        found[file] = changed(own[file], change, file)
    found[PACK_FILE] = {"name": pack_head(folder).name}
    return found


def changed(own: Document, change: Document, file: str) -> Document:
    """A file of a game with a pack's file of the same name laid over it.

    Entries are matched by their id: of a known one the given fields change, an unknown one comes after
    the others. ``remove`` lists ids that go; ``replace_all = true`` starts from nothing.
    """
    rest = {k: v for k, v in change.items() if k not in ("entry", "remove", "replace_all")}
    gone = change.get("remove", [])
    if not isinstance(gone, list):
        raise BadContent(
            f"{file}: field 'remove': a list of ids is expected, as in remove = [\"id\"]"
        )
    if change.get("replace_all") is True:
        own = {}
    rows = list(own.get("entry", []))
    known = {row.get("id"): number for number, row in enumerate(rows)}
    for id in gone:
        if id not in known:
            raise BadContent(f"{file}: field 'remove': {unknown_id(id, known)}")
    seen: set[str] = set()
    for number, row in enumerate(change.get("entry", []), 1):
        id = row.get("id") if isinstance(row, dict) else None
        if not isinstance(id, str):
            raise BadContent(f"{file}, entry {number}: field 'id': every entry of a pack needs one")
        if id in seen:
            raise BadContent(f"{file}, entry '{id}': field 'id': the id stands twice")
        if id in gone:
            raise BadContent(f"{file}, entry '{id}': field 'id': it is in 'remove' too")
        seen.add(id)
        if id in known:
            rows[known[id]] = laid_over(rows[known[id]], row)
        else:
            rows.append(row)
    return {**own, **rest, "entry": [row for row in rows if row.get("id") not in gone]}


def laid_over(own: Document, change: Document) -> Document:
    """An entry with some fields changed; of a name, the languages that are given."""
    found = own | change
    if isinstance(own.get("name"), dict) and isinstance(change.get("name"), dict):
        found["name"] = own["name"] | change["name"]
    return found


def unknown_id(id: Any, known: Mapping[Any, int]) -> str:
    """The message about an id that nothing has, with the closest one."""
    close = get_close_matches(str(id), [str(word) for word in known], 1)
    hint = f"; did you mean '{close[0]}'?" if close else ""
    return f"there is no entry '{id}'{hint}"


# -- meaning ------------------------------------------------------------------------------------------


def meaning(value: Any) -> Any:
    """What rules can read of content, as plain data with its keys in order."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        found = {
            name: meaning(part)
            for field, name, default in telling_fields(kind)
            if (part := getattr(value, field)) != default
        }
        config = kind.__struct_config__
        if config.tag_field is not None:
            found[config.tag_field] = config.tag
        return dict(sorted(found.items()))
    if isinstance(value, (list, tuple)):
        return [meaning(item) for item in value]
    if isinstance(value, dict):
        return {key: meaning(value[key]) for key in sorted(value)}
    return value


@cache
def telling_fields(kind: type[msgspec.Struct]) -> list[tuple[str, str, Any]]:
    """The fields of a struct that rules can read: attribute, name in the file, default."""
    return [
        (field.name, field.encode_name, default_of(field))
        for field in msgspec.structs.fields(kind)
        if not is_wording(field.type)
    ]


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    """What a field holds if a file does not say it."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default  # NODEFAULT equals nothing that can stand in a file


def is_wording(kind: Any) -> bool:
    """Whether a type is for readers only: a name, or marked so."""
    if get_origin(kind) is Annotated:
        return WORDING in get_args(kind)
    return kind is Name


# -- stored content -----------------------------------------------------------------------------------

_held: dict[str, dict[str, Document]] = {}


def packed(documents: dict[str, Document]) -> bytes:
    """Documents as bytes to store, names and texts included."""
    return zlib.compress(msgspec.msgpack.encode(documents), 9)


def unpacked(data: bytes) -> dict[str, Document]:
    """The inverse of :func:`packed`."""
    try:
        unzip = zlib.decompressobj()
        plain = unzip.decompress(data, MOST_BYTES)
        if not unzip.eof:
            raise BadContent("stored content is broken: it ends too early or is too big")
        return msgspec.msgpack.decode(plain, type=dict[str, Document])
    except (zlib.error, msgspec.MsgspecError) as error:
        raise BadContent(f"stored content is broken: {error}") from None


def hold(digest: str, documents: dict[str, Document]) -> str:
    """Keep the content that games name ``digest``; returns the word for ``Config.pack``."""
    _held.setdefault(digest, documents)
    return HELD + digest


def holding(digest: str) -> str | None:
    """The word for held content of this digest, or None."""
    return HELD + digest if digest in _held else None


def parcel(word: str | None) -> bytes | None:
    """Held content for another process, which takes it with :func:`receive`; None if it needs nothing."""
    return kept_packed(word) if word is not None and word.startswith(HELD) else None


@cache
def kept_packed(word: str) -> bytes:
    """Held content as bytes, to send it along."""
    return packed(held(word))


def receive(word: str | None, data: bytes | None) -> None:
    """Hold content that came along as bytes, if it is not at hand yet."""
    if word is not None and data is not None and word.removeprefix(HELD) not in _held:
        hold(word.removeprefix(HELD), unpacked(data))


def held(word: str) -> dict[str, Document]:
    """Content that is held under a word."""
    found = _held.get(word.removeprefix(HELD))
    if found is None:
        raise BadContent(f"the content {word.removeprefix(HELD)} is not at hand")
    return dict(found)
