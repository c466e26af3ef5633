"""What a view holds, with stable names. The client's types are generated from these.

Ids are the words of the notation; seats are numbers; ``null`` (or an empty list) stands for what is
not there or not known. Everything is public unless its field says "own" or "known".
"""

from __future__ import annotations

import msgspec


class ResourceView(msgspec.Struct):
    """One track of the supply (NA-40) with its target token (NA-69)."""

    resource: str
    amount: int
    target: int
    end: int


class YieldView(msgspec.Struct):
    """What a district yields of a resource."""

    resource: str
    amount: int


class DistrictView(msgspec.Struct):
    """A district: what is printed, and what stands there."""

    id: str
    number: int
    tier: int
    next: str  # where the outgoing path leads; "root" for the last one
    primary: YieldView  # as printed
    secondary: YieldView | None
    android: bool
    development: bool
    outage: bool
    illness: bool
    unrest: str  # stable, protest, strike
    units: list[str]  # human_first, orgcrime, prisec
    col: int  # where the board shows it
    row: int


class AssetView(msgspec.Struct):
    """An asset in a play area."""

    asset: str
    exhausted: bool
    used: bool  # its end-of-turn ability was used in this step


class EmergencyView(msgspec.Struct):
    """An emergency action card lying in a play area (NA-H.15)."""

    card: str
    corporation: str  # whose card it is
    faceup: bool


class RememberedView(msgspec.Struct):
    """What the viewer remembers of this hand: it held ``cards``, and ``gone`` cards left unseen."""

    cards: list[str]
    gone: int


class LineView(msgspec.Struct):
    """How many cards of a type."""

    type: str
    count: int


class PlayerView(msgspec.Struct):
    """A player: public facts, and what the viewer knows besides."""

    seat: int
    corporation: str | None
    capital: int
    token_space: int  # where the capital token stands (NA-15.4)
    token_flipped: bool
    cards: int  # number of hand cards
    hand_size: int
    draw_list: list[LineView]
    drawn: list[int]  # by type: cards drawn openly, less those shown since
    assets: list[AssetView]
    emergencies: list[EmergencyView]
    kept: int  # promises
    broken: int
    may_trade: bool  # False while Mark Yale forbids it
    may_support_main: bool  # False for who laid a deck card for the counteroffer (Isabel McGuire)
    may_support_counter: bool  # False while Locust Company forbids it, or Isabel McGuire
    proposals_left: int  # how many more may be made now (NA-N.23)
    speaks_in: list[str]  # the negotiation windows in which the player wants to be asked (NA-N.67)
    has_invested: bool
    hand: list[str] | None  # own, in the order received
    remembered: RememberedView | None
    rival: str | None  # known
    investment: str | None  # own, or revealed


class OfferView(msgspec.Struct):
    """An offer of the deal."""

    card: str
    seat: int
    declared: list[str]  # choices announced for Caprice Nisei


class SupportView(msgspec.Struct):
    """The support that a player gives to an offer."""

    seat: int | None  # None: laid from a deck by Isabel McGuire
    count: int
    cards: list[str]  # own


class DealView(msgspec.Struct):
    """The deal that is going on (NA-U.7)."""

    asset: str | None
    main: OfferView | None
    counteroffers: list[OfferView]  # from the bottom; the last one is the counteroffer
    price: int  # cards to discard for the next counteroffer
    support_main: list[SupportView]
    support_counter: list[SupportView]
    main_cards: int
    counter_cards: int
    to_decide: list[int]  # supporting players still to come, the present one included
    leading: str  # offer that wins if nothing more is added: main or counter
    winner: str | None  # once it is fixed
    bets: list[list[int]]  # seat, player bet on, amount


class PileView(msgspec.Struct):
    """The common discard pile, facedown (NA-16.4)."""

    size: int
    known: list[str]  # cards in it that the viewer knows, sorted


class EventPlaceView(msgspec.Struct):
    """What is known of an event in the deck; place 1 is the top."""

    place: int
    back: str
    event: str | None


class DecksView(msgspec.Struct):
    """Decks with their sizes (NA-H.6) and what is known of them."""

    construction: int
    biotech: int
    labor: int
    media: int
    security: int
    discard: PileView
    assets: int
    assets_known: list[str]  # facedown in deck or track at a place everybody remembers
    events: int
    events_known: list[EventPlaceView]
    demands: int


class DemandView(msgspec.Struct):
    """A demand card."""

    id: str
    fail_threat: int


class ProposalView(msgspec.Struct):
    """An open proposal, without sealed moves (NA-N.7)."""

    id: int
    sender: int
    to: int | None  # None: anybody
    give: int
    give_assets: list[str]
    take: int
    take_assets: list[str]
    act: str | None
    by_sender: bool  # the act is the proposer's own, its move sealed
    promises: list[str]
    asks: list[str]
    scope: str
    uses: int
    binding: bool
    as_promises: bool
    pays: int | None
    note: str
    accepted: list[int]
    rejected: list[int]


class PromiseView(msgspec.Struct):
    """An entry of the promise book (NA-N.43)."""

    id: int
    promiser: int
    promisee: int | None  # None: everyone
    term: str
    status: str
    done: int


class SecretsView(msgspec.Struct):
    """The drawer: what only the viewer knows of the own cards (NA-U.10)."""

    rival: str | None
    rival_seat: int | None  # who plays the rival corporation
    spare_rival: str | None  # known after Thomas Haas
    investment: str | None
    returned: str | None
    choices: list[str]  # the two investments to choose from


class NewAngelesView(msgspec.Struct):
    """The whole table as a seat sees it."""

    phase: str  # setup, action, production, event, demand
    round: int  # number of the standard round
    space: int  # of the round track
    spaces: list[str]
    active: int
    threat: int
    threat_end: int
    districts: list[DistrictView]
    reserve: dict[str, int]
    supply: list[ResourceView]
    demand: DemandView | None
    track: int  # asset cards on the turn track
    event: str | None  # being resolved
    next_event_back: str | None
    deal: DealView | None
    players: list[PlayerView]
    decks: DecksView
    proposals: list[ProposalView]
    promises: list[PromiseView]
    ready: list[int]  # seats that are ready, in a negotiation window
    secrets: SecretsView | None
    card_types: dict[str, str]  # every action card and its type, as printed
