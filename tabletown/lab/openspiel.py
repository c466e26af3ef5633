"""Every game as an OpenSpiel Python game: ``pyspiel.load_game("tabletown_streets(players=3)")``.

Importing this module registers the games. Parameters are ``players``, ``mode``, ``reward`` and the
game's own options by name. Chance is explicit: some chance nodes at the root choose the deal (its
seed), everything after that follows from the actions. What a player may know is in observations,
and ``resample_from_infostate`` deals the rest anew, so that searches need not cheat.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from tabletown.core.config import Config, Value
from tabletown.core.errors import BadNotation
from tabletown.core.game import Game
from tabletown.games import find, names
from tabletown.lab.study import Study, Trial, study

PREFIX: Final = "tabletown_"
DEALS: Final = 64  # outcomes of a chance node
DEAL_NODES: Final = 4  # chance nodes at the root: 64 ** 4 = 16.8 million deals
OUTCOMES: Final = [(outcome, 1.0 / DEALS) for outcome in range(DEALS)]
LONGEST: Final = 20_000  # decisions in a game; more means a fault
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
MOST_POINTS: Final = 1_000.0  # OpenSpiel wants bounds: scores and margins are cut there
IN_POINTS: Final = ("score", "margin")


class Held:
    """What a state holds: the deal so far, then the trial. Copies are cheap, as OpenSpiel copies it."""

    __slots__ = ("dealt", "seed", "trial")

    def __init__(self) -> None:
        self.dealt = 0  # chance nodes passed
        self.seed = 0
        self.trial: Trial | None = None

    def __deepcopy__(self, memo: Any) -> Held:
        other = Held.__new__(Held)
        other.dealt = self.dealt
        other.seed = self.seed
        other.trial = self.trial.clone() if self.trial is not None else None
        return other

    def __getstate__(self) -> tuple[int, int, Trial | None]:
        return self.dealt, self.seed, self.trial

    def __setstate__(self, state: tuple[int, int, Trial | None]) -> None:
        self.dealt, self.seed, self.trial = state


class TownState(pyspiel.State):  # type: ignore[misc]
    """A position; its one attribute is what OpenSpiel copies and pickles."""

    def __init__(self, game: TownGame) -> None:
        super().__init__(game)
        self.held = Held()

    # -- OpenSpiel's interface ------------------------------------------------------------------

    def current_player(self) -> int:
        """Who is to act: a player, chance, or nobody at the end."""
        trial = self.held.trial
        if trial is None:
            return CHANCE
        seat = trial.seat
        return seat if seat >= 0 else TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """What OpenSpiel's own library asks for; Python code comes to :meth:`legal_actions`."""
        trial = self.held.trial
        if trial is None or player != trial.seat:
            return []
        return trial.ascending

    # The library answers these two with several calls back to Python; asked from Python, one is enough.

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in ascending order."""
        trial = self.held.trial
        if trial is None or (player is not None and player != trial.seat):
            return self.of_the_library(player)
        return trial.ascending

    def of_the_library(self, player: int | None) -> list[int]:
        """Legal actions at chance nodes, and of players who are not to act."""
        found: list[int] = (
            super().legal_actions() if player is None else super().legal_actions(player)
        )
        return found

    def is_chance_node(self) -> bool:
        """Whether the deal is still being chosen."""
        return self.held.trial is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, all equally likely."""
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.trial is not None:
            held.trial.play(action)
            return
        held.seed = held.seed * DEALS + action
        held.dealt += 1
        if held.dealt == DEAL_NODES:
            held.trial = self.get_game().study.begin(held.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        trial = self.held.trial
        if player == CHANCE or trial is None:
            return f"deal {action}"
        return trial.action(action).text if action in trial.numbers else f"#{action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        trial = self.held.trial
        return trial is not None and trial.seat < 0

    def returns(self) -> list[float]:
        """What each player got."""
        trial = self.held.trial
        if trial is None:
            return [0.0] * self.num_players()
        found = trial.returns()
        if trial.study.reward not in IN_POINTS:
            return found
        return [min(max(points, -MOST_POINTS), MOST_POINTS) for points in found]

    def __str__(self) -> str:
        """All of the position, secrets included: equal texts mean equal positions."""
        held = self.held
        if held.trial is None:
            return f"deal {held.dealt} of {DEAL_NODES}, seed {held.seed}"
        plain = held.trial.state.plain()
        return json.dumps([held.trial.words, held.trial.replies, plain], separators=(",", ":"))

    # -- structs: the same as JSON-like data ----------------------------------------------------

    def _to_struct(self) -> dict[str, Any]:
        trial = self.held.trial
        if trial is None:
            return {"dealt": self.held.dealt, "seed": self.held.seed}
        found: dict[str, Any] = json.loads(json.dumps(trial.state.plain()))
        return found

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        trial = self.held.trial
        return {} if trial is None else trial.view(player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        trial = self.held.trial
        if player == CHANCE or trial is None:
            return {"deal": action}
        found = trial.action(action)
        return {"action": found.text, "kind": found.kind, "sentence": trial.sentence(action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        trial = self.held.trial
        if trial is None:
            return [int(struct["deal"])]
        text = str(struct["action"])
        for number, action in trial.choices.items():
            if action.text == text:
                return [number]
        raise BadNotation(f"'{text[:80]}' is no legal action now")

    # -- hidden information ---------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Any) -> TownState:
        """A state that ``player`` could be in, with all it does not know dealt anew."""
        other: TownState = self.clone()
        trial = other.held.trial
        if trial is not None:
            other.held.trial = trial.dealt(player, int(sampler() * (1 << 53)))
        return other

    def knowledge(self, player: int) -> str:
        """What ``player`` has done, sees now and can do: the key of an information state."""
        trial = self.held.trial
        if trial is None:
            return f"before the deal, {self.held.dealt}"
        game = trial.study.game
        done = [action for actor, action in self.full_history_pairs() if actor == player]
        view = msgspec.json.encode(game.view(trial.state, player)).decode()
        asked = trial.seat, (trial.ascending if trial.seat == player else [])
        return f"{done} {asked} {view}"

    def full_history_pairs(self) -> list[tuple[int, int]]:
        """All that was done, as player and action."""
        return [(int(step.player), int(step.action)) for step in self.full_history()]

    def observation_text(self, player: int) -> str:
        """What a screen reader says to a player."""
        trial = self.held.trial
        return "" if trial is None else trial.text(player)


class TownObserver:
    """What one player sees, as OpenSpiel's observers are: tensor, pieces, string.

    With perfect recall the piece ``done`` is added: how often the player has chosen each action. What
    others did is in the observation as far as the table remembers it.
    """

    def __init__(self, game: TownGame, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.recall = iig_obs_type.perfect_recall
        self.study = game.study
        size = self.study.encoder.size
        self.tensor = np.zeros(size + (self.study.size if self.recall else 0), np.float32)
        self.seen = self.tensor[:size]
        self.dict = self.study.encoder.parts(self.seen)
        if self.recall:
            self.dict["done"] = self.tensor[size:]

    def set_from(self, state: TownState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        trial = state.held.trial
        if trial is None:
            self.tensor.fill(0)
        else:
            self.seen[:] = trial.tensor(player)
            if self.recall:
                done = [action for actor, action in state.full_history_pairs() if actor == player]
                self.dict["done"][:] = np.bincount(done, minlength=self.study.size)

    def string_from(self, state: TownState, player: int) -> str:
        """The same as text."""
        return state.knowledge(player) if self.recall else state.observation_text(player)


class TownGame(pyspiel.Game):  # type: ignore[misc]
    """One configuration of a game; subclasses name the game."""

    town_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.study: Study = chosen_study(find(self.town_name), given)
        bound = MOST_POINTS if self.study.reward in IN_POINTS else 1.0
        utility = utility_of(self.study)
        zero_sum = utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.study.size, DEALS),
            max_chance_outcomes=DEALS,
            num_players=self.study.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.town_name, utility), info, given)

    def new_initial_state(self) -> TownState:
        """A game before the deal."""
        return TownState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TownObserver:
        """What OpenSpiel looks at states with."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TownObserver(self, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """How many chance nodes a game has."""
        return DEAL_NODES


def chosen_study(game: Game, given: dict[str, Any]) -> Study:
    """The study that parameters ask for; ``players=0`` and an empty mode mean the usual ones."""
    options: dict[str, Value] = {}
    for option in game.options:
        if option.name in given:
            options[option.name] = given[option.name]
    config = configured(game, given.get("players", 0), given.get("mode", ""), options)
    return study(
        game.name,
        seats=config.seats,
        mode=config.mode,
        options=config.options,
        reward=given.get("reward", "win"),
        free_actions=given.get("free_actions", False),
    )


def configured(game: Game, players: int, mode: str, options: dict[str, Value]) -> Config:
    """The configuration of parameters; options of other modes are left out."""
    chosen = game.mode(mode or None, players or None)
    fitting = {
        option.name: options[option.name]
        for option in game.options
        if option.name in options and (not option.modes or chosen.name in option.modes)
    }
    return game.config(players or None, chosen.name, fitting)


def utility_of(of: Study) -> Any:
    """What is always true of the rewards: the same for all, zero together, or neither."""
    kinds = pyspiel.GameType.Utility
    if len(of.sides) == 1:
        return kinds.IDENTICAL
    alone = all(len(side) == 1 for side in of.sides)
    if of.reward == "zero_sum" or (of.reward == "rank" and alone):
        return kinds.ZERO_SUM
    if of.reward == "margin" and alone and len(of.sides) == 2:
        return kinds.ZERO_SUM
    return kinds.GENERAL_SUM  # several may win, and a score is nobody else's loss


@cache
def game_type(name: str, utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    """What OpenSpiel wants to know about a game; loaded ones know the utility more exactly."""
    game = find(name)
    parameters: dict[str, Any] = {"players": 0, "mode": "", "reward": "win", "free_actions": False}
    parameters.update({option.name: option.default for option in game.options})
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"tabletown: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(mode.most for mode in game.modes),
        min_num_players=min(mode.least for mode in game.modes),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def register(name: str) -> str:
    """Register one game with OpenSpiel; returns the name it has there."""
    short = PREFIX + name
    if short not in pyspiel.registered_names():
        class_name = f"{name.title().replace('_', '')}Game"
        cls = type(class_name, (TownGame,), {"town_name": name, "__module__": __name__})
        globals()[class_name] = cls  # where pickle looks for it
        pyspiel.register_game(game_type(name), cls)
    return short


def register_all() -> list[str]:
    """Register every game; returns their names."""
    return [register(name) for name in names()]


REGISTERED: Final = register_all()
