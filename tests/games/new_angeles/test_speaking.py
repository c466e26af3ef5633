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


def deal(table: Any, **fields: Any) -> Any:
    return table(phase="deal", hands=HANDS, capital=MONEY, options=ASKED, track=2, **fields)


@pytest.mark.rule("NA-N.67", "NA-N.60", "NA-N.64")
def test_without_a_wish_nobody_is_asked(table):
    t = deal(table)
    assert (t.prompt, t.asked) == ("main-offer", (0,))
    t.do("offer puff_piece")
    assert t.prompt == "counteroffer"


@pytest.mark.rule("NA-N.67", "NA-N.63", "NA-M.15")
def test_only_who_wants_to_speak_is_waited_for_and_whoever_is_spoken_to(table):
    t = deal(table).do("2 speak offer support", "offer puff_piece")
    assert (t.prompt, t.asked) == ("ready", (2,))
    assert t.match.view(2)["decision"]["details"]["window"] == "window_offer"
    t.do("2 propose to=3 give=1")
    assert t.asked == (2, 3)
    t.do("3 accept 1", "3 ready", "2 ready")
    assert t.prompt == "counteroffer"
    t.do("1 pass", "2 pass", "3 pass")
    assert (t.prompt, t.asked) == ("ready", (2,))  # the wish holds
    t.do("2 speak never", "2 ready", "1 abstain", "2 abstain", "3 abstain")
    t.to_the_end_of_the_deal()
    assert t.s.speaks_in(2) == 0


@pytest.mark.rule("NA-N.67")
def test_a_wish_during_an_open_window_is_heard_at_once(table):
    t = deal(table).do("2 speak offer", "offer puff_piece", "0 speak always")
    assert t.asked == (0, 2)
    t.do("1 speak demand")
    assert t.asked == (0, 2)


def until_ready(t: Any) -> Any:
    """Everybody decides as if the clock had run out, until a window opens."""
    while t.prompt != "ready":
        step: Any = t.s.asking()
        t.do(f"{t.asked[0]} {step.default(t.s).text}")
    return t


@pytest.mark.rule("NA-N.67", "NA-14.0", "NA-8.3")
@pytest.mark.parametrize(("word", "turns"), [("turn", 1), ("production", 0)])
def test_there_is_a_place_to_speak_after_the_deal_and_after_the_last_turn(table, word, turns):
    t = until_ready(deal(table).do(f"1 speak {word}"))
    assert t.asked == (1,)
    assert t.match.view(1)["decision"]["details"]["window"] == f"window_{word}"
    assert (len(t.s.track), t.events("production")) == (turns, [])
    before = t.capital[2]
    t.do("1 propose to=2 give=2", "2 accept 1")
    assert t.capital[2] == before + 2


@pytest.mark.rule("NA-N.67", "NA-14.0")
def test_there_is_a_place_to_speak_before_the_event(table):
    t = table(phase="turn", hands=HANDS, capital=MONEY, options=ASKED, track=1)
    t.do("3 speak event production")
    seen = []
    for _ in range(2):
        details = until_ready(t).match.view(3)["decision"]["details"]
        seen.append((details["window"], len(t.events("production")), len(t.events("event"))))
        t.do("3 ready")
    assert seen == [("window_production", 0, 0), ("window_event", 1, 0)]


@pytest.mark.rule("NA-M.16", "NA-22.4", "NA-N.61")
def test_an_end_of_turn_ability_is_bought_in_the_window_before_its_step(table):
    fields = {"phase": "end_of_turn", "assets": [[], ["alex_westlund"], ["eiko"]], "track": 2}
    t = table(capital=MONEY, options=ASKED, **fields)
    assert t.prompt != "end-of-turn"  # nobody asked for it, and the active player has none
    fields |= {"phase": "deal", "track": ["tanaka", "midori"]}
    t = table(hands=HANDS, capital=MONEY, options=ASKED, **fields)
    until_ready(t.do("0 speak turn"))
    t.do("0 propose to=1 give=2 take=alex_westlund", "1 accept 1", "0 ready")
    while t.prompt == "ready":
        t.do(f"{t.asked[0]} ready")
    assert (t.prompt, t.asked) == ("end-of-turn", (0,))
    assert t.options() == ["use alex_westlund", "finish"]


@pytest.mark.rule("NA-N.67", "NA-N.64", "NA-N.23")
def test_wishes_that_are_refused(table):
    t = table(phase="deal", hands=HANDS)
    assert t.refused(1, "speak always") == "NA-N.64"
    t = deal(table)
    assert t.refused(1, "speak never") == "NA-N.67"
    t.do("1 speak always")
    assert t.refused(1, "speak always") == "NA-N.67"
    for _ in range(5):
        t.do("1 speak never", "1 speak always")
    t.do("1 speak never")
    assert t.refused(1, "speak always") == "NA-N.23"  # nobody can flood the log


@pytest.mark.parametrize("text", ["speak", "speak offer offer", "speak always offer", "speak loud"])
def test_wishes_that_cannot_be_read(table, text):
    with pytest.raises(tabletown.BadNotation):
        deal(table).match.play(text, 1)


@pytest.mark.rule("NA-N.67")
def test_the_wish_is_written_in_one_way_and_told_to_its_player_alone(table):
    t = deal(table)
    assert t.match.parse("speak support offer").text == "speak offer support"
    t.do("1 speak support offer")
    views = [t.match.view(seat)["board"]["players"][1]["speaks_in"] for seat in (0, 1)]
    assert views == [["offer", "support"]] * 2
    (told,) = [event for event in t.match.history[-1].events if event.key == "wants-to-speak"]
    assert told.hidden
    assert told.to == (1,)


@pytest.mark.rule("NA-N.23")
def test_the_limit_is_told_before_it_bites(table):
    t = deal(table)

    def left() -> int:
        return t.match.view(1)["board"]["players"][1]["proposals_left"]

    assert left() == 3
    t.do("1 propose to=0 give=1", "1 propose to=2 give=1")
    assert left() == 1
    t.do("1 propose to=3 give=1")
    assert left() == 0
    assert t.refused(1, "propose to=3 give=2") == "NA-N.23"
    t.do("1 withdraw 1")
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
