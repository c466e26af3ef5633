"""Content: mistakes name file, entry and field."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tabletown.core.content import Folder, Name
from tabletown.core.errors import BadContent


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    cost: int


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
    assert Folder(base).digest() != Folder(base, str(pack)).digest()
    (pack / "cads.toml").write_text(GOOD, encoding="utf-8")
    with pytest.raises(BadContent, match=r"cads.toml: this game has no such content file"):
        Folder(base, str(pack))
    with pytest.raises(BadContent, match="no content pack folder"):
        Folder(base, str(tmp_path / "nowhere"))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards.toml: the file is missing"):
        Folder(tmp_path).document("cards.toml")
