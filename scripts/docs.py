"""Build the documentation as one small static site: python -m scripts.docs [--into DIR]

All pages of docs/, README, CONTRIBUTING and CHANGELOG, and a reference made from the sources' docstrings.
Every link is checked. The site goes to tabletown/docs/, which git ignores, the wheel includes and the
server shows under /docs. It needs nothing but what Rich brings along: markdown-it and Pygments.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import re
import sys
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import reference  # noqa: E402

SITE = Path(__file__).with_name("site")
BUILT = ROOT / "tabletown" / "docs"
# Pages of the menu; all others are reached from these.
MENU = {
    "Start": ["README.md", "docs/README.md", "docs/hosting.md", "CHANGELOG.md"],
    "Games": [f"docs/games/{name}.md" for name in ("streets", "fifty_first_state", "new_angeles", "great_machine")] + ["docs/packs.md"],
    "Bots and laboratory": ["docs/bots.md", "docs/lab/README.md", "docs/lab/environments.md", "docs/lab/vectors.md", "docs/lab/observations.md", "docs/lab/simulate.md", "docs/lab/bot.md", "docs/lab/arena.md", "docs/lab/train.md", "docs/lab/baselines.md", "docs/lab/tune.md", "docs/lab/mcp.md"],
    "Inside": ["docs/kernel.md", "docs/protocol.md", "docs/client.md", "docs/performance.md", "docs/security.md", "CONTRIBUTING.md", reference.BOARDS, reference.PAGE],
}  # fmt: skip
MOST_TEXT = 6000  # letters of a section that are searched
LINK = re.compile(r'(<a href=")([^"]+)(")')
PICTURE = re.compile(r'<img src="([^"]+)"')


class DocsError(Exception):
    """The site cannot be built; the message lists what is wrong."""


def sources() -> dict[str, str]:
    """The text of every page by its path in the repository."""
    paths = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    paths += sorted((ROOT / "docs").rglob("*.md"))
    found = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {**found, **reference.pages()}


def address(path: str) -> str:
    """Where a page of the repository stands in the site."""
    if path == "README.md":
        return "index.html"
    name = path.removeprefix("docs/").removesuffix(".md")
    return f"{name.removesuffix('README')}index.html" if name.endswith("/README") else f"{'overview' if name == 'README' else name}.html"  # fmt: skip


def slug(title: str) -> str:
    """The anchor of a heading, as forges make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def coloured(code: str, language: str, _: str) -> str:
    try:
        lexer = get_lexer_by_name("pycon" if ">>> " in code else language)
    except ClassNotFound:
        return ""
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


def words_of(token: Token) -> str:
    """What is read of a token, without the marks of Markdown."""
    if token.children is None:
        return token.content
    breaks = ("softbreak", "hardbreak")
    return "".join([" " if one.type in breaks else one.content for one in token.children])


