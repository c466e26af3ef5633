"""Chapter 4: cells, faces, roads and streets. Nothing here knows tiles, players or people.

A cell is a number in a square window around the Central Station, row by row (STR-4.1). A *spot* is
a cell with a face (STR-4.3), ``cell * 4 + face``. The *ground* holds one byte for each cell:

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

# Directions, and faces: the edge along which the road lies (STR-1.18, STR-4.2, STR-4.3, STR-4.4).
N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
STEP: Final[list[int]] = [-WIDTH, 1, WIDTH, -1]  # to the neighbour in each direction
ALONG: Final[list[int]] = [1, WIDTH, 1, WIDTH]  # from tile to tile along a road of this face
ACROSS: Final[list[int]] = [WIDTH, 1, WIDTH, 1]  # from tile to tile at right angles to it
# To each neighbour, and what is odd or even about the faces of roads that run that way.
TOWARDS: Final = [(-1, 0), (1, 0), (-WIDTH, 1), (WIDTH, 1)]
# The face an end building must have to point into a street of this face (STR-1.19, STR-4.33), at the
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


def spot_of(cell: int, face: int) -> int:
    return cell * 4 + face


def cell_of(spot: int) -> int:
    return spot >> 2


def face_of(spot: int) -> int:
    return spot & 3


def built(building: int, face: int) -> int:
    """The ground where a building stands."""
    return (building + 4) * 4 + face


def cell_word(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def role(face: int, direction: int) -> int:
    """What the edge in ``direction`` of a tile with ``face`` is (STR-4.5)."""
    if direction == face:
        return SIDE
    return BACK if direction == face ^ 2 else END


def connected(face: int, direction: int, other: int) -> bool:
    """Whether the roads of a tile and of its neighbour in ``direction`` join.

    STR-4.7, STR-4.8, STR-4.9; tiles that touch at a corner are no neighbours (STR-4.11).
    """
    here, there = role(face, direction), role(other, direction ^ 2)
    if here == END and there == END:
        return face == other
    return (here == END and there == SIDE) or (here == SIDE and there == END)


def forbidden(face: int, direction: int, other: int) -> bool:
    """The long sides of two roads would touch (STR-4.10)."""
    return role(face, direction) == SIDE and role(other, direction ^ 2) == SIDE


COUNT: Final[list[int]] = [mask.bit_count() for mask in range(16)]
FACES_IN: Final[list[list[int]]] = [[f for f in range(4) if m >> f & 1] for m in range(16)]
# By ground value: the building there (-1: none), its face (4: none), and that as a bit (0: none).
BUILDING_AT: Final[list[int]] = [-1] * BUILT + [(v >> 2) - 4 for v in range(BUILT, 256)]
FACE_AT: Final[list[int]] = [4] * BUILT + [v & 3 for v in range(BUILT, 256)]
BIT_AT: Final[list[int]] = [0] * BUILT + [1 << (v & 3) for v in range(BUILT, 256)]
# By face and the ground value of the neighbour it looks at: the face as a bit if that forbids it.
FORBIDS: Final[list[list[int]]] = [
    [1 << f if v >= BUILT and forbidden(f, f, v & 3) else 0 for v in range(256)] for f in range(4)
]
# What a new tile changes around it (STR-4.7 to 4.10), by its face. In front of it roads may end at
# its own, from either side of them, but none may lie along it; at its ends its own road may end at
# another one; behind it nothing changes. Each is: the step along its road and the step ahead, its
# face as a bit, the faces that may join and may not come in front, those that may join at its first
# and last end, and what forbids the face itself and the faces that look along its road.
CHANGES: Final = [
    (
        ALONG[f], STEP[f], 1 << f,
        1 << (f + 1) % 4 | 1 << (f + 3) % 4, 1 << (f ^ 2),
        1 << POINTS_IN_FIRST[f], 1 << POINTS_IN_LAST[f],
        FORBIDS[f], FORBIDS[POINTS_IN_LAST[f]], FORBIDS[POINTS_IN_FIRST[f]],
    )
    for f in range(4)
]  # fmt: skip


def ends(ground: bytearray, cell: int, face: int) -> tuple[int, int]:
    """The two end cells of the street through ``cell`` (STR-4.22, STR-4.23, STR-4.24, STR-4.26).

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


def street_goes_on(ground: bytearray, cell: int, face: int) -> bool:
    """Whether a tile placed here would not be a street by itself."""
    step = ALONG[face]
    return FACE_AT[ground[cell - step]] == face or FACE_AT[ground[cell + step]] == face


def fits(ground: bytearray, cell: int, face: int, longest: int) -> bool:
    """Whether a tile here would not make a street longer than allowed (STR-4.18, STR-4.20, STR-4.25)."""
    first, last = ends(ground, cell, face)
    return (last - first) // ALONG[face] - 1 <= longest


