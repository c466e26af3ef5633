"""Effects on the city: place, remove, move, unrest, produce, resource, threat (NA-F.1 to NA-F.8)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Asking, Effect, EffectChoice, Payment, bind
from tabletown.games.new_angeles.effects.numbers import Names, district_filter
from tabletown.games.new_angeles.effects.reading import Family, Reading, count_of
from tabletown.games.new_angeles.effects.worth import (
    district_worth,
    fear_of_threat,
    harmed_by_illness,
    lowering_promise,
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
    PROTEST,
    ROOT,
    STRIKE,
    Picks,
)

ENEMIES = ("human_first", "orgcrime")


def pieces_of(word: str) -> tuple[int, ...]:
    """The kinds of pieces that a word of the vocabulary means."""
    return (HUMAN_FIRST, ORGCRIME) if word == "enemy" else (files.PIECES.index(word),)


# -- choosing districts (NA-F.26) -----------------------------------------------------------------


class Districts:
    """Which districts a step is about: bound before, or chosen by the resolver one at a time.

    Rules: NA-G.7, NA-X.22, NA-X.24.
    """

    def __init__(self, where: files.Where, names: Names) -> None:
        self.filter = district_filter(where.filter, names)
        self.ref = names.place(where.ref) if where.ref is not None else NOBODY
        self.source = names.place(where.source) if where.source is not None else NOBODY
        self.most = where.pick or where.upto or 0
        self.up_to = where.upto is not None
        self.repeat = where.repeat
        self.name = names.bind(where.bind) if where.bind is not None else NOBODY
        if self.ref == NOBODY and not self.most:
            raise ValueError("'where' needs pick, upto or ref (NA-F.26)")

    def bound(self, s: NewAngelesState) -> int:
        """The bound districts that pass the filter."""
        return s.bound[self.ref] & self.filter(s)

    def legal(self, s: NewAngelesState, taken: int) -> int:
        """The districts that may be chosen now."""
        found = self.filter(s)
        if self.source != NOBODY:
            found &= s.bound[self.source]
        return found if self.repeat else found & ~taken


class OnDistricts(Asking):
    """A step that does something in one district after the other (NA-X.3, NA-X.15)."""

    on_city = True
    picks: Picks
    picks_or_stop: Picks

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.where = Districts(card.districts(read), card.names)
        self.most = self.where.most

    def act(self, s: NewAngelesState, district: int) -> None:
        raise NotImplementedError

    def run(self, s: NewAngelesState, by: int) -> None:
        if self.where.ref != NOBODY:
            for district in MEMBERS[self.where.bound(s)]:
                self.act(s, district)
        else:
            super().run(s, by)

    def possible(self, s: NewAngelesState, by: int) -> bool:
        """Naming a district is always something (NA-F.36)."""
        where = self.where
        return bool(where.bound(s) if where.ref != NOBODY else where.legal(s, 0))

    def asks_resolver(self, s: NewAngelesState) -> bool:
        return self.where.ref == NOBODY and bool(self.where.legal(s, 0))

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        legal = self.where.legal(s, taken)
        if not legal:
            return []
        return self.picks_or_stop[legal] if self.where.up_to else self.picks[legal]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is s.tables.stop:
            return
        district = action.args[-1]
        taken |= 1 << district
        if self.where.name != NOBODY:
            bind(s, self.where.name, taken)
        self.ask_on(s, left, taken)
        self.act(s, district)

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        if not action.args or action.kind not in ("place", "lower", "raise", "produce", "name"):
            return None
        district = action.args[-1]
        if not self.where.legal(s, 0) >> district & 1:
            return refuse(
                "district-does-not-qualify", "NA-F.27", district=s.tables.districts[district]
            )
        return None


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
        t = card.tables
        self.piece = files.PIECES.index(read.word("what", files.PIECES[:7]))
        self.push = not read.value("no_push", bool, False)
        self.picks = t.place_picks[self.piece]
        self.picks_or_stop = Picks(t.place[self.piece], t.stop)

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

    def possible(self, s: NewAngelesState, by: int) -> bool:
        districts = self.districts(s)
        return any(s.on[piece] & districts for piece in self.pieces)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        districts = self.districts(s)
        picks = s.tables.remove_picks
        found = picks[self.pieces[0]][s.on[self.pieces[0]] & districts]
        if len(self.pieces) > 1:
            found = found + picks[ORGCRIME][s.on[ORGCRIME] & districts]
        if self.up_to and found:
            return [*found, s.tables.stop]
        return found

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is s.tables.stop:
            return
        piece, district = action.args
        if self.name != NOBODY:
            bind(s, self.name, s.bound[self.name] | 1 << district)
        self.ask_on(s, left)
        city.remove(s, piece, district)

    def about(self) -> dict[str, Any]:
        return {"piece": self.what}

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        if action.kind != "remove":
            return None
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
        self.picks = card.tables.name_picks
        self.picks_or_stop = Picks(card.tables.name, card.tables.stop)

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
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.up_to = "upto" in read.table
        self.most = count_of(read, "upto") or count_of(read, "count") or 1

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(s.on[ANDROID] and EVERYWHERE & ~s.on[ANDROID])

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        androids = s.on[ANDROID]
        free = EVERYWHERE & ~androids
        found: list[Action] = []
        if free:
            picks = s.tables.android_picks
            for district in MEMBERS[androids & ~taken]:
                found += picks[district][free]
        if self.up_to and found:
            found.append(s.tables.stop)
        return found

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is not s.tables.stop:
            start, end = action.args
            city.move_android(s, start, end)
            taken |= 1 << end
            if left > 1:
                self.ask_on(s, left, taken)
                return
        if taken:  # NA-K.4: once for the card, after the step that moved the tokens
            city.pay_contracts(s, s.tables.pays_androids, 1, "NA-K.3")

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        if action.kind != "android":
            return None
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


# -- unrest (NA-F.5) ------------------------------------------------------------------------------


class LowerChoice(EffectChoice):
    rule = "NA-29.2"
    prompt = "lower"


class RaiseChoice(EffectChoice):
    rule = "NA-29.1"
    prompt = "raise"


class Unrest(OnDistricts):
    """Raise or lower unrest by stages, or raise it to a strike (NA-F.5, NA-X.13)."""

    def __init__(self, read: Parameters, card: Reading) -> None:
        super().__init__(read, card)
        t = card.tables
        strike = read.word("to", ("", "strike"), "") == "strike"
        self.by = 2 if strike else read.value("by", int)
        raises = self.by > 0
        self.question = RaiseChoice if raises else LowerChoice
        self.picks = t.higher_picks if raises else t.lower_picks
        self.picks_or_stop = t.higher_or_stop if raises else t.lower_or_stop

    def act(self, s: NewAngelesState, district: int) -> None:
        if self.by > 0:
            city.raise_unrest(s, district, self.by)
        else:
            city.lower_unrest(s, district, -self.by)

    def payments(self, s: NewAngelesState) -> list[Payment]:
        if self.by > 0:
            return []
        possible = [min(-self.by, 2)] * s.on[STRIKE].bit_count()
        possible += [min(-self.by, 1)] * s.on[PROTEST].bit_count()
        return [(s.tables.pays_unrest, sum(possible[: self.where.most]))]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        district = action.args[0]
        if self.by <= 0:
            return lowering_promise(s, district)
        score = -1.0 if s.has(ANDROID, district) else 0.0
        if harmed_by_illness(s, district):
            score -= 1.3
        return score - 0.3 * s.has(PROTEST, district)

    def option_promise(self, s: NewAngelesState) -> float:
        return 0.6 if s.on[STRIKE] else 0.1


class SpreadChoice(LowerChoice):
    prompt = "spread"


class Spread(Asking):
    """Up to n single decreases, split as the resolver likes (NA-X.25)."""

    question = SpreadChoice
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.most = read.number("spread")
        if read.value("by", int) != -1:
            raise read.fault("by", "single decreases are spread: -1")

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return bool(s.in_unrest())

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        districts = s.in_unrest()
        return s.tables.lower_or_stop[districts] if districts else []

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is s.tables.stop:
            return
        self.ask_on(s, left)
        city.lower_unrest(s, action.args[0], 1)

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        if action.kind == "lower":
            return refuse("already-stable", "NA-29.5", district=s.tables.districts[action.args[0]])
        return None

    def payments(self, s: NewAngelesState) -> list[Payment]:
        stages = s.on[PROTEST].bit_count() + 2 * s.on[STRIKE].bit_count()
        return [(s.tables.pays_unrest, min(self.most, stages))]

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        return lowering_promise(s, action.args[0])


# -- produce, resource, threat (NA-F.6 to NA-F.8) -------------------------------------------------


class ProduceChoice(EffectChoice):
    rule = "NA-36.0"
    prompt = "produce"


class Produce(OnDistricts):
    """Districts produce as in the production phase, without unrest (NA-F.6)."""

    word = "produce"
    question = ProduceChoice

    def __init__(self, read: Parameters, card: Reading) -> None:
        super().__init__(read, card)
        t = card.tables
        self.ignore_orgcrime = "orgcrime" in read.words("ignore", ("orgcrime",), [])
        self.picks = t.produce_picks
        self.picks_or_stop = Picks(t.produce, t.stop)

    def act(self, s: NewAngelesState, district: int) -> None:
        city.affect(s, district)  # NA-3.2
        city.produce(s, district, self.ignore_orgcrime)

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        district = action.args[0]
        harm = 1.5 if harmed_by_illness(s, district) else 0.0
        return district_worth(s, district) - harm


class ResourceChoice(EffectChoice):
    rule = "NA-F.7"
    prompt = "resource"


class Resource(Asking):
    """Move resource tokens, named by the card or chosen (NA-F.7, NA-X.23, NA-A.40)."""

    word = "resource"
    question = ResourceChoice
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.by = read.value("by", int)
        named = "which" in read.table
        self.which = files.RESOURCES.index(read.word("which", files.RESOURCES)) if named else NOBODY
        self.up_to = "pick_upto" in read.table
        self.most = count_of(read, "pick") or count_of(read, "pick_upto") or 1
        self.above_0 = "above_0" in read.words("filter", ("above_0",), [])

    def legal(self, s: NewAngelesState, taken: int) -> int:
        found = 0
        for resource, amount in enumerate(s.supply):
            if amount > 0 or not self.above_0:
                found |= 1 << resource
        return found & ~taken

    def possible(self, s: NewAngelesState, by: int) -> bool:
        return self.which != NOBODY or bool(self.legal(s, 0))

    def asks_resolver(self, s: NewAngelesState) -> bool:
        return self.which == NOBODY and bool(self.legal(s, 0))

    def run(self, s: NewAngelesState, by: int) -> None:
        if self.which != NOBODY:
            city.change_supply(s, self.which, self.by)
        else:
            super().run(s, by)

    def options(self, s: NewAngelesState, left: int, taken: int) -> list[Action]:
        legal = self.legal(s, taken)
        if not legal:
            return []
        return s.tables.resource_or_stop[legal] if self.up_to else s.tables.resource_picks[legal]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
        if action is s.tables.stop:
            return
        resource = action.args[0]
        self.ask_on(s, left, taken | 1 << resource)
        city.change_supply(s, resource, self.by)

    def about(self) -> dict[str, Any]:
        return {"by": self.by}

    def refusal(self, s: NewAngelesState, action: Action) -> Refusal | None:
        if action.kind == "resource":
            return refuse(
                "resource-does-not-qualify", "NA-F.7", resource=files.RESOURCES[action.args[0]]
            )
        return None

    def promise(self, s: NewAngelesState, seat: int, action: Action) -> float:
        resource = action.args[0]
        gap = s.targets[resource] - s.supply[resource]
        return float(gap if self.by > 0 else -gap)


class Threat(Effect):
    """Raise or lower threat, in one single change (NA-F.8)."""

    word = "threat"
    on_city = True

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.by = card.amount(read, "by")

    def run(self, s: NewAngelesState, by: int) -> None:
        change = self.by(s, by)
        if change < 0:
            city.lower_threat(s, -change, "NA-F.8")
        else:
            city.raise_threat(s, change, "NA-F.8")


VERBS: tuple[Any, ...] = (
    PlacePieces,
    Family("remove", lambda read: RemoveAll if read.value("all", bool, False) else Remove),
    MoveUnits,
    MoveAndroid,
    Family("unrest", lambda read: Spread if "spread" in read.table else Unrest),
    Produce,
    Resource,
    Threat,
)
