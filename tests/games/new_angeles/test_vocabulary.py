"""The effect vocabulary (section 21): every card compiles to the steps its text names."""

from __future__ import annotations

import pytest

from tabletown.games.new_angeles.effects import card_effects as cards
from tabletown.games.new_angeles.effects import city_effects as city
from tabletown.games.new_angeles.effects import control_effects as control
from tabletown.games.new_angeles.effects import deal_effects as deal
from tabletown.games.new_angeles.effects import piece_effects as pieces
from tabletown.games.new_angeles.effects import player_effects as players
from tabletown.games.new_angeles.effects import taking_effects as taking
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice
from tabletown.games.new_angeles.effects.numbers import Names, condition, number
from tabletown.games.new_angeles.effects.reading import option_word
from tabletown.games.new_angeles.schema import Amount, Condition
from tabletown.games.new_angeles.tables import tables_of

T = tables_of(None)


def steps(card: str) -> list[type]:
    """The kinds of steps of a card or asset, without branches."""
    if card in T.cards:
        program = T.card_program[T.cards.index(card)]
    else:
        program = next(asset.program for asset in T.assets if asset.id == card)
    return [type(effect) for effect in T.programs[program]]


@pytest.mark.rule(
    "NA-F.1",
    "NA-F.2",
    "NA-F.3",
    "NA-F.4",
    "NA-F.5",
    "NA-F.6",
    "NA-F.7",
    "NA-F.8",
    "NA-F.9",
    "NA-F.10",
)
@pytest.mark.rule(
    "NA-F.11",
    "NA-F.12",
    "NA-F.13",
    "NA-F.14",
    "NA-F.15",
    "NA-F.16",
    "NA-F.17",
    "NA-F.18",
    "NA-F.19",
)
@pytest.mark.rule("NA-F.20", "NA-F.21", "NA-F.22", "NA-F.23", "NA-F.24", "NA-F.32")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("ark_construction", [pieces.PlacePieces]),
        ("budget_renovations", [pieces.Remove, city.Unrest]),
        ("gentrification", [pieces.Remove, pieces.PlacePieces, pieces.MoveUnits]),
        ("vanity_project", [players.ChoosePlayer, players.Capital, taking.DiscardAsset]),
        ("information_procurement", [control.Pool]),
        ("unorthodox_knowledge", [cards.LookAtEvents]),
        ("efficiency_experts", [pieces.MoveAndroid]),
        ("labor_solutions", [pieces.MoveAndroid, pieces.PlacePieces]),
        ("liquidation", [city.Produce, city.Unrest]),
        ("live_feeds_24_7", [control.ChooseOption]),
        ("puff_piece", [control.EachPlayer]),
        ("spin_doctors", [city.Unrest, control.If]),
        ("arrest_orders", [control.Price]),
        ("full_deployment", [players.ChoosePlayer, control.ChooseOption]),
        ("sweeps_week", [city.Spread, pieces.PlacePieces]),
        ("underpaid_overclocked", [city.Resource, players.Capital, pieces.PlacePieces]),
        ("alex_westlund", [cards.SwapAssets]),
        ("bernice_mai", [players.ChoosePlayer, taking.GiveCards, players.Capital]),
        ("braintrust", [cards.StandingRule, cards.StandingRule]),
        ("bryan_stinson", [taking.StealEmergency]),
        ("caprice_nisei", [deal.DeclareOffer]),
        ("chief_gorman", [deal.ReturnCounteroffer]),
        ("eiko", [deal.SupportMainOrLose]),
        ("elizabeth_mills", [players.ChoosePlayer, taking.GiveSelf, control.ChooseOption]),
        ("floyd_2x3a7c", [players.Draw]),
        ("fumiko_yamamori", [control.Price]),
        ("isabel_mcguire", [deal.SupportFromDeck]),
        ("jackson_howard", [players.ChoosePlayer, deal.BetWinner]),
        ("lily_lockwell", [taking.StealAction]),
        ("locust_company", [players.ChoosePlayer, deal.BarSupport]),
        ("mark_yale", [deal.BarTrade]),
        ("midori", [deal.SetWinner]),
        ("monica_singh", [taking.StealCapital]),
        ("mr_white", [players.ChoosePlayer, cards.LookAtHand, taking.StealAction]),
        ("naoko_watanabe", [cards.Claim]),
        ("the_fall_guy", [deal.ProposeSecond]),
        ("thomas_haas", [cards.LookAtSpare, cards.SwapRival]),
        ("toshiyuki_sakai", [players.Draw, cards.StandingRule]),
    ],
)
def test_cards_are_made_of_steps(card, expected):
    assert steps(card) == expected


def test_every_verb_that_asks_says_what_its_choices_promise():
    asking = [effect for program in T.programs for effect in program if isinstance(effect, Asking)]
    verbs = {type(effect) for effect in asking}
    assert len(verbs) >= 18
    silent = {verb for verb in verbs if verb.promise is Effect.promise}
    assert silent == {cards.SwapRival}  # its choices show nothing: only ``option_worth`` tells
    assert all(effect.question is not EffectChoice for effect in asking)


