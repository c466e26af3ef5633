"""Chapter 14: riots."""

from __future__ import annotations

from typing import Any

import pytest

MANY = "A.k A.k A.k"  # three artists, active from stage 1 on


def riot(arrived: Any, people: str = MANY, **more: Any) -> Any:
    """Veiga stands among these people in Trade, at stage 1 unless said otherwise."""
    more.setdefault("veiga", {"at": "TR", "trust": 8})
    more.setdefault("discontent", 3)
    return arrived("veiga", citizens={"TR": people}, **more)


@pytest.mark.rule("GM-14.1")
@pytest.mark.parametrize("place", ["TR", "IN", "SC", "TH", "EL", "MC", "TL", "CC", "CS"])
def test_a_riot_may_start_in_every_district(arrived: Any, place: str) -> None:
    table = arrived(
        "veiga", veiga={"at": place, "trust": 8}, citizens={place: MANY}, discontent=3,
        culum={"at": "TR"}, sylvia={"at": "SC"},
    )  # fmt: skip
    table.play("act riot")
    assert table.s.riots == 1 << table.d(place)


@pytest.mark.rule("GM-14.1", "GM-11.7")
def test_no_second_riot_where_a_riot_token_lies(arrived: Any) -> None:
    table = riot(arrived, riots="TR")
    assert table.refusal("act riot") == ("riot-token-here", "GM-14.1")
    assert table.offers("act agitate")  # everything else is allowed there


@pytest.mark.rule("GM-14.2")
def test_the_price_is_load_times_unknown_citizens(arrived: Any) -> None:
    people = "A.u A.u A.k S.r"
    table = riot(arrived, people)
    table.play("act riot")
    assert table.trust("veiga") == 8 - 2 * 2
    poor = riot(arrived, people, veiga={"at": "TR", "trust": 3})
    assert poor.refusal("act riot") == ("too-little-trust", "GM-11.4")
    refusal = poor.match.refusal(2, poor.match.parse("act riot"))
    assert dict(refusal.args)["need"] == 4


@pytest.mark.rule("GM-14.3")
def test_a_riot_among_known_people_is_free(arrived: Any) -> None:
    table = riot(arrived, "A.k A.r S.k", veiga={"at": "TR", "trust": 0})
    assert table.offers("act riot")


@pytest.mark.rule("GM-14.5", "GM-14.6", "GM-14.7", "GM-14.8", "GM-14.9", "GM-19.15", "GM-19.19")
@pytest.mark.parametrize(
    ("people", "more", "support", "opposition"),
    [
        (MANY, {}, 3, 2),
        ("A.k A.k", {}, 2, 2),  # a tie fails
        ("A.r A.k A.u", {}, 3, 2),  # whatever the state was
        ("A.k A.k S.k S.k M.k", {}, 2, 2),  # not active: neither side
        ("A.k A.k S.k S.k M.k", {"discontent": 6}, 4, 2),  # scientists from stage 2 on
        ("A.k A.k S.k S.k M.k", {"discontent": 9}, 5, 2),
        ("A.k A.k A.k T.k", {}, 3, 3),  # a traitor opposes
        ("A.k A.k A.k T.r", {}, 3, 3),  # a revealed one too
        ("A.k A.k", {"guards": {"TR": (1, 1)}}, 2, 1),  # broken guards do not count
        (MANY, {"published": ["fortification"]}, 3, 3),
        ("A.k", {"published": ["fortification"], "guards": {"TR": 0, "EL": 3, "IN": 3}}, 1, 1),
        (MANY, {"servants": {"P": "TR", "E": "TR"}}, 3, 2),
        (MANY, {"servants": {"P": "TR", "E": "TR"}, "published": ["surveillance"]}, 3, 2),
    ],
)
def test_support_against_opposition(
    arrived: Any, people: str, more: dict[str, Any], support: int, opposition: int
) -> None:
    table = riot(arrived, people, **more)
    table.play("act riot")
    (result,) = table.happened("riot-result")
    assert (result["support"], result["opposition"]) == (support, opposition)
    assert bool(table.s.riots) is (support > opposition)


@pytest.mark.rule("GM-14.10", "GM-14.12")
def test_success_breaks_all_guards_and_leaves_a_token_for_good(arrived: Any) -> None:
    table = riot(arrived, guards={"TR": (2, 1), "EL": 1})
    table.play("act riot").pass_turns()
    assert table.s.round == 2
    assert table.guards("TR") == (0, 3)
    assert table.s.riots == 1 << table.d("TR")
    assert table.people("TR") == "A.r A.r A.r"
    assert table.s.successes() == 1


@pytest.mark.rule("GM-14.11", "GM-14.12")
def test_failure_only_reveals(arrived: Any) -> None:
    table = riot(arrived, "A.u A.k S.u")
    table.play("act riot")
    assert sorted(table.people("TR").split()) == ["A.r", "A.r", "S.r"]
    assert (table.s.riots, table.guards("TR"), table.s.discontent) == (0, (2, 0), 3)
    assert table.trust("veiga") == 4
    assert table.s.active != table.hero("veiga")  # the action is spent, the turn over


@pytest.mark.rule("GM-14.13")
def test_fortification_does_not_raise_the_price(arrived: Any) -> None:
    table = riot(arrived, "A.u A.u A.k A.k", published=["fortification"])
    table.play("act riot")
    assert table.trust("veiga") == 8 - 2 * 2
    assert table.s.riots  # 4 against 2 + 1


@pytest.mark.rule("GM-19.19", "GM-2.5")
def test_surveillance_raises_the_price_of_unknown_citizens(arrived: Any) -> None:
    table = riot(arrived, "A.u A.u A.k", servants={"P": "TR"}, published=["surveillance"])
    table.play("act riot")
    assert table.trust("veiga") == 8 - 2 * 3


@pytest.mark.rule("GM-14.14")
def test_several_riots_may_succeed_in_one_round(arrived: Any) -> None:
    table = arrived(
        "veiga",
        veiga={"at": "TR", "trust": 8},
        sylvia={"at": "SC"},
        citizens={"TR": "A.k A.k A.k A.k", "SC": "S.k S.k S.k"},
        discontent=6,
    )
    table.play("act riot", "act riot")
    assert table.s.riots == 1 << table.d("TR") | 1 << table.d("SC")
    assert table.s.successes() == 2
    assert not table.match.over
