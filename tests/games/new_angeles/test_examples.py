"""The acceptance scenarios, with their exact numbers."""

from __future__ import annotations

import pytest

import tabletown

A, B, C, D, E = range(5)


# -- part 1: from the sources ---------------------------------------------------------------------


@pytest.mark.rule("NA-S.7", "NA-S.8")
@pytest.mark.parametrize("seats", [5, 6])
def test_ex_1_starting_capital(new, seats):
    seed = next(n for n in range(60) if new(seats, n, corporations="fixed").s.active == C)
    t = new(seats, seed, corporations="fixed")
    assert t.capital[C:] + t.capital[:C] == [10, 11, 12, 13, 14, 15][:seats]
    assert t.threat == 0
    assert t.s.active == C


@pytest.mark.rule("NA-S.1", "NA-S.2", "NA-S.3", "NA-S.3a", "NA-S.3b", "NA-S.4", "NA-S.5", "NA-S.9")
@pytest.mark.rule(
    "NA-S.10", "NA-S.11", "NA-S.12", "NA-2.3", "NA-2.3a", "NA-K.2", "NA-19.0", "NA-69.0"
)
def test_ex_2_the_pictured_setup(new):
    def setup(seed):
        return new(4, seed, setup_card="new_arrivals", corporations="random")

    def pictured(seed):
        s = setup(seed).s
        return s.tables.demands[s.demand] == "increased_martian_violence" and s.seat_of[4] >= 0

    t = setup(next(seed for seed in range(200) if pictured(seed)))
    melange = t.s.seat_of[4]
    while t.prompt == "general":
        t.play(t.options()[0])
    assert [len(hand) for hand in t.s.hands] == [3, 3, 3, 3]
    first_three = t.s.hands[melange]
    for seat in range(4):
        t.play(f"{seat} {t.options(seat)[0]}")
    assert t.on("android") == [2, 5, 7, 9]
    assert t.on("development") == [3]
    assert t.on("protest") == [5, 6]
    assert t.on("strike") == [1]
    assert t.on("outage") == [8]
    assert t.on("illness") == [1, 4]
    assert t.on("human_first") == [2, 4]
    assert t.on("orgcrime") == [3, 7]
    assert t.on("prisec") == [9]
    reserve = t.match.view(None)["board"]["reserve"]
    assert reserve == {
        "human_first": 7, "orgcrime": 7, "prisec": 5, "outage": 13, "illness": 12,
        "development": 13, "android": 0, "unrest": 11,
    }  # fmt: skip
    assert list(t.s.targets) == [1, 2, 0, 2, 6]
    assert t.s.supply == [0] * 5
    assert len(t.s.track) == 4
    assert len(t.s.assets) == 30
    assert t.s.space == 0
    for seat in range(4):
        assert list(t.emergencies(seat).values()) == [True]
        assert t.s.invested[seat] >= 0
        lines = t.s.sheet(seat)
        assert lines[-1] == (5, 1)  # the four-player side ends with a General line
    assert len(t.s.rivals) == 5
    assert len({t.s.tables.type_of[card] for card in first_three}) == 3


@pytest.mark.rule("NA-54.3", "NA-54.3a", "NA-25.4", "NA-25.5", "NA-25.11", "NA-25.12", "NA-25.3")
def test_ex_3_price_of_counteroffers(scene):
    t = scene(
        5, phase="counteroffers", deal={"main": "ark_construction"},
        hands=[
            [], ["clean_slate", "puff_piece", "riot_control"],
            ["clean_slate", "puff_piece", "riot_control"], ["clean_slate"],
            ["clean_slate", "puff_piece", "riot_control", "liquidation"],
        ],
    )  # fmt: skip
    t.play("1 counter clean_slate")
    assert len(t.s.hands[B]) == 2
    t.play("2 counter clean_slate", "2 discard puff_piece")
    assert len(t.s.hands[C]) == 1
    assert t.s.countering() == C
    assert t.asked == (D,)
    assert t.options() == ["pass"]
    assert t.refusal("counter clean_slate", D)[1] == "NA-25.11"
    t.play("3 pass", "4 counter clean_slate", "4 discard puff_piece", "4 discard riot_control")
    assert t.hand(E) == ["liquidation"]
    assert t.s.countering() == E
    assert len(t.s.box) == 3
    assert len(t.s.discard) == 3
    order = []
    while t.prompt == "support":
        order.append(t.asked[0])
        t.play("abstain")
    assert order == [B, C, D]


@pytest.mark.rule("NA-15.8")
def test_capital_has_no_upper_limit(scene):
    t = scene(phase="end_of_turn", capital=[79, 10, 10, 10], assets=[["susan_chen"]])
    t.play("0 use susan_chen", "0 player 1")
    player = t.match.view(None)["board"]["players"][0]
    assert (player["capital"], player["token_space"], player["token_flipped"]) == (81, 1, True)
    # Trades may go as far; the notation of a proposal knows numbers up to 999.
    t = scene(phase="end_of_turn", capital=[900, 900, 10, 10], assets=[["susan_chen"]])
    t.play("1 propose to=0 give=900", "0 accept 1")
    assert t.capital == [1800, 0, 10, 10]


