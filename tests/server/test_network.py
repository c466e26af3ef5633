"""A client on a bad network ends with the same view and log as one on a perfect network."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.figures import keep_figures
from tests.server.client import Crew, crew_of
from tests.server.host import Host, in_thread
from tests.server.stubborn import Bad, Stubborn

pytestmark = pytest.mark.anyio


async def one_game(crew: Crew, seed: int) -> dict[str, int]:
    """Two people on bad networks and a bot; each is compared with a perfect connection to the seat."""
    ann = await crew.person("Ann")
    ben = await crew.person("Ben")
    table = await ann.table("lanterns", "me", "open", "random", start=True, options={"dice": True})
    joined = await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    assert joined["status"] == "running"
    address = [crew.host.ws]
    networks = [Bad(seed * 2), Bad(seed * 2 + 1)]
    players = [
        Stubborn(
            address, person.token, table["id"], seat, network=network, seed=seed, free_share=0.1
        )
        for seat, (person, network) in enumerate(zip((ann, ben), networks, strict=True))
    ]
    witnesses = [
        Stubborn(address, person.token, table["id"], seat, plays=False)
        for seat, person in enumerate((ann, ben))
    ]
    everybody = players + witnesses
    try:
        async with asyncio.timeout(300):
            await asyncio.gather(*[player.run() for player in everybody])
    except TimeoutError:
        stuck = "\n".join(str(player) for player in everybody)
        raise AssertionError(f"game {seed} does not end:\n{stuck}") from None
    for player, witness in zip(players, witnesses, strict=True):
        assert player.update is not None
        assert witness.update is not None
        assert player.update["view"] == witness.update["view"]
        assert player.version == witness.version
        assert sorted(witness.turns) == list(range((witness.version or 0) + 1))
        assert player.turns == witness.turns
    for person in (ann, ben):
        await person.leave()
    counts = {"actions": sum(len(player.acked) for player in players)}
    for network in networks:
        for name, count in network.counts.items():
            counts[name] = counts.get(name, 0) + count
    return counts


async def many_games(host: Host, games: int, at_once: int) -> dict[str, int]:
    total: dict[str, int] = {}
    gate = asyncio.Semaphore(at_once)

    async def game(seed: int) -> None:
        async with gate, crew_of(host) as crew:
            for name, count in (await one_game(crew, seed)).items():
                total[name] = total.get(name, 0) + count

    await asyncio.gather(*[game(seed) for seed in range(games)])
    return total


async def test_a_bad_network_changes_nothing(host: Host) -> None:
    counts = await many_games(host, 4, 4)
    assert counts["dropped"] > 5
    assert counts["repeated"] > 5


@pytest.mark.network
async def test_200_games_on_a_bad_network(tmp_path: Path) -> None:
    started = time.monotonic()
    with in_thread(tmp_path) as host:
        counts = await many_games(host, 200, 8)
    seconds = round(time.monotonic() - started, 1)
    keep_figures(
        "network", "sqlite", {"games": 200, "differences": 0, **counts, "seconds": seconds}
    )
