"""Compile the hot modules with mypyc: python -m scripts.compile

    python -m scripts.compile                    into .build/compiled, where tabletown looks for them
    python -m scripts.compile --only streets     the kernel and one game
    python -m scripts.compile --list             name the modules that are compiled
    python -m scripts.compile --hint             one line: in use, or it would help

What is compiled is said by the shape of the folders (tabletown/fast.py). The sources stay the truth:
compiled and plain modules must give the same games (tests/compiled).

mypyc writes C, one file for each module. Every object is kept by the digest of the C it was made
from (.build/compiled/objects), so that a change costs only what it changed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tabletown import fast  # noqa: E402

# Runs in a process of its own: mypyc and setuptools both keep global state.
BUILDER = ROOT / "scripts" / "compile_c.py"
RECIPE = "recipe.txt"  # in the folder of a group: how it was made
HINT = (
    "-- these are plain modules: `make fast` compiles them within minutes, "
    "then bots think several times as fast"
)
IN_USE = "-- compiled modules are in use"
NO_COMPILER = (
    "there is no C compiler for this Python here (on Debian: gcc and python3-dev); "
    "tabletown runs as it is, with plain modules."
)


class CompileError(Exception):
    """The modules could not be compiled; the message says why."""


def recipe() -> str:
    """How groups are made, as a fingerprint: what was made in another way is made again."""
    found = blake2b(version("mypy").encode(), digest_size=8)
    for path in (Path(__file__), BUILDER):
        found.update(path.read_bytes())
    return found.hexdigest()


def is_made(group: str) -> bool:
    try:
        return (fast.folder_of(group) / RECIPE).read_text() == recipe()
    except OSError:
        return False


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Who compiles while somebody else does waits, where the system can do that, and finds it done."""
    with (fast.STORE / "lock").open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_groups(wanted: list[str]) -> dict[str, Path]:
    """Make the groups that are not there yet; returns the folder of each."""
    folders = {group: fast.folder_of(group) for group in wanted}
    fast.STORE.mkdir(parents=True, exist_ok=True)
    with one_at_a_time():
        missing = [group for group in wanted if not is_made(group)]
        if not missing:
            return folders
        with tempfile.TemporaryDirectory(prefix="tabletown-mypyc-") as tree:
            make(Path(tree), missing)
            for group in missing:
                (Path(tree, "out", group) / RECIPE).write_text(recipe())
                for old in fast.STORE.glob(f"{group}-*"):
                    shutil.rmtree(old)
                if fast.folder_of(group) != folders[group]:
                    raise CompileError("the sources changed while they were being compiled")
                shutil.move(Path(tree, "out", group), folders[group])
    return folders


def make(tree: Path, wanted: list[str]) -> None:
    """Compile groups in a copy of the package; they end up in its folder ``out``, one each."""
    everything = {group: fast.modules(group) for group in fast.groups()}
    order = {"groups": everything, "wanted": wanted, "objects": str(fast.STORE / "objects")}
    (tree / "order.json").write_text(json.dumps(order))
    if not has_compiler():
        raise CompileError(NO_COMPILER)
    done = subprocess.run(
        [sys.executable, str(BUILDER)],
        cwd=tree,
        env={**os.environ, fast.WISH: "plain"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CompileError(f"mypyc failed:\n{done.stdout.strip()}")
    for group in wanted:
        for path in everything[group]:
            file = tree / "out" / group / (path.removesuffix(".py") + EXTENSION_SUFFIXES[0])
            if not file.is_file():
                raise CompileError(f"mypyc did not compile {path}:\n{done.stdout.strip()}")


def extensions(folder: Path) -> list[Path]:
    """The extension files of a group: one per module, and the one that holds their code."""
    return sorted(path for end in ("*.so", "*.pyd") for path in folder.rglob(end))


def has_compiler() -> bool:
    """Whether this machine can compile C for this Python."""
    with tempfile.TemporaryDirectory(prefix="tabletown-cc-") as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint answer(void) { return 42; }\n")
        done = subprocess.run(
            [sys.executable, str(BUILDER), "--try", str(source)],
            capture_output=True,
            check=False,
        )
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the hot modules with mypyc.")
    parser.add_argument("--only", metavar="GAME", help="the kernel and one game")
    parser.add_argument("--list", action="store_true", help="name the modules that are compiled")
    parser.add_argument(
        "--hint", action="store_true", help="say whether they are in use or would help"
    )
    options = parser.parse_args()
    if options.hint:
        print(IN_USE if fast.described() == "compiled" else HINT)
        return 0
    wanted = fast.groups()
    if options.only:
        if options.only not in wanted[1:]:
            parser.error(f"there is no game '{options.only}' (but {', '.join(wanted[1:])})")
        wanted = [fast.KERNEL, options.only]
    if options.list:
        print("\n".join(path for group in wanted for path in fast.modules(group)))
        return 0
    missing = [group for group in wanted if not is_made(group)]
    if not missing:
        print("compiled already, from the sources as they are: " + ", ".join(wanted))
        return 0
    if not has_compiler():
        print(f"compile: {NO_COMPILER}", file=sys.stderr)
        return 1
    started = monotonic()
    print(f"compiling {', '.join(missing)}; the first time takes some minutes", flush=True)
    try:
        folders = compile_groups(wanted)
    except CompileError as error:
        print(f"compile: {error}", file=sys.stderr)
        return 1
    count = sum(len(fast.modules(group)) for group in folders)
    print(f"{count} modules are compiled ({monotonic() - started:.0f} s); tabletown uses them now")
    return 0


if __name__ == "__main__":
    sys.exit(main())
