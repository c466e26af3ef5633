"""Timing windows (section 15) and assets changing hands (section 14)."""

from __future__ import annotations

import pytest

from tabletown.games.new_angeles.rules import city
from tabletown.games.new_angeles.rules.windows import with_counteroffer
from tabletown.games.new_angeles.state.layout import MAIN

DEAL = {"main": "ark_construction", "counteroffers": [{"card": "puff_piece", "seat": 1}]}


@pytest.mark.rule("NA-T.1", "NA-65.4a", "NA-M.4", "NA-65.0", "NA-65.5", "NA-U.12")
def test_players_are_asked_clockwise_from_the_active_player_and_once(scene):
    t = scene(
        phase="main_offer", active=2, hands=[[], [], ["puff_piece", "liquidation"]],
        assets=[["caprice_nisei"], [], ["mark_yale"], []],
    )  # fmt: skip
    t.play("2 offer liquidation")
    assert t.asked == (2,)
    t.play("2 decline")
    assert t.asked == (0,)
    t.play("0 decline")
    assert t.prompt == "counteroffer"


@pytest.mark.rule("NA-T.1", "NA-65.4", "NA-M.17")
def test_one_player_may_use_several_assets(scene):
    t = scene(
        phase="main_offer",
        hands=[["liquidation", "puff_piece"]],
        assets=[[], ["mark_yale", "caprice_nisei"]],
    )
    t.play("0 offer liquidation")
    assert t.options() == ["use mark_yale", "use caprice_nisei", "decline"]
    t.play("1 use caprice_nisei", "0 produce quinde")
    assert t.options() == ["use mark_yale", "decline"]
    t.play("1 use mark_yale")
    assert t.prompt == "counteroffer"  # nothing left to use, nothing to decline


@pytest.mark.rule("NA-T.3", "NA-T.21")
def test_a_window_within_a_window(scene):
    t = scene(
        phase="main_offer", hands=[["liquidation", "puff_piece"]],
        assets=[["the_fall_guy"], ["chief_gorman", "mark_yale"], ["caprice_nisei"]],
    )  # fmt: skip
    t.play("0 offer liquidation", "0 use the_fall_guy", "0 counter puff_piece")
    # the new counteroffer opens its own window first
    assert t.options() == ["use chief_gorman", "use mark_yale", "decline"]
    t.play("1 use chief_gorman", "0 refuse")
    # the offer left the table, so its window is closed; the outer one goes on
    assert t.s.box == ()
    assert t.options() == ["use mark_yale", "decline"]
    t.play("1 decline", "2 decline")
    assert t.prompt == "support"


@pytest.mark.rule("NA-T.18", "NA-N.34", "NA-65.8a", "NA-65.8b", "NA-14.4")
def test_an_asset_bought_in_a_window(scene):
    t = scene(
        phase="main_offer", hands=[["liquidation", "puff_piece"]], capital=[9, 9, 9, 9],
        assets=[[], ["mark_yale"], ["caprice_nisei"]],
    )  # fmt: skip
    t.play("0 offer liquidation")
    t.play("1 propose to=3 give=mark_yale take=2", "3 accept 1")
    assert t.asked == (2,)  # B has nothing left to use
    t.play("2 decline")
    assert t.asked == (3,)  # the new owner had not been asked yet
    t.play("3 use mark_yale")
    t = scene(
        phase="main_offer", hands=[["liquidation", "puff_piece"]], capital=[9, 9, 9, 9],
        assets=[[], ["mark_yale"], ["caprice_nisei"]],
    )  # fmt: skip
    t.play(
        "0 offer liquidation",
        "1 decline",
        "1 propose to=0 give=mark_yale",
        "0 accept 1",
        "2 decline",
    )
    assert t.prompt == "counteroffer"  # A's place in the window was over
    t = scene(
        phase="end_of_turn",
        assets=[["susan_chen"], ["eiko"]],
        exhausted=["eiko"],
        capital=[9, 9, 9, 9],
    )
    t.play("0 propose to=1 give=1 take=eiko", "1 accept 1")
    assert t.assets(0) == ["susan_chen", "eiko"]
    assert t.s.exhausted  # stays exhausted
    assert not t.happened("claimed")


