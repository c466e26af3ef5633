"""Fields: a state, a step or another frozen value declares each of them once; the rest follows.

A field is an annotation in the class body, perhaps with a constant as its value at the start::

    class MyState(State):
        turn: int = 0                         # cannot change: copies share it
        money: Copied[list[int]]              # every copy of the state has its own
        rows: Deep[list[list[int]]]           # and its own inner lists, too
        deck: Shared[list[int]]               # is replaced, never changed: copies share it
        tables: Derived[Tables]               # no part of the position: not stored, not compared
        free: Derived[Copied[list[int]]]      # the same, with a copy for every state

    class Pay(Ask[MyState]):
        player: int
        amount: int = 1

Slots, ``FIELDS``, constructors of frozen values, ``clone`` and ``load`` of states are made from
that, as source text. Plain Python runs the text when the class is made; the compiled build
(``scripts/compile.py``) writes it into its copy of the module, so that mypyc sees it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from inspect import get_annotations
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

Copied: TypeAlias = Annotated[T, "copied"]
Deep: TypeAlias = Annotated[T, "deep"]
Shared: TypeAlias = Annotated[T, "shared"]
Derived: TypeAlias = Annotated[T, "derived"]

MARKS = {"Copied": "copied", "Deep": "deep", "Shared": "shared", "Derived": "derived"}
COPIES = {"copied": "{}.copy()", "deep": "[inner.copy() for inner in {}]", "shared": "{}"}
MUTABLE = ("list", "dict", "set", "bytearray")
MISSING: Any = object()

# What was made for each class, for the compiled build.
SOURCES: dict[type, str] = {}


class Field(NamedTuple):
    """One declared field: how it is copied, whether it is part of the position, and its type."""

    name: str
    copy: str  # "copied", "deep" or "shared"
    derived: bool
    type: str  # as it is written
    default: Any  # MISSING if there is none


class Slotted(type):
    """Gives a class slots for the fields it declares; a field's default is no class attribute."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> Any:
        if "__slots__" not in body:
            names = field_names(body.get("__annotations__", {}))
            body["DEFAULTS"] = {field: body.pop(field) for field in names if field in body}
            body["__slots__"] = tuple(names)
        return super().__new__(mcs, name, bases, body, **more)


def field_names(annotations: dict[str, Any]) -> list[str]:
    """The names that annotations make fields."""
    return [name for name, kind in annotations.items() if not written(kind).startswith("ClassVar")]


def written(annotation: Any) -> str:
    """An annotation as it stands in the source."""
    if isinstance(annotation, str):
        return annotation
    text = repr(annotation) if hasattr(annotation, "__origin__") else annotation.__name__
    return text.replace("typing.", "")


def own_fields(cls: type) -> list[Field]:
    """The fields that the class itself declares, in that order."""
    annotations = get_annotations(cls)
    defaults = cls.__dict__.get("DEFAULTS", cls.__dict__)
    return [
        read_field(cls, name, annotations[name], defaults.get(name, MISSING))
        for name in field_names(annotations)
    ]


def read_field(cls: type, name: str, annotation: Any, default: Any) -> Field:
    """A field as its annotation and default declare it."""
    marks: set[str] = set()
    if hasattr(annotation, "__metadata__"):  # an author who does not postpone annotations
        marks.update(annotation.__metadata__)
        text = written(annotation.__origin__)
    else:
        text = written(annotation)
        while (mark := MARKS.get(text.partition("[")[0])) is not None:
            marks.add(mark)
            text = text[text.index("[") + 1 : -1]
    copies = marks - {"derived"}
    if len(copies) > 1:
        raise TypeError(f"{cls.__name__}.{name}: a field is copied in one way")
    if not copies and text.partition("[")[0] in MUTABLE:
        raise TypeError(f"{cls.__name__}.{name}: say Copied, Deep or Shared for what can change")
    if default is not MISSING and not isinstance(default, (int, str, float, tuple, type(None))):
        raise TypeError(f"{cls.__name__}.{name}: a default is a constant")
    return Field(name, copies.pop() if copies else "shared", "derived" in marks, text, default)


# -- what is made from them ------------------------------------------------------------------------------------


def complete_frozen(cls: Any) -> None:
    """Give a frozen class its ``FIELDS``, constructor and ``values``."""
    fields = [] if "FIELDS" in cls.__dict__ else own_fields(cls)  # else all of it is written out
    if not fields:
        return
    all_fields = [*inherited(cls), *fields]
    cls.FIELD_LIST = tuple(all_fields)
    cls.FIELDS = tuple([field.name for field in all_fields])
    text = constructor(all_fields) + values(all_fields)
    SOURCES[cls] = names_line(cls.FIELDS) + text
    add_methods(cls, text)


def inherited(cls: Any) -> list[Field]:
    """The fields of the class that this one extends; a compiled one has kept their names only."""
    known = {field.name: field for field in getattr(cls, "FIELD_LIST", ())}
    lost = Field("", "shared", False, "Any", MISSING)
    return [known.get(name) or lost._replace(name=name) for name in cls.FIELDS]


def constructor(fields: list[Field]) -> str:
    """The source of ``__init__`` for some fields."""
    parameters = ["self"]
    for field in fields:
        default = "" if field.default is MISSING else f" = {field.default!r}"
        parameters.append(f"{field.name}: {field.type}{default}")
    lines = [f"    self.{field.name} = {field.name}" for field in fields]
    return "\n".join([f"def __init__({', '.join(parameters)}) -> None:", *lines, ""])