@pytest.mark.rule("NA-15.2", "NA-15.3", "NA-15.4", "NA-15.5", "NA-I.9")
def test_ex_4_capital_beyond_39(scene):
    from tabletown.games.new_angeles.rules.city import gain, lose

    t = scene(phase="end_of_turn", capital=[38, 0, 0, 39], assets=[["susan_chen"]])

    def token(seat):
        player = t.match.view(None)["board"]["players"][seat]
        return player["capital"], player["token_space"], player["token_flipped"]

    gain(t.s, A, 5, "", "")
    assert token(A) == (43, 3, True)
    lose(t.s, A, 6, "", "")
    assert token(A) == (37, 37, False)
    gain(t.s, D, 1, "", "")
    assert token(D) == (40, 0, True)


@pytest.mark.rule("NA-25.8", "NA-25.10", "NA-A.9", "NA-A.10", "NA-M.7", "NA-A.11")
def test_ex_5_chief_gorman(scene):
    def counter(capital):
        return scene(
            phase="counteroffers", deal={"main": "ark_construction"}, capital=[10, capital, 10, 10],
            hands=[[], ["clean_slate", "puff_piece", "riot_control", "liquidation"], ["puff_piece"]],
            assets=[[], [], [], ["chief_gorman"]],
        ).play("1 counter clean_slate", "3 use chief_gorman")  # fmt: skip

    t = counter(5).play("1 pay")
    assert (t.capital[B], t.capital[D]) == (3, 12)
    assert t.s.countering() == B
    assert t.s.exhausted
    t = counter(5).play("1 refuse")
    assert t.hand(B) == ["puff_piece", "riot_control", "liquidation", "clean_slate"]
    assert t.s.countering() == -1
    assert t.asked == (C,)
    assert t.match.decision(C).details == {"price": 0}
    assert t.s.exhausted
    t.play("2 pass", "3 pass")
    assert t.prompt == "support"  # B is not asked to counter again
    t = counter(1)
    assert t.options() == ["refuse"]
    t.play("1 refuse")
    assert len(t.s.hands[B]) == 4


@pytest.mark.rule("NA-63.0", "NA-63.1", "NA-27.2a", "NA-27.2b", "NA-15.7", "NA-A.2")
def test_ex_6_alex_westlund(scene):
    def westlund(capital):
        return scene(
            phase="end_of_turn", capital=[capital, 5, 5, 5],
            assets=[["alex_westlund", "midori"], ["tanaka"], ["eiko"], ["mr_li"]],
            exhausted=["eiko"],
        ).play("0 use alex_westlund")  # fmt: skip

    def exhausted(t, asset):
        return bool(t.s.exhausted >> [a.id for a in t.s.tables.assets].index(asset) & 1)

    t = westlund(7).play("asset tanaka", "asset eiko")
    assert t.assets(C) == ["tanaka"]
    assert not exhausted(t, "tanaka")
    assert t.assets(B) == ["eiko"]
    assert exhausted(t, "eiko")
    assert t.capital[A] == 7
    t = westlund(7).play("asset alex_westlund", "asset eiko")
    assert t.capital[A] == 5
    assert t.assets(A) == ["midori", "eiko"]
    assert exhausted(t, "eiko")
    assert t.assets(C) == ["alex_westlund"]
    assert not t.happened("claimed")
    t = westlund(1).play("asset midori", "asset tanaka")
    assert t.capital[A] == 0


STINSON = {
    "corporations": ["jinteki", "nbn", "weyland", "globalsec"],
    "emergencies": {"sweeps_week": {"faceup": False}},
}


@pytest.mark.rule("NA-17.3", "NA-17.6", "NA-17.6a", "NA-17.6b", "NA-17.7", "NA-17.8", "NA-A.5")
def test_ex_7_bryan_stinson(scene):
    t = scene(
        phase="claim",
        deal={"asset": "bryan_stinson", "main": "clinical_trials"},
        track=1,
        **STINSON,
    )
    assert t.options() == [
        "emergency sweeps_week", "emergency massive_reconstruction", "emergency ruthless_tactics",
    ]  # fmt: skip
    t.play("emergency sweeps_week", "emergency ruthless_tactics")
    assert t.emergencies(A) == {
        "mandatory_quarantine": True, "sweeps_week": False, "ruthless_tactics": True,
    }  # fmt: skip
    assert t.asset_deck()[-1] == "bryan_stinson"
    held = {**STINSON["emergencies"], "ruthless_tactics": {"seat": 0}}
    held["sweeps_week"] = {"seat": 0, "faceup": False}
    for winner, faceup in (("counter", True), ("main", False)):
        t = scene(
            phase="main_offer", corporations=STINSON["corporations"], emergencies=held,
            hands=[["puff_piece"], ["clean_slate"], ["clean_slate", "puff_piece"]],
        )  # fmt: skip
        assert t.refusal("offer sweeps_week", A)[1] == "NA-17.3"
        t.play("0 offer ruthless_tactics", "1 counter clean_slate", "2 pass", "3 pass")
        t.play(f"2 support {winner}", "2 lay puff_piece", "2 done")
        t.to_the_end_of_the_deal()
        assert t.emergencies(D) == {"ruthless_tactics": faceup}
        assert "ruthless_tactics" not in t.hand(D)


