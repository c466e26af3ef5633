"""Many games at once, stepped by one call: observations and masks are written into arrays that stay.

>>> import numpy as np
>>> from tabletown.lab.batch import Batch
>>> batch = Batch("streets", 8, seats=2, seed=7)
>>> rng = np.random.default_rng(7)
>>> for _ in range(100):  # all seats are played by the caller: self-play
...     actions = [rng.choice(np.flatnonzero(mask)) for mask in batch.masks]
...     batch.step(actions)
>>> batch.observations.shape, batch.masks.shape[0], batch.rewards.shape
((8, 2431), 8, (8, 2))

A game that ends is dealt anew in the same step: ``ended`` says which did, ``rewards`` what their seats
got, and the observation is already that of the next game's first decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from tabletown.core.config import Value
from tabletown.core.errors import BadUsage
from tabletown.lab.study import Trial, study

SPREAD: Final = 1_000_003  # a prime: equal deals in two slots would need a million games


class Batch:
    """``count`` games of one configuration, for learners that play all seats.

    ``seats`` says whose turn it is in each game. The arrays are written in place by :meth:`step`; who
    wants to keep something copies it. Equal seeds and actions give equal games.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        mode: str | None = None,
        options: dict[str, Value] | None = None,
        pack: str | None = None,
        reward: str = "win",
        free_actions: bool = False,
        most_steps: int | None = None,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise BadUsage(f"a batch needs at least one game, not {count}")
        self.study = study(
            game, seats=seats, mode=mode, options=options, pack=pack, reward=reward,
            free_actions=free_actions,
        )  # fmt: skip
        self.count = count
        self.most_steps = most_steps  # a longer game is broken off, without rewards
        encoder = self.study.encoder
        self.observations = np.zeros((count, encoder.size), np.float32)
        self.masks = np.zeros((count, self.study.size), np.bool_)
        self.seats = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, self.study.seats), np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)
        self.legal: list[list[int]] = [[] for _ in range(count)]  # the same as the masks
        # Encoders write raw numbers; bytes are scaled for all games at once.
        self._factors = encoder.factors
        scaled = self._factors is not None
        self._raw = np.zeros((count, encoder.size), np.uint8) if scaled else self.observations
        self._pages = [encoder.page(row.data.cast("B")) for row in self._raw]
        self._to_move = [0] * count
        # Writing single bytes is several times as fast as indexing an array with a list.
        self._mask_rows = [row.data.cast("B") for row in self.masks]
        self._no_mask = bytes(self.study.size)
        self._trials: list[Trial] = []
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew."""
        self.seed = seed
        self.games = [0] * self.count  # games begun in each slot
        self.rewards[:] = 0.0
        self.ended[:] = False
        self.truncated[:] = False
        self._trials = [self.dealt(slot) for slot in range(self.count)]
        for slot in range(self.count):
            self._write(slot)
        self._finish()

    def dealt(self, slot: int) -> Trial:
        """The next game of a slot."""
        deal = (self.seed * SPREAD + slot) * SPREAD + self.games[slot]
        self.games[slot] += 1
        return self.study.begin(deal)

    def trial(self, slot: int) -> Trial:
        """The game of a slot, for texts, worlds and whatever else a trial offers."""
        return self._trials[slot]

    def step(self, actions: Iterable[int]) -> None:
        """Carry out one action in every game; all arrays are about what follows."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(numbers) != self.count:
            raise BadUsage(f"{len(numbers)} actions for {self.count} games")
        if self.ended.any():
            self.rewards[self.ended] = 0.0
            self.ended[:] = False
            self.truncated[:] = False
        most = self.most_steps
        for slot, number in enumerate(numbers):
            trial = self._trials[slot]
            trial.play(int(number))
            if trial.state.outcome is not None:
                self.rewards[slot] = trial.returns()
                self.ended[slot] = True
                self._trials[slot] = self.dealt(slot)
            elif most is not None and trial.played >= most:
                self.ended[slot] = self.truncated[slot] = True
                self._trials[slot] = self.dealt(slot)
            self._write(slot)
        self._finish()

    def _finish(self) -> None:
        """Turn what was written for all games into numbers."""
        self.seats[:] = self._to_move
        if self._factors is not None:
            # One pass that converts and multiplies takes twice as long.
            np.copyto(self.observations, self._raw)
            np.multiply(self.observations, self._factors, out=self.observations)

    def _write(self, slot: int) -> None:
        """What the seat to move sees and may do, into the arrays."""
        trial = self._trials[slot]
        seat = self._to_move[slot] = trial.seat
        self._pages[slot].write(trial.state, seat)
        numbers = self.legal[slot] = trial.ascending
        row = self._mask_rows[slot]
        row[:] = self._no_mask
        for number in numbers:
            row[number] = 1

    def parts(self) -> dict[str, Any]:
        """The observations cut into the fields of the game's encoder, by name; views, not copies."""
        found: dict[str, Any] = {}
        start = 0
        for field in self.study.encoder.fields:
            part = self.observations[:, start : start + field.size]
            found[field.name] = part.reshape(self.count, *field.shape)
            start += field.size
        return found
