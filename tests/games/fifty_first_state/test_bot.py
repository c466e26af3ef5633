"""Bots: sane judgements in every decision, sensible choices, and strength."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import Any

import pytest

import tabletown
from tabletown.bots.base import Bot
from tabletown.bots.driver import play_out
from tabletown.bots.levels import make_bot
from tabletown.core.rng import Dice
from tabletown.games.fifty_first_state import GAME
from tabletown.games.fifty_first_state.effects.clause import bag_worth
from tabletown.games.fifty_first_state.effects.gains import GainIfProduced, GainOneOf
from tabletown.games.fifty_first_state.tables import tables_of
from tabletown.lab.quick import QuickMatch
from tabletown.texts import LANGUAGES, Speaker

Make = Any
BRAIN = GAME.brain()


@pytest.mark.parametrize(
    ("seats", "mode", "expansion"),
    [
        (2, "standard", "none"),
        (3, "standard", "all"),
        (4, "standard", "winter"),
        (1, "solo", "all"),
    ],
)
def test_every_decision_is_judged(seats: int, mode: str, expansion: str) -> None:
    config = GAME.config(seats, mode, {"expansion": expansion, "factions": "choose"})
    s = GAME.setup(config, 8, 1)
    s.advance()
    dice = Dice(3)
    number = 0
    while not s.over:
        seat = s.deciders()[0]
        options = s.options(seat)
        if number % 4 == 0:
            before = s.digest()
            values = BRAIN.judge(s, seat, options)
            assert len(values) == len(options)
            assert all(isfinite(value) for value in values)
            rewards = BRAIN.rewards(s)
            assert len(rewards) == seats
            assert all(0.0 <= reward <= 1.0 for reward in rewards)
            if mode == "standard":
                assert sum(rewards) == pytest.approx(1.0)
            assert s.digest() == before
        action = BRAIN.quick(s, seat, options, dice)
        assert action in options
        s.apply(action, seat)
        number += 1
    assert BRAIN.terms(s, 0)["result"] in (-100.0, 100.0)


def test_no_kind_of_decision_is_left_to_the_first_option() -> None:
    bots: list[Bot] = []
    for seed, config in enumerate(GAME.variants()):
        seats = {i: make_bot(GAME, "normal", 10 * seed + i) for i in range(config.seats)}
        play_out(QuickMatch.begin(GAME, config, seed, heard=False), seats)
        bots += seats.values()
    met = sum([bot.met for bot in bots], Counter())
    alike = sum([bot.alike for bot in bots], Counter())
    assert met["after-action"] > 20
    assert not [kind for kind, count in met.items() if count >= 5 and alike[kind] == count]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_and_tempers_have_words(scene: Make, language: str) -> None:
    t = scene({"hand": ["docks"], "tokens": {"grey": 1}}, {})
    say = Speaker(GAME, t.match.config, language)
    names = BRAIN.terms(t.match.state, 0)
    assert set(names) >= {"points", "locations", "engine", "goods", "hand", "shields", "rivals"}
    for name in (*names, "result"):
        assert say.knows(f"term-{name}")
    for temper in BRAIN.personalities:
        assert say.knows(f"temper-{temper}")


def best(t: Any, seat: int = 0) -> str:
    options = t.match.options(seat)
    values = BRAIN.judge(t.match.state, seat, options)
    return options[max(range(len(options)), key=lambda i: values[i])].text


def clearly_best(t: Any, seat: int = 0) -> str:
    """The option that looks better than all others."""
    options = t.match.options(seat)
    values = BRAIN.judge(t.match.state, seat, options)
    assert values.count(max(values)) == 1
    return str(options[values.index(max(values))].text)


def test_alone_the_score_counts_beside_winning(scene: Make) -> None:
    fields = {"faction": "new_york", "state": ["shipwreck"]}
    poor = scene({**fields, "vp": 5}, mode="solo").match.state
    rich = scene({**fields, "vp": 12}, mode="solo").match.state
    assert BRAIN.aims(poor, [0.5])[0] < BRAIN.aims(rich, [0.5])[0]
    assert BRAIN.aims(rich, [0.0])[0] < BRAIN.aims(poor, [1.0])[0]


def test_with_others_points_count_a_little(scene: Make) -> None:
    poor, rich = [
        BRAIN.aims(scene({"state": ["shipwreck"], "vp": vp}, {}).match.state, [0.3, 0.7])
        for vp in (5, 12)
    ]
    assert poor == pytest.approx([0.3, 0.7], abs=0.03)
    assert poor[0] < rich[0] < poor[0] + 0.03
    assert poor[1] == rich[1]


def test_of_two_players_the_other_counts_as_much_as_oneself(scene: Make) -> None:
    """What was learned from games of two holds for two."""
    mine, others = {"state": ["shipwreck"], "vp": 3}, {"state": ["docks"], "vp": 3}
    two = BRAIN.terms(scene(mine, others).match.state, 0)
    four = BRAIN.terms(scene(mine, others, {"vp": 3}, {"vp": 3}).match.state, 0)
    assert two["locations"] > four["locations"] > 1.0
    assert two["rivals"] < -(3.0 + two["locations"])
    assert two["rivals"] < four["rivals"]


@pytest.mark.plain  # compiled modules keep their tables to themselves
def test_among_more_who_does_not_raid_counts_on_places_of_its_own(
    scene: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Mutants' board reaches a location every round; a location counts more for the others.

    What everybody's chances are is measured alike, whoever raids.
    """
    boards = {
        "mutants_union": "shipwreck",
        "new_york": "docks",
        "merchants_guild": "school",
        "appalachian_federation": "archive",
    }
    every = [{"faction": name, "state": [card], "vp": 3} for name, card in boards.items()]
    for players in (2, 3, 4):
        s = scene(*every[:players]).match.state
        mutants, york = BRAIN.terms(s, 0), BRAIN.terms(s, 1)
        if players == 2:
            assert mutants["locations"] == york["locations"]
        else:
            assert mutants["locations"] == 1.0 < york["locations"]
        chances = BRAIN.rewards(s)
        with monkeypatch.context() as changed:
            changed.setattr("tabletown.games.fifty_first_state.bot.weights.RAIDERS", {})
            assert BRAIN.terms(s, 0)["locations"] == york["locations"]
            assert BRAIN.rewards(s) == chances


