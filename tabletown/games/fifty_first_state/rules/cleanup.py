"""The Cleanup phase (FFS-20): stores are filled, everything else goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.rules.production import in_turn_order
from tabletown.games.fifty_first_state.state import (
    ACTED,
    ATTACKS,
    BANK,
    CLEANUP,
    DUE,
    FIRST,
    MARKS,
    PASSED,
    PHASE,
    REF,
    RUIN,
    SHIELDED,
    UP,
    USED,
    WIDTH,
    StateOfFifty,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action

Room = tuple[int, tuple[int, ...], int]  # ref, goods, how many


class Cleanup(Step):
    """Store, then clear the table (FFS-20.1 to FFS-20.10)."""

    rule = "FFS-20.1"

    def run(self, s: StateOfFifty) -> None:
        s.n[PHASE] = CLEANUP
        steps = [Storing(player) for player in in_turn_order(s) if rooms(s, player)]
        s.then(*steps, Clear())


class Clear(Step):
    """Tokens, marks, shields and connection cards go back; the token moves on."""

    rule = "FFS-20.1"

    def run(self, s: StateOfFifty) -> None:
        n = s.n
        for player in range(s.players):
            b = player * WIDTH
            for good in range(terms.TOKENS):
                amount = n[b + good]
                if amount:
                    n[b + good] = 0
                    n[BANK + good] += amount
            land = s.lands[player]
            shields = sum([1 for loc in land if loc & SHIELDED])
            n[BANK + terms.SHIELD] += shields  # FFS-20.6
            s.lands[player] = tuple([loc & ~(MARKS | SHIELDED) for loc in land])  # FFS-20.7
            n[b + USED] = 0
            n[b + PASSED] = 0  # FFS-20.10
        for colour in (terms.BLUE_DECK, terms.RED_DECK):  # FFS-20.8
            kind = n[UP + colour]
            if kind >= 0:
                s.links[colour + 2] += (kind,)
                n[UP + colour] = -1
        if not s.solo:  # FFS-20.9, FFS-23.32
            n[FIRST] = (n[FIRST] + 1) % s.seats
        n[ACTED] = n[ATTACKS] = n[DUE] = 0
        s.emit("cleanup", "FFS-20.1")


# -- stores ---------------------------------------------------------------------------------------


def rooms(s: StateOfFifty, player: int) -> list[Room]:
    """Every compartment of a player's stores, -1 for any number."""
    t = s.t
    return [
        (loc & REF, goods, most)
        for loc in s.lands[player]
        if not loc & RUIN
        for goods, most in t.stores[t.kind[loc & REF]]
    ]


def assign(kept: list[int], room: list[Room]) -> list[tuple[int, int, int]] | None:
    """Put tokens (goods, one by one) into compartments; None if they do not all fit.

    Returns ref, good, amount. Compartments are few, so a search for better places is enough.
    """
    held: list[list[int]] = [[] for _ in room]
    for good in kept:
        if not place(good, held, room, set()):
            return None
    found: dict[tuple[int, int], int] = {}
    for (ref, _, _), tokens in zip(room, held, strict=True):
        for good in tokens:
            found[ref, good] = found.get((ref, good), 0) + 1
    return [(ref, good, amount) for (ref, good), amount in found.items()]


def place(good: int, held: list[list[int]], room: list[Room], tried: set[int]) -> bool:
    """Find a compartment for one more token, moving others if that helps."""
    for i, (_, goods, most) in enumerate(room):
        if good in goods and (most < 0 or len(held[i]) < most):
            held[i].append(good)
            return True
    for i, (_, goods, _) in enumerate(room):
        if good not in goods or i in tried:
            continue
        tried.add(i)
        for j, other in enumerate(held[i]):
            if other != good and place(other, held, room, tried):
                held[i][j] = good
                return True
    return False


def storable(s: StateOfFifty, player: int, room: list[Room]) -> list[int]:
    """The tokens of a supply that some compartment lists (FFS-20.11)."""
    b = player * WIDTH
    listed = {good for _, goods, _ in room for good in goods}
    return [good for good in range(terms.TOKENS) if good in listed for _ in range(s.n[b + good])]


def all_fit(tokens: list[int], room: list[Room]) -> bool:
    """Whether tokens fit into compartments. Compartments mostly list the same goods or none in
    common; then counting is enough."""
    most: dict[tuple[int, ...], int] = {}
    for _, goods, count in room:
        most[goods] = most.get(goods, 0) + (count if count >= 0 else len(tokens))
    if sum([len(goods) for goods in most]) > len({good for goods in most for good in goods}):
        return assign(tokens, room) is not None
    for goods, count in most.items():
        if len([good for good in tokens if good in goods]) > count:
            return False
    return True


def free_to_keep(kept: list[int], waiting: list[int], room: list[Room]) -> list[int]:
    """The goods of which one more token fits beside those already kept."""
    return [good for good in dict.fromkeys(waiting) if all_fit([*kept, good], room)]


class Storing(Ask):
    """What to keep when not everything fits (FFS-20.4); the rest is stored without asking."""

    __slots__ = ("kept", "player")
    FIELDS = ("player", "kept")
    rule = "FFS-20.4"
    prompt = "store"

    def __init__(self, player: int, kept: tuple[int, ...] = ()) -> None:
        self.player = player
        self.kept = kept

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def waiting(self, s: StateOfFifty) -> list[int]:
        left = storable(s, self.player, rooms(s, self.player))
        for good in self.kept:
            left.remove(good)
        return left

    def certain(self, s: StateOfFifty) -> list[int]:
        """Tokens that will be kept whatever is chosen: all of a kind that takes no other's room."""
        room, waiting = rooms(s, self.player), self.waiting(s)
        kept = list(self.kept)
        if all_fit([*kept, *waiting], room):
            return waiting
        found: list[int] = []
        for good in dict.fromkeys(waiting):
            others = [g for g in waiting if g != good]
            rivals = {g for _, goods, _ in room if good in goods for g in goods}
            if not rivals.intersection(others):
                while len(found) < len(waiting):
                    if waiting.count(good) == found.count(good):
                        break
                    if not all_fit([*kept, *found, good], room):
                        break
                    found.append(good)
        return found

    def options(self, s: StateOfFifty) -> list[Action]:
        if self.certain(s):
            return [s.t.done]
        room = rooms(s, self.player)
        return [s.t.store[good] for good in free_to_keep(list(self.kept), self.waiting(s), room)]

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        if action is s.t.done:
            kept = (*self.kept, *self.certain(s))
        else:
            kept = (*self.kept, action.args[0])
        step = Storing(self.player, kept)
        if step.waiting(s):
            s.then(step)
        else:
            step.none(s)

    def none(self, s: StateOfFifty) -> None:
        """Nothing more fits: the goods go into the stores."""
        for ref, good, amount in assign(list(self.kept), rooms(s, self.player)) or []:
            s.n[self.player * WIDTH + good] -= amount
            s.stored += (self.player, ref, good, amount)
            s.emit(
                "stored", "FFS-20.3",
                seat=self.player, amount=amount, good=terms.GOOD_NAMES[good],
                location=s.t.place_words.word(ref),
            )  # fmt: skip

    def details(self, s: StateOfFifty, seat: int) -> dict[str, Any]:
        return {"kept": [terms.GOOD_NAMES[good] for good in self.kept]}

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        if action.kind == "store":
            return refuse("no-room-for", "FFS-20.11", good=s.t.good_words.word(action.args[0]))
        return refuse("choose-goods-to-keep", "FFS-20.4")
