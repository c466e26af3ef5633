"""Every event, demand, investment, setup and rival card (sections 6, 12, 13, 20)."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.rules.city import raise_threat

MELANGE = ["melange", "jinteki", "nbn", "weyland"]


def event(scene, name, board=None, **fields):
    return scene(phase="event", events=[name], board=board or {}, corporations=MELANGE, **fields)


# -- top halves -----------------------------------------------------------------------------------

HALVES = [
    # event, board, threat by the top half
    ("activist_cells_awaken", {"human_first": [8]}, 0),
    ("activist_cells_awaken", {"human_first": [9]}, 2),
    ("beanstalk_beset_by_protesters", {"human_first": [9]}, 4),
    ("beanstalk_beset_by_protesters", {"human_first": [8]}, 0),
    ("human_first_starts_riot", {"human_first": [6, 7]}, 2),
    ("human_first_starts_riot", {"human_first": [10]}, 2),  # none in tier 2: it walks into the Root
    ("human_first_starts_riot", {"human_first": [1]}, 0),
    ("humanity_labor_hosts_union_heads", {"human_first": [1, 2, 3]}, 3),
    ("beanstalk_owned_by_mob", {"orgcrime": [10]}, 4),
    ("beanstalk_owned_by_mob", {"orgcrime": [7]}, 0),
    ("gang_wars_at_all_time_high", {"orgcrime": [1, 2]}, 2),
    ("pistoleros_hit_squads_strike", {"orgcrime": [7]}, 3),
    ("pistoleros_hit_squads_strike", {"orgcrime": [10]}, 2),
    ("tri_maf_leaders_unite", {"orgcrime": [1, 2, 3, 4]}, 4),
    ("crumbling_infrastructure", {"outage": [1, 2]}, 2),
    ("earthquake_rocks_city", {"outage": [1, 3, 4]}, 5),
    ("earthquake_rocks_city", {"outage": [1, 3]}, 0),
    ("helium_3_transport_threatened", {"outage": [10]}, 5),
    ("helium_3_transport_threatened", {"outage": [6]}, 3),
    ("helium_3_transport_threatened", {"outage": [1]}, 0),
    ("rolling_outages_increase", {"outage": [1, 2, 3]}, 3),
    ("average_wage_falls_again", {"strike": [1, 2, 3]}, 4),
    ("average_wage_falls_again", {"strike": [1, 2], "protest": [3]}, 0),
    ("report_record_unemployment", {"strike": [1, 2], "protest": [3, 4, 5, 6]}, 4),
    ("report_record_unemployment", {"strike": [1, 2], "protest": [3, 4, 5]}, 0),
    ("social_apps_spark_revolution", {"strike": [1], "protest": [3, 4]}, 3),
    ("welfare_programs_slashed", {"strike": [1, 2], "protest": [3, 4]}, 2),
]


@pytest.mark.rule(
    "NA-20.1a", "NA-20.2", "NA-20.4", "NA-35.0", "NA-35.1", "NA-35.2", "NA-B.2", "NA-64.5"
)
@pytest.mark.rule("NA-F.3", "NA-F.8", "NA-F.30", "NA-20.9", "NA-K.9", "NA-Q.5")
@pytest.mark.parametrize(("name", "board", "threat"), HALVES)
def test_top_halves(scene, name, board, threat):
    t = event(scene, name, board)
    assert t.threat == threat
    assert t.capital[0] == (13 if threat < 2 else 10)


# -- placements and turns -------------------------------------------------------------------------

PLACED = {
    "activist_cells_awaken": ({"human_first": [3], "orgcrime": [7], "illness": [2]}, 4),
    "beanstalk_beset_by_protesters": ({"human_first": [7], "illness": [9, 10]}, 3),
    "human_first_starts_riot": ({"human_first": [2], "outage": [5], "illness": [1]}, 4),
    "humanity_labor_hosts_union_heads": ({"human_first": [4], "illness": [1]}, 3),
    "beanstalk_owned_by_mob": ({"human_first": [3], "orgcrime": [6], "illness": [4]}, 4),
    "gang_wars_at_all_time_high": ({"orgcrime": [10], "outage": [1], "illness": [3]}, 3),
    "pistoleros_hit_squads_strike": ({"human_first": [8], "orgcrime": [3], "illness": [2]}, 3),
    "tri_maf_leaders_unite": ({"human_first": [1, 2], "outage": [7], "illness": [3]}, 5),
    "crumbling_infrastructure": ({"human_first": [7], "orgcrime": [2], "illness": [5, 10]}, 5),
    "earthquake_rocks_city": ({"human_first": [8], "outage": [2], "illness": [7, 9]}, 4),
    "helium_3_transport_threatened": ({"human_first": [5], "illness": [8]}, 3),
    "rolling_outages_increase": ({"orgcrime": [4], "outage": [8], "illness": [5]}, 3),
    "average_wage_falls_again": ({"human_first": [9], "orgcrime": [8], "illness": [8]}, 4),
    "report_record_unemployment": ({"human_first": [1], "orgcrime": [9], "illness": [6]}, 4),
    # illness comes twice to 6: the second one walks to 9
    "social_apps_spark_revolution": ({"human_first": [6], "illness": [4, 6]}, 5),
    "welfare_programs_slashed": ({"orgcrime": [1, 2], "illness": [1, 10]}, 3),
}


@pytest.mark.rule(
    "NA-20.1b", "NA-20.1c", "NA-20.5", "NA-51.2", "NA-51.3", "NA-52.3", "NA-C.3", "NA-F.25"
)
@pytest.mark.parametrize("name", list(PLACED))
def test_bottom_halves(scene, name):
    t = event(scene, name)
    pieces, turns = PLACED[name]
    for piece in ("human_first", "orgcrime", "outage", "illness"):
        assert t.on(piece) == pieces.get(piece, [])
    assert t.happened("track-filled")[-1] == {"turns": turns}
    assert len(t.s.track) == turns


@pytest.mark.rule("NA-10.0", "NA-H.10", "NA-R.11", "NA-I.17", "NA-20.8", "NA-44.2")
def test_a_resolved_event_goes_to_the_bottom_openly(scene):
    t = event(scene, "earthquake_rocks_city")
    assert t.s.tables.events[t.s.events[0]] == "earthquake_rocks_city"
    known = t.match.view(None)["board"]["decks"]["events_known"]
    assert {"place": 16, "back": "outage", "event": "earthquake_rocks_city"} in known
    assert t.s.standard_round() == 2


@pytest.mark.rule("NA-51.5")
def test_the_last_event_fills_no_track(scene):
    t = event(scene, "earthquake_rocks_city", round=6)
    assert t.happened("track-filled") == []
    assert t.prompt == "ready"  # the window before the third demand


@pytest.mark.rule("NA-51.6")
def test_a_short_asset_deck(scene):
    owned = [a.id for a in tabletown.new("new_angeles").state.tables.assets]
    t = event(scene, "tri_maf_leaders_unite", assets=[owned[:32]])
    assert len(t.s.track) == 2
    t = event(scene, "tri_maf_leaders_unite", assets=[owned])
    assert t.s.standard_round() >= 2
    assert t.happened("production")  # a round without turns goes straight to production


# -- demands --------------------------------------------------------------------------------------

DEMANDS = {
    "hosting_worlds_cup": ((0, 1, 3, 4, 2), 5),
    "increased_martian_violence": ((1, 2, 0, 2, 6), 6),
    "network_disruption": ((0, 0, 4, 4, 3), 7),
    "power_grid_overload": ((2, 0, 1, 2, 2), 6),
    "recreational_drug_ban": ((0, 1, 0, 6, 6), 7),
    "refugee_influx": ((0, 3, 1, 3, 2), 5),
    "retail_shortage": ((1, 1, 0, 5, 1), 7),
    "space_elevator_malfunction": ((1, 0, 2, 2, 6), 6),
    "tourism_spike": ((2, 0, 0, 5, 5), 5),
}
RESOURCES = ("energy", "consumables", "tech", "entertainment", "credits")


@pytest.mark.rule(
    "NA-21.0", "NA-21.2", "NA-45.2a", "NA-45.2b", "NA-69.0", "NA-64.4", "NA-R.10", "NA-Q.3"
)
@pytest.mark.parametrize("name", list(DEMANDS))
def test_every_demand(scene, name):
    need, threat = DEMANDS[name]
    enough = dict(zip(RESOURCES, need, strict=True))
    t = scene(phase="pay_demand", round=2, demand=name, supply=enough)
    assert t.threat == 0
    for resource in RESOURCES:
        if enough[resource]:
            short = {**enough, resource: enough[resource] - 1}
            t = scene(phase="pay_demand", round=2, demand=name, supply=short)
            assert t.threat == threat


@pytest.mark.rule(
    "NA-45.0", "NA-45.1", "NA-18.0", "NA-18.1", "NA-18.2", "NA-18.3", "NA-45.4", "NA-M.2", "NA-I.16"
)
@pytest.mark.rule("NA-H.12", "NA-R.4", "NA-R.5")
def test_a_demand_round_from_scoring_to_the_new_investments(scene):
    t = scene(phase="demand", round=2, investments=["short_sale"], capital=[0, 0, 0, 0], track=3)
    assert t.capital[0] == 7  # all five resources stand at 0
    assert t.asked == (0, 1, 2, 3)
    for seat in range(4):
        assert len(t.options(seat)) == 2
    dealt = [option for seat in range(4) for option in t.options(seat)]
    assert len(set(dealt)) == 8
    kept = t.options(1)[0].removeprefix("keep ")
    t.play(f"1 keep {kept}")
    assert t.match.view(1)["board"]["secrets"]["investment"] == kept
    assert kept not in str(t.match.view(0)["board"]["players"])
    assert t.match.view(0)["board"]["players"][1]["has_invested"] is True
    t.play(*[f"{seat} {t.options(seat)[1]}" for seat in (0, 2, 3)])
    assert t.s.standard_round() == 3


@pytest.mark.rule("NA-45.7")
def test_all_investments_lie_open_at_scoring(scene):
    t = scene(phase="demand", round=6, investments=["short_sale", "energy_sector"])
    players = t.match.view(None)["board"]["players"]
    assert players[0]["investment"] == "short_sale"
    assert players[1]["investment"] == "energy_sector"


# -- setup cards ----------------------------------------------------------------------------------

SETUPS = {
    "new_arrivals": ([2, 5, 7, 9], 4), "labor_dispute": ([3, 4, 6, 10], 4),
    "turf_war": ([1, 5, 8, 9], 5), "first_cases": ([2, 3, 7, 10], 4),
    "brownout": ([4, 6, 8, 9], 4), "boom_years": ([1, 3, 6, 7], 5),
}  # fmt: skip


@pytest.mark.rule(
    "NA-S.0", "NA-S.3", "NA-S.3a", "NA-S.3b", "NA-51.1", "NA-R.12", "NA-R.16", "NA-F.25"
)
@pytest.mark.parametrize("name", list(SETUPS))
def test_every_setup_card(new, name):
    t = new(4, 3, setup_card=name)
    androids, turns = SETUPS[name]
    assert t.on("android") == androids
    assert len(t.s.track) == turns
    card = next(entry for entry in t.s.tables.content.setups if entry.id == name)
    for piece in (
        "development",
        "protest",
        "strike",
        "outage",
        "illness",
        "human_first",
        "orgcrime",
        "prisec",
    ):
        assert t.on(piece) == sorted(getattr(card.place, piece))
    check(t.s)


# -- rivals and the end ---------------------------------------------------------------------------

ENOUGH = dict.fromkeys(RESOURCES, 8)


@pytest.mark.rule("NA-46.0", "NA-46.1", "NA-67.1", "NA-67.6", "NA-I.15")
@pytest.mark.parametrize("rival", range(6))
def test_every_corporation_as_a_rival(scene, rival):
    t0 = tabletown.new("new_angeles", seats=6, options={"corporations": "fixed"})
    word = t0.state.tables.corporations[rival]
    holder = (rival + 1) % 6
    rivals = [None] * 6
    rivals[holder] = word
    capital = [10] * 6
    capital[rival] = 20
    for own, wins in ((21, True), (20, False), (19, False)):
        capital[holder] = own
        t = scene(6, phase="pay_demand", round=6, rivals=rivals, capital=capital, supply=ENOUGH)
        assert (holder in t.winners) is wins


@pytest.mark.rule("NA-11.0", "NA-11.2", "NA-46.2", "NA-67.5", "NA-64.1")
def test_the_federalist_wins_by_the_unmet_demand_itself(scene):
    fields = {"rivals": ["federalist"], "demand": "network_disruption", "round": 6}
    t = scene(
        phase="demand", threat=18, capital=[20, 30, 30, 30], investments=["short_sale"], **fields
    )
    t.play(*[f"{seat} ready" for seat in range(4)])
    assert t.threat == 25
    assert t.match.outcome.rule == "NA-67.3"
    assert t.winners == (0,)  # 20 + 7 from the third investment
    t = scene(phase="pay_demand", threat=0, capital=[99, 1, 1, 1], supply=ENOUGH, **fields)
    assert 0 not in t.winners


@pytest.mark.rule("NA-R.14", "NA-11.2")
def test_only_the_unmet_demand_lets_the_federalist_score_a_third_investment(scene):
    fields = {
        "rivals": ["federalist"], "capital": [20, 30, 30, 30], "investments": ["short_sale"],
        "round": 6, "demand": "network_disruption",
    }  # fmt: skip
    # The exception: investments are scored first, then the demand fails (20 + 7).
    t = scene(phase="demand", threat=18, **fields)
    t.play(*[f"{seat} ready" for seat in range(4)])
    assert t.match.outcome.rule == "NA-67.3"
    assert (t.capital[0], t.winners) == (27, (0,))
    # Any other way to 25 comes before the demand round: 20 is too little, and nobody wins.
    board = {"human_first": [2, 4]}
    t = scene(
        phase="event", threat=24, board=board, events=["humanity_labor_hosts_union_heads"], **fields
    )
    assert t.threat == 25
    assert (t.capital[0], t.winners) == (20, ())


@pytest.mark.rule("NA-67.0", "NA-46.3", "NA-H.16", "NA-U.14")
def test_rival_cards_are_revealed_at_the_end_and_not_before(scene):
    t = scene(phase="end_of_turn", threat=24, assets=[["susan_chen"]], rivals=["nbn", "weyland"])
    assert [p["rival"] for p in t.match.view(0)["board"]["players"]] == ["nbn", None, None, None]
    assert [p["rival"] for p in t.match.view(None)["board"]["players"]] == [None] * 4
    t.s.log = []
    from tabletown.core.state import GameEnds

    with pytest.raises(GameEnds):
        raise_threat(t.s, 1, "test")
    t.s.stack.clear()
    t.s.cached, t.s.asked = None, -1
    assert [p["rival"] for p in t.match.view(None)["board"]["players"]][:2] == ["nbn", "weyland"]
    assert t.s.log[-1].args["rivals"][:2] == ["nbn", "weyland"]


@pytest.mark.rule("NA-67.2", "NA-67.2a", "NA-46.1a", "NA-S.14")
@pytest.mark.parametrize(
    ("seats", "capital", "wins"),
    [
        (4, [10, 9, 9, 20], True), (4, [10, 10, 9, 20], False), (5, [10, 9, 9, 20, 9], True),
        (5, [10, 9, 9, 20, 10], False), (6, [10, 9, 9, 9, 20, 20], True), (6, [10, 9, 9, 10, 20, 20], False),
    ],
)  # fmt: skip
def test_the_own_card_needs_more_than_three_others(scene, seats, capital, wins):
    t = scene(
        seats, phase="pay_demand", round=6, rivals=["haas_bioroid"], capital=capital, supply=ENOUGH
    )
    assert (0 in t.winners) is wins


@pytest.mark.rule("NA-64.6", "NA-64.0")
def test_threat_stays_on_its_track(scene):
    t = scene(phase="pay_demand", round=6, threat=24, demand="network_disruption")
    assert t.threat == 25
    assert t.match.over


@pytest.mark.rule("NA-45.2c", "NA-N.62", "NA-A.32")
@pytest.mark.parametrize(("round", "over"), [(4, False), (6, True)])
def test_the_third_demand_ends_the_game_before_anybody_is_asked(scene, round, over):
    """Sunny LeBeau's owner sees threat rise and is not asked any more."""
    t = scene(phase="pay_demand", round=round, threat=5, assets=[[], ["sunny_lebeau"]], supply={})
    assert t.threat > 5
    assert t.match.over is over
    assert (t.prompt, t.asked) == (("", ()) if over else ("reaction", (1,)))
