"""Phase IV: the heroes' turns: reveal, move, arrive, act, end (GM-9)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import single
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import fire
from tabletown.games.great_machine.rules.actions import HeroAction
from tabletown.games.great_machine.rules.asking import TurnQuestion, check_hero
from tabletown.games.great_machine.rules.changes import believe, lose_trust, pay_trust, seize_card
from tabletown.games.great_machine.rules.detention import detain_by_raid
from tabletown.games.great_machine.rules.missions import Interaction
from tabletown.games.great_machine.rules.prices import leave_price
from tabletown.games.great_machine.rules.servants import detain_by_servants
from tabletown.games.great_machine.rules.together import Together
from tabletown.games.great_machine.state import FACT, HEROES, TURN_ENDED, GreatMachineState


class HeroesPhase(Step[GreatMachineState]):
    """The heroes take one turn each in ascending initiative (GM-9.1)."""

    rule = "GM-9.1"

    def run(self, s: GreatMachineState) -> None:
        s.phase = HEROES
        if s.in_force.free_order:
            s.then(NextHero())
        else:
            s.stack += BY_INITIATIVE


class NextHero(Together):
    """Who comes next: by initiative, or as the heroes like (GM-5.27)."""

    rule = "GM-9.1"
    prompt = "next-hero"
    kinds = ("hero",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = action.args[0]
        missing = check_hero(s, card)
        if missing is not None:
            return missing
        hero = s.heroes.index(card)
        if s.taken >> hero & 1:
            return refuse("turn-taken", self.rule, hero=s.tables.hero_ids[card])
        if not s.in_force.free_order and any(not s.taken >> h & 1 for h in range(hero)):
            return refuse("another-hero-first", self.rule, hero=s.tables.hero_ids[card])
        return None

    def decided(self, s: GreatMachineState, action: Action) -> None:
        s.then(HeroTurn(s.heroes.index(action.args[0])), NextHero())


# GM-5.23: the parts of a turn
class HeroTurn(Step[GreatMachineState]):
    """A turn: reveal the chosen card, move, arrive, act, end (GM-9.2)."""

    hero: int

    rule = "GM-9.2"

    def run(self, s: GreatMachineState) -> None:
        hero = self.hero
        s.active = hero
        s.turn = s.picked = 0
        s.first_action = -1
        s.visited = 1 << s.at[hero]
        reveal_card(s, hero)
        s.stack += TURN


def reveal_card(s: GreatMachineState, hero: int) -> None:
    card = s.chosen[hero]
    s.shown |= 1 << hero
    s.note_card(hero)
    if s.belief:
        believe(s, hero, [cards for cards in s.belief[hero] if not cards >> card & 1])
    if s.log is not None:
        name, word = s.hero_id(hero), s.district_id(card)
        if s.automa:
            s.emit("turn", "GM-9.2", hero=name, district=word)
        else:
            s.reveal("turn", "GM-9.2", hero=name, district=word)


# GM-5.11: asked until the destination; GM-9.13: who stands on the way does not matter
class Move(TurnQuestion):
    """From district to connected district to the district of the card (GM-9.3, GM-9.4)."""

    rule = "GM-9.3"
    prompt = "step"
    kinds = ("step",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        d, here, goal = action.args[0], s.at[s.active], s.chosen[s.active]
        ids = s.tables.district_ids
        if d == here:
            hero = s.hero_id(s.active)
            return refuse("already-there", "GM-9.4", hero=hero, district=ids[d])
        if not s.city.near[here] >> d & 1:
            return refuse("not-connected", "GM-9.3", from_district=ids[here], district=ids[d])
        if s.visited >> d & 1:
            return refuse("entered-before", "GM-9.4", district=ids[d])
        if not s.city.steps_to(here, goal, s.visited) >> d & 1:
            return refuse("no-way-on", "GM-9.4", district=ids[d], goal_district=ids[goal])
        return None

    def options(self, s: GreatMachineState) -> list[Action]:
        hero = s.active
        at, goal = s.at[hero], s.chosen[hero]
        if at == goal or s.turn & TURN_ENDED:
            return []
        return s.tables.steps[s.city.steps_to(at, goal, s.visited)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        s.stack.append(self)
        leave(s, s.active, action.args[0])

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        hero = s.active
        price = leave_price(s, hero, s.at[hero], single(s.visited))
        district = s.district_id(s.chosen[hero])
        return {**super().details(s, seat), "district": district, "n": price}


# GM-9.7: who can pay pays in full; GM-9.8: 0 is free; GM-9.12: each district that cannot be paid is
# a roll
def leave(s: GreatMachineState, hero: int, to: int) -> None:
    """Pay for the district that is left, or discard all and roll the escape die (GM-9.5 to 9.12)."""
    at = s.at[hero]
    price = leave_price(s, hero, at, s.visited & (s.visited - 1) == 0)
    if price > s.trust[hero]:
        lose_trust(s, hero, s.trust[hero], "escape", "GM-9.9")
        if not rolls_escape(s, hero):
            detained_moving(s, hero)
            return
    elif price:
        pay_trust(s, hero, price, "leave", "GM-9.5")
    s.at[hero] = to
    s.visited |= 1 << to
    if s.log is not None:
        start, goal = s.district_id(at), s.district_id(to)
        s.emit("hero-moved", "GM-9.3", hero=s.hero_id(hero), from_district=start, district=goal)
    if s.automa:
        fire(s, "hero_enters_token", hero)


def rolls_escape(s: GreatMachineState, hero: int) -> bool:
    """The escape die: a running man lets the hero go on (GM-9.10, GM-9.11)."""
    faces = s.tables.escape_faces
    free: bool = faces[s.random_below(len(faces))]
    if s.in_force.best_of_two:
        free = faces[s.random_below(len(faces))] or free
    if s.log is not None:
        s.reveal("escape", "GM-9.9", hero=s.hero_id(hero), result="run" if free else "cuffs")
    return free


# GM-9.14: the movement ends at the card's district all the same; GM-10.13: the Machine has no
# choice;
# GM-10.14: the card is lost by detention, but nobody chose option B; GM-35.8: so in the automa
def detained_moving(s: GreatMachineState, hero: int) -> None:
    """Handcuffs: the card is seized, the hero put into its district, the turn over (GM-10.12)."""
    s.detained |= 1 << hero
    s.turn |= TURN_ENDED
    s.facts |= FACT["hero_detained"] | FACT["access_seized_by_detention"]
    s.at[hero] = s.chosen[hero]
    if s.log is not None:
        district = s.district_id(s.at[hero])
        s.emit("detained-moving", "GM-10.12", hero=s.hero_id(hero), district=district)
    seize_card(s, hero, "movement_detention", "GM-10.12")


# GM-9.6: who stays has left no district
class Arrive(Step[GreatMachineState]):
    """Detention, the hero's own ability, arrival effects (GM-9.15)."""

    rule = "GM-9.15"

    def run(self, s: GreatMachineState) -> None:
        if "hero_move_end" in s.in_force.triggers:
            s.stack.append(ArrivalEffects())
        if s.automa:
            if s.has_missions():
                s.stack.append(Interaction())  # GM-35.14
            detain_by_servants(s, s.active)
        else:
            detain_by_raid(s, s.active)


# GM-5.13
class ArrivalEffects(Step[GreatMachineState]):
    """What happens to a hero who has ended the movement (GM-9.16)."""

    rule = "GM-9.16"

    def run(self, s: GreatMachineState) -> None:
        fire(s, "hero_move_end", s.active)


class TurnEnd(Step[GreatMachineState]):
    rule = "GM-9.2"

    def run(self, s: GreatMachineState) -> None:
        s.taken |= 1 << s.active
        s.active = s.first_action = -1
        s.turn = s.visited = s.picked = 0
        if s.automa:
            s.settle_data()


TURN: list[Step] = [TurnEnd(), HeroAction(), Arrive(), Move()]  # the last one comes first
BY_INITIATIVE: list[Step] = [HeroTurn(hero) for hero in (2, 1, 0)]
