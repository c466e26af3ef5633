"""What the table foretells: odds, prices, conditions, next effects; only from what a seat knows."""

from __future__ import annotations

from typing import Any

import pytest

MACHINE = 0
HEROES = 1


def by(rows: list[dict[str, Any]], **wanted: Any) -> dict[str, Any]:
    """The row with these values."""
    found = [row for row in rows if all(row[name] == value for name, value in wanted.items())]
    assert len(found) == 1, rows
    return found[0]


def seen(scene: Any, seat: int | None = HEROES) -> dict[str, Any]:
    forecast: dict[str, Any] = scene.match.forecast(seat)
    return forecast


# -- riots (GM-70.5, GM-70.6) -----------------------------------------------------------------------------


@pytest.mark.rule("GM-70.5", "GM-70.6")
def test_riot_odds_come_from_what_each_side_has_seen(arrived: Any) -> None:
    s = arrived(
        "sylvia", sylvia={"at": "IN", "trust": 3}, discontent=8, guards={"IN": [1, 1]},
        citizens={"IN": "A.k S.k M.k T.k"},
    )  # fmt: skip
    heroes = by(seen(s)["riots"], district="industrial")
    assert (heroes["support"], heroes["opposition"], heroes["unknown"]) == (2, 2, 0)
    assert heroes["opposition_terms"] == [("guards", 1), ("traitors", 1)]
    assert (heroes["price"], heroes["chance"], heroes["allowed"]) == (0, 0.0, True)
    # the Machine sees four backs: it needs more active citizens over traitors than 1 guard
    machine = by(seen(s, MACHINE)["riots"], district="industrial")
    assert (machine["support"], machine["opposition"], machine["unknown"]) == (0, 1, 4)
    assert 0 < machine["chance"] < 1


@pytest.mark.rule("GM-70.5")
def test_riot_odds_with_one_unknown_citizen(arrived: Any) -> None:
    """Puzzle 2: it fails if the unknown citizen is a traitor."""
    s = arrived(
        "olga", olga={"at": "SC", "trust": 4}, discontent=9, guards={"SC": [2]},
        citizens={"SC": "A.k S.k M.k u"},
    )  # fmt: skip
    riot = by(seen(s)["riots"], district="science")
    assert (riot["support"], riot["opposition"], riot["unknown"], riot["price"]) == (3, 2, 1, 2)
    assert riot["chance"] == round(1 - 5 / 27, 4)  # 5 traitors among 27 kinds not seen


@pytest.mark.rule("GM-70.5", "GM-14.13")
def test_fortification_is_named_among_the_opponents(arrived: Any) -> None:
    s = arrived("sylvia", sylvia={"at": "SC"}, published=["fortification"], guards={"SC": [1, 1]})
    riot = by(seen(s)["riots"], district="science")
    assert riot["opposition_terms"] == [("guards", 1), ("fortification", 1)]
    assert riot["price"] == 4  # 1 guard for each of 4 unknown citizens


# -- attacks (GM-70.4) -------------------------------------------------------------------------------------


@pytest.mark.rule("GM-70.4")
@pytest.mark.parametrize(
    ("event", "bids"),
    [
        ("flying_carpets", [0.0, 0.3333, 0.6667, 0.8333]),
        ("high_alert", [0.0, 0.0, 0.3333, 0.6667]),
        ("rebels_and_loyalists", [0.3333, 0.6667, 0.8333, 0.8333]),
    ],
)
def test_attack_odds_by_bid(arrived: Any, event: str, bids: list[float]) -> None:
    s = arrived("culum", culum={"at": "TR", "trust": 4}, event=event)
    row = by(seen(s)["attacks"], hero="culum")
    assert (row["bids"], row["guard"], row["after_roll"]) == (bids, "regular", False)


