"""The compliance suite: what every game must keep, checked by random play.

A game passes by being registered; the checks know nothing about it. Each check takes a game, a
configuration and a seed, and raises :class:`RulesFault` with the seed and the action number that
broke the promise.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.errors import (
    BadNotation,
    IllegalAction,
    NotYourDecision,
    RulesFault,
    TabletownError,
)
from tabletown.core.game import Game
from tabletown.core.match import Match, replay
from tabletown.core.plain import pack
from tabletown.core.record import read
from tabletown.core.rng import Dice
from tabletown.core.state import State
from tabletown.core.steps import COUNTS, NO_REASON

MOST_ACTIONS = 20_000
MALFORMED = [
    "",
    "   ",
    "nonsense",
    "pass the salt please now",
    "\x00",
    "é" * 300,
    "-1",
    "0 0 0",
    ";",
]


def fail(match: Match, why: str) -> RulesFault:
    """The error with all that is needed to see it again."""
    return RulesFault(
        f"{match.game.name} {match.config.mode} seats={match.config.seats} "
        f"options={match.config.options} seed={match.seed} "
        f"after {len(match.history)} actions: {why}"
    )


def random_action(match: Match, dice: Dice, free_share: float = 0.2) -> tuple[int, Action]:
    """A random legal action, now and then a free one."""
    if dice.chance() < free_share:
        seat = dice.below(match.seats)
        free = match.free_options(seat)
        if free:
            return seat, free[dice.below(len(free))]
    deciders = match.state.deciders()
    if not deciders:
        raise fail(match, "nobody is asked to decide and the game is not over")
    seat = deciders[dice.below(len(deciders))]
    options = match.state.options(seat)
    if not options:
        raise fail(match, f"seat {seat} is asked but has no option")
    return seat, options[dice.below(len(options))]


def check_counted(match: Match) -> None:
    """A step that counts its options counts right, and finds each of them without the list."""
    state = match.state
    step: Any = state.stack[-1]
    if state.asked < 0 or state.cached is not None or step.nature != COUNTS:
        return
    listed = step.options(state)
    if step.how_many(state) != len(listed):
        raise fail(match, f"{step} counts {step.how_many(state)} of its {len(listed)} options")
    for place, action in enumerate(listed):
        if state.option(place) is not action:
            raise fail(match, f"{step} has {state.option(place)} where its list has {action}")


def walk(
    game: Game, config: Config, seed: int, look: Callable[[Match, Dice, int], None] | None = None
) -> Match:
    """A random game to its end, with invariants; ``look`` is called before every action."""
    match = Match(game, config, seed)
    dice = Dice(seed, 1)
    game.check(match.state)
    number = 0
    while not match.over:
        if number >= MOST_ACTIONS:
            raise fail(match, "the game does not end")
        check_counted(match)
        if look is not None:
            look(match, dice, number)
        seat, action = random_action(match, dice)
        before = match.state.digest()
        match.state.options(seat)
        if match.state.digest() != before:
            raise fail(match, "asking for options changed the state")
        match.play(action, seat)
        try:
            game.check(match.state)
        except RulesFault as fault:
            raise fail(match, f"after {action}: {fault}") from fault
        number += 1
    if match.state.deciders() or match.outcome is None:
        raise fail(match, "the game is over but somebody is asked")
    if len(match.outcome.scores) != match.seats or len(match.outcome.ranks) != match.seats:
        raise fail(match, "the outcome does not name every seat")
    return match


def check_copies(game: Game, config: Config, seed: int) -> None:
    """A copy is never changed by what happens to its original, and plays on like it."""
    kept: list[tuple[State, str]] = []

    def look(match: Match, dice: Dice, number: int) -> None:
        if number % 5 == 0:
            copy = match.state.clone()
            if copy != match.state or copy.digest() != match.state.digest():
                raise fail(match, "a fresh copy differs from its original")
            if copy.options() != match.state.options():
                raise fail(match, "a copy has other options")
            kept.append((copy, copy.digest()))
        if len(kept) > 40:
            kept.pop(0)

    match = walk(game, config, seed, look)
    for copy, digest in kept:
        if copy.digest() != digest:
            raise fail(match, "a copy was changed by its original")
        copy_dice = Dice(seed, 2)
        for _ in range(10):
            if copy.over:
                break
            options = copy.options()
            copy.apply(options[copy_dice.below(len(options))])


def check_record(game: Game, config: Config, seed: int) -> None:
    """A record replays to an equal state, with the same digest at every step."""
    match = walk(game, config, seed)
    text = str(match.record())
    again = replay(game, read(text), pack=config.pack)
    if again.state != match.state or again.chain != match.chain or str(again.record()) != text:
        raise fail(match, "the record replays to something else")


def check_notation(game: Game, config: Config, seed: int) -> None:
    """Every option's text parses back to the same action; ids are distinct and in range."""
    bound = len(game.actions(config))

    def look(match: Match, dice: Dice, number: int) -> None:
        for seat in match.state.deciders():
            options = match.state.options(seat)
            if len({action.text for action in options}) != len(options):
                raise fail(match, "two options have the same text")
            for action in options:
                back = match.parse(action.text)
                if back != action or back.id != action.id:
                    raise fail(match, f"'{action}' reads back as '{back}'")
                if not 0 <= action.id < bound:
                    raise fail(match, f"'{action}' has an id out of range")
        for seat in range(match.seats):
            for action in match.free_options(seat):
                if match.parse(action.text).text != action.text:
                    raise fail(match, f"the free action '{action}' does not read back")
                if match.refusal(seat, action) is not None:
                    raise fail(match, f"the free action '{action}' is offered but refused")

    walk(game, config, seed, look)