def test_points_are_taken(scene: Make) -> None:
    t = scene({"state": ["shipwreck"], "tokens": {"worker": 2, "iron": 2}}, {})
    assert best(t) == "use shipwreck"
    t = scene({"state": ["archive [used 2]"], "vp": 25}, {})
    assert best(t) == "pass"


def test_cheap_producers_are_built_first(scene: Make) -> None:
    t = scene(
        {"hand": ["school", "shelter"], "tokens": {"grey": 3}, "faction": "mutants_union"}, {}
    )
    assert best(t) == "build school"


def test_workers_become_what_is_missing(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["shipwreck"], "tokens": {"worker": 3}, "vp": 21},
        {"passed": True, "vp": 20},
        round=5,
    )
    assert best(t) == "faction recruit"
    t.play("faction recruit")
    assert best(t) == "gain iron"


def test_a_ruin_is_rebuilt_rather_than_a_producer_lost(scene: Make) -> None:
    t = scene(
        {"state": ["docks", "ruin(gun_shop)"], "hand": ["parking_lot"], "tokens": {"brick": 1}}, {}
    )
    assert best(t) == "develop parking_lot"
    t.play("develop parking_lot")
    assert best(t) == "onto gun_shop"


def test_the_deal_that_is_needed_least_is_given_up(scene: Make) -> None:
    t = scene({"state": ["hideout"], "deals": ["church", "corner_shop", "oil_trader"]}, {})
    t.play("use hideout")
    assert clearly_best(t) == "end_deal oil_trader"  # not the point, not the ammo


def test_what_the_next_round_needs_is_stored(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["thieves_den", "shelter"],
            "tokens": {"gun": 3, "iron": 3},
            "passed": True,
        },
        {"passed": True},
        phase="cleanup",
    )
    assert t.options() == ["store gun", "store iron"]
    assert clearly_best(t) == "store iron"  # with the board's iron the Shelter is used once
    t.play("store iron")
    assert clearly_best(t) == "store iron"  # and another time


