"""How fast the environments are beside those of the libraries themselves, measured in alternation.

    python -m tabletown.lab.peers --rounds 5 --seconds 1

The loop is the same for all: list the legal actions, pick one at random, carry it out, in CPU time.
OpenSpiel's yardstick is its Python game block_dominoes, PettingZoo's is hanabi_v5; the batched
environment is measured beside PettingZoo's wrapped steps of the same game, and games of RLCard and Pgx
are, where those are installed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from tabletown.games import find, names
from tabletown.lab.batch import Batch
from tabletown.lab.bench import copy_rate
from tabletown.lab.pettingzoo.environments import of

# For some seconds of CPU time, with a seed: decisions or copies a second.
Play = Callable[[float, int], float]


def spiel_play(game: Any) -> Play:
    """Random play through OpenSpiel."""

    def played(seconds: float, seed: int) -> float:
        pick = Random(seed).random
        decisions, spent, started = 0, 0.0, process_time()
        while spent < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()  # all of them are equally likely here
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                    continue
                actions = state.legal_actions()
                decisions += 1
                state.apply_action(actions[int(pick() * len(actions))])
            spent = process_time() - started
        return decisions / spent

    return played


def engine_play(name: str) -> Play:
    """The same without OpenSpiel: what an adapter that costs nothing would reach."""
    game = find(name)
    config = game.config()

    def played(seconds: float, seed: int) -> float:
        pick = Random(seed).random
        decisions, games, spent, started = 0, 0, 0.0, process_time()
        while spent < seconds:
            state = game.setup(config, seed * 100_000 + games, game.rules)
            state.advance()
            games += 1
            while state.outcome is None:
                options = state.options()
                decisions += 1
                state.apply(options[int(pick() * len(options))])
            spent = process_time() - started
        return decisions / spent

    return played


def spiel_copies(game: Any) -> Play:
    """Copies of a position in the middle of an OpenSpiel game."""

    def copied(seconds: float, seed: int) -> float:
        pick = Random(seed)
        line = [game.new_initial_state()]
        while not line[-1].is_terminal():
            state = line[-1].clone()
            state.apply_action(pick.choice(state.legal_actions()))
            line.append(state)
        return copy_rate(line[len(line) // 2].clone, seconds)

    return copied


def zoo_steps(make: Callable[[], Any]) -> Play:
    """Random steps of a PettingZoo environment."""

    def stepped(seconds: float, seed: int) -> float:
        env, pick = make(), Random(seed).random
        steps, games, spent, started = 0, 0, 0.0, process_time()
        while spent < seconds:
            env.reset(seed=seed * 100_000 + games)
            games += 1
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                steps += 1
                env.step(int(legal[int(pick() * len(legal))]))
            spent = process_time() - started
        return steps / spent

    return stepped


def batch_steps(name: str, count: int = 32) -> Play:
    """The same with observations and masks of many games written by one call."""

    def stepped(seconds: float, seed: int) -> float:
        batch, pick = Batch(name, count, seed=seed), Random(seed).random
        steps, spent, started = 0, 0.0, process_time()
        while spent < seconds:
            batch.step([legal[int(pick() * len(legal))] for legal in batch.legal])
            steps += count
            spent = process_time() - started
        return steps / spent

    return stepped


def rlcard_steps(name: str) -> Play:
    """Random steps of an RLCard environment, which makes an observation with every step."""

    def stepped(seconds: float, seed: int) -> float:
        rlcard = import_module("rlcard")
        env, pick = rlcard.make(name, config={"seed": seed}), Random(seed).random
        steps, spent, started = 0, 0.0, process_time()
        while spent < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                steps += 1
                state, _ = env.step(legal[int(pick() * len(legal))])
            spent = process_time() - started
        return steps / spent

    return stepped


def pgx_steps(name: str, count: int = 32) -> Play:
    """Random steps of a batch of Pgx, compiled by JAX on the processor."""

    def stepped(seconds: float, seed: int) -> float:
        jax, numbers, pgx = [import_module(one) for one in ("jax", "jax.numpy", "pgx")]
        env = pgx.make(name)
        begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
        choose = jax.jit(lambda key, mask: jax.random.categorical(key, numbers.log(mask + 1e-9)))
        key = jax.random.PRNGKey(seed)
        state = begin(jax.random.split(key, count))
        steps, spent, started = 0, 0.0, 0.0
        for number in range(1_000_000):
            key, one, two = jax.random.split(key, 3)
            state = step(state, choose(one, state.legal_action_mask), jax.random.split(two, count))
            jax.block_until_ready(state.observation)
            if number == 0:
                started = process_time()  # the first step compiles
                continue
            steps += count
            spent = process_time() - started
            if spent > seconds:
                break
        return steps / spent

    return stepped


def compare(title: str, plays: dict[str, Play], rounds: int, seconds: float) -> None:
    """One after the other in every round; the first is the yardstick."""
    found: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play(seconds, rounds)  # fills the tables of actions
    for seed in range(rounds):
        for name, play in plays.items():
            found[name].append(play(seconds, seed))
    print(title)
    first = median(next(iter(found.values())))
    for name, rates in found.items():
        rate = median(rates)
        print(f"  {name:28} {rate:>10,.0f} a second  x {rate / first:.1f}", flush=True)


def open_spiel(rounds: int, seconds: float) -> None:
    """Compare with OpenSpiel's own game."""
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    import_module("tabletown.lab.openspiel")
    peer = pyspiel.load_game("python_block_dominoes")
    plays = {"block_dominoes": spiel_play(peer)}
    copies = {"block_dominoes": spiel_copies(peer)}
    for name in names():
        game = pyspiel.load_game(f"tabletown_{name}")
        plays[name] = spiel_play(game)
        plays[f"{name}, engine alone"] = engine_play(name)
        copies[name] = spiel_copies(game)
    compare("OpenSpiel, decisions", plays, rounds, seconds)
    compare("OpenSpiel, copies", copies, rounds, seconds / 2)


