"""What is on the table in New Angeles: the one place that knows how it is stored.

Everything is a flat list, an int used as a set, or a tuple shared by copies. A set of districts has
bit ``d`` for district ``d``; a set of seats bit ``seat``; a set of assets bit ``asset``. Cards are
numbers of kinds: copies of a card are alike. Decks have their top at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.actions import Action
from tabletown.core.bits import made_of
from tabletown.core.errors import Refusal
from tabletown.core.fields import Copied, Derived
from tabletown.core.plain import Frozen
from tabletown.core.state import GameEnds, State
from tabletown.core.steps import ASKS_MANY
from tabletown.games.new_angeles.state.layout import (
    COUNTER,
    MAIN,
    NOBODY,
    PIECES,
    PROTEST,
    RESOURCES,
    SEATS,
    STRIKE,
    TYPES,
)

if TYPE_CHECKING:
    from tabletown.games.new_angeles.tables import Tables

# Phases of the game
SETUP: Final = 0
ACTION: Final = 1
PRODUCTION: Final = 2
EVENT: Final = 3
DEMAND: Final = 4
STAGES: Final = ("stable", "protest", "strike")  # of unrest (NA-29.0)
PHASES: Final = ("setup", "action", "production", "event", "demand")

# Whether an action card is being resolved and has touched illness (NA-3.0)
NO_CARD: Final = 0
CLEAN: Final = 1
TOUCHED: Final = 2

SEAT_SHIFT: Final = 8  # bits of a card's number; above them who laid it, or who knows it
CARD: Final = (1 << SEAT_SHIFT) - 1
DECK_CARD: Final = 7  # "seat" of a support card that came from a deck: nobody knows it

STANDARD_HAND: Final = 5  # NA-42.0
TALKS: Final = 7  # negotiation windows (rules/talk.py)


# -- cards in offer boxes, support piles and the discard pile --------------------------------------


def laid_card(card: int, seat: int) -> int:
    """A card that ``seat`` laid into the counteroffer box or beside an offer (or DECK_CARD)."""
    return card | seat << SEAT_SHIFT


def discarded_card(card: int, knowers: int) -> int:
    """A card of the discard pile that a set of seats has seen (NA-H.5)."""
    return card | knowers << SEAT_SHIFT


def card_of(laid: int) -> int:
    """Which card it is."""
    return laid & CARD


def laid_by(laid: int) -> int:
    """Who laid it; DECK_CARD for a card from a deck."""
    return laid >> SEAT_SHIFT


def knowers_of(discarded: int) -> int:
    """The set of seats that know a card of the discard pile."""
    return discarded >> SEAT_SHIFT


def choices_in(plan: tuple[int, ...]) -> list[tuple[int, int]]:
    """Declared choices (NA-A.6): the number of the step, and the id of the action."""
    return [(plan[i], plan[i + 1]) for i in range(0, len(plan), 2)]


class Memory(Frozen):
    """What ``looker`` remembers of another hand: it held ``cards``; ``gone`` cards left it unseen."""

    looker: int
    owner: int
    cards: tuple[int, ...]
    gone: int


class NewAngelesState(State):
    """The state of a game of New Angeles."""

    tables: Derived[Tables]
    # -- lists
    capital: Copied[list[int]]  # by seat (NA-15)
    supply: Copied[list[int]]  # by resource (NA-40)
    on: Copied[list[int]]  # by piece: the set of districts that hold one
    hands: Copied[list[tuple[int, ...]]]  # by seat, in the order the cards were received
    decks: Copied[list[tuple[int, ...]]]  # by type
    owned: Copied[list[tuple[int, ...]]]  # assets by seat, in the order they were received
    drawn: Copied[
        list[int]
    ]  # by seat * TYPES + type: cards drawn openly from that deck, less those shown
    # -- the table
    threat: int = 0
    active: int = 0  # holder of the active player token (NA-1)
    space: int = 0  # of the round track
    phase: int = 0
    turn: int = 0  # number of passings of the token, for scopes (NA-N.25)
    discard: tuple[int, ...] = ()  # card | set of seats that know it << 8
    exhausted: int = 0
    in_play: int = 0  # assets that somebody owns
    assets: tuple[int, ...] = ()  # the asset deck
    track: tuple[int, ...] = ()  # the turn track from slot 1 up
    asset_known: int = 0  # assets facedown in deck or track whose place everybody knows (NA-H.8)
    events: tuple[int, ...] = ()
    event_known: tuple[int, ...]  # by event: the set of seats that know where it lies
    event_backs: int = 0  # events whose back everybody has seen at their present place
    demand: int = NOBODY  # the faceup demand card
    demands: tuple[int, ...] = ()  # the rest of the deck
    demand_known: int = 0  # demand cards that were faceup once; old ones lie at the bottom
    targets: tuple[int, ...]  # by resource (NA-69)
    corporation: tuple[int, ...]  # by seat; NOBODY before the choice
    seat_of: tuple[int, ...]  # by corporation
    emergency: tuple[int, ...]  # by corporation: the seat in whose area its card lies, or NOBODY
    faceup: int = 0  # emergency actions lying faceup
    rivals: tuple[int, ...]  # by seat, then the spare one under the board
    rival_known: tuple[int, ...]  # the same places: the set of seats that know the card there
    invested: tuple[int, ...]  # by seat: the kept investment, or NOBODY
    offered: tuple[int, ...]  # by seat * 2: the two cards to choose from, or NOBODY
    returned: tuple[int, ...]  # by seat: the investment given back, or NOBODY
    scored: bool = False  # the investments lie open (NA-H.12)
    event: int = NOBODY  # the event being resolved, or NOBODY
    memories: tuple[Memory, ...] = ()
    # -- the deal
    dealing: bool = False
    revealed: int = NOBODY  # asset, or NOBODY
    main: int = NOBODY  # card of the main offer, or NOBODY
    main_played: bool = False  # the main offer was made (or skipped, NA-M.22) in this deal
    box: tuple[int, ...] = ()  # the counteroffer box from the bottom: card | seat << 8
    support_main: tuple[int, ...] = ()  # card | seat << 8
    support_counter: tuple[int, ...] = ()
    barred: int = 0  # seats that may not support the counteroffer; << SEAT_SHIFT: the main offer
    no_trade: int = 0  # seats that may not trade capital or assets (Mark Yale)
    bets: tuple[int, ...] = ()  # seat, the player bet on, amount ... (Jackson Howard)
    winner: int = NOBODY  # MAIN or COUNTER once it is fixed, else NOBODY
    fall_guy: bool = False
    declared_main: tuple[int, ...] = ()  # place in the program, action id ... (Caprice Nisei)
    declared_counter: tuple[int, ...] = ()
    # -- the effect being resolved
    you: int = NOBODY  # the resolver
    card: int = (
        NOBODY  # action card being resolved (NOBODY: no action card), or asset for asset effects
    )
    touched: int = 0  # NO_CARD, CLEAN, TOUCHED
    safe: bool = False  # illness does not raise threat during this action (NA-3.7)
    bound: tuple[int, ...] = ()  # what the steps have bound: districts, players, numbers
    paid: bool = False  # whether the price of a "to" was paid (NA-G.6)
    plan: tuple[int, ...] = ()  # declared choices still to be carried out
    declaring: bool = False  # a ghost table on which a declaration is tried out
    risen: int = 0  # threat risen since the event was revealed (NA-K.10)
    # -- the end-of-turn step
    used: int = 0  # assets used in this step (NA-22.1)
    no_discard: bool = False  # Toshiyuki Sakai
    # -- negotiation
    proposals: tuple[Any, ...] = ()  # open proposals
    book: tuple[Any, ...] = ()  # the promise book
    next_id: int = 1
    sent: tuple[int, ...]  # proposals sent in this turn, by seat
    # seats that are ready to close the window; << SEAT_SHIFT * (window + 1): that want to speak there
    ready: int = 0
    nudges: tuple[int, ...]  # how often each seat made others not ready in this window

    def begin(self) -> None:
        n = self.seats
        self.capital = [0] * n
        self.supply = [0] * RESOURCES
        self.on = [0] * PIECES
        self.hands = [()] * n
        self.decks = [()] * TYPES
        self.owned = [()] * n
        self.drawn = [0] * (n * TYPES)
        self.event_known = (0,) * len(self.tables.events)
        self.targets = (0,) * RESOURCES
        self.corporation = (NOBODY,) * n
        self.seat_of = (NOBODY,) * SEATS
        self.emergency = (NOBODY,) * SEATS
        self.rivals = (NOBODY,) * (n + 1)
        self.rival_known = (*[1 << seat for seat in range(n)], 0)
        self.invested = self.returned = (NOBODY,) * n
        self.offered = (NOBODY,) * (2 * n)
        self.sent = self.nudges = (0,) * n

    def tell(
        self,
        to: tuple[int, ...],
        key: str,
        rule: str,
        secret: dict[str, Any],
        *,
        hidden: bool = False,
        reveals: bool = True,
        **args: Any,
    ) -> None:
        """As every state does; ``seen`` is 1 for those who see the secret part, so texts can differ."""
        if self.log is not None:
            seen = {"seen": 1, **secret}
            super().tell(to, key, rule, seen, hidden=hidden, reveals=reveals, seen=0, **args)

    # -- questions about players ------------------------------------------------------------

    def everybody(self) -> int:
        """The set of all seats."""
        return (1 << self.seats) - 1

    def is_known_to(self, seat: int, knowers: int) -> bool:
        """Whether ``seat`` is among those who know something; a spectator (NOBODY) knows what all know."""
        return knowers == self.everybody() or (seat != NOBODY and bool(knowers >> seat & 1))

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self) -> list[int]:
        """All seats from the active player on (NA-65.4a)."""
        return [*range(self.active, self.seats), *range(self.active)]

    def countering(self) -> int:
        """The countering player, or NOBODY (NA-23.0)."""
        return laid_by(self.box[-1]) if self.box else NOBODY

    def counteroffer(self) -> int:
        """The card of the counteroffer, or NOBODY (NA-25.5)."""
        return card_of(self.box[-1]) if self.box else NOBODY

    def proposer(self, side: int) -> int:
        """Who proposed the offer on this side."""
        return self.active if side == MAIN else self.countering()

    def offer(self, side: int) -> int:
        """The card that is offered on this side, or NOBODY."""
        return self.main if side == MAIN else self.counteroffer()

    def support(self, side: int) -> tuple[int, ...]:
        """The cards that lie beside the offer on this side."""
        return self.support_main if side == MAIN else self.support_counter

    def lay_beside(self, side: int, laid: tuple[int, ...]) -> None:
        """Support cards lie beside the offer on this side."""
        if side == MAIN:
            self.support_main += laid
        else:
            self.support_counter += laid

    def declared(self, side: int) -> tuple[int, ...]:
        """What was declared for the offer on this side (NA-A.6)."""
        return self.declared_main if side == MAIN else self.declared_counter

    def leading(self) -> int:
        """The side that wins if nothing more is laid (NA-54.5)."""
        more = len(self.support_counter) > len(self.support_main)
        return COUNTER if self.box and more else MAIN

    def supporters_from(self, seat: int) -> list[int]:
        """Supporting players clockwise from a seat on, up to the active player (NA-58.0)."""
        found = []
        countering = self.countering()
        while seat != self.active:
            if seat != countering:
                found.append(seat)
            seat = self.left_of(seat)
        return found

    def missing_support(self, side: int) -> int:
        """How many more cards the offer on this side needs to win; 0 or less if it leads."""
        lead = len(self.support_main) - len(self.support_counter)
        return -lead if side == MAIN else lead + 1

    def trial(self) -> NewAngelesState:
        """A copy on which things are tried out; nobody negotiates about it."""
        copy = self.clone()
        copy.proposals = ()
        copy.book = ()
        return copy

    def owner_of(self, asset: int) -> int:
        """Who owns an asset, or NOBODY."""
        if self.in_play >> asset & 1:
            for seat, assets in enumerate(self.owned):
                if asset in assets:
                    return seat
        return NOBODY

    def owns_any(self, seat: int, assets: int) -> int:
        """The set of those ``assets`` that ``seat`` owns."""
        return made_of(self.owned[seat]) & assets

    def may_support(self, seat: int, side: int) -> bool:
        """Whether no card forbids ``seat`` to support that offer in this deal (NA-A.22, NA-57.6)."""
        return not self.barred >> seat + (SEAT_SHIFT if side == MAIN else 0) & 1

    def bar_support(self, seat: int, side: int) -> None:
        """From now on ``seat`` may not support that offer in this deal."""
        self.barred |= 1 << seat + (SEAT_SHIFT if side == MAIN else 0)

    def supported(self, seat: int) -> bool:
        """Whether ``seat`` supported the offer that won (NA-57.6)."""
        return any(laid_by(code) == seat for code in self.support(self.winner))

    def faceup_emergencies(self, seat: int) -> list[int]:
        """Emergency action cards lying faceup in a play area, whoever owns them (NA-17.8, NA-17.2)."""
        if not self.faceup or seat not in self.emergency:
            return []
        first = self.tables.action_cards
        return [
            first + corporation
            for corporation, holder in enumerate(self.emergency)
            if holder == seat and self.faceup >> corporation & 1
        ]

    def hand_size(self, seat: int) -> int:
        """How many cards ``seat`` may keep at the end of the own turn (NA-42.3)."""
        size = STANDARD_HAND
        if self.in_play & self.tables.hand_size_assets:
            for asset in self.owned[seat]:
                size += self.tables.assets[asset].hand_size
        return max(size, 0)

    def sheet(self, seat: int) -> list[tuple[int, int]]:
        """The draw list of the side that fits the number of players (NA-2.3)."""
        return self.tables.sheets[self.seats > 4][self.corporation[seat]]

    # -- draws, investments and bets -----------------------------------------------------------

    def drawn_by(self, seat: int) -> list[int]:
        """By type: the cards that ``seat`` drew openly and has not shown since (NA-H.2)."""
        return self.drawn[seat * TYPES : (seat + 1) * TYPES]

    def note_drawn(self, seat: int, type: int, count: int) -> None:
        """Everybody saw from which deck ``seat`` drew."""
        self.drawn[seat * TYPES + type] += count

    def note_shown(self, seat: int, type: int) -> None:
        """A card of ``seat`` was seen by everybody: one less of those that were drawn openly."""
        if self.drawn[seat * TYPES + type]:
            self.drawn[seat * TYPES + type] -= 1

    def choices_of(self, seat: int) -> tuple[int, int]:
        """The two investments from which ``seat`` keeps one (NA-18.0); NOBODY before and afterwards."""
        return self.offered[2 * seat], self.offered[2 * seat + 1]

    def offer_investments(self, choices: list[tuple[int, int]]) -> None:
        """Each seat may keep one of its two investments (NA-18.0)."""
        self.offered = tuple([card for pair in choices for card in pair])

    def each_bet(self) -> list[tuple[int, int, int]]:
        """Who has bet, on which player, and for how much (NA-A.20)."""
        flat = self.bets
        return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]

    def declare_choice(self, number: int, action: int) -> None:
        """The step of this number will choose this action (NA-A.6)."""
        self.plan += (number, action)

    def drop_declared(self, number: int) -> None:
        """The first choice that was declared for a step is used up (NA-A.7)."""
        choices = choices_in(self.plan)
        for choice in choices:
            if choice[0] == number:
                choices.remove(choice)
                self.plan = tuple([part for left in choices for part in left])
                break

    # -- questions about the city -----------------------------------------------------------

    def has(self, piece: int, district: int) -> bool:
        """Whether a piece of that kind lies in the district."""
        return bool(self.on[piece] >> district & 1)

    def put(self, piece: int, district: int) -> None:
        self.on[piece] |= 1 << district

    def take(self, piece: int, district: int) -> None:
        self.on[piece] &= ~(1 << district)

    def reserve(self, piece: int) -> int:
        """Copies of a piece that are not in the city (NA-41.0)."""
        if piece in (PROTEST, STRIKE):
            return self.tables.limit[piece] - (self.on[PROTEST] | self.on[STRIKE]).bit_count()
        return self.tables.limit[piece] - self.on[piece].bit_count()

    def unrest_in(self, district: int) -> int:
        """The stage of a district's unrest: 0 stable, 1 protest, 2 strike (NA-29.0)."""
        return 2 if self.has(STRIKE, district) else int(self.has(PROTEST, district))

    def in_unrest(self) -> int:
        """The districts in protest or strike."""
        return self.on[PROTEST] | self.on[STRIKE]

    def standard_round(self) -> int:
        """The number of the current (or, in a demand round, last) standard round."""
        return self.tables.rounds[self.space]

    def last_demand(self) -> bool:
        return self.space == len(self.tables.spaces) - 1

    # -- negotiation windows (NA-N.60, NA-N.67) -----------------------------------------------

    def is_ready(self, seat: int) -> bool:
        """Whether ``seat`` is not waited for in the negotiation window."""
        return bool(self.ready >> seat & 1)

    def set_ready(self, seat: int, ready: bool) -> None:
        """``seat`` is waited for in the negotiation window, or not any more."""
        self.ready = self.ready | 1 << seat if ready else self.ready & ~(1 << seat)

    def open_floor(self, speakers: int) -> None:
        """A negotiation window begins that waits for a set of seats."""
        self.close_floor()
        self.ready |= self.everybody() & ~speakers
        self.nudges = (0,) * self.seats

    def close_floor(self) -> None:
        """The window is over; who wants to speak in later ones still does."""
        self.ready = self.ready >> SEAT_SHIFT << SEAT_SHIFT

    def speakers(self, window: int) -> int:
        """The set of seats that want to be asked in a negotiation window (NA-N.67)."""
        return self.ready >> SEAT_SHIFT * (window + 1) & CARD

    def speaks_in(self, seat: int) -> int:
        """The set of negotiation windows in which ``seat`` wants to be asked."""
        wishes = self.ready >> SEAT_SHIFT + seat
        if not wishes:
            return 0
        return sum([1 << w for w in range(TALKS) if wishes >> SEAT_SHIFT * w & 1])

    def want_to_speak(self, seat: int, windows: int) -> None:
        """From now on ``seat`` wants to be asked in these negotiation windows."""
        for window in range(TALKS):
            bit = 1 << SEAT_SHIFT * (window + 1) + seat
            self.ready = self.ready | bit if windows >> window & 1 else self.ready & ~bit

    # -- actions beside the main line (NA-N) --------------------------------------------------

    def apply(self, action: Action, seat: int = -1) -> None:
        if self.proposals:
            top = self.stack[-1]
            super().apply(action, seat)
            if self.outcome is None:
                same = top.nature == ASKS_MANY and self.stack[-1] is top
                self.tables.after_move(self, same)
        else:
            super().apply(action, seat)

    def free_options(self, seat: int) -> list[Action]:
        return self.tables.free_options(self, seat)

    def refuse_free(self, seat: int, action: Action) -> Refusal | None:
        return self.tables.refuse_free(self, seat, action)

    def do_free(self, seat: int, action: Action) -> None:
        self.tables.do_free(self, seat, action)
        if self.outcome is not None:
            raise GameEnds
