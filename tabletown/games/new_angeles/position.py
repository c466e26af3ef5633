"""Positions set up by hand: scenarios, puzzles and lessons.

All fields may be left out. Seats count from 0; districts are printed numbers; decks are listed from
the top.

=================  ==================================================================================
corporations       by seat (default: the fixed order of the content)
active             seat with the active player token (0)
round              number of the standard round (1); for ``demand`` the one just over
threat, capital    a number; a number per seat (10, 11, 12 ...)
board              piece to district numbers: android, development, protest, strike, outage,
                   illness, human_first, orgcrime, prisec
supply, targets    resource to amount; targets default to the demand card
demand             the faceup demand card
hands              cards per seat
decks              type to the cards on top; the others of the type follow in a fixed order
exact_decks        true: the decks hold nothing else, what is left over goes to ``rest_to``
rest_to            seat that gets left-over cards into its hand (the last one)
discard            cards in the discard pile, known to all
assets             owned assets per seat; ``exhausted`` lists those that are
asset_deck, track  cards on top of the asset deck; the turn track from slot 1, or how many (1)
emergencies        card to {"seat": n, "faceup": bool}
rivals, spare      rival cards per seat (null: whatever is left), and the one under the board
investments        kept cards per seat (null: whatever is left)
events, demands    cards on top of these decks
promises           list of {"promiser", "promisee" (or null), "term", "status"}
deal               asset, main (card), counteroffers and support_main, support_counter as lists of
                   {"card", "seat"}, winner ("main" or "counter"), fall_guy (bool)
phase              what comes next: turn, refresh, deal, main_offer, counteroffers, support_start,
                   support, resolution, resolve, claim, end_of_turn, discard_down, production,
                   event, demand, pay_demand
seat               whose counteroffer or support decision comes next
chance             results of chance, used before the generator
=================  ==================================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from tabletown.core.bits import made_of
from tabletown.core.by_hand import checked, index_of, read_fields
from tabletown.core.config import Config
from tabletown.core.errors import BadNotation, BadPosition
from tabletown.core.steps import Step
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.negotiation import notation
from tabletown.games.new_angeles.negotiation.terms import ANYBODY, Promise
from tabletown.games.new_angeles.rules import deal, demand, events, resolution, support, turns
from tabletown.games.new_angeles.rules.assets import lay_emergency
from tabletown.games.new_angeles.rules.production import ProductionPhase
from tabletown.games.new_angeles.rules.setup import take_corporation
from tabletown.games.new_angeles.schema import PIECES, RESOURCES, TYPES
from tabletown.games.new_angeles.state import (
    ACTION,
    DEMAND,
    EVENT,
    PRODUCTION,
    NewAngelesState,
    card_of,
    discarded_card,
    laid_card,
)
from tabletown.games.new_angeles.state.layout import COUNTER, FEDERALIST, MAIN, NOBODY, RIVALS
from tabletown.games.new_angeles.tables import tables_of

T = TypeVar("T")


class EmergencyPosition(Struct, forbid_unknown_fields=True):
    seat: int | None = None  # default: whose it is by its corporation
    faceup: bool = True


class OfferPosition(Struct, forbid_unknown_fields=True):
    card: str
    seat: int


class DealPosition(Struct, forbid_unknown_fields=True):
    asset: str | None = None
    main: str | None = None
    counteroffers: list[OfferPosition] = []
    support_main: list[OfferPosition] = []
    support_counter: list[OfferPosition] = []
    winner: Literal["main", "counter"] | None = None
    fall_guy: bool = False


class PromisePosition(Struct, forbid_unknown_fields=True):
    promiser: int
    term: str
    promisee: int | None = None
    status: Literal["open", "kept", "broken", "released", "expired"] = "open"


class Position(Struct, forbid_unknown_fields=True):
    """The fields of a position; see the head of this module."""

    corporations: list[str] | None = None
    active: int = 0
    round: int = 1
    threat: int = 0
    capital: list[int] | None = None
    board: dict[str, list[int]] = {}
    supply: dict[str, int] = {}
    targets: dict[str, int] = {}
    demand: str | None = None
    hands: list[list[str]] = []
    decks: dict[str, list[str]] = {}
    exact_decks: bool = False
    rest_to: int | None = None
    discard: list[str] = []
    assets: list[list[str]] = []
    exhausted: list[str] = []
    asset_deck: list[str] = []
    track: int | list[str] | None = None
    emergencies: dict[str, EmergencyPosition] = {}
    rivals: list[str | None] = []
    spare: str | None = None
    investments: list[str | None] = []
    events: list[str] = []
    demands: list[str] = []
    promises: list[PromisePosition] = []
    deal: DealPosition = msgspec.field(default_factory=DealPosition)
    phase: str = "turn"
    seat: int | None = None
    chance: list[int] = []


BEFORE_0_2 = {"at": "phase", "forced": "chance"}  # what fields were called before 0.2
AFTER_THE_TURNS = ("production", "event", "demand", "pay_demand")
IN_A_DEAL = (
    "main_offer", "counteroffers", "support_start", "support", "resolution", "resolve", "claim",
)  # fmt: skip


def position(config: Config, fields: dict[str, Any], rules: int) -> NewAngelesState:
    """The table that ``fields`` describe."""
    wanted = read_fields(Position, fields, BEFORE_0_2)
    s = NewAngelesState.new(config, 1, rules, tables=tables_of(config.pack))
    SetUp(s, wanted).run()
    return checked(s, check)


def deck_with(top: list[str], names: list[str], what: str, drawn: int = NOBODY) -> tuple[int, ...]:
    """A deck with these cards on top, from the first one down; ``drawn`` is not in it."""
    first = [index_of(names, word, what) for word in top]
    rest = [card for card in range(len(names)) if card not in first and card != drawn]
    return (*rest, *reversed(first))


def dealt(
    words: list[str | None], names: Sequence[str], what: str, free: list[int], fault: str
) -> tuple[int, ...]:
    """The cards that are named, by place, out of the free ones; the others go where none is named."""
    found = [NOBODY] * len(words)
    for place, word in enumerate(words):
        if word is not None:
            found[place] = index_of(names, word, what)
            if found[place] not in free:
                raise BadPosition(f"the {what} '{word}' is {fault}")
            free.remove(found[place])
    return tuple([free.pop(0) if card == NOBODY else card for card in found])


class SetUp:
    """Puts a position on the table, part by part."""

    def __init__(self, s: NewAngelesState, wanted: Position) -> None:
        self.s = s
        self.wanted = wanted

    def run(self) -> None:
        self.players()
        self.city()
        self.assets()
        self.events_and_demands()
        self.deal()
        self.action_cards()
        self.secrets()
        self.promises()
        self.stage()
        self.s.forced = list(self.wanted.chance)

    # -- words --------------------------------------------------------------------------------

    def per_seat(self, name: str, values: list[T], default: T) -> list[T]:
        if len(values) > self.s.seats:
            raise BadPosition(f"field '{name}': a list with one entry per seat is expected")
        return [*values, *[default] * (self.s.seats - len(values))]

    def seat_number(self, seat: int | None, name: str, default: int = 0) -> int:
        if seat is None:
            return default
        if not 0 <= seat < self.s.seats:
            raise BadPosition(f"field '{name}': {seat} is no seat")
        return seat

    # -- parts --------------------------------------------------------------------------------

    def players(self) -> None:
        s, wanted = self.s, self.wanted
        words = wanted.corporations
        if words is None:
            words = s.tables.corporations[: s.seats]
        if len(words) != s.seats or len(set(words)) != s.seats:
            raise BadPosition("field 'corporations': one for each seat, each once")
        for seat, word in enumerate(words):
            take_corporation(s, seat, index_of(s.tables.corporations, word, "corporation"))
        s.active = self.seat_number(wanted.active, "active")
        s.capital = [s.tables.first_capital + i for i in range(s.seats)]
        if wanted.capital is not None:
            s.capital = wanted.capital
        if len(s.capital) != s.seats:
            raise BadPosition("field 'capital': one number per seat")
        cards = s.tables.cards[s.tables.action_cards :]
        for word, state in wanted.emergencies.items():
            corporation = index_of(cards, word, "emergency action")
            holder = self.seat_number(state.seat, "emergencies", s.seat_of[corporation])
            lay_emergency(s, corporation, holder)
            if not state.faceup:
                s.faceup &= ~(1 << corporation)

    def city(self) -> None:
        s, wanted = self.s, self.wanted
        s.threat = wanted.threat
        for word, numbers in wanted.board.items():
            piece = index_of(PIECES, word, "piece")
            for place in numbers:
                if not 1 <= place <= len(s.tables.districts):
                    raise BadPosition(f"field 'board': there is no district {place}")
                s.put(piece, place - 1)
        for word, amount in wanted.supply.items():
            s.supply[index_of(RESOURCES, word, "resource")] = amount

    def assets(self) -> None:
        s, wanted = self.s, self.wanted
        words = s.tables.asset_ids
        free = set(range(len(words)))

        def take(word: str) -> int:
            asset = index_of(words, word, "asset")
            if asset not in free:
                raise BadPosition(f"the asset '{word}' lies in two places")
            free.discard(asset)
            return asset

        for seat, owned in enumerate(self.per_seat("assets", wanted.assets, [])):
            s.owned[seat] = tuple([take(word) for word in owned])
            s.in_play |= made_of(s.owned[seat])
        for word in wanted.exhausted:
            s.exhausted |= 1 << index_of(words, word, "asset")
        if wanted.deal.asset is not None:
            s.revealed = take(wanted.deal.asset)
        top = [take(word) for word in wanted.asset_deck]
        track = wanted.track
        if track is None:
            track = 0 if wanted.phase in AFTER_THE_TURNS else 1
        if isinstance(track, int):
            s.track = tuple(sorted(free)[:track])
            free -= set(s.track)
        else:
            s.track = tuple([take(word) for word in track])
        s.assets = (*sorted(free), *reversed(top))

    def events_and_demands(self) -> None:
        s, wanted = self.s, self.wanted
        s.events = deck_with(wanted.events, s.tables.events, "event")
        events.show_top_back(s)
        s.demand = 0
        if wanted.demand is not None:
            s.demand = index_of(s.tables.demands, wanted.demand, "demand")
        s.demand_known = 1 << s.demand
        s.demands = deck_with(wanted.demands, s.tables.demands, "demand", s.demand)
        targets = list(s.tables.needs[s.demand])
        for word, amount in wanted.targets.items():
            targets[index_of(RESOURCES, word, "resource")] = amount
        s.targets = tuple(targets)

    def deal(self) -> None:
        s, deal, phase = self.s, self.wanted.deal, self.wanted.phase
        s.dealing = phase in IN_A_DEAL
        if not s.dealing and deal != DealPosition():
            raise BadPosition("field 'deal': no deal is going on at that point")
        if deal.main is not None:
            s.main = index_of(s.tables.cards, deal.main, "card")
            s.main_played = True
        s.box = self.codes(deal.counteroffers)
        s.support_main = self.codes(deal.support_main)
        s.support_counter = self.codes(deal.support_counter)
        s.fall_guy = deal.fall_guy
        if deal.winner is not None:
            s.winner = COUNTER if deal.winner == "counter" else MAIN
            if s.winner == COUNTER and not s.box:
                raise BadPosition("field 'deal': there is no counteroffer to win")
        elif phase in ("resolve", "claim"):
            s.winner = COUNTER if s.box else MAIN
        for card in (s.main, *[card_of(code) for code in s.box]):
            if card >= s.tables.action_cards:
                lay_emergency(s, card - s.tables.action_cards, NOBODY)

    def codes(self, offers: list[OfferPosition]) -> tuple[int, ...]:
        cards = self.s.tables.cards
        return tuple(
            [
                laid_card(index_of(cards, offer.card, "card"), self.seat_number(offer.seat, "deal"))
                for offer in offers
            ]
        )

    def action_cards(self) -> None:
        s, wanted = self.s, self.wanted
        left = s.tables.copies.copy()
        names = s.tables.cards[: s.tables.action_cards]

        def take(word: str) -> int:
            card = index_of(names, word, "action card")
            left[card] -= 1
            if left[card] < 0:
                raise BadPosition(f"there are only {s.tables.copies[card]} copies of '{word}'")
            return card

        played = [s.main, *s.box, *s.support_main, *s.support_counter]
        for code in played:
            card = card_of(code)
            if code != NOBODY and card < s.tables.action_cards:
                take(names[card])
        for seat, hand in enumerate(self.per_seat("hands", wanted.hands, [])):
            s.hands[seat] = tuple([take(word) for word in hand])
        s.discard = tuple([discarded_card(take(word), s.everybody()) for word in wanted.discard])
        tops: dict[int, list[int]] = {}
        for word, cards in wanted.decks.items():
            tops[index_of(TYPES, word, "type")] = [take(card) for card in cards]
        rest_to = self.seat_number(wanted.rest_to, "rest_to", s.seats - 1)
        for type in range(len(TYPES)):
            rest = s.tables.deck_of(type, left)
            top = tops.get(type, [])
            if any(s.tables.type_of[card] != type for card in top):
                raise BadPosition(f"field 'decks': a card of another type in {TYPES[type]}")
            if wanted.exact_decks and type in tops:
                s.hands[rest_to] += tuple(rest)
                rest = []
            s.decks[type] = (*rest, *reversed(top))

    def secrets(self) -> None:
        s, wanted = self.s, self.wanted
        cards = [*sorted(s.corporation), FEDERALIST]
        rivals = [*self.per_seat("rivals", wanted.rivals, None), wanted.spare]
        s.rivals = dealt(rivals, RIVALS, "rival card", cards, "not in the game, or used twice")
        free = list(range(len(s.tables.investments)))
        kept = self.per_seat("investments", wanted.investments, None)
        s.invested = dealt(kept, s.tables.investments, "investment", free, "used twice")
        s.returned = tuple([free.pop(0) for _ in range(s.seats)])

    def promises(self) -> None:
        s = self.s
        for entry in self.wanted.promises:
            promiser = self.seat_number(entry.promiser, "promises")
            promisee = self.seat_number(entry.promisee, "promises", ANYBODY)
            try:
                term = notation.read_term(entry.term, s.tables)
            except BadNotation as error:
                raise BadPosition(f"field 'promises': {error}") from None
            s.book += (Promise(s.next_id, promiser, promisee, term, entry.status, 0, 0, 0),)
            s.next_id += 1

    # -- where the game stands ------------------------------------------------------------------

    def stage(self) -> None:
        s, phase, round = self.s, self.wanted.phase, self.wanted.round
        if not 1 <= round <= s.tables.rounds[-1]:
            raise BadPosition(f"field 'round': the rounds are 1 to {s.tables.rounds[-1]}")
        in_demand = phase in ("demand", "pay_demand")
        fitting = [
            space
            for space, is_demand in enumerate(s.tables.spaces)
            if is_demand == in_demand and s.tables.rounds[space] == round
        ]
        if not fitting:
            raise BadPosition(f"field 'round': no demand round follows round {round}")
        s.space = fitting[0]
        s.phase = ACTION
        seat = self.seat_number(self.wanted.seat, "seat", s.left_of(s.active))
        turn: list[Step] = [*turns.TURN[:4]]
        rest = [*turn, resolution.Resolution()]
        stacks: dict[str, list[Step]] = {
            "turn": [turns.ActionPhase()],
            "refresh": [*turns.TURN],
            "deal": [*turns.TURN[:5]],
            "main_offer": [*turn, *deal.WHOLE_DEAL[:5]],
            "counteroffers": [*rest, support.StartSupport(), deal.Counteroffer(seat)],
            "support_start": [*rest, support.StartSupport()],
            "support": [*rest, support.Supporters(seat)],
            "resolution": rest,
            "resolve": [*turn, *resolution.STEP_5[:4]],
            "claim": [*turn, *resolution.STEP_5[:3]],
            "end_of_turn": turn,
            "discard_down": turn[:3],
            "production": [ProductionPhase()],
            "event": [events.EventPhase()],
            "demand": [demand.DemandRound()],
            "pay_demand": [
                events.EndRound(), demand.ChooseInvestments(), demand.DealInvestments(),
                demand.RevealDemand(), demand.DemandPaid(), demand.PayDemand(),
            ],
        }  # fmt: skip
        if phase not in stacks:
            raise BadPosition(f"field 'phase': '{phase}' is not one of {', '.join(stacks)}")
        if phase in ("turn", "refresh", "deal") and not s.track:
            raise BadPosition("field 'track': a turn needs an asset on the turn track")
        if seat == s.active and phase in ("counteroffers", "support"):
            raise BadPosition("field 'seat': the active player neither counters nor supports")
        phases = {"production": PRODUCTION, "event": EVENT, "demand": DEMAND, "pay_demand": DEMAND}
        s.phase = phases.get(phase, ACTION)
        s.stack = stacks[phase]
