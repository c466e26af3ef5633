"""Writes one game of bots down as a story.

The document `docs/games/new_angeles_transcript.md` is made by::

    python tests/games/new_angeles/transcript.py > docs/games/new_angeles_transcript.md

Seats, seed and level can be given: ``--seats 5 --seed 7 --level normal``. Only what everybody at the
table can see is told, until the cards are turned up at the end.
"""

from __future__ import annotations

import argparse
from typing import Any

from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.match import Match
from tabletown.games import find
from tabletown.games.new_angeles.state.layout import CORPORATIONS
from tabletown.texts import Speaker

PEOPLE = ("Ada", "Boris", "Chloe", "Dmitri", "Ewa", "Farid")
TEMPERS = ("honest", None, "opportunist", None, "saboteur", None)


def play(seats: int, seed: int, level: str) -> Match:
    game = find("new_angeles")
    match = Match(game, game.config(seats, options={"corporations": "random"}), seed)
    bots = {}
    for seat in range(seats):
        bots[seat] = make_bot(game, level, seed * 10 + seat, TEMPERS[seat])
    play_out(match, bots)
    return match


class Story:
    def __init__(self, match: Match) -> None:
        self.match = match
        state: Any = match.state
        self.s = state
        self.corporations = [CORPORATIONS[c] for c in self.s.corporation]
        self.say = Speaker(match.game, match.config, "en", list(PEOPLE[: match.seats]))
        self.lines: list[str] = []
        self.sentences: list[str] = []
        self.proposals: dict[int, str] = {}
        self.threat = 0
        self.made: list[str] = []

    # -- helpers ------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        return PEOPLE[seat]

    def name(self, topic: str, word: str) -> str:
        return self.say(f"{topic}-{word}")

    def piece(self, word: str) -> str:
        name = self.name("piece", word)
        return name[0].upper() + name[1:]

    def tell(self, sentence: str) -> None:
        self.sentences.append(sentence)

    def paragraph(self) -> None:
        if self.sentences:
            self.lines += [" ".join(self.sentences), ""]
            self.sentences = []

    def heading(self, text: str) -> None:
        self.paragraph()
        self.lines += [text, ""]

    # -- the whole ----------------------------------------------------------------------------

    def write(self) -> str:
        self.opening()
        for event in self.match.events(None):
            tell = getattr(self, "on_" + event["key"].replace("-", "_"), None)
            if tell is not None:
                tell(**event["args"], rule=event["rule"])
        self.paragraph()
        self.ending()
        return "\n".join(self.lines).rstrip() + "\n"

    def opening(self) -> None:
        players = ", ".join(
            f"{self.who(i)} ({self.name('corporation', c)})"
            for i, c in enumerate(self.corporations)
        )
        self.heading("# A game of New Angeles")
        self.tell(
            f"{self.match.seats} bots at one table: {players}. Everything below was said and done in one "
            "game; the cards under the table are turned up only at the end."
        )
        self.paragraph()

    # -- rounds -------------------------------------------------------------------------------

    def on_setup_card(self, setup: str, **_: Any) -> None:
        self.tell(f"The city at the start: *{self.name('setup', setup)}*.")

    def on_first_player(self, seat: int, **_: Any) -> None:
        self.tell(f"{self.who(seat)} begins.")

    def on_demand(self, demand: str, targets: list[int], **_: Any) -> None:
        words = ("energy", "consumables", "tech", "entertainment", "credits")
        wanted = ", ".join(f"{w} {n}" for w, n in zip(words, targets, strict=True) if n)
        self.tell(f"The city will want *{self.name('demand', demand)}*: {wanted}.")

    def on_round_begins(self, round: int, turns: int, **_: Any) -> None:
        self.heading(f"## Round {round}: {turns} turns, threat {self.threat}")

    def on_turn_begins(self, seat: int, **_: Any) -> None:
        self.paragraph()
        self.lines += [f"**{self.who(seat)}'s turn.**", ""]

    def on_asset_revealed(self, asset: str, rule: str, **_: Any) -> None:
        if rule == "NA-54.1":
            self.tell(f"For sale: {self.name('asset', asset)}.")

    def on_main_offer(self, seat: int, card: str, **_: Any) -> None:
        self.tell(f"{self.who(seat)} offers *{self.name('card', card)}*.")

    def on_counteroffer(self, seat: int, card: str, price: int, **_: Any) -> None:
        cost = f", paying {price} card{'s' if price > 1 else ''}" if price else ""
        self.tell(f"{self.who(seat)} counters with *{self.name('card', card)}*{cost}.")

    def on_counteroffer_returned(self, seat: int, card: str, **_: Any) -> None:
        self.tell(f"*{self.name('card', card)}* goes back to {self.who(seat)}.")

    def on_supported(self, seat: int, offer: str, count: int, **_: Any) -> None:
        side = "main offer" if offer == "main" else "counteroffer"
        self.tell(
            f"{self.who(seat)} lays {count} card{'s' if count > 1 else ''} beside the {side}."
        )

    def on_deal_won(self, seat: int, main: int, counter: int, **_: Any) -> None:
        score = f", {main} : {counter}" if main or counter else " unopposed"
        self.tell(f"**{self.who(seat)} wins**{score}.")

    def on_claimed(self, seat: int, asset: str, **_: Any) -> None:
        self.tell(f"{self.who(seat)} takes {self.name('asset', asset)}.")

    def on_asset_used(self, seat: int, asset: str, **_: Any) -> None:
        self.tell(f"{self.who(seat)} uses {self.name('asset', asset)}.")

    def on_declared(self, seat: int, action: str, **_: Any) -> None:
        self.tell(f"{self.who(seat)} has to declare: {action.replace('_', ' ')}.")

    def on_removed(self, piece: str, district: str, **_: Any) -> None:
        self.tell(f"{self.piece(piece)} leaves {self.name('district', district)}.")

    def on_placed(self, piece: str, district: str, path: list[str], **_: Any) -> None:
        walked = " after a walk" if path and district != "root" else ""
        where = self.name("district", district)
        self.tell(f"{self.piece(piece)} comes to {where}{walked}.")

    def on_moved(self, piece: str, district: str, from_district: str, **_: Any) -> None:
        start, end = self.name("district", from_district), self.name("district", district)
        self.tell(f"{self.piece(piece)} goes from {start} to {end}.")

    def on_android(self, from_district: str, to_district: str, **_: Any) -> None:
        start, end = self.name("district", from_district), self.name("district", to_district)
        self.tell(f"An android moves from {start} to {end}.")

    def on_capital(self, seat: int, by: int, capital: int, reason: str, **_: Any) -> None:
        if by:
            self.tell(f"{self.who(seat)} +{by} ({reason}, now {capital}).")

    def on_capital_lost(self, seat: int, by: int, capital: int, **_: Any) -> None:
        if by:
            self.tell(f"{self.who(seat)} -{by} (now {capital}).")

    def on_threat(self, by: int, threat: int, **_: Any) -> None:
        self.threat = threat
        self.tell(f"**Threat +{by}, now {threat}.**")

    def on_threat_lowered(self, by: int, threat: int, **_: Any) -> None:
        self.threat = threat
        self.tell(f"Threat -{by}, now {threat}.")

    def on_illness_touched(self, district: str, safe: bool, **_: Any) -> None:
        if not safe:
            self.tell(f"The card touches the illness in {self.name('district', district)}.")

    # -- the other phases ---------------------------------------------------------------------

    def on_production(self, **_: Any) -> None:
        self.paragraph()
        self.tell("*Production.*")

    def on_supply(self, resource: str, by: int, amount: int, district: str, **_: Any) -> None:
        if district:
            self.tell(
                f"{self.name('district', district)}: {self.name('resource', resource)} +{by} ({amount})."
            )

    def on_event(self, event: str, **_: Any) -> None:
        self.paragraph()
        self.tell(f"*Event: {self.name('event', event)}.* {self.say('text-' + event)}")

    def on_demand_round(self, **_: Any) -> None:
        self.heading("## Demand round")

    def on_investment(self, seat: int, investment: str, **_: Any) -> None:
        self.tell(f"{self.who(seat)} reveals {self.name('investment', investment)}.")

    def on_demand_paid(self, demand: str, met: bool, **_: Any) -> None:
        self.tell(f"*{self.name('demand', demand)}* is {'met' if met else 'not met'}.")

    # -- negotiation --------------------------------------------------------------------------

    def terms(self, args: dict[str, Any]) -> str:
        parts = []
        goods = [f"{args['give']} capital"] if args["give"] else []
        goods += [self.name("asset", asset) for asset in args["give_assets"]]
        if goods:
            parts.append("I give " + " and ".join(goods))
        goods = [f"{args['take']} capital"] if args["take"] else []
        goods += [self.name("asset", asset) for asset in args["take_assets"]]
        if goods:
            parts.append("I want " + " and ".join(goods))
        if args["act"] == "support":
            side = "main offer" if args["offer"] == "main" else "counteroffer"
            who = "I lay" if args["own"] else "you lay"
            parts.append(f"{who} {args['count']} or more beside the {side}")
        elif args["act"] != "none":
            parts.append(args["act_text"].replace("_", " "))
        return ", ".join(parts) or "a word for a word"

    def on_proposed(self, seat: int, to_seat: int, proposal: int, **args: Any) -> None:
        self.proposals[proposal] = self.terms(args)
        self.tell(
            f"{self.who(seat)} to {self.who(to_seat)}: \u201c{self.proposals[proposal]}.\u201d"
        )

    def on_proposed_to_anybody(self, seat: int, proposal: int, **args: Any) -> None:
        self.proposals[proposal] = self.terms(args)
        self.tell(f"{self.who(seat)} to everybody: \u201c{self.proposals[proposal]}.\u201d")

    def promise(self, what: str, args: dict[str, Any]) -> str:
        if what == "support":
            return f"to support {self.who(args['player_seat'])} with {args['count']} or more"
        if what == "type":
            return f"to offer {self.name('type', args['type'])}"
        if what == "no_counter":
            return "not to counter"
        if what == "pay":
            return f"to pay {self.who(args['player_seat'])} {args['count']}"
        return what.replace("_", " ")

    def on_proposal_asks(self, what: str, **args: Any) -> None:
        self.tell(f"(In return for a promise {self.promise(what, args)}.)")

    def on_proposal_promises(self, what: str, **args: Any) -> None:
        self.tell(f"(With a promise {self.promise(what, args)}.)")

    def on_accepted(self, seat: int, proposal: int, **_: Any) -> None:
        self.tell(f"{self.who(seat)} agrees.")

    def on_proposal_ended(self, seat: int, how: str, **_: Any) -> None:
        if how == "rejected":
            self.tell(f"{self.who(seat)} declines.")

    def on_said(self, why: str, **_: Any) -> None:
        self.tell(f"\u201c{self.say(f'why-{why}')}\u201d")

    def on_promise_judged(self, seat: int, status: str, what: str, **args: Any) -> None:
        if status == "broken":
            self.tell(f"**{self.who(seat)} breaks the promise {self.promise(what, args)}.**")
        elif status == "kept":
            self.tell(f"{self.who(seat)} keeps the promise {self.promise(what, args)}.")

    # -- the end ------------------------------------------------------------------------------

    def ending(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.heading("## The end")
        self.tell(self.say(f"outcome-{outcome.reason}"))
        winners = " and ".join(self.who(seat) for seat in outcome.winners) or "Nobody"
        self.tell(f"{winners} won.")
        self.paragraph()
        self.lines += [
            "| player | corporation | rival | capital | promises kept / broken | |",
            "|---|---|---|---|---|---|",
        ]
        names = [*CORPORATIONS, "federalist"]
        for seat in range(self.match.seats):
            mine = [p.status for p in self.s.book if p.promiser == seat]
            rival = self.name("rival", names[self.s.rivals[seat]])
            won = "won" if seat in outcome.winners else ""
            self.lines.append(
                f"| {self.who(seat)} | {self.name('corporation', self.corporations[seat])} | {rival} | "
                f"{self.s.capital[seat]} | {mine.count('kept')} / {mine.count('broken')} | {won} |"
            )
        self.lines.append("")
        accepted = sum(played.action.kind == "accept" for played in self.match.history)
        proposed = sum(played.action.kind == "propose" for played in self.match.history)
        self.tell(
            f"{proposed} proposals were made and {accepted} accepted; {len(self.match.history)} moves in all."
        )
        self.paragraph()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=30)
    parser.add_argument("--level", default="normal")
    args = parser.parse_args()
    print(Story(play(args.seats, args.seed, args.level)).write(), end="")


if __name__ == "__main__":
    main()
