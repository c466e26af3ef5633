"""Why can't I? The reasons that stand in the way of everything one could do with a card or place."""

from __future__ import annotations

from tabletown.core.errors import Refusal, refuse
from tabletown.games.fifty_first_state.effects.goods import COLOURS
from tabletown.games.fifty_first_state.rules.turn import MOVES
from tabletown.games.fifty_first_state.state import ACTION_PHASE, FiftyFirstState

Try = tuple[str, tuple[int, ...]]  # a move and what it names


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
    tries: list[Try] = []
    if len(words) == 1:
        word = words[0]
        tries = tries_with(s, seat, word)
        if not tries:
            if word not in t.kind_of_id and t.place_words.index(word) < 0:
                return []
            found.append(refuse("not-in-your-hand", "FFS-2.6", card=word))
    elif len(words) == 2 and words[0].isdigit():
        other, ref = int(words[0]), t.place_words.index(words[1])
        if ref < 0 or other >= s.seats:
            return []
        tries = against((other, ref))
    else:
        return []
    for verb, wanted in tries:
        reason = MOVES[verb].check(s, seat, wanted)
        if reason is not None and reason not in found:
            found.append(reason)
    return found


def tries_with(s: FiftyFirstState, seat: int, word: str) -> list[Try]:
    """Everything one could do with a card, a place, a power of a faction or a colour."""
    t = s.tables
    kind, ref = t.kind_of_id.get(word, -1), t.place_words.index(word)
    found: list[Try] = []
    if kind >= 0 and kind in s.hands[seat]:
        found += [(verb, (kind,)) for verb in ("build", "develop", "deal", "raze")]
    if ref >= 0 and s.is_in_state(seat, ref):
        if t.action[t.kind[ref]] is not None or s.is_ruin(seat, ref):
            found.append(("use", (ref,)))
        found.append(("shield", (ref,)))
    for other in s.others[seat]:
        if ref >= 0 and s.is_in_state(other, ref):
            found += against((ref,) if s.solo else (other, ref))
    for verb, names in (
        ("connect", t.connections), ("faction", t.power_words.names), ("take_connection", COLOURS),
    ):  # fmt: skip
        if word in names:
            found.append((verb, (names.index(word),)))
    return found


def against(place: tuple[int, ...]) -> list[Try]:
    """What is done to a location of somebody else."""
    return [("raze_at", place), ("visit", place)]
