/* Generated from the protocol's JSON Schema by scripts/types.mjs: do not edit. */

/**
 * The table as one seat may see it.
 */
export interface GreatMachineView {
  side: string;
  round: number;
  phase: string;
  event: string | null;
  events_opened: string[];
  events_left: number;
  tracks: TracksView;
  districts: DistrictView[];
  heroes: HeroView[];
  machine: MachineView;
  turn: TurnView;
  agreement: AgreementView | null;
  arrested: number;
  looked_at: CitizenView | null;
  unseen: {
    [k: string]: number;
  };
  arrested_seen: {
    [k: string]: number;
  };
  automa: AutomaView | null;
  shared_by_heroes: boolean;
}
/**
 * The dial: discontent, Master Plan, progress marker, successes.
 */
export interface TracksView {
  discontent: number;
  stage: number;
  active_kinds: string[];
  to_next_stage: number;
  at_round_start: number;
  plan: number;
  successes: number;
  riot_stage: boolean;
  marker: number | null;
  marker_steps: number | null;
  next_plan_start: number | null;
}
/**
 * A district tile with everything on it.
 */
export interface DistrictView {
  id: string;
  kind: string;
  column: number;
  row: number;
  turn: string;
  connections: string[];
  exits: (string | null)[];
  free_side: boolean;
  guard_slots: number;
  guards: number;
  broken: number;
  reinforcements: number;
  cores: number;
  guard_kinds: string[];
  load: number;
  load_terms: [string, number][];
  citizen_slots: number;
  people: CitizenView[];
  citizens: number;
  crowd: number;
  trust: number;
  servants: string[];
  heroes: string[];
  raid: boolean;
  riot: boolean;
  tokens: string[];
  trust_here: number;
  bonds_here: number;
}
/**
 * A citizen token. ``kind`` is there if the viewer has seen the face.
 */
export interface CitizenView {
  number: number;
  state: string;
  kind: string | null;
  active: boolean | null;
  tokens: string[];
}
/**
 * A hero in play, in ascending initiative.
 */
export interface HeroView {
  id: string;
  seat: number;
  initiative: number;
  trust: number;
  max_trust: number;
  district: string;
  began: string;
  leave_price: number;
  leave_terms: [string, number][];
  chosen: boolean;
  card: string | null;
  hand: string[] | null;
  cards: number;
  seized: string[] | null;
  seized_count: number;
  surely_seized: string[];
  detained: boolean;
  turn_taken: boolean;
  symbol: string;
  bonds: number;
  token: string;
  leader: boolean;
}
/**
 * The Great Machine, played or automated.
 */
export interface MachineView {
  seat: number | null;
  bonds: number;
  hand: string[] | null;
  hand_size: number;
  hand_seen: string[];
  published: string[];
  not_yet_in_force: string | null;
  used: string[];
  removed: string[];
  deck: number;
  servants: ServantView[];
  column: string[];
}
export interface ServantView {
  id: string;
  district: string;
  actions: number;
  idle: boolean;
  deactivated: boolean;
  token: string;
}
/**
 * The turn going on.
 */
export interface TurnView {
  hero: string | null;
  path: string[];
  ended: boolean;
  first_action: string | null;
  picked: number[];
}
/**
 * A proposal to the hero players that waits for their word (GM-5.5); heroes alone see it.
 */
export interface AgreementView {
  by_seat: number;
  agreed: number[];
  waiting: number[];
  said: {
    [k: string]: unknown;
  };
}
/**
 * What the automated Machine uses.
 */
export interface AutomaView {
  movement_left: string[];
  movement_seen: string[];
  tokens_up: string[];
  tokens_down: string[];
  supply: number;
  riot_tokens: number;
  missions: MissionView[];
  bases: string[];
  cores_taken: number;
  control_tokens: number;
  drones_attack: boolean;
  event_can_be_skipped: boolean;
}
export interface MissionView {
  id: string;
  letter: string;
  state: string;
}
