"""Chapter 13: business tokens, taken for scored and abandoned buildings, paid for at the end."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.streets.rules.asking import PlayersAsk, StreetsAsk, at, who
from tabletown.games.streets.schema import BUSINESSES
from tabletown.games.streets.state import SNEAK, StreetsState, bits
from tabletown.games.streets.tables import UNIVERSAL


def token_steps(s: StreetsState, members: list[int]) -> list[Step]:
    """Every owner on the street takes tokens, clockwise, the active player last (STR-13.4, STR-13.5)."""
    players = s.setting.players
    steps: list[Step] = []
    for turn in range(1, players + 1):
        player = (s.active + turn) % players
        own = made_of([building for building in members if s.owner[building] == player])
        if own:
            steps.append(take_for(s, player, own))
    return steps


def take_for(s: StreetsState, player: int, buildings: int) -> Step:
    """The player takes tokens for one of these buildings."""
    if s.setting.solo and player == SNEAK:
        return SneakTokens(buildings)
    return TakeTokens(player, buildings)


def supply(s: StreetsState) -> list[int]:
    """The types of which tokens are left."""
    return [business for business in range(4) if s.token_supply(business)]


def take(
    s: StreetsState, player: int, business: int, count: int, rule: str, building: int = -1
) -> None:
    """A player gets tokens of a type, for a building whose sign names it or by choice."""
    s.take_tokens(player, business, count)
    if s.log is not None:
        tile = s.setting.tables.ids[s.tile[building]] if building >= 0 else "none"
        s.emit(
            "token", rule,
            seat=who(s, player), business=BUSINESSES[business], count=count, tile=tile,
        )  # fmt: skip


def sign_rule(s: StreetsState, building: int, amount: int) -> str:
    """Why a sign gives tokens: its building was abandoned, or its street is scored."""
    if s.is_abandoned(building):
        return "STR-13.16"
    return "STR-13.7" if amount == 1 else "STR-13.8"


def take_by_sign(s: StreetsState, player: int, building: int) -> int:
    """Take the tokens that the sign itself names; returns how many are left to choose.

    A used-up type makes the sign universal, for what is still missing (STR-13.10, STR-13.11,
    STR-13.12, STR-13.13). Signs of the owner and hand tiles change nothing (STR-14.29, STR-14.38).
    """
    t = s.setting.tables
    tile = s.tile[building]
    business, amount = t.business[tile], t.business_amount[tile]
    if business == UNIVERSAL:
        if s.log is not None:
            rule = "STR-13.16" if s.is_abandoned(building) else "STR-13.9"
            s.emit("takes-tokens", rule, seat=who(s, player), **at(s, building))
        return amount
    named = min(amount, s.token_supply(business))
    if named:
        take(s, player, business, named, sign_rule(s, building, amount), building)
    if named < amount and s.log is not None:
        tell_used_up(s, player, building, named)
    return amount - named


def tell_used_up(s: StreetsState, player: int, building: int, named: int) -> None:
    """The type of a sign is used up: it counts as universal, while anything is left at all."""
    t, tile = s.setting.tables, s.tile[building]
    amount = t.business_amount[tile]
    left = sum([s.token_supply(business) for business in range(4)])
    if not left:
        rule = "STR-13.14"
    elif amount == 1:
        rule = "STR-13.11"
    else:
        rule = "STR-13.13" if named else "STR-13.12"
    s.emit(
        "type-used-up", rule, seat=who(s, player), business=BUSINESSES[t.business[tile]],
        count=min(amount - named, left), **at(s, building),
    )  # fmt: skip


class TakeTokens(PlayersAsk):
    """A player chooses the building whose business sign gives the tokens (STR-13.6, STR-13.15)."""

    buildings: int
    rule = "STR-13.6"
    prompt = "take-token"
    kinds = ("take",)

    def options(self, s: StreetsState) -> list[Action]:
        take = s.setting.tables.take
        return [take.at(s.cell(building)) for building in bits(self.buildings)]

    def chosen(self, s: StreetsState, action: Action) -> None:
        building = s.building_at(action.args[0])
        missing = take_by_sign(s, self.player, building)
        if missing:
            s.then(ChooseToken(self.player, missing))

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        return -1, 0, self.buildings

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return {"buildings": [at(s, building) for building in bits(self.buildings)]}

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        return refuse("not-your-building-here", "STR-13.6")


class ChooseToken(PlayersAsk):
    """A player takes a token of any type that is left (STR-13.9, STR-13.11)."""

    count: int
    rule = "STR-13.9"
    prompt = "token-type"
    kinds = ("token",)

    def options(self, s: StreetsState) -> list[Action]:
        return [s.setting.tables.any_token[business] for business in supply(s)]

    def chosen(self, s: StreetsState, action: Action) -> None:
        take(s, self.player, action.args[0], 1, "STR-13.9")
        if self.count > 1:
            s.then(ChooseToken(self.player, self.count - 1))

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        return -1, self.count, 0

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return {"count": self.count}

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        return refuse("type-used-up", "STR-13.10", business=BUSINESSES[action.args[0]])


class SneakTokens(StreetsAsk):
    """The Sneak takes a type of which it has the fewest; ties are the human's .

    STR-15.29, STR-15.30, STR-15.31, STR-17.7.
    """

    buildings: int  # the buildings to choose from; 0 for a second, free token
    rule = "STR-15.30"
    prompt = "sneak-token"
    kinds = ("token",)

    def offered(self, s: StreetsState, building: int) -> list[int]:
        """The types a building's sign could give as its first token."""
        business = s.setting.tables.business[s.tile[building]]
        if business != UNIVERSAL and s.token_supply(business):
            return [business]
        return supply(s)

    def options(self, s: StreetsState) -> list[Action]:
        types = set(supply(s))
        if self.buildings:
            types = {b for building in bits(self.buildings) for b in self.offered(s, building)}
        if not types:
            return []
        fewest = min([s.token_count(SNEAK, business) for business in types])
        any_token = s.setting.tables.any_token
        return [any_token[b] for b in sorted(types) if s.token_count(SNEAK, b) == fewest]

    def chosen(self, s: StreetsState, action: Action) -> None:
        business = action.args[0]
        if not self.buildings:
            take(s, SNEAK, business, 1, "STR-15.33")
            return
        t = s.setting.tables
        able = [b for b in bits(self.buildings) if business in self.offered(s, b)]
        building = max(able, key=lambda b: t.business_amount[s.tile[b]])  # STR-15.32
        amount = t.business_amount[s.tile[building]]
        named = t.business[s.tile[building]] == business
        count = min(amount, s.token_supply(business)) if named else 1
        rule = sign_rule(s, building, amount) if named else "STR-15.30"
        take(s, SNEAK, business, count, rule, building)
        if count < amount:
            s.then(SneakTokens(0))  # STR-15.33

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        return -1, 0, self.buildings

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return {"buildings": [at(s, building) for building in bits(self.buildings)]}

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        business = action.args[0]
        if not s.token_supply(business):
            return refuse("type-used-up", "STR-13.10", business=BUSINESSES[business])
        return refuse("sneak-takes-fewest", "STR-15.30", business=BUSINESSES[business])


# -- the end of the game --------------------------------------------------------------------------


def majority_money(s: StreetsState, business: int) -> list[int]:
    """What each player gets for having the most tokens of a type (STR-13.19, STR-13.20, STR-13.21)."""
    head = s.setting.tables.content.constants
    counts = [s.token_count(player, business) for player in range(s.setting.players)]
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    alone = counts.count(most) == 1
    share = head.business_majority_sole if alone else head.business_majority_tied
    return [share if count == most else 0 for count in counts]


def token_sets(s: StreetsState, player: int) -> int:
    """Complete sets of four different tokens (STR-13.22)."""
    return min([s.token_count(player, business) for business in range(4)])


def set_money(s: StreetsState, player: int) -> int:
    return s.setting.tables.content.constants.business_set * token_sets(s, player)


def business_money(s: StreetsState) -> list[int]:
    """What the tokens would bring each player if the game ended now."""
    found = [set_money(s, player) for player in range(s.setting.players)]
    for business in range(4):
        for player, money in enumerate(majority_money(s, business)):
            found[player] += money
    return found
