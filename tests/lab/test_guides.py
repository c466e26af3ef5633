"""The guides for researchers run as they stand: their blocks are carried out in order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabletown.lab.encode.__main__ import document

DOCS = Path(__file__).parent.parent.parent / "docs" / "lab"
GUIDES = sorted(path.name for path in DOCS.glob("*.md") if path.name != "observations.md")
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# file: (\S+)\n")


def script(text: str) -> tuple[dict[str, str], str]:
    """The files a guide writes, and its blocks as one program; commands become calls of the command."""
    files: dict[str, str] = {}
    lines = ["import shlex, subprocess, sys"]
    for kind, body in BLOCK.findall(text):
        named = FILE.match(body)
        if named is not None:
            files[named.group(1)] = body
        elif kind == "python":
            lines.append(body)
        else:
            for command in body.splitlines():
                words = ["-m", *command.split()]
                lines.append(f"subprocess.run([sys.executable, *{words!r}], check=True)")
    return files, "\n".join(lines)


def test_the_fields_are_described_as_they_are() -> None:
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == document()


def test_every_guide_is_listed() -> None:
    listed = (DOCS / "README.md").read_text(encoding="utf-8")
    for path in DOCS.glob("*.md"):
        assert path.name == "README.md" or f"({path.name})" in listed


def test_blocks_are_found() -> None:
    files, program = script((DOCS / "bot.md").read_text(encoding="utf-8"))
    assert list(files) == ["mybots.py"]
    assert len(files["mybots.py"].splitlines()) <= 32
    assert "'-m', 'tabletown', 'ladder'" in program
    compile(program, "bot.md", "exec")


@pytest.mark.slow
@pytest.mark.parametrize("name", GUIDES)
def test_the_guide_runs(name: str, tmp_path: Path) -> None:
    files, program = script((DOCS / name).read_text(encoding="utf-8"))
    for path, body in files.items():
        (tmp_path / path).write_text(body, encoding="utf-8")
    (tmp_path / "guide.py").write_text(f'if __name__ == "__main__":\n    {indented(program)}')
    done = subprocess.run(
        [sys.executable, "guide.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=1500,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    print(done.stdout)


def indented(program: str) -> str:
    return program.replace("\n", "\n    ")
