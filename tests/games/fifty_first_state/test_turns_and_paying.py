"""Turns and paying (FFS-8, FFS-9)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tabletown
from tabletown.games.fifty_first_state import GAME
from tabletown.games.fifty_first_state.effects.cost import Cost
from tabletown.games.fifty_first_state.effects.goods import AMMO, GOOD_NAMES, UNIVERSAL
from tabletown.games.fifty_first_state.rules.paying import can_pay, missing
from tabletown.games.fifty_first_state.rules.payments import plans, tokens_needed
from tabletown.games.fifty_first_state.tables import tables_of

Make = Any
T = tables_of(None)


@pytest.mark.rule("FFS-8.2", "FFS-8.3")
def test_one_action_per_turn_and_passed_players_are_skipped(scene: Make) -> None:
    t = scene(
        {"tokens": {"grey": 2}, "hand": ["docks", "quarry"]},
        {"passed": True},
        {"tokens": {"grey": 1}, "hand": ["school"]},
    )
    t.play("build docks")
    assert t.seat == 2
    t.play("pass")
    assert t.seat == 0
    t.play("build quarry")
    assert t.seat == 0  # a last remaining player goes on
    t.play("pass")
    assert t.board["phase"] == "lookout"


@pytest.mark.rule("FFS-8.4")
def test_all_kinds_of_action_are_offered(scene: Make) -> None:
    t = scene(
        {
            "faction": "mutants_union",
            "hand": ["arena"],
            "state": ["archive", "ruined_library"],
            "tokens": {"grey": 2, "blue": 2, "red": 5, "brick": 1, "worker": 2, "gun": 1, "shield": 1},
            "connections": ["punks"],
        },
        {"state": ["docks"]},
        face_up={"blue": "merchants"},
    )  # fmt: skip
    kinds = {text.split()[0] for text in t.options()}
    assert kinds == {
        "build", "develop", "deal", "raze", "raze_at", "use", "faction", "visit",
        "take_connection", "connect", "shield", "pass",
    }  # fmt: skip


@pytest.mark.rule("FFS-8.5")
def test_actions_may_be_taken_any_number_of_times_in_any_order(scene: Make) -> None:
    t = scene({"hand": ["school", "docks", "quarry"], "tokens": {"grey": 3}}, {"passed": True})
    t.play("build quarry", "build school", "build docks")
    assert t.state() == ["quarry", "school", "docks"]


@pytest.mark.rule("FFS-8.7", "FFS-19.1")
def test_without_an_action_there_is_only_passing(scene: Make) -> None:
    t = scene({}, {})
    assert t.options() == ["pass"]
    assert t.match.view(0)["decision"]["options"] == ["pass"]
    t = scene({"tokens": {"grey": 1}, "hand": ["docks"]}, {})
    assert "end_turn" not in t.options()
    t.refusal("end_turn")


@pytest.mark.rule("FFS-8.8")
def test_only_the_same_action_is_repeated(scene: Make) -> None:
    t = scene({"state": ["archive", "scrap_trader"], "tokens": {"worker": 4, "iron": 2}}, {})
    t.play("use archive")
    assert t.options() == ["use archive", "end_turn"]
    assert t.refusal("use scrap_trader")[1] == "FFS-8.2"
    t.play("end_turn")
    t = scene({"state": ["motel"], "tokens": {"worker": 3}}, {})
    t.play("use motel", "use motel")
    assert t.seat == 1
    # Once-per-round actions and contact actions are not repeated.
    t = scene({"state": ["clay_pit"], "tokens": {"worker": 4, "brick": 4}}, {})
    t.play("use clay_pit")
    assert t.seat == 1


# -- substitutes -------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-9.2", "FFS-9.3")
def test_ammo_stands_for_a_resource_but_not_the_other_way_round(scene: Make) -> None:
    t = scene({"state": ["scrap_trader"], "tokens": {"ammo": 1}}, {})
    t.play("use scrap_trader")
    assert t.vp() == 1
    assert t.tokens() == {}
    card = next(kind for kind in range(T.kinds) if T.cards[kind].id == "scrap_trader")
    assert T.action[card] is not None
    cost = Cost({"ammo": 1})
    t = scene({"tokens": {"gun": 5, "iron": 5}}, {})
    assert not can_pay(t.match.state, 0, cost)


@pytest.mark.rule("FFS-9.4", "FFS-9.5")
def test_a_universal_contact_is_any_colour(scene: Make) -> None:
    t = scene({"hand": ["quarry"], "tokens": {"universal": 1}}, {})
    assert [text for text in t.options() if "quarry" in text] == [
        "build quarry", "deal quarry", "raze quarry",
    ]  # fmt: skip
    t = scene({"hand": ["quarry"], "tokens": {"red": 5}}, {})
    assert [text for text in t.options() if "quarry" in text] == ["raze quarry"]
    cost = Cost({"universal": 1})
    assert not can_pay(t.match.state, 0, cost)


@pytest.mark.rule("FFS-9.6", "FFS-9.12")
def test_any_resource_takes_the_most_plentiful_first(scene: Make) -> None:
    def start(**tokens: int) -> Any:
        return scene(
            {"state": ["market_place"], "tokens": {"worker": 1, **tokens}}, {}, expansion="winter"
        )

    t = start(fuel=3, iron=1, ammo=1).play("use market_place", "pay")
    assert t.tokens() == {"fuel": 1, "iron": 1, "ammo": 1}
    t = start(gun=1, fuel=1, iron=1).play("use market_place", "pay")
    assert t.tokens() == {"iron": 1}  # ties in the order gun, fuel, iron, brick
    t = start(brick=1, ammo=2).play("use market_place", "pay")
    assert t.tokens() == {"ammo": 1}
    t = start(gun=1, ammo=2).play("use market_place", "spend ammo")
    assert t.tokens() == {"gun": 1}
    t = start(gun=2).play("use market_place")  # nothing to choose
    assert t.vp() == 2


@pytest.mark.rule("FFS-9.12", "FFS-28.7")
def test_every_payment_is_offered_once(scene: Make) -> None:
    t = scene({"state": ["market_place"], "tokens": {"worker": 1, "gun": 2, "fuel": 1, "ammo": 1}}, {}, expansion="winter")  # fmt: skip
    t.play("use market_place")
    assert t.match.decision(0).details == {"payment": {"supply": {"gun": 2, "worker": 1}}}
    found = reachable(t.match)
    assert len(found) == len(set(found)) == 4  # gun+gun, gun+fuel, gun+ammo, fuel+ammo


def reachable(match: Any) -> list[str]:
    """What is left in the supply after every way through the payment."""
    found = []
    for action in match.options():
        copy = match.copy()
        copy.play(action)
        if copy.view(None)["prompt"] == "pay":
            found += reachable(copy)
        else:
            found.append(str(copy.view(None)["board"]["players"][0]["tokens"]))
    return found


@pytest.mark.rule("FFS-9.12", "FFS-9.1")
def test_caches_come_after_the_supply_and_the_oldest_first(scene: Make) -> None:
    t = scene(
        {
            "state": ["camp [cache worker 2]", "radioactive_colony [cache worker 1]", "archive"],
            "tokens": {"worker": 1},
        },
        {},
        expansion="new_era",
    )
    t.play("use archive", "pay")
    assert t.state()[:2] == ["camp [cache worker 2]", "radioactive_colony [cache worker 1]"]
    t.play("use archive", "pay")
    assert t.state()[:2] == ["camp [cache worker 1]", "radioactive_colony [cache worker 1]"]
    t = scene({"state": ["camp [cache worker 2]", "archive"], "tokens": {"worker": 1}}, {})
    t.play("use archive", "draw_on camp worker")
    assert t.tokens() == {"worker": 1}
    assert t.state()[0] == "camp [cache worker 1]"


@pytest.mark.rule("FFS-9.7", "FFS-9.14", "FFS-24.16")
def test_a_card_cost_names_the_card(scene: Make) -> None:
    t = scene(
        {
            "state": ["propaganda_station"],
            "hand": ["church", "school"],
            "connections": ["punks"],
            "tokens": {"worker": 1},
        },
        {},
        expansion="winter",
        deck=["museum", "docks"],
    )
    t.play("use propaganda_station")
    assert t.options() == ["discard church", "discard school", "discard_connection punks"]
    assert t.board["discard"] == []
    connection = t.match.copy()
    t.play("discard church")
    assert t.board["discard"] == ["church"]
    assert t.hand() == ["docks", "museum", "school"]
    connection.play("discard_connection punks")
    view = connection.view(0)["board"]
    assert view["connection_discards"]["red"] == ["punks"]
    assert view["players"][0]["connections"] == []


@pytest.mark.rule("FFS-9.8", "FFS-9.14", "FFS-24.15", "FFS-27.1")
def test_a_deal_cost_names_the_deal(scene: Make) -> None:
    t = scene({"state": ["hideout"], "deals": ["church", "quarry"]}, {})
    t.play("use hideout")
    assert t.options() == ["end_deal church", "end_deal quarry"]
    t.play("end_deal quarry")
    assert t.vp() == 1
    assert t.player(0)["deals"] == ["church"]
    assert t.board["discard"] == ["quarry"]
    t = scene({"state": ["negotiator"], "deals": ["church"], "tokens": {"worker": 1}}, {})
    t.play("use negotiator")  # only one Deal can be given
    assert t.vp() == 2
    assert t.player(0)["deals"] == []


@pytest.mark.rule("FFS-9.9")
def test_nothing_replaces_workers_tokens_cards_or_deals(scene: Make) -> None:
    t = scene({"state": ["archive", "hideout"], "tokens": {"ammo": 5, "universal": 5}}, {})
    assert t.refusal("use archive")[1] == "FFS-9.13"
    assert t.refusal("use hideout")[1] == "FFS-9.8"


@pytest.mark.rule("FFS-9.10")
def test_a_cost_is_paid_before_the_effect(scene: Make) -> None:
    # The two workers of the labor camp cannot pay for its own use.
    t = scene({"state": ["labor_camp"]}, {}, expansion="new_era")
    t.refusal("use labor_camp")
    t = scene({"hand": ["construction_vehicles"]}, {})
    t.refusal("build construction_vehicles")


@pytest.mark.rule("FFS-9.11", "FFS-14.4")
def test_spent_goods_return_at_once_and_a_marker_stays(scene: Make) -> None:
    t = scene({"state": ["convoy"], "tokens": {"ammo": 1}}, {})
    assert t.board["supply"]["ammo"] == 12
    t.play("use convoy")
    assert t.board["supply"]["ammo"] == 13
    assert t.state() == ["convoy [used 1]"]


@pytest.mark.rule("FFS-9.13")
def test_what_cannot_be_paid_in_full_is_illegal(scene: Make) -> None:
    t = scene({"state": ["skyscraper"], "tokens": {"worker": 1, "brick": 1}}, {})
    refusal = t.refused("use skyscraper")
    assert (refusal.key, refusal.rule) == ("too-few-goods", "FFS-9.13")
    assert dict(refusal.args) == {"good": "brick", "need": 2, "have": 1}


# Few goods in a cost and about as many tokens: most draws lie at the edge of what can be paid.
costs = st.dictionaries(
    st.sampled_from(
        ["worker", "gun", "fuel", "brick", "ammo", "any_resource", "grey", "red", "universal"]
    ),
    st.integers(1, 2),
    min_size=1,
    max_size=3,
)
supplies = st.dictionaries(
    st.sampled_from(["worker", "gun", "fuel", "iron", "brick", "ammo", "grey", "red", "universal"]),
    st.integers(1, 3),
    max_size=5,
)
caches = st.sampled_from(
    [
        [],
        [{"card": "camp", "cache": {"worker": 2}}],
        [{"card": "brick_storage", "cache": {"brick": 1}}, {"card": "city_guards", "cache": {"gun": 1}}],
        [{"card": "radioactive_colony", "cache": {"worker": 1, "ammo": 2, "red": 1}}],
    ]
)  # fmt: skip


@settings(max_examples=600, deadline=None)
@given(costs, supplies, caches)
@example({"brick": 2}, {"brick": 1}, [{"card": "brick_storage", "cache": {"brick": 1}}])
@pytest.mark.rule("FFS-9.6", "FFS-9.12", "FFS-9.13")
def test_payments_agree_with_each_other(
    cost: dict[str, int], supply: dict[str, int], cached: list[Any]
) -> None:
    """Payable exactly if a payment exists; all are different, pay exactly, and can be afforded."""
    fields = {"players": [{"tokens": supply, "state": cached}, {}]}
    config = GAME.config(2, None, {"expansion": "new_era"})
    s = GAME.position(config, fields, 1)
    price = Cost(cost)
    lanes, rows = plans(s, 0, price)
    assert can_pay(s, 0, price) == bool(rows)
    refusal = missing(s, 0, price)
    assert (refusal is None) == bool(rows)
    if refusal is not None:
        told = dict(refusal.args)
        purse = s.purse(0)
        stand_ins = {"grey": UNIVERSAL, "red": UNIVERSAL}
        if told.get("good") in cost:
            good = told["good"]
            stand_in = stand_ins.get(good, AMMO if good in ("gun", "fuel", "brick") else -1)
            most = purse[GOOD_NAMES.index(good)] + (purse[stand_in] if stand_in >= 0 else 0)
            assert told["need"] == cost[good]
            assert purse[GOOD_NAMES.index(good)] <= told["have"] <= most
        assert told["have"] < told["need"]
        return
    size = sum(cost.values())
    spent = set()
    for row in rows:
        needed = tokens_needed(price, lanes, row)
        assert needed is not None
        assert sum(needed) == size
        assert min(needed) >= 0
        spent.add(
            (tuple(needed), tuple(n for (ref, _, _), n in zip(lanes, row, strict=True) if ref >= 0))
        )
    assert len(spent) == len(rows)
    # The default uses no substitute where the exact good is there.
    default = tokens_needed(price, lanes, rows[0])
    assert default is not None
    fewest = min(
        sum(needed[g] for g in (AMMO, UNIVERSAL)) for needed in map(list, [t for t, _ in spent])
    )
    assert default[AMMO] + default[UNIVERSAL] == fewest


def test_a_match_is_played_through_the_public_door() -> None:
    match = tabletown.new("fifty_first_state", seats=2, seed=1)
    assert match.view(0)["board"]["phase"] == "setup"
