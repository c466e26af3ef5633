/** Which events move what in the city. */
import type { Motion, Story } from "../contract";
import type { StreetsForecast } from "./sent";
import { playerOf } from "./outlook";
import type { StreetsView } from "./sent";

const tile = (word: unknown): string => `tile-${String(word)}`;
/** The panel of a player; the Sneak's stands below those. */
const panel = (seat: unknown): string => (typeof seat === "number" ? `seat-${seat}` : "anchor-sneak");
/** Money that a player gets, seen to arrive and counted then. */
function paid(args: Record<string, unknown>): Pick<Motion, "to" | "token" | "scores"> {
  const [seat, by] = [playerOf(args["seat"]), Number(args["money"])];
  return { to: panel(seat), token: `+$${by}`, ...(typeof seat === "number" ? { scores: { seat, by } } : {}) };
}

export const story: Story<StreetsView, StreetsForecast> = {
  built: ({ args }) => ({ from: panel(args["seat"]), to: tile(args["tile"]), piece: tile(args["tile"]), arrives: true }),
  "built-over": ({ args }) => ({ from: panel(args["seat"]), to: tile(args["tile"]), piece: tile(args["tile"]), arrives: true }),
  abandoned: ({ args }) => ({ from: tile(args["tile"]), to: panel(args["seat"]) }),
  "seekers-came": ({ args }, { say }) => ({ to: tile(args["tile"]), token: say("people-counted", args) }),
  moved: ({ args }, { say }) => ({ to: tile(args["tile"]), token: say("people-counted", args) }),
  income: ({ args }) => ({ from: tile(args["tile"]), ...paid(args) }),
  "final-income": ({ args }) => ({ from: tile(args["tile"]), ...paid(args), always: true }),
  majority: ({ args }) => ({ ...paid(args), always: true }),
  sets: ({ args }) => ({ ...paid(args), always: true }),
};
