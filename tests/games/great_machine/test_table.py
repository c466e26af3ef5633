"""Chapter 90: what the table shows, and the corrected slips."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.errors import NoFreeUndo
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.games.great_machine import schema as c
from tabletown.texts import LANGUAGES, Speaker

MACHINE = 0


def district(match: tabletown.Match, id: str, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = next(d for d in match.view(seat)["board"]["districts"] if d["id"] == id)
    return found


def heroes(**cards: str) -> dict[str, Any]:
    """Culum in Trade, Veiga in the Theatre, Sylvia in Science, with other cards where named."""
    at = {"culum": "TR", "veiga": "TH", "sylvia": "SC"}
    return {
        name: {"at": place, "card": cards.get(name, place), "trust": 4}
        for name, place in at.items()
    }


@pytest.mark.rule("GM-70.1", "GM-70.9")
def test_a_district_with_everything_on_it(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", published=["surveillance"], bonds=5,
              guards={"IN": (1, 1), "SC": 2}, citizens={"IN": "A.u S.k M.r T.r"}, raids="IN",
              riots="IN", discontent=7, servants={"P": "IN", "E": "MC", "L": "MC"},
              heroes={**heroes(), "sylvia": {"at": "IN", "card": "IN", "trust": 2}})  # fmt: skip
    d = district(t.match, "industrial", MACHINE)
    assert (d["column"], d["row"], d["turn"]) == (2, 1, "v")
    assert sorted(d["connections"]) == ["central_square", "elite", "theatre", "trade"]
    assert d["exits"] == ["trade", None, "central_square", "theatre", "elite", "elite"]
    assert (d["guard_slots"], d["guards"], d["broken"], d["citizen_slots"]) == (3, 1, 1, 6)
    assert (d["servants"], d["heroes"], d["raid"], d["riot"]) == (
        ["phantasm"],
        ["sylvia"],
        True,
        True,
    )
    assert (d["load"], [tuple(term) for term in d["load_terms"]]) == (
        2, [("guards", 1), ("surveillance", 1)],
    )  # fmt: skip
    assert (d["citizens"], d["crowd"], d["trust"]) == (3, 2, 3)  # the revealed traitor counts not
    assert [p["state"] for p in d["people"]] == ["unknown", "known", "revealed", "revealed"]
    assert [p["kind"] for p in d["people"]] == [None, None, "merchant", "traitor"]
    hero = t.match.view(MACHINE)["board"]["heroes"][2]
    assert (hero["leave_price"], [tuple(term) for term in hero["leave_terms"]]) == (
        2, [("guards", 1), ("surveillance", 1)],
    )  # fmt: skip
    assert not d["free_side"]
    assert district(t.match, "trade")["free_side"]


@pytest.mark.rule("GM-70.2")
@pytest.mark.parametrize(
    ("space", "stage", "left", "kinds"),
    [
        (2, 0, 1, []),
        (7, 2, 2, ["artist", "scientist"]),
        (18, 6, 0, ["artist", "scientist", "merchant", "industrialist", "aristocrat"]),
    ],
)
def test_the_dial(scene: Any, space: int, stage: int, left: int, kinds: list[str]) -> None:
    tracks = scene(discontent=space, plan=5, events=["flying_carpets"]).match.view(None)["board"][
        "tracks"
    ]
    assert (tracks["discontent"], tracks["stage"], tracks["to_next_stage"]) == (space, stage, left)
    assert (tracks["active_kinds"], tracks["plan"], tracks["marker"]) == (kinds, 5, None)
    assert tracks["riot_stage"] == (space == 18)


@pytest.mark.rule("GM-70.2", "GM-34.6")
@pytest.mark.parametrize(
    ("space", "marker", "steps"), [(0, 0, 7), (4, 0, 6), (4, 3, 2), (18, 0, 1)]
)
def test_steps_of_the_progress_marker(scene: Any, space: int, marker: int, steps: int) -> None:
    t = scene(mode="automa", seats=1, discontent=space, marker=marker)
    tracks = t.match.view(0)["board"]["tracks"]
    assert (tracks["marker"], tracks["marker_steps"]) == (marker, steps)


@pytest.mark.rule("GM-70.6")
def test_kinds_not_yet_seen_by_each_side(scene: Any) -> None:
    t = scene(
        citizens={"TR": "A.k A.r T.k M.u"}, arrested="S S", arrested_seen="S", events=["high_alert"]
    )
    views = [t.match.view(seat)["board"] for seat in (MACHINE, 1)]
    assert [view["unseen"]["artist"] for view in views] == [4, 3]
    assert [view["unseen"]["traitor"] for view in views] == [5, 4]
    assert [view["unseen"]["merchant"] for view in views] == [5, 5]
    assert [view["unseen"]["scientist"] for view in views] == [4, 4]
    assert [view["arrested_seen"] for view in views] == [{"scientist": 1}] * 2


@pytest.mark.rule("GM-70.7", "GM-8.20", "GM-21.12")
def test_the_machine_sees_bonds_servants_and_what_is_surely_seized(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", bonds=9, heroes=heroes())
    t.play("order P citadel_draw")
    machine = t.match.view(MACHINE)["board"]["machine"]
    assert machine["bonds"] == 7
    assert [servant["actions"] for servant in machine["servants"]] == [1, 0, 0]
    raid = scene(phase="arrival", turn="culum", event="flying_carpets", raids="TR", heroes=heroes())
    raid.play("detain denial_of_access")
    assert raid.match.view(MACHINE)["board"]["heroes"][0]["surely_seized"] == ["trade"]


@pytest.mark.rule("GM-70.10", "GM-3.6", "GM-3.9")
def test_a_relocation_shows_its_targets_the_new_connections_and_why_not(scene: Any) -> None:
    t = scene(phase="action", turn="culum", event="flying_carpets",
              heroes={**heroes(), "culum": {"at": "CC", "card": "CC", "trust": 3}})  # fmt: skip
    t.play("act control_a")
    targets = [option for option in t.options() if option.startswith("relocate trade ")]
    assert len(targets) == 11
    seat = t.seat
    preview = t.match.preview(seat, "relocate trade 4,5 v")
    after = next(d for d in preview.board["districts"] if d["id"] == "trade")
    assert sorted(after["connections"]) == ["science", "tower_of_law"]
    refusal = t.match.explain(seat, "relocate elite 5,5 h")[0]
    assert (refusal.key, dict(refusal.args)) == (
        "fewer-than-two-connections", {"district": "trade", "connections": 1},
    )  # fmt: skip
    assert t.refusal("relocate TH 0,0 h") == ("no-free-side", "GM-3.9")
    assert t.refusal("relocate TR 3,2 h")[0] == "places-overlap"
    assert t.refusal("relocate TR 1,0 h") == ("same-place", "GM-3.13")
    say = Speaker(t.match.game, t.match.config, "en")
    assert "GM-3.6" in say.refusal(refusal)


@pytest.mark.rule("GM-70.11", "GM-21.5", "GM-21.2")
def test_hero_secrets_are_marked_as_hidden_from_the_machine(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", bonds=3, citizens={"TR": "A.k"},
              heroes={**heroes(culum="EL"), "veiga": {"at": "TH", "card": "TH", "seized": "MC"}})  # fmt: skip
    for seat in (1, 2, 3):
        board = t.match.view(seat)["board"]
        assert board["shared_by_heroes"]
        assert [hero["card"] for hero in board["heroes"]] == ["elite", "theatre", "science"]
        assert board["heroes"][1]["seized"] == ["main_citadel"]
        assert district(t.match, "trade", seat)["people"][0]["kind"] == "artist"
    for viewer in (MACHINE, None):
        board = t.match.view(viewer)["board"]
        assert not board["shared_by_heroes"]
        assert [hero["card"] for hero in board["heroes"]] == [None] * 3
        assert [hero["seized"] for hero in board["heroes"]] == [None] * 3
        assert district(t.match, "trade", viewer)["people"][0]["kind"] is None
    # in the automa there is nobody to hide anything from
    assert not scene(mode="automa", seats=2).match.view(0)["board"]["shared_by_heroes"]


@pytest.mark.rule("GM-70.13", "GM-33.35", "GM-19.4")
def test_the_automas_decks_and_tokens(scene: Any) -> None:
    t = scene(mode="automa", seats=1, phase="access", event="tribunal", round=4,
              tokens_up="TR EL", movement_seen=["patrol", "city_heart"], removed=["auto_levy"],
              options={"level": "high"})  # fmt: skip
    board = t.match.view(0)["board"]
    automa = board["automa"]
    assert automa["tokens_up"] == ["trade", "elite"]
    assert len(automa["tokens_down"]) == 7
    assert "trade" not in automa["tokens_down"]
    assert automa["movement_seen"] == ["patrol", "city_heart"]
    assert len(automa["movement_left"]) == 8
    assert "patrol" not in automa["movement_left"]
    assert (board["events_left"], len(board["events_opened"])) == (9, 4)
    assert (board["machine"]["removed"], board["machine"]["deck"]) == (["auto_levy"], 8)
    assert automa["supply"] == 9


@pytest.mark.rule("GM-70.14")
def test_missions_show_their_tokens_and_the_legal_interactions(scene: Any) -> None:
    cards = ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]
    t = scene(mode="automa", seats=1, phase="arrival", turn="culum", event="tribunal",
              missions={"cards": cards, "waiting": cards[2:], "servant_tokens": {"P": "TR"}},
              servants={"P": "CC", "E": "CC", "L": "CC"},
              heroes={**heroes(), "veiga": {"at": "TH", "card": "TH", "token": "EL"}})  # fmt: skip
    assert (t.tokens("TR"), t.tokens("EL")) == (["phantasm"], ["veiga"])
    assert t.options() == [
        "interact deactivating_trap", "interact learn_their_weaknesses", "pass",
    ]  # fmt: skip
    assert {m["mission"] for m in t.match.forecast(0)["missions"]} >= set(cards[:2])


# -- the log ---------------------------------------------------------------------------------------------


def log(t: Any, language: str = "en", seat: int | None = None) -> list[str]:
    say = Speaker(t.match.game, t.match.config, language)
    return [say.event(event) for event in t.match.events(seat)]


@pytest.mark.rule("GM-70.15", "GM-15.10")
def test_the_log_names_payments_and_changes_with_their_reason(scene: Any) -> None:
    t = scene(phase="closing", event="no_one_is_safe", discontent=4, plan=5, raids="IN",
              heroes=heroes(), events=["high_alert"])  # fmt: skip
    lines = log(t)
    assert lines[:3] == [
        "The raid in the Industrial District fails.",
        "Discontent +1 (failed raid), now 5 (stage 1).",
        "Discontent +1 (No One Is Safe!), now 6 (stage 2).",
    ]
    t = scene(phase="action", turn="culum", event="flying_carpets", heroes=heroes())
    t.play("act agitate")
    assert "Culum McDouglas pays 2 trust (Agitate)." in log(t)
    t = scene(phase="machine", event="flying_carpets", bonds=9, heroes=heroes())
    t.play("move E CS", "order E square_collect", "guard CS SC")
    lines = log(t)
    assert "The Machine pays 4 bonds (moving a servant)." in lines
    assert "The Machine pays 1 bond (moving a guard)." in lines


@pytest.mark.rule("GM-70.15", "GM-2.17")
def test_every_change_of_a_number_is_in_the_log() -> None:
    """The log alone is enough to follow trust, bonds, discontent and the plan to the last number."""
    for mode, seats in (("versus", 4), ("automa", 2)):
        match = tabletown.new("great_machine", seats=seats, mode=mode, seed=11)
        dice = Dice(11)
        trust: dict[str, int] = {}
        numbers = {"bonds": 0, "discontent": match.state.discontent, "plan": match.state.plan}
        follow(match.opening, trust, numbers)
        while not match.over:
            seat = match.state.deciders()[0]
            choices = match.options(seat)
            before = match.state.phase
            events = match.play(choices[dice.below(len(choices))], seat)
            if not before and match.state.phase:
                numbers.update(discontent=2, plan=3 if mode == "versus" else 1)
            follow(events, trust, numbers)
            s = match.state
            if s.phase:
                for h, hero in enumerate(s.heroes):
                    assert s.trust[h] == trust.get(s.tables.hero_ids[hero], 0)
                assert s.bonds == numbers["bonds"]
                assert (s.discontent, s.plan) == (numbers["discontent"], numbers["plan"])


def follow(events: Any, trust: dict[str, int], numbers: dict[str, int]) -> None:
    for event in events:
        args = event.args
        if event.key in ("trust-gained", "trust-paid", "trust-lost"):
            sign = 1 if event.key == "trust-gained" else -1
            trust[args["hero"]] = trust.get(args["hero"], 0) + sign * args["n"]
            assert args["why"]
        elif event.key in ("bonds-gained", "bonds-paid"):
            numbers["bonds"] += args["n"] if event.key == "bonds-gained" else -args["n"]
            assert args["why"]
        elif event.key == "discontent":
            numbers["discontent"] += args["n"]
            assert args["space"] == numbers["discontent"]
            assert args["why"]
        elif event.key == "plan":
            numbers["plan"] = min(numbers["plan"] + args["n"], 12)
            assert args["space"] == numbers["plan"]
            assert args["why"]


@pytest.mark.rule("GM-70.15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_in_every_language(language: str) -> None:
    """Everything that can stand behind a change: cards, actions, and the words of the rules."""
    game = find("great_machine")
    words = {
        "income", "citizens", "failed_raid", "leave", "escape", "guard_move", "servant_move",
        "movement_detention", "great_goal", "seizure_of_funds", "denial_of_access",
        "progress_marker", "no_action", "attack", "riot", "patrol_reinforcement",
    }  # fmt: skip
    for config in (game.config(4, "versus"), game.config(1, "automa")):
        say = Speaker(game, config, language)
        t: Any = tabletown.new("great_machine", seats=config.seats, mode=config.mode).state
        ids = {op.source for program in t.tables.programs for op in program}
        for word in words | ids:
            assert say.knows(f"why-{word}"), word


# -- undo --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-70.16")
def test_undo_is_free_until_something_is_revealed(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", bonds=9, heroes=heroes())
    t.play("move E CS")
    t.match.undo(MACHINE)
    assert (t.servant_at("E"), t.s.bonds) == ("MC", 9)
    t.play("order P citadel_draw")  # a card was drawn
    with pytest.raises(NoFreeUndo):
        t.match.undo(MACHINE)
    t = scene(phase="action", turn="culum", event="flying_carpets", heroes=heroes(), dice=[2],
              citizens={"TR": "A.u M.u"})  # fmt: skip
    seat = t.seat
    t.play("act attack")
    t.match.undo(seat)
    assert t.trust("culum") == 4
    t.play("act attack", "bid 2")  # a die was rolled
    with pytest.raises(NoFreeUndo):
        t.match.undo(seat)
    t = scene(phase="action", turn="culum", event="flying_carpets", heroes=heroes(),
              citizens={"TR": "A.u M.u"})  # fmt: skip
    t.play("act identify", t.token("TR", "A"), "done")  # a face was looked at
    with pytest.raises(NoFreeUndo):
        t.match.undo(seat)


@pytest.mark.rule("GM-70.16")
def test_ending_the_machines_phase_shows_a_card_and_cannot_be_undone(scene: Any) -> None:
    t = scene(phase="machine", event="flying_carpets", bonds=9, heroes=heroes()).play("end")
    assert t.match.undo_refusal(MACHINE).key == "something-was-revealed"
    assert t.match.undo_refusal(1).key == "somebody-else-acted"


# -- corrected slips ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-80.2")
def test_concentration_of_force_is_one_event() -> None:
    names = [event.name.en for event in c.Content(None).events]
    assert len(set(names)) == len(names) == 21
    assert [name for name in names if "Concentration" in name or "Force" in name] == [
        "Concentration of Force"
    ]


@pytest.mark.rule("GM-80.4", "GM-38.1")
def test_the_letters_of_the_missions() -> None:
    letters: dict[int, list[str]] = {}
    for mission in c.Content(None).missions:
        letters.setdefault(mission.set, []).append(mission.letter)
    assert letters == {number: ["A", "B", "C"] for number in (1, 2, 3, 4)}
