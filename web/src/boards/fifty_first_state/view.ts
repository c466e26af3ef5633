/** The table of 51st State. What the server sends is generated (`sent.ts`); here it has the names that the board uses. */
import type { RefusalInfo, Table } from "../contract";
import type { CardUse, FiftyFirstForecast, FiftyFirstView, HandForecast, PlayerView, WhyNot } from "./sent";

export type { CardFace, ConnectionFace, FactionFace, FiftyFirstForecast, FiftyFirstView, HandForecast, HegemonyView, LocationView, PlayerView, WhyNot } from "./sent";
export type { ClauseFace as Clause } from "./sent";

export type Goods = Record<string, number>;
export type FiftyTable = Table<FiftyFirstView, FiftyFirstForecast>;

export function refusalText(table: FiftyTable, reason: WhyNot): string {
  return table.say.refusal(reason as unknown as RefusalInfo);
}

export const USES = ["build", "develop", "deal", "raze"] as const;

/** What a use of a card costs and brings. Developing costs a brick where categories match, else the token that needs none. */
export function useOf(found: HandForecast, kind: (typeof USES)[number]): CardUse {
  if (kind !== "develop") return found[kind];
  const { onto, why_not } = found.develop;
  const best = onto.find((one) => one.brick) ?? onto[0];
  return { goods: {}, ...best, price: best && !best.brick ? { development: 1 } : { brick: 1 }, why_not };
}

/** What can be done now that brings as many contacts of a colour as are short: a price of my faction, a connection card of mine. */
export function oneStep(table: FiftyTable, colour: string, short: number): { cost: Goods; goods: Goods } | null {
  const { faction, connections } = me(table);
  const powers = (faction ? table.board.factions[faction]?.actions : undefined) ?? [];
  const ways = [
    ...connections.filter((card) => legal(table, "connect", card)).map((card) => ({ cost: {}, goods: table.board.connections[card]?.goods ?? {} })),
    ...powers.filter(({ id }) => id && legal(table, "faction", id)).map(({ cost, goods }) => ({ cost: cost ?? {}, goods: goods ?? {} })),
  ];
  return ways.find(({ goods }) => (goods[colour] ?? 0) >= short) ?? null;
}

/** My own player, or the first for a spectator. */
export function me(table: FiftyTable): PlayerView {
  return table.after.players[table.seat ?? 0]!;
}

/** The option that does `kind` with these words, if it is legal now. */
export function legal(table: FiftyTable, ...words: string[]): string | null {
  const text = words.join(" ");
  return table.decision?.find(text) ? text : null;
}
