"""Every asset does what its text says, in its window (sections 14 to 16)."""

from __future__ import annotations

import pytest

from tabletown.games.new_angeles.rules import city

DEAL = {"main": "ark_construction", "counteroffers": [{"card": "puff_piece", "seat": 1}]}


def exhausted(t, asset):
    return bool(t.s.exhausted >> [a.id for a in t.s.tables.assets].index(asset) & 1)


# -- assets that work by themselves ---------------------------------------------------------------


@pytest.mark.rule("NA-A.1", "NA-T.7", "NA-16.8", "NA-H.5")
def test_aaron_marron_takes_the_cards_discarded_for_a_counteroffer(scene):
    hands = [[], ["clean_slate"], ["puff_piece", "liquidation"], ["riot_control", "puff_piece"]]
    t = scene(
        phase="counteroffers",
        deal={"main": "ark_construction"},
        hands=hands,
        assets=[["aaron_marron"]],
    )
    t.play("1 counter clean_slate", "2 counter puff_piece")
    assert t.hand(0) == ["liquidation"]
    assert t.s.discard == ()
    players = t.match.view(2)["board"]["players"]
    assert players[0]["remembered"] == {"cards": ["liquidation"], "gone": 0}
    assert t.match.view(3)["board"]["players"][0]["remembered"] is None
    t = scene(
        phase="counteroffers", deal=DEAL, seat=2, hands=hands, assets=[[], [], ["aaron_marron"]]
    )
    t.play("2 counter puff_piece")
    assert t.hand(2) == []  # the owner's own discard goes to the pile
    assert len(t.s.discard) == 1


@pytest.mark.rule("NA-A.4", "NA-42.3", "NA-8.1", "NA-F.23")
def test_braintrust_doubles_the_draw_list(scene):
    t = scene(5, phase="refresh", assets=[["braintrust"]])
    types = [t.s.tables.type_of[card] for card in t.s.hands[0]]
    assert types == [2, 2, 2, 2, 0, 0]  # Haas-Bioroid: 2 labor, 1 construction
    assert t.s.hand_size(0) == 4


@pytest.mark.rule("NA-A.12", "NA-T.12", "NA-T.2")
def test_coach_walden_likes_the_right_hand_neighbour(scene):
    t = scene(phase="resolution", deal={"main": "puff_piece"}, assets=[[], ["coach_walden"]])
    assert t.capital[1] == 12
    t = scene(phase="resolution", deal={"main": "puff_piece"}, assets=[[], [], ["coach_walden"]])
    assert t.capital[2] == 12


@pytest.mark.rule("NA-A.16", "NA-42.3", "NA-T.13")
def test_floyd_raises_the_hand_size_of_any_owner(scene):
    t = scene(phase="end_of_turn", assets=[["floyd_2x3a7c"], ["susan_chen"]])
    assert t.s.hand_size(0) == 10
    assert t.s.hands[0] == ()  # the draw happens only on claiming
    t.play("0 propose to=1 give=floyd_2x3a7c", "1 accept 1")
    assert (t.s.hand_size(0), t.s.hand_size(1)) == (5, 10)


@pytest.mark.rule("NA-A.38", "NA-A.44", "NA-T.16")
def test_wong_ya_ching_profits_from_illness(resolved):
    fields = {
        "assets": [[], ["wong_ya_ching"]],
        "board": {"illness": [1, 10], "android": [7, 8, 9, 10]},
    }
    t = resolved("ark_construction", **fields).play("place development guayaquil")
    assert t.threat == 2
    assert t.capital[1] == 13
    t = resolved("ark_construction", threat=23, **fields).play("place development guayaquil")
    assert t.match.over
    assert t.capital[1] == 11  # the game ended first
    t = resolved("sweeps_week", assets=[[], ["wong_ya_ching"]], board={"illness": [10]})
    t.play("place illness base_de_cayambe", "place illness guayaquil")
    assert t.threat == 4  # 2 at the Root, 2 for the district that was touched
    assert t.capital[1] == 13  # paid for the second only


