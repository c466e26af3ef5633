"""Chapter 5: the skeleton of a round, who decides, and what is decided by itself."""

from __future__ import annotations

from typing import Any

import pytest


def order_of(table: Any, *keys: str) -> list[str]:
    """The events with these keys, in the order in which they happened."""
    return [event.key for event in table.story() if event.key in keys]


@pytest.mark.rule("GM-5.1", "GM-5.22")
def test_a_versus_round_has_five_phases_in_order(scene: Any) -> None:
    table = scene(events=["no_one_is_safe", "high_alert"], servants={"P": "EL"}, plan=3)
    seen = [table.match.view(None)["board"]["phase"]]
    plays = ["access culum TR", "access veiga TH", "access sylvia SC", "order P raid", "end"]
    for action in plays:
        table.play(action)
        seen.append(table.match.view(None)["board"]["phase"])
    table.pass_turns()
    assert seen == ["access", "access", "access", "machine", "machine", "heroes"]
    assert order_of(
        table, "round", "event-opened", "trust-gained", "bonds-gained", "access-chosen", "order",
        "turn", "raid-failed", "discontent", "plan", "plan-holds",
    ) == [
        "round", "event-opened", "trust-gained", "trust-gained", "trust-gained", "bonds-gained",
        "access-chosen", "access-chosen", "access-chosen",
        "order",
        "turn", "turn", "turn",
        "raid-failed", "discontent",  # step 1
        "discontent",  # step 2: No One Is Safe!
        "plan-holds",  # step 3
        "round", "event-opened", "trust-gained", "trust-gained", "trust-gained", "bonds-gained",
    ]  # fmt: skip
    assert table.s.round == 2
    assert table.s.chosen == [-1, -1, -1]  # step 4: clean-up


@pytest.mark.rule("GM-5.2", "GM-18.2")
def test_rounds_go_on_until_a_side_wins(scene: Any) -> None:
    table = scene(round=12, events_opened=11, plan=9)
    while not table.match.over:
        if table.prompt == "access":
            for seat, hero, code in ((1, "culum", "TR"), (2, "veiga", "TH"), (3, "sylvia", "SC")):
                if seat in table.s.deciders():
                    table.play(f"access {hero} {code}")
        else:
            passing = {"machine": "end", "hero-action": "end"}
            table.play(passing.get(table.prompt) or table.options()[-1])
    # XI at the latest at the end of round 14, then the countdown makes it XII
    assert table.s.round >= 13
    assert (table.match.outcome.reason, table.s.plan) == ("plan", 12)


@pytest.mark.rule("GM-5.3", "GM-15.9")
def test_nothing_is_resolved_after_a_victory(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "CS", "trust": 6}, citizens={"CS": "A.r A.r A.r A.u A.u"},
        guards={"CS": 2}, riots="TR EL", discontent=16, published=["provocation"], bonds=9,
    )  # fmt: skip
    table.play("act square_a")  # 5 - 2 = 3 steps, the second one reaches the riot stage
    assert table.match.over
    assert (table.match.outcome.reason, table.match.outcome.winners) == ("riots", (1, 2, 3))
    assert (table.s.discontent, table.s.plan, table.s.bonds) == (18, 3, 9)
    assert [event.key for event in table.events][-1] == "game-over"
    assert table.options() == []


@pytest.mark.rule("GM-5.3", "GM-16.2")
def test_the_machine_wins_in_the_middle_of_a_turn(arrived: Any) -> None:
    table = arrived("veiga", phase="arrival", veiga={"at": "TR"}, raids="TR", plan=11)
    table.play("detain great_goal")
    assert (table.match.outcome.reason, table.match.outcome.winners) == ("plan", (0,))
    assert table.trust("veiga") == 0  # her ability comes after the victory


