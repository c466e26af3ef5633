"""What always holds (section 23): the checks notice every breach, and random games never breach."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletown
from tabletown.core.errors import RulesFault
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.state import Memory

BREACHES = {
    "NA-I.1": lambda s: s.on.__setitem__(0, 1023),
    "NA-I.2": lambda s: s.on.__setitem__(0, 1 << 10),
    "NA-I.3": lambda s: (s.on.__setitem__(2, 1), s.on.__setitem__(1, 1)),
    "NA-I.4": lambda s: (s.on.__setitem__(3, 1), s.on.__setitem__(7, 1)),
    "NA-I.5": lambda s: s.on.__setitem__(6, 0b111),
    "NA-I.7": lambda s: setattr(s, "threat", 25),
    "NA-I.8": lambda s: s.supply.__setitem__(0, 9),
    "NA-I.9": lambda s: s.capital.__setitem__(0, -1),
    "NA-I.10": lambda s: s.hands.__setitem__(0, (*s.hands[0], 3)),
    "NA-I.11": lambda s: (setattr(s, "dealing", False), setattr(s, "revealed", s.assets[-1]), setattr(s, "assets", s.assets[:-1])),
    "NA-I.12": lambda s: setattr(s, "assets", s.assets[:-1]),
    "NA-I.13": lambda s: (setattr(s, "track", s.track + s.assets[:5]), setattr(s, "assets", s.assets[5:])),
    "NA-I.14": lambda s: setattr(s, "emergency", (-1, *s.emergency[1:])),
    "NA-I.15": lambda s: setattr(s, "rivals", (s.rivals[1], *s.rivals[1:])),
    "NA-I.16": lambda s: setattr(s, "invested", (s.returned[0], *s.invested[1:])),
    "NA-I.17": lambda s: setattr(s, "events", s.events[1:]),
    "NA-I.19": lambda s: (setattr(s, "dealing", True), setattr(s, "main_played", True), s.hands.__setitem__(0, s.hands[0][1:]),
                          setattr(s, "support_main", (14,))),
    "NA-I.23": lambda s: setattr(s, "exhausted", 1 << s.assets[-1]),
    "NA-I.27": lambda s: setattr(s, "memories", (Memory(1, 0, (3,), 0),)),
}  # fmt: skip


@pytest.mark.rule(
    "NA-I.1",
    "NA-I.2",
    "NA-I.3",
    "NA-I.4",
    "NA-I.5",
    "NA-I.7",
    "NA-I.8",
    "NA-I.9",
    "NA-I.10",
    "NA-I.11",
)
@pytest.mark.rule(
    "NA-I.12",
    "NA-I.13",
    "NA-I.14",
    "NA-I.15",
    "NA-I.16",
    "NA-I.17",
    "NA-I.19",
    "NA-I.23",
    "NA-I.27",
)
@pytest.mark.parametrize("rule", list(BREACHES))
def test_every_breach_is_noticed(scene, rule):
    t = scene(phase="end_of_turn", assets=[["susan_chen"]], hands=[["puff_piece", "puff_piece"]])
    check(t.s)
    BREACHES[rule](t.s)
    with pytest.raises(RulesFault, match=rule):
        check(t.s)


@pytest.mark.rule(
    "NA-I.10", "NA-I.12", "NA-I.6", "NA-I.18", "NA-I.20", "NA-I.21", "NA-I.22", "NA-I.24", "NA-I.30"
)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(4, 6), talk=st.booleans())
def test_random_games_keep_every_invariant(seed, seats, talk):
    match = tabletown.new(
        "new_angeles", seats=seats, seed=seed, options={"windows": "off", "corporations": "random"}
    )
    dice = Dice(seed, 3)
    developed = 0
    while not match.over:
        s = match.state
        assert s.on[5] & developed == developed  # development tokens never decrease
        developed = s.on[5]
        active, turn, capital = s.active, s.turn, sum(s.capital)
        owned = sorted(asset for assets in s.owned for asset in assets)
        seat = dice.below(seats)
        free = match.free_options(seat) if talk and dice.chance() < 0.25 else []
        if free:
            events = match.play(free[dice.below(len(free))], seat)
        else:
            seat = s.deciders()[0]
            options = match.options(seat)
            events = match.play(options[dice.below(len(options))], seat)
        s = match.state
        check(s)
        keys = [event.key for event in events]
        if "first-player" not in keys:  # starting capital
            assert sum(s.capital) - capital == gained(events)  # trades only move it
        if free and set(keys) <= TRADE:
            assert sorted(asset for assets in s.owned for asset in assets) == owned
        if s.turn == turn + 1:
            assert s.active == (active + 1) % seats  # one seat clockwise per turn
        elif s.turn == turn and "first-player" not in keys:
            assert s.active == active
        illness = sum(event.key == "threat" and event.rule == "NA-3.0" for event in events)
        assert illness <= 1 + keys.count("deal-won")  # at most once per action card


TRADE = {
    "accepted", "traded", "asset-moved", "promised", "promised-to-all", "promise-judged", "proposal-ended", "proposed",
}  # fmt: skip


def gained(events):
    """What contracts, investments and cards that gain, lose or spend did to the total capital."""
    signs = {"capital": 1, "capital-lost": -1}
    return sum(signs[event.key] * event.args["by"] for event in events if event.key in signs)
