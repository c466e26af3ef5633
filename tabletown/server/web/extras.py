"""Optional ways to log in: passkeys and OpenID Connect, with the packages of the extra ``auth``."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from tabletown.server.config import ServerConfig


def has_passkeys() -> bool:
    return find_spec("webauthn") is not None


def has_oidc() -> bool:
    return find_spec("joserfc") is not None


def push_public_key(config: ServerConfig) -> str | None:
    """The public half of the host's key for web push, as browsers want it."""
    if not config.push_key or find_spec("py_vapid") is None:
        return None
    import base64

    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid  # type: ignore[import-untyped]

    vapid = Vapid.from_string(config.push_key)
    raw = vapid.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def routes(config: ServerConfig) -> list[Any]:
    """The routes of those extras that are switched on and installed."""
    found: list[Any] = []
    if config.passkeys and has_passkeys():
        from tabletown.server.web import passkeys

        found.append(passkeys.routes())
    if config.oidc_issuer and has_oidc():
        from tabletown.server.web import oidc

        found.append(oidc.routes())
    return found
