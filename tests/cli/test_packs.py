"""Content packs: docs/packs.md followed as written."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

import tabletown
from tabletown.cli import cli
from tabletown.core.content import count_sources
from tabletown.games.fifty_first_state.tables import tables_of
from tabletown.texts.packs import write_pack

DOCS = Path(tabletown.__file__).parents[1] / "docs"
BLOCKS = re.findall(r"```toml\n(.*?)```", (DOCS / "packs.md").read_text(encoding="utf-8"), re.S)


def run(*words: str) -> str:
    done = CliRunner().invoke(cli, list(words))
    assert done.exit_code == 0, done.output
    return done.output


def test_one_card_more(tmp_path: Path) -> None:
    pack = tmp_path / "lighthouse"
    pack.mkdir()
    for file, text in zip(("pack.toml", "locations_base.toml"), BLOCKS, strict=False):
        (pack / file).write_text(text, encoding="utf-8")
        example = DOCS / "examples" / "lighthouse" / file
        assert example.read_text(encoding="utf-8") == text
    assert "fifty_first_state: content" in run("content", "check", "--pack", str(pack))
    match = tabletown.new("fifty_first_state", seats=2, seed=3, pack=str(pack))
    tables = tables_of(str(pack))
    base = [card.count for card in tables.cards if card.set == "base"]
    assert sum(base) == 90  # and 88 in the box
    while not match.over:
        options = match.options()
        match.play(options[len(match.history) * 7919 % len(options)])
    record = str(match.record())
    assert "\npack: lighthouse\n" in record
    assert tabletown.load(record).state == match.state


def test_your_own_box(tmp_path: Path) -> None:
    pack = tmp_path / "my-streets"
    assert "entries to fill in" in run("content", "new", str(pack), "--game", "streets")
    assert "still to fill in from your box" in run("content", "check", "--pack", str(pack))
    plain = tabletown.new("streets", seed=3)
    match = tabletown.new("streets", seed=3, pack=str(pack))
    assert match.record().content == plain.record().content  # nothing is filled in yet
    tiles = pack / "tiles.toml"
    ids = re.findall(r"^# (\w+): fill in", tiles.read_text(encoding="utf-8"), re.M)[:12]
    ten = [id for id in ids if id not in ("central_station", "city_park")][:10]
    assert len(ten) == 10
    text = tiles.read_text(encoding="utf-8")
    for id in ten:  # the tile as it is written there, with one number of the box
        block = re.search(rf"# {id}: fill in[^\n]*\n((?:#[^\n]*\n)+)", text)
        assert block is not None
        filled = re.sub(r"(?m)^# ?", "", block[1]).replace('"house"', '"seed"')
        text = text.replace(block[0], re.sub(r"money = \d+", "money = 5", filled))
    pack = shutil.copytree(pack, tmp_path / "filled-in")  # tables of a folder are made once
    (pack / "tiles.toml").write_text(text, encoding="utf-8")
    assert ten[0] not in run("content", "check", "--pack", str(pack))
    match = tabletown.new("streets", seed=3, pack=str(pack))
    shown = match.view(None)["board"]["tiles"]
    assert any(shown[id]["money"] == 5 for id in ten if id in shown)
    assert match.record().content != plain.record().content
    with pytest.raises(tabletown.BadUsage, match="is not empty"):
        write_pack(tabletown.find("streets"), pack)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('remove = ["chilax_spa"]', "there is no entry 'chilax_spa'; did you mean 'chillax_spa'"),
        ("remove = 3", "a list of ids is expected"),
        ('remove = ["chillax_spa"]\n[[entry]]\nid = "chillax_spa"', "it is in 'remove' too"),
        ("[[entry]]\nsymbols = []", "every entry of a pack needs one"),
        ('[[entry]]\nid = "a_new_tile"', "missing required field"),
        ('[[entry]]\nid = "chillax_spa"\nsparkle = 3', "sparkle"),
    ],
)
def test_mistakes_say_what_was_expected(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "tiles.toml").write_text(text, encoding="utf-8")
    with pytest.raises(tabletown.BadContent, match=says):
        tabletown.new("streets", pack=str(tmp_path))


def test_a_tile_can_be_taken_away_and_renamed(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text(
        'remove = ["chillax_spa"]\n[[entry]]\nid = "starter_home"\nname.pl = "Dom"\n',
        encoding="utf-8",
    )
    match = tabletown.new("streets", seed=3, pack=str(tmp_path))
    names = match.game.names(match.config)
    assert "tile-chillax_spa" not in names
    assert names["tile-starter_home"].pl == "Dom"
    while not match.over:
        match.play(match.options()[0])


def test_sources_are_counted() -> None:
    said = run("content", "sources")
    for name in ("streets", "fifty_first_state", "new_angeles", "great_machine"):
        game = tabletown.find(name)
        counts = count_sources(game.content_documents(game.config()))
        line = next(line for line in said.splitlines() if line.startswith(name))
        words = line.partition(": ")[2]
        assert words in (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8")
        assert [int(n) for n in re.findall(r"\d+", line.partition(":")[2])] == [
            sum(counts.values()), counts["seed"], counts["public"], counts["house"],
        ]  # fmt: skip
