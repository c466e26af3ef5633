"""The guides for researchers run as they stand: each block is a program of its own, in one folder."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from textwrap import indent

import pytest

from tabletown.lab.encode.__main__ import document

DOCS = Path(__file__).parent.parent.parent / "docs" / "lab"
GUIDES = sorted(path.name for path in DOCS.glob("*.md") if path.name != "observations.md")
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# file: (\S+)\n")


def programs(text: str) -> tuple[dict[str, str], list[str]]:
    """The files a guide writes, and its blocks as programs; commands become calls of the command."""
    files: dict[str, str] = {}
    found: list[str] = []
    for kind, body in BLOCK.findall(text):
        named = FILE.match(body)
        if named is not None:
            files[named.group(1)] = body
        elif kind == "python":
            found.append(f'if __name__ == "__main__":\n{indent(body, "    ")}')
        else:
            lines = ["import subprocess", "import sys", ""]
            for command in body.splitlines():
                program, *words = command.split()
                # In the environment of a reader both are there; here only this Python is.
                assert program in ("tabletown", "python"), command
                words = ["-m", program, *words] if program == "tabletown" else words
                lines.append(f"subprocess.run([sys.executable, *{words!r}], check=True)")
            found.append("\n".join(lines))
    return files, found


def test_the_fields_are_described_as_they_are() -> None:
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == document()


def test_every_guide_is_listed() -> None:
    listed = (DOCS / "README.md").read_text(encoding="utf-8")
    for path in DOCS.glob("*.md"):
        assert path.name == "README.md" or f"({path.name})" in listed


def test_blocks_are_found() -> None:
    files, found = programs((DOCS / "bot.md").read_text(encoding="utf-8"))
    assert list(files) == ["mybots.py"]
    assert len(files["mybots.py"].splitlines()) <= 32
    assert any("'-m', 'tabletown', 'ladder'" in program for program in found)


@pytest.mark.parametrize("name", GUIDES)
def test_every_block_brings_what_it_uses(name: str, tmp_path: Path) -> None:
    files, found = programs((DOCS / name).read_text(encoding="utf-8"))
    assert files or found
    for number, program in enumerate([*files.values(), *found]):
        (tmp_path / f"block_{number}.py").write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821,E9", tmp_path],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", GUIDES)
def test_what_a_guide_imports_from_tabletown_is_there(name: str) -> None:
    for kind, body in BLOCK.findall((DOCS / name).read_text(encoding="utf-8")):
        for statement in ast.walk(ast.parse(body if kind == "python" else "")):
            if isinstance(statement, ast.ImportFrom) and str(statement.module).startswith(
                "tabletown"
            ):
                module = import_module(str(statement.module))
                assert [one.name for one in statement.names if not hasattr(module, one.name)] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GUIDES)
def test_the_guide_runs(name: str, tmp_path: Path) -> None:
    files, found = programs((DOCS / name).read_text(encoding="utf-8"))
    for path, body in files.items():
        (tmp_path / path).write_text(body, encoding="utf-8")
    for number, program in enumerate(found):
        (tmp_path / f"block_{number}.py").write_text(program, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, f"block_{number}.py"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=1500,
            check=False,
        )
        assert done.returncode == 0, f"{program}\n{done.stderr[-3000:]}"
        print(done.stdout)
