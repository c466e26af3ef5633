"""Write the corpus of records that every later version must replay with equal digests.

    python -m scripts.corpus VERSION        one folder tests/records/VERSION
    python -m scripts.corpus --told         tests/records/told.json: what is told while they are played

For every game, mode, seat count and option set: one game of random actions (free actions included)
and one of easy bots. A corpus is written once, by the code of its version, and never again. What is told (the events,
by their keys) may become better: who means to change it writes that file anew and reads the difference.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import defaultdict
from pathlib import Path

from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.compliance import walk
from tabletown.core.match import Match, replay
from tabletown.core.record import read
from tabletown.games import find, names

ROOT = Path(__file__).resolve().parent.parent / "tests" / "records"
TOLD = ROOT / "told.json"
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


def told(match: Match) -> dict[str, str]:
    """How often each kind of event was told in a game, and a digest of all that was said with it."""
    said: defaultdict[str, list[str]] = defaultdict(list)
    for event in [*match.opening, *[event for played in match.history for event in played.events]]:
        said[event.key].append(json.dumps(event.plain(), sort_keys=True))
    return {
        key: f"{len(lines)} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:8]}"
        for key, lines in sorted(said.items())
    }


def write_told() -> int:
    """Replay every record of every corpus and write down what is told."""
    found = {}
    for path in sorted(ROOT.glob("*/*/*.txt")):
        record = read(path.read_text())
        found[path.relative_to(ROOT).as_posix()] = told(replay(find(record.game), record))
    rows = [f"{json.dumps(name)}: {json.dumps(keys)}" for name, keys in found.items()]
    TOLD.write_text("{\n" + ",\n".join(rows) + "\n}\n")
    return len(found)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m scripts.corpus VERSION | --told")
    print(f"{write_told() if sys.argv[1] == '--told' else write(sys.argv[1])} records")
