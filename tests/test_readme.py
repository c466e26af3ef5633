"""The examples of the README and of the package run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import tabletown
import tabletown.bots

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_runs() -> None:
    found = doctest.testfile(
        str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize("module", [tabletown, tabletown.bots])
def test_examples_in_the_code_run(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted > 1
    assert found.failed == 0
