"""Verbs for resources and tracks (GM-50.1), and for the flow of a turn (GM-50.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.conditions import Quantity, quantity
from tabletown.games.great_machine.effects.program import (
    ALL,
    NOBODY,
    EffectAsk,
    Op,
    amount,
    number_of,
    number_or_all,
)
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
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import RIOT_SPACE, TURN_ENDED, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.tables import Tables


# GM-11.20, GM-12.13: what actions.toml lets an action gain; GM-35.11
class Gain(Op):
    """Trust up to the maximum (or ``cap``), bonds without limit."""

    word = "gain"
    offered = True
    asked = (Cond(test="here_compare", left="citizens", op=">", right="guards"),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.who = read.word("who", ("hero", "self", "each_hero", "machine"))
        self.res = read.word("res", ("trust", "bond"))
        self.amount = amount(read)
        self.n: Quantity = quantity(self.amount, read.where)
        self.cap = read.number("cap", 1, ALL)

    def heroes(self, actor: int) -> tuple[int, ...]:
        return (0, 1, 2) if self.who == "each_hero" else (actor,)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.who == "machine":
            return self.n(s, actor, s.place_of(actor)) > 0
        if self.res == "bond":
            return s.hero_bonds(actor) < self.cap
        return any(s.trust[hero] < min(self.cap, s.max_trust(hero)) for hero in self.heroes(actor))

    def why_not(self, s: GreatMachineState, actor: int) -> Refusal:
        return refuse("trust-is-full", "GM-2.18", hero=s.hero_id(actor), most=s.max_trust(actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.who == "machine":
            gain_bonds(s, self.n(s, actor, s.place_of(actor)), self.source, "GM-50.1")
            return
        for hero in self.heroes(actor):
            n = self.n(s, hero, s.at[hero])
            if self.res == "trust":
                n = min(n, max(self.cap - s.trust[hero], 0))
                gain_trust(s, hero, n, self.source, "GM-50.1")
            else:
                have = s.hero_bonds(hero)
                n = min(n, self.cap - have)
                s.put_hero_bonds(hero, have + n)
                s.emit("hero-bonds", "GM-39.40", hero=s.hero_id(hero), n=n)

    def bonus(self) -> int:
        return self.amount if isinstance(self.amount, int) else 0

    def found_in(self, s: GreatMachineState, d: int) -> bool:
        return self.n(s, NOBODY, d) > 0

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        n = self.n(mind.s, hero, mind.s.at[hero])
        if self.res == "trust":
            return mind.trust_gain(hero, n)
        after = mind.s.clone()
        after.put_hero_bonds(hero, min(after.hero_bonds(hero) + n, self.cap))
        return mind.plans_value(after)

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        return mind.bonds_gain(self.n(mind.s, NOBODY, d))


class Lose(Op):
    """Discard trust or bonds, or what is there if it is less (GM-50.21)."""

    word = "lose"

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.who = read.word("who", ("hero", "self", "hero_here", "each_hero", "goal_district"))
        self.res = read.word("res", ("trust", "bond"))
        self.pick = read.word("pick", ("", "lowest_initiative_with_trust"), "")
        read.only("to", "supply")
        self.n = number_or_all(read)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.found_in(s, s.place_of(actor)) if self.who == "hero_here" else True

    def run(self, s: GreatMachineState, actor: int) -> None:
        heroes = (0, 1, 2) if self.who == "each_hero" else (actor,)
        if self.who == "goal_district":
            put = s.put_trust_on if self.res == "trust" else s.put_bonds_on
            put(s.goal_district, 0)
        elif self.who == "hero_here" and self.pick:
            here = s.heroes_in(s.place_of(actor))
            hero = next(hero for hero in here if s.trust[hero])
            lose_trust(s, hero, self.n, self.source, "GM-37.6")
        elif self.who == "hero_here":
            s.stack.append(ChooseVictim(self.program, self.at, actor))
        elif self.res == "bond":
            for hero in heroes:
                s.put_hero_bonds(hero, 0)
        else:
            for hero in heroes:
                lose_trust(s, hero, self.n, self.source, "GM-50.21")

    def found_in(self, s: GreatMachineState, d: int) -> bool:
        return any(s.trust[hero] for hero in s.heroes_in(d))

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        rich = max(mind.s.trust[hero] for hero in mind.s.heroes_in(d))
        return 0.11 * min(rich, self.n)


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

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: Lose = self.op(s)
        lose_trust(s, s.heroes.index(action.args[0]), op.n, op.source, "GM-19.7")

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        """The hero whose plans it upsets most."""
        s, heroes = mind.s, mind.heroes()
        hero = s.heroes.index(action.args[0])
        at, trust, cards = s.at[hero], s.trust[hero], mind.possible_cards(hero)
        left = max(trust - self.op(s).n, 0)
        return heroes.prospect(hero, at, trust, cards) - heroes.prospect(hero, at, left, cards)


# GM-11.22; GM-12.15: by guards, not by load; GM-35.10
class Discontent(Op):
    """Discontent up or down."""

    word = "discontent"
    offered = True
    asked = (Cond(test="here_compare", left="citizens", op=">", right="guards"),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        n = amount(read)
        self.n: Quantity = quantity(n, read.where)
        self.down = isinstance(n, int) and n < 0
        self.no_stage_drop = read.value("no_stage_drop", bool, False)
        # GM-15.11, GM-15.13: these effects identify a citizen at the riot stage
        self.else_identify = self.on in ("closing_2", "self_detained_turn_ended")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.down:
            if not 0 < s.discontent < RIOT_SPACE:
                return False
            return not self.no_stage_drop or s.discontent % 3 != 0
        if s.discontent < RIOT_SPACE:
            return self.n(s, actor, s.place_of(actor)) > 0
        return (self.else_identify or self.breakthrough) and s.unknown != 0

    def why_not(self, s: GreatMachineState, actor: int) -> Refusal:
        if s.discontent == RIOT_SPACE:
            return refuse("riot-stage-reached", "GM-11.23", act=self.act_id())
        return super().why_not(s, actor)

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.down:
            lower_discontent(s, self.source, "GM-15.4")
            return
        n = self.n(s, actor, s.place_of(actor))
        if self.else_identify or self.breakthrough:
            raise_or_identify(s, n, self.source, actor, "GM-15.2")
        else:
            raise_discontent(s, n, self.source)

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        return mind.temper.discontent * mind.anger_gain(self.n(mind.s, hero, mind.s.at[hero]))

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        s = mind.s
        if self.act is not None:
            return mind.calm_gain() + 0.1
        lower = s.discontent - 1 <= s.discontent_before < s.discontent  # the plan asks for it
        return mind.calm_gain() + 0.15 + (0.8 if lower else 0.0)

    def foresee(self, mind: HeroMind, hero: int, d: int) -> None:
        s = mind.s
        s.discontent = min(s.discontent + self.n(s, hero, d), RIOT_SPACE)


class PlanOp(Op):
    """The Master Plan forward or back."""

    word = "plan"
    offered = True

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.n = number_of(read)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.n > 0 or s.plan > 1

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.n > 0:
            advance_plan(s, self.n, self.source, "GM-16.8")
        else:
            plan_back(s, -self.n, self.source, "GM-40.8")

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        return mind.plan_gain()


# GM-33.25, GM-33.26
class ProgressOp(Op):
    """The automa's progress marker."""

    word = "progress"

    def prepare(self, read: Parameters, t: Tables) -> None:
        n = amount(read)
        self.n: Quantity = quantity(n, read.where)
        self.back = isinstance(n, int) and n < 0

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
    unsure = True

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(Riot(actor, s.at[actor]))

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        return mind.temper.riots * mind.riot_value(mind.s.at[hero])

    def foresee(self, mind: HeroMind, hero: int, d: int) -> None:
        if mind.riot_chance(d) > 0.6:
            mind.s.riots |= 1 << d
            mind.s.working[d] = 0


class EndTurn(Op):
    word = "end_turn"

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.turn |= TURN_ENDED


VERBS = (Gain, Lose, Discontent, PlanOp, ProgressOp, RiotOp, EndTurn)
