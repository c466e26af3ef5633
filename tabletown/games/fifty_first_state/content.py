"""The content: goods, categories, cards, faction boards and modes, read from TOML and checked.

A content pack may replace any of the files. Every mistake is reported as :class:`BadContent` with
the file, the entry and the field.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from tabletown.core.content import Folder, Name, Provenance, Text
from tabletown.core.errors import BadContent

HERE: Final = Path(__file__).parent / "content"

GOODS_FILE: Final = "goods.toml"
CATEGORIES_FILE: Final = "categories.toml"
FACTIONS_FILE: Final = "factions.toml"
CONNECTIONS_FILE: Final = "connections.toml"
MODES_FILE: Final = "modes.toml"
SOLO_FILE: Final = "solo.toml"
LOCATION_FILES: Final = {
    "base": "locations_base.toml",
    "new_era": "locations_new_era.toml",
    "winter": "locations_winter.toml",
}

Bag = dict[str, int]
Timing = Literal[
    "produce", "on_build", "on_event", "after_production", "action", "cleanup", "static", "play"
]
Event = Literal["deal", "raze"]


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One compartment of a store: up to ``max`` tokens of the listed goods; -1 is any number."""

    goods: list[str]
    max: int


class Clause(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="verb",
    kw_only=True,
):
    """A timing and a verb with its parameters (FFS-26)."""

    timing: Timing = "action"
    id: str = ""  # the name of a faction action
    cost: Bag = {}
    uses: int = 1
    events: list[Event] = []


class Gain(Clause, frozen=True, forbid_unknown_fields=True, tag="gain", kw_only=True):
    goods: Bag


class GainOneOf(Clause, frozen=True, forbid_unknown_fields=True, tag="gain_one_of", kw_only=True):
    options: list[Bag]


class GainPerCategory(
    Clause, frozen=True, forbid_unknown_fields=True, tag="gain_per_category", kw_only=True
):
    good: str
    category: str
    max: int


class GainPerProduced(
    Clause, frozen=True, forbid_unknown_fields=True, tag="gain_per_produced", kw_only=True
):
    good: str
    counted: str
    max: int


class GainIfProduced(
    Clause, frozen=True, forbid_unknown_fields=True, tag="gain_if_produced", kw_only=True
):
    counted: str
    min: int
    goods: Bag


class CopyProduction(
    Clause, frozen=True, forbid_unknown_fields=True, tag="copy_production", kw_only=True
):
    owner: Literal["self", "opponent"]
    redirect: bool


class UseDeals(Clause, frozen=True, forbid_unknown_fields=True, tag="use_deals", kw_only=True):
    owner: Literal["self", "opponent"]
    max: int


class TakeFromOpponent(
    Clause, frozen=True, forbid_unknown_fields=True, tag="take_from_opponent", kw_only=True
):
    options: list[str]
    amount: int


class ResetLocations(
    Clause, frozen=True, forbid_unknown_fields=True, tag="reset_locations", kw_only=True
):
    max: int


class Cache(Clause, frozen=True, forbid_unknown_fields=True, tag="cache", kw_only=True):
    goods: Bag


class Store(Clause, frozen=True, forbid_unknown_fields=True, tag="store", kw_only=True):
    slots: list[Slot]


class BuiltInShield(
    Clause, frozen=True, forbid_unknown_fields=True, tag="built_in_shield", kw_only=True
):
    pass


Effect = (
    Gain
    | GainOneOf
    | GainPerCategory
    | GainPerProduced
    | GainIfProduced
    | CopyProduction
    | UseDeals
    | TakeFromOpponent
    | ResetLocations
    | Cache
    | Store
    | BuiltInShield
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Name
    count: int
    text: Text
    provenance: Provenance
    name_ru_source: Text = ""
    note: Text = ""


class GoodEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limited: bool


class CategoryEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Location(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    set: Literal["base", "new_era", "winter"]
    type: Literal["production", "feature", "action"]
    distance: int
    categories: list[str]
    spoils: Bag
    deal: str
    effect: list[Effect]
    open: bool = False
    same_card_as: Text = ""  # printed in another set too
    provenance_effect: Provenance = "public"


class Connection(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    deck: Literal["blue", "red"]
    effect: list[Effect]


class Faction(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: Text
    production: Bag
    effect: list[Effect]


class ModeEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    min_players: int
    max_players: int
    decks: list[Literal["base", "new_era", "winter"]]
    start_draw: int
    start_keep: int
    end_vp: int


class SoloEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["achievement", "attack_target_rule", "attack_spoils_priority", "constant"]
    min_score: int | None = None
    order: int | None = None
    good: str | None = None
    value: int | None = None


class Content:
    """Everything in the content folder."""

    def __init__(self, folder: Folder) -> None:
        self.goods = folder.entries(GOODS_FILE, GoodEntry)
        self.categories = folder.entries(CATEGORIES_FILE, CategoryEntry)
        self.factions = folder.entries(FACTIONS_FILE, Faction)
        self.connections = folder.entries(CONNECTIONS_FILE, Connection)
        self.modes = folder.entries(MODES_FILE, ModeEntry)
        self.solo = folder.entries(SOLO_FILE, SoloEntry)
        self.locations: list[Location] = []
        for set_name, file in LOCATION_FILES.items():
            for location in folder.entries(file, Location):
                if location.set != set_name:
                    raise BadContent(
                        f"{file}, entry '{location.id}': field 'set': this file holds the set {set_name}"
                    )
                self.locations.append(location)


def load(folder: Folder) -> Content:
    """The content of a folder, checked."""
    from tabletown.games.fifty_first_state.checks import check

    content = Content(folder)
    check(content)
    return content


def load_pack(pack: str | None) -> Content:
    return load(Folder(HERE, pack))
