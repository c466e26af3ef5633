"""Chapter 5: every decision of the game, who makes it, and when it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.rules.actions import check_use
from tests.games.great_machine.asking_bots import values

HERE = {"culum": {"at": "TR"}, "veiga": {"at": "TH"}, "sylvia": {"at": "SC"}}
MISSIONS_2 = ["forged_decrees", "self_destruct_command", "leader_of_the_resistance"]
MISSIONS_3 = ["system_hack", "falsification", "guard_control"]
MISSIONS_4 = ["program_swap", "revealing_the_plans", "rise_of_the_resistance"]


def asked(table: Any) -> tuple[str, int]:
    return table.prompt, table.seat


# -- phases I to III ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-5.7", "GM-6.8")
def test_share_trust_is_asked_for_each_district_with_several_heroes(scene: Any) -> None:
    heroes = {"culum": {"at": "TR"}, "veiga": {"at": "TR"}, "sylvia": {"at": "SC"}}
    table = scene(phase="income", event="high_alert", heroes=heroes)
    assert asked(table) == ("share-trust", 1)
    assert table.options() == [f"give culum {n}" for n in range(5)]  # no way to leave it
    table.play("give culum 1")
    assert [table.trust(name) for name in ("culum", "veiga", "sylvia")] == [1, 3, 4]
    assert scene(phase="income", event="high_alert", heroes=HERE).prompt == "access"


@pytest.mark.rule("GM-5.8", "GM-18.7")
def test_relocate_free_only_under_flying_carpets_and_optional(scene: Any) -> None:
    table = scene(phase="access", event="flying_carpets")
    assert asked(table) == ("relocate", 1)
    assert "pass" in table.options()
    table.play("pass")
    assert table.prompt == "access"
    table = scene(phase="access", event="flying_carpets")
    table.play("relocate TR 4,5 v")
    assert table.prompt == "access"
    assert scene(phase="access", event="security_control").prompt == "access"


@pytest.mark.rule("GM-5.9", "GM-7.1")
def test_choose_access_is_mandatory_and_secret_from_the_machine(scene: Any) -> None:
    heroes = {**HERE, "culum": {"at": "TR", "seized": "MC TL"}}
    table = scene(phase="access", event="high_alert", heroes=heroes)
    assert table.s.deciders() == (1, 2, 3)
    assert len(table.options(1)) == 7
    assert {text.split()[0] for text in table.options(1)} == {"access"}
    table.play("access culum EL")
    (event,) = table.events
    assert event.for_seat(2)["args"]["district"] == "elite"
    for outsider in (0, None):
        assert "district" not in event.for_seat(outsider)["args"]
        hero = table.match.view(outsider)["board"]["heroes"][0]
        assert (hero["chosen"], hero["card"]) == (True, None)


@pytest.mark.rule("GM-5.10", "GM-8.1")
def test_machine_command_is_repeated_until_the_machine_ends_it(plotting: Any) -> None:
    table = plotting(published=["resettlement"], bonds=8)
    assert table.kinds() == {"move", "guard", "order", "use", "end"}
    table.play("guard TR EL", "move P EL", "guard SC CS", "order P raid")
    assert asked(table) == ("machine", 0)
    table.play("use resettlement", "citizen 1", "district TR")
    assert asked(table) == ("machine", 0)
    table.play("end")
    assert asked(table) == ("hero-action", 1)


# -- phase IV -----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-5.11")
def test_hero_step_is_mandatory_until_the_destination(arrived: Any) -> None:
    table = arrived("culum", phase="turn", culum={"at": "TR", "card": "CS", "trust": 7})
    assert asked(table) == ("step", 1)
    assert table.options() == ["step industrial", "step elite"]
    table.play("step IN")
    assert asked(table) == ("step", 1)
    table.play("step CS")
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-5.12", "GM-10.2")
def test_detention_is_decided_by_the_machine_and_mandatory(arrived: Any) -> None:
    table = arrived("culum", phase="arrival", culum={"at": "TR"}, raids="TR")
    assert asked(table) == ("detention", 0)
    assert table.options() == [
        "detain great_goal", "detain seizure_of_funds", "detain denial_of_access",
    ]  # fmt: skip


@pytest.mark.rule("GM-5.13", "GM-18.49")
def test_arrival_event_only_under_bread_and_circuses(arrived: Any) -> None:
    fields = {"culum": {"at": "TR"}, "servants": {"P": "TR"}, "bonds": 2, "discontent": 4}
    table = arrived("culum", phase="arrival", event="bread_and_circuses", **fields)
    assert asked(table) == ("offer", 0)
    assert table.options() == ["take", "pass"]
    assert arrived("culum", phase="arrival", **fields).prompt == "hero-action"
    poor = {**fields, "bonds": 1}
    assert arrived("culum", phase="arrival", event="bread_and_circuses", **poor).prompt != "offer"


@pytest.mark.rule("GM-5.14")
def test_hero_action_is_any_legal_action_or_none(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TR", "trust": 7}, citizens={"TR": "A.k S.u"})
    assert asked(table) == ("hero-action", 1)
    assert table.options() == [
        "act attack", "act identify", "act move_citizens", "act riot", "act agitate", "end",
    ]  # fmt: skip


@pytest.mark.rule("GM-5.15", "GM-5.20", "GM-11.9", "GM-11.25")
def test_attack_bid_is_made_before_the_roll(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 6}, dice=[4])
    table.play("act attack")
    assert asked(table) == ("bid", 2)
    assert table.options() == [f"bid {n}" for n in range(1, 7)]
    assert not any(event.key == "attack-roll" for event in table.story())
    # with 1 trust there is nothing to choose (GM-5.20)
    single = arrived(
        "veiga", veiga={"at": "TR", "trust": 1}, dice=[2], event="rebels_and_loyalists"
    )
    single.play("act attack")
    assert (single.trust("veiga"), single.guards("TR")) == (0, (1, 1))


@pytest.mark.rule("GM-5.16")
def test_provocation_is_offered_to_the_machine(arrived: Any) -> None:
    fields = {"culum": {"at": "TR", "trust": 2}, "discontent": 5, "published": ["provocation"]}
    table = arrived("culum", bonds=3, plan=3, **fields)
    table.play("act agitate")
    assert asked(table) == ("offer", 0)
    assert table.match.decision(0).details["price"] == 3
    table.play("pass")
    assert (table.s.plan, table.s.bonds) == (3, 3)
    rich = arrived("culum", bonds=9, plan=3, **fields).play("act agitate")
    judged = values(rich.match)
    assert judged["take"] != judged["pass"] == 0.0
    poor = arrived("culum", bonds=2, **fields).play("act agitate")
    assert poor.prompt == "hero-action"


@pytest.mark.rule("GM-5.30", "GM-36.10")
def test_attack_target_is_asked_only_if_the_guards_differ(arrived: Any) -> None:
    same = arrived("veiga", mode="automa", veiga={"at": "TR", "trust": 4})
    same.play("act attack")
    assert same.prompt == "bid"
    table = arrived("veiga", mode="automa", veiga={"at": "TR", "trust": 4}, guards={"TR": (3, 0, 1)},
                    dice=[4])  # fmt: skip
    table.play("act attack")
    assert asked(table) == ("attack-target", 1)
    assert len(table.options()) == 2
    table.play("target reinforcement", "bid 3")  # 1 less is needed
    assert (table.guards("TR"), table.s.extra[table.d("TR")]) == ((2, 0), 0)


@pytest.mark.rule("GM-5.31", "GM-20.2")
def test_attack_pay_is_asked_of_mateusz_if_he_can_pay(arrived: Any) -> None:
    fields = {"mateusz": {"at": "IN", "trust": 3}}
    table = arrived("mateusz", dice=[3], **fields).play("act attack")
    assert asked(table) == ("attack-pay", 1)
    table.play("pass")
    assert (table.trust("mateusz"), table.guards("IN")) == (3, (2, 0))
    table = arrived("mateusz", dice=[3], **fields).play("act attack", "take")
    assert (table.trust("mateusz"), table.guards("IN")) == (0, (1, 1))
    for roll in (4, "shield"):
        table = arrived("mateusz", dice=[roll], **fields).play("act attack")
        assert table.s.active != table.hero("mateusz")  # nothing was asked, the action is spent
        assert table.guards("IN") == (2, 0)


@pytest.mark.rule("GM-5.32")
def test_a_shield_may_be_rerolled_once_under_factory_accident(arrived: Any) -> None:
    fields = {"mode": "automa", "veiga": {"at": "TR", "trust": 2}, "event": "factory_accident"}
    table = arrived("veiga", dice=["shield", 2], **fields).play("act attack", "bid 2")
    assert asked(table) == ("reroll", 1)
    table.play("reroll")
    assert table.guards("TR") == (1, 1)
    table = arrived("veiga", dice=["shield", "shield"], **fields).play(
        "act attack", "bid 2", "reroll"
    )
    assert table.guards("TR") == (2, 0)  # the new result stands, no third roll
    table = arrived("veiga", dice=["shield"], **fields).play("act attack", "bid 2", "keep")
    assert table.guards("TR") == (2, 0)
    table = arrived("veiga", dice=[4], **fields).play("act attack", "bid 2")
    assert table.prompt != "reroll"  # only a shield


@pytest.mark.rule("GM-5.32", "GM-39.39")
def test_any_face_may_be_rerolled_in_the_district_of_a_drone(arrived: Any) -> None:
    missions = {
        "cards": MISSIONS_4, "reached": ["program_swap"], "waiting": ["rise_of_the_resistance"],
        "drones": ["TR", "EL", "IN"], "drones_attack": True,
    }  # fmt: skip
    table = arrived(
        "veiga", mode="automa", veiga={"at": "TR", "trust": 2}, event="factory_accident",
        missions=missions, dice=[4, "shield", 2],
    )  # fmt: skip
    table.play("act attack", "bid 2")
    assert table.prompt == "reroll"
    table.play("reroll")  # a shield now, but one reroll is all there is
    assert table.guards("TR") == (2, 0)
    assert table.prompt != "reroll"


@pytest.mark.rule("GM-5.33", "GM-12.3")
def test_a_hero_looks_at_a_released_citizen_before_choosing_its_district(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "MC", "trust": 4}, arrested="N T")
    table.play("act citadel_b")
    assert asked(table) == ("release", 1)
    assert table.match.decision(1).details["kind"] == "aristocrat"
    looked = next(event for event in table.events if event.key == "looked-at")
    assert looked.for_seat(3)["args"]["kind"] == "aristocrat"
    assert "kind" not in looked.for_seat(0)["args"]
    table.play("district EL")
    assert "N.k" in table.people("EL").split()


@pytest.mark.rule("GM-5.33", "GM-18.23")
def test_the_machine_returns_citizens_unseen_under_show_amnesty(scene: Any) -> None:
    heroes = {name: {**given, "card": given["at"]} for name, given in HERE.items()}
    table = scene(phase="closing", event="show_amnesty", heroes=heroes, arrested="N T A", plan=3)
    assert asked(table) == ("advance-plan", 0)
    table.play("take")
    assert asked(table) == ("release", 0)
    assert "kind" not in table.match.decision(0).details
    table.play("district EL", "district TR")
    assert "N.u" in table.people("EL").split()
    assert table.s.plan == 4


@pytest.mark.rule("GM-5.34", "GM-19.3")
def test_publish_names_the_directive_and_takes_one_back_first(plotting: Any) -> None:
    table = plotting(servants={"P": "TL"}, hand=["levy", "fortification"])
    table.play("order P tower_publish")
    assert asked(table) == ("publish", 0)
    assert set(table.options()) == {"directive levy", "directive fortification"}
    table.play("directive fortification")
    assert table.match.view(1)["board"]["machine"]["published"] == ["fortification"]
    table = plotting(
        servants={"P": "TL"},
        hand=["levy"],
        published=["surveillance", "provocation", "resettlement"],
    )
    table.play("order P tower_publish")
    assert asked(table) == ("take-back", 0)
    table.play("directive provocation")
    assert table.prompt == "publish"
    table.play("directive levy")
    assert table.match.view(0)["board"]["machine"]["published"] == [
        "surveillance", "resettlement", "levy",
    ]  # fmt: skip


@pytest.mark.rule("GM-5.35", "GM-12.6")
def test_the_acting_hero_names_whose_card_returns_and_the_owner_which(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "TL", "trust": 4, "seized": "MC"},
        sylvia={"at": "SC", "seized": "TR EL"},
    )  # fmt: skip
    table.play("act tower_b")
    assert asked(table) == ("restore-whose", 1)
    assert table.options() == ["hero culum", "hero sylvia"]
    table.play("hero sylvia")
    assert asked(table) == ("restore-card", 3)
    table.play("card EL")
    assert table.seized("sylvia") == {"TR"}


# -- phase V ------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-5.17", "GM-15.11")
def test_identify_instead_is_asked_at_the_riot_stage(scene: Any) -> None:
    heroes = {name: {**given, "card": given["at"]} for name, given in HERE.items()}
    table = scene(phase="closing", event="high_alert", heroes=heroes, discontent=18, raids="EL")
    assert asked(table) == ("identify-instead", 1)
    assert len(table.options()) == 28  # 27 unknown citizens, or none
    table.play("citizen 3")
    assert table.s.known == 1 << 2


@pytest.mark.rule("GM-5.18")
def test_event_end_is_decided_as_the_event_says(scene: Any) -> None:
    heroes = {name: {**given, "card": given["at"]} for name, given in HERE.items()}
    table = scene(
        phase="closing", event="wiretapping", heroes=heroes, servants={"P": "EL", "E": "TR"}
    )
    assert asked(table) == ("reveal", 0)  # Phantasm; Executor stands with a hero
    assert len(table.options()) == 5
    table.play("pass")
    assert table.match.decision(0).details["servant"] == "lex_hecate"
    table = scene(phase="closing", event="join_the_uprising", heroes=heroes)
    seats = []
    while table.prompt == "identify":
        seats.append(table.seat)
        table.play("pass")
    assert seats == [1, 2, 3]


@pytest.mark.rule("GM-5.19")
def test_event_plan_is_decided_as_the_event_says(scene: Any) -> None:
    heroes = {name: {**given, "card": given["at"], "trust": 2} for name, given in HERE.items()}
    table = scene(phase="closing", event="order_versus_chaos", heroes=heroes, bonds=5, plan=3,
                  citizens={"TR": "A.k S.r T.k T.r"})  # fmt: skip
    assert asked(table) == ("advance-plan", 0)
    assert table.match.decision(0).details["price"] == 3
    table.play("pass")
    assert table.s.plan == 3
    table = scene(phase="closing", event="trials_won", heroes=heroes, plan=3)
    assert asked(table) == ("pledge", 1)
    table.play("give culum 0")
    assert table.s.plan == 4  # 4 trust are left of the 5
    table = scene(phase="closing", event="mass_searches", heroes=heroes, discontent=3, plan=3,
                  citizens={"TR": "A.k"})  # fmt: skip
    assert asked(table) == ("reveal-to-prevent", 1)


# -- the automa and the variant ----------------------------------------------------------------------


@pytest.mark.rule("GM-5.27")
def test_next_hero_is_asked_only_if_a_support_frees_the_order(scene: Any) -> None:
    heroes = {name: {**given, "card": given["at"]} for name, given in HERE.items()}
    fields = {"mode": "automa", "seats": 3, "phase": "heroes", "heroes": heroes}
    table = scene(event="underground_network", **fields)
    assert asked(table) == ("next-hero", 0)
    assert table.options() == ["hero culum", "hero veiga", "hero sylvia"]
    table.play("hero sylvia", "end")
    assert table.options() == ["hero culum", "hero veiga"]
    table.play("hero veiga", "end")
    assert table.s.active == table.hero("culum")  # the last one is not asked for
    plain = scene(event="tribunal", **fields)
    assert (plain.prompt, plain.s.active) == ("hero-action", plain.hero("culum"))


@pytest.mark.rule("GM-5.28", "GM-38.7")
def test_interaction_is_optional_and_of_the_active_hero(arrived: Any) -> None:
    missions = {"cards": MISSIONS_2, "waiting": ["leader_of_the_resistance"], "command_post": "EL"}
    table = arrived("veiga", phase="arrival", mode="automa", veiga={"at": "TL"}, missions=missions)
    assert asked(table) == ("interaction", 1)
    assert table.options() == ["interact forged_decrees", "pass"]
    table.play("pass")
    assert table.prompt == "hero-action"
    table = arrived("veiga", phase="arrival", mode="automa", veiga={"at": "TR"}, missions=missions)
    assert table.prompt == "hero-action"  # none is legal there


@pytest.mark.rule("GM-5.29")
def test_the_heroes_decide_whether_and_from_whose_trust_they_pay(scene: Any) -> None:
    heroes = {name: {**given, "card": given["at"], "trust": 2} for name, given in HERE.items()}
    fields = {"mode": "automa", "seats": 3, "phase": "closing", "heroes": heroes}
    # protocol_pay: 2 trust, then breakthrough_pay: 2 trust
    table = scene(event="informers", **fields)
    assert asked(table) == ("pledge", 0)
    table.play("give culum 0", "give veiga 1", "give sylvia 1")
    assert [table.trust(name) for name in HERE] == [2, 1, 1]
    assert asked(table) == ("pledge", 0)
    table.play("give culum 2")
    assert table.prompt == "identify"
    # hold_pay: 3 trust
    fields["heroes"] = {**heroes, "veiga": {"at": "TH", "card": "TH"}}
    table = scene(event="tribunal", plan=3, **fields)
    assert table.match.decision(0).details["n"] == 3
    table.play("give culum 1", "give sylvia 2")
    assert (table.s.plan, table.s.round) == (3, 2)
    table = scene(event="tribunal", plan=3, **fields)
    table.play("give culum 0")  # now 3 cannot be reached any more
    assert (table.s.plan, table.s.round) == (4, 2)


@pytest.mark.rule("GM-5.36", "GM-39.13")
def test_skip_event_is_asked_before_the_event_with_the_benefit_of_2a(scene: Any) -> None:
    missions = {
        "cards": MISSIONS_2, "reached": ["forged_decrees"], "waiting": ["leader_of_the_resistance"],
        "skip_event": True, "command_post": "EL",
    }  # fmt: skip
    table = scene(mode="automa", seats=3, missions=missions, round=3)
    assert asked(table) == ("skip-event", 0)
    assert not any(event.key == "event-opened" for event in table.story())
    table.play("take")
    assert table.match.view(None)["board"]["event"] is None
    missions["skip_event"] = False
    table = scene(mode="automa", seats=3, missions=missions, round=3)
    assert table.prompt != "skip-event"


LEADER = {"cards": MISSIONS_2, "reached": MISSIONS_2, "leader": "veiga", "riot_tokens": 3}


@pytest.mark.rule("GM-5.37", "GM-39.20", "GM-39.21")
def test_leader_tokens_are_offered_at_their_three_moments(arrived: Any) -> None:
    tokens = {"culum": {"at": "SC", "token": "veiga"}, "sylvia": {"at": "SC", "token": "veiga"}}
    fields = {"mode": "automa", "missions": LEADER, **tokens}
    # at a detention
    table = arrived("veiga", phase="arrival", veiga={"at": "TR", "trust": 4}, servants={"E": "TR"},
                    **fields)  # fmt: skip
    assert asked(table) == ("offer", 1)
    table.play("take")
    assert (table.trust("veiga"), table.prompt) == (4, "hero-action")
    # at the start of an action
    assert table.offers("use leader_of_the_resistance")
    table.play("use leader_of_the_resistance")
    assert table.trust("veiga") == 7
    # after the reveal of the leader's own riot
    table = arrived("veiga", veiga={"at": "TR", "trust": 4}, guards={"TR": 2},
                    citizens={"TR": "A.r A.r"}, discontent=3, **fields)  # fmt: skip
    table.play("act riot")
    assert asked(table) == ("offer", 1)
    table.play("take")
    assert table.s.successes() == 1  # 2 against 2 - 1
    # another hero is never asked
    table = arrived("culum", culum={"at": "TR", "trust": 4, "token": "veiga"},
                    sylvia={"at": "SC", "token": "veiga"}, veiga={"at": "SC"}, mode="automa",
                    missions=LEADER)  # fmt: skip
    assert not table.offers("use leader_of_the_resistance")


@pytest.mark.rule("GM-5.37")
def test_without_a_token_left_the_leader_is_not_asked(arrived: Any) -> None:
    table = arrived(
        "veiga", mode="automa", veiga={"at": "TR", "trust": 2}, culum={"at": "SC", "token": "veiga"},
        sylvia={"at": "SC", "token": "veiga"}, missions=LEADER,
    )  # fmt: skip
    for _ in range(2):
        table.play("use leader_of_the_resistance")
    assert table.trust("veiga") == 8
    assert not table.offers("use leader_of_the_resistance")  # trust is full
    leader = table.match.parse("use leader_of_the_resistance").args[0]
    table.s.first_action = 0  # and Veiga has one action only
    refusal = check_use(table.s, table.hero("veiga"), leader)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-action-left", "GM-39.21")
    table = arrived(
        "veiga", mode="automa", veiga={"at": "TR", "trust": 1, "token": "culum"},
        culum={"at": "SC"}, sylvia={"at": "SC"}, missions=LEADER,
    )  # fmt: skip
    assert not table.offers("use leader_of_the_resistance")


@pytest.mark.rule("GM-5.38", "GM-39.33")
def test_control_tokens_before_between_and_after_actions(arrived: Any) -> None:
    missions = {"cards": MISSIONS_3, "reached": MISSIONS_3, "control": 3, "riot_tokens": 3}
    fields = {"mode": "automa", "missions": missions, "guards": {"TR": 3, "EL": 1}}
    table = arrived("culum", culum={"at": "TR", "trust": 6}, **fields)
    table.play("use guard_control")  # before
    assert asked(table) == ("redirect", 0)
    table.play("redirect regular TR EL", "done", "act agitate")
    assert table.trust("culum") == 4
    table.play("use guard_control", "redirect regular TR IN", "done")  # between
    table.play("act identify")
    table.play(table.options()[0], "done")
    assert table.prompt == "hero-action"  # no action is left, but a token is
    assert table.options() == ["use guard_control", "end"]
    table.play("use guard_control")  # after: one guard, one place with a free slot
    assert table.guards("TR") == (0, 0)
    assert table.s.active == table.hero("veiga")  # no token is left
    # a turn that was ended, or a game without the benefit
    ended = arrived(
        "culum", phase="arrival", culum={"at": "TR", "trust": 6}, servants={"E": "TR"}, **fields
    )
    assert ended.s.active == ended.hero("veiga")
    missions.update(reached=MISSIONS_3[:2], control=0)
    assert not arrived("culum", culum={"at": "TR"}, **fields).offers("use guard_control")


@pytest.mark.rule("GM-5.39", "GM-23.4")
def test_favour_is_asked_of_every_hero_after_a_success(arrived: Any) -> None:
    fields = {
        "culum": {"at": "TR", "trust": 0}, "guards": {"TR": 0, "EL": 3, "IN": 3},
        "citizens": {"TR": "A.r"}, "discontent": 3,
    }  # fmt: skip
    table = arrived("culum", options={"favour_heroes": True}, **fields)
    table.play("act riot")
    assert asked(table) == ("choose", 1)
    assert table.options() == ["choose identify", "choose trust", "pass"]
    table.play("choose trust")
    assert (table.trust("culum"), *asked(table)) == (2, "choose", 2)
    table.play("choose identify", "citizen 1")
    assert table.s.known == 1
    assert asked(table) == ("choose", 3)
    table.play("pass")
    assert table.prompt == "hero-action"
    plain = arrived("culum", **fields).play("act riot")
    assert plain.prompt == "hero-action"
    # a success that ends the game asks nothing
    last = arrived("culum", options={"favour_heroes": True}, riots="MC TL", **fields)
    last.play("act riot")
    assert last.match.over
