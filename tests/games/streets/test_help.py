"""Explanations, previews, forecasts and the table as text."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.rng import Dice
from tabletown.texts import LANGUAGES, Speaker


def reasons(table: Any, seat: int, text: str) -> list[tuple[str, str]]:
    return [(r.key, r.rule) for r in table.match.explain(seat, text)]


@pytest.mark.rule("STR-4.14", "STR-4.15", "STR-7.1", "STR-5.1")
def test_why_cant_i(scene: Any) -> None:
    table = scene(A=["art_gallery"], B=["toy_store"])
    assert reasons(table, 0, "place art_gallery 0,1 n") == [("long-sides-touch", "STR-4.10")]
    assert reasons(table, 0, "art_gallery 0,1 n") == [("long-sides-touch", "STR-4.10")]
    assert reasons(table, 0, "0,1") == [
        ("long-sides-touch", "STR-4.10"),
        ("not-connected", "STR-4.16"),
    ]
    assert reasons(table, 0, "0,0") == [("cell-taken", "STR-4.14")]
    assert reasons(table, 0, "7,7") == [("no-neighbour", "STR-4.15")]
    assert reasons(table, 0, "toy_store") == [("not-in-hand", "STR-7.1")]
    assert reasons(table, 0, "central_station") == [("already-built", "STR-7.1")]
    assert reasons(table, 1, "toy_store") == [("not-your-decision", "STR-5.1")]
    assert reasons(table, 0, "place art_gallery 1,1 w") == []
    with pytest.raises(tabletown.BadNotation):
        table.match.explain(0, "make me rich")


@pytest.mark.rule("STR-12.1")
def test_explanations_tell_nothing_hidden(scene: Any) -> None:
    table = scene(A=["art_gallery"], B=["toy_store", "aquarium"], fill=4)
    assert reasons(table, 0, "toy_store") == reasons(table, 0, "grand_hotel")


def test_refusals_say_what_fits(scene: Any) -> None:
    table = scene(A=["art_gallery"], B=["toy_store"])
    refusal = table.match.explain(0, "place art_gallery 0,1 n")[0]
    say = Speaker(table.match.game, table.match.config, "en")
    assert say.refusal(refusal) == (
        "Road to the north: the long sides of two roads would touch. "
        "Fits here: east, west. (STR-4.10)"
    )


def test_a_preview_tells_incomes_and_stops_at_the_draw(scene: Any) -> None:
    city = "supermarket (1,-1) W B; shopper 1\nstarter_home (0,-1) S A; parent 1"
    table = scene(city, A=["art_gallery"], B=["toy_store"], fill=5)
    before = table.match.state.digest()
    preview = table.match.preview(0, "place art_gallery -1,-1 e")
    assert [e["key"] for e in preview.events] == [
        "built", "scoring", "income", "signs-back", "became-seekers", "drew",
    ]  # fmt: skip
    assert preview.uncertain
    assert table.match.state.digest() == before


def test_forecast(scene: Any) -> None:
    city = """
    grand_hotel      (1,-1) W A; tourist 2
    toy_store        (1,1)  W A; parent 1
    micro_brewery    (0,1)  W A; hipster 3
    sneaker_lab      (0,2)  W A; hipster 2
    department_store (-1,0) S A; shopper 1
    """
    table = scene(
        city, A=["art_gallery"], B=["aquarium"], options={"business": True},
        tokens=[{"retail": 2}, {"retail": 1, "leisure": 1}],
    )  # fmt: skip
    forecast = table.match.forecast(0)
    players = forecast["players"]
    assert [player["must_abandon"] for player in players] == [True, False]
    assert [player["builds_ahead"] for player in players] == [1, 1]
    assert [player["tokens"] for player in players] == [10, 10]
    halves = sum(row["half"] for row in forecast["buildings"])
    assert players[0]["projected"] == halves + 10
    assert forecast["business"]["majorities"]["retail"] == [10, 0]
    streets = {tuple(row["buildings"]): row["money"] for row in forecast["streets"]}
    money = {row["building"]: row["money"] for row in forecast["buildings"]}
    assert streets[(4, 5)] == [money[4] + money[5], 0]
    assert forecast["seekers"]["hipster"] == {"seekers": 0, "available": [4, 5]}


def test_the_abandon_decision_says_what_is_forgone(scene: Any) -> None:
    city = """
    grand_hotel      (1,-1) W A; tourist 2
    toy_store        (1,1)  W A; parent 1
    micro_brewery    (0,1)  W A; hipster 3
    sneaker_lab      (0,2)  W A; hipster 2
    department_store (-1,0) S A; shopper 1
    """
    table = scene(city, A=["art_gallery"], B=["aquarium"])
    rows = {row["tile"]: row for row in table.match.decisions[0].details["buildings"]}
    assert (rows["grand_hotel"]["money"], rows["grand_hotel"]["places"]) == (6, [])
    assert rows["micro_brewery"]["people"] == 3
    assert [place["tile"] for place in rows["micro_brewery"]["places"]] == ["sneaker_lab"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(3, None), (1, "solo")])
def test_everything_can_be_said(language: str, seats: int, mode: str | None) -> None:
    """Prompts, options, refusals, events and the table, in games with all modules."""
    options: dict[str, Any] = {"business": True, "advisors": True}
    match = tabletown.new("streets", seats=seats, seed=3, mode=mode, options=options)
    say = Speaker(match.game, match.config, language)
    actions = match.game.actions(match.config)
    dice = Dice(3)
    number = 0
    while not match.over:
        seat, decision = next(iter(match.decisions.items()))
        texts = [say.prompt(decision.prompt, seat, decision.details)]
        texts += [say.action(action) for action in decision.options[:5]]
        for _ in range(6):
            other = actions.by_id(dice.below(len(actions)))
            refusal = match.refusal(seat, other)
            if refusal is not None:
                assert say.knows(f"refusal-{refusal.key}"), refusal.key
                texts.append(say.refusal(refusal))
        if number % 10 == 0:
            texts += match.game.lines(match.view(seat), say)
        for text in texts:
            assert "{" not in text
            assert "$" + "seat" not in text
        match.play(decision.options[dice.below(len(decision.options))], seat)
        number += 1
    for event in match.events(0):
        assert say.knows(f"event-{event['key']}")
        assert "{" not in say.event(event)


def test_the_table_as_text(scene: Any) -> None:
    table = scene(
        "starter_home (-1,0) S A; parent 2",
        A=["art_gallery"],
        B=["aquarium"],
    )
    say = Speaker(table.match.game, table.match.config, "en", ["Ann", "Ben"])
    text = "\n".join(table.match.game.lines(table.match.view(0), say))
    assert "v2P" in text
    assert "A+2" in text
    assert "Starter Home A $8/$4 [2 parents]" in text
    assert "Ann: $0, free signs 4, hand: hipster" in text
    assert "Art Gallery (hipster): $2 for each hipster symbol" in text
    assert "aquarium" not in text.lower()


def test_every_refusal_has_words() -> None:
    """Every key that the rules refuse with is translated."""
    import re
    from pathlib import Path

    import tabletown.games.streets as package

    folder = Path(package.__file__ or "").parent
    keys = set()
    events = set()
    for path in folder.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        keys |= set(re.findall(r"refuse\(\s*\"([a-z-]+)\"", source))
        events |= set(re.findall(r"(?:emit|reveal)\(\s*\"([a-z-]+)\"", source))
    match = tabletown.new("streets")
    for language in LANGUAGES:
        say = Speaker(match.game, match.config, language)
        assert [key for key in sorted(keys) if not say.knows(f"refusal-{key}")] == []
        assert [key for key in sorted(events) if not say.knows(f"event-{key}")] == []
    assert len(keys) > 30
    assert len(events) > 15


# -- the story that the log tells -----------------------------------------------------------------

STREET = "supermarket (1,-1) W B; shopper 1\nart_gallery (0,-1) S A; hipster 2"
HOMES = "\nstudent_house (1,1) W A; hipster 1\nmicro_brewery (1,2) W B; hipster 1"


def said(table: Any, language: str, *keys: str) -> list[str]:
    """The sentences of the last action about these events."""
    say = Speaker(table.match.game, table.match.config, language, ["Ann", "Ben"])
    return [say.event(e.for_seat(0)) for e in table.events if e.key in keys]


@pytest.mark.rule("STR-8.9", "STR-8.12", "STR-14.20")
def test_an_income_is_explained(scene: Any) -> None:
    table = scene(
        STREET, A=["corner_cafe", "vinyl_store"], B=["aquarium"], options={"advisors": True},
        advisors=["hacker"],
    ).play("place corner_cafe -1,-1 e")  # fmt: skip
    # its own symbol, the Café's mixed one, the Hacker's card and the back of the Vinyl Store
    assert said(table, "en", "income", "signs-back") == [
        "Ann got $10 for Art Gallery: 4 × $2 for symbols (hipster), $4 of it by the Hacker, "
        "and $2 for people in the building.",
        "A sign came back to Ann; free: 4.",
    ]
    assert (
        "из них 4 $ даёт Хакер, и ещё 2 $ за человечков в самой постройке."
        in said(table, "ru", "income")[0]
    )
    assert (
        "w tym 4 $ daje Haker, oraz 2 $ za mieszkańców tego budynku."
        in said(table, "pl", "income")[0]
    )


@pytest.mark.rule("STR-10.6", "STR-10.10", "STR-5.8")
def test_who_sent_people_and_from_where(scene: Any) -> None:
    table = scene(STREET + HOMES, A=["corner_cafe"], B=["aquarium"])
    table.play("place corner_cafe -1,-1 e", "move hipster 1,2 2")
    assert said(table, "en", "moved") == ["Ann sent 2 hipsters from Art Gallery to Micro Brewery."]
    table = scene(STREET + HOMES.rpartition("\n")[0], A=["corner_cafe"], B=["aquarium"])
    table.play("place corner_cafe -1,-1 e")
    assert said(table, "en", "moved") == [
        "2 hipsters moved from Art Gallery to Student House, the only place."
    ]
    table = scene(STREET, A=["corner_cafe"], B=["aquarium"]).play("place corner_cafe -1,-1 e")
    assert said(table, "en", "became-seekers") == [
        "2 hipsters on Art Gallery found no place and became seekers."
    ]
    assert said(table, "ru", "became-seekers") == [
        "Переехать некуда: 2 хипстера на постройке «Галерея искусств» становятся искателями."
    ]


@pytest.mark.rule("STR-3.14", "STR-11.2")
def test_own_tiles_stand_in_the_own_log_alone(new: Any) -> None:
    match = new(2).match
    for seat in (0, 1):
        dealt = [e["args"]["tiles"] for e in match.events(seat) if e["key"] == "dealt"]
        assert dealt == [match.view(seat)["board"]["players"][seat]["hand"]]
    assert not [e for e in match.events(None) if e["key"] == "dealt"]
