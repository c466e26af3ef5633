"""Observations for learners: as tensor, as dictionary of tensors, or as text."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from tabletown.core.game import unknown
from tabletown.lab.study import Study, Trial

KINDS: Final = ("tensor", "dict", "text")
LONGEST_TEXT: Final = 60_000
LETTERS: Final = "\n" + "".join(
    [chr(c) for low, high in ((32, 127), (160, 592), (880, 1280), (8192, 8592), (8592, 10240)) for c in range(low, high)]
)  # fmt: skip


class Observer:
    """Makes the observations of one kind and knows their space."""

    def __init__(self, study: Study, kind: str = "tensor") -> None:
        if kind not in KINDS:
            raise unknown("kind of observation", kind, list(KINDS))
        self.study = study
        self.kind = kind

    def space(self) -> spaces.Space[Any]:
        """The space of the observations."""
        if self.kind == "text":
            return spaces.Text(LONGEST_TEXT, min_length=1, charset=LETTERS)
        encoder = self.study.encoder
        low = np.zeros(encoder.size, np.float32)
        if self.kind == "tensor":
            return spaces.Box(low, encoder.high, dtype=np.float32)
        lows, highs = encoder.parts(low), encoder.parts(encoder.high)
        return spaces.Dict(
            {name: spaces.Box(lows[name], highs[name], dtype=np.float32) for name in lows}
        )

    def __call__(self, trial: Trial, seat: int) -> Any:
        if self.kind == "text":
            return trial.text(seat)
        tensor = trial.tensor(seat)
        return tensor if self.kind == "tensor" else self.study.encoder.parts(tensor)
