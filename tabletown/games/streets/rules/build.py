"""Chapter 7: building. Tile, people, sign, seekers, then the closing check (STR-7.7)."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import bit
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import COUNTS
from tabletown.games.streets.rules.advisors import may_be_built_over, may_double, why_not_over
from tabletown.games.streets.rules.asking import StreetsAsk, at, beside, who
from tabletown.games.streets.rules.closing import score_streets
from tabletown.games.streets.rules.geometry import FACES, SPOTS, face_of, why_not_here
from tabletown.games.streets.rules.people import gather_seekers
from tabletown.games.streets.schema import COLOURS
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.tables import WILD


class Build(StreetsAsk):
    """The active player builds a tile of the hand on any legal placement (STR-7.1).

    It is compulsory and costs nothing (STR-5.3, STR-5.7, STR-7.8). The Renovator may build over
    instead (STR-14.42). Without any placement a tile goes into the box (STR-5.5).
    """

    nature = COUNTS
    rule = "STR-7.1"
    prompt = "build"
    kinds = ("place", "over", "discard")

    def seat(self, s: StreetsState) -> int:
        return 0 if s.setting.solo else s.active

    def options(self, s: StreetsState) -> list[Action]:
        t = s.setting.tables
        hand = s.hand(s.active)
        found: list[Action] = []
        spots = s.spots
        if len(spots) > 1:
            pick = itemgetter(*spots)  # half the time of a loop
            for tile in hand:
                placed = pick(t.placements[tile])
                found += placed if all(placed) else t.placed(tile, spots)
        else:
            for tile in hand:
                found += t.placed(tile, spots)
        if s.advisors[s.active] >= 0:
            over = may_be_built_over(s, s.active)
            found += [t.over.of(tile, s.cell(b)) for tile in hand for b in over]
        return found or [t.discard.at(tile) for tile in hand]

    def how_many(self, s: StreetsState) -> int:
        """Every tile of the hand on every spot; who has an advisor may have more."""
        if s.advisors[s.active] >= 0 or not s.spots:
            return -1
        return len(s.spots) * s.hands[s.active].bit_count()

    def option(self, s: StreetsState, place: int) -> Action:
        if s.advisors[s.active] >= 0 or not s.spots:
            return super().option(s, place)
        t = s.setting.tables
        before, place = divmod(place, len(s.spots))
        hand, spot = s.hands[s.active], s.spots[place]
        for _ in range(before):  # tiles of the hand, from the lowest on
            hand &= hand - 1
        tile = (hand & -hand).bit_length() - 1
        return t.placements[tile][spot] or t.placement(tile, spot)

    def chosen(self, s: StreetsState, action: Action) -> None:
        if action.kind == "place":
            tile, spot = divmod(action.id, SPOTS)  # `place` is the first kind: ids from 0
            place(s, tile, spot)
        elif action.kind == "over":
            build_over(s, action.args[0], s.building_at(action.args[1]))
        else:
            discard(s, action.args[0])

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return {"builds_left": s.builds_left, "free_signs": s.free[s.active]}

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        tile = action.args[0]
        if not s.holds(s.active, tile):
            return refuse("not-in-hand", "STR-7.1", tile=s.setting.tables.ids[tile])
        if action.kind == "discard":
            return refuse("must-build", "STR-5.3")
        if action.kind == "over":
            found = why_not_over(s, s.active, action.args[1])
        else:
            found = why_not_here(s.ground, action.args[1], action.args[2], s.setting.tables.longest)
        return found or refuse("not-now", self.rule)


class Signs(StreetsAsk):
    """The Investor puts one or two signs on the new building (STR-14.31, STR-5.7)."""

    building: int
    closed: tuple[int, ...]  # the first buildings of the streets to be scored then
    rule = "STR-14.31"
    prompt = "signs"
    kinds = ("signs",)

    def options(self, s: StreetsState) -> list[Action]:
        return s.setting.tables.one_or_two

    def chosen(self, s: StreetsState, action: Action) -> None:
        settle(s, self.building, action.args[0] + 1, list(self.closed))

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        return -1, 0, bit(self.building)

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return at(s, self.building)


def play_tile(s: StreetsState, tile: int) -> None:
    """The tile leaves the active player's hand."""
    s.hands[s.active] ^= 1 << tile
    if s.shown:
        s.shown &= ~(1 << tile)


