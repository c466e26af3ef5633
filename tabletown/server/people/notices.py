"""Notices: your turn, the game began, it is over, somebody asks for something.

They go to every open page of a person at once; by mail or push (both optional) only when a game is
played over days and the person has no page open.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tabletown.server.protocol import encode
from tabletown.server.protocol.outgoing import Notice
from tabletown.server.storage.news import NoticeFor
from tabletown.server.storage.schema import TableDoc
from tabletown.server.storage.store import TableRow

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

QUIET = 3600.0  # seconds between two messages about the same table to the same person


class Notices:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.sent: dict[tuple[str, str], float] = {}

    def after(self, row: TableRow, doc: TableDoc, status: str) -> list[NoticeFor]:
        """Whom a change concerns."""
        people = [seat.user for seat in doc.seats if seat.user is not None]
        if status != row.status:
            if status == "running":
                return [NoticeFor(user, "started") for user in dict.fromkeys(people)]
            if status in ("finished", "cancelled"):
                return [NoticeFor(user, "finished") for user in dict.fromkeys(people)]
        found: list[NoticeFor] = []
        if status == "running":
            for number in doc.waiting:
                seat = doc.seats[number]
                if number not in row.doc.waiting and seat.user and seat.stand_in is None:
                    found.append(NoticeFor(seat.user, "turn"))
            known = {motion.id for motion in row.doc.motions}
            for motion in doc.motions:
                if motion.id not in known:
                    users = [doc.seats[number].user for number in motion.needs]
                    found.extend(NoticeFor(user, "motion") for user in users if user is not None)
        elif status == "open":
            before = {seat.user for seat in row.doc.seats}
            if set(people) - before - {doc.host}:
                found.append(NoticeFor(doc.host, "joined"))
        return found

    def deliver(self, row: TableRow, notices: list[NoticeFor]) -> None:
        """Send the notices of a change that was made here, to open pages and by mail."""
        for one in notices:
            self.send(one, row.id, row.doc.title)
            if one.kind in ("turn", "started", "finished") and self.wants_mail(row, one.user):
                self.hub.background(self.hub.mailer.tell(one.user, one.kind, row))

    def wants_mail(self, row: TableRow, user: str) -> bool:
        if row.doc.settings.pace.kind != "days" or user in self.hub.clients:
            return False
        now = time.time()
        if now - self.sent.get((user, row.id), 0.0) < QUIET:
            return False
        self.sent[user, row.id] = now
        if len(self.sent) > 10_000:
            self.sent = {key: at for key, at in self.sent.items() if now - at < QUIET}
        return True

    def send(self, notice: NoticeFor, table: str, title: str | None) -> None:
        """To the pages open at this worker."""
        clients = self.hub.clients.get(notice.user)
        if clients:
            message = encode(Notice(kind=notice.kind, table=table, title=title))
            for client in clients:
                client.send(message)

    def announce(self, text: str) -> None:
        """Tell everybody who is connected to this worker."""
        message = encode(Notice(kind="announcement", text=text))
        for clients in self.hub.clients.values():
            for client in clients:
                client.send(message)
