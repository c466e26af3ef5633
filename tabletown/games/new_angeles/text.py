"""The table as plain text, for the terminal and for screen readers; the names in the content."""

from __future__ import annotations

from typing import Any

from tabletown.core.content import Name
from tabletown.core.game import Say
from tabletown.games.new_angeles.schema import TYPES
from tabletown.games.new_angeles.tables import Tables


def lines(view: dict[str, Any], say: Say) -> list[str]:
    """A whole view as text in the reader's language."""
    board = view["board"]
    found = [headline(board, say), threat_bar(board, say), ""]
    found.append(say("label-city"))
    found += [f"  {district_line(board, district, say)}" for district in board["districts"]]
    found += ["", supply_line(board, say)]
    if board["demand"] is not None:
        demand = board["demand"]
        name = say(f"demand-{demand['id']}")
        found.append(say("label-demand", name=name, threat=demand["fail_threat"]))
    if board["deal"] is not None:
        found += ["", say("label-deal"), *deal_lines(board, say)]
    found += ["", say("label-players")]
    for player in board["players"]:
        found += player_lines(board, player, say)
    found += ["", decks_line(board, say)]
    found += negotiation_lines(board, say)
    if board["secrets"] is not None:
        found += ["", say("label-secrets"), *secret_lines(view, say)]
    return found


def headline(board: dict[str, Any], say: Say) -> str:
    back = board["next_event_back"]
    return say(
        "label-head", round=board["round"], phase=say(f"phase-{board['phase']}"),
        turns=board["track"], back=say(f"back-{back}") if back else "–",
    )  # fmt: skip


def threat_bar(board: dict[str, Any], say: Say) -> str:
    filled = "#" * board["threat"] + "." * (board["threat_end"] - board["threat"])
    return say("label-threat", threat=board["threat"], end=board["threat_end"], bar=filled)


# -- the city -------------------------------------------------------------------------------------


def district_line(board: dict[str, Any], district: dict[str, Any], say: Say) -> str:
    """``5 Rabotgorod (tier 1, to 6): credits 2, tech 1 | android, protest``."""
    numbers = {other["id"]: other["number"] for other in board["districts"]}
    way = say("label-root") if district["next"] == "root" else str(numbers[district["next"]])
    goods = [district["primary"], *([district["secondary"]] if district["secondary"] else [])]
    made = ", ".join([f"{say('resource-' + g['resource'])} {g['amount']}" for g in goods])
    state = []
    if district["android"]:
        state.append(say("piece-android"))
    state += [say(f"piece-{unit}") for unit in district["units"]]
    if district["unrest"] != "stable":
        state.append(say(f"stage-{district['unrest']}").upper())
    if district["outage"]:
        state.append(say("piece-outage").upper())
    if district["illness"]:
        state.append(say("piece-illness"))
    if district["development"]:
        state.append(say("piece-development"))
    text = say(
        "label-district", number=district["number"], name=say(f"district-{district['id']}"),
        tier=district["tier"], way=way, goods=made,
    )  # fmt: skip
    return f"{text} | {', '.join(state)}" if state else text


def supply_line(board: dict[str, Any], say: Say) -> str:
    parts = []
    for track in board["supply"]:
        name = say(f"resource-{track['resource']}")
        mark = "+" if track["amount"] >= track["target"] else "-"
        parts.append(f"{name} {track['amount']}/{track['target']}{mark}")
    return say("label-supply", list=", ".join(parts))


# -- the deal -------------------------------------------------------------------------------------


def who(board: dict[str, Any], seat: int, say: Say) -> str:
    """A player by corporation, or by place before the choice."""
    corporation = board["players"][seat]["corporation"]
    if corporation is None:
        return say("seat-name", number=seat + 1)
    return say("label-who", number=seat + 1, name=say(f"corporation-{corporation}"))


def deal_lines(board: dict[str, Any], say: Say) -> list[str]:
    deal = board["deal"]
    found = []
    if deal["asset"] is not None:
        name = say(f"asset-{deal['asset']}")
        found.append("  " + say("label-revealed", name=name, text=say(f"text-{deal['asset']}")))
    if deal["main"] is not None:
        found.append("  " + offer_line(board, deal["main"], "main", deal["main_cards"], say))
    if deal["counteroffers"]:
        top = deal["counteroffers"][-1]
        found.append("  " + offer_line(board, top, "counter", deal["counter_cards"], say))
    if deal["to_decide"]:
        names = ", ".join([who(board, seat, say) for seat in deal["to_decide"]])
        found.append("  " + say("label-to-decide", list=names))
    return found


