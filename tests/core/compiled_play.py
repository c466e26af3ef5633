"""What plain and compiled modules must do alike, as text: `python -m tests.core.compiled_play GAME ...`"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random
from typing import Any

from tabletown import fast
from tabletown.bots.levels import LEVELS, make_bot
from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.lab.batch import Batch

TRIALS = 12
DECISIONS = 14  # of each level and configuration, spread over a game


def digest_of_games(game: Game) -> str:
    """All digests of a random game of every variant, with copies, worlds and stored states on the way."""
    found = hashlib.sha256()
    for config in game.variants():
        state: Any = game.setup(config, 5, game.rules)
        state.advance()
        pick = Random(5)
        number = 0
        while state.outcome is None:
            number += 1
            seat = state.deciders()[0]
            if number % 5 == 0:
                state = state.clone()
            if number % 40 == 0:
                found.update(game.world(state, seat, number).digest().encode())
                state = game.restore(config, state.plain())
            options = state.options(seat)
            state.apply(options[int(pick.random() * len(options))], seat)
            found.update(state.digest().encode())
        found.update(repr(state.outcome).encode())
    return found.hexdigest()


def choices_of_bots(game: Game) -> list[str]:
    """What bots of all levels choose, and how well they think they stand, to the last bit."""
    found = []
    for mode in game.modes:
        config = game.config(max(mode.least, min(mode.most, 3)), mode.name)
        for level in LEVELS:
            found += choices(game, config, level)
    return found


def choices(game: Game, config: Config, level: str) -> list[str]:
    match = Match(game, config, 9)
    bot = make_bot(game, level, 3, iterations=TRIALS)
    pick = Random(3)
    found = []
    while match.outcome is None and len(found) < DECISIONS:
        seat = min(match.decisions)
        options = match.options(seat)
        if len(options) > 1 and pick.random() < 0.25:
            action = bot.choose(match.knowledge(seat))
            chance = bot.last[3] if bot.last else None
            found.append(f"{config.mode} {level} {action.text} {chance!r}")
        else:
            action = pick.choice(options)
        match.play(action, seat)
    return found


def digest_of_batches(game: Game) -> str:
    """All observations, masks and rewards of random steps, with every mode."""
    found = hashlib.sha256()
    for mode in game.modes:
        batch = Batch(game.name, 3, mode=mode.name, seats=mode.least, seed=2)
        pick = Random(2)
        for _ in range(120):
            batch.step([pick.choice(legal) for legal in batch.legal])
            for array in (batch.observations, batch.masks, batch.seats, batch.rewards):
                found.update(array.tobytes())
    return found.hexdigest()


def compiled_modules(group: str) -> dict[str, bool]:
    """The listed modules of a group, each imported, and whether compiled code was loaded."""
    from importlib import import_module

    names = [fast.module_name(path) for path in fast.modules(group)]
    return {name: not str(import_module(name).__file__).endswith(".py") for name in names}


def everything(name: str) -> dict[str, Any]:
    game = find(name)
    return {
        "digest": digest_of_games(game),
        "choices": choices_of_bots(game),
        "batches": digest_of_batches(game),
        "compiled": {**compiled_modules(fast.KERNEL), **compiled_modules(name)},
    }


if __name__ == "__main__":
    print(json.dumps({name: everything(name) for name in sys.argv[1:]}))
