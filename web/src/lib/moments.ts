/** Turns worth a mark on the time line: the weightiest that the board names, or those in which most happened. */
import type { BoardModule } from "../boards/contract";
import { eventParts, undoneVersions } from "./log";
import type { Play } from "./play.svelte";
import type { Turn } from "./protocol";

export interface Moment {
  version: number;
  title: string;
}

const MOST = 9;

/** The board's own words for what a turn brought; null: it has none. */
export function titleOf(turn: Turn, module: BoardModule, play: Play): string | null {
  const worth = module.moment?.(play, turn) ?? null;
  return typeof worth === "string" ? worth : (worth?.title ?? null);
}

export function moments(turns: readonly Turn[], module: BoardModule, play: Play): Moment[] {
  const undone = undoneVersions(turns);
  const standing = turns.filter((turn) => turn.kind === "act" && !undone.has(turn.version));
  if (module.moment) {
    const found = standing.flatMap((turn) => {
      const worth = module.moment!(play, turn);
      if (!worth) return [];
      const { title, weight } = typeof worth === "string" ? { title: worth, weight: 0 } : worth;
      return [{ version: turn.version, title, weight }];
    });
    return found
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST)
      .toSorted((a, b) => a.version - b.version)
      .map(({ version, title }) => ({ version, title }));
  }
  const busy = standing.filter((turn) => turn.events.length > 1).toSorted((a, b) => b.events.length - a.events.length);
  return busy
    .slice(0, MOST)
    .toSorted((a, b) => a.version - b.version)
    .map((turn) => ({
      version: turn.version,
      title: eventParts(play.say, turn.events.at(-1)!)
        .map((part) => part.text)
        .join(""),
    }));
}
