"""The environments of a game: the bare one, the checked one, those of its modes and seat counts."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from tabletown.core.config import Config
from tabletown.games import find
from tabletown.lab.pettingzoo.base import ILLEGAL_REWARD, TownEnv
from tabletown.lab.pettingzoo.checked import CheckedEnv


class Environments:
    """The environments of one game, or of one configuration of it."""

    def __init__(self, game: str, **settings: Any) -> None:
        self.game = game
        self.settings = settings

    def raw_env(self, **settings: Any) -> TownEnv:
        """The environment itself; illegal actions raise."""
        return TownEnv(self.game, **{**self.settings, **settings})

    def env(self, **settings: Any) -> AECEnv[str, Any, Any]:
        """The environment with the checks of PettingZoo's usual wrappers."""
        return CheckedEnv(self.raw_env(**settings), ILLEGAL_REWARD)

    def variant(self, name: str) -> Environments:
        """The environments of a mode and seat count: ``standard_3``."""
        mode, _, seats = name.rpartition("_")
        game = find(self.game)
        if not seats.isdigit() or mode not in [known.name for known in game.modes]:
            raise AttributeError(f"{self.game} has no environments called '{name}'")
        return Environments(self.game, mode=mode, seats=int(seats))

    def variants(self) -> dict[str, Config]:
        """The names that :meth:`variant` knows."""
        game = find(self.game)
        return {
            f"{mode.name}_{seats}": game.config(seats, mode.name)
            for mode in game.modes
            for seats in range(mode.least, mode.most + 1)
        }


def of(game: str) -> Environments:
    """The environments of a game."""
    return Environments(game)
