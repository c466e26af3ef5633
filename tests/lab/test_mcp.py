"""Tables for outside agents, and the Model Context Protocol around them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

from tabletown.core.compliance import swapped
from tabletown.core.errors import BadUsage, GameOver, NotYourDecision
from tabletown.core.match import replay
from tabletown.core.record import read
from tabletown.core.rng import Dice
from tabletown.games import find, names
from tabletown.lab.mcp import make_server
from tabletown.lab.mcp_tables import McpTables

SAMPLE_GAMES = Path(__file__).parent.parent / "sample_games"
KINDS = [
    (name, mode.name, seats)
    for name in names()
    for mode in find(name).modes
    for seats in (mode.least,)
]


def mcp_tables() -> McpTables:
    return McpTables(seconds=0.05)


def everything(tables: McpTables, table: str) -> list[Any]:
    """All that a caller can get to know at this moment."""
    holder = tables.holder(table)
    holder.told = dict.fromkeys(holder.told, 0)
    found: list[Any] = [tables.view(table), tables.state(table)]
    try:
        actions = tables.legal_actions(table)
    except (NotYourDecision, GameOver):
        return found
    found.append(actions)
    found.append(tables.negotiate(table))
    for one in actions["actions"][:3]:
        found.append(tables.preview(table, one["action"]))
    for question in ("pass", "nonsense", "discard 1"):
        try:
            found.append(tables.explain(table, question))
        except Exception as fault:
            found.append(str(fault))
    return found


@pytest.mark.parametrize(("name", "mode", "seats"), KINDS)
def test_what_a_caller_receives_depends_on_the_own_seat_alone(
    name: str, mode: str, seats: int
) -> None:
    """The leak test: everything hidden is dealt anew, everything received stays the same."""
    tables = mcp_tables()
    made = tables.new_table(name, ["me", *["random"] * (seats - 1)], mode, seed=11)
    table = made["table"]
    dice = Dice(5)
    pick = Random(5)
    for number in range(40):
        holder = tables.holder(table)
        match = holder.table.match
        if match.over:
            break
        if number % 4 == 0:
            here = everything(tables, table)
            holder.table.match = swapped(match, match.game.world(match.state, 0, dice.seed()))
            there = everything(tables, table)
            holder.table.match = match
            assert here[:2] + here[3:] == there[:2] + there[3:]
            assert here == there
        options = match.options(0)
        tables.act(table, pick.choice(options).text)
    if match.over:
        assert "tabletown-record" in tables.record(table)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_view_is_what_a_screen_reader_gets(language: str) -> None:
    tables = mcp_tables()
    made = tables.new_table("streets", ["me", "easy"], language=language)
    table = tables.holder(made["table"]).table
    expected = table.match.game.lines(table.match.view(0), table.say)
    assert tables.view(made["table"]) == "\n".join(expected)


def test_a_whole_game_by_hand() -> None:
    tables = mcp_tables()
    made = tables.new_table("lanterns", ["easy", "me", "random"], options={"dice": True})
    table = made["table"]
    assert made["your_seats"] == [1]
    assert made["players"] == ["Player 1 (easy)", "Player 2", "Player 3 (random)"]
    assert tables.negotiate(table)["you_could_say"][0]["action"] == "give 0 1"
    said = tables.negotiate(table, "give 0 1")
    assert any("gave" in line for line in said["news"])
    with pytest.raises(BadUsage, match="use act"):
        tables.negotiate(table, tables.legal_actions(table)["actions"][0]["action"])
    with pytest.raises(BadUsage, match="not allowed: "):
        tables.act(table, "take")
    with pytest.raises(BadUsage, match="holds all secrets"):
        tables.record(table)
    for _ in range(100):
        answer = tables.act(table, tables.legal_actions(table)["actions"][-1]["action"])
        if answer["over"]:
            break
    assert answer["winners"]
    assert answer["result"]
    record = read(tables.record(table))
    assert replay(find("lanterns"), record).over
    with pytest.raises(GameOver):
        tables.legal_actions(table)


def test_open_seats_are_for_those_with_the_invitation() -> None:
    tables = mcp_tables()
    made = tables.new_table("lanterns", ["me", "open"])
    mine, other = made["table"], made["invitations"]["1"]
    assert tables.legal_actions(other)["seat"] == 1
    with pytest.raises(BadUsage, match="seat 1 is not yours"):
        tables.view(mine, 1)
    tables.act(mine, tables.legal_actions(mine)["actions"][0]["action"])
    with pytest.raises(NotYourDecision):
        tables.legal_actions(mine)
    assert tables.state(mine)["waiting_for"] == [1]
    answer = tables.act(other, tables.legal_actions(other)["actions"][0]["action"])
    assert any("Shown" in line for line in answer["news"])
    with pytest.raises(BadUsage, match="no such table"):
        tables.view("0000000000000000")


def test_a_table_of_bots_can_be_watched() -> None:
    tables = mcp_tables()
    made = tables.new_table("lanterns", ["easy", "random"])
    assert made["over"]
    assert made["your_seats"] == []
    assert tables.view(made["table"])
    with pytest.raises(BadUsage, match="only watch"):
        tables.legal_actions(made["table"])


def test_long_lists_come_in_parts() -> None:
    tables = mcp_tables()
    made = tables.new_table("streets", ["me"] * 4, options={"advisors": True})
    table = made["table"]
    for _ in range(30):
        found = tables.legal_actions(table)
        if found["total"] > 60:
            break
        tables.act(table, found["actions"][0]["action"])
    assert found["next_first"] == 60
    rest = tables.legal_actions(table, first=60)
    assert rest["actions"][0] not in found["actions"]
    some = tables.legal_actions(table, containing="north")
    assert 0 < some["total"] < found["total"]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("chess", ["me"]), "no game 'chess'"),
        (("lanterns", ["me", "os:system"]), "no kind of seat 'os:system'"),
        (("lanterns", ["me", "master"]), "lanterns has no master with 2 seats"),
        (("lanterns", ["me"]), "2 to 4 seats"),
        (("lanterns", ["me", "easy"], None, {"dice": "perhaps"}), "not one of"),
        (("lanterns", ["me", "easy"], None, None, "de"), "no language 'de'"),
    ],
)
def test_wrong_tables_are_refused(arguments: tuple[Any, ...], fault: str) -> None:
    with pytest.raises(BadUsage, match=fault):
        mcp_tables().new_table(*arguments)


def test_rules_can_be_asked_for() -> None:
    tables = mcp_tables()
    assert any("Build" in chapter or "build" in chapter for chapter in tables.rules("streets"))
    (one,) = tables.rules("streets", "STR-7.1")
    assert one.startswith("STR-7.1 ")
    assert len(tables.rules("streets", "street closed")) > 1


# -- the protocol ---------------------------------------------------------------------------------


async def told(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers, as data."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    found = answer.structured_content
    return found["result"] if found is not None and set(found) == {"result"} else found


async def played(client: Client, name: str, mode: str, seats: int) -> int:
    """A whole game through the tools; returns the number of own actions."""
    made = await told(
        client, "new_table", game=name, mode=mode, seats=["me", *["random"] * (seats - 1)]
    )
    table = made["table"]
    pick = Random(3)
    over = made["over"]
    number = 0
    while not over:
        assert await told(client, "view", table=table)
        found = await told(client, "legal_actions", table=table)
        action = pick.choice(found["actions"])["action"]
        over = (await told(client, "act", table=table, action=action))["over"]
        number += 1
    record = await told(client, "record", table=table)
    assert replay(find(name), read(record)).over
    return number


def test_the_tools_are_there_and_faults_are_sentences() -> None:
    async def session() -> None:
        async with Client(make_server(mcp_tables())) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == {
                "list_games", "rules", "new_table", "view", "news", "legal_actions", "act",
                "negotiate", "explain", "preview", "record",
            }  # fmt: skip
            assert all(tool.description for tool in tools.values())
            games = await told(client, "list_games")
            assert {"streets", "lanterns"} <= {game["game"] for game in games}
            made = await told(client, "new_table", game="lanterns", seats=["me", "easy"])
            answer = await client.call_tool("act", {"table": made["table"], "action": "dance"})
            assert answer.is_error
            assert "there is no action 'dance'" in str(answer.content)
            assert "Traceback" not in str(answer.content)
            assert await played(client, "lanterns", "standard", 3) > 3

    anyio.run(session)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode", "seats"), KINDS)
def test_a_client_plays_a_whole_game_over_standard_input(name: str, mode: str, seats: int) -> None:
    """The real server as a process of its own, as an assistant starts it."""
    server = StdioServerParameters(
        command=sys.executable,
        args=["-m", "tabletown", "mcp", "--seconds", "0.05"],
        env={**os.environ, "TABLETOWN_GAMES": str(SAMPLE_GAMES)},
    )

    async def session() -> None:
        async with Client(server) as client:
            assert await played(client, name, mode, seats) > 3

    anyio.run(session)


def test_answers_are_json() -> None:
    tables = mcp_tables()
    made = tables.new_table("new_angeles", ["me", *["random"] * 3])
    json.dumps([made, tables.state(made["table"]), tables.games("pl")])
