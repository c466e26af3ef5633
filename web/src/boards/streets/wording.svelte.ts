/** Names on plates: broken at a space or hyphen first, then set smaller, never below what can be read. */

import { textWidth } from "../../lib/letters.svelte";

/** Width of a text set in 1 unit, in the face of the plates. */
export function width(text: string, weight = 600): number {
  return textWidth(text, weight, '"Rubik Variable", "Onest Variable", sans-serif');
}

export interface Set {
  lines: readonly string[];
  size: number;
  /** Width of the longest line. */
  width: number;
}

/** All ways to break a name into at most `most` lines, in the order of their words. */
function breaks(words: readonly string[], most: number): string[][] {
  if (most === 1 || words.length === 1) return [[join(words)]];
  const found: string[][] = [[join(words)]];
  for (let at = 1; at < words.length; at++) {
    for (const rest of breaks(words.slice(at), most - 1)) found.push([join(words.slice(0, at)), ...rest]);
  }
  return found;
}

function join(words: readonly string[]): string {
  return words.join(" ").replaceAll("- ", "-");
}

/**
 * The name in as few lines as its room allows. Sizes go down from `size` to `least`; null when even
 * that is too wide: the building shows its picture instead.
 */
export function fit(
  name: string,
  room: number,
  size: number,
  least: number,
  most = 2,
  measure: (text: string) => number = width,
): Set | null {
  const words = name.replaceAll(/-(?=\S)/g, "- ").split(" ");
  const ways = breaks(words, most).map((lines) => ({ lines, wide: Math.max(...lines.map((line) => measure(line))) }));
  for (const count of [1, 2, 3]) {
    const best = ways.filter((way) => way.lines.length === count).toSorted((a, b) => a.wide - b.wide)[0];
    if (best && best.wide * size <= room) return { lines: best.lines, size, width: best.wide * size };
  }
  const narrow = ways.toSorted((a, b) => a.wide - b.wide || a.lines.length - b.lines.length)[0]!;
  const smaller = room / narrow.wide;
  if (smaller < least) return null;
  return { lines: narrow.lines, size: smaller, width: room };
}
