"""The content of New Angeles: board, cards and protocol data, read from TOML and checked.

Every effect is a list of steps in the vocabulary of section 21 of the rules (``effects/vocabulary.py``),
with districts, numbers and conditions as below. What is unknown is refused with its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from tabletown.core.content import Folder, Name, Provenance, Sources, Strict, Text, wrong
from tabletown.core.errors import BadContent

CONTENT = Path(__file__).parent / "content"
PIECES = (
    "human_first", "orgcrime", "prisec", "outage", "illness", "development", "android",
    "protest", "strike",
)  # fmt: skip
TYPES = ("construction", "biotech", "labor", "media", "security")
RESOURCES = ("energy", "consumables", "tech", "entertainment", "credits")
DISTRICTS = 10
SEATS = 6

TypeWord = Literal["construction", "biotech", "labor", "media", "security"]
LineWord = Literal["construction", "biotech", "labor", "media", "security", "general"]
ResourceWord = Literal["energy", "consumables", "tech", "entertainment", "credits"]
CorporationWord = Literal["haas_bioroid", "jinteki", "nbn", "weyland", "melange", "globalsec"]


# -- the effect vocabulary (NA-F) ---------------------------------------------------------------


class Where(Strict, frozen=True):
    """Which districts (NA-F.26, NA-F.34)."""

    pick: int | None = None
    upto: int | None = None
    ref: str | None = None
    source: str | None = msgspec.field(default=None, name="from")
    filter: tuple[str, ...] = ()
    repeat: bool = False
    bind: str | None = msgspec.field(default=None, name="as")


class Amount(Strict, frozen=True):
    """A number that is worked out (NA-F.29, NA-F.33)."""

    base: int | None = None
    per: str | None = None
    each: int | None = None
    max: int | None = None
    if_supported: int | None = None
    count: str | None = None
    steps: tuple[tuple[int, int], ...] | None = None


class Condition(Strict, frozen=True):
    """A condition (NA-F.31, NA-F.35)."""

    count: str | None = None
    tier: int | None = None
    at_least: int | None = None
    resource: ResourceWord | None = None
    equals: int | None = None
    meets_demand: ResourceWord | None = None
    demand_met: bool | None = None
    hand_size_of: str | None = None
    capital_of: str | None = None
    more_than: str | None = None


# The steps of a card, as tables that the verbs read themselves (effects/vocabulary.py).
Effect = tuple[dict[str, Any], ...]


# -- entries of the files -----------------------------------------------------------------------


class Entry(Strict, kw_only=True, frozen=True):
    """What every entry has."""

    id: str
    count: int
    name: Name
    provenance: Provenance
    names_provenance: Sources = msgspec.field(default_factory=dict)
    data_provenance: Sources = msgspec.field(default_factory=dict)


class Yield(Strict, frozen=True):
    resource: ResourceWord
    amount: int


class Grid(Strict, frozen=True):
    col: int
    row: int


class BoardEntry(Entry, kw_only=True, frozen=True):
    """A district, the Root, a resource, a track or a type of action card."""

    kind: Literal["district", "root", "resource", "track", "action_type"]
    number: int = -1
    tier: int = 0
    primary: Yield | None = None
    secondary: Yield | None = None
    path_to: int = -1
    grid: Grid | None = None
    track_max: int = 0
    game_over_at: int = 0
    wrap: int = 0
    start_first_player: int = 0
    slots: tuple[int, ...] = ()
    spaces: tuple[str, ...] = ()
    colour: Text = ""


class ComponentEntry(Entry, kw_only=True, frozen=True):
    """How many of a unit or token the box holds."""

    root_threat: int = 0


class DrawLine(Strict, frozen=True):
    type: LineWord
    count: int


class Contract(Strict, frozen=True):
    text: Text
    trigger: Literal[
        "androids_moved", "illness_removed", "unrest_decreased", "outage_removed",
        "event_resolved", "enemy_removed",
    ]  # fmt: skip
    capital: int


class CorporationEntry(Entry, kw_only=True, frozen=True):
    id: CorporationWord
    colour: Text
    draw_56: tuple[DrawLine, ...]
    draw_4: tuple[DrawLine, ...]
    contract: Contract


class CardEntry(Entry, kw_only=True, frozen=True):
    """A card that does something."""

    text: Text
    effect: Effect


class OfferEntry(CardEntry, kw_only=True, frozen=True):
    """A card that can be offered in a deal."""

    illness_safe: bool
    caprice_immune: bool = False


class ActionEntry(OfferEntry, kw_only=True, frozen=True):
    type: TypeWord


class EmergencyEntry(OfferEntry, kw_only=True, frozen=True):
    corporation: CorporationWord


class AssetEntry(CardEntry, kw_only=True, frozen=True):
    trigger: Literal[
        "turn_start_of_other", "asset_revealed", "offer_proposed", "own_main_offer_proposed",
        "counteroffer_proposed", "counter_discard_by_other", "support_start", "player_abstains",
        "resolution_start", "support_tied", "deal_won_by_right_neighbour", "countering_player_wins",
        "lost_deal_as_active", "claimed", "deal_end", "threat_increased", "illness_raised_threat",
        "end_of_turn", "static",
    ]  # fmt: skip
    cost: Literal["none", "exhaust", "discard"]
    optional: bool
    bot_value: float
    static: Effect = ()
    condition: Condition | None = None


class Needs(Strict, frozen=True):
    energy: int
    consumables: int
    tech: int
    entertainment: int
    credits: int


class DemandEntry(CardEntry, kw_only=True, frozen=True):
    need: Needs
    fail_threat: int


class EventPlaces(Strict, frozen=True):
    human_first: tuple[int, ...]
    orgcrime: tuple[int, ...]
    outage: tuple[int, ...]
    illness: tuple[int, ...]


class EventEntry(CardEntry, kw_only=True, frozen=True):
    back: Literal["human_first", "orgcrime", "outage", "unrest"]
    place: EventPlaces
    turns: int


class WinRule(Strict, frozen=True):
    win: Literal["beat_rival", "federalist"]
    capital: int = 0


class RivalEntry(Entry, kw_only=True, frozen=True):
    text: Text
    effect: WinRule
    corporation: CorporationWord | None = None


class SetupPlaces(EventPlaces, frozen=True):
    android: tuple[int, ...]
    development: tuple[int, ...]
    protest: tuple[int, ...]
    strike: tuple[int, ...]
    prisec: tuple[int, ...]


class SetupEntry(Entry, kw_only=True, frozen=True):
    turns: int
    text: Text
    place: SetupPlaces


class NegotiationEntry(Entry, kw_only=True, frozen=True):
    """A window, scope, act, promise or bot temperament of the negotiation protocol."""

    kind: Literal["window", "scope", "act", "promise", "bot"]
    live_seconds: int = 0
    async_hours: int = 0
    accept_margin: float = 0.0
    promise_trust_prior: tuple[float, float] = (1, 1)
    max_outgoing_per_deal: int = 0
    share_of_surplus_offered: float = 0.0
    bluff: bool = False


class Content(Strict, frozen=True):
    """All files of the game."""

    board: list[BoardEntry]
    components: list[ComponentEntry]
    corporations: list[CorporationEntry]
    actions: list[ActionEntry]
    emergencies: list[EmergencyEntry]
    assets: list[AssetEntry]
    demands: list[DemandEntry]
    events: list[EventEntry]
    investments: list[CardEntry]
    rivals: list[RivalEntry]
    setups: list[SetupEntry]
    negotiation: list[NegotiationEntry]
    digest: str


def load(pack: str | None = None) -> Content:
    """The content in force, checked."""
    folder = Folder(CONTENT, pack)
    content = Content(
        folder.entries("board.toml", BoardEntry),
        folder.entries("components.toml", ComponentEntry),
        folder.entries("corporations.toml", CorporationEntry),
        folder.entries("action_cards.toml", ActionEntry),
        folder.entries("emergency_actions.toml", EmergencyEntry),
        folder.entries("assets.toml", AssetEntry),
        folder.entries("demands.toml", DemandEntry),
        folder.entries("events.toml", EventEntry),
        folder.entries("investments.toml", CardEntry),
        folder.entries("rivals.toml", RivalEntry),
        folder.entries("setups.toml", SetupEntry),
        folder.entries("negotiation.toml", NegotiationEntry),
        folder.digest(),
    )
    check(content)
    return content


# -- what the types cannot say ------------------------------------------------------------------


def check(content: Content) -> None:
    """Refuse content with which no game can be played."""
    check_board(content.board)
    check_components(content)
    check_corporations(content)
    check_copies(content)
    check_cards(content)
    check_places(content)


def check_board(board: list[BoardEntry]) -> None:
    file = "board.toml"
    districts = [entry for entry in board if entry.kind == "district"]
    numbers = sorted(entry.number for entry in districts)
    if numbers != list(range(1, DISTRICTS + 1)):
        raise BadContent(f"{file}: the districts must be numbered 1 to {DISTRICTS}, each once")
    for entry in districts:
        if entry.primary is None:
            raise wrong(file, entry.id, "primary", "every district has a primary resource (NA-6.3)")
        for name, amount in (("primary", entry.primary), ("secondary", entry.secondary)):
            if amount is not None and amount.amount < 1:
                raise wrong(file, entry.id, name, "an amount is at least 1")
        if entry.tier not in (1, 2, 3):
            raise wrong(file, entry.id, "tier", "the tiers are 1, 2 and 3 (NA-35.0)")
        if entry.path_to != 0 and not entry.number < entry.path_to <= DISTRICTS:
            raise wrong(file, entry.id, "path_to", "a path leads to a higher number (NA-50.0)")
    for kind, words in (
        ("resource", RESOURCES),
        ("action_type", tuple(f"action_type_{word}" for word in TYPES)),
    ):
        found = tuple(entry.id for entry in board if entry.kind == kind)
        if found != words:
            raise BadContent(f"{file}: the entries of kind '{kind}' must be {', '.join(words)}")
    check_tracks(board)


def check_tracks(board: list[BoardEntry]) -> None:
    file, tracks = "board.toml", {entry.id: entry for entry in board if entry.kind == "track"}
    for id in ("threat_track", "capital_track", "turn_track", "round_track"):
        if id not in tracks:
            raise BadContent(f"{file}: the entry '{id}' is missing")
    spaces = tracks["round_track"].spaces
    if not spaces or spaces[-1] != "demand" or spaces[0] == "demand":
        raise wrong(
            file, "round_track", "spaces", "the first space is a standard round, the last 'demand'"
        )
    if tracks["threat_track"].game_over_at < 1:
        raise wrong(file, "threat_track", "game_over_at", "threat must be able to rise")
    for entry in board:
        if entry.kind == "resource" and entry.track_max < 1:
            raise wrong(file, entry.id, "track_max", "a track has at least one space")


def check_components(content: Content) -> None:
    file = "components.toml"
    box = {entry.id: entry for entry in content.components}
    for id in ("human_first", "orgcrime", "prisec", "android", "outage", "illness", "unrest", "development"):  # fmt: skip
        if id not in box:
            raise BadContent(f"{file}: the entry '{id}' is missing")
        if box[id].count < 1:
            raise wrong(file, id, "count", "the box holds at least one")
    if box["android"].count > DISTRICTS:
        raise wrong(file, "android", "count", f"there are {DISTRICTS} districts (NA-68.3)")
    if box["unrest"].count < DISTRICTS:
        raise wrong(file, "unrest", "count", "every district must be able to get one")


def check_corporations(content: Content) -> None:
    file = "corporations.toml"
    if len(content.corporations) != SEATS:
        raise BadContent(f"{file}: there are {SEATS} corporations (NA-C.5)")
    for entry in content.corporations:
        cards = [card.id for card in content.emergencies if card.corporation == entry.id]
        if len(cards) != 1:
            raise wrong(
                "emergency_actions.toml", cards[-1] if cards else "", "corporation",
                f"one card for each corporation is needed, {entry.id} has {len(cards)}",
            )  # fmt: skip
        for name, lines in (("draw_4", entry.draw_4), ("draw_56", entry.draw_56)):
            if not lines or any(line.count < 1 for line in lines):
                raise wrong(file, entry.id, name, "a draw list has lines of at least one card")
    rivals = [entry.corporation for entry in content.rivals if entry.corporation is not None]
    if sorted(rivals) != sorted(entry.id for entry in content.corporations):
        raise BadContent("rivals.toml: every corporation has exactly one rival card")
    if sum([entry.effect.win == "federalist" for entry in content.rivals]) != 1:
        raise BadContent("rivals.toml: there is exactly one Federalist")


def check_copies(content: Content) -> None:
    """One copy of each card, but for action cards; no id twice among those that are played."""
    single: list[tuple[str, Sequence[Entry]]] = [
        ("emergency_actions.toml", content.emergencies),
        ("assets.toml", content.assets),
        ("events.toml", content.events),
        ("demands.toml", content.demands),
        ("investments.toml", content.investments),
        ("setups.toml", content.setups),
        ("rivals.toml", content.rivals),
    ]
    for file, entries in single:
        for entry in entries:
            if entry.count != 1:
                raise wrong(file, entry.id, "count", "there is one copy of each")
    for entry in content.actions:
        if entry.count < 1:
            raise wrong("action_cards.toml", entry.id, "count", "at least one copy")
    ids = [entry.id for entry in (*content.actions, *content.emergencies)]
    for id in ids:
        if ids.count(id) > 1:
            raise wrong("action_cards.toml", id, "id", "an emergency action has the same id")


def check_cards(content: Content) -> None:
    for word in TYPES:
        if not any(entry.type == word for entry in content.actions):
            raise BadContent(f"action_cards.toml: there is no card of the type '{word}'")
    if len(content.investments) < 2 * SEATS:
        raise BadContent(f"investments.toml: {SEATS} players draw two each (NA-S.11a)")
    if len(content.demands) < 3:
        raise BadContent("demands.toml: at least three demands are needed")
    if len(content.events) < 6:
        raise BadContent("events.toml: at least six events are needed")
    slots = next(len(entry.slots) for entry in content.board if entry.id == "turn_track")
    for event in content.events:
        if not 0 <= event.turns <= slots:
            raise wrong("events.toml", event.id, "turns", f"the turn track has {slots} slots")
    for setup in content.setups:
        if not 1 <= setup.turns <= slots:
            raise wrong("setups.toml", setup.id, "turns", f"the turn track has {slots} slots")


def check_places(content: Content) -> None:
    box = {entry.id: entry.count for entry in content.components}
    for event in content.events:
        for name in ("human_first", "orgcrime", "outage", "illness"):
            for number in getattr(event.place, name):
                if not 1 <= number <= DISTRICTS:
                    raise wrong("events.toml", event.id, f"place.{name}", f"no district {number}")
    for setup in content.setups:
        file, places = "setups.toml", setup.place
        for name in PIECES:
            numbers: tuple[int, ...] = getattr(places, name)
            if any(not 1 <= number <= DISTRICTS for number in numbers):
                raise wrong(file, setup.id, f"place.{name}", "no such district")
            if len(set(numbers)) != len(numbers):
                raise wrong(file, setup.id, f"place.{name}", "a district stands twice (NA-I.2)")
            if name in box and len(numbers) > box[name]:
                raise wrong(file, setup.id, f"place.{name}", f"the box holds {box[name]} (NA-32.0)")
        if len(places.android) != box["android"]:
            raise wrong(file, setup.id, "place.android", "all android tokens are placed (NA-S.3b)")
        if set(places.outage) & {*places.protest, *places.strike}:
            raise wrong(file, setup.id, "place.outage", "a district in outage is stable (NA-I.4)")
        if set(places.protest) & set(places.strike):
            raise wrong(file, setup.id, "place.strike", "one unrest token per district (NA-I.2)")
        if set(places.prisec) & {*places.human_first, *places.orgcrime}:
            raise wrong(file, setup.id, "place.prisec", "an enemy unit stands there (NA-I.3)")
