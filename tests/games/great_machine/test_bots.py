"""Bots: every kind of decision is judged, and the clearly better option is seen."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import Any

import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.rng import Dice
from tests.games.great_machine.asking_bots import BRAIN, GAME, best, values
from tests.games.great_machine.mission_sets import SETS, heroes_at, in_play

# -- all kinds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", GAME.variants(), ids=lambda c: f"{c.mode}-{c.seats}")
def test_every_decision_is_judged(config: Any) -> None:
    s = GAME.setup(config, 5, GAME.rules)
    s.advance()
    dice = Dice(2)
    seen: Counter[str] = Counter()
    while not s.over:
        seat = s.deciders()[0]
        options = s.options(seat)
        prompt = s.asking().prompt
        seen[prompt] += 1
        if seen[prompt] <= 20:
            world = GAME.world(s, seat, dice.seed())
            before = world.digest()
            found = BRAIN.judge(world, seat, options)
            assert len(found) == len(options)
            assert all(isfinite(value) for value in found)
            assert world.digest() == before, prompt
        s.apply(options[dice.below(len(options))], seat)


def test_no_kind_of_decision_is_always_judged_alike() -> None:
    met: Counter[str] = Counter()
    alike: Counter[str] = Counter()
    games: list[tuple[str, int, dict[str, Any]]] = [
        ("versus", 4, {"favour_heroes": True}),
        ("versus", 2, {"heroes": "culum-sylvia-mustafa"}),
        ("versus", 3, {"layout": "build_rivalry"}),
        ("automa", 1, {}),
        ("automa", 2, {"layout": "build_quick_manual"}),
        *[("automa", 3, {"missions": numeral}) for numeral in SETS],
    ]
    for seed, (mode, seats, options) in enumerate(games):
        match = tabletown.new("great_machine", seats=seats, mode=mode, seed=seed, options=options)
        bots = {seat: make_bot(GAME, "normal", seed * 10 + seat) for seat in range(seats)}
        play_out(match, bots)
        for bot in bots.values():
            met.update(bot.met)
            alike.update(bot.alike)
    assert sum(met.values()) > 500
    assert not [kind for kind in met if met[kind] >= 5 and alike[kind] == met[kind]]
    # where options differ in effect, few decisions are left to chance
    assert sum(alike.values()) < 0.05 * sum(met.values())


# -- the city ------------------------------------------------------------------------------------------


def build(layout: str, mode: str = "versus", **options: Any) -> tabletown.Match:
    options["layout"] = layout
    seats = 2 if mode == "versus" else 1
    return tabletown.new("great_machine", seats=seats, mode=mode, seed=3, options=options)


def test_the_machine_builds_around_the_citadel_and_heroes_around_the_square() -> None:
    for mode, first in (("versus", "main_citadel"), ("automa", "central_square")):
        match = build("build_quick_manual", mode)
        found = values(match)
        assert found[f"tile {first}"] == max(found.values()) > min(found.values())


def laying(tile: str, after: str, heroes: bool) -> tabletown.Match:
    """A rivalry build in which a side has drawn a tile and another one lies already."""
    for seed in range(200):
        match = tabletown.new(
            "great_machine", seats=2, seed=seed, options={"layout": "build_rivalry"}
        )
        s = match.state
        while s.asking().prompt in ("draw-tile", "lay-tile"):
            drawn = match.options()[0].text.startswith(f"lay {tile} ")
            laid = s.places[s.tables.district_ids.index(after)] >= 0 and s.places.count(-1) < 6
            if drawn and laid and s.is_hero_side(s.deciders()[0]) is heroes:
                return match
            match.play(match.options()[0])
    raise AssertionError("never drawn")


@pytest.mark.parametrize("heroes", [False, True])
def test_the_tower_is_laid_near_the_citadel_by_the_machine_only(heroes: bool) -> None:
    match = laying("tower_of_law", "main_citadel", heroes)
    found = values(match)
    options = {action.text: action for action in match.options()}
    s = match.state
    near: dict[bool, list[float]] = {True: [], False: []}
    for text, action in options.items():
        city = s.city.laid(action.args[0], action.args[1] * 2 + action.args[2])
        near[bool(city.near[s.tables.tower] >> s.tables.citadel & 1)].append(found[text])
    assert (max(near[True]) > max(near[False])) is not heroes


def test_the_machine_would_rather_draw_special_tiles_first() -> None:
    found = values(build("build_rivalry"))
    assert found["pile special"] > found["pile common"]


def connected(table: Any, text: str) -> bool:
    """Whether a relocation leaves the special districts connected to each other."""
    s = table.s
    action = table.match.parse(text)
    city = s.city.relocated(action.args[0], action.args[1] * 2 + action.args[2])
    return bool(city.is_connected(s.tables.special))


def test_heroes_keep_the_special_districts_apart_under_flying_carpets(scene: Any) -> None:
    table = scene(phase="access", event="flying_carpets")
    assert table.prompt == "relocate"
    found = values(table.match)
    joined = [value for text, value in found.items() if text != "pass" and connected(table, text)]
    assert joined
    assert max(joined) < found["pass"] - 1.0
    assert len(set(found.values())) > 10  # and the other places differ by their ways


def test_the_machine_joins_the_special_districts_under_flying_carpets(plotting: Any) -> None:
    table = plotting(servants={"P": "CC"}, event="flying_carpets")
    table.play("order P control_relocate")
    assert connected(table, best(table, "relocate"))


# -- trust -----------------------------------------------------------------------------------------------


def test_trust_goes_to_the_hero_who_can_use_it(scene: Any) -> None:
    """Sylvia has all that she can hold; Culum has nothing."""
    heroes = heroes_at("TR", "TH", "TR", culum={"trust": 0}, sylvia={"trust": 8})
    for given in heroes.values():
        del given["card"]
    table = scene(phase="income", event="high_alert", heroes=heroes)
    assert best(table, "share-trust") == "give culum 4"


def test_the_way_and_the_action_are_thought_of_when_trust_is_shared(scene: Any) -> None:
    """Both have the same; Culum pays two guards to leave Industrial for the rally, Olga nothing."""
    heroes = {"culum": {"at": "IN"}, "olga": {"at": "IN"}, "sylvia": {"at": "SC", "trust": 8}}
    table = scene(phase="income", event="high_alert", heroes=heroes, discontent=10,
                  guards={"CS": (1, 1)}, citizens={"IN": "u u u u", "CS": "u u u u u u"})  # fmt: skip
    assert best(table, "share-trust") in ("give culum 3", "give culum 4")


def test_the_machine_confiscates_where_it_upsets_most(plotting: Any) -> None:
    """Veiga has plenty left; Olga, without trust, can do nothing about the guards."""
    table = plotting(
        culum={"at": "SC"}, veiga={"at": "TR", "trust": 5}, olga={"at": "TR", "trust": 2},
        servants={"P": "TR"}, published=["confiscation"],
    )  # fmt: skip
    table.play("order P confiscate")
    assert best(table, "choose-hero") == "hero olga"


# -- access cards and directives --------------------------------------------------------------------------


def test_the_hero_with_fewest_cards_gets_one_back(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "TL", "trust": 4, "seized": "MC"},
        sylvia={"at": "SC", "seized": "TR EL IN TH CC MC TL"},
    )  # fmt: skip
    table.play("act tower_b")
    assert best(table, "restore-whose") == "hero sylvia"


def test_the_card_of_the_rally_is_restored_first(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "TL", "trust": 6}, sylvia={"at": "SC", "seized": "MC CS EL"},
        discontent=12, guards={"CS": (0, 2)}, citizens={"CS": "u u u u u u"},
    )  # fmt: skip
    table.play("act tower_b")
    assert best(table, "restore-card") == "card central_square"


def test_a_trial_is_fought_for_cards_but_not_for_the_plan(closing: Any) -> None:
    free = heroes_at("TR", "TH", "SC", culum={"seized": "TR EL IN TH", "trust": 2})
    table = closing("trials_won", heroes=free, guards={"TR": (1, 1)})
    assert table.prompt == "offer"
    found = values(table.match)
    assert found["take"] > found["pass"]
    dear = heroes_at("TR", "TH", "SC", culum={"seized": "TR", "trust": 5})
    found = values(closing("trials_won", heroes=dear, guards={"TR": 3, "EL": 1}, plan=10).match)
    assert found["take"] < found["pass"]  # the 5 trust hold the plan


def test_provocation_is_worthless_once_the_city_is_awake(plotting: Any) -> None:
    hand = ["provocation", "mechanization"]
    for discontent, choice in ((3, "provocation"), (16, "mechanization")):
        table = plotting(servants={"P": "TL"}, hand=hand, discontent=discontent)
        table.play("order P tower_publish")
        found = values(table.match)
        assert max(found, key=lambda text: found[text]) == f"directive {choice}"


def test_free_trade_is_paid_with_what_is_missed_least(closing: Any) -> None:
    table = closing("free_trade", hand=["levy", "fortification"],
                    published=["confiscation", "optimization"])  # fmt: skip
    table.play("take")
    assert best(table, "choose") == "choose one_published"


# -- citizens ----------------------------------------------------------------------------------------------


def test_the_machine_arrests_who_stays_awake_longest(plotting: Any) -> None:
    table = plotting(servants={"P": "TR"}, citizens={"TR": "M.r A.r S.r"}, discontent=9)
    table.play("order P arrest")
    assert best(table, "arrest") == table.token("TR", "A")


def test_resettlement_takes_a_friend_from_a_riot_not_a_traitor(plotting: Any) -> None:
    table = plotting(published=["resettlement"], discontent=9, guards={"TR": (1, 1)},
                     citizens={"TR": "T.r A.r S.r M.r", "SC": "N.r", "EL": "N.r"})  # fmt: skip
    table.play("use resettlement")
    friends = {table.token("TR", letter) for letter in "ASM"}
    assert best(table, "move-citizen") in friends


def test_mustafa_calls_from_where_nobody_is_missed(arrived: Any) -> None:
    """A riot is near in Trade; in Industrial there has been one."""
    table = arrived(
        "mustafa", mustafa={"at": "EL", "trust": 0}, riots="IN", discontent=9,
        guards={"EL": (1, 1), "TR": (0, 2), "IN": (0, 2)},
        citizens={"TR": "A.k S.k u u", "IN": "u u", "EL": "A.k", "TH": "", "MC": "", "CS": ""},
    )  # fmt: skip
    table.play("act house_call")
    chosen = best(table, "move-citizen")
    assert int(chosen.split()[1]) - 1 in table_tokens(table, "IN")


def table_tokens(table: Any, code: str) -> list[int]:
    mask = table.s.people[table.d(code)]
    return [token for token in range(30) if mask >> token & 1]


def test_of_two_friends_the_one_who_is_awake_is_moved_to_the_riot(arrived: Any) -> None:
    table = arrived(
        "culum", culum={"at": "EL", "trust": 3}, discontent=6, guards={"TR": (1, 1)},
        citizens={"EL": "N.k A.k", "TR": "A.k S.k T.k"}, riots="EL",
    )  # fmt: skip
    table.play("act move_citizens")
    assert best(table, "move-citizen") == table.token("EL", "A")
    table.play(table.token("EL", "A"))
    assert best(table, "citizen-goal") == "district trade"


def test_a_freed_friend_goes_where_a_riot_lacks_least(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "MC", "trust": 4}, arrested="N T", discontent=15,
                    riots="CS", guards={"EL": (1, 1)}, citizens={"EL": "A.k"})  # fmt: skip
    table.play("act citadel_b")
    assert best(table, "release") == "district elite"


def test_the_citizen_shown_is_one_who_is_not_needed(closing: Any) -> None:
    heroes = heroes_at("EL", "TH", "SC")
    table = closing("mass_searches", heroes=heroes, discontent=9, guards={"TR": (0, 2)},
                    servants={"P": "TR"}, citizens={"TR": "A.k S.k", "EL": "A.k"})  # fmt: skip
    assert best(table, "reveal-to-prevent") == table.token("EL", "A")


def test_a_citizen_whose_kind_is_remembered_need_not_be_identified(scene: Any) -> None:
    """One of two mixed citizens is an artist: more is to be learned of the others."""
    heroes = heroes_at("TR", "TH", "SC", culum={"trust": 6})
    table = scene(mode="automa", seats=1, phase="action", turn="culum", event="tribunal",
                  heroes=heroes, citizens={"TR": "A.u N.u M.u S.u"})  # fmt: skip
    first, second = table_tokens(table, "TR")[:2]
    table.s.mixed = [*table.s.mixed, [1 << first | 1 << second, 1, 0, 0, 0, 0, 0]]
    table.play("act identify")
    assert best(table, "identify") not in (f"citizen {first + 1}", f"citizen {second + 1}")


def marked(scene: Any, citizens: dict[str, str], **more: Any) -> Any:
    """Automa, I-C: Culum's token is on the first artist of Trade, and the Executor acts there."""
    common: dict[str, Any] = {
        "mode": "automa", "seats": 1, "citizens": citizens, "missions": in_play("I", "A", "B"),
        "event": "tribunal", "discontent": 4, **more,
    }  # fmt: skip
    probe = scene(phase="access", heroes=heroes_at("EL", "TH", "SC"), **common)
    heroes = heroes_at("EL", "TH", "SC", culum={"token": probe.token("TR", "A")})
    return scene(phase="machine", servant="E", servants={"P": "MC", "E": "TR", "L": "MC"},
                 heroes=heroes, **common)  # fmt: skip


