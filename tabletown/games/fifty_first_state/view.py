"""What a seat may see of the table (FFS-4.1 to FFS-4.6, FFS-28.1, FFS-28.11)."""

from __future__ import annotations

from functools import cache
from typing import Required, TypedDict, cast

import msgspec

from tabletown.games.fifty_first_state.effects.goods import (
    COLOURS,
    DEFENCE,
    GOOD_NAMES,
    HEGEMONY,
    TOKENS,
    TYPES,
    BagItems,
)
from tabletown.games.fifty_first_state.rules.ending import title_of
from tabletown.games.fifty_first_state.rules.raze import defence
from tabletown.games.fifty_first_state.state import ACTION_PHASE, PHASES, FiftyFirstState, Place
from tabletown.games.fifty_first_state.tables import Tables

TOKEN_NAMES = GOOD_NAMES[:TOKENS]
Goods = dict[str, int]


class StoreFace(TypedDict):
    """A place on a card where goods are kept."""

    goods: list[str]
    max: int


class ClauseFace(TypedDict, total=False):
    """A clause of the effect vocabulary (FFS-26), as far as it is drawn."""

    verb: Required[str]
    timing: str
    cost: Goods
    uses: int
    id: str
    goods: Goods
    options: list[Goods | str]
    good: str
    category: str
    counted: str
    max: int
    min: int
    owner: str
    amount: int
    events: list[str]
    slots: list[StoreFace]


class CardFace(msgspec.Struct):
    """What is printed on a location card."""

    id: str
    set: str  # base, new_era or winter
    type: str  # production, feature or action; also the row it lies in
    open: bool
    distance: int
    categories: list[str]
    spoils: Goods
    deal: str
    defence: int  # without a shield token
    built_in_shield: bool
    uses: int  # per round; 0 for what is no action
    copies: int
    effect: list[ClauseFace]


class FactionFace(msgspec.Struct):
    """What is printed on a faction board."""

    id: str
    color: str
    production: Goods
    actions: list[ClauseFace]


class ConnectionFace(msgspec.Struct):
    """What is printed on a connection card."""

    id: str
    colour: str
    cost: Goods
    goods: Goods


class LocationView(msgspec.Struct):
    """One card in a state. A ruin only keeps its name and what it was."""

    location: str  # its name in actions: ``school``, ``school.2``
    card: str
    row: str
    ruin: bool
    shield: bool  # a shield token lies on it
    visited: bool
    used: int  # use markers
    defence: int  # with shields; 0 for a ruin
    cache: Goods
    stored: Goods


class PlayerView(msgspec.Struct):
    """Everything public about one player (FFS-4.1, FFS-4.3, FFS-4.4, FFS-4.9)."""

    seat: int
    faction: str | None
    vp: int
    passed: bool
    tokens: Goods  # every kind of token, also those of which there are none
    hand: int  # location cards in hand
    seen: list[str]  # those of them that everybody has seen (drafted or announced)
    connections: list[str]
    locations: list[LocationView]  # oldest first
    deals: list[str]
    faction_used: list[str]  # contact actions used this round
    categories: dict[str, int]  # how many locations carry each category
    location_count: int
    ruins: int
    goods: int  # what the first tie-break counts (FFS-21.9)
    chosen: int  # how many secret choices of the setup were made


class RedirectView(msgspec.Struct):
    """Somebody gains the product of another player's location in this phase (FFS-7.5)."""

    seat: int
    owner: int  # -1: the Hegemony
    location: str


class HegemonyView(msgspec.Struct):
    """The solo opponent."""

    vp: int
    passed: bool
    locations: list[LocationView]
    categories: dict[str, int]
    location_count: int
    attacks: int  # made this round
    most_attacks: int
    attack_pile: list[str]
    pass_due: bool
    next: str  # take, attack, pass or done


