"""Chapter 50: the effect vocabulary. Steps are written as on the cards and carried out one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tabletown
from tabletown.games.great_machine import schema as c
from tabletown.games.great_machine.bot.heroes import HeroMind
from tabletown.games.great_machine.bot.machine import MachineMind
from tabletown.games.great_machine.effects.conditions import quantity
from tabletown.games.great_machine.effects.program import Op, can_pay
from tabletown.games.great_machine.effects.vocabulary import VERBS
from tests.games.great_machine.vocabulary import (
    BOX,
    CULUM,
    HEROES,
    MISSIONS,
    PHANTASM,
    here,
    run,
    steps_of,
)

# -- verbs (GM-50.1 to GM-50.6) ------------------------------------------------------------------------


@pytest.mark.rule("GM-50.1", "GM-50.2", "GM-50.3", "GM-50.4", "GM-50.5", "GM-50.6")
def test_the_verbs_are_those_of_the_rulebook() -> None:
    assert set(VERBS.classes) == {
        "gain", "lose", "discontent", "plan", "progress", "identify", "reveal", "move_citizens",
        "arrest", "release", "mix_citizens", "attack", "break_guards", "repair_guards",
        "move_guards", "raid", "deactivate", "move_district", "directive", "access", "skip_event",
        "riot", "end_turn", "choose", "modify", "token", "grant_action",
    }  # fmt: skip


@pytest.mark.rule("GM-50.1")
def test_resources_and_tracks(table: Any) -> None:
    t = table(discontent=4, plan=5, bonds=1)
    run(t, {"do": "gain", "who": "hero", "res": "trust", "n": 3})
    assert t.trust("culum") == 3
    run(t, {"do": "lose", "who": "hero", "res": "trust", "n": 2, "to": "supply"})
    assert t.trust("culum") == 1
    run(t, {"do": "gain", "who": "machine", "res": "bond", "n": 4})
    assert t.s.bonds == 5
    run(t, {"do": "discontent", "n": 2}, {"do": "plan", "n": 1}, {"do": "plan", "n": -3})
    assert (t.s.discontent, t.s.plan) == (6, 3)
    run(t, {"do": "discontent", "n": -1, "no_stage_drop": True})
    assert t.s.discontent == 6  # the stage would drop
    run(t, {"do": "discontent", "n": -1})
    assert t.s.discontent == 5
    t = table(mode="automa", discontent=4)
    run(t, {"do": "progress", "n": 3})
    assert t.match.view(0)["board"]["tracks"]["marker"] == 4
    run(t, {"do": "progress", "n": -2})
    assert t.match.view(0)["board"]["tracks"]["marker"] == 6


@pytest.mark.rule("GM-50.2")
def test_verbs_for_citizens(table: Any) -> None:
    t = table("TR TR TR", citizens={"TR": "A.u M.k S.r", "EL": "I.u I.u"}, arrested="T N",
              discontent=7, servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    run(t, {"do": "identify", "n": 1, "where": "here", "by": "hero"})
    assert t.people("TR") == "A.k M.k S.r"
    run(t, {"do": "reveal", "n": 1, "where": "here", "filter": "unrevealed"}, actor=PHANTASM)
    t.play(t.token("TR", "M"))
    assert t.people("TR") == "A.k M.r S.r"
    run(t, {"do": "arrest", "n": 1, "where": "here", "filter": "revealed_active"}, actor=PHANTASM)
    assert t.people("TR") == "A.k M.r"  # the scientist was the only active one
    run(t, {"do": "move_citizens", "n": 1, "from": "here", "to": "any_free_slot",
            "filter": "known_or_revealed", "by": "hero"})  # fmt: skip
    t.play(t.token("TR", "M"), "district EL")
    assert t.people("TR") == "A.k"
    before = t.s.arrested().bit_count()
    run(t, {"do": "release", "n": 1, "pick": "random", "as": "known", "to": "any_free_slot",
            "by": "hero"})  # fmt: skip
    t.play("district TL")
    assert t.s.arrested().bit_count() == before - 1
    assert t.people("TL").endswith(".k")
    t = table(mode="automa", citizens={"TR": "S.r"}, discontent=7, district_tokens="EL",
              servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    run(t, {"do": "mix_citizens"}, actor=PHANTASM)
    t.play(t.options()[0])
    assert t.people("TR").endswith(".u")


@pytest.mark.rule("GM-50.3")
def test_verbs_for_guards_and_servants(table: Any) -> None:
    t = table(mode="automa", fields={"culum": {"trust": 4}}, dice=[2], district_tokens="EL",
              servants={"P": "TR", "E": "CC", "L": "CC"})  # fmt: skip
    run(t, {"do": "attack"}).play("bid 2")
    assert t.guards("TR") == (1, 1)
    run(t, {"do": "repair_guards", "n": "all", "where": "here"}, actor=PHANTASM)
    assert t.guards("TR") == (2, 0)
    run(t, {"do": "break_guards", "n": 1, "where": "random_district", "by": "heroes"})
    assert t.guards("EL") == (1, 1)
    run(t, {"do": "move_guards", "n": 1, "from": "here", "to": "connected_free_slot", "by": "hero"})
    t.play("redirect regular TR IN")
    assert (t.guards("TR"), t.guards("IN")) == ((1, 0), (3, 0))
    run(t, {"do": "deactivate", "who": "servant", "until": "end_of_next_round"}, actor=PHANTASM)
    assert t.match.view(0)["board"]["machine"]["servants"][0]["deactivated"]
    t = table(servants={"P": "TR", "E": "CC", "L": "CC"})
    run(t, {"do": "raid", "where": "here"}, actor=PHANTASM)
    assert t.s.raids == 1 << t.d("TR")


@pytest.mark.rule("GM-50.4")
def test_verbs_for_the_city_and_cards(table: Any) -> None:
    t = table(directives=["levy"], hand=["mechanization"], published=["surveillance"],
              fields={"culum": {"seized": "EL"}})  # fmt: skip
    run(t, {"do": "move_district", "mode": "relocate", "n": 1, "by": "hero"})
    t.play("relocate TR 4,5 v")
    assert t.s.city.near[t.d("TR")] >> t.d("TL") & 1
    ids = t.s.tables.directive_ids
    run(t, {"do": "directive", "op": "draw", "n": 1})
    assert t.s.held == 1 << ids.index("levy") | 1 << ids.index("mechanization")
    run(t, {"do": "directive", "op": "publish", "n": 1, "by": "machine"}, actor=PHANTASM)
    t.play("directive levy")
    assert [ids[d] for d in t.s.published] == ["surveillance", "levy"]
    run(t, {"do": "directive", "op": "discard_hand", "n": 1, "pick": "random"})
    assert (t.s.held, t.s.removed) == (0, 1 << ids.index("mechanization"))
    run(t, {"do": "directive", "op": "cancel", "n": 1, "by": "hero"})
    t.play("directive surveillance")
    assert [ids[d] for d in t.s.published] == ["levy"]
    run(t, {"do": "access", "op": "restore", "who": "self", "n": 1})
    assert t.seized("culum") == set()
    run(t, {"do": "access", "op": "seize", "who": "self", "card": "chosen"})
    assert t.seized("culum") == {"TR"}
    t = table(mode="automa", district_tokens="TH TR EL")
    before = list(t.s.places)
    run(t, {"do": "move_district", "mode": "swap_random", "n": 2}, actor=PHANTASM)
    assert (t.s.places[t.d("TR")], t.s.places[t.d("EL")]) == (
        before[t.d("EL")], before[t.d("TR")],
    )  # fmt: skip
    run(t, {"do": "directive", "op": "publish_or_draw", "n": 1}, actor=PHANTASM)
    assert t.s.hand_size() == 1
    run(t, {"do": "skip_event"})
    assert t.automa()["event_can_be_skipped"]


@pytest.mark.rule("GM-50.5")
def test_verbs_for_the_flow(table: Any) -> None:
    t = table(citizens={"TR": "A.r S.r"}, guards={"TR": (0, 2)}, discontent=7)
    run(t, {"do": "riot"})
    assert t.s.riots == 1 << t.d("TR")
    t = table()
    run(t, {"do": "end_turn"})
    assert t.s.active != CULUM  # the turn of the next hero has come
    t = table()
    first = {"name": "one published", "effect": [{"do": "plan", "n": 1}]}
    second = {"name": "two from hand", "effect": [{"do": "discontent", "n": 1}]}
    run(t, {"do": "choose", "by": "hero", "options": [first, second]})
    assert (t.prompt, t.options()) == ("choose", ["choose one_published", "choose two_from_hand"])
    before = t.s.discontent
    t.play("choose two_from_hand")
    assert t.s.discontent == before + 1


@pytest.mark.rule("GM-50.5")
def test_granted_actions_are_offered_where_the_card_says(table: Any) -> None:
    """Show Amnesty grants an action to heroes in special districts, at the price of the load."""
    for place, offered in (("MC", True), ("TR", False)):
        t = table(f"{place} TH SC", event="show_amnesty", fields={"culum": {"trust": 2}})
        assert t.offers("act amnesty") is offered
    assert table("MC TH SC", event="show_amnesty").refusal("act amnesty") == (
        "too-little-trust", "GM-11.4",
    )  # fmt: skip
    assert table("MC TH SC").refusal("act amnesty") == ("not-in-force", "GM-11.3")


@pytest.mark.rule("GM-50.6", "GM-50.25")
def test_the_forms_of_the_token_verb() -> None:
    from tabletown.games.great_machine.effects.tokens import FORMS, SINGLE

    assert {op for op, _ in FORMS} == {"place", "take", "give", "attach", "return", "flip"}
    assert set(SINGLE) == {"ambush", "remote_access", "command_post", "underground"}
    used = {
        (e["op"], "single" if e["op"] == "place" and e["token"] in SINGLE else e["token"])
        for mission in c.Content(None).missions
        for e in steps_of(mission)
        if e["do"] == "token"
    }
    assert used == set(FORMS)  # nothing unused, nothing missing


@pytest.mark.rule("GM-50.6", "GM-50.25", "GM-50.26")
def test_token_steps(table: Any) -> None:
    missions = {"cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"],
                "servant_tokens": {"P": "TR"}}  # fmt: skip
    t = table(mode="automa", missions=missions, citizens={"TR": "A.r T.r"}, discontent=4)
    run(t, {"do": "token", "op": "take", "token": "servant_token", "where": "here"})
    assert t.match.view(0)["board"]["machine"]["servants"][0]["token"] == "culum"
    run(t, {"do": "token", "op": "place", "token": "own_hero", "where": "here"})
    assert t.tokens("TR") == ["culum"]
    t = table(mode="automa", missions=missions, citizens={"TR": "A.r T.r"}, discontent=4)
    run(t, {"do": "token", "op": "attach", "token": "own_hero", "to": "revealed_citizen_here"})
    assert t.options() == [t.token("TR", "A"), t.token("TR", "T")]
    t.play(t.token("TR", "T"))
    run(t, {"do": "token", "op": "attach", "token": "data", "to": "active_citizen_here"})
    assert t.s.data_bearer == t.s.people[t.d("TR")].bit_length() - 2  # the artist alone is active
    run(t, {"do": "token", "op": "flip", "token": "drone", "to": "drone_attack"})
    assert t.automa()["drones_attack"]
    with pytest.raises(tabletown.BadContent, match="cannot be 'flip'"):
        run(t, {"do": "token", "op": "flip", "token": "data"})


# -- how cards are written (GM-50.16 to GM-50.19, GM-50.33 to GM-50.35) ------------------------------------


@pytest.mark.rule("GM-50.16")
def test_plans_and_holds_have_their_forms() -> None:
    content = c.Content(None)
    modes: dict[str, int] = {}
    for event in content.events:
        modes[event.plan.mode] = modes.get(event.plan.mode, 0) + 1
        if event.plan.mode == "check":
            assert event.plan.if_ is not None
        elif event.plan.mode == "heroes_may_prevent":
            assert event.plan.cost is not None
    assert modes == {"check": 14, "machine_may": 4, "heroes_may_prevent": 2, "always": 1}
    for card in content.automa_events:
        forms = [card.hold.if_ is not None, card.hold.cost is not None, card.hold.never]
        assert forms.count(True) == 1
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"mode": "sometimes"}, c.Plan)


@pytest.mark.rule("GM-50.17")
def test_costs_have_their_forms(table: Any) -> None:
    bond = {"res": "bond", "n": 1}
    offer = {"do": "plan", "n": 1, "by": "machine", "optional": True}
    t = run(table(bonds=1), {**offer, "cost": bond}).play("take")
    assert t.s.bonds == 0
    trust = {"res": "trust", "n": 2}
    t = run(table(fields={"culum": {"trust": 3}}), {**offer, "by": "hero", "cost": trust})
    t.play("take")
    assert t.trust("culum") == 1
    control = {"token": "control", "n": 1}
    t = table(mode="automa", missions={**MISSIONS, "control": 1})
    run(t, {**offer, "by": "hero", "cost": control}).play("take")
    assert t.automa()["control_tokens"] == 0
    leader = {**MISSIONS, "leader": "culum"}
    t = table(mode="automa", missions=leader, fields={"veiga": {"token": "culum"}})
    run(t, {**offer, "by": "leader", "cost": {"token": "hero", "n": 1}})
    t.play("take")
    assert [t.hero_view(name)["token"] for name in HEROES].count("gone") == 1


@pytest.mark.rule("GM-50.17", "GM-18.38")
def test_a_cost_may_be_a_citizen_to_reveal(scene: Any) -> None:
    t = scene(phase="closing", event="mass_searches", plan=4, discontent=4,
              citizens={"TR": "A.k M.k A.u A.r"}, heroes=here("TR", "TH", "SC"))  # fmt: skip
    assert t.options() == [t.token("TR", "A"), "pass"]  # known and active
    t.play(t.token("TR", "A"))
    assert t.s.plan == 4


@pytest.mark.rule("GM-50.18")
def test_counts_and_optional_entries() -> None:
    content = c.Content(None)
    assert sum(card.count for card in content.movement_cards) == 13
    assert sum(card.count for card in content.movement_cards if card.optional) == 3
    assert sum(kind.count for kind in content.citizens) == 30
    assert sum(event.count for event in content.automa_events) == 17


@pytest.mark.rule("GM-50.19")
def test_the_parts_of_a_mission() -> None:
    parts = {
        mission.id: {p for p in ("setup", "during", "interaction", "action") if getattr(mission, p)}
        for mission in c.Content(None).missions
    }
    assert parts == {
        "deactivating_trap": {"interaction"},
        "learn_their_weaknesses": {"setup", "interaction"},
        "class_consciousness": {"interaction", "during"},
        "forged_decrees": {"interaction"},
        "self_destruct_command": {"setup", "interaction"},
        "leader_of_the_resistance": {"interaction"},
        "system_hack": {"interaction"},
        "falsification": {"interaction", "during", "action"},
        "guard_control": {"setup", "during"},
        "program_swap": {"setup", "during", "interaction"},
        "revealing_the_plans": {"interaction", "during"},
        "rise_of_the_resistance": {"setup", "interaction"},
    }
    assert all(m.goal and m.benefit and m.attested for m in c.Content(None).missions)


@pytest.mark.rule("GM-50.33")
def test_district_action_stands_for_the_action_of_the_place(table: Any) -> None:
    t = table(mode="automa").s.tables
    assert [[-1 if n < 0 else t.acts[n].id for n in row] for row in t.priority] == [
        ["automa_repair", -1, "automa_arrest"],
        ["automa_arrest", "automa_repair", -1],
        [-1, "automa_arrest", "automa_repair"],
    ]
    acts = {t.district_ids[d]: t.acts[n].id for d, n in enumerate(t.district_act)}
    assert acts == {
        **dict.fromkeys(("trade", "industrial", "science", "theatre", "elite"), "automa_common"),
        "main_citadel": "automa_directive", "tower_of_law": "automa_directive",
        "control_centre": "automa_swap", "central_square": "automa_square",
    }  # fmt: skip


@pytest.mark.rule("GM-50.34")
def test_protocols_have_three_kinds() -> None:
    kinds: dict[str, set[str]] = {}
    for event in c.Content(None).automa_events:
        kinds.setdefault(event.protocol.kind, set()).add(event.id)
        wanted = {"A": 1, "B": 2}.get(event.protocol.kind, 0)
        assert len(event.protocol.districts) == wanted
        assert event.protocol.trust == (2 if event.protocol.kind == "C" else 0)
    assert kinds["C"] == {"general_census", "informers", "curfew"}
    assert kinds["none"] == {"countdown_automa"}
    assert (len(kinds["A"]), len(kinds["B"])) == (6, 7)


@pytest.mark.rule("GM-50.35", "GM-38.15", "GM-38.17")
def test_steps_of_a_benefit_without_a_moment_happen_once(scene: Any) -> None:
    """IV-B sets the plan back once; I-C changes riots from then on."""
    cards = ["program_swap", "revealing_the_plans", "rise_of_the_resistance"]
    missions = {"cards": cards, "waiting": cards[2:], "bonds_on": {"CC": 6},
                "drones": ["TR", "EL", "IN"]}  # fmt: skip
    t = scene(mode="automa", seats=1, phase="closing", event="countdown_automa", plan=5,
              missions=missions, heroes=here("CS", "TH", "SC"))  # fmt: skip
    assert t.s.plan == 5  # +1 by The Countdown, -1 by the benefit
    t.play("access culum CS", "access veiga TH", "access sylvia SC")
    while t.s.round == 2:
        t.play("end" if t.offers("end") else t.options()[-1])
        told = [e.args["why"] for e in t.events if e.key == "plan"]
        assert "revealing_the_plans" not in told
    rules = {m.card.id: m for m in t.s.tables.missions}
    lasting = [m.stat for m in rules["class_consciousness"].lasting.modifiers]
    assert lasting == ["riot"]
    waits = [op.on for op in rules["deactivating_trap"].lasting.ops]
    assert waits == ["servant_enters_token"]


# -- one place for each verb ------------------------------------------------------------------------------


def test_bots_know_what_every_action_is_worth(table: Any) -> None:
    """The verbs of actions tell it themselves; relocating for heroes is as good as anything."""
    for mode in ("versus", "automa"):
        t = table(mode=mode).s.tables
        for act in t.acts:
            for op in t.programs[act.program]:
                if act.side == "hero" and op.word != "move_district":
                    assert type(op).hero_worth is not Op.hero_worth, act.id
                if act.side == "servant":
                    assert type(op).machine_worth is not Op.machine_worth, act.id


def test_the_machine_would_rather_calm_the_city_by_an_action_than_leave_it(table: Any) -> None:
    s = table(mode="versus").s
    mind = MachineMind(s)
    pacify = s.tables.acts[s.tables.act_number["servant", "pacify"]]
    for discontent in (1, 5, 14):
        s.discontent = discontent
        assert mind.program_worth(pacify.program, 0) > mind.calm_gain() > 0


def test_heroes_foresee_that_agitation_raises_discontent(table: Any) -> None:
    s = table(mode="versus", discontent=4).s
    agitate = s.tables.acts[s.tables.act_number["hero", "agitate"]]
    [op] = [op for op in s.tables.programs[agitate.program] if op.word == "discontent"]
    n = op.n(s, 0, 0)
    assert n > 0
    op.foresee(HeroMind(s), 0, 0)
    assert s.discontent == 4 + n


def test_heroes_pay_together_what_they_have_to_the_last(table: Any) -> None:
    s = table(mode="automa").s
    [cost] = {
        event.breakthrough.cost for event in s.tables.events if event.id == "smugglers_routes"
    }
    for trust, enough in (([1, 1, 0], True), ([1, 0, 0], False), ([0, 0, 3], True)):
        s.trust = trust
        assert can_pay(s, cost, quantity(cost.n, ""), 0) is enough


@pytest.mark.rule("GM-50.1", "GM-50.4", "GM-50.7")
@pytest.mark.parametrize(
    "step",
    [
        {"do": "plan", "n": 1, "who": "machine"},
        {"do": "lose", "who": "hero", "res": "trust", "to": "machine"},
        {"do": "raid", "where": "anywhere"},
        {"do": "move_district", "mode": "relocate", "n": 2},
        {"do": "gain", "who": "hero", "res": "trust", "n": True},
        {"do": "plan", "n": "many"},
    ],
)
def test_a_field_without_a_meaning_is_a_mistake(table: Any, step: dict[str, Any]) -> None:
    with pytest.raises(tabletown.BadContent, match="a test"):
        run(table(), step)


# -- content packs ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-50.1", "GM-50.8", "GM-50.9")
@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("missions.toml", 'do = "skip_event"', 'do = "skip_evening"', "skip_evening"),
        (
            "missions.toml",
            'on = "servant_enters_token"',
            'on = "servant_sneezes"',
            "servant_sneezes",
        ),
        ("missions.toml", 'test = "tokens_home"', 'test = "tokens_lost"', "tokens_lost"),
        ("events_automa.toml", 'left = "heroes_trust"', 'left = "heroes_luck"', "heroes_luck"),
        ("events_automa.toml", 'stat = "hero_order"', 'stat = "hero_mood"', "hero_mood"),
    ],
)
def test_a_mistake_in_a_pack_is_named(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    text = (BOX / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(
        "replace_all = true\n" + text.replace(old, new, 1), encoding="utf-8"
    )
    with pytest.raises(tabletown.BadContent, match=says) as caught:
        tabletown.new("great_machine", seats=1, mode="automa", pack=str(tmp_path))
    assert file in str(caught.value)
    assert "entry '" in str(caught.value)
