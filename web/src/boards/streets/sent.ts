/* Generated from the protocol's JSON Schema by scripts/types.mjs: do not edit. */

/**
 * The table of Streets as one seat, or a spectator, may see it.
 */
export interface StreetsView {
  turn: number;
  active: number;
  builds_left: number;
  city: Building[];
  streets: Street[];
  placements: Placement[];
  players: Player[];
  stack: Stack;
  endgame: EndgameStack | null;
  sneak_tile: string | null;
  supply: {
    [k: string]: number;
  };
  seekers: {
    [k: string]: number;
  };
  token_supply: {
    [k: string]: number;
  };
  discarded: string[];
  unseen: string[];
  longest: number;
  tiles: {
    [k: string]: Printed;
  };
}
/**
 * A tile of the city.
 */
export interface Building {
  building: number;
  tile: string;
  x: number;
  y: number;
  face: string;
  kind: "hipster" | "none" | "parent" | "shopper" | "tourist" | "wild";
  state: "abandoned" | "owned" | "sold" | "start";
  owner: number | null;
  signs: number;
  people: {
    [k: string]: number;
  };
  seekers: {
    [k: string]: number;
  };
  street: number;
  worth: Worth | null;
}
/**
 * What an owned building would bring if its street closed now.
 */
export interface Worth {
  valuation: number;
  factor: number;
  people: number;
  money: number;
  copied: number | null;
  symbols: {
    [k: string]: number;
  };
  half: number;
}
/**
 * A street of the city, named by its face and first cell.
 */
export interface Street {
  face: string;
  x: number;
  y: number;
  buildings: number[];
  closed: boolean;
  ends: End[];
}
/**
 * One end cell of a street (STR-4.26, STR-4.27).
 */
export interface End {
  x: number;
  y: number;
  building: number | null;
  points_in: boolean;
}
/**
 * A cell where a tile may be placed now, and with which faces.
 */
export interface Placement {
  x: number;
  y: number;
  faces: string;
}
/**
 * A player, or the Sneak, as everybody sees it; `hand` is only for its holder.
 */
export interface Player {
  player: number;
  sneak: boolean;
  money: number;
  free_signs: number | null;
  advisor: string | null;
  hand: string[] | null;
  hand_kinds: string[];
  shown: string[];
  tokens: {
    [k: string]: number;
  };
  builds_ahead: number;
}
/**
 * The draw pile: its back is public, in the solo mode its top tile lies face up.
 */
export interface Stack {
  left: number;
  top_kind: string | null;
  top_tile: string | null;
}
/**
 * Solo: the Sneak's last tiles; their backs are known, their order is not.
 */
export interface EndgameStack {
  left: number;
  kinds: string[];
  top_tile: string | null;
}
/**
 * What is printed on a tile. The full list of tiles is public (STR-12.10).
 */
export interface Printed {
  kind: "hipster" | "none" | "parent" | "shopper" | "tourist" | "wild";
  symbols: string[];
  op: string | null;
  counts: string[];
  money: number;
  business: string | null;
  business_amount: number;
  five_plus: boolean;
}
/**
 * What every open building would bring, and what players would have.
 */
export interface StreetsForecast {
  buildings: BuildingForecast[];
  business: BusinessForecast | null;
  players: PlayerForecast[];
  seekers: {
    [k: string]: SeekersForecast;
  };
  streets: StreetForecast[];
}
/**
 * An owned building: the income if its street closed now, the symbols that count, and half of
 *     what the final scoring would find.
 */
export interface BuildingForecast {
  building: number;
  cell: string;
  copied: number | null;
  factor: number;
  half: number;
  money: number;
  people: number;
  player: number;
  symbols: {
    [k: string]: number;
  };
  tile: string;
  valuation: number;
}
/**
 * Majorities, sets and both together in money, by player.
 */
export interface BusinessForecast {
  majorities: {
    [k: string]: number[];
  };
  money: number[];
  sets: number[];
}
/**
 * Money now, from open buildings at half, from tokens, and all together.
 */
export interface PlayerForecast {
  builds_ahead: number;
  money: number;
  must_abandon: boolean;
  open: number;
  player: number;
  projected: number;
  tokens: number;
}
/**
 * Seekers of a colour, and the buildings that they could move to.
 */
export interface SeekersForecast {
  available: number[];
  seekers: number;
}
/**
 * An open street with owners: the money by player.
 */
export interface StreetForecast {
  buildings: number[];
  money: number[];
}
