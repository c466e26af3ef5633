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

from collections import Counter
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tabletown.core.config import Config
from tabletown.core.errors import BadNotation, BadPosition, RulesFault
from tabletown.core.steps import Step
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.negotiation import notation
from tabletown.games.new_angeles.negotiation.terms import (
    ANYBODY,
    BROKEN,
    EXPIRED,
    KEPT,
    OPEN,
    RELEASED,
    Promise,
)
from tabletown.games.new_angeles.rules import deal, demand, resolution, support, turns
from tabletown.games.new_angeles.rules.events import END_ROUND, EVENT_PHASE, show_top_back
from tabletown.games.new_angeles.rules.production import PRODUCTION_PHASE
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
from tabletown.games.new_angeles.state.layout import COUNTER, FEDERALIST, MAIN, NOBODY
from tabletown.games.new_angeles.tables import tables_of


class EmergencyPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    seat: int | UnsetType = UNSET  # default: whose it is by its corporation
    faceup: bool = True


class OfferPosition(Struct, forbid_unknown_fields=True):
    card: str
    seat: int


class DealPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    asset: str | None = None
    main: str | UnsetType = UNSET
    counteroffers: list[OfferPosition] = []
    support_main: list[OfferPosition] = []
    support_counter: list[OfferPosition] = []
    winner: Literal["main", "counter"] | UnsetType = UNSET
    fall_guy: bool = False


class PromisePosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    promiser: int
    term: str
    promisee: int | None = None
    status: Literal["open", "kept", "broken", "released", "expired"] = "open"


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of a position; see the head of this module."""

    corporations: list[str] | UnsetType = UNSET
    active: int = 0
    round: int = 1
    threat: int = 0
    capital: list[int] | UnsetType = UNSET
    board: dict[str, list[int]] = {}
    supply: dict[str, int] = {}
    targets: dict[str, int] = {}
    demand: str | None = None
    hands: list[list[str]] = []
    decks: dict[str, list[str]] = {}
    exact_decks: bool = False
    rest_to: int | UnsetType = UNSET
    discard: list[str] = []
    assets: list[list[str]] = []
    exhausted: list[str] = []
    asset_deck: list[str] = []
    track: int | list[str] | UnsetType = UNSET
    emergencies: dict[str, EmergencyPosition] = {}
    rivals: list[str | None] = []
    spare: str | None = None
    investments: list[str | None] = []
    events: list[str] = []
    demands: list[str] = []
    promises: list[PromisePosition] = []
    deal: DealPosition | UnsetType = UNSET
    phase: str = "turn"
    seat: int | UnsetType = UNSET
    chance: list[int] = []


FIELDS = Position.__struct_fields__
BEFORE_0_2 = {"at": "phase", "forced": "chance"}  # what fields were called before 0.2
IN_A_DEAL = (
    "main_offer", "counteroffers", "support_start", "support", "resolution", "resolve", "claim",
)  # fmt: skip


def position(config: Config, fields: dict[str, Any], rules: int) -> NewAngelesState:
    """The table that ``fields`` describe."""
    fields = {
        new if (new := BEFORE_0_2.get(name, name)) not in fields else name: value
        for name, value in fields.items()
    }
    for name in fields:
        if name not in FIELDS:
            raise BadPosition(f"there is no field '{name}' (there are: {', '.join(FIELDS)})")
    try:
        # The types are checked here; what was left out stays out, so that defaults fit the table.
        fields = msgspec.to_builtins(msgspec.convert(fields, Position))
    except msgspec.ValidationError as error:
        raise BadPosition(f"the position cannot be read: {error}") from None
    s = NewAngelesState.of(config, 1, rules, tables_of(config.pack))
    try:
        Setter(s, fields).set()
        check(s)
    except RulesFault as fault:
        raise BadPosition(str(fault)) from None
    return s


class Setter:
    def __init__(self, s: NewAngelesState, fields: dict[str, Any]) -> None:
        self.s = s
        self.fields = fields
        self.get = fields.get

    def set(self) -> None:
        self.players()
        self.city()
        self.assets()
        self.events_and_demands()
        self.deal()
        self.action_cards()
        self.secrets()
        self.promises()
        self.stage()
        self.s.forced = [int(number) for number in self.get("chance", [])]

    # -- words --------------------------------------------------------------------------------

    def number(self, word: str, words: list[str], what: str) -> int:
        if word not in words:
            raise BadPosition(f"there is no {what} '{word}'")
        return words.index(word)

    def per_seat(self, name: str, default: Any) -> list[Any]:
        values = self.get(name)
        if values is None:
            return [default] * self.s.seats
        if not isinstance(values, list) or len(values) > self.s.seats:
            raise BadPosition(f"field '{name}': a list with one entry per seat is expected")
        return [*values, *[default] * (self.s.seats - len(values))]

    def seat_number(self, value: Any, name: str) -> int:
        if not isinstance(value, int) or not 0 <= value < self.s.seats:
            raise BadPosition(f"field '{name}': {value!r} is no seat")
        return value

    # -- parts --------------------------------------------------------------------------------

    def players(self) -> None:
        s = self.s
        words = self.get("corporations", s.tables.corporations[: s.seats])
        if len(words) != s.seats or len(set(words)) != s.seats:
            raise BadPosition("field 'corporations': one for each seat, each once")
        for seat, word in enumerate(words):
            take_corporation(s, seat, self.number(word, s.tables.corporations, "corporation"))
        s.active = self.seat_number(self.get("active", 0), "active")
        capital = self.get("capital", [s.tables.first_capital + i for i in range(s.seats)])
        if len(capital) != s.seats:
            raise BadPosition("field 'capital': one number per seat")
        s.capital = [int(amount) for amount in capital]
        cards = s.tables.cards[s.tables.action_cards :]
        for word, state in self.get("emergencies", {}).items():
            corporation = self.number(word, cards, "emergency action")
            holder = self.seat_number(state.get("seat", s.seat_of[corporation]), "emergencies")
            emergency = list(s.emergency)
            emergency[corporation] = holder
            s.emergency = tuple(emergency)
            if not state.get("faceup", True):
                s.faceup &= ~(1 << corporation)

    def city(self) -> None:
        s = self.s
        s.threat = int(self.get("threat", 0))
        for word, numbers in self.get("board", {}).items():
            piece = self.number(word, list(PIECES), "piece")
            for number in numbers:
                if not 1 <= number <= len(s.tables.districts):
                    raise BadPosition(f"field 'board': there is no district {number}")
                s.put(piece, number - 1)
        for word, amount in self.get("supply", {}).items():
            s.supply[self.number(word, list(RESOURCES), "resource")] = int(amount)

    def assets(self) -> None:
        s = self.s
        words = [asset.id for asset in s.tables.assets]
        free = set(range(len(words)))

        def take(word: str) -> int:
            asset = self.number(word, words, "asset")
            if asset not in free:
                raise BadPosition(f"the asset '{word}' lies in two places")
            free.discard(asset)
            return asset

        for seat, owned in enumerate(self.per_seat("assets", [])):
            s.owned[seat] = tuple([take(word) for word in owned])
            for asset in s.owned[seat]:
                s.in_play |= 1 << asset
        for word in self.get("exhausted", []):
            s.exhausted |= 1 << self.number(word, words, "asset")
        revealed = self.get("deal", {}).get("asset")
        if revealed is not None:
            s.revealed = take(revealed)
        top = [take(word) for word in self.get("asset_deck", [])]
        later = ("production", "event", "demand", "pay_demand")
        track = self.get("track", 0 if self.get("phase", "turn") in later else 1)
        if isinstance(track, int):
            s.track = tuple(sorted(free)[:track])
            free -= set(s.track)
        else:
            s.track = tuple([take(word) for word in track])
        s.assets = (*sorted(free), *reversed(top))

    def events_and_demands(self) -> None:
        s = self.s
        top = [self.number(word, s.tables.events, "event") for word in self.get("events", [])]
        rest = [event for event in range(len(s.tables.events)) if event not in top]
        s.events = (*rest, *reversed(top))
        show_top_back(s)
        first = self.get("demand")
        s.demand = 0 if first is None else self.number(first, s.tables.demands, "demand")
        s.demand_known = 1 << s.demand
        top = [self.number(word, s.tables.demands, "demand") for word in self.get("demands", [])]
        rest = [d for d in range(len(s.tables.demands)) if d not in top and d != s.demand]
        s.demands = (*rest, *reversed(top))
        targets = list(s.tables.needs[s.demand])
        for word, amount in self.get("targets", {}).items():
            targets[self.number(word, list(RESOURCES), "resource")] = int(amount)
        s.targets = tuple(targets)

    def deal(self) -> None:
        s = self.s
        values = self.get("deal", {})
        known = (
            "asset", "main", "counteroffers", "support_main", "support_counter", "winner", "fall_guy",
        )  # fmt: skip
        for name in values:
            if name not in known:
                raise BadPosition(f"field 'deal': there is no '{name}'")
        s.dealing = self.get("phase", "turn") in IN_A_DEAL
        if not s.dealing and values:
            raise BadPosition("field 'deal': no deal is going on at that point")
        if "main" in values:
            s.main = self.number(values["main"], s.tables.cards, "card")
            s.main_played = True
        s.box = self.codes(values.get("counteroffers", []))
        s.support_main = self.codes(values.get("support_main", []))
        s.support_counter = self.codes(values.get("support_counter", []))
        s.fall_guy = bool(values.get("fall_guy", False))
        if "winner" in values:
            s.winner = self.number(values["winner"], ["main", "counter"], "offer")
            if s.winner == COUNTER and not s.box:
                raise BadPosition("field 'deal': there is no counteroffer to win")
        elif self.get("phase") in ("resolve", "claim"):
            s.winner = COUNTER if s.box else MAIN
        offers = [s.main, *[card_of(code) for code in s.box]]
        for card in offers:
            if card >= s.tables.action_cards:
                emergency = list(s.emergency)
                emergency[card - s.tables.action_cards] = NOBODY
                s.emergency = tuple(emergency)

    def codes(self, entries: list[dict[str, Any]]) -> tuple[int, ...]:
        cards = self.s.tables.cards
        return tuple(
            [
                laid_card(
                    self.number(entry["card"], cards, "card"),
                    self.seat_number(entry["seat"], "deal"),
                )
                for entry in entries
            ]
        )

    def action_cards(self) -> None:
        s = self.s
        left: Counter[int] = Counter(dict(enumerate(s.tables.copies)))
        names = s.tables.cards[: s.tables.action_cards]

        def take(word: str) -> int:
            card = self.number(word, names, "action card")
            left[card] -= 1
            if left[card] < 0:
                raise BadPosition(f"there are only {s.tables.copies[card]} copies of '{word}'")
            return card

        played = [s.main, *s.box, *s.support_main, *s.support_counter]
        for code in played:
            card = card_of(code)
            if code != NOBODY and card < s.tables.action_cards:
                take(names[card])
        for seat, hand in enumerate(self.per_seat("hands", [])):
            s.hands[seat] = tuple([take(word) for word in hand])
        public = (1 << s.seats) - 1
        s.discard = tuple([discarded_card(take(word), public) for word in self.get("discard", [])])
        tops: dict[int, list[int]] = {}
        for word, cards in self.get("decks", {}).items():
            tops[self.number(word, list(TYPES), "type")] = [take(card) for card in cards]
        exact = bool(self.get("exact_decks", False))
        rest_to = self.seat_number(self.get("rest_to", s.seats - 1), "rest_to")
        for type in range(len(TYPES)):
            rest = [
                card
                for card in range(s.tables.action_cards)
                if s.tables.type_of[card] == type
                for _ in range(left[card])
            ]
            top = tops.get(type, [])
            if any(s.tables.type_of[card] != type for card in top):
                raise BadPosition(f"field 'decks': a card of another type in {TYPES[type]}")
            if exact and type in tops:
                s.hands[rest_to] += tuple(rest)
                rest = []
            s.decks[type] = (*rest, *reversed(top))

    def secrets(self) -> None:
        s = self.s
        words = [*s.tables.corporations, "federalist"]
        cards = [*sorted(s.corporation), FEDERALIST]
        wanted = [*self.per_seat("rivals", None), self.get("spare")]
        rivals = [NOBODY] * (s.seats + 1)
        for place, word in enumerate(wanted):
            if word is not None:
                card = self.number(word, words, "rival card")
                if card not in cards:
                    raise BadPosition(f"the rival card '{word}' is not in the game, or used twice")
                cards.remove(card)
                rivals[place] = card
        s.rivals = tuple([cards.pop(0) if card == NOBODY else card for card in rivals])
        free = list(range(len(s.tables.investments)))
        chosen = self.per_seat("investments", None)
        kept = [NOBODY] * s.seats
        for seat, word in enumerate(chosen):
            if word is not None:
                card = self.number(word, s.tables.investments, "investment")
                if card not in free:
                    raise BadPosition(f"the investment '{word}' is used twice")
                free.remove(card)
                kept[seat] = card
        s.invested = tuple([free.pop(0) if card == NOBODY else card for card in kept])
        s.returned = tuple([free.pop(0) for _ in range(s.seats)])

    def promises(self) -> None:
        s = self.s
        for entry in self.get("promises", []):
            promiser = self.seat_number(entry["promiser"], "promises")
            to = entry.get("promisee")
            promisee = ANYBODY if to is None else self.seat_number(to, "promises")
            try:
                term = notation.read_term(entry["term"], s.tables)
            except BadNotation as error:
                raise BadPosition(f"field 'promises': {error}") from None
            status = entry.get("status", OPEN)
            if status not in (OPEN, KEPT, BROKEN, RELEASED, EXPIRED):
                raise BadPosition(f"field 'promises': there is no status '{status}'")
            s.book += (Promise(s.next_id, promiser, promisee, term, status, 0, 0, 0),)
            s.next_id += 1

    # -- where the game stands ------------------------------------------------------------------

    def stage(self) -> None:
        s = self.s
        phase = self.get("phase", "turn")
        round = int(self.get("round", 1))
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
        seat = self.seat_number(self.get("seat", s.left_of(s.active)), "seat")
        turn: list[Step] = [turns.ACTION_PHASE, turns.PASS_TOKEN, turns.DISCARD_DOWN]
        turn.append(turns.START_END_OF_TURN)
        rest = [*turn, resolution.RESOLUTION]
        stacks: dict[str, list[Step]] = {
            "turn": [turns.ACTION_PHASE],
            "refresh": [*turn, turns.DEAL, turns.REFRESH],
            "deal": [*turn, turns.DEAL],
            "main_offer": [
                *rest, support.START_SUPPORT, deal.COUNTEROFFERS, deal.OFFER_TALK, deal.STEP_2
            ],
            "counteroffers": [*rest, support.START_SUPPORT, deal.COUNTEROFFER[seat]],
            "support_start": [*rest, support.START_SUPPORT],
            "support": [*rest, support.SUPPORTERS[seat]],
            "resolution": rest,
            "resolve": [
                *turn, resolution.END_DEAL, resolution.CLEAN_UP, resolution.CLAIM_REVEALED,
                resolution.RESOLVE_OFFER,
            ],
            "claim": [*turn, resolution.END_DEAL, resolution.CLEAN_UP, resolution.CLAIM_REVEALED],
            "end_of_turn": turn,
            "discard_down": turn[:3],
            "production": [PRODUCTION_PHASE],
            "event": [EVENT_PHASE],
            "demand": [demand.DemandRound()],
            "pay_demand": [
                END_ROUND, demand.CHOOSE_INVESTMENTS, demand.DEAL_INVESTMENTS,
                demand.REVEAL_DEMAND, demand.DEMAND_PAID, demand.PAY_DEMAND,
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
