"""What is true at every moment (FFS-27), over random games, and that the checks can fail."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from tabletown.core.errors import RulesFault
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.games.fifty_first_state import GAME
from tabletown.games.fifty_first_state.effects.goods import AMMO, GUN, SHIELD
from tabletown.games.fifty_first_state.invariants import check
from tabletown.games.fifty_first_state.state import ACTION_PHASE, CLEANUP, LOOKOUT, FiftyFirstState
from tabletown.games.fifty_first_state.state.layout import MATCH

Make = Any
VARIANTS = [(2, "standard", "none"), (4, "standard", "all"), (3, "standard", "winter"), (1, "solo", "all")]  # fmt: skip


def walk(seats: int, mode: str, expansion: str, seed: int) -> list[FiftyFirstState]:
    """Every state of a random game."""
    config = GAME.config(seats, mode, {"expansion": expansion})
    s = GAME.setup(config, seed, 1)
    s.advance()
    dice = Dice(seed, 9)
    states = [s.clone()]
    while not s.over:
        seat = s.deciders()[0]
        options = s.options(seat)
        s.apply(options[dice.below(len(options))], seat)
        check(s)
        states.append(s.clone())
    return states


@pytest.mark.rule(
    "FFS-27.1", "FFS-27.2", "FFS-27.3", "FFS-27.4", "FFS-27.5", "FFS-27.7", "FFS-27.8", "FFS-27.9",
    "FFS-27.10", "FFS-27.11", "FFS-27.15", "FFS-27.19",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "mode", "expansion"), VARIANTS)
def test_random_games_keep_the_invariants(seats: int, mode: str, expansion: str) -> None:
    for seed in range(3):
        assert walk(seats, mode, expansion, seed)[-1].over


@pytest.mark.rule("FFS-27.6", "FFS-27.13", "FFS-27.14", "FFS-27.16", "FFS-27.18", "FFS-21.12")
@pytest.mark.parametrize(("seats", "mode", "expansion"), VARIANTS)
def test_what_may_change_between_two_decisions(seats: int, mode: str, expansion: str) -> None:
    states = walk(seats, mode, expansion, 5)
    for before, after in itertools.pairwise(states):
        for player in range(before.players):
            assert after.vp(player) >= before.vp(player)
            same_phase = before.phase == after.phase == ACTION_PHASE
            if same_phase and before.has_passed(player) and after.has_passed(player):
                assert before.tokens(player) == after.tokens(player)
                assert before.vp(player) == after.vp(player)
                assert before.connections(player) == after.connections(player)
                assert before.powers_used(player) == after.powers_used(player)
                assert before.places(player) == after.places(player)
                assert before.hands[player] == after.hands[player]
                assert before.deals[player] == after.deals[player]
        if mode == "solo":
            assert after.locations(1) - before.locations(1) <= 2
            assert not after.ruins(1)
    final = states[-1]
    reached = [state.last_round() for state in states[:-1]]
    if final.outcome is not None and final.outcome.reason == "points":
        first = reached.index(True) if True in reached else len(reached)
        rounds = {state.round for state in states[first:]}
        assert len(rounds) == 1  # the round in which 25 were reached is the last


@pytest.mark.rule("FFS-27.20")
def test_the_same_seed_gives_the_same_game() -> None:
    config = GAME.config(3, None, {"expansion": "winter"})
    one, two, other = (Match(GAME, config, seed) for seed in (4, 4, 5))
    dice = Dice(1)
    while not one.over:
        options = one.options()
        action = options[dice.below(len(options))]
        one.play(action)
        two.play(action)
    assert one.state == two.state
    assert one.chain == two.chain
    assert other.state.digest() != Match(GAME, config, 4).state.digest()


# -- the checks themselves -----------------------------------------------------------------------


def spoil_cards(s: FiftyFirstState) -> None:
    s.discard += (0,)


def spoil_links(s: FiftyFirstState) -> None:
    s.links[0] = s.links[0][1:]


def spoil_face_up(s: FiftyFirstState) -> None:
    s.lay_open(0, 0)


def spoil_supply(s: FiftyFirstState) -> None:
    s.spend(0, GUN, 1)


def spoil_bank(s: FiftyFirstState) -> None:
    s.receive(0, ((AMMO, 1),))
    s.store(0, 0, AMMO, 1)
    s.stored = ()


def spoil_marks(s: FiftyFirstState) -> None:
    for _ in range(3):
        s.mark_used(0, s.standing(0)[0])


def spoil_visitors(s: FiftyFirstState) -> None:
    s.mark_visited(0, s.standing(0)[0])


def spoil_ruin(s: FiftyFirstState) -> None:
    ref = s.standing(0)[0]
    s.ruin(0, ref)
    s.mark_visited(0, ref)


def spoil_shield(s: FiftyFirstState) -> None:
    s.receive(0, ((SHIELD, 1),))
    s.put_shield(0, s.standing(0)[0])


def spoil_store(s: FiftyFirstState) -> None:
    s.receive(0, ((GUN, 1),))
    s.store(0, 0, GUN, 1)


def spoil_attack(s: FiftyFirstState) -> None:
    s.attack = s.deck[-1:]
    s.deck = s.deck[:-1]
    s.begin_phase(CLEANUP)


def spoil_leftovers(s: FiftyFirstState) -> None:
    s.begin_phase(LOOKOUT)
    s.close_borders(0)


def spoil_sums(s: FiftyFirstState) -> None:
    s.n[MATCH] ^= 1


def spoil_known(s: FiftyFirstState) -> None:
    s.known[0] = (3,)


def spoil_names(s: FiftyFirstState) -> None:
    s.lands[0] = s.lands[0] * 2


def spoil_made(s: FiftyFirstState) -> None:
    s.made = [0]


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (spoil_cards, "FFS-27.1"), (spoil_links, "FFS-27.2"), (spoil_face_up, "FFS-27.2"),
        (spoil_supply, "FFS-27.4"), (spoil_bank, "FFS-27.5"), (spoil_marks, "FFS-27.8"),
        (spoil_visitors, "FFS-27.9"), (spoil_ruin, "FFS-27.11"), (spoil_shield, "FFS-27.10"),
        (spoil_store, "FFS-27.7"), (spoil_attack, "FFS-27.19"), (spoil_leftovers, "FFS-27.15"),
        (spoil_sums, "FFS-2.9"), (spoil_known, "FFS-4.7"), (spoil_names, "FFS-27.1"),
        (spoil_made, "FFS-7.12"),
    ],
)  # fmt: skip
def test_a_broken_position_is_noticed(
    scene: Make, spoil: Callable[[FiftyFirstState], None], rule: str
) -> None:
    t = scene({"state": ["hidden_forge"], "hand": ["docks"]}, {}, expansion="new_era")
    s = t.match.state
    spoil(s)
    with pytest.raises(RulesFault, match=rule):
        check(s)


@pytest.mark.rule("FFS-27.18")
def test_the_hegemony_has_no_ruins_and_no_hand(scene: Make) -> None:
    t = scene({}, mode="solo", hegemony={"state": ["docks"]})
    s = t.match.state
    s.ruin(1, s.standing(1)[0])
    with pytest.raises(RulesFault, match=r"FFS-27\.18"):
        check(s)
    t = scene({}, mode="solo")
    t.match.state.hands[1] = t.match.state.deck[-1:]
    t.match.state.deck = t.match.state.deck[:-1]
    with pytest.raises(RulesFault, match=r"FFS-23\.1"):
        check(t.match.state)
