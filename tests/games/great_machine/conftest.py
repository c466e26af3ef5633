"""How the tests of City of the Great Machine set up a table: in the notation of the scenarios.

Districts are TR IN SC TH EL MC TL CC CS, servants P E L, citizens ``A.k`` (artist known) with
A S M I N T and u k r; ``u`` alone is an unknown citizen of any kind.
"""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.bits import members
from tests.games import scene as scenes
from tests.games.great_machine.legality import look
from tests.games.great_machine.mission_sets import HEROES, heroes_at
from tests.games.great_machine.vocabulary import here

DISTRICTS = {
    "TR": "trade", "IN": "industrial", "SC": "science", "TH": "theatre", "EL": "elite",
    "MC": "main_citadel", "TL": "tower_of_law", "CC": "control_centre", "CS": "central_square",
}  # fmt: skip
SERVANTS = {"P": "phantasm", "E": "executor", "L": "lex_hecate"}
KINDS = {
    "A": "artist", "S": "scientist", "M": "merchant", "I": "industrialist", "N": "aristocrat",
    "T": "traitor",
}  # fmt: skip
STATES = {"u": "unknown", "k": "known", "r": "revealed"}
WORDS = {**DISTRICTS, **SERVANTS}
PLACES = {"raids", "riots", "caught", "district_tokens", "tokens_up"}


def long(text: str) -> str:
    """An action with the short names written out."""
    return " ".join(WORDS.get(word, word) for word in text.split())


def citizens(text: str) -> list[str]:
    found = []
    for code in text.split():
        kind, _, state = code.partition(".")
        found.append("unknown" if kind == "u" else f"{KINDS[kind]} {STATES[state]}")
    return found


class Scene(scenes.Scene):
    """A match with short questions about its table."""

    agree = True  # the other heroes agree with every proposal (GM-5.5)

    def written_out(self, action: str) -> str:
        return long(action)

    def look(self) -> None:
        look(self.match)

    def play(self, *actions: str) -> Scene:
        for action in actions:
            super().play(action)
            while self.agree and self.prompt == "confirm":
                self.events = [*self.events, *self.match.play("take")]
        return self

    def offers(self, action: str, seat: int | None = None) -> bool:
        return long(action) in self.options(seat)

    def kinds(self) -> set[str]:
        """The first words of all options."""
        return {text.split()[0] for text in self.options()}

    def told(self, seat: int | None = None) -> list[str]:
        """The keys of what a seat was told last."""
        shown = [event.for_seat(seat) for event in self.events]
        return [event["key"] for event in shown if event is not None]

    def pass_turns(self) -> Scene:
        """The heroes decline their actions until something else is asked or the round is over."""
        round = self.s.round
        while self.prompt == "hero-action" and self.s.round == round:
            self.play("end")
        return self

    def district(self, code: str, seat: int | None = None) -> dict[str, Any]:
        """A district as a seat sees it."""
        board = self.match.view(seat)["board"]
        return next(d for d in board["districts"] if d["id"] == DISTRICTS[code])

    def hero(self, name: str) -> int:
        return self.s.heroes.index(self.s.tables.hero_ids.index(name))

    def d(self, code: str) -> int:
        return self.s.tables.district_ids.index(DISTRICTS[code])

    def trust(self, name: str) -> int:
        return self.s.trust[self.hero(name)]

    def at(self, name: str) -> str:
        where = self.s.at[self.hero(name)]
        return next(code for code in DISTRICTS if self.d(code) == where)

    def servant_at(self, code: str) -> str:
        where = self.s.servants["PEL".index(code)]
        return next(code for code in DISTRICTS if self.d(code) == where)

    def guards(self, code: str) -> tuple[int, int]:
        return self.s.working[self.d(code)], self.s.broken[self.d(code)]

    def people(self, code: str) -> str:
        """The citizens of a district as in the scenarios, in the order of their tokens."""
        found = []
        for token in members(self.s.people[self.d(code)]):
            letter = "ASMINT"[self.s.kind_of(token)]
            bit = 1 << token
            state = "u" if self.s.unknown & bit else "k" if self.s.known & bit else "r"
            found.append(f"{letter}.{state}")
        return " ".join(found)

    def token(self, code: str, letter: str, number: int = 0) -> str:
        """The action that points at a citizen of a district by its kind."""
        kind = "ASMINT".index(letter)
        tokens = members(self.s.people[self.d(code)] & self.s.face[kind])
        return f"citizen {tokens[number] + 1}"

    @property
    def published(self) -> list[str]:
        return [self.s.tables.directive_ids[card] for card in self.s.published]

    def tokens(self, code: str) -> list[str]:
        """The mission tokens in a district, as everybody sees them."""
        districts = self.match.view(None)["board"]["districts"]
        return next(d["tokens"] for d in districts if d["id"] == DISTRICTS[code])  # type: ignore[no-any-return]

    def hero_view(self, name: str) -> Any:
        return self.match.view(None)["board"]["heroes"][self.hero(name)]

    def automa(self) -> Any:
        return self.match.view(None)["board"]["automa"]

    def marker(self) -> int:
        """The stage of the automa's progress marker; 6 is the riot stage."""
        return self.match.view(None)["board"]["tracks"]["marker"]  # type: ignore[no-any-return]

    def mission(self, letter: str) -> str:
        """later, open or reached"""
        found = [m["state"] for m in self.automa()["missions"] if m["letter"] == letter]
        return str(found[0])

    def seized(self, name: str) -> set[str]:
        mask = self.s.seized[self.hero(name)]
        return {code for code in DISTRICTS if mask >> self.d(code) & 1}


