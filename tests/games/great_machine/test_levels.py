"""Chapter 40: difficulty levels, bonuses and variants of the automa."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.games import find

HEROES = {
    name: {"at": place, "card": place}
    for name, place in (("culum", "TR"), ("veiga", "TH"), ("sylvia", "SC"))
}


def new(**options: Any) -> tabletown.Match:
    options.setdefault("heroes", "culum-veiga-sylvia")
    return tabletown.new("great_machine", seats=1, mode="automa", seed=4, options=options)


LEVELS = {  # level: bonuses, the plan it starts on, movement cards
    "starting": ({"bonus_1", "bonus_2", "bonus_3"}, 1, 13),
    "easy": ({"bonus_1", "bonus_2"}, 1, 13),
    "medium": ({"bonus_1", "bonus_2"}, 3, 13),
    "high": ({"bonus_1"}, 1, 10),
    "super": (set(), 1, 10),
    "extreme": (set(), 2, 10),
}


@pytest.mark.rule("GM-40.1", "GM-40.2", "GM-40.3", "GM-40.4", "GM-40.5", "GM-40.6", "GM-30.11")
@pytest.mark.parametrize("level", list(LEVELS))
def test_levels(level: str) -> None:
    bonuses, plan, cards = LEVELS[level]
    match = new(level=level)
    board = match.view(0)["board"]
    assert set(match.state.bonuses) == bonuses
    assert board["tracks"]["plan"] == plan
    automa = board["automa"]
    assert len(automa["movement_left"]) + len(automa["movement_seen"]) == cards


@pytest.mark.rule("GM-40.6")
def test_extreme_starts_on_2_or_3() -> None:
    assert new(level="extreme", plan_start=3).state.plan == 3
    assert new(level="extreme", plan_start=2).state.plan == 2
    with pytest.raises(tabletown.BadUsage, match=r"extreme does not start on I$"):
        new(level="extreme", plan_start=1)


@pytest.mark.rule("GM-40.1", "GM-40.2", "GM-40.3", "GM-40.4", "GM-40.5")
@pytest.mark.parametrize(
    ("level", "wrong"), [("starting", 2), ("easy", 3), ("medium", 1), ("high", 2), ("super", 2)]
)
def test_the_other_levels_have_one_start(level: str, wrong: int) -> None:
    with pytest.raises(tabletown.BadUsage, match="does not start on"):
        new(level=level, plan_start=wrong, missions="I")


@pytest.mark.rule("GM-40.13")
@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("plan", [2, 3])
def test_without_missions_every_level_may_start_on_2_or_3(level: str, plan: int) -> None:
    assert new(level=level, plan_start=plan).state.plan == plan


@pytest.mark.rule("GM-40.13")
def test_without_missions_the_start_of_other_levels_is_still_theirs() -> None:
    with pytest.raises(tabletown.BadUsage, match=r"medium does not start on I$"):
        new(level="medium", plan_start=1)


@pytest.mark.rule("GM-40.7")
@pytest.mark.parametrize("plan", [1, 2, 3])
@pytest.mark.parametrize("bonuses", [(), ("bonus_3",), ("bonus_1", "bonus_2")])
def test_custom_takes_any_bonuses_and_any_start(plan: int, bonuses: tuple[str, ...]) -> None:
    match = new(level="custom", plan_start=plan, **dict.fromkeys(bonuses, True))
    assert (match.state.bonuses, match.state.plan) == (bonuses, plan)


@pytest.mark.rule("GM-40.7")
def test_single_bonuses_belong_to_custom() -> None:
    with pytest.raises(tabletown.BadUsage, match="custom only"):
        new(level="high", bonus_2=True)


@pytest.fixture
def riot(scene: Any) -> Any:
    """Culum is about to riot in Trade with success."""

    def make(**more: Any) -> Any:
        more.setdefault("discontent", 13)
        more.setdefault("plan", 5)
        more.setdefault("citizens", {"TR": "A.r S.r M.r I.r"})
        return scene(mode="automa", seats=1, phase="action", turn="culum", event="tribunal",
                     heroes=HEROES, **more)  # fmt: skip

    return make


@pytest.mark.rule("GM-40.8", "GM-40.4", "GM-40.5")
@pytest.mark.parametrize(("level", "plan"), [("high", 4), ("super", 5)])
def test_bonus_1_sets_the_plan_back_after_a_riot(riot: Any, level: str, plan: int) -> None:
    table = riot(options={"level": level})
    table.play("act riot")
    assert (table.s.successes(), table.s.plan) == (1, plan)


@pytest.mark.rule("GM-40.8")
def test_bonus_1_counts_the_riot_stage_and_no_failed_riot(riot: Any) -> None:
    table = riot(options={"level": "high"}, discontent=17, guards={"TR": (0, 2)})
    table.play("act agitate")
    assert (table.s.discontent, table.s.plan) == (18, 4)
    table = riot(options={"level": "high"}, citizens={"TR": "A.r T.r"})
    table.play("act riot")
    assert table.s.plan == 5


@pytest.mark.rule("GM-40.8", "GM-16.5")
def test_the_plan_stays_on_1(riot: Any) -> None:
    table = riot(options={"level": "high"}, plan=1)
    table.play("act riot")
    assert table.s.plan == 1


@pytest.mark.rule("GM-40.9", "GM-30.11", "GM-33.11")
def test_bonus_2_brings_three_maintenance_cards() -> None:
    for options, cards in (({"bonus_2": True}, 3), ({}, 0)):
        automa = new(level="custom", **options).view(0)["board"]["automa"]
        assert [*automa["movement_left"], *automa["movement_seen"]].count("maintenance") == cards


def after_reshuffle(scene: Any, **options: Any) -> list[str]:
    """The movement deck after a phase in which two maintenance cards lay open and few were left."""
    seen = ["maintenance", "maintenance", "patrol", "city_heart", "direction_north",
            "direction_east", "direction_south", "direction_west"]  # fmt: skip
    table = scene(
        mode="automa", seats=1, phase="machine", event="tribunal", heroes=HEROES,
        movement_seen=seen, movement=["pursuit_rose", "pursuit_goggles", "pursuit_bird"],
        options={"level": "custom", "bonus_2": True, **options},
    )  # fmt: skip
    assert table.automa()["movement_seen"] == []
    return list(table.automa()["movement_left"])


@pytest.mark.rule("GM-40.10", "GM-33.34")
def test_hard_bonus_2_returns_opened_maintenance_cards(scene: Any) -> None:
    assert after_reshuffle(scene).count("maintenance") == 3
    assert after_reshuffle(scene, bonus_2_hard_one=True).count("maintenance") == 2
    hard = after_reshuffle(scene, bonus_2_hard_all=True)
    assert (hard.count("maintenance"), len(hard)) == (1, 11)


@pytest.mark.rule("GM-40.10")
def test_hard_bonus_2_has_one_form_and_needs_bonus_2() -> None:
    with pytest.raises(tabletown.BadUsage, match="do not go together"):
        new(bonus_2_hard_all=True, bonus_2_hard_one=True)
    with pytest.raises(tabletown.BadUsage, match="need bonus 2"):
        new(level="high", bonus_2_hard_all=True)


@pytest.mark.rule("GM-40.11", "GM-33.8")
@pytest.mark.parametrize(("bonus", "guards", "repaired"), [(True, 0, True), (False, 1, False)])
def test_bonus_3_turns_reinforcement_into_patrol(
    scene: Any, bonus: bool, guards: int, repaired: bool
) -> None:
    table = scene(
        mode="automa", seats=1, phase="machine", servant="L", event="tribunal", heroes=HEROES,
        guards={"EL": (1, 1)}, servants={"L": "EL"}, movement=["patrol_reinforcement"],
        citizens={"EL": "A.u"}, options={"level": "custom", "bonus_3": bonus},
    )  # fmt: skip
    # Lex Hecate's first choice is the district action: the marker moves by 1 in Elite
    assert (table.s.extra[table.d("EL")], table.automa()["supply"]) == (guards, 9 - guards)
    assert (table.match.view(0)["board"]["tracks"]["marker"] == 6) is repaired


@pytest.mark.rule("GM-40.12", "GM-35.15")
def test_without_missions_three_riots_are_allowed(riot: Any) -> None:
    table = riot()
    assert table.automa()["riot_tokens"] == 3
    table.play("act riot")
    assert table.automa()["riot_tokens"] == 2


@pytest.mark.rule("GM-40.13")
def test_the_first_game_is_without_missions_at_the_starting_level() -> None:
    options = {option.name: option.default for option in find("great_machine").options}
    assert (options["missions"], options["level"]) == ("none", "starting")


@pytest.mark.rule("GM-40.14", "GM-30.20", "GM-38.1")
def test_the_sets_are_offered_from_easy_to_hard() -> None:
    (option,) = [o for o in find("great_machine").options if o.name == "missions"]
    assert option.choices[1:5] == ("I", "II", "III", "IV")


def sets_of(match: tabletown.Match) -> list[int]:
    """The sets of missions A, B and C of a game."""
    numbers = {mission.id: mission.set for mission in match.state.tables.content.missions}
    missions = match.view(0)["board"]["automa"]["missions"]
    assert [m["letter"] for m in missions] == ["A", "B", "C"]
    return [numbers[m["id"]] for m in missions]


@pytest.mark.rule("GM-40.15")
def test_missions_of_different_sets_by_choice() -> None:
    automa = new(missions="II-IV-I").view(0)["board"]["automa"]
    assert [(m["id"], m["state"]) for m in automa["missions"]] == [
        ("forged_decrees", "open"), ("revealing_the_plans", "open"),
        ("class_consciousness", "later"),
    ]  # fmt: skip


@pytest.mark.rule("GM-40.15", "GM-38.1")
@pytest.mark.parametrize("a", range(1, 5))
@pytest.mark.parametrize("b", range(1, 5))
@pytest.mark.parametrize("c", range(1, 5))
def test_any_mission_a_goes_with_any_b_and_any_c(a: int, b: int, c: int) -> None:
    names = [["I", "II", "III", "IV"][number - 1] for number in (a, b, c)]
    wish = names[0] if len(set(names)) == 1 else "-".join(names)
    assert sets_of(new(missions=wish)) == [a, b, c]


@pytest.mark.rule("GM-40.15")
def test_three_of_one_set_have_the_name_of_the_set() -> None:
    with pytest.raises(tabletown.BadUsage, match="missions"):
        new(missions="II-II-II")


def mixed(seed: int, rules: int) -> tuple[int, ...]:
    game = find("great_machine")
    options = {"missions": "random", "heroes": "culum-veiga-sylvia"}
    config = game.config(1, "automa", options)
    return tuple(sets_of(tabletown.Match(game, config, seed, rules=rules)))


@pytest.mark.rule("GM-40.15")
def test_a_random_mix_is_any_of_64() -> None:
    seen = {mixed(seed, 2) for seed in range(200)}
    assert len(seen) > 50
    assert any(len(set(sets)) == 2 for sets in seen)


@pytest.mark.rule("GM-40.15")
def test_a_random_mix_of_stored_games_has_three_different_sets() -> None:
    assert all(len(set(mixed(seed, 1))) == 3 for seed in range(20))
