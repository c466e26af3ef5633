"""The scripts under docs/lab/training run as they stand, as short as they can be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "docs" / "lab" / "training"
BIN = "Scripts" if os.name == "nt" else "bin"
TORCH = "torch==2.13.0"
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


def python_with_torch(folder: Path) -> Path:
    """A Python that has PyTorch and Stable-Baselines3 beside the packages of this one; skips where it would cost gigabytes.

    PyTorch is not among the locked packages: what the package index has for Linux brings several gigabytes for graphics cards.
    Where a build for processors alone is offered, it goes into an environment that is thrown away.
    """
    if find_spec("sb3_contrib") is not None:
        return Path(sys.executable)
    python = folder / BIN / "python"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True, timeout=300)
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        plan = subprocess.run(
            [*install, "--dry-run", "--report", "-", TORCH],
            capture_output=True, text=True, timeout=300, check=True,
        )  # fmt: skip
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as fault:
        pytest.skip(f"not run: {TORCH} cannot be installed here ({fault})")
    wanted = [one["metadata"]["name"] for one in json.loads(plan.stdout)["install"]]
    heavy = [name for name in wanted if name.startswith(("nvidia", "cuda", "triton"))]
    if heavy:
        pytest.skip(f"not run: {TORCH} would bring {len(heavy)} packages for graphics cards")
    for packages in ([TORCH], ["stable-baselines3", "sb3-contrib"]):
        subprocess.run([*install, *packages], env=with_ours(), check=True, timeout=1200)
    return python


def with_ours() -> dict[str, str]:
    """The environment of a process that finds the packages of this Python, and this project."""
    ours = Path(np.__file__).parents[1]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ours)])}


@pytest.mark.slow
@pytest.mark.parametrize("name", SHORT)
def test_the_script_runs(name: str, tmp_path: Path) -> None:
    python = python_with_torch(tmp_path / "torch") if name == "sb3.py" else Path(sys.executable)
    done = subprocess.run(
        [python, SCRIPTS / name, *SHORT[name]],
        cwd=tmp_path, env=with_ours(), capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    print(done.stdout)
