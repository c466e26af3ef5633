"""Missions of set II, Gaps in the System."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_machine.mission_sets import HEROES, in_play, new


@pytest.mark.rule("GM-39.11")
@pytest.mark.parametrize(
    ("places", "state"),
    [("MC TL CC", "reached"), ("CC MC TL", "reached"), ("MC MC CC", "open"), ("MC TL CS", "open")],
)
def test_one_token_in_each_of_the_three_towers(at_closing: Any, places: str, state: str) -> None:
    tokens = {n: {"token": p} for n, p in zip(HEROES, places.split(), strict=True)}
    assert at_closing("IN TH SC", in_play("II"), heroes=tokens).mission("A") == state


@pytest.mark.rule("GM-39.11")
@pytest.mark.parametrize(("place", "offered"), [("MC", True), ("TL", True), ("CS", False)])
def test_decrees_are_forged_in_the_towers(on_arrival: Any, place: str, offered: bool) -> None:
    table = on_arrival("culum", f"{place} TH SC", in_play("II"))
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
def test_reaching_the_goal_gives_the_right(at_closing: Any) -> None:
    tokens = {n: {"token": p} for n, p in zip(HEROES, ("MC", "TL", "CC"), strict=True)}
    table = at_closing("IN TH SC", in_play("II"), heroes=tokens, event="tribunal", plan=2)
    assert table.automa()["event_can_be_skipped"]
    assert table.prompt == "skip-event"


@pytest.mark.rule("GM-39.48")
def test_the_countdown_cannot_be_skipped(at_closing: Any) -> None:
    table = at_closing("IN TH SC", in_play("II", "A", skip_event=True), plan=3)
    assert table.prompt == "access"  # round 2 of the position began without the question
    assert table.match.view(0)["board"]["event"] == "countdown_automa"


@pytest.mark.rule("GM-39.14")
@pytest.mark.parametrize(("die", "trust"), [(2, 5), (4, 7), ("shield", 3)])
def test_the_command_post_is_charged_with_the_attack_die(
    on_arrival: Any, die: Any, trust: int
) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 3})
    table = on_arrival("culum", "TR TH SC", missions, dice=[die],
                    heroes={"culum": {"began": "EL", "trust": 1}})  # fmt: skip
    table.play("interact self_destruct_command")
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert trade["trust_here"] == trust
    assert table.trust("culum") == 1  # from the supply


@pytest.mark.rule("GM-39.14")
def test_a_hero_who_began_there_cannot_charge_it(on_arrival: Any) -> None:
    assert on_arrival("culum", "TR TH SC", in_play("II", command_post="TR")).prompt == "hero-action"
    table = on_arrival("culum", "TR TH SC", in_play("II", command_post="EL"),
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
def test_seven_trust_break_the_guards_around(at_closing: Any) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 7})
    guards = {"TR": (3, 0, 1), "EL": (1, 1)}
    table = at_closing("CS TH SC", missions, guards=guards)
    assert table.mission("B") == "reached"
    # Trade: two regular guards broken, the reinforcement guard gone; one each in Elite, Industrial
    assert (table.guards("TR"), table.guards("EL"), table.guards("IN")) == ((0, 2), (0, 2), (1, 1))
    assert table.guards("TH") == (2, 0)
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert trade["trust_here"] == 0
    assert sum(table.trust(name) for name in HEROES) == 4 + 4 + 4  # income of the next round only
    six = in_play("II", command_post="TR", trust_on={"TR": 6})
    assert at_closing("CS TH SC", six, guards={"EL": (1, 1), "MC": 2}).mission("B") == "open"


@pytest.mark.rule("GM-39.17", "GM-31.11")
def test_the_heroes_choose_which_guard_of_a_neighbour_breaks(at_closing: Any) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 9})
    table = at_closing("CS TH SC", missions, guards={"EL": (3, 0, 1)})
    assert (table.prompt, table.options()) == (
        "break-guard", ["target regular", "target reinforcement"],
    )  # fmt: skip
    table.play("target reinforcement")
    assert table.guards("EL") == (2, 0)


@pytest.mark.rule("GM-39.53", "GM-38.18")
def test_trust_in_a_district_travels_with_the_tile_and_is_not_the_heroes(on_arrival: Any) -> None:
    missions = in_play("II", command_post="TR", trust_on={"TR": 5})
    table = on_arrival("culum", "CC TH SC", missions, phase="action", heroes={"culum": {"trust": 2}},
                    servants={"P": "MC", "E": "MC", "L": "MC"})  # fmt: skip
    table.play("act control_a", "relocate TR 4,5 v")
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert (trade["tokens"], trade["trust_here"], table.trust("culum")) == (["command_post"], 5, 0)
    # the Executor takes a hero's trust, not what lies in the district
    table = on_arrival("culum", "TR TH SC", missions, servants={"P": "CC", "E": "TR", "L": "CC"},
                    heroes={"culum": {"trust": 2}})  # fmt: skip
    trade = next(d for d in table.match.view(0)["board"]["districts"] if d["id"] == "trade")
    assert (trade["trust_here"], table.trust("culum")) == (5, 0)


@pytest.mark.rule("GM-39.18", "GM-38.11")
def test_hero_tokens_are_taken_or_given_among_heroes_in_one_district(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TR SC", in_play("II", "A", "B"))
    table.play("interact leader_of_the_resistance", "choose take")
    assert table.hero_view("veiga")["token"] == "culum"
    table = on_arrival("culum", "TR TR SC", in_play("II", "A", "B"))
    table.play("interact leader_of_the_resistance", "choose give")
    assert table.hero_view("culum")["token"] == "veiga"
    assert on_arrival("culum", "TR TH SC", in_play("II", "A", "B")).prompt == "hero-action"


@pytest.mark.rule("GM-39.18")
def test_any_token_of_the_other_hero_may_be_taken(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TR SC", in_play("II", "A", "B"),
                    heroes={"sylvia": {"token": "veiga"}})  # fmt: skip
    table.play("interact leader_of_the_resistance", "choose take")
    assert table.options() == ["hero veiga", "hero sylvia"]
    table.play("hero sylvia")
    assert table.hero_view("sylvia")["token"] == "culum"


@pytest.mark.rule("GM-39.19", "GM-39.49", "GM-38.16")
def test_who_holds_all_three_tokens_is_the_leader_and_keeps_them(at_closing: Any) -> None:
    tokens = {"culum": {"token": "veiga"}, "sylvia": {"token": "veiga"}}
    table = at_closing("IN TH SC", in_play("II", "A", "B"), heroes=tokens)
    assert table.mission("C") == "reached"
    assert [table.hero_view(name)["leader"] for name in HEROES] == [False, True, False]
    assert [table.hero_view(name)["token"] for name in HEROES] == ["veiga", "home", "veiga"]
    two = {"sylvia": {"token": "veiga"}}
    assert at_closing("IN TH SC", in_play("II", "A", "B"), heroes=two).mission("C") == "open"


LEADER = {"veiga": {"token": "culum"}, "sylvia": {"token": "culum"}}


@pytest.mark.rule("GM-39.20", "GM-39.21", "GM-5.37")
def test_the_leader_shakes_off_all_detention_of_an_arrival(on_arrival: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="culum")
    servants = {"P": "CC", "E": "TR", "L": "TR"}
    heroes = {"culum": {"trust": 3}, **LEADER}
    table = on_arrival("culum", "TR TH SC", missions, servants=servants, heroes=heroes)
    assert (table.prompt, table.options()) == ("offer", ["take", "pass"])
    table.play("take")
    assert (table.prompt, table.trust("culum"), table.seized("culum")) == ("hero-action", 3, set())
    table = on_arrival("culum", "TR TH SC", missions, servants=servants, heroes=heroes)
    table.play("pass")
    assert (table.trust("culum"), table.seized("culum")) == (0, {"TR"})


@pytest.mark.rule("GM-39.20")
def test_nobody_but_the_leader_uses_the_tokens(on_arrival: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="culum")
    table = on_arrival("veiga", "TR TH SC", missions, servants={"P": "CC", "E": "TH", "L": "CC"},
                    heroes={**LEADER, "veiga": {"trust": 3, "token": "culum"}})  # fmt: skip
    assert table.trust("veiga") == 0  # detained without a question
    table = on_arrival("veiga", "TR TH SC", missions, phase="action", heroes=LEADER)
    assert not table.offers("use leader_of_the_resistance")


@pytest.mark.rule("GM-39.21", "GM-39.49")
def test_the_leader_gains_3_trust_before_an_action(on_arrival: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="veiga")
    tokens = {"culum": {"token": "veiga"}, "sylvia": {"token": "veiga"}}
    table = on_arrival("veiga", "TR TH SC", missions, phase="action", heroes=tokens)
    table.play("use leader_of_the_resistance", "use leader_of_the_resistance")
    assert table.trust("veiga") == 6
    table.play("use leader_of_the_resistance")
    assert table.trust("veiga") == 8  # the maximum
    assert not table.offers("use leader_of_the_resistance")
    assert table.kinds() == {"act", "end"}


@pytest.mark.rule("GM-39.21", "GM-5.37")
def test_after_the_action_it_is_too_late(on_arrival: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="veiga")
    tokens = {"culum": {"token": "veiga"}, "sylvia": {"token": "veiga"}}
    table = on_arrival("veiga", "TR TH SC", missions, phase="action", heroes=tokens)
    table.play("act gain_trust")
    assert table.trust("veiga") == 1
    assert table.s.active != table.hero("veiga")


@pytest.mark.rule("GM-39.21")
def test_the_leader_weakens_the_opposition_of_the_own_riot(on_arrival: Any) -> None:
    """Two artists and a scientist against two guards and a traitor: 3 against 3."""
    missions = in_play("II", "A", "B", "C", leader="culum", riot_tokens=1)
    for choice, successes in (("take", 1), ("pass", 0)):
        table = on_arrival("culum", "TR TH SC", missions, phase="action", discontent=7,
                        citizens={"TR": "A.r A.r S.r T.u"}, heroes={
                            **LEADER, "culum": {"trust": 2}})  # fmt: skip
        table.play("act riot")
        assert "revealed" in table.told(0)  # everybody is revealed before the question
        table.play(choice)
        assert table.s.successes() == successes


@pytest.mark.rule("GM-39.21", "GM-50.22")
def test_no_token_is_asked_for_where_nobody_opposes(on_arrival: Any) -> None:
    missions = in_play("II", "A", "B", "C", leader="culum", riot_tokens=1)
    table = on_arrival("culum", "TR TH SC", missions, phase="action", discontent=7,
                    citizens={"TR": "A.r S.r"}, guards={"TR": (0, 2)}, heroes=LEADER)  # fmt: skip
    table.play("act riot")
    assert table.s.successes() == 1
