"""How `hard` compares: the same worlds for all, a whole turn ahead, and evidence against judgement."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

import tabletown
from tabletown.bots.heuristic import HeuristicBot
from tabletown.bots.judgement import look_ahead
from tabletown.bots.search import Candidate, SearchBot, averaged, lead
from tabletown.bots.tree import WIDENING, Node
from tabletown.core.actions import Action
from tabletown.core.brain import Brain
from tabletown.core.match import Match


def match_of(seats: int = 2) -> Match:
    return tabletown.new("lanterns", seats=seats, seed=1)


def candidates(match: Match, *rewards: list[float | None]) -> list[Candidate]:
    found = []
    for action, gained in zip(match.options(0), rewards, strict=False):
        candidate = Candidate(action)
        candidate.rewards = gained
        found.append(candidate)
    assert len(found) == len(rewards)
    return found


def test_a_lead_is_counted_in_the_worlds_both_were_tried_in() -> None:
    one, other = candidates(match_of(), [0.9, 0.1, 0.7], [0.5, None, 0.5])
    mean, error, count = lead(one, other)
    assert count == 2
    assert mean == pytest.approx(0.3)
    assert error == pytest.approx(0.1)


def test_the_first_judgement_stands_against_weak_evidence() -> None:
    match = match_of()
    bot = SearchBot(match.game, 1, iterations=1)
    weak = candidates(match, [0.5, 0.5, 0.5, 0.5], [0.9, 0.1, 0.9, 0.12])
    assert weak[1].mean > weak[0].mean
    assert bot.ranked(weak)[0] is weak[0]
    strong = candidates(match, [0.5, 0.5, 0.5, 0.5], [0.7, 0.7, 0.6, 0.7])
    assert bot.ranked(strong) == (strong[1], strong[0])


def test_options_dropped_early_do_not_win_by_a_lucky_start() -> None:
    match = match_of()
    bot = SearchBot(match.game, 1, iterations=1)
    found = candidates(match, [0.5] * 6, [1.0])
    assert bot.ranked(found)[0] is found[0]


class Recorder(Brain):
    """Plays lanterns' first option and writes down who was asked."""

    rollout_decisions = 0

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def judge(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        self.asked.append(seat)
        return [-float(i) for i in range(len(options))]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_horizon_is_the_end_of_an_own_turn(seats: int) -> None:
    match = match_of(seats)
    bot = SearchBot(match.game, 1, iterations=1)
    brain = bot.brain = Recorder()
    world = match.knowledge(0).world(5)
    world.apply(match.options(0)[0], 0)
    path = look_ahead(brain, world, 0, Node(), 0)
    assert [decider for _, decider in path] == brain.asked
    if not world.over:
        assert world.deciders()[0] != 0
    assert brain.asked[-1] == 0
    assert set(brain.asked) == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_further_turns_are_looked_at_as_well(seats: int) -> None:
    """After two further turns of its own somebody else is asked, and every seat has answered thrice."""
    match = match_of(seats)
    brain = Recorder()
    world = match.knowledge(0).world(5)
    world.apply(match.options(0)[0], 0)
    path = look_ahead(brain, world, 0, Node(), 0, 2)
    assert not world.over
    assert world.deciders()[0] != 0
    turns = [seat for seat, _ in groupby(decider for _, decider in path)]
    assert turns == [*range(1, seats), 0] * 3


def test_master_compares_more_options_and_looks_further() -> None:
    tried: dict[str, set[str]] = {"hard": set(), "master": set()}
    decisions = dict.fromkeys(tried, 0)

    class Watched(SearchBot):
        def reward_of(self, world: Any, seat: int, candidate: Candidate) -> float:
            tried[self.level].add(candidate.action.text)
            few.asked.clear()
            reward = super().reward_of(world, seat, candidate)
            decisions[self.level] = max(decisions[self.level], len(few.asked))
            return reward

    class Few(Recorder):
        root_options = 2
        master_options = 1
        master_turns = 1

    few = Few()
    match = tabletown.new("lanterns", seats=2, seed=1)
    for level in tried:
        bot = Watched(match.game, 1, level=level, iterations=6)
        bot.brain = few
        bot.choose(match.knowledge(0))
    assert (len(tried["hard"]), len(tried["master"])) == (2, 3)
    assert decisions["master"] == 2 * decisions["hard"]


def test_estimates_at_the_ends_of_own_turns_count_alike() -> None:
    """What is estimated late is better known and varies more; the last of a game counts for what is missing."""

    class Counting(Recorder):
        master_turns = 2
        seen = 0

        def rewards(self, s: Any) -> list[float]:
            self.seen += 1
            return [self.seen / 10, 1 - self.seen / 10]

    match = match_of()
    bot = SearchBot(match.game, 1, level="master", iterations=1)
    bot.brain = Counting()
    candidate = Candidate(match.options(0)[0])
    assert bot.reward_of(match.knowledge(0).world(5), 0, candidate) == pytest.approx(0.2)
    assert bot.brain.seen == 3
    assert averaged([([0.5], [0.2]), ([0.7], [0.8])]) == ([0.6], [0.5])


def test_the_horizon_can_be_the_end_of_a_stage() -> None:
    class Staged(Recorder):
        look_turns = 99

        def stage(self, s: Any) -> int:
            return len(self.asked) // 3

    match, brain = match_of(), Staged()
    world = match.knowledge(0).world(5)
    assert len(look_ahead(brain, world, 0, Node(), 0)) == 3
    assert not world.over
    assert look_ahead(brain, world, 0, Node(), 0) == []


def test_what_is_tried_is_what_a_seat_plays_for_and_what_is_told_is_the_chance() -> None:
    class Ambitious(Brain):
        """Plays for something else than its chances."""

        def rewards(self, s: Any) -> list[float]:
            return [0.25, 0.75]

        def aims(self, s: Any, chances: list[float]) -> list[float]:
            assert chances == [0.25, 0.75]
            return [1.0 - chances[0], chances[1]]

    match = match_of()
    bot = SearchBot(match.game, 1, iterations=8)
    bot.brain = Ambitious()
    candidate = Candidate(match.options(0)[0])
    assert bot.reward_of(match.knowledge(0).world(1), 0, candidate) == 0.75
    assert candidate.tree.gained == 0.75
    bot.choose(match.knowledge(0))
    reason = bot.explain()
    assert reason is not None
    assert reason.chance == 0.25


def test_all_options_meet_the_same_worlds() -> None:
    met: dict[str, list[int]] = {}

    class Watched(SearchBot):
        def reward_of(self, world: Any, seat: int, candidate: Candidate) -> float:
            met.setdefault(candidate.action.text, []).append(world.rng)
            return 0.5

    match = match_of()
    bot = Watched(match.game, 1, iterations=24)
    bot.choose(match.knowledge(0))
    shortest = min(len(worlds) for worlds in met.values())
    assert len(met) > 1
    assert shortest
    assert len({tuple(worlds[:shortest]) for worlds in met.values()}) == 1


def answered(node: Node, options: list[Action], values: list[float], gain: Any) -> list[Action]:
    """Trials through one place of the tree, as many as it takes to try three answers."""
    chosen = []
    for _ in range(5 * WIDENING):
        action = node.choose(options, values)
        node.came(0.5)
        node.after(action).came(gain(action))
        chosen.append(action)
    return chosen


def test_answers_come_in_as_the_judgement_ranks_them() -> None:
    options = tabletown.new("streets", seats=2, seed=1).options()[:4]
    chosen = answered(Node(), options, [1.0, 4.0, 2.0, 3.0], lambda action: 0.5)
    assert set(chosen[:WIDENING]) == {options[1]}
    assert list(dict.fromkeys(chosen)) == [options[1], options[3], options[2]]


def test_the_tree_finds_the_answer_that_the_judgement_missed() -> None:
    options = match_of().options(0)[:3]
    chosen = answered(
        Node(), options, [3.0, 2.0, 1.0], lambda action: 0.9 if action is options[1] else 0.1
    )
    assert chosen[WIDENING:].count(options[1]) > len(chosen[WIDENING:]) // 2


def test_gains_are_kept_for_the_seat_that_answered() -> None:
    match = match_of()
    bot = SearchBot(match.game, 1, iterations=1)

    class Partial(Recorder):
        def rewards(self, s: Any) -> list[float]:
            return [0.2, 0.7]

    bot.brain = Partial()
    candidate = Candidate(match.options(0)[0])
    assert bot.reward_of(match.knowledge(0).world(5), 0, candidate) == 0.2
    node, gains = candidate.tree, []
    while node.answers:
        (node,) = node.answers.values()
        assert node.visits == 1
        gains.append(node.gained)
    assert set(gains) == {0.2, 0.7}
    assert gains[0] == 0.7  # the other seat answers first


def test_lower_levels_misjudge_more() -> None:
    match = match_of()
    options = match.options(0)

    class Plain(Brain):
        easy_noise = 2.0
        normal_noise = 0.8

        def judge(self, s: Any, seat: int, options: list[Action]) -> list[float]:
            return [float(i) for i in range(len(options))]

    right = {}
    for level in ("easy", "normal"):
        bot = HeuristicBot(match.game, 3, level=level, worlds=1)
        bot.brain = Plain()
        right[level] = sum(bot.choose(match.knowledge(0)) == options[-1] for _ in range(200))
    assert right["easy"] + 20 < right["normal"] < 200
