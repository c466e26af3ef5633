"""How heroes choose: where to go, which way, what to do there."""

from __future__ import annotations

from math import exp
from typing import Any

from tabletown.core.actions import Action
from tabletown.core.rng import GOLDEN, MASK, mix
from tabletown.games.great_machine.city import bits
from tabletown.games.great_machine.mind import automa
from tabletown.games.great_machine.mind.missions import mission_wish
from tabletown.games.great_machine.mind.outlook import (
    CARD,
    SQUARE,
    SUCCESS,
    Outlook,
    directive_value,
    discontent_value,
    heroes_value,
    purse_value,
    riots_value,
    trust_value,
)  # fmt: skip
from tabletown.games.great_machine.mind.temper import EVEN, Temper
from tabletown.games.great_machine.odds import Way, attack_table, best_ways, riot_chance
from tabletown.games.great_machine.prices import act_price
from tabletown.games.great_machine.rules.actions import possible_acts
from tabletown.games.great_machine.rules.changes import guard_kinds
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.state import (
    DISTRICTS,
    EVERYWHERE,
    HEROES,
    RIOT_SPACE,
    SUCCESSES,
    Table,
)  # fmt: skip
from tabletown.games.great_machine.tables import Act

HEAT = 2.2  # how sharply everybody expects heroes to choose what is good for them
FEW_CARDS = 6  # so many seized cards of one hero are a danger
FEAR = 1.2  # how surely the Machine is expected to raid an obvious destination
SWAY = 0.15  # how freely heroes vary their destinations, so that the Machine cannot count on them


def noise(s: Table, salt: int) -> float:
    """A number from 0 to 1 that belongs to this world and option."""
    return (mix((s.rng + (salt + 1) * GOLDEN) & MASK) >> 11) / (1 << 53)


# -- what actions are worth -----------------------------------------------------------------------------


class HeroMind:
    """One position, seen by the heroes; ``s`` is a copy that may be tried out on."""

    def __init__(self, s: Table, hero_side: bool = True, temper: Temper = EVEN) -> None:
        self.s = s
        self.hero_side = hero_side
        self.temper = temper
        self.outlook = Outlook(s, hero_side)
        self.riots = riots_value(s, self.outlook.ready)
        self.guess: list[list[float]] | None = None
        self.raided: list[float] | None = None
        self.servants: list[list[float]] | None = None
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
        if d == s.t.square and s.discontent < RIOT_SPACE - 1:
            left = min(RIOT_SPACE - s.discontent, 8)
            gain += (SQUARE * left / 8 + 2 * trust_value(s)) * n
        return gain

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
                if s.marker and s.t.marker_path[s.marker] == stage:
                    gain -= 1.0
                if "stage_up" in s.force.triggers and 2 <= stage <= 5:
                    gain -= 1.0
            elif "stage_up" in s.force.triggers and 2 <= stage <= 5 and s.bonds >= 3:
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
            if s.t.pays_after_roll[s.heroes[hero]]:
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

    def best_move(self, hero: int) -> tuple[float, int, int]:
        """The citizen to move and where to: friends to the riot, traitors away from it."""
        s = self.s
        d = s.at[hero]
        active = s.active_faces() | s.active_faces(1)
        best = (-1.0, -1, -1)
        mine = self.outlook.ready[d]
        seen = s.people[d] & self.outlook.crowd.seen
        for token in bits(seen):
            bit = 1 << token
            traitor = bool(s.face[s.t.traitor] & bit)
            for to in range(DISTRICTS):
                price = s.city.distance[d][to]
                if to == d or price > s.trust[hero] or not s.free_citizen_slot(to):
                    continue
                if traitor:
                    gain = self.riot_gain(d, 0, 1) - (self.outlook.ready[to] > 0.3) * 0.5
                elif active & bit:
                    gain = self.riot_gain(to, 0, 1)
                    if not s.riots >> d & 1:
                        gain -= 0.7 * mine
                    if to == s.t.square and s.discontent < 15:
                        gain += 0.25
                else:
                    gain = 0.2 if to == s.t.square and s.discontent < 15 else -0.1
                value = gain - trust_value(s) * price
                if "citizen_moved" in WANTED.get(event_name(s), ()) and not s.has("citizen_moved"):
                    value += 0.8
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
            for to in bits(room & ~(1 << start)):
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
        if s.t.two_actions[s.heroes[hero]] is not None and len(found) > 1:
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
        income = min(trust_of(s, d), room)
        own = s.t.hero_cards[s.heroes[hero]].ops
        for op in own:
            if op.effect.on == "initial_bonus" and op.test(s, hero, d):
                income = min(income + 3, room)
        value += 0.07 * income
        if s.automa:
            return value + automa.event_wish(s, hero, d, way.left) + mission_wish(s, hero, d)
        return value + event_wish(s, hero, d)

    def risk(self, hero: int, d: int) -> tuple[float, float]:
        """The chance to lose the action there, and the other cost of being caught."""
        s = self.s
        if not s.automa:
            chance = self.raid_odds()[d]
            veiga = any(op.effect.on == "self_detained_turn_ended" for op in own_ops(s, hero))
            return (0.6 * chance, chance * (0.1 if veiga else 0.75))
        if self.servants is None:
            self.servants = automa.servant_odds(s)
        chances = self.servants
        lost = cost = 0.0
        for i in range(3):
            p = chances[i][d]
            card = s.t.servant_cards[i]
            if card.detention_ends_turn:
                lost = 1 - (1 - lost) * (1 - p)
                cost += p * (
                    CARD + 0.1
                    if card.id == "lex_hecate"
                    else trust_value(s) * min(s.trust[hero], 4)
                )
            else:
                cost += p * automa.marker_steps(s, 3)
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
            heat = [sum(odds[d] for odds in self.odds()) for d in range(DISTRICTS)]
            reach = (s.bonds - 2) // s.force.servant_price
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
        total = sum(odds)
        for d in range(DISTRICTS):
            odds[d] /= total
    return found


