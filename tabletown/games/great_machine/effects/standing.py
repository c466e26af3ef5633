"""Verbs of cards that are in force for a while: they change numbers (GM-50.7) and grant actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.effects import Parameters
from tabletown.core.errors import BadContent
from tabletown.games.great_machine.effects.program import Op, number_of
from tabletown.games.great_machine.rules.riots import opposition
from tabletown.games.great_machine.rules.servants import shake_off
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.effects.in_force import Card
    from tabletown.games.great_machine.tables import Tables
    from tabletown.games.great_machine.tables.rules import ActRule

STATS: Final = (
    "leave_cost", "leave_load", "action_cost", "action_repeat", "action_where", "actions_per_turn",
    "attack", "riot", "load_includes_servants", "identified_state", "hero_order", "escape_die",
    "detention_immunity", "hero_bond_use", "deck",
)  # fmt: skip


class Modify(Op):
    """One change of a number: ``set`` first, then all ``add`` (GM-50.31).

    Without a moment it holds while its card is in force (``InForce`` sorts it in). What the leader's
    tokens change for one moment is a step like others: immunity for one arrival, or a weaker
    opposition in one riot (GM-39.20, GM-39.21, GM-50.30).
    """

    word = "modify"
    offered = True

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.stat = read.word("stat", STATS)
        self.op = read.word("op", ("set", "add", "deny"))
        self.n = number_of(read)
        value = read.value("value", object, "")
        self.value = value if isinstance(value, str) else ""
        self.part = read.value("part", str, "")
        self.actor = read.word("actor", ("", "hero", "servant", "guard"), "")
        self.district = read.word("district", ("", "first", "every"), "")
        self.action = read.value("action", str, "")
        self.of = read.value("of", str, "")
        self.rules: list[str] = read.value("rules", list, [])  # of a second action
        read.only("per", "piece")
        read.only("scope", "this_riot")
        self.arrival = self.stat == "detention_immunity" and self.value == "this_arrival"

    def put(self, program: int, at: int, act: ActRule | None, breakthrough: bool) -> None:
        if not self.arrival and (self.stat, self.part) != ("riot", "opposition"):
            raise BadContent(f"{self.where}: '{self.stat}' cannot be modified for one moment")
        super().put(program, at, act, breakthrough)

    def stand_on(self, card: Card, t: Tables, limit_bit: int) -> None:
        if self.on:
            super().stand_on(card, t, limit_bit)
        else:
            self.limit_bit = limit_bit
            card.modifiers.append(self)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.arrival or opposition(s, s.at[actor]) > 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.arrival:
            shake_off(s, actor)
        else:
            s.inspired = -self.n

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        return mind.freedom_value(hero) if self.arrival else mind.speech_value(hero)


class Grant(Op):
    """An action that heroes or servants have while the card is in force (GM-50.5)."""

    word = "grant_action"

    def prepare(self, read: Parameters, t: Tables) -> None:
        side = "servant" if read.word("actor", ("servant", "hero", "self")) == "servant" else "hero"
        place: Any = read.value("where", object)  # a word or a list of districts
        self.granted = t.new_act(
            read.value("id", str), side, t.place_mask(place), self.source,
            self.cost, read.optional("needs", Cond), read.value("effect", tuple), read.where,
        )  # fmt: skip

    def put(self, program: int, at: int, act: ActRule | None, breakthrough: bool) -> None:
        raise BadContent(f"{self.where}: an action is granted by a card, not by a step of one")

    def stand_on(self, card: Card, t: Tables, limit_bit: int) -> None:
        self.granted.limit_bit = limit_bit
        card.grants.append(self.granted.number)


VERBS = (Modify, Grant)
