"""The whole table: points, tokens, and what the Production phase counts."""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.core.fields import Copied
from tabletown.games.fifty_first_state.effects.cost import Cost
from tabletown.games.fifty_first_state.effects.goods import AMMO, CARD, GOODS, TOKENS, VP, BagItems
from tabletown.games.fifty_first_state.state.layout import (
    BANK,
    CACHE_SHIFT,
    CACHED,
    EMPTY,
    FACTION,
    GOODS_OF,
    LINKS,
    PASSED,
    USED,
    WIDTH,
    Stored,
    Triple,
    triples,
)
from tabletown.games.fifty_first_state.state.locations import Locations


class FiftyFirstState(Locations):
    """Everything on the table."""

    made: Copied[list[int]]  # goods gained in this Production phase, by player
    cut: tuple[int, ...] = ()  # settled in step C: player, owner, ref
    redirects: tuple[int, ...] = ()  # Suppliers: chooser, owner, ref
    stored: tuple[int, ...] = ()  # owner, ref, good, amount

    def begin(self) -> None:
        super().begin()
        self.made = []

    # -- names for the log, refusals and prompts ------------------------------------------------------

    def card_name(self, kind: int) -> str:
        return self.tables.card_words.names[kind]

    def location_name(self, ref: int) -> str:
        return self.tables.place_words.names[ref]

    # -- points and tokens --------------------------------------------------------------------------

    def vp(self, player: int) -> int:
        return self.n[player * WIDTH + VP]

    def most_vp(self) -> int:
        return max(self.n[VP : self.players * WIDTH : WIDTH])

    def supply(self, player: int, good: int) -> int:
        """Tokens of one kind in a personal supply."""
        return self.n[player * WIDTH + good]

    def marks_of(self, player: int) -> tuple[int, int, int, int]:
        """Faction, pass, used faction actions and connection cards, as numbers to compare."""
        n, b = self.n, player * WIDTH
        return n[b + FACTION], n[b + PASSED], n[b + USED], n[b + LINKS]

    def tokens(self, player: int) -> list[int]:
        """The tokens of a personal supply by good, as a list of its own."""
        b = player * WIDTH
        return self.n[b : b + TOKENS]

    def resources(self, player: int) -> int:
        """How many resources and workers lie in a personal supply."""
        b = player * WIDTH
        return sum(self.n[b : b + AMMO])

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

    def goods_total(self, player: int) -> int:
        """All tokens in supply and caches plus all cards in hand (FFS-21.9)."""
        return sum(self.purse(player)) + self.hand_size(player)

    def score(self, player: int, points: int) -> None:
        self.n[player * WIDTH + VP] += points
        if self.made:
            self.made[player * GOODS + VP] += points

    def receive(self, player: int, bag: BagItems) -> None:
        """Points, and tokens as far as the common supply has any (FFS-1.7); cards are drawn."""
        n, b, made = self.n, player * WIDTH, self.made
        for good, amount in bag:
            if good < TOKENS:
                left = n[BANK + good]
                if amount > left:
                    amount = left
                n[BANK + good] = left - amount
            elif good == CARD:
                continue
            n[b + good] += amount
            if made:
                made[player * GOODS + good] += amount

    def held(self, player: int, bag: BagItems) -> list[int]:
        """How much a player has of each good of a bag; cards, which are drawn, left aside."""
        b = player * WIDTH
        return [self.n[b + good] for good, _ in bag if good != CARD]

    def gain_cards(self, player: int, cards: Sequence[int]) -> None:
        """Cards that count as gained (FFS-7.12)."""
        self.add_to_hand(player, cards)
        if self.made:
            self.made[player * GOODS + CARD] += len(cards)

    def spend(self, player: int, good: int, amount: int) -> None:
        """Tokens go from a personal supply to the common one."""
        self.n[player * WIDTH + good] -= amount
        self.n[BANK + good] += amount

    def pay_straight(self, player: int, cost: Cost) -> bool:
        """Pay a cost that only its own tokens can pay; False if something could stand in for them."""
        n, b = self.n, player * WIDTH
        if (cost.substitute >= 0 and n[b + cost.substitute]) or n[b + CACHED] & cost.payers:
            return False
        for good, amount in cost.tokens:
            n[b + good] -= amount
            n[BANK + good] += amount
        return True

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
