"""The two ways to learn: imitate a bot, or play against oneself. Both stop in time and say how it went."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final

import numpy as np

from tabletown.lab.batch import Batch
from tabletown.lab.players import make_player
from tabletown.lab.quick import QuickMatch
from tabletown.lab.study import Study, Trial
from tabletown.lab.train.network import Network

Curve = list[dict[str, float]]
Say = Callable[[str], None]
ROWS: Final = 256  # positions in one step of learning
HELD_BACK: Final = 10  # every tenth game of the teacher only measures


def taught(of: Study, teacher: str, seed: int, budget: float) -> list[list[Any]]:
    """Positions in which a bot chose, and its choices: observation, legal actions, chosen, seat's reward.

    By game, for ``budget`` seconds of processor time.
    """
    started = process_time()
    games: list[list[Any]] = []
    while process_time() - started < budget or len(games) < HELD_BACK:
        deal = seed * 1_000_003 + len(games)
        match = QuickMatch.begin(of.game, of.config, deal, heard=True)
        trial = Trial(of, match.state)
        bots = [make_player(of.game, teacher, deal * 8 + seat) for seat in range(of.seats)]
        rows: list[Any] = []
        seats = []
        while not trial.over:
            seat, numbers = trial.seat, trial.ascending
            action = bots[seat].choose(match.knowledge(seat))
            number = next(n for n, one in trial.choices.items() if one == action)
            if len(numbers) > 1:
                rows.append([of.encoder.tensor(trial.state, seat), numbers, number, 0.0])
                seats.append(seat)
            match.play(action, seat)
            trial.look()
        outcome = trial.state.outcome
        assert outcome is not None
        rewards = of.rewards(outcome)
        for row, seat in zip(rows, seats, strict=True):
            row[3] = rewards[seat]
        games.append(rows)
    return games


def columns(rows: list[Any], size: int) -> tuple[Any, Any, Any, Any]:
    """Rows as arrays: observations, masks, choices, rewards."""
    masks = np.zeros((len(rows), size), np.bool_)
    for mask, row in zip(masks, rows, strict=True):
        mask[row[1]] = True
    observations = np.stack([row[0] for row in rows])
    rewards = np.array([row[3] for row in rows], np.float32)
    return observations, masks, np.array([row[2] for row in rows]), rewards


def imitate(
    of: Study, network: Network, teacher: str, *, seed: int, seconds: float, say: Say
) -> Curve:
    """Learn what a bot does: half the time for its games, half for learning.

    Every tenth game is held back; the weights that foretell it best are kept.
    """
    games = taught(of, teacher, seed, seconds / 2)
    train = [row for number, game in enumerate(games) if number % HELD_BACK for row in game]
    check = [row for game in games[::HELD_BACK] for row in game][:2000]
    say(f"{len(games)} games of {teacher}, {len(train)} positions to learn, {len(check)} to check")
    dice = np.random.default_rng(seed)
    held = columns(check, of.size)
    chance = float((1 / held[1].sum(axis=1)).mean())
    curve: Curve = []
    best, best_weights = -1.0, dict(network.weights)
    started = process_time()
    while process_time() - started < seconds / 2:
        order = dice.permutation(len(train))
        right = []
        for start in range(0, len(order) - ROWS + 1, ROWS):
            batch = columns([train[i] for i in order[start : start + ROWS]], of.size)
            right.append(network.learn(*batch))
        chances, _ = network.judged(held[0], held[1])
        found = float((chances.argmax(axis=1) == held[2]).mean())
        spent = process_time() - started
        curve.append(
            {"seconds": round(spent, 1), "learnt": round(float(np.mean(right or [0.0])), 4),
             "held_back": round(found, 4), "chance": round(chance, 4)}
        )  # fmt: skip
        say(f"{spent:6.1f} s  right {found:.1%} of positions held back (by chance {chance:.1%})")
        if found > best:
            best = found
            best_weights = {name: one.copy() for name, one in network.weights.items()}
        elif len(curve) > 8 and found < best - 0.02:  # it only learns by heart from here on
            break
    network.weights = best_weights
    return curve


def play_itself(
    of: Study, network: Network, *, seed: int, seconds: float, say: Say, games: int = 64,
    horizon: int = 32, rate: float = 3e-4, curiosity: float = 0.01,
) -> Curve:  # fmt: skip
    """Learn from games against itself: all seats use the network, what wins becomes likelier.

    Rewards come at the end of a game and go to all its decisions; what the network expected is
    taken off, so that only surprises teach.
    """
    batch = Batch(
        of.config.game, games, seats=of.seats, mode=of.config.mode, options=of.config.options,
        reward=of.reward, most_steps=4_000, seed=seed,
    )  # fmt: skip
    dice = np.random.default_rng(seed)
    memory: list[list[Any]] = [[] for _ in range(games)]
    ready: list[Any] = []
    curve: Curve = []
    started = told = process_time()
    ended = decisions = 0
    spread: list[float] = []
    while process_time() - started < seconds:
        chances, values = network.judged(batch.observations, batch.masks)
        levels = dice.random((games, 1)) * chances.sum(axis=1, keepdims=True) * 0.999999
        actions = (chances.cumsum(axis=1) > levels).argmax(axis=1)
        seats = batch.seats.tolist()
        for slot in range(games):
            if len(batch.legal[slot]) > 1:  # who has no choice learns nothing
                memory[slot].append(
                    [batch.observations[slot].copy(), batch.legal[slot], int(actions[slot]),
                     seats[slot], float(values[slot])]
                )  # fmt: skip
        spread.append(float(chances.max(axis=1).mean()))
        batch.step(actions)
        decisions += games
        for slot in np.flatnonzero(batch.ended).tolist():
            if not batch.truncated[slot]:
                rewards = batch.rewards[slot]
                ready += [[*row[:3], float(rewards[row[3]]), row[4]] for row in memory[slot]]
            memory[slot] = []
            ended += 1
        while len(ready) >= games * horizon:
            rows, ready = ready[: games * horizon], ready[games * horizon :]
            surprise = np.array([row[3] - row[4] for row in rows], np.float32)
            surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
            order = dice.permutation(len(rows))
            for start in range(0, len(rows), ROWS):
                part = order[start : start + ROWS]
                columns_of = columns([rows[i] for i in part], of.size)
                network.learn(*columns_of, surprise[part], rate=rate, curiosity=curiosity)
        if process_time() - told > seconds / 10:
            told = process_time()
            likeliest = float(np.mean(spread))
            curve.append(
                {"seconds": round(told - started, 1), "games": ended, "decisions": decisions,
                 "likeliest": round(likeliest, 4)}
            )  # fmt: skip
            say(
                f"{told - started:6.1f} s  {ended} games, {decisions} decisions, likeliest {likeliest:.2f}"
            )
            spread = []
    return curve
