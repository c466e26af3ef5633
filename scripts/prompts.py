"""How often a person is asked in a whole game: `python -m scripts.prompts` (`--games 5`, `--json`, `--list streets`).

Bots play a game; one of them stands for a person who talks to nobody. Its small decisions are counted as the rules ask
them ("before": each is a prompt of two clicks, a choice and Confirm), and as the client puts them together ("after"):
what has only one answer is carried out, a walk is one press, cards are chosen in any order and confirmed once, who
stays out of a deal says so once, an asset that was answered alike twice is answered in advance from then on, and so are
proposals after the first one that was left lying. `web/src/lib/play.svelte.ts` and the boards do the same; docs/client.md
tells how. "Quiet" is the same person with the box ticked that lets deals of others go by: passing and abstaining there
need no prompt any more, unless something else was done in the same deal before. Whoever "draws so from now on" is asked
once for each deck that comes to be needed, and draws from the first of these that is open from then on. In the Great
Machine "quiet" lets heroes go the best way by themselves: walks that go it to the end without a die need no prompt.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from tabletown.bots.driver import choice, talk
from tabletown.bots.levels import make_bot
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.server.tables.branch import certain_events

BOARDS = Path(__file__).resolve().parent.parent / "web" / "src" / "boards"


@dataclass(frozen=True)
class Asked:
    """One small decision of the person."""

    prompt: str
    text: str
    options: int
    decision: int  # the how many-th decision of the table
    moment: str = ""  # the deal, the best way: what composing depends on
    certain: bool = True  # nothing unknown came of it
    others_deal: str = ""  # New Angeles: the deal of another player that is going on
    plain: bool = False  # Great Machine: a step of the best way, and no die is rolled on it
    said: bool = False  # New Angeles: a draw from a deck that was named before


@dataclass
class Gesture:
    """What the person did with one Confirm: decisions and the presses before it."""

    decisions: list[Asked]
    presses: int

    @property
    def clicks(self) -> int:
        return self.presses + 1


@dataclass(frozen=True)
class Seat:
    """Which seat of which table is counted."""

    title: str
    game: str
    seats: int
    mode: str | None
    person: int
    quiet: bool = False  # lets deals of others go by, heroes walk by themselves
    steady: bool = False  # draws from the same decks whenever it may


SEATS = (
    Seat("Streets", "streets", 3, None, 0),
    Seat("51st State", "fifty_first_state", 3, None, 0),
    Seat("New Angeles", "new_angeles", 4, None, 0),
    Seat("New Angeles, deals of others go by", "new_angeles", 4, None, 0, quiet=True),
    Seat(
        "New Angeles, deals go by, draws are said once",
        "new_angeles",
        4,
        None,
        0,
        quiet=True,
        steady=True,
    ),
    Seat("Great Machine, the Machine", "great_machine", 4, None, 0),
    Seat("Great Machine, a hero", "great_machine", 4, None, 1),
    Seat("Great Machine, a hero that walks by itself", "great_machine", 4, None, 1, quiet=True),
    Seat("Great Machine, alone against the automaton", "great_machine", 1, "automa", 0),
    Seat(
        "Great Machine, alone, heroes walk by themselves",
        "great_machine",
        1,
        "automa",
        0,
        quiet=True,
    ),
)
# What is asked in a deal of another player, and the word that leaves it to the others.
STAYING_OUT = {"counteroffer": "pass", "support": "abstain"}
# Asked although there is only one answer: a moment to speak (`BoardModule.moments`).
MOMENTS = {"new_angeles": ("ready",)}


def moment(match: Match, seat: int, prompt: str) -> str:
    """What decides whether the next small decision goes on from this one."""
    if prompt == "ready":
        return str(match.decision(seat).details["window"])
    if prompt in ("reaction", "end-of-turn"):
        return " ".join(one.text for one in match.options(seat) if one.kind == "use")
    if match.game.name == "new_angeles":
        board = match.view(seat)["board"]
        return f"{board['round']} {board['track']} {board['active']}" if board["deal"] else ""
    if prompt == "step":
        ways = match.forecast(seat).get("ways", [])
        hero = match.decision(seat).details["hero"]
        way = next((one for one in ways if one["hero"] == hero), None)
        return str(way["legs"][0]["to"]) if way and way["legs"] else ""
    return ""


class Draws:
    """Decks that were named once, in the order in which they were first drawn from."""

    def __init__(self) -> None:
        self.decks: list[str] = []

    def answer(self, match: Match, seat: int) -> str | None:
        """The first of them that may be drawn from; none where the deck is not the question."""
        options = [one.text for one in match.options(seat)]
        asked = match.decision(seat)
        mine = asked.prompt == "general" or (
            asked.prompt == "deck" and asked.details["drawer_seat"] == seat
        )
        if not mine or "decline" in options:
            return None
        return next((deck for deck in self.decks if deck in options), None)

    def draw(self, text: str) -> None:
        if text.startswith("deck ") and text not in self.decks:
            self.decks.append(text)


def rolls_nothing(match: Match, seat: int) -> bool:
    """No die is rolled on the best way of the hero that has to go."""
    hero = match.decision(seat).details["hero"]
    return any(
        way["hero"] == hero and way["chance"] == 1 for way in match.forecast(seat).get("ways", [])
    )


def play(seat: Seat, seed: int) -> list[Asked]:
    """One game of bots; what the one that stands for the person was asked."""
    game = find(seat.game)
    match = Match(game, game.config(seat.seats, seat.mode), seed)
    bots = {one: make_bot(game, "easy", seed * 10 + one) for one in range(match.seats)}
    others = {one: bot for one, bot in bots.items() if one != seat.person}
    found = []
    number = 0
    draws = Draws()
    while not match.over:
        talk(match, others)
        who = match.state.deciders()[0]
        said = draws.answer(match, who) if seat.steady and who == seat.person else None
        action = match.parse(said) if said else choice(match, bots[who], who)
        number += 1
        prompt = match.decision(who).prompt
        options = len(match.options(who))
        asked = match.decision(who).details
        about, deal = "", ""
        if who == seat.person:
            about = moment(match, who, prompt)
            mine = prompt not in STAYING_OUT or match.view(who)["board"]["active"] == who
            deal = "" if mine else about
        plain = (
            who == seat.person
            and prompt == "step"
            and action.text == f"step {about}"
            and rolls_nothing(match, who)
        )
        events = match.play(action, who)
        if who == seat.person:
            certain = len(certain_events(events, action.text, asked)) == len(events)
            draws.draw(action.text)
            found.append(
                Asked(prompt, action.text, options, number, about, certain, deal, plain, bool(said))
            )
    return found


def lays(last: Asked, now: Asked) -> bool:
    return now.prompt == "lay" and last.prompt in ("support", "lay")


def stays_out(gesture: Gesture, now: Asked) -> bool:
    """Who passes and does nothing else in a deal says so once ("Stay out of this deal")."""
    first = gesture.decisions[0]
    return (
        now.moment == first.moment != ""
        and (first.prompt, first.text) == ("counteroffer", "pass")
        and now.text == STAYING_OUT.get(now.prompt)
    )


class Habits:
    """What is answered in advance.

    An asset that was answered alike twice in a row, until it is not; proposals, since one was left lying; of a quiet
    player also deals of others, as long as nothing else was done in them.
    """

    def __init__(self, quiet: bool = False) -> None:
        self.answers: dict[str, tuple[str, int]] = {}
        self.quiet = quiet
        self.let_lie = False
        self.stepped_in = ""

    def answer(self, now: Asked) -> bool:
        # The last window is everybody's.
        if now.prompt == "ready" and now.moment != "window_demand":
            known, self.let_lie = self.let_lie, True
            return known
        if now.others_deal and self.quiet:
            if now.text != STAYING_OUT[now.prompt]:
                self.stepped_in = now.others_deal
            return self.stepped_in != now.others_deal
        alone = (
            now.prompt in ("reaction", "end-of-turn")
            and now.options == 2
            and len(now.moment.split(" ")) == 2
        )
        if not alone:
            return False
        said, times = self.answers.get(now.moment, ("", 0))
        self.answers[now.moment] = (now.text, times + 1 if said == now.text else 1)
        return said == now.text and times >= 2


def walks(last: Asked, now: Asked) -> bool:
    return now.prompt == last.prompt == "step" and now.text == f"step {now.moment}"


def same(prompt: str) -> Callable[[Asked, Asked], bool]:
    """Decisions of one kind, one after another, that are chosen together."""
    return lambda last, now: (
        now.prompt == last.prompt == prompt and now.decision == last.decision + 1
    )


# What goes on from the decision before, by game.
GOES_ON: dict[str, tuple[Callable[[Asked, Asked], bool], ...]] = {
    "new_angeles": (lays, same("discard"), same("general")),
    "great_machine": (walks, same("share-trust"), same("pledge")),
    "fifty_first_state": (same("keep-start"),),
}


def followed(game: str) -> frozenset[str]:
    """The prompts that a board asks before anything is sent (`BoardModule.followUps`), read from the board itself."""
    source = (BOARDS / game / "index.ts").read_text(encoding="utf-8")
    found = re.search(r"(?:FOLLOW_UPS = |followUps: )\[([^\]]*)\]", source)
    return frozenset(re.findall(r'"([\w-]+)"', found.group(1))) if found else frozenset()


def walked_alone(decisions: list[Asked]) -> set[int]:
    """Decisions of walks in which every step was the plain one."""
    found: set[int] = set()
    walk: list[Asked] = []
    for one in [*decisions, Asked("", "", 0, 0)]:
        if one.prompt == "step" and (not walk or one.decision == walk[-1].decision + 1):
            walk.append(one)
            continue
        if all(each.plain for each in walk):
            found.update(each.decision for each in walk)
        walk = [one] if one.prompt == "step" else []
    return found


def composed(game: str, decisions: list[Asked], quiet: bool = False) -> list[Gesture]:
    """The decisions as the client asks for them."""
    found: list[Gesture] = []
    follow_ups = followed(game)
    habits = Habits(quiet)
    alone = walked_alone(decisions) if quiet and game == "great_machine" else set()

    def goes_on(last: Asked, now: Asked) -> bool:
        if now.prompt in follow_ups and last.certain and now.decision == last.decision + 1:
            return True
        return any(rule(last, now) for rule in GOES_ON.get(game, ()))

    for one in decisions:
        if one.options == 1 and one.prompt not in MOMENTS.get(game, ()):
            continue
        if one.said or one.decision in alone or habits.answer(one):
            continue
        left = next((each for each in reversed(found) if stays_out(each, one)), None)
        if left is not None:
            continue
        last = found[-1].decisions[-1] if found else None
        if last is not None and goes_on(last, one):
            found[-1].decisions.append(one)
            # The rest of a walk and "that is all" are no presses.
            if one.prompt != "step" and one.text != "done":
                found[-1].presses += 1
        else:
            # The best way, and the only answer of a moment to speak: nobody has to choose them first.
            on_the_way = one.prompt == "step" and one.text == f"step {one.moment}"
            found.append(Gesture([one], 0 if on_the_way or one.prompt == "ready" else 1))
    return found


def figures(seat: Seat, games: int) -> dict[str, float]:
    """Prompts and clicks of a game on average, before and after."""
    played = [play(seat, seed + 1) for seed in range(games)]
    gestures = [composed(seat.game, one, seat.quiet) for one in played]
    return {
        "prompts_before": round(mean(len(one) for one in played), 1),
        "clicks_before": round(mean(2 * len(one) for one in played), 1),
        "prompts": round(mean(len(one) for one in gestures), 1),
        "clicks": round(mean(sum(each.clicks for each in one) for one in gestures), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Prompts and clicks of a whole game.")
    parser.add_argument("--games", type=int, default=5, help="games of each kind")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument("--list", metavar="TITLE", help="every gesture of one game instead")
    options = parser.parse_args()
    if options.list:
        for seat in SEATS:
            if options.list in (seat.title, seat.game):
                print(seat.title)
                for number, one in enumerate(composed(seat.game, play(seat, 1), seat.quiet), 1):
                    texts = ", ".join(each.text for each in one.decisions)
                    print(f"{number:4} {one.decisions[0].prompt:18} {one.clicks} clicks: {texts}")
        return
    found = {seat.title: figures(seat, options.games) for seat in SEATS}
    if options.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{'':48} {'prompts':>15} {'clicks':>17}")
    for title, each in found.items():
        print(
            f"{title:48} {each['prompts_before']:6} -> {each['prompts']:5}"
            f" {each['clicks_before']:7} -> {each['clicks']:6}"
        )


if __name__ == "__main__":
    main()
