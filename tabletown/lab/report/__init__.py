"""Reports: one self-contained page about the balance of a game, without script."""

from __future__ import annotations

from pathlib import Path

from tabletown.core.errors import BadUsage
from tabletown.lab.report.analysis import Findings
from tabletown.lab.report.page import page
from tabletown.lab.report.words import ReportWords
from tabletown.lab.runs import Run, replace

__all__ = ["report", "write_report"]


def report(run: Run, language: str = "en") -> str:
    """The page about a run."""
    findings = Findings(run)
    if not findings.finished:
        raise BadUsage("there is no finished game to report on")
    return page(findings, ReportWords(findings.game, findings.config, language))


def write_report(run: Run, path: Path, language: str = "en") -> None:
    """Write the page; nobody ever sees half of it."""
    replace(path, report(run, language).encode())
