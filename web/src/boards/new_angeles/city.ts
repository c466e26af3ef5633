/** Where districts stand on the map, and the ways between them. */
import type { District } from "./view";

export const WIDE = 190;
export const HIGH = 112;
const STEP_X = 222;
const STEP_Y = 132;
export const ROOT = { x: 4 * STEP_X + 40, y: 2 * STEP_Y + 70 };
export const SIZE = { x: -14, y: -14, width: 4 * STEP_X + 150, height: 3 * STEP_Y + HIGH + 40 };

export interface Spot {
  x: number;
  y: number;
}

/** Columns lie a little lower in turn, so that the ways do not run through names. */
export function spot(district: Pick<District, "col" | "row">): Spot {
  const low = [0, 0.12, 0.35, 0.1][district.col] ?? 0;
  return { x: district.col * STEP_X, y: (district.row + low) * STEP_Y };
}

export function middle(at: Spot): Spot {
  return { x: at.x + WIDE / 2, y: at.y + HIGH / 2 };
}

/** An arrow from edge to edge. */
export function way(from: Spot, to: Spot, toRoot = false): { x1: number; y1: number; x2: number; y2: number } {
  const a = middle(from);
  const b = toRoot ? to : middle(to);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const edge = (halfX: number, halfY: number) => Math.min(halfX / Math.abs(dx || 1e-9), halfY / Math.abs(dy || 1e-9));
  const start = edge(WIDE / 2 + 3, HIGH / 2 + 3);
  const end = toRoot ? 34 / Math.hypot(dx, dy) : edge(WIDE / 2 + 8, HIGH / 2 + 8);
  return { x1: a.x + dx * start, y1: a.y + dy * start, x2: b.x - dx * end, y2: b.y - dy * end };
}
