"""Decisions of the heroes together: proposed by one, agreed by the others (GM-5.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games import find
from tabletown.games.great_machine.bot.judges import HERO_JUDGES, judge_proposal
from tabletown.texts import Speaker

TWO_IN_TRADE = {"culum": {"at": "TR"}, "veiga": {"at": "TR"}, "sylvia": {"at": "SC"}}
ALL_IN_TRADE = {name: {"at": "TR"} for name in ("culum", "veiga", "sylvia")}


def sharing(scene: Any, heroes: dict[str, Any] = TWO_IN_TRADE, **more: Any) -> Any:
    table = scene(phase="income", event="high_alert", heroes=heroes, **more)
    table.agree = False
    return table


def trust(table: Any) -> list[int]:
    return [table.trust(name) for name in ("culum", "veiga", "sylvia")]


@pytest.mark.rule("GM-5.5", "GM-6.8")
def test_a_division_is_agreed_by_those_it_concerns(scene: Any) -> None:
    table = sharing(scene)
    table.play("give culum 1")
    assert (table.prompt, table.s.deciders()) == ("confirm", (2,))  # Sylvia is elsewhere
    assert trust(table) == [0, 0, 4]
    assert table.options() == ["take", "pass"]
    assert table.refusal("give culum 2") == ("not-now", "GM-5.5")
    table.play("take")
    assert trust(table) == [1, 3, 4]
    assert table.prompt == "access"


@pytest.mark.rule("GM-5.5", "GM-6.8")
def test_after_an_objection_the_lowest_initiative_decides_alone(scene: Any) -> None:
    table = sharing(scene)
    table.play("give culum 4", "pass")
    assert (table.prompt, table.seat) == ("share-trust", 1)
    assert trust(table) == [0, 0, 4]
    table.play("give culum 3")
    assert trust(table) == [3, 1, 4]
    assert table.prompt == "access"


@pytest.mark.rule("GM-5.5", "GM-6.8")
def test_three_heroes_agree_once_about_all_shares(scene: Any) -> None:
    table = sharing(scene, ALL_IN_TRADE)
    table.play("give culum 1", "give veiga 2")
    assert (table.prompt, table.s.deciders()) == ("confirm", (2, 3))
    details = table.match.decision(3).details
    assert (details["a"], details["b"], details["c"]) == (1, 2, 1)
    table.match.play("take", seat=3)
    assert table.s.deciders() == (2,)
    table.play("pass")
    assert (table.prompt, table.seat, trust(table)) == ("share-trust", 1, [0, 0, 0])
    table.play("give culum 0", "give veiga 0")
    assert trust(table) == [0, 0, 4]


@pytest.mark.rule("GM-5.5")
def test_the_next_question_is_common_again(scene: Any) -> None:
    """An objection counts for one decision."""
    heroes = {"culum": {"at": "TR"}, "veiga": {"at": "TR"}, "sylvia": {"at": "TR"}}
    table = sharing(scene, heroes)
    table.play("give culum 1", "give veiga 1", "pass", "give culum 1", "give veiga 1")
    assert table.prompt == "access"
    assert table.s.facts == 0


@pytest.mark.rule("GM-5.5", "GM-4.2")
@pytest.mark.parametrize(("mode", "seats"), [("versus", 2), ("automa", 1)])
def test_who_plays_all_heroes_confirms_nothing(scene: Any, mode: str, seats: int) -> None:
    event = "high_alert" if mode == "versus" else "tribunal"
    table = scene(mode=mode, seats=seats, phase="income", event=event, heroes=TWO_IN_TRADE)
    table.agree = False
    table.play("give culum 1")
    assert table.prompt == "access"


@pytest.mark.rule("GM-5.5", "GM-4.3")
def test_heroes_of_one_player_share_without_a_word(scene: Any) -> None:
    table = scene(seats=3, phase="income", event="high_alert", heroes=TWO_IN_TRADE)
    table.agree = False
    assert table.s.owners == [1, 1, 2]
    table.play("give culum 1")
    assert table.prompt == "access"


@pytest.mark.rule("GM-5.5")
def test_the_other_reading_asks_one_seat(scene: Any) -> None:
    table = sharing(scene, options={"common_decisions": "one"})
    table.play("give culum 1")
    assert (table.prompt, trust(table)) == ("access", [1, 3, 4])


@pytest.mark.rule("GM-5.5")
def test_stored_games_of_rules_1_ask_one_seat() -> None:
    game = find("great_machine")
    config = game.config(4, "versus", {"heroes": "culum-veiga-sylvia"}, rules=1)
    assert "common_decisions" not in config.options
    assert not game.setup(config, 1, 1).heroes_must_agree()
    assert game.setup(game.config(4, "versus"), 1, 2).heroes_must_agree()


@pytest.mark.rule("GM-5.5", "GM-21.6")
def test_the_machine_does_not_hear_what_is_proposed(scene: Any) -> None:
    table = sharing(scene)
    table.play("give culum 4")
    assert "proposed" in table.told(3)
    assert "proposed" not in table.told(0)
    assert "proposed" not in table.told(None)
    table.play("pass")
    assert "objected" in table.told(1)
    assert "objected" not in table.told(0)


@pytest.mark.rule("GM-5.5", "GM-18.38")
def test_a_question_without_a_choice_is_confirmed_too(closing: Any) -> None:
    """Else the Machine would learn that no known citizen is active."""
    for kind in ("A", "T"):
        table = closing("mass_searches", citizens={"TR": f"{kind}.k"}, discontent=4)
        table.agree = False
        table.play("pass")
        assert (table.prompt, table.s.deciders()) == ("confirm", (2, 3))


@pytest.mark.rule("GM-5.5", "GM-18.7")
def test_flying_carpets_is_a_common_decision(scene: Any) -> None:
    table = scene(phase="access", event="flying_carpets")
    table.agree = False
    places = list(table.s.places)
    table.play("relocate TR 4,5 v")
    assert (table.prompt, table.s.places) == ("confirm", places)
    table.match.play("take", seat=2)
    table.match.play("take", seat=3)
    assert table.prompt == "access"
    assert table.s.places != places


@pytest.fixture
def choosing_bases(scene: Any) -> Any:
    """Missions A and B are reached: the heroes choose the districts of Rise of the Resistance."""
    missions = {
        "cards": ["deactivating_trap", "learn_their_weaknesses", "rise_of_the_resistance"],
        "reached": ["deactivating_trap"],
        "waiting": ["rise_of_the_resistance"],
        "servant_tokens": {"P": "culum", "E": "veiga", "L": "sylvia"},
    }
    heroes = {
        name: {"at": at, "card": at}
        for name, at in zip(ALL_IN_TRADE, ("IN", "TH", "SC"), strict=True)
    }
    table = scene(
        mode="automa", seats=3, phase="closing", event="tribunal", missions=missions, heroes=heroes
    )
    while table.prompt == "pledge":
        table.play(table.options()[0])
    table.agree = False
    assert table.prompt == "base"
    return table


@pytest.mark.rule("GM-5.5", "GM-39.43")
def test_bases_are_agreed_together(choosing_bases: Any) -> None:
    table = choosing_bases
    table.play("district TR", "district EL", "district IN")
    assert (table.prompt, table.s.deciders()) == ("confirm", (1, 2))
    assert table.match.decision(1).details["districts"] == ["trade", "elite", "industrial"]
    table.match.play("take", seat=1)
    table.match.play("take", seat=2)
    assert [table.tokens(code) for code in ("TR", "EL", "IN")] == [
        ["culum"], ["veiga"], ["sylvia"],
    ]  # fmt: skip


@pytest.mark.rule("GM-5.5", "GM-39.43")
def test_bases_are_taken_back_together(choosing_bases: Any) -> None:
    table = choosing_bases
    agree, against = judge_of(table.play("district TR", "district EL", "district IN"), 1)
    assert agree == 0.0 > against  # equal to a bot
    table.play("pass")
    assert (table.prompt, table.seat) == ("base", 0)
    assert table.tokens("TR") == table.tokens("EL") == []
    assert table.s.tokens_home() == 3
    table.play("district SC", "district TH", "district TR")
    assert table.prompt != "confirm"
    assert [bool(table.tokens(code)) for code in ("SC", "TH", "TR", "EL")] == [True] * 3 + [False]


@pytest.mark.rule("GM-5.5")
def test_silence_is_agreement(scene: Any) -> None:
    """When the clock runs out the proposal counts."""
    table = sharing(scene).play("give culum 1")
    assert table.s.asking().default(table.s, 2).text == "take"


def judge_of(table: Any, seat: int) -> list[float]:
    return judge_proposal(table.s, seat, table.s.options(seat))


@pytest.mark.rule("GM-5.5")
def test_a_bot_objects_only_to_what_it_thinks_much_worse(
    scene: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for worst, objects in ((0.9, False), (1.1, True)):
        values = {0: 0.0, 1: worst, 2: 0.0, 3: 0.0, 4: 0.0}
        monkeypatch.setitem(
            HERO_JUDGES, "share-trust", lambda s, seat, options, v=values: list(v.values())
        )
        agree, against = judge_of(sharing(scene).play("give culum 4"), 2)
        assert (against > agree) is objects
        agree, against = judge_of(sharing(scene).play("give culum 1"), 2)
        assert agree > against


@pytest.mark.rule("GM-5.5")
def test_a_bot_changes_nothing_when_it_judges(choosing_bases: Any) -> None:
    table = choosing_bases.play("district TR", "district EL", "district IN")
    before = table.s.digest()
    judge_of(table, 1)
    assert table.s.digest() == before


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_proposal_is_a_sentence(scene: Any, language: str) -> None:
    table = sharing(scene, ALL_IN_TRADE).play("give culum 1", "give veiga 2")
    game = find("great_machine")
    speaker = Speaker(game, table.match.config, language, ["Ann", "Ben", "Cleo", "Dan"])
    text = speaker.prompt("confirm", 2, table.match.decision(2).details)
    assert "Ben" in text
    assert "2" in text
    assert "{" not in text
    told = [event.for_seat(2) for event in table.events]
    (line,) = [speaker.event(e) for e in told if e is not None and e["key"] == "proposed"]
    assert line.startswith("Ben")


@pytest.mark.rule("GM-5.5", "GM-21.6")
def test_all_heroes_see_the_proposal_and_have_a_short_time(scene: Any) -> None:
    table = sharing(scene, ALL_IN_TRADE)
    assert table.match.view(1)["board"]["agreement"] is None
    table.play("give culum 1", "give veiga 2")
    for seat in (1, 2, 3):  # the one who proposes, too
        shown = table.match.view(seat)["board"]["agreement"]
        assert (shown["by_seat"], shown["agreed"], shown["waiting"]) == (1, [], [2, 3])
        assert (shown["said"]["a"], shown["said"]["b"], shown["said"]["c"]) == (1, 2, 1)
        assert shown["said"]["question"] == "share-trust-3"
    assert table.match.view(0)["board"]["agreement"] is None  # not the Machine
    assert table.match.view(None)["board"]["agreement"] is None
    table.match.play("take", seat=3)
    shown = table.match.view(1)["board"]["agreement"]
    assert (shown["agreed"], shown["waiting"]) == ([3], [2])
    step = table.s.stack[-1]
    assert step.patience(table.s) == 30
    assert step.default(table.s, 2).text == "take"  # silence is agreement