@pytest.mark.rule("NA-16.9", "NA-A.6", "NA-A.7", "NA-A.8", "NA-M.8")
def test_ex_8_caprice_nisei(scene):
    t = scene(
        phase="main_offer", hands=[["unorthodox_knowledge", "puff_piece"], ["clinical_trials"], []],
        assets=[[], [], ["caprice_nisei"]], board={"illness": [1, 4]},
    )  # fmt: skip
    t.play("0 offer unorthodox_knowledge")
    assert t.asked == (B,)  # C is not offered Caprice Nisei
    t.play("1 counter clinical_trials")
    assert t.options() == ["use caprice_nisei", "decline"]
    t.play("2 use caprice_nisei")
    assert t.asked == (B,)
    assert t.prompt == "declare"
    t.play("1 remove illness manta")
    offer = t.match.view(None)["board"]["deal"]["counteroffers"][-1]
    assert offer["declared"] == ["remove illness manta"]
    t.play("2 pass", "3 pass", "2 abstain", "3 abstain")
    # 0 : 0 is a tie, so A resolves the uncapriced card freely
    assert t.prompt == "bottom"
    t = scene(
        phase="support", seat=2, hands=[[], [], ["puff_piece"], []], board={"illness": [1, 4]},
        deal={
            "main": "unorthodox_knowledge", "counteroffers": [{"card": "clinical_trials", "seat": 1}],
        },
    )  # fmt: skip
    number = t.s.tables.programs[t.s.tables.card_program[t.s.counteroffer()]][0].number
    t.s.declared_counter = (number, t.s.tables.remove[4][3].id)
    t.play("2 support counter", "3 abstain")
    assert t.on("illness") == [1]  # removed without a further choice
    t = scene(
        phase="support", seat=2, hands=[[], [], ["puff_piece"], []], board={"illness": [1, 5]},
        deal={
            "main": "unorthodox_knowledge", "counteroffers": [{"card": "clinical_trials", "seat": 1}],
        },
    )  # fmt: skip
    t.s.declared_counter = (number, t.s.tables.remove[4][3].id)
    t.play("2 support counter", "3 abstain")
    assert t.options() == ["remove illness guayaquil", "remove illness rabotgorod"]  # asked anew


@pytest.mark.rule("NA-12.0", "NA-12.1", "NA-12.1a", "NA-12.5", "NA-12.6", "NA-29.3", "NA-29.6")
@pytest.mark.rule("NA-29.7", "NA-29.8", "NA-29.9", "NA-61.1", "NA-61.2", "NA-61.3", "NA-61.9")
@pytest.mark.parametrize(
    ("before", "human_first", "made", "protest", "strike", "outage"),
    [
        ("stable", True, (2, 1), [], [6], []),
        ("protest", True, (2, 1), [], [], [6]),
        ("strike", True, (0, 0), [], [], [6]),
        ("outage", True, (0, 0), [], [], [6, 9]),
        ("stable", False, (2, 1), [6], [], []),
        ("protest", False, (2, 1), [], [6], []),
        ("strike", False, (0, 0), [], [6], []),
        ("outage", False, (0, 0), [], [], [6]),
    ],
)
def test_ex_9_human_first_and_the_exploited_district(
    scene, before, human_first, made, protest, strike, outage
):
    board = (
        {"android": [1, 2, 3, 6], before: [6]} if before != "stable" else {"android": [1, 2, 3, 6]}
    )
    board["human_first"] = [6] if human_first else []
    board["orgcrime"] = [1, 2, 3]
    board["strike"] = [*board.get("strike", []), 1, 2, 3]
    t = scene(
        phase="production", board=board, events=["average_wage_falls_again"], assets=[["susan_chen"]],
    )  # fmt: skip
    produced = [
        (e["resource"], e["by"]) for e in t.happened("supply") if e["district"] == "laguna_velasco"
    ]
    assert produced == [
        (r, n) for r, n in zip(("entertainment", "credits"), made, strict=True) if n
    ]
    events = t.happened("unrest")
    stage = {"laguna_velasco": "stable", **{e["district"]: e["stage"] for e in events}}
    in_six = stage["laguna_velasco"]
    assert (in_six == "protest") == (6 in protest)
    if before != "strike":
        assert (in_six == "strike") == (6 in strike)
    assert t.on("outage") == outage
    assert t.capital == [10, 11, 12, 13]  # neither NBN (seat 2) nor Weyland (seat 3) gains


@pytest.mark.rule("NA-34.0", "NA-34.1", "NA-34.2", "NA-34.3", "NA-34.4", "NA-34.6", "NA-50.0")
@pytest.mark.rule("NA-50.1", "NA-55.3", "NA-24.3", "NA-12.4")
def test_ex_10_movement_to_the_root(scene):
    from tabletown.games.new_angeles.rules.city import place

    corporations = ["globalsec", "jinteki", "nbn", "weyland"]
    t = scene(
        phase="end_of_turn", board={"human_first": [5, 6], "prisec": [9]}, corporations=corporations,
        assets=[["susan_chen"]],
    )  # fmt: skip
    t.s.log = log = []
    place(t.s, 0, 4)
    assert t.on("human_first") == [5, 6, 10]
    assert log[0].args["path"] == ["rabotgorod", "laguna_velasco", "rutherford"]
    assert t.threat == 0
    place(t.s, 0, 4)
    assert t.on("human_first") == [5, 6, 10]
    assert log[1].args["path"][-1] == "base_de_cayambe"
    assert log[1].args["district"] == "root"
    assert t.threat == 2
    assert t.s.reserve(0) == 6
    assert t.capital == [10, 11, 12, 13]


