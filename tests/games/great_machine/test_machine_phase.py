"""Chapter 8: the Machine spends bonds on servants and guards."""

from __future__ import annotations

from typing import Any

import pytest

CODES = ("TR", "IN", "SC", "TH", "EL", "MC", "TL", "CC", "CS")


@pytest.mark.rule("GM-8.1", "GM-8.7")
def test_moves_and_actions_in_any_order(plotting: Any) -> None:
    table = plotting(servants={"P": "TR", "E": "TR", "L": "MC"}, bonds=14, guards={"TR": (1, 1)})
    table.play(
        "order E raid", "move P EL", "guard MC EL", "move P TR", "order P repair", "move L CC"
    )
    table.play("guard MC CC", "guard EL TR")
    # 2 + 2 + 1 + 2 + 2 + 2 + 1 + 1
    assert table.s.bonds == 1
    assert table.prompt == "machine"
    table.play("end")
    assert table.prompt != "machine"


@pytest.mark.rule("GM-8.2", "GM-8.3", "GM-8.7")
@pytest.mark.parametrize(
    ("to", "price"), [("EL", 2), ("IN", 2), ("MC", 4), ("TH", 4), ("CS", 4), ("TL", 6), ("SC", 6)]
)
def test_a_servant_pays_2_bonds_for_each_district_it_leaves(
    plotting: Any, to: str, price: int
) -> None:
    table = plotting(servants={"P": "TR"}, bonds=price + 1, raids="IN EL")
    table.play(f"move P {to}")
    assert (table.s.bonds, table.servant_at("P")) == (1, to)
    poor = plotting(servants={"P": "TR"}, bonds=price - 1)
    assert poor.refusal(f"move P {to}") == ("too-few-bonds", "GM-8.2")
    assert poor.refusal("move P TR") == ("already-there", "GM-8.2")


@pytest.mark.rule("GM-8.4", "GM-8.3")
@pytest.mark.parametrize(("to", "price"), [("EL", 1), ("CS", 2), ("TL", 3)])
def test_a_guard_pays_1_bond_for_each_district_it_leaves(
    plotting: Any, to: str, price: int
) -> None:
    table = plotting(bonds=price + 1)
    table.play(f"guard TR {to}")
    assert table.s.bonds == 1
    assert (table.guards("TR"), table.guards(to)) == ((1, 0), (3, 0))
    if price > 1:
        poor = plotting(bonds=price - 1)
        assert poor.refusal(f"guard TR {to}") == ("too-few-bonds", "GM-8.4")


@pytest.mark.rule("GM-8.5")
def test_any_working_guard_moves_without_a_servant_and_broken_ones_never(plotting: Any) -> None:
    table = plotting(
        guards={"TR": (0, 2), "SC": 2, "EL": 1, "IN": 3}, servants={"P": "MC"}, bonds=5,
        acted={"P": 1, "E": 1, "L": 1},
    )  # fmt: skip
    assert table.refusal("guard TR EL") == ("no-working-guard", "GM-8.5")
    assert table.refusal("guard EL EL") == ("same-district", "GM-8.4")
    table.play("guard SC CS")  # no servant near, no action left
    assert table.guards("CS") == (3, 0)
    starts = {text.split()[1] for text in table.options() if text.startswith("guard")}
    assert "trade" not in starts
    assert len(starts) == 8


@pytest.mark.rule("GM-8.6")
def test_a_guard_needs_a_free_slot_at_its_destination(plotting: Any) -> None:
    table = plotting(guards={"EL": 3, "IN": (1, 2), "TR": 1, "TH": 1})
    assert table.refusal("guard TR EL") == ("no-guard-slot", "GM-8.6")
    assert table.refusal("guard TR IN") == ("no-guard-slot", "GM-8.6")
    assert table.offers("guard TR TH")


@pytest.mark.rule("GM-8.7")
def test_the_same_piece_may_move_many_times(plotting: Any) -> None:
    table = plotting(servants={"P": "TR"}, bonds=12)
    table.play("move P EL", "move P TR", "move P EL", "move P TR")
    table.play("guard TR EL", "guard EL TR", "guard TR EL")
    assert table.s.bonds == 1