def own_ops(s: Table, hero: int) -> list[Any]:
    return s.t.hero_cards[s.heroes[hero]].ops


def act_of(s: Table, action: Action) -> Act:
    return s.t.acts[s.t.act_number["hero", s.t.act_ids["hero"][action.args[0]]]]


def name_value(s: Table, d: int, ready: float) -> float:
    """What it is worth to know one more citizen of a district."""
    if s.automa:
        return (
            0.1 + 0.12 * ready
        )  # a revealed citizen that wakes up gives 2 trust, and may be arrested
    return 0.05 + 0.12 * ready


# -- the event of the round -----------------------------------------------------------------------------------


def event_name(s: Table) -> str:
    return s.t.event_ids[s.event] if s.event >= 0 else ""


# facts of the round that keep the plan from advancing
WANTED: dict[str, tuple[str, ...]] = {
    "market_rumours": ("citizen_identified",),
    "night_shift": ("guard_broken",),
    "factory_accident": ("guard_broken",),
    "smugglers_routes": ("citizen_moved",),
    "blackout": ("special_action_done",),
    "oppression_and_resistance": ("special_action_done",),
}


def event_wish(s: Table, hero: int, d: int) -> float:
    """Versus: what the event of the round says about a destination."""
    t = s.t
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


# -- judging decisions ------------------------------------------------------------------------------------------


def judge_access(s: Table, seat: int, options: list[Action], temper: Temper) -> list[float]:
    hero = s.heroes.index(options[0].args[0])
    after = s.clone()
    if s.automa:
        for other in automa.seen_to(s, hero):
            foresee(after, other)
    mind = HeroMind(after, temper=temper)
    ways = best_ways(mind.s, hero)
    taken = [s.chosen[h] for h in range(3) if h != hero and s.chosen[h] >= 0]
    found = []
    for action in options:
        d = action.args[1]
        value = mind.destination(hero, d, ways[d], feared=True)
        if d in taken:  # the trust of its citizens would be shared
            value -= 0.1 + 0.07 * min(trust_of(s, d), 5)
        if not s.automa:
            value += SWAY * (noise(s, action.id) - 0.5) * 2
        found.append(value)
    return found


def foresee(s: Table, hero: int) -> None:
    """Automa: a hero who acts earlier has probably done what looks best at the chosen place."""
    d = s.chosen[hero]
    mind = HeroMind(s)
    way = best_ways(s, hero)[d]
    if way is None or way.chance * (1 - mind.risk(hero, d)[0]) < 0.6:
        return
    _, act = mind.best_acts(hero, d, way.left)
    s.trust[hero] = way.left
    if act is None:
        return
    if act.id == "attack":
        s.trust[hero] = max(way.left - 3, 0)
        if way.left >= 3:
            s.working[d] -= 1
    elif act.id == "agitate":
        s.discontent = min(s.discontent + 1, RIOT_SPACE)
    elif act.id == "square_a":
        s.discontent = min(s.discontent + s.crowd(d), RIOT_SPACE)
    elif act.id == "riot" and riot_chance(s, d, mind.outlook.crowd) > 0.6:
        s.riots |= 1 << d
        s.working[d] = 0