@pytest.mark.rule("GM-70.4", "GM-36.9")
def test_attack_odds_by_kind_of_guard(arrived: Any) -> None:
    s = arrived("culum", culum={"at": "TR", "trust": 3}, mode="automa", guards={"TR": [3, 0, 1]})
    rows = [row for row in seen(s, 0)["attacks"] if row["hero"] == "culum"]
    assert by(rows, guard="regular")["bids"] == [0.0, 0.3333, 0.6667]
    assert by(rows, guard="reinforcement")["bids"] == [0.3333, 0.6667, 0.8333]


# -- ways (GM-70.3) ----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-70.3", "GM-9.5")
def test_the_cheapest_way_leg_by_leg(scene: Any) -> None:
    """Puzzle 1: prices go by guards, not by steps."""
    s = scene(
        phase="turn", turn="sylvia", event="flying_carpets",
        heroes={"sylvia": {"at": "MC", "trust": 5, "card": "CS"},
                "culum": {"at": "TR", "card": "TR", "taken": True},
                "veiga": {"at": "TR", "card": "TR", "taken": True}},
        guards={"MC": [2], "TH": [3], "EL": [1, 1], "IN": [1, 1], "CC": [0, 1], "TL": [2],
                "SC": [2], "CS": [1, 1], "TR": [2]},
    )  # fmt: skip
    way = by(seen(s)["ways"], hero="sylvia")
    assert (way["to"], way["price"], way["left"], way["chance"]) == ("central_square", 4, 1, 1.0)
    assert [leg["to"] for leg in way["legs"]] == ["elite", "industrial", "central_square"]
    assert [(leg["price"], leg["left"]) for leg in way["legs"]] == [(2, 3), (1, 2), (1, 1)]
    assert way["legs"][0]["terms"] == [("guards", 2)]


@pytest.mark.rule("GM-70.3", "GM-70.9", "GM-18.10")
def test_prices_are_explained_term_by_term(scene: Any) -> None:
    s = scene(
        phase="turn", turn="culum", event="security_control", published=["surveillance"],
        servants={"P": "TR", "E": "MC", "L": "MC"},
        heroes={"culum": {"at": "TR", "trust": 7, "card": "IN"}, "veiga": {"at": "TH", "card": "TH"},
                "sylvia": {"at": "SC", "card": "SC"}},
    )  # fmt: skip
    leg = by(seen(s)["ways"], hero="culum")["legs"][0]
    assert leg["price"] == 4
    assert leg["terms"] == [("guards", 2), ("surveillance", 1), ("security_control", 1)]


@pytest.mark.rule("GM-70.3", "GM-9.9")
def test_a_way_that_cannot_be_paid_is_an_escape(scene: Any) -> None:
    s = scene(
        phase="turn", turn="sylvia", event="flying_carpets",
        heroes={"sylvia": {"at": "IN", "trust": 1, "card": "TR"},
                "culum": {"at": "SC", "card": "SC", "taken": True},
                "veiga": {"at": "SC", "card": "SC", "taken": True}},
    )  # fmt: skip
    way = by(seen(s)["ways"], hero="sylvia")
    assert (way["chance"], way["left"]) == (0.5, 0)
    assert way["legs"][0]["rolls"] is True


@pytest.mark.rule("GM-70.3", "GM-39.34")
def test_drones_take_their_toll(scene: Any) -> None:
    s = scene(
        mode="automa", seats=1, phase="access", event="tribunal", options={"missions": "IV"},
        missions={"cards": ["program_swap", "revealing_the_plans", "rise_of_the_resistance"],
                  "waiting": ["rise_of_the_resistance"], "drones": ["trade", "elite", "theatre"]},
        heroes={"culum": {"at": "IN", "trust": 5}, "veiga": {"at": "SC"}, "sylvia": {"at": "SC"}},
    )  # fmt: skip
    way = by([w for w in seen(s, 0)["ways"] if w["hero"] == "culum"], to="trade")
    assert (way["price"], way["left"], way["legs"][0]["toll"]) == (3, 2, 1)


