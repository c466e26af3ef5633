"""What the verbs of cards tell bots: who and what looks good, before anything is tried out."""

from __future__ import annotations

import pytest

from tabletown.games.new_angeles.effects import worth
from tabletown.games.new_angeles.effects.base import EffectChoice
from tabletown.games.new_angeles.effects.card_effects import SwapAssets
from tabletown.games.new_angeles.effects.player_effects import Draw
from tabletown.games.new_angeles.state import EVENT
from tabletown.games.new_angeles.state.layout import GENERAL, TYPES


def promises(t, seat=0):
    """How good every option of the card's question looks to a seat at once, by its text."""
    step = t.s.asking()
    assert isinstance(step, EffectChoice)
    effect = step.effect(t.s)
    return {
        action.text: effect.promise(t.s, seat, action)
        for action in t.s.options(t.s.asked)
        if action is not t.s.tables.stop
    }


def test_the_active_player_has_most_turns_to_come(scene):
    for active in range(4):
        t = scene(active=active, track=1)
        turns = [worth.turns_of(t.s, (active + away) % 4) for away in range(4)]
        assert turns == sorted(turns, reverse=True)
        assert turns[0] == turns[-1] + 1


def test_a_production_that_is_over_does_not_count(scene):
    s = scene(round=1).s.clone()
    left = worth.productions_left(s)
    s.phase = EVENT
    assert worth.productions_left(s) == left - 1 > 0


def test_taking_from_the_richer_needs_somebody_richer(scene):
    asset = [card.id for card in scene().s.tables.assets].index("lily_lockwell")
    fields = {"assets": [["lily_lockwell"]]}
    alike, poor = scene(capital=[9, 9, 9, 9], **fields), scene(capital=[5, 9, 9, 9], **fields)
    assert 0.0 < worth.asset_value(alike.s, asset, 0) < worth.asset_value(poor.s, asset, 0)


def test_an_asset_that_works_on_claiming_alone_is_worth_nothing_later(scene):
    s = scene().s
    for number, card in enumerate(s.tables.assets):
        spent = card.window == worth.CLAIMED and not card.hand_size
        assert (worth.asset_value(s, number, 0) == 0.0) is spent, card.id


def test_good_things_are_for_oneself_and_bad_things_for_the_rival(scene):
    t = scene(corporations=["nbn", "weyland", "jinteki", "melange"], rivals=["weyland"])
    good = [worth.chosen_promise(t.s, 0, other, 1) for other in range(4)]
    bad = [worth.chosen_promise(t.s, 0, other, -1) for other in range(4)]
    assert good.index(max(good)) == bad.index(min(bad)) == 0
    assert good.index(min(good)) == bad.index(max(bad)) == 1


def test_more_support_makes_the_main_offer_win(scene):
    box = [{"card": "high_risk_investments", "seat": 1}]
    t = scene(phase="support", deal={"main": "puff_piece", "counteroffers": box})
    chances = [worth.main_wins(t.s, shift) for shift in (-2.0, -0.5, 0.0, 2.0)]
    assert chances == sorted(chances)
    assert chances[1] == pytest.approx(
        0.5
    )  # as many cards on both sides, and the tie is the main's
    assert len(set(chances)) == 4


def test_security_looks_best_beside_enemies_then_far_from_the_root(resolved):
    t = resolved("arrest_orders", board={"orgcrime": [2]})
    while t.prompt != "place":
        t.play(t.options()[0])
    looks = list(promises(t).values())  # in the order of the districts
    assert looks.index(max(looks)) == 1
    assert looks[2:] == sorted(looks[2:])
    assert looks[0] < looks[2]


def test_a_bet_is_on_the_active_player(scene):
    """Jackson Howard: who proposes the main offer wins most deals."""
    hands = [["puff_piece"], [], ["liquidation", "puff_piece"]]
    t = scene(phase="deal", assets=[[], ["jackson_howard"]], hands=hands)
    looks = promises(t.play("1 use jackson_howard"), 1)
    assert looks["player 0"] > looks["player 2"] > looks["player 3"]


def test_bad_pieces_stay_away_from_the_ill(resolved):
    found = []
    for ill in ([], [3]):
        t = resolved("labor_solutions", board={"android": [7, 8, 9, 10], "illness": ill}).play(
            "stop"
        )
        found.append(list(promises(t).values()))
    well, sick = found
    assert sick[2] < well[2]
    assert [*sick[:2], *sick[3:]] == [*well[:2], *well[3:]]