def test_of_equal_citizens_the_one_without_a_token_is_given_up(scene: Any) -> None:
    table = marked(scene, {"TR": "A.r A.r"}, movement=["patrol"])
    assert best(table, "arrest") == table.token("TR", "A", 1)
    table = marked(scene, {"TR": "A.r A.r"}, movement=["patrol_reinforcement"],
                   published=["auto_resettlement"], options={"level": "high"})  # fmt: skip
    assert best(table, "mix") == table.token("TR", "A", 1)


def test_a_friend_is_mixed_with_a_likely_friend(servant_turn: Any) -> None:
    """A riot is near in Trade; of the strangers in Industrial two are remembered as artists."""
    table = servant_turn(
        "P", "patrol", servants={"P": "TR"}, discontent=4, published=["auto_resettlement"],
        citizens={"TR": "A.r A.r", "IN": "N.u I.u A.u A.u"}, district_tokens="IN",
        guards={"TR": (1, 1)},
    )  # fmt: skip
    known = table_tokens(table, "IN")[2:]
    table.s.mixed = [*table.s.mixed, [1 << known[0] | 1 << known[1], 2, 0, 0, 0, 0, 0]]
    assert best(table, "mix-with") in [f"citizen {token + 1}" for token in known]


# -- the automa's rounds ---------------------------------------------------------------------------------------


