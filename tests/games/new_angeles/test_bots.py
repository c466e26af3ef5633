"""Bots: sensible judgements, bargaining by level, a calibrated estimate (section 18)."""

from __future__ import annotations

import time

import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.core.state import GameEnds
from tabletown.games import find
from tabletown.games.new_angeles.bot import talk
from tabletown.games.new_angeles.bot.choices import Tempers
from tabletown.games.new_angeles.bot.outlook import (
    Outlook,
    asset_value,
    seat_terms,
    threat_cost,
    win_chances,
)
from tabletown.games.new_angeles.rules.ending import city_falls

GAME = find("new_angeles")
BRAIN = GAME.brain()
DICE = Dice(1)


def best(t, seat):
    """What the brain likes most, looking at the true table (a position has no secrets)."""
    options = t.s.options(seat)
    values = BRAIN.judge(t.s, seat, options)
    return options[max(range(len(options)), key=lambda i: values[i])].text


def says(t, seat, level="normal", temper=None):
    brain = BRAIN if temper is None else BRAIN.with_temper(temper)
    return brain.talk(t.s, seat, level, Dice(3))


# -- evaluation -----------------------------------------------------------------------------------


@pytest.mark.rule("NA-V.3")
def test_assets_lose_value_towards_the_end(table):
    values = []
    for round in (1, 5, 6):
        t = table(at="end_of_turn", round=round, track=4, assets=[["braintrust", "susan_chen"]])
        values.append(asset_value(t.s, t.s.owned[0][0], 0))
    assert values[0] == 2 * values[1] == 4 * values[2] > 0
    t = table(
        at="end_of_turn", round=6, track=1, assets=[["susan_chen"], ["mr_li"], ["marco_cubrero"]]
    )
    assert asset_value(t.s, t.s.owned[2][0], 2) == 0  # no end of turn comes any more
    assert asset_value(t.s, t.s.owned[0][0], 0) > 0


@pytest.mark.rule("NA-V.5")
def test_threat_weighs_more_the_higher_it_is(table):
    last = []
    for seats in (4, 5, 6):
        s = table(at="end_of_turn", seats=seats, assets=[["susan_chen"]]).s
        steps = [threat_cost(s, final + 1) - threat_cost(s, final) for final in (5, 12, 18, 23)]
        assert steps == sorted(steps)
        assert steps[-1] > 4 * steps[0]
        last.append(steps[-1])
    assert last == sorted(last, reverse=True)  # the fewer players, the more each has to carry
    fields = {"at": "end_of_turn", "assets": [["susan_chen"]], "rivals": ["federalist"], "round": 5}
    for capital, sign in ((30, 1), (10, -1)):
        low = table(threat=5, capital=[capital, 9, 9, 9], **fields)
        high = table(threat=15, capital=[capital, 9, 9, 9], **fields)
        gain = BRAIN.value(high.s, 0) - BRAIN.value(low.s, 0)
        assert gain * sign > 0  # a rich Federalist likes threat, a poor one fears it
        assert BRAIN.value(high.s, 1) < BRAIN.value(low.s, 1)


def test_nobody_but_a_rich_federalist_would_rather_have_the_city_fall(table):
    for seats in (4, 5, 6):
        t = table(
            at="end_of_turn", round=6, threat=24, seats=seats, assets=[["susan_chen"]],
            capital=[20] + [48] * (seats - 1), rivals=["jinteki"],
            board={"outage": [8, 9, 10], "orgcrime": [6, 9, 10], "strike": [1, 2, 5]},
        )  # fmt: skip
        fallen = t.s.clone()
        with pytest.raises(GameEnds):
            city_falls(fallen)
        assert BRAIN.value(fallen, 0) < BRAIN.value(t.s, 0) - 20


