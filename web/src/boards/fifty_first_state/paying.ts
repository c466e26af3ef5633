/** What is paid now, and with what: the payment that the rules show at "How do you pay?" (FFS-9.12). */
import type { FiftyTable, Goods } from "./view";

export interface Paid {
  /** `supply`, or the location whose goods are used. */
  from: string;
  goods: Goods;
}

export function payment(table: FiftyTable): Paid[] {
  const found = (table.asked?.details["payment"] ?? {}) as Record<string, Goods>;
  return Object.entries(found).map(([from, goods]) => ({ from, goods }));
}

/** Questions that are answered by buttons of the bar, each with its goods drawn. */
export const ANSWERED_IN_BAR = ["pay", "choose-goods", "steal", "with", "store"];

// -- the two cards that go back at the start (FFS-3.12) ----------------------------------------------

/** How many cards of the hand go back; 0: that is not the question. */
export function goingBack(table: FiftyTable): number {
  if (table.decision?.prompt !== "keep-start" || table.wanted !== null) return 0;
  return Number(table.decision.details["count"] ?? 0);
}

/** Places in the hand of the cards that are chosen to go back. */
export const goers = (table: FiftyTable): number[] => (table.picked["away"] ?? "").split(" ").filter(Boolean).map(Number);

export function toggleGoer(table: FiftyTable, place: number): void {
  const now = goers(table);
  const next = now.includes(place) ? now.filter((one) => one !== place) : [...now, place].slice(-goingBack(table));
  table.pick("away", next.length ? next.join(" ") : null);
}