def closed_by(ground: bytearray, cell: int, face: int) -> list[int]:
    """The first cells of the streets that the tile on ``cell`` has just closed.

    Its own street, and those of neighbours that end at it: at most five (STR-4.35, STR-4.36,
    STR-4.37); no other street changes (STR-4.38). How an end building is turned does not matter,
    nor does the length of the street (STR-4.28, STR-4.29, STR-4.30).
    """
    found: list[int] = []
    first, last = ends(ground, cell, face)
    if ground[first] >= BUILT and ground[last] >= BUILT:
        found.append(first + ALONG[face])
    for step, axis in TOWARDS:
        value = ground[cell + step]
        # A neighbour's street ends here if the neighbour's edge towards the cell is an end of its
        # road and it does not belong to the tile's own street; it runs on away from the cell.
        if value >= BUILT and value & 1 == axis and value & 3 != face:
            end = cell + 2 * step
            while FACE_AT[ground[end]] == value & 3:
                end += step
            if ground[end] >= BUILT:
                found.append(cell + step if step > 0 else end - step)
    return found


def ends_at(value: int, direction: int) -> bool:
    """Whether the road of the neighbour in ``direction`` ends here, by the ground there (STR-4.33)."""
    return value >= BUILT and value & 1 != direction & 1


def closes_a_street(ground: bytearray, cell: int, face: int) -> bool:
    """Whether the tile on ``cell`` is a closing building of some closed street (STR-4.31, STR-4.32, STR-9.21)."""
    return faces_closed_at(ground, cell) & ~(1 << face) != 0


def faces_closed_at(ground: bytearray, cell: int) -> int:
    """The faces, as bits, of the roads that run up to ``cell`` and are closed at their other end.

    They end there (STR-4.33) and are closed if the tile on the cell has another face.
    """
    found = 0
    for step, axis in TOWARDS:
        value = ground[cell + step]
        if value >= BUILT and value & 1 == axis:
            face = value & 3
            end = cell + 2 * step
            while FACE_AT[ground[end]] == face:
                end += step
            if ground[end] >= BUILT:
                found |= 1 << face
    return found


def neighbours(ground: bytearray, cell: int) -> int:
    """How many of the 8 surrounding cells hold a building, whosever it is (STR-9.19, STR-9.20)."""
    above, below = cell - WIDTH, cell + WIDTH
    return (
        (ground[above - 1] >= BUILT) + (ground[above] >= BUILT) + (ground[above + 1] >= BUILT)
        + (ground[cell - 1] >= BUILT) + (ground[cell + 1] >= BUILT)
        + (ground[below - 1] >= BUILT) + (ground[below] >= BUILT) + (ground[below + 1] >= BUILT)
    )  # fmt: skip


def street_counts(
    ground: bytearray, spots: list[int], adds: list[int], own: int, pointing: bool
) -> list[int]:
    """By spot: what all buildings of the street of a tile placed there add, the tile ``own``.

    ``adds`` is by building; with ``pointing`` the buildings that point into the street add too (STR-9.2).
    """
    found: list[int] = []
    for spot in spots:
        cell, face = spot >> 2, spot & 3
        step, count = ALONG[face], own
        place = cell - step
        value = ground[place]
        while FACE_AT[value] == face:
            count += adds[BUILDING_AT[value]]
            place -= step
            value = ground[place]
        if pointing and FACE_AT[value] == POINTS_IN_FIRST[face]:
            count += adds[BUILDING_AT[value]]
        place = cell + step
        value = ground[place]
        while FACE_AT[value] == face:
            count += adds[BUILDING_AT[value]]
            place += step
            value = ground[place]
        if pointing and FACE_AT[value] == POINTS_IN_LAST[face]:
            count += adds[BUILDING_AT[value]]
        found.append(count)
    return found


def neighbour_counts(ground: bytearray, spots: list[int]) -> list[int]:
    """By spot: how many buildings surround it; the spots of one cell stand side by side."""
    found: list[int] = []
    last = count = -1
    for spot in spots:
        cell = spot >> 2
        if cell != last:
            last = cell
            count = neighbours(ground, cell)
        found.append(count)
    return found


def closing_counts(ground: bytearray, spots: list[int]) -> list[int]:
    """By spot: 1 if a tile there would be a closing building of some closed street, else 0."""
    found: list[int] = []
    last, faces = -1, 0
    for spot in spots:
        cell = spot >> 2
        if cell != last:
            last = cell
            faces = faces_closed_at(ground, cell)
        found.append(1 if faces & ~(1 << (spot & 3)) else 0)
    return found


def why_not_here(ground: bytearray, cell: int, face: int, longest: int) -> Refusal | None:
    """Why no tile may be placed like this; None if it may. It also says which faces would fit.

    STR-4.12, STR-4.15, STR-4.16, STR-4.17, STR-4.19, STR-4.21.
    """
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
