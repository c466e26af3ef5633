/** The view of City of the Great Machine, as `tabletown/games/great_machine/view.py` writes it. */
import type { Option, Table } from "../contract";

export interface Citizen {
  number: number;
  state: string;
  kind: string | null;
  active: boolean | null;
  tokens: string[];
}

export interface District {
  id: string;
  kind: string;
  column: number;
  row: number;
  turn: string;
  connections: string[];
  free_side: boolean;
  guard_slots: number;
  guards: number;
  broken: number;
  reinforcements: number;
  load: number;
  load_terms: [string, number][];
  citizen_slots: number;
  people: Citizen[];
  citizens: number;
  crowd: number;
  trust: number;
  servants: string[];
  heroes: string[];
  raid: boolean;
  riot: boolean;
  tokens: string[];
}

export interface Hero {
  id: string;
  seat: number;
  initiative: number;
  trust: number;
  max_trust: number;
  district: string;
  leave_price: number;
  leave_terms: [string, number][];
  chosen: boolean;
  card: string | null;
  hand: string[] | null;
  cards: number;
  seized: string[] | null;
  seized_count: number;
  detained: boolean;
  turn_taken: boolean;
  leader: boolean;
}

export interface MachineTable {
  side: string;
  round: number;
  phase: string;
  event: string | null;
  events_left: number;
  tracks: {
    discontent: number;
    stage: number;
    active_kinds: string[];
    to_next_stage: number;
    plan: number;
    successes: number;
    riot_stage: boolean;
    marker: number | null;
    marker_steps: number | null;
  };
  districts: District[];
  heroes: Hero[];
  machine: {
    seat: number | null;
    bonds: number;
    hand: string[] | null;
    hand_size: number;
    published: string[];
    deck: number;
    servants: { id: string; district: string; actions: number; idle: boolean }[];
    column: string[];
  };
  turn: { hero: string | null; path: string[]; ended: boolean };
  arrested: number;
  unseen: Record<string, number>;
  automa: {
    movement_left: string[];
    movement_seen: string[];
    supply: number;
    riot_tokens: number;
    missions: { id: string; letter: string; state: string }[];
  } | null;
  shared_by_heroes: boolean;
}

export type MachineForecast = Record<string, unknown>;
export type GreatTable = Table<MachineTable, MachineForecast>;

export const KINDS = ["artist", "scientist", "merchant", "industrialist", "aristocrat", "traitor"];

/** What pressing a district could mean: the options that end there. */
export function districtOptions(table: GreatTable, id: string): readonly Option[] {
  const found = (table.decision?.options ?? []).filter((option) => option.args["district"] === id && !["relocate", "lay"].includes(option.kind));
  const mover = table.picked["mover"];
  return mover === undefined ? found : found.filter((option) => option.args["servant"] === mover || option.args["from_district"] === mover);
}
