"""The usual wrappers of PettingZoo in one: order, bounds and legality of actions.

``TerminateIllegalWrapper``, ``AssertOutOfBoundsWrapper`` and ``OrderEnforcingWrapper`` around each
other look every attribute up three times over, which costs more than a step of the game. This one
does what they do with one look.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tabletown.lab.pettingzoo.base import TownEnv


class CheckedEnv(OrderEnforcingWrapper):  # type: ignore[misc]
    """An environment in which mistakes are noticed; an illegal action loses the game."""

    env: TownEnv
    _has_updated: bool

    def __init__(self, env: TownEnv, illegal_reward: float) -> None:
        super().__init__(env)
        self.illegal_reward = illegal_reward

    # Before the first reset the environment has none of these: the base class then says so.
    agents = property(lambda self: self._running().agents)
    agent_selection = property(lambda self: self._running().agent_selection)
    rewards = property(lambda self: self._running().rewards)
    terminations = property(lambda self: self._running().terminations)
    truncations = property(lambda self: self._running().truncations)
    infos = property(lambda self: self._running().infos)
    _cumulative_rewards = property(lambda self: self._running()._cumulative_rewards)

    def _running(self) -> TownEnv:
        if not self._has_reset:
            raise AttributeError
        return self.env

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they act; every one has to step."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._agents(max_iter)

    def _agents(self, left: int) -> Iterator[str]:
        env = self.env
        while env.agents and left > 0:
            left -= 1
            assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_updated = False
            yield env.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent to act sees, got and may do."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return found

    def step(self, action: Any) -> None:
        """Carry out an action, if it is a legal one."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        env = self.env
        if not env.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            env.step(action)
            return
        if action in env.current().numbers:
            env.step(action)
            return
        assert env.action_space(agent).contains(action), "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        env.lose(agent, self.illegal_reward)

    def __str__(self) -> str:
        return str(self.env)
