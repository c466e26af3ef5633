/** Measures of the city: dominoes of two square cells. */
import type { District } from "./view";

export const CELL = 132;
export const GAP = 14;

export type Laid = Pick<District, "column" | "row" | "turn">;

/** Where an option would put a district. */
export function laid(option: { args: Record<string, string | undefined> }): Laid {
  const [column = "0", row = "0"] = (option.args["cell"] ?? "0,0").split(",");
  return { column: Number(column), row: Number(row), turn: option.args["turn"] ?? "h" };
}

export function bounds(places: readonly Laid[]): { x: number; y: number; width: number; height: number } {
  const left = Math.min(0, ...places.map((one) => one.column));
  const top = Math.min(0, ...places.map((one) => one.row));
  const right = Math.max(1, ...places.map((one) => one.column + (one.turn === "h" ? 2 : 1)));
  const low = Math.max(1, ...places.map((one) => one.row + (one.turn === "h" ? 1 : 2)));
  return { x: left * CELL - 18, y: top * CELL - 18, width: (right - left) * CELL + 24, height: (low - top) * CELL + 26 };
}

export function size(place: Laid): { width: number; height: number } {
  const wide = place.turn === "h";
  return { width: (wide ? 2 : 1) * CELL - GAP, height: (wide ? 1 : 2) * CELL - GAP };
}

export function centre(district: Laid): { x: number; y: number } {
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

const cells = ({ column, row, turn }: Laid): string[] => [`${column},${row}`, turn === "h" ? `${column + 1},${row}` : `${column},${row + 1}`];

/** Free places beside the city that are not among those offered for a district: pressing one asks why. */
export function unused(city: readonly District[], moved: string, offered: readonly Laid[]): Laid[] {
  const others = city.filter((one) => one.id !== moved);
  const taken = new Set(others.flatMap(cells));
  const have = new Set([...offered, ...city.filter((one) => one.id === moved)].map((one) => `${one.column},${one.row},${one.turn}`));
  const found = new Map<string, Laid>();
  for (const cell of taken) {
    const [x = 0, y = 0] = cell.split(",").map(Number);
    for (const [column, row] of [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]] as const) {
      for (const place of [{ column, row, turn: "h" }, { column: column - 1, row, turn: "h" }, { column, row, turn: "v" }, { column, row: row - 1, turn: "v" }]) {
        const key = `${place.column},${place.row},${place.turn}`;
        if (!have.has(key) && !cells(place).some((one) => taken.has(one))) found.set(key, place);
      }
    }
  }
  return [...found.values()];
}
