"""Change the rules at random places, one at a time, and see whether a test notices.

    python -m scripts.mutants [--games a,b] [--count N] [--seed S] [--minutes M] [--again] [--tests F]

A mutant turns one comparison, `and`/`or`, `not`, `+`/`-` of a game's rules or effects into another.
The tests are collected once and run once without any mutant, to learn which of them get another
value from which changed expression. Then every mutant lives in a process of its own, split off from
that one: its functions are changed in place, and those tests run, the quickest first, until one
fails. A test that hangs fails (tests/conftest.py). What survives that, or is no function, is changed in
a copy of the tree, and all tests begin anew: modules and tables of the content, which were read
while the tests were collected, are made with the change there.

Mutants that change nothing a player could notice are listed with their reasons in
tests/equivalent_mutants.toml. ``--again`` tries those that survived the last run, as far as their
lines still stand; ``--tests`` names the tests that shall notice (separated by commas).
"""

from __future__ import annotations

import argparse
import ast
import builtins
import gc
import json
import operator
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any

import msgspec
import pytest

from tabletown.games import find, names
from tabletown.texts.where import in_code, in_tests

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / ".build" / "figures" / "mutants.json"
EQUIVALENT = ROOT / "tests" / "equivalent_mutants.toml"
COPIED = ("tabletown", "tests", "scripts", "pyproject.toml", "docs", "README.md", "CHANGELOG.md")
TEST_SECONDS = 60  # for one test of a mutant
RUN_SECONDS = 240  # for all tests of a mutant that begin anew
MUTANT_SECONDS = 20  # of this process, for the tests of a mutant: the quickest ones fit in
OVER_ALL = ("tests/test_compliance.py", "tests/records")  # besides the game's own
SEEN = "__tabletown_mutant_seen__"
COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"),
}  # fmt: skip
CALCULATED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"),
}  # fmt: skip
# What the signs mean, to see whether an expression would have another value.
MEANING: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne, "is": operator.is_, "is not": operator.is_not,
    "in": lambda left, right: left in right, "not in": lambda left, right: left not in right,
    "+": operator.add, "-": operator.sub,
}  # fmt: skip
QUICK = "not slow and not e2e and not kill and not network and not load and not attack"


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
    tests: int  # how many tests got another value from the changed expression
    seconds: float


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """A mutant that changes nothing, with the reason."""

    file: str
    before: str
    after: str
    reason: str


def mutants_in(path: Path) -> list[Mutant]:
    """All changes of a file that are tried."""
    return [mutant for _, mutant in places_in(path, path.read_text(encoding="utf-8"))[1]]


