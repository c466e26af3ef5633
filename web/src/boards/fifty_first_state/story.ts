/** Which events move what between the states. */
import type { EventInfo, Motion, Story } from "../contract";
import { goodName } from "./inspect";
import type { FiftyFirstForecast, FiftyTable, FiftyFirstView } from "./view";

const panel = (args: EventInfo["args"], name = "seat"): string | undefined => (typeof args[name] === "number" ? `seat-${args[name]}` : undefined);
/** Two players may own locations of one name. */
const location = (owner: unknown, word: unknown): string => `location-${String(word)}@${String(owner)}`;
/** The good that is a victory point. */
const POINT = "vp";
const HEGEMONY = -1;
const ALONE = 0;

/** Where a card stands in somebody's state. */
function standing(table: FiftyTable, seat: unknown, card: unknown): string | undefined {
  const place = table.board.players[Number(seat)]?.locations.findLast((one) => one.card === card);
  return place && location(seat, place.location);
}

/** Where a connection card lay open, if the table still knows it. */
function shown(table: FiftyTable, connection: unknown): string | undefined {
  const colour = table.board.connections[String(connection)]?.colour;
  return colour && `colour-${colour}`;
}

/** What is gained in the Production phase comes all at once. */
const PRODUCED = new Set(["board", "deal", "product", "copy", "redirected", "condition"]);
/** After these the same comes of an action. */
const ACTED = new Set(["dealt", "copies", "copies-opponent", "copies-opponent-hegemony"]);

/** So much of a good: to my strip, or to the panel of whoever gets it. */
function gain({ args }: EventInfo, table: FiftyTable, good: string, amount: number, before?: EventInfo): Motion {
  const from = args["card"] === undefined ? undefined : standing(table, args["seat"], args["card"]);
  // What I still have of it lands at its sign in my strip: it needs no name there.
  const own = args["seat"] === table.seat && (good === POINT || (table.board.players[Number(table.seat)]?.tokens?.[good] ?? 0) > 0);
  const cause = String(args["cause"]);
  return {
    from: from ?? panel(args),
    to: own ? `good-${good}` : panel(args),
    token: own ? `+${amount}` : `+${amount} ${goodName(table, good)}`,
    ...(good === POINT ? { scores: { seat: Number(args["seat"]), by: amount } } : {}),
    ...(PRODUCED.has(cause) && !ACTED.has(before?.key ?? "")
      ? { group: "production", always: true, caption: table.say("ui-story-production", { player: table.player(Number(args["seat"])).name }) }
      : { group: of(cause) }),
  };
}

/** A deed and what comes of it are one beat. */
const of = (cause: string): string => `gained ${cause}`;
const deed = (cause: string, motion: Motion): Motion => ({ ...motion, group: of(cause), opens: true });

const gained = (event: EventInfo, table: FiftyTable, before?: EventInfo): Motion => gain(event, table, String(event.args["good"]), Number(event.args["amount"]), before);

/** Cards drawn by others: how many. Mine are seen in my hand. */
function drew(event: EventInfo, table: FiftyTable, before?: EventInfo): Motion | null {
  const { seat, count, cause } = event.args;
  return cause === "start" || seat === table.seat ? null : gain(event, table, "card", Number(count), before);
}

