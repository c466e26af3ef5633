"""Effects: what cards do, written in the content as clauses of a game's vocabulary.

A clause is a table of a TOML file::

    { verb = "gain_one_of", options = [{ gun = 1 }, { fuel = 2 }] }

Each verb is one class in one place. It reads and checks its own parameters (:class:`Parameters`),
says whether it can happen and why not, does it, puts itself into words, and tells bots what it is
worth. Conditions and quantities of a game are classes of a :class:`Lexicon` in the same way.
Clauses are numbered, so that a step on the stack names one by its number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from tabletown.core.compiled import S, mypyc_attr
from tabletown.core.errors import BadContent, Refusal

MISSING: Final[Any] = object()

B = TypeVar(
    "B"
)  # on whose behalf a clause is carried out: whatever the game's clauses need to know
V = TypeVar("V")


class Parameters:
    """A table of the content while it is read: every field is asked for, or it is a mistake."""

    def __init__(self, table: Mapping[str, Any], where: str, path: str = "effect") -> None:
        self.table = table
        self.where = where  # file and entry
        self.path = path
        self.unread = dict.fromkeys(table)

    def fault(self, field: str, text: str) -> BadContent:
        """The mistake that ``text`` describes; without a field it is about the whole table."""
        path = f"{self.path}.{field}" if field else self.path
        return BadContent(f"{self.where}: field '{path}': {text}")

    def value(self, name: str, kind: type[V], default: Any = MISSING) -> V:
        """A field of a type; without a default it must be there."""
        self.unread.pop(name, None)
        found = self.table.get(name, default)
        if found is MISSING:
            raise self.fault(name, "it is missing")
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            raise self.fault(name, f"a value of type {kind.__name__} is expected")
        return found

    def optional(self, name: str, kind: type[V]) -> V | None:
        """A field of a type, or None where it is left out."""
        return self.value(name, kind) if name in self.table else None

    def only(self, name: str, value: object) -> None:
        """A field that can say one thing alone; it may be left out."""
        if self.value(name, object, value) != value:
            raise self.fault(name, f"it can be '{value}' only")

    def number(self, name: str, least: int = 1, default: Any = MISSING) -> int:
        """A whole number that is not too small."""
        found = self.value(name, int, default)
        if found < least:
            raise self.fault(name, f"{found} is impossible")
        return found

    def word(self, name: str, known: Sequence[str], default: Any = MISSING) -> str:
        """One of some known words."""
        return self.known_word(name, self.value(name, str, default), known)

    def words(self, name: str, known: Sequence[str], default: Any = MISSING) -> list[str]:
        """A list of known words."""
        found = self.value(name, list, default)
        return [self.known_word(name, word, known) for word in found]

    def known_word(self, name: str, word: object, known: Sequence[str]) -> str:
        """A word, if it is a known one."""
        if not isinstance(word, str) or word not in known:
            there = ", ".join([one for one in known if one])
            raise self.fault(name, f"there is no '{word}' here (but {there})")
        return word

    def amounts(self, name: str, known: Sequence[str], default: Any = MISSING) -> dict[str, int]:
        """Words with numbers, such as goods: ``{ gun = 2, worker = 1 }``."""
        return self.known_amounts(name, self.value(name, dict, default), known)

    def known_amounts(self, name: str, table: object, known: Sequence[str]) -> dict[str, int]:
        """Known words with numbers above 0."""
        if not isinstance(table, dict):
            raise self.fault(name, "a table of words and numbers is expected")
        for word, amount in table.items():
            self.known_word(name, word, known)
            if not isinstance(amount, int) or amount < 1:
                raise self.fault(name, f"{amount} of '{word}' is impossible")
        return table

    def tables(self, name: str) -> list[Parameters]:
        """Tables inside the table."""
        rows = self.value(name, list)
        return [Parameters(row, self.where, f"{self.path}.{name}") for row in rows]

    def done(self) -> None:
        """Everything is read: what is left has no meaning."""
        for name in self.unread:
            raise self.fault(name, "it has no meaning here")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[B, S]):
    """A clause of the content, read: what it does for whom."""

    word: ClassVar[str] = ""  # how the content names the verb

    def possible(self, s: S, by: B) -> bool:
        """Whether it would find what it needs."""
        return True

    def why_not(self, s: S, by: B) -> Refusal | None:
        """What stands in its way; None if it is possible."""
        return None

    def run(self, s: S, by: B) -> None:
        """Do it, or put the one question it has onto the stack."""
        raise NotImplementedError

    def worth(self, prices: Sequence[float]) -> float:
        """What one of it is worth to a bot that reckons with these prices of the game's goods."""
        return 0.0


class Lexicon(Generic[V]):
    """Classes by their words: the verbs of a game, or its conditions, or its quantities."""

    def __init__(self, key: str, classes: Sequence[Any]) -> None:
        self.key = key  # the field that holds the word
        self.classes: dict[str, Any] = {cls.word: cls for cls in classes}

    def read(self, table: object, where: str, *context: Any) -> V:
        """The clause that a table of the content writes; ``context`` is handed to its class."""
        if not isinstance(table, Mapping):
            raise BadContent(f"{where}: field 'effect': a table is expected")
        parameters = Parameters(table, where)
        cls = self.classes[parameters.word(self.key, tuple(self.classes))]
        found: V = cls(parameters, *context)
        parameters.done()
        return found


def run_all(s: S, verbs: Sequence[Verb[B, S]], by: B) -> None:
    """Carry out clauses in their order; the questions they put onto the stack keep it, too."""
    stack = s.stack
    bottom = len(stack)
    for verb in verbs:
        verb.run(s, by)
    if len(stack) > bottom + 1:
        stack[bottom:] = stack[bottom:][::-1]
