"""The content: goods, categories, cards, faction boards and modes, read from TOML and checked.

A content pack may replace any of the files. Every mistake is reported as :class:`BadContent` with
the file, the entry and the field.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tabletown.core.content import Folder, Name, Provenance, Text, needs, wrong
from tabletown.core.errors import BadContent
from tabletown.games.fifty_first_state.effects.clause import COMMON, Clause
from tabletown.games.fifty_first_state.effects.goods import (
    GOOD_NAMES,
    MOST_CONNECTIONS,
    MOST_LOCATIONS,
)
from tabletown.games.fifty_first_state.effects.vocabulary import VERBS

CONTENT: Final = Path(__file__).parent / "content"

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
SOLO_CONSTANTS: Final = (
    "hegemony_connection_vp",
    "hegemony_raze_vp",
    "hegemony_open_production_vp",
    "hegemony_max_attacks",
    "hegemony_cards_per_round",
    "solo_display",
    "end_vp",
)

Bag = dict[str, int]
Effect = list[dict[str, Any]]  # clauses, which the verbs read themselves (effects/)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Name
    count: int
    text: Text
    provenance: Provenance
    name_ru_source: Text = ""
    note: Text = ""


class EntryWithEffect(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card or board that does something; a default that is written out does not count."""

    effect: Effect

    def __post_init__(self) -> None:
        plain = [
            {key: value for key, value in clause.items() if value != COMMON.get(key)}
            for clause in self.effect
        ]
        msgspec.structs.force_setattr(self, "effect", plain)


class GoodEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limited: bool


