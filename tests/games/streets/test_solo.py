"""Chapter 15: solo against the Sneak."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.core.rng import Dice
from tabletown.games.streets import schema
from tabletown.games.streets.rules.build import lay_people
from tabletown.games.streets.rules.setup import advisor_pool
from tabletown.games.streets.rules.sneak import allowed, new_people, sneak_people, sneak_values
from tabletown.games.streets.rules.valuation import surveyed, valuation
from tabletown.games.streets.state import SNEAK, StreetsState
from tabletown.games.streets.tables import COPY


def solo(scene: Any, text: str = "", **fields: Any) -> Any:
    options = fields.pop("options", {})
    return scene(text, seats=1, mode="solo", options=options, **fields)


@pytest.mark.rule("STR-15.1", "STR-15.2")
@pytest.mark.parametrize(
    ("money", "winners", "reason"),
    [
        ([21, 20], (0,), "sneak-beaten"),
        ([20, 20], (), "sneak-not-beaten"),
        ([3, 20], (), "sneak-not-beaten"),
    ],
)
def test_strictly_more_money_wins(
    scene: Any, money: list[int], winners: tuple[int, ...], reason: str
) -> None:
    outcome = solo(scene, money=money, phase="final").match.outcome
    assert (outcome.winners, outcome.reason) == (winners, reason)
    assert outcome.scores == (money[0],)


@pytest.mark.rule("STR-15.3", "STR-15.4", "STR-15.5", "STR-15.9")
def test_set_up(new: Any) -> None:
    table = new(1, 3)
    s = table.s
    assert (len(s.box), s.stack_left(), len(s.endgame), s.hands[0].bit_count()) == (10, 24, 3, 3)
    players = table.match.view(0)["board"]["players"]
    assert [player["free_signs"] for player in players] == [5, None]
    assert [player["sneak"] for player in players] == [False, True]
    assert players[1]["hand"] is None
    assert table.match.view(0)["board"]["endgame"]["top_tile"] is None
    assert table.prompt == "build"


@pytest.mark.rule("STR-15.5")
def test_the_sneak_never_abandons(games: Any) -> None:
    most = 0
    for match in games(1, mode="solo"):
        for played in match.history:
            assert not [
                e for e in played.events if e.key == "abandoned" and e.args["seat"] == "sneak"
            ]
        replayed = match.at(0)
        for played in match.history:
            replayed.play(played.action, played.seat)
            most = max(most, replayed.state.owner.count(1))
    assert most > 5


def worth_when_built(s: StreetsState, tile: int, spot: int) -> int:
    """What the Sneak's tile is worth once tile, people, sign and seekers really lie there."""
    after = s.clone()
    building = after.lay(tile, spot)
    lay_people(after, building, tile)
    after.put_sign(building, SNEAK, 1)
    if after.kind(building) < 4:
        after.gather_seekers(building, after.kind(building))
    street = surveyed(after, building)
    return valuation(after, street, SNEAK, tile, spot, street.symbols, building)


@pytest.mark.rule("STR-15.15", "STR-15.17", "STR-15.18")
@pytest.mark.parametrize(
    ("games", "switches"),
    [
        (12, {}),
        (6, {"advisors": True, "advisor": "investor", "business": True}),
        (6, {"people_may_enter_abandoned": True, "station_is_destination": True}),
    ],
)
def test_every_placement_is_worth_what_it_is_once_built(
    games: int, switches: dict[str, Any]
) -> None:
    seen: set[int] = set()
    for seed in range(games):
        match = tabletown.new("streets", seed=seed, mode="solo", options=switches)
        dice = Dice(seed)
        while match.outcome is None:
            s = match.state
            if s.sneak_tile >= 0:
                values = sneak_values(s, s.sneak_tile)
                assert values == [worth_when_built(s, s.sneak_tile, spot) for spot in s.spots]
                op = s.setting.tables.op[s.sneak_tile]
                if op != COPY:  # people break its ties
                    best = [i for i, value in enumerate(values) if value == max(values)]
                    assert allowed(s, s.sneak_tile) == [s.spots[i] for i in best]
                seen.add(op)
            options = match.options(0)
            match.play(options[dice.below(len(options))], 0)
    assert seen == set(range(1, 9))  # every family of valuations


