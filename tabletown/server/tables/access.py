"""Who may do what at a table: the one place that decides.

It is asked for every message of a client and for everything that is sent to one, with the table as it
is at that moment. A seat's view is for the person who sits there now, never for a number that somebody
watched earlier.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from tabletown.server.errors import Trouble
from tabletown.server.storage.schema import TableDoc

if TYPE_CHECKING:
    from tabletown.server.tables.live import LiveTable

OVER = ("finished", "cancelled", "archived")

# enter: know of the table; look: see the game from a seat, or from none; play: act and ask for a seat;
# talk: chat from a seat, or from none.
Deed = Literal["enter", "look", "play", "talk"]


class Visitor(Struct, frozen=True):
    """Who asks: a person or nobody, with what opens the door. ``ended``: the session is over."""

    user: str | None
    invite: str | None = None
    ended: bool = False


def sits(doc: TableDoc, user: str | None) -> bool:
    return user is not None and any(seat.user == user for seat in doc.seats)


def seats_of(doc: TableDoc, user: str | None) -> list[int]:
    if user is None:
        return []
    return [number for number, seat in enumerate(doc.seats) if seat.user == user]


def inside(doc: TableDoc, user: str | None) -> bool:
    """Whether somebody belongs to a table: sits at it or is its host."""
    return sits(doc, user) or (user is not None and doc.host == user)


def unwelcome(table: LiveTable, user: str | None) -> bool:
    """Whether the host removed this person or blocks them; who sits in a running game stays."""
    if user is None or inside(table.doc, user):
        return False
    return user in table.blocked or any(one.user == user for one in table.doc.removed)


def refusal(
    table: LiveTable, visitor: Visitor, deed: Deed, seat: int | None = None
) -> Trouble | None:
    """Why a visitor may not do something at a table now; None: they may."""
    doc, user = table.doc, visitor.user
    if visitor.ended:
        return Trouble("no-session", "this session has ended")
    if not (doc.settings.public or inside(doc, user) or invited(doc, visitor.invite)):
        return Trouble("not-found", "there is no such table")
    if unwelcome(table, user):
        return Trouble("blocked", "the host does not want you at this table")
    if deed == "enter":
        return None
    if seat is None:
        return refusal_without_seat(table, visitor, deed)
    if seat >= len(doc.seats):
        return Trouble("bad-usage", f"there is no seat {seat}")
    if deed == "look" and table.row.status in OVER:
        return None  # once the game is over everybody may look from every side
    if user is None or doc.seats[seat].user != user:
        return Trouble("not-allowed", f"seat {seat} is not yours")
    return None


def refusal_without_seat(table: LiveTable, visitor: Visitor, deed: Deed) -> Trouble | None:
    if deed == "play":
        return Trouble("bad-usage", "say which seat acts")
    if table.doc.settings.spectators or sits(table.doc, visitor.user):
        return None
    if deed == "look" and table.row.status in (*OVER, "open"):
        return None  # before the start there is nothing to see but who sits where
    return Trouble("not-allowed", "this table has no spectators")


def check(table: LiveTable, visitor: Visitor, deed: Deed, seat: int | None = None) -> None:
    """Raise what :func:`refusal` finds."""
    trouble = refusal(table, visitor, deed, seat)
    if trouble is not None:
        raise trouble


def checking(
    table: LiveTable, visitor: Callable[[], Visitor], deed: Deed, seat: int | None
) -> Callable[[], None]:
    """The same check for a moment that is still to come."""
    return lambda: check(table, visitor(), deed, seat)


def allowed(table: LiveTable, visitor: Visitor, deed: Deed, seat: int | None = None) -> bool:
    return refusal(table, visitor, deed, seat) is None


def invited(doc: TableDoc, invite: str | None) -> bool:
    return invite is not None and compare_digest(invite.encode(), doc.invite.encode())
