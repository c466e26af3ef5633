"""E-mail addresses that are somebody's own: one counts when the link in a message to it was opened.

Until then it is stored nowhere: the link carries it, signed, for a day.
"""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from sqlalchemy.engine import Connection

from tabletown.server.errors import Trouble
from tabletown.server.fair import Caller, for_whom
from tabletown.server.people import tickets
from tabletown.server.people.accounts import Account, user_row
from tabletown.server.protocol.http import ConfirmEmail, Done
from tabletown.server.storage.schema import users
from tabletown.server.web.asking import Ask, accounts_of, hub_of

DAY = 86400.0
PURPOSE = "email"


def needs_confirming(request: Ask, email: str | None) -> bool:
    """Where no mail is sent, an address is a note that nobody ever writes to."""
    return email is not None and hub_of(request).mailer.has_mail


async def write_to(request: Ask, account: Account, email: str, language: str) -> None:
    """Send the link; not too often for one person, one network or one recipient."""
    hub = hub_of(request)
    share = for_whom.get()
    own = Caller(account.id, share.address)
    theirs = Caller(f"to {email.casefold()}", "")
    for wanted in (own, theirs):
        wait = hub.quotas.wait("mails", wanted)
        if wait:
            raise hub.quotas.refusal("mails", wait)
    for wanted in (own, theirs):
        hub.quotas.charge("mails", wanted, 1.0)
    data = {"user": account.id, "email": email}
    ticket = tickets.issue(request.app.state.secret, PURPOSE, data, DAY)
    link = f"{hub.config.origin.rstrip('/')}/settings?confirm={ticket}"
    hub.background(hub.mailer.ask(email, account.name, language, link))


@post("/me/email", status_code=200)
async def confirm_email(request: Ask, data: JSONBody[ConfirmEmail]) -> Done:
    """The link in the message was opened, in whichever browser: the address is right."""
    known = tickets.redeem(request.app.state.secret, PURPOSE, data.ticket)
    user, email = str(known["user"]), str(known["email"])

    def job(connection: Connection) -> None:
        row = user_row(connection, user)
        if row is None or row["kind"] == "gone":
            raise Trouble("not-found", "there is no such person")
        connection.execute(users.update().where(users.c.id == user).values(email=email))

    await hub_of(request).db.write(job)
    accounts_of(request).forget(user)
    return Done()