def judge_step(s: Table, seat: int, options: list[Action]) -> list[float]:
    """The way with the best chance and the most trust left."""
    hero = s.active
    goal = s.chosen[hero]
    found = []
    for action in options:
        after = s.clone()
        d = action.args[0]
        ways = after_step(after, hero, d, goal)
        found.append(
            -9.0 if ways is None else 10 * ways.chance + 0.1 * ways.left - 0.01 * len(ways.path)
        )
    return found


def after_step(s: Table, hero: int, d: int, goal: int) -> Way | None:
    """The best way on if the next step is to ``d``, its price for leaving included."""
    from tabletown.games.great_machine.odds import escape_chance, fares

    first, _ = fares(s, hero)
    chance = 1.0
    if first > s.trust[hero]:
        chance = escape_chance(s)
        s.trust[hero] = 0
    else:
        s.trust[hero] -= first
    s.at[hero] = d
    s.visited |= 1 << d
    if d == goal:
        return Way(0, s.trust[hero], chance, ())
    way = best_ways(s, hero)[goal]
    return None if way is None else Way(way.price, way.left, way.chance * chance, way.path)


def judge_act(s: Table, seat: int, options: list[Action], temper: Temper) -> list[float]:
    hero = s.active
    mind = HeroMind(s, temper=temper)
    special_wanted = "special_action_done" in WANTED.get(event_name(s), ())
    found = []
    for action in options:
        if action.kind == "act":
            act = act_of(s, action)
            value = mind.act_value(hero, act)
            if special_wanted and act.special and not s.has("special_action_done") and not s.automa:
                value += 0.9
            found.append(value)
        elif action.kind == "use":
            found.append(0.15)
        else:
            found.append(0.0)
    return found


def judge_bid(s: Table, seat: int, options: list[Action], temper: Temper) -> list[float]:
    step: Any = s.asking()
    hero = step.actor
    mind = HeroMind(s)
    gain = temper.riots * max(mind.guard_gain(s.at[hero]), 0.4)
    table = attack_table(s, hero, step.guard)
    trust = s.trust[hero]
    found = []
    for action in options:
        bid = action.args[0]
        spent = purse_value(s, trust) - purse_value(s, trust - bid)
        found.append(table[bid] * gain - temper.trust * spent)
    return found


def judge_target(s: Table, seat: int, options: list[Action]) -> list[float]:
    """Reinforcement guards fall easily, but leave for good; cores are wanted."""
    return [(0.1, 0.6, 0.3)[action.args[0]] for action in options]


def judge_identify(s: Table, seat: int, options: list[Action]) -> list[float]:
    """Go on while a name is worth its price; where a riot is near first."""
    step: Any = s.asking()
    each = 0
    if step.prompt == "identify" and 0 <= step.actor < 3:
        each = step.op(s).each(s, step.actor)
    outlook = Outlook(s, True)
    found = []
    for action in options:
        if action.kind == "citizen":
            d = s.district_of(action.args[0])
            found.append(name_value(s, d, outlook.ready[d]) - trust_value(s) * each + 0.03)
        else:
            found.append(0.0)
    return found


