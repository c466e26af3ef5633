"""The dashboard and the alert rules ask for numbers that the server has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_the_numbers_inside(file: str) -> None:
    text = Path(DEPLOY / file).read_text()
    assert re.search(r"(path|location).*metrics", text)
    assert "404" in text
