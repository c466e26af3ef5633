/**
 * What a game looks and sounds like also outside its table: in the list of games, on the home page, at the end. Each
 * board's folder has a `look.ts` and a `Poster.svelte`; games without them look like the shell.
 */
import type { Theme } from "./contract";

export interface Look {
  theme: Theme;
  /** Its place among the games. */
  order: number;
  /** The display face, loaded when the table (or its poster) is shown. */
  face(): Promise<unknown>;
  timbre: { wave: OscillatorType; length: number; bright: number };
}

const found = import.meta.glob<Look>("./*/look.ts", { eager: true, import: "default" });

const PLAIN: Look = {
  theme: "plain",
  order: Object.keys(found).length + 1,
  face: () => Promise.resolve(),
  timbre: { wave: "triangle", length: 0.2, bright: 2400 },
};

export function lookOf(game: string): Look {
  return found[`./${game}/look.ts`] ?? PLAIN;
}

export function lookOfTheme(theme: Theme): Look {
  return Object.values(found).find((look) => look.theme === theme) ?? PLAIN;
}
