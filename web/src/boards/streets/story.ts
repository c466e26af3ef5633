/** Which events move what in the city. */
import type { Story } from "../contract";
import type { StreetsForecast } from "./sent";
import { playerOf } from "./outlook";
import type { StreetsView } from "./sent";

const tile = (word: unknown): string => `tile-${String(word)}`;
/** The panel of a player; the Sneak has none. */
const panel = (seat: unknown): string | undefined => (typeof seat === "number" ? `seat-${seat}` : undefined);
const paid = (args: Record<string, unknown>): string => `+$${Number(args["money"])}`;

export const story: Story<StreetsView, StreetsForecast> = {
  built: ({ args }) => ({ from: panel(args["seat"]), to: tile(args["tile"]), piece: tile(args["tile"]), arrives: true }),
  "built-over": ({ args }) => ({ from: panel(args["seat"]), to: tile(args["tile"]), piece: tile(args["tile"]), arrives: true }),
  abandoned: ({ args }) => ({ from: tile(args["tile"]), to: panel(args["seat"]) }),
  "seekers-came": ({ args }, { say }) => ({ to: tile(args["tile"]), token: say("people-counted", args) }),
  moved: ({ args }, { say }) => ({ to: tile(args["tile"]), token: say("people-counted", args) }),
  income: ({ args }) => ({ from: tile(args["tile"]), to: panel(playerOf(args["seat"])), token: paid(args) }),
  "final-income": ({ args }) => ({ from: tile(args["tile"]), to: panel(playerOf(args["seat"])), token: paid(args), always: true }),
  majority: ({ args }) => ({ to: panel(args["seat"]), token: paid(args), always: true }),
  sets: ({ args }) => ({ to: panel(args["seat"]), token: paid(args), always: true }),
};
