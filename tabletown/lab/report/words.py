"""The words of a report: Fluent messages in three languages, numbers as the language writes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.texts import Speaker
from tabletown.texts.fluent import Messages

LOCALE = Path(__file__).parent / "locale"
THIN = "\u202f"  # no line break between a number and what belongs to it


@cache
def messages(language: str) -> Messages:
    """The report's texts in a language."""
    found = Messages(language)
    found.add((LOCALE / f"{language}.ftl").read_text(encoding="utf-8"))
    return found


class ReportWords:
    """Says what a report says in one language, about one game."""

    def __init__(self, game: Game, config: Config, language: str) -> None:
        self.language = language
        self.messages = messages(language)
        self.say = Speaker(game, config, language)
        self.game = game

    def __call__(self, key: str, /, **args: Any) -> str:
        """A message; shares are written as percentages, other numbers as they are."""
        values = {name: self.value(name, value) for name, value in args.items()}
        text, faults = self.messages.say(key, values)
        assert not faults, (key, faults)
        return text

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self.messages

    def value(self, name: str, value: Any) -> Any:
        """A value as texts show it, by its name."""
        if name in ("share", "low", "high", "fair"):
            return self.percent(value)
        if name in ("band", "half"):
            return self.points(value)
        if isinstance(value, float):
            return self.decimal(value, 0 if value == int(value) else 1)
        return value

    def decimal(self, number: float, places: int) -> str:
        """A number with some places after the point or comma."""
        text = f"{number:.{places}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, share: float, places: int = 1) -> str:
        """A share in percent."""
        return f"{self.decimal(100 * share, places)}{THIN}%"

    def points(self, share: float) -> str:
        """Percentage points."""
        return self.decimal(100 * share, 1)

    def count(self, number: int) -> str:
        """A whole number with its thousands apart."""
        return f"{number:,}".replace(",", "," if self.language == "en" else THIN)

    # -- names --------------------------------------------------------------------------------

    def role(self, role: str) -> str:
        """The name of a role."""
        return self.say(f"role-{role}")

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self("seat", number=seat + 1)

    def level(self, level: str) -> str:
        """The name of a bot level."""
        word = level.partition("/")[0]
        return self(f"level-{word}") if self.knows(f"level-{word}") else level

    def use(self, name: str) -> str:
        """A card or tile by its name, a kind of action by our word for it."""
        if not name.startswith("kind-"):
            return self.say(name)
        return self.kind(name.removeprefix("kind-"))

    def kind(self, kind: str) -> str:
        """The name of a kind of action."""
        for key in (f"kind-{self.game.name}-{kind}", f"kind-{kind}"):
            if self.knows(key):
                return self(key)
        return kind.replace("_", " ")

    def option(self, name: str, value: Any) -> str:
        """An option and its value in words."""
        label = self.say(f"option-{name}")
        if isinstance(value, bool):
            return label if value else f"{label}: {self.say('value-no')}"
        key = f"value-{name}-{value}"
        return f"{label}: {self.say(key) if self.say.knows(key) else value}"
