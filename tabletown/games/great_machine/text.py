"""The table as plain text, for the terminal and for screen readers; names of the content."""

from __future__ import annotations

from typing import Any

from tabletown.core.content import Name
from tabletown.core.game import Say
from tabletown.games.great_machine.tables import Tables

Board = dict[str, Any]  # the board of a view


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """A whole view as text in the reader's language."""
    board: Board = view["board"]
    automa = board["automa"]
    found = [*dial_lines(board, say), *event_lines(board, say), ""]
    found += [district_line(district, say) for district in board["districts"]]
    found.append("")
    for hero in board["heroes"]:
        found += hero_lines(hero, say)
    found += ["", *machine_lines(board, say)]
    if automa is not None:
        found += automa_lines(board, automa, say)
    return found


TOLD_TRACKS = ("discontent", "stage", "plan", "successes")


def dial_lines(board: Board, say: Say) -> list[str]:
    tracks = board["tracks"]
    found = [
        say("label-round", round=board["round"], phase=board["phase"]),
        say("label-tracks", **{name: tracks[name] for name in TOLD_TRACKS}),
    ]
    if tracks["active_kinds"]:
        found.append(say("label-active", kinds=tracks["active_kinds"]))
    if tracks["marker"] is not None:
        found.append(say("label-marker", stage=tracks["marker"], n=tracks["marker_steps"]))
    return found


def event_lines(board: Board, say: Say) -> list[str]:
    """The event with all it says: the rule of the round, and what moves the plan."""
    card = board["event"]
    if card is None:
        return []
    found = [say("label-event", card=card)]
    if board["automa"] is None:
        return [*found, "  " + say(f"text-{card}"), "  " + say(f"plan-{card}")]
    if card != "countdown_automa":
        found.append("  " + say("label-protocol", words=say(f"protocol-{card}")))
        found.append("  " + say("label-breakthrough", words=say(f"breakthrough-{card}")))
    found.append("  " + say("label-hold", words=say(f"plan-{card}")))
    if card in SUPPORTED:
        found.append("  " + say("label-support", words=say(f"text-{card}")))
    return found


# Events of the automaton with a support (GM-32.11), and The Countdown's own rule.
SUPPORTED = frozenset(
    {
        "underground_network", "night_shift", "closed_symposium", "premiere_night", "blackout",
        "citadel_audit", "smugglers_routes", "factory_accident", "free_press", "curfew",
        "countdown_automa",
    }
)  # fmt: skip


def district_line(district: dict[str, Any], say: Say) -> str:
    numbers = {name: district[name] for name in ("guards", "broken", "load")}
    parts = [say("label-district", district=district["id"], **numbers)]
    if district["people"]:
        people = [citizen_words(citizen, say) for citizen in district["people"]]
        parts.append(say("label-people", people=", ".join(people)))
    parts += [say(f"servant-{servant}") for servant in district["servants"]]
    parts += [say(f"hero-{hero}") for hero in district["heroes"]]
    parts += [say(f"label-{token}") for token in ("raid", "riot") if district[token]]
    parts += [token_words(token, say) for token in district["tokens"]]
    for here in ("cores", "trust_here", "bonds_here"):
        if district[here]:
            parts.append(say(f"label-{here.replace('_', '-')}", n=district[here]))
    parts.append(say("label-next-to", districts=district["connections"]))
    return "; ".join(parts)


def citizen_words(citizen: dict[str, Any], say: Say) -> str:
    """``7 artist (known, active)``; a citizen nobody here has seen is ``7 ?``."""
    number = citizen["number"]
    if citizen["kind"] is None:
        known = f" ({say('state-known')})" if citizen["state"] == "known" else ""
        return f"{number} ?{known}"
    marks = [say(f"state-{citizen['state']}")]
    if citizen["active"]:
        marks.append(say("state-active"))
    return f"{number} {say('kind-' + citizen['kind'])} ({', '.join(marks)})"


def token_words(token: str, say: Say) -> str:
    """A mission token; tokens of heroes and servants carry their names."""
    for topic in ("hero", "servant"):
        name = say(f"{topic}-{token}")
        if name != token.replace("_", " "):
            return say(f"label-{topic}-token", name=name)
    return say(f"token-{token}")