@pytest.mark.rule("NA-45.2", "NA-45.2a", "NA-45.2b", "NA-45.2c", "NA-45.3", "NA-45.3a", "NA-45.3b")
@pytest.mark.rule("NA-45.4", "NA-45.5", "NA-45.6", "NA-45.8", "NA-21.0", "NA-21.1", "NA-21.2")
@pytest.mark.rule("NA-64.4", "NA-69.0", "NA-18.0")
@pytest.mark.parametrize(("credits", "threat"), [(6, 8), (5, 14)])
@pytest.mark.parametrize("round", [2, 4, 6])
def test_ex_11_demand_round(scene, credits, threat, round):
    t = scene(
        phase="pay_demand", round=round, threat=8, demand="increased_martian_violence",
        supply={"energy": 1, "consumables": 2, "entertainment": 4, "credits": credits},
        demands=["tourism_spike"], track=3,
    )  # fmt: skip
    assert t.threat == threat
    if round == 6:
        assert t.match.over
        assert t.match.outcome.reason == "city-stands"
        return
    assert t.s.supply == [0] * 5
    assert t.s.tables.demands[t.s.demand] == "tourism_spike"
    assert list(t.s.targets) == [2, 0, 0, 5, 5]
    assert t.s.tables.demands[t.s.demands[0]] == "increased_martian_violence"
    assert t.prompt == "investment"
    t.play(*[f"{seat} {t.options(seat)[0]}" for seat in range(4)])
    assert t.s.standard_round() == round + 1


RIVALS_EX_12 = ["haas_bioroid", "jinteki", "nbn", "weyland", "melange"]


@pytest.mark.rule("NA-46.0", "NA-46.1", "NA-46.1a", "NA-46.2", "NA-67.0", "NA-67.0a", "NA-67.1")
@pytest.mark.rule("NA-67.1a", "NA-67.2", "NA-67.2a", "NA-67.3", "NA-67.4", "NA-11.0", "NA-11.1")
def test_ex_12_rivals(scene):
    def ending(capital, threat, met=True):
        supply = dict.fromkeys(("energy", "consumables", "tech", "entertainment", "credits"), 8)
        return scene(
            5, phase="pay_demand", round=6, threat=threat, capital=capital,
            corporations=RIVALS_EX_12, supply=supply if met else {},
            rivals=["jinteki", "melange", "nbn", "federalist", "weyland"], spare="haas_bioroid",
            demand="increased_martian_violence",
        )  # fmt: skip

    assert ending([31, 31, 28, 25, 22], 19).winners == (B,)
    t = ending([31, 31, 28, 25, 22], 19, met=False)
    assert t.threat == 25
    assert t.winners == (D,)
    assert ending([31, 31, 28, 24, 22], 19, met=False).winners == ()
    t = scene(
        phase="pay_demand", round=6, capital=[12, 11, 11, 30], rivals=["haas_bioroid"],
        supply=dict.fromkeys(("energy", "consumables", "tech", "entertainment", "credits"), 8),
    )  # fmt: skip
    assert A in t.winners  # four players: more than two others


GLOBALSEC = {"corporations": ["globalsec", "nbn", "jinteki", "weyland"]}


@pytest.mark.rule("NA-14.0", "NA-14.2", "NA-14.7", "NA-N.11", "NA-N.13", "NA-N.16", "NA-N.30")
@pytest.mark.rule("NA-N.32", "NA-N.33", "NA-N.41", "NA-N.10")
def test_ex_13_the_worked_trade(scene):
    def deal(seat):
        return scene(
            phase="support", seat=seat, capital=[12, 11, 9, 10], deal={"main": "arrest_orders"},
            hands=[[], ["puff_piece"], ["clean_slate", "clinical_trials", "liquidation", "puff_piece"]],
            **GLOBALSEC,
        )  # fmt: skip

    t = deal(2).play("0 propose to=2 give=2 act=support:main:2")
    assert t.match.view(2)["board"]["proposals"][0]["binding"] is True
    t.play("2 accept 1 with=support:main,lay:clean_slate,lay:liquidation,done")
    assert t.capital == [10, 11, 11, 10]
    assert len(t.s.support_main) == 2
    assert t.hand(C) == ["clinical_trials", "puff_piece"]
    assert t.asked == (D,)

    t = deal(1).play("0 propose to=2 give=2 asks=support:0:2")
    assert t.match.view(2)["board"]["proposals"][0]["binding"] is False
    t.play("2 accept 1")
    assert t.capital == [10, 11, 11, 10]
    assert [p.status for p in t.s.book] == ["open"]
    t.play("1 abstain")
    assert t.options() == ["support main", "abstain"]
    t.play("2 abstain", "3 abstain")
    t.to_the_end_of_the_deal()
    assert [p.status for p in t.s.book] == ["broken"]
    assert t.capital[:3] == [10, 11, 11]

    t = deal(1).play("0 propose to=2 give=2 act=support:main:2")
    moves = "accept 1 with=support:main,lay:clean_slate,lay:liquidation,done"
    assert t.refusal(moves, 2)[1] == "NA-N.13"
    t.play("1 abstain", f"2 {moves}")
    assert t.capital == [10, 11, 11, 10]


