/** Heroes that walk by themselves: the best way to their card, where nothing is at stake but its price. */
import { wayShown, type GreatTable } from "./view";

export const walksAlone = (table: GreatTable): boolean => table.standing["walk"] === "best";

export const setWalksAlone = (table: GreatTable, alone: boolean): void => table.stand("walk", alone ? "best" : null);

/** The next step of the best way, if no die is rolled on it; null: there is something to decide, or no way. */
export function plainStep(table: GreatTable): string | null {
  const { asked } = table;
  if (asked?.prompt !== "step" || !table.foreseen || table.wanted !== null) return null;
  const way = wayShown(table);
  const first = way?.legs[0];
  if (!first || way.chance < 1) return null;
  return asked.find(`step ${first.to}`)?.text ?? null;
}

/** What I said in advance answers this question; null: I am asked. */
export const stepsAlone = (table: GreatTable): string | null => (walksAlone(table) ? plainStep(table) : null);
