"""Set-up: the city, its people, the heroes, the decks (GM-4, GM-22, GM-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.config import Config
from tabletown.core.errors import Refusal, refuse
from tabletown.core.rng import Dice
from tabletown.core.steps import Step
from tabletown.games.great_machine.rules.asking import Question, named
from tabletown.games.great_machine.rules.missions import EnterMission
from tabletown.games.great_machine.rules.relocation import move_to
from tabletown.games.great_machine.state import DISTRICTS, EVERYWHERE, GreatMachineState
from tabletown.games.great_machine.state.city import City, keeps_advice, normal

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables

MOST_TRIES = 5_000  # random cities looked at before the advice is given up

# -- step 1: the city (GM-22) --------------------------------------------------------------------


# GM-22.15: the layouts stand in layouts.toml
class BuildCity(Step[GreatMachineState]):
    """A ready-made layout or one of the three ways to build (GM-4.4)."""

    rule = "GM-4.4"

    def run(self, s: GreatMachineState) -> None:
        layout = s.tables.layouts[str(s.config.options["layout"])]
        if layout.kind != "method":
            common = members(s.tables.common)
            if layout.random_common:
                common = shuffled(s, common)  # GM-22.14
            move_to(s, City.of(s.tables.layout_places(layout, common)))
        elif layout.id == "build_quick_random":
            move_to(s, random_city(s))
        else:
            move_to(s, City.of(s.places))
            if layout.id == "build_rivalry":
                kinds = (s.tables.common, s.tables.special)
                s.token_deck = [d for kind in kinds for d in shuffled(s, members(kind))]
                s.then(DrawTile(0))
            else:
                s.then(TakeTile())


def shuffled(s: GreatMachineState, items: list[int]) -> list[int]:
    s.shuffle(items)
    return items


def random_city(s: GreatMachineState) -> City:
    """Redraw until the city is legal and, if wanted, keeps the advice (GM-22.7)."""
    dice = Dice(s.random_below(1 << 62))
    advice = bool(s.config.options["advice"])
    city = City.of(s.tables.first_layout)
    for _ in range(MOST_TRIES):
        order = list(range(DISTRICTS))
        dice.shuffle(order)
        city = City((-1,) * DISTRICTS)
        for d in order:
            places, after = city.places_to_lay(), list(city.places)
            after[d] = places[dice.below(len(places))]
            city = City(tuple(normal(after)))
        city = City.of(list(city.places))
        if not advice or keeps_advice(city, s.tables.citadel, s.tables.tower, s.tables.towers):
            break
    return city


class TakeTile(Question):
    """Quick build by hand: one player lays the tiles one by one (GM-22.6)."""

    rule = "GM-22.6"
    prompt = "take-tile"
    kinds = ("tile",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        d = action.args[0]
        if s.places[d] < 0:
            return None
        return refuse("tile-lies-already", self.rule, district=s.district_id(d))

    def seat(self, s: GreatMachineState) -> int:
        return builder(s)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        s.then(LayTile(action.args[0], builder(s)))
        if s.places.count(-1) > 1:
            s.stack.insert(len(s.stack) - 1, self)


def builder(s: GreatMachineState) -> int:
    return s.machine if s.machine >= 0 else 0


# GM-22.11: the heroes' tiles by one of them, who speaks for all
class DrawTile(Question):
    """Rivalry build: the Machine and the heroes take turns (GM-22.8, GM-22.9)."""

    number: int

    rule = "GM-22.9"
    prompt = "draw-tile"
    kinds = ("pile",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if top(s, action.args[0]) >= 0:
            return None
        return refuse("pile-is-empty", self.rule, pile=action.text.split()[1])

    def seat(self, s: GreatMachineState) -> int:
        return s.machine if self.number % 2 == 0 else s.hero_seats()[0]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        d = top(s, action.args[0])
        s.reveal("tile-drawn", "GM-22.9", district=s.district_id(d))
        if self.number + 1 < DISTRICTS:
            s.then(DrawTile(self.number + 1))
        s.then(LayTile(d, self.seat(s)))


def top(s: GreatMachineState, pile: int) -> int:
    """The top tile of a face-down stack, or -1."""
    kind = (s.tables.common, s.tables.special)[pile]
    return next((d for d in s.token_deck if kind >> d & 1 and s.places[d] < 0), -1)


class LayTile(Question):
    """Attach the tile; from the third on to at least two districts (GM-22.10)."""

    district: int
    by: int

    rule = "GM-22.10"
    prompt = "lay-tile"
    kinds = ("lay",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        d, column_row, turn = action.args
        if d != self.district:
            return refuse("another-tile-first", self.rule, district=s.district_id(self.district))
        return named(s, s.city.why_not_lay(column_row * 2 + turn))

    def seat(self, s: GreatMachineState) -> int:
        return self.by

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.lay_at(self.district, place) for place in s.city.places_to_lay()]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        move_to(s, s.city.laid(self.district, action.args[1] * 2 + action.args[2]))
        s.emit("tile-laid", "GM-22.10", district=s.district_id(self.district))

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"district": s.district_id(self.district)}


# -- steps 2 and 3: citizens and guards (GM-4.5 to GM-4.7) ---------------------------------------------


# GM-30.3; GM-1.4, GM-1.5, GM-3.15, GM-3.16: numbers and slots stand in the content
class Populate(Step[GreatMachineState]):
    """Citizens are shuffled face down into the districts; the rest start arrested (GM-4.6)."""

    rule = "GM-4.5"

    def run(self, s: GreatMachineState) -> None:
        t = s.tables
        kinds = [kind for kind, count in enumerate(t.kind_counts) for _ in range(count)]
        s.shuffle(kinds)
        for token, kind in enumerate(kinds):
            s.face[kind] |= 1 << token
        token = 0
        for d in range(DISTRICTS):
            for _ in range(t.citizens_at_setup[d]):
                s.put_citizen(token, d)
                s.turn_down(token)
                token += 1
        s.mixed = [[s.arrested(), *[0] * len(t.kinds)]]
        s.working = list(t.guards_at_setup)
        s.token_deck = []


# -- step 4: the heroes (GM-4.8, GM-4.17) -----------------------------------------------------------------


# GM-30.1: 1 to 3 players lead the same three heroes
def hero_slots(s: GreatMachineState) -> list[int]:
    """The seat of the first, second and third hero to be taken (GM-4.2, GM-4.3)."""
    seats = s.hero_seats()
    pair = (0, 0, 1) if s.config.options["split"] == "first" else (0, 1, 1)
    shares = {1: (0, 0, 0), 2: pair, 3: (0, 1, 2)}
    return [seats[i] for i in shares[len(seats)]]


class TakeHeroes(Step[GreatMachineState]):
    rule = "GM-4.8"

    def run(self, s: GreatMachineState) -> None:
        wish, ids = str(s.config.options["heroes"]), s.tables.hero_ids
        if wish == "choose":
            s.then(ChooseHero())
        elif wish == "random":
            seat_heroes(s, shuffled(s, list(range(len(ids))))[:3], hero_slots(s))
        else:
            seat_heroes(s, [ids.index(word) for word in wish.split("-")], hero_slots(s))


class ChooseHero(Question):
    """The hero players choose, one hero after the other (GM-4.17)."""

    rule = "GM-4.17"
    prompt = "choose-your-hero"
    kinds = ("hero",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action.args[0] not in s.heroes:
            return None
        return refuse("hero-is-taken", self.rule, hero=s.tables.hero_ids[action.args[0]])

    def seat(self, s: GreatMachineState) -> int:
        return hero_slots(s)[len(s.heroes)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        s.owners = [*s.owners, self.seat(s)]
        s.heroes = [*s.heroes, action.args[0]]
        name = s.tables.hero_ids[action.args[0]]
        s.emit("hero-chosen", "GM-4.17", hero=name, seat=s.owners[-1])
        if len(s.heroes) < 3:
            s.stack.append(self)
        else:
            seat_heroes(s, s.heroes, s.owners)


def seat_heroes(s: GreatMachineState, heroes: list[int], owners: list[int]) -> None:
    """From now on heroes are numbered by initiative."""
    pairs = sorted(zip(heroes, owners, strict=True))
    s.heroes = [hero for hero, _ in pairs]
    s.owners = [owner for _, owner in pairs]


# -- steps 5 to 9: tracks, decks, pieces ---------------------------------------------------------------------


# GM-4.10, GM-4.16, GM-30.6: discontent by the number of hero players; GM-4.12, GM-30.9, GM-30.12:
# servants, directives
class Prepare(Step[GreatMachineState]):
    """The tracks, the decks, the servants, the heroes' cards (GM-4.9 to GM-4.15)."""

    rule = "GM-4.9"

    def run(self, s: GreatMachineState) -> None:
        t = s.tables
        s.plan = plan_start(s)
        by_players = t.mode.discontent_start_by_hero_players
        s.discontent = by_players.get(str(len(s.hero_seats())), t.mode.discontent_start)
        deal_events(s)
        s.directive_deck = shuffled(s, list(range(len(t.directive_ids))))
        for hero in (0, 1, 2):  # GM-4.13, GM-30.14; one card is set aside as seized (GM-4.14)
            s.at[hero] = s.began[hero] = t.hero_start[s.heroes[hero]]
            s.seized[hero] = 1 << s.random_below(DISTRICTS)
            s.hand[hero] = EVERYWHERE & ~s.seized[hero]
        if s.automa:
            prepare_automa(s)
        else:
            s.belief = [[1 << d for d in range(DISTRICTS)] for _ in range(3)]
        s.update_in_force()