# -- on claiming ----------------------------------------------------------------------------------


def claim(scene, asset, **fields):
    deal = {"asset": asset, "main": "puff_piece"}
    return scene(phase="claim", deal=deal, **fields)


@pytest.mark.rule("NA-A.39", "NA-66.0", "NA-66.3", "NA-65.7")
def test_gurren_imaishi(scene):
    t = claim(scene, "gurren_imaishi")
    assert t.capital[0] == 15
    assert t.assets(0) == []
    assert t.asset_deck()[-1] == "gurren_imaishi"


@pytest.mark.rule("NA-A.18", "NA-27.2", "NA-27.4", "NA-66.1")
def test_hernando_cortez(scene):
    t = claim(
        scene, "hernando_cortez", assets=[[], ["eiko"], ["gurren_imaishi"]], exhausted=["eiko"]
    )
    assert t.options() == ["option steal_asset_others", "option capital"]
    t.play("option steal_asset_others", "asset eiko")
    assert t.assets(0) == ["eiko"]
    assert exhausted(t, "eiko")
    t = claim(scene, "hernando_cortez", assets=[[], [], ["gurren_imaishi"]])
    t.play("option steal_asset_others")
    assert t.assets(0) == ["gurren_imaishi"]
    assert t.capital[0] == 10  # stolen, not claimed
    t = claim(scene, "hernando_cortez", assets=[["midori"]])
    assert t.capital[0] == 12  # nobody else owns one: the capital must be taken


@pytest.mark.rule("NA-A.41", "NA-A.29")
def test_naoko_never_claims_herself(scene):
    t = claim(
        scene, "naoko_watanabe", track=5, asset_deck=["midori"],
        assets=[[], [a for a in ALL_ASSETS if a not in ("naoko_watanabe", "midori")][:-5]],
    )  # fmt: skip
    assert t.assets(0) == ["midori"]
    assert t.asset_deck() == ["naoko_watanabe"]


@pytest.mark.rule("NA-A.36", "NA-I.22", "NA-F.23")
def test_toshiyuki_sakai(scene):
    t = claim(scene, "toshiyuki_sakai")
    assert [t.s.tables.type_of[card] for card in t.s.hands[0]] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert t.s.active == 1  # nothing was discarded
    deal = {
        "asset": "toshiyuki_sakai", "main": "puff_piece",
        "counteroffers": [{"card": "puff_piece", "seat": 2}],
    }  # fmt: skip
    t = scene(phase="claim", deal=deal, hands=[["clean_slate"] * 5 + ["liquidation"]])
    assert len(t.s.hands[2]) == 10
    assert t.prompt == "discard"  # the limit is waived only for the claimer's own turn
    assert t.asked == (0,)


# -- in a deal ------------------------------------------------------------------------------------


@pytest.mark.rule("NA-A.19", "NA-T.8", "NA-H.4", "NA-57.6")
def test_isabel_mcguire(scene):
    t = scene(
        phase="support_start", deal=DEAL, assets=[["isabel_mcguire"]], hands=[[], [], ["clean_slate"]],
        decks={"media": ["puff_piece"]},
    )  # fmt: skip
    t.play("0 use isabel_mcguire", "0 deck media", "0 support counter")
    assert len(t.s.support_counter) == 1
    assert len(t.s.decks[3]) == 20 - 2
    assert exhausted(t, "isabel_mcguire")
    for seat in (None, 0, 1, 2):
        pile = t.match.view(seat)["board"]["deal"]["support_counter"]
        assert pile == [{"seat": None, "count": 1, "cards": []}]
    t.play("2 abstain", "3 abstain")
    assert t.happened("deal-won")[0]["seat"] == 1