@pytest.mark.rule("STR-15.7", "STR-15.10", "STR-15.11", "STR-15.12", "STR-15.39")
def test_a_round(scene: Any) -> None:
    table = solo(
        scene,
        A=["art_gallery", "toy_store", "book_cafe"],
        stack=["post_office", "aquarium", "food_court", "starter_home"],
        endgame=["grand_hotel", "corner_cafe", "market_hall"],
    )
    table.play("place art_gallery 0,1 w")
    assert table.prompt == "sneak-place"
    assert table.match.view(0)["board"]["active"] == 1
    assert table.match.view(0)["board"]["sneak_tile"] == "post_office"
    table.play(table.options()[0])
    board = table.match.view(0)["board"]
    assert board["players"][0]["hand"] == ["aquarium", "toy_store", "book_cafe"]
    assert board["stack"]["top_tile"] == "food_court"
    assert (table.prompt, board["active"]) == ("build", 0)
    keys = [event.key for event in table.events]
    assert keys.index("built") < keys.index("drew-open") < keys.index("stack-shows")


@pytest.mark.rule("STR-15.13", "STR-15.12")
def test_the_endgame_stack(scene: Any) -> None:
    table = solo(
        scene,
        A=["art_gallery", "toy_store", "book_cafe"],
        stack=["chillax_spa", "aquarium"],
        endgame=["grand_hotel", "corner_cafe", "market_hall"],
        chance=[0, 0],
    )
    table.play("place art_gallery 0,1 w")
    while table.prompt == "sneak-place":
        table.play(table.options()[0])
    board = table.match.view(0)["board"]
    assert board["stack"]["left"] == 0
    assert board["endgame"]["top_tile"] is not None
    assert [event.key for event in table.events].count("endgame-stack") == 1
    left = board["endgame"]["left"]
    assert left == 3
    table.play("place toy_store 1,1 w")
    while table.prompt == "sneak-place":
        table.play(table.options()[0])
    board = table.match.view(0)["board"]
    assert board["endgame"]["left"] == 2
    assert len(board["players"][0]["hand"]) == 2  # the human no longer draws


@pytest.mark.rule("STR-15.14", "STR-15.28", "STR-15.40", "STR-18.18")
def test_fifteen_rounds(games: Any) -> None:
    for match in games(1, mode="solo"):
        assert {played.seat for played in match.history} == {0}
        built = [0, 0]
        for event in [e for played in match.history for e in played.events]:
            if event.key == "built":
                built[event.args["seat"] == "sneak"] += 1
        assert built == [15, 15]
        final = [e for e in match.history[-1].events if e.key == "final-income"]
        assert "sneak" in {e.args["seat"] for e in final}


@pytest.mark.rule("STR-15.14")
def test_the_main_stack_lasts_twelve_rounds(games: Any) -> None:
    match = games(1, mode="solo")[0]
    replayed = match.at(0)
    turns = []
    for played in match.history:
        before = replayed.view(0)["board"]["stack"]["left"]
        replayed.play(played.action, played.seat)
        if before and not replayed.view(0)["board"]["stack"]["left"]:
            turns.append(replayed.view(0)["board"]["turn"])
    assert len(turns) == 1
    assert turns[0] in (12, 13)  # the human's draw of round 12 starts turn 13


@pytest.mark.rule("STR-15.15", "STR-15.16", "STR-15.8")
def test_the_value_is_taken_after_seekers_and_before_scoring(scene: Any) -> None:
    """The value foretold for a placement is what the building is worth right after it."""
    match = tabletown.new("streets", mode="solo", seats=1, seed=8)
    seen = 0
    while not match.over and seen < 12:
        decision = match.decisions[0]
        if decision.prompt != "sneak-place":
            match.play(decision.options[0])
            continue
        details = {(r["cell"], r["face"]): r["value"] for r in decision.details["placements"]}
        best = max(details.values())
        assert decision.details["value"] == best
        offered = {tuple(option.text.split()[1:]) for option in decision.options}
        assert offered <= {place for place, value in details.items() if value == best}
        for place in list(details)[:12]:
            assert lone_value(match, place) == details[place]
        seen += 1
        match.play(decision.options[-1])
    assert seen >= 3


