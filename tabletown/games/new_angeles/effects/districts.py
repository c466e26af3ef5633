"""Which districts a verb of the city is about, and doing something in one after the other."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Asking, bind
from tabletown.games.new_angeles.effects.numbers import Names, district_filter
from tabletown.games.new_angeles.effects.reading import Reading
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    MEMBERS,
    NOBODY,
    Picks,
)


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

    def __init__(self, read: Parameters, card: Reading) -> None:
        self.where = Districts(card.districts(read), card.names)
        self.most = self.where.most

    def pick_among(self, actions: list[Action], stop: Action) -> None:
        """One of these actions is chosen, by district; or to stop, where that is allowed."""
        self.picks = Picks(actions, stop) if self.where.up_to else Picks(actions)

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
        return self.picks[self.where.legal(s, taken)]

    def chosen(self, s: NewAngelesState, action: Action, left: int, taken: int) -> None:
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
