/** Measures of the city: dominoes of two square cells. */
import type { District } from "./view";

export const CELL = 116;
export const GAP = 14;

export function bounds(districts: readonly Pick<District, "column" | "row" | "turn">[]): { x: number; y: number; width: number; height: number } {
  const right = Math.max(1, ...districts.map((one) => one.column + (one.turn === "h" ? 2 : 1)));
  const low = Math.max(1, ...districts.map((one) => one.row + (one.turn === "h" ? 1 : 2)));
  return { x: -16, y: -16, width: right * CELL + 32, height: low * CELL + 32 };
}

export function centre(district: Pick<District, "column" | "row" | "turn">): { x: number; y: number } {
  const wide = district.turn === "h";
  return { x: (district.column + (wide ? 1 : 0.5)) * CELL - GAP / 2, y: (district.row + (wide ? 0.5 : 1)) * CELL - GAP / 2 };
}

/** Where a bridge stands: in the middle of the edge two tiles share. */
export function bridge(a: District, b: District): { x: number; y: number; across: boolean } | null {
  const box = (one: District) => ({ l: one.column, t: one.row, r: one.column + (one.turn === "h" ? 2 : 1), b: one.row + (one.turn === "h" ? 1 : 2) });
  const p = box(a);
  const q = box(b);
  const middle = (low: number, high: number) => ((low + high) / 2) * CELL - GAP / 2;
  if (p.r === q.l || q.r === p.l) {
    const low = Math.max(p.t, q.t);
    const high = Math.min(p.b, q.b);
    if (low < high) return { x: (p.r === q.l ? p.r : q.r) * CELL - GAP / 2, y: middle(low, high), across: true };
  }
  if (p.b === q.t || q.b === p.t) {
    const low = Math.max(p.l, q.l);
    const high = Math.min(p.r, q.r);
    if (low < high) return { x: middle(low, high), y: (p.b === q.t ? p.b : q.b) * CELL - GAP / 2, across: false };
  }
  return null;
}
