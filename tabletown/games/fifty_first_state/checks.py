"""Checks of the content: every mistake is named with its file, entry and field."""

from __future__ import annotations

from typing import Final

from tabletown.core.errors import BadContent
from tabletown.games.fifty_first_state import content as c
from tabletown.games.fifty_first_state.terms import (
    GOOD_NAMES,
    MOST_CACHED,
    MOST_CONNECTIONS,
    MOST_LOCATIONS,
    MOST_USES,
    TOKENS,
)

# Which verbs may stand at which timing.
VERBS: Final[dict[str, tuple[type[c.Clause], ...]]] = {
    "produce": (c.Gain, c.GainOneOf, c.GainPerCategory, c.GainPerProduced, c.CopyProduction),
    "on_build": (c.Gain, c.GainOneOf, c.GainPerCategory, c.CopyProduction, c.Cache),
    "on_event": (c.Gain,),
    "after_production": (c.GainIfProduced,),
    "action": (
        c.Gain,
        c.GainOneOf,
        c.CopyProduction,
        c.UseDeals,
        c.TakeFromOpponent,
        c.ResetLocations,
    ),
    "cleanup": (c.Store,),
    "static": (c.BuiltInShield,),
    "play": (c.Gain,),
}

SOLO_CONSTANTS: Final = (
    "hegemony_connection_vp",
    "hegemony_raze_vp",
    "hegemony_open_production_vp",
    "hegemony_max_attacks",
    "hegemony_cards_per_round",
    "solo_display",
    "end_vp",
)


def check(content: c.Content) -> None:
    """Raise :class:`BadContent` for the first mistake."""
    check_goods(content)
    check_categories(content)
    check_locations(content)
    check_factions(content)
    check_connections(content)
    check_modes(content)
    check_solo(content)


def fault(file: str, id: str, field: str, text: str) -> BadContent:
    return BadContent(f"{file}, entry '{id}': field '{field}': {text}")


def check_bag(bag: c.Bag, file: str, id: str, field: str, extra: tuple[str, ...] = ()) -> None:
    """Every good of a bag exists and its amount is at least 1."""
    for good, amount in bag.items():
        if good not in GOOD_NAMES and good not in extra:
            raise fault(file, id, field, f"there is no good '{good}'")
        if amount < 1:
            raise fault(file, id, field, f"{amount} of '{good}' is impossible")


def check_goods(content: c.Content) -> None:
    found = tuple(entry.id for entry in content.goods)
    if found != GOOD_NAMES:
        raise BadContent(
            f"{c.GOODS_FILE}: the goods must be, in this order: {', '.join(GOOD_NAMES)}"
        )
    for entry in content.goods:
        if entry.limited and entry.count < 1:
            raise fault(c.GOODS_FILE, entry.id, "count", "a limited good needs tokens")
        if entry.limited and entry.id in ("card", "vp"):
            raise fault(c.GOODS_FILE, entry.id, "limited", "cards and points are no tokens")


def check_categories(content: c.Content) -> None:
    if len(content.categories) > 24:
        raise BadContent(f"{c.CATEGORIES_FILE}: more than 24 categories")


