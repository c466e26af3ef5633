"""Missions of set IV, Against the Inevitable."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.core.errors import IllegalAction
from tests.games.great_machine.mission_sets import HEROES, heroes_at, in_play, new


@pytest.mark.rule("GM-39.36", "GM-39.34", "GM-38.4")
def test_three_drones_start_in_different_districts_trust_side_up() -> None:
    seen = set()
    for seed in range(6):
        match = new("IV", seed)
        places = [d["id"] for d in match.view(0)["board"]["districts"] if "drone" in d["tokens"]]
        assert len(places) == 3
        assert not match.view(0)["board"]["automa"]["drones_attack"]
        seen.add(tuple(places))
    assert len(seen) > 3


def walks(scene: Any, trust: int, drones: list[str], card: str = "CS", **more: Any) -> Any:
    """Culum in Trade goes to Elite, Industrial, the Square; one guard in each."""
    heroes = heroes_at("TR", "TH", "SC")
    heroes["culum"] = {"at": "TR", "card": card, "trust": trust}
    return scene(
        mode="automa", seats=1, phase="turn", turn="culum", event="tribunal", heroes=heroes,
        missions=in_play("IV", drones=drones), servants={"P": "MC", "E": "MC", "L": "MC"},
        guards={"TR": 1, "EL": 1, "IN": 1, "CC": 3, "TL": 3, "MC": 3}, **more,
    )  # fmt: skip


@pytest.mark.rule("GM-39.34", "GM-39.52")
def test_a_drone_takes_trust_before_the_next_district_is_paid(scene: Any) -> None:
    table = walks(scene, 7, ["EL", "CS", "SC"])
    table.play("step EL")
    assert table.trust("culum") == 5  # 1 guard in Trade, 1 for the drone
    table.play("step IN")
    assert table.trust("culum") == 4
    table.play("step CS")
    assert table.trust("culum") == 2
    # with 2 trust: 1 for Trade, 1 for the drone, nothing left for Elite
    table = walks(scene, 2, ["EL", "CS", "SC"], dice=["run"])
    table.play("step EL", "step IN")
    assert (table.trust("culum"), table.at("culum")) == (0, "IN")


@pytest.mark.rule("GM-39.52")
def test_a_hero_without_trust_discards_nothing(scene: Any) -> None:
    table = walks(scene, 1, ["EL", "CS", "SC"], card="EL")
    table.play("step EL")
    assert (table.trust("culum"), table.at("culum")) == (0, "EL")


@pytest.mark.rule("GM-39.35")
def test_the_district_where_the_turn_begins_is_free(scene: Any) -> None:
    table = walks(scene, 3, ["TR", "CS", "SC"], card="EL")
    table.play("step EL")
    assert table.trust("culum") == 2  # the guard only
    stays = walks(scene, 3, ["TR", "CS", "SC"], card="TR")
    assert (stays.trust("culum"), stays.at("culum")) == (3, "TR")


@pytest.mark.rule("GM-39.36")
def test_a_hero_token_answers_each_drone(on_arrival: Any, at_closing: Any) -> None:
    drones = ["TR", "EL", "CS"]
    table = on_arrival("culum", "TR TH SC", in_play("IV", drones=drones))
    table.play("interact program_swap")
    assert sorted(table.tokens("TR")) == ["culum", "drone"]
    taken = {"veiga": {"token": "TR"}}
    table = on_arrival("culum", "TR TH SC", in_play("IV", drones=drones), heroes=taken)
    assert table.prompt == "hero-action"
    assert on_arrival("culum", "IN TH SC", in_play("IV", drones=drones)).prompt == "hero-action"
    tokens = {n: {"token": p} for n, p in zip(HEROES, drones, strict=True)}
    assert at_closing("IN TH SC", in_play("IV", drones=drones), heroes=tokens).mission("A") == (
        "reached"
    )
    tokens["sylvia"] = {"token": "IN"}
    assert (
        at_closing("IN TH SC", in_play("IV", drones=drones), heroes=tokens).mission("A") == "open"
    )


@pytest.mark.rule("GM-39.37", "GM-38.16")
def test_the_drones_are_turned_and_stay(at_closing: Any) -> None:
    drones = ["TR", "EL", "CS"]
    tokens = {n: {"token": p} for n, p in zip(HEROES, drones, strict=True)}
    table = at_closing("IN TH SC", in_play("IV", drones=drones), heroes=tokens)
    assert table.automa()["drones_attack"]
    assert [table.tokens(code) for code in drones] == [["drone"]] * 3
    assert [table.hero_view(name)["token"] for name in HEROES] == ["home"] * 3


@pytest.mark.rule("GM-39.38", "GM-5.32")
def test_attacks_beside_a_drone_may_be_rolled_again_once(on_arrival: Any) -> None:
    missions = in_play("IV", "A", drones=["TR", "EL", "CS"], drones_attack=True)
    table = on_arrival("veiga", "SC TR SC", missions, phase="action", dice=[4, 2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "bid 2")
    assert (table.prompt, table.options()) == ("reroll", ["reroll", "keep"])
    table.play("reroll")
    assert (table.guards("TR"), table.trust("veiga")) == ((1, 1), 2)
    table = on_arrival("veiga", "SC IN SC", missions, phase="action", dice=[4, 2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "bid 2")
    assert table.prompt != "reroll"  # no drone in Industrial
    assert table.guards("IN") == (2, 0)


@pytest.mark.rule("GM-39.40")
def test_bonds_are_copied_in_two_towers_four_at_most(on_arrival: Any) -> None:
    servants = {"P": "EL", "E": "EL", "L": "EL"}
    for place in ("MC", "TL"):
        table = on_arrival("culum", f"{place} TH SC", in_play("IV", drones=["TR", "EL", "IN"]),
                        servants=servants)  # fmt: skip
        table.play("interact revealing_the_plans")
        assert table.hero_view("culum")["bonds"] == 2
    three = {"culum": {"bonds": 3}}
    table = on_arrival("culum", "MC TH SC", in_play("IV", drones=["TR", "EL", "IN"]),
                    servants=servants, heroes=three)  # fmt: skip
    table.play("interact revealing_the_plans")
    assert table.hero_view("culum")["bonds"] == 4
    four = {"culum": {"bonds": 4}}
    table = on_arrival("culum", "MC TH SC", in_play("IV", drones=["TR", "EL", "IN"]),
                    servants=servants, heroes=four)  # fmt: skip
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-39.40", "GM-39.39")
def test_all_bonds_are_left_in_the_control_centre(on_arrival: Any) -> None:
    missions = in_play("IV", drones=["TR", "EL", "IN"], bonds_on={"CC": 2})
    servants = {"P": "EL", "E": "EL", "L": "EL"}
    table = on_arrival("culum", "CC TH SC", missions, servants=servants,
                    heroes={"culum": {"bonds": 3, "trust": 1}})  # fmt: skip
    table.play("interact revealing_the_plans")
    centre = next(d for d in table.match.view(0)["board"]["districts"]
                  if d["id"] == "control_centre")  # fmt: skip
    assert (centre["bonds_here"], table.hero_view("culum")["bonds"]) == (5, 0)
    # bonds pay for nothing: with 1 trust nothing that costs 2 is offered
    assert table.refusal("act control_a") == ("too-little-trust", "GM-11.4")


@pytest.mark.rule("GM-39.41", "GM-39.42", "GM-39.40")
def test_six_bonds_turn_the_rest_into_trust_and_set_the_plan_back(at_closing: Any) -> None:
    missions = in_play("IV", drones=["TR", "EL", "IN"], bonds_on={"CC": 6})
    heroes = {"culum": {"bonds": 4, "trust": 6}, "veiga": {"bonds": 2, "trust": 1}}
    # citizens that give no trust in the next round: nobody is there
    empty = {"CS": "", "TH": "", "SC": ""}
    table = at_closing("CS TH SC", missions, heroes=heroes, plan=5, citizens=empty)
    assert table.mission("B") == "reached"
    assert [table.trust(name) for name in HEROES] == [7, 3, 0]
    assert [table.hero_view(name)["bonds"] for name in HEROES] == [0, 0, 0]
    centre = next(d for d in table.match.view(0)["board"]["districts"]
                  if d["id"] == "control_centre")  # fmt: skip
    assert centre["bonds_here"] == 0
    assert table.s.plan == 5  # The Countdown +1, the benefit -1
    five = in_play("IV", drones=["TR", "EL", "IN"], bonds_on={"CC": 5})
    assert at_closing("CS TH SC", five, plan=5).mission("B") == "open"


@pytest.mark.rule("GM-39.53", "GM-35.6", "GM-37.4")
def test_bonds_of_heroes_are_safe_from_the_servants(on_arrival: Any) -> None:
    missions = in_play("IV", drones=["TR", "EL", "IN"])
    table = on_arrival("culum", "TR TH SC", missions, servants={"P": "CC", "E": "TR", "L": "CC"},
                    heroes={"culum": {"bonds": 3, "trust": 2}})  # fmt: skip
    assert (table.trust("culum"), table.hero_view("culum")["bonds"]) == (0, 3)


@pytest.mark.rule("GM-39.43", "GM-39.44", "GM-38.4")
def test_the_heroes_choose_three_common_districts(at_closing: Any) -> None:
    drones = ["TR", "EL", "CS"]
    tokens = {n: {"token": p} for n, p in zip(HEROES, drones, strict=True)}
    table = at_closing("IN TH SC", in_play("IV", "B", drones=drones), heroes=tokens)
    assert table.prompt == "base"
    assert {option.split()[1] for option in table.options()} == {
        "trade", "industrial", "science", "theatre", "elite",
    }  # fmt: skip
    table.play("district SC")
    assert not table.offers("district SC")
    table.play("district TR", "district IN")
    assert [table.hero_view(name)["token"] for name in HEROES] == ["science", "trade", "industrial"]
    assert sorted(table.automa()["bases"]) == ["industrial", "science", "trade"]


RISING = {"bases": ["TR", "EL", "IN"], "drones": ["SC", "TH", "CS"], "drones_attack": True}


@pytest.mark.rule("GM-39.44")
def test_a_revealed_active_citizen_brings_the_token_home(on_arrival: Any) -> None:
    missions = in_play("IV", "A", "B", **RISING)
    tokens = {"culum": {"token": "TR"}, "veiga": {"token": "EL"}, "sylvia": {"token": "IN"}}
    more: dict[str, Any] = {"discontent": 4, "heroes": tokens}
    table = on_arrival("culum", "TR TH SC", missions, citizens={"TR": "A.r M.u"}, **more)
    table.play("interact rise_of_the_resistance")
    assert table.hero_view("culum")["token"] == "home"
    table = on_arrival("culum", "TR TH SC", missions, citizens={"TR": "M.r A.u"}, **more)
    assert table.prompt == "hero-action"  # nobody active, and no plain picking up
    table = on_arrival("culum", "EL TH SC", missions, citizens={"EL": "A.r M.u"}, **more)
    assert table.prompt == "hero-action"  # another hero's token


@pytest.mark.rule("GM-39.44")
def test_the_underground_settles_in_one_of_the_three(at_closing: Any) -> None:
    table = at_closing("CS TH SC", in_play("IV", "A", "B", **RISING))
    assert table.prompt == "underground"
    assert sorted(table.options()) == ["district elite", "district industrial", "district trade"]
    table.play("district EL")
    assert table.tokens("EL") == ["underground"]
    away = {"veiga": {"token": "EL"}}
    table = at_closing("CS TH SC", in_play("IV", "A", "B", **RISING), heroes=away)
    assert table.mission("C") == "open"


@pytest.mark.rule("GM-39.45", "GM-39.46")
def test_everybody_who_ends_at_the_underground_gains_3(on_arrival: Any) -> None:
    missions = in_play("IV", "A", "B", "C", underground="TR")
    table = on_arrival("culum", "TR TR SC", missions)
    assert table.trust("culum") == 3
    table = on_arrival("veiga", "TR TR SC", missions)
    assert table.trust("veiga") == 3
    detained = on_arrival("culum", "TR TR SC", missions, servants={"P": "CC", "E": "TR", "L": "CC"},
                       heroes={"culum": {"trust": 5}})  # fmt: skip
    assert detained.trust("culum") == 3  # first all trust, then 3
    assert on_arrival("culum", "EL TR SC", missions).trust("culum") == 0


@pytest.mark.rule("GM-38.9")
def test_pointing_elsewhere_is_refused(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TH SC", in_play("I"))
    with pytest.raises(IllegalAction):
        table.play("interact learn_their_weaknesses")
