"""Effects on cards that lie hidden or on the table: look, swap, claim, rule (NA-F.14 to NA-F.16, NA-F.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
from tabletown.games.new_angeles.effects.taking_effects import AssetChoice, TakesAsset
from tabletown.games.new_angeles.effects.worth import (
    RIVAL_WEIGHT,
    asset_value,
    event_threat,
    fear_of_threat,
    rival_of,
)
from tabletown.games.new_angeles.rules import assets, city
from tabletown.games.new_angeles.rules.knowledge import events_rearranged, hand_seen, rival_swapped
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import RIVALS, with_value

if TYPE_CHECKING:
    from tabletown.games.new_angeles.bot.mind import Mind
    from tabletown.games.new_angeles.tables import Asset, Tables

# -- look (NA-F.14) -------------------------------------------------------------------------------


class LookAtHand(Effect):
    """Another player's hand is shown to the resolver only (NA-A.28)."""

    favour = -1

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.of = card.who(read, "of")

    def run(self, s: NewAngelesState, by: int) -> None:
        owner = self.of(s)
        hand_seen(s, by, owner)
        cards = sorted([s.tables.cards[card] for card in s.hands[owner]])
        s.tell((by,), "saw-hand", "NA-A.28", {"card": cards}, seat=by, of_seat=owner)


class BottomChoice(EffectChoice):
    """Which of the events looked at goes to the bottom of the deck (NA-X.20)."""

    rule = "NA-X.20"
    prompt = "bottom"
    decision = ""  # the fronts are secret


class TopChoice(BottomChoice):
    """Which of the events looked at comes next."""

    prompt = "top"


class LookAtEvents(Asking):
    """Look at the top events, put some on the bottom and the others back in any order."""

    question = BottomChoice
    tried = False

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.count = read.number("count", 2)
        self.bottom = self.most = read.number("bottom")
        if self.bottom >= self.count:
            raise read.fault("bottom", "some of the events stay on top")

    def run(self, s: NewAngelesState, by: int) -> None:
        if s.declaring:
            return
        looked = s.events[-self.count :]
        names = [s.tables.events[event] for event in reversed(looked)]
        backs = [s.tables.back_words[s.tables.backs[event]] for event in reversed(looked)]
        s.tell((by,), "saw-events", "NA-X.20", {"event": names}, seat=by, back=backs)
        # Backs are public, so whoever knew one of these cards by an earlier look may lose it now.
        events_rearranged(s, by, looked)
        super().run(s, by)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        if taken:  # the cards still to be put back on top, after those already there
            placed = taken - 1
            looked = s.events[len(s.events) - (self.count - self.bottom) : len(s.events) - placed]
            return [s.tables.top[event] for event in sorted(looked)]
        return [
            s.tables.bottom[event]
            for event in sorted(s.events[-(self.count - self.bottom + left) :])
        ]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        event = action.args[0]
        rest = tuple([other for other in s.events if other != event])
        back = s.tables.back_words[s.tables.backs[event]]
        under = len(rest) - (taken - 1) if taken else 0  # how many cards lie below it
        s.events = (*rest[:under], event, *rest[under:])
        key = "event-on-top" if taken else "event-to-bottom"
        place: dict[str, Any] = {"place": taken} if taken else {}
        secret = {"event": s.tables.events[event]}
        s.tell((s.you,), key, "NA-X.20", secret, seat=s.you, back=back, **place)
        if not taken and left > 1:
            self.ask_on(s, left)
            return
        to_place = left - 1 if taken else self.count - self.bottom
        if to_place > 1:  # the last one has no choice
            s.stack.append(TopChoice(self.program, self.at, to_place, taken + 1))

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        """The worst goes to the bottom, the calmest on top."""
        harm = fear_of_threat(s, seat) * event_threat(s, action.args[0])
        return harm if action.kind == "bottom" else -harm

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """The event that is best for the own seat comes next: later ones may still be prepared for."""
        value = mind.event_value(action.args[0])
        return value if taken else -value


class LookAtSpare(Effect):
    """The rival card under the board, for the resolver only (NA-A.35)."""

    def run(self, s: NewAngelesState, by: int) -> None:
        s.rival_known = with_value(s.rival_known, s.seats, s.rival_known[s.seats] | 1 << by)
        rival = RIVALS[s.rivals[s.seats]]
        s.tell((by,), "saw-spare", "NA-A.35", {"rival": rival}, seat=by)


# -- swap (NA-F.15) -------------------------------------------------------------------------------


class RivalChoice(EffectChoice):
    rule = "NA-A.35"
    prompt = "rival"
    decision = ""  # rival cards are not discussed (NA-46.3)


class SwapRival(Asking):
    """Whether a swap was made is public, the cards are not (NA-A.35)."""

    question = RivalChoice
    tried = False

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        return [s.tables.swap, s.tables.leave]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is not s.tables.swap:
            s.emit("left-rival", "NA-A.35", seat=s.you)
            return
        rival_swapped(s, s.you)
        rival = RIVALS[s.rivals[s.you]]
        s.tell((s.you,), "swapped-rival", "NA-A.35", {"rival": rival}, reveals=False, seat=s.you)

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """The other rival card, if it is easier to beat."""
        if action is s.tables.swap:
            return mind.chance_against(s.rivals[s.seats])
        return mind.chance_against(s.rivals[mind.seat]) + 0.05


