"""Every action and emergency action card does what its text says (section 16)."""

from __future__ import annotations

import pytest

from tabletown.games.new_angeles.effects.card_effects import LookAtEvents
from tabletown.games.new_angeles.rules.draws import PLAN_DECK

ORDER = ["haas_bioroid", "jinteki", "nbn", "weyland"]  # seats 0 to 3
WITH_GLOBALSEC = ["haas_bioroid", "globalsec", "nbn", "weyland"]


# -- construction ---------------------------------------------------------------------------------


@pytest.mark.rule("NA-X.4", "NA-43.4", "NA-F.1", "NA-I.6")
def test_ark_construction_places_a_development_token_in_any_district(resolved):
    t = resolved("ark_construction", board={"development": [3]})
    assert len(t.options()) == 10
    t.play("place development quinde")
    assert t.on("development") == [2, 3]
    t = resolved("ark_construction", board={"development": [3]}).play("place development la_costa")
    assert t.on("development") == [3]


@pytest.mark.rule("NA-X.5", "NA-K.7", "NA-29.10", "NA-F.2")
def test_budget_renovations(resolved):
    t = resolved("budget_renovations", board={"outage": [2, 5, 8]})
    t.play("remove outage quinde", "remove outage esmeraldas")
    assert t.on("outage") == [5]
    assert t.on("protest") == [2, 8]  # from stable: the outage had taken any token
    assert t.capital[3] == 13 + 4
    t = resolved("budget_renovations", board={"outage": [2, 5]}).play(
        "remove outage quinde", "stop"
    )
    assert t.on("protest") == [2]
    t = resolved("budget_renovations", board={"outage": [2, 5], "illness": [3]})
    assert t.refusal("remove illness la_costa", 0)[1] == "NA-F.2"  # not what this card removes
    assert t.refusal("remove outage la_costa", 0)[1] == "NA-55.0"  # not there


@pytest.mark.rule("NA-X.9", "NA-34.11", "NA-G.5")
def test_gentrification_moves_enemies_even_without_a_prisec_unit(resolved):
    t = resolved(
        "gentrification", board={"outage": [2], "human_first": [2], "prisec": [3, 4, 6, 7, 8, 10]}
    )
    assert t.on("prisec") == [3, 4, 6, 7, 8, 10]  # all six are in the city
    assert t.on("human_first") == [5]
    assert t.on("outage") == []
    t = resolved("gentrification", board={"human_first": [2]})
    assert t.on("human_first") == [2]
    assert t.on("prisec") == []


@pytest.mark.rule("NA-X.21", "NA-F.33", "NA-F.11")
def test_vanity_project_without_support(resolved):
    t = resolved("vanity_project", assets=[[], ["eiko", "midori"]], capital=[5, 5, 5, 5])
    t.play("player 1", "asset midori")
    assert t.capital == [5, 7, 5, 5]
    assert t.assets(1) == ["eiko"]


# -- biotech --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-X.6", "NA-K.5", "NA-3.7", "NA-F.26")
def test_clean_slate(resolved):
    t = resolved("clean_slate", board={"illness": [1, 4, 9], "strike": [1]})
    t.play("remove illness guayaquil", "remove illness manta")
    assert t.options() == ["place outage guayaquil", "place outage manta"]
    t.play("place outage guayaquil")
    assert t.on("illness") == [9]
    assert t.on("outage") == [1]
    assert t.on("strike") == []
    assert t.capital[1] == 11 + 4
    assert t.threat == 0  # the card is illness-safe
    t = resolved("clean_slate", board={"illness": [1, 4]}).play("stop")
    assert t.on("outage") == []


@pytest.mark.rule("NA-X.27", "NA-K.5", "NA-G.7")
def test_clinical_trials_is_mandatory(resolved):
    t = resolved("clinical_trials", board={"illness": [1, 4]})
    assert "stop" not in t.options()
    t.play("remove illness manta")
    assert t.on("illness") == [1]
    assert t.capital[1] == 13
    t = resolved("clinical_trials")
    assert t.prompt != "remove"


