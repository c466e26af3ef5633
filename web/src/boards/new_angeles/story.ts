/** Which events move what between corporations, deal and city. */
import type { EventInfo, Motion, Story } from "../contract";
import type { NewAngelesForecast, AngelesTable, NewAngelesView } from "./view";

const panel = (args: EventInfo["args"], name = "seat"): string | undefined => (typeof args[name] === "number" ? `seat-${args[name]}` : undefined);
const district = (word: unknown): string => `district-${String(word)}`;
const card = (word: unknown): string => `card-${String(word)}`;
const asset = (word: unknown): string => `asset-${String(word)}`;
const named = (args: EventInfo["args"], table: AngelesTable): string => table.say(`piece-${String(args["piece"])}`);
const signed = (sign: string, value: unknown): string => `${sign}${Math.abs(Number(value))}`;

const offered = (box: string) =>
  ({ args }: EventInfo): Motion => ({ from: panel(args), to: `anchor-${box}`, piece: card(args["card"]) });

export const story: Story<NewAngelesView, NewAngelesForecast> = {
  "asset-revealed": ({ args }) => ({ to: "anchor-prize", piece: asset(args["asset"]), always: true }),
  "main-offer": offered("main"),
  counteroffer: offered("counter"),
  supported: ({ args }, { say }) => ({ from: panel(args), to: `anchor-${String(args["offer"])}`, token: say("ui-story-cards", { n: Number(args["count"]) }) }),
  abstained: ({ args }) => ({ to: panel(args) }),
  "deal-won": ({ args }) => ({ to: panel(args), always: true }),
  claimed: ({ args }) => ({ from: "anchor-prize", to: panel(args), piece: asset(args["asset"]), always: true }),
  "asset-used": ({ args }) => ({ from: panel(args), to: asset(args["asset"]) }),
  "asset-moved": ({ args }) => ({ from: panel(args, "from_seat"), to: panel(args, "to_seat"), piece: asset(args["asset"]) }),
  capital: ({ args }) => ({ to: panel(args), token: signed("+", args["by"]), scores: { seat: Number(args["seat"]), by: Math.abs(Number(args["by"])) }, always: true }),
  "capital-lost": ({ args }) => ({ to: panel(args), token: signed("−", args["by"]), scores: { seat: Number(args["seat"]), by: -Math.abs(Number(args["by"])) }, always: true }),
  traded: ({ args }) => ({ from: panel(args, "from_seat"), to: panel(args, "to_seat"), token: String(Number(args["give"]) || Number(args["take"]) || "⇄") }),
  proposed: ({ args }) => ({ from: panel(args), to: panel(args, "to_seat") }),
  accepted: ({ args }) => ({ from: panel(args), to: panel(args, "from_seat") }),
  // A refusal is an answer; what merely lapsed is told to whoever proposed it.
  "proposal-ended": ({ args }, { seat }) =>
    args["how"] === "rejected" ? { from: panel(args), to: panel(args, "from_seat") } : args["how"] !== "withdrawn" && args["from_seat"] === seat ? { to: panel(args, "from_seat") } : null,
  "promise-judged": ({ args }) => (args["status"] === "broken" ? { to: panel(args), always: true } : null),
  threat: ({ args }) => ({ to: "track-threat_track", token: signed("+", args["by"]), always: true }),
  "threat-lowered": ({ args }) => ({ to: "track-threat_track", token: signed("−", args["by"]), always: true }),
  placed: ({ args }, table) => ({ to: district(args["district"]), token: named(args, table), always: true }),
  moved: ({ args }, table) => ({ from: district(args["from_district"]), to: district(args["district"]), token: named(args, table), always: true }),
  removed: ({ args }, table) => ({ from: district(args["district"]), to: district(args["district"]), token: `− ${named(args, table)}`, always: true }),
  android: ({ args }, table) => ({ from: district(args["from_district"]), to: district(args["to_district"]), token: table.say("piece-android"), always: true }),
  unrest: ({ args }, { say }) => ({ to: district(args["district"]), token: say(`stage-${String(args["stage"])}`), always: true }),
  exploited: ({ args }) => ({ to: district(args["district"]), always: true }),
  supply: ({ args }, { say }) => ({ to: `resource-${String(args["resource"])}`, token: `${signed("+", args["by"])} ${say.name("resource", String(args["resource"]))}`, group: "supply", always: true }),
  event: () => ({ to: "track-threat_track", always: true }),
  "last-round": () => ({ to: "track-threat_track", always: true }),
  "rival-revealed": ({ args }) => ({ to: panel(args), always: true }),
  "game-ends": () => ({ always: true }),
  investment: ({ args }) => ({ to: panel(args), always: true }),
  "demand-paid": ({ args }) => ({ to: `demand-${String(args["demand"])}`, always: true }),
};