export const story: Story<FiftyFirstView, FiftyFirstForecast> = {
  built: ({ args }, table) => {
    const to = standing(table, args["seat"], args["card"]);
    return deed("entering", { from: panel(args), to, piece: `card-${String(args["card"])}`, arrives: true });
  },
  developed: ({ args }, table) => {
    const to = standing(table, args["seat"], args["card"]);
    return deed("develop", { from: panel(args), to, piece: `card-${String(args["card"])}`, arrives: true });
  },
  dealt: ({ args }) => deed("deal", { from: panel(args), to: panel(args), piece: `card-${String(args["card"])}` }),
  "razed-hand": ({ args }) => deed("spoils", { from: panel(args), to: panel(args), piece: `card-${String(args["card"])}` }),
  razed: ({ args }) => deed("spoils", { from: panel(args), to: location(args["owner_seat"], args["location"]) }),
  "razed-hegemony": ({ args }) => deed("spoils", { from: panel(args), to: location(HEGEMONY, args["location"]) }),
  used: ({ args }) => deed("use", { from: panel(args), to: location(args["seat"], args["location"]) }),
  "used-faction": ({ args }) => deed("faction", { to: panel(args) }),
  visited: ({ args }) => deed("visit", { from: panel(args), to: location(args["owner_seat"], args["location"]) }),
  "visited-hegemony": ({ args }) => deed("visit", { from: panel(args), to: location(HEGEMONY, args["location"]) }),
  "took-connection": ({ args }, table) => ({ from: shown(table, args["connection"]), to: panel(args), token: table.say.name("connection", String(args["connection"])) }),
  "played-connection": ({ args }) => deed("connection", { to: panel(args) }),
  "copies-opponent": ({ args }) => ({ from: panel(args), to: location(args["owner_seat"], args["location"]) }),
  "copies-opponent-hegemony": ({ args }) => ({ from: panel(args), to: location(HEGEMONY, args["location"]) }),
  redirected: ({ args }) => ({ from: location(args["owner_seat"], args["location"]), to: panel(args) }),
  shielded: ({ args }) => ({ from: panel(args), to: location(args["seat"], args["location"]) }),
  "ended-deal": ({ args }) => ({ from: panel(args), to: panel(args), piece: `card-${String(args["card"])}` }),
  gained,
  "gained-from": gained,
  drew,
  "drew-from": drew,
  stole: ({ args }, table) => ({ from: panel(args, "owner_seat"), to: panel(args), token: `${Number(args["amount"])} ${goodName(table, String(args["good"]))}` }),
  picked: ({ args }) => ({ to: panel(args), piece: `card-${String(args["card"])}` }),
  passed: ({ args }) => ({ to: panel(args) }),
  "hegemony-location": ({ args }, table) => {
    const place = table.board.hegemony?.locations.findLast((one) => one.card === args["card"]);
    return { to: place && location(HEGEMONY, place.location), piece: `card-${String(args["card"])}`, arrives: true, always: true };
  },
  "hegemony-connection": ({ args }, table) => ({ from: shown(table, args["connection"]), token: table.say.name("connection", String(args["connection"])), always: true }),
  "hegemony-passed": () => ({ always: true }),
  attacked: ({ args }) => ({ piece: `card-${String(args["card"])}`, always: true }),
  "attack-aimed": ({ args }) => [args["location"]].flat().map((one) => ({ to: location(ALONE, one), always: true })),
  "attack-failed": () => ({ always: true }),
  "attack-hit": ({ args }) => ({ to: location(ALONE, args["location"]), always: true }),
  "attack-stopped": ({ args }) => ({ to: location(ALONE, args["location"]), always: true }),
  // Every location counts one: they are seen to do so together.
  "final-points": ({ args }, table) => {
    const locations = (table.board.players[Number(args["seat"])]?.locations ?? []).filter((one) => !one.ruin);
    const counted = locations.map((one): Motion => {
      const spot = location(args["seat"], one.location);
      return { from: spot, to: spot, token: "+1", always: true };
    });
    const by = Number(args["amount"]);
    return [{ to: panel(args), token: `+${by}`, scores: { seat: Number(args["seat"]), by }, always: true }, ...counted];
  },
  won: ({ args }) => ({ to: panel(args), always: true }),
  "solo-won": ({ args }) => ({ to: panel(args), always: true }),
  "solo-lost": ({ args }) => ({ to: panel(args), always: true }),
  "won-by-goods": ({ args }) => ({ to: panel(args), always: true }),
  "won-by-locations": ({ args }) => ({ to: panel(args), always: true }),
  "last-round": ({ args }) => ({ to: panel(args), always: true }),
};
