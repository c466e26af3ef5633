"""Positions set up by hand, for scenarios, lessons and puzzles.

``tabletown.position("fifty_first_state", {...}, seats=2)`` takes these fields; everything left out
is empty, 0 or not there.

=====================  ==========================================================================
``phase``              ``setup``, ``lookout``, ``production``, ``action`` (default), ``end`` (all
                       have passed) or ``cleanup``: what happens next
``round``, ``first``   number of the round (1), holder of the first player token (0)
``active``             whose turn it is in the Action phase (the first one who has not passed)
``players``            one entry per seat, see :class:`Player`
``hegemony``           solo: see :class:`Hegemony`
``deck``, ``discard``  top cards of the main deck (the first is drawn first), the discard pile
``rest``               where all cards go that are not mentioned: ``deck`` (below the cards named,
                       shuffled), ``discard``, or ``hand`` (of seat 0)
``face_up``            connection cards that lie open: ``{"blue": "merchants"}``
``connection_decks``   top cards of the connection decks: ``{"red": ["punks"]}``
``connection_rest``    ``deck`` or ``discard``: where the other connection cards are
``attack_pile``        solo: cards of this round's attacks
``idle_rounds``        rounds in a row in which nobody acted
``acted``              whether somebody has acted in this round already
``seed``, ``chance``   the generator, and results of chance that come before it
=====================  ==========================================================================

A card ``?`` is any card that is not mentioned. A location is a card id, ``ruin gun_shop``, or a
table such as ``{"card": "archive", "used": 2, "shield": true, "cache": {"worker": 2}}``.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tabletown.core import rng
from tabletown.core.by_hand import checked, read_fields
from tabletown.core.config import Config
from tabletown.core.errors import BadPosition
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.goods import (
    COLOURS,
    GOOD_NAMES,
    HEGEMONY,
    MOST_CACHED,
    MOST_USES,
    SHIELD,
    TOKENS,
    BagItems,
    bag_items,
)
from tabletown.games.fifty_first_state.invariants import check
from tabletown.games.fifty_first_state.rules.cleanup import Cleanup
from tabletown.games.fifty_first_state.rules.ending import EndOfActionPhase
from tabletown.games.fifty_first_state.rules.lookout import Lookout
from tabletown.games.fifty_first_state.rules.production import Production
from tabletown.games.fifty_first_state.rules.round import Round
from tabletown.games.fifty_first_state.rules.setup import KeepStart
from tabletown.games.fifty_first_state.rules.solo import SoloLookout
from tabletown.games.fifty_first_state.rules.turn import TURN, ActionPhase
from tabletown.games.fifty_first_state.state import (
    ACTION_PHASE,
    CLEANUP,
    ENDLESS,
    LOOKOUT,
    PRODUCTION_PHASE,
    SETUP,
    FiftyFirstState,
)

Bag = dict[str, int]
ANY_CARD = "?"


class LocationFields(msgspec.Struct, forbid_unknown_fields=True):
    """A card in a state."""

    card: str
    ruin: bool = False
    shield: bool = False
    visited: bool = False
    used: int = 0
    cache: Bag = {}
    stored: Bag = {}


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: ``seen`` are cards of the hand that everybody knows of."""

    faction: str | None = None
    vp: int = 0
    tokens: Bag = {}
    hand: list[str] = []
    seen: list[str] = []
    state: list[str | LocationFields] = []
    deals: list[str] = []
    connections: list[str] = []
    passed: bool = False
    used: list[str] = []


class Hegemony(msgspec.Struct, forbid_unknown_fields=True):
    """The solo opponent."""

    vp: int = 0
    state: list[str | LocationFields] = []
    passed: bool = False
    attacks: int = 0
    pass_due: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """All fields; the module's text explains them."""

    phase: Literal["setup", "lookout", "production", "action", "end", "cleanup"] = "action"
    round: int = 1
    first: int = 0
    active: int | None = None
    players: list[Player] = []
    hegemony: Hegemony = msgspec.field(default_factory=Hegemony)
    deck: list[str] = []
    discard: list[str] = []
    rest: Literal["deck", "discard", "hand"] = "deck"
    face_up: dict[str, str] = {}
    connection_decks: dict[str, list[str]] = {}
    connection_rest: Literal["deck", "discard"] = "deck"
    attack_pile: list[str] = []
    idle_rounds: int = 0
    acted: bool = False
    seed: int = 0
    chance: list[int] = []


def position(config: Config, fields: dict[str, Any], rules: int) -> FiftyFirstState:
    """The state that ``fields`` describe, checked against the invariants."""
    return checked(SetUp(config, read_fields(Position, fields), rules).run(), check)