@pytest.mark.rule("NA-X.11", "NA-M.12", "NA-F.21", "NA-S.14", "NA-F.34", "NA-64.6")
def test_information_procurement(resolved):
    t = resolved("information_procurement", threat=9, capital=[5, 5, 5, 5])
    assert t.options() == ["spend 0", "spend 1", "spend 2", "spend 3", "spend 4", "spend 5"]
    t.play("0 spend 2", "1 spend 0", "2 spend 1", "3 spend 1")
    assert t.threat == 7
    assert t.capital == [3, 5, 4, 4]
    t = resolved("information_procurement", threat=1, capital=[5, 5, 5, 5])
    t.play("0 spend 4", "1 spend 0", "2 spend 0", "3 spend 0")
    assert t.threat == 0
    t = resolved("information_procurement", 5, threat=9, capital=[5] * 5)
    t.play("0 spend 4", "1 spend 0", "2 spend 0", "3 spend 0", "4 spend 0")
    assert t.threat == 9  # five players need 5; what was spent is gone
    assert t.capital == [1, 5, 5, 5, 5]


@pytest.mark.rule("NA-F.18", "NA-S.13")
def test_only_players_of_this_game_can_be_chosen(resolved):
    t = resolved("full_deployment")
    assert t.refusal("player 4") == ("no-such-player", "NA-S.13")
    assert t.refusal("player 0") == ("another-player", "NA-F.18")


@pytest.mark.rule("NA-X.20", "NA-20.3", "NA-F.14")
def test_unorthodox_knowledge(resolved):
    top = ["earthquake_rocks_city", "gang_wars_at_all_time_high", "welfare_programs_slashed"]
    t = resolved("unorthodox_knowledge", events=top)
    seen = {e["key"]: e for e in t.match.events(0)}["saw-events"]["args"]
    assert seen["event"] == top
    assert "event" not in {e["key"]: e for e in t.match.events(1)}["saw-events"]["args"]
    t.play("bottom gang_wars_at_all_time_high", "top welfare_programs_slashed")
    names = [t.s.tables.events[event] for event in t.s.events]
    assert names[0] == "gang_wars_at_all_time_high"
    assert names[-1] == "welfare_programs_slashed"
    assert names[-2] == "earthquake_rocks_city"
    mine = {e["place"]: e for e in t.match.view(0)["board"]["decks"]["events_known"]}
    theirs = {e["place"]: e for e in t.match.view(1)["board"]["decks"]["events_known"]}
    assert mine[1]["event"] == "welfare_programs_slashed"
    assert theirs[1] == {"place": 1, "back": "unrest", "event": None}
    assert theirs[2]["back"] == "outage"
    assert theirs[16]["back"] == "orgcrime"


# -- labor ----------------------------------------------------------------------------------------


@pytest.mark.rule("NA-X.7", "NA-K.3", "NA-68.1", "NA-68.3", "NA-F.4", "NA-3.7")
def test_efficiency_experts(resolved):
    t = resolved("efficiency_experts", board={"android": [2, 5, 7, 9], "illness": [2, 10]})
    assert len(t.options()) == 4 * 6
    assert "stop" not in t.options()
    t.play("android quinde base_de_cayambe")
    assert t.on("android") == [5, 7, 9, 10]
    assert t.capital[0] == 12
    assert t.threat == 0


@pytest.mark.rule("NA-X.10", "NA-F.18", "NA-F.9")
def test_high_risk_investments(resolved):
    t = resolved("high_risk_investments", capital=[5, 5, 5, 5])
    t.play("player 0", "player 3")
    assert t.refusal("player 0", 0)[1] == "NA-F.18"
    t.play("player 1")
    assert t.capital == [8, 6, 5, 7]


