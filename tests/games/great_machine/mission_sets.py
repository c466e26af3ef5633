"""Positions with missions: the sets, three heroes in their districts, cards in play."""

from __future__ import annotations

from typing import Any

import tabletown

SETS = {
    "I": ("deactivating_trap", "learn_their_weaknesses", "class_consciousness"),
    "II": ("forged_decrees", "self_destruct_command", "leader_of_the_resistance"),
    "III": ("system_hack", "falsification", "guard_control"),
    "IV": ("program_swap", "revealing_the_plans", "rise_of_the_resistance"),
}
HEROES = ("culum", "veiga", "sylvia")


def heroes_at(*places: str, **more: Any) -> dict[str, Any]:
    """Culum, Veiga and Sylvia in three districts, with the cards of these districts."""
    found = {}
    for name, place in zip(HEROES, places, strict=True):
        found[name] = {"at": place, "card": place, **more.get(name, {})}
    return found


def in_play(numeral: str, *reached: str, **more: Any) -> dict[str, Any]:
    """A set with A and B in play; C waits unless A and B are reached."""
    cards = SETS[numeral]
    done = [cards["ABC".index(letter)] for letter in reached]
    waiting = [] if {"A", "B"} <= set(reached) else [cards[2]]
    return {"cards": list(cards), "reached": done, "waiting": waiting, **more}


def new(missions: str, seed: int = 1, **options: Any) -> tabletown.Match:
    options = {"missions": missions, "heroes": "culum-veiga-sylvia", **options}
    return tabletown.new("great_machine", seats=1, mode="automa", seed=seed, options=options)


def keys(table: Any) -> list[str]:
    """What was told while the position settled."""
    return [event.key for event in table.match.opening]
