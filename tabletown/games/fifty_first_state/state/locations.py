"""The states: locations and ruins, and what lies on them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.core.actions import Action
from tabletown.games.fifty_first_state.effects.goods import AMMO, SHIELD, TOKENS, WORKER, BagItems
from tabletown.games.fifty_first_state.state.cards import Cards
from tabletown.games.fifty_first_state.state.layout import (
    BANK,
    CACHE_SHIFT,
    CACHED,
    CARD_BITS,
    EMPTY,
    FACTION,
    MARKS,
    MATCH,
    OPEN,
    PASSED,
    READY,
    REF,
    RUIN,
    SHIELDED,
    SHUT,
    TWINS,
    UP,
    USE,
    USED,
    USES,
    VISITED,
    WIDTH,
    Place,
    cache_of,
    cached_in,
    find,
    has_twins,
    matching,
    place_of,
    sums_of,
)
from tabletown.games.fifty_first_state.tables import UseRow


class Locations(Cards):
    """Questions about the cards of a state, and deeds on them."""

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

    def same_state(self, other: Locations, player: int) -> bool:
        """Whether a player has the same locations and Deals in a copy of this state."""
        return (
            self.lands[player] is other.lands[player] and self.deals[player] is other.deals[player]
        )

    def pattern(self, player: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """What a player has for all rounds: the faction, the cards of the state without marks, Deals."""
        land = tuple([loc & CARD_BITS for loc in self.lands[player]])
        return self.n[player * WIDTH + FACTION], land, self.deals[player]

    def same_offers(self, other: Locations, player: int) -> bool:
        """Whether the others' states and the open connection cards are the same in a copy of this state."""
        n, m = self.n, other.n
        for rival in self.others[player]:
            passed = rival * WIDTH + PASSED
            if self.lands[rival] is not other.lands[rival] or n[passed] != m[passed]:
                return False
        return n[UP] == m[UP] and n[UP + 1] == m[UP + 1]

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
            for loc in self.unlike(player)
            if not loc & RUIN
        ]

    def actions_within(self, player: int, tokens: list[int]) -> list[UseRow]:
        """What has a use left and costs no more workers, and resources of one kind, than there are.

        Rows of the tables: own action locations with their number of uses (FFS-14.2), then the
        contact actions of the own board with one (FFS-15.1).
        """
        n, b = self.n, player * WIDTH
        workers, ammo = tokens[WORKER], tokens[AMMO]
        found: list[UseRow] = []
        if n[b + READY]:
            rows = self.tables.use_at
            for loc in self.unlike(player) if n[b + TWINS] else self.lands[player]:
                row = rows[loc & REF]
                if (
                    row is not None
                    and row.workers <= workers
                    and row.need <= tokens[row.resource] + ammo
                    and (loc & USES) < row.uses * USE
                    and not loc & RUIN
                ):
                    found.append(row)
        used = n[b + USED]
        for bit, power in self.tables.faction_rows[n[b + FACTION]]:
            if (
                power.workers <= workers
                and power.need <= tokens[power.resource] + ammo
                and not used & bit
            ):
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

    def used_at(self, player: int, place: int) -> int:
        """The use markers on the card with this number in its state."""
        return (self.lands[player][place] & USES) // USE

    def open_doors(self, player: int) -> list[int]:
        """The open productions nobody has visited yet (FFS-16.3)."""
        if not self.n[player * WIDTH + OPEN]:
            return []
        is_open = self.tables.open_at
        return [loc & REF for loc in self.lands[player] if is_open[loc & REF] and not loc & SHUT]

    def add_visits(self, player: int, found: list[Action]) -> None:
        """The visits to open doors of opponents who have not passed (FFS-16.1, FFS-16.3)."""
        n = self.n
        for other in self.others[player]:
            b = other * WIDTH
            if n[b + OPEN] and not n[b + PASSED]:
                t = self.tables
                is_open = t.open_at
                visits = t.visit_hegemony if self.solo else t.visit
                base = 0 if self.solo else other * t.refs
                for loc in self.unlike(other) if n[b + TWINS] else self.lands[other]:
                    if is_open[loc & REF] and not loc & SHUT:
                        found.append(visits[base + (loc & REF)])

    def resettable(self, player: int) -> list[int]:
        """The cards with use markers or a visiting worker."""
        return [loc & REF for loc in self.lands[player] if loc & MARKS]

    def without_twins(self, player: int, refs: list[int]) -> list[int]:
        """Some cards of a state with all that are alike to them, without all but the oldest of these."""
        return [loc & REF for loc in self.unlike(player) if loc & REF in refs]

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
        """A card leaves a state: its cache goes to its owner, its shield back (FFS-11.11, FFS-11.12)."""
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
        """A location is turned face down; what lay on it is dealt with (FFS-13.8, FFS-13.9, FFS-13.10)."""
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
        """All tokens, markers, visitors and shields go back (FFS-19.5, FFS-20.1, FFS-20.6, FFS-20.7).

        Hands and caches stay (FFS-20.2, FFS-20.5).
        """
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
