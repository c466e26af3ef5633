"""What heroes make of a position: what actions and destinations are worth to them."""

from __future__ import annotations

from math import exp

from tabletown.core.bits import members
from tabletown.core.rng import GOLDEN, MASK, mix
from tabletown.games.great_machine.bot import automa
from tabletown.games.great_machine.bot.evaluation import cards_value, purse_value
from tabletown.games.great_machine.bot.events import event_wish
from tabletown.games.great_machine.bot.gains import Gains
from tabletown.games.great_machine.bot.missions import mission_wish
from tabletown.games.great_machine.bot.temper import EVEN, Temper
from tabletown.games.great_machine.forecast.odds import Way, best_ways
from tabletown.games.great_machine.rules.actions import possible_rules
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.rules.servants import detaining
from tabletown.games.great_machine.state import DISTRICTS, EVERYWHERE, HEROES, GreatMachineState
from tabletown.games.great_machine.tables.rules import ActRule

HEAT = 2.2  # how sharply everybody expects heroes to choose what is good for them
FEAR = 1.2  # how surely the Machine is expected to raid an obvious destination
SWAY = 0.15  # how freely heroes vary their destinations, so that the Machine cannot count on them
SOME_DAY = 0.1  # a destination that is not the best next round may be so later
ARRESTED = 0.1  # a citizen who can be arrested from now on, where a riot is near
TURN = 0.5  # what a hero's action is worth in most rounds
TRIALS_PRICE = 5  # trust that holds the plan under Trials Won (GM-18.6)


def noise(s: GreatMachineState, salt: int) -> float:
    """A number from 0 to 1 that belongs to this world and option."""
    return (mix((s.rng + (salt + 1) * GOLDEN) & MASK) >> 11) / (1 << 53)