class Location(EntryWithEffect, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location card (FFS-1.10, FFS-1.11)."""

    set: Literal["base", "new_era", "winter"]
    type: Literal["production", "feature", "action"]
    distance: int
    categories: list[str]
    spoils: Bag
    deal: str
    open: bool = False
    same_card_as: Text = ""  # printed in another set too (FFS-26.7)
    text_once: Text = ""  # where the text can be read as one use a round: what it says then
    provenance_effect: Provenance = "public"

    def used_once(self) -> Location:
        """The same card, read as used once a round."""
        effect = [{key: value for key, value in c.items() if key != "uses"} for c in self.effect]
        return msgspec.structs.replace(self, effect=effect, text=self.text_once or self.text)


class Connection(EntryWithEffect, frozen=True, forbid_unknown_fields=True, kw_only=True):
    deck: Literal["blue", "red"]


class Faction(EntryWithEffect, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: Text
    production: Bag


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
    """Everything in the content folder, with the clauses of all cards read."""

    def __init__(self, folder: Folder, used_once: tuple[str, ...] = ()) -> None:
        self.goods = folder.entries(GOODS_FILE, GoodEntry)
        self.categories = folder.entries(CATEGORIES_FILE, Entry)
        self.factions = folder.entries(FACTIONS_FILE, Faction)
        self.connections = folder.entries(CONNECTIONS_FILE, Connection)
        self.modes = folder.entries(MODES_FILE, ModeEntry)
        self.solo = folder.entries(SOLO_FILE, SoloEntry)
        self.locations: list[Location] = []
        for set_name, file in LOCATION_FILES.items():
            for location in folder.entries(file, Location):
                if location.set != set_name:
                    raise wrong(file, location.id, "set", f"this file holds the set {set_name}")
                self.locations.append(
                    location.used_once() if location.id in used_once else location
                )
        self.location_clauses = [
            self.clauses(card, LOCATION_FILES[card.set]) for card in self.locations
        ]
        self.connection_clauses = [
            self.clauses(card, CONNECTIONS_FILE) for card in self.connections
        ]
        self.faction_clauses = [self.clauses(board, FACTIONS_FILE) for board in self.factions]

    def clauses(self, entry: EntryWithEffect, file: str) -> list[Clause]:
        categories = [category.id for category in self.categories]
        where = f"{file}, entry '{entry.id}'"
        return [VERBS.read(clause, where, categories) for clause in entry.effect]


def load_content(folder: Folder, used_once: tuple[str, ...] = ()) -> Content:
    """The content of a folder, checked: :class:`BadContent` for the first mistake."""
    content = Content(folder, used_once)
    check_goods(content)
    check_categories(content)
    check_locations(content)
    check_factions(content)
    check_connections(content)
    check_modes(content)
    check_solo(content)
    return content


# -- checks -----------------------------------------------------------------------------------------


def check_bag(bag: Bag, file: str, id: str, field: str) -> None:
    """Every good of a bag exists and its amount is at least 1."""
    need = needs(file, id)
    for good, amount in bag.items():
        need(good in GOOD_NAMES, field, f"there is no good '{good}'")
        need(amount >= 1, field, f"{amount} of '{good}' is impossible")


def check_goods(content: Content) -> None:
    found = tuple(entry.id for entry in content.goods)
    if found != GOOD_NAMES:
        raise BadContent(f"{GOODS_FILE}: the goods must be, in this order: {', '.join(GOOD_NAMES)}")
    for entry in content.goods:
        if entry.limited:
            need = needs(GOODS_FILE, entry.id)
            need(entry.count >= 1, "count", "a limited good needs tokens")
            need(entry.id not in ("card", "vp"), "limited", "cards and points are no tokens")


def check_categories(content: Content) -> None:
    if len(content.categories) > 24:
        raise BadContent(f"{CATEGORIES_FILE}: more than 24 categories")


def check_locations(content: Content) -> None:
    ids: set[str] = set()
    categories = [category.id for category in content.categories]
    for card, clauses in zip(content.locations, content.location_clauses, strict=True):
        file, listed = LOCATION_FILES[card.set], card.categories
        need = needs(file, card.id)
        need(card.id not in ids, "id", "another set has a card with this id")
        ids.add(card.id)
        need(card.count >= 1, "count", f"{card.count} copies are impossible")
        need(1 <= card.distance <= 3, "distance", f"{card.distance} is not between 1 and 3")
        different = len(set(listed)) == len(listed) <= 2
        need(different, "categories", "at most two different ones")
        for category in listed:
            need(category in categories, "categories", f"there is no category '{category}'")
        check_bag(card.spoils, file, card.id, "spoils")
        need(bool(card.spoils), "spoils", "there are none")
        need(card.deal in GOOD_NAMES, "deal", f"there is no good '{card.deal}'")
        check_effect(card, clauses, file)
    for card in content.locations:
        known = not card.same_card_as or card.same_card_as in ids
        need = needs(LOCATION_FILES[card.set], card.id)
        need(known, "same_card_as", f"there is no card '{card.same_card_as}'")
    if sum(card.count for card in content.locations) > MOST_LOCATIONS:
        raise BadContent(f"more than {MOST_LOCATIONS} location cards")


def check_effect(card: Location, clauses: list[Clause], file: str) -> None:
    """FFS-26.4: the timings that a card of each type has."""
    need = needs(file, card.id)
    timings = [clause.timing for clause in clauses]
    limited = all(clause.uses >= 0 for clause in clauses)
    need(limited, "effect.uses", "a location is used a limited number of times")
    allowed = {
        "production": {"produce", "on_build", "static"},
        "action": {"action", "on_build", "static"},
        "feature": {"on_build", "on_event", "after_production", "cleanup", "static"},
    }[card.type]
    for timing in timings:
        need(timing in allowed, "effect", f"a {card.type} has no '{timing}' clause")
    main = {"production": "produce", "action": "action"}.get(card.type)
    one = main is None or timings.count(main) == 1
    need(one, "effect", f"a {card.type} has exactly one '{main}' clause")
    need(bool(timings), "effect", "there is none")
    need(card.type == "production" or not card.open, "open", "only a production can be open")


def check_factions(content: Content) -> None:
    if len(content.factions) < 4:
        raise BadContent(f"{FACTIONS_FILE}: four players need four factions")
    for faction, clauses in zip(content.factions, content.faction_clauses, strict=True):
        need = needs(FACTIONS_FILE, faction.id)
        check_bag(faction.production, FACTIONS_FILE, faction.id, "production")
        ids = [clause.id for clause in clauses]
        own = "" not in ids and len(set(ids)) == len(ids)
        need(own, "effect.id", "each action needs its own id")
        for clause in clauses:
            plain = clause.timing == "action" and not clause.targeted
            need(plain, "effect", "a board gives goods only")
            need(clause.uses in (1, -1), "effect.uses", "must be 1 or -1")
            ends = clause.uses == 1 or "cost" in clause.source
            need(ends, "effect.cost", "free goods without end")


def check_connections(content: Content) -> None:
    if len(content.connections) > MOST_CONNECTIONS:
        raise BadContent(f"{CONNECTIONS_FILE}: more than {MOST_CONNECTIONS} entries")
    for card, clauses in zip(content.connections, content.connection_clauses, strict=True):
        need = needs(CONNECTIONS_FILE, card.id)
        need(1 <= card.count <= 15, "count", f"{card.count} copies are impossible")
        played = [clause.timing for clause in clauses] == ["play"]
        need(played, "effect", "exactly one 'play' clause")
        cost = clauses[0].cost
        need(not (cost.cards or cost.deals), "effect.cost", "tokens only")


def check_modes(content: Content) -> None:
    for mode in content.modes:
        need = needs(MODES_FILE, mode.id)
        held = sum(card.count for card in content.locations if card.set in mode.decks)
        some = 0 < mode.start_keep < mode.start_draw
        need(some, "start_keep", "must be between 0 and start_draw")
        wanted = mode.max_players * mode.start_draw
        what = f"the first hands need {wanted} cards, and the decks hold {held}"
        need(held >= wanted, "start_draw", what)
        need(mode.end_vp >= 1, "end_vp", f"{mode.end_vp} is impossible")


def check_solo(content: Content) -> None:
    need = {"achievement": "min_score", "attack_target_rule": "order", "constant": "value"}
    for entry in content.solo:
        field = need.get(entry.kind, "good")
        given, what = getattr(entry, field) is not None, f"an entry of kind '{entry.kind}' needs it"
        needs(SOLO_FILE, entry.id)(given, field, what)
    goods = [entry.good for entry in content.solo if entry.kind == "attack_spoils_priority"]
    if sorted(str(good) for good in goods) != sorted(GOOD_NAMES):
        raise BadContent(f"{SOLO_FILE}: the spoils priority must name every good once")
    constants = {entry.id for entry in content.solo if entry.kind == "constant"}
    for name in SOLO_CONSTANTS:
        if name not in constants:
            raise BadContent(f"{SOLO_FILE}: the constant '{name}' is missing")
