"""How bots see the table: what things are worth, and everybody's chances (section 18)."""

from __future__ import annotations

import pytest

from tabletown.core.state import GameEnds
from tabletown.games.new_angeles.bot.outlook import Outlook, seat_terms, threat_cost, win_chances
from tabletown.games.new_angeles.effects.worth import asset_value
from tabletown.games.new_angeles.rules.ending import city_falls
from tests.games.new_angeles.asking_bots import BRAIN


@pytest.mark.rule("NA-V.3")
def test_assets_lose_value_towards_the_end(scene):
    values = []
    for round in (1, 5, 6):
        t = scene(phase="end_of_turn", round=round, track=4, assets=[["braintrust", "susan_chen"]])
        values.append(asset_value(t.s, t.s.owned[0][0], 0))
    assert values[0] == 2 * values[1] == 4 * values[2] > 0
    t = scene(
        phase="end_of_turn", round=6, track=1, assets=[["susan_chen"], ["mr_li"], ["marco_cubrero"]]
    )
    assert asset_value(t.s, t.s.owned[2][0], 2) == 0  # no end of turn comes any more
    assert asset_value(t.s, t.s.owned[0][0], 0) > 0


@pytest.mark.rule("NA-V.5")
def test_threat_weighs_more_the_higher_it_is(scene):
    last = []
    for seats in (4, 5, 6):
        s = scene(phase="end_of_turn", seats=seats, assets=[["susan_chen"]]).s
        steps = [threat_cost(s, final + 1) - threat_cost(s, final) for final in (5, 12, 18, 23)]
        assert steps == sorted(steps)
        assert steps[-1] > 4 * steps[0]
        last.append(steps[-1])
    assert last == sorted(last, reverse=True)  # the fewer players, the more each has to carry
    fields = {
        "phase": "end_of_turn",
        "assets": [["susan_chen"]],
        "rivals": ["federalist"],
        "round": 5,
    }
    for capital, sign in ((30, 1), (10, -1)):
        low = scene(threat=5, capital=[capital, 9, 9, 9], **fields)
        high = scene(threat=15, capital=[capital, 9, 9, 9], **fields)
        gain = BRAIN.value(high.s, 0) - BRAIN.value(low.s, 0)
        assert gain * sign > 0  # a rich Federalist likes threat, a poor one fears it
        assert BRAIN.value(high.s, 1) < BRAIN.value(low.s, 1)


def test_nobody_but_a_rich_federalist_would_rather_have_the_city_fall(scene):
    for seats in (4, 5, 6):
        t = scene(
            phase="end_of_turn", round=6, threat=24, seats=seats, assets=[["susan_chen"]],
            capital=[20] + [48] * (seats - 1), rivals=["jinteki"],
            board={"outage": [8, 9, 10], "orgcrime": [6, 9, 10], "strike": [1, 2, 5]},
        )  # fmt: skip
        fallen = t.s.clone()
        with pytest.raises(GameEnds):
            city_falls(fallen)
        assert BRAIN.value(fallen, 0) < BRAIN.value(t.s, 0) - 20


@pytest.mark.rule("NA-V.4")
def test_the_rivals_capital_counts_against_a_seat(scene):
    fields = {"phase": "end_of_turn", "assets": [["susan_chen"]], "rivals": ["jinteki"]}
    plain = scene(capital=[10, 10, 10, 10], **fields)
    rival = scene(capital=[10, 14, 10, 10], **fields)
    other = scene(capital=[10, 10, 14, 10], **fields)
    assert BRAIN.value(rival.s, 0) < BRAIN.value(plain.s, 0)
    assert BRAIN.value(other.s, 0) == pytest.approx(BRAIN.value(plain.s, 0))
    terms = seat_terms(plain.s, 0, Outlook(plain.s))
    assert set(terms) == {
        "capital",
        "assets",
        "cards",
        "investment",
        "outlook",
        "rival",
        "threat",
        "demand",
    }


def test_chances_follow_the_table(scene):
    fields = {
        "phase": "end_of_turn",
        "assets": [["susan_chen"]],
        "round": 6,
        "track": 0,
        "rivals": ["jinteki", "federalist"],
    }
    ahead = win_chances(scene(capital=[30, 20, 10, 10], **fields).s)
    behind = win_chances(scene(capital=[20, 30, 10, 10], **fields).s)
    assert ahead[0] > 0.6 > 0.3 > behind[0]
    burning = win_chances(scene(capital=[30, 30, 10, 10], threat=23, **fields).s)
    assert burning[0] < ahead[0]
    assert burning[1] > 0.5 > ahead[1]
    assert all(0.0 <= chance <= 1.0 for chance in [*ahead, *behind, *burning])
