"""What the bare package can do, and what it says about the extras that it lacks."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# What `pip install tabletown` brings: its dependencies and theirs, by the names they are imported by.
BARE = [
    "tabletown", "click", "fluent", "markdown_it", "mdurl", "msgspec", "pygments", "rich",
    "rich_click", "typing_extensions",
]  # fmt: skip

# Runs the command as if nothing but the bare package were installed.
BLOCKED = """
import sys
from importlib.abc import MetaPathFinder
allowed = set(sys.argv.pop(1).split(",")) | sys.stdlib_module_names

class OnlyTheBarePackage(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in allowed:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)
        return None

for name in [name for name in sys.modules if name.partition(".")[0] not in allowed]:
    if name != "__main__":
        del sys.modules[name]
sys.meta_path.insert(0, OnlyTheBarePackage())
"""


COMMAND = "from tabletown.cli import main\nmain()\n"


def bare(*command: str, folder: Path, program: str = COMMAND) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED + program, ",".join(BARE), *command],
        cwd=folder,
        input="",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_bare_package_depends_on_four_packages() -> None:
    wanted = [re.split(r"[<>=\[]", line)[0] for line in PROJECT["dependencies"]]
    assert wanted == ["msgspec", "fluent.syntax", "rich", "rich-click"]


def test_all_is_every_extra() -> None:
    extras = PROJECT["optional-dependencies"]
    (everything,) = extras["all"]
    assert set(everything[len("tabletown[") : -1].split(",")) == set(extras) - {"all"}


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("backup file", "server"),
        ("restore file", "server"),
        ("server check", "server"),
        ("dataset streets --into out", "lab"),
        ("report streets", "report"),
        ("mcp", "mcp"),
        ("ladder streets", "lab"),
        ("arena club.toml", "lab"),
        ("simulate streets --games 1 --into out", "report"),
        ("simulate streets --games 1 --cluster local", "cluster"),
    ],
)
def test_a_missing_extra_is_one_sentence(command: str, extra: str, tmp_path: Path) -> None:
    done = bare(*command.split(), folder=tmp_path)
    assert list(tmp_path.iterdir()) == []
    names_the_extra(done, extra)


def test_a_missing_extra_of_the_training_is_one_sentence(tmp_path: Path) -> None:
    program = 'import runpy\nrunpy.run_module("tabletown.lab.train", run_name="__main__")\n'
    names_the_extra(bare("streets", folder=tmp_path, program=program), "lab")


def names_the_extra(done: subprocess.CompletedProcess[str], extra: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("tabletown: ")
    assert f"pip install 'tabletown[{extra}]'" in done.stderr


@pytest.mark.parametrize(
    "command",
    [
        "--version",
        "--help",
        "games",
        "rules streets STR-4.10",
        "content check",
        "simulate streets --games 1 --bots easy",
        "simulate streets --games 1 --bots easy --into out --format csv --records",
        "bench streets --seconds 0.05",
        "play streets --seats easy,easy --seed 1",
    ],
)
def test_the_bare_package_plays(command: str, tmp_path: Path) -> None:
    done = bare(*command.split(), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_fault_of_our_own_is_not_called_a_missing_package() -> None:
    from tabletown.core.extras import needs

    with pytest.raises(ModuleNotFoundError, match="no_such"), needs("lab", "this"):
        import tabletown.no_such  # type: ignore[import-not-found]  # noqa: F401
