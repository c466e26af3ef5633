"""A game as a Gymnasium environment: one seat learns, bots sit in the others.

>>> import gymnasium
>>> import tabletown.lab.gymnasium
>>> env = gymnasium.make("tabletown/streets-v2", seats=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) > 0
True

Legal actions are in ``info["action_mask"]`` and from ``action_masks()``, the name that masked
learners look for. An action that is not legal ends the game with a penalty.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tabletown.bots import Bot
from tabletown.core.actions import Action
from tabletown.core.config import Value
from tabletown.core.errors import BadUsage
from tabletown.core.events import Event
from tabletown.core.match import Played
from tabletown.games import find, names
from tabletown.lab.encode import environment_version
from tabletown.lab.players import make_player, players
from tabletown.lab.quick import QuickMatch
from tabletown.lab.rendering import RENDER_MODES, check_render_mode, rendered
from tabletown.lab.spaces import Observer
from tabletown.lab.study import SILENCE, Trial, study

SEARCH = 100  # iterations of a hard opponent for one decision: repeatable on any machine


class TownGym(gymnasium.Env[Any, Any]):
    """One seat of a game, against (or beside) bots.

    ``seat`` is the number of the learner's seat, or None for another one in every game.
    ``opponents`` names a bot for all other seats, or one for each of them, separated by commas.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        mode: str | None = None,
        options: dict[str, Value] | None = None,
        pack: str | None = None,
        seat: int | None = 0,
        opponents: str = "easy",
        iterations: int = SEARCH,
        reward: str = "win",
        illegal_reward: float = -1.0,
        observation: str = "tensor",
        free_actions: bool = False,
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        self.study = study(
            game, seats=seats, mode=mode, options=options, pack=pack, reward=reward,
            free_actions=free_actions, language=language,
        )  # fmt: skip
        if seat is not None and not 0 <= seat < self.study.seats:
            raise BadUsage(f"there is no seat {seat}; seats are 0 to {self.study.seats - 1}")
        check_render_mode(render_mode)
        self.fixed_seat = seat
        self.opponents = players(opponents, max(1, self.study.seats - 1))
        self.iterations = iterations
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observer = Observer(self.study, observation)
        self.observation_space = self.observer.space()
        self.action_space = spaces.Discrete(self.study.size)
        self.seat = 0 if seat is None else seat
        self.ended = True
        self.trial: Trial | None = None
        self.match: QuickMatch | None = None
        self.bots: dict[int, Bot] = {}

    # -- Gymnasium's interface ------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, at the first decision of the learner's seat."""
        super().reset(seed=seed)
        self.deal()
        while self.current().over:  # ended before the learner was asked
            self.deal()
        self.ended = False
        return self.observed(), self.info()

    def deal(self) -> None:
        """Begin a game and let the bots play up to the learner's first decision."""
        game, config = self.study.game, self.study.config
        deal = int(self.np_random.integers(1 << 50))
        self.match = QuickMatch.begin(game, config, deal, heard=True)
        self.trial = Trial(self.study, self.match.state)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.study.seats))
        others = [seat for seat in range(self.study.seats) if seat != self.seat]
        self.bots = {
            seat: make_player(game, name, deal + seat, iterations=self.iterations)
            for seat, name in zip(others, self.opponents, strict=False)
        }
        self.let_bots_play()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and the answers of all others."""
        trial = self.current()
        if self.ended:
            raise RuntimeError("the game is over: reset the environment")
        number = int(action)
        if number not in trial.numbers:
            self.ended = True
            info = {**self.info(), "illegal": True}
            return self.observed(), self.illegal_reward, True, False, info
        self.carry_out(number)
        self.let_bots_play()
        self.ended = trial.over
        reward = trial.returns()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.observed(), reward, self.ended, False, self.info()

    def render(self) -> Any:
        """The table as the learner's seat sees it."""
        return rendered(self.current().text(self.seat), self.render_mode)

    # -- masks, bots ----------------------------------------------------------------------------

    def action_masks(self) -> Any:
        """The legal actions as a vector of bools; all of them after the end, when none does anything.

        Vectors of environments ask for one more action there, and whoever samples one needs a choice.
        """
        trial = self.current()
        if trial.over:
            return np.ones(self.study.size, np.bool_)
        mask = np.zeros(self.study.size, np.bool_)
        mask[trial.numbers] = True
        return mask

    def info(self) -> dict[str, Any]:
        """The mask of legal actions and the learner's seat."""
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def observed(self) -> Any:
        """What the learner's seat sees now."""
        return self.observer(self.current(), self.seat)

    def current(self) -> Trial:
        """The game being played; RuntimeError before the first reset."""
        if self.trial is None:
            raise RuntimeError("reset the environment first")
        return self.trial

    def let_bots_play(self) -> None:
        """Play until the learner has to decide or the game is over."""
        trial = self.current()
        while not trial.over and trial.seat != self.seat:
            self.carry_out(self.bot_choice(trial))

    def carry_out(self, number: int) -> None:
        """Play an action and keep what happened, for bots that follow the story."""
        trial, match = self.current(), self.match
        assert match is not None
        seat, action = trial.seat, trial.action(number)
        events: list[Event] = []
        trial.state.log = events
        trial.play(number)
        trial.state.log = None
        if action is not SILENCE:
            match.history.append(Played(seat, action, number > self.study.silence, events, ""))

    def bot_choice(self, trial: Trial) -> int:
        """The number of what the bot to move does."""
        assert self.match is not None
        bot, knowledge = self.bots[trial.seat], self.match.knowledge(trial.seat)
        said: Action | None = bot.talk(knowledge) if self.study.free_actions else None
        if said is not None:
            for number, action in trial.choices.items():
                if number > self.study.silence and action == said:
                    return number
        if trial.replies:
            return self.study.silence
        chosen = bot.choose(knowledge)
        return next(number for number, action in trial.choices.items() if action == chosen)


def __getattr__(name: str) -> Any:
    """A maker of environments: ``streets``, or ``streets_standard_3`` for a mode and seat count."""
    for game in names():
        if name == game:
            return partial(TownGym, game)
        mode, _, seats = name.removeprefix(f"{game}_").rpartition("_")
        if name.startswith(f"{game}_") and seats.isdigit():
            if mode in [known.name for known in find(game).modes]:
                return partial(TownGym, game, mode=mode, seats=int(seats))
    raise AttributeError(f"there is no environment '{name}'")


def register(game: str) -> str:
    """Make a game known to ``gymnasium.make``; returns its id there."""
    id = f"tabletown/{game}-v{environment_version(find(game))}"
    if id not in gymnasium.registry:
        gymnasium.register(id, entry_point=f"{__name__}:TownGym", kwargs={"game": game})
    return id


REGISTERED = [register(game) for game in names()]
