"""What a seat may see of the table (GM-21, GM-31.12, GM-70).

The hero seats share one view; the Machine and spectators never see faces of citizens that are not
revealed, hands of access cards or chosen cards before their hero's turn. Every field is filled
from what the viewer may know; nothing is taken out afterwards.
"""

from __future__ import annotations

import msgspec

from tabletown.games.great_machine.city import bits, unspot
from tabletown.games.great_machine.prices import leave_price, load
from tabletown.games.great_machine.rules.changes import guard_kinds
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.rules.setup import progressive_start
from tabletown.games.great_machine.state import (
    AMBUSH,
    BASE,
    BONDS_ON,
    COMMAND_POST,
    CONTROL,
    CORE,
    CORES_TAKEN,
    DATA,
    DISTRICTS,
    DRONE,
    DRONE_SIDE,
    EVERYWHERE,
    GONE,
    GUARD_KINDS,
    HELD,
    HERO_BONDS,
    HERO_TOKEN,
    HOME,
    IN_PLAY,
    LEADER,
    MISSION,
    ON_CITIZEN,
    PERMITS,
    PHASES,
    REACHED,
    REMOTE_ACCESS,
    RIOT_SPACE,
    SERVANT_TOKEN,
    SETUP,
    SKIP_EVENT,
    TRUST_ON,
    UNDERGROUND,
    Table,
)  # fmt: skip


class CitizenView(msgspec.Struct):
    """A citizen token. ``kind`` is there if the viewer has seen the face."""

    number: int
    state: str  # unknown, known, revealed
    kind: str | None
    active: bool | None  # None: the viewer cannot tell
    tokens: list[str]  # mission tokens it bears: hero ids, "data"


class DistrictView(msgspec.Struct):
    """A district tile with everything on it."""

    id: str
    kind: str  # common, special
    column: int  # of its left or top cell; the leftmost column and the top row of the city are 0
    row: int
    turn: str  # h, v
    connections: list[str]
    exits: list[str | None]  # behind the six exits, clockwise from the west end of the north side
    free_side: bool
    guard_slots: int
    guards: int  # working guards
    broken: int
    reinforcements: int  # among the working guards
    cores: int  # working guards with a core
    guard_kinds: list[str]
    load: int  # the price of leaving and acting here
    load_terms: list[tuple[str, int]]  # "2 guards + 1 servant": what the load is made of
    citizen_slots: int
    people: list[CitizenView]
    citizens: int  # revealed traitors not counted
    crowd: int  # citizens minus guards
    trust: int  # what the citizens give in the initial phase
    servants: list[str]
    heroes: list[str]
    raid: bool
    riot: bool
    tokens: list[str]  # mission tokens: hero ids, servant ids, ambush, drone, ...
    trust_here: int  # trust lying in the district (Self-Destruct Command)
    bonds_here: int  # bonds lying in the district (Revealing the Plans)


class HeroView(msgspec.Struct):
    """A hero in play, in ascending initiative."""

    id: str
    seat: int
    initiative: int
    trust: int
    max_trust: int
    district: str
    began: str  # where the hero was at the start of the round
    leave_price: int  # for leaving the present district at the start of a movement
    leave_terms: list[tuple[str, int]]
    chosen: bool  # an access card has been chosen this round
    card: str | None  # the chosen card, if the viewer may see it
    hand: list[str] | None
    cards: int  # not seized: in hand or chosen
    seized: list[str] | None
    seized_count: int
    surely_seized: list[str]  # what can be told from play without seeing the cards
    detained: bool
    turn_taken: bool
    symbol: str  # automa: the hero's symbol on pursuit cards
    bonds: int  # automa: Revealing the Plans
    token: str  # automa: where the hero token is: home, gone, a district, citizen 7, a hero
    leader: bool


class ServantView(msgspec.Struct):
    id: str
    district: str
    actions: int  # taken this round
    idle: bool  # automa: maintenance card this round
    deactivated: bool
    token: str  # automa: where the servant token is: box, a district, a hero


class MachineView(msgspec.Struct):
    """The Great Machine, played or automated."""

    seat: int | None
    bonds: int
    hand: list[str] | None  # directives in hand, if the viewer may see them
    hand_size: int
    hand_seen: list[str]  # directives in hand that everybody has seen
    published: list[str]  # in order of publication
    not_yet_in_force: str | None  # automa: published by the servant whose turn it is
    used: list[str]  # once-per-round directives used this round
    removed: list[str]
    deck: int
    servants: list[ServantView]
    column: list[str]  # automa: the order of the servants


