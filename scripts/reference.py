"""The reference of the library as Markdown, from signatures and docstrings, without importing anything."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = "docs/reference/README.md"
# What other programs may import and rely on, in the order of the reference.
MODULES = [
    "tabletown", "tabletown.core.match", "tabletown.core.game", "tabletown.core.config",
    "tabletown.core.actions", "tabletown.core.events", "tabletown.core.outcome",
    "tabletown.core.errors", "tabletown.core.record", "tabletown.core.state", "tabletown.core.steps",
    "tabletown.core.brain", "tabletown.bots", "tabletown.bots.base", "tabletown.bots.driver",
    "tabletown.bots.fault", "tabletown.bots.levels", "tabletown.texts", "tabletown.lab.study",
    "tabletown.lab.batch", "tabletown.lab.gymnasium", "tabletown.lab.pettingzoo.base", "tabletown.lab.pettingzoo.environments",
    "tabletown.lab.players", "tabletown.lab.stats",
    # what view() holds, game by game
    "tabletown.games.streets.view", "tabletown.games.fifty_first_state.view", "tabletown.games.new_angeles.view",
    "tabletown.games.great_machine.view", "tabletown.games.great_machine.view.types",
]  # fmt: skip
Function = ast.FunctionDef | ast.AsyncFunctionDef
# What boards of other packages rely on, and where the types it names are declared.
BOARDS = "web/src/boards/contract.ts"
TYPED = [f"web/src/lib/{name}.ts" for name in ("notation", "texts", "protocol")]
CONTRACT = re.compile(r"^export const CONTRACT = (\d+);$", re.MULTILINE)
DECLARED = re.compile(
    r"^(?:/\*\*(?:(?!\*/)[\s\S])*\*/\n)?"  # with what is said about it
    r"export (?:interface (\w+)[^{]*\{\n[\s\S]*?^\}|(?:type|const) (\w+)[\s\S]*?;$)",
    re.MULTILINE,
)
ROLE = re.compile(r":\w+:`~?\.?([^`]+)`")


class Module:
    """The public names of a module."""

    def __init__(self, name: str) -> None:
        self.name = name
        place = ROOT / Path(*name.split("."))
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        self.tree = ast.parse(file.read_text(encoding="utf-8"))
        self.classes = {
            node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)
        }

    @property
    def text(self) -> str:
        return ast.get_docstring(self.tree) or ""

    def functions(self) -> list[Function]:
        return [node for node in self.tree.body if isinstance(node, Function) and public(node)]

    def methods(self, cls: ast.ClassDef) -> list[Function]:
        """The methods and properties of a class that say something of their own."""
        return [node for node in cls.body if isinstance(node, Function) and public(node)]

    def text_of(self, node: Function | ast.ClassDef, cls: ast.ClassDef | None = None) -> str:
        """The docstring of a name; a method without one has that of the base class."""
        found = ast.get_docstring(node)
        if found or cls is None:
            return found or ""
        for base in cls.bases:
            parent = self.classes.get(ast.unparse(base).partition("[")[0])
            for other in self.methods(parent) if parent is not None else []:
                if other.name == node.name:
                    return self.text_of(other, parent)
        return ""

    def undocumented(self) -> list[str]:
        """Public names without a docstring."""
        found = [] if self.text else [self.name]
        found += [f"{self.name}.{node.name}" for node in self.functions() if not self.text_of(node)]
        for cls in self.classes.values():
            if not public(cls):
                continue
            if not self.text_of(cls):
                found.append(f"{self.name}.{cls.name}")
            for node in self.methods(cls):
                if not self.text_of(node, cls):
                    found.append(f"{self.name}.{cls.name}.{node.name}")
        return found

    def page(self) -> str:
        parts = [f"# {self.name}", described(self.text)]
        for node in self.functions():
            parts += [f"## {node.name}", signature(node), described(self.text_of(node))]
        for cls in self.classes.values():
            if not public(cls):
                continue
            bases = ", ".join([ast.unparse(base) for base in cls.bases])
            parts += [f"## {cls.name}", fenced(f"class {cls.name}({bases})" if bases else f"class {cls.name}")]  # fmt: skip
            parts.append(described(self.text_of(cls)))
            fields = [node for node in cls.body if isinstance(node, ast.AnnAssign)]
            shown = [f"- `{ast.unparse(node)}`" for node in fields if not ast.unparse(node.target).startswith("_")]  # fmt: skip
            parts.append("\n".join(shown))
            for node in self.methods(cls):
                parts += [f"### {cls.name}.{node.name}", signature(node), described(self.text_of(node, cls))]  # fmt: skip
        return "\n\n".join([part for part in parts if part]) + "\n"


def public(node: Function | ast.ClassDef) -> bool:
    return not node.name.startswith("_")


def fenced(code: str) -> str:
    return f"```python\n{code}\n```"


def signature(node: Function) -> str:
    arguments = [argument for argument in ast.unparse(node.args).split(", ") if argument]
    if arguments[:1] in (["self"], ["cls"]):
        del arguments[0]
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    marks = {ast.unparse(mark) for mark in node.decorator_list}
    if marks & {"property", "cached_property"}:
        return fenced(f"{node.name}{result.replace(' ->', ':')}")
    return fenced(f"{node.name}({', '.join(arguments)}){result}")


def described(text: str) -> str:
    """A docstring as Markdown: roles become code, examples and literal blocks become blocks."""
    text = ROLE.sub(r"`\1`", text).replace("``", "`")
    lines: list[str] = []
    block = False
    for line in text.replace("\n::\n", "\n").split("\n"):
        example = line.startswith((">>> ", "... ")) or (block and line != "")
        if example != block:
            lines.append("```pycon" if example else "```")
            block = example
        lines.append(line)
    if block:
        lines.append("```")
    return "\n".join(lines)


def written(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def declarations() -> dict[str, str]:
    """The types that the client declares for its boards, by name, as they are written."""
    found: dict[str, str] = {}
    for file in TYPED:
        for match in DECLARED.finditer(written(file)):
            found.setdefault(match[1] or match[2], match[0])
    return found


def named_from_outside(text: str, known: dict[str, str]) -> list[str]:
    """The declarations that a contract stands on: those it names, and those that these name."""
    imports = re.findall(r'^import type \{([^}]*)\} from "\.\./lib/', text, re.MULTILINE)
    waiting = [name.strip() for names in imports for name in names.split(",")]
    found: list[str] = []
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            waiting += [word for word in re.findall(r"\b[A-Z]\w+", known[name]) if word in known]
    return found


def contract() -> str:
    """The page of the contract between the shell and the boards of other packages."""
    text, known = written(BOARDS), declarations()
    version = CONTRACT.findall(text)[0]
    outside = "\n\n".join([known[name] for name in named_from_outside(text, known)])
    return (
        f"# The contract of boards\n\nVersion {version}: what a board of another package gets and may offer "
        "([how to bring one](../../../docs/kernel.md#a-game-in-an-evening)). The version is raised when something "
        "that such a board uses changes its meaning or goes away; what is added does not raise it.\n\n"
        f"```ts\n{text}```\n\n## What it imports\n\n```ts\n{outside}\n```\n"
    )


def pages() -> dict[str, str]:
    """The pages of the reference by the path they would have in the repository."""
    modules = [Module(name) for name in MODULES]
    rows = [
        f"| [{module.name}]({module.name}.md) | {described(module.text).split(chr(10))[0]} |"
        for module in modules
    ]
    head = "# Reference\n\nWhat other programs may import, from the docstrings of the sources.\n\n| module | what it is |\n| --- | --- |\n"
    found = {PAGE: head + "\n".join(rows) + "\n"}
    for module in modules:
        found[f"docs/reference/{module.name}.md"] = module.page()
    found[BOARDS] = contract()
    return found
