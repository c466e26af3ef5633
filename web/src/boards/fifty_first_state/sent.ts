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
 * What is printed on a location card. ``effect`` holds clauses of the effect vocabulary.
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
  effect: {
    [k: string]: unknown;
  }[];
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
  actions: {
    [k: string]: unknown;
  }[];
}