@pytest.mark.rule("GM-70.7", "GM-60.16")
def test_the_machine_sees_every_way_that_is_not_surely_seized(scene: Any) -> None:
    s = scene(
        phase="machine", event="flying_carpets", bonds=5,
        heroes={"culum": {"at": "TR", "trust": 4, "card": "IN", "seized": "SC"},
                "veiga": {"at": "TH", "card": "TH"}, "sylvia": {"at": "SC", "card": "TL"}},
    )  # fmt: skip
    heroes = seen(s)
    assert [way["to"] for way in heroes["ways"]] == ["industrial", "theatre", "tower_of_law"]
    machine = seen(s, MACHINE)
    assert len([way for way in machine["ways"] if way["hero"] == "veiga"]) >= 8
    assert "actions" not in machine
    assert "orders" not in heroes
    order = by(machine["orders"], servant="executor")
    assert dict(map(tuple, order["moves"]))["central_square"] == 4
    assert by(order["acts"], act="citadel_draw")["price"] == 2
    assert by(order["acts"], act="repair")["refusal"]["key"] == "no-broken-guard"


# -- actions (GM-70.4) -------------------------------------------------------------------------------------


@pytest.mark.rule("GM-70.4")
def test_every_action_with_its_price_or_the_reason(arrived: Any) -> None:
    s = arrived("olga", olga={"at": "TL", "trust": 3}, published=["surveillance"],
                servants={"P": "TL", "E": "MC", "L": "MC"})  # fmt: skip
    rows = seen(s)["actions"]
    tower = by(rows, act="tower_a")
    assert (tower["price"], tower["ready"]) == (3, True)
    assert tower["terms"] == [("guards", 2), ("surveillance", 1)]
    assert by(rows, act="tower_b")["refusal"]["key"] == "no-card-seized"
    assert by(rows, act="move_citizens")["refusal"]["key"] == "no-identified-citizen"
    assert by(rows, act="identify")["each"] is True
    assert {row["act"] for row in rows if row["ready"]} == {
        text.split()[1] for text in s.options() if text.startswith("act ")
    }


# -- the plan (GM-70.8) ------------------------------------------------------------------------------------

# event, what is on the table, how the plan looks to the heroes
PLANS: list[tuple[str, dict[str, Any], str]] = [
    ("countdown", {"round": 13}, "advances"),
    ("flying_carpets", {}, "holds"),
    ("rebels_and_loyalists", {"servants": {"P": "TR", "E": "MC", "L": "MC"}}, "advances"),
    ("rebels_and_loyalists", {"servants": {"P": "EL", "E": "MC", "L": "MC"}}, "holds"),
    ("security_control", {}, "advances"),  # everybody stays
    ("no_one_is_safe", {}, "holds"),
    ("high_alert", {}, "advances"),
    ("high_alert", {"guards": {"EL": [1, 1]}}, "holds"),
    ("concentration_of_force", {}, "advances"),
    ("concentration_of_force", {"servants": {"P": "EL", "E": "MC", "L": "MC"}}, "holds"),
    ("past_the_patrols", {"round": 7}, "advances"),  # 2 guards, 1 citizen in the towers
    ("city_council_elections", {"round": 7}, "advances"),
    ("city_council_elections", {"round": 7, "facts": ["raid_made"]}, "holds"),
    ("trust_versus_coercion", {"round": 7, "bonds": 3}, "advances"),
    ("trust_versus_coercion", {"round": 7, "bonds": 2}, "holds"),
    ("citywide_maintenance", {"round": 7, "guards": {"EL": [0, 2]}}, "advances"),
    ("citywide_maintenance", {"round": 7}, "holds"),
    ("mass_searches", {"round": 7}, "advances"),
    ("mass_searches", {"round": 7, "discontent": 3, "citizens": {"EL": "A.k u u u"}}, "open"),
    ("mass_searches", {"round": 7, "discontent": 3, "citizens": {"EL": "S.k u u u"}}, "advances"),
    ("order_versus_chaos", {"round": 7}, "advances"),  # nobody known: free of charge
    ("order_versus_chaos", {"round": 7, "citizens": {"TR": "A.k u u u"}}, "holds"),
    ("order_versus_chaos", {"round": 7, "bonds": 1, "citizens": {"TR": "A.k u u u"}}, "open"),
    ("wiretapping", {"round": 7, "bonds": 3, "discontent": 3}, "open"),
    ("wiretapping", {"round": 7, "bonds": 2, "discontent": 3}, "holds"),
    ("free_trade", {"round": 7}, "holds"),
    ("free_trade", {"round": 7, "published": ["levy"]}, "open"),
    ("bread_and_circuses", {"round": 7, "discontent": 4, "discontent_before": 3}, "holds"),
    ("bread_and_circuses", {"round": 7, "discontent": 3, "discontent_before": 3}, "advances"),
    ("trials_won", {}, "advances"),  # 2 trust of 5
]  # fmt: skip


