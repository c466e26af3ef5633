"""What bots draw, keep, lay and give away."""

from __future__ import annotations

import pytest

from tabletown.core.rng import Dice
from tests.games.new_angeles.asking_bots import BRAIN, SUPPORT, best, says


@pytest.mark.parametrize(
    ("board", "event", "deck"),
    [
        ({"orgcrime": [6, 7, 9, 10], "human_first": [9]}, "gang_wars_at_all_time_high", "security"),
        ({"outage": [1, 6, 9]}, "earthquake_rocks_city", "construction"),
        ({"strike": [1, 2, 3, 5], "protest": [6, 9]}, "average_wage_falls_again", "media"),
    ],
)
def test_a_deck_is_chosen_by_what_the_city_needs(scene, board, event, deck):
    fields = {
        "round": 3,
        "threat": 10,
        "board": {"android": [1, 2, 3, 4], **board},
        "events": [event],
    }
    t = scene(phase="refresh", hands=[["puff_piece"]], **fields)
    assert t.prompt == "general"
    assert best(t, 0) == f"deck {deck}"


def test_the_order_of_a_deck_is_not_known(scene):
    found = []
    for top in ("arrest_orders", "full_deployment"):
        t = scene(phase="refresh", board={"orgcrime": [9, 10]}, decks={"security": [top]})
        found.append(BRAIN.judge(t.s, 0, t.s.options(0)))
    assert found[0] == found[1]


def test_trials_of_search_take_cards_at_their_usual_worth(scene):
    """Trying every offer out for every card of every deck would cost most of the thinking time."""
    judged, answered = [], []
    for board in ({"orgcrime": [6, 7, 9, 10]}, {"outage": [1, 6, 9]}):
        t = scene(phase="refresh", hands=[["puff_piece"]], round=3, threat=10, board=board)
        judged.append(BRAIN.judge(t.s, 0, t.s.options(0)))
        answered.append(BRAIN.answer(t.s, 0, t.s.options(0)))
    assert judged[0] != judged[1]
    assert answered[0] == answered[1]
    assert len(set(answered[0])) == len(answered[0])  # and they are told apart


def test_others_draw_what_helps_the_one_who_names_the_type(resolved):
    """Cards against the strikes, or against the mob, in whose hand they may be."""
    fields = {
        "round": 3, "threat": 12, "corporations": ["haas_bioroid", "nbn", "weyland", "globalsec"],
        "events": ["average_wage_falls_again"], "emergencies": {"sweeps_week": {"faceup": False}},
        "rivals": ["weyland"],
    }  # fmt: skip
    strikes = {"android": [1, 2, 3, 5], "strike": [1, 2, 3, 5], "protest": [6, 9]}
    for board, deck in ((strikes, "media"), ({"orgcrime": [6, 9, 10]}, "security")):
        t = resolved("full_deployment", board=board, **fields).play("player 1", "option draw")
        assert best(t, 0) == f"deck {deck}"


def test_the_least_useful_cards_are_discarded(scene):
    drugs = ["unorthodox_knowledge", "clean_slate", "clinical_trials", "information_procurement"]
    t = scene(phase="discard_down", hands=[[*drugs, "clinical_trials", "clinical_trials"]])
    assert best(t, 0) == "discard clinical_trials"  # the third copy of a card
    t = scene(phase="discard_down", hands=[["high_risk_investments"] * 4 + drugs[:2]])
    assert best(t, 0) == "discard high_risk_investments"
    # Two must go: which of them goes first does not matter.
    hand = ["full_deployment", "arrest_orders", "high_risk_investments", "efficiency_experts"]
    t = scene(
        phase="discard_down", hands=[[*hand, "live_feeds_24_7", "riot_control", "ark_construction"]]
    )
    assert best(t, 0) == "discard full_deployment"
    t.play("discard full_deployment")
    assert best(t, 0) == "discard ark_construction"


SUPPORT_HANDS = [
    [],
    [],
    ["live_feeds_24_7", "arrest_orders", "media_circus", "full_deployment"],
    [],
]


def test_the_least_useful_cards_are_laid(scene):
    t = scene(**{**SUPPORT, "hands": SUPPORT_HANDS}).play("support main")
    assert best(t, 2) == "lay full_deployment"  # one is enough
    deal = {**SUPPORT["deal"], "support_counter": [{"card": "clean_slate", "seat": 3}]}
    t = scene(**{**SUPPORT, "hands": SUPPORT_HANDS, "deal": deal}).play("support main")
    assert best(t, 2) == "lay media_circus"  # two are needed
    t.play("lay media_circus")
    assert best(t, 2) == "lay full_deployment"
    t.play("lay full_deployment")
    assert best(t, 2) == "done"


def test_votes_are_sold_with_the_least_useful_cards(scene):
    t = scene(**{**SUPPORT, "hands": SUPPORT_HANDS}).play(
        "0 propose to=2 give=6 act=support:main:1"
    )
    assert says(t, 2).text == "accept 1 with=support:main,lay:full_deployment,done"


def test_a_forced_vote_is_a_useless_card_and_cheaper_than_capital(scene):
    t = scene(**{**SUPPORT, "hands": SUPPORT_HANDS, "assets": [["eiko"]]}).play(
        "abstain", "use eiko"
    )
    assert t.prompt == "support-or-lose"
    assert best(t, 2) == "lay full_deployment"


def test_a_vote_from_a_deck_does_not_cost_the_own_cards(scene):
    for corporations, deck in (
        (["haas_bioroid", "jinteki", "nbn", "weyland"], "deck construction"),
        (["weyland", "jinteki", "nbn", "globalsec"], "deck biotech"),
    ):
        t = scene(
            phase="support_start", corporations=corporations, assets=[["isabel_mcguire"]],
            board={"outage": [6, 9]} if corporations[0] == "weyland" else {}, deal=SUPPORT["deal"],
        ).play("use isabel_mcguire")  # fmt: skip
        assert t.prompt == "deck-for-support"
        assert best(t, 0) == deck


