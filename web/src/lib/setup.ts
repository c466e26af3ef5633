/** A new table in the making: seats, mode and options, what is wrong with them, and what is sent. */
import type { GameInfo, ModeInfo, NewTable, OptionInfo, SeatWish, TableInfo } from "./protocol";

/** How well a bot plays; `master` is not offered at every table. */
export const LEVELS = ["easy", "normal", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];
export type SeatKind = "me" | "bot" | "link" | "device";
export type Value = boolean | number | string;

export interface SeatDraft {
  id: number;
  kind: SeatKind;
  name: string;
  level: Level;
  temper: string;
}

export type ClockChoice = "none" | "15min" | "30min" | "60min" | "1day" | "3days";

export interface Draft {
  game: string;
  mode: string;
  seats: SeatDraft[];
  options: Record<string, Value>;
  clock: ClockChoice;
  undo: "free" | "consent" | "none";
  hints: boolean;
  open: boolean;
  /** One person may take several of the seats that are open. */
  several: boolean;
  shuffle: boolean;
  seed: string;
  title: string;
  /** A content pack of the host; empty: the game as it comes. */
  pack: string;
}

/** What stands in the way, at a seat or at all. */
export type Fault =
  | { kind: "too-few"; mode: ModeInfo }
  | { kind: "too-many"; mode: ModeInfo }
  | { kind: "nobody" }
  | { kind: "no-name"; seat: number }
  | { kind: "same-name"; seat: number }
  | { kind: "bad-seed" };

/** Modes that can be played by so many. */
export function fits(mode: ModeInfo, seats: number): boolean {
  return mode.least <= seats && seats <= mode.most;
}

/** The mode to take: the present one if it fits, else the first that does, else the present one. */
export function bestMode(game: GameInfo, seats: number, present: string): string {
  const now = game.modes.find((mode) => mode.name === present);
  if (now && fits(now, seats)) return present;
  return game.modes.find((mode) => fits(mode, seats))?.name ?? now?.name ?? game.modes[0]!.name;
}

/** Names for bots, as the server gives them: known beforehand, so that everybody at the table has a face. */
export const BOT_NAMES = ["Ada", "Bruno", "Clara", "Dorian", "Edda", "Felix", "Greta", "Hugo", "Ines", "Jonas"] as const;

/** What the seats are called at the table: bots by names that nobody else there has. */
export function seatNames(seats: readonly Pick<SeatDraft, "kind" | "name">[]): string[] {
  const taken = new Set(seats.map((seat) => (seat.kind === "me" || seat.kind === "device" ? seat.name.trim() : "")));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  return seats.map((seat) => (seat.kind === "bot" ? (free.shift() ?? "") : seat.kind === "link" ? "" : seat.name.trim()));
}

/** Seats for a mode: mine stays, others leave, or bots come. */
export function seatsFor<S extends Pick<SeatDraft, "kind">>(seats: readonly S[], { least, most }: Pick<ModeInfo, "least" | "most">, bot: () => S): S[] {
  const mine = seats.findIndex((seat) => seat.kind === "me");
  const kept = mine < most ? seats.slice(0, most) : [...seats.slice(0, most - 1), seats[mine]!];
  return [...kept, ...Array.from({ length: Math.max(0, least - kept.length) }, bot)];
}

/** The levels that bots of a table can have. */
export function levelsAt(game: GameInfo, mode: string, seats: number): Level[] {
  const masters = game.modes.find((one) => one.name === mode)?.masters ?? [];
  return LEVELS.filter((level) => level !== "master" || masters.includes(seats));
}

/** The level of a bot at a table: who wants a master where there is none gets the next best. */
export function levelAt(level: Level, offered: readonly Level[]): Level {
  return offered.includes(level) ? level : "hard";
}

export function optionsOf(game: GameInfo, mode: string): OptionInfo[] {
  return game.options.filter((option) => !option.modes.length || option.modes.includes(mode));
}

export function faults(draft: Draft, game: GameInfo): Fault[] {
  const found: Fault[] = [];
  const mode = game.modes.find((one) => one.name === draft.mode) ?? game.modes[0]!;
  if (draft.seats.length < mode.least) found.push({ kind: "too-few", mode });
  if (draft.seats.length > mode.most) found.push({ kind: "too-many", mode });
  if (!draft.seats.some((seat) => seat.kind === "me" || seat.kind === "device" || seat.kind === "link")) {
    found.push({ kind: "nobody" });
  }
  const taken = new Set<string>();
  for (const seat of draft.seats) {
    if (seat.kind !== "me" && seat.kind !== "device") continue;
    const name = seat.name.trim().toLocaleLowerCase();
    if (!name) found.push({ kind: "no-name", seat: seat.id });
    else if (taken.has(name)) found.push({ kind: "same-name", seat: seat.id });
    taken.add(name);
  }
  if (draft.seed.trim() && !/^\d{1,15}$/.test(draft.seed.trim())) found.push({ kind: "bad-seed" });
  return found;
}

const CLOCKS: Record<ClockChoice, NonNullable<NonNullable<NewTable["settings"]>["pace"]>> = {
  none: { kind: "live" },
  "15min": { kind: "live", bank: 900, increment: 10 },
  "30min": { kind: "live", bank: 1800, increment: 15 },
  "60min": { kind: "live", bank: 3600, increment: 20 },
  "1day": { kind: "days", decision: 86400 },
  "3days": { kind: "days", decision: 3 * 86400 },
};

function wish(seat: SeatDraft): SeatWish {
  switch (seat.kind) {
    case "me":
    case "device":
      return { kind: "me", name: seat.name.trim() };
    case "bot":
      return { kind: "bot", level: seat.level, temper: seat.temper || null, ...(seat.name ? { name: seat.name } : {}) };
    case "link":
      return { kind: "open" };
  }
}

/** The seats of a table that goes on from a moment of another: mine are mine again, bots sit elsewhere. */
export function seatsAgain(info: Pick<TableInfo, "seats">, mine: number, name = ""): SeatWish[] {
  return info.seats.map((one) =>
    one.yours || one.seat === mine ? { kind: "me", name: name || one.name } : { kind: "bot", level: (one.level ?? "normal") as Level },
  );
}

/** What is sent: only options that belong to the mode, only what differs from the box. */
export function newTable(draft: Draft, game: GameInfo): NewTable {
  const options: Record<string, Value> = {};
  for (const option of optionsOf(game, draft.mode)) {
    const value = draft.options[option.name];
    if (value !== undefined && value !== option.default) options[option.name] = value;
  }
  const seed = draft.seed.trim();
  const offered = levelsAt(game, draft.mode, draft.seats.length);
  return {
    game: game.name,
    mode: draft.mode,
    seats: draft.seats.map((seat, at) => wish({ ...seat, name: seatNames(draft.seats)[at]!, level: levelAt(seat.level, offered) })),
    options,
    title: draft.title.trim(),
    settings: { public: draft.open, several: draft.several, undo: draft.undo, hints: draft.hints, pace: CLOCKS[draft.clock] },
    start: true,
    shuffle: draft.shuffle,
    ...(seed ? { seed: Number(seed) } : {}),
    ...(draft.pack ? { pack: draft.pack } : {}),
  };
}
