"""What the Machine may not know changes nothing that its seat receives before the rules reveal it.

Twins are two tables that look the same to the Machine: other faces of citizens, other decks, other
access cards in hand, seized and chosen. The same game is played at both; view, decision, forecast,
previews, refusals, explanations, free actions and events of the Machine's seat are compared byte by
byte, and so is who is waited for.
"""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.plain import pack
from tabletown.core.rng import Dice
from tabletown.games import find

GAME = find("great_machine")
MACHINE = 0
WORDS = [
    "trade",
    "industrial",
    "main_citadel",
    "central_square",
    "raid",
    "arrest",
    "square_collect",
]


def received(match: tabletown.Match, seat: int | None = MACHINE) -> bytes:
    """Everything a seat has in front of it: also who is waited for, and what they are asked."""
    free = [] if seat is None else [action.text for action in match.free_options(seat)]
    return pack([match.view(seat), match.forecast(seat), free, match.state.deciders()])


def told(events: list[Any], seat: int | None = MACHINE) -> list[Any]:
    return [shown for event in events if (shown := event.for_seat(seat)) is not None]


def answers(match: tabletown.Match, actions: list[Action]) -> bytes:
    """Refusals, explanations and previews, as the Machine's seat would get them."""
    found: list[Any] = [str(match.refusal(MACHINE, action)) for action in actions]
    for word in WORDS:
        try:
            found.append([str(reason) for reason in match.explain(MACHINE, word)])
        except tabletown.BadNotation:
            found.append("nothing to explain")
    if MACHINE in match.state.deciders():
        for action in match.options(MACHINE)[:6]:
            preview = match.preview(MACHINE, action)
            found.append([preview.events, preview.uncertain, preview.board, preview.forecast])
    return pack(found)


def all_actions(match: tabletown.Match, step: int = 1) -> list[Action]:
    actions = GAME.actions(match.config)
    return [actions.by_id(number) for number in range(0, len(actions), step)]


class Twins:
    """Two tables at which the Machine must not be able to tell the difference."""

    def __init__(self, one: Any, other: Any) -> None:
        self.both = (one, other)
        self.compare()

    def compare(self) -> None:
        one, other = (scene.match for scene in self.both)
        assert received(one) == received(other)
        assert received(one, None) == received(other, None)

    def play(self, one: str, other: str | None = None) -> None:
        """The same action at both tables, or what only the heroes know to be different."""
        texts = (one, other if other is not None else one)
        events = []
        for scene, text in zip(self.both, texts, strict=True):
            scene.play(text)
            events.append(scene.events)
        assert told(events[0]) == told(events[1])
        assert told(events[0], None) == told(events[1], None)
        assert [e.reveals for e in events[0]] == [e.reveals for e in events[1]]
        self.compare()

    def ask_everything(self, step: int = 1) -> None:
        one, other = (scene.match for scene in self.both)
        asked = all_actions(one, step)
        assert answers(one, asked) == answers(other, asked)


FACES = (
    {"TR": "A.u M.u I.u T.u", "EL": "T.k T.u N.u N.k", "CS": "M.u I.u S.u N.u", "TL": "S.u"},
    {"TR": "T.u T.u N.u A.u", "EL": "A.k M.u S.u I.k", "CS": "T.u T.u N.u N.u", "TL": "T.u"},
)
CARDS = (
    {"culum": ("TR", "TL"), "veiga": ("CS", "MC"), "sylvia": ("TL", "CS")},
    {"culum": ("CC", "EL"), "veiga": ("TH", "IN"), "sylvia": ("MC", "TR")},
)
EVENTS = (["high_alert", "trials_won"], ["show_amnesty", "past_the_patrols"])
DIRECTIVES = (["levy", "optimization"], ["resettlement", "fortification"])


@pytest.fixture
def twins(scene: Any) -> Any:
    """Twins that differ in everything hidden from the Machine, with the same public fields."""

    def make(seats: int = 4, chosen: bool = True, **more: Any) -> Twins:
        places = {"culum": "TR", "veiga": "TH", "sylvia": "SC"}
        open_fields = more.pop("fields", {})
        found = []
        for twin in (0, 1):
            heroes: dict[str, Any] = {}
            for name, (card, seized) in CARDS[twin].items():
                heroes[name] = {"at": places[name], "seized": seized, "trust": 3}
                if chosen:
                    heroes[name]["card"] = card
                heroes[name].update(open_fields.get(name, {}))
            fields = {"citizens": FACES[twin], "heroes": heroes, "seed": twin,
                      "events": EVENTS[twin], "directives": DIRECTIVES[twin][twin:],
                      **more}  # fmt: skip
            fields.setdefault("event", "flying_carpets")
            found.append(scene(seats=seats, **fields))
        return Twins(*found)

    return make


