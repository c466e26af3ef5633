/** Turns worth a mark on the time line: the board's own choice, or those in which most happened. */
import type { BoardModule } from "../boards/contract";
import { eventParts, undoneVersions } from "./log";
import type { Play } from "./play.svelte";
import type { Turn } from "./protocol";

export interface Moment {
  version: number;
  title: string;
}

const MOST = 12;

export function moments(turns: readonly Turn[], module: BoardModule, play: Play): Moment[] {
  const undone = undoneVersions(turns);
  const standing = turns.filter((turn) => turn.kind === "act" && !undone.has(turn.version));
  if (module.moment) {
    return standing.flatMap((turn) => {
      const title = module.moment!(play, turn);
      return title ? [{ version: turn.version, title }] : [];
    });
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