def test_scarce_goods_are_stored_if_nothing_needs_any(scene: Make) -> None:
    t = scene(
        {
            "faction": "mutants_union",
            "state": ["thieves_den"],
            "tokens": {"gun": 3, "iron": 3},
            "passed": True,
        },
        {"passed": True},
        phase="cleanup",
    )
    assert clearly_best(t) == "store iron"  # the board makes guns


def test_an_action_is_repeated_at_once_if_it_gains(scene: Make) -> None:
    t = scene({"state": ["rubble_trader"], "tokens": {"brick": 2}}, {}).play("use rubble_trader")
    assert clearly_best(t) == "use rubble_trader"
    t = scene({"state": ["convoy"], "tokens": {"fuel": 2}}, {}).play("use convoy")
    assert clearly_best(t) == "end_turn"  # there is no card to deal with


def test_marks_are_taken_off_where_it_helps(scene: Make) -> None:
    mine = {"state": ["body_hunters", "convoy [used 2]", "shipwreck [used 2]"]}
    t = scene({**mine, "tokens": {"worker": 1}}, {}, expansion="winter").play("use body_hunters")
    assert clearly_best(t) == "reset shipwreck"
    mine = {"state": ["body_hunters", "archive [used 2]", "docks [visited]"]}
    t = scene({**mine, "tokens": {"worker": 1}}, {}, expansion="winter")
    t.play("use body_hunters", "reset archive")
    assert clearly_best(t) == "reset docks"  # the next guest brings a worker


def test_goods_that_are_missing_are_chosen(scene: Make) -> None:
    t = scene(
        {"hand": ["storehouse"], "tokens": {"grey": 3, "fuel": 1}}, {}, expansion="winter"
    ).play("build storehouse")
    assert t.options() == ["gain fuel", "gain gun"]
    assert clearly_best(t) == "gain gun"
    t = scene(
        {"state": ["camino_real"], "tokens": {"worker": 1, "fuel": 2}},
        {"deals": ["oil_trader", "scrap_trader"]},
        expansion="winter",
    ).play("use camino_real")
    assert clearly_best(t) == "use_deal_at 1 scrap_trader"


def test_goods_are_produced_for_the_round_that_begins(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["storehouse", "weapon_trader"]},
        {"faction": "mutants_union", "state": ["tanker_shipwreck"]},
        expansion="winter",
        phase="production",
    )
    assert t.options() == ["gain fuel", "gain gun"]
    assert clearly_best(t) == "gain gun"


def test_the_copy_that_was_used_is_replaced(scene: Make) -> None:
    t = scene(
        {
            "state": ["shipwreck", "shipwreck [used 2]"],
            "hand": ["parking_lot"],
            "tokens": {"brick": 1},
        },
        {},
    ).play("develop parking_lot")
    assert clearly_best(t) == "onto shipwreck.2"


def test_the_hegemony_hits_a_shield_if_it_may(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["shelter", "assembly_plant [shield]"],
            "tokens": {"worker": 2},
        },
        mode="solo",
        expansion="new_era",
        deck=["scrap_metal"],
    ).play("faction recruit", "gain iron")
    assert t.prompt == "attack-tie"
    assert clearly_best(t) == "hit assembly_plant"


def test_of_locations_that_have_done_their_work_the_better_card_may_come_back(scene: Make) -> None:
    """Both scored when they were built; the card of a ruin that is built over may be drawn again."""
    t = scene(
        {"faction": "new_york", "state": ["church", "wrecked_tank"], "tokens": {"worker": 2}},
        mode="solo",
        deck=["wrecked_tank"],
    ).play("faction recruit", "gain iron")
    assert t.prompt == "attack-tie"
    assert clearly_best(t) == "hit wrecked_tank"


def test_cards_are_picked_for_what_is_scarce(scene: Make) -> None:
    t = scene(
        {"faction": "mutants_union", "state": ["docks"]},
        {},
        phase="lookout",
        deck=["assassin", "fuel_tank", "docks"],
    )
    assert clearly_best(t) == "pick fuel_tank"  # guns and iron are made already


