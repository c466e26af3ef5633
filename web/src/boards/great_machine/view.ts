/** The view and forecast of City of the Great Machine, as `view.py` and `forecast/` of the game write them. */
import type { Fits, Option, RefusalInfo, Table } from "../contract";
import type { GreatMachineView } from "./sent";

export type Terms = readonly (readonly [string, number])[];

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
  cores: number;
  load: number;
  load_terms: Terms;
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
  trust_here: number;
  bonds_here: number;
}

export interface Hero {
  id: string;
  seat: number;
  initiative: number;
  trust: number;
  max_trust: number;
  district: string;
  leave_price: number;
  leave_terms: Terms;
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

export interface MachineTable {
  side: string;
  round: number;
  phase: string;
  event: string | null;
  events_opened: string[];
  events_left: number;
  tracks: {
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
  };
  districts: District[];
  heroes: Hero[];
  machine: {
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
    servants: { id: string; district: string; actions: number; idle: boolean; deactivated: boolean; token: string }[];
    column: string[];
  };
  turn: { hero: string | null; path: string[]; ended: boolean; picked: number[] };
  arrested: number;
  unseen: Record<string, number>;
  arrested_seen: Record<string, number>;
  automa: {
    movement_left: string[];
    movement_seen: string[];
    tokens_up: string[];
    tokens_down: string[];
    supply: number;
    riot_tokens: number;
    missions: { id: string; letter: string; state: string }[];
    cores_taken: number;
    control_tokens: number;
    event_can_be_skipped: boolean;
  } | null;
  agreement: { by_seat: number; agreed: number[]; waiting: number[]; said: Record<string, unknown> } | null;
  shared_by_heroes: boolean;
}

/** Whether something happens as things stand, and what decides it. */
export interface Outlook {
  status: string;
  who?: string | null;
  price?: number | null;
  have?: number | null;
  heroes?: string[];
  districts?: string[];
  left?: number;
  right?: number;
}

export interface Riot {
  district: string;
  allowed: boolean;
  support: number;
  opposition: number;
  opposition_terms: Terms;
  unknown: number;
  price: number;
  chance: number;
}

export interface Way {
  hero: string;
  to: string;
  price: number;
  left: number;
  chance: number;
  legs: { from: string; to: string; price: number; terms: Terms; toll: number; left: number; rolls: boolean }[];
}

export interface Deed {
  act: string;
  price: number;
  terms?: Terms;
  each?: boolean;
  ready: boolean;
  refusal: RefusalInfo | null;
}

/** `forecast/__init__.py` says what each part means; nothing before the game begins and after its end. */
export interface MachineForecast {
  [part: string]: unknown;
  plan?: (Outlook & { event: string }) | null;
  event?: { protocol: Outlook; breakthrough: Outlook } | null;
  stage?: { stage: number; spaces: number; wakes: string[]; success: boolean; bonds: number | null } | null;
  raids?: { district: string; caught: boolean; coming: string[]; fails: boolean }[];
  income?: { districts: { district: string; heroes: string[]; trust: number }[]; bonuses: { hero: string; trust: number }[]; bonds: number | null; terms: Terms };
  end?: { plan_left: number; successes_left: number; latest_round: number | null; cards_left: number };
  riots?: Riot[];
  attacks?: { hero: string; district: string; guard: string; after_roll: boolean; bids: number[] }[];
  ways?: Way[];
  actions?: Deed[];
  orders?: { servant: string; may_move: boolean; moves: [string, number][]; acts: Deed[] }[];
  servants?: { servant: string; goals: { district: string; chance: number; cards: string[] }[]; acts: { act: string; available: boolean }[] }[];
  missions?: { mission: string; have: number; need: number }[];
}

export type GreatTable = Table<MachineTable, MachineForecast>;

export const KINDS = ["artist", "scientist", "merchant", "industrialist", "aristocrat", "traitor"];
const MOVED = ["move", "guard", "redirect"];
const LAID = ["relocate", "lay"];

/** What the candidate would leave behind if that can be foreseen, else what is known now. */
export function outlookOf(table: GreatTable): MachineForecast | null {
  return table.ghost && !table.ghost.loading && table.ghost.forecast ? table.ghost.forecast : table.forecast;
}

/** Which piece is picked to be moved: `servant:phantasm`, `guard:trade`. */
export function mover(table: GreatTable): { kind: string; word: string } | null {
  const [kind = "", word = ""] = (table.picked["mover"] ?? "").split(":");
  return kind ? { kind, word } : null;
}

/** What pressing a district could mean: the options that end there. */
export function districtOptions(table: GreatTable, id: string): readonly Option[] {
  const found = (table.decision?.options ?? []).filter((option) => option.args["district"] === id && !LAID.includes(option.kind));
  if (table.decision?.prompt === "step" && !found.length) {
    // Farther on the way: the whole way is meant.
    const legs = table.wanted === null ? (wayShown(table)?.legs ?? []) : [];
    const first = legs.some((leg) => leg.to === id) ? table.decision?.find(`step ${legs[0]!.to}`) : undefined;
    return first ? [first] : [];
  }
  const moved = mover(table);
  return found.filter((option) => {
    if (!MOVED.includes(option.kind)) return moved === null;
    if (!moved) return option.kind === "move";
    return moved.kind === "guard" ? option.args["from_district"] === moved.word : option.kind === "move" && option.args["servant"] === moved.word;
  });
}

/** Guards that could be sent somewhere from here. */
export function guardOptions(table: GreatTable, id: string): readonly Option[] {
  return (table.decision?.options ?? []).filter((option) => ["guard", "redirect"].includes(option.kind) && option.args["from_district"] === id);
}

/** Places where a district could lie; of the picked district, or of the only one. */
export function sites(table: GreatTable): readonly Option[] {
  const found = (table.decision?.options ?? []).filter((option) => LAID.includes(option.kind));
  const districts = new Set(found.map((option) => option.args["district"]));
  const picked = districts.size === 1 ? [...districts][0] : table.picked["tile"];
  return found.filter((option) => option.args["district"] === picked);
}

/** Districts that could be relocated. */
export function movable(table: GreatTable): ReadonlySet<string> {
  return new Set((table.decision?.options ?? []).filter((option) => LAID.includes(option.kind)).map((option) => option.args["district"] ?? ""));
}

export function citizenOption(table: GreatTable, number: number): Option | undefined {
  return (table.decision?.options ?? []).find((option) => option.kind === "citizen" && option.args["citizen"] === String(number));
}

/** Options that have no place on the map, in the hand or in the bar: they lie in the tray. */
export function trayOptions(table: GreatTable): readonly Option[] {
  const place = mover(table);
  return (table.decision?.options ?? []).filter((option) => {
    if (["access", "step", "citizen", ...MOVED, ...LAID, ...BAR].includes(option.kind)) return false;
    if (["district", "tile", "card"].includes(option.kind)) return !table.after.districts.some((one) => one.id === option.args["district"]);
    if (option.kind === "order" && place?.kind === "servant") return option.args["servant"] === place.word;
    return true;
  });
}
/** Short answers: buttons of the bar. */
export const BAR = ["pass", "end", "done", "take", "keep", "again", "reroll", "pickup"];

/** The way a hero takes: to the card about to be chosen, or to the one that was. */
export function wayShown(table: GreatTable): Way | undefined {
  const ways = table.forecast?.ways ?? [];
  const candidate = table.candidate;
  if (candidate?.kind === "access") return ways.find((way) => way.hero === candidate.args["hero"] && way.to === candidate.args["district"]);
  const hero = table.board.turn.hero;
  return table.view.prompt === "step" ? ways.find((way) => way.hero === hero) : undefined;
}

/** What the server sends (`sent.ts`, generated) fits what stands here: the compiler compares. */
export type Sent = Fits<GreatMachineView, MachineTable>;
