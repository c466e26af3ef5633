"""What is in the box (sections 2 to 4), and content with mistakes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import tabletown
from tabletown.games.new_angeles.schema import CONTENT, load
from tabletown.games.new_angeles.tables import tables_of

T = tables_of(None)

UNITS = ("human_first", "orgcrime", "prisec")


@pytest.mark.rule("NA-C.1", "NA-C.2", "NA-32.0", "NA-I.1")
def test_units_and_tokens():
    assert dict(zip(("human_first", "orgcrime", "prisec", "outage", "illness", "development", "android"), T.limit, strict=False)) == {
        "human_first": 9, "orgcrime": 9, "prisec": 6, "outage": 14, "illness": 14, "development": 14, "android": 4,
    }  # fmt: skip
    assert T.limit[7] == 14
    tokens = sum(entry.count for entry in T.content.components if entry.id not in UNITS)
    assert tokens == 79


@pytest.mark.rule("NA-C.3", "NA-C.4", "NA-C.5", "NA-16.3")
def test_cards():
    assert sum(T.copies) == 100
    assert set(T.copies) == {5}
    for type in range(5):
        assert (
            sum(copies for copies, t in zip(T.copies, T.type_of, strict=False) if t == type) == 20
        )
    assert len(T.content.emergencies) == 6
    assert len(T.assets) == 34
    assert len(T.events) == 16
    assert len(T.demands) == 9
    assert len(T.investments) == 12
    assert len(T.content.setups) == 6
    assert len(T.content.rivals) == 7
    assert len(T.content.corporations) == 6


@pytest.mark.rule(
    "NA-7.0", "NA-7.1", "NA-28.0", "NA-B.1", "NA-B.2", "NA-B.4", "NA-B.5", "NA-50.0", "NA-35.0"
)
def test_the_board():
    assert T.districts == [
        "guayaquil", "quinde", "la_costa", "manta", "rabotgorod", "laguna_velasco", "nihongai", "esmeraldas",
        "rutherford", "base_de_cayambe",
    ]  # fmt: skip
    assert [d + 1 for d in T.next] == [2, 5, 5, 7, 6, 9, 9, 9, 10, 11]
    assert T.tier == [1, 1, 1, 1, 1, 2, 2, 2, 3, 3]
    assert all(following > district for district, following in enumerate(T.next))


@pytest.mark.rule("NA-B.6", "NA-40.0", "NA-40.4", "NA-15.6")
def test_the_tracks():
    assert T.threat_end == 25
    assert T.track_end == [8] * 5
    assert T.capital_wrap == 40
    assert T.slots == 5
    assert T.spaces == [False, False, True] * 3


@pytest.mark.rule("NA-K.1", "NA-K.2", "NA-2.1", "NA-2.2", "NA-2.3", "NA-2.3a", "NA-26.0", "NA-26.1")
def test_the_sheets():
    four, more = T.sheets
    assert more == [
        [(2, 2), (0, 1)], [(1, 2), (2, 1)], [(3, 2), (1, 1)], [(0, 2), (4, 1)], [(5, 1)] * 3, [(4, 2), (3, 1)],
    ]  # fmt: skip
    assert four == [
        [(2, 2), (5, 1)],
        [(1, 2), (5, 1)],
        [(3, 2), (5, 1)],
        [(0, 2), (5, 1)],
        [(5, 1)] * 3,
        [(4, 2), (5, 1)],
    ]


@pytest.mark.rule("NA-K.3", "NA-K.5", "NA-K.6", "NA-K.7", "NA-K.8", "NA-K.9", "NA-24.0")
def test_the_contracts():
    assert T.pays_androids == [(0, 2)]
    assert T.pays_removal[4] == [(1, 2)]
    assert T.pays_unrest == [(2, 1)]
    assert T.pays_removal[3] == [(3, 2)]
    assert T.pays_event == [(4, 3)]
    assert T.pays_removal[0] == T.pays_removal[1] == [(5, 1)]
    assert T.pays_removal[2] == []  # prisec pays nobody


@pytest.mark.rule("NA-20.4")
def test_the_four_event_families():
    assert [T.backs.count(family) for family in range(4)] == [4, 4, 4, 4]


# -- content packs --------------------------------------------------------------------------------


def pack(tmp_path: Path, file: str, old: str, new: str) -> str:
    text = (CONTENT / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(
        "replace_all = true\n" + text.replace(old, new, 1), encoding="utf-8"
    )
    return str(tmp_path)


def test_a_pack_changes_the_game(tmp_path):
    folder = pack(tmp_path, "assets.toml", 'who = "you", by = 5 } ]', 'who = "you", by = 9 } ]')
    match = tabletown.new("new_angeles", seats=4, pack=folder)
    assert match.record().content != tabletown.new("new_angeles", seats=4).record().content
    from tabletown.core.match import Match

    game = tabletown.find("new_angeles")
    config = game.config(4, options={"windows": "off"}, pack=folder)
    fields = {"phase": "claim", "deal": {"asset": "gurren_imaishi", "main": "puff_piece"}}
    assert Match(game, config, 0, position=fields).state.capital[0] == 19


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("assets.toml", "count = 1", "count = 2", ["assets.toml", "count"]),
        ("assets.toml", 'trigger = "end_of_turn"', 'trigger = "sometimes"', ["assets.toml", "trigger"]),
        ("assets.toml", 'op = "swap"', 'op = "shuffle"', ["assets.toml", "alex_westlund", "effect"]),
        ("assets.toml", 'id = "eiko"', 'id = "midori"', ["assets.toml", "midori", "id"]),
        ("assets.toml", 'op = "claim", count = 2', 'op = "claim", cuont = 2', ["naoko_watanabe", "effect.count"]),
        ("assets.toml", 'op = "claim", count = 2', 'op = "claim", count = 2, cuont = 2', ["naoko_watanabe", "cuont"]),
        ("assets.toml", 'do = "set_winner"', 'do = "set_loser"', ["midori", "effect.do", "set_loser"]),
        ("assets.toml", 'from = "turn_player", count = 1', 'from = "turn_player", count = 2', ["lily_lockwell", "count"]),
        ("emergency_actions.toml", "spread = 4", "spread = 0", ["sweeps_week", "effect.spread"]),
        ("action_cards.toml", "upto = 2, as", 'upto = "two", as', ["budget_renovations", "effect.upto"]),
        ("action_cards.toml", 'type = "labor"', 'type = "labour"', ["action_cards.toml", "efficiency_experts", "type"]),
        ("action_cards.toml", "count = 5", "count = 0", ["action_cards", "count"]),
        ("action_cards.toml", 'ref = "r"', 'ref = "q"', ["budget_renovations", "effect", "'q'"]),
        ("action_cards.toml", '"not_strike_or_outage"', '"not_rainy"', ["liquidation", "effect", "not_rainy"]),
        ("action_cards.toml", "where = { pick = 1 }", "where = { }", ["ark_construction", "effect"]),
        ("board.toml", "path_to = 2", "path_to = 1", ["board.toml", "guayaquil", "path_to"]),
        ("board.toml", "number = 3", "number = 4", ["board.toml", "numbered"]),
        ("board.toml", "tier = 1", "tier = 4", ["board.toml", "guayaquil", "tier"]),
        ("board.toml", "amount = 1", "amount = 0", ["board.toml", "guayaquil", "primary"]),
        ("board.toml", 'spaces = ["1"', 'spaces = ["demand"', ["round_track", "spaces"]),
        ("components.toml", "count = 6\nroot", "count = 0\nroot", ["components.toml", "prisec", "count"]),
        ("emergency_actions.toml", 'corporation = "nbn"', 'corporation = "jinteki"', ["emergency_actions.toml", "corporation", "jinteki has 2"]),
        ("corporations.toml", 'draw_56 = [ { type = "labor", count = 2 }', 'draw_56 = [ { type = "labor", count = 0 }', ["haas_bioroid", "draw_56"]),
        ("events.toml", "human_first = [3]", "human_first = [11]", ["events.toml", "activist_cells_awaken", "human_first"]),
        ("events.toml", "turns = 4", "turns = 6", ["events.toml", "activist_cells_awaken", "turns"]),
        ("setups.toml", "android = [2, 5, 7, 9]", "android = [2, 5, 7]", ["setups.toml", "new_arrivals", "android"]),
        ("setups.toml", "outage = [8]", "outage = [5]", ["setups.toml", "new_arrivals", "outage"]),
        ("setups.toml", "prisec = [9]", "prisec = [2]", ["setups.toml", "new_arrivals", "prisec"]),
        ("setups.toml", "strike = [1]", "strike = [5]", ["setups.toml", "new_arrivals", "strike"]),
        ("setups.toml", "illness = [1, 4]", "illness = [4, 4]", ["setups.toml", "new_arrivals", "illness"]),
        ("rivals.toml", 'corporation = "nbn"', 'corporation = "jinteki"', ["rivals.toml"]),
        ("demands.toml", "energy = 0", "energie = 0", ["demands.toml", "hosting_worlds_cup", "need"]),
        ("action_cards.toml", 'filter = ["no:prisec"]', 'filter = ["no:prisecs"]', ["action_cards.toml", "no:prisecs"]),
        ("action_cards.toml", "count = 3, bottom = 1", "count = 3, bottom = 3", ["unorthodox_knowledge", "bottom"]),
        ("investments.toml", 'count = "illness"', 'count = "wellness"', ["healthcare_initiative", "effect"]),
    ],
)  # fmt: skip
def test_a_mistake_names_file_entry_and_field(tmp_path, file, old, new, words):
    folder = pack(tmp_path, file, old, new)
    with pytest.raises(tabletown.BadContent) as caught:
        tables_of(folder)
    for word in words:
        assert word in str(caught.value)


def test_a_pack_without_the_setup_card_that_is_asked_for(tmp_path):
    folder = pack(tmp_path, "setups.toml", 'id = "brownout"', 'id = "blackout"')
    with pytest.raises(tabletown.BadUsage, match="brownout"):
        tabletown.new("new_angeles", seats=4, pack=folder, options={"setup_card": "brownout"})


def test_a_missing_or_broken_file(tmp_path):
    (tmp_path / "assets.toml").write_text("[[entry]\n", encoding="utf-8")
    with pytest.raises(tabletown.BadContent, match=r"assets\.toml"):
        load(str(tmp_path))
    (tmp_path / "assets.toml").write_text("replace_all = true", encoding="utf-8")
    with pytest.raises(tabletown.BadContent, match="no \\[\\[entry\\]\\]"):
        load(str(tmp_path))
    shutil.rmtree(tmp_path)
    with pytest.raises(tabletown.BadContent, match="no content pack"):
        load(str(tmp_path))


# -- positions with mistakes ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"corporations": ["nbn"]}, "corporations"),
        ({"corporations": ["nbn", "nbn", "jinteki", "weyland"]}, "each once"),
        ({"active": 7}, "active"),
        ({"capital": [1, 2]}, "capital"),
        ({"capital": [-1, 2, 2, 2]}, "NA-I.9"),
        ({"threat": 25}, "NA-I.7"),
        ({"board": {"cats": [1]}}, "no piece"),
        ({"board": {"prisec": [11]}}, "no district"),
        ({"board": {"prisec": [1], "orgcrime": [1]}}, "NA-I.3"),
        ({"board": {"outage": [1], "protest": [1]}}, "NA-I.4"),
        ({"board": {"android": [1, 2]}}, "NA-I.5"),
        ({"board": {"human_first": list(range(1, 11))}}, "NA-I.1"),
        ({"supply": {"gold": 1}}, "no resource"),
        ({"supply": {"tech": 9}}, "NA-I.8"),
        ({"hands": [["clean_slate"] * 6]}, "only 5 copies"),
        ({"hands": [["sweeps_week"]]}, "no action card"),
        ({"hands": [[]] * 5}, "hands"),
        ({"decks": {"media": ["clean_slate"]}}, "another type"),
        ({"assets": [["eiko"], ["eiko"]]}, "two places"),
        ({"assets": [["cat"]]}, "no asset"),
        ({"track": 0}, "track"),
        ({"round": 9}, "round"),
        ({"phase": "demand", "round": 3}, "no demand round"),
        ({"phase": "tea"}, "'tea'"),
        ({"phase": "support", "seat": 0, "deal": {"main": "puff_piece"}}, "seat"),
        ({"deal": {"main": "puff_piece"}}, "no deal"),
        ({"phase": "support", "deal": {"cake": 1}}, "cake"),
        (
            {"phase": "resolve", "deal": {"main": "puff_piece", "winner": "counter"}},
            "no counteroffer",
        ),
        ({"rivals": ["melange"]}, "rival card"),
        ({"rivals": ["nbn", "nbn"]}, "rival card"),
        ({"investments": ["short_sale", "short_sale"]}, "twice"),
        ({"promises": [{"promiser": 0, "term": "dance"}]}, "promise"),
        ({"promises": [{"promiser": 0, "term": "no_counter@turn", "status": "maybe"}]}, "maybe"),
        ({"events": ["party"]}, "no event"),
        ({"demands": ["party"]}, "no demand"),
        ({"forced": ["x"]}, "cannot be read"),
    ],
)
def test_bad_positions(fields, words):
    with pytest.raises(tabletown.BadPosition, match=words):
        tabletown.position("new_angeles", fields)