@pytest.mark.rule("NA-M.16", "NA-22.1", "NA-22.4", "NA-22.5", "NA-65.8", "NA-A.23", "NA-N.34")
def test_ex_14_end_of_turn_asset_received_in_time(scene):
    t = scene(phase="end_of_turn", capital=[12, 20, 15, 9], assets=[[], ["marco_cubrero"]])
    assert t.asked == (A,)
    assert t.options() == ["finish"]
    t.play("0 propose to=1 give=3 take=marco_cubrero", "1 accept 1")
    assert t.capital == [9, 23, 15, 9]
    t.play("0 use marco_cubrero", "option steal_capital_richest")
    assert t.capital == [11, 21, 15, 9]
    t = scene(
        phase="end_of_turn", capital=[12, 20, 15, 9], assets=[["susan_chen"], ["marco_cubrero"]],
    )  # fmt: skip
    t.play("0 propose to=1 give=3 take=marco_cubrero", "1 accept 1", "0 use marco_cubrero")
    t.play("option steal_capital_richest", "0 propose to=1 give=marco_cubrero", "1 accept 2")
    t.play("1 propose to=0 give=marco_cubrero", "0 accept 3")
    assert t.refusal("use marco_cubrero", A)[1] == "NA-22.1"


# -- part 2: interactions -------------------------------------------------------------------------


@pytest.mark.rule(
    "NA-34.1", "NA-34.6", "NA-34.11", "NA-3.0", "NA-3.1", "NA-3.11", "NA-K.7", "NA-38.2"
)
def test_ex_20_gentrification(resolved):
    t = resolved(
        "gentrification", threat=11, corporations=["weyland", "globalsec", "nbn", "jinteki"],
        board={"outage": [5], "human_first": [5], "orgcrime": [5, 6], "illness": [9]},
    )  # fmt: skip
    assert t.on("outage") == []
    assert t.capital[0] == 12
    assert t.on("prisec") == [5]
    assert t.on("human_first") == [6]
    assert t.on("orgcrime") == [6, 9]
    assert t.threat == 13
    assert t.capital[1] == 11


@pytest.mark.rule("NA-3.3", "NA-3.8", "NA-K.6", "NA-X.24", "NA-X.25", "NA-3.5")
@pytest.mark.parametrize(
    ("places", "illness", "threat"),
    [
        (("quinde", "manta"), [2, 4, 6], 4),
        (("quinde", "quinde"), [2, 5, 6], 6),
        (("laguna_velasco", "quinde"), [2, 6, 9], 6),
    ],
)
def test_ex_21_sweeps_week(resolved, places, illness, threat):
    t = resolved(
        "sweeps_week", threat=4, corporations=["nbn", "jinteki", "weyland", "globalsec"],
        board={"strike": [3], "protest": [6, 8], "illness": [6]},
    )  # fmt: skip
    t.play("lower la_costa", "lower la_costa", "lower esmeraldas", "stop")
    t.play(*[f"place illness {place}" for place in places])
    assert t.capital[0] == 13
    assert t.on("illness") == illness
    assert t.threat == threat


@pytest.mark.rule("NA-9.0", "NA-12.1a", "NA-29.8", "NA-33.0", "NA-61.2", "NA-61.8", "NA-61.9")
@pytest.mark.rule("NA-61.0", "NA-61.4", "NA-61.5", "NA-61.7", "NA-34.10")
def test_ex_22_an_outage_overtakes_production(scene):
    t = scene(
        phase="production", events=["earthquake_rocks_city"],
        board={
            "android": [5, 6, 8, 9], "human_first": [5, 9], "orgcrime": [8], "development": [9],
            "outage": [5], "protest": [6, 9],
        },
    )  # fmt: skip
    events = t.happened("exploited")
    assert [e["district"] for e in events] == [
        "rabotgorod", "laguna_velasco", "esmeraldas", "rutherford",
    ]  # fmt: skip
    assert t.supply == {"energy": 0, "consumables": 0, "tech": 0, "entertainment": 1, "credits": 4}
    assert t.on("protest") == [8]
    # the event that follows places an outage in 2
    assert t.on("outage") == [2, 5, 6, 9]
    assert t.threat == 5  # the earthquake counts three outages, production itself raised nothing
    assert t.capital == [10, 11, 12, 13]


@pytest.mark.rule("NA-20.5", "NA-20.6", "NA-20.7", "NA-20.8", "NA-34.9", "NA-K.9", "NA-A.32")
@pytest.mark.rule("NA-20.0", "NA-20.1", "NA-20.1b", "NA-20.1c", "NA-10.0", "NA-51.2", "NA-I.29")
def test_ex_23_activist_cells_awaken(scene):
    t = scene(
        phase="event", threat=10, events=["activist_cells_awaken"],
        corporations=["melange", "jinteki", "nbn", "weyland"], assets=[[], ["sunny_lebeau"]],
        board={"human_first": [2, 5, 9, 10], "orgcrime": [7], "prisec": [6], "illness": [2]},
    )  # fmt: skip
    assert t.options() == ["use sunny_lebeau", "decline"]
    t.play("1 use sunny_lebeau")
    assert t.options() == ["use sunny_lebeau", "decline"]  # a second increase, a second draw
    t.play("1 use sunny_lebeau")
    assert len(t.s.hands[1]) == 4
    assert t.on("human_first") == [3, 9, 10]
    assert t.on("orgcrime") == [7, 9]
    assert t.on("illness") == [2, 5]
    assert t.threat == 14
    assert t.capital[0] == 10
    assert t.happened("track-filled")[-1] == {"turns": 4}
    top = [(e["from_district"], e["district"]) for e in t.happened("moved")]
    assert top == [
        ("base_de_cayambe", "root"), ("rutherford", "base_de_cayambe"), ("base_de_cayambe", "root"),
        ("rabotgorod", "rutherford"), ("rutherford", "base_de_cayambe"), ("quinde", "rabotgorod"),
        ("rabotgorod", "rutherford"),
    ]  # fmt: skip