@pytest.mark.rule("STR-15.15")
def test_seekers_lie_down_on_a_new_building_beside_its_own_people(scene: Any) -> None:
    table = solo(scene, "central_station (0,0) S -; -; seekers parent 2", A=["grand_hotel"], fill=1)
    assert new_people(table.s, table.s.setting.tables.number["starter_home"]) == 1 + 2


def lone_value(match: tabletown.Match, place: tuple[str, str]) -> int:
    """Build the Sneak's tile without scoring anything, and value it."""
    from tabletown.games.streets.rules.build import lay_people
    from tabletown.games.streets.rules.people import gather_seekers
    from tabletown.games.streets.rules.valuation import surveyed, valuation

    s: Any = match.state.clone()
    t = s.setting.tables
    tile = s.sneak_tile
    spot = t.cells.index(place[0]) * 4 + "nesw".index(place[1])
    building = s.lay(tile, spot)
    lay_people(s, building, tile)
    s.put_sign(building, 1, 1)
    if t.kind[tile] < 4:
        gather_seekers(s, building, t.kind[tile])
    street = surveyed(s, building)
    return valuation(s, street, 1, tile, spot, street.symbols, building)


@pytest.mark.rule("STR-15.18", "STR-15.17")
def test_a_closing_tile_closes_something_if_it_can(scene: Any) -> None:
    city = "toy_store (-1,0) S A; parent 1"
    table = solo(scene, city, A=["art_gallery"], fill=1)
    s = table.s
    tile = s.setting.tables.number["gatehouse_flats"]
    values = dict(zip(s.spots, sneak_values(s, tile), strict=True))
    assert set(values.values()) == {0, 6}
    assert all(values[spot] == 6 for spot in allowed(s, tile))


TIE = """
central_station  (0,0)   S -
micro_brewery    (-1,0)  S A; hipster 2
art_gallery      (-1,1)  W B; hipster 1
supermarket      (1,-1)  W A; shopper 1
toy_store        (0,-1)  S A; parent 2
"""


@pytest.mark.rule("STR-15.22", "STR-15.19")
def test_equal_places_of_closing_tiles_are_the_players_choice(scene: Any) -> None:
    s = solo(scene, TIE, A=["grand_hotel"], fill=1).s
    for name in ("gatehouse_flats", "corner_cinema"):
        tile = s.setting.tables.number[name]
        values = dict(zip(s.spots, sneak_values(s, tile), strict=True))
        best = [spot for spot, value in values.items() if value == max(values.values())]
        assert len({sneak_people(s, tile, spot) for spot in best}) > 1
        assert allowed(s, tile) == best


@pytest.mark.rule("STR-15.19")
def test_people_still_break_ties_of_copying_tiles(scene: Any) -> None:
    s = solo(scene, TIE, A=["grand_hotel"], fill=1).s
    tile = s.setting.tables.number["franchise_outlet"]
    values = dict(zip(s.spots, sneak_values(s, tile), strict=True))
    best = [spot for spot, value in values.items() if value == max(values.values())]
    people = {spot: sneak_people(s, tile, spot) for spot in best}
    assert allowed(s, tile) == [spot for spot in best if people[spot] == max(people.values())]


@pytest.mark.rule("STR-17.9")
@pytest.mark.parametrize(("rules", "prompt"), [(1, "build"), (2, "sneak-place")])
def test_games_stored_before_there_was_a_choice_count_people(
    scene: Any, game: Any, rules: int, prompt: str
) -> None:
    fields = solo(
        scene, TIE, A=["grand_hotel"], phase="sneak", sneak_tile="gatehouse_flats"
    ).match.position
    config = game.config(1, "solo", rules=rules)
    assert ("sneak_people_tie_closing" in config.options) is (rules == 2)
    match = tabletown.Match(game, config, 1, rules=rules, position=fields)
    assert match.decisions[0].prompt == prompt  # in the old game there was nothing to choose


@pytest.mark.rule("STR-17.9", "STR-15.20", "STR-15.21")
@pytest.mark.parametrize("name", ["sneak_people_tie_closing", "sneak_people_tie_closing_only"])
def test_people_break_ties_of_closing_tiles(scene: Any, name: str) -> None:
    table = solo(scene, TIE, A=["grand_hotel"], fill=1, options={name: True})
    s = table.s
    for name in ("gatehouse_flats", "corner_cinema"):
        tile = s.setting.tables.number[name]
        spots = dict(zip(s.spots, sneak_values(s, tile), strict=True))
        best = [spot for spot, value in spots.items() if value == max(spots.values())]
        people = {spot: sneak_people(s, tile, spot) for spot in best}
        assert set(allowed(s, tile)) == {
            spot for spot in best if people[spot] == max(people.values())
        }
        assert len(set(people.values())) > 1
    # closing the station's row moves two hipsters to the Sneak's Art Gallery
    west = s.setting.tables.cells.index("-2,0") * 4 + 1
    assert sneak_people(s, s.setting.tables.number["gatehouse_flats"], west) == 2


