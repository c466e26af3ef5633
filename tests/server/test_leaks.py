"""Leaks at the wire: all that a seat receives is equal when what it may not see is dealt anew.

Two tables play the same game. In one of them, everything hidden from a seat is dealt again; then the
seat sends the same messages and requests to both, and every byte that comes back is compared.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tabletown.core.config import Config
from tabletown.core.match import Match
from tabletown.games import find, names
from tabletown.server.bots.job import make_job
from tabletown.server.gamelog.log import GameLog
from tabletown.server.gamelog.replayer import Replayer
from tests.server.client import Crew, Live, Person, crew_of
from tests.server.host import Host, in_thread

pytestmark = pytest.mark.anyio

CHANGING = re.compile(r'"(at|time|created|started|touched|finished|left|id)":(-?[0-9.e+-]+|null)')


class Dealt(Replayer):
    """Looks back at positions in which the hidden parts were dealt anew for a seat."""

    def __init__(self, log: GameLog, seat: int | None, seed: int) -> None:
        super().__init__(log)
        self.seat, self.seed = seat, seed

    def at(self, version: int) -> Match:
        match = super().at(version)
        match.state = match.game.world(match.state, self.seat, self.seed)
        return match


class Twin:
    """A table with people at its seats, each with a socket, and a spectator."""

    def __init__(self, host: Host, id: str, people: list[Person], guest: Person) -> None:
        self.host = host
        self.id = id
        self.people = people
        self.guest = guest
        self.lives: dict[int | None, Live] = {}

    @property
    def table(self) -> Any:
        return self.host.hub.tables[self.id]

    async def connect(self) -> None:
        for seat, person in [*enumerate(self.people), (None, self.guest)]:
            live = await person.live()
            self.lives[seat] = live
            await live.watch(self.id, seat)

    def person(self, seat: int | None) -> Person:
        return self.guest if seat is None else self.people[seat]

    async def settle(self) -> None:
        """Until everybody has the newest update."""
        version = self.table.row.version
        for seat, live in self.lives.items():
            await live.until(self.id, seat, lambda u: u["version"] >= version)
            await live.ask({"type": "ping"})

    def clear(self) -> None:
        for live in self.lives.values():
            live.received.clear()

    def normal(self, text: str) -> str:
        """Without what differs between any two tables: ids, secrets of people, times."""
        text = text.replace(self.id, "TABLE").replace(self.table.doc.invite, "INVITE")
        for number, person in enumerate([*self.people, self.guest]):
            text = text.replace(person.user, f"USER{number}")
        return CHANGING.sub(r'"\1":0', text)

    def heard(self, seat: int | None) -> list[str]:
        return [self.normal(text) for text in self.lives[seat].received]


async def twin(crew: Crew, config: Config, seed: int) -> Twin:
    people = [await crew.person(f"P{number}") for number in range(config.seats)]
    guest = await crew.person("Guest")
    table = await people[0].post(
        "/api/tables",
        {
            "game": config.game, "mode": config.mode, "options": config.options, "seed": seed,
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (config.seats - 1)],
            "start": True, "settings": {"public": True},
        },
    )  # fmt: skip
    for number, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table['id']}/join", {"seat": number})
    made = Twin(crew.host, table["id"], people, guest)
    await made.connect()
    return made


async def questions(
    twin: Twin, seat: int | None, texts: list[str], versions: list[int]
) -> list[str]:
    """All that a seat can ask for, and everything that comes back."""
    live, person = twin.lives[seat], twin.person(seat)
    live.received.clear()
    base = {"table": twin.id, "seat": seat}
    await live.ask({"type": "watch", **base})
    await live.ask({"type": "forecast", **base})
    for version in versions:
        await live.ask({"type": "replay", **base, "version": version}, wrong=True)
    if seat is not None:
        for text in texts:
            for kind in ("preview", "explain"):
                await live.ask({"type": kind, **base, "text": text}, wrong=True)
        for number in range(3):
            await live.ask({"type": "plan", **base, "texts": texts[number : number + 2]})
    answers = list(twin.heard(seat))
    paths = [
        "/state",
        "/seen",
        "/record",
        "/review",
        "/chat",
        *[f"/replay?version={v}" for v in versions],
    ]
    for path in paths:
        mark = "&" if "?" in path else "?"
        query = (
            "" if seat is None or path in ("/record", "/review", "/chat") else f"{mark}seat={seat}"
        )
        answer = await person.http.get(f"/api/tables/{twin.id}{path}{query}")
        answers.append(f"{answer.status_code} {twin.normal(answer.text)}")
    return answers


def tempting(match: Match, seat: int | None, random: Random) -> list[str]:
    """Texts worth asking about: options, other actions, free ones, nonsense."""
    actions = match.game.actions(match.config)
    texts = []
    if seat is not None:
        options = [action.text for action in match.state.options(seat)]
        texts += random.sample(options, min(4, len(options)))
        free = [action.text for action in match.free_options(seat)]
        texts += random.sample(free, min(3, len(free)))
    texts += [actions.by_id(random.randrange(len(actions))).text for _ in range(4)]
    return [*texts, "nonsense", "show 3"]


async def compare(first: Twin, second: Twin, seat: int | None, random: Random) -> int:
    """Deal anew for a seat, ask both tables the same, compare; how many answers were compared."""
    log: GameLog = first.table.log
    match = log.match
    texts = tempting(match, seat, random)
    versions = sorted({0, log.version, random.randrange(log.version + 1)})
    mirrored: GameLog = second.table.log
    true = mirrored.match.state
    seed = random.getrandbits(40)
    dealt = match.game.world(match.state, seat, seed)
    if dealt == match.state:
        dealt = match.game.world(match.state, seat, seed + 1)
    mirrored.match.state = dealt
    second.table.replayer = Dealt(mirrored, seat, seed)
    try:
        one = await questions(first, seat, texts, versions)
        two = await questions(second, seat, texts, versions)
        assert len(one) == len(two)
        for left, right in zip(one, two, strict=True):
            assert left == right
        if seat is not None and seat in match.state.deciders():
            jobs = [
                make_job(twin.table.log.match, seat, "choose", "normal", None, 77, 1.0)
                for twin in (first, second)
            ]
            assert jobs[0] == jobs[1], "a bot would be told more than its seat knows"
        return len(one)
    finally:
        mirrored.match.state = true
        second.table.replayer = None


async def act_on_both(first: Twin, second: Twin, random: Random) -> int:
    """A random action; where it reveals nothing, it is told the same in a world dealt anew."""
    match = first.table.log.match
    seat = random.choice(match.state.deciders())
    options = match.state.options(seat)
    text = random.choice(options).text
    free = [(s, a.text) for s in range(match.seats) for a in match.free_options(s)]
    if free and random.random() < 0.2:
        seat, text = random.choice(free)
    viewer: int | None = random.choice([None, *range(match.seats)])
    trial = match.copy()
    events = trial.play(text, seat)
    dealt = match.game.world(match.state, viewer, random.getrandbits(40))
    there = match.copy()
    there.state = dealt
    comparable = viewer != seat and not any(event.reveals for event in events)
    if comparable:
        comparable = there.refusal(seat, there.parse(text)) is None
    mirrored: GameLog = second.table.log
    if comparable:
        mirrored.match.state = dealt
    key = f"key-{random.getrandbits(60):015x}"
    for twin in (first, second):
        await twin.settle()
        twin.clear()
        await twin.lives[seat].act(twin.id, seat, text, key=key)
        await twin.settle()
    told = 0
    if comparable:
        one, two = first.heard(viewer), second.heard(viewer)
        assert one == two, f"{text} tells seat {viewer} something hidden"
        told = len(one)
    mirrored.match.state = first.table.log.match.state.clone()
    # What happened there goes on as what happened here: draws of a world dealt anew are forgotten.
    truth: GameLog = first.table.log
    mirrored.entries[-1].events = truth.entries[-1].events
    mirrored.match.history[-1] = truth.match.history[-1]
    return told


async def walk(host: Host, config: Config, seed: int, actions: int, every: int) -> int:
    random = Random(seed)
    compared = 0
    async with crew_of(host) as crew:
        first, second = await twin(crew, config, seed), await twin(crew, config, seed)
        for number in range(actions):
            if first.table.row.status != "running":
                break
            if number % every == 0:
                seats: list[int | None] = [None, *range(config.seats)]
                for seat in random.sample(seats, min(3, len(seats))):
                    compared += await compare(first, second, seat, random)
            compared += await act_on_both(first, second, random)
    return compared


@pytest.fixture(scope="module")
def quiet_host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with in_thread(tmp_path_factory.mktemp("leaks")) as running:
        yield running


@pytest.mark.parametrize("name", names())
async def test_nothing_hidden_reaches_the_wire(quiet_host: Host, name: str) -> None:
    game = find(name)
    config = max(game.variants(), key=lambda config: (config.seats, len(config.options)))
    assert await walk(quiet_host, config, 5, actions=12, every=4) > 30


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
async def test_nothing_hidden_reaches_the_wire_in_whole_games(quiet_host: Host, name: str) -> None:
    game = find(name)
    for number, config in enumerate(game.variants()):
        assert await walk(quiet_host, config, number, actions=400, every=15) > 30


async def test_the_comparison_would_notice(
    quiet_host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A view that shows one hidden card too many is found out."""
    game = find("lanterns")
    honest = type(game).view

    def leaky(self: Any, s: Any, seat: int | None) -> Any:
        view = honest(self, s, seat)
        view.deck = s.deck[-1] if s.deck else 0
        return view

    monkeypatch.setattr(type(game), "view", leaky)
    with pytest.raises(AssertionError):
        await walk(quiet_host, game.config(3), 3, actions=12, every=2)
    monkeypatch.undo()
    assert await walk(quiet_host, game.config(3), 3, actions=12, every=2) > 30
