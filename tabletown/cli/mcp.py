"""The command that serves tables through the Model Context Protocol."""

from __future__ import annotations

import rich_click as click

from tabletown.lab.mcp import serve


@click.command()
@click.option(
    "--host", help="Serve over HTTP at this address instead of standard input and output."
)
@click.option("--port", default=8471, show_default=True, type=click.IntRange(0, 65535))
@click.option("--seconds", default=1.0, show_default=True, help="Thinking time of hard bots.")
def mcp(host: str | None, port: int, seconds: float) -> None:
    """Let an assistant or an outside agent play through the Model Context Protocol."""
    serve(host, port, seconds)
