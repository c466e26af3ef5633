"""Tables set up by hand: the fields of a position are read, and what came of them is checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from tabletown.core.errors import BadPosition, RulesFault

P = TypeVar("P", bound=msgspec.Struct)
T = TypeVar("T")


def read_fields(kind: type[P], fields: dict[str, Any], renamed: dict[str, str] | None = None) -> P:
    """The fields of a position in the type that declares them; ``renamed`` says what old names mean now."""
    for old, name in (renamed or {}).items():
        if old in fields and name not in fields:
            fields = {name if field == old else field: fields[field] for field in fields}
    known = kind.__struct_fields__
    for field in fields:
        if field not in known:
            raise BadPosition(f"there is no field '{field[:40]}' (there are: {', '.join(known)})")
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(f"the position cannot be read: {error}") from None


def index_of(names: Sequence[str], name: str, what: str) -> int:
    """Which of some known names a field gives."""
    if name not in names:
        raise BadPosition(f"there is no {what} '{name[:40]}'")
    return names.index(name)


def checked(s: T, check: Callable[[T], None]) -> T:
    """The table, if nothing impossible lies on it."""
    try:
        check(s)
    except RulesFault as fault:
        raise BadPosition(f"this cannot be on the table: {fault}") from None
    return s
