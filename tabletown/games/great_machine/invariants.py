"""What always holds on the table (GM-60)."""

from __future__ import annotations

from tabletown.core.bits import members
from tabletown.core.errors import must
from tabletown.games.great_machine.state import (
    DISTRICTS,
    EVERYWHERE,
    LAST_PLAN,
    RIOT_SPACE,
    SETUP,
    SUCCESSES,
    GreatMachineState,
)


def check(s: GreatMachineState) -> None:
    """Raise :class:`RulesFault` if anything impossible lies on the table."""
    if s.phase == SETUP:
        return
    check_citizens(s)
    check_guards(s)
    check_city(s)
    check_tracks(s)
    check_heroes(s)
    check_decks(s)
    if s.automa:
        check_automa(s)


def check_citizens(s: GreatMachineState) -> None:
    t = s.tables
    seen = 0
    for d, here in enumerate(s.people):
        must(seen & here == 0, "GM-60.1", "a citizen is in two districts")
        must(here.bit_count() <= t.citizen_slots[d], "GM-60.4", "too many citizens in a district")
        seen |= here
    must(seen & ~t.all_tokens == 0, "GM-60.1", "a citizen that does not exist")
    faces = 0
    for kind, mask in enumerate(s.face):
        must(mask.bit_count() == t.kind_counts[kind], "GM-60.1", "the kinds of citizens changed")
        must(faces & mask == 0, "GM-60.1", "a citizen with two faces")
        faces |= mask
    must(s.unknown & s.known == 0, "GM-60.15", "a citizen is unknown and known")
    must(s.unknown & ~seen == 0, "GM-60.15", "an unknown citizen is not in the city")
    looked = s.known & ~seen
    must(looked.bit_count() <= 1, "GM-60.15", "more than one arrested citizen was looked at")
    if s.automa:
        must(s.known & seen == 0, "GM-60.15", "a known citizen in the automa")
    groups = 0
    for group in s.mixed:
        must(groups & group[0] == 0, "GM-60.16", "a token is in two groups of mixed ones")
        groups |= group[0]
        for kind, n in enumerate(group[1:]):
            there = (group[0] & s.face[kind]).bit_count()
            must(n <= there, "GM-60.16", "what was seen to be mixed is not there")
    must(s.arrested() & ~s.mixed[0][0] == 0, "GM-60.16", "an arrested citizen is not remembered")


def check_guards(s: GreatMachineState) -> None:
    t = s.tables
    regular = sum(s.working) - sum(s.extra) + sum(s.broken)
    must(regular == sum(t.guards_at_setup), "GM-60.2", "the number of regular guards changed")
    must(0 <= sum(s.extra) <= t.reinforcements, "GM-60.3", "too many reinforcement guards")
    for d in range(DISTRICTS):
        must(0 <= s.extra[d] <= s.working[d], "GM-60.3", "a reinforcement guard is broken")
        must(s.broken[d] >= 0, "GM-60.2", "fewer than no broken guards")
        must(s.working[d] + s.broken[d] <= t.guard_slots[d], "GM-60.4", "too many guards")
        cores = s.cores_in(d)
        must(0 <= cores <= s.working[d] - s.extra[d], "GM-39.29", "a core without its guard")


def check_city(s: GreatMachineState) -> None:
    must(list(s.city.places) == s.places, "GM-60.5", "the city is out of step")
    must(s.city.is_legal(), "GM-60.5", "the city is not legal")
    for place in (*s.servants, *s.at):
        must(0 <= place < DISTRICTS, "GM-60.13", "a figure is nowhere")


def check_tracks(s: GreatMachineState) -> None:
    must(0 <= s.discontent <= RIOT_SPACE, "GM-60.7", "discontent is off the track")
    must(1 <= s.plan <= LAST_PLAN, "GM-60.7", "the plan is off the track")
    must(s.plan < LAST_PLAN or s.over, "GM-60.7", "the plan is complete but the game goes on")
    must(s.successes() < SUCCESSES or s.over, "GM-60.11", "three successes but the game goes on")
    must(s.raids.bit_count() <= s.tables.raid_tokens, "GM-60.12", "too many raid tokens")
    must(s.bonds >= 0, "GM-60.6", "fewer than no bonds")
    if s.automa:
        must(s.raids & ~s.riots == 0, "GM-60.12", "a raid token without a riot token")
        stage = s.tables.marker_path[s.marker]
        must(stage == 0 or stage > s.stage, "GM-60.17", "the marker was passed by discontent")
        must(s.bonds == 0, "GM-30.18", "the automated Machine has bonds")


def check_heroes(s: GreatMachineState) -> None:
    must(s.heroes == sorted(set(s.heroes)) and len(s.heroes) == 3, "GM-1.7", "wrong heroes")
    for h in range(3):
        must(0 <= s.trust[h] <= s.max_trust(h), "GM-60.6", "trust beyond its limits")
        chosen = 1 << s.chosen[h] if s.chosen[h] >= 0 else 0
        free = chosen & ~s.seized[h]
        must(s.hand[h] & s.seized[h] == 0 and s.hand[h] & chosen == 0, "GM-60.8", "a card twice")
        must(s.hand[h] | s.seized[h] | free == EVERYWHERE, "GM-60.8", "an access card is lost")
        if s.taken >> h & 1 and chosen:
            must(s.at[h] == s.chosen[h], "GM-60.21", "a hero is not where the card says")
        if s.belief:
            must(s.seized[h] in s.belief[h], "GM-60.16", "the Machine believes something false")
            count = s.seized[h].bit_count()
            sizes = {cards.bit_count() for cards in s.belief[h]}
            must(sizes == {count}, "GM-60.16", "the Machine has lost count of seized cards")
    second = [n for n in s.acted if n > 1]
    must(max(s.acted) <= 2 and len(second) <= 1, "GM-60.14", "a servant acted too often")


def check_decks(s: GreatMachineState) -> None:
    t = s.tables
    deck = s.directive_deck[s.directive_top :]
    places = [*deck, *members(s.held), *s.published, *members(s.removed)]
    must(sorted(places) == list(range(len(t.directive_ids))), "GM-60.9", "directives are lost")
    must(len(s.published) <= 3, "GM-60.9", "more than three directives are published")
    must(s.hand_seen & ~s.held == 0, "GM-60.9", "a directive is remembered in the wrong place")
    must(0 <= s.event_top <= len(s.event_deck), "GM-60.10", "the event deck is broken")
    must(s.event_deck[-1:] == [t.countdown], "GM-60.10", "the countdown is not at the bottom")
    if not s.automa and s.event >= 0:
        must(s.event_deck[s.event_top - 1] == s.event, "GM-60.10", "the event was never opened")


def check_automa(s: GreatMachineState) -> None:
    t = s.tables
    must(s.held.bit_count() <= 1, "GM-60.9", "more than one hidden directive")
    must(sorted(s.token_deck) == list(range(DISTRICTS)), "GM-60.20", "district tokens are lost")
    plain = [i for i, c in enumerate(t.move_cards) if not c.optional for _ in range(c.count)]
    extra = [i for i in s.move_deck if t.move_cards[i].optional]
    rest = sorted(i for i in s.move_deck if not t.move_cards[i].optional)
    right = rest == plain and len(extra) <= s.in_force.maintenance
    must(right, "GM-60.18", "movement cards are lost")
    if s.has_missions():
        for bearer in s.bearers():
            must(s.district_of(bearer) >= 0, "GM-39.9", "a token left the city")
