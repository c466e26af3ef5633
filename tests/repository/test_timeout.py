"""A test that hangs is a test that fails; the others go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CONFTEST = Path(__file__).parents[1] / "conftest.py"
TESTS = """
import threading, time
import pytest

@pytest.fixture
def stuck():
    time.sleep(60)

def test_waits(): threading.Event().wait()
def test_runs_in_circles():
    while True:
        try: sum(range(100))
        except Exception: pass
def test_never_begins(stuck): pass
def test_is_fine(): pass
"""


def test_a_hanging_test_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"))
    (tmp_path / "test_hanging.py").write_text(TESTS)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", ".", "."],
        cwd=tmp_path, env={**os.environ, "TABLETOWN_TEST_SECONDS": "1.5"}, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert "2 failed, 1 passed, 1 error" in done.stdout
    assert done.stdout.count("Failed: not done after 1.5 seconds") >= 3
    assert done.returncode == 1