def judge_moved(s: Table, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    hero = step.actor
    mind = HeroMind(s)
    if step.prompt == "citizen-goal":
        token = step.token
        return [goal_value(mind, token, action.args[0], hero) for action in options]
    found = []
    for action in options:
        if action.kind != "citizen":
            found.append(0.05)
            continue
        token = action.args[0]
        room = s.citizen_room() & ~(1 << s.district_of(token))
        found.append(max([goal_value(mind, token, d, hero) for d in bits(room)], default=-1.0))
    return found


def goal_value(mind: HeroMind, token: int, d: int, hero: int) -> float:
    """What the heroes gain when a citizen goes to a district, price taken off."""
    s = mind.s
    start = s.district_of(token)
    bit = 1 << token
    seen = bool(mind.outlook.crowd.seen & bit)
    price = 0.0
    if 0 <= hero < 3:
        price = trust_value(s) * s.city.distance[start][d]
        if s.city.distance[start][d] > s.trust[hero]:
            return -5.0
    if seen and s.face[s.t.traitor] & bit:
        gain = mind.riot_gain(start, 0, 1) - 0.5 * mind.outlook.ready[d]
    elif seen and (s.active_faces() | s.active_faces(1)) & bit:
        gain = mind.riot_gain(d, 0, 1) - 0.7 * mind.outlook.ready[start] * (
            not s.riots >> start & 1
        )
    else:
        gain = 0.0
    if d == s.t.square and s.discontent < 15:
        gain += 0.25
    return gain - price


def judge_release(s: Table, seat: int, options: list[Action]) -> list[float]:
    """A freed citizen goes where it helps most: the riot that is nearest, or the Square."""
    step: Any = s.asking()
    details = step.details(s, seat)
    mind = HeroMind(s)
    traitor = details.get("kind") == s.t.kinds[s.t.traitor]
    found = []
    for action in options:
        d = action.args[0]
        gain = mind.riot_gain(d, 0, 1)
        if traitor:
            gain = -gain
        if d == s.t.square and s.discontent < 15 and not traitor:
            gain += 0.25
        found.append(gain)
    return found


def judge_redirect(s: Table, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    mind = HeroMind(s)
    found = []
    for action in options:
        if action.kind != "redirect":
            found.append(0.0)
            continue
        _, start, to = action.args
        price = trust_value(s) * s.city.distance[start][to] if step.op(s).act is not None else 0.0
        found.append(mind.guard_gain(start) - mind.guard_gain(to) - price)
    return found


def judge_share(s: Table, seat: int, options: list[Action]) -> list[float]:
    """Nothing over the maximum, and to those who have least."""
    step: Any = s.asking()
    hero = step.hero
    others = [h for h in s.heroes_in(step.district) if h > hero]
    found = []
    for action in options:
        n = action.args[1]
        rest = (step.pool - n) / max(len(others), 1)
        value = purse_value(s, min(s.trust[hero] + n, s.max_trust(hero)))
        for other in others:
            value += purse_value(s, int(min(s.trust[other] + rest, s.max_trust(other))))
        found.append(value)
    return found


def judge_pledge(s: Table, seat: int, options: list[Action]) -> list[float]:
    """Pay what is worth it: the plan dearly, a protocol cheaply; the rich pay first."""
    step: Any = s.asking()
    paid = type(step.paid).__name__
    left = step.need - sum(step.given)
    worth = 0.0
    if paid == "PlanHolds":
        worth = 1.0 + 0.3 * max(s.plan - 8, 0)
    elif paid == "Prevented" or paid == "BreakthroughStep":
        worth = 0.45 if automa.can_spare(s, step.need) else 0.0
    hero = step.hero
    cost = trust_value(s) * step.need
    if worth <= cost:
        return [-float(action.args[1]) for action in options]
    own = automa.spare(s, hero)
    rest = sum(automa.spare(s, other) for other in range(hero + 1, 3))
    if paid == "PlanHolds" or own + rest < left:
        own, rest = s.trust[hero], sum(s.trust[hero + 1 :])
    fair = max(left - rest, round(left * own / max(own + rest, 1)))
    return [-abs(action.args[1] - fair) for action in options]


def judge_offer(s: Table, seat: int, options: list[Action]) -> list[float]:
    """Take it or leave it: by the value of the position afterwards."""
    hero_side = s.is_hero_side(seat)
    found = []
    for action in options:
        after = s.clone()
        after.apply(action, seat)
        value = heroes_value(after, True) if after.outcome is None else 0.0
        if after.outcome is not None:
            value = 50.0 if s.hero_seats()[0] in after.outcome.winners else -50.0
        found.append(value if hero_side else -value)
    return found


def judge_directive(s: Table, seat: int, options: list[Action]) -> list[float]:
    return [directive_value(s, action.args[0]) for action in options]


def judge_heroes(s: Table, seat: int, options: list[Action]) -> list[float]:
    """Which heroes to play: a fighter, an agitator, an engineer."""
    liking = {
        "mateusz": 0.9,
        "culum": 1.0,
        "veiga": 0.6,
        "olga": 0.7,
        "sylvia": 0.8,
        "mustafa": 0.5,
    }
    names = s.t.hero_ids
    return [liking.get(names[a.args[0]], 0.4) + 0.6 * noise(s, a.id) for a in options]


# Decisions in which a personality shows.
TEMPERED_HERO_JUDGES = {
    "access": judge_access,
    "hero-action": judge_act,
    "bid": judge_bid,
}
HERO_JUDGES = {
    "step": judge_step,
    "attack-target": judge_target,
    "break-guard": judge_target,
    "identify": judge_identify,
    "identify-instead": judge_identify,
    "move-citizen": judge_moved,
    "citizen-goal": judge_moved,
    "release": judge_release,
    "redirect": judge_redirect,
    "share-trust": judge_share,
    "pledge": judge_pledge,
    "cancel-directive": judge_directive,
    "choose-your-hero": judge_heroes,
}
