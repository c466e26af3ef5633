"""What Streets tells its bots: sane judgements, and levels that differ."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.core.rng import Dice
from tabletown.games.streets.appraisal import NAMES, appraise
from tabletown.games.streets.bot import StreetsBrain, finish
from tabletown.texts import LANGUAGES, Speaker


def duel(one: str, other: str, games: int, seed: int = 0, iterations: int | None = None) -> float:
    """The share of two-player games that ``one`` wins; seats alternate, ties count half."""
    won = 0.0
    for number in range(games):
        match = tabletown.new("streets", seats=2, seed=seed + number // 2)
        mine = number % 2
        names = [one, other] if mine == 0 else [other, one]
        bots = [
            make_bot(match.game, name, seed + 10 * number + i, iterations=iterations)
            for i, name in enumerate(names)
        ]
        while not match.over:
            seat = match.state.deciders()[0]
            match.play(bots[seat].choose(match.knowledge(seat)), seat)
        assert match.outcome is not None
        if mine in match.outcome.winners:
            won += 1.0 / len(match.outcome.winners)
    return won / games


def test_normal_beats_random() -> None:
    assert duel("normal", "random", 12) >= 11 / 12


@pytest.mark.slow
def test_the_levels_differ() -> None:
    assert duel("normal", "random", 200) >= 0.95
    assert duel("normal", "easy", 200) >= 0.6
    assert duel("hard", "easy", 60, iterations=150) >= 0.75


@pytest.mark.parametrize(
    ("seats", "mode", "options"),
    [
        (2, None, {}),
        (4, None, {"advisors": True}),
        (3, None, {"advisors": True, "business": True}),
        (1, "solo", {"business": True}),
    ],
)
def test_bots_play_every_mode(seats: int, mode: str | None, options: dict[str, Any]) -> None:
    match = tabletown.new("streets", seats=seats, mode=mode, seed=5, options=options)
    bot = make_bot(match.game, "normal", 1)
    while not match.over:
        seat = match.state.deciders()[0]
        match.play(bot.choose(match.knowledge(seat)), seat)
    assert bot.met
    assert max(match.game.scores(match.state)) > 50


@pytest.mark.parametrize(
    ("city", "tile", "best"),
    [
        (
            """
            terraced_houses (-1,0) S A; parent 1
            supermarket     (-2,0) S A; shopper 1
            book_cafe       (-3,0) S B; shopper 1
            souvenir_shop   (1,-1) W B; tourist 1
            """,
            "starter_home",
            "place starter_home -4,0 e",
        ),
        (
            """
            corner_cafe  (1,-1)  W B
            chillax_spa  (0,-1)  S A; tourist 1
            aquarium     (-1,-1) S B; tourist 1
            retro_arcade (-1,-2) N B; hipster 1
            kindergarten (-2,-2) E B; parent 1
            """,
            "colossus_museum",
            "place colossus_museum -2,-1 e",
        ),
    ],
    ids=["close or grow", "point the finger"],
)
def test_the_last_tile_is_placed_best(scene: Any, city: str, tile: str, best: str) -> None:
    table = scene(city, A=[tile])
    options = table.match.options()
    values = StreetsBrain().judge(table.s, 0, options)
    assert options[values.index(max(values))].text == best


@pytest.mark.parametrize("seats", [2, 4])
def test_looking_is_nearly_as_good_as_doing(seats: int) -> None:
    """A placement judged where it would stand against the same placement carried out."""
    match = tabletown.new("streets", seats=seats, seed=3)
    brain = StreetsBrain()
    errors = []
    while not match.over:
        seat = match.state.deciders()[0]
        options = match.options(seat)
        values = brain.judge(match.state, seat, options)
        if options[0].kind == "place" and len(match.history) % 3 == 0:
            for action, value in list(zip(options, values, strict=True))[::7]:
                after: Any = match.state.clone()
                after.apply(action, seat)
                finish(after, seat)
                errors.append(abs(brain.value(after, seat) - value))
        match.play(options[values.index(max(values))], seat)
    assert sum(errors) / len(errors) < 1.5


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rewards_are_chances(games: Any, seats: int) -> None:
    brain = StreetsBrain()
    for match in games(seats):
        rewards = brain.rewards(match.state)
        assert sum(rewards) == pytest.approx(1.0)
        assert all(rewards[winner] > 0 for winner in match.outcome.winners)
        for share in (0.2, 0.5, 0.9):
            middle = match.at(int(len(match.history) * share))
            rewards = brain.rewards(middle.state)
            assert sum(rewards) == pytest.approx(1.0)
            assert all(0.0 < reward < 1.0 for reward in rewards)


def test_rewards_alone(games: Any) -> None:
    brain = StreetsBrain()
    for match in games(1, mode="solo"):
        assert brain.rewards(match.state) == [1.0 if match.outcome.winners else 0.0]
        assert 0.0 < brain.rewards(match.at(10).state)[0] < 1.0


def test_quick_choices_are_legal_and_better_than_chance() -> None:
    brain = StreetsBrain()
    won = 0.0
    for seed in range(10):
        match = tabletown.new("streets", seats=2, seed=seed)
        dice = Dice(seed)
        s: Any = match.state
        while not s.over:
            seat = s.asked
            options = s.options()
            if seat == seed % 2:
                action = brain.quick(s, seat, options, dice)
                assert action in options
            else:
                action = options[dice.below(len(options))]
            s.apply(action)
        won += seed % 2 in s.outcome.winners
    assert won >= 8


def test_people_are_kept(scene: Any) -> None:
    city = """
    supermarket   (1,-1)  W B; shopper 1
    art_gallery   (0,-1)  S A; hipster 3
    student_house (1,1)   W A; hipster 1
    micro_brewery (0,1)   W B; hipster 1
    """
    table = scene(city, A=["post_office"], B=["aquarium"]).play("place post_office -1,-1 e")
    options = table.match.options()
    values = StreetsBrain().judge(table.s, 0, options)
    assert options[values.index(max(values))].text == "move hipster 1,1 3"


def test_terms_have_names_and_tempers_change_them(new: Any) -> None:
    table = new(2, 3)
    brain = StreetsBrain()
    terms = brain.terms(table.s, 0)
    assert tuple(terms) == NAMES
    assert sum(terms.values()) == pytest.approx(brain.value(table.s, 0))
    for language in LANGUAGES:
        say = Speaker(table.match.game, table.match.config, language)
        assert all(say.knows(f"term-{name}") for name in NAMES)
    for temper in StreetsBrain.personalities:
        changed = brain.with_temper(temper)
        parts = appraise(table.s)
        assert changed.weighted(parts, 0) == pytest.approx(changed.value(table.s, 0))
        assert say.knows(f"temper-{temper}")