def test_the_worst_event_looks_best_at_the_bottom_and_the_calmest_on_top(resolved):
    t = resolved(
        "unorthodox_knowledge", board={"outage": [1, 2, 3, 9]},
        events=["earthquake_rocks_city", "gang_wars_at_all_time_high", "welfare_programs_slashed"],
    )  # fmt: skip
    buried = promises(t)
    assert max(buried, key=buried.get) == "bottom earthquake_rocks_city"
    t.play("bottom welfare_programs_slashed")
    looks = promises(t)
    assert looks["top gang_wars_at_all_time_high"] > looks["top earthquake_rocks_city"]


@pytest.mark.plain  # compiled modules take no mind but their own
def test_of_the_topmost_type_alone_is_drawn_unless_it_is_free(scene):
    s = scene(corporations=["haas_bioroid", "nbn", "weyland", "melange"]).s
    topmost = [
        effect
        for program in s.tables.programs
        for effect in program
        if isinstance(effect, Draw) and effect.type == "topmost"
    ]
    mind = DrawnTypes()
    seen = set()
    for s.you in range(4):
        mind.asked.clear()
        topmost[-1].moved_cards(s, mind)
        first = s.sheet(s.you)[0][0]
        assert mind.asked == (list(range(TYPES)) if first == GENERAL else [first])
        seen.add(first == GENERAL)
    assert seen == {True, False}


class DrawnTypes:
    """A mind that notes which types it is asked about."""

    def __init__(self):
        self.asked = []
        self.hand = self

    def drawn_by(self, player, type):
        self.asked.append(type)
        return 1.0

    def foreign_vote(self, player):
        return 0.0


def test_assets_lose_their_worth_towards_the_last_demand(scene):
    """A quarter in the sixth round, and nothing once the last demand is faced, not before (NA-V.3)."""
    moments = ((1, "turn"), (2, "demand"), (5, "turn"), (6, "turn"))
    shares = [worth.asset_share(scene(round=number, phase=at).s) for number, at in moments]
    assert shares == [1.0, 1.0, 0.5, 0.25]
    s = scene(round=6, phase="demand").s.clone()
    assert worth.asset_share(s) == 0.0
    s.phase = EVENT
    assert worth.asset_share(s) == 0.25


def test_an_android_goes_from_a_poor_district_to_a_rich_one(resolved):
    t = resolved("labor_solutions", board={"android": [1, 2, 3, 4], "strike": [1]})
    looks = promises(t)
    out_of_strike = [looks[f"android {start} rabotgorod"] for start in ("guayaquil", "quinde")]
    assert out_of_strike == sorted(out_of_strike, reverse=True)
    assert len(set(out_of_strike)) == 2
    t = resolved("labor_solutions", board={"android": [1, 2, 3, 4], "strike": [5]})
    assert promises(t)["android quinde rabotgorod"] < looks["android quinde rabotgorod"]


def test_nothing_but_the_illness_itself_is_taken_from_the_ill(resolved):
    found = []
    for ill in ([], [3]):
        board = {"orgcrime": [3, 4], "illness": ill}
        t = resolved("live_feeds_24_7", board={**board, "strike": [5]}).play(
            "option remove_orgcrime"
        )
        found.append(list(promises(t).values()))
    well, sick = found
    assert sick[0] < well[0]
    assert sick[1] == well[1]


@pytest.mark.parametrize(
    ("rival", "capital", "fear"),
    [("weyland", 25, 1.0), ("federalist", 19, 1.0), ("federalist", 20, -1.0)],
)
def test_a_federalist_who_is_ready_wants_threat(scene, rival, capital, fear):
    corporations = ["nbn", "weyland", "jinteki", "melange"]
    t = scene(corporations=corporations, rivals=[rival], capital=[capital, 10, 10, 10])
    assert worth.fear_of_threat(t.s, 0) == fear


def test_orgcrime_in_the_rich_districts_is_what_one_would_remove(resolved):
    looks = []
    for district in (1, 10):
        t = resolved("live_feeds_24_7", board={"orgcrime": [district], "protest": [4]})
        looks.append(promises(t)["option remove_orgcrime"])
    assert looks == [0.2, 0.5]


def test_without_assets_there_is_nothing_to_swap(scene):
    s = scene().s
    swaps = [effect for program in s.tables.programs for effect in program
             if isinstance(effect, SwapAssets)]  # fmt: skip
    assert all(effect.end_of_turn_worth(s, 0) < 0 for effect in swaps)
    assert swaps