@pytest.mark.rule("NA-K.9", "NA-K.10", "NA-34.3", "NA-20.7", "NA-20.2", "NA-64.5")
@pytest.mark.parametrize(("district", "threat", "melange"), [(10, 9, 10), (2, 7, 13)])
def test_ex_24_melange_margin(scene, district, threat, melange):
    t = scene(
        phase="event", threat=6, events=["gang_wars_at_all_time_high"], board={"orgcrime": [district]},
        corporations=["melange", "jinteki", "nbn", "weyland"],
    )  # fmt: skip
    assert t.threat == threat
    assert t.on("orgcrime") == sorted({district, 10})
    assert t.on("outage") == [1]
    assert t.on("illness") == [3]
    assert t.capital[0] == melange


@pytest.mark.rule("NA-25.5", "NA-25.8", "NA-25.9", "NA-25.10")
def test_ex_25_gorman_uncovers_an_earlier_counteroffer(scene):
    t = scene(
        5, phase="counteroffers", deal={"main": "ark_construction"}, assets=[["chief_gorman"]],
        capital=[10, 10, 10, 10, 10],
        hands=[[], ["clean_slate"], ["puff_piece", "liquidation"], ["puff_piece", "liquidation"]],
    )  # fmt: skip
    t.play("1 counter clean_slate", "0 decline", "2 counter puff_piece")
    t.play("0 use chief_gorman", "2 refuse")
    assert t.hand(C) == ["puff_piece"]
    assert len(t.s.discard) == 1
    assert t.s.countering() == B
    assert t.match.decision(D).details == {"price": 1}
    t.play("3 pass", "4 pass")
    order = []
    while t.prompt == "support":
        order.append(t.asked[0])
        t.play("abstain")
    assert order == [C, D, E]


@pytest.mark.rule("NA-A.25", "NA-A.26", "NA-A.31", "NA-A.34", "NA-54.5a", "NA-I.19", "NA-54.7")
@pytest.mark.parametrize("tie", [False, True])
def test_ex_26_the_fall_guy(scene, tie):
    t = scene(
        phase="main_offer", deal={"asset": "coach_walden"}, board={"android": [1, 2, 3, 4]},
        hands=[["ark_construction", "labor_solutions"], ["clean_slate", "puff_piece"], ["liquidation"]],
        assets=[["the_fall_guy", "monica_singh"], ["saul_eustecio"]],
        emergencies={"underpaid_overclocked": {"faceup": False}},
    )  # fmt: skip
    t.play("0 offer ark_construction", "0 use the_fall_guy")
    assert t.asset_deck()[-1] == "the_fall_guy"
    assert t.s.countering() == A
    assert t.asked == (B,)
    assert t.prompt == "support"
    t.play("1 support counter", "1 lay clean_slate")
    t.play("1 done" if tie else "1 lay puff_piece")
    t.play("2 support main")
    t.play("3 abstain")
    if tie:
        assert t.prompt == "place"  # the main offer wins: A resolves Ark Construction
        assert t.options()[0] == "place development guayaquil"
        return
    assert t.options() == ["use saul_eustecio", "decline"]
    t.play("1 use saul_eustecio")
    assert t.capital[:2] == [11, 12]
    assert t.prompt == "android"  # Monica Singh was not asked; A resolves Labor Solutions
    assert t.asked == (A,)
    t.play("stop", "place orgcrime guayaquil")
    assert "coach_walden" in t.assets(A)


@pytest.mark.rule("NA-54.8", "NA-57.6", "NA-X.21")
@pytest.mark.parametrize("own", [False, True])
def test_ex_27_support_without_opposition(scene, own):
    t = scene(
        phase="main_offer", hands=[["vanity_project", "puff_piece"], [], ["puff_piece"], []],
        assets=[["midori", "eiko"], [], ["tanaka"]], capital=[10, 10, 10, 10],
        deal={"asset": "coach_walden"},
    )  # fmt: skip
    t.play("0 offer vanity_project", "1 pass", "2 pass", "3 pass", "1 abstain", "0 decline")
    assert t.options() == ["support main", "abstain"]
    t.play("2 support main", "3 abstain", "0 decline")
    assert t.prompt == "player"
    if own:
        t.play("player 0", "asset eiko")
        assert t.capital[A] == 12
        assert t.assets(A) == ["midori", "coach_walden"]
        assert t.asset_deck()[-1] == "eiko"
    else:
        t.play("player 2")
        assert t.capital[C] == 14
        assert t.assets(C) == []
        assert t.asset_deck()[-1] == "tanaka"


