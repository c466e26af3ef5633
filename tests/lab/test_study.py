"""Studies and trials: numbers for actions, observations that know only what the seat knows."""

from __future__ import annotations

import pickle
from random import Random

import numpy as np
import pytest

import tabletown
from tabletown.bots.driver import MOST_TALK
from tabletown.core.compliance import swapped
from tabletown.core.config import Config
from tabletown.core.errors import BadUsage, IllegalAction
from tabletown.core.rng import Dice
from tabletown.games import find, names
from tabletown.lab.study import SILENCE, Study, Trial, shared_place, study

VARIANTS = [(name, config) for name in names() for config in find(name).variants()]


def label(value: object) -> str:
    if isinstance(value, Config):
        changed = [f"{key}-{v}" for key, v in value.options.items() if v not in (False, "random")]
        return "-".join([value.mode, str(value.seats), *changed])
    return str(value)


def study_of(config: Config, **settings: object) -> Study:
    return study(
        config.game, seats=config.seats, mode=config.mode, options=config.options, **settings
    )  # type: ignore[arg-type]


def walked(trial: Trial, steps: int, seed: int) -> Trial:
    pick = Random(seed)
    for _ in range(steps):
        if trial.over:
            break
        trial.play(pick.choice(trial.numbers))
    return trial


@pytest.mark.parametrize(("name", "config"), VARIANTS, ids=label)
def test_numbers_are_distinct_and_in_range(name: str, config: Config) -> None:
    trial = study_of(config).begin(5)
    pick = Random(5)
    for _ in range(400):
        if trial.over:
            break
        numbers = trial.numbers
        assert len(set(numbers)) == len(numbers) == len(trial.state.options(trial.seat))
        assert min(numbers) >= 0
        assert max(numbers) < trial.study.numbering.size
        trial.play(pick.choice(numbers))


@pytest.mark.parametrize(("name", "config"), VARIANTS, ids=label)
def test_an_action_found_by_its_number_is_the_one_of_the_list(name: str, config: Config) -> None:
    trial = study_of(config).begin(6)
    numbering, pick = trial.study.numbering, Random(6)
    for _ in range(150):
        if trial.over:
            break
        choices = trial.clone().choices
        if trial.state.cached is None and trial.state.asked >= 0:
            for number, action in choices.items():
                assert numbering.named(trial.state, number) in (None, action)
            others = {pick.randrange(-5, numbering.size) for _ in range(50)} - set(choices)
            assert all(numbering.named(trial.state, number) is None for number in others)
        assert trial.ascending == sorted(choices)
        trial.play(pick.choice(list(choices)))


TALKING = [(name, config) for name, config in VARIANTS if name in ("new_angeles", "lanterns")]


@pytest.mark.parametrize(("name", "config"), VARIANTS, ids=label)
def test_an_observation_depends_on_what_the_seat_knows_alone(name: str, config: Config) -> None:
    observations_are_fair(study_of(config))


@pytest.mark.parametrize(("name", "config"), TALKING, ids=label)
def test_so_it_is_when_seats_talk(name: str, config: Config) -> None:
    observations_are_fair(study_of(config, free_actions=True))


def observations_are_fair(here: Study) -> None:
    """Everything hidden is dealt anew: tensors and numbers of legal actions stay the same."""
    config = here.config
    trial = here.begin(9)
    dice = Dice(9)
    highest = here.encoder.high
    for number in range(240):
        if trial.over:
            break
        if number % 12 == 0:
            for seat in range(config.seats):
                tensor = trial.tensor(seat)
                assert tensor.dtype == np.float32
                assert tensor.shape == (here.encoder.size,)
                assert (tensor >= 0).all()
                assert (tensor <= highest).all()
                other = trial.dealt(seat, dice.seed())
                assert (other.tensor(seat) == tensor).all()
                if trial.seat == seat:
                    assert other.numbers == trial.numbers
        numbers = trial.numbers
        trial.play(numbers[dice.below(len(numbers))])


@pytest.mark.parametrize("name", names())
def test_different_positions_look_different(name: str) -> None:
    trial = study(name).begin(3)
    seen = set()
    for number in range(40):
        if trial.over:
            break
        seen.add(trial.tensor(trial.seat).tobytes())
        trial.play(trial.numbers[number % len(trial.numbers)])
    assert len(seen) >= 0.9 * min(number + 1, 40)


@pytest.mark.parametrize("name", names())
def test_the_text_is_what_a_screen_reader_gets(name: str) -> None:
    match = tabletown.new(name, seed=4)
    here = study(name)
    trial = here.begin(4)
    for number in range(12):
        if match.over:
            break
        for seat in range(match.seats):
            expected = "\n".join(match.game.lines(match.view(seat), here.speaker))
            assert trial.text(seat) == expected
            assert trial.view(seat) == match.view(seat)
        options = match.options(trial.seat)
        place = number % len(options)
        match.play(options[place], trial.seat)
        trial.play(trial.numbers[place])


