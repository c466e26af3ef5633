"""Settings of a server: flags beat environment variables, those beat the TOML file, that the defaults.

Every field of :class:`ServerConfig` can stand in the file (``port = 8470``) and in the environment
(``TABLETOWN_PORT=8470``).
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tabletown.core.errors import BadUsage

PREFIX = "TABLETOWN_"
SHORTEST_TOKEN = 20
Days = Annotated[int, Meta(ge=0, le=36500)]
Seconds = Annotated[float, Meta(ge=0, le=86400)]


class ServerConfig(Struct, forbid_unknown_fields=True, frozen=True):
    """Everything a host can set; docs/hosting.md explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8470
    data: str = ""  # folder of the database and backups; empty: the user's data folder
    database: str = ""  # postgresql:// address or SQLite file; empty: a file in `data`
    workers: Annotated[int, Meta(ge=1, le=64)] = 1

    # the outside
    origin: str = ""  # https://play.example.org when behind a proxy; empty: whatever is asked for
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-* headers are believed
    secure: bool = False  # cookies over https only
    compress: bool = False  # compress WebSocket messages: saves traffic, costs half the capacity
    metrics: bool = True
    accounts: bool = True  # people may make accounts
    tables_by: Literal["everybody", "accounts", "admins"] = "everybody"  # who may make tables
    admin_token: str = ""  # a secret that opens /admin; empty: accounts marked as admin only
    log: str = "info"
    log_json: bool = False

    packs: list[str] = []  # folders of content packs that new tables may be played with

    # limits
    requests_a_minute: Annotated[int, Meta(ge=1)] = 600
    logins_a_minute: Annotated[int, Meta(ge=1)] = 20
    guests_an_hour: Annotated[int, Meta(ge=1)] = 200
    connections_an_address: Annotated[int, Meta(ge=1)] = 400  # lines of any kind, proxies aside
    request_seconds: Annotated[float, Meta(ge=1, le=600)] = 10.0  # for the head of a request
    messages_a_second: Annotated[float, Meta(ge=0.1)] = 30.0
    questions_a_second: Annotated[float, Meta(ge=0.1)] = 10.0  # previews, plans, replays, watching
    hints_a_minute: Annotated[float, Meta(ge=0.1)] = 20.0
    says_a_minute: Annotated[float, Meta(ge=0.1)] = 30.0
    notes_a_minute: Annotated[float, Meta(ge=0.1)] = 60.0
    tables_an_hour: Annotated[float, Meta(ge=1)] = 120.0
    tables_a_person: Annotated[int, Meta(ge=1)] = 200
    imports_an_hour: Annotated[float, Meta(ge=1)] = 20.0
    mails_an_hour: Annotated[float, Meta(ge=1)] = 6.0
    import_kb: Annotated[int, Meta(ge=1, le=4000)] = 1000
    import_actions: Annotated[int, Meta(ge=1)] = 5000
    import_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 20.0
    sockets_a_person: Annotated[int, Meta(ge=1)] = 40
    sockets_an_address: Annotated[int, Meta(ge=1)] = 200
    waiting_kb: Annotated[int, Meta(ge=64)] = 2048  # to a socket that does not read
    seeds: bool = False  # people may choose the seed of a table (for tests and events)

    # bots
    bot_processes: Annotated[int, Meta(ge=0, le=256)] = 0  # 0: one less than cores, 2 or more
    bot_seconds: Seconds = 1.0  # thinking time of `hard`
    bot_seconds_a_minute: Annotated[float, Meta(ge=1)] = 60.0  # of thinking for one person
    bot_limit: Seconds = 10.0  # after that a bot is stopped and a quick policy chooses
    bot_pause: Seconds = 0.4  # between a decision and a bot's answer, for human eyes
    bot_niceness: Annotated[int, Meta(ge=0, le=19)] = 5  # playing comes before thinking
    rules_limit: Seconds = 5.0  # a rule that runs longer is stopped and its table set aside

    write_seconds: Seconds = (
        120.0  # nothing could be written for so long: the server ends; 0: never
    )
    gone_seconds: Seconds = 60.0  # who is away for longer is not asked for consent at live tables

    # memory
    idle_seconds: Seconds = 600.0  # a table nobody watches leaves memory after this time
    snapshot_every: Annotated[int, Meta(ge=1)] = 50

    # backups, into the folder `backups` of `data`
    backup_hours: Annotated[float, Meta(ge=0, le=8784)] = 24.0  # 0: none by the server itself
    backup_keep: Annotated[int, Meta(ge=1, le=10_000)] = 14

    # how long is kept what nobody needs any more, in days; 0: for ever
    keep_guests_days: Days = 0  # who has not been here for so long and sits at no unfinished table
    keep_chat_days: Days = 0
    keep_incidents_days: Days = 90

    # mail and push (both optional)
    smtp: str = ""  # smtp://user:password@host:587
    mail_from: str = ""
    push_key: str = ""  # private VAPID key (PEM file or base64)
    push_contact: str = ""  # mailto:admin@example.org

    # other ways to log in (optional)
    passkeys: bool = False
    oidc_issuer: str = ""
    oidc_client: str = ""
    oidc_secret: str = ""

    def folder(self) -> Path:
        """Where the database and the backups live."""
        if self.data:
            return Path(self.data).expanduser()
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(base).expanduser() / "tabletown"

    def database_url(self) -> str:
        """The address SQLAlchemy understands."""
        text = self.database
        if text.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + text.partition("://")[2]
        if text.startswith("postgresql+psycopg://"):
            return text
        if "://" in text and not text.startswith("sqlite:///"):
            raise BadUsage(
                f"the database must be a file or start with postgresql://, not {text.partition(':')[0]}:"
            )
        file = text.removeprefix("sqlite:///")
        path = Path(file).expanduser() if file else self.folder() / "tabletown.sqlite3"
        return f"sqlite:///{path}"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url().startswith("sqlite:")


