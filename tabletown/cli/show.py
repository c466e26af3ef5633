"""Commands that show things: games, rules, records, content."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import rich_click as click
from rich.console import Console
from rich.table import Table

from tabletown.bots import levels_of, masters_in
from tabletown.cli.common import write_json
from tabletown.core.content import PACK_FILE, pack_head
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game
from tabletown.core.match import Match
from tabletown.core.match import replay as replayed
from tabletown.core.record import read
from tabletown.core.sources import ORIGINS, Origin, count_origins
from tabletown.games import faults, find, names
from tabletown.texts import LANGUAGES, Speaker
from tabletown.texts.packs import to_fill_in, write_pack
from tabletown.texts.rulebook import folder, game_of_rule, rule, rulebook
from tabletown.texts.where import SourceLine, coverage, in_code, in_tests, tests_of

SOURCES = {"seed": "rulebook", "public": "public sources", "house": "our ruling"}
ORIGIN_WORDS: dict[Origin, str] = {
    "seed": "as in the rulebook",
    "public": "from public lists",
    "part": "partly ours",
    "house": "designed for tabletown",
}
RULE_ID = re.compile(r"[A-Za-z]{2,4}-[A-Za-z0-9.]+")


def described(game: Game) -> dict[str, Any]:
    say = Speaker(game, game.config())
    return {
        "name": game.name,
        "title": say("game-title"),
        "rules": game.rules,
        "modes": [
            {
                "name": m.name,
                "seats": [m.least, m.most],
                "masters": masters_in(game, m.name),
            }
            for m in game.modes
        ],
        "options": [
            {
                "name": o.name,
                "default": o.default,
                "choices": list(o.choices),
                "modes": list(o.modes) or [m.name for m in game.modes],
                "rule": o.rule,
            }
            for o in game.options
        ],
        "levels": levels_of(game),
        "tempers": list(game.brain().personalities),
    }


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def games(as_json: bool) -> None:
    """The games, with their modes, seats and options."""
    found = [described(find(name)) for name in names()]
    for fault in faults():
        print(f"tabletown: {fault}", file=sys.stderr)
    if as_json:
        write_json({"games": found, "left_out": faults()})
        return
    console = Console()
    for game in found:
        table = Table(title=f"{game['title']} ({game['name']})", title_justify="left")
        table.add_column("mode or option")
        table.add_column("values")
        for mode in game["modes"]:
            low, high = mode["seats"]
            table.add_row(
                f"mode {mode['name']}", f"{low} to {high} seats" if low < high else f"{low}"
            )
        for option in game["options"]:
            values = ", ".join(str(choice).lower() for choice in option["choices"])
            table.add_row(
                f"option {option['name']}", f"{values} (default {str(option['default']).lower()})"
            )
        console.print(table)


def match_of(record: str, pack: str | None, to: int | None = None) -> Match:
    """The game of a record, played again."""
    try:
        text = Path(record).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadUsage(f"cannot read {record}: {error}") from None
    found = read(text)
    if to is not None and not 0 <= to <= len(found.lines):
        raise BadUsage(f"the record has {len(found.lines)} actions, not {to}")
    return replayed(find(found.game), found, pack=pack, to=to)


@click.command()
@click.argument("record", type=click.Path(dir_okay=False))
@click.option("--check", is_flag=True, help="Only check every digest; print one line.")
@click.option("--seat", type=int, help="Tell the game as this seat saw it (default: a spectator).")
@click.option("--to", "to", type=int, help="Stop after this many actions.")
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Language of the story.")
@click.option("--pack", help="Folder of the content pack it was played with.")
def replay(
    record: str, check: bool, seat: int | None, to: int | None, lang: str, pack: str | None
) -> None:
    """Play a RECORD again: as a story, or checked digest by digest."""
    match = match_of(record, pack, to)
    game = match.game
    if check:
        print(f"{record}: {len(match.history)} actions of {game.name}, every digest agrees")
        return
    if seat is not None:
        match.check_seat(seat)
    say = Speaker(game, match.config, lang, match.players)
    for event in match.events(seat):
        print(say.event(event))
    print()
    print("\n".join(game.lines(match.view(seat), say)))
    if match.outcome is not None:
        winners = [say.player(winner) for winner in match.outcome.winners]
        print(say(f"outcome-{match.outcome.reason}", winners=winners))


@click.command()
@click.argument("game", required=False)
@click.argument("id", required=False)
@click.option("--coverage", "show_coverage", is_flag=True, help="Which rules have a test.")
@click.option("--strict", is_flag=True, help="With --coverage: fail if a rule has no test.")
@click.option("--where", is_flag=True, help="Where a rule stands in the code and in the tests.")
@click.option("--tests", help="The folder of the tests (default: the one of the source tree).")
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Language.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def rules(
    game: str | None,
    id: str | None,
    show_coverage: bool,
    strict: bool,
    where: bool,
    tests: str | None,
    lang: str,
    as_json: bool,
) -> None:
    """The rules of a GAME, or one rule by its ID (which may stand alone)."""
    if show_coverage:
        show_rule_coverage([game] if game else names(), Path(tests or "tests"), as_json, strict)
        return
    if game is None:
        raise BadUsage("which game? (there are: " + ", ".join(names()) + ")")
    if id is None and RULE_ID.fullmatch(game):
        definition, id = game_of_rule(game, [find(name) for name in names()]), game
    else:
        definition = find(game)
    if where:
        if id is None:
            raise BadUsage("which rule? give its id, for example: tabletown rules STR-9.30 --where")
        show_places(definition, rule(definition, id).id, Path(tests) if tests else None, as_json)
        return
    chosen = [rule(definition, id, lang)] if id else list(rulebook(definition, lang).values())
    if not chosen:
        raise BadUsage(f"{game} has no rulebook: a rulebook.md with rule ids, beside its code")
    if as_json:
        write_json(
            [{"id": r.id, "text": r.text, "chapter": r.chapter, "source": r.source} for r in chosen]
        )
        return
    chapter = ""
    for one in chosen:
        if one.chapter != chapter:
            chapter = one.chapter
            print(f"\n{chapter}")
        print(f"  {one.id}  {one.text} ({SOURCES[one.source]})")


def show_places(game: Game, id: str, tests: Path | None, as_json: bool) -> None:
    """Where one rule stands; the tests only where their sources are at hand."""
    code = in_code(game).get(id, [])
    own = tests_of(game, tests)
    tested = None if own is None else in_tests(own).get(id, [])
    if as_json:
        write_json(
            {"id": id, "code": msgspec.to_builtins(code), "tests": msgspec.to_builtins(tested)}
        )
        return
    print(f"{id}  {rule(game, id).text}")
    print_places("code", code)
    if tested is None:
        print("tests: their sources are not here (--tests FOLDER)")
    else:
        print_places("tests", tested)


def print_places(title: str, places: list[SourceLine]) -> None:
    print(f"{title}:" if places else f"{title}: nowhere")
    for place in places:
        print(f"  {place}")


def show_rule_coverage(which: list[str], tests: Path, as_json: bool, strict: bool) -> None:
    if not tests.is_dir():
        raise BadUsage(f"there is no folder '{tests}' with tests")
    found = {name: coverage(find(name), tests) for name in which}
    if as_json:
        write_json(found)
    else:
        for name, row in found.items():
            missing = row["missing"]
            print(
                f"{name}: {row['rules']} rules, {row['tested']} tested, "
                f"{row['waived']} with a written reason, {len(missing)} missing; "
                f"{row['in_code']} of {row['carried_out']} to be carried out stand in the code "
                f"({row['in_code'] / max(1, row['carried_out']):.0%})"
            )
            if missing:
                rest = (
                    f" and {len(missing) - 12} more (--json lists all)" if len(missing) > 12 else ""
                )
                print("  missing: " + " ".join(missing[:12]) + rest)
    if strict and any(row["missing"] for row in found.values()):
        sys.exit(1)


@click.group()
def content() -> None:
    """Tiles, cards and boards."""


@content.command("check")
@click.option("--pack", help="Folder of a content pack to check.")
@click.option("--game", "only", help="Only this game (a pack belongs to one game).")
def content_check(pack: str | None, only: str | None) -> None:
    """Validate all content, or a pack, and say what is wrong with it."""
    which = [only] if only else names()
    if pack is not None and only is None:
        which = owners(pack)
    for name in which:
        game = find(name)
        for mode in game.modes:
            config = game.config(None, mode.name, None, pack)
            game.actions(config)
        print(f"{name}: content {game.content_digest(config)} is in order")
        left = to_fill_in(pack) if pack is not None else []
        if left:
            print(
                f"  still to fill in from your box ({len(left)}): {', '.join(left[:12])}"
                + (" ..." if len(left) > 12 else "")
            )


@content.command("sources")
@click.option("--pack", help="Folder of a content pack: how its game is with it.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def content_sources(pack: str | None, as_json: bool) -> None:
    """How much of each game is as printed, from public lists, partly ours, and designed for tabletown."""
    boxes = [game for game in map(find, owners(pack) if pack else names()) if game.box]
    counted = {
        game.name: count_origins(game.content_documents(game.config(pack=pack)), game.box)
        for game in boxes
    }
    if as_json:
        print(json.dumps(counted))
        return
    for game in boxes:
        say = Speaker(game, game.config())
        piles = counted[game.name]
        whole = {origin: sum(counts[origin] for counts in piles.values()) for origin in ORIGINS}
        print(
            f"{game.name}: Of {sum(whole.values())} different tiles, cards and boards: {listed(whole)}."
        )
        for name, counts in piles.items():
            print(f"  {say(f'pile-{name}')} ({sum(counts.values())}): {listed(counts)}")
        if not pack:  # with a pack it may not be so any more
            print(f"  {say('sources-note')}")


def listed(counts: dict[Origin, int]) -> str:
    """``7 as in the rulebook, 38 designed for tabletown``."""
    return ", ".join(
        f"{counts[origin]} {ORIGIN_WORDS[origin]}" for origin in ORIGINS if counts[origin]
    )


@content.command("new")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", "name", required=True, help="The game the pack is for.")
def content_new(folder: Path, name: str) -> None:
    """Write a pack into FOLDER: every entry of ours, to fill in from your own box."""
    game = find(name)
    count = write_pack(game, folder)
    print(
        f"{folder}: {count} entries to fill in. Take the # away from the lines you change, then run\n"
        f"  tabletown content check --pack {folder}"
    )


def owners(pack: str) -> list[str]:
    """The game whose content files a pack replaces."""
    if not Path(pack).is_dir():
        raise BadUsage(f"there is no content pack folder '{pack}'")
    head = pack_head(Path(pack))
    if head.game:
        return [find(head.game).name]
    files = {path.name for path in Path(pack).glob("*.toml")} - {PACK_FILE}
    if not files:
        raise BadUsage(f"there is no TOML file in '{pack}'")
    fitting = [
        name
        for name in names()
        if files <= {path.name for path in (folder(find(name)) / "content").glob("*.toml")}
    ]
    if not fitting:
        raise BadUsage(f"no game has the content files {', '.join(sorted(files))}")
    return fitting
