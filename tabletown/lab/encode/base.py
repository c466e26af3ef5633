"""What an encoder is: named fields, one after the other, in one vector."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from struct import pack
from typing import Any, ClassVar, Final

import numpy as np

from tabletown.core.compiled import mypyc_attr
from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.encode.fields import VectorField, prompts

MOST_PIECES: Final = 1 << 14  # kept of each sort; then they are made anew
MOST_IN_BYTE: Final = 255
SUBJECT: Final = 96  # hashed places for the subject of a decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Turns what a seat may know into a vector of float32.

    A game's encoder declares its fields in ``__init__`` with :meth:`field` and fills them in
    :meth:`fill`. Seats are told apart from the own one on, so that all seats see alike.
    """

    revision: ClassVar[int] = 0  # how often the fields have changed while the rules have not

    def __init__(self, game: Game, config: Config) -> None:
        self.game = game
        self.config = config
        self.seats = config.seats
        self.fields: list[VectorField] = []
        self.size = 0
        self.prompts = {prompt: i for i, prompt in enumerate(prompts(game))}

    def field(self, name: str, shape: int | tuple[int, ...], high: float, text: str) -> int:
        """Declare the next field; returns where it starts."""
        start = self.size
        one = VectorField(name, (shape,) if isinstance(shape, int) else shape, high, text)
        self.fields.append(one)
        self.size += one.size
        return start

    def tensor(self, s: Any, seat: int) -> Any:
        """The observation of ``seat`` as a float32 vector."""
        found = np.zeros(self.size, np.float32)
        self.fill(found, s, seat)
        return found

    # Many observations at once are written as raw bytes, which NumPy then turns into numbers together.

    @property
    def factors(self) -> Any:
        """What the raw numbers are multiplied with, bytes then; None: they are float32 as they stand."""
        return None

    def raw(self, s: Any, seat: int) -> bytes | bytearray:
        """The raw numbers of an observation, as bytes."""
        found: bytes = self.tensor(s, seat).tobytes()
        return found

    def page(self, row: memoryview) -> Page:
        """What writes the observations of one game into a row of a batch, one after the other."""
        return Page(self, row)

    def fill(self, found: Any, s: Any, seat: int) -> None:
        """Write the fields into a vector of zeros."""
        raise NotImplementedError

    @property
    def high(self) -> Any:
        """The highest value at each place."""
        return np.concatenate([np.full(one.size, one.high, np.float32) for one in self.fields])

    def parts(self, tensor: Any) -> dict[str, Any]:
        """A vector cut into its fields, by name; the parts are views of it."""
        found: dict[str, Any] = {}
        start = 0
        for one in self.fields:
            found[one.name] = tensor[start : start + one.size].reshape(one.shape)
            start += one.size
        return found

    def names(self) -> list[str]:
        """The name of every place of the vector."""
        found: list[str] = []
        for one in self.fields:
            if one.size == 1:
                found.append(one.name)
                continue
            for index in np.ndindex(*one.shape):
                found.append(f"{one.name}[{','.join([str(i) for i in index])}]")
        return found

    # -- what all games share -------------------------------------------------------------------

    def asking_fields(self) -> int:
        """Declare the fields about the decision itself; returns where they start."""
        text = "which decision is asked for: " + ", ".join(self.prompts)
        start = self.field("prompt", len(self.prompts), 1, text)
        self.field("asked", self.seats, 1, "who is asked to decide, from the own seat on")
        return start

    def fill_asking(self, found: Any, start: int, s: Any, seat: int) -> None:
        """Fill in the fields of :meth:`asking_fields`."""
        if s.outcome is not None:
            return
        found[start + self.prompts[s.stack[-1].prompt]] = 1
        asked = start + len(self.prompts)
        seats = self.seats
        if s.asked >= 0:
            found[asked + (s.asked - seat) % seats] = 1
        else:
            for other in s.deciders():
                found[asked + (other - seat) % seats] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Page:
    """A row of bytes in which a game's observations follow each other.

    A game whose observations change little from one to the next has a page that leaves the rest as it is.
    """

    def __init__(self, encoder: Encoder, row: memoryview) -> None:
        self.encoder = encoder
        self.row = row

    def write(self, s: Any, seat: int) -> None:
        """Write the raw numbers of an observation."""
        self.row[:] = self.encoder.raw(s, seat)


