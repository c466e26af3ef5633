"""The table as plain text, for the terminal and for screen readers.

Every building is drawn as an arrow towards its road with its number, its kind and its owner; below
stand the streets, so that nothing depends on the drawing alone.
"""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.content import Name
from tabletown.core.game import Say
from tabletown.games.streets.tables import Tables

ARROWS: Final = {"n": "^", "e": ">", "s": "v", "w": "<"}
LETTERS: Final = "ABCDE"
WIDE: Final = 7  # characters of a cell


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """A whole view as text in the reader's language."""
    board = view["board"]
    found = drawn(board, say)
    found += ["", say("label-streets")]
    found += [f"  {street_line(board, street, say)}" for street in listed_streets(board)]
    found += ["", say("label-players")]
    for player in board["players"]:
        found += player_lines(board, player, say)
    found += ["", stack_line(board, say)]
    waiting = [(colour, count) for colour, count in board["seekers"].items() if count]
    if waiting:
        text = ", ".join([say("people-counted", people=c, count=n) for c, n in waiting])
        found.append(say("label-seekers", list=text))
    if board["token_supply"]:
        found.append(say("label-token-supply", list=tokens(board["token_supply"], say)))
    seat = view["seat"]
    if seat is not None and board["players"][seat]["hand"]:
        found += ["", say("label-hand")]
        found += [f"  {tile_line(board, tile, say)}" for tile in board["players"][seat]["hand"]]
    if board["sneak_tile"] is not None:
        found += ["", say("label-sneak-tile"), f"  {tile_line(board, board['sneak_tile'], say)}"]
    return found


# -- the drawing ----------------------------------------------------------------------------------


def drawn(board: dict[str, Any], say: Say) -> list[str]:
    """The city from above, with arrows (STR-4.6); `+` marks cells where a tile may be placed."""
    city = {(b["x"], b["y"]): b for b in board["city"]}
    free = {(p["x"], p["y"]) for p in board["placements"]}
    columns = [x for x, _ in [*city, *free]]
    rows = [y for _, y in [*city, *free]]
    span = range(min(columns), max(columns) + 1)
    found = [" " * 5 + "".join([f"{x:^{WIDE}}" for x in span]).rstrip()]
    for y in range(min(rows), max(rows) + 1):
        upper, lower = "", ""
        for x in span:
            building = city.get((x, y))
            if building is not None:
                upper += f"{mark(building, say):^{WIDE}}"
                lower += f"{holders(building):^{WIDE}}"
            else:
                upper += f"{'+' if (x, y) in free else '.':^{WIDE}}"
                lower += " " * WIDE
        found.append(f"{y:>4} {upper}".rstrip())
        found.append(f"     {lower}".rstrip())
    return found


def mark(building: dict[str, Any], say: Say) -> str:
    initial = say(f"initial-{building['kind']}") if building["kind"] != "none" else "*"
    return f"{ARROWS[building['face']]}{building['building']}{initial}"


def holders(building: dict[str, Any]) -> str:
    """Owner and people: ``A2+3?`` is a doubled building of A with 3 lying people and a seeker."""
    owner = "" if building["owner"] is None else LETTERS[building["owner"]] * building["signs"]
    people = sum(building["people"].values())
    seekers = sum(building["seekers"].values())
    return f"{owner}{f'+{people}' if people else ''}{f'?{seekers}' if seekers else ''}"


# -- the lists ------------------------------------------------------------------------------------


def listed_streets(board: dict[str, Any]) -> list[dict[str, Any]]:
    """Open streets first; closed ones where somebody could still seek are part of the drawing."""
    return [street for street in board["streets"] if not street["closed"]]


def street_line(board: dict[str, Any], street: dict[str, Any], say: Say) -> str:
    names = [building_text(board["city"][number], say) for number in street["buildings"]]
    free = [f"{e['x']},{e['y']}" for e in street["ends"] if e["building"] is None]
    length = f"{len(street['buildings'])}/{board['longest']}"
    head = say(
        "label-street", arrow=ARROWS[street["face"]], length=length, free=", ".join(free) or "–"
    )
    return f"{head} {'; '.join(names)}"