@pytest.mark.rule("STR-15.16", "STR-15.19")
def test_a_refused_placement_names_its_value_and_its_people() -> None:
    seen: dict[str, set[int]] = {"sneak-wants-more": set(), "sneak-wants-people": set()}
    for seed in (14, 17, 29):
        match = tabletown.new(
            "streets", seats=1, seed=seed, mode="solo", options={"sneak_people_tie_closing": True}
        )
        dice = Dice(seed)
        while not match.over:
            if match.decisions[0].prompt == "sneak-place":
                details = match.state.stack[-1].details(match.state, 0)
                for row in details["placements"]:
                    for refusal in match.explain(0, f"sneak {row['cell']} {row['face']}"):
                        args = dict(refusal.args)
                        told = args.get("value", args.get("count"))
                        wanted = row["value" if "value" in args else "people"]
                        assert told == wanted
                        seen[refusal.key].add(told)
            options = match.options(0)
            match.play(options[dice.below(len(options))])
    assert all(len(values) > 2 for values in seen.values())


@pytest.mark.rule("STR-15.20")
def test_the_people_count_is_what_moves(scene: Any) -> None:
    table = solo(
        scene, TIE, A=["grand_hotel"], phase="sneak", sneak_tile="gatehouse_flats",
        options={"sneak_people_tie_closing": True},
    )  # fmt: skip
    # forced: the placement with the most people happened by itself
    assert table.building("-2,0")["tile"] == "gatehouse_flats"
    assert table.people("-1,1") == {"hipster": 3}


@pytest.mark.rule("STR-15.22", "STR-15.19")
def test_other_tiles_do_not_look_at_people(scene: Any) -> None:
    table = solo(scene, TIE, A=["grand_hotel"], fill=1)
    s = table.s
    for tile in range(s.setting.tables.buildings):
        if s.setting.tables.op[tile] not in (7, 8) and tile not in s.tile:
            values = sneak_values(s, tile)
            best = [sp for sp, v in zip(s.spots, values, strict=True) if v == max(values)]
            assert allowed(s, tile) == best


@pytest.mark.rule("STR-15.38", "STR-15.23")
def test_several_streets_closed_by_the_sneak(scene: Any) -> None:
    two = """
    central_station  (0,0)   S -
    supermarket      (1,-1)  W A; shopper 1
    starter_home     (0,-1)  S A; parent 1
    department_store (-1,-1) S -
    aquarium         (-1,0)  E -
    micro_brewery    (-2,0)  E A; hipster 1
    kindergarten     (-2,1)  N A; parent 1
    toy_store        (-3,0)  E -
    book_cafe        (-3,-1) E -
    """
    table = solo(scene, two, A=["grand_hotel"], phase="sneak", sneak_tile="post_office")
    table.play("sneak -2,-1 s")
    assert table.prompt == "pick-street"
    assert table.seat == 0
    assert table.match.decisions[0].details["who_seat"] == "sneak"
    assert len(table.options()) == 2


MOVES = """
central_station (0,0)  S -
supermarket     (1,-1) W A; shopper 1
art_gallery     (0,-1) S A; hipster 3
{homes}
"""


@pytest.mark.rule("STR-15.24", "STR-15.26")
def test_people_go_to_the_sneak_first(scene: Any) -> None:
    homes = "student_house (1,1) W A; hipster 1\nmicro_brewery (1,2) W B; hipster 1"
    table = solo(
        scene, MOVES.format(homes=homes), A=["grand_hotel"], phase="sneak",
        sneak_tile="gatehouse_flats",
    )  # fmt: skip
    table.play("sneak -1,-1 e")
    assert table.people("1,2") == {"hipster": 4}
    homes = "student_house (1,1) W A; hipster 1"
    table = solo(
        scene, MOVES.format(homes=homes), A=["grand_hotel"], phase="sneak",
        sneak_tile="gatehouse_flats",
    )  # fmt: skip
    table.play("sneak -1,-1 e")
    assert table.people("1,1") == {"hipster": 4}