def check_clause(clause: c.Clause, content: c.Content, file: str, id: str) -> None:
    """The verb fits the timing, and its parameters name things that exist."""
    verbs = VERBS[clause.timing]
    if not isinstance(clause, verbs):
        raise fault(file, id, "effect", f"this verb cannot stand at the timing '{clause.timing}'")
    check_bag(clause.cost, file, id, "effect.cost", ("any_resource", "deal"))
    if clause.cost and clause.timing not in ("action", "play"):
        raise fault(file, id, "effect.cost", f"the timing '{clause.timing}' has no cost")
    if "vp" in clause.cost:
        raise fault(file, id, "effect.cost", "victory points cannot be spent")
    if clause.uses != -1 and not 1 <= clause.uses <= MOST_USES:
        raise fault(file, id, "effect.uses", f"{clause.uses} uses are impossible")
    if clause.timing == "on_event" and not clause.events:
        raise fault(file, id, "effect.events", "an event feature needs its events")
    if isinstance(clause, (c.Gain, c.GainIfProduced)):
        check_bag(clause.goods, file, id, "effect.goods")
        if not clause.goods:
            raise fault(file, id, "effect.goods", "the bag is empty")
    if isinstance(clause, c.GainOneOf):
        if len(clause.options) < 2:
            raise fault(file, id, "effect.options", "a choice needs two options")
        for bag in clause.options:
            check_bag(bag, file, id, "effect.options")
            if not bag:
                raise fault(file, id, "effect.options", "an option is empty")
    if isinstance(clause, (c.GainPerCategory, c.GainPerProduced)):
        if clause.good not in GOOD_NAMES:
            raise fault(file, id, "effect.good", f"there is no good '{clause.good}'")
        if clause.max < 1:
            raise fault(file, id, "effect.max", f"a maximum of {clause.max} is impossible")
    if isinstance(clause, c.GainPerCategory):
        if clause.category not in [category.id for category in content.categories]:
            raise fault(file, id, "effect.category", f"there is no category '{clause.category}'")
    if isinstance(clause, (c.GainPerProduced, c.GainIfProduced)):
        if clause.counted not in (*GOOD_NAMES, "any_resource"):
            raise fault(file, id, "effect.counted", f"there is no good '{clause.counted}'")
    if isinstance(clause, c.CopyProduction):
        wrong = clause.redirect and (clause.timing, clause.owner) != ("produce", "opponent")
        if wrong or (
            clause.timing == "produce" and clause.owner == "opponent" and not clause.redirect
        ):
            raise fault(file, id, "effect.redirect", "only a product of an opponent is redirected")
    if isinstance(clause, c.UseDeals) and clause.max < 1:
        raise fault(file, id, "effect.max", f"a maximum of {clause.max} is impossible")
    if isinstance(clause, c.ResetLocations) and clause.max < 1:
        raise fault(file, id, "effect.max", f"a maximum of {clause.max} is impossible")
    if isinstance(clause, c.TakeFromOpponent):
        if not clause.options or any(good not in GOOD_NAMES[:TOKENS] for good in clause.options):
            raise fault(file, id, "effect.options", "only tokens can be taken")
        if clause.amount < 1:
            raise fault(file, id, "effect.amount", f"{clause.amount} is impossible")
    if isinstance(clause, c.Cache):
        check_bag(clause.goods, file, id, "effect.goods")
        for good, amount in clause.goods.items():
            if good in ("card", "vp") or amount > MOST_CACHED:
                raise fault(file, id, "effect.goods", f"{amount} of '{good}' cannot be cached")
    if isinstance(clause, c.Store):
        for slot in clause.slots:
            if slot.max != -1 and slot.max < 1:
                raise fault(file, id, "effect.slots", f"room for {slot.max} is impossible")
            if not slot.goods or any(good not in GOOD_NAMES[:TOKENS] for good in slot.goods):
                raise fault(file, id, "effect.slots", "only tokens can be stored")


def check_locations(content: c.Content) -> None:
    ids: set[str] = set()
    categories = [category.id for category in content.categories]
    for card in content.locations:
        file = c.LOCATION_FILES[card.set]
        if card.id in ids:
            raise fault(file, card.id, "id", "another set has a card with this id")
        ids.add(card.id)
        if card.count < 1:
            raise fault(file, card.id, "count", f"{card.count} copies are impossible")
        if not 1 <= card.distance <= 3:
            raise fault(file, card.id, "distance", f"{card.distance} is not between 1 and 3")
        if len(card.categories) > 2 or len(set(card.categories)) != len(card.categories):
            raise fault(file, card.id, "categories", "at most two different ones")
        for category in card.categories:
            if category not in categories:
                raise fault(file, card.id, "categories", f"there is no category '{category}'")
        check_bag(card.spoils, file, card.id, "spoils")
        if not card.spoils:
            raise fault(file, card.id, "spoils", "there are none")
        if card.deal not in GOOD_NAMES:
            raise fault(file, card.id, "deal", f"there is no good '{card.deal}'")
        check_effect(card, content, file)
    for card in content.locations:
        if card.same_card_as and card.same_card_as not in ids:
            raise fault(
                c.LOCATION_FILES[card.set], card.id, "same_card_as",
                f"there is no card '{card.same_card_as}'",
            )  # fmt: skip
    if sum(card.count for card in content.locations) > MOST_LOCATIONS:
        raise BadContent(f"more than {MOST_LOCATIONS} location cards")


