"""The end of the game (FFS-21)."""

from __future__ import annotations

from tabletown.core.outcome import Outcome
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.goods import HEGEMONY
from tabletown.games.fifty_first_state.state import GAME_OVER, FiftyFirstState

MOST_IDLE_ROUNDS = 3  # FFS-21.13


class EndOfActionPhase(Step[FiftyFirstState]):
    """The game ends if somebody has 25 points, or if nobody does anything (FFS-21.1, FFS-21.13).

    Looked at when the Action phase is over, and not before (FFS-21.2, FFS-21.3, FFS-27.16).
    """

    rule = "FFS-21.1"

    def run(self, s: FiftyFirstState) -> None:
        idle = s.count_idle()
        if s.last_round():
            finish(s, "points", "FFS-21.7")
        elif idle >= MOST_IDLE_ROUNDS:
            finish(s, "idle", "FFS-21.13")


def finish(s: FiftyFirstState, reason: str, rule: str) -> None:
    """One point per location, not for ruins and Deals, then the ranking; no Cleanup (FFS-21.4, FFS-21.5, FFS-21.6)."""
    s.begin_phase(GAME_OVER)
    for player in range(s.players):
        points = s.locations(player)
        s.score(player, points)
        if s.solo and player == HEGEMONY:
            s.emit("hegemony-final-points", "FFS-23.33", amount=points)
        else:
            s.emit("final-points", "FFS-21.5", seat=player, amount=points)
    if s.solo:
        finish_solo(s)
        return
    standing = [standing_of(s, seat) for seat in range(s.seats)]
    best = max(standing)
    winners = tuple([seat for seat in range(s.seats) if standing[seat] == best])  # FFS-21.11
    tell_winners(s, standing, winners)
    ranks = tuple([1 + sum([other > mine for other in standing]) for mine in standing])
    scores = tuple([s.vp(seat) for seat in range(s.seats)])
    s.end(Outcome(reason, rule, winners, scores, ranks))


def standing_of(s: FiftyFirstState, seat: int) -> tuple[int, int, int]:
    """Points, then goods, then locations (FFS-21.7, FFS-21.8, FFS-21.10)."""
    return s.vp(seat), s.goods_total(seat), s.locations(seat)


def tell_winners(
    s: FiftyFirstState, standing: list[tuple[int, int, int]], winners: tuple[int, ...]
) -> None:
    """Who wins, and by what if points alone do not decide (FFS-21.7, FFS-21.8, FFS-21.10, FFS-21.11)."""
    best = standing[winners[0]]
    equal = [seat for seat in range(s.seats) if standing[seat][0] == best[0]]
    close = [seat for seat in equal if standing[seat][1] == best[1]]
    rivals = [seat for seat in equal if seat not in winners]
    if len(winners) > 1:
        s.emit("won-together", "FFS-21.11", winner_seat=list(winners), score=best[0])
    elif not rivals:
        s.emit("won", "FFS-21.7", seat=winners[0], score=best[0])
    elif len(close) == 1:
        s.emit(
            "won-by-goods", "FFS-21.8",
            seat=winners[0], rival_seat=rivals, score=best[0], goods=best[1],
        )  # fmt: skip
    else:
        s.emit(
            "won-by-locations", "FFS-21.10",
            seat=winners[0], rival_seat=rivals, score=best[0], locations=best[2],
        )  # fmt: skip


def title_of(s: FiftyFirstState, score: int) -> str:
    """The title for a won solo game (FFS-23.35)."""
    return [title for least, title in s.tables.titles if score >= least][-1]


def finish_solo(s: FiftyFirstState) -> None:
    """The player needs more points than the Hegemony (FFS-23.34)."""
    score, rival = s.vp(0), s.vp(HEGEMONY)
    if score > rival:
        title = title_of(s, score)
        s.emit("solo-won", "FFS-23.35", seat=0, title=title, score=score, rival_score=rival)
        s.end(Outcome("solo-won", "FFS-23.34", (0,), (score,), (1,)))
    s.emit("solo-lost", "FFS-23.36", seat=0, score=score, rival_score=rival)
    s.end(Outcome("solo-lost", "FFS-23.34", (), (score,), (2,)))
