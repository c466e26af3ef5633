"""Chapter 4: cells, faces, roads and streets. Nothing here knows tiles, players or people.

A cell is a number in a square window around the Central Station, row by row. A *spot* is a cell
with a face, ``cell * 4 + face``. The *ground* holds one byte for each cell:

- 0 to 15: the cell is empty; the bits are the faces with which a tile may be placed there;
- 16 and more: ``(building + 4) * 4 + face``, the building that stands there.

The window is so large that no city of 45 buildings can leave it (docs/decisions/100).
"""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.errors import Refusal, refuse

RADIUS: Final = 48
WIDTH: Final = 2 * RADIUS + 1
CELLS: Final = WIDTH * WIDTH
SPOTS: Final = CELLS * 4
ORIGIN: Final = RADIUS * WIDTH + RADIUS  # the cell 0,0
NOWHERE: Final = -1

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
STEP: Final[list[int]] = [-WIDTH, 1, WIDTH, -1]  # to the neighbour in each direction
ALONG: Final[list[int]] = [1, WIDTH, 1, WIDTH]  # from tile to tile along a road of this face
ACROSS: Final[list[int]] = [WIDTH, 1, WIDTH, 1]  # from tile to tile at right angles to it
AROUND: Final[list[int]] = [
    -WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1,
]  # fmt: skip
# The face an end building must have to point into a street of this face (STR-4.33), at the
# street's first end (west or north) and at its last end (east or south).
POINTS_IN_FIRST: Final[list[int]] = [E, S, E, S]
POINTS_IN_LAST: Final[list[int]] = [W, N, W, N]

FACES: Final = ["n", "e", "s", "w"]
BUILT: Final = 16  # ground values from here on are buildings

SIDE: Final = 0  # roles of a tile's edge (STR-4.5)
BACK: Final = 1
END: Final = 2


def cell_at(x: int, y: int) -> int:
    return ORIGIN + y * WIDTH + x


def x_of(cell: int) -> int:
    return cell % WIDTH - RADIUS


def y_of(cell: int) -> int:
    return cell // WIDTH - RADIUS


