"""What a hero may do after arriving (GM-11, GM-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.in_force import BY_HAND, LOAD
from tabletown.games.great_machine.effects.program import Do, Offer, Op
from tabletown.games.great_machine.rules.asking import TurnQuestion, refuse_trust
from tabletown.games.great_machine.rules.changes import pay_trust
from tabletown.games.great_machine.rules.needs import missing
from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.state import FACT, NOWHERE, SECOND, TURN_ENDED, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables.rules import ActRule


# GM-11.2: the standard actions stand in actions.toml; GM-11.7: a riot token forbids another riot
# alone
class HeroAction(TurnQuestion):
    """One action, two different ones for Culum, or none (GM-5.14, GM-20.5)."""

    rule = "GM-5.14"
    prompt = "hero-action"
    kinds = ("act", "use", "end")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action.kind == "act":
            return check_act(s, s.active, s.tables.act_of("hero", action.args[0]))
        return check_use(s, s.active, action.args[0]) if action.kind == "use" else None

    def options(self, s: GreatMachineState) -> list[Action]:
        if s.turn & TURN_ENDED:
            return []  # GM-10.4
        t, hero = s.tables, s.active
        found = possible_acts(s, hero) if s.first_action < 0 or may_act(s, hero) else []
        for op in uses(s, hero):
            found.append(t.use[len(t.directive_ids) + t.mission_ids.index(op.source)])
        if found:
            found.append(t.end)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action.kind == "end":
            s.emit("turn-over", "GM-5.21", hero=s.hero_id(s.active))
            return
        s.stack.append(self)
        if action.kind == "act":
            take_action(s, s.active, s.tables.act_of("hero", action.args[0]))
        else:
            source = s.tables.mission_ids[action.args[0] - len(s.tables.directive_ids)]
            for op in uses(s, s.active):
                if op.source == source:
                    Offer(op.program, op.at, s.active).chosen(s, s.tables.take_it)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {**super().details(s, seat), "n": s.trust[s.active]}


# GM-20.6, GM-20.8: what Culum's second action may not be; GM-20.26: actions differ by their ids
def may_act(s: GreatMachineState, hero: int) -> bool:
    """Whether an action is left: one, or a second one that the rules of the hero allow."""
    first = s.first_action
    if first < 0:
        return True
    two = s.tables.two_actions[s.heroes[hero]]
    if two is None or s.turn & SECOND:
        return False
    rules = two.rules
    id = s.tables.acts[first].id
    if "first_not_gain_trust" in rules and id == "gain_trust":
        return False  # GM-20.9
    return not ("no_riot_if_two" in rules and id == "riot")  # GM-20.7


# GM-12.16: A and B of a district are two actions
def acts_here(s: GreatMachineState, hero: int) -> list[int]:
    """The actions that belong to the hero's district, own and remote ones included."""
    d = s.at[hero]
    found = s.in_force.hero_acts_at[d]
    own = s.tables.hero_cards[s.heroes[hero]].grants
    if own:
        found = [*found, *own]
    there = s.single_token_at("remote_access") if s.in_force.remote else NOWHERE
    if there >= 0:
        more = [
            n for n in s.in_force.hero_acts_at[there] if s.tables.acts[n].special and n not in found
        ]
        found = [*found, *more]
    return found


def possible_acts(s: GreatMachineState, hero: int) -> list[Action]:
    """The actions whose price can be paid, whose needs are met and that would change something."""
    words = s.tables.act
    return [words[act.word] for act in possible_rules(s, hero)]


def possible_rules(s: GreatMachineState, hero: int) -> list[ActRule]:
    """The same as rules."""
    first, d, trust = s.first_action, s.at[hero], s.trust[hero]
    load = s.load_of(d)
    actions = s.in_force.priced_actions
    found: list[ActRule] = []
    for number in acts_here(s, hero):
        priced = actions[number]
        if first >= 0 and (first == number or priced.act.id == "riot"):
            continue  # two different actions, and never a riot (GM-20.5, GM-20.7)
        if priced.pricing == LOAD:
            if load > trust:
                continue
        elif priced.pricing == BY_HAND:
            if act_price(s, hero, priced.act) > trust:
                continue
        elif priced.price > trust:
            continue
        if priced.needs is not None and not priced.needs(s, hero, d):
            continue
        for possible in priced.possible:
            if not possible(s, hero):
                break
        else:
            found.append(priced.act)
    return found