# -- the access phase ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-60.16", "GM-21.2", "GM-7.1", "GM-7.5", "GM-7.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_machine_learns_nothing_from_the_choice_of_cards(twins: Any, seats: int) -> None:
    pair = twins(seats=seats, chosen=False, phase="access", event="security_control", bonds=8)
    pair.ask_everything(step=3)
    pair.play("access culum TR", "access culum CC")
    pair.play("access veiga CS", "access veiga TH")
    # a card taken back and chosen again, or another one: both look the same
    one, other = pair.both
    owner = one.s.owners[0]
    if one.match.free_options(owner):
        events = [scene.match.play("rethink culum", owner) for scene in pair.both]
        assert told(events[0]) == told(events[1])
        pair.compare()
        pair.play("access culum EL", "access culum CC")
    pair.play("access sylvia MC", "access sylvia CS")
    assert (one.prompt, other.prompt) == ("machine", "machine")
    pair.ask_everything()


@pytest.mark.rule("GM-60.16", "GM-7.6")
def test_the_machine_cannot_ask_about_cards_by_trying_to_change_them(twins: Any) -> None:
    pair = twins(chosen=False, phase="access", event="security_control")
    pair.play("access culum TR", "access culum CC")
    for scene in pair.both:
        refusal = scene.match.refusal(MACHINE, scene.match.parse("rethink culum"))
        assert (refusal.key, refusal.rule) == ("nothing-to-rethink", "GM-7.6")
        reasons = scene.match.explain(MACHINE, "access sylvia trade")
        assert [reason.key for reason in reasons] == ["not-your-decision"]


@pytest.mark.rule("GM-60.16", "GM-5.20")
def test_the_only_card_left_is_chosen_at_once_whatever_it_is(scene: Any) -> None:
    """How many cards are left is public; which one it is shows neither in events nor in timing."""
    found = []
    for kept in ("TR", "EL"):
        seized = " ".join(code for code in
                          ("TR", "IN", "SC", "TH", "EL", "MC", "TL", "CC", "CS") if code != kept)  # fmt: skip
        heroes = {"culum": {"at": "IN", "seized": seized}, "veiga": {"at": "TH"},
                  "sylvia": {"at": "SC"}}  # fmt: skip
        found.append(scene(phase="access", event="security_control", heroes=heroes, bonds=4))
    pair = Twins(*found)
    pair.play("access veiga TH", "access veiga EL")
    pair.play("access sylvia SC", "access sylvia MC")
    assert [scene.match.view(MACHINE)["board"]["heroes"][0]["card"] for scene in pair.both] == (
        [None, None]
    )


# -- the Machine's phase ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-60.16", "GM-21.4", "GM-8.21", "GM-12.12")
def test_the_machine_phase_tells_nothing_hidden(twins: Any) -> None:
    """Prices, options, refusals, previews and events, through moves, raids, guards and the Square."""
    pair = twins(phase="machine", bonds=14, published=["surveillance"], hand=["provocation"])
    pair.ask_everything()
    for order in ("move E CS", "order E square_collect", "move P TL", "order P tower_publish",
                  "guard CS SC", "move L EL", "order L raid"):  # fmt: skip
        pair.play(order)
        pair.ask_everything(step=97)
    pair.ask_everything()


@pytest.mark.rule("GM-60.16", "GM-19.16", "GM-21.4")
def test_resettled_citizens_keep_their_secret(twins: Any) -> None:
    pair = twins(phase="machine", bonds=2, published=["resettlement"])
    token = pair.both[0].token("EL", "N")  # a known one, by its number
    number = token.split()[1]
    pair.play("use resettlement")
    pair.play(f"citizen {number}")
    pair.play("district CC")


@pytest.mark.rule("GM-60.16", "GM-21.3")
def test_a_drawn_directive_is_news_for_the_machine_alone(scene: Any) -> None:
    heroes = {name: {"at": place, "card": place} for name, place in
              (("culum", "TR"), ("veiga", "TH"), ("sylvia", "SC"))}  # fmt: skip
    found = [
        scene(phase="machine", event="flying_carpets", bonds=4, directives=[top], heroes=heroes)
        for top in ("levy", "surveillance")
    ]
    assert received(found[0].match) == received(found[1].match)
    events = [table.play("order P citadel_draw").events for table in found]
    assert told(events[0]) != told(events[1])
    for seat in (1, 2, 3, None):
        assert told(events[0], seat) == told(events[1], seat)
        assert received(found[0].match, seat) == received(found[1].match, seat)


