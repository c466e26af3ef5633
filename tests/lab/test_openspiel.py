"""OpenSpiel: its own checks pass, observations are fair, copies are independent."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from tabletown.games import find, names
from tabletown.lab import openspiel

for _name in names():
    openspiel.register(_name)

EVERY = [
    f"tabletown_{name}(mode={mode.name},players={seats})"
    for name in names()
    for mode in find(name).modes
    for seats in range(mode.least, mode.most + 1)
]


def dealt(game: Any, seed: int) -> Any:
    """A position after the deal."""
    pick = Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(pick.choice(state.chance_outcomes())[0])
    return state


def walked(state: Any, steps: int, seed: int) -> Any:
    pick = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(pick.choice(state.legal_actions()))
    return state


def sim_test() -> Any:
    from open_spiel.python.tests import games_sim_test

    return games_sim_test.GamesSimTest()


def information_rules(name: str) -> None:
    """The rules of OpenSpiel's integration test for every state of a game."""
    game = pyspiel.load_game(name)
    pick = Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        current = state.current_player()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
            state.apply_action(pick.choice(outcomes)[0])
            continue
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert actions
        assert 0 <= actions[0] <= actions[-1] < game.num_distinct_actions()
        for player in range(game.num_players()):
            if player != current:
                assert state.legal_actions(player) == []
        strings = {state.action_to_string(current, action) for action in actions}
        assert len(strings) == len(actions)
        state.apply_action(pick.choice(actions))
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.move_number() <= game.max_game_length() + openspiel.DEAL_NODES


@pytest.mark.parametrize("name", names())
def test_python_and_the_library_get_the_same_answers(name: str) -> None:
    """What the adapter answers itself, without the way through the library."""
    library = pyspiel.State
    game = pyspiel.load_game(f"tabletown_{name}")
    state = game.new_initial_state()
    pick = Random(8)
    over = False
    while not over:
        over = state.is_terminal()
        actions = state.legal_actions()
        assert actions == library.legal_actions(state)
        assert actions is not state.legal_actions()  # callers may change what they got
        for player in range(game.num_players()):
            assert state.legal_actions(player) == library.legal_actions(state, player)
        assert state.is_chance_node() == library.is_chance_node(state)
        if not over:
            state.apply_action(pick.choice(actions))


def conforms(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 2, True, False, True)
    sim_test().sim_game(pyspiel.load_game(name))
    once, again = (
        generate_playthrough.playthrough(name, action_sequence=None, seed=7) for _ in range(2)
    )
    assert once == again
    an_episode_of_rl_environment(name)
    information_rules(name)
    bots_play(name)


