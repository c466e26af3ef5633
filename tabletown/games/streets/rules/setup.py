"""Chapter 3: the set-up, with the advisors dealt before the stack is prepared (STR-3.19)."""

from __future__ import annotations

from typing import Final

from tabletown.core import rng
from tabletown.core.config import Config
from tabletown.core.steps import Step
from tabletown.games.streets.rules.asking import who
from tabletown.games.streets.rules.turn import TURN_START
from tabletown.games.streets.state import SNEAK, STATION, Setting, StreetsState, setting_of


def set_up(config: Config, seed: int, rules: int) -> StreetsState:
    """The table at the start: signs, no money, then what is dealt (STR-3.1, STR-3.16, STR-3.19).

    Alone it is that of two players (STR-15.3).
    """
    s = start_table(config, rules).clone()
    s.rng = rng.seeded(seed)
    if config.options["advisors"]:
        deal_advisors(s)
    deal_tiles(s, prepare_stack(s))
    s.active = first_player(s)
    if s.setting.solo:
        s.money[SNEAK] = sneak_money(s)
    s.then(OPENING)
    return s


def start_table(config: Config, rules: int) -> StreetsState:
    """The table with the start tiles, made once for each configuration and then copied."""
    setting = setting_of(config)
    start = STARTS.get(setting)
    if start is None or start.config is not config or start.rules != rules:
        start = STARTS[setting] = StreetsState.new(config, 0, rules)
        lay_start_tiles(start)
    return start


def lay_start_tiles(s: StreetsState) -> None:
    """Central Station, City Park, and one person of each colour on the station .

    STR-3.2, STR-3.3, STR-3.4, STR-3.5; everybody else is in the supply (STR-3.13).
    """
    t = s.setting.tables
    s.lay(t.station, t.start_spots[0])
    s.lay(t.park, t.start_spots[1])
    for colour, count in enumerate(t.station_people):
        s.from_supply(STATION, colour, count)


def advisor_pool(s: StreetsState) -> list[int]:
    """The cards that may be dealt (STR-14.2, STR-14.3, STR-14.4, STR-15.34, STR-17.6)."""
    content = s.setting.tables.content
    found = []
    for number, card in enumerate(content.advisors):
        if s.setting.business and not card.business_ok:
            continue
        if s.setting.solo:
            if card.solo and card.id not in content.solo.excluded_advisors:
                found.append(number)
        elif card.players_min <= s.seats <= card.players_max:
            found.append(number)
    return found


def deal_advisors(s: StreetsState) -> None:
    """One random card for every player (STR-14.1); alone, the human may pick (STR-15.35)."""
    s.advisors = s.advisors.copy()
    wanted = s.config.options.get("advisor", "random")
    if wanted != "random":
        s.advisors[0] = s.setting.tables.advisor_number[str(wanted)]
        return
    pool = advisor_pool(s)
    s.shuffle(pool)
    for seat in range(s.seats):
        s.advisors[seat] = pool[seat]


def prepare_stack(s: StreetsState) -> list[int]:
    """The shuffled tiles for this number of players.

    STR-3.6, STR-3.7, STR-3.8, STR-3.9, STR-3.10, STR-3.11, STR-3.12; with the Contractor as for one
    player more, less some (STR-14.7, STR-14.17, STR-14.19). How many there are: STR-3.18.
    """
    t = s.setting.tables
    players, lost = s.setting.players, 0
    for seat in range(s.seats):
        card = s.advisor(seat)
        if card is not None:
            players += card.players_offset
            lost += card.removed
    stack = t.content.stacks[players]
    tiles: list[int] = []
    s.box = []
    for kind, removed in enumerate(stack.remove_per_kind.listed()):
        of_kind = t.basic[kind].copy()
        for _ in range(removed):
            s.box.append(of_kind.pop(s.random_below(len(of_kind))))
        tiles += of_kind
    if stack.add_five_plus:
        tiles += t.five_plus
    else:
        s.out = t.of_five_plus
    s.shuffle(tiles)
    s.lost = tiles[:lost]
    return tiles[lost:]


def deal_tiles(s: StreetsState, tiles: list[int]) -> None:
    """Hands from the top, seat after seat (STR-3.14, STR-3.15); the Sneak's are put aside (STR-15.4)."""
    size = s.setting.tables.hand_size
    for player in range(s.setting.players):
        dealt = tiles[player * size : (player + 1) * size]
        if s.setting.solo and player == SNEAK:
            s.endgame = dealt
        else:
            s.hands[player] = sum([1 << tile for tile in dealt])
    s.pile = tiles[s.setting.players * size :]


def first_player(s: StreetsState) -> int:
    """Drawn at random unless the host names a seat (STR-3.17); alone, the human (STR-15.9)."""
    if s.setting.solo:
        return 0
    wanted = s.config.options["first_player"]
    return s.random_below(s.seats) if wanted == "random" else int(wanted)


def sneak_money(s: StreetsState) -> int:
    """What the Sneak starts with (STR-15.6, STR-15.36)."""
    solo = s.setting.tables.content.solo
    money = int(getattr(solo.sneak_money, str(s.config.options["difficulty"])))
    if s.advisors[0] >= 0:
        money += solo.sneak_money_with_advisor_extra
    return money


class Opening(Step[StreetsState]):
    """Everybody sees who begins and which advisors were dealt (STR-12.8, STR-14.5)."""

    rule = "STR-3.17"

    def run(self, s: StreetsState) -> None:
        for player in range(s.seats):
            card = s.advisor(player)
            if card is not None:
                s.emit("advisor-dealt", "STR-14.1", seat=player, advisor=card.id)
        for player in range(s.seats):
            tiles = [s.setting.tables.ids[tile] for tile in s.hand(player)]
            s.tell((player,), "dealt", "STR-3.14", {"tiles": tiles}, hidden=True)
        if s.setting.solo:
            s.emit("sneak-money", "STR-15.6", money=s.money[SNEAK])
        s.emit("begins", self.rule, seat=who(s, s.active))
        s.then(TURN_START)


OPENING = Opening()
STARTS: Final[dict[Setting, StreetsState]] = {}
