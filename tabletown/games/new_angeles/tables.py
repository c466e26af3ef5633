"""The content compiled once per pack into flat tables, bit sets and ready-made actions.

Numbers used everywhere: districts 0 to 9 (the printed number less one; 10 is the Root), pieces,
types and resources in the order of content.py, cards 0.. = action cards in file order, then the
emergency actions; corporations, assets, events, demands and investments in file order. A set of
districts is an int with bit ``d`` for district ``d``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tabletown.core.actions import Action, Actions, Kind, Numbers, Vocabulary, Words
from tabletown.core.once import once
from tabletown.games.new_angeles import schema as files

if TYPE_CHECKING:
    from tabletown.games.new_angeles.effects.base import Effect, Resolve

HUMAN_FIRST: Final = 0
ORGCRIME: Final = 1
PRISEC: Final = 2
OUTAGE: Final = 3
ILLNESS: Final = 4
DEVELOPMENT: Final = 5
ANDROID: Final = 6
PROTEST: Final = 7
STRIKE: Final = 8
PIECES: Final = len(files.PIECES)

TYPES: Final = len(files.TYPES)
GENERAL: Final = TYPES  # a draw line with a free choice of type; also "type" of an emergency action
RESOURCES: Final = len(files.RESOURCES)
CREDITS: Final = 4
DISTRICTS: Final = files.DISTRICTS
ROOT: Final = DISTRICTS
EVERYWHERE: Final = (1 << DISTRICTS) - 1
SEATS: Final = files.SEATS
FEDERALIST: Final = SEATS  # the rival card that names no corporation
NOBODY: Final = -1
MAIN: Final = 0
COUNTER: Final = 1
MOST_SPENT: Final = 199  # one player's contribution to a pool; nobody ever needs more

# The districts of every set, in ascending order.
MEMBERS: Final = [
    tuple([d for d in range(DISTRICTS) if mask >> d & 1]) for mask in range(1 << DISTRICTS)
]

CORPORATIONS: Final = ("haas_bioroid", "jinteki", "nbn", "weyland", "melange", "globalsec")

# Windows in which assets are used (section 15 of the rules), in the order of a turn.
WINDOWS: Final = (
    "turn_start", "asset_revealed", "offer_proposed", "counter_discard", "support_start",
    "abstained", "resolution_start", "support_tied", "deal_decided", "claimed", "deal_end",
    "threat_increased", "illness_raised_threat", "end_of_turn", "static",
)  # fmt: skip
(
    TURN_START, ASSET_REVEALED, OFFER_PROPOSED, COUNTER_DISCARD, SUPPORT_START, ABSTAINED,
    RESOLUTION_START, SUPPORT_TIED, DEAL_DECIDED, CLAIMED, DEAL_END, THREAT_INCREASED,
    ILLNESS_RAISED_THREAT, END_OF_TURN, STATIC,
) = range(len(WINDOWS))  # fmt: skip
WINDOW_OF: Final = {  # NA-T.20
    "turn_start_of_other": TURN_START,
    "asset_revealed": ASSET_REVEALED,
    "offer_proposed": OFFER_PROPOSED,
    "own_main_offer_proposed": OFFER_PROPOSED,
    "counteroffer_proposed": OFFER_PROPOSED,
    "counter_discard_by_other": COUNTER_DISCARD,
    "support_start": SUPPORT_START,
    "player_abstains": ABSTAINED,
    "resolution_start": RESOLUTION_START,
    "support_tied": SUPPORT_TIED,
    "deal_won_by_right_neighbour": DEAL_DECIDED,
    "countering_player_wins": DEAL_DECIDED,
    "lost_deal_as_active": DEAL_DECIDED,
    "claimed": CLAIMED,
    "deal_end": DEAL_END,
    "threat_increased": THREAT_INCREASED,
    "illness_raised_threat": ILLNESS_RAISED_THREAT,
    "end_of_turn": END_OF_TURN,
    "static": STATIC,
}


class Picks(dict[int, list[Action]]):
    """The options "one of these districts": a list of ready-made actions for every set, kept."""

    def __init__(self, actions: list[Action], *ends: Action) -> None:
        super().__init__()
        self.actions = actions  # one for each district (or other thing with a number)
        self.ends = ends  # what may be chosen instead, after them

    def __missing__(self, mask: int) -> list[Action]:
        found = [action for i, action in enumerate(self.actions) if mask >> i & 1]
        found.extend(self.ends)
        self[mask] = found
        return found


class Asset:
    """An asset card (NA-65, NA-F.32)."""

    __slots__ = (
        "bit", "cost", "does", "hand_size", "id", "number", "optional", "program", "test",
        "trigger", "value", "window",
    )  # fmt: skip

    def __init__(self, number: int, entry: files.AssetEntry) -> None:
        self.number = number
        self.bit = 1 << number
        self.id = entry.id
        self.trigger = entry.trigger
        self.window = WINDOW_OF[entry.trigger]
        self.cost = entry.cost
        self.optional = entry.optional
        self.value = entry.bot_value
        self.hand_size = 0
        self.program = -1
        self.test: Callable[[Any, int], bool] | None = None  # the condition of its text
        self.does = ""  # what it does in a deal (NA-F.24)


class Tables:
    """Everything about the game that never changes while it is played."""

    def __init__(self, content: files.Content) -> None:
        self.content = content
        self.make_board()
        self.make_cards()
        self.make_assets()
        self.make_actions()
        self.programs: list[list[Effect]] = []
        self.resolve: list[list[Resolve]] = []
        self.card_program: list[int] = []
        self.event_program: list[int] = []
        self.demand_program: list[int] = []
        self.investment_program: list[int] = []

    # -- the board (NA-B) -------------------------------------------------------------------

    def make_board(self) -> None:
        board = self.content.board
        districts = sorted([e for e in board if e.kind == "district"], key=lambda e: e.number)
        self.districts = [entry.id for entry in districts]
        self.grid = [entry.grid or files.Grid(0, 0) for entry in districts]
        self.next = [entry.path_to - 1 if entry.path_to else ROOT for entry in districts]
        self.tier = [entry.tier for entry in districts]
        self.tier_set = [0, 0, 0, 0]
        for d, tier in enumerate(self.tier):
            self.tier_set[tier] |= 1 << d
        self.tier_set[0] = EVERYWHERE
        self.primary = [self.amount(entry.primary) for entry in districts]
        self.secondary = [self.amount(entry.secondary) for entry in districts]
        self.track_end = [entry.track_max for entry in board if entry.kind == "resource"]
        tracks = {entry.id: entry for entry in board if entry.kind == "track"}
        self.threat_end = tracks["threat_track"].game_over_at
        self.first_capital = tracks["capital_track"].start_first_player
        self.capital_wrap = tracks["capital_track"].wrap
        self.slots = len(tracks["turn_track"].slots)
        self.spaces = [word == "demand" for word in tracks["round_track"].spaces]
        self.rounds = [0] * len(self.spaces)  # number of the standard round at each space
        for i, demand in enumerate(self.spaces):
            self.rounds[i] = i + 1 - sum(self.spaces[: i + 1])
            if demand:
                self.rounds[i] = self.rounds[i - 1]
        box = {entry.id: entry for entry in self.content.components}
        words = [*files.PIECES[:7], "unrest", "unrest"]
        self.limit = [box[word].count for word in words]  # NA-32.0
        self.root_threat = [box[word].root_threat for word in words]

    def amount(self, produced: files.Yield | None) -> tuple[int, int]:
        if produced is None:
            return (-1, 0)
        return (files.RESOURCES.index(produced.resource), produced.amount)

    # -- cards ------------------------------------------------------------------------------

    def make_cards(self) -> None:
        content = self.content
        self.action_cards = len(content.actions)
        self.cards = [e.id for e in content.actions] + [""] * SEATS
        self.type_of = [files.TYPES.index(e.type) for e in content.actions] + [GENERAL] * SEATS
        self.copies = [e.count for e in content.actions]
        self.illness_safe = [e.illness_safe for e in content.actions] + [False] * SEATS
        self.caprice_immune = [e.caprice_immune for e in content.actions] + [False] * SEATS
        self.corporations = list(CORPORATIONS)
        by_id: dict[str, files.CorporationEntry] = {e.id: e for e in content.corporations}
        self.sheets = [
            [self.lines(by_id[word].draw_4) for word in CORPORATIONS],
            [self.lines(by_id[word].draw_56) for word in CORPORATIONS],
        ]
        for entry in content.emergencies:
            card = self.action_cards + CORPORATIONS.index(entry.corporation)
            self.cards[card] = entry.id
            self.illness_safe[card] = entry.illness_safe
            self.caprice_immune[card] = entry.caprice_immune
        contracts: dict[str, list[tuple[int, int]]] = {}
        for number, word in enumerate(CORPORATIONS):
            contract = by_id[word].contract
            contracts.setdefault(contract.trigger, []).append((number, contract.capital))
        self.pays_androids = contracts.get("androids_moved", [])
        self.pays_unrest = contracts.get("unrest_decreased", [])
        self.pays_event = contracts.get("event_resolved", [])
        enemy = contracts.get("enemy_removed", [])
        self.pays_removal: list[list[tuple[int, int]]] = [[] for _ in range(PIECES)]
        self.pays_removal[HUMAN_FIRST] = self.pays_removal[ORGCRIME] = enemy
        self.pays_removal[OUTAGE] = contracts.get("outage_removed", [])
        self.pays_removal[ILLNESS] = contracts.get("illness_removed", [])
        self.events = [entry.id for entry in content.events]
        self.back_words = ["human_first", "orgcrime", "outage", "unrest"]
        self.backs = [self.back_words.index(entry.back) for entry in content.events]
        self.turns = [entry.turns for entry in content.events]
        rows = ("human_first", "orgcrime", "outage", "illness")  # NA-20.5
        self.placements = [
            [
                (files.PIECES.index(row), number - 1)
                for row in rows
                for number in getattr(entry.place, row)
            ]
            for entry in content.events
        ]
        self.demands = [entry.id for entry in content.demands]
        self.needs = [
            [getattr(entry.need, word) for word in files.RESOURCES] for entry in content.demands
        ]
        self.fail_threat = [entry.fail_threat for entry in content.demands]
        self.investments = [entry.id for entry in content.investments]
        federalist = next(e.effect for e in content.rivals if e.effect.win == "federalist")
        self.federalist_capital = federalist.capital

    def lines(self, lines: tuple[files.DrawLine, ...]) -> list[tuple[int, int]]:
        """A draw list as (type, count) from top to bottom (NA-2.1)."""
        words = (*files.TYPES, "general")
        return [(words.index(line.type), line.count) for line in lines]

    def make_assets(self) -> None:
        self.assets = [Asset(i, entry) for i, entry in enumerate(self.content.assets)]
        self.window_assets = [0] * len(WINDOWS)
        self.exhaustible = 0  # assets that are exhausted by their use
        self.hand_size_assets = 0
        self.draw_factor = [1] * len(self.assets)
        self.draw_factor_assets = 0
        self.counter_discard_assets = 0
        for asset in self.assets:
            self.window_assets[asset.window] |= asset.bit
            if asset.cost == "exhaust":
                self.exhaustible |= asset.bit

    # -- actions ----------------------------------------------------------------------------

    def make_actions(self) -> None:
        content = self.content
        actions = self.actions = Actions()
        card = Words("card", self.cards)
        hand_card = Words("card", self.cards[: self.action_cards])
        district = Words("district", self.districts)
        offer = Words("offer", ["main", "counter"])
        seat = Numbers("seat", 0, SEATS - 1)
        asset = Words("asset", [entry.id for entry in content.assets])
        event = Words("event", self.events)

        def kind(verb: str, **params: Vocabulary) -> list[Action]:
            made: Kind = actions.kind(verb, **params)
            return made.table()

        self.corporation = kind("corporation", corporation=Words("corporation", self.corporations))
        self.keep = kind("keep", investment=Words("investment", self.investments))
        self.deck = kind("deck", type=Words("type", list(files.TYPES)))
        self.use = kind("use", asset=asset)
        self.decline = kind("decline")[0]
        self.offer = kind("offer", card=card)
        self.counter = kind("counter", card=card)
        self.passes = kind("pass")[0]
        self.discard = kind("discard", card=hand_card)
        self.pay = kind("pay")[0]
        self.refuse = kind("refuse")[0]
        self.support = kind("support", offer=offer)
        self.abstain = kind("abstain")[0]
        self.lay = kind("lay", card=hand_card)
        self.done = kind("done")[0]
        self.lose = kind("lose")[0]
        pieces = Words("piece", list(files.PIECES[:7]))
        place = kind("place", piece=pieces, district=district)
        remove = kind("remove", piece=pieces, district=district)
        android = kind("android", from_district=district, to_district=district)
        self.lower = kind("lower", district=district)
        self.higher = kind("raise", district=district)
        self.produce = kind("produce", district=district)
        self.name = kind("name", district=district)
        self.stop = kind("stop")[0]
        self.player = kind("player", seat=seat)
        self.option_words = self.collect_options()
        self.option = kind("option", option=Words("option", self.option_words))
        self.resource = kind("resource", resource=Words("resource", list(files.RESOURCES)))
        self.spend = kind("spend", amount=Numbers("amount", 0, MOST_SPENT))
        self.finish = kind("finish")[0]
        self.asset = kind("asset", asset=asset)
        self.emergency = kind("emergency", card=Words("card", self.cards[self.action_cards :]))
        self.steal = kind("steal", card=hand_card)
        self.give = kind("give", card=hand_card)
        self.swap = kind("swap")[0]
        self.leave = kind("leave")[0]
        self.bottom = kind("bottom", event=event)
        self.top = kind("top", event=event)
        self.winner = kind("winner", offer=offer)
        self.ready = kind("ready")[0]

        size = DISTRICTS
        self.place = [place[k * size : (k + 1) * size] for k in range(7)]
        self.remove = [remove[k * size : (k + 1) * size] for k in range(7)]
        self.android = [android[d * size : (d + 1) * size] for d in range(size)]
        self.place_picks = [Picks(row) for row in self.place]
        self.remove_picks = [Picks(row) for row in self.remove]
        self.lower_picks = Picks(self.lower)
        self.higher_picks = Picks(self.higher)
        self.produce_picks = Picks(self.produce)
        self.name_picks = Picks(self.name)
        self.android_picks = [Picks(row) for row in self.android]
        self.lower_or_stop = Picks(self.lower, self.stop)
        self.higher_or_stop = Picks(self.higher, self.stop)
        self.deck_picks = Picks(self.deck)
        self.deck_or_decline = Picks(self.deck, self.decline)
        self.player_picks = Picks(self.player)
        self.resource_picks = Picks(self.resource)
        self.resource_or_stop = Picks(self.resource, self.stop)

    def collect_options(self) -> list[str]:
        """A word for every branch of a ``choose`` step: what its first step does."""
        words: list[str] = []

        def look(rows: Any) -> None:
            for row in rows:
                if not isinstance(row, dict):
                    continue  # the verb that reads it says so
                for branch in row.get("options", ()):
                    word = option_word(branch)
                    if word not in words:
                        words.append(word)
                for name in ("options", "steps", "then", "else", "pay", "gain"):
                    inner = row.get(name, ())
                    for part in inner if name == "options" else [inner]:
                        look(part)

        content = self.content
        for effects in (
            [entry.effect for entry in content.actions],
            [entry.effect for entry in content.emergencies],
            [entry.effect for entry in content.assets],
            [entry.effect for entry in content.events],
        ):
            for effect in effects:
                look(effect)
        return words


def option_word(branch: Any) -> str:
    """What a branch of a ``choose`` step does, in one word of the notation."""
    if not isinstance(branch, list) or not branch or not isinstance(branch[0], dict):
        return "nothing"
    parts = [branch[0].get(name) for name in ("op", "what", "from")]
    return "_".join([str(part) for part in parts if part])


@once
def tables_of(pack: str | None) -> Tables:
    """The tables for a content pack (None: the game's own content)."""
    from tabletown.games.new_angeles.effects.vocabulary import read_cards

    tables = Tables(files.read(pack))
    read_cards(tables)
    return tables
