"""What can change on the table: trust, bonds, citizens, guards, cards (GM-2, GM-3, GM-13).

Every change that the rules name goes through here and tells what happened. ``why`` is the id of
the card or action behind it.
"""

from __future__ import annotations

from typing import Any

from tabletown.core.bits import lowest, members
from tabletown.games.great_machine.state import (
    CORED,
    DISTRICTS,
    EVERYWHERE,
    FACT,
    GUARD_KINDS,
    REINFORCEMENT,
    GreatMachineState,
)

# -- trust and bonds --------------------------------------------------------------------------


def gain_trust(s: GreatMachineState, hero: int, n: int, why: str, rule: str = "GM-2.18") -> None:
    """Up to the maximum of the hero; the rest is lost at once (GM-2.18)."""
    got = min(n, s.max_trust(hero) - s.trust[hero])
    s.trust[hero] += got
    if s.log is not None and n > 0:
        s.emit("trust-gained", rule, hero=s.hero_id(hero), n=got, lost=n - got, why=why)


# GM-2.17: what is paid counts for one purpose
def pay_trust(s: GreatMachineState, hero: int, n: int, why: str, rule: str = "GM-11.4") -> None:
    s.trust[hero] -= n
    if s.log is not None and n:
        s.emit("trust-paid", rule, hero=s.hero_id(hero), n=n, why=why)


def lose_trust(s: GreatMachineState, hero: int, n: int, why: str, rule: str) -> int:
    """Discard trust, or what is there if it is less (GM-50.21)."""
    lost = min(n, s.trust[hero])
    s.trust[hero] -= lost
    if s.log is not None and lost:
        s.emit("trust-lost", rule, hero=s.tables.hero_ids[s.heroes[hero]], n=lost, why=why)
    return lost


def gain_bonds(s: GreatMachineState, n: int, why: str, rule: str) -> None:
    s.bonds += n
    if s.log is not None and n:
        s.emit("bonds-gained", rule, n=n, why=why)


def pay_bonds(s: GreatMachineState, n: int, why: str, rule: str = "GM-8.10") -> None:
    s.bonds -= n
    if s.log is not None and n:
        s.emit("bonds-paid", rule, n=n, why=why)


# -- citizens (GM-13) ---------------------------------------------------------------------------


def kinds_of(s: GreatMachineState, tokens: int) -> list[str]:
    return [s.tables.kinds[s.kind_of(token)] for token in members(tokens)]


def numbers(tokens: int) -> list[int]:
    """Tokens as players name them, from 1."""
    return [token + 1 for token in members(tokens)]


# GM-31.6: in the automa what is known is revealed
def identify(s: GreatMachineState, tokens: int, why: str, rule: str) -> None:
    """Unknown citizens become known; revealed in the automa or under Order versus Chaos."""
    s.facts |= FACT["citizen_identified"]
    if s.automa or s.in_force.reveals_identified:
        reveal(s, tokens, why, "GM-31.5" if s.automa else "GM-18.39")
        return
    s.learn(tokens)
    if s.log is not None:
        secret = {"own": "yes", "kinds": kinds_of(s, tokens)}
        s.tell(
            s.hero_seats(), "identified", rule, secret, own="no", citizens=numbers(tokens), why=why
        )


def reveal(s: GreatMachineState, tokens: int, why: str, rule: str) -> None:
    """Citizens are turned up for everybody (GM-13.7)."""
    s.reveal("revealed", rule, citizens=numbers(tokens), kinds=kinds_of(s, tokens), why=why)
    s.turn_up(tokens)
    forget_mixed(s, tokens)


def forget_mixed(s: GreatMachineState, tokens: int) -> None:
    """Open tokens leave the groups of mixed ones; what lay among them is accounted for."""
    if not any(group[0] & tokens for group in s.mixed):
        return
    mixed = [group.copy() for group in s.mixed]
    for group in mixed:
        for token in members(group[0] & tokens):
            kind = s.kind_of(token)
            group[0] &= ~(1 << token)
            if group[1 + kind]:
                group[1 + kind] -= 1
    s.mixed = [mixed[0], *[group for group in mixed[1:] if group[0]]]


