"""The vocabulary of effects: conditions, quantities, comparisons (GM-50)."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.games.great_machine.effects import conditions
from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.state import FACT, FACTS
from tests.games.great_machine.vocabulary import (
    CULUM,
    HEROES,
    MISSIONS,
    PHANTASM,
    VEIGA,
    act,
    here,
    holds,
)

# -- conditions (GM-50.9 to GM-50.13) --------------------------------------------------------------------


@pytest.mark.rule("GM-50.9")
def test_conditions_about_here(table: Any) -> None:
    t = table(citizens={"TR": "A.u A.u", "EL": "", "IN": "M.r"})
    common = {"test": "here_kind", "kind": "common"}
    special = {"test": "here_kind", "kind": "special"}
    assert holds(t, common)
    assert not holds(t, special)
    assert holds(t, {"not": special})
    assert holds(t, {"all": [common, {"not": special}]})
    assert not holds(t, {"all": [common, special]})
    assert holds(t, {"any": [special, common]})
    assert not holds(t, {"any": [special, special]})
    assert holds(t, special, PHANTASM)  # "here" is where the acting piece stands
    assert holds(t, {"test": "here_in", "districts": ["trade", "elite"]})
    assert not holds(t, {"test": "here_in", "districts": ["elite"]})
    assert holds(t, {"test": "here_has", "what": "unknown_citizen"})
    assert not holds(t, {"test": "adjacent_has", "what": "unknown_citizen"})
    assert holds(t, {"test": "adjacent_has", "what": "identified_citizen"})
    assert holds(t, {"test": "here_compare", "left": "citizens", "op": "=", "right": 2})
    with pytest.raises(tabletown.BadContent, match="no test 'here_smells'"):
        holds(t, {"test": "here_smells"})


THINGS = {  # what: (a table where Trade has it, a table where Trade has it not)
    "working_guard": ({}, {"guards": {"TR": (0, 2)}}),
    "broken_guard": ({"guards": {"TR": (1, 1)}}, {}),
    "unknown_citizen": ({"citizens": {"TR": "A.u"}}, {"citizens": {"TR": "A.k A.r"}}),
    "identified_citizen": ({"citizens": {"TR": "A.k"}}, {"citizens": {"TR": "A.u"}}),
    "revealed_active_citizen": ({"citizens": {"TR": "A.r"}}, {"citizens": {"TR": "M.r T.r A.k"}}),
    "free_citizen_slot": (
        {"citizens": {"TR": "u u u u u", "CS": ""}}, {"citizens": {"TR": "u u u u u u", "CS": ""}},
    ),
    "servant": ({"servants": {"P": "TR"}}, {}),
    "hero": ({}, {"places": "EL TH SC"}),
    "hero_with_trust": ({"fields": {"culum": {"trust": 1}}}, {}),
    "raid_token": ({"raids": "TR"}, {"raids": "EL"}),
    "riot_token": ({"riots": "TR"}, {"riots": "EL"}),
}  # fmt: skip
TOKENS = {
    "hero": {"fields": {"veiga": {"token": "TR"}}},
    "servant_token": {"servant_tokens": {"P": "TR"}},
    "drone": {"drones": ["TR", "CC", "CS"]},
    "drone_attack": {"drones": ["TR", "CC", "CS"], "drones_attack": True},
    "command_post": {"command_post": "TR"},
    "ambush": {"ambush": "TR"},
    "remote_access": {"remote_access": "TR"},
    "underground": {"underground": "TR"},
}


@pytest.mark.rule("GM-50.10")
@pytest.mark.parametrize("what", list(THINGS))
def test_what_may_be_in_a_district(table: Any, what: str) -> None:
    with_it, without = THINGS[what]
    t = table(**{"discontent": 4, **with_it})
    look = conditions.thing(what, "a test")
    assert look(t.s, t.d("TR"))
    t = table(**{"discontent": 4, **without})
    assert not look(t.s, t.d("TR"))


@pytest.mark.rule("GM-50.10", "GM-50.25")
@pytest.mark.parametrize("token", list(TOKENS))
def test_which_tokens_may_be_in_a_district(table: Any, token: str) -> None:
    given = dict(TOKENS[token])
    fields: Any = given.pop("fields", {})
    cards = ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]
    t = table(mode="automa", missions={"cards": cards, **given}, fields=fields)
    look = conditions.thing(f"token:{token}", "a test")
    assert look(t.s, t.d("TR"))
    assert not look(t.s, t.d("EL"))


@pytest.mark.rule("GM-50.10")
def test_the_list_of_things_is_complete() -> None:
    assert set(conditions.THINGS) == {*THINGS, *(f"token:{token}" for token in TOKENS)}


@pytest.mark.rule("GM-50.11")
def test_global_conditions(table: Any) -> None:
    t = table("TR TR SC", servants={"P": "TR", "E": "TR", "L": "MC"}, discontent=7, raids="EL",
              fields={"veiga": {"detained": True, "began": "TR"}, "culum": {"began": "EL"}},
              facts=["raid_made"])  # fmt: skip
    raided = {"test": "here_has", "what": "raid_token"}
    yes: list[dict[str, Any]] = [
        {"test": "some_district", "if": raided},
        {"test": "compare", "left": "heroes_trust", "op": "<=", "right": 0},
        {"test": "heroes_in", "districts": ["trade"], "n": 2},
        {"test": "heroes_in", "kind": "common", "n": 3},
        {"test": "heroes_together", "n": 2},
        {"test": "hero_with_servant"},
        {"test": "servants_in", "kind": "common", "n": 2},
        {"test": "stage_in", "stages": [2, 4]},
        {"test": "phase", "name": "heroes"},
        {"test": "undetained"},
        {"test": "started_elsewhere"},
        {"test": "fact", "name": "raid_made"},
    ]
    no: list[dict[str, Any]] = [
        {"test": "some_district", "if": {"test": "here_has", "what": "riot_token"}},
        {"test": "compare", "left": "heroes_trust", "op": ">", "right": 0},
        {"test": "districts_connected", "of": "heroes"},
        {"test": "districts_connected", "kind": "special"},
        {"test": "heroes_in", "districts": ["trade"], "n": 3},
        {"test": "heroes_apart"},
        {"test": "heroes_together", "n": 3},
        {"test": "servants_in", "kind": "common", "n": 3},
        {"test": "servants_together"},
        {"test": "stage_in", "stages": [3]},
        {"test": "phase", "name": "closing"},
        {"test": "fact", "name": "raid_failed"},
    ]
    for test in yes:
        assert holds(t, test), test
    for test in no:
        assert not holds(t, test), test
    assert not holds(t, {"test": "undetained"}, VEIGA)
    assert not holds(t, {"test": "started_elsewhere"}, VEIGA)
    t = table("TR EL IN", servants={"P": "MC", "E": "MC", "L": "MC"})
    for name in ("heroes_apart", "servants_together"):
        assert holds(t, {"test": name})
    assert holds(t, {"test": "districts_connected", "of": "heroes"})
    assert not holds(t, {"test": "hero_with_servant"})


@pytest.mark.rule("GM-50.11")
def test_the_list_of_conditions_is_complete() -> None:
    assert set(conditions.TESTS) == {
        "here_kind", "here_in", "here_has", "adjacent_has", "here_compare", "some_district",
        "compare", "districts_connected", "heroes_in", "heroes_apart", "heroes_together",
        "hero_with_servant", "servants_in", "servants_together", "stage_in", "phase", "undetained",
        "started_elsewhere", "fact", "possible", "tokens_together", "tokens_one_in_each",
        "tokens_on_citizens", "tokens_home", "holds", "not_attached_this_turn",
    }  # fmt: skip


@pytest.mark.rule("GM-50.11", "GM-18.36")
def test_some_district_may_be_looked_at_when_the_closing_phase_begins(scene: Any) -> None:
    """Citywide Maintenance asks about raid tokens, which are gone by the time of step 3."""
    for raids, plan in (("TR", 5), ("EL", 6)):
        t = scene(phase="closing", event="citywide_maintenance", plan=5, guards={"TR": (0, 2)},
                  raids=raids, heroes=here("IN", "TH", "SC"))  # fmt: skip
        assert t.s.plan == plan


@pytest.mark.rule("GM-50.12")
def test_the_facts_of_a_round(table: Any) -> None:
    assert set(FACTS) - {"bare_district_at_closing"} | {"discontent_raised"} == {
        "chose_start_district", "chose_special_card", "hero_detained",
        "access_seized_by_detention", "turn_ended_by_option_b", "raid_made", "raid_failed",
        "citizen_arrested", "citizen_identified", "citizen_moved", "guard_broken",
        "special_action_done", "discontent_raised", "riot_stage_before_round",
    }  # fmt: skip
    with pytest.raises(tabletown.BadContent, match="no fact 'it_rained'"):
        holds(table(), {"test": "fact", "name": "it_rained"})
    raised = {"test": "fact", "name": "discontent_raised"}
    assert holds(table(discontent=5, discontent_before=4), raised)
    assert not holds(table(discontent=4, discontent_before=4), raised)


@pytest.mark.rule("GM-50.12", "GM-17.10")
def test_facts_are_noted_as_they_happen_and_forgotten_with_the_round(table: Any) -> None:
    def facts(t: Any) -> set[str]:
        return {name for name in FACTS if t.s.facts & FACT[name]}

    trust = {"culum": {"trust": 7}}
    t = table(fields=trust, citizens={"TR": "A.u M.k"}, dice=[2])
    t.play("act attack", "bid 4")
    assert facts(t) == {"guard_broken"}
    t.play("act move_citizens", "district EL")
    assert {"guard_broken", "citizen_moved"} <= facts(t)
    t = table(fields=trust, citizens={"TR": "A.u"})
    t.play("act identify")
    assert facts(t) == {"citizen_identified"}
    t = table("CS TH SC", fields=trust)
    t.play("act square_a")
    assert facts(t) == {"special_action_done"}
    t.play("end")
    while t.s.round == 1:
        t.play("end" if t.offers("end") else t.options()[-1])
    assert facts(t) == set()


@pytest.mark.rule("GM-50.13")
def test_mission_conditions(table: Any) -> None:
    def with_tokens(*places: str, **more: Any) -> Any:
        fields = {n: {"token": p} for n, p in zip(HEROES, places, strict=True)}
        return table(mode="automa", missions={**MISSIONS, **more.pop("missions", {})},
                     fields=fields, **more)  # fmt: skip

    together = {"test": "tokens_together", "token": "hero", "kind": "common"}
    assert holds(with_tokens("EL", "EL", "EL"), together)
    assert not holds(with_tokens("EL", "EL", "TR"), together)
    assert not holds(with_tokens("MC", "MC", "MC"), together)
    assert not holds(with_tokens(*HEROES), together)
    each = {
        "test": "tokens_one_in_each",
        "token": "hero",
        "districts": ["trade", "elite", "theatre"],
    }
    assert holds(with_tokens("EL", "TH", "TR"), each)
    assert not holds(with_tokens("EL", "TH", "TH"), each)
    home = {"test": "tokens_home", "token": "hero", "n": 3}
    assert holds(with_tokens(*HEROES), home)
    assert not holds(with_tokens("culum", "veiga", "TR"), home)
    held = {"test": "holds", "token": "hero", "n": 3, "by": "one_hero"}
    assert holds(with_tokens("veiga", "veiga", "veiga"), held)
    assert not holds(with_tokens("veiga", "veiga", "sylvia"), held)
    everybody = {"test": "holds", "token": "servant_token", "n": 1, "by": "each_hero"}
    tokens = {"P": "veiga", "E": "sylvia", "L": "culum"}
    assert holds(with_tokens(*HEROES, missions={"servant_tokens": tokens}), everybody)
    tokens = {"P": "veiga", "E": "sylvia", "L": "sylvia"}
    assert not holds(with_tokens(*HEROES, missions={"servant_tokens": tokens}), everybody)
    cores = {"test": "holds", "token": "core", "n": 3, "by": "heroes"}
    assert holds(with_tokens(*HEROES, missions={"cores_taken": 3}), cores)
    assert not holds(with_tokens(*HEROES, missions={"cores_taken": 2}), cores)
    data = {"test": "tokens_on_citizens", "token": "data", "n": 1, "districts": ["trade"]}
    probe = table(mode="automa", citizens={"TR": "A.r"})
    number = int(probe.token("TR", "A").split()[1])
    t = with_tokens(*HEROES, missions={"data": number}, citizens={"TR": "A.r"})
    assert holds(t, data)
    assert not holds(t, {**data, "districts": ["elite"]})
    assert not holds(with_tokens(*HEROES), data)


# -- quantities, comparisons, possibilities (GM-50.14, GM-50.32) ------------------------------------------


@pytest.mark.rule("GM-50.14")
def test_quantities(table: Any) -> None:
    t = table(
        "TR TH SC", servants={"P": "TR", "E": "EL", "L": "MC"}, discontent=18, bonds=4,
        guards={"TR": (1, 1)}, citizens={"TR": "A.u M.k S.r T.r", "TH": "A.r T.k", "SC": "N.r"},
        published=["surveillance", "levy"], hand=["mechanization"],
        fields={"culum": {"trust": 2, "seized": "EL IN"}, "veiga": {"trust": 3},
                "sylvia": {"detained": True}},
    )  # fmt: skip
    arrested = t.s.arrested().bit_count()
    wanted = {
        "guards_here": 1, "load_here": 2, "guards": 1, "citizens": 3,
        "citizens_minus_guards_here": 2, "trust_on_district": 0, "bonds_on_district": 0,
        "machine_bonds": 4, "machine_hand": 1, "heroes_trust": 5, "min_hero_trust": 0,
        "published_directives": 2, "directive_deck": 6, "arrested": arrested, "seized_cards": 2,
        "movable_districts": t.s.city.free.bit_count(), "servants_in_common": 2,
        "stage_plus_2": 7, "known_and_revealed_with_free_heroes": 4,
        "revealed_active_with_heroes": 3, "own_bonds": 0,
    }  # fmt: skip
    assert set(conditions.QUANTITIES) == set(wanted)
    d = t.d("TR")
    assert {name: ask(t.s, CULUM, d) for name, ask in conditions.QUANTITIES.items()} == wanted
    assert conditions.quantity(5, "a test")(t.s, CULUM, d) == 5
    with pytest.raises(tabletown.BadContent, match="no quantity 'plenty'"):
        conditions.quantity("plenty", "a test")
    lying = {"trust_on": {"TR": 4}, "bonds_on": {"TR": 6}}
    t = table(mode="automa", missions={**MISSIONS, **lying}, fields={"culum": {"bonds": 3}})
    numbers = [conditions.QUANTITIES[name](t.s, CULUM, d)
               for name in ("trust_on_district", "bonds_on_district", "own_bonds")]  # fmt: skip
    assert numbers == [4, 6, 3]


@pytest.mark.rule("GM-50.14", "GM-14.2", "GM-11.15")
def test_prices_by_piece(table: Any) -> None:
    t = table(citizens={"TR": "A.u A.u A.u M.k"})
    assert act_price(t.s, CULUM, act(t, "riot")) == 2 * 3  # load_x_unknown
    assert act_price(t.s, CULUM, act(t, "identify")) == 2  # load_x_picked, for one
    assert act_price(t.s, CULUM, act(t, "attack")) == 0  # the bid
    assert act_price(t.s, CULUM, act(t, "move_citizens")) == 0  # distance_each


@pytest.mark.rule("GM-50.32")
def test_comparisons(table: Any) -> None:
    t = table(bonds=4)
    for op, results in (
        ("<", [False, False, True]), ("<=", [False, True, True]), ("=", [False, True, False]),
        (">=", [True, True, False]), (">", [True, False, False]),
    ):  # fmt: skip
        asked = [
            holds(t, {"test": "compare", "left": "machine_bonds", "op": op, "right": right})
            for right in (3, 4, 5)
        ]
        assert asked == results
    with pytest.raises(tabletown.BadContent, match="no comparison '<>'"):
        holds(t, {"test": "compare", "left": 1, "op": "<>", "right": 2})


@pytest.mark.rule("GM-50.32")
def test_possibilities(table: Any) -> None:
    def possible(t: Any, what: str) -> bool:
        return holds(t, {"test": "possible", "what": what})

    assert possible(table(), "riot")
    assert not possible(table(riots="TR"), "riot")
    assert not possible(table(mode="automa", missions=MISSIONS), "riot")  # no riot token held
    assert possible(table(), "relocate")
    assert [possible(table(discontent=n), "pacify") for n in (0, 1, 3, 4, 18)] == [
        False, True, False, True, False,
    ]  # fmt: skip
    assert table("CC TH SC", fields={"culum": {"trust": 1}}).offers("act control_b")
    assert not table("CC TH SC").offers("act control_b")  # move_guard: nothing can be paid
    with pytest.raises(tabletown.BadContent, match="no possibility 'flying'"):
        possible(table(), "flying")