class HeroMind(Gains):
    """One position, with what heroes can do in it and where they will go."""

    def __init__(self, s: GreatMachineState, hero_side: bool = True, temper: Temper = EVEN) -> None:
        super().__init__(s, hero_side, temper)
        self.guess: list[list[float]] | None = None
        self.raided: list[float] | None = None
        self.servants: list[list[float]] | None = None
        self.best_ways: dict[int, list[Way | None]] = {}

    # -- what actions are worth ----------------------------------------------------------------------------

    def act_value(self, hero: int, act: ActRule) -> float:
        """The gain of an action in the hero's district, its price and the event of the round in mind."""
        s, trust = self.s, self.s.trust[hero]
        value = self.program_worth(act.program, hero)
        if act.is_paid_at_once():
            left = max(trust - act_price(s, hero, act), 0)
            value -= self.temper.trust * (purse_value(s, trust) - purse_value(s, left))
        return value + automa.plan_wish(s, hero, act) if s.automa else value

    def program_worth(self, program: int, hero: int) -> float:
        """What the steps of an effect are worth to a hero."""
        worths = [op.hero_worth(self, hero) for op in self.s.tables.programs[program]]
        return sum(worths, 0.0)

    def card_worth(self, hero: int, card: int) -> float:
        """What it is worth that a hero has the card of a district again: the next round, and no danger."""
        s = self.s
        at = next_start(s, hero)
        trust = min(s.trust[hero] + trust_of(s, at) + own_bonus(s, hero, at), s.max_trust(hero))
        hand = EVERYWHERE & ~s.seized[hero]
        with_it = self.prospect(hero, at, trust, 1 << card)
        gain = max(with_it - self.prospect(hero, at, trust, hand), 0.0) + SOME_DAY * with_it
        return gain + cards_value(s, hero, 1) - cards_value(s, hero)

    def best_card(self, hero: int) -> float:
        return max([self.card_worth(hero, card) for card in members(self.s.seized[hero])])

    def trial_value(self, hero: int, price: int) -> float:
        """Trials Won: a card against the trust, which may be wanted for the plan (GM-18.4, GM-18.6)."""
        s, trust = self.s, self.s.trust[hero]
        value = self.best_card(hero) - purse_value(s, trust) + purse_value(s, trust - price)
        if s.event_id() == "trials_won" and sum(s.trust) >= TRIALS_PRICE > sum(s.trust) - price:
            value -= automa.plan_step(s)
        return value

    def freedom_value(self, hero: int) -> float:
        """The leader shakes off all servants here (GM-39.21)."""
        s, value, ends = self.s, 0.0, False
        for servant in detaining(s, hero):
            value += automa.detention_cost(s, hero, servant)
            if s.tables.servant_cards[servant].detention_ends_turn:
                ends = True
                value -= self.anger_gain(2) if angers_city(s, hero) else 0.0
        return value + self.best_act(hero, s.at[hero], s.trust[hero]) if ends else value

    def fear(self, hero: int, servant: int) -> float:
        """What a detention by this servant would cost a hero."""
        cost = automa.detention_cost(self.s, hero, servant)
        if self.s.tables.servant_cards[servant].detention_ends_turn:
            cost += TURN - (self.anger_gain(2) if angers_city(self.s, hero) else 0.0)
        return cost

    def shown_value(self, token: int) -> float:
        """What it costs to reveal a citizen, or (-1) to let the plan go on (GM-18.38)."""
        s = self.s
        if token < 0:
            return -automa.plan_step(s)
        d = s.district_of(token)
        near = min(s.city.distance[at][d] for at in s.servants)
        value = -ARRESTED * self.outlook.ready[d] / max(near, 1)
        value -= ARRESTED * self.kind_friendship(s.kind_of(token))
        return value + self.dear(bool(s.heroes_in(d)))

    def ways(self, hero: int) -> list[Way | None]:
        """The best ways of a hero from where the hero stands."""
        if hero not in self.best_ways:
            self.best_ways[hero] = best_ways(self.s, hero)
        return self.best_ways[hero]

    # -- where to go ---------------------------------------------------------------------------------------

    def best_act(self, hero: int, d: int, trust: int) -> float:
        """The best the hero could do on arriving with so much trust."""
        return self.best_acts(hero, d, trust)[0]

    def best_acts(self, hero: int, d: int, trust: int) -> tuple[float, ActRule | None]:
        """The same, with the action that is best."""
        s = self.s
        at, had = s.at[hero], s.trust[hero]
        active, first, turn, phase = s.active, s.first_action, s.turn, s.phase
        s.at[hero], s.trust[hero] = d, trust
        s.active, s.first_action, s.turn, s.phase = hero, -1, 0, HEROES
        acts = possible_rules(s, hero)
        found = [(self.act_value(hero, act), i) for i, act in enumerate(acts)]
        s.at[hero], s.trust[hero] = at, had
        s.active, s.first_action, s.turn, s.phase = active, first, turn, phase
        if not found:
            return 0.0, None
        found.sort(reverse=True)
        best = max(found[0][0], 0.0)
        if s.tables.two_actions[s.heroes[hero]] is not None and len(found) > 1:
            best += 0.6 * max(found[1][0], 0.0)
        return best, acts[found[0][1]]

    def destination(self, hero: int, d: int, way: Way | None, *, feared: bool = False) -> float:
        """What it is worth for a hero to end this round in a district.

        ``feared``: with the raid that an obvious destination calls for.
        """
        s = self.s
        if way is None:
            return -3.0
        lost, cost = self.risk(hero, d) if s.automa or feared else (0.0, 0.0)
        value = way.chance * (1 - min(self.temper.risk * lost, 1.0))
        value *= self.best_act(hero, d, way.left)
        value -= self.temper.risk * cost
        value += self.temper.trust * (purse_value(s, way.left) - purse_value(s, s.trust[hero]))
        value -= (1 - way.chance) * 0.9
        room = s.max_trust(hero) - way.left
        value += 0.07 * min(trust_of(s, d) + own_bonus(s, hero, d), room)
        if s.automa:
            return value + automa.event_wish(s, hero, d, way.left) + mission_wish(s, hero, d)
        return value + event_wish(s, hero, d)

    def prospect(self, hero: int, at: int, trust: int, cards: int) -> float:
        """The best a hero could make of a round that starts there, with so much trust and these cards."""
        s = self.s
        was, had, active = s.at[hero], s.trust[hero], s.active
        s.at[hero], s.trust[hero], s.active = at, trust, -1
        ways = best_ways(s, hero)
        best = max([self.destination(hero, d, ways[d]) for d in members(cards)], default=-3.0)
        s.at[hero], s.trust[hero], s.active = was, had, active
        return best + purse_value(s, trust)

    def risk(self, hero: int, d: int) -> tuple[float, float]:
        """The chance to lose the action there, and the other cost of being caught."""
        s = self.s
        if not s.automa:
            chance = self.raid_odds()[d]
            return (0.6 * chance, chance * (0.1 if angers_city(s, hero) else 0.75))
        if self.servants is None:
            self.servants = automa.servant_odds(s)
        chances = self.servants
        lost = cost = 0.0
        for i in range(3):
            p = chances[i][d]
            if s.tables.servant_cards[i].detention_ends_turn:
                lost = 1 - (1 - lost) * (1 - p)
            cost += p * automa.detention_cost(s, hero, i)
        if s.event_id() == "high_society_ball" and not s.has("hero_detained"):
            free = 1.0
            for row in chances:
                free *= 1 - row[d]
            cost += (1 - free) * automa.plan_step(s)
        return lost, cost

    def odds(self) -> list[list[float]]:
        """Where each hero will probably end, by what this side can see (GM-70.7)."""
        if self.guess is None:
            self.guess = destination_odds(self)
        return self.guess

    def raid_odds(self) -> list[float]:
        """The chance of a raid in each district: where heroes are expected and servants near."""
        if self.raided is None:
            s = self.s
            heat = [sum([odds[d] for odds in self.odds()], 0.0) for d in range(DISTRICTS)]
            reach = (s.bonds - 2) // s.in_force.servant_price
            self.raided = []
            for d in range(DISTRICTS):
                near = min(s.city.distance[at][d] for at in s.servants)
                reached = 0.0 if near > reach else 0.6 if near > 1 else 1.0
                self.raided.append(reached * min(FEAR * heat[d], 0.9))
        return self.raided


