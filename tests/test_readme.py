"""The examples of the README and of the package run as they stand."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
EXAMPLES = sorted(
    path.relative_to(ROOT)
    for path in ROOT.glob("tabletown/**/*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


def test_the_readme_runs() -> None:
    found = doctest.testfile(
        str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.plain  # compiled modules keep no docstrings
@pytest.mark.parametrize("path", EXAMPLES, ids=[path.as_posix() for path in EXAMPLES])
def test_examples_in_the_code_run(path: Path) -> None:
    name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_what_most_people_import_has_examples() -> None:
    for module in ("__init__", "bots/__init__", "lab/batch", "lab/gymnasium", "lab/study"):
        assert Path(f"tabletown/{module}.py") in EXAMPLES
