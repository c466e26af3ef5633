"""News between workers are typed like the client protocol, and fit into a notification of PostgreSQL."""

from __future__ import annotations

import msgspec
import pytest

from tabletown.server.storage.news import (
    MOST_BYTES,
    Announced,
    AnyNews,
    BlocksChanged,
    ChatStored,
    Ending,
    NoticeFor,
    PeopleThere,
    SessionsEnded,
    StoredEntry,
    TableAfter,
    TableChanged,
    WhoIsThere,
    decode_news,
    encode_news,
)

PERSON = "p" * 16
EVERYBODY = [f"{PERSON}{number}" for number in range(8)]


@pytest.mark.parametrize(
    "news",
    [
        TableChanged(worker="w", table="t" * 10, rev=10**9, notices=[
            NoticeFor(user, "turn") for user in EVERYBODY
        ]),
        TableChanged(worker="w", table="t", rev=3, after=TableAfter(
            "running", msgspec.Raw(b'{"a":1}'), 1.0, 2.0,
            StoredEntry(2, "act", 0, False, "build 3", "c", "p", None, PERSON, 1.0),
        )),
        WhoIsThere(worker="w", table="t"),
        PeopleThere(worker="w", table="t", people=dict.fromkeys(EVERYBODY, "here"), spectators=9),
        ChatStored(worker="w", table="t", message=10**12),
        SessionsEnded(worker="w", ending=Ending(PERSON, keep="f" * 64, renewed=True)),
        BlocksChanged(worker="w", user=PERSON),
        Announced(worker="w", text="🎲" * 300),
    ],
)  # fmt: skip
def test_news_arrive_as_they_were_told(news: AnyNews) -> None:
    told = encode_news(news)
    assert decode_news(told) == news
    assert len(told) <= MOST_BYTES


@pytest.mark.parametrize(
    "told", [b"{}", b'{"type":"surprise","worker":"w"}', b'{"type":"who-is-there","worker":"w"}']
)
def test_other_news_are_refused(told: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_news(told)