def petting_zoo(rounds: int, seconds: float) -> None:
    """Compare with PettingZoo's own game."""
    hanabi = import_module("pettingzoo.classic.hanabi_v5").env
    try:
        hanabi()
    except ImportError as fault:  # its own wants
        print(
            f"hanabi_v5 is not measured, it needs the package shimmy (`make slow` brings it): {fault}"
        )
        return
    plays = {"hanabi_v5": zoo_steps(hanabi)}
    for name in names():
        plays[name] = zoo_steps(import_module(f"tabletown.lab.pettingzoo.{name}").env)
    compare("PettingZoo, wrapped steps", plays, rounds, seconds)


def batched(rounds: int, seconds: float) -> None:
    """Compare batches with PettingZoo's steps of the same game."""
    for name in names():
        env = of(name).env
        plays = {
            f"{name}, PettingZoo": zoo_steps(env),
            f"{name}, batch of 32": batch_steps(name),
            f"{name}, engine alone": engine_play(name),
        }
        compare(f"Steps with observation and mask: {name}", plays, rounds, seconds)


def elsewhere(rounds: int, seconds: float) -> None:
    """Games of RLCard and Pgx, where they are installed."""
    plays: dict[str, Play] = {"streets, batch of 32": batch_steps("streets")}
    for package, make, games in (
        ("rlcard", rlcard_steps, ("uno", "gin-rummy")),
        ("pgx", pgx_steps, ("backgammon",)),
    ):
        if find_spec(package) is None:
            print(f"{package} is not installed and not measured")
        else:
            plays.update({f"{package} {name}": make(name) for name in games})
    if len(plays) > 1:
        compare("Other libraries, steps with observation", plays, rounds, seconds)


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    open_spiel(chosen.rounds, chosen.seconds)
    petting_zoo(chosen.rounds, chosen.seconds)
    batched(chosen.rounds, chosen.seconds)
    elsewhere(chosen.rounds, chosen.seconds)


if __name__ == "__main__":
    main()