def check_effect(card: c.Location, content: c.Content, file: str) -> None:
    """FFS-26.4: the timings that a card of each type has."""
    timings: list[str] = [clause.timing for clause in card.effect]
    for clause in card.effect:
        check_clause(clause, content, file, card.id)
        if clause.uses == -1:
            raise fault(
                file, card.id, "effect.uses", "a location is used a limited number of times"
            )
    allowed = {
        "production": {"produce", "on_build", "static"},
        "action": {"action", "on_build", "static"},
        "feature": {"on_build", "on_event", "after_production", "cleanup", "static"},
    }[card.type]
    for timing in timings:
        if timing not in allowed:
            raise fault(file, card.id, "effect", f"a {card.type} has no '{timing}' clause")
    main = {"production": "produce", "action": "action"}.get(card.type)
    if main is not None and timings.count(main) != 1:
        raise fault(file, card.id, "effect", f"a {card.type} has exactly one '{main}' clause")
    if not timings:
        raise fault(file, card.id, "effect", "there is none")
    if card.open and card.type != "production":
        raise fault(file, card.id, "open", "only a production can be open")


def check_factions(content: c.Content) -> None:
    if len(content.factions) < 4:
        raise BadContent(f"{c.FACTIONS_FILE}: four players need four factions")
    for faction in content.factions:
        check_bag(faction.production, c.FACTIONS_FILE, faction.id, "production")
        ids = [clause.id for clause in faction.effect]
        if "" in ids or len(set(ids)) != len(ids):
            raise fault(c.FACTIONS_FILE, faction.id, "effect.id", "each action needs its own id")
        for clause in faction.effect:
            check_clause(clause, content, c.FACTIONS_FILE, faction.id)
            if not isinstance(clause, (c.Gain, c.GainOneOf)):
                raise fault(c.FACTIONS_FILE, faction.id, "effect", "a board gives goods only")
            if clause.uses not in (1, -1):
                raise fault(c.FACTIONS_FILE, faction.id, "effect.uses", "must be 1 or -1")
            if clause.uses == -1 and not clause.cost:
                raise fault(c.FACTIONS_FILE, faction.id, "effect.cost", "free goods without end")


def check_connections(content: c.Content) -> None:
    if len(content.connections) > MOST_CONNECTIONS:
        raise BadContent(f"{c.CONNECTIONS_FILE}: more than {MOST_CONNECTIONS} entries")
    for card in content.connections:
        if not 1 <= card.count <= 15:
            raise fault(c.CONNECTIONS_FILE, card.id, "count", f"{card.count} copies are impossible")
        if [clause.timing for clause in card.effect] != ["play"]:
            raise fault(c.CONNECTIONS_FILE, card.id, "effect", "exactly one 'play' clause")
        check_clause(card.effect[0], content, c.CONNECTIONS_FILE, card.id)
        if "card" in card.effect[0].cost or "deal" in card.effect[0].cost:
            raise fault(c.CONNECTIONS_FILE, card.id, "effect.cost", "tokens only")


def check_modes(content: c.Content) -> None:
    for mode in content.modes:
        held = sum(card.count for card in content.locations if card.set in mode.decks)
        if not 0 < mode.start_keep < mode.start_draw:
            raise fault(c.MODES_FILE, mode.id, "start_keep", "must be between 0 and start_draw")
        needed = mode.max_players * mode.start_draw
        if held < needed:
            raise fault(
                c.MODES_FILE, mode.id, "start_draw",
                f"the first hands need {needed} cards, and the decks hold {held}",
            )  # fmt: skip
        if mode.end_vp < 1:
            raise fault(c.MODES_FILE, mode.id, "end_vp", f"{mode.end_vp} is impossible")


def check_solo(content: c.Content) -> None:
    need = {"achievement": "min_score", "attack_target_rule": "order", "constant": "value"}
    for entry in content.solo:
        field = need.get(entry.kind, "good")
        if getattr(entry, field) is None:
            raise fault(c.SOLO_FILE, entry.id, field, f"an entry of kind '{entry.kind}' needs it")
    goods = [entry.good for entry in content.solo if entry.kind == "attack_spoils_priority"]
    if sorted(str(good) for good in goods) != sorted(GOOD_NAMES):
        raise BadContent(f"{c.SOLO_FILE}: the spoils priority must name every good once")
    constants = {entry.id for entry in content.solo if entry.kind == "constant"}
    for name in SOLO_CONSTANTS:
        if name not in constants:
            raise BadContent(f"{c.SOLO_FILE}: the constant '{name}' is missing")
