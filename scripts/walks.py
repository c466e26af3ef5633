"""The walks that a reader takes through the code: how many files, and how many lines of code.

docs/kernel.md shows two for each game: from a card's entry to the table, and from a choice that is
missing to the reason. Their cells name files and what is read there. ``python -m scripts.figures``
counts them, and counts the same walks before the games had one shape, where git still has that commit.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = {
    "Streets": "streets",
    "51st State": "fifty_first_state",
    "New Angeles": "new_angeles",
    "Great Machine": "great_machine",
}
CARD = "From a card to the table"
REASON = "From a missing choice to its reason"
Walk = list[tuple[str, list[str]]]  # files, and what is read in each
# No line of code: comments and what only orders the text.
NO_CODE = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENCODING, tokenize.ENDMARKER,
}  # fmt: skip
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
BEFORE = "6b7f4f0"
# The same walks at that commit, written like the cells of docs/kernel.md.
WALKS_BEFORE = {
    CARD: {
        "51st State": """
            `content/locations_base.toml`: `take_from_opponent`; `content.py`: `TakeFromOpponent`;
            `checks.py`: `check_clause`; `tables.py`: `Tables.make_effects`; `terms.py`:
            `TAKE_FROM_OPPONENT`; `targets.py`: `has_target`, `stealable`; `explain.py`: `NO_TARGET`;
            `wording.py`: `Wording.clause`; `bot/valuing.py`: `SPECIAL`, `use_worth`; `effects.py`:
            `give`; `verbs.py`: `resolve`, `TakeFromOpponent`
            """,
        "New Angeles": """
            `content/action_cards.toml`: `remove`, `place`, `move`; `content.py`: `Place`;
            `effects/build.py`: `Builder.effect`, `MAKERS`; `effects/city_effects.py`: `Place`,
            `PlaceChoice`; `bot/quick.py`: `place`; `rules/city.py`: `place`; `state.py`: `City.on`
            """,
        "Great Machine": """
            `content/actions.toml`: `gain`; `content.py`: `Effect`; `tables.py`: `Tables.program`;
            `effects/__init__.py`: `VERBS`; `effects/resources.py`: `Gain`; `explain.py`:
            `no_effect`; `rules/changes.py`: `gain_trust`; `state.py`: `trust`
            """,
    },
    REASON: {
        "Streets": """
            `rules/asking.py`: `StreetsAsk.why_not`; `rules/build.py`: `Build.why_not_this`;
            `rules/geometry.py`: `why_not_here`
            """,
        "51st State": """
            `rules/turn.py`: `Turn.why_not`; `explain.py`: `why_not`, `why_not_raze_at`, `target_of`,
            `opponent_place`
            """,
        "New Angeles": """
            `effects/base.py`: `EffectChoice.why_not`; `effects/city_effects.py`: `OnDistricts.refusal`
            """,
        "Great Machine": """
            `rules/actions.py`: `HeroAction.why_not`; `explain.py`: `why_not_act`, `why_not_this_act`,
            `no_effect`, `hero_name`
            """,
    },
}


def code_lines(text: str) -> set[int]:
    """The lines of a module that hold code: no blank ones, no comments, no docstrings."""
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NO_CODE:
            found.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        first = node.body[0] if isinstance(node, DOCUMENTED) and node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            if isinstance(first.value.value, str):
                found.difference_update(range(first.lineno, (first.end_lineno or 0) + 1))
    return found


def statement(body: list[ast.stmt], path: list[str]) -> ast.stmt | None:
    """Where a name is defined: a class, a function, a constant, a field."""
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names = [target.id for target in targets if isinstance(target, ast.Name)]
        if path[0] in [*names, getattr(node, "name", None)]:
            return node if len(path) == 1 else statement(getattr(node, "body", []), path[1:])
    return None


def lines_read(text: str, name: str, python: bool) -> int:
    """The lines of code of what a name means; the entry of a card is one line."""
    if not python:
        return int(re.search(rf"\b{name}\b", text) is not None)
    tree = ast.parse(text)
    bodies = [tree.body, *[node.body for node in tree.body if isinstance(node, ast.ClassDef)]]
    for body in bodies:
        found = statement(body, name.split("."))
        if found is not None:
            wanted = range(found.lineno, (found.end_lineno or 0) + 1)
            return len(code_lines(text) & set(wanted))
    return 0


def cells(text: str) -> Walk:
    """The files that a text names in backticks, each with the names that follow it."""
    found: Walk = []
    for word in re.findall(r"`([^`]+)`", text):
        if word.endswith((".py", ".toml")):
            found.append((word, []))
        else:
            found[-1][1].append(word)
    return found


def walks(chapter: str) -> dict[str, Walk]:
    """What docs/kernel.md says under a heading, by game."""
    page = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")
    table = page.partition(f"### {chapter}\n")[2].partition("\n#")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    head, _, *steps = rows
    return {
        title.partition(":")[0]: cells("; ".join(row[column + 1] for row in steps))
        for column, title in enumerate(head)
    }


def read_now(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def read_before(path: str) -> str:
    """A file as it was before; OSError where git does not have it."""
    done = subprocess.run(
        ["git", "show", f"{BEFORE}:{path}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise OSError(done.stderr)
    return done.stdout


def measured(game: str, walk: Walk, read: Callable[[str], str]) -> tuple[int, int]:
    """How many files a walk takes, and how many lines of code are read there.

    A name that is not there would count for nothing: it is a mistake.
    """
    total = 0
    for file, names in walk:
        text = read(f"tabletown/games/{FOLDERS[game]}/{file}")
        for name in names:
            lines = lines_read(text, name, file.endswith(".py"))
            if not lines:
                raise ValueError(f"{game}: there is no {name} in {file}")
            total += lines
    return len({file for file, _ in walk}), total


def table() -> list[str]:
    """A line for each walk, with what it was before."""
    rows = []
    for chapter in (CARD, REASON):
        for game, walk in walks(chapter).items():
            files, lines = measured(game, walk, read_now)
            row = f"{files:5} files, {lines:3} lines  {chapter.lower()}, {game}"
            try:
                before = measured(game, cells(WALKS_BEFORE[chapter][game]), read_before)
                row += f" (before: {before[0]} files, {before[1]} lines)"
            except OSError:
                pass  # a copy without this history
            rows.append(row)
    return rows
