"""How heroes pursue missions: how far a goal is, and where it wants each hero to go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletown.core.bits import members
from tabletown.games.great_machine.rules.missions import open_missions
from tabletown.games.great_machine.state import GreatMachineState

PERMIT: Final = 1.6  # a riot token won by a mission
Wish = Callable[[GreatMachineState, int, int], float]  # table, hero, district
Progress = Callable[[GreatMachineState], float]  # 0 to 1


def meeting_place(s: GreatMachineState, among: int) -> int:
    """Where most hero tokens lie, of the districts in question; else where most heroes are."""
    tokens = s.hero_tokens_laid()
    return max(members(among), key=lambda d: (tokens.count(d), s.at.count(d), -d))


# -- tokens together -------------------------------------------------------------------------------------


def together_progress(among: Callable[[GreatMachineState], int]) -> Progress:
    def progress(s: GreatMachineState) -> float:
        tokens = s.hero_tokens_laid()
        best = max(tokens.count(d) for d in members(among(s)))
        astray = sum(place >= 0 for place in tokens) - best
        return max(best - astray, 0) / 3

    return progress


def together_wish(among: Callable[[GreatMachineState], int]) -> Wish:
    def wish(s: GreatMachineState, hero: int, d: int) -> float:
        goal = meeting_place(s, among(s))
        place = s.hero_token_at(hero)
        if place == goal:
            return 0.0
        if place >= 0:  # first fetch the token that lies elsewhere
            return 0.4 if d == place else 0.0
        return 0.55 if d == goal else 0.0

    return wish


def common(s: GreatMachineState) -> int:
    return s.tables.common


def towers(s: GreatMachineState) -> int:
    return s.tables.towers


# -- one in each -------------------------------------------------------------------------------------------


def decrees_progress(s: GreatMachineState) -> float:
    laid = [p for p in s.hero_tokens_laid() if p in members(towers(s))]
    return well_laid(len(set(laid)), len(laid))


def well_laid(good: int, laid: int) -> float:
    """Tokens that help count; one that does not must first be fetched again (GM-38.10)."""
    return (good - 0.3 * (laid - good)) / 3


def one_each_wish(among: Callable[[GreatMachineState], list[int]]) -> Wish:
    def wish(s: GreatMachineState, hero: int, d: int) -> float:
        if not s.is_home(hero) or d not in among(s) or d in s.hero_tokens_laid():
            return 0.0
        return 0.1 if d in [s.chosen[h] for h in range(3) if h != hero] else 0.55

    return wish


def drones_progress(s: GreatMachineState) -> float:
    return sum(d in s.hero_tokens_laid() for d in s.drones() if d >= 0) / 3


# -- single cards --------------------------------------------------------------------------------------------


def weaknesses_progress(s: GreatMachineState) -> float:
    return sum(s.servant_tokens_of(hero) > 0 for hero in range(3)) / 3


def weaknesses_wish(s: GreatMachineState, hero: int, d: int) -> float:
    laid = s.servant_tokens_laid()
    if s.servant_tokens_of(hero) or d not in laid:
        return 0.0
    rivals = sum(s.chosen[h] == d for h in range(3) if h != hero)
    return 0.6 if laid.count(d) > rivals else 0.05


def consciousness_progress(s: GreatMachineState) -> float:
    borne = s.bearers()
    kinds = {s.kind_of(token) for token in borne}
    places = {s.district_of(token) for token in borne}
    return well_laid(min(len(kinds), len(places)), len(borne))


def consciousness_wish(s: GreatMachineState, hero: int, d: int) -> float:
    if not s.is_home(hero):
        return 0.0
    borne = s.bearers()
    if d in {s.district_of(token) for token in borne}:
        return 0.0
    kinds = {s.kind_of(token) for token in borne}
    here = s.people[d] & ~s.unknown & ~s.known
    return 0.5 if any(s.kind_of(token) not in kinds for token in members(here)) else 0.0


def command_progress(s: GreatMachineState) -> float:
    return min(s.trust_on(s.single_token_at("command_post")), 7) / 7


def command_wish(s: GreatMachineState, hero: int, d: int) -> float:
    return 0.5 if d == s.single_token_at("command_post") and s.began[hero] != d else 0.0


def leader_progress(s: GreatMachineState) -> float:
    """Who holds most tokens, and how far those with the others will be at the end of the round."""
    held = [s.token_holder(token) for token in range(3)]
    ends = [s.at[h] if s.taken >> h & 1 or s.chosen[h] < 0 else s.chosen[h] for h in range(3)]
    best = 0.0
    for leader in range(3):
        away = sum(s.city.distance[ends[leader]][ends[h]] for h in held)
        room = s.max_trust(leader) - s.trust[leader]  # the leader's tokens bring trust (GM-39.21)
        gathered = 0.45 * (held.count(leader) - 1) + 0.08 * (1 - min(away, 6) / 6)
        best = max(best, gathered + 0.002 * room)
    return best


def leader_wish(s: GreatMachineState, hero: int, d: int) -> float:
    near = [s.chosen[h] if s.chosen[h] >= 0 else s.at[h] for h in range(3) if h != hero]
    return 0.35 * near.count(d)


def falsification_progress(s: GreatMachineState) -> float:
    if s.data_bearer < 0:
        return 0.0
    away = s.city.distance[s.district_of(s.data_bearer)][s.tables.citadel]
    return 1.0 if away == 0 else 0.6 - 0.1 * min(away, 3)


def falsification_wish(s: GreatMachineState, hero: int, d: int) -> float:
    if s.data_bearer < 0:
        return 0.35 if s.open_active(d) else 0.0
    where = s.district_of(s.data_bearer)
    return 0.6 if d == where and where != s.tables.citadel else 0.0


def control_wish(s: GreatMachineState, hero: int, d: int) -> float:
    return 0.35 if s.cores_in(d) else 0.0


def plans_progress(s: GreatMachineState) -> float:
    held = sum(s.hero_bonds(hero) for hero in range(3))
    laid = s.bonds_on(broadcast_place(s))
    return min((laid + 0.6 * min(held, 6 - min(laid, 6))) / 6, 1.0)


def broadcast_place(s: GreatMachineState) -> int:
    return s.tables.district_ids.index("control_centre")


def plans_wish(s: GreatMachineState, hero: int, d: int) -> float:
    centre = broadcast_place(s)
    mine = s.hero_bonds(hero)
    if d == centre:
        return 0.25 * mine
    if towers(s) >> d & 1 and mine < 4:
        return 0.45 if mine < 2 else 0.2
    return 0.0


def rise_wish(s: GreatMachineState, hero: int, d: int) -> float:
    if s.hero_token_at(hero) != d:
        return 0.0
    return 0.6 if s.open_active(d) else 0.3


MISSIONS: Final[dict[str, tuple[Progress, Wish]]] = {
    "deactivating_trap": (together_progress(common), together_wish(common)),
    "learn_their_weaknesses": (weaknesses_progress, weaknesses_wish),
    "class_consciousness": (consciousness_progress, consciousness_wish),
    "forged_decrees": (decrees_progress, one_each_wish(lambda s: members(towers(s)))),
    "self_destruct_command": (command_progress, command_wish),
    "leader_of_the_resistance": (leader_progress, leader_wish),
    "system_hack": (together_progress(towers), together_wish(towers)),
    "falsification": (falsification_progress, falsification_wish),
    "guard_control": (lambda s: s.cores_taken / 3, control_wish),
    "program_swap": (drones_progress, one_each_wish(lambda s: s.drones())),
    "revealing_the_plans": (plans_progress, plans_wish),
    "rise_of_the_resistance": (lambda s: s.tokens_home() / 3, rise_wish),
}


def missions_value(s: GreatMachineState) -> float:
    """Riot tokens earned, and the way to the next ones."""
    value = PERMIT * (s.riot_permits + s.goals_reached() * 0.3)
    for _, mission in open_missions(s):
        known = MISSIONS.get(mission.card.id)
        if known is not None:
            value += 0.75 * PERMIT * known[0](s)
    return value


def missions_after(s: GreatMachineState, deed: Callable[[GreatMachineState], None]) -> float:
    """What the missions would promise if something were done."""
    after = s.clone()
    deed(after)
    return missions_value(after)


def missions_after_move(s: GreatMachineState, token: int, d: int) -> float:
    """What the missions would promise with a citizen in another district."""
    after = s.clone()
    after.take_citizen(token, s.district_of(token))
    after.put_citizen(token, d)
    return missions_value(after)


def mission_wish(s: GreatMachineState, hero: int, d: int) -> float:
    """Where the missions want a hero to go."""
    if not s.any_in_play():
        return 0.0
    known = [MISSIONS.get(mission.card.id) for _, mission in open_missions(s)]
    return max([0.0, *[wish(s, hero, d) for _, wish in filter(None, known)]])
