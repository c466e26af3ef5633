"""Names of cards and goods, and what a card does as a sentence, in three languages."""

from __future__ import annotations

from typing import Final

from tabletown.core.content import Name
from tabletown.games.fifty_first_state import content as c
from tabletown.games.fifty_first_state.tables import Tables

Words = dict[str, str]

# English texts are written by hand in the content; these serve the other languages.
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
        "category": "{good} за каждую вашу точку категории «{category}», не больше {max}",
        "produced": "{good} за каждый полученный в фазе производства ништяк «{counted}», не больше {max}",
        "condition": "Если в фазе производства вы получили не меньше {min} × {counted}: {what}.",
        "any_resource": "ресурс (любой)",
        "copy_self": "продукция другой вашей точки с производством",
        "copy_opponent": "продукция точки соперника с производством",
        "redirect": "в фазе производства продукция одной точки соперника достаётся вам, а не ему",
        "deals_self": "ништяки ваших сделок, не больше {max} разных",
        "deals_opponent": "ништяк одной сделки соперника",
        "take": "{amount} × {goods} из запаса соперника",
        "reset": "снимите отметки и рабочих с других ваших точек, не больше {max}",
        "cache": "{what} в тайник на этой точке",
        "store": "Склад: в уборку сохраняется {slots}.",
        "slot": "до {max} × {goods}",
        "slot-any": "сколько угодно × {goods}",
        "built_in_shield": "Всегда под защитой жетона обороны.",
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
        "category": "{good} za każdą twoją lokację kategorii „{category}”, najwyżej {max}",
        "produced": "{good} za każde zdobyte w fazie produkcji dobro „{counted}”, najwyżej {max}",
        "condition": "Jeśli w fazie produkcji zdobyto co najmniej {min} × {counted}: {what}.",
        "any_resource": "dowolny surowiec",
        "copy_self": "produkcja innej twojej lokacji produkcyjnej",
        "copy_opponent": "produkcja lokacji produkcyjnej przeciwnika",
        "redirect": "w fazie produkcji produkcja jednej lokacji przeciwnika trafia do ciebie zamiast do niego",
        "deals_self": "dobra z twoich umów, najwyżej {max} różnych",
        "deals_opponent": "dobro z jednej umowy przeciwnika",
        "take": "{amount} × {goods} z zasobów przeciwnika",
        "reset": "usuń znaczniki i pracowników z innych twoich lokacji, najwyżej z {max}",
        "cache": "{what} do skrytki na tej lokacji",
        "store": "Magazyn: podczas porządków zachowujesz {slots}.",
        "slot": "do {max} × {goods}",
        "slot-any": "dowolnie wiele × {goods}",
        "built_in_shield": "Zawsze ma tarczę.",
        "card": "karta z ręki",
        "deal": "twoja umowa",
    },
}


