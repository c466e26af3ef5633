"""What cards say, read once: actions, plan conditions, missions, events of the automaton."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.great_machine import schema as c
from tabletown.games.great_machine.effects.conditions import Test, compiled, quantity
from tabletown.games.great_machine.effects.vocabulary import VERBS

if TYPE_CHECKING:
    from tabletown.games.great_machine.state import GreatMachineState
    from tabletown.games.great_machine.tables import Tables


class ActRule:
    """An action of a hero or a servant."""

    def __init__(
        self, number: int, id: str, side: str, where: int, source: str, special: bool,
        cost: c.Cost | None, needs_cond: c.Cond | None, needs: Test,
    ) -> None:  # fmt: skip
        self.number = number
        self.id = id
        self.side = side
        self.where = where
        self.source = source  # the card that grants it, or ""
        self.special = special
        self.price: int | str = cost.n if cost is not None else 0
        self.needs_cond = needs_cond
        self.needs = needs
        self.program = -1
        self.limit_bit = 0
        self.word = -1  # its number among the words of its side

    def is_paid_at_once(self) -> bool:
        """When it is declared (GM-11.4); by the piece it is paid when the pieces are known."""
        return bool(self.price) and self.price != "load_x_picked"

    def tells_place(self) -> bool:
        """Whether its name says where it is done: the special actions of a district or two."""
        return self.where.bit_count() <= 2


class PlanRule:
    """The plan condition of a versus event."""

    def __init__(self, plan: c.Plan, t: Tables, where: str, source: str) -> None:
        self.mode = plan.mode
        self.test = compiled(plan.if_, t, where)
        self.cost = plan.cost
        self.price = quantity(plan.cost.n if plan.cost else 0, where)
        effects = plan.effect
        if plan.choose:
            effects = ({"do": "choose", "by": "machine", "options": plan.choose},)
        self.program = t.program(effects, where, source) if effects else -1

    def can_be_met(self, s: GreatMachineState) -> bool:
        """Whether the Machine could do in full what the card asks for (GM-50.22)."""
        if self.cost is not None:
            return self.price(s, -1, -1) <= s.bonds
        return all(op.possible(s, -1) for op in s.tables.programs[self.program])


# GM-50.19, GM-50.35: the parts of a mission
class MissionRule:
    """A mission card, compiled."""

    def __init__(self, card: c.Mission, t: Tables) -> None:
        where = f"missions.toml, entry '{card.id}'"
        self.card = card
        self.setup = t.program([e for e in card.setup if "on" not in e], where, card.id)
        self.later_setup = t.card([e for e in card.setup if "on" in e], where, card.id)
        self.during = t.card(card.during, where, card.id)
        self.interaction = t.program(card.interaction, where, card.id)
        self.goal = compiled(card.goal, t, where)
        for e in card.action:  # an action that all heroes have: it is told, not granted
            VERBS.read(e, where, t, card.id)
        at_once, lasting = [], []
        for e in card.benefit:
            if e.get("do") == "skip_event":  # a right that is used at the start of some later round
                at_once.append({**e, "on": "", "optional": False})
            elif "on" in e or e.get("do") in ("modify", "choose"):
                lasting.extend(split(e))
            else:
                at_once.append(e)
        self.benefit = t.program(at_once, where, card.id)
        self.lasting = t.card(lasting, where, card.id)


def split(e: c.Clause) -> list[c.Clause]:
    """The options of a `choose` that wait for different moments, as steps of their own."""
    if e["do"] != "choose":
        return [e]
    shared: c.Clause = {name: e[name] for name in ("by", "cost") if name in e}
    return [
        {**inner, **shared, "on": choice.on, "optional": True}
        for choice in e["options"]
        for inner in choice.effect
    ]


# GM-32.1: the parts of an event
class AutomaRule:
    """An automa event, compiled."""

    def __init__(self, card: c.AutomaEvent, t: Tables) -> None:
        where = f"events_automa.toml, entry '{card.id}'"
        self.protocol = card.protocol
        self.districts = t.district_mask(card.protocol.districts, where)
        b = card.breakthrough
        self.needs = compiled(b.needs, t, where)
        self.cost = int(b.cost.n) if b.cost is not None else 0
        self.program = t.program(b.effect, where, card.id, breakthrough=True)
        self.hold = compiled(card.hold.if_, t, where)
        self.hold_cost = int(card.hold.cost.n) if card.hold.cost is not None else 0
        self.never = card.hold.never
