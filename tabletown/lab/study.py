"""What every research environment shares: a study (what is played) and a trial (one game of it).

>>> from tabletown.lab.study import study
>>> trial = study("streets", seats=2).begin(seed=7)
>>> while not trial.over:
...     trial.play(min(trial.numbers))
>>> len(trial.returns())
2

A trial is a game seen through numbers: whose turn it is, the legal actions by number, observations
as tensor, dictionary and text, and what every seat gets at the end. Several seats that decide at
the same time act one after the other, the lowest first; what they chose stays hidden as always.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tabletown.bots.driver import MOST_TALK
from tabletown.core.actions import Action
from tabletown.core.config import Config, Value
from tabletown.core.errors import BadUsage, IllegalAction
from tabletown.core.game import unknown
from tabletown.core.match import Match
from tabletown.core.outcome import Outcome
from tabletown.core.state import State
from tabletown.games import find
from tabletown.lab.encode import Encoder, encoder
from tabletown.lab.numbering import numbering
from tabletown.texts import LANGUAGES, Speaker

REWARDS: Final = ("win", "rank", "zero_sum", "score", "margin")
TEMPLATES: Final = 24  # free actions that are offered at a time
NOBODY: Final = -1

Setting = tuple[tuple[str, Value], ...]


class Study:
    """One configuration with its numbering, encoder and reward; made by :func:`study` and shared."""

    def __init__(
        self, config: Config, reward: str = "win", free_actions: bool = False, language: str = "en"
    ) -> None:
        if reward not in REWARDS:
            raise unknown("reward", reward, list(REWARDS))
        self.config = config
        self.game = find(config.game)
        self.seats = config.seats
        self.reward = reward
        self.free_actions = free_actions
        self.language = language
        self.sides = self.game.sides(config)
        self.numbering = numbering(self.game, config)
        # whether numbers are found and read without keeping a list of them
        self.direct = self.numbering.names and not free_actions
        self.silence = self.numbering.size  # the number of "say nothing"
        self.size = self.numbering.size + (1 + TEMPLATES if free_actions else 0)
        self._encoder: Encoder | None = None  # both are made when first asked for
        self._speaker: Speaker | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_study, (self.config, self.reward, self.free_actions, self.language)

    @property
    def encoder(self) -> Encoder:
        """What turns positions into tensors."""
        if self._encoder is None:
            self._encoder = encoder(self.game, self.config)
        return self._encoder

    @property
    def speaker(self) -> Speaker:
        """What turns positions and actions into sentences."""
        if self._speaker is None:
            self._speaker = Speaker(self.game, self.config, self.language)
        return self._speaker

    def begin(self, seed: int) -> Trial:
        """A new game at its first decision."""
        state = self.game.setup(self.config, seed, self.game.rules)
        state.advance()
        return Trial(self, state)

    def rewards(self, outcome: Outcome) -> list[float]:
        """What each seat gets for an outcome."""
        if self.reward == "score":
            return [float(score) for score in outcome.scores]
        if self.reward == "margin":
            return margins(self.sides, outcome.scores)
        if self.reward == "zero_sum":
            return split_stakes(self.seats, outcome.winners)
        if self.reward == "rank" and len(self.sides) > 1:
            ranks = [outcome.ranks[side[0]] for side in self.sides]
            shares = [shared_place(ranks, rank) for rank in ranks]
            found = [0.0] * self.seats
            for side, share in zip(self.sides, shares, strict=True):
                for seat in side:
                    found[seat] = share
            return found
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)]


def margins(sides: Sequence[Sequence[int]], scores: Sequence[int]) -> list[float]:
    """By how much the own side's best score is above the best of the others; alone, the score itself.

    >>> margins([(0,), (1,), (2,)], [40, 55, 30])
    [-15.0, 15.0, -25.0]
    """
    best = [max([scores[seat] for seat in side]) for side in sides]
    found = [0.0] * len(scores)
    for number, side in enumerate(sides):
        others = best[:number] + best[number + 1 :]
        for seat in side:
            found[seat] = float(best[number] - max(others, default=0))
    return found


def split_stakes(seats: int, winners: Sequence[int]) -> list[float]:
    """Winners share 1, losers share -1; nothing changes hands if all won or all lost.

    >>> split_stakes(4, (1,))
    [-0.3333333333333333, 1.0, -0.3333333333333333, -0.3333333333333333]
    """
    won = len(winners)
    if won in (0, seats):
        return [0.0] * seats
    return [1 / won if seat in winners else -1 / (seats - won) for seat in range(seats)]


def shared_place(ranks: list[int], rank: int) -> float:
    """1 for the first place, -1 for the last, even steps between; equal ranks share theirs."""
    better = sum([other < rank for other in ranks])
    equal = sum([other == rank for other in ranks])
    place = better + (equal - 1) / 2
    return 1.0 - 2.0 * place / (len(ranks) - 1)


@cache
def shared_study(
    game: str,
    mode: str,
    seats: int,
    options: Setting,
    pack: str | None,
    reward: str,
    free_actions: bool,
    language: str,
) -> Study:
    """The study of a configuration, made once."""
    config = find(game).config(seats, mode, dict(options), pack)
    return Study(config, reward, free_actions, language)


def study(
    game: str,
    *,
    seats: int | None = None,
    mode: str | None = None,
    options: dict[str, Value] | None = None,
    pack: str | None = None,
    reward: str = "win",
    free_actions: bool = False,
    language: str = "en",
) -> Study:
    """The study of a configuration; the same arguments give the same object.

    ``reward`` is ``win`` (1 for winners, -1 for the others), ``rank`` (from 1 for the first place
    to -1 for the last), ``zero_sum`` (winners share 1, the others -1), ``score`` (the final score
    itself) or ``margin`` (the lead over the best of the others). ``free_actions`` lets seats trade and
    promise where the game knows that.
    """
    if language not in LANGUAGES:
        raise unknown("language", language, list(LANGUAGES))
    config = find(game).config(seats, mode, options, pack)
    return restored_study(config, reward, free_actions, language)


def restored_study(config: Config, reward: str, free_actions: bool, language: str) -> Study:
    """The study of a configuration, for unpickling."""
    options = tuple(sorted(config.options.items()))
    return shared_study(
        config.game, config.mode, config.seats, options, config.pack,
        reward, free_actions, language,
    )  # fmt: skip


class Trial:
    """One game of a study.

    With free actions on, whoever is to decide may first take one of the game's free actions (numbers
    above those of ordinary actions). Every other seat that could say something is then asked, and may
    say nothing. After every word the others are asked again; when all are silent the decision goes on.
    """

    __slots__ = ("_numbers", "_offered", "played", "replies", "seat", "state", "study", "words")

    def __init__(self, study: Study, state: State) -> None:
        self.study = study
        self.state = state
        self.played = 0  # actions so far
        self.words: tuple[int, ...] = ()  # free actions by seat before the present decision, if any
        self.replies: tuple[int, ...] = ()  # seats that are asked for a reply, in order
        self._numbers: list[int] | None = None
        self._offered: list[Action] | None = []  # None: not listed yet, and numbers ascend
        self.seat = NOBODY  # whose turn it is
        self.look()

    def look(self) -> None:
        """Find out whose turn it is."""
        self._numbers = None
        state = self.state
        if self.replies:
            self.seat = self.replies[0]
        elif state.asked >= 0:
            self.seat = state.asked
        else:
            deciders = state.deciders()
            self.seat = deciders[0] if deciders else NOBODY

    def clone(self) -> Trial:
        """A copy that can be played on without changing this one."""
        other = Trial(self.study, self.state.clone())
        other.played = self.played
        other.words = self.words
        other.replies = self.replies
        other._numbers = self._numbers
        other._offered = self._offered
        other.seat = self.seat
        return other

    def __deepcopy__(self, memo: Any) -> Trial:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_trial, (self.study, self.state, self.played, self.words, self.replies)

    # -- playing ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.outcome is not None

    @property
    def numbers(self) -> list[int]:
        """The numbers of the legal actions of the seat to move; empty when the game is over."""
        found = self._numbers
        return self.find_numbers() if found is None else found

    @property
    def ascending(self) -> list[int]:
        """The same in ascending order; the list belongs to the caller."""
        numbers = self._numbers
        if numbers is None:
            state, study = self.state, self.study
            if study.direct and state.cached is None and state.asked >= 0:
                numbers = study.numbering.unlisted(state)
                if numbers:  # made for the caller: what is played next can be found without it
                    return numbers
            numbers = self.find_numbers()
        return numbers.copy() if self._offered is None else sorted(numbers)

    @property
    def choices(self) -> dict[int, Action]:
        """The legal actions of the seat to move, by number."""
        numbers = self.numbers
        if self._offered is None:
            self._offered = self.state.options(self.seat)
        return dict(zip(numbers, self._offered, strict=True))

    def action(self, number: int) -> Action:
        """The legal action with this number."""
        return self.at(self.numbers.index(number))

    def at(self, place: int) -> Action:
        """The legal action at a place of the list of numbers."""
        offered = self._offered
        return self.state.option(place) if offered is None else offered[place]

    def find_numbers(self) -> list[int]:
        """List the numbers of the legal actions and keep them."""
        study, state, seat = self.study, self.state, self.seat
        numbers: list[int]
        if state.cached is not None and not study.free_actions:  # the usual case
            self._offered = state.cached
            numbers = self._numbers = study.numbering.numbers(state, seat, state.cached)
            return numbers
        if state.outcome is not None:
            numbers, self._offered = [], []
        elif self.replies:
            free = self.templates(seat)
            self._offered = [SILENCE, *free]
            numbers = list(range(study.silence, study.silence + len(self._offered)))
        else:
            numbers = study.numbering.unlisted(state) if state.cached is None else []
            if numbers:
                self._offered = None
            else:
                self._offered = state.options(seat)
                numbers = study.numbering.numbers(state, seat, self._offered)
            if study.free_actions and self.may_speak(seat):
                free = self.templates(seat)
                numbers = [*numbers, *range(study.silence + 1, study.silence + 1 + len(free))]
                self._offered = [*state.options(seat), *free]
        self._numbers = numbers
        return numbers

    def templates(self, seat: int) -> list[Action]:
        """The free actions on offer for a seat."""
        return self.state.free_options(seat)[:TEMPLATES]

    def play(self, number: int) -> None:
        """Carry out the legal action with this number; an error says why another is not legal."""
        state, action = self.state, None
        if state.cached is None and self.study.direct and state.asked >= 0:
            action = self.study.numbering.named(state, number)
        if action is None:
            numbers = self._numbers
            if numbers is None:
                numbers = self.find_numbers()
            offered = self._offered
            if offered is None:
                place = bisect_left(numbers, number)
                if place == len(numbers) or numbers[place] != number:
                    raise self.refusal(number)
                action = state.option(place)
            else:
                try:
                    action = offered[numbers.index(number)]
                except ValueError:
                    raise self.refusal(number) from None
            if number >= self.study.silence:
                self.played += 1
                self.say(action)
                self.look()
                return
        self.played += 1
        state.apply(action, self.seat)
        self.words = ()
        self._numbers = None
        seat = state.asked  # mostly one seat is asked; look() knows the rest
        if seat >= 0:
            self.seat = seat
        else:
            self.look()

    def may_speak(self, seat: int) -> bool:
        """Whether a seat has words left before this decision."""
        return not self.words or self.words[seat] < MOST_TALK

    def say(self, action: Action) -> None:
        """A free action, or silence, and who may reply to it."""
        self.replies = self.replies[1:]
        if action is SILENCE:
            return
        speaker, seats, state = self.seat, self.study.seats, self.state
        state.apply_free(speaker, action)
        words = list(self.words or (0,) * seats)
        words[speaker] += 1
        self.words = tuple(words)
        if state.outcome is not None:
            self.replies = ()
            return
        # Whoever is to decide speaks in his own turn, which comes when the others are silent.
        others = [(speaker + i) % seats for i in range(1, seats)]
        decider = state.deciders()[0]
        self.replies = tuple(
            [s for s in others if s != decider and self.may_speak(s) and state.free_options(s)]
        )

    def refusal(self, number: int) -> BadUsage | IllegalAction:
        """The error for a number that is no legal action now, with the rule if there is one."""
        if self.over:
            return BadUsage("the game is over")
        if self.study.numbering.own_ids and 0 <= number < self.study.silence:
            action = self.study.game.actions(self.study.config).by_id(number)
            if not self.study.game.is_free(action) and not self.replies:
                why = self.match().refusal(self.seat, action)
                if why is not None:
                    return IllegalAction(why)
        return BadUsage(f"the number {number} is no legal action of seat {self.seat} now")

    def returns(self) -> list[float]:
        """What each seat got; zeros while the game goes on."""
        outcome = self.state.outcome
        return [0.0] * self.study.seats if outcome is None else self.study.rewards(outcome)

    # -- what a seat may know -----------------------------------------------------------------

    def match(self) -> Match:
        """The game as a match, for views, texts, previews and explanations."""
        study = self.study
        rules = self.state.rules
        return Match.resumed(study.game, study.config, self.state, rules=rules, start_chain="")

    def tensor(self, seat: int) -> Any:
        """The observation of a seat as float32 vector; see the encoder's fields."""
        return self.study.encoder.tensor(self.state, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The observation of a seat (None: a spectator) as nested dictionary."""
        view = self.match().view(seat)
        view["turn"] = self.played
        return view

    def text(self, seat: int | None) -> str:
        """The observation of a seat as text: the same lines that a screen reader gets."""
        return "\n".join(self.study.game.lines(self.view(seat), self.study.speaker))

    def sentence(self, number: int) -> str:
        """A legal action in words."""
        action = self.action(number)
        return action.text if action is SILENCE else self.study.speaker.action(action)

    def dealt(self, seat: int, seed: int) -> Trial:
        """A trial that the seat could be in, for all it knows, with everything else dealt anew."""
        world = self.study.game.world(self.state, seat, seed)
        return restored_trial(self.study, world, self.played, self.words, self.replies)


SILENCE: Final = Action("silence", (), -1, "silence")


def restored_trial(
    study: Study,
    state: State,
    played: int,
    words: tuple[int, ...],
    replies: tuple[int, ...],
) -> Trial:
    """A trial in the middle of a game, for unpickling and dealt worlds."""
    trial = Trial(study, state)
    trial.played = played
    trial.words = words
    trial.replies = replies
    trial.look()
    return trial
