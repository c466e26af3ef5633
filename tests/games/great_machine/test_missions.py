"""Chapters 38 and 39: missions in general, and every mission card from set-up to benefit."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.errors import IllegalAction
from tests.games.great_machine.mission_sets import HEROES, SETS, heroes_at, in_play


@pytest.fixture
def closing(scene: Any) -> Any:
    """The closing phase under The Countdown: nothing but goals and benefits."""

    def make(places: str, missions: dict[str, Any], **more: Any) -> Any:
        heroes = heroes_at(*places.split(), **more.pop("heroes", {}))
        more.setdefault("event", "countdown_automa")
        return scene(
            mode="automa", seats=1, phase="closing", heroes=heroes, missions=missions, **more
        )

    return make


@pytest.fixture
def arrives(scene: Any) -> Any:
    """A hero has just ended the movement; the servants are far away unless named."""

    def make(turn: str, places: str, missions: dict[str, Any], **more: Any) -> Any:
        heroes = heroes_at(*places.split(), **more.pop("heroes", {}))
        for name in HEROES[: HEROES.index(turn)]:
            heroes[name].setdefault("taken", True)
        more.setdefault("event", "tribunal")
        more.setdefault("phase", "arrival")
        more.setdefault("servants", {"P": "CC", "E": "CC", "L": "CC"})
        return scene(mode="automa", seats=1, turn=turn, heroes=heroes, missions=missions, **more)

    return make


def new(missions: str, seed: int = 1, **options: Any) -> tabletown.Match:
    options = {"missions": missions, "heroes": "culum-veiga-sylvia", **options}
    return tabletown.new("great_machine", seats=1, mode="automa", seed=seed, options=options)


def keys(table: Any) -> list[str]:
    """What was told while the position settled."""
    return [event.key for event in table.match.opening]


# -- chapter 38 ----------------------------------------------------------------------------------


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
def test_c_enters_at_the_end_of_the_round_in_which_a_and_b_are_reached(closing: Any) -> None:
    tokens = {name: {"token": "MC"} for name in HEROES}
    table = closing("IN TH SC", in_play("III", "B"), heroes=tokens)
    assert (table.mission("A"), table.mission("C")) == ("reached", "open")
    cores = [d["id"] for d in table.match.view(0)["board"]["districts"] if d["cores"]]
    assert len(cores) == 3
    assert keys(table).count("goal-reached") == 1


@pytest.mark.rule("GM-38.2")
def test_c_stays_aside_while_b_is_open(closing: Any) -> None:
    tokens = {name: {"token": "MC"} for name in HEROES}
    table = closing("IN TH SC", in_play("III"), heroes=tokens)
    assert [table.mission(letter) for letter in "ABC"] == ["reached", "open", "later"]


@pytest.mark.rule("GM-38.22")
def test_the_goal_of_c_is_not_checked_when_it_enters(closing: Any) -> None:
    # hero tokens at home: the goal of IV-C would hold before its set-up
    missions = {
        "cards": ["deactivating_trap", "learn_their_weaknesses", "rise_of_the_resistance"],
        "reached": ["deactivating_trap"],
        "waiting": ["rise_of_the_resistance"],
        "servant_tokens": {"P": "culum", "E": "veiga", "L": "sylvia"},
    }
    table = closing("IN TH SC", missions)
    assert table.prompt == "base"
    table.play("district TR", "district IN", "district EL")
    assert table.mission("C") == "open"
    assert table.automa()["riot_tokens"] == 1  # for B alone
    assert table.s.round == 2


@pytest.mark.rule("GM-36.7", "GM-38.15", "GM-38.20")
def test_two_goals_in_one_round_give_two_riot_tokens(closing: Any) -> None:
    missions = in_play("I", servant_tokens={"P": "culum", "E": "veiga", "L": "sylvia"})
    tokens = {name: {"token": "TR"} for name in HEROES}
    table = closing("IN TH SC", missions, heroes=tokens)
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
def test_an_interaction_comes_after_arrival_and_before_the_actions(arrives: Any) -> None:
    table = arrives("culum", "TR TH SC", in_play("I"), heroes={"culum": {"trust": 0}})
    assert table.prompt == "interaction"
    assert table.options() == ["interact deactivating_trap", "pass"]
    table.play("interact deactivating_trap")
    assert table.prompt == "hero-action"
    assert (table.tokens("TR"), table.trust("culum")) == (["culum"], 0)


@pytest.mark.rule("GM-38.12")
def test_an_interaction_may_be_declined(arrives: Any) -> None:
    table = arrives("culum", "TR TH SC", in_play("I")).play("pass")
    assert (table.prompt, table.tokens("TR")) == ("hero-action", [])


@pytest.mark.rule("GM-38.8", "GM-38.7")
def test_a_hero_whose_turn_was_ended_may_still_interact(arrives: Any) -> None:
    servants = {"P": "CC", "E": "TR", "L": "CC"}
    table = arrives("culum", "TR TH SC", in_play("I"), servants=servants,
                    heroes={"culum": {"trust": 3}})  # fmt: skip
    assert (table.prompt, table.trust("culum")) == ("interaction", 0)  # detention came first
    table.play("interact deactivating_trap")
    assert table.hero_view("culum")["token"] == "trade"
    assert table.s.taken & 1  # no action followed


@pytest.mark.rule("GM-38.9")
def test_one_interaction_for_one_mission(arrives: Any) -> None:
    missions = in_play("I", servant_tokens={"P": "TR", "E": "TR", "L": "EL"})
    table = arrives("culum", "TR TH SC", missions)
    assert table.options() == [
        "interact deactivating_trap", "interact learn_their_weaknesses", "pass",
    ]  # fmt: skip
    table.play("interact learn_their_weaknesses", "servant P")
    assert (table.prompt, table.tokens("TR")) == ("hero-action", ["executor"])


@pytest.mark.rule("GM-38.10", "GM-38.24", "GM-38.11")
def test_the_own_token_may_be_picked_up_and_put_elsewhere(arrives: Any) -> None:
    tokens = {"culum": {"token": "TR"}, "veiga": {"token": "TR"}}
    table = arrives("culum", "TR TH SC", in_play("I"), heroes=tokens)
    assert table.options() == ["pickup", "pass"]
    table.play("pickup")
    assert (table.tokens("TR"), table.hero_view("culum")["token"]) == (["veiga"], "home")
    table = arrives("sylvia", "TR TH TR", in_play("I"), heroes=tokens)
    assert table.options() == ["interact deactivating_trap", "pass"]  # not the tokens of others


@pytest.mark.rule("GM-38.10")
def test_a_token_in_another_district_cannot_be_picked_up(arrives: Any) -> None:
    table = arrives("culum", "TR TH SC", in_play("I"), heroes={"culum": {"token": "EL"}})
    assert table.prompt == "hero-action"  # nothing to interact with


@pytest.mark.rule("GM-38.10", "GM-39.8")
def test_a_token_on_a_citizen_may_be_picked_up_too(arrives: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    probe = arrives("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens)
    tokens = {"culum": {"token": probe.token("TR", "A")}}
    table = arrives("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens, heroes=tokens)
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
def test_a_mission_action_has_its_normal_price(arrives: Any) -> None:
    table = arrives(
        "veiga", "TH TH SC", in_play("III"), phase="action", discontent=4,
        citizens={"TH": "A.r M.u"}, heroes={"veiga": {"trust": 2}},
    )  # fmt: skip
    bearer = int(table.token("TH", "A").split()[1])
    table = arrives(
        "veiga", "TH TH SC", in_play("III", data=bearer), phase="action", discontent=4,
        citizens={"TH": "A.r M.u"}, heroes={"veiga": {"trust": 2}},
    )  # fmt: skip
    table.play("act move_citizens", "district MC")
    assert table.trust("veiga") == 1
    assert "data" in [t for d in table.match.view(0)["board"]["districts"]
                      if d["id"] == "main_citadel" for c in d["people"] for t in c["tokens"]]  # fmt: skip


@pytest.mark.rule("GM-38.14")
def test_goals_are_checked_only_in_the_closing_phase(arrives: Any) -> None:
    tokens = {"culum": {"token": "TR"}, "veiga": {"token": "TR"}}
    table = arrives("sylvia", "SC TH TR", in_play("I"), heroes=tokens)
    table.play("interact deactivating_trap")
    assert (table.mission("A"), table.automa()["riot_tokens"]) == ("open", 0)
    assert sorted(table.tokens("TR")) == sorted(HEROES)
    table.play("end")
    assert (table.mission("A"), table.automa()["riot_tokens"]) == ("reached", 1)


@pytest.mark.rule("GM-38.16")
def test_tokens_return_when_the_goal_is_reached(closing: Any) -> None:
    tokens = {name: {"token": "TR"} for name in HEROES}
    table = closing("IN TH SC", in_play("I"), heroes=tokens)
    assert [table.hero_view(name)["token"] for name in HEROES] == ["home"] * 3
    assert table.tokens("TR") == ["ambush"]  # the benefit names it
    post = in_play("II", command_post="TR", trust_on={"TR": 7})
    assert closing("IN TH SC", post).tokens("TR") == []  # the command post goes to the box


@pytest.mark.rule("GM-38.17")
def test_benefits_last(arrives: Any) -> None:
    missions = in_play("IV", "A", "B", "C", underground="TR")
    for turn_round in (3, 9):
        table = arrives("culum", "TR TH SC", missions, round=turn_round)
        assert table.trust("culum") == 3


@pytest.mark.rule("GM-38.18")
def test_tokens_travel_with_their_district(arrives: Any) -> None:
    missions = in_play("I", servant_tokens={"P": "TR", "E": "MC", "L": "MC"})
    table = arrives("culum", "CC TH SC", missions, phase="action",
                    servants={"P": "MC", "E": "MC", "L": "MC"},
                    heroes={"culum": {"trust": 5}, "veiga": {"token": "TR"}})  # fmt: skip
    table.play("act control_a", "relocate TR 4,5 v")
    assert table.tokens("TR") == ["veiga", "phantasm"]
    assert table.s.city.near[table.d("TR")] >> table.d("TL") & 1


@pytest.mark.rule("GM-38.19", "GM-11.17")
def test_a_token_on_a_citizen_moves_with_it(arrives: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    probe = arrives("culum", "TR TH SC", in_play("I", "A", "B"), phase="action", citizens=citizens)
    number = probe.token("TR", "A")
    table = arrives(
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
def test_a_core_moves_with_its_guard(arrives: Any) -> None:
    table = arrives("culum", "CC TH SC", in_play("III", "A", "B", cores=["CC", "EL", "IN"]),
                    phase="action", heroes={"culum": {"trust": 3}},
                    servants={"P": "MC", "E": "MC", "L": "MC"})  # fmt: skip
    table.play("act control_b", "redirect core CC MC", "done")
    cores = [d["id"] for d in table.match.view(0)["board"]["districts"] if d["cores"]]
    assert sorted(cores) == ["elite", "industrial", "main_citadel"]


@pytest.mark.rule("GM-38.20", "GM-38.21", "GM-35.15", "GM-35.16")
def test_a_riot_needs_a_riot_token_and_uses_it_up(arrives: Any) -> None:
    citizens = {"TR": "A.r S.r M.r I.r"}
    table = arrives("culum", "TR TH SC", in_play("I", "A"), phase="action", discontent=13,
                    citizens=citizens)  # fmt: skip
    assert table.refusal("act riot") == ("no-riot-token-held", "GM-35.15")
    table = arrives("culum", "TR TH SC", in_play("I", "A", riot_tokens=1), phase="action",
                    discontent=13, citizens=citizens)  # fmt: skip
    table.play("act riot")
    assert (table.s.successes(), table.automa()["riot_tokens"]) == (1, 0)


@pytest.mark.rule("GM-38.21", "GM-16.3")
def test_two_riots_and_the_riot_stage_win_without_the_third_mission(arrives: Any) -> None:
    table = arrives("culum", "TR TH SC", in_play("I", "A", "B"), phase="action", discontent=17,
                    riots="EL IN", heroes={"culum": {"trust": 2}})  # fmt: skip
    table.play("act agitate")
    assert table.match.outcome.reason == "riots"
    assert table.match.outcome.winners == (0,)


@pytest.mark.rule("GM-38.23", "GM-39.49", "GM-39.51")
def test_control_tokens_go_to_the_box_and_leader_tokens_leave_the_game(arrives: Any) -> None:
    table = arrives("culum", "CC TH SC", in_play("III", "A", "B", "C", control=2), phase="action",
                    servants={"P": "MC", "E": "MC", "L": "MC"})  # fmt: skip
    table.play("use guard_control", "redirect regular CC MC", "done")
    assert table.automa()["control_tokens"] == 1
    tokens = {"veiga": {"token": "culum"}, "sylvia": {"token": "culum"}}
    missions = in_play("II", "A", "B", "C", leader="culum")
    table = arrives("culum", "TR TH SC", missions, phase="action", heroes=tokens)
    table.play("use leader_of_the_resistance")
    assert [table.hero_view(name)["token"] for name in HEROES].count("gone") == 1


# -- set I: Know Your Enemy ------------------------------------------------------------------------


@pytest.mark.rule("GM-39.1")
def test_the_trap_is_prepared_in_common_districts_only(arrives: Any) -> None:
    assert arrives("culum", "TR TH SC", in_play("I")).offers("interact deactivating_trap")
    assert arrives("culum", "CS TH SC", in_play("I")).prompt == "hero-action"


@pytest.mark.rule("GM-39.1", "GM-39.2")
@pytest.mark.parametrize(
    ("places", "reached"),
    [("TR TR TR", True), ("TR TR EL", False), ("CS CS CS", False), ("TR TR culum", False)],
)
def test_the_goal_of_the_trap(closing: Any, places: str, reached: bool) -> None:
    tokens = {
        name: {"token": place if place != "culum" else name}
        for name, place in zip(HEROES, places.split(), strict=True)
    }
    table = closing("IN TH SC", in_play("I"), heroes=tokens)
    assert (table.mission("A") == "reached") is reached
    assert table.tokens("TR").count("ambush") == reached


def trapped(scene: Any, movement: list[str], *, at: str = "CS", **more: Any) -> Any:
    """The ambush lies in Trade; Phantasm comes first."""
    missions = in_play("I", "A", ambush="TR")
    more.setdefault("heroes", heroes_at("EL", "TH", "SC"))
    return scene(
        mode="automa", seats=1, phase="machine", event="tribunal", missions=missions,
        servants={"P": at, "E": "MC", "L": "MC"}, movement=movement, **more,
    )  # fmt: skip


@pytest.mark.rule("GM-39.3", "GM-37.19")
def test_the_first_servant_that_moves_in_is_deactivated(scene: Any) -> None:
    # direction north from Industrial leads into Trade; nothing is done there
    table = trapped(scene, ["direction_north"], at="IN", guards={"TR": (0, 2)})
    phantasm = table.match.view(0)["board"]["machine"]["servants"][0]
    assert (phantasm["district"], phantasm["deactivated"]) == ("trade", True)
    assert table.tokens("TR") == []
    assert table.guards("TR") == (0, 2)  # no repair
    assert table.s.servants_in(table.d("TR")) == 0


@pytest.mark.rule("GM-39.3")
@pytest.mark.parametrize("card", ["patrol", "patrol_reinforcement"])
def test_staying_in_the_ambush_by_a_card_counts(scene: Any, card: str) -> None:
    table = trapped(scene, [card], at="TR", options={"level": "high"})
    assert table.match.view(0)["board"]["machine"]["servants"][0]["deactivated"]
    assert table.guards("TR") == (2, 0)  # no guard is added
    assert "deactivated" in keys(table)


@pytest.mark.rule("GM-39.3")
def test_a_maintenance_card_does_not_spring_the_trap(scene: Any) -> None:
    table = trapped(scene, ["maintenance"], at="TR", options={"level": "starting"})
    assert not table.match.view(0)["board"]["machine"]["servants"][0]["deactivated"]
    assert table.tokens("TR") == ["ambush"]


@pytest.mark.rule("GM-39.3", "GM-35.3")
def test_a_deactivated_servant_detains_nobody(scene: Any) -> None:
    heroes = heroes_at("TR", "TH", "SC", culum={"trust": 3})
    table = trapped(scene, ["patrol"], at="TR", heroes=heroes)
    assert table.s.detained == 0
    assert table.trust("culum") == 3


@pytest.mark.rule("GM-39.4", "GM-39.47", "GM-33.36", "GM-37.14", "GM-37.19")
def test_it_wakes_after_the_directives_of_the_next_round(scene: Any) -> None:
    heroes = heroes_at("EL", "TH", "SC")
    table = trapped(scene, ["patrol", "patrol_reinforcement", "pursuit_rose"], at="TR",
                    heroes=heroes, options={"level": "high"})  # fmt: skip
    s = table.s
    first = s.round
    while s.round == first:
        table.play("end" if table.offers("end") else table.options()[-1])
    assert s.deactivated == 1
    while s.phase != 4:  # the servants move again
        table.play(table.options()[0])
    told = [event for event in table.events if event.key in ("movement-card", "servant-moved")]
    phantasm = [e.key for e in told if e.args.get("servant") == "phantasm"]
    assert phantasm == ["movement-card"]  # turned up and discarded without effect
    while s.round == first + 1:
        table.play("end" if table.offers("end") else table.options()[-1])
    assert s.deactivated == 0
    assert table.servant_at("P") == "TR"
    assert "awake" in [event.key for event in table.events]


@pytest.mark.rule("GM-39.47", "GM-37.14")
def test_until_then_it_counts_for_nothing(scene: Any) -> None:
    """Pacification needs two servants in common districts; one of the two sleeps."""
    heroes = heroes_at("MC", "TH", "SC")
    for sleeping, space in ((True, 5), (False, 4)):
        table = scene(
            mode="automa", seats=1, phase="heroes", event="countdown_automa", heroes=heroes,
            published=["auto_pacification"], discontent=5, missions=in_play("I", "A"),
            servants={"P": "TR", "E": "EL", "L": "CC"},
        )  # fmt: skip
        if sleeping:
            table.s.put_to_sleep(0, 1)
        while table.s.round == 1:
            table.play("end" if table.offers("end") else table.options()[-1])
        assert (table.s.discontent, table.s.deactivated) == (space, 0)


@pytest.mark.rule("GM-39.5", "GM-39.6")
def test_servant_tokens_are_placed_at_the_end_of_round_1(closing: Any) -> None:
    servants = {"P": "TR", "E": "MC", "L": "TR"}
    table = closing("IN TH SC", in_play("I"), servants=servants)
    assert (table.tokens("TR"), table.tokens("MC")) == (["phantasm", "lex_hecate"], ["executor"])
    table = closing("IN TH SC", in_play("I"), servants=servants, round=2)
    assert (table.tokens("TR"), table.tokens("MC")) == ([], [])


@pytest.mark.rule("GM-39.6")
def test_a_hero_holds_one_servant_token_at_most(arrives: Any) -> None:
    one = in_play("I", servant_tokens={"P": "TR", "E": "culum", "L": "MC"})
    table = arrives("culum", "TR TH SC", one)
    assert not table.offers("interact learn_their_weaknesses")
    table = arrives("culum", "TR TH SC", in_play("I", servant_tokens={"P": "TR", "E": "MC"}))
    table.play("interact learn_their_weaknesses")
    assert table.match.view(0)["board"]["machine"]["servants"][0]["token"] == "culum"
    assert table.mission("B") == "open"


@pytest.mark.rule("GM-39.6")
@pytest.mark.parametrize(("third", "state"), [("sylvia", "reached"), ("IN", "open")])
def test_the_goal_is_a_token_for_every_hero(closing: Any, third: str, state: str) -> None:
    tokens = {"P": "veiga", "E": "culum", "L": third}
    table = closing("IN TH SC", in_play("I", servant_tokens=tokens), round=2)
    assert table.mission("B") == state


@pytest.mark.rule("GM-39.7")
@pytest.mark.parametrize(
    ("reached", "holder", "trust"), [(True, "culum", 3), (True, "veiga", 0), (False, "culum", 0)]
)
def test_who_holds_the_token_is_not_detained(
    arrives: Any, reached: bool, holder: str, trust: int
) -> None:
    tokens = {"E": holder, "P": "sylvia", "L": "veiga" if holder == "culum" else "culum"}
    missions = in_play("I", *(["B"] if reached else []), servant_tokens=tokens)
    servants = {"P": "CC", "E": "TR", "L": "CC"}
    table = arrives("culum", "TR TH SC", missions, servants=servants,
                    heroes={"culum": {"trust": 3}})  # fmt: skip
    assert table.trust("culum") == trust


@pytest.mark.rule("GM-39.8")
def test_the_hero_token_goes_onto_a_revealed_citizen(arrives: Any) -> None:
    citizens = {"TR": "A.r T.r M.u", "EL": "S.u S.u"}
    table = arrives("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens)
    table.play("interact class_consciousness")
    assert table.options() == [table.token("TR", "A"), table.token("TR", "T")]
    table.play(table.token("TR", "T"))
    assert table.hero_view("culum")["token"] == table.token("TR", "T")
    assert arrives("culum", "EL TH SC", in_play("I", "A", "B"), citizens=citizens).prompt == (
        "hero-action"
    )


@pytest.mark.rule("GM-39.8")
def test_a_citizen_bears_one_hero_token(arrives: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    probe = arrives("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens)
    tokens = {"veiga": {"token": probe.token("TR", "A")}}
    table = arrives("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens, heroes=tokens)
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-39.9", "GM-33.16")
def test_an_arrest_sends_the_token_home(scene: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    missions = in_play("I", "A", "B")
    common: dict[str, Any] = {
        "mode": "automa", "seats": 1, "citizens": citizens, "missions": missions,
        "event": "tribunal",
    }  # fmt: skip
    probe = scene(phase="closing", heroes=heroes_at("EL", "TH", "SC"), **common)
    heroes = heroes_at("EL", "TH", "SC", culum={"token": probe.token("TR", "A")})
    table = scene(phase="machine", servant="E", servants={"P": "MC", "E": "TR", "L": "MC"},
                  movement=["patrol"], discontent=4, heroes=heroes, **common)  # fmt: skip
    assert "token-returned" in keys(table)
    assert table.hero_view("culum")["token"] == "home"


@pytest.mark.rule("GM-39.9", "GM-37.11")
def test_resettlement_sends_the_token_home(scene: Any) -> None:
    citizens = {"TR": "M.r A.u"}
    missions = in_play("I", "A", "B")
    common: dict[str, Any] = {
        "mode": "automa", "seats": 1, "citizens": citizens, "missions": missions,
        "event": "tribunal", "published": ["auto_resettlement"], "discontent": 10,
    }  # fmt: skip
    probe = scene(phase="access", heroes=heroes_at("EL", "TH", "SC"), **common)
    heroes = heroes_at("EL", "TH", "SC", culum={"token": probe.token("TR", "M")})
    # a patrol reinforcement: no arrest, but directives work
    table = scene(phase="machine", servant="E", servants={"P": "MC", "E": "TR", "L": "MC"},
                  movement=["patrol_reinforcement"], heroes=heroes, options={"level": "high"},
                  **common)  # fmt: skip
    while table.prompt == "mix-with":
        table.play(table.options()[0])
    assert table.hero_view("culum")["token"] == "home"
    assert "r" not in [code[-1] for code in table.people("TR").split()]


def consciousness(closing: Any, kinds: str, places: tuple[str, str, str]) -> str:
    """I-C with tokens on citizens of these kinds in these districts."""
    citizens: dict[str, str] = {}
    for kind, place in zip(kinds, places, strict=True):
        citizens[place] = f"{citizens.get(place, '')} {kind}.r".strip()
    probe = closing("IN TH SC", in_play("I", "A", "B"), citizens=citizens)
    used: dict[tuple[str, str], int] = {}
    tokens = {}
    for name, kind, place in zip(HEROES, kinds, places, strict=True):
        n = used.get((place, kind), 0)
        used[place, kind] = n + 1
        tokens[name] = {"token": probe.token(place, kind, n)}
    table = closing("IN TH SC", in_play("I", "A", "B"), citizens=citizens, heroes=tokens)
    return str(table.mission("C"))


@pytest.mark.rule("GM-39.10")
def test_the_goal_is_three_kinds_in_three_districts(closing: Any) -> None:
    assert consciousness(closing, "AMT", ("TR", "EL", "CC")) == "reached"
    assert consciousness(closing, "AAT", ("TR", "EL", "CC")) == "open"
    assert consciousness(closing, "AMT", ("TR", "TR", "CC")) == "open"


@pytest.mark.rule("GM-39.10", "GM-14.5")
@pytest.mark.parametrize(("reached", "successes"), [(True, 1), (False, 0)])
def test_riots_are_resolved_at_a_higher_stage(arrives: Any, reached: bool, successes: int) -> None:
    """Stage 2: three scientists and merchants against two guards need the merchants."""
    missions = in_play("I", "A", "B", *(["C"] if reached else []), riot_tokens=1)
    table = arrives("culum", "TR TH SC", missions, phase="action", discontent=7,
                    citizens={"TR": "S.r S.r M.r"})  # fmt: skip
    table.play("act riot")
    assert table.s.successes() == successes


@pytest.mark.rule("GM-39.10")
def test_the_higher_stage_ends_at_5(arrives: Any) -> None:
    table = arrives("culum", "TR TH SC", in_play("I", "A", "B", "C", riot_tokens=1),
                    phase="action", discontent=18, citizens={"TR": "N.r N.r T.r"})  # fmt: skip
    table.play("act riot")
    result = next(e.args for e in table.events if e.key == "riot-result")
    assert (result["support"], result["opposition"]) == (2, 3)


# -- set II: Gaps in the System ------------------------------------------------------------------------


@pytest.mark.rule("GM-39.11")
@pytest.mark.parametrize(
    ("places", "state"),
    [("MC TL CC", "reached"), ("CC MC TL", "reached"), ("MC MC CC", "open"), ("MC TL CS", "open")],
)
def test_one_token_in_each_of_the_three_towers(closing: Any, places: str, state: str) -> None:
    tokens = {n: {"token": p} for n, p in zip(HEROES, places.split(), strict=True)}
    assert closing("IN TH SC", in_play("II"), heroes=tokens).mission("A") == state


@pytest.mark.rule("GM-39.11")
@pytest.mark.parametrize(("place", "offered"), [("MC", True), ("TL", True), ("CS", False)])
def test_decrees_are_forged_in_the_towers(arrives: Any, place: str, offered: bool) -> None:
    table = arrives("culum", f"{place} TH SC", in_play("II"))
    assert table.offers("interact forged_decrees") is offered
    if offered:
        table.play("interact forged_decrees")
        assert table.tokens(place) == ["culum"]


@pytest.mark.rule("GM-39.12", "GM-39.13", "GM-39.48", "GM-5.36")
def test_a_round_without_a_city_event(scene: Any) -> None:
    table = scene(mode="automa", seats=1, phase="round", round=4, plan=4, discontent=4,
                  heroes={n: {"at": p} for n, p in zip(HEROES, ("TR", "TH", "SC"), strict=True)},
                  missions=in_play("II", "A", skip_event=True),
                  servants={"P": "MC", "E": "MC", "L": "MC"})  # fmt: skip
    assert (table.prompt, table.options()) == ("skip-event", ["take", "pass"])
    left = table.match.view(0)["board"]["events_left"]
    table.play("take")
    board = table.match.view(0)["board"]
    assert (board["event"], board["events_left"]) == (None, left)
    table.play("access culum TR", "access veiga TH", "access sylvia SC")
    reinforced = sum(table.s.extra)
    while table.s.round == 4:
        table.play("end" if table.offers("end") else table.options()[-1])
        told = [e.key for e in table.events]
        assert "protocol" not in told
        assert "protocol-prevented" not in told
    # steps 1 to 3 were skipped: no protocol, no plan step of an event
    assert sum(table.s.extra) == reinforced
    assert [e.args["why"] for e in table.events if e.key == "plan" and e.rule == "GM-17.6"] == []
    assert table.prompt != "skip-event"  # once only
    assert table.match.view(0)["board"]["events_left"] == left - 1


@pytest.mark.rule("GM-39.12", "GM-39.13")
def test_the_decision_may_wait_for_a_later_round(scene: Any) -> None:
    table = scene(mode="automa", seats=1, round=4, missions=in_play("II", "A", skip_event=True),
                  heroes={n: {"at": p} for n, p in zip(HEROES, ("TR", "TH", "SC"), strict=True)})  # fmt: skip
    table.play("pass")
    assert table.match.view(0)["board"]["event"] is not None
    assert table.automa()["event_can_be_skipped"]


@pytest.mark.rule("GM-39.12")
def test_reaching_the_goal_gives_the_right(closing: Any) -> None:
    tokens = {n: {"token": p} for n, p in zip(HEROES, ("MC", "TL", "CC"), strict=True)}
    table = closing("IN TH SC", in_play("II"), heroes=tokens, event="tribunal", plan=2)
    assert table.automa()["event_can_be_skipped"]
    assert table.prompt == "skip-event"


@pytest.mark.rule("GM-39.48")
def test_the_countdown_cannot_be_skipped(closing: Any) -> None:
    table = closing("IN TH SC", in_play("II", "A", skip_event=True), plan=3)
    assert table.prompt == "access"  # round 2 of the position began without the question
    assert table.match.view(0)["board"]["event"] == "countdown_automa"


@pytest.mark.rule("GM-39.14")
@pytest.mark.parametrize(("die", "trust"), [(2, 5), (4, 7), ("shield", 3)])
def test_the_command_post_is_charged_with_the_attack_die(
    arrives: Any, die: Any, trust: int
) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 3})
    table = arrives("culum", "TR TH SC", missions, dice=[die],
                    heroes={"culum": {"began": "EL", "trust": 1}})  # fmt: skip
    table.play("interact self_destruct_command")
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert trade["trust_here"] == trust
    assert table.trust("culum") == 1  # from the supply


@pytest.mark.rule("GM-39.14")
def test_a_hero_who_began_there_cannot_charge_it(arrives: Any) -> None:
    assert arrives("culum", "TR TH SC", in_play("II", command_post="TR")).prompt == "hero-action"
    table = arrives("culum", "TR TH SC", in_play("II", command_post="EL"),
                    heroes={"culum": {"began": "EL"}})  # fmt: skip
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-39.15", "GM-38.4")
def test_the_command_post_starts_in_a_random_common_district() -> None:
    places = set()
    for seed in range(12):
        for district in new("II", seed).view(0)["board"]["districts"]:
            if district["tokens"]:
                assert (district["tokens"], district["kind"]) == (["command_post"], "common")
                places.add(district["id"])
    assert len(places) > 2


@pytest.mark.rule("GM-39.15", "GM-39.16", "GM-39.17", "GM-39.53")
def test_seven_trust_break_the_guards_around(closing: Any) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 7})
    guards = {"TR": (3, 0, 1), "EL": (1, 1)}
    table = closing("CS TH SC", missions, guards=guards)
    assert table.mission("B") == "reached"
    # Trade: two regular guards broken, the reinforcement guard gone; one each in Elite, Industrial
    assert (table.guards("TR"), table.guards("EL"), table.guards("IN")) == ((0, 2), (0, 2), (1, 1))
    assert table.guards("TH") == (2, 0)
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert trade["trust_here"] == 0
    assert sum(table.trust(name) for name in HEROES) == 4 + 4 + 4  # income of the next round only
    six = in_play("II", command_post="TR", trust_on={"TR": 6})
    assert closing("CS TH SC", six, guards={"EL": (1, 1), "MC": 2}).mission("B") == "open"


@pytest.mark.rule("GM-39.17", "GM-31.11")
def test_the_heroes_choose_which_guard_of_a_neighbour_breaks(closing: Any) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 9})
    table = closing("CS TH SC", missions, guards={"EL": (3, 0, 1)})
    assert (table.prompt, table.options()) == (
        "break-guard", ["target regular", "target reinforcement"],
    )  # fmt: skip
    table.play("target reinforcement")
    assert table.guards("EL") == (2, 0)


@pytest.mark.rule("GM-39.53", "GM-38.18")
def test_trust_in_a_district_travels_with_the_tile_and_is_not_the_heroes(arrives: Any) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 5})
    table = arrives("culum", "CC TH SC", missions, phase="action", heroes={"culum": {"trust": 2}},
                    servants={"P": "MC", "E": "MC", "L": "MC"})  # fmt: skip
    table.play("act control_a", "relocate TR 4,5 v")
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert (trade["tokens"], trade["trust_here"], table.trust("culum")) == (["command_post"], 5, 0)
    # the Executor takes a hero's trust, not what lies in the district
    table = arrives("culum", "TR TH SC", missions, servants={"P": "CC", "E": "TR", "L": "CC"},
                    heroes={"culum": {"trust": 2}})  # fmt: skip
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert (trade["trust_here"], table.trust("culum")) == (5, 0)


@pytest.mark.rule("GM-39.18", "GM-38.11")
def test_hero_tokens_are_taken_or_given_among_heroes_in_one_district(arrives: Any) -> None:
    table = arrives("culum", "TR TR SC", in_play("II", "A", "B"))
    table.play("interact leader_of_the_resistance", "choose take")
    assert table.hero_view("veiga")["token"] == "culum"
    table = arrives("culum", "TR TR SC", in_play("II", "A", "B"))
    table.play("interact leader_of_the_resistance", "choose give")
    assert table.hero_view("culum")["token"] == "veiga"
    assert arrives("culum", "TR TH SC", in_play("II", "A", "B")).prompt == "hero-action"


@pytest.mark.rule("GM-39.18")
def test_any_token_of_the_other_hero_may_be_taken(arrives: Any) -> None:
    table = arrives("culum", "TR TR SC", in_play("II", "A", "B"),
                    heroes={"sylvia": {"token": "veiga"}})  # fmt: skip
    table.play("interact leader_of_the_resistance", "choose take")
    assert table.options() == ["hero veiga", "hero sylvia"]
    table.play("hero sylvia")
    assert table.hero_view("sylvia")["token"] == "culum"


@pytest.mark.rule("GM-39.19", "GM-39.49", "GM-38.16")
def test_who_holds_all_three_tokens_is_the_leader_and_keeps_them(closing: Any) -> None:
    tokens = {"culum": {"token": "veiga"}, "sylvia": {"token": "veiga"}}
    table = closing("IN TH SC", in_play("II", "A", "B"), heroes=tokens)
    assert table.mission("C") == "reached"
    assert [table.hero_view(name)["leader"] for name in HEROES] == [False, True, False]
    assert [table.hero_view(name)["token"] for name in HEROES] == ["veiga", "home", "veiga"]
    two = {"sylvia": {"token": "veiga"}}
    assert closing("IN TH SC", in_play("II", "A", "B"), heroes=two).mission("C") == "open"


LEADER = {"veiga": {"token": "culum"}, "sylvia": {"token": "culum"}}


@pytest.mark.rule("GM-39.20", "GM-39.21", "GM-5.37")
def test_the_leader_shakes_off_all_detention_of_an_arrival(arrives: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="culum")
    servants = {"P": "CC", "E": "TR", "L": "TR"}
    heroes = {"culum": {"trust": 3}, **LEADER}
    table = arrives("culum", "TR TH SC", missions, servants=servants, heroes=heroes)
    assert (table.prompt, table.options()) == ("offer", ["take", "pass"])
    table.play("take")
    assert (table.prompt, table.trust("culum"), table.seized("culum")) == ("hero-action", 3, set())
    table = arrives("culum", "TR TH SC", missions, servants=servants, heroes=heroes)
    table.play("pass")
    assert (table.trust("culum"), table.seized("culum")) == (0, {"TR"})


@pytest.mark.rule("GM-39.20")
def test_nobody_but_the_leader_uses_the_tokens(arrives: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="culum")
    table = arrives("veiga", "TR TH SC", missions, servants={"P": "CC", "E": "TH", "L": "CC"},
                    heroes={**LEADER, "veiga": {"trust": 3, "token": "culum"}})  # fmt: skip
    assert table.trust("veiga") == 0  # detained without a question
    table = arrives("veiga", "TR TH SC", missions, phase="action", heroes=LEADER)
    assert not table.offers("use leader_of_the_resistance")


@pytest.mark.rule("GM-39.21", "GM-39.49")
def test_the_leader_gains_3_trust_before_an_action(arrives: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="veiga")
    tokens = {"culum": {"token": "veiga"}, "sylvia": {"token": "veiga"}}
    table = arrives("veiga", "TR TH SC", missions, phase="action", heroes=tokens)
    table.play("use leader_of_the_resistance", "use leader_of_the_resistance")
    assert table.trust("veiga") == 6
    table.play("use leader_of_the_resistance")
    assert table.trust("veiga") == 8  # the maximum
    assert not table.offers("use leader_of_the_resistance")
    assert table.kinds() == {"act", "end"}


@pytest.mark.rule("GM-39.21", "GM-5.37")
def test_after_the_action_it_is_too_late(arrives: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="veiga")
    tokens = {"culum": {"token": "veiga"}, "sylvia": {"token": "veiga"}}
    table = arrives("veiga", "TR TH SC", missions, phase="action", heroes=tokens)
    table.play("act gain_trust")
    assert table.trust("veiga") == 1
    assert table.s.active != table.hero("veiga")


@pytest.mark.rule("GM-39.21")
def test_the_leader_weakens_the_opposition_of_the_own_riot(arrives: Any) -> None:
    """Two artists and a scientist against two guards and a traitor: 3 against 3."""
    missions = in_play("II", "A", "B", "C", leader="culum", riot_tokens=1)
    for choice, successes in (("take", 1), ("pass", 0)):
        table = arrives("culum", "TR TH SC", missions, phase="action", discontent=7,
                        citizens={"TR": "A.r A.r S.r T.u"}, heroes={
                            **LEADER, "culum": {"trust": 2}})  # fmt: skip
        table.play("act riot")
        assert "revealed" in table.told(0)  # everybody is revealed before the question
        table.play(choice)
        assert table.s.successes() == successes


@pytest.mark.rule("GM-39.21", "GM-50.22")
def test_no_token_is_asked_for_where_nobody_opposes(arrives: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="culum", riot_tokens=1)
    table = arrives("culum", "TR TH SC", missions, phase="action", discontent=7,
                    citizens={"TR": "A.r S.r"}, guards={"TR": (0, 2)}, heroes=LEADER)  # fmt: skip
    table.play("act riot")
    assert table.s.successes() == 1


# -- set III: Broken Gears -----------------------------------------------------------------------------


@pytest.mark.rule("GM-39.22")
@pytest.mark.parametrize(
    ("places", "state"), [("CC CC CC", "reached"), ("CC CC MC", "open"), ("CS CS CS", "open")]
)
def test_all_tokens_in_one_tower(closing: Any, places: str, state: str) -> None:
    tokens = {n: {"token": p} for n, p in zip(HEROES, places.split(), strict=True)}
    table = closing("IN TH SC", in_play("III"), heroes=tokens)
    assert table.mission("A") == state
    assert table.tokens("CC").count("remote_access") == (state == "reached")


@pytest.mark.rule("GM-39.22")
@pytest.mark.parametrize(("place", "offered"), [("CC", True), ("CS", False), ("TR", False)])
def test_the_system_is_hacked_in_the_towers(arrives: Any, place: str, offered: bool) -> None:
    servants = {"P": "EL", "E": "EL", "L": "EL"}
    table = arrives("culum", f"{place} TH SC", in_play("III"), servants=servants)
    assert table.offers("interact system_hack") is offered


@pytest.mark.rule("GM-39.23")
def test_special_actions_from_anywhere_at_the_price_of_the_own_district(arrives: Any) -> None:
    missions = in_play("III", "A", remote_access="MC")
    more: dict[str, Any] = {
        "phase": "action", "hand": ["auto_levy"], "guards": {"TR": 1, "MC": 3},
        "heroes": {"culum": {"trust": 1}},
    }  # fmt: skip
    table = arrives("culum", "TR TH SC", missions, **more)
    assert table.offers("act citadel_a")
    assert not table.offers("act tower_b")
    table.play("act citadel_a")
    assert (table.trust("culum"), table.s.held) == (0, 0)
    table = arrives("culum", "TR TH SC", in_play("III"), **more)
    assert table.refusal("act citadel_a") == ("not-in-this-district", "GM-11.3")


@pytest.mark.rule("GM-39.24")
def test_the_data_token_goes_onto_a_revealed_active_citizen(arrives: Any) -> None:
    citizens = {"TH": "A.r M.r S.u"}
    table = arrives("culum", "TH TR SC", in_play("III"), citizens=citizens, discontent=4)
    table.play("interact falsification")
    assert [p["tokens"] for p in people(table, "theatre") if p["kind"] == "artist"] == [["data"]]
    inactive = {"TH": "M.r S.u"}
    assert arrives("culum", "TH TR SC", in_play("III"), citizens=inactive, discontent=4).prompt == (
        "hero-action"
    )


def people(table: Any, district: str) -> Any:
    districts = table.match.view(0)["board"]["districts"]
    return next(d["people"] for d in districts if d["id"] == district)


@pytest.mark.rule("GM-39.25")
def test_the_bearer_cannot_be_moved_in_the_same_turn(arrives: Any) -> None:
    table = arrives("culum", "TH TR SC", in_play("III"), citizens={"TH": "A.r T.r"}, discontent=4,
                    heroes={"culum": {"trust": 4}})  # fmt: skip
    table.play("interact falsification", "act move_citizens")
    assert table.prompt == "citizen-goal"  # the traitor was the only choice
    assert table.match.decision(0).details["citizen"] == int(table.token("TH", "T").split()[1])


@pytest.mark.rule("GM-39.25")
def test_why_the_bearer_cannot_be_moved(arrives: Any) -> None:
    table = arrives("culum", "TH TR SC", in_play("III"), citizens={"TH": "A.r T.r M.r"},
                    discontent=4, heroes={"culum": {"trust": 4}})  # fmt: skip
    table.play("interact falsification", "act move_citizens")
    assert table.refusal(table.token("TH", "A")) == ("data-just-attached", "GM-39.25")


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
def test_data_in_the_citadel_frees_two_arrested_citizens(closing: Any) -> None:
    def make(place: str, event: str = "countdown_automa") -> Any:
        citizens = {place: "A.r", "CS": "M.u I.u"}
        probe = closing("IN TH SC", in_play("III"), citizens=citizens, arrested="M I T N")
        bearer = int(probe.token(place, "A").split()[1])
        return closing("IN TH SC", in_play("III", data=bearer), citizens=citizens,
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
def test_the_heroes_may_stop_after_none_or_one(closing: Any) -> None:
    probe = closing("IN TH SC", in_play("III"), citizens={"MC": "A.r"})
    bearer = int(probe.token("MC", "A").split()[1])
    table = closing("IN TH SC", in_play("III", data=bearer), citizens={"MC": "A.r"})
    arrested = table.match.view(0)["board"]["arrested"]
    table.play("pass")
    assert table.match.view(0)["board"]["arrested"] == arrested
    table = closing("IN TH SC", in_play("III", data=bearer), citizens={"MC": "A.r"})
    table.play("take", "district TL", "pass")
    assert table.match.view(0)["board"]["arrested"] == arrested - 1


@pytest.mark.rule("GM-39.29", "GM-39.30")
def test_cores_start_on_regular_guards_of_three_districts(closing: Any) -> None:
    tokens = {name: {"token": "MC"} for name in HEROES}
    guards = {"TR": (3, 0, 3), "EL": (3, 0, 3), "IN": 3, "TH": 3, "SC": 3, "TL": 3}
    for seed in range(4):
        table = closing("IN TH SC", in_play("III", "B"), heroes=tokens, guards=guards, seed=seed)
        cores = {d["id"]: d["cores"] for d in table.match.view(0)["board"]["districts"]}
        assert sorted(cores.values()) == [0] * 6 + [1] * 3
        assert cores["trade"] == cores["elite"] == 0


@pytest.mark.rule("GM-39.31", "GM-5.30")
def test_a_core_is_taken_when_its_guard_is_broken(arrives: Any) -> None:
    missions = in_play("III", "A", "B", cores=["TR", "EL", "IN"], riot_tokens=1)
    table = arrives("veiga", "SC TR SC", missions, phase="action", dice=[2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "target core", "bid 2")
    assert (table.automa()["cores_taken"], table.guards("TR")) == (1, (1, 1))
    table = arrives("veiga", "SC TR SC", missions, phase="action", dice=[2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "target regular", "bid 2")
    assert table.automa()["cores_taken"] == 0
    # by a riot too
    table = arrives("veiga", "SC TR SC", missions, phase="action", discontent=13,
                    citizens={"TR": "A.r A.r S.r S.r"})  # fmt: skip
    table.play("act riot")
    assert table.automa()["cores_taken"] == 1


@pytest.mark.rule("GM-39.30", "GM-39.32")
def test_three_cores_become_control_tokens(closing: Any) -> None:
    table = closing("IN TH SC", in_play("III", "A", "B", cores_taken=3))
    assert table.mission("C") == "reached"
    assert (table.automa()["cores_taken"], table.automa()["control_tokens"]) == (0, 3)
    table = closing("IN TH SC", in_play("III", "A", "B", cores_taken=2, cores=["TR"]))
    assert table.mission("C") == "open"


@pytest.mark.rule("GM-39.32", "GM-39.33", "GM-39.51", "GM-5.38")
def test_a_control_token_moves_two_guards_of_any_kind_for_nothing(arrives: Any) -> None:
    missions = in_play("III", "A", "B", "C", control=1)
    table = arrives("culum", "TR TH SC", missions, phase="action", guards={"TR": (3, 0, 1)})
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
def test_control_tokens_may_be_used_after_the_action_too(arrives: Any) -> None:
    missions = in_play("III", "A", "B", "C", control=1)
    table = arrives("veiga", "CS TR SC", missions, phase="action")
    table.play("act gain_trust")
    assert table.options() == ["use guard_control", "end"]


# -- set IV: Against the Inevitable ---------------------------------------------------------------------


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
def test_a_hero_token_answers_each_drone(arrives: Any, closing: Any) -> None:
    drones = ["TR", "EL", "CS"]
    table = arrives("culum", "TR TH SC", in_play("IV", drones=drones))
    table.play("interact program_swap")
    assert sorted(table.tokens("TR")) == ["culum", "drone"]
    taken = {"veiga": {"token": "TR"}}
    table = arrives("culum", "TR TH SC", in_play("IV", drones=drones), heroes=taken)
    assert table.prompt == "hero-action"
    assert arrives("culum", "IN TH SC", in_play("IV", drones=drones)).prompt == "hero-action"
    tokens = {n: {"token": p} for n, p in zip(HEROES, drones, strict=True)}
    assert closing("IN TH SC", in_play("IV", drones=drones), heroes=tokens).mission("A") == (
        "reached"
    )
    tokens["sylvia"] = {"token": "IN"}
    assert closing("IN TH SC", in_play("IV", drones=drones), heroes=tokens).mission("A") == "open"


@pytest.mark.rule("GM-39.37", "GM-38.16")
def test_the_drones_are_turned_and_stay(closing: Any) -> None:
    drones = ["TR", "EL", "CS"]
    tokens = {n: {"token": p} for n, p in zip(HEROES, drones, strict=True)}
    table = closing("IN TH SC", in_play("IV", drones=drones), heroes=tokens)
    assert table.automa()["drones_attack"]
    assert [table.tokens(code) for code in drones] == [["drone"]] * 3
    assert [table.hero_view(name)["token"] for name in HEROES] == ["home"] * 3


@pytest.mark.rule("GM-39.38", "GM-5.32")
def test_attacks_beside_a_drone_may_be_rolled_again_once(arrives: Any) -> None:
    missions = in_play("IV", "A", drones=["TR", "EL", "CS"], drones_attack=True)
    table = arrives("veiga", "SC TR SC", missions, phase="action", dice=[4, 2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "bid 2")
    assert (table.prompt, table.options()) == ("reroll", ["reroll", "keep"])
    table.play("reroll")
    assert (table.guards("TR"), table.trust("veiga")) == ((1, 1), 2)
    table = arrives("veiga", "SC IN SC", missions, phase="action", dice=[4, 2],
                    heroes={"veiga": {"trust": 4}})  # fmt: skip
    table.play("act attack", "bid 2")
    assert table.prompt != "reroll"  # no drone in Industrial
    assert table.guards("IN") == (2, 0)


@pytest.mark.rule("GM-39.40")
def test_bonds_are_copied_in_two_towers_four_at_most(arrives: Any) -> None:
    servants = {"P": "EL", "E": "EL", "L": "EL"}
    for place in ("MC", "TL"):
        table = arrives("culum", f"{place} TH SC", in_play("IV", drones=["TR", "EL", "IN"]),
                        servants=servants)  # fmt: skip
        table.play("interact revealing_the_plans")
        assert table.hero_view("culum")["bonds"] == 2
    three = {"culum": {"bonds": 3}}
    table = arrives("culum", "MC TH SC", in_play("IV", drones=["TR", "EL", "IN"]),
                    servants=servants, heroes=three)  # fmt: skip
    table.play("interact revealing_the_plans")
    assert table.hero_view("culum")["bonds"] == 4
    four = {"culum": {"bonds": 4}}
    table = arrives("culum", "MC TH SC", in_play("IV", drones=["TR", "EL", "IN"]),
                    servants=servants, heroes=four)  # fmt: skip
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-39.40", "GM-39.39")
def test_all_bonds_are_left_in_the_control_centre(arrives: Any) -> None:
    missions = in_play("IV", drones=["TR", "EL", "IN"], bonds_on={"CC": 2})
    servants = {"P": "EL", "E": "EL", "L": "EL"}
    table = arrives("culum", "CC TH SC", missions, servants=servants,
                    heroes={"culum": {"bonds": 3, "trust": 1}})  # fmt: skip
    table.play("interact revealing_the_plans")
    centre = next(d for d in table.match.view(0)["board"]["districts"]
                  if d["id"] == "control_centre")  # fmt: skip
    assert (centre["bonds_here"], table.hero_view("culum")["bonds"]) == (5, 0)
    # bonds pay for nothing: with 1 trust nothing that costs 2 is offered
    assert table.refusal("act control_a") == ("too-little-trust", "GM-11.4")


@pytest.mark.rule("GM-39.41", "GM-39.42", "GM-39.40")
def test_six_bonds_turn_the_rest_into_trust_and_set_the_plan_back(closing: Any) -> None:
    missions = in_play("IV", drones=["TR", "EL", "IN"], bonds_on={"CC": 6})
    heroes = {"culum": {"bonds": 4, "trust": 6}, "veiga": {"bonds": 2, "trust": 1}}
    # citizens that give no trust in the next round: nobody is there
    empty = {"CS": "", "TH": "", "SC": ""}
    table = closing("CS TH SC", missions, heroes=heroes, plan=5, citizens=empty)
    assert table.mission("B") == "reached"
    assert [table.trust(name) for name in HEROES] == [7, 3, 0]
    assert [table.hero_view(name)["bonds"] for name in HEROES] == [0, 0, 0]
    centre = next(d for d in table.match.view(0)["board"]["districts"]
                  if d["id"] == "control_centre")  # fmt: skip
    assert centre["bonds_here"] == 0
    assert table.s.plan == 5  # The Countdown +1, the benefit -1
    five = in_play("IV", drones=["TR", "EL", "IN"], bonds_on={"CC": 5})
    assert closing("CS TH SC", five, plan=5).mission("B") == "open"


@pytest.mark.rule("GM-39.53", "GM-35.6", "GM-37.4")
def test_bonds_of_heroes_are_safe_from_the_servants(arrives: Any) -> None:
    missions = in_play("IV", drones=["TR", "EL", "IN"])
    table = arrives("culum", "TR TH SC", missions, servants={"P": "CC", "E": "TR", "L": "CC"},
                    heroes={"culum": {"bonds": 3, "trust": 2}})  # fmt: skip
    assert (table.trust("culum"), table.hero_view("culum")["bonds"]) == (0, 3)


@pytest.mark.rule("GM-39.43", "GM-39.44", "GM-38.4")
def test_the_heroes_choose_three_common_districts(closing: Any) -> None:
    drones = ["TR", "EL", "CS"]
    tokens = {n: {"token": p} for n, p in zip(HEROES, drones, strict=True)}
    table = closing("IN TH SC", in_play("IV", "B", drones=drones), heroes=tokens)
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
def test_a_revealed_active_citizen_brings_the_token_home(arrives: Any) -> None:
    missions = in_play("IV", "A", "B", **RISING)
    tokens = {"culum": {"token": "TR"}, "veiga": {"token": "EL"}, "sylvia": {"token": "IN"}}
    more: dict[str, Any] = {"discontent": 4, "heroes": tokens}
    table = arrives("culum", "TR TH SC", missions, citizens={"TR": "A.r M.u"}, **more)
    table.play("interact rise_of_the_resistance")
    assert table.hero_view("culum")["token"] == "home"
    table = arrives("culum", "TR TH SC", missions, citizens={"TR": "M.r A.u"}, **more)
    assert table.prompt == "hero-action"  # nobody active, and no plain picking up
    table = arrives("culum", "EL TH SC", missions, citizens={"EL": "A.r M.u"}, **more)
    assert table.prompt == "hero-action"  # another hero's token


@pytest.mark.rule("GM-39.44")
def test_the_underground_settles_in_one_of_the_three(closing: Any) -> None:
    table = closing("CS TH SC", in_play("IV", "A", "B", **RISING))
    assert table.prompt == "underground"
    assert sorted(table.options()) == ["district elite", "district industrial", "district trade"]
    table.play("district EL")
    assert table.tokens("EL") == ["underground"]
    away = {"veiga": {"token": "EL"}}
    table = closing("CS TH SC", in_play("IV", "A", "B", **RISING), heroes=away)
    assert table.mission("C") == "open"


@pytest.mark.rule("GM-39.45", "GM-39.46")
def test_everybody_who_ends_at_the_underground_gains_3(arrives: Any) -> None:
    missions = in_play("IV", "A", "B", "C", underground="TR")
    table = arrives("culum", "TR TR SC", missions)
    assert table.trust("culum") == 3
    table = arrives("veiga", "TR TR SC", missions)
    assert table.trust("veiga") == 3
    detained = arrives("culum", "TR TR SC", missions, servants={"P": "CC", "E": "TR", "L": "CC"},
                       heroes={"culum": {"trust": 5}})  # fmt: skip
    assert detained.trust("culum") == 3  # first all trust, then 3
    assert arrives("culum", "EL TR SC", missions).trust("culum") == 0


@pytest.mark.rule("GM-38.9")
def test_pointing_elsewhere_is_refused(arrives: Any) -> None:
    table = arrives("culum", "TR TH SC", in_play("I"))
    with pytest.raises(IllegalAction):
        table.play("interact learn_their_weaknesses")