@pytest.mark.rule("GM-60.16", "GM-70.7")
def test_ending_the_phase_is_not_previewed_beyond_the_first_card(twins: Any) -> None:
    pair = twins(phase="machine", bonds=3)
    previews = [scene.match.preview(MACHINE, "end") for scene in pair.both]
    assert previews[0].uncertain
    assert pack([previews[0].events, previews[0].board, previews[0].forecast]) == pack(
        [previews[1].events, previews[1].board, previews[1].forecast]
    )


# -- the heroes' phase -----------------------------------------------------------------------------------


@pytest.mark.rule("GM-60.16", "GM-9.2", "GM-13.3", "GM-11.16")
def test_identified_citizens_and_later_cards_stay_hidden(twins: Any) -> None:
    """Culum's card is shown in his turn; the cards of the others and the faces stay hidden."""
    same = {"culum": {"card": "TR", "seized": "IN", "trust": 7}}
    pair = twins(phase="turn", turn="culum", fields=same, guards={"TR": 1, "EL": 3})
    pair.play("act identify")
    one, other = pair.both
    for text in one.options()[:2]:
        pair.play(text)
    pair.play("done")
    assert one.people("TR") != other.people("TR")
    shown = [scene.match.view(MACHINE)["board"]["districts"] for scene in pair.both]
    kinds = [p["kind"] for d in shown[0] if d["id"] == "trade" for p in d["people"]]
    assert kinds == [None] * 4
    pair.play("act move_citizens")
    pair.play(one.options()[0])
    pair.play("district EL")


@pytest.mark.rule("GM-60.16", "GM-9.2")
def test_a_card_is_seen_when_its_hero_begins_the_turn(twins: Any) -> None:
    same = {"culum": {"card": "TR", "seized": "IN"}}
    pair = twins(phase="action", turn="culum", fields=same)
    one, other = pair.both
    assert one.match.view(MACHINE)["board"]["heroes"][1]["card"] is None
    events = [scene.play("end").events for scene in pair.both]
    turns = [[e.args["district"] for e in found if e.key == "turn"] for found in events]
    assert turns == [["central_square"], ["theatre"]]
    assert all(e.reveals for found in events for e in found if e.key == "turn")
    assert other.match.view(MACHINE)["board"]["heroes"][1]["card"] == "theatre"
    assert other.match.view(MACHINE)["board"]["heroes"][2]["card"] is None


@pytest.mark.rule("GM-60.16", "GM-12.3", "GM-13.8", "GM-21.4")
def test_a_citizen_looked_at_is_not_shown_to_the_machine(scene: Any) -> None:
    heroes = {"culum": {"at": "MC", "card": "MC", "trust": 4}, "veiga": {"at": "TH", "card": "TH"},
              "sylvia": {"at": "SC", "card": "SC"}}  # fmt: skip
    found = [
        scene(phase="action", turn="culum", event="flying_carpets", heroes=heroes, arrested=faces)
        for faces in ("A M T", "T N I")
    ]
    pair = Twins(*found)
    pair.play("act citadel_b")
    details = [table.match.decision(table.seat).details.get("kind") for table in found]
    assert details == ["artist", "traitor"]
    pair.play("district TL")
    assert found[0].people("TL").split()[-1] == "A.k"
    assert found[1].people("TL").split()[-1] == "T.k"


@pytest.mark.rule("GM-60.16", "GM-10.16", "GM-21.2")
def test_a_restored_card_is_not_shown_to_the_machine(scene: Any) -> None:
    found = []
    for seized in ("EL IN", "CC CS"):
        heroes = {"culum": {"at": "TL", "card": "TL", "trust": 4, "seized": seized},
                  "veiga": {"at": "TH", "card": "TH"}, "sylvia": {"at": "SC", "card": "SC"}}  # fmt: skip
        found.append(scene(phase="action", turn="culum", event="flying_carpets", heroes=heroes))
    pair = Twins(*found)
    pair.play("act tower_b")
    pair.play("card EL", "card CC")
    assert [table.seized("culum") for table in found] == [{"IN"}, {"CS"}]


# -- the closing phase: the timing of questions ------------------------------------------------------------


