/** Lessons and puzzles: data of `web/src/lessons/<game>/*.json` (README.md there). */
import { api } from "./api";
import { games } from "./games.svelte";
import { LANGUAGES, type Language } from "./texts";

export type Words = Record<Language, string>;

export interface Answer {
  texts?: readonly string[];
  match?: string;
  say: Words;
}

export interface Step {
  title: Words;
  coach: Words;
  lit?: readonly string[];
  before?: readonly { seat: number; play: string }[];
  /** A jump: a fresh table with this position; the other fields instead of the lesson's own. */
  position?: Record<string, unknown>;
  mode?: string;
  options?: Record<string, boolean | number | string>;
  players?: readonly (string | Words)[];
  advance: { on: "next" | "play" | "preview" | "why"; texts?: readonly string[] };
  answers?: readonly Answer[];
  why?: Words;
  rules?: readonly string[];
  short?: boolean;
}

export interface Lesson {
  format: 1;
  game: string;
  id: string;
  kind: "lesson" | "puzzle";
  order: number;
  minutes: number;
  title: Words;
  about: Words;
  level: "easy" | "medium" | "hard";
  seat: number;
  players: readonly (string | Words)[];
  mode?: string;
  options?: Record<string, boolean | number | string>;
  position?: Record<string, unknown>;
  seed?: number;
  best?: Words;
  steps: readonly Step[];
}

const files = import.meta.glob<Lesson>("../lessons/*/*.json", { import: "default" });

function place(path: string): { game: string; id: string } {
  const [game = "", file = ""] = path.split("/").slice(-2);
  return { game, id: file.replace(/\.json$/, "") };
}

/** Games that have lessons. */
export function taught(): string[] {
  return [...new Set(Object.keys(files).map((path) => place(path).game))];
}

export async function lessonsOf(game: string): Promise<Lesson[]> {
  const ours = Object.entries(files).filter(([path]) => place(path).game === game);
  const found = ours.length ? await Promise.all(ours.map(([, load]) => load())) : await brought(game);
  return found.toSorted((a, b) => a.order - b.order);
}

export async function lesson(game: string, id: string): Promise<Lesson | null> {
  const load = Object.entries(files).find(([path]) => place(path).game === game && place(path).id === id)?.[1];
  return load ? await load() : ((await brought(game)).find((one) => one.id === id) ?? null);
}

/** The lessons that a game of another package brings itself; it may speak English only. */
async function brought(game: string): Promise<Lesson[]> {
  await games.load();
  if (!games.find(game)?.lessons.length) return [];
  return ((await api.lessons(game)) as unknown as Lesson[]).map(inEveryLanguage);
}

/** The same data, where every text that stands in English only stands for the other languages too. */
export function inEveryLanguage<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inEveryLanguage) as T;
  if (typeof value !== "object" || value === null) return value;
  const { en } = value as { en?: unknown };
  if (typeof en === "string") return { ...Object.fromEntries(LANGUAGES.map((code) => [code, en])), ...value };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inEveryLanguage(inner)])) as T;
}

export function fitsPattern(text: string, pattern: string): boolean {
  const have = text.split(" ");
  const want = pattern.split(" ");
  return want.every((word, at) => word === "*" || word === have[at]) && (want.at(-1) === "*" || want.length === have.length);
}

/** What the coach says to a choice that is not the wanted one; null: nothing particular. */
export function answerTo(step: Step, text: string): Words | null {
  for (const answer of step.answers ?? []) {
    if (answer.texts?.includes(text) || (answer.match && fitsPattern(text, answer.match))) return answer.say;
  }
  return null;
}

// -- where somebody is in a lesson ------------------------------------------------------------------

export interface Progress {
  step: number;
  done: boolean;
}

const KEY = "tabletown-lesson-";

export function progress(lesson: Pick<Lesson, "game" | "id">): Progress {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}${lesson.game}-${lesson.id}`) ?? "") as Progress;
  } catch {
    return { step: 0, done: false };
  }
}

export function keepProgress(lesson: Pick<Lesson, "game" | "id">, where: Progress): void {
  try {
    localStorage.setItem(`${KEY}${lesson.game}-${lesson.id}`, JSON.stringify(where));
  } catch {
    // It starts over the next time.
  }
}
