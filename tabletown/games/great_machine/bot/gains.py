"""What changes of a position are worth to the heroes; verbs ask for it (``effects/``)."""

from __future__ import annotations

from collections.abc import Callable

from tabletown.core.bits import members
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
from tabletown.games.great_machine.bot.events import WANTED
from tabletown.games.great_machine.bot.missions import (
    broadcast_place,
    missions_after,
    missions_after_move,
    missions_value,
)  # fmt: skip
from tabletown.games.great_machine.bot.temper import EVEN, Temper
from tabletown.games.great_machine.forecast.odds import attack_table, riot_chance, sides
from tabletown.games.great_machine.rules.changes import guard_kinds
from tabletown.games.great_machine.rules.riots import opposition, support
from tabletown.games.great_machine.schema import Cost
from tabletown.games.great_machine.state import (
    DISTRICTS,
    EVERYWHERE,
    RIOT_SPACE,
    SUCCESSES,
    GreatMachineState,
)  # fmt: skip
from tabletown.games.great_machine.view import group_memory, unseen_counts

FEW_CARDS = 6  # so many seized cards of one hero are a danger
STEADY = 0.02  # by number: whoever woke up early stays awake when discontent falls
LATER = 0.5  # each further stage that a citizen sleeps through halves what it is worth in a riot
SQUARE_CITIZEN = 0.25  # one citizen more on the Square, while rallies still count
SOME_DAY = 0.03  # a friend where a riot is far away
RALLIES = 15  # from this space of discontent on a rally hardly needs another citizen
LEAST_GAIN = 0.4  # a broken guard, once the attack has been declared
LEADER_TOKEN = 0.4  # the leader has three: each may still win a riot (GM-39.49)
PLANS = 6  # so many bonds are broadcast (GM-39.40)
LEFT_OVER = 0.5  # what is not needed for the goal becomes trust (GM-39.41)


