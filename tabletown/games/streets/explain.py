"""Why can't I? Answers for a tile, a cell, a face or a verb, named in any order."""

from __future__ import annotations

from tabletown.core.errors import Refusal, refuse
from tabletown.games.streets.rules.geometry import FACES, why_not_here
from tabletown.games.streets.state import StreetsState

VERBS = frozenset({"abandon", "pass"})


def explain(s: StreetsState, seat: int, words: list[str]) -> list[Refusal]:
    """The reasons against what ``words`` name, as far as ``seat`` may know them."""
    t = s.setting.tables
    found: list[Refusal] = []
    tiles = [t.number[word] for word in words if word in t.number]
    cells = [cell for word in words if (cell := t.cells.index(word)) >= 0]
    faces = [FACES.index(word) for word in words if word in FACES]
    if not tiles and not cells and not faces and not set(words) & VERBS:
        return []
    if s.outcome is not None:
        return [refuse("game-over", "")]
    if seat not in s.deciders():
        found.append(refuse("not-your-decision", "STR-5.1"))
    if "abandon" in words and s.free[seat]:
        found.append(refuse("sign-is-free", "STR-6.4", free_signs=s.free[seat]))
    if "pass" in words:
        found.append(refuse("must-build", "STR-5.3"))
    for tile in tiles:
        found += why_not_tile(s, seat, tile)
    for cell in cells:
        for face in faces or range(4):
            reason = why_not_here(s.ground, cell, face, t.longest)
            if reason is not None and reason not in found:
                found.append(reason)
            if reason is not None and reason.key in ("cell-taken", "no-neighbour"):
                break
    return found


def why_not_tile(s: StreetsState, seat: int, tile: int) -> list[Refusal]:
    t = s.setting.tables
    id = t.ids[tile]
    if tile >= t.buildings or tile in s.tile:
        return [refuse("already-built", "STR-7.1", tile=id)]
    if not s.holds(seat, tile):
        return [refuse("not-in-hand", "STR-7.1", tile=id)]
    return []
