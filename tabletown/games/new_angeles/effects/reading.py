"""How the steps of a card are read from the content (section 21): names, numbers, districts, parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tabletown.core.effects import MISSING, Lexicon, Parameters
from tabletown.core.errors import BadContent
from tabletown.games.new_angeles.effects.numbers import Names, Number, Player, number, player
from tabletown.games.new_angeles.schema import Amount, Where

if TYPE_CHECKING:
    from tabletown.games.new_angeles.effects.base import Effect
    from tabletown.games.new_angeles.tables import Tables

NAMES = 3  # how many names one program may bind
T = TypeVar("T")


def struct(read: Parameters, name: str, kind: type[T]) -> T:
    """A table inside a step, as a struct of the schema."""
    try:
        return msgspec.convert(read.value(name, dict), kind)
    except msgspec.ValidationError as error:
        raise read.fault(name, str(error)) from None


def count_of(read: Parameters, name: str) -> int:
    """A number that may be left out: 0."""
    return read.number(name) if name in read.table else 0


def option_word(branch: Any) -> str:
    """What a branch of a ``choose`` step does, in one word of the notation."""
    if not isinstance(branch, list) or not branch or not isinstance(branch[0], dict):
        return "nothing"
    parts = [branch[0].get(name) for name in ("op", "what", "from")]
    return "_".join([str(part) for part in parts if part])


class Reading:
    """One card while it is read; its parts become programs of the tables."""

    def __init__(self, t: Tables, verbs: Lexicon[Effect], where: str) -> None:
        self.tables = t
        self.verbs = verbs
        self.where = where  # file and entry
        self.names = Names(NAMES)
        self.following: Sequence[Any] = ()  # the tables after the one that is being read

    def card(self, rows: Sequence[Any]) -> int:
        """The program of the whole card; a mistake names file, entry and field."""
        try:
            return self.program(rows)
        except ValueError as error:  # of names, numbers, conditions and filters
            raise BadContent(f"{self.where}: field 'effect': {error}") from None

    def program(self, rows: Sequence[Any]) -> int:
        """A list of steps; its number is written into the steps that lie on the stack."""
        programs = self.tables.programs
        number = len(programs)
        program: list[Effect] = []
        programs.append(program)
        for at, row in enumerate(rows):
            self.following = rows[at + 1 :]
            effect = self.verbs.read(row, self.where, self)
            effect.program, effect.at, effect.number = number, at, number << 8 | at
            program.append(effect)
        return number

    def part(self, read: Parameters, name: str, default: Any = MISSING) -> int:
        """A list of steps inside a step."""
        return self.program(read.value(name, list, default))

    def first(self, program: int) -> Effect:
        effects = self.tables.programs[program]
        if not effects:
            raise ValueError("a list of steps is empty")
        return effects[0]

    def who(self, read: Parameters, name: str = "who") -> Player:
        return player(read.value(name, str), self.names)

    def amount(self, read: Parameters, name: str) -> Number:
        if isinstance(read.table.get(name), dict):
            return number(struct(read, name, Amount), self.names)
        return number(read.value(name, int), self.names)

    def bound(self, read: Parameters) -> int:
        """The place of the name that a step binds; -1 if it binds none."""
        name = read.value("as", str, "")
        return self.names.bind(name) if name else -1

    def districts(self, read: Parameters) -> Where:
        return struct(read, "where", Where)


class Family:
    """A word of the vocabulary with several meanings, which another field tells apart."""

    def __init__(self, word: str, pick: Callable[[Parameters], Any]) -> None:
        self.word = word
        self.pick = pick

    def __call__(self, read: Parameters, card: Reading) -> Effect:
        found: Effect = self.pick(read)(read, card)
        return found
