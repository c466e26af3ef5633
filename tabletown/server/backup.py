"""``tabletown backup`` and ``tabletown restore``."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.core.errors import BadUsage
from tabletown.server.config import load_config
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.dump import copy_database, read_backup
from tabletown.server.storage.faults import StorageFault
from tabletown.server.storage.lock import FileLock
from tabletown.server.storage.migrate import migrate
from tabletown.server.storage.schema import metadata


def backup(file: str, *, database: str | None = None, data: str | None = None) -> None:
    """Write everything into ``file``; the server may be running."""
    config = load_config(database=database, data=data)
    url = config.database_url()
    if url.startswith("sqlite:") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise BadUsage(f"there is no database {url.removeprefix('sqlite:///')}")
    path = Path(file)
    if path.exists():
        raise BadUsage(f"{path} exists already")
    if not path.parent.is_dir():
        raise BadUsage(f"there is no folder {path.parent}")
    try:
        rows = copy_database(url, path)
    except StorageFault as fault:
        raise BadUsage(fault.about(url)) from None
    except OSError as error:
        raise BadUsage(f"cannot write {path}: {error.strerror}") from None
    print(f"{rows} rows in {path}")


def restore(file: str, *, database: str | None = None, data: str | None = None) -> None:
    """Put a backup into an empty database."""
    path = Path(file)
    if not path.is_file():
        raise BadUsage(f"there is no file {path}")
    config = load_config(database=database, data=data)
    url = config.database_url()
    with FileLock(url):
        engine = make_engine(url)
        try:
            migrate(engine)
            with engine.begin() as connection:
                check_empty(connection)
                rows = read_backup(connection, path)
        except StorageFault as fault:
            raise BadUsage(fault.about(url)) from None
        except sa.exc.DBAPIError as error:
            # Not what the driver says: it repeats rows, and there are secrets among them.
            raise BadUsage(
                f"{path} does not fit together ({type(error).__name__}); nothing was restored"
            ) from None
        finally:
            engine.dispose()
    print(f"{rows} rows from {path}")


def check_empty(connection: Connection) -> None:
    """A server that has started once has left rows already, even if nobody came."""
    for table in metadata.sorted_tables:
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
            raise BadUsage(
                "the database is not empty: a server has used it; restore into a fresh one"
            )
