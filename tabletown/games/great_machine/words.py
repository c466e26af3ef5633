"""Names of everything that stands in the content."""

from __future__ import annotations

from typing import Any

from tabletown.core.content import Name
from tabletown.games.great_machine.tables import Tables


def names(t: Tables) -> dict[str, Name]:
    """Everything that has a name in the content, as ``topic-word``."""
    content = t.content
    found: dict[str, Name] = {}
    topics: list[tuple[str, list[Any]]] = [
        ("district", content.districts),
        ("hero", content.heroes),
        ("servant", content.servants),
        ("event", t.events),
        ("directive", t.directives),
        ("mission", content.missions),
        ("movement", content.movement_cards),
        ("act", content.actions),
    ]
    for topic, entries in topics:
        for entry in entries:
            found[f"{topic}-{entry.id}"] = entry.name
    for entry in (*t.events, *t.directives, *content.missions):
        found[f"card-{entry.id}"] = entry.name
    reasons: list[Any] = [
        *content.actions, *content.heroes, *content.servants, *content.movement_cards,
        *content.missions, *content.variants, *t.events, *t.directives,
    ]  # fmt: skip
    for entry in reasons:  # the card or action behind a change, in the log (GM-70.15)
        found[f"why-{entry.id}"] = entry.name
    granting: list[Any] = [*content.heroes, *t.events, *t.directives]
    for card in granting:  # an action that a card grants is called like the card
        for effect in (*getattr(card, "effect", ()), *getattr(card, "support", ())):
            if effect.do == "grant_action":
                found.setdefault(f"act-{effect.id}", card.name)
                found.setdefault(f"why-{effect.id}", card.name)
    return found