@pytest.mark.rule("NA-N.8", "NA-N.16", "NA-N.21", "NA-N.32", "NA-N.36", "NA-A.24", "NA-N.35")
def test_ex_28_standing_bounty_and_mark_yale(scene):
    t = scene(
        5, phase="support", seat=1, capital=[3, 5, 5, 5, 5], deal={"main": "ark_construction"},
        hands=[[], ["puff_piece"], ["liquidation"], [], []],
    )  # fmt: skip
    t.play("0 propose to=any give=2 act=support:main:1 scope=deal uses=3")
    t.play("1 accept 1 with=support:main")
    assert t.capital[:2] == [1, 7]
    assert t.refusal("accept 1 with=support:main", 2)[1] == "NA-N.36"
    assert [p.id for p in t.s.proposals] == [1]
    t.play("3 propose to=0 give=1", "0 accept 2", "2 accept 1 with=support:main")
    assert t.capital[:4] == [0, 7, 7, 4]
    t = scene(
        5, phase="main_offer", capital=[3, 5, 5, 5, 5], assets=[[], [], [], [], ["mark_yale"]],
        hands=[["ark_construction", "puff_piece"]],
    )  # fmt: skip
    t.play(
        "0 propose to=any give=2 act=support:main:1 scope=deal uses=3", "0 offer ark_construction"
    )
    t.play("4 use mark_yale")
    assert t.s.proposals == ()
    assert t.happened("proposal-ended")[-1]["how"] == "void"
    assert t.refusal("propose to=1 give=1", 0)[1] == "NA-A.24"
    assert t.refusal("propose to=0 give=1", 1)[1] == "NA-A.24"
    t.play("0 propose to=1 promise=no_counter@turn", "1 accept 2")
    t.to_the_end_of_the_deal()
    assert t.s.no_trade == 0


@pytest.mark.rule("NA-16.2", "NA-16.2a", "NA-16.2b", "NA-16.2c", "NA-31.0", "NA-31.0a", "NA-31.1")
@pytest.mark.rule("NA-A.4", "NA-42.3", "NA-31.2", "NA-31.3", "NA-8.1b")
def test_ex_29_braintrust_and_an_empty_deck(scene):
    t = scene(
        phase="refresh", corporations=["melange", "jinteki", "nbn", "weyland"], assets=[["braintrust"]],
        exact_decks=True, track=2, rest_to=3,
        decks={
            "biotech": ["clean_slate"], "labor": [],
            "media": ["puff_piece", "puff_piece", "media_circus", "media_circus", "spin_doctors"],
        },
        discard=[
            "clinical_trials", "clinical_trials", "clean_slate", "live_feeds_24_7", "media_circus",
            "liquidation",
        ],
    )  # fmt: skip
    t.play("deck biotech")
    assert t.happened("refilled")[0]["card"] == sorted(
        [
            "clinical_trials",
            "clinical_trials",
            "clean_slate",
            "live_feeds_24_7",
            "media_circus",
            "liquidation",
        ]
    )
    assert [len(t.s.decks[type]) for type in (1, 2, 3)] == [2, 1, 7]
    assert len(t.s.hands[A]) == 2
    assert t.refusal("deck biotech", A)[1] == "NA-31.1"
    t.play("deck media")
    assert len(t.s.decks[3]) == 5
    t.play("deck labor")
    assert len(t.s.decks[2]) == 0
    assert len(t.s.hands[A]) == 5
    assert t.s.hand_size(A) == 4


@pytest.mark.rule("NA-X.13", "NA-36.6", "NA-40.2", "NA-3.2", "NA-6.1", "NA-40.1")
def test_ex_30_liquidation(resolved):
    t = resolved(
        "liquidation", threat=3, supply={"credits": 6},
        corporations=["globalsec", "jinteki", "nbn", "weyland"],
        board={"orgcrime": [5], "development": [5], "illness": [5], "protest": [5]},
    )  # fmt: skip
    t.play("produce rabotgorod")
    assert t.supply == {"energy": 0, "consumables": 0, "tech": 1, "entertainment": 0, "credits": 8}
    assert t.on("strike") == [5]
    assert t.on("protest") == []
    assert t.threat == 5
    assert t.on("orgcrime") == [5]
    assert t.capital[0] == 10


@pytest.mark.rule("NA-64.0", "NA-64.1", "NA-64.6", "NA-54.10", "NA-67.3", "NA-K.11", "NA-I.7")
@pytest.mark.parametrize(("capital", "winners"), [(25, (D,)), (20, ())])
def test_ex_31_threat_25_in_the_middle_of_a_card(resolved, capital, winners):
    t = resolved(
        "massive_reconstruction", threat=22, deal={"asset": "coach_walden"},
        corporations=["haas_bioroid", "jinteki", "nbn", "weyland"], capital=[10, 10, 10, capital],
        rivals=[None, None, None, "federalist"],
        board={"outage": [2, 3], "orgcrime": [10], "illness": [2]},
    )  # fmt: skip
    t.play("remove outage quinde", "remove outage la_costa", "place orgcrime base_de_cayambe")
    assert t.threat == 24
    assert t.capital[D] == capital + 4
    t.play("place orgcrime base_de_cayambe")
    assert t.match.over
    assert t.threat == 25
    assert t.winners == winners
    assert t.assets(A) == []  # no claim
    assert t.s.main >= 0  # no clean-up


@pytest.mark.rule("NA-A.29", "NA-A.16", "NA-A.17", "NA-A.39", "NA-65.7", "NA-T.13", "NA-F.16")
def test_ex_32_naoko_watanabe(scene):
    t = scene(
        phase="claim", corporations=["haas_bioroid", "jinteki", "nbn", "weyland"],
        deal={
            "asset": "naoko_watanabe", "main": "puff_piece",
            "counteroffers": [{"card": "puff_piece", "seat": 1}],
        },
        asset_deck=["gurren_imaishi", "floyd_2x3a7c"], capital=[10, 10, 10, 10],
    )  # fmt: skip
    assert t.capital[B] == 15
    assert t.prompt == "deck"
    t.play("deck media", "deck labor", "deck labor", "deck biotech", "deck security")
    types = [t.s.tables.type_of[card] for card in t.s.hands[B][:5]]
    assert types == [3, 2, 2, 1, 4]
    assert t.assets(B) == ["floyd_2x3a7c"]
    assert t.s.hand_size(B) == 10
    assert t.asset_deck()[-2:] == ["naoko_watanabe", "gurren_imaishi"]