def cell_word(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def role(face: int, direction: int) -> int:
    """What the edge in ``direction`` of a tile with ``face`` is (STR-4.5)."""
    if direction == face:
        return SIDE
    return BACK if direction == face ^ 2 else END


def connected(face: int, direction: int, other: int) -> bool:
    """Whether the roads of a tile and of its neighbour in ``direction`` join (STR-4.7 to 4.9)."""
    here, there = role(face, direction), role(other, direction ^ 2)
    if here == END and there == END:
        return face == other
    return (here == END and there == SIDE) or (here == SIDE and there == END)


def forbidden(face: int, direction: int, other: int) -> bool:
    """The long sides of two roads would touch (STR-4.10)."""
    return role(face, direction) == SIDE and role(other, direction ^ 2) == SIDE


def _faces_allowed(neighbours: list[int]) -> int:
    """The faces (bits) that STR-4.15 to 4.17 allow between these neighbours (-1: no tile)."""
    allowed = 0
    for face in range(4):
        joins = False
        touches = False
        for direction, other in enumerate(neighbours):
            if other >= 0:
                joins = joins or connected(face, direction, other)
                touches = touches or forbidden(face, direction, other)
        if joins and not touches:
            allowed |= 1 << face
    return allowed


def _faces_continuing(neighbours: list[int]) -> int:
    """The faces with which a tile would continue a neighbour's street."""
    north, east, south, west = neighbours
    found = 0
    for face in range(4):
        if face in ((east, west) if face in (N, S) else (north, south)):
            found |= 1 << face
    return found


def _neighbourhood(index: int) -> list[int]:
    return [index // 125 - 1, index // 25 % 5 - 1, index // 5 % 5 - 1, index % 5 - 1]


# The four neighbours' faces make an index below 625: the sum of these by ground value.
NORTH_PART: Final[list[int]] = [0] * BUILT + [((v & 3) + 1) * 125 for v in range(BUILT, 256)]
EAST_PART: Final[list[int]] = [0] * BUILT + [((v & 3) + 1) * 25 for v in range(BUILT, 256)]
SOUTH_PART: Final[list[int]] = [0] * BUILT + [((v & 3) + 1) * 5 for v in range(BUILT, 256)]
WEST_PART: Final[list[int]] = [0] * BUILT + [(v & 3) + 1 for v in range(BUILT, 256)]
ALLOWED: Final[list[int]] = [_faces_allowed(_neighbourhood(i)) for i in range(625)]
CONTINUING: Final[list[int]] = [_faces_continuing(_neighbourhood(i)) for i in range(625)]
STARTING: Final[list[int]] = [15 & ~faces for faces in CONTINUING]  # the others: a new street
COUNT: Final[list[int]] = [mask.bit_count() for mask in range(16)]
FACES_IN: Final[list[list[int]]] = [[f for f in range(4) if m >> f & 1] for m in range(16)]


def ends(ground: bytearray, cell: int, face: int) -> tuple[int, int]:
    """The two end cells of the street through ``cell`` (STR-4.22, 4.26).

    They lie directly beyond its first and last tile; the cell itself need not be built yet.
    """
    step = ALONG[face]
    first = cell - step
    while ground[first] >= BUILT and ground[first] & 3 == face:
        first -= step
    last = cell + step
    while ground[last] >= BUILT and ground[last] & 3 == face:
        last += step
    return first, last


def not_too_long(ground: bytearray, cell: int, faces: int, continuing: int, longest: int) -> int:
    """Those of ``faces`` that would not make a street longer than allowed (STR-4.18, 4.20)."""
    for face in FACES_IN[faces & continuing]:
        first, last = ends(ground, cell, face)
        if (last - first) // ALONG[face] - 1 > longest:
            faces &= ~(1 << face)
    return faces


def closed_by(ground: bytearray, cell: int, face: int) -> list[int]:
    """The first cells of the streets that the tile on ``cell`` has just closed (STR-4.35 to 4.37)."""
    found: list[int] = []
    step = ALONG[face]
    first = cell - step
    while ground[first] >= BUILT and ground[first] & 3 == face:
        first -= step
    if ground[first] >= BUILT:
        last = cell + step
        while ground[last] >= BUILT and ground[last] & 3 == face:
            last += step
        if ground[last] >= BUILT:
            found.append(first + step)
    # A neighbour's street ends here if the neighbour's edge towards the cell is an end of its road
    # and it does not belong to the tile's own street; it runs on away from the cell.
    value = ground[cell - 1]
    if value >= BUILT and not value & 1 and value & 3 != face:
        end = cell - 2
        while ground[end] >= BUILT and ground[end] & 3 == value & 3:
            end -= 1
        if ground[end] >= BUILT:
            found.append(end + 1)
    value = ground[cell + 1]
    if value >= BUILT and not value & 1 and value & 3 != face:
        end = cell + 2
        while ground[end] >= BUILT and ground[end] & 3 == value & 3:
            end += 1
        if ground[end] >= BUILT:
            found.append(cell + 1)
    value = ground[cell - WIDTH]
    if value >= BUILT and value & 1 and value & 3 != face:
        end = cell - 2 * WIDTH
        while ground[end] >= BUILT and ground[end] & 3 == value & 3:
            end -= WIDTH
        if ground[end] >= BUILT:
            found.append(end + WIDTH)
    value = ground[cell + WIDTH]
    if value >= BUILT and value & 1 and value & 3 != face:
        end = cell + 2 * WIDTH
        while ground[end] >= BUILT and ground[end] & 3 == value & 3:
            end += WIDTH
        if ground[end] >= BUILT:
            found.append(cell + WIDTH)
    return found


def closes_a_street(ground: bytearray, cell: int, face: int) -> bool:
    """Whether the tile on ``cell`` is a closing building of some closed street (STR-4.31, 9.21)."""
    for direction in range(4):
        step = STEP[direction]
        value = ground[cell + step]
        if value >= BUILT and value & 1 != direction & 1 and value & 3 != face:
            end = cell + 2 * step
            while ground[end] >= BUILT and ground[end] & 3 == value & 3:
                end += step
            if ground[end] >= BUILT:
                return True
    return False


def neighbours(ground: bytearray, cell: int) -> int:
    """How many of the 8 surrounding cells hold a building (STR-9.19)."""
    return sum([ground[cell + step] >= BUILT for step in AROUND])


def why_not_here(ground: bytearray, cell: int, face: int, longest: int) -> Refusal | None:
    """Why no tile may be placed like this; None if it may. It also says which faces would fit."""
    where: dict[str, Any] = {"cell": cell_word(cell), "face": FACES[face]}
    if ground[cell] >= BUILT:
        return refuse("cell-taken", "STR-4.14", **where)
    if not (0 < cell % WIDTH < WIDTH - 1 and WIDTH < cell < CELLS - WIDTH):
        return refuse("no-neighbour", "STR-4.15", **where)
    touching = [(d, ground[cell + STEP[d]]) for d in range(4)]
    standing = [(d, value & 3) for d, value in touching if value >= BUILT]
    if not standing:
        return refuse("no-neighbour", "STR-4.15", **where)
    where["fitting_faces"] = [FACES[f] for f in FACES_IN[ground[cell]]]
    if any(forbidden(face, direction, other) for direction, other in standing):
        return refuse("long-sides-touch", "STR-4.10", **where)
    if not any(connected(face, direction, other) for direction, other in standing):
        return refuse("not-connected", "STR-4.16", **where)
    first, last = ends(ground, cell, face)
    length = (last - first) // ALONG[face] - 1
    if length > longest:
        return refuse("street-too-long", "STR-4.18", length=length, longest=longest, **where)
    return None
