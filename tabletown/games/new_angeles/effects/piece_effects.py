"""Pieces on the city: place, remove, move, move androids (NA-F.1 to NA-F.4)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice, Payment, bind
from tabletown.games.new_angeles.effects.districts import Districts, OnDistricts
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
from tabletown.games.new_angeles.effects.worth import (
    district_worth,
    fear_of_threat,
    harmed_by_illness,
)
from tabletown.games.new_angeles.rules import city
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    DEVELOPMENT,
    DISTRICTS,
    EVERYWHERE,
    HUMAN_FIRST,
    ILLNESS,
    MEMBERS,
    NOBODY,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    ROOT,
    STRIKE,
)

ENEMIES = ("human_first", "orgcrime")


def pieces_of(word: str) -> tuple[int, ...]:
    """The kinds of pieces that a word of the vocabulary means."""
    return (HUMAN_FIRST, ORGCRIME) if word == "enemy" else (files.PIECES.index(word),)


# -- place (NA-F.1) -------------------------------------------------------------------------------


class PlaceChoice(EffectChoice):
    rule = "NA-53.0"
    prompt = "place"


class PlacePieces(OnDistricts):
    """Put a piece from the reserve into districts (NA-F.1)."""

    word = "place"
    question = PlaceChoice

    def __init__(self, read: Parameters, card: Reading) -> None:
        super().__init__(read, card)
        self.piece = files.PIECES.index(read.word("what", files.PIECES[:7]))
        self.push = not read.value("no_push", bool, False)
        self.pick_among(card.tables.place[self.piece], card.tables.stop)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        if self.price and s.reserve(self.piece) <= 0:
            return []
        return super().options(s, left, taken)

    def act(self, s: NewAngelesState, district: int) -> None:
        city.place(s, self.piece, district, self.push)

    def about(self) -> dict[str, Any]:
        return {"piece": files.PIECES[self.piece]}

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        """Good pieces where they help, bad ones far from the Root and from androids."""
        piece, district = action.args
        bit = 1 << district
        on = s.on
        if piece == PRISEC:
            return 1.0 + 0.5 * bool((on[HUMAN_FIRST] | on[ORGCRIME]) & bit) + 0.05 * district
        if piece == DEVELOPMENT:
            return 1.0 + bool(on[ANDROID] & bit)
        score = -0.12 * district
        if on[ANDROID] & bit:
            score -= 0.8
        full = on[piece] | (on[PRISEC] if piece <= ORGCRIME else 0)
        if full & bit:
            score -= 1.0
        if on[ILLNESS] & bit and not s.safe:
            score -= 1.5
        if piece == OUTAGE and on[STRIKE] & bit:
            score += 0.8
        return fear_of_threat(s, seat) * score


# -- remove (NA-F.2) ------------------------------------------------------------------------------


REMOVED = (*ENEMIES, "prisec", "outage", "illness", "enemy")


class RemoveChoice(EffectChoice):
    rule = "NA-55.0"
    prompt = "remove"


class Remove(Asking):
    """Remove single pieces that the resolver chooses (NA-F.2, NA-X.5, NA-X.6, NA-X.27)."""

    question = RemoveChoice
    asked_kind = "remove"
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.what = read.word("what", REMOVED)
        self.pieces = pieces_of(self.what)
        self.up_to = "upto" in read.table
        self.most = count_of(read, "upto") or count_of(read, "count") or 1
        self.where = Districts(card.districts(read), card.names) if "where" in read.table else None
        self.name = card.bound(read)

    def districts(self, s: NewAngelesState) -> int:
        return EVERYWHERE if self.where is None else self.where.bound(s)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        districts = self.districts(s)
        picks = s.tables.remove_picks
        found = picks[self.pieces[0]][s.on[self.pieces[0]] & districts]
        if len(self.pieces) > 1:
            found = found + picks[ORGCRIME][s.on[ORGCRIME] & districts]
        return self.or_stop(s, found, self.up_to)

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        piece, district = action.args
        if self.name != NOBODY:
            bind(s, self.name, s.bound[self.name] | 1 << district)
        self.ask_on(s, left)
        city.remove(s, piece, district)

    def about(self) -> dict[str, Any]:
        return {"piece": self.what}

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        piece, district = action.args
        if piece not in self.pieces:
            return refuse("card-removes-other-pieces", "NA-F.2", piece=files.PIECES[piece])
        return refuse(
            "no-such-piece-there", "NA-55.0",
            piece=files.PIECES[piece], district=s.tables.districts[district],
        )  # fmt: skip

    def payments(self, s: NewAngelesState) -> list[Payment]:
        present = sum([s.on[piece].bit_count() for piece in self.pieces])
        return [(s.tables.pays_removal[self.pieces[0]], min(self.most, present))]

    def option_promise(self, s: NewAngelesState) -> float:
        if self.what != "orgcrime":
            return super().option_promise(s)
        return 0.5 if s.on[ORGCRIME] & s.tables.tier_set[3] else 0.2

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        piece, district = action.args
        if piece == PRISEC:
            return 0.2 - 0.05 * district
        score = 0.8 + 0.1 * district
        if s.has(ANDROID, district):
            score += 0.3
        if harmed_by_illness(s, district) and piece != ILLNESS:
            score -= 1.2
        return score


class NameChoice(EffectChoice):
    rule = "NA-3.2"
    prompt = "name"


class RemoveAll(OnDistricts):
    """Remove every such piece in the districts; a chosen district must be named even if empty.

    Rules: NA-X.18, NA-R.1.
    """

    question = NameChoice

    def __init__(self, read: Parameters, card: Reading) -> None:
        super().__init__(read, card)
        self.pieces = pieces_of(read.word("what", REMOVED))
        self.pick_among(card.tables.name, card.tables.stop)

    def act(self, s: NewAngelesState, district: int) -> None:
        city.affect(s, district)  # NA-3.2: it was chosen
        for piece in self.pieces:
            if s.has(piece, district):
                city.remove(s, piece, district)

    def payments(self, s: NewAngelesState) -> list[Payment]:
        most = max([sum([s.has(piece, d) for piece in self.pieces]) for d in range(DISTRICTS)])
        return [(s.tables.pays_removal[self.pieces[0]], most)]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        district = action.args[0]
        return float(s.has(HUMAN_FIRST, district) + s.has(ORGCRIME, district))


# -- move (NA-F.3) --------------------------------------------------------------------------------


class MoveUnits(Effect):
    """Units move along paths: those of the bound districts, or all of a kind from the highest.

    Rules: NA-X.9.
    """

    word = "move"
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.pieces = pieces_of(read.word("what", (*ENEMIES, "enemy")))
        self.times = read.number("times")
        self.where = Districts(card.districts(read), card.names) if "where" in read.table else None

    def run(self, s: NewAngelesState, by: int) -> None:
        districts = EVERYWHERE if self.where is None else self.where.bound(s)
        units = [
            (piece, district)
            for piece in self.pieces
            for district in MEMBERS[s.on[piece] & districts]
        ]
        if self.where is None:  # NA-20.6: in descending order of where they stood
            units.sort(key=lambda unit: -unit[1])
        for piece, district in units:
            for _ in range(self.times):
                if district == ROOT:
                    break
                district = city.move(s, piece, district)


# -- move_android (NA-F.4) ------------------------------------------------------------------------


class AndroidChoice(EffectChoice):
    rule = "NA-68.1"
    prompt = "android"


class MoveAndroid(Asking):
    """Move android tokens, each at most once; ``taken`` holds those already moved (NA-68.4).

    Rules: NA-X.7, NA-X.12.
    """

    word = "move_android"
    question = AndroidChoice
    asked_kind = "android"
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.up_to = "upto" in read.table
        self.most = count_of(read, "upto") or count_of(read, "count") or 1

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        androids = s.on[ANDROID]
        free = EVERYWHERE & ~androids
        found: list[Action] = []
        if free:
            picks = s.tables.android_picks
            for district in MEMBERS[androids & ~taken]:
                found += picks[district][free]
        return self.or_stop(s, found, self.up_to)

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        start, end = action.args
        city.move_android(s, start, end)
        taken |= 1 << end
        if left > 1:
            self.ask_on(s, left, taken)
        else:
            self.stopped(s, taken)

    def stopped(self, s: NewAngelesState, taken: int) -> None:
        if taken:  # NA-K.4: once for the card, after the step that moved the tokens
            city.pay_contracts(s, s.tables.pays_androids, 1, "NA-K.3")

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        start, end = action.args
        if not s.has(ANDROID, start):
            return refuse("no-android-there", "NA-68.0", district=s.tables.districts[start])
        if s.has(ANDROID, end):
            return refuse("android-there-already", "NA-68.2", district=s.tables.districts[end])
        return refuse("android-moved-already", "NA-68.4", district=s.tables.districts[start])

    def payments(self, s: NewAngelesState) -> list[Payment]:
        return [(s.tables.pays_androids, 1)]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        start, end = action.args
        return 0.4 + district_worth(s, end) - district_worth(s, start)


VERBS: tuple[Any, ...] = (
    PlacePieces,
    Family("remove", lambda read: RemoveAll if read.value("all", bool, False) else Remove),
    MoveUnits,
    MoveAndroid,
)