@pytest.mark.rule("STR-15.25", "STR-15.40")
def test_the_human_distributes_among_the_sneaks_buildings(scene: Any) -> None:
    homes = """
    student_house (1,1) W B; hipster 1
    micro_brewery (1,2) W B; hipster 1
    retro_arcade  (1,3) W A; hipster 1
    """
    table = solo(
        scene, MOVES.format(homes=homes.strip()), A=["grand_hotel"], phase="sneak",
        sneak_tile="gatehouse_flats",
    )  # fmt: skip
    table.play("sneak -1,-1 e")
    assert (table.seat, table.prompt) == (0, "move-people")
    assert {option.split()[2] for option in table.options()} == {"1,1", "1,2"}
    assert table.refusal("move hipster 1,3 1") == ("sneak-buildings-first", "STR-15.24")


@pytest.mark.rule("STR-15.27")
def test_the_human_distributes_freely(scene: Any) -> None:
    homes = "student_house (1,1) W A; hipster 1\nmicro_brewery (1,2) W B; hipster 1"
    table = solo(scene, MOVES.format(homes=homes), A=["corner_cafe"], fill=2)
    table.play("place corner_cafe -1,-1 e")
    assert table.prompt == "move-people"
    assert {option.split()[2] for option in table.options()} == {"1,1", "1,2"}


@pytest.mark.rule("STR-15.41")
def test_no_place_for_the_sneaks_tile(scene: Any) -> None:
    table = solo(
        scene, A=["art_gallery", "toy_store"], stack=["post_office", "aquarium", "book_cafe"]
    )
    s = table.s
    s.spots.clear()
    s.stack.clear()
    from tabletown.games.streets.rules.sneak import SNEAK_TURN
    from tabletown.games.streets.rules.turn import END_ROUND

    s.draws_left = 1
    s.then(SNEAK_TURN, END_ROUND)
    s.advance()
    board = table.match.view(0)["board"]
    assert board["discarded"] == ["post_office"]
    assert board["players"][0]["hand"] == ["aquarium", "art_gallery", "toy_store"]


# -- modules --------------------------------------------------------------------------------------


def sneak_row(scene: Any, members: str, tokens: list[dict[str, int]]) -> Any:
    """The human closes a row in which the Sneak owns buildings; business is on."""
    lines = members.strip().splitlines()
    return solo(
        scene,
        "supermarket (1,-1) W A; shopper 1\n" + members.strip(),
        options={"business": True},
        A=["corner_cinema"],
        fill=2,
        tokens=tokens,
    ).play(f"place corner_cinema {-len(lines)},-1 e")


def tokens_of_sneak(table: Any) -> dict[str, int]:
    found = table.match.view(0)["board"]["players"][1]["tokens"]
    return {name: count for name, count in found.items() if count}


@pytest.mark.rule("STR-15.29", "STR-15.30", "STR-17.7")
def test_the_sneak_takes_what_it_has_fewest_of(scene: Any) -> None:
    members = "starter_home (0,-1) S B; parent 1\ntoy_store (-1,-1) S B; parent 1"
    table = sneak_row(scene, members, [{}, {"residential": 1}])
    assert tokens_of_sneak(table) == {"residential": 1, "retail": 1}


@pytest.mark.rule("STR-15.29", "STR-15.28")
def test_the_sneak_is_paid_for_tokens(scene: Any) -> None:
    table = solo(
        scene, options={"business": True}, tokens=[{}, {"retail": 1}], money=[11, 0], phase="final"
    )
    assert table.money == [11, 10]


@pytest.mark.rule("STR-15.31")
def test_ties_between_types_are_the_humans(scene: Any) -> None:
    members = "starter_home (0,-1) S B; parent 1\ntoy_store (-1,-1) S B; parent 1"
    table = sneak_row(scene, members, [{}, {}])
    assert (table.seat, table.prompt) == (0, "sneak-token")
    assert table.options() == ["token residential", "token retail"]
    assert table.refusal("token leisure") == ("sneak-takes-fewest", "STR-15.30")
    table.play("token retail")
    assert tokens_of_sneak(table) == {"retail": 1}