@pytest.mark.rule("NA-T.6", "NA-T.19", "NA-25.8")
def test_offer_windows(scene):
    fields = {
        "hands": [["liquidation", "puff_piece"], ["clean_slate"]],
        "assets": [[], ["chief_gorman"], [], []],
    }
    t = scene(phase="main_offer", **fields).play("0 offer liquidation")
    assert t.prompt == "counteroffer"  # Chief Gorman waits for a counteroffer
    t.play("1 counter clean_slate")
    assert t.asked == (2,)  # and not for the own one


@pytest.mark.rule("NA-27.0", "NA-27.2", "NA-27.2a", "NA-60.2", "NA-R.15")
def test_a_stolen_asset_keeps_its_state(scene):
    deal = {"asset": "hernando_cortez", "main": "puff_piece"}
    t = scene(phase="claim", deal=deal, assets=[[], ["eiko"]], exhausted=["eiko"])
    t.play("option steal_asset_others")
    assert t.assets(0) == ["eiko"]
    assert t.s.exhausted


@pytest.mark.rule("NA-66.2", "NA-65.1", "NA-I.23", "NA-65.7")
def test_a_discarded_asset_comes_back_ready(resolved):
    t = resolved("vanity_project", assets=[[], ["eiko"]], exhausted=["eiko"]).play("player 1")
    assert t.asset_deck()[-1] == "eiko"
    assert not t.s.exhausted
    assert "eiko" in t.match.view(None)["board"]["decks"]["assets_known"]


@pytest.mark.rule("NA-65.9", "NA-H.7", "NA-H.8")
def test_nobody_sees_the_turn_track(scene):
    t = scene(phase="end_of_turn", track=["eiko", "midori"], assets=[["susan_chen"]])
    for seat in (None, 0, 1):
        board = t.match.view(seat)["board"]
        assert board["track"] == 2
        assert "midori" not in str(board)


@pytest.mark.rule("NA-G.1", "NA-G.2", "NA-G.3")
def test_a_card_wins_against_a_rule(scene):
    # The rule: the active player may not counter. The Fall Guy says otherwise.
    t = scene(phase="main_offer", hands=[["liquidation", "puff_piece"]], assets=[["the_fall_guy"]])
    t.play("0 offer liquidation", "0 use the_fall_guy")
    t.play("0 counter puff_piece")
    assert t.s.countering() == t.s.active == 0
    # Both are obeyed where both can be: Braintrust lowers the hand size that Floyd raises.
    t = scene(phase="end_of_turn", assets=[["braintrust", "floyd_2x3a7c", "susan_chen"]])
    assert t.s.hand_size(0) == 9


@pytest.mark.rule("NA-R.9", "NA-22.4", "NA-22.1")
def test_an_end_of_turn_ability_counts_once_per_step(scene):
    t = scene(phase="end_of_turn", assets=[["susan_chen", "mr_li"]])
    t.play("use susan_chen", "player 1")
    t.play("1 propose to=0 give=susan_chen", "0 accept 1")
    assert t.refusal("use susan_chen", 0)[1] == "NA-22.1"


@pytest.mark.rule("NA-T.15", "NA-20.9")
def test_no_increase_no_window(scene):
    t = scene(phase="end_of_turn", assets=[["susan_chen"], ["sunny_lebeau"]])
    before = len(t.s.stack)
    city.raise_threat(t.s, 0, "test")
    assert len(t.s.stack) == before


@pytest.mark.rule("NA-T.10")
def test_a_winner_is_named_only_while_two_offers_wait(scene):
    box = [{"card": "high_risk_investments", "seat": 1}]
    for deal, allowed in (
        ({"main": "puff_piece"}, False),
        ({"main": "puff_piece", "counteroffers": box}, True),
    ):
        s = scene(phase="support", deal=deal).s
        assert with_counteroffer(s, 2, s.tables.assets[0], 0) is allowed
        s.winner = MAIN
        assert not with_counteroffer(s, 2, s.tables.assets[0], 0)