def test_a_guard_is_broken_before_the_riot(scene: Any) -> None:
    """Sylvia attacks in Trade, where Culum could then riot."""
    heroes = heroes_at("TR", "TH", "TR", culum={"trust": 4}, sylvia={"trust": 8})
    table = scene(
        mode="automa", seats=1, phase="heroes", event="underground_network", heroes=heroes,
        discontent=9, guards={"TR": 2}, citizens={"TR": "A.r S.r"},
        servants={"P": "CC", "E": "CC", "L": "CC"},
    )  # fmt: skip
    assert best(table, "next-hero") == "hero sylvia"


@pytest.mark.parametrize(("plan", "choice"), [(3, "pass"), (10, "take")])
def test_a_round_without_an_event_is_kept_for_late(scene: Any, plan: int, choice: str) -> None:
    missions = in_play("II", "A", skip_event=True, command_post="EL")
    table = scene(mode="automa", seats=1, missions=missions, round=3, plan=plan,
                  options={"level": "super"})  # fmt: skip
    assert table.prompt == "skip-event"
    found = values(table.match)
    assert max(found, key=lambda text: found[text]) == choice


@pytest.mark.parametrize(("face", "choice"), [(2, "keep"), (4, "reroll"), ("shield", "reroll")])
def test_only_a_failed_attack_is_rolled_again(arrived: Any, face: Any, choice: str) -> None:
    missions = in_play("IV", "A", drones=["TR", "EL", "IN"], drones_attack=True)
    table = arrived("veiga", mode="automa", veiga={"at": "TR", "trust": 3}, missions=missions,
                    dice=[face])  # fmt: skip
    table.play("act attack", "bid 3")
    assert table.prompt == "reroll"
    found = values(table.match)
    assert max(found, key=lambda text: found[text]) == choice