def check_refusals(game: Game, config: Config, seed: int) -> None:
    """Illegal and malformed actions are refused with a reason and change nothing."""
    actions = game.actions(config)

    def look(match: Match, dice: Dice, number: int) -> None:
        if number % 3:
            return
        before = match.state.digest()
        for text in MALFORMED:
            try:
                match.play(text, 0)
            except (BadNotation, NotYourDecision, IllegalAction):
                continue
            raise fail(match, f"{text!r} was accepted")
        deciders = match.state.deciders()
        legal = {action.id for seat in deciders for action in match.state.options(seat)}
        for _ in range(20):
            action = actions.by_id(dice.below(len(actions)))
            if action.id in legal or game.is_free(action):
                continue
            try:
                match.play(action, deciders[0])
            except IllegalAction as error:
                if not error.refusal.rule:
                    raise fail(match, f"the refusal of '{action}' names no rule") from None
                if error.refusal.key == NO_REASON:
                    raise fail(match, f"the refusal of '{action}' gives no reason") from None
                continue
            raise fail(match, f"'{action}' is no option but was accepted")
        check_other_seats(match, deciders)
        if match.state.digest() != before:
            raise fail(match, "a refused action changed the state")

    walk(game, config, seed, look)


def check_other_seats(match: Match, deciders: tuple[int, ...]) -> None:
    """Who is not asked, or does not play, cannot act."""
    action = match.state.options(deciders[0])[0]
    for seat in (*range(match.seats), -1, match.seats, 99):
        if seat in deciders:
            continue
        try:
            match.play(action, seat)
        except NotYourDecision:
            continue
        except TabletownError:
            if seat not in range(match.seats):
                continue
            raise
        raise fail(match, f"seat {seat} acted out of turn, or does not exist")


def swapped(match: Match, state: State) -> Match:
    """The same match with another state on the table."""
    other = match.copy()
    other.state = state
    return other


def seen(match: Match, seat: int | None) -> bytes:
    """Everything a seat receives at this moment, as bytes."""
    free = [] if seat is None else [action.text for action in match.free_options(seat)]
    return pack([match.view(seat), match.game.forecast(match.state, seat), free])


def check_secrets(game: Game, config: Config, seed: int, every: int = 4) -> None:
    """What a seat may not see changes nothing that it receives.

    Views, decisions, forecasts, previews and refusals are equal under a re-deal of everything
    hidden; so are the events of actions that reveal nothing. Re-dealing depends on the seat's
    knowledge alone, the dealt states are legal, and nobody sees the generator.
    """
    actions = game.actions(config)

    def look(match: Match, dice: Dice, number: int) -> None:
        if number % every:
            return
        other_rng = match.state.clone()
        other_rng.rng = dice.seed()
        viewers: list[int | None] = [None, *range(match.seats)]
        for seat in viewers:
            first, second = dice.seed(), dice.seed()
            dealt = game.world(match.state, seat, first)
            game.check(dealt)
            here, there = seen(match, seat), seen(swapped(match, dealt), seat)
            if here != there:
                raise fail(match, f"the view of seat {seat} depends on hidden things")
            other = viewers[dice.below(len(viewers))]
            alike = game.view_like(match.state, seat, game.view(match.state, other))
            if alike != game.view(match.state, seat):
                raise fail(match, f"the view of seat {seat} depends on what another seat sees")
            if seen(swapped(match, other_rng), seat) != here:
                raise fail(match, f"seat {seat} sees the generator")
            once = game.world(match.state, seat, second)
            twice = game.world(dealt, seat, second)
            if once != twice:
                raise fail(match, f"what is dealt for seat {seat} depends on hidden things")
            if seat is not None:
                check_answers(match, swapped(match, dealt), seat, dice)
        seat, action = random_action(match, dice, 0.3)
        check_events(match, seat, action, dice)

    def check_answers(match: Match, dealt: Match, seat: int, dice: Dice) -> None:
        if seat not in match.state.deciders():
            return
        options = match.state.options(seat)
        for _ in range(3):
            action = options[dice.below(len(options))]
            if pack(plain_preview(match, seat, action)) != pack(plain_preview(dealt, seat, action)):
                raise fail(
                    match, f"the preview of '{action}' for seat {seat} depends on hidden things"
                )
            other = actions.by_id(dice.below(len(actions)))
            if game.is_free(other):
                continue
            if match.refusal(seat, other) != dealt.refusal(seat, other):
                raise fail(match, f"the refusal of '{other}' depends on hidden things")

    walk(game, config, seed, look)


