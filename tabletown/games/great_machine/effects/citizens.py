"""Verbs for citizens (GM-50.2): identify, reveal, move, arrest, release, mix."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import highest, members
from tabletown.core.errors import BadContent, Refusal, refuse
from tabletown.games.great_machine.effects.program import EffectAsk, Offer, Op
from tabletown.games.great_machine.rules.asking import (
    check_active,
    check_citizen,
    check_citizen_slot,
    check_revealed,
    check_unknown,
    refuse_pass,
    refuse_trust,
)  # fmt: skip
from tabletown.games.great_machine.rules.changes import (
    arrest,
    check_raid_tokens,
    identify,
    lose_attached,
    move_citizen,
    next_released,
    pay_trust,
    random_district,
    reveal,
    swap_faces,
)  # fmt: skip
from tabletown.games.great_machine.rules.prices import act_price, piece_discount
from tabletown.games.great_machine.schema import Cond, Effect
from tabletown.games.great_machine.state import DISTRICTS, FACT, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables

# -- identify -----------------------------------------------------------------------------------


# GM-11.16: chosen and paid before any is looked at
class Identify(Op):
    """Unknown citizens become known (GM-13.6); all are chosen and paid before any is looked at."""

    word = "identify"
    asked = (Cond(test="here_has", what="unknown_citizen"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        places = ("here", "anywhere", "one_district", "moved", "anywhere_distinct_districts")
        if effect.where not in places:
            raise BadContent(f"{where}: citizens cannot be identified '{effect.where}'")
        if effect.n != "picked" and not isinstance(effect.n, int):
            raise BadContent(f"{where}: '{effect.n}' citizens cannot be identified")
        self.most = DISTRICTS if effect.n == "picked" else int(effect.n)
        self.exact = effect.n != "picked" and not effect.upto

    def candidates(self, s: GreatMachineState, actor: int) -> int:
        where = self.effect.where
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
        where, district, rule = self.effect.where, -1, "GM-11.15"
        if where == "here":
            district = s.place_of(actor)
        elif where == "one_district" and s.picked:
            district, rule = s.district_of(highest(s.picked)), "GM-32.26"
        missing = check_citizen(s, token, district, rule)
        if missing is not None:
            return missing
        if s.picked >> token & 1:
            return refuse("already-picked", rule, citizen=token + 1)
        missing = check_unknown(s, token)
        if missing is not None:
            return missing
        place = s.district_of(token)
        if where == "anywhere_distinct_districts" and s.visited >> place & 1:
            return refuse("district-chosen", "GM-23.5", district=s.tables.district_ids[place])
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
        if self.effect.where == "moved":
            return True
        return self.candidates(s, actor) != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.effect.where == "moved":
            identify(s, s.picked, self.source, "GM-20.22")
            s.picked = 0
            return
        s.picked = 0
        s.stack.append(PickIdentify(self.program, self.at, actor))


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
            return None if op.effect.optional and not picks else refuse_pass(self.rule)
        if not picks:
            return refuse("choose-first", self.rule)
        if op.exact and any(
            op.check(s, self.actor, token) is None for token in range(s.tables.tokens)
        ):
            return refuse("choose-more", self.rule, n=op.most)
        return None

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
        elif not picks and op.effect.optional:
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
        if op.effect.where == "anywhere_distinct_districts":
            s.visited |= 1 << s.district_of(highest(picked))
        identify(s, picked, op.source, self.rule)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        op: Identify = self.op(s)
        found = super().details(s, seat)
        found["picked"] = s.picked.bit_count()
        found["price"] = op.each(s, self.actor)
        return found


# -- reveal -------------------------------------------------------------------------------------


class Reveal(Op):
    """A citizen is turned up for everybody (Wiretapping)."""

    word = "reveal"

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.where != "here" or effect.filter != "unrevealed" or effect.n != 1:
            raise BadContent(f"{where}: only one unrevealed citizen 'here' can be revealed")

    def candidates(self, s: GreatMachineState, actor: int) -> int:
        return s.people[s.place_of(actor)] & (s.unknown | s.known)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.candidates(s, actor) != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(PickReveal(self.program, self.at, actor))


class PickReveal(EffectAsk):
    rule = "GM-18.43"
    prompt = "reveal"
    kinds = ("citizen", "pass")
    auto = False

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.passing:
            return None if self.op(s).effect.optional else refuse_pass(self.rule)
        token = action.args[0]
        missing = check_citizen(s, token, s.place_of(self.actor), self.rule)
        if missing is None and not (s.unknown | s.known) >> token & 1:
            return refuse("already-revealed", self.rule, citizen=token + 1)
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        op: Reveal = self.op(s)
        found = [s.tables.citizen[token] for token in members(op.candidates(s, self.actor))]
        if op.effect.optional:
            found.append(s.tables.passing)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action.kind == "citizen":
            reveal(s, 1 << action.args[0], self.op(s).source, self.rule)


# -- move ---------------------------------------------------------------------------------------


class MoveCitizens(Op):
    """Citizens go to districts with a free slot and keep their state (GM-11.17 to GM-11.19)."""

    word = "move_citizens"
    asked = (Cond(test="here_has", what="identified_citizen"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.from_ not in ("here", "anywhere", "adjacent"):
            raise BadContent(f"{where}: citizens cannot be moved from '{effect.from_}'")
        if effect.to not in ("any_free_slot", "here"):
            raise BadContent(f"{where}: citizens cannot be moved to '{effect.to}'")
        if effect.filter not in ("any", "unknown", "known_or_revealed", "with_data_token"):
            raise BadContent(f"{where}: there is no filter '{effect.filter}' for moving citizens")
        self.many = effect.n == "picked"

    def is_paid(self) -> bool:
        return self.act is not None and self.act.price == "distance_each"

    def candidates(self, s: GreatMachineState, actor: int) -> int:
        """The tokens that may be moved now; every one has somewhere to go and can be paid."""
        start, kind = self.effect.from_, self.effect.filter
        mask = 0
        if start == "here":
            d = s.at[actor]
            if kind == "known_or_revealed" and not s.people[d] & ~s.unknown:
                return 0
            if self.nearest(s, d, s.citizen_room(), actor):
                mask = s.people[d]
        elif start == "adjacent":
            if s.free_citizen_slot(s.at[actor]):
                for d in s.city.neighbours[s.at[actor]]:
                    mask |= s.people[d]
        else:
            room = s.citizen_room()
            for d in range(DISTRICTS):
                if room & ~(1 << d):
                    mask |= s.people[d]
        if kind == "unknown":
            mask &= s.unknown
        elif kind == "known_or_revealed":
            mask &= ~s.unknown
        elif kind == "with_data_token":
            mask &= 1 << s.data_bearer if s.data_bearer >= 0 else 0
        if s.automa and s.data_just_attached():
            mask &= ~(1 << s.data_bearer)  # GM-39.25
        return mask

    def check(self, s: GreatMachineState, actor: int, token: int) -> Refusal | None:
        """Why a citizen cannot be moved now."""
        start, kind = self.effect.from_, self.effect.filter
        here = s.at[actor] if start != "anywhere" else -1
        missing = check_citizen(s, token, here if start == "here" else -1, "GM-11.17")
        if missing is not None:
            return missing
        if kind == "unknown" and not s.unknown >> token & 1:
            return check_unknown(s, token, "GM-20.23")
        if kind == "known_or_revealed" and s.unknown >> token & 1:
            return refuse("citizen-unknown", "GM-11.18", citizen=token + 1)
        if kind == "with_data_token" and s.data_bearer != token:
            return refuse("no-data-token", "GM-39.25", citizen=token + 1)
        if s.data_just_attached() and s.data_bearer == token:
            return refuse("data-just-attached", "GM-39.25", citizen=token + 1)
        return self.check_way(s, actor, s.district_of(token), here)

    def check_way(self, s: GreatMachineState, actor: int, place: int, here: int) -> Refusal | None:
        """Why a citizen has nowhere to go from its district."""
        if self.effect.from_ == "adjacent":
            ids = s.tables.district_ids
            if place == here:
                return refuse("same-district", "GM-20.23", district=ids[here])
            if not s.city.near[here] >> place & 1:
                return refuse(
                    "not-connected", "GM-20.22", from_district=ids[here], district=ids[place]
                )
            return check_citizen_slot(s, here)
        goals = members(s.citizen_room() & ~(1 << place))
        if not goals:
            return refuse("no-citizen-slot-anywhere", "GM-3.18")
        if self.is_paid():
            need = min(self.leg(s, place, d) for d in goals)
            if need > s.trust[actor]:
                return refuse_trust(need, s.trust[actor], "GM-11.17", terms=f"{need} districts")
        return None

    def nearest(self, s: GreatMachineState, start: int, room: int, actor: int) -> bool:
        if not self.is_paid():
            return bool(room & ~(1 << start))
        return any(
            room >> d & 1 and self.leg(s, start, d) <= s.trust[actor]
            for d in range(DISTRICTS)
            if d != start
        )

    def leg(self, s: GreatMachineState, start: int, to: int) -> int:
        """The trust for one citizen: 1 per district left (GM-11.17)."""
        if self.act is None:
            return 0
        return max(s.city.distance[start][to] - piece_discount(s, self.act.id), 0)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.candidates(s, actor) != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.picked = 0
        s.stack.append(PickMoved(self.program, self.at, actor, 0))


class PickMoved(EffectAsk):
    """Which citizen goes next."""

    moved: int  # how many have gone

    rule = "GM-11.17"
    prompt = "move-citizen"
    kinds = ("citizen", "done")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.done:
            return None if self.moved else refuse("choose-first", self.rule)
        op: MoveCitizens = self.op(s)
        return op.check(s, self.actor, action.args[0])

    def options(self, s: GreatMachineState) -> list[Action]:
        op: MoveCitizens = self.op(s)
        found = [s.tables.citizen[token] for token in members(op.candidates(s, self.actor))]
        if self.moved:
            found.append(s.tables.done)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action.kind != "citizen":
            return
        token = action.args[0]
        op: MoveCitizens = self.op(s)
        if op.effect.to == "here":
            s.picked = 1 << token
            move_citizen(s, token, s.at[self.actor], op.source, "GM-20.22")
        else:
            s.stack.append(PickGoal(self.program, self.at, self.actor, self.moved, token))


class PickGoal(EffectAsk):
    """Where it goes: any district with a free slot."""

    moved: int
    token: int

    rule = "GM-11.17"
    prompt = "citizen-goal"
    kinds = ("district",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: MoveCitizens = self.op(s)
        d, start = action.args[0], s.district_of(self.token)
        if d == start:
            return refuse("same-district", self.rule, district=s.tables.district_ids[d])
        missing = check_citizen_slot(s, d)
        if missing is None and op.is_paid():
            need, have = op.leg(s, start, d), s.trust[self.actor]
            if need > have:
                return refuse_trust(
                    need, have, self.rule, act="move_citizens", terms=f"{need} districts"
                )
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        op: MoveCitizens = self.op(s)
        start = s.district_of(self.token)
        room = s.citizen_room() & ~(1 << start)
        purse = s.trust[self.actor] if op.is_paid() else 99
        return [s.tables.to_district[d] for d in members(room) if op.leg(s, start, d) <= purse]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: MoveCitizens = self.op(s)
        to = action.args[0]
        if op.is_paid():
            pay_trust(s, self.actor, op.leg(s, s.district_of(self.token), to), op.source, self.rule)
        if op.act is not None or op.breakthrough:
            s.facts |= FACT["citizen_moved"]
        move_citizen(s, self.token, to, op.source)
        if op.many:
            s.stack.append(PickMoved(self.program, self.at, self.actor, self.moved + 1))

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        found = super().details(s, seat)
        found["citizen"] = self.token + 1
        return found


# -- arrest -------------------------------------------------------------------------------------


class Arrest(Op):
    """A revealed active citizen is arrested (GM-8.14, GM-33.16)."""

    word = "arrest"
    asked = (Cond(test="here_has", what="revealed_active_citizen"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.where != "here" or effect.filter != "revealed_active" or effect.n != 1:
            raise BadContent(f"{where}: only one revealed active citizen 'here' can be arrested")

    def candidates(self, s: GreatMachineState, actor: int) -> int:
        mask = s.open_active(s.place_of(actor))
        if self.effect.pick == "lowest_number":
            mask = lowest(s, mask)
        return mask

    def check(self, s: GreatMachineState, actor: int, token: int) -> Refusal | None:
        lowest_only = self.effect.pick == "lowest_number"
        rule = "GM-33.16" if lowest_only else "GM-8.14"
        return check_open_active(s, token, s.place_of(actor), rule, lowest_only)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return s.open_active(s.place_of(actor)) != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(PickArrest(self.program, self.at, actor))


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
    best = min(s.tables.kind_numbers[s.kind_of(token)] for token in members(tokens))
    same = [token for token in members(tokens) if s.tables.kind_numbers[s.kind_of(token)] == best]
    bare = [token for token in same if not s.bears_token(token)]
    marked = [token for token in same if s.bears_token(token)]
    mask = 0
    for token in [*bare[:1], *marked]:
        mask |= 1 << token
    return mask


class PickArrest(EffectAsk):
    rule = "GM-8.14"
    prompt = "arrest"
    kinds = ("citizen",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: Arrest = self.op(s)
        return op.check(s, self.actor, action.args[0])

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.citizen[token] for token in members(self.op(s).candidates(s, self.actor))]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        arrest(s, action.args[0], "GM-33.16" if s.automa else "GM-8.14")


# -- release ------------------------------------------------------------------------------------


# GM-18.40: returned as known is not identified
class Release(Op):
    """A random arrested citizen returns, looked at (known) or unseen (GM-12.3, GM-18.23)."""

    word = "release"
    offered = True
    asked = (Cond(test="compare", left="arrested", op=">", right=0),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.as_ not in ("known", "unknown") or not isinstance(effect.n, int):
            raise BadContent(f"{where}: a citizen cannot be released as '{effect.as_}'")
        self.n = effect.n

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        need = 1 if self.effect.upto else self.n
        free = sum(s.tables.citizen_slots) - sum(here.bit_count() for here in s.people)
        return s.arrested().bit_count() >= need and free >= need

    def run(self, s: GreatMachineState, actor: int) -> None:
        release_one(s, self, actor, 1)


def release_one(s: GreatMachineState, op: Release, actor: int, number: int) -> None:
    token = next_released(s)
    if op.effect.as_ == "known":
        s.learn(1 << token)
        if s.log is not None:
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

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.to_district[d] for d in members(s.citizen_room())]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: Release = self.op(s)
        token, d = next_released(s), action.args[0]
        s.put_citizen(token, d)
        if op.effect.as_ == "unknown":
            s.turn_down(token)
        if s.log is not None:
            s.emit(
                "released", "GM-5.33", citizen=token + 1, district=s.tables.district_ids[d],
                state=op.effect.as_,
            )  # fmt: skip
        if op.effect.as_ == "known" and s.automa:
            reveal(s, 1 << token, op.source, "GM-31.5")
        if self.number < op.n and op.possible(s, self.actor):
            if op.effect.optional:
                s.stack.append(OfferAnother(self.program, self.at, self.actor, self.number + 1))
            elif not op.effect.upto:
                release_one(s, op, self.actor, self.number + 1)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        found = super().details(s, seat)
        token = next_released(s)
        found["citizen"] = token + 1
        if s.known >> token & 1 and s.is_hero_side(seat):
            found["kind"] = s.tables.kinds[s.kind_of(token)]
        return found


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

    def options(self, s: GreatMachineState) -> list[Action]:
        tokens = lowest(s, s.open_active(s.place_of(self.actor)))
        return [s.tables.citizen[token] for token in members(tokens)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        suits = 0
        for d in range(DISTRICTS):
            if s.people[d] & s.unknown:
                suits |= 1 << d
        d = random_district(s, suits)
        s.stack.append(PickPartner(self.program, self.at, self.actor, action.args[0], d))


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

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.citizen[token] for token in members(s.people[self.district] & s.unknown)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        mix(s, self.token, action.args[0])


def mix(s: GreatMachineState, seen: int, other: int) -> None:
    """Both return to the two slots as unknown; nobody knows which is which."""
    kind = s.kind_of(seen)
    if s.log is not None:
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


VERBS = (Identify, Reveal, MoveCitizens, Arrest, Release, MixCitizens)
