"""Lanterns: a tiny game that uses every part of the kernel; the model for authors of new games.

Each seat holds three numbered lanterns. In a round everybody secretly picks one; the highest
number that nobody else showed scores its number. The winner then either draws the round's bonus
by a die or takes one point for sure. Coins may be given away at any time. A score of 40 ends the
game at once, even in the middle of a round; otherwise it ends when the lanterns are used up.
"""

from __future__ import annotations

import msgspec

from tabletown.core import rng
from tabletown.core.actions import Action, Actions, Numbers
from tabletown.core.brain import Brain
from tabletown.core.config import Config
from tabletown.core.errors import Refusal, RulesFault, refuse
from tabletown.core.fields import Copied, Deep
from tabletown.core.game import Game, Mode, switch
from tabletown.core.outcome import Outcome, ranked
from tabletown.core.state import State
from tabletown.core.steps import Ask, AskMany, Step

LANTERNS = 24
HAND = 3
GOAL = 40

ACTIONS = Actions()
SHOW = ACTIONS.kind("show", lantern=Numbers("lantern", 0, LANTERNS - 1))
ROLL = ACTIONS.kind("roll").of()
TAKE = ACTIONS.kind("take").of()
GIVE = ACTIONS.kind("give", seat=Numbers("seat", 0, 3), coins=Numbers("coins", 1, 5))


class LanternState(State):
    coins: Copied[list[int]]
    deck: Copied[list[int]]
    hands: Deep[list[list[int]]]
    scores: Copied[list[int]]
    shown: Copied[list[int]]

    def begin(self) -> None:
        self.coins = [5] * self.seats
        self.deck = []
        self.hands = []
        self.scores = [0] * self.seats
        self.shown = [-1] * self.seats

    def check(self) -> None:
        if sum(self.coins) != 5 * self.seats:
            raise RulesFault("coins were lost")

    def score(self, seat: int, points: int) -> None:
        self.scores[seat] += points
        self.emit("scored", "LAN-3", seat=seat, points=points)
        if self.scores[seat] >= GOAL:
            finish(self, "goal")

    def free_options(self, seat: int) -> list[Action]:
        return [
            GIVE.of(other, 0)
            for other in range(self.seats)
            if other != seat and self.coins[seat] > 0
        ]

    def refuse_free(self, seat: int, action: Action) -> Refusal | None:
        to, coins = action.args[0], action.args[1] + 1
        if to == seat or to >= self.seats:
            return refuse("no-such-receiver", "LAN-5")
        if coins > self.coins[seat]:
            return refuse("too-few-coins", "LAN-5", have=self.coins[seat], need=coins)
        return None

    def do_free(self, seat: int, action: Action) -> None:
        to, coins = action.args[0], action.args[1] + 1
        self.coins[seat] -= coins
        self.coins[to] += coins
        self.emit("gave", "LAN-5", seat=seat, to_seat=to, coins=coins)


def finish(s: LanternState, reason: str) -> None:
    best = max(s.scores)
    winners = tuple(seat for seat in range(s.seats) if s.scores[seat] == best)
    s.end(Outcome(reason, "LAN-6", winners, tuple(s.scores), ranked(tuple(s.scores))))


class Round(Step[LanternState]):
    rule = "LAN-1"

    def run(self, s: LanternState) -> None:
        if not any(s.hands):
            finish(s, "used-up")
        s.then(ShowLanterns())