@pytest.mark.rule("NA-V.4")
def test_the_rivals_capital_counts_against_a_seat(table):
    fields = {"at": "end_of_turn", "assets": [["susan_chen"]], "rivals": ["jinteki"]}
    plain = table(capital=[10, 10, 10, 10], **fields)
    rival = table(capital=[10, 14, 10, 10], **fields)
    other = table(capital=[10, 10, 14, 10], **fields)
    assert BRAIN.value(rival.s, 0) < BRAIN.value(plain.s, 0)
    assert BRAIN.value(other.s, 0) == pytest.approx(BRAIN.value(plain.s, 0))
    terms = seat_terms(plain.s, 0, Outlook(plain.s))
    assert set(terms) == {
        "capital",
        "assets",
        "cards",
        "investment",
        "outlook",
        "rival",
        "threat",
        "demand",
    }


def test_chances_follow_the_table(table):
    fields = {
        "at": "end_of_turn",
        "assets": [["susan_chen"]],
        "round": 6,
        "track": 0,
        "rivals": ["jinteki", "federalist"],
    }
    ahead = win_chances(table(capital=[30, 20, 10, 10], **fields).s)
    behind = win_chances(table(capital=[20, 30, 10, 10], **fields).s)
    assert ahead[0] > 0.6 > 0.3 > behind[0]
    burning = win_chances(table(capital=[30, 30, 10, 10], threat=23, **fields).s)
    assert burning[0] < ahead[0]
    assert burning[1] > 0.5 > ahead[1]
    assert all(0.0 <= chance <= 1.0 for chance in [*ahead, *behind, *burning])


# -- judgement ------------------------------------------------------------------------------------


def test_puzzle_one_move(table):
    """The demand lacks energy: an android must go to 10, and not the one that makes the credits."""
    t = table(
        at="resolve", round=2, track=0, deal={"main": "efficiency_experts"}, demand="increased_martian_violence",
        supply={"consumables": 1, "tech": 1, "entertainment": 2, "credits": 5}, investments=["energy_sector"],
        events=["helium_3_transport_threatened"],
        board={"android": [2, 5, 7, 9], "strike": [2, 5], "protest": [7, 9], "human_first": [2], "orgcrime": [7], "outage": [8]},
    )  # fmt: skip
    assert best(t, 0) in [
        f"android {start} base_de_cayambe" for start in ("quinde", "rabotgorod", "nihongai")
    ]


def test_puzzle_which_one_goes(table):
    """Two crime units, an orgcrime event to come: tier 3 first."""
    t = table(
        at="resolve", track=0, deal={"main": "live_feeds_24_7"}, board={"orgcrime": [7, 10], "android": [1, 2, 3, 4]},
        events=["gang_wars_at_all_time_high"], corporations=["haas_bioroid", "jinteki", "weyland", "melange"],
    )  # fmt: skip
    t.do("option remove_orgcrime")
    assert best(t, 0) == "remove orgcrime base_de_cayambe"


def test_an_own_contract_is_worth_an_offer(table):
    t = table(
        at="main_offer", corporations=["jinteki", "nbn", "weyland", "globalsec"], deal={"asset": "coach_walden"},
        hands=[["clean_slate", "live_feeds_24_7", "ark_construction"]], board={"illness": [1, 4], "strike": [1]},
        investments=["energy_sector"],
    )  # fmt: skip
    assert best(t, 0) in ("offer clean_slate", "offer mandatory_quarantine")
    t = table(
        at="support", deal={"main": "gentrification"}, hands=[[], ["puff_piece", "liquidation"]]
    )
    assert best(t, 1) == "abstain"  # no counteroffer: a card would change nothing


def test_the_worst_event_is_buried(resolved):
    t = resolved(
        "unorthodox_knowledge", board={"outage": [1, 2, 3, 9]},
        events=["earthquake_rocks_city", "gang_wars_at_all_time_high", "welfare_programs_slashed"],
    )  # fmt: skip
    assert best(t, 0) == "bottom earthquake_rocks_city"


# -- bargaining -----------------------------------------------------------------------------------

SUPPORT = {
    "at": "support", "seat": 2, "capital": [12, 12, 12, 12], "rivals": ["weyland", "haas_bioroid", "jinteki", "nbn"],
    "hands": [[], [], ["puff_piece", "liquidation", "riot_control"], ["clean_slate"]],
    "deal": {"main": "puff_piece", "counteroffers": [{"card": "high_risk_investments", "seat": 1}], "asset": "naoko_watanabe"},
}  # fmt: skip


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
    fields = {"at": "demand", "round": 6, "capital": [20, 19, 5, 5], "rivals": ["jinteki"], "investments": ["energy_sector", "retail_sector"],
              "demand": "increased_martian_violence"}  # fmt: skip
    t = table(assets=[[], ["midori"]], **fields)
    t.do("1 propose to=0 give=midori take=1")
    assert says(t, 0).text == "reject 1"


