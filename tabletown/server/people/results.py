"""Results and ratings, kept when a game ends.

Ratings use Plackett-Luce of openskill: several winners are ties, sides that win or lose together are
teams (one against many works the same way), and a side that plays against the game itself is rated
against a player of that name. Each game and mode has ratings of its own. Bots are rated by level.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy.engine import Connection

from tabletown.games import find
from tabletown.server.storage.entries import GameHeader, config_of
from tabletown.server.storage.schema import SeatDoc, TableDoc, ratings, results

SCALE = 40  # points shown per unit of skill


@cache
def model() -> PlackettLuce:
    return PlackettLuce()


def points(mu: float, sigma: float) -> int:
    """What the skill is at least with great likelihood; a newcomer has 0."""
    return max(0, round((mu - 3 * sigma) * SCALE))


def rated_name(seat: SeatDoc) -> str:
    """Under which name a seat is rated: the person, even if a bot finished the game for them."""
    return seat.user if seat.kind == "person" and seat.user else f"bot:{seat.level}"


def keep_results(
    connection: Connection, id: str, header: GameHeader, doc: TableDoc, at: float
) -> None:
    """Write down how a game ended for every seat; change the ratings if it was rated."""
    outcome = doc.outcome
    if outcome is None or doc.practice or (doc.link is not None and doc.link.kind == "imported"):
        return
    rated = doc.settings.rated and outcome["reason"] != "ended"
    left = {leaver.seat: leaver.user for leaver in doc.leavers}
    for number, seat in enumerate(doc.seats):
        lost = number in left
        connection.execute(
            results.insert().values(
                table_id=id,
                seat=number,
                user_id=left.get(number, seat.user if seat.kind == "person" else None),
                game=header.game,
                mode=header.mode,
                rank=len(doc.seats) if lost else outcome["ranks"][number],
                won=number in outcome["winners"] and not lost,
                score=outcome["scores"][number],
                rated=rated,
                at=at,
            )
        )
    if rated:
        keep_ratings(connection, header, doc, outcome)


def keep_ratings(
    connection: Connection, header: GameHeader, doc: TableDoc, outcome: dict[str, Any]
) -> None:
    game = find(header.game)
    sides = game.sides(config_of(game, header))
    teams = [[rated_name(doc.seats[seat]) for seat in side] for side in sides]
    ranks = [float(min(outcome["ranks"][seat] for seat in side)) for side in sides]
    if len(teams) == 1:
        won = bool(outcome["winners"])
        teams.append(["game:" + header.game])
        ranks = [1.0, 2.0] if won else [2.0, 1.0]
    add_leavers(doc, teams, ranks)
    rate(connection, header, teams, ranks)


def keep_leavers(
    connection: Connection, id: str, header: GameHeader, doc: TableDoc, at: float
) -> None:
    """A rated game is over without a result: who left it before has lost it to those who stayed."""
    for leaver in doc.leavers:
        connection.execute(
            results.insert().values(
                table_id=id, seat=leaver.seat, user_id=leaver.user, game=header.game,
                mode=header.mode, rank=len(doc.seats), won=False, score=0, rated=True, at=at,
            )
        )  # fmt: skip
    stayed = {seat.user for seat in doc.seats if seat.user is not None}
    teams = [[user] for user in sorted(stayed)]
    game = find(header.game)
    if len(game.sides(game.config(header.seats, header.mode, header.options))) == 1:
        teams = [["game:" + header.game]]
    ranks = [1.0 for _ in teams]
    add_leavers(doc, teams, ranks)
    if len(teams) > 1:
        rate(connection, header, teams, ranks)


def add_leavers(doc: TableDoc, teams: list[list[str]], ranks: list[float]) -> None:
    """Who left comes last, each alone: behind all who stayed, and behind those who left later."""
    last = max(ranks, default=0.0)
    for place, leaver in enumerate(reversed(doc.leavers), 1):
        teams.append([leaver.user])
        ranks.append(last + place)


def rate(
    connection: Connection, header: GameHeader, teams: list[list[str]], ranks: list[float]
) -> None:
    """Change the ratings by who came before whom."""
    names = {name for team in teams for name in team}
    known = {
        row["who"]: row
        for row in connection.execute(
            sa.select(ratings).where(
                ratings.c.game == header.game,
                ratings.c.mode == header.mode,
                ratings.c.who.in_(names),
            )
        ).mappings()
    }
    before: list[list[PlackettLuceRating]] = [
        [
            model().rating(mu=known[name]["mu"], sigma=known[name]["sigma"])
            if name in known
            else model().rating()
            for name in team
        ]
        for team in teams
    ]
    after = model().rate(before, ranks=ranks)
    new = {
        name: rating
        for team, team_after in zip(teams, after, strict=True)
        for name, rating in zip(team, team_after, strict=True)
    }
    for name, rating in new.items():
        if name in known:
            connection.execute(
                ratings.update()
                .where(
                    ratings.c.who == name,
                    ratings.c.game == header.game,
                    ratings.c.mode == header.mode,
                )
                .values(mu=rating.mu, sigma=rating.sigma, games=known[name]["games"] + 1)
            )
        else:
            connection.execute(
                ratings.insert().values(
                    who=name, game=header.game, mode=header.mode,
                    mu=rating.mu, sigma=rating.sigma, games=1,
                )
            )  # fmt: skip