class Page:
    """One page: its text as HTML, its headings, and what can be found in it."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.address = address(path)
        markdown = MarkdownIt("commonmark", {"html": False, "highlight": coloured}).enable("table")
        tokens = markdown.parse(text)
        self.anchors: set[str] = set()
        self.title = path
        self.sections: list[dict[str, str]] = []
        self.read(tokens)
        body = markdown.renderer.render(tokens, markdown.options, {})
        # What can be scrolled sideways must be reachable with the keyboard.
        self.body = re.sub(r"<(pre|table)>", r'<\1 tabindex="0">', body)

    def read(self, tokens: list[Token]) -> None:
        """Give headings their anchors, and collect the text below each."""
        for i, token in enumerate(tokens):
            if token.type == "heading_open":
                title = words_of(tokens[i + 1])
                anchor = base = slug(title)
                number = 1
                while anchor in self.anchors:
                    anchor = f"{base}-{number}"
                    number += 1
                self.anchors.add(anchor)
                token.attrSet("id", anchor)
                if not self.sections:
                    self.title = title
                self.sections.append({"title": title, "anchor": anchor, "text": ""})
            elif token.type in ("inline", "fence", "code_block") and self.sections:
                section = self.sections[-1]
                if len(section["text"]) < MOST_TEXT:
                    section["text"] += " " + words_of(token)

    def linked(self, pages: dict[str, Page], faults: list[str]) -> str:
        """The HTML with links to other pages; those to files that are not in the site become plain."""
        here = Path(self.path).parent

        def target(found: re.Match[str]) -> str:
            link = html.unescape(found[2])
            if re.match(r"[a-z]+:", link):
                return found[0]
            name, _, anchor = link.partition("#")
            path = os.path.normpath(here / name) if name else self.path
            if (ROOT / path).is_dir():
                path = f"{path}/README.md" if f"{path}/README.md" in pages else "docs/README.md"
            page = pages.get(Path(path).as_posix())
            if page is None:
                if not (ROOT / path).exists():
                    faults.append(f"{self.path}: there is no {link}")
                return '<a class="file"'
            if anchor and anchor not in page.anchors:
                faults.append(f"{self.path}: {page.path} has no heading #{anchor}")
            there = os.path.relpath(page.address, Path(self.address).parent)
            return f"{found[1]}{there}{'#' + anchor if anchor else ''}{found[3]}"

        return LINK.sub(target, self.body)

    def pictures(self, faults: list[str]) -> dict[str, str]:
        """The drawings of the page, by their address in the site: beside the page, as in the repository."""
        found: dict[str, str] = {}
        for name in PICTURE.findall(self.body):
            file = ROOT / Path(self.path).parent / name
            if file.suffix == ".svg" and file.is_file():
                found[os.path.normpath(Path(self.address).parent / name)] = file.read_text(
                    encoding="utf-8"
                )
            else:
                faults.append(f"{self.path}: there is no drawing {name}")
        return found


def menu(page: Page, pages: dict[str, Page]) -> str:
    parts = []
    for name, paths in MENU.items():
        parts.append(f"<h2>{html.escape(name)}</h2><ul>")
        for path in paths:
            there = os.path.relpath(pages[path].address, Path(page.address).parent)
            current = ' aria-current="page"' if path == page.path else ""
            parts.append(f'<li><a href="{there}"{current}>{html.escape(pages[path].title)}</a></li>')  # fmt: skip
        parts.append("</ul>")
    return "".join(parts)


def build(into: Path = BUILT) -> list[Path]:
    """Write the site; DocsError lists every broken link."""
    pages = {path: Page(path, text) for path, text in sources().items()}
    template = (SITE / "page.html").read_text(encoding="utf-8")
    faults: list[str] = []
    made: dict[str, str] = {}
    for page in pages.values():
        root = os.path.relpath(".", Path(page.address).parent)
        filled = {
            "TITLE": html.escape(page.title),
            "ROOT": root,
            "MENU": menu(page, pages),
            "BODY": page.linked(pages, faults),
        }
        made.update(page.pictures(faults))
        made[page.address] = re.sub(r"\{\{(\w+)\}\}", lambda m, f=filled: f[m[1]], template)  # type: ignore[misc]
    if faults:
        raise DocsError("\n".join(faults))
    index = [
        [section["title"], page.title, f"{page.address}#{section['anchor']}", " ".join(section["text"].split())]
        for page in pages.values()
        for section in page.sections
    ]  # fmt: skip
    made["index.js"] = f"window.SECTIONS = {json.dumps(index, ensure_ascii=False, separators=(',', ':'))};\n"  # fmt: skip
    light, dark = HtmlFormatter(style="default"), HtmlFormatter(style="github-dark")
    made["site.css"] = "\n".join(
        [
            (SITE / "site.css").read_text(encoding="utf-8"),
            light.get_style_defs("pre"),
            "@media (prefers-color-scheme: dark) {",
            dark.get_style_defs("pre"),
            "}\n",
        ]
    )
    made["search.js"] = (SITE / "search.js").read_text(encoding="utf-8")
    for name, text in made.items():  # in place: two builds at once do not disturb each other
        file = into / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for file in [path for path in into.rglob("*") if path.is_file()]:
        if file.relative_to(into).as_posix() not in made:
            file.unlink(missing_ok=True)
    return [into / name for name in made]


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the documentation as a static site.")
    parser.add_argument("--into", type=Path, default=BUILT, metavar="DIR")
    options = parser.parse_args()
    try:
        made = build(options.into.resolve())
    except DocsError as error:
        print(f"docs: broken links\n{error}", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in made)
    print(f"-- docs: {len(made)} files, {size / 1e6:.1f} MB in {options.into}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
