"""The content compiled into flat lists, and every action of the game with its notation.

A *kind* is the number of a location card's entry (copies are interchangeable). A *ref* is the
number of a place-name in a state: ``school``, ``school.2``, ``school.3`` for the copies of a card
that may lie in one state at the same time. Tables never change after they are made.
"""

from __future__ import annotations

from tabletown.core.actions import Action, Actions, Numbers, Words
from tabletown.core.config import Config
from tabletown.core.content import Folder
from tabletown.core.errors import BadContent
from tabletown.core.once import once
from tabletown.games.fifty_first_state import schema as c
from tabletown.games.fifty_first_state.effects.clause import Clause
from tabletown.games.fifty_first_state.effects.cost import Cost
from tabletown.games.fifty_first_state.effects.goods import (
    COLOURS,
    GOOD_NAMES,
    PAYMENTS,
    TOKENS,
    TYPES,
    BagItems,
    bag_items,
)

# The sets of cards that are played with, by the option ``expansion`` (FFS-3.2).
SETS = {
    "none": ["base"],
    "new_era": ["base", "new_era"],
    "winter": ["base", "winter"],
    "all": ["base", "new_era", "winter"],
}


class UseRow:
    """What the options of a turn need of an action of a card or a board, at one glance."""

    __slots__ = ("action", "clause", "need", "plain", "resource", "uses", "workers")

    def __init__(self, clause: Clause, action: Action) -> None:
        cost = clause.cost
        self.clause = clause
        self.action = action
        self.uses = clause.uses
        self.workers = cost.workers
        self.resource = cost.resource  # of one kind, and how many
        self.need = cost.need
        # whether these workers and that resource are all it costs
        self.plain = cost.simple and not (cost.cards or cost.deals or clause.targeted)


