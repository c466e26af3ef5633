"""What heroes make of a position: what actions, citizens and destinations are worth to them."""

from __future__ import annotations

from math import exp

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.rng import GOLDEN, MASK, mix
from tabletown.games.great_machine.bot import automa
from tabletown.games.great_machine.bot.evaluation import (
    CARD,
    SQUARE,
    SUCCESS,
    Outlook,
    directive_value,
    discontent_value,
    purse_value,
    riots_value,
    trust_value,
)  # fmt: skip
from tabletown.games.great_machine.bot.missions import (
    mission_wish,
    missions_after_move,
    missions_value,
)  # fmt: skip
from tabletown.games.great_machine.bot.temper import EVEN, Temper
from tabletown.games.great_machine.forecast.odds import (
    Way,
    attack_table,
    best_ways,
    riot_chance,
    sides,
)
from tabletown.games.great_machine.rules.actions import possible_acts
from tabletown.games.great_machine.rules.changes import guard_kinds
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.state import (
    DISTRICTS,
    EVERYWHERE,
    HEROES,
    RIOT_SPACE,
    SUCCESSES,
    GreatMachineState,
)
from tabletown.games.great_machine.tables import Act
from tabletown.games.great_machine.view import group_memory, unseen_counts

HEAT = 2.2  # how sharply everybody expects heroes to choose what is good for them
FEW_CARDS = 6  # so many seized cards of one hero are a danger
FEAR = 1.2  # how surely the Machine is expected to raid an obvious destination
STEADY = 0.02  # by number: whoever woke up early stays awake when discontent falls
LATER = 0.5  # each further stage that a citizen sleeps through halves what it is worth in a riot
SQUARE_CITIZEN = 0.25  # one citizen more on the Square, while rallies still count
SOME_DAY = 0.03  # a friend where a riot is far away
RALLIES = 15  # from this space of discontent on a rally hardly needs another citizen
SWAY = 0.15  # how freely heroes vary their destinations, so that the Machine cannot count on them


def noise(s: GreatMachineState, salt: int) -> float:
    """A number from 0 to 1 that belongs to this world and option."""
    return (mix((s.rng + (salt + 1) * GOLDEN) & MASK) >> 11) / (1 << 53)


# -- what actions are worth -----------------------------------------------------------------------------


