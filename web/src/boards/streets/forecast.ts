/** `Game.forecast` of Streets (tabletown/games/streets/forecast.py), as far as the board reads it. */

export interface PlayerForecast {
  player: number;
  money: number;
  /** Half of what the open buildings are worth, rounded up for each. */
  open: number;
  tokens: number;
  projected: number;
  builds_ahead: number;
  must_abandon: boolean;
}

export interface BusinessForecast {
  majorities: Record<string, number[]>;
  sets: number[];
  money: number[];
}

export type StreetsForecast = Record<string, unknown> & {
  players: PlayerForecast[];
  streets: { buildings: number[]; money: number[] }[];
  seekers: Record<string, { seekers: number; available: number[] }>;
  business: BusinessForecast | null;
};