def test_what_is_given_away_is_missed_least(scene):
    hand = ["high_risk_investments", "efficiency_experts", "liquidation", "arrest_orders"]
    t = scene(phase="end_of_turn", assets=[["bernice_mai"]], hands=[[*hand, "full_deployment"]])
    t.play("use bernice_mai", "player 2")
    assert best(t, 0) == "give full_deployment"
    t.play("give full_deployment")
    assert best(t, 0) != "give high_risk_investments"
    t = scene(
        phase="end_of_turn", assets=[["bernice_mai"]], hands=[["high_risk_investments", *hand[:2]]]
    )
    t.play("use bernice_mai", "player 2", "give high_risk_investments")
    assert best(t, 0) == "stop"  # good offers are worth more than 1 capital


def test_what_is_stolen_is_useful_here(scene):
    t = scene(
        phase="end_of_turn", corporations=["weyland", "jinteki", "nbn", "haas_bioroid"], rivals=["nbn"],
        assets=[["mr_white"]], board={"outage": [6, 9]},
        hands=[[], ["ark_construction", "vanity_project", "budget_renovations"]],
    ).play("use mr_white")  # fmt: skip
    assert best(t, 0) == "steal budget_renovations"


def test_emergency_actions_are_stolen_by_use(scene):
    fields = {"phase": "claim", "deal": {"main": "puff_piece", "asset": "bryan_stinson"}}
    t = scene(**fields, board={"illness": [1, 2, 3, 4, 5]})
    assert best(t, 0) == "emergency mandatory_quarantine"
    board = {"android": [6, 7, 8, 9], "outage": [1, 2, 4]}
    t = scene(**fields, board=board, events=["average_wage_falls_again"])
    assert best(t, 0) == "emergency sweeps_week"  # a quarantine would mean more outages
    emergencies = {"sweeps_week": {"faceup": False}, "mandatory_quarantine": {"faceup": False}}
    t = scene(**fields, board=board, emergencies=emergencies)
    assert best(t, 0) == "emergency massive_reconstruction"  # the only one that is ready


def test_options_that_move_other_players_cards(scene):
    def asked(**fields):
        t = scene(
            phase="end_of_turn", round=3, threat=12, assets=[["elizabeth_mills"]],
            corporations=["haas_bioroid", "nbn", "weyland", "globalsec"],
            hands=[[], ["full_deployment", "ark_construction", "ark_construction"]], **fields,
        )  # fmt: skip
        return t.play("use elizabeth_mills", "player 1")

    strikes = {"android": [1, 2, 3, 5], "strike": [1, 2, 3, 5], "protest": [6, 9]}
    t = asked(board=strikes, events=["average_wage_falls_again"], rivals=["weyland"])
    assert best(t, 0) == "option draw"  # NBN is to calm the city
    assert best(asked(rivals=["nbn"]), 0) == "option discard_action"


def test_an_asset_is_stolen_if_it_is_worth_more_than_capital(scene):
    fields = {"phase": "claim", "deal": {"main": "puff_piece", "asset": "hernando_cortez"}}
    t = scene(**fields, assets=[[], ["braintrust"]], rivals=["jinteki"])
    assert best(t, 0) == "option steal_asset_others"
    t = scene(**fields, assets=[[], ["saul_eustecio"]], rivals=["nbn"])
    assert best(t, 0) == "option capital"


def test_events_are_told_apart_by_what_they_leave_behind(resolved):
    t = resolved(
        "unorthodox_knowledge", board={"outage": [1, 2, 9], "illness": [9]},
        events=["crumbling_infrastructure", "rolling_outages_increase", "earthquake_rocks_city"],
    ).play("bottom earthquake_rocks_city")  # fmt: skip
    assert best(t, 0) == "top rolling_outages_increase"  # both count outages: one places less


def test_the_likelier_investment_is_kept(new):
    t = new(corporations="random")
    while t.prompt != "investment":
        t.play(t.options()[0])
    s = t.s
    number = {word: card for card, word in enumerate(s.tables.investments)}

    def kept(*words):
        values = BRAIN.judge(s, 0, [s.tables.keep[number[word]] for word in words])
        return words[values.index(max(values))]

    s.corporation = (0, 2, 4, 5)
    s.on = [0] * len(s.on)
    assert kept("laundering_scheme", "power_siphoning") == "power_siphoning"  # one outage is enough
    assert kept("militarized_police", "healthcare_initiative") == "healthcare_initiative"
    s.corporation = (0, 1, 4, 5)  # somebody is paid for removing illness
    s.on[2] = 0b11
    assert kept("militarized_police", "healthcare_initiative") == "militarized_police"
    near, far = "energy_sector", "technology_sector"
    s.targets = (1, 0, 8, 0, 0)
    assert kept(far, near) == near
    s.targets = (8, 0, 1, 0, 0)
    assert kept(near, far) == far


def test_quick_play_declares_a_gift_for_itself(scene):
    """What the declared card does to the chosen player counts, not Caprice Nisei that asks."""
    t = scene(
        phase="main_offer", hands=[["vanity_project"]], assets=[[], ["caprice_nisei"]],
        rivals=["weyland"],
    )  # fmt: skip
    t.play("0 offer vanity_project", "1 use caprice_nisei")
    assert t.prompt == "declare"
    chosen = {BRAIN.quick(t.s, 0, t.s.options(0), Dice(seed)).text for seed in range(20)}
    assert chosen == {"player 0"}