@pytest.mark.rule("NA-X.12", "NA-68.2", "NA-68.4", "NA-K.4")
def test_labor_solutions(resolved):
    t = resolved("labor_solutions", board={"android": [1, 2, 3, 4]})
    t.play("android guayaquil rabotgorod")
    assert t.refusal("android rabotgorod laguna_velasco", 0)[1] == "NA-68.4"
    assert t.refusal("android quinde la_costa", 0)[1] == "NA-68.2"
    t.play("android quinde guayaquil", "stop")
    assert t.on("android") == [1, 3, 4, 5]
    assert t.capital[0] == 12  # once, however many tokens moved
    t.play("place orgcrime manta")
    assert t.on("orgcrime") == [4]
    t = resolved("labor_solutions", board={"android": [1, 2, 3, 4]}).play("stop")
    assert t.prompt == "place"  # the orgcrime unit comes in any case
    assert t.capital[0] == 10


@pytest.mark.rule("NA-X.13", "NA-F.6", "NA-36.0")
def test_liquidation_in_no_legal_district(resolved):
    t = resolved("liquidation", board={"strike": [1, 2, 3, 4, 5], "outage": [6, 7, 8, 9, 10]})
    assert t.supply == dict.fromkeys(t.supply, 0)
    t = resolved("liquidation", board={"strike": [5]})
    assert t.refusal("produce rabotgorod", 0)[1] == "NA-F.27"
    t.play("produce rutherford")
    assert t.supply["credits"] == 3
    assert t.on("strike") == [5, 9]


# -- media ----------------------------------------------------------------------------------------


@pytest.mark.rule("NA-X.14", "NA-F.19", "NA-F.36")
def test_live_feeds(resolved):
    t = resolved("live_feeds_24_7", board={"orgcrime": [3, 9], "strike": [4]})
    assert t.options() == ["option unrest", "option remove_orgcrime"]
    assert t.refusal("option steal_asset_others")[0] == "not-a-choice-of-this-card"
    t.play("option remove_orgcrime", "remove orgcrime rutherford")
    assert t.on("orgcrime") == [3]
    t = resolved("live_feeds_24_7", board={"orgcrime": [3], "strike": [4]})
    t.play("option unrest")
    assert len(t.options()) == 10
    t.play("lower manta")
    assert t.on("protest") == [4]
    assert t.capital[2] == 13
    t = resolved("live_feeds_24_7", board={"strike": [4]})
    assert t.prompt == "lower"  # without orgcrime only the unrest option is left


@pytest.mark.rule("NA-X.15", "NA-K.6", "NA-K.14")
def test_media_circus(resolved):
    t = resolved("media_circus", board={"strike": [4], "protest": [5]})
    t.play("lower manta", "place human_first guayaquil")
    assert t.capital[2] == 14
    assert t.on("strike") == []
    assert t.on("human_first") == [1]
    t = resolved("media_circus", board={"protest": [5]}).play("lower rabotgorod")
    assert t.capital[2] == 13  # two stages lower, one was there
    t = resolved("media_circus").play("lower quinde")
    assert t.capital[2] == 12


@pytest.mark.rule("NA-X.16", "NA-F.20", "NA-F.10")
def test_puff_piece(resolved):
    t = resolved(
        "puff_piece",
        deal={
            "support_main": [{"card": "liquidation", "seat": 2}],
            "counteroffers": [{"card": "puff_piece", "seat": 1}], "winner": "main",
        },
    )  # fmt: skip
    assert t.asked == (0,)
    t.play("0 deck media", "1 decline", "2 deck labor", "3 deck security")
    assert [t.s.tables.type_of[c] for c in t.s.hands[0]] == [3, 3]
    assert [t.s.tables.type_of[c] for c in t.s.hands[2]] == [2, 2, 2]
    assert [t.s.tables.type_of[c] for c in t.s.hands[3]] == [4, 4]