@pytest.mark.rule("GM-5.4")
def test_heroes_decide_in_ascending_initiative(scene: Any) -> None:
    # one player has all three heroes, the other order on the table does not matter
    table = scene(seats=2, phase="access", event="high_alert")
    assert table.refusal("access sylvia TR") == ("another-hero-first", "GM-5.4")
    assert {text.split()[1] for text in table.options()} == {"culum"}
    table.play("access culum TR")
    assert {text.split()[1] for text in table.options()} == {"veiga"}
    heroes = {
        "mateusz": {"at": "TR", "card": "TR", "trust": 2, "seized": "MC"},
        "olga": {"at": "TR", "card": "TR", "trust": 2, "seized": "MC"},
        "mustafa": {"at": "TR", "card": "TR", "trust": 2, "seized": "MC"},
    }
    table = scene(phase="closing", event="trials_won", heroes=heroes)
    asked = []
    while table.prompt == "offer":
        asked.append(table.match.decision(table.seat).details["hero"])
        table.play("pass")
    assert asked == ["mateusz", "olga", "mustafa"]


@pytest.mark.rule("GM-5.5")
def test_a_common_decision_belongs_to_the_lowest_initiative(scene: Any) -> None:
    heroes = {
        "culum": {"at": "TR", "seat": 3}, "veiga": {"at": "TR", "seat": 1},
        "sylvia": {"at": "SC", "seat": 2},
    }  # fmt: skip
    table = scene(events=["flying_carpets"], heroes=heroes)
    assert (table.prompt, table.seat) == ("share-trust", 3)
    table.play("give culum 4")
    assert (table.prompt, table.seat) == ("relocate", 3)


@pytest.mark.rule("GM-5.6")
def test_a_hero_is_decided_about_by_the_own_player(scene: Any, arrived: Any) -> None:
    table = scene(phase="access", event="high_alert")
    assert table.refusal("access veiga TR", 1) == ("not-your-hero", "GM-5.6")
    for turn, seat in (("culum", 1), ("veiga", 2), ("sylvia", 3)):
        walking = arrived(turn, phase="turn", **{turn: {"at": "TH", "card": "CS", "trust": 6}})
        assert (walking.prompt, walking.seat) == ("step", seat)
        walking.play("step CS")
        assert (walking.prompt, walking.seat) == ("hero-action", seat)
        assert [r.rule for r in walking.match.explain(0, "central_square")] == ["GM-5.6"]


@pytest.mark.rule("GM-5.20")
def test_a_decision_without_a_choice_is_not_asked(plotting: Any, scene: Any, arrived: Any) -> None:
    # a mandatory decision with one option: the last card of a hand
    heroes = {
        "culum": {"at": "TR", "seized": "TR IN SC TH EL MC TL CC"}, "veiga": {}, "sylvia": {},
    }  # fmt: skip
    table = scene(phase="access", event="high_alert", heroes=heroes)
    assert table.s.deciders() == (2, 3)
    assert table.s.chosen[0] == table.d("CS")
    # an optional one without an option: no bonds, nothing free to do
    table = plotting(bonds=0)
    assert table.prompt == "hero-action"
    assert table.s.phase == 4
    # nobody is asked for Join the Uprising! where no citizen is unknown
    table = arrived(
        "sylvia", sylvia={"at": "SC"}, citizens={"SC": "A.k"}, event="join_the_uprising"
    )
    table.play("end")
    assert table.s.round == 2


@pytest.mark.rule("GM-5.20", "GM-9.3")
def test_the_only_way_on_is_taken_by_itself(arrived: Any) -> None:
    # a corridor: from Trade through Elite nothing but the Main Citadel is left
    city = {
        "trade": (0, 0, "h"), "elite": (2, 0, "h"), "industrial": (0, 1, "h"), "science": (2, 1, "h"),
        "theatre": (4, 0, "h"), "main_citadel": (6, 0, "h"), "tower_of_law": (8, 0, "h"),
        "control_centre": (6, 1, "h"), "central_square": (8, 1, "h"),
    }  # fmt: skip
    table = arrived("veiga", phase="turn", veiga={"at": "TH", "card": "MC", "trust": 4}, city=city)
    assert (table.at("veiga"), table.trust("veiga")) == ("MC", 2)
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-5.21")
def test_heroes_and_servants_may_do_nothing(plotting: Any) -> None:
    table = plotting(bonds=10, discontent=2)
    table.play("end")
    assert [table.servant_at(code) for code in "PEL"] == ["MC", "MC", "MC"]
    for _ in range(3):
        assert "end" in table.options()
        table.play("end")
    assert table.s.round == 2


