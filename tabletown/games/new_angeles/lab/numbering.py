"""Numbers for New Angeles: its own ids, with players counted from the one who acts."""

from __future__ import annotations

from tabletown.lab.numbering.dense import DenseNumbering

NUMBERING = DenseNumbering