@pytest.mark.rule("GM-8.8", "GM-8.20")
def test_each_servant_acts_once_in_a_round_where_it_stands(plotting: Any) -> None:
    table = plotting(servants={"P": "TR", "E": "TR", "L": "EL"}, guards={"TR": (1, 1)}, bonds=10)
    table.play("order P raid")
    assert table.s.raids == 1 << table.d("TR")
    assert table.refusal("order P repair") == ("servant-has-acted", "GM-8.8")
    acted = [s["actions"] for s in table.match.view(1)["board"]["machine"]["servants"]]
    assert acted == [1, 0, 0]  # the turned servant token is seen by everybody
    table.play("order E repair", "order L raid", "end")
    table.play("detain great_goal").pass_turns()
    assert table.s.round == 2
    assert table.s.acted == [0, 0, 0]


@pytest.mark.rule("GM-8.9")
def test_a_servant_that_has_acted_moves_no_more(plotting: Any) -> None:
    table = plotting(servants={"P": "TR"}, bonds=10)
    table.play("move P EL", "order P raid")
    assert table.refusal("move P TR") == ("servant-has-acted", "GM-8.9")
    assert not any(text.startswith("move phantasm") for text in table.options())
    assert table.offers("move E EL")


@pytest.mark.rule("GM-8.10")
@pytest.mark.parametrize(
    ("at", "act"),
    [
        ("TR", "raid"), ("TR", "arrest"), ("TR", "repair"), ("MC", "citadel_draw"),
        ("TL", "tower_publish"), ("CC", "control_relocate"),
    ],
)  # fmt: skip
def test_an_action_that_cannot_be_paid_is_not_available(plotting: Any, at: str, act: str) -> None:
    fields = {
        "servants": {"P": at, "E": "CS"}, "guards": {"TR": (1, 1)}, "hand": ["levy"],
        "citizens": {"TR": "A.r A.r"}, "discontent": 3,
    }  # fmt: skip
    table = plotting(bonds=1, **fields)
    assert table.refusal(f"order P {act}") == ("too-few-bonds", "GM-8.10")
    table = plotting(bonds=2, **fields)
    table.play(f"order P {act}")
    assert table.s.bonds == 0


@pytest.mark.rule("GM-8.11", "GM-8.12", "GM-8.13")
def test_raid_puts_a_token_into_the_district(plotting: Any) -> None:
    table = plotting(servants={"P": "TR", "E": "TR", "L": "EL"}, bonds=10, riots="TR")
    table.play("order P raid")  # also beside a riot token
    assert table.district("TR")["raid"]
    assert table.s.bonds == 8
    assert table.refusal("order E raid") == ("raid-already-here", "GM-8.12")
    assert table.offers("order L raid")


@pytest.mark.rule("GM-8.14", "GM-8.15", "GM-13.5")
def test_only_a_revealed_active_citizen_is_arrested(plotting: Any) -> None:
    # stage 2: artists and scientists are active
    table = plotting(
        servants={"P": "TR", "E": "EL"}, discontent=6, bonds=4,
        citizens={"TR": "A.r S.r M.r T.r A.k A.u", "EL": "M.r T.r A.k S.u"}, arrested="N",
    )  # fmt: skip
    assert table.refusal("order E arrest") == ("no-active-citizen", "GM-8.15")
    table.play("order P arrest")
    assert set(table.options()) == {table.token("TR", "A"), table.token("TR", "S")}
    assert (table.prompt, table.seat, table.s.bonds) == ("arrest", 0, 2)
    before = table.s.arrested().bit_count()
    table.play(table.token("TR", "S"))
    assert table.people("TR").split() == ["A.r", "M.r", "T.r", "A.k", "A.u"]
    assert table.s.arrested().bit_count() == before + 1
    view = table.match.view(0)["board"]
    assert view["arrested"] == before + 1


