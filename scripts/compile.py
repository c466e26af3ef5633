"""Compile the hot modules with mypyc, next to copies of their sources.

    python scripts/compile.py --into DIR        copy the package into DIR and compile it there
    python scripts/compile.py --list            name the modules that would be compiled

The list is `[tool.tabletown.compile] modules` in pyproject.toml. The sources stay the truth:
compiled and plain modules must give the same games (tests/core/test_compiled.py).
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from textwrap import indent

# What mypyc does not take and compiled classes do not need (core/fields.py).
MARKS = re.compile(r"\(metaclass=Slotted\)|^@dataclass_transform\(.*\)\n", re.MULTILINE)
ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "tabletown"

# Runs in a process of its own: mypyc and setuptools both keep global state and read sys.argv.
BUILD = """
import os, sys
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

target, opt_level, *modules = sys.argv[1:]
del sys.argv[1:]
# Several C files compile in parallel, but mypyc refuses them for a single module of a package.
separate = len(modules) > 1
extensions = mypycify(modules, opt_level=opt_level, multi_file=separate, target_dir=target)
command = build_ext(Distribution({"name": "tabletown", "ext_modules": extensions}))
command.inplace = True
command.build_temp = os.path.join(target, "objects")
command.build_lib = os.path.join(target, "modules")
command.parallel = os.cpu_count()
command.ensure_finalized()
command.run()
"""


class CompileError(Exception):
    """The modules could not be compiled; the message says why."""


def settings() -> tuple[list[str], str]:
    """The modules to compile, as paths from the repository's top, and the C compiler's -O level."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["tabletown"]["compile"]
    return list(table["modules"]), str(table.get("opt_level", "3"))


def copy_sources(into: Path) -> None:
    shutil.copytree(
        ROOT / PACKAGE,
        into / PACKAGE,
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
    )
    shutil.copy(ROOT / "pyproject.toml", into)


def write_out(tree: Path) -> None:
    """Into the copied sources goes what plain Python makes from declared fields when it runs."""
    from tabletown.core.fields import SOURCES
    from tabletown.games import find, names

    for name in names():
        find(name)
    made: dict[str, dict[str, str]] = {}
    for cls, text in SOURCES.items():
        if cls.__module__.startswith(f"{PACKAGE}."):
            made.setdefault(cls.__module__, {})[cls.__name__] = text
    for module in ["tabletown.core.plain", "tabletown.core.state", *made]:
        path = tree / (module.replace(".", "/") + ".py")
        if not path.is_file():
            path = tree / module.replace(".", "/") / "__init__.py"
        path.write_text(written_out(path.read_text(encoding="utf-8"), made.get(module, {})))


def written_out(source: str, made: dict[str, str]) -> str:
    """A module with the methods of its classes, by the classes' names."""
    lines = MARKS.sub("", source).splitlines()
    for node in reversed(ast.parse("\n".join(lines)).body):
        if isinstance(node, ast.ClassDef) and node.name in made:
            lines[node.end_lineno : node.end_lineno] = indent(made[node.name], "    ").split("\n")
    if made:
        start = lines.index("from __future__ import annotations") + 1
        lines.insert(start, "from typing import Any, ClassVar")
    return "\n".join(lines) + "\n"


def compile_in(tree: Path, modules: list[str], opt_level: str) -> list[Path]:
    """Compile the modules of the package copy in `tree`; returns the extension files made."""
    missing = [name for name in modules if not (tree / name).is_file()]
    if missing:
        raise CompileError(f"pyproject.toml lists modules that do not exist: {', '.join(missing)}")
    before = set(extensions(tree))
    with tempfile.TemporaryDirectory(prefix="tabletown-mypyc-") as target:
        done = subprocess.run(
            [sys.executable, "-c", BUILD, target, opt_level, *modules],
            cwd=tree,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if done.returncode:
        raise CompileError(f"mypyc failed:\n{done.stdout.strip()}")
    made = sorted(set(extensions(tree)) - before)
    if not made:
        raise CompileError(f"mypyc built nothing:\n{done.stdout.strip()}")
    return made


def extensions(tree: Path) -> list[Path]:
    """The extension files in a tree: one per module, and one shared by all at the top."""
    return [path for end in ("*.so", "*.pyd") for path in tree.rglob(end)]


def compile_into(into: Path) -> list[Path]:
    """Copy the package into a directory and compile its hot modules there."""
    modules, opt_level = settings()
    into.mkdir(parents=True, exist_ok=True)
    copy_sources(into)
    write_out(into)
    return compile_in(into, modules, opt_level) if modules else []


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the hot modules with mypyc.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--into", type=Path, metavar="DIR", help="build in a copy of the package here"
    )
    what.add_argument("--list", action="store_true", help="name the modules that would be compiled")
    options = parser.parse_args()
    if options.list:
        print("\n".join(settings()[0]))
        return 0
    try:
        made = compile_into(options.into.resolve())
    except CompileError as error:
        print(f"compile: {error}", file=sys.stderr)
        return 1
    if not made:
        print("compile: pyproject.toml lists no modules to compile; the copy is plain Python")
    for path in made:
        print(f"compiled {path.relative_to(options.into.resolve())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
