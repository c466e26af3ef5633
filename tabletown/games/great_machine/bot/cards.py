"""Access cards and directives: which to restore, cancel, publish, give up."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.games.great_machine.bot.evaluation import directive_value
from tabletown.games.great_machine.bot.heroes import HeroMind
from tabletown.games.great_machine.state import GreatMachineState

# what a directive in hand is worth of the same one published: while there is room for a fourth, and
# when one has to go for it
IN_HAND = 0.5
IN_FULL_HAND = 0.2

# -- access cards (GM-10.15, GM-12.6) ------------------------------------------------------------------------------


def judge_owner(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The hero who needs one of the own cards most."""
    mind = HeroMind(s)
    return [mind.best_card(s.heroes.index(action.args[0])) for action in options]


def judge_restored(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The district where that hero would rather go than anywhere else."""
    step: Any = s.asking()
    mind = HeroMind(s)
    return [mind.card_worth(step.owner, action.args[0]) for action in options]


# -- directives (GM-19) ----------------------------------------------------------------------------------------------


def judge_wanted(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Which one the Machine publishes, and which one heroes cancel."""
    return [directive_value(s, action.args[0]) for action in options]


def judge_given_up(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Which one the Machine takes back or discards: what is worth least."""
    return [-directive_value(s, action.args[0]) for action in options]


def judge_price(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Free Trade: two directives of the hand or a published one, whichever is missed less."""
    share = IN_HAND if len(s.published) < 3 else IN_FULL_HAND
    hand = sorted(directive_value(s, card) for card in members(s.held))
    table = [directive_value(s, card) for card in s.published]
    prices = {
        "two_from_hand": share * sum(hand[:2], 0.0),
        "one_published": min(table, default=0.0),
    }
    return [-prices[s.tables.choice_words[action.args[0]]] for action in options]
