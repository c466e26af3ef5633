"""The verb for mission pieces (GM-50.6, GM-50.25, GM-50.26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from tabletown.core.effects import Parameters
from tabletown.games.great_machine.effects import tokens_borne as borne
from tabletown.games.great_machine.effects import tokens_laid as laid
from tabletown.games.great_machine.effects.program import EffectAsk, Op
from tabletown.games.great_machine.state import SINGLE, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.tables import Tables

PLACES: Final = ("one_of_goal_districts", "goal_district", "random_common_district")


class TokenOp(Op):
    """Place, take, give, attach, return or flip a token; each form has its own small rule."""

    word = "token"

    def prepare(self, read: Parameters, t: Tables) -> None:
        what = read.value("op", str)
        self.token = read.value("token", str)
        single = what == "place" and self.token in SINGLE
        form = FORMS.get((what, "single" if single else self.token))
        if form is None:
            raise read.fault("token", f"the token '{self.token}' cannot be '{what}'")
        self.form = form
        self.place = read.word("where", PLACES) if single else ""
        self.unique = read.value("unique", bool, False)  # a citizen bears one at most
        self.max_held = read.number("max_held", 0, 0)
        self.leaves_own_token = what in ("place", "attach") and self.token == "own_hero"
        for name, value in form.says.items():
            read.only(name, value)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return bool(self.form.can(self, s, actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        self.form.do(self, s, actor)

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        return self.form.worth(mind, hero)


def yes(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return True


def nothing(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    """Done where it happens: with the arrest, the mixing or the broken guard."""


def asks(question: type[EffectAsk]) -> Callable[[TokenOp, GreatMachineState, int], None]:
    """Which one is asked; the answer does it."""

    def do(op: TokenOp, s: GreatMachineState, actor: int) -> None:
        s.stack.append(question(op.program, op.at, actor))

    return do


def flip_cores(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.control_tokens, s.cores_taken = s.cores_taken, 0


def flip_drones(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.drones_attack = True


def as_it_is(mind: HeroMind, hero: int) -> float:
    return mind.missions_value(mind.s)


class Form(NamedTuple):
    """What can be done with a token: whether, how, and what the missions promise a bot afterwards."""

    can: Callable[[TokenOp, GreatMachineState, int], object]  # no, or whatever it finds
    do: Callable[[TokenOp, GreatMachineState, int], None]
    says: dict[str, str]  # what else stands in the clause, for its readers
    worth: Callable[[HeroMind, int], float] = as_it_is


HERE: Final = {"where": "here"}
attach: Final = asks(borne.PickBearer)
FORMS: Final[dict[tuple[str, str], Form]] = {
    ("place", "own_hero"): Form(laid.own_at_home, laid.place_own, HERE, laid.own_laid),
    ("place", "single"): Form(yes, laid.place_single, {}),
    ("place", "each_servant_token"): Form(
        yes, laid.place_servant_tokens, {"where": "district_of_that_servant"}
    ),
    ("place", "each_drone_trust_side"): Form(
        yes, laid.place_drones, {"where": "three_different_random_districts"}
    ),
    ("place", "each_hero"): Form(
        yes, laid.place_hero_tokens, {"where": "three_chosen_common_districts"}
    ),
    ("place", "trust"): Form(
        yes, laid.place_trust, {"n": "attack_die", "where": "here"}, laid.trust_rolled
    ),
    ("place", "bond"): Form(
        laid.has_bonds, laid.place_bonds, {"n": "all", "where": "here"}, laid.bonds_laid
    ),
    ("take", "servant_token"): Form(
        borne.servant_tokens_here, asks(borne.PickServantToken), HERE, borne.weakness_taken
    ),
    ("take", "own_hero"): Form(borne.own_here, borne.take_own, HERE, borne.own_taken),
    ("take", "any_hero"): Form(
        borne.can_take_any, asks(borne.PickHeroToken), {"from": "hero_here"}, borne.any_taken
    ),
    ("give", "any_hero"): Form(
        borne.can_give_any, asks(borne.PickReceiver), {"to": "hero_here"}, borne.any_given
    ),
    ("take", "core"): Form(yes, nothing, {}),
    ("attach", "own_hero"): Form(
        borne.can_attach_own, attach, {"to": "revealed_citizen_here"}, borne.own_attached
    ),
    ("attach", "data"): Form(
        borne.can_attach_data, attach, {"to": "active_citizen_here"}, borne.data_attached
    ),
    ("attach", "each_core"): Form(
        yes, laid.place_cores, {"to": "regular_guard_in_different_random_districts"}
    ),
    ("return", "attached_hero"): Form(yes, nothing, {}),
    ("return", "data"): Form(yes, nothing, {}),
    ("flip", "core"): Form(yes, flip_cores, {"to": "control"}),
    ("flip", "drone"): Form(yes, flip_drones, {"to": "drone_attack"}),
}

VERBS = (TokenOp,)
