/** The table of 51st State. What the server sends is generated (`sent.ts`); here it has the names that the board uses. */
import type { RefusalInfo, Table } from "../contract";
import type { FiftyFirstForecast, FiftyFirstView, PlayerView, WhyNot } from "./sent";

export type { CardFace, ConnectionFace, FactionFace, FiftyFirstForecast, FiftyFirstView, HandForecast, HegemonyView, LocationView, PlayerView, WhyNot } from "./sent";
export type { CardUse as Use, ClauseFace as Clause } from "./sent";

export type Goods = Record<string, number>;
export type FiftyTable = Table<FiftyFirstView, FiftyFirstForecast>;

export function refusalText(table: FiftyTable, reason: WhyNot): string {
  return table.say.refusal(reason as unknown as RefusalInfo);
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
