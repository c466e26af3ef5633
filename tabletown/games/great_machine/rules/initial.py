"""Phase I: the event of the round, trust for the heroes, bonds for the Machine (GM-6)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import fire
from tabletown.games.great_machine.rules.changes import gain_bonds, gain_trust
from tabletown.games.great_machine.rules.together import Together
from tabletown.games.great_machine.state import GreatMachineState


# GM-38.17: the benefit waits until it is used
class SkipEvent(Together):
    """Forged Decrees: one round without a city event (GM-5.36, GM-39.13)."""

    rule = "GM-39.13"
    prompt = "skip-event"
    kinds = ("take", "pass")
    auto = False

    def decided(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.passing:
            s.then(TurnUpEvent())
            return
        s.may_skip_event = False
        s.event = -1
        s.update_in_force()
        s.emit("event-skipped", "GM-39.13")


# GM-18.2: six of group I, six of group II, then the countdown
class TurnUpEvent(Step[GreatMachineState]):
    """Step 1: the top card of the event deck; the countdown stays to the end (GM-6.1, GM-6.2)."""

    rule = "GM-6.1"

    def run(self, s: GreatMachineState) -> None:
        if s.event_top < len(s.event_deck):
            s.event = s.event_deck[s.event_top]
            s.event_top += 1
            if s.log is not None:
                s.reveal("event-opened", "GM-6.1", card=s.event_id())
        s.update_in_force()


# GM-31.8
class Trust(Step[GreatMachineState]):
    """Step 2: every hero gains trust for the citizens around (GM-6.3 to GM-6.8)."""

    rule = "GM-6.3"

    def run(self, s: GreatMachineState) -> None:
        s.then(Bonuses(), Income())
        share = DivideTrust if s.heroes_must_agree() else ShareTrust
        for d in dict.fromkeys(s.at):
            first = s.at.index(d)
            if s.at.count(d) == 1:
                gain_trust(s, first, trust_of(s, d), "citizens", "GM-6.3")
            else:
                s.stack.append(share(d, first, trust_of(s, d)))


# GM-6.5: a known traitor gives as much as others; GM-6.6
def trust_of(s: GreatMachineState, d: int) -> int:
    """What the citizens of a district give: 2 for a revealed active one (GM-6.4 to GM-6.7)."""
    here = s.people[d]
    traitors = s.face[s.tables.traitor] & ~s.unknown & ~s.known
    return (here & ~traitors).bit_count() + s.open_active(d).bit_count()


# GM-5.7
class ShareTrust(Together):
    """Two or three heroes in one district divide its trust; one seat decides for all (GM-6.8)."""

    district: int
    hero: int  # who takes a share now; the last one takes the rest
    pool: int

    rule = "GM-6.8"
    prompt = "share-trust"
    kinds = ("give",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card, n = action.args
        if card != s.heroes[self.hero]:
            return refuse("another-hero-first", self.rule, hero=s.tables.hero_ids[card])
        last = self.hero == s.heroes_in(self.district)[-1]
        if n > self.pool or (last and n < self.pool):
            return refuse("not-so-much-to-share", self.rule, n=self.pool)
        return None

    def options(self, s: GreatMachineState) -> list[Action]:
        first = s.heroes[self.hero] * s.tables.gives
        if self.hero == s.heroes_in(self.district)[-1]:
            return [s.tables.give[first + self.pool]]
        return s.tables.give[first : first + self.pool + 1]

    def decided(self, s: GreatMachineState, action: Action) -> None:
        n = action.args[1]
        gain_trust(s, self.hero, n, "citizens", "GM-6.8")
        here = s.heroes_in(self.district)
        if self.hero != here[-1]:
            following = here[here.index(self.hero) + 1]
            s.stack.append(ShareTrust(self.district, following, self.pool - n))

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        district, hero = s.district_id(self.district), s.hero_id(self.hero)
        return {"district": district, "hero": hero, "n": self.pool}


class DivideTrust(ShareTrust):
    """The whole division is proposed, share by share, by one of those it concerns (GM-5.5, GM-6.8)."""

    shares: tuple[int, ...] = ()  # of the heroes asked about before

    def concerned(self, s: GreatMachineState) -> tuple[int, ...]:
        return tuple(dict.fromkeys([s.owners[hero] for hero in s.heroes_in(self.district)]))

    def seat(self, s: GreatMachineState) -> int:
        return self.concerned(s)[0]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        here, n = s.heroes_in(self.district), action.args[1]
        if self.hero == here[-1]:
            super().chosen(s, action)
            return
        following = here[here.index(self.hero) + 1]
        shares = (*self.shares, n)
        s.stack.append(DivideTrust(self.district, following, self.pool - n, shares))

    def is_choice(self, s: GreatMachineState) -> bool:
        return self.whole() > 0

    def whole(self) -> int:
        return self.pool + sum(self.shares)

    def decided(self, s: GreatMachineState, action: Action) -> None:
        shares = (*self.shares, action.args[1])
        for hero, n in zip(s.heroes_in(self.district), shares, strict=True):
            gain_trust(s, hero, n, "citizens", "GM-6.8")

    def opening(self, s: GreatMachineState, action: Action) -> Action:
        hero = s.heroes_in(self.district)[0]
        return s.tables.give[s.heroes[hero] * s.tables.gives + self.shares[0]]

    def again(self, s: GreatMachineState) -> DivideTrust:
        return DivideTrust(self.district, s.heroes_in(self.district)[0], self.whole())

    def proposal(self, s: GreatMachineState, action: Action) -> dict[str, Any]:
        here, district = s.heroes_in(self.district), s.district_id(self.district)
        found: dict[str, Any] = {"question": f"share-trust-{len(here)}", "district": district}
        for hero, n, place in zip(here, (*self.shares, action.args[1]), "abc", strict=False):
            found[f"{place}_hero"] = s.hero_id(hero)
            found[place] = n
        return found


class Bonuses(Step[GreatMachineState]):
    """Step 3: what does not come from citizens and cannot be divided (GM-6.9)."""

    rule = "GM-6.9"

    def run(self, s: GreatMachineState) -> None:
        for hero in (0, 1, 2):
            for op in s.tables.hero_cards[s.heroes[hero]].ops:
                if op.on == "initial_bonus" and op.holds(s, hero):
                    op.run(s, hero)
        fire(s, "initial_bonus", -1)


# GM-6.11: 11 at the riot stage; GM-6.12: cards give theirs in the bonuses of the same phase
class Income(Step[GreatMachineState]):
    """Step 4: the Machine's bonds by stage (GM-6.10 to GM-6.13)."""

    rule = "GM-6.10"

    def run(self, s: GreatMachineState) -> None:
        if not s.automa:
            gain_bonds(s, s.tables.income[s.stage], "income", "GM-6.10")
