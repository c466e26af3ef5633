"""The command: one clear sentence and status 2 for wrong usage, JSON alone on standard output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown.cli import COMMANDS
from tabletown.cli.lazy import loaded

SAMPLE_GAMES = Path(__file__).parent.parent / "sample_games"


def tabletown(
    *arguments: str, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tabletown", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env={**os.environ, "TABLETOWN_GAMES": str(SAMPLE_GAMES), "COLUMNS": "120"},
    )


def test_games_lists_modes_seats_and_options() -> None:
    done = tabletown("games", "--json")
    assert done.returncode == 0, done.stderr
    found = {game["name"]: game for game in json.loads(done.stdout)["games"]}
    assert found["lanterns"]["modes"] == [{"name": "standard", "seats": [2, 4], "masters": []}]
    assert found["lanterns"]["levels"] == ["random", "easy", "normal", "hard"]
    assert found["lanterns"]["options"][0]["choices"] == [False, True]
    assert "standard" in tabletown("games").stdout


def test_simulate_writes_one_document() -> None:
    done = tabletown(
        "simulate", "lanterns", "--seats", "3", "--games", "20", "--check", "--json",
        "--option", "dice=true", "--bots", "random,easy,normal",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["finished"] == found["games"] == 20
    assert found["failures"] == []
    assert found["options"] == {"dice": True}
    assert found["bots"] == ["random", "easy", "normal"]
    assert sum(row["wins"] for row in found["results"]["seats"]) >= 20
    assert found["mean_decisions"] > 20


def test_simulation_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (
        json.loads(
            tabletown("simulate", "lanterns", "--games", "24", "--jobs", jobs, "--json").stdout
        )
        for jobs in ("1", "2")
    )
    for document in (one, two):
        del document["seconds"], document["decisions_per_second"]
    assert one == two


def test_bench_measures() -> None:
    done = tabletown("bench", "lanterns", "--seconds", "0.05", "--json")
    assert done.returncode == 0, done.stderr
    row = json.loads(done.stdout)["games"]["lanterns"]["standard"]
    for key in ("decisions_per_second", "options_per_decision", "clones_per_second", "games_per_second", "calibration"):  # fmt: skip
        assert row[key] > 0


def test_the_ladder_has_pairs_and_ratings() -> None:
    done = tabletown("ladder", "lanterns", "--levels", "random,easy", "--games", "6", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [(pair["a"], pair["b"], pair["games"]) for pair in found["pairs"]] == [
        ("easy", "random", 6)
    ]
    assert set(found["ratings"]) == {"random", "easy"}
    assert found["fallbacks"] == 0


def test_a_game_can_be_played_saved_resumed_and_replayed(tmp_path: Path) -> None:
    typed = "?\nall\nwhy take\np 1\nf\nf 1\nu\nh\nl\n1\nsh\ns half.txt\nq\n"
    done = tabletown(
        "play", "lanterns", "--seats", "human,easy", "--seed", "3", typed=typed, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "saved as half.txt" in done.stdout
    assert "next best:" in done.stdout
    assert "Traceback" not in done.stderr
    typed = "1\n" * 40 + "s whole.txt\n"
    done = tabletown(
        "play",
        "lanterns",
        "--seats",
        "human,easy",
        "--resume",
        "half.txt",
        typed=typed,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "The end" in done.stdout
    checked = tabletown("replay", "half.txt", "--check", cwd=tmp_path)
    assert checked.returncode == 0, checked.stderr
    assert "every digest agrees" in checked.stdout
    assert tabletown("replay", "half.txt", "--seat", "0", "--to", "1", cwd=tmp_path).returncode == 0


def test_a_record_can_be_reviewed(tmp_path: Path) -> None:
    done = tabletown(
        "simulate", "lanterns", "--games", "1", "--seed", "2", "--bots", "random,easy", "--records", "--into", "run",
        cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    record = "run/records/2.txt"
    found = tabletown("review", record, "--iterations", "8", "--json", cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    review = json.loads(found.stdout)
    assert review["points"][0]["actions"] == 0
    told = tabletown("review", record, "--iterations", "8", cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "█" in told.stdout
    assert told.stdout.count("Move ") == len(review["turns"])
    wrong = tabletown("review", "nowhere.txt", cwd=tmp_path)
    assert wrong.returncode == 2
    assert "cannot read nowhere.txt" in wrong.stderr


def test_two_people_at_one_keyboard_do_not_see_each_other(tmp_path: Path) -> None:
    done = tabletown(
        "play",
        "lanterns",
        "--seats",
        "human,human",
        "--seed",
        "3",
        typed="1\n\n1\n\nq\n",
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "press Enter when ready" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "lantern"], "did you mean 'lanterns'"),
        (["simulate", "lanterns", "--seats", "9"], "2 to 4 seats, not 9"),
        (["simulate", "lanterns", "--mode", "duel"], "no mode of lanterns 'duel'"),
        (["simulate", "lanterns", "--option", "dice"], "expected name=value"),
        (["simulate", "lanterns", "--option", "dice=perhaps"], "'perhaps' is not one of"),
        (["simulate", "lanterns", "--option", "cards=3"], "no option of lanterns 'cards'"),
        (["simulate", "lanterns", "--bots", "genius"], "no bot level 'genius'"),
        (["simulate", "lanterns", "--bots", "easy,easy,easy"], "names 3 seats"),
        (["simulate", "lanterns", "--games", "0"], "0 is not in the range"),
        (["simulate", "lanterns", "--games", "many"], "'many' is not a valid integer"),
        (["simulate"], "Missing argument"),
        (["play", "lanterns", "--seats", "human,robot"], "no kind of seat 'robot'"),
        (["play", "lanterns", "--seats", "human,master"], "lanterns has no master with 2 seats"),
        (["play", "lanterns", "--seats", "human"], "2 to 4 seats, not 1"),
        (["play", "lanterns", "--resume", "nowhere.txt"], "cannot read nowhere.txt"),
        (["replay", "nowhere.txt"], "cannot read nowhere.txt"),
        (["rules", "lanterns", "LAN-99"], "no rule 'LAN-99'"),
        (["rules"], "which game"),
        (["rules", "--coverage", "--tests", "nowhere"], "no folder 'nowhere'"),
        (["content", "check", "--pack", "nowhere"], "no content pack folder"),
        (["ladder", "lanterns", "--levels", "easy"], "two or more different levels"),
        (["dance"], "No such command 'dance'"),
        (["games", "--loud"], "No such option"),
    ],
)  # fmt: skip
def test_wrong_usage_is_one_sentence(arguments: list[str], fault: str, tmp_path: Path) -> None:
    done = tabletown(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert fault in done.stderr
    assert "Traceback" not in done.stderr
    assert len([line for line in done.stderr.splitlines() if line.strip()]) == 1


def test_rules_are_told_in_a_language() -> None:
    english = tabletown("rules", "streets", "STR-1.1").stdout
    for language in ("ru", "pl"):
        told = tabletown("rules", "streets", "STR-1.1", "--lang", language).stdout
        assert "STR-1.1" in told
        assert told != english
    lanterns = tabletown("rules", "lanterns").stdout
    assert tabletown("rules", "lanterns", "--lang", "ru").stdout == lanterns  # no translation


def test_a_broken_record_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.txt").write_text("tabletown-record: 1\ngame: lanterns\n", encoding="utf-8")
    done = tabletown("replay", "broken.txt", cwd=tmp_path)
    assert done.returncode == 2
    assert "breaks off" in done.stderr


def test_a_rule_is_found_in_the_code_and_in_the_tests() -> None:
    done = tabletown("rules", "str-15.15", "--where", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["id"] == "STR-15.15"
    assert any(place["file"].endswith("streets/rules/sneak.py") for place in found["code"])
    assert any(place["inside"].startswith("test_") for place in found["tests"])
    told = tabletown("rules", "streets", "STR-15.15", "--where").stdout
    assert "code:\n" in told
    assert "tests:\n" in told
    alone = tabletown("rules", "STR-15.15")
    assert "STR-15.15" in alone.stdout
    for words, says in (
        (["streets", "--where"], "which rule?"),
        (["XYZ-1.1", "--where"], "no game has a rule 'XYZ-1.1'"),
        (["streets", "STR-99.9", "--where"], "streets has no rule 'STR-99.9'"),
    ):
        wrong = tabletown("rules", *words)
        assert wrong.returncode == 2
        assert says in wrong.stderr


def test_a_rule_of_a_package_without_its_tests_stands_in_the_code_only(tmp_path: Path) -> None:
    place = tmp_path / "nowhere"
    place.mkdir()
    done = tabletown("rules", "STR-15.15", "--where", "--tests", str(place))
    assert "tests: their sources are not here" in done.stdout


def test_coverage_tells_how_many_rules_stand_in_the_code() -> None:
    done = tabletown("rules", "new_angeles", "--coverage", "--json")
    row = json.loads(done.stdout)["new_angeles"]
    assert row["in_code"] + len(row["not_in_code"]) == row["carried_out"] <= row["rules"]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_the_command_says(name: str) -> None:
    command = loaded(COMMANDS[name])
    assert command.name == name
    assert COMMANDS[name].summary == " ".join((command.help or "").partition("\n\n")[0].split())
