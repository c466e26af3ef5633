"""What business tokens are likely to bring in the end, as far as bots can tell (STR-13.19 to 13.23).

Only the end of the game pays for them, so that most tokens change nothing at once. What they do
change is how likely a majority is, and how much is still missing to the next set.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tabletown.games.streets.rules.business import supply
from tabletown.games.streets.state import StreetsState, bits
from tabletown.games.streets.tables import UNIVERSAL

# Measured in games of bots, by the buildings a player will still build.
TOKENS_PER_BUILD: Final = 0.65  # tokens that a player takes for each building
LEAD_LEAST: Final = 0.3  # how firm a lead in a type is at the very end, in tokens,
LEAD_GROWS: Final = 0.3  # and how much less firm it is before
SIGN_BRINGS: Final = 0.3  # tokens that one on the sign of an own open building comes to
SET_PACE: Final = 1.3  # with so many tokens to come, a missing one is found half the time


def token_worth(s: StreetsState, tokens: list[int], ahead: list[int]) -> list[float]:
    """What the tokens are likely to bring each player: majorities, sets, and the next set."""
    head = s.setting.tables.content.constants
    players = range(s.setting.players)
    found = [0.0] * s.setting.players
    offered = open_signs(s)
    for business in range(4):
        counts = [tokens[i] + SIGN_BRINGS * offered[i] for i in range(business, 4 * len(found), 4)]
        for player in players:
            most = max([count for other, count in enumerate(counts) if other != player])
            firm = LEAD_LEAST + LEAD_GROWS * sqrt(ahead[player])
            chance = 1.0 / (1.0 + exp((most - counts[player]) / firm))
            found[player] += head.business_majority_sole * chance
    for player in players:
        own = tokens[4 * player : 4 * player + 4]
        full = min(own)
        next_set = 1.0
        for business in range(4):
            if own[business] == full:
                coming = TOKENS_PER_BUILD * ahead[player] + offered[4 * player + business]
                next_set *= coming / (coming + SET_PACE)
        found[player] += head.business_set * (full + next_set)
    return found


def open_signs(s: StreetsState) -> list[int]:
    """The tokens on the business signs of open streets, by owner and type."""
    t, found = s.setting.tables, [0] * (4 * s.setting.players)
    for player, signed in enumerate(s.signed):
        for building in bits(signed & ~s.closed):
            business = t.business[s.tile[building]]
            if business != UNIVERSAL:
                found[4 * player + business] += t.business_amount[s.tile[building]]
    return found


def token_gain(s: StreetsState, player: int, business: int, count: int, ahead: list[int]) -> float:
    """What some more tokens of a type are worth to a player, and their loss to the others."""
    tokens = s.tokens.copy()
    tokens[4 * player + business] += count
    before, after = token_worth(s, s.tokens, ahead), token_worth(s, tokens, ahead)
    lost = [before[other] - after[other] for other in range(s.setting.players) if other != player]
    return after[player] - before[player] + max(lost)


def sign_gain(s: StreetsState, player: int, building: int, ahead: list[int]) -> float:
    """What the business sign of a building is worth to a player who takes tokens for it."""
    t, tile = s.setting.tables, s.tile[building]
    business, count = t.business[tile], t.business_amount[tile]
    if business != UNIVERSAL and s.token_supply(business):
        return token_gain(s, player, business, count, ahead)
    return max([token_gain(s, player, any_type, count, ahead) for any_type in supply(s)], default=0)
