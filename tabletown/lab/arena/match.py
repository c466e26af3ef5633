"""One game of an arena: contestants decide, and one that fails loses while the others play on."""

from __future__ import annotations

from typing import Final

import msgspec

from tabletown.bots import Bot
from tabletown.bots.driver import Floor
from tabletown.core.errors import RulesFault, TabletownError
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.lab.arena.contest import Contest, Pairing
from tabletown.lab.arena.contestants import Contestant, ContestantFault, enter

MOST_ACTIONS: Final = 50_000


class Failure(msgspec.Struct, frozen=True):
    """A bot that failed: where, and in its own words."""

    game: int
    bot: str
    seat: int
    action: int  # how many actions had been played
    what: str


class ContestGame(msgspec.Struct, frozen=True):
    """A game that was played: places by side, without those that failed, and its record."""

    number: int
    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    chain: str
    record: str
    failures: tuple[Failure, ...]


class Arena:
    """A table with contestants. A seat whose bot failed is played at random from then on."""

    def __init__(self, contest: Contest, pairing: Pairing) -> None:
        self.contest = contest
        self.pairing = pairing
        self.config = contest.config()
        self.game = find(contest.game)
        self.match = Match(self.game, self.config, pairing.seed, players=list(pairing.bots))
        self.seated: dict[int, Contestant] = {}
        self.failures: dict[int, Failure] = {}
        self.stand_ins = {
            seat: Bot(self.game, self.seed(seat)) for seat in range(self.config.seats)
        }

    def seed(self, seat: int) -> int:
        """The seed of a seat's bot."""
        return self.pairing.seed * 100 + seat

    def play(self) -> ContestGame:
        """Play the game to its end and stop all bots."""
        try:
            for seat, name in enumerate(self.pairing.bots):
                self.take_seat(seat, self.contest.bots[name])
            while not self.match.over and len(self.match.history) < MOST_ACTIONS:
                self.talk()
                if not self.match.over:
                    self.decide(self.match.state.deciders()[0])
        finally:
            for contestant in self.seated.values():
                contestant.stop()
        return self.result()

    def take_seat(self, seat: int, spec: str) -> None:
        """Start the bot of a seat, or note why it cannot be started."""
        contest = self.contest
        try:
            self.seated[seat] = enter(
                spec, self.config, seat, self.seed(seat), contest.seconds, contest.iterations
            )
        except ContestantFault as fault:
            self.fail(seat, fault)

    def fail(self, seat: int, fault: ContestantFault) -> None:
        """The bot leaves the table."""
        contestant = self.seated.pop(seat, None)
        if contestant is not None:
            contestant.stop()
        name = self.pairing.bots[seat]
        at = len(self.match.history)
        self.failures[seat] = Failure(self.pairing.number, name, seat, at, str(fault))

    def ask(self, seat: int, want: str) -> str | None:
        """What a seat's bot answers; a bot that fails says nothing any more."""
        seed = self.seed(seat) * MOST_ACTIONS + len(self.match.history)
        try:
            return self.seated[seat].ask(self.match, seat, want, seed)
        except ContestantFault as fault:
            self.fail(seat, fault)
            return None

    def talk(self) -> None:
        """Everybody who talks is asked for a word until nobody speaks."""
        floor = Floor()
        while not self.match.over:
            floor.turn(0, floor.words.total())
            seat = floor.ask([seat for seat, one in self.seated.items() if one.talks])
            if seat is None:
                return
            text = self.ask(seat, "talk")
            if text is not None and self.accepted(seat, text):
                floor.spoke(seat)

    def decide(self, seat: int) -> None:
        """Let a seat decide: its bot, or chance once it has failed."""
        if seat in self.seated:
            text = self.ask(seat, "choose")
            if text is not None and self.accepted(seat, text):
                return
        self.match.play(self.stand_ins[seat].choose(self.match.knowledge(seat)), seat)

    def accepted(self, seat: int, text: str) -> bool:
        """Carry out what a bot answered, or let it fail for it."""
        try:
            self.match.play(text, seat)
        except RulesFault:
            raise  # ours
        except TabletownError as refusal:
            self.fail(seat, ContestantFault(f"answered '{text[:80]}': {refusal}"))
            return False
        return True

    def result(self) -> ContestGame:
        """Failed sides come last together; the others keep their order."""
        outcome = self.match.outcome
        if outcome is None:
            raise ContestantFault(f"game {self.pairing.number} does not end")
        failed = {side for side in self.game.sides(self.config) if set(side) & set(self.failures)}
        lost = {seat for side in failed for seat in side}
        kept = sorted({rank for seat, rank in enumerate(outcome.ranks) if seat not in lost})
        ranks = tuple(
            [
                len(kept) + 1 if seat in lost else kept.index(rank) + 1
                for seat, rank in enumerate(outcome.ranks)
            ]
        )
        winners = tuple([seat for seat in outcome.winners if seat not in lost])
        if lost and not winners:  # somebody plays on against whoever failed, and wins
            winners = tuple(
                [seat for seat, rank in enumerate(ranks) if rank == 1 and seat not in lost]
            )
        return ContestGame(
            self.pairing.number, self.pairing.seed, self.pairing.bots, winners, outcome.scores,
            ranks, self.match.chain, str(self.match.record()),
            tuple(self.failures.values()),
        )  # fmt: skip


def play_pairing(contest: Contest, pairing: Pairing) -> ContestGame:
    """One game from start to end."""
    return Arena(contest, pairing).play()
