"""Figures about the house: `python -m scripts.figures` prints them, `--list` with their places.

How often the layout of a state is known outside its ``state``, how often the kernel does not know the
type of a state, what is imported inside functions, and which modules import each other in circles
when those imports count. Then lines of code (no blank ones, no comments, no docstrings) and the walks
of docs/kernel.md.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from scripts.walks import code_lines, table

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tabletown"
# What only the owner of a layout may write, and who owns it besides the game's ``state``.
LAYOUT = {
    # the encoding of cells, spots and ground is the geometry's; people and tokens are the state's
    "streets": (
        r"\bWIDTH\b|>> 2\b|<< 2\b|& 3\b|\* 4 \+|\.folk\b|\bs\.tokens\[",
        "rules.geometry",
    ),
    "fifty_first_state": (r"\b(?:s|state|self)\.n\[|(?<![\w.])n\[|\bWIDTH\b|_, _, _, .* = ", ""),
    "new_angeles": (
        r"\.on\[[^\]]*\] [|&^]?= |\bSEAT_SHIFT\b|\* TYPES\b|\bs\.(?:offered|bets|drawn|plan)\[|\bplan\[",
        "",
    ),
    "great_machine": (r"\bs\.pieces\[|\bs\.(?:people\[[^\]]*\]|unknown|known) [|&^]= ", ""),
}
UNTYPED = re.compile(r"\b(?:s|state): Any\b")
Graph = dict[str, set[str]]


def sources(below: str = "") -> dict[str, Path]:
    """All modules of a part of the package, by name."""
    found = {}
    for path in sorted((PACKAGE / below).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if "template" in parts:  # a game to be written elsewhere
            continue
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def lines_with(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Every place of a pattern in code, without comments."""
    return [
        f"{path.relative_to(ROOT).as_posix()}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for _ in pattern.finditer(line.partition("#")[0])
    ]


def layout_outside_state() -> list[str]:
    """Where the layout of a game's state is known besides its ``state``."""
    found = []
    for game, (pattern, owner) in LAYOUT.items():
        modules = sources(f"games/{game}")
        paths = [
            path
            for name, path in modules.items()
            if ".state" not in name.partition(game)[2] and not (owner and name.endswith(owner))
        ]
        found += lines_with(re.compile(pattern), paths)
    return found


def untyped_states() -> list[str]:
    """Where the kernel or a game does not know what a state is; the laboratory takes any."""
    games = [path for path in sources("games").values() if "lab" not in path.parts]
    return lines_with(UNTYPED, [*sources("core").values(), *games])


def imports_of(tree: ast.AST, inside: bool = False) -> Iterator[tuple[ast.stmt, bool]]:
    """The imports of a module, each with whether a function holds it; those for types do not count."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node, inside
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        else:
            deeper = inside or isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
            yield from imports_of(node, deeper)


def targets(node: ast.stmt, modules: dict[str, Path]) -> list[str]:
    """The modules of the package that an import statement names."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names if name.name in modules]
    assert isinstance(node, ast.ImportFrom)
    if not node.module or node.module not in modules:
        return []
    whole = [f"{node.module}.{name.name}" for name in node.names]
    return [name if name in modules else node.module for name in whole]


def graph(modules: dict[str, Path]) -> tuple[Graph, list[str]]:
    """Who imports whom, imports inside functions counted, and where those are."""
    found: Graph = {name: set() for name in modules}
    within: list[str] = []
    for name, path in modules.items():
        for node, inside in imports_of(ast.parse(path.read_text(encoding="utf-8"))):
            named = targets(node, modules)
            found[name].update(named)
            if inside and named:
                place = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
                within.append(f"{place} {', '.join(sorted(set(named)))}")
        found[name].discard(name)
    return found, within


def cycles(imports: Graph) -> list[list[str]]:
    """Groups of modules that reach each other, largest first (Tarjan, without recursion)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    on_stack: set[str] = set()
    groups: list[list[str]] = []
    for start in imports:
        if start in index:
            continue
        work = [(start, iter(sorted(imports[start])))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            name, rest = work[-1]
            after = next(rest, None)
            if after is not None:
                if after not in index:
                    index[after] = low[after] = len(index)
                    stack.append(after)
                    on_stack.add(after)
                    work.append((after, iter(sorted(imports[after]))))
                elif after in on_stack:
                    low[name] = min(low[name], index[after])
                continue
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[name])
            if low[name] == index[name]:
                group = []
                while True:
                    member = stack.pop()
                    on_stack.discard(member)
                    group.append(member)
                    if member == name:
                        break
                if len(group) > 1:
                    groups.append(sorted(group))
    return sorted(groups, key=len, reverse=True)


def sizes() -> dict[str, int]:
    """Lines of code of every part of the package; what games bring for the laboratory counts apart."""
    found: Counter[str] = Counter()
    for path in sources().values():
        parts = path.relative_to(PACKAGE).parts
        lab = " lab" if parts[0] == "games" and "lab" in parts else ""
        lines = len(code_lines(path.read_text(encoding="utf-8")))
        found[(parts[0] if len(parts) > 1 else "the rest") + lab] += lines
        if len(parts) > 2 and parts[0] == "games":
            found[f"games/{parts[1]}{lab}"] += lines
    return dict(sorted(found.items()))


def figures() -> dict[str, list[str]]:
    """All figures: what is counted, and its places."""
    imports, within = graph(sources())
    found = {
        "layout of a state outside its state": layout_outside_state(),
        "states of unknown type in core and games": untyped_states(),
    }
    for part in ("core", "games", "bots", "texts", "server", "lab", "cli"):
        found[f"imports inside functions, {part}"] = [
            place for place in within if place.startswith(f"tabletown/{part}/")
        ]
    for part in ("games", "server", ""):
        groups = [group for group in cycles(imports) if part in group[0]]
        name = f"import cycles, {part}" if part else "import cycles, everywhere"
        found[name] = [f"{len(group)} modules: {', '.join(group)}" for group in groups]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="name every place")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = figures()
    if wanted.json:
        print(json.dumps({name: len(places) for name, places in found.items()}))
        return
    for name, places in found.items():
        print(f"{len(places):5}  {name}")
        if wanted.list:
            print("".join(f"         {place}\n" for place in places), end="")
    for part, lines in sizes().items():
        print(f"{lines:5}  lines of code, {part}")
    print("\n".join(table()))


if __name__ == "__main__":
    main()
