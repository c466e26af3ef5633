"""Tokens of missions that are laid into districts (GM-38.4, GM-50.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of, members
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.program import EffectAsk
from tabletown.games.great_machine.rules.changes import random_district
from tabletown.games.great_machine.state import DISTRICTS, EVERYWHERE, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.effects.tokens import TokenOp


def tell_placed(s: GreatMachineState, token: str, d: int, rule: str, **more: Any) -> None:
    s.emit("token-placed", rule, token=token, district=s.district_id(d), **more)


def own_at_home(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.is_home(actor)


def place_own(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.lay_hero_token(actor, s.at[actor])
    tell_placed(s, "hero", s.at[actor], "GM-38.7", hero=s.hero_id(actor))


def own_laid(mind: HeroMind, hero: int) -> float:
    return mind.missions_after(lambda after: after.lay_hero_token(hero, after.at[hero]))


def place_single(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    if op.place == "one_of_goal_districts":
        s.stack.append(ChooseBase(op.program, op.at, actor))
        return
    common = op.place == "random_common_district"
    d = random_district(s, s.tables.common) if common else s.goal_district
    s.lay_single_token(op.token, d)
    tell_placed(s, op.token, d, "GM-38.4")


class ChooseBase(EffectAsk):
    """One of the three districts of Rise of the Resistance becomes the underground (GM-39.44)."""

    rule = "GM-39.44"
    prompt = "underground"
    kinds = ("district",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action.args[0] in s.bases():
            return None
        return refuse("no-base-there", self.rule, district=s.district_id(action.args[0]))

    def decided(self, s: GreatMachineState, action: Action) -> None:
        s.lay_single_token("underground", action.args[0])
        tell_placed(s, "underground", action.args[0], "GM-39.44")

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """Where all heroes go with pleasure, and can go on from to many districts."""
        d = action.args[0]
        wishes = [mind.destination(hero, d, mind.ways(hero)[d]) for hero in range(3)]
        return sum(wishes, 0.0) + 0.05 * len(mind.s.city.neighbours[d])


def place_servant_tokens(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    for i in range(3):
        s.lay_servant_token(i, s.servants[i])
        tell_placed(s, "servant_token", s.servants[i], "GM-39.6", servant=s.servant_id(i))


def place_drones(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    left = EVERYWHERE
    for i in range(3):
        d = random_district(s, left)
        left &= ~(1 << d)
        s.lay_drone(i, d)
        tell_placed(s, "drone", d, "GM-39.36")


def place_hero_tokens(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.stack.append(PlaceBase(op.program, op.at, 0))


class PlaceBase(EffectAsk):
    """The heroes choose three common districts, one hero token into each (GM-39.43)."""

    rule = "GM-39.43"
    prompt = "base"
    kinds = ("district",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        d = action.args[0]
        if not s.tables.common >> d & 1:
            return refuse("not-a-common-district", self.rule, district=s.district_id(d))
        if d in s.bases():
            return refuse("base-already-there", self.rule, district=s.district_id(d))
        return None

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if self.actor < 2:
            self.decided(s, action)
            s.stack.append(PlaceBase(self.program, self.at, self.actor + 1))
        else:
            super().chosen(s, action)

    def decided(self, s: GreatMachineState, action: Action) -> None:
        d = action.args[0]
        s.choose_base(self.actor, d)
        s.lay_hero_token(self.actor, d)
        tell_placed(s, "hero", d, "GM-39.43", hero=s.hero_id(self.actor))

    def opening(self, s: GreatMachineState, action: Action) -> Action:
        return s.tables.to_district[s.bases()[0]]

    def again(self, s: GreatMachineState) -> PlaceBase:
        s.clear_bases()
        return PlaceBase(self.program, self.at, 0)

    def proposal(self, s: GreatMachineState, action: Action) -> dict[str, Any]:
        chosen = [d for d in s.bases() if d >= 0] + [action.args[0]]
        return {"question": "base", "districts": [s.district_id(d) for d in chosen]}

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """Where this hero goes with pleasure, and finds a citizen to hand the token back (GM-39.44)."""
        s, d = mind.s, action.args[0]
        revealed = members(s.people[d] & ~s.unknown & ~s.known)
        friends = [mind.kind_friendship(s.kind_of(token)) for token in revealed]
        company = 0.6 * max(max(friends, default=0.0), 0.0)
        return mind.destination(self.actor, d, mind.ways(self.actor)[d]) + company


def place_trust(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    """Self-Destruct Command: as much trust as the attack die shows (GM-39.14)."""
    face = s.tables.attack_faces[s.random_below(len(s.tables.attack_faces))]
    d = s.at[actor]
    s.put_trust_on(d, s.trust_on(d) + face)
    s.reveal("trust-laid", "GM-39.14", district=s.district_id(d), n=face)


def trust_rolled(mind: HeroMind, hero: int) -> float:
    """As much as the attack die shows; nobody knows it yet."""
    s = mind.s
    d, faces = s.at[hero], s.tables.attack_faces
    after, total = s.clone(), 0.0
    for face in faces:
        after.put_trust_on(d, s.trust_on(d) + face)
        total += mind.missions_value(after)
    return total / len(faces)


def has_bonds(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.hero_bonds(actor) > 0


def place_bonds(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    d, n = s.at[actor], s.hero_bonds(actor)
    s.put_bonds_on(d, s.bonds_on(d) + n)
    s.put_hero_bonds(actor, 0)
    s.emit("bonds-laid", "GM-39.40", district=s.district_id(d), n=n)


def bonds_laid(mind: HeroMind, hero: int) -> float:
    after = mind.s.clone()
    d = after.at[hero]
    after.put_bonds_on(d, after.bonds_on(d) + after.hero_bonds(hero))
    after.put_hero_bonds(hero, 0)
    return mind.plans_value(after)


def place_cores(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    """Each core on a working regular guard of another random district (GM-39.30)."""
    suits = made_of([d for d in range(DISTRICTS) if s.working[d] > s.extra[d]])
    for _ in range(3):
        d = random_district(s, suits)
        if d < 0:
            return
        suits &= ~(1 << d)
        s.add_cores(d, 1)
        tell_placed(s, "core", d, "GM-39.30")
