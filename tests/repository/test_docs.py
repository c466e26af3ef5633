"""The documentation as a site: built, linked, complete, served."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from scripts import docs, reference
from scripts.release import version

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("site")
    docs.build(into)
    return into


def test_every_page_is_there_and_every_link_leads_somewhere(site: Path) -> None:
    pages = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    assert {"index.html", "overview.html", "hosting.html", "lab/index.html", "reference/index.html"} <= pages  # fmt: skip
    assert len(pages) == len(docs.sources())
    for page in pages:
        text = (site / page).read_text(encoding="utf-8")
        assert "{{" not in text.partition("<main")[0]
        for link in re.findall(r'(?:href|src)="([^"#]+)', text):
            if not re.match(r"[a-z]+:", link):
                assert (site / page).parent.joinpath(link).resolve().is_file(), (page, link)


def test_a_broken_link_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = {
        **docs.sources(),
        "docs/kernel.md": "# Kernel\n\n[a](nowhere.md) [b](#nothing) ![c](none.svg)\n",
    }
    monkeypatch.setattr(docs, "sources", lambda: told)
    with pytest.raises(docs.DocsError) as caught:
        docs.build(tmp_path / "site")
    assert "docs/kernel.md: there is no nowhere.md" in str(caught.value)
    assert "docs/kernel.md: docs/kernel.md has no heading #nothing" in str(caught.value)
    assert "docs/kernel.md: there is no drawing none.svg" in str(caught.value)
    assert not (tmp_path / "site").exists()


def test_drawings_come_along(site: Path) -> None:
    assert '<img src="curves.svg" alt="Imitation' in (site / "lab" / "baselines.html").read_text()
    drawn = (site / "lab" / "curves.svg").read_text(encoding="utf-8")
    assert drawn == (ROOT / "docs" / "lab" / "curves.svg").read_text(encoding="utf-8")


def test_sections_can_be_found(site: Path) -> None:
    text = (site / "index.js").read_text(encoding="utf-8")
    sections = json.loads(text.removeprefix("window.SECTIONS = ").removesuffix(";\n"))
    assert len(sections) > 300
    for _, _, address, _ in sections:
        name, _, anchor = address.partition("#")
        assert f'id="{anchor}"' in (site / name).read_text(encoding="utf-8")
    assert any(page == "Many games at once" and "Batch" in body for _, page, _, body in sections)
    (told,) = [body for title, _, _, body in sections if title == "Stable-Baselines3"]
    assert "make_vec_env and MaskablePPO run as" in told  # words, not Markdown
    assert "](" not in told


def test_code_has_no_stripes(site: Path) -> None:
    style = (site / "site.css").read_text(encoding="utf-8")
    assert re.findall(r"^pre code \{ ?background: ([^;]+)", style, re.MULTILINE) == ["none"]


def test_nothing_stands_in_the_way_of_a_strict_policy(site: Path) -> None:
    """The server allows scripts and styles from files only."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert "<style" not in text
        assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
        assert " onclick=" not in text


@pytest.mark.parametrize("name", reference.MODULES)
def test_every_public_name_has_a_docstring(name: str) -> None:
    assert reference.Module(name).undocumented() == []


def test_the_reference_shows_signatures_and_examples() -> None:
    pages = reference.pages()
    assert "load(record: str | Path" in pages["docs/reference/tabletown.md"]
    assert "### Match.play" in pages["docs/reference/tabletown.core.match.md"]
    assert "```pycon\n>>> import numpy as np" in pages["docs/reference/tabletown.lab.batch.md"]
    assert "over: bool" in pages["docs/reference/tabletown.core.match.md"]


def test_the_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == version()
    assert citation["cff-version"] == "1.2.0"
    assert {"title", "message", "authors", "license", "type"} <= set(citation)
