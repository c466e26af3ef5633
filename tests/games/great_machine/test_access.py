"""Chapter 7: the access phase. Every hero secretly chooses where the movement ends."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.core.errors import IllegalAction


def choosing(scene: Any, **more: Any) -> Any:
    more.setdefault(
        "heroes", {"culum": {"at": "TR"}, "veiga": {"at": "TH"}, "sylvia": {"at": "SC"}}
    )
    return scene(phase="access", event="high_alert", bonds=6, **more)


@pytest.mark.rule("GM-7.1")
def test_only_cards_of_the_own_hand_can_be_chosen(scene: Any) -> None:
    table = choosing(scene, heroes={"culum": {"seized": "EL IN"}, "veiga": {}, "sylvia": {}})
    assert len(table.options(1)) == 7
    assert table.refusal("access culum EL", 1) == ("card-seized", "GM-7.4")
    table.play("access culum TR")
    assert table.match.view(2)["board"]["heroes"][0]["card"] == "trade"
    assert "trade" not in table.match.view(1)["board"]["heroes"][0]["hand"]


@pytest.mark.rule("GM-7.2", "GM-9.14")
def test_the_chosen_card_is_where_the_movement_ends(plotting: Any) -> None:
    table = plotting(culum={"at": "TR", "card": "CS", "trust": 7}, bonds=0)
    table.play("step IN")
    assert table.prompt == "step"  # nobody stops half-way
    table.play("step CS")
    assert (table.prompt, table.at("culum")) == ("hero-action", "CS")


@pytest.mark.rule("GM-7.3", "GM-18.47", "GM-10.1")
def test_staying_is_a_movement_for_every_effect(plotting: Any) -> None:
    # an arrival effect, and a raid
    table = plotting(
        culum={"at": "TR", "card": "TR"}, veiga={"at": "EL", "card": "EL"}, event="free_trade",
        bonds=0, raids="EL", servants={"P": "MC"},
    )  # fmt: skip
    assert (table.at("culum"), table.trust("culum")) == ("TR", 1)
    table.play("end")
    assert (table.prompt, table.seat) == ("detention", 0)


@pytest.mark.rule("GM-7.4")
def test_without_the_card_of_the_present_district_a_hero_must_leave(scene: Any) -> None:
    heroes = {"culum": {"at": "TR", "seized": "TR"}, "veiga": {"at": "TH"}, "sylvia": {}}
    table = choosing(scene, heroes=heroes)
    assert not table.offers("access culum TR", 1)
    assert table.refusal("access culum TR", 1) == ("card-seized", "GM-7.4")
    refusals = table.match.explain(1, "trade")
    assert [(r.key, r.rule) for r in refusals] == [("card-seized", "GM-7.4")]
    assert table.offers("access veiga TR", 2)


@pytest.mark.rule("GM-7.5")
def test_heroes_see_each_others_cards_and_the_machine_does_not(scene: Any) -> None:
    table = choosing(scene)
    table.play("access culum EL", "access veiga IN", "access sylvia CS")
    for seat in (1, 2, 3):
        cards = [hero["card"] for hero in table.match.view(seat)["board"]["heroes"]]
        assert cards == ["elite", "industrial", "central_square"]
    for seat in (0, None):
        heroes = table.match.view(seat)["board"]["heroes"]
        assert [hero["card"] for hero in heroes] == [None] * 3
        assert [hero["hand"] for hero in heroes] == [None] * 3
        told = [event for event in table.match.events(seat) if event["key"] == "access-chosen"]
        assert len(told) == 3
        assert all("district" not in event["args"] for event in told)


@pytest.mark.rule("GM-7.6")
def test_a_choice_may_be_changed_until_all_have_confirmed(scene: Any) -> None:
    table = choosing(scene)
    assert [r.key for r in table.match.explain(1, "rethink culum")] == ["nothing-to-rethink"]
    table.play("access culum EL", "access veiga IN")
    assert table.refusal("access culum TR", 1) == ("already-chosen", "GM-7.6")
    table.match.play("rethink culum", 1)
    assert sorted(table.s.deciders()) == [1, 3]
    table.play("access culum MC", "access sylvia SC")
    assert table.prompt == "machine"
    refusal = table.match.refusal(1, table.match.parse("rethink culum"))
    assert (refusal.key, refusal.rule) == ("access-phase-over", "GM-7.6")
    with pytest.raises(IllegalAction):
        table.match.play("rethink culum", 1)
    assert table.match.view(1)["board"]["heroes"][0]["card"] == "main_citadel"


@pytest.mark.rule("GM-7.6")
def test_nobody_takes_back_the_card_of_another_player(scene: Any) -> None:
    table = choosing(scene).play("access culum EL")
    with pytest.raises(IllegalAction):
        table.match.play("rethink culum", 2)


@pytest.mark.rule("GM-7.7", "GM-17.9")
def test_chosen_cards_return_at_the_end_of_the_round_unless_seized(arrived: Any) -> None:
    table = arrived("culum", phase="arrival", culum={"at": "TR"}, veiga={"at": "TH"}, raids="TR")
    table.play("detain denial_of_access").pass_turns()
    assert table.s.round == 2
    assert table.seized("culum") == {"TR"}
    hands = {h["id"]: h["hand"] for h in table.match.view(1)["board"]["heroes"]}
    assert "trade" not in hands["culum"]
    assert len(hands["culum"]) == 8
    assert [len(hands["veiga"]), len(hands["sylvia"])] == [9, 9]
