"""Solo play against the Hegemony (FFS-23)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabletown
from tabletown.core.match import Match
from tabletown.games import find

Make = Any
RECRUIT = ("faction recruit", "gain iron")


def solo(scene: Make, player: dict[str, Any] | None = None, **fields: Any) -> Any:
    """A solo position in which the player may recruit to pass the time."""
    player = {"faction": "new_york", "tokens": {"worker": 2}, **(player or {})}
    return scene(player, mode="solo", **fields)


@pytest.mark.rule("FFS-23.1", "FFS-23.2")
def test_setup_of_a_solo_game() -> None:
    match = tabletown.new("fifty_first_state", seats=1, mode="solo", seed=3)
    board = match.view(0)["board"]
    assert len(board["hand"]) == 6
    assert board["first"] == 0
    rival = board["hegemony"]
    assert (rival["vp"], rival["locations"], rival["passed"]) == (0, [], False)
    assert len(board["players"]) == 1
    factions = {
        tabletown.new("fifty_first_state", mode="solo", seed=seed).view(0)["board"]["players"][0]["faction"]
        for seed in range(30)
    }  # fmt: skip
    assert len(factions) == 4


@pytest.mark.rule("FFS-23.3", "FFS-23.4", "FFS-23.5", "FFS-23.6", "FFS-5.12", "FFS-27.18")
def test_lookout_gives_the_player_two_cards_and_the_hegemony_three(scene: Make) -> None:
    deck = ["church", "docks", "quarry", "school", "museum"]
    t = solo(scene, {"tokens": {}}, phase="lookout", deck=deck)
    assert t.board["face_up"]["blue"] is not None
    assert t.board["face_up"]["red"] is not None
    assert t.board["display"] == ["church", "docks", "quarry", "school"]
    t.play("pick school")
    assert len(t.board["display"]) == 2
    assert t.hegemony()["location_count"] == 1
    t.play(t.options()[0])
    rival = [place["card"] for place in t.hegemony()["locations"]]
    assert len(rival) == 3
    assert rival[2] == "museum"
    assert set(rival[:2]) < set(deck[:3])
    assert all(place["row"] for place in t.hegemony()["locations"])


@pytest.mark.rule("FFS-23.5", "FFS-27.20")
def test_the_hegemony_picks_at_random(scene: Make) -> None:
    deck = ["church", "docks", "quarry", "school", "museum"]
    taken = set()
    for result in range(3):
        t = solo(scene, {"tokens": {}}, phase="lookout", deck=deck, chance=[result])
        t.play("pick school")
        taken.add(t.hegemony()["locations"][0]["card"])
    assert taken == {"church", "docks", "quarry"}


@pytest.mark.rule("FFS-23.7", "FFS-23.8")
def test_the_hegemony_gains_nothing(scene: Make) -> None:
    t = solo(
        scene,
        {"tokens": {}},
        phase="production",
        hegemony={"state": ["church", "steel_eagle", "docks"], "vp": 3},
        expansion="winter",
    )
    assert t.hegemony()["vp"] == 3
    assert t.tokens() == {"worker": 3, "iron": 1, "grey": 1}


@pytest.mark.rule("FFS-23.9", "FFS-23.11", "FFS-27.20")
def test_it_takes_a_connection_card_at_random(scene: Make) -> None:
    taken = Counter()
    for result in (0, 1):
        t = solo(scene, face_up={"blue": "merchants", "red": "thugs"}, chance=[result])
        assert t.hegemony()["next"] == "take"
        t.play(*RECRUIT)
        assert t.hegemony()["vp"] == 2
        left = [colour for colour, card in t.board["face_up"].items() if card]
        taken[left[0]] += 1
        pile = "red" if left == ["blue"] else "blue"
        assert len(t.board["connection_discards"][pile]) == 1
    assert taken == {"blue": 1, "red": 1}


def three_failed_attacks(scene: Make, **fields: Any) -> Any:
    """A state that no attack card matches, just after the third attack."""
    t = solo(
        scene,
        {"tokens": {"worker": 9, "red": 9}, "state": ["church"]},
        deck=["docks", "quarry", "school", "pub"],
        hegemony={"state": ["boiler_room"]},
        **fields,
    )
    for number in (1, 2):
        t.play(*RECRUIT, "end_turn")
        assert t.hegemony()["attacks"] == number
        assert len(t.hegemony()["attack_pile"]) == number
        assert t.hegemony()["next"] == "attack"
    return t.play(*RECRUIT, "end_turn")


@pytest.mark.rule("FFS-23.12", "FFS-23.13", "FFS-23.14", "FFS-23.16", "FFS-23.17", "FFS-23.18", "FFS-27.19")  # fmt: skip
def test_after_the_third_failed_attack_the_borders_are_closed_at_once(scene: Make) -> None:
    t = three_failed_attacks(scene)
    rival = t.hegemony()
    assert (rival["attack_pile"], rival["vp"], rival["next"]) == ([], 0, "done")
    assert rival["passed"]
    assert not rival["pass_due"]
    assert t.told()[-2:] == ["attack-failed", "hegemony-passed"]
    assert sorted(t.board["discard"]) == ["docks", "quarry", "school"]
    assert t.refusal("visit_hegemony boiler_room")[1] == "FFS-23.28"
    t.play(*RECRUIT)
    assert t.state() == ["church"]
    assert t.told().count("hegemony-passed") == 1


@pytest.mark.rule("FFS-23.41", "FFS-23.10")
def test_as_a_reading_it_lingers_for_one_more_turn(scene: Make) -> None:
    t = three_failed_attacks(scene, options={"hegemony_lingers": True})
    rival = t.hegemony()
    assert (rival["attack_pile"], rival["passed"], rival["next"]) == ([], False, "pass")
    assert "visit_hegemony boiler_room" in t.options()
    t.play(*RECRUIT)
    assert t.hegemony()["passed"]


@pytest.mark.rule("FFS-23.16")
def test_a_third_attack_that_hits_closes_the_borders_too(scene: Make) -> None:
    t = solo(
        scene,
        {"state": ["docks"]},
        deck=["scrap_metal"],
        hegemony={"attacks": 2, "state": ["quarry"]},
    )
    t.play(*RECRUIT)
    assert t.state() == ["ruin(docks)"]
    assert t.hegemony()["passed"]


@pytest.mark.rule("FFS-23.41")
def test_stored_games_of_the_first_rules_linger() -> None:
    game = find("fifty_first_state")
    config = game.config(1, "solo", rules=1)
    assert set(config.options) == {"expansion", "factions"}
    fields = {
        "players": [{"tokens": {"worker": 4}, "state": ["church"]}],
        "deck": ["docks"],
        "hegemony": {"attacks": 2},
    }
    match = Match(game, config, 1, rules=1, position=fields)
    match.play("faction recruit")
    match.play("gain iron")
    match.play("end_turn")
    rival = match.view(0)["board"]["hegemony"]
    assert rival["pass_due"]
    assert not rival["passed"]


@pytest.mark.rule("FFS-23.15", "FFS-23.19", "FFS-13.9", "FFS-13.10")
def test_a_hit_razes_with_all_consequences(scene: Make) -> None:
    t = solo(scene, {"state": ["city_guards [cache gun 3]"]}, deck=["confessor"])
    t.play(*RECRUIT)
    assert t.hegemony()["vp"] == 2
    assert t.tokens() == {"iron": 1, "gun": 4}  # compensation and cache
    assert t.state() == ["ruin(city_guards)"]


@pytest.mark.rule("FFS-23.40")
def test_after_a_success_it_can_still_be_visited_once(scene: Make) -> None:
    t = solo(
        scene,
        {"tokens": {"worker": 3}, "state": ["docks"]},
        deck=["scrap_metal"],
        hegemony={"state": ["quarry"]},
    )
    t.play(*RECRUIT)
    assert t.hegemony()["pass_due"]
    assert "visit_hegemony quarry" in t.options()
    t.play("visit_hegemony quarry")
    assert t.hegemony()["passed"]


@pytest.mark.rule("FFS-23.20", "FFS-28.12")
@pytest.mark.parametrize(
    ("state", "attack", "hit", "reason"),
    [
        (["docks", "parking_lot"], "haven", "parking_lot", ["distance"]),
        (["shipwreck", "scrap_trader [used 1]"], "factory", "shipwreck", ["kind"]),  # unused
        (["factory", "shipwreck [used 1]"], "scrap_metal", "shipwreck", ["kind"]),  # a used action
        (["parking_lot", "factory"], "scrap_metal", "factory", ["kind"]),  # the feature
        (["factory", "parking_lot"], "docks", "parking_lot", ["categories"]),
        (["shelter", "assembly_plant"], "scrap_metal", None, []),  # equal in everything
    ],
)
def test_which_location_is_hit(
    scene: Make, state: list[str], attack: str, hit: str | None, reason: list[str]
) -> None:
    """The log tells what decided (FFS-28.12)."""
    t = solo(scene, {"state": state}, deck=[attack], expansion="new_era")
    t.play(*RECRUIT)
    if hit is None:
        assert t.options() == ["hit shelter", "hit assembly_plant"]
        assert t.prompt == "attack-tie"
        t.play("hit assembly_plant")
        hit = "assembly_plant"
    assert [place for place in t.state() if place.startswith("ruin")] == [f"ruin({hit})"]
    assert [e["args"]["reason"] for e in t.match.events(0) if e["key"] == "attack-aimed"] == reason


@pytest.mark.rule("FFS-5.12", "FFS-23.20")
def test_the_player_chooses_between_fully_tied_locations(scene: Make) -> None:
    state = ["docks", "docks [shield]", "school"]
    t = solo(scene, {"state": state}, deck=["scrap_metal"])
    t.play(*RECRUIT)
    assert t.options() == ["hit docks", "hit docks.2"]
    t.play("hit docks.2")
    assert t.state() == ["docks", "docks", "school"]
    t = solo(scene, {"state": ["docks", "docks", "school"]}, deck=["scrap_metal"])
    t.play(*RECRUIT)
    assert t.state() == ["ruin(docks)", "docks", "school"]  # nothing to choose


@pytest.mark.rule("FFS-23.25", "FFS-24.7")
def test_hidden_forge_keeps_its_shield(scene: Make) -> None:
    t = solo(scene, {"state": ["hidden_forge"]}, deck=["confessor"], expansion="new_era")
    t.play(*RECRUIT)
    assert t.state() == ["hidden_forge"]
    assert t.hegemony()["vp"] == 0
    assert t.hegemony()["pass_due"]


@pytest.mark.rule("FFS-23.26")
def test_cards_without_categories_neither_hit_nor_are_hit(scene: Make) -> None:
    t = solo(scene, {"state": ["foundation", "docks"]}, deck=["radioactive_colony"], expansion="new_era")  # fmt: skip
    t.play(*RECRUIT)
    assert t.hegemony()["attacks"] == 1
    assert not t.hegemony()["pass_due"]
    assert t.state() == ["foundation", "docks"]


@pytest.mark.rule("FFS-23.27")
def test_when_the_player_passes_the_phase_ends(scene: Make) -> None:
    t = solo(scene, {"state": ["docks"]}, face_up={"blue": "merchants"})
    t.play("pass")
    assert t.board["phase"] == "lookout"
    assert t.hegemony()["vp"] == 0
    assert t.board["connection_discards"]["blue"] == ["merchants"]


@pytest.mark.rule("FFS-23.28")
def test_after_its_pass_the_player_goes_on_alone(scene: Make) -> None:
    t = solo(
        scene,
        {"tokens": {"worker": 5, "red": 9}},
        hegemony={"state": ["docks"], "passed": True},
    )
    assert t.refusal("visit_hegemony docks")[1] == "FFS-23.28"
    assert t.refusal("raze_hegemony docks")[1] == "FFS-23.28"
    t.play(*RECRUIT, "end_turn")
    assert t.prompt == "turn"
    assert t.hegemony()["attacks"] == 0


@pytest.mark.rule("FFS-23.29", "FFS-23.38", "FFS-27.18")
def test_razing_the_hegemony(scene: Make) -> None:
    t = solo(
        scene,
        {"tokens": {"red": 4}},
        hegemony={"state": ["church"], "vp": 1},
        deck=["docks", "quarry"],
    )
    t.play("raze_hegemony church")
    assert t.vp() == 2
    assert t.hegemony()["vp"] == 1  # no compensation
    assert t.hegemony()["locations"] == []
    assert "church" in t.board["discard"]


@pytest.mark.rule("FFS-23.30")
def test_a_visit_scores_for_the_hegemony(scene: Make) -> None:
    t = solo(scene, hegemony={"state": ["quarry"]}, deck=["church"])
    t.play("visit_hegemony quarry")
    assert t.tokens() == {"worker": 1, "brick": 1}
    assert t.hegemony()["vp"] == 1


@pytest.mark.rule("FFS-23.31")
def test_nothing_to_steal_from_the_hegemony_but_products(scene: Make) -> None:
    t = solo(
        scene,
        {"state": ["thieves_caravan", "camino_real"], "tokens": {"worker": 4, "grey": 2}, "hand": ["suppliers"]},
        hegemony={"state": ["oil_rig", "fuel_tank"]},
        expansion="winter",
        deck=["church"],
    )  # fmt: skip
    assert t.refusal("use thieves_caravan")[1] == "FFS-24.9"
    assert t.refusal("use camino_real")[1] == "FFS-24.10"
    t.play("build suppliers", "copy_hegemony oil_rig")
    assert t.tokens()["fuel"] == 2
    t = solo(
        scene,
        {"state": ["suppliers"], "tokens": {}},
        hegemony={"state": ["oil_rig", "fuel_tank"]},
        phase="production",
        expansion="winter",
    )
    t.play("redirect_hegemony oil_rig")
    assert t.tokens()["fuel"] == 2


@pytest.mark.rule("FFS-23.37")
def test_hidden_forge_of_the_hegemony_has_defence_4(scene: Make) -> None:
    t = solo(scene, {"tokens": {"red": 3}}, hegemony={"state": ["hidden_forge"]}, expansion="new_era")  # fmt: skip
    assert t.refusal("raze_hegemony hidden_forge")[1] == "FFS-13.4"
    t = solo(scene, {"tokens": {"red": 4}}, hegemony={"state": ["hidden_forge"]}, expansion="new_era")  # fmt: skip
    t.play("raze_hegemony hidden_forge")
    assert t.tokens() == {"worker": 2}


@pytest.mark.rule("FFS-23.39")
def test_an_attack_without_a_card_fails_but_counts(scene: Make) -> None:
    t = solo(scene, {"tokens": {"worker": 8}, "state": ["docks"]}, rest="hand")
    for number in (1, 2, 3):
        t.play(*RECRUIT, *(["end_turn"] if t.tokens()["worker"] >= 4 else []))
        assert t.hegemony()["attacks"] == number
    assert t.hegemony()["passed"]
    assert t.state() == ["docks"]


@pytest.mark.rule("FFS-23.33", "FFS-21.13")
def test_the_end_of_a_solo_game(scene: Make) -> None:
    t = solo(scene, {"vp": 3}, hegemony={"vp": 25, "state": ["docks"]})
    assert t.board["last_round"]
    assert t.board["reached_by"] == [-1]
    t.play("pass")
    assert t.match.outcome.reason == "solo-lost"
    assert t.match.outcome.scores == (3,)
    t = solo(scene, {"vp": 3, "passed": True}, phase="end", idle_rounds=2)
    assert t.match.outcome.reason == "solo-won"


@pytest.mark.rule("FFS-23.34", "FFS-23.35", "FFS-23.36")
@pytest.mark.parametrize(
    ("vp", "rival", "title"),
    [
        (29, 0, "mutant"), (30, 0, "survivor"), (39, 0, "survivor"), (40, 0, "human"),
        (50, 0, "merchant"), (60, 0, "soldier"), (70, 0, "cyborg"), (80, 0, "leader"),
        (99, 0, "leader"), (30, 29, "survivor"), (30, 30, None), (30, 31, None),
    ],
)  # fmt: skip
def test_titles(scene: Make, vp: int, rival: int, title: str | None) -> None:
    t = solo(scene, {"vp": vp, "passed": True}, hegemony={"vp": rival}, phase="end")
    assert t.board["title"] == title
    assert t.match.outcome.winners == ((0,) if title else ())


def test_seats_are_no_targets_in_solo_play(scene: Make) -> None:
    t = solo(scene, {"tokens": {"red": 9, "worker": 1}}, hegemony={"state": ["docks"]})
    assert t.refusal("raze_at 1 docks")[1] == "FFS-2.16"
    t = scene({"tokens": {"red": 9}}, {"state": ["docks"]})
    assert t.refusal("raze_hegemony docks")[1] == "FFS-2.16"
