/** How the points grew: a number of moments of the past, read from the replay. */
import type { BoardModule, View } from "../boards/contract";
import type { ReplaySource } from "./replay_source.svelte";

export interface Sample {
  version: number;
  points: readonly number[];
}

const MOMENTS = 36;

/** Evenly spread versions, first and last always among them, and those that are marked: there a step is seen where it is. */
export function spread(last: number, marked: readonly number[] = [], most = MOMENTS): number[] {
  const count = Math.min(most, last + 1);
  if (count < 2) return [0];
  const found = Array.from({ length: count }, (_, at) => Math.round((at * last) / (count - 1)));
  return [...new Set([...found, ...marked])].toSorted((a, b) => a - b);
}

/** Read the moments one after the other and show what is known: a long game takes its time. */
export async function samples(
  past: ReplaySource,
  versions: readonly number[],
  seats: number,
  points: NonNullable<BoardModule["points"]>,
  show: (found: readonly Sample[]) => void,
): Promise<void> {
  const found: Sample[] = [];
  for (const version of versions) {
    const view = await past.fetch(version, null).catch(() => null);
    if (view === null) break;
    const row = Array.from({ length: seats }, (_, seat) => points(view.view as unknown as View, seat));
    if (!row.every((value): value is number => value !== null)) continue;
    found.push({ version, points: row });
    show([...found]);
  }
}
