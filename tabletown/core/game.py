"""The definition of a game: its modes, options, set-up, views and positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias

import msgspec

from tabletown.core.actions import Action, Actions
from tabletown.core.brain import Brain
from tabletown.core.compiled import S
from tabletown.core.config import Config, Value
from tabletown.core.content import Document, Folder, Name, holding
from tabletown.core.errors import BadPosition, BadRecord, BadUsage, Refusal
from tabletown.core.packages import game_defined

Say: TypeAlias = Callable[..., str]  # say(key, **args): a localised text


class Mode(msgspec.Struct, frozen=True):
    """One way to play a game, and for how many seats that decide."""

    name: str
    least: int
    most: int


class Option(msgspec.Struct, frozen=True):
    """A switch of a game. ``choices`` lists the values; a bool is a switch that is on or off."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    rule: str = ""
    modes: tuple[str, ...] = ()  # empty: all modes
    since: int = 1  # the rules version that brought it; stored games of older ones do not have it
    reading: bool = False  # how words of the rulebook are read; the default is what they say

    def parse(self, text: str) -> Value:
        """The value written as ``text`` on a command line."""
        for choice in self.choices:
            if text == written(choice):
                return choice
        if set(self.choices) == {True, False} and text in ("on", "off", "yes", "no"):
            return text in ("on", "yes")
        raise BadUsage(f"option {self.name}: '{text}' is not one of {listed(self.choices)}")


def switch(name: str, rule: str = "", modes: tuple[str, ...] = ()) -> Option:
    """An option that is off unless asked for."""
    return Option(name, False, (False, True), rule, modes)


