"""The automated Machine: the servants' turns and how they detain (GM-33, GM-35)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import Do, fire, own_trigger
from tabletown.games.great_machine.rules.changes import random_district
from tabletown.games.great_machine.rules.machine import tell_order
from tabletown.games.great_machine.rules.tracks import progress
from tabletown.games.great_machine.schema import MovementCard
from tabletown.games.great_machine.state import FACT, MACHINE, GreatMachineState
from tabletown.games.great_machine.state.city import SIDES


# GM-30.4: nobody plays the Machine; GM-33.2: nothing is paid; GM-33.33: opened cards stay open
class AutomaPhase(Step[GreatMachineState]):
    """Each servant in column order turns up a movement card, moves and acts (GM-33.1)."""

    rule = "GM-33.1"

    def run(self, s: GreatMachineState) -> None:
        s.phase = MACHINE
        s.then(*[ServantTurn(i) for i in s.column], DeckCheck())


# GM-33.40: patrol reinforcement, maintenance and a deactivated servant attempt no action
class ServantTurn(Step[GreatMachineState]):
    """Card, move, ambush, Confiscation, actions, Resettlement, new directive (GM-33.37)."""

    servant: int

    rule = "GM-33.37"

    def run(self, s: GreatMachineState) -> None:
        i = self.servant
        card = s.tables.move_cards[s.move_deck[s.move_top]]
        s.move_top += 1
        if s.log is not None:
            s.reveal("movement-card", "GM-33.1", servant=s.servant_id(i), movement=card.id)
        if s.deactivated >> i & 1:
            return  # GM-33.36
        kind = card.kind
        if kind == "patrol_reinforcement" and s.in_force.reinforcement_is_patrol:
            kind = "patrol"  # GM-40.11
        if kind == "maintenance":
            s.idle |= 1 << i
            return  # GM-33.11
        move_by_card(s, i, card)
        triggers = s.in_force.triggers
        s.stack.append(SERVANT_ENDS[i])
        s.stack.append(REINFORCE[i] if kind == "patrol_reinforcement" else ACT[i])
        if "servant_move_end" in triggers:
            s.stack.append(MoveEnds(i))
        if "servant_enters_token" in triggers:
            fire(s, "servant_enters_token", 3 + i)


# GM-30.15, GM-30.16: symbols belong to the heroes by initiative
def servant_goal(s: GreatMachineState, i: int, card: MovementCard, heroes_at: list[int]) -> int:
    """Where a movement card takes a servant while the heroes are in these districts."""
    if card.kind == "pursuit":
        hunted: int = s.tables.symbols.index(card.symbol)
        return heroes_at[hunted]  # GM-33.3
    if card.kind == "direction":
        return s.city.through(s.servants[i], SIDES.index(card.side))  # GM-33.4
    return s.tables.square if card.kind == "city_heart" else s.servants[i]  # GM-33.7


# GM-33.6, GM-33.10, GM-33.39: staying is a zero move
def move_by_card(s: GreatMachineState, i: int, card: MovementCard) -> None:
    start, goal = s.servants[i], servant_goal(s, i, card, s.at)
    s.servants[i] = goal
    if s.log is None:
        return
    name, left, there = s.servant_id(i), s.district_id(start), s.district_id(goal)
    if goal == start:
        s.emit("servant-stays", "GM-33.10", servant=name, district=there)
    else:
        s.emit("servant-moved", "GM-33.1", servant=name, from_district=left, district=there)


class MoveEnds(Step[GreatMachineState]):
    """Confiscation: the first servant that reaches a hero with trust (GM-37.4 to GM-37.7)."""

    servant: int

    rule = "GM-37.4"

    def run(self, s: GreatMachineState) -> None:
        if not s.deactivated >> self.servant & 1:
            fire(s, "servant_move_end", 3 + self.servant)


class Reinforce(Step[GreatMachineState]):
    """Patrol reinforcement: a guard instead of any action (GM-33.8, GM-33.9)."""

    servant: int

    rule = "GM-33.8"

    def run(self, s: GreatMachineState) -> None:
        if not s.deactivated >> self.servant & 1:
            add_reinforcement(s, s.servants[self.servant], "patrol_reinforcement")


# GM-33.31: the number of actions is fixed before the first; GM-33.32: heroes do not matter
class ServantActs(Step[GreatMachineState]):
    """The first available actions of the priority list; two with a raid token (GM-33.29, 33.31)."""

    servant: int

    rule = "GM-33.12"

    def run(self, s: GreatMachineState) -> None:
        i = self.servant
        if not s.deactivated >> i & 1:
            act_by_priority(s, i, 0, 2 if s.raids >> s.servants[i] & 1 else 1, 0)


class NextAct(Step[GreatMachineState]):
    """The next action in priority order that is available; each only once (GM-33.30)."""

    servant: int
    rank: int  # the next entry of the priority list
    left: int  # actions left, before Optimization
    done: int

    rule = "GM-33.30"

    def run(self, s: GreatMachineState) -> None:
        act_by_priority(s, self.servant, self.rank, self.left, self.done)


# GM-33.13, GM-33.14, GM-33.15: the orders stand in servants.toml; GM-33.41: fewer than allowed is
# enough
def act_by_priority(s: GreatMachineState, i: int, rank: int, left: int, done: int) -> None:
    priority = s.tables.priority[i]
    while rank < len(priority):
        number = priority[rank]
        if number < 0:
            number = s.tables.district_act[s.servants[i]]
        rank += 1
        if not is_available(s, i, number):
            continue
        extra = s.in_force.extra_action  # Optimization (GM-37.8, GM-37.10)
        if extra is not None and s.used & extra.limit_bit:
            extra = None
        if not left and extra is None:
            return
        if not left and extra is not None:
            s.used |= extra.limit_bit
            left, extra = 1, None
            s.emit("optimized", "GM-37.8", servant=s.servant_id(i))
        tell_order(s, i, s.tables.acts[number], "GM-33.12")
        if left > 1 or extra is not None:
            s.stack.append(NextAct(i, rank, left - 1, done + 1))
        s.stack.append(Do(s.tables.acts[number].program, 0, 3 + i))
        return
    if not done:
        security_protocol(s, "no_action")  # GM-33.27


# GM-33.23, GM-33.42: what is missing makes the district action unavailable
def is_available(s: GreatMachineState, servant: int, number: int) -> bool:
    act = s.tables.acts[number]
    actor = 3 + servant
    if not act.needs(s, actor, s.servants[servant]):
        return False
    return all(op.possible(s, actor) for op in s.tables.programs[act.program])


# GM-33.28: the event's own protocol still comes
class ServantEnds(Step[GreatMachineState]):
    """After the actions: Resettlement, then a newly published directive takes effect (GM-33.20)."""

    servant: int

    rule = "GM-33.20"

    def run(self, s: GreatMachineState) -> None:
        if s.fresh >= 0:
            s.stack.append(TakesEffect())
        if "servant_actions_done" in s.in_force.triggers and not s.deactivated >> self.servant & 1:
            fire(s, "servant_actions_done", 3 + self.servant)


class TakesEffect(Step[GreatMachineState]):
    rule = "GM-33.20"

    def run(self, s: GreatMachineState) -> None:
        if s.fresh >= 0:
            s.fresh = -1
            s.update_in_force()


# GM-33.35: the discarded cards are open to all
class DeckCheck(Step[GreatMachineState]):
    """With fewer than 3 movement cards left all are shuffled into a new deck (GM-33.34)."""

    rule = "GM-33.34"

    def run(self, s: GreatMachineState) -> None:
        if len(s.move_deck) - s.move_top >= 3:
            return
        deck = sorted(s.move_deck)
        kind = s.in_force.maintenance_return
        if kind:
            opened = [
                c for c in s.move_deck[: s.move_top] if s.tables.move_cards[c].kind == "maintenance"
            ]
            for card in opened if kind == "all" else opened[:1]:  # GM-40.10
                deck.remove(card)
        s.shuffle(deck)
        s.move_deck = deck
        s.move_top = 0
        s.emit("movement-shuffled", "GM-33.34", n=len(deck))


# -- guards and protocols (GM-36) ------------------------------------------------------------------


# GM-36.11: otherwise a guard like others
def add_reinforcement(s: GreatMachineState, d: int, why: str) -> None:
    """A reinforcement guard into a district, or a random one if it is full (GM-33.8)."""
    if not s.supply():
        progress(s, 1, why)  # GM-36.3, GM-36.4
        return
    if not s.free_guard_slot(d):
        d = random_district(s, s.guard_room())
        if d < 0:
            return
    s.working[d] += 1
    s.extra[d] += 1
    s.emit("reinforced", "GM-36.2", district=s.district_id(d), why=why)


def security_protocol(s: GreatMachineState, why: str) -> None:
    """A reinforcement guard in a random district with a free slot (GM-36.2)."""
    if not s.supply():
        progress(s, 1, why)
        return
    d = random_district(s, s.guard_room())
    if d >= 0:
        add_reinforcement(s, d, why)


# -- detention (GM-35) -------------------------------------------------------------------------------


# GM-35.3: not by a servant at rest; GM-35.13, GM-35.21: it counts as a raid
def detaining(s: GreatMachineState, hero: int) -> list[int]:
    """The servants that detain a hero who ends movement here, in column order (GM-35.2, 35.3)."""
    d = s.at[hero]
    off = s.idle | s.deactivated
    found = [i for i in s.column if s.servants[i] == d and not off >> i & 1]
    if s.in_force.immune_by_token:
        found = [i for i in found if s.servant_token_holder(i) != hero]  # GM-39.7
    return found


def detain_by_servants(s: GreatMachineState, hero: int) -> None:
    if detaining(s, hero):
        s.then(ServantsDetain(hero))
        fire(s, "self_detained", hero)


# GM-35.4: one result for each servant; GM-35.6, GM-35.7: as servants.toml says
class ServantsDetain(Step[GreatMachineState]):
    """Every servant here applies its result; then the hero's own ability (GM-35.9, GM-35.12)."""

    hero: int

    rule = "GM-35.2"

    def run(self, s: GreatMachineState) -> None:
        hero = self.hero
        servants = detaining(s, hero)
        s.detained |= 1 << hero
        s.facts |= FACT["hero_detained"]
        for i in reversed(servants):
            ends = s.tables.servant_cards[i].detention_ends_turn
            own_trigger(
                s, hero, "self_detained_turn_ended" if ends else "self_detained_plan_advanced"
            )
        for i in reversed(servants):
            s.stack.append(Do(s.tables.detentions[i], 0, hero))
            s.stack.append(TellDetained(hero, i))


class TellDetained(Step[GreatMachineState]):
    hero: int
    servant: int
    rule = "GM-35.2"

    def run(self, s: GreatMachineState) -> None:
        hero, servant = s.hero_id(self.hero), s.servant_id(self.servant)
        s.emit("detained-by", "GM-35.2", hero=hero, servant=servant)


def shake_off(s: GreatMachineState, hero: int) -> None:
    """The leader ignores all detention results of this arrival (GM-39.21)."""
    if s.stack and s.stack[-1] == ServantsDetain(hero):
        s.stack.pop()


ACT = [ServantActs(i) for i in range(3)]
REINFORCE = [Reinforce(i) for i in range(3)]
SERVANT_ENDS = [ServantEnds(i) for i in range(3)]
