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
from tabletown.games import find
from tests.games.great_machine.mission_sets import SETS, heroes_at, in_play

GAME = find("great_machine")
BRAIN = GAME.brain()
WORLDS = 3


def values(match: tabletown.Match) -> dict[str, float]:
    """How the seat that is asked judges its options, on average over some worlds it could be in."""
    seat = match.state.deciders()[0]
    options = match.options(seat)
    total = [0.0] * len(options)
    for seed in range(WORLDS):
        world = match.world(seat, seed)
        for i, value in enumerate(BRAIN.judge(world, seat, options)):
            total[i] += value
    return {option.text: value for option, value in zip(options, total, strict=True)}


def best(table: Any, prompt: str) -> str:
    """What is chosen. It is never the first option in these tests: that is what no judgement gives."""
    assert table.prompt == prompt
    found = values(table.match)
    choice = max(found, key=lambda text: found[text])
    assert choice != next(iter(found))
    return choice


@pytest.fixture
def arrives(scene: Any) -> Any:
    """Automa with missions: a hero has just ended the movement, the servants are far away."""

    def make(turn: str, places: str, missions: dict[str, Any], **more: Any) -> Any:
        heroes = heroes_at(*places.split(), **more.pop("heroes", {}))
        for name in ("culum", "veiga", "sylvia"):
            if name == turn:
                break
            heroes[name].setdefault("taken", True)
        more.setdefault("event", "tribunal")
        more.setdefault("servants", {"P": "CC", "E": "CC", "L": "CC"})
        return scene(mode="automa", seats=1, turn=turn, stage="arrival", heroes=heroes,
                     missions=missions, **more)  # fmt: skip

    return make


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
            world = GAME.determinise(s, seat, dice.seed())
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
            laid = s.places[s.t.district_ids.index(after)] >= 0 and s.places.count(-1) < 6
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
        near[bool(city.near[s.t.tower] >> s.t.citadel & 1)].append(found[text])
    assert (max(near[True]) > max(near[False])) is not heroes


def test_the_machine_would_rather_draw_special_tiles_first() -> None:
    found = values(build("build_rivalry"))
    assert found["pile special"] > found["pile common"]


def connected(table: Any, text: str) -> bool:
    """Whether a relocation leaves the special districts connected to each other."""
    s = table.s
    action = table.match.parse(text)
    city = s.city.relocated(action.args[0], action.args[1] * 2 + action.args[2])
    return bool(city.is_connected(s.t.special))


def test_heroes_keep_the_special_districts_apart_under_flying_carpets(scene: Any) -> None:
    table = scene(stage="access", event="flying_carpets")
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
    table = scene(stage="income", event="high_alert", heroes=heroes)
    assert best(table, "share-trust") == "give culum 4"


