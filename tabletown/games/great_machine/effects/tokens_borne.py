"""Tokens of missions that heroes and citizens bear: taken, given, attached (GM-39, GM-50.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.actions import Action
from tabletown.core.bits import made_of, members
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.program import EffectAsk
from tabletown.games.great_machine.rules.asking import (
    check_active,
    check_citizen,
    check_here,
    check_hero,
    check_revealed,
)  # fmt: skip
from tabletown.games.great_machine.rules.missions import take_own_token
from tabletown.games.great_machine.state import GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.effects.tokens import TokenOp


def servant_tokens_here(op: TokenOp, s: GreatMachineState, actor: int) -> list[int]:
    if op.max_held and s.servant_tokens_of(actor) >= op.max_held:
        return []
    return [i for i in range(3) if s.servant_token_at(i) == s.at[actor]]


def weakness_taken(mind: HeroMind, hero: int) -> float:
    """All of them are wanted; which one is asked later."""
    first = mind.s.servant_tokens_laid().index(mind.s.at[hero])
    return mind.missions_after(lambda after: after.take_servant_token(first, hero))


class PickServantToken(EffectAsk):
    rule = "GM-39.6"
    prompt = "servant-token"
    kinds = ("servant",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action.args[0] in servant_tokens_here(self.op(s), s, self.actor):
            return None
        return refuse("servant-token-elsewhere", self.rule, servant=s.servant_id(action.args[0]))

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        s.take_servant_token(action.args[0], self.actor)
        hero, servant = s.hero_id(self.actor), s.servant_id(action.args[0])
        s.emit("token-taken", "GM-39.6", token="servant_token", hero=hero, servant=servant)

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """The servant whom this hero has most to fear from (GM-39.7)."""
        return mind.fear(self.actor, action.args[0])


def own_here(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.hero_token_at(actor) == s.at[actor]


def take_own(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    take_own_token(s, actor, "GM-39.44")


def own_taken(mind: HeroMind, hero: int) -> float:
    return mind.passed(hero, hero)


def others_here(s: GreatMachineState, actor: int) -> list[int]:
    return [hero for hero in s.heroes_in(s.at[actor]) if hero != actor]


def can_take_any(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return any(s.tokens_of(other) for other in others_here(s, actor))


def can_give_any(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return bool(others_here(s, actor)) and bool(s.tokens_of(actor))


def any_taken(mind: HeroMind, hero: int) -> float:
    """The best that comes of taking a token from a hero here; -1 if there is none."""
    near = others_here(mind.s, hero)
    theirs = [token for token in range(3) if mind.s.token_holder(token) in near]
    return max([mind.passed(token, hero) for token in theirs], default=-1.0)


def any_given(mind: HeroMind, hero: int) -> float:
    return max([mind.best_gift(hero, other) for other in others_here(mind.s, hero)])


class PickHeroToken(EffectAsk):
    """Any hero token on the card of another hero here (GM-39.18)."""

    rule = "GM-39.18"
    prompt = "hero-token"
    kinds = ("hero",)

    def holders(self, s: GreatMachineState) -> list[int]:
        """The heroes one of whose tokens is taken."""
        return others_here(s, self.actor)

    def taker(self) -> int:
        return self.actor

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = action.args[0]
        missing = check_hero(s, card)
        if missing is None and s.token_holder(s.heroes.index(card)) not in self.holders(s):
            return refuse("hero-token-elsewhere", self.rule, hero=s.tables.hero_ids[card])
        return missing

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        token, to = s.heroes.index(action.args[0]), self.taker()
        s.give_hero_token(token, to)
        s.emit("token-passed", "GM-39.18", hero=s.hero_id(token), to_hero=s.hero_id(to))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """Rather from a hero who goes far away."""
        return mind.passed(mind.s.heroes.index(action.args[0]), self.taker())


class PickReceiver(EffectAsk):
    """The hero who is given a token (GM-39.18)."""

    rule = "GM-39.18"
    prompt = "token-receiver"
    kinds = ("hero",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = action.args[0]
        if card == s.heroes[self.actor]:
            return refuse("same-hero", self.rule, hero=s.tables.hero_ids[card])
        return check_hero(s, card) or check_here(s, card, s.at[self.actor], self.rule)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        receiver = s.heroes.index(action.args[0])
        s.stack.append(PickGiven(self.program, self.at, self.actor, receiver))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return mind.best_gift(self.actor, mind.s.heroes.index(action.args[0]))


class PickGiven(PickHeroToken):
    """Which of the own tokens is given away."""

    receiver: int

    def holders(self, s: GreatMachineState) -> list[int]:
        return [self.actor]

    def taker(self) -> int:
        return self.receiver


def revealed_here(op: TokenOp, s: GreatMachineState, actor: int) -> int:
    mask = s.people[s.at[actor]] & ~s.unknown & ~s.known
    return mask & ~made_of(s.bearers()) if op.unique else mask


def can_attach_own(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.is_home(actor) and revealed_here(op, s, actor) != 0


def can_attach_data(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.data_bearer < 0 and s.open_active(s.at[actor]) != 0


def own_attached(mind: HeroMind, hero: int) -> float:
    revealed = members(mind.s.people[mind.s.at[hero]] & ~mind.s.unknown & ~mind.s.known)
    return max(mind.after_attaching(hero, token) for token in revealed)


def data_attached(mind: HeroMind, hero: int) -> float:
    active = members(mind.s.open_active(mind.s.at[hero]))
    return max(mind.after_attaching(-1, token) for token in active)


SAFE: Final = 0.1  # a citizen who is not arrested keeps the token it bears (GM-39.9, GM-39.26)


def safety(s: GreatMachineState, token: int) -> float:
    """The lowest number is arrested first, sleepers not yet, traitors never."""
    if s.face[s.tables.traitor] >> token & 1:
        return 1.0
    asleep = not s.active_faces() >> token & 1
    return 0.4 * asleep + 0.1 * s.tables.kind_numbers[s.kind_of(token)]


class PickBearer(EffectAsk):
    """The citizen that bears the token (GM-39.8, GM-39.24)."""

    rule = "GM-50.26"
    prompt = "attach"
    kinds = ("citizen",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        token, op = action.args[0], self.op(s)
        missing = check_citizen(s, token, s.at[self.actor], self.rule)
        missing = missing or check_revealed(s, token, self.rule)
        if missing is None and op.token == "data":
            return check_active(s, token, "GM-39.24")
        if missing is None and op.unique and token in s.bearers():
            return refuse("citizen-bears-token", self.rule, citizen=token + 1)
        return missing

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        token, name = action.args[0], self.op(s).token.removeprefix("own_")
        if name == "data":
            s.attach_data(token)
        else:
            s.attach_hero_token(self.actor, token)
        hero = s.hero_id(self.actor)
        s.emit("token-attached", "GM-50.26", token=name, hero=hero, citizen=token + 1)

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """A kind that is still wanted, and somebody whom the servants do not arrest first (GM-33.16)."""
        bearing = -1 if self.op(mind.s).token == "data" else self.actor
        token = action.args[0]
        return mind.after_attaching(bearing, token) + SAFE * safety(mind.s, token)