def written(value: Value) -> str:
    """An option's value as the command line takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def listed(values: tuple[Value, ...]) -> str:
    """Several values of an option for a sentence."""
    return ", ".join([written(value) for value in values])


def unknown(what: str, word: str, known: list[str]) -> BadUsage:
    """The error for a word that does not exist, with the nearest one that does."""
    close = get_close_matches(word, known, 1)
    hint = f"; did you mean '{close[0]}'?" if close else f" (there are: {', '.join(known)})"
    return BadUsage(f"there is no {what} '{word[:60]}'{hint}")


def in_words(value: Any, say: Say) -> str:
    """A part of a view as plain text, for games that say nothing better."""
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no")
    if isinstance(value, dict):
        pairs = [f"{say(f'label-{name}')} {in_words(part, say)}" for name, part in value.items()]
        return "; ".join(pairs) or "–"
    if isinstance(value, list):
        between = "; " if any(isinstance(part, list) for part in value) else ", "
        return between.join([in_words(part, say) for part in value]) or "–"
    return "–" if value is None or value == "" else str(value).replace("_", " ")


def package_of_type(cls: type[Any]) -> str:
    """The package of a class of games, which stands in its ``__init__`` or in its ``game.py``."""
    return cls.__module__.removesuffix(".game")


class Game(ABC, Generic[S]):
    """One game. The folder's ``__init__`` holds one instance as ``GAME``."""

    name: ClassVar[str]
    rules: ClassVar[int] = 1  # the present version of the rules; older ones stay playable
    oldest_rules: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    state_type: type[S]
    view_type: ClassVar[type[msgspec.Struct]]
    forecast_type: ClassVar[type[Any] | None] = None  # a TypedDict: what ``forecast`` gives
    minutes: ClassVar[int] = 30  # what a game takes, for people who choose
    content_folder: ClassVar[Path | None] = None
    # Content files that hold tiles, cards, boards and set-ups of the box: their sources are told.
    box: ClassVar[tuple[str, ...]] = ()
    # 0.1.0 named content by its bytes: that name, and the digest of what it meant.
    content_of_0_1_0: ClassVar[tuple[str, str]] = ("", "")

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "name" in vars(cls):
            game_defined(cls.name, package_of_type(cls))

    @property
    def package(self) -> str:
        """The game's folder, as a package: what else it brings is found there."""
        return package_of_type(type(self))

    # -- what is played ---------------------------------------------------------------------

    def config(
        self,
        seats: int | None = None,
        mode: str | None = None,
        options: dict[str, Value] | None = None,
        pack: str | None = None,
        *,
        rules: int | None = None,
    ) -> Config:
        """A complete, checked configuration; everything left out takes its default.

        ``rules``: the version that a stored game is played by; options that came later are no part of it.
        """
        chosen = self.mode(mode, seats)
        if seats is None:
            seats = chosen.least
        if not chosen.least <= seats <= chosen.most:
            count = (
                str(chosen.least)
                if chosen.least == chosen.most
                else f"{chosen.least} to {chosen.most}"
            )
            raise BadUsage(f"{self.name} ({chosen.name}) has {count} seats, not {seats}")
        values: dict[str, Value] = {}
        for option in self.options:
            if option.since > (self.rules if rules is None else rules):
                continue
            if not option.modes or chosen.name in option.modes:
                values[option.name] = option.default
        for name, value in (options or {}).items():
            spec = next((option for option in self.options if option.name == name), None)
            if spec is None:
                raise unknown(f"option of {self.name}", name, [o.name for o in self.options])
            if name not in values:
                if rules is not None and spec.since > rules:
                    raise BadUsage(f"option {name} does not belong to rules version {rules}")
                raise BadUsage(f"option {name} does not belong to the mode {chosen.name}")
            fits = [c for c in spec.choices if c == value and type(c) is type(value)]
            if not fits:
                raise BadUsage(f"option {name}: {value!r} is not one of {listed(spec.choices)}")
            values[name] = value
        config = Config(self.name, chosen.name, seats, values, pack)
        self.check_config(config)
        return config

    def mode(self, name: str | None, seats: int | None) -> Mode:
        """The mode called ``name``, or the first that fits the number of seats."""
        if name is None:
            for mode in self.modes:
                if seats is None or mode.least <= seats <= mode.most:
                    return mode
            low = min(mode.least for mode in self.modes)
            high = max(mode.most for mode in self.modes)
            raise BadUsage(f"{self.name} has {low} to {high} seats, not {seats}")
        for mode in self.modes:
            if mode.name == name:
                return mode
        raise unknown(f"mode of {self.name}", name, [mode.name for mode in self.modes])

    def check_config(self, config: Config) -> None:
        """Refuse combinations that do not go together (raise :class:`BadUsage`)."""

    def bench_config(self, seats: int | None = None, mode: str | None = None) -> Config:
        """What speed is measured with; a game may leave out what is no part of the engine's work."""
        return self.config(seats, mode)

    def variants(self) -> list[Config]:
        """The configurations every check is run over: each mode, seat count and option set."""
        found: list[Config] = []
        for mode in self.modes:
            for seats in range(mode.least, mode.most + 1):
                found.append(self.config(seats, mode.name))
        return found

    # -- the state machine ------------------------------------------------------------------

    @abstractmethod
    def setup(self, config: Config, seed: int, rules: int) -> S:
        """The table at the start, with the first steps on the stack."""

    def blank(self, config: Config, rules: int) -> S:
        """A state of the right shape to load saved data into."""
        return self.state_type.new(config, 0, rules)

    def check(self, s: S) -> None:
        """Assert what is always true on the table (raise :class:`RulesFault`)."""
        s.check()

    def restore(self, config: Config, data: dict[str, Any]) -> S:
        """The state written by ``State.plain``."""
        state = self.blank(config, data["rules"])
        state.load(data)
        return state

    @abstractmethod
    def actions(self, config: Config) -> Actions:
        """The notation in force."""

    def parse(self, s: S, config: Config, text: str) -> Action:
        """The action written as ``text``; :class:`BadNotation` if it is none."""
        return self.actions(config).parse(text)

    def is_free(self, action: Action) -> bool:
        """Whether this is a free action: something a seat may do outside its decision."""
        return False

    def may_whisper(self, options: dict[str, Value]) -> bool:
        """Whether some seats may talk among themselves in a game with these options."""
        return False

    @abstractmethod
    def content_digest(self, config: Config) -> str:
        """A fingerprint of the content in force."""

    def content_documents(self, config: Config) -> dict[str, Document]:
        """The content in force as data, for whoever stores games; empty if the game has none."""
        if self.content_folder is None:
            return {}
        return Folder(self.content_folder, config.pack).documents

    def same_content(self, config: Config, digest: str) -> bool:
        """Whether the content in force is the one that a stored game calls ``digest``."""
        if config.pack is not None and config.pack == holding(digest):
            return True
        present = self.content_digest(config)
        return digest == present or (digest, present) == self.content_of_0_1_0

    def config_with(
        self,
        digest: str,
        seats: int,
        mode: str,
        options: dict[str, Value],
        rules: int,
        pack: str | None = None,
    ) -> Config:
        """The configuration of a stored game, with the rules and the content it was started with.

        That is ``pack`` if one is given, else the game's own content, or what is held of an earlier
        version or of a pack (:func:`tabletown.core.content.hold`).
        """
        if not self.same_content(self.config(seats, mode, pack=pack), digest):
            if pack is not None:
                raise BadRecord(
                    f"the game was started with other content ({digest}) than this pack"
                )
            pack = holding(digest)
            if pack is None:
                raise BadRecord(
                    f"the game was started with other content ({digest}); give its pack"
                )
        return self.config(seats, mode, options, pack, rules=rules)

    # -- what a seat may know -----------------------------------------------------------------

    @abstractmethod
    def view(self, s: S, seat: int | None) -> msgspec.Struct:
        """The table as ``seat`` (None: a spectator) may see it: copies what is allowed."""

    def view_like(self, s: S, seat: int | None, other: Any) -> msgspec.Struct:
        """``view``, given the view that another seat has of the same state.

        For games whose views differ in little: all that differs must be worked out anew.
        """
        return self.view(s, seat)

    @abstractmethod
    def determinise(self, s: S, seat: int | None, seed: int) -> S:
        """A state that fits all that ``seat`` knows, with everything else dealt anew from ``seed``.

        It depends on what the seat may know and on ``seed`` alone: for two states that look the
        same to the seat the result is the same. :meth:`world` is what others call.
        """

    def world(self, s: S, seat: int | None, seed: int) -> S:
        """What ``determinise`` deals, with nothing that was worked out for the true table."""
        world = self.determinise(s, seat, seed)
        if world.asked != seat:  # the options of another seat may follow from cards dealt anew
            world.cached = None
        return world

    def explain(self, s: S, seat: int, words: list[str]) -> list[Refusal]:
        """Why ``seat`` cannot do what ``words`` name (a piece, a card, a place)."""
        return []

    def forecast(self, s: S, seat: int | None) -> Mapping[str, Any]:
        """What an attentive player would work out from the view: projected scores, incomes, risks."""
        return {}

    def roles(self, s: S) -> list[str]:
        """What each seat plays (faction, corporation, side), as a word; empty if all are alike."""
        return [""] * int(s.seats)

    def round_of(self, s: S) -> int:
        """Which round it is, as everybody knows; 0: the game has none."""
        return int(getattr(s, "round", 0))

    def sides(self, config: Config) -> list[tuple[int, ...]]:
        """The seats that win or lose together; one side alone plays against the game itself."""
        return [(seat,) for seat in range(config.seats)]

    def scores(self, s: S) -> list[int]:
        """The number each seat is measured by, now."""
        return [0] * int(s.seats)

    def carrier(self, config: Config) -> int | None:
        """The seat whose holder brings something along from the last game; None: nobody does."""
        return None

    def carried(self, config: Config, winners: Sequence[int]) -> dict[str, Value]:
        """The options of the carrier's next game that follow from how this one ended."""
        return {}

    # -- words --------------------------------------------------------------------------------

    def names(self, config: Config) -> dict[str, Name]:
        """Names that stand in the content, as ``topic-word`` (``tile-art_gallery``)."""
        return {}

    def lines(self, view: dict[str, Any], say: Say) -> list[str]:
        """A whole view (as ``Match.view`` gives it, the board is under ``board``) as plain text.

        This is what the terminal and screen readers get, in the reader's language.
        ``say("tile-art_gallery")`` or ``say("label-money", amount=3)`` gives localised text.
        """
        return [
            f"{say(f'label-{name}').capitalize()}: {in_words(value, say)}"
            for name, value in view["board"].items()
        ]

    def brain(self) -> Brain[S]:
        """What the game tells its bots."""
        return Brain()

    # -- by hand ------------------------------------------------------------------------------

    def position(self, config: Config, fields: dict[str, Any], rules: int) -> S:
        """A state set up by hand from documented fields."""
        raise BadPosition(f"{self.name} has no positions set up by hand")
