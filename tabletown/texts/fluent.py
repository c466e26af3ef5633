"""Fluent messages become sentences, with the plurals and numbers of our three languages.

The package ``fluent.syntax`` reads the files; what they say is resolved here. The usual resolver
brings the calendars and currencies of every language of the world along, thirty times what a game needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

from fluent.syntax import FluentParser, ast

NO_BREAK = "\u00a0"  # groups of three digits stay on one line
# How a language writes numbers: between thousands, before decimals.
NUMBERS = {"en": (",", "."), "ru": (NO_BREAK, ","), "pl": (NO_BREAK, ",")}
DECIMALS = Decimal("0.001")

Faults = list[str]
Part = Callable[[Mapping[str, Any], Faults], Any]


class FluentError(ValueError):
    """A file of messages that cannot be read, or that asks for more than is spoken here."""


def plural(language: str, number: float) -> str:
    """The plural category of a number: one, few, many or other."""
    if number != int(number):
        return "other"
    whole = abs(int(number))
    if language == "en":
        return "one" if whole == 1 else "other"
    one, ten = whole % 10, whole % 100
    if whole == 1 or (language == "ru" and one == 1 and ten != 11):
        return "one"
    return "few" if 2 <= one <= 4 and not 12 <= ten <= 14 else "many"


def written(language: str, number: float) -> str:
    """A number as the language writes it, with three decimals at most."""
    thousands, point = NUMBERS[language]
    if isinstance(number, int):
        return f"{int(number):,}".replace(",", thousands)
    rounded = Decimal(str(number)).quantize(DECIMALS, ROUND_HALF_EVEN)
    whole, _, decimals = f"{rounded:,f}".rstrip("0").partition(".")
    whole = whole.replace(",", thousands)
    if decimals:
        return f"{whole}{point}{decimals}"
    return "0" if whole == "-0" else whole


class Messages:
    """The messages of one language; later files win over earlier ones."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.entries: dict[str, ast.Pattern] = {}
        self.ready: dict[str, Part] = {}

    def add(self, text: str) -> None:
        self.ready.clear()
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self.entries[entry.id.name] = entry.value
            elif not isinstance(entry, ast.BaseComment):
                raise FluentError(f"not a message: {getattr(entry, 'content', entry)}")

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def say(self, key: str, args: Mapping[str, Any]) -> tuple[str, Faults]:
        """A message in words, and what was wrong with the arguments."""
        faults: Faults = []
        return str(self.part(key)(args, faults)), faults

    def part(self, key: str) -> Part:
        found = self.ready.get(key)
        if found is None:
            if key not in self.entries:
                raise FluentError(f"there is no message '{key}'")
            found = self.ready[key] = self.pattern(self.entries[key])
        return found

    # -- what a message is made of ------------------------------------------------------------

    def pattern(self, pattern: ast.Pattern) -> Part:
        parts = [self.element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args, faults: "".join([part(args, faults) for part in parts])

    def element(self, element: ast.TextElement | ast.Placeable) -> Part:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda args, faults: text
        value = self.value(element.expression)
        language = self.language

        def shown(args: Mapping[str, Any], faults: Faults) -> str:
            found = value(args, faults)
            return found if isinstance(found, str) else written(language, found)

        return shown

    def value(self, node: ast.SyntaxNode) -> Part:
        """What stands between braces: a text or a number."""
        if isinstance(node, ast.VariableReference):
            return self.variable(node.id.name)
        if isinstance(node, ast.StringLiteral):
            text = node.parse()["value"]
            return lambda args, faults: text
        if isinstance(node, ast.MessageReference) and node.attribute is None:
            key = node.id.name
            return lambda args, faults: self.part(key)(args, faults)
        if isinstance(node, ast.SelectExpression):
            return self.select(node)
        raise FluentError(f"messages here cannot use a {type(node).__name__}")

    def variable(self, name: str) -> Part:
        def given(args: Mapping[str, Any], faults: Faults) -> Any:
            value = args.get(name)
            if isinstance(value, (str, int, float)):
                return value
            faults.append(f"no text or number for ${name}: {value!r}")
            return name

        return given

    def select(self, node: ast.SelectExpression) -> Part:
        selector = self.value(node.selector)
        numbers: dict[float, Part] = {}
        words: dict[str, Part] = {}
        for variant in node.variants:
            part = self.pattern(variant.value)
            if isinstance(variant.key, ast.NumberLiteral):
                numbers[float(variant.key.value)] = part
            else:
                words[variant.key.name] = part
            if variant.default:
                other = part

        def chosen(args: Mapping[str, Any], faults: Faults) -> Any:
            key = selector(args, faults)
            if isinstance(key, str):
                found = words.get(key)
            else:
                found = numbers.get(key) or words.get(plural(self.language, key))
            return (found or other)(args, faults)

        return chosen
