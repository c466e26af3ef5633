"""The Action phase: turns, repetitions, passing (FFS-8, FFS-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabletown.core.errors import Refusal
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import explain
from tabletown.games.fifty_first_state.rules.build import (
    build_options,
    develop_options,
    do_build,
    do_develop,
)
from tabletown.games.fifty_first_state.rules.connections import (
    connect_options,
    do_connect,
    do_take_connection,
    take_options,
)
from tabletown.games.fifty_first_state.rules.deal import deal_options, do_deal
from tabletown.games.fifty_first_state.rules.paying import can_pay
from tabletown.games.fifty_first_state.rules.payments import tokens_of
from tabletown.games.fifty_first_state.rules.raze import (
    WEAKEST,
    do_raze,
    do_raze_at,
    raze_at_options,
    raze_options,
)
from tabletown.games.fifty_first_state.rules.shields import do_shield, shield_options
from tabletown.games.fifty_first_state.rules.solo import HegemonyTurn, hegemony_passes
from tabletown.games.fifty_first_state.rules.use import (
    can_use,
    do_faction,
    do_use,
    faction_clause,
    faction_options,
    use_options,
)
from tabletown.games.fifty_first_state.rules.visit import do_visit, visit_options
from tabletown.games.fifty_first_state.state import (
    ACTED,
    ACTION_PHASE,
    ACTIVE,
    CACHED,
    FIRST,
    HEGEMONY,
    LINKS,
    PASSED,
    PHASE,
    READY,
    REPEAT,
    WIDTH,
    StateOfFifty,
)
from tabletown.games.fifty_first_state.terms import SHIELD, TOKENS

if TYPE_CHECKING:
    from tabletown.core.actions import Action

Move = Callable[[StateOfFifty, int, "Action"], None]


class ActionPhase(Step):
    """The first player begins (FFS-8.1)."""

    rule = "FFS-8.1"

    def run(self, s: StateOfFifty) -> None:
        s.n[PHASE] = ACTION_PHASE
        s.n[ACTIVE] = s.n[FIRST]
        s.emit("action-phase", "FFS-8.1", seat=s.n[FIRST])
        s.then(TURN)


class Turn(Ask):
    """Exactly one action, or pass; shields before it (FFS-8.2, FFS-8.4, FFS-8.10).

    Passing is always asked, never taken for the player: whether something else was possible may
    depend on the hand.
    """

    rule = "FFS-8.2"
    prompt = "turn"
    auto = False

    def seat(self, s: StateOfFifty) -> int:
        return s.n[ACTIVE]

    def options(self, s: StateOfFifty) -> list[Action]:
        n = s.n
        player = n[ACTIVE]
        b = player * WIDTH
        tokens = tokens_of(s, player) if n[b + CACHED] else n[b : b + TOKENS]
        _, _, _, brick, workers, ammo, red, blue, grey, universal, development, _ = tokens
        red += universal
        found: list[Action] = []
        hand = s.hands[player]
        if hand:
            cards = []
            last = -1
            for kind in hand:  # sorted: copies of a card are neighbours
                if kind != last:
                    cards.append(kind)
                    last = kind
            if grey or universal:
                build_options(s, cards, grey + universal, found)
            if (brick or ammo or development) and s.lands[player]:
                develop_options(s, player, cards, development, found)
            if blue or universal:
                deal_options(s, cards, blue + universal, found)
            if red:
                raze_options(s, cards, red, found)
        if red >= WEAKEST:
            raze_at_options(s, player, red, found)
        if n[b + READY]:
            use_options(s, player, tokens, found)
        faction_options(s, player, tokens, found)
        if workers:
            visit_options(s, player, found)
            if workers > 1:
                take_options(s, found)
        if n[b + LINKS]:
            connect_options(s, n[b + LINKS], tokens, found)
        if n[b + SHIELD]:
            shield_options(s, player, found)
        found.append(s.t.pass_turn)
        return found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        n = s.n
        player = n[ACTIVE]
        if action is s.t.pass_turn:
            do_pass(s, player)
        elif action.kind == "shield":
            s.then(TURN)
            do_shield(s, player, action)
        else:
            n[ACTED] = 1
            n[REPEAT] = -1
            stack = s.stack
            stack.append(AFTER)
            MOVES[action.kind](s, player, action)
            if stack[-1] is AFTER and n[REPEAT] < 0 and not n[player * WIDTH + SHIELD]:
                stack.pop()  # the end of the turn is the only option
                next_turn(s)

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return explain.why_not(s, s.n[ACTIVE], action)

    def default(self, s: StateOfFifty) -> Action:
        """When the clock runs out, the borders are closed."""
        return s.t.pass_turn


class AfterAction(Ask):
    """The same action again, a shield, or the end of the turn (FFS-5.9, FFS-8.8)."""

    rule = "FFS-8.8"
    prompt = "after-action"

    def seat(self, s: StateOfFifty) -> int:
        return s.n[ACTIVE]

    def options(self, s: StateOfFifty) -> list[Action]:
        n, t = s.n, s.t
        player, again = n[ACTIVE], n[REPEAT]
        if again < 0 and not n[player * WIDTH + SHIELD]:
            return t.only_end_turn
        found: list[Action] = []
        if again >= t.refs:
            clause = faction_clause(s, player, again - t.refs)
            if clause is not None and can_pay(s, player, clause.cost):
                found.append(t.faction[again - t.refs])
        elif again >= 0 and can_use(s, player, again):
            found.append(t.use[again])
        if n[player * WIDTH + SHIELD]:
            shield_options(s, player, found)
        found.append(t.end_turn)
        return found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        player = s.n[ACTIVE]
        if action is s.t.end_turn:
            next_turn(s)
        else:
            s.then(AFTER)
            MOVES[action.kind](s, player, action)

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return explain.why_not_again(s, s.n[ACTIVE], action)

    def default(self, s: StateOfFifty) -> Action:
        return s.t.end_turn


TURN: Final = Turn()
AFTER: Final = AfterAction()

MOVES: Final[dict[str, Move]] = {
    "build": do_build,
    "develop": do_develop,
    "deal": do_deal,
    "raze": do_raze,
    "raze_at": do_raze_at,
    "raze_hegemony": do_raze_at,
    "use": do_use,
    "faction": do_faction,
    "visit": do_visit,
    "visit_hegemony": do_visit,
    "take_connection": do_take_connection,
    "connect": do_connect,
    "shield": do_shield,
}


def do_pass(s: StateOfFifty, player: int) -> None:
    """The borders are closed until the next round (FFS-19)."""
    s.n[player * WIDTH + PASSED] = 1
    if s.log is not None:
        s.emit("passed", "FFS-19.1", seat=player)
    if s.solo:  # FFS-23.27
        hegemony_passes(s)
    else:
        next_turn(s)


def next_turn(s: StateOfFifty) -> None:
    """The next player clockwise who has not passed; none is left when all have (FFS-8.3, 8.6)."""
    n = s.n
    n[REPEAT] = -1
    if s.solo:
        if n[HEGEMONY * WIDTH + PASSED]:  # FFS-23.28
            s.then(TURN)
        else:
            s.then(HegemonyTurn(), TURN)
        return
    player = n[ACTIVE]
    for other in s.others[player]:
        if not n[other * WIDTH + PASSED]:
            n[ACTIVE] = other
            s.stack.append(TURN)
            return
    if not n[player * WIDTH + PASSED]:  # a last remaining player goes on alone
        s.stack.append(TURN)