@pytest.mark.rule("NA-X.19", "NA-F.22", "NA-F.31", "NA-F.7", "NA-40.3")
def test_spin_doctors(resolved):
    t = resolved("spin_doctors", board={"protest": [5, 6]}, supply={"credits": 2})
    t.play("lower rabotgorod", "lower laguna_velasco")
    assert t.on("protest") == []
    assert t.capital[2] == 14
    assert t.supply["credits"] == 1
    assert t.threat == 0
    t = resolved("spin_doctors", board={"protest": [5]}).play("stop")
    assert t.supply["credits"] == 0
    assert t.threat == 1
    t = resolved("spin_doctors", supply={"credits": 2}).play("stop")
    assert t.supply["credits"] == 1  # lost even if no unrest was lowered


# -- security -------------------------------------------------------------------------------------


@pytest.mark.rule("NA-X.2", "NA-X.3", "NA-K.8", "NA-38.3")
def test_arrest_orders(resolved):
    board = {"human_first": [7], "orgcrime": [7, 9], "prisec": [3]}
    t = resolved("arrest_orders", corporations=WITH_GLOBALSEC, board=board)
    assert "place prisec la_costa" not in t.options()
    t.play("place prisec nihongai")
    assert t.on("human_first") == []
    assert t.on("orgcrime") == [9]
    assert t.on("prisec") == [3, 7]
    assert t.capital[1] == 13  # removed, not driven out
    board = {"human_first": [7], "prisec": [1, 2, 3, 4, 5, 6]}
    t = resolved("arrest_orders", corporations=WITH_GLOBALSEC, board=board)
    assert t.on("human_first") == [7]  # no prisec unit left: no effect
    assert t.prompt != "place"  # and nothing to ask


@pytest.mark.rule("NA-X.8", "NA-F.17", "NA-F.28")
def test_full_deployment(resolved):
    t = resolved("full_deployment")
    assert t.refusal("player 0", 0)[1] == "NA-F.18"
    t.play("player 2")
    assert t.asked == (0,)
    assert t.prompt == "deck"  # nothing facedown: only the draw is possible
    t.play("deck security")
    assert [t.s.tables.type_of[c] for c in t.s.hands[2]] == [4] * 5
    t = resolved("full_deployment", emergencies={"sweeps_week": {"faceup": False}})
    t.play("player 2")
    assert t.options() == ["option draw", "option flip_emergency"]
    t.play("option flip_emergency")
    assert t.emergencies(2) == {"sweeps_week": True}


@pytest.mark.rule("NA-X.17", "NA-G.6")
def test_riot_control(resolved):
    board = {"prisec": [3, 4], "human_first": [5, 6], "orgcrime": [5]}
    t = resolved("riot_control", corporations=WITH_GLOBALSEC, board=board)
    t.play("remove prisec la_costa", "remove human_first rabotgorod", "remove orgcrime rabotgorod")
    assert t.on("prisec") == [4]
    assert t.on("human_first") == [6]
    assert t.capital[1] == 13
    t.play("raise guayaquil")
    assert t.on("protest") == [1]


@pytest.mark.rule("NA-X.18", "NA-35.3", "NA-F.27", "NA-55.2")
def test_scorched_earth(resolved):
    board = {"human_first": [6, 8], "orgcrime": [6, 7], "outage": [2], "strike": [6]}
    t = resolved("scorched_earth", corporations=WITH_GLOBALSEC, board=board)
    assert "place outage quinde" not in t.options()
    t.play("place outage laguna_velasco")
    assert t.on("strike") == []
    assert t.options() == ["name nihongai", "name esmeraldas"]  # the other districts of tier 2
    t.play("name nihongai")
    assert t.on("human_first") == [8]
    assert t.on("orgcrime") == []
    assert t.capital[1] == 11 + 3
    assert t.capital[2] == 12  # the outage's own unrest removal pays no one


# -- emergency actions ----------------------------------------------------------------------------


