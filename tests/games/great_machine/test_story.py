"""What the log tells: numbers, signs, results and own secrets, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games import find
from tabletown.texts import Speaker

LANGUAGES = ["en", "ru", "pl"]


def told(table: Any, key: str, language: str, seat: int | None) -> list[str]:
    """The sentences of one kind that a seat has read since the table was set up."""
    speaker = Speaker(
        find("great_machine"), table.match.config, language, ["Ann", "Ben", "Cleo", "Dan"]
    )
    seen = [event.for_seat(seat) for event in table.story() if event.key == key]
    return [speaker.event(event) for event in seen if event is not None]


@pytest.fixture
def riot(scene: Any) -> Any:
    def make(guards: Any = (0, 2), **more: Any) -> Any:
        heroes = {
            name: {"at": at, "card": at}
            for name, at in (("culum", "TR"), ("veiga", "TH"), ("sylvia", "SC"))
        }
        table = scene(
            mode="automa", seats=1, phase="action", turn="culum", event="tribunal", heroes=heroes,
            citizens={"TR": "A.r A.r S.r M.r I.r"}, discontent=14, guards={"TR": guards}, **more,
        )  # fmt: skip
        return table.play("act riot")

    return make


@pytest.mark.rule("GM-14.10")
def test_a_riot_tells_how_many_guards_of_each_kind_broke(riot: Any) -> None:
    table = riot(guards=(3, 0, 1))
    broken = [(event["guard"], event["n"]) for event in table.happened("guard-broken")]
    assert broken == [("regular", 2), ("reinforcement", 1)]
    assert told(table, "guard-broken", "en", 0)[0].startswith(
        "2 guards break in the Trade District"
    )
    assert told(table, "guard-broken", "en", 0)[1].startswith(
        "A guard breaks in the Trade District"
    )


@pytest.mark.rule("GM-35.17")
def test_a_raid_token_left_by_a_riot_is_told(riot: Any) -> None:
    table = riot()
    assert table.s.raids >> table.d("TR") & 1
    assert table.happened("raid-token-placed") == [{"district": "trade"}]


@pytest.mark.rule("GM-14.7")
@pytest.mark.parametrize(
    ("language", "success"), [("en", "success"), ("ru", "успех"), ("pl", "powodzenie")]
)
def test_the_result_of_a_riot_is_told(riot: Any, language: str, success: str) -> None:
    (line,) = told(riot(), "riot-result", language, None)
    assert line.endswith(f"{success}.")
    assert "5" in line


@pytest.mark.rule("GM-40.8", "GM-16.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_is_told_by_its_space_and_its_direction(riot: Any, language: str) -> None:
    words = {
        "en": "The Master Plan goes back to IV", "ru": "Великий план отходит на отметку IV",
        "pl": "Wielki Plan cofa się na pole IV",
    }  # fmt: skip
    (line,) = told(riot(plan=5, options={"level": "high"}), "plan", language, 0)
    assert line.startswith(words[language])


@pytest.mark.rule("GM-1.12", "GM-9.10")
@pytest.mark.parametrize(
    ("language", "word"), [("en", "a shield"), ("ru", "щит"), ("pl", "tarcza")]
)
def test_dice_speak_the_language(arrived: Any, language: str, word: str) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 4}, dice=["shield"])
    table.play("act attack", "bid 3")
    (line,) = told(table, "attack-roll", language, 0)
    assert word in line


@pytest.mark.rule("GM-7.5", "GM-21.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_read_their_own_secrets_and_the_machine_does_not(scene: Any, language: str) -> None:
    heroes = {"culum": {"at": "TR"}, "veiga": {"at": "TH"}, "sylvia": {"at": "SC"}}
    table = scene(phase="access", event="high_alert", heroes=heroes).play("access culum EL")
    speaker = Speaker(find("great_machine"), table.match.config, language)
    place = speaker("district-elite")
    assert place in told(table, "access-chosen", language, 2)[0]
    for outsider in (0, None):
        assert place not in told(table, "access-chosen", language, outsider)[0]


@pytest.mark.rule("GM-12.4", "GM-21.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_machine_reads_which_directive_it_drew(plotting: Any, language: str) -> None:
    table = plotting(servants={"E": "MC"}).play("order E citadel_draw")
    own, others = (told(table, "directive-drawn", language, seat)[0] for seat in (0, 1))
    assert len(own) > len(others)


@pytest.mark.rule("GM-10.2", "GM-5.12")
def test_who_decided_is_told(arrived: Any) -> None:
    table = arrived("culum", phase="arrival", culum={"at": "TR"}, raids="TR")
    table.play("detain great_goal")
    assert told(table, "measure", "en", 1)[0].startswith("The Machine decides about Culum")
    fields = {"culum": {"at": "TR", "trust": 2}, "discontent": 5, "published": ["provocation"]}
    table = arrived("culum", bonds=3, plan=3, **fields).play("act agitate", "pass")
    assert told(table, "declined", "en", 2)[0].startswith("Ann does not use")
