/** Sending people home: a wish by building, and the answers that carry it out in the rules' order. */
import type { Option } from "../contract";

export interface Destination {
  cell: string;
  tile: string;
}

/** How many go where; buildings that get nobody may be left out. */
export type Wish = Readonly<Record<string, number>>;

export interface Question {
  colour: string;
  count: number;
  places: readonly Destination[];
}

/** What a decision `move-people` asks. */
export function question(details: Record<string, unknown>): Question {
  return {
    colour: String(details["people"] ?? ""),
    count: Number(details["count"] ?? 0),
    places: (details["places"] as Destination[] | undefined) ?? [],
  };
}

export function sent(wish: Wish): number {
  return Object.values(wish).reduce((sum, count) => sum + count, 0);
}

/** One more or one fewer to a building, within what is left. */
export function change(wish: Wish, cell: string, by: number, count: number): Wish {
  const now = wish[cell] ?? 0;
  const next = Math.max(0, Math.min(now + by, now + count - sent(wish)));
  const { [cell]: _, ...rest } = wish;
  return next ? { ...rest, [cell]: next } : rest;
}

/**
 * The next answer towards a complete wish: the first building in the order of the question that gets
 * anybody. Null while somebody is not told where to go, or if no option says it.
 */
export function answer(wish: Wish, asked: Question, options: readonly Option[]): Option | null {
  if (sent(wish) !== asked.count) return null;
  const first = asked.places.find((place) => wish[place.cell]);
  if (!first) return null;
  const words = [asked.colour, first.cell, String(wish[first.cell])];
  return options.find((option) => option.kind === "move" && option.words.join(" ") === words.join(" ")) ?? null;
}

/** A distribution goes on in a further question; this is the one it is meant for. */
export interface Pending {
  turn: number;
  asked: Question;
  wish: Wish;
}

/** The question that would follow an answer, if it is asked at all: the rest, to later buildings. */
export function following(wish: Wish, asked: Question, given: Option, turn: number): Pending | null {
  const [colour = "", cell = "", count = ""] = given.words;
  const at = asked.places.findIndex((place) => place.cell === cell);
  const places = asked.places.slice(at + 1);
  const { [cell]: _, ...left } = wish;
  if (places.length < 2 || !sent(left)) return null;
  return { turn: turn + 1, asked: { colour, count: asked.count - Number(count), places }, wish: left };
}

export function isFor(pending: Pending, asked: Question, turn: number): boolean {
  return pending.turn === turn && JSON.stringify(pending.asked) === JSON.stringify(asked);
}
