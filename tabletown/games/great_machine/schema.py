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

HERE = Path(__file__).parent / "content"
DISTRICTS = 9
SERVANTS = 3
HEROES_IN_PLAY = 3

Amount = int | str  # a number or a quantity of GM-50.14


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Action(Entry, frozen=True):
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
    role: Annotated[Words, WORDING]
    initiative: int
    max_trust: int
    start: str
    effect: Effect


class Layout(Entry, frozen=True):
    kind: Literal["standard", "original", "method"]
    random_common: bool = False
    place: tuple[tuple[str, int, int, Literal["h", "v"]], ...] = ()


class Mission(Entry, frozen=True):
    set: Literal[1, 2, 3, 4]
    set_name: Annotated[Words, WORDING]
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
    detention_name: Annotated[Words, WORDING]
    detention: Effect
    detention_ends_turn: bool
    automa_order: int = 0
    automa_priority: tuple[str, ...] = ()
    priority_provenance: Provenance = "house"


class Token(Entry, frozen=True):
    symbols: tuple[str, ...] = ()
    sides: Annotated[tuple[str, ...], WORDING] = ()


class Track(Entry, frozen=True):
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
        folder = Folder(HERE, pack)
        self.districts = folder.entries("districts.toml", District)
        self.citizens = folder.entries("citizens.toml", CitizenKind)
        self.access_cards = folder.entries("access_cards.toml", AccessCard)
        self.actions = folder.entries("actions.toml", Action)
        self.dice = folder.entries("dice.toml", Die)
        self.directives = folder.entries("directives_versus.toml", Directive)
        self.automa_directives = folder.entries("directives_automa.toml", Directive)
        self.events = folder.entries("events_versus.toml", VersusEvent)
        self.automa_events = folder.entries("events_automa.toml", AutomaEvent)
        self.heroes = folder.entries("heroes.toml", Hero)
        self.layouts = folder.entries("layouts.toml", Layout)
        self.missions = folder.entries("missions.toml", Mission)
        self.modes = folder.entries("modes.toml", GameMode)
        self.movement_cards = folder.entries("movement_cards.toml", MovementCard)
        self.servants = folder.entries("servants.toml", Servant)
        self.tokens = folder.entries("tokens.toml", Token)
        self.tracks = folder.entries("tracks.toml", Track)
        self.variants = folder.entries("variants.toml", Variant)
        self.digest = folder.digest()  # of all that was read above
        check_districts(self)
        check_people(self)
        check_cards(self)
        check_tracks(self)
        check_missions(self)


def wrong(file: str, entry: str, field: str, why: str) -> BadContent:
    return BadContent(f"{file}, entry '{entry}': field '{field}': {why}")


def by_id(entries: list[Any], id: str, file: str) -> Any:
    for entry in entries:
        if entry.id == id:
            return entry
    raise BadContent(f"{file}: the entry '{id}' is missing")


def check_districts(c: Content) -> None:
    """Nine districts with slots for what starts there; every reference leads somewhere."""
    file = "districts.toml"
    if len(c.districts) != DISTRICTS:
        raise BadContent(f"{file}: there must be {DISTRICTS} districts, not {len(c.districts)}")
    actions = {action.id: action for action in c.actions}
    for d in c.districts:
        if not 0 <= d.guards_at_setup <= d.guard_slots:
            raise wrong(file, d.id, "guards_at_setup", "more guards than guard slots")
        if not 0 <= d.citizens_at_setup <= d.citizen_slots:
            raise wrong(file, d.id, "citizens_at_setup", "more citizens than citizen slots")
        for field, ids, side in (
            ("servant_actions", d.servant_actions, "servant"),
            ("automa_action", (d.automa_action,), "automa"),
        ):
            for id in ids:
                if id not in actions or actions[id].side != side:
                    raise wrong(file, d.id, field, f"there is no {side} action '{id}'")
    known = {d.id for d in c.districts}
    for card in c.access_cards:
        if card.district not in known:
            raise wrong("access_cards.toml", card.id, "district", f"no district '{card.district}'")
        if card.count != HEROES_IN_PLAY:
            raise wrong("access_cards.toml", card.id, "count", "one card for each hero in play: 3")
    if {card.district for card in c.access_cards} != known or len(c.access_cards) != DISTRICTS:
        raise BadContent("access_cards.toml: there must be one access card for each district")
    for hero in c.heroes:
        if hero.start not in known:
            raise wrong("heroes.toml", hero.id, "start", f"there is no district '{hero.start}'")
    for layout in c.layouts:
        check_layout(layout, c.districts)
    for needed in ("main_citadel", "central_square"):
        by_id(c.districts, needed, file)


def check_layout(layout: Layout, districts: list[District]) -> None:
    if layout.kind == "method":
        return
    common = [d.id for d in districts if d.kind == "common"]
    if layout.random_common:
        wanted = {d.id for d in districts if d.kind == "special"}
        wanted |= {f"common_{i}" for i in range(1, len(common) + 1)}
    else:
        wanted = {d.id for d in districts}
    named = [place[0] for place in layout.place]
    if set(named) != wanted or len(named) != len(wanted):
        raise wrong("layouts.toml", layout.id, "place", "every district must stand there once")


