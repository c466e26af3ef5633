"""PettingZoo: its own tests pass for every game, mode and player count; and what they do not look at."""

from __future__ import annotations

import importlib
import logging
import pickle
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, render_test, seed_test

from tabletown.core.errors import BadUsage
from tabletown.games import find, names
from tabletown.lab.encode import environment_version
from tabletown.lab.pettingzoo.environments import Environments, of

EVERY = [(name, variant) for name in names() for variant in of(name).variants()]
FIRST = [(name, next(iter(of(name).variants()))) for name in names()]


@contextmanager
def upstream() -> Iterator[None]:
    """PettingZoo warns about any environment with a mask in its observation that is not its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


def conforms(here: Environments, cycles: int) -> None:
    """What PettingZoo runs on its own turn-based environments."""
    with upstream():
        api_test(here.env(), num_cycles=cycles)
        api_test(here.raw_env(), num_cycles=cycles)
        seed_test(here.env, cycles)
        render_test(lambda render_mode=None: here.env(render_mode=render_mode))
    pickles_before_and_in_the_middle(here)


def pickles_before_and_in_the_middle(here: Environments) -> None:
    first: Any = here.env()
    second = pickle.loads(pickle.dumps(first))
    for env in (first, second):
        env.reset(seed=42)
    for number in range(30):
        if number == 10:
            second = pickle.loads(pickle.dumps(second))
        a, b = first.last(), second.last()
        assert data_equivalence(a[0], b[0])
        assert a[1:] == b[1:]
        if a[2] or a[3]:
            break
        action = first.action_space(first.agent_selection).sample(a[0]["action_mask"])
        first.step(action)
        second.step(action)


@pytest.mark.parametrize(("name", "variant"), FIRST)
def test_conforms(name: str, variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    conforms(of(name).variant(variant), 40)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), EVERY)
def test_every_variant_conforms(
    name: str, variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    conforms(of(name).variant(variant), 200)


def finished(env: Any, seed: int, choose: Callable[[Any], int]) -> dict[str, float]:
    """A whole game; what each agent got."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else choose(observation["action_mask"]))
    return total


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("name", names())
def test_a_whole_game_gives_every_agent_its_reward(name: str) -> None:
    env: Any = of(name).env()
    total = finished(env, 3, first_legal)
    assert set(total.values()) <= {1.0, -1.0}
    outcome = env.unwrapped.trial.state.outcome
    assert [total[f"player_{seat}"] == 1.0 for seat in range(len(total))] == [
        seat in outcome.winners for seat in range(len(total))
    ]
    assert env.agents == []


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("kind", ["dict", "text"])
def test_observations_of_every_kind_fit_their_space(name: str, kind: str) -> None:
    env: Any = of(name).env(observation=kind)
    env.reset(seed=5)
    for _ in range(12):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        assert env.observation_space(env.agent_selection).contains(observation)
        if kind == "text":
            assert observation["observation"] == env.unwrapped.text(env.agent_selection)
        env.step(first_legal(observation["action_mask"]))


def test_dictionary_and_tensor_hold_the_same_numbers() -> None:
    one, two = of("lanterns").raw_env(), of("lanterns").raw_env(observation="dict")
    for env in (one, two):
        env.reset(seed=1)
    tensor = one.observe("player_1")["observation"]
    parts = two.observe("player_1")["observation"]
    assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == tensor.tolist()


def test_the_modules_of_the_games_offer_what_pettingzoo_expects() -> None:
    for name in ("streets", "fifty_first_state", "new_angeles", "great_machine"):
        module = importlib.import_module(f"tabletown.lab.pettingzoo.{name}")
        env = module.env()
        assert str(env) == f"tabletown_{name}_v{environment_version(find(name))}"
        assert env.metadata["is_parallelizable"] is False
        for variant, config in of(name).variants().items():
            assert getattr(module, variant).raw_env().study.config == config
        with pytest.raises(AttributeError, match="no environments called 'duel_9'"):
            _ = module.duel_9


def test_an_illegal_action_loses_and_a_wild_one_is_noticed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    # A server of another test in this process may say errors only.
    caplog.set_level(logging.WARNING)
    env: Any = of("lanterns").env(seats=3)
    env.reset(seed=2)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert "Illegal move" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    while env.agents:
        env.step(None)
    env.reset(seed=2)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(10**6)
    raw = of("lanterns").raw_env()
    raw.reset(seed=2)
    with pytest.raises(BadUsage):
        raw.step(10**6)


def test_calls_before_the_reset_are_noticed() -> None:
    env: Any = of("lanterns").env()
    for name in ("agents", "rewards", "agent_selection", "infos"):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            getattr(env, name)
    with pytest.raises(AssertionError, match="needs to be called before"):
        env.step(0)
    with pytest.raises(AssertionError, match="needs to be called before"):
        env.last()
    with pytest.raises(RuntimeError, match="reset the environment first"):
        of("lanterns").raw_env().observe("player_0")


def test_games_can_be_cut_short_and_the_key_chosen() -> None:
    env: Any = of("lanterns").env(max_cycles=5, observation_key="observations")
    env.reset(seed=1)
    assert set(env.last()[0]) == {"observations", "action_mask"}
    total = finished(env, 1, first_legal)
    assert set(total.values()) == {0.0}
    assert env.unwrapped.trial.played == 5


def test_free_actions_are_an_option() -> None:
    env: Any = of("lanterns").env(seats=2, free_actions=True)
    env.reset(seed=1)
    raw = env.unwrapped
    sentences = raw.sentences()
    assert "give: Player 2, coins 1" in sentences.values()
    number = next(number for number, text in sentences.items() if text == "give: Player 2, coins 1")
    env.step(number)
    assert raw.view("player_0")["board"]["coins"] == [4, 6]
    assert env.agent_selection == "player_1"
    finished(env, 9, lambda mask: int(np.flatnonzero(mask)[-1]))


def test_wrong_settings_are_one_sentence() -> None:
    with pytest.raises(BadUsage, match="did you mean 'tensor'"):
        of("lanterns").env(observation="tensors")
    with pytest.raises(BadUsage, match="2 to 4 seats, not 7"):
        of("lanterns").env(seats=7)