class SwapChoice(AssetChoice):
    rule = "NA-63.0"
    prompt = "swap"


class SwapAssets(TakesAsset):
    """Two assets with different owners change places (NA-63.1, NA-A.2)."""

    question = SwapChoice
    most = 2

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.penalty = count_of(read, "penalty_if_own")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return sum([bool(owned) for owned in s.owned]) >= 2

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        first = taken - 1  # the asset chosen before, -1 for none
        owner = s.owner_of(first) if first >= 0 else -1
        seats = [seat for seat in s.clockwise() if seat != owner]
        if first < 0 and not self.possible(s, s.you):
            return []
        return [s.tables.asset[asset] for seat in seats for asset in s.owned[seat]]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        asset = action.args[0]
        if left > 1:
            self.ask_on(s, left, asset + 1)
            return
        other = taken - 1
        first, second = s.owner_of(other), s.owner_of(asset)
        if s.you in (first, second):  # before the swap
            city.lose(s, s.you, self.penalty, "NA-63.1", "card")
        assets.hand_over(s, other, second, "NA-63.1")
        assets.hand_over(s, asset, first, "NA-63.1")

    def about(self) -> dict[str, Any]:
        return {"penalty": self.penalty}

    def option_worth(self, s: NewAngelesState, mind: Mind, action: Action, taken: int) -> float:
        """A poor card for a dear one, or a dear one from the rival."""
        if not taken:
            return self.best_partner(s, mind.seat, action.args[0])
        return self.swap_gain(s, mind.seat, taken - 1, action.args[0])

    def end_of_turn_worth(self, s: NewAngelesState, seat: int) -> float:
        """What the best exchange of two assets would bring."""
        assets = [asset for owned in s.owned for asset in owned]
        return max([self.best_partner(s, seat, asset) for asset in assets], default=0.0) - 0.2

    def best_partner(self, s: NewAngelesState, seat: int, asset: int) -> float:
        """What exchanging an asset brings, with the best choice of the other one."""
        owner = s.owner_of(asset)
        others = [other for i, owned in enumerate(s.owned) if i != owner for other in owned]
        return max([self.swap_gain(s, seat, asset, other) for other in others], default=-1.0)

    def swap_gain(self, s: NewAngelesState, seat: int, one: int, other: int) -> float:
        """Own assets count in full and cost the penalty, the rival's count against the own."""
        rival = rival_of(s, seat)
        gain = 0.0
        for given, taken in ((one, other), (other, one)):
            owner = s.owner_of(given)
            change = asset_value(s, taken, owner) - asset_value(s, given, owner)
            if owner == seat:
                gain += change - self.penalty
            elif owner == rival:
                gain -= RIVAL_WEIGHT * change
        return gain


# -- claim (NA-F.16) ------------------------------------------------------------------------------


class Claim(Effect):
    """Claim assets from the top of their deck (NA-F.16)."""

    word = "claim"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.count = read.number("count")

    def run(self, s: NewAngelesState, by: int) -> None:
        s.then(assets.ClaimTop(by, self.count, s.card))


# -- rule (NA-F.23) -------------------------------------------------------------------------------

COUNTED = ("hand_size", "sheet_draw_factor")
RULES = (*COUNTED, "counter_discards_to", "skip_hand_discard")


class StandingRule(Effect):
    """A standing modifier works by being owned; only the waived hand limit happens once (NA-A.36).

    Rules: NA-A.16.
    """

    word = "rule"

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.key = read.word("key", RULES)
        self.value = 0
        if self.key in COUNTED:
            self.value = read.value("value", int)
        else:
            read.word("value", ("you", "this_turn"))

    def hold(self, t: Tables, asset: Asset) -> None:
        """What the tables have to know about an asset that changes a rule by being owned."""
        if self.key == "hand_size":  # NA-42.3
            asset.hand_size += self.value
            t.hand_size_assets |= asset.bit
        elif self.key == "sheet_draw_factor":  # NA-A.4
            t.draw_factor[asset.number] = self.value
        elif self.key == "counter_discards_to":  # NA-A.1
            t.counter_discard_assets |= asset.bit

    def run(self, s: NewAngelesState, by: int) -> None:
        if self.key == "skip_hand_discard" and by == s.active:
            s.no_discard = True


LOOKED_AT = {"hand": LookAtHand, "events": LookAtEvents, "spare_rival": LookAtSpare}
SWAPPED = {"assets": SwapAssets, "own_rival_with_spare": SwapRival}
VERBS: tuple[Any, ...] = (
    Family("look", lambda read: LOOKED_AT[read.word("what", tuple(LOOKED_AT))]),
    Family("swap", lambda read: SWAPPED[read.word("what", tuple(SWAPPED))]),
    Claim,
    StandingRule,
)
