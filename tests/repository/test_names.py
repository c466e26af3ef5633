"""One word, one meaning: no two public classes share a name, but where there is a reason."""

from __future__ import annotations

import ast
from collections import defaultdict

import pytest

from scripts import figures

# The same part of several games, which never meet: a room, or a part of a view or forecast.
ROOMS = {
    "Content", "DistrictView", "Entry", "EventForecast", "Outlook", "Player", "PlayerView", "Position",
    "ProductionForecast", "SetUp", "Tables", "Worth",
}  # fmt: skip
# Words of the rulebooks of several games.
RULEBOOKS = {
    "ActionPhase", "Build", "CleanUp", "Cost", "EndRound", "Gain", "Income", "Move", "Redirect",
    "Round", "Token", "Visit", "Window",
}  # fmt: skip
# Messages and bodies are called by the words of the protocol, which others have as well.
PROTOCOL = {"Act", "Leave", "Plan", "PlanStep", "Preview", "Release", "Turn"}
# What stands in the content, and the same made ready for play.
MADE_READY = {"Advisor"}


def places() -> dict[str, list[str]]:
    """The modules of every public class that is not inside another one."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for module, path in figures.sources().items():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module)
    return found


PLACES = places()


def game_of(module: str) -> str:
    return module.split(".")[2] if module.startswith("tabletown.games.") else ""


def test_a_class_has_its_name_alone() -> None:
    shared = {name for name, modules in PLACES.items() if len(modules) > 1}
    assert shared == ROOMS | RULEBOOKS | PROTOCOL | MADE_READY


@pytest.mark.parametrize("name", sorted(ROOMS | RULEBOOKS))
def test_games_share_words_with_games_only(name: str) -> None:
    games = [game_of(module) for module in PLACES[name]]
    assert all(games)
    assert len(set(games)) == len(games)


@pytest.mark.parametrize("name", sorted(PROTOCOL))
def test_one_of_the_namesakes_is_of_the_protocol(name: str) -> None:
    protocol = ("tabletown.server.protocol.", "tabletown.server.web.admin_people")
    assert len([module for module in PLACES[name] if module.startswith(protocol)]) == 1
    assert len(PLACES[name]) == 2


def test_what_is_made_ready_stands_in_the_tables_of_its_game() -> None:
    for name in MADE_READY:
        assert [module.rpartition(".")[2] for module in PLACES[name]] == ["schema", "tables"]
