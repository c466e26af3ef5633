"""Compiled modules: which are compiled, whether they fit the sources, and their use.

The sources are the program. mypyc makes the same modules faster (``make fast``, ``scripts/compile.py``),
in groups: the kernel with the search of the bots and the batches of the lab, and each game. A group goes into a folder whose name
holds the digest of the sources it was made from. Who imports tabletown gets the compiled modules of
every group whose sources are still the same, and plain ones of the others: what is stale has another
name and is not found. An installed wheel has its compiled modules beside the sources.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
GAMES = PACKAGE / "games"
# Where a checkout keeps what is compiled, one folder for each group and state of its sources.
STORE = PACKAGE.parent / ".build" / "compiled"
# An environment variable: "plain" and "compiled" allow nothing else; otherwise whatever is there.
WISH = "TABLETOWN_BUILD"

# What is compiled: of the kernel, the bots and the lab what runs in every trial or step, of a game whole rooms.
KERNEL = "kernel"
CORE = ("actions", "bits", "brain", "effects", "plain", "rng", "state", "steps")
SEARCH = ("judgement", "search", "tree")
LAB = ("batch", "encode/base", "numbering/base", "numbering/dense", "study")
GAME_LAB = ("lab/encoder", "lab/numbering")
ROOMS = ("bot", "effects", "forecast", "negotiation", "rules", "state", "tables", "worlds")


class NotCompiled(ImportError):
    """Compiled modules were wished for and there are none that fit the sources."""


def groups() -> list[str]:
    """The kernel, and every game that comes with tabletown."""
    games = [path.name for path in GAMES.iterdir() if (path / "__init__.py").is_file()]
    return [KERNEL, *sorted(games)]


def modules(group: str) -> list[str]:
    """The modules of a group that are compiled, as paths from the folder that holds the package."""
    if group == KERNEL:
        found = [PACKAGE / "core" / f"{name}.py" for name in CORE]
        found += [PACKAGE / "bots" / f"{name}.py" for name in SEARCH]
        found += [PACKAGE / "lab" / f"{name}.py" for name in LAB]
    else:
        game = GAMES / group
        found = [game / f"{room}.py" for room in ROOMS if (game / f"{room}.py").is_file()]
        found += [path for room in ROOMS for path in sorted((game / room).rglob("*.py"))]
        found += [game / f"{name}.py" for name in GAME_LAB if (game / f"{name}.py").is_file()]
    return [path.relative_to(PACKAGE.parent).as_posix() for path in found if defines(path)]


def defines(path: Path) -> bool:
    """Whether a module has functions or classes; what only names others is not compiled."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return any(line.startswith(("def ", "class ")) for line in lines)


def module_name(path: str) -> str:
    """A module's name, from its path."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def library(group: str) -> str:
    """The name of the extension that holds the code of a whole group."""
    return f"tabletown_{group}__mypyc"


# -- whether they fit ------------------------------------------------------------------------------


def digest(group: str) -> str:
    """A fingerprint of all sources that a group is made from, and of this Python."""
    found = blake2b(digest_size=8)
    found.update(EXTENSION_SUFFIXES[0].encode())
    folders = [PACKAGE / "core", PACKAGE / "bots"]
    if group != KERNEL:
        folders.append(GAMES / group)
    paths = [path for folder in folders for path in sources(folder)]
    for path in [*paths, *[str(PACKAGE / "lab" / f"{name}.py") for name in LAB]]:
        with open(path, "rb") as file:
            text = file.read()
        found.update(f"{os.path.relpath(path, PACKAGE)} {len(text)}\n".encode())
        found.update(text)
    return found.hexdigest()


def sources(folder: Path) -> list[str]:
    """The modules in a folder."""
    found = []
    for here, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("content", "locale")]
        found += [os.path.join(here, name) for name in files if name.endswith(".py")]
    return sorted(found)


def folder_of(group: str) -> Path:
    """Where the compiled modules of a group are, if they were made from the sources as they are."""
    return STORE / f"{group}-{digest(group)}"


# -- their use --------------------------------------------------------------------------------------


class Finder:
    """Finds compiled modules instead of their sources."""

    def __init__(self) -> None:
        self.folders: dict[str, Path | None] = {}  # groups that were asked for

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The place of a compiled module; None leaves it to others."""
        if not name.startswith("tabletown"):
            return None
        group = group_of(name)
        folder = self.folder(group) if group else None
        if folder is None:
            return None
        place = folder.joinpath(*name.split("."))
        package = place / f"__init__{EXTENSION_SUFFIXES[0]}"
        if package.is_file():
            inside = [str(PACKAGE.parent.joinpath(*name.split(".")))]
            loader = ExtensionFileLoader(name, str(package))
            return spec_from_file_location(
                name, package, loader=loader, submodule_search_locations=inside
            )
        file = place.with_name(place.name + EXTENSION_SUFFIXES[0])
        if not file.is_file():
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))

    def folder(self, group: str) -> Path | None:
        """Where a group is; None if there is nothing that fits."""
        if group not in self.folders:
            folder = folder_of(group)
            self.folders[group] = folder if folder.is_dir() else None
            if self.folders[group] is None and os.environ.get(WISH) == "compiled":
                raise NotCompiled(
                    f"{group} is not compiled from its sources as they are: make fast"
                )
        return self.folders[group]


def group_of(name: str) -> str:
    """The group that a module or a group's library belongs to; empty if to none."""
    parts = name.split(".")
    if len(parts) == 1:
        return name.removeprefix("tabletown_").removesuffix("__mypyc") if "__mypyc" in name else ""
    if parts[1] in ("core", "bots", "lab"):
        return KERNEL
    if parts[1] == "games" and len(parts) > 3 and (GAMES / parts[2]).is_dir():
        return parts[2]
    return ""


def use() -> None:
    """Let compiled modules be found from now on, where there are any."""
    wish = os.environ.get(WISH)
    beside = (PACKAGE / "core" / f"rng{EXTENSION_SUFFIXES[0]}").is_file()  # an installed wheel
    if beside or wish == "plain" or not (STORE.is_dir() or wish == "compiled"):
        return
    sys.meta_path.insert(0, Finder())


def build(group: str = KERNEL) -> str:
    """What runs of a group: "compiled" or "plain"; a game from elsewhere is plain."""
    if group not in groups():
        return "plain"
    spec = find_spec(module_name(modules(group)[0]))
    return "plain" if spec is None or str(spec.origin).endswith(".py") else "compiled"


def described() -> str:
    """What runs, for people."""
    builds = {group: build(group) for group in groups()}
    if len(set(builds.values())) == 1:
        return builds[KERNEL]
    return "compiled, but plain: " + ", ".join(g for g, made in builds.items() if made == "plain")


use()  # whoever imports this module wants it