def hero_lines(hero: dict[str, Any], say: Say) -> list[str]:
    told = {name: hero[name] for name in ("trust", "district", "cards")}
    who = say("label-hero", hero=hero["id"], calling=hero["id"], most=hero["max_trust"], **told)
    found = [who, f"  {say('text-' + hero['id'])}"]
    if hero["detained"]:
        found[0] += " " + say("label-detained")
    if hero["card"]:
        found.append("  " + say("label-card", district=hero["card"]))
    elif hero["chosen"]:
        found.append("  " + say("label-card-hidden"))
    if hero["hand"]:
        found.append("  " + say("label-hand", districts=hero["hand"]))
    seized = hero["seized"] if hero["seized"] is not None else hero["surely_seized"]
    if seized:
        found.append("  " + say("label-seized", districts=seized))
    return found


def machine_lines(board: Board, say: Say) -> list[str]:
    machine = board["machine"]
    automa = board["automa"] is not None
    owner, stock = ("automaton", "deck") if automa else ("machine", "bonds")
    found = [say(f"label-{owner}", **{stock: machine[stock]}, hand=machine["hand_size"])]
    for servant in machine["servants"]:
        line = say("label-servant", servant=servant["id"], district=servant["district"])
        marks = [say("label-acted")] if servant["actions"] and not automa else []
        marks += [say(f"label-{mark}") for mark in ("idle", "deactivated") if servant[mark]]
        found.append("  " + (f"{line} ({', '.join(marks)})" if marks else line))
    for label, cards in (("published", machine["published"]), ("in-hand", machine["hand"] or [])):
        for card in cards:
            found.append("  " + say(f"label-{label}", directive=card, words=say(f"text-{card}")))
    kinds = [f"{say(f'kind-{kind}')} {n}" for kind, n in board["unseen"].items()]
    found.append(say("label-unseen", words=", ".join(kinds)))
    found.append(say("label-arrested", n=board["arrested"]))
    return found


def automa_lines(board: Board, automa: dict[str, Any], say: Say) -> list[str]:
    column = board["machine"]["column"]
    found = ["", say("label-order", servants=column)]
    found += [f"  {say('servant-' + one)}: {say('text-' + one)}" for one in column]
    found.append(say("label-movement-left", movements=automa["movement_left"]))
    if automa["movement_seen"]:
        found.append(say("label-movement-seen", movements=automa["movement_seen"]))
    found.append(say("label-tokens-down", districts=automa["tokens_down"]))
    found.append(say("label-supply", n=automa["supply"]))
    found.append(say("label-riot-tokens", n=automa["riot_tokens"]))
    for mission in automa["missions"]:
        found += mission_lines(mission["id"], mission["letter"], mission["state"], say)
    return found


def mission_lines(card: str, letter: str, state: str, say: Say) -> list[str]:
    found = [say("label-mission", letter=letter, mission=card, progress=say(f"progress-{state}"))]
    for part in ("setup", "interaction", "goal", "benefit"):
        if part != "setup" or card in PREPARED:
            found.append("  " + say(f"label-{part}", words=say(f"{part}-{card}")))
    return found


# Missions with a set-up of their own.
PREPARED = frozenset(
    {
        "learn_their_weaknesses", "self_destruct_command", "guard_control", "program_swap",
        "rise_of_the_resistance",
    }
)  # fmt: skip


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
        ("card", [*t.events, *t.directives, *content.missions]),
    ]
    for topic, entries in topics:
        for entry in entries:
            found[f"{topic}-{entry.id}"] = entry.name
            if topic != "district":  # the card or action behind a change, in the log (GM-70.15)
                found[f"why-{entry.id}"] = entry.name
    for variant in content.variants:
        found[f"why-{variant.id}"] = variant.name
    heroes = {hero.id for hero in content.heroes}
    for act in t.acts:  # what a card grants is called like the card; a hero's own has a name
        if act.source:
            if act.source not in heroes:
                found.setdefault(f"act-{act.id}", found[f"why-{act.source}"])
            found.setdefault(f"why-{act.id}", found[f"why-{act.source}"])
    return found
