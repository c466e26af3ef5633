"""Tickets: small signed documents that a client carries between two requests.

They hold what the second request must match (a challenge, a state), so that any worker can check it
and nothing has to be remembered.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import Any

import msgspec

from tabletown.server.errors import Trouble

LIFE = 600.0


def issue(secret: str, purpose: str, data: dict[str, Any], life: float = LIFE) -> str:
    body = msgspec.json.encode({**data, "for": purpose, "until": time.time() + life})
    return base64.urlsafe_b64encode(sign(secret, body) + body).decode()


def sign(secret: str, body: bytes) -> bytes:
    return hmac.new(secret.encode(), body, hashlib.sha256).digest()


def redeem(secret: str, purpose: str, ticket: str) -> dict[str, Any]:
    """What was issued; :class:`Trouble` if it was not us, for something else, or too long ago."""
    try:
        raw = base64.urlsafe_b64decode(ticket)
        signature, body = raw[:32], raw[32:]
        if not hmac.compare_digest(signature, sign(secret, body)):
            raise ValueError
        data: dict[str, Any] = msgspec.json.decode(body)
        if data["for"] != purpose or data["until"] < time.time():
            raise ValueError
    except (ValueError, msgspec.MsgspecError, KeyError, TypeError):
        raise Trouble("wrong-login", "this took too long or was not ours; start again") from None
    return data
