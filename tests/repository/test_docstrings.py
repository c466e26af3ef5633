"""Every public name of the kernel, the bots and the laboratory says what it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent / "tabletown"
DOCUMENTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def public(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, ast.stmt, str | None]]:
    """Public functions, classes and methods with their docstrings."""
    for node in body:
        if isinstance(node, DOCUMENTED) and not node.name.startswith("_"):
            yield prefix + node.name, node, ast.get_docstring(node)
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{prefix}{node.name}.")


@pytest.mark.parametrize("part", ["core", "bots", "lab"])
def test_every_public_name_has_a_docstring(part: str) -> None:
    silent, count = [], 0
    for path in sorted((ROOT / part).rglob("*.py")):
        for name, node, text in public(ast.parse(path.read_text(encoding="utf-8")).body):
            count += 1
            if not text:
                silent.append(f"{path.relative_to(ROOT)}:{node.lineno} {name}")
    assert count > 50
    assert not silent
