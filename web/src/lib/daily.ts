/** What everybody gets on the same day: a puzzle, and a deal with the same luck for all. The day is that of UTC. */
import { lesson, lessonsOf, taught, type Lesson } from "./lessons";

const DAY = 86_400_000;

/** Days since the beginning of 1970. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY);

/** Puzzles of all games, taken in turn: the games change from day to day. */
export async function puzzleOf(day: number): Promise<Lesson | null> {
  const games = taught();
  if (!games.length) return null;
  const game = games[day % games.length]!;
  const puzzles = (await lessonsOf(game)).filter((one) => one.kind === "puzzle");
  const chosen = puzzles[Math.floor(day / games.length) % Math.max(1, puzzles.length)];
  return chosen ? await lesson(game, chosen.id) : null;
}

/** The game of the day and the seed of its luck. */
export function dealOf(day: number, games: readonly string[]): { game: string; seed: number } | null {
  const game = games[(day + 1) % Math.max(1, games.length)];
  return game ? { game, seed: 1_000_000 + day } : null;
}
