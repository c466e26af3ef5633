"""The content compiled into flat lists, and every action of the game with its notation.

A *kind* is the number of a location card's entry (copies are interchangeable). A *ref* is the
number of a place-name in a state: ``school``, ``school.2``, ``school.3`` for the copies of a card
that may lie in one state at the same time. Tables never change after they are made.
"""

from __future__ import annotations

from tabletown.core.actions import Action, Actions, Numbers, Words
from tabletown.core.content import Folder
from tabletown.core.errors import BadContent
from tabletown.core.once import once
from tabletown.games.fifty_first_state import content as c
from tabletown.games.fifty_first_state import terms


def bag_items(bag: c.Bag) -> terms.BagItems:
    """A bag as pairs of good and amount, in the order in which goods are gained (FFS-22.3)."""
    return tuple(
        [
            (good, bag[terms.GOOD_NAMES[good]])
            for good in GAIN_ORDER
            if terms.GOOD_NAMES[good] in bag
        ]
    )


GAIN_ORDER = (*range(terms.TOKENS), terms.VP, terms.CARD)  # cards are drawn last


def bag_word(bag: c.Bag) -> str:
    """The notation of a bag: ``iron``, ``2*iron``, ``gun+2*worker``."""
    parts = []
    for name in terms.GOOD_NAMES:
        if name in bag:
            parts.append(name if bag[name] == 1 else f"{bag[name]}*{name}")
    return "+".join(parts)


# The sets of cards that are played with, by the option ``expansion`` (FFS-3.2).
SETS = {
    "none": ["base"],
    "new_era": ["base", "new_era"],
    "winter": ["base", "winter"],
    "all": ["base", "new_era", "winter"],
}


class Cost:
    """What an action asks for (FFS-9), by what can stand in for it."""

    __slots__ = (
        "ammo", "any", "cards", "contacts", "deals", "exact", "fixed", "id", "need", "needed",
        "payers", "paying_goods", "resource", "resources", "simple", "straight", "substitute", "swap", "tokens", "universal", "workers",
    )  # fmt: skip

    def __init__(self, id: int, bag: c.Bag) -> None:
        self.id = id
        goods = bag_items(
            {name: n for name, n in bag.items() if name in terms.GOOD_NAMES[: terms.TOKENS]}
        )
        self.tokens = goods  # every named token
        self.resources = tuple(
            [(g, n) for g, n in goods if g <= terms.BRICK]
        )  # ammo may replace them
        self.contacts = tuple(
            [(g, n) for g, n in goods if terms.RED <= g <= terms.GREY]
        )  # universal may
        self.exact = tuple(
            [(g, n) for g, n in goods if terms.BRICK < g < terms.RED or g > terms.GREY]
        )
        self.fixed = sum([n for _, n in self.resources])
        self.ammo = bag.get("ammo", 0)
        self.universal = bag.get("universal", 0)
        self.any = bag.get("any_resource", 0)
        self.cards = bag.get("card", 0)
        self.deals = bag.get("deal", 0)
        # Named tokens and nothing else, of which at most one kind of token may replace some.
        self.straight = not (
            self.any or self.cards or self.deals or (self.resources and self.contacts)
        )
        self.substitute = terms.AMMO if self.resources else terms.UNIVERSAL if self.contacts else -1
        # If the only choice is how many tokens of one kind stand in for another kind: the good, how
        # many, what stands in, and the word for it.
        self.swap: tuple[int, int, int, int] | None = None
        if not self.any and len(self.resources) + len(self.contacts) == 1:
            good, amount = (self.resources or self.contacts)[0]
            if self.resources and not self.ammo:
                self.swap = good, amount, terms.AMMO, terms.AMMO_FOR + good
            elif self.contacts and not self.universal:
                word = terms.UNIVERSAL_FOR + good - terms.RED
                self.swap = good, amount, terms.UNIVERSAL, word
        self.needed = [0] * terms.TOKENS  # every named token, by good
        for good, amount in goods:
            self.needed[good] = amount
        # Which tokens can be part of a payment, as bits.
        self.payers = sum([1 << g for g, _ in goods])
        if self.resources or self.any:
            self.payers |= 1 << terms.AMMO
        if self.any:
            self.payers |= 15
        if self.contacts:
            self.payers |= 1 << terms.UNIVERSAL
        self.paying_goods = tuple([g for g in range(terms.TOKENS) if self.payers >> g & 1])
        # Most costs are workers and one kind of resource: they are compared without a loop.
        self.workers = bag.get("worker", 0)
        self.resource, self.need = self.resources[0] if self.resources else (terms.GUN, 0)
        self.simple = (
            len(self.resources) < 2
            and not self.any
            and not self.contacts
            and all(g == terms.WORKER for g, _ in self.exact)
        )


