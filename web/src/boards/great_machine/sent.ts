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
/**
 * A servant of the Machine.
 */
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
/**
 * A mission of the automa.
 */
export interface MissionView {
  id: string;
  letter: string;
  state: string;
}
/**
 * Nothing before the game begins and after its end; then as the mode and the side allow.
 */
export interface GreatMachineForecast {
  actions?: ActForecast[];
  attacks?: AttackForecast[];
  end?: EndForecast;
  event?: EventForecast | null;
  income?: IncomeForecast;
  missions?: MissionForecast[];
  orders?: OrderForecast[];
  plan?: PlanForecast | null;
  raids?: RaidForecast[];
  riots?: RiotForecast[];
  servants?: ServantForecast[];
  stage?: StageForecast | null;
  ways?: WayForecast[];
}
/**
 * An action of the hero whose turn it is, or of a servant: its price with its terms, or why not.
 */
export interface ActForecast {
  act: string;
  each?: boolean;
  price: number;
  ready: boolean;
  refusal: RefusalForecast | null;
  terms?: [string, number][];
}
export interface RefusalForecast {
  args: {
    [k: string]: unknown;
  };
  key: string;
  rule: string;
}
/**
 * A hero with a guard nearby: the chance of every bid.
 */
export interface AttackForecast {
  after_roll: boolean;
  bids: number[];
  district: string;
  guard: string;
  hero: string;
}
/**
 * How far each side is from its goal, and the last possible round.
 */
export interface EndForecast {
  cards_left: number;
  latest_round: number | null;
  plan_left: number;
  successes_left: number;
}
/**
 * Automa: the protocol and the breakthrough of the event.
 */
export interface EventForecast {
  breakthrough: Verdict;
  protocol: Verdict;
}
/**
 * Whether something happens as things stand (or is open: somebody decides), and what decides it:
 *     who can pay, or the heroes, districts or numbers that the condition looks at.
 */
export interface Verdict {
  districts?: string[];
  have?: number | null;
  heroes?: string[];
  left?: number;
  price?: number | null;
  right?: number;
  status: string;
  who?: string | null;
}
/**
 * Trust and bonds of the next initial phase if nothing moved.
 */
export interface IncomeForecast {
  bonds: number | null;
  bonuses: HeroBonus[];
  districts: DistrictIncome[];
  terms: [string, number][];
}
export interface HeroBonus {
  hero: string;
  trust: number;
}
export interface DistrictIncome {
  district: string;
  heroes: string[];
  trust: number;
}
/**
 * Automa: how much of a goal is reached.
 */
export interface MissionForecast {
  have: number;
  mission: string;
  need: number;
}
/**
 * A servant of the Machine: the prices of its moves and actions.
 */
export interface OrderForecast {
  acts: ActForecast[];
  may_move: boolean;
  moves: [string, number][];
  servant: string;
}
/**
 * Whether the event moves the Master Plan.
 */
export interface PlanForecast {
  districts?: string[];
  event: string;
  have?: number | null;
  heroes?: string[];
  left?: number;
  price?: number | null;
  right?: number;
  status: string;
  who?: string | null;
}
/**
 * A raid on the table: who was caught, may come or surely comes.
 */
export interface RaidForecast {
  caught: boolean;
  coming: string[];
  district: string;
  fails: boolean;
}
/**
 * A riot in a district: the sides known so far, unknown citizens, price, chance.
 */
export interface RiotForecast {
  allowed: boolean;
  chance: number;
  district: string;
  opposition: number;
  opposition_terms: [string, number][];
  price: number;
  support: number;
  unknown: number;
}
/**
 * Automa: where a servant may go next, and what it would do where it stands.
 */
export interface ServantForecast {
  acts: PriorityForecast[];
  goals: GoalForecast[];
  servant: string;
}
export interface PriorityForecast {
  act: string;
  available: boolean;
}
export interface GoalForecast {
  cards: string[];
  chance: number;
  district: string;
}
/**
 * The next stage of discontent: spaces to it, who wakes, the Machine's bonds then.
 */
export interface StageForecast {
  bonds: number | null;
  spaces: number;
  stage: number;
  success: boolean;
  wakes: string[];
}
/**
 * The best way of a hero to where the hero goes or may go, price by price.
 */
export interface WayForecast {
  chance: number;
  hero: string;
  left: number;
  legs: LegForecast[];
  price: number;
  to: string;
}
export interface LegForecast {
  from: string;
  left: number;
  price: number;
  rolls: boolean;
  terms: [string, number][];
  to: string;
  toll: number;
}
