"""The state: everything on the table, in one flat list of numbers and a few tuples.

Only this package knows the layout; rules, views, bots and the lab ask and act by name. Tuples are
replaced, never changed, so copies share them. A card in a state is named by its owner and its *ref*
(``tables.py``).
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.core.fields import Copied, Derived, Shared
from tabletown.core.state import State
from tabletown.games.fifty_first_state.effects.cost import Cost
from tabletown.games.fifty_first_state.effects.goods import (
    BLUE_DECK,
    CARD,
    GOODS,
    RED_DECK,
    SHIELD,
    TOKENS,
    VP,
    BagItems,
)
from tabletown.games.fifty_first_state.state.layout import (
    ACTED,
    ACTIVE,
    ATTACKS,
    BANK,
    BLOCKS,
    BOTH_COLOURS,
    CACHE_SHIFT,
    CACHED,
    DRAWN,
    DUE,
    EMPTY,
    ENDLESS,
    FACTION,
    FIRST,
    GOODS_OF,
    IDLE,
    KINDS_HELD,
    LINKS,
    MARKS,
    MATCH,
    NOTHING,
    ONLY_BLUE,
    ONLY_RED,
    OPEN,
    OTHERS,
    PASSED,
    PHASE,
    READY,
    REF,
    REPEAT,
    ROUND,
    RUIN,
    SHIELDED,
    SHUT,
    SIZE,
    TWINS,
    UP,
    USE,
    USED,
    USES,
    VISITED,
    WIDTH,
    Place,
    Stored,
    Triple,
    cache_of,
    cached_in,
    find,
    has_twins,
    matching,
    place_of,
    sums_of,
    triples,
)
from tabletown.games.fifty_first_state.tables import Row, Tables, tables_of


class FiftyFirstState(State):
    """The table."""

    tables: Derived[Tables]
    solo: Derived[bool]
    players: Derived[int]  # with the Hegemony
    others: Derived[Shared[list[tuple[int, ...]]]]  # the other players in turn order, by player
    active: Derived[int] = 0  # whose turn it is in the Action phase; kept beside ``n`` for speed
    goal: Derived[int]  # points that make a round the last one
    n: Copied[list[int]]
    hands: Copied[list[tuple[int, ...]]]  # kinds, sorted
    known: Copied[list[tuple[int, ...]]]  # the part of it all have seen
    lands: Copied[list[tuple[int, ...]]]  # the states, oldest first
    deals: Copied[list[tuple[int, ...]]]  # kinds, oldest first
    links: Copied[list[tuple[int, ...]]]  # connection decks, then their discards
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    display: tuple[int, ...] = ()
    attack: tuple[int, ...] = ()
    aside: tuple[tuple[int, ...], ...] = ()  # secret choices of the setup, by seat
    made: Copied[list[int]]  # goods gained in this Production phase, by player
    cut: tuple[int, ...] = ()  # settled in step C: player, owner, ref
    redirects: tuple[int, ...] = ()  # Suppliers: chooser, owner, ref
    stored: tuple[int, ...] = ()  # owner, ref, good, amount

    def begin(self) -> None:
        config = self.config
        self.tables = tables_of(config.pack)
        self.solo = config.mode == "solo"
        self.players = 2 if self.solo else config.seats
        self.others = OTHERS[self.players]
        self.goal = self.tables.mode(self.solo, str(config.options["expansion"])).end_vp
        self.n = [0] * SIZE
        self.hands = [()] * self.players
        self.known = [()] * self.players
        self.lands = [()] * self.players
        self.deals = [()] * self.players
        self.links = [()] * 4
        self.made = []

    def lay_out(self) -> None:
        """The table before the first card is dealt: the common supply, no factions (FFS-3.6, FFS-3.9, FFS-3.13)."""
        n = self.n
        for block in range(BLOCKS):
            n[block * WIDTH + FACTION] = -1
        for good in range(TOKENS):
            n[BANK + good] = self.tables.goods_limit[good] or ENDLESS
        n[UP + BLUE_DECK] = n[UP + RED_DECK] = n[REPEAT] = NOTHING

    # -- the round ----------------------------------------------------------------------------

    @property
    def phase(self) -> int:
        return self.n[PHASE]

    @property
    def round(self) -> int:
        return self.n[ROUND]

    @property
    def first(self) -> int:
        """Holder of the first player token."""
        return self.n[FIRST]

    @property
    def idle_rounds(self) -> int:
        """Rounds in a row in which nobody acted (FFS-21.13)."""
        return self.n[IDLE]

    @property
    def again(self) -> int:
        """What the active player may repeat: a ref, or ``refs`` + a faction action; -1."""
        return self.n[REPEAT]

    def in_turn_order(self) -> tuple[int, ...]:
        """The seats from the first player on, clockwise (FFS-2.15), without the Hegemony (FFS-23.8)."""
        first = self.n[FIRST]
        return (first,) if self.solo else (first, *self.others[first])

    def has_passed(self, player: int) -> bool:
        return self.n[player * WIDTH + PASSED] != 0

    def opponents(self, player: int) -> list[int]:
        """Opponents who can be the target of something: those who have not passed (FFS-2.17, FFS-19.4, FFS-26.3)."""
        n = self.n
        return [other for other in self.others[player] if not n[other * WIDTH + PASSED]]

    def last_round(self) -> bool:
        """Somebody has reached the points that make this round the last one (FFS-21.1, FFS-22.6)."""
        return max(self.n[VP : self.players * WIDTH : WIDTH]) >= self.goal

    def begin_round(self, number: int) -> None:
        self.n[ROUND] = number

    def begin_phase(self, phase: int) -> None:
        self.n[PHASE] = phase

    def make_first(self, player: int) -> None:
        self.n[FIRST] = player

    def activate(self, player: int) -> None:
        self.n[ACTIVE] = self.active = player

    def refresh(self) -> None:
        self.active = self.n[ACTIVE]
        super().refresh()

    def may_repeat(self, what: int) -> None:
        """What the active player may do once more in this turn; -1 for nothing (FFS-8.8)."""
        self.n[REPEAT] = what

    def turn_is_over(self) -> bool:
        """Nothing can be repeated and no shield be placed in this turn (FFS-8.8, FFS-8.10)."""
        n = self.n
        return n[REPEAT] < 0 and not n[n[ACTIVE] * WIDTH + SHIELD]

    def begin_action(self) -> None:
        """Somebody acts in this round (FFS-21.13), and may repeat nothing yet."""
        self.n[ACTED] = 1
        self.n[REPEAT] = NOTHING

    def end_turn(self) -> bool:
        """The turn goes to the next player clockwise who has not passed (FFS-8.3), if any is left."""
        n = self.n
        n[REPEAT] = NOTHING
        player = n[ACTIVE]
        for other in self.others[player]:
            if not n[other * WIDTH + PASSED]:
                n[ACTIVE] = self.active = other
                return True
        return not n[player * WIDTH + PASSED]  # a last remaining player goes on alone

    def count_idle(self, rounds: int = -1) -> int:
        """Rounds in a row without any action, this one included; or as many as are given."""
        n = self.n
        n[IDLE] = rounds if rounds >= 0 else 0 if n[ACTED] else n[IDLE] + 1
        return n[IDLE]

    def close_borders(self, player: int) -> None:
        """A player has passed (FFS-19.1)."""
        self.n[player * WIDTH + PASSED] = 1

    def end_round(self) -> None:
        """What is counted by the round begins anew (FFS-15.6, FFS-20.10)."""
        n = self.n
        n[ACTED] = n[ATTACKS] = n[DUE] = 0
        for player in range(self.players):
            n[player * WIDTH + USED] = n[player * WIDTH + PASSED] = 0

    # -- solo: the Hegemony's turns -------------------------------------------------------------

    @property
    def attacks(self) -> int:
        """Attacks of this round."""
        return self.n[ATTACKS]

    @property
    def pass_is_due(self) -> bool:
        """The Hegemony passes on its next turn (FFS-23.16)."""
        return self.n[DUE] != 0

    def count_attacks(self, attacks: int) -> None:
        self.n[ATTACKS] = attacks

    def make_pass_due(self, due: bool = True) -> None:
        self.n[DUE] = int(due)

    # -- factions ---------------------------------------------------------------------------------

    def faction(self, player: int) -> int:
        """The number of the faction, -1 before it is known."""
        return self.n[player * WIDTH + FACTION]

    def set_faction(self, player: int, faction: int) -> None:
        self.n[player * WIDTH + FACTION] = faction

    def has_used(self, player: int, power: int) -> bool:
        """Whether a faction action was used this round."""
        return self.n[player * WIDTH + USED] >> power & 1 != 0

    def powers_used(self, player: int) -> int:
        """The faction actions used this round, as a set of bits."""
        return self.n[player * WIDTH + USED]

    def use_power(self, player: int, power: int) -> None:
        self.n[player * WIDTH + USED] |= 1 << power

    # -- points and tokens --------------------------------------------------------------------------

    def vp(self, player: int) -> int:
        return self.n[player * WIDTH + VP]

    def most_vp(self) -> int:
        return max(self.n[VP : self.players * WIDTH : WIDTH])

    def supply(self, player: int, good: int) -> int:
        """Tokens of one kind in a personal supply."""
        return self.n[player * WIDTH + good]

    def tokens(self, player: int) -> list[int]:
        """The tokens of a personal supply by good, as a list of its own."""
        b = player * WIDTH
        return self.n[b : b + TOKENS]

    def purse(self, player: int) -> list[int]:
        """All tokens a player can pay with (FFS-9.1), the supply and all caches."""
        n, b = self.n, player * WIDTH
        tokens = n[b : b + TOKENS]
        cached = n[b + CACHED]
        if cached:
            for loc in self.lands[player]:
                if loc > EMPTY:
                    for good in GOODS_OF[cached]:
                        tokens[good] += loc >> CACHE_SHIFT + 4 * good & 15
        return tokens

    def bank(self, good: int) -> int:
        """Tokens in the common supply."""
        return self.n[BANK + good]

    def banked(self) -> list[int]:
        """The common supply by good."""
        return self.n[BANK : BANK + TOKENS]

    def goods_total(self, player: int) -> int:
        """All tokens in supply and caches plus all cards in hand (FFS-21.9)."""
        return sum(self.purse(player)) + self.hand_size(player)

    def score(self, player: int, points: int) -> None:
        self.n[player * WIDTH + VP] += points
        if self.made:
            self.made[player * GOODS + VP] += points

    def receive(self, player: int, bag: BagItems) -> list[int]:
        """Points, and tokens as far as the common supply has any (FFS-1.7); says how many came."""
        n, b, made = self.n, player * WIDTH, self.made
        came = []
        for good, amount in bag:
            if good < TOKENS:
                left = n[BANK + good]
                if amount > left:
                    amount = left
                n[BANK + good] = left - amount
            elif good == CARD:  # are drawn
                continue
            n[b + good] += amount
            came.append(amount)
            if made:
                made[player * GOODS + good] += amount
        return came

    def spend(self, player: int, good: int, amount: int) -> None:
        """Tokens go from a personal supply to the common one."""
        self.n[player * WIDTH + good] -= amount
        self.n[BANK + good] += amount

    def hand_over(self, owner: int, player: int, good: int, amount: int) -> None:
        """Tokens go from one personal supply to another."""
        self.n[owner * WIDTH + good] -= amount
        self.n[player * WIDTH + good] += amount

    # -- what the Production phase counts ----------------------------------------------------------

    def begin_counting(self) -> None:
        """From now on it is counted what everybody gains (FFS-7.12)."""
        self.made = [0] * (GOODS * self.players)

    def end_counting(self) -> None:
        self.made = []
        self.redirects = ()

    def is_counting(self) -> bool:
        """Whether anything is kept that belongs to the Production phase alone."""
        return bool(self.made or self.redirects or self.cut)

    def gained(self, player: int) -> list[int]:
        """What a player gained in this Production phase, by good."""
        return self.made[player * GOODS : (player + 1) * GOODS] or [0] * GOODS

    def redirect(self, chooser: int, owner: int, ref: int) -> None:
        """In this phase the product of a location goes to somebody else (FFS-7.5)."""
        self.redirects += (chooser, owner, ref)

    def redirected(self) -> list[Triple]:
        """Whoever gains whose product instead: chooser, owner, ref."""
        return triples(self.redirects) if self.redirects else []

    def redirected_from(self, owner: int) -> list[int]:
        """Refs of a player's locations whose product goes to somebody else in this phase."""
        if not self.redirects:
            return []
        return [ref for _, whose, ref in triples(self.redirects) if whose == owner]

    def postpone(self, player: int, owner: int, ref: int) -> None:
        """A product that counts what was gained waits for step C (FFS-7.10)."""
        self.cut += (player, owner, ref)

    def take_postponed(self) -> list[Triple]:
        """The products that have waited: who gains, owner, ref."""
        if not self.cut:
            return []
        found, self.cut = triples(self.cut), ()
        return found

    def store(self, player: int, ref: int, good: int, amount: int) -> None:
        """Tokens are kept on a location until the next Production phase (FFS-20.3)."""
        self.n[player * WIDTH + good] -= amount
        self.stored += (player, ref, good, amount)

    def stored_goods(self) -> list[Stored]:
        """What lies in stores: owner, ref, good, amount."""
        found = self.stored
        if not found:
            return []
        return [
            (found[i], found[i + 1], found[i + 2], found[i + 3]) for i in range(0, len(found), 4)
        ]

    def return_stored(self) -> list[Stored]:
        """Everything stored goes back to its owner's supply (FFS-7.4)."""
        found = self.stored_goods()
        for player, _, good, amount in found:
            self.n[player * WIDTH + good] += amount
        self.stored = ()
        return found

    # -- location cards outside the states -----------------------------------------------------------

    def deck_size(self) -> int:
        return len(self.deck) - self.n[DRAWN]

    def undrawn(self) -> tuple[int, ...]:
        """The cards of the main deck, the top one first."""
        return self.deck[self.n[DRAWN] :]

    def draw_card(self) -> int:
        """The top card leaves the main deck; -1 if there is none."""
        drawn = self.n[DRAWN]
        if drawn == len(self.deck):
            return NOTHING
        self.n[DRAWN] = drawn + 1
        return self.deck[drawn]

    def set_deck(self, cards: Sequence[int]) -> None:
        """A new main deck."""
        self.deck = tuple(cards)
        self.n[DRAWN] = 0

    def hand_size(self, player: int) -> int:
        """All cards in hand, location and connection cards (FFS-21.9)."""
        return len(self.hands[player]) + sum(self.connections(player))

    def take_from_hand(self, player: int, kind: int) -> None:
        """A card leaves a hand; what all have seen of the hand shrinks with it."""
        hand, known = self.hands[player], self.known[player]
        i = hand.index(kind)
        self.hands[player] = hand[:i] + hand[i + 1 :]
        if kind in known:
            i = known.index(kind)
            self.known[player] = known[:i] + known[i + 1 :]

    def add_to_hand(self, player: int, cards: Sequence[int]) -> None:
        self.hands[player] = tuple(sorted((*self.hands[player], *cards)))

    def gain_cards(self, player: int, cards: Sequence[int]) -> None:
        """Cards that count as gained (FFS-7.12)."""
        self.add_to_hand(player, cards)
        if self.made:
            self.made[player * GOODS + CARD] += len(cards)

    def make_known(self, player: int, kind: int) -> None:
        """All have seen one more card of a hand."""
        self.known[player] = tuple(sorted((*self.known[player], kind)))

    def take_from_display(self, kind: int) -> None:
        i = self.display.index(kind)
        self.display = self.display[:i] + self.display[i + 1 :]

    def end_deal(self, player: int, kind: int) -> None:
        """A Deal goes to the discard pile."""
        deals = list(self.deals[player])
        deals.remove(kind)
        self.deals[player] = tuple(deals)
        self.discard += (kind,)

    def put_aside(self, seat: int, choice: tuple[int, ...]) -> None:
        """A secret choice of the setup."""
        self.aside = (*self.aside[:seat], choice, *self.aside[seat + 1 :])

    # -- connection cards ---------------------------------------------------------------------------------

    def connections(self, player: int) -> list[int]:
        """Connection cards in hand, by kind."""
        held = self.n[player * WIDTH + LINKS]
        return [held >> 4 * kind & 15 for kind in range(len(self.tables.connections))]

    def connection_kinds(self, player: int) -> tuple[int, ...]:
        """The different connection cards in hand."""
        held = self.n[player * WIDTH + LINKS]
        kinds = KINDS_HELD.get(held)
        if kinds is None:
            every = range(len(self.tables.connections))
            kinds = KINDS_HELD[held] = tuple([kind for kind in every if held >> 4 * kind & 15])
        return kinds

    def has_connections(self, player: int) -> bool:
        return self.n[player * WIDTH + LINKS] != 0

    def face_up(self, colour: int) -> int:
        """The connection card that lies open, -1 for none."""
        return self.n[UP + colour]

    def colours_up(self) -> tuple[int, ...]:
        """The colours of which a connection card lies open."""
        if self.n[UP + BLUE_DECK] >= 0:
            return BOTH_COLOURS if self.n[UP + RED_DECK] >= 0 else ONLY_BLUE
        return ONLY_RED if self.n[UP + RED_DECK] >= 0 else ()

    def connection_deck(self, colour: int) -> tuple[int, ...]:
        return self.links[colour]

    def connection_discard(self, colour: int) -> tuple[int, ...]:
        return self.links[colour + 2]

    def set_connection_deck(self, colour: int, cards: Sequence[int]) -> None:
        self.links[colour] = tuple(cards)

    def turn_up(self, colour: int) -> int:
        """The top card of a connection deck is laid open (FFS-6.1, FFS-6.2); says which, or -1."""
        links = self.links
        if not links[colour]:
            cards = sorted(links[colour + 2])
            self.shuffle(cards)
            links[colour], links[colour + 2] = tuple(cards), ()
        if not links[colour]:
            return NOTHING
        kind = links[colour][0]
        links[colour] = links[colour][1:]
        self.n[UP + colour] = kind
        return kind

    def lay_open(self, colour: int, kind: int) -> None:
        self.n[UP + colour] = kind

    def take_face_up(self, colour: int) -> int:
        """The open card leaves its place; it is not replaced (FFS-17.3)."""
        kind = self.n[UP + colour]
        self.n[UP + colour] = NOTHING
        return kind

    def hold_connection(self, player: int, kind: int) -> None:
        self.n[player * WIDTH + LINKS] += 1 << 4 * kind

    def give_connection(self, player: int, kind: int) -> None:
        """A connection card of a hand goes to the discard pile of its colour."""
        self.n[player * WIDTH + LINKS] -= 1 << 4 * kind
        self.discard_connections((kind,))

    def discard_connections(self, cards: Sequence[int]) -> None:
        """Cards go to the discard piles of their colours."""
        for kind in cards:
            self.links[2 + self.tables.connection_deck[kind]] += (kind,)

    # -- the cards of a state -------------------------------------------------------------------------------

    def refs(self, player: int) -> list[int]:
        """All cards of a state, ruins too, oldest first."""
        return [loc & REF for loc in self.lands[player]]

    def standing(self, player: int) -> list[int]:
        """The locations of a state; ruins are none (FFS-2.7)."""
        return [loc & REF for loc in self.lands[player] if not loc & RUIN]

    def standing_in(self, player: int, table: Sequence[object]) -> list[int]:
        """The locations of a state for which something stands in a table by ref."""
        found = []
        for loc in self.lands[player]:
            if table[loc & REF] and not loc & RUIN:
                found.append(loc & REF)
        return found

    def numbered_in(
        self, player: int, table: Sequence[object], start: int
    ) -> list[tuple[int, int]]:
        """The same with the number of the card in its state, from a number on."""
        found = []
        for i, loc in enumerate(self.lands[player]):
            if table[loc & REF] is not None and i >= start and not loc & RUIN:
                found.append((i, loc & REF))
        return found

    def locations(self, player: int) -> int:
        """How many locations a state has."""
        return sum([not loc & RUIN for loc in self.lands[player]])

    def ruins(self, player: int) -> int:
        return sum([loc & RUIN > 0 for loc in self.lands[player]])

    def owns_cards(self, player: int) -> bool:
        """Whether anything lies in a state, a ruin or a location."""
        return bool(self.lands[player])

    def is_in_state(self, player: int, ref: int) -> bool:
        return ref in self.refs(player)

    def is_ruin(self, player: int, ref: int) -> bool:
        return find(self.lands[player], ref) & RUIN != 0

    def has_use_left(self, player: int, ref: int, uses: int) -> bool:
        """Whether a location of a state stands and was used fewer times than it may be."""
        loc = find(self.lands[player], ref)
        return (loc & USES) < uses * USE and not loc & RUIN

    def place(self, player: int, ref: int) -> Place:
        """A card of a state, with everything that lies on it."""
        return place_of(find(self.lands[player], ref))

    def places(self, player: int) -> list[Place]:
        """The same of every card of a state, oldest first."""
        return [place_of(loc) for loc in self.lands[player]]

    def marked(self, player: int) -> list[Place]:
        """The same of the locations on which anything lies."""
        return [place_of(loc) for loc in self.lands[player] if loc > REF and not loc & RUIN]

    def is_shielded(self, player: int, ref: int) -> bool:
        """A shield token lies on it, or one is printed on it (FFS-18.6)."""
        if self.tables.built_in_shield[self.tables.kind[ref]]:
            return True
        return find(self.lands[player], ref) & SHIELDED != 0

    def shield_tokens(self, player: int) -> list[int]:
        """The locations with a shield token."""
        return [loc & REF for loc in self.lands[player] if loc & SHIELDED]

    def count_category(self, player: int, category: int) -> int:
        """How many locations of a state carry a category, given as a bit (FFS-2.9)."""
        kind, masks = self.tables.kind, self.tables.category_mask
        return sum(
            [
                1
                for loc in self.lands[player]
                if masks[kind[loc & REF]] & category and not loc & RUIN
            ]
        )

    def categories(self, player: int) -> int:
        """The categories a card may share with a state (FFS-11.2), as bits; see ``Tables.every``."""
        return self.n[player * WIDTH + MATCH]

    def same_state(self, other: FiftyFirstState, player: int) -> bool:
        """Whether a player has the same locations and Deals in a copy of this state."""
        return (
            self.lands[player] is other.lands[player] and self.deals[player] is other.deals[player]
        )

    # Of cards that are alike in every mark only the oldest is offered (FFS-5.12).

    def unlike(self, player: int) -> tuple[int, ...]:
        """The cards of a state, without those that are alike in every mark to an older copy."""
        land = self.lands[player]
        if not self.n[player * WIDTH + TWINS]:
            return land
        kind = self.tables.kind
        alike: dict[int, int] = {}
        for loc in land:
            ref = loc & REF
            alike.setdefault(loc - ref + kind[ref], loc)
        return tuple(alike.values())

    def first_alike(self, player: int, ref: int) -> int:
        """The oldest card of a state that is alike in every mark; mostly the card itself."""
        kind = self.tables.kind
        wanted = find(self.lands[player], ref) - ref
        for loc in self.lands[player]:
            if loc - (loc & REF) == wanted and kind[loc & REF] == kind[ref]:
                return loc & REF
        return ref

    def replaceable(self, player: int, match: int) -> list[int]:
        """The cards of a state that share a category with a set of them (FFS-11.2 to FFS-11.6)."""
        match_at, every = self.tables.match_at, self.tables.every
        if match & every:
            return [loc & REF for loc in self.unlike(player)]
        match |= every
        return [
            loc & REF for loc in self.unlike(player) if match_at[loc & REF] & match or loc & RUIN
        ]

    def guarded(self, player: int) -> list[tuple[int, bool]]:
        """The locations of a state and whether a shield protects them."""
        kinds, built_in = self.tables.kind, self.tables.built_in_shield
        return [
            (loc & REF, loc & SHIELDED != 0 or built_in[kinds[loc & REF]])
            for loc in (
                self.unlike(player) if self.n[player * WIDTH + TWINS] else self.lands[player]
            )
            if not loc & RUIN
        ]

    def actions_left(self, player: int) -> list[Row]:
        """What has a use left, as rows of the tables: own action locations, then the own board.

        A location has a number of uses (FFS-14.2), a contact action one (FFS-15.1).
        """
        n, b = self.n, player * WIDTH
        found: list[Row] = []
        if n[b + READY]:
            rows = self.tables.use_at
            for loc in self.unlike(player) if n[b + TWINS] else self.lands[player]:
                row = rows[loc & REF]
                if row is not None and (loc & USES) < row[0] * USE and not loc & RUIN:
                    found.append(row)
        used = n[b + USED]
        for bit, power in self.tables.faction_rows[n[b + FACTION]]:
            if not used & bit:
                found.append(power)
        return found

    def action_locations(self, player: int) -> list[tuple[int, int]]:
        """All action locations of a state and their use markers."""
        if not self.n[player * WIDTH + READY]:
            return []
        rows = self.tables.use_at
        return [
            (loc & REF, (loc & USES) // USE)
            for loc in self.lands[player]
            if rows[loc & REF] is not None and not loc & RUIN
        ]

    def open_doors(self, player: int) -> list[int]:
        """The open productions nobody has visited yet (FFS-16.3)."""
        if not self.n[player * WIDTH + OPEN]:
            return []
        is_open = self.tables.open_at
        return [loc & REF for loc in self.lands[player] if is_open[loc & REF] and not loc & SHUT]

    def doors_to(self, player: int) -> list[tuple[int, int]]:
        """The open doors of all opponents who have not passed: owner and ref (FFS-16.1)."""
        n = self.n
        found: list[tuple[int, int]] = []
        for other in self.others[player]:
            b = other * WIDTH
            if n[b + OPEN] and not n[b + PASSED]:
                is_open = self.tables.open_at
                for loc in self.unlike(other) if n[b + TWINS] else self.lands[other]:
                    if is_open[loc & REF] and not loc & SHUT:
                        found.append((other, loc & REF))
        return found

    def resettable(self, player: int) -> list[int]:
        """The cards with use markers or a visiting worker."""
        return [loc & REF for loc in self.lands[player] if loc & MARKS]

    def without_twins(self, player: int, refs: list[int]) -> list[int]:
        """Some cards of a state, without those that are alike to an older one of them."""
        if len(refs) < 2 or not self.n[player * WIDTH + TWINS]:
            return refs
        kind = self.tables.kind
        alike: dict[int, int] = {}
        for loc in self.lands[player]:
            if loc & REF in refs:
                alike.setdefault(loc - (loc & REF) + kind[loc & REF], loc & REF)
        return list(alike.values())

    # Cards enter, leave and fall to ruins.

    def put_location(self, player: int, kind: int) -> int:
        """A card enters a state (FFS-10.2); its ref is the lowest free one of its copies, unused (FFS-10.13)."""
        t, n, b = self.tables, self.n, player * WIDTH
        ref = t.first_ref[kind]
        land = self.lands[player]
        if t.copies[kind] > 1:
            kinds = t.kind
            taken = [loc & REF for loc in land if kinds[loc & REF] == kind]
            if taken:
                n[b + TWINS] = 1
                while ref in taken:
                    ref += 1
        self.lands[player] = (*land, ref)
        n[b + MATCH] |= t.match[kind]
        if t.uses[kind]:
            n[b + READY] += 1
        elif t.open[kind]:
            n[b + OPEN] += 1
        return ref

    def remove_location(self, player: int, ref: int) -> None:
        """A card leaves a state: its cache goes to its owner, its shield back (FFS-11.11, 11.12)."""
        t, n, b = self.tables, self.n, player * WIDTH
        old = find(self.lands[player], ref)
        self.empty(player, old)
        land = tuple([loc for loc in self.lands[player] if loc != old])
        self.lands[player] = land
        if not old & RUIN:
            kind = t.kind[ref]
            if t.uses[kind]:
                n[b + READY] -= 1
            elif t.open[kind]:
                n[b + OPEN] -= 1
        if old > EMPTY:
            n[b + CACHED] = cached_in(land)
        n[b + MATCH] = matching(t, land)
        if n[b + TWINS]:
            n[b + TWINS] = has_twins(t, land)

    def ruin(self, player: int, ref: int) -> None:
        """A location is turned face down; what lay on it is dealt with (FFS-13.8 to FFS-13.10)."""
        old = find(self.lands[player], ref)
        self.empty(player, old)
        self.change(player, old, ref | RUIN)
        self.sum_up(player)

    def empty(self, player: int, loc: int) -> None:
        """The goods of a cache go to their owner's supply, a shield to the common one."""
        for good, amount in cache_of(loc):
            self.n[player * WIDTH + good] += amount
        if loc & SHIELDED:
            self.n[BANK + SHIELD] += 1

    def change(self, player: int, old: int, new: int) -> None:
        """Marks on a location change; its place in the order of entry stays."""
        self.lands[player] = tuple([new if loc == old else loc for loc in self.lands[player]])

    def sum_up(self, player: int) -> None:
        """What is kept about a state as a whole is worked out again."""
        b = player * WIDTH
        self.n[b + CACHED : b + TWINS + 1] = sums_of(self.tables, self.lands[player])

    def sums_are_right(self, player: int) -> bool:
        b = player * WIDTH
        return self.n[b + CACHED : b + TWINS + 1] == sums_of(self.tables, self.lands[player])

    # What lies on them.

    def mark_used(self, player: int, ref: int) -> None:
        """One more use marker (FFS-2.12, FFS-14.4)."""
        loc = find(self.lands[player], ref)
        self.change(player, loc, loc + USE)

    def mark_visited(self, player: int, ref: int) -> None:
        """A visiting worker lies on it (FFS-16.3, FFS-16.5)."""
        loc = find(self.lands[player], ref)
        self.change(player, loc, loc | VISITED)

    def reset(self, player: int, refs: Sequence[int]) -> None:
        """Use markers and visiting workers are taken off some cards (FFS-24.1)."""
        self.lands[player] = tuple(
            [loc & ~MARKS if loc & REF in refs else loc for loc in self.lands[player]]
        )

    def put_shield(self, player: int, ref: int) -> None:
        """A shield of the supply is put on a location (FFS-18.1, FFS-18.3)."""
        loc = find(self.lands[player], ref)
        self.n[player * WIDTH + SHIELD] -= 1
        self.change(player, loc, loc | SHIELDED)

    def lose_shield(self, player: int, ref: int) -> None:
        """A shield token goes back to the common supply, if one lies there (FFS-23.23)."""
        loc = find(self.lands[player], ref)
        if loc & SHIELDED:
            self.n[BANK + SHIELD] += 1
            self.change(player, loc, loc & ~SHIELDED)

    def clear_states(self) -> None:
        """All tokens, markers, visitors and shields go back (FFS-19.5, FFS-20.1, FFS-20.6, 20.7)."""
        n = self.n
        for player, land in enumerate(self.lands):
            b = player * WIDTH
            for good, amount in enumerate(n[b : b + TOKENS]):
                if amount:
                    n[b + good] = 0
                    n[BANK + good] += amount
            marked = False
            for loc in land:
                if loc & (MARKS | SHIELDED):
                    marked = True
                    if loc & SHIELDED:
                        n[BANK + SHIELD] += 1
            if marked:
                self.lands[player] = tuple([loc & ~(MARKS | SHIELDED) for loc in land])

    # Caches.

    def pay_straight(self, player: int, cost: Cost) -> bool:
        """Pay a cost that only its own tokens can pay; False if something could stand in for them."""
        n, b = self.n, player * WIDTH
        if (cost.substitute >= 0 and n[b + cost.substitute]) or n[b + CACHED] & cost.payers:
            return False
        for good, amount in cost.tokens:
            n[b + good] -= amount
            n[BANK + good] += amount
        return True

    def caches_hold(self, player: int, tokens: int) -> bool:
        """Whether own caches hold any token of a set, given as bits."""
        return self.n[player * WIDTH + CACHED] & tokens != 0

    def caches(self, player: int) -> list[tuple[int, BagItems]]:
        """The cards of a state with a cache, oldest first, and the goods in it."""
        if not self.n[player * WIDTH + CACHED]:
            return []
        return [(loc & REF, cache_of(loc)) for loc in self.lands[player] if loc > EMPTY]

    def put_in_cache(self, player: int, ref: int, good: int, amount: int) -> int:
        """Tokens of the common supply are put on a location as far as there are any (FFS-2.13)."""
        amount = min(amount, self.n[BANK + good])
        self.n[BANK + good] -= amount
        self.change_cache(player, ref, amount << (CACHE_SHIFT + 4 * good))
        return amount

    def take_from_cache(self, player: int, ref: int, good: int, amount: int) -> None:
        """Tokens of a cache return to the common supply."""
        self.n[BANK + good] += amount
        self.change_cache(player, ref, -(amount << (CACHE_SHIFT + 4 * good)))

    def change_cache(self, player: int, ref: int, change: int) -> None:
        loc = find(self.lands[player], ref)
        self.change(player, loc, loc + change)
        self.n[player * WIDTH + CACHED] = cached_in(self.lands[player])

    # -- invariants -------------------------------------------------------------------------

    def check(self) -> None:
        from tabletown.games.fifty_first_state.invariants import check

        check(self)
