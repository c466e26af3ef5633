"""Starting: a database that is newer, damaged, foreign, in use or out of reach is said in one sentence."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from tabletown.core.errors import BadUsage
from tabletown.server.backup import backup, restore
from tabletown.server.check import check
from tabletown.server.config import ServerConfig, load_config
from tabletown.server.people.promote import promote
from tabletown.server.run import prepare
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.driver import DriverJob, run_through_driver
from tabletown.server.storage.faults import StorageFault
from tabletown.server.storage.lock import FileLock
from tabletown.server.storage.migrate import migrate
from tabletown.server.storage.schema import meta, users
from tests.attacks.tally import Tally
from tests.server.host import ROOT, free_port, in_thread
from tests.server.postgres import Postgres

TABLETOWN = Path(sys.executable).parent / "tabletown"
SECRET = "the-secret-that-signs-everything-0123456789"


def started(folder: Path) -> Path:
    """A database that a server has used; nobody came."""
    file = folder / "tabletown.sqlite3"
    engine = make_engine(f"sqlite:///{file}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(meta.insert().values(key="secret", value=SECRET))
    engine.dispose()
    return file


def newer(file: Path) -> None:
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()


def damaged(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[100 : 4096 * 3] = os.urandom(4096 * 3 - 100)
    file.write_bytes(data)


def half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as raw:
        raw.execute("CREATE TABLE recipes (cake TEXT)")
    raw.close()


def garbage(file: Path) -> None:
    file.write_bytes(b"this is a shopping list, not a database\n" * 200)


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (newer, "newer tabletown"),
        (damaged, "damaged"),
        (half, "damaged"),
        (foreign, "another program"),
        (garbage, "damaged"),
    ],
)
def test_a_database_that_does_not_fit_is_one_sentence(
    tmp_path: Path, harm: object, reason: str, tally: Tally
) -> None:
    file = started(tmp_path)
    assert callable(harm)
    harm(file)
    for _ in range(3):
        with pytest.raises(BadUsage, match=reason) as caught:
            prepare(ServerConfig(data=str(tmp_path), port=0))
        assert "\n" not in str(caught.value)
    with pytest.raises(BadUsage, match=reason):
        check(data=str(tmp_path))
    copies = list(tmp_path.rglob("*.tabletown*"))
    tally.attack("a start that fails again and again writes backups", bool(copies))


def test_the_command_says_it_and_ends_with_two(tmp_path: Path) -> None:
    newer(started(tmp_path))
    for command in (["serve", "--port", str(free_port())], ["server", "check"]):
        done = subprocess.run(
            [str(TABLETOWN), *command, "--data", str(tmp_path)],
            cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert done.returncode == 2
        assert "newer tabletown" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(BadUsage, match="cannot use the data folder"):
        prepare(ServerConfig(data=str(tmp_path / "file"), port=0))


def test_a_disk_without_space_is_named(tmp_path: Path) -> None:
    """SQLite's own limit stands for the disk's."""
    engine = make_engine(f"sqlite:///{tmp_path / 'tabletown.sqlite3'}")

    @sa.event.listens_for(engine, "connect")
    def small(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count=4")

    with pytest.raises(Exception, match="no space left"):
        migrate(engine)
    engine.dispose()


def test_postgresql_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    config = ServerConfig(
        data=str(tmp_path), port=0, database=f"postgresql://ann:pass-word@/x?host={tmp_path}"
    )
    with pytest.raises(BadUsage, match="cannot be reached") as caught:
        prepare(config)
    assert "pass-word" not in str(caught.value)


def test_a_move_that_finds_no_postgresql_is_told_so(tmp_path: Path) -> None:
    """Moves go the short way to the driver, which has to make a new line when the old one broke."""
    engine = make_engine(f"postgresql+psycopg://ann@/x?host={tmp_path}")
    with pytest.raises(StorageFault) as caught:
        run_through_driver(engine, [DriverJob(lambda _: None)])
    assert caught.value.kind == "unreachable"
    engine.dispose()


# -- two at one file ------------------------------------------------------------------------------


def test_a_second_server_does_not_start_on_the_same_file(tmp_path: Path, tally: Tally) -> None:
    with in_thread(tmp_path):
        with pytest.raises(BadUsage, match=f"process {os.getpid()}.*stop it first"):
            prepare(ServerConfig(data=str(tmp_path), port=0))
        with pytest.raises(BadUsage, match="stop it first"), in_thread(tmp_path):
            pass
        with pytest.raises(BadUsage, match="stop it first"):
            promote("Ann", data=str(tmp_path))
        backup(str(tmp_path / "beside.tabletown"), data=str(tmp_path))  # readers may
        check(data=str(tmp_path))
        tally.attack("a second server on the same file", False)
    prepare(ServerConfig(data=str(tmp_path), port=0))


def test_the_lock_of_a_killed_server_is_free(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    code = f"from tabletown.server.storage.lock import FileLock; import os; FileLock({url!r}); os.kill(os.getpid(), 9)"
    subprocess.run([sys.executable, "-c", code], check=False, cwd=ROOT)
    FileLock(url).release()


# -- restore --------------------------------------------------------------------------------------


def test_restore_never_shows_what_it_restores(
    tmp_path: Path, pg: Postgres, capfd: pytest.CaptureFixture[str], tally: Tally
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    started(source)
    copy = tmp_path / "all.tabletown"
    backup(str(copy), data=str(source))
    for target in (str(tmp_path / "used.sqlite3"), pg.database()):
        restore(str(copy), database=target)
        # A server that has started leaves its secret even if nobody comes.
        done = subprocess.run(
            [str(TABLETOWN), "restore", str(copy), "--database", target],
            cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        said = done.stdout + done.stderr
        assert done.returncode == 2
        assert "not empty" in said
        tally.attack("reading the secret in what restore prints", SECRET in said)
    assert SECRET not in "".join(capfd.readouterr())


def test_rows_that_do_not_fit_are_not_repeated(tmp_path: Path, pg: Postgres, tally: Tally) -> None:
    import gzip

    import msgspec

    from tabletown.server.storage.dump import write_backup

    source = tmp_path / "source"
    source.mkdir()
    engine = make_engine(f"sqlite:///{started(source)}")
    with engine.begin() as connection:
        connection.execute(
            users.insert().values(
                id="u1", kind="account", name="Ann", login="ann", password="argon2-hash",
                email="ann@example.org", admin=False, banned=False, created=1.0, seen=1.0,
            )
        )  # fmt: skip
        write_backup(connection, tmp_path / "good")
    engine.dispose()
    lines = gzip.decompress((tmp_path / "good").read_bytes()).splitlines()
    row = next(line for line in lines if b"argon2-hash" in line)
    twice = [*lines[:-1], row, msgspec.json.encode({"rows": len(lines) - 1})]
    (tmp_path / "bad").write_bytes(gzip.compress(b"\n".join(twice) + b"\n"))
    for target in (str(tmp_path / "new.sqlite3"), pg.database()):
        with pytest.raises(BadUsage, match="does not fit together") as caught:
            restore(str(tmp_path / "bad"), database=target)
        said = str(caught.value)
        tally.attack("reading a row in an error", "argon2" in said or "example.org" in said)


# -- who may read ---------------------------------------------------------------------------------


def test_others_on_the_machine_read_nothing(tmp_path: Path, tally: Tally) -> None:
    folder = tmp_path / "data"
    old = folder / "tabletown.sqlite3"
    folder.mkdir()
    old.touch()
    old.chmod(0o644)  # as 0.1.0 left it
    with in_thread(folder) as host:
        host.hub.backups.write("now")
        for path in folder.rglob("*"):
            if path.is_file():
                tally.attack(f"reading {path.name}", bool(path.stat().st_mode & 0o077))
    backup(str(tmp_path / "by-hand"), data=str(folder))
    tally.attack("reading a backup", bool((tmp_path / "by-hand").stat().st_mode & 0o077))


def test_an_admin_token_that_is_easily_guessed_is_refused(tally: Tally) -> None:
    for token in ("x", "admin", "a" * 19):
        with pytest.raises(BadUsage, match="easily guessed"):
            load_config(None, {"TABLETOWN_ADMIN_TOKEN": token})
        tally.attack(f"the admin token {token}", False)
    assert load_config(None, {"TABLETOWN_ADMIN_TOKEN": "a" * 20}).admin_token


# -- backups on a schedule ------------------------------------------------------------------------


def test_backups_are_made_when_they_are_due_and_pruned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio
    import time

    with in_thread(tmp_path, backup_hours=1.0, backup_keep=2) as host:
        backups = host.hub.backups
        real = time.time
        names: list[str] = []
        loop = next(iter(host.hub.supervisor.tasks.values())).get_loop()
        for hour in range(5):
            monkeypatch.setattr(time, "time", lambda hour=hour: real() + hour * 3700)
            monkeypatch.setattr(time, "strftime", lambda _, hour=hour: f"2026-{hour}")
            asyncio.run_coroutine_threadsafe(backups.look(), loop).result(20)
            asyncio.run_coroutine_threadsafe(backups.look(), loop).result(20)  # not due again
            names = sorted(file.name for file in backups.folder.glob("*"))
        assert names == ["auto-2026-3.tabletown", "auto-2026-4.tabletown"]
        restore(str(backups.folder / names[-1]), data=str(tmp_path / "again"))


def test_an_admin_makes_a_backup_now(tmp_path: Path) -> None:
    import httpx

    with in_thread(tmp_path) as host:
        token = {"authorization": f"Bearer {host.config.admin_token}"}
        assert httpx.post(host.http + "/api/admin/backup").status_code in (401, 403)
        made = httpx.post(host.http + "/api/admin/backup", headers=token, timeout=30).json()
        file = tmp_path / "backups" / made["file"]
        assert file.stat().st_size == made["bytes"]
        assert made["rows"] >= 2


def test_no_cache_keeps_what_is_personal(tmp_path: Path, tally: Tally) -> None:
    import httpx

    with in_thread(tmp_path) as host:
        for path in ("/api/me", "/api/tables", "/health", "/metrics", "/api/tables/none"):
            answer = httpx.get(host.http + path)
            kept = answer.headers.get("cache-control") != "no-store"
            tally.attack(f"finding {path} in a cache", kept)
