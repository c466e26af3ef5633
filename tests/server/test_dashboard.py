"""The dashboard and the alert rules ask for numbers that the server has."""

from __future__ import annotations

import json
import re

import pytest

from tabletown.server.config import ServerConfig
from tabletown.server.metrics import metrics
from tests.server.host import ROOT

DEPLOY = ROOT / "deploy"


def known() -> set[str]:
    suffixes = ("", "_total", "_bucket", "_count", "_sum")
    families = [family.name for family in metrics().registry.collect()]
    # Litestar's own, with the prefix of web/app.py; made with the first request.
    families.append("tabletown_http_requests")
    return {family + suffix for family in families for suffix in suffixes}


@pytest.mark.parametrize("file", ["grafana-dashboard.json", "prometheus-alerts.yaml"])
def test_only_numbers_that_exist(file: str) -> None:
    text = (DEPLOY / file).read_text()
    asked = set(re.findall(r"\btabletown_[a-z_]+", text))
    assert len(asked) > 4
    assert asked <= known()


def test_the_dashboard_is_whole() -> None:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids)) > 8
    assert all(target["expr"] for panel in board["panels"] for target in panel["targets"])


INSIDE = ["/metrics", "/metrics/", "/health", "/health/"]  # all of these the server answers


def caddy_hides(file: str, address: str) -> bool:
    """By its `path` matcher: exact, or everything below where it ends with a star."""
    found = re.search(r"@inside path (.*)\n\s*respond @inside 404", (DEPLOY / file).read_text())
    assert found is not None
    return any(
        address.startswith(one[:-1]) if one.endswith("*") else address == one
        for one in found[1].split()
    )


@pytest.mark.parametrize("address", INSIDE)
def test_proxies_keep_the_numbers_inside(address: str) -> None:
    assert caddy_hides("Caddyfile", address)
    assert caddy_hides("compose.yaml", address)
    nginx = re.search(r"location ~ (\S+) \{\s*return 404;", (DEPLOY / "nginx.conf").read_text())
    assert nginx is not None
    assert re.search(nginx[1], address)


def test_a_record_of_the_size_that_is_allowed_passes_the_proxy() -> None:
    """As JSON it is a little longer than as a text."""
    found = re.search(r"client_max_body_size +(\d+)m;", (DEPLOY / "nginx.conf").read_text())
    assert found is not None
    assert int(found[1]) * 1000 > 2 * ServerConfig().import_kb