@pytest.mark.rule("GM-70.8")
@pytest.mark.parametrize(("event", "table", "status"), PLANS)
def test_does_the_plan_advance_now(
    arrived: Any, event: str, table: dict[str, Any], status: str
) -> None:
    s = arrived("culum", culum={"at": "TR", "trust": 2}, veiga={"at": "TH"}, sylvia={"at": "SC"},
                event=event, **table)  # fmt: skip
    plan = seen(s)["plan"]
    assert (plan["event"], plan["status"]) == (event, status)
    assert s.prompt == "hero-action"  # looking changes nothing


@pytest.mark.rule("GM-70.8")
def test_the_foretold_plan_is_what_happens(arrived: Any) -> None:
    """Where nobody decides, the round ends as foretold."""
    for event, table, status in PLANS:
        if status == "open":
            continue
        s = arrived("culum", culum={"at": "TR", "trust": 2}, veiga={"at": "TH"},
                    sylvia={"at": "SC"}, event=event, plan=5, **table)  # fmt: skip
        s.pass_turns()
        while s.s.round == table.get("round", 1) and not s.match.over:
            s.play("pass" if s.offers("pass") else s.options()[0])
        steps = [e.args["space"] for e in s.story() if e.key == "plan"]
        assert (6 in steps) == (status == "advances"), event


@pytest.mark.rule("GM-70.8", "GM-60.16")
def test_the_machine_does_not_learn_the_chosen_cards_from_the_plan(scene: Any) -> None:
    s = scene(
        phase="machine", event="no_one_is_safe", bonds=2,
        heroes={"culum": {"at": "TR", "card": "TL"}, "veiga": {"at": "TH", "card": "TH"},
                "sylvia": {"at": "SC", "card": "SC"}},
    )  # fmt: skip
    assert seen(s)["plan"]["status"] == "advances"
    assert seen(s, MACHINE)["plan"]["status"] == "holds"  # nothing special has been shown yet


@pytest.mark.rule("GM-70.8")
def test_what_decides_the_condition_is_named(arrived: Any) -> None:
    s = arrived("culum", culum={"at": "TR", "trust": 2}, veiga={"at": "TH"}, sylvia={"at": "SC"},
                event="rebels_and_loyalists", servants={"P": "TR", "E": "MC", "L": "SC"})  # fmt: skip
    assert seen(s)["plan"]["heroes"] == ["culum", "sylvia"]
    s = arrived("culum", culum={"at": "TR"}, event="high_alert", guards={"EL": [1, 1]})
    assert seen(s)["plan"]["districts"] == ["elite"]
    s = arrived("culum", culum={"at": "TR", "trust": 2}, event="trials_won")
    plan = seen(s)["plan"]
    assert (plan["who"], plan["price"], plan["have"]) == ("heroes", 5, 2)


# -- tracks, raids, income, end -------------------------------------------------------------------------------


