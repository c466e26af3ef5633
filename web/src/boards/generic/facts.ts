/** How the plain board lays out what a view holds. */

/** Hands, piles and maps may happen to have as many entries as there are players. */
const NOT_OF_SEATS = /^(hand|mine|own|my_|pile|deck|discard|market|row|grid|board|map)/;

/** Whether a value has one entry for each seat: a number, a word, nothing, or a list of such. */
export function isPerSeat(name: string, value: unknown, seats: number): boolean {
  return Array.isArray(value) && value.length === seats && !NOT_OF_SEATS.test(name) && value.every((item) => isPlain(item) || (Array.isArray(item) && item.every(isPlain)));
}

function isPlain(item: unknown): boolean {
  return item === null || typeof item !== "object";
}
