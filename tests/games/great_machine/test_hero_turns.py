"""Chapter 9: the heroes move, pay, are chased, and arrive."""

from __future__ import annotations

from typing import Any

import pytest


def walking(arrived: Any, hero: str = "veiga", at: str = "TR", to: str = "CS", **more: Any) -> Any:
    """A hero about to move, in trouble or not."""
    given = {"at": at, "card": to, "trust": more.pop("trust", 8)}
    return arrived(hero, phase="turn", **{hero: given}, **more)


@pytest.mark.rule("GM-9.1")
def test_heroes_take_their_turns_by_initiative(scene: Any) -> None:
    heroes = {
        "mustafa": {"at": "EL", "card": "EL", "seat": 1},
        "mateusz": {"at": "IN", "card": "IN", "seat": 3},
        "olga": {"at": "CS", "card": "CS", "seat": 2},
    }
    table = scene(phase="heroes", event="high_alert", heroes=heroes)
    order = []
    while table.s.round == 1:
        order.append((table.match.view(None)["board"]["turn"]["hero"], table.seat))
        table.play("end")
    assert order == [("mateusz", 3), ("olga", 2), ("mustafa", 1)]


@pytest.mark.rule("GM-9.2", "GM-21.3")
def test_the_card_is_revealed_when_the_turn_begins(plotting: Any) -> None:
    table = plotting(culum={"at": "TR", "card": "EL", "trust": 7}, bonds=1)
    cards = [hero["card"] for hero in table.match.view(0)["board"]["heroes"]]
    assert cards == [None, None, None]
    table.play("end")
    cards = [hero["card"] for hero in table.match.view(0)["board"]["heroes"]]
    assert cards == ["elite", None, None]
    turn = next(event for event in table.events if event.key == "turn")
    assert turn.for_seat(0)["args"] == {"hero": "culum", "district": "elite"}


@pytest.mark.rule("GM-9.3", "GM-9.4")
def test_a_path_leads_through_connected_districts_and_enters_none_twice(arrived: Any) -> None:
    table = walking(arrived, at="TR", to="CS", guards={"TR": 1, "IN": 1, "EL": 1, "MC": 1, "TH": 2,
                    "CS": 3, "SC": 3, "TL": 3, "CC": 3})  # fmt: skip
    assert table.refusal("step CS") == ("not-connected", "GM-9.3")
    assert table.refusal("step TR") == ("already-there", "GM-9.4")
    table.play("step EL")
    assert table.refusal("step TR") == ("entered-before", "GM-9.4")
    assert table.options() == ["step main_citadel", "step industrial"]
    table.play("step MC", "step TH")
    assert table.refusal("step MC") == ("entered-before", "GM-9.4")
    assert table.at("veiga") == "TH"


@pytest.mark.rule("GM-9.4")
def test_a_step_from_which_the_destination_cannot_be_reached_is_not_offered(arrived: Any) -> None:
    # Trade and Elite hang on the Theatre alone: a dead end
    city = {
        "theatre": (2, 2, "h"), "trade": (0, 2, "h"), "elite": (1, 3, "h"),
        "industrial": (2, 1, "h"), "science": (4, 2, "h"), "central_square": (4, 1, "h"),
        "main_citadel": (4, 0, "h"), "tower_of_law": (2, 0, "h"), "control_centre": (6, 1, "v"),
    }  # fmt: skip
    table = walking(arrived, at="TH", to="CS", city=city)
    assert set(table.options()) == {"step industrial", "step science"}
    assert table.refusal("step TR") == ("no-way-on", "GM-9.4")
    assert [r.rule for r in table.match.explain(2, "elite")] == ["GM-9.4"]
    home = walking(arrived, at="TH", to="EL", city=city)
    assert set(home.options()) == {"step trade", "step elite"}


@pytest.mark.rule("GM-9.5", "GM-9.7", "GM-9.8")
def test_every_district_left_costs_its_load(arrived: Any) -> None:
    table = walking(
        arrived, trust=6, guards={"TR": (2, 1), "IN": 3, "CS": 2, "EL": 0}, servants={"P": "IN"},
        published=["surveillance"],
    )  # fmt: skip
    assert table.match.decision(2).details["n"] == 2
    table.play("step IN")
    assert table.trust("veiga") == 4  # the first district is paid as well
    assert table.match.decision(2).details["n"] == 4
    table.play("step CS")
    assert table.trust("veiga") == 0  # 3 guards and 1 servant; the Square itself costs nothing
    assert table.at("veiga") == "CS"
    free = walking(arrived, at="EL", to="MC", trust=3, guards={"EL": (0, 2)})
    free.play("step MC")
    assert free.trust("veiga") == 3
    assert not any(event.key in ("trust-paid", "escape") for event in free.story())


@pytest.mark.rule("GM-9.6")
def test_a_hero_who_stays_pays_nothing(arrived: Any) -> None:
    table = walking(arrived, at="TR", to="TR", trust=1)
    assert (table.prompt, table.trust("veiga")) == ("hero-action", 1)
    assert not any(event.key in ("trust-paid", "escape") for event in table.story())


