"""What all tests share: the sample games are found beside the real ones."""

from __future__ import annotations

import os
from pathlib import Path

import tabletown.games

SAMPLE_GAMES = Path(__file__).parent / "sample_games"
os.environ["TABLETOWN_GAMES"] = str(SAMPLE_GAMES)  # for processes that tests start
if str(SAMPLE_GAMES) not in tabletown.games.__path__:
    tabletown.games.__path__.append(str(SAMPLE_GAMES))
