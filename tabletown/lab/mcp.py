"""A Model Context Protocol server: an assistant or an outside agent plays through tools."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Literal, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

from tabletown import __version__
from tabletown.core.errors import TabletownError
from tabletown.lab.mcp_tables import McpTables

P = ParamSpec("P")
R = TypeVar("R")

INSTRUCTIONS = """\
Rules-enforced city board games. Start with list_games, then new_table with one entry per seat:
"me" for yours, a bot level, or "open" for somebody else (who gets the invitation as table).
Then repeat: view the table, list the legal_actions, act with one of them in its notation. Bots
answer at once. You only ever see what your seats may see. explain answers "why can't I"."""

TableHandle = Annotated[str, Field(description="The handle given by new_table.")]
Seat = Annotated[
    int | None,
    Field(description="One of your seats; by default the one that is asked to decide."),
]
Notation = Annotated[str, Field(description="An action in the notation of legal_actions.")]
LOOKS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


def told(call: Callable[P, R]) -> Callable[P, R]:
    """Faults of usage reach the caller as one sentence."""

    @wraps(call)
    def calling(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return call(*args, **kwargs)
        except TabletownError as fault:
            raise ToolError(str(fault)) from None

    return calling


def make_server(tables: McpTables | None = None) -> MCPServer[Any]:
    """The server with its tools."""
    here = tables or McpTables()
    server: MCPServer[Any] = MCPServer(
        "tabletown", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )

    @server.tool(annotations=LOOKS)
    @told
    def list_games(language: Literal["en", "ru", "pl"] = "en") -> list[dict[str, Any]]:
        """The games, with their modes, numbers of seats, options and bot levels."""
        return here.games(language)

    @server.tool(annotations=LOOKS)
    @told
    def rules(
        game: str,
        search: Annotated[
            str, Field(description="A rule id, or words to look for; empty: chapters.")
        ] = "",
    ) -> list[str]:
        """Rules of a game, with their ids."""
        return here.rules(game, search)

    @server.tool(annotations=ACTS)
    @told
    def new_table(
        game: str,
        seats: Annotated[
            list[str],
            Field(
                description='One entry per seat: "me", "open", "random", "easy", "normal", "hard", '
                'or "master" where the mode has masters for so many seats.'
            ),
        ],
        mode: str | None = None,
        options: dict[str, bool | int | str] | None = None,
        language: Literal["en", "ru", "pl"] = "en",
    ) -> dict[str, Any]:
        """Start a game. The answer holds your handle (table) and invitations for open seats."""
        return here.new_table(game, seats, mode, options, language)

    @server.tool(annotations=LOOKS)
    @told
    def view(table: TableHandle, seat: Seat = None) -> str:
        """The table as your seat sees it, as text (what a screen reader says)."""
        return here.view(table, seat)

    @server.tool(annotations=LOOKS)
    @told
    def news(table: TableHandle, seat: Seat = None) -> dict[str, Any]:
        """What happened since you last looked, and whose decision it is."""
        return here.state(table, seat)

    @server.tool(annotations=LOOKS)
    @told
    def legal_actions(
        table: TableHandle,
        seat: Seat = None,
        containing: Annotated[str, Field(description="Only actions that contain this word.")] = "",
        first: Annotated[int, Field(ge=0, description="Skip so many; see next_first.")] = 0,
    ) -> dict[str, Any]:
        """Your legal actions, each in its notation and as a sentence."""
        return here.legal_actions(table, seat, containing, first)

    @server.tool(annotations=ACTS)
    @told
    def act(table: TableHandle, action: Notation, seat: Seat = None) -> dict[str, Any]:
        """Carry out one of your legal actions. Bots then play until it is your decision again."""
        return here.act(table, action, seat)

    @server.tool(annotations=ACTS)
    @told
    def negotiate(table: TableHandle, action: str = "", seat: Seat = None) -> dict[str, Any]:
        """Trades, promises, answers: without an action what you could say now, otherwise say it."""
        return here.negotiate(table, action, seat)

    @server.tool(annotations=LOOKS)
    @told
    def explain(table: TableHandle, question: str, seat: Seat = None) -> list[str]:
        """Why you cannot do something: an action's notation, or the name of a card, tile or place."""
        return here.explain(table, question, seat)

    @server.tool(annotations=LOOKS)
    @told
    def preview(table: TableHandle, action: Notation, seat: Seat = None) -> dict[str, Any]:
        """What an action would do, up to the first thing nobody can know."""
        return here.preview(table, action, seat)

    @server.tool(annotations=LOOKS)
    @told
    def record(table: TableHandle) -> str:
        """The whole game as a text file, when it is over."""
        return here.record(table)

    return server


def serve(host: str | None = None, port: int = 8471, seconds: float = 1.0) -> None:
    """Serve on standard input and output, or over HTTP if a host is given."""
    server = make_server(McpTables(seconds))
    if host is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host=host, port=port)
