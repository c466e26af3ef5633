"""Making tables and filling them: create, join, leave, seats, start, rematch."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.core.errors import TabletownError
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.server.bots.job import levels_at
from tabletown.server.errors import Trouble, trouble_of
from tabletown.server.fair import for_whom
from tabletown.server.gamelog.log import GameLog
from tabletown.server.packs import name_of, place_of
from tabletown.server.people.accounts import Person
from tabletown.server.people.names import clean_name
from tabletown.server.protocol.http import Join, NewPosition, NewTable, SeatWish, SetSeat
from tabletown.server.protocol.parts import Link, Settings
from tabletown.server.storage import contents, store
from tabletown.server.storage.entries import GameHeader, LogEntry, config_of
from tabletown.server.storage.news import TableChanged
from tabletown.server.storage.schema import (
    LeaverDoc,
    RemovedDoc,
    SeatDoc,
    TableDoc,
    decode_doc,
    members,
    tables,
)
from tabletown.server.storage.store import TableRow
from tabletown.server.tables import access, clocks
from tabletown.server.tables.access import Visitor
from tabletown.server.tables.carrying import carried_over
from tabletown.server.tables.live import LiveTable, due
from tabletown.server.whole import whole

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

MOST_REMOVED = 100
UNFINISHED = ("open", "running")
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for another


def new_id(length: int = 10) -> str:
    return "".join([secrets.choice(ID_LETTERS) for _ in range(length)])


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def seat_doc(wish: SeatWish | SetSeat, person: Person, header: GameHeader) -> SeatDoc:
    if wish.kind == "me":
        return SeatDoc("person", clean_name(wish.name or person.name), person.id)
    if wish.kind == "open":
        return SeatDoc("open")
    game = find(header.game)
    if wish.level not in levels_at(game, header.mode, header.seats):
        raise Trouble("bad-usage", f"there is no bot level '{wish.level}' at this table")
    if wish.temper is not None and wish.temper not in game.brain().personalities:
        raise Trouble("bad-usage", f"{game.name} has no bot temper '{wish.temper[:40]}'")
    name = clean_name(wish.name) if wish.name else ""
    return SeatDoc("bot", name, None, wish.level, wish.temper)


def name_bots(seats: list[SeatDoc]) -> None:
    """Bots without a name get one that tells them apart."""
    names = ["Ada", "Bruno", "Clara", "Dorian", "Edda", "Felix", "Greta", "Hugo", "Ines", "Jonas"]
    taken = {seat.name for seat in seats}
    free = [name for name in names if name not in taken]
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = free.pop(0) if free else f"Bot {new_id(3)}"


def give_to_bots(doc: TableDoc, user: str, mine: list[int]) -> str | None:
    """A person leaves seats of a running game: bots of their own names play on, or nobody does."""
    for number in mine:
        doc.seats[number] = SeatDoc("bot", "", None, doc.settings.pace.timeout)
        if doc.settings.rated:
            doc.leavers.append(LeaverDoc(number, user))
    name_bots(doc.seats)
    people = [holder.user for holder in doc.seats if holder.user is not None]
    if people:
        if doc.host == user:
            doc.host = people[0]
        return None
    doc.finished, doc.waiting = time.time(), []
    return "cancelled"


def put_out(doc: TableDoc, user: str, name: str) -> None:
    """Somebody the host does not want at the table; the invitation they know opens it no more."""
    others = [one for one in doc.removed if one.user != user]
    doc.removed = [*others, RemovedDoc(user, name)][-MOST_REMOVED:]
    doc.invite = new_invite()


def shuffle_seats(doc: TableDoc) -> str | None:
    """Seats are dealt once, before it is asked who brings something along."""
    if doc.shuffle:
        secrets.SystemRandom().shuffle(doc.seats)
        doc.shuffle = False
    return None


def unfinished_tables_of(connection: Connection, user: str) -> list[str]:
    """Tables that are not over, at which somebody sits."""
    query = (
        sa.select(tables.c.id)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.user_id == user, members.c.sits, tables.c.status.in_(UNFINISHED))
    )
    return list(connection.execute(query).scalars())


def hosted_tables_of(connection: Connection, user: str) -> list[str]:
    """Tables that are not over and have this host, who need not sit there. Reads many documents."""
    rows = connection.execute(
        sa.select(tables.c.id, tables.c.doc).where(
            tables.c.status.in_(UNFINISHED), tables.c.doc.contains(user, autoescape=True)
        )
    )
    return [row.id for row in rows if decode_doc(row.doc).host == user]


class Maker:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.stored: set[tuple[str, str]] = set()  # content that is known to be in the database

    async def seat(self, wish: SeatWish | SetSeat, person: Person, header: GameHeader) -> SeatDoc:
        made = seat_doc(wish, person, header)
        if made.name:
            made.name = await self.hub.accounts.worn(made.name, person.id)
        return made

    # -- new tables -----------------------------------------------------------------------------------

    def header(
        self,
        game_name: str,
        mode: str | None,
        seats: int,
        options: dict[str, Any],
        seed: int,
        position: dict[str, Any] | None = None,
        pack: str | None = None,
    ) -> GameHeader:
        """The checked header of a new game; :class:`Trouble` says what is wrong with it."""
        try:
            game = find(game_name)
            config = game.config(
                seats, mode, options, place_of(self.hub.packs.get(game.name, []), pack)
            )
            header = GameHeader(
                game.name, config.mode, config.seats, config.options, game.rules,
                game.content_digest(config), seed, position,
            )  # fmt: skip
        except TabletownError as error:
            raise trouble_of(error) from error
        return header

    @whole
    async def create(self, person: Person, wish: NewTable) -> LiveTable:
        if wish.seed is not None and not self.hub.config.seeds:
            raise Trouble("not-allowed", "the server draws the seed")
        seed = secrets.randbits(62) if wish.seed is None else wish.seed
        header = self.header(
            wish.game, wish.mode, len(wish.seats), wish.options, seed, pack=wish.pack
        )
        seats = [await self.seat(seat, person, header) for seat in wish.seats]
        if wish.practice and any(seat.kind == "open" for seat in seats):
            raise Trouble("bad-usage", "a practice table has no open seats")
        doc = self.document(person, wish.title, wish.settings, seats)
        doc.autostart, doc.shuffle, doc.practice = wish.start, wish.shuffle, wish.practice
        row = await self.insert(person, header, doc)
        table = await self.hub.open(row.id)
        self.hub.changed(table)
        await self.maybe_start(table)
        return table

    @whole
    async def create_position(self, person: Person, wish: NewPosition) -> LiveTable:
        """A practice table from a position set up by hand, running at once."""
        header = self.header(
            wish.game, wish.mode, len(wish.seats), wish.options, wish.seed, wish.position
        )
        seats = [await self.seat(seat, person, header) for seat in wish.seats]
        if any(seat.kind == "open" for seat in seats):
            raise Trouble("bad-usage", "a practice table has no open seats")
        await self.hub.rules.run(partial(self.opened, header))
        doc = self.document(person, wish.title, Settings(spectators=False), seats)
        doc.practice = True
        row = await self.insert(person, header, doc)
        table = await self.hub.open(row.id)
        await self.begin(table)
        return table

    def opened(self, header: GameHeader) -> Match:
        game = find(header.game)
        try:
            return Match(
                game, config_of(game, header), header.seed,
                rules=header.rules, content=header.content, position=header.position,
            )  # fmt: skip
        except TabletownError as error:
            raise trouble_of(error) from error
        except Exception as error:
            if header.position is None:
                raise
            # A position is input from outside: whatever it breaks, it is a wrong position.
            raise Trouble(
                "bad-position", f"the position cannot be read: {error!r}"[:300]
            ) from error

    def document(
        self, person: Person, title: str, settings: Settings, seats: list[SeatDoc]
    ) -> TableDoc:
        name_bots(seats)
        title = " ".join("".join([c if c.isprintable() else " " for c in title]).split())
        return TableDoc(title, person.id, new_invite(), settings, seats)

    async def insert(
        self,
        person: Person,
        header: GameHeader,
        doc: TableDoc,
        status: str = "open",
        entries: list[LogEntry] | None = None,
    ) -> TableRow:
        self.hub.upkeep.check(person)
        self.hub.quotas.take("tables", for_whom.get())
        now = time.time()
        count = len(entries or [])
        row = TableRow(
            new_id(), header, status, count, count, doc, now, now, self.hub.worker,
            now + store.LEASE,
        )  # fmt: skip

        content = await self.hub.rules.run(partial(self.new_content, header))

        def job(connection: Connection) -> None:
            if store.unfinished(connection, person.id) >= self.hub.config.tables_a_person:
                trouble = Trouble("too-many", "you have too many unfinished tables")
                trouble.quota = "open-tables"
                raise trouble
            if content is not None:
                contents.keep(connection, header, content)
            store.insert_table(connection, row, due(doc, status, self.hub.time.now()))
            # Who makes a table has a row without a seat, too: it is one of that person's tables.
            store.keep_member(connection, row.id, person.id, sits=False)
            store.insert_entries(connection, row.id, entries or [])
            store.announce(
                connection, TableChanged(worker=self.hub.worker, table=row.id, rev=row.rev)
            )

        await self.hub.db.write(job)
        self.stored.add((header.game, header.content))
        return row

    def new_content(self, header: GameHeader) -> bytes | None:
        """What must be stored so that the game can go on after an upgrade; None if it is there."""
        if (header.game, header.content) in self.stored:
            return None
        return contents.content_of(header)

    # -- seats before the start -------------------------------------------------------------------------

    @whole
    async def join(self, person: Person, table: LiveTable, wish: Join) -> None:
        name = await self.hub.accounts.worn(wish.name or person.name, person.id)

        def edit(doc: TableDoc) -> str | None:
            access.check(table, Visitor(person.id, wish.invite), "enter")
            self.check_open(table)
            free = [number for number, seat in enumerate(doc.seats) if seat.kind == "open"]
            if wish.seat is not None and wish.seat not in free:
                raise Trouble("taken", f"seat {wish.seat} is not open")
            if not free:
                raise Trouble("full", "no seat is open")
            several = doc.settings.several or doc.host == person.id
            if access.sits(doc, person.id) and not several:
                raise Trouble("taken", "you sit at this table already")
            number = free[0] if wish.seat is None else wish.seat
            doc.seats[number] = SeatDoc("person", name, person.id)
            return None

        await table.change(edit, people=True)
        await self.maybe_start(table)

    def check_open(self, table: LiveTable) -> None:
        if table.row.status != "open":
            raise Trouble("running", "the game has started already")

    def check_host(self, person: Person, table: LiveTable) -> None:
        if table.doc.host != person.id:
            raise Trouble("not-allowed", "only the host can do this")

    async def leave(self, person: Person, table: LiveTable, seat: int | None) -> None:
        """Before the start the seat opens again; in a running game a bot takes it for good."""

        def edit(doc: TableDoc) -> str | None:
            mine = [number for number in access.seats_of(doc, person.id) if seat in (None, number)]
            if not mine:
                raise Trouble("not-allowed", "this is not your seat")
            if table.row.status == "running":
                return give_to_bots(doc, person.id, mine)
            self.check_open(table)
            for number in mine:
                doc.seats[number] = SeatDoc("open")
            return None

        await table.change(edit, people=True)

    @whole
    async def set_seat(self, person: Person, table: LiveTable, wish: SetSeat) -> None:
        self.check_host(person, table)
        new = await self.seat(wish, person, table.row.header)

        def edit(doc: TableDoc) -> str | None:
            self.check_open(table)
            if wish.seat >= len(doc.seats):
                raise Trouble("bad-usage", f"there is no seat {wish.seat}")
            old = doc.seats[wish.seat]
            doc.seats[wish.seat] = new
            if old.user is not None and not access.inside(doc, old.user):
                put_out(doc, old.user, old.name)
            name_bots(doc.seats)
            return None

        await table.change(edit, people=True)
        await self.maybe_start(table)

    async def remove(self, host: str, user: str) -> None:
        """Take somebody from the seats of all tables of a host that have not started."""
        for id in await self.hub.db.read(partial(unfinished_tables_of, user=user)):
            table = await self.hub.open(id)

            def edit(doc: TableDoc, table: LiveTable = table) -> str | None:
                self.check_open(table)
                names = [seat.name for seat in doc.seats if seat.user == user]
                if doc.host != host or not names:
                    raise Trouble("not-found", "not at this table any more")
                doc.seats = [SeatDoc("open") if s.user == user else s for s in doc.seats]
                put_out(doc, user, names[0])
                return None

            with suppress(Trouble):
                await table.change(edit, people=True)

    async def depart(self, user: str, *, for_good: bool) -> None:
        """Somebody does not play here any more: own tables that wait for people close, other people's
        get their seats back; in running games bots take the seats, for good or until they return."""
        sits = await self.hub.db.read(partial(unfinished_tables_of, user=user))
        hosts = await self.hub.db.read(partial(hosted_tables_of, user=user))
        for id in dict.fromkeys([*sits, *hosts]):
            table = await self.hub.open(id)

            def edit(doc: TableDoc, table: LiveTable = table) -> str | None:
                if for_good and doc.host == user:
                    doc.title = ""
                if table.row.status == "running":
                    mine = access.seats_of(doc, user)
                    if for_good:  # the host of bots that play among themselves, too
                        return give_to_bots(doc, user, mine)
                    for number in mine:
                        doc.seats[number].stand_in = doc.settings.pace.timeout
                    return None
                self.check_open(table)
                if doc.host == user:
                    doc.finished = time.time()
                    return "cancelled"
                doc.seats = [SeatDoc("open") if s.user == user else s for s in doc.seats]
                return None

            with suppress(Trouble):  # it ended meanwhile
                await table.change(edit, people=True)

    async def admit(self, person: Person, table: LiveTable, user: str) -> None:
        """Let somebody in again who was removed."""
        self.check_host(person, table)

        def edit(doc: TableDoc) -> str | None:
            if all(one.user != user for one in doc.removed):
                raise Trouble("not-found", "this person was not removed from this table")
            doc.removed = [one for one in doc.removed if one.user != user]
            return None

        await table.change(edit)

    async def close(self, person: Person, table: LiveTable) -> None:
        self.check_host(person, table)
        await self.give_up(table)

    async def give_up(self, table: LiveTable) -> None:
        """A table that nobody plays at."""

        def edit(doc: TableDoc) -> str | None:
            self.check_open(table)
            doc.finished = time.time()
            return "cancelled"

        await table.change(edit)

    # -- start ------------------------------------------------------------------------------------------

    async def maybe_start(self, table: LiveTable) -> None:
        doc = table.doc
        full = all(seat.kind != "open" for seat in doc.seats)
        if doc.autostart and full and table.row.status == "open":
            await self.begin(table)

    async def start(self, person: Person, table: LiveTable) -> None:
        self.check_host(person, table)
        await self.begin(table)

    @whole
    async def begin(self, table: LiveTable) -> None:
        """Seats are dealt, the game is set up, clocks start."""
        async with table.lock:
            if not self.hub.alone:
                await table.catch_up_locked()  # somebody may have sat down at another worker
            self.check_open(table)
            if any(seat.kind == "open" for seat in table.doc.seats):
                raise Trouble("not-allowed", "there are open seats: invite people or add bots")
            if table.doc.settings.rated:
                self.check_rated(table)
            if self.has_carrier(table):
                if table.doc.shuffle:  # who sits where decides what is brought along
                    await table.change_locked(shuffle_seats, people=True)
                await self.bring_along(table)
            match = await table.compute(partial(self.opened, table.row.header))
            now = time.time()

            def edit(doc: TableDoc) -> str | None:
                self.check_open(table)
                shuffle_seats(doc)
                doc.started = now
                doc.waiting = list(match.state.deciders())
                doc.roles = match.game.roles(match.state)
                doc.round = match.game.round_of(match.state)
                clocks.start(doc)
                clocks.hurry(doc, match.state, None)
                table.log = GameLog(match, [], now)
                return "running"

            try:
                await table.change_locked(edit, people=True)
            except BaseException:
                if table.row.status != "running":
                    table.log = None
                raise

    def has_carrier(self, table: LiveTable) -> bool:
        """Whether somebody at this table brings options along from the own last game."""
        header = table.row.header
        game = find(header.game)
        return header.position is None and game.carrier(config_of(game, header)) is not None

    async def bring_along(self, table: LiveTable) -> None:
        """Options that who sits down takes over from the own last game."""
        header, doc = table.row.header, table.doc
        more = await self.hub.db.read(partial(carried_over, header=header, doc=doc))
        if more:
            header = msgspec.structs.replace(header, options={**header.options, **more})
            await self.hub.db.write(partial(store.keep_options, id=table.id, header=header))
            table.row.header = header

    def check_rated(self, table: LiveTable) -> None:
        """Ratings are for games between people, or of people against the game itself."""
        header, doc = table.row.header, table.doc
        game = find(header.game)
        sides = game.sides(config_of(game, header))
        people = {seat.user for seat in doc.seats if seat.kind == "person"}
        if len(sides) > 1 and len(people) < 2:
            raise Trouble("bad-usage", "a rated game needs at least two people")
        if len(people) < len([seat for seat in doc.seats if seat.kind == "person"]):
            raise Trouble("bad-usage", "a rated game has one seat for each person")

    @whole
    async def rematch(self, person: Person, table: LiveTable) -> LiveTable:
        """The same table again; whoever asks first makes it, the others find it."""
        doc = table.doc
        if not access.sits(doc, person.id):
            raise Trouble("not-allowed", "only who played can ask for a rematch")
        if doc.next is not None:
            return await self.hub.open(doc.next)
        if table.row.status not in ("finished", "cancelled"):
            raise Trouble("running", "the game is not over")
        old = table.row.header
        game = find(old.game)
        again_anew = game.carried(config_of(game, old), ())  # who sits there brings it along
        options = {name: v for name, v in old.options.items() if name not in again_anew}
        pack = name_of(self.hub.packs.get(game.name, []), old.content)
        header = self.header(
            old.game, old.mode, old.seats, options, secrets.randbits(62), pack=pack
        )
        seats = []
        for seat in doc.seats:
            again = SeatDoc(seat.kind, seat.name, seat.user, seat.level, seat.temper)
            if seat.kind == "person" and seat.user != person.id:
                again = SeatDoc("open")
            seats.append(again)
        new = self.document(person, doc.title, doc.settings, seats)
        new.link = Link("rematch", table.id, None)
        new.autostart = True
        row = await self.insert(person, header, new)

        def edit(doc: TableDoc) -> str | None:
            if doc.next is not None:
                raise Trouble("taken", doc.next)
            doc.next, doc.next_invite = row.id, row.doc.invite
            return None

        try:
            await table.change(edit)
        except Trouble as trouble:
            if trouble.code != "taken":
                raise
            await self.give_up(await self.hub.open(row.id))
            return await self.hub.open(trouble.message)
        made = await self.hub.open(row.id)
        await self.maybe_start(made)
        return made
