"""Worlds that fit what a seat knows."""

from __future__ import annotations

from tabletown.core.rng import Dice
from tabletown.games.streets.state import StreetsState, bits
from tabletown.games.streets.view import seen


def determinise(s: StreetsState, seat: int | None, seed: int) -> StreetsState:
    """A state that fits what ``seat`` knows, with all hidden tiles dealt anew.

    Known are the kinds of all hands, of the stack's top tile, of the tiles removed by kind and of
    the Sneak's last tiles (STR-12.2, STR-12.3, STR-12.5, STR-3.11); in the solo mode also the top tile itself.
    """
    t = s.setting.tables
    dice = Dice(seed)
    known = seen(s, seat)
    pools = [bits(of_kind & ~known) for of_kind in t.of_kind]
    for pool in pools:
        dice.shuffle(pool)
    other = s.clone()
    other.box = [pools[t.kind[tile]].pop() for tile in s.box]
    for player in range(s.setting.players):
        if player != seat:
            hidden = bits(s.hands[player] & ~s.shown)
            kinds = sorted([t.kind[tile] for tile in hidden])
            dealt = sum([1 << pools[kind].pop() for kind in kinds])
            other.hands[player] = s.hands[player] & s.shown | dealt
    other.endgame = deal_endgame(s, pools, dice)
    left = s.stack_left()
    other.drawn = 0
    other.pile = []
    if left:
        top = s.pile[s.drawn]
        other.pile.append(top if s.setting.solo else pools[t.kind[top]].pop())
    rest = sorted([tile for pool in pools for tile in pool])
    dice.shuffle(rest)
    if left:
        other.pile += rest[: left - 1]
        rest = rest[left - 1 :]
    other.lost = rest
    other.forced = []
    other.rng = dice.seed()
    return other


def deal_endgame(s: StreetsState, pools: list[list[int]], dice: Dice) -> list[int]:
    if not s.endgame:
        return []
    face_up = s.endgame[:1] if s.endgame_open else []
    kinds = sorted([s.setting.tables.kind[tile] for tile in s.endgame[len(face_up) :]])
    dealt = [pools[kind].pop() for kind in kinds]
    dice.shuffle(dealt)
    return face_up + dealt