def load_config(
    file: str | None = None, environment: dict[str, str] | None = None, **flags: Any
) -> ServerConfig:
    """The settings in force; a wrong one is named with the place it stands in."""
    environment = dict(os.environ) if environment is None else environment
    file = file or environment.get(PREFIX + "CONFIG")
    settings: dict[str, Any] = read_file(Path(file)) if file else {}
    for name in ServerConfig.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            settings[name] = from_text(name, text)
    settings.update({name: value for name, value in flags.items() if value is not None})
    config = checked(settings, "the settings")
    alone = config.is_sqlite  # also finds out whether the address makes sense
    if 0 < len(config.admin_token) < SHORTEST_TOKEN:
        raise BadUsage(
            f"admin_token is easily guessed: it needs {SHORTEST_TOKEN} random letters or more"
        )
    if config.smtp and not config.origin:
        # Links in messages must not lead where somebody's request says this server is.
        raise BadUsage("smtp needs origin, the public address: messages have links to it")
    if config.workers > 1 and alone:
        raise BadUsage("several workers need PostgreSQL: --database postgresql://...")
    return config


def read_file(path: Path) -> dict[str, Any]:
    try:
        settings = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadUsage(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadUsage(f"{path} is not a TOML file: {error}") from None
    checked(settings, str(path))
    return settings


def from_text(name: str, text: str) -> Any:
    field = next(f for f in msgspec.structs.fields(ServerConfig) if f.name == name)
    if field.default is True or field.default is False:
        if text.lower() not in ("1", "0", "true", "false", "yes", "no", "on", "off"):
            raise BadUsage(f"{PREFIX}{name.upper()}: '{text[:40]}' is neither yes nor no")
        return text.lower() in ("1", "true", "yes", "on")
    if name == "packs":
        return [folder for folder in text.split(os.pathsep) if folder]
    try:
        return msgspec.convert(text, field.type, strict=False)
    except msgspec.ValidationError as error:
        raise BadUsage(f"{PREFIX}{name.upper()}: {error}") from None


def checked(settings: dict[str, Any], place: str) -> ServerConfig:
    try:
        return msgspec.convert(settings, ServerConfig)
    except msgspec.ValidationError as error:
        raise BadUsage(f"{place}: {error}") from None
