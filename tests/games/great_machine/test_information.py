"""Chapter 21: who knows what."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.errors import BadUsage
from tabletown.games.great_machine.worlds import determinise

HEROES = (1, 2, 3)
EVERYBODY = (0, 1, 2, 3, None)


def board(table: Any, seat: int | None) -> Any:
    return table.match.view(seat)["board"]


@pytest.fixture
def table(plotting: Any) -> Any:
    """A table in the Machine's phase with something of everything."""
    return plotting(
        event="high_alert", published=["levy"], hand=["surveillance", "provocation"],
        citizens={"TR": "A.u S.k M.r T.k"}, guards={"EL": (1, 1)}, riots="EL", discontent=7, plan=5,
        culum={"at": "TR", "trust": 3, "seized": "EL MC", "card": "IN"},
        veiga={"at": "TH", "trust": 2, "seized": "TR", "card": "TH"},
    )  # fmt: skip


@pytest.mark.rule("GM-21.1")
def test_the_table_is_the_same_for_everybody(table: Any) -> None:
    for seat in EVERYBODY:
        seen = board(table, seat)
        assert (seen["event"], seen["arrested"], seen["round"]) == ("high_alert", 3, 1)
        assert (seen["tracks"]["discontent"], seen["tracks"]["plan"]) == (7, 5)
        machine = seen["machine"]
        assert (machine["bonds"], machine["published"]) == (10, ["levy"])
        assert (machine["hand_size"], machine["deck"], seen["events_left"]) == (2, 6, 12)
        assert [hero["trust"] for hero in seen["heroes"]] == [3, 2, 0]
        assert [hero["seized_count"] for hero in seen["heroes"]] == [2, 1, 0]
        trade = next(d for d in seen["districts"] if d["id"] == "trade")
        assert [p["state"] for p in trade["people"]] == ["unknown", "known", "revealed", "known"]
        assert trade["people"][2]["kind"] == "merchant"
        elite = next(d for d in seen["districts"] if d["id"] == "elite")
        assert (elite["guards"], elite["broken"], elite["riot"]) == (1, 1, True)


@pytest.mark.rule("GM-21.2", "GM-7.1")
def test_cards_and_known_faces_are_for_the_heroes_only(table: Any) -> None:
    for seat in HEROES:
        culum = board(table, seat)["heroes"][0]
        assert culum["card"] == "industrial"
        assert sorted(culum["seized"]) == ["elite", "main_citadel"]
        assert len(culum["hand"]) == 6
        trade = table.district("TR", seat)
        assert [p["kind"] for p in trade["people"]] == [None, "scientist", "merchant", "traitor"]
    for seat in (0, None):
        culum = board(table, seat)["heroes"][0]
        assert (culum["card"], culum["seized"], culum["hand"]) == (None, None, None)
        assert culum["chosen"] is True  # that a card was chosen is seen
        trade = table.district("TR", seat)
        assert [p["kind"] for p in trade["people"]] == [None, None, "merchant", None]


@pytest.mark.rule("GM-21.2", "GM-9.2")
def test_a_chosen_card_is_open_from_the_turn_of_its_hero(table: Any) -> None:
    table.play("end")
    shown = [hero["card"] for hero in board(table, 0)["heroes"]]
    assert shown == ["industrial", None, None]


@pytest.mark.rule("GM-21.3")
def test_directives_in_the_hand_are_for_the_machine_only(table: Any) -> None:
    assert sorted(board(table, 0)["machine"]["hand"]) == ["provocation", "surveillance"]
    for seat in (*HEROES, None):
        assert board(table, seat)["machine"]["hand"] is None


