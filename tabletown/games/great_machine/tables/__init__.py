"""The content of one pack and mode, compiled once: flat lists, bit sets, actions, programs.

Everything here is outside the state: copies of a state share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from tabletown.core.actions import Action, Actions, Numbers, Words
from tabletown.core.bits import members
from tabletown.core.config import Config
from tabletown.core.errors import BadContent
from tabletown.core.once import once
from tabletown.games.great_machine import schema as c
from tabletown.games.great_machine.effects.conditions import Test, compiled
from tabletown.games.great_machine.effects.in_force import (
    Card,
    InForce,
    PricedAction,
    acts_by_district,
)
from tabletown.games.great_machine.effects.program import Op
from tabletown.games.great_machine.effects.vocabulary import VERBS
from tabletown.games.great_machine.state import DISTRICTS, GUARD_KINDS, GreatMachineState
from tabletown.games.great_machine.state.city import Window
from tabletown.games.great_machine.tables.pieces import Pieces
from tabletown.games.great_machine.tables.rules import ActRule, AutomaRule, MissionRule, PlanRule

SERIAL = count()
MEASURES = ["great_goal", "seizure_of_funds", "denial_of_access"]
PILES = ["common", "special"]
FEW_ANSWERS = 100


class Ways(dict[int, list[Action]]):
    """By sets of districts (as bits): the action for each district, listed when first asked for."""

    def __init__(self, actions: list[Action]) -> None:
        super().__init__()
        self.actions = actions

    def __missing__(self, districts: int) -> list[Action]:
        found = [self.actions[d] for d in members(districts)]
        self[districts] = found
        return found


def ways(actions: list[Action]) -> list[Ways]:
    """The same where a first parameter stands before the district."""
    return [Ways(actions[i : i + DISTRICTS]) for i in range(0, len(actions), DISTRICTS)]


class Tables(Pieces):
    """Everything that never changes during a game."""

    def __init__(self, pack: str | None, automa: bool) -> None:
        super().__init__(pack, automa)
        self.serial = next(SERIAL)
        self.programs: list[list[Op]] = []
        self.closing_tests: dict[str, Test] = {}
        self.made_in_force: dict[tuple[Any, ...], InForce] = {}
        self.make_actions()
        self.read_acts()
        self.priced_actions: list[PricedAction] = []
        self.hero_acts_at = acts_by_district(self, self.plain_hero_acts, {})
        self.servant_acts_at = acts_by_district(self, self.plain_servant_acts, {})
        self.read_cards()
        self.priced_actions = [PricedAction(act, self) for act in self.acts]
        self.nothing_in_force = InForce([], self)

    # -- the notation ----------------------------------------------------------------------------

    # GM-5.20: a single legal option is taken by the kernel
    def make_actions(self) -> None:
        """Every kind of action with its words, and ready-made lists of them."""
        a = Actions()
        self.actions = a
        content = self.content
        districts = Words("district", self.district_ids)
        heroes = Words("hero", self.hero_ids)
        servants = Words("servant", self.servant_ids)
        most = max(self.max_trust)
        granted = self.granted_ids()
        self.act_ids = {
            side: [act.id for act in content.actions if act.side == side] + granted[side]
            for side in ("hero", "servant")
        }
        window = Window()
        turns = Words("turn", ["h", "v"])
        self.steps = Ways(a.kind("step", district=districts).table())
        self.access = ways(a.kind("access", hero=heroes, district=districts).table())
        self.act = a.kind("act", act=Words("act", self.act_ids["hero"])).table()
        self.bid = a.kind("bid", n=Numbers("n", 0, most)).table()
        self.citizen = a.kind("citizen", citizen=Numbers("citizen", 1, self.tokens)).table()
        self.to_district = a.kind("district", district=districts).table()
        self.done = a.kind("done").of()
        self.end = a.kind("end").of()
        self.take_it = a.kind("take").of()
        self.passing = a.kind("pass").of()
        self.take_or_pass = [self.take_it, self.passing]
        self.hero = a.kind("hero", hero=heroes).table()
        self.servant = a.kind("servant", servant=servants).table()
        self.give = a.kind("give", hero=heroes, n=Numbers("n", 0, max(most, 12))).table()
        self.gives = max(most, 12) + 1
        self.relocate = a.kind("relocate", district=districts, cell=window, turn=turns)
        self.lay = a.kind("lay", district=districts, cell=window, turn=turns)
        a.kind("tile", district=districts)
        self.pile = a.kind("pile", pile=Words("pile", PILES)).table()
        a.kind("directive", directive=Words("directive", self.directive_ids))
        a.kind("card", district=districts)
        cards = Words("card", [*self.directive_ids, *self.mission_ids])
        self.use = a.kind("use", card=cards).table()
        self.choose = a.kind("choose", choice=Words("choice", self.choice_words)).table()
        guards = Words("guard", list(GUARD_KINDS))
        pair = {"from_district": districts, "district": districts}
        a.kind("target", guard=guards)
        self.redirect = a.kind("redirect", guard=guards, **pair).table()
        self.reroll = a.kind("reroll").of()
        self.keep = a.kind("keep").of()
        self.again = a.kind("again").of()
        self.moves = ways(a.kind("move", servant=servants, district=districts).table())
        self.guards = ways(a.kind("guard", **pair).table())
        orders = Words("act", self.act_ids["servant"])
        self.order = a.kind("order", servant=servants, act=orders).table()
        self.orders = len(self.act_ids["servant"])
        a.kind("detain", measure=Words("measure", MEASURES))
        self.interact = a.kind("interact", mission=Words("mission", self.mission_ids)).table()
        self.pickup = a.kind("pickup").of()
        self.rethink = a.kind("rethink", hero=heroes).table()
        # all answers of a kind, where they are few
        self.answers = {
            name: kind.table() for name, kind in a.kinds.items() if kind.size <= FEW_ANSWERS
        }

    def granted_ids(self) -> dict[str, list[str]]:
        """The actions that heroes, events and directives grant."""
        found: dict[str, list[str]] = {"hero": [], "servant": []}
        cards: list[Any] = [*self.content.heroes, *self.events, *self.directives]
        for card in cards:
            for e in (*getattr(card, "effect", ()), *getattr(card, "support", ())):
                if e.get("do") == "grant_action":
                    found["servant" if e.get("actor") == "servant" else "hero"].append(e.get("id"))
        for side, ids in found.items():
            plain = [act.id for act in self.content.actions if act.side == side]
            if len({*ids, *plain}) != len(ids) + len(plain):
                raise BadContent(f"a granted {side} action has the id of another action")
        return found

    def go(self, district: int, place: int) -> Action:
        """The action that relocates a district."""
        return self.relocate.at(district * self.relocate.size // DISTRICTS + place)

    def lay_at(self, district: int, place: int) -> Action:
        return self.lay.at(district * self.lay.size // DISTRICTS + place)

    # -- actions of heroes and servants ---------------------------------------------------------------

    def read_acts(self) -> None:
        self.acts: list[ActRule] = []
        self.act_number: dict[tuple[str, str], int] = {}
        for entry in self.content.actions:
            where = f"actions.toml, entry '{entry.id}'"
            self.new_act(
                entry.id, entry.side, self.place_mask(entry.where), "", entry.cost, entry.needs,
                entry.effect, where, special=entry.group == "special",
            )  # fmt: skip
        self.plain_hero_acts = [act.number for act in self.acts if act.side == "hero"]
        self.plain_servant_acts = [act.number for act in self.acts if act.side == "servant"]
        self.district_act = [
            self.act_number["automa", d.automa_action] for d in self.content.districts
        ]
        self.priority = [
            [-1 if id == "district_action" else self.act_number["automa", id] for id in s.automa_priority]
            for s in self.servant_cards
        ]  # fmt: skip

    def new_act(
        self, id: str, side: str, where: int, source: str, cost: c.Cost | None,
        needs: c.Cond | None, effect: c.Effect, place: str, *, special: bool = False,
    ) -> ActRule:  # fmt: skip
        test = compiled(needs, self, place)
        act = ActRule(len(self.acts), id, side, where, source, special, cost, needs, test)
        if side != "automa":
            act.word = self.act_ids[side].index(id)
        self.acts.append(act)
        self.act_number[side, id] = act.number
        act.program = self.program(effect, place, source or id, act=act)
        return act

    def act_of(self, side: str, word: int) -> ActRule:
        """The action that a word of a side names."""
        return self.acts[self.act_number[side, self.act_ids[side][word]]]

    # -- programs and cards ------------------------------------------------------------------------------

    def program(
        self, effect: Iterable[c.Clause], where: str, source: str, act: ActRule | None = None, *,
        breakthrough: bool = False,
    ) -> int:  # fmt: skip
        """Read the steps of an effect; returns the number of the program."""
        ops = [VERBS.read(clause, where, self, source) for clause in effect]
        return self.number(ops, act, breakthrough)

    def number(self, ops: list[Op], act: ActRule | None = None, breakthrough: bool = False) -> int:
        """Steps as a program that others name by its number."""
        program = len(self.programs)
        for at, op in enumerate(ops):
            op.put(program, at, act, breakthrough)
        self.programs.append(ops)
        return program

    def card(self, effect: Iterable[c.Clause], where: str, source: str, limit_bit: int = 0) -> Card:
        """What a card does while it is in force."""
        card = Card(source)
        for clause in effect:
            op = VERBS.read(clause, where, self, source)
            op.stand_on(card, self, limit_bit if op.limit == "round" else 0)
        return card

    def read_cards(self) -> None:
        name = "directives_automa.toml" if self.automa else "directives_versus.toml"
        self.directive_cards = [
            self.card(card.effect, f"{name}, entry '{card.id}'", card.id, 1 << i)
            for i, card in enumerate(self.directives)
        ]
        self.hero_cards = [
            self.card(hero.effect, f"heroes.toml, entry '{hero.id}'", hero.id)
            for hero in self.hero_cards_data
        ]
        own = [card.modifiers for card in self.hero_cards]
        self.leave_modifiers = [
            [m for m in modifiers if m.stat in ("leave_load", "leave_cost")] for modifiers in own
        ]
        self.pays_after_roll = [
            any((m.stat, m.part) == ("attack", "payment") for m in modifiers) for modifiers in own
        ]
        self.two_actions = [
            next((m for m in modifiers if m.stat == "actions_per_turn"), None) for modifiers in own
        ]
        self.event_cards: list[Card] = []
        self.plans: list[PlanRule] = []
        self.automa_rules: list[AutomaRule] = []
        self.closing_test: list[Test | None] = []
        for event in self.events:
            if self.automa:
                where = f"events_automa.toml, entry '{event.id}'"
                self.event_cards.append(self.card(event.support, where, event.id))
                self.automa_rules.append(AutomaRule(event, self))
            else:
                where = f"events_versus.toml, entry '{event.id}'"
                self.event_cards.append(self.card(event.effect, where, event.id))
                self.plans.append(PlanRule(event.plan, self, where, event.id))
            self.closing_test.append(self.closing_tests.get(where))
        self.detentions = [
            self.program(servant.detention, "servants.toml", servant.id)
            for servant in self.servant_cards
        ]
        self.missions = [MissionRule(card, self) for card in self.content.missions]
        self.variant_cards: dict[str, Card] = {}
        self.levels: dict[str, c.Variant] = {}
        for variant in self.content.variants:
            if variant.effect:
                where = f"variants.toml, entry '{variant.id}'"
                self.variant_cards[variant.id] = self.card(variant.effect, where, variant.id)
            if variant.kind == "automa_level":
                self.levels[variant.id.removeprefix("level_")] = variant

    # -- the rules in force ------------------------------------------------------------------------------

    def in_force(self, s: GreatMachineState) -> InForce:
        """Everything that is in force now; made once for each combination."""
        key = (
            s.event, tuple(s.published), s.fresh, s.round == 0, s.mission_key(), s.bonuses,
        )  # fmt: skip
        found = self.made_in_force.get(key)
        if found is None:
            if len(self.made_in_force) > 20_000:
                self.made_in_force.clear()
            cards = [self.event_cards[s.event]] if s.event >= 0 else []
            cards.extend(self.directive_cards[d] for d in s.published if d != s.fresh)
            for i in range(3):
                if s.mission_at(i) >= 0:
                    mission = self.missions[s.mission_at(i)]
                    if s.reached(i):
                        cards.append(mission.lasting)
                    elif s.in_play(i):
                        cards += [mission.during, mission.later_setup]
            cards.extend(self.variant_cards[name] for name in s.bonuses)
            found = InForce(cards, self)
            self.made_in_force[key] = found
        return found


@once
def tables(pack: str | None, automa: bool) -> Tables:
    """The tables of a pack for one of the two modes; made once."""
    return Tables(pack, automa)


def tables_of(config: Config) -> Tables:
    return tables(config.pack, config.mode == "automa")
