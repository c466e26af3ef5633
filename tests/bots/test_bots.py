"""Bots play legal moves, see nothing they may not see, and are graded."""

from __future__ import annotations

from time import monotonic

import pytest

import tabletown
from tabletown.bots import LEVELS, levels_at, levels_of, make_bot, masters_in
from tabletown.bots.driver import play_out as drive
from tabletown.bots.review import review, reviewing
from tabletown.bots.search import SearchBot
from tabletown.core.compliance import random_action, swapped
from tabletown.core.rng import Dice
from tabletown.games import find, names
from tabletown.texts import LANGUAGES, Speaker


def play_out(name: str, levels: list[str], seed: int, iterations: int = 30) -> tuple[int, ...]:
    match = tabletown.new(name, seats=len(levels), seed=seed)
    bots = [
        make_bot(match.game, level, seed * 10 + i, iterations=iterations)
        for i, level in enumerate(levels)
    ]
    while not match.over:
        seat = match.state.deciders()[0]
        match.play(bots[seat].choose(match.knowledge(seat)), seat)
    assert match.outcome is not None
    return match.outcome.winners


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_to_the_end(level: str) -> None:
    assert play_out("lanterns", [level, "random", "random"], 3)


def test_levels_beat_random() -> None:
    for level in ("normal", "hard"):
        won = sum(0 in play_out("lanterns", [level, "random"], seed) for seed in range(30))
        assert won > 15, level


def test_a_bot_can_say_why() -> None:
    match = tabletown.new("lanterns", seats=2, seed=1)
    bot = make_bot(match.game, "normal", 1)
    action = bot.choose(match.knowledge(0))
    reason = bot.explain()
    assert reason is not None
    assert reason.action == action.text
    assert reason.alternative is not None
    assert reason.terms
    assert {term.name for term in reason.terms} <= {"score", "hand", "shown"}
    assert all(term.gain for term in reason.terms)
    sizes = [abs(term.gain) for term in reason.terms]
    assert sizes == sorted(sizes, reverse=True)


def test_hard_explains_what_it_looked_ahead_to() -> None:
    """Its terms are those at the end of its look ahead, not those right after the move."""
    match = tabletown.new("streets", seats=2, seed=5)
    bots = {seat: make_bot(match.game, "normal", seat) for seat in (0, 1)}
    for _ in range(12):
        seat = match.state.deciders()[0]
        match.play(bots[seat].choose(match.knowledge(seat)), seat)
    seat = match.state.deciders()[0]
    hard = make_bot(match.game, "hard", 3, iterations=12)
    hard.choose(match.knowledge(seat))
    reason = hard.explain()
    assert reason is not None
    world = match.world(seat, 0)
    here = match.game.brain().terms(world, seat)
    world.apply(next(a for a in world.options(seat) if a.text == reason.action), seat)
    at_once = match.game.brain().terms(world, seat)
    assert reason == hard.explain()
    assert {term.name for term in reason.terms} <= set(here)
    assert any(abs(term.chosen - at_once[term.name]) > 0.01 for term in reason.terms)


def test_unknown_levels_and_tempers_are_refused() -> None:
    game = find("lanterns")
    with pytest.raises(tabletown.BadUsage, match="did you mean 'hard'"):
        make_bot(game, "harrd", 1)
    with pytest.raises(tabletown.BadUsage, match="no bot temper"):
        make_bot(game, "easy", 1, "grumpy")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, level: str) -> None:
    """Fairness: the same seed chooses the same in every world that looks the same to the seat."""
    game = find(name)
    match = tabletown.new(name, seed=4)
    dice = Dice(9)
    checked = 0
    for _ in range(60):
        if match.over:
            break
        seat = match.state.deciders()[0]
        if len(match.options(seat)) > 1 and dice.below(4) == 0 and checked < 6:
            checked += 1
            dealt = swapped(match, game.world(match.state, seat, dice.seed()))
            here = make_bot(game, level, 5, iterations=12).choose(match.knowledge(seat))
            there = make_bot(game, level, 5, iterations=12).choose(dealt.knowledge(seat))
            assert here == there
        seat, action = random_action(match, dice, 0.0)
        match.play(action, seat)
    assert checked


@pytest.mark.parametrize(("level", "seconds"), [("hard", 0.2), ("master", 0.2 / 9)])
def test_a_search_keeps_its_time(level: str, seconds: float) -> None:
    match = tabletown.new("lanterns", seats=4, seed=1)
    bot = make_bot(match.game, level, 1, seconds=seconds)
    started = monotonic()
    bot.choose(match.knowledge(0))
    assert 0.1 < monotonic() - started < 1.0


def test_master_thinks_nine_times_as_long_and_never_more_than_ten_seconds() -> None:
    bot = make_bot(find("streets"), "master", 1)
    assert isinstance(bot, SearchBot)
    assert (bot.level, bot.seconds, bot.longest) == ("master", 9.0, 10.0)


@pytest.mark.parametrize("name", names())
def test_master_is_offered_where_a_game_says_so(name: str) -> None:
    game = find(name)
    for mode in game.modes:
        offered = [
            seats
            for seats in range(mode.least, mode.most + 1)
            if "master" in levels_at(game, mode.name, seats)
        ]
        assert offered == masters_in(game, mode.name)
    assert ("master" in levels_of(game)) == any(masters_in(game, m.name) for m in game.modes)
    assert levels_at(game, game.modes[0].name, 99) == ["random", "easy", "normal", "hard"]