class TracksView(msgspec.Struct):
    """The dial: discontent, Master Plan, progress marker, successes."""

    discontent: int  # 0 to 18
    stage: int  # 0 to 5; 6 is the riot stage
    active_kinds: list[str]
    to_next_stage: int  # spaces; 0 at the riot stage
    at_round_start: int
    plan: int  # 1 to 12
    successes: int
    riot_stage: bool
    marker: int | None  # automa: the stage the progress marker stands on
    marker_steps: int | None  # automa: steps to the next advance of the plan
    next_plan_start: int | None  # Progressive Master Plan, when the game is over


class MissionView(msgspec.Struct):
    id: str
    letter: str
    state: str  # later, open, reached


class AutomaView(msgspec.Struct):
    """What the automated Machine uses."""

    movement_left: list[str]  # cards still in the deck, in no order
    movement_seen: list[str]  # cards turned up since the last shuffle, in order
    tokens_up: list[str]  # district tokens turned up
    tokens_down: list[str]
    supply: int  # reinforcement guards
    riot_tokens: int  # held by the heroes: permits to riot
    missions: list[MissionView]
    bases: list[str]  # Rise of the Resistance
    cores_taken: int
    control_tokens: int
    drones_attack: bool
    event_can_be_skipped: bool


class TurnView(msgspec.Struct):
    """The turn going on."""

    hero: str | None
    path: list[str]  # districts of the movement so far, in no order
    ended: bool
    first_action: str | None
    picked: list[int]  # citizens pointed at


class CityView(msgspec.Struct):
    """The table as one seat may see it."""

    side: str  # machine, heroes, spectator
    round: int
    phase: str
    event: str | None
    events_opened: list[str]
    events_left: int
    tracks: TracksView
    districts: list[DistrictView]
    heroes: list[HeroView]
    machine: MachineView
    turn: TurnView
    arrested: int
    looked_at: CitizenView | None  # an arrested citizen the heroes have just drawn
    unseen: dict[str, int]  # kinds the viewer has not seen
    arrested_seen: dict[str, int]  # kinds everybody saw go into or mixed with the arrested
    automa: AutomaView | None
    shared_by_heroes: bool  # whether hero secrets of this view are hidden from the Machine


def view_of(s: Table, seat: int | None) -> CityView:
    hero_side = s.is_hero_side(seat)
    machine_side = seat is not None and seat == s.machine
    t = s.t
    looked = s.known & s.arrested()
    return CityView(
        side="machine" if machine_side else "heroes" if seat is not None else "spectator",
        round=s.round,
        phase=PHASES[s.phase],
        event=t.event_ids[s.event] if s.event >= 0 else None,
        events_opened=[t.event_ids[card] for card in s.event_deck[: s.event_top]],
        events_left=len(s.event_deck) - s.event_top,
        tracks=tracks_view(s),
        districts=[district_view(s, d, hero_side) for d in range(DISTRICTS) if s.places[d] >= 0],
        heroes=[hero_view(s, h, hero_side) for h in range(3)] if s.phase != SETUP else [],
        machine=machine_view(s, machine_side),
        turn=turn_view(s),
        arrested=s.arrested().bit_count(),
        looked_at=citizen_view(s, looked.bit_length() - 1, hero_side) if looked else None,
        unseen=unseen(s, hero_side),
        arrested_seen=remembered(s, 0, hero_side),
        automa=automa_view(s) if s.automa else None,
        shared_by_heroes=hero_side and not s.automa,
    )


# -- parts ------------------------------------------------------------------------------------------


def tracks_view(s: Table) -> TracksView:
    path = s.t.marker_path
    over = s.outcome is not None and bool(s.config.options.get("progressive_plan"))
    heroes_won = s.outcome is not None and s.machine not in s.outcome.winners
    return TracksView(
        discontent=s.discontent,
        stage=s.stage,
        active_kinds=[s.t.kinds[k] for k in s.t.active_kinds[s.stage_number]],
        to_next_stage=0 if s.discontent == RIOT_SPACE else 3 - s.discontent % 3,
        at_round_start=s.discontent_before,
        plan=s.plan,
        successes=s.successes(),
        riot_stage=s.discontent == RIOT_SPACE,
        marker=path[s.marker] if s.automa else None,
        marker_steps=marker_steps(s) if s.automa else None,
        next_plan_start=progressive_start(start_of_plan(s), heroes_won) if over else None,
    )


def start_of_plan(s: Table) -> int:
    return int(s.config.options["plan_start"]) or s.t.mode.plan_start_default


def marker_steps(s: Table) -> int:
    """Steps of the progress marker to the next advance of the plan."""
    path = s.t.marker_path
    return next(n for n in range(1, 8) if path[(s.marker + n) % len(path)] == s.stage)


