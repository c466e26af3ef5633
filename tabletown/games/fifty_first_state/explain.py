"""Why can't I? The reasons that stand in the way of everything one could do with a card or place."""

from __future__ import annotations

from tabletown.core.errors import Refusal, refuse
from tabletown.games.fifty_first_state.effects.goods import COLOURS
from tabletown.games.fifty_first_state.rules.turn import MOVES
from tabletown.games.fifty_first_state.state import ACTION_PHASE, FiftyFirstState


def explain(s: FiftyFirstState, seat: int, words: list[str]) -> list[Refusal]:
    """Why ``seat`` cannot do anything, or not everything, with the card or place named."""
    t = s.tables
    found: list[Refusal] = []
    if s.phase != ACTION_PHASE:
        found.append(refuse("only-in-action-phase", "FFS-8.4"))
    elif s.has_passed(seat):
        found.append(refuse("you-have-passed", "FFS-19.2"))
    elif s.active != seat:
        found.append(refuse("not-your-turn", "FFS-8.1", seat=s.active))
    tries: list[tuple[str, tuple[int, ...]]] = []
    if len(words) == 1:
        kind = t.kind_of_id.get(words[0], -1)
        ref = t.place_words.index(words[0])
        if kind >= 0 and kind in s.hands[seat]:
            tries += [(verb, (kind,)) for verb in ("build", "develop", "deal", "raze")]
        if ref >= 0 and s.is_in_state(seat, ref):
            if t.action[t.kind[ref]] is not None or s.is_ruin(seat, ref):
                tries.append(("use", (ref,)))
            tries.append(("shield", (ref,)))
        for other in s.others[seat]:
            if ref >= 0 and s.is_in_state(other, ref):
                args: tuple[int, ...] = (ref,) if s.solo else (other, ref)
                tries += [("raze_at", args), ("visit", args)]
        if words[0] in t.connections:
            tries.append(("connect", (t.connections.index(words[0]),)))
        if words[0] in t.power_words.names:
            tries.append(("faction", (t.power_words.index(words[0]),)))
        if words[0] in COLOURS:
            tries.append(("take_connection", (COLOURS.index(words[0]),)))
        if not tries:
            if kind < 0 and ref < 0:
                return []
            found.append(refuse("not-in-your-hand", "FFS-2.6", card=words[0]))
    elif len(words) == 2 and words[0].isdigit():
        other, ref = int(words[0]), t.place_words.index(words[1])
        if ref < 0 or other >= s.seats:
            return []
        tries += [("raze_at", (other, ref)), ("visit", (other, ref))]
    else:
        return []
    for verb, wanted in tries:
        reason = MOVES[verb].check(s, seat, wanted)
        if reason is not None and reason not in found:
            found.append(reason)
    return found
