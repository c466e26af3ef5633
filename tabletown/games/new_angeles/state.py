"""What is on the table in New Angeles: the one place that knows how it is stored.

Everything is a flat list, an int used as a set, or a tuple shared by copies. A set of districts has
bit ``d`` for district ``d``; a set of seats bit ``seat``; a set of assets bit ``asset``. Cards are
numbers of kinds: copies of a card are alike. Decks have their top at the end.
"""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.errors import Refusal
from tabletown.core.plain import Frozen, from_plain, frozen_types
from tabletown.core.state import GameEnds, State
from tabletown.core.steps import ASKS_MANY
from tabletown.games.new_angeles.tables import (
    MAIN,
    NOBODY,
    OUTAGE,
    PIECES,
    PROTEST,
    RESOURCES,
    SEATS,
    STRIKE,
    TYPES,
    Tables,
    tables_for,
)

# Phases of the game
SETUP: Final = 0
ACTION: Final = 1
PRODUCTION: Final = 2
EVENT: Final = 3
DEMAND: Final = 4
PHASES: Final = ("setup", "action", "production", "event", "demand")

# Whether an action card is being resolved and has touched illness (NA-3.0)
NO_CARD: Final = 0
CLEAN: Final = 1
TOUCHED: Final = 2

SEAT_SHIFT: Final = (
    8  # card | seat << 8 in boxes and piles, card | knowers << 8 in the discard pile
)
CARD: Final = (1 << SEAT_SHIFT) - 1
DECK_CARD: Final = 7  # "seat" of a support card that came from a deck: nobody knows it

STANDARD_HAND: Final = 5  # NA-42.0


class Memory(Frozen):
    """What ``looker`` remembers of another hand: it held ``cards``; ``gone`` cards left it unseen."""

    __slots__ = ("cards", "gone", "looker", "owner")
    FIELDS = ("looker", "owner", "cards", "gone")

    def __init__(self, looker: int, owner: int, cards: tuple[int, ...], gone: int) -> None:
        self.looker = looker
        self.owner = owner
        self.cards = cards
        self.gone = gone


LISTS: Final = ("capital", "supply", "on", "hands", "decks", "owned", "drawn")
# Everything else: ints, bools and immutable values.
PLAIN: Final = (
    # the table
    "threat", "active", "space", "phase", "turn", "discard", "exhausted", "in_play", "assets",
    "track", "asset_known", "events", "event_known", "event_backs", "demand", "demands", "demand_known", "targets",
    "corporation", "seat_of", "emergency", "faceup", "rivals", "rival_known", "invested",
    "offered", "returned", "scored", "event", "memories",
    # the deal
    "dealing", "revealed", "main", "main_played", "box", "support_main", "support_counter",
    "barred", "no_trade", "bets", "winner", "fall_guy", "declared_main", "declared_counter",
    # the effect being resolved
    "you", "card", "touched", "safe", "bound", "paid", "plan", "declaring", "risen",
    # the end-of-turn step
    "used", "no_discard",
    # negotiation
    "proposals", "book", "next_id", "sent", "ready", "nudges",
)  # fmt: skip
TUPLES: Final = (
    "discard", "assets", "track", "events", "event_known", "demands", "targets", "corporation",
    "seat_of", "emergency", "rivals", "rival_known", "invested", "offered", "returned", "memories",
    "box", "support_main", "support_counter", "bets", "declared_main", "declared_counter", "bound",
    "plan", "proposals", "book", "sent", "nudges",
)  # fmt: skip


