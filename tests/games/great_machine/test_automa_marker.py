"""Chapter 34: the progress marker."""

from __future__ import annotations

from typing import Any

import pytest

RIOT = 6


@pytest.fixture
def steps(servant_turn: Any) -> Any:
    """Phantasm acts in the Central Square; the marker moves 1 to 6 stages."""

    def make(n: int, **more: Any) -> Any:
        crowd = " ".join(["u"] * n)
        return servant_turn(
            "P", "city_heart", citizens={"CS": crowd}, guards={"CS": (0, 0), "TR": 3, "EL": 3},
            **more,
        )  # fmt: skip

    return make


@pytest.mark.rule("GM-34.1")
def test_the_marker_goes_from_0_over_riot_down_to_1(steps: Any) -> None:
    assert [steps(n).marker() for n in range(1, 7)] == [RIOT, 5, 4, 3, 2, 1]
    # stages, not spaces: the space of discontent within its stage makes no difference
    assert [steps(2, discontent=n).marker() for n in (0, 1, 2)] == [5, 5, 5]


@pytest.mark.rule("GM-34.2")
def test_the_marker_that_reaches_the_stage_of_discontent_advances_the_plan(steps: Any) -> None:
    for discontent, n in ((15, 2), (12, 3), (9, 4), (6, 5), (3, 6)):
        table = steps(n, discontent=discontent, plan=4)
        assert (table.marker(), table.s.plan) == (0, 5)
        table = steps(n - 1, discontent=discontent, plan=4)
        assert (table.marker() > 0, table.s.plan) == (True, 4)


@pytest.mark.rule("GM-34.3")
def test_discontent_that_enters_the_stage_of_the_marker_advances_the_plan(arrived: Any) -> None:
    for at, plan, after in ((2, 5, 0), (3, 4, 3)):
        table = arrived(
            "culum", mode="automa", culum={"at": "TR", "trust": 4}, discontent=5, marker=at, plan=4
        )
        table.play("act agitate")
        assert (table.s.discontent, table.s.plan, table.marker()) == (6, plan, after)
    # within a stage nothing happens
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 4}, discontent=4, marker=2, plan=4
    )
    assert (table.play("act agitate").s.plan, table.marker()) == (4, 2)


@pytest.mark.rule("GM-34.3", "GM-15.2")
def test_the_marker_is_met_on_the_way_of_several_steps(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "CS", "trust": 4}, discontent=5, marker=2, plan=4,
        citizens={"CS": "u u u u"}, guards={"CS": (0, 2)},
    )  # fmt: skip
    table.play("act square_a")
    assert (table.s.discontent, table.s.plan, table.marker()) == (9, 5, 0)


@pytest.mark.rule("GM-34.2", "GM-34.3", "GM-34.4", "GM-34.5", "GM-34.8", "GM-35.5")
@pytest.mark.parametrize(
    ("discontent", "start", "plan", "end"),
    [(13, 5, 6, 5), (16, 0, 6, RIOT), (18, 0, 8, 0)],
)
def test_x08_left_over_steps_are_carried_on(
    arrived: Any, discontent: int, start: int, plan: int, end: int
) -> None:
    table = arrived(
        "culum", phase="arrival", mode="automa", culum={"at": "TR"}, servants={"P": "TR"},
        discontent=discontent, marker=start, plan=5,
    )  # fmt: skip
    assert (table.s.plan, table.marker()) == (plan, end)


@pytest.mark.rule("GM-34.4", "GM-34.5")
def test_stage_0_is_no_step_after_a_return(steps: Any) -> None:
    # stage 5: riot, 5 = advance, riot, 5 = advance, riot, 5 = advance
    for n, plan, at in ((3, 5, RIOT), (4, 6, 0), (5, 6, RIOT), (6, 7, 0)):
        table = steps(n, discontent=15, plan=4)
        assert (table.s.plan, table.marker()) == (plan, at)


@pytest.mark.rule("GM-34.6")
def test_at_stage_0_a_full_turn_advances_the_plan(steps: Any) -> None:
    table = steps(6, marker=RIOT, discontent=2, plan=4)
    assert (table.s.plan, table.marker()) == (5, 0)
    table = steps(6, discontent=2, plan=4)
    assert (table.s.plan, table.marker()) == (4, 1)
    assert table.match.view(0)["board"]["tracks"]["marker_steps"] == 1
    table = steps(1, marker=1, discontent=2, plan=4)
    assert (table.s.plan, table.marker()) == (5, 0)


@pytest.mark.rule("GM-34.7")
def test_a_marker_at_home_is_never_reached_by_discontent(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 4}, discontent=0, marker=0, plan=4
    )
    assert (table.play("act agitate").s.plan, table.marker()) == (4, 0)
    # not even when Pacification lets discontent fall to stage 0 and it rises again
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 4}, discontent=2, marker=0, plan=4
    )
    assert (table.play("act agitate").s.plan, table.marker()) == (4, 0)


@pytest.mark.rule("GM-34.8")
def test_at_the_riot_stage_every_step_advances_the_plan(steps: Any) -> None:
    for n in (1, 2, 5):
        table = steps(n, discontent=18, plan=4)
        assert (table.s.plan, table.marker()) == (4 + n, 0)


@pytest.mark.rule("GM-34.5", "GM-16.2")
def test_the_machine_wins_on_the_way(steps: Any) -> None:
    table = steps(5, discontent=18, plan=9)
    assert table.match.outcome.reason == "plan"
    assert table.s.plan == 12


@pytest.mark.rule("GM-34.9")
def test_a_move_back_stops_at_stage_0_without_effect(evening: Any) -> None:
    for start, end in ((4, RIOT), (5, 0), (RIOT, 0)):
        table = evening(
            "citadel_audit", heroes={"culum": {"at": "MC", "trust": 2}}, marker=start, plan=4,
            discontent=6,
        )  # fmt: skip
        table.play("give culum 2")
        assert table.marker() == end
        assert table.s.plan == 5  # only the card's own condition failed


@pytest.mark.rule("GM-15.9", "GM-34.3", "GM-40.8")
def test_the_success_of_the_riot_stage_comes_before_the_marker(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 4}, discontent=17, marker=RIOT,
        plan=11, options={"level": "high"},
    )  # fmt: skip
    table.play("act agitate")  # bonus 1: the plan goes back before the marker advances it
    assert not table.match.over
    assert (table.s.discontent, table.s.plan, table.marker()) == (18, 11, 0)
    table = arrived(
        "culum", mode="automa", culum={"at": "TR", "trust": 4}, discontent=17, marker=RIOT,
        plan=11, riots="EL IN", options={"level": "super"},
    )  # fmt: skip
    table.play("act agitate")
    assert table.match.outcome.reason == "riots"