def places_in(path: Path, text: str) -> tuple[ast.Module, list[tuple[ast.expr, Mutant]]]:
    """A file's tree, and its changes with the expressions that they change."""
    lines = text.splitlines()
    file = path.relative_to(ROOT).as_posix()
    tree = ast.parse(text)
    found: list[tuple[ast.expr, Mutant]] = []

    def between(whole: ast.expr, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """The sign between two expressions, if it stands on the line where the first one ends."""
        row = left.end_lineno or 0
        line = lines[row - 1]
        start = len(line.encode()[: left.end_col_offset].decode())
        end = len(line.encode()[: right.col_offset].decode()) if right.lineno == row else len(line)
        at = line.find(old, start, end)
        if at >= 0:
            after = f"{line[:at]}{new}{line[at + len(old) :]}"
            found.append((whole, Mutant(file, row, at, old, new, line.strip(), after.strip())))

    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for left, sign, right in zip(sides, node.ops, sides[1:], strict=False):
                between(node, left, right, *COMPARED[type(sign)])
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for first, second in zip(node.values, node.values[1:], strict=False):
                between(node, first, second, old, new)
        elif isinstance(node, ast.BinOp) and type(node.op) in CALCULATED:
            between(node, node.left, node.right, *CALCULATED[type(node.op)])
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            line = lines[node.lineno - 1]
            at = len(line.encode()[: node.col_offset].decode())
            after = f"{line[:at]}{line[at:].replace('not ', '', 1)}"
            mutant = Mutant(file, node.lineno, at, "not ", "", line.strip(), after.strip())
            found.append((node, mutant))
    return tree, found


def changed(text: str, mutant: Mutant) -> str:
    """A file's text with the change."""
    lines = text.splitlines(keepends=True)
    line = lines[mutant.line - 1]
    end = mutant.column + len(mutant.old)
    lines[mutant.line - 1] = f"{line[: mutant.column]}{mutant.new}{line[end:]}"
    return "".join(lines)


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


def run_afresh(game: str, mutant: Mutant) -> str:
    """The test that fails where all modules and tables are made anew with the change, if any does."""
    environment = {
        **os.environ, "TABLETOWN_TEST_SECONDS": str(TEST_SECONDS), "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip
    common = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
    with tempfile.TemporaryDirectory() as folder:
        tree = copied_tree(Path(folder))
        text = (ROOT / mutant.file).read_text(encoding="utf-8")
        (tree / mutant.file).write_text(changed(text, mutant), encoding="utf-8")
        environment["PYTHONPATH"] = str(tree)
        for arguments in (test_files(game, mutant), [*OVER_ALL, "-k", game]):
            done = subprocess.run(
                [*common, "-m", QUICK, *arguments], cwd=tree, env=environment,
                capture_output=True, text=True, timeout=RUN_SECONDS, check=False,
            )  # fmt: skip
            if done.returncode not in (0, 5):  # 5: no test was chosen
                failed = [
                    line.split(" ", 1)[1].partition(" - ")[0]
                    for line in done.stdout.splitlines()
                    if line.startswith(("FAILED ", "ERROR "))
                ]
                return failed[0] if failed else (done.stdout or done.stderr)[-300:]
    return ""


def pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """What differs between two versions of a module, the functions inside others included."""
    if old != new:
        yield old, new
    inside = [[one for one in code.co_consts if isinstance(one, CodeType)] for code in (old, new)]
    for before, after in zip(*inside, strict=True):
        yield from pairs(before, after)


class Functions:
    """The functions of a game's rules and effects as they live in this process."""

    def __init__(self) -> None:
        self.by_file: dict[str, list[FunctionType]] = {}
        for found in gc.get_objects():
            if isinstance(found, FunctionType):
                self.by_file.setdefault(found.__code__.co_filename, []).append(found)

    def change(self, file: str, old: CodeType, new: CodeType) -> bool:
        """Give the living functions their other code; false if the changed one does not live here."""
        path = str(ROOT / file)
        reached = False
        for before, after in pairs(old, new):
            for function in self.by_file.get(path, []):
                if function.__code__ == before:
                    function.__code__ = after
                    reached = True
        return reached


class Trials:
    """A plugin for pytest that runs the collected tests once for every mutant instead of once."""

    def __init__(self, game: str, mutants: list[Mutant], end: float) -> None:
        self.game = game
        self.mutants = mutants
        self.end = end
        self.failed = False
        self.seen: set[int] = set()  # the mutants whose expression differed in the test that runs
        self.results: list[Result] = []
        self.sources = {
            file: (ROOT / file).read_text(encoding="utf-8")
            for file in {mutant.file for mutant in mutants}
        }

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The tests of the game, without whole games of its bots."""
        items[:] = [
            item for item in items if self.game in item.nodeid and item.path.stem != "test_bots"
        ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def run(self, item: pytest.Item) -> bool:
        """Whether a test fails."""
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        known = equivalents()
        find(self.game)  # its functions are to live before they are changed
        items = {item.nodeid: item for item in session.items}
        functions = Functions()
        failing, seeing = self.apart(lambda: self.watch(functions, list(items.values())))
        for test in failing:
            print(f"fails without any mutant, left out: {test}", flush=True)
        for number, mutant in enumerate(self.mutants):
            if time.monotonic() > self.end:
                break
            start = time.monotonic()
            tests = [items[test] for test in seeing[number]]
            alive, why = self.apart(partial(self.tried, functions, mutant, tests))
            reason = judged(mutant, known)
            if not alive or not (why or reason):
                try:
                    why = run_afresh(self.game, mutant)
                except subprocess.TimeoutExpired:
                    # A busy machine has said nothing about this one.
                    print(
                        f"not decided in {RUN_SECONDS} s: {mutant.file}:{mutant.line}", flush=True
                    )
                    continue
            fate = "killed" if why else "survived"
            if reason and not why:
                fate, why = "equivalent", reason
            result = Result(mutant, fate, why, len(tests), round(time.monotonic() - start, 1))
            self.results.append(result)
            print(
                f"{fate:10} {result.seconds:6.1f} s  {mutant.file}:{mutant.line}  {mutant.before}"
                f"  ->  {mutant.after}  [{why or f'{len(tests)} tests'}]",
                flush=True,
            )
        return True

    def apart(self, do: Callable[[], Any]) -> Any:
        """What a process split off from this one finds out, its changes of functions left behind."""
        into, out = os.pipe()
        child = os.fork()
        if child == 0:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            with os.fdopen(out, "w") as answer:
                try:
                    json.dump([do(), ""], answer)
                except BaseException:
                    json.dump([None, traceback.format_exc()], answer)
            os._exit(0)
        os.close(out)
        with os.fdopen(into) as answer:
            told = answer.read()
        os.waitpid(child, 0)
        found, fault = json.loads(told) if told else (None, "a process of tests died")
        if fault:
            raise RuntimeError(fault)
        return found

    def watch(
        self, functions: Functions, items: list[pytest.Item]
    ) -> tuple[list[str], list[list[str]]]:
        """The tests that fail without mutants, and for every mutant those it makes a difference to."""
        setattr(builtins, SEEN, self.look)
        for file, text in self.sources.items():
            tree, places = places_in(ROOT / file, text)
            numbers: dict[int, list[int]] = {}
            for node, mutant in places:
                if mutant in self.mutants:
                    numbers.setdefault(id(node), []).append(self.mutants.index(mutant))
            old = compile(text, str(ROOT / file), "exec", dont_inherit=True)
            watched = ast.fix_missing_locations(Watched(numbers).visit(tree))
            new = compile(watched, str(ROOT / file), "exec", dont_inherit=True)
            functions.change(file, old, new)
        failing: list[str] = []
        seconds: dict[str, float] = {}
        seeing: list[list[str]] = [[] for _ in self.mutants]
        for item in items:
            self.seen.clear()
            start = time.process_time()
            if self.run(item):
                failing.append(item.nodeid)
                continue
            seconds[item.nodeid] = time.process_time() - start
            for number in self.seen:
                seeing[number].append(item.nodeid)
        for tests in seeing:
            tests.sort(key=lambda test: seconds[test])
        return failing, seeing

    def look(self, number: int, *sides: Any) -> Any:
        """The value of a watched expression; whether the mutant would have another one is noted."""
        mutant = self.mutants[number]
        if not sides:  # it is only seen that it is calculated
            self.seen.add(number)
            return None
        left, right = sides
        value = MEANING[mutant.old](left, right)
        if number not in self.seen:
            try:
                other = MEANING[mutant.new](left, right)
                differs = bool(other is not value and other != value)
            except (ArithmeticError, TypeError, ValueError):
                differs = True
            if differs:
                self.seen.add(number)
        return value

    def tried(
        self, functions: Functions, mutant: Mutant, tests: list[pytest.Item]
    ) -> tuple[bool, str]:
        """Whether the changed function lives here, and the first test that fails by the change."""
        path = str(ROOT / mutant.file)
        text = self.sources[mutant.file]
        old = compile(text, path, "exec", dont_inherit=True)
        new = compile(changed(text, mutant), path, "exec", dont_inherit=True)
        if not functions.change(mutant.file, old, new):
            return False, ""
        end = time.process_time() + MUTANT_SECONDS
        for item in tests:
            if time.process_time() > end:
                break
            if self.run(item):
                return True, item.nodeid
        return True, ""


class Watched(ast.NodeTransformer):
    """Lets expressions tell when they are calculated, and with which values."""

    def __init__(self, numbers: dict[int, list[int]]) -> None:
        self.numbers = numbers  # the mutants of an expression

    def visit(self, node: ast.AST) -> Any:
        found = self.numbers.get(id(node), [])
        self.generic_visit(node)
        if not isinstance(node, ast.expr):
            return node
        whole = node
        for number in found:
            sides: list[ast.expr] = []
            if isinstance(node, ast.BinOp):
                sides = [node.left, node.right]
            elif isinstance(node, ast.Compare) and len(node.ops) == 1:
                sides = [node.left, *node.comparators]
            call = ast.Call(ast.Name(SEEN, ast.Load()), [ast.Constant(number), *sides], [])
            whole = call if sides else ast.BoolOp(ast.Or(), [call, whole])
        return ast.copy_location(whole, node)


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
    parser.add_argument("--tests", default="", help="the tests that shall notice")
    wanted = parser.parse_args()
    which = [name for name in wanted.games.split(",") if name] or names()
    share = wanted.minutes * 60 / len(which)
    os.environ["TABLETOWN_TEST_SECONDS"] = str(TEST_SECONDS)
    results: dict[str, list[Result]] = {}
    left = 0
    for name in which:
        if wanted.again:
            mutants = survivors_of_last_run(name)
        else:
            mutants = chosen(name, wanted.count, wanted.seed)
        trials = Trials(name, mutants, time.monotonic() + share)
        tests = wanted.tests.split(",") if wanted.tests else [f"tests/games/{name}", *OVER_ALL]
        arguments = ["-q", "-s", "--no-header", "-p", "no:cacheprovider", "-m", QUICK, *tests]
        code = pytest.main(arguments, plugins=[trials])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            print(f"{name}: the tests cannot be collected", file=sys.stderr)
            return 2
        results[name] = trials.results
        left += len(mutants) - len(trials.results)
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
        print(f"{left} mutants were not decided for want of time")
    if not keep:
        return int(survivors > 0)
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    document = {name: msgspec.to_builtins(found) for name, found in results.items()}
    REPORT.write_text(json.dumps({"games": document, "not_tried": left}, indent=1))
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