@pytest.mark.rule("GM-8.16")
def test_repair_makes_one_broken_guard_work_again(plotting: Any) -> None:
    table = plotting(servants={"P": "TR", "E": "EL"}, guards={"TR": (0, 2)}, bonds=3)
    assert table.refusal("order E repair") == ("no-broken-guard", "GM-8.16")
    table.play("order P repair")
    assert (table.guards("TR"), table.s.bonds) == ((1, 1), 1)


@pytest.mark.rule("GM-8.17")
def test_the_action_of_a_special_district_is_taken_there_only(plotting: Any) -> None:
    special = {
        "MC": "citadel_draw", "TL": "tower_publish", "CC": "control_relocate",
        "CS": "square_collect",
    }  # fmt: skip
    for code in CODES:
        table = plotting(servants={"P": code, "E": code, "L": code}, hand=["levy"])
        words = {text.split()[2] for text in table.options() if text.startswith("order phantasm")}
        assert words - {"raid"} == ({special[code]} if code in special else set())
        for other, act in special.items():
            if other != code:
                assert table.refusal(f"order P {act}") == ("not-in-this-district", "GM-8.17")


@pytest.mark.rule("GM-8.18", "GM-18.26", "GM-19.14")
def test_actions_of_events_and_directives_use_up_the_action(plotting: Any) -> None:
    table = plotting(
        event="concentration_of_force", published=["pacification"], servants={"P": "TR", "E": "EL"},
        discontent=5, bonds=8,
    )  # fmt: skip
    table.play("order P draw_anywhere")
    assert table.s.hand_size() == 1
    assert table.refusal("order P raid") == ("servant-has-acted", "GM-8.8")
    table.play("order E pacify")
    assert table.s.discontent == 4
    assert table.refusal("order E raid") == ("servant-has-acted", "GM-8.8")
    plain = plotting(servants={"P": "TR"})
    assert plain.refusal("order P draw_anywhere") == ("not-in-force", "GM-8.18")


@pytest.mark.rule("GM-8.19")
@pytest.mark.parametrize("code", CODES)
def test_all_servants_can_do_the_same(plotting: Any, code: str) -> None:
    table = plotting(
        servants={"P": code, "E": code, "L": code}, hand=["levy"], bonds=20, discontent=9,
        guards={code: (1, 1)}, citizens={code: "A.r S.r M.r"},
    )  # fmt: skip
    menus = {}
    for name in ("phantasm", "executor", "lex_hecate"):
        menus[name] = {
            (text.split()[0], text.split()[2])
            for text in table.options()
            if text.split()[:2] in (["move", name], ["order", name])
        }
    assert menus["phantasm"] == menus["executor"] == menus["lex_hecate"]
    assert ("order", "arrest") in menus["executor"]


@pytest.mark.rule("GM-8.21")
def test_everything_is_public_but_the_faces_of_drawn_directives(plotting: Any) -> None:
    table = plotting(servants={"P": "MC", "E": "TR"}, directives=["levy"], bonds=10)
    table.play("order P citadel_draw")
    drawn = next(event for event in table.events if event.key == "directive-drawn")
    assert drawn.for_seat(0)["args"]["directive"] == "levy"
    for seat in (1, None):
        assert "directive" not in drawn.for_seat(seat)["args"]
        machine = table.match.view(seat)["board"]["machine"]
        assert (machine["hand"], machine["hand_size"], machine["bonds"]) == (None, 1, 8)
    for action in ("move E EL", "guard TR IN", "order E raid"):
        table.play(action)
        assert table.told(0) == table.told(1) == table.told(None)
        assert [e.for_seat(0) for e in table.events] == [e.for_seat(1) for e in table.events]


@pytest.mark.rule("GM-8.22")
def test_the_machine_may_do_nothing_and_keep_its_bonds(plotting: Any) -> None:
    table = plotting(bonds=25)
    before = (table.s.servants.copy(), table.s.working.copy())
    table.play("end")
    assert (table.s.servants, table.s.working, table.s.bonds) == (*before, 25)
