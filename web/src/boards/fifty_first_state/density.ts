/** How tightly the states are drawn, so that all of them fit without scrolling: counted, not measured, so nothing jumps. */
import type { FiftyFirstView, LocationView } from "./view";

/** 0: full cards; 1: the others' locations side by side; 2: mine as lines, too; 3: the others' by their names alone. */
export type Density = 0 | 1 | 2 | 3;

export const LINE = { width: 132, height: 39 };
const CARD = { width: 184, height: 108 };
const MINE = { width: 150, height: 44 };
const NAME_LINE = { width: 112, height: 34 };
const FACTION = 216;
const ROWS = ["production", "feature", "action"] as const;

interface Box {
  width: number;
  height: number;
}

/** Lines that the three rows of a state take with so many locations in one. */
function linesOf(places: readonly LocationView[], perLine: number, least: number): number {
  return ROWS.reduce((sum, row) => sum + Math.max(least, Math.ceil(places.filter((place) => place.row === row).length / perLine)), 0);
}

function height(view: FiftyFirstView, seat: number, box: Box, density: Density, slack: number): number {
  const others = view.players.filter((player) => player.seat !== seat).map(({ locations, deals }) => ({ locations, deals: deals.length }));
  if (view.hegemony) others.push({ locations: view.hegemony.locations, deals: 0 });
  const width = (box.width - 24 - 10 * (others.length - 1)) / Math.max(1, others.length);
  const line = density === 3 ? NAME_LINE : LINE;
  const beside = density > 0 ? Math.max(1, Math.floor((width - 16) / line.width)) : 1;
  const tallest = Math.max(0, ...others.map((one) => 52 + (one.deals > 4 ? 30 : 0) + (linesOf(one.locations, beside, 0) + slack) * line.height));
  const own = density >= 2 ? MINE : CARD;
  const inRow = Math.max(1, Math.floor((box.width - 24 - FACTION - 44) / own.width));
  const mine = Math.max(density === 3 ? 170 : 230, linesOf(view.players[seat]?.locations ?? [], inRow, 1) * own.height + 16);
  return 26 + tallest + mine + 60 + 30;
}

/** `slack`: room for so many more lines of locations with the others. */
export function densityFor(view: FiftyFirstView, seat: number, box: Box, slack = 0): Density {
  return ([0, 1, 2] as const).find((density) => height(view, seat, box, density, slack) <= box.height) ?? 3;
}