@pytest.mark.rule("GM-60.16", "GM-18.38")
def test_mass_searches_asks_whoever_is_known(scene: Any) -> None:
    """The heroes are asked although the only known citizen cannot be chosen."""
    heroes = {name: {"at": place, "card": place} for name, place in
              (("culum", "TR"), ("veiga", "TH"), ("sylvia", "SC"))}  # fmt: skip
    found = [
        scene(phase="closing", event="mass_searches", discontent=4, heroes=heroes,
              events=["wiretapping"], citizens={"TR": f"{kind}.k M.u"}, round=7)
        for kind in ("A", "T")
    ]  # fmt: skip
    pair = Twins(*found)
    assert [table.prompt for table in found] == ["reveal-to-prevent"] * 2
    assert [len(table.options()) for table in found] == [2, 1]
    pair.play("pass")


@pytest.mark.rule("GM-60.16", "GM-18.41", "GM-18.30", "GM-6.5")
@pytest.mark.parametrize(
    "event", ["order_versus_chaos", "past_the_patrols", "wiretapping", "oppression_and_resistance"]
)
def test_prices_and_conditions_of_events_do_not_tell_faces(scene: Any, event: str) -> None:
    heroes = {name: {"at": place, "card": place} for name, place in
              (("culum", "TR"), ("veiga", "TH"), ("sylvia", "SC"))}  # fmt: skip
    late = event in ("order_versus_chaos", "wiretapping")
    found = [
        scene(phase="closing", event=event, discontent=7, heroes=heroes, bonds=9, citizens=faces,
              round=8 if late else 2, events=["free_trade" if late else "high_alert"],
              servants={"P": "EL", "E": "CC", "L": "MC"})
        for faces in ({"TR": "A.k S.k M.u", "EL": "A.u T.k"}, {"TR": "T.k T.k T.u", "EL": "N.u S.k"})
    ]  # fmt: skip
    pair = Twins(*found)
    while found[0].s.deciders() == (MACHINE,):
        pair.ask_everything(step=211)
        pair.play("take" if found[0].offers("take") else "pass")
    assert found[0].s.plan == found[1].s.plan


@pytest.mark.rule("GM-60.16", "GM-18.23", "GM-13.8")
def test_show_amnesty_returns_citizens_unseen(scene: Any) -> None:
    heroes = {name: {"at": place, "card": place} for name, place in
              (("culum", "TR"), ("veiga", "TH"), ("sylvia", "SC"))}  # fmt: skip
    found = [
        scene(phase="closing", event="show_amnesty", heroes=heroes, events=["high_alert"],
              round=2, arrested=faces)
        for faces in ("A M T", "T N I")
    ]  # fmt: skip
    pair = Twins(*found)
    for text in ("take", "district TL", "district CC"):
        pair.play(text)


# -- whole games -----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-60.16", "GM-21.1", "GM-21.2", "GM-21.4")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"heroes": "culum-veiga-sylvia"}), (2, {"heroes": "mateusz-olga-mustafa"}),
     (3, {"favour_heroes": True, "layout": "layout_standard_3", "plan_start": 1})],
)  # fmt: skip
def test_whole_games_look_the_same_in_every_world(seats: int, options: dict[str, Any]) -> None:
    """At every moment all that is hidden is dealt anew; the Machine's seat must not notice."""
    match = tabletown.new("great_machine", seats=seats, seed=seats, options=options)
    dice = Dice(seats, 5)
    actions = GAME.actions(match.config)
    prompts, dealt_cards, dealt_faces = set(), 0, 0
    while not match.over:
        other = match.copy()
        other.state = GAME.world(match.state, MACHINE, dice.seed())
        prompts.add(match.view(None)["prompt"])
        assert received(match) == received(other)
        if match.state.phase:
            if dice.chance() < 0.35:
                some = [actions.by_id(dice.below(len(actions))) for _ in range(20)]
                assert answers(match, some) == answers(other, some)
            hidden = [h for h in members(7 & ~match.state.shown) if match.state.chosen[h] >= 0]
            dealt_cards += any(match.state.chosen[h] != other.state.chosen[h] for h in hidden)
            dealt_faces += match.state.face != other.state.face
        seat = match.state.deciders()[dice.below(len(match.state.deciders()))]
        choices = match.options(seat)
        action = choices[dice.below(len(choices))]
        free = match.free_options(seat) if dice.chance() < 0.1 else []
        if free:
            action = free[0]
        twin_action = action
        if action.kind == "access":  # the other world's heroes choose among their own cards
            own = other.options(seat)
            twin_action = own[dice.below(len(own))]
        events = match.play(action, seat)
        if any(event.reveals for event in events):
            continue
        if not free and twin_action not in other.options(seat):
            continue
        assert told(events) == told(other.play(twin_action, seat))
        assert received(match) == received(other)
    assert {"access", "machine", "step", "hero-action"} <= prompts
    assert min(dealt_cards, dealt_faces) > 20
