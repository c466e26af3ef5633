"""Who is asked in a negotiation window: those who want to speak, and those they speak to (NA-N.67)."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.bots.driver import play_decision

MONEY = [9, 9, 9, 9]
HANDS = [["puff_piece", "riot_control"], ["clean_slate"], ["liquidation"], ["media_circus"]]
ASKED = {"windows": "asked"}


def deal(scene: Any, **fields: Any) -> Any:
    return scene(phase="deal", hands=HANDS, capital=MONEY, options=ASKED, track=2, **fields)


@pytest.mark.rule("NA-N.67", "NA-N.60", "NA-N.64")
def test_without_a_wish_nobody_is_asked(scene):
    t = deal(scene)
    assert (t.prompt, t.asked) == ("main-offer", (0,))
    t.play("offer puff_piece")
    assert t.prompt == "counteroffer"


@pytest.mark.rule("NA-N.67", "NA-N.63", "NA-M.15")
def test_only_who_wants_to_speak_is_waited_for_and_whoever_is_spoken_to(scene):
    t = deal(scene).play("2 speak offer support", "offer puff_piece")
    assert (t.prompt, t.asked) == ("ready", (2,))
    assert t.match.view(2)["decision"]["details"]["window"] == "window_offer"
    t.play("2 propose to=3 give=1")
    assert t.asked == (2, 3)
    t.play("3 accept 1", "3 ready", "2 ready")
    assert t.prompt == "counteroffer"
    t.play("1 pass", "2 pass", "3 pass")
    assert (t.prompt, t.asked) == ("ready", (2,))  # the wish holds
    t.play("2 speak never", "2 ready", "1 abstain", "2 abstain", "3 abstain")
    t.to_the_end_of_the_deal()
    assert t.s.speaks_in(2) == 0


@pytest.mark.rule("NA-N.67")
def test_a_wish_during_an_open_window_is_heard_at_once(scene):
    t = deal(scene).play("2 speak offer", "offer puff_piece", "0 speak always")
    assert t.asked == (0, 2)
    t.play("1 speak demand")
    assert t.asked == (0, 2)


def until_ready(t: Any) -> Any:
    """Everybody decides as if the clock had run out, until a window opens."""
    while t.prompt != "ready":
        step: Any = t.s.asking()
        t.play(f"{t.asked[0]} {step.default(t.s).text}")
    return t


@pytest.mark.rule("NA-N.67", "NA-14.0", "NA-8.3")
@pytest.mark.parametrize(("word", "turns"), [("turn", 1), ("production", 0)])
def test_there_is_a_place_to_speak_after_the_deal_and_after_the_last_turn(scene, word, turns):
    t = until_ready(deal(scene).play(f"1 speak {word}"))
    assert t.asked == (1,)
    assert t.match.view(1)["decision"]["details"]["window"] == f"window_{word}"
    assert (len(t.s.track), t.happened("production")) == (turns, [])
    before = t.capital[2]
    t.play("1 propose to=2 give=2", "2 accept 1")
    assert t.capital[2] == before + 2


@pytest.mark.rule("NA-N.67", "NA-14.0")
def test_there_is_a_place_to_speak_before_the_event(scene):
    t = scene(phase="turn", hands=HANDS, capital=MONEY, options=ASKED, track=1)
    t.play("3 speak event production")
    seen = []
    for _ in range(2):
        details = until_ready(t).match.view(3)["decision"]["details"]
        seen.append((details["window"], len(t.happened("production")), len(t.happened("event"))))
        t.play("3 ready")
    assert seen == [("window_production", 0, 0), ("window_event", 1, 0)]


@pytest.mark.rule("NA-M.16", "NA-22.4", "NA-N.61")
def test_an_end_of_turn_ability_is_bought_in_the_window_before_its_step(scene):
    fields = {"phase": "end_of_turn", "assets": [[], ["alex_westlund"], ["eiko"]], "track": 2}
    t = scene(capital=MONEY, options=ASKED, **fields)
    assert t.prompt != "end-of-turn"  # nobody asked for it, and the active player has none
    fields |= {"phase": "deal", "track": ["tanaka", "midori"]}
    t = scene(hands=HANDS, capital=MONEY, options=ASKED, **fields)
    until_ready(t.play("0 speak turn"))
    t.play("0 propose to=1 give=2 take=alex_westlund", "1 accept 1", "0 ready")
    while t.prompt == "ready":
        t.play(f"{t.asked[0]} ready")
    assert (t.prompt, t.asked) == ("end-of-turn", (0,))
    assert t.options() == ["use alex_westlund", "finish"]


@pytest.mark.rule("NA-N.67", "NA-N.64", "NA-N.23")
def test_wishes_that_are_refused(scene):
    t = scene(phase="deal", hands=HANDS)
    assert t.refusal("speak always", 1)[1] == "NA-N.64"
    t = deal(scene)
    assert t.refusal("speak never", 1)[1] == "NA-N.67"
    t.play("1 speak always")
    assert t.refusal("speak always", 1)[1] == "NA-N.67"
    for _ in range(5):
        t.play("1 speak never", "1 speak always")
    t.play("1 speak never")
    assert t.refusal("speak always", 1)[1] == "NA-N.23"  # nobody can flood the log


@pytest.mark.parametrize("text", ["speak", "speak offer offer", "speak always offer", "speak loud"])
def test_wishes_that_cannot_be_read(scene, text):
    with pytest.raises(tabletown.BadNotation):
        deal(scene).match.play(text, 1)


@pytest.mark.rule("NA-N.67")
def test_the_wish_is_written_in_one_way_and_told_to_its_player_alone(scene):
    t = deal(scene)
    assert t.match.parse("speak support offer").text == "speak offer support"
    t.play("1 speak support offer")
    views = [t.match.view(seat)["board"]["players"][1]["speaks_in"] for seat in (0, 1)]
    assert views == [["offer", "support"]] * 2
    (told,) = [event for event in t.match.history[-1].events if event.key == "wants-to-speak"]
    assert told.hidden
    assert told.to == (1,)


@pytest.mark.rule("NA-N.23")
def test_the_limit_is_told_before_it_bites(scene):
    t = deal(scene)

    def left() -> int:
        return t.match.view(1)["board"]["players"][1]["proposals_left"]

    assert left() == 3
    t.play("1 propose to=0 give=1", "1 propose to=2 give=1")
    assert left() == 1
    t.play("1 propose to=3 give=1")
    assert left() == 0
    assert t.refusal("propose to=3 give=2", 1)[1] == "NA-N.23"
    t.play("1 withdraw 1")
    assert left() == 1


@pytest.mark.rule("NA-V.11", "NA-N.66")
def test_bots_speak_among_themselves_without_asking_a_silent_person():
    match = tabletown.new("new_angeles", seats=4, seed=3, options={"corporations": "fixed"})
    bots = {seat: make_bot(match.game, "easy", seat) for seat in (1, 2, 3)}
    opened = asked = 0
    while match.state.standard_round() < 3:
        events = [event for played in match.history for event in played.events]
        opened = sum(event.key == "window-opened" for event in events)
        if 0 in match.state.deciders():
            step: Any = match.state.asking()
            asked += step.prompt == "ready"
            many = match.state.asked < 0
            default = step.default(match.state, 0) if many else step.default(match.state)
            match.play(default, 0)
        else:
            play_decision(match, bots)
    assert opened > 5
    assert asked <= opened // 3
