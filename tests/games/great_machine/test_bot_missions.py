"""Bots do what missions ask for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_machine.asking_bots import best, values
from tests.games.great_machine.mission_sets import SETS, heroes_at, in_play


@pytest.fixture
def arrives(scene: Any) -> Any:
    """Automa with missions: a hero has just ended the movement, the servants are far away."""

    def make(turn: str, places: str, missions: dict[str, Any], **more: Any) -> Any:
        heroes = heroes_at(*places.split(), **more.pop("heroes", {}))
        for name in ("culum", "veiga", "sylvia"):
            if name == turn:
                break
            heroes[name].setdefault("taken", True)
        more.setdefault("event", "tribunal")
        more.setdefault("servants", {"P": "CC", "E": "CC", "L": "CC"})
        return scene(mode="automa", seats=1, turn=turn, phase="arrival", heroes=heroes,
                     missions=missions, **more)  # fmt: skip

    return make


def test_a_token_is_laid_where_it_helps_and_fetched_where_it_does_not(arrives: Any) -> None:
    tokens = {"culum": {"token": "TR"}}
    assert best(arrives("veiga", "SC TH SC", in_play("I"), heroes=tokens), "interaction") == "pass"
    table = arrives("veiga", "SC TR SC", in_play("I"), heroes=tokens)
    found = values(table.match)
    assert found["interact deactivating_trap"] > found["pass"]
    apart = {"culum": {"token": "EL"}, "veiga": {"token": "TR"}, "sylvia": {"token": "TR"}}
    found = values(arrives("culum", "EL TH SC", in_play("I"), heroes=apart).match)
    assert found["pickup"] > found["pass"]


@pytest.mark.parametrize("numeral", list(SETS))
def test_what_a_mission_asks_for_is_done(arrives: Any, numeral: str) -> None:
    """The first of two missions, or the second where only that is possible."""
    place, citizens, tokens = {
        "I": ("TR", "A.u", {"servant_tokens": {"P": "EL", "E": "EL", "L": "EL"}}),
        "II": ("EL", "A.u", {"command_post": "EL"}),
        "III": ("TR", "A.r", {}),
        "IV": ("MC", "A.u", {"drones": ["TR", "EL", "IN"]}),
    }[numeral]
    table = arrives("culum", f"{place} TH SC", in_play(numeral, **tokens), discontent=4,
                    citizens={place: citizens}, heroes={"culum": {"began": "SC"}})  # fmt: skip
    found = values(table.match)
    assert max(found, key=lambda text: found[text]).startswith("interact ")
    assert max(found.values()) > found["pass"]


def test_a_token_goes_to_a_kind_that_is_wanted_and_safe(scene: Any, arrives: Any) -> None:
    citizens = {"EL": "A.r N.u", "TR": "A.r S.r T.r"}
    missions = in_play("I", "A", "B")
    probe = arrives("veiga", "SC TR SC", missions, citizens=citizens)
    tokens = {"culum": {"token": probe.token("EL", "A")}}
    table = arrives("veiga", "SC TR SC", missions, citizens=citizens, heroes=tokens, discontent=9)
    table.play("interact class_consciousness")
    assert best(table, "attach") == table.token(
        "TR", "T"
    )  # an artist bears one, artists are arrested


def test_veiga_fears_the_phantasm_most(arrives: Any) -> None:
    """Whoever ends her turn makes the city angry, which is what she wants."""
    servants = {"L": "TR", "E": "TR", "P": "TR"}
    for hero, choice in (("sylvia", "lex_hecate"), ("veiga", "phantasm")):
        table = arrives(hero, "TR TR TR", in_play("I", "A", servant_tokens=servants))
        table.play("interact learn_their_weaknesses")
        assert table.prompt == "servant-token"
        found = values(table.match)
        assert max(found, key=lambda text: found[text]) == f"servant {choice}"


def test_tokens_gather_with_whoever_has_two(arrives: Any) -> None:
    missions = in_play("II", "A", "B")
    tokens = {"sylvia": {"token": "veiga"}}  # Veiga holds two
    table = arrives("culum", "TR TR SC", missions, heroes=tokens)
    found = values(table.match)
    assert found["interact leader_of_the_resistance"] > found["pass"]
    table.play("interact leader_of_the_resistance")
    assert best(table, "choose") == "choose give"
    table = arrives("culum", "TR TR TR", missions, heroes={"veiga": {"token": "sylvia"}})
    table.play("interact leader_of_the_resistance", "choose give")
    assert best(table, "token-receiver") == "hero sylvia"


def test_a_token_is_taken_from_the_hero_who_goes_away(arrives: Any) -> None:
    """Veiga stays in Trade, Sylvia is on her way to the Tower."""
    table = arrives("culum", "TR TR TR", in_play("II", "A", "B"), heroes={"sylvia": {"card": "TL"}})
    table.play("interact leader_of_the_resistance", "choose take")
    assert best(table, "hero-token") == "hero sylvia"


RISING = {"drones": ["SC", "TH", "CS"], "drones_attack": True}


def test_bases_are_where_the_hero_and_a_friend_are(scene: Any) -> None:
    missions = {
        "cards": ["deactivating_trap", "learn_their_weaknesses", "rise_of_the_resistance"],
        "reached": ["deactivating_trap"], "waiting": ["rise_of_the_resistance"],
        "servant_tokens": {"P": "culum", "E": "veiga", "L": "sylvia"},
    }  # fmt: skip
    table = scene(
        mode="automa", seats=1, phase="closing", event="countdown_automa", missions=missions,
        heroes=heroes_at("EL", "TH", "SC"), discontent=6, citizens={"EL": "A.r S.r", "TR": "N.u"},
    )  # fmt: skip
    assert best(table, "base") == "district elite"


def test_the_underground_is_where_heroes_go(scene: Any) -> None:
    missions = in_play("IV", "A", "B", bases=["TR", "EL", "IN"], **RISING)
    table = scene(
        mode="automa", seats=1, phase="closing", event="countdown_automa", missions=missions,
        heroes=heroes_at("IN", "IN", "IN"), guards={"TR": 3, "EL": 3, "IN": 0},
    )  # fmt: skip
    assert best(table, "underground") == "district industrial"


LEADER = {
    "cards": list(SETS["II"]),
    "reached": list(SETS["II"]),
    "leader": "veiga",
    "riot_tokens": 3,
}


@pytest.mark.parametrize(("guards", "choice"), [(1, "pass"), (2, "take"), (3, "pass")])
def test_the_leader_speaks_where_it_decides_the_riot(
    arrived: Any, guards: int, choice: str
) -> None:
    tokens = {"culum": {"at": "SC", "token": "veiga"}, "sylvia": {"at": "SC", "token": "veiga"}}
    table = arrived("veiga", mode="automa", missions=LEADER, veiga={"at": "TR", "trust": 4},
                    guards={"TR": guards, "EL": 4 - guards}, citizens={"TR": "A.r A.r"}, discontent=3, **tokens)  # fmt: skip
    table.play("act riot")
    assert table.prompt == "offer"
    found = values(table.match)
    assert max(found, key=lambda text: found[text]) == choice


def test_heroes_in_favour_take_names_where_a_riot_is_near_or_else_trust(arrived: Any) -> None:
    fields = {"options": {"favour_heroes": True}, "discontent": 9, "guards": {"TR": (0, 2)}}
    table = arrived("culum", culum={"at": "TR", "trust": 7}, citizens={"TR": "A.k S.k"}, **fields)
    table.play("act riot")
    assert table.prompt == "choose"
    found = values(table.match)
    assert found["choose identify"] > found.get("choose trust", 0.0) > -1.0
    assert found["choose identify"] > found["pass"]


def test_a_released_friend_is_wanted_on_the_square(arrived: Any) -> None:
    fields = {"arrested": "A A A", "citizens": {"CS": "u u", "EL": ""}, "discontent": 2}
    table = arrived("culum", culum={"at": "MC", "trust": 5}, **fields)
    judged = values(table.play("act citadel_b").match)
    assert judged["district central_square"] > judged["district elite"]


def test_guards_are_sent_anywhere_rather_than_to_the_square(arrives: Any) -> None:
    missions = in_play("III", "A", "B", "C", control=2)
    guards = {"IN": 3, "CS": 1}
    table = arrives("culum", "IN TH SC", missions, guards=guards, discontent=2)
    judged = values(table.play("use guard_control").match)
    assert (
        judged["redirect regular industrial trade"]
        > judged["redirect regular industrial central_square"]
    )
