/** The view of New Angeles, as `tabletown/games/new_angeles/view.py` writes it. */
import type { Fits, Table } from "../contract";
import type { NewAngelesView } from "./sent";

export interface District {
  id: string;
  number: number;
  tier: number;
  next: string;
  primary: { resource: string; amount: number };
  secondary: { resource: string; amount: number } | null;
  android: boolean;
  development: boolean;
  outage: boolean;
  illness: boolean;
  unrest: string;
  units: string[];
  col: number;
  row: number;
}

export interface PlayerView {
  seat: number;
  corporation: string | null;
  capital: number;
  cards: number;
  hand_size: number;
  draw_list: { type: string; count: number }[];
  assets: { asset: string; exhausted: boolean; used: boolean }[];
  emergencies: { card: string; corporation: string; faceup: boolean }[];
  kept: number;
  broken: number;
  may_trade: boolean;
  proposals_left: number;
  speaks_in: string[];
  has_invested: boolean;
  hand: string[] | null;
  rival: string | null;
  investment: string | null;
}

export interface Offer {
  card: string;
  seat: number;
  declared: string[];
}

export interface Support {
  seat: number | null;
  count: number;
  cards: string[];
}

export interface Deal {
  asset: string | null;
  main: Offer | null;
  counteroffers: Offer[];
  price: number;
  support_main: Support[];
  support_counter: Support[];
  main_cards: number;
  counter_cards: number;
  to_decide: number[];
  leading: string;
  winner: string | null;
}

export interface Proposal {
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
  note: string;
  accepted: number[];
  rejected: number[];
}

export interface AngelesView {
  phase: string;
  round: number;
  space: number;
  spaces: string[];
  active: number;
  threat: number;
  threat_end: number;
  districts: District[];
  reserve: Record<string, number>;
  supply: { resource: string; amount: number; target: number; end: number }[];
  demand: { id: string; fail_threat: number } | null;
  track: number;
  event: string | null;
  next_event_back: string | null;
  deal: Deal | null;
  players: PlayerView[];
  decks: NewAngelesView["decks"];
  proposals: Proposal[];
  promises: { id: number; promiser: number; promisee: number | null; term: string; status: string; done: number }[];
  ready: number[];
  secrets: {
    rival: string | null;
    rival_seat: number | null;
    spare_rival: string | null;
    investment: string | null;
    returned: string | null;
    choices: string[];
  } | null;
  card_types: Record<string, string>;
}

/** An offer's first choice on one place (empty: nothing to choose): threat and capital by seat. */
export interface Try {
  district: string;
  threat: number;
  capital: number[];
}

export interface AngelesForecast extends Record<string, unknown> {
  production?: { district: string; makes: Record<string, number> | unknown; unrest: string; outage: boolean }[];
  supply?: { resource: string; now: number; after_round: number; before_demand: number; target: number; enough: boolean }[];
  demand?: { met: boolean; fail_threat: number; falls_city: boolean; productions_left: number };
  event?: { back: string; known: boolean; worst: number };
  offers?: { card: string; seat: number; income: number[]; illness_safe: boolean; tries: Try[] }[];
  me?: {
    federalist: boolean;
    rival: number | null;
    ahead_of_rival: number | null;
    wins_if_city_stands: boolean;
    wins_if_city_falls: boolean;
    investment: number;
  };
}

export type AngelesTable = Table<AngelesView, AngelesForecast>;

export const RESOURCES = ["energy", "consumables", "tech", "entertainment", "credits"];
export const TYPES = ["construction", "biotech", "labor", "media", "security"];

/** What the server sends (`sent.ts`, generated) fits what stands here: the compiler compares. */
export type Sent = Fits<NewAngelesView, AngelesView>;