def check_act(s: GreatMachineState, hero: int, act: ActRule) -> Refusal | None:
    """Why a hero may not take an action now."""
    d, first = s.at[hero], s.first_action
    name = s.hero_id(hero)
    if not may_act(s, hero):
        if s.turn & SECOND or s.tables.two_actions[s.heroes[hero]] is None:
            return refuse("no-action-left", "GM-11.1", hero=name)
        rule = "GM-20.7" if s.tables.acts[first].id == "riot" else "GM-20.9"
        return refuse("first-action-was-the-only-one", rule, hero=name, act=s.tables.acts[first].id)
    if first == act.number:
        return refuse("same-action-twice", "GM-20.5", hero=name, act=act.id)
    if first >= 0 and act.id == "riot":
        return refuse("riot-only-alone", "GM-20.7", hero=name)
    granted = act.number in s.in_force.hero_grants
    own = act.number in s.tables.hero_cards[s.heroes[hero]].grants
    if act.source and not granted and not own:
        return refuse("not-in-force", "GM-11.3", act=act.id, card=act.source)
    if act.number not in acts_here(s, hero):
        remote = act.special and s.single_token_at("remote_access") >= 0
        rule = "GM-39.23" if remote else "GM-11.3"
        return refuse("not-in-this-district", rule, act=act.id, district=s.district_id(d))
    if not act.needs(s, hero, d):
        return missing(s, act, hero, d)
    terms: list[tuple[str, int]] = []
    price = act_price(s, hero, act, terms)
    if price > s.trust[hero]:
        made_of = " + ".join(f"{n} {term}" for term, n in terms) or "0"
        return refuse_trust(price, s.trust[hero], "GM-11.4", act=act.id, terms=made_of)
    for op in s.tables.programs[act.program]:
        if not op.possible(s, hero):
            return op.why_not(s, hero)
    return None


def check_use(s: GreatMachineState, hero: int, card: int) -> Refusal | None:
    """Why a token of a mission may not be used in the action step (GM-5.37, GM-5.38)."""
    t = s.tables
    name = t.use[card].text.split()[1]
    in_force = [op for op in s.in_force.triggers.get("self_action_step", ()) if op.source == name]
    if not in_force:
        return refuse("nothing-to-use-it-for", "GM-5.37", card=name)
    if any(op.source == name for op in uses(s, hero)):
        return None
    if not may_act(s, hero) and not any(op.free_action for op in in_force):
        return refuse("no-action-left", "GM-39.21", hero=s.hero_id(hero))
    return refuse("nothing-to-use-it-for", "GM-50.22", card=name)


# GM-12.17: actions granted by events are no special actions; GM-38.13: a mission's action has its
# price
def take_action(s: GreatMachineState, hero: int, act: ActRule) -> None:
    """Prices are paid when the action is declared (GM-11.4)."""
    if s.first_action >= 0:
        s.turn |= SECOND
    s.first_action = act.number
    s.picked = 0
    if s.log is not None:
        names = {"hero": s.hero_id(hero), "district": s.district_id(s.at[hero])}
        s.emit("action", "GM-11.1", act=act.id, **names, placed=int(act.tells_place()))
    if act.special:
        s.facts |= FACT["special_action_done"]
    if act.is_paid_at_once():
        pay_trust(s, hero, act_price(s, hero, act), act.id)
    s.stack.append(Do(act.program, 0, hero))


# GM-2.16: cards override the basic rules
def uses(s: GreatMachineState, hero: int) -> list[Op]:
    """Tokens of missions that may be used in the action step.

    Free actions come before, between or after the actions (GM-5.38), the leader's tokens only
    while an action is left (GM-5.37, GM-39.21).
    """
    found = s.in_force.triggers.get("self_action_step")
    if not found:
        return []
    acting = may_act(s, hero)
    return [
        op
        for op in found
        if (op.free_action or acting) and op.payable(s, hero) and op.possible(s, hero)
    ]
