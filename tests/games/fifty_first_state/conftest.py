"""A table to play scenarios on."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.games.fifty_first_state.invariants import check
from tests.games import scene as scenes


class Scene(scenes.Scene):
    """A position set up by hand, with short questions. Everything not listed is 0 or absent."""

    def look(self) -> None:
        check(self.match.state)

    @property
    def board(self) -> dict[str, Any]:
        return self.match.view(None)["board"]

    def player(self, seat: int) -> dict[str, Any]:
        return self.board["players"][seat]

    def tokens(self, seat: int = 0) -> dict[str, int]:
        return {good: n for good, n in self.player(seat)["tokens"].items() if n}

    def vp(self, seat: int = 0) -> int:
        return self.player(seat)["vp"]

    def hand(self, seat: int = 0) -> list[str]:
        return self.match.view(seat)["board"]["hand"]

    def state(self, seat: int = 0) -> list[str]:
        """The cards of a state with their marks, in the notation of the scenarios."""
        return [shown(place) for place in self.player(seat)["locations"]]

    def hegemony(self) -> dict[str, Any]:
        return self.board["hegemony"]

    def told(self) -> list[str]:
        """The keys of everything that happened, as a spectator was told."""
        return [event["key"] for event in self.match.events(None)]


def shown(place: dict[str, Any]) -> str:
    if place["ruin"]:
        return f"ruin({place['card']})"
    marks = ""
    if place["shield"]:
        marks += " [shield]"
    if place["used"]:
        marks += f" [used {place['used']}]"
    if place["visited"]:
        marks += " [visited]"
    if place["cache"]:
        marks += " [cache " + " ".join(f"{g} {n}" for g, n in place["cache"].items()) + "]"
    return place["card"] + marks


def location(text: str) -> Any:
    """``archive [used 2] [cache worker 2]`` as a field of a position."""
    name, *marks = text.replace("]", "").split(" [")
    if name.startswith("ruin("):
        return {"card": name[5:-1], "ruin": True}
    place: dict[str, Any] = {"card": name}
    for mark in marks:
        word, *rest = mark.split()
        if word == "used":
            place["used"] = int(rest[0])
        elif word in ("cache", "stored"):
            place[word] = dict(zip(rest[::2], map(int, rest[1::2]), strict=True))
        else:
            place[word] = True
    return place


@pytest.fixture
def scene() -> Any:
    def make(
        *players: dict[str, Any],
        mode: str | None = None,
        expansion: str = "none",
        options: dict[str, Any] | None = None,
        **fields: Any,
    ) -> Scene:
        seats = 1 if mode == "solo" else max(2, len(players))
        fields["players"] = [
            {**player, "state": [location(text) for text in player.get("state", [])]}
            for player in players
        ]
        if "hegemony" in fields:
            hegemony = fields["hegemony"]
            fields["hegemony"] = {
                **hegemony,
                "state": [location(text) for text in hegemony.get("state", [])],
            }
        match = tabletown.position(
            "fifty_first_state",
            fields,
            seats=seats,
            mode=mode,
            options={"expansion": expansion, **(options or {})},
        )
        return Scene(match)

    return make
