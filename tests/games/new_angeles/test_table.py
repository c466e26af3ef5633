"""What the table shows: forecast, explanations, plain text (section 24)."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.texts import LANGUAGES, Speaker


@pytest.mark.rule("NA-U.1", "NA-U.2")
def test_production_and_demand_are_forecast(scene):
    t = scene(
        phase="end_of_turn", assets=[["susan_chen"]], round=2, demand="increased_martian_violence", track=0,
        board={"android": [2, 5, 9, 10], "human_first": [2], "outage": [1], "protest": [2]},
        supply={"consumables": 1, "tech": 1, "entertainment": 2, "credits": 5},
    )  # fmt: skip
    found = t.match.forecast(0)
    assert found["production"] == [
        {"district": "quinde", "makes": [("entertainment", 2)], "unrest": "stable", "outage": True},
        {
            "district": "rabotgorod",
            "makes": [("credits", 2), ("tech", 1)],
            "unrest": "protest",
            "outage": False,
        },
        {"district": "rutherford", "makes": [("credits", 3)], "unrest": "protest", "outage": False},
        {
            "district": "base_de_cayambe",
            "makes": [("energy", 1), ("consumables", 1)],
            "unrest": "protest",
            "outage": False,
        },
    ]
    supply = {row["resource"]: (row["before_demand"], row["enough"]) for row in found["supply"]}
    assert supply == {
        "energy": (1, True), "consumables": (2, True), "tech": (2, True), "entertainment": (4, True), "credits": (8, True),
    }  # fmt: skip
    assert found["demand"] == {
        "productions_left": 1,
        "met": True,
        "fail_threat": 6,
        "falls_city": False,
    }
    view = t.match.view(0)["board"]
    assert view["districts"][1]["next"] == "rabotgorod"
    assert view["districts"][9]["next"] == "root"
    assert view["districts"][4]["primary"] == {"resource": "credits", "amount": 2}


@pytest.mark.rule("NA-U.2")
def test_two_rounds_before_the_demand(scene):
    t = scene(
        phase="end_of_turn", assets=[["susan_chen"]], round=1, board={"android": [2, 3, 4, 5]}
    )
    row = t.match.forecast(None)["supply"][3]
    assert (row["now"], row["after_round"], row["before_demand"]) == (0, 4, 8)
    t = scene(
        phase="end_of_turn",
        assets=[["susan_chen"]],
        round=2,
        threat=20,
        demand="network_disruption",
    )
    assert t.match.forecast(None)["demand"] == {
        "productions_left": 1, "met": False, "fail_threat": 7, "falls_city": True,
    }  # fmt: skip


@pytest.mark.rule("NA-U.3")
def test_the_four_events_that_could_come(scene):
    t = scene(
        phase="end_of_turn",
        assets=[["susan_chen"]],
        board={"orgcrime": [7, 10]},
        events=["gang_wars_at_all_time_high"],
    )
    found = t.match.forecast(1)["event"]
    assert found["back"] == "orgcrime"
    assert found["known"] is False
    assert dict(found["threat"]) == {
        "beanstalk_owned_by_mob": 4, "gang_wars_at_all_time_high": 4, "pistoleros_hit_squads_strike": 3,
        "tri_maf_leaders_unite": 2,
    }  # fmt: skip
    assert found["worst"] == 4


@pytest.mark.rule("NA-U.4", "NA-U.5")
def test_paths_and_illness(scene):
    t = scene(
        phase="end_of_turn",
        assets=[["susan_chen"]],
        board={"human_first": [5, 6], "prisec": [9], "illness": [10]},
    )
    paths = t.match.forecast(None)["paths"]
    assert paths["human_first"]["rabotgorod"] == ["laguna_velasco", "rutherford", "base_de_cayambe"]
    assert paths["illness"] == {"base_de_cayambe": ["root"]}
    assert paths["orgcrime"] == {"rutherford": ["base_de_cayambe"]}
    assert t.match.explain(0, "base_de_cayambe")[0].key == "illness-costs-threat"


@pytest.mark.rule("NA-U.6")
def test_offers_on_the_table_and_their_preview(scene):
    deal = {"main": "clean_slate", "counteroffers": [{"card": "efficiency_experts", "seat": 2}]}
    t = scene(
        phase="support",
        seat=1,
        deal=deal,
        board={"illness": [1, 4, 5], "android": [1, 2, 3, 4]},
        hands=[[], ["puff_piece"] * 2],
    )
    offers = t.match.forecast(3)["offers"]
    one = {"threat": 0, "capital": [0, 2, 0, 0]}  # the first illness; the card takes two
    assert offers[0] == {
        "card": "clean_slate",
        "seat": 0,
        "income": [0, 4, 0, 0],
        "illness_safe": True,
        "tries": [{"district": d, **one} for d in ("guayaquil", "manta", "rabotgorod")],
    }
    assert offers[1]["income"] == [2, 0, 0, 0]
    t = scene(phase="resolve", deal={"main": "sweeps_week"}, board={"strike": [3], "illness": [3]})
    preview = t.match.preview(0, "lower la_costa")
    keys = [event["key"] for event in preview.events]
    assert keys == ["illness-touched", "unrest", "capital"]
    assert preview.board["players"][2]["capital"] == 13
    assert t.capital[2] == 12  # the ghost is private and changes nothing


@pytest.mark.rule("NA-U.6")
def test_an_offer_tried_on_the_map(scene):
    """Each place of the first choice with its threat and capital; nothing hidden is tried."""
    board = {"illness": [9], "outage": [5, 8], "human_first": [5], "orgcrime": [5, 6]}
    corporations = ["weyland", "globalsec", "nbn", "jinteki"]
    cards = {"gentrification": ["rabotgorod", "esmeraldas"], "information_procurement": []}
    for card, places in cards.items():
        t = scene(phase="support", seat=1, board=board, corporations=corporations,
                  deal={"main": card}, hands=[[], ["puff_piece"]])  # fmt: skip
        before = t.s.digest()
        tries = t.match.forecast(2)["offers"][0]["tries"]
        assert [one["district"] for one in tries] == places
        assert t.s.digest() == before
        if places:
            # From 5 a unit is pushed on to the illness in 9; in 8 nobody is pushed.
            assert [one["threat"] for one in tries] == [2, 0]
            assert [one["capital"] for one in tries] == [[2, 0, 0, 0]] * 2
    t = scene(phase="support", seat=1, board=board, corporations=corporations,
              deal={"main": "arrest_orders"}, hands=[[], ["puff_piece"]])  # fmt: skip
    tries = {one["district"]: one for one in t.match.forecast(None)["offers"][0]["tries"]}
    assert tries["rabotgorod"]["capital"] == [0, 2, 0, 0]  # two units in one district


@pytest.mark.rule("NA-U.7")
def test_the_deal_as_a_stage(scene):
    deal = {
        "main": "clean_slate", "counteroffers": [{"card": "puff_piece", "seat": 2}], "asset": "midori",
        "support_counter": [{"card": "liquidation", "seat": 1}],
    }  # fmt: skip
    t = scene(5, phase="support", seat=3, deal=deal, hands=[[], [], [], ["puff_piece"]])
    stage = t.match.view(None)["board"]["deal"]
    assert stage["asset"] == "midori"
    assert stage["price"] == 1
    assert (stage["main_cards"], stage["counter_cards"]) == (0, 1)
    assert stage["leading"] == "counter"
    assert stage["to_decide"] == [3, 4]
    assert t.match.forecast(0)["deal"] == {"leading": "counter", "leader": 2, "to_turn": 1}
    t = scene(5, phase="counteroffers", seat=2, deal={"main": "clean_slate"})
    assert t.match.view(None)["board"]["deal"]["to_decide"] == [1, 2, 3, 4]


@pytest.mark.rule("NA-U.8", "NA-U.9")
def test_players_and_the_negotiation_panel(scene):
    t = scene(phase="support", deal={"main": "puff_piece"}, hands=[["clean_slate"], ["liquidation"] * 2], capital=[9, 9, 9, 9],
              promises=[{"promiser": 0, "promisee": 1, "term": "no_counter@turn", "status": "kept"},
                        {"promiser": 0, "promisee": None, "term": "free:peace@turn", "status": "broken"}])  # fmt: skip
    player = t.match.view(None)["board"]["players"][0]
    assert (player["kept"], player["broken"], player["cards"], player["hand_size"]) == (1, 1, 1, 5)
    assert player["draw_list"] == [{"type": "labor", "count": 2}, {"type": "general", "count": 1}]
    texts = [action.text for action in t.match.free_options(0)]
    assert "propose to=1 give=1 act=support:main:1" in texts
    assert all(t.match.refusal(0, action) is None for action in t.match.free_options(0))
    t.play("0 propose to=1 give=1 act=support:main:1")
    assert "accept 3 with=support:main,lay:liquidation,done" in [
        a.text for a in t.match.free_options(1)
    ]


@pytest.mark.rule("NA-U.10", "NA-U.11")
def test_the_own_drawer_and_the_calculator(scene):
    t = scene(phase="end_of_turn", assets=[["susan_chen"]], capital=[14, 12, 9, 8], rivals=["jinteki", "nbn", None, "federalist"],
              investments=["energy_sector"], supply={"energy": 2}, demand="tourism_spike")  # fmt: skip
    me = t.match.forecast(0)["me"]
    assert me == {
        "federalist": False, "rival": 1, "ahead_of_rival": 2, "poorer_players": 3, "wins_if_city_stands": True,
        "wins_if_city_falls": False, "investment": 7,
    }  # fmt: skip
    assert t.match.forecast(3)["me"]["federalist"] is True
    assert "me" not in t.match.forecast(None)
    assert t.match.view(0)["board"]["secrets"]["rival_seat"] == 1


@pytest.mark.rule("NA-U.13", "NA-U.14")
def test_automatic_phases_leave_a_step_list(scene):
    t = scene(phase="production", board={"android": [1, 2, 3, 4]}, events=["tri_maf_leaders_unite"])
    keys = [event["key"] for event in t.match.events(None)]
    assert keys.count("exploited") == 4
    assert keys.count("placed") == 4
    assert keys.index("exploited") < keys.index("event") < keys.index("placed")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("puff_piece", "not-in-hand"), ("clean_slate", "possible-now"), ("underpaid_overclocked", "facedown"), ("sweeps_week", "not-in-your-area"),
        ("eiko", "not-your-asset"), ("midori", "not-now"), ("tanaka", "nobody-owns-it"), ("coach_walden", "works-by-itself"),
        ("quinde", "district-in-outage"), ("rutherford", "district-in-strike"), ("manta", "human-first-doubles-unrest"),
        ("nihongai", "prisec-keeps-enemies-out"), ("la_costa", "orgcrime-blocks-primary"), ("guayaquil", "nothing-in-the-way"),
        ("esmeraldas", "android-there-already"), ("offer puff_piece", "not-in-hand"), ("trade", "barred-from-trading"),
    ],
)  # fmt: skip
def test_why_cant_i(scene, words, key):
    t = scene(
        phase="main_offer", hands=[["clean_slate", "liquidation"]], assets=[["midori", "coach_walden"], ["eiko"]],
        emergencies={"underpaid_overclocked": {"faceup": False}},
        board={"outage": [2], "strike": [9], "human_first": [4], "prisec": [7], "orgcrime": [3], "android": [5, 6, 8, 10]},
    )  # fmt: skip
    t.s.no_trade = 1
    found = t.match.explain(0, words)
    assert found[0].key == key
    assert all(refusal.rule for refusal in found)


def test_nonsense_is_no_question(scene):
    t = scene(phase="main_offer", hands=[["clean_slate", "liquidation"]])
    with pytest.raises(tabletown.BadNotation):
        t.match.explain(0, "the moon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_as_text(scene, language):
    t = scene(
        phase="support", deal={"main": "puff_piece", "counteroffers": [{"card": "clean_slate", "seat": 2}], "asset": "midori"},
        hands=[["clean_slate"], ["liquidation"] * 2], capital=[9, 9, 9, 9], threat=7, assets=[["eiko"]], exhausted=["eiko"],
        emergencies={"sweeps_week": {"faceup": False}}, board={"strike": [4], "outage": [2], "illness": [3], "development": [3], "human_first": [1]},
        investments=["short_sale"],
    )  # fmt: skip
    t.play(
        "0 propose to=1 give=1+eiko act=support:main:1",
        "0 promise to=all no_counter@turn",
        "3 propose to=any take=1 asks=no_counter@turn",
    )
    say = Speaker(t.match.game, t.match.config, language)
    for seat in (None, 0, 1):
        text = "\n".join(t.match.game.lines(t.match.view(seat), say))
        assert "7/25 #######." in text
        assert say("card-puff_piece") in text
        assert say("asset-midori") in text
        assert say("label-binding") in text
        assert "{" not in text
        assert "label" not in text
        assert (say("investment-short_sale") in text) is (seat == 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_prompt_has_words(language):
    import re
    from pathlib import Path

    import tabletown.games.new_angeles as package

    game = tabletown.find("new_angeles")
    say = Speaker(game, game.config(4), language)
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.rglob("*.py")
    )
    wanted = {f"refusal-{key}" for key in re.findall(r'refuse\(\s*"([a-z0-9-]+)"', source)}
    wanted |= {f"prompt-{key}" for key in re.findall(r'prompt = "([a-z-]+)"', source)}
    wanted |= {f"event-{key}" for key in re.findall(r'(?:emit|reveal)\(\s*"([a-z-]+)"', source)}
    wanted |= {f"action-{kind}" for kind in game.actions(game.config(4)).kinds}
    wanted |= {f"option-{word}" for word in tabletown.new("new_angeles").state.tables.option_words}
    wanted |= {
        f"term-{name}"
        for name in (
            "capital",
            "rival",
            "threat",
            "assets",
            "cards",
            "demand",
            "investment",
            "outlook",
        )
    }
    content = tabletown.new("new_angeles").state.tables.content
    for entries in (
        content.actions,
        content.emergencies,
        content.assets,
        content.events,
        content.investments,
    ):
        wanted |= {f"text-{entry.id}" for entry in entries}
    wanted |= {f"contract-{entry.id}" for entry in content.corporations}
    assert {key for key in wanted if not say.knows(key)} == set()


def test_fields_of_positions_before_0_2_are_read():
    old = {"at": "demand", "round": 2, "forced": [3, 1]}
    new = {"phase": "demand", "round": 2, "chance": [3, 1]}
    tables = [tabletown.position("new_angeles", fields, seats=4) for fields in (old, new)]
    assert tables[0].state == tables[1].state
    with pytest.raises(tabletown.BadPosition, match="'at'"):
        tabletown.position("new_angeles", {"at": "deal", "phase": "deal"}, seats=4)


def test_a_promise_that_cannot_be_read_is_a_wrong_position():
    promise = {"promiser": 0, "term": "dance:1@turn"}
    with pytest.raises(tabletown.BadPosition, match="promises"):
        tabletown.position("new_angeles", {"promises": [promise]}, seats=4)
