"""The automaton: where its servants may go, its event, the missions (GM-70.12 to GM-70.14)."""

from __future__ import annotations

from tabletown.games.great_machine.effects.conditions import districts_of
from tabletown.games.great_machine.forecast.plan import payment, verdict
from tabletown.games.great_machine.forecast.shapes import (
    EventForecast,
    GoalForecast,
    MissionForecast,
    PriorityForecast,
    ServantForecast,
    Verdict,
)
from tabletown.games.great_machine.rules.missions import open_missions
from tabletown.games.great_machine.rules.servants import is_available, servant_goal
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import DISTRICTS, MACHINE, GreatMachineState
from tabletown.games.great_machine.tables.rules import MissionRule


def next_moves(s: GreatMachineState, after: GreatMachineState) -> list[ServantForecast]:
    """Every card still in the deck is equally likely for each servant, whatever the others draw."""
    deck = s.move_deck[s.move_top :]
    found: list[ServantForecast] = []
    for servant in s.column:
        cards: dict[int, list[str]] = {}
        if s.phase != MACHINE and not s.deactivated >> servant & 1:
            for card in [s.tables.move_cards[number] for number in sorted(deck)]:
                goal = servant_goal(s, servant, card, after.at)  # GM-33.3 to GM-33.11
                cards.setdefault(goal, []).append(card.id)
        goals: list[GoalForecast] = []
        for d, names in sorted(cards.items(), key=lambda item: (-len(item[1]), item[0])):
            chance = round(len(names) / len(deck), 4)
            goals.append({"district": s.district_id(d), "chance": chance, "cards": names})
        acts = priorities(s, servant)
        found.append({"servant": s.servant_id(servant), "goals": goals, "acts": acts})
    return found


def priorities(s: GreatMachineState, servant: int) -> list[PriorityForecast]:
    """Its actions in order, and which of them it could take where it stands (GM-33.12)."""
    here = s.tables.district_act[s.servants[servant]]
    numbers = [entry if entry >= 0 else here for entry in s.tables.priority[servant]]
    return [{"act": s.tables.acts[n].id, "available": is_available(s, servant, n)} for n in numbers]


def event_outlook(s: GreatMachineState, after: GreatMachineState) -> EventForecast | None:
    """Protocol: prevented, executed, or open (a payment); breakthrough: gained, missed, or open."""
    if s.event < 0 or s.tables.automa_rules[s.event].never:
        return None
    rule, event = s.tables.automa_rules[s.event], s.tables.events[s.event]
    if rule.protocol.kind == "C":
        protocol = payment(rule.protocol.trust, sum(s.trust), "executed")
    else:
        here = [h for h in range(3) if rule.districts >> after.at[h] & 1]
        protocol = {
            "status": "prevented" if here else "executed",
            "heroes": [s.hero_id(h) for h in here],
        }
    possible = any(op.possible(s, -1) for op in s.tables.programs[rule.program])
    breakthrough: Verdict
    if protocol["status"] == "executed" or not possible:
        breakthrough = {"status": "missed"}
    elif rule.cost:
        breakthrough = payment(rule.cost, sum(s.trust), "missed")
    else:
        met = rule.needs(after, -1, -1)
        breakthrough = verdict("gained" if met else "missed", after, event.breakthrough.needs)
    return {"protocol": protocol, "breakthrough": breakthrough}


# -- missions ---------------------------------------------------------------------------------------------


def missions(s: GreatMachineState) -> list[MissionForecast]:
    progress = [(mission, *goal_progress(s, mission)) for _, mission in open_missions(s)]
    return [{"mission": m.card.id, "have": have, "need": need} for m, have, need in progress]


def goal_progress(s: GreatMachineState, mission: MissionRule) -> tuple[int, int]:
    """How much of the goal is reached."""
    cond = mission.card.goal
    heroes = s.hero_tokens_laid()
    if cond.test == "tokens_together":
        mask = districts_of(cond, s.tables)
        return max(sum(p == d for p in heroes) for d in range(DISTRICTS) if mask >> d & 1), 3
    if cond.test == "tokens_one_in_each":
        mask = districts_of(cond, s.tables)
        return len({p for p in heroes if p >= 0 and mask >> p & 1}), 3
    if cond.test == "tokens_on_citizens":
        if cond.token == "data":
            if s.data_bearer < 0:
                return 0, 1
            return districts_of(cond, s.tables) >> max(s.district_of(s.data_bearer), 0) & 1, 1
        tokens = s.bearers()
        kinds = {s.kind_of(token) for token in tokens}
        return min(len(kinds), len({s.district_of(token) for token in tokens})), cond.n
    if cond.test == "tokens_home":
        return s.tokens_home(), cond.n
    if cond.test == "holds" and cond.token == "core":
        return s.cores_taken, cond.n
    if cond.test == "holds" and cond.token == "servant_token":
        return sum(s.servant_token_holder(i) >= 0 for i in range(3)), 3
    if cond.test == "holds":
        return max(len(s.tokens_of(h)) for h in range(3)), cond.n
    return place_progress(s, cond)


def place_progress(s: GreatMachineState, cond: Cond) -> tuple[int, int]:
    """Goals about districts: trust or bonds laid there, drones with a hero token."""
    if cond.not_ is not None:
        drones = {d for d in s.drones() if d >= 0}
        return sum(d in s.hero_tokens_laid() for d in drones), len(drones)
    inner = cond.if_
    assert inner is not None
    amount = next(part for part in inner.all_ if part.test == "here_compare")
    on = s.trust_on if amount.left == "trust_on_district" else s.bonds_on
    return max(on(d) for d in range(DISTRICTS)), int(amount.right)
