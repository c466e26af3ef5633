"""Phase II: every hero secretly chooses one access card (GM-7)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import fire
from tabletown.games.great_machine.rules.asking import check_hero, given, not_now
from tabletown.games.great_machine.rules.changes import tell_card
from tabletown.games.great_machine.state import ACCESS, GreatMachineState, OpenChoice


class Access(Step[GreatMachineState]):
    """The phase begins; Flying Carpets comes first (GM-5.8)."""

    rule = "GM-7.1"

    def run(self, s: GreatMachineState) -> None:
        s.phase = ACCESS
        s.stack.append(ChooseAccess())
        for hero in (0, 1, 2):
            if s.hand[hero].bit_count() == 1:
                choose_card(s, hero, s.hand[hero].bit_length() - 1)
        fire(s, "access_start", -1)


# GM-5.9; GM-7.2: the only district where the movement can end
class ChooseAccess(OpenChoice):
    """Each seat chooses for its heroes, one after the other; the phase ends when all have chosen."""

    rule = "GM-7.1"
    prompt = "access"

    def seats(self, s: GreatMachineState) -> tuple[int, ...]:
        one, two, three = s.chosen
        first, second, third = s.owners
        found: tuple[int, ...] = (first,) if one < 0 else ()
        if two < 0 and second not in found:
            found += (second,)
        if three < 0 and third not in found:
            found += (third,)
        return found

    def options(self, s: GreatMachineState, seat: int) -> list[Action]:
        hero = next_to_choose(s, seat)  # GM-7.3: the card of the present district, too
        return s.tables.access[s.heroes[hero]][s.hand[hero]] if hero >= 0 else []

    def chosen(self, s: GreatMachineState, seat: int, action: Action) -> None:
        choose_card(s, s.heroes.index(action.args[0]), action.args[1])

    def complete(self, s: GreatMachineState) -> None:
        """The cards stay hidden until each hero's turn."""

    def taken_back(self, s: GreatMachineState, seat: int) -> list[Action]:
        """The heroes of a seat whose card may still be taken back (GM-7.6)."""
        return [
            s.tables.rethink[s.heroes[hero]]
            for hero in (0, 1, 2)
            if s.owners[hero] == seat and s.chosen[hero] >= 0 and s.hand[hero]
        ]

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"hero": s.hero_id(next_to_choose(s, seat))}

    def refused(self, s: GreatMachineState, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not choose this; None if it may."""
        if action.kind != "access":
            return not_now(action, self.rule)
        name, card = s.tables.hero_ids[action.args[0]], action.args[1]
        missing = check_hero(s, action.args[0])
        if missing is not None:
            return missing
        hero = s.heroes.index(action.args[0])
        if s.owners[hero] != seat:
            return refuse("not-your-hero", "GM-5.6", hero=name)
        if s.chosen[hero] >= 0:
            return refuse("already-chosen", "GM-7.6", hero=name)
        if not s.hand[hero] >> card & 1:
            return refuse("card-seized", "GM-7.4", hero=name, district=s.district_id(card))
        if hero != next_to_choose(s, seat):
            return refuse("another-hero-first", "GM-5.4", hero=name)
        return None

    def why_not(self, s: GreatMachineState, seat: int, action: Action) -> Refusal:
        return given(self.refused(s, seat, action), action)


def next_to_choose(s: GreatMachineState, seat: int) -> int:
    for hero in (0, 1, 2):
        if s.chosen[hero] < 0 and s.owners[hero] == seat:
            return hero
    return -1


# GM-7.5: the heroes may tell each other
def choose_card(s: GreatMachineState, hero: int, card: int) -> None:
    s.chosen[hero] = card
    s.hand[hero] &= ~(1 << card)
    if s.log is not None:
        tell_card(s, "access-chosen", "GM-31.9" if s.automa else "GM-7.1", hero, card)
