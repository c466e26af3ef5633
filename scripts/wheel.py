"""Build what a release hands out into dist/: sources, the wheel for every machine, the compiled wheel.

    python -m scripts.wheel            all three
    python -m scripts.wheel --plain    without the compiled wheel, which takes minutes and a C compiler

A compiled wheel that plays other games than the plain one, or fails at them, is not handed out: the
games are named and the command fails, while sources and plain wheel stay.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
GAMES = ("streets", "fifty_first_state", "new_angeles", "great_machine")

# Plays a game of the unpacked wheel and says how it went and whether compiled code played it.
PLAY = """
import sys
sys.path.insert(0, sys.argv[1])
from random import Random
import tabletown
assert tabletown.__file__.startswith(sys.argv[1]), tabletown.__file__
from tabletown.core import state
match = tabletown.new(sys.argv[2], seed=5)
pick = Random(5)
while match.outcome is None:
    seat = min(match.decisions)
    match.play(pick.choice(match.options(seat)), seat)
print(match.chain, state.__file__.endswith(".py"))
"""


class WheelError(Exception):
    """A distribution could not be built, or does not work; the message says why."""


def build(into: Path, *targets: str, compiled: bool = False) -> list[Path]:
    """Build distributions with the packages of this environment; returns their files."""
    into.mkdir(parents=True, exist_ok=True)
    before = set(into.iterdir())
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(into)]
    for target in targets:
        command += ["-t", target]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "TABLETOWN_COMPILE": "must" if compiled else "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise WheelError(f"the build of {' and '.join(targets)} failed:\n{done.stdout.strip()}")
    return sorted(set(into.iterdir()) - before)


def played(tree: Path, game: str) -> tuple[str, bool]:
    """The digest of a random game played by an unpacked wheel, and whether plain Python played it."""
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            [sys.executable, "-c", PLAY, str(tree), game],
            cwd=elsewhere,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise WheelError(f"{game}: {done.stderr.strip().splitlines()[-1]}")
    digest, plain = done.stdout.split()
    return digest, plain == "True"


def faults(plain: Path, compiled: Path) -> list[str]:
    """What a compiled wheel does otherwise than the plain one."""
    found = []
    with tempfile.TemporaryDirectory(prefix="tabletown-wheels-") as folder:
        trees = [Path(folder, "plain"), Path(folder, "compiled")]
        for wheel, tree in zip((plain, compiled), trees, strict=True):
            zipfile.ZipFile(wheel).extractall(tree)
        for game in GAMES:
            wanted, _ = played(trees[0], game)
            try:
                digest, is_plain = played(trees[1], game)
            except WheelError as fault:
                found.append(str(fault))
                continue
            if is_plain:
                found.append(f"{game}: nothing is compiled")
            elif digest != wanted:
                found.append(f"{game}: the compiled modules play another game")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Build sources and wheels into dist/.")
    parser.add_argument("--plain", action="store_true", help="leave the compiled wheel out")
    options = parser.parse_args()
    for old in DIST.glob("tabletown-*"):
        old.unlink()
    try:
        made = build(DIST, "sdist", "wheel")
        if not options.plain:
            (plain,) = (path for path in made if path.suffix == ".whl")
            with tempfile.TemporaryDirectory(prefix="tabletown-compiled-") as folder:
                (compiled,) = build(Path(folder), "wheel", compiled=True)
                if found := faults(plain, compiled):
                    raise WheelError("the compiled wheel is left out:\n  " + "\n  ".join(found))
                made.append(compiled.replace(DIST / compiled.name))
    except WheelError as fault:
        print(f"wheel: {fault}", file=sys.stderr)
        return 1
    finally:
        for path in sorted(DIST.glob("tabletown-*")):
            print(f"dist/{path.name}  {path.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
