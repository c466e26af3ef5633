/** What there is to read about the pieces on the screen. */
import type { BoardModule, Inspection, Piece, Table } from "../boards/contract";
import { guarded } from "./faults";
import { selectorOf } from "./story";
import type { Origin } from "./texts";

/** An inspection with everything filled in. */
export interface Reading extends Required<Omit<Inspection, "source">> {
  piece: Piece;
  source: Origin | null;
  /** What of it is ours, where it is partly so. */
  ours: readonly string[];
}

/** "location-pub@2": that of seat 2, where several people may own one of the name. */
export function takeApart(id: string): Piece {
  const [piece = id, owner = null] = id.split("@");
  const at = piece.indexOf("-");
  return { id, topic: piece.slice(0, at), word: piece.slice(at + 1), owner };
}

/** What an element of the page shows (`data-piece`), and whose it is where that matters (`data-owner`). */
export function pieceOf(element: Element): string {
  const owner = element.getAttribute("data-owner");
  return element.getAttribute("data-piece")! + (owner === null ? "" : `@${owner}`);
}

/** What the inspector says about a piece; null if there is nothing to say. */
export function read(table: Table, module: BoardModule, id: string): Reading | null {
  const piece = takeApart(id);
  const { say } = table;
  const found = module.inspect ? guarded("inspector", () => module.inspect!(table, piece), null) : {};
  const name = `${piece.topic}-${piece.word}`;
  if (!found || (!found.title && !say.has(name))) return null;
  const text = `text-${piece.word}`;
  const source = found.source === undefined ? name : found.source;
  return {
    piece,
    title: found.title ?? say(name),
    kind: found.kind ?? "",
    words: found.words ?? (say.has(text) ? [say(text)] : []),
    symbols: found.symbols ?? [],
    now: found.now ?? [],
    rules: found.rules ?? [],
    source: source === null ? null : say.source(source),
    ours: source === null ? [] : say.ours(source),
  };
}

/** The pieces on the screen, each once, in the order of the page. */
export function piecesIn(room: Element): string[] {
  const all = [...room.querySelectorAll<Element>("[data-piece]")].filter((one) => one.checkVisibility());
  return [...new Set(all.map(pieceOf))];
}

/** Where a piece is drawn; several times perhaps: the first that can be seen. */
export function whereIs(room: Element, id: string): Element | null {
  const all = [...room.querySelectorAll(selectorOf(id))];
  return all.find((one) => one.checkVisibility()) ?? null;
}

/** The piece at a point: of several on top of each other (a token on a district) the smallest. */
export function pieceAt(x: number, y: number): Element | null {
  const top = document.elementFromPoint(x, y)?.closest("[data-piece]");
  const drawing = top?.closest("svg");
  if (!top || !drawing) return top ?? null;
  const area = (box: DOMRect): number => box.width * box.height;
  let best = top;
  for (const one of drawing.querySelectorAll("[data-piece]")) {
    const box = one.getBoundingClientRect();
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (inside && area(box) < area(best.getBoundingClientRect())) best = one;
  }
  return best;
}
