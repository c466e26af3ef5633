"""A game in the terminal: people at this keyboard, bots in the other seats."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow

import rich_click as click
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from tabletown import load
from tabletown.bots import LEVELS, Bot, levels_at, make_bot
from tabletown.bots.driver import talk
from tabletown.cli.common import option_values
from tabletown.core.actions import Action
from tabletown.core.errors import BadUsage, NoFreeUndo, TabletownError
from tabletown.core.game import Game, unknown
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.texts import LANGUAGES, Speaker
from tabletown.texts.rulebook import rule

SHOWN_OPTIONS = 20
HELP = """\
a number      take that option
a move        in notation, as shown behind the options
part of one   list only the options that contain it
all, Enter    list all options
?             explain the decision, and this help
p MOVE        what the move would do
why MOVE      why something is not allowed (a move, or a piece, card or place)
h             what a good bot would do, and why
u             take the last move back
f             free actions (trades, promises), where the game has them
l             what happened so far
r ID          the text of a rule
s FILE        save the game as a record
q             leave the game"""


@click.command()
@click.argument("game")
@click.option("--mode", help="Mode of the game.")
@click.option("--seats", help="Who sits where: human or a bot level, separated by commas.")
@click.option("--seed", type=int, help="Seed of the game; the same seed gives the same cards.")
@click.option("--lang", default="en", type=click.Choice(LANGUAGES), help="Language.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--pack", help="Folder of a content pack.")
@click.option("--resume", type=click.Path(dir_okay=False), help="Go on with a saved record.")
def play(
    game: str,
    mode: str | None,
    seats: str | None,
    seed: int | None,
    lang: str,
    settings: tuple[str, ...],
    pack: str | None,
    resume: str | None,
) -> None:
    """Play GAME in the terminal, against bots or with people at the same keyboard."""
    definition = find(game)
    kinds = who_sits(definition, mode, seats)
    config = definition.config(len(kinds), mode, option_values(definition, settings), pack)
    if "master" in kinds and "master" not in levels_at(definition, config.mode, config.seats):
        raise BadUsage(f"{game} has no master with {config.seats} seats in the mode {config.mode}")
    number = randbelow(1_000_000) if seed is None else seed
    names = seat_names(kinds)
    if resume is None:
        match = Match(definition, config, number, players=names)
    else:
        match = resumed(definition, resume, pack)
        if match.seats != len(kinds):
            raise BadUsage(f"the record has {match.seats} seats, not {len(kinds)}")
    Session(match, kinds, lang).run()


def who_sits(game: Game, mode: str | None, seats: str | None) -> list[str]:
    """The kind of every seat; by default one human and normal bots."""
    if seats is None:
        least = game.mode(mode, None).least
        return ["human", *["normal"] * (least - 1)]
    kinds = [kind.strip() for kind in seats.split(",")]
    for kind in kinds:
        if kind not in (*LEVELS, "human"):
            raise unknown("kind of seat", kind, ["human", *LEVELS])
    return kinds


def seat_names(kinds: list[str]) -> list[str]:
    return [
        f"Player {number}" if kind == "human" else f"Bot {number} ({kind})"
        for number, kind in enumerate(kinds, 1)
    ]


def resumed(game: Game, path: str, pack: str | None) -> Match:
    try:
        match = load(Path(path).read_text(encoding="utf-8"), pack=pack)
    except (OSError, UnicodeDecodeError) as error:
        raise BadUsage(f"cannot read {path}: {error}") from None
    if match.game is not game:
        raise BadUsage(f"{path} is a record of {match.game.name}")
    return match


class PlayerLeaves(Exception):
    """The person at the keyboard wants to stop."""


class Session:
    """One game at one keyboard."""

    def __init__(self, match: Match, kinds: list[str], lang: str) -> None:
        self.match = match
        self.people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
        self.bots: dict[int, Bot] = {
            seat: make_bot(match.game, kind, match.seed + seat)
            for seat, kind in enumerate(kinds)
            if kind != "human"
        }
        self.say = Speaker(match.game, match.config, lang, match.players or None)
        self.console = Console()
        self.told = 0  # actions whose events were shown already
        self.holder: int | None = None  # whose secrets are on the screen

    def run(self) -> None:
        say = self.say
        title = say("game-title")
        self.console.rule(f"[bold]{escape(title)}[/]")
        self.console.print(f"seed {self.match.seed}; ? for help, q to leave\n")
        try:
            while not self.match.over:
                self.step()
        except (PlayerLeaves, EOFError, KeyboardInterrupt):
            self.console.print("\nThe game stops here.")
            return
        self.show_news(self.people[0] if len(self.people) == 1 else None)
        self.show_end()

    def step(self) -> None:
        asked = self.match.state.deciders()
        if self.bots:
            talk(self.match, self.bots)
            if self.match.over:
                return
            asked = self.match.state.deciders()
        for seat in asked:
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.knowledge(seat)), seat)
                return
        self.ask(asked[0])

    # -- one decision of a person -----------------------------------------------------------

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        self.show_news(seat)
        self.show_table(seat)
        shown = self.show_options(seat, "")
        while True:
            line = self.console.input("[bold]> [/]").strip()
            try:
                wanted = self.obey(seat, line, shown) if line else "*"
            except TabletownError as fault:
                self.refuse(fault)
                continue
            if wanted is None:
                return
            if wanted:
                shown = self.show_options(seat, wanted)

    def hand_over(self, seat: int) -> None:
        """Hide the last player's secrets before the next one looks."""
        if len(self.people) > 1 and self.holder not in (None, seat):
            self.console.clear()
            self.console.input(
                f"[bold]{escape(self.say.player(seat))}[/]: press Enter when ready. "
            )
        self.holder = seat

    def obey(self, seat: int, line: str, shown: list[Action]) -> str | None:
        """Do what was typed. None: the table has changed; a text: the options to list, if any."""
        word, _, rest = line.partition(" ")
        match word:
            case "?":
                self.explain_decision(seat)
                return ""
            case "q":
                raise PlayerLeaves
            case "u":
                self.undo(seat)
                return None
            case "h":
                self.hint(seat)
                return ""
            case "l":
                self.console.print(
                    "\n".join(escape(self.say.event(e)) for e in self.match.events(seat))
                )
                return ""
            case "r" if rest:
                found = rule(self.match.game, rest, self.say.language)
                self.console.print(f"[bold]{found.id}[/] {escape(found.text)}")
                return ""
            case "s" if rest:
                self.save(rest)
                return ""
            case "why" if rest:
                self.why(seat, rest)
                return ""
            case "p" if rest:
                self.preview(seat, self.picked(rest, shown))
                return ""
            case "f":
                return self.free(seat, rest)
            case "all":
                return "*"
        chosen = self.picked(line, shown)
        if isinstance(chosen, str):
            if any(chosen.lower() in self.sentence(a).lower() for a in self.match.options(seat)):
                return chosen
            chosen = self.match.parse(chosen)
        self.match.play(chosen, seat)
        return None

    def picked(self, text: str, shown: list[Action]) -> Action | str:
        """The option with that number, or the text itself."""
        if text.isdigit() and 1 <= int(text) <= len(shown):
            return shown[int(text) - 1]
        legal = {action.text: action for action in self.match.options()}
        return legal.get(text, text)

    def sentence(self, action: Action) -> str:
        return f"{self.say.action(action)} {action.text}"

    # -- what is shown ------------------------------------------------------------------------

    def show_news(self, seat: int | None) -> None:
        events = self.match.events(seat, self.told)
        self.told = len(self.match.history)
        for event in events[-30:]:
            self.console.print(f"  [dim]{escape(self.say.event(event))}[/]")

    def show_table(self, seat: int) -> None:
        lines = self.match.game.lines(self.match.view(seat), self.say)
        self.console.print()
        self.console.print("\n".join(lines), markup=False, highlight=False)

    def show_options(self, seat: int, wanted: str) -> list[Action]:
        """List the options with a text in them; ``*``: all, nothing: the first ones."""
        options = self.match.options(seat)
        decision = self.match.decision(seat)
        prompt = self.say.prompt(decision.prompt, seat, decision.details)
        self.console.print(f"\n[bold]{escape(prompt)}[/] [dim]({decision.rule})[/]")
        shown = options
        if wanted and wanted != "*":
            shown = [a for a in options if wanted.lower() in self.sentence(a).lower()]
        cut = shown if wanted else shown[:SHOWN_OPTIONS]
        table = Table.grid(padding=(0, 2))
        for number, action in enumerate(cut, 1):
            table.add_row(f"[cyan]{number:>3}[/]", escape(self.say.action(action)), f"[dim]{escape(action.text)}[/]")  # fmt: skip
        self.console.print(Padding(table, (0, 0, 0, 1)))
        if len(cut) < len(shown):
            rest = len(shown) - len(cut)
            self.console.print(f"  [dim]and {rest} more: type part of a move, or 'all'[/]")
        return cut

    def show_end(self) -> None:
        outcome = self.match.outcome
        if outcome is None:
            return
        seat = self.people[0] if len(self.people) == 1 else None
        self.console.print(
            "\n".join(self.match.game.lines(self.match.view(seat), self.say)), markup=False
        )
        winners = [self.say.player(winner) for winner in outcome.winners]
        self.console.rule("[bold]The end[/]")
        self.console.print(escape(self.say(f"outcome-{outcome.reason}", winners=winners)))
        for seat_number, score in enumerate(outcome.scores):
            mark = "*" if seat_number in outcome.winners else " "
            self.console.print(f" {mark} {escape(self.say.player(seat_number))}: {score}")

    def refuse(self, fault: TabletownError) -> None:
        refusal = getattr(fault, "refusal", None)
        text = self.say.refusal(refusal) if refusal is not None else str(fault)
        self.console.print(f"[red]{escape(text)}[/]")

    def explain_decision(self, seat: int) -> None:
        decision = self.match.decision(seat)
        try:
            found = rule(self.match.game, decision.rule, self.say.language)
            self.console.print(f"[bold]{found.id}[/] {escape(found.text)}")
        except BadUsage:
            self.console.print(escape(self.say.prompt(decision.prompt, seat, decision.details)))
        self.console.print(HELP, markup=False)

    def why(self, seat: int, text: str) -> None:
        reasons = self.match.explain(seat, text)
        if not reasons:
            self.console.print("That is allowed.")
        for reason in reasons:
            self.console.print(f"[yellow]{escape(self.say.refusal(reason))}[/]")

    def preview(self, seat: int, action: Action | str) -> None:
        preview = self.match.preview(seat, action)
        for event in preview.events:
            self.console.print(f"  {escape(self.say.event(event))}")
        if preview.uncertain:
            self.console.print("  [dim]then something unknown is drawn or rolled[/]")

    def hint(self, seat: int) -> None:
        bot = make_bot(self.match.game, "hard", self.match.seed + len(self.match.history))
        with self.console.status("thinking"):
            action = bot.choose(self.match.knowledge(seat))
            reason = bot.explain()
        self.console.print(f"[green]{escape(self.say.action(action))}[/] [dim]{action.text}[/]")
        if reason is not None:
            for term in reason.terms:
                self.console.print(
                    f"  {escape(self.say(f'term-{term.name}'))}: {term.chosen:+.1f}, otherwise {term.alternative:+.1f}"
                )
            if reason.alternative is not None:
                other = self.say.action(self.match.parse(reason.alternative))
                self.console.print(f"  next best: {escape(other)} [dim]{reason.alternative}[/]")

    def undo(self, seat: int) -> None:
        refusal = self.match.undo_refusal(seat)
        if refusal is not None:
            raise NoFreeUndo(refusal)
        self.match.undo(seat)
        self.told = min(self.told, len(self.match.history))

    def free(self, seat: int, text: str) -> str | None:
        options = self.match.free_options(seat)
        if not text:
            if not options:
                self.console.print("There are no free actions now.")
            for number, action in enumerate(options, 1):
                self.console.print(f"  f {number}  {escape(action.text)}", markup=False)
            return ""
        by_number = text.isdigit() and 1 <= int(text) <= len(options)
        self.match.play(options[int(text) - 1] if by_number else text, seat)
        return None

    def save(self, path: str) -> None:
        try:
            Path(path).write_text(str(self.match.record()), encoding="utf-8")
        except OSError as error:
            raise BadUsage(f"cannot write {path}: {error}") from None
        self.console.print(f"saved as {path}; go on with --resume {path}")
