"""Chapter 31: random districts, open citizens, the round and what is hidden in the automa."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.rules.changes import random_district
from tabletown.games.great_machine.state import PHASES


def tokens_up(table: Any) -> list[str]:
    return table.automa()["tokens_up"]  # type: ignore[no-any-return]


NIGHT = {"heroes": {"culum": {"at": "IN"}}, "facts": ["guard_broken"]}  # prevented, earned


@pytest.mark.rule("GM-31.1", "GM-31.3")
def test_s23_tokens_are_turned_up_until_a_district_suits(evening: Any) -> None:
    table = evening("night_shift", guards={"TR": (0, 2)}, district_tokens="TR EL", **NIGHT)
    assert table.guards("EL") == (1, 1)
    assert table.guards("TR") == (0, 2)
    assert tokens_up(table) == ["trade", "elite"]
    assert len(table.automa()["tokens_down"]) == 7


@pytest.mark.rule("GM-31.2")
def test_all_tokens_are_shuffled_when_none_is_face_down(evening: Any) -> None:
    # the shuffle leaves the tokens in order: every exchange is with the last one itself
    table = evening(
        "night_shift", tokens_up="TR EL IN TH SC CS TL MC CC", chance=[8, 7, 6, 5, 4, 3, 2, 1],
        **NIGHT,
    )  # fmt: skip
    assert table.happened("tokens-shuffled") == [{}]
    assert tokens_up(table) == ["main_citadel"]
    assert table.guards("MC") == (1, 1)


@pytest.mark.rule("GM-31.2", "GM-31.3")
def test_the_search_goes_on_after_the_shuffle(evening: Any) -> None:
    table = evening(
        "night_shift", tokens_up="EL IN TH SC CS TL MC CC", district_tokens="TR",
        guards={"TR": (0, 2), "MC": (0, 2)}, chance=[8, 7, 6, 5, 4, 3, 2, 1], **NIGHT,
    )  # fmt: skip
    turned = [event["district"] for event in table.happened("token-turned")]
    assert turned == ["trade", "main_citadel", "tower_of_law"]
    assert table.guards("TL") == (1, 1)


@pytest.mark.rule("GM-31.4")
def test_without_a_suitable_district_nothing_happens(evening: Any) -> None:
    table = evening("night_shift", tokens_up="TR", **NIGHT)
    assert random_district(table.s.clone(), 0) == -1  # all nine were looked at
    codes = ("TR", "EL", "IN", "TH", "SC", "CS", "TL", "MC", "CC")
    table = evening("night_shift", guards=dict.fromkeys(codes, (0, 2)), **NIGHT)
    assert [table.guards(code) for code in codes] == [(0, 2)] * 9
    assert tokens_up(table) == []
    assert table.s.round == 2  # the game went on


@pytest.mark.rule("GM-31.5")
def test_identified_citizens_are_revealed_at_once(arrived: Any) -> None:
    table = arrived(
        "veiga", mode="automa", veiga={"at": "TH", "trust": 4}, citizens={"TH": "A.u T.u"}
    )
    table.play("act identify", table.token("TH", "A"), table.token("TH", "T"))
    assert table.people("TH") == "A.r T.r"
    assert table.s.known == 0
    faces = table.match.view(None)["board"]["districts"]
    here = next(d for d in faces if d["id"] == "theatre")
    assert [citizen["kind"] for citizen in here["people"]] == ["artist", "traitor"]


@pytest.mark.rule("GM-31.5")
def test_a_freed_citizen_is_revealed(arrived: Any) -> None:
    table = arrived("veiga", mode="automa", veiga={"at": "MC", "trust": 2}, arrested="N")
    table.play("act citadel_b", "district TR")
    assert table.people("TR").split().count("N.r") == 1
    assert table.s.known == 0


@pytest.mark.rule("GM-31.6")
def test_effects_about_known_citizens_apply_to_revealed_ones(arrived: Any) -> None:
    table = arrived(
        "veiga", mode="automa", veiga={"at": "TH", "trust": 3},
        citizens={"TH": "A.r S.u", "IN": "I.u"},
    )  # fmt: skip
    table.play("act move_citizens", "district IN")
    assert table.people("IN") == "I.u A.r"
    assert table.trust("veiga") == 2
    # a riot where everybody is revealed is free
    table = arrived("veiga", mode="automa", veiga={"at": "TH"}, citizens={"TH": "A.r S.r"})
    assert table.offers("act riot")
    # one unknown citizen costs the 2 guards
    table = arrived("veiga", mode="automa", veiga={"at": "TH"}, citizens={"TH": "u"})
    assert not table.offers("act riot")


@pytest.mark.rule("GM-31.7", "GM-31.8")
def test_a_round_has_the_five_phases_and_opens_with_the_event(scene: Any) -> None:
    table = scene(
        mode="automa", seats=1, options={"level": "super"}, events=["high_society_ball"],
        heroes={"culum": {"at": "TR"}, "veiga": {"at": "TH"}, "sylvia": {"at": "SC"}},
        movement=["patrol", "patrol_reinforcement", "direction_east"], discontent=2,
        citizens={"TR": "A.u A.u T.r", "TH": "S.u", "SC": "M.u M.u"},
    )  # fmt: skip
    opening = [event.key for event in table.match.opening]
    assert opening == ["round", "event-opened", "trust-gained", "trust-gained", "trust-gained"]
    assert [table.trust(name) for name in ("culum", "veiga", "sylvia")] == [2, 1, 2]
    assert (table.prompt, PHASES[table.s.phase]) == ("access", "access")
    table.play("access culum TR", "access veiga TH", "access sylvia SC")
    seen = [event.key for event in table.events]
    assert seen[:3] == ["access-chosen", "movement-card", "servant-stays"]
    assert seen.count("movement-card") == 3
    assert seen.index("turn") > len(seen) - 4  # the servants come before the heroes
    assert PHASES[table.s.phase] == "heroes"
    table.play("end")
    # Lex Hecate went to Theatre: Veiga's turn is over, Sylvia's begins
    assert table.match.view(0)["board"]["turn"]["hero"] == "sylvia"
    table.play("end")
    seen = [event.key for event in table.events]
    assert seen.index("protocol") < seen.index("plan") < seen.index("round")
    assert (table.s.round, PHASES[table.s.phase]) == (2, "access")


@pytest.mark.rule("GM-31.9")
def test_access_cards_are_chosen_openly_before_the_servants_move(scene: Any) -> None:
    table = scene(mode="automa", seats=3)
    table.match.play("access veiga trade", 1)
    for viewer in (None, 0, 1, 2):
        heroes = table.match.view(viewer)["board"]["heroes"]
        assert [hero["card"] for hero in heroes] == [None, "trade", None]
    events = table.match.history[-1].events
    assert [event.for_seat(None)["args"] for event in events] == [
        {"own": "yes", "hero": "veiga", "district": "trade"}
    ]
    assert table.happened("movement-card") == []


@pytest.mark.rule("GM-31.10", "GM-31.11")
def test_the_heroes_choose_which_kind_of_guard_breaks(evening: Any) -> None:
    for choice, left in (("regular", (2, 1, 1)), ("reinforcement", (2, 0, 0))):
        table = evening("night_shift", guards={"EL": [2, 0, 0], "TR": [3, 0, 1]},
                        district_tokens="TR", **NIGHT)  # fmt: skip
        assert (table.prompt, table.seat) == ("break-guard", 0)
        assert table.options() == ["target regular", "target reinforcement"]
        table.play(f"target {choice}")
        trade = table.d("TR")
        assert (*table.guards("TR"), table.s.extra[trade]) == left


@pytest.mark.rule("GM-31.11", "GM-33.16")
def test_the_heroes_choose_between_equal_citizens_that_bear_different_tokens(
    servant_turn: Any,
) -> None:
    fields = {
        "citizens": {"TR": "A.r A.r S.r"}, "servants": {"E": "TR"}, "discontent": 7,
        "missions": {
            "cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"],
            "reached": ["deactivating_trap", "learn_their_weaknesses"], "riot_tokens": 2,
        },
        "options": {"missions": "I"},
    }  # fmt: skip
    probe = servant_turn("E", "patrol", **{**fields, "citizens": {"TR": "A.u A.u S.u"}})
    first = probe.token("TR", "A", 0)
    table = servant_turn("E", "patrol", heroes={"culum": {"at": "SC", "token": first}}, **fields)
    assert (table.prompt, table.seat) == ("arrest", 0)
    assert table.options() == [probe.token("TR", "A", 0), probe.token("TR", "A", 1)]
    table.play(probe.token("TR", "A", 1))
    assert table.hero_view("culum")["token"] == first  # the bearer was spared


@pytest.mark.rule("GM-31.12")
def test_everybody_sees_everything_but_faces_down(scene: Any) -> None:
    fields = {
        "citizens": {"TR": "A.u S.r"}, "hand": ["auto_levy"], "events": ["tribunal"],
        "movement": ["patrol"], "district_tokens": "EL", "directives": ["auto_surveillance"],
        "arrested": "M",
    }  # fmt: skip
    table = scene(mode="automa", seats=3, **fields)
    views = [table.match.view(viewer)["board"] for viewer in (None, 0, 1, 2)]
    for view in views:
        view.pop("side")
        assert view == views[0]
    trade = next(d for d in views[0]["districts"] if d["id"] == "trade")
    assert [citizen["kind"] for citizen in trade["people"]] == [None, "scientist"]
    assert views[0]["machine"]["hand"] is None
    assert views[0]["machine"]["hand_size"] == 1
    # another hidden face, hidden directive and order of decks: the same view
    other = scene(
        mode="automa", seats=3, **{
            **fields, "citizens": {"TR": "N.u S.r"}, "hand": ["auto_surveillance"],
            "movement": ["city_heart"], "district_tokens": "SC", "directives": ["auto_levy"],
            "arrested": "T",
        },
    )  # fmt: skip
    view = other.match.view(0)["board"]
    view.pop("side")
    assert view == views[0]


@pytest.mark.rule("GM-31.12")
def test_the_hidden_directive_is_named_in_no_event(servant_turn: Any) -> None:
    table = servant_turn("L", "patrol", directives=["auto_levy"])
    told = [event.for_seat(seat) for event in table.match.opening for seat in (None, 0, 1, 2)]
    hidden = [event for event in told if event is not None and event["key"] == "directive-hidden"]
    assert len(hidden) == 4
    assert all("auto_levy" not in str(event) for event in hidden)
    assert table.s.hand_size() == 1
