"""The command that reviews a record."""

from __future__ import annotations

import msgspec
import rich_click as click
from rich.console import Console

from tabletown.bots.chances import honest
from tabletown.bots.review import review as reviewed
from tabletown.cli.common import write_json
from tabletown.cli.show import match_of
from tabletown.texts import LANGUAGES, Speaker

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 40  # blocks of a line of chances


@click.command()
@click.argument("record", type=click.Path(dir_okay=False))
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Language.")
@click.option("--iterations", type=click.IntRange(1), help="Search budget instead of a clock.")
@click.option("--pack", help="Folder of the content pack it was played with.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def review(record: str, lang: str, iterations: int | None, pack: str | None, as_json: bool) -> None:
    """What a coach says about a RECORD: chances to win, turning points, better moves."""
    match = match_of(record, pack)
    console = Console(highlight=False)
    with Console(stderr=True).status("looking at the game"):
        found = reviewed(match, iterations=iterations)
    if as_json:
        write_json(msgspec.to_builtins(found))
        return
    say = Speaker(match.game, match.config, lang, match.players)
    for seat in range(match.seats):
        chances = [honest(point.chances[seat]) for point in found.points]
        console.print(
            f"{sparkline(chances)} {chances[0]:4.0%} to {chances[-1]:4.0%} {say.player(seat)}"
        )
    for turn in found.turns:
        console.print(
            f"\nMove {turn.actions + 1}, {say.player(turn.seat)}: {say.action(match.parse(turn.action))}"
            f"  ({honest(turn.before):.0%} to {honest(turn.after):.0%})",
            markup=False,
        )
        if turn.better is not None:
            console.print(f"  better: {say.action(match.parse(turn.better))}", markup=False)
            for term in turn.terms:
                console.print(f"    {say(f'term-{term.name}')}: {term.gain:+.1f}", markup=False)
        elif turn.after < turn.before:
            console.print("  the coach would have played the same", markup=False)


def sparkline(chances: list[float]) -> str:
    chances = chances[:: -(-len(chances) // WIDEST)]
    return "".join([BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in chances])
