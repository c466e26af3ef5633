"""What a seat may see of the table (GM-21, GM-31.12, GM-70).

The hero seats share one view; the Machine and spectators never see faces of citizens that are not
revealed, hands of access cards or chosen cards before their hero's turn. Every field is filled
from what the viewer may know; nothing is taken out afterwards.
"""

from __future__ import annotations

from tabletown.core.bits import members
from tabletown.games.great_machine.rules.changes import guard_kinds
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.rules.prices import leave_price, load
from tabletown.games.great_machine.rules.setup import progressive_start
from tabletown.games.great_machine.rules.together import Confirm
from tabletown.games.great_machine.state import (
    DISTRICTS,
    GUARD_KINDS,
    PHASES,
    RIOT_SPACE,
    SETUP,
    SINGLE,
    GreatMachineState,
)
from tabletown.games.great_machine.state.city import unspot
from tabletown.games.great_machine.view.types import (
    AgreementView,
    AutomaView,
    CitizenView,
    DistrictView,
    GreatMachineView,
    HeroView,
    MachineView,
    MissionView,
    ServantView,
    TracksView,
    TurnView,
)


# GM-21.1: what is public; GM-21.5: heroes share what they know; GM-38.3
def view(s: GreatMachineState, seat: int | None) -> GreatMachineView:
    """The whole table as a seat sees it; None is a spectator."""
    hero_side = s.is_hero_side(seat)
    machine_side = seat is not None and seat == s.machine
    t = s.tables
    looked = s.known & s.arrested()
    return GreatMachineView(
        side="machine" if machine_side else "heroes" if seat is not None else "spectator",
        round=s.round,
        phase=PHASES[s.phase],
        event=s.event_id() or None,
        events_opened=[t.event_ids[card] for card in s.event_deck[: s.event_top]],
        events_left=len(s.event_deck) - s.event_top,
        tracks=tracks_view(s),
        districts=[district_view(s, d, hero_side) for d in range(DISTRICTS) if s.places[d] >= 0],
        heroes=[hero_view(s, h, hero_side) for h in range(3)] if s.phase != SETUP else [],
        machine=machine_view(s, machine_side),
        turn=turn_view(s),
        agreement=agreement_view(s) if hero_side else None,
        arrested=s.arrested().bit_count(),
        looked_at=citizen_view(s, looked.bit_length() - 1, hero_side) if looked else None,
        unseen=unseen(s, hero_side),
        arrested_seen=remembered(s, 0, hero_side),
        automa=automa_view(s) if s.automa else None,
        shared_by_heroes=hero_side and not s.automa,
    )


