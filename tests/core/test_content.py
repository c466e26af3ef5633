"""Content: mistakes name file, entry and field."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown.core.content import Document, Folder, Name, Provenance, Text, hold, packed, unpacked
from tabletown.core.errors import BadContent
from tabletown.core.sources import entries_of, origin_of, ours_in


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    cost: int
    colours: dict[str, int] = {}
    note: Text = ""
    provenance: Provenance = "house"


GOOD = """
[[entry]]
id = "mill"
name = { en = "Mill", ru = "Мельница", pl = "Młyn" }
cost = 3
"""


def folder(tmp_path: Path, text: str) -> Folder:
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    return Folder(tmp_path)


def test_entries_are_read(tmp_path: Path) -> None:
    cards = folder(tmp_path, GOOD).entries("cards.toml", Card)
    assert cards[0].name.pl == "Młyn"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (GOOD.replace("cost = 3", ""), "cards.toml, entry 'mill'.*missing required field `cost`"),
        (GOOD.replace("cost = 3", 'cost = "x"'), "entry 'mill': field 'cost'"),
        (GOOD.replace("cost", "price"), "entry 'mill'"),
        (GOOD + "csot = 2", r"unknown field `csot`; did you mean 'cost'\?"),
        (
            GOOD + "weight = 2",
            r"unknown field `weight` \(there are: id, name, cost, colours, note, prov",
        ),
        (GOOD.replace(', pl = "Młyn"', ""), "entry 'mill': field 'name'"),
        (GOOD + GOOD, "the id stands twice"),
        ("", r"there is no \[\[entry\]\]"),
        ("[[entry]\n", "cards.toml: "),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadContent, match=fault):
        folder(tmp_path, text).entries("cards.toml", Card)


def test_a_pack_replaces_whole_files(tmp_path: Path) -> None:
    base, pack = tmp_path / "base", tmp_path / "pack"
    base.mkdir()
    pack.mkdir()
    (base / "cards.toml").write_text(GOOD, encoding="utf-8")
    (pack / "cards.toml").write_text(GOOD.replace("3", "5"), encoding="utf-8")
    assert Folder(base, str(pack)).entries("cards.toml", Card)[0].cost == 5
    (pack / "cads.toml").write_text(GOOD, encoding="utf-8")
    with pytest.raises(BadContent, match=r"cads.toml: this game has no such content file"):
        Folder(base, str(pack))
    with pytest.raises(BadContent, match="no content pack folder"):
        Folder(base, str(tmp_path / "nowhere"))


MORE = """
[[entry]]
id = "inn"
name = { en = "Inn", ru = "Трактир", pl = "Karczma" }
cost = 2
colours = { red = 1, blue = 2 }
"""


def digest(tmp_path: Path, text: str) -> str:
    read = folder(tmp_path, text)
    read.entries("cards.toml", Card)
    return read.digest()


@pytest.mark.parametrize(
    "other",
    [
        "# a comment" + GOOD + MORE,
        (GOOD + MORE).replace("Młyn", "Wiatrak"),
        GOOD + 'note = "as printed"\nprovenance = "seed"' + MORE,
        GOOD + MORE.replace("red = 1, blue = 2", "blue = 2, red = 1"),
        GOOD + "colours = {}" + MORE,
        GOOD.replace("cost = 3", "") + "cost = 3" + MORE,
    ],
)
def test_words_comments_and_the_order_of_keys_have_no_meaning(tmp_path: Path, other: str) -> None:
    assert digest(tmp_path, other) == digest(tmp_path, GOOD + MORE)


@pytest.mark.parametrize(
    "other", [GOOD, MORE + GOOD, (GOOD + MORE).replace("cost = 3", "cost = 4")]
)
def test_cards_their_order_and_numbers_have_a_meaning(tmp_path: Path, other: str) -> None:
    assert digest(tmp_path, other) != digest(tmp_path, GOOD + MORE)


def test_content_can_be_stored_and_held(tmp_path: Path) -> None:
    documents = unpacked(packed(folder(tmp_path, GOOD).documents))
    word = hold("made-by-this-test", documents)
    assert Folder(tmp_path / "elsewhere", word).entries("cards.toml", Card)[0].cost == 3
    with pytest.raises(BadContent, match="not at hand"):
        Folder(tmp_path, "held:unknown")


def test_stored_content_that_is_broken_or_a_bomb_is_refused() -> None:
    whole = packed({"cards.toml": {"entry": []}})
    for data in (b"", b"nonsense", whole[:-3], zlib.compress(b"\0" * 9_000_000)):
        with pytest.raises(BadContent, match="stored content is broken"):
            unpacked(data)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards.toml: the file is missing"):
        Folder(tmp_path).document("cards.toml")


def test_named_things_have_the_source_of_their_entry() -> None:
    documents: dict[str, Document] = {
        "goods.toml": {"entry": [{"id": "gun", "provenance": "seed"}]},
        "categories.toml": {"entry": [{"id": "gun", "provenance": "public"}, {"id": "fuel"}]},
    }
    keys = ["good-gun", "category-gun", "card-fuel.2", "type-unknown"]
    found = entries_of(documents, keys)
    assert {key: origin_of(row) for key, row in found.items()} == {
        "good-gun": "seed", "category-gun": "public", "card-fuel.2": "house",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("row", "origin", "ours"),
    [
        ({"provenance": "seed"}, "seed", []),
        ({}, "house", []),
        ({"provenance": "seed", "count_provenance": "public"}, "public", []),
        ({"provenance": "public", "provenance_effect": "house"}, "part", ["effect"]),
        ({"provenance": "public", "data_provenance": {"tier": "house"}}, "part", ["tier"]),
        ({"provenance": "seed", "names_provenance": {"ru": "house"}}, "seed", []),
        ({"provenance": "house", "provenance_fields": {"name": "seed"}}, "house", []),
        ({"provenance": "house", "provenance_fields": {"kind": "seed", "sign": "house"}}, "part", ["sign"]),
        ({"provenance": "house", "attested": ["goal"]}, "part", []),
        ({"provenance": "seed", "provenance_note": "the split is house"}, "seed", []),
    ],
)  # fmt: skip
def test_an_entry_is_partly_ours_if_some_of_it_is(
    row: dict[str, Any], origin: str, ours: list[str]
) -> None:
    assert (origin_of(row), ours_in(row)) == (origin, ours)
