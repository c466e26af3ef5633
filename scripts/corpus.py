"""Write the corpus of records that every later version must replay with equal digests.

    python -m scripts.corpus VERSION        one folder tests/records/VERSION

For every game, mode, seat count and option set: one game of random actions (free actions included)
and one of easy bots. A corpus is written once, by the code of its version, and never again.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.compliance import walk
from tabletown.core.match import Match
from tabletown.games import find, names

ROOT = Path(__file__).resolve().parent.parent / "tests" / "records"
SEED = 2024


def write(version: str) -> int:
    folder = ROOT / version
    if folder.exists():
        raise SystemExit(f"corpus: {folder} exists; a corpus is written once")
    count = 0
    for name in names():
        game = find(name)
        if not game.package.startswith("tabletown.games."):  # others look after their own
            continue
        (folder / name).mkdir(parents=True)
        for number, config in enumerate(game.variants(), 1):
            start = f"{number:02}-{config.mode}-{config.seats}"
            match = Match(game, config, SEED + number)
            play_out(match, {s: make_bot(game, "easy", seed=s) for s in range(match.seats)})
            for kind, played in (("random", walk(game, config, SEED)), ("easy", match)):
                (folder / name / f"{start}-{kind}.txt").write_text(str(played.record()))
                count += 1
    return count


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m scripts.corpus VERSION")
    print(f"{write(sys.argv[1])} records")
