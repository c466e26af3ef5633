"""What a seat may see of the table, as data with stable names (sections 19 and 24).

Everything in here is public unless its field says "own" or "known". Ids are the words of the
notation; seats are numbers; ``null`` (or an empty list) stands for what is not there or not known.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.games.new_angeles.negotiation import book, notation
from tabletown.games.new_angeles.negotiation.limits import proposals_left
from tabletown.games.new_angeles.negotiation.terms import Proposal
from tabletown.games.new_angeles.rules.support import Supporters
from tabletown.games.new_angeles.schema import PIECES, RESOURCES, TYPES
from tabletown.games.new_angeles.state import (
    DECK_CARD,
    PHASES,
    STAGES,
    NewAngelesState,
    card_of,
    choices_in,
    knowers_of,
    laid_by,
)
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    CORPORATIONS,
    COUNTER,
    DEVELOPMENT,
    DISTRICTS,
    ILLNESS,
    MAIN,
    NOBODY,
    OFFER_WORDS,
    OUTAGE,
    PROTEST,
    RIVALS,
    ROOT,
    SEATS,
)
from tabletown.games.new_angeles.view.types import (
    AssetView,
    DealView,
    DecksView,
    DemandView,
    DistrictView,
    EmergencyView,
    EventPlaceView,
    LineView,
    NewAngelesView,
    OfferView,
    PileView,
    PlayerView,
    PromiseView,
    ProposalView,
    RememberedView,
    ResourceView,
    SecretsView,
    SupportView,
    YieldView,
)


def word_of(words: Sequence[str], number: int) -> str | None:
    """The word with a number; None for NOBODY."""
    return None if number == NOBODY else words[number]


def view(s: NewAngelesState, seat: int | None) -> NewAngelesView:
    """The table as ``seat`` (None: a spectator) may see it (NA-H.14, NA-H.16, NA-65.9)."""
    me = NOBODY if seat is None else seat
    return NewAngelesView(
        phase=PHASES[s.phase],
        round=s.standard_round(),
        space=s.space,
        spaces=["demand" if d else str(r) for d, r in zip(s.tables.spaces, s.tables.rounds, strict=True)],
        active=s.active,
        threat=s.threat,
        threat_end=s.tables.threat_end,
        districts=[district_view(s, district) for district in range(DISTRICTS)],
        reserve={
            **{PIECES[piece]: s.reserve(piece) for piece in range(7)},
            "unrest": s.reserve(PROTEST),
        },
        supply=[
            ResourceView(word, s.supply[r], s.targets[r], s.tables.track_end[r])
            for r, word in enumerate(RESOURCES)
        ],
        demand=None
        if s.demand == NOBODY
        else DemandView(s.tables.demands[s.demand], s.tables.fail_threat[s.demand]),
        track=len(s.track),
        event=word_of(s.tables.events, s.event),
        next_event_back=s.tables.back_words[s.tables.backs[s.events[-1]]] if s.events else None,
        deal=deal_view(s, me) if s.dealing else None,
        players=[player_view(s, player, me) for player in range(s.seats)],
        decks=decks_view(s, me),
        proposals=[proposal_view(s, p) for p in s.proposals],
        promises=[
            PromiseView(
                p.id, p.promiser, None if p.promisee < 0 else p.promisee,
                notation.write_term(p.term), p.status, p.done,
            )
            for p in s.book
        ],
        ready=[player for player in range(s.seats) if s.is_ready(player)],
        secrets=None if me == NOBODY else secrets_view(s, me),
        card_types={
            s.tables.cards[card]: TYPES[s.tables.type_of[card]] for card in range(s.tables.action_cards)
        },
    )  # fmt: skip


def district_view(s: NewAngelesState, district: int) -> DistrictView:
    """A district with everything that stands in it."""
    t = s.tables
    secondary = t.secondary[district]
    return DistrictView(
        id=t.districts[district],
        number=district + 1,
        tier=t.tier[district],
        next="root" if t.next[district] == ROOT else t.districts[t.next[district]],
        primary=YieldView(RESOURCES[t.primary[district][0]], t.primary[district][1]),
        secondary=YieldView(RESOURCES[secondary[0]], secondary[1]) if secondary[1] else None,
        android=s.has(ANDROID, district),
        development=s.has(DEVELOPMENT, district),
        outage=s.has(OUTAGE, district),
        illness=s.has(ILLNESS, district),
        unrest=STAGES[s.unrest_in(district)],
        units=[PIECES[unit] for unit in range(3) if s.has(unit, district)],
        col=t.grid[district].col,
        row=t.grid[district].row,
    )


def player_view(s: NewAngelesState, player: int, me: int) -> PlayerView:
    """Rules: NA-15.5, NA-16.7, NA-U.8."""
    t = s.tables
    corporation = s.corporation[player]
    kept, broken = book.record_of(s, player)
    memory = next((m for m in s.memories if m.looker == me and m.owner == player), None)
    wrap = t.capital_wrap
    windows = s.speaks_in(player)
    lines = s.sheet(player) if corporation != NOBODY else []
    words = (*TYPES, "general")
    knows_rival = me != NOBODY and s.rival_known[player] >> me & 1
    own = player == me
    invested = s.invested[player]
    return PlayerView(
        seat=player,
        corporation=word_of(CORPORATIONS, corporation),
        capital=s.capital[player],
        token_space=s.capital[player] % wrap,
        token_flipped=s.capital[player] >= wrap,
        cards=len(s.hands[player]),
        hand_size=s.hand_size(player),
        draw_list=[LineView(words[type], count) for type, count in lines],
        drawn=s.drawn_by(player),
        assets=[
            AssetView(
                t.assets[a].id, bool(s.exhausted >> a & 1), bool(s.used >> a & 1)
            )
            for a in s.owned[player]
        ],
        emergencies=[
            EmergencyView(
                t.cards[t.action_cards + c], CORPORATIONS[c], bool(s.faceup >> c & 1)
            )
            for c in range(SEATS)
            if s.emergency[c] == player
        ],
        kept=kept,
        broken=broken,
        may_trade=not s.no_trade >> player & 1,
        may_support_main=s.may_support(player, MAIN),
        may_support_counter=s.may_support(player, COUNTER),
        proposals_left=proposals_left(s, player),
        speaks_in=[word for w, word in enumerate(notation.WINDOW_WORDS) if windows >> w & 1],
        has_invested=invested != NOBODY,
        hand=[t.cards[card] for card in s.hands[player]] if own else None,
        remembered=None
        if memory is None
        else RememberedView(sorted([t.cards[card] for card in memory.cards]), memory.gone),
        rival=word_of(RIVALS, s.rivals[player]) if knows_rival or s.outcome is not None else None,
        investment=word_of(t.investments, invested) if own or s.scored else None,
    )  # fmt: skip


def deal_view(s: NewAngelesState, me: int) -> DealView:
    """Rules: NA-H.3, NA-30.0."""
    t = s.tables
    last = len(s.box) - 1
    return DealView(
        asset=word_of(t.asset_ids, s.revealed),
        main=None
        if s.main == NOBODY
        else OfferView(t.cards[s.main], s.active, declared(s, s.declared_main)),
        counteroffers=[
            OfferView(
                t.cards[card_of(code)], laid_by(code),
                declared(s, s.declared_counter) if i == last else [],
            )
            for i, code in enumerate(s.box)
        ],
        price=len(s.box),
        support_main=support_view(s, s.support_main, me),
        support_counter=support_view(s, s.support_counter, me),
        main_cards=len(s.support_main),
        counter_cards=len(s.support_counter),
        to_decide=to_decide(s),
        leading=OFFER_WORDS[s.leading()],
        winner=word_of(OFFER_WORDS, s.winner),
        bets=[list(bet) for bet in s.each_bet()],
    )  # fmt: skip


def declared(s: NewAngelesState, plan: tuple[int, ...]) -> list[str]:
    """Choices announced for an offer, in notation."""
    return [s.tables.actions.by_id(id).text for _, id in choices_in(plan)]


def support_view(s: NewAngelesState, pile: tuple[int, ...], me: int) -> list[SupportView]:
    """Who supports an offer with how many cards; a seat sees its own."""
    found = []
    for player in sorted({laid_by(code) for code in pile}):
        cards = [card_of(code) for code in pile if laid_by(code) == player]
        seen = [s.tables.cards[card] for card in cards] if player == me else []
        seat = None if player == DECK_CARD else player
        found.append(SupportView(seat, len(cards), seen))
    return found


def to_decide(s: NewAngelesState) -> list[int]:
    """Supporting players still to come, in order."""
    first = NOBODY
    for step in s.stack:
        if isinstance(step, Supporters):
            first = step.player
    if first == NOBODY:
        started = s.winner != NOBODY or bool(s.support_main or s.support_counter)
        first = s.active if started else s.left_of(s.active)
    found = s.supporters_from(first)
    top = s.stack[-1] if s.stack else None
    deciding = getattr(top, "decision", "") == "support"
    return [s.asked, *found] if deciding and s.asked >= 0 else found


def decks_view(s: NewAngelesState, me: int) -> DecksView:
    """Rules: NA-H.11."""
    t = s.tables
    known = [t.cards[card_of(code)] for code in s.discard if s.is_known_to(me, knowers_of(code))]
    events = []
    for place, event in enumerate(reversed(s.events), 1):
        sees = s.is_known_to(me, s.event_known[event])
        if sees or s.event_backs >> event & 1:
            name = t.events[event] if sees else None
            events.append(EventPlaceView(place, t.back_words[t.backs[event]], name))
    construction, biotech, labor, media, security = [len(deck) for deck in s.decks]
    return DecksView(
        construction=construction,
        biotech=biotech,
        labor=labor,
        media=media,
        security=security,
        discard=PileView(len(s.discard), sorted(known)),
        assets=len(s.assets),
        assets_known=[
            t.assets[a].id
            for a in (*reversed(s.track), *reversed(s.assets))
            if s.asset_known >> a & 1
        ],
        events=len(s.events),
        events_known=events,
        demands=len(s.demands),
    )


def proposal_view(s: NewAngelesState, p: Proposal) -> ProposalView:
    """An open proposal with all its terms."""
    t = s.tables
    return ProposalView(
        id=p.id,
        sender=p.sender,
        to=None if p.to < 0 else p.to,
        give=p.give,
        give_assets=[t.assets[a].id for a in p.give_assets],
        take=p.take,
        take_assets=[t.assets[a].id for a in p.take_assets],
        act=None if p.act is None else notation.write_act(p.act),
        by_sender=bool(p.sealed),
        promises=[notation.write_term(term) for term in p.promises],
        asks=[notation.write_term(term) for term in p.asks],
        scope=p.scope,
        uses=p.uses,
        binding=p.binding,
        as_promises=p.as_promises,
        pays=p.pays or None,
        note=p.note,
        accepted=[seat for seat in range(s.seats) if p.accepted >> seat & 1],
        rejected=[seat for seat in range(s.seats) if p.hidden >> seat & 1],
    )


def secrets_view(s: NewAngelesState, me: int) -> SecretsView:
    """What only the seat itself knows."""
    t = s.tables
    rival = s.rivals[me]
    rival_seat = s.seat_of[rival] if 0 <= rival < SEATS else NOBODY
    knows_spare = s.rival_known[s.seats] >> me & 1
    return SecretsView(
        rival=word_of(RIVALS, rival),
        rival_seat=None if rival_seat == NOBODY else rival_seat,
        spare_rival=word_of(RIVALS, s.rivals[s.seats]) if knows_spare else None,
        investment=word_of(t.investments, s.invested[me]),
        returned=word_of(t.investments, s.returned[me]),
        choices=[t.investments[c] for c in s.choices_of(me) if c != NOBODY],
    )
