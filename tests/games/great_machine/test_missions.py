"""Chapters 38 and 39: missions in general, and every mission card from set-up to benefit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_machine.mission_sets import HEROES, SETS, heroes_at, in_play, keys, new


@pytest.mark.rule("GM-38.1", "GM-38.2", "GM-38.3", "GM-38.20")
@pytest.mark.parametrize("numeral", list(SETS))
def test_a_set_has_three_missions_and_a_and_b_are_open(numeral: str) -> None:
    automa = new(numeral).view(0)["board"]["automa"]
    assert [(m["id"], m["letter"]) for m in automa["missions"]] == [
        *zip(SETS[numeral], "ABC", strict=True)
    ]
    assert [m["state"] for m in automa["missions"]] == ["open", "open", "later"]
    assert automa["riot_tokens"] == 0


@pytest.mark.rule("GM-38.20", "GM-40.12")
def test_without_missions_the_heroes_hold_all_riot_tokens() -> None:
    automa = new("none").view(0)["board"]["automa"]
    assert (automa["missions"], automa["riot_tokens"]) == ([], 3)


@pytest.mark.rule("GM-38.4")
def test_setup_of_a_and_b_comes_before_round_1() -> None:
    match = new("II")
    opening = [event.key for event in match.opening]
    assert opening.index("token-placed") < opening.index("round")
    placed = [e.args for e in match.opening if e.key == "token-placed"]
    assert [args["token"] for args in placed] == ["command_post"]


@pytest.mark.rule("GM-38.2", "GM-38.4", "GM-38.22", "GM-39.30")
def test_c_enters_at_the_end_of_the_round_in_which_a_and_b_are_reached(at_closing: Any) -> None:
    tokens = {name: {"token": "MC"} for name in HEROES}
    table = at_closing("IN TH SC", in_play("III", "B"), heroes=tokens)
    assert (table.mission("A"), table.mission("C")) == ("reached", "open")
    cores = [d["id"] for d in table.match.view(0)["board"]["districts"] if d["cores"]]
    assert len(cores) == 3
    assert keys(table).count("goal-reached") == 1


@pytest.mark.rule("GM-38.2")
def test_c_stays_aside_while_b_is_open(at_closing: Any) -> None:
    tokens = {name: {"token": "MC"} for name in HEROES}
    table = at_closing("IN TH SC", in_play("III"), heroes=tokens)
    assert [table.mission(letter) for letter in "ABC"] == ["reached", "open", "later"]


@pytest.mark.rule("GM-38.22")
def test_the_goal_of_c_is_not_checked_when_it_enters(at_closing: Any) -> None:
    # hero tokens at home: the goal of IV-C would hold before its set-up
    missions = {
        "cards": ["deactivating_trap", "learn_their_weaknesses", "rise_of_the_resistance"],
        "reached": ["deactivating_trap"],
        "waiting": ["rise_of_the_resistance"],
        "servant_tokens": {"P": "culum", "E": "veiga", "L": "sylvia"},
    }
    table = at_closing("IN TH SC", missions)
    assert table.prompt == "base"
    table.play("district TR", "district IN", "district EL")
    assert table.mission("C") == "open"
    assert table.automa()["riot_tokens"] == 1  # for B alone
    assert table.s.round == 2


@pytest.mark.rule("GM-36.7", "GM-38.15", "GM-38.20")
def test_two_goals_in_one_round_give_two_riot_tokens(at_closing: Any) -> None:
    missions = in_play("I", servant_tokens={"P": "culum", "E": "veiga", "L": "sylvia"})
    tokens = {name: {"token": "TR"} for name in HEROES}
    table = at_closing("IN TH SC", missions, heroes=tokens)
    assert [table.mission(letter) for letter in "ABC"] == ["reached", "reached", "open"]
    assert table.automa()["riot_tokens"] == 2


@pytest.mark.rule("GM-38.5")
def test_rules_during_play_end_with_the_goal(scene: Any) -> None:
    def trust_after_a_step(missions: dict[str, Any]) -> int:
        heroes = heroes_at("TR", "TH", "SC")
        heroes["culum"] = {"at": "TR", "card": "EL", "trust": 5}
        table = scene(
            mode="automa", seats=1, phase="turn", turn="culum", event="tribunal", heroes=heroes,
            missions=missions, guards={"TR": 1, "SC": 3},
        )  # fmt: skip
        table.play("step EL")
        return int(table.trust("culum"))

    drones = ["EL", "CC", "CS"]
    assert trust_after_a_step(in_play("IV", drones=drones)) == 3  # 1 guard, 1 drone
    assert trust_after_a_step(in_play("IV", "A", drones=drones, drones_attack=True)) == 4


@pytest.mark.rule("GM-38.6")
def test_hero_tokens_start_on_their_cards() -> None:
    heroes = new("I").view(0)["board"]["heroes"]
    assert [hero["token"] for hero in heroes] == ["home"] * 3


@pytest.mark.rule("GM-38.7", "GM-38.12", "GM-5.28")
def test_an_interaction_comes_after_arrival_and_before_the_actions(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TH SC", in_play("I"), heroes={"culum": {"trust": 0}})
    assert table.prompt == "interaction"
    assert table.options() == ["interact deactivating_trap", "pass"]
    table.play("interact deactivating_trap")
    assert table.prompt == "hero-action"
    assert (table.tokens("TR"), table.trust("culum")) == (["culum"], 0)


@pytest.mark.rule("GM-38.12")
def test_an_interaction_may_be_declined(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TH SC", in_play("I")).play("pass")
    assert (table.prompt, table.tokens("TR")) == ("hero-action", [])


@pytest.mark.rule("GM-38.8", "GM-38.7")
def test_a_hero_whose_turn_was_ended_may_still_interact(on_arrival: Any) -> None:
    servants = {"P": "CC", "E": "TR", "L": "CC"}
    table = on_arrival("culum", "TR TH SC", in_play("I"), servants=servants,
                    heroes={"culum": {"trust": 3}})  # fmt: skip
    assert (table.prompt, table.trust("culum")) == ("interaction", 0)  # detention came first
    table.play("interact deactivating_trap")
    assert table.hero_view("culum")["token"] == "trade"
    assert table.s.taken & 1  # no action followed


@pytest.mark.rule("GM-38.9")
def test_one_interaction_for_one_mission(on_arrival: Any) -> None:
    missions = in_play("I", servant_tokens={"P": "TR", "E": "TR", "L": "EL"})
    table = on_arrival("culum", "TR TH SC", missions)
    assert table.options() == [
        "interact deactivating_trap", "interact learn_their_weaknesses", "pass",
    ]  # fmt: skip
    table.play("interact learn_their_weaknesses", "servant P")
    assert (table.prompt, table.tokens("TR")) == ("hero-action", ["executor"])


@pytest.mark.rule("GM-38.10", "GM-38.24", "GM-38.11")
def test_the_own_token_may_be_picked_up_and_put_elsewhere(on_arrival: Any) -> None:
    tokens = {"culum": {"token": "TR"}, "veiga": {"token": "TR"}}
    table = on_arrival("culum", "TR TH SC", in_play("I"), heroes=tokens)
    assert table.options() == ["pickup", "pass"]
    table.play("pickup")
    assert (table.tokens("TR"), table.hero_view("culum")["token"]) == (["veiga"], "home")
    table = on_arrival("sylvia", "TR TH TR", in_play("I"), heroes=tokens)
    assert table.options() == ["interact deactivating_trap", "pass"]  # not the tokens of others


@pytest.mark.rule("GM-38.10")
def test_a_token_in_another_district_cannot_be_picked_up(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TH SC", in_play("I"), heroes={"culum": {"token": "EL"}})
    assert table.prompt == "hero-action"  # nothing to interact with


@pytest.mark.rule("GM-38.10", "GM-39.8")
def test_a_token_on_a_citizen_may_be_picked_up_too(on_arrival: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    probe = on_arrival("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens)
    tokens = {"culum": {"token": probe.token("TR", "A")}}
    table = on_arrival(
        "culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens, heroes=tokens
    )
    assert table.options() == ["pickup", "pass"]
    table.play("pickup")
    assert table.hero_view("culum")["token"] == "home"


@pytest.mark.rule("GM-38.8", "GM-35.8")
def test_a_hero_detained_on_the_way_may_interact_at_the_destination(scene: Any) -> None:
    heroes = heroes_at("TR", "TH", "SC")
    heroes["culum"] = {"at": "TR", "card": "EL", "trust": 1}
    table = scene(mode="automa", seats=1, phase="turn", turn="culum", event="tribunal",
                  heroes=heroes, missions=in_play("I"), dice=["cuffs"],
                  servants={"P": "CC", "E": "CC", "L": "CC"})  # fmt: skip
    table.play("step EL")
    assert (table.prompt, table.seized("culum")) == ("interaction", {"EL"})
    table.play("interact deactivating_trap")
    assert table.tokens("EL") == ["culum"]


@pytest.mark.rule("GM-38.13", "GM-39.25", "GM-11.17")
def test_a_mission_action_has_its_normal_price(on_arrival: Any) -> None:
    table = on_arrival(
        "veiga", "TH TH SC", in_play("III"), phase="action", discontent=4,
        citizens={"TH": "A.r M.u"}, heroes={"veiga": {"trust": 2}},
    )  # fmt: skip
    bearer = int(table.token("TH", "A").split()[1])
    table = on_arrival(
        "veiga", "TH TH SC", in_play("III", data=bearer), phase="action", discontent=4,
        citizens={"TH": "A.r M.u"}, heroes={"veiga": {"trust": 2}},
    )  # fmt: skip
    table.play("act move_citizens", "district MC")
    assert table.trust("veiga") == 1
    assert "data" in [t for d in table.match.view(0)["board"]["districts"]
                      if d["id"] == "main_citadel" for c in d["people"] for t in c["tokens"]]  # fmt: skip


@pytest.mark.rule("GM-38.14")
def test_goals_are_checked_only_in_the_closing_phase(on_arrival: Any) -> None:
    tokens = {"culum": {"token": "TR"}, "veiga": {"token": "TR"}}
    table = on_arrival("sylvia", "SC TH TR", in_play("I"), heroes=tokens)
    table.play("interact deactivating_trap")
    assert (table.mission("A"), table.automa()["riot_tokens"]) == ("open", 0)
    assert sorted(table.tokens("TR")) == sorted(HEROES)
    table.play("end")
    assert (table.mission("A"), table.automa()["riot_tokens"]) == ("reached", 1)


@pytest.mark.rule("GM-38.16")
def test_tokens_return_when_the_goal_is_reached(at_closing: Any) -> None:
    tokens = {name: {"token": "TR"} for name in HEROES}
    table = at_closing("IN TH SC", in_play("I"), heroes=tokens)
    assert [table.hero_view(name)["token"] for name in HEROES] == ["home"] * 3
    assert table.tokens("TR") == ["ambush"]  # the benefit names it
    post = in_play("II", command_post="TR", trust_on={"TR": 7})
    assert at_closing("IN TH SC", post).tokens("TR") == []  # the command post goes to the box


@pytest.mark.rule("GM-38.17")
def test_benefits_last(on_arrival: Any) -> None:
    missions = in_play("IV", "A", "B", "C", underground="TR")
    for turn_round in (3, 9):
        table = on_arrival("culum", "TR TH SC", missions, round=turn_round)
        assert table.trust("culum") == 3


@pytest.mark.rule("GM-38.18")
def test_tokens_travel_with_their_district(on_arrival: Any) -> None:
    missions = in_play("I", servant_tokens={"P": "TR", "E": "MC", "L": "MC"})
    table = on_arrival("culum", "CC TH SC", missions, phase="action",
                    servants={"P": "MC", "E": "MC", "L": "MC"},
                    heroes={"culum": {"trust": 5}, "veiga": {"token": "TR"}})  # fmt: skip
    table.play("act control_a", "relocate TR 4,5 v")
    assert table.tokens("TR") == ["veiga", "phantasm"]
    assert table.s.city.near[table.d("TR")] >> table.d("TL") & 1


@pytest.mark.rule("GM-38.19", "GM-11.17")
def test_a_token_on_a_citizen_moves_with_it(on_arrival: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    probe = on_arrival(
        "culum", "TR TH SC", in_play("I", "A", "B"), phase="action", citizens=citizens
    )
    number = probe.token("TR", "A")
    table = on_arrival(
        "culum", "TR TH SC", in_play("I", "A", "B"), phase="action", citizens=citizens,
        heroes={"culum": {"trust": 3}, "veiga": {"token": number}},
    )  # fmt: skip
    table.play("act move_citizens", "district EL")
    moved = next(
        person for d in table.match.view(0)["board"]["districts"] if d["id"] == "elite"
        for person in d["people"] if person["kind"] == "artist" and person["state"] == "revealed"
    )  # fmt: skip
    assert moved["tokens"] == ["veiga"]


@pytest.mark.rule("GM-38.19", "GM-39.32")
def test_a_core_moves_with_its_guard(on_arrival: Any) -> None:
    table = on_arrival("culum", "CC TH SC", in_play("III", "A", "B", cores=["CC", "EL", "IN"]),
                    phase="action", heroes={"culum": {"trust": 3}},
                    servants={"P": "MC", "E": "MC", "L": "MC"})  # fmt: skip
    table.play("act control_b", "redirect core CC MC", "done")
    cores = [d["id"] for d in table.match.view(0)["board"]["districts"] if d["cores"]]
    assert sorted(cores) == ["elite", "industrial", "main_citadel"]


@pytest.mark.rule("GM-38.20", "GM-38.21", "GM-35.15", "GM-35.16")
def test_a_riot_needs_a_riot_token_and_uses_it_up(on_arrival: Any) -> None:
    citizens = {"TR": "A.r S.r M.r I.r"}
    table = on_arrival("culum", "TR TH SC", in_play("I", "A"), phase="action", discontent=13,
                    citizens=citizens)  # fmt: skip
    assert table.refusal("act riot") == ("no-riot-token-held", "GM-35.15")
    table = on_arrival("culum", "TR TH SC", in_play("I", "A", riot_tokens=1), phase="action",
                    discontent=13, citizens=citizens)  # fmt: skip
    table.play("act riot")
    assert (table.s.successes(), table.automa()["riot_tokens"]) == (1, 0)


@pytest.mark.rule("GM-38.21", "GM-16.3")
def test_two_riots_and_the_riot_stage_win_without_the_third_mission(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TH SC", in_play("I", "A", "B"), phase="action", discontent=17,
                    riots="EL IN", heroes={"culum": {"trust": 2}})  # fmt: skip
    table.play("act agitate")
    assert table.match.outcome.reason == "riots"
    assert table.match.outcome.winners == (0,)


@pytest.mark.rule("GM-38.23", "GM-39.49", "GM-39.51")
def test_control_tokens_go_to_the_box_and_leader_tokens_leave_the_game(on_arrival: Any) -> None:
    table = on_arrival("culum", "CC TH SC", in_play("III", "A", "B", "C", control=2), phase="action",
                    servants={"P": "MC", "E": "MC", "L": "MC"})  # fmt: skip
    table.play("use guard_control", "redirect regular CC MC", "done")
    assert table.automa()["control_tokens"] == 1
    tokens = {"veiga": {"token": "culum"}, "sylvia": {"token": "culum"}}
    missions = in_play("II", "A", "B", "C", leader="culum")
    table = on_arrival("culum", "TR TH SC", missions, phase="action", heroes=tokens)
    table.play("use leader_of_the_resistance")
    assert [table.hero_view(name)["token"] for name in HEROES].count("gone") == 1
