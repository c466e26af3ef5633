"""What the verbs of cards may ask of the bot that judges their options."""

from __future__ import annotations

from typing import Final

from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot.hand import Hand
from tabletown.games.new_angeles.bot.offers import Stakes
from tabletown.games.new_angeles.bot.outlook import Outlook, cards_value, seat_value, win_chances
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.effects.worth import RIVAL_WEIGHT, after_event, rival_of
from tabletown.games.new_angeles.negotiation.speech import voiced
from tabletown.games.new_angeles.rules.events import CALM
from tabletown.games.new_angeles.schema import NegotiationEntry
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import NOBODY, with_value

FOREIGN_VOTE: Final = 0.1  # every vote in another hand makes the own votes cheaper


class Mind:
    """One question as ``seat`` sees it."""

    def __init__(self, s: NewAngelesState, seat: int, tempers: Tempers) -> None:
        self.s = s
        self.seat = seat
        self.tempers = tempers
        self.looked_at: Hand | None = None
        self.weighed: Stakes | None = None

    @property
    def hand(self) -> Hand:
        """The own cards, and what others would do with theirs: looked at when it is needed."""
        if self.looked_at is None:
            self.looked_at = Hand(self.s, self.seat, self.tempers)
        return self.looked_at

    @property
    def stakes(self) -> Stakes:
        """What the two offers on the table would bring: weighed when it is needed."""
        if self.weighed is None:
            self.weighed = Stakes(self.s, self.seat, self.tempers.threat)
        return self.weighed

    def vote(self, holder: int) -> float:
        """What one more card in a hand is worth as a vote."""
        count = len(self.s.hands[holder])
        return cards_value(count + 1) - cards_value(count)

    def last_vote(self) -> float:
        """What the own hand loses with a card, as a vote."""
        count = len(self.s.hands[self.seat])
        return cards_value(count) - cards_value(count - 1)

    def foreign_vote(self, holder: int) -> float:
        """How bad one more card in another hand is, whichever it is."""
        if holder == rival_of(self.s, self.seat):
            return RIVAL_WEIGHT * self.vote(holder)
        return FOREIGN_VOTE

    def event_value(self, event: int) -> float:
        """How the table would look after an event, with the pay for a calm one (NA-K.9)."""
        s = self.s
        after = after_event(s, event)
        after.threat = s.threat + after.risen
        if after.risen < CALM:
            for corporation, capital in s.tables.pays_event:
                if s.seat_of[corporation] != NOBODY:
                    after.capital[s.seat_of[corporation]] += capital
        return seat_value(after, self.seat, Outlook(after), self.tempers.threat)

    def chance_against(self, rival: int) -> float:
        """The chance to win with a rival card."""
        s = self.s
        kept = s.rivals
        s.rivals = with_value(kept, self.seat, rival)
        chance = win_chances(s)[self.seat]
        s.rivals = kept
        return chance


class Talker(Mind):
    """A seat that may speak, with the manners of its level (content/negotiation.toml)."""

    def __init__(
        self, s: NewAngelesState, seat: int, tempers: Tempers, mood: NegotiationEntry, dice: Dice
    ) -> None:
        super().__init__(s, seat, tempers)
        self.mood = mood
        self.dice = dice

    def voiced(self, why: str) -> str:
        """A reason in the own way of speaking."""
        return voiced(why, self.tempers.voice)
