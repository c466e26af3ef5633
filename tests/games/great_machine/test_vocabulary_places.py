"""The vocabulary of effects: places, pickers, deciders (GM-50)."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.bits import members
from tests.games.great_machine.vocabulary import (
    CULUM,
    HEROES,
    PHANTASM,
    SYLVIA,
    VEIGA,
    effects,
    here,
    run,
)


@pytest.mark.rule("GM-50.15")
@pytest.mark.parametrize(
    "step",
    [
        {"do": "identify", "n": 1, "where": "nowhere"},
        {"do": "reveal", "n": 1, "where": "anywhere", "filter": "unrevealed"},
        {"do": "move_citizens", "n": 1, "from": "special", "to": "any_free_slot", "filter": "any"},
        {"do": "move_citizens", "n": 1, "from": "here", "to": "moon", "filter": "any"},
        {"do": "arrest", "n": 1, "where": "anywhere", "filter": "revealed_active"},
        {"do": "break_guards", "n": 1, "where": "here"},
        {"do": "repair_guards", "n": 1, "where": "anywhere"},
        {"do": "move_guards", "n": 1, "from": "adjacent", "to": "any_free_slot"},
        {"do": "move_guards", "n": 1, "from": "here", "to": "any"},
        {"do": "move_district", "mode": "spin"},
        {"do": "gain", "who": "goal_district", "res": "trust", "n": 1},
        {"do": "directive", "op": "burn"},
        {"do": "access", "op": "burn", "who": "self"},
        {"do": "release", "n": 1, "as": "revealed"},
        {"do": "fly"},
    ],
)
def test_what_a_verb_cannot_do_is_a_mistake(table: Any, step: dict[str, Any]) -> None:
    with pytest.raises(tabletown.BadContent, match="a test: "):
        run(table(), step)


@pytest.mark.rule("GM-50.15")
def test_places_of_actions(table: Any) -> None:
    t = table().s.tables
    assert t.place_mask("any") == 511
    assert {t.district_ids[d] for d in members(t.place_mask("common"))} == {
        "trade", "industrial", "science", "theatre", "elite",
    }  # fmt: skip
    assert {t.district_ids[d] for d in members(t.place_mask("special"))} == {
        "main_citadel", "tower_of_law", "control_centre", "central_square",
    }  # fmt: skip
    assert t.place_mask("trade") == 1 << t.district_ids.index("trade")
    assert t.place_mask(("trade", "elite")).bit_count() == 2
    with pytest.raises(tabletown.BadContent, match="no district 'harbour'"):
        t.place_mask("harbour")


@pytest.mark.rule("GM-50.20")
def test_exact_numbers_and_numbers_up_to(table: Any) -> None:
    identify = {"do": "identify", "n": 2, "where": "one_district", "by": "heroes"}
    t = run(table(citizens={"TR": "A.u A.u A.u", "EL": "M.u"}), identify)
    first, *_ = t.options()
    t.play(first)
    assert "done" not in t.options()  # exactly two
    t = run(table(citizens={"TR": "A.u A.u A.u", "EL": "M.u"}), {**identify, "upto": True})
    assert "done" not in t.options()  # from 1
    assert "pass" not in t.options()
    t.play(t.token("TR", "A"))
    assert "done" in t.options()
    assert set(t.options()) == {
        t.token("TR", "A", 1),
        t.token("TR", "A", 2),
        "done",
    }  # one district
    optional = {"do": "identify", "n": 1, "where": "here", "optional": True, "by": "hero"}
    t = run(table(citizens={"TR": "A.u A.u"}), optional)
    assert "pass" in t.options()  # from 0
    t = table(citizens={"TR": "A.u A.u A.u"}, guards={"TR": (0, 2)}).play("act identify")
    assert "done" not in t.options()  # picked: at least 1
    assert t.play(t.token("TR", "A")).offers("done")


@pytest.mark.rule("GM-50.21")
def test_taking_what_is_there(table: Any) -> None:
    t = table(fields={"culum": {"trust": 6}, "veiga": {"trust": 1}})
    run(t, {"do": "lose", "who": "self", "res": "trust", "n": 4}, actor=VEIGA)
    assert t.trust("veiga") == 0
    run(t, {"do": "gain", "who": "self", "res": "trust", "n": 4})
    assert t.trust("culum") == 7  # the maximum
    run(t, {"do": "gain", "who": "self", "res": "trust", "n": 9, "cap": 3}, actor=VEIGA)
    assert t.trust("veiga") == 3
    run(t, {"do": "lose", "who": "self", "res": "trust", "n": 1}, actor=VEIGA)
    run(t, {"do": "gain", "who": "self", "res": "trust", "n": 9, "cap": 3}, actor=VEIGA)
    assert t.trust("veiga") == 3  # what is there counts
    run(t, {"do": "gain", "who": "self", "res": "trust", "n": 9, "cap": 3})
    assert t.trust("culum") == 7  # more than the cap is not taken away
    t = table(mode="automa", guards={"TR": (1, 1)}, servants={"P": "TR"}, district_tokens="TR EL")
    run(t, {"do": "break_guards", "n": 1, "where": "random_district"})
    assert t.guards("TR") == (0, 2)
    run(t, {"do": "repair_guards", "n": "all", "where": "here"}, actor=PHANTASM)
    run(t, {"do": "repair_guards", "n": "all", "where": "here"}, actor=PHANTASM)
    assert t.guards("TR") == (2, 0)


@pytest.mark.rule("GM-50.22")
def test_offers_only_what_can_be_paid_and_changes_something(table: Any) -> None:
    paid = {"do": "plan", "n": 1, "by": "machine", "optional": True,
            "cost": {"res": "bond", "n": 3}}  # fmt: skip
    t = run(table(bonds=3, plan=4), paid)
    assert (t.prompt, t.seat, t.options()) == ("offer", 0, ["take", "pass"])
    t.play("take")
    assert (t.s.plan, t.s.bonds) == (5, 0)
    assert run(table(bonds=2, plan=4), paid).prompt == "hero-action"
    lower = {**paid, "do": "discontent", "n": -1}
    assert run(table(bonds=3, discontent=4), lower).prompt == "offer"
    assert run(table(bonds=3, discontent=0), lower).prompt == "hero-action"
    assert run(table(bonds=3, discontent=18), lower).prompt == "hero-action"


@pytest.mark.rule("GM-50.22", "GM-19.16")
def test_a_limit_is_used_up_only_by_what_happened(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", published=["resettlement"], bonds=2,
              heroes=here("TR", "TH", "SC"), citizens={"TR": "A.u"})  # fmt: skip
    assert t.s.used == 0
    t.play("use resettlement", t.token("TR", "A"), "district EL")
    assert t.refusal("use resettlement") == ("used-this-round", "GM-19.20")
    t = scene(mode="automa", seats=1, phase="machine", servant="P", event="tribunal",
              published=["auto_confiscation"], servants={"P": "TR", "E": "EL", "L": "MC"},
              movement=["patrol", "pursuit_goggles"],
              heroes=here("TR", "TH", "SC", veiga={"trust": 2}))  # fmt: skip
    # Culum has no trust: Phantasm does not use it, the Executor does
    assert t.trust("veiga") == 0


@pytest.mark.rule("GM-50.22", "GM-18.23")
def test_what_the_machine_may_do_is_done_in_full_or_not_at_all(scene: Any) -> None:
    full = dict.fromkeys(("TR", "EL", "IN", "TH"), "u u u u u u")
    some: dict[str, Any] = {"phase": "closing", "event": "show_amnesty", "plan": 4,
                            "heroes": here("TR", "TH", "SC")}  # fmt: skip
    t = scene(citizens={**full, "SC": "u u", "CS": "u", "MC": "u", "TL": "u", "CC": ""}, **some)
    assert t.s.arrested().bit_count() == 1
    assert (t.prompt, t.s.plan, t.s.round) == ("access", 4, 2)
    t = scene(**some)
    assert (t.prompt, t.seat) == ("advance-plan", 0)


@pytest.mark.rule("GM-50.23")
def test_who_decides_and_who_is_meant(table: Any) -> None:
    from tabletown.games.great_machine.effects.program import decider

    t = table("TR TR SC", fields={"culum": {"trust": 2}, "veiga": {"trust": 2}},
              servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    owners = t.s.owners
    assert decider(t.s, "hero", VEIGA) == owners[VEIGA]
    assert decider(t.s, "self", SYLVIA) == owners[SYLVIA]
    assert decider(t.s, "heroes", SYLVIA) == owners[CULUM]  # the lowest initiative
    assert decider(t.s, "machine", CULUM) == t.s.machine == 0
    assert decider(t.s, "each_servant", PHANTASM) == 0
    run(t, {"do": "gain", "who": "each_hero", "res": "trust", "n": 1})
    assert [t.trust(name) for name in HEROES] == [3, 3, 1]
    run(t, {"do": "lose", "who": "hero_here", "res": "trust", "n": 2, "by": "machine"},
        actor=PHANTASM)  # fmt: skip
    assert (t.seat, t.options()) == (0, ["hero culum", "hero veiga"])
    t.play("hero veiga")
    assert [t.trust(name) for name in HEROES] == [3, 1, 1]


@pytest.mark.rule("GM-50.23")
def test_each_hero_is_asked_in_order_of_initiative(scene: Any) -> None:
    t = scene(phase="closing", event="join_the_uprising", heroes=here("TR", "TH", "EL"))
    asked = []
    while t.prompt == "identify":
        asked.append(t.match.decision(t.seat).details["hero"])
        t.play("pass")
    assert asked == ["culum", "veiga", "sylvia"]


@pytest.mark.rule("GM-50.24")
def test_filters_and_picks(table: Any) -> None:
    people = "A.u M.k S.r T.r"
    t = table(citizens={"TR": people}, discontent=18)

    def movable(filter: str) -> set[str]:
        step = {"do": "move_citizens", "n": 1, "from": "here", "to": "any_free_slot",
                "filter": filter, "by": "hero"}  # fmt: skip
        (op,) = t.s.tables.programs[t.s.tables.program(effects(step), "a test", "test")]
        return {"ASMINT"[t.s.kind_of(token)] for token in members(op.candidates(t.s, CULUM))}

    assert movable("any") == {"A", "M", "S", "T"}
    assert movable("unknown") == {"A"}
    assert movable("known_or_revealed") == {"M", "S", "T"}
    assert movable("with_data_token") == set()
    t = table(citizens={"TR": "I.r S.r M.r T.r"}, discontent=18, servants={"P": "TR"})
    arrest = {"do": "arrest", "n": 1, "where": "here", "filter": "revealed_active"}
    run(t, arrest, actor=PHANTASM)
    assert len(t.options()) == 3  # without pick the decider chooses; never the traitor
    t = table(citizens={"TR": "I.r S.r M.r T.r"}, discontent=18, servants={"P": "TR"})
    run(t, {**arrest, "pick": "lowest_number"}, actor=PHANTASM)
    assert t.people("TR") == "I.r M.r T.r"
    t = table(
        "TR TR TR", servants={"P": "TR"}, fields={"veiga": {"trust": 1}, "sylvia": {"trust": 3}}
    )
    run(t, {"do": "lose", "who": "hero_here", "res": "trust", "n": 2,
            "pick": "lowest_initiative_with_trust"}, actor=PHANTASM)  # fmt: skip
    assert [t.trust(name) for name in HEROES] == [0, 0, 3]
    with pytest.raises(tabletown.BadContent, match="there is no 'tallest' here"):
        run(t, {"do": "lose", "who": "hero_here", "res": "trust", "n": 2, "pick": "tallest"})
