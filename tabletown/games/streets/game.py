"""The definition of Streets: modes, options, set-up and the doors to everything else."""

from __future__ import annotations

from tabletown.core.actions import Actions
from tabletown.core.config import Config, Value
from tabletown.core.content import Name
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game, Mode, Option, switch
from tabletown.games.streets.bot import StreetsBrain
from tabletown.games.streets.explain import explain
from tabletown.games.streets.forecast import StreetsForecast, forecast
from tabletown.games.streets.invariants import check
from tabletown.games.streets.position import position
from tabletown.games.streets.rules.setup import set_up
from tabletown.games.streets.schema import CONTENT
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.tables import tables_of
from tabletown.games.streets.text import lines, names
from tabletown.games.streets.view import StreetsView, view, view_like
from tabletown.games.streets.worlds import determinise

SOLO = ("solo",)
ADVISORS = ("hacker", "entrepreneur", "investor", "hipster_legend", "location_scout")


def reading(name: str, rule: str, modes: tuple[str, ...] = (), since: int = 1) -> Option:
    """A switch of section 17: off, the words of the Russian rulebook are taken as they stand."""
    return Option(name, False, (False, True), rule, modes, since=since, reading=True)


class StreetsGame(Game[StreetsState]):
    """Streets for 2 to 5 players, and alone against the Sneak."""

    name = "streets"
    rules = 2
    modes = (Mode("standard", 2, 5), Mode("solo", 1, 1))
    options = (
        switch("business", "STR-13.1"),
        switch("advisors", "STR-14.1"),
        Option("advisor", "random", ("random", *ADVISORS), "STR-15.35", SOLO),
        Option("difficulty", "normal", ("easy", "normal", "hard"), "STR-15.6", SOLO),
        Option(
            "first_player", "random", ("random", "0", "1", "2", "3", "4"), "STR-3.17",
            ("standard",),
        ),
        reading("people_may_enter_abandoned", "STR-17.1"),
        reading("copy_positional", "STR-17.3"),
        reading("sneak_people_tie_closing_only", "STR-17.4", SOLO),
        reading("station_is_destination", "STR-17.5"),
        reading("closing_pays_at_end", "STR-17.8", since=2),
        reading("sneak_people_tie_closing", "STR-17.9", SOLO, since=2),
    )  # fmt: skip
    state_type = StreetsState
    view_type = StreetsView
    forecast_type = StreetsForecast
    minutes = 40
    content_folder = CONTENT
    box = ("tiles", "advisors")
    content_of_0_1_0 = ("bb5b7681fbeee416", "19db06cb5eacce73")
    # what the rooms of the folder answer
    setup = staticmethod(set_up)
    view = staticmethod(view)
    view_like = staticmethod(view_like)
    determinise = staticmethod(determinise)
    explain = staticmethod(explain)
    forecast = staticmethod(forecast)
    position = staticmethod(position)
    lines = staticmethod(lines)
    check = staticmethod(check)

    def check_config(self, config: Config) -> None:
        options = config.options
        if options.get("advisor", "random") != "random" and not options["advisors"]:
            raise BadUsage("option advisor needs the option advisors")
        first = str(options.get("first_player", "random"))
        if first != "random" and int(first) >= config.seats:
            raise BadUsage(f"option first_player: there is no seat {first}")

    def variants(self) -> list[Config]:
        both: dict[str, Value] = {"business": True, "advisors": True}
        return [
            self.config(2),
            self.config(3),
            self.config(4),
            self.config(5),
            self.config(2, None, {"advisors": True, "first_player": "1"}),
            self.config(3, None, {"advisors": True}),
            self.config(4, None, {"advisors": True, "station_is_destination": True}),
            self.config(5, None, {"advisors": True, "people_may_enter_abandoned": True}),
            self.config(2, None, both),
            self.config(3, None, {"business": True, "people_may_enter_abandoned": True}),
            self.config(
                4, None, {"business": True, "copy_positional": True, "closing_pays_at_end": True}
            ),
            self.config(5, None, both),
            self.config(1, "solo", {"difficulty": "easy", "sneak_people_tie_closing": True}),
            self.config(1, "solo", {"difficulty": "normal", "business": True}),
            self.config(
                1, "solo", {"difficulty": "hard", **both, "sneak_people_tie_closing_only": True}
            ),
            self.config(1, "solo", {"advisors": True, "advisor": "investor"}),
            self.config(1, "solo", {"advisors": True, "advisor": "entrepreneur"}),
        ]

    def actions(self, config: Config) -> Actions:
        return tables_of(config.pack).actions

    def content_digest(self, config: Config) -> str:
        return tables_of(config.pack).content.digest

    def names(self, config: Config) -> dict[str, Name]:
        return names(tables_of(config.pack))

    def brain(self) -> StreetsBrain:
        return StreetsBrain()

    def scores(self, s: StreetsState) -> list[int]:
        return s.money[: s.seats]
