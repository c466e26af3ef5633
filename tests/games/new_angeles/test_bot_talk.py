"""How bots bargain, promise and keep their word, by level and temper (section 18)."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot import talk
from tabletown.games.new_angeles.bot.tempers import Tempers
from tests.games.new_angeles.asking_bots import BRAIN, GAME, SUPPORT, best, says


@pytest.mark.rule("NA-V.1", "NA-V.2", "NA-V.6")
def test_answers(table):
    t = table(**SUPPORT).do("0 propose to=3 give=1")
    assert says(t, 3).text == "accept 1"  # a gift
    t = table(**SUPPORT).do("0 propose to=3 take=1")
    assert says(t, 3).text == "reject 1"
    t = table(**SUPPORT).do('0 propose to=3 take=1 note="please, it is worth it"')
    assert says(t, 3).text == "reject 1"  # free text is ignored
    t = table(**SUPPORT).do("0 propose to=2 give=6 act=support:main:1")
    assert says(t, 2).text.startswith("accept 1 with=support:main,lay:")
    t = table(**SUPPORT).do("0 propose to=3 give=6 act=support:main:1")
    assert says(t, 3) is None  # it waits for the own decision


@pytest.mark.rule("NA-V.6")
def test_a_rival_pays_one_more_and_a_sure_win_is_kept(table):
    close = {**SUPPORT, "rivals": ["weyland", "haas_bioroid", "jinteki", "nbn"]}
    t = table(**close).do("2 propose to=3 give=2 take=1")
    assert says(t, 3).text == "reject 1"  # NBN is its rival: 1 is not 0.5 + 1
    t = table(**close).do("0 propose to=3 give=2 take=1")
    assert says(t, 3).text == "accept 1"
    fields = {"phase": "demand", "round": 6, "capital": [20, 19, 5, 5], "rivals": ["jinteki"], "investments": ["energy_sector", "retail_sector"],
              "demand": "increased_martian_violence"}  # fmt: skip
    t = table(assets=[[], ["midori"]], **fields)
    t.do("1 propose to=0 give=midori take=1")
    assert says(t, 0).text == "reject 1"


@pytest.mark.rule("NA-V.7")
def test_bounties_and_prices(table):
    fields = {
        **SUPPORT, "options": {"windows": "full"}, "phase": "support_start",
        "deal": {"main": "puff_piece", "counteroffers": [{"card": "high_risk_investments", "seat": 1}], "asset": "naoko_watanabe"},
    }  # fmt: skip
    fields.pop("seat")
    t = table(**fields)
    assert t.prompt == "ready"
    assert says(t, 1) is None  # each bot speaks once in a window, when its turn to be ready comes
    t.do("0 ready")
    spoken = says(t, 1)
    assert spoken is not None
    assert spoken.kind == "propose"
    assert "support" in spoken.text
    paid = int(spoken.text.split("give=")[1].split()[0])
    assert 1 <= paid <= 4
    assert t.match.refusal(1, spoken) is None
    t.do(f"1 {spoken.text}")
    assert says(t, 1) is None  # one proposal at a time


@pytest.mark.rule("NA-V.10")
def test_the_same_terms_are_not_sent_twice(table):
    fields = {**SUPPORT, "options": {"windows": "full"}, "phase": "support_start"}
    fields.pop("seat")
    t = table(**fields).do("0 ready")
    sent = []
    for _ in range(4):
        spoken = says(t, 1)
        if spoken is None:
            break
        sent.append(spoken.text)
        t.do(
            f"1 {spoken.text}",
            f"1 withdraw {t.s.proposals[-1].id if t.s.proposals else t.s.next_id}",
        )
    assert len(sent) == len(set(sent)) <= 2  # bot_normal sends at most two in a deal


@pytest.mark.rule("NA-V.8")
def test_promises_are_kept_unless_breaking_gains_much(table):
    owed = {
        "promises": [{"promiser": 0, "promisee": 1, "term": "pay:1:3@round"}],
        "phase": "end_of_turn",
        "assets": [["susan_chen"]],
    }
    for level, temper, pays in (
        ("easy", None, True), ("normal", None, True), ("hard", None, False), ("normal", "opportunist", False),
        ("normal", "honest", True),
    ):  # fmt: skip
        t = table(**owed, capital=[9, 9, 9, 9])
        spoken = says(t, 0, level, temper)
        assert (spoken is not None and spoken.text == "propose to=1 give=3 for=1") is pays, level
    promise = {"promises": [{"promiser": 2, "promisee": 0, "term": "support:0:1"}]}
    t = table(**{**SUPPORT, **promise})
    assert best(t, 2) == "support main"


@pytest.mark.rule("NA-V.8", "NA-V.2")
def test_nothing_is_promised_that_would_be_broken(table):
    fields = {
        "phase": "counteroffers", "capital": [12, 12, 12, 12], "deal": {"main": "vanity_project", "asset": "naoko_watanabe"},
        "hands": [[], ["clean_slate", "clinical_trials", "puff_piece"], ["puff_piece"], ["puff_piece"]], "seat": 1,
        "board": {"illness": [1, 2, 3, 4]},
    }  # fmt: skip
    t = table(**fields)
    tempted = talk.temptation(t.s, 1)
    assert tempted > 0
    t.do("0 propose to=1 give=1 asks=no_counter@turn")
    assert says(t, 1).text == "reject 1"


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


def test_levels_come_from_the_content(table):
    t = table(**SUPPORT)
    moods = [talk.manners(t.s.tables, level) for level in ("easy", "normal", "hard")]
    assert [m.accept_margin for m in moods] == [0.0, 0.5, 1.0]
    assert [m.max_outgoing_per_deal for m in moods] == [1, 2, 3]
    tempers = Tempers({})
    assert talk.trust(t.s, 1, moods[0], tempers) == 0.5
    assert talk.trust(t.s, 1, moods[2], tempers) == pytest.approx(1 / 3)
    t = table(
        **SUPPORT,
        promises=[{"promiser": 1, "promisee": 0, "term": "no_counter@turn", "status": "broken"}]
        * 3,
    )
    assert talk.trust(t.s, 1, moods[1], tempers) == pytest.approx(0.2)
