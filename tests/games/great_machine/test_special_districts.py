"""Chapter 12: the actions of the four special districts."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.core.bits import members


@pytest.mark.rule("GM-12.1", "GM-12.2")
def test_citadel_a_burns_a_random_directive_of_the_hand(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "MC", "trust": 5}, hand=["levy", "surveillance"], chance=[1]
    )
    table.play("act citadel_a")
    assert table.trust("culum") == 3  # two guards
    board = table.match.view(0)["board"]["machine"]
    assert (board["hand"], board["removed"]) == (["levy"], ["surveillance"])
    for seat in (0, 1, 3, None):  # everybody is shown the card
        shown = [e.for_seat(seat) for e in table.events if e.key == "directive-discarded"]
        assert [e["args"]["directive"] for e in shown] == ["surveillance"]
    other = arrived(
        "culum", culum={"at": "MC", "trust": 5}, hand=["levy", "surveillance"], chance=[0]
    )
    assert other.play("act citadel_a").match.view(0)["board"]["machine"]["removed"] == ["levy"]


@pytest.mark.rule("GM-12.1")
def test_citadel_a_needs_a_directive_in_the_hand(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "MC", "trust": 5}, published=["levy"])
    assert table.refusal("act citadel_a") == ("no-directive-in-hand", "GM-12.1")


@pytest.mark.rule("GM-12.3", "GM-5.33")
def test_citadel_b_returns_a_prisoner_as_known(arrived: Any) -> None:
    table = arrived(
        "culum",
        culum={"at": "MC", "trust": 5},
        arrested="T T T",
        citizens={"EL": "u u u u u u", "CS": "u u"},
    )
    table.play("act citadel_b")
    assert table.trust("culum") == 3
    assert table.match.decision(1).details["kind"] == "traitor"  # looked at before it is put down
    assert table.match.view(1)["board"]["looked_at"]["kind"] == "traitor"
    assert table.match.view(0)["board"]["looked_at"]["kind"] is None
    assert table.refusal("district EL") == ("no-citizen-slot", "GM-3.18")
    table.play("district TR")
    assert table.people("TR").split()[-1] == "T.k"
    last = members(table.s.people[table.d("TR")])[-1]
    assert table.happened("released")[0]["citizen"] == last + 1
    assert table.s.arrested().bit_count() == 2


@pytest.mark.rule("GM-12.3")
def test_citadel_b_needs_a_prisoner(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "MC", "trust": 5}, citizens={"MC": "u u u u"})
    assert table.refusal("act citadel_b") == ("nobody-arrested", "GM-12.3")


@pytest.mark.rule("GM-12.4", "GM-19.5")
def test_a_servant_in_the_citadel_draws_the_top_directive(plotting: Any) -> None:
    table = plotting(directives=["fortification", "levy"])
    table.play("order P citadel_draw", "order E citadel_draw")
    assert table.s.bonds == 6
    assert table.match.view(0)["board"]["machine"]["hand"] == ["levy", "fortification"]
    assert table.match.view(0)["board"]["machine"]["deck"] == 7


@pytest.mark.rule("GM-12.5")
def test_tower_a_cancels_a_published_directive(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TL", "trust": 5}, published=["levy", "mechanization"])
    table.play("act tower_a")
    assert (table.prompt, table.seat) == ("cancel-directive", 1)
    table.play("directive mechanization")
    assert table.trust("culum") == 3
    assert table.published == ["levy"]
    assert table.match.view(1)["board"]["machine"]["removed"] == ["mechanization"]
    assert table.s.in_force.servant_price == 2  # its effect ends with it
    none = arrived("culum", culum={"at": "TL", "trust": 5}, hand=["levy"])
    assert none.refusal("act tower_a") == ("no-directive-published", "GM-12.5")


@pytest.mark.rule("GM-12.6", "GM-5.35", "GM-10.16")
def test_tower_b_restores_a_card_that_its_owner_chooses(arrived: Any) -> None:
    table = arrived(
        "culum",
        culum={"at": "TL", "trust": 5, "seized": "EL"},
        veiga={"at": "TH", "seized": "TR MC"},
        sylvia={"at": "SC"},
    )
    table.play("act tower_b")
    assert table.options() == ["hero culum", "hero veiga"]  # Sylvia misses no card
    table.play("hero veiga")
    assert (table.prompt, table.seat) == ("restore-card", 2)
    assert not table.offers("card EL")
    table.play("card MC")
    assert table.trust("culum") == 3
    assert table.seized("veiga") == {"TR"}
    assert "main_citadel" in table.match.view(2)["board"]["heroes"][1]["hand"]
    shown = [event.for_seat(0) for event in table.events if event.key == "card-restored"]
    assert "district" not in shown[0]["args"]  # the Machine does not see which
    none = arrived("culum", culum={"at": "TL", "trust": 5})
    assert none.refusal("act tower_b") == ("no-card-seized", "GM-12.6")


@pytest.mark.rule("GM-12.7", "GM-5.34")
def test_a_servant_in_the_tower_publishes_at_once(plotting: Any) -> None:
    table = plotting(hand=["levy", "mechanization"], servants={"P": "TL"})
    table.play("order P tower_publish")
    assert table.prompt == "publish"
    table.play("directive mechanization")
    assert table.s.bonds == 8
    assert table.published == ["mechanization"]
    table.play("move E EL")  # one district away, for 1 bond instead of 2
    assert table.s.bonds == 7
    none = plotting(servants={"P": "TL"})
    assert none.refusal("order P tower_publish") == ("no-directive-in-hand", "GM-12.1")


@pytest.mark.rule("GM-12.8", "GM-12.11")
@pytest.mark.parametrize("side", ["hero", "servant"])
def test_the_control_centre_relocates_a_district(arrived: Any, plotting: Any, side: str) -> None:
    if side == "hero":
        table = arrived("culum", culum={"at": "CC", "trust": 5})
        table.play("act control_a")
        assert table.trust("culum") == 3
    else:
        table = plotting(servants={"P": "CC"})
        table.play("order P control_relocate")
        assert table.s.bonds == 8
    assert table.kinds() == {"relocate"}
    table.play("relocate TR 4,5 v")
    near = {table.s.tables.district_ids[d] for d in table.s.city.neighbours[table.d("TR")]}
    assert near == {"science", "tower_of_law"}


@pytest.mark.rule("GM-12.9", "GM-12.10")
def test_control_b_moves_two_guards_for_one_trust_per_district(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "CC", "trust": 3}, guards={"CC": 3, "TR": 1})
    table.play("act control_b")
    assert table.trust("culum") == 3  # nothing for the three guards here
    table.play("redirect regular TH TL")
    assert (table.trust("culum"), table.guards("TH"), table.guards("TL")) == (2, (1, 0), (3, 0))
    assert not table.offers("redirect regular MC TL")  # no free slot
    assert not table.offers("redirect regular SC TR")  # three districts away, two trust left
    table.play("redirect regular CC EL")
    assert (table.trust("culum"), table.guards("CC"), table.guards("EL")) == (0, (2, 0), (3, 0))
    assert table.prompt == "hero-action"  # two guards at most


@pytest.mark.rule("GM-12.10")
def test_control_b_may_stop_after_one_and_moves_no_broken_guard(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "CC", "trust": 5}, guards={"TH": (0, 2)})
    table.play("act control_b")
    assert not table.offers("redirect regular TH CC")
    table.play("redirect regular MC CC", "done")
    assert table.trust("culum") == 4
    poor = arrived("culum", culum={"at": "CC", "trust": 0})
    assert poor.refusal("act control_b") == ("too-little-trust", "GM-11.4")


@pytest.mark.rule("GM-12.12", "GM-12.13", "GM-12.15")
def test_the_square_is_worth_citizens_minus_guards(arrived: Any, plotting: Any) -> None:
    """Servants raise the price under Surveillance, never the amount."""
    square: dict[str, Any] = {
        "citizens": {"CS": "A.u S.k M.r T.r T.u"},  # the revealed traitor does not count
        "guards": {"CS": 1, "TR": 3},
        "published": ["surveillance"],
        "servants": {"P": "CS", "E": "CS"},
        "discontent": 3,
    }
    table = arrived("culum", culum={"at": "CS", "trust": 7}, **square)
    table.play("act square_a")
    assert (table.trust("culum"), table.s.discontent) == (7 - 3, 3 + 3)
    table = plotting(**square)
    table.play("order P square_collect")
    assert table.s.bonds == 10 + 3


@pytest.mark.rule("GM-12.14")
@pytest.mark.parametrize("guards", [2, 3])
def test_the_square_gives_nothing_when_guards_are_as_many(
    arrived: Any, plotting: Any, guards: int
) -> None:
    square: dict[str, Any] = {
        "citizens": {"CS": "u u"},
        "guards": {"CS": guards, "TR": 4 - guards},
    }
    table = arrived("culum", culum={"at": "CS", "trust": 7}, **square)
    assert table.refusal("act square_a") == ("too-few-citizens", "GM-12.14")
    table = plotting(servants={"P": "CS"}, **square)
    assert table.refusal("order P square_collect") == ("too-few-citizens", "GM-12.14")


@pytest.mark.rule("GM-12.16", "GM-20.5")
def test_a_and_b_of_a_district_are_two_actions(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "MC", "trust": 7}, hand=["levy", "mechanization"])
    table.play("act citadel_a")
    assert table.offers("act citadel_b")
    assert table.refusal("act citadel_a") == ("same-action-twice", "GM-20.5")


@pytest.mark.rule("GM-12.17")
@pytest.mark.parametrize(
    ("place", "action", "special"),
    [
        ("CS", "act square_a", True),
        ("MC", "act citadel_b", True),
        ("CC", "act gain_trust", False),
        ("MC", "act amnesty", False),
    ],
)
def test_only_actions_of_a_special_district_are_special(
    arrived: Any, place: str, action: str, special: bool
) -> None:
    event = "show_amnesty" if action == "act amnesty" else "high_alert"
    table = arrived("culum", culum={"at": place, "trust": 5}, event=event)
    table.play(action)
    assert table.s.has("special_action_done") is special
