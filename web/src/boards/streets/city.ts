/** The drawn city: 100 units to a cell, x to the east, y to the south. Only places, no rules. */
import type { Option } from "../contract";
import { cell as parseCell } from "../../lib/notation";
import type { Building, StreetsView } from "./sent";

export const CELL = 100;
export const FACES = ["n", "e", "s", "w"] as const;
export type Face = (typeof FACES)[number];

/** How far a tile is turned from its printed position, where the road lies at the bottom. */
export const TURN: Record<Face, number> = { s: 0, w: 90, n: 180, e: 270 };

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export function asFace(word: string | undefined): Face {
  return FACES.includes(word as Face) ? (word as Face) : "s";
}

export function cellWord(spot: Spot): string {
  return `${spot.x},${spot.y}`;
}

/** A point of an upright tile after the tile was turned. */
export function turned(x: number, y: number, face: Face): Spot {
  if (face === "w") return { x: CELL - y, y: x };
  if (face === "n") return { x: CELL - x, y: CELL - y };
  if (face === "e") return { x: y, y: CELL - x };
  return { x, y };
}

/** Centres of a tile's printed symbols, along its kerb. */
export function symbolSpots(count: number, face: Face): Spot[] {
  return Array.from({ length: count }, (_, index) => turned(50 + (index - (count - 1) / 2) * 22, 78, face));
}

/** Where the upright things of a tile stand, so that they keep clear of its road. */
export interface Layout {
  /** Room for the name: centre and width; it hangs from `top` or stands on `bottom`. */
  plate: { x: number; width: number; top?: number; bottom?: number };
  people: Spot;
  sign: Spot;
}

export const LAYOUT: Record<Face, Layout> = {
  s: { plate: { x: 50, width: 94, top: 4 }, people: { x: 12, y: 72 }, sign: { x: 87, y: 69 } },
  n: { plate: { x: 50, width: 94, bottom: 96 }, people: { x: 12, y: 28 }, sign: { x: 87, y: 31 } },
  w: { plate: { x: 59, width: 78, top: 4 }, people: { x: 42, y: 83 }, sign: { x: 86, y: 80 } },
  e: { plate: { x: 41, width: 78, top: 4 }, people: { x: 13, y: 83 }, sign: { x: 62, y: 80 } },
};

/** The first of the people at the station; the others stand to the east. */
export const STATION: Spot = { x: 17, y: 55 };

/** Where the number of a group stands: towards the road, away from the value. */
export function countSpot(people: Spot, face: Face): Spot {
  return { x: people.x + 12, y: people.y + (face === "n" ? -6 : face === "s" ? 6 : 3) };
}

/** An owner's sign, drawn large or small; small it takes half of the tile. */
export const SIGN = 28;
export const SMALL_SIGN = 46;

/** Where a number so high stands on a small tile: over the building, clear of the owner's sign and of the people it counts. */
export function smallCountSpot(face: Face, high: number): Spot {
  const apart = (SMALL_SIGN + high) / 2;
  return { x: CELL / 2, y: LAYOUT[face].sign.y + (face === "n" ? apart : -apart) };
}

/** The middle of a value so wide: below the name, and clear of the symbols as long as it fits beside them. */
export function valueX(face: Face, width: number): number {
  const { x } = LAYOUT[face].plate;
  if (face === "n" || face === "s") return x;
  const symbols = 31; // from the road's edge to the far rim of its symbols
  const east = Math.max(width / 2 + 2, Math.min(LAYOUT.e.plate.x, CELL - symbols - width / 2));
  return face === "e" ? east : CELL - east;
}

export function corner(spot: Spot): Spot {
  return { x: spot.x * CELL, y: spot.y * CELL };
}

