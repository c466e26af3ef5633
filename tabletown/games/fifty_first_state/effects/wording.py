"""What a card does as a sentence, in the languages that have no printed text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabletown.games.fifty_first_state.effects.clause import Clause

Words = dict[str, str]

TEXTS: Final[dict[str, Words]] = {
    "ru": {
        "produce": "Производство: {what}.",
        "on_build": "При появлении: {what}.",
        "on_event": "{events}: {what}.",
        "event-deal": "после вашей сделки",
        "event-raze": "после того как вы разнесли точку",
        "and": " и ",
        "or": " или ",
        "action": "{cost} → {what}; {uses}.",
        "uses-1": "один раз за раунд",
        "uses-2": "до двух раз за раунд",
        "uses-3": "до трёх раз за раунд",
        "any_resource": "ресурс (любой)",
        "card": "карта с руки",
        "deal": "ваша сделка",
    },
    "pl": {
        "produce": "Produkcja: {what}.",
        "on_build": "Po wejściu do stanu: {what}.",
        "on_event": "{events}: {what}.",
        "event-deal": "po twojej umowie",
        "event-raze": "po splądrowaniu lokacji",
        "and": " i ",
        "or": " albo ",
        "action": "{cost} → {what}; {uses}.",
        "uses-1": "raz na rundę",
        "uses-2": "do dwóch razy na rundę",
        "uses-3": "do trzech razy na rundę",
        "any_resource": "dowolny surowiec",
        "card": "karta z ręki",
        "deal": "twoja umowa",
    },
}


class Wording:
    """Clauses in one language; ``goods`` and ``categories`` are their names in it."""

    def __init__(self, language: str, goods: Words, categories: Words) -> None:
        self.language = language
        self.texts = TEXTS[language]
        self.goods = {**goods, "any_resource": self.texts["any_resource"]}
        self.categories = categories

    def bag(self, bag: Mapping[str, int]) -> str:
        return ", ".join([f"{amount} × {self.goods[good]}" for good, amount in bag.items()])

    def price(self, bag: Mapping[str, int]) -> str:
        """A cost; a card is one of the hand, a Deal is given up."""
        names = {**self.goods, "card": self.texts["card"], "deal": self.texts["deal"]}
        return ", ".join([f"{amount} × {names[good]}" for good, amount in bag.items()])

    def any_of(self, goods: Iterable[str]) -> str:
        return "/".join([self.goods[good] for good in goods])

    def either(self, parts: list[str]) -> str:
        return self.texts["or"].join(parts)

    def both(self, parts: list[str]) -> str:
        return self.texts["and"].join(parts)

    def parameters(self, clause: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters of a clause as its text names them: goods and categories in words."""
        found = dict(clause)
        for name in ("good", "counted"):
            if name in clause:
                found[name] = self.goods[clause[name]]
        if "category" in clause:
            found["category"] = self.categories[clause["category"]]
        if "goods" in clause:
            found["goods"] = self.bag(clause["goods"])
        return found

    def effect(self, clauses: Iterable[Clause]) -> str:
        """The effect of a card."""
        return capital(" ".join([self.clause(clause) for clause in clauses]))

    def clause(self, clause: Clause) -> str:
        """A clause with its timing and cost."""
        what = clause.words(self)
        if clause.whole:
            return what
        w = self.texts
        if clause.timing == "action":
            cost = self.price(clause.source.get("cost", {}))
            return w["action"].format(cost=cost, what=what, uses=w[f"uses-{clause.uses}"])
        if clause.timing == "on_event":
            events = self.either([w[f"event-{event}"] for event in clause.events])
            return capital(w["on_event"].format(events=events, what=what))
        return w[clause.timing].format(what=what)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
