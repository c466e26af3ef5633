"""All verbs of the cards (NA-F), and how a whole content becomes programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.effects import Lexicon
from tabletown.games.new_angeles.effects import (
    card_effects,
    city_effects,
    control_effects,
    deal_effects,
    piece_effects,
    player_effects,
    taking_effects,
)
from tabletown.games.new_angeles.effects.base import Effect, Resolve
from tabletown.games.new_angeles.effects.numbers import Names, condition
from tabletown.games.new_angeles.effects.reading import NAMES, Reading
from tabletown.games.new_angeles.schema import AssetEntry, CardEntry

if TYPE_CHECKING:
    from tabletown.games.new_angeles.tables import Asset, Tables

VERBS: Final[Lexicon[Effect]] = Lexicon(
    "op",
    (
        *piece_effects.VERBS,
        *city_effects.VERBS,
        *player_effects.VERBS,
        *taking_effects.VERBS,
        *card_effects.VERBS,
        *control_effects.VERBS,
        *deal_effects.VERBS,
    ),
)


def read_cards(t: Tables) -> None:
    """Read every card of the content; programs are numbered in this order."""
    content = t.content

    def card(file: str, entry: CardEntry) -> int:
        return Reading(t, VERBS, f"{file}, entry '{entry.id}'").card(entry.effect)

    t.card_program = [card("action_cards.toml", entry) for entry in content.actions]
    t.card_program += [card("emergency_actions.toml", entry) for entry in t.emergencies]
    t.event_program = [card("events.toml", entry) for entry in content.events]
    t.demand_program = [card("demands.toml", entry) for entry in content.demands]
    t.investment_program = [card("investments.toml", entry) for entry in content.investments]
    for asset, entry in zip(t.assets, content.assets, strict=True):
        asset.program = card("assets.toml", entry)
        read_asset(t, asset, entry)
    t.resolve = [
        [Resolve(number, at) for at in range(len(program))]
        for number, program in enumerate(t.programs)
    ]


def read_asset(t: Tables, asset: Asset, entry: AssetEntry) -> None:
    """What an asset does in a deal, by being owned, and when it may be used."""
    where = f"assets.toml, entry '{entry.id}'"
    if entry.condition is not None:
        asset.test = condition(entry.condition, Names(NAMES))
    program = t.programs[asset.program]
    standing = [VERBS.read(row, where, Reading(t, VERBS, where)) for row in entry.static]
    for effect in (*program, *standing):
        effect.hold(t, asset)