@pytest.mark.rule("GM-70.2")
def test_the_next_stage(arrived: Any) -> None:
    s = arrived("culum", culum={"at": "TR"}, discontent=7)
    assert seen(s)["stage"] == {
        "stage": 3, "spaces": 2, "wakes": ["merchant"], "success": False, "bonds": 9,
    }  # fmt: skip
    s = arrived("culum", culum={"at": "TR"}, discontent=16)
    assert seen(s)["stage"]["success"] is True
    assert seen(s)["stage"]["wakes"] == []
    s = arrived("culum", culum={"at": "TR"}, discontent=18)
    assert seen(s)["stage"] is None


@pytest.mark.rule("GM-6.3", "GM-6.9", "GM-6.12")
def test_income_of_the_next_round(scene: Any) -> None:
    s = scene(
        phase="machine", event="flying_carpets", published=["levy"], discontent=3,
        heroes={"culum": {"at": "TR", "card": "TH"}, "veiga": {"at": "TH", "card": "TH"},
                "sylvia": {"at": "SC", "card": "TL"}},
    )  # fmt: skip
    found = seen(s)["income"]
    assert by(found["districts"], district="theatre") == {
        "district": "theatre", "heroes": ["culum", "veiga"], "trust": 4,
    }  # fmt: skip
    assert found["bonuses"] == [{"hero": "sylvia", "trust": 3}]  # in the Tower
    assert (found["bonds"], found["terms"]) == (10, [("stage", 7), ("levy", 3)])
    # the Machine counts with what it sees
    assert seen(s, MACHINE)["income"]["bonuses"] == []


@pytest.mark.rule("GM-70.7", "GM-17.2")
def test_raids_that_nobody_walks_into(scene: Any) -> None:
    s = scene(
        phase="heroes", event="flying_carpets", raids="TR TH",
        heroes={"culum": {"at": "TR", "card": "IN"}, "veiga": {"at": "TH", "card": "TH"},
                "sylvia": {"at": "SC", "card": "SC"}},
    )  # fmt: skip
    heroes = seen(s)["raids"]
    assert by(heroes, district="trade")["fails"] is True
    assert by(heroes, district="theatre")["coming"] == ["veiga"]
    assert by(seen(s, MACHINE)["raids"], district="trade")["fails"] is False


@pytest.mark.rule("GM-16.2", "GM-16.3", "GM-18.54")
def test_how_far_the_end_is(scene: Any) -> None:
    s = scene(phase="round", round=1, plan=3)
    found = seen(s)["end"]
    assert (found["plan_left"], found["successes_left"]) == (9, 3)
    assert found["latest_round"] == 13 + 9 - 1


# -- automa (GM-70.12 to GM-70.14) ------------------------------------------------------------------------------


@pytest.mark.rule("GM-70.12")
def test_where_the_servants_may_go(scene: Any) -> None:
    """The mockup's five cards: two patrols, two pursuits, one direction."""
    s = scene(
        mode="automa", seats=1, phase="access", event="tribunal",
        servants={"P": "EL", "E": "TH", "L": "CC"},
        heroes={"culum": {"at": "IN"}, "veiga": {"at": "TH"}, "olga": {"at": "SC"}},
        movement=["pursuit_rose", "pursuit_bird", "direction_west", "patrol", "patrol_reinforcement"],
        movement_seen=["pursuit_goggles", "direction_north", "direction_east", "direction_south",
                       "city_heart", "maintenance", "maintenance", "maintenance"],
    )  # fmt: skip
    goals = by(seen(s, 0)["servants"], servant="lex_hecate")["goals"]
    chances = {goal["district"]: goal["chance"] for goal in goals}
    assert chances == {
        "control_centre": 0.4, "industrial": 0.2, "science": 0.2, "main_citadel": 0.2,
    }  # fmt: skip
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.rule("GM-70.12", "GM-33.12")
def test_what_a_servant_would_do_where_it_stands(scene: Any) -> None:
    s = scene(
        mode="automa", seats=1, phase="access", event="tribunal", discontent=4,
        servants={"P": "EL", "E": "TH", "L": "CC"}, guards={"TH": [1, 1]},
        citizens={"TH": "A.r u u u"},
    )  # fmt: skip
    rows = seen(s, 0)["servants"]
    executor = by(rows, servant="executor")["acts"]
    assert [row["act"] for row in executor] == ["automa_arrest", "automa_repair", "automa_common"]
    assert [row["available"] for row in executor] == [True, True, True]
    phantasm = by(rows, servant="phantasm")["acts"]
    assert [row["available"] for row in phantasm] == [False, True, False]