def test_the_board_that_feeds_itself_is_wished_for() -> None:
    match = tabletown.new("fifty_first_state", seats=3, seed=1, options={"factions": "choose"})
    options = match.options(0)
    values = dict(zip([o.text for o in options], BRAIN.judge(match.state, 0, options), strict=True))
    assert max(values, key=lambda text: values[text]) == "want mutants_union"
    assert len(set(values.values())) == 5
    assert values["want appalachian_federation"] < values["want_any"]


def test_the_default_payment_is_preferred(scene: Make) -> None:
    t = scene({"state": ["scrap_trader"], "tokens": {"iron": 1, "ammo": 1}}, {})
    t.play("use scrap_trader")
    assert best(t) == "pay"


def test_personalities_weigh_differently(scene: Make) -> None:
    t = scene(
        {"state": ["docks"], "hand": ["school"], "tokens": {"grey": 1}}, {"state": ["quarry"]}
    )
    s = t.match.state
    values = {BRAIN.with_temper(temper).value(s, 0) for temper in BRAIN.personalities}
    assert len(values) == len(BRAIN.personalities)


def wins(a: str, b: str, games: int, iterations: int | None = None) -> tuple[float, float]:
    """The share of games that ``a`` wins, with seats in turn, and the mean number of rounds."""
    config = GAME.config(2)
    won = rounds = 0.0
    for number in range(games):
        match = QuickMatch.begin(GAME, config, 500 + number // 2, heard=False)
        seat = number % 2
        levels = (a, b) if seat == 0 else (b, a)
        bots = {
            i: make_bot(GAME, level, number * 10 + i, iterations=iterations)
            for i, level in enumerate(levels)
        }
        play_out(match, bots)
        assert match.outcome is not None
        if seat in match.outcome.winners:
            won += 1.0 / len(match.outcome.winners)
        rounds += match.state.round
    return won / games, rounds / games


def test_normal_beats_random() -> None:
    share, rounds = wins("normal", "random", 2)
    assert share == 1.0
    assert 3 <= rounds <= 9


@pytest.mark.slow
def test_strength_of_the_levels() -> None:
    share, rounds = wins("normal", "random", 200)
    assert share >= 0.9
    assert 4 <= rounds <= 7
    assert wins("normal", "easy", 100)[0] >= 0.6
    assert wins("hard", "easy", 200, iterations=60)[0] >= 0.75


def test_sure_points_of_the_last_round_are_taken_before_a_won_game_ends(scene: Make) -> None:
    t = scene(
        {"vp": 27, "state": ["shipwreck"], "tokens": {"worker": 1, "iron": 1}},
        {"vp": 3, "passed": True},
    )
    s = t.match.state
    options = s.options()
    values = dict(zip([a.text for a in options], BRAIN.judge(s, 0, options), strict=True))
    assert values["use shipwreck"] > values["pass"]
    for seed in range(4):  # nor does the search end the game at once, however sure it is
        hard = make_bot(GAME, "hard", seed, iterations=8)
        assert hard.choose(t.match.knowledge(0)).text == "use shipwreck"
    t = scene({"vp": 27, "state": ["shipwreck"]}, {"vp": 3, "passed": True})
    assert t.options() == ["pass"]


def test_a_product_that_may_be_chosen_is_worth_a_little_more_than_its_best() -> None:
    clauses = [clause for clause in tables_of(None).clauses if isinstance(clause, GainOneOf)]
    prices = [1.0] * 32
    assert clauses
    for clause in clauses:
        assert clause.product_worth(prices, 1.0, True) > clause.worth(prices)


def test_goods_for_enough_products_are_worth_more_where_one_product_is_enough() -> None:
    prices = [1.0] * 32
    clauses = [clause for clause in tables_of(None).clauses if isinstance(clause, GainIfProduced)]
    of_one = [
        clause.worth(prices) / bag_worth(clause.bag, prices)
        for clause in clauses
        if clause.least == 1
    ]
    of_more = [
        clause.worth(prices) / bag_worth(clause.bag, prices)
        for clause in clauses
        if clause.least > 1
    ]
    assert min(of_one) > max(of_more) > 0
