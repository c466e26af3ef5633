"""A match: the checking door, undo by information, records, previews."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletown
from tabletown import BadRecord, BadUsage, GameOver, IllegalAction, Match, NoFreeUndo
from tabletown.core.game import Option
from tabletown.core.match import replay
from tabletown.core.record import read


def lanterns(seats: int = 2, seed: int = 1, dice: bool = True) -> Match:
    return tabletown.new("lanterns", seats=seats, seed=seed, options={"dice": dice})


def play_first(match: Match) -> None:
    while not match.over:
        seat = match.state.deciders()[0]
        match.play(match.options(seat)[0], seat)


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    match = lanterns()
    before = match.state.digest()
    missing = next(n for n in range(24) if f"show {n}" not in map(str, match.options(0)))
    with pytest.raises(IllegalAction) as caught:
        match.play(f"show {missing}", 0)
    assert caught.value.refusal.rule == "LAN-2"
    assert match.state.digest() == before
    assert not match.history


def test_secret_choices_are_pending_together_and_stay_hidden() -> None:
    match = lanterns(3)
    assert set(match.decisions) == {0, 1, 2}
    card = match.options(1)[0]
    match.play(card, 1)
    assert set(match.decisions) == {0, 2}
    assert match.view(1)["board"]["mine"] == card.args[0]
    assert match.view(0)["board"]["mine"] == -1
    assert match.events(0)[-1]["args"] == {"seat": 1}
    assert match.events(1)[-1]["args"] == {"seat": 1, "lantern": card.args[0]}
    assert match.events(None)[-1]["args"] == {"seat": 1}


def test_undo_is_free_until_something_is_revealed() -> None:
    match = lanterns()
    start = match.state.clone()
    match.play(match.options(0)[0], 0)
    with pytest.raises(NoFreeUndo, match="somebody else acted"):
        match.undo(1)
    match.undo(0)
    assert match.state == start
    match.play(match.options(0)[0], 0)
    match.play(match.options(1)[0], 1)  # reveals both
    with pytest.raises(NoFreeUndo, match="something was revealed"):
        match.undo(1)
    match.undo(1, consent=True)
    assert len(match.history) == 1


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(NoFreeUndo, match="nothing to undo"):
        lanterns().undo(consent=True)


def test_undo_reaches_back_beyond_the_kept_positions() -> None:
    match = lanterns()
    match.before.clear()
    match.play(match.options(0)[0], 0)
    match.before.clear()
    match.undo(0)
    assert match.state == lanterns().state


def test_a_record_is_text_and_comes_back() -> None:
    match = lanterns()
    match.play("give 1 2", 0)
    play_first(match)
    text = str(match.record())
    again = tabletown.load(text)
    assert again.state == match.state
    assert again.chain == match.chain
    assert str(again.record()) == text
    assert "0! give 1 2 ;" in text


def test_a_game_in_progress_goes_on_from_its_record() -> None:
    match = lanterns(3)
    match.play(match.options(1)[0], 1)
    again = tabletown.load(str(match.record()))
    assert set(again.decisions) == {0, 2}
    play_first(again)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda t: t[: t.rindex("actions")], "not an action line|breaks off"),
        (lambda t: t.replace("show", "shove", 1), "no action"),
        (lambda t: t.replace("seed: 1", "seed: 2"), "action 1"),
        (lambda t: t.replace("rules: 1", "rules: 9"), "no rules version 9"),
        (lambda t: t.replace("content: 0", "content: 1"), "other content"),
        (lambda t: t.replace("seats: 2", "seats: two"), "header is broken"),
        (lambda t: t.replace("game: lanterns", "game: lamps"), "no game 'lamps'"),
        (lambda t: t.replace("game: lanterns\n", ""), "'game' is missing"),
        (lambda t: t.replace("tabletown-record: 1", "tabletown-record: 7"), "newer format"),
        (lambda t: t[: t.index("0 show")], "not an action line|breaks off"),
        (lambda t: t[: t.index("\n\n")], "breaks off after its header"),
        (lambda t: "hello", "'hello' is not the text of a record; if it names a file"),
        (lambda t: "", "not the text of a record"),
        (lambda t: "hello\n" + t, "line 1: not a record header"),
        (lambda t: t.replace("actions: ", "actions: 9"), "names 9"),
        (lambda t: t.replace(" ;", " ;0", 1), "not an action line"),
        (lambda t: "\n".join([*t.split("\n")[:9], *t.split("\n")[10:]]), "actions but holds"),
    ],
)  # fmt: skip
def test_a_broken_record_is_refused_in_one_sentence(change, fault) -> None:  # type: ignore[no-untyped-def]
    match = lanterns()
    play_first(match)
    with pytest.raises((BadRecord, BadUsage), match=fault) as caught:
        tabletown.load(change(str(match.record())))
    assert "\n" not in str(caught.value)


def test_a_changed_digest_is_found() -> None:
    match = lanterns()
    play_first(match)
    record = read(str(match.record()))
    line = record.lines[3]
    text = str(match.record()).replace(line.digest, "f" * 16, 1)
    with pytest.raises(BadRecord, match=r"action 4 .*digest differs"):
        tabletown.load(text)


def test_nothing_happens_after_the_end() -> None:
    match = lanterns()
    play_first(match)
    assert match.decisions == {}
    assert match.options() == []
    with pytest.raises(GameOver):
        match.play("take", 0)


def test_a_preview_stops_at_the_unknown() -> None:
    match = lanterns()
    assert not match.preview(0, match.options(0)[0]).uncertain
    match.play(match.options(0)[0], 0)
    preview = match.preview(1, match.options(1)[0])
    assert preview.uncertain
    assert [event["key"] for event in preview.events] == ["chose"]


def test_a_preview_shows_the_table_as_it_stands_before_the_unknown() -> None:
    match = lanterns()
    match.play(match.options(0)[0], 0)
    own = match.options(1)[0]
    board = match.preview(1, own).board
    assert board is not None
    assert board["chosen"] == [True, True]
    assert board["mine"] == own.args[0]
    assert board["scores"] == [0, 0]
    # Nothing is known after a choice that is itself decided by chance.
    while match.decisions[match.state.deciders()[0]].prompt != "bonus":
        match.play(match.options()[0])
    winner = match.state.deciders()[0]
    rolled = match.preview(winner, "roll")
    assert rolled.uncertain
    assert rolled.board is None
    assert match.preview(winner, "take").board is not None


def test_free_actions_go_through_the_same_door() -> None:
    match = lanterns()
    match.play("give 1 5", 0)
    assert match.view(None)["board"]["coins"] == [0, 10]
    with pytest.raises(IllegalAction, match="too few coins"):
        match.play("give 1 1", 0)
    with pytest.raises(BadUsage, match="needs its seat"):
        match.play("give 1 1")


def test_explain_answers_for_moves_and_for_nonsense() -> None:
    match = lanterns()
    legal = match.options(0)[0]
    assert match.explain(0, legal.text) == []
    assert match.explain(0, legal.text.split()[-1]) == []  # a piece that can be used says nothing
    assert match.explain(0, "take")[0].rule == "LAN-2"
    with pytest.raises(tabletown.BadNotation):
        match.explain(0, "the moon")
    match.play(legal, 0)
    assert match.explain(0, "take")[0].key == "not-your-decision"


def test_a_copy_lives_on_its_own() -> None:
    match = lanterns()
    copy = match.copy()
    play_first(copy)
    assert copy.over
    assert not match.history
    assert match.decisions


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({"seats": 9}, "2 to 4 seats, not 9"),
        ({"seats": 1}, "2 to 4 seats, not 1"),
        ({"mode": "solo"}, "no mode of lanterns 'solo'"),
        ({"options": {"dise": True}}, "did you mean 'dice'"),
        ({"options": {"dice": 1}}, "1 is not one of false, true"),
        ({"options": {"dice": "maybe"}}, "is not one of false, true"),
    ],
)
def test_wrong_set_ups_are_refused(arguments: dict[str, object], fault: str) -> None:
    with pytest.raises(BadUsage, match=fault):
        tabletown.new("lanterns", **arguments)  # type: ignore[arg-type]


def test_unknown_games_are_refused_with_a_hint() -> None:
    with pytest.raises(BadUsage, match="did you mean 'lanterns'"):
        tabletown.new("lantern")


def test_a_game_may_end_in_the_middle_of_an_effect() -> None:
    match = lanterns(2)
    match.state.scores = [39, 39]  # type: ignore[attr-defined]
    match.play(match.options(0)[0], 0)
    match.play(match.options(1)[-1], 1)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == "goal"
    assert match.state.stack == []


def test_a_record_is_loaded_from_its_file(tmp_path: Path) -> None:
    match = lanterns()
    play_first(match)
    file = tmp_path / "game.txt"
    file.write_text(str(match.record()), encoding="utf-8")
    assert tabletown.load(file).chain == match.chain
    with pytest.raises(BadRecord, match=r"game\.txt' is not the text .* load\(pathlib\.Path"):
        tabletown.load(str(file))


def test_options_of_later_rules_are_no_part_of_a_stored_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = lanterns()
    play_first(match)
    stored = match.record()
    game = type(match.game)
    later = Option("bonus", False, (False, True), since=2, reading=True)
    monkeypatch.setattr(game, "rules", 2)
    monkeypatch.setattr(game, "options", (*game.options, later))
    again = replay(match.game, stored)
    assert again.chain == match.chain
    assert "bonus" not in again.config.options
    assert again.config.value("bonus", before=True) is True
    assert match.game.config(2).value("bonus", before=True) is False
    with pytest.raises(BadUsage, match="does not belong to rules version 1"):
        match.game.config(2, options={"bonus": True}, rules=1)
