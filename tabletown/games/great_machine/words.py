"""The game in words: names from the content, and the table as plain text."""

from __future__ import annotations

from typing import Any

from tabletown.core.content import Name
from tabletown.core.game import Say
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
    granting: list[Any] = [*content.heroes, *t.events, *t.directives]
    for card in granting:  # an action that a card grants is called like the card
        for effect in (*getattr(card, "effect", ()), *getattr(card, "support", ())):
            if effect.do == "grant_action":
                found.setdefault(f"act-{effect.id}", card.name)
    return found


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """The table as text: tracks, districts, heroes, the Machine."""
    board = view["board"]
    tracks = board["tracks"]
    found = [
        say("label-round", round=board["round"], phase=board["phase"]),
        say(
            "label-tracks",
            discontent=tracks["discontent"],
            stage=tracks["stage"],
            plan=tracks["plan"],
            successes=tracks["successes"],
        ),
    ]
    if board["event"] is not None:
        found.append(say("label-event", card=board["event"]))
    found.append("")
    for district in board["districts"]:
        found.append(district_line(district, say))
    found.append("")
    for hero in board["heroes"]:
        found.append(hero_line(hero, say))
    machine = board["machine"]
    found.append(say("label-machine", bonds=machine["bonds"], hand=machine["hand_size"]))
    if machine["published"]:
        found.append(say("label-published", directives=machine["published"]))
    return found


def district_line(district: dict[str, Any], say: Say) -> str:
    parts = [
        say(
            "label-district",
            district=district["id"],
            guards=district["guards"],
            broken=district["broken"],
            load=district["load"],
        )
    ]
    people = [
        say(f"kind-{citizen['kind']}") if citizen["kind"] else "?" for citizen in district["people"]
    ]
    if people:
        parts.append(say("label-people", people=", ".join(people)))
    parts += [say(f"servant-{servant}") for servant in district["servants"]]
    parts += [say(f"hero-{hero}") for hero in district["heroes"]]
    parts += [say(f"label-{token}") for token in ("raid", "riot") if district[token]]
    parts.append(say("label-next-to", districts=district["connections"]))
    return "; ".join(parts)


def hero_line(hero: dict[str, Any], say: Say) -> str:
    line = say(
        "label-hero",
        hero=hero["id"],
        trust=hero["trust"],
        most=hero["max_trust"],
        district=hero["district"],
        cards=hero["cards"],
    )
    if hero["hand"]:
        line += " " + say("label-hand", districts=hero["hand"])
    return line
