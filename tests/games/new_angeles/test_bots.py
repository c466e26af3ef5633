"""Bots choose sensibly, and play whole games in time."""

from __future__ import annotations

import time
from collections import Counter

import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.invariants import check
from tests.games.new_angeles.asking_bots import BRAIN, GAME, SUPPORT, best

# -- judgement ------------------------------------------------------------------------------------


def test_puzzle_one_move(scene):
    """The demand lacks energy: an android must go to 10, and not the one that makes the credits."""
    t = scene(
        phase="resolve", round=2, track=0, deal={"main": "efficiency_experts"}, demand="increased_martian_violence",
        supply={"consumables": 1, "tech": 1, "entertainment": 2, "credits": 5}, investments=["energy_sector"],
        events=["helium_3_transport_threatened"],
        board={"android": [2, 5, 7, 9], "strike": [2, 5], "protest": [7, 9], "human_first": [2], "orgcrime": [7], "outage": [8]},
    )  # fmt: skip
    assert best(t, 0) in [
        f"android {start} base_de_cayambe" for start in ("quinde", "rabotgorod", "nihongai")
    ]


def test_puzzle_which_one_goes(scene):
    """Two crime units, an orgcrime event to come: tier 3 first."""
    t = scene(
        phase="resolve", track=0, deal={"main": "live_feeds_24_7"}, board={"orgcrime": [7, 10], "android": [1, 2, 3, 4]},
        events=["gang_wars_at_all_time_high"], corporations=["haas_bioroid", "jinteki", "weyland", "melange"],
    )  # fmt: skip
    t.play("option remove_orgcrime")
    assert best(t, 0) == "remove orgcrime base_de_cayambe"


def test_an_own_contract_is_worth_an_offer(scene):
    t = scene(
        phase="main_offer", corporations=["jinteki", "nbn", "weyland", "globalsec"], deal={"asset": "coach_walden"},
        hands=[["clean_slate", "live_feeds_24_7", "ark_construction"]], board={"illness": [1, 4], "strike": [1]},
        investments=["energy_sector"],
    )  # fmt: skip
    assert best(t, 0) in ("offer clean_slate", "offer mandatory_quarantine")
    t = scene(
        phase="support", deal={"main": "gentrification"}, hands=[[], ["puff_piece", "liquidation"]]
    )
    assert best(t, 1) == "abstain"  # no counteroffer: a card would change nothing


def test_the_worst_event_is_buried(resolved):
    t = resolved(
        "unorthodox_knowledge", board={"outage": [1, 2, 3, 9]},
        events=["earthquake_rocks_city", "gang_wars_at_all_time_high", "welfare_programs_slashed"],
    )  # fmt: skip
    assert best(t, 0) == "bottom earthquake_rocks_city"


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.rule("NA-V.1", "NA-V.9", "NA-N.66")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_play_a_whole_game_and_trade(level):
    match = tabletown.new("new_angeles", seats=4, seed=6, options={"corporations": "random"})
    play_out(match, {seat: make_bot(GAME, level, seat) for seat in range(4)})
    assert match.over
    kinds = {played.action.kind for played in match.history if played.free}
    assert {"propose", "accept"} <= kinds
    assert "chat" not in kinds
    check(match.state)
    again = tabletown.load(str(match.record()))
    assert again.state == match.state


def test_no_kind_of_question_is_left_without_judgement():
    """Where all options look alike a bot takes the first one: that must stay the exception."""
    met: Counter[str] = Counter()
    alike: Counter[str] = Counter()
    for seats in (4, 5, 6):
        match = tabletown.new("new_angeles", seats=seats, seed=seats)
        bots = {seat: make_bot(GAME, "normal", 10 * seats + seat) for seat in range(seats)}
        play_out(match, bots)
        for bot in bots.values():
            met.update(bot.met)
            alike.update(bot.alike)
    often = {kind for kind, count in met.items() if count >= 5}
    assert {"general", "discard", "lay", "investment"} <= often
    assert not {kind for kind in often if alike[kind] == met[kind]}
    assert sum(alike.values()) < 0.02 * sum(met.values())


def test_a_searching_bot_plays(scene):
    t = scene(**{**SUPPORT, "seat": 2})
    bot = make_bot(GAME, "hard", 1, iterations=20)
    assert bot.choose(t.match.knowledge(2)).text in t.options(2)


def test_quick_play_ends_and_is_quick():
    config = GAME.config(5, options={"windows": "off", "corporations": "random"})
    match = Match(GAME, config, 4)
    s = match.state
    dice = Dice(2)
    started = time.process_time()
    moves = 0
    while s.outcome is None:
        seat = s.deciders()[0]
        s.apply(BRAIN.quick(s, seat, s.options(seat), dice), seat)
        moves += 1
    assert moves < 3000
    assert (time.process_time() - started) / moves < 0.002


def test_judgement_is_quick_enough():
    """Median below 50 ms for a decision of `normal`."""
    match = tabletown.new(
        "new_angeles", seats=5, seed=8, options={"corporations": "random", "windows": "off"}
    )
    bots = {seat: make_bot(GAME, "normal", seat) for seat in range(5)}
    times = []
    while not match.over and len(times) < 250:
        seat = match.state.deciders()[0]
        started = time.process_time()
        action = bots[seat].choose(match.knowledge(seat))
        if len(match.options(seat)) > 1:
            times.append(time.process_time() - started)
        match.play(action, seat)
    assert sorted(times)[len(times) // 2] < 0.05


@pytest.mark.slow
def test_statistics_of_normal_bots():
    """A small version of the published table: the city falls now and then, trades happen."""
    fell = trades = broken = 0
    games = 12
    for seed in range(games):
        seats = 4 + seed % 3
        match = tabletown.new(
            "new_angeles", seats=seats, seed=seed, options={"corporations": "random"}
        )
        play_out(match, {seat: make_bot(GAME, "normal", seed * 10 + seat) for seat in range(seats)})
        fell += match.outcome.reason == "city-fell"
        trades += any(played.action.kind == "accept" for played in match.history)
        broken += any(promise.status == "broken" for promise in match.state.book)
    assert 1 <= fell <= games - 2
    assert trades >= games - 2
    assert broken >= 1
