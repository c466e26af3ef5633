/** Which events move what between the states. */
import type { EventInfo, Motion, Story } from "../contract";
import { goodName } from "./inspect";
import type { FiftyFirstForecast, FiftyTable, FiftyFirstView } from "./view";

const panel = (args: EventInfo["args"], name = "seat"): string | undefined => (typeof args[name] === "number" ? `seat-${args[name]}` : undefined);
/** Two players may own locations of one name. */
const location = (owner: unknown, word: unknown): string => `location-${String(word)}@${String(owner)}`;
const HEGEMONY = -1;
const ALONE = 0;

/** Where a card stands in somebody's state. */
function standing(table: FiftyTable, seat: unknown, card: unknown): string | undefined {
  const place = table.board.players[Number(seat)]?.locations.findLast((one) => one.card === card);
  return place && location(seat, place.location);
}

/** What is gained in the Production phase comes all at once. */
const PRODUCED = new Set(["board", "deal", "product", "copy", "redirected", "condition"]);

/** Goods go to my strip, or to the panel of whoever gets them. */
function gained({ args }: EventInfo, table: FiftyTable): Motion {
  const from = args["card"] === undefined ? undefined : standing(table, args["seat"], args["card"]);
  const own = args["seat"] === table.seat;
  const production = PRODUCED.has(String(args["cause"]));
  return {
    from: from ?? panel(args),
    to: own ? `good-${String(args["good"])}` : panel(args),
    token: `+${Number(args["amount"])} ${goodName(table, String(args["good"]))}`,
    ...(production ? { group: "production", always: true, caption: table.say("ui-story-production", { player: table.player(Number(args["seat"])).name }) } : { group: `gained ${String(args["cause"])}` }),
  };
}

export const story: Story<FiftyFirstView, FiftyFirstForecast> = {
  built: ({ args }, table) => {
    const to = standing(table, args["seat"], args["card"]);
    return { from: panel(args), to, piece: `card-${String(args["card"])}`, arrives: true };
  },
  developed: ({ args }, table) => {
    const to = standing(table, args["seat"], args["card"]);
    return { from: panel(args), to, piece: `card-${String(args["card"])}`, arrives: true };
  },
  dealt: ({ args }) => ({ from: panel(args), to: panel(args), piece: `card-${String(args["card"])}` }),
  "razed-hand": ({ args }) => ({ from: panel(args), to: panel(args), piece: `card-${String(args["card"])}` }),
  razed: ({ args }) => ({ from: panel(args), to: location(args["owner_seat"], args["location"]) }),
  "razed-hegemony": ({ args }) => ({ from: panel(args), to: location(HEGEMONY, args["location"]) }),
  used: ({ args }) => ({ from: panel(args), to: location(args["seat"], args["location"]) }),
  visited: ({ args }) => ({ from: panel(args), to: location(args["owner_seat"], args["location"]) }),
  "visited-hegemony": ({ args }) => ({ from: panel(args), to: location(HEGEMONY, args["location"]) }),
  gained,
  "gained-from": gained,
  stole: ({ args }, table) => ({ from: panel(args, "owner_seat"), to: panel(args), token: `${Number(args["amount"])} ${goodName(table, String(args["good"]))}` }),
  picked: ({ args }) => ({ to: panel(args), piece: `card-${String(args["card"])}` }),
  passed: ({ args }) => ({ to: panel(args) }),
  "hegemony-location": ({ args }, table) => {
    const place = table.board.hegemony?.locations.findLast((one) => one.card === args["card"]);
    return { to: place && location(HEGEMONY, place.location), piece: `card-${String(args["card"])}`, arrives: true, always: true };
  },
  attacked: ({ args }) => ({ piece: `card-${String(args["card"])}`, always: true }),
  "attack-hit": ({ args }) => ({ to: location(ALONE, args["location"]), always: true }),
  "attack-stopped": ({ args }) => ({ to: location(ALONE, args["location"]), always: true }),
  // Every location counts one: they are seen to do so together.
  "final-points": ({ args }, table) => {
    const locations = (table.board.players[Number(args["seat"])]?.locations ?? []).filter((one) => !one.ruin);
    const counted = locations.map((one): Motion => {
      const spot = location(args["seat"], one.location);
      return { from: spot, to: spot, token: "+1", always: true };
    });
    return [{ to: panel(args), token: `+${Number(args["amount"])}`, always: true }, ...counted];
  },
  won: ({ args }) => ({ to: panel(args), always: true }),
  "won-by-goods": ({ args }) => ({ to: panel(args), always: true }),
  "won-by-locations": ({ args }) => ({ to: panel(args), always: true }),
  "last-round": ({ args }) => ({ to: panel(args), always: true }),
};
