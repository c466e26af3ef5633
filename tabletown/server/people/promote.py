"""``python -m tabletown.server.people.promote NAME``: make an account an admin (``--not`` takes it back)."""

from __future__ import annotations

import argparse
import sys

from sqlalchemy.engine import Engine

from tabletown.core.errors import BadUsage
from tabletown.server.config import load_config
from tabletown.server.people.accounts import holder_of
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.faults import StorageFault
from tabletown.server.storage.lock import FileLock
from tabletown.server.storage.schema import users
from tabletown.server.storage.versions import check_newest


def promote(
    name: str, *, database: str | None = None, data: str | None = None, admin: bool = True
) -> None:
    """The server must be stopped if it keeps its tables in a SQLite file."""
    url = load_config(database=database, data=data).database_url()
    with FileLock(url):
        engine = make_engine(url)
        try:
            mark(engine, name, admin)
        except StorageFault as fault:
            raise BadUsage(fault.about(url)) from None
        finally:
            engine.dispose()


def mark(engine: Engine, name: str, admin: bool) -> None:
    with engine.begin() as connection:
        check_newest(connection)
        user = holder_of(connection, name)
        connection.execute(users.update().where(users.c.id == user).values(admin=admin))
        if user is None:
            raise BadUsage(f"there is no account '{name[:60]}'")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make an account an admin.")
    parser.add_argument("name")
    parser.add_argument("--database")
    parser.add_argument("--data")
    parser.add_argument("--not", dest="admin", action="store_false", help="take it back")
    wish = parser.parse_args()
    try:
        promote(wish.name, database=wish.database, data=wish.data, admin=wish.admin)
    except BadUsage as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