@pytest.mark.rule("STR-15.32")
def test_the_building_that_gives_more_is_taken(scene: Any) -> None:
    members = "starter_home (0,-1) S B; parent 1\nterraced_houses (-1,-1) S B; parent 1"
    table = sneak_row(scene, members, [{}, {}])
    assert tokens_of_sneak(table) == {"residential": 2}


@pytest.mark.rule("STR-15.33")
def test_two_free_tokens_one_after_the_other(scene: Any) -> None:
    members = "terraced_houses (0,-1) S B; parent 1"
    table = sneak_row(scene, members, [{"residential": 12}, {"restaurant": 1, "leisure": 1}])
    # the type is used up: first the one it lacks, then one of the now equal ones
    assert tokens_of_sneak(table) == {"restaurant": 1, "leisure": 1, "retail": 1}
    assert table.options() == ["token restaurant", "token leisure", "token retail"]
    table.play("token leisure")
    assert tokens_of_sneak(table) == {"restaurant": 1, "leisure": 2, "retail": 1}


@pytest.mark.rule("STR-15.30")
def test_the_sneak_with_an_empty_supply(scene: Any) -> None:
    names = ("restaurant", "residential", "leisure", "retail")
    members = "terraced_houses (0,-1) S B; parent 1"
    table = sneak_row(scene, members, [dict.fromkeys(names, 12), {}])
    assert tokens_of_sneak(table) == {}


@pytest.mark.rule("STR-15.34", "STR-15.35")
def test_advisors_alone(new: Any) -> None:
    table = new(1, advisors=True)
    cards = table.s.setting.tables.advisors
    pool = {cards[number].id for number in advisor_pool(table.s)}
    assert pool == {"hacker", "entrepreneur", "investor", "hipster_legend", "location_scout"}
    for wanted in pool:
        players = new(1, advisors=True, advisor=wanted).match.view(0)["board"]["players"]
        assert [player["advisor"] for player in players] == [wanted, None]
    drawn = {new(1, seed, advisors=True).s.advisors[0] for seed in range(40)}
    assert len(drawn) == 5


@pytest.mark.rule("STR-15.34")
def test_an_advisor_of_a_pack_is_left_out_alone_by_its_card_or_by_the_set_up(
    tmp_path: Path,
) -> None:
    box = Path(schema.__file__).parent / "content"
    text = (box / "advisors.toml").read_text(encoding="utf-8")
    contractor = text[text.index('id = "contractor"') :].partition("[[entry]]")[0]
    assert contractor.count("solo = false") == 1
    open_card = text.replace(contractor, contractor.replace("solo = false", "solo = true"))
    (tmp_path / "advisors.toml").write_text("replace_all = true\n" + open_card, encoding="utf-8")
    s = tabletown.new(
        "streets", seats=1, mode="solo", options={"advisors": True}, pack=str(tmp_path)
    ).state
    cards = s.setting.tables.advisors
    assert "contractor" not in {cards[number].id for number in advisor_pool(s)}


@pytest.mark.rule("STR-15.34")
def test_a_chosen_advisor_needs_the_module() -> None:
    with pytest.raises(tabletown.BadUsage, match="needs the option advisors"):
        tabletown.new("streets", mode="solo", options={"advisor": "hacker"})
    with pytest.raises(tabletown.BadUsage, match="not one of"):
        tabletown.new("streets", mode="solo", options={"advisors": True, "advisor": "contractor"})


@pytest.mark.rule("STR-15.37", "STR-14.21")
def test_the_hacker_has_two_tiles_in_both_income_steps(scene: Any) -> None:
    options = {"advisors": True, "advisor": "hacker"}
    city = """
    central_station (0,0)  S -
    supermarket     (1,-1) W A; shopper 1
    starter_home    (0,-1) S A; parent 1
    """
    # the Sneak's Corner Cinema closes the row while the human holds two tiles
    table = solo(
        scene, city, options=options, advisors=["hacker"], A=["toy_store", "trendy_lofts"],
        phase="sneak", sneak_tile="corner_cinema",
    )  # fmt: skip
    table.play("sneak -1,-1 e")
    # parents: Home 1, two backs, mixed: the card = 4
    assert [(e["tile"], e["valuation"]) for e in table.told("income")] == [("starter_home", 8)]
