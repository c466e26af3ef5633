"""Chapter 11: the final scoring, and who wins."""

from __future__ import annotations

from tabletown.core.outcome import Outcome, ranked
from tabletown.core.steps import Step
from tabletown.games.streets.rules.asking import who
from tabletown.games.streets.rules.business import majority_money, set_money, token_sets
from tabletown.games.streets.rules.income import tell_income
from tabletown.games.streets.rules.valuation import (
    Income,
    earned,
    halved,
    income,
    surveyed_at_end,
    symbols_for,
)
from tabletown.games.streets.schema import BUSINESSES
from tabletown.games.streets.state import SNEAK, StreetsState


class FinalScoring(Step[StreetsState]):
    """Every owned building pays half of its income; then the tokens are paid (STR-11.4, STR-13.19).

    No tokens are taken for it (STR-13.18); who wins is seen afterwards (STR-13.24).
    """

    rule = "STR-11.4"

    def run(self, s: StreetsState) -> None:
        pay_open_streets(s)
        if s.setting.business:
            pay_tokens(s)
        finish(s)


def pay_open_streets(s: StreetsState) -> None:
    """Half of the full income of every owned building, all from one position .

    STR-11.4, STR-11.6, STR-11.8, also the Sneak's (STR-15.28).
    """
    owner, players, log = s.owner, s.setting.players, s.log
    told: list[tuple[Income, Income, int]] = []  # with and without the advisor, and the money
    done = 0
    for building, owned in enumerate(owner):
        if owned < 0 or done >> building & 1:
            continue
        street = surveyed_at_end(s, building)
        for member in street.members:
            done |= 1 << member
            player = owner[member]
            if player >= 0:
                symbols = street.symbols
                if s.advisors[player] >= 0:
                    symbols = symbols_for(s, player, street, True)
                money = halved(s, earned(s, street, member, symbols, s.tile[member]))
                s.money[player] += money
                if log is not None:
                    parts = income(s, street, member, symbols)
                    told.append((parts, income(s, street, member, street.symbols), money))
    for turn in range(players if told else 0):
        for parts, plain, money in told:
            if owner[parts.building] == (s.active + turn) % players:
                tile = s.tile[parts.building]
                tell_income(s, "final-income", "STR-11.5", parts, plain, tile, money)


def pay_tokens(s: StreetsState) -> None:
    """Majorities and sets, counted from the same tokens (STR-13.19, STR-13.20, STR-13.22, STR-13.23)."""
    for business in range(4):
        shares = majority_money(s, business)
        tied = len(shares) - shares.count(0)
        for player, money in enumerate(shares):
            if money:
                s.money[player] += money
                s.emit(
                    "majority", "STR-13.19" if tied == 1 else "STR-13.20",
                    seat=who(s, player), business=BUSINESSES[business], money=money,
                    count=s.token_count(player, business), tied=tied,
                )  # fmt: skip
    for player in range(s.setting.players):
        money = set_money(s, player)
        if money:
            s.money[player] += money
            s.emit(
                "sets", "STR-13.22", seat=who(s, player), count=token_sets(s, player), money=money
            )


def finish(s: StreetsState) -> None:
    """The most money wins; ties share the victory (STR-11.9, STR-11.10)."""
    money = tuple(s.money)
    if s.setting.solo:
        if money[0] > money[SNEAK]:  # STR-15.1
            s.end(Outcome("sneak-beaten", "STR-15.1", (0,), money[:1], (1,)))
        s.end(Outcome("sneak-not-beaten", "STR-15.2", (), money[:1], (2,)))
    winners = tuple([player for player in range(s.seats) if money[player] == max(money)])
    reason = "most-money" if len(winners) == 1 else "shared-victory"
    s.end(Outcome(reason, "STR-11.9", winners, money, ranked(money)))


FINAL_SCORING = FinalScoring()
