/** From pieces to options: what pressing a card or a location would do. */
import type { Option } from "../contract";
import { pieceOf } from "../../lib/inspect";
import type { FiftyTable } from "./view";

/** The options of the present decision that name this location (of `seat`, if it is not mine). */
export function placeOptions(table: FiftyTable, owner: number, location: string): readonly Option[] {
  const { decision } = table;
  if (!decision) return [];
  const mine = owner === table.seat;
  return decision.options.filter((option) => {
    if (option.args["location"] !== location) return false;
    const seat = option.args["seat"];
    if (option.kind.endsWith("_hegemony")) return owner < 0;
    return seat === undefined ? mine : Number(seat) === owner;
  });
}

/** The options that name a card: in the hand, in the display, among the deals. */
export function cardOptions(table: FiftyTable, card: string): readonly Option[] {
  return table.decision?.options.filter((option) => option.args["card"] === card) ?? [];
}

/**
 * Press a piece: the only option becomes the candidate, several are gone through in turn.
 * Without any it says why, or what it is where nothing is ever done with it (`why` is null).
 */
export function press(table: FiftyTable, options: readonly Option[], why: string | null, at: Element): void {
  if (!options.length) {
    if (why === null) table.inspect(pieceOf(at));
    else table.why(why, at);
    return;
  }
  const now = options.findIndex((option) => option.text === table.candidate?.text);
  const next = options.length === 1 && now === 0 ? null : options[(now + 1) % options.length]!;
  table.preview(next ? next.text : null);
}

/** In a lesson: none of these options is what the step waits for. */
export function isPale(table: FiftyTable, options: readonly Option[]): boolean {
  return table.wanted !== null && options.length > 0 && !options.some((option) => table.wanted?.has(option.text));
}

/** Enter on what is chosen confirms it (`data-pass-enter`). */
export const passEnter = (chosen: boolean): "yes" | undefined => (chosen ? "yes" : undefined);

export function isCandidate(table: FiftyTable, options: readonly Option[]): boolean {
  return options.some((option) => option.text === table.candidate?.text);
}

/** What is done with a card of my hand. */
const OF_HAND = ["build", "develop", "deal", "raze", "discard"];

/** The options of a card of my hand: one of the same name may lie in the row that is picked from. */
export function handOptions(table: FiftyTable, card: string): readonly Option[] {
  return cardOptions(table, card).filter((option) => OF_HAND.includes(option.kind));
}

/** The card of my hand that is chosen, with or without a use for it. */
export function chosenCard(table: FiftyTable): string | undefined {
  return table.candidate && OF_HAND.includes(table.candidate.kind) ? table.candidate.words[0] : table.picked["card"];
}
