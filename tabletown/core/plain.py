"""Plain data: how values of a state become JSON-able data and back, and their digest."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, Self, TypeAlias, dataclass_transform

import msgspec

from tabletown.core.compiled import mypyc_attr
from tabletown.core.fields import Slotted, complete_frozen
from tabletown.core.packages import owner_of

Plain: TypeAlias = Any  # None | bool | int | float | str | list[Plain] | dict[str, Plain]


@dataclass_transform(eq_default=False, frozen_default=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen(metaclass=Slotted):
    """An immutable value made of its fields: compared by value, shared by copies of a state.

    Subclasses declare their fields (``core/fields.py``); the constructor takes them in that order.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    stored: ClassVar[str] = ""  # the name it was stored by, if the class was renamed since

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        complete_frozen(cls)

    def values(self) -> tuple[Any, ...]:
        """The values of all fields, in their order."""
        return tuple([getattr(self, name) for name in self.FIELDS])

    def replaced(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        fields = dict(zip(self.FIELDS, self.values(), strict=True))
        fields.update(changes)
        return type(self)(**fields)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.FIELDS)
        return f"{type(self).__name__}({fields})"


def type_name(cls: type[Frozen]) -> str:
    """The stored name of a frozen type: its game and class, so modules may be rearranged."""
    owner = owner_of(str(getattr(cls, "__module__")))  # noqa: B009 (mypyc)
    return f"{owner}.{vars(cls).get('stored') or cls.__name__}"


def frozen_types() -> dict[str, type[Frozen]]:
    """All kinds of frozen values that are loaded, by their stored name."""
    found: dict[str, type[Frozen]] = {}
    waiting: list[type[Frozen]] = [Frozen]
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        found[type_name(cls)] = cls
    return found


def to_plain(value: Any) -> Plain:
    """``value`` as JSON-able data; tuples become lists, frozen values name their type."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_plain(item) for key, item in value.items()}
    if isinstance(value, Frozen):
        return {"$": type_name(type(value)), "v": [to_plain(item) for item in value.values()]}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def from_plain(value: Plain, types: dict[str, type[Frozen]]) -> Any:
    """The inverse of :func:`to_plain`; inside frozen values lists become tuples again."""
    if isinstance(value, list):
        return [from_plain(item, types) for item in value]
    if isinstance(value, dict):
        name = value.get("$")
        if name is None:
            return {key: from_plain(item, types) for key, item in value.items()}
        return types[name](*[tupled(from_plain(item, types)) for item in value["v"]])
    return value


def tupled(value: Any) -> Any:
    """Lists become tuples, inside of others too."""
    if isinstance(value, list):
        return tuple([tupled(item) for item in value])
    return value


def pack(data: Plain) -> bytes:
    """Bytes that are equal exactly when the data is equal (the order of dict keys counts)."""
    return msgspec.msgpack.encode(data)


def digest(*parts: bytes) -> str:
    """A short fingerprint of the parts, in order."""
    h = blake2b(digest_size=8)
    for part in parts:
        h.update(len(part).to_bytes(8, "big"))
        h.update(part)
    return h.hexdigest()