@pytest.mark.rule("GM-5.23", "GM-9.2", "GM-9.15")
def test_the_parts_of_a_hero_turn(arrived: Any) -> None:
    table = arrived(
        "veiga", phase="turn", veiga={"at": "TH", "card": "TR"}, raids="TR", dice=["run", "run"],
        event="bread_and_circuses", servants={"P": "TR"}, bonds=4, discontent=5, plan=3,
    )  # fmt: skip
    table.play("step IN", "step TR")
    assert (table.prompt, table.seat) == ("detention", 0)
    table.play("detain great_goal")
    assert (table.prompt, table.seat) == ("offer", 0)  # arrival effect of the event
    table.play("take")
    assert (table.prompt, table.seat) == ("hero-action", 2)
    table.play("act gain_trust")
    keys = (
        "turn", "escape", "hero-moved", "detained", "measure", "plan", "trust-gained",
        "discontent", "action",
    )  # fmt: skip
    assert order_of(table, *keys)[:12] == [
        "turn", "escape", "hero-moved", "escape", "hero-moved", "detained", "measure", "plan",
        "trust-gained", "discontent", "action", "trust-gained",
    ]  # fmt: skip
    assert table.s.active == table.hero("sylvia")  # one action, then the turn was over


@pytest.mark.rule("GM-5.23", "GM-10.4")
def test_a_turn_that_was_ended_has_no_action(arrived: Any) -> None:
    table = arrived("culum", phase="arrival", culum={"at": "TR", "trust": 3}, raids="TR")
    table.play("detain seizure_of_funds")
    assert table.s.active == table.hero("veiga")
    # and Culum has two otherwise
    table = arrived("culum", culum={"at": "TR", "trust": 3})
    table.play("act agitate")
    assert (table.prompt, table.s.active) == ("hero-action", table.hero("culum"))
    table.play("act gain_trust")
    assert table.s.active == table.hero("veiga")


@pytest.mark.rule("GM-5.24", "GM-8.10")
def test_a_command_is_paid_and_then_asks_for_its_target(plotting: Any) -> None:
    table = plotting(
        servants={"P": "TR"}, bonds=6, discontent=9, citizens={"TR": "A.r S.r M.r I.r"},
    )  # fmt: skip
    assert table.prompt == "machine"
    table.play("order P arrest")
    assert (table.prompt, table.s.bonds) == ("arrest", 4)
    assert len(table.options()) == 3
    table.play(table.token("TR", "S"))
    assert table.prompt == "machine"
    table.play("move E EL")
    assert table.prompt == "machine"
    table.play("end")
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-5.25")
def test_an_automa_round_in_order(scene: Any) -> None:
    heroes = {"culum": {"at": "TR"}, "veiga": {"at": "TL", "trust": 4}, "sylvia": {"at": "SC"}}
    table = scene(
        mode="automa", seats=3, events=["premiere_night", "tribunal"], heroes=heroes,
        servants={"P": "EL", "E": "IN", "L": "TH"}, published=["auto_levy"],
        options={"level": "super"}, movement=["patrol", "patrol_reinforcement", "city_heart"],
        movement_seen=[
            "pursuit_rose", "pursuit_goggles", "direction_north", "direction_east",
            "direction_south",
        ],
        missions={
            "cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"],
            "waiting": ["class_consciousness"],
        },
    )  # fmt: skip
    table.play("access culum TR", "access veiga TL", "access sylvia SC")
    asked = []
    while table.s.round == 1:
        asked.append(table.prompt)
        table.play("pass" if table.prompt == "interaction" else "end")
    assert asked == ["interaction", "hero-action", "hero-action", "interaction", "hero-action"]
    keys = (
        "round", "event-opened", "access-chosen", "movement-card", "servant-moved", "servant-stays",
        "order", "reinforced", "movement-shuffled", "turn", "protocol", "plan", "marker",
    )  # fmt: skip
    assert order_of(table, *keys) == [
        "round", "event-opened", "access-chosen", "access-chosen", "access-chosen",
        "movement-card", "servant-stays", "order", "marker",  # Phantasm
        "movement-card", "servant-stays", "reinforced",  # Executor
        "movement-card", "servant-moved", "order", "marker",  # Lex Hecate
        "movement-shuffled",  # two cards were left
        "turn", "turn", "turn",
        "protocol", "reinforced",  # step 1: nobody in the Theatre
        "plan",  # step 3: discontent did not rise
        "marker",  # Levy, a directive for the end of the round
        "round", "event-opened",
    ]  # fmt: skip