@pytest.mark.rule("NA-45.1", "NA-45.7", "NA-45.9", "NA-F.29", "NA-18.1")
@pytest.mark.parametrize(
    ("investment", "capital"),
    [
        ("energy_sector", 7), ("retail_sector", 0), ("technology_sector", 6),
        ("entertainment_sector", 2), ("banking_sector", 6), ("short_sale", 5),
        ("healthcare_initiative", 5), ("power_siphoning", 3), ("union_agreement", 7),
        ("militarized_police", 8), ("populist_dismissal", 5), ("laundering_scheme", 0),
    ],
)  # fmt: skip
def test_ex_33_investments_at_the_limit(scene, investment, capital):
    others = [i for i in ("laundering_scheme", "retail_sector") if i != investment]
    t = scene(
        phase="demand", round=2, capital=[0, 0, 0, 0],
        supply={"energy": 2, "consumables": 1, "tech": 3, "credits": 6},
        targets={"energy": 2, "consumables": 2, "tech": 3, "entertainment": 0, "credits": 6},
        investments=[investment, *others],
        board={
            "illness": [1, 2, 3], "outage": [10], "human_first": [1, 2, 3, 4], "prisec": [7, 8, 9],
            "protest": [1, 2, 3], "strike": [4, 5],
        },
    )  # fmt: skip
    assert t.capital[0] == capital


@pytest.mark.rule("NA-G.5", "NA-G.6", "NA-X.17", "NA-3.10")
def test_ex_34_riot_control_without_police(resolved):
    t = resolved(
        "riot_control", threat=1,
        board={
            "human_first": [9, 10], "strike": [1, 2, 3, 5, 6], "outage": [7, 8, 9, 10], "illness": [4],
        },
    )  # fmt: skip
    assert t.on("human_first") == [9, 10]
    assert t.on("protest") == [4]
    assert t.threat == 3


@pytest.mark.rule("NA-A.35", "NA-11.3", "NA-11.4", "NA-46.4", "NA-67.3", "NA-F.15")
def test_ex_35_thomas_haas_changes_sides(scene):
    def haas(swap, capital, met, threat):
        t = scene(
            phase="end_of_turn", assets=[["thomas_haas"]], capital=[capital, 30, 30, 30], round=6, track=0,
            rivals=["jinteki", "weyland", "nbn", "haas_bioroid"], spare="federalist", threat=threat,
            investments=["union_agreement"],
            demand="increased_martian_violence", events=["earthquake_rocks_city"],
            supply={"energy": 1, "consumables": 2, "entertainment": 2, "credits": 6} if met else {},
        )  # fmt: skip
        t.play("use thomas_haas")
        assert t.match.view(0)["board"]["secrets"]["spare_rival"] == "federalist"
        assert t.match.view(1)["board"]["secrets"]["spare_rival"] is None
        t.play("swap" if swap else "leave")
        if swap:
            assert t.s.rivals == (6, 3, 2, 0, 1)
            assert t.happened("swapped-rival") == [{"seat": 0, "seen": 1, "rival": "federalist"}]
        t.play("finish")
        if not t.match.over:
            t.play(*[f"{seat} ready" for seat in t.asked])
        return t

    assert haas(True, 25, False, 19).winners == (A,)
    assert haas(True, 24, False, 19).winners == ()
    assert haas(False, 25, False, 19).winners == ()
    t = haas(True, 99, True, 0)
    assert t.match.outcome.reason == "city-stands"
    assert A not in t.winners


@pytest.mark.rule("NA-A.13", "NA-A.43", "NA-M.10", "NA-57.6", "NA-T.19", "NA-T.9")
def test_ex_36_eiko_the_short_purse(scene):
    def abstention(capital, hand):
        return scene(
            phase="support", seat=2, capital=[9, 9, capital, 9], assets=[[], [], [], ["eiko"]],
            hands=[[], [], hand, []],
            deal={"main": "vanity_project", "counteroffers": [{"card": "puff_piece", "seat": 1}]},
        ).play("2 abstain")  # fmt: skip

    t = abstention(0, ["clean_slate", "liquidation"]).play("3 use eiko")
    assert t.options() == ["lay clean_slate", "lay liquidation"]
    t.play("2 lay clean_slate")
    assert len(t.s.support_main) == 1
    t.play("3 abstain")
    t.play("player 2")
    assert t.capital[C] == 4  # C supported Vanity Project
    t = abstention(0, [])
    assert t.prompt == "support"
    assert t.asked == (D,)
    t = abstention(1, ["clean_slate", "liquidation"]).play("3 use eiko")
    assert t.options() == ["lay clean_slate", "lay liquidation", "lose"]
    t.play("2 lose")
    assert t.capital[C] == 0


def test_a_position_with_a_mistake_is_refused():
    with pytest.raises(tabletown.BadPosition, match="there is no field 'treat'"):
        tabletown.position("new_angeles", {"treat": 3})
