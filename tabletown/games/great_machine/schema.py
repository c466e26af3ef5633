"""The content files as structs: what may stand in them, and what must fit together.

Effects, conditions and costs are the small vocabulary of chapter 50 of the rulebook; the clauses of
effects are read by their verbs (``effects/``). A mistake is reported with its file, entry and field.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tabletown.core.content import WORDING, Folder, Name, Provenance, Text
from tabletown.core.errors import BadContent

CONTENT = Path(__file__).parent / "content"
DISTRICTS = 9
SERVANTS = 3
HEROES_IN_PLAY = 3

Amount = int | str  # a number or a quantity of GM-50.14


class ShortText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short text that need not be in every language."""

    en: str
    ru: str = ""
    pl: str = ""


class Cond(msgspec.Struct, frozen=True, forbid_unknown_fields=True,
           rename={"all_": "all", "any_": "any", "not_": "not", "if_": "if"}):  # fmt: skip
    """A condition (GM-50.9 to GM-50.13)."""

    test: str = ""
    all_: tuple[Cond, ...] = ()
    any_: tuple[Cond, ...] = ()
    not_: Cond | None = None
    if_: Cond | None = None
    kind: str = ""
    districts: tuple[str, ...] = ()
    what: str = ""
    left: Amount = 0
    op: str = ""
    right: Amount = 0
    at: str = "now"
    of: str = ""
    n: int = 1
    stages: tuple[int, ...] = ()
    name: str = ""
    token: str = ""
    by: str = ""
    different_kinds: bool = False
    different_districts: bool = False


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price (GM-50.17)."""

    n: Amount = 0
    res: str = ""
    who: str = ""
    reveal: str = ""
    token: str = ""


Clause = dict[str, Any]  # one step of an effect (GM-50.1 to GM-50.8); its verb reads it (effects/)
Effect = tuple[Clause, ...]


def told(clause: Clause) -> Clause:
    """A clause with its conditions, costs and options read, and without what goes without saying."""
    found: Clause = {}
    for key, value in clause.items():
        if key in NESTED:
            value = msgspec.convert(value, NESTED[key])
        elif key == "effect":
            value = tuple([told(inner) for inner in msgspec.convert(value, Effect)])
        if not goes_without_saying(key, value):
            found[key] = value
    return found


def goes_without_saying(key: str, value: Any) -> bool:
    """Whether a field says what holds without it."""
    if key == "n":
        return value == 1 and value is not True
    return value == "" if key == "value" else not value


class Effectful(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has effects: clauses that mean the same are the same."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, tuple) and value and isinstance(value[0], dict):
                msgspec.structs.force_setattr(self, name, tuple([told(c) for c in value]))


class Choice(Effectful, frozen=True, rename={"if_": "if"}):
    """One option of a `choose` step."""

    name: str
    effect: Effect
    if_: Cond | None = None
    on: str = ""


NESTED: dict[str, Any] = {
    "if": Cond, "needs": Cond, "cost": Cost, "options": tuple[Choice, ...],
}  # fmt: skip


class Entry(Effectful, frozen=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Name
    count: int
    text: Text
    provenance: Provenance
    count_provenance: Provenance = "seed"
    provenance_note: Text = ""


class District(Entry, frozen=True):
    kind: Literal["special", "common"]
    guard_slots: int
    guards_at_setup: int
    citizen_slots: int
    citizens_at_setup: int
    servant_actions: tuple[str, ...]
    automa_action: str
    slots_provenance: Provenance = "house"


class CitizenKind(Entry, frozen=True):
    number: int
    traitor: bool


class AccessCard(Entry, frozen=True):
    district: str


class ActEntry(Entry, frozen=True):
    side: Literal["hero", "servant", "automa"]
    group: Literal["standard", "district", "special"]
    where: str | tuple[str, ...]
    effect: Effect
    cost: Cost | None = None
    needs: Cond | None = None
    cost_provenance: Provenance = "seed"


class Die(Entry, frozen=True):
    faces: tuple[int | str, ...]
    faces_provenance: Provenance = "house"


class Directive(Entry, frozen=True):
    effect: Effect


class Plan(Effectful, frozen=True, rename={"if_": "if"}):
    """The plan condition of a versus event (GM-50.16)."""

    mode: Literal["check", "machine_may", "heroes_may_prevent", "always"]
    if_: Cond | None = None
    cost: Cost | None = None
    effect: Effect = ()
    choose: tuple[Choice, ...] = ()


class VersusEvent(Entry, frozen=True):
    group: Literal[0, 1, 2]
    effect: Effect
    plan: Plan
    plan_text: Text


class Protocol(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the heroes prevent the security protocol (GM-50.34)."""

    kind: Literal["A", "B", "C", "none"]
    districts: tuple[str, ...] = ()
    trust: int = 0


