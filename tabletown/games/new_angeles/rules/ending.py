"""Threat 25, the end of the game and victory (section 20)."""

from __future__ import annotations

from tabletown.core.outcome import Outcome
from tabletown.core.steps import Step
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import FEDERALIST, NOBODY, RIVALS


def city_falls(s: NewAngelesState) -> None:
    """Threat reached 25: everybody loses but a Federalist with 25 capital (NA-64.1, NA-67.3).

    Rules: NA-11.0, NA-11.1, NA-11.3, NA-11.4, NA-67.5, NA-54.10.
    """
    winners = tuple([seat for seat in range(s.seats) if gains_by_fall(s, seat)])
    finish(s, "city-fell", "NA-67.3", winners)


def gains_by_fall(s: NewAngelesState, seat: int) -> bool:
    """Whether ``seat`` would win if the city fell now."""
    return s.rivals[seat] == FEDERALIST and s.capital[seat] >= s.tables.federalist_capital


def city_stands(s: NewAngelesState) -> None:
    """The third demand round is over: everyone who beats the own rival wins (NA-67.0a, NA-67.4)."""
    winners = tuple([seat for seat in range(s.seats) if beats_rival(s, seat)])
    finish(s, "city-stands", "NA-67.0a", winners)


class CityStands(Step[NewAngelesState]):
    """What is left of the game when the third demand is paid: its end (NA-45.2c)."""

    rule = "NA-45.2c"

    def run(self, s: NewAngelesState) -> None:
        city_stands(s)


def ends_at_once(s: NewAngelesState) -> bool:
    """Whether the third demand is being paid: nobody is asked about anything any more."""
    return bool(s.stack) and isinstance(s.stack[0], CityStands)


def beats_rival(s: NewAngelesState, seat: int) -> bool:
    """Whether ``seat`` would win if the third demand round ended now (NA-46.1).

    Rules: NA-46.1a, NA-46.4, NA-67.1a, NA-67.2a, NA-67.6.
    """
    rival = s.rivals[seat]
    if rival in (FEDERALIST, NOBODY):
        return False  # NA-46.2
    capital = s.capital
    other = s.seat_of[rival]
    if other != seat:
        return capital[seat] > capital[other]  # NA-67.1: equal is not more
    poorer = sum([capital[seat] > each for each in capital])
    return poorer >= (2 if s.seats == 4 else 3)  # NA-67.2


def finish(s: NewAngelesState, reason: str, rule: str, winners: tuple[int, ...]) -> None:
    """All rival cards are revealed (NA-67.0)."""
    if s.log is not None:
        for seat, rival in enumerate(s.rivals[: s.seats]):
            if rival != NOBODY:
                other = s.seat_of[rival] if rival != FEDERALIST else NOBODY
                kind = "federalist" if other == NOBODY else "own" if other == seat else "rival"
                s.reveal(
                    "rival-revealed", "NA-67.0",
                    seat=seat, rival=RIVALS[rival], kind=kind, won=int(seat in winners),
                    capital=s.capital[seat], against=s.capital[other] if kind == "rival" else 0,
                    fewer=sum([s.capital[seat] > each for each in s.capital]),
                )  # fmt: skip
        s.reveal(
            "game-ends", rule,
            outcome=reason, winners_seat=list(winners),
            rivals=[RIVALS[card] for card in s.rivals if card != NOBODY],
        )  # fmt: skip
    s.end(Outcome(reason, rule, winners, tuple(s.capital)))
