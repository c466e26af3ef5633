"""Actions: interned values with an integer id and a short text, like a chess move's notation.

A game declares its kinds of action once, from words::

    TILES = Words("tile", ["art_gallery", "post_office"])
    actions = Actions()
    PLACE = actions.kind("place", tile=TILES, cell=CELLS, face=FACES)
    PLACE.of(0, 5, 2)             # the one object that means "place art_gallery 0,-1 s"

Every action is made once and handed out by reference, so option lists cost little
and actions compare by identity. Ids run from 0 to ``len(actions) - 1``.
"""

from __future__ import annotations

from tabletown.core.compiled import mypyc_attr
from tabletown.core.errors import BadNotation


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """The words that may stand at one place of a notation, numbered from 0.

    ``topic`` names the vocabulary; the localised name of a word is looked up as ``topic-word``.
    """

    def __init__(self, topic: str, size: int) -> None:
        self.topic = topic
        self.size = size

    def word(self, index: int) -> str:
        """The word with a number."""
        raise NotImplementedError

    def index(self, word: str) -> int:
        """The number of ``word``, or -1."""
        raise NotImplementedError


class Words(Vocabulary):
    """A fixed list of names."""

    def __init__(self, topic: str, names: list[str]) -> None:
        super().__init__(topic, len(names))
        self.names = names
        self.numbers = {name: i for i, name in enumerate(names)}
        if len(self.numbers) != len(names):
            raise ValueError(f"{topic}: a word stands twice")

    def word(self, index: int) -> str:
        """The name with this number."""
        return self.names[index]

    def index(self, word: str) -> int:
        """The number of a name; -1: there is none."""
        return self.numbers.get(word, -1)


class Numbers(Vocabulary):
    """The whole numbers from ``low`` to ``high``."""

    def __init__(self, topic: str, low: int, high: int) -> None:
        super().__init__(topic, high - low + 1)
        self.low = low

    def word(self, index: int) -> str:
        """The whole number with this index."""
        return str(self.low + index)

    def index(self, word: str) -> int:
        """The index of a whole number as it is written; -1: none."""
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
            return -1
        number = int(word)
        index = number - self.low
        return index if 0 <= index < self.size and str(number) == word else -1


class Cells(Vocabulary):
    """Cells ``x,y`` of a square window from ``-radius,-radius`` to ``radius,radius``, row by row."""

    def __init__(self, topic: str, radius: int) -> None:
        self.radius = radius
        self.width = 2 * radius + 1
        super().__init__(topic, self.width * self.width)

    def word(self, index: int) -> str:
        """The cell as ``column,row``."""
        return f"{index % self.width - self.radius},{index // self.width - self.radius}"

    def index(self, word: str) -> int:
        """The index of a cell as it is written; -1: none."""
        x, comma, y = word.partition(",")
        column, row = _whole(x) + self.radius, _whole(y) + self.radius
        if not comma or not (0 <= column < self.width and 0 <= row < self.width):
            return -1
        index = row * self.width + column
        return index if self.word(index) == word else -1


def _whole(word: str) -> int:
    digits = word[1:] if word.startswith("-") else word
    return int(word) if digits.isascii() and digits.isdigit() and len(digits) < 7 else 1 << 40


class Action:
    """One thing a seat can do. ``id`` is -1 for free-form actions such as trade proposals.

    Arguments and text of an action of a :class:`Kind` are worked out when first asked for: option
    lists hand out far more actions than anybody reads.
    """

    __slots__ = ("_args", "_of", "_text", "id", "kind")

    def __init__(
        self,
        kind: str,
        args: tuple[int, ...] | None,
        id: int,
        text: str | None,
        of: Kind | None = None,
    ) -> None:
        self.kind = kind
        self.id = id
        self._args = args
        self._text = text
        self._of = of

    # Compiled classes are not made without arguments, as copying and pickling would.

    def __reduce__(self) -> tuple[type[Action], tuple[str, tuple[int, ...], int, str]]:
        return Action, (self.kind, self.args, self.id, self.text)

    def __deepcopy__(self, memo: object) -> Action:
        return self

    @property
    def args(self) -> tuple[int, ...]:
        """The numbers of the words behind the kind."""
        if self._args is None:
            assert self._of is not None
            self._args = self._of.arguments(self.id - self._of.first_id)
        return self._args

    @property
    def text(self) -> str:
        """The action in notation."""
        if self._text is None:
            assert self._of is not None
            self._text = self._of.write(self.args)
        return self._text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Action) and self.id == other.id and self.text == other.text

    def __hash__(self) -> int:
        return self.id if self.id >= 0 else hash(self.text)


