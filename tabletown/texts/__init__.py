"""Texts: keys and arguments of prompts, actions, events and refusals become sentences.

A :class:`Speaker` speaks one language about one game. Messages come from the game's ``locale/*.ftl``
and from the shared ones here; names of cards and tiles come from the content.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.errors import BadNotation, BadUsage, Refusal
from tabletown.core.game import Game
from tabletown.texts.fluent import Messages
from tabletown.texts.rulebook import folder

LANGUAGES = ("en", "ru", "pl")
SHARED = Path(__file__).parent / "locale"
# Forms that a name may have beside its first one: a message `district-trade-to` gives an argument
# `district` the form `{ $district-to }`. `whom` is an object, `of` an owner, `to`, `from`, `in` come with their prepositions.
FORMS = ("whom", "of", "to", "from", "in")
# Quotation marks of a language: outer ones, and those within.
QUOTES = {"en": ("“", "”", "‘", "’"), "ru": ("«", "»", "„", "“"), "pl": ("„", "”", "«", "»")}


def locale_file(game: Game, language: str) -> Path:
    """The file with a game's messages, beside its code."""
    return folder(game) / "locale" / f"{language}.ftl"


@cache
def messages(game: Game, language: str) -> Messages:
    """The messages for a game in a language; a game's own win over shared ones."""
    found = Messages(language)
    for path in (SHARED / f"{language}.ftl", locale_file(game, language)):
        if path.is_file():
            found.add(path.read_text(encoding="utf-8"))
    return found


def readable(key: str) -> str:
    """A name of the code as words."""
    return key.replace("_", " ").replace("-", " ").strip()


def quoted(text: str, language: str) -> str:
    """Quotation marks within quotation marks are others: a name may bring its own into a sentence."""
    opening, closing, within, out = QUOTES[language]
    if language != "en":  # there a full stop stands behind the closing mark
        text = re.sub(rf"(?<!\.)\.{closing}\.?", f"{closing}.", text)
    if text.count(opening) < 2:
        return text
    depth = 0
    found = []
    for sign in text:
        if sign == closing and depth:
            depth -= 1
            sign = out if depth else closing
        elif sign == opening:
            sign = within if depth else opening
            depth += 1
        found.append(sign)
    return "".join(found)


class Speaker:
    """Says things about one game in one language. ``speaker(key, **args)`` gives a text."""

    def __init__(
        self, game: Game, config: Config, language: str = "en", players: list[str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise BadUsage(f"there is no language '{language}' (there are: {', '.join(LANGUAGES)})")
        self.game = game
        self.config = config
        self.language = language
        self.players = players or []
        self.names = game.names(config)
        self.messages = messages(game, language)

    def __call__(self, key: str, /, **args: Any) -> str:
        name = self.names.get(key)
        if name is not None:
            return str(getattr(name, self.language))
        if key == "game-title" and key not in self.messages:
            return readable(self.game.name).capitalize()
        if key not in self.messages:
            return self.without_text(key, args)
        values = {name.replace("_", "-"): self.word(name, value) for name, value in args.items()}
        values.update({name: self.word(name, value) for name, value in args.items()})
        # The bare word, and how many there are, for texts that choose a form by it:
        # `{ $good-word -> [brick] ... }`, `{ $card-number -> [one] ... }`.
        for argument, value in args.items():
            plain = argument.replace("_", "-")
            if isinstance(value, str):
                values[f"{plain}-word"] = value
                forms = self.forms(f"{argument.rpartition('_')[2]}-{value}")
                values.update({f"{plain}-{form}": said for form, said in forms.items()})
            elif isinstance(value, (list, tuple)):
                values.setdefault(f"{plain}-number", len(value))
        return quoted(self.messages.say(key, values)[0], self.language)

    def forms(self, key: str) -> dict[str, str]:
        """The other forms of a name, where the messages have some."""
        return {
            form: self.messages.say(f"{key}-{form}", {})[0]
            for form in FORMS
            if f"{key}-{form}" in self.messages
        }

    def without_text(self, key: str, args: dict[str, Any]) -> str:
        """What is said where the game has no text: who, what, and every argument with its name."""
        what = readable(key.partition("-")[2]) or key
        rest = dict(args)
        if "seat" in rest and not key.startswith("action-"):  # there the seat is whom it is done to
            what = f"{self.word('seat', rest.pop('seat'))} {what}"
        more = [
            f"{readable(name.removesuffix('seat'))} {self.word(name, value)}".strip()
            for name, value in rest.items()
        ]
        return f"{what}: {', '.join(more)}" if more else what

    def knows(self, key: str) -> bool:
        """Whether there is a name or a message for ``key``."""
        return key in self.names or key in self.messages

    def word(self, name: str, value: Any) -> Any:
        """An argument in words: seats become players, words of a topic their names, actions sentences."""
        topic = name.rpartition("_")[2]
        if topic == "seat" and isinstance(value, int):
            return self.player(value)
        if isinstance(value, bool):
            return self(f"value-{'yes' if value else 'no'}")
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, (list, tuple)):
            singular = name.removesuffix("s")
            said = [str(self.word(singular, item)) for item in value]
            if all(isinstance(item, str) for item in value):  # numbers would be taken for a sum
                said = [one if n == 1 else f"{one} × {n}" for one, n in Counter(said).items()]
            return ", ".join(said) or "–"
        if isinstance(value, str):
            if topic == "action" and value:
                return self.notation(value)
            key = f"{topic}-{value}"
            return self(key) if self.knows(key) else value
        return "–" if value is None else str(value)

    def player(self, seat: int) -> str:
        """The name of who sits at a seat."""
        if seat < len(self.players):
            return self.players[seat]
        return self("seat-name", number=seat + 1)

    def notation(self, text: str) -> str:
        """An action's notation as a sentence; as it is where the game cannot read it."""
        try:
            return self.action(self.game.actions(self.config).parse(text))
        except BadNotation:
            return text

    def action(self, action: Action) -> str:
        """An action as a sentence."""
        key = f"action-{action.kind}"
        kind = self.game.actions(self.config).kinds.get(action.kind)
        if kind is None:
            return action.text
        args: dict[str, Any] = {}
        for name, words, arg in zip(kind.names, kind.words, action.args, strict=True):
            word = words.word(arg)
            topic_key = f"{words.topic}-{word}"
            args[name] = self(topic_key) if self.knows(topic_key) else word
            args.update({f"{name}-{form}": said for form, said in self.forms(topic_key).items()})
            if name.rpartition("_")[2] == "seat" and word.isdigit():
                args[name] = int(word)
        return self(key, **args)

    def event(self, event: dict[str, Any]) -> str:
        """What a seat was told, as a sentence: names may stand at its beginning, or end it with a mark of their own."""
        said = self(f"event-{event['key']}", **event["args"])
        if said.endswith(("!.", "?.")):
            said = said[:-1]
        return said[:1].upper() + said[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, as a sentence with its rule."""
        sentence = self(f"refusal-{refusal.key}", **dict(refusal.args))
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def prompt(self, prompt: str, seat: int, details: dict[str, Any] | None = None) -> str:
        """What a seat is asked, as a sentence."""
        return self(f"prompt-{prompt}", **{"seat": seat, **(details or {})})