@pytest.mark.parametrize("name", names())
def test_fields_have_names_and_add_up(name: str) -> None:
    encoder = study(name).encoder
    assert len(encoder.names()) == len(set(encoder.names())) == encoder.size
    tensor = study(name).begin(1).tensor(0)
    parts = encoder.parts(tensor)
    assert sum(part.size for part in parts.values()) == encoder.size
    assert all(one.text and one.high > 0 for one in encoder.fields)


@pytest.mark.parametrize("name", names())
def test_copies_and_pickles_play_on_alike(name: str) -> None:
    trial = walked(study(name).begin(8), 15, 8)
    for other in (trial.clone(), pickle.loads(pickle.dumps(trial))):
        assert other.study is trial.study
        first = walked(trial.clone(), 10, 2)
        second = walked(other, 10, 2)
        assert first.state == second.state
        assert first.numbers == second.numbers


def test_the_same_arguments_give_the_same_study() -> None:
    assert study("lanterns", seats=3) is study("lanterns", seats=3, options={"dice": False})
    assert study("lanterns", seats=3) is not study("lanterns", seats=3, reward="rank")


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(BadUsage, match="no reward 'wim'; did you mean 'win'"):
        study("lanterns", reward="wim")
    with pytest.raises(BadUsage, match="no language"):
        study("lanterns", language="de")
    with pytest.raises(BadUsage, match="2 to 4 seats"):
        study("lanterns", seats=9)


def test_an_illegal_number_is_refused_with_its_rule() -> None:
    trial = study("lanterns", seats=2).begin(1)
    illegal = next(number for number in range(24) if number not in trial.numbers)
    before = trial.state.digest()
    with pytest.raises(IllegalAction) as caught:
        trial.play(illegal)
    assert caught.value.refusal.rule == "LAN-2"
    with pytest.raises(BadUsage, match="no legal action"):
        trial.play(10_000)
    assert trial.state.digest() == before
    while not trial.over:
        trial.play(trial.numbers[0])
    with pytest.raises(BadUsage, match="the game is over"):
        trial.play(0)


def test_rewards() -> None:
    trial = study("lanterns", seats=3, reward="score").begin(2)
    assert trial.returns() == [0.0, 0.0, 0.0]
    while not trial.over:
        trial.play(trial.numbers[0])
    outcome = trial.state.outcome
    assert outcome is not None
    assert trial.returns() == [float(score) for score in outcome.scores]
    wins = study("lanterns", seats=3).rewards(outcome)
    assert [reward == 1.0 for reward in wins] == [seat in outcome.winners for seat in range(3)]
    ranks = study("lanterns", seats=3, reward="rank").rewards(outcome)
    assert sum(ranks) == pytest.approx(0.0)
    assert max(ranks) == ranks[outcome.ranks.index(1)]


def test_places_are_shared() -> None:
    assert [shared_place([1, 2, 3], rank) for rank in (1, 2, 3)] == [1.0, 0.0, -1.0]
    assert [shared_place([1, 1, 3], rank) for rank in (1, 1, 3)] == [0.5, 0.5, -1.0]
    assert shared_place([1, 1], 1) == 0.0


def test_free_actions_are_offered_answered_and_limited() -> None:
    here = study("lanterns", seats=3, free_actions=True)
    assert here.size > study("lanterns", seats=3).size
    trial = here.begin(6)
    assert trial.seat == 0
    free = [number for number in trial.numbers if number > here.silence]
    assert len(free) == 2
    assert trial.sentence(free[0]) == "give: Player 2, coins 1"
    trial.play(free[0])
    assert trial.state.coins == [4, 6, 5]  # type: ignore[attr-defined]
    assert trial.seat == 1  # may reply, or say nothing
    assert trial.action(here.silence) is SILENCE
    trial.play(here.silence)
    assert trial.seat == 2
    trial.play(here.silence + 1)
    assert trial.seat == 1  # after a word the others are asked again
    trial.play(here.silence)
    assert trial.seat == 0  # who decides speaks in his own turn
    for _ in range(MOST_TALK - 1):
        trial.play(next(number for number in trial.numbers if number > here.silence))
        trial.play(here.silence)
        trial.play(here.silence)
        assert trial.seat == 0
    assert all(number < here.silence for number in trial.numbers)
    walked(trial, 5_000, 3)
    assert trial.over
    trial.study.game.check(trial.state)


def test_a_dealt_trial_is_a_world_the_seat_could_be_in() -> None:
    trial = walked(study("lanterns", seats=3).begin(4), 7, 4)
    seat = trial.seat
    other = trial.dealt(seat, 77)
    assert other.view(seat) == trial.view(seat)
    match = swapped(trial.match(), other.state)
    assert match.view(seat)["board"] == trial.view(seat)["board"]
