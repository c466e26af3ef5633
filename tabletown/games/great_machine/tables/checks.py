"""What must fit together in the content: counts, references, decks that can be built."""

from __future__ import annotations

from tabletown.core.content import wrong
from tabletown.core.errors import BadContent
from tabletown.games.great_machine.schema import (
    DISTRICTS,
    HEROES_IN_PLAY,
    SERVANTS,
    Content,
    District,
    LayoutEntry,
    by_id,
)


def check_content(c: Content) -> None:
    """The content can be played with; a mistake names file, entry and field."""
    check_districts(c)
    check_access_cards(c)
    check_people(c)
    check_cards(c)
    check_dice(c)
    check_tracks(c)
    check_missions(c)


def check_districts(c: Content) -> None:
    """Nine districts with slots for what starts there; every reference leads somewhere."""
    file = "districts.toml"
    if len(c.districts) != DISTRICTS:
        raise BadContent(f"{file}: there must be {DISTRICTS} districts, not {len(c.districts)}")
    actions = {action.id: action for action in c.actions}
    for d in c.districts:
        if not 0 <= d.guards_at_setup <= d.guard_slots:
            raise wrong(file, d.id, "guards_at_setup", "more guards than guard slots")
        if not 0 <= d.citizens_at_setup <= d.citizen_slots:
            raise wrong(file, d.id, "citizens_at_setup", "more citizens than citizen slots")
        for field, ids, side in (
            ("servant_actions", d.servant_actions, "servant"),
            ("automa_action", (d.automa_action,), "automa"),
        ):
            for id in ids:
                if id not in actions or actions[id].side != side:
                    raise wrong(file, d.id, field, f"there is no {side} action '{id}'")
    for needed in ("main_citadel", "central_square"):
        by_id(c.districts, needed, file)
    known = {d.id for d in c.districts}
    for hero in c.heroes:
        if hero.start not in known:
            raise wrong("heroes.toml", hero.id, "start", f"there is no district '{hero.start}'")
    for layout in c.layouts:
        check_layout(layout, c.districts)


def check_access_cards(c: Content) -> None:
    """A card of every district for each hero in play."""
    file, known = "access_cards.toml", {d.id for d in c.districts}
    for card in c.access_cards:
        if card.district not in known:
            raise wrong(file, card.id, "district", f"no district '{card.district}'")
        if card.count != HEROES_IN_PLAY:
            raise wrong(file, card.id, "count", "one card for each hero in play: 3")
    if {card.district for card in c.access_cards} != known or len(c.access_cards) != DISTRICTS:
        raise BadContent(f"{file}: there must be one access card for each district")


def check_layout(layout: LayoutEntry, districts: list[District]) -> None:
    if layout.kind == "method":
        return
    common = [d.id for d in districts if d.kind == "common"]
    if layout.random_common:
        wanted = {d.id for d in districts if d.kind == "special"}
        wanted |= {f"common_{i}" for i in range(1, len(common) + 1)}
    else:
        wanted = {d.id for d in districts}
    named = [place[0] for place in layout.place]
    if set(named) != wanted or len(named) != len(wanted):
        raise wrong("layouts.toml", layout.id, "place", "every district must stand there once")


def check_people(c: Content) -> None:
    """Enough heroes, three servants, one kind of traitor, citizens for the set-up."""
    total = sum(kind.count for kind in c.citizens)
    start = sum(d.citizens_at_setup for d in c.districts)
    if any(kind.count < 0 for kind in c.citizens) or total < start:
        raise BadContent(f"citizens.toml: {total} citizens are too few for {start} at the start")
    if total > 60:
        raise BadContent(f"citizens.toml: {total} citizens are too many (60 at most)")
    if [kind.traitor for kind in c.citizens].count(True) != 1:
        raise BadContent("citizens.toml: exactly one kind must be the traitor")
    for kind in c.citizens:
        if not kind.traitor and not 1 <= kind.number <= 5:
            raise wrong("citizens.toml", kind.id, "number", "a class has a number from 1 to 5")
    if len(c.heroes) < HEROES_IN_PLAY:
        raise BadContent("heroes.toml: at least three heroes are needed")
    if len({hero.initiative for hero in c.heroes}) != len(c.heroes):
        raise BadContent("heroes.toml: two heroes have the same initiative")
    for hero in c.heroes:
        if not 1 <= hero.max_trust <= 20:
            raise wrong("heroes.toml", hero.id, "max_trust", "must be from 1 to 20")
    orders = [servant.automa_order for servant in c.servants if servant.automa_order]
    if sorted(orders) != [1, 2, 3]:
        raise BadContent("servants.toml: three servants with automa_order 1, 2 and 3 are needed")
    by_id(c.servants, "movement_detention", "servants.toml")
    automa = {action.id for action in c.actions if action.side == "automa"}
    for servant in c.servants:
        for id in servant.automa_priority:
            if id not in automa and id != "district_action":
                raise wrong("servants.toml", servant.id, "automa_priority", f"no action '{id}'")


