"""The scripts that set up, build and check the repository."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts import audit, browser, setup
from scripts import compile as compiler

ROOT = Path(__file__).resolve().parents[2]


def test_an_old_python_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit):
        setup.check_python()
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_set_up_keeps_the_larger_profile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[str] = []
    monkeypatch.setattr(setup, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(setup, "run", lambda *command, why: ran.append(" ".join(map(str, command))))
    setup.install_packages(Path("uv"), "test")
    assert any("test.txt" in command for command in ran)
    ran.clear()
    setup.install_packages(Path("uv"), "run")
    assert ran == []
    setup.install_packages(Path("uv"), "slow")
    assert any("slow.txt" in command for command in ran)


def test_an_import_from_outside_breaks_the_contract(tmp_path: Path) -> None:
    package = tmp_path / "toy"
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "core" / "__init__.py").write_text("import json\nimport msgspec\nimport rich\n")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.importlinter]\nroot_package = "toy"\ninclude_external_packages = true\n'
        'contract_types = ["standard_library_and: scripts.contracts.StandardLibraryAnd"]\n'
        '[[tool.importlinter.contracts]]\nname = "pure"\ntype = "standard_library_and"\n'
        'packages = ["toy.core"]\nallowed = ["msgspec"]\n'
    )
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "toy.core imports rich (line 3)" in done.stdout
    assert "msgspec (" not in done.stdout


def test_without_a_compiler_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiler.fast, "STORE", tmp_path / "store")
    monkeypatch.setattr(sys, "argv", ["compile"])
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("LDSHARED", "no-such-compiler")
    assert compiler.main() == 1
    error = capsys.readouterr().err
    assert error == f"compile: {compiler.NO_COMPILER}\n"
    assert list((tmp_path / "store").glob("*-*")) == []


def test_an_audit_tells_holes_from_silence(capsys: pytest.CaptureFixture[str]) -> None:
    clean = '{"dependencies": [{"name": "msgspec", "version": "0.20", "vulns": []}]}'
    leaky = '{"dependencies": [{"name": "old", "version": "1", "vulns": [{"id": "CVE-1"}]}]}'
    node = '{"vulnerabilities": {"lodash": {"range": "<4", "severity": "high"}}}'
    assert audit.python_holes(clean) == []
    assert audit.python_holes(leaky) == ["old 1: CVE-1"]
    assert audit.npm_holes(node) == ["lodash <4: high"]
    for no_answer in ("", "Traceback", '{"error": {"code": "ENOTFOUND"}}', "[]"):
        assert audit.python_holes(no_answer) is None
        assert audit.npm_holes(no_answer) is None
    found = [audit.told("a", [], ""), audit.told("b", ["x"], ""), audit.told("c", None, "no line")]
    assert found == [0, 1, 3]
    assert "c: not audited" in capsys.readouterr().out
    assert [audit.verdict(found[:1], False), audit.verdict(found, True)] == [0, 1]
    assert [audit.verdict([0, 3], False), audit.verdict([0, 3], True)] == [3, 0]


def test_holes_are_looked_for_before_a_release_and_among_the_long_tests() -> None:
    makefile = (ROOT / "Makefile").read_text()
    release = next(line for line in makefile.splitlines() if line.startswith("release-check:"))
    assert " audit " in release
    slow = makefile[makefile.index("\nslow:") : makefile.index("## --- handing out")]
    assert "scripts.audit --if-reached" in slow


@pytest.mark.slow
def test_a_wheel_can_be_built(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tabletown/core/__init__.py" in names
    assert not any("node_modules" in name or name.startswith("tests") for name in names)


@pytest.mark.e2e
def test_the_browser_draws_a_page(tmp_path: Path) -> None:
    from PIL import Image

    version = browser.prove(tmp_path / "page.png")
    assert int(version.partition(".")[0]) >= 100
    picture = Image.open(io.BytesIO((tmp_path / "page.png").read_bytes()))
    assert picture.size == (480, 160)
    assert len(picture.convert("L").getcolors() or []) > 2
