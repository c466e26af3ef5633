"""The scripts under docs/lab/training run as they stand, as short as they can be."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent.parent / "docs" / "lab" / "training"
SHORT = {
    "pettingzoo_selfplay.py": ["--episodes", "4"],
    "cleanrl_style.py": ["--steps", "1024"],
    "vector_stepping.py": ["--steps", "200", "--game", "new_angeles"],
    "sb3.py": ["--steps", "1024"],
}


def test_every_script_is_tried_and_told() -> None:
    told = (SCRIPTS.parent / "train.md").read_text(encoding="utf-8")
    assert {path.name for path in SCRIPTS.glob("*.py")} == set(SHORT)
    assert all(f"training/{name}" in told for name in SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("name", SHORT)
def test_the_script_runs(name: str, tmp_path: Path) -> None:
    if name == "sb3.py" and find_spec("sb3_contrib") is None:
        pytest.skip("needs the extra train; PyTorch is too large for the locked requirements")
    done = subprocess.run(
        [sys.executable, SCRIPTS / name, *SHORT[name]],
        cwd=tmp_path, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    print(done.stdout)
