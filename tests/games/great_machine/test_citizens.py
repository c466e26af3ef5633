"""Chapter 13: the four states of a citizen."""

from __future__ import annotations

from typing import Any

import pytest


def faces(table: Any, seat: int | None, code: str) -> list[tuple[str, str | None]]:
    """State and face of the citizens of a district as a seat sees them."""
    districts = table.match.view(seat)["board"]["districts"]
    ids = table.s.tables.district_ids
    here = next(d for d in districts if d["id"] == ids[table.d(code)])
    return [(citizen["state"], citizen["kind"]) for citizen in here["people"]]


@pytest.mark.rule("GM-13.1", "GM-13.2", "GM-13.3", "GM-13.4", "GM-21.1", "GM-21.2")
@pytest.mark.parametrize(
    ("seat", "known"),
    [(0, None), (1, "scientist"), (2, "scientist"), (3, "scientist"), (None, None)],
)
def test_who_sees_a_face_depends_on_its_state(
    plotting: Any, seat: int | None, known: str | None
) -> None:
    table = plotting(citizens={"TR": "A.u S.k M.r"})
    assert faces(table, seat, "TR") == [
        ("unknown", None),
        ("known", known),
        ("revealed", "merchant"),
    ]


@pytest.mark.rule("GM-13.5", "GM-13.7", "GM-8.14", "GM-21.4")
def test_an_arrested_citizen_lies_face_down_outside_the_city(plotting: Any) -> None:
    table = plotting(citizens={"TR": "A.r A.k"}, servants={"P": "TR"}, discontent=3)
    arrested = table.s.arrested().bit_count()
    table.play("order P arrest")
    assert table.people("TR") == "A.k"
    for seat in (0, 1, None):
        board = table.match.view(seat)["board"]
        assert board["arrested"] == arrested + 1
        assert board["looked_at"] is None
        assert board["arrested_seen"] == {"artist": 1}  # everybody saw who it was


@pytest.mark.rule("GM-13.6", "GM-13.9")
def test_identifying_makes_unknown_citizens_known(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "TR", "trust": 7}, citizens={"TR": "A.u S.k M.u I.r", "EL": "N.u"}
    )
    table.play("act identify")
    assert table.refusal(table.token("TR", "S")) == ("already-identified", "GM-13.9")
    assert table.refusal(table.token("TR", "I")) == ("already-identified", "GM-13.9")
    elsewhere = table.match.refusal(1, table.match.parse(table.token("EL", "N")))
    assert dict(elsewhere.args)["district"] == "trade"  # "not in Trade"
    table.play(table.token("TR", "A"), "done")
    assert table.people("TR") == "A.k S.k M.u I.r"
    told = [event for event in table.events if event.key == "identified"]
    assert told[0].for_seat(2)["args"]["kinds"] == ["artist"]
    assert "kinds" not in told[0].for_seat(0)["args"]


@pytest.mark.rule("GM-13.9")
def test_there_must_be_somebody_unknown_to_identify(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TR", "trust": 7}, citizens={"TR": "A.k S.r"})
    assert table.refusal("act identify") == ("no-unknown-citizen", "GM-13.9")


@pytest.mark.rule("GM-13.7", "GM-14.4")
def test_a_riot_reveals_unknown_and_known_citizens(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 8}, citizens={"TR": "A.u S.k M.r"})
    table.play("act riot")
    assert sorted(table.people("TR").split()) == ["A.r", "M.r", "S.r"]


@pytest.mark.rule("GM-13.7", "GM-13.8", "GM-12.3")
def test_a_revealed_citizen_may_come_back_from_arrest_as_known(arrived: Any) -> None:
    table = arrived(
        "veiga", veiga={"at": "MC", "trust": 8}, arrested="A A A A A", arrested_seen="A",
        citizens={"TR": "u u"},
    )  # fmt: skip
    table.play("act citadel_b", "district TR")
    assert table.people("TR").split()[-1] == "A.k"


@pytest.mark.rule("GM-13.8")
def test_who_returns_is_drawn_at_random(plotting: Any) -> None:
    """The arrested tokens change faces when one joins them: no draw can be followed."""
    returned = set()
    for chance in range(4):
        table = plotting(
            event="show_amnesty", citizens={"TR": "A.r"}, arrested="T T T", discontent=3,
            servants={"P": "TR"}, chance=[chance],
            veiga={"at": "MC", "trust": 8}, olga={"at": "TH"}, sylvia={"at": "SC"},
        )  # fmt: skip
        assert table.s.arrested().bit_count() == 6  # three more than the traitors
        table.play("order P arrest", "end", "act citadel_b", "district TR")
        returned.add(table.people("TR"))
    assert len(returned) > 1
