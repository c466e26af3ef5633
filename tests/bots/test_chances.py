"""What is shown to people: chances as games ended, reasons that matter and agree with the advice."""

from __future__ import annotations

from collections import Counter

import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.bots.base import ValueTerm, lasting, telling
from tabletown.bots.chances import chance_of, chances_of, data_file, honest, mapped, maps
from tabletown.bots.driver import play_decision
from tabletown.bots.judgement import judged
from tabletown.games import find
from tabletown.lab.calibrate import Row, calibration_error, deciles, fitted, main, plot, shown
from tabletown.lab.quick import QuickMatch

GAMES = ("fifty_first_state", "great_machine", "new_angeles", "streets")


def test_an_estimate_that_is_too_sure_of_itself_is_corrected():
    """Said 0.9 and 0.1, but every third time it comes otherwise."""
    rows = [
        Row(n, 0, "", 0.9 if n % 2 else 0.1, float((n % 2 == 1) != (n % 6 < 2))) for n in range(600)
    ]
    weights = fitted(rows)
    said = [mapped(row.estimate, weights) for row in rows]
    won = [row.won for row in rows]
    assert mapped(0.9, weights) == pytest.approx(2 / 3, abs=0.03)
    assert calibration_error(deciles(said, won)) < 0.03
    assert calibration_error(deciles([row.estimate for row in rows], won)) > 0.2
    assert mapped(0.2, weights) < mapped(0.5, weights) < mapped(0.8, weights)


def test_an_estimate_that_is_far_off_is_corrected_too():
    """Said 0.97 to 1.0 and won every fourth time, as `normal` alone against the Hegemony."""
    rows = [
        Row(n, 0, "", 0.97 + 0.01 * (n % 3) if n % 5 else 0.3, float(n % 4 == 0))
        for n in range(3000)
    ]
    weights = fitted(rows)
    said = [mapped(row.estimate, weights) for row in rows]
    assert calibration_error(deciles(said, [row.won for row in rows])) < 0.01


