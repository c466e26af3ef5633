"""The event phase: the top event card is resolved from top to bottom (NA-10, NA-20)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.new_angeles.effects.base import start_program
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules.city import gain, place
from tabletown.games.new_angeles.state import EVENT, NO_CARD, NewAngelesState
from tabletown.games.new_angeles.state.layout import NOBODY, with_value

CALM = 2  # an event that raised threat by less pays Melange (NA-K.9)


class EventPhase(Step[NewAngelesState]):
    """Top half, placements, Melange's contract, turn track, card to the bottom (NA-20.8).

    Rules: NA-10.0, NA-20.1, NA-20.1a, NA-64.5, NA-R.11.
    """

    rule = "NA-20.0"

    def run(self, s: NewAngelesState) -> None:
        s.phase = EVENT
        s.event = event = s.events[-1]
        s.events = s.events[:-1]
        s.event_backs &= ~(1 << event)
        s.risen = 0
        s.reveal("event", "NA-20.0", event=s.tables.events[event])
        show_top_back(s)
        places = [PlacePiece(piece, district) for piece, district in s.tables.placements[event]]
        s.then(*places, EventResolved(), EndRound())
        start_program(s, s.tables.event_program[event], s.active, NOBODY, NO_CARD)


class PlacePiece(Step[NewAngelesState]):
    """One copy of a component is placed in a listed district (NA-20.1b, NA-20.5)."""

    piece: int
    district: int
    rule = "NA-20.1b"

    def run(self, s: NewAngelesState) -> None:
        place(s, self.piece, self.district)


class EventResolved(Step[NewAngelesState]):
    rule = "NA-20.8"

    def run(self, s: NewAngelesState) -> None:
        if s.risen < CALM:  # NA-K.9, NA-K.10
            for corporation, capital in s.tables.pays_event:
                if s.seat_of[corporation] != NOBODY:
                    gain(s, s.seat_of[corporation], capital, "NA-K.9", "contract")
        event = s.event
        s.event = NOBODY
        last = s.standard_round() == s.tables.rounds[-1]
        if not last:  # NA-51.5
            fill_track(s, s.tables.turns[event])
        s.events = (event, *s.events)  # NA-H.10: in public order
        s.event_known = with_value(s.event_known, event, s.everybody())
        s.event_backs |= 1 << event


def show_top_back(s: NewAngelesState) -> None:
    """The back of the deck's top card is public (NA-20.3, NA-20.2)."""
    s.event_backs |= 1 << s.events[-1]
    s.reveal("event-back", "NA-20.3", back=s.tables.back_words[s.tables.backs[s.events[-1]]])


def fill_track(s: NewAngelesState, turns: int) -> None:
    """Asset cards go facedown on the turn track from the lowest slot up (NA-51.3, NA-51.6).

    Rules: NA-20.1c, NA-51.2.
    """
    turns = min(turns, len(s.assets))
    for _ in range(turns):
        s.track += (s.assets[-1],)
        s.assets = s.assets[:-1]
    s.emit("track-filled", "NA-51.3", turns=turns)


class EndRound(Step[NewAngelesState]):
    """The round token moves on (NA-44.2); demand rounds follow where the track says (NA-44.3).

    Rules: NA-45.5.
    """

    rule = "NA-44.2"

    def run(self, s: NewAngelesState) -> None:
        if s.book:
            book.scope_ended(s, "round")
        s.space += 1
        s.stack.append(s.tables.round_begins[s.space])
