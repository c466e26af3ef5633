"""The acceptance scenarios S-03 to S-30, X-01 to X-12 and the layouts, with exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.state.city import City, unspot

FAR = {"P": "CC", "E": "CC", "L": "CC"}


def three(**given: Any) -> dict[str, Any]:
    """The heroes named, filled up to three with heroes who are not in the way; all have cards."""
    found = {name: dict(fields) for name, fields in given.items()}
    spare = [("culum", "SC"), ("veiga", "TH"), ("sylvia", "IN"), ("olga", "CS")]
    for name, place in spare:
        if len(found) < 3 and name not in found:
            found[name] = {"at": place}
    for fields in found.values():
        fields.setdefault("card", fields["at"])
    return found


ORDER = ("mateusz", "culum", "veiga", "olga", "sylvia", "mustafa")


def turn_of(name: str, heroes: dict[str, Any]) -> dict[str, Any]:
    """The fields of a position in which the turn of a hero has come."""
    for other in heroes:
        if ORDER.index(other) < ORDER.index(name):
            heroes[other].setdefault("taken", True)
    return {"turn": name, "heroes": heroes}


def spent(table: Any, key: str = "trust-paid") -> list[int]:
    return [event.args["n"] for event in table.events if event.key == key]


def opening(table: Any, key: str) -> list[Any]:
    """What was told while the position settled."""
    return [event.args for event in table.match.opening if event.key == key]


# -- part B: the small examples ----------------------------------------------------------------------


@pytest.mark.rule("GM-16.6")
def test_s03_only_one_step_of_the_plan_per_event(scene: Any) -> None:
    table = scene(phase="closing", event="rebels_and_loyalists", plan=5,
                  heroes=three(culum={"at": "TR"}, veiga={"at": "EL"}, sylvia={"at": "SC"}),
                  servants={"P": "TR", "E": "EL", "L": "MC"})  # fmt: skip
    assert (table.s.plan, table.s.round) == (6, 2)


@pytest.mark.rule("GM-2.2", "GM-2.3", "GM-11.6")
def test_s04_only_broken_guards_are_no_guards(scene: Any) -> None:
    heroes = three(culum={"at": "TR", "trust": 0})
    table = scene(phase="action", event="flying_carpets", guards={"TR": (0, 2)},
                  citizens={"TR": "A.u M.u I.u T.u"}, **turn_of("culum", heroes))  # fmt: skip
    table.play("act identify", *[table.token("TR", kind) for kind in "AMIT"])
    assert (table.people("TR"), table.trust("culum")) == ("A.k M.k I.k T.k", 0)


@pytest.mark.rule("GM-11.10", "GM-11.11", "GM-18.13", "GM-18.20")
@pytest.mark.parametrize(
    ("event", "die", "bid", "breaks"),
    [
        ("rebels_and_loyalists", 3, 2, True),
        ("high_alert", 3, 3, False),
        ("high_alert", 3, 4, True),
        ("rebels_and_loyalists", "shield", 4, False),
        ("high_alert", "shield", 4, False),
    ],
)
def test_s05_attack_modifiers(scene: Any, event: str, die: Any, bid: int, breaks: bool) -> None:
    heroes = three(veiga={"at": "TR", "trust": 4})
    table = scene(phase="action", event=event, dice=[die], **turn_of("veiga", heroes))
    table.play("act attack", f"bid {bid}")
    assert table.guards("TR") == ((1, 1) if breaks else (2, 0))
    assert table.trust("veiga") == 4 - bid


@pytest.mark.rule("GM-18.15", "GM-18.16")
def test_s06_two_heroes_identify_two_citizens(scene: Any) -> None:
    heroes = three(culum={"at": "SC"}, veiga={"at": "SC"}, sylvia={"at": "MC"})
    table = scene(phase="closing", event="join_the_uprising", heroes=heroes,
                  citizens={"SC": "S.u M.u T.u"})  # fmt: skip
    table.play(table.token("SC", "S"), table.token("SC", "T"))
    assert table.people("SC") == "S.k M.u T.k"
    assert table.s.round == 2  # nobody else was asked
    assert spent(table) == []


@pytest.mark.rule("GM-17.2", "GM-18.18")
def test_s07_three_raids_of_which_two_failed(scene: Any) -> None:
    heroes = three(culum={"at": "TR", "detained": True})
    table = scene(phase="closing", event="no_one_is_safe", discontent=4, raids="TR EL IN",
                  caught="TR", heroes=heroes)  # fmt: skip
    spaces = [(args["why"], args["space"]) for args in opening(table, "discontent")]
    assert spaces == [("failed_raid", 5), ("failed_raid", 6), ("no_one_is_safe", 7)]
    assert table.s.discontent == 7


@pytest.mark.rule("GM-12.14", "GM-12.17", "GM-18.25")
def test_s08_a_rally_of_0_is_no_special_action(scene: Any) -> None:
    heroes = three(culum={"at": "TR"}, veiga={"at": "CS", "trust": 8}, sylvia={"at": "SC"})
    heroes["sylvia"]["taken"] = True
    table = scene(phase="action", event="oppression_and_resistance", plan=5,
                  citizens={"CS": "M.u I.u"}, **turn_of("veiga", heroes))  # fmt: skip
    assert not table.offers("act square_a")
    assert table.refusal("act square_a") == ("too-few-citizens", "GM-12.14")
    table.play("end")
    assert (table.s.round, table.s.plan) == (2, 6)


@pytest.mark.rule("GM-18.26", "GM-18.27")
def test_s09_concentration_of_force(scene: Any) -> None:
    table = scene(phase="machine", event="concentration_of_force", bonds=5, heroes=three(),
                  servants={"P": "MC", "E": "TR", "L": "SC"})  # fmt: skip
    table.play("order P citadel_draw")
    assert (table.s.bonds, table.s.hand_size()) == (3, 1)
    assert table.refusal("order P draw_anywhere") == ("servant-has-acted", "GM-8.8")
    table.play("order E draw_anywhere")
    assert (table.s.bonds, table.s.hand_size()) == (1, 2)


@pytest.mark.rule("GM-18.31", "GM-12.1", "GM-12.3", "GM-12.12")
def test_s10_city_council_elections(scene: Any) -> None:
    def at(place: str, **more: Any) -> Any:
        heroes = three(culum={"at": place, "trust": 6}, veiga={"at": "SC"}, sylvia={"at": "IN"})
        return scene(phase="action", event="city_council_elections", discontent=4, hand=["levy"],
                     **turn_of("culum", heroes), **more)  # fmt: skip

    citadel = at("MC")
    assert all(citadel.offers(f"act {act}") for act in ("citadel_a", "citadel_b", "agitate"))
    square: dict[str, Any] = {"guards": {"CS": 1, "SC": 3}, "citizens": {"CS": "M.u I.u S.u N.u"}}
    assert at("CS", **square).play("act agitate").s.discontent == 5
    assert at("CS", **square).play("act square_a").s.discontent == 7
    assert at("TR").refusal("act agitate") == ("not-in-this-district", "GM-11.3")


@pytest.mark.rule("GM-6.8", "GM-6.9", "GM-18.33", "GM-19.9")
def test_s11_trust_versus_coercion_is_not_shared(scene: Any) -> None:
    heroes = {"culum": {"at": "TR", "trust": 3}, "olga": {"at": "TR", "trust": 6},
              "sylvia": {"at": "SC"}}  # fmt: skip
    table = scene(phase="income", event="trust_versus_coercion", published=["levy"], discontent=7,
                  heroes=heroes)  # fmt: skip
    table.play("give culum 4")
    assert (table.trust("culum"), table.trust("olga"), table.s.bonds) == (7, 7, 13)


@pytest.mark.rule("GM-18.35", "GM-19.11", "GM-19.12")
def test_s12_citywide_maintenance(scene: Any) -> None:
    guards = {"TR": (0, 2), "EL": (0, 2), "IN": (0, 2)}
    servants = {"P": "TR", "E": "EL", "L": "IN"}
    table = scene(phase="machine", event="citywide_maintenance", bonds=6, guards=guards,
                  servants=servants, heroes=three())  # fmt: skip
    for servant in "PEL":
        table.play(f"order {servant} repair", "again")
    assert [table.guards(code) for code in ("TR", "EL", "IN")] == [(2, 0)] * 3
    assert (table.s.bonds, table.s.acted) == (0, [1, 1, 1])
    table = scene(phase="machine", event="citywide_maintenance", bonds=5, guards=guards,
                  servants=servants, heroes=three(), published=["optimization"])  # fmt: skip
    table.play("order P repair", "again")
    assert table.s.bonds == 3
    table.play("order P raid")
    assert (table.s.bonds, table.guards("TR")) == (0, (2, 0))
    assert table.s.raids == 1 << table.d("TR")


@pytest.mark.rule("GM-18.44")
@pytest.mark.parametrize(("space", "price"), [(10, 5), (1, 2), (18, 7)])
def test_s13_wiretapping_price(scene: Any, space: int, price: int) -> None:
    # Phantasm and its colleagues stand with heroes: nothing to reveal in step 2
    heroes = three(culum={"at": "TR"}, veiga={"at": "TH"}, sylvia={"at": "SC"})
    table = scene(phase="closing", event="wiretapping", discontent=space, bonds=7, plan=5,
                  heroes=heroes, servants={"P": "TR", "E": "TH", "L": "SC"})  # fmt: skip
    assert (table.prompt, table.match.decision(0).details["price"]) == ("advance-plan", price)
    table.play("take")
    assert (table.s.plan, spent(table, "bonds-paid")) == (6, [price])


@pytest.mark.rule("GM-19.14")
@pytest.mark.parametrize(("space", "after"), [(9, None), (3, None), (10, 9), (18, None)])
def test_s14_pacification_never_drops_a_stage(scene: Any, space: int, after: int | None) -> None:
    table = scene(phase="machine", event="flying_carpets", discontent=space, bonds=3,
                  published=["pacification"], servants={"P": "TR", "E": "CC", "L": "CC"},
                  heroes=three())  # fmt: skip
    assert table.offers("order P pacify") == (after is not None)
    if after is None:
        assert table.refusal("order P pacify") == ("stage-would-drop", "GM-19.14")
    else:
        assert table.play("order P pacify").s.discontent == after
        assert table.s.bonds == 3


@pytest.mark.rule("GM-14.6", "GM-14.13", "GM-19.15")
@pytest.mark.parametrize(
    ("citizens", "sides", "successes"), [("A.k M.k", (2, 1), 1), ("A.k", (1, 1), 0)]
)
def test_s15_fortification_without_guards(
    scene: Any, citizens: str, sides: tuple[int, int], successes: int
) -> None:
    heroes = three(veiga={"at": "TR", "trust": 0})
    table = scene(phase="action", event="flying_carpets", discontent=9, guards={"TR": (0, 2)},
                  published=["fortification"], citizens={"TR": citizens},
                  **turn_of("veiga", heroes))  # fmt: skip
    riot = table.s.tables.acts[table.s.tables.act_number["hero", "riot"]]
    assert act_price(table.s, table.s.active, riot) == 0
    table.play("act riot")
    (result,) = [event.args for event in table.events if event.key == "riot-result"]
    assert (result["support"], result["opposition"]) == sides
    assert table.s.successes() == successes


@pytest.mark.rule("GM-2.5", "GM-9.5")
def test_s16_surveillance_prices(scene: Any) -> None:
    more: dict[str, Any] = {
        "event": "flying_carpets", "published": ["surveillance"], "guards": {"TR": 1, "SC": 3},
        "servants": {"P": "TR", "E": "TR", "L": "CC"},
    }  # fmt: skip
    heroes = three(veiga={"at": "TR", "trust": 3, "card": "EL"}, culum={"at": "SC"})
    table = scene(phase="turn", **turn_of("veiga", heroes), **more)
    assert table.hero_view("veiga")["leave_price"] == 3
    terms = [tuple(term) for term in table.hero_view("veiga")["leave_terms"]]
    assert terms == [("guards", 1), ("surveillance", 2)]
    assert table.play("step EL").trust("veiga") == 0
    heroes = three(veiga={"at": "TR", "trust": 3}, culum={"at": "SC"})
    table = scene(phase="action", **turn_of("veiga", heroes), **more)
    assert table.play("act agitate").trust("veiga") == 0


@pytest.mark.rule("GM-6.8", "GM-6.9", "GM-20.20")
def test_s17_sylvia_in_the_main_citadel(scene: Any) -> None:
    def begins(culum: str, sylvia: str) -> Any:
        heroes = {"culum": {"at": culum}, "veiga": {"at": "TH"}, "sylvia": {"at": sylvia}}
        return scene(phase="income", event="flying_carpets", heroes=heroes)

    assert begins("TR", "MC").trust("sylvia") == 4
    assert begins("TR", "CS").trust("sylvia") == 4  # four citizens, no bonus
    for given, culum, sylvia in ((1, 1, 3), (0, 0, 4)):
        table = begins("MC", "MC").play(f"give culum {given}")
        assert (table.trust("culum"), table.trust("sylvia")) == (culum, sylvia)


@pytest.mark.rule("GM-20.17", "GM-20.18", "GM-18.10")
def test_s18_olga_under_security_control(scene: Any) -> None:
    heroes = three(olga={"at": "TH", "trust": 3, "card": "CC"}, culum={"at": "SC"})
    table = scene(phase="turn", event="security_control", **turn_of("olga", heroes))
    assert table.hero_view("olga")["leave_price"] == 1
    assert table.play("step CC").trust("olga") == 2


@pytest.mark.rule("GM-11.7", "GM-8.13", "GM-14.1")
def test_s19_riot_tokens_forbid_only_riots(scene: Any) -> None:
    heroes = three(veiga={"at": "CS", "trust": 8})
    table = scene(phase="action", event="flying_carpets", riots="CS", **turn_of("veiga", heroes))
    assert table.offers("act square_a")
    assert table.refusal("act riot") == ("riot-token-here", "GM-14.1")
    table = scene(phase="machine", event="flying_carpets", riots="CS", bonds=2, heroes=three(),
                  servants={"P": "CS"})  # fmt: skip
    table.play("order P raid")
    assert table.s.raids == 1 << table.d("CS")


@pytest.mark.rule("GM-16.9")
def test_s20_four_plan_steps_in_one_round(scene: Any) -> None:
    heroes = three(culum={"at": "TR"}, veiga={"at": "EL"}, sylvia={"at": "SC"})
    table = scene(phase="heroes", event="security_control", plan=4, raids="TR EL SC",
                  heroes=heroes)  # fmt: skip
    for _ in range(3):
        table.play("detain great_goal", "end")
    assert (table.s.round, table.s.plan) == (2, 8)


@pytest.mark.rule("GM-23.1", "GM-23.3")
@pytest.mark.parametrize(
    ("start", "heroes_win", "following"), [(3, True, 3), (1, True, 2), (2, False, 1)]
)
def test_s21_progressive_master_plan(
    scene: Any, start: int, heroes_win: bool, following: int
) -> None:
    options = {"progressive_plan": True, "plan_start": start}
    end: dict[str, Any] = (
        {"discontent": 17, "riots": "EL IN", "raids": "SC"} if heroes_win else {"plan": 11}
    )
    table = scene(phase="closing", event="countdown", heroes=three(), options=options, **end)
    assert table.match.outcome.reason == ("riots" if heroes_win else "plan")
    assert table.match.view(0)["board"]["tracks"]["next_plan_start"] == following


@pytest.mark.rule("GM-15.11", "GM-20.15")
def test_s22_veiga_at_the_riot_stage(scene: Any) -> None:
    heroes = three(culum={"at": "SC"}, veiga={"at": "TR", "trust": 5}, sylvia={"at": "IN"})
    table = scene(phase="arrival", event="flying_carpets", discontent=18, riots="EL", raids="TR",
                  bonds=1, citizens={"CC": "A.u"}, **turn_of("veiga", heroes))  # fmt: skip
    table.play("detain seizure_of_funds")
    assert (table.trust("veiga"), table.s.bonds, table.s.discontent) == (0, 6, 18)
    assert (table.prompt, table.seat) == ("identify-instead", table.s.owners[table.hero("veiga")])
    table.play(table.token("CC", "A"))
    assert table.people("CC") == "A.k"
    assert table.s.successes() == 2  # the riot token and the riot stage
    assert not table.match.over


@pytest.mark.rule("GM-31.1", "GM-31.2", "GM-31.3")
def test_s23_random_districts(scene: Any) -> None:
    heroes = three(culum={"at": "IN"}, veiga={"at": "TH"}, sylvia={"at": "SC"})
    table = scene(mode="automa", seats=1, phase="closing", event="night_shift",
                  facts=["guard_broken"], guards={"TR": (0, 2)}, district_tokens="TR EL",
                  heroes=heroes)  # fmt: skip
    assert (table.guards("TR"), table.guards("EL")) == ((0, 2), (1, 1))
    automa = table.automa()
    assert (automa["tokens_up"], len(automa["tokens_down"])) == (["trade", "elite"], 7)


@pytest.mark.rule("GM-32.3", "GM-32.6", "GM-32.7", "GM-32.13", "GM-32.20")
def test_s24_underground_network(scene: Any) -> None:
    heroes = three(culum={"at": "CS", "trust": 1}, veiga={"at": "TH", "trust": 1},
                   sylvia={"at": "MC"})  # fmt: skip
    table = scene(mode="automa", seats=1, phase="closing", event="underground_network",
                  discontent=4, plan=3, heroes=heroes)  # fmt: skip
    assert table.prompt == "pledge"
    table.play("give culum 1", "give veiga 1")
    assert (table.s.discontent, table.s.plan, sum(table.s.extra)) == (5, 3, 0)
    assert spent(table) == [1, 1]
    heroes = three(culum={"at": "IN", "trust": 1}, veiga={"at": "TH", "trust": 1},
                   sylvia={"at": "MC"})  # fmt: skip
    table = scene(mode="automa", seats=1, phase="closing", event="underground_network",
                  discontent=4, plan=3, heroes=heroes)  # fmt: skip
    assert (table.s.discontent, sum(table.s.extra), table.s.round) == (4, 1, 2)


@pytest.mark.rule("GM-33.13", "GM-33.16", "GM-33.17", "GM-33.26", "GM-37.4")
def test_s25_central_square_and_executor(scene: Any) -> None:
    def marker(table: Any) -> int:
        return int(table.match.view(0)["board"]["tracks"]["marker"])

    heroes = three(culum={"at": "EL"})
    common: dict[str, Any] = {
        "mode": "automa", "seats": 1, "phase": "machine", "event": "tribunal", "heroes": heroes,
    }  # fmt: skip
    lex = {"servant": "L", "servants": {"P": "MC", "E": "MC", "L": "CS"}, "movement": ["patrol"]}
    table = scene(citizens={"CS": "M.u I.u S.u N.u A.u"}, **lex, **common)
    assert marker(table) == 4  # riot, 5, 4
    table = scene(
        citizens={"CS": "M.u I.u S.u N.u"}, guards={"CS": (2, 1), "EL": 1}, **lex, **common
    )
    assert (marker(table), table.guards("CS")) == (5, (2, 1))  # riot, 5
    heroes = three(culum={"at": "IN", "trust": 3})
    common["heroes"] = heroes
    table = scene(
        servant="E", servants={"P": "MC", "E": "TH", "L": "MC"}, movement=["direction_north"],
        discontent=3, published=["auto_confiscation"], guards={"IN": (1, 1)},
        citizens={"IN": "S.r M.r"}, **common,
    )  # fmt: skip
    assert table.servant_at("E") == "IN"
    assert opening(table, "trust-lost")[0]["n"] == 2
    orders = [args["act"] for args in opening(table, "order") if args["servant"] == "executor"]
    assert orders == ["automa_repair"]
    assert (table.guards("IN"), table.people("IN")) == ((2, 0), "S.r M.r")


@pytest.mark.rule("GM-36.9", "GM-36.10")
def test_s26_reinforcement_guard(scene: Any) -> None:
    heroes = three(culum={"at": "SC"}, veiga={"at": "TH"}, sylvia={"at": "TR", "trust": 3})
    table = scene(mode="automa", seats=1, phase="action", event="tribunal", dice=[3],
                  guards={"TR": (3, 0, 1)}, servants=FAR, **turn_of("sylvia", heroes))  # fmt: skip
    table.play("act attack", "target reinforcement", "bid 2")
    assert spent(table) == [2]
    assert (table.guards("TR"), table.s.extra[table.d("TR")]) == ((2, 0), 0)
    assert table.s.free_guard_slot(table.d("TR"))
    assert table.automa()["supply"] == 9 - sum(table.s.extra)


@pytest.mark.rule("GM-35.5", "GM-35.6", "GM-35.7", "GM-35.10", "GM-35.11")
def test_s27_veiga(scene: Any) -> None:
    def arrives(servant: str) -> Any:
        heroes = three(culum={"at": "SC"}, veiga={"at": "TR", "trust": 3}, sylvia={"at": "IN"})
        servants = {**FAR, servant: "TR"}
        return scene(mode="automa", seats=1, phase="arrival", event="tribunal", discontent=3,
                     servants=servants, **turn_of("veiga", heroes))  # fmt: skip

    table = arrives("E")
    assert (table.trust("veiga"), table.s.discontent) == (0, 5)
    assert table.s.taken >> table.hero("veiga") & 1  # her turn is over
    table = arrives("P")
    assert (table.match.view(0)["board"]["tracks"]["marker"], table.trust("veiga")) == (4, 5)
    assert (table.prompt, table.s.active) == ("hero-action", table.hero("veiga"))


SET_I = ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]


@pytest.mark.rule("GM-35.7", "GM-38.7", "GM-38.8", "GM-38.9", "GM-39.1")
def test_s28_interaction_after_detention(scene: Any) -> None:
    missions = {"cards": SET_I, "waiting": SET_I[2:], "servant_tokens": {"E": "IN"}}

    def arrives() -> Any:
        heroes = three(culum={"at": "IN"}, veiga={"at": "TH", "token": "IN"}, sylvia={"at": "SC"})
        return scene(mode="automa", seats=1, phase="arrival", event="tribunal",
                     servants={**FAR, "L": "IN"}, missions=missions,
                     **turn_of("culum", heroes))  # fmt: skip

    table = arrives()
    assert table.seized("culum") == {"IN"}
    assert table.options() == [
        "interact deactivating_trap", "interact learn_their_weaknesses", "pass",
    ]  # fmt: skip
    table.play("interact deactivating_trap")
    assert sorted(table.tokens("IN")) == ["culum", "executor", "veiga"]
    assert table.s.taken & 1  # no action, no second interaction
    table = arrives().play("interact learn_their_weaknesses")
    assert table.tokens("IN") == ["veiga"]
    assert table.s.taken & 1


@pytest.mark.rule("GM-37.12", "GM-15.2")
def test_s29_provocation_twice(scene: Any) -> None:
    heroes = three(culum={"at": "CS", "trust": 1}, veiga={"at": "TH"}, sylvia={"at": "SC"})
    table = scene(mode="automa", seats=1, phase="action", event="tribunal", discontent=8, plan=4,
                  published=["auto_provocation"], guards={"CS": 1, "SC": 3}, servants=FAR,
                  citizens={"CS": "M.u I.u S.u N.u A.u"}, **turn_of("culum", heroes))  # fmt: skip
    table.play("act square_a")
    assert (table.s.discontent, table.s.plan, table.trust("culum")) == (12, 6, 0)


@pytest.mark.rule(
    "GM-39.1", "GM-39.2", "GM-39.3", "GM-39.4", "GM-39.7", "GM-38.15", "GM-38.16"
)  # fmt: skip
def test_s30_trap_and_immunity(scene: Any) -> None:
    missions = {"cards": SET_I, "waiting": SET_I[2:]}
    heroes = three(culum={"at": "TR", "token": "TR"}, veiga={"at": "TH", "token": "TR"},
                   sylvia={"at": "TR"})  # fmt: skip
    table = scene(
        mode="automa", seats=1, phase="arrival", event="tribunal", round=5, missions=missions,
        options={"level": "super"}, servants=FAR, discontent=4,
        movement=["pursuit_bird", "patrol", "direction_west", "direction_east", "city_heart",
                  "direction_south"],
        **turn_of("sylvia", heroes),
    )  # fmt: skip
    table.play("interact deactivating_trap", "end")
    # step 4 of round 5
    assert (table.mission("A"), table.automa()["riot_tokens"]) == ("reached", 1)
    assert [table.hero_view(name)["token"] for name in ("culum", "veiga", "sylvia")] == ["home"] * 3
    assert table.tokens("TR") == ["ambush"]
    # round 6: Phantasm pursues Sylvia into Trade
    assert table.s.round == 6
    if table.prompt == "share-trust":
        table.play("give culum 2")
    table.play("access culum TR", "access veiga TH", "access sylvia TR")
    assert (table.servant_at("P"), table.tokens("TR")) == ("TR", [])
    phantasm = table.match.view(0)["board"]["machine"]["servants"][0]
    assert phantasm["deactivated"]
    assert not [e for e in table.events if e.key == "order" and e.args["servant"] == "phantasm"]
    assert (table.s.active, table.prompt) == (table.hero("culum"), "hero-action")
    assert table.s.detained == 0
    while table.s.round == 6:
        table.play("end" if table.offers("end") else table.options()[-1])
    # round 7: its movement card is discarded unused
    while table.prompt == "share-trust":
        table.play(table.options()[0])
    table.play("access culum TR", "access veiga TH", "access sylvia TR")
    moved = [e.args["servant"] for e in table.events if e.key == "servant-moved"]
    turned = [e.args["servant"] for e in table.events if e.key == "movement-card"]
    assert (turned, moved) == (["phantasm", "executor", "lex_hecate"], ["executor", "lex_hecate"])
    assert table.s.deactivated == 1
    while table.s.round == 7:
        table.play("end" if table.offers("end") else table.options()[-1])
    assert (table.s.deactivated, table.servant_at("P")) == (0, "TR")


@pytest.mark.rule("GM-39.7")
def test_s30_the_holder_of_a_servant_token_plays_on(scene: Any) -> None:
    tokens = {"P": "veiga", "E": "sylvia", "L": "culum"}
    missions = {"cards": SET_I, "waiting": SET_I[2:], "reached": SET_I[1:2],
                "servant_tokens": tokens}  # fmt: skip
    heroes = three(culum={"at": "EL"}, veiga={"at": "TH"}, sylvia={"at": "SC"})
    table = scene(mode="automa", seats=1, phase="arrival", event="tribunal", missions=missions,
                  servants={**FAR, "L": "EL"}, **turn_of("culum", heroes))  # fmt: skip
    table.play("pass")
    assert (table.prompt, table.seized("culum"), table.s.detained) == ("hero-action", set(), 0)


# -- part C: further scenarios -------------------------------------------------------------------------


@pytest.mark.rule("GM-5.16", "GM-12.12", "GM-15.2", "GM-19.21", "GM-19.24")
def test_x01_provocation_paid_once_although_two_stages_are_entered(scene: Any) -> None:
    heroes = three(culum={"at": "SC"}, veiga={"at": "CS", "trust": 3}, sylvia={"at": "IN"})
    table = scene(phase="action", event="flying_carpets", published=["provocation"], discontent=8,
                  guards={"CS": 1, "SC": 3}, citizens={"CS": "M.u I.u S.u N.u A.u"}, bonds=5,
                  plan=6, **turn_of("veiga", heroes))  # fmt: skip
    table.play("act square_a")
    assert (table.trust("veiga"), table.s.discontent, table.seat) == (2, 9, 0)
    assert (table.prompt, table.options()) == ("offer", ["take", "pass"])
    table.play("take")
    assert (table.s.discontent, table.s.plan, table.s.bonds) == (12, 7, 2)
    assert table.prompt != "offer"


@pytest.mark.rule(
    "GM-9.9", "GM-9.11", "GM-9.14", "GM-10.10", "GM-10.11", "GM-10.12", "GM-10.13", "GM-10.14",
    "GM-17.2", "GM-18.15", "GM-18.17", "GM-19.23",
)  # fmt: skip
def test_x02_detained_on_the_way_into_a_raid(scene: Any) -> None:
    heroes = three(culum={"at": "MC"}, veiga={"at": "CC"},
                   sylvia={"at": "IN", "trust": 1, "card": "TR"})  # fmt: skip
    table = scene(phase="turn", event="join_the_uprising", published=["provocation"], bonds=9,
                  discontent=5, plan=6, servants={"P": "TL", "E": "TR", "L": "TL"}, raids="TR",
                  dice=["cuffs"], **turn_of("sylvia", heroes))  # fmt: skip
    table.play("step TR")
    told = [(event.key, event.rule) for event in table.events]
    assert ("trust-lost", "GM-9.9") in told
    assert (table.at("sylvia"), table.seized("sylvia")) == ("TR", {"TR"})
    # no decision for the Machine, nobody identifies, and the round is over
    assert (table.s.round, len(table.match.history), table.s.bonds) == (2, 1, 9 + 8)
    assert (table.s.discontent, table.s.stage, table.s.plan) == (6, 2, 7)
    assert ("raid-failed", "GM-15.10") in told


@pytest.mark.rule("GM-2.5", "GM-9.5", "GM-18.10", "GM-20.17", "GM-20.18")
@pytest.mark.parametrize(
    ("name", "trust", "first", "second"), [("olga", 4, 3, 0), ("veiga", 8, 4, 1)]
)
def test_x03_three_price_modifiers_at_once(
    scene: Any, name: str, trust: int, first: int, second: int
) -> None:
    heroes = three(culum={"at": "SC"}, sylvia={"at": "EL"},
                   **{name: {"at": "TH", "trust": trust, "card": "IN"}})  # fmt: skip
    table = scene(phase="turn", event="security_control", published=["surveillance"],
                  servants={"P": "TH", "E": "CS", "L": "MC"}, **turn_of(name, heroes))  # fmt: skip
    assert table.play("step CS").trust(name) == first
    assert table.play("step IN").trust(name) == second
    assert "escape" not in table.told(0)
    assert table.at(name) == "IN"


@pytest.mark.rule(
    "GM-14.2", "GM-14.5", "GM-14.6", "GM-14.7", "GM-14.9", "GM-14.13", "GM-19.15", "GM-19.19"
)  # fmt: skip
def test_x04_a_riot_with_everything_on(scene: Any) -> None:
    def make(guards: int) -> Any:
        heroes = three(culum={"at": "TR"}, veiga={"at": "TH"}, sylvia={"at": "SC", "trust": 4})
        return scene(phase="action", event="flying_carpets", discontent=9,
                     published=["fortification", "surveillance"],
                     guards={"SC": guards, "EL": 4 - guards},
                     servants={"P": "SC", "E": "MC", "L": "MC"},
                     citizens={"SC": "A.k S.k S.k M.u T.u"}, **turn_of("sylvia", heroes))  # fmt: skip

    table = make(1)
    table.play("act riot")
    (result,) = [event.args for event in table.events if event.key == "riot-result"]
    assert (result["support"], result["opposition"]) == (4, 3)
    assert spent(table) == [4]
    assert (table.guards("SC"), table.s.riots) == ((0, 1), 1 << table.d("SC"))
    assert table.people("SC") == "A.r S.r S.r M.r T.r"
    table = make(2)
    refusal = table.match.refusal(table.seat, table.match.parse("act riot"))
    assert (refusal.key, dict(refusal.args)["need"]) == ("too-little-trust", 6)


@pytest.mark.rule("GM-5.3", "GM-15.5", "GM-16.2", "GM-16.3", "GM-17.1", "GM-17.2", "GM-18.54")
def test_x05_the_heroes_win_before_the_countdown_ticks(scene: Any) -> None:
    table = scene(phase="closing", event="countdown", discontent=17, riots="EL IN", plan=11,
                  raids="TR", heroes=three())  # fmt: skip
    assert (table.s.discontent, table.s.plan, table.s.successes()) == (18, 11, 3)
    assert table.match.outcome.winners == (1, 2, 3)


@pytest.mark.rule("GM-11.6", "GM-11.15", "GM-20.5", "GM-20.6", "GM-20.7", "GM-20.8", "GM-20.9")
def test_x06_culum_opens_the_door(scene: Any) -> None:
    def make(die: int) -> Any:
        heroes = three(culum={"at": "EL", "trust": 4}, veiga={"at": "TH"}, sylvia={"at": "SC"})
        return scene(phase="action", event="flying_carpets", guards={"EL": (1, 1)}, dice=[die],
                     citizens={"EL": "T.u T.u N.u N.u"}, **turn_of("culum", heroes))  # fmt: skip

    table = make(3)
    table.play("act attack", "bid 3")
    assert (table.trust("culum"), table.guards("EL")) == (1, (0, 2))
    table.play("act identify", table.token("EL", "T"), table.token("EL", "T", 1),
               table.token("EL", "N"), table.token("EL", "N", 1))  # fmt: skip
    assert (table.people("EL"), table.trust("culum")) == ("T.k T.k N.k N.k", 1)
    table = make(3).play("act gain_trust")
    assert table.s.active != table.hero("culum")  # no second action
    table = make(3).play("act riot")
    assert table.s.active != table.hero("culum")
    table = make(4).play("act attack", "bid 3")
    assert table.guards("EL") == (1, 1)
    assert table.refusal("act attack") == ("same-action-twice", "GM-20.5")
    assert table.refusal("act riot") == ("riot-only-alone", "GM-20.7")


@pytest.mark.rule("GM-2.18", "GM-6.4", "GM-6.5", "GM-6.6", "GM-6.7", "GM-6.8", "GM-6.9", "GM-20.20")
@pytest.mark.parametrize("more", ["", " T.r"])
def test_x07_sharing_income_at_the_maximum(scene: Any, more: str) -> None:
    def begins() -> Any:
        heroes = {"culum": {"at": "TL", "trust": 5}, "veiga": {"at": "TH"},
                  "sylvia": {"at": "TL", "trust": 6}}  # fmt: skip
        return scene(phase="income", event="flying_carpets", discontent=7, heroes=heroes,
                     citizens={"TL": "M.u T.k S.r" + more})  # fmt: skip

    table = begins()
    assert table.match.decision(table.seat).details["n"] == 4
    table.play("give culum 2")
    assert (table.trust("culum"), table.trust("sylvia")) == (7, 8)
    lost = [event.args["lost"] for event in table.events
            if event.key == "trust-gained" and event.args["why"] == "sylvia"]  # fmt: skip
    assert lost == [3]
    table = begins().play("give culum 0")
    assert (table.trust("culum"), table.trust("sylvia")) == (5, 8)


@pytest.mark.rule("GM-34.2", "GM-34.3", "GM-34.4", "GM-34.5", "GM-34.8", "GM-35.5")
@pytest.mark.parametrize(
    ("space", "marker", "plan", "left"), [(13, 5, 6, 5), (16, 0, 6, 6), (18, 0, 8, 0)]
)
def test_x08_progress_marker_with_left_over_steps(
    scene: Any, space: int, marker: int, plan: int, left: int
) -> None:
    heroes = three(culum={"at": "TR"}, veiga={"at": "TH"}, sylvia={"at": "SC"})
    table = scene(mode="automa", seats=1, phase="arrival", event="tribunal", discontent=space,
                  marker=marker, plan=5, servants={**FAR, "P": "TR"},
                  **turn_of("culum", heroes))  # fmt: skip
    tracks = table.match.view(0)["board"]["tracks"]
    assert (tracks["plan"], tracks["marker"]) == (plan, left)


@pytest.mark.rule(
    "GM-33.13", "GM-33.29", "GM-33.30", "GM-33.31", "GM-35.18", "GM-37.8", "GM-37.9", "GM-37.11"
)  # fmt: skip
def test_x09_three_actions_and_the_raid_token(scene: Any) -> None:
    heroes = three(culum={"at": "EL"}, veiga={"at": "TH"}, sylvia={"at": "SC"})
    table = scene(
        mode="automa", seats=1, phase="machine", servant="E", event="tribunal", riots="TR",
        raids="TR", guards={"TR": (0, 2)}, citizens={"TR": "A.r M.r T.r"}, discontent=10,
        published=["auto_optimization", "auto_resettlement"], movement=["direction_north"],
        servants={"P": "MC", "E": "IN", "L": "MC"}, district_tokens="CC", heroes=heroes,
    )  # fmt: skip
    orders = [args["act"] for args in opening(table, "order") if args["servant"] == "executor"]
    assert orders == ["automa_arrest", "automa_repair", "automa_common"]
    assert opening(table, "arrested")[0]["kind"] == "artist"
    assert table.guards("TR") == (2, 0)
    assert table.match.view(0)["board"]["tracks"]["marker"] == 6
    (mixed,) = opening(table, "mixed")
    assert mixed["kind"] == "merchant"
    assert len(table.people("TR").split()) == 2
    assert sorted(code.split(".")[1] for code in table.people("TR").split()) == ["r", "u"]
    assert table.people("CC").endswith(".u")
    assert table.s.raids == 0


@pytest.mark.rule(
    "GM-3.6", "GM-3.7", "GM-3.8", "GM-3.9", "GM-3.10", "GM-3.11", "GM-3.12", "GM-3.13"
)
def test_x10_which_districts_can_be_relocated(scene: Any) -> None:
    heroes = three(culum={"at": "CC", "trust": 3}, veiga={"at": "SC"}, sylvia={"at": "EL"})
    table = scene(phase="action", event="security_control", **turn_of("culum", heroes))
    table.play("act control_a")
    targets: dict[str, set[tuple[int, int, str]]] = {}
    for d, place in table.s.city.relocations():
        column, row, turn = unspot(place)
        targets.setdefault(table.s.tables.district_ids[d], set()).add((column, row, "hv"[turn]))
    assert "theatre" not in targets
    assert "industrial" not in targets
    assert table.match.explain(table.seat, "theatre")[0].key == "no-free-side"
    assert targets["elite"] == {(0, 1, "h"), (3, 0, "v")}
    assert len(targets["trade"]) == 11
    assert {(4, 5, "v"), (4, 5, "h")} <= targets["trade"]
    assert (4, 5, "h") in targets["main_citadel"]
    assert {option.split()[1] for option in table.options()} == set(targets)

    def neighbours(district: str, column: int, row: int, turn: str, of: str) -> set[str]:
        d = table.s.tables.district_ids.index(district)
        after = table.s.city.relocated(d, place_of(column, row, turn))
        near = after.neighbours[table.s.tables.district_ids.index(of)]
        return {table.s.tables.district_ids[other] for other in near}

    assert neighbours("elite", 0, 1, "h", "elite") == {"industrial", "trade"}
    assert neighbours("elite", 3, 0, "v", "elite") == {"central_square", "industrial", "trade"}
    for turn in "hv":
        assert neighbours("trade", 4, 5, turn, "trade") == {"science", "tower_of_law"}
    assert neighbours("main_citadel", 4, 5, "h", "control_centre") == {"theatre", "tower_of_law"}
    assert table.refusal("relocate EL 5,4 v") == ("fewer-than-two-connections", "GM-3.6")


def place_of(column: int, row: int, turn: str) -> int:
    from tabletown.games.great_machine.state.city import spot

    return spot(column, row, "hv".index(turn))


@pytest.mark.rule("GM-35.6", "GM-35.14", "GM-39.45", "GM-39.46")
def test_x11_underground_shelter(scene: Any) -> None:
    cards = ["program_swap", "revealing_the_plans", "rise_of_the_resistance"]
    missions = {"cards": cards, "reached": cards, "underground": "SC"}

    def make(**more: Any) -> Any:
        heroes = three(culum={"at": "SC", "trust": 1}, veiga={"at": "TH"},
                       mustafa={"at": "SC", "trust": 4})  # fmt: skip
        return scene(mode="automa", seats=1, phase="heroes", event="tribunal", missions=missions,
                     servants={**FAR, "E": "SC"}, heroes=heroes, **more)  # fmt: skip

    table = make(idle="E")
    assert table.trust("culum") == 4
    table.play("end", "end")
    assert (table.trust("mustafa"), table.s.detained) == (6, 0)
    table = make()
    assert (table.trust("culum"), table.s.active) == (3, table.hero("veiga"))
    table.play("end")
    told = {e.key: e.args for e in table.events if e.args.get("hero") == "mustafa"}
    assert (told["trust-lost"]["n"], told["trust-gained"]["n"]) == (4, 3)
    assert table.prompt != "hero-action"


@pytest.mark.rule(
    "GM-11.17", "GM-39.24", "GM-39.25", "GM-39.26", "GM-39.27", "GM-39.28", "GM-39.50", "GM-31.5"
)  # fmt: skip
def test_x12_falsification_needs_two_turns(scene: Any) -> None:
    cards = ["system_hack", "falsification", "guard_control"]
    heroes = three(culum={"at": "TH", "trust": 3}, veiga={"at": "TH", "trust": 2},
                   sylvia={"at": "SC"})  # fmt: skip
    table = scene(mode="automa", seats=1, phase="heroes", event="countdown_automa", discontent=4,
                  missions={"cards": cards, "waiting": cards[2:]}, servants=FAR, heroes=heroes,
                  citizens={"TH": "A.r", "CS": "I.u M.u T.u N.u"}, arrested="S M T N")  # fmt: skip
    assert table.s.arrested().bit_count() == 6
    table.play("interact falsification")
    assert table.refusal("act move_citizens") == ("data-just-attached", "GM-39.25")
    table.play("end", "act move_citizens", "district MC")
    assert table.trust("veiga") == 1
    table.play("end")
    assert (table.mission("B"), table.automa()["riot_tokens"]) == ("reached", 1)
    table.play("take", "district TH", "take", "district TR")
    assert "S.r" in table.people("TH").split()
    assert "M.r" in table.people("TR").split()
    assert table.s.arrested().bit_count() == 4


# -- part D: layouts -----------------------------------------------------------------------------------

LAYOUTS = {
    "layout_standard_1": (
        """
        .. TR TR .. ..
        .. EL IN .. ..
        .. EL IN CS CS
        MC MC TH TH SC
        .. CC CC TL SC
        .. .. .. TL ..
        """,
        "CC: MC TH TL; CS: IN SC TH; EL: IN MC TR; IN: CS EL TH TR; MC: CC EL TH; SC: CS TH TL; "
        "TH: CC CS IN MC SC TL; TL: CC SC TH; TR: EL IN",
    ),
    "layout_standard_2": (
        """
        .. .. CS CS .. ..
        .. EL EL TR TR ..
        MC MC IN IN TL TL
        .. SC SC TH TH ..
        .. .. CC CC .. ..
        """,
        "CC: SC TH; CS: EL TR; EL: CS IN MC TR; IN: EL MC SC TH TL TR; MC: EL IN SC; "
        "SC: CC IN MC TH; TH: CC IN SC TL; TL: IN TH TR; TR: CS EL IN TL",
    ),
    "layout_standard_3": (
        """
        TL CS CS C3 C3 CC
        TL C2 C2 C4 C4 CC
        C1 C1 MC MC C5 C5
        """,
        "C1: C2 MC TL; C2: C1 C4 CS MC TL; C3: C4 CC CS; C4: C2 C3 C5 CC MC; C5: C4 CC MC; "
        "CC: C3 C4 C5; CS: C2 C3 TL; MC: C1 C2 C4 C5; TL: C1 C2 CS",
    ),
    "layout_standard_4": (
        """
        .. C2 MC MC C5 ..
        C1 C2 C3 C4 C5 CS
        C1 TL C3 C4 CC CS
        .. TL .. .. CC ..
        """,
        "C1: C2 TL; C2: C1 C3 MC TL; C3: C2 C4 MC TL; C4: C3 C5 CC MC; C5: C4 CC CS MC; "
        "CC: C4 C5 CS; CS: C5 CC; MC: C2 C3 C4 C5; TL: C1 C2 C3",
    ),
    "layout_original_5": (
        """
        .. TL TL C2 C2 C3 C3 CC CC ..
        CS CS C1 C1 MC MC C4 C4 C5 C5
        """,
        "C1: C2 CS MC TL; C2: C1 C3 MC TL; C3: C2 C4 CC MC; C4: C3 C5 CC MC; C5: C4 CC; "
        "CC: C3 C4 C5; CS: C1 TL; MC: C1 C2 C3 C4; TL: C1 C2 CS",
    ),
    "layout_original_6": (
        """
        TL TL CS CS
        C1 C3 C3 ..
        C1 MC .. ..
        C2 MC .. ..
        C2 C4 C4 ..
        CC CC C5 C5
        """,
        "C1: C2 C3 MC TL; C2: C1 C4 CC MC; C3: C1 CS MC TL; C4: C2 C5 CC MC; C5: C4 CC; "
        "CC: C2 C4 C5; CS: C3 TL; MC: C1 C2 C3 C4; TL: C1 C3 CS",
    ),
}


@pytest.mark.rule("GM-22.12", "GM-22.14", "GM-22.15", "GM-3.4", "GM-3.6", "GM-3.7")
@pytest.mark.parametrize("name", list(LAYOUTS))
def test_layouts_and_their_connections(scene: Any, name: str) -> None:
    table = scene()
    t = table.s.tables
    layout = t.layouts[name]
    fixed = not layout.random_common
    common = [d for d in range(9) if t.common >> d & 1]
    code_of = {table.d(code): code for code in ("TR", "IN", "SC", "TH", "EL")}
    if not fixed:
        code_of = {d: f"C{i + 1}" for i, d in enumerate(common)}
    code_of |= {table.d(code): code for code in ("MC", "TL", "CC", "CS")}
    city = City.of(t.layout_places(layout, common))
    picture, connections = LAYOUTS[name]
    rows = [line.split() for line in picture.split("\n") if line.strip()]
    drawn = [[".."] * len(row) for row in rows]
    for d, place in enumerate(city.places):
        column, row, turn = unspot(place)
        for step in (0, 1):
            drawn[row + step * turn][column + step * (1 - turn)] = code_of[d]
    assert drawn == rows
    wanted = {}
    for part in connections.split(";"):
        code, _, near = part.partition(":")
        wanted[code.strip()] = set(near.split())
    assert {
        code_of[d]: {code_of[other] for other in city.neighbours[d]} for d in range(9)
    } == wanted
