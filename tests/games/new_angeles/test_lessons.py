"""The client's lessons and puzzles, played through with the numbers their coach names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.new_angeles.conftest import Scene
from tests.lessons import lesson, walk
from tests.lessons import table as lesson_table

FIRST = {  # after the step: capital of all, threat
    "Heal": ([12, 11, 12, 13], 0),
    "And the other": ([14, 11, 12, 13], 0),
    "The price": ([19, 11, 12, 13], 0),
    "Say no": ([19, 11, 12, 13], 0),
    "Move an android": ([18, 11, 13, 13], 0),
    "A bill for everybody": ([19, 11, 15, 15], 1),
    "Production and event": ([19, 11, 15, 15], 3),
}


def test_the_first_lesson() -> None:
    seen = {}
    for title, match in walk("new_angeles", "four-deals"):
        t = Scene(match)
        seen[title] = (list(t.capital), t.threat)
        if title == "The others answer":
            deal = match.view(0)["board"]["deal"]
            assert (deal["main_cards"], deal["counter_cards"], deal["winner"]) == (1, 1, "main")
        elif title == "The price":
            assert t.on("outage") == [1, 8]
            assert t.on("illness") == []
            assert 1 not in t.on("strike")
        elif title == "Move an android":
            assert t.on("android") == [2, 5, 9, 10]
            assert t.assets(0) == ["coach_walden"]
        elif title == "A bill for everybody":
            assert t.on("prisec") == [8, 9]
        elif title == "Production and event":
            assert t.supply == {
                "energy": 1, "consumables": 1, "tech": 1, "entertainment": 2, "credits": 5,
            }  # fmt: skip
            assert (t.on("strike"), t.on("protest")) == ([2], [5, 9, 10])
            assert (t.on("human_first"), t.on("illness")) == ([2, 4, 7], [1])
            assert match.view(0)["board"]["track"] == 3  # turns in the next round
        elif title == "Look ahead":
            foreseen = match.forecast(0)
            coming = {row["resource"]: row["before_demand"] for row in foreseen["supply"]}
            assert coming == {
                "energy": 2, "consumables": 2, "tech": 2, "entertainment": 2, "credits": 8,
            }  # fmt: skip
            assert foreseen["demand"]["met"]
            assert next(d for d in foreseen["production"] if d["district"] == "quinde")["outage"]
    assert {title: seen[title] for title in FIRST} == FIRST


def test_energy_sector_pays_seven(scene: Any) -> None:
    t = scene(phase="end_of_turn", assets=[["susan_chen"]], investments=["energy_sector"],
              demand="increased_martian_violence", supply={"energy": 2})  # fmt: skip
    assert t.match.forecast(0)["me"]["investment"] == 7


SECOND = {
    "Illness is a tax": ([12, 10, 10, 10], 13),
    "Pay or take it back": ([3, 9, 11, 9], 0),
    "Broken": ([10, 9, 11, 9], 0),
    "A standing bounty": ([1, 11, 9, 9, 9], 0),
    "Where do they hurt least?": ([18, 10, 10, 10], 0),
    "One credit short": ([10, 11, 12, 13], 24),
}


def test_the_second_lesson() -> None:
    seen = {}
    for title, match in walk("new_angeles", "the-darker-half"):
        t = Scene(match)
        seen[title] = (list(t.capital), t.threat)
        if title == "Illness is a tax":
            assert (t.on("human_first"), t.on("orgcrime")) == ([6], [6, 9])
        elif title == "No room":
            assert (t.on("human_first"), t.threat) == ([5, 6, 10], 5)
        elif title == "The third counteroffer":
            assert t.prompt == "discard"
        elif title == "Broken":
            assert [promise.status for promise in t.s.book] == ["broken"]
        elif title == "A standing bounty":
            move = "accept 1 with=support:main,lay:clean_slate,done"
            assert t.refusal(move, 2)[1] == "NA-N.36"
        elif title == "An investment":
            assert match.forecast(0)["me"]["investment"] == 5
        elif title == "The Federalist":
            assert match.forecast(0)["me"]["wins_if_city_falls"] is False
    assert {title: seen[title] for title in SECOND} == SECOND


def test_a_full_tier_leads_to_the_root(scene: Any) -> None:
    t = scene(phase="event", board={"human_first": [5, 6, 10], "prisec": [9]}, threat=5,
              events=["helium_3_transport_threatened"])  # fmt: skip
    assert t.threat == 5 + 2


def test_the_end_of_the_second_lesson() -> None:
    whole = lesson("new_angeles", "the-darker-half")
    last = whole["steps"][-1]
    position = {**last["position"], "at": "pay_demand"}
    del position["deal"]
    match = lesson_table(whole, {**last, "position": position})
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


# -- puzzles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("district", "supply", "met", "outages"),
    [
        ("quinde", [1, 3, 1, 2, 8], True, 0),
        ("nihongai", [1, 2, 1, 2, 8], True, 1),
        ("rabotgorod", [1, 3, 1, 2, 8], True, 1),
        ("rutherford", [1, 3, 1, 2, 5], False, 1),
    ],
)
def test_one_move(district: str, supply: list[int], met: bool, outages: int) -> None:
    match = lesson_table(lesson("new_angeles", "one-move"), {})
    t = Scene(match).play(f"0 android {district} base_de_cayambe")
    made = {e["resource"]: e["amount"] for e in t.happened("supply")}
    start = {"consumables": 1, "tech": 1, "entertainment": 2, "credits": 5}
    names = ("energy", "consumables", "tech", "entertainment", "credits")
    assert [made.get(name, start.get(name, 0)) for name in names] == supply
    needed = {"energy": 1, "consumables": 2, "entertainment": 2, "credits": 6}
    have = dict(zip(names, supply, strict=True))
    assert all(have[name] >= amount for name, amount in needed.items()) is met
    laid = [e for e in t.happened("placed") if e["piece"] == "outage"]
    produced = [e for e in laid if e["district"] == "quinde"]
    assert len(produced) == outages


@pytest.mark.parametrize(("card", "threat"), [("gentrification", 13), ("budget_renovations", 11)])
def test_light_the_lamp(card: str, threat: int) -> None:
    t = Scene(lesson_table(lesson("new_angeles", "light-the-lamp"), {})).play(f"0 offer {card}")
    t.play("1 pass", "2 pass", "3 pass", "1 abstain", "2 abstain", "3 abstain")
    if card == "budget_renovations":
        t.play("0 remove outage rabotgorod")
        assert 5 in t.on("protest")
    assert (t.threat, t.capital[0]) == (threat, 12)


@pytest.mark.parametrize(("cards", "gain"), [(0, 0), (1, -1), (2, -2), (3, 2)])
def test_how_many_friends(cards: int, gain: int) -> None:
    t = Scene(lesson_table(lesson("new_angeles", "how-many-friends"), {}))
    before = t.capital[0]
    hand = [f"lay:{card}" for card in t.hand(1)[:cards]] + (["done"] if cards < 3 else [])
    if cards:
        t.play(f"0 propose to=1 give={cards} act=support:counter:{cards}")
        t.play(f"1 accept 1 with=support:counter,{','.join(hand)}")
    else:
        t.play("1 abstain")
    t.play("2 abstain", "3 support main", "3 lay riot_control", "3 lay vanity_project")
    assert t.capital[0] - before == gain


@pytest.mark.parametrize(
    ("moves", "threat", "won"),
    [
        (["offer high_risk_investments"], 25, False),
        (["offer efficiency_experts", "android quinde laguna_velasco"], 19, False),
        (["offer liquidation", "produce la_costa"], 21, True),
    ],
)
def test_the_last_order(moves: list[str], threat: int, won: bool) -> None:
    t = Scene(lesson_table(lesson("new_angeles", "the-last-order"), {}))
    t.play(f"0 {moves[0]}", "1 pass", "2 pass", "3 pass", "1 abstain", "2 abstain", "3 abstain")
    while not t.match.over:
        seat, options = t.asked[0], t.options(t.asked[0])
        wanted = [text for text in options if text.split(" ", 1)[-1] in " ".join(moves[1:])]
        quiet = [text for text in options if text in ("finish", "ready", "decline", "pass")]
        t.play(f"{seat} {(wanted or quiet or options)[0]}")
    assert t.threat == threat
    assert (0 in t.winners) is won


@pytest.mark.parametrize(
    ("district", "threats"),
    [(None, [4, 4, 3, 2]), ("nihongai", [4, 3, 2, 1]), ("base_de_cayambe", [0, 1, 3, 1])],
)
def test_which_one_goes(district: str | None, threats: list[int]) -> None:
    whole = lesson("new_angeles", "which-one-goes")
    t = Scene(lesson_table(whole, {}))
    if district:
        t.play("0 option remove_orgcrime", f"0 remove orgcrime {district}")
    assert [by for _, by in t.match.forecast(0)["event"]["threat"]] == threats


def test_pay_when() -> None:
    whole = lesson("new_angeles", "pay-when")
    t = Scene(lesson_table(whole, {}))
    carl = t.match.view(0)["board"]["players"][2]
    assert (carl["kept"], carl["broken"]) == (1, 2)
    # For a deed: nothing is paid before the cards lie there.
    t.play("0 propose to=2 give=2 act=support:counter:2", "1 support main")
    assert t.capital[0] == 3
    number = t.match.view(0)["board"]["proposals"][0]["id"]
    t.play(f"2 accept {number} with=support:counter,lay:arrest_orders,lay:riot_control")
    assert t.capital[0] == 3 - 2 + 5
    # For a word: paid at once, whatever comes.
    t = Scene(lesson_table(whole, {})).play("0 propose to=2 give=2 asks=support:0:2")
    number = t.match.view(0)["board"]["proposals"][0]["id"]
    t.play(f"2 accept {number}", "1 support main", "2 abstain")
    assert t.capital[0] == 3 - 2
