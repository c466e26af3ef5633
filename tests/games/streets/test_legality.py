"""What may be done and why not agree: a move of a turn is an option exactly if nothing refuses it."""

from __future__ import annotations

import pytest

from tabletown.core.actions import Action
from tabletown.core.rng import Dice
from tabletown.games.streets import GAME
from tabletown.games.streets.rules.advisors import why_not_over
from tabletown.games.streets.rules.build import Build
from tabletown.games.streets.rules.geometry import STEP, spot_of, why_not_here
from tabletown.games.streets.state import StreetsState


def moves(s: StreetsState) -> list[Action]:
    """All moves with tiles of the hand that name cells of the city or beside it."""
    t = s.setting.tables
    cells = {s.cell(building) for building in range(len(s.tile))}
    near = {cell + step for cell in cells for step in (0, *STEP)}
    found = []
    for tile in [tile for tile in range(t.buildings) if s.holds(s.active, tile)]:
        found += [t.placement(tile, spot_of(cell, face)) for cell in near for face in range(4)]
        found += [t.over.of(tile, cell) for cell in near]
        found.append(t.discard.at(tile))
    return found


def refused(s: StreetsState, action: Action) -> bool:
    """Whether the rules refuse a move with a tile of the hand, asked by itself."""
    player = s.active
    if action.kind == "place":
        _, cell, face = action.args
        return why_not_here(s.ground, cell, face, s.setting.tables.longest) is not None
    if action.kind == "over":
        return why_not_over(s, player, action.args[1]) is not None
    return bool(s.spots) or any(
        why_not_over(s, player, s.cell(building)) is None for building in range(len(s.tile))
    )


@pytest.mark.rule("STR-5.3", "STR-7.1", "STR-14.42", "STR-14.43")
def test_options_are_the_moves_that_nothing_refuses() -> None:
    config = GAME.config(3, None, {"advisors": True})
    looked = over = 0
    for seed in range(8):
        s = GAME.setup(config, seed, GAME.rules)
        s.advance()
        dice = Dice(seed)
        while s.outcome is None:
            options = s.options()
            if isinstance(s.stack[-1], Build) and (
                dice.below(15) == 0 or (over < 3 and any(a.kind == "over" for a in options))
            ):
                looked += 1
                over += any(action.kind == "over" for action in options)
                assert {a for a in moves(s) if not refused(s, a)} == set(options)
            s.apply(options[dice.below(len(options))], s.deciders()[0])
    assert looked > 10
    assert over >= 3
