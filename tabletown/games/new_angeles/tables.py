"""The content compiled once per pack into flat tables, bit sets and ready-made actions.

Cards are numbered: action cards in file order, then the emergency actions; corporations, assets,
events, demands and investments in file order. ``state/layout.py`` has the other numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletown.core.actions import Action, Actions, Kind, Numbers, Vocabulary, Words
from tabletown.core.once import once
from tabletown.core.steps import Step
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.effects.base import Effect, Resolve
from tabletown.games.new_angeles.effects.deal_effects import DealEffect
from tabletown.games.new_angeles.effects.reading import option_word
from tabletown.games.new_angeles.effects.vocabulary import read_cards
from tabletown.games.new_angeles.negotiation import life, protocol, suggest
from tabletown.games.new_angeles.rules.demand import DemandRound
from tabletown.games.new_angeles.rules.turns import StandardRound
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    CORPORATIONS,
    DISTRICTS,
    EVERYWHERE,
    GENERAL,
    HUMAN_FIRST,
    ILLNESS,
    MOST_SPENT,
    ORGCRIME,
    OUTAGE,
    PIECES,
    ROOT,
    SEATS,
    WINDOW_OF,
    WINDOWS,
    Picks,
)


class Asset:
    """An asset card (NA-65, NA-F.32)."""

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
        self.deal: DealEffect | None = None  # what it does to a deal (NA-F.24)


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
        # What seats may do beside the main line (NA-N); the state knows it from here only.
        self.free_options = suggest.free_options
        self.refuse_free = protocol.refuse_move
        self.do_free = protocol.do_move
        self.after_move = life.after_move

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
        # By space: standard rounds from there on, those before the next demand, and later demands.
        count = len(self.spaces)
        self.rounds_from = [self.spaces[space:].count(False) for space in range(count + 1)]
        self.rounds_to_demand = [self.spaces.index(True, i) - i for i in range(count)]
        self.demands_after = [sum(self.spaces[space + 1 :]) for space in range(count)]
        self.round_begins: list[Step[NewAngelesState]] = [
            DemandRound() if demand else StandardRound() for demand in self.spaces
        ]
        # Number of the standard round at each space, or of the last one before a demand.
        self.rounds = [self.spaces[: space + 1].count(False) for space in range(count)]
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
        self.emergencies = sorted(
            content.emergencies, key=lambda e: CORPORATIONS.index(e.corporation)
        )
        offered: list[files.OfferEntry] = [*content.actions, *self.emergencies]
        self.cards = [entry.id for entry in offered]
        self.illness_safe = [entry.illness_safe for entry in offered]
        self.caprice_immune = [entry.caprice_immune for entry in offered]
        self.type_of = [files.TYPES.index(e.type) for e in content.actions] + [GENERAL] * SEATS
        self.type_words = [(*files.TYPES, "emergency")[type] for type in self.type_of]
        self.copies = [e.count for e in content.actions]
        self.corporations = list(CORPORATIONS)
        by_id: dict[str, files.CorporationEntry] = {e.id: e for e in content.corporations}
        self.sheets = [
            [self.lines(by_id[word].draw_4) for word in CORPORATIONS],
            [self.lines(by_id[word].draw_56) for word in CORPORATIONS],
        ]
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

    def deck_of(self, type: int, copies: Sequence[int]) -> list[int]:
        """All action cards of a type, with so many copies of each card."""
        kinds = [card for card in range(self.action_cards) if self.type_of[card] == type]
        return [card for card in kinds for _ in range(copies[card])]

    def make_assets(self) -> None:
        self.assets = [Asset(i, entry) for i, entry in enumerate(self.content.assets)]
        self.asset_ids = [asset.id for asset in self.assets]
        self.window_assets = [0] * len(WINDOWS)
        self.exhaustible = 0  # assets that are exhausted by their use
        self.hand_size_assets = 0
        self.draw_factor = [1] * len(self.assets)
        self.counter_discard_assets = 0
        for asset in self.assets:
            self.window_assets[asset.window] |= asset.bit
            if asset.cost == "exhaust":
                self.exhaustible |= asset.bit

    # -- actions ----------------------------------------------------------------------------

    def make_actions(self) -> None:
        actions = self.actions = Actions()
        card = Words("card", self.cards)
        hand_card = Words("card", self.cards[: self.action_cards])
        district = Words("district", self.districts)
        offer = Words("offer", ["main", "counter"])
        seat = Numbers("seat", 0, SEATS - 1)
        asset = Words("asset", self.asset_ids)
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
        self.remove_picks = [Picks(row) for row in self.remove]
        self.android_picks = [Picks(row) for row in self.android]
        self.deck_picks = Picks(self.deck)
        self.deck_or_decline = Picks(self.deck, self.decline)

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
                parts = [row.get(name, ()) for name in ("steps", "then", "else", "pay", "gain")]
                for part in (*row.get("options", ()), *parts):
                    look(part)

        content = self.content
        for entry in (
            *content.actions, *content.emergencies, *content.assets, *content.events,
        ):  # fmt: skip
            look(entry.effect)
        return words


@once
def tables_of(pack: str | None) -> Tables:
    """The tables for a content pack (None: the game's own content)."""
    tables = Tables(files.load(pack))
    read_cards(tables)
    return tables