class Wording:
    """Texts of cards in one language."""

    def __init__(self, content: c.Content, language: str) -> None:
        self.words = TEXTS[language]
        self.goods: Words = {}
        for good in content.goods:
            self.goods[good.id] = str(getattr(good.name, language)).lower()
        self.goods["any_resource"] = self.words["any_resource"]
        self.categories = {
            category.id: str(getattr(category.name, language)).lower()
            for category in content.categories
        }

    def bag(self, bag: c.Bag, *, cost: bool = False) -> str:
        parts = []
        for good, amount in bag.items():
            name = self.goods.get(good, "")
            if cost and good in ("card", "deal"):
                name = self.words[good]
            parts.append(f"{amount} × {name}")
        return ", ".join(parts)

    def card(self, card: c.Location) -> str:
        text = " ".join([self.clause(clause) for clause in card.effect])
        return text[:1].upper() + text[1:]

    def clause(self, clause: c.Effect) -> str:
        w = self.words
        if isinstance(clause, c.Store):
            slots = w["and"].join([self.slot(slot) for slot in clause.slots])
            return w["store"].format(slots=slots)
        if isinstance(clause, c.BuiltInShield):
            return w["built_in_shield"]
        if isinstance(clause, c.GainIfProduced):
            counted = self.goods[clause.counted]
            return w["condition"].format(
                min=clause.min, counted=counted, what=self.bag(clause.goods)
            )
        what = self.what(clause)
        if clause.timing == "action":
            cost = self.bag(clause.cost, cost=True)
            return w["action"].format(cost=cost, what=what, uses=w[f"uses-{clause.uses}"])
        if clause.timing == "on_event":
            events = w["or"].join([w[f"event-{event}"] for event in clause.events])
            text = w["on_event"].format(events=events, what=what)
            return text[:1].upper() + text[1:]
        return w[clause.timing].format(what=what)

    def slot(self, slot: c.Slot) -> str:
        names = "/".join([self.goods[good] for good in slot.goods])
        key = "slot-any" if slot.max < 0 else "slot"
        return self.words[key].format(max=slot.max, goods=names)

    def what(self, clause: c.Effect) -> str:
        """The verb of a clause."""
        w = self.words
        if isinstance(clause, c.Gain):
            return self.bag(clause.goods)
        if isinstance(clause, c.Cache):
            return w["cache"].format(what=self.bag(clause.goods))
        if isinstance(clause, c.GainOneOf):
            return w["or"].join([self.bag(bag) for bag in clause.options])
        if isinstance(clause, c.GainPerCategory):
            return w["category"].format(
                good=self.goods[clause.good],
                category=self.categories[clause.category],
                max=clause.max,
            )
        if isinstance(clause, c.GainPerProduced):
            return w["produced"].format(
                good=self.goods[clause.good], counted=self.goods[clause.counted], max=clause.max
            )
        if isinstance(clause, c.CopyProduction):
            return w["redirect" if clause.redirect else f"copy_{clause.owner}"]
        if isinstance(clause, c.UseDeals):
            return w[f"deals_{clause.owner}"].format(max=clause.max)
        if isinstance(clause, c.TakeFromOpponent):
            names = "/".join([self.goods[good] for good in clause.options])
            return w["take"].format(amount=clause.amount, goods=names)
        assert isinstance(clause, c.ResetLocations)
        return w["reset"].format(max=clause.max)


def card_texts(content: c.Content) -> dict[str, Name]:
    """The text of every location card, as ``text-<card>``."""
    russian, polish = Wording(content, "ru"), Wording(content, "pl")
    return {
        f"text-{card.id}": Name(card.text, russian.card(card), polish.card(card))
        for card in content.locations
    }


def names_of(t: Tables) -> dict[str, Name]:
    """Names that stand in the content, by topic and word."""
    found: dict[str, Name] = {}
    for card in t.content.locations:
        found[f"card-{card.id}"] = card.name
        for copy in range(card.count):
            word = card.id if copy == 0 else f"{card.id}.{copy + 1}"
            mark = "" if copy == 0 else f" ({copy + 1})"
            found[f"location-{word}"] = Name(
                card.name.en + mark, card.name.ru + mark, card.name.pl + mark
            )
    goods = {good.id: good.name for good in t.content.goods}
    for topic, entries in (
        ("good", t.content.goods),
        ("category", t.content.categories),
        ("faction", t.content.factions),
        ("connection", t.content.connections),
    ):
        for entry in entries:
            found[f"{topic}-{entry.id}"] = entry.name
    for faction in t.content.factions:
        found[f"role-{faction.id}"] = faction.name
    for word in t.bag_words.names:
        parts = [part.rpartition("*") for part in word.split("+")]
        if word == "nothing":
            continue
        texts = [
            " + ".join([(f"{n} × " if n else "") + getattr(goods[good], tongue) for n, _, good in parts])
            for tongue in ("en", "ru", "pl")
        ]  # fmt: skip
        found[f"goods-{word}"] = Name(*texts)
    for title in t.content.solo:
        if title.kind == "achievement":
            found[f"title-{title.id.removeprefix('achievement_')}"] = title.name
    return found