class Tables:
    """Static data of one content pack; ``used_once`` names cards that are read as used once a round."""

    def __init__(self, pack: str | None, used_once: tuple[str, ...] = ()) -> None:
        folder = Folder(c.CONTENT, pack)
        content = c.load_content(folder, used_once)
        self.content = content
        self.digest = folder.digest()
        self.costs: list[Cost] = []
        self.clauses: list[Clause] = []
        self.goods_limit = [
            good.count if good.limited else 0 for good in content.goods[:TOKENS]
        ]  # 0: endless
        self.make_cards(content)
        self.make_words(content)
        self.make_actions()
        self.make_effects(content)
        self.make_prices()
        self.make_solo(content)

    # -- cards ------------------------------------------------------------------------------

    def make_cards(self, content: c.Content) -> None:
        cards = content.locations
        self.cards = cards
        self.kinds = len(cards)
        self.categories = [category.id for category in content.categories]
        number = {category: i for i, category in enumerate(self.categories)}
        self.every = 1 << len(self.categories)  # stands for "matches everything" (FFS-11.6)
        self.kind_of_id = {card.id: kind for kind, card in enumerate(cards)}
        self.copies = [card.count for card in cards]
        self.type = [TYPES.index(card.type) for card in cards]
        self.distance = [card.distance for card in cards]
        self.category_mask = [
            sum([1 << number[name] for name in card.categories]) for card in cards
        ]
        self.match = [mask or self.every for mask in self.category_mask]
        self.spoils = [bag_items(card.spoils) for card in cards]
        self.deal_good = [GOOD_NAMES.index(card.deal) for card in cards]
        self.deal_bag: list[BagItems] = [((good, 1),) for good in self.deal_good]
        self.set_of = [card.set for card in cards]
        self.open = [card.open for card in cards]  # FFS-26.5

        self.first_ref: list[int] = []
        self.kind: list[int] = []  # of a ref
        for kind, count in enumerate(self.copies):
            self.first_ref.append(len(self.kind))
            self.kind.extend([kind] * count)
        self.refs = len(self.kind)
        self.match_at = [self.match[kind] for kind in self.kind]

        self.decks: dict[str, list[int]] = {}
        for expansion, sets in SETS.items():
            self.decks[expansion] = [
                kind
                for kind, card in enumerate(cards)
                if card.set in sets
                for _ in range(card.count)
            ]

        self.connections = [card.id for card in content.connections]
        self.connection_deck = [COLOURS.index(card.deck) for card in content.connections]
        self.connection_count = [card.count for card in content.connections]
        self.factions = [faction.id for faction in content.factions]

    def deck(self, expansion: str) -> list[int]:
        """The main deck (FFS-3.2, FFS-3.3), sorted by kind."""
        return self.decks[expansion].copy()

    def mode(self, solo: bool, expansion: str) -> c.ModeEntry:
        decks = SETS[expansion]
        for mode in self.content.modes:
            fits = mode.min_players == 1 if solo else mode.max_players > 1
            if fits and mode.decks == decks:
                return mode
        raise BadContent(f"{c.MODES_FILE}: no mode for the decks {', '.join(decks)}")

    # -- notation ---------------------------------------------------------------------------

    def make_words(self, content: c.Content) -> None:
        bags: dict[str, None] = {}
        for clauses in (*content.location_clauses, *content.faction_clauses):
            for clause in clauses:
                bags.update(dict.fromkeys(clause.option_words))
        places = []
        for card in content.locations:
            places += [card.id if i == 0 else f"{card.id}.{i + 1}" for i in range(card.count)]
        actions: list[str] = []
        for clauses in content.faction_clauses:
            actions += [clause.id for clause in clauses if clause.id not in actions]
        self.card_words = Words("card", [card.id for card in content.locations])
        self.place_words = Words("location", places)
        self.connection_words = Words("connection", self.connections)
        self.power_words = Words("power", actions)
        self.bag_words = Words("goods", list(bags) or ["nothing"])
        self.good_words = Words("good", list(GOOD_NAMES[:TOKENS]))

    def connection_cards(self, colour: int, counts: list[int]) -> list[int]:
        """The connection cards of a colour by kind, so many of each kind."""
        decks = zip(self.connection_deck, counts, strict=True)
        return [kind for kind, (deck, n) in enumerate(decks) if deck == colour for _ in range(n)]

    def make_actions(self) -> None:
        """Every kind of action; tables with a seat are indexed by ``seat * refs + ref``."""
        a = self.actions = Actions()
        card, place, seat = self.card_words, self.place_words, Numbers("seat", 0, 3)
        # setup and Lookout
        self.want = a.kind("want", faction=Words("faction", self.factions)).table()
        self.want_any = a.kind("want_any").of()
        self.discard = a.kind("discard", card=card).table()
        self.pick = a.kind("pick", card=card).table()
        # Production, and effects that choose
        self.redirect = a.kind("redirect", seat=seat, location=place).table()
        self.redirect_hegemony = a.kind("redirect_hegemony", location=place).table()
        self.copy = a.kind("copy", location=place).table()
        self.copy_at = a.kind("copy_at", seat=seat, location=place).table()
        self.copy_hegemony = a.kind("copy_hegemony", location=place).table()
        self.gain = a.kind("gain", goods=self.bag_words).table()
        self.steal = a.kind("steal", seat=seat, good=self.good_words).table()
        self.use_deal = a.kind("use_deal", card=card).table()
        self.use_deal_at = a.kind("use_deal_at", seat=seat, card=card).table()
        self.reset = a.kind("reset", location=place).table()
        self.done = a.kind("done").of()
        # the moves of a turn
        self.build = a.kind("build", card=card).table()
        self.develop = a.kind("develop", card=card).table()
        self.onto = a.kind("onto", location=place).table()
        self.with_means = a.kind("with", means=Words("means", ["brick", "development"])).table()
        self.deal = a.kind("deal", card=card).table()
        self.raze = a.kind("raze", card=card).table()
        self.raze_at = a.kind("raze_at", seat=seat, location=place).table()
        self.raze_hegemony = a.kind("raze_hegemony", location=place).table()
        self.use = a.kind("use", location=place).table()
        self.faction = a.kind("faction", power=self.power_words).table()
        self.visit = a.kind("visit", seat=seat, location=place).table()
        self.visit_hegemony = a.kind("visit_hegemony", location=place).table()
        colours = Words("colour", list(COLOURS))
        self.take_connection = a.kind("take_connection", colour=colours).table()
        self.connect = a.kind("connect", connection=self.connection_words).table()
        self.shield = a.kind("shield", location=place).table()
        self.end_turn = a.kind("end_turn").of()
        self.only_end_turn = [self.end_turn]
        self.pass_turn = a.kind("pass").of()
        # paying
        self.pay = a.kind("pay").of()
        self.spend = a.kind("spend", payment=Words("payment", list(PAYMENTS))).table()
        self.draw_on = a.kind("draw_on", location=place, good=self.good_words).table()
        self.discard_connection = a.kind(
            "discard_connection", connection=self.connection_words
        ).table()
        self.end_deal = a.kind("end_deal", card=card).table()
        # Cleanup and solo
        self.store = a.kind("store", good=self.good_words).table()
        self.hit = a.kind("hit", location=place).table()

    # -- effects ----------------------------------------------------------------------------

    def make_cost(self, cost: Cost) -> Cost:
        """Number a cost, so that a step on the stack can name it."""
        cost.id = len(self.costs)
        self.costs.append(cost)
        return cost

    def numbered(self, clauses: list[Clause]) -> list[Clause]:
        """Number clauses and their costs; those that only stand there are never named."""
        for clause in clauses:
            if clause.timing not in ("cleanup", "static"):
                clause.number = len(self.clauses)
                self.clauses.append(clause)
                self.make_cost(clause.cost)
                clause.bind(self)
        return clauses

    def make_effects(self, content: c.Content) -> None:
        cards = [self.numbered(clauses) for clauses in content.location_clauses]

        def at(timing: str, event: str = "") -> list[tuple[Clause, ...]]:
            return [
                tuple([c for c in card if c.timing == timing and (not event or event in c.events)])
                for card in cards
            ]

        def only(timing: str) -> list[Clause | None]:
            return [clauses[0] if clauses else None for clauses in at(timing)]

        self.product = only("produce")
        self.bonus = at("on_build")
        self.action = only("action")
        self.on_deal = at("on_event", "deal")
        self.on_raze = at("on_event", "raze")
        self.after = at("after_production")
        self.built_in_shield = [bool(clauses) for clauses in at("static")]
        self.stores = [
            tuple([slot for clause in clauses for slot in clause.slots])
            for clauses in at("cleanup")
        ]
        self.uses = [clause.uses if clause is not None else 0 for clause in self.action]
        # The same by ref, for the loops of a turn. A copying location is never copied, visited or
        # redirected itself (FFS-2.18).
        copying = [clause is not None and clause.copies != "" for clause in self.product]
        self.copying_at = [self.product[kind] if copying[kind] else None for kind in self.kind]
        self.product_at = [None if copying[kind] else self.product[kind] for kind in self.kind]
        actions = [self.action[kind] for kind in self.kind]
        self.use_at = [
            None if clause is None else UseRow(clause, action)
            for clause, action in zip(actions, self.use, strict=True)
        ]
        self.open_at = [self.open[kind] for kind in self.kind]
        self.stores_at = [self.stores[kind] for kind in self.kind]
        self.on_deal_at = [self.on_deal[kind] for kind in self.kind]
        self.on_raze_at = [self.on_raze[kind] for kind in self.kind]
        self.after_at = [self.after[kind] for kind in self.kind]
        self.play = [self.numbered(clauses)[0] for clauses in content.connection_clauses]
        self.make_boards(content)

    def make_boards(self, content: c.Content) -> None:
        """What stands on the faction boards (FFS-25.1 to FFS-25.6); an action by its number, and as a bit."""
        self.faction_production = [bag_items(f.production) for f in content.factions]
        self.faction_clauses: list[dict[int, Clause]] = []
        self.faction_rows: list[list[tuple[int, UseRow]]] = []
        for clauses in content.faction_clauses:
            board = {self.power_words.index(c.id): c for c in self.numbered(clauses)}
            self.faction_clauses.append(board)
            self.faction_rows.append(
                [(1 << number, UseRow(c, self.faction[number])) for number, c in board.items()]
            )

    def make_prices(self) -> None:
        """The prices that stand in the rules instead of on a card."""
        self.grey = self.contact_prices("grey", 3)  # FFS-10.1
        self.blue = self.contact_prices("blue", 3)  # FFS-12.1
        self.red = self.contact_prices("red", 7)  # FFS-13.1, FFS-13.2
        self.one_worker = self.make_cost(Cost({"worker": 1}))  # FFS-16.1
        self.two_workers = self.make_cost(Cost({"worker": 2}))  # FFS-17.1
        self.one_brick = self.make_cost(Cost({"brick": 1}))  # FFS-11.1
        self.one_development = self.make_cost(Cost({"development": 1}))  # FFS-11.3

    def contact_prices(self, colour: str, most: int) -> list[Cost]:
        return [self.make_cost(Cost({colour: n} if n else {})) for n in range(most + 1)]

    def make_solo(self, content: c.Content) -> None:
        constants = {
            entry.id: entry.value or 0 for entry in content.solo if entry.kind == "constant"
        }
        self.solo = constants
        ladder = [e for e in content.solo if e.kind == "achievement"]
        self.titles = sorted(
            [(e.min_score or 0, e.id.removeprefix("achievement_")) for e in ladder]
        )
        order = [e for e in content.solo if e.kind == "attack_spoils_priority"]
        order.sort(key=lambda e: e.order or 0)
        priority = [GOOD_NAMES.index(str(e.good)) for e in order]
        # FFS-23.22: a list that compares greater is the better loot.
        self.loot: list[tuple[int, ...]] = []
        for spoils in self.spoils:
            amounts = dict(spoils)
            self.loot.append(tuple([amounts.get(good, 0) for good in priority]))


@once
def made(pack: str | None, used_once: tuple[str, ...]) -> Tables:
    return Tables(pack, used_once)


def tables_of(pack: str | None) -> Tables:
    """The tables of a content pack, made once."""
    return made(pack, ())


def tables_for(config: Config) -> Tables:
    """The tables that a game is played by: its pack, and how its cards are read (FFS-14.7)."""
    if config.value("shipwreck_once", before=False):  # else twice, as the card says (FFS-14.6)
        return made(config.pack, ("shipwreck",))
    return made(config.pack, ())
