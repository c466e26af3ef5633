"""Programs are made from the content: every effect of the vocabulary in its class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletown.core.errors import BadContent
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects import (
    card_effects,
    city_effects,
    control_effects,
    deal_effects,
    player_effects,
)
from tabletown.games.new_angeles.effects.base import NAMES, Effect, Resolve
from tabletown.games.new_angeles.effects.numbers import Names, condition
from tabletown.games.new_angeles.tables import CORPORATIONS, Tables, option_word


def build(t: Tables) -> None:
    """Compile every card of the content."""
    content = t.content
    builder = Builder(t)
    t.card_program = [builder.card("action_cards.toml", e.id, e.effect) for e in content.actions]
    by_corporation = {entry.corporation: entry for entry in content.emergencies}
    for word in CORPORATIONS:
        emergency = by_corporation[word]
        t.card_program.append(
            builder.card("emergency_actions.toml", emergency.id, emergency.effect)
        )
    t.event_program = [builder.card("events.toml", e.id, e.effect) for e in content.events]
    t.demand_program = [builder.card("demands.toml", e.id, e.effect) for e in content.demands]
    t.investment_program = [
        builder.card("investments.toml", e.id, e.effect) for e in content.investments
    ]
    for asset, entry in zip(t.assets, content.assets, strict=True):
        asset.program = builder.card("assets.toml", entry.id, entry.effect)
        if entry.condition is not None:
            asset.test = condition(entry.condition, Names(NAMES))
    t.resolve = [
        [Resolve(number, at) for at in range(len(program))]
        for number, program in enumerate(t.programs)
    ]


class Builder:
    def __init__(self, t: Tables) -> None:
        self.t = t

    def card(self, file: str, id: str, ops: tuple[Any, ...]) -> int:
        """The program of a card; a mistake names file, entry and step."""
        try:
            return self.program(ops, Names(NAMES))
        except ValueError as error:
            raise BadContent(f"{file}, entry '{id}': field 'effect': {error}") from None

    def program(self, ops: tuple[Any, ...], names: Names) -> int:
        number = len(self.t.programs)
        program: list[Effect] = []
        self.t.programs.append(program)
        for at, op in enumerate(ops):
            effect = self.effect(op, ops[at + 1 :], names)
            effect.program, effect.at, effect.place = number, at, number << 8 | at
            program.append(effect)
        return number

    def first(self, program: int) -> Effect:
        effects = self.t.programs[program]
        if not effects:
            raise ValueError("a list of steps is empty")
        return effects[0]

    def effect(self, op: Any, following: tuple[Any, ...], names: Names) -> Effect:
        make = MAKERS.get(type(op))
        if make is not None:
            return make(op, names, self.t)
        if isinstance(op, files.ChoosePlayer):
            chooser = player_effects.ChoosePlayer(op, names)
            chooser.with_cards = any(
                isinstance(step, files.Look) and step.what == "hand" for step in following
            )
            return chooser
        if isinstance(op, files.Choose):
            parts = [self.program(branch, names) for branch in op.options]
            words = [self.t.option_words.index(option_word(branch)) for branch in op.options]
            return control_effects.Choose(words, parts, [self.first(part) for part in parts])
        if isinstance(op, files.EachPlayer):
            name = names.bind("each")
            part = self.program(op.steps, names)
            for effect in self.t.programs[part]:
                if isinstance(effect, player_effects.Draw):
                    effect.may = op.may
            return control_effects.EachPlayer(part, name)
        if isinstance(op, files.Pool):
            need = op.need if isinstance(op.need, int) else 0
            name = names.bind("total")
            return control_effects.Pool(need, self.program(op.then, names), name)
        if isinstance(op, files.If):
            test = condition(op.cond, names)
            then = self.program(op.then, names)
            return control_effects.If(test, then, self.program(op.otherwise, names))
        if isinstance(op, files.Cost):
            pay = self.program(op.pay, names)
            for effect in self.t.programs[pay]:
                if isinstance(effect, city_effects.Place):
                    effect.price = True
            gain = self.program(op.gain, names)
            return control_effects.Price(pay, gain, self.first(pay))
        if isinstance(op, files.Deal):
            return deal_effect(op, names)
        raise ValueError(f"'{op.__struct_config__.tag}' has no meaning here")


def remove(op: files.Remove, names: Names, t: Tables) -> Effect:
    return city_effects.RemoveAll(op, names, t) if op.all else city_effects.Remove(op, names)


def unrest(op: files.Unrest, names: Names, t: Tables) -> Effect:
    if op.spread is not None:
        return city_effects.Spread(op)
    return city_effects.Unrest(op, names, t)


def discard(op: files.Discard, names: Names, t: Tables) -> Effect:
    if op.what == "asset":
        return player_effects.DiscardAsset(op, names)
    return player_effects.DiscardActions(op, names)


def steal(op: files.Steal, names: Names, t: Tables) -> Effect:
    if op.what == "capital":
        return player_effects.StealCapital(op, names)
    if op.what == "asset":
        return player_effects.StealAsset(op)
    if op.what == "emergency":
        return player_effects.StealEmergency(op)
    return player_effects.StealAction(op, names)


def give(op: files.Give, names: Names, t: Tables) -> Effect:
    if op.what == "self":
        return player_effects.GiveSelf(op, names)
    return player_effects.GiveCards(op, names)


def look(op: files.Look, names: Names, t: Tables) -> Effect:
    if op.what == "hand":
        return card_effects.LookAtHand(op, names)
    if op.what == "events":
        if not 0 < (op.bottom or 0) < (op.count or 0):
            raise ValueError("'look' at events needs count and a smaller bottom")
        return card_effects.LookAtEvents(op)
    return card_effects.LookAtSpare()


def swap(op: files.Swap, names: Names, t: Tables) -> Effect:
    if op.what == "assets":
        return card_effects.SwapAssets(op)
    return card_effects.SwapRival()


def deal_effect(op: files.Deal, names: Names) -> Effect:
    if op.do == "declare":
        return deal_effects.DeclareOffer()
    if op.do == "return_counteroffer":
        return deal_effects.ReturnCounteroffer(op)
    if op.do == "support_main_or_lose":
        return deal_effects.SupportMainOrLose(op)
    if op.do == "support_from_deck":
        return deal_effects.SupportFromDeck(op)
    if op.do == "bar_support":
        return deal_effects.BarSupport(op, names)
    if op.do == "bar_trade":
        return deal_effects.BarTrade(op, names)
    if op.do == "bet_winner":
        return deal_effects.BetWinner(op, names)
    if op.do == "set_winner":
        return deal_effects.SetWinner()
    return deal_effects.ProposeSecond()


MAKERS: dict[type, Callable[[Any, Names, Tables], Effect]] = {
    files.Place: city_effects.Place,
    files.Remove: remove,
    files.Move: lambda op, names, t: city_effects.Move(op, names),
    files.MoveAndroid: lambda op, names, t: city_effects.MoveAndroid(op),
    files.Unrest: unrest,
    files.Produce: city_effects.Produce,
    files.Resource: lambda op, names, t: city_effects.Resource(op),
    files.Threat: lambda op, names, t: city_effects.Threat(op, names),
    files.Capital: lambda op, names, t: player_effects.Capital(op, names),
    files.Draw: lambda op, names, t: player_effects.Draw(op, names),
    files.Discard: discard,
    files.Steal: steal,
    files.Give: give,
    files.Look: look,
    files.Swap: swap,
    files.Claim: lambda op, names, t: card_effects.Claim(op),
    files.FlipEmergency: lambda op, names, t: player_effects.FlipEmergency(op, names),
    files.Rule: lambda op, names, t: card_effects.Rule(op),
}
