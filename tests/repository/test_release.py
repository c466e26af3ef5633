"""What is handed out besides the package: container, compose file, release check."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from scripts.release import changelog_faults, version
from tabletown.core.errors import BadUsage
from tabletown.server import run as running
from tabletown.server.config import ServerConfig, load_config

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def test_the_compose_file_sets_what_the_server_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{(\w+)", text))
    given = dict(
        line.split("=")
        for line in (DEPLOY / "compose.env").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    )
    assert wanted == set(given)
    for name, value in {**given, "TABLETOWN_PASSWORD": "secret"}.items():
        text = re.sub(rf"\$\{{{name}(:\?[^}}]*)?\}}", value, text)
    document = yaml.safe_load(text)
    services = document["services"]
    assert set(services) == {"database", "server", "proxy"}
    assert (DEPLOY / services["server"]["build"]["context"] / services["server"]["build"]["dockerfile"]).is_file()  # fmt: skip
    for name, value in services["server"]["environment"].items():
        monkeypatch.setenv(name, value)
    config = load_config(None)
    assert config.database == "postgresql://tabletown:secret@database/tabletown"
    assert (config.workers, config.secure, config.origin) == (2, True, "https://play.example.org")
    assert document["networks"]["default"]["ipam"]["config"] == [{"subnet": config.proxies}]
    for service in services.values():
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in document["volumes"]
    proxy = document["configs"]["caddyfile"]["content"]
    assert "@inside path /metrics /metrics/* /health /health/*\n  respond @inside 404" in proxy
    assert f"reverse_proxy server:{ServerConfig().port}" in proxy


def test_a_container_is_built_without_environments_and_secrets() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for name in (".git", ".venv", ".uv", ".build", "**/node_modules", "**/.env", "**/*.sqlite3*"):
        assert name in ignored
    # what the build reads must not be among them
    for name in ("README.md", "LICENSE", "web", "scripts", "requirements", "tabletown"):
        assert name not in ignored
        assert (ROOT / name).exists()


def test_hosting_on_windows_is_refused_with_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running.sys, "platform", "win32")
    with pytest.raises(BadUsage, match="WSL"):
        running.run(ServerConfig())


@pytest.mark.parametrize(
    ("heading", "fine"),
    [
        ("## 1.2.0 (2026-11-18)", True),
        ("## 1.2.0 (not released yet)", False),
        ("## 1.1.0 (2026-11-18)", False),
        ("", False),
    ],
)
def test_a_release_needs_a_dated_changelog(heading: str, fine: bool) -> None:
    faults = changelog_faults("1.2.0", f"# Changelog\n\n{heading}\n\n## 1.0.0 (2026-01-01)\n")
    assert (faults == []) == fine


def test_install_lines_name_the_present_version() -> None:
    wheel = f"dist/tabletown-{version()}-py3-none-any.whl"
    for page in ("README.md", "docs/hosting.md", "docs/lab/README.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        found = set(re.findall(r"dist/tabletown-\S+?\.whl", text))
        assert found == {wheel}, page
        assert "pip install 'tabletown[" in text