class SetUp:
    """Puts the pieces on the table and keeps account of the cards that are left."""

    def __init__(self, config: Config, fields: Position, rules: int) -> None:
        self.fields = fields
        self.s = FiftyFirstState.new(config, rng.seeded(fields.seed), rules)
        self.t = self.s.tables
        self.left = [0] * self.t.kinds  # location cards not placed yet
        for kind in self.t.deck(str(config.options["expansion"])):
            self.left[kind] += 1
        self.links_left = list(self.t.connection_count)
        self.unnamed: list[tuple[int, int]] = []  # seats and how many cards "?" they hold

    def run(self) -> FiftyFirstState:
        s, f = self.s, self.fields
        s.lay_out()
        if len(f.players) > s.seats:
            raise BadPosition(f"players: {len(f.players)} entries for {s.seats} seats")
        players = [*f.players, *[Player() for _ in range(s.seats - len(f.players))]]
        self.share_factions(players)
        for seat, player in enumerate(players):
            self.place_player(seat, player)
        if s.solo:
            self.place_hegemony(f.hegemony)
        elif f.hegemony != Hegemony() or f.attack_pile:
            raise BadPosition("hegemony: only solo play has one")
        s.attack = tuple([self.card(name, "attack_pile") for name in f.attack_pile])
        self.place_connections()
        self.place_rest()
        self.place_numbers()
        return s

    # -- pieces ----------------------------------------------------------------------------------

    def card(self, name: str, where: str) -> int:
        """Take one copy of a card out of those that are left."""
        kind = self.t.kind_of_id.get(name)
        if kind is None:
            raise BadPosition(f"{where}: there is no card '{name}'")
        if not self.left[kind]:
            raise BadPosition(f"{where}: there are not so many copies of '{name}' in this deck")
        self.left[kind] -= 1
        return kind

    def bag(self, bag: Bag, where: str) -> BagItems:
        for name, amount in bag.items():
            if name not in GOOD_NAMES[:TOKENS]:
                raise BadPosition(f"{where}: there is no token '{name}'")
            if amount < 0:
                raise BadPosition(f"{where}: {amount} of '{name}' is impossible")
        return bag_items({name: amount for name, amount in bag.items() if amount})

    def share_factions(self, players: list[Player]) -> None:
        taken = [player.faction for player in players if player.faction is not None]
        if len(set(taken)) != len(taken):
            raise BadPosition("players: a faction stands twice")
        free = [faction for faction in self.t.factions if faction not in taken]
        for seat, player in enumerate(players):
            name = player.faction
            if name is None:
                name = free.pop(0)
            elif name not in self.t.factions:
                raise BadPosition(f"players {seat} faction: there is no faction '{name}'")
            self.s.set_faction(seat, self.t.factions.index(name))

    def place_player(self, seat: int, player: Player) -> None:
        s, where = self.s, f"players {seat}"
        if player.vp < 0:
            raise BadPosition(f"{where} vp: {player.vp} is impossible")
        s.score(seat, player.vp)
        for good, amount in self.bag(player.tokens, f"{where} tokens"):
            self.take(seat, good, amount)
        named = [name for name in player.hand if name != ANY_CARD]
        s.add_to_hand(seat, [self.card(name, f"{where} hand") for name in named])
        self.unnamed.append((seat, len(player.hand) - len(named)))
        for name in player.seen:
            if player.seen.count(name) > named.count(name):
                raise BadPosition(f"{where} seen: '{name}' is not in the hand")
        for name in player.seen:
            s.make_known(seat, self.t.kind_of_id[name])
        s.deals[seat] = tuple([self.card(name, f"{where} deals") for name in player.deals])
        for name in player.connections:
            s.hold_connection(seat, self.link(name, f"{where} connections"))
        if player.passed:
            s.close_borders(seat)
        for name in player.used:
            number = self.t.power_words.index(name)
            if number < 0:
                raise BadPosition(f"{where} used: there is no faction action '{name}'")
            s.use_power(seat, number)
        for place in player.state:
            self.place_location(seat, place, f"{where} state")

    def place_location(self, player: int, place: str | LocationFields, where: str) -> None:
        s = self.s
        if isinstance(place, str):
            ruined, _, name = place.rpartition(" ")
            if ruined not in ("", "ruin"):
                raise BadPosition(f"{where}: '{place}' is no location")
            place = LocationFields(name, ruin=ruined == "ruin")
        ref = s.put_location(player, self.card(place.card, where))
        if not 0 <= place.used <= MOST_USES:
            raise BadPosition(f"{where}: {place.used} use markers are impossible")
        if place.ruin:
            s.ruin(player, ref)
        for _ in range(place.used):
            s.mark_used(player, ref)
        if place.visited:
            s.mark_visited(player, ref)
        if place.shield:
            self.take(player, SHIELD, 1)
            s.put_shield(player, ref)
        for good, amount in self.bag(place.cache, f"{where} cache"):
            if amount > MOST_CACHED:
                raise BadPosition(f"{where} cache: too many tokens")
            if s.put_in_cache(player, ref, good, amount) < amount:
                raise self.too_few(good)
        for good, amount in self.bag(place.stored, f"{where} stored"):
            self.take(player, good, amount)
            s.store(player, ref, good, amount)

    def take(self, player: int, good: int, amount: int) -> None:
        """Tokens of the common supply."""
        if good < TOKENS and amount > self.s.bank(good):
            raise self.too_few(good)
        self.s.receive(player, ((good, amount),))

    def too_few(self, good: int) -> BadPosition:
        limit = self.t.goods_limit[good] or ENDLESS
        return BadPosition(f"tokens: there are only {limit} of {GOOD_NAMES[good]}")

    def place_hegemony(self, hegemony: Hegemony) -> None:
        s = self.s
        s.score(HEGEMONY, hegemony.vp)
        if hegemony.passed:
            s.close_borders(HEGEMONY)
        s.count_attacks(hegemony.attacks)
        s.make_pass_due(hegemony.pass_due)
        for place in hegemony.state:
            self.place_location(HEGEMONY, place, "hegemony state")

    def link(self, name: str, where: str) -> int:
        """Take one copy of a connection card out of those that are left."""
        if name not in self.t.connections:
            raise BadPosition(f"{where}: there is no connection card '{name}'")
        kind = self.t.connections.index(name)
        if not self.links_left[kind]:
            raise BadPosition(f"{where}: there are not so many copies of '{name}'")
        self.links_left[kind] -= 1
        return kind

    def place_connections(self) -> None:
        s, f = self.s, self.fields
        for name in (*f.face_up, *f.connection_decks):
            if name not in COLOURS:
                raise BadPosition(f"connection cards: there is no colour '{name}'")
        for colour, name in enumerate(COLOURS):
            where = f"connection cards, {name}"
            up = f.face_up.get(name)
            top = f.connection_decks.get(name, [])
            open_cards = [] if up is None else [self.link(up, where)]
            deck = [self.link(card, where) for card in top]
            if any(self.t.connection_deck[kind] != colour for kind in (*open_cards, *deck)):
                raise BadPosition(f"{where}: a card of the other colour")
            for kind in open_cards:
                s.lay_open(colour, kind)
            s.set_connection_deck(colour, deck)
        for colour in range(len(COLOURS)):
            rest = self.t.connection_cards(colour, self.links_left)
            s.shuffle(rest)
            if f.connection_rest == "discard":
                s.discard_connections(rest)
            else:
                s.set_connection_deck(colour, (*s.connection_deck(colour), *rest))

    def place_rest(self) -> None:
        """The deck, the discard pile, hands of unnamed cards, and all that is left."""
        s, f = self.s, self.fields
        top = [self.card(name, "deck") for name in f.deck]
        s.discard = tuple([self.card(name, "discard") for name in f.discard])
        rest = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        s.shuffle(rest)
        for seat, count in self.unnamed:
            if count > len(rest):
                raise BadPosition(f"players {seat} hand: not so many cards are left")
            more = [rest.pop() for _ in range(count)]
            s.add_to_hand(seat, more)
        if f.rest == "discard":
            s.discard += tuple(rest)
        elif f.rest == "hand":
            s.add_to_hand(0, rest)
        else:
            top += rest
        s.set_deck(top)

    # -- what happens next -------------------------------------------------------------------------

    def place_numbers(self) -> None:
        s, f = self.s, self.fields
        if not 0 <= f.first < s.seats:
            raise BadPosition(f"first: there is no seat {f.first}")
        if f.round < 1 or not 0 <= f.idle_rounds <= 2:
            raise BadPosition("round, idle_rounds: out of range")
        s.begin_round(f.round)
        s.make_first(f.first)
        s.count_idle(f.idle_rounds)
        if f.acted:
            s.begin_action()
        s.forced = list(f.chance)
        order = [(f.first + i) % s.seats for i in range(s.seats)]
        waiting = [seat for seat in order if not s.has_passed(seat)]
        active = f.active if f.active is not None else (waiting or [f.first])[0]
        if not 0 <= active < s.seats:
            raise BadPosition(f"active: there is no seat {active}")
        s.activate(active)
        end: list[Step] = [EndOfActionPhase(), Cleanup(), Round()]
        if f.phase == "setup":
            self.begin_setup()
        elif f.phase == "lookout":
            s.begin_phase(LOOKOUT)
            s.then(SoloLookout() if s.solo else Lookout(), Production(), ActionPhase(), *end)
        elif f.phase == "production":
            s.begin_phase(LOOKOUT if s.stored_goods() else PRODUCTION_PHASE)
            s.then(Production(), ActionPhase(), *end)
        elif f.phase == "action":
            s.begin_phase(ACTION_PHASE)
            if s.has_passed(active):
                raise BadPosition(f"active: seat {active} has passed")
            s.then(TURN, *end)
        elif f.phase == "end":
            s.begin_phase(ACTION_PHASE)
            s.then(*end)
        else:
            s.begin_phase(CLEANUP)
            s.then(Cleanup(), Round())

    def begin_setup(self) -> None:
        s = self.s
        mode = self.t.mode(s.solo, str(s.config.options["expansion"]))
        for seat in range(s.seats):
            if len(s.hands[seat]) != mode.start_draw:
                raise BadPosition(f"players {seat} hand: the setup needs {mode.start_draw} cards")
        s.begin_phase(SETUP)
        s.begin_round(0)
        s.aside = ((),) * s.seats
        s.then(KeepStart(mode.start_draw - mode.start_keep), Round())
