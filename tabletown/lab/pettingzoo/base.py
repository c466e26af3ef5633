"""A game as a PettingZoo AEC environment: one agent after the other acts."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from tabletown.core.config import Value
from tabletown.lab.encode import environment_version
from tabletown.lab.rendering import RENDER_MODES, check_render_mode, rendered
from tabletown.lab.spaces import Observer
from tabletown.lab.study import Trial, study

ILLEGAL_REWARD = -1.0


class TownEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game; the agents are ``player_0`` to ``player_n`` in the order of seats.

    ``observation`` chooses between ``tensor``, ``dict`` (the same numbers by field) and ``text``
    (what a screen reader says). ``observation_key`` is where it stands beside ``action_mask``;
    some learners want ``observations``. ``max_cycles`` ends a game early, as truncated.

    All of the environment can be pickled in the middle of a game.
    """

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        mode: str | None = None,
        options: dict[str, Value] | None = None,
        pack: str | None = None,
        reward: str = "win",
        observation: str = "tensor",
        observation_key: str = "observation",
        free_actions: bool = False,
        language: str = "en",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.study = study(
            game, seats=seats, mode=mode, options=options, pack=pack, reward=reward,
            free_actions=free_actions, language=language,
        )  # fmt: skip
        self.metadata = {  # type: ignore[misc]
            "name": f"tabletown_{game}_v{environment_version(self.study.game)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.observer = Observer(self.study, observation)
        self.observation_key = observation_key
        self.possible_agents = [f"player_{seat}" for seat in range(self.study.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._observation_spaces = {agent: self.make_space() for agent in self.possible_agents}
        self._action_spaces = {
            agent: spaces.Discrete(self.study.size) for agent in self.possible_agents
        }
        self._np_random: np.random.Generator | None = None
        self.trial: Trial | None = None

    def make_space(self) -> spaces.Space[Any]:
        """The space of an observation with its mask."""
        mask = spaces.Box(0, 1, (self.study.size,), np.int8)
        return spaces.Dict({self.observation_key: self.observer.space(), "action_mask": mask})

    # -- PettingZoo's interface -----------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Equal seeds give equal games; without one the last generator goes on."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.trial = self.study.begin(int(self._np_random.integers(1 << 62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        """Say which agent acts next."""
        trial = self.current()
        if not trial.over:
            self.agent_selection = self.possible_agents[trial.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is to act."""
        trial = self.current()
        seat = self.seat_of[agent]
        mask = bytearray(self.study.size)
        if seat == trial.seat:
            for number in trial.numbers:
                mask[number] = 1
        return {
            self.observation_key: self.observer(trial, seat),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: Any) -> None:
        """Carry out the action of the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        trial = self.current()
        trial.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if trial.state.outcome is not None:
            self.finish(self.terminations, trial.returns())
        elif self.max_cycles is not None and trial.played >= self.max_cycles:
            self.finish(self.truncations, trial.returns())
        else:
            self.agent_selection = self.possible_agents[trial.seat]
        if self.render_mode == "human":
            self.render()

    def finish(self, ended: dict[str, bool], returns: list[float]) -> None:
        """The game is over for everybody."""
        for agent, reward in zip(self.possible_agents, returns, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            ended[agent] = True
        self._deads_step_first()

    def lose(self, agent: str, reward: float) -> None:
        """The game is broken off because of an agent's illegal action."""
        self._cumulative_rewards[agent] = 0.0
        self.truncations = dict.fromkeys(self.agents, True)
        self.finish(self.terminations, [reward if a == agent else 0.0 for a in self.agents])

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return rendered(self.current().text(None), self.render_mode)

    def close(self) -> None:
        """Nothing to close."""

    # -- more ---------------------------------------------------------------------------------

    def current(self) -> Trial:
        """The game being played; RuntimeError before the first reset."""
        if self.trial is None:
            raise RuntimeError("reset the environment first")
        return self.trial

    def text(self, agent: str) -> str:
        """What a screen reader says about the agent's view."""
        return self.current().text(self.seat_of[agent])

    def view(self, agent: str) -> dict[str, Any]:
        """The agent's view as nested dictionary, as documented for each game."""
        return self.current().view(self.seat_of[agent])

    def sentences(self) -> dict[int, str]:
        """The legal actions of the agent to move, in words."""
        trial = self.current()
        return {number: trial.sentence(number) for number in sorted(trial.numbers)}