class Breakthrough(Effectful, frozen=True):
    needs: Cond | None = None
    cost: Cost | None = None
    effect: Effect = ()


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"if_": "if"}):
    if_: Cond | None = None
    cost: Cost | None = None
    never: bool = False


class AutomaEvent(Entry, frozen=True):
    protocol: Protocol
    breakthrough: Breakthrough
    hold: Hold
    support: Effect


class Hero(Entry, frozen=True):
    role: Annotated[ShortText, WORDING]
    initiative: int
    max_trust: int
    start: str
    effect: Effect


class LayoutEntry(Entry, frozen=True):
    kind: Literal["standard", "original", "method"]
    random_common: bool = False
    place: tuple[tuple[str, int, int, Literal["h", "v"]], ...] = ()


class Mission(Entry, frozen=True):
    set: Literal[1, 2, 3, 4]
    set_name: Annotated[ShortText, WORDING]
    letter: Literal["A", "B", "C"]
    tokens: tuple[str, ...]
    uses_hero_tokens: bool
    goal: Cond
    benefit: Effect
    attested: Annotated[tuple[str, ...], WORDING]
    setup: Effect = ()
    during: Effect = ()
    interaction: Effect = ()
    action: Effect = ()


class GameMode(Entry, frozen=True):
    plan_start_default: int
    event_deck: dict[str, int]
    discontent_start_by_hero_players: dict[str, int] = {}
    discontent_start: int = 0


class MovementCard(Entry, frozen=True):
    kind: Literal[
        "pursuit", "direction", "patrol", "city_heart", "patrol_reinforcement", "maintenance"
    ]
    symbol: str = ""
    side: Literal["", "n", "e", "s", "w"] = ""
    optional: bool = False


class Servant(Entry, frozen=True):
    detention_name: Annotated[ShortText, WORDING]
    detention: Effect
    detention_ends_turn: bool
    automa_order: int = 0
    automa_priority: tuple[str, ...] = ()
    priority_provenance: Provenance = "house"


class Token(Entry, frozen=True):
    symbols: tuple[str, ...] = ()
    sides: Annotated[tuple[str, ...], WORDING] = ()


class TrackEntry(Entry, frozen=True):
    bonds: dict[str, int] = {}
    path: tuple[int | str, ...] = ()


class Variant(Entry, frozen=True):
    kind: str
    bonuses: tuple[str, ...] = ()
    bonuses_any_of: tuple[str, ...] = ()
    plan_start: tuple[int, ...] = ()
    effect: Effect = ()


class Content:
    """All content of one pack, read and checked."""

    def __init__(self, pack: str | None = None) -> None:
        folder = Folder(CONTENT, pack)
        self.districts = folder.entries("districts.toml", District)
        self.citizens = folder.entries("citizens.toml", CitizenKind)
        self.access_cards = folder.entries("access_cards.toml", AccessCard)
        self.actions = folder.entries("actions.toml", ActEntry)
        self.dice = folder.entries("dice.toml", Die)
        self.directives = folder.entries("directives_versus.toml", Directive)
        self.automa_directives = folder.entries("directives_automa.toml", Directive)
        self.events = folder.entries("events_versus.toml", VersusEvent)
        self.automa_events = folder.entries("events_automa.toml", AutomaEvent)
        self.heroes = folder.entries("heroes.toml", Hero)
        self.layouts = folder.entries("layouts.toml", LayoutEntry)
        self.missions = folder.entries("missions.toml", Mission)
        self.modes = folder.entries("modes.toml", GameMode)
        self.movement_cards = folder.entries("movement_cards.toml", MovementCard)
        self.servants = folder.entries("servants.toml", Servant)
        self.tokens = folder.entries("tokens.toml", Token)
        self.tracks = folder.entries("tracks.toml", TrackEntry)
        self.variants = folder.entries("variants.toml", Variant)
        self.digest = folder.digest()  # of all that was read above


def by_id(entries: list[Any], id: str, file: str) -> Any:
    for entry in entries:
        if entry.id == id:
            return entry
    raise BadContent(f"{file}: the entry '{id}' is missing")


def word(name: str) -> str:
    """A name of the content as one word of the notation."""
    return name.replace(" ", "_")