class VectorParts(dict[Any, bytes]):
    """Pieces of vectors that were written before, by what they are made of.

    Cards on the table are tuples that are replaced when they change, so most of a vector stays what it
    was; looking a piece up is several times as fast as writing it.
    """

    def __init__(self, make: Callable[[Any], bytes]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: Any) -> bytes:
        if len(self) >= MOST_PIECES:
            self.clear()
        found = self[key] = self.make(key)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class ByteEncoder(Encoder):
    """An encoder for fields of small whole numbers, which NumPy scales all at once.

    Packing bytes is several times as fast as making an array from Python floats.
    """

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        self.scales: list[int] = []
        self._factors: Any = None
        self.asked_pieces: dict[tuple[str, Any, int], bytes] = {}
        self.subjects: dict[tuple[Any, ...], bytes] = {}

    def count(self, name: str, shape: int | tuple[int, ...], scale: int, text: str) -> int:
        """Declare a field of whole numbers up to 255; the vector holds them divided by ``scale``."""
        start = self.field(name, shape, 255.0 / scale, text)
        self.scales += [scale] * self.fields[-1].size
        return start

    def asking_fields(self) -> int:
        """As every encoder does; the fields are not divided."""
        start = super().asking_fields()
        self.scales += [1] * (self.size - start)
        return start

    def asking_piece(self, s: Any, seat: int) -> bytes:
        """The fields of :meth:`asking_fields`, ready-made."""
        over = s.outcome is not None
        asked = s.asked if s.asked >= 0 or over else s.deciders()
        key = ("" if over else s.stack[-1].prompt, asked, seat)
        found = self.asked_pieces.get(key)
        if found is None:
            row = bytearray(len(self.prompts) + self.seats)
            self.fill_asking(row, 0, s, seat)
            found = self.asked_pieces[key] = bytes(row)
        return found

    def subject_field(self) -> int:
        """Declare the field about the subject of the decision; returns where it starts."""
        self.no_subject = bytes(SUBJECT)
        return self.count(
            "subject", SUBJECT, 4,
            "what the question of the own decision is about, for example its card or price: every word "
            "of its arguments sets three places, chosen by its digest, every number stands in one",
        )  # fmt: skip

    def subject_piece(self, s: Any, seat: int) -> bytes:
        """The field of :meth:`subject_field`."""
        if s.outcome is not None or (seat != s.asked if s.asked >= 0 else seat not in s.deciders()):
            return self.no_subject
        details = s.stack[-1].details(s, seat)
        return self.written(details, seat) if details else self.no_subject

    def written(self, details: dict[str, Any], seat: int) -> bytes:
        """Arguments of a question, looked up if they were written before."""
        key = (seat, *details.items())
        try:
            return self.subjects[key]
        except KeyError:
            if len(self.subjects) >= MOST_PIECES:
                self.subjects.clear()
            found = self.subjects[key] = self.rewritten(details, seat)
            return found
        except TypeError:  # a list or the like among them
            return self.rewritten(details, seat)

    def rewritten(self, details: dict[str, Any], seat: int) -> bytes:
        """Arguments of a question as numbers; seats are counted from the own one on, plus one."""
        found = bytearray(self.no_subject)
        for name, value in details.items():
            if name.endswith("seat") and isinstance(value, int) and value >= 0:
                value = (value - seat) % self.seats + 1
            write_word(found, name, value)
        return bytes(found)

    def numbers(self, s: Any, seat: int) -> bytes | bytearray:
        """The numbers of all fields, one byte each."""
        raise NotImplementedError

    @property
    def factors(self) -> Any:
        """What the numbers are multiplied with."""
        if self._factors is None:
            self._factors = (1.0 / np.array(self.scales)).astype(np.float32)
        return self._factors

    def raw(self, s: Any, seat: int) -> bytes | bytearray:
        """The numbers, which :attr:`factors` scales."""
        return self.numbers(s, seat)

    def tensor(self, s: Any, seat: int) -> Any:
        """The observation of ``seat`` as a float32 vector."""
        return np.frombuffer(self.numbers(s, seat), np.uint8) * self.factors


def as_bytes(numbers: list[int]) -> bytes:
    """Numbers as bytes; what does not fit is cut."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), MOST_IN_BYTE) for number in numbers])


def counted(cards: tuple[int, ...], places: dict[int, int]) -> bytes:
    """How many cards of each kind there are; ``places`` says where a kind stands."""
    found = bytearray(len(places))
    for card in cards:
        found[places[card]] += 1
    return bytes(found)


@lru_cache(maxsize=MOST_PIECES)
def places_of(word: str, size: int) -> tuple[int, int, int]:
    """Three places for a word, by its digest: the same for ever, without anybody declaring them."""
    digest = blake2b(word.encode(), digest_size=6).digest()
    first, second, third = [int.from_bytes(digest[i : i + 2]) % size for i in (0, 2, 4)]
    return first, second, third


def write_word(found: bytearray, path: str, value: Any) -> None:
    """Add a value to hashed places: words by three marks, numbers in one place, all by their path."""
    if isinstance(value, str):
        for place in places_of(f"{path}={value}", len(found)):
            found[place] = min(found[place] + 1, MOST_IN_BYTE)
    elif isinstance(value, (int, float)):
        place = places_of(path if value >= 0 else f"{path}-", len(found))[0]
        found[place] = min(found[place] + abs(int(value)), MOST_IN_BYTE)
    elif isinstance(value, dict):
        for name, item in value.items():
            write_word(found, f"{path}.{name}", item)
    elif isinstance(value, (list, tuple)):
        for i, item in enumerate(value):
            write_word(found, f"{path}[{i}]", item)


def floats(*values: float) -> bytes:
    """Values as they stand in a vector of float32."""
    return pack(f"<{len(values)}f", *values)


def one_hot(place: int, size: int) -> list[float]:
    """Zeros with a one at ``place``; all zeros for -1 and whatever does not fit."""
    found = [0.0] * size
    if 0 <= place < size:
        found[place] = 1.0
    return found


BYTES_AS_FLOATS: Final = [floats(*[float(byte >> i & 1) for i in range(8)]) for byte in range(256)]


def bits_as_floats(members: int, length: int) -> list[bytes]:
    """A set written as an int: one float for each of its first ``8 * length`` members."""
    table = BYTES_AS_FLOATS
    return [table[byte] for byte in members.to_bytes(length, "little")]
