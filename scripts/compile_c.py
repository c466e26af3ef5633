"""The part of scripts/compile.py that runs by itself, in a copy of the package: mypyc, then C.

order.json in the working folder says what to make; the extension files go into out/GROUP/.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from textwrap import indent
from threading import Lock
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "tabletown"
# What mypyc does not take and compiled classes do not need (core/fields.py).
MARKS = re.compile(r"\(metaclass=Slotted\)|^@dataclass_transform\(.*\)\n", re.MULTILINE)
OPT_LEVEL = "2"
KEPT = 14 * 24 * 3600  # seconds that an object is kept which nobody uses
INCLUDE = re.compile(rb'^#include ["<]([^">]+)[">]', re.MULTILINE)


def copy_sources(into: Path) -> None:
    shutil.copytree(
        ROOT / PACKAGE,
        into / PACKAGE,
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
    )
    shutil.copy(ROOT / "pyproject.toml", into)


def write_out(tree: Path, paths: list[str]) -> None:
    """Into the copied sources goes what plain Python makes from declared fields when it runs."""
    from tabletown.core.fields import SOURCES

    made: dict[str, dict[str, str]] = {}
    for path in paths:
        # Nothing in the lab declares fields, and it needs more packages.
        if "lab" not in path.split("/"):
            import_module(module_name(path))
    for cls, text in SOURCES.items():
        made.setdefault(cls.__module__, {})[cls.__name__] = text
    names = {module_name(path): path for path in paths}
    for module in {*names, *made}:
        source = tree / names.get(module, module.replace(".", "/") + ".py")
        text = source.read_text(encoding="utf-8")
        source.write_text(written_out(text, made.get(module, {})), encoding="utf-8")


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


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Objects:
    """Object files, kept by the digest of everything they were compiled from."""

    def __init__(self, folder: Path, command: Any) -> None:
        self.folder = folder
        self.compiler: Any = command.compiler
        # mypyc defines what groups hand to each other once in every file: the linker makes one of it.
        self.flags = ["-fcommon"] if self.compiler.compiler_type == "unix" else []
        self.include = [str(path) for path in command.include_dirs]
        self.read: dict[str, tuple[bytes, list[str]]] = {}  # by path: text, names it includes
        self.locks: dict[Path, Lock] = {}  # groups share the sources of mypyc's own functions

    def of(self, extension: Extension, source: str) -> str:
        """The object of a C source."""
        flags = [*extension.extra_compile_args, *self.flags]
        folders = [str(Path(source).parent), *[str(path) for path in extension.include_dirs]]
        key = blake2b(repr((flags, getattr(self.compiler, "compiler_so", ""))).encode())
        key.update(sys.version.encode())
        for path in self.closure(source, folders):
            key.update(self.text(path)[0])
        kept = self.folder / f"{key.hexdigest()[:32]}{self.compiler.obj_extension}"
        with self.locks.setdefault(kept, Lock()):
            if kept.is_file():
                os.utime(kept)
            else:
                (made,) = self.compiler.compile(
                    [source],
                    output_dir=kept.stem,
                    include_dirs=[*extension.include_dirs, *self.include],
                    extra_postargs=flags,
                )
                shutil.move(made, kept.with_suffix(f".{os.getpid()}"))
                kept.with_suffix(f".{os.getpid()}").replace(kept)
        return str(kept)

    def closure(self, source: str, folders: list[str]) -> list[str]:
        """A source and all files that it includes, but for those of Python and the system."""
        found = [source]
        for path in found:
            for name in self.text(path)[1]:
                for place in [os.path.join(folder, name) for folder in folders]:
                    if os.path.isfile(place):
                        if place not in found:
                            found.append(place)
                        break
        return found

    def text(self, path: str) -> tuple[bytes, list[str]]:
        if path not in self.read:
            text = Path(path).read_bytes()
            self.read[path] = (text, [name.decode() for name in INCLUDE.findall(text)])
        return self.read[path]

    def forget(self) -> None:
        """Remove what nobody used for long."""
        for path in self.folder.iterdir():
            if time.time() - path.stat().st_mtime > KEPT:
                path.unlink()


def prepared() -> Any:
    """The command of setuptools that knows how extensions of this Python are compiled."""
    nothing = Extension("nothing", ["nothing.c"])
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": [nothing]}))
    command.build_extensions = lambda: None
    command.ensure_finalized()
    command.run()
    return command


def main() -> None:
    if sys.argv[1:2] == ["--try"]:
        command = prepared()
        command.compiler.compile(
            [sys.argv[2]],
            output_dir=str(Path(sys.argv[2]).parent),
            include_dirs=command.include_dirs,
        )
        return
    order = json.loads(Path("order.json").read_text())
    groups: dict[str, list[str]] = order["groups"]
    paths = [path for group in groups.values() for path in group]
    folder = Path(order["objects"])
    folder.mkdir(parents=True, exist_ok=True)
    copy_sources(Path())
    write_out(Path(), paths)
    extensions = mypycify(
        paths,
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=True,
        separate=[(inside, f"tabletown_{group}") for group, inside in groups.items()],
        target_dir="c",
    )
    belongs = {f"tabletown_{group}__mypyc": group for group in groups}
    for group, inside in groups.items():
        belongs.update(dict.fromkeys([module_name(path) for path in inside], group))
    wanted = [one for one in extensions if group_of(one, belongs) in order["wanted"]]
    command = prepared()
    objects = Objects(folder, command)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = {
            one.name: [pool.submit(objects.of, one, source) for source in one.sources]
            for one in wanted
        }
        list(pool.map(lambda one: link(command, one, made[one.name], belongs), wanted))
    objects.forget()


def group_of(one: Extension, belongs: dict[str, str]) -> str:
    return belongs[one.name.removesuffix(".__init__")]


def link(command: Any, one: Extension, objects: list[Any], belongs: dict[str, str]) -> None:
    """Put the objects of an extension together."""
    place = Path("out", group_of(one, belongs), command.get_ext_filename(one.name))
    place.parent.mkdir(parents=True, exist_ok=True)
    command.compiler.link_shared_object(
        [future.result() for future in objects],
        str(place),
        libraries=command.get_libraries(one),
        library_dirs=command.library_dirs,
        export_symbols=command.get_export_symbols(one),
        build_temp=str(place.parent),
        target_lang="c",
    )


if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # the sources as they are, not the copy
    main()