def test_an_estimate_that_is_off_early_and_late_is_corrected():
    """Always said 0.5: in round 2 it is won 7 times of 10, in round 12 only 3 times."""
    rows = [
        Row(n, 0, "", 0.5, float(n // 2 % 10 < (7 if n % 2 else 3)), 2 if n % 2 else 12)
        for n in range(4000)
    ]
    weights = fitted(rows)
    assert mapped(0.5, weights, 2) == pytest.approx(0.7, abs=0.01)
    assert mapped(0.5, weights, 12) == pytest.approx(0.3, abs=0.01)


def test_a_map_never_falls():
    """Who is said to win for certain, and wins less often than who is said to win perhaps."""
    rows = [
        Row(n, 0, "", (0.05, 0.3, 0.7, 0.999)[n % 4], float(n // 4 % 10 < (1, 2, 8, 6)[n % 4]))
        for n in range(4000)
    ]
    weights = fitted(rows)
    said = [mapped(step / 200, weights) for step in range(201)]
    assert said == sorted(said)
    assert weights[2] < 0.0


def test_what_is_measured_is_what_is_shown():
    """Chances of a table of three add up to 1, as the coach and the browser show them."""
    weights = {"": (0.3, 1.2, 0.4, 0.0)}
    table = [Row(1, 0, "", estimate, 0.0) for estimate in (0.7, 0.2, 0.1)]
    shared = [Row(1, 1, "", estimate, 1.0) for estimate in (0.9, 0.8)]
    said = shown([*table, *shared], weights)
    assert sum(said[:3]) == pytest.approx(1.0)
    assert said[3:] == [mapped(0.9, weights[""]), mapped(0.8, weights[""])]


def test_nothing_is_certain_before_the_end():
    match = tabletown.new("streets", seats=2, seed=3)
    game = find("streets")
    brain = game.brain()
    for estimate in (0.0, 1.0):
        assert 0.0 < chance_of(game, brain, match.state, 0, estimate) < 1.0
    assert sum(chances_of(game, brain, match.state, [0.99, 0.01])) == pytest.approx(1.0)


def test_rounding_is_honest():
    assert [honest(one) for one in (0.0, 0.001, 0.031, 0.52, 0.536, 0.999, 1.0)] == [
        0.0, 0.01, 0.05, 0.5, 0.55, 0.99, 1.0,
    ]  # fmt: skip


def test_a_change_that_is_told_is_seen_after_rounding():
    """The coach names changes of 5 % and more: none of them comes out as no change."""
    for step in range(30, 920):
        before = step / 1000
        assert honest(before + 0.05) > honest(before)


def test_what_only_luck_makes_differ_is_no_reason():
    steady = lasting("money", [{"money": 3.0}] * 6, [{"money": 1.0}] * 6)
    assert steady.gain == pytest.approx(2.0)
    jumps = [{"money": value} for value in (9.0, -8.0, 7.0, -6.0, 5.0, -4.0)]
    assert lasting("money", jumps, [{"money": 0.0}] * 6).gain == 0.0
    assert lasting("end", [{"end": 1.0}] * 6, [{}] * 6).gain == pytest.approx(1.0)


def test_where_the_position_tells_nothing_the_judgement_has_a_name():
    """Which deck to draw from does not show on the table; the hint says what it is good for."""
    match = tabletown.new("new_angeles", seats=4, seed=3)
    game = find("new_angeles")
    told = set()
    bots = {seat: make_bot(game, "normal", seat) for seat in range(4)}
    for _ in range(120):
        seat = match.state.deciders()[0]
        step = match.state.asking()
        if step is not None and step.prompt == "general" and len(match.options(seat)) > 1:
            advisor = make_bot(game, "normal", 5)
            advisor.choose(match.knowledge(seat))
            reason = advisor.explain()
            assert reason is not None
            told.update([term.name for term in reason.terms])
            assert all(term.gain > 0 for term in reason.terms)
        play_decision(match, bots)
        if "draw" in told:
            break
    assert "draw" in told


@pytest.mark.parametrize(
    ("name", "mode", "seats", "prompts", "names"),
    [
        ("great_machine", "versus", 2, ("machine",), {"reach", "guards", "order", "saved"}),
        ("new_angeles", None, 4, ("player", "victim", "place"), {"player", "district"}),
    ],
)
def test_a_command_a_player_and_a_place_have_their_reason(
    name: str, mode: str | None, seats: int, prompts: tuple[str, ...], names: set[str]
) -> None:
    """Where the best option is clearly better, something is named: terms, or what is chosen."""
    game = find(name)
    brain = game.brain()
    match = QuickMatch.begin(game, game.config(seats, mode), 4)
    bots = {seat: make_bot(game, "normal", seat) for seat in range(seats)}
    told: Counter[str] = Counter()
    for _ in range(300):
        if match.over or told.total() == 6:
            break
        seat = match.state.deciders()[0]
        step = match.state.asking()
        if step is not None and step.prompt in prompts and len(match.options(seat)) > 1:
            knowledge = match.knowledge(seat)
            options = knowledge.options
            values = judged(brain, [knowledge.world(number) for number in range(12)], seat, options)
            best, second = sorted(range(len(options)), key=lambda i: -values[i])[:2]
            if values[best] - values[second] > 0.5:
                advisor = make_bot(game, "normal", 5)
                advisor.last = (knowledge, options[best], options[second], None)
                reason = advisor.explain()
                assert reason is not None
                assert reason.terms, reason
                told[reason.terms[0].name] += 1
        play_decision(match, bots)
    assert names & set(told), told


@pytest.mark.parametrize("name", GAMES)
def test_maps_rise_with_the_estimate(name):
    tables = maps(data_file(find(name)))
    assert tables
    for table, parts in tables.items():
        for part, weights in parts.items():
            assert (weights[3] != 0.0) == (
                name == "great_machine"
            )  # only its stages are told apart
            shown = [mapped(step / 20, weights) for step in range(21)]
            assert shown == sorted(shown), (table, part)


def test_the_command_measures_and_plots(capsys, tmp_path):
    words = ["lanterns", "--games", "6", "--positions", "3", "--dry", "--plot", str(tmp_path)]
    assert main(words) == 0
    assert "calibration error" in capsys.readouterr().out
    (picture,) = tmp_path.iterdir()
    assert picture.read_text().startswith("<svg")
    assert "said 0.50" in plot("x", deciles([0.5], [1.0]), deciles([0.5], [1.0]))


def test_reasons_do_not_speak_against_the_advice():
    def names(*terms: tuple[str, float]) -> list[str]:
        return [term.name for term in telling([ValueTerm(n, gain, 0.0) for n, gain in terms], 0.2)]

    assert names(("a", 3.0), ("b", 0.1)) == ["a"]  # what is tiny is left out
    assert names(("a", 0.1), ("b", -0.1)) == []
    assert names(("a", 3.0), ("b", -1.0)) == ["a", "b"]  # what it costs is said
    assert names(("a", 1.0), ("b", -3.0)) == ["a"]  # unless it would outweigh what is named
    assert names(("a", 3.0), ("b", 2.0), ("c", 1.0), ("d", -1.5)) == ["a", "b", "d"]
