"""The definition of New Angeles: modes, options, set-up, views, words."""

from __future__ import annotations

from tabletown.core.actions import Action, Actions
from tabletown.core.brain import Brain
from tabletown.core.config import Config, Value
from tabletown.core.content import Name
from tabletown.core.errors import BadNotation, BadUsage
from tabletown.core.game import Game, Mode, Option, switch
from tabletown.games.new_angeles.bot import NewAngelesBrain
from tabletown.games.new_angeles.explain import explain
from tabletown.games.new_angeles.forecast import NewAngelesForecast, forecast
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.negotiation import notation
from tabletown.games.new_angeles.position import position
from tabletown.games.new_angeles.rules.setup import set_up
from tabletown.games.new_angeles.schema import CONTENT
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import CORPORATIONS, NOBODY
from tabletown.games.new_angeles.tables import tables_of
from tabletown.games.new_angeles.text import lines, names
from tabletown.games.new_angeles.view import view
from tabletown.games.new_angeles.view.types import NewAngelesView
from tabletown.games.new_angeles.worlds import determinise

SETUP_CARDS = (
    "new_arrivals", "labor_dispute", "turf_war", "first_cases", "brownout", "boom_years",
)  # fmt: skip


class NewAngelesGame(Game[NewAngelesState]):
    name = "new_angeles"
    rules = 2
    modes = (Mode("standard", 4, 6),)
    options = (
        Option("windows", "asked", ("asked", "full", "short", "off"), "NA-N.64"),
        switch("whispers", "NA-N.50"),
        Option("corporations", "draft", ("draft", "random", "fixed"), "NA-S.6a"),
        Option("setup_card", "random", ("random", *SETUP_CARDS), "NA-S.3"),
        Option("deck_vote", "binds", ("binds", "free"), "NA-57.6", since=2, reading=True),
    )
    state_type = NewAngelesState
    view_type = NewAngelesView
    forecast_type = NewAngelesForecast
    minutes = 150
    content_folder = CONTENT
    box = (
        "board",
        "corporations",
        "action_cards",
        "emergency_actions",
        "assets",
        "events",
        "demands",
        "investments",
        "rivals",
        "setups",
    )
    content_of_0_1_0 = ("7b54f87dfbd1efb2", "e8fdac0b176b36be")
    # what the rooms of the folder answer
    setup = staticmethod(set_up)
    view = staticmethod(view)
    determinise = staticmethod(determinise)
    explain = staticmethod(explain)
    forecast = staticmethod(forecast)
    position = staticmethod(position)
    lines = staticmethod(lines)
    check = staticmethod(check)

    def check_config(self, config: Config) -> None:
        wanted = config.options["setup_card"]
        ids = [entry.id for entry in tables_of(config.pack).content.setups]
        if wanted != "random" and wanted not in ids:
            raise BadUsage(f"the content pack has no setup card '{wanted}'")

    def bench_config(self, seats: int | None = None, mode: str | None = None) -> Config:
        """Speed is measured without negotiation windows, in which nobody decides anything."""
        return self.config(seats, mode, {"windows": "off"})

    def variants(self) -> list[Config]:
        """Every seat count, every value of every option, no full product."""
        return [
            self.config(4),
            self.config(4, options={"windows": "full"}),
            self.config(5, options={"windows": "short", "corporations": "random"}),
            self.config(6, options={"windows": "off", "whispers": True, "corporations": "random"}),
            self.config(4, options={"windows": "off", "setup_card": "new_arrivals"}),
            self.config(5, options={"windows": "off", "corporations": "fixed"}),
            self.config(
                6,
                options={"setup_card": "first_cases", "corporations": "fixed", "deck_vote": "free"},
            ),
        ]

    # -- the state machine ------------------------------------------------------------------

    def blank(self, config: Config, rules: int) -> NewAngelesState:
        return NewAngelesState.new(config, 0, rules, tables=tables_of(config.pack))

    def actions(self, config: Config) -> Actions:
        return tables_of(config.pack).actions

    def parse(self, s: NewAngelesState, config: Config, text: str) -> Action:
        tables = tables_of(config.pack)
        verb = text.split(" ", 1)[0]
        if verb in notation.VERBS:
            if not text.isprintable():
                raise BadNotation("a move is one line of printable characters")
            return notation.parse(text, tables)
        return tables.actions.parse(text)

    def is_free(self, action: Action) -> bool:
        return action.id < 0

    def may_whisper(self, options: dict[str, Value]) -> bool:
        return options["whispers"] is True  # NA-N.50

    def content_digest(self, config: Config) -> str:
        return tables_of(config.pack).content.digest

    # -- what a seat may know ---------------------------------------------------------------

    def roles(self, s: NewAngelesState) -> list[str]:
        return [CORPORATIONS[c] if c != NOBODY else "" for c in s.corporation]

    def round_of(self, s: NewAngelesState) -> int:
        return s.standard_round()

    def scores(self, s: NewAngelesState) -> list[int]:
        return list(s.capital)

    def brain(self) -> Brain[NewAngelesState]:
        return NewAngelesBrain()

    # -- words --------------------------------------------------------------------------------

    def names(self, config: Config) -> dict[str, Name]:
        return names(tables_of(config.pack))
