"""Write down what the environments of every game tell, as digests that a test compares.

    python -m scripts.observations

For every game, mode, seat count and option set: one random game with a fixed seed, and of it a digest of the fields of
the observation, one of all observations of all seats, and one of the numbers of legal actions. Who learned from an
environment has weights that fit these and no others, so a digest that changes needs a new version of the environments
(``revision`` of the game's encoder); without one nothing is written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from scripts.wheel import GAMES
from tabletown.core.config import Config
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.lab.encode import environment_version
from tabletown.lab.study import Study, study

TOLD = Path(__file__).resolve().parent.parent / "tests" / "lab" / "observations.json"
SEED = 2024
STEPS = 400  # of one game at most
TALKATIVE = "new_angeles"  # whose seats may also act outside of their decisions

Digests = dict[str, str]


class Environments(Struct):
    """What the environments of one game tell."""

    version: int
    told: dict[str, Digests]


Told = dict[str, Environments]


def observed() -> Iterator[tuple[str, str, Study]]:
    """What is looked at: the game, a name for what is played, the study."""
    for name in GAMES:
        variants = find(name).variants()
        for config in variants:
            yield name, label(config), of(config, free_actions=False)
        if name == TALKATIVE:
            config = variants[0]
            yield name, f"{label(config)}, free actions", of(config, free_actions=True)


def label(config: Config) -> str:
    """The mode, the seats, and every option that is not the usual one.

    >>> label(find("streets").config(3, options={"business": True}))
    'standard 3 business=True'
    """
    usual = find(config.game).config(config.seats, config.mode).options
    changed = [
        f"{key}={value}" for key, value in sorted(config.options.items()) if value != usual[key]
    ]
    return " ".join([config.mode, str(config.seats), *changed])


def of(config: Config, free_actions: bool) -> Study:
    return study(
        config.game, seats=config.seats, mode=config.mode, options=config.options, free_actions=free_actions
    )  # fmt: skip


def digests(here: Study) -> Digests:
    """What is told in one random game.

    >>> sorted(digests(study("streets", seats=2)))
    ['fields', 'numbers', 'tensors']
    """
    encoder = here.encoder
    fields = [[one.name, list(one.shape), float(one.high)] for one in encoder.fields]
    tensors, numbers = hashlib.sha256(), hashlib.sha256(str(here.size).encode())
    trial, dice = here.begin(SEED), Dice(SEED)
    for _ in range(STEPS):
        for seat in range(here.seats):
            tensors.update(np.ascontiguousarray(trial.tensor(seat), "<f4").tobytes())
        if trial.over:
            break
        legal = trial.ascending
        numbers.update(f"{trial.seat}:{legal}\n".encode())
        trial.play(legal[dice.below(len(legal))])
    numbers.update(repr(trial.returns()).encode())
    return {
        "fields": short(hashlib.sha256(json.dumps(fields).encode())),
        "tensors": short(tensors),
        "numbers": short(numbers),
    }


def short(digest: hashlib._Hash) -> str:
    return digest.hexdigest()[:8]


def told() -> Told:
    """What all environments tell now, by game, with the version of its environments."""
    found: Told = {}
    for name, played, here in observed():
        if name not in found:
            found[name] = Environments(environment_version(here.game), {})
        found[name].told[played] = digests(here)
    return found


def read(path: Path) -> Told:
    return msgspec.json.decode(path.read_bytes(), type=Told)


def unversioned(before: Told, now: Told) -> list[str]:
    """What differs although the version of the environments did not rise.

    >>> old = {"streets": Environments(2, {"solo 1": {"tensors": "aa", "numbers": "cc"}})}
    >>> unversioned(old, {"streets": Environments(2, {"solo 1": {"tensors": "bb", "numbers": "cc"}})})
    ['streets, solo 1: tensors']
    >>> unversioned(old, {"streets": Environments(3, {"solo 1": {"tensors": "bb", "numbers": "cc"}})})
    []
    """
    found = []
    for name, game in now.items():
        known = before.get(name, game)
        if game.version < known.version:
            found.append(f"{name}: the version went back from {known.version} to {game.version}")
        elif game.version == known.version:
            for played, row in game.told.items():
                old = known.told.get(played, row)  # what nobody looked at before may be added
                changed = [key for key in row if old.get(key) != row[key]]
                if changed:
                    found.append(f"{name}, {played}: {', '.join(changed)}")
    return found


def as_text(found: Told) -> str:
    """The file: a line for everything that is played, so that a difference can be read."""
    games = []
    for name, game in found.items():
        rows = [f"  {json.dumps(played)}: {json.dumps(row)}" for played, row in game.told.items()]
        head = f'{json.dumps(name)}: {{"version": {game.version}, "told": {{'
        games.append("\n".join([head, ",\n".join(rows), "}}"]))
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    now = told()
    if TOLD.exists():
        changed = unversioned(read(TOLD), now)
        if changed:
            raise SystemExit(
                "observations: these changed, but the version of the environments did not rise "
                "(revision of the game's encoder):\n  " + "\n  ".join(changed)
            )
    TOLD.write_text(as_text(now), encoding="utf-8", newline="\n")
    print(f"{sum([len(game.told) for game in now.values()])} written to {TOLD.name}")


if __name__ == "__main__":
    main()