class HeroMind:
    """One position, seen by the heroes; ``s`` is a copy that may be tried out on."""

    def __init__(self, s: GreatMachineState, hero_side: bool = True, temper: Temper = EVEN) -> None:
        self.s = s
        self.hero_side = hero_side
        self.temper = temper
        self.outlook = Outlook(s, hero_side)
        self.riots = riots_value(s, self.outlook.ready)
        self.guess: list[list[float]] | None = None
        self.raided: list[float] | None = None
        self.servants: list[list[float]] | None = None
        self.strangers: float | None = None  # what an unseen citizen is worth as a friend
        self.gains: dict[tuple[int, int, int], float] = {}  # the same is asked for many actions

    def riot_gain(self, d: int, guards: int = 0, friends: int = 0) -> float:
        """What the riots of the city gain by a change in one district."""
        key = (d, guards, friends)
        gain = self.gains.get(key)
        if gain is None:
            ready = self.outlook.ready.copy()
            ready[d] = self.outlook.readiness(d, guards, friends)
            gain = self.gains[key] = riots_value(self.s, ready) - self.riots
        return gain

    def guard_gain(self, d: int, n: int = 1) -> float:
        """What ``n`` guards fewer in a district are worth to the heroes."""
        s = self.s
        gain = self.riot_gain(d, -n) + 0.12 * n
        return gain + self.square_guard() * n if d == s.tables.square else gain

    def square_guard(self) -> float:
        """What one guard fewer on the Square is worth: each rally becomes stronger and cheaper."""
        s = self.s
        if s.discontent >= RIOT_SPACE - 1:
            return 0.0
        return SQUARE * min(RIOT_SPACE - s.discontent, 8) / 8 + 2 * trust_value(s)

    def walk_gain(self, start: int, to: int) -> float:
        """What the heroes gain when a guard goes from one district to another.

        Both ends are looked at together, so that the way back costs exactly what the way there
        brought: a guard that walks to and fro gains nothing and pays twice.
        """
        square = self.s.tables.square
        ready = self.outlook.ready.copy()
        ready[start] = self.outlook.readiness(start, -1)
        ready[to] = self.outlook.readiness(to, 1)
        gain = riots_value(self.s, ready) - self.riots
        return gain + self.square_guard() * ((start == square) - (to == square))

    def anger_gain(self, n: int) -> float:
        """What ``n`` spaces of discontent are worth, stages, Provocation and marker included."""
        s = self.s
        space = min(s.discontent + n, RIOT_SPACE)
        gain = discontent_value(space, s.automa) - discontent_value(s.discontent, s.automa)
        stages = range(s.stage + 1, space // 3 + 1)
        for stage in stages:
            if stage <= 5:
                gain += 0.3
            if s.automa:
                if s.marker and s.tables.marker_path[s.marker] == stage:
                    gain -= 1.0
                if "stage_up" in s.in_force.triggers and 2 <= stage <= 5:
                    gain -= 1.0
            elif "stage_up" in s.in_force.triggers and 2 <= stage <= 5 and s.bonds >= 3:
                gain -= 0.6
        if space == RIOT_SPACE and s.successes() == SUCCESSES - 1:
            gain += 20.0
        return gain

    def act_value(self, hero: int, act: Act) -> float:
        """The gain of an action in the hero's district, its price and the event of the round in mind."""
        value = self.plain_value(hero, act)
        return value + automa.plan_wish(self.s, hero, act) if self.s.automa else value

    def plain_value(self, hero: int, act: Act) -> float:
        """The gain of an action in the hero's district, its price taken off."""
        s = self.s
        d, trust = s.at[hero], s.trust[hero]
        id = act.id
        price = act_price(s, hero, act)
        temper = self.temper
        spent = temper.trust * (purse_value(s, trust) - purse_value(s, max(trust - price, 0)))
        if id == "riot":
            return temper.riots * self.riot_value(d) - spent
        if id == "attack":
            return self.attack_value(hero)
        if id == "agitate":
            return temper.discontent * self.anger_gain(1) - spent
        if id == "square_a":
            return temper.discontent * self.anger_gain(s.crowd(d)) - spent
        if id == "identify":
            return self.identify_value(hero, price)
        if id == "gain_trust":
            return temper.trust * (purse_value(s, trust + 1) - purse_value(s, trust))
        if id == "move_citizens":
            return self.best_move(hero)[0]
        if id in ("tower_a", "repeal"):
            return max(0.5 * directive_value(s, card) for card in s.published) - spent
        if id == "tower_b":
            most = max(seized.bit_count() for seized in s.seized)
            if s.automa and most < FEW_CARDS:  # its raids take few cards: time is worth more
                return 0.04 * most - spent
            return CARD + 0.1 * most - spent
        if id == "citadel_a":
            return 0.25 - spent
        if id in ("citadel_b", "amnesty"):
            return 0.22 - spent
        if id == "house_call":
            return 0.2 + 0.1 * (s.people[d].bit_count() < 5)
        if id == "control_b":
            return self.best_redirect(hero)[0]
        return 0.05 - spent

    def riot_value(self, d: int) -> float:
        s = self.s
        chance = riot_chance(s, d, self.outlook.crowd)
        wins = s.successes() == SUCCESSES - 1
        gain = 20.0 if wins else SUCCESS + (0.7 if "bonus_1" in s.bonuses else 0.0)
        lost = self.outlook.ready[d] * 1.2
        if chance >= 0.999:
            return gain - 0.6 * lost
        return chance * (gain - 0.6 * lost) - (1 - chance) * 0.35

    def attack_value(self, hero: int) -> float:
        """The best bid, guard by guard."""
        s = self.s
        d, trust = s.at[hero], s.trust[hero]
        gain = self.temper.riots * self.guard_gain(d)
        if "guard_broken" in WANTED.get(event_name(s), ()):
            gain += 0.0 if s.has("guard_broken") else 0.5
        best = -9.0
        for kind in guard_kinds(s, d):
            table = attack_table(s, hero, kind)
            if s.tables.pays_after_roll[s.heroes[hero]]:
                price = self.temper.trust * (trust_value(s) * 2.5 * table[-1])
                best = max(best, table[-1] * gain - price)
                continue
            for bid in range(1, trust + 1):
                spent = purse_value(s, trust) - purse_value(s, trust - bid)
                best = max(best, table[bid] * gain - self.temper.trust * spent)
        return best

    def identify_value(self, hero: int, each: int) -> float:
        """Names are worth more where a riot is near, and where all can be learned."""
        s = self.s
        d, trust = s.at[hero], s.trust[hero]
        unknown = (s.people[d] & s.unknown).bit_count()
        count = unknown if not each else min(unknown, trust // each)
        value = count * name_value(s, d, self.outlook.ready[d])
        value -= purse_value(s, trust) - purse_value(s, trust - count * each)
        if "citizen_identified" in WANTED.get(event_name(s), ()) and not s.has(
            "citizen_identified"
        ):
            value += 0.8
        return value

    # -- citizens --------------------------------------------------------------------------------------------

    def friendship(self, token: int) -> float:
        """How surely a citizen helps a riot, as this side can tell: 1 for a friend, -1 a traitor.

        A face nobody of this side has seen counts by what is left to be seen, and by what is
        remembered of the tokens it was mixed with.
        """
        s, crowd = self.s, self.outlook.crowd
        if crowd.seen >> token & 1:
            return kind_friendship(s, s.kind_of(token))
        if self.strangers is None:
            counts = unseen_counts(s, self.hero_side)
            known = sum([n * kind_friendship(s, kind) for kind, n in enumerate(counts)], 0.0)
            self.strangers = known / max(sum(counts), 1)
        for group in s.mixed:
            if group[0] >> token & 1:
                left = group_memory(s, group, self.hero_side)
                hidden = (group[0] & ~crowd.seen).bit_count()
                known = sum([n * kind_friendship(s, kind) for kind, n in enumerate(left)], 0.0)
                return (known + (hidden - sum(left)) * self.strangers) / hidden
        return self.strangers

    def friend_gain(self, d: int) -> float:
        """What one more friend is worth in a district, a riot that is far away included."""
        if self.s.riots >> d & 1:
            return 0.0
        support, against, _ = sides(self.s, d, self.outlook.crowd)
        return self.riot_gain(d, 0, 1) + SOME_DAY / (1 + max(against - support, 0))

    def goal_value(self, token: int, d: int, price: int = 0) -> float:
        """What the heroes gain when a citizen goes to a district: friends to the riot, traitors away."""
        s = self.s
        start = s.district_of(token)
        friend = self.friendship(token)
        if friend < 0:
            gain = -friend * (self.friend_gain(start) - 0.5 * self.outlook.ready[d])
        else:
            missed = 0.0 if s.riots >> start & 1 else 0.7 * self.outlook.ready[start]
            gain = friend * (self.friend_gain(d) - missed)
        if s.discontent < RALLIES and not is_open_traitor(s, token):
            gain += SQUARE_CITIZEN * ((d == s.tables.square) - (start == s.tables.square))
        if s.any_in_play() and s.bears_token(token):
            gain += missions_after_move(s, token, d) - missions_value(s)
        return gain - trust_value(s) * price

    def best_move(self, hero: int) -> tuple[float, int, int]:
        """The citizen to move and where to."""
        s = self.s
        d = s.at[hero]
        wanted = "citizen_moved" in WANTED.get(event_name(s), ()) and not s.has("citizen_moved")
        best = (-1.0, -1, -1)
        for token in members(s.people[d] & self.outlook.crowd.seen):
            for to in range(DISTRICTS):
                price = s.city.distance[d][to]
                if to == d or price > s.trust[hero] or not s.free_citizen_slot(to):
                    continue
                value = self.goal_value(token, to, price) + (0.8 if wanted else 0.0)
                if value > best[0]:
                    best = (value, token, to)
        return best

    def best_redirect(self, hero: int) -> tuple[float, int, int]:
        """A guard away from where a riot is near."""
        s = self.s
        room = s.guard_room()
        best = (-1.0, -1, -1)
        for start in range(DISTRICTS):
            if not s.working[start]:
                continue
            gain = self.guard_gain(start)
            for to in members(room & ~(1 << start)):
                price = s.city.distance[start][to]
                if price <= s.trust[hero]:
                    value = 0.3 * (gain - self.guard_gain(to, -1) * -1.0) - trust_value(s) * price
                    if value > best[0]:
                        best = (value, start, to)
        return best

    # -- where to go ---------------------------------------------------------------------------------------

    def best_act(self, hero: int, d: int, trust: int) -> float:
        """The best the hero could do on arriving with so much trust."""
        return self.best_acts(hero, d, trust)[0]

    def best_acts(self, hero: int, d: int, trust: int) -> tuple[float, Act | None]:
        """The same, with the action that is best."""
        s = self.s
        at, had = s.at[hero], s.trust[hero]
        active, first, turn, phase = s.active, s.first_action, s.turn, s.phase
        s.at[hero], s.trust[hero] = d, trust
        s.active, s.first_action, s.turn, s.phase = hero, -1, 0, HEROES
        acts = [act_of(s, action) for action in possible_acts(s, hero)]
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
        if event_name(s) == "high_society_ball" and not s.has("hero_detained"):
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
                chance = min(FEAR * heat[d], 0.9)
                if near > reach:
                    chance = 0.0
                elif near > 1:
                    chance *= 0.6
                self.raided.append(chance)
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
        surely = EVERYWHERE
        for cards in s.belief[hero]:
            surely &= cards
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
    return sum(
        int(op.effect.n) for op in ops if op.effect.on == "initial_bonus" and op.test(s, hero, d)
    )


def angers_city(s: GreatMachineState, hero: int) -> bool:
    """Whether the city takes it ill when this hero's turn is ended by a detention (GM-20.11)."""
    ops = s.tables.hero_cards[s.heroes[hero]].ops
    return any(op.effect.on == "self_detained_turn_ended" for op in ops)


def next_start(s: GreatMachineState, hero: int) -> int:
    """Where a hero will stand at the end of this round."""
    return s.at[hero] if s.chosen[hero] < 0 or s.taken >> hero & 1 else s.chosen[hero]


def kind_friendship(s: GreatMachineState, kind: int) -> float:
    """A citizen who is awake now or at the next stage is a friend; others are by and by."""
    if kind == s.tables.traitor:
        return -1.0
    number = s.tables.kind_numbers[kind]
    asleep = max(number - s.stage_number - 1, 0)
    return LATER**asleep * (1 - STEADY * number)


def is_open_traitor(s: GreatMachineState, token: int) -> bool:
    """A revealed traitor is no citizen of the Square (GM-2.8)."""
    return bool(s.face[s.tables.traitor] & ~s.unknown & ~s.known & 1 << token)


def act_of(s: GreatMachineState, action: Action) -> Act:
    return s.tables.acts[s.tables.act_number["hero", s.tables.act_ids["hero"][action.args[0]]]]


def name_value(s: GreatMachineState, d: int, ready: float) -> float:
    """What it is worth to know one more citizen of a district."""
    if s.automa:
        return (
            0.1 + 0.12 * ready
        )  # a revealed citizen that wakes up gives 2 trust, and may be arrested
    return 0.05 + 0.12 * ready


# -- the event of the round -----------------------------------------------------------------------------------


def event_name(s: GreatMachineState) -> str:
    return s.tables.event_ids[s.event] if s.event >= 0 else ""


# facts of the round that keep the plan from advancing
WANTED: dict[str, tuple[str, ...]] = {
    "market_rumours": ("citizen_identified",),
    "night_shift": ("guard_broken",),
    "factory_accident": ("guard_broken",),
    "smugglers_routes": ("citizen_moved",),
    "blackout": ("special_action_done",),
    "oppression_and_resistance": ("special_action_done",),
}


def event_wish(s: GreatMachineState, hero: int, d: int) -> float:
    """Versus: what the event of the round says about a destination."""
    t = s.tables
    name = event_name(s)
    special = bool(t.special >> d & 1)
    value = 0.0
    if name == "security_control" and d == s.at[hero]:
        value -= 0.55
    elif name == "no_one_is_safe" and special:
        value -= 0.45
    elif name == "rebels_and_loyalists":
        value -= 0.35 * (s.servants_in(d) > 0)
    elif name == "past_the_patrols" and special:
        value += 0.2
    elif name == "free_trade" and not special:
        value += 0.1
    elif name == "mass_searches" and s.servants_in(d):
        value -= 0.4
    elif name == "oppression_and_resistance" and special:
        value += 0.3
    return value
