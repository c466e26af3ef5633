"""Mail and web push, both optional: the packages of the extra ``notify`` and the host's settings."""

from __future__ import annotations

import asyncio
import json
from email.message import EmailMessage
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from tabletown.server.people.posting import NotPublic, PublicPost
from tabletown.server.storage.schema import pushes, users
from tabletown.server.storage.store import TableRow
from tabletown.texts import LANGUAGES
from tabletown.texts.fluent import Messages

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

log = structlog.get_logger()

TEXTS = {
    "en": """
turn = It is your decision at “{ $title }”.
started = “{ $title }” has begun.
finished = “{ $title }” is over.
open = Open the table: { $link }
settings = You can switch these messages off in your settings.
confirm = Is this your address?
confirm-why = { $player } wants messages about games to be sent here. If that is you, open this link within a day: { $link }
confirm-else = If it is not, do nothing: no further message will come.
""",
    "ru": """
turn = За столом «{ $title }» ваш выбор.
started = Игра «{ $title }» началась.
finished = Игра «{ $title }» окончена.
open = Открыть стол: { $link }
settings = Эти сообщения можно отключить в настройках.
confirm = Это ваш адрес?
confirm-why = Игрок { $player } хочет получать сообщения об играх на этот адрес. Если это вы, откройте ссылку в течение суток: { $link }
confirm-else = Если нет, ничего не делайте: больше писем не будет.
""",
    "pl": """
turn = Twoja decyzja przy stole „{ $title }”.
started = Gra „{ $title }” się rozpoczęła.
finished = Gra „{ $title }” dobiegła końca.
open = Otwórz stół: { $link }
settings = Te wiadomości można wyłączyć w ustawieniach.
confirm = Czy to Twój adres?
confirm-why = { $player } chce dostawać pod tym adresem wiadomości o grach. Jeśli to Ty, otwórz ten link w ciągu doby: { $link }
confirm-else = Jeśli nie, nic nie rób: więcej wiadomości nie będzie.
""",
}


def speak(language: str, key: str, **args: str) -> str:
    language = language if language in LANGUAGES else "en"
    messages = Messages(language)
    messages.add(TEXTS[language])
    return messages.say(key, args)[0]


class Mailer:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @property
    def has_mail(self) -> bool:
        return bool(self.hub.config.smtp and self.hub.config.mail_from)

    @property
    def has_push(self) -> bool:
        return bool(self.hub.config.push_key and self.hub.config.push_contact)

    async def tell(self, user: str, kind: str, row: TableRow) -> None:
        """Write to a person about a table, in the ways the person chose."""
        if not (self.has_mail or self.has_push):
            return
        person = await self.hub.db.read(
            lambda c: c.execute(sa.select(users).where(users.c.id == user)).mappings().first()
        )
        if person is None or person["notify"] == "none":
            return
        language = str(json.loads(person["preferences"]).get("language", "en"))
        title = row.doc.title or row.header.game
        subject = speak(language, kind, title=title)
        link = f"{self.hub.config.origin.rstrip('/')}/tables/{row.id}"
        if person["notify"] in ("mail", "both") and person["email"] and self.has_mail:
            body = "\n\n".join(
                [subject, speak(language, "open", link=link), speak(language, "settings")]
            )
            await self.mail(person["email"], subject, body)
        if person["notify"] in ("push", "both") and self.has_push:
            await self.push(user, {"title": subject, "table": row.id})

    async def ask(self, to: str, player: str, language: str, link: str) -> None:
        """The only message to an address that nobody has confirmed yet."""
        subject = speak(language, "confirm")
        why = speak(language, "confirm-why", player=player, link=link)
        await self.mail(to, subject, "\n\n".join([subject, why, speak(language, "confirm-else")]))

    async def mail(self, to: str, subject: str, body: str) -> None:
        try:
            import aiosmtplib
        except ImportError:
            log.warning("mail needs the package aiosmtplib (extra notify)")
            return
        address = urlsplit(self.hub.config.smtp)
        message = EmailMessage()
        message["From"] = self.hub.config.mail_from
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message.set_content(body)
        try:
            await aiosmtplib.send(
                message,
                hostname=address.hostname or "localhost",
                port=address.port or 587,
                username=unquote(address.username) if address.username else None,
                password=unquote(address.password) if address.password else None,
                use_tls=address.scheme == "smtps",
                start_tls=None,
                timeout=20,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("mail not sent", error=type(error).__name__)

    async def push(self, user: str, data: dict[str, str]) -> None:
        rows = await self.hub.db.read(
            lambda c: c.execute(sa.select(pushes).where(pushes.c.user_id == user)).mappings().all()
        )
        for row in rows:
            gone = await asyncio.to_thread(self.push_one, dict(row), data)
            if gone:
                await self.hub.db.write(partial(drop_push, endpoint=row["endpoint"]))

    def push_one(self, row: dict[str, str], data: dict[str, str]) -> bool:
        """Send to one browser; True if it does not listen any more."""
        try:
            from pywebpush import WebPushException, webpush
        except ImportError:
            log.warning("push needs the package pywebpush (extra notify)")
            return False
        try:
            webpush(
                {
                    "endpoint": row["endpoint"],
                    "keys": {"p256dh": row["p256dh"], "auth": row["auth"]},
                },
                json.dumps(data),
                vapid_private_key=self.hub.config.push_key,
                vapid_claims={"sub": self.hub.config.push_contact},
                timeout=20,
                requests_session=PublicPost(),
            )
        except NotPublic:
            log.warning("push not sent: its address is not public")
            return True
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            log.warning("push not sent", status=status)
            return status in (404, 410)
        except Exception as error:
            log.warning("push not sent", error=type(error).__name__)
        return False


def drop_push(connection: Connection, endpoint: str) -> None:
    connection.execute(pushes.delete().where(pushes.c.endpoint == endpoint))
