"""Results as tables: Parquet or CSV, one row for every seat of every game."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Final

from tabletown.core.extras import needs
from tabletown.lab.simulate import SimulatedGame

FORMATS: Final = ("parquet", "csv")
COLUMNS: Final = (
    "seed", "seat", "level", "role", "won", "score", "rank", "reason", "decisions", "seconds",
)  # fmt: skip


def rows(played: list[SimulatedGame]) -> list[tuple[Any, ...]]:
    """One row for every seat of every finished game."""
    return [
        (
            game.seed, seat, game.levels[seat], game.roles[seat], seat in game.winners,
            game.scores[seat], game.ranks[seat], game.reason, game.decisions, game.seconds,
        )
        for game in played
        if game.failure is None
        for seat in range(len(game.scores))
    ]  # fmt: skip


def write_results(path: Path, played: list[SimulatedGame]) -> None:
    """The table of results, in the format that the name of the file ends with."""
    found = rows(played)
    if path.suffix == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(COLUMNS)
            writer.writerows(found)
        return
    pa, parquet = arrow()
    schema = pa.schema(
        [
            ("seed", pa.int64()), ("seat", pa.int8()), ("level", pa.string()),
            ("role", pa.string()), ("won", pa.bool_()), ("score", pa.int32()),
            ("rank", pa.int8()), ("reason", pa.string()), ("decisions", pa.int32()),
            ("seconds", pa.float64()),
        ]
    )  # fmt: skip
    columns = [list(column) for column in zip(*found, strict=True)] or [[] for _ in COLUMNS]
    arrays = [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    parquet.write_table(pa.Table.from_arrays(arrays, schema=schema), path)


def arrow() -> tuple[Any, Any]:
    """The library that writes Parquet."""
    with needs("report", "Parquet (--format csv does without)"):
        import pyarrow
        from pyarrow import parquet
    return pyarrow, parquet
