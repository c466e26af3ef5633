"""Words for terminal and screen readers: the table as plain text, and the names of content."""

from __future__ import annotations

from typing import Any

from tabletown.core.content import Name
from tabletown.core.game import Say
from tabletown.games.fifty_first_state.effects.wording import Wording
from tabletown.games.fifty_first_state.schema import Content
from tabletown.games.fifty_first_state.tables import Tables

ROWS = ("production", "feature", "action")


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """A whole view as text in the reader's language."""
    board, seat = view["board"], view["seat"]
    found = [head(board, say), table_line(board, say), supply_line(board, say)]
    if board["display"]:
        found += ["", say("label-display")]
        found += [f"  {card_line(board, card, say)}" for card in board["display"]]
    for player in board["players"]:
        found += ["", *player_lines(board, player, view, say)]
    if board["hegemony"] is not None:
        found += ["", *hegemony_lines(board, say)]
    if seat is not None and board["hand"]:
        found += ["", say("label-hand")]
        found += [f"  {card_line(board, card, say)}" for card in board["hand"]]
        if board["aside"]:
            names = ", ".join([say(f"card-{card}") for card in board["aside"]])
            found.append(say("label-aside", cards_named=names))
    return found


def head(board: dict[str, Any], say: Say) -> str:
    """Round, phase, and whether it is the last one."""
    text = say("label-round", round=board["round"], phase=board["phase"], seat=board["first"])
    if board["last_round"] and board["phase"] != "over":
        text += " " + say("label-last-round", goal=board["goal"])
    if board["title"] is not None:
        text += " " + say("label-title", title=board["title"])
    return text


def table_line(board: dict[str, Any], say: Say) -> str:
    """Decks, discard piles and face-up connection cards."""
    piles = say("label-piles", deck=board["deck"], discard=len(board["discard"]))
    open_cards = [card for card in board["face_up"].values() if card is not None]
    if not open_cards:
        return piles
    return piles + " " + say("label-face-up", connection=open_cards)


def supply_line(board: dict[str, Any], say: Say) -> str:
    """The common supply of the limited tokens."""
    limited = {good: n for good, n in board["supply"].items() if n is not None}
    return say("label-supply", goods_named=goods(limited, say))


def goods(bag: dict[str, int], say: Say) -> str:
    """A bag such as ``2 × brick, 1 × worker``; a dash if it is empty."""
    parts = [f"{n} × {say(f'good-{good}').lower()}" for good, n in bag.items() if n]
    return ", ".join(parts) or "–"


def player_lines(
    board: dict[str, Any], player: dict[str, Any], view: dict[str, Any], say: Say
) -> list[str]:
    """One player: points, goods, hand, state by rows, Deals."""
    faction = say(f"faction-{player['faction']}") if player["faction"] else "–"
    marks = []
    if player["passed"]:
        marks.append(say("label-passed"))
    if board["active"] == player["seat"]:
        marks.append(say("label-active"))
    if view["seat"] == player["seat"]:
        marks.append(say("label-you"))
    seen = " " + say("label-seen", card=player["seen"]) if player["seen"] else ""
    found = [
        say(
            "label-player",
            seat=player["seat"],
            faction_named=faction,
            vp=player["vp"],
            marks=f" ({', '.join(marks)})" if marks else "",
        ),
        "  " + say("label-tokens", goods_named=goods(player["tokens"], say)),
        "  " + say("label-hand-size", count=player["hand"]) + seen,
    ]
    if player["connections"]:
        found.append("  " + say("label-connections", connection=player["connections"]))
    if player["faction_used"]:
        found.append("  " + say("label-faction-used", power=player["faction_used"]))
    found += state_lines(player["locations"], say)
    if player["deals"]:
        deals = [f"{say(f'card-{c}')} ({say('good-' + board['cards'][c]['deal']).lower()})" for c in player["deals"]]  # fmt: skip
        found.append("  " + say("label-deals", deals_named=", ".join(deals)))
    return found


def state_lines(locations: list[dict[str, Any]], say: Say) -> list[str]:
    """The three rows of a state."""
    found = []
    for row in ROWS:
        places = [place for place in locations if place["row"] == row]
        if places:
            text = ", ".join([place_text(place, say) for place in places])
            found.append(f"  {say(f'row-{row}')}: {text}")
    return found


def place_text(place: dict[str, Any], say: Say) -> str:
    """A location with its marks."""
    name = say(f"location-{place['location']}")
    if place["ruin"]:
        return say("mark-ruin", name=name)
    marks = []
    if place["shield"]:
        marks.append(say("mark-shield"))
    if place["visited"]:
        marks.append(say("mark-visited"))
    if place["used"]:
        marks.append(say("mark-used", count=place["used"]))
    if place["cache"]:
        marks.append(say("mark-cache", goods_named=goods(place["cache"], say)))
    if place["stored"]:
        marks.append(say("mark-stored", goods_named=goods(place["stored"], say)))
    return f"{name} [{'; '.join(marks)}]" if marks else name


def hegemony_lines(board: dict[str, Any], say: Say) -> list[str]:
    """The solo opponent and what it does next."""
    rival = board["hegemony"]
    found = [
        say("label-hegemony", vp=rival["vp"], count=rival["location_count"]),
        "  "
        + say(
            "label-hegemony-next",
            next=rival["next"],
            attacks=rival["attacks"],
            most=rival["most_attacks"],
        ),
    ]
    if rival["attack_pile"]:
        found.append("  " + say("label-attack-pile", card=rival["attack_pile"]))
    return found + state_lines(rival["locations"], say)


def card_line(board: dict[str, Any], card: str, say: Say) -> str:
    """Everything printed on a card in one line."""
    face = board["cards"][card]
    categories = [say(f"category-{name}").lower() for name in face["categories"]]
    return say(
        "label-card",
        card=card,
        row=face["type"],
        distance=face["distance"],
        open=say("label-open") if face["open"] else "",
        categories_named=", ".join(categories) or "–",
        spoils_named=goods(face["spoils"], say),
        deal_named=say(f"good-{face['deal']}").lower(),
        effect_named=say(f"text-{card}"),
    )


# -- names ------------------------------------------------------------------------------------------


def names(t: Tables) -> dict[str, Name]:
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
    return {**found, **card_texts(t.content)}


def card_texts(content: Content) -> dict[str, Name]:
    """The text of every location card, as ``text-<card>``; English is printed on it."""
    ru, pl = [
        Wording(
            language,
            {good.id: str(getattr(good.name, language)).lower() for good in content.goods},
            {entry.id: str(getattr(entry.name, language)).lower() for entry in content.categories},
        )
        for language in ("ru", "pl")
    ]
    return {
        f"text-{card.id}": Name(card.text, ru.effect(clauses), pl.effect(clauses))
        for card, clauses in zip(content.locations, content.location_clauses, strict=True)
    }