def citizen_view(s: Table, token: int, hero_side: bool) -> CitizenView:
    bit = 1 << token
    state = "unknown" if s.unknown & bit else "known" if s.known & bit else "revealed"
    seen = state == "revealed" or (state == "known" and hero_side)
    tokens = [
        s.t.hero_ids[s.heroes[i]]
        for i in range(3)
        if s.pieces[HERO_TOKEN + i] == ON_CITIZEN + token
    ]
    if s.pieces[DATA] == token:
        tokens.append("data")
    return CitizenView(
        number=token + 1,
        state=state,
        kind=s.t.kinds[s.kind_of(token)] if seen else None,
        active=bool(s.active_faces() & bit) if seen else None,
        tokens=tokens,
    )


def district_view(s: Table, d: int, hero_side: bool) -> DistrictView:
    t = s.t
    column, row, turn = unspot(s.places[d])
    terms: list[tuple[str, int]] = []
    total = load(s, d, terms)
    known = s.heroes if s.phase != SETUP else []
    return DistrictView(
        id=t.district_ids[d],
        kind="common" if t.common >> d & 1 else "special",
        column=column,
        row=row,
        turn="hv"[turn],
        connections=[t.district_ids[other] for other in s.city.neighbours[d]],
        exits=[t.district_ids[other] if other >= 0 else None for other in s.city.exits[d]],
        free_side=bool(s.city.free >> d & 1),
        guard_slots=t.guard_slots[d],
        guards=s.working[d],
        broken=s.broken[d],
        reinforcements=s.extra[d],
        cores=s.pieces[CORE + d],
        guard_kinds=[GUARD_KINDS[kind] for kind in guard_kinds(s, d)],
        load=total,
        load_terms=terms,
        citizen_slots=t.citizen_slots[d],
        people=[citizen_view(s, token, hero_side) for token in bits(s.people[d])],
        citizens=s.citizens(d),
        crowd=s.crowd(d),
        trust=trust_of(s, d),
        servants=[t.servant_ids[i] for i in range(3) if s.servants[i] == d],
        heroes=[t.hero_ids[s.heroes[h]] for h in range(len(known)) if s.at[h] == d],
        raid=bool(s.raids >> d & 1),
        riot=bool(s.riots >> d & 1),
        tokens=district_tokens(s, d),
        trust_here=s.pieces[TRUST_ON + d],
        bonds_here=s.pieces[BONDS_ON + d],
    )


SINGLE = (
    ("command_post", COMMAND_POST), ("ambush", AMBUSH), ("remote_access", REMOTE_ACCESS),
    ("underground", UNDERGROUND),
)  # fmt: skip


def district_tokens(s: Table, d: int) -> list[str]:
    pieces = s.pieces
    found = [s.t.hero_ids[s.heroes[i]] for i in range(3) if pieces[HERO_TOKEN + i] == d]
    found += [s.t.servant_ids[i] for i in range(3) if pieces[SERVANT_TOKEN + i] == d]
    found += ["drone" for i in range(3) if pieces[DRONE + i] == d]
    found += [name for name, piece in SINGLE if pieces[piece] == d]
    return found


def token_place(s: Table, place: int, home: str) -> str:
    if place == HOME:
        return home
    if place == GONE:
        return "gone"
    if place >= HELD:
        return s.t.hero_ids[s.heroes[place - HELD]]
    if place >= ON_CITIZEN:
        return f"citizen {place - ON_CITIZEN + 1}"
    return s.t.district_ids[place]


def hero_view(s: Table, h: int, hero_side: bool) -> HeroView:
    t = s.t
    hero = s.heroes[h]
    terms: list[tuple[str, int]] = []
    price = leave_price(s, h, s.at[h], True, terms)
    shown = hero_side or bool(s.shown >> h & 1)
    surely = s.seized[h]
    if s.belief:
        surely = EVERYWHERE
        for cards in s.belief[h]:
            surely &= cards
    ids = t.district_ids
    return HeroView(
        id=t.hero_ids[hero],
        seat=s.owners[h],
        initiative=t.initiative[hero],
        trust=s.trust[h],
        max_trust=t.max_trust[hero],
        district=ids[s.at[h]],
        began=ids[s.began[h]],
        leave_price=price,
        leave_terms=terms,
        chosen=s.chosen[h] >= 0,
        card=ids[s.chosen[h]] if s.chosen[h] >= 0 and shown else None,
        hand=[ids[d] for d in bits(s.hand[h])] if hero_side else None,
        cards=DISTRICTS - s.seized[h].bit_count(),
        seized=[ids[d] for d in bits(s.seized[h])] if hero_side else None,
        seized_count=s.seized[h].bit_count(),
        surely_seized=[ids[d] for d in bits(surely)],
        detained=bool(s.detained >> h & 1),
        turn_taken=bool(s.taken >> h & 1),
        symbol=t.symbols[h] if s.automa else "",
        bonds=s.pieces[HERO_BONDS + h],
        token=token_place(s, s.pieces[HERO_TOKEN + h], "home"),
        leader=s.pieces[LEADER] == h,
    )