def agreement_view(s: GreatMachineState) -> AgreementView | None:
    """The proposal that the hero players are asked to agree to, if there is one."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Confirm):
        return None
    question = step.question
    return AgreementView(
        by_seat=question.seat(s),
        agreed=list(step.agreed),
        waiting=list(step.seats(s)),
        said=question.proposal(s, step.proposed(s)),
    )


# -- parts ------------------------------------------------------------------------------------------


def tracks_view(s: GreatMachineState) -> TracksView:
    """Discontent, Master Plan, bonds and the other tracks."""
    path = s.tables.marker_path
    over = s.outcome is not None and bool(s.config.options.get("progressive_plan"))
    heroes_won = s.outcome is not None and s.machine not in s.outcome.winners
    return TracksView(
        discontent=s.discontent,
        stage=s.stage,
        active_kinds=[s.tables.kinds[k] for k in s.tables.active_kinds[s.stage_number]],
        to_next_stage=0 if s.discontent == RIOT_SPACE else 3 - s.discontent % 3,
        at_round_start=s.discontent_before,
        plan=s.plan,
        successes=s.successes(),
        riot_stage=s.discontent == RIOT_SPACE,
        marker=path[s.marker] if s.automa else None,
        marker_steps=marker_steps(s) if s.automa else None,
        next_plan_start=progressive_start(s.config, s.tables, heroes_won) if over else None,
    )


def marker_steps(s: GreatMachineState) -> int:
    """Steps of the progress marker to the next advance of the plan."""
    path = s.tables.marker_path
    return next(n for n in range(1, 8) if path[(s.marker + n) % len(path)] == s.stage)


def citizen_view(s: GreatMachineState, token: int, hero_side: bool) -> CitizenView:
    """A citizen, with its kind where the viewer has seen it."""
    bit = 1 << token
    state = "unknown" if s.unknown & bit else "known" if s.known & bit else "revealed"
    seen = state == "revealed" or (state == "known" and hero_side)
    tokens = [s.hero_id(i) for i in range(3) if s.bearer_of(i) == token]
    if s.data_bearer == token:
        tokens.append("data")
    return CitizenView(
        number=token + 1,
        state=state,
        kind=s.tables.kinds[s.kind_of(token)] if seen else None,
        active=bool(s.active_faces() & bit) if seen else None,
        tokens=tokens,
    )


# GM-70.1
def district_view(s: GreatMachineState, d: int, hero_side: bool) -> DistrictView:
    """A district with everything that stands in it."""
    t = s.tables
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
        cores=s.cores_in(d),
        guard_kinds=[GUARD_KINDS[kind] for kind in guard_kinds(s, d)],
        load=total,
        load_terms=terms,
        citizen_slots=t.citizen_slots[d],
        people=[citizen_view(s, token, hero_side) for token in members(s.people[d])],
        citizens=s.citizens(d),
        crowd=s.crowd(d),
        trust=trust_of(s, d),
        servants=[t.servant_ids[i] for i in range(3) if s.servants[i] == d],
        heroes=[t.hero_ids[s.heroes[h]] for h in range(len(known)) if s.at[h] == d],
        raid=bool(s.raids >> d & 1),
        riot=bool(s.riots >> d & 1),
        tokens=district_tokens(s, d),
        trust_here=s.trust_on(d),
        bonds_here=s.bonds_on(d),
    )


def district_tokens(s: GreatMachineState, d: int) -> list[str]:
    """The mission's tokens that lie in a district."""
    found = [s.hero_id(i) for i in range(3) if s.hero_token_at(i) == d]
    found += [s.servant_id(i) for i in range(3) if s.servant_token_at(i) == d]
    found += ["drone"] * s.drones().count(d)
    found += [name for name in SINGLE if s.single_token_at(name) == d]
    return found


def hero_token_place(s: GreatMachineState, h: int) -> str:
    """home, gone, a hero's card, a citizen or a district"""
    if s.is_home(h):
        return "home"
    if s.is_discarded(h):
        return "gone"
    if s.token_holder(h) >= 0:
        return s.hero_id(s.token_holder(h))
    if s.bearer_of(h) >= 0:
        return f"citizen {s.bearer_of(h) + 1}"
    return s.district_id(s.hero_token_at(h))


def servant_token_place(s: GreatMachineState, servant: int) -> str:
    """box, a hero who holds it or a district"""
    if s.servant_token_holder(servant) >= 0:
        return s.hero_id(s.servant_token_holder(servant))
    d = s.servant_token_at(servant)
    return s.district_id(d) if d >= 0 else "box"


# GM-21.2
def hero_view(s: GreatMachineState, h: int, hero_side: bool) -> HeroView:
    """A hero; the hand is told to the heroes' side alone."""
    t = s.tables
    hero = s.heroes[h]
    terms: list[tuple[str, int]] = []
    price = leave_price(s, h, s.at[h], True, terms)
    shown = hero_side or bool(s.shown >> h & 1)
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
        hand=[ids[d] for d in members(s.hand[h])] if hero_side else None,
        cards=DISTRICTS - s.seized[h].bit_count(),
        seized=[ids[d] for d in members(s.seized[h])] if hero_side else None,
        seized_count=s.seized[h].bit_count(),
        surely_seized=[ids[d] for d in members(s.surely_seized(h))],
        detained=bool(s.detained >> h & 1),
        turn_taken=bool(s.taken >> h & 1),
        symbol=t.symbols[h] if s.automa else "",
        bonds=s.hero_bonds(h),
        token=hero_token_place(s, h),
        leader=s.leader == h,
    )


