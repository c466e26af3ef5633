"""Missions of set III, Broken Gears."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_machine.mission_sets import HEROES, heroes_at, in_play, keys


@pytest.mark.rule("GM-39.22")
@pytest.mark.parametrize(
    ("places", "state"), [("CC CC CC", "reached"), ("CC CC MC", "open"), ("CS CS CS", "open")]
)
def test_all_tokens_in_one_tower(at_closing: Any, places: str, state: str) -> None:
    tokens = {n: {"token": p} for n, p in zip(HEROES, places.split(), strict=True)}
    table = at_closing("IN TH SC", in_play("III"), heroes=tokens)
    assert table.mission("A") == state
    assert table.tokens("CC").count("remote_access") == (state == "reached")


@pytest.mark.rule("GM-39.22")
@pytest.mark.parametrize(("place", "offered"), [("CC", True), ("CS", False), ("TR", False)])
def test_the_system_is_hacked_in_the_towers(on_arrival: Any, place: str, offered: bool) -> None:
    servants = {"P": "EL", "E": "EL", "L": "EL"}
    table = on_arrival("culum", f"{place} TH SC", in_play("III"), servants=servants)
    assert table.offers("interact system_hack") is offered


@pytest.mark.rule("GM-39.23")
def test_special_actions_from_anywhere_at_the_price_of_the_own_district(on_arrival: Any) -> None:
    missions = in_play("III", "A", remote_access="MC")
    more: dict[str, Any] = {
        "phase": "action", "hand": ["auto_levy"], "guards": {"TR": 1, "MC": 3},
        "heroes": {"culum": {"trust": 1}},
    }  # fmt: skip
    table = on_arrival("culum", "TR TH SC", missions, **more)
    assert table.offers("act citadel_a")
    assert not table.offers("act tower_b")
    table.play("act citadel_a")
    assert (table.trust("culum"), table.s.held) == (0, 0)
    table = on_arrival("culum", "TR TH SC", in_play("III"), **more)
    assert table.refusal("act citadel_a") == ("not-in-this-district", "GM-11.3")


@pytest.mark.rule("GM-39.24")
def test_the_data_token_goes_onto_a_revealed_active_citizen(on_arrival: Any) -> None:
    citizens = {"TH": "A.r M.r S.u"}
    table = on_arrival("culum", "TH TR SC", in_play("III"), citizens=citizens, discontent=4)
    table.play("interact falsification")
    assert [p["tokens"] for p in people(table, "theatre") if p["kind"] == "artist"] == [["data"]]
    inactive = {"TH": "M.r S.u"}
    assert on_arrival(
        "culum", "TH TR SC", in_play("III"), citizens=inactive, discontent=4
    ).prompt == ("hero-action")


def people(table: Any, district: str) -> Any:
    districts = table.match.view(0)["board"]["districts"]
    return next(d["people"] for d in districts if d["id"] == district)


@pytest.mark.rule("GM-39.25")
def test_the_bearer_cannot_be_moved_in_the_same_turn(on_arrival: Any) -> None:
    table = on_arrival("culum", "TH TR SC", in_play("III"), citizens={"TH": "A.r T.r"}, discontent=4,
                    heroes={"culum": {"trust": 4}})  # fmt: skip
    table.play("interact falsification", "act move_citizens")
    assert table.prompt == "citizen-goal"  # the traitor was the only choice
    assert table.match.decision(0).details["citizen"] == int(table.token("TH", "T").split()[1])


@pytest.mark.rule("GM-39.25")
def test_why_the_bearer_cannot_be_moved(on_arrival: Any) -> None:
    table = on_arrival("culum", "TH TR SC", in_play("III"), citizens={"TH": "A.r T.r M.r"},
                    discontent=4, heroes={"culum": {"trust": 4}})  # fmt: skip
    table.play("interact falsification", "act move_citizens")
    refused = table.refused(table.token("TH", "A"))
    assert (refused.key, refused.rule) == ("data-just-attached", "GM-39.25")
    assert dict(refused.args)["citizen"] == int(table.token("TH", "A").split()[1])


@pytest.mark.rule("GM-39.26")
def test_an_arrest_returns_the_data_token(scene: Any) -> None:
    common: dict[str, Any] = {
        "mode": "automa", "seats": 1, "citizens": {"TR": "A.r M.u"}, "event": "tribunal",
        "heroes": heroes_at("EL", "TH", "SC"), "discontent": 4,
    }  # fmt: skip
    probe = scene(phase="access", missions=in_play("III"), **common)
    bearer = int(probe.token("TR", "A").split()[1])
    table = scene(phase="machine", servant="E", servants={"P": "MC", "E": "TR", "L": "MC"},
                  movement=["patrol"], missions=in_play("III", data=bearer), **common)  # fmt: skip
    assert "data-returned" in keys(table)
    assert table.s.data_bearer == -1


@pytest.mark.rule("GM-39.27", "GM-39.28", "GM-39.50", "GM-31.5")
def test_data_in_the_citadel_frees_two_arrested_citizens(at_closing: Any) -> None:
    def make(place: str, event: str = "countdown_automa") -> Any:
        citizens = {place: "A.r", "CS": "M.u I.u"}
        probe = at_closing("IN TH SC", in_play("III"), citizens=citizens, arrested="M I T N")
        bearer = int(probe.token(place, "A").split()[1])
        return at_closing("IN TH SC", in_play("III", data=bearer), citizens=citizens,
                       arrested="M I T N", event=event)  # fmt: skip

    assert make("CC").mission("B") == "open"
    table = make("MC")
    assert (table.mission("B"), table.prompt) == ("reached", "offer")
    table.play("take")
    assert table.match.decision(0).details["kind"] == "merchant"
    table.play("district TL")
    assert (table.people("TL").split()[-1], table.prompt) == ("M.r", "offer")  # revealed at once
    table.play("take", "district CC")
    assert "I.r" in table.people("CC").split()
    assert table.prompt != "offer"  # two at most


@pytest.mark.rule("GM-39.50")
def test_the_heroes_may_stop_after_none_or_one(at_closing: Any) -> None:
    probe = at_closing("IN TH SC", in_play("III"), citizens={"MC": "A.r"})
    bearer = int(probe.token("MC", "A").split()[1])
    table = at_closing("IN TH SC", in_play("III", data=bearer), citizens={"MC": "A.r"})
    arrested = table.match.view(0)["board"]["arrested"]
    table.play("pass")
    assert table.match.view(0)["board"]["arrested"] == arrested
    table = at_closing("IN TH SC", in_play("III", data=bearer), citizens={"MC": "A.r"})
    table.play("take", "district TL", "pass")
    assert table.match.view(0)["board"]["arrested"] == arrested - 1


@pytest.mark.rule("GM-39.29", "GM-39.30")
def test_cores_start_on_regular_guards_of_three_districts(at_closing: Any) -> None:
    tokens = {name: {"token": "MC"} for name in HEROES}
    guards = {"TR": (3, 0, 3), "EL": (3, 0, 3), "IN": 3, "TH": 3, "SC": 3, "TL": 3}
    for seed in range(4):
        table = at_closing("IN TH SC", in_play("III", "B"), heroes=tokens, guards=guards, seed=seed)
        cores = {d["id"]: d["cores"] for d in table.match.view(0)["board"]["districts"]}
        assert sorted(cores.values()) == [0] * 6 + [1] * 3
        assert cores["trade"] == cores["elite"] == 0


@pytest.mark.rule("GM-39.31", "GM-5.30")
def test_a_core_is_taken_when_its_guard_is_broken(on_arrival: Any) -> None:
    missions = in_play("III", "A", "B", cores=["TR", "EL", "IN"], riot_tokens=1)
    table = on_arrival("veiga", "SC TR SC", missions, phase="action", dice=[2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "target core", "bid 2")
    assert (table.automa()["cores_taken"], table.guards("TR")) == (1, (1, 1))
    table = on_arrival("veiga", "SC TR SC", missions, phase="action", dice=[2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "target regular", "bid 2")
    assert table.automa()["cores_taken"] == 0
    # where no other guard is left
    table = on_arrival("veiga", "SC TR SC", missions, phase="action", guards={"TR": (2, 0, 1), "CC": 3},
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    assert table.play("act attack").options() == ["target core", "target reinforcement"]
    # by a riot too
    table = on_arrival("veiga", "SC TR SC", missions, phase="action", discontent=13,
                    citizens={"TR": "A.r A.r S.r S.r"})  # fmt: skip
    table.play("act riot")
    assert table.automa()["cores_taken"] == 1


@pytest.mark.rule("GM-39.30", "GM-39.32")
def test_three_cores_become_control_tokens(at_closing: Any) -> None:
    table = at_closing("IN TH SC", in_play("III", "A", "B", cores_taken=3))
    assert table.mission("C") == "reached"
    assert (table.automa()["cores_taken"], table.automa()["control_tokens"]) == (0, 3)
    table = at_closing("IN TH SC", in_play("III", "A", "B", cores_taken=2, cores=["TR"]))
    assert table.mission("C") == "open"


@pytest.mark.rule("GM-39.32", "GM-39.33", "GM-39.51", "GM-5.38")
def test_a_control_token_moves_two_guards_of_any_kind_for_nothing(on_arrival: Any) -> None:
    missions = in_play("III", "A", "B", "C", control=1)
    table = on_arrival("culum", "TR TH SC", missions, phase="action", guards={"TR": (3, 0, 1)})
    table.play("use guard_control")
    assert set(table.options()) == {
        "redirect regular trade industrial", "redirect regular trade elite",
        "redirect reinforcement trade industrial", "redirect reinforcement trade elite",
    }  # fmt: skip
    table.play("redirect reinforcement TR EL", "redirect regular TR IN")
    assert (table.guards("TR"), table.guards("EL"), table.guards("IN")) == ((1, 0), (3, 0), (3, 0))
    assert table.automa()["control_tokens"] == 0
    assert table.kinds() == {"act", "end"}  # the action is still there
    assert table.trust("culum") == 0


@pytest.mark.rule("GM-5.38", "GM-39.33")
def test_control_tokens_may_be_used_after_the_action_too(on_arrival: Any) -> None:
    missions = in_play("III", "A", "B", "C", control=1)
    table = on_arrival("veiga", "CS TR SC", missions, phase="action")
    table.play("act gain_trust")
    assert table.options() == ["use guard_control", "end"]