def building_text(building: dict[str, Any], say: Say) -> str:
    text = f"{building['building']} {say('tile-' + building['tile'])}"
    worth = building["worth"]
    if worth is not None:
        owner = LETTERS[building["owner"]]
        text += f" {owner} {say('label-worth', money=worth['money'], half=worth['half'])}"
    elif building["state"] == "abandoned":
        text += f" ({say('label-abandoned')})"
    people = [
        say("people-counted", people=colour, count=count)
        for colour, count in building["people"].items()
    ]
    return f"{text} [{', '.join(people)}]" if people else text


def player_lines(board: dict[str, Any], player: dict[str, Any], say: Say) -> list[str]:
    number = player["player"]
    name = say("seat-sneak") if player["sneak"] else say("label-seat", seat=number)
    turn = "*" if board["active"] == number else " "
    signs = "–" if player["free_signs"] is None else player["free_signs"]
    kinds = ", ".join([say(f"kind-{kind}") for kind in player["hand_kinds"]]) or "–"
    found = [
        f" {turn}{LETTERS[number]} "
        + say("label-player", name=name, money=player["money"], signs=signs, kinds=kinds)
    ]
    if player["advisor"] is not None:
        found.append("     " + say("label-advisor", advisor=player["advisor"]))
    if player["shown"]:
        names = ", ".join([say(f"tile-{tile}") for tile in player["shown"]])
        found.append("     " + say("label-shown", list=names))
    if player["tokens"]:
        found.append("     " + say("label-tokens", list=tokens(player["tokens"], say)))
    return found


def tokens(counts: dict[str, int], say: Say) -> str:
    return ", ".join([f"{say('business-' + name)} {count}" for name, count in counts.items()])


def stack_line(board: dict[str, Any], say: Say) -> str:
    stack = board["stack"]
    if stack["left"] == 0:
        text = say("label-stack-empty")
    elif stack["top_tile"] is not None:
        text = say("label-stack-open", left=stack["left"], tile=stack["top_tile"])
    else:
        text = say("label-stack", left=stack["left"], kind=stack["top_kind"])
    endgame = board["endgame"]
    if endgame is not None and endgame["left"]:
        kinds = ", ".join([say(f"kind-{kind}") for kind in endgame["kinds"]])
        text += " " + say("label-endgame", left=endgame["left"], kinds=kinds)
    return text


def tile_line(board: dict[str, Any], tile: str, say: Say) -> str:
    printed = board["tiles"][tile]
    symbols = ", ".join([say(f"kind-{kind}") for kind in printed["symbols"]])
    text = say(
        "label-tile", name=say(f"tile-{tile}"), symbols=symbols, valuation=valued(printed, say)
    )
    if board["token_supply"]:
        sign = say("label-business", business=printed["business"], count=printed["business_amount"])
        text += f" {sign}"
    return text


def valued(printed: dict[str, Any], say: Say) -> str:
    """A valuation in words."""
    kinds = [say(f"kind-{kind}") for kind in printed["counts"]]
    return say(f"valuation-{printed['op']}", money=printed["money"], kinds=" + ".join(kinds) or "–")


def names(tables: Tables) -> dict[str, Name]:
    """The names that stand in the content, as ``topic-word``."""
    content = tables.content
    found = {f"tile-{t.id}": t.name for t in content.buildings}
    for tile in (content.station, content.park):
        found[f"tile-{tile.id}"] = tile.name
    found.update({f"advisor-{card.id}": card.name for card in content.advisors})
    for token in content.tokens:
        if token.cls == "person":
            found[f"colour-{token.id}"] = token.name
        elif token.cls == "business":
            found[f"business-{token.id}"] = token.name
    return found
