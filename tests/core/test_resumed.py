"""A match goes on from a stored position as if nothing had happened."""

from __future__ import annotations

import msgspec

from tabletown.core.match import Match
from tabletown.games import find, names


def test_a_resumed_match_plays_on_with_the_same_digests() -> None:
    game = find("lanterns")
    whole = Match(game, game.config(3, None, {"dice": True}), 5)
    while len(whole.history) < 6:
        whole.play(whole.options()[0])
    resumed = Match.resumed(
        game,
        whole.config,
        game.restore(whole.config, whole.snapshot()),
        rules=whole.rules,
        seed=whole.seed,
        start_chain=whole.start_chain,
        opening=whole.opening,
        history=list(whole.history),
    )
    assert resumed.view(0) == whole.view(0)
    assert resumed.events(1) == whole.events(1)
    while not whole.over:
        action = whole.options()[-1]
        whole.play(action)
        resumed.play(action.text)
    assert resumed.chain == whole.chain
    assert str(resumed.record()) == str(whole.record())
    resumed.undo(consent=True)
    assert resumed.state == whole.at(len(whole.history) - 1).state


def test_a_look_encodes_to_the_same_bytes_as_a_view() -> None:
    for name in names():
        game = find(name)
        match = Match(game, game.variants()[0], 3)
        for seat in (None, *range(match.seats)):
            assert msgspec.json.encode(match.look(seat)) == msgspec.json.encode(match.view(seat))