@pytest.mark.rule("NA-X.22", "NA-K.12", "NA-K.8")
def test_ruthless_tactics(resolved):
    board = {"human_first": [1, 2], "orgcrime": [3, 4, 5], "strike": [6, 7, 8, 9], "outage": [10]}
    t = resolved("ruthless_tactics", corporations=WITH_GLOBALSEC, board=board)
    t.play(
        *[
            f"remove {piece}"
            for piece in ("human_first guayaquil", "human_first quinde", "orgcrime manta")
        ]
    )
    t.play("remove orgcrime la_costa")
    assert t.capital[1] == 11 + 4
    assert t.refusal("raise laguna_velasco", 0)[1] == "NA-F.27"
    t.play("raise guayaquil")
    assert "raise guayaquil" not in t.options()
    t.play("raise quinde")
    assert t.on("protest") == [1, 2]
    board = {"strike": [1, 2, 3, 4, 5, 6, 7, 8], "outage": [9]}
    t = resolved("ruthless_tactics", corporations=WITH_GLOBALSEC, board=board)
    assert t.on("protest") == [10]  # with only one legal district only that one


@pytest.mark.rule("NA-X.23", "NA-K.12")
def test_underpaid_overclocked(resolved):
    t = resolved("underpaid_overclocked", supply={"tech": 8})
    t.play("resource energy", "resource tech")
    assert t.supply["energy"] == 1
    assert t.supply["tech"] == 8
    assert t.capital[0] == 14
    t.play("place human_first quinde", "place human_first quinde")
    assert t.on("human_first") == [2, 5]


@pytest.mark.rule("NA-X.24", "NA-K.5", "NA-K.12")
def test_mandatory_quarantine(resolved):
    t = resolved("mandatory_quarantine", board={"illness": [1, 2, 3, 4, 5]})
    for district in ("guayaquil", "quinde", "la_costa", "manta"):
        t.play(f"remove illness {district}")
    assert t.capital[1] == 11 + 8
    t.play("place outage guayaquil", "place outage guayaquil")
    assert t.on("outage") == [1, 2]
    assert t.threat == 0


@pytest.mark.rule("NA-X.26")
def test_energy_for_all(resolved):
    t = resolved("energy_for_all", 5)
    assert "decline" not in t.options()
    t.play("0 deck biotech", "1 deck media", "2 deck media", "3 deck labor", "4 deck media")
    assert [len(hand) for hand in t.s.hands[2:]] == [4, 4, 4]
    assert [t.s.tables.type_of[c] for c in t.s.hands[4]] == [3] * 4


@pytest.mark.rule("NA-X.25", "NA-29.5", "NA-F.5")
def test_sweeps_week_cannot_lower_stable_districts(resolved):
    t = resolved("sweeps_week", board={"protest": [3]})
    assert t.refusal("lower quinde", 0)[1] == "NA-29.5"
    t.play("lower la_costa")
    assert t.prompt == "place"
    t.play("place illness quinde", "place illness manta")
    assert t.on("illness") == [2, 4]
    assert t.capital[2] == 13


@pytest.mark.rule("NA-X.24", "NA-K.7", "NA-K.12")
def test_massive_reconstruction(resolved):
    t = resolved("massive_reconstruction", board={"outage": [1, 5, 8, 9]})
    t.play("remove outage guayaquil", "remove outage rabotgorod", "remove outage esmeraldas")
    assert t.on("outage") == [9]
    assert t.capital[3] == 13 + 6
    t.play("place orgcrime guayaquil", "place orgcrime quinde")
    assert t.on("orgcrime") == [1, 2]


# -- general --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-X.1", "NA-54.5", "NA-M.11")
def test_the_winner_makes_the_choices(resolved):
    t = resolved("ark_construction", deal={"counteroffers": [{"card": "efficiency_experts", "seat": 2}]},
                 board={"android": [1, 2, 3, 4]})  # fmt: skip
    assert t.asked == (2,)
    assert t.prompt == "android"


@pytest.mark.rule("NA-G.4", "NA-M.23", "NA-G.7")
def test_what_cannot_be_done_is_skipped(resolved):
    t = resolved("budget_renovations")  # no outage anywhere: nothing to remove, nothing to raise
    assert t.on("protest") == []
    assert not t.s.dealing