def test_a_review_names_the_turning_points() -> None:
    match = tabletown.new("lanterns", seats=2, seed=2, options={"dice": True})
    bots = {seat: make_bot(match.game, "random", seat) for seat in (0, 1)}
    drive(match, bots)
    found = review(match, iterations=8)
    assert found.points[0].actions == 0
    assert found.points[-1].actions == len(match.history)
    assert found.points[-1].chances == [1.0 if s in match.outcome.winners else 0.0 for s in (0, 1)]
    assert 1 <= len(found.turns) <= 3
    for turn in found.turns:
        assert match.history[turn.actions].action.text == turn.action
        assert match.history[turn.actions].seat == turn.seat
        assert abs(turn.after - turn.before) >= 0.05
        assert turn.better != turn.action
        if turn.after > turn.before:
            assert turn.better is None
    assert found == review(match, iterations=8)


@pytest.mark.parametrize("name", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_every_game_can_be_reviewed(name: str) -> None:
    match = tabletown.new(name, seed=4)
    bots = {seat: make_bot(match.game, "easy", seat) for seat in range(match.config.seats)}
    drive(match, bots)
    found = review(match, iterations=8)
    assert len(found.points) >= min(48, len(match.history))
    assert all(0.0 <= chance <= 1.0 for point in found.points for chance in point.chances)
    for turn in found.turns:
        assert len(match.at(turn.actions).options(turn.seat)) > 1


def test_a_review_of_a_game_without_decisions_names_no_turn() -> None:
    looking = reviewing([])
    assert next(looking) == 0
    with pytest.raises(StopIteration) as done:
        looking.send([0.5, 0.5])
    points, turns = done.value.value
    assert [point.actions for point in points] == [0]
    assert turns == []


def test_a_review_talks_to_people_about_their_own_decisions() -> None:
    """Bots turned the game more often; the three costliest decisions of the person are named all the same."""
    deciders = [seat for _ in range(20) for seat in (0, 1)]
    falls = {
        4: 0.06,
        16: 0.07,
        28: 0.08,
        36: 0.06,
    }  # actions of seat 0, the last too small beside them
    swings = {9: 0.3, 21: -0.3, 33: 0.3}  # of the bot, up and down for itself

    def chance(actions: int) -> list[float]:
        lost = sum(fall for at, fall in falls.items() if at < actions)
        other = sum(swing for at, swing in swings.items() if at < actions)
        return [0.9 - lost, 0.1 + other]

    def turns(people: tuple[int, ...]) -> list[tuple[int, int]]:
        looking = reviewing(deciders, people)
        actions = next(looking)
        while True:
            try:
                actions = looking.send(chance(actions))
            except StopIteration as done:
                return [(swing.seat, swing.actions) for swing in done.value[1]]

    assert {seat for seat, _ in turns(())} == {1}
    assert [at for seat, at in turns((0,)) if seat == 0] == [4, 16, 28]
    assert [at for seat, at in turns((0,)) if seat == 1] == [9, 21, 33]


@pytest.mark.parametrize("name", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_every_term_has_a_name_in_every_language(name: str) -> None:
    game, dice = find(name), Dice(9)
    brain = game.brain()
    for config in game.variants():
        state = game.setup(config, 3, game.rules)
        state.advance()
        met: set[str] = set()
        while not state.over:
            seat = state.deciders()[0]
            met.update(*[brain.terms(state, other) for other in range(config.seats)])
            options = state.options(seat)
            met.update({brain.ground(state, seat, option)[0] for option in options} - {""})
            state.apply(options[dice.below(len(options))], seat)
        met.update(*[brain.terms(state, other) for other in range(config.seats)])
        for language in LANGUAGES:
            say = Speaker(game, config, language)
            missing = [term for term in sorted(met) if not say.knows(f"term-{term}")]
            assert not missing, (language, config)


@pytest.mark.parametrize("name", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_every_personality_has_a_name_and_plays_differently(name: str) -> None:
    game = find(name)
    tempers = list(game.brain().personalities)
    assert len(tempers) >= 2
    for language in LANGUAGES:
        say = Speaker(game, game.config(), language)
        for temper in tempers:
            assert say.knows(f"temper-{temper}"), (language, temper)
            assert say.knows(f"temper-{temper}-text"), (language, temper)
    even = game.brain()
    brains = {temper: even.with_temper(temper) for temper in tempers}
    different = dict.fromkeys(tempers, 0)
    match = tabletown.new(name, seed=8)
    bots = [make_bot(game, "normal", seat) for seat in range(match.config.seats)]
    while not match.over:
        seat = match.state.deciders()[0]
        options = match.options(seat)
        if len(options) > 1:
            world = match.world(seat, 1)
            usual = even.judge(world.clone(), seat, options)
            for temper, brain in brains.items():
                values = brain.judge(world.clone(), seat, options)
                if values.index(max(values)) != usual.index(max(usual)):
                    different[temper] += 1
        match.play(bots[seat].choose(match.knowledge(seat)), seat)
    if name == "new_angeles":
        del different["honest"], different["opportunist"]  # they differ in what they say and keep
    assert all(different.values()), different


def test_a_dealer_makes_more_deals() -> None:
    game = find("fifty_first_state")
    deals = []
    for temper in (None, "dealer"):
        count = 0
        for seed in range(3):
            match = tabletown.new("fifty_first_state", seats=2, seed=seed)
            bots = [make_bot(game, "normal", 1, temper), make_bot(game, "normal", 2)]
            while not match.over:
                seat = match.state.deciders()[0]
                match.play(bots[seat].choose(match.knowledge(seat)), seat)
            count += sum(p.seat == 0 and p.action.kind == "deal" for p in match.history)
        deals.append(count)
    assert deals[1] > deals[0]
