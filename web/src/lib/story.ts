/**
 * What happened, as a story: each event that a board gives a motion becomes a beat, shown where it happens.
 * Boards only say where things are; the room plays the beats (`room/storyteller.svelte.ts`).
 */
import type { BoardModule, Motion, Table } from "../boards/contract";
import { guarded } from "./faults";
import { eventParts, seatOf, undoneVersions } from "./log";
import type { Turn } from "./protocol";
import type { Part } from "./texts";

/** One thing that happens: who did it, what is said about it, what moves. */
export interface Beat {
  id: string;
  seat: number | null;
  caption: readonly Part[];
  /** Everything that moves at the same time. */
  motions: readonly Motion[];
}

/** One token more: what is of one kind is one sum ("+1 Iron, +2 Iron" is "+3 Iron"). */
export function together(token: string, more: string): string {
  const amount = /^\+(\d+)(?: (.+))?$/;
  const [, by, name] = amount.exec(more) ?? [];
  const parts = token.split(", ");
  const same = parts.findIndex((part) => by !== undefined && amount.test(part) && amount.exec(part)![2] === name);
  if (same < 0) return `${token}, ${more}`;
  const sum = `+${Number(amount.exec(parts[same]!)![1]) + Number(by)}`;
  return parts.with(same, name === undefined ? sum : `${sum} ${name}`).join(", ");
}

/** One motion more; what goes the same way goes together. */
function joined(motions: readonly Motion[], motion: Motion): Motion[] {
  const same = motions.find((one) => one.from === motion.from && one.to === motion.to && one.token && motion.token && !motion.scores);
  if (!same) return [...motions, motion];
  return motions.map((one) => (one === same ? { ...one, token: together(one.token!, motion.token!) } : one));
}

/** The beats of some turns. What I did myself I have seen, but not what came of it for others. */
export function beats(turns: readonly Turn[], module: BoardModule, table: Table): Beat[] {
  const undone = undoneVersions(turns);
  const found: (Beat & { group: string })[] = [];
  for (const turn of turns) {
    if (turn.kind !== "act" || undone.has(turn.version)) continue;
    turn.events.forEach((event, index) => {
      const told = guarded("story", () => module.story?.[event.key]?.(event, table, turn.events[index - 1]) ?? null, null);
      const motions = told === null ? [] : "length" in told ? told : [told];
      const [motion] = motions;
      if (!motion) return;
      const seat = seatOf(event, (one) => module.whose?.(one, table) ?? null);
      if (table.seat !== null && turn.seat === table.seat && (seat === table.seat || seat === null) && !motion.always) return;
      const group = motion.group === undefined ? "" : `${motion.group} ${seat}`;
      const before = found.at(-1);
      if (before && group && before.group === group && !motion.opens) before.motions = motions.reduce(joined, before.motions);
      else found.push({ id: `${turn.version}.${index}`, seat, caption: motion.caption ? [{ text: motion.caption }] : eventParts(table.say, event), motions, group });
    });
  }
  return found;
}

export const SPEEDS = ["slow", "normal", "fast", "step", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
const BEAT: Record<Speed, number> = { slow: 1900, normal: 1100, fast: 520, step: 1100, off: 0 };
/** However much happened, a story is over after so many milliseconds, and no beat is shorter than it takes to see it. */
const LONGEST: Record<Speed, number> = { slow: 30_000, normal: 14_000, fast: 6_000, step: Infinity, off: 0 };
const SHORTEST = 260;

/** How long a beat lasts when so many are still to come. */
export function lasting(speed: Speed, left: number): number {
  return Math.max(SHORTEST, Math.min(BEAT[speed], LONGEST[speed] / Math.max(1, left)));
}

/** The selector of a spot: a piece (`tile-museum`), a piece of somebody (`location-pub@2`), a player's panel (`seat-2`) or an anchor of the board (`anchor-main`). */
export function selectorOf(spot: string): string {
  const [, kind, word = ""] = /^(seat|anchor)-(.*)$/.exec(spot) ?? [];
  if (kind) return `[data-${kind}=${JSON.stringify(word)}]`;
  const [piece, owner] = spot.split("@");
  return `[data-piece=${JSON.stringify(piece)}]` + (owner === undefined ? "" : `[data-owner=${JSON.stringify(owner)}]`);
}

/** Where a spot is drawn. */
export function spotOf(room: Element, spot: string): DOMRect | null {
  const all = [...room.querySelectorAll(selectorOf(spot))].filter((one) => one.checkVisibility());
  const best = all.find((one) => one.closest(".board")) ?? all[0];
  const box = best?.getBoundingClientRect();
  const seen = box && box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  return seen ? box : null;
}
