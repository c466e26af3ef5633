"""What boards of other packages rely on: published in the documentation, and kept for its version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import docs, reference

PROMISED = Path(__file__).parent / "board_contracts"  # one file per version: `Interface: member`
# What a board built elsewhere is handed, asks or answers.
INTERFACES = {
    "Bar", "BoardKey", "Breakdown", "Decision", "EventInfo", "Ghost", "Layer", "Option", "Outcome", "OutsideBoard",
    "PlainDecision", "PlannedStep", "Player", "PreviewResult", "RefusalInfo", "Say", "Table", "Tool", "Turn", "View", "Worth",
}  # fmt: skip


def members(text: str) -> list[str]:
    """The members of the interfaces, each as it is written on its (first) line."""
    found = []
    for match in re.finditer(r"^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}", text, re.MULTILINE):
        for line in match[2].splitlines():
            if re.match(r" {2}[\w(]", line):
                found.append(f"{match[1]}: {line.strip()}")
    (names,) = re.findall(r"interface OutsideBoard[^{]*Pick<[^,]*,[^,]*,([^>]*)>", text)
    offered = {f"BoardModule: {name}" for name in re.findall(r"\w+", names)}
    return [
        line
        for line in found
        if line.partition(":")[0] in INTERFACES or line.partition("?")[0] in offered
    ]


def present() -> list[str]:
    return members(reference.contract())


def promised(version: str) -> list[str]:
    return (PROMISED / f"{version}.txt").read_text(encoding="utf-8").splitlines()


def test_a_version_keeps_what_it_promised() -> None:
    """Whoever changes or removes a line raises CONTRACT and writes the next file."""
    (version,) = reference.CONTRACT.findall(reference.written(reference.BOARDS))
    assert [line for line in promised(version) if line not in present()] == []


def test_every_interface_is_looked_at() -> None:
    assert {line.partition(":")[0] for line in present()} == {*INTERFACES, "BoardModule"}
    assert len(present()) > 170


def test_what_goes_away_is_noticed() -> None:
    without = reference.contract().replace("  readonly board: B;\n", "")
    assert [line for line in promised("1") if line not in members(without)] == [
        "Table: readonly board: B;"
    ]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    site = tmp_path_factory.mktemp("site")
    docs.build(site)
    kernel = (site / "kernel.html").read_text(encoding="utf-8")
    links = re.findall(r'<a href="([^"]*contract[^"]*)"', kernel)
    assert links  # the guide leads there
    return (site / links[0]).read_text(encoding="utf-8")


def test_the_contract_is_a_page_of_the_documentation(page: str) -> None:
    words = re.sub(r"<[^>]+>", "", page)
    assert "Version 1: what a board of another package gets" in words
    assert "export interface OutsideBoard" in words
    assert "interface GameTexts" in words  # also what is declared elsewhere
