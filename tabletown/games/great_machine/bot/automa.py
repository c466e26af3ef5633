"""What heroes weigh against the automated Machine only: its events, its marker, its servants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tabletown.core.actions import Action
from tabletown.core.bits import made_of, members
from tabletown.games.great_machine.bot.evaluation import CARD, trust_value
from tabletown.games.great_machine.forecast.odds import best_ways
from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.rules.servants import servant_goal
from tabletown.games.great_machine.state import DISTRICTS, HEROES, MACHINE, GreatMachineState
from tabletown.games.great_machine.tables.rules import ActRule

STAGES = 7  # stages of the marker's path
PROTOCOL = 0.45  # what it is worth to prevent a protocol
LATE_STEP = 1.4  # a step of the plan prevented late, when each of them may be the last


def plan_step(s: GreatMachineState) -> float:
    """What it is worth to keep the plan from advancing; the last steps are the game."""
    return 0.9 + 0.3 * max(s.plan - 7, 0)


def marker_steps(s: GreatMachineState, n: int) -> float:
    """What ``n`` steps of the marker cost: the higher the discontent, the shorter its way."""
    return plan_step(s) * n / max(STAGES - s.stage, 1)


# -- trust that the event of the round wants to be kept --------------------------------------------------


KEPT: Final = {"closed_symposium": 6, "tribunal": 3}


def kept(s: GreatMachineState) -> int:
    """The trust the heroes together must still have in step 3 for the plan to hold."""
    return KEPT.get(s.event_id(), 0)


def expected_trust(s: GreatMachineState, hero: int, own: int) -> int:
    """The trust of all heroes when they have arrived, if ``hero`` has ``own`` then."""
    total = own
    for other in range(3):
        if other != hero and (s.taken >> other & 1 or s.chosen[other] < 0):
            total += s.trust[other]
        elif other != hero:
            way = best_ways(s, other)[s.chosen[other]]
            total += way.left if way is not None else 0
    return total


def spare(s: GreatMachineState, hero: int) -> int:
    """What a hero can give for a protocol or a breakthrough without letting the plan go on."""
    if s.event_id() == "informers":
        return max(s.trust[hero] - 1, 0)
    return s.trust[hero]


def can_spare(s: GreatMachineState, need: int) -> bool:
    """Whether so much can be paid before step 3 and the plan still holds, if it would hold now."""
    trust = s.trust
    if s.event_id() == "informers":
        return min(trust) < 1 or sum(trust) - 3 >= need
    floor = kept(s)
    return sum(trust) < floor or sum(trust) - need >= floor


# -- destinations ---------------------------------------------------------------------------------------------


class Visit(NamedTuple):
    """A hero who thinks of ending the movement in a district."""

    hero: int
    d: int
    left: int  # trust after the way
    chosen: list[int]  # where the comrades who have chosen go
    step: float  # what it is worth to keep the plan from advancing

    @property
    def sure(self) -> float:
        """The step if nobody else can still see to it, half of it while somebody can."""
        return self.step if len(self.chosen) == 2 else 0.5 * self.step


def apart(s: GreatMachineState, v: Visit) -> float:
    return -v.step if v.d in v.chosen else 0.0


def hanging_together(s: GreatMachineState, v: Visit) -> float:
    if v.chosen and not s.city.is_connected(made_of([v.d, *v.chosen])):
        return -v.sure
    return 0.0


def two_in(v: Visit, kind: int) -> float:
    there = sum(kind >> at & 1 for at in v.chosen)
    if there >= 2 or not kind >> v.d & 1:
        return 0.0
    if there == 1 and len(v.chosen) == 2:
        return v.step
    return 0.5 * v.step if there == len(v.chosen) else 0.2


def somebody_stays(s: GreatMachineState, v: Visit) -> float:
    others = [h for h in range(3) if h != v.hero and s.chosen[h] >= 0]
    stays = any(s.chosen[h] == s.began[h] for h in others)
    return v.sure if v.d == s.at[v.hero] and not stays else 0.0


def special_action(s: GreatMachineState, v: Visit) -> float:
    special = s.tables.special >> v.d & 1
    return 0.3 if special and not s.has("special_action_done") else 0.0


# What the plan condition of an event says about a destination.
EVENT_WISHES: Final[dict[str, Callable[[GreatMachineState, Visit], float]]] = {
    "general_census": apart,
    "underground_network": hanging_together,
    "citadel_audit": lambda s, v: two_in(v, s.tables.special),
    "street_theatre": lambda s, v: two_in(v, s.tables.common),
    "curfew": somebody_stays,
    "blackout": special_action,
    "factory_accident": lambda s, v: -v.step if s.working[v.d] >= 3 else 0.0,
    "informers": lambda s, v: -0.5 * v.step if v.left < 1 else 0.0,
}


def event_wish(s: GreatMachineState, hero: int, d: int, left: int) -> float:
    """What the event says about a destination, reached with so much trust left."""
    rule = s.tables.automa_rules[s.event] if s.event >= 0 else None
    if rule is None or rule.never:
        return 0.0
    chosen = [s.chosen[h] for h in range(3) if h != hero and s.chosen[h] >= 0]
    visit = Visit(hero, d, left, chosen, plan_step(s))
    value = 0.0
    if rule.districts >> d & 1:
        value += 0.1 if any(rule.districts >> at & 1 for at in chosen) else PROTOCOL
    wish = EVENT_WISHES.get(s.event_id())
    if wish is not None:
        value += wish(s, visit)
    floor = kept(s)
    if floor:
        short = floor - expected_trust(s, hero, left)
        value -= visit.step * min(max(short, 0), 2) / 2
    return value


# -- actions ----------------------------------------------------------------------------------------------------


# Events whose condition an action can help or hurt.
ASKS_ACTIONS: Final = {"premiere_night", "blackout", "night_shift", "informers", *KEPT}


def plan_wish(s: GreatMachineState, hero: int, act: ActRule) -> float:
    """What an action does for the condition under which the plan holds this round."""
    name = s.event_id()
    if name not in ASKS_ACTIONS:
        return 0.0
    step = plan_step(s)
    if name == "premiere_night":
        helps = act.id in ("agitate", "square_a") and s.discontent <= s.discontent_before
        return step if helps else 0.0
    if name == "blackout":
        return step if act.special and not s.has("special_action_done") else 0.0
    if name == "night_shift":
        d = s.at[hero]
        if act.id == "attack" and all(s.working):
            return 0.6 * step if s.working[d] == 1 else 0.2 * step
        return 0.0
    floor = kept(s)
    price = 3 if act.id == "attack" else act_price(s, hero, act)
    own = s.trust[hero] - price + (act.id == "gain_trust")
    if name == "informers":
        return step * ((own >= 1) - (s.trust[hero] >= 1))
    before = expected_trust(s, hero, s.trust[hero])
    return step * ((before - s.trust[hero] + own >= floor) - (before >= floor))


# -- servants ---------------------------------------------------------------------------------------------------


def servant_odds(s: GreatMachineState) -> list[list[float]]:
    """The chance of each servant to detain in each district this round.

    Before the servants have moved this follows from the cards left in the movement deck; afterwards
    it is plain to see.
    """
    found = [[0.0] * DISTRICTS for _ in range(3)]
    off = s.deactivated | s.idle
    if s.phase >= HEROES or s.phase == MACHINE:
        for i in members(7 & ~off):
            found[i][s.servants[i]] = 1.0
        return found
    left = s.move_deck[s.move_top :]
    share = 1.0 / len(left)
    for i in members(7 & ~s.deactivated):
        for number in left:
            card = s.tables.move_cards[number]
            if card.kind != "maintenance":
                found[i][servant_goal(s, i, card, s.at)] += share
    return found


def detention_cost(s: GreatMachineState, hero: int, servant: int) -> float:
    """What a detention by this servant costs a hero, apart from a turn that it ends (GM-35.5 to 35.7)."""
    card = s.tables.servant_cards[servant]
    if not card.detention_ends_turn:
        return marker_steps(s, 3)
    if card.id == "lex_hecate":
        return CARD + 0.1
    return trust_value(s) * min(s.trust[hero], 4)


def seen_to(s: GreatMachineState, hero: int) -> list[int]:
    """The heroes who have chosen and will act before ``hero``."""
    return [h for h in members(~s.taken & 7) if h < hero and s.chosen[h] >= 0]


# -- a round without an event (GM-39.13) ------------------------------------------------------------------------


def judge_skip(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """It can be declared once: kept for the late steps, but not beyond the last event (GM-39.48)."""
    left = s.event_deck[s.event_top :]
    kept = LATE_STEP if left and left[0] != s.tables.countdown else 0.0
    return [plan_step(s) if action is s.tables.take_it else kept for action in options]