@pytest.mark.rule("GM-9.7")
def test_a_hero_who_can_pay_does_not_roll(arrived: Any) -> None:
    table = walking(arrived, at="TR", to="EL", trust=2, dice=["cuffs"])
    table.play("step EL")
    assert (table.trust("veiga"), table.at("veiga"), table.prompt) == (0, "EL", "hero-action")
    assert not any(event.key == "escape" for event in table.story())


@pytest.mark.rule("GM-9.9", "GM-9.10", "GM-9.12")
def test_a_running_man_lets_a_hero_without_trust_go_on(arrived: Any) -> None:
    table = walking(arrived, trust=1, dice=["run", "run"])
    table.play("step IN")
    assert (table.trust("veiga"), table.at("veiga")) == (0, "IN")
    assert table.told(0).count("escape") == 1
    table.play("step CS")  # the next district cannot be paid either: another roll
    rolls = [event.args["result"] for event in table.story() if event.key == "escape"]
    assert rolls == ["run", "run"]
    assert (table.prompt, table.at("veiga")) == ("hero-action", "CS")


@pytest.mark.rule("GM-9.9", "GM-9.11", "GM-9.12", "GM-9.14", "GM-10.12")
def test_handcuffs_end_the_turn_in_the_district_of_the_card(arrived: Any) -> None:
    table = walking(arrived, trust=3, dice=["cuffs"])
    table.play("step IN")  # paid: 2 of 3
    assert table.trust("veiga") == 1
    table.play("step CS")  # 1 trust is not enough for 2 guards
    assert table.trust("veiga") == 0
    assert table.at("veiga") == "CS"
    assert table.seized("veiga") == {"CS"}
    assert table.s.active == table.hero("sylvia")  # no action
    assert table.s.detained == 1 << table.hero("veiga")


@pytest.mark.rule("GM-9.13")
def test_districts_that_are_passed_through_have_no_effect(arrived: Any) -> None:
    table = walking(
        arrived, at="TR", to="CS", raids="IN", servants={"P": "IN", "E": "IN"}, trust=8,
        event="bread_and_circuses", bonds=4, discontent=4, sylvia={"at": "IN"},
    )  # fmt: skip
    table.play("step IN")
    assert (table.prompt, table.seat) == ("step", 2)  # no detention, no offer to the Machine
    table.play("step CS")
    assert (table.prompt, table.trust("veiga")) == ("hero-action", 4)
    for event in ("past_the_patrols", "mass_searches", "free_trade"):
        table = walking(arrived, at="MC", to="CS", event=event, servants={"P": "TH", "E": "EL"})
        table.play("step TH", "step CS")
        gained = 2 if event == "past_the_patrols" else 0  # for the Square, not for the way
        assert table.trust("veiga") == 8 - 4 + gained
        assert table.seized("veiga") == set()


@pytest.mark.rule("GM-9.14")
@pytest.mark.parametrize("roll", ["run", "cuffs"])
def test_every_movement_ends_in_the_district_of_the_card(arrived: Any, roll: str) -> None:
    table = walking(arrived, at="TR", to="EL", trust=0, dice=[roll])
    table.play("step EL")
    assert table.at("veiga") == "EL"


@pytest.mark.rule("GM-9.15")
def test_detention_comes_before_the_arrival_effect_of_the_event(arrived: Any) -> None:
    table = walking(
        arrived, at="TR", to="EL", trust=2, raids="EL", event="mass_searches",
        servants={"P": "EL"}, plan=3,
    )  # fmt: skip
    table.play("step EL")
    assert table.prompt == "detention"
    assert table.seized("veiga") == set()  # the event waits
    table.play("detain great_goal")
    keys = [event.key for event in table.events]
    assert keys == ["measure", "plan", "trust-gained", "card-seized"]
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-9.15", "GM-20.11")
def test_veigas_ability_comes_before_the_arrival_effect(arrived: Any) -> None:
    table = walking(
        arrived, at="TR", to="EL", trust=2, raids="EL", event="bread_and_circuses",
        servants={"P": "EL"}, bonds=2, discontent=3,
    )  # fmt: skip
    table.play("step EL", "detain denial_of_access")
    assert table.s.discontent == 5  # her 2 come first
    assert (table.prompt, table.seat) == ("offer", 0)
    table.play("take")
    assert table.s.discontent == 4


@pytest.mark.rule("GM-9.16", "GM-18.29")
def test_an_arrival_effect_looks_at_the_status_at_that_moment(arrived: Any) -> None:
    # detained during movement, or by a raid with the turn going on: no trust from the event
    cuffed = walking(arrived, at="SC", to="TL", trust=0, dice=["cuffs"], event="past_the_patrols")
    cuffed.play("step TL")
    assert cuffed.trust("veiga") == 0
    raided = walking(
        arrived, "sylvia", at="SC", to="TL", trust=2, raids="TL", event="past_the_patrols"
    )
    raided.play("step TL", "detain great_goal")
    assert raided.trust("sylvia") == 0
    free = walking(arrived, "sylvia", at="SC", to="TL", trust=2, event="past_the_patrols")
    free.play("step TL")
    assert free.trust("sylvia") == 2