class Gains:
    """One position, seen by the heroes; ``s`` is a copy that may be tried out on."""

    def __init__(self, s: GreatMachineState, hero_side: bool = True, temper: Temper = EVEN) -> None:
        self.s = s
        self.hero_side = hero_side
        self.temper = temper
        self.outlook = Outlook(s, hero_side)
        self.riots = riots_value(s, self.outlook.ready)
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

    def riot_chance(self, d: int) -> float:
        return riot_chance(self.s, d, self.outlook.crowd)

    def riot_value(self, d: int) -> float:
        s = self.s
        chance = self.riot_chance(d)
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
        if self.wanted("guard_broken"):
            gain += 0.5
        best, purse = -9.0, purse_value(s, trust)
        for kind in guard_kinds(s, d):
            table = attack_table(s, hero, kind)
            if s.tables.pays_after_roll[s.heroes[hero]]:
                price = self.temper.trust * (trust_value(s) * 2.5 * table[-1])
                best = max(best, table[-1] * gain - price)
                continue
            for bid in range(1, trust + 1):
                spent = purse - purse_value(s, trust - bid)
                best = max(best, table[bid] * gain - self.temper.trust * spent)
        return best

    def broken_value(self, d: int) -> float:
        return max(self.guard_gain(d), LEAST_GAIN)

    def bid_value(self, hero: int, guard: int, bid: int) -> float:
        trust, gain = self.s.trust[hero], self.temper.riots * self.broken_value(self.s.at[hero])
        spent = self.purse(trust) - self.purse(trust - bid)
        return attack_table(self.s, hero, guard)[bid] * gain - self.temper.trust * spent

    def target_value(self, guard: int) -> float:
        """Reinforcement guards fall easily, but leave for good; cores are wanted."""
        return (0.1, 0.6, 0.3)[guard]

    def wanted(self, fact: str) -> bool:
        """Whether the event of the round wants it to happen, and it has not happened yet."""
        return fact in WANTED.get(self.s.event_id(), ()) and not self.s.has(fact)

    def identify_value(self, hero: int, each: int) -> float:
        """Names are worth more where a riot is near, and where all can be learned."""
        s = self.s
        d, trust = s.at[hero], s.trust[hero]
        unknown = (s.people[d] & s.unknown).bit_count()
        count = unknown if not each else min(unknown, trust // each)
        value = count * name_value(s, self.outlook.ready[d])
        value -= purse_value(s, trust) - purse_value(s, trust - count * each)
        return value + 0.8 if self.wanted("citizen_identified") else value

    def name_gain(self, token: int, d: int = -1) -> float:
        """What it is worth to know a citizen, where it is or will be."""
        s = self.s
        d = s.district_of(token) if d < 0 else d
        return name_value(s, self.outlook.ready[d]) * (1 - 0.5 * self.remembered(token))

    def remembered(self, token: int) -> float:
        """How much of a hidden citizen is known because everybody saw whom it was mixed with."""
        s = self.s
        for group in s.mixed:
            if group[0] >> token & 1:
                hidden = (group[0] & (s.unknown | s.arrested())).bit_count()
                return sum(group_memory(s, group, True)) / max(hidden, 1)
        return 0.0

    def best_name(self) -> float:
        """Any one citizen of a district that is still open (GM-23.5)."""
        s, ready = self.s, self.outlook.ready
        open_to = [d for d in members(EVERYWHERE & ~s.visited) if s.people[d] & s.unknown]
        return max([name_value(s, ready[d]) for d in open_to], default=0.0)

    def trust_gain(self, hero: int, n: int) -> float:
        """What ``n`` trust more are worth, as far as they can be held."""
        s, trust = self.s, self.s.trust[hero]
        more = min(trust + n, s.max_trust(hero))
        return self.temper.trust * (purse_value(s, more) - purse_value(s, trust))

    def purse(self, trust: int) -> float:
        return purse_value(self.s, trust)

    def dear(self, price: int) -> float:
        """So much trust, where only a few are asked for."""
        return trust_value(self.s) * price

    def leader_token(self, cost: Cost | None) -> float:
        """What is given for an offer that costs one of the leader's tokens."""
        return LEADER_TOKEN if cost is not None and cost.token == "hero" else 0.0

    def directive_value(self, card: int) -> float:
        return directive_value(self.s, card)

    def restored_value(self) -> float:
        """Any access card of any hero back."""
        most = max(seized.bit_count() for seized in self.s.seized)
        if self.s.automa and most < FEW_CARDS:  # its raids take few cards: time is worth more
            return 0.04 * most
        return CARD + 0.1 * most

    def speech_value(self, hero: int) -> float:
        """One opponent less: it decides a riot that would just fail (GM-39.21)."""
        d = self.s.at[hero]
        return SUCCESS if support(self.s, d) == opposition(self.s, d) else 0.0

    # -- missions ------------------------------------------------------------------------------------------

    def missions_value(self, s: GreatMachineState) -> float:
        """What the missions promise at a table."""
        return missions_value(s)

    def missions_after(self, change: Callable[[GreatMachineState], None]) -> float:
        return missions_after(self.s, change)

    def after_attaching(self, hero: int, citizen: int) -> float:
        """With the hero's own token on a citizen, or the data token (-1)."""
        after = self.s.clone()
        if hero < 0:
            after.attach_data(citizen)
        else:
            after.attach_hero_token(hero, citizen)
        return missions_value(after)

    def passed(self, token: int, to: int) -> float:
        """With a hero token in the hands of another hero."""
        after = self.s.clone()
        after.give_hero_token(token, to)
        return missions_value(after)

    def best_gift(self, hero: int, receiver: int) -> float:
        tokens = self.s.tokens_of(hero)
        return max([self.passed(token, receiver) for token in tokens], default=-1.0)

    def plans_value(self, after: GreatMachineState) -> float:
        """With bonds carried or laid down; more than are broadcast become trust (GM-39.41)."""
        bonds = sum(after.hero_bonds(hero) for hero in range(3))
        spare = bonds + after.bonds_on(broadcast_place(after)) - PLANS
        left_over = min(bonds, max(spare, 0))
        return missions_value(after) + LEFT_OVER * trust_value(after) * left_over

    # -- citizens --------------------------------------------------------------------------------------------

    def friendship(self, token: int) -> float:
        """How surely a citizen helps a riot, as this side can tell: 1 for a friend, -1 a traitor.

        A face nobody of this side has seen counts by what is left to be seen, and by what is
        remembered of the tokens it was mixed with.
        """
        s, crowd = self.s, self.outlook.crowd
        if crowd.seen >> token & 1:
            return self.kind_friendship(s.kind_of(token))
        if self.strangers is None:
            counts = unseen_counts(s, self.hero_side)
            self.strangers = self.kinds_friendship(counts) / max(sum(counts), 1)
        for group in s.mixed:
            if group[0] >> token & 1:
                left = group_memory(s, group, self.hero_side)
                hidden = (group[0] & ~crowd.seen).bit_count()
                known = self.kinds_friendship(left)
                return (known + (hidden - sum(left)) * self.strangers) / hidden
        return self.strangers

    def kinds_friendship(self, counts: list[int]) -> float:
        """The same of so many citizens of each kind together."""
        return sum([n * self.kind_friendship(kind) for kind, n in enumerate(counts)], 0.0)

    def kind_friendship(self, kind: int) -> float:
        """A citizen who is awake now or at the next stage is a friend; others are by and by."""
        s = self.s
        if kind == s.tables.traitor:
            return -1.0
        number = s.tables.kind_numbers[kind]
        asleep = max(number - s.stage_number - 1, 0)
        return LATER**asleep * (1 - STEADY * number)

    def friend_gain(self, d: int) -> float:
        """What one more friend is worth in a district, a riot that is far away included."""
        if self.s.riots >> d & 1:
            return 0.0
        support, against, _ = sides(self.s, d, self.outlook.crowd)
        return self.riot_gain(d, 0, 1) + SOME_DAY / (1 + max(against - support, 0))

    def square_citizen(self, d: int) -> float:
        """One citizen more in a district, if it is the Square and rallies still count."""
        rally = d == self.s.tables.square and self.s.discontent < RALLIES
        return SQUARE_CITIZEN if rally else 0.0

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

    def best_move(self, hero: int) -> float:
        """The best that comes of moving a citizen; -1 if none can go anywhere."""
        s = self.s
        d = s.at[hero]
        prices = [(to, s.city.distance[d][to]) for to in members(s.citizen_room() & ~(1 << d))]
        wanted, best = 0.8 if self.wanted("citizen_moved") else 0.0, -1.0
        for token in members(s.people[d] & self.outlook.crowd.seen):
            for to, price in prices:
                if price <= s.trust[hero]:
                    best = max(best, self.goal_value(token, to, price) + wanted)
        return best

    def best_redirect(self, hero: int) -> float:
        """A guard away from where a riot is near; -1 if none can go anywhere."""
        s = self.s
        lost = {to: self.guard_gain(to, -1) * -1.0 for to in members(s.guard_room())}
        best = -1.0
        for start in [d for d in range(DISTRICTS) if s.working[d]]:
            gain = self.guard_gain(start)
            for to, loss in lost.items():
                price = s.city.distance[start][to]
                if to != start and price <= s.trust[hero]:
                    best = max(best, 0.3 * (gain - loss) - trust_value(s) * price)
        return best


def is_open_traitor(s: GreatMachineState, token: int) -> bool:
    """A revealed traitor is no citizen of the Square (GM-2.8)."""
    return bool(s.face[s.tables.traitor] & ~s.unknown & ~s.known & 1 << token)


def name_value(s: GreatMachineState, ready: float) -> float:
    """What it is worth to know one more citizen of a district."""
    # in the automa it is revealed: one that wakes up gives 2 trust, and may be arrested
    return (0.1 if s.automa else 0.05) + 0.12 * ready
