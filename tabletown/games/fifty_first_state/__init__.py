"""51st State: build a state out of the ruins of America, by contacts, deals and force."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletown.core import rng
from tabletown.core.actions import Actions
from tabletown.core.config import Config
from tabletown.core.content import Name
from tabletown.core.game import Game, Mode, Option
from tabletown.games.fifty_first_state.rules import setup
from tabletown.games.fifty_first_state.state import StateOfFifty
from tabletown.games.fifty_first_state.tables import tables


class TableView(msgspec.Struct):
    pass


class FiftyFirstState(Game):
    name = "fifty_first_state"
    modes = (Mode("standard", 2, 4), Mode("solo", 1, 1))
    options = (
        Option("expansion", "none", ("none", "new_era", "winter", "all"), "FFS-3.2"),
        Option("factions", "random", ("random", "choose"), "FFS-3.5"),
    )
    view_type = TableView

    def setup(self, config: Config, seed: int, rules: int) -> StateOfFifty:
        s = StateOfFifty(config, rng.seeded(seed), rules)
        setup.begin(s)
        return s

    def blank(self, config: Config, rules: int) -> StateOfFifty:
        return StateOfFifty(config, 0, rules)

    def actions(self, config: Config) -> Actions:
        return tables(config.pack).actions

    def content_digest(self, config: Config) -> str:
        return tables(config.pack).digest

    def view(self, s: Any, seat: int | None) -> TableView:
        return TableView()

    def determinise(self, s: Any, seat: int | None, seed: int) -> StateOfFifty:
        other: StateOfFifty = s.clone()
        return other

    def names(self, config: Config) -> dict[str, Name]:
        return tables(config.pack).names()


GAME = FiftyFirstState()