def check_people(c: Content) -> None:
    """Enough heroes, three servants, one kind of traitor, citizens for the set-up."""
    total = sum(kind.count for kind in c.citizens)
    start = sum(d.citizens_at_setup for d in c.districts)
    if any(kind.count < 0 for kind in c.citizens) or total < start:
        raise BadContent(f"citizens.toml: {total} citizens are too few for {start} at the start")
    if total > 60:
        raise BadContent(f"citizens.toml: {total} citizens are too many (60 at most)")
    if [kind.traitor for kind in c.citizens].count(True) != 1:
        raise BadContent("citizens.toml: exactly one kind must be the traitor")
    for kind in c.citizens:
        if not kind.traitor and not 1 <= kind.number <= 5:
            raise wrong("citizens.toml", kind.id, "number", "a class has a number from 1 to 5")
    if len(c.heroes) < HEROES_IN_PLAY:
        raise BadContent("heroes.toml: at least three heroes are needed")
    if len({hero.initiative for hero in c.heroes}) != len(c.heroes):
        raise BadContent("heroes.toml: two heroes have the same initiative")
    for hero in c.heroes:
        if not 1 <= hero.max_trust <= 20:
            raise wrong("heroes.toml", hero.id, "max_trust", "must be from 1 to 20")
    orders = [servant.automa_order for servant in c.servants if servant.automa_order]
    if sorted(orders) != [1, 2, 3]:
        raise BadContent("servants.toml: three servants with automa_order 1, 2 and 3 are needed")
    by_id(c.servants, "movement_detention", "servants.toml")
    automa = {action.id for action in c.actions if action.side == "automa"}
    for servant in c.servants:
        for id in servant.automa_priority:
            if id not in automa and id != "district_action":
                raise wrong("servants.toml", servant.id, "automa_priority", f"no action '{id}'")


def check_cards(c: Content) -> None:
    """Decks that can be built: counts, the countdown, the movement cards."""
    versus = by_id(c.modes, "versus", "modes.toml")
    automa = by_id(c.modes, "automa", "modes.toml")
    for group in (1, 2):
        cards = sum(event.count for event in c.events if event.group == group)
        if cards < versus.event_deck.get(f"group_{group}", 0):
            raise BadContent(f"events_versus.toml: too few cards of group {group}: {cards}")
    if sum(event.count for event in c.events if event.group == 0) != 1:
        raise BadContent(
            "events_versus.toml: exactly one card of group 0 (the countdown) is needed"
        )
    cards = sum(event.count for event in c.automa_events if not event.hold.never)
    if cards < automa.event_deck.get("events", 0):
        raise BadContent(f"events_automa.toml: too few events: {cards}")
    if sum(event.hold.never for event in c.automa_events) != 1:
        raise BadContent("events_automa.toml: exactly one event with hold.never is needed")
    known = {d.id for d in c.districts}
    for event in c.automa_events:
        for district in event.protocol.districts:
            if district not in known:
                raise wrong("events_automa.toml", event.id, "protocol", f"no district '{district}'")
    cards = sum(card.count for card in c.movement_cards if not card.optional)
    if cards < 2 * SERVANTS:
        raise BadContent(f"movement_cards.toml: too few cards: {cards} (6 at least)")
    for name in ("directives_versus.toml", "directives_automa.toml"):
        cards = len(c.directives if name == "directives_versus.toml" else c.automa_directives)
        if cards > 30:
            raise BadContent(f"{name}: too many directives: {cards} (30 at most)")
    for die in ("attack_die", "escape_die"):
        if not by_id(c.dice, die, "dice.toml").faces:
            raise wrong("dice.toml", die, "faces", "a die has faces")
    for face in by_id(c.dice, "attack_die", "dice.toml").faces:
        if not (face == "shield" or isinstance(face, int)):
            raise wrong("dice.toml", "attack_die", "faces", f"'{face}' is no number or shield")
    for face in by_id(c.dice, "escape_die", "dice.toml").faces:
        if face not in ("run", "cuffs"):
            raise wrong("dice.toml", "escape_die", "faces", f"'{face}' is not run or cuffs")


def check_tracks(c: Content) -> None:
    income = by_id(c.tracks, "bond_income", "tracks.toml").bonds
    for stage in (*(f"stage_{n}" for n in range(6)), "riot"):
        if stage not in income:
            raise wrong("tracks.toml", "bond_income", "bonds", f"{stage} is missing")
    path = by_id(c.tracks, "progress_marker", "tracks.toml").path
    if sorted(map(str, path)) != sorted(map(str, (0, 1, 2, 3, 4, 5, "riot"))) or path[0] != 0:
        raise wrong("tracks.toml", "progress_marker", "path", "every stage once, 0 first")


def check_missions(c: Content) -> None:
    for number in (1, 2, 3, 4):
        for letter in "ABC":
            found = [m for m in c.missions if (m.set, m.letter) == (number, letter)]
            if len(found) != 1:
                raise BadContent(f"missions.toml: set {number} needs one mission {letter}")


def word(name: str) -> str:
    """A name of the content as one word of the notation."""
    return name.replace(" ", "_")