class FiftyFirstView(msgspec.Struct):
    """The table as one seat may see it; ``hand``, ``aside`` and ``wish`` are its own secrets."""

    round: int
    phase: str  # setup, lookout, production, action, cleanup, over
    first: int  # holder of the first player token
    active: int | None  # whose turn it is in the Action phase
    goal: int  # points that make a round the last one
    last_round: bool
    reached_by: list[int]  # seats that have reached the goal; -1 is the Hegemony
    idle_rounds: int  # in a row; the game ends after the third (FFS-21.13)
    players: list[PlayerView]
    hegemony: HegemonyView | None
    display: list[str]
    face_up: dict[str, str | None]  # connection card by colour
    deck: int
    discard: list[str]
    connection_decks: dict[str, int]
    connection_discards: dict[str, list[str]]
    supply: dict[str, int | None]  # common supply; None is endless
    redirects: list[RedirectView]  # Suppliers in this Production phase
    produced: list[Goods]  # gained in this Production phase, by seat
    title: str | None  # solo: the title of a won game
    hand: list[str]
    aside: list[str]  # own start cards put aside so far
    wish: str | None  # own wish for a faction while others still choose
    cards: dict[str, CardFace]  # every location card that is named above
    connections: dict[str, ConnectionFace]
    factions: dict[str, FactionFace]


# -- faces -----------------------------------------------------------------------------------------


def bag_plain(bag: BagItems) -> Goods:
    """Goods by their names."""
    return {GOOD_NAMES[good]: amount for good, amount in bag}


def card_face(t: Tables, kind: int) -> CardFace:
    """What is printed on a card."""
    card = t.cards[kind]
    return CardFace(
        id=card.id,
        set=card.set,
        type=card.type,
        open=card.open,
        distance=card.distance,
        categories=list(card.categories),
        spoils=bag_plain(t.spoils[kind]),
        deal=card.deal,
        defence=DEFENCE[t.type[kind]] + t.built_in_shield[kind],
        built_in_shield=t.built_in_shield[kind],
        uses=t.uses[kind],
        copies=card.count,
        effect=cast("list[ClauseFace]", card.effect),
    )


class Faces:
    """The printed sides, made once per content pack."""

    def __init__(self, t: Tables) -> None:
        self.cards = [card_face(t, kind) for kind in range(t.kinds)]
        self.factions = {
            faction.id: FactionFace(
                id=faction.id,
                color=faction.color,
                production=bag_plain(t.faction_production[number]),
                actions=cast("list[ClauseFace]", faction.effect),
            )
            for number, faction in enumerate(t.content.factions)
        }
        self.connections = {
            card.id: ConnectionFace(
                id=card.id,
                colour=card.deck,
                cost=card.effect[0].get("cost", {}),
                goods=bag_plain(t.play[kind].bag),
            )
            for kind, card in enumerate(t.content.connections)
        }


@cache
def faces(t: Tables) -> Faces:
    """What is printed on all cards; made once for each set of tables."""
    return Faces(t)


# -- the view --------------------------------------------------------------------------------------


def location_view(s: FiftyFirstState, player: int, place: Place) -> LocationView:
    """A location in a state, with all that lies on it."""
    t, ref = s.tables, place.ref
    kind = t.kind[ref]
    stored = {
        GOOD_NAMES[good]: amount
        for owner, where, good, amount in s.stored_goods()
        if owner == player and where == ref
    }
    return LocationView(
        location=t.place_words.word(ref),
        card=t.card_words.names[kind],
        row=TYPES[t.type[kind]],
        ruin=place.ruin,
        shield=place.shield,
        visited=place.visited,
        used=place.used,
        defence=0 if place.ruin else defence(s, player, ref),
        cache=bag_plain(place.cache),
        stored=stored,
    )


def category_counts(s: FiftyFirstState, player: int) -> dict[str, int]:
    """How many locations of each category stand in a state."""
    return {name: s.count_category(player, 1 << i) for i, name in enumerate(s.tables.categories)}


def connection_names(s: FiftyFirstState, player: int) -> list[str]:
    """A player's connection cards by name."""
    held = s.connections(player)
    return [s.tables.connections[kind] for kind, count in enumerate(held) for _ in range(count)]