@pytest.mark.rule("NA-57.6", "NA-54.4a", "NA-A.22")
def test_whoever_lays_a_deck_card_has_supported_that_offer(scene):
    def laid(offer, **options):
        t = scene(
            phase="support_start", deal=DEAL, assets=[[], [], ["isabel_mcguire"]],
            hands=[[], [], ["clean_slate", "liquidation"]], options=options,
        )  # fmt: skip
        return t.play("2 use isabel_mcguire", "2 deck media", f"2 support {offer}")

    t = laid("main")
    assert t.options(2) == ["support main", "abstain"]
    assert t.refusal("support counter", 2)[1] == "NA-A.22"
    t = laid("counter")
    assert t.options(2) == ["support counter", "abstain"]
    assert t.refusal("support main", 2)[1] == "NA-54.4a"
    both = laid("counter", deck_vote="free")
    assert both.options(2) == ["support main", "support counter", "abstain"]
    both.play("support main", "lay liquidation", "done")
    assert (len(both.s.support_main), len(both.s.support_counter)) == (1, 1)


@pytest.mark.rule("NA-57.6", "NA-A.22")
def test_whoever_is_barred_from_the_counteroffer_lays_no_deck_card_there(scene):
    t = scene(
        phase="support_start", deal=DEAL, hands=[[], [], ["clean_slate"]],
        assets=[["locust_company"], [], ["isabel_mcguire"]],
    )  # fmt: skip
    t.play("0 use locust_company", "0 player 2", "2 use isabel_mcguire", "2 deck media")
    assert (t.prompt, t.asked) == ("support", (2,))  # for the main offer, without asking
    assert (len(t.s.support_main), len(t.s.support_counter)) == (1, 0)


@pytest.mark.rule("NA-A.20", "NA-T.5")
def test_jackson_howard_bets_on_the_winner(scene):
    for winner, capital in ((0, 13), (1, 11)):
        t = scene(phase="deal", assets=[[], ["jackson_howard"]], hands=[["puff_piece"], [], ["liquidation"]],
                  emergencies={"underpaid_overclocked": {"faceup": False}}, track=["midori", "eiko"])  # fmt: skip
        t.play("1 use jackson_howard")
        assert t.refusal("player 1", 1)[1] == "NA-F.18"
        t.play(f"1 player {0 if winner == 0 else 3}")
        t.play("1 pass", "2 pass", "3 pass", "1 abstain", "2 abstain", "3 abstain")
        assert t.happened("deal-won")[0]["seat"] == 0
        assert t.capital[1] == capital
        assert exhausted(t, "jackson_howard")


@pytest.mark.rule("NA-A.21", "NA-T.4", "NA-65.6", "NA-27.3", "NA-F.12")
def test_lily_lockwell(scene):
    fields = {
        "phase": "turn",
        "hands": [["puff_piece", "liquidation"]],
        "assets": [[], [], ["lily_lockwell"]],
    }
    t = scene(capital=[12, 10, 11, 10], chance=[1], **fields)
    assert t.options() == ["use lily_lockwell", "decline"]
    assert t.hand(0) == ["puff_piece", "liquidation"]  # before the refresh step
    t.play("2 use lily_lockwell")
    assert t.hand(2) == ["puff_piece"]  # drawn by lot from the sorted hand: liquidation, puff_piece
    assert t.hand(0)[0] == "liquidation"
    assert "card" in {e["key"]: e["args"] for e in t.match.events(0)}["stole-card"]
    assert "card" not in {e["key"]: e["args"] for e in t.match.events(1)}["stole-card"]
    t = scene(capital=[11, 10, 11, 10], **fields)
    assert t.prompt != "reaction"  # the active player is not richer
    t = scene(capital=[12, 10, 11, 10], phase="turn", assets=[[], [], ["lily_lockwell"]])
    assert t.prompt != "reaction"  # an empty hand
    t = scene(
        capital=[12, 10, 11, 10], phase="turn", assets=[["lily_lockwell"]], hands=[["puff_piece"]]
    )
    assert t.prompt != "reaction"  # the own turn


