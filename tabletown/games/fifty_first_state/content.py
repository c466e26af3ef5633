"""The content: goods, categories, cards, faction boards and modes, read from TOML and checked.

A content pack may replace any of the files. Every mistake is reported as :class:`BadContent` with
the file, the entry and the field.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from tabletown.core.content import Folder, Name, Provenance
from tabletown.core.errors import BadContent
from tabletown.games.fifty_first_state.terms import (
    GOOD_NAMES,
    MOST_CACHED,
    MOST_CONNECTIONS,
    MOST_LOCATIONS,
    MOST_USES,
    RESOURCES,
    TOKENS,
)

HERE: Final = Path(__file__).parent / "content"

GOODS_FILE: Final = "goods.toml"
CATEGORIES_FILE: Final = "categories.toml"
FACTIONS_FILE: Final = "factions.toml"
CONNECTIONS_FILE: Final = "connections.toml"
MODES_FILE: Final = "modes.toml"
SOLO_FILE: Final = "solo.toml"
COMPONENTS_FILE: Final = "components.toml"
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

# Which verbs may stand at which timing.
VERBS: Final[dict[str, tuple[type[Clause], ...]]] = {
    "produce": (Gain, GainOneOf, GainPerCategory, GainPerProduced, CopyProduction),
    "on_build": (Gain, GainOneOf, GainPerCategory, CopyProduction, Cache),
    "on_event": (Gain,),
    "after_production": (GainIfProduced,),
    "action": (Gain, GainOneOf, CopyProduction, UseDeals, TakeFromOpponent, ResetLocations),
    "cleanup": (Store,),
    "static": (BuiltInShield,),
    "play": (Gain,),
}


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Name
    count: int
    text: str
    provenance: Provenance
    name_ru_source: str = ""
    note: str = ""


class GoodEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["resource", "worker", "ammo", "contact", "development", "shield", "card", "vp"]
    limited: bool
    discarded_in_cleanup: bool
    substitutes_for: list[str] = []


class CategoryEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Component(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
    same_card_as: str = ""
    provenance_effect: Provenance = "public"


class Connection(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    deck: Literal["blue", "red"]
    effect: list[Effect]


class Faction(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    color: str
    production: Bag
    effect: list[Effect]


class ModeEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    min_players: int
    max_players: int
    decks: list[Literal["base", "new_era", "winter"]]
    deck_size: int
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
    """Everything in the content folder, checked."""

    def __init__(self, folder: Folder) -> None:
        self.goods = folder.entries(GOODS_FILE, GoodEntry)
        self.categories = folder.entries(CATEGORIES_FILE, CategoryEntry)
        self.components = folder.entries(COMPONENTS_FILE, Component)
        self.factions = folder.entries(FACTIONS_FILE, Faction)
        self.connections = folder.entries(CONNECTIONS_FILE, Connection)
        self.modes = folder.entries(MODES_FILE, ModeEntry)
        self.solo = folder.entries(SOLO_FILE, SoloEntry)
        self.locations: list[Location] = []
        for set_name, file in LOCATION_FILES.items():
            for location in folder.entries(file, Location):
                if location.set != set_name:
                    raise fault(file, location.id, "set", f"this file holds the set {set_name}")
                self.locations.append(location)
        self.check()

    def check(self) -> None:
        check_goods(self)
        check_categories(self)
        check_locations(self)
        check_factions(self)
        check_connections(self)
        check_modes(self)
        check_solo(self)


def fault(file: str, id: str, field: str, text: str) -> BadContent:
    return BadContent(f"{file}, entry '{id}': field '{field}': {text}")


def check_bag(bag: Bag, file: str, id: str, field: str, extra: tuple[str, ...] = ()) -> None:
    """Every good of a bag exists and its amount is at least 1."""
    for good, amount in bag.items():
        if good not in GOOD_NAMES and good not in extra:
            raise fault(file, id, field, f"there is no good '{good}'")
        if amount < 1:
            raise fault(file, id, field, f"{amount} of '{good}' is impossible")


def check_goods(content: Content) -> None:
    found = tuple(entry.id for entry in content.goods)
    if found != GOOD_NAMES:
        raise BadContent(f"{GOODS_FILE}: the goods must be, in this order: {', '.join(GOOD_NAMES)}")
    for entry in content.goods:
        if entry.limited and entry.count < 1:
            raise fault(GOODS_FILE, entry.id, "count", "a limited good needs tokens")
        if entry.limited and entry.kind in ("card", "vp"):
            raise fault(GOODS_FILE, entry.id, "limited", "cards and points are no tokens")
        expected = {
            "ammo": list(RESOURCES),
            "universal": ["red", "blue", "grey"],
        }.get(entry.id, [])
        if entry.substitutes_for != expected:
            raise fault(GOODS_FILE, entry.id, "substitutes_for", f"must be {expected}")


def check_categories(content: Content) -> None:
    if len(content.categories) > 24:
        raise BadContent(f"{CATEGORIES_FILE}: more than 24 categories")


def check_clause(clause: Clause, content: Content, file: str, id: str) -> None:
    """The verb fits the timing, and its parameters name things that exist."""
    verbs = VERBS[clause.timing]
    if not isinstance(clause, verbs):
        raise fault(file, id, "effect", f"this verb cannot stand at the timing '{clause.timing}'")
    check_bag(clause.cost, file, id, "effect.cost", ("any_resource", "deal"))
    if clause.cost and clause.timing not in ("action", "play"):
        raise fault(file, id, "effect.cost", f"the timing '{clause.timing}' has no cost")
    if "vp" in clause.cost:
        raise fault(file, id, "effect.cost", "victory points cannot be spent")
    if clause.uses != -1 and not 1 <= clause.uses <= MOST_USES:
        raise fault(file, id, "effect.uses", f"{clause.uses} uses are impossible")
    if clause.timing == "on_event" and not clause.events:
        raise fault(file, id, "effect.events", "an event feature needs its events")
    if isinstance(clause, (Gain, GainIfProduced)):
        check_bag(clause.goods, file, id, "effect.goods")
        if not clause.goods:
            raise fault(file, id, "effect.goods", "the bag is empty")
    if isinstance(clause, GainOneOf):
        if len(clause.options) < 2:
            raise fault(file, id, "effect.options", "a choice needs two options")
        for bag in clause.options:
            check_bag(bag, file, id, "effect.options")
            if not bag:
                raise fault(file, id, "effect.options", "an option is empty")
    if isinstance(clause, (GainPerCategory, GainPerProduced)):
        if clause.good not in GOOD_NAMES:
            raise fault(file, id, "effect.good", f"there is no good '{clause.good}'")
        if clause.max < 1:
            raise fault(file, id, "effect.max", f"a maximum of {clause.max} is impossible")
    if isinstance(clause, GainPerCategory):
        if clause.category not in [category.id for category in content.categories]:
            raise fault(file, id, "effect.category", f"there is no category '{clause.category}'")
    if isinstance(clause, (GainPerProduced, GainIfProduced)):
        if clause.counted not in (*GOOD_NAMES, "any_resource"):
            raise fault(file, id, "effect.counted", f"there is no good '{clause.counted}'")
    if isinstance(clause, CopyProduction):
        wrong = clause.redirect and (clause.timing, clause.owner) != ("produce", "opponent")
        if wrong or (
            clause.timing == "produce" and clause.owner == "opponent" and not clause.redirect
        ):
            raise fault(file, id, "effect.redirect", "only a product of an opponent is redirected")
    if isinstance(clause, UseDeals) and clause.max < 1:
        raise fault(file, id, "effect.max", f"a maximum of {clause.max} is impossible")
    if isinstance(clause, ResetLocations) and clause.max < 1:
        raise fault(file, id, "effect.max", f"a maximum of {clause.max} is impossible")
    if isinstance(clause, TakeFromOpponent):
        if not clause.options or any(good not in GOOD_NAMES[:TOKENS] for good in clause.options):
            raise fault(file, id, "effect.options", "only tokens can be taken")
        if clause.amount < 1:
            raise fault(file, id, "effect.amount", f"{clause.amount} is impossible")
    if isinstance(clause, Cache):
        check_bag(clause.goods, file, id, "effect.goods")
        for good, amount in clause.goods.items():
            if good in ("card", "vp") or amount > MOST_CACHED:
                raise fault(file, id, "effect.goods", f"{amount} of '{good}' cannot be cached")
    if isinstance(clause, Store):
        for slot in clause.slots:
            if slot.max != -1 and slot.max < 1:
                raise fault(file, id, "effect.slots", f"room for {slot.max} is impossible")
            if not slot.goods or any(good not in GOOD_NAMES[:TOKENS] for good in slot.goods):
                raise fault(file, id, "effect.slots", "only tokens can be stored")


def check_locations(content: Content) -> None:
    ids: set[str] = set()
    categories = [category.id for category in content.categories]
    for card in content.locations:
        file = LOCATION_FILES[card.set]
        if card.id in ids:
            raise fault(file, card.id, "id", "another set has a card with this id")
        ids.add(card.id)
        if card.count < 1:
            raise fault(file, card.id, "count", f"{card.count} copies are impossible")
        if not 1 <= card.distance <= 3:
            raise fault(file, card.id, "distance", f"{card.distance} is not between 1 and 3")
        if len(card.categories) > 2 or len(set(card.categories)) != len(card.categories):
            raise fault(file, card.id, "categories", "at most two different ones")
        for category in card.categories:
            if category not in categories:
                raise fault(file, card.id, "categories", f"there is no category '{category}'")
        check_bag(card.spoils, file, card.id, "spoils")
        if not card.spoils:
            raise fault(file, card.id, "spoils", "there are none")
        if card.deal not in GOOD_NAMES:
            raise fault(file, card.id, "deal", f"there is no good '{card.deal}'")
        check_effect(card, content, file)
    for card in content.locations:
        if card.same_card_as and card.same_card_as not in ids:
            raise fault(
                LOCATION_FILES[card.set], card.id, "same_card_as",
                f"there is no card '{card.same_card_as}'",
            )  # fmt: skip
    if sum(card.count for card in content.locations) > MOST_LOCATIONS:
        raise BadContent(f"more than {MOST_LOCATIONS} location cards")


def check_effect(card: Location, content: Content, file: str) -> None:
    """FFS-26.4: the timings that a card of each type has."""
    timings: list[str] = [clause.timing for clause in card.effect]
    for clause in card.effect:
        check_clause(clause, content, file, card.id)
        if clause.uses == -1:
            raise fault(
                file, card.id, "effect.uses", "a location is used a limited number of times"
            )
    allowed = {
        "production": {"produce", "on_build", "static"},
        "action": {"action", "on_build", "static"},
        "feature": {"on_build", "on_event", "after_production", "cleanup", "static"},
    }[card.type]
    for timing in timings:
        if timing not in allowed:
            raise fault(file, card.id, "effect", f"a {card.type} has no '{timing}' clause")
    main = {"production": "produce", "action": "action"}.get(card.type)
    if main is not None and timings.count(main) != 1:
        raise fault(file, card.id, "effect", f"a {card.type} has exactly one '{main}' clause")
    if not timings:
        raise fault(file, card.id, "effect", "there is none")
    if card.open and card.type != "production":
        raise fault(file, card.id, "open", "only a production can be open")


def check_factions(content: Content) -> None:
    if len(content.factions) < 4:
        raise BadContent(f"{FACTIONS_FILE}: four players need four factions")
    for faction in content.factions:
        check_bag(faction.production, FACTIONS_FILE, faction.id, "production")
        ids = [clause.id for clause in faction.effect]
        if "" in ids or len(set(ids)) != len(ids):
            raise fault(FACTIONS_FILE, faction.id, "effect.id", "each action needs its own id")
        for clause in faction.effect:
            check_clause(clause, content, FACTIONS_FILE, faction.id)
            if not isinstance(clause, (Gain, GainOneOf)):
                raise fault(FACTIONS_FILE, faction.id, "effect", "a board gives goods only")
            if clause.uses not in (1, -1):
                raise fault(FACTIONS_FILE, faction.id, "effect.uses", "must be 1 or -1")
            if clause.uses == -1 and not clause.cost:
                raise fault(FACTIONS_FILE, faction.id, "effect.cost", "free goods without end")


def check_connections(content: Content) -> None:
    if len(content.connections) > MOST_CONNECTIONS:
        raise BadContent(f"{CONNECTIONS_FILE}: more than {MOST_CONNECTIONS} entries")
    for card in content.connections:
        if not 1 <= card.count <= 15:
            raise fault(CONNECTIONS_FILE, card.id, "count", f"{card.count} copies are impossible")
        if [clause.timing for clause in card.effect] != ["play"]:
            raise fault(CONNECTIONS_FILE, card.id, "effect", "exactly one 'play' clause")
        check_clause(card.effect[0], content, CONNECTIONS_FILE, card.id)
        if "card" in card.effect[0].cost or "deal" in card.effect[0].cost:
            raise fault(CONNECTIONS_FILE, card.id, "effect.cost", "tokens only")


def check_modes(content: Content) -> None:
    for mode in content.modes:
        held = sum(card.count for card in content.locations if card.set in mode.decks)
        if held != mode.deck_size:
            raise fault(MODES_FILE, mode.id, "deck_size", f"the decks hold {held} cards")
        if not 0 < mode.start_keep < mode.start_draw:
            raise fault(MODES_FILE, mode.id, "start_keep", "must be between 0 and start_draw")
        if held < mode.max_players * mode.start_draw:
            raise fault(MODES_FILE, mode.id, "deck_size", "too few cards to deal the first hands")
        if mode.end_vp < 1:
            raise fault(MODES_FILE, mode.id, "end_vp", f"{mode.end_vp} is impossible")


def check_solo(content: Content) -> None:
    need = {"achievement": "min_score", "attack_target_rule": "order", "constant": "value"}
    for entry in content.solo:
        field = need.get(entry.kind, "good")
        if getattr(entry, field) is None:
            raise fault(SOLO_FILE, entry.id, field, f"an entry of kind '{entry.kind}' needs it")
    goods = [entry.good for entry in content.solo if entry.kind == "attack_spoils_priority"]
    if sorted(str(good) for good in goods) != sorted(GOOD_NAMES):
        raise BadContent(f"{SOLO_FILE}: the spoils priority must name every good once")
    constants = {entry.id for entry in content.solo if entry.kind == "constant"}
    for name in SOLO_CONSTANTS:
        if name not in constants:
            raise BadContent(f"{SOLO_FILE}: the constant '{name}' is missing")


SOLO_CONSTANTS: Final = (
    "hegemony_connection_vp",
    "hegemony_raze_vp",
    "hegemony_open_production_vp",
    "hegemony_max_attacks",
    "hegemony_cards_per_round",
    "solo_display",
    "end_vp",
)


def load(pack: str | None) -> Content:
    return Content(Folder(HERE, pack))
