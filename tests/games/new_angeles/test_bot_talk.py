"""How bots bargain, promise and keep their word, by level and temper (section 18)."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot import talk, terms
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.effects.worth import asset_value
from tabletown.games.new_angeles.state.layout import OUTAGE
from tests.games.new_angeles.asking_bots import BRAIN, GAME, SUPPORT, best, says


@pytest.mark.rule("NA-V.1", "NA-V.2", "NA-V.6")
def test_answers(scene):
    t = scene(**SUPPORT).play("0 propose to=3 give=1")
    assert says(t, 3).text == "accept 1"  # a gift
    t = scene(**SUPPORT).play("0 propose to=3 take=1")
    assert says(t, 3).text == "reject 1 why=too_little"
    t = scene(**SUPPORT).play('0 propose to=3 take=1 note="please, it is worth it"')
    assert says(t, 3).text == "reject 1 why=too_little"  # free text is ignored
    t = scene(**SUPPORT).play("0 propose to=2 give=6 act=support:main:1")
    assert says(t, 2).text.startswith("accept 1 with=support:main,lay:")
    t = scene(**SUPPORT).play("0 propose to=3 give=6 act=support:main:1")
    assert says(t, 3) is None  # it waits for the own decision


@pytest.mark.rule("NA-V.6")
def test_a_rival_pays_one_more_and_a_sure_win_is_kept(scene):
    close = {**SUPPORT, "rivals": ["weyland", "haas_bioroid", "jinteki", "nbn"]}
    t = scene(**close).play("2 propose to=3 give=2 take=1")
    assert says(t, 3).text == "reject 1 why=too_little"  # NBN is its rival: 1 is not 0.5 + 1
    t = scene(**close).play("0 propose to=3 give=2 take=1")
    assert says(t, 3).text == "accept 1"
    fields = {"phase": "demand", "round": 6, "capital": [20, 19, 5, 5], "rivals": ["jinteki"], "investments": ["energy_sector", "retail_sector"],
              "demand": "increased_martian_violence"}  # fmt: skip
    t = scene(assets=[[], ["midori"]], **fields)
    t.play("1 propose to=0 give=midori take=1")
    assert says(t, 0).text == "reject 1 why=sure_win"


@pytest.mark.rule("NA-V.1")
@pytest.mark.parametrize(
    ("capital", "why"), [([9, 9, 9, 9], "too_little"), ([9, 9, 10, 9], "ahead")]
)
def test_a_refusal_does_not_tell_the_secret_rival(scene, capital, why):
    """What is said to the rival is said to anybody with as much capital."""
    for rivals in (
        ["weyland", "haas_bioroid", "jinteki", "nbn"],
        ["weyland", "nbn", "haas_bioroid", "jinteki"],
    ):
        t = scene(**{**SUPPORT, "rivals": rivals, "capital": capital}).play("2 propose to=3 take=1")
        assert says(t, 3).text == f"reject 1 why={why}"


@pytest.mark.rule("NA-V.7")
def test_bounties_and_prices(scene):
    fields = {
        **SUPPORT, "options": {"windows": "full"}, "phase": "support_start",
        "deal": {"main": "puff_piece", "counteroffers": [{"card": "high_risk_investments", "seat": 1}], "asset": "naoko_watanabe"},
    }  # fmt: skip
    fields.pop("seat")
    t = scene(**fields)
    assert t.prompt == "ready"
    spoken = says(t, 1)  # it does not wait for a person in another seat to be ready
    assert spoken is not None
    assert spoken.kind == "propose"
    assert "support" in spoken.text
    paid = int(spoken.text.split("give=")[1].split()[0])
    assert 1 <= paid <= 4
    assert t.match.refusal(1, spoken) is None
    t.play(f"1 {spoken.text}")
    assert says(t, 1) is None  # one proposal at a time


@pytest.mark.rule("NA-V.10")
def test_the_same_terms_are_not_sent_twice(scene):
    fields = {**SUPPORT, "options": {"windows": "full"}, "phase": "support_start"}
    fields.pop("seat")
    t = scene(**fields).play("0 ready")
    sent = []
    for _ in range(4):
        spoken = says(t, 1)
        if spoken is None:
            break
        sent.append(spoken.text)
        t.play(
            f"1 {spoken.text}",
            f"1 withdraw {t.s.proposals[-1].id if t.s.proposals else t.s.next_id}",
        )
    assert len(sent) == len(set(sent)) <= 2  # bot_normal sends at most two in a deal


@pytest.mark.rule("NA-V.8")
def test_promises_are_kept_unless_breaking_gains_much(scene):
    owed = {
        "promises": [{"promiser": 0, "promisee": 1, "term": "pay:1:3@round"}],
        "phase": "end_of_turn",
        "assets": [["susan_chen"]],
    }
    for level, temper, pays in (
        ("easy", None, True), ("normal", None, True), ("hard", None, False), ("normal", "opportunist", False),
        ("normal", "honest", True),
    ):  # fmt: skip
        t = scene(**owed, capital=[9, 9, 9, 9])
        spoken = says(t, 0, level, temper)
        assert (spoken is not None and spoken.text == "propose to=1 give=3 for=1") is pays, level
    promise = {"promises": [{"promiser": 2, "promisee": 0, "term": "support:0:1"}]}
    t = scene(**{**SUPPORT, **promise})
    assert best(t, 2) == "support main"


@pytest.mark.rule("NA-V.8", "NA-V.2")
def test_nothing_is_promised_that_would_be_broken(scene):
    fields = {
        "phase": "counteroffers", "capital": [12, 12, 12, 12], "deal": {"main": "vanity_project", "asset": "naoko_watanabe"},
        "hands": [[], ["clean_slate", "clinical_trials", "puff_piece"], ["puff_piece"], ["puff_piece"]], "seat": 1,
        "board": {"illness": [1, 2, 3, 4]},
    }  # fmt: skip
    t = scene(**fields)
    tempted = terms.temptation(t.s, 1)
    assert tempted > 0
    t.play("0 propose to=1 give=1 asks=no_counter@turn")
    assert says(t, 1).text == "reject 1 why=too_little"


def test_whether_to_talk_depends_on_public_things_only():
    match = tabletown.new("new_angeles", seats=4, seed=9, options={"corporations": "random"})
    dice = Dice(4)
    answers = set()
    while not match.over and len(match.history) < 260:
        for seat in range(4):
            here = BRAIN.may_talk(match.state, seat)
            answers.add(here)
            dealt = GAME.world(match.state, seat, dice.seed())
            assert BRAIN.may_talk(dealt, seat) is here
        free = match.free_options(0) if dice.chance() < 0.3 else []
        seat = 0 if free else match.state.deciders()[0]
        options = free or match.options(seat)
        match.play(options[dice.below(len(options))], seat)
    assert answers == {True, False}


def test_levels_come_from_the_content(scene):
    t = scene(**SUPPORT)
    moods = [talk.manners(t.s.tables, level) for level in ("easy", "normal", "hard")]
    assert [m.accept_margin for m in moods] == [0.0, 0.5, 1.0]
    assert [m.max_outgoing_per_deal for m in moods] == [1, 2, 3]
    tempers = Tempers({})
    assert terms.trust(t.s, 1, moods[0], tempers) == 0.5
    assert terms.trust(t.s, 1, moods[2], tempers) == pytest.approx(1 / 3)
    t = scene(
        **SUPPORT,
        promises=[{"promiser": 1, "promisee": 0, "term": "no_counter@turn", "status": "broken"}]
        * 3,
    )
    assert terms.trust(t.s, 1, moods[1], tempers) == pytest.approx(0.2)


@pytest.mark.rule("NA-V.2")
def test_a_price_that_is_nearly_right_is_bettered_once(scene):
    fields = {
        "phase": "end_of_turn", "assets": [["susan_chen"], ["braintrust"]], "round": 2,
        "capital": [12, 12, 12, 12],
    }  # fmt: skip
    t = scene(**fields).play("0 propose to=1 give=1 take=braintrust")
    spoken = says(t, 1)
    assert spoken.text == "propose to=0 give=braintrust take=5 reply=1 note=why:better_price"
    t.play(f"1 {spoken.text}")
    assert says(t, 0).kind in ("accept", "reject")  # somebody has to say yes or no
    t = scene(**fields).play("0 propose to=1 give=1 take=braintrust")
    assert says(t, 1, "easy").text == "reject 1 why=too_little"
    voice = scene(**fields).play("0 propose to=1 take=3")
    assert says(voice, 1, temper="opportunist").text == "reject 1 why=too_little_opportunist"


@pytest.mark.rule("NA-V.7", "NA-V.11")
def test_an_asset_goes_to_who_can_still_use_it(scene):
    fields = {
        "phase": "deal", "round": 4, "track": 3, "active": 1, "capital": [12, 12, 12, 12],
        "options": {"windows": "full"}, "rivals": ["weyland", "haas_bioroid", "jinteki", "nbn"],
    }  # fmt: skip
    t = scene(**fields, assets=[["marco_cubrero"]])
    assert t.s.stack[-1].name == "window_asset"
    spoken = says(t, 0)  # it has a turn less to come than others
    assert spoken.text.startswith("propose to=2 give=marco_cubrero take=3")
    t.play(f"0 {spoken.text}")
    assert says(t, 2).text == "accept 1"  # nothing is proposed that would only be refused
    wished = says(scene(**fields, assets=[["marco_cubrero"]]), 2)
    assert wished.text.startswith("propose to=0 give=3 take=marco_cubrero")
    s = scene(**{**fields, "capital": [20, 2, 12, 12]}, assets=[["lily_lockwell"]]).s
    (lily,) = s.owned[0]  # it steals from who is richer
    assert asset_value(s, lily, 1) > asset_value(s, lily, 2) > asset_value(s, lily, 0)
    assert says(scene(**fields, assets=[["braintrust"]]), 0) is None  # that works for anybody alike


def test_nobody_pays_twice_for_one_vote(scene):
    fields = {**SUPPORT, "options": {"windows": "full"}, "phase": "support_start"}
    fields.pop("seat")
    assert says(scene(**fields), 1) is not None
    promised = [{"promiser": 2, "promisee": 1, "term": "support:1:1"}]
    t = scene(**fields, promises=promised)
    assert says(t, 1) is None
    t = scene(**fields).play("1 propose to=any give=2 act=support:counter:1")
    t.play("2 promise to=1 support:1:1")
    assert says(t, 1).text == "withdraw 1"


def test_a_word_that_was_broken_buys_nothing(scene):
    broken = [
        {"promiser": 0, "promisee": 1, "term": "pay:1:3@round", "status": "broken"}
        for _ in range(2)
    ]
    t = scene(**SUPPORT, promises=broken).play("0 propose to=3 give=1 promise=pay:3:3@turn")
    assert says(t, 3).text == "reject 3 why=bad_partner"
    t = scene(**SUPPORT).play("0 propose to=3 give=1 promise=pay:3:3@turn")
    assert says(t, 3).text == "accept 1"


def test_costs_are_shared_before_one_pays_alone(scene, resolved):
    """Information Procurement: a share first; the last one asked pays the rest."""
    t = resolved("information_procurement", threat=17, round=4, capital=[9, 9, 9, 9])
    while t.prompt != "spend":
        t.play(best(t, t.s.asked))
    first = best(t, t.s.asked)
    assert first == "spend 1"


def test_androids_are_not_sent_where_there_is_no_power(resolved):
    board = {"android": [1, 2, 3, 4], "outage": [1, 5, 6], "strike": [2]}
    t = resolved("efficiency_experts", board=board, threat=8, round=3)
    moved = False
    while t.s.asked == 0 and t.s.outcome is None and t.s.card >= 0:
        choice = best(t, 0)
        if choice.startswith("android "):
            moved = True
            end = t.s.tables.districts.index(choice.split()[2])
            assert not t.s.has(OUTAGE, end)
        t.play(choice)
    assert moved


@pytest.mark.rule("NA-V.2")
def test_votes_against_a_city_in_danger_are_refused_for_its_sake(scene):
    """One offer mends outages, the other only pays: who wants votes for that hears why not."""
    deal = {
        "main": "budget_renovations",
        "counteroffers": [{"card": "high_risk_investments", "seat": 1}],
    }
    dark = {**SUPPORT, "threat": 17, "board": {"android": [2, 3, 6, 9], "outage": [2, 5, 6, 9]},
            "deal": deal, "events": ["earthquake_rocks_city"]}  # fmt: skip
    t = scene(**dark).play("1 propose to=2 give=1 act=support:counter:1")
    assert says(t, 2).text == "reject 1 why=city_first"
    t = scene(**dark).play("1 propose to=2 give=1 act=support:counter:1")
    assert says(t, 2, temper="saboteur").text != "reject 1 why=city_first"
    calm = {**dark, "threat": 0, "board": {}, "events": ["earthquake_rocks_city"]}
    t = scene(**calm).play("1 propose to=2 give=1 act=support:counter:1")
    assert "city_first" not in says(t, 2).text


@pytest.mark.rule("NA-V.11")
def test_bots_trade_before_events_too(scene):
    """The rich have no use for Lily Lockwell: she is for sale outside of deals as well."""
    t = scene(
        phase="turn", round=3, track=1, capital=[20, 12, 8, 12], options={"windows": "asked"},
        rivals=["weyland", "haas_bioroid", "jinteki", "nbn"], assets=[["lily_lockwell"]],
    )  # fmt: skip
    wish = says(t, 0)
    assert wish.kind == "speak"
    assert {"event", "demand"} <= set(wish.text.split()[1:])
    t.play(f"0 {wish.text}")
    while getattr(t.s.stack[-1], "name", "") != "window_event":
        seat = t.asked[0]
        ready = t.prompt == "ready"
        t.play(f"{seat} ready" if ready else f"{seat} {t.s.asking().default(t.s).text}")
    spoken = says(t, 0)
    assert spoken is not None
    assert "give=lily_lockwell" in spoken.text


@pytest.mark.rule("NA-V.7")
def test_whose_word_is_good_gives_it_often(scene):
    rivals = ["weyland", "nbn", "haas_bioroid", "jinteki"]  # it would rather not let the first win
    fields = {**SUPPORT, "options": {"windows": "full"}, "phase": "support_start", "rivals": rivals}
    fields.pop("seat")
    s = scene(**fields).s

    def words(temper):
        brain = BRAIN if temper is None else BRAIN.with_temper(temper)
        spoken = [brain.talk(s, 2, "normal", Dice(seed)) for seed in range(40)]
        return sum([action is not None and "promise=support" in action.text for action in spoken])

    assert words("honest") > 1.5 * words(None) > 0
