/** Trust that several heroes share or pay together: chosen on one panel, sent hero by hero as the rules ask (GM-5.29, GM-6.8). */
import type { GreatTable } from "./view";

export interface Sharing {
  kind: "share-trust" | "pledge";
  /** All that is to be shared, or what is still missing of the payment. */
  total: number;
  /** Heroes I decide for, in the order in which they are asked. */
  rows: readonly { hero: string; most: number; has: number }[];
  /** What heroes of others could still add. */
  later: number;
}

/** The panel of the present question; null: it is another question. */
export function sharing(table: GreatTable): Sharing | null {
  const asked = table.decision;
  if (!asked || table.wanted !== null) return null;
  const { heroes } = table.board;
  const from = heroes.findIndex((hero) => hero.id === asked.details["hero"]);
  if (from < 0) return null;
  if (asked.prompt === "share-trust") {
    const total = Number(asked.details["n"]);
    const rows = heroes.slice(from).filter((hero) => hero.district === asked.details["district"]);
    return { kind: "share-trust", total, rows: rows.map((hero) => ({ hero: hero.id, most: total, has: hero.trust })), later: 0 };
  }
  if (asked.prompt !== "pledge") return null;
  const total = Number(asked.details["left"]);
  const rest = heroes.slice(from);
  const others = rest.findIndex((hero) => hero.seat !== table.seat);
  const mine = others < 0 ? rest : rest.slice(0, others);
  const later = others < 0 ? 0 : rest.slice(others).reduce((sum, hero) => sum + hero.trust, 0);
  return { kind: "pledge", total, rows: mine.map((hero) => ({ hero: hero.id, most: Math.min(total, hero.trust), has: hero.trust })), later };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The shares chosen so far; trust that is to be shared is divided evenly at first, a payment is not made for anybody. */
export function shares(table: GreatTable, now: Sharing): number[] {
  const picked = table.picked["shares"];
  if (picked !== undefined) return picked.split(" ").map(Number);
  const even = Math.floor(now.total / now.rows.length);
  return now.rows.map((_, at) => (now.kind === "pledge" ? 0 : even + (at < now.total - even * now.rows.length ? 1 : 0)));
}

export const restOf = (now: Sharing, chosen: readonly number[]): number => now.total - sum(chosen);

/** One hero more or less. Where all of it has to be shared, the last hero takes the rest. */
export function setShare(table: GreatTable, now: Sharing, at: number, wanted: number): void {
  const chosen = shares(table, now);
  const room = now.total - sum(chosen) + chosen[at]!;
  const last = now.rows.length - 1;
  const most = now.kind === "share-trust" && at !== last ? room + chosen[last]! : room;
  chosen[at] = Math.max(0, Math.min(wanted, most, now.rows[at]!.most));
  if (now.kind === "share-trust" && at !== last) chosen[last] = Math.max(0, now.total - sum(chosen.slice(0, last)));
  table.pick("shares", chosen.join(" "));
}

/** As much of the payment as my heroes have, from the first on. */
export function payAll(table: GreatTable, now: Sharing): void {
  let left = now.total;
  const chosen = now.rows.map((row) => {
    const share = Math.min(left, row.most);
    left -= share;
    return share;
  });
  table.pick("shares", chosen.join(" "));
}

/** What Confirm sends; null: the shares do not add up. */
export function shareMoves(table: GreatTable, now: Sharing): string[] | null {
  const chosen = shares(table, now);
  const rest = restOf(now, chosen);
  if (now.kind === "share-trust" ? rest !== 0 : rest !== 0 && rest > now.later && sum(chosen) > 0) return null;
  return now.rows.map((row, at) => `give ${row.hero} ${chosen[at]}`);
}