def an_episode_of_rl_environment(name: str) -> None:
    env = rl_environment.Environment(name, include_full_state=False)
    step = env.reset()
    pick = Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([pick.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == env.num_players


def bots_play(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    state = dealt(game, 0)
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(0))
    assert bot.step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(
        game, evaluator=evaluator, uct_c=2.0, max_simulations=8, random_state=np.random.RandomState(1)
    )  # fmt: skip
    assert fair.step(state) in state.legal_actions()


def test_conforms(capsys: pytest.CaptureFixture[str]) -> None:
    for name in (
        "tabletown_lanterns(players=3)",
        "tabletown_lanterns(dice=True,free_actions=True)",
    ):
        conforms(name)


@pytest.mark.parametrize("name", names())
def test_the_rules_of_information_hold(name: str) -> None:
    information_rules(f"tabletown_{name}")


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_every_variant_conforms(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    conforms(name)


@pytest.mark.parametrize("name", names())
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    game = pyspiel.load_game(f"tabletown_{name}")
    state = walked(dealt(game, 5), 15, 5)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    here = make_observation(game)
    there = make_observation(game)
    for _ in range(5):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        here.set_from(state, player)
        there.set_from(other, player)
        assert (here.tensor == there.tensor).all()
        assert other.legal_actions() == state.legal_actions()
        walked(other, 10_000, 1)
        assert other.is_terminal()


@pytest.mark.parametrize("name", names())
def test_copies_and_pickles_are_independent(name: str) -> None:
    state = walked(dealt(pyspiel.load_game(f"tabletown_{name}"), 2), 12, 2)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        assert other.history() == state.history()
        walked(other, 6, 3)
        assert str(state) == before
        assert str(other) != before


def test_observers_have_named_pieces() -> None:
    game = pyspiel.load_game("tabletown_streets(players=3)")
    observation = make_observation(game)
    observation.set_from(dealt(game, 1), 0)
    assert {"city", "hand", "players", "prompt"} <= set(observation.dict)
    assert observation.dict["hand"].any()
    assert game.observation_tensor_shape() == [observation.tensor.size]


def test_structs_name_actions_and_positions() -> None:
    game = pyspiel.load_game("tabletown_streets(players=2,business=True)")
    state = game.new_initial_state()
    assert json.loads(state.action_to_struct(pyspiel.PlayerId.CHANCE, 3).to_json()) == {"deal": 3}
    state = dealt(game, 4)
    player, action = state.current_player(), state.legal_actions()[3]
    struct = state.action_to_struct(player, action)
    told = json.loads(struct.to_json())
    assert told["action"].startswith("place ")
    assert told["sentence"].startswith("Build ")
    assert list(state.struct_to_actions(struct)) == [action]
    seen = json.loads(state.to_observation_struct(player).to_json())
    assert seen["board"]["players"][1 - player]["hand"] is None
    assert json.loads(state.to_json())["turn"] == 1
    state.apply_action_struct(struct)
    assert state.history()[-1] == action


def test_parameters_choose_what_is_played() -> None:
    game: Any = pyspiel.load_game("tabletown_lanterns(players=4,dice=True,reward=rank)")
    assert game.num_players() == 4
    assert game.study.config.options == {"dice": True}
    assert game.study.reward == "rank"
    assert pyspiel.load_game("tabletown_streets(mode=solo)").num_players() == 1
    with pytest.raises(Exception, match="2 to 4 seats, not 9"):
        pyspiel.load_game("tabletown_lanterns(players=9)")


def played(call: str, seed: int) -> tuple[Any, Any]:
    """A game and its state after random play."""
    pick = Random(seed)
    game = pyspiel.load_game(call)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(pick.choice(state.legal_actions()))
    return game, state


@pytest.mark.parametrize(
    ("call", "utility"),
    [
        ("tabletown_streets(players=2,reward=rank)", "ZERO_SUM"),
        ("tabletown_streets(players=3,reward=zero_sum)", "ZERO_SUM"),
        ("tabletown_streets(players=2,reward=margin)", "ZERO_SUM"),
        ("tabletown_streets(players=3,reward=margin)", "GENERAL_SUM"),
        ("tabletown_streets(players=2,reward=score)", "GENERAL_SUM"),
        ("tabletown_new_angeles(players=4,reward=rank)", "ZERO_SUM"),
        ("tabletown_great_machine(mode=versus,players=3,reward=zero_sum)", "ZERO_SUM"),
        ("tabletown_great_machine(mode=versus,players=3,reward=rank)", "GENERAL_SUM"),
        ("tabletown_great_machine(mode=automa,players=2)", "IDENTICAL"),
    ],
)
def test_the_utility_that_is_told_is_true(call: str, utility: str) -> None:
    for seed in range(3):
        game, state = played(call, seed)
        assert game.get_type().utility.name == utility
        found = state.returns()
        assert all(game.min_utility() <= value <= game.max_utility() for value in found)
        if utility == "ZERO_SUM":
            assert game.utility_sum() == 0.0
            assert sum(found) == pytest.approx(0.0)
        elif utility == "IDENTICAL":
            assert len(set(found)) == 1


def test_the_information_state_tensor_adds_what_the_player_did() -> None:
    game = pyspiel.load_game("tabletown_streets(players=2)")
    state = game.new_initial_state()
    done: list[list[int]] = [[], []]
    while state.is_chance_node() or len(done[1]) < 3:
        action = state.legal_actions()[-1]
        if not state.is_chance_node():
            done[state.current_player()].append(action)
        state.apply_action(action)
    for player in (0, 1):
        whole = np.array(state.information_state_tensor(player))
        seen = np.array(state.observation_tensor(player))
        assert (whole[: len(seen)] == seen).all()
        counts = np.bincount(done[player], minlength=len(whole) - len(seen))
        assert (whole[len(seen) :] == counts).all()
