"""Chapter 10: people move to owned buildings of their kind on open streets, or stand and seek."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.games.streets.rules.asking import StreetsAsk, at, who
from tabletown.games.streets.rules.geometry import cell_of
from tabletown.games.streets.schema import COLOURS
from tabletown.games.streets.state import SNEAK, STATION, StreetsState, bits
from tabletown.games.streets.tables import WILD


def available(s: StreetsState, colour: int) -> int:
    """The buildings that may receive people of a colour .

    STR-10.1, STR-10.2, STR-10.3, STR-10.4, STR-6.11; whoever owns them (STR-10.5), the new one too
    (STR-10.9). Switches: STR-17.1, STR-17.5.
    """
    found = s.owned[colour] & ~s.closed
    if s.setting.enter_abandoned:
        for building in bits(s.abandoned & ~s.closed):
            if s.kind(building) == colour:
                found |= 1 << building
    if s.setting.station_takes and not s.closed >> STATION & 1:
        found |= 1 << STATION
    return found


def destinations(s: StreetsState, colour: int, origin: int) -> int:
    """Where people of a colour leaving ``origin`` may go, when the active player moves them.

    Not to where they come from (STR-17.2). The Sneak's people go to its own buildings if they can
    (STR-15.24, STR-15.26); otherwise the human is free (STR-15.25, STR-15.27).
    """
    setting = s.setting
    if setting.usual_moves:
        return s.owned[colour] & ~s.closed & ~origin
    found = available(s, colour) & ~origin
    if setting.solo and s.active == SNEAK:
        own = found & s.signed[SNEAK]
        return own or found
    return found


def move_people(s: StreetsState, members: list[int]) -> None:
    """All lying people leave these buildings (STR-10.6, STR-6.7): they move, or become seekers.

    Those on the Central Station too (STR-10.16); who seeks already stays (STR-10.11). Nobody returns to
    the supply (STR-10.17). Hipsters need hipster buildings whoever moves them (STR-14.55).
    Only colours with two or more available buildings are asked for (STR-5.8).
    """
    counts = s.lying_by_colour(members)
    left = sum(counts)
    if not left:
        return
    origin = 0
    for building in members:
        origin |= 1 << building
    asks: list[Distribute] = []
    for colour, count in enumerate(counts):
        if count:
            places = destinations(s, colour, origin)
            if not places:
                become_seekers(s, members, colour)
            elif places & (places - 1):
                asks.append(Distribute(colour, count, origin, -1))
            else:
                send(s, members, colour, count, places.bit_length() - 1, False)
            left -= count
            if not left:
                break
    if asks:
        s.stack += asks[::-1]


def become_seekers(s: StreetsState, members: list[int], colour: int) -> None:
    """There is nowhere to go: they stay and stand up, perhaps again (STR-10.10, STR-10.15)."""
    for building in members:
        count = s.lying(building, colour)
        if count:
            s.stand_up(building, colour, count)
            if s.log is not None:
                s.emit(
                    "became-seekers", "STR-10.10" if s.is_closed(building) else "STR-6.9",
                    count=count, people=COLOURS[colour], **at(s, building),
                )  # fmt: skip


def send(
    s: StreetsState, members: list[int], colour: int, count: int, to: int, chosen: bool
) -> None:
    """So many people of a colour leave these buildings for another one.

    ``chosen`` says whether the active player could have sent them elsewhere.
    """
    left = count
    origin: list[int] = []
    for building in members:
        if not s.people[building] and building != STATION:
            continue
        going = min(left, s.lying(building, colour))
        if going:
            s.lay_down(building, colour, -going)
            left -= going
            origin.append(building)
    s.lay_down(to, colour, count)
    if s.log is not None:
        # Where there is one place only, nobody sends them.
        sender = {"seat": who(s, s.active), "choice": "free"} if chosen else {"choice": "forced"}
        # Who leaves an open street leaves an abandoned building.
        s.emit(
            "moved", "STR-10.6" if s.is_closed(origin[0]) else "STR-6.7",
            **sender, count=count, people=COLOURS[colour],
            from_tiles=[s.setting.tables.ids[s.tile[b]] for b in origin], **at(s, to),
        )  # fmt: skip


def gather_seekers(s: StreetsState, building: int, colour: int, rule: str = "STR-10.12") -> None:
    """All seekers of the colour move onto the new building and lie down (STR-10.12, STR-7.6).

    Before streets are scored, so that they count (STR-10.13, STR-10.14).
    """
    count = s.gather_seekers(building, colour)
    if s.log is not None:
        s.emit(
            "seekers-came", rule,
            count=count, people=COLOURS[colour], **at(s, building),
        )  # fmt: skip


class Distribute(StreetsAsk):
    """The active player sends people of one colour to two or more available buildings.

    Each answer sends some of them to one building; those left over go to buildings built later
    than it. So every distribution has exactly one way to be told, and "all to one" is one answer.
    """

    colour: int
    count: int  # how many of them are left to be sent
    origin: int  # the buildings they leave
    after: int  # the building that got people last, or -1
    rule = "STR-10.6"
    prompt = "move-people"
    kinds = ("move",)

    def places(self, s: StreetsState) -> int:
        """The available buildings, those after the last one that got people."""
        found = destinations(s, self.colour, self.origin)
        return found & -1 << self.after + 1 if self.after >= 0 else found

    def options(self, s: StreetsState) -> list[Action]:
        places = self.places(s)
        left, spots, moves = self.count, s.spot, s.setting.tables.moves[self.colour]
        found: list[Action] = []
        while places & (places - 1):
            low = places & -places
            found += moves[cell_of(spots[low.bit_length() - 1])][:left]
            places ^= low
        found.append(
            moves[cell_of(spots[places.bit_length() - 1])][left - 1]
        )  # the last gets the rest
        return found

    def chosen(self, s: StreetsState, action: Action) -> None:
        to = s.building_at(action.args[1])
        count = action.args[2] + 1
        send(s, bits(self.origin), self.colour, count, to, True)
        if count < self.count:
            s.then(Distribute(self.colour, self.count - count, self.origin, to))

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        return self.colour, self.count, self.places(s)

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return {
            "who_seat": who(s, s.active),
            "people": COLOURS[self.colour],
            "count": self.count,
            "places": [at(s, building) for building in bits(self.places(s))],
        }

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        colour, cell, number = action.args[0], action.args[1], action.args[2] + 1
        building = s.building_at(cell)
        if colour != self.colour:
            return refuse("other-people-first", "STR-10.6", people=COLOURS[self.colour])
        if building < 0:
            return refuse("no-building-there", "STR-10.1")
        if not destinations(s, colour, self.origin) >> building & 1:
            return why_not_available(s, building, colour)
        if number > self.count:
            return refuse("not-so-many-people", "STR-10.6", count=self.count)
        if building <= self.after:
            return refuse("later-buildings-only", "STR-10.7", **at(s, building))
        return refuse("the-rest-goes-here", "STR-10.6", count=self.count, **at(s, building))


def why_not_available(s: StreetsState, building: int, colour: int) -> Refusal:
    """Why people of this colour cannot move to a building."""
    kind = s.kind(building)
    name = at(s, building)
    if building <= 1:
        return refuse("start-tile-takes-nobody", "STR-10.4", **name)
    if kind == WILD:
        return refuse("mixed-takes-nobody", "STR-10.2", **name)
    if kind != colour:
        return refuse("wrong-colour", "STR-10.1", people=COLOURS[colour], **name)
    if s.closed >> building & 1:
        return refuse("street-is-closed", "STR-10.1", **name)
    if s.owner[building] < 0:
        return refuse("nobody-owns-it", "STR-10.3", **name)
    return refuse("sneak-buildings-first", "STR-15.24", **name)
