"""Chapter 17: the closing phase of versus."""

from __future__ import annotations

from typing import Any

import pytest


def order(table: Any, *keys: str) -> list[str]:
    """The events of these kinds in the order they happened."""
    return [event.key for event in table.story() if event.key in keys]


@pytest.mark.rule("GM-17.1", "GM-17.5", "GM-18.18")
def test_raids_come_first_then_the_effect_then_the_plan(closing: Any) -> None:
    table = closing("no_one_is_safe", raids="EL", discontent=3, facts=["chose_special_card"])
    assert order(table, "raid-failed", "discontent", "plan", "round") == [
        "raid-failed", "discontent", "discontent", "plan", "round",
    ]  # fmt: skip
    whys = [said["why"] for said in table.happened("discontent")]
    assert whys == ["failed_raid", "no_one_is_safe"]


@pytest.mark.rule("GM-17.2", "GM-17.3", "GM-17.4", "GM-60.12")
def test_only_raids_that_detained_nobody_have_failed(scene: Any) -> None:
    """Two heroes walk into one raid, nobody into the two others."""
    table = scene(
        phase="heroes", event="high_alert", raids="TR EL MC", discontent=3,
        heroes={
            "culum": {"at": "TR", "card": "TR"}, "veiga": {"at": "TR", "card": "TR"},
            "sylvia": {"at": "SC", "card": "SC"},
        },
    )  # fmt: skip
    table.play("detain great_goal", "end", "detain great_goal", "end", "end")
    assert [raid["district"] for raid in table.happened("raid-failed")] == ["main_citadel", "elite"]
    assert table.s.discontent == 5
    assert (table.s.raids, table.s.caught) == (0, 0)


@pytest.mark.rule("GM-17.2", "GM-10.11")
def test_a_hero_caught_on_the_way_is_not_caught_by_the_raid(scene: Any) -> None:
    table = scene(
        phase="turn", turn="sylvia", event="high_alert", raids="CS", discontent=3, dice=["cuffs"],
        heroes={
            "culum": {"at": "TR", "card": "TR", "taken": True},
            "veiga": {"at": "TH", "card": "TH", "taken": True},
            "sylvia": {"at": "SC", "card": "CS", "trust": 1},
        },
    )  # fmt: skip
    table.play("step CS")
    assert [raid["district"] for raid in table.happened("raid-failed")] == ["central_square"]
    assert table.s.discontent == 4


@pytest.mark.rule("GM-17.6")
@pytest.mark.parametrize(("facts", "plan"), [([], 3), (["chose_special_card"], 4)])
def test_the_plan_advances_by_one_or_stays(closing: Any, facts: list[str], plan: int) -> None:
    table = closing("no_one_is_safe", plan=3, facts=facts)
    assert table.s.plan == plan
    assert bool(table.happened("plan-holds")) is (plan == 3)


@pytest.mark.rule("GM-17.7", "GM-18.34")
def test_the_plan_condition_looks_at_the_table_in_step_3(scene: Any) -> None:
    """Bonds beat trust before and after, but not in step 3."""
    table = scene(
        phase="action", turn="sylvia", event="trust_versus_coercion", bonds=1, plan=3,
        heroes={
            "culum": {"at": "TR", "card": "TR", "taken": True},
            "veiga": {"at": "TH", "card": "TH", "taken": True},
            "sylvia": {"at": "SC", "card": "SC", "trust": 0},
        },
    )  # fmt: skip
    table.play("act gain_trust")  # 1 bond against 1 trust
    assert (table.s.round, table.s.plan) == (2, 3)


@pytest.mark.rule("GM-17.8", "GM-18.6", "GM-2.17")
def test_trust_spent_in_step_2_does_not_count_in_step_3(closing: Any) -> None:
    table = closing(
        "trials_won", plan=3,
        heroes={
            "culum": {"at": "TR", "trust": 5, "seized": "EL"}, "veiga": {"at": "TH", "trust": 1},
            "sylvia": {"at": "SC", "trust": 0},
        },
    )  # fmt: skip
    table.play("take")  # 2 guards: 2 trust, 4 are left
    assert table.happened("trust-paid") == [{"hero": "culum", "n": 2, "why": "trials_won"}]
    assert table.s.plan == 4  # five trust are not there any more


@pytest.mark.rule("GM-17.9", "GM-7.7")
def test_clean_up_returns_cards_and_clears_markers(scene: Any) -> None:
    table = scene(
        phase="heroes", event="high_alert", events=["security_control"], raids="TR",
        published=["pacification"], used=["pacification"], acted={"P": 1}, servants={"P": "TR"},
        heroes={
            "culum": {"at": "TR", "card": "TR"}, "veiga": {"at": "TH", "card": "TH"},
            "sylvia": {"at": "SC", "card": "SC", "seized": "EL"},
        },
    )  # fmt: skip
    table.play("detain denial_of_access", "end", "end")
    s = table.s
    assert s.round == 2
    assert (s.detained, s.used, s.acted, s.taken, s.shown) == (0, 0, [0, 0, 0], 0, 0)
    heroes = table.match.view(1)["board"]["heroes"]
    assert all(hero["chosen"] is False for hero in heroes)
    assert table.seized("culum") == {"TR"}
    assert "trade" not in heroes[0]["hand"]
    assert "theatre" in heroes[1]["hand"]
    assert len(heroes[2]["hand"]) == 8


@pytest.mark.rule("GM-17.10", "GM-18.25")
def test_facts_belong_to_the_round_they_happened_in(scene: Any) -> None:
    """The special action of this round holds no plan in the next one."""
    table = scene(
        phase="action", turn="sylvia", event="high_alert", events=["oppression_and_resistance"],
        plan=3, guards={"TR": (1, 1)},
        heroes={
            "culum": {"at": "TR", "card": "TR", "taken": True},
            "veiga": {"at": "TH", "card": "TH", "taken": True},
            "sylvia": {"at": "CS", "card": "CS", "trust": 2},
        },
    )  # fmt: skip
    table.play("act square_a")
    assert (table.s.round, table.s.plan) == (2, 3)
    table.play("access culum TR", "access veiga TH", "access sylvia CS", "end").pass_turns()
    assert (table.s.round, table.s.plan) == (3, 4)
