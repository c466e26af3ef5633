"""The verb for mission pieces (GM-50.6, GM-50.25, GM-50.26), and changes of one moment (GM-50.30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tabletown.core.actions import Action
from tabletown.core.bits import made_of, members
from tabletown.core.errors import BadContent, Refusal, refuse
from tabletown.games.great_machine.effects.program import EffectAsk, Op
from tabletown.games.great_machine.rules.asking import (
    check_active,
    check_citizen,
    check_here,
    check_hero,
    check_revealed,
)  # fmt: skip
from tabletown.games.great_machine.rules.changes import hero_word, random_district
from tabletown.games.great_machine.rules.riots import opposition
from tabletown.games.great_machine.rules.servants import shake_off
from tabletown.games.great_machine.schema import Effect
from tabletown.games.great_machine.state import DISTRICTS, EVERYWHERE, SINGLE, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables


def tell_placed(s: GreatMachineState, token: str, d: int, rule: str, **more: Any) -> None:
    if s.log is not None:
        s.emit("token-placed", rule, token=token, district=s.tables.district_ids[d], **more)


class TokenOp(Op):
    """Place, take, give, attach, return or flip a token; each form has its own small rule."""

    word = "token"

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        key = (effect.op, effect.token)
        if effect.op == "place" and effect.token in SINGLE:
            key = ("place", "single")
        form = FORMS.get(key)
        if form is None:
            raise BadContent(f"{where}: the token '{effect.token}' cannot be '{effect.op}'")
        self.can, self.do = form

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.can(self, s, actor)

    def run(self, s: GreatMachineState, actor: int) -> None:
        self.do(self, s, actor)


Can = Callable[[TokenOp, GreatMachineState, int], bool]
Deed = Callable[[TokenOp, GreatMachineState, int], None]


def yes(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return True


def nothing(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    """Done where it happens: with the arrest, the mixing or the broken guard."""


# -- place ------------------------------------------------------------------------------------------


def own_at_home(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.is_home(actor)


def place_own(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.lay_hero_token(actor, s.at[actor])
    tell_placed(s, "hero", s.at[actor], "GM-38.7", hero=hero_word(s, actor))


def place_single(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    where = op.effect.where
    if where == "one_of_goal_districts":
        s.stack.append(ChooseBase(op.program, op.at, actor))
        return
    if where == "goal_district":
        d = s.goal_district
    elif where == "random_common_district":
        d = random_district(s, s.tables.common)
    else:
        raise BadContent(f"{op.where}: a token cannot be placed '{where}'")
    s.lay_single_token(op.effect.token, d)
    tell_placed(s, op.effect.token, d, "GM-38.4")


class ChooseBase(EffectAsk):
    """One of the three districts of Rise of the Resistance becomes the underground (GM-39.44)."""

    rule = "GM-39.44"
    prompt = "underground"
    kinds = ("district",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action.args[0] in s.bases():
            return None
        return refuse("no-base-there", self.rule, district=s.tables.district_ids[action.args[0]])

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.to_district[d] for d in sorted(s.bases())]

    def decided(self, s: GreatMachineState, action: Action) -> None:
        s.lay_single_token("underground", action.args[0])
        tell_placed(s, "underground", action.args[0], "GM-39.44")


def place_servant_tokens(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    for i in range(3):
        s.lay_servant_token(i, s.servants[i])
        tell_placed(s, "servant_token", s.servants[i], "GM-39.6", servant=s.tables.servant_ids[i])


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
            return refuse("not-a-common-district", self.rule, district=s.tables.district_ids[d])
        if d in s.bases():
            return refuse("base-already-there", self.rule, district=s.tables.district_ids[d])
        return None

    def options(self, s: GreatMachineState) -> list[Action]:
        used = s.bases()
        return [s.tables.to_district[d] for d in members(s.tables.common) if d not in used]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if self.actor < 2:
            self.put(s, action)
            s.stack.append(PlaceBase(self.program, self.at, self.actor + 1))
        else:
            super().chosen(s, action)

    def put(self, s: GreatMachineState, action: Action) -> None:
        d = action.args[0]
        s.choose_base(self.actor, d)
        s.lay_hero_token(self.actor, d)
        tell_placed(s, "hero", d, "GM-39.43", hero=hero_word(s, self.actor))

    def decided(self, s: GreatMachineState, action: Action) -> None:
        self.put(s, action)

    def opening(self, s: GreatMachineState, action: Action) -> Action:
        return s.tables.to_district[s.bases()[0]]

    def again(self, s: GreatMachineState) -> PlaceBase:
        s.clear_bases()
        return PlaceBase(self.program, self.at, 0)

    def proposal(self, s: GreatMachineState, action: Action) -> dict[str, Any]:
        chosen = [d for d in s.bases() if d >= 0] + [action.args[0]]
        return {"question": "base", "districts": [s.tables.district_ids[d] for d in chosen]}


def place_trust(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    """Self-Destruct Command: as much trust as the attack die shows (GM-39.14)."""
    face = s.tables.attack_faces[s.random_below(len(s.tables.attack_faces))]
    d = s.at[actor]
    s.put_trust_on(d, s.trust_on(d) + face)
    if s.log is not None:
        s.reveal("trust-laid", "GM-39.14", district=s.tables.district_ids[d], n=face)


def has_bonds(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.hero_bonds(actor) > 0


def place_bonds(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    d, n = s.at[actor], s.hero_bonds(actor)
    s.put_bonds_on(d, s.bonds_on(d) + n)
    s.put_hero_bonds(actor, 0)
    if s.log is not None:
        s.emit("bonds-laid", "GM-39.40", district=s.tables.district_ids[d], n=n)


# -- take, give ---------------------------------------------------------------------------------------


def servant_tokens_here(op: TokenOp, s: GreatMachineState, actor: int) -> list[int]:
    if op.effect.max_held and s.servant_tokens_of(actor) >= op.effect.max_held:
        return []
    return [i for i in range(3) if s.servant_token_at(i) == s.at[actor]]


def can_take_servant_token(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return bool(servant_tokens_here(op, s, actor))


def take_servant_token(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.stack.append(PickServantToken(op.program, op.at, actor))


class PickServantToken(EffectAsk):
    rule = "GM-39.6"
    prompt = "servant-token"
    kinds = ("servant",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action.args[0] in servant_tokens_here(self.op(s), s, self.actor):
            return None
        return refuse(
            "servant-token-elsewhere", self.rule, servant=s.tables.servant_ids[action.args[0]]
        )

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.servant[i] for i in servant_tokens_here(self.op(s), s, self.actor)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        s.take_servant_token(action.args[0], self.actor)
        if s.log is not None:
            s.emit(
                "token-taken", "GM-39.6", token="servant_token", hero=hero_word(s, self.actor),
                servant=s.tables.servant_ids[action.args[0]],
            )  # fmt: skip


def own_here(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.hero_token_at(actor) == s.at[actor]


def take_own(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.give_hero_token(actor, actor)
    if s.log is not None:
        s.emit("token-taken", "GM-39.44", token="hero", hero=hero_word(s, actor))


def others_here(s: GreatMachineState, actor: int) -> list[int]:
    return [hero for hero in s.heroes_in(s.at[actor]) if hero != actor]


def can_take_any(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return any(s.tokens_of(other) for other in others_here(s, actor))


def can_give_any(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return bool(others_here(s, actor)) and bool(s.tokens_of(actor))


def take_any(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.stack.append(PickHeroToken(op.program, op.at, actor))


def give_any(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.stack.append(PickReceiver(op.program, op.at, actor))


class PickHeroToken(EffectAsk):
    """Any hero token on the card of another hero here (GM-39.18)."""

    rule = "GM-39.18"
    prompt = "hero-token"
    kinds = ("hero",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = action.args[0]
        missing = check_hero(s, card)
        if missing is None and s.token_holder(s.heroes.index(card)) not in others_here(
            s, self.actor
        ):
            return refuse("hero-token-elsewhere", self.rule, hero=s.tables.hero_ids[card])
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        near = others_here(s, self.actor)
        return [s.tables.hero[s.heroes[i]] for i in range(3) if s.token_holder(i) in near]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        pass_token(s, s.heroes.index(action.args[0]), self.actor)


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

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.hero[s.heroes[hero]] for hero in others_here(s, self.actor)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        receiver = s.heroes.index(action.args[0])
        s.stack.append(PickGiven(self.program, self.at, self.actor, receiver))


class PickGiven(EffectAsk):
    """Which of the own tokens is given away."""

    receiver: int

    rule = "GM-39.18"
    prompt = "hero-token"
    kinds = ("hero",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = action.args[0]
        missing = check_hero(s, card)
        if missing is None and s.token_holder(s.heroes.index(card)) != self.actor:
            return refuse("hero-token-elsewhere", self.rule, hero=s.tables.hero_ids[card])
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.hero[s.heroes[token]] for token in s.tokens_of(self.actor)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        pass_token(s, s.heroes.index(action.args[0]), self.receiver)


def pass_token(s: GreatMachineState, token: int, to: int) -> None:
    s.give_hero_token(token, to)
    if s.log is not None:
        s.emit("token-passed", "GM-39.18", hero=hero_word(s, token), to_hero=hero_word(s, to))


# -- attach, flip -------------------------------------------------------------------------------------


def revealed_here(op: TokenOp, s: GreatMachineState, actor: int) -> int:
    mask = s.people[s.at[actor]] & ~s.unknown & ~s.known
    return mask & ~made_of(s.bearers()) if op.effect.unique else mask


def can_attach_own(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.is_home(actor) and revealed_here(op, s, actor) != 0


def can_attach_data(op: TokenOp, s: GreatMachineState, actor: int) -> bool:
    return s.data_bearer < 0 and s.open_active(s.at[actor]) != 0


def attach(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.stack.append(PickBearer(op.program, op.at, actor))


class PickBearer(EffectAsk):
    """The citizen that bears the token (GM-39.8, GM-39.24)."""

    rule = "GM-50.26"
    prompt = "attach"
    kinds = ("citizen",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        token, effect = action.args[0], self.op(s).effect
        missing = check_citizen(s, token, s.at[self.actor], self.rule)
        missing = missing or check_revealed(s, token, self.rule)
        if missing is None and effect.token == "data":
            return check_active(s, token, "GM-39.24")
        if missing is None and effect.unique and token in s.bearers():
            return refuse("citizen-bears-token", self.rule, citizen=token + 1)
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        op: TokenOp = self.op(s)
        data = op.effect.token == "data"
        mask = s.open_active(s.at[self.actor]) if data else revealed_here(op, s, self.actor)
        return [s.tables.citizen[token] for token in members(mask)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        token = action.args[0]
        if self.op(s).effect.token == "data":
            s.attach_data(token)
        else:
            s.attach_hero_token(self.actor, token)
        if s.log is not None:
            s.emit(
                "token-attached", "GM-50.26", token=self.op(s).effect.token.removeprefix("own_"),
                hero=hero_word(s, self.actor), citizen=token + 1,
            )  # fmt: skip


def attach_cores(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    """Each core on a working regular guard of another random district (GM-39.30)."""
    suits = 0
    for d in range(DISTRICTS):
        if s.working[d] > s.extra[d]:
            suits |= 1 << d
    for _ in range(3):
        d = random_district(s, suits)
        if d < 0:
            return
        suits &= ~(1 << d)
        s.add_cores(d, 1)
        tell_placed(s, "core", d, "GM-39.30")


def flip_cores(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.control_tokens, s.cores_taken = s.cores_taken, 0


def flip_drones(op: TokenOp, s: GreatMachineState, actor: int) -> None:
    s.drones_attack = True


FORMS: Final[dict[tuple[str, str], tuple[Can, Deed]]] = {
    ("place", "own_hero"): (own_at_home, place_own),
    ("place", "single"): (yes, place_single),
    ("place", "each_servant_token"): (yes, place_servant_tokens),
    ("place", "each_drone_trust_side"): (yes, place_drones),
    ("place", "each_hero"): (yes, place_hero_tokens),
    ("place", "trust"): (yes, place_trust),
    ("place", "bond"): (has_bonds, place_bonds),
    ("take", "servant_token"): (can_take_servant_token, take_servant_token),
    ("take", "own_hero"): (own_here, take_own),
    ("take", "any_hero"): (can_take_any, take_any),
    ("give", "any_hero"): (can_give_any, give_any),
    ("take", "core"): (yes, nothing),
    ("attach", "own_hero"): (can_attach_own, attach),
    ("attach", "data"): (can_attach_data, attach),
    ("attach", "each_core"): (yes, attach_cores),
    ("return", "attached_hero"): (yes, nothing),
    ("return", "data"): (yes, nothing),
    ("flip", "core"): (yes, flip_cores),
    ("flip", "drone"): (yes, flip_drones),
}

# -- what the leader's tokens change for one moment (GM-39.20, GM-39.21) --------------------------------


class ModifyNow(Op):
    """Immunity for one arrival, or a weaker opposition in one riot."""

    word = "modify"
    offered = True

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        self.arrival = effect.stat == "detention_immunity" and effect.value == "this_arrival"
        if not self.arrival and (effect.stat, effect.part) != ("riot", "opposition"):
            raise BadContent(f"{where}: '{effect.stat}' cannot be modified for one moment")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.arrival or opposition(s, s.at[actor]) > 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.arrival:
            shake_off(s, actor)
        else:
            s.inspired = -int(self.effect.n)


VERBS = (TokenOp, ModifyNow)