@pytest.mark.rule("GM-5.26", "GM-15.2")
def test_a_step_is_suspended_for_the_decision_of_another(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "CS", "trust": 6}, citizens={"CS": "A.r A.r A.r A.u A.u"},
        guards={"CS": (1, 1)}, discontent=4, published=["provocation"], bonds=3, plan=3,
    )  # fmt: skip
    table.play("act square_a")  # 4 steps: 5, 6 (stage 2), 7, 8
    assert (table.prompt, table.seat, table.s.discontent) == ("offer", 0, 6)
    table.play("take")
    assert (table.s.plan, table.s.bonds, table.s.discontent) == (4, 0, 8)
    assert (table.prompt, table.seat) == ("hero-action", 1)


@pytest.mark.rule("GM-5.40")
@pytest.mark.parametrize(
    ("hero", "fields", "act", "reason"),
    [
        ("culum", {"at": "TR"}, "move_citizens", ("too-little-trust", "GM-11.4")),
        ("culum", {"at": "CC"}, "control_b", ("too-little-trust", "GM-11.4")),
        ("culum", {"at": "TR"}, "attack", ("nothing-to-bid", "GM-11.25")),
        ("culum", {"at": "TR", "trust": 1}, "identify", ("too-little-trust", "GM-11.4")),
        ("culum", {"at": "TL", "trust": 5}, "tower_b", ("no-card-seized", "GM-12.6")),
        ("mustafa", {"at": "EL"}, "house_call", ("no-citizen-slot", "GM-20.24")),
    ],
)
def test_an_action_without_any_legal_choice_is_not_offered(
    arrived: Any, hero: str, fields: Any, act: str, reason: Any
) -> None:
    people = {"TR": "A.k S.u", "CC": "A.k", "EL": "u u u u u u"}
    table = arrived(hero, citizens=people, **{hero: fields})
    assert not table.offers(f"act {act}")
    assert table.refusal(f"act {act}") == reason


@pytest.mark.rule("GM-5.22", "GM-17.10", "GM-18.12")
@pytest.mark.parametrize(("card", "plan"), [("EL", 4), ("TR", 3)])
def test_a_new_round_starts_where_the_last_one_ended(plotting: Any, card: str, plan: int) -> None:
    table = plotting(
        culum={"at": "TR", "card": "EL", "trust": 2}, veiga={"at": "TH"}, sylvia={"at": "SC"},
        events=["security_control", "high_alert"], bonds=0, plan=3,
    )  # fmt: skip
    table.play("step EL").pass_turns()
    table.play(f"access culum {card}", "access veiga CS", "access sylvia CS", "end")
    while table.s.round == 2:
        table.play("end" if "end" in table.options() else table.options()[0])
    assert table.s.plan == plan  # Elite is where Culum began the second round