class City(State):
    """The state of a game of New Angeles."""

    __slots__ = ("t", *LISTS, *PLAIN)
    FIELDS = (*State.FIELDS, *LISTS, *PLAIN)

    t: Tables
    # -- lists
    capital: list[int]  # by seat (NA-15)
    supply: list[int]  # by resource (NA-40)
    on: list[int]  # by piece: the set of districts that hold one
    hands: list[tuple[int, ...]]  # by seat, in the order the cards were received
    decks: list[tuple[int, ...]]  # by type
    owned: list[tuple[int, ...]]  # assets by seat, in the order they were received
    drawn: list[int]  # by seat * TYPES + type: cards drawn openly from that deck, less those shown
    # -- the table
    threat: int
    active: int  # holder of the active player token (NA-1)
    space: int  # of the round track
    phase: int
    turn: int  # number of passings of the token, for scopes (NA-N.25)
    discard: tuple[int, ...]  # card | set of seats that know it << 8
    exhausted: int
    in_play: int  # assets that somebody owns
    assets: tuple[int, ...]  # the asset deck
    track: tuple[int, ...]  # the turn track from slot 1 up
    asset_known: int  # assets facedown in deck or track whose place everybody knows (NA-H.8)
    events: tuple[int, ...]
    event_known: tuple[int, ...]  # by event: the set of seats that know where it lies
    event_backs: int  # events whose back everybody has seen at their present place
    demand: int  # the faceup demand card
    demands: tuple[int, ...]  # the rest of the deck
    demand_known: int  # demand cards that were faceup once; old ones lie at the bottom
    targets: tuple[int, ...]  # by resource (NA-69)
    corporation: tuple[int, ...]  # by seat; NOBODY before the choice
    seat_of: tuple[int, ...]  # by corporation
    emergency: tuple[int, ...]  # by corporation: the seat in whose area its card lies, or NOBODY
    faceup: int  # emergency actions lying faceup
    rivals: tuple[int, ...]  # by seat, then the spare one under the board
    rival_known: tuple[int, ...]  # the same places: the set of seats that know the card there
    invested: tuple[int, ...]  # by seat: the kept investment, or NOBODY
    offered: tuple[int, ...]  # by seat * 2: the two cards to choose from, or NOBODY
    returned: tuple[int, ...]  # by seat: the investment given back, or NOBODY
    scored: bool  # the investments lie open (NA-H.12)
    event: int  # the event being resolved, or NOBODY
    memories: tuple[Memory, ...]
    # -- the deal
    dealing: bool
    revealed: int  # asset, or NOBODY
    main: int  # card of the main offer, or NOBODY
    main_played: bool  # the main offer was made (or skipped, NA-M.22) in this deal
    box: tuple[int, ...]  # the counteroffer box from the bottom: card | seat << 8
    support_main: tuple[int, ...]  # card | seat << 8
    support_counter: tuple[int, ...]
    barred: int  # seats that may not support the counteroffer (Locust Company)
    no_trade: int  # seats that may not trade capital or assets (Mark Yale)
    bets: tuple[int, ...]  # seat, the player bet on, amount ... (Jackson Howard)
    winner: int  # MAIN or COUNTER once it is fixed, else NOBODY
    fall_guy: bool
    declared_main: tuple[int, ...]  # place in the program, action id ... (Caprice Nisei)
    declared_counter: tuple[int, ...]
    # -- the effect being resolved
    you: int  # the resolver
    card: int  # action card being resolved (NOBODY: no action card), or asset for asset effects
    touched: int  # NO_CARD, CLEAN, TOUCHED
    safe: bool  # illness does not raise threat during this action (NA-3.7)
    bound: tuple[int, ...]  # what the steps have bound: districts, players, numbers
    paid: bool  # whether the price of a "to" was paid (NA-G.6)
    plan: tuple[int, ...]  # declared choices still to be carried out
    declaring: bool  # a ghost table on which a declaration is tried out
    risen: int  # threat risen since the event was revealed (NA-K.10)
    # -- the end-of-turn step
    used: int  # assets used in this step (NA-22.1)
    no_discard: bool  # Toshiyuki Sakai
    # -- negotiation
    proposals: tuple[Any, ...]  # open proposals
    book: tuple[Any, ...]  # the promise book
    next_id: int
    sent: tuple[int, ...]  # proposals sent in this turn, by seat
    ready: int  # seats that are ready to close the window
    nudges: tuple[int, ...]  # how often each seat made others not ready in this window

    def __init__(self, config: Config, rng: int, rules: int) -> None:
        super().__init__(config, rng, rules)
        self.t = tables_for(config.pack)

    def clear(self) -> None:
        """The empty table."""
        n = self.seats
        self.capital = [0] * n
        self.supply = [0] * RESOURCES
        self.on = [0] * PIECES
        self.hands = [()] * n
        self.decks = [()] * TYPES
        self.owned = [()] * n
        self.drawn = [0] * (n * TYPES)
        for name in PLAIN:
            setattr(self, name, () if name in TUPLES else 0)
        self.active = 0
        self.event_known = (0,) * len(self.t.events)
        self.targets = (0,) * RESOURCES
        self.corporation = (NOBODY,) * n
        self.seat_of = (NOBODY,) * SEATS
        self.emergency = (NOBODY,) * SEATS
        self.rivals = (NOBODY,) * (n + 1)
        self.rival_known = (*[1 << seat for seat in range(n)], 0)
        self.invested = self.returned = (NOBODY,) * n
        self.offered = (NOBODY,) * (2 * n)
        self.demand = self.revealed = self.main = self.winner = NOBODY
        self.you = self.card = self.event = NOBODY
        for name in (
            "scored",
            "dealing",
            "main_played",
            "fall_guy",
            "safe",
            "paid",
            "declaring",
            "no_discard",
        ):
            setattr(self, name, False)
        self.next_id = 1
        self.sent = self.nudges = (0,) * n

    def clone(self) -> City:
        other = City(self.config, self.rng, self.rules)
        other.forced = self.forced.copy()
        other.stack = self.stack.copy()
        other.outcome = self.outcome
        other.cached = self.cached
        other.asked = self.asked
        other.capital = self.capital.copy()
        other.supply = self.supply.copy()
        other.on = self.on.copy()
        other.hands = self.hands.copy()
        other.decks = self.decks.copy()
        other.owned = self.owned.copy()
        other.drawn = self.drawn.copy()
        other.threat = self.threat
        other.active = self.active
        other.space = self.space
        other.phase = self.phase
        other.turn = self.turn
        other.discard = self.discard
        other.exhausted = self.exhausted
        other.in_play = self.in_play
        other.assets = self.assets
        other.track = self.track
        other.asset_known = self.asset_known
        other.events = self.events
        other.event_known = self.event_known
        other.event_backs = self.event_backs
        other.demand = self.demand
        other.demands = self.demands
        other.demand_known = self.demand_known
        other.targets = self.targets
        other.corporation = self.corporation
        other.seat_of = self.seat_of
        other.emergency = self.emergency
        other.faceup = self.faceup
        other.rivals = self.rivals
        other.rival_known = self.rival_known
        other.invested = self.invested
        other.offered = self.offered
        other.returned = self.returned
        other.scored = self.scored
        other.event = self.event
        other.memories = self.memories
        other.dealing = self.dealing
        other.revealed = self.revealed
        other.main = self.main
        other.main_played = self.main_played
        other.box = self.box
        other.support_main = self.support_main
        other.support_counter = self.support_counter
        other.barred = self.barred
        other.no_trade = self.no_trade
        other.bets = self.bets
        other.winner = self.winner
        other.fall_guy = self.fall_guy
        other.declared_main = self.declared_main
        other.declared_counter = self.declared_counter
        other.you = self.you
        other.card = self.card
        other.touched = self.touched
        other.safe = self.safe
        other.bound = self.bound
        other.paid = self.paid
        other.plan = self.plan
        other.declaring = self.declaring
        other.risen = self.risen
        other.used = self.used
        other.no_discard = self.no_discard
        other.proposals = self.proposals
        other.book = self.book
        other.next_id = self.next_id
        other.sent = self.sent
        other.ready = self.ready
        other.nudges = self.nudges
        return other

    def load(self, data: dict[str, Any]) -> None:
        types = frozen_types()
        for name in self.FIELDS:
            value = from_plain(data[name], types)
            if name in TUPLES:
                value = tuple(value)
            elif name in ("hands", "decks", "owned"):
                value = [tuple(cards) for cards in value]
            setattr(self, name, value)
        self.cached = None
        self.asked = -1
        self.refresh()

    def check(self) -> None:
        from tabletown.games.new_angeles.invariants import check

        check(self)

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

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self) -> list[int]:
        """All seats from the active player on (NA-65.4a)."""
        return [*range(self.active, self.seats), *range(self.active)]

    def countering(self) -> int:
        """The countering player, or NOBODY (NA-23.0)."""
        return self.box[-1] >> SEAT_SHIFT if self.box else NOBODY

    def counteroffer(self) -> int:
        """The card of the counteroffer, or NOBODY (NA-25.5)."""
        return self.box[-1] & CARD if self.box else NOBODY

    def proposer(self, side: int) -> int:
        """Who proposed the offer on this side."""
        return self.active if side == MAIN else self.countering()

    def owner_of(self, asset: int) -> int:
        """Who owns an asset, or NOBODY."""
        if self.in_play >> asset & 1:
            for seat, assets in enumerate(self.owned):
                if asset in assets:
                    return seat
        return NOBODY

    def owns_any(self, seat: int, assets: int) -> int:
        """The set of those ``assets`` that ``seat`` owns."""
        found = 0
        for asset in self.owned[seat]:
            found |= 1 << asset
        return found & assets

    def supported(self, seat: int) -> bool:
        """Whether ``seat`` supported the offer that won (NA-57.6)."""
        pile = self.support_main if self.winner == MAIN else self.support_counter
        return any(code >> SEAT_SHIFT == seat for code in pile)

    def hand_size(self, seat: int) -> int:
        """How many cards ``seat`` may keep at the end of the own turn (NA-42.3)."""
        size = STANDARD_HAND
        if self.in_play & self.t.hand_size_assets:
            for asset in self.owned[seat]:
                size += self.t.assets[asset].hand_size
        return max(size, 0)

    def sheet(self, seat: int) -> list[tuple[int, int]]:
        """The draw list of the side that fits the number of players (NA-2.3)."""
        return self.t.sheets[self.seats > 4][self.corporation[seat]]

    # -- questions about the city -----------------------------------------------------------

    def reserve(self, piece: int) -> int:
        """Copies of a piece that are not in the city (NA-41.0)."""
        if piece in (PROTEST, STRIKE):
            return self.t.limit[piece] - (self.on[PROTEST] | self.on[STRIKE]).bit_count()
        return self.t.limit[piece] - self.on[piece].bit_count()

    def in_unrest(self) -> int:
        """The districts in protest or strike."""
        return self.on[PROTEST] | self.on[STRIKE]

    def cannot_produce(self) -> int:
        """The districts in strike or outage (NA-36.2)."""
        return self.on[STRIKE] | self.on[OUTAGE]

    def standard_round(self) -> int:
        """The number of the current (or, in a demand round, last) standard round."""
        return self.t.rounds[self.space]

    def last_demand(self) -> bool:
        return self.space == len(self.t.spaces) - 1

    # -- actions beside the main line (NA-N) --------------------------------------------------

    def apply(self, action: Action, seat: int = -1) -> None:
        if self.proposals:
            top = self.stack[-1]
            super().apply(action, seat)
            if self.outcome is None:
                same = top.nature == ASKS_MANY and self.stack[-1] is top
                from tabletown.games.new_angeles.negotiation import life

                life.after_move(self, same)
        else:
            super().apply(action, seat)

    def free_options(self, seat: int) -> list[Action]:
        from tabletown.games.new_angeles.negotiation import suggest

        return suggest.free_options(self, seat)

    def refuse_free(self, seat: int, action: Action) -> Refusal | None:
        from tabletown.games.new_angeles.negotiation import protocol

        return protocol.refuse_move(self, seat, action)

    def do_free(self, seat: int, action: Action) -> None:
        from tabletown.games.new_angeles.negotiation import protocol

        protocol.do_move(self, seat, action)
        if self.outcome is not None:
            raise GameEnds
