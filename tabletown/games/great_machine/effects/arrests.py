"""Verbs that take citizens away, bring them back, or lose them in the crowd (GM-50.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of, members
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.program import EffectAsk, Offer, Op, number_of
from tabletown.games.great_machine.rules.asking import (
    check_active,
    check_citizen,
    check_citizen_slot,
    check_revealed,
    check_unknown,
)  # fmt: skip
from tabletown.games.great_machine.rules.changes import (
    arrest,
    check_raid_tokens,
    lose_attached,
    next_released,
    random_district,
    reveal,
    swap_faces,
)  # fmt: skip
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import DISTRICTS, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.tables import Tables


class Arrest(Op):
    """A revealed active citizen is arrested (GM-8.14, GM-33.16)."""

    word = "arrest"
    asked = (Cond(test="here_has", what="revealed_active_citizen"),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        read.only("where", "here")
        read.only("filter", "revealed_active")
        read.only("n", 1)
        self.lowest_only = read.word("pick", ("", "lowest_number"), "") == "lowest_number"

    def check(self, s: GreatMachineState, actor: int, token: int) -> Refusal | None:
        rule = "GM-33.16" if self.lowest_only else "GM-8.14"
        return check_open_active(s, token, s.place_of(actor), rule, self.lowest_only)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.found_in(s, s.place_of(actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(PickArrest(self.program, self.at, actor))

    def found_in(self, s: GreatMachineState, d: int) -> bool:
        return s.open_active(d) != 0

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        return 0.25 + 0.6 * mind.heroes().outlook.ready[d]


def check_open_active(
    s: GreatMachineState, token: int, district: int, rule: str, lowest_only: bool
) -> Refusal | None:
    """Why a citizen is no revealed active one of a district, or not the one with the lowest number."""
    missing = (
        check_citizen(s, token, district, rule)
        or check_revealed(s, token, rule)
        or check_active(s, token, rule)
    )
    if missing is None and lowest_only and not lowest(s, s.open_active(district)) >> token & 1:
        return refuse("lower-number-first", rule, citizen=token + 1)
    return missing


def lowest(s: GreatMachineState, tokens: int) -> int:
    """The tokens with the lowest number; equal ones are told apart only by what lies on them."""
    numbers = {token: s.tables.kind_numbers[s.kind_of(token)] for token in members(tokens)}
    same = [token for token, number in numbers.items() if number == min(numbers.values())]
    bare = [token for token in same if not s.bears_token(token)]
    return made_of(same) & ~made_of(bare[1:])


def bearer_lost(mind: HeroMind, token: int) -> float:
    """The automaton takes one of several equal citizens: rather one that bears no token."""
    return mind.missions_after(lambda after: lose_attached(after, token))


class PickArrest(EffectAsk):
    rule = "GM-8.14"
    prompt = "arrest"
    kinds = ("citizen",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: Arrest = self.op(s)
        return op.check(s, self.actor, action.args[0])

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        arrest(s, action.args[0], "GM-33.16" if s.automa else "GM-8.14")

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return bearer_lost(mind, action.args[0])

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        """All are active; who woke up first would stay active longest."""
        return mind.heroes().kind_friendship(mind.s.kind_of(action.args[0]))


# -- release ------------------------------------------------------------------------------------


# GM-18.40: returned as known is not identified
class Release(Op):
    """A random arrested citizen returns, looked at (known) or unseen (GM-12.3, GM-18.23)."""

    word = "release"
    offered = True
    asked = (Cond(test="compare", left="arrested", op=">", right=0),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.known = read.word("as", ("known", "unknown")) == "known"
        self.upto = read.value("upto", bool, False)
        self.n = number_of(read)
        read.only("pick", "random")
        read.only("to", "any_free_slot")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        need = 1 if self.upto else self.n
        free = sum(s.tables.citizen_slots) - sum(here.bit_count() for here in s.people)
        return s.arrested().bit_count() >= need and free >= need

    def run(self, s: GreatMachineState, actor: int) -> None:
        release_one(s, self, actor, 1)

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        return 0.22 if self.act is not None else 0.2


def release_one(s: GreatMachineState, op: Release, actor: int, number: int) -> None:
    token = next_released(s)
    if op.known:
        s.learn(1 << token)
        secret = {"own": "yes", "kind": s.tables.kinds[s.kind_of(token)]}
        s.tell(s.hero_seats(), "looked-at", "GM-12.3", secret, own="no", citizen=token + 1)
    s.stack.append(ReleaseTo(op.program, op.at, actor, number))


class ReleaseTo(EffectAsk):
    """Where the released citizen goes (GM-5.33)."""

    number: int  # the first or second of several

    rule = "GM-5.33"
    prompt = "release"
    kinds = ("district",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_citizen_slot(s, action.args[0])

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: Release = self.op(s)
        token, d = next_released(s), action.args[0]
        s.put_citizen(token, d)
        if not op.known:
            s.turn_down(token)
        state = "known" if op.known else "unknown"
        s.emit("released", "GM-5.33", citizen=token + 1, district=s.district_id(d), state=state)
        if op.known and s.automa:
            reveal(s, 1 << token, op.source, "GM-31.5")
        if self.number < op.n and op.possible(s, self.actor):
            if op.optional:
                s.stack.append(OfferAnother(self.program, self.at, self.actor, self.number + 1))
            elif not op.upto:
                release_one(s, op, self.actor, self.number + 1)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        token = next_released(s)
        found = {**super().details(s, seat), "citizen": token + 1}
        if s.known >> token & 1 and s.is_hero_side(seat):
            found["kind"] = s.tables.kinds[s.kind_of(token)]
        return found

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """Where it helps most: the riot that is nearest, or the Square."""
        s, d = mind.s, action.args[0]
        friend = mind.friendship(next_released(s))
        return friend * mind.friend_gain(d) + (mind.square_citizen(d) if friend > 0 else 0.0)

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        """Citizens go where they do least harm."""
        s, d, outlook = mind.s, action.args[0], mind.heroes().outlook
        if s.riots >> d & 1:
            return 0.1
        return -(outlook.readiness(d, 0, 1) - outlook.ready[d] + 0.3 * (d == s.tables.square))


class OfferAnother(Offer):
    """The heroes may stop after one (GM-39.50)."""

    number: int

    rule = "GM-39.50"

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.take_it:
            release_one(s, self.op(s), self.actor, self.number)


# -- mix ----------------------------------------------------------------------------------------


class MixCitizens(Op):
    """Automa Resettlement: a revealed citizen is mixed with an unknown one (GM-37.11)."""

    word = "mix_citizens"

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return s.open_active(s.place_of(actor)) != 0 and s.unknown != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(PickMixed(self.program, self.at, actor))


class PickMixed(EffectAsk):
    """The citizen with the lowest number; equal ones are chosen by the heroes (GM-31.11)."""

    rule = "GM-37.11"
    prompt = "mix"
    kinds = ("citizen",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_open_active(s, action.args[0], s.place_of(self.actor), self.rule, True)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        suits = made_of([d for d in range(DISTRICTS) if s.people[d] & s.unknown])
        d = random_district(s, suits)
        s.stack.append(PickPartner(self.program, self.at, self.actor, action.args[0], d))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return bearer_lost(mind, action.args[0])


class PickPartner(EffectAsk):
    """Any one unknown citizen of the random district; the heroes point at it."""

    token: int
    district: int

    rule = "GM-37.11"
    prompt = "mix-with"
    kinds = ("citizen",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        token = action.args[0]
        return check_citizen(s, token, self.district, self.rule) or check_unknown(s, token)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        mix(s, self.token, action.args[0])

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """A friend is mixed with a stranger: a likely friend keeps the crowd together, an unlikely one
        lets it change sides; it depends on where a friend is needed more."""
        there, here = self.district, mind.s.district_of(self.token)
        wish = mind.friend_gain(there) - mind.friend_gain(here) if here != there else 0.0
        return wish * (1 - mind.friendship(action.args[0])) / 2


def mix(s: GreatMachineState, seen: int, other: int) -> None:
    """Both return to the two slots as unknown; nobody knows which is which."""
    kind = s.kind_of(seen)
    s.emit("mixed", "GM-37.11", citizens=[seen + 1, other + 1], kind=s.tables.kinds[kind])
    lose_attached(s, seen)
    s.turn_down(seen)
    if s.random_below(2):
        swap_faces(s, seen, other)
    note_mixed(s, seen, other, kind)
    check_raid_tokens(s)


def note_mixed(s: GreatMachineState, seen: int, other: int, kind: int) -> None:
    """Everybody remembers that one of the two is of this kind."""
    mixed = [group.copy() for group in s.mixed]
    for group in mixed:
        if group[0] >> other & 1:
            group[0] |= 1 << seen
            group[1 + kind] += 1
            break
    else:
        fresh = [1 << seen | 1 << other] + [0] * len(s.face)
        fresh[1 + kind] = 1
        mixed.append(fresh)
    s.mixed = mixed


VERBS = (Arrest, Release, MixCitizens)
