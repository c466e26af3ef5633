"""The Cleanup phase (FFS-20): stores are filled, everything else goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state.effects.goods import GOOD_NAMES, without
from tabletown.games.fifty_first_state.state import CLEANUP, FiftyFirstState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletown.core.actions import Action

Room = tuple[int, tuple[int, ...], int]  # ref, goods, how many
Stock = tuple[list[Room], list[int]]  # compartments, and the tokens that wait


class Cleanup(Step[FiftyFirstState]):
    """Store, then clear the table (FFS-20.1 to FFS-20.10)."""

    rule = "FFS-20.1"

    def run(self, s: FiftyFirstState) -> None:
        s.begin_phase(CLEANUP)
        asked = [Storing(player) for player in s.in_turn_order() if rooms(s, player)]
        s.then(*asked, CLEAR)


class Clear(Step[FiftyFirstState]):
    """Tokens, marks, shields and connection cards go back; the token moves on."""

    rule = "FFS-20.1"

    def run(self, s: FiftyFirstState) -> None:
        s.clear_states()  # FFS-20.6, FFS-20.7
        for colour in s.colours_up():  # FFS-20.8
            s.discard_connections((s.take_face_up(colour),))
        if not s.solo:  # FFS-20.9, FFS-23.32
            s.make_first((s.first + 1) % s.seats)
        s.end_round()  # FFS-20.10
        s.emit("cleanup", "FFS-20.1")


CLEAR: Final = Clear()


# -- stores ---------------------------------------------------------------------------------------


def rooms(s: FiftyFirstState, player: int) -> list[Room]:
    """Every compartment of a player's stores, -1 for any number."""
    stores = s.tables.stores_at
    return [
        (ref, goods, most) for ref in s.standing_in(player, stores) for goods, most in stores[ref]
    ]


def assign(kept: Iterable[int], room: list[Room]) -> list[tuple[int, int, int]] | None:
    """Put tokens (goods, one by one) into compartments; None if they do not all fit.

    Returns ref, good, amount. Compartments are few, so a search for better places is enough.
    """
    held: list[list[int]] = [[] for _ in room]
    for good in kept:
        if not place(good, held, room, None):
            return None
    found: dict[tuple[int, int], int] = {}
    for (ref, _, _), tokens in zip(room, held, strict=True):
        for good in tokens:
            found[ref, good] = found.get((ref, good), 0) + 1
    return [(ref, good, amount) for (ref, good), amount in found.items()]


def place(good: int, held: list[list[int]], room: list[Room], tried: set[int] | None) -> bool:
    """Find a compartment for one more token, moving others if that helps."""
    for i, (_, goods, most) in enumerate(room):
        if good in goods and (most < 0 or len(held[i]) < most):
            held[i].append(good)
            return True
    tried = set() if tried is None else tried
    for i, (_, goods, _) in enumerate(room):
        if good not in goods or i in tried:
            continue
        tried.add(i)
        for j, other in enumerate(held[i]):
            if other != good and place(other, held, room, tried):
                held[i][j] = good
                return True
    return False


def storable(s: FiftyFirstState, player: int, room: list[Room]) -> list[int]:
    """The tokens of a supply that some compartment lists (FFS-20.11)."""
    listed = {good for _, goods, _ in room for good in goods}
    found: list[int] = []
    for good, amount in enumerate(s.tokens(player)):
        if amount and good in listed:
            found += [good] * amount
    return found


def all_fit(tokens: tuple[int, ...], room: list[Room]) -> bool:
    """Whether tokens fit into compartments."""
    return assign(tokens, room) is not None


class Storing(Ask[FiftyFirstState]):
    """What to keep when not everything fits (FFS-5.10, FFS-20.4); the rest is stored without asking."""

    __slots__ = ("kept", "player", "stock")
    FIELDS = ("player", "kept")
    rule = "FFS-20.4"
    prompt = "store"

    def __init__(self, player: int, kept: tuple[int, ...] = (), stock: Stock | None = None) -> None:
        self.player = player
        self.kept = kept
        self.stock = stock  # not written down, for nothing changes while goods are chosen

    def seat(self, s: FiftyFirstState) -> int:
        return self.player

    def look(self, s: FiftyFirstState) -> Stock:
        """The compartments, and the tokens that are neither kept nor given up yet."""
        if self.stock is None:
            room = rooms(s, self.player)
            waiting = storable(s, self.player, room)
            self.stock = room, without(waiting, self.kept)
        return self.stock

    def certain(self, s: FiftyFirstState) -> list[int]:
        """Tokens that will be kept whatever is chosen: all of a kind that takes no other's room."""
        room, waiting = self.look(s)
        kept = self.kept
        if all_fit((*kept, *waiting), room):
            return waiting
        found: list[int] = []
        different = dict.fromkeys(waiting)
        for good in different:
            rivals = {g for _, goods, _ in room if good in goods for g in goods}
            if rivals.isdisjoint([other for other in different if other != good]):
                for _ in range(waiting.count(good)):
                    if not all_fit((*kept, *found, good), room):
                        break
                    found.append(good)
        return found

    def options(self, s: FiftyFirstState) -> list[Action]:
        if self.certain(s):
            return [s.tables.done]
        room, waiting = self.look(s)
        return [
            s.tables.store[good]
            for good in dict.fromkeys(waiting)
            if all_fit((*self.kept, good), room)
        ]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        room, waiting = self.look(s)
        new = self.certain(s) if action is s.tables.done else action.args
        left = without(waiting, new)
        step = Storing(self.player, (*self.kept, *new), (room, left))
        if left:
            s.then(step)
        else:
            step.none(s)

    def none(self, s: FiftyFirstState) -> None:
        """Nothing more fits: the goods go into the stores."""
        player = self.player
        for ref, good, amount in assign(self.kept, self.look(s)[0]) or ():
            s.store(player, ref, good, amount)
            s.emit(
                "stored", "FFS-20.3", seat=player, amount=amount, good=GOOD_NAMES[good],
                location=s.location_name(ref),
            )  # fmt: skip

    def details(self, s: FiftyFirstState, seat: int) -> dict[str, Any]:
        return {"kept": [GOOD_NAMES[good] for good in self.kept]}

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        if action.kind == "store":
            return refuse("no-room-for", "FFS-20.11", good=s.tables.good_words.word(action.args[0]))
        return refuse("choose-goods-to-keep", "FFS-20.4")
