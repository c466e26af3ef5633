"""What an attentive player works out from the table: projected money, incomes, tempo."""

from __future__ import annotations

from tabletown.games.streets.state import SNEAK, StreetsState


def builds_ahead(s: StreetsState) -> list[int]:
    """How many buildings each player will still build, the present turn included."""
    hands = [hand.bit_count() for hand in s.hands]
    left = s.stack_left()
    if s.now.solo:
        # From here on human and Sneak take tiles from the stack in turn.
        sneak = len(s.endgame) + (s.sneak_tile >= 0)
        human_first = s.active == SNEAK
        return [hands[0] + (left + human_first) // 2, sneak + (left + 1 - human_first) // 2]
    player = s.active
    draws = s.draws_left
    while left > 0:
        card = s.advisor(player)
        if draws < 0:
            draws = card.draws if card is not None else 1
        taken = min(draws, left)
        hands[player] += taken
        left -= taken
        draws = -1
        player = (player + 1) % s.now.players
    return hands
