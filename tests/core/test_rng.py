"""The generator: reproducible, fair enough, independent streams."""

from __future__ import annotations

import copy

from hypothesis import given
from hypothesis import strategies as st

from tabletown.core.rng import Dice, mix, seeded


def test_the_stream_is_the_same_on_every_platform() -> None:
    dice = Dice(42)
    assert [dice.below(1000) for _ in range(6)] == [Dice(42).below(1000)] + [
        d.below(1000) for d in [stepped(42, n) for n in range(1, 6)]
    ]
    assert mix(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF  # the published first value of splitmix64


def stepped(seed: int, steps: int) -> Dice:
    dice = Dice(seed)
    for _ in range(steps):
        dice.below(7)
    return dice


@given(st.integers(), st.integers(1, 10**6))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))
    assert 0.0 <= dice.chance() < 1.0


def test_every_face_comes_up_about_equally() -> None:
    dice = Dice(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_seeds_and_salts_give_other_streams() -> None:
    assert len({seeded(seed, salt) for seed in range(50) for salt in range(5)}) == 250


@given(st.lists(st.integers(), unique=True), st.integers())
def test_shuffling_loses_nothing(items: list[int], seed: int) -> None:
    shuffled = items.copy()
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_copied_generator_goes_on_alike() -> None:
    dice = Dice(42)
    dice.below(6)
    other = copy.deepcopy(dice)
    assert other is not dice
    assert [dice.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]
