"""Storage: group commit, compare-and-set, migrations, backup, snapshots, the check of everything."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tabletown.core.errors import BadRecord, BadUsage
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.server.backup import backup, restore
from tabletown.server.check import check
from tabletown.server.gamelog import snapshot
from tabletown.server.gamelog.log import GameLog, rebuild
from tabletown.server.protocol.parts import Settings
from tabletown.server.storage import store
from tabletown.server.storage.contents import adopt, is_kept
from tabletown.server.storage.database import Conflict, Database, make_engine
from tabletown.server.storage.driver import DriverJob, driver_of
from tabletown.server.storage.entries import GameHeader, LogEntry
from tabletown.server.storage.migrate import alembic_config, migrate
from tabletown.server.storage.schema import (
    SeatDoc,
    TableDoc,
    contents,
    entries,
    meta,
    metadata,
    snapshots,
)
from tabletown.server.storage.store import Change, TableRow
from tabletown.server.storage.versions import NEWEST
from tests.server.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite3'}"
    address: str = request.getfixturevalue("pg").database()
    return "postgresql+psycopg://" + address.partition("://")[2]


@pytest.fixture
def db(url: str) -> Iterator[Database]:
    found = Database(url)
    migrate(found.write_engine)
    yield found
    found.close()


def played(actions: int, seed: int = 5) -> GameLog:
    game = find("lanterns")
    log = GameLog(Match(game, game.config(3, None, {"dice": True}), seed), [], 1.0)
    for number in range(actions):
        seat = log.match.state.deciders()[-1]
        text = log.match.options(seat)[0].text
        log.play(seat, text, key=f"key-{number:05}", user="u", at=2.0 + number)
    return log


def header_of(log: GameLog) -> GameHeader:
    match = log.match
    return GameHeader(
        "lanterns", "standard", 3, match.config.options, 1,
        match.game.content_digest(match.config), match.seed,
    )  # fmt: skip


def row_of(log: GameLog, id: str = "table1") -> TableRow:
    seats = [SeatDoc("bot", f"B{n}", None, "random") for n in range(3)]
    doc = TableDoc("", "host", "invite", Settings(), seats)
    doc.started = 1.0
    doc.waiting = list(log.match.state.deciders())
    return TableRow(id, header_of(log), "running", log.version, log.version, doc, 1, 1, None, 0.0)


def keep(db: Database, log: GameLog, id: str = "table1") -> TableRow:
    row = row_of(log, id)

    def job(connection: Any) -> None:
        store.insert_table(connection, row)
        store.insert_entries(connection, row.id, log.entries)

    db.write_now(job)
    return row


def change(row: TableRow, entry: LogEntry | None) -> Change:
    return Change(row.id, row.version, row.rev, "running", row.doc, None, "w", 9.0, entry)


def test_the_schema_is_what_the_migrations_make(db: Database) -> None:
    script = ScriptDirectory.from_config(alembic_config())
    assert script.get_current_head() == NEWEST
    with db.write_engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_two_cannot_extend_the_same_version(db: Database) -> None:
    log = played(4)
    row = keep(db, log)
    seat = log.match.state.deciders()[0]
    first = log.play(seat, log.match.options(seat)[0].text, key="first-key", user=None, at=9.0)
    db.write_now(lambda c: store.change_table(driver_of(c), change(row, first)))
    with pytest.raises(Conflict):
        db.write_now(DriverJob(partial(store.change_table, change=change(row, first))))
    stored = db.read_now(lambda c: store.find_entries(c, row.id))
    assert len(stored) == 5
    with pytest.raises(sa.exc.IntegrityError):
        db.write_now(lambda c: store.insert_entries(c, row.id, [first]))


def test_a_failing_job_does_not_harm_its_batch(db: Database) -> None:
    """Jobs that are committed together: one fails, the others are stored, each answers for itself."""
    gate = threading.Event()
    db.writer.submit(lambda c: gate.wait(10))

    def good(number: int) -> Any:
        return lambda c: c.execute(meta.insert().values(key=f"k{number}", value="x"))

    def bad(connection: Any) -> None:
        connection.execute(meta.insert().values(key="half", value="x"))
        raise RuntimeError("on purpose")

    futures = [db.writer.submit(good(1)), db.writer.submit(bad), db.writer.submit(good(2))]
    gate.set()
    futures[0].result(10)
    with pytest.raises(RuntimeError, match="on purpose"):
        futures[1].result(10)
    futures[2].result(10)
    keys = db.read_now(lambda c: set(c.execute(sa.select(meta.c.key)).scalars()))
    assert {"k1", "k2"} <= keys
    assert "half" not in keys


def test_many_writes_share_a_commit(db: Database) -> None:
    gate = threading.Event()
    db.writer.submit(lambda c: gate.wait(10))
    futures = [
        db.writer.submit(
            lambda c, number=number: c.execute(meta.insert().values(key=str(number), value=""))
        )
        for number in range(100)
    ]
    before = db.writer.commits
    gate.set()
    for future in futures:
        future.result(10)
    assert db.writer.commits - before <= 3


def test_readers_cannot_write(db: Database) -> None:
    with pytest.raises(sa.exc.SQLAlchemyError):
        db.read_now(lambda c: c.execute(meta.insert().values(key="x", value="y")))


def test_sqlite_is_durable(tmp_path: Path) -> None:
    found = Database(f"sqlite:///{tmp_path / 'd.sqlite3'}")
    try:
        with found.write_engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    finally:
        found.close()


# -- snapshots ----------------------------------------------------------------------------------------


def bare(log: GameLog) -> list[LogEntry]:
    """The entries as they come from storage."""
    return [
        LogEntry(
            e.version, e.kind, e.seat, e.free, e.text, e.chain, e.proof, e.key, e.user, e.at, []
        )
        for e in log.entries
    ]


def log_with_undo() -> GameLog:
    log = played(7)
    log.undo(0, 3, key="undo-key", user="u", at=20.0)
    seat = log.match.state.deciders()[0]
    log.play(seat, log.match.options(seat)[-1].text, key="after-undo", user="u", at=21.0)
    return log


@pytest.mark.parametrize("later", [0, 3])
def test_a_game_opens_from_its_snapshot_like_from_its_start(later: int) -> None:
    log = log_with_undo()
    data = snapshot.take(log)
    for number in range(later):
        seat = log.match.state.deciders()[0]
        log.play(seat, log.match.options(seat)[0].text, key=f"l{number}", user="u", at=22.0)
    header = header_of(log)
    quick = snapshot.from_snapshot(
        find("lanterns"), header, bare(log), [], 1.0, snapshot.decode(data)
    )
    slow = rebuild(find("lanterns"), header, bare(log), [], 1.0)
    for again in (quick, slow):
        assert again.match.state == log.match.state
        assert again.match.chain == log.match.chain
        assert again.asked == log.asked
        for seat in (None, 0, 1, 2):
            assert again.turns(seat, None) == log.turns(seat, None)
            assert again.match.view(seat) == log.match.view(seat)
    # Undo reaches back before the snapshot.
    quick.undo(0, 4, key=None, user=None, at=30.0)
    slow.undo(0, 4, key=None, user=None, at=30.0)
    assert quick.match.state == slow.match.state
    assert quick.proof == slow.proof


def test_a_snapshot_that_does_not_fit_is_not_used() -> None:
    log = played(8)
    found = snapshot.decode(snapshot.take(log))
    found.state["coins"] = [15, 0, 0]
    with pytest.raises(BadRecord, match="does not fit"):
        snapshot.from_snapshot(find("lanterns"), header_of(log), bare(log), [], 1.0, found)
    import msgspec

    again = snapshot.restore(
        find("lanterns"), header_of(log), bare(log), [], 1.0, msgspec.msgpack.encode(found)
    )
    assert again.match.state == log.match.state
    assert (
        snapshot.restore(
            find("lanterns"), header_of(log), bare(log), [], 1.0, b"rubbish"
        ).match.state
        == log.match.state
    )


def test_an_entry_that_was_tampered_with_is_named() -> None:
    log = played(8)
    changed = bare(log)
    changed[4].text = "take" if changed[4].text != "take" else "roll"
    with pytest.raises(BadRecord, match="version 5"):
        rebuild(find("lanterns"), header_of(log), changed, [], 1.0)
    forged = bare(log)
    forged[5].proof = "0" * 16
    with pytest.raises(BadRecord, match="version 6"):
        rebuild(find("lanterns"), header_of(log), forged, [], 1.0)


# -- upkeep -------------------------------------------------------------------------------------------


def plain_url(url: str) -> str:
    return url.replace("postgresql+psycopg://", "postgresql://").removeprefix("sqlite:///")


def test_check_names_the_game_that_differs(
    db: Database, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(3):
        keep(db, played(5 + number, seed=number), f"table{number}")
    report = check(database=plain_url(url), as_json=True)
    assert report == {"tables": 3, "entries": 18, "differ": []}
    assert json.loads(capsys.readouterr().out) == report
    db.write_now(
        lambda c: c.execute(
            entries.update()
            .where(entries.c.table_id == "table1", entries.c.version == 3)
            .values(chain="f" * 16)
        )
    )
    with pytest.raises(BadUsage, match="first table1: version 3"):
        check(database=plain_url(url))


def test_backup_and_restore_move_between_databases(
    db: Database, url: str, tmp_path: Path, pg: Postgres
) -> None:
    log = played(9)
    keep(db, log)
    db.write_now(lambda c: store.keep_snapshot(c, "table1", 9, snapshot.take(log)))
    db.write_now(lambda c: store.keep_incident(c, "test", "something", "table1", 3, "record"))
    file = tmp_path / "all.tabletown"
    backup(str(file), database=plain_url(url))
    with pytest.raises(BadUsage, match="exists already"):
        backup(str(file), database=plain_url(url))
    for target in (str(tmp_path / "other.sqlite3"), pg.database()):
        restore(str(file), database=target)
        assert check(database=target)["entries"] == 9
        with pytest.raises(BadUsage, match="not empty"):
            restore(str(file), database=target)
        again = Database(
            f"sqlite:///{target}" if "://" not in target
            else "postgresql+psycopg://" + target.partition("://")[2]
        )  # fmt: skip
        try:
            kept = again.read_now(lambda c: c.execute(sa.select(snapshots.c.data)).scalar())
            assert bytes(kept) == snapshot.take(log)
            again.write_now(lambda c: store.keep_incident(c, "test", "numbers go on"))
        finally:
            again.close()


def test_damaged_backups_are_refused_and_change_nothing(
    db: Database, url: str, tmp_path: Path
) -> None:
    keep(db, played(3))
    file = tmp_path / "all.tabletown"
    backup(str(file), database=plain_url(url))
    data = file.read_bytes()
    target = str(tmp_path / "other.sqlite3")
    for broken in (data[: len(data) // 2], b"nonsense", b"", data[:-20]):
        file.write_bytes(broken)
        with pytest.raises(BadUsage):
            restore(str(file), database=target)
    file.write_bytes(data)
    restore(str(file), database=target)


def test_a_backup_is_made_before_a_migration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    try:
        migrate(engine, tmp_path / "backups")
        assert not (tmp_path / "backups").exists()  # nothing was there to save
        with engine.begin() as connection:
            connection.execute(meta.insert().values(key="precious", value="thing"))
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '0000'"))
        with monkeypatch.context() as older:
            older.setattr("tabletown.server.storage.versions.known_versions", lambda: {"0000"})
            older.setattr("alembic.command.upgrade", lambda *_: None)
            migrate(engine, tmp_path / "backups")
            (saved,) = (tmp_path / "backups").iterdir()
            assert saved.name.startswith(f"before-{NEWEST}-")
            assert saved.stat().st_mode & 0o777 == 0o600
            saved.unlink()

            def breaks(*_: Any) -> None:
                raise RuntimeError("a migration that fails")

            older.setattr("alembic.command.upgrade", breaks)
            for _ in range(3):  # a service manager starts it again and again
                with pytest.raises(RuntimeError):
                    migrate(engine, tmp_path / "backups")
            assert list((tmp_path / "backups").iterdir()) == []
    finally:
        engine.dispose()


def test_several_workers_need_postgresql() -> None:
    from tabletown.server.config import load_config

    with pytest.raises(BadUsage, match="PostgreSQL"):
        load_config(environment={}, workers=2)
    assert load_config(environment={}, workers=2, database="postgresql://x").workers == 2


@pytest.mark.parametrize("game", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_content_of_games_from_before_it_was_stored_is_adopted(game: str, tmp_path: Path) -> None:
    """As a server does when it first starts on the database of 0.1.0."""
    found = find(game)
    db = Database(f"sqlite:///{tmp_path}/old.sqlite3")
    migrate(db.write_engine)
    for mode in found.modes:
        config = found.config(mode.most, mode.name, rules=1)
        digest = found.content_digest(config)
        header = GameHeader(game, mode.name, mode.most, config.options, 1, digest, 1)
        doc = TableDoc("", "host", "invite", Settings(), [])
        row = TableRow(mode.name, header, "running", 0, 0, doc, 1, 1, None, 0.0)
        db.write_now(partial(store.insert_table, row=row))
        db.write_now(lambda c: c.execute(contents.delete()))
        assert db.write_now(adopt) == []
        assert db.read_now(partial(is_kept, header=header))
    db.close()
