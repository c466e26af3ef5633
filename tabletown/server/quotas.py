"""Fair shares: how much of the server one person may use, and how much all people of one address.

Rates are token buckets: so much a second, with room for a burst. What is held for a while (sockets,
bytes that wait to be sent) is counted up and down. A worker counts for itself.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

from tabletown.server.config import ServerConfig
from tabletown.server.errors import Trouble
from tabletown.server.fair import Caller

Rated = Literal[
    "requests", "visits", "logins", "guests", "messages", "questions", "hints", "chat", "notes", "tables",
    "imports", "exports", "bots", "mails", "faults",
]  # fmt: skip
Held = Literal["sockets", "bytes"]
FAULTS_A_MINUTE: Final = 20  # reports of pages about what broke there
EXPORTS_AN_HOUR: Final = 10  # of everything about a person: many rows are read for it
PEOPLE: Final = 8  # an address may do what so many people may: a family, a club, a school class
MOST_ADDRESSES: Final = 20_000  # people whose last address is remembered
FEW: Final = 1_000  # buckets that are kept without looking whether they are needed

MESSAGES: Final[dict[Rated | Held, str]] = {
    "requests": "too many requests",
    "visits": "too many requests from your address",
    "logins": "too many attempts from your address",
    "guests": "too many new guests from your address",
    "faults": "too many reports from your address",
    "messages": "too many messages at once",
    "questions": "too many questions about the game at once",
    "hints": "too many hints at once",
    "chat": "you talk too fast",
    "notes": "your notes change too fast",
    "tables": "too many new tables at once",
    "imports": "too many imports at once",
    "exports": "too many exports at once",
    "mails": "too many messages to addresses that nobody has confirmed",
    "bots": "your bots have thought enough for now",
    "sockets": "too many connections at once",
    "bytes": "too much waits to be sent to you",
}


class Limit(NamedTuple):
    """So many a second, with so many at once."""

    rate: float
    burst: float

    def times(self, count: int) -> Limit:
        return Limit(self.rate * count, self.burst * count)


class QuotaRule(NamedTuple):
    person: Limit | None
    address: Limit | None


class Bucket:
    """What is left of a rate; a debt when something took more than was there."""

    __slots__ = ("at", "left", "limit")

    def __init__(self, limit: Limit, now: float) -> None:
        self.limit = limit
        self.left = limit.burst
        self.at = now

    def look(self, now: float) -> float:
        self.left = min(self.limit.burst, self.left + (now - self.at) * self.limit.rate)
        self.at = now
        return self.left

    def wait(self, cost: float, now: float) -> float:
        """Seconds until so much can be taken; what costs more than the bucket holds needs a full one."""
        return max(0.0, (min(cost, self.limit.burst) - self.look(now)) / self.limit.rate)


def rules_of(config: ServerConfig) -> dict[Rated, QuotaRule]:
    def of_a_person(rate: float, burst: float) -> QuotaRule:
        limit = Limit(rate, burst)
        return QuotaRule(limit, limit.times(PEOPLE))

    def of_an_address(count: float, seconds: float) -> QuotaRule:
        return QuotaRule(None, Limit(count / seconds, count))

    return {
        # Who is not known yet shares with all strangers of the address, not with the people there.
        "requests": of_a_person(config.requests_a_minute / 60, config.requests_a_minute),
        "visits": of_an_address(config.requests_a_minute, 60),
        "logins": of_an_address(config.logins_a_minute, 60),
        "guests": of_an_address(config.guests_an_hour, 3600),
        "faults": of_an_address(FAULTS_A_MINUTE, 60),
        "messages": of_a_person(config.messages_a_second, config.messages_a_second * 3),
        "questions": of_a_person(config.questions_a_second, config.questions_a_second * 4),
        "hints": of_a_person(config.hints_a_minute / 60, max(1, config.hints_a_minute / 2)),
        "chat": of_a_person(config.says_a_minute / 60, max(1, config.says_a_minute / 3)),
        "notes": of_a_person(config.notes_a_minute / 60, max(1, config.notes_a_minute / 3)),
        "tables": of_a_person(config.tables_an_hour / 3600, max(1, config.tables_an_hour / 3)),
        "imports": of_a_person(config.imports_an_hour / 3600, max(1, config.imports_an_hour / 4)),
        "exports": of_a_person(EXPORTS_AN_HOUR / 3600, EXPORTS_AN_HOUR / 2),
        "mails": of_a_person(config.mails_an_hour / 3600, max(1, config.mails_an_hour / 2)),
        "bots": of_a_person(config.bot_seconds_a_minute / 60, config.bot_seconds_a_minute * 5),
    }


def rate_told(limit: Limit | None) -> str:
    """For example ``20/min (10)``: the rate, and how many at once."""
    if limit is None:
        return ""
    counts = [
        (round(limit.rate * seconds, 6), unit)
        for seconds, unit in ((1, "s"), (60, "min"), (3600, "h"))
    ]
    # In the smallest unit that makes it a whole number.
    whole = [told for told in counts if told[0] >= 1 and told[0].is_integer()]
    count, unit = (whole or counts[1:])[0]
    return f"{count:,.9g}/{unit} ({limit.burst:,.9g})"


class Quotas:
    def __init__(self, config: ServerConfig, clock: Callable[[], float] = time.monotonic) -> None:
        self.rules = rules_of(config)
        self.held_limits: dict[Held, tuple[int, int]] = {
            "sockets": (config.sockets_a_person, config.sockets_an_address),
            "bytes": (config.waiting_kb * 1024 * 4, config.waiting_kb * 1024 * 4 * PEOPLE),
        }
        self.clock = clock
        self.buckets: dict[tuple[Rated, str], Bucket] = {}
        self.most_buckets = FEW
        self.held: Counter[tuple[Held, str]] = Counter()
        self.addresses: OrderedDict[str, str] = OrderedDict()
        self.refusals: Counter[str] = Counter()

    # -- rates ----------------------------------------------------------------------------------------

    def take(self, kind: Rated, share: Caller, cost: float = 1.0) -> None:
        """Use something up; :class:`Trouble` with the time to wait, if there is not enough left."""
        wait = self.spend(kind, share, cost)
        if wait > 0:
            raise self.refusal(kind, wait)

    def spend(self, kind: Rated, share: Caller, cost: float = 1.0) -> float:
        """Use something up at once: 0; or the seconds until there is enough, and nothing is used."""
        now = self.clock()
        buckets = self.of(kind, share, now)
        for bucket in buckets:
            wait = bucket.wait(cost, now)
            if wait > 0:
                return max(wait, self.wait(kind, share, cost))
        for bucket in buckets:
            bucket.left -= cost
        return 0.0

    def wait(self, kind: Rated, share: Caller, cost: float = 1.0) -> float:
        """Seconds until so much may be used."""
        now = self.clock()
        return max([bucket.wait(cost, now) for bucket in self.of(kind, share, now)], default=0.0)

    def charge(self, kind: Rated, share: Caller, cost: float) -> None:
        """Count what was used, whether there was enough or not."""
        now = self.clock()
        for bucket in self.of(kind, share, now):
            bucket.look(now)
            bucket.left -= cost

    def of(self, kind: Rated, share: Caller, now: float) -> list[Bucket]:
        rule = self.rules[kind]
        found = []
        if rule.person is not None and share.person:
            found.append(self.bucket(kind, share.person, rule.person, now))
        if rule.address is not None and share.address:
            found.append(self.bucket(kind, share.address, rule.address, now))
        return found

    def bucket(self, kind: Rated, who: str, limit: Limit, now: float) -> Bucket:
        found = self.buckets.get((kind, who))
        if found is None:
            if len(self.buckets) >= self.most_buckets:
                self.forget(now)
            found = self.buckets[kind, who] = Bucket(limit, now)
        return found

    def forget(self, now: float) -> None:
        """A full bucket is as good as none."""
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.look(now) < bucket.limit.burst
        }
        self.most_buckets = max(FEW, 2 * len(self.buckets))

    # -- what is held for a while -----------------------------------------------------------------------

    def hold(self, kind: Held, who: str, amount: int, *, address: bool = False) -> None:
        """Count up for a person or an address; :class:`Trouble` if that is too much."""
        most = self.held_limits[kind][address]
        if who and self.held[kind, who] + amount > most:
            raise self.refusal(kind, 10.0)
        self.held[kind, who] += amount

    def release(self, kind: Held, who: str, amount: int) -> None:
        self.held[kind, who] -= amount
        if self.held[kind, who] <= 0:
            del self.held[kind, who]

    def told(self) -> dict[str, tuple[str, str]]:
        """All limits in the words of a host: of a person, of an address."""
        found: dict[str, tuple[str, str]] = {}
        for kind, rule in self.rules.items():
            found[kind] = (rate_told(rule.person), rate_told(rule.address))
        for held, (person, address) in self.held_limits.items():
            found[held] = (f"{person:,}", f"{address:,}")
        return found

    # -- answers ----------------------------------------------------------------------------------------

    def refusal(self, kind: Rated | Held, wait: float) -> Trouble:
        self.refusals[kind] += 1
        trouble = Trouble("too-many", MESSAGES[kind])
        trouble.quota, trouble.wait = kind, wait
        return trouble

    # -- whose address ----------------------------------------------------------------------------------

    def seen(self, share: Caller) -> None:
        """Remember from where somebody came last: bots at their tables think on that account."""
        if share.person and share.address:
            self.addresses[share.person] = share.address
            self.addresses.move_to_end(share.person)
            if len(self.addresses) > MOST_ADDRESSES:
                self.addresses.popitem(last=False)

    def share_of(self, person: str) -> Caller:
        return Caller(person, self.addresses.get(person, ""))


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a connection comes from; proxies that are believed have told uvicorn already.

    Whoever has one address of the new kind has 2^64 of them: those count as one.
    """
    client = scope.get("client")
    if client is None:
        return ""
    text = str(client[0])
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return text