def place(s: StreetsState, tile: int, spot: int) -> None:
    """A tile of the active player's hand is placed."""
    play_tile(s, tile)
    closed = stand(s, tile, spot, "STR-7.1")
    ask_for_signs(s, len(s.tile) - 1, closed)


def stand(s: StreetsState, tile: int, spot: int, rule: str) -> list[int]:
    """A tile enters the city with its people; the first buildings of the streets that it closed.

    From now on these streets are closed, scored or not (STR-8.1, STR-8.2, STR-10.8).
    """
    building = len(s.tile)
    closed = s.build(tile, spot)
    if s.log is not None:
        s.emit(
            "built", rule,
            seat=who(s, s.active), **at(s, building), face=FACES[face_of(spot)], **beside(s, building),
        )  # fmt: skip
    lay_people(s, building, tile)
    firsts = s.close(closed) if closed else closed
    if len(firsts) > 1:
        firsts.sort(key=lambda first: s.spot[first])
    return firsts


def build_over(s: StreetsState, tile: int, building: int) -> None:
    """The Renovator builds on top of a building of a closed street, with its face.

    STR-14.42, STR-14.44, STR-14.45, STR-14.46. Seekers come by themselves (STR-14.47, STR-14.60); the
    street is scored again and no other is (STR-14.50, STR-14.51, STR-14.52, STR-4.34, STR-8.18).
    """
    old, covered = s.tile[building], s.kind(building)
    play_tile(s, tile)
    s.covered |= 1 << old
    s.abandoned &= ~(1 << building)
    s.tile[building] = tile
    if s.log is not None:
        s.emit(
            "built-over", "STR-14.42",
            seat=who(s, s.active), **at(s, building), covered_tile=s.setting.tables.ids[old],
        )  # fmt: skip
    standing = s.seekers[building]
    if standing and covered != s.setting.tables.kind[tile]:  # STR-14.48
        s.come_to_station(building, covered, standing)
        s.emit("went-to-station", "STR-14.48", count=standing, people=COLOURS[covered])
    lay_people(s, building, tile)
    ask_for_signs(s, building, [s.street(building)[0]], "STR-14.47")  # STR-14.50, STR-14.61


def discard(s: StreetsState, tile: int) -> None:
    """No placement is possible: a tile goes face up into the box (STR-5.5)."""
    play_tile(s, tile)
    s.discarded |= 1 << tile
    s.emit("discarded", "STR-5.5", seat=who(s, s.active), tile=s.setting.tables.ids[tile])


def lay_people(s: StreetsState, building: int, tile: int) -> None:
    """A person from the supply for each coloured symbol (STR-7.2, STR-7.3, STR-7.4)."""
    t = s.setting.tables
    kind = t.kind[tile]
    if kind < WILD:
        s.from_supply(building, kind, min(t.laid[tile], s.supply(kind)))


def ask_for_signs(
    s: StreetsState, building: int, closed: list[int], seekers: str = "STR-10.12"
) -> None:
    """Who may put two signs on the building is asked first (STR-14.31, STR-14.33)."""
    if s.advisors[s.active] >= 0 and may_double(s, s.active):
        s.then(Signs(building, tuple(closed)))
    else:
        settle(s, building, 1, closed, seekers)


def settle(
    s: StreetsState, building: int, signs: int, closed: list[int], seekers: str = "STR-10.12"
) -> None:
    """The sign, the seekers, and then the streets that were closed (STR-7.5, STR-7.6, STR-7.7).

    ``seekers`` is the rule by which seekers come.
    """
    s.put_sign(building, s.active, signs)
    if signs == 2:
        s.emit("two-signs", "STR-14.31", seat=who(s, s.active), **at(s, building))
    kind = s.setting.tables.kind[s.tile[building]]
    if kind < WILD and s.seekers_in_city(kind):
        gather_seekers(s, building, kind, seekers)
    if closed:
        score_streets(s, closed)