@pytest.mark.rule("NA-A.22", "NA-T.8", "NA-F.24")
def test_locust_company(scene):
    t = scene(
        phase="support_start",
        deal=DEAL,
        assets=[["locust_company"]],
        hands=[[], [], ["clean_slate"], ["puff_piece"]],
    )
    t.play("0 use locust_company", "player 2")
    assert t.options() == ["support main", "abstain"]
    assert t.refusal("support counter", 2)[1] == "NA-A.22"
    t.play("2 abstain")
    assert t.options() == ["support main", "support counter", "abstain"]
    t = scene(
        phase="support_start",
        deal={"main": "puff_piece"},
        assets=[["locust_company"]],
        hands=[[], ["clean_slate"]],
    )
    assert t.prompt == "support"  # not offered without a counteroffer


@pytest.mark.rule("NA-T.11", "NA-A.25", "NA-A.37")
def test_midori_decides_a_tie(scene):
    t = scene(phase="resolution", deal=DEAL, assets=[[], [], ["midori"]])
    t.play("2 use midori", "winner counter")
    assert t.happened("deal-won")[0]["seat"] == 1
    assert exhausted(t, "midori")
    deal = {**DEAL, "support_main": [{"card": "clean_slate", "seat": 3}]}
    t = scene(phase="resolution", deal=deal, assets=[[], [], ["midori"]])
    assert t.prompt == "place"  # no tie, no question


@pytest.mark.rule("NA-A.26", "NA-T.12")
def test_monica_singh(scene):
    deal = {**DEAL, "support_counter": [{"card": "clean_slate", "seat": 3}]}
    t = scene(phase="resolution", deal=deal, assets=[["monica_singh"]], capital=[5, 1, 5, 5])
    t.play("0 use monica_singh")
    assert t.capital[:2] == [6, 0]  # the thief receives only what was there
    t = scene(phase="resolution", deal=deal, assets=[["monica_singh"]], capital=[5, 0, 5, 5])
    assert t.prompt != "reaction"  # nothing was there
    t = scene(phase="resolution", deal=DEAL, assets=[["monica_singh"]])
    assert t.prompt == "place"  # the owner won


@pytest.mark.rule("NA-A.31", "NA-T.12", "NA-60.0", "NA-60.1", "NA-39.0", "NA-65.2", "NA-65.2a")
def test_saul_eustecio_is_exhausted_until_the_owners_refresh(scene):
    deal = {**DEAL, "support_counter": [{"card": "clean_slate", "seat": 3}]}
    t = scene(phase="resolution", deal=deal, assets=[[], [], ["saul_eustecio"]], track=2)
    t.play("2 use saul_eustecio")
    assert t.capital == [11, 11, 13, 13]
    assert exhausted(t, "saul_eustecio")
    t = scene(
        phase="resolution",
        deal=deal,
        assets=[[], [], ["saul_eustecio"]],
        exhausted=["saul_eustecio"],
    )
    assert not t.happened("asset-used")
    t = scene(
        phase="refresh",
        active=2,
        assets=[[], [], ["saul_eustecio"], ["eiko"]],
        exhausted=["saul_eustecio", "eiko"],
    )
    assert not exhausted(t, "saul_eustecio")
    assert exhausted(t, "eiko")


@pytest.mark.rule("NA-A.30", "NA-T.14", "NA-A.15")
def test_rachel_beckmann(scene):
    t = scene(phase="resolution", deal={"main": "puff_piece"}, assets=[[], [], ["rachel_beckmann"]])
    t.play(*["decline"] * 4)
    assert t.options() == ["use rachel_beckmann", "decline"]
    t.play("2 use rachel_beckmann")
    assert [t.s.tables.type_of[card] for card in t.s.hands[2]] == [3]
    t = scene(phase="claim", deal={"main": "puff_piece"}, assets=[[], [], ["rachel_beckmann"]],
              hands=[[], [], ["liquidation"]])  # fmt: skip
    assert t.prompt != "reaction"
    t = scene(phase="claim", deal={"main": "puff_piece"}, assets=[["rachel_beckmann"]],
              corporations=["melange", "jinteki", "nbn", "weyland"])  # fmt: skip
    t.play("0 use rachel_beckmann", "deck security")  # General: the drawing player chooses
    assert [t.s.tables.type_of[card] for card in t.s.hands[0]] == [4]