def destination_odds(mind: HeroMind) -> list[list[float]]:
    """Everybody can see what is good for a hero; good places are likely ones."""
    s = mind.s
    found = []
    for hero in range(3):
        odds = [0.0] * DISTRICTS
        found.append(odds)
        if s.shown >> hero & 1:
            odds[s.chosen[hero]] = 1.0
            continue
        surely = s.surely_seized(hero)
        ways = best_ways(s, hero)
        for d in range(DISTRICTS):
            if not surely >> d & 1:
                odds[d] = exp(HEAT * min(mind.destination(hero, d, ways[d]), 4.0))
        total = sum(odds, 0.0)
        for d in range(DISTRICTS):
            odds[d] /= total
    return found


def own_bonus(s: GreatMachineState, hero: int, d: int) -> int:
    """Trust that a hero's own ability gives at the start of a round there (GM-20.20)."""
    ops = s.tables.hero_cards[s.heroes[hero]].ops
    return sum(op.bonus() for op in ops if op.on == "initial_bonus" and op.test(s, hero, d))


def angers_city(s: GreatMachineState, hero: int) -> bool:
    """Whether the city takes it ill when this hero's turn is ended by a detention (GM-20.11)."""
    ops = s.tables.hero_cards[s.heroes[hero]].ops
    return any(op.on == "self_detained_turn_ended" for op in ops)


def next_start(s: GreatMachineState, hero: int) -> int:
    """Where a hero will stand at the end of this round."""
    return s.at[hero] if s.chosen[hero] < 0 or s.taken >> hero & 1 else s.chosen[hero]