def plain_preview(match: Match, seat: int, action: Action) -> Any:
    """What a preview says, to compare."""
    preview = match.preview(seat, action)
    return [preview.events, preview.uncertain, preview.board, preview.forecast]


def check_events(match: Match, seat: int, action: Action, dice: Dice) -> None:
    """An action that reveals nothing tells every seat the same in every world it could be in."""
    here = match.copy()
    events = here.play(action, seat)
    if any(event.reveals for event in events):
        return
    viewers: list[int | None] = [None, *range(match.seats)]
    for viewer in viewers:
        there = swapped(match, match.game.world(match.state, viewer, dice.seed()))
        if not match.game.is_free(action) and action not in there.state.options(seat):
            continue
        if there.refusal(seat, action) is not None:
            continue
        told = [e.for_seat(viewer) for e in there.play(action, seat)]
        if told != [e.for_seat(viewer) for e in events]:
            raise fail(match, f"the events of '{action}' tell seat {viewer} something hidden")
        if seen(there, viewer) != seen(here, viewer):
            raise fail(match, f"'{action}' showed seat {viewer} something without saying so")


def check_worlds(game: Game, config: Config, seed: int) -> None:
    """Games go on from dealt worlds to their end, with the same options for the seat."""

    def look(match: Match, dice: Dice, number: int) -> None:
        if number % 40:
            return
        for seat in match.state.deciders():
            world = game.world(match.state, seat, dice.seed())
            if [a.text for a in world.options(seat)] != [a.text for a in match.state.options(seat)]:
                raise fail(match, "a dealt world offers other options")
            for _ in range(MOST_ACTIONS):
                if world.over:
                    break
                options = world.options()
                world.apply(options[dice.below(len(options))])
                game.check(world)

    walk(game, config, seed, look)


def check_undo(game: Game, config: Config, seed: int) -> None:
    """Taking an action back restores an equal state."""

    def look(match: Match, dice: Dice, number: int) -> None:
        if number % 3:
            return
        before, chain = match.state.clone(), match.chain
        seat, action = random_action(match, dice)
        match.play(action, seat)
        match.undo(consent=True)
        if match.state != before or match.chain != chain:
            raise fail(match, f"undoing '{action}' does not restore the state")
        if match.state.options(seat) != before.options(seat):
            raise fail(match, f"undoing '{action}' changes the options")

    walk(game, config, seed, look)


def check_storage(game: Game, config: Config, seed: int) -> None:
    """A state survives JSON and pickle, with the same decisions."""

    def look(match: Match, dice: Dice, number: int) -> None:
        if number % 7:
            return
        state = match.state
        if state.packed() != pack(state.plain()):
            raise fail(match, "a state is packed otherwise than it is stored")
        for back in (
            game.restore(config, json.loads(json.dumps(state.plain()))),
            pickle.loads(pickle.dumps(state)),
        ):
            if back != state or back.deciders() != state.deciders():
                raise fail(match, "a stored state comes back different")
            for seat in state.deciders():
                if back.options(seat) != state.options(seat):
                    raise fail(match, "a stored state comes back with other options")
        json.dumps(match.view(None))

    walk(game, config, seed, look)


CHECKS: dict[str, Callable[[Game, Config, int], None]] = {
    "copies": check_copies,
    "record": check_record,
    "notation": check_notation,
    "refusals": check_refusals,
    "secrets": check_secrets,
    "worlds": check_worlds,
    "undo": check_undo,
    "storage": check_storage,
}
