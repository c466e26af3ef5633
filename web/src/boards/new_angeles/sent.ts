/* Generated from the protocol's JSON Schema by scripts/types.mjs: do not edit. */

/**
 * The whole table as a seat sees it.
 */
export interface NewAngelesView {
  phase: string;
  round: number;
  space: number;
  spaces: string[];
  active: number;
  threat: number;
  threat_end: number;
  districts: DistrictView[];
  reserve: {
    [k: string]: number;
  };
  supply: ResourceView[];
  demand: DemandView | null;
  track: number;
  event: string | null;
  next_event_back: string | null;
  deal: DealView | null;
  players: PlayerView[];
  decks: DecksView;
  proposals: ProposalView[];
  promises: PromiseView[];
  ready: number[];
  secrets: SecretsView | null;
  card_types: {
    [k: string]: string;
  };
}
/**
 * A district: what is printed, and what stands there.
 */
export interface DistrictView {
  id: string;
  number: number;
  tier: number;
  next: string;
  primary: YieldView;
  secondary: YieldView | null;
  android: boolean;
  development: boolean;
  outage: boolean;
  illness: boolean;
  unrest: string;
  units: string[];
  col: number;
  row: number;
}
/**
 * What a district yields of a resource.
 */
export interface YieldView {
  resource: string;
  amount: number;
}
/**
 * One track of the supply (NA-40) with its target token (NA-69).
 */
export interface ResourceView {
  resource: string;
  amount: number;
  target: number;
  end: number;
}
/**
 * A demand card.
 */
export interface DemandView {
  id: string;
  fail_threat: number;
}
/**
 * The deal that is going on (NA-U.7).
 */
export interface DealView {
  asset: string | null;
  main: OfferView | null;
  counteroffers: OfferView[];
  price: number;
  support_main: SupportView[];
  support_counter: SupportView[];
  main_cards: number;
  counter_cards: number;
  to_decide: number[];
  leading: string;
  winner: string | null;
  bets: number[][];
}
/**
 * An offer of the deal.
 */
export interface OfferView {
  card: string;
  seat: number;
  declared: string[];
}
/**
 * The support that a player gives to an offer.
 */
export interface SupportView {
  seat: number | null;
  count: number;
  cards: string[];
}
/**
 * A player: public facts, and what the viewer knows besides.
 */
export interface PlayerView {
  seat: number;
  corporation: string | null;
  capital: number;
  token_space: number;
  token_flipped: boolean;
  cards: number;
  hand_size: number;
  draw_list: LineView[];
  drawn: number[];
  assets: AssetView[];
  emergencies: EmergencyView[];
  kept: number;
  broken: number;
  may_trade: boolean;
  may_support_main: boolean;
  may_support_counter: boolean;
  proposals_left: number;
  speaks_in: string[];
  has_invested: boolean;
  hand: string[] | null;
  remembered: RememberedView | null;
  rival: string | null;
  investment: string | null;
}
/**
 * How many cards of a type.
 */
export interface LineView {
  type: string;
  count: number;
}
/**
 * An asset in a play area.
 */
export interface AssetView {
  asset: string;
  exhausted: boolean;
  used: boolean;
}
/**
 * An emergency action card lying in a play area (NA-H.15).
 */
export interface EmergencyView {
  card: string;
  corporation: string;
  faceup: boolean;
}
/**
 * What the viewer remembers of this hand: it held ``cards``, and ``gone`` cards left unseen.
 */
export interface RememberedView {
  cards: string[];
  gone: number;
}
/**
 * Decks with their sizes (NA-H.6) and what is known of them.
 */
export interface DecksView {
  construction: number;
  biotech: number;
  labor: number;
  media: number;
  security: number;
  discard: PileView;
  assets: number;
  assets_known: string[];
  events: number;
  events_known: EventPlaceView[];
  demands: number;
}
/**
 * The common discard pile, facedown (NA-16.4).
 */
export interface PileView {
  size: number;
  known: string[];
}
/**
 * What is known of an event in the deck; place 1 is the top.
 */
export interface EventPlaceView {
  place: number;
  back: string;
  event: string | null;
}
/**
 * An open proposal, without sealed moves (NA-N.7).
 */
export interface ProposalView {
  id: number;
  sender: number;
  to: number | null;
  give: number;
  give_assets: string[];
  take: number;
  take_assets: string[];
  act: string | null;
  by_sender: boolean;
  promises: string[];
  asks: string[];
  scope: string;
  uses: number;
  binding: boolean;
  as_promises: boolean;
  pays: number | null;
  note: string;
  accepted: number[];
  rejected: number[];
}
/**
 * An entry of the promise book (NA-N.43).
 */
export interface PromiseView {
  id: number;
  promiser: number;
  promisee: number | null;
  term: string;
  status: string;
  done: number;
}
/**
 * The drawer: what only the viewer knows of the own cards (NA-U.10).
 */
export interface SecretsView {
  rival: string | null;
  rival_seat: number | null;
  spare_rival: string | null;
  investment: string | null;
  returned: string | null;
  choices: string[];
}
/**
 * Before the set-up is over there are only paths; a spectator has no ``me``.
 */
export interface NewAngelesForecast {
  deal?: DealForecast;
  demand?: DemandForecast;
  event?: EventForecast;
  me?: OwnForecast;
  offers?: OfferForecast[];
  paths: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  production?: ProductionForecast[];
  supply?: SupplyForecast[];
}
/**
 * Who wins if nothing more is added, and how many cards would turn it.
 */
export interface DealForecast {
  leader: number;
  leading: string;
  to_turn: number | null;
}
/**
 * Production phases before the demand, whether it is met then, the threat if not.
 */
export interface DemandForecast {
  fail_threat: number;
  falls_city: boolean;
  met: boolean;
  productions_left: number;
}
/**
 * The back of the next event, and the threat that each possible card would add now.
 */
export interface EventForecast {
  back: string;
  known: boolean;
  threat: [string, number][];
  worst: number;
}
/**
 * The own rival and investment, and the result if the game ended now.
 */
export interface OwnForecast {
  ahead_of_rival: number | null;
  federalist: boolean;
  investment: number;
  poorer_players: number;
  rival: number | null;
  wins_if_city_falls: boolean;
  wins_if_city_stands: boolean;
}
/**
 * An offer on the table: capital that each seat's contract could gain at most, and its choices.
 */
export interface OfferForecast {
  card: string;
  illness_safe: boolean;
  income: number[];
  seat: number;
  tries: TriedChoice[];
}
/**
 * An offer's first choice on one place (empty: nothing to choose): threat, and capital by seat.
 */
export interface TriedChoice {
  capital: number[];
  district: string;
  threat: number;
}
/**
 * What an android district makes in the next production phase, and its state afterwards.
 */
export interface ProductionForecast {
  district: string;
  makes: [string, number][];
  outage: boolean;
  unrest: string;
}
export interface SupplyForecast {
  after_round: number;
  before_demand: number;
  enough: boolean;
  now: number;
  resource: string;
  target: number;
}
