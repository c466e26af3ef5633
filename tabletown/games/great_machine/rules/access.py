"""Phase II: every hero secretly chooses one access card (GM-7)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import AskMany, Step
from tabletown.games.great_machine.program import fire
from tabletown.games.great_machine.state import ACCESS, Table


class Access(Step):
    """The phase begins; Flying Carpets comes first (GM-5.8)."""

    rule = "GM-7.1"

    def run(self, s: Table) -> None:
        s.phase = ACCESS
        s.stack.append(CHOOSE_ACCESS)
        for hero in (0, 1, 2):
            if s.hand[hero].bit_count() == 1:
                choose_card(s, hero, s.hand[hero].bit_length() - 1)
        fire(s, "access_start", -1)


class ChooseAccess(AskMany):
    """Each seat chooses for its heroes, one after the other; the phase ends when all have chosen."""

    rule = "GM-7.1"
    prompt = "access"

    def seats(self, s: Table) -> tuple[int, ...]:
        one, two, three = s.chosen
        first, second, third = s.owners
        found: tuple[int, ...] = (first,) if one < 0 else ()
        if two < 0 and second not in found:
            found += (second,)
        if three < 0 and third not in found:
            found += (third,)
        return found

    def options(self, s: Table, seat: int) -> list[Action]:
        hero = next_to_choose(s, seat)
        if hero < 0:
            return []
        return access_options(s, hero)

    def chosen(self, s: Table, seat: int, action: Action) -> None:
        choose_card(s, s.heroes.index(action.args[0]), action.args[1])

    def complete(self, s: Table) -> None:
        """The cards stay hidden until each hero's turn."""

    def details(self, s: Table, seat: int) -> dict[str, Any]:
        return {"hero": s.t.hero_ids[s.heroes[next_to_choose(s, seat)]]}

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        from tabletown.games.great_machine.explain import why_not_access

        return why_not_access(s, seat, action)


def next_to_choose(s: Table, seat: int) -> int:
    for hero in (0, 1, 2):
        if s.chosen[hero] < 0 and s.owners[hero] == seat:
            return hero
    return -1


def access_options(s: Table, hero: int) -> list[Action]:
    return s.t.access[s.heroes[hero]][s.hand[hero]]


def choose_card(s: Table, hero: int, card: int) -> None:
    s.chosen[hero] = card
    s.hand[hero] &= ~(1 << card)
    if s.log is not None:
        word, name = s.t.district_ids[card], s.t.hero_ids[s.heroes[hero]]
        if s.automa:
            s.emit("access-chosen", "GM-31.9", hero=name, district=word)
        else:
            s.tell(
                s.hero_seats(), "access-chosen", "GM-7.1", {"district": word}, reveals=False,
                hero=name,
            )  # fmt: skip


CHOOSE_ACCESS = ChooseAccess()

# -- until all have chosen, a choice may be changed (GM-7.6) -------------------------------------------


def taken_back(s: Table, seat: int) -> list[Action]:
    """The heroes of a seat whose card may still be taken back."""
    if s.phase != ACCESS or not s.stack or s.stack[-1] != CHOOSE_ACCESS:
        return []
    return [
        s.t.rethink[s.heroes[hero]]
        for hero in (0, 1, 2)
        if s.owners[hero] == seat and s.chosen[hero] >= 0 and s.hand[hero]
    ]


def refuse_taking_back(s: Table, seat: int, action: Action) -> Refusal | None:
    if action in taken_back(s, seat):
        return None
    if s.phase != ACCESS:
        return refuse("access-phase-over", "GM-7.6")
    return refuse("nothing-to-rethink", "GM-7.6", hero=s.t.hero_ids[action.args[0]])


def take_back(s: Table, seat: int, action: Action) -> None:
    hero = s.heroes.index(action.args[0])
    s.hand[hero] |= 1 << s.chosen[hero]
    s.chosen[hero] = -1
    if s.log is not None:
        s.emit("access-rethought", "GM-7.6", hero=s.t.hero_ids[s.heroes[hero]])