def plan_start(s: GreatMachineState) -> int:
    """Where the Master Plan starts: chosen, or as the level says (GM-4.9, GM-30.5)."""
    wish = int(s.config.options["plan_start"])
    if wish:
        return wish
    if s.automa:
        return s.tables.levels[str(s.config.options["level"])].plan_start[0]
    return s.tables.mode.plan_start_default


def progressive_start(config: Config, t: Tables, heroes_won: bool) -> int:
    """Progressive Master Plan: where the same Machine player starts next time (GM-23.1, GM-23.3)."""
    start = int(config.options["plan_start"]) or t.mode.plan_start_default
    return min(start + 1, 3) if heroes_won else max(start - 1, 1)


# GM-1.9
def deal_events(s: GreatMachineState) -> None:
    """Six of group I on six of group II on the countdown; 12 in the automa (GM-4.11, GM-30.8)."""
    t = s.tables
    deck: list[int] = []
    for group, n in t.events_dealt.items():
        same = [i for i, known in enumerate(t.event_group) if known == group]
        deck += shuffled(s, [i for i in same for _ in range(t.events[i].count)])[:n]
    s.event_deck = [*deck, t.countdown]


# GM-30.7: the marker at home; GM-30.11: maintenance cards with bonus 2 alone
def prepare_automa(s: GreatMachineState) -> None:
    """Movement deck, district tokens, column of servants, missions (GM-30.10 to GM-30.17)."""
    t = s.tables
    s.update_in_force()
    cards: list[int] = []
    for i, card in enumerate(t.move_cards):
        if not card.optional or s.in_force.maintenance:
            cards += [i] * card.count
    s.move_deck = shuffled(s, cards)
    s.token_deck, s.token_top = shuffled(s, list(range(DISTRICTS))), 0
    s.column = column_of(s)
    missions = draw_missions(s)
    if not missions:
        s.riot_permits = 3  # GM-40.12
        return
    for i, mission in enumerate(missions):
        s.put_mission(i, mission)
    s.then(EnterMission(0), EnterMission(1))


def column_of(s: GreatMachineState) -> list[int]:
    """The servants from top to bottom; any order may be chosen (GM-30.10)."""
    initials = [id[0] for id in s.tables.servant_ids]
    return [initials.index(letter) for letter in str(s.config.options["servant_order"])]


def draw_missions(s: GreatMachineState) -> list[int]:
    """One set, or any A, B and C, at random or as "II-I-IV" names them (GM-40.15).

    In rules 1 the three of a random mix came from different sets.
    """
    wish = str(s.config.options["missions"])
    if wish == "none":
        return []
    sets = ["I", "II", "III", "IV"]
    if wish == "random" and s.rules < 2:
        s.shuffle(numbers := [1, 2, 3, 4])
    elif wish == "random":
        numbers = [1 + s.random_below(len(sets)) for _ in "ABC"]
    else:
        names = wish.split("-")
        numbers = [sets.index(name) + 1 for name in (names if len(names) == 3 else names * 3)]
    cards = s.tables.content.missions
    return [
        next(i for i, m in enumerate(cards) if (m.set, m.letter) == (number, letter))
        for number, letter in zip(numbers, "ABC", strict=False)
    ]