@pytest.mark.rule("GM-21.4", "GM-60.16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nothing_a_seat_sees_depends_on_what_nobody_knows(table: Any, seat: int | None) -> None:
    """Unknown and arrested faces and the order of decks change; the view does not."""
    game, s = table.match.game, table.s
    worlds = [determinise(s, seat, seed) for seed in range(8)]
    seen = game.view(s, seat)
    assert all(game.view(world, seat) == seen for world in worlds)
    assert len({tuple(world.face) for world in worlds}) > 1
    assert len({tuple(world.event_deck) for world in worlds}) > 1
    assert len({tuple(world.directive_deck) for world in worlds}) > 1
    open_faces = ~s.unknown & ~s.known & ~s.arrested() & s.tables.all_tokens
    for world in worlds:
        assert [mask & open_faces for mask in world.face] == [mask & open_faces for mask in s.face]
    if seat in HEROES:
        assert all(
            [m & s.known for m in world.face] == [m & s.known for m in s.face] for world in worlds
        )
    else:
        assert len({tuple(world.chosen) for world in worlds}) > 1


@pytest.mark.rule("GM-21.5", "GM-7.5")
def test_hero_players_share_everything(table: Any) -> None:
    assert board(table, 1) == board(table, 2) == board(table, 3)
    told = table.match.events(1)
    table.play("end", "step IN")
    assert table.match.events(1)[len(told) :] == table.match.events(3)[len(told) :]


@pytest.mark.rule("GM-21.5", "GM-7.5")
def test_heroes_see_each_other_choose_and_the_machine_does_not(scene: Any) -> None:
    table = scene(phase="access", event="high_alert")
    table.play("access culum EL")
    chosen = [event.for_seat(3) for event in table.events if event.key == "access-chosen"]
    assert chosen[0]["args"]["district"] == "elite"
    for seat in (0, None):
        (hidden,) = [event.for_seat(seat) for event in table.events if event.key == "access-chosen"]
        assert hidden is None or "district" not in hidden["args"]


@pytest.mark.rule("GM-21.6")
def test_there_is_no_channel_the_machine_cannot_read() -> None:
    """Chat at a table is for everybody unless the game has the option of whispers."""
    with pytest.raises(BadUsage, match="whispers"):
        tabletown.new("great_machine", mode="versus", seats=4, options={"whispers": True})


@pytest.mark.rule("GM-21.7")
def test_what_the_machine_has_learned_is_not_taken_back(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 8})
    table.play("act riot")
    refusal = table.match.undo_refusal()
    assert refusal is not None
    assert refusal.key == "something-was-revealed"


@pytest.mark.rule("GM-21.7", "GM-19.3")
def test_everybody_remembers_what_was_open(plotting: Any) -> None:
    """Who was arrested, and which directive went back into the hand."""
    table = plotting(
        published=["levy", "mechanization", "surveillance"], hand=["fortification"], discontent=3,
        servants={"P": "TL", "E": "TR"}, citizens={"TR": "A.r"},
    )  # fmt: skip
    table.play("order P tower_publish", "directive levy", "directive fortification")
    table.play("order E arrest", "end").pass_turns()
    for seat in EVERYBODY:
        assert board(table, seat)["machine"]["hand_seen"] == ["levy"]
        assert board(table, seat)["arrested_seen"] == {"artist": 1}


@pytest.mark.rule("GM-21.8", "GM-8.21")
def test_the_log_tells_everybody_what_the_machine_does(table: Any) -> None:
    for action, keys in (
        ("move P EL", ["bonds-paid", "servant-moved"]),
        ("order P repair", ["order", "bonds-paid", "guards-repaired"]),
        ("guard MC TH", ["bonds-paid", "guard-moved"]),
        ("order E citadel_draw", ["order", "bonds-paid", "directive-drawn"]),
    ):
        table.play(action)
        for seat in (*HEROES, None):
            assert table.told(seat) == keys
    drawn = table.events[-1]
    assert "directive" in drawn.for_seat(0)["args"]
    assert "directive" not in drawn.for_seat(1)["args"]


@pytest.mark.rule("GM-21.12", "GM-10.16")
def test_the_machine_knows_the_card_it_seized(arrived: Any) -> None:
    table = arrived("veiga", "arrival", veiga={"at": "TR", "seized": "EL"}, raids="TR")
    before = board(table, 0)["heroes"][1]
    assert before["surely_seized"] == []  # the card set aside at the start is unknown to it
    table.play("detain denial_of_access").pass_turns()
    veiga = board(table, 0)["heroes"][1]
    assert (veiga["seized_count"], veiga["surely_seized"]) == (2, ["trade"])
