/* Generated from the protocol's JSON Schema by scripts/types.mjs: do not edit. */

/**
 * The table as one seat may see it; ``hand``, ``aside`` and ``wish`` are its own secrets.
 */
export interface FiftyFirstView {
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
  face_up: {
    [k: string]: string | null;
  };
  deck: number;
  discard: string[];
  connection_decks: {
    [k: string]: number;
  };
  connection_discards: {
    [k: string]: string[];
  };
  supply: {
    [k: string]: number | null;
  };
  redirects: RedirectView[];
  produced: {
    [k: string]: number;
  }[];
  title: string | null;
  hand: string[];
  aside: string[];
  wish: string | null;
  cards: {
    [k: string]: CardFace;
  };
  connections: {
    [k: string]: ConnectionFace;
  };
  factions: {
    [k: string]: FactionFace;
  };
}
/**
 * Everything public about one player (FFS-4.1, FFS-4.3, FFS-4.4, FFS-4.9).
 */
export interface PlayerView {
  seat: number;
  faction: string | null;
  vp: number;
  passed: boolean;
  tokens: {
    [k: string]: number;
  };
  hand: number;
  seen: string[];
  connections: string[];
  locations: LocationView[];
  deals: string[];
  faction_used: string[];
  categories: {
    [k: string]: number;
  };
  location_count: number;
  ruins: number;
  goods: number;
  chosen: number;
}
/**
 * One card in a state. A ruin only keeps its name and what it was.
 */
export interface LocationView {
  location: string;
  card: string;
  row: string;
  ruin: boolean;
  shield: boolean;
  visited: boolean;
  used: number;
  defence: number;
  cache: {
    [k: string]: number;
  };
  stored: {
    [k: string]: number;
  };
}
/**
 * The solo opponent.
 */
export interface HegemonyView {
  vp: number;
  passed: boolean;
  locations: LocationView[];
  categories: {
    [k: string]: number;
  };
  location_count: number;
  attacks: number;
  most_attacks: number;
  attack_pile: string[];
  pass_due: boolean;
  next: string;
}
/**
 * Somebody gains the product of another player's location in this phase (FFS-7.5).
 */
export interface RedirectView {
  seat: number;
  owner: number;
  location: string;
}
/**
 * What is printed on a location card.
 */
export interface CardFace {
  id: string;
  set: string;
  type: string;
  open: boolean;
  distance: number;
  categories: string[];
  spoils: {
    [k: string]: number;
  };
  deal: string;
  defence: number;
  built_in_shield: boolean;
  uses: number;
  copies: number;
  effect: ClauseFace[];
}
/**
 * A clause of the effect vocabulary (FFS-26), as far as it is drawn.
 */
export interface ClauseFace {
  amount?: number;
  category?: string;
  cost?: {
    [k: string]: number;
  };
  counted?: string;
  events?: string[];
  good?: string;
  goods?: {
    [k: string]: number;
  };
  id?: string;
  max?: number;
  min?: number;
  options?: (
    | {
        [k: string]: number;
      }
    | string
  )[];
  owner?: string;
  slots?: StoreFace[];
  timing?: string;
  uses?: number;
  verb: string;
}
/**
 * A place on a card where goods are kept.
 */
export interface StoreFace {
  goods: string[];
  max: number;
}
/**
 * What is printed on a connection card.
 */
export interface ConnectionFace {
  id: string;
  colour: string;
  cost: {
    [k: string]: number;
  };
  goods: {
    [k: string]: number;
  };
}
/**
 * What is printed on a faction board.
 */
export interface FactionFace {
  id: string;
  color: string;
  production: {
    [k: string]: number;
  };
  actions: ClauseFace[];
}
/**
 * A spectator gets the public part; only a solo game has ``exposure``.
 */
export interface FiftyFirstForecast {
  actions?: ActionForecast[];
  exposure?: ExposureForecast;
  hand?: HandForecast[];
  opponents?: TargetForecast[];
  passing?: PassingForecast;
  production: ProductionForecast[];
  scores: ScoreForecast[];
}
/**
 * Remaining uses of an own action location.
 */
export interface ActionForecast {
  after_recruit: boolean;
  location: string;
  payable: boolean;
  uses_left: number;
  why_not: WhyNot | null;
}
/**
 * Why something is not possible now.
 */
export interface WhyNot {
  args: {
    [k: string]: unknown;
  };
  key: string;
  rule: string;
}
/**
 * How many of the unseen cards would hit which own location next.
 */
export interface ExposureForecast {
  by_category: {
    [k: string]: string[];
  };
  cards: number;
  hits: {
    [k: string]: number;
  };
  marked: string[];
  misses: number;
  ties: number;
}
/**
 * The uses of a card in hand side by side.
 */
export interface HandForecast {
  build: CardUse;
  card: string;
  deal: CardUse;
  develop: Development;
  distance: number;
  raze: CardUse;
}
/**
 * One use of a card: its price, why not, and what it gives.
 */
export interface CardUse {
  cache?: {
    [k: string]: number;
  };
  copies?: boolean;
  every_round?: {
    [k: string]: number;
  };
  goods: {
    [k: string]: number;
  };
  one_of?: {
    [k: string]: number;
  }[];
  price: {
    [k: string]: number;
  };
  why_not: WhyNot | null;
}
export interface Development {
  onto: DevelopTarget[];
  why_not: WhyNot | null;
}
/**
 * Developing onto a location.
 */
export interface DevelopTarget {
  brick: boolean;
  cache: {
    [k: string]: number;
  };
  copies: boolean;
  goods: {
    [k: string]: number;
  };
  location: string;
  one_of: {
    [k: string]: number;
  }[];
}
/**
 * A location of an opponent.
 */
export interface TargetForecast {
  can_raze: boolean;
  can_visit: boolean;
  compensation: string | null;
  defence: number;
  location: string;
  open: boolean;
  owner: number;
  spoils: {
    [k: string]: number;
  };
}
/**
 * What passing now would cost.
 */
export interface PassingForecast {
  choose: boolean;
  lost: {
    [k: string]: number;
  };
  room: number;
  shields: number;
  storable: {
    [k: string]: number;
  };
  tokens: {
    [k: string]: number;
  };
  unused_actions: string[];
}
/**
 * The next Production phase of a player, source by source.
 */
export interface ProductionForecast {
  copies: string[];
  one_of: ChoiceForecast[];
  seat: number;
  sources: SourceForecast[];
  stored: {
    [k: string]: number;
  };
  suppliers: SupplierForecast[];
  total: {
    [k: string]: number;
  };
}
/**
 * A location that gives one of several bags.
 */
export interface ChoiceForecast {
  location: string;
  options: {
    [k: string]: number;
  }[];
}
export interface SourceForecast {
  goods: {
    [k: string]: number;
  };
  name: string;
  source: string;
}
/**
 * What Suppliers could take.
 */
export interface SupplierForecast {
  goods: {
    [k: string]: number;
  };
  location: string;
  one_of: {
    [k: string]: number;
  }[];
  owner: number;
}
/**
 * The final score if the game ended now, with the tie-breaks; seat -1 is the Hegemony.
 */
export interface ScoreForecast {
  goods: number;
  leads: boolean;
  locations: number;
  seat: number;
  total: number;
  vp: number;
}
