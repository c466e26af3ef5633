"""City of the Great Machine: one against many, or together against the automaton."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from tabletown.core import rng
from tabletown.core.actions import Action, Actions
from tabletown.core.brain import Brain
from tabletown.core.config import Config, Value
from tabletown.core.content import Name
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game, Mode, Option, switch
from tabletown.games.great_machine.bot.brain import GreatMachineBrain
from tabletown.games.great_machine.explain import explain
from tabletown.games.great_machine.forecast import forecast
from tabletown.games.great_machine.forecast.shapes import GreatMachineForecast
from tabletown.games.great_machine.invariants import check
from tabletown.games.great_machine.position import position
from tabletown.games.great_machine.rules.round import SETUP
from tabletown.games.great_machine.rules.setup import progressive_start
from tabletown.games.great_machine.schema import CONTENT
from tabletown.games.great_machine.state import GreatMachineState
from tabletown.games.great_machine.tables import tables_of
from tabletown.games.great_machine.text import lines, names
from tabletown.games.great_machine.view import view
from tabletown.games.great_machine.view.types import GreatMachineView
from tabletown.games.great_machine.worlds import determinise

LAYOUTS = (
    "layout_standard_1", "layout_standard_2", "layout_standard_3", "layout_standard_4",
    "layout_original_5", "layout_original_6", "build_quick_random", "build_quick_manual",
    "build_rivalry",
)  # fmt: skip
# GM-40.2, GM-40.3, GM-40.4, GM-40.5, GM-40.6: bonuses and starts stand in variants.toml
LEVELS = ("starting", "easy", "medium", "high", "super", "extreme", "custom")
HEROES = ("mateusz", "culum", "veiga", "olga", "sylvia", "mustafa")
TRIPLES = tuple("-".join(three) for three in combinations(HEROES, 3))
ROMAN = ("", "I", "II", "III")  # spaces of the Master Plan
# GM-30.20, GM-40.14: from easy to hard
MISSION_SETS = ("I", "II", "III", "IV")
# GM-40.15: A, B and C of any sets; three of one set have the name of the set.
MIXED = tuple("-".join(three) for three in product(MISSION_SETS, repeat=3) if len(set(three)) > 1)
# GM-40.1 to GM-40.7: where the plan of a level starts (0: as the level says).
PLAN_STARTS = {"medium": (0, 3), "extreme": (0, 2, 3), "custom": (0, 1, 2, 3)}


class GreatMachineGame(Game[GreatMachineState]):
    """City of the Great Machine."""

    name = "great_machine"
    rules = 2
    modes = (Mode("versus", 2, 4), Mode("automa", 1, 3))
    options = (
        Option("layout", "layout_standard_1", LAYOUTS, "GM-22.12"),
        Option("advice", True, (True, False), "GM-22.5"),
        Option("heroes", "choose", ("choose", "random", *TRIPLES), "GM-4.17"),
        Option("split", "first", ("first", "second"), "GM-4.3"),
        Option("plan_start", 0, (0, 1, 2, 3), "GM-4.9"),
        Option("common_decisions", "agreed", ("agreed", "one"), "GM-5.5", since=2, reading=True),
        Option("machine_seat", 0, (0, 1, 2, 3), "GM-4.1", ("versus",)),
        # GM-23.6: both variants are off unless asked for
        switch("progressive_plan", "GM-23.1", ("versus",)),
        switch("favour_heroes", "GM-23.4", ("versus",)),
        Option("level", "starting", LEVELS, "GM-40.1", ("automa",)),
        Option("missions", "none", ("none", *MISSION_SETS, "random", *MIXED), "GM-38.1", ("automa",)),
        Option("servant_order", "pel", ("pel", "ple", "epl", "elp", "lpe", "lep"), "GM-30.10", ("automa",)),
        switch("bonus_1", "GM-40.8", ("automa",)),
        switch("bonus_2", "GM-40.9", ("automa",)),
        switch("bonus_3", "GM-40.11", ("automa",)),
        switch("bonus_2_hard_all", "GM-40.10", ("automa",)),
        switch("bonus_2_hard_one", "GM-40.10", ("automa",)),
    )  # fmt: skip
    view_type = GreatMachineView
    forecast_type = GreatMachineForecast
    minutes = 90
    content_folder = CONTENT
    box = (
        "districts",
        "layouts",
        "heroes",
        "servants",
        "citizens",
        "dice",
        "events_versus",
        "directives_versus",
        "events_automa",
        "directives_automa",
        "movement_cards",
        "missions",
    )
    content_of_0_1_0 = ("6fae83558589ab7e", "445c497887d8ea43")
    # what the rooms of the folder answer
    view = staticmethod(view)
    determinise = staticmethod(determinise)
    explain = staticmethod(explain)
    forecast = staticmethod(forecast)
    position = staticmethod(position)
    lines = staticmethod(lines)
    check = staticmethod(check)

    def check_config(self, config: Config) -> None:
        options = config.options
        if config.mode == "versus":
            if int(options["machine_seat"]) >= config.seats:
                raise BadUsage(f"option machine_seat: there is no seat {options['machine_seat']}")
            return
        if options["layout"] == "build_rivalry":
            raise BadUsage("option layout: the rivalry build needs a player of the Great Machine")
        level = str(options["level"])
        allowed = PLAN_STARTS.get(level, (0, 1))
        if options["missions"] == "none":
            allowed = (*allowed, 2, 3)  # GM-40.13
        if options["plan_start"] not in allowed:
            start = ROMAN[int(options["plan_start"])]
            raise BadUsage(f"option plan_start: level {level} does not start on {start}")
        if level != "custom" and any(options[name] for name in ("bonus_1", "bonus_2", "bonus_3")):
            raise BadUsage("bonuses are chosen one by one at level custom only")
        if options["bonus_2_hard_all"] and options["bonus_2_hard_one"]:
            raise BadUsage("bonus_2_hard_all and bonus_2_hard_one do not go together")
        if options["bonus_2_hard_all"] or options["bonus_2_hard_one"]:
            if level not in ("starting", "easy", "medium") and not options["bonus_2"]:
                raise BadUsage("the hard forms of bonus 2 need bonus 2")

    def variants(self) -> list[Config]:
        versus: list[tuple[int, dict[str, Value]]] = [
            (2, {}),
            (3, {"layout": "layout_standard_2", "favour_heroes": True, "machine_seat": 1}),
            (4, {"layout": "layout_standard_3", "heroes": "random"}),
            (2, {"layout": "layout_standard_4", "machine_seat": 1, "plan_start": 1}),
            (3, {"layout": "layout_original_5", "split": "second", "heroes": "random"}),
            (4, {"layout": "layout_original_6", "progressive_plan": True, "plan_start": 2}),
            (2, {"layout": "build_quick_random", "heroes": "culum-veiga-sylvia"}),
            (3, {"layout": "build_quick_manual", "heroes": "random"}),
            (4, {"layout": "build_rivalry", "favour_heroes": True}),
        ]
        automa: list[tuple[int, dict[str, Value]]] = [
            (1, {}),
            (2, {"level": "easy", "missions": "I", "layout": "layout_standard_2"}),
            (3, {"level": "medium", "missions": "II", "layout": "layout_standard_3"}),
            (1, {"level": "high", "missions": "III", "layout": "layout_standard_4"}),
            (2, {"level": "super", "missions": "IV", "split": "second"}),
            (3, {"level": "extreme", "missions": "random", "layout": "build_quick_random"}),
            (1, {"level": "custom", "bonus_2": True, "bonus_2_hard_one": True, "plan_start": 3}),
            (2, {"missions": "II", "bonus_2_hard_all": True, "servant_order": "lep"}),
            (3, {"level": "extreme", "plan_start": 3, "layout": "build_quick_manual"}),
        ]
        return [
            *[self.config(seats, "versus", options) for seats, options in versus],
            *[self.config(seats, "automa", options) for seats, options in automa],
        ]

    def setup(self, config: Config, seed: int, rules: int) -> GreatMachineState:
        s = GreatMachineState.new(config, rng.seeded(seed), rules, tables=tables_of(config))
        s.then(*SETUP)
        return s

    def blank(self, config: Config, rules: int) -> GreatMachineState:
        return GreatMachineState.new(config, 0, rules, tables=tables_of(config))

    def actions(self, config: Config) -> Actions:
        return tables_of(config).actions

    def is_free(self, action: Action) -> bool:
        return action.kind == "rethink"

    def content_digest(self, config: Config) -> str:
        return tables_of(config).content.digest

    def roles(self, s: GreatMachineState) -> list[str]:
        return ["machine" if seat == s.machine else "heroes" for seat in range(s.seats)]

    def sides(self, config: Config) -> list[tuple[int, ...]]:
        """The Machine against the heroes; without it all play together (GM-4.1, GM-16)."""
        seats = range(config.seats)
        if config.mode == "automa":
            return [tuple(seats)]
        machine = int(config.options["machine_seat"])
        return [(machine,), tuple(seat for seat in seats if seat != machine)]

    def carrier(self, config: Config) -> int | None:
        """Progressive Master Plan: its start belongs to who plays the Machine (GM-23.2)."""
        if not config.options.get("progressive_plan"):
            return None
        return int(config.options["machine_seat"])

    def carried(self, config: Config, winners: Sequence[int]) -> dict[str, Value]:
        """Where the same Machine player starts next (GM-23.1)."""
        seat = self.carrier(config)
        if seat is None:
            return {}
        start = progressive_start(config, tables_of(config), seat not in winners)
        return {"plan_start": start}

    def scores(self, s: GreatMachineState) -> list[int]:
        return s.scores()

    def brain(self) -> Brain:
        return GreatMachineBrain()

    def names(self, config: Config) -> dict[str, Name]:
        return names(tables_of(config))
