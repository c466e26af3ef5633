"""The Action phase: turns, repetitions, passing (FFS-8, FFS-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import ASKS_ALWAYS, Step
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    BLUE,
    BRICK,
    DEVELOPMENT,
    GREY,
    HEGEMONY,
    RED,
    SHIELD,
    UNIVERSAL,
    WORKER,
)
from tabletown.games.fifty_first_state.rules.asking import TurnAsk
from tabletown.games.fifty_first_state.rules.build import (
    check_build,
    check_develop,
    developments,
    do_build,
    do_develop,
)
from tabletown.games.fifty_first_state.rules.connections import (
    check_connect,
    check_take_connection,
    do_connect,
    do_take_connection,
)
from tabletown.games.fifty_first_state.rules.deal import check_deal, do_deal
from tabletown.games.fifty_first_state.rules.paying import can_pay, covers
from tabletown.games.fifty_first_state.rules.raze import (
    WEAKEST,
    check_raze,
    check_raze_at,
    do_raze,
    do_raze_at,
    raze_at_options,
)
from tabletown.games.fifty_first_state.rules.shields import check_shield, do_shield, shield_options
from tabletown.games.fifty_first_state.rules.solo import HEGEMONY_TURN, hegemony_passes
from tabletown.games.fifty_first_state.rules.targets import target_of
from tabletown.games.fifty_first_state.rules.use import (
    can_use,
    check_faction,
    check_use,
    do_faction,
    do_use,
    faction_clause,
    use_options,
)
from tabletown.games.fifty_first_state.rules.visit import check_visit, do_visit
from tabletown.games.fifty_first_state.state import ACTION_PHASE, NOTHING, FiftyFirstState


class Move(NamedTuple):
    """A kind of move: why it is not possible, and what it does."""

    check: Callable[[FiftyFirstState, int, tuple[int, ...]], Refusal | None]
    do: Callable[[FiftyFirstState, int, Action], None]


class ActionPhase(Step[FiftyFirstState]):
    """The first player begins (FFS-8.1)."""

    rule = "FFS-8.1"

    def run(self, s: FiftyFirstState) -> None:
        s.begin_phase(ACTION_PHASE)
        s.activate(s.first)
        s.emit("action-phase", "FFS-8.1", seat=s.first)
        s.then(TURN)


class Turn(TurnAsk):
    """Exactly one action, or pass; shields before it (FFS-5.8, FFS-8.2, FFS-8.4, FFS-8.5, FFS-8.7, FFS-8.10).

    Passing is always asked, never taken for the player: whether something else was possible may
    depend on the hand.
    """

    nature = ASKS_ALWAYS
    rule = "FFS-8.2"
    prompt = "turn"

    def options(self, s: FiftyFirstState) -> list[Action]:
        player = s.active
        t = s.tables
        tokens = s.purse(player)
        found: list[Action] = []
        if s.hands[player]:
            card_options(s, player, tokens, found)
        red = tokens[RED] + tokens[UNIVERSAL]
        if red >= WEAKEST:
            raze_at_options(s, player, red, found)
        use_options(s, player, tokens, found)
        if tokens[WORKER]:  # FFS-16.1, FFS-16.3
            s.add_visits(player, found)
            if tokens[WORKER] > 1:  # FFS-17.1, FFS-17.2
                for colour in s.colours_up():
                    found.append(t.take_connection[colour])
        for kind in s.connection_kinds(player):  # FFS-17.4
            cost = t.play[kind].cost
            if not cost.payers or covers(tokens, cost):
                found.append(t.connect[kind])
        if tokens[SHIELD]:
            shield_options(s, player, found)
        found.append(s.tables.pass_turn)
        return found

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        player = s.active
        if action is s.tables.pass_turn:
            do_pass(s, player)
        elif action.kind == "shield":
            s.then(TURN)
            do_shield(s, player, action)
        else:
            s.begin_action()
            stack = s.stack
            stack.append(AFTER)
            MOVES[action.kind].do(s, player, action)
            if stack[-1] is AFTER and s.turn_is_over():
                stack.pop()  # the end of the turn is the only option
                next_turn(s)

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        return refusal(s, s.active, action) or not_now(action)

    def default(self, s: FiftyFirstState) -> Action:
        """When the clock runs out, the borders are closed."""
        return s.tables.pass_turn


def card_options(s: FiftyFirstState, player: int, tokens: list[int], found: list[Action]) -> None:
    """What can be done with the cards of the hand (FFS-10.1, FFS-12.1, FFS-13.1)."""
    t, distance = s.tables, s.tables.distance
    cards = list(dict.fromkeys(s.hands[player]))
    universal, development = tokens[UNIVERSAL], tokens[DEVELOPMENT]
    in_reach(t.build, cards, distance, tokens[GREY] + universal, found)
    if tokens[BRICK] or tokens[AMMO] or development:
        developments(t, s.categories(player), cards, development, found)
    in_reach(t.deal, cards, distance, tokens[BLUE] + universal, found)
    in_reach(t.raze, cards, distance, tokens[RED] + universal, found)


def in_reach(
    moves: list[Action], cards: list[int], distance: list[int], reach: int, found: list[Action]
) -> None:
    """The moves with cards that so many contacts reach."""
    if reach:
        for kind in cards:
            if distance[kind] <= reach:
                found.append(moves[kind])


class AfterAction(TurnAsk):
    """The same action again, a shield, or the end of the turn (FFS-5.9, FFS-8.8)."""

    rule = "FFS-8.8"
    prompt = "after-action"

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        if s.turn_is_over():
            return t.only_end_turn
        player, again = s.active, s.again
        found: list[Action] = []
        if again >= t.refs:
            clause = faction_clause(s, player, again - t.refs)
            if clause is not None and can_pay(s, player, clause.cost):
                found.append(t.faction[again - t.refs])
        elif again >= 0 and can_use(s, player, again):
            found.append(t.use[again])
        if s.supply(player, SHIELD):
            shield_options(s, player, found)
        found.append(t.end_turn)
        return found

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        player = s.active
        if action is s.tables.end_turn:
            next_turn(s)
        else:
            s.then(AFTER)
            MOVES[action.kind].do(s, player, action)

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        if action.kind != "shield" and not is_repeated(s, action):
            return refuse("one-action-per-turn", "FFS-8.2")
        return refusal(s, s.active, action) or not_now(action)

    def default(self, s: FiftyFirstState) -> Action:
        return s.tables.end_turn


TURN: Final = Turn()
AFTER: Final = AfterAction()

# The moves of a turn: what stands in the way of one, and how it is done.
MOVES: Final[dict[str, Move]] = {
    "build": Move(check_build, do_build),
    "develop": Move(check_develop, do_develop),
    "deal": Move(check_deal, do_deal),
    "raze": Move(check_raze, do_raze),
    "raze_at": Move(check_raze_at, do_raze_at),
    "raze_hegemony": Move(check_raze_at, do_raze_at),
    "use": Move(check_use, do_use),
    "faction": Move(check_faction, do_faction),
    "visit": Move(check_visit, do_visit),
    "visit_hegemony": Move(check_visit, do_visit),
    "take_connection": Move(check_take_connection, do_take_connection),
    "connect": Move(check_connect, do_connect),
    "shield": Move(check_shield, do_shield),
}


def refusal(s: FiftyFirstState, player: int, action: Action) -> Refusal | None:
    """What stands in the way of a move of a turn; None for those among the options."""
    move = MOVES.get(action.kind)
    if move is None:
        return None if action is s.tables.pass_turn else not_now(action)
    found = move.check(s, player, action.args)
    if found is None and action.kind in ON_LOCATIONS:
        owner, ref = (player, action.args[0]) if action.kind in OWN else target_of(s, action.args)
        first = s.first_alike(owner, ref)
        if first != ref:
            name = s.tables.place_words.word
            return refuse("alike", "FFS-5.12", location=name(ref), other_location=name(first))
    return found


OWN: Final = ("use", "shield")
ON_LOCATIONS: Final = (*OWN, "raze_at", "raze_hegemony", "visit", "visit_hegemony")


def not_now(action: Action) -> Refusal:
    """It belongs to another phase, or to another part of a move."""
    return refuse("not-now", "FFS-8.4", action=action.text)


def is_repeated(s: FiftyFirstState, action: Action) -> bool:
    """Whether an action is the one that may be repeated (FFS-8.8)."""
    if action.kind == "use":
        return s.again == action.args[0]
    return action.kind == "faction" and s.again == s.tables.refs + action.args[0]


def do_pass(s: FiftyFirstState, player: int) -> None:
    """The borders are closed until the next round (FFS-19.1, FFS-19.6)."""
    s.close_borders(player)
    if s.log is not None:
        s.emit("passed", "FFS-19.1", seat=player)
    if s.solo:  # FFS-23.27
        hegemony_passes(s)
    else:
        next_turn(s)


def next_turn(s: FiftyFirstState) -> None:
    """The next player clockwise who has not passed; none is left when all have (FFS-8.3, FFS-8.6, FFS-23.9)."""
    if s.solo:
        s.may_repeat(NOTHING)
        if s.has_passed(HEGEMONY):  # FFS-23.28
            s.then(TURN)
        else:
            s.then(HEGEMONY_TURN, TURN)
    elif s.end_turn():
        s.stack.append(TURN)
