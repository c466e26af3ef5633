"""Effects that steer other effects: choose, each player, pool, if, price (NA-F.19 to NA-F.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import PlayerAsk, Step
from tabletown.games.new_angeles.effects.base import (
    Asking,
    Effect,
    EffectChoice,
    Payment,
    bind,
    program_payments,
    program_score,
    run_part,
    source,
)
from tabletown.games.new_angeles.effects.numbers import condition
from tabletown.games.new_angeles.effects.reading import Reading, option_word, struct
from tabletown.games.new_angeles.rules import city
from tabletown.games.new_angeles.schema import Condition
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import MOST_SPENT

if TYPE_CHECKING:
    from tabletown.games.new_angeles.bot.mind import Mind
    from tabletown.games.new_angeles.tables import Tables

# -- choose (NA-F.19) -----------------------------------------------------------------------------


class OptionChoice(EffectChoice):
    rule = "NA-F.19"
    prompt = "option"


class ChooseOption(Asking):
    """The resolver picks one list of steps among those that are possible (NA-F.36, NA-X.14)."""

    word = "choose"
    question = OptionChoice
    asked_kind = "option"

    def __init__(self, read: Parameters, card: Reading) -> None:
        branches = read.value("options", list)
        self.parts = [card.program(branch) for branch in branches]
        self.words = [card.tables.option_words.index(option_word(branch)) for branch in branches]
        self.firsts = [card.first(part) for part in self.parts]
        self.favour = min([first.favour for first in self.firsts])

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [
            s.tables.option[word]
            for word, first in zip(self.words, self.firsts, strict=True)
            if first.possible(s, s.you)
        ]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        run_part(s, self.parts[self.words.index(action.args[0])])

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        word = action.args[0]
        if word not in self.words:
            return None
        return refuse("option-does-nothing", "NA-F.36", option=s.tables.option_words[word])

    def payments(self, s: NewAngelesState) -> list[Payment]:
        return [payment for part in self.parts for payment in program_payments(s, part)]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return self.firsts[self.words.index(action.args[0])].option_promise(s)

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        return self.firsts[self.words.index(action.args[0])].moved_cards(s, mind)


# -- each_player (NA-F.20) ------------------------------------------------------------------------


class EachPlayer(Effect):
    """Every player in turn from the active player on carries out the steps (NA-X.16, NA-X.26)."""

    word = "each_player"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.name = card.names.bind("each")
        self.part = card.part(read, "steps")
        may = read.value("may", bool)
        for effect in card.tables.programs[self.part]:
            effect.may = may

    def run(self, s: NewAngelesState, by: int) -> None:
        if s.declaring:
            return  # NA-A.6: these are not choices of the resolver
        s.then(*[ForPlayer(self.part, self.name, seat) for seat in s.clockwise()])


class ForPlayer(Step[NewAngelesState]):
    part: int
    name: int
    player: int
    rule = "NA-F.20"

    def run(self, s: NewAngelesState) -> None:
        bind(s, self.name, self.player)
        run_part(s, self.part)


# -- pool (NA-F.21, NA-X.11) ----------------------------------------------------------------------


class Pool(Effect):
    """Players spend capital openly, in turn; if the total is enough, something happens."""

    word = "pool"

    def __init__(self, read: Parameters, card: Reading) -> None:
        players = read.table.get("need") == "player_count"
        self.need = 0 if players else read.number("need")  # 0: the number of players
        if players:
            read.word("need", ("player_count",))
        self.name = card.names.bind("total")  # where the total is kept
        self.part = card.part(read, "then")

    def run(self, s: NewAngelesState, by: int) -> None:
        if s.declaring:
            return
        bind(s, self.name, 0)
        spends = [Spend(seat, self.program, self.at) for seat in s.clockwise()]
        s.then(*spends, PoolEnd(self.program, self.at))

    def needed(self, s: NewAngelesState) -> int:
        return self.need or s.seats  # NA-F.34


def pool_at(s: NewAngelesState, program: int, at: int) -> Pool:
    """The step of a card that collects capital."""
    effect = s.tables.programs[program][at]
    assert isinstance(effect, Pool)
    return effect


class Spend(PlayerAsk[NewAngelesState]):
    """Spend any amount from 0 to the own capital (NA-M.12)."""

    program: int
    at: int
    rule = "NA-M.12"
    prompt = "spend"
    auto = False  # a trade can add an option (NA-M.16)
    decision = "pool_spend"

    def pool(self, s: NewAngelesState) -> Pool:
        return pool_at(s, self.program, self.at)

    def options(self, s: NewAngelesState) -> list[Action]:
        return s.tables.spend[: min(s.capital[self.player], MOST_SPENT) + 1]

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        amount = action.args[0]
        name = self.pool(s).name
        if amount:
            city.lose(s, self.player, amount, "NA-X.11", "spent")
            bind(s, name, s.bound[name] + amount)
        elif s.log is not None:
            s.emit("spent-nothing", "NA-X.11", seat=self.player)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        pool = self.pool(s)
        return {"total": s.bound[pool.name], "need": pool.needed(s), **source(s)}

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind == "spend":
            return refuse("too-little-capital", "NA-M.12", have=s.capital[self.player])
        return refuse("spend-or-nothing", "NA-M.12")


class PoolEnd(Step[NewAngelesState]):
    program: int
    at: int
    rule = "NA-X.11"

    def run(self, s: NewAngelesState) -> None:
        pool = pool_at(s, self.program, self.at)
        if s.bound[pool.name] >= pool.needed(s):
            run_part(s, pool.part)


# -- if and price (NA-F.22) -----------------------------------------------------------------------


class If(Effect):
    """One of two lists of steps, as the condition says (NA-F.22, NA-F.31, NA-X.19)."""

    word = "if"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.test = condition(struct(read, "cond", Condition), card.names)
        self.then = card.part(read, "then")
        self.otherwise = card.part(read, "else", [])

    def run(self, s: NewAngelesState, by: int) -> None:
        run_part(s, self.then if self.test(s, by) else self.otherwise)

    def is_open(self, t: Tables) -> bool:
        return all(
            effect.is_open(t) for effect in t.programs[self.then] + t.programs[self.otherwise]
        )

    def score(self, s: NewAngelesState, by: int) -> int:
        return program_score(s, self.then if self.test(s, by) else self.otherwise, by)


class Price(Effect):
    """ "A to B": B happens only if A was carried out completely (NA-G.6, NA-X.17)."""

    word = "cost"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.pay = card.part(read, "pay")
        for effect in card.tables.programs[self.pay]:
            effect.price = True
        self.gain = card.part(read, "gain")
        self.first = card.first(self.pay)

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return self.first.possible(s, by)

    def asks_resolver(self, s: NewAngelesState) -> bool:
        return self.first.asks_resolver(s)

    def run(self, s: NewAngelesState, by: int) -> None:
        s.paid = True
        s.stack.append(Paid(self.gain))
        run_part(s, self.pay)

    def is_open(self, t: Tables) -> bool:
        return all(effect.is_open(t) for effect in t.programs[self.pay] + t.programs[self.gain])

    def payments(self, s: NewAngelesState) -> list[Payment]:
        return program_payments(s, self.pay) + program_payments(s, self.gain)


class Paid(Step[NewAngelesState]):
    gain: int
    rule = "NA-G.6"

    def run(self, s: NewAngelesState) -> None:
        if s.paid:
            run_part(s, self.gain)


VERBS: tuple[Any, ...] = (ChooseOption, EachPlayer, Pool, If, Price)
