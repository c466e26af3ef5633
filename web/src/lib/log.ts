/** The log as it is read: what happened, what was taken back, what is new. */
import type { EventInfo, Turn } from "./protocol";
import type { Part, Say } from "./texts";

export interface Line {
  id: string;
  version: number;
  seat: number | null;
  event: EventInfo | null;
  parts: Part[];
  rule: string;
  /** Taken back later. */
  undone: boolean;
  /** Nothing came of it. */
  quiet: boolean;
  at: number;
}

/** Versions that were taken back by an undo after them. */
export function undoneVersions(turns: readonly Turn[]): Set<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const turn of turns) {
    if (turn.kind === "act") standing.push(turn.version);
    else if (turn.kind === "undo") for (const version of standing.splice(-turn.undone)) undone.add(version);
  }
  return undone;
}

/** A sentence for an event: names may stand at its beginning, or end it with a mark of their own. */
export function eventParts(say: Say, event: EventInfo): Part[] {
  const parts = say.parts(`event-${event.key}`, event.args);
  const last = parts.at(-1);
  if (last?.text.startsWith(".") && /[!?]$/.test(parts.at(-2)?.text ?? "")) parts.splice(-1, 1, { ...last, text: last.text.slice(1) });
  return parts
    .map((part, index) => (index ? part : { ...part, text: part.text.charAt(0).toLocaleUpperCase() + part.text.slice(1) }))
    .filter((part) => part.text);
}

/** Who an event is about: the seat it names, else whom the game's board says; null: the table itself. */
export function seatOf(event: EventInfo, whose?: (event: EventInfo) => number | null): number | null {
  const seat = event.args["seat"];
  return typeof seat === "number" ? seat : (whose?.(event) ?? null);
}

export function lines(turns: readonly Turn[], say: Say, tookBack: (turn: Turn) => string, whose?: (event: EventInfo) => number | null): Line[] {
  const undone = undoneVersions(turns);
  return turns.flatMap((turn): Line[] => {
    const common = { version: turn.version, seat: turn.seat, at: turn.at, undone: undone.has(turn.version) };
    if (turn.kind === "undo") {
      const parts = [{ text: tookBack(turn) }];
      return [{ ...common, id: `${turn.version}u`, event: null, parts, rule: "", quiet: false }];
    }
    // Everybody being ready in turn is seen at the table, and would be every third line of a log.
    return turn.events.flatMap((event, index): Line[] => event.key === "ready" ? [] : [{
      ...common,
      id: `${turn.version}.${index}`,
      event,
      seat: seatOf(event, whose),
      parts: eventParts(say, event),
      rule: event.rule,
      quiet: /^(pass|passed|done|abstain)/.test(event.key),
    }]);
  });
}

/** Of all that happened, the one line to tell: the latest that others did to this seat, else the latest of others. */
export function newsFor(found: readonly Line[], seat: number | null): Line | null {
  const ofOthers = found.filter((line) => line.seat !== seat);
  const aboutMe = (line: Line): boolean => Object.entries(line.event?.args ?? {}).some(([name, value]) => name.endsWith("_seat") && value === seat);
  return ofOthers.findLast(aboutMe) ?? ofOthers.at(-1) ?? null;
}

/** The version after which everything is new: my last own action. */
export function lastOwn(turns: readonly Turn[], seat: number | null): number {
  if (seat === null) return -1;
  return turns.findLast((turn) => turn.kind === "act" && turn.seat === seat && !turn.free)?.version ?? -1;
}
