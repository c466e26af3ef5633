"""Bots among themselves: everybody is asked for a word until nobody speaks, and faults are told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabletown.bots import Bot, make_bot
from tabletown.bots.driver import MOST_TALK, Floor, play_decision, play_out, talk
from tabletown.bots.fault import BotFault
from tabletown.core.actions import Action
from tabletown.core.match import Knowledge, Match
from tabletown.games import find
from tabletown.lab.quick import QuickMatch


def test_proposals_to_lower_seats_are_answered_as_well() -> None:
    """Whoever is asked to trade says yes or no before the table goes on, wherever he sits."""
    game = find("new_angeles")
    sent: Counter[str] = Counter()
    open_at_decision: Counter[str] = Counter()
    for seed in (800, 801):
        match = QuickMatch.begin(game, game.config(4), seed)
        bots = {seat: make_bot(game, "normal", seed * 10 + seat) for seat in range(4)}
        while not match.over:
            before = len(match.history)
            talk(match, bots)
            for played in match.history[before:]:
                if played.action.kind == "propose":
                    receiver = played.action.text.partition("to=")[2].partition(" ")[0]
                    if receiver.isdigit():
                        sent["lower" if int(receiver) < played.seat else "higher"] += 1
            for proposal in match.state.proposals:  # type: ignore[attr-defined]
                if proposal.to >= 0:
                    open_at_decision["lower" if proposal.to < proposal.sender else "higher"] += 1
            (seat, *_) = match.state.deciders()
            match.play(bots[seat].choose(match.knowledge(seat)), seat)
    assert sent["lower"] > 10
    assert sent["higher"] > 10
    assert open_at_decision == Counter()


def test_the_floor_asks_everybody_again_after_a_word() -> None:
    floor = Floor()
    floor.turn(1, 0)
    asked = [floor.ask([0, 1, 2]), floor.ask([0, 1, 2])]
    floor.spoke(1)
    floor.turn(1, 1)
    asked += [floor.ask([0, 1, 2]) for _ in range(4)]
    assert asked == [0, 1, 0, 1, 2, None]


def test_nobody_talks_for_ever() -> None:
    floor = Floor()
    for moment in range(3 * MOST_TALK):
        floor.turn(1, moment)
        seat = floor.ask([0, 1])
        if seat is None:
            break
        floor.spoke(seat)
    assert floor.words == Counter({0: MOST_TALK, 1: MOST_TALK})
    floor.turn(2, moment + 1)
    assert floor.ask([0, 1]) == 0


class Chatterbox(Bot):
    """Says whatever can be said, always."""

    talks = True

    def talk(self, knowledge: Knowledge) -> Action | None:
        return next(iter(knowledge.free_options), None)


def test_a_chatterbox_is_bounded() -> None:
    game = find("new_angeles")
    match = Match(game, game.config(4), 5)
    bots: dict[int, Bot] = {seat: Chatterbox(game, seat) for seat in range(4)}
    for _ in range(60):
        before = len(match.history)
        play_decision(match, bots)
        assert len(match.history) - before <= 4 * MOST_TALK + 1


class Raises(Bot):
    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        raise ValueError("oops")


class Cheats(Bot):
    def choose(self, knowledge: Knowledge) -> Action:
        return Action("conjure", (), 0, "conjure")


@pytest.mark.parametrize(
    ("bot", "wanted"),
    [
        (Raises, [r":Raises at seat 0 failed", "test_driver.py", "in decide", 'raise ValueError("oops")', "ValueError: oops"]),
        (Cheats, [r":Cheats at seat 0: 'conjure' is none of its options"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", [Match, QuickMatch.begin])
def test_a_fault_of_a_bot_says_where(bot: Any, wanted: list[str], kind: Any) -> None:
    game = find("streets")
    with pytest.raises(BotFault) as caught:
        play_out(kind(game, game.config(2), 1), {0: bot(game, 1), 1: bot(game, 2)})
    for text in wanted:
        assert text in str(caught.value)
    assert "bots/driver.py" not in str(caught.value)


def test_the_commands_show_the_place_of_the_fault(tmp_path: Path) -> None:
    import subprocess
    import sys

    (tmp_path / "mybots.py").write_text(
        "from tabletown.bots import Bot\n\n\nclass Oops(Bot):\n"
        "    def decide(self, knowledge, options):\n        return self.no_such_thing\n"
    )
    for command in (
        ["simulate", "streets", "--seats", "2", "--bots", "mybots:Oops", "--games", "1"],
        ["ladder", "streets", "--seats", "2", "--levels", "random,mybots:Oops", "--games", "2", "--jobs", "2"],
    ):  # fmt: skip
        done = subprocess.run(
            [sys.executable, "-m", "tabletown", *command],
            cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode in (1, 2)
        assert 'mybots.py", line 6, in decide' in done.stderr, done.stderr
        assert "AttributeError" in done.stderr
        assert "Traceback" not in done.stderr