class ShowLanterns(AskMany[LanternState]):
    rule = "LAN-2"
    prompt = "show"

    def seats(self, s: LanternState) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if s.shown[seat] < 0)

    def options(self, s: LanternState, seat: int) -> list[Action]:
        return [SHOW.of(lantern) for lantern in sorted(s.hands[seat])]

    def chosen(self, s: LanternState, seat: int, action: Action) -> None:
        s.shown[seat] = action.args[0]
        s.tell((seat,), "chose", "LAN-2", {"lantern": action.args[0]}, reveals=False, seat=seat)

    def complete(self, s: LanternState) -> None:
        s.reveal("shown", "LAN-2", lanterns=list(s.shown))
        single = [n for n in s.shown if s.shown.count(n) == 1]
        winner = s.shown.index(max(single))
        s.then(Bonus(winner), EndRound())
        s.score(winner, max(single) // 4)

    def why_not(self, s: LanternState, seat: int, action: Action) -> Refusal:
        return refuse("not-in-hand", "LAN-2", action=action.text)


class Bonus(Ask[LanternState]):
    winner: int
    rule = "LAN-4"
    prompt = "bonus"

    def seat(self, s: LanternState) -> int:
        return self.winner

    def options(self, s: LanternState) -> list[Action]:
        return [ROLL, TAKE] if s.config.options["dice"] else [TAKE]

    def chosen(self, s: LanternState, action: Action) -> None:
        s.score(self.winner, s.random_below(4) if action is ROLL else 1)

    def why_not(self, s: LanternState, action: Action) -> Refusal:
        return refuse("roll-or-take", "LAN-4", action=action.text)


class EndRound(Step[LanternState]):
    rule = "LAN-1"

    def run(self, s: LanternState) -> None:
        for seat in range(s.seats):
            s.hands[seat].remove(s.shown[seat])
            s.shown[seat] = -1
            if s.deck:
                card = s.deck.pop()
                s.hands[seat].append(card)
                s.tell((seat,), "drew", "LAN-1", {"lantern": card}, seat=seat)
        s.then(Round())


class LanternView(msgspec.Struct):
    scores: list[int]
    coins: list[int]
    hand: list[int]
    cards: list[int]
    chosen: list[bool]
    mine: int
    deck: int


class LanternBrain(Brain[LanternState]):
    def terms(self, s: LanternState, seat: int) -> dict[str, float]:
        others = [score for i, score in enumerate(s.scores) if i != seat]
        return {
            "score": float(s.scores[seat] - max(others)),
            "hand": 0.1 * sum(s.hands[seat]),
            "shown": 0.3 * s.shown[seat],
        }

    def rewards(self, s: LanternState) -> list[float]:
        if s.outcome is not None:
            return super().rewards(s)
        best = max(s.scores) or 1
        return [0.9 * score / best for score in s.scores]


class Lanterns(Game[LanternState]):
    name = "lanterns"
    modes = (Mode("standard", 2, 4),)
    options = (switch("dice", "LAN-4"),)
    state_type = LanternState
    view_type = LanternView

    def variants(self) -> list[Config]:
        return [self.config(n, None, {"dice": dice}) for n in (2, 3, 4) for dice in (True, False)]

    def setup(self, config: Config, seed: int, rules: int) -> LanternState:
        s = LanternState.new(config, rng.seeded(seed), rules)
        s.deck = list(range(LANTERNS))
        s.shuffle(s.deck)
        s.hands = [[s.deck.pop() for _ in range(HAND)] for _ in range(config.seats)]
        s.then(Round())
        return s

    def actions(self, config: Config) -> Actions:
        return ACTIONS

    def is_free(self, action: Action) -> bool:
        return action.kind == "give"

    def content_digest(self, config: Config) -> str:
        return "0" * 16

    def view(self, s: LanternState, seat: int | None) -> LanternView:
        return LanternView(
            scores=s.scores.copy(),
            coins=s.coins.copy(),
            hand=sorted(s.hands[seat]) if seat is not None else [],
            cards=[len(hand) for hand in s.hands],
            chosen=[shown >= 0 for shown in s.shown],
            mine=s.shown[seat] if seat is not None else -1,
            deck=len(s.deck),
        )

    def determinise(self, s: LanternState, seat: int | None, seed: int) -> LanternState:
        other = s.clone()
        dice = rng.Dice(seed)
        hidden = sorted(
            [*s.deck, *(card for i, hand in enumerate(s.hands) if i != seat for card in hand)]
        )
        dice.shuffle(hidden)
        for i, hand in enumerate(other.hands):
            if i != seat:
                other.hands[i] = sorted(hidden.pop() for _ in hand)
                if other.shown[i] >= 0:
                    other.shown[i] = other.hands[i][dice.below(len(hand))]
            else:
                other.hands[i] = sorted(hand)
        other.deck = hidden
        other.rng = dice.seed()
        return other

    def brain(self) -> Brain:
        return LanternBrain()

    def scores(self, s: LanternState) -> list[int]:
        return list(s.scores)


GAME = Lanterns()
