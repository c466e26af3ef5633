"""The content of Streets: tiles, advisors, tokens and set-up tables, checked at load.

A mistake is reported as :class:`BadContent` with the file, the entry and the field.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from tabletown.core.content import Folder, Name, Provenance, Sources, Strict, Text, needs, wrong
from tabletown.core.errors import BadContent

CONTENT: Final = Path(__file__).parent / "content"
COLOURS: Final = ["tourist", "hipster", "parent", "shopper"]
KINDS: Final = [*COLOURS, "wild"]
BUSINESSES: Final = ["restaurant", "residential", "leisure", "retail"]
STATION: Final = "central_station"
PARK: Final = "city_park"
MOST_TILES: Final = 45  # the window of cells is made for a city of so many buildings (page 100)

Colour = Literal["tourist", "hipster", "parent", "shopper"]
Kind = Literal["tourist", "hipster", "parent", "shopper", "wild"]
When = Literal["street", "final", "both"]


class Entry(Strict, frozen=True, kw_only=True):
    """What all entries have in common."""

    id: str
    name: Name
    count: int
    provenance: Provenance
    provenance_fields: Sources = msgspec.field(default_factory=dict)
    note: Text = ""


# -- tiles ------------------------------------------------------------------------------------


class PerSymbol(Strict, frozen=True, tag_field="op", tag="per_symbol"):
    kind: Kind
    money: int


class PerSet(Strict, frozen=True, tag_field="op", tag="per_set"):
    kinds: list[Colour]
    money: int


class PerPerson(Strict, frozen=True, tag_field="op", tag="per_person"):
    kind: Colour
    money: int


class PerOwnSign(Strict, frozen=True, tag_field="op", tag="per_own_sign"):
    money: int


class PerBuildingInStreet(Strict, frozen=True, tag_field="op", tag="per_building_in_street"):
    money: int


class PerAdjacentBuilding(Strict, frozen=True, tag_field="op", tag="per_adjacent_building"):
    money: int


class IfClosing(Strict, frozen=True, tag_field="op", tag="if_closing"):
    money: int


class Copy(Strict, frozen=True, tag_field="op", tag="copy"):
    pass


Valuation = (
    PerSymbol | PerSet | PerPerson | PerOwnSign | PerBuildingInStreet | PerAdjacentBuilding
    | IfClosing | Copy
)  # fmt: skip


def family(effect: Valuation | None) -> str | None:
    """The family of a valuation, by its name in section 16; None for start tiles."""
    return str(effect.__struct_config__.tag) if effect is not None else None


def counted_kinds(effect: Valuation | None) -> list[str]:
    """The kinds of symbols or people that a valuation counts, if it counts any."""
    match effect:
        case PerSymbol(kind, _) | PerPerson(kind, _):
            return [kind]
        case PerSet(kinds, _):
            return list(kinds)
    return []


class BusinessSign(Strict, frozen=True):
    """What a tile gives with the business module (STR-13.2)."""

    type: Literal["restaurant", "residential", "leisure", "retail", "universal"]
    amount: Literal[1, 2]


class Start(Strict, frozen=True):
    x: int
    y: int
    face: Literal["N", "E", "S", "W"]


class PeopleLaid(Strict, frozen=True):
    """How many people of each colour are laid on a tile (STR-3.4, STR-3.5, STR-7.2)."""

    tourist: int
    hipster: int
    parent: int
    shopper: int

    def listed(self) -> list[int]:
        return [self.tourist, self.hipster, self.parent, self.shopper]


class Tile(Entry, frozen=True, kw_only=True):
    """What a tile shows: start tiles and buildings (STR-1.1, STR-1.2, STR-1.15, STR-1.24)."""

    cls: Literal["start", "building"] = msgspec.field(name="class")
    kind: Literal["tourist", "hipster", "parent", "shopper", "wild", "none"]
    symbols: list[Kind]
    people_on_build: PeopleLaid
    five_plus: bool
    text: Text
    setup: Start | None = None
    business: BusinessSign | None = None
    effect: Valuation | None = None


# -- advisors ---------------------------------------------------------------------------------


class SetupStack(Strict, frozen=True, tag_field="op", tag="setup_stack"):
    players_offset: int
    remove_random: int


class BuildsPerTurn(Strict, frozen=True, tag_field="op", tag="builds_per_turn"):
    value: int


class DrawsPerTurn(Strict, frozen=True, tag_field="op", tag="draws_per_turn"):
    value: int


class ExtraSymbols(Strict, frozen=True, tag_field="op", tag="extra_symbols"):
    source: Literal["card", "hand_backs", "own_signed_buildings_elsewhere"]
    when: When


class ReclassifySymbols(
    Strict, frozen=True, tag_field="op", tag="reclassify_symbols", rename={"source": "from"}
):
    source: Colour
    to: Kind
    when: When


class SubstituteFromHand(Strict, frozen=True, tag_field="op", tag="substitute_from_hand"):
    exclude_ops: list[str]


class DoubleSign(Strict, frozen=True, tag_field="op", tag="double_sign"):
    multiplier: int
    max_buildings: int


class BuildOver(Strict, frozen=True, tag_field="op", tag="build_over"):
    exclude_ids: list[str]


Modifier = (
    SetupStack | BuildsPerTurn | DrawsPerTurn | ExtraSymbols | ReclassifySymbols
    | SubstituteFromHand | DoubleSign | BuildOver
)  # fmt: skip


class Advisor(Entry, frozen=True, kw_only=True):
    """An advisor card: for whom it is, its symbols, what it changes (STR-1.13, STR-14.9, STR-16.1)."""

    players_min: int
    players_max: int
    solo: bool
    business_ok: bool
    card_symbols: list[Kind]
    effect: list[Modifier]
    text: Text


# -- tokens, set-up ---------------------------------------------------------------------------


class Token(Entry, frozen=True, kw_only=True):
    """Pieces and their numbers: people, signs, money, business tokens, aids.

    STR-1.6, STR-1.7, STR-1.8, STR-1.9, STR-1.10, STR-1.12 and STR-1.14 are entries of the content.
    """

    cls: Literal["person", "sign", "money", "business", "aid"] = msgspec.field(name="class")
    colour: Text = ""


class PerKind(PeopleLaid, frozen=True):
    """The same with mixed buildings: tiles by their kind."""

    wild: int

    def listed(self) -> list[int]:
        return [*PeopleLaid.listed(self), self.wild]


class StackFor(Entry, frozen=True, kw_only=True):
    """How the stack is prepared for a number of players (STR-3.7, STR-3.8, STR-3.9, STR-3.10)."""

    players: int
    remove_per_kind: PerKind
    add_five_plus: bool


class SneakMoney(Strict, frozen=True):
    easy: int
    normal: int
    hard: int


class SoloSetup(Entry, frozen=True, kw_only=True):
    sneak_money: SneakMoney
    sneak_money_with_advisor_extra: int
    excluded_advisors: list[str]


class Constants(Strict, frozen=True):
    """The numbers at the head of setup.toml."""

    hand_size: int
    signs_per_player: int
    max_street: int
    person_bonus: int
    final_divisor: int
    business_majority_sole: int
    business_majority_tied: int
    business_set: int


class Content(msgspec.Struct, frozen=True):
    """Everything in a content folder."""

    station: Tile
    park: Tile
    buildings: list[Tile]
    advisors: list[Advisor]
    tokens: list[Token]
    stacks: dict[int, StackFor]
    solo: SoloSetup
    constants: Constants
    digest: str


def load(pack: str | None) -> Content:
    """The content in force: the box's own, with the files of ``pack`` in place of theirs."""
    folder = Folder(CONTENT, pack)
    tiles = folder.entries("tiles.toml", Tile)
    stacks, solo = setups(folder)
    content = Content(
        station=start_tile(tiles, STATION),
        park=start_tile(tiles, PARK),
        buildings=[tile for tile in tiles if tile.cls == "building"],
        advisors=folder.entries("advisors.toml", Advisor),
        tokens=folder.entries("tokens.toml", Token),
        stacks=stacks,
        solo=solo,
        constants=constants(folder),
        digest=folder.digest(),  # of all that was read above
    )
    for tile in tiles:
        check_tile(tile)
    check_tokens(content)
    check_advisors(content)
    check_stacks(content)
    return content


