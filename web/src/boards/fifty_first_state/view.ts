/** The view of 51st State, as `tabletown/games/fifty_first_state/view.py` writes it. */
import type { Fits, RefusalInfo, Table } from "../contract";
import type { FiftyFirstView } from "./sent";

export type Goods = Record<string, number>;

export interface Clause {
  timing?: string;
  verb: string;
  cost?: Goods;
  uses?: number;
  id?: string;
  goods?: Goods;
  options?: Goods[] | string[];
  good?: string;
  category?: string;
  counted?: string;
  max?: number;
  min?: number;
  owner?: string;
  amount?: number;
  events?: string[];
  slots?: { goods: string[]; max: number }[];
}

export interface CardFace {
  id: string;
  set: string;
  type: string;
  open: boolean;
  distance: number;
  categories: string[];
  spoils: Goods;
  deal: string;
  defence: number;
  built_in_shield: boolean;
  uses: number;
  copies: number;
  effect: Clause[];
}

export interface FactionFace {
  id: string;
  color: string;
  production: Goods;
  actions: Clause[];
}

export interface ConnectionFace {
  id: string;
  colour: string;
  cost: Goods;
  goods: Goods;
}

export interface LocationView {
  location: string;
  card: string;
  row: string;
  ruin: boolean;
  shield: boolean;
  visited: boolean;
  used: number;
  defence: number;
  cache: Goods;
  stored: Goods;
}

export interface PlayerView {
  seat: number;
  faction: string | null;
  vp: number;
  passed: boolean;
  tokens: Goods;
  hand: number;
  seen: string[];
  connections: string[];
  locations: LocationView[];
  deals: string[];
  faction_used: string[];
  categories: Record<string, number>;
  location_count: number;
  ruins: number;
  goods: number;
  chosen: number;
}

export interface HegemonyView {
  vp: number;
  passed: boolean;
  locations: LocationView[];
  categories: Record<string, number>;
  location_count: number;
  attacks: number;
  most_attacks: number;
  attack_pile: string[];
  pass_due: boolean;
  next: string;
}

export interface FiftyView {
  round: number;
  phase: string;
  first: number;
  active: number | null;
  goal: number;
  last_round: boolean;
  reached_by: number[];
  idle_rounds: number;
  players: PlayerView[];
  hegemony: HegemonyView | null;
  display: string[];
  face_up: Record<string, string | null>;
  deck: number;
  discard: string[];
  connection_decks: Record<string, number>;
  connection_discards: Record<string, string[]>;
  supply: Record<string, number | null>;
  redirects: { seat: number; owner: number; location: string }[];
  produced: Goods[];
  title: string | null;
  hand: string[];
  aside: string[];
  wish: string | null;
  cards: Record<string, CardFace>;
  connections: Record<string, ConnectionFace>;
  factions: Record<string, FactionFace>;
}

export interface Reason {
  key: string;
  rule: string;
  args: Record<string, unknown>;
}

export interface Use {
  price?: Goods;
  why_not: Reason | null;
  goods?: Goods;
  cache?: Goods;
  one_of?: Goods[];
  copies?: boolean;
  every_round?: Goods;
}

export interface HandForecast {
  card: string;
  distance: number;
  build: Use;
  deal: Use;
  raze: Use;
  develop: { why_not: Reason | null; onto: (Use & { location: string; brick: boolean })[] };
}

export interface FiftyForecast extends Record<string, unknown> {
  scores: { seat: number; vp: number; locations: number; total: number; goods: number; leads: boolean }[];
  production: { seat: number; total: Goods; one_of: { location: string; options: Goods[] }[]; stored: Goods }[];
  hand?: HandForecast[];
  opponents?: {
    owner: number;
    location: string;
    defence: number;
    spoils: Goods;
    compensation: string | null;
    can_raze: boolean;
    open: boolean;
    can_visit: boolean;
  }[];
  passing?: { lost: Goods; storable: Goods; room: number; choose: boolean; shields: number; unused_actions: string[] };
  exposure?: { hits?: Record<string, number>; unseen?: number; misses?: number } & Record<string, unknown>;
}

export type FiftyTable = Table<FiftyView, FiftyForecast>;

export function refusalText(table: FiftyTable, reason: Reason): string {
  return table.say.refusal(reason as unknown as RefusalInfo);
}

/** My own player, or the first for a spectator. */
export function me(table: FiftyTable): PlayerView {
  return table.after.players[table.seat ?? 0]!;
}

/** The option that does `kind` with these words, if it is legal now. */
export function legal(table: FiftyTable, ...words: string[]): string | null {
  const text = words.join(" ");
  return table.decision?.find(text) ? text : null;
}

/** What the server sends (`sent.ts`, generated) fits what stands here: the compiler compares. Clauses are data of the content. */
export type Sent = Fits<Omit<FiftyFirstView, "cards" | "factions">, Omit<FiftyView, "cards" | "factions">>;
export type SentFace = Fits<Omit<FiftyFirstView["cards"][string], "effect">, Omit<CardFace, "effect">>;
export type SentFaction = Fits<Omit<FiftyFirstView["factions"][string], "actions">, Omit<FactionFace, "actions">>;
