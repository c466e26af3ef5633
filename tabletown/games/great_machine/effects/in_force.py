"""The rules in force: what the event, the published directives and the missions change.

An ``InForce`` is made once for each combination and shared; the table keeps a reference to the one in
force. ``modify`` steps become lists of modifiers by what they change, ``on`` steps become triggers,
granted actions become lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabletown.games.great_machine.state import DISTRICTS

if TYPE_CHECKING:
    from tabletown.games.great_machine.effects.program import Op
    from tabletown.games.great_machine.effects.standing import Modify
    from tabletown.games.great_machine.tables import Tables
    from tabletown.games.great_machine.tables.rules import ActRule


class Card:
    """What one card does while it is in force."""

    __slots__ = ("grants", "modifiers", "ops", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.modifiers: list[Modify] = []
        self.ops: list[Op] = []  # steps that wait for a trigger
        self.grants: list[int] = []  # numbers of granted actions


BY_HAND, NUMBER, LOAD, FREE = 0, 1, 2, 3  # how the price of an action is worked out


class PricedAction:
    """An action with its price and with what really has to be asked while these rules are in force."""

    __slots__ = ("act", "limit_bit", "needs", "possible", "price", "pricing", "word")

    def __init__(self, act: ActRule, t: Tables, by_hand: bool = False) -> None:
        self.act = act
        self.word = act.word
        self.limit_bit = act.limit_bit
        ops = t.programs[act.program]
        cond = act.needs_cond
        self.needs = None if cond is None or (ops and cond in ops[0].covers) else act.needs
        self.possible = [op.possible for op in ops if op.may_be_impossible()]
        self.price = 0
        if by_hand or act.price == "load_x_unknown":
            self.pricing = BY_HAND
        elif isinstance(act.price, int):
            self.pricing, self.price = NUMBER, act.price
        else:
            self.pricing = LOAD if act.price in ("load_here", "load_x_picked") else FREE


def acts_by_district(t: Tables, numbers: list[int], where: dict[str, int]) -> list[list[int]]:
    """The actions that may be available in each district, in the order of the content."""
    acts = [t.acts[number] for number in numbers]
    return [
        [act.number for act in acts if where.get(act.id, act.where) >> d & 1]
        for d in range(DISTRICTS)
    ]


class InForce:
    """Everything that is in force at the same time, sorted by what it concerns."""

    def __init__(self, cards: list[Card], t: Tables) -> None:
        self.cards = cards
        self.surveillance = ""  # the card that makes servants count for prices
        self.leave_hero: list[Modify] = []
        self.first_extra = 0  # bonds on top of the guards' way
        self.servant_price = 2
        self.guard_price = 1
        self.action_cost: dict[str, list[Modify]] = {}
        self.repeat: dict[str, int] = {}
        self.where: dict[str, int] = {}
        self.remote = ""
        self.second_action: Modify | None = None
        self.extra_action: Modify | None = None
        self.threshold: list[Modify] = []
        self.reroll: list[Modify] = []
        self.discount = 1  # of reinforcement guards
        self.riot_guards: list[Modify] = []
        self.riot_stage: list[Modify] = []
        self.reveals_identified = ""
        self.free_order = ""
        self.best_of_two = ""
        self.immune_by_token = False
        self.maintenance = 0
        self.maintenance_return = ""
        self.reinforcement_is_patrol = ""
        self.triggers: dict[str, list[Op]] = {}
        for card in cards:
            for m in card.modifiers:
                self.add(m, t)
            for op in card.ops:
                self.triggers.setdefault(op.on, []).append(op)
        granted = [number for card in cards for number in card.grants]
        self.hero_grants = [number for number in granted if t.acts[number].side == "hero"]
        self.servant_grants = [number for number in granted if t.acts[number].side != "hero"]
        self.hero_acts_at = t.hero_acts_at
        self.servant_acts_at = t.servant_acts_at
        if self.where or self.hero_grants:
            acts = [*t.plain_hero_acts, *self.hero_grants]
            self.hero_acts_at = acts_by_district(t, acts, self.where)
        if self.where or self.servant_grants:
            acts = [*t.plain_servant_acts, *self.servant_grants]
            self.servant_acts_at = acts_by_district(t, acts, self.where)
        self.priced_actions = t.priced_actions
        if self.action_cost:
            self.priced_actions = t.priced_actions.copy()
            for act in t.acts:
                if act.id in self.action_cost:
                    self.priced_actions[act.number] = PricedAction(act, t, by_hand=True)

    def add(self, m: Modify, t: Tables) -> None:
        """Sort a modifier in by what it changes."""
        for detail in (m.part, m.actor, ""):
            sort_in = SORTED.get((m.stat, detail))
            if sort_in is not None:
                sort_in(self, m, t)
                return


SortIn = Callable[[InForce, "Modify", "Tables"], None]

# -- where each modifier goes, by its stat and by the part or the actor it concerns ------------------


def collect(name: str) -> SortIn:
    def sort_in(force: InForce, m: Modify, t: Tables) -> None:
        getattr(force, name).append(m)

    return sort_in


def source(name: str) -> SortIn:
    """Only which card it is matters."""

    def sort_in(force: InForce, m: Modify, t: Tables) -> None:
        setattr(force, name, m.source)

    return sort_in


def number(name: str) -> SortIn:
    def sort_in(force: InForce, m: Modify, t: Tables) -> None:
        setattr(force, name, getattr(force, name) + m.n if m.op == "add" else m.n)

    return sort_in


def guard_move(force: InForce, m: Modify, t: Tables) -> None:
    if m.district == "first":
        force.first_extra += m.n
    else:
        number("guard_price")(force, m, t)


def action_cost(force: InForce, m: Modify, t: Tables) -> None:
    names = [m.action]
    if m.action == "special":
        names = [act.id for act in t.acts if act.special and act.side == "hero"]
    for name in names:
        force.action_cost.setdefault(name, []).append(m)


def action_repeat(force: InForce, m: Modify, t: Tables) -> None:
    force.repeat[m.action] = m.n


def action_where(force: InForce, m: Modify, t: Tables) -> None:
    if m.of:
        force.remote = m.of.removeprefix("token:")
    else:
        force.where[m.action] = t.place_mask(m.value)


def servant_actions(force: InForce, m: Modify, t: Tables) -> None:
    if m.op == "set":
        force.second_action = m
    else:
        force.extra_action = m


def immunity(force: InForce, m: Modify, t: Tables) -> None:
    force.immune_by_token = True


def maintenance_return(force: InForce, m: Modify, t: Tables) -> None:
    force.maintenance_return = m.value


# GM-50.7, GM-50.27, GM-50.28, GM-50.29
SORTED: Final[dict[tuple[str, str], SortIn]] = {
    ("load_includes_servants", ""): source("surveillance"),
    ("leave_load", ""): collect("leave_hero"),
    ("leave_cost", "hero"): collect("leave_hero"),
    ("leave_cost", "servant"): number("servant_price"),
    ("leave_cost", "guard"): guard_move,
    ("action_cost", ""): action_cost,
    ("action_repeat", ""): action_repeat,
    ("action_where", ""): action_where,
    ("actions_per_turn", "servant"): servant_actions,
    ("attack", "threshold"): collect("threshold"),
    ("attack", "reroll"): collect("reroll"),
    ("attack", "reinforcement_discount"): number("discount"),
    ("riot", "guards"): collect("riot_guards"),
    ("riot", "opposition"): collect("riot_guards"),
    ("riot", "stage"): collect("riot_stage"),
    ("identified_state", ""): source("reveals_identified"),
    ("hero_order", ""): source("free_order"),
    ("escape_die", ""): source("best_of_two"),
    ("detention_immunity", ""): immunity,
    ("deck", "maintenance_cards"): number("maintenance"),
    ("deck", "maintenance_return"): maintenance_return,
    ("deck", ""): source("reinforcement_is_patrol"),
}
