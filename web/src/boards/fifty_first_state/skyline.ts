/** The finished states as skylines: who stands where, one above the other, the winner first. */
import type { FiftyFirstView, LocationView } from "./view";

/** Room for one location; the owner's mark before it. */
export const CELL = { width: 70, height: 62 };
export const MARGIN = 78;
/** The ground a row stands on, and the sky over it. */
export const GROUND = { high: 6, above: 10 };
const ROWS = ["production", "feature", "action"] as const;

export interface Skyline {
  /** -1: the Hegemony. */
  seat: number;
  top: number;
  height: number;
  lines: { row: LocationView["row"]; places: LocationView[] }[];
  longest: number;
  deals: number;
}

/** Rows without a location take no room; a state without any keeps one line. */
function skyline(seat: number, locations: readonly LocationView[], deals: number): Omit<Skyline, "top"> {
  const rows = ROWS.map((row) => ({ row, places: locations.filter((place) => place.row === row) })).filter(({ places }) => places.length);
  const lines = rows.length ? rows : [{ row: "feature", places: [] }];
  return { seat, lines, height: lines.length * CELL.height, longest: Math.max(...lines.map(({ places }) => places.length)), deals };
}

export function skylines(view: FiftyFirstView, ranks: readonly number[]): Skyline[] {
  const players = view.players.toSorted((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0) || a.seat - b.seat);
  const bands = players.map((player) => skyline(player.seat, player.locations, player.deals.length));
  if (view.hegemony) bands.push(skyline(-1, view.hegemony.locations, 0));
  let top = 0;
  return bands.map((band) => ({ ...band, top: (top += band.height) - band.height }));
}