def move_citizen(
    s: GreatMachineState, token: int, to: int, why: str, rule: str = "GM-11.19"
) -> None:
    """A citizen goes to another district and keeps its state."""
    start = s.district_of(token)
    s.take_citizen(token, start)
    s.put_citizen(token, to)
    names = {"from_district": s.district_id(start), "district": s.district_id(to)}
    s.emit("citizen-moved", rule, citizen=token + 1, **names, why=why)
    if s.automa:
        check_raid_tokens(s)


def arrest(s: GreatMachineState, token: int, rule: str) -> None:
    """A revealed citizen leaves the city and is mixed face down with the arrested (GM-13.5).

    Which arrested token is which is nobody's knowledge: the faces change places, not the tokens.
    """
    d = s.district_of(token)
    kind = s.kind_of(token)
    s.facts |= FACT["citizen_arrested"]
    s.emit(
        "arrested", rule, citizen=token + 1, kind=s.tables.kinds[kind], district=s.district_id(d)
    )
    lose_attached(s, token)
    s.take_citizen(token, d)
    swap_faces(s, token, any_of(s, members(s.arrested())))
    group = s.mixed[0].copy()
    group[0] |= 1 << token
    group[1 + kind] += 1
    s.mixed = [group, *s.mixed[1:]]
    if s.automa:
        check_raid_tokens(s)


def any_of(s: GreatMachineState, items: list[int]) -> int:
    """One of some, at random; a single one needs no chance."""
    return items[s.random_below(len(items))] if len(items) > 1 else items[0]


def swap_faces(s: GreatMachineState, one: int, other: int) -> None:
    first, second = s.kind_of(one), s.kind_of(other)
    if first != second:
        both = 1 << one | 1 << other
        s.face[first] ^= both
        s.face[second] ^= both


# GM-13.8: at random
def next_released(s: GreatMachineState) -> int:
    """The arrested citizen that would be drawn: the faces lie in random order."""
    return lowest(s.arrested())


# GM-38.19: until then a token goes with its bearer
def lose_attached(s: GreatMachineState, token: int) -> None:
    """Tokens on an arrested or mixed citizen return to their cards (GM-39.9, GM-39.26)."""
    for op in s.in_force.triggers.get("citizen_arrested_or_mixed", ()):
        if op.token == "attached_hero":
            for i in range(3):
                if s.bearer_of(i) == token:
                    s.give_hero_token(i, i)
                    s.emit("token-returned", "GM-39.9", hero=s.hero_id(i))
        elif s.data_bearer == token:
            s.return_data()
            s.emit("data-returned", "GM-39.26")


def discard_leader_token(s: GreatMachineState, hero: int) -> None:
    """One of the leader's hero tokens leaves the game (GM-39.49)."""
    s.discard_hero_token(s.leader_tokens(hero)[-1])
    s.emit("token-discarded", "GM-39.49", hero=s.hero_id(hero))


# GM-35.18
def check_raid_tokens(s: GreatMachineState) -> None:
    """Automa: a raid token leaves a district without revealed active citizens (GM-35.18)."""
    for d in members(s.raids):
        if not s.open_active(d):
            s.raids &= ~(1 << d)
            s.emit("raid-token-returned", "GM-35.18", district=s.district_id(d))


# -- guards ---------------------------------------------------------------------------------------


def break_guard(s: GreatMachineState, d: int, kind: int, why: str, rule: str) -> None:
    """A working guard breaks; a reinforcement guard goes back to the supply (GM-36.10)."""
    s.working[d] -= 1
    if kind == REINFORCEMENT:
        s.extra[d] -= 1
    else:
        s.broken[d] += 1
    if kind == CORED:
        take_cores(s, d, 1)
    s.emit("guard-broken", rule, district=s.district_id(d), guard=GUARD_KINDS[kind], n=1, why=why)


def take_cores(s: GreatMachineState, d: int, n: int) -> None:
    """Guards with a core have broken: the heroes take the cores while the card says so (GM-39.31)."""
    s.add_cores(d, -n)
    if "guard_with_core_broken" in s.in_force.triggers:
        s.cores_taken += n
        s.emit("core-taken", "GM-39.31", district=s.district_id(d))


