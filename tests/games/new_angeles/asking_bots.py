"""What bots would do and say in a position."""

from __future__ import annotations

from tabletown.core.rng import Dice
from tabletown.games import find

GAME = find("new_angeles")
BRAIN = GAME.brain()

SUPPORT = {
    "phase": "support", "seat": 2, "capital": [12, 12, 12, 12], "rivals": ["weyland", "haas_bioroid", "jinteki", "nbn"],
    "hands": [[], [], ["puff_piece", "liquidation", "riot_control"], ["clean_slate"]],
    "deal": {"main": "puff_piece", "counteroffers": [{"card": "high_risk_investments", "seat": 1}], "asset": "naoko_watanabe"},
}  # fmt: skip


def best(t, seat):
    """What the brain likes most, looking at the true table (a position has no secrets)."""
    options = t.s.options(seat)
    values = BRAIN.judge(t.s, seat, options)
    return options[max(range(len(options)), key=lambda i: values[i])].text


def says(t, seat, level="normal", temper=None):
    brain = BRAIN if temper is None else BRAIN.with_temper(temper)
    return brain.talk(t.s, seat, level, Dice(3))
