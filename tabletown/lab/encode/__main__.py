"""Writes docs/lab/observations.md: ``python -m tabletown.lab.encode > docs/lab/observations.md``."""

from __future__ import annotations

from tabletown.games import find
from tabletown.lab.study import Study, study

GAMES = ("streets", "fifty_first_state", "new_angeles", "great_machine")
HEAD = """\
# Observations and actions, field by field

Written by `python -m tabletown.lab.encode`; a test keeps it true.

An observation is a vector of float32. The tables name its fields in their order, with their shapes
for the mode's smallest table and default options; `study(...).encoder.fields` has them for any
other configuration, `encoder.parts(tensor)` cuts a vector into its fields, and `encoder.names()`
names every single place. "/12" says that a number is divided by 12. Seats are counted from the
observer's own on, so that all seats see alike. An observation holds only what its seat may know:
the tests deal everything else anew and compare.

Actions are numbers below `study(...).size`; the second table of each mode says what they mean.
In one decision no two legal actions share a number. `trial.action(number)` is the action itself,
`trial.sentence(number)` says it in words.
"""


def described(one: Study) -> str:
    """The tables of one configuration."""
    config = one.config
    rows = [f"### {config.mode}, {config.seats} seat{'s' if config.seats > 1 else ''}", ""]
    rows += [f"{one.encoder.size} numbers:", "", "| field | shape | meaning |", "|---|---|---|"]
    for field in one.encoder.fields:
        shape = " x ".join([str(length) for length in field.shape])
        rows.append(f"| `{field.name}` | {shape} | {field.text} |")
    rows += ["", f"{one.numbering.size} actions: {one.numbering.text}.", ""]
    rows += ["| numbers | action |", "|---|---|"]
    for _, first, size, text in one.numbering.layout():
        written = text.replace("<", "`<").replace(">", ">`")
        rows.append(f"| {first} to {first + size - 1} | {written} |")
    return "\n".join([*rows, ""])


def document() -> str:
    """All of docs/lab/observations.md."""
    parts = [HEAD]
    for name in GAMES:
        parts.append(f"\n## {name}\n")
        for mode in find(name).modes:
            parts.append(described(study(name, mode=mode.name, seats=mode.least)))
    return "\n".join(parts)


if __name__ == "__main__":
    print(document(), end="")
