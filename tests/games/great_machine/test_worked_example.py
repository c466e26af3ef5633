"""The worked example (S-01, S-02): rounds 1, 2, 3 and 7, every number exact, as replaying records."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.match import replay
from tabletown.core.record import read
from tabletown.games import find
from tabletown.games.great_machine.rules.prices import act_price

S01 = {
    "events": ["rebels_and_loyalists", "security_control", "no_one_is_safe"],
    "directives": ["surveillance"],
    "plan": 3,
    "discontent": 2,
    "heroes": {"culum": {"seized": "TL"}, "veiga": {"seized": "MC"}, "sylvia": {"seized": "CS"}},
    "citizens": {
        "TR": "A.u M.u I.u T.u", "EL": "T.u T.u N.u N.u", "IN": "A.u S.u N.u I.u",
        "TH": "M.u A.u S.u I.u", "SC": "S.u M.u T.u A.u", "CS": "M.u I.u S.u N.u", "TL": "S.u",
        "MC": "N.u", "CC": "A.u",
    },
    "arrested": "M I T",
    "dice": [2, 3],
}  # fmt: skip


def trusts(table: Any) -> tuple[int, int, int]:
    return table.trust("culum"), table.trust("veiga"), table.trust("sylvia")


@pytest.mark.rule(
    "GM-4.5", "GM-4.7", "GM-4.9", "GM-4.10", "GM-4.12", "GM-4.13", "GM-4.14", "GM-6.3", "GM-6.10",
    "GM-7.1", "GM-8.2", "GM-8.4", "GM-9.5", "GM-10.2", "GM-11.15", "GM-12.4", "GM-12.12",
    "GM-12.13", "GM-17.1", "GM-18.13", "GM-18.14", "GM-18.18", "GM-18.19", "GM-19.17", "GM-20.4",
    "GM-20.5", "GM-20.10", "GM-20.12", "GM-20.19", "GM-20.20", "GM-22.15", "GM-80.1",
)  # fmt: skip
def test_s01_rounds_1_to_3(scene: Any) -> None:
    table = scene(**S01)
    s = table.s
    assert s.city.distance[table.d("MC")][table.d("CS")] == 2
    # round 1
    assert trusts(table) == (4, 4, 4)
    assert s.bonds == 6
    table.play("access culum TR", "access veiga CS", "access sylvia TL")
    table.play("move E CS")
    assert s.bonds == 2
    table.play("order E square_collect")
    assert s.bonds == 4
    table.play("move P TH")
    assert s.bonds == 2
    table.play("order L citadel_draw")
    assert s.bonds == 0
    assert table.match.view(0)["board"]["machine"]["hand"] == ["surveillance"]
    assert table.match.view(1)["board"]["machine"]["hand"] is None
    table.play("act attack", "bid 3")
    assert table.guards("TR") == (1, 1)
    assert table.trust("culum") == 1
    table.play("act agitate")
    assert (table.trust("culum"), s.discontent, s.stage) == (0, 3, 1)
    assert table.at("veiga") == "TH"
    table.play("step CS")
    assert table.trust("veiga") == 2
    table.play("act square_a")
    assert (table.trust("veiga"), s.discontent, s.stage) == (0, 5, 1)
    table.play("step TL")
    assert table.trust("sylvia") == 2
    table.play("act identify")
    # round 2: one citizen was there, the only choice was made at once; the closing phase followed
    assert s.round == 2
    assert table.people("TL") == "S.k"
    assert s.plan == 4
    assert trusts(table) == (4, 4, 4)
    assert s.bonds == 7
    board = table.match.view(1)["board"]
    assert [hero["leave_price"] for hero in board["heroes"]] == [2, 3, 3]
    table.play("access culum TR", "access veiga CS", "access sylvia TL")
    table.play("move P TL", "order P raid")
    assert s.bonds == 3
    table.play("order E raid")  # nothing else can be paid: the phase ends
    assert s.bonds == 1
    table.play("act identify", *[table.token("TR", kind) for kind in "AMIT"])
    assert table.people("TR") == "A.k M.k I.k T.k"
    assert table.trust("culum") == 0
    table.play("act gain_trust")
    assert table.trust("culum") == 1
    assert (table.prompt, table.seat) == ("detention", 0)
    table.play("detain great_goal")
    assert (s.plan, table.trust("veiga")) == (5, 6)
    table.play("act square_a")
    assert (table.trust("veiga"), s.discontent, s.stage) == (4, 7, 2)
    table.play("detain denial_of_access")
    assert s.plan == 6
    assert s.discontent == 7
    assert table.seized("sylvia") == {"CS", "TL"}
    # round 3
    assert s.round == 3
    assert trusts(table) == (5, 8, 8)
    assert s.bonds == 9
    table.play("access culum EL", "access veiga IN")
    assert not table.offers("access sylvia TL", 3)
    assert table.refusal("access sylvia TL", 3) == ("card-seized", "GM-7.4")
    table.play("access sylvia TH")
    table.play("order P tower_publish")
    assert s.bonds == 7
    assert s.published == [s.tables.directive_ids.index("surveillance")]
    table.play("move L TR", "order L repair")
    assert (s.bonds, table.guards("TR")) == (1, (2, 0))
    table.play("guard CS SC")
    assert (s.bonds, table.guards("CS"), table.guards("SC")) == (0, (1, 0), (3, 0))
    table.play("order E square_collect")
    assert s.bonds == 3
    table.play("guard CC TL", "guard CC TH", "end")
    assert s.bonds == 1
    table.play("step EL")
    assert table.trust("culum") == 2
    table.play("act attack", "bid 2")
    assert table.guards("EL") == (2, 0)
    assert table.trust("culum") == 0
    table.play("act gain_trust", "step IN")
    assert table.trust("veiga") == 6
    table.play("act identify", *[table.token("IN", kind) for kind in "ASN"])
    assert table.trust("veiga") == 0
    assert table.people("IN") == "A.k S.k N.k I.u"
    table.play("step TH")
    assert table.trust("sylvia") == 4
    before = s.bonds
    table.play("act agitate")
    # final: round 4 has begun with its income, so trust and bonds are compared before it
    assert s.round == 4
    told = [event.args for event in table.events if event.key == "trust-paid"]
    assert [args["n"] for args in told] == [3]
    assert (s.plan, s.discontent, s.stage, before) == (6, 8, 2, 1)
    # trust 1, 0, 1 and 1 bond at the end of round 3; then 4 citizens each, and 8 bonds at stage 2
    assert trusts(table) == (1 + 4, 0 + 4, 1 + 4)
    assert s.bonds == 1 + 8
    assert s.published == [s.tables.directive_ids.index("surveillance")]
    guards = {
        code: table.guards(code) for code in ("TR", "EL", "IN", "TH", "SC", "CS", "TL", "MC", "CC")
    }
    assert guards == {
        "TR": (2, 0), "EL": (2, 0), "IN": (2, 0), "TH": (3, 0), "SC": (3, 0), "CS": (1, 0),
        "TL": (3, 0), "MC": (2, 0), "CC": (0, 0),
    }  # fmt: skip
    assert sum(s.working) == 18
    replays(table)


def replays(table: Any) -> None:
    """The record of the match plays to the same position, digest by digest."""
    text = str(table.match.record())
    again = replay(find("great_machine"), read(text))
    assert again.state == table.s
    assert again.chain == table.match.chain
    assert str(tabletown.load(text).record()) == text


S02 = {
    "phase": "income",
    "round": 7,
    "event": "order_versus_chaos",
    "discontent": 11,
    "plan": 8,
    "bonds": 4,
    "published": ["mechanization", "confiscation", "surveillance"],
    "heroes": {
        "culum": {"at": "EL", "trust": 0},
        "veiga": {"at": "TH", "trust": 2},
        "sylvia": {"at": "IN", "trust": 2},
    },
    "servants": {"P": "TL", "E": "SC", "L": "EL"},
    "guards": {"EL": (1, 1), "CS": 3, "TL": 3, "CC": 0, "MC": 2},
    "citizens": {
        "EL": "T.k T.k N.k N.k", "TR": "A.k M.k I.k T.k", "TH": "M.k u u u", "IN": "A.k S.k N.k I.u",
        "TL": "S.k",
    },
    "dice": ["run"],
}  # fmt: skip


@pytest.mark.rule(
    "GM-3.9", "GM-3.10", "GM-3.11", "GM-3.12", "GM-6.5", "GM-6.6", "GM-8.2", "GM-8.3", "GM-8.5",
    "GM-8.6", "GM-8.11", "GM-8.16", "GM-9.7", "GM-9.8", "GM-9.9", "GM-9.10", "GM-11.17",
    "GM-12.11", "GM-14.3", "GM-14.4", "GM-14.5", "GM-14.10", "GM-14.12", "GM-15.10", "GM-17.2",
    "GM-18.39", "GM-18.41", "GM-19.10", "GM-19.17", "GM-80.3",
)  # fmt: skip
def test_s02_round_7(scene: Any) -> None:
    table = scene(**S02)
    s = table.s
    assert trusts(table) == (4, 6, 6)
    assert s.bonds == 13
    table.play("access culum EL", "access veiga TH", "access sylvia TR")
    table.play("guard CS EL")
    assert s.bonds == 11
    table.play("order L repair")
    assert (s.bonds, table.guards("EL")) == (9, (3, 0))
    table.play("move P CC")
    assert s.bonds == 8
    table.play("order P control_relocate")
    assert table.refusal("relocate EL 5,5 h") == ("fewer-than-two-connections", "GM-3.6")
    refusal = table.match.refusal(0, table.match.parse("relocate elite 5,5 h"))
    assert dict(refusal.args) == {"district": "trade", "connections": 1}
    table.play("relocate TR 4,5 v")
    assert s.bonds == 6
    assert {s.tables.district_ids[d] for d in s.city.neighbours[table.d("TR")]} == {
        "science", "tower_of_law",
    }  # fmt: skip
    table.play("move E IN", "order E raid", "end")
    assert s.bonds == 2
    table.play("act agitate")
    assert (table.trust("culum"), s.discontent, s.stage) == (0, 12, 4)
    table.play("act gain_trust")
    assert table.trust("culum") == 1
    riot = s.tables.acts[s.tables.act_number["hero", "riot"]]
    assert act_price(s, s.active, riot) == 6  # 2 x 3
    table.play("act move_citizens", "district TR")  # the merchant is the only one she knows
    assert table.trust("veiga") == 4
    assert sorted(table.people("TR").split()) == ["A.k", "I.k", "M.k", "M.k", "T.k"]
    table.play("step TH")
    assert table.trust("sylvia") == 3
    table.play("step SC")
    assert table.trust("sylvia") == 1
    table.play("step TR")
    assert (table.trust("sylvia"), table.at("sylvia")) == (0, "TR")
    table.play("act riot")
    results = [event.args for event in table.events if event.key == "riot-result"]
    assert (results[0]["support"], results[0]["opposition"]) == (4, 3)
    assert (s.discontent, s.plan, s.bonds - 10) == (13, 8, 2)  # 10 bonds are the next income
    assert table.guards("TR") == (0, 2)
    assert s.riots == 1 << table.d("TR")
    assert s.successes() == 1
    assert sorted(table.people("TR").split()) == ["A.r", "I.r", "M.r", "M.r", "T.r"]
    # the next round has begun: 4 revealed active x 2, the traitor gives nothing
    assert s.round == 8
    assert table.trust("sylvia") == 8
    assert table.trust("veiga") == 4 + 3
    assert table.trust("culum") == 1 + 4
    replays(table)