/** Everything that has to be in sight: the city, and the cells where it may grow. */
export function bounds(board: StreetsView, margin = 0.25): Box {
  const spots: Spot[] = [...board.city, ...board.placements];
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    x: left * CELL,
    y: top * CELL,
    width: (Math.max(...xs) + 1 + margin - left) * CELL,
    height: (Math.max(...ys) + 1 + margin - top) * CELL,
  };
}

/** The rectangle round some buildings of one street. */
export function round(buildings: readonly Spot[], grow = 0): Box {
  const xs = buildings.map((spot) => spot.x);
  const ys = buildings.map((spot) => spot.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    x: left * CELL - grow,
    y: top * CELL - grow,
    width: (Math.max(...xs) - left + 1) * CELL + 2 * grow,
    height: (Math.max(...ys) - top + 1) * CELL + 2 * grow,
  };
}

export function buildingAt(board: StreetsView, word: string): Building | undefined {
  return board.city.find((building) => cellWord(building) === word);
}

/** Empty cells beside the city where nothing fits now: they can be asked about. */
export function dead(board: StreetsView): Spot[] {
  const taken = new Set([...board.city, ...board.placements].map(cellWord));
  const found = new Map<string, Spot>();
  for (const { x, y } of board.city) {
    for (const spot of [
      { x, y: y - 1 },
      { x: x + 1, y },
      { x, y: y + 1 },
      { x: x - 1, y },
    ]) {
      const word = cellWord(spot);
      if (!taken.has(word)) found.set(word, spot);
    }
  }
  return [...found.values()];
}

/** Options that put a tile somewhere, by cell: `place tile cell face`, `sneak cell face`, `over tile cell`. */
export interface Place extends Spot {
  word: string;
  /** Empty for building over: the covered tile decides. */
  faces: readonly Face[];
  options: readonly Option[];
}

export function places(options: readonly Option[], tile: string | null): Place[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (!["place", "over", "sneak"].includes(option.kind)) continue;
    const [first, second] = option.words;
    if (option.kind !== "sneak" && tile !== null && first !== tile) continue;
    const word = (option.kind === "sneak" ? first : second) ?? "";
    found.set(word, [...(found.get(word) ?? []), option]);
  }
  return [...found].flatMap(([word, here]) => {
    const spot = parseCell(word);
    if (!spot) return [];
    const faces = FACES.filter((face) => here.some((option) => option.kind !== "over" && option.words.at(-1) === face));
    return [{ ...spot, word, faces, options: here }];
  });
}

/** What a placing option says, in parts. */
export interface Placing extends Spot {
  word: string;
  tile: string;
  face: Face | null;
}

export function placing(option: Option | null, board: StreetsView): Placing | null {
  if (!option || !["place", "over", "sneak"].includes(option.kind)) return null;
  const sneak = option.kind === "sneak";
  const word = (sneak ? option.words[0] : option.words[1]) ?? "";
  const spot = parseCell(word);
  const tile = sneak ? board.sneak_tile : option.words[0];
  if (!spot || !tile) return null;
  const face = option.kind === "over" ? asFace(buildingAt(board, word)?.face) : asFace(option.words.at(-1));
  return { ...spot, word, tile, face };
}

/** The other faces of the same tile on the same cell. */
export function sameCell(options: readonly Option[], now: Option): Option[] {
  if (now.kind !== "place" && now.kind !== "sneak") return [];
  const stem = now.words.slice(0, -1).join(" ");
  return options.filter(
    (option) => option.kind === now.kind && option.text !== now.text && option.words.slice(0, -1).join(" ") === stem,
  );
}

/** The option with the next face, clockwise, on the same cell; itself if it is the only one. */
export function rotate(options: readonly Option[], now: Option, step = 1): Option {
  const others = sameCell(options, now);
  if (!others.length) return now;
  const order = [now, ...others].toSorted((a, b) => FACES.indexOf(asFace(a.words.at(-1))) - FACES.indexOf(asFace(b.words.at(-1))));
  const at = order.findIndex((option) => option.text === now.text);
  return order[(at + step + order.length) % order.length]!;
}
