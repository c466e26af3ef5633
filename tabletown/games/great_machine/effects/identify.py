"""Verbs that show who citizens are (GM-50.2): identify, reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import highest, members
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.program import EffectAsk, Op, amount, number_of
from tabletown.games.great_machine.rules.asking import check_citizen, check_unknown, refuse_pass
from tabletown.games.great_machine.rules.changes import identify, pay_trust, reveal
from tabletown.games.great_machine.rules.prices import act_price
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import DISTRICTS, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.tables import Tables


# GM-11.16: chosen and paid before any is looked at
class Identify(Op):
    """Unknown citizens become known (GM-13.6); all are chosen and paid before any is looked at."""

    word = "identify"
    asked = (Cond(test="here_has", what="unknown_citizen"),)
    unsure = True

    def prepare(self, read: Parameters, t: Tables) -> None:
        places = ("here", "anywhere", "one_district", "moved", "anywhere_distinct_districts")
        self.place = read.word("where", places)
        picked = amount(read) == "picked"
        self.most = DISTRICTS if picked else number_of(read)
        self.exact = not (read.value("upto", bool, False) or picked)

    def candidates(self, s: GreatMachineState, actor: int) -> int:
        where = self.place
        if where == "here":
            return s.people[s.place_of(actor)] & s.unknown
        if where == "one_district" and s.picked:
            token = highest(s.picked)
            return s.people[s.district_of(token)] & s.unknown
        if where == "anywhere_distinct_districts":
            return distinct_candidates(s)
        return s.unknown

    def check(self, s: GreatMachineState, actor: int, token: int) -> Refusal | None:
        """Why a citizen cannot be pointed at next."""
        where, district, rule = self.place, -1, "GM-11.15"
        if where == "here":
            district = s.place_of(actor)
        elif where == "one_district" and s.picked:
            district, rule = s.district_of(highest(s.picked)), "GM-32.26"
        missing = check_citizen(s, token, district, rule)
        if missing is None and s.picked >> token & 1:
            return refuse("already-picked", rule, citizen=token + 1)
        missing = missing or check_unknown(s, token)
        if missing is not None:
            return missing
        place = s.district_of(token)
        if where == "anywhere_distinct_districts" and s.visited >> place & 1:
            return refuse("district-chosen", "GM-23.5", district=s.district_id(place))
        picks = s.picked.bit_count()
        if picks == self.most:
            return refuse("picked-enough", rule, n=self.most)
        need = self.each(s, actor) * (picks + 1)
        if need and need > s.trust[actor]:
            return refuse("too-little-trust-for-more", "GM-11.4", need=need, have=s.trust[actor])
        return None

    def each(self, s: GreatMachineState, actor: int) -> int:
        """Trust for each citizen; effects of events and missions are free."""
        if self.act is None or self.act.price != "load_x_picked":
            return 0
        return act_price(s, actor, self.act)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.place == "moved":
            return True
        return self.candidates(s, actor) != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.place == "moved":
            identify(s, s.picked, self.source, "GM-20.22")
        else:
            s.stack.append(PickIdentify(self.program, self.at, actor))
        s.picked = 0

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        if self.place == "moved":
            return 0.0  # who is called and named is worth what the call is worth
        if self.place == "anywhere_distinct_districts":
            return mind.best_name()
        return mind.identify_value(hero, self.each(mind.s, hero))


def distinct_candidates(s: GreatMachineState) -> int:
    """GM-23.5: one citizen per hero, each in another district; ``visited`` keeps the districts."""
    mask = 0
    for d in range(DISTRICTS):
        if not s.visited >> d & 1:
            mask |= s.people[d] & s.unknown
    return mask


class PickIdentify(EffectAsk):
    """Point at the citizens to be identified, one by one; then all are paid and looked at."""

    rule = "GM-11.15"
    prompt = "identify"
    kinds = ("citizen", "done", "pass")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: Identify = self.op(s)
        picks = s.picked.bit_count()
        if action.kind == "citizen":
            return op.check(s, self.actor, action.args[0])
        if action is s.tables.passing:
            return None if op.optional and not picks else refuse_pass(self.rule)
        if not picks:
            return refuse("choose-first", self.rule)
        more = any(op.check(s, self.actor, token) is None for token in range(s.tables.tokens))
        return refuse("choose-more", self.rule, n=op.most) if op.exact and more else None

    def options(self, s: GreatMachineState) -> list[Action]:
        op: Identify = self.op(s)
        picks = s.picked.bit_count()
        found: list[Action] = []
        if picks < op.most:
            price = op.each(s, self.actor)
            if not price or price * (picks + 1) <= s.trust[self.actor]:
                citizen = s.tables.citizen
                left = op.candidates(s, self.actor) & ~s.picked
                found = [citizen[token] for token in members(left)]
        if picks and (not op.exact or not found):
            found.append(s.tables.done)
        elif not picks and op.optional:
            found.append(s.tables.passing)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: Identify = self.op(s)
        if action.kind == "citizen":
            s.picked |= 1 << action.args[0]
            if not op.exact or s.picked.bit_count() < op.most:
                s.stack.append(self)
                return
        picked = s.picked
        s.picked = 0
        if not picked:
            return
        price = op.each(s, self.actor)
        if price:
            pay_trust(s, self.actor, price * picked.bit_count(), op.source, "GM-11.15")
        if op.place == "anywhere_distinct_districts":
            s.visited |= 1 << s.district_of(highest(picked))
        identify(s, picked, op.source, self.rule)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        op: Identify = self.op(s)
        now = {"picked": s.picked.bit_count(), "price": op.each(s, self.actor)}
        return {**super().details(s, seat), **now}

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """Go on while a name is worth its price; where a riot is near first."""
        if action.kind != "citizen":
            return 0.0
        each = self.op(mind.s).each(mind.s, self.actor) if 0 <= self.actor < 3 else 0
        return mind.name_gain(action.args[0]) - mind.dear(each) + 0.03


# -- reveal -------------------------------------------------------------------------------------


class Reveal(Op):
    """A citizen is turned up for everybody (Wiretapping)."""

    word = "reveal"

    def prepare(self, read: Parameters, t: Tables) -> None:
        read.only("where", "here")
        read.only("filter", "unrevealed")
        read.only("n", 1)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return s.people[s.place_of(actor)] & (s.unknown | s.known) != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(PickReveal(self.program, self.at, actor))


class PickReveal(EffectAsk):
    rule = "GM-18.43"
    prompt = "reveal"
    kinds = ("citizen", "pass")
    auto = False

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.passing:
            return None if self.op(s).optional else refuse_pass(self.rule)
        token = action.args[0]
        missing = check_citizen(s, token, s.place_of(self.actor), self.rule)
        if missing is None and not (s.unknown | s.known) >> token & 1:
            return refuse("already-revealed", self.rule, citizen=token + 1)
        return missing

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action.kind == "citizen":
            reveal(s, 1 << action.args[0], self.op(s).source, self.rule)

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        """Those whom the heroes know already, where no riot is near."""
        if action.kind != "citizen":
            return 0.05
        s, token = mind.s, action.args[0]
        ready = mind.heroes().outlook.ready[s.district_of(token)]
        return 0.1 + (0.2 if s.known >> token & 1 else 0.0) - 0.3 * ready


VERBS = (Identify, Reveal)