@pytest.mark.rule("NA-T.15", "NA-A.32", "NA-A.15")
def test_sunny_lebeau_draws_for_every_increase(scene):
    t = scene(phase="end_of_turn", assets=[["susan_chen"], ["sunny_lebeau"]])
    city.raise_threat(t.s, 3, "test")
    t.s.advance()
    t.play("1 use sunny_lebeau")
    assert [t.s.tables.type_of[card] for card in t.s.hands[1]] == [1, 1]


@pytest.mark.rule("NA-A.37", "NA-T.10", "NA-54.9")
def test_tanaka_names_the_winner(scene):
    deal = {**DEAL, "support_main": [{"card": "clean_slate", "seat": 3}]}
    t = scene(phase="resolution", deal=deal, assets=[[], [], ["tanaka", "midori"]])
    t.play("2 use tanaka", "winner counter")
    assert t.happened("deal-won")[0]["seat"] == 1
    assert t.assets(2) == ["midori"]
    assert t.asset_deck()[-1] == "tanaka"
    t = scene(phase="resolution", deal={"main": "ark_construction"}, assets=[[], [], ["tanaka"]])
    assert t.prompt == "place"  # nobody to name but the active player


@pytest.mark.rule("NA-A.42", "NA-A.34", "NA-T.6", "NA-N.61")
def test_the_fall_guy_needs_a_second_card(scene):
    fields = {"phase": "main_offer", "assets": [["the_fall_guy"]]}
    down = {"underpaid_overclocked": {"faceup": False}}
    t = scene(hands=[["puff_piece"]], emergencies=down, **fields)
    assert t.prompt == "counteroffer"  # made without asking; no second card, so no question
    t = scene(hands=[["puff_piece"]], **fields).play("0 offer puff_piece")
    t.play("0 use the_fall_guy")  # the emergency action is the only other card
    assert t.s.tables.cards[t.s.counteroffer()] == "underpaid_overclocked"
    t = scene(
        hands=[["puff_piece", "liquidation"], ["clean_slate"]],
        options={"windows": "full"},
        **fields,
    )
    t.play("0 offer puff_piece", "0 use the_fall_guy", "0 counter liquidation")
    assert t.match.view(0)["decision"]["details"]["window"] == "window_support"
    hands = [["puff_piece", "liquidation"], ["clean_slate"]]
    t = scene(phase="main_offer", assets=[["the_fall_guy"], ["chief_gorman"]], hands=hands)
    t.play(
        "0 offer puff_piece",
        "0 use the_fall_guy",
        "0 counter liquidation",
        "1 use chief_gorman",
        "0 refuse",
    )
    assert t.s.countering() == -1
    assert t.prompt == "support"  # the support step still follows


@pytest.mark.rule("NA-A.24", "NA-T.6", "NA-F.28")
def test_mark_yale_bars_the_proposer(scene):
    t = scene(phase="main_offer", hands=[["puff_piece", "liquidation"]], assets=[[], ["mark_yale"]])
    t.play("0 offer puff_piece", "1 use mark_yale")
    assert t.match.view(None)["board"]["players"][0]["may_trade"] is False
    assert t.refusal("propose to=0 give=1", 2)[1] == "NA-A.24"
    t.play("2 propose to=1 give=1")


@pytest.mark.rule("NA-A.13", "NA-T.9")
def test_eiko_not_against_the_own_abstention(scene):
    t = scene(
        phase="support",
        seat=2,
        deal=DEAL,
        assets=[[], [], ["eiko"], ["midori"]],
        hands=[[], [], ["puff_piece"]],
    )
    t.play("2 abstain")
    assert t.asked == (3,)
    assert t.prompt == "support"


