"""Chapter 23: the variants of versus."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games import find

FAVOUR = {"favour_heroes": True}


@pytest.mark.rule("GM-23.1", "GM-23.2", "GM-23.3")
@pytest.mark.parametrize(
    ("start", "winner", "following"),
    [
        (1, "heroes", 2), (2, "heroes", 3), (3, "heroes", 3),
        (3, "machine", 2), (2, "machine", 1), (1, "machine", 1), (0, "machine", 2),
    ],
)  # fmt: skip
def test_the_progressive_plan_follows_the_result(
    closing: Any, start: int, winner: str, following: int
) -> None:
    """0 is the usual start, on III. A rematch is played with the new value."""
    more: dict[str, Any] = (
        {"plan": 11} if winner == "machine" else {"discontent": 17, "riots": "EL IN", "raids": "MC"}
    )
    table = closing("countdown", options={"progressive_plan": True, "plan_start": start}, **more)
    assert table.match.over
    assert (0 in table.match.outcome.winners) is (winner == "machine")
    for seat in (0, 1, None):
        assert table.match.view(seat)["board"]["tracks"]["next_plan_start"] == following
    game, config = find("great_machine"), table.match.config
    assert game.carrier(config) == 0
    assert game.carried(config, table.match.outcome.winners) == {"plan_start": following}


@pytest.mark.rule("GM-23.1", "GM-4.9")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_plan_starts_where_the_variant_says(start: int) -> None:
    game = find("great_machine")
    options = {"progressive_plan": True, "plan_start": start, "heroes": "random"}
    s = game.setup(game.config(4, "versus", options), 1, game.rules)
    s.advance()
    assert (s.round, s.plan) == (1, start)


@pytest.mark.rule("GM-23.6", "GM-23.2")
def test_without_the_variant_nothing_follows(closing: Any) -> None:
    table = closing("countdown", plan=11)
    assert table.match.view(0)["board"]["tracks"]["next_plan_start"] is None
    game, config = find("great_machine"), table.match.config
    assert game.carrier(config) is None
    assert game.carried(config, table.match.outcome.winners) == {}


def rebels(arrived: Any, **more: Any) -> Any:
    """Veiga is about to start a riot that succeeds."""
    people = {"TR": "A.k A.k A.k", "CC": "S.u", "MC": "M.u", "EL": "I.u N.u"}
    given = {
        "veiga": {"at": "TR", "trust": 3}, "culum": {"at": "TH", "trust": 6}, "sylvia": {"at": "SC"},
    }  # fmt: skip
    given.update(more.pop("heroes", {}))
    more.setdefault("options", FAVOUR)
    return arrived("veiga", citizens=people, discontent=3, **given, **more)


@pytest.mark.rule("GM-23.4", "GM-5.39")
def test_after_a_riot_every_hero_may_identify_or_gain_trust(arrived: Any) -> None:
    table = rebels(arrived)
    table.play("act riot")
    assert (table.prompt, table.seat) == ("choose", 1)
    assert table.options() == ["choose identify", "choose trust", "pass"]
    table.play("choose trust")
    assert table.trust("culum") == 7  # two, but seven is the most
    assert (table.prompt, table.seat) == ("choose", 2)
    table.play("choose identify", table.token("CC", "S"))
    assert table.people("CC") == "S.k"
    assert (table.prompt, table.seat) == ("choose", 3)
    table.play("pass")
    assert table.trust("sylvia") == 0
    assert (table.prompt, table.s.active) == ("hero-action", table.hero("sylvia"))


@pytest.mark.rule("GM-23.4", "GM-15.5")
def test_the_riot_stage_is_rewarded_too(arrived: Any, closing: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 8}, discontent=17, options=FAVOUR)
    table.play("act agitate")
    assert (table.prompt, table.seat) == ("choose", 1)
    table = closing("high_alert", discontent=17, raids="EL", options=FAVOUR)
    assert (table.prompt, table.seat) == ("choose", 1)
    table.play("choose trust", "choose trust", "choose trust")
    gains = [gain["n"] for gain in table.happened("trust-gained") if gain["why"] == "favour_heroes"]
    assert gains == [2, 2, 2]


@pytest.mark.rule("GM-23.5")
def test_citizens_identified_in_favour_are_in_different_districts(arrived: Any) -> None:
    table = rebels(arrived)
    table.play("act riot", "choose identify", table.token("EL", "I"), "choose identify")
    assert table.refusal(table.token("EL", "N")) == ("district-chosen", "GM-23.5")
    assert table.refusal(table.token("EL", "I")) == ("already-identified", "GM-13.9")
    table.play(table.token("MC", "M"), "choose identify")
    assert not table.offers(table.token("EL", "N"))
    assert table.offers(table.token("CC", "S"))


@pytest.mark.rule("GM-23.5")
def test_the_next_success_starts_with_all_districts(arrived: Any) -> None:
    table = arrived(
        "veiga", veiga={"at": "TR"}, culum={"at": "TH"}, sylvia={"at": "SC"}, options=FAVOUR,
        citizens={"TR": "A.k A.k A.k", "SC": "A.k A.k", "EL": "I.u N.u"},
        guards={"SC": 1, "TH": 3}, discontent=3,
    )  # fmt: skip
    table.play("act riot", "choose identify", table.token("EL", "I"), "pass", "pass")
    table.play("act riot", "choose identify")
    assert table.offers(table.token("EL", "N"))


@pytest.mark.rule("GM-23.4", "GM-5.39", "GM-16.3")
def test_the_winning_success_asks_nobody(arrived: Any) -> None:
    table = rebels(arrived, riots="EL IN")
    table.play("act riot")
    assert table.match.outcome.reason == "riots"


@pytest.mark.rule("GM-23.6")
@pytest.mark.parametrize("on", ["favour_heroes", "progressive_plan"])
def test_the_variants_are_off_and_independent(arrived: Any, on: str) -> None:
    game = find("great_machine")
    plain = game.config(4, "versus", {})
    assert (plain.options["favour_heroes"], plain.options["progressive_plan"]) == (False, False)
    table = rebels(arrived, options={on: True})
    table.play("act riot")
    assert (table.prompt == "choose") is (on == "favour_heroes")
    assert table.s.config.options["progressive_plan"] is (on == "progressive_plan")