@pytest.mark.rule("NA-V.7")
def test_bounties_and_prices(table):
    fields = {
        **SUPPORT, "options": {"windows": "full"}, "at": "support_start",
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
    fields = {**SUPPORT, "options": {"windows": "full"}, "at": "support_start"}
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
        "at": "end_of_turn",
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
        "at": "counteroffers", "capital": [12, 12, 12, 12], "deal": {"main": "vanity_project", "asset": "naoko_watanabe"},
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
            dealt = GAME.determinise(match.state, seat, dice.seed())
            assert BRAIN.may_talk(dealt, seat) is here
        free = match.free_options(0) if dice.chance() < 0.3 else []
        seat = 0 if free else match.state.deciders()[0]
        options = free or match.options(seat)
        match.play(options[dice.below(len(options))], seat)
    assert answers == {True, False}


def test_levels_come_from_the_content(table):
    t = table(**SUPPORT)
    moods = [talk.manners(t.s.t, level) for level in ("easy", "normal", "hard")]
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


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.rule("NA-V.1", "NA-V.9", "NA-N.66")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_play_a_whole_game_and_trade(level):
    match = tabletown.new("new_angeles", seats=4, seed=6, options={"corporations": "random"})
    play_out(match, {seat: make_bot(GAME, level, seat) for seat in range(4)})
    assert match.over
    kinds = {played.action.kind for played in match.history if played.free}
    assert {"propose", "accept"} <= kinds
    assert "chat" not in kinds
    match.state.check()
    again = tabletown.load(str(match.record()))
    assert again.state == match.state


def test_a_searching_bot_plays(table):
    t = table(**{**SUPPORT, "seat": 2})
    bot = make_bot(GAME, "hard", 1, iterations=20)
    assert bot.choose(t.match.knowledge(2)).text in t.options(2)


def test_quick_play_ends_and_is_quick():
    config = GAME.config(5, options={"windows": "off", "corporations": "random"})
    match = Match(GAME, config, 4)
    s = match.state
    dice = Dice(2)
    started = time.process_time()
    moves = 0
    while s.outcome is None:
        seat = s.deciders()[0]
        s.apply(BRAIN.quick(s, seat, s.options(seat), dice), seat)
        moves += 1
    assert moves < 3000
    assert (time.process_time() - started) / moves < 0.002


def test_judgement_is_quick_enough():
    """Median below 50 ms for a decision of `normal`."""
    match = tabletown.new(
        "new_angeles", seats=5, seed=8, options={"corporations": "random", "windows": "off"}
    )
    bots = {seat: make_bot(GAME, "normal", seat) for seat in range(5)}
    times = []
    while not match.over and len(times) < 250:
        seat = match.state.deciders()[0]
        started = time.process_time()
        action = bots[seat].choose(match.knowledge(seat))
        if len(match.options(seat)) > 1:
            times.append(time.process_time() - started)
        match.play(action, seat)
    assert sorted(times)[len(times) // 2] < 0.05


@pytest.mark.slow
def test_statistics_of_normal_bots():
    """A small version of the published table: the city falls now and then, trades happen."""
    fell = trades = broken = 0
    games = 12
    for seed in range(games):
        seats = 4 + seed % 3
        match = tabletown.new(
            "new_angeles", seats=seats, seed=seed, options={"corporations": "random"}
        )
        play_out(match, {seat: make_bot(GAME, "normal", seed * 10 + seat) for seat in range(seats)})
        fell += match.outcome.reason == "city-fell"
        trades += any(played.action.kind == "accept" for played in match.history)
        broken += any(promise.status == "broken" for promise in match.state.book)
    assert 1 <= fell <= games - 2
    assert trades >= games - 2
    assert broken >= 1