def guard_counts(s: GreatMachineState, d: int) -> tuple[int, int, int]:
    """The working guards of a district: regular ones, with a core, reinforcements."""
    cored, extra = s.cores_in(d), s.extra[d]
    return s.working[d] - extra - cored, cored, extra


def guard_kinds(s: GreatMachineState, d: int) -> list[int]:
    """The different kinds of working guards in a district."""
    return [kind for kind, n in enumerate(guard_counts(s, d)) if n > 0]


# GM-36.12: the automa repairs and never moves guards
def repair_guards(s: GreatMachineState, d: int, n: int, rule: str) -> None:
    s.broken[d] -= n
    s.working[d] += n
    s.emit("guards-repaired", rule, district=s.district_id(d), n=n)


def move_guard(s: GreatMachineState, start: int, to: int, kind: int, rule: str) -> None:
    s.working[start] -= 1
    s.working[to] += 1
    if kind == REINFORCEMENT:
        s.extra[start] -= 1
        s.extra[to] += 1
    elif kind == CORED:
        s.add_cores(start, -1)
        s.add_cores(to, 1)
    if s.log is not None:
        names = {"from_district": s.district_id(start), "district": s.district_id(to)}
        s.emit("guard-moved", rule, **names, guard=GUARD_KINDS[kind])


# -- access cards (GM-10.15, GM-16.4) -------------------------------------------------------------


def seize_card(s: GreatMachineState, hero: int, why: str, rule: str) -> None:
    """The card chosen this round is seized; with the last one the Machine wins (GM-16.4)."""
    card = s.chosen[hero]
    if card < 0 or s.seized[hero] >> card & 1:
        return
    s.seized[hero] |= 1 << card
    if s.log is not None:
        s.emit("card-seized", rule, hero=s.hero_id(hero), district=s.district_id(card), why=why)
    if s.belief:
        believe(s, hero, [sets | 1 << card for sets in s.belief[hero]])
    if s.seized[hero] == EVERYWHERE:
        s.finish("access", "GM-16.4", heroes_win=False)


def restore_card(s: GreatMachineState, hero: int, card: int, why: str) -> None:
    """A seized card goes back to its owner's hand, unseen by the Machine (GM-10.16)."""
    s.seized[hero] &= ~(1 << card)
    if s.chosen[hero] != card:
        s.hand[hero] |= 1 << card
    tell_card(s, "card-restored", "GM-10.16", hero, card, why=why)
    if s.belief:
        fewer = {sets & ~(1 << d) for sets in s.belief[hero] for d in members(sets)}
        believe(s, hero, sorted(fewer))


def tell_card(s: GreatMachineState, key: str, rule: str, hero: int, card: int, **more: str) -> None:
    """The heroes know the card, the Machine only whose it is; in the automa all lies open."""
    secret: dict[str, Any] = {"own": "yes", "district": s.district_id(card)}
    args: dict[str, Any] = {"hero": s.hero_id(hero), **more}
    if s.automa:
        s.emit(key, rule, **secret, **args)
    else:
        s.tell(s.hero_seats(), key, rule, secret, reveals=False, own="no", **args)


def believe(s: GreatMachineState, hero: int, sets: list[int]) -> None:
    """What the Machine holds possible: the sets of seized cards that fit all it has seen."""
    belief = s.belief.copy()
    belief[hero] = sets
    s.belief = belief


# -- random districts (GM-31.1 to GM-31.4) ---------------------------------------------------------


def turn_up_token(s: GreatMachineState) -> int:
    """Turn up a face-down district token; with none left all are shuffled first."""
    if s.token_top == DISTRICTS:
        deck = list(range(DISTRICTS))
        s.shuffle(deck)
        s.token_deck, s.token_top = deck, 0
        s.emit("tokens-shuffled", "GM-31.2")
    d = s.token_deck[s.token_top]
    s.token_top += 1
    if s.log is not None:
        s.reveal("token-turned", "GM-31.1", district=s.district_id(d))
    return d


def random_district(s: GreatMachineState, suits: int) -> int:
    """Turn up tokens until a district suits; -1 when none does (GM-31.3, GM-31.4)."""
    looked = 0
    while looked != EVERYWHERE:
        d = turn_up_token(s)
        looked |= 1 << d
        if suits >> d & 1:
            return d
    return -1