def values(fields: list[Field]) -> str:
    """The source of ``values`` for some fields."""
    inside = "".join([f"self.{field.name}, " for field in fields])
    return f"def values(self) -> tuple[Any, ...]:\n    return ({inside})\n"


def complete_state(cls: Any) -> None:
    """Give a state's class its ``FIELDS``, ``SHAPES`` and ``clone``."""
    fields = [] if "FIELDS" in cls.__dict__ else own_fields(cls)
    if not fields:
        return
    all_fields = [*getattr(cls, "FIELD_LIST", ()), *fields]
    stored = [field for field in all_fields if not field.derived]
    cls.FIELD_LIST = tuple(all_fields)
    cls.FIELDS = (*KERNEL_FIELDS, *[field.name for field in stored])
    cls.TYPES = {field.name: field.type for field in stored}
    defaults = defaults_method(all_fields)
    SOURCES[cls] = (
        names_line(cls.FIELDS)
        + f"TYPES: ClassVar[dict[str, str]] = {cls.TYPES!r}\n"
        + defaults
        + clone_method(cls.__name__, COMPILED_COPY, all_fields)
    )
    start = PLAIN_COPY if isinstance(cls, Slotted) else COMPILED_COPY  # the kernel's own class
    add_methods(cls, defaults + clone_method(cls.__name__, start, all_fields))


def names_line(names: tuple[str, ...]) -> str:
    """The source of ``FIELDS``."""
    return f"FIELDS: ClassVar[tuple[str, ...]] = {names!r}\n"


# The kernel's own fields that are stored; and how a copy begins: mypyc makes objects by their
# constructors only, plain Python is quicker without.
KERNEL_FIELDS = ("rules", "rng", "forced", "stack", "outcome")
COMPILED_COPY = """\
    other = {name}(self.config, self.rng, self.rules)
    other.copy_kernel(self)
"""
PLAIN_COPY = """\
    other = new({name})
    other.config = self.config
    other.seats = self.seats
    other.rules = self.rules
    other.rng = self.rng
    other.forced = self.forced.copy() if self.forced else []
    other.stack = self.stack.copy()
    other.outcome = self.outcome
    other.log = None
    other.cached = self.cached
    other.asked = self.asked
"""


def defaults_method(fields: list[Field]) -> str:
    """The source of ``set_defaults``."""
    lines = [f"    self.{f.name} = {f.default!r}" for f in fields if f.default is not MISSING]
    return "\n".join(["def set_defaults(self) -> None:", *(lines or ["    pass"]), ""])


def clone_method(name: str, start: str, fields: list[Field]) -> str:
    """The source of ``clone``."""
    copies = [
        f"    other.{field.name} = {COPIES[field.copy].format('self.' + field.name)}\n"
        for field in fields
    ]
    return "".join(
        [f"def clone(self) -> {name}:\n", start.format(name=name), *copies, "    return other\n"]
    )


def add_methods(cls: type, text: str) -> None:
    """Run the text and make its functions methods of the class."""
    names: dict[str, Any] = {cls.__name__: cls, "new": object.__new__}
    exec("from __future__ import annotations\n" + text, names)
    for name in [line[4 : line.index("(")] for line in text.splitlines() if line[:4] == "def "]:
        method = names[name]
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
        setattr(cls, name, method)


# -- stored data back into its types -----------------------------------------------------------------

Shape: TypeAlias = Callable[[Any], Any]


PLAIN_WORDS = frozenset(("bool", "float", "int", "list", "str", "tuple"))


@cache
def is_plain(text: str) -> bool:
    """Whether values of a type are numbers, words and lists of them, which need no conversion."""
    return bool(text) and set(re.findall(r"\w+", text)) <= PLAIN_WORDS


@cache
def shape_of(text: str) -> Shape | None:
    """What turns stored lists back into the tuples, sets and dicts that a type names."""
    return shape(ast.parse(text, mode="eval").body) if text else None


def shape(node: ast.expr) -> Shape | None:
    """What turns stored data into the type of an annotation; None: nothing has to be done."""
    if isinstance(node, ast.Name):
        return {"tuple": tuple, "set": set, "bytearray": bytearray}.get(node.id)
    if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name):
        return None
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    kind = node.value.id
    if kind == "list":
        return listed(shape(inner[0]))
    if kind == "tuple":
        return tupled([shape(item) for item in inner if not is_dots(item)])
    if kind == "dict":
        return keyed(ast.unparse(inner[0]) == "int", shape(inner[1]))
    return {"set": set}.get(kind)


def is_dots(node: ast.expr) -> bool:
    """Whether an annotation is ``...``."""
    return isinstance(node, ast.Constant) and node.value is ...


def listed(item: Shape | None) -> Shape | None:
    """The shape of a list of something."""
    return None if item is None else lambda value: [item(inner) for inner in value]


def tupled(items: list[Shape | None]) -> Shape:
    """The shape of a tuple: of one sort of item, or of an item each."""
    if not any(items):
        return tuple
    if len(items) == 1:
        return lambda value: tuple([items[0](inner) for inner in value])  # type: ignore[misc]
    return lambda value: tuple(
        [inner if item is None else item(inner) for item, inner in zip(items, value, strict=True)]
    )


def keyed(numbers: bool, item: Shape | None) -> Shape:
    """The shape of a dictionary; keys may be numbers, which JSON writes as words."""
    return lambda value: {
        int(key) if numbers else key: inner if item is None else item(inner)
        for key, inner in value.items()
    }
