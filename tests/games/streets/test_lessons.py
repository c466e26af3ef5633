"""The lessons and puzzles of the client, played through the rules with the numbers they tell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletown.core.match import Match
from tabletown.games.streets import GAME

LESSONS = Path(__file__).parents[3] / "web" / "src" / "lessons" / "streets"


def read(name: str) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads((LESSONS / f"{name}.json").read_text(encoding="utf-8"))
    return lesson


def table(lesson: dict[str, Any], step: dict[str, Any]) -> Match:
    own = {**lesson, **step}
    config = GAME.config(len(own["players"]), own["mode"], own["options"])
    return Match(GAME, config, lesson["seed"], position=own["position"])


def walk(lesson: dict[str, Any]) -> Iterator[tuple[str, Match]]:
    """The table at each step, when the learner sees it; then the wanted move is made."""
    match = table(lesson, {})
    for step in lesson["steps"]:
        if "position" in step:
            match = table(lesson, step)
        for deed in step.get("before", []):
            match.play(deed["play"], deed["seat"])
        yield step["title"]["en"], match
        if step["advance"]["on"] == "play":
            match.play(step["advance"]["texts"][0], lesson["seat"])


def worth(match: Match, text: str | None = None) -> dict[str, int]:
    """What the owned buildings would bring if their street closed now, or after an option."""
    board = match.board(match.state, 0) if text is None else match.preview(0, text).board
    assert board is not None
    return {one["tile"]: one["worth"]["money"] for one in board["city"] if one["worth"]}


def paid(match: Match, text: str, seat: int = 0) -> list[int]:
    """The income of each player from an option."""
    sums = [0] * len(match.state.money)
    for event in match.preview(seat, text).events:
        if event["key"] == "income":
            sums[event["args"]["seat"]] += event["args"]["money"]
    return sums


def money(match: Match) -> list[int]:
    return list(match.state.money)


@pytest.mark.rule("STR-4.10", "STR-4.18", "STR-9.2", "STR-10.12", "STR-11.5")
def test_your_first_street() -> None:
    lesson = read("first-street")
    assert len(lesson["steps"]) == 14
    seen = dict.fromkeys([step["title"]["en"] for step in lesson["steps"]], False)
    for title, match in walk(lesson):
        seen[title] = True
        match title:
            case "Your first building":
                assert worth(match, "place starter_home -1,0 s")["starter_home"] == 7
                assert worth(match, "place starter_home 0,1 e")["starter_home"] == 5
                assert worth(match, "place starter_home 1,1 w")["starter_home"] == 7
                assert paid(match, "place starter_home -1,0 e") == [0, 0]
            case "A neighbour helps":
                assert worth(match) == {
                    "kindergarten": 5,
                    "starter_home": 9,
                    "ice_cream_parlour": 5,
                }
            case "What does not fit":
                for text in lesson["steps"][4]["advance"]["texts"]:
                    (reason,) = match.explain(0, text)
                    assert (reason.key, reason.rule) == ("long-sides-touch", "STR-4.10")
                    assert dict(reason.args)["fitting_faces"] == ["e", "w"]
            case "Make it longer":
                after = worth(match, "place post_office -3,0 s")
                assert (after["post_office"], after["starter_home"]) == (8, 11)
                assert after["ice_cream_parlour"] == 7
                assert paid(match, "place trendy_lofts -3,0 e") == [13, 5]
                longer = worth(match, "place trendy_lofts -3,0 s")
                assert (longer["starter_home"], longer["trendy_lofts"]) == (13, 6)
                gallery = worth(match, "place art_gallery -3,0 s")
                assert (gallery["art_gallery"], gallery["starter_home"]) == (7, 9)
            case "The street is full":
                assert worth(match) == {
                    "kindergarten": 5,
                    "starter_home": 11,
                    "ice_cream_parlour": 9,
                    "post_office": 10,
                    "seafood_grill": 7,
                }
            case "Look before you close":
                (reason,) = match.explain(0, "place trendy_lofts -5,0 s")
                assert reason.rule == "STR-4.18"
            case "Close it":
                assert paid(match, "place trendy_lofts -5,0 e") == [25, 16]
                assert paid(match, "place art_gallery -5,0 e") == [21, 16]
                assert paid(match, "place market_hall -5,0 e") == [23, 20]
            case "Where do they go?":
                assert money(match) == [25, 16]
                assert match.state.free == [4, 4]
            case "People looking for a place":
                assert worth(match)["trendy_lofts"] == 5
                assert worth(match)["grand_hotel"] == 9
                waiting = match.board(match.state, 0)["seekers"]
                assert waiting == {"tourist": 0, "hipster": 1, "parent": 0, "shopper": 1}
            case "Catch the hipster":
                backs = match.board(match.state, 0)["players"][1]["hand_kinds"]
                assert sorted(backs) == ["hipster", "shopper", "tourist"]
                caught = worth(match, "place art_gallery -5,1 e")
                assert (caught["art_gallery"], caught["trendy_lofts"]) == (4, 7)
                assert worth(match, "place toy_store -5,1 e")["toy_store"] == 13
                assert worth(match, "place art_gallery 1,2 w")["art_gallery"] == 6
            case "Find the best one yourself":
                assert worth(match)["student_house"] == 10
                assert worth(match, "place toy_store -5,2 e")["toy_store"] == 13
                assert worth(match, "place toy_store -5,-1 e")["toy_store"] == 13
                assert worth(match, "place supermarket -5,2 e")["supermarket"] == 7
                mixed = worth(match, "place market_hall -5,2 e")
                lifted = (mixed["market_hall"], mixed["trendy_lofts"], mixed["art_gallery"])
                assert lifted == (4, 9, 6)
                assert worth(match, "place toy_store 1,3 w")["toy_store"] == 5
            case "The end":
                assert money(match) == [38, 29]
                halves = {e.args["tile"]: e.args["money"] for e in match.opening}
                assert halves == {
                    "trendy_lofts": 4,
                    "art_gallery": 2,
                    "toy_store": 7,
                    "kindergarten": 3,
                    "grand_hotel": 5,
                    "student_house": 5,
                }
    assert all(seen.values())


@pytest.mark.rule("STR-6.8", "STR-8.8", "STR-9.26", "STR-13.13", "STR-14.54", "STR-15.16")
def test_closing_well_and_the_modules() -> None:
    lesson = read("closing-well")
    for title, match in walk(lesson):
        match title:
            case "Turn the closer":
                assert paid(match, "place colossus_museum -2,-1 n") == [7, 6]
                assert paid(match, "place colossus_museum -2,-1 e") == [11, 6]
            case "Signs are counted first":
                assert money(match) == [13, 6]
            case "Out of signs":
                assert match.state.free == [0, 5]
                board = match.preview(0, "abandon 0,1").board
                assert board is not None
                lab = next(one for one in board["city"] if one["tile"] == "sneaker_lab")
                assert lab["people"] == {"hipster": 5}
            case "Which first?":
                assert paid(match, "street s -2,-1") == [25, 1]
                assert paid(match, "street e -2,0") == [25, 1]
            case "Copying":
                assert worth(match)["franchise_outlet"] == 3
            case "When a type runs out":
                supply = match.board(match.state, 0)["token_supply"]
                assert supply == {"restaurant": 0, "residential": 11, "leisure": 11, "retail": 0}
                assert [action.text for action in match.options(0)] == [
                    "token residential",
                    "token leisure",
                ]
            case "What tokens pay":
                assert money(match) == [35, 35]
            case "An advisor":
                assert money(match)[0] == 47
            case "Alone against the Sneak":
                assert match.decisions[0].details["value"] == 4
                wanted = lesson["steps"][-2]["advance"]["texts"]
                assert {action.text for action in match.options(0)} == set(wanted)
            case "Rich streets attract it":
                assert worth(match)["franchise_outlet"] == 8


def test_the_advisor_is_worth_what_the_lesson_says() -> None:
    lesson = read("closing-well")
    step = next(step for step in lesson["steps"] if step["title"]["en"] == "An advisor")
    bare = {**step, "position": {**step["position"], "advisors": []}}
    match = table(lesson, bare)
    match.play("place student_house -3,-1 e", 1)
    assert money(match)[0] == 28


def test_one_more_token_would_have_won() -> None:
    lesson = read("closing-well")
    step = next(step for step in lesson["steps"] if step["title"]["en"] == "What tokens pay")
    tokens = [{**step["position"]["tokens"][0], "restaurant": 2}, step["position"]["tokens"][1]]
    match = table(lesson, {**step, "position": {**step["position"], "tokens": tokens}})
    assert money(match) == [45, 35]


def results(match: Match) -> dict[str, int]:
    """Every option of seat 0 with the lead it gives once everything that follows is settled."""
    found: dict[str, int] = {}
    for action in match.options(0):
        after = match.copy()
        after.play(action, 0)
        while not after.over and after.state.deciders() == (0,):
            if after.decisions[0].prompt == "build":
                break
            after.play(after.options(0)[0], 0)
        found[action.text] = after.state.money[0] - after.state.money[1]
    return found


PUZZLES = {
    "point-the-finger": (5, {"place colossus_museum -2,-1 n": 1}, 18),
    "close-or-grow": (15, {"place starter_home -4,0 s": 11, "place starter_home 1,1 w": 9}, 16),
    "the-gap": (12, {"place art_gallery 0,-1 s": 8, "place starter_home 0,-1 n": 6}, 42),
    "show-your-back": (
        7,
        {"place street_art_yard -3,-1 e": 3, "place street_art_yard -1,-2 w": 1},
        20,
    ),
    "two-birds": (
        24,
        {
            "place starter_home -2,-1 s": 16,
            "place post_office -2,-1 s": 16,
            "place influencer_studio -2,-1 n": 12,
        },
        48,
    ),
}


@pytest.mark.parametrize("name", PUZZLES)
def test_the_puzzle_has_the_solution_it_says(name: str) -> None:
    lesson = read(name)
    best, others, count = PUZZLES[name]
    found = results(table(lesson, {}))
    assert len(found) == count
    solutions = set(lesson["steps"][0]["advance"]["texts"])
    assert {text for text, lead in found.items() if lead == best} == solutions
    assert max(found.values()) == best
    for text, lead in others.items():
        assert found[text] == lead, text


def test_whom_do_we_leave() -> None:
    lesson = read("whom-do-we-leave")
    match = table(lesson, {})
    best: dict[str, int] = {}
    for action in match.options(0):
        after = match.copy()
        after.play(action, 0)
        leads = results(after)
        best[action.text] = max(leads.values())
        if action.text == "abandon 0,2":
            assert max(leads, key=lambda text: leads[text]) == "place kindergarten 0,3 n"
            assert leads["place kindergarten -3,0 e"] == 20
    assert best == {
        "abandon 0,2": 22,
        "abandon 1,1": 20,
        "abandon 1,-1": 18,
        "abandon -1,0": 18,
        "abandon 0,1": 14,
    }
    texts = [step["advance"]["texts"] for step in lesson["steps"]]
    assert texts == [["abandon 0,2"], ["place kindergarten 0,3 n"]]


def test_every_answer_of_the_coach_can_be_reached() -> None:
    for path in LESSONS.glob("*.json"):
        lesson = read(path.stem)
        for number, (title, match) in enumerate(walk(lesson)):
            step = lesson["steps"][number]
            if step["advance"]["on"] not in ("play", "preview"):
                continue
            legal = {action.text for action in match.options(0)}
            for answer in step.get("answers", []):
                for text in answer.get("texts", []):
                    assert text in legal, f"{path.stem}, {title}: {text}"
                    assert text not in step["advance"]["texts"]
