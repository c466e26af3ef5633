"""The deal and its cards (sections 8 and 9)."""

from __future__ import annotations

import pytest

from tabletown.games.new_angeles.invariants import check

HANDS = [
    ["ark_construction", "puff_piece"], ["clean_slate", "liquidation"], ["riot_control", "media_circus"],
    ["high_risk_investments", "puff_piece"],
]  # fmt: skip


def supports(t):
    """Who is asked to support, in order."""
    order = []
    while t.prompt == "support":
        order.append(t.asked[0])
        t.play("abstain")
    return order


@pytest.mark.rule(
    "NA-54.0", "NA-54.1", "NA-54.2", "NA-54.2a", "NA-13.0", "NA-13.2", "NA-M.5", "NA-Q.2", "NA-1.1"
)
def test_asset_and_main_offer(scene):
    t = scene(phase="deal", hands=HANDS, track=["eiko", "midori"])
    assert t.match.view(1)["board"]["deal"]["asset"] == "midori"
    assert t.options() == [
        "offer ark_construction",
        "offer puff_piece",
        "offer underpaid_overclocked",
    ]
    assert t.refusal("pass", 0)[1] == "NA-54.2a"
    assert t.refusal("offer liquidation", 0)[1] == "NA-13.0"
    t.play("0 offer ark_construction")
    assert t.hand(0) == ["puff_piece"]
    assert t.match.view(2)["board"]["deal"]["main"] == {
        "card": "ark_construction",
        "seat": 0,
        "declared": [],
    }


@pytest.mark.rule("NA-13.1", "NA-17.2", "NA-25.2", "NA-17.3", "NA-54.5b", "NA-42.1")
def test_an_emergency_action_as_offer(scene):
    t = scene(phase="main_offer", hands=HANDS, board={"illness": [1]}).play(
        "0 offer underpaid_overclocked"
    )
    assert t.emergencies(0) == {}
    assert len(t.s.hands[0]) == 2
    t.play("1 counter mandatory_quarantine", "2 pass", "3 pass")
    t.play("2 support counter", "2 lay riot_control", "2 done", "3 abstain")
    t.play("1 remove illness guayaquil", "1 place outage guayaquil", "1 place outage quinde")
    assert t.emergencies(0) == {"underpaid_overclocked": True}  # it lost
    assert t.emergencies(1) == {"mandatory_quarantine": False}  # it won


@pytest.mark.rule(
    "NA-54.3",
    "NA-54.3b",
    "NA-25.0",
    "NA-25.1",
    "NA-25.4a",
    "NA-25.6",
    "NA-23.0",
    "NA-23.1",
    "NA-M.6",
)
@pytest.mark.rule("NA-30.0", "NA-I.18")
def test_counteroffers_go_round_once(scene):
    t = scene(phase="main_offer", hands=HANDS).play("0 offer ark_construction")
    assert t.asked == (1,)
    assert t.refusal("abstain", 1)[1] == "NA-54.3"
    t.play("1 counter clean_slate")
    assert t.s.countering() == 1
    assert t.asked == (2,)
    t.play("2 counter riot_control")  # the other card is the price
    assert t.s.countering() == 2
    assert t.hand(2) == []
    assert [o["seat"] for o in t.match.view(None)["board"]["deal"]["counteroffers"]] == [1, 2]
    t.play("3 pass")
    assert t.prompt == "support"
    assert supports(t) == [1, 3]  # B was overlaid and supports


@pytest.mark.rule("NA-25.7")
def test_the_same_card_may_counter(scene):
    t = scene(phase="main_offer", hands=HANDS).play(
        "0 offer puff_piece", "1 pass", "2 pass", "3 counter puff_piece"
    )
    assert t.s.counteroffer() == t.s.main


@pytest.mark.rule(
    "NA-54.4", "NA-57.0", "NA-57.1", "NA-57.2", "NA-57.7", "NA-58.0", "NA-59.0", "NA-M.9"
)
@pytest.mark.rule("NA-54.4a", "NA-57.3", "NA-54.6", "NA-57.5", "NA-H.4", "NA-16.0")
def test_support(scene):
    t = scene(
        phase="support",
        deal={"main": "ark_construction", "counteroffers": [{"card": "puff_piece", "seat": 2}]},
        hands=HANDS,
    )
    assert t.asked == (1,)
    t.play("1 support main")
    assert t.options() == ["lay clean_slate", "lay liquidation"]  # one offer, at least one card
    assert t.refusal("done", 1)[1] == "NA-57.1"
    assert t.refusal("support counter", 1)[1] == "NA-57.1"
    assert t.refusal("lay ark_construction", 1) == ("not-in-hand", "NA-57.1")
    t.play("1 lay clean_slate")
    deal = t.match.view(3)["board"]["deal"]
    assert deal["support_main"] == [{"seat": 1, "count": 1, "cards": []}]
    assert t.match.view(1)["board"]["deal"]["support_main"][0]["cards"] == ["clean_slate"]
    t.play("1 done")
    assert t.asked == (3,)
    t.play("3 abstain")
    assert t.happened("abstained") == [{"seat": 3}]
    assert t.happened("deal-won")[0] == {
        "seat": 0, "offer": "main", "main": 1, "counter": 0, "tied": 0,
    }  # fmt: skip


