"""``python -m tabletown.server.people.promote NAME``: make an account an admin (``--not`` takes it back)."""

from __future__ import annotations

import argparse
import sys

from tabletown.core.errors import BadUsage
from tabletown.server.config import load_config
from tabletown.server.people.accounts import folded
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.schema import users


def promote(
    name: str, *, database: str | None = None, data: str | None = None, admin: bool = True
) -> None:
    engine = make_engine(load_config(database=database, data=data).database_url())
    try:
        with engine.begin() as connection:
            done = connection.execute(
                users.update().where(users.c.login == folded(name)).values(admin=admin)
            )
            if done.rowcount == 0:
                raise BadUsage(f"there is no account '{name[:60]}'")
    finally:
        engine.dispose()


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