def favour(card):
    """What being chosen means, by the steps after the choice."""
    program = T.programs[
        T.card_program[T.cards.index(card)]
        if card in T.cards
        else next(asset.program for asset in T.assets if asset.id == card)
    ]
    at = [type(effect) for effect in program].index(players.ChoosePlayer)
    return sum(effect.favour for effect in program[at + 1 :])


@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("vanity_project", True), ("high_risk_investments", True), ("full_deployment", True),
        ("bernice_mai", True), ("susan_chen", True), ("mr_li", False), ("mr_white", False),
        ("elizabeth_mills", False), ("locust_company", False),
    ],
)  # fmt: skip
def test_the_steps_tell_whether_being_chosen_is_good(card, good):
    assert (favour(card) > 0) is good
    assert favour(card) != 0


def test_what_an_asset_does_to_a_deal_is_known():
    found = {asset.id: asset.deal.does for asset in T.assets if asset.deal is not None}
    assert len(found) == 10
    assert found["tanaka"] == found["midori"] == "set_winner"
    assert found["locust_company"] == "bar_support"


@pytest.mark.rule("NA-F.29", "NA-F.33", "NA-F.30")
def test_numbers(scene):
    t = scene(
        phase="end_of_turn",
        assets=[["susan_chen"]],
        board={"illness": [1, 2, 3], "strike": [4], "protest": [5]},
        supply={"tech": 3},
    )
    names = Names(3)

    def value(amount):
        return number(amount, names)(t.s, 0)

    assert value(4) == 4
    assert value(Amount(per="illness", each=2)) == 6
    assert value(Amount(base=2, per="supply:tech", each=2, max=6)) == 6
    assert value(Amount(base=2, per="supply:energy", each=2, max=6)) == 2
    assert value(Amount(count="illness", steps=((2, 3), (3, 5), (4, 7)))) == 5
    assert value(Amount(count="prisec", steps=((1, 3),))) == 0
    assert value(Amount(per="districts_in_unrest", each=1)) == 2
    assert value(Amount(per="strike", each=1)) == 1
    assert value(Amount(per="resources_at_1_or_less", each=1)) == 4
    assert value(Amount(base=2, if_supported=4)) == 2
    with pytest.raises(ValueError, match="needs"):
        number(Amount(base=2), names)
    with pytest.raises(ValueError, match="bound"):
        number(Amount(per="cats"), names)


@pytest.mark.rule("NA-F.31", "NA-F.35", "NA-F.30")
def test_conditions(scene):
    t = scene(
        phase="end_of_turn", assets=[["susan_chen"]], board={"outage": [1, 9]}, capital=[5, 4, 6, 5], hands=[["puff_piece"]],
        supply={"energy": 1}, targets={"energy": 1, "consumables": 0, "tech": 0, "entertainment": 0, "credits": 1},
    )  # fmt: skip

    def holds(seat=0, **fields):
        return condition(Condition(**fields), Names(3))(t.s, seat)

    assert holds(count="outage", at_least=2)
    assert not holds(count="outage", at_least=3)
    assert holds(count="outage", tier=3, at_least=1)
    assert not holds(count="outage", tier=2, at_least=1)
    assert holds(resource="credits", equals=0)
    assert holds(meets_demand="energy")
    assert not holds(meets_demand="credits")
    assert holds(demand_met=False)
    assert holds(seat=1, hand_size_of="you", equals=0)
    assert not holds(hand_size_of="you", equals=0)
    assert holds(seat=1, capital_of="turn_player", more_than="you")
    assert not holds(seat=2, capital_of="turn_player", more_than="you")
    with pytest.raises(ValueError, match="vocabulary"):
        condition(Condition(), Names(3))


@pytest.mark.rule("NA-F.26", "NA-F.27", "NA-F.34", "NA-M.24")
def test_districts_are_chosen_one_at_a_time(resolved):
    t = resolved("spin_doctors", board={"protest": [1, 2, 3]}, supply={"credits": 1})
    t.play("lower guayaquil")
    assert t.on("protest") == [2, 3]  # seen before the next choice
    assert "lower guayaquil" not in t.options()  # another district
    t.play("stop")
    t = resolved("massive_reconstruction", board={"outage": [1]})
    t.play("remove outage guayaquil") if t.prompt == "remove" else None
    t.play("place orgcrime quinde")
    assert "place orgcrime quinde" in t.options()  # "repeat": the same district again


@pytest.mark.rule("NA-F.28", "NA-F.18")
def test_player_words(resolved):
    t = resolved("high_risk_investments", active=2, deal={"winner": "main"})
    assert t.options() == [
        "player 2",
        "player 3",
        "player 0",
        "player 1",
    ]  # clockwise from the active player


@pytest.mark.rule("NA-F.36")
def test_impossible_options_are_not_offered(scene):
    t = scene(phase="claim", deal={"asset": "hernando_cortez", "main": "puff_piece"})
    assert t.capital[0] == 12


@pytest.mark.rule("NA-F.25")
def test_a_setup_card_is_its_places_and_turns():
    for entry in T.content.setups:
        assert len(entry.place.android) == 4
        assert 4 <= entry.turns <= 5


def test_a_branch_that_is_no_list_of_effects_has_no_word():
    for branch in (5, [], [5], None):
        assert option_word(branch) == "nothing"
    assert option_word([{"op": "steal", "what": "asset", "from": "others"}]) == "steal_asset_others"