def machine_view(s: Table, machine_side: bool) -> MachineView:
    names = s.t.directive_ids
    return MachineView(
        seat=s.machine if s.machine >= 0 else None,
        bonds=s.bonds,
        hand=[names[card] for card in bits(s.held)] if machine_side else None,
        hand_size=s.held.bit_count(),
        hand_seen=[names[card] for card in bits(s.hand_seen)],
        published=[names[card] for card in s.published],
        not_yet_in_force=names[s.fresh] if s.fresh >= 0 else None,
        used=[names[card] for card in bits(s.used)],
        removed=[names[card] for card in bits(s.removed)],
        deck=s.directives_left(),
        servants=[
            ServantView(
                id=s.t.servant_ids[i],
                district=s.t.district_ids[s.servants[i]],
                actions=s.acted[i],
                idle=bool(s.idle >> i & 1),
                deactivated=bool(s.deactivated >> i & 1),
                token=token_place(s, s.pieces[SERVANT_TOKEN + i], "box"),
            )
            for i in range(3)
        ],
        column=[s.t.servant_ids[i] for i in s.column] if s.automa else [],
    )


def turn_view(s: Table) -> TurnView:
    ids = s.t.district_ids
    return TurnView(
        hero=s.t.hero_ids[s.heroes[s.active]] if s.active >= 0 else None,
        path=[ids[d] for d in bits(s.visited)],
        ended=bool(s.turn & 1),
        first_action=s.t.acts[s.first_action].id if s.first_action >= 0 else None,
        picked=[token + 1 for token in bits(s.picked)],
    )


def automa_view(s: Table) -> AutomaView:
    t, pieces = s.t, s.pieces
    missions = []
    for i in range(3):
        if pieces[MISSION + i] >= 0:
            card = t.missions[pieces[MISSION + i]].card
            reached, in_play = pieces[REACHED] >> i & 1, pieces[IN_PLAY] >> i & 1
            state = "reached" if reached else "open" if in_play else "later"
            missions.append(MissionView(card.id, card.letter, state))
    up = s.token_deck[: s.token_top]
    return AutomaView(
        movement_left=[t.move_cards[card].id for card in sorted(s.move_deck[s.move_top :])],
        movement_seen=[t.move_cards[card].id for card in s.move_deck[: s.move_top]],
        tokens_up=[t.district_ids[d] for d in up],
        tokens_down=[t.district_ids[d] for d in range(DISTRICTS) if d not in up],
        supply=s.supply(),
        riot_tokens=pieces[PERMITS],
        missions=missions,
        bases=[t.district_ids[d] for d in pieces[BASE : BASE + 3] if d >= 0],
        cores_taken=pieces[CORES_TAKEN],
        control_tokens=pieces[CONTROL],
        drones_attack=pieces[DRONE_SIDE] == 1,
        event_can_be_skipped=pieces[SKIP_EVENT] == 1,
    )


# -- what has been seen of the citizens (GM-70.6) -------------------------------------------------------


def seen_tokens(s: Table, hero_side: bool) -> int:
    """The tokens whose face the viewer can look at."""
    seen = s.t.all_tokens & ~s.unknown & ~s.known & ~s.arrested()
    return seen | s.known if hero_side else seen


def group_memory(s: Table, group: list[int], hero_side: bool) -> list[int]:
    """The kinds known to lie among the hidden tokens of a group of mixed ones."""
    left = group[1:]
    for token in bits(group[0] & seen_tokens(s, hero_side)):
        kind = s.kind_of(token)
        if left[kind]:
            left[kind] -= 1
    return left


def remembered(s: Table, number: int, hero_side: bool) -> dict[str, int]:
    if not s.mixed:
        return {}
    left = group_memory(s, s.mixed[number], hero_side)
    return {s.t.kinds[kind]: n for kind, n in enumerate(left) if n}


def unseen_counts(s: Table, hero_side: bool) -> list[int]:
    """How many tokens of each kind the viewer has never seen."""
    seen = seen_tokens(s, hero_side)
    counts = [
        n - (mask & seen).bit_count() for n, mask in zip(s.t.kind_counts, s.face, strict=True)
    ]
    for group in s.mixed:
        for kind, n in enumerate(group_memory(s, group, hero_side)):
            counts[kind] -= n
    return counts


def unseen(s: Table, hero_side: bool) -> dict[str, int]:
    counts = unseen_counts(s, hero_side) if s.mixed else s.t.kind_counts
    return {kind: counts[i] for i, kind in enumerate(s.t.kinds)}
