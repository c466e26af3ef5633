"""Verbs for resources and tracks (GM-50.1), and for the flow of a turn (GM-50.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.actions import Action
from tabletown.core.errors import BadContent, Refusal, refuse
from tabletown.games.great_machine.effects.conditions import Quantity, quantity
from tabletown.games.great_machine.effects.program import EffectAsk, Op
from tabletown.games.great_machine.rules.asking import check_here, check_hero
from tabletown.games.great_machine.rules.changes import gain_bonds, gain_trust, lose_trust
from tabletown.games.great_machine.rules.riots import Riot
from tabletown.games.great_machine.rules.tracks import (
    advance_plan,
    lower_discontent,
    plan_back,
    progress,
    raise_discontent,
    raise_or_identify,
)  # fmt: skip
from tabletown.games.great_machine.schema import Cond, Effect
from tabletown.games.great_machine.state import RIOT_SPACE, TURN_ENDED, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables

ALL: Final = 99


# GM-11.20, GM-12.13: what actions.toml lets an action gain; GM-35.11
class Gain(Op):
    """Trust up to the maximum (or ``cap``), bonds without limit."""

    word = "gain"
    offered = True
    asked = (Cond(test="here_compare", left="citizens", op=">", right="guards"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.who not in ("hero", "self", "each_hero", "machine"):
            raise BadContent(f"{where}: '{effect.who}' cannot gain anything")
        if effect.res not in ("trust", "bond"):
            raise BadContent(f"{where}: there is no resource '{effect.res}'")
        self.n: Quantity = quantity(effect.n, where)

    def heroes(self, actor: int) -> tuple[int, ...]:
        return (0, 1, 2) if self.effect.who == "each_hero" else (actor,)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.effect.who == "machine":
            return self.n(s, actor, s.place_of(actor)) > 0
        if self.effect.res == "bond":
            return s.hero_bonds(actor) < (self.effect.cap or ALL)
        cap = self.effect.cap or ALL
        return any(s.trust[hero] < min(cap, s.max_trust(hero)) for hero in self.heroes(actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.effect.who == "machine":
            gain_bonds(s, self.n(s, actor, s.place_of(actor)), self.source, "GM-50.1")
            return
        for hero in self.heroes(actor):
            n = self.n(s, hero, s.at[hero])
            if self.effect.res == "trust":
                if self.effect.cap:
                    n = min(n, max(self.effect.cap - s.trust[hero], 0))
                gain_trust(s, hero, n, self.source, "GM-50.1")
            else:
                have = s.hero_bonds(hero)
                n = min(n, (self.effect.cap or ALL) - have)
                s.put_hero_bonds(hero, have + n)
                if s.log is not None:
                    s.emit("hero-bonds", "GM-39.40", hero=s.tables.hero_ids[s.heroes[hero]], n=n)


class Lose(Op):
    """Discard trust or bonds, or what is there if it is less (GM-50.21)."""

    word = "lose"

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.who not in ("hero", "self", "hero_here", "each_hero", "goal_district"):
            raise BadContent(f"{where}: '{effect.who}' cannot lose anything")
        if effect.pick not in ("", "lowest_initiative_with_trust"):
            raise BadContent(f"{where}: '{effect.pick}' cannot pick a hero")
        self.n = ALL if effect.n == "all" else effect.n
        if not isinstance(self.n, int):
            raise BadContent(f"{where}: '{effect.n}' cannot be lost")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.effect.who == "hero_here":
            return any(s.trust[hero] for hero in s.heroes_in(s.place_of(actor)))
        return True

    def run(self, s: GreatMachineState, actor: int) -> None:
        n, who = int(self.n), self.effect.who
        if who == "goal_district":
            if self.effect.res == "trust":
                s.put_trust_on(s.goal_district, 0)
            else:
                s.put_bonds_on(s.goal_district, 0)
        elif who == "hero_here":
            if self.effect.pick:
                here = s.heroes_in(s.place_of(actor))
                hero = next(hero for hero in here if s.trust[hero])
                lose_trust(s, hero, n, self.source, "GM-37.6")
            else:
                s.stack.append(ChooseVictim(self.program, self.at, actor))
        elif self.effect.res == "bond":
            for hero in (0, 1, 2) if who == "each_hero" else (actor,):
                s.put_hero_bonds(hero, 0)
        else:
            for hero in (0, 1, 2) if who == "each_hero" else (actor,):
                lose_trust(s, hero, n, self.source, "GM-50.21")


class ChooseVictim(EffectAsk):
    """The Machine names the hero who loses trust (GM-19.7)."""

    rule = "GM-19.7"
    prompt = "choose-hero"
    kinds = ("hero",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = action.args[0]
        missing = check_hero(s, card) or check_here(s, card, s.place_of(self.actor), self.rule)
        if missing is None and not s.trust[s.heroes.index(card)]:
            return refuse("hero-without-trust", self.rule, hero=s.tables.hero_ids[card])
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        here = s.heroes_in(s.place_of(self.actor))
        return [s.tables.hero[s.heroes[hero]] for hero in here if s.trust[hero]]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: Lose = self.op(s)
        lose_trust(s, s.heroes.index(action.args[0]), int(op.n), op.source, "GM-19.7")


# GM-11.22; GM-12.15: by guards, not by load; GM-35.10
class Discontent(Op):
    """Discontent up or down."""

    word = "discontent"
    offered = True
    asked = (Cond(test="here_compare", left="citizens", op=">", right="guards"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        self.n: Quantity = quantity(effect.n, where)
        self.down = isinstance(effect.n, int) and effect.n < 0
        # GM-15.11, GM-15.13: these effects identify a citizen at the riot stage
        self.else_identify = effect.on in ("closing_2", "self_detained_turn_ended")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.down:
            if not 0 < s.discontent < RIOT_SPACE:
                return False
            return not self.effect.no_stage_drop or s.discontent % 3 != 0
        if s.discontent < RIOT_SPACE:
            return self.n(s, actor, s.place_of(actor)) > 0
        return (self.else_identify or self.breakthrough) and s.unknown != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.down:
            lower_discontent(s, self.source, "GM-15.4")
            return
        n = self.n(s, actor, s.place_of(actor))
        if self.else_identify or self.breakthrough:
            raise_or_identify(s, n, self.source, actor, "GM-15.2")
        else:
            raise_discontent(s, n, self.source)


class PlanOp(Op):
    """The Master Plan forward or back."""

    word = "plan"
    offered = True

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if not isinstance(effect.n, int):
            raise BadContent(f"{where}: the plan moves by a number")
        self.n = effect.n

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.n > 0 or s.plan > 1

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.n > 0:
            advance_plan(s, self.n, self.source, "GM-16.8")
        else:
            plan_back(s, -self.n, self.source, "GM-40.8")


# GM-33.25, GM-33.26
class ProgressOp(Op):
    """The automa's progress marker."""

    word = "progress"

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        self.n: Quantity = quantity(effect.n, where)
        self.back = isinstance(effect.n, int) and effect.n < 0

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.back:
            return s.marker > 0
        return self.n(s, actor, s.place_of(actor)) > 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        progress(s, self.n(s, actor, s.place_of(actor)), self.source)


# GM-11.21
class RiotOp(Op):
    """Start a riot in the hero's district."""

    word = "riot"

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(Riot(actor, s.at[actor]))


class EndTurn(Op):
    word = "end_turn"

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.turn |= TURN_ENDED


VERBS = (Gain, Lose, Discontent, PlanOp, ProgressOp, RiotOp, EndTurn)