# GM-21.3; GM-70.9
def machine_view(s: GreatMachineState, machine_side: bool) -> MachineView:
    """The Machine: servants, directives and its hand."""
    names = s.tables.directive_ids
    return MachineView(
        seat=s.machine if s.machine >= 0 else None,
        bonds=s.bonds,
        hand=[names[card] for card in members(s.held)] if machine_side else None,
        hand_size=s.held.bit_count(),
        hand_seen=[names[card] for card in members(s.hand_seen)],
        published=[names[card] for card in s.published],
        not_yet_in_force=names[s.fresh] if s.fresh >= 0 else None,
        used=[names[card] for card in members(s.used)],
        removed=[names[card] for card in members(s.removed)],
        deck=s.directives_left(),
        servants=[
            ServantView(
                id=s.servant_id(i),
                district=s.district_id(s.servants[i]),
                actions=s.acted[i],
                idle=bool(s.idle >> i & 1),
                deactivated=bool(s.deactivated >> i & 1),
                token=servant_token_place(s, i),
            )
            for i in range(3)
        ],
        column=[s.servant_id(i) for i in s.column] if s.automa else [],
    )


def turn_view(s: GreatMachineState) -> TurnView:
    """What the active hero has done in this turn."""
    ids = s.tables.district_ids
    return TurnView(
        hero=s.hero_id(s.active) if s.active >= 0 else None,
        path=[ids[d] for d in members(s.visited)],
        ended=bool(s.turn & 1),
        first_action=s.tables.acts[s.first_action].id if s.first_action >= 0 else None,
        picked=[token + 1 for token in members(s.picked)],
    )


# GM-70.13
def automa_view(s: GreatMachineState) -> AutomaView:
    """What the automa adds: missions, movement cards, bonuses."""
    t = s.tables
    missions = []
    for i in range(3):
        if s.mission_at(i) >= 0:
            card = t.missions[s.mission_at(i)].card
            state = "reached" if s.reached(i) else "open" if s.in_play(i) else "later"
            missions.append(MissionView(card.id, card.letter, state))
    up = s.token_deck[: s.token_top]
    return AutomaView(
        movement_left=[t.move_cards[card].id for card in sorted(s.move_deck[s.move_top :])],
        movement_seen=[t.move_cards[card].id for card in s.move_deck[: s.move_top]],
        tokens_up=[t.district_ids[d] for d in up],
        tokens_down=[t.district_ids[d] for d in range(DISTRICTS) if d not in up],
        supply=s.supply(),
        riot_tokens=s.riot_permits,
        missions=missions,
        bases=[t.district_ids[d] for d in s.bases() if d >= 0],
        cores_taken=s.cores_taken,
        control_tokens=s.control_tokens,
        drones_attack=s.drones_attack,
        event_can_be_skipped=s.may_skip_event,
    )


# -- what has been seen of the citizens (GM-70.6) -------------------------------------------------------


def seen_tokens(s: GreatMachineState, hero_side: bool) -> int:
    """The tokens whose face the viewer can look at."""
    seen = s.tables.all_tokens & ~s.unknown & ~s.known & ~s.arrested()
    return seen | s.known if hero_side else seen


def group_memory(s: GreatMachineState, group: list[int], hero_side: bool) -> list[int]:
    """The kinds known to lie among the hidden tokens of a group of mixed ones."""
    left = group[1:]
    for token in members(group[0] & seen_tokens(s, hero_side)):
        kind = s.kind_of(token)
        if left[kind]:
            left[kind] -= 1
    return left


def remembered(s: GreatMachineState, number: int, hero_side: bool) -> dict[str, int]:
    """The kinds that the viewer knows to be in a mixed group."""
    if not s.mixed:
        return {}
    left = group_memory(s, s.mixed[number], hero_side)
    return {s.tables.kinds[kind]: n for kind, n in enumerate(left) if n}


def unseen_counts(s: GreatMachineState, hero_side: bool) -> list[int]:
    """How many tokens of each kind the viewer has never seen."""
    seen = seen_tokens(s, hero_side)
    counts = [
        n - (mask & seen).bit_count() for n, mask in zip(s.tables.kind_counts, s.face, strict=True)
    ]
    for group in s.mixed:
        for kind, n in enumerate(group_memory(s, group, hero_side)):
            counts[kind] -= n
    return counts


def unseen(s: GreatMachineState, hero_side: bool) -> dict[str, int]:
    """How many citizens of each kind the viewer has never seen."""
    counts = unseen_counts(s, hero_side) if s.mixed else s.tables.kind_counts
    return {kind: counts[i] for i, kind in enumerate(s.tables.kinds)}
