"""The figures of the house: counted rightly, and where they are at their aim they stay there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from scripts import figures, fuzz_refusals, mutants
from tabletown.games import find


def test_circles_are_found_also_through_imports_inside_functions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "tabletown"
    package.mkdir()
    for name, text in {
        "__init__": "",
        "one": "from tabletown import two",
        "two": "def f():\n    from tabletown.three import g\n",
        "three": "import tabletown.one\ng = 1\n",
        "four": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import tabletown.one\n",
    }.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    monkeypatch.setattr(figures, "PACKAGE", package)
    imports, within = figures.graph(figures.sources())
    assert figures.cycles(imports) == [["tabletown.one", "tabletown.three", "tabletown.two"]]
    assert within == ["tabletown/two.py:2 tabletown.three"]


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    return figures.figures()


def test_the_layout_of_a_state_is_known_to_its_state_alone(found: dict[str, list[str]]) -> None:
    assert found["layout of a state outside its state"] == []
    assert found["states of unknown type in core and games"] == []


def test_no_module_imports_itself_through_others(found: dict[str, list[str]]) -> None:
    assert found["import cycles, everywhere"] == []


@pytest.mark.parametrize("part", ["core", "games", "bots", "texts", "lab", "cli"])
def test_nothing_is_imported_late(found: dict[str, list[str]], part: str) -> None:
    assert found[f"imports inside functions, {part}"] == []


def test_the_server_imports_late_what_belongs_to_extras_alone(found: dict[str, list[str]]) -> None:
    late = found["imports inside functions, server"]
    assert all(place.startswith("tabletown/server/web/extras.py") for place in late), late


@pytest.mark.parametrize("game", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_mutants_differ_from_their_line_and_are_python(game: str) -> None:
    found = mutants.chosen(game, 40, 7)
    assert found == mutants.chosen(game, 40, 7)
    assert len({(one.file, one.line, one.column) for one in found}) == 40
    for one in found:
        lines = (figures.ROOT / one.file).read_text(encoding="utf-8").splitlines()
        line = lines[one.line - 1]
        assert line[one.column :].startswith(one.old), one
        assert one.before != one.after
        lines[one.line - 1] = line[: one.column] + one.new + line[one.column + len(one.old) :]
        ast.parse("\n".join(lines))


def test_the_tests_of_the_rules_around_a_mutant_come_first() -> None:
    mutant = next(m for m in mutants.chosen("streets", 400, 1) if m.file.endswith("rules/sneak.py"))
    files = mutants.test_files("streets", mutant)
    assert files[0] in ("tests/games/streets/test_solo.py", "tests/games/streets/test_scenarios.py")
    assert len(files) == len(set(files))


def test_every_judged_mutant_still_stands_in_the_code() -> None:
    for known in mutants.equivalents():
        lines = (figures.ROOT / known.file).read_text(encoding="utf-8").splitlines()
        assert known.before in [line.strip() for line in lines], known
        assert known.reason


def test_illegal_actions_are_counted() -> None:
    tally = fuzz_refusals.fuzz(find("lanterns"), 60, 3)
    assert tally.counts["illegal actions"] >= 60
    assert [tally.counts[fault] for fault in fuzz_refusals.FAULTS] == [0, 0, 0]
