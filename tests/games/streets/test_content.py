"""Content packs: what is accepted, and how mistakes are reported."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tabletown
from tabletown.games.streets import schema as c

BOX = Path(c.__file__).parent / "content"


@pytest.fixture
def pack(tmp_path: Path) -> Any:
    """``pack(file, old, new)``: a pack with one change."""

    def make(file: str, old: str, new: str, count: int = 1) -> str:
        text = (BOX / file).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / file).write_text(
            "replace_all = true\n" + text.replace(old, new, count), encoding="utf-8"
        )
        return str(tmp_path)

    return make


def fault(pack: str) -> str:
    with pytest.raises(tabletown.BadContent) as caught:
        tabletown.new("streets", pack=pack)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_a_pack_changes_the_game(pack: Any) -> None:
    folder = pack("tiles.toml", 'effect = { op = "per_symbol", kind = "parent", money = 2 }',
                  'effect = { op = "per_symbol", kind = "parent", money = 7 }', 99)  # fmt: skip
    match = tabletown.new("streets", pack=folder)
    assert match.view(None)["board"]["tiles"]["starter_home"]["money"] == 7
    assert match.record().content != tabletown.new("streets").record().content
    record = match.record()
    bare = msgspec.structs.replace(record, content="0123456789abcdef", carried=None)
    with pytest.raises(tabletown.BadRecord, match="other content"):
        tabletown.load(str(bare))
    assert tabletown.load(str(record), pack=folder).state == match.state
    assert tabletown.load(str(record)).state == match.state  # it carries its tiles


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("tiles.toml", 'kind = "tourist"\n', 'kind = "alien"\n',
         ["tiles.toml", "chillax_spa", "kind"]),
        ("tiles.toml", 'symbols = ["tourist"]\n', "", ["tiles.toml", "chillax_spa", "symbols"]),
        ("tiles.toml", 'symbols = ["tourist"]\n', 'symbols = ["hipster"]\n',
         ["tiles.toml", "chillax_spa", "people_on_build"]),
        ("tiles.toml", 'id = "colossus_museum"', 'id = "chillax_spa"',
         ["tiles.toml", "chillax_spa", "twice"]),
        ("tiles.toml", 'op = "per_symbol"', 'op = "per_moon"',
         ["tiles.toml", "chillax_spa", "effect"]),
        ("tiles.toml", 'kinds = ["tourist", "shopper"]', 'kinds = ["tourist"]',
         ["tiles.toml", "souvenir_shop", "effect.kinds"]),
        ("tiles.toml", 'class = "start"', 'class = "building"',
         ["tiles.toml", "central_station"]),
        ("tiles.toml", 'class = "building"\ncount = 1\nkind = "tourist"\nsymbols = ["tourist"]\npeople_on_build = { tourist = 1',
         'class = "building"\ncount = 1\nkind = "none"\nsymbols = ["wild"]\npeople_on_build = { tourist = 0',
         ["tiles.toml", "chillax_spa", "kind"]),
        ("tiles.toml", "count = 1\nkind = \"tourist\"", "count = 2\nkind = \"tourist\"",
         ["tiles.toml", "chillax_spa", "count"]),
        ("tiles.toml", "five_plus = false\nbusiness", "five_plus = false\nsparkle = 3\nbusiness",
         ["tiles.toml", "chillax_spa", "sparkle"]),
        ("tiles.toml", "schema = ", "schema == ", ["tiles.toml"]),
        ("tokens.toml", 'id = "tourist"', 'id = "moon_tourist"', ["tokens.toml", "tourist"]),
        ("tokens.toml", "count = 12", "count = 0", ["tokens.toml", "tourist", "count"]),
        ("tokens.toml", 'class = "business"\ncount = 12', 'class = "business"\ncount = -3',
         ["tokens.toml", "restaurant", "count"]),
        ("advisors.toml", 'op = "double_sign"', 'op = "triple_sign"',
         ["advisors.toml", "investor", "effect"]),
        ("advisors.toml", "business_ok = true", "business_ok = false", ["advisors.toml", "too few"]),
        ("advisors.toml", "count = 1", "count = 3", ["advisors.toml", "contractor", "count"]),
        ("advisors.toml", "players_max = 4", "players_max = 1",
         ["advisors.toml", "contractor", "players_min"]),
        ("advisors.toml", "players_offset = 1", "players_offset = 4",
         ["advisors.toml", "contractor", "players_offset"]),
        ("advisors.toml", "remove_random = 3", "remove_random = 39",
         ["advisors.toml", "contractor", "players_offset"]),
        ("setup.toml", "hand_size = 3", "hand_size = 0", ["setup.toml", "hand_size"]),
        ("setup.toml", "hand_size = 3", "hand_size = 40", ["setup.toml"]),
        ("setup.toml", "max_street = 5", "", ["setup.toml", "max_street"]),
        ("setup.toml", "tourist = 2", "tourist = 20",
         ["setup.toml", "players_2", "remove_per_kind.tourist"]),
        ("setup.toml", "{ tourist = 2, hipster = 2, parent = 2, shopper = 2, wild = 2 }",
         "{ tourist = 8, hipster = 8, parent = 8, shopper = 8, wild = 6 }",
         ["setup.toml", "players_2", "remove_per_kind", "2 tiles are left for hands of 6"]),
        ("setup.toml", 'id = "solo"', 'id = "duo"', ["setup.toml"]),
        ("setup.toml", "players = 3", "players = 2", ["setup.toml", "players_3", "players"]),
        ("setup.toml", 'excluded_advisors = ["contractor"', 'excluded_advisors = ["wizard"',
         ["setup.toml", "solo", "wizard"]),
    ],
)  # fmt: skip
def test_mistakes_name_file_entry_and_field(
    pack: Any, file: str, old: str, new: str, says: list[str]
) -> None:
    message = fault(pack(file, old, new))
    for word in says:
        assert word in message


def test_wrong_packs(tmp_path: Path) -> None:
    with pytest.raises(tabletown.BadContent, match="no content pack folder"):
        tabletown.new("streets", pack=str(tmp_path / "nowhere"))
    (tmp_path / "monsters.toml").write_text("")
    with pytest.raises(tabletown.BadContent, match="no such content file"):
        tabletown.new("streets", pack=str(tmp_path))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 6}, "seats"),
        ({"seats": 2, "mode": "solo"}, "seats"),
        ({"mode": "duel"}, "mode"),
        ({"options": {"busines": True}}, "business"),
        ({"options": {"difficulty": "hard"}}, "does not belong"),
        ({"options": {"first_player": "4"}}, "no seat 4"),
        ({"options": {"business": "maybe"}}, "not one of"),
        ({"mode": "solo", "options": {"difficulty": "medium"}}, "easy, normal, hard"),
    ],
)
def test_wrong_set_ups(options: dict[str, Any], message: str) -> None:
    with pytest.raises(tabletown.BadUsage, match=message) as caught:
        tabletown.new("streets", **options)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"city": [{"tile": "moon_base", "cell": "1,1", "face": "w"}]}, "no tile 'moon_base'"),
        ({"city": [{"tile": "toy_store", "cell": "0,0", "face": "w"}]}, "two tiles"),
        ({"city": [{"tile": "toy_store", "cell": "99,0", "face": "w"}]}, "no such cell"),
        ({"city": [{"tile": "toy_store", "cell": "1,1", "face": "x"}]}, "face"),
        ({"city": [{"tile": "toy_store", "cell": "0,1", "face": "n"}]}, "STR-18.6"),
        ({"city": [{"tile": "toy_store", "cell": "5,5", "face": "n"}]}, "STR-18.5"),
        ({"city": [{"tile": "toy_store", "cell": "1,1", "face": "w", "owner": 7}]}, "player 7"),
        ({"city": [{"tile": "toy_store", "cell": "1,1", "face": "w", "people": 40}]}, "STR-18.1"),
        ({"city": [{"tile": "toy_store", "cell": "1,1", "face": "w",
                    "people": {"hipster": 1}}]}, "another colour"),
        ({"city": [{"tile": "post_office", "cell": "1,1", "face": "w", "people": 1}]}, "nobody"),
        ({"city": [{"tile": "toy_store", "cell": "1,1", "face": "w", "owner": 0,
                    "abandoned": True}]}, "no owner"),
        ({"city": [{"tile": "central_station", "cell": "0,0", "face": "s", "owner": 0}]}, "belong"),
        ({"city": [{"tile": "toy_store", "cell": "1,1", "face": "w", "owner": 0, "signs": 2}]},
         "STR-18.16"),
        ({"city": [{"tile": "toy_store", "cell": "-1,0", "face": "e"}]}, "STR-18.9"),
        ({"city": [{"tile": "toy_store", "cell": "1,1", "face": "n"},
                   {"tile": "aquarium", "cell": "1,-1", "face": "s", "owner": 0},
                   {"tile": "book_cafe", "cell": "0,-1", "face": "e"},
                   {"tile": "food_court", "cell": "2,-1", "face": "w"}],
          "hands": [["post_office"]]}, "STR-18.8"),
        ({"hands": [["toy_store"], ["toy_store"]]}, "twice"),
        ({"hands": [["central_station"]]}, "no tile"),
        ({"hands": [[], [], []]}, "hands"),
        ({"money": [1, 2, 3]}, "money"),
        ({"active": 5}, "active"),
        ({"tokens": [{"retail": 1}]}, "business is off"),
        ({"advisors": ["hacker"]}, "advisors is off"),
        ({"fill": 99}, "fill"),
        ({"phase": "sneak"}, "sneak_tile"),
        ({"endgame": ["toy_store"]}, "solo"),
        ({"shown": ["toy_store"]}, "in no hand"),
        ({"weather": "rain"}, "weather"),
    ],
)  # fmt: skip
def test_impossible_positions(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(tabletown.BadPosition, match=message) as caught:
        tabletown.position("streets", fields, seats=2)
    assert "\n" not in str(caught.value)


def test_positions_with_advisors_and_the_sneak() -> None:
    on = {"advisors": True}
    for ids in (["wizard"], ["renovator"], ["hacker", "hacker"]):
        with pytest.raises(tabletown.BadPosition, match="cannot be dealt"):
            tabletown.position("streets", {"advisors": ids}, seats=2, options=on)
    with pytest.raises(tabletown.BadPosition, match="phase 'sneak'"):
        tabletown.position("streets", {"active": 1}, mode="solo")
    with pytest.raises(tabletown.BadPosition, match="only in the phase"):
        tabletown.position("streets", {"sneak_tile": "toy_store"}, mode="solo")
