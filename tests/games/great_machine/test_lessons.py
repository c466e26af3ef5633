"""Lessons and puzzles of the client, played through the engine with the numbers their coach names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletown.core.match import Match
from tabletown.games.great_machine import GAME

FOLDER = Path(__file__).parents[3] / "web" / "src" / "lessons" / "great_machine"
LESSONS = ["three-sparks", "the-other-side"]
PUZZLES = [
    "the-long-way", "small-but-sure", "wait-for-the-raid", "which-punishment", "now-or-never",
    "move-the-mountain",
]  # fmt: skip


class Pupil:
    """Plays a lesson step by step, always the first wanted move."""

    def __init__(self, name: str) -> None:
        self.lesson: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
        self.seat: int = self.lesson["seat"]
        self.steps: list[dict[str, Any]] = self.lesson["steps"]
        self.match = self.table({})
        self.at = 0

    def table(self, step: dict[str, Any]) -> Match:
        own = {**self.lesson, **step}
        config = GAME.config(len(own["players"]), own.get("mode"), own.get("options", {}))
        return Match(GAME, config, 0, position=own["position"])

    def begin(self, title: str) -> Pupil:
        """Set the next step up; its title says where we are."""
        step = self.steps[self.at]
        assert step["title"]["en"] == title
        if "position" in step:
            self.match = self.table(step)
        for deed in step.get("before", []):
            self.match.play(deed["play"], deed["seat"])
        for text in step["advance"].get("texts", []):
            if step["advance"]["on"] == "play":
                assert text in self.options, f"{title}: {text}"
        for answer in step.get("answers", []):
            texts = answer.get("texts", [])
            assert set(texts) <= set(self.options), f"{title}: {texts}"
        return self

    def do(self, title: str, text: str | None = None) -> Pupil:
        """Set the next step up and do what it wants (or ``text``, one of the wanted moves)."""
        self.begin(title)
        advance = self.steps[self.at]["advance"]
        if advance["on"] == "play":
            text = text or advance["texts"][0]
            assert text in advance["texts"]
            self.match.play(text, self.seat)
        elif advance["on"] == "why":
            assert all(self.match.explain(self.seat, text) for text in advance["texts"])
        self.at += 1
        return self

    @property
    def options(self) -> list[str]:
        return [action.text for action in self.match.options(self.seat)]

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def trust(self) -> dict[str, int]:
        names = [self.s.tables.hero_ids[hero] for hero in self.s.heroes]
        return dict(zip(names, self.s.trust, strict=True))

    @property
    def dial(self) -> tuple[int, int, int]:
        """Discontent, plan, bonds."""
        return self.s.discontent, self.s.plan, self.s.bonds

    def district(self, name: str) -> dict[str, Any]:
        board = self.match.view(self.seat)["board"]
        return next(d for d in board["districts"] if d["id"] == name)

    def riot(self, name: str) -> tuple[int, int, int]:
        """Supporters, opponents, unknown citizens of a riot there, as the seat knows."""
        rows = self.match.forecast(self.seat)["riots"]
        row = next(row for row in rows if row["district"] == name)
        return row["support"], row["opposition"], row["unknown"]

    def attempt(self, *texts: str) -> Pupil:
        """What else could have been done, on a copy of the table."""
        other = Pupil.__new__(Pupil)
        other.lesson, other.seat, other.steps, other.at = (
            self.lesson, self.seat, self.steps, self.at,
        )  # fmt: skip
        other.match = self.match.copy()
        for text in texts:
            other.match.play(text)
        return other


def test_there_are_two_lessons_and_six_puzzles() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(LESSONS + PUZZLES)
    kinds = {name: Pupil(name).lesson["kind"] for name in LESSONS + PUZZLES}
    assert [kinds[name] for name in LESSONS + PUZZLES] == ["lesson"] * 2 + ["puzzle"] * 6


@pytest.mark.rule("GM-6.3", "GM-9.5", "GM-12.12", "GM-14.7", "GM-17.2", "GM-18.13", "GM-20.20")
def test_three_sparks() -> None:
    p = Pupil("three-sparks")
    p.do("Two clocks")
    assert p.dial == (0, 3, 6)
    p.do("Trust")
    assert p.trust == {"mateusz": 4, "olga": 4, "sylvia": 4}
    p.do("Choose in secret").do("Sylvia goes to the Tower")
    p.do("The Machine moves")
    assert p.dial == (0, 3, 0)
    assert p.district("theatre")["raid"]
    p.do("Mateusz strikes").do("Pay!")
    assert p.trust["mateusz"] == 2
    industrial = p.district("industrial")
    assert (industrial["guards"], industrial["broken"]) == (1, 1)
    p.do("Olga on the Square")
    assert (p.trust["olga"], p.s.discontent) == (2, 2)
    p.begin("Sylvia walks")
    assert p.attempt("step theatre", "step tower_of_law").trust["sylvia"] == 0
    p.do("Sylvia walks")
    assert p.trust["sylvia"] == 2
    assert p.attempt("act identify").district("tower_of_law")["people"][0]["kind"] == "scientist"
    p.do("Who are you?").do("Closing")
    assert p.dial == (3, 3, 7)
    assert p.trust == {"mateusz": 6, "olga": 6, "sylvia": 4}
    p.do("Round 2").do("Names for one coin")
    assert p.s.bonds == 1
    p.do("All four")
    assert p.trust["mateusz"] == 2
    people = [(c["kind"], c["state"]) for c in p.district("industrial")["people"]]
    assert people == [(k, "known") for k in ("artist", "scientist", "merchant", "traitor")]
    p.begin("Caught")
    assert p.s.plan == 4
    p.steps[p.at].pop("before")
    p.do("Caught")
    assert (p.trust["olga"], p.s.discontent) == (4, 5)
    p.do("A card comes back")
    assert p.trust["sylvia"] == 2
    p.do("Whose card?")
    assert p.s.plan == 5
    assert "access mateusz trade" in p.options
    p.do("Some rounds later")
    assert (p.dial, p.s.successes()) == ((8, 9, 2), 2)
    assert p.trust == {"mateusz": 3, "olga": 2, "sylvia": 3}  # the shield cost nothing
    assert p.riot("industrial") == (2, 2, 0)
    # the other way: the rally wakes the merchant
    rally = p.attempt("act square_a")
    assert (rally.s.discontent, rally.riot("industrial")) == (10, (3, 2, 0))
    rally.match.play("step industrial")
    rally.match.play("act riot")
    assert rally.match.outcome is not None
    assert rally.match.outcome.reason == "riots"
    p.do("Bring a friend").do("To Industrial")
    assert p.trust["olga"] == 1
    assert p.riot("industrial") == (3, 2, 0)
    p.do("Sylvia arrives")
    assert p.trust["sylvia"] == 1
    p.do("The third spark")
    assert p.match.outcome is not None
    assert (p.match.outcome.reason, p.match.outcome.winners) == ("riots", (1,))
    assert p.at == len(p.steps)


@pytest.mark.rule("GM-8.15", "GM-10.12", "GM-19.17", "GM-19.24", "GM-34.4", "GM-37.4", "GM-39.3")
def test_the_other_side() -> None:
    p = Pupil("the-other-side")
    p.do("You are the Machine")
    assert p.s.bonds == 2
    p.do("Collect")
    assert p.s.bonds == 4
    p.do("Draw")
    assert p.s.bonds == 0
    p.do("Arrest")
    assert p.options == ["citizen 8", "citizen 9"]
    p.do("Whom?")
    assert (p.s.bonds, p.district("trade")["citizens"]) == (2, 2)
    p.begin("Three punishments")
    goal = p.attempt("detain great_goal")
    assert (goal.s.plan, goal.match.state.owners[1]) == (11, 1)
    card = p.attempt("detain denial_of_access")
    assert (card.s.plan, card.trust["olga"]) == (10, 6)
    p.do("Three punishments")
    assert (p.s.bonds, p.trust["olga"]) == (7, 0)
    p.begin("Guards stand in your way")
    assert p.attempt("order executor square_collect").s.bonds == 2 + 2
    p.do("Guards stand in your way").do("Now collect")
    assert p.s.bonds == 2 - 1 + 3
    p.begin("Surveillance")
    assert p.district("industrial")["load"] == 3
    p.do("Surveillance")
    assert p.trust["sylvia"] == 3
    p.do("Provocation")
    assert p.dial == (12, 7, 2)
    p.do("Relocate")
    assert p.s.bonds == 0
    refused = p.match.explain(0, "relocate elite 5,4 v")[0]
    assert (refused.key, dict(refused.args)["district"]) == ("fewer-than-two-connections", "trade")
    p.do("Why not this one?").do("A new place for Trade")
    assert set(p.district("trade")["connections"]) == {"science", "tower_of_law"}
    p.do("Running out of trust")
    assert p.s.discontent == 5
    assert "access sylvia trade" not in p.attempt(
        "access culum science", "access veiga theatre"
    ).options  # fmt: skip
    p.do("Cancel a directive")
    assert p.trust["sylvia"] == 1
    p.do("Which one?")
    assert "fortification" not in p.match.view(0)["board"]["machine"]["published"]
    p.do("The automaton").begin("What Executor did")
    assert p.trust["culum"] == 1
    industrial = p.district("industrial")
    assert (industrial["servants"], industrial["guards"], industrial["broken"]) == (
        ["executor"],
        2,
        0,
    )
    p.do("What Executor did").do("The progress marker")
    tracks = p.match.view(0)["board"]["tracks"]
    assert (tracks["plan"], tracks["marker"]) == (6, 5)
    p.do("A mission").do("Put it down").do("The trap is set")
    board = p.match.view(0)["board"]
    assert board["automa"]["riot_tokens"] == 1
    assert "ambush" in p.district("trade")["tokens"]
    assert p.at == len(p.steps)


@pytest.mark.rule("GM-9.5", "GM-12.12")
def test_the_long_way() -> None:
    p = Pupil("the-long-way")
    assert p.attempt("step theatre", "step central_square").trust["sylvia"] == 0
    short = p.attempt("step control_centre", "step theatre", "step central_square")
    assert short.trust["sylvia"] == 0
    p.do("The long way").do("Onwards").do("The last step")
    assert p.trust["sylvia"] == 1
    p.do("The rally")
    assert p.s.discontent == 6 + 3


@pytest.mark.rule("GM-14.1", "GM-14.3", "GM-14.7")
def test_small_but_sure() -> None:
    p = Pupil("small-but-sure")
    assert p.riot("industrial") == (2, 2, 0)
    assert p.riot("science") == (3, 2, 1)
    assert p.riot("tower_of_law") == (2, 1, 0)
    p.do("Small but sure").do("Go")
    assert p.trust["olga"] == 4  # her first district is free
    p.do("Riot")
    assert p.s.successes() == 1


@pytest.mark.rule("GM-19.21", "GM-19.23")
def test_wait_for_the_raid() -> None:
    p = Pupil("wait-for-the-raid")
    angry = p.attempt("act agitate", "take")
    assert angry.s.discontent == 7
    assert angry.s.plan == 6
    p.do("Wait for the raid").do("Which citizen?")
    assert (p.s.discontent, p.s.plan) == (6, 5)
    assert sum(c["state"] == "known" for c in p.district("theatre")["people"]) == 1


@pytest.mark.rule("GM-10.4", "GM-18.46")
def test_which_punishment() -> None:
    p = Pupil("which-punishment")
    goal = p.attempt("detain great_goal", "end")
    assert (goal.s.plan, goal.s.round) == (11, 9)
    funds = p.attempt("detain seizure_of_funds")
    assert (funds.s.plan, funds.s.bonds - goal.s.bonds) == (11, 5)
    card = p.attempt("detain denial_of_access")
    assert (card.s.plan, card.s.seized[2].bit_count()) == (11, 1)
    p.do("Which punishment?")


@pytest.mark.rule("GM-14.6", "GM-15.5", "GM-16.3", "GM-19.15")
def test_now_or_never() -> None:
    p = Pupil("now-or-never")
    lost = p.attempt("end", "act square_a", "act riot")
    assert lost.match.outcome is not None
    assert lost.match.outcome.reason == "plan"
    p.do("Now or never").do("Culum has done enough").do("Olga")
    assert (p.s.discontent, p.s.successes()) == (18, 2)
    assert p.riot("science") == (3, 2, 0)
    p.do("Sylvia")
    assert p.match.outcome is not None
    assert p.match.outcome.reason == "riots"


@pytest.mark.rule("GM-3.10", "GM-11.17")
def test_move_the_mountain() -> None:
    p = Pupil("move-the-mountain")
    assert p.riot("trade") == (2, 3, 0)
    stay = p.attempt("end", "act move_citizens", "citizen 3", "district trade")
    assert stay.riot("trade") == (3, 3, 0)  # three districts away: one friend for all his trust
    p.do("Move the mountain").do("Where to?")
    assert p.trust["sylvia"] == 0
    trade = p.district("trade")["connections"]
    assert set(trade) == {"science", "tower_of_law"}
    p.do("Mustafa").do("The first friend").do("To Trade")
    assert p.trust["mustafa"] == 2
    p.match.play("citizen 3")
    p.match.play("district trade")
    p.match.play("citizen 4")
    p.match.play("district trade")
    assert p.riot("trade") == (5, 3, 0)
