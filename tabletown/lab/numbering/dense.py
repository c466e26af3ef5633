"""A denser numbering: without words that cannot occur in a configuration, and with seats from one's own on."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action, Kind, Vocabulary
from tabletown.core.compiled import mypyc_attr
from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.numbering.base import Numbering


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseNumbering(Numbering):
    """Leaves out kinds and words that a configuration does not use.

    A game's own numbering says which in :meth:`left_out` and :meth:`words`. A parameter of the topic
    ``seat`` is counted from the seat that acts.
    """

    own_ids = False
    text = "kinds in the order of the notation, last parameter fastest; seats from the own one on"

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        self.kinds: list[tuple[Kind, int, list[dict[int, int] | None], list[int]]] = []
        self.size = 0
        for kind in game.actions(config).kinds.values():
            if self.left_out(kind.name):
                continue
            maps = [self.map_of(kind, place) for place in range(len(kind.words))]
            sizes = [config.seats if m is None else len(m) for m in maps]
            self.kinds.append((kind, self.size, maps, sizes))
            count = 1
            for size in sizes:
                count *= size
            self.size += count
        # ids to numbers as each seat sees them, worked out when first asked for
        self.seen: list[dict[int, int]] = [{} for _ in range(config.seats)]

    # -- what a game says -----------------------------------------------------------------------

    def left_out(self, kind: str) -> bool:
        """Whether actions of this kind never occur in the configuration."""
        return False

    def words(self, kind: str, name: str, vocabulary: Vocabulary) -> list[int]:
        """The words of a parameter that can occur."""
        return list(range(vocabulary.size))

    # -- numbers --------------------------------------------------------------------------------

    def map_of(self, kind: Kind, place: int) -> dict[int, int] | None:
        """New places for the words of a parameter; None for seats, which are counted anew."""
        if kind.words[place].topic == "seat":
            return None
        words = self.words(kind.name, kind.names[place], kind.words[place])
        return {word: i for i, word in enumerate(words)}

    def number(self, id: int, seat: int) -> int:
        """The number of an action for a seat."""
        for kind, first, maps, sizes in self.kinds:
            if not kind.first_id <= id < kind.first_id + kind.size:
                continue
            number = 0
            for arg, map, size in zip(kind.at(id - kind.first_id).args, maps, sizes, strict=True):
                place = (arg - seat) % size if map is None else map[arg]
                number = number * size + place
            return first + number
        raise KeyError(id)

    def numbers(self, s: Any, seat: int, options: list[Action]) -> list[int]:
        """The numbers of some options, in their order."""
        seen = self.seen[seat]
        try:
            return [seen[action.id] for action in options]
        except KeyError:
            return self.unseen(seat, options)

    def unseen(self, seat: int, options: list[Action]) -> list[int]:
        """Numbers for options of which some have not been met before."""
        seen = self.seen[seat]
        for action in options:
            if action.id not in seen:
                seen[action.id] = self.number(action.id, seat)
        return [seen[action.id] for action in options]

    def layout(self) -> list[tuple[str, int, int, str]]:
        """Kinds of actions with first number, size and meaning."""
        found = []
        for kind, first, _, sizes in self.kinds:
            count = 1
            for size in sizes:
                count *= size
            shape = " ".join([kind.name, *[f"<{name}: {size}>" for name, size in zip(kind.names, sizes, strict=True)]])  # fmt: skip
            found.append((kind.name, first, count, shape))
        return found
