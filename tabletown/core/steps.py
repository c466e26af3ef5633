"""Steps: the moments of a rulebook. A step either happens or asks.

Steps are immutable values on the state's stack. A copied state shares them, a saved one writes
them down by name and fields; nothing about a pending decision lives anywhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from tabletown.core.compiled import S, mypyc_attr
from tabletown.core.errors import Refusal, refuse
from tabletown.core.plain import Frozen

if TYPE_CHECKING:
    from tabletown.core.actions import Action

HAPPENS: Final = 0
ASKS_ONE: Final = 1
ASKS_MANY: Final = 2
COUNTS: Final = 3  # asks one seat, and knows how many options there are without listing them
ASKS_ALWAYS: Final = 4  # asks one seat, whatever its options are: they need not be listed first
NO_REASON: Final = "not-among-the-options"  # what a step says that gives no reason of its own


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frozen, Generic[S]):
    """A moment that happens: ``run`` does it and puts what follows onto the stack.

    The step has left the stack when it runs; ``s.then(...)`` says what comes next.
    """

    nature: ClassVar[int] = HAPPENS
    rule: ClassVar[str] = ""

    def run(self, s: S) -> None:
        """Do it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A moment at which one seat decides.

    A decision with a single option is taken without asking unless ``auto`` is False. Without any
    option the step is passed over (``none`` says what happens then). A step whose nature is
    ``ASKS_ALWAYS`` always has an option and is always asked, so that its list can wait until somebody
    wants to see it. ``options`` and ``seat`` are questions: they never change the state.
    """

    nature: ClassVar[int] = ASKS_ONE
    prompt: ClassVar[str] = ""
    auto: ClassVar[bool] = True
    otherwise: ClassVar[str] = NO_REASON  # why no other action is an option

    def seat(self, s: S) -> int:
        """Who decides."""
        raise NotImplementedError

    def options(self, s: S) -> list[Action]:
        """What can be chosen, never a different list for the same state."""
        raise NotImplementedError

    def how_many(self, s: S) -> int:
        """How many options there are, where that is known without listing them; else -1.

        A step whose nature is ``COUNTS`` is asked; it saves the list until somebody wants to see it.
        """
        return -1

    def option(self, s: S, place: int) -> Action:
        """The option at a place of the list; a step that counts can find it without the list."""
        return self.options(s)[place]

    def chosen(self, s: S, action: Action) -> None:
        """The seat chose ``action``; the step has already left the stack."""
        raise NotImplementedError

    def none(self, s: S) -> None:
        """There was nothing to choose."""

    def details(self, s: S, seat: int) -> dict[str, Any]:
        """Arguments of the prompt, as far as ``seat`` may know them."""
        return {}

    def why_not(self, s: S, action: Action) -> Refusal:
        """Why ``action`` is not among the options; games name the very rule."""
        return refuse(self.otherwise, self.rule, action=action.text)

    def default(self, s: S) -> Action:
        """What is played when the clock runs out."""
        return s.options()[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerAsk(Ask[S]):
    """A moment at which the player decides whom the step names."""

    player: int

    def seat(self, s: S) -> int:
        """The player's own seat."""
        return self.player


@mypyc_attr(allow_interpreted_subclasses=True)
class AskMany(Step[S]):
    """A moment at which several seats decide independently of each other.

    ``seats`` names those who still have to choose; it is asked again after each choice. ``chosen``
    keeps a choice in the state (where the view hides it as long as the rules say); when nobody is
    left the step leaves the stack and ``complete`` runs.
    """

    nature: ClassVar[int] = ASKS_MANY
    prompt: ClassVar[str] = ""
    otherwise: ClassVar[str] = NO_REASON

    def seats(self, s: S) -> tuple[int, ...]:
        """Who still has to choose."""
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[Action]:
        """What ``seat`` can choose."""
        raise NotImplementedError

    def chosen(self, s: S, seat: int, action: Action) -> None:
        """A seat chose ``action``: keep it."""
        raise NotImplementedError

    def complete(self, s: S) -> None:
        """Everybody has chosen."""
        raise NotImplementedError

    def details(self, s: S, seat: int) -> dict[str, Any]:
        """Arguments of the prompt, as far as ``seat`` may know them."""
        return {}

    def why_not(self, s: S, seat: int, action: Action) -> Refusal:
        """Why ``action`` is not among the options of ``seat``."""
        return refuse(self.otherwise, self.rule, action=action.text)

    def default(self, s: S, seat: int) -> Action:
        """What is played for ``seat`` when the clock runs out."""
        return s.options(seat)[0]

    def patience(self, s: S) -> int:
        """Seconds after which a table that plays live takes ``default`` from who has not chosen; 0: never."""
        return 0
