"""How an effect is carried out: programs of steps, the resolver, choices and declarations.

A card's effect is a program: a list of :class:`Effect` made once from the content. ``Resolve``
walks through it; an effect that needs a choice puts its question on the stack. Names that steps
bind (districts, players, numbers) live in ``s.bound``, the resolver in ``s.you``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters, Verb
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.new_angeles.effects.reading import NAMES, Reading
from tabletown.games.new_angeles.state import CLEAN, NO_CARD, NewAngelesState, choices_in
from tabletown.games.new_angeles.state.layout import NOBODY, with_value

if TYPE_CHECKING:
    from tabletown.games.new_angeles.bot.mind import Mind
    from tabletown.games.new_angeles.tables import Asset, Tables

Payment = tuple[list[tuple[int, int]], int]  # contracts (corporation, capital), and how often

TARGET = NAMES  # behind them: what the window that is open is about (a seat, an offer)


class Effect(Verb[int, NewAngelesState]):
    """One step of a card, carried out for its resolver. ``number`` is unique in the game.

    A subclass is a verb of the vocabulary: it reads its own fields (``effects/reading.py``), says
    whether it could do something, does it or asks, says why a choice is not legal and what its
    question is about, and tells forecasts and bots what may come of it.

    Rules: NA-G.2, NA-G.3, NA-G.4, NA-G.5.
    """

    program: int
    at: int
    number: int
    essential: ClassVar[bool] = False  # an ability without it would do nothing (NA-T.19)
    does: ClassVar[str] = ""  # what it does to a deal (NA-F.24)
    may: bool = False  # inside "each player may"
    price: bool = False  # part of a price: it must be possible (NA-X.2)

    def __init__(self, read: Parameters, card: Reading) -> None:
        """What it reads of its table in the content; some verbs have nothing more to read."""

    def run(self, s: NewAngelesState, by: int) -> None:
        """Do it, or put the question on the stack (NA-F.36: ``possible`` is whether it could)."""
        raise NotImplementedError

    def asks_resolver(self, s: NewAngelesState) -> bool:
        """Whether it would ask its resolver something now (Caprice Nisei)."""
        return False

    def hold(self, t: Tables, asset: Asset) -> None:
        """What the tables have to know about an asset with this step."""

    # -- for effects that ask ---------------------------------------------------------------

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        raise NotImplementedError

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        raise NotImplementedError

    def stopped(self, s: NewAngelesState, taken: int) -> None:
        """No more is chosen, though more could be."""

    def none(self, s: NewAngelesState) -> None:
        """There was nothing to choose."""
        s.paid = False

    def about(self) -> dict[str, Any]:
        """What the question is about, for its prompt."""
        return {}

    asked_kind: ClassVar[str] = ""  # the actions about which ``refusal`` can say more

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        """Why this choice is not legal, if the effect can say it better than "no option"."""
        return None

    # -- for forecasts and bots -------------------------------------------------------------

    tried: ClassVar[bool] = True  # bots try its options out and look at the table afterwards
    on_city: ClassVar[bool] = False  # it works on the city alone
    favour: int = 0  # how good (or bad, below 0) it is for the player whom it names
    bets: ClassVar[bool] = False  # on the player whom it names

    def is_open(self, t: Tables) -> bool:
        """Whether trying it out tells nothing hidden."""
        return self.on_city

    def payments(self, s: NewAngelesState) -> list[Payment]:
        """Contracts that it can fulfil in the present city, and how often at most."""
        return []

    def score(self, s: NewAngelesState, by: int) -> int:
        """Capital that it would give its resolver now, if it asks nothing."""
        return 0

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        """How good one of its choices looks to ``seat`` at once, by rule of thumb."""
        return 0.0

    def option_promise(self, s: NewAngelesState) -> float:
        """The same for taking it among the options of a card."""
        return 0.3

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """What one of its choices is worth in capital, besides what shows on the table if it is tried."""
        return 0.0 if self.tried else self.promise(s, mind.seat, action)

    def end_of_turn_worth(self, s: NewAngelesState, seat: int) -> float:
        """What using an asset with it at the end of the own turn is worth: money or cards."""
        return 1.0

    def moved_cards(self, s: NewAngelesState, mind: Mind) -> float:
        """What it is worth that it changes the cards of another player, which shows on no table."""
        return 0.0


class EffectChoice(Ask[NewAngelesState]):
    """The resolver chooses one component, district, player or option of a step (NA-M.11).

    Rules: NA-M.23, NA-M.24.
    """

    program: int
    at: int
    left: int  # how many more, this one included
    taken: int  # what was chosen before, as a set
    rule = "NA-M.11"
    prompt = "choose"
    decision: ClassVar[str] = "effect_choice"

    def seat(self, s: NewAngelesState) -> int:
        return s.you

    def effect(self, s: NewAngelesState) -> Effect:
        """The step of a card that asks."""
        return s.tables.programs[self.program][self.at]

    def options(self, s: NewAngelesState) -> list[Action]:
        effect = self.effect(s)
        options = effect.options(s, self.left, self.taken)
        if s.plan and not s.declaring:
            return planned(s, effect.number, options)
        return options

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        effect = self.effect(s)
        if s.plan or s.declaring:
            note_choice(s, effect.number, action)
        if action is s.tables.stop:
            effect.stopped(s, self.taken)
        else:
            effect.chosen(s, action, self.left, self.taken)

    def none(self, s: NewAngelesState) -> None:
        self.effect(s).none(s)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"left": self.left, **self.effect(s).about(), **source(s)}

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        effect = self.effect(s)
        better = effect.refusal(s, action) if effect.asked_kind in ("", action.kind) else None
        return better or refuse("not-a-choice-of-this-card", self.rule, action=action.text)


class Asking(Effect):
    """A verb that asks its resolver, as often as it says, unless it has nothing to ask."""

    question: type[EffectChoice] = EffectChoice
    most: int = 1

    def possible(self, s: NewAngelesState, by: int) -> bool:
        """Whether there is anything to choose."""
        return bool(self.options(s, self.most, 0))

    def asks_resolver(self, s: NewAngelesState) -> bool:
        return self.possible(s, s.you)

    def run(self, s: NewAngelesState, by: int) -> None:
        s.stack.append(self.question(self.program, self.at, self.most, 0))

    def or_stop(self, s: NewAngelesState, found: list[Action], may: bool) -> list[Action]:
        """What may be chosen; or to stop, where that is allowed and there is anything to choose."""
        return [*found, s.tables.stop] if may and found else found

    def ask_on(self, s: NewAngelesState, left: int, taken: int = 0) -> None:
        """The next question, if there are more to come after one with so many left."""
        if left > 1:
            s.stack.append(self.question(self.program, self.at, left - 1, taken))


def source(s: NewAngelesState) -> dict[str, Any]:
    """The card whose effect is being resolved, for prompts."""
    if s.touched != NO_CARD:
        return {"card": s.tables.cards[s.card]}
    if s.card != NOBODY:
        return {"asset": s.tables.assets[s.card].id}
    return {}


# -- running programs ---------------------------------------------------------------------------


class Resolve(Step[NewAngelesState]):
    """The next step of a program."""

    program: int
    at: int

    def run(self, s: NewAngelesState) -> None:
        program = s.tables.resolve[self.program]
        at = self.at + 1
        if at < len(program):
            s.stack.append(program[at])
        s.tables.programs[self.program][self.at].run(s, s.you)


class BackTo(Step[NewAngelesState]):
    """An effect is over: the resolver and names of the one it interrupted are in force again."""

    you: int
    card: int
    touched: int
    bound: tuple[int, ...]
    paid: bool

    def run(self, s: NewAngelesState) -> None:
        s.you = self.you
        s.card = self.card
        s.touched = self.touched
        s.bound = self.bound
        s.paid = self.paid


UNBOUND = (0,) * (NAMES + 1)
NOTHING = BackTo(NOBODY, NOBODY, NO_CARD, UNBOUND, True)


def start_program(
    s: NewAngelesState, program: int, you: int, card: int, touched: int, target: int = 0
) -> None:
    """Carry out a program for the resolver ``you``; what was going on continues afterwards."""
    if s.you == NOBODY:
        s.stack.append(NOTHING)
    else:
        s.stack.append(BackTo(s.you, s.card, s.touched, s.bound, s.paid))
    s.you = you
    s.card = card
    s.touched = touched
    s.bound = (0, 0, 0, target) if target else UNBOUND
    s.paid = True
    run_part(s, program)


def start_card(s: NewAngelesState, card: int, you: int) -> None:
    """An action card is resolved by ``you`` from now on."""
    s.you = you
    s.card = card
    s.touched = CLEAN
    s.safe = s.tables.illness_safe[card]
    s.bound = UNBOUND
    s.paid = True
    run_part(s, s.tables.card_program[card])


def run_part(s: NewAngelesState, program: int) -> None:
    """Carry out a part of the program in force (a branch, a price)."""
    steps = s.tables.resolve[program]
    if steps:
        s.stack.append(steps[0])


def program_score(s: NewAngelesState, program: int, by: int) -> int:
    """Capital that a program would give its resolver now, if it asks nothing."""
    total = 0
    for effect in s.tables.programs[program]:
        total += effect.score(s, by)
    return total


def program_payments(s: NewAngelesState, program: int) -> list[Payment]:
    """Contracts that the steps of a program can fulfil, and how often (NA-U.6)."""
    return [payment for effect in s.tables.programs[program] for payment in effect.payments(s)]


def bind(s: NewAngelesState, name: int, value: int) -> None:
    s.bound = with_value(s.bound, name, value)


# -- declarations (Caprice Nisei, NA-A.6, NA-A.7) -------------------------------------------------


def planned(s: NewAngelesState, number: int, options: list[Action]) -> list[Action]:
    """The declared choice alone, if there is one for this step and it is still possible."""
    for at, wanted in choices_in(s.plan):
        if at == number:
            for action in options:
                if action.id == wanted:
                    return [action]
            break
    return options


def note_choice(s: NewAngelesState, number: int, action: Action) -> None:
    """A declared choice is used up (or has become impossible); a ghost writes its choices down."""
    if s.declaring:
        s.declare_choice(number, action.id)
    else:
        s.drop_declared(number)
