"""Gymnasium: its checker passes, masks are right, bots sit in the other seats."""

from __future__ import annotations

import copy
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tabletown.lab.gymnasium as lab
from tabletown.core.errors import BadUsage
from tabletown.games import find, names
from tabletown.lab.gymnasium import TownGym, register
from tabletown.lab.rendering import HEIGHT, WIDTH, frame

for _name in names():
    register(_name)

EVERY = [
    f"{name}_{mode.name}_{seats}"
    for name in names()
    for mode in find(name).modes
    for seats in range(mode.least, mode.most + 1)
]


def checked(env: TownGym) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*not within the observation space.*", UserWarning)
        warnings.filterwarnings("ignore", ".*spec.*", UserWarning)
        check_env(env, skip_render_check=True)


def episode(env: Any, seed: int) -> list[tuple[int, float]]:
    """A game with legal actions; what was done and what it brought."""
    pick = Random(seed)
    _, info = env.reset(seed=seed)
    log = []
    for _ in range(5_000):
        action = int(pick.choice(list(np.flatnonzero(info["action_mask"]))))
        _, reward, terminated, truncated, info = env.step(action)
        log.append((action, reward))
        if terminated or truncated:
            return log
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", names())
def test_conforms(name: str) -> None:
    checked(TownGym(name, opponents="random"))
    one, two = (episode(TownGym(name, opponents="random"), 9) for _ in range(2))
    assert one == two
    assert one[-1][1] in (1.0, -1.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_every_variant_conforms(name: str) -> None:
    checked(getattr(lab, name)())
    one, two = (episode(getattr(lab, name)(opponents="random"), 9) for _ in range(2))
    assert one == two


def test_it_is_made_by_its_id() -> None:
    env = gymnasium.make("tabletown/lanterns-v1", seats=3, opponents="easy,normal")
    assert env.unwrapped.study.seats == 3  # type: ignore[attr-defined]
    episode(env, 2)
    with pytest.raises(AttributeError, match="no environment 'chess'"):
        _ = lab.chess


def test_masks_are_those_of_the_seat() -> None:
    env = TownGym("lanterns", seats=3, opponents="random", seat=1)
    _, info = env.reset(seed=4)
    assert info["seat"] == 1
    assert env.current().seat == 1
    mask = env.action_masks()
    assert mask.dtype == np.bool_
    assert sorted(env.current().numbers) == np.flatnonzero(mask).tolist()
    assert (mask == (info["action_mask"] == 1)).all()


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = TownGym("lanterns", opponents="random", illegal_reward=-3.0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-3.0, True, False, True)
    with pytest.raises(RuntimeError, match="the game is over"):
        env.step(0)


def test_the_seat_can_change_from_game_to_game() -> None:
    env = TownGym("lanterns", seats=4, opponents="random", seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}


def test_rewards_can_be_scores() -> None:
    env = TownGym("lanterns", opponents="random", reward="score")
    _, last = episode(env, 5)[-1]
    outcome = env.current().state.outcome
    assert outcome is not None
    assert last == outcome.scores[0]


def test_bots_talk_where_free_actions_are_on() -> None:
    env = TownGym("lanterns", seats=3, opponents="normal", free_actions=True)
    episode(env, 3)
    assert env.match is not None
    assert any(played.free for played in env.match.history)


def test_bots_can_follow_the_story() -> None:
    env = TownGym("lanterns", opponents="random")
    episode(env, 3)
    assert env.match is not None
    keys = {event["key"] for event in env.match.events(0)}
    assert {"chose", "shown", "scored"} <= keys


def test_a_copy_in_the_middle_plays_on_alike() -> None:
    env = TownGym("lanterns", opponents="random")
    _, info = env.reset(seed=8)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    other = copy.deepcopy(env)
    action = env.current().numbers[0]
    assert env.step(action)[1:4] == other.step(action)[1:4]


def test_it_renders_what_the_seat_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = TownGym("streets", opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.current().text(0)
    env = TownGym("lanterns", opponents="random", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "Hand: " in capsys.readouterr().out  # only a seat's own view has it


@pytest.mark.parametrize("name", names())
def test_frames_of_a_video_are_alike_and_show_the_table(name: str) -> None:
    env = TownGym(name, opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert (first.dtype, first.shape) == (np.uint8, (HEIGHT, WIDTH, 3))
    assert 0.0005 < (first < 128).all(axis=2).mean() < 0.5  # ink on paper
    episode(env, 1)
    last = env.render()
    assert last.shape == first.shape
    assert (last != first).any()


def test_a_text_without_end_is_cut() -> None:
    assert frame("word " * 20_000).shape == (HEIGHT, WIDTH, 3)
    assert frame("").shape == (HEIGHT, WIDTH, 3)


def test_other_libraries_make_it_as_they_make_their_own() -> None:
    """Stable-Baselines3 asks for rgb_array; wrappers of Gymnasium ask what render modes there are."""
    env = gymnasium.make("tabletown/streets-v2", render_mode="rgb_array", opponents="random")
    assert env.render_mode == "rgb_array"
    recorded = gymnasium.wrappers.RenderCollection(env)
    _, info = recorded.reset(seed=1)
    recorded.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert len(recorded.render()) == 2


def test_a_vector_can_be_sampled_at_the_end_of_a_game() -> None:
    envs = gymnasium.make_vec("tabletown/streets-v2", num_envs=2, opponents="random", seats=2)
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(120):
        assert infos["action_mask"].any(axis=1).all()
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in infos["action_mask"]]
        _, rewards, terminated, _, infos = envs.step(np.array(actions))
        assert set(rewards[terminated]) <= {1.0, -1.0}
        ended += int(terminated.sum())
    envs.close()
    assert ended > 2


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"seat": 5}, "there is no seat 5"),
        ({"opponents": "genius"}, "no bot level 'genius'"),
        ({"opponents": "easy,easy,easy"}, "names 3 seats"),
        ({"render_mode": "hologram"}, "no render mode"),
        ({"observation": "smell"}, "no kind of observation"),
    ],
)
def test_wrong_settings_are_one_sentence(settings: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadUsage, match=fault):
        TownGym("lanterns", **settings)
