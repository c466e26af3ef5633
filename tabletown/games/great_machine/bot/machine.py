"""How the Machine chooses: where the heroes will be, and what its bonds are best spent on."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.games.great_machine.bot.evaluation import (
    BOND,
    CARD,
    bonds_value,
    directive_value,
    discontent_value,
)  # fmt: skip
from tabletown.games.great_machine.bot.heroes import HeroMind, angers_city, noise
from tabletown.games.great_machine.bot.temper import EVEN, Temper
from tabletown.games.great_machine.rules.prices import guard_move_price, servant_move_price
from tabletown.games.great_machine.state import (
    DISTRICTS,
    EVERYWHERE,
    LAST_PLAN,
    RIOT_SPACE,
    GreatMachineState,
)
from tabletown.games.great_machine.tables.rules import ActRule

CAUGHT = 0.95  # what detaining a hero is worth
# what a directive in hand is worth of the same one published: while there is room for a fourth, and
# when one has to go for it
IN_HAND = 0.5
IN_FULL_HAND = 0.2
WON = 30.0  # the last step of the plan


class MachineMind:
    """One position, seen by the Machine."""

    def __init__(self, s: GreatMachineState, temper: Temper = EVEN) -> None:
        self.s = s
        self.temper = temper
        self.event = s.event_id()
        self.rounds = max(12 - s.round, 2)
        self.save = self.needed_bonds()
        self.opponents: HeroMind | None = None

    def heroes(self) -> HeroMind:
        """What the heroes will probably do."""
        if self.opponents is None:
            self.opponents = HeroMind(self.s.clone(), hero_side=False)
        return self.opponents

    def needed_bonds(self) -> int:
        """Bonds that buy a step of the plan at the end of the round."""
        s, need = self.s, 0
        plan = s.tables.plans[s.event]
        if plan.mode == "machine_may" and plan.cost is not None:
            need = plan.price(s, -1, -1)
        elif self.event == "trust_versus_coercion":
            need = sum(s.trust) - 2
        return need if need <= s.bonds else 0

    # -- what verbs ask for ----------------------------------------------------------------------------------

    def guard_added(self, d: int) -> float:
        """A working guard more in a district."""
        return -self.heroes().guard_gain(d, -1)

    def dear(self, price: int) -> float:
        return BOND * price

    def directive_value(self, card: int) -> float:
        return directive_value(self.s, card)

    def hand_value(self, n: int) -> float:
        """The directives of the hand that are missed least."""
        share = IN_HAND if len(self.s.published) < 3 else IN_FULL_HAND
        hand = sorted(self.directive_value(card) for card in members(self.s.held))
        return share * sum(hand[:n], 0.0)

    def possible_cards(self, hero: int) -> int:
        """The access cards that a hero may hold as far as the Machine can tell (GM-70.7)."""
        return EVERYWHERE & ~self.s.surely_seized(hero)

    def bonds_gain(self, n: int) -> float:
        return bonds_value(self.s.bonds + n) - bonds_value(self.s.bonds)

    def calm_gain(self) -> float:
        """Discontent lower by one."""
        discontent = self.s.discontent
        return discontent_value(discontent) - discontent_value(discontent - 1)

    def plan_gain(self) -> float:
        return plan_gain(self.s)

    def spend(self, n: int, bonds: int) -> float:
        """What so many bonds are worth; those saved for the plan are dear."""
        cost = bonds_value(bonds) - bonds_value(bonds - n)
        if self.save and bonds - n < self.save <= bonds:
            cost += 0.7
        return cost

    def meets(self, d: int) -> float:
        """The chance that at least one hero ends in a district."""
        empty = 1.0
        for odds in self.heroes().odds():
            empty *= 1 - odds[d]
        return 1 - empty

    def program_worth(self, program: int, d: int) -> float:
        """The gain of an effect in a district, before its price."""
        worths = [op.machine_worth(self, d) for op in self.s.tables.programs[program]]
        return sum(worths, 0.0)

    def raid_value(self, d: int) -> float:
        """Heroes caught against the anger of a raid that catches nobody."""
        s = self.s
        if s.raids >> d & 1:
            return -1.0
        value = 0.0
        for hero in range(3):
            worth = 0.6 if angers_city(s, hero) else CAUGHT
            if self.event == "public_punishment":
                worth += 0.5
            if self.event == "join_the_uprising":
                worth += 0.3
            value += worth * self.heroes().odds()[hero][d]
        if self.event == "city_council_elections" and not s.has("raid_made"):
            value -= 0.8
        angry = discontent_value(min(s.discontent + 1, RIOT_SPACE)) - discontent_value(s.discontent)
        if s.discontent % 3 == 2:
            angry += 0.2
        if self.event == "no_one_is_safe":
            angry *= 1.6
        return self.temper.raids * value - (1 - self.meets(d)) * angry

    def publish_value(self) -> float:
        s = self.s
        if not s.held:
            return -1.0
        best = max(directive_value(s, card) for card in members(s.held))
        if len(s.published) >= 3:
            best -= min(directive_value(s, card) for card in s.published)
        return best * min(self.rounds, 6) / 6

    def best_order(self, servant: int, d: int, bonds: int) -> float:
        """The best a servant could do in a district with so many bonds."""
        s = self.s
        best = 0.0
        for number in s.in_force.servant_acts_at[d]:
            priced = s.in_force.priced_actions[number]
            if priced.price > bonds or priced.limit_bit & s.used:
                continue
            if not self.could(priced.act, d):
                continue
            value = self.program_worth(priced.act.program, d) - self.spend(priced.price, bonds)
            best = max(best, value)
        return best + self.presence(servant, d)

    def could(self, act: ActRule, d: int) -> bool:
        """Whether an action would be possible for a servant standing there."""
        return all(op.found_in(self.s, d) for op in self.s.tables.programs[act.program])

    def presence(self, servant: int, d: int) -> float:
        """What it is worth that a servant stands in a district at the end of the round."""
        s = self.s
        value = 0.0
        if self.event == "rebels_and_loyalists":
            value += 0.8 * self.meets(d)
        elif self.event == "concentration_of_force":
            value += 0.45 * sum(s.servants[i] == d for i in range(3) if i != servant)
        elif self.event == "mass_searches":
            value += (CARD + 0.1) * sum([odds[d] for odds in self.heroes().odds()], 0.0)
        elif self.event == "bread_and_circuses":
            value += 0.2 * self.meets(d)
        elif self.event == "oppression_and_resistance":
            value += BOND * (s.tables.common >> d & 1)
        elif self.event == "wiretapping":
            value += 0.05
        elif self.event == "high_alert" and s.broken[d] and not s.riots >> d & 1:
            value += 0.4
        if s.in_force.surveillance:
            value += 0.15 * self.meets(d)
        return value

    def guard_value(self, start: int, to: int) -> float:
        """Guards go where a riot is near and to the Square, from where nothing happens."""
        s = self.s
        gain = -self.temper.guards * self.heroes().walk_gain(start, to)
        if self.event == "citywide_maintenance" and s.working[start] == 1:
            gain += 0.0 if (s.riots | s.raids) >> start & 1 else 0.7
        if self.event == "past_the_patrols":
            before = any(s.working[d] > s.citizens(d) for d in range(DISTRICTS))
            if not before and s.working[to] + 1 > s.citizens(to):
                gain += 0.8
        return gain


def judge_command(
    s: GreatMachineState, seat: int, options: list[Action], temper: Temper
) -> list[float]:
    mind = MachineMind(s, temper)
    bonds = s.bonds
    here = [mind.best_order(i, s.servants[i], bonds) if not s.acted[i] else 0.0 for i in range(3)]
    found = []
    for action in options:
        kind, args = action.kind, action.args
        if kind == "move":
            servant, to = args
            price = servant_move_price(s, s.servants[servant], to)
            value = mind.best_order(servant, to, bonds - price) - here[servant]
            value -= mind.spend(price, bonds)
        elif kind == "guard":
            start, to = args
            price = guard_move_price(s, start, to)
            value = mind.guard_value(start, to) - mind.spend(price, bonds) - 0.08
        elif kind == "order":
            servant, word = args
            priced = s.in_force.priced_actions[s.tables.act_of("servant", word).number]
            value = mind.program_worth(priced.act.program, s.servants[servant])
            price = priced.price + (1 if s.acted[servant] else 0)
            value -= mind.spend(price, bonds)
            value += 0.02 * noise(s, action.id)
        elif kind == "use":
            value = 0.15
        else:
            value = 0.0
        found.append(value)
    return found


def judge_detention(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The plan, the purse or the card."""
    step: Any = s.asking()
    hero = step.hero
    mind = HeroMind(s.clone(), hero_side=False)
    act = mind.best_act(hero, s.at[hero], s.trust[hero])
    left = DISTRICTS - s.seized[hero].bit_count()
    veiga = angers_city(s, hero)
    stop = act - (mind.anger_gain(2) if veiga else 0.0)
    if s.event_id() == "public_punishment" and not s.has("turn_ended_by_option_b"):
        stop += 0.5
    found = []
    for action in options:
        measure = action.args[0]
        if measure == 0:
            value = plan_gain(s) - (0.2 if veiga else 0.0)
        elif measure == 1:
            value = stop + 2 * BOND * min(s.trust[hero], 8)
        else:
            value = stop + CARD + (30.0 if left == 1 else 2.0 if left <= 3 else 0.0)
            if s.event_id() == "join_the_uprising":
                value += 0.9
        found.append(value)
    return found


def judge_plan(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """A step of the plan is nearly always worth its price."""
    step: Any = s.asking()
    worth = plan_gain(s)
    if worth < WON:
        worth -= BOND * step.details(s, seat)["price"]
    return [worth if action is s.tables.take_it else 0.0 for action in options]


def plan_gain(s: GreatMachineState) -> float:
    """What a step of the plan is worth; the last one is the game."""
    return WON if s.plan >= LAST_PLAN - 1 else 1.0 + 0.4 * max(s.plan - 8, 0)
