"""What the questions of Streets have in common, and how events name things."""

from __future__ import annotations

from typing import Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask
from tabletown.games.streets.rules.geometry import END, FACES, STEP, cell_word, role
from tabletown.games.streets.state import StreetsState


class StreetsAsk(Ask[StreetsState]):
    """A question that knows which kinds of action answer it (STR-5.4, STR-15.40)."""

    kinds: ClassVar[tuple[str, ...]] = ()

    def seat(self, s: StreetsState) -> int:
        """Whoever decides for the active player, if the question names nobody else."""
        return s.decider(s.active)

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        """What is asked about: a colour (or -1), a number of things, a set of buildings."""
        return -1, 0, 0

    def why_not(self, s: StreetsState, action: Action) -> Refusal:
        if action.kind not in self.kinds:
            return refuse("not-now", self.rule, kinds=list(self.kinds))
        return self.why_not_this(s, action)

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        """Why an action of the right kind is not among the options."""
        raise NotImplementedError


class PlayersAsk(StreetsAsk):
    """The same of the player that it names."""

    player: int

    def seat(self, s: StreetsState) -> int:
        return s.decider(self.player)


def who(s: StreetsState, player: int) -> int | str:
    """A player as an argument of events: a seat, or the word for the Sneak."""
    return "sneak" if s.is_sneak(player) else player


def at(s: StreetsState, building: int) -> dict[str, Any]:
    """A building as arguments of events: its tile and cell."""
    return {
        "tile": s.setting.tables.ids[s.tile[building]],
        "cell": cell_word(s.cell(building)),
    }


def beside(s: StreetsState, building: int) -> dict[str, Any]:
    """Where a new building stands, as people say it: on which side of which neighbour, and whether on its street.

    A neighbour on the same street is named first: coordinates are on no board.
    """
    cell, face = s.cell(building), s.face(building)
    found: dict[str, Any] = {}
    for direction in range(4):
        neighbour = s.building_at(cell + STEP[direction])
        if neighbour < 0:
            continue
        joined = role(face, direction) == END and s.face(neighbour) == face
        if joined or not found:
            found = {
                "beside_tile": s.setting.tables.ids[s.tile[neighbour]],
                "side": FACES[direction ^ 2],
                "joined": int(joined),
            }
        if joined:
            break
    return found


def street_name(s: StreetsState, first: int) -> dict[str, Any]:
    """A street as arguments of events: its face and first cell, which name it, and its tiles."""
    return {
        "face": FACES[s.face(first)],
        "cell": cell_word(s.cell(first)),
        "tiles": [s.setting.tables.ids[s.tile[building]] for building in s.street(first)],
    }
