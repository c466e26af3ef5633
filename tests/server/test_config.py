"""Settings: flags beat the environment, that beats the file, that the defaults; mistakes are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.core.errors import BadUsage
from tabletown.server.config import ServerConfig, load_config
from tabletown.server.run import prepare


def test_what_beats_what(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1111\nhost = "0.0.0.0"\nbot_seconds = 2\n')
    environment = {"TABLETOWN_PORT": "2222", "TABLETOWN_SECURE": "yes"}
    config = load_config(str(file), environment, host="::1", port=None)
    assert (config.port, config.host, config.bot_seconds) == (2222, "::1", 2)
    assert config.secure is True
    assert load_config(None, {}) == ServerConfig()
    by_name = load_config(None, {"TABLETOWN_CONFIG": str(file)})
    assert by_name.port == 1111


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("port = 'x'", "port"),
        ("port = 99999", "port"),
        ("colour = 'red'", "colour"),
        ("port = ", "not a TOML file"),
        ("workers = 2", "PostgreSQL"),
        ("smtp = 'smtp://localhost'", "needs origin"),
        ("database = 'mysql://x'", "postgresql://"),
    ],
)
def test_mistakes_in_the_file_are_named(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(BadUsage, match=reason):
        load_config(str(file), {})


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "many"), ("SECURE", "perhaps"), ("BOT_LIMIT", "-1")]
)
def test_mistakes_in_the_environment_are_named(name: str, value: str) -> None:
    with pytest.raises(BadUsage, match=f"TABLETOWN_{name}"):
        load_config(None, {f"TABLETOWN_{name}": value})


def test_a_missing_file_and_a_taken_port(tmp_path: Path) -> None:
    import socket

    with pytest.raises(BadUsage, match="cannot read"):
        load_config(str(tmp_path / "nothing.toml"), {})
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadUsage, match="in use"):
            prepare(ServerConfig(port=port, data=str(tmp_path)))
    (tmp_path / "file").write_text("")
    with pytest.raises(BadUsage, match="data folder"):
        prepare(ServerConfig(port=0, data=str(tmp_path / "file" / "below")))
    with pytest.raises(BadUsage, match="the PostgreSQL database cannot be used"):
        prepare(ServerConfig(port=0, database="postgresql://127.0.0.1:1/none", data=str(tmp_path)))
