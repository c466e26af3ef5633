"""What an attentive player works out from the table: incomes, projected money, tempo, risks.

Everything here follows from public information; the backs in hands are public too.
"""

from __future__ import annotations

from typing import TypedDict

from tabletown.games.streets.rules.asking import at
from tabletown.games.streets.rules.build import Build
from tabletown.games.streets.rules.business import business_money, majority_money, token_sets
from tabletown.games.streets.rules.people import available
from tabletown.games.streets.rules.valuation import (
    Income,
    halved,
    income,
    surveyed,
    surveyed_at_end,
    symbols_for,
)
from tabletown.games.streets.schema import BUSINESSES, COLOURS, KINDS
from tabletown.games.streets.state import SNEAK, StreetsState, bits


class BuildingForecast(TypedDict):
    """An owned building: the income if its street closed now, the symbols that count, and half of
    what the final scoring would find."""

    building: int
    tile: str
    cell: str
    player: int
    valuation: int
    factor: int
    people: int
    money: int
    copied: int | None
    symbols: dict[str, int]
    half: int


class StreetForecast(TypedDict):
    """An open street with owners: the money by player."""

    buildings: list[int]
    money: list[int]


class PlayerForecast(TypedDict):
    """Money now, from open buildings at half, from tokens, and all together."""

    player: int
    money: int
    open: int
    tokens: int
    projected: int
    builds_ahead: int
    must_abandon: bool


class SeekersForecast(TypedDict):
    """Seekers of a colour, and the buildings that they could move to."""

    seekers: int
    available: list[int]


class BusinessForecast(TypedDict):
    """Majorities, sets and both together in money, by player."""

    majorities: dict[str, list[int]]
    sets: list[int]
    money: list[int]


class StreetsForecast(TypedDict):
    """What every open building would bring, and what players would have."""

    buildings: list[BuildingForecast]
    streets: list[StreetForecast]
    players: list[PlayerForecast]
    seekers: dict[str, SeekersForecast]
    business: BusinessForecast | None


def forecast(s: StreetsState, seat: int | None) -> StreetsForecast:
    """The table, worked out."""
    buildings = [worked_out(s, b) for b, owner in enumerate(s.owner) if owner >= 0]
    tokens = business_money(s) if s.setting.business else [0] * s.setting.players
    ahead = builds_ahead(s)
    players: list[PlayerForecast] = []
    for player in range(s.setting.players):
        open_half = sum([b["half"] for b in buildings if b["player"] == player])
        players.append(
            {
                "player": player,
                "money": s.money[player],
                "open": open_half,
                "tokens": tokens[player],
                "projected": s.money[player] + open_half + tokens[player],
                "builds_ahead": ahead[player],
                "must_abandon": s.free[player] == 0 and ahead[player] > 0,
            }
        )
    return {
        "buildings": buildings,
        "streets": streets(s, buildings),
        "players": players,
        "seekers": waiting(s),
        "business": business(s) if s.setting.business else None,
    }


def worked_out(s: StreetsState, building: int) -> BuildingForecast:
    """What a building would bring if its street closed now, and in the final scoring."""
    player = s.owner[building]
    symbols, now = if_closed_now(s, building)
    at_end, place = surveyed_at_end(s, building), at(s, building)
    last = income(s, at_end, building, symbols_for(s, player, at_end, True))
    return {
        "building": building,
        "tile": place["tile"],
        "cell": place["cell"],
        "player": player,
        "valuation": now.valuation,
        "factor": now.factor,
        "people": now.people,
        "money": now.money,
        "copied": now.copied if now.copied >= 0 else None,
        "symbols": {kind: symbols >> 8 * i & 255 for i, kind in enumerate(KINDS)},
        "half": halved(s, last.money),
    }


def if_closed_now(s: StreetsState, building: int) -> tuple[int, Income]:
    """The symbols counted for a building and its income, if the active player closed its street.

    A Hacker who closes it has built one tile of the hand (STR-14.21). Which one is open; so much
    is certain whichever it is.
    """
    player, street = s.owner[building], surveyed(s, building)
    card = s.advisor(player)
    built = [-1]
    if card is not None and card.hand_counts and player == s.active and is_building(s):
        built = s.hand(player)
    found = []
    for tile in built:
        symbols = symbols_for(s, player, street, False, tile)
        found.append((symbols, income(s, street, building, symbols)))
    return min(found, key=lambda counted: counted[1].money)


def is_building(s: StreetsState) -> bool:
    """Whether the active player's tile of this turn is still in hand."""
    return any(isinstance(step, Build) for step in s.stack)


def streets(s: StreetsState, buildings: list[BuildingForecast]) -> list[StreetForecast]:
    """Each open street with owned buildings: who would get how much if it closed now."""
    money = {row["building"]: row["money"] for row in buildings}
    found: list[StreetForecast] = []
    done: set[int] = set()
    for building, owner in enumerate(s.owner):
        if owner < 0 or building in done:
            continue
        members = s.street(building)
        done.update(members)
        shares = [0] * s.setting.players
        for member in members:
            if s.owner[member] >= 0:
                shares[s.owner[member]] += money[member]
        found.append({"buildings": members, "money": shares})
    return found


def waiting(s: StreetsState) -> dict[str, SeekersForecast]:
    """By colour: seekers, and the buildings that people of the colour could move to."""
    return {
        colour: {"seekers": s.seekers_in_city(k), "available": bits(available(s, k))}
        for k, colour in enumerate(COLOURS)
    }


def business(s: StreetsState) -> BusinessForecast:
    """Majorities and sets in money, as they stand."""
    players = range(s.setting.players)
    return {
        "majorities": {name: majority_money(s, i) for i, name in enumerate(BUSINESSES)},
        "sets": [token_sets(s, player) for player in players],
        "money": business_money(s),
    }


def builds_ahead(s: StreetsState) -> list[int]:
    """How many buildings each player will still build, the present turn included."""
    hands = [hand.bit_count() for hand in s.hands]
    left = s.stack_left()
    if s.setting.solo:
        # From here on Sneak and human take tiles from the stack in turn.
        sneak = len(s.endgame) + (s.sneak_tile >= 0)
        human_first = s.active == SNEAK
        return [hands[0] + (left + human_first) // 2, sneak + (left + 1 - human_first) // 2]
    player = s.active
    draws = s.draws_left
    while left > 0:
        taken = min(draws, left)
        hands[player] += taken
        left -= taken
        player = (player + 1) % s.setting.players
        card = s.advisor(player)
        draws = card.draws if card is not None else 1
    return hands