class Kind:
    """All actions of one verb."""

    def __init__(self, name: str, params: dict[str, Vocabulary], first_id: int) -> None:
        self.name = name
        self.names = list(params)
        self.words = list(params.values())
        self.first_id = first_id
        self.size = 1
        for words in self.words:
            self.size *= words.size
        self.made: dict[int, Action] = {}

    def of(self, *args: int) -> Action:
        """The action with these arguments (numbers of their words)."""
        return self.at(self.offset(args))

    def offset(self, args: tuple[int, ...]) -> int:
        """The place of arguments among all actions of the kind."""
        offset = 0
        for words, arg in zip(self.words, args, strict=True):
            offset = offset * words.size + arg
        return offset

    def at(self, offset: int) -> Action:
        """The action with this place in the kind's own numbering (last argument runs fastest)."""
        action = self.made.get(offset)
        if action is None:
            action = Action(self.name, None, self.first_id + offset, None, self)
            action = self.made.setdefault(offset, action)  # another thread may have been quicker
        return action

    def arguments(self, offset: int) -> tuple[int, ...]:
        """The arguments at a place; the opposite of :meth:`offset`."""
        args: list[int] = []
        rest = offset
        for words in reversed(self.words):
            rest, arg = divmod(rest, words.size)
            args.append(arg)
        args.reverse()
        return tuple(args)

    def write(self, args: tuple[int, ...]) -> str:
        """Arguments in notation."""
        text = [self.name]
        text.extend([words.word(arg) for words, arg in zip(self.words, args, strict=True)])
        return " ".join(text)

    def table(self) -> list[Action]:
        """All actions of this kind, for kinds small enough to be made at once."""
        return [self.at(i) for i in range(self.size)]

    def parse(self, words: list[str], text: str) -> Action:
        """The action that words mean; BadNotation says what was expected."""
        if len(words) != len(self.words):
            shape = " ".join([self.name, *[f"<{name}>" for name in self.names]])
            raise BadNotation(f"'{text}': expected {shape}")
        args: list[int] = []
        for name, vocabulary, word in zip(self.names, self.words, words, strict=True):
            index = vocabulary.index(word)
            if index < 0:
                raise BadNotation(f"'{text}': there is no {name} '{word}'")
            args.append(index)
        return self.of(*args)


class Actions:
    """All actions of a game, with their ids and notation."""

    def __init__(self) -> None:
        self.kinds: dict[str, Kind] = {}
        self.size = 0

    def kind(self, verb: str, /, **params: Vocabulary) -> Kind:
        """Declare a kind of action; parameters are named in the order of the notation."""
        if verb in self.kinds:
            raise ValueError(f"the kind '{verb}' is declared twice")
        kind = Kind(verb, params, self.size)
        self.kinds[verb] = kind
        self.size += kind.size
        return kind

    def __len__(self) -> int:
        return self.size

    def parse(self, text: str) -> Action:
        """The action that a line of notation means; BadNotation says what was expected."""
        words = text.split()
        if not words:
            raise BadNotation("an empty line is no action")
        kind = self.kinds.get(words[0])
        if kind is None:
            raise BadNotation(f"'{shortened(text)}': there is no action '{shortened(words[0])}'")
        return kind.parse(words[1:], shortened(text))

    def by_id(self, id: int) -> Action:
        """The action with an id."""
        for kind in self.kinds.values():
            if kind.first_id <= id < kind.first_id + kind.size:
                return kind.at(id - kind.first_id)
        raise BadNotation(f"there is no action with the id {id}")


def shortened(text: str, limit: int = 80) -> str:
    """Text from outside, safe to repeat in a message."""
    text = "".join([c if c.isprintable() else " " for c in text])
    return text if len(text) <= limit else text[: limit - 1] + "…"