def start_tile(tiles: list[Tile], id: str) -> Tile:
    found = next((tile for tile in tiles if tile.id == id), None)
    if found is None or found.cls != "start" or found.setup is None:
        raise wrong("tiles.toml", id, "class", "a start tile with its place is needed")
    others = [tile.id for tile in tiles if tile.cls == "start" and tile.id not in (STATION, PARK)]
    if others:
        raise wrong("tiles.toml", others[0], "class", f"start tiles are {STATION} and {PARK}")
    return found


def setups(folder: Folder) -> tuple[dict[int, StackFor], SoloSetup]:
    entries: list[Entry] = folder.entries("setup.toml", StackFor, special={"solo": SoloSetup})
    stacks: dict[int, StackFor] = {}
    solo: SoloSetup | None = None
    for entry in entries:
        if isinstance(entry, SoloSetup):
            solo = entry
        elif isinstance(entry, StackFor):
            if entry.players in stacks:
                raise wrong("setup.toml", entry.id, "players", "this number stands twice")
            stacks[entry.players] = entry
    if solo is None or sorted(stacks) != [2, 3, 4, 5]:
        raise BadContent("setup.toml: one entry for each of 2 to 5 players and 'solo' are needed")
    return stacks, solo


def constants(folder: Folder) -> Constants:
    found = folder.head("setup.toml", Constants)
    for field in ("hand_size", "signs_per_player", "max_street", "final_divisor"):
        if getattr(found, field) < 1:
            raise BadContent(f"setup.toml: field '{field}': must be at least 1")
    if found.max_street > 9 or found.hand_size > 5 or found.signs_per_player > 9:
        raise BadContent("setup.toml: a street of 9, a hand of 5 and 9 signs are the most")
    return found