@pytest.mark.rule("NA-57.4", "NA-54.5", "NA-54.5a", "NA-Q.2")
@pytest.mark.parametrize(
    ("main", "counter", "winner"), [(0, 0, 0), (1, 1, 0), (1, 2, 1), (2, 1, 0), (0, 1, 1)]
)
def test_more_cards_win_and_ties_go_to_the_active_player(scene, main, counter, winner):
    cards = ["clean_slate", "liquidation"]
    deal = {
        "main": "puff_piece", "counteroffers": [{"card": "puff_piece", "seat": 1}], "asset": "midori",
        "support_main": [{"card": card, "seat": 2} for card in cards[:main]],
        "support_counter": [{"card": card, "seat": 3} for card in cards[:counter]],
    }  # fmt: skip
    t = scene(phase="resolution", deal=deal)
    assert t.happened("deal-won")[0]["seat"] == winner
    t.play(*["decline"] * 4)
    assert t.assets(winner) == ["midori"]


@pytest.mark.rule("NA-54.5", "NA-16.4", "NA-I.10", "NA-I.11", "NA-H.3", "NA-54.9", "NA-16.3")
def test_the_cards_of_a_deal_are_discarded(scene):
    deal = {
        "main": "puff_piece", "counteroffers": [{"card": "clean_slate", "seat": 1}, {"card": "media_circus", "seat": 2}],
        "support_main": [{"card": "liquidation", "seat": 3}],
    }  # fmt: skip
    t = scene(phase="resolution", deal=deal)
    t.play(*["decline"] * 4)
    assert len(t.s.discard) == 4
    assert t.match.view(None)["board"]["decks"]["discard"]["known"] == [
        "clean_slate",
        "media_circus",
        "puff_piece",
    ]
    assert "liquidation" in t.match.view(3)["board"]["decks"]["discard"]["known"]
    check(t.s)


@pytest.mark.rule("NA-M.22")
def test_a_player_without_cards_makes_no_offer(scene):
    down = {"underpaid_overclocked": {"faceup": False}}
    t = scene(
        phase="main_offer", emergencies=down, deal={"asset": "midori"}, hands=[[], ["clean_slate"]]
    )
    assert t.happened("no-main-offer") == [{"seat": 0}]
    t.play("1 pass", "2 pass", "3 pass", "1 abstain", "2 abstain", "3 abstain")
    assert t.assets(0) == ["midori"]


@pytest.mark.rule("NA-M.16")
def test_a_single_card_is_offered_without_asking_only_if_everybody_can_see_it(scene):
    down = {"underpaid_overclocked": {"faceup": False}}
    t = scene(phase="main_offer", emergencies=down, hands=[["puff_piece"]])
    assert t.prompt == "counteroffer"
    t = scene(phase="main_offer", emergencies=down, hands=[["puff_piece", "puff_piece"]])
    assert t.options() == ["offer puff_piece"]  # that both are alike is nobody's business
    t = scene(phase="support", deal={"main": "puff_piece"})
    assert t.options() == ["abstain"]  # always asked, so that others may negotiate
    t = scene(
        phase="counteroffers",
        deal={"main": "puff_piece"},
        emergencies={"mandatory_quarantine": {"faceup": False}},
    )
    assert t.options() == ["pass"]


@pytest.mark.rule("NA-16.6", "NA-16.7", "NA-H.1", "NA-N.51")
def test_hands_are_secret_but_their_size_is_not(scene):
    t = scene(phase="main_offer", hands=HANDS)
    for seat in (None, 1):
        players = t.match.view(seat)["board"]["players"]
        assert [p["cards"] for p in players] == [2, 2, 2, 2]
        assert players[0]["hand"] is None
    assert t.match.view(0)["board"]["players"][0]["hand"] == ["ark_construction", "puff_piece"]


@pytest.mark.rule("NA-17.4", "NA-17.5", "NA-27.3a", "NA-17.7", "NA-R.3")
def test_emergency_actions_are_no_hand_cards(scene):
    t = scene(
        phase="support", deal={"main": "puff_piece"}, hands=[[], ["clean_slate", "liquidation"]]
    )
    t.play("1 support main")
    assert all("mandatory" not in option for option in t.options())
    assert t.match.explain(1, "mandatory_quarantine")[0].rule == "NA-17.5"
    t = scene(phase="end_of_turn", assets=[["mr_white"]], hands=[[], ["clean_slate"]]).play(
        "use mr_white"
    )
    assert t.options() == ["steal clean_slate", "stop"]


@pytest.mark.rule("NA-54.9")
def test_the_order_of_the_resolution(scene):
    deal = {
        "main": "ark_construction", "counteroffers": [{"card": "clinical_trials", "seat": 1}], "asset": "gurren_imaishi",
        "support_counter": [{"card": "liquidation", "seat": 3}],
    }  # fmt: skip
    assets = [["monica_singh"], [], ["coach_walden", "rachel_beckmann"]]
    t = scene(
        phase="resolution",
        deal=deal,
        assets=assets,
        board={"illness": [1, 4]},
        capital=[5, 5, 5, 5],
    )
    assert t.capital[2] == 6  # Coach Walden works before the question
    t.play("0 use monica_singh", "1 remove illness manta")
    t.play("2 use rachel_beckmann")
    keys = [event.key for played in t.match.history for event in played.events]
    order = [keys.index(key) for key in ("removed", "claimed", "cards-discarded", "drew")]
    assert order == sorted(order)
    assert t.capital == [7, 10, 6, 5]  # 5 - 2 + 2 (contract) + 5 (Gurren)
