"""Hidden and public information (section 19): views, memory, dealt worlds."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.core.plain import pack
from tabletown.core.rng import Dice
from tabletown.games import find

GAME = find("new_angeles")
HANDS = [
    ["clean_slate", "puff_piece"],
    ["liquidation", "riot_control", "media_circus"],
    ["puff_piece"],
    [],
]


def worlds(t, seat, number=12):
    return [GAME.world(t.s, seat, seed) for seed in range(number)]


def names(t, cards):
    return [t.s.tables.cards[card] for card in cards]


@pytest.mark.rule("NA-H.1", "NA-H.2", "NA-C.6", "NA-16.6")
def test_hands_are_dealt_anew_for_others_only(scene):
    t = scene(phase="main_offer", hands=HANDS)
    dealt = worlds(t, 0)
    assert all(world.hands[0] == t.s.hands[0] for world in dealt)
    assert len({world.hands[1] for world in dealt}) > 6
    assert all([len(hand) for hand in world.hands] == [2, 3, 1, 0] for world in dealt)
    assert len({world.hands[0] for world in worlds(t, None)}) > 6


@pytest.mark.rule("NA-H.2", "NA-U.8")
def test_the_draw_log_is_public_and_makes_hands_likely(scene):
    t = scene(5, phase="refresh")  # Haas-Bioroid draws 2 labor, 1 construction
    drawn = t.match.view(3)["board"]["players"][0]["drawn"]
    assert drawn == [1, 0, 2, 0, 0]
    event = next(e for e in t.match.events(3) if e["key"] == "drew")
    assert event["args"] == {"seat": 0, "type": "labor", "count": 2, "seen": 0}
    for world in worlds(t, 3):
        assert sorted([t.s.tables.type_of[card] for card in world.hands[0]]) == [0, 2, 2]


@pytest.mark.rule("NA-H.4", "NA-57.5")
def test_support_faces_are_known_to_their_player_only(scene):
    deal = {"main": "puff_piece", "support_main": [{"card": "liquidation", "seat": 2}]}
    t = scene(phase="support", seat=3, deal=deal, hands=[[], [], [], ["clean_slate"]])
    assert all(names(t, [w.support_main[0] & 255]) == ["liquidation"] for w in worlds(t, 2))
    assert len({w.support_main for w in worlds(t, 1)}) > 4
    assert all(w.support_main[0] >> 8 == 2 for w in worlds(t, 1))


@pytest.mark.rule("NA-H.5", "NA-H.6")
def test_discards_are_known_to_the_discarding_player(scene):
    t = scene(phase="discard_down", hands=[["clean_slate"] * 5 + ["puff_piece"]]).play(
        "0 discard puff_piece"
    )
    assert t.match.view(0)["board"]["decks"]["discard"] == {"size": 1, "known": ["puff_piece"]}
    assert t.match.view(1)["board"]["decks"]["discard"] == {"size": 1, "known": []}
    assert all(names(t, [w.discard[0] & 255]) == ["puff_piece"] for w in worlds(t, 0))
    assert len({w.discard for w in worlds(t, 1)}) > 4
    sizes = t.match.view(None)["board"]["decks"]
    assert sizes["biotech"] == len(t.s.decks[1])


@pytest.mark.rule("NA-H.7", "NA-H.8", "NA-65.9")
def test_facedown_assets_but_those_seen_going_down(resolved):
    t = resolved("vanity_project", assets=[[], ["eiko"]], track=["midori", "tanaka"]).play(
        "player 1"
    )
    dealt = worlds(t, 0)
    assert all(t.s.tables.assets[w.assets[0]].id == "eiko" for w in dealt)
    assert len({w.assets for w in dealt}) > 6
    assert len({w.track for w in dealt}) > 3


@pytest.mark.rule("NA-H.9", "NA-20.3", "NA-X.20")
def test_event_fronts_and_backs(resolved):
    top = ["earthquake_rocks_city", "gang_wars_at_all_time_high", "welfare_programs_slashed"]
    t = resolved("unorthodox_knowledge", events=top)
    t.play("bottom earthquake_rocks_city", "top gang_wars_at_all_time_high")
    for world in worlds(t, 0):
        assert world.events[-2:] == t.s.events[-2:]
        assert world.events[0] == t.s.events[0]
    backs = t.s.tables.backs
    fronts = set()
    for world in worlds(t, 1, 20):
        fronts.add(world.events[-1])
        assert [backs[e] for e in world.events[-2:]] == [backs[e] for e in t.s.events[-2:]]
        assert backs[world.events[0]] == backs[t.s.events[0]]
    assert len(fronts) > 1


@pytest.mark.rule("NA-H.10", "NA-H.11")
def test_used_events_and_demands_are_remembered_by_all(scene):
    t = scene(phase="event", events=["earthquake_rocks_city"], round=1)
    assert all(w.events[0] == t.s.events[0] for w in worlds(t, None))
    t = scene(phase="pay_demand", round=2, demand="tourism_spike", track=2)
    assert all(w.demands[0] == t.s.demands[0] for w in worlds(t, None))
    assert len({w.demands for w in worlds(t, 1)}) > 6
    assert all(w.demand == t.s.demand for w in worlds(t, 1))


@pytest.mark.rule("NA-H.12", "NA-18.1", "NA-R.5")
def test_investments_are_secret(scene):
    t = scene(
        phase="end_of_turn", investments=["short_sale", "energy_sector"], assets=[["susan_chen"]]
    )
    assert t.match.view(0)["board"]["secrets"]["investment"] == "short_sale"
    assert t.match.view(0)["board"]["players"][1]["investment"] is None
    assert all(
        w.invested[0] == t.s.invested[0] and w.returned[0] == t.s.returned[0] for w in worlds(t, 0)
    )
    assert len({w.invested[1] for w in worlds(t, 0)}) > 3
    for world in worlds(t, 2):
        assert len({*world.invested, *world.returned}) == 8


@pytest.mark.rule("NA-H.13", "NA-46.3", "NA-A.35")
def test_rival_cards(scene):
    t = scene(
        phase="end_of_turn",
        assets=[["thomas_haas"], ["susan_chen"]],
        rivals=["nbn", "weyland"],
        spare="federalist",
    )
    assert all(w.rivals[0] == t.s.rivals[0] for w in worlds(t, 0))
    assert len({w.rivals[-1] for w in worlds(t, 0)}) > 2
    t.play("use thomas_haas")
    assert all(w.rivals[-1] == 6 for w in worlds(t, 0))
    assert len({w.rivals[-1] for w in worlds(t, 1, 20)}) > 2
    t.play("swap")
    assert all((w.rivals[0], w.rivals[-1]) == (6, 2) for w in worlds(t, 0))
    assert len({w.rivals[0] for w in worlds(t, 1, 20)}) > 2


@pytest.mark.rule("NA-A.35", "NA-H.13")
def test_who_knew_the_spare_card_knows_who_took_it(scene):
    t = scene(
        phase="end_of_turn",
        assets=[["thomas_haas"], ["mr_li"]],
        rivals=["nbn", "weyland"],
        spare="federalist",
    )
    t.play("use thomas_haas", "leave", "0 propose to=1 give=thomas_haas", "1 accept 1", "finish")
    known = t.s.rival_known
    assert known[4] == 1
    s = t.s
    from tabletown.games.new_angeles.rules.knowledge import rival_swapped

    rival_swapped(s, 1)
    assert t.match.view(0)["board"]["players"][1]["rival"] == "federalist"
    assert t.match.view(2)["board"]["players"][1]["rival"] is None
    assert t.match.view(0)["board"]["secrets"]["spare_rival"] is None


@pytest.mark.rule("NA-H.14", "NA-H.15", "NA-H.3")
def test_what_everybody_sees(scene):
    t = scene(
        phase="support",
        deal={"main": "puff_piece"},
        hands=HANDS,
        threat=7,
        emergencies={"sweeps_week": {"faceup": False}},
    )
    for seat in (None, 0, 3):
        board = t.match.view(seat)["board"]
        assert board["threat"] == 7
        assert [p["capital"] for p in board["players"]] == [10, 11, 12, 13]
        assert board["players"][2]["emergencies"] == [
            {"card": "sweeps_week", "corporation": "nbn", "faceup": False}
        ]
        assert board["deal"]["main"]["card"] == "puff_piece"


@pytest.mark.rule("NA-A.28", "NA-H.1")
def test_memory_of_a_hand_fades_as_cards_leave_unseen(scene):
    t = scene(
        phase="end_of_turn", assets=[["mr_white"], ["susan_chen"]], track=2,
        hands=[[], ["clean_slate", "clinical_trials", "clean_slate"]],
    )  # fmt: skip
    t.play("use mr_white", "stop", "finish")
    hand = t.s.hands[1]
    assert len(hand) >= 5  # B has drawn since
    for world in worlds(t, 0):
        assert sorted(world.hands[1])[:0] == []
        kept = names(t, world.hands[1])
        assert kept.count("clean_slate") >= 2
        assert "clinical_trials" in kept
    if t.prompt == "general":
        t.play(t.options()[0])
    t.play("1 offer clean_slate")
    assert t.match.view(0)["board"]["players"][1]["remembered"] == {
        "cards": ["clean_slate", "clinical_trials"],
        "gone": 0,
    }
    s = t.s
    from tabletown.games.new_angeles.rules.knowledge import hand_lost

    card = s.hands[1][0]
    s.hands[1] = s.hands[1][1:]
    hand_lost(s, 1, card, 1 << 1)
    assert t.match.view(0)["board"]["players"][1]["remembered"]["gone"] == 1
    hand_lost(s, 1, s.hands[1][0], 1 << 1)
    assert t.match.view(0)["board"]["players"][1]["remembered"] is None


@pytest.mark.rule("NA-H.16", "NA-I.27")
@pytest.mark.parametrize("windows", ["full", "off"])
def test_no_view_changes_when_what_it_may_not_see_is_dealt_anew(windows):
    """Views, decisions, free moves and forecasts of every seat, in every window of two games."""
    for seed in (21, 22):
        match = tabletown.new("new_angeles", seats=5, seed=seed, options={"windows": windows})
        dice = Dice(seed)
        prompts = set()
        while not match.over:
            prompts.add(match.view(None)["prompt"])
            if dice.chance() < 0.2:
                for seat in (None, *range(5)):
                    other = match.copy()
                    other.state = GAME.world(match.state, seat, dice.seed())
                    assert pack(match.view(seat)) == pack(other.view(seat))
                    assert pack(match.forecast(seat)) == pack(other.forecast(seat))
                    if seat is not None:
                        assert match.free_options(seat) == other.free_options(seat)
            seat = dice.below(5)
            free = match.free_options(seat) if dice.chance() < 0.2 else []
            if free:
                match.play(free[dice.below(len(free))], seat)
                continue
            seat = match.state.deciders()[0]
            options = match.options(seat)
            match.play(options[dice.below(len(options))], seat)
        assert {"support", "counteroffer", "main-offer", "lay", "discard"} <= prompts


@pytest.mark.rule("NA-N.14")
def test_a_sealed_move_is_dealt_anew_for_others(scene):
    t = scene(
        phase="support",
        deal={"main": "puff_piece"},
        hands=[[], ["clean_slate", "riot_control"]],
        capital=[9, 9, 9, 9],
    )
    t.play("1 propose to=0 take=1 act=support:main:1 with=support:main,lay:riot_control,done")
    assert all(w.proposals[0].sealed == t.s.proposals[0].sealed for w in worlds(t, 1))
    for world in worlds(t, 0):
        sealed = world.proposals[0].sealed
        assert sealed[0] == "support main"
        assert names(t, world.hands[1]).count(sealed[1].removeprefix("lay ")) >= 1