# -- at the end of the turn -----------------------------------------------------------------------


def end(scene, asset, **fields):
    assets = fields.pop(
        "assets", [[asset], [], [], ["mr_li"] if asset != "mr_li" else ["susan_chen"]]
    )
    return scene(phase="end_of_turn", assets=assets, **fields)


@pytest.mark.rule("NA-A.3", "NA-F.13", "NA-65.3", "NA-22.0")
def test_bernice_mai(scene):
    t = end(scene, "bernice_mai", hands=[["puff_piece", "liquidation", "clean_slate"]])
    t.play("use bernice_mai", "player 2")
    assert "stop" not in t.options()  # at least one
    t.play("give liquidation", "give puff_piece")
    assert t.hand(2) == ["liquidation", "puff_piece"]
    assert t.capital[0] == 12
    assert "card" not in {e["key"]: e["args"] for e in t.match.events(1)}["gave-card"]
    t = end(scene, "bernice_mai", hands=[["puff_piece", "liquidation"]])
    t.play("use bernice_mai", "player 1", "give puff_piece", "stop")
    assert t.capital[0] == 11
    t = end(scene, "bernice_mai")
    assert t.options() == ["finish"]  # nothing to give


@pytest.mark.rule("NA-A.14", "NA-A.45")
def test_elizabeth_mills(scene):
    hands = [[], [], ["puff_piece", "liquidation", "clean_slate", "riot_control"]]
    t = end(scene, "elizabeth_mills", hands=hands).play("use elizabeth_mills", "player 2")
    assert t.assets(2) == ["elizabeth_mills"]
    t.play("option discard_action")
    assert t.asked == (2,)
    assert t.refusal("discard ark_construction", 2)[1] == "NA-16.5"  # not in this hand
    t.play("2 discard puff_piece", "2 discard liquidation", "2 discard clean_slate")
    assert t.hand(2) == ["riot_control"]
    t = end(scene, "elizabeth_mills", hands=hands).play(
        "use elizabeth_mills", "player 2", "option draw"
    )
    assert [t.s.tables.type_of[card] for card in t.s.hands[2][4:]] == [3, 3, 3]
    t = end(scene, "elizabeth_mills").play("use elizabeth_mills", "player 2")
    assert len(t.s.hands[2]) == 3  # an empty hand: only the draw is possible


@pytest.mark.rule("NA-A.40", "NA-F.7", "NA-G.6")
def test_fumiko_yamamori(scene):
    t = end(scene, "fumiko_yamamori", supply={"tech": 2, "credits": 1})
    t.play("use fumiko_yamamori")
    assert t.options() == ["resource tech", "resource credits"]
    t.play("resource tech")
    assert t.supply["tech"] == 1
    assert t.capital[0] == 12
    t = end(scene, "fumiko_yamamori")
    assert t.options() == ["finish"]


@pytest.mark.rule("NA-A.23", "NA-F.35", "NA-27.1")
def test_marco_cubrero(scene):
    t = end(scene, "marco_cubrero", capital=[5, 9, 9, 0]).play("use marco_cubrero")
    t.play("option steal_capital_richest")
    assert t.options() == ["player 1", "player 2"]
    t.play("player 2")
    assert t.capital == [7, 9, 7, 0]
    t = end(scene, "marco_cubrero", capital=[20, 9, 9, 0]).play("use marco_cubrero")
    assert t.prompt == "victim"  # the owner alone has the most: only the first option
    assert t.options() == ["player 1", "player 2"]
    t.play("player 1")
    assert t.capital == [21, 8, 9, 0]
    t = end(scene, "marco_cubrero", capital=[9, 9, 2, 0]).play(
        "use marco_cubrero", "option steal_capital_richest"
    )
    assert t.capital == [11, 7, 2, 0]