def test_the_way_and_the_action_are_thought_of_when_trust_is_shared(scene: Any) -> None:
    """Both have the same; Culum pays two guards to leave Industrial for the rally, Olga nothing."""
    heroes = {"culum": {"at": "IN"}, "olga": {"at": "IN"}, "sylvia": {"at": "SC", "trust": 8}}
    table = scene(stage="income", event="high_alert", heroes=heroes, discontent=10,
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
    table = scene(mode="automa", seats=1, stage="action", turn="culum", event="tribunal",
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
    probe = scene(stage="access", heroes=heroes_at("EL", "TH", "SC"), **common)
    heroes = heroes_at("EL", "TH", "SC", culum={"token": probe.token("TR", "A")})
    return scene(stage="machine", servant="E", servants={"P": "MC", "E": "TR", "L": "MC"},
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
        mode="automa", seats=1, stage="heroes", event="underground_network", heroes=heroes,
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


# -- missions ----------------------------------------------------------------------------------------------------


def test_a_token_is_laid_where_it_helps_and_fetched_where_it_does_not(arrives: Any) -> None:
    tokens = {"culum": {"token": "TR"}}
    assert best(arrives("veiga", "SC TH SC", in_play("I"), heroes=tokens), "interaction") == "pass"
    table = arrives("veiga", "SC TR SC", in_play("I"), heroes=tokens)
    found = values(table.match)
    assert found["interact deactivating_trap"] > found["pass"]
    apart = {"culum": {"token": "EL"}, "veiga": {"token": "TR"}, "sylvia": {"token": "TR"}}
    found = values(arrives("culum", "EL TH SC", in_play("I"), heroes=apart).match)
    assert found["pickup"] > found["pass"]


@pytest.mark.parametrize("numeral", list(SETS))
def test_what_a_mission_asks_for_is_done(arrives: Any, numeral: str) -> None:
    """The first of two missions, or the second where only that is possible."""
    place, citizens, tokens = {
        "I": ("TR", "A.u", {"servant_tokens": {"P": "EL", "E": "EL", "L": "EL"}}),
        "II": ("EL", "A.u", {"command_post": "EL"}),
        "III": ("TR", "A.r", {}),
        "IV": ("MC", "A.u", {"drones": ["TR", "EL", "IN"]}),
    }[numeral]
    table = arrives("culum", f"{place} TH SC", in_play(numeral, **tokens), discontent=4,
                    citizens={place: citizens}, heroes={"culum": {"began": "SC"}})  # fmt: skip
    found = values(table.match)
    assert max(found, key=lambda text: found[text]).startswith("interact ")
    assert max(found.values()) > found["pass"]


def test_a_token_goes_to_a_kind_that_is_wanted_and_safe(scene: Any, arrives: Any) -> None:
    citizens = {"EL": "A.r N.u", "TR": "A.r S.r T.r"}
    missions = in_play("I", "A", "B")
    probe = arrives("veiga", "SC TR SC", missions, citizens=citizens)
    tokens = {"culum": {"token": probe.token("EL", "A")}}
    table = arrives("veiga", "SC TR SC", missions, citizens=citizens, heroes=tokens, discontent=9)
    table.play("interact class_consciousness")
    assert best(table, "attach") == table.token(
        "TR", "T"
    )  # an artist bears one, artists are arrested


def test_veiga_fears_the_phantasm_most(arrives: Any) -> None:
    """Whoever ends her turn makes the city angry, which is what she wants."""
    servants = {"L": "TR", "E": "TR", "P": "TR"}
    for hero, choice in (("sylvia", "lex_hecate"), ("veiga", "phantasm")):
        table = arrives(hero, "TR TR TR", in_play("I", "A", servant_tokens=servants))
        table.play("interact learn_their_weaknesses")
        assert table.prompt == "servant-token"
        found = values(table.match)
        assert max(found, key=lambda text: found[text]) == f"servant {choice}"


def test_tokens_gather_with_whoever_has_two(arrives: Any) -> None:
    missions = in_play("II", "A", "B")
    tokens = {"sylvia": {"token": "veiga"}}  # Veiga holds two
    table = arrives("culum", "TR TR SC", missions, heroes=tokens)
    found = values(table.match)
    assert found["interact leader_of_the_resistance"] > found["pass"]
    table.play("interact leader_of_the_resistance")
    assert best(table, "choose") == "choose give"
    table = arrives("culum", "TR TR TR", missions, heroes={"veiga": {"token": "sylvia"}})
    table.play("interact leader_of_the_resistance", "choose give")
    assert best(table, "token-receiver") == "hero sylvia"


def test_a_token_is_taken_from_the_hero_who_goes_away(arrives: Any) -> None:
    """Veiga stays in Trade, Sylvia is on her way to the Tower."""
    table = arrives("culum", "TR TR TR", in_play("II", "A", "B"), heroes={"sylvia": {"card": "TL"}})
    table.play("interact leader_of_the_resistance", "choose take")
    assert best(table, "hero-token") == "hero sylvia"


RISING = {"drones": ["SC", "TH", "CS"], "drones_attack": True}


def test_bases_are_where_the_hero_and_a_friend_are(scene: Any) -> None:
    missions = {
        "cards": ["deactivating_trap", "learn_their_weaknesses", "rise_of_the_resistance"],
        "reached": ["deactivating_trap"], "waiting": ["rise_of_the_resistance"],
        "servant_tokens": {"P": "culum", "E": "veiga", "L": "sylvia"},
    }  # fmt: skip
    table = scene(
        mode="automa", seats=1, stage="closing", event="countdown_automa", missions=missions,
        heroes=heroes_at("EL", "TH", "SC"), discontent=6, citizens={"EL": "A.r S.r", "TR": "N.u"},
    )  # fmt: skip
    assert best(table, "base") == "district elite"


def test_the_underground_is_where_heroes_go(scene: Any) -> None:
    missions = in_play("IV", "A", "B", bases=["TR", "EL", "IN"], **RISING)
    table = scene(
        mode="automa", seats=1, stage="closing", event="countdown_automa", missions=missions,
        heroes=heroes_at("IN", "IN", "IN"), guards={"TR": 3, "EL": 3, "IN": 0},
    )  # fmt: skip
    assert best(table, "underground") == "district industrial"


LEADER = {
    "cards": list(SETS["II"]),
    "reached": list(SETS["II"]),
    "leader": "veiga",
    "riot_tokens": 3,
}


@pytest.mark.parametrize(("guards", "choice"), [(1, "pass"), (2, "take"), (3, "pass")])
def test_the_leader_speaks_where_it_decides_the_riot(
    arrived: Any, guards: int, choice: str
) -> None:
    tokens = {"culum": {"at": "SC", "token": "veiga"}, "sylvia": {"at": "SC", "token": "veiga"}}
    table = arrived("veiga", mode="automa", missions=LEADER, veiga={"at": "TR", "trust": 4},
                    guards={"TR": guards, "EL": 4 - guards}, citizens={"TR": "A.r A.r"}, discontent=3, **tokens)  # fmt: skip
    table.play("act riot")
    assert table.prompt == "offer"
    found = values(table.match)
    assert max(found, key=lambda text: found[text]) == choice


def test_heroes_in_favour_take_names_where_a_riot_is_near_or_else_trust(arrived: Any) -> None:
    fields = {"options": {"favour_heroes": True}, "discontent": 9, "guards": {"TR": (0, 2)}}
    table = arrived("culum", culum={"at": "TR", "trust": 7}, citizens={"TR": "A.k S.k"}, **fields)
    table.play("act riot")
    assert table.prompt == "choose"
    found = values(table.match)
    assert found["choose identify"] > found.get("choose trust", 0.0) > -1.0
    assert found["choose identify"] > found["pass"]