class Clause:
    """One clause of an effect, compiled."""

    __slots__ = (
        "bag", "category", "choices", "cost", "counted", "good", "id", "least", "most", "options",
        "redirect", "uses", "verb",
    )  # fmt: skip

    def __init__(self, id: int, verb: int, uses: int, cost: Cost) -> None:
        self.id = id
        self.verb = verb
        self.uses = uses
        self.cost = cost
        self.bag: terms.BagItems = ()
        self.options: list[terms.BagItems] = []
        self.choices: list[Action] = []  # one action per option
        self.good = 0
        self.category = 0
        self.counted = 0
        self.least = 0
        self.most = 0
        self.redirect = False


# What the options of a turn need of an action, at one glance: uses, whether workers and one kind
# of resource are all it costs, those workers, that resource and how many, the clause, the action.
Row = tuple[int, bool, int, int, int, Clause, Action]


def row_of(clause: Clause | None, action: Action) -> Row | None:
    if clause is None:
        return None
    cost = clause.cost
    plain = cost.simple and not (cost.cards or cost.deals) and clause.verb < terms.COPY_OWN
    return clause.uses, plain, cost.workers, cost.resource, cost.need, clause, action


class Tables:
    """Static data of one content pack."""

    def __init__(self, pack: str | None) -> None:
        folder = Folder(c.HERE, pack)
        content = c.load(folder)
        self.content = content
        self.digest = folder.digest()
        self.costs: list[Cost] = []
        self.clauses: list[Clause] = []
        self.goods_limit = [
            good.count if good.limited else 0 for good in content.goods[: terms.TOKENS]
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
        self.type = [terms.TYPES.index(card.type) for card in cards]
        self.distance = [card.distance for card in cards]
        self.category_mask = [
            sum([1 << number[name] for name in card.categories]) for card in cards
        ]
        self.match = [mask or self.every for mask in self.category_mask]
        self.spoils = [bag_items(card.spoils) for card in cards]
        self.deal_good = [terms.GOOD_NAMES.index(card.deal) for card in cards]
        self.deal_bag: list[terms.BagItems] = [((good, 1),) for good in self.deal_good]
        self.open = [card.open for card in cards]
        self.set_of = [card.set for card in cards]

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
                for kind, count in enumerate(self.copies)
                if self.set_of[kind] in sets
                for _ in range(count)
            ]

        self.connections = [card.id for card in content.connections]
        self.connection_deck = [terms.COLOURS.index(card.deck) for card in content.connections]
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
        bags: list[str] = []
        effects = [card.effect for card in content.locations]
        effects += [faction.effect for faction in content.factions]
        for effect in effects:
            for clause in effect:
                if isinstance(clause, c.GainOneOf):
                    for bag in clause.options:
                        if bag_word(bag) not in bags:
                            bags.append(bag_word(bag))
        places = []
        for card in content.locations:
            places += [card.id if i == 0 else f"{card.id}.{i + 1}" for i in range(card.count)]
        actions: list[str] = []
        for faction in content.factions:
            actions += [clause.id for clause in faction.effect if clause.id not in actions]
        self.card_words = Words("card", [card.id for card in content.locations])
        self.place_words = Words("location", places)
        self.connection_words = Words("connection", self.connections)
        self.faction_words = Words("faction", self.factions)
        self.power_words = Words("power", actions)
        self.bag_words = Words("goods", bags or ["nothing"])
        self.good_words = Words("good", list(terms.GOOD_NAMES[: terms.TOKENS]))
        self.payment_words = Words("payment", list(terms.PAYMENTS))
        self.colour_words = Words("colour", list(terms.COLOURS))
        self.means_words = Words("means", ["brick", "development"])
        self.seat_words = Numbers("seat", 0, 3)

    def make_actions(self) -> None:
        """Every kind of action; tables with a seat are indexed by ``seat * refs + ref``."""
        a = self.actions = Actions()
        card, place, seat = self.card_words, self.place_words, self.seat_words
        # setup and Lookout
        self.want = a.kind("want", faction=self.faction_words).table()
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
        self.with_means = a.kind("with", means=self.means_words).table()
        self.deal = a.kind("deal", card=card).table()
        self.raze = a.kind("raze", card=card).table()
        self.raze_at = a.kind("raze_at", seat=seat, location=place).table()
        self.raze_hegemony = a.kind("raze_hegemony", location=place).table()
        self.use = a.kind("use", location=place).table()
        self.faction = a.kind("faction", power=self.power_words).table()
        self.visit = a.kind("visit", seat=seat, location=place).table()
        self.visit_hegemony = a.kind("visit_hegemony", location=place).table()
        self.take_connection = a.kind("take_connection", colour=self.colour_words).table()
        self.connect = a.kind("connect", connection=self.connection_words).table()
        self.shield = a.kind("shield", location=place).table()
        self.end_turn = a.kind("end_turn").of()
        self.only_end_turn = [self.end_turn]
        self.pass_turn = a.kind("pass").of()
        # paying
        self.pay = a.kind("pay").of()
        self.spend = a.kind("spend", payment=self.payment_words).table()
        self.draw_on = a.kind("draw_on", location=place, good=self.good_words).table()
        self.discard_connection = a.kind(
            "discard_connection", connection=self.connection_words
        ).table()
        self.end_deal = a.kind("end_deal", card=card).table()
        # Cleanup and solo
        self.store = a.kind("store", good=self.good_words).table()
        self.hit = a.kind("hit", location=place).table()

    # -- effects ----------------------------------------------------------------------------

    def make_cost(self, bag: c.Bag) -> Cost:
        cost = Cost(len(self.costs), bag)
        self.costs.append(cost)
        return cost

    def make_clause(self, source: c.Effect) -> Clause:
        verb = {
            c.Gain: terms.GAIN,
            c.GainOneOf: terms.GAIN_ONE_OF,
            c.GainPerCategory: terms.GAIN_PER_CATEGORY,
            c.GainPerProduced: terms.GAIN_PER_PRODUCED,
            c.GainIfProduced: terms.GAIN_IF_PRODUCED,
            c.CopyProduction: terms.COPY_OWN,
            c.UseDeals: terms.USE_OWN_DEALS,
            c.TakeFromOpponent: terms.TAKE_FROM_OPPONENT,
            c.ResetLocations: terms.RESET_LOCATIONS,
            c.Cache: terms.CACHE,
        }[type(source)]
        clause = Clause(len(self.clauses), verb, source.uses, self.make_cost(source.cost))
        if isinstance(source, (c.Gain, c.Cache)):
            clause.bag = bag_items(source.goods)
        elif isinstance(source, c.GainOneOf):
            clause.options = [bag_items(bag) for bag in source.options]
            clause.choices = [
                self.gain[self.bag_words.index(bag_word(bag))] for bag in source.options
            ]
        elif isinstance(source, c.GainPerCategory):
            clause.good = terms.GOOD_NAMES.index(source.good)
            clause.category = 1 << self.categories.index(source.category)
            clause.most = source.max
        elif isinstance(source, c.GainPerProduced):
            clause.good = terms.GOOD_NAMES.index(source.good)
            clause.counted = counted(source.counted)
            clause.most = source.max
        elif isinstance(source, c.GainIfProduced):
            clause.bag = bag_items(source.goods)
            clause.counted = counted(source.counted)
            clause.least = source.min
        elif isinstance(source, c.CopyProduction):
            clause.redirect = source.redirect
            if source.owner == "opponent":
                clause.verb = terms.COPY_OPPONENT
        elif isinstance(source, c.UseDeals):
            clause.most = source.max
            if source.owner == "opponent":
                clause.verb = terms.USE_OPPONENT_DEAL
        elif isinstance(source, c.TakeFromOpponent):
            clause.options = [
                ((terms.GOOD_NAMES.index(good), source.amount),) for good in source.options
            ]
        elif isinstance(source, c.ResetLocations):
            clause.most = source.max
        self.clauses.append(clause)
        return clause

    def make_effects(self, content: c.Content) -> None:
        kinds = self.kinds
        self.product: list[Clause | None] = [None] * kinds
        self.bonus: list[tuple[Clause, ...]] = [()] * kinds
        self.action: list[Clause | None] = [None] * kinds
        self.on_deal: list[tuple[Clause, ...]] = [()] * kinds
        self.on_raze: list[tuple[Clause, ...]] = [()] * kinds
        self.after: list[tuple[Clause, ...]] = [()] * kinds
        self.stores: list[tuple[tuple[tuple[int, ...], int], ...]] = [()] * kinds
        self.built_in_shield = [False] * kinds
        for kind, card in enumerate(content.locations):
            for source in card.effect:
                if isinstance(source, c.Store):
                    self.stores[kind] += tuple(
                        [
                            (tuple([terms.GOOD_NAMES.index(good) for good in slot.goods]), slot.max)
                            for slot in source.slots
                        ]
                    )
                    continue
                if isinstance(source, c.BuiltInShield):
                    self.built_in_shield[kind] = True
                    continue
                clause = self.make_clause(source)
                if source.timing == "produce":
                    self.product[kind] = clause
                elif source.timing == "on_build":
                    self.bonus[kind] += (clause,)
                elif source.timing == "action":
                    self.action[kind] = clause
                elif source.timing == "after_production":
                    self.after[kind] += (clause,)
                else:
                    if "deal" in source.events:
                        self.on_deal[kind] += (clause,)
                    if "raze" in source.events:
                        self.on_raze[kind] += (clause,)
        # A copying location is never copied, visited or redirected itself (FFS-2.18).
        self.copying = [
            clause is not None and clause.verb in (terms.COPY_OWN, terms.COPY_OPPONENT)
            for clause in self.product
        ]
        # A product that simply gives its bag: the quick way for most cards.
        self.plain_product: list[terms.BagItems] = [
            clause.bag if clause is not None and clause.verb == terms.GAIN else ()
            for clause in self.product
        ]
        self.uses = [clause.uses if clause is not None else 0 for clause in self.action]
        # The same by ref, for the loops of a turn.
        self.use_at = [
            row_of(self.action[kind], self.use[ref]) for ref, kind in enumerate(self.kind)
        ]
        self.open_at = [self.open[kind] for kind in self.kind]
        self.stores_at = [self.stores[kind] for kind in self.kind]
        self.on_deal_at = [self.on_deal[kind] for kind in self.kind]
        self.on_raze_at = [self.on_raze[kind] for kind in self.kind]
        self.after_at = [self.after[kind] for kind in self.kind]
        self.copying_at = [self.copying[kind] for kind in self.kind]
        self.product_at = [
            None if self.copying[kind] else self.product[kind] for kind in self.kind
        ]  # of a location that is not copying
        self.play = [self.make_clause(card.effect[0]) for card in content.connections]
        self.faction_production = [bag_items(f.production) for f in content.factions]
        self.faction_actions: list[list[tuple[int, Clause, Action]]] = []
        self.faction_rows: list[list[tuple[int, Row]]] = []  # the action as a set of one, its row
        self.faction_clauses: list[dict[int, Clause]] = []  # by number of the action
        for faction in content.factions:
            found = []
            for source in faction.effect:
                number = self.power_words.index(source.id)
                found.append((number, self.make_clause(source), self.faction[number]))
            self.faction_actions.append(found)
            self.faction_clauses.append({number: clause for number, clause, _ in found})
            rows = [(1 << number, row_of(clause, action)) for number, clause, action in found]
            self.faction_rows.append([(bit, row) for bit, row in rows if row is not None])

    def make_prices(self) -> None:
        """The prices that stand in the rules instead of on a card."""
        self.grey = [self.make_cost({"grey": n} if n else {}) for n in range(4)]  # FFS-10.1
        self.blue = [self.make_cost({"blue": n} if n else {}) for n in range(4)]  # FFS-12.1
        self.red = [self.make_cost({"red": n} if n else {}) for n in range(8)]  # FFS-13.1, 13.2
        self.one_worker = self.make_cost({"worker": 1})  # FFS-16.1
        self.two_workers = self.make_cost({"worker": 2})  # FFS-17.1
        self.one_brick = self.make_cost({"brick": 1})  # FFS-11.1
        self.one_development = self.make_cost({"development": 1})  # FFS-11.3

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
        priority = [terms.GOOD_NAMES.index(str(e.good)) for e in order]
        # FFS-23.22: a list that compares greater is the better loot.
        self.loot: list[tuple[int, ...]] = []
        for spoils in self.spoils:
            amounts = dict(spoils)
            self.loot.append(tuple([amounts.get(good, 0) for good in priority]))


def counted(name: str) -> int:
    return terms.ANY_RESOURCE if name == "any_resource" else terms.GOOD_NAMES.index(name)


@once
def tables_of(pack: str | None) -> Tables:
    """The tables of a content pack, made once."""
    return Tables(pack)