@pytest.mark.rule("GM-32.2", "GM-32.4", "GM-32.6")
def test_protocol_and_breakthrough_as_things_stand(scene: Any) -> None:
    def outlook(event: str, **heroes: Any) -> Any:
        s = scene(mode="automa", seats=1, phase="access", event=event, heroes=heroes)
        return seen(s, 0)["event"]

    there = {"culum": {"at": "TH", "trust": 1}, "veiga": {"at": "TH"}, "olga": {"at": "SC"}}
    found = outlook("premiere_night", **there)
    assert found["protocol"] == {"status": "prevented", "heroes": ["culum", "veiga"]}
    assert found["breakthrough"]["status"] == "gained"
    found = outlook("high_society_ball", **there)
    assert (found["protocol"]["status"], found["breakthrough"]["status"]) == ("executed", "missed")
    found = outlook("informers", **there)  # 2 trust are wanted, 1 is there
    assert found["protocol"]["status"] == "executed"
    there["veiga"]["trust"] = 3
    found = outlook("informers", **there)
    assert (found["protocol"]["status"], found["breakthrough"]["status"]) == ("open", "open")


@pytest.mark.rule("GM-70.14")
@pytest.mark.parametrize(
    ("cards", "tokens", "heroes", "have", "need"),
    [
        ("deactivating_trap learn_their_weaknesses class_consciousness", {}, ["IN", "IN", None], 2, 3),
        ("learn_their_weaknesses deactivating_trap class_consciousness",
         {"servant_tokens": {"phantasm": "culum", "executor": "trade", "lex_hecate": "trade"}}, [None] * 3, 1, 3),
        ("forged_decrees self_destruct_command leader_of_the_resistance", {}, ["MC", "MC", "TL"], 2, 3),
        ("self_destruct_command forged_decrees leader_of_the_resistance",
         {"command_post": "trade", "trust_on": {"trade": 5}}, [None] * 3, 5, 7),
        ("revealing_the_plans program_swap rise_of_the_resistance",
         {"drones": ["trade", "elite", "theatre"], "bonds_on": {"control_centre": 4}}, [None] * 3, 4, 6),
        ("program_swap revealing_the_plans rise_of_the_resistance",
         {"drones": ["trade", "elite", "theatre"]}, ["TR", None, None], 1, 3),
    ],
)  # fmt: skip
def test_how_much_of_a_goal_is_reached(
    scene: Any, cards: str, tokens: dict[str, Any], heroes: list[str | None], have: int, need: int
) -> None:
    names = cards.split()
    places = dict(zip(("culum", "veiga", "sylvia"), heroes, strict=True))
    s = scene(
        mode="automa", seats=1, phase="access", event="tribunal", options={"missions": "random"},
        missions={"cards": names, "waiting": names[2:], **tokens},
        heroes={name: {"at": "SC"} | ({"token": place} if place else {}) for name, place in places.items()},
    )  # fmt: skip
    row = by(seen(s, 0)["missions"], mission=names[0])
    assert (row["have"], row["need"]) == (have, need)


def test_nothing_is_foretold_before_and_after_the_game(scene: Any) -> None:
    s = scene(phase="action", turn="sylvia", plan=11, event="countdown", round=13,
              heroes={"culum": {"at": "TR", "card": "TR", "taken": True},
                      "veiga": {"at": "TH", "card": "TH", "taken": True},
                      "sylvia": {"at": "SC", "card": "SC"}})  # fmt: skip
    s.play("end")
    assert s.match.over
    assert seen(s) == {}
