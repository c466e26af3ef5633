"""What Streets tells its bots: an evaluation in named terms, and quick ways to choose.

Money is what counts, mine against that of the strongest of the others. A building on an open
street is counted with the share of its present income that it is likely to bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import ClassVar

from tabletown.core.actions import Action
from tabletown.core.brain import Brain, alone, both
from tabletown.core.rng import Dice
from tabletown.games.streets.bot.evaluation import NAMES, Placements, appraise, shares
from tabletown.games.streets.bot.tokens import sign_gain, token_gain
from tabletown.games.streets.forecast import builds_ahead
from tabletown.games.streets.rules.business import SneakTokens
from tabletown.games.streets.rules.final import pay_open_streets
from tabletown.games.streets.rules.geometry import SPOTS, cell_of, face_of, spot_of
from tabletown.games.streets.rules.sneak import new_people
from tabletown.games.streets.rules.valuation import income, survey, surveyed, symbols_for, valuation
from tabletown.games.streets.state import SNEAK, StreetsState
from tabletown.games.streets.tables import WILD

QUICK_LOOKS = 4  # placements that the quick policy compares
SAME = 1e-6  # options that differ by no more bring the same, but for rounding
SECOND = 0.01  # what comes later only tells options apart that bring the same now
PLACES = 5  # places per tile of the hand that are looked at: others may take the best
ANYWHERE = 0.1  # what all places together count beside those
CHANCE = 20.0  # dollars that the whole chance to win stands for beside them
SECRET = 0.1  # dollars that it costs to show everybody a tile of the hand (STR-12.9)


class StreetsBrain(Brain[StreetsState]):
    """Evaluation, quick policy and personalities of Streets."""

    telling: ClassVar[float] = 1.0  # money
    easy_noise: ClassVar[float] = 2.0
    normal_noise: ClassVar[float] = 0.4
    normal_worlds: ClassVar[int] = 2
    rollout_decisions: ClassVar[int] = 0  # the estimate is better than a rough playout
    masters: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2,)}
    personalities: ClassVar[dict[str, dict[str, float]]] = {
        "builder": {"open": 1.15, "signs": 0.8},  # lets streets grow
        "banker": {"open": 0.85, "signs": 1.3},  # takes the money now
        "host": {"people": 2.0},  # collects people
    }

    def terms(self, s: StreetsState, seat: int) -> dict[str, float]:
        return compared(appraise(s), seat)

    def weighted(self, parts: list[list[float]], seat: int) -> float:
        """The same as ``value``, from parts that are worked out already."""
        sums = [sum(part, 0.0) for part in parts]
        rival = strongest(sums, seat)
        if not self.weights:
            return sums[seat] - sums[rival]
        weights = [self.weights.get(name, 1.0) for name in NAMES]
        mine = zip(weights, parts[seat], parts[rival], strict=True)
        return sum([weight * (a - b) for weight, a, b in mine], 0.0)

    def rewards(self, s: StreetsState) -> list[float]:
        if s.outcome is not None:
            if s.setting.solo:
                return [1.0 if s.outcome.winners else 0.0]
            share = 1.0 / len(s.outcome.winners)
            return [share if seat in s.outcome.winners else 0.0 for seat in range(s.seats)]
        return self.chances(s, [sum(part, 0.0) for part in appraise(s)])

    def chances(self, s: StreetsState, worth: list[float]) -> list[float]:
        """Chances to win, from what each player is worth."""
        scale = 2.0 + 1.6 * sqrt(sum(builds_ahead(s)))
        weights = [exp((value - max(worth)) / scale) for value in worth]
        total = sum(weights, 0.0)
        return [weights[seat] / total for seat in range(s.seats)]

    def aims(self, s: StreetsState, chances: list[float]) -> list[float]:
        return self.played_for(s, chances, [sum(part, 0.0) for part in appraise(s)])

    def played_for(self, s: StreetsState, chances: list[float], worth: list[float]) -> list[float]:
        """The aims, from what each player is worth."""
        if s.setting.solo:
            return [alone(chances[0], worth[0], usual=125.0, spread=40.0)]
        return [
            both(chance, worth[seat], usual=100.0, spread=40.0)
            for seat, chance in enumerate(chances)
        ]

    def outlook(self, s: StreetsState) -> tuple[list[float], list[float]]:
        """Both from one appraisal."""
        worth = [sum(part, 0.0) for part in appraise(s)]
        chances = self.rewards(s) if s.outcome is not None else self.chances(s, worth)
        return chances, self.played_for(s, chances, worth)

    def judge(self, s: StreetsState, seat: int, options: list[Action]) -> list[float]:
        """Placements are looked at where they would stand; everything else is carried out."""
        found: list[float] = []
        afters: list[tuple[StreetsState, list[list[float]]]] = []  # with what each player has then
        table: Placements | None = None
        for action in options:
            if action.kind == "place":
                if table is None:
                    table = Placements(s, seat)
                tile, spot = divmod(action.id, SPOTS)  # `place` is the first kind: ids from 0
                found.append(self.weighted(table.placed(tile, spot), seat))
                continue
            after = s.clone()
            after.apply(action, seat)
            finish(after)
            parts = appraise(after)
            found.append(self.together(compared(parts, seat)) + beside(s, seat, action))
            afters.append((after, parts))
        if table is None:
            self.look_again(found, afters, seat)
        return found

    def look_again(
        self, found: list[float], afters: list[tuple[StreetsState, list[list[float]]]], seat: int
    ) -> None:
        """The best options, where several bring the same, are told apart by what comes later."""
        least = max(found) - SAME
        tied = [number for number, value in enumerate(found) if value >= least]
        if len(tied) > 1:
            later = [self.prospect(afters[number][0], afters[number][1], seat) for number in tied]
            for number, value in zip(tied, later, strict=True):
                found[number] += SECOND * (value - min(later))

    def prospect(self, s: StreetsState, parts: list[list[float]], seat: int) -> float:
        """What our hand could make of a table, how we stand against all, and halves rounded up."""
        if s.outcome is not None:
            return 0.0
        found = CHANCE * self.chances(s, [sum(part, 0.0) for part in parts])[seat]
        hand = s.hand(seat)
        if hand and s.spots:
            table = Placements(s, seat)
            for tile in hand:
                values = [self.weighted(table.placed(tile, spot), seat) for spot in s.spots]
                best = sum(sorted(values)[-PLACES:], 0.0) / PLACES
                found += (best + ANYWHERE * sum(values, 0.0) / len(values)) / len(hand)
        end = s.clone()
        pay_open_streets(end)
        return found + lead(end.money, seat)

    def quick(self, s: StreetsState, seat: int, options: list[Action], dice: Dice) -> Action:
        """The best of a few random placements; small decisions by rule of thumb."""
        kind = options[0].kind
        count = len(options)
        if kind == "place":
            best, most = options[0], -1e9
            for _ in range(QUICK_LOOKS):
                action = options[dice.below(count)]
                if action.kind == "place":
                    spot = spot_of(action.args[1], action.args[2])
                    value = placed_worth(s, seat, action.args[0], spot)
                    if value > most:
                        best, most = action, value
            return best
        if kind in ("move", "token", "take", "keep", "street"):
            return small(s, seat, options)
        return options[dice.below(count)]


def compared(parts: list[list[float]], seat: int) -> dict[str, float]:
    """What a player has more than the strongest of the others, by name."""
    rival = strongest([sum(part, 0.0) for part in parts], seat)
    return {name: parts[seat][i] - parts[rival][i] for i, name in enumerate(NAMES)}


def strongest(worth: list[float], seat: int) -> int:
    """The first of the others who is worth most."""
    found = 1 if seat == 0 else 0
    for player, value in enumerate(worth):
        if player != seat and value > worth[found]:
            found = player
    return found


def lead(money: Sequence[float], seat: int) -> float:
    """What a player has more than the richest of the others."""
    return money[seat] - max([other for player, other in enumerate(money) if player != seat])


# -- small decisions ------------------------------------------------------------------------------


def finish(s: StreetsState) -> None:
    """Small decisions that belong to the same move are taken as they come, whoever is asked."""
    for _ in range(20):
        if s.outcome is not None:
            return
        options = s.options()
        if options[0].kind in ("place", "over", "abandon", "discard", "sneak"):
            return
        s.apply(small(s, s.asked, options))


def small(s: StreetsState, seat: int, options: list[Action]) -> Action:
    """A sensible answer to a small decision, without looking ahead."""
    kind = options[0].kind
    if kind == "move":
        return max(options, key=lambda action: move_worth(s, seat, action))
    if kind == "street":
        return max(options, key=lambda action: street_pay(s, seat, action))
    if kind == "keep":
        return max(options, key=lambda action: substitute_worth(s, action))
    if kind in ("take", "token"):
        ahead = builds_ahead(s)
        return max(options, key=lambda action: tokens_for(s, seat, action, ahead))
    return options[0]


def beside(s: StreetsState, seat: int, action: Action) -> float:
    """What counts a little although it is not on the table: secrets, and money now."""
    if action.kind == "substitute" and not (s.setting.solo or s.shown >> action.args[1] & 1):
        return -SECRET
    return SECOND * street_pay(s, seat, action) if action.kind == "street" else 0.0


def street_pay(s: StreetsState, seat: int, action: Action) -> float:
    """What a closed street brings us, that of the best of the others taken off."""
    return lead(shares(s, surveyed(s, s.building_at(action.args[1]))), seat)


def substitute_worth(s: StreetsState, action: Action) -> int:
    """What the valuation of a hand tile adds to the income of a building."""
    if action.kind == "keep":
        return 0
    building, tile = s.building_at(action.args[0]), action.args[1]
    street = surveyed(s, building)
    symbols = symbols_for(s, s.owner[building], street, False)
    own = income(s, street, building, symbols).money
    return income(s, street, building, symbols, tile).money - own


def tokens_for(s: StreetsState, seat: int, action: Action, ahead: list[int]) -> float:
    """Tokens for ourselves; those that the human takes for the Sneak shall help it least."""
    if action.kind == "take":
        return sign_gain(s, seat, s.building_at(action.args[0]), ahead)
    if s.setting.solo and isinstance(s.asking(), SneakTokens):
        return -token_gain(s, SNEAK, action.args[0], 1, ahead)
    return token_gain(s, seat, action.args[0], 1, ahead)


def move_worth(s: StreetsState, seat: int, action: Action) -> float:
    """People to my own buildings, all of them; otherwise to the poorest of the others."""
    building = s.building_at(action.args[1])
    count = action.args[2] + 1
    owner = s.owner[building]
    if owner < 0:
        return 0.0
    return count if owner == seat else -count * (1.0 + 0.01 * s.money[owner])


def placed_worth(s: StreetsState, player: int, tile: int, spot: int) -> float:
    """What a tile is worth where it would stand, for its builder."""
    t = s.setting.tables
    street = survey(s, cell_of(spot), face_of(spot))
    street.size += 1
    street.symbols += t.symbols[tile]
    street.signs[player] += 1
    people = new_people(s, tile)
    if t.kind[tile] < WILD:
        street.people += people << 8 * t.kind[tile]
    return valuation(s, street, player, tile, spot, street.symbols, -1) + people
