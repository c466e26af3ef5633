"""51st State: build a state out of the ruins of America, by contacts, deals and force."""

from __future__ import annotations

from tabletown.core import rng
from tabletown.core.actions import Actions
from tabletown.core.brain import Brain
from tabletown.core.config import Config
from tabletown.core.content import Name
from tabletown.core.game import Game, Mode, Option
from tabletown.games.fifty_first_state.bot import FiftyFirstBrain
from tabletown.games.fifty_first_state.explain import explain
from tabletown.games.fifty_first_state.forecast import forecast
from tabletown.games.fifty_first_state.forecast.shapes import FiftyFirstForecast
from tabletown.games.fifty_first_state.invariants import check
from tabletown.games.fifty_first_state.position import position
from tabletown.games.fifty_first_state.rules.setup import set_up
from tabletown.games.fifty_first_state.schema import CONTENT
from tabletown.games.fifty_first_state.state import FiftyFirstState
from tabletown.games.fifty_first_state.tables import tables_for
from tabletown.games.fifty_first_state.text import lines, names
from tabletown.games.fifty_first_state.view import FiftyFirstView, view
from tabletown.games.fifty_first_state.worlds import determinise


class FiftyFirstGame(Game[FiftyFirstState]):
    name = "fifty_first_state"
    rules = 2  # the first rules had no readings: the Hegemony lingered
    modes = (Mode("standard", 2, 4), Mode("solo", 1, 1))
    options = (
        Option("expansion", "none", ("none", "new_era", "winter", "all"), "FFS-3.2"),
        Option("factions", "random", ("random", "choose"), "FFS-3.5"),
        Option(
            "hegemony_lingers", False, (False, True), "FFS-23.41", ("solo",), since=2, reading=True
        ),
        Option("shipwreck_once", False, (False, True), "FFS-14.7", since=2, reading=True),
    )
    state_type = FiftyFirstState
    view_type = FiftyFirstView
    forecast_type = FiftyFirstForecast
    minutes = 60
    content_folder = CONTENT
    box = (
        "locations_base",
        "locations_new_era",
        "locations_winter",
        "connections",
        "factions",
    )
    content_of_0_1_0 = ("ce4f61191ede73c7", "7057f4363136d6fe")
    # what the rooms of the folder answer
    view = staticmethod(view)
    determinise = staticmethod(determinise)
    explain = staticmethod(explain)
    forecast = staticmethod(forecast)
    position = staticmethod(position)
    lines = staticmethod(lines)
    check = staticmethod(check)

    def setup(self, config: Config, seed: int, rules: int) -> FiftyFirstState:
        s = FiftyFirstState.new(config, rng.seeded(seed), rules)
        set_up(s)
        return s

    def actions(self, config: Config) -> Actions:
        return tables_for(config).actions

    def content_digest(self, config: Config) -> str:
        return tables_for(config).digest

    def roles(self, s: FiftyFirstState) -> list[str]:
        """The factions."""
        return [
            s.tables.factions[s.faction(seat)] if s.faction(seat) >= 0 else ""
            for seat in range(s.seats)
        ]

    def scores(self, s: FiftyFirstState) -> list[int]:
        """Victory points and one for each location, as at the end (FFS-21.5)."""
        if s.outcome is not None:
            return list(s.outcome.scores)
        return [s.vp(seat) + s.locations(seat) for seat in range(s.seats)]

    def variants(self) -> list[Config]:
        """Every mode, seat count and option value, without the full product."""
        chosen = [
            self.config(seats, "standard", {"expansion": expansion})
            for seats, expansion in (
                (2, "none"), (2, "new_era"), (2, "winter"), (3, "none"), (3, "winter"),
                (4, "new_era"), (4, "winter"), (2, "all"),
            )
        ]  # fmt: skip
        chosen.append(self.config(3, "standard", {"expansion": "new_era", "factions": "choose"}))
        chosen += [
            self.config(1, "solo", {"expansion": expansion})
            for expansion in ("none", "new_era", "winter", "all")
        ]
        chosen.append(self.config(1, "solo", {"factions": "choose"}))
        chosen.append(self.config(1, "solo", {"hegemony_lingers": True, "shipwreck_once": True}))
        chosen.append(self.config(3, "standard", {"shipwreck_once": True}))
        return chosen

    def names(self, config: Config) -> dict[str, Name]:
        return names(tables_for(config))

    def brain(self) -> Brain[FiftyFirstState]:
        return FiftyFirstBrain()
