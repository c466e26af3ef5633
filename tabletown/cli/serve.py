"""Commands for hosts: serve, backup, restore, server check."""

from __future__ import annotations

import rich_click as click

from tabletown.server import backup as backups
from tabletown.server import check, run


@click.command()
@click.option("--host", help="Address to listen on (default 127.0.0.1).")
@click.option("--port", type=click.IntRange(0, 65535), help="Port (default 8470).")
@click.option("--database", help="SQLite file or postgresql:// address.")
@click.option("--data", help="Folder for the database and backups.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes; needs PostgreSQL beyond 1.")
@click.option("--config", "config_file", help="TOML file with settings.")
@click.option(
    "--pack", "packs", multiple=True, help="Folder of a content pack to offer; may be repeated."
)
@click.option("--open", "open_browser", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    data: str | None,
    workers: int | None,
    config_file: str | None,
    packs: tuple[str, ...],
    open_browser: bool,
) -> None:
    """Host tables for friends and bots, with the browser client."""
    run.serve(
        host=host,
        port=port,
        database=database,
        data=data,
        workers=workers,
        config_file=config_file,
        packs=list(packs) or None,
        open_browser=open_browser,
    )


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--database", help="SQLite file or postgresql:// address.")
@click.option("--data", help="Folder for the database and backups.")
def backup(file: str, database: str | None, data: str | None) -> None:
    """Write everything the server stores into FILE."""
    backups.backup(file, database=database, data=data)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--database", help="SQLite file or postgresql:// address.")
@click.option("--data", help="Folder for the database and backups.")
def restore(file: str, database: str | None, data: str | None) -> None:
    """Put a backup FILE back into an empty database."""
    backups.restore(file, database=database, data=data)


@click.group()
def server() -> None:
    """Upkeep of a server."""


@server.command("check")
@click.option("--database", help="SQLite file or postgresql:// address.")
@click.option("--data", help="Folder for the database and backups.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def server_check(database: str | None, data: str | None, as_json: bool) -> None:
    """Replay every stored game and name the first that differs."""
    check.check(database=database, data=data, as_json=as_json)