def player_view(s: FiftyFirstState, seat: int) -> PlayerView:
    """A player, as everybody sees it."""
    t = s.tables
    names = t.card_words.names
    faction = s.faction(seat)
    return PlayerView(
        seat=seat,
        faction=t.factions[faction] if faction >= 0 else None,
        vp=s.vp(seat),
        passed=s.has_passed(seat),
        tokens=dict(zip(TOKEN_NAMES, s.tokens(seat), strict=True)),
        hand=len(s.hands[seat]),
        seen=[names[kind] for kind in s.known[seat]],
        connections=connection_names(s, seat),
        locations=[location_view(s, seat, place) for place in s.places(seat)],
        deals=[names[kind] for kind in s.deals[seat]],
        faction_used=[word for i, word in enumerate(t.power_words.names) if s.has_used(seat, i)],
        categories=category_counts(s, seat),
        location_count=s.locations(seat),
        ruins=s.ruins(seat),
        goods=s.goods_total(seat),
        chosen=len(s.aside[seat]) if s.aside else 0,
    )


def hegemony_next(s: FiftyFirstState) -> str:
    """What the Hegemony does on its next turn (FFS-23.10 to FFS-23.12)."""
    if s.has_passed(HEGEMONY) or s.phase != ACTION_PHASE:
        return "done"
    if s.pass_is_due:
        return "pass"
    return "take" if s.colours_up() else "attack"


def hegemony_view(s: FiftyFirstState) -> HegemonyView:
    """The Hegemony of the solo mode."""
    return HegemonyView(
        vp=s.vp(HEGEMONY),
        passed=s.has_passed(HEGEMONY),
        locations=[location_view(s, HEGEMONY, place) for place in s.places(HEGEMONY)],
        categories=category_counts(s, HEGEMONY),
        location_count=s.locations(HEGEMONY),
        attacks=s.attacks,
        most_attacks=s.tables.solo["hegemony_max_attacks"],
        attack_pile=[s.card_name(kind) for kind in s.attack],
        pass_due=s.pass_is_due,
        next=hegemony_next(s),
    )


def view(s: FiftyFirstState, seat: int | None) -> FiftyFirstView:
    """The table as ``seat`` (None: a spectator) may see it."""
    t = s.tables
    names = t.card_words.names
    hand = s.hands[seat] if seat is not None else ()
    aside = s.aside[seat] if seat is not None and s.aside else ()
    wishing = s.faction(0) < 0
    mentioned = {*hand, *s.display, *s.attack, *s.discard}
    for player in range(s.players):
        mentioned.update(s.known[player], s.deals[player])
        mentioned.update([t.kind[ref] for ref in s.refs(player)])
    reached = [seat for seat in range(s.seats) if s.vp(seat) >= s.goal]
    if s.solo and s.vp(HEGEMONY) >= s.goal:
        reached.append(-1)
    won = s.outcome is not None and s.solo and bool(s.outcome.winners)
    wish = t.factions[aside[0]] if wishing and aside and aside[0] >= 0 else None
    return FiftyFirstView(
        round=s.round,
        phase=PHASES[s.phase],
        first=s.first,
        active=s.active if s.phase == ACTION_PHASE else None,
        goal=s.goal,
        last_round=s.last_round(),
        reached_by=reached,
        idle_rounds=s.idle_rounds,
        players=[player_view(s, player) for player in range(s.seats)],
        hegemony=hegemony_view(s) if s.solo else None,
        display=[names[kind] for kind in s.display],
        face_up={
            colour: t.connections[s.face_up(i)] if s.face_up(i) >= 0 else None
            for i, colour in enumerate(COLOURS)
        },
        deck=s.deck_size(),
        discard=[names[kind] for kind in s.discard],
        connection_decks={colour: len(s.connection_deck(i)) for i, colour in enumerate(COLOURS)},
        connection_discards={
            colour: [t.connections[kind] for kind in s.connection_discard(i)]
            for i, colour in enumerate(COLOURS)
        },
        supply={
            name: s.bank(good) if t.goods_limit[good] else None
            for good, name in enumerate(TOKEN_NAMES)
        },
        redirects=[
            RedirectView(chooser, -1 if s.solo else owner, t.place_words.word(ref))
            for chooser, owner, ref in s.redirected()
        ],
        produced=[
            {name: n for name, n in zip(GOOD_NAMES, s.gained(player), strict=True) if n}
            for player in range(s.seats)
        ],
        title=title_of(s, s.vp(0)) if won else None,
        hand=[names[kind] for kind in hand],
        aside=[] if wishing else [names[kind] for kind in aside],
        wish=wish,
        cards={names[kind]: faces(t).cards[kind] for kind in sorted(mentioned)},
        connections=faces(t).connections,
        factions=faces(t).factions,
    )
