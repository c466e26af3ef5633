"""What heroes weigh against the automated Machine only: its events, its marker, its servants."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.games.great_machine.bot.evaluation import CARD, trust_value
from tabletown.games.great_machine.forecast.odds import best_ways
from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.state import DISTRICTS, HEROES, MACHINE, GreatMachineState
from tabletown.games.great_machine.tables import Act

STAGES = 7  # stages of the marker's path
PROTOCOL = 0.45  # what it is worth to prevent a protocol
LATE_STEP = 1.4  # a step of the plan prevented late, when each of them may be the last


def event_id(s: GreatMachineState) -> str:
    return s.tables.event_ids[s.event] if s.event >= 0 else ""


def plan_step(s: GreatMachineState) -> float:
    """What it is worth to keep the plan from advancing; the last steps are the game."""
    return 0.9 + 0.3 * max(s.plan - 7, 0)


def marker_steps(s: GreatMachineState, n: int) -> float:
    """What ``n`` steps of the marker cost: the higher the discontent, the shorter its way."""
    return plan_step(s) * n / max(STAGES - s.stage, 1)


# -- trust that the event of the round wants to be kept --------------------------------------------------


def kept(s: GreatMachineState) -> int:
    """The trust the heroes together must still have in step 3 for the plan to hold."""
    return {"closed_symposium": 6, "tribunal": 3}.get(event_id(s), 0)


def expected_trust(s: GreatMachineState, hero: int, own: int) -> int:
    """The trust of all heroes when they have arrived, if ``hero`` has ``own`` then."""
    total = own
    for other in range(3):
        if other == hero:
            continue
        trust = s.trust[other]
        if not s.taken >> other & 1 and s.chosen[other] >= 0:
            way = best_ways(s, other)[s.chosen[other]]
            trust = way.left if way is not None else 0
        total += trust
    return total


def spare(s: GreatMachineState, hero: int) -> int:
    """What a hero can give for a protocol or a breakthrough without letting the plan go on."""
    if event_id(s) == "informers":
        return max(s.trust[hero] - 1, 0)
    return s.trust[hero]


def can_spare(s: GreatMachineState, need: int) -> bool:
    """Whether so much can be paid before step 3 and the plan still holds, if it would hold now."""
    trust = s.trust
    if event_id(s) == "informers":
        return min(trust) < 1 or sum(trust) - 3 >= need
    floor = kept(s)
    return sum(trust) < floor or sum(trust) - need >= floor


# -- destinations ---------------------------------------------------------------------------------------------


def event_wish(s: GreatMachineState, hero: int, d: int, left: int) -> float:
    """What the event says about a destination, reached with so much trust left."""
    t = s.tables
    rule = t.automa_rules[s.event] if s.event >= 0 else None
    if rule is None or rule.never:
        return 0.0
    name = event_id(s)
    step = plan_step(s)
    special = bool(t.special >> d & 1)
    chosen = [s.chosen[h] for h in range(3) if h != hero and s.chosen[h] >= 0]
    last = len(chosen) == 2  # nobody else can still see to it
    value = 0.0
    if rule.districts and rule.districts >> d & 1:
        covered = any(rule.districts >> at & 1 for at in chosen)
        value += 0.1 if covered else PROTOCOL
    if name == "general_census":
        value -= step if d in chosen else 0.0
    elif name == "underground_network":
        mask = 1 << d
        for at in chosen:
            mask |= 1 << at
        if chosen and not s.city.is_connected(mask):
            value -= step if last else 0.5 * step
    elif name in ("citadel_audit", "street_theatre"):
        kind = t.special if name == "citadel_audit" else t.common
        there = sum(kind >> at & 1 for at in chosen)
        if there < 2 and kind >> d & 1:
            value += step if there == 1 and last else 0.5 * step if there == len(chosen) else 0.2
    elif name == "curfew":
        stays = any(s.chosen[h] == s.began[h] for h in range(3) if h != hero and s.chosen[h] >= 0)
        if d == s.at[hero] and not stays:
            value += step if last else 0.5 * step
    elif name == "blackout":
        value += 0.3 if special and not s.has("special_action_done") else 0.0
    elif name == "factory_accident":
        value -= step if s.working[d] >= 3 else 0.0
    elif name == "informers":
        value -= 0.5 * step if left < 1 else 0.0
    floor = kept(s)
    if floor:
        short = floor - expected_trust(s, hero, left)
        value -= step * min(max(short, 0), 2) / 2
    return value


# -- actions ----------------------------------------------------------------------------------------------------


def bare_district(s: GreatMachineState) -> bool:
    return any(not s.working[d] for d in range(DISTRICTS))


def plan_wish(s: GreatMachineState, hero: int, act: Act) -> float:
    """What an action does for the condition under which the plan holds this round."""
    name = event_id(s)
    step = plan_step(s)
    if name == "premiere_night":
        helps = act.id in ("agitate", "square_a") and s.discontent <= s.discontent_before
        return step if helps else 0.0
    if name == "blackout":
        return step if act.special and not s.has("special_action_done") else 0.0
    if name == "night_shift":
        d = s.at[hero]
        if act.id == "attack" and not bare_district(s):
            return 0.6 * step if s.working[d] == 1 else 0.2 * step
        return 0.0
    price = 3 if act.id == "attack" else act_price(s, hero, act)
    own = s.trust[hero] - price + (act.id == "gain_trust")
    if name == "informers":
        return step * ((own >= 1) - (s.trust[hero] >= 1))
    floor = kept(s)
    if floor:
        before = expected_trust(s, hero, s.trust[hero])
        return step * ((before - s.trust[hero] + own >= floor) - (before >= floor))
    return 0.0


# -- servants ---------------------------------------------------------------------------------------------------


def servant_odds(s: GreatMachineState) -> list[list[float]]:
    """The chance of each servant to detain in each district this round.

    Before the servants have moved this follows from the cards left in the movement deck; afterwards
    it is plain to see.
    """
    found = [[0.0] * DISTRICTS for _ in range(3)]
    off = s.deactivated | s.idle
    if s.phase >= HEROES or s.phase == MACHINE:
        for i in range(3):
            if not off >> i & 1:
                found[i][s.servants[i]] = 1.0
        return found
    left = s.move_deck[s.move_top :]
    share = 1.0 / len(left)
    for i in range(3):
        if s.deactivated >> i & 1:
            continue
        for number in left:
            card = s.tables.move_cards[number]
            if card.kind == "maintenance":
                continue
            at = s.servants[i]
            if card.kind == "pursuit":
                at = s.at[s.tables.symbols.index(card.symbol)]
            elif card.kind == "direction":
                at = s.city.through(at, "nesw".index(card.side))
            elif card.kind == "city_heart":
                at = s.tables.square
            found[i][at] += share
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
    last = (
        s.event_deck[s.event_top] == s.tables.countdown if s.event_top < len(s.event_deck) else True
    )
    kept = 0.0 if last else LATE_STEP
    return [plan_step(s) if action is s.tables.take_it else kept for action in options]
