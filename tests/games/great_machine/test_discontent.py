"""Chapter 15: discontent."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.rules.tracks import lower_discontent


def rally(arrived: Any, crowd: int, **more: Any) -> Any:
    """Veiga is about to raise discontent by ``crowd`` in the Central Square, free of charge."""
    people = ["A.k", "A.k", "S.k", "S.k", "M.k", "M.k"][:crowd]
    return arrived(
        "veiga", veiga={"at": "CS", "trust": 0}, citizens={"CS": " ".join(people)},
        guards={"CS": 0, "TR": 3, "EL": 3}, **more,
    )  # fmt: skip


@pytest.mark.rule("GM-15.1", "GM-2.9")
def test_the_track_has_six_stages_of_three_spaces_and_the_riot_space(plotting: Any) -> None:
    stages = [
        plotting(discontent=space).match.view(None)["board"]["tracks"]["stage"]
        for space in range(19)
    ]
    assert stages == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]
    with pytest.raises(Exception, match="off the track"):
        plotting(discontent=19)


@pytest.mark.rule("GM-15.2", "GM-19.21", "GM-19.24", "GM-5.26")
def test_entering_a_stage_is_resolved_before_the_pointer_moves_on(arrived: Any) -> None:
    table = rally(arrived, 6, discontent=4, published=["provocation"], bonds=6)
    plan = table.s.plan
    table.play("act square_a")
    assert (table.prompt, table.seat, table.s.discontent) == ("offer", 0, 6)
    table.play("take")
    assert (table.prompt, table.s.discontent, table.s.plan) == ("offer", 9, plan + 1)
    table.play("take")
    assert (table.s.discontent, table.s.plan, table.s.bonds) == (10, plan + 2, 0)


@pytest.mark.rule("GM-15.3", "GM-15.5")
def test_surplus_steps_beyond_the_riot_space_are_lost(arrived: Any) -> None:
    table = rally(arrived, 6, discontent=15)
    table.play("act square_a")
    assert table.s.discontent == 18
    assert (table.s.successes(), table.s.riots) == (1, 0)  # a success without a riot token
    assert [risen["n"] for risen in table.happened("discontent")] == [3]  # nothing of the rest


@pytest.mark.rule("GM-15.4", "GM-18.49")
def test_discontent_never_falls_below_zero(arrived: Any) -> None:
    more: dict[str, Any] = {
        "phase": "arrival", "event": "bread_and_circuses", "bonds": 4, "servants": {"P": "TR"},
    }  # fmt: skip
    table = arrived("veiga", veiga={"at": "TR"}, discontent=1, **more)
    table.play("take")
    assert table.s.discontent == 0
    table = arrived("veiga", veiga={"at": "TR"}, discontent=0, **more)
    assert table.prompt == "hero-action"  # not even offered


@pytest.mark.rule("GM-15.5", "GM-11.23")
def test_the_riot_stage_counts_once(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 8}, discontent=17)
    table.play("act agitate")
    assert table.s.successes() == 1
    again = arrived("veiga", veiga={"at": "TR", "trust": 8}, discontent=18)
    assert again.s.successes() == 1
    assert again.refusal("act agitate") == ("riot-stage-reached", "GM-11.23")
    square = rally(arrived, 3, discontent=18)
    assert square.refusal("act square_a") == ("riot-stage-reached", "GM-11.23")


@pytest.mark.rule("GM-15.4", "GM-15.6")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (17, 16), (18, 18)])
def test_discontent_falls_by_one_but_not_at_the_ends(arrived: Any, before: int, after: int) -> None:
    table = arrived("veiga", veiga={"at": "TR"}, discontent=before)
    lower_discontent(table.s, "pacify", "GM-15.4")
    assert table.s.discontent == after


@pytest.mark.rule("GM-15.6", "GM-18.52", "GM-19.14")
def test_at_the_riot_stage_discontent_is_never_lowered(arrived: Any, plotting: Any) -> None:
    table = plotting(discontent=18, servants={"P": "TR"}, published=["pacification"])
    assert table.refusal("order P pacify") == ("stage-would-drop", "GM-19.14")
    table = arrived(
        "veiga", "arrival", veiga={"at": "TR"}, event="bread_and_circuses", bonds=4,
        servants={"P": "TR"}, discontent=18,
    )  # fmt: skip
    assert (table.prompt, table.s.discontent) == ("hero-action", 18)


@pytest.mark.rule("GM-15.7", "GM-2.10")
@pytest.mark.parametrize(("discontent", "support"), [(14, 4), (15, 5), (18, 5)])
def test_at_the_riot_stage_everybody_but_traitors_is_active(
    arrived: Any, discontent: int, support: int
) -> None:
    table = arrived(
        "veiga", veiga={"at": "TR"}, citizens={"TR": "A.k S.k M.k I.k N.k T.k"},
        discontent=discontent,
    )  # fmt: skip
    table.play("act riot")
    assert table.happened("riot-result")[0]["support"] == support
    board = table.match.view(0)["board"]["tracks"]
    assert ("aristocrat" in board["active_kinds"]) is (support == 5)
    assert "traitor" not in board["active_kinds"]


@pytest.mark.rule("GM-15.8", "GM-18.51")
def test_falling_to_a_lower_stage_is_not_entering_it(arrived: Any) -> None:
    table = arrived(
        "veiga", "arrival", veiga={"at": "TR", "trust": 8}, event="bread_and_circuses", bonds=9,
        servants={"P": "TR"}, discontent=9, published=["provocation"],
    )  # fmt: skip
    table.play("take")
    assert (table.s.discontent, table.s.stage) == (8, 2)  # the stage may drop
    assert table.prompt == "hero-action"  # no Provocation
    table.play("act agitate")
    assert (table.s.discontent, table.prompt) == (9, "offer")  # the stage is entered again


@pytest.mark.rule("GM-15.9", "GM-5.3", "GM-16.3")
def test_the_riot_stage_wins_before_the_progress_marker_advances_the_plan(arrived: Any) -> None:
    table = arrived(
        "veiga", mode="automa", veiga={"at": "TR", "trust": 8}, discontent=17, riots="IN EL",
        marker=6, plan=11,
    )  # fmt: skip
    table.play("act agitate")
    assert table.match.outcome.reason == "riots"
    assert table.s.plan == 11


@pytest.mark.rule("GM-15.10", "GM-17.2")
def test_a_failed_raid_raises_discontent(closing: Any) -> None:
    table = closing("high_alert", raids="EL IN", discontent=4)
    assert table.s.discontent == 6
    assert [raid["district"] for raid in table.happened("raid-failed")] == ["industrial", "elite"]


@pytest.mark.rule("GM-15.11", "GM-15.13", "GM-5.17")
def test_at_the_riot_stage_the_heroes_identify_instead(closing: Any) -> None:
    """Once for the failed raid, once for No One Is Safe!, each time any unknown citizen."""
    table = closing("no_one_is_safe", raids="EL", discontent=18, citizens={"CC": "A.u S.u M.u"})
    assert (table.prompt, table.seat) == ("identify-instead", 1)  # the lowest initiative
    assert len(table.options()) == 29 + 1  # everybody in the city is unknown
    table.play(table.token("CC", "S"))
    assert (table.prompt, table.seat) == ("identify-instead", 1)
    assert table.match.decision(1).details["card"] == "no_one_is_safe"
    table.play(table.token("CC", "A"))
    assert sorted(table.people("CC").split()) == ["A.k", "M.u", "S.k"]
    assert table.s.discontent == 18
    assert table.s.round == 2


@pytest.mark.rule("GM-15.11", "GM-5.20")
def test_identifying_instead_is_optional(closing: Any) -> None:
    table = closing("high_alert", raids="EL", discontent=18)
    unknown = table.s.unknown
    table.play("pass")
    assert (table.s.unknown, table.s.round) == (unknown, 2)


@pytest.mark.rule("GM-15.12", "GM-20.15", "GM-20.11")
def test_veigas_own_ability_is_decided_by_her_player(arrived: Any) -> None:
    table = arrived(
        "veiga", "arrival", culum={"at": "SC"}, veiga={"at": "TR", "trust": 3}, raids="TR",
        discontent=18, citizens={"CC": "A.u"},
    )  # fmt: skip
    table.play("detain seizure_of_funds")
    assert (table.prompt, table.seat) == ("identify-instead", 2)
    table.play(table.token("CC", "A"))
    assert table.people("CC") == "A.k"


@pytest.mark.rule("GM-15.13")
def test_a_breakthrough_identifies_at_the_riot_stage(scene: Any) -> None:
    """Premiere Night: two heroes in one district raise discontent by 1."""
    table = scene(
        mode="automa", seats=3, phase="closing", event="premiere_night", discontent=18,
        heroes={
            name: {"at": "TH", "card": "TH", "taken": True} for name in ("culum", "veiga", "sylvia")
        },
    )  # fmt: skip
    assert table.prompt == "identify-instead"
