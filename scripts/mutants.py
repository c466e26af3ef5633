"""Change the rules at random places, one at a time, and see whether a test notices.

    python -m scripts.mutants [--games a,b] [--count N] [--seed S] [--minutes M] [--again]

A mutant turns one comparison, `and`/`or`, `not`, `+`/`-` of a game's rules or effects into another. Its tests run
in a copy of the tree, those that carry the rules named around the place first, until one fails. A
test that hangs fails (tests/conftest.py). Mutants that change nothing a player could notice are listed
with their reasons in tests/equivalent_mutants.toml. ``--again`` tries those that survived the last run,
as far as their lines still stand.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

from tabletown.games import find, names
from tabletown.texts.where import in_code, in_tests

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / ".build" / "figures" / "mutants.json"
EQUIVALENT = ROOT / "tests" / "equivalent_mutants.toml"
COPIED = ("tabletown", "tests", "scripts", "pyproject.toml", "docs", "README.md", "CHANGELOG.md")
TEST_SECONDS = 60  # for one test of a mutant
RUN_SECONDS = 900  # for all tests of a mutant
COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"),
}  # fmt: skip
CALCULATED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"),
}  # fmt: skip


class Mutant(msgspec.Struct, frozen=True):
    """One change of one line."""

    file: str  # from the root of the repository
    line: int
    column: int
    old: str
    new: str
    before: str  # the line as it stands
    after: str


class Result(msgspec.Struct):
    """What the tests said about a mutant."""

    mutant: Mutant
    fate: str  # killed, survived, equivalent
    why: str  # the test that failed, or the reason
    seconds: float


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """A mutant that changes nothing, with the reason."""

    file: str
    before: str
    after: str
    reason: str


def mutants_in(path: Path) -> list[Mutant]:
    """All changes of a file that are tried."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    file = path.relative_to(ROOT).as_posix()
    found: list[Mutant] = []

    def between(left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """The sign between two expressions, if it stands on the line where the first one ends."""
        row = left.end_lineno or 0
        line = lines[row - 1]
        start = len(line.encode()[: left.end_col_offset].decode())
        end = len(line.encode()[: right.col_offset].decode()) if right.lineno == row else len(line)
        at = line.find(old, start, end)
        if at >= 0:
            after = f"{line[:at]}{new}{line[at + len(old) :]}"
            found.append(Mutant(file, row, at, old, new, line.strip(), after.strip()))

    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for left, sign, right in zip(sides, node.ops, sides[1:], strict=False):
                between(left, right, *COMPARED[type(sign)])
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for first, second in zip(node.values, node.values[1:], strict=False):
                between(first, second, old, new)
        elif isinstance(node, ast.BinOp) and type(node.op) in CALCULATED:
            between(node.left, node.right, *CALCULATED[type(node.op)])
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            line = lines[node.lineno - 1]
            at = len(line.encode()[: node.col_offset].decode())
            after = f"{line[:at]}{line[at:].replace('not ', '', 1)}"
            found.append(Mutant(file, node.lineno, at, "not ", "", line.strip(), after.strip()))
    return found


def chosen(game: str, count: int, seed: int) -> list[Mutant]:
    """Random mutants of a game's rules and effects: the same seed gives the same ones."""
    top = ROOT / "tabletown" / "games" / game
    every = [
        mutant
        for room in ("rules", "effects")
        for path in sorted((top / room).rglob("*.py"))
        for mutant in mutants_in(path)
    ]
    return Random(f"{game} {seed}").sample(every, min(count, len(every)))


def survivors_of_last_run(game: str) -> list[Mutant]:
    """The mutants of a game that no test noticed, where their lines stand now."""
    last = json.loads(REPORT.read_text())["games"].get(game, [])
    survived = [msgspec.convert(row, Result).mutant for row in last if row["fate"] == "survived"]
    found = []
    for old in survived:
        path = ROOT / old.file
        same = [
            mutant
            for mutant in (mutants_in(path) if path.is_file() else [])
            if (mutant.before, mutant.after) == (old.before, old.after)
        ]
        found += sorted(same, key=lambda mutant: abs(mutant.line - old.line))[:1]
        if not same:
            print(f"gone       {old.file}:{old.line}  {old.before}")
    return found


def from_root(file: str) -> str:
    return Path(file).relative_to(ROOT).as_posix()


def test_files(game: str, mutant: Mutant) -> list[str]:
    """The tests of a game, those of the rules that stand nearest to a mutant first."""
    definition = find(game)
    tests = ROOT / "tests" / "games" / game
    marked = in_tests(tests)
    near: list[tuple[int, str]] = []
    for id, places in in_code(definition).items():
        for place in places:
            if Path(place.file) == ROOT / mutant.file:
                distance = abs(place.line - mutant.line)
                near += [(distance, from_root(test.file)) for test in marked.get(id, [])]
    first = list(dict.fromkeys([file for _, file in sorted(near)]))
    named = Path(mutant.file).stem
    rest = sorted(
        [from_root(str(path)) for path in tests.rglob("test_*.py")],
        key=lambda file: (named not in file, file),
    )
    return [*first, *[file for file in rest if file not in first]]


def run_tests(tree: Path, game: str, files: list[str]) -> tuple[bool, str]:
    """Whether some test failed, and which: first the game's own, then those over all games."""
    environment = {
        **os.environ, "PYTHONPATH": str(tree), "TABLETOWN_TEST_SECONDS": str(TEST_SECONDS),
        "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip
    common = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
    quick = "not slow and not e2e and not kill and not network and not load and not attack"
    for arguments in (files, ["tests/test_compliance.py", "tests/records", "-k", game]):
        try:
            done = subprocess.run(
                [*common, "-m", quick, *arguments], cwd=tree, env=environment, capture_output=True,
                text=True, timeout=RUN_SECONDS, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return True, f"not done after {RUN_SECONDS} seconds"
        if done.returncode not in (0, 5):  # 5: no test was chosen
            failed = [
                line.split(" ", 1)[1].partition(" - ")[0]
                for line in done.stdout.splitlines()
                if line.startswith(("FAILED ", "ERROR "))
            ]
            return True, failed[0] if failed else (done.stdout or done.stderr)[-300:]
    return False, ""


def equivalents() -> list[Known]:
    """The mutants that were judged to change nothing."""
    if not EQUIVALENT.is_file():
        return []
    found = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return msgspec.convert(found.get("mutant", []), list[Known])


def judged(mutant: Mutant, known: list[Known]) -> str:
    """Why a mutant changes nothing; empty if nobody said so."""
    for one in known:
        if (one.file, one.before, one.after) == (mutant.file, mutant.before, mutant.after):
            return one.reason
    return ""


def try_mutant(tree: Path, game: str, mutant: Mutant, known: list[Known]) -> Result:
    """Change the copy, run its tests, change it back."""
    start = time.monotonic()
    path = tree / mutant.file
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    line = lines[mutant.line - 1]
    end = mutant.column + len(mutant.old)
    lines[mutant.line - 1] = f"{line[: mutant.column]}{mutant.new}{line[end:]}"
    path.write_text("".join(lines), encoding="utf-8")
    try:
        killed, why = run_tests(tree, game, test_files(game, mutant))
    finally:
        path.write_text(text, encoding="utf-8")
    fate = "killed" if killed else "survived"
    if not killed and (reason := judged(mutant, known)):
        fate, why = "equivalent", reason
    return Result(mutant, fate, why, round(time.monotonic() - start, 1))


def copied_tree(into: Path) -> Path:
    """A copy of what the tests need; the client is only read."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "web", "node_modules")
            shutil.copytree(source, into / name, ignore=ignored)
        else:
            shutil.copy(source, into / name)
    (into / "web").symlink_to(ROOT / "web")
    return into


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default="", help="only these, separated by commas")
    parser.add_argument("--count", type=int, default=60, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=120, help="begin no mutant after this time"
    )
    parser.add_argument("--again", action="store_true", help="the survivors of the last run")
    wanted = parser.parse_args()
    which = [name for name in wanted.games.split(",") if name] or names()
    end = time.monotonic() + wanted.minutes * 60
    known = equivalents()
    results: dict[str, list[Result]] = {name: [] for name in which}
    left = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = copied_tree(Path(folder))
        plans = {
            name: survivors_of_last_run(name)
            if wanted.again
            else chosen(name, wanted.count, wanted.seed)
            for name in which
        }
        for name in which:
            sound, why = run_tests(tree, name, [f"tests/games/{name}"])
            if sound:
                print(f"{name}: the tests fail without any mutant: {why}", file=sys.stderr)
                return 2
        for number in range(wanted.count):  # in turn, so that a short run tells about every game
            for name in which:
                if number >= len(plans[name]):
                    continue
                if time.monotonic() > end:
                    left += 1
                    continue
                result = try_mutant(tree, name, plans[name][number], known)
                results[name].append(result)
                mutant = result.mutant
                print(
                    f"{result.fate:10} {result.seconds:6.1f} s  {mutant.file}:{mutant.line}  "
                    f"{mutant.before}  ->  {mutant.after}  [{result.why}]",
                    flush=True,
                )
    return report(results, left, keep=not wanted.again)


def report(results: dict[str, list[Result]], left: int, keep: bool) -> int:
    """Print and keep the figures; 1 if a mutant survived that nobody judged."""
    survivors = 0
    for name, found in results.items():
        fates = Counter([result.fate for result in found])
        survivors += fates["survived"]
        share = (len(found) - fates["survived"]) / len(found) if found else 1.0
        print(
            f"{name}: {len(found)} mutants, {fates['killed']} killed, {fates['equivalent']} equivalent, "
            f"{fates['survived']} survived ({share:.0%} killed or judged)"
        )
    if left:
        print(f"{left} mutants were not tried for want of time")
    if not keep:
        return int(survivors > 0)
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    document = {name: msgspec.to_builtins(found) for name, found in results.items()}
    REPORT.write_text(json.dumps({"games": document, "not_tried": left}, indent=1))
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