@pytest.mark.rule("NA-K.13", "NA-24.0", "NA-24.1", "NA-24.2")
def test_only_corporations_in_play_have_contracts(resolved):
    board = {"human_first": [7], "illness": [7]}
    t = resolved(
        "arrest_orders", corporations=["haas_bioroid", "nbn", "weyland", "melange"], board=board
    )
    t.play("place prisec nihongai")
    assert t.on("human_first") == []
    assert t.capital == [10, 11, 12, 13]


@pytest.mark.rule("NA-3.0", "NA-3.5", "NA-3.9", "NA-64.2", "NA-I.24")
def test_illness_raises_threat_once_after_the_last_step(resolved):
    t = resolved("labor_solutions", board={"android": [1, 2, 3, 4], "illness": [1, 2, 5, 6]})
    t.play("android guayaquil rabotgorod", "android quinde laguna_velasco", "stop")
    assert t.threat == 0
    t.play("place orgcrime rabotgorod")
    assert t.threat == 2


@pytest.mark.rule("NA-X.20")
@pytest.mark.parametrize(("count", "bottom"), [(4, 1), (4, 2), (3, 2)])
def test_a_card_of_a_pack_may_look_at_more_events(resolved, monkeypatch, count, bottom):
    top = [
        "earthquake_rocks_city", "gang_wars_at_all_time_high", "welfare_programs_slashed",
        "average_wage_falls_again",
    ]  # fmt: skip
    for program in resolved("unorthodox_knowledge", events=top).s.tables.programs:
        for effect in program:
            if isinstance(effect, LookAtEvents):
                for name, value in (("count", count), ("bottom", bottom), ("most", bottom)):
                    monkeypatch.setattr(effect, name, value)
    t = resolved("unorthodox_knowledge", events=top)
    t.play(*[f"bottom {event}" for event in top[:bottom]])
    assert t.s.events[:bottom] == tuple(
        [t.s.tables.events.index(event) for event in reversed(top[:bottom])]
    )
    left = top[bottom:count]
    while t.prompt == "top":
        assert sorted(t.options()) == sorted([f"top {event}" for event in left])
        t.play(f"top {left.pop()}")
    placed = [t.s.tables.events[event] for event in reversed(t.s.events)]
    assert placed[: count - bottom] == [*reversed(top[bottom:count])]
    assert len(t.happened("event-on-top")) == count - bottom - 1  # the last one lies there


@pytest.mark.rule("NA-32.0", "NA-34.8", "NA-3.1", "NA-41.0")
def test_a_piece_that_has_run_out_is_not_placed_but_affects_the_district(resolved):
    t = resolved(
        "labor_solutions",
        board={"android": [7, 8, 9, 10], "orgcrime": list(range(1, 10)), "illness": [10]},
    )
    t.play("stop", "place orgcrime base_de_cayambe")
    assert t.happened("none-left") == [{"piece": "orgcrime", "district": "base_de_cayambe"}]
    assert t.on("orgcrime") == list(range(1, 10))
    assert t.threat == 2


@pytest.mark.rule("NA-A.6", "NA-A.7")
def test_a_declared_deck_is_drawn_from_without_asking(scene):
    t = scene(
        phase="support", seat=2, hands=[[], [], ["puff_piece"], []],
        deal={"main": "full_deployment", "counteroffers": [{"card": "clinical_trials", "seat": 1}]},
    )  # fmt: skip
    tables = t.s.tables
    player, option = tables.programs[tables.card_program[t.s.main]]
    draw, deck = option.words[0], tables.deck_picks[1 << 4][0]
    t.s.declared_main = (
        player.number, tables.player[3].id, option.number, tables.option[draw].id, PLAN_DECK, deck.id,
    )  # fmt: skip
    t.play("2 support main", "3 abstain")
    assert [tables.type_of[card] for card in t.s.hands[3]] == [4] * 5