def offer_line(
    board: dict[str, Any], offer: dict[str, Any], side: str, cards: int, say: Say
) -> str:
    return say(
        "label-offer", side=say(f"offer-{side}"), seat=who(board, offer["seat"], say),
        card=say(f"card-{offer['card']}"), text=say(f"text-{offer['card']}"), cards=cards,
    )  # fmt: skip


# -- players --------------------------------------------------------------------------------------


def player_lines(board: dict[str, Any], player: dict[str, Any], say: Say) -> list[str]:
    mark = "*" if player["seat"] == board["active"] else " "
    line = say(
        "label-player", name=who(board, player["seat"], say), capital=player["capital"],
        cards=player["cards"], kept=player["kept"], broken=player["broken"],
    )  # fmt: skip
    found = [f" {mark}{line}"]
    assets = [
        say(f"asset-{a['asset']}") + (f" ({say('label-exhausted')})" if a["exhausted"] else "")
        for a in player["assets"]
    ]
    assets += [
        say(f"card-{e['card']}") + ("" if e["faceup"] else f" ({say('label-facedown')})")
        for e in player["emergencies"]
    ]
    if assets:
        found.append("    " + ", ".join(assets))
    return found


def decks_line(board: dict[str, Any], say: Say) -> str:
    decks = board["decks"]
    parts = [f"{say('type-' + word)} {decks[word]}" for word in TYPES]
    return say(
        "label-decks",
        list=", ".join(parts),
        discard=decks["discard"]["size"],
        assets=decks["assets"],
    )


def negotiation_lines(board: dict[str, Any], say: Say) -> list[str]:
    found = []
    if board["proposals"]:
        found += ["", say("label-proposals")]
        for p in board["proposals"]:
            to = say("label-anybody") if p["to"] is None else who(board, p["to"], say)
            badge = say("label-binding" if p["binding"] else "label-not-binding")
            found.append(f"  {p['id']}: {who(board, p['sender'], say)} > {to} [{badge}]")
            found.append("     " + terms_line(p, say))
    open_promises = [p for p in board["promises"] if p["status"] == "open"]
    if open_promises:
        found += ["", say("label-promises")]
        for p in open_promises:
            to = say("label-everyone") if p["promisee"] is None else who(board, p["promisee"], say)
            found.append(f"  {p['id']}: {who(board, p['promiser'], say)} > {to}: {p['term']}")
    return found


def terms_line(p: dict[str, Any], say: Say) -> str:
    parts = []
    for name in ("give", "take"):
        goods = [str(p[name])] if p[name] else []
        goods += [say(f"asset-{asset}") for asset in p[f"{name}_assets"]]
        if goods:
            parts.append(say(f"label-{name}", list=", ".join(goods)))
    if p["act"] is not None:
        parts.append(say("label-act", act=p["act"]))
    parts += [say("label-promise", term=term) for term in p["promises"]]
    parts += [say("label-asks", term=term) for term in p["asks"]]
    return "; ".join(parts)


def secret_lines(view: dict[str, Any], say: Say) -> list[str]:
    board, seat = view["board"], view["seat"]
    secrets = board["secrets"]
    found = []
    if secrets["rival"] is not None:
        found.append("  " + say("label-rival", name=say(f"rival-{secrets['rival']}")))
    kept = secrets["investment"]
    for card in [*([] if kept is None else [kept]), *secrets["choices"]]:
        name = say(f"investment-{card}")
        found.append("  " + say("label-investment", name=name, text=say(f"text-{card}")))
    hand = board["players"][seat]["hand"]
    if hand:
        found.append("  " + say("label-hand"))
        found += [f"    {say('card-' + card)}: {say('text-' + card)}" for card in hand]
    return found


def names(tables: Tables) -> dict[str, Name]:
    """The names that stand in the content, as ``topic-word``."""
    content = tables.content
    found: dict[str, Name] = {}
    for entry in content.board:
        kind = "type" if entry.kind == "action_type" else entry.kind
        found[f"{kind}-{entry.id.removeprefix('action_type_')}"] = entry.name
    for topic, entries in (
        ("card", content.actions), ("card", content.emergencies), ("asset", content.assets),
        ("event", content.events), ("demand", content.demands), ("setup", content.setups),
        ("investment", content.investments), ("corporation", content.corporations),
    ):  # fmt: skip
        for card in entries:
            found[f"{topic}-{card.id}"] = card.name
    for corporation in content.corporations:
        found[f"rival-{corporation.id}"] = corporation.name
        found[f"role-{corporation.id}"] = corporation.name
    for rival in content.rivals:
        if rival.corporation is None:
            found[f"rival-{rival.id}"] = rival.name
    for protocol in content.negotiation:
        found[f"negotiation-{protocol.id}"] = protocol.name
    return found