def check_tile(tile: Tile) -> None:
    """STR-1.15 to 1.24: what is printed on a tile fits together."""
    need = needs("tiles.toml", tile.id)
    need(tile.count == 1, "count", "every tile stands once; give a copy an id of its own")
    need(1 <= len(tile.symbols) <= 4, "symbols", "a tile shows 1 to 4 symbols")
    people = tile.people_on_build.listed()
    laid = [sum([symbol == colour for symbol in tile.symbols]) for colour in COLOURS]
    one_each = tile.id == PARK or people == laid
    need(one_each, "people_on_build", "one person is laid for each coloured symbol")
    if tile.cls == "start":
        bare = tile.effect is None and tile.business is None
        need(tile.kind == "none", "kind", "a start tile has no kind")
        need(bare, "effect", "a start tile has no valuation and no business sign")
        empty = tile.id != PARK or not any(people)
        need(empty, "people_on_build", "the park starts without people")
        return
    alike = all(symbol == tile.kind for symbol in tile.symbols)
    valued = tile.effect is not None and tile.business is not None
    need(tile.kind != "none", "kind", "a building has a kind, which its back shows")
    need(alike, "symbols", "all symbols are of the building's kind")  # STR-1.16, STR-1.21
    need(valued, "effect", "a building has a valuation and a business sign")
    if isinstance(tile.effect, PerSet):
        colours = len(set(tile.effect.kinds))
        need(colours > 1, "effect.kinds", "a set has at least two different colours")
    money = getattr(tile.effect, "money", 1)  # what copies has none of its own
    need(1 <= money <= 99, "effect.money", "from 1 to 99 dollars")


def check_tokens(content: Content) -> None:
    ids = {token.id: token for token in content.tokens}
    for wanted, cls in [(COLOURS, "person"), (BUSINESSES, "business")]:
        for id in wanted:
            if id not in ids or ids[id].cls != cls:
                raise BadContent(f"tokens.toml, entry '{id}': a {cls} token of this id is needed")
            if not 0 <= ids[id].count <= 99:
                raise wrong("tokens.toml", id, "count", "must be from 0 to 99")
    on_station = content.station.people_on_build.listed()
    for colour, laid in zip(COLOURS, on_station, strict=True):
        if ids[colour].count < laid:
            raise wrong("tokens.toml", colour, "count", "too few for the Central Station")


def check_advisors(content: Content) -> None:
    for advisor in content.advisors:
        need, span = needs("advisors.toml", advisor.id), (advisor.players_min, advisor.players_max)
        need(advisor.count == 1, "count", "there is one card of each")
        need(1 <= span[0] <= span[1] <= 5, "players_min", "must be 1 to players_max")
    check_stack_cards(content)
    ids = {advisor.id for advisor in content.advisors}
    for id in content.solo.excluded_advisors:
        need = needs("setup.toml", "solo")
        need(id in ids, "excluded_advisors", f"there is no advisor '{id}'")
    for players in (2, 3, 4, 5):
        for business in (False, True):
            pool = [
                a
                for a in content.advisors
                if a.players_min <= players <= a.players_max and (a.business_ok or not business)
            ]
            if len(pool) < players:
                raise BadContent(f"advisors.toml: too few cards for {players} players")


def check_stack_cards(content: Content) -> None:
    """At most one card changes the stack, and only to one that can be prepared (STR-14.17)."""
    found = [
        (advisor, effect)
        for advisor in content.advisors
        for effect in advisor.effect
        if isinstance(effect, SetupStack)
    ]
    for number, (advisor, effect) in enumerate(found):
        need = needs("advisors.toml", advisor.id)
        need(not number, "effect", "one card may set up the stack")
        for players in range(max(2, advisor.players_min), advisor.players_max + 1):
            stack = content.stacks.get(players + effect.players_offset)
            needed = players * content.constants.hand_size + effect.remove_random
            enough = stack is not None and tiles_in_game(content, stack) >= needed
            possible = enough and effect.remove_random >= 0
            what = f"there is no such stack for {players} players"
            need(possible, "effect.players_offset", what)


def check_stacks(content: Content) -> None:
    """Impossible counts: more tiles removed than there are, too few for the hands."""
    if not 1 <= len(content.buildings) <= MOST_TILES:
        raise BadContent(
            f"tiles.toml: there must be 1 to {MOST_TILES} buildings, not {len(content.buildings)}"
        )
    for players, stack in content.stacks.items():
        tiles, hands = tiles_in_game(content, stack), players * content.constants.hand_size
        what = f"{tiles} tiles are left for hands of {hands}"
        needs("setup.toml", stack.id)(tiles >= hands, "remove_per_kind", what)


def tiles_in_game(content: Content, stack: StackFor) -> int:
    basic = [tile for tile in content.buildings if not tile.five_plus]
    total = len(content.buildings) if stack.add_five_plus else len(basic)
    for kind, removed in zip(KINDS, stack.remove_per_kind.listed(), strict=True):
        enough = 0 <= removed <= sum(tile.kind == kind for tile in basic)
        needs("setup.toml", stack.id)(enough, f"remove_per_kind.{kind}", "not so many tiles")
        total -= removed
    return total
