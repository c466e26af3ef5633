"""Missions of set I, Know Your Enemy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_machine.mission_sets import HEROES, heroes_at, in_play, keys


@pytest.mark.rule("GM-39.1")
def test_the_trap_is_prepared_in_common_districts_only(on_arrival: Any) -> None:
    assert on_arrival("culum", "TR TH SC", in_play("I")).offers("interact deactivating_trap")
    assert on_arrival("culum", "CS TH SC", in_play("I")).prompt == "hero-action"


@pytest.mark.rule("GM-39.1", "GM-39.2")
@pytest.mark.parametrize(
    ("places", "reached"),
    [("TR TR TR", True), ("TR TR EL", False), ("CS CS CS", False), ("TR TR culum", False)],
)
def test_the_goal_of_the_trap(at_closing: Any, places: str, reached: bool) -> None:
    tokens = {
        name: {"token": place if place != "culum" else name}
        for name, place in zip(HEROES, places.split(), strict=True)
    }
    table = at_closing("IN TH SC", in_play("I"), heroes=tokens)
    assert (table.mission("A") == "reached") is reached
    assert table.tokens("TR").count("ambush") == reached


def trapped(scene: Any, movement: list[str], *, at: str = "CS", **more: Any) -> Any:
    """The ambush lies in Trade; Phantasm comes first."""
    missions = in_play("I", "A", ambush="TR")
    more.setdefault("heroes", heroes_at("EL", "TH", "SC"))
    return scene(
        mode="automa", seats=1, phase="machine", event="tribunal", missions=missions,
        servants={"P": at, "E": "MC", "L": "MC"}, movement=movement, **more,
    )  # fmt: skip


@pytest.mark.rule("GM-39.3", "GM-37.19")
def test_the_first_servant_that_moves_in_is_deactivated(scene: Any) -> None:
    # direction north from Industrial leads into Trade; nothing is done there
    table = trapped(scene, ["direction_north"], at="IN", guards={"TR": (0, 2)})
    phantasm = table.match.view(0)["board"]["machine"]["servants"][0]
    assert (phantasm["district"], phantasm["deactivated"]) == ("trade", True)
    assert table.tokens("TR") == []
    assert table.guards("TR") == (0, 2)  # no repair
    assert table.s.servants_in(table.d("TR")) == 0


@pytest.mark.rule("GM-39.3")
@pytest.mark.parametrize("card", ["patrol", "patrol_reinforcement"])
def test_staying_in_the_ambush_by_a_card_counts(scene: Any, card: str) -> None:
    table = trapped(scene, [card], at="TR", options={"level": "high"})
    assert table.match.view(0)["board"]["machine"]["servants"][0]["deactivated"]
    assert table.guards("TR") == (2, 0)  # no guard is added
    assert "deactivated" in keys(table)


@pytest.mark.rule("GM-39.3")
def test_a_maintenance_card_does_not_spring_the_trap(scene: Any) -> None:
    table = trapped(scene, ["maintenance"], at="TR", options={"level": "starting"})
    assert not table.match.view(0)["board"]["machine"]["servants"][0]["deactivated"]
    assert table.tokens("TR") == ["ambush"]


@pytest.mark.rule("GM-39.3", "GM-35.3")
def test_a_deactivated_servant_detains_nobody(scene: Any) -> None:
    heroes = heroes_at("TR", "TH", "SC", culum={"trust": 3})
    table = trapped(scene, ["patrol"], at="TR", heroes=heroes)
    assert table.s.detained == 0
    assert table.trust("culum") == 3


@pytest.mark.rule("GM-39.4", "GM-39.47", "GM-33.36", "GM-37.14", "GM-37.19")
def test_it_wakes_after_the_directives_of_the_next_round(scene: Any) -> None:
    heroes = heroes_at("EL", "TH", "SC")
    table = trapped(scene, ["patrol", "patrol_reinforcement", "pursuit_rose"], at="TR",
                    heroes=heroes, options={"level": "high"})  # fmt: skip
    s = table.s
    first = s.round
    while s.round == first:
        table.play("end" if table.offers("end") else table.options()[-1])
    assert s.deactivated == 1
    while s.phase != 4:  # the servants move again
        table.play(table.options()[0])
    told = [event for event in table.events if event.key in ("movement-card", "servant-moved")]
    phantasm = [e.key for e in told if e.args.get("servant") == "phantasm"]
    assert phantasm == ["movement-card"]  # turned up and discarded without effect
    while s.round == first + 1:
        table.play("end" if table.offers("end") else table.options()[-1])
    assert s.deactivated == 0
    assert table.servant_at("P") == "TR"
    assert "awake" in [event.key for event in table.events]


@pytest.mark.rule("GM-39.47", "GM-37.14")
def test_until_then_it_counts_for_nothing(scene: Any) -> None:
    """Pacification needs two servants in common districts; one of the two sleeps."""
    heroes = heroes_at("MC", "TH", "SC")
    for sleeping, space in ((True, 5), (False, 4)):
        table = scene(
            mode="automa", seats=1, phase="heroes", event="countdown_automa", heroes=heroes,
            published=["auto_pacification"], discontent=5, missions=in_play("I", "A"),
            servants={"P": "TR", "E": "EL", "L": "CC"},
        )  # fmt: skip
        if sleeping:
            table.s.put_to_sleep(0, 1)
        while table.s.round == 1:
            table.play("end" if table.offers("end") else table.options()[-1])
        assert (table.s.discontent, table.s.deactivated) == (space, 0)


@pytest.mark.rule("GM-39.5", "GM-39.6")
def test_servant_tokens_are_placed_at_the_end_of_round_1(at_closing: Any) -> None:
    servants = {"P": "TR", "E": "MC", "L": "TR"}
    table = at_closing("IN TH SC", in_play("I"), servants=servants)
    assert (table.tokens("TR"), table.tokens("MC")) == (["phantasm", "lex_hecate"], ["executor"])
    table = at_closing("IN TH SC", in_play("I"), servants=servants, round=2)
    assert (table.tokens("TR"), table.tokens("MC")) == ([], [])


@pytest.mark.rule("GM-39.6")
def test_a_hero_holds_one_servant_token_at_most(on_arrival: Any) -> None:
    one = in_play("I", servant_tokens={"P": "TR", "E": "culum", "L": "MC"})
    table = on_arrival("culum", "TR TH SC", one)
    assert not table.offers("interact learn_their_weaknesses")
    table = on_arrival("culum", "TR TH SC", in_play("I", servant_tokens={"P": "TR", "E": "MC"}))
    table.play("interact learn_their_weaknesses")
    assert table.match.view(0)["board"]["machine"]["servants"][0]["token"] == "culum"
    assert table.mission("B") == "open"


@pytest.mark.rule("GM-39.6")
@pytest.mark.parametrize(("third", "state"), [("sylvia", "reached"), ("IN", "open")])
def test_the_goal_is_a_token_for_every_hero(at_closing: Any, third: str, state: str) -> None:
    tokens = {"P": "veiga", "E": "culum", "L": third}
    table = at_closing("IN TH SC", in_play("I", servant_tokens=tokens), round=2)
    assert table.mission("B") == state


@pytest.mark.rule("GM-39.7")
@pytest.mark.parametrize(
    ("reached", "holder", "trust"), [(True, "culum", 3), (True, "veiga", 0), (False, "culum", 0)]
)
def test_who_holds_the_token_is_not_detained(
    on_arrival: Any, reached: bool, holder: str, trust: int
) -> None:
    tokens = {"E": holder, "P": "sylvia", "L": "veiga" if holder == "culum" else "culum"}
    missions = in_play("I", *(["B"] if reached else []), servant_tokens=tokens)
    servants = {"P": "CC", "E": "TR", "L": "CC"}
    table = on_arrival("culum", "TR TH SC", missions, servants=servants,
                    heroes={"culum": {"trust": 3}})  # fmt: skip
    assert table.trust("culum") == trust


@pytest.mark.rule("GM-39.8")
def test_the_hero_token_goes_onto_a_revealed_citizen(on_arrival: Any) -> None:
    citizens = {"TR": "A.r T.r M.u", "EL": "S.u S.u"}
    table = on_arrival("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens)
    table.play("interact class_consciousness")
    assert table.options() == [table.token("TR", "A"), table.token("TR", "T")]
    table.play(table.token("TR", "T"))
    assert table.hero_view("culum")["token"] == table.token("TR", "T")
    assert on_arrival("culum", "EL TH SC", in_play("I", "A", "B"), citizens=citizens).prompt == (
        "hero-action"
    )


@pytest.mark.rule("GM-39.8")
def test_a_citizen_bears_one_hero_token(on_arrival: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    probe = on_arrival("culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens)
    tokens = {"veiga": {"token": probe.token("TR", "A")}}
    table = on_arrival(
        "culum", "TR TH SC", in_play("I", "A", "B"), citizens=citizens, heroes=tokens
    )
    assert table.prompt == "hero-action"


@pytest.mark.rule("GM-39.9", "GM-33.16")
def test_an_arrest_sends_the_token_home(scene: Any) -> None:
    citizens = {"TR": "A.r M.u"}
    missions = in_play("I", "A", "B")
    common: dict[str, Any] = {
        "mode": "automa", "seats": 1, "citizens": citizens, "missions": missions,
        "event": "tribunal",
    }  # fmt: skip
    probe = scene(phase="closing", heroes=heroes_at("EL", "TH", "SC"), **common)
    heroes = heroes_at("EL", "TH", "SC", culum={"token": probe.token("TR", "A")})
    table = scene(phase="machine", servant="E", servants={"P": "MC", "E": "TR", "L": "MC"},
                  movement=["patrol"], discontent=4, heroes=heroes, **common)  # fmt: skip
    assert "token-returned" in keys(table)
    assert table.hero_view("culum")["token"] == "home"


@pytest.mark.rule("GM-39.9", "GM-37.11")
def test_resettlement_sends_the_token_home(scene: Any) -> None:
    citizens = {"TR": "M.r A.u"}
    missions = in_play("I", "A", "B")
    common: dict[str, Any] = {
        "mode": "automa", "seats": 1, "citizens": citizens, "missions": missions,
        "event": "tribunal", "published": ["auto_resettlement"], "discontent": 10,
    }  # fmt: skip
    probe = scene(phase="access", heroes=heroes_at("EL", "TH", "SC"), **common)
    heroes = heroes_at("EL", "TH", "SC", culum={"token": probe.token("TR", "M")})
    # a patrol reinforcement: no arrest, but directives work
    table = scene(phase="machine", servant="E", servants={"P": "MC", "E": "TR", "L": "MC"},
                  movement=["patrol_reinforcement"], heroes=heroes, options={"level": "high"},
                  **common)  # fmt: skip
    while table.prompt == "mix-with":
        table.play(table.options()[0])
    assert table.hero_view("culum")["token"] == "home"
    assert "r" not in [code[-1] for code in table.people("TR").split()]


def consciousness(at_closing: Any, kinds: str, places: tuple[str, str, str]) -> str:
    """I-C with tokens on citizens of these kinds in these districts."""
    citizens: dict[str, str] = {}
    for kind, place in zip(kinds, places, strict=True):
        citizens[place] = f"{citizens.get(place, '')} {kind}.r".strip()
    probe = at_closing("IN TH SC", in_play("I", "A", "B"), citizens=citizens)
    used: dict[tuple[str, str], int] = {}
    tokens = {}
    for name, kind, place in zip(HEROES, kinds, places, strict=True):
        n = used.get((place, kind), 0)
        used[place, kind] = n + 1
        tokens[name] = {"token": probe.token(place, kind, n)}
    table = at_closing("IN TH SC", in_play("I", "A", "B"), citizens=citizens, heroes=tokens)
    return str(table.mission("C"))


@pytest.mark.rule("GM-39.10")
def test_the_goal_is_three_kinds_in_three_districts(at_closing: Any) -> None:
    assert consciousness(at_closing, "AMT", ("TR", "EL", "CC")) == "reached"
    assert consciousness(at_closing, "AAT", ("TR", "EL", "CC")) == "open"
    assert consciousness(at_closing, "AMT", ("TR", "TR", "CC")) == "open"


@pytest.mark.rule("GM-39.10", "GM-14.5")
@pytest.mark.parametrize(("reached", "successes"), [(True, 1), (False, 0)])
def test_riots_are_resolved_at_a_higher_stage(
    on_arrival: Any, reached: bool, successes: int
) -> None:
    """Stage 2: three scientists and merchants against two guards need the merchants."""
    missions = in_play("I", "A", "B", *(["C"] if reached else []), riot_tokens=1)
    table = on_arrival("culum", "TR TH SC", missions, phase="action", discontent=7,
                    citizens={"TR": "S.r S.r M.r"})  # fmt: skip
    table.play("act riot")
    assert table.s.successes() == successes


@pytest.mark.rule("GM-39.10")
def test_the_higher_stage_ends_at_5(on_arrival: Any) -> None:
    table = on_arrival("culum", "TR TH SC", in_play("I", "A", "B", "C", riot_tokens=1),
                    phase="action", discontent=18, citizens={"TR": "N.r N.r T.r"})  # fmt: skip
    table.play("act riot")
    result = next(e.args for e in table.events if e.key == "riot-result")
    assert (result["support"], result["opposition"]) == (2, 3)
