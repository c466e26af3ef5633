/** Prices, chances and reasons in words. */
import type { Player, Say, Shape } from "../contract";
import type { GreatTable, Outlook, Terms } from "./view";

export { percent } from "../../lib/numbers";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
export const roman = (n: number): string => ROMAN[n - 1] ?? String(n);

/** Where a part of a price comes from: guards, a card, a hero. */
export function source(say: Say, word: string, n: number): string {
  if (say.has(`price-${word}`)) return say(`price-${word}`, { n });
  return say.has(`card-${word}`) ? say.name("card", word) : say.name("hero", word);
}

/** "2 guards + 1 Surveillance". */
export function terms(say: Say, parts: Terms): string {
  return parts.map(([word, n]) => `${n} ${source(say, word, n)}`).join(" + ").replaceAll("+ -", "− ");
}

/** The heroes, districts or numbers that decide a condition. */
export function evidence(say: Say, outlook: Outlook): string {
  const found: string[] = [];
  if (outlook.price !== null && outlook.price !== undefined) found.push(say(outlook.who === "machine" ? "ui-bonds-of" : "ui-trust-of", { price: outlook.price, have: outlook.have ?? 0 }));
  if (outlook.heroes?.length) found.push(outlook.heroes.map((hero) => say.name("hero", hero)).join(", "));
  if (outlook.districts?.length) found.push(outlook.districts.map((district) => say.name("district", district)).join(", "));
  if (outlook.left !== undefined && outlook.right !== undefined) found.push(say("ui-compared", { left: outlook.left, right: outlook.right }));
  return found.join("; ");
}

/** The same as a sentence of its own; empty where there is nothing to say. */
export function asNow(say: Say, outlook: Outlook): string {
  const words = evidence(say, outlook);
  return words && say("ui-as-now", { words });
}

const SHAPES: readonly Shape[] = ["circle", "square", "diamond"];

/** A hero's mark: colour, shape and initial by the order of initiative. */
export function heroMark(table: GreatTable, id: string): Player {
  const at = Math.max(0, table.board.heroes.findIndex((hero) => hero.id === id));
  const name = table.say.name("hero", id);
  const seat = table.board.heroes[at]?.seat ?? 0;
  return { ...table.player(seat), name, initial: name.slice(0, 1), shape: SHAPES[at] ?? "circle", colour: `var(--p${at + 1})`, ink: `var(--on-p${at + 1})` };
}