def deep(value: Any) -> Any:
    """Short names written out, wherever they stand."""
    if isinstance(value, dict):
        return {WORDS.get(name, name): deep(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [deep(inner) for inner in value]
    return WORDS.get(value, value) if isinstance(value, str) else value


def fields_of(short: dict[str, Any]) -> dict[str, Any]:
    """Position fields with the short names written out."""
    fields: dict[str, Any] = {}
    for name, value in short.items():
        if name in PLACES:
            value = [DISTRICTS[code] for code in value.split()]
        elif name == "citizens":
            value = {DISTRICTS[code]: citizens(text) for code, text in value.items()}
        elif name in ("arrested", "arrested_seen"):
            value = [KINDS[code] for code in value.split()]
        elif name == "guards":
            value = {
                DISTRICTS[code]: [n] if isinstance(n, int) else list(n) for code, n in value.items()
            }
        elif name == "servants":
            value = {SERVANTS[code]: DISTRICTS[at] for code, at in value.items()}
        elif name == "heroes":
            value = {hero: hero_fields(given) for hero, given in value.items()}
        elif name in ("servant",):
            value = SERVANTS[value]
        elif name == "missions":
            value = deep(value)
        elif name in ("acted", "idle"):
            value = (
                [SERVANTS[code] for code in value]
                if name == "idle"
                else {SERVANTS[code]: n for code, n in value.items()}
            )
        fields[name] = value
    return fields


def hero_fields(given: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in given.items():
        if name == "at":
            name = "district"
        if name in ("district", "began", "card"):
            value = DISTRICTS[value]
        elif name == "seized":
            value = [DISTRICTS[code] for code in value.split()]
        elif name == "token":
            value = DISTRICTS.get(value, value)
        found[name] = value
    return found


@pytest.fixture
def scene() -> Any:
    """Set up a table: ``scene(phase="action", turn="culum", ...)``."""

    def make(
        mode: str = "versus",
        seats: int = 4,
        options: dict[str, Any] | None = None,
        **short: Any,
    ) -> Scene:
        fields = fields_of(short)
        fields.setdefault("layout", "layout_standard_1")
        return Scene(
            tabletown.position(
                "great_machine", fields, seats=seats, mode=mode, options=options or {}
            )
        )

    return make


@pytest.fixture
def plotting(scene: Any) -> Any:
    """The Machine is about to command; heroes are named, by default they stay where they are.

    ``plotting(bonds=6, servants={"P": "TR"}, culum={"at": "EL", "card": "TR"})``
    """

    def make(**more: Any) -> Scene:
        heroes: dict[str, Any] = {}
        for name in ("mateusz", "culum", "veiga", "olga", "sylvia", "mustafa"):
            if name in more:
                heroes[name] = dict(more.pop(name))
        for name, at in (("culum", "TR"), ("veiga", "TH"), ("sylvia", "IN")):
            if len(heroes) < 3 and name not in heroes:
                heroes[name] = {"at": at}
        for given in heroes.values():
            given.setdefault("card", given["at"])
        more.setdefault("event", "flying_carpets")
        more.setdefault("bonds", 10)
        return scene(phase="machine", heroes=heroes, **more)  # type: ignore[no-any-return]

    return make


@pytest.fixture
def arrived(scene: Any) -> Any:
    """Heroes who have chosen to stay where they are, one of them about to act.

    ``arrived("culum", culum={"at": "TR", "trust": 4})``: the heroes named, the others in districts
    where they are not in the way.
    """

    def make(turn: str, phase: str = "action", mode: str = "versus", **more: Any) -> Scene:
        names = [n for n in ("mateusz", "culum", "veiga", "olga", "sylvia", "mustafa") if n in more]
        heroes: dict[str, Any] = {}
        for name in names:
            given = dict(more.pop(name))
            given.setdefault("card", given["at"])
            heroes[name] = given
        for name in ("culum", "veiga", "sylvia", "olga", "mateusz"):
            if len(heroes) < 3 and name not in heroes:
                heroes[name] = {"at": "SC", "card": "SC"}
        order = ["mateusz", "culum", "veiga", "olga", "sylvia", "mustafa"]
        for name in heroes:
            if order.index(name) < order.index(turn):
                heroes[name].setdefault("taken", True)
        if mode == "versus":
            more.setdefault("event", "flying_carpets")
        else:
            more.setdefault("event", "tribunal")
        more.setdefault("seats", 4 if mode == "versus" else 3)
        return scene(phase=phase, mode=mode, turn=turn, heroes=heroes, **more)  # type: ignore[no-any-return]

    return make


@pytest.fixture
def closing(scene: Any) -> Any:
    """The closing phase of a round: ``closing("high_alert", heroes={...}, raids="TR")``.

    Heroes who are not named stand in Trade, Theatre and Science. The next event changes nothing
    in its initial phase.
    """

    def make(event: str, **more: Any) -> Scene:
        heroes = more.setdefault(
            "heroes", {"culum": {"at": "TR"}, "veiga": {"at": "TH"}, "sylvia": {"at": "SC"}}
        )
        for given in heroes.values():
            given.setdefault("card", given["at"])
            given.setdefault("taken", True)
        more.setdefault("events", ["high_alert" if event != "high_alert" else "security_control"])
        return scene(phase="closing", event=event, **more)  # type: ignore[no-any-return]

    return make


def steady(heroes: dict[str, Any]) -> dict[str, Any]:
    """Heroes who chose to stay: the three named, or others who wait in Science."""
    for name in ("culum", "veiga", "sylvia"):
        if len(heroes) < 3:
            heroes.setdefault(name, {"at": "SC"})
    for given in heroes.values():
        given.setdefault("card", given["at"])
    return heroes


@pytest.fixture
def servant_turn(scene: Any) -> Any:
    """The automa's last servant has its turn: ``servant_turn("E", "patrol", servants={"E": "TR"})``.

    The other servants have had theirs. Heroes who are not named wait in Science. No bonuses are
    in force unless the options say so.
    """

    def make(servant: str, card: str, **more: Any) -> Scene:
        order = ("PEL".replace(servant, "") + servant).lower()
        more["options"] = {"level": "super", "servant_order": order, **more.get("options", {})}
        more["heroes"] = steady(more.get("heroes", {}))
        more.setdefault("event", "tribunal")
        return scene(  # type: ignore[no-any-return]
            mode="automa", seats=3, phase="machine", servant=servant, movement=[card], **more
        )

    return make


@pytest.fixture
def evening(scene: Any) -> Any:
    """The automa's closing phase: ``evening("blackout", heroes={...}, district_tokens="TR EL")``.

    Heroes who are not named are in Science, servants in the Main Citadel. The next event is the
    Tribunal, or Informers after the Tribunal; no bonuses are in force.
    """

    def make(event: str, **more: Any) -> Scene:
        more["options"] = {"level": "super", **more.get("options", {})}
        more["heroes"] = steady(more.get("heroes", {}))
        for given in more["heroes"].values():
            given.setdefault("taken", True)
        more.setdefault("events", ["tribunal" if event != "tribunal" else "informers"])
        if event == "countdown_automa":
            more["events"] = []
        return scene(mode="automa", seats=3, phase="closing", event=event, **more)  # type: ignore[no-any-return]

    return make


@pytest.fixture
def at_closing(scene: Any) -> Any:
    """The closing phase under The Countdown: nothing but goals and benefits."""

    def make(places: str, missions: dict[str, Any], **more: Any) -> Any:
        heroes = heroes_at(*places.split(), **more.pop("heroes", {}))
        more.setdefault("event", "countdown_automa")
        return scene(
            mode="automa", seats=1, phase="closing", heroes=heroes, missions=missions, **more
        )

    return make


@pytest.fixture
def on_arrival(scene: Any) -> Any:
    """A hero has just ended the movement; the servants are far away unless named."""

    def make(turn: str, places: str, missions: dict[str, Any], **more: Any) -> Any:
        heroes = heroes_at(*places.split(), **more.pop("heroes", {}))
        for name in HEROES[: HEROES.index(turn)]:
            heroes[name].setdefault("taken", True)
        more.setdefault("event", "tribunal")
        more.setdefault("phase", "arrival")
        more.setdefault("servants", {"P": "CC", "E": "CC", "L": "CC"})
        return scene(mode="automa", seats=1, turn=turn, heroes=heroes, missions=missions, **more)

    return make


@pytest.fixture
def table(scene: Any) -> Any:
    """A table in the heroes' phase, Culum about to act; the Machine's seat is 0."""

    def make(places: str = "TR TH SC", mode: str = "versus", **more: Any) -> Any:
        more.setdefault("heroes", here(*places.split(), **more.pop("fields", {})))
        more.setdefault("event", "flying_carpets" if mode == "versus" else "tribunal")
        more.setdefault("servants", {"P": "CC", "E": "CC", "L": "CC"})
        seats = 4 if mode == "versus" else 1
        return scene(mode=mode, seats=seats, phase="action", turn="culum", **more)

    return make