def check_cards(c: Content) -> None:
    """Decks that can be built: counts, the countdown, the movement cards."""
    versus = by_id(c.modes, "versus", "modes.toml")
    automa = by_id(c.modes, "automa", "modes.toml")
    for group in (1, 2):
        cards = sum(event.count for event in c.events if event.group == group)
        if cards < versus.event_deck.get(f"group_{group}", 0):
            raise BadContent(f"events_versus.toml: too few cards of group {group}: {cards}")
    if sum(event.count for event in c.events if event.group == 0) != 1:
        raise BadContent(
            "events_versus.toml: exactly one card of group 0 (the countdown) is needed"
        )
    cards = sum(event.count for event in c.automa_events if not event.hold.never)
    if cards < automa.event_deck.get("events", 0):
        raise BadContent(f"events_automa.toml: too few events: {cards}")
    if sum(event.hold.never for event in c.automa_events) != 1:
        raise BadContent("events_automa.toml: exactly one event with hold.never is needed")
    known = {d.id for d in c.districts}
    for event in c.automa_events:
        for district in event.protocol.districts:
            if district not in known:
                raise wrong("events_automa.toml", event.id, "protocol", f"no district '{district}'")
    cards = sum(card.count for card in c.movement_cards if not card.optional)
    if cards < 2 * SERVANTS:
        raise BadContent(f"movement_cards.toml: too few cards: {cards} (6 at least)")
    for mode, directives in (("versus", c.directives), ("automa", c.automa_directives)):
        if (cards := len(directives)) > 30:
            raise BadContent(f"directives_{mode}.toml: too many directives: {cards} (30 at most)")


def check_dice(c: Content) -> None:
    """The two dice have faces, and only such as the rules know."""
    file = "dice.toml"
    for die in ("attack_die", "escape_die"):
        if not by_id(c.dice, die, file).faces:
            raise wrong(file, die, "faces", "a die has faces")
    for face in by_id(c.dice, "attack_die", file).faces:
        if not (face == "shield" or isinstance(face, int)):
            raise wrong(file, "attack_die", "faces", f"'{face}' is no number or shield")
    for face in by_id(c.dice, "escape_die", file).faces:
        if face not in ("run", "cuffs"):
            raise wrong(file, "escape_die", "faces", f"'{face}' is not run or cuffs")


def check_tracks(c: Content) -> None:
    income = by_id(c.tracks, "bond_income", "tracks.toml").bonds
    for stage in (*(f"stage_{n}" for n in range(6)), "riot"):
        if stage not in income:
            raise wrong("tracks.toml", "bond_income", "bonds", f"{stage} is missing")
    path = by_id(c.tracks, "progress_marker", "tracks.toml").path
    if sorted(map(str, path)) != sorted(map(str, (0, 1, 2, 3, 4, 5, "riot"))) or path[0] != 0:
        raise wrong("tracks.toml", "progress_marker", "path", "every stage once, 0 first")


def check_missions(c: Content) -> None:
    for number in (1, 2, 3, 4):
        for letter in "ABC":
            found = [m for m in c.missions if (m.set, m.letter) == (number, letter)]
            if len(found) != 1:
                raise BadContent(f"missions.toml: set {number} needs one mission {letter}")