@pytest.mark.rule("NA-A.27", "NA-A.17")
def test_mr_li(scene):
    t = end(scene, "mr_li").play("use mr_li", "player 0")
    assert t.capital[0] == 9
    t.play("deck biotech", "deck security")
    assert [t.s.tables.type_of[card] for card in t.s.hands[0]] == [1, 4]
    t = end(scene, "mr_li", capital=[5, 5, 0, 5]).play("use mr_li", "player 2")
    assert t.capital[2] == 0
    assert t.asked == (2,)  # the drawing player names each type


@pytest.mark.rule("NA-A.28", "NA-F.14")
def test_mr_white(scene):
    hands = [[], [], ["puff_piece", "liquidation"]]
    t = end(scene, "mr_white", hands=[[], [], ["puff_piece"], ["liquidation"]]).play("use mr_white")
    assert t.refusal("player 1", 0)[1] == "NA-A.28"
    t = end(scene, "mr_white", hands=hands).play("use mr_white")  # only one player has cards
    assert t.options() == ["steal liquidation", "steal puff_piece", "stop"]
    assert t.match.view(0)["board"]["players"][2]["remembered"]["cards"] == [
        "liquidation",
        "puff_piece",
    ]
    assert t.match.view(1)["board"]["players"][2]["remembered"] is None
    t.play("steal liquidation")
    assert t.hand(0) == ["liquidation"]
    assert t.hand(2) == ["puff_piece"]
    t = end(scene, "mr_white", hands=hands).play("use mr_white", "stop")
    assert t.hand(2) == ["puff_piece", "liquidation"]


@pytest.mark.rule("NA-A.33")
def test_susan_chen(scene):
    t = end(scene, "susan_chen").play("use susan_chen", "player 2")
    assert t.capital[0] == 12
    assert t.assets(2) == ["susan_chen"]


@pytest.mark.rule(
    "NA-22.2", "NA-22.3", "NA-65.4", "NA-65.5", "NA-8.3", "NA-8.3a", "NA-52.2", "NA-T.17"
)
def test_several_abilities_in_any_order_or_none(scene):
    assets = [["marco_cubrero", "susan_chen", "fumiko_yamamori"]]
    t = scene(phase="end_of_turn", assets=assets, supply={"tech": 1}, capital=[5, 9, 5, 5])
    assert t.options() == ["use marco_cubrero", "use susan_chen", "use fumiko_yamamori", "finish"]
    t.play("use fumiko_yamamori")
    assert t.capital[0] == 7
    t.play("use susan_chen", "player 1")
    assert t.options() == ["use marco_cubrero", "finish"]
    t.play("finish")
    assert t.s.active == 1


@pytest.mark.rule("NA-A.2", "NA-63.1", "NA-T.19")
def test_alex_westlund_needs_two_owners(scene):
    t = scene(phase="end_of_turn", assets=[["alex_westlund", "midori"]])
    assert t.options() == ["finish"]


ALL_ASSETS = [
    "aaron_marron", "alex_westlund", "bernice_mai", "braintrust", "bryan_stinson", "caprice_nisei",
    "chief_gorman", "coach_walden", "eiko", "elizabeth_mills", "floyd_2x3a7c", "fumiko_yamamori",
    "gurren_imaishi", "hernando_cortez", "isabel_mcguire", "jackson_howard", "lily_lockwell",
    "locust_company", "marco_cubrero", "mark_yale", "midori", "monica_singh", "mr_li", "mr_white",
    "naoko_watanabe", "rachel_beckmann", "saul_eustecio", "sunny_lebeau", "susan_chen", "tanaka",
    "the_fall_guy", "thomas_haas", "toshiyuki_sakai", "wong_ya_ching",
]  # fmt: skip


@pytest.mark.rule("NA-C.3", "NA-F.32", "NA-T.20")
def test_there_are_34_assets_each_with_a_window(scene):
    t = scene(phase="end_of_turn", assets=[["susan_chen"]])
    assert [asset.id for asset in t.s.tables.assets] == ALL_ASSETS
    windows = {asset.window for asset in t.s.tables.assets}
    assert len(windows) == 15
