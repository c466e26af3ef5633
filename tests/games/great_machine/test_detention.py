"""Chapter 10: detention by a raid and during movement."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.invariants import check


def caught(arrived: Any, bonds: int = 0, **given: Any) -> Any:
    """Culum has ended the movement in a raid district; the Machine is asked."""
    return arrived(
        "culum", phase="arrival", raids="TR", culum={"at": "TR", **given}, plan=3, bonds=bonds
    )


@pytest.mark.rule("GM-10.1")
def test_ending_movement_in_a_raid_district_is_detention(arrived: Any) -> None:
    table = caught(arrived)
    assert (table.prompt, table.seat) == ("detention", 0)
    assert table.match.view(None)["board"]["heroes"][0]["detained"]
    free = arrived("culum", phase="arrival", raids="EL", culum={"at": "TR"})
    assert free.prompt == "hero-action"
    # a servant without a raid detains nobody in versus
    free = arrived("culum", phase="arrival", servants={"P": "TR"}, culum={"at": "TR"})
    assert free.prompt == "hero-action"


@pytest.mark.rule("GM-10.3", "GM-16.8")
def test_great_goal_advances_the_plan_and_the_turn_goes_on(arrived: Any) -> None:
    table = caught(arrived, trust=3)
    table.play("detain great_goal")
    assert (table.s.plan, table.trust("culum")) == (4, 3)
    assert (table.prompt, table.s.active) == ("hero-action", table.hero("culum"))
    table.play("act agitate")
    assert table.trust("culum") == 1


@pytest.mark.rule("GM-10.4", "GM-10.5", "GM-10.6")
@pytest.mark.parametrize("trust", [0, 1, 7])
def test_seizure_of_funds_takes_all_trust_and_ends_the_turn(arrived: Any, trust: int) -> None:
    table = caught(arrived, trust=trust, bonds=2)
    table.play("detain seizure_of_funds")
    assert (table.trust("culum"), table.s.bonds, table.s.plan) == (0, 2 + trust, 3)
    assert table.s.active == table.hero("veiga")
    assert table.seized("culum") == set()


@pytest.mark.rule("GM-10.4", "GM-10.7")
def test_denial_of_access_seizes_the_chosen_card_and_ends_the_turn(arrived: Any) -> None:
    table = caught(arrived, trust=5, seized="MC")
    table.play("detain denial_of_access")
    assert table.seized("culum") == {"MC", "TR"}
    assert (table.trust("culum"), table.s.plan) == (5, 3)
    assert table.s.active == table.hero("veiga")


@pytest.mark.rule("GM-10.8")
def test_funds_of_nobody_may_be_seized_but_no_card_twice(arrived: Any) -> None:
    table = caught(arrived, trust=0)
    assert table.offers("detain seizure_of_funds")
    gone = caught(arrived, card="TR", seized="TR")
    assert gone.options() == ["detain great_goal", "detain seizure_of_funds"]
    assert gone.refusal("detain denial_of_access") == ("card-seized", "GM-10.8")


@pytest.mark.rule("GM-10.9")
def test_every_hero_in_a_raid_district_is_decided_separately(scene: Any) -> None:
    heroes = {
        "culum": {"at": "TR", "card": "TR", "trust": 2},
        "mateusz": {"at": "TR", "card": "TR", "trust": 1},
        "sylvia": {"at": "TR", "card": "TR", "trust": 3},
    }
    table = scene(
        phase="heroes", event="high_alert", heroes=heroes, raids="TR", plan=3, discontent=0
    )
    asked = []
    for measure in ("seizure_of_funds", "denial_of_access", "great_goal"):
        asked.append(table.match.decision(0).details["hero"])
        table.play(f"detain {measure}")
    assert asked == ["mateusz", "culum", "sylvia"]
    assert (table.s.bonds, table.s.plan) == (1, 4)
    assert table.seized("culum") == {"TR"}
    table.play("end")
    assert table.s.discontent == 0  # the raid did not fail


@pytest.mark.rule("GM-10.10", "GM-10.11", "GM-10.12", "GM-10.13")
def test_a_hero_detained_on_the_way_is_not_detained_by_the_raid_again(arrived: Any) -> None:
    table = arrived(
        "sylvia", phase="turn", sylvia={"at": "TR", "card": "EL", "trust": 1}, raids="EL",
        dice=["cuffs"], discontent=0, plan=3, bonds=0, event="high_alert",
    )  # fmt: skip
    table.play("step EL")
    # the Machine was asked nothing, the turn was over and the raid has failed
    assert table.s.round == 2
    story = [event.key for event in table.story()]
    assert "detained" not in story
    assert "measure" not in story
    assert "raid-failed" in story
    assert table.at("sylvia") == "EL"
    assert table.seized("sylvia") == {"EL"}


@pytest.mark.rule("GM-10.12")
def test_detention_during_movement_seizes_the_card_and_ends_the_turn(arrived: Any) -> None:
    table = arrived(
        "culum", phase="turn", culum={"at": "TR", "card": "MC", "trust": 0}, dice=["cuffs"], plan=3
    )
    table.play("step EL")
    assert (table.at("culum"), table.seized("culum")) == ("MC", {"MC"})
    assert table.s.active == table.hero("veiga")
    assert table.s.plan == 3


@pytest.mark.rule("GM-10.14", "GM-18.17", "GM-18.46")
@pytest.mark.parametrize(
    ("event", "plan"), [("join_the_uprising", 4), ("public_punishment", 3), ("high_alert", 4)]
)
def test_what_detention_during_movement_counts_for(arrived: Any, event: str, plan: int) -> None:
    table = arrived(
        "sylvia", phase="turn", sylvia={"at": "TR", "card": "EL", "trust": 0}, dice=["cuffs"],
        culum={"at": "MC"}, veiga={"at": "MC"}, event=event, plan=3,
    )  # fmt: skip
    table.play("step EL")
    assert (table.s.round, table.s.plan) == (2, plan)


@pytest.mark.rule("GM-10.15")
def test_a_seized_card_cannot_be_chosen_until_it_is_restored(scene: Any, arrived: Any) -> None:
    table = scene(
        phase="access", event="high_alert", heroes={"culum": {"seized": "TR MC"}, "veiga": {}, "sylvia": {}}
    )  # fmt: skip
    assert table.refusal("access culum MC", 1) == ("card-seized", "GM-7.4")
    assert table.match.view(1)["board"]["heroes"][0]["seized"] == ["main_citadel", "trade"]
    tower = arrived(
        "sylvia", sylvia={"at": "TL", "trust": 2}, culum={"at": "SC", "seized": "TR MC"},
        veiga={"at": "TH"}, events=["high_alert"], event="security_control",
    )  # fmt: skip
    tower.play("act tower_b", "card TR")
    assert tower.s.round == 2
    assert tower.offers("access culum TR", 1)
    assert not tower.offers("access culum MC", 1)


@pytest.mark.rule("GM-10.16", "GM-5.35")
def test_seizing_is_seen_by_all_and_restoring_by_the_heroes(arrived: Any) -> None:
    table = caught(arrived, seized="MC")
    assert table.match.view(0)["board"]["heroes"][0]["surely_seized"] == []
    table.play("detain denial_of_access")
    seized = next(event for event in table.events if event.key == "card-seized")
    assert seized.for_seat(0)["args"]["district"] == "trade"
    assert seized.for_seat(None)["args"]["district"] == "trade"
    assert table.match.view(0)["board"]["heroes"][0]["surely_seized"] == ["trade"]
    tower = arrived(
        "sylvia", sylvia={"at": "TL", "trust": 2}, culum={"at": "SC", "seized": "TR MC"}
    )
    tower.play("act tower_b")
    assert (tower.prompt, tower.seat) == ("restore-card", 1)  # Culum chooses, not Sylvia
    tower.play("card MC")
    restored = next(event for event in tower.story() if event.key == "card-restored")
    assert restored.for_seat(2)["args"]["district"] == "main_citadel"
    for seat in (0, None):
        assert "district" not in restored.for_seat(seat)["args"]
    assert tower.match.view(0)["board"]["heroes"][0]["seized_count"] == 1


@pytest.mark.rule("GM-10.15", "GM-7.7", "GM-18.37")
def test_a_card_seized_and_restored_in_one_turn_returns_with_the_others(arrived: Any) -> None:
    table = arrived(
        "culum", phase="arrival", culum={"at": "TL", "trust": 4}, veiga={"at": "TH"},
        servants={"P": "TL"}, event="mass_searches", events=["high_alert"],
    )  # fmt: skip
    assert table.seized("culum") == {"TL"}
    table.play("act tower_b")  # the only seized card of the table
    assert table.seized("culum") == set()
    check(table.s)
    assert len(table.match.view(1)["board"]["heroes"][0]["hand"]) == 8  # it is still the chosen one
    table.pass_turns()
    assert table.s.round == 2
    assert len(table.match.view(1)["board"]["heroes"][0]["hand"]) == 9
