/** Cards chosen in any order, and the moves they become: the rules take own cards in the order of the hand (NA-M.17). */
import type { AngelesTable } from "./view";

/** Something to choose before an act can be carried out: so many of these. */
export interface Part {
  title: "ui-which-cards" | "ui-which-offer" | "ui-which-price" | "ui-which-way";
  least: number;
  most: number;
  items: readonly Item[];
}

export interface Item {
  move: string;
  /** The card it is about, where there is one. */
  card: string | null;
}

export const myHand = (table: AngelesTable): readonly string[] => (table.seat === null ? [] : (table.board.players[table.seat]?.hand ?? []));

const typeOf = (table: AngelesTable, card: string): string => table.board.card_types[card] ?? "emergency";

/** What has to be chosen to fulfil an act now; empty: there is only one way. `first` is what was chosen in the first part. */
export function partsOf(table: AngelesTable, act: string, first: readonly number[] = []): Part[] {
  const [kind = "", ...args] = act.split(":");
  const hand = myHand(table);
  const options = table.decision?.options ?? [];
  if (kind === "support") {
    const least = Number(args[1] ?? 1) - Number(table.decision?.prompt === "lay" ? (table.decision.details["laid"] ?? 0) : 0);
    if (hand.length < 2 || least < 1) return [];
    return [{ title: "ui-which-cards", least, most: args[2] === "exact" ? least : hand.length, items: hand.map((card) => ({ move: `lay ${card}`, card })) }];
  }
  if (kind === "main_type" || kind === "counter_type") {
    const verb = kind === "main_type" ? "offer" : "counter";
    const items = options
      .filter((option) => option.kind === verb && ["any", typeOf(table, option.args["card"] ?? "")].includes(args[0] ?? ""))
      .map((option) => ({ move: option.text, card: option.args["card"] ?? null }));
    const offer: Part = { title: "ui-which-offer", least: 1, most: 1, items };
    const rest = without(hand, items[first[0] ?? 0]?.card ?? "");
    const price = verb === "counter" ? (table.board.deal?.price ?? 0) : 0;
    // All that is left is the price: nothing to choose.
    if (!price || rest.length <= price) return items.length > 1 ? [offer] : [];
    return [offer, { title: "ui-which-price", least: price, most: price, items: rest.map((card) => ({ move: `discard ${card}`, card })) }];
  }
  if (kind === "choice") {
    const ways = act.slice(7).split("+").map((move) => move.replaceAll(":", " "));
    const items = ways.filter((move) => options.some((option) => option.text === move)).map((move) => ({ move, card: null }));
    return items.length > 1 ? [{ title: "ui-which-way", least: 1, most: 1, items }] : [];
  }
  return [];
}

/** The moves for what was chosen in each part, or null while something is missing. */
export function movesFor(table: AngelesTable, act: string, parts: readonly Part[], chosen: readonly (readonly number[])[]): string[] | null {
  const enough = parts.every((part, at) => {
    const count = chosen[at]?.length ?? 0;
    return count >= part.least && count <= part.most;
  });
  if (!enough) return null;
  const moves = parts.flatMap((part, at) => inOrder(chosen[at] ?? []).map((index) => part.items[index]!.move));
  if (!act.startsWith("support:")) return moves;
  const begin = table.decision?.prompt === "lay" ? [] : [`support ${act.split(":")[1]}`];
  return [...begin, ...moves, ...(moves.length < myHand(table).length ? ["done"] : [])];
}

export const inOrder = (places: readonly number[]): number[] => places.toSorted((a, b) => a - b);

function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return at < 0 ? [...hand] : hand.toSpliced(at, 1);
}

// -- cards chosen in the hand -----------------------------------------------------------------------

/** How many cards of the hand are chosen together now; null: one card is one choice. */
export function together(table: AngelesTable): { verb: "lay" | "discard"; least: number; most: number } | null {
  const asked = table.decision;
  const hand = myHand(table);
  if (!asked || hand.length < 2) return null;
  const count = Number(asked.details["count"] ?? 0);
  if (asked.prompt === "lay") return { verb: "lay", least: Number(asked.details["laid"] ?? 0) ? 0 : 1, most: hand.length };
  if (asked.prompt === "support" && asked.of("support").length) return { verb: "lay", least: 0, most: hand.length };
  if (asked.prompt === "discard" && count > 1) return { verb: "discard", least: count, most: count };
  return null;
}

/** Places in the hand that are chosen. */
export const chosenCards = (table: AngelesTable): number[] => (table.picked["cards"] ?? "").split(" ").filter(Boolean).map(Number);

export function toggle(table: AngelesTable, place: number): void {
  const now = chosenCards(table);
  const most = together(table)?.most ?? 0;
  const next = now.includes(place) ? now.filter((one) => one !== place) : [...now, place].slice(-most);
  table.pick("cards", next.length ? next.join(" ") : null);
}

/** What Confirm carries out with the chosen cards; null: they are not complete. */
export function gesture(table: AngelesTable): string[] | null {
  const mode = together(table);
  const places = inOrder(chosenCards(table));
  if (!mode || !places.length || places.length < mode.least || places.length > mode.most) return null;
  const hand = myHand(table);
  const moves = places.map((place) => `${mode.verb} ${hand[place]}`);
  if (mode.verb === "discard") return moves;
  const side = table.decision?.prompt === "support" ? table.candidate : null;
  if (table.decision?.prompt === "support" && side?.kind !== "support") return null;
  return [...(side ? [side.text] : []), ...moves, ...(places.length < hand.length ? ["done"] : [])];
}

// -- capital spent together --------------------------------------------------------------------------

/** How much of what is spent together is still missing. */
export const missing = ({ asked }: AngelesTable): number => Math.max(0, Number(asked?.details["need"] ?? 0) - Number(asked?.details["total"] ?? 0));

// -- decks chosen together --------------------------------------------------------------------------

/** How many General lines are still to be drawn, if several: their decks may be chosen together; null: one at a time. */
export function linesLeft(table: AngelesTable): number | null {
  const lines = table.decision?.prompt === "general" ? Number(table.decision.details["lines"] ?? 1) : 1;
  return lines > 1 ? lines : null;
}

/** The chosen decks, in the order in which they are drawn from. */
export const chosenDecks = (table: AngelesTable): string[] => (table.picked["decks"] ?? "").split(" ").filter(Boolean);

export function toggleDeck(table: AngelesTable, deck: string): void {
  const now = chosenDecks(table);
  const next = now.includes(deck) ? now.filter((one) => one !== deck) : [...now, deck].slice(-(linesLeft(table) ?? 1));
  table.pick("decks", next.length ? next.join(" ") : null);
}
