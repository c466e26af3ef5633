/** Where districts stand on the map, and the ways between them: laid out for the room there is, so that words stay large. */
import type { District } from "./view";

export interface Spot {
  x: number;
  y: number;
}

/** The map for a box of so many pixels; one unit is one pixel. */
export interface Plan {
  width: number;
  height: number;
  /** Of a district's plate. */
  wide: number;
  high: number;
  stepX: number;
  stepY: number;
  /** Little room: the Root stands below the last district, names may be shortened. */
  narrow: boolean;
  root: Spot;
  /** Letters of names, sides of icons. */
  letters: number;
  icon: number;
}

const COLUMNS = 4;
const ROWS = 4;
const EDGE = 8;
/** Columns lie a little lower in turn, so that the ways do not run through names. */
const LOWER = [0, 0.12, 0.35, 0.1];
/** A plate as wide as this holds every name in full. */
const ROOMY = 128;
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

export function plan(width: number, height: number): Plan {
  const beside = 132; // the Root with its words, right of the last column
  const gap = between(22, width * 0.036, 44);
  const roomy = (width - 2 * EDGE - beside - COLUMNS * gap) / COLUMNS;
  const narrow = roomy < ROOMY;
  const gapX = narrow ? 9 : gap;
  const gapY = between(6, height * 0.04, 20);
  const wide = narrow ? (width - 2 * EDGE - (COLUMNS - 1) * gapX) / COLUMNS : Math.min(roomy, 300);
  const high = (height - 2 * EDGE - 6 - (ROWS - 1) * gapY) / ROWS;
  const stepX = wide + gapX;
  const stepY = high + gapY;
  const root = narrow
    ? { x: EDGE + (COLUMNS - 1) * stepX + 18, y: EDGE + (ROWS - 1) * stepY + high * 0.55 }
    : { x: EDGE + COLUMNS * stepX + beside / 2 - 4, y: EDGE + 2.5 * stepY };
  return { width, height, wide, high, stepX, stepY, narrow, root, letters: between(11.4, Math.min(high * 0.2, wide * 0.11), 19), icon: between(13, Math.min(high * 0.29, wide * 0.2), 34) };
}

/** Where the lines of a plate stand: its name, what it makes, its pieces. Without room for three there are two, without room for two the name alone. */
export interface Lines {
  low: boolean;
  three: boolean;
  /** The foot of the name's letters. */
  name: number;
  /** The tops of icons. */
  second: number;
  third: number;
}

/** So much of a letter's size hangs below its foot. */
export const HANGS = 0.24;

export function linesOf({ high, letters, icon }: Pick<Plan, "high" | "letters" | "icon">): Lines {
  const low = high < letters + icon + 5;
  const three = high >= letters + 2 * icon + 15;
  const second = letters + 9;
  const third = three ? Math.max(second + icon + 3, high - icon - 6) : Math.min(second - 2, high - icon - 3);
  // A name gives way upwards before pieces lie over it.
  const name = low ? high / 2 + letters * 0.36 : Math.min(letters + 4, three ? Infinity : third - letters * HANGS);
  return { low, three, name, second, third };
}

export function spot(map: Plan, district: Pick<District, "col" | "row">): Spot {
  const low = map.narrow ? 0 : (LOWER[district.col] ?? 0);
  return { x: EDGE + district.col * map.stepX, y: EDGE + 3 + (district.row + low) * map.stepY };
}

/** A district's plate: a box with cut corners. */
export function outline({ wide, high }: Plan): string {
  const cut = Math.min(14, high * 0.16);
  return `M${cut} 0H${wide - cut}L${wide} ${cut}V${high - cut * 0.7}L${wide - cut * 0.7} ${high}H${cut * 0.7}L0 ${high - cut}V${cut}Z`;
}

/** What stands in a district, in the order in which it is drawn. */
export const piecesIn = ({ units, android, development, outage, illness }: District): string[] => [
  ...units, ...(android ? ["android"] : []), ...(development ? ["development"] : []), ...(outage ? ["outage"] : []), ...(illness ? ["illness"] : []),
];

/** Nothing is produced here. */
export const isBlocked = ({ outage, unrest }: District): boolean => outage || unrest === "strike";

/** An arrow from edge to edge. */
export function way(map: Plan, from: Spot, to: Spot, toRoot = false): { x1: number; y1: number; x2: number; y2: number } {
  const middle = (at: Spot): Spot => ({ x: at.x + map.wide / 2, y: at.y + map.high / 2 });
  const a = middle(from);
  const b = toRoot ? to : middle(to);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const edge = (halfX: number, halfY: number) => Math.min(halfX / Math.abs(dx || 1e-9), halfY / Math.abs(dy || 1e-9));
  const start = edge(map.wide / 2 + 2, map.high / 2 + 2);
  const end = toRoot ? Math.min(0.4, (map.narrow ? 14 : 34) / Math.hypot(dx, dy)) : edge(map.wide / 2 + 5, map.high / 2 + 5);
  return { x1: a.x + dx * start, y1: a.y + dy * start, x2: b.x - dx * end, y2: b.y - dy * end };
}

/** How wide a text runs, roughly, as parts of its size. */
export const running = (text: string): number => text.length * 0.57;

/** The name if it fits; else "Laguna V." or, of three words, the last. */
export function shortened(name: string, room: number, letters: number): string {
  if (running(name) * letters <= room) return name;
  const words = name.split(/[ -]/);
  if (words.length > 2) return words.at(-1)!;
  return words.length === 2 ? `${words[0]!} ${words[1]![0]!}.` : name;
}
