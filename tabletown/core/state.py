"""The state: everything on the table, with the stack of steps that drives the game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Self

from tabletown.core import rng as generator
from tabletown.core.actions import Action
from tabletown.core.compiled import mypyc_attr
from tabletown.core.config import Config
from tabletown.core.errors import Refusal, RulesFault, refuse
from tabletown.core.events import Event, chance_event
from tabletown.core.fields import KERNEL_FIELDS, Slotted, complete_state, is_plain, shape_of
from tabletown.core.outcome import Outcome
from tabletown.core.packages import package_of
from tabletown.core.plain import Plain, digest, from_plain, frozen_types, pack, to_plain
from tabletown.core.steps import ASKS_ALWAYS, ASKS_MANY, COUNTS, HAPPENS, Ask, AskMany, Step

MOST_STEPS = 100_000  # between two decisions; more means that a game runs in circles


class GameEnds(Exception):
    """Raised by :meth:`State.end`: nothing that would follow in the rules happens any more."""


def restored(package: str, config: Config, data: dict[str, Plain]) -> State:
    """Unpickle a state (its game is loaded only then)."""
    state: State = import_module(package).GAME.restore(config, data)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=Slotted):
    """Base of every game's state.

    A game's state declares its fields (``core/fields.py``) and gives them their first values in
    ``begin``; copies, storage and comparison follow. What is derived (tables of content, what is
    kept for speed) is not part of the position: it is neither compared nor saved.
    """

    __slots__ = (
        "asked", "cached", "config", "forced", "log", "outcome", "rng", "rules", "seats", "stack",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = KERNEL_FIELDS
    TYPES: ClassVar[dict[str, str]] = {}  # the types of the game's own fields, as they are written

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        complete_state(cls)

    @classmethod
    def new(cls, config: Config, rng: int, rules: int, **given: Any) -> Self:
        """The table before anything lies on it; ``given`` are fields that ``begin`` builds on."""
        state = cls(config, rng, rules)
        state.set_defaults()
        for name, value in given.items():
            setattr(state, name, value)
        state.begin()
        return state

    def __init__(self, config: Config, rng: int, rules: int) -> None:
        self.config = config  # what is played; never changes
        self.seats = config.seats  # number of seats that decide
        self.rules = rules  # version of the rules this game is played by
        self.rng = rng
        self.forced: list[int] = []  # chance results set up by hand, used before the generator
        self.stack: list[Step[Any]] = []
        self.outcome: Outcome | None = None
        self.log: list[Event] | None = None  # None: nobody listens
        self.cached: list[Action] | None = None  # options of the seat that is asked
        self.asked = -1  # that seat; -1 when several are asked, or nobody

    def set_defaults(self) -> None:
        """Give the fields that were declared with a value that value."""

    def begin(self) -> None:
        """Give every other field its first value."""

    # -- copies, comparison, storage --------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy on which play can go on; nobody listens to it."""
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        """Take over the kernel's own fields, where they are not given to the constructor."""
        self.forced = other.forced.copy()
        self.stack = other.stack.copy()
        self.outcome = other.outcome
        self.cached = other.cached
        self.asked = other.asked

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    def __hash__(self) -> int:
        return hash(self.digest())

    def plain(self) -> dict[str, Plain]:
        """The whole position as JSON-able data. It holds all secrets: storage only."""
        return {name: to_plain(getattr(self, name)) for name in self.FIELDS}

    def packed(self) -> bytes:
        """The bytes of :meth:`plain`, without a copy of what is plain already."""
        types = self.TYPES
        return pack(
            {
                name: getattr(self, name)
                if is_plain(types.get(name, ""))
                else to_plain(getattr(self, name))
                for name in self.FIELDS
            }
        )

    def load(self, data: dict[str, Plain]) -> None:
        """Take over a position written by :meth:`plain`."""
        types = frozen_types()
        for name in self.FIELDS:
            value = from_plain(data[name], types)
            shape = shape_of(self.TYPES.get(name, ""))
            setattr(self, name, value if shape is None else shape(value))
        self.cached = None
        self.asked = -1
        self.refresh()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (package_of(self.config.game), self.config, self.plain())

    def digest(self) -> str:
        """A fingerprint of the position; equal positions have equal fingerprints."""
        return digest(self.packed())

    def check(self) -> None:
        """Assert the invariants of the game (raise :class:`RulesFault`)."""

    # -- chance -----------------------------------------------------------------------------

    def random_below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, decided by chance."""
        if self.log is not None:
            self.log.append(chance_event())
        if self.forced:
            return self.forced.pop(0) % bound
        self.rng = (self.rng + generator.GOLDEN) & generator.MASK
        return (generator.mix(self.rng) * bound) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Put items into an order that the seed decides."""
        if self.log is not None or self.forced:
            for i in range(len(items) - 1, 0, -1):
                j = self.random_below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        self.rng = generator.shuffle(self.rng, items)

    # -- events -----------------------------------------------------------------------------

    def emit(self, key: str, rule: str, **args: Any) -> None:
        """Tell everybody what happened."""
        if self.log is not None:
            self.log.append(Event(key, rule, args))

    def reveal(self, key: str, rule: str, **args: Any) -> None:
        """Tell everybody something that was hidden until now."""
        if self.log is not None:
            self.log.append(Event(key, rule, args, None, (), False, True))

    def tell(
        self,
        to: tuple[int, ...],
        key: str,
        rule: str,
        secret: dict[str, Any],
        *,
        hidden: bool = False,
        reveals: bool = True,
        **args: Any,
    ) -> None:
        """Tell everybody ``args`` (nothing at all if ``hidden``) and the seats in ``to`` also ``secret``.

        ``reveals=False`` when those seats knew it before (their own choice of their own cards).
        """
        if self.log is not None:
            self.log.append(Event(key, rule, args, secret, to, hidden, reveals))

    # -- the machine ------------------------------------------------------------------------

    def then(self, *steps: Step[Any]) -> None:
        """These steps come next, in this order, before whatever waits already."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(steps[::-1])

    def end(self, outcome: Outcome) -> None:
        """The game is over, in the middle of whatever is going on."""
        self.outcome = outcome
        raise GameEnds

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.outcome is not None

    def advance(self) -> None:
        """Let things happen until somebody has to decide or the game is over."""
        try:
            self.run_to_decision()
        except GameEnds:
            self.stack.clear()
            self.cached = None
            self.asked = -1

    def run_to_decision(self, most: int = MOST_STEPS) -> bool:
        """Take steps until somebody has to decide (True), or ``most`` of them (False)."""
        stack = self.stack
        self.cached = None
        self.asked = -1
        left = most
        while left:
            left -= 1
            if not stack:
                raise RulesFault("the steps ran out before the game was over")
            step = stack[-1]
            nature = step.nature
            if nature == HAPPENS:
                stack.pop()
                step.run(self)
            elif nature != ASKS_MANY:
                ask: Any = step
                if nature == ASKS_ALWAYS or (nature == COUNTS and ask.how_many(self) > 1):
                    self.asked = ask.seat(self)  # options are listed when somebody wants to see
                    return True
                options: list[Action] = ask.options(self)
                count = len(options)
                if count > 1 or (count == 1 and not ask.auto):
                    self.cached = options
                    self.asked = ask.seat(self)
                    return True
                stack.pop()
                if count:
                    ask.chosen(self, options[0])
                else:
                    ask.none(self)
            else:
                many: Any = step
                if many.seats(self):
                    return True
                stack.pop()
                many.complete(self)
        if most == MOST_STEPS:
            raise RulesFault("the steps run in circles")
        return False

    def deciders(self) -> tuple[int, ...]:
        """The seats that are asked to decide now; empty when the game is over."""
        if self.asked >= 0:
            return (self.asked,)
        if self.outcome is not None:
            return ()
        many: Any = self.stack[-1]
        if many.nature != ASKS_MANY:  # a state looked at between two steps
            return ()
        seats: tuple[int, ...] = many.seats(self)
        return seats

    def options(self, seat: int = -1) -> list[Action]:
        """The legal actions of ``seat`` (by default of the first seat that is asked).

        The list belongs to the state: do not change it.
        """
        if self.asked >= 0:
            if seat >= 0 and seat != self.asked:
                return []
            if self.cached is None:
                ask: Any = self.stack[-1]
                self.cached = ask.options(self)
            return self.cached
        seats = self.deciders()
        if seat < 0:
            seat = seats[0]
        if seat not in seats:
            return []
        many: Any = self.stack[-1]
        options: list[Action] = many.options(self, seat)
        return options

    def option(self, place: int) -> Action:
        """The option at a place of the list of the one seat that is asked."""
        if self.cached is not None:
            return self.cached[place]
        ask: Any = self.stack[-1]
        action: Action = ask.option(self, place)
        return action

    def apply(self, action: Action, seat: int = -1) -> None:
        """Carry out a legal action. ``apply`` trusts its caller; a Match checks first."""
        stack = self.stack
        top: Any = stack[-1]
        try:
            if self.asked >= 0:
                stack.pop()
                top.chosen(self, action)
            else:
                top.chosen(self, seat if seat >= 0 else top.seats(self)[0], action)
            self.run_to_decision()
        except GameEnds:
            stack.clear()
            self.cached = None
            self.asked = -1

    def before_unknown(self, action: Action, seat: int, free: bool = False) -> State | None:
        """Carry out an action step by step, as far as it can be foreseen (this state is used up).

        The answer is the state just before the first step that chance or something hidden decides;
        None if the choice itself is of that kind.
        """
        log: list[Event] = []
        self.log = log
        before: State | None = None
        top: Any = self.stack[-1]
        try:
            if free:
                self.do_free(seat, action)
            elif self.asked >= 0:
                self.stack.pop()
                top.chosen(self, action)
            else:
                top.chosen(self, seat, action)
            decided = False
            while not decided and not any(event.reveals for event in log):
                before = self.clone()
                decided = self.run_to_decision(1)
        except GameEnds:
            pass
        return before

    def asking(self) -> Ask[Any] | AskMany[Any] | None:
        """The step that waits for a decision."""
        if self.outcome is not None or not self.stack:
            return None
        top = self.stack[-1]
        return top if isinstance(top, (Ask, AskMany)) else None

    def refresh(self) -> None:
        """Work out again who is asked and what is legal, after the position was changed."""
        if self.outcome is None and self.stack:
            self.advance()

    # -- free actions: what a seat may do outside its decision --------------------------------

    def free_options(self, seat: int) -> list[Action]:
        """Some free actions ``seat`` could take now: a finite choice for menus and random play."""
        return []

    def refuse_free(self, seat: int, action: Action) -> Refusal | None:
        """Why ``seat`` may not take this free action now; None if it may."""
        return refuse("no-free-actions", "")

    def do_free(self, seat: int, action: Action) -> None:
        """Carry out a legal free action, without running on."""
        raise NotImplementedError

    def apply_free(self, seat: int, action: Action) -> None:
        """Carry out a free action of ``seat`` and all that follows without a decision."""
        try:
            self.do_free(seat, action)
            self.run_to_decision()
        except GameEnds:
            self.stack.clear()
            self.cached = None
            self.asked = -1

    # -- the names that research code expects -----------------------------------------------

    def legal_actions(self) -> list[Action]:
        """The options, by the name that other libraries use."""
        return self.options()

    def is_terminal(self) -> bool:
        """Whether the game is over, by the name that other libraries use."""
        return self.outcome is not None
