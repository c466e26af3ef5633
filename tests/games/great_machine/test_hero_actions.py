"""Chapter 11: what a hero may do after arriving, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.rules.changes import lose_trust
from tabletown.games.great_machine.rules.prices import act_price, threshold
from tabletown.games.great_machine.state import REGULAR, REINFORCEMENT

COMMON = ("TR", "IN", "SC", "TH", "EL")
SPECIAL = {
    "MC": {"citadel_a", "citadel_b"},
    "TL": {"tower_a", "tower_b"},
    "CC": {"control_a", "control_b"},
    "CS": {"square_a"},
}
STANDARD = {"attack", "identify", "move_citizens", "gain_trust", "riot"}
# Everything an action could need: directives in hand and published, a seized card.
PLENTY = {
    "hand": ["levy"], "published": ["fortification"], "arrested": "A", "discontent": 3,
    "culum": {"at": "SC", "seized": "TR EL"},
}  # fmt: skip


def acting(arrived: Any, at: str = "TR", trust: int = 7, **more: Any) -> Any:
    """Veiga (initiative 3, maximum 8) is about to act."""
    return arrived("veiga", veiga={"at": at, "trust": trust}, **more)


def acts(table: Any) -> set[str]:
    return {text.split()[1] for text in table.options() if text.startswith("act ")}


def price(table: Any, act: str) -> int:
    s = table.s
    return act_price(s, s.active, s.tables.acts[s.tables.act_number["hero", act]])


@pytest.mark.rule("GM-11.1")
def test_one_action_after_arriving(arrived: Any) -> None:
    table = acting(arrived)
    table.play("act gain_trust")
    assert table.s.active == table.hero("sylvia")
    assert table.trust("veiga") == 8


@pytest.mark.rule("GM-11.2", "GM-11.3")
@pytest.mark.parametrize("code", [*COMMON, *SPECIAL])
def test_which_actions_a_district_offers(arrived: Any, code: str) -> None:
    table = acting(arrived, code, citizens={code: "A.k S.u M.r"}, **PLENTY)
    assert acts(table) == STANDARD | SPECIAL.get(code, {"agitate"})
    for place, own in SPECIAL.items():
        for act in own:
            if place != code:
                assert table.refusal(f"act {act}") == ("not-in-this-district", "GM-11.3")
    if code in SPECIAL:
        assert table.refusal("act agitate") == ("not-in-this-district", "GM-11.3")


@pytest.mark.rule("GM-11.4")
def test_the_price_is_paid_when_the_action_is_declared(arrived: Any) -> None:
    table = acting(arrived, "TL", trust=2, **PLENTY)
    table.play("act tower_b")
    assert (table.prompt, table.seat, table.trust("veiga")) == ("restore-card", 1, 0)


@pytest.mark.rule("GM-11.4")
@pytest.mark.parametrize("code", ["TR", *SPECIAL])
def test_an_action_that_cannot_be_paid_in_full_is_not_available(arrived: Any, code: str) -> None:
    table = acting(arrived, code, trust=1, citizens={code: "S.u S.u M.r"}, **PLENTY)
    free = {"attack", "move_citizens", "gain_trust", "control_b"}
    assert acts(table) <= free
    for act in (SPECIAL.get(code, {"agitate"}) | {"identify", "riot"}) - free:
        assert table.refusal(f"act {act}") == ("too-little-trust", "GM-11.4")
        refusal = table.match.refusal(table.seat, table.match.parse(f"act {act}"))
        args = dict(refusal.args)
        assert (args["need"], args["have"]) == (4 if act == "riot" else 2, 1)


@pytest.mark.rule("GM-11.5", "GM-14.2")
@pytest.mark.parametrize(
    ("act", "at", "expected"),
    [
        ("agitate", "TR", 3), ("identify", "TR", 3), ("riot", "TR", 6),
        ("citadel_a", "MC", 3), ("citadel_b", "MC", 3), ("tower_a", "TL", 3), ("tower_b", "TL", 3),
        ("control_a", "CC", 3), ("square_a", "CS", 3),
        ("attack", "TR", 0), ("move_citizens", "TR", 0), ("gain_trust", "TR", 0),
        ("control_b", "CC", 0),
    ],
)  # fmt: skip
def test_what_is_paid_per_guard(arrived: Any, act: str, at: str, expected: int) -> None:
    fields = {**PLENTY, "published": ["surveillance"]}
    # load 3: two guards and a servant under Surveillance; two of the citizens are unknown
    table = acting(
        arrived, at, servants={"P": at, "E": "EL", "L": "EL"}, citizens={"EL": "", at: "A.u S.u M.r M.k"},
        **fields,
    )  # fmt: skip
    assert price(table, act) == expected


@pytest.mark.rule("GM-11.5", "GM-14.3")
def test_a_riot_without_unknown_citizens_is_free(arrived: Any) -> None:
    table = acting(arrived, trust=0, citizens={"TR": "A.k A.r"}, guards={"TR": 2})
    assert price(table, "riot") == 0
    table.play("act riot")
    assert any(event.key == "riot-result" for event in table.story())


@pytest.mark.rule("GM-11.6")
@pytest.mark.parametrize("code", ["TR", *SPECIAL])
def test_without_guards_every_action_is_free(arrived: Any, code: str) -> None:
    table = acting(
        arrived, code, trust=0, guards={code: (0, 2)}, citizens={code: "S.u S.u M.r"}, **PLENTY
    )
    own = SPECIAL.get(code, {"agitate"}) - {"control_b"}
    assert acts(table) == own | {"identify", "riot", "gain_trust"}


@pytest.mark.rule("GM-11.7", "GM-14.1")
def test_a_riot_token_forbids_another_riot_and_nothing_else(arrived: Any) -> None:
    table = acting(arrived, riots="TR", citizens={"TR": "A.k S.u"})
    assert acts(table) == (STANDARD | {"agitate"}) - {"riot"}
    assert table.refusal("act riot") == ("riot-token-here", "GM-14.1")


# -- attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-11.8")
def test_an_attack_needs_a_working_guard_in_the_district(arrived: Any) -> None:
    table = acting(arrived, guards={"TR": (0, 2)})
    assert table.refusal("act attack") == ("no-working-guard", "GM-11.8")


@pytest.mark.rule("GM-11.9", "GM-11.10", "GM-11.12", "GM-11.13")
@pytest.mark.parametrize("face", [2, 3, 4])
@pytest.mark.parametrize("bid", [1, 2, 3, 4, 5])
def test_a_bid_of_at_least_the_number_breaks_a_guard(arrived: Any, face: int, bid: int) -> None:
    table = acting(arrived, trust=6, dice=[face])
    table.play("act attack", f"bid {bid}")
    assert table.trust("veiga") == 6 - bid
    assert table.guards("TR") == ((1, 1) if bid >= face else (2, 0))
    assert table.s.active == table.hero("sylvia")  # the action is spent


@pytest.mark.rule("GM-11.10", "GM-18.13", "GM-18.20")
@pytest.mark.parametrize(("event", "need"), [("high_alert", 4), ("rebels_and_loyalists", 2)])
def test_modifiers_change_the_number(arrived: Any, event: str, need: int) -> None:
    for bid in (need - 1, need):
        table = acting(arrived, dice=[3], event=event)
        table.play("act attack", f"bid {bid}")
        assert table.guards("TR") == ((1, 1) if bid == need else (2, 0))


@pytest.mark.rule("GM-11.11", "GM-11.12")
def test_a_shield_always_fails(arrived: Any) -> None:
    table = acting(arrived, dice=["shield"], event="rebels_and_loyalists")
    table.play("act attack", "bid 7")
    assert (table.trust("veiga"), table.guards("TR")) == (0, (2, 0))
    assert "attack-failed" in table.told(0)


@pytest.mark.rule("GM-11.14")
def test_modifiers_never_lower_the_number_below_1(arrived: Any) -> None:
    # a reinforcement guard (-1) in a common district under Night Shift (-1)
    table = acting(arrived, mode="automa", event="night_shift", guards={"TR": (3, 0, 1)}, dice=[2])
    s = table.s
    assert threshold(s, s.active, 2, REGULAR) == 1
    assert threshold(s, s.active, 2, REINFORCEMENT) == 1
    assert threshold(s, s.active, 4, REINFORCEMENT) == 2
    table.play("act attack", "target reinforcement", "bid 1")
    assert table.guards("TR") == (2, 0)


@pytest.mark.rule("GM-11.25", "GM-20.25")
def test_any_bid_from_1_to_the_trust_of_the_hero(arrived: Any) -> None:
    table = acting(arrived, trust=8).play("act attack")
    assert table.options() == [f"bid {n}" for n in range(1, 9)]
    assert acting(arrived, trust=6).play("act attack").refusal("bid 7")[1] == "GM-11.9"
    poor = acting(arrived, trust=0)
    assert poor.refusal("act attack") == ("nothing-to-bid", "GM-11.25")
    mateusz = arrived("mateusz", mateusz={"at": "TR", "trust": 0})
    assert mateusz.offers("act attack")


# -- citizens -----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-11.15", "GM-11.16", "GM-13.6")
def test_citizens_are_chosen_and_paid_before_any_is_looked_at(arrived: Any) -> None:
    table = acting(arrived, trust=5, citizens={"TR": "A.u S.u M.u T.k"})
    table.play("act identify")
    assert set(table.options()) == {table.token("TR", kind) for kind in "ASM"}  # at least one
    table.play(table.token("TR", "M"))
    assert table.trust("veiga") == 5
    assert table.s.known.bit_count() == 1  # only the traitor
    assert not any(event.key == "identified" for event in table.story())
    table.play(table.token("TR", "A"))  # a third cannot be paid: these two it is
    assert table.trust("veiga") == 1
    assert table.people("TR") == "A.k S.u M.k T.k"
    told = [event for event in table.story() if event.key == "identified"]
    assert len(told) == 1
    assert told[0].for_seat(1)["args"]["kinds"] == ["artist", "merchant"]
    assert "kinds" not in told[0].for_seat(0)["args"]


@pytest.mark.rule("GM-11.15", "GM-13.9")
def test_only_unknown_citizens_of_the_own_district_are_identified(arrived: Any) -> None:
    table = acting(arrived, citizens={"TR": "A.k S.r M.u I.u", "EL": "N.u"})
    table.play("act identify")
    assert table.refusal(table.token("TR", "A")) == ("already-identified", "GM-13.9")
    assert table.refusal(table.token("EL", "N")) == ("citizen-elsewhere", "GM-11.15")
    known = acting(arrived, citizens={"TR": "A.k S.r"})
    assert known.refusal("act identify") == ("no-unknown-citizen", "GM-13.9")


@pytest.mark.rule("GM-11.17", "GM-11.19")
def test_citizens_move_for_1_trust_per_district_and_keep_their_state(arrived: Any) -> None:
    table = acting(
        arrived, trust=7, citizens={"TR": "A.k S.r T.k M.u", "EL": "", "CS": "", "CC": ""}
    )
    table.play("act move_citizens", table.token("TR", "A"), "district CS")
    assert table.trust("veiga") == 5
    table.play(table.token("TR", "S"), "district CC")
    assert table.trust("veiga") == 2
    table.play(table.token("TR", "T"), "district EL")
    assert table.trust("veiga") == 1
    assert [table.people(code) for code in ("CS", "CC", "EL", "TR")] == ["A.k", "S.r", "T.k", "M.u"]


@pytest.mark.rule("GM-11.17")
def test_a_move_that_cannot_be_paid_is_refused(arrived: Any) -> None:
    table = acting(arrived, trust=2, citizens={"TR": "A.k S.k"})
    table.play("act move_citizens", table.token("TR", "A"))
    assert table.refusal("district SC") == ("too-little-trust", "GM-11.17")
    assert table.refusal("district TR") == ("same-district", "GM-11.17")
    table.play("district EL")
    assert "done" in table.options()  # one was enough
    table.play("done")
    assert table.trust("veiga") == 1


@pytest.mark.rule("GM-11.18")
def test_unknown_citizens_cannot_be_moved_and_traitors_can(arrived: Any) -> None:
    table = acting(arrived, citizens={"TR": "T.r T.k A.u"})
    table.play("act move_citizens")
    assert table.refusal(table.token("TR", "A")) == ("citizen-unknown", "GM-11.18")
    assert table.offers(table.token("TR", "T", 0))
    assert table.offers(table.token("TR", "T", 1))
    unknown = acting(arrived, citizens={"TR": "A.u"})
    assert unknown.refusal("act move_citizens") == ("no-identified-citizen", "GM-11.18")


# -- trust, riots, discontent -----------------------------------------------------------------------


@pytest.mark.rule("GM-11.20")
def test_gain_trust_gives_1(arrived: Any) -> None:
    table = acting(arrived, trust=3)
    table.play("act gain_trust")
    assert table.trust("veiga") == 4


@pytest.mark.rule("GM-11.21", "GM-14.2", "GM-14.10")
def test_start_a_riot(arrived: Any) -> None:
    table = acting(arrived, trust=8, discontent=3, citizens={"TR": "A.u A.u A.r A.k T.r"},
                   guards={"TR": 2})  # fmt: skip
    table.play("act riot")
    assert table.trust("veiga") == 4  # 2 guards x 2 unknown
    assert table.s.riots == 1 << table.d("TR")  # 4 against 2 guards and a traitor
    assert table.guards("TR") == (0, 2)


@pytest.mark.rule("GM-11.22")
def test_agitate_raises_discontent_by_1(arrived: Any) -> None:
    table = acting(arrived, trust=5, discontent=4, guards={"TR": 2})
    table.play("act agitate")
    assert (table.trust("veiga"), table.s.discontent) == (3, 5)


@pytest.mark.rule("GM-11.23")
def test_nothing_raises_discontent_at_the_riot_stage(arrived: Any) -> None:
    trade = acting(arrived, discontent=18)
    assert trade.refusal("act agitate") == ("riot-stage-reached", "GM-11.23")
    square = acting(arrived, "CS", discontent=18)
    assert square.refusal("act square_a") == ("riot-stage-reached", "GM-11.23")
    assert acting(arrived, discontent=17).offers("act agitate")
    assert acting(arrived, "CS", discontent=17).offers("act square_a")


@pytest.mark.rule("GM-11.24")
def test_an_action_without_any_effect_is_not_available(arrived: Any, plotting: Any) -> None:
    full = acting(arrived, trust=8)
    assert "gain_trust" not in acts(full)
    assert full.refusal("act gain_trust") == ("trust-is-full", "GM-2.18")
    for code, act in (("MC", "citadel_a"), ("TL", "tower_a"), ("TL", "tower_b")):
        table = acting(arrived, code)  # no directive anywhere, no card seized
        assert act not in acts(table)
        assert table.refusal(f"act {act}")[1].startswith("GM-12")
    tokens = plotting(servants={"P": "TR"}, raids="EL IN SC")
    assert tokens.refusal("order P raid") == ("no-effect", "GM-11.24")


@pytest.mark.rule("GM-50.21")
def test_nobody_is_told_of_trust_that_nobody_lost(arrived: Any) -> None:
    s = arrived("culum", culum={"at": "TR", "trust": 0}).s
    s.log = []
    assert lose_trust(s, 0, 3, "escape", "GM-50.21") == 0
    assert s.log == []
