"""Chapter 1: what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabletown
from tabletown.games.great_machine.schema import Content
from tabletown.games.great_machine.tables import tables


@pytest.fixture(scope="module")
def box() -> Content:
    return tables(None, False).content


def count_of(box: Content, token: str) -> int:
    (entry,) = [entry for entry in box.tokens if entry.id == token]
    return entry.count


@pytest.mark.rule("GM-1.1")
def test_nine_districts_four_of_them_special(box: Content) -> None:
    kinds = {d.id: d.kind for d in box.districts}
    assert {id for id, kind in kinds.items() if kind == "special"} == {
        "main_citadel", "tower_of_law", "control_centre", "central_square",
    }  # fmt: skip
    assert {id for id, kind in kinds.items() if kind == "common"} == {
        "trade", "industrial", "science", "theatre", "elite",
    }  # fmt: skip


@pytest.mark.rule("GM-1.2", "GM-1.3", "GM-1.4")
def test_thirty_citizens_five_of_each_kind(box: Content) -> None:
    assert {kind.id: (kind.number, kind.traitor, kind.count) for kind in box.citizens} == {
        "artist": (1, False, 5),
        "scientist": (2, False, 5),
        "merchant": (3, False, 5),
        "industrialist": (4, False, 5),
        "aristocrat": (5, False, 5),
        "traitor": (0, True, 5),
    }
    s = tabletown.new("great_machine", seats=4, options={"heroes": "random"}).state
    assert [mask.bit_count() for mask in s.face] == [5] * 6


@pytest.mark.rule("GM-1.5")
def test_eighteen_regular_guards_two_for_each_district(box: Content) -> None:
    assert count_of(box, "guard_regular") == 18
    assert [d.guards_at_setup for d in box.districts] == [2] * 9


@pytest.mark.rule("GM-1.6")
def test_three_servants_with_figure_and_token(box: Content) -> None:
    assert tables(None, False).servant_ids == ["phantasm", "executor", "lex_hecate"]
    assert count_of(box, "servant_figure") == 3
    assert count_of(box, "servant_token") == 3


@pytest.mark.rule("GM-1.7")
def test_three_of_six_heroes_take_part(box: Content, scene: Any) -> None:
    assert len(box.heroes) == 6
    with pytest.raises(tabletown.BadPosition, match="three heroes"):
        scene(heroes={"culum": {}, "veiga": {}})
    with pytest.raises(tabletown.BadPosition, match="three heroes"):
        scene(heroes={"culum": {}, "veiga": {}, "olga": {}, "sylvia": {}})
    table = scene(phase="access", event="high_alert")
    assert table.refusal("access mustafa TR", 1) == ("hero-not-in-play", "GM-1.7")


@pytest.mark.rule("GM-1.8")
def test_every_hero_has_one_access_card_for_each_district(box: Content, scene: Any) -> None:
    assert {card.district for card in box.access_cards} == {d.id for d in box.districts}
    assert sum(card.count for card in box.access_cards) == 27
    table = scene(phase="access", event="high_alert", heroes={"culum": {}, "veiga": {}, "olga": {}})
    for seat, hero in ((1, "culum"), (2, "veiga"), (3, "olga")):
        assert sorted(table.options(seat)) == sorted(f"access {hero} {d.id}" for d in box.districts)


@pytest.mark.rule("GM-1.9")
def test_versus_events_of_two_groups_and_the_countdown(box: Content) -> None:
    groups = Counter[int]()
    for event in box.events:
        groups[event.group] += event.count
    assert groups == {1: 10, 2: 10, 0: 1}
    assert [event.id for event in box.events if event.group == 0] == ["countdown"]


@pytest.mark.rule("GM-1.10")
def test_nine_directives_for_each_mode(box: Content) -> None:
    assert sum(card.count for card in box.directives) == 9
    assert sum(card.count for card in box.automa_directives) == 9
    assert [card.effect for card in box.directives] != [c.effect for c in box.automa_directives]


@pytest.mark.rule("GM-1.11")
def test_three_raid_and_three_riot_tokens(box: Content, plotting: Any, scene: Any) -> None:
    assert (count_of(box, "raid_token"), count_of(box, "riot_token")) == (3, 3)
    table = plotting(servants={"P": "TR"}, raids="EL IN SC")
    assert table.refusal("order P raid") == ("no-effect", "GM-11.24")
    with pytest.raises(tabletown.BadPosition, match="too many raid tokens"):
        plotting(raids="EL IN SC TH")
    with pytest.raises(tabletown.BadPosition, match="three successes"):
        scene(riots="EL IN SC")


@pytest.mark.rule("GM-1.12", "GM-1.13")
def test_the_attack_die_shows_2_2_3_3_4_and_a_shield(box: Content) -> None:
    (die,) = [die for die in box.dice if die.id == "attack_die"]
    assert sorted(map(str, die.faces)) == ["2", "2", "3", "3", "4", "shield"]


@pytest.mark.rule("GM-1.14", "GM-1.15")
def test_the_escape_die_shows_three_running_men_and_three_handcuffs(box: Content) -> None:
    (die,) = [die for die in box.dice if die.id == "escape_die"]
    assert Counter(die.faces) == {"run": 3, "cuffs": 3}


@pytest.mark.rule("GM-1.16", "GM-1.17")
def test_trust_and_bonds_are_not_limited_by_their_tokens(box: Content, scene: Any) -> None:
    assert (count_of(box, "trust_bond_1"), count_of(box, "trust_bond_4")) == (24, 12)
    # 24 x 1 + 12 x 4 = 72 in the box
    table = scene(phase="income", event="high_alert", bonds=500, discontent=2)
    assert table.s.bonds == 506
    heroes = {"mateusz": {"trust": 8}, "culum": {"trust": 7}, "veiga": {"trust": 8}}
    assert sum(scene(phase="access", event="high_alert", heroes=heroes, bonds=72).s.trust) == 23


@pytest.mark.rule("GM-1.18", "GM-1.19")
def test_what_the_automa_adds(box: Content) -> None:
    assert sum(event.count for event in box.automa_events) == 17
    assert sum(card.count for card in box.movement_cards) == 13
    assert sum(card.count for card in box.automa_directives) == 9
    assert sum(card.count for card in box.missions) == 12
    assert [len(s.automa_priority) for s in box.servants if s.automa_order] == [3, 3, 3]
    pieces = {token.id: token.count for token in box.tokens}
    automa = {
        "district_token": 9,
        "guard_reinforcement": 9,
        "progress_marker_piece": 1,
        "hero_token": 3,
        "mission_token_ambush_remote": 1,
        "mission_token_drone": 3,
        "mission_token_data": 3,
        "mission_token_core": 3,
        "mission_token_post": 1,
    }
    assert automa.items() <= pieces.items()
    assert sum(n for id, n in pieces.items() if id.startswith("mission_token")) == 11
    sides = {t.id: t.sides for t in box.tokens if t.id.startswith("mission_token")}
    assert sides == {
        "mission_token_ambush_remote": ("ambush", "remote_access"),
        "mission_token_drone": ("drone_trust", "drone_attack"),
        "mission_token_data": ("data", "weaponry"),
        "mission_token_core": ("core", "control"),
        "mission_token_post": ("command_post", "underground"),
    }


@pytest.mark.rule("GM-1.20")
def test_the_weaponry_side_is_never_used(box: Content) -> None:
    for mission in box.missions:
        assert "weaponry" not in mission.tokens
        steps = (*mission.setup, *mission.during, *mission.interaction, *mission.benefit)
        assert all(step.get("token") != "weaponry" for step in steps)


def test_a_position_written_before_0_2_calls_the_phase_stage() -> None:
    fields = {"event": "tribunal", "seed": 3}
    old = tabletown.position("great_machine", {"stage": "access", **fields}, mode="automa")
    new = tabletown.position("great_machine", {"phase": "access", **fields}, mode="automa")
    assert old.state == new.state
    both = {"stage": "access", "phase": "access"}
    with pytest.raises(tabletown.BadPosition, match="stage"):
        tabletown.position("great_machine", both, mode="automa")


@pytest.mark.parametrize(("mode", "event"), [("versus", "trials_won"), ("automa", "curfew")])
def test_after_the_access_phase_every_hero_has_chosen_a_card(mode: str, event: str) -> None:
    with pytest.raises(tabletown.BadPosition, match="chosen a card"):
        tabletown.position("great_machine", {"phase": "machine", "event": event}, mode=mode)
