"""Content packs: docs/packs.md followed as written."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tabletown
from tabletown.cli import cli
from tabletown.core.sources import count_origins, origin_of, ours_in
from tabletown.games.fifty_first_state.tables import tables_of
from tabletown.server.web.games import game_info
from tabletown.texts.packs import write_pack

DOCS = Path(tabletown.__file__).parents[1] / "docs"
README = (DOCS.parent / "README.md").read_text(encoding="utf-8")
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


def typed_in(pack: Path, example: Path) -> None:
    """Ten tiles of the example in place of their commented blocks, as a person types them."""
    tiles = pack / "tiles.toml"
    text = tiles.read_text(encoding="utf-8")
    for entry in re.findall(r"(?m)^\[\[entry\]\]\n(?:.+\n)+", example.read_text(encoding="utf-8")):
        id = re.findall(r'^id = "(\w+)"', entry, re.M)[0]
        block = re.search(rf"# {id}: fill in[^\n]*\n(?:#[^\n]*\n)+", text)
        assert block is not None, id
        text = text.replace(block[0], entry)
    tiles.write_text(text, encoding="utf-8")


def said_in_the_walk() -> list[tuple[str, str]]:
    """The commands of "Your own box" in docs/packs.md, and what they print there."""
    walk = (DOCS / "packs.md").read_text(encoding="utf-8").partition("## Your own box")[2]
    shown = re.findall(r"```console\n(.*?)```", walk, re.S)
    found: list[tuple[str, str]] = []
    for block in shown:
        for part in re.split(r"(?m)^\$ ", block)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def test_your_own_box_step_by_step(tmp_path: Path) -> None:
    """docs/packs.md walked as written: every command prints what stands there."""
    pack = tmp_path / "my-streets"
    steps = said_in_the_walk()
    assert [command.split()[1:3] for command, _ in steps] == [
        ["content", "new"], ["content", "check"], ["content", "check"], ["content", "sources"],
        ["simulate", "streets"], ["-n", "'/^pack:/p'"],
    ]  # fmt: skip
    for number, (command, output) in enumerate(steps):
        if number == 2:  # before it, ten tiles are typed in
            typed_in(pack, DOCS / "examples" / "ten-tiles" / "tiles.toml")
        if command.startswith("sed"):
            lines = (tmp_path / "games" / "records" / "1.txt").read_text().splitlines()
            printed = "".join(f"{line}\n" for line in lines if line.startswith("pack:"))
        else:
            # Each in a process of its own: tables of a folder are made once.
            words = [sys.executable, "-m", "tabletown", *command.split()[1:]]
            printed = subprocess.run(
                words, cwd=tmp_path, capture_output=True, text=True, check=True
            ).stdout
        printed = re.sub(r", \d+ decisions per second", "", printed)
        assert printed.split() == output.split(), command
    plain = tabletown.new("streets", seed=3)
    match = tabletown.new("streets", seed=3, pack=str(pack))
    assert match.record().content != plain.record().content
    names = match.game.names(match.config)
    assert names["tile-souvenir_shop"].en == "Snow Globe Shop"
    with pytest.raises(tabletown.BadUsage, match="is not empty"):
        write_pack(tabletown.find("streets"), pack)


def test_a_pack_that_is_only_comments_changes_nothing(tmp_path: Path) -> None:
    run("content", "new", str(tmp_path / "mine"), "--game", "streets")
    match = tabletown.new("streets", seed=3, pack=str(tmp_path / "mine"))
    assert match.record().content == tabletown.new("streets", seed=3).record().content


@pytest.mark.parametrize("name", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_everything_that_is_ours_can_be_typed_in(tmp_path: Path, name: str) -> None:
    """A new pack holds what is ours or partly ours, nothing else; taken out of its comments it counts as printed."""
    game = tabletown.find(name)
    pack = tmp_path / name
    count = write_pack(game, pack)
    own = count_origins(game.content_documents(game.config()), game.box)
    assert count == sum(counts["part"] + counts["house"] for counts in own.values())
    for path in pack.glob("*.toml"):
        if path.name != "pack.toml":
            text = path.read_text(encoding="utf-8").partition("docs/packs.md.\n")[2]
            text = re.sub(r"(?m)^# \w+: fill in from your box.*$", "", text)
            path.write_text(re.sub(r"(?m)^# ?", "", text), encoding="utf-8")
    typed = count_origins(game.content_documents(game.config(pack=str(pack))), game.box)
    assert all(not counts["part"] and not counts["house"] for counts in typed.values())


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


def test_sources_are_counted_and_told_alike_everywhere() -> None:
    """The command, the pages about the games and what the client is given say the same numbers."""
    said = run("content", "sources").splitlines()
    counted = json.loads(run("content", "sources", "--json"))
    assert set(counted) == {"streets", "fifty_first_state", "new_angeles", "great_machine"}
    for name, piles in counted.items():
        start = next(number for number, line in enumerate(said) if line.startswith(f"{name}: "))
        sentence = said[start].partition(": ")[2]
        page = " ".join((DOCS / "games" / f"{name}.md").read_text(encoding="utf-8").split())
        assert sentence in page
        assert sentence in README
        assert said[start + len(piles) + 1].strip() in page  # what has to be added
        assert sum(sum(counts.values()) for counts in piles.values()) == int(sentence.split()[1])
        info = game_info(name).sources
        assert [pile.counts for pile in info.piles] == list(piles.values())
        lines = said[start + 1 : start + 1 + len(piles)]
        for pile, line in zip(info.piles, lines, strict=True):
            assert line.strip().startswith(f"{pile.name['en']} ({sum(pile.counts.values())}): ")
            assert len(set(pile.name.values())) > 1  # each language has a word of its own


def test_what_is_counted_follows_the_content() -> None:
    tiles = {tile["id"]: tile for tile in rows_of("streets", "tiles.toml")}
    assert origin_of(tiles["colossus_museum"]) == "house"
    assert origin_of(tiles["art_gallery"]) == "part"
    assert ours_in(tiles["art_gallery"]) == ["business"]
    assert ours_in(tiles["trendy_lofts"]) == ["effect", "business"]
    assert len([one for one in tiles.values() if origin_of(one) == "part"]) == 10
    assert {origin_of(one) for one in rows_of("new_angeles", "setups.toml")} == {"house"}
    districts = [one for one in rows_of("new_angeles", "board.toml") if one["kind"] == "district"]
    assert all("amounts" in ours_in(one) for one in districts)
    winter = {one["id"]: one for one in rows_of("fifty_first_state", "locations_winter.toml")}
    assert [id for id, one in winter.items() if origin_of(one) == "part"] == [
        "black_fortress", "construction_site", "solitary_trader",
    ]  # fmt: skip
    guards = next(o for o in rows_of("great_machine", "tokens.toml") if o["id"] == "guard_regular")
    assert ours_in(guards) == ["count"]


def test_every_name_of_new_angeles_says_where_it_comes_from() -> None:
    for file in ("action_cards", "assets", "events", "investments", "emergency_actions", "demands"):
        for row in rows_of("new_angeles", f"{file}.toml"):
            assert set(row["names_provenance"]) == {"en", "ru", "pl"}, row["id"]


def rows_of(name: str, file: str) -> list[dict[str, Any]]:
    game = tabletown.find(name)
    found: list[dict[str, Any]] = game.content_documents(game.config())[file]["entry"]
    return found
