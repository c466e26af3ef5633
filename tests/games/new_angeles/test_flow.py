"""Set-up, rounds and turns (sections 6 and 7)."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.core.rng import Dice


def play_on(t, until, limit=4000):
    """First options until a condition holds."""
    for _ in range(limit):
        if t.match.over or until():
            return t
        seat = t.asked[0]
        t.match.play(t.s.options(seat)[0], seat)
    raise AssertionError("never happened")


# -- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-S.13", "NA-S.13a", "NA-S.15", "NA-S.14")
def test_four_to_six_players():
    for seats in (4, 5, 6):
        assert tabletown.new("new_angeles", seats=seats).seats == seats
    for seats in (1, 3, 7):
        with pytest.raises(tabletown.BadUsage, match="seats"):
            tabletown.new("new_angeles", seats=seats)
    assert [mode.name for mode in tabletown.find("new_angeles").modes] == ["standard"]


@pytest.mark.rule("NA-S.6", "NA-S.6a", "NA-M.1", "NA-26.0", "NA-17.0", "NA-17.1", "NA-2.0")
def test_corporations_are_drafted_in_a_random_order(new):
    orders = set()
    for seed in range(8):
        t = new(5, seed)
        order = []
        while t.prompt == "corporation":
            order.append(t.asked[0])
            options = t.options()
            assert len(options) == 6 - len(order) + 1
            t.play(options[-1])
            if t.prompt == "corporation":
                assert t.refusal(options[-1], t.asked[0])[1] == "NA-S.6a"
        orders.add(tuple(order))
        assert sorted(order) == [0, 1, 2, 3, 4]
        assert all(list(t.emergencies(seat).values()) == [True] for seat in range(5))
    assert len(orders) > 3


@pytest.mark.rule("NA-S.6a")
def test_corporations_at_random_or_fixed(new):
    assert new(4, 1, corporations="fixed").s.corporation == (0, 1, 2, 3)
    dealt = {new(4, seed, corporations="random").s.corporation for seed in range(6)}
    assert len(dealt) > 3


@pytest.mark.rule(
    "NA-S.9", "NA-S.9a", "NA-16.1", "NA-2.1", "NA-2.2", "NA-K.1", "NA-K.2", "NA-2.3", "NA-2.3a"
)
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_first_hands_follow_the_sheets(new, seats):
    t = new(seats, 4, corporations="fixed")
    play_on(t, lambda: t.prompt == "investment")
    lists = {
        0: [2, 2, 0], 1: [1, 1, 2], 2: [3, 3, 1], 3: [0, 0, 4], 5: [4, 4, 3],
    }  # fmt: skip
    for seat in range(seats):
        types = [t.s.tables.type_of[card] for card in t.s.hands[seat]]
        if seats > 4 and seat != 4:
            assert types == lists[seat]
        elif seat != 4:
            assert types[:2] == lists[seat][:2]
            assert types[2] != types[0]  # General: not a deck drawn from before
        else:
            assert len(set(types)) == 3


@pytest.mark.rule("NA-S.10", "NA-S.10a", "NA-I.15", "NA-46.0", "NA-11.3", "NA-H.13")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_rival_cards(new, seats):
    spares = set()
    for seed in range(12):
        t = new(seats, seed, corporations="random")
        play_on(t, lambda t=t: t.prompt == "investment")
        assert len(t.s.rivals) == seats + 1
        assert sorted(t.s.rivals) == sorted([*t.s.corporation, 6])
        spares.add(t.s.rivals[-1])
        mine = t.match.view(0)["board"]
        assert mine["secrets"]["rival"] == [*t.s.tables.corporations, "federalist"][t.s.rivals[0]]
        assert [p["rival"] for p in mine["players"]][1:] == [None] * (seats - 1)
    assert len(spares) > 2


@pytest.mark.rule("NA-S.11", "NA-S.11a", "NA-M.2", "NA-I.16")
def test_six_players_use_all_twelve_investments(new):
    t = new(6, 2, corporations="random")
    play_on(t, lambda: t.prompt == "investment")
    assert sorted(t.s.offered) == list(range(12))
    assert t.asked == (0, 1, 2, 3, 4, 5)
    t.play(f"3 {t.options(3)[1]}")
    assert 3 not in t.asked
    assert t.refusal(t.match.state.tables.keep[t.s.offered[2]].text, 0)[1] == "NA-18.0"


@pytest.mark.rule("NA-S.5", "NA-S.5a", "NA-S.4", "NA-S.12", "NA-H.11")
def test_the_first_demand_is_open(new):
    t = new(4, 5)
    board = t.match.view(None)["board"]
    assert board["demand"]["id"] == t.s.tables.demands[t.s.demand]
    assert [r["target"] for r in board["supply"]] == t.s.tables.needs[t.s.demand]
    assert board["decks"]["demands"] == 8
    assert board["space"] == 0


# -- rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "NA-44.0", "NA-44.1", "NA-44.2", "NA-44.3", "NA-B.6", "NA-I.25", "NA-48.0", "NA-M.20", "NA-Q.1"
)
def test_six_standard_and_three_demand_rounds(new):
    t = new(4, 7, corporations="random")
    spaces = []
    s = t.s
    while not t.match.over:
        state = (s.space, s.phase)
        if not spaces or spaces[-1] != state:
            spaces.append(state)
        s.threat = 0  # a city that cannot fall
        seat = t.asked[0]
        options = t.s.options(seat)
        quiet = [o for o in options if o.kind in ("pass", "abstain", "stop", "decline", "finish")]
        s.apply((quiet or options)[0], seat)
    assert t.match.outcome.reason == "city-stands"
    rounds = []
    for space, _ in spaces:
        if not rounds or rounds[-1] != space:
            rounds.append(space)
    assert rounds[-1] == 8
    assert [d for d, demand in enumerate(s.tables.spaces) if demand] == [2, 5, 8]
    assert s.tables.rounds == [1, 2, 2, 3, 4, 4, 5, 6, 6]


@pytest.mark.rule(
    "NA-8.0", "NA-8.1", "NA-8.1a", "NA-8.2", "NA-8.3", "NA-8.4", "NA-8.4a", "NA-M.19", "NA-52.0"
)
@pytest.mark.rule(
    "NA-1.0", "NA-1.1", "NA-1.2", "NA-52.1", "NA-51.0", "NA-51.4", "NA-R.13", "NA-I.30"
)
def test_turns_go_round_until_the_track_is_empty(scene):
    t = scene(5, phase="turn", track=["coach_walden", "midori"], events=["earthquake_rocks_city"])
    assert [len(t.s.hands[seat]) for seat in range(5)] == [3, 0, 0, 0, 0]
    t.to_the_end_of_the_deal()
    assert t.happened("asset-revealed")[0]["asset"] == "midori"  # the highest slot first
    assert t.s.active == 1
    assert [e["seat"] for e in t.happened("turn-begins")] == [0, 1]
    t.to_the_end_of_the_deal()
    assert t.happened("asset-revealed")[1]["asset"] == "coach_walden"
    assert len(t.happened("production")) == 1
    assert t.s.active == 2


@pytest.mark.rule("NA-1.3")
def test_the_token_keeps_its_holder_through_the_other_phases(scene):
    t = scene(phase="turn", active=1, track=1, events=["earthquake_rocks_city"])
    t.play(*["deck construction"] if t.prompt == "general" else [])
    t.to_the_end_of_the_deal()
    assert t.s.active == 2
    assert t.happened("turn-begins")[-1]["seat"] == 2


# -- hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("NA-42.0", "NA-42.1", "NA-42.2", "NA-16.5", "NA-M.14", "NA-H.5", "NA-16.4")
def test_discarding_down_to_the_hand_size(scene):
    hand = [
        "clean_slate",
        "puff_piece",
        "liquidation",
        "riot_control",
        "clean_slate",
        "media_circus",
        "puff_piece",
    ]
    t = scene(phase="discard_down", hands=[hand, ["liquidation"] * 3 + ["puff_piece"] * 3])
    assert t.asked == (0,)
    assert t.match.decision(0).details["count"] == 2
    t.play("0 discard puff_piece", "0 discard media_circus")
    assert t.hand(0) == ["clean_slate", "liquidation", "riot_control", "clean_slate", "puff_piece"]
    assert len(t.s.hands[1]) >= 6  # no limit at any other time
    assert t.match.view(0)["board"]["decks"]["discard"] == {
        "size": 2,
        "known": ["media_circus", "puff_piece"],
    }
    assert t.match.view(1)["board"]["decks"]["discard"] == {"size": 2, "known": []}


@pytest.mark.rule("NA-M.17", "NA-M.18")
def test_clocks_and_canonical_order(scene):
    hand = [
        "clean_slate",
        "puff_piece",
        "liquidation",
        "riot_control",
        "clean_slate",
        "media_circus",
    ]
    t = scene(phase="main_offer", hands=[hand])
    assert t.options()[:5] == [
        "offer clean_slate", "offer puff_piece", "offer liquidation", "offer riot_control", "offer media_circus",
    ]  # fmt: skip
    assert t.s.asking().default(t.s).text == "offer clean_slate"  # the oldest hand card
    t = scene(phase="discard_down", hands=[hand])
    assert t.s.asking().default(t.s).text == "discard media_circus"  # the newest card
    assert t.refusal("offer puff_piece", 0)[1] == "NA-16.5"
    t = scene(phase="counteroffers", deal={"main": "puff_piece"}, hands=[[], ["clean_slate"]])
    assert t.s.asking().default(t.s).text == "pass"
    t = scene(phase="support", deal={"main": "puff_piece"}, hands=[[], ["clean_slate"]])
    assert t.s.asking().default(t.s).text == "abstain"
    t = scene(
        phase="end_of_turn",
        assets=[["susan_chen", "alex_westlund"], ["eiko"], ["midori", "tanaka"]],
    )
    assert t.s.asking().default(t.s).text == "finish"
    t.play("use alex_westlund")
    assert t.options() == [
        "asset susan_chen", "asset alex_westlund", "asset eiko", "asset midori", "asset tanaka",
    ]  # fmt: skip


@pytest.mark.rule("NA-57.1", "NA-42.2", "NA-M.17")
def test_cards_are_laid_discarded_and_sold_in_any_order(scene):
    hand = ["clean_slate", "puff_piece", "liquidation", "riot_control"]
    t = scene(
        phase="support", deal={"main": "media_circus"}, hands=[[], hand], capital=[9, 9, 9, 9]
    )
    t.play("support main", "lay riot_control", "lay clean_slate", "lay liquidation", "done")
    assert t.hand(1) == ["puff_piece"]
    t = scene(
        phase="discard_down", hands=[[*hand, "media_circus", "clinical_trials", "clean_slate"]]
    )
    t.play("discard clinical_trials", "discard clean_slate")
    assert t.hand(0) == ["puff_piece", "liquidation", "riot_control", "media_circus", "clean_slate"]
    t = scene(
        phase="support", deal={"main": "media_circus"}, hands=[[], hand], capital=[9, 9, 9, 9]
    )
    t.play("0 propose to=1 give=2 act=support:main:2")
    t.play("1 accept 1 with=support:main,lay:riot_control,lay:puff_piece,done")
    assert t.hand(1) == ["clean_slate", "liquidation"]


@pytest.mark.rule("NA-M.13", "NA-T.17")
def test_end_of_turn_abilities_one_by_one_until_the_active_player_finishes(scene):
    fields = {"assets": [["susan_chen", "alex_westlund"], ["midori"]], "track": 2}
    t = scene(phase="end_of_turn", **fields)
    assert (t.prompt, t.asked) == ("end-of-turn", (0,))
    assert t.options() == ["use susan_chen", "use alex_westlund", "finish"]
    assert t.refusal("pass", 0)[1] == "NA-M.13"
    t.play("use susan_chen", "player 2")
    assert (t.prompt, t.asked) == ("end-of-turn", (0,))
    assert t.options() == ["use alex_westlund", "finish"]  # once each (NA-22.1)
    assert t.refusal("use susan_chen", 0)[1] == "NA-22.1"
    t.play("finish")
    assert t.s.active == 1  # the unused one is not asked again
    # It waits for the word even after the last ability, so that something can still be sold.
    t = scene(phase="end_of_turn", assets=[["susan_chen", "eiko"]], capital=[5, 5, 5, 5], track=2)
    t.play("use susan_chen", "player 2")
    assert (t.prompt, t.asked, t.options()) == ("end-of-turn", (0,), ["finish"])
    t.play("0 propose to=1 give=eiko take=2", "1 accept 1", "finish")
    assert (t.assets(1), t.capital[0], t.s.active) == (["eiko"], 9, 1)
    # Nobody else is asked, and without such an ability nobody at all.
    t = scene(phase="end_of_turn", assets=[["midori"], ["eiko"]], track=2)
    assert t.prompt != "end-of-turn"


@pytest.mark.rule("NA-M.3", "NA-31.0", "NA-31.1", "NA-31.2", "NA-R.6", "NA-8.1b")
def test_general_lines(scene):
    t = scene(phase="refresh", corporations=["melange", "jinteki", "nbn", "weyland"])
    assert t.options() == [
        "deck construction",
        "deck biotech",
        "deck labor",
        "deck media",
        "deck security",
    ]
    assert t.match.decision(0).details == {"count": 1, "lines": 3}
    t.play("deck media")
    assert t.match.decision(0).details["lines"] == 2
    assert len(t.s.hands[0]) == 1  # seen before the next line
    assert "deck media" not in t.options()
    t.play("deck labor", "deck security")
    assert [t.s.tables.type_of[card] for card in t.s.hands[0]] == [3, 2, 4]


@pytest.mark.rule("NA-16.2", "NA-16.2a", "NA-R.2", "NA-16.10", "NA-31.3")
def test_a_hidden_pile_does_not_decide_what_may_be_named(scene):
    hidden = scene(
        phase="discard_down", corporations=["melange", "jinteki", "nbn", "weyland"], active=3, track=2,
        exact_decks=True, decks={"labor": []}, rest_to=1,
        hands=[[], [], [], ["puff_piece", "puff_piece", "puff_piece", "puff_piece", "puff_piece", "media_circus"]],
    )  # fmt: skip
    hidden.play("3 discard puff_piece")
    assert "deck labor" in hidden.options(0)  # a hidden card could be of that type
    hidden.play("0 deck labor")
    assert len(hidden.s.hands[0]) == 0  # named in vain
    known = scene(
        phase="refresh", corporations=["melange", "jinteki", "nbn", "weyland"], discard=["puff_piece"],
        exact_decks=True, decks={"labor": []}, rest_to=1,
    )  # fmt: skip
    assert "deck labor" not in known.options(0)


# -- chance ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-M.21", "NA-I.28")
def test_a_game_replays_from_its_seed_and_moves():
    match = tabletown.new("new_angeles", seats=4, seed=12)
    dice = Dice(5)
    for _ in range(160):
        if match.over:
            break
        seat = dice.below(4)
        free = match.free_options(seat) if dice.chance() < 0.25 else []
        if free:
            match.play(free[dice.below(len(free))], seat)
            continue
        seat = match.state.deciders()[0]
        options = match.options(seat)
        match.play(options[dice.below(len(options))], seat)
    assert any(played.free for played in match.history)
    again = tabletown.load(str(match.record()))
    assert again.state == match.state
