/** Which events move what in the city. Servants go one by one. */
import type { EventInfo, Story } from "../contract";
import type { GreatTable, GreatMachineForecast, GreatMachineView } from "./view";

const district = (args: EventInfo["args"], name = "district"): string => `district-${String(args[name])}`;
const hero = (args: EventInfo["args"]): string => `hero-${String(args["hero"])}`;
const servant = (args: EventInfo["args"]): string => `servant-${String(args["servant"])}`;
const DIAL = "track-dial";
const card = (args: EventInfo["args"]): string => `card-${String(args["card"])}`;
const citizens = (args: EventInfo["args"]): string[] => (args["citizens"] as readonly number[]).map((number) => `citizen-${number}`);

/** What only the Machine does, although the event names nobody or the hero it is done to. */
const MACHINES = new Set(["bonds-gained", "bonds-paid", "directive-drawn", "directive-hidden", "published", "taken-back", "measure"]);

/** Events name heroes and servants: their players are whose they are; the automa has none. */
export function whose({ key, args }: EventInfo, { board }: GreatTable): number | null {
  if (MACHINES.has(key) || typeof args["servant"] === "string") return board.machine.seat;
  const seat = args["by_seat"];
  return typeof seat === "number" ? seat : (board.heroes.find((one) => one.id === args["hero"])?.seat ?? null);
}

export const story: Story<GreatMachineView, GreatMachineForecast> = {
  "event-opened": ({ args }) => ({ to: card(args), always: true }),
  protocol: ({ args }) => ({ to: card(args), always: true }),
  "protocol-prevented": ({ args }) => ({ to: card(args), always: true }),
  breakthrough: ({ args }) => ({ to: card(args), always: true }),
  "movement-card": ({ args }, { say }) => ({ to: servant(args), token: say.name("movement", String(args["movement"])), always: true }),
  "servant-stays": ({ args }) => ({ to: servant(args), always: true }),
  "servant-moved": ({ args }) => ({ from: district(args, "from_district"), to: servant(args), piece: servant(args), arrives: true, always: true }),
  order: ({ args }, { say }) => ({ from: servant(args), to: district(args), token: say.name("act", String(args["act"])), always: true }),
  action: ({ args }, { say }) => ({ from: hero(args), to: district(args), token: say.name("act", String(args["act"])) }),
  "hero-moved": ({ args }) => ({ from: district(args, "from_district"), to: hero(args), piece: hero(args), arrives: true }),
  turn: ({ args }) => ({ from: hero(args), to: district(args) }),
  "guard-moved": ({ args }) => ({ from: district(args, "from_district"), to: district(args), always: true }),
  // What the dice show is told to whoever rolled them, too.
  "attack-roll": ({ args }, { say }) => ({ to: hero(args), token: typeof args["face"] === "number" ? String(args["face"]) : say(`face-${String(args["face"])}`), always: true }),
  "attack-failed": ({ args }) => ({ to: hero(args), always: true }),
  escape: ({ args }, { say }) => ({ to: hero(args), token: say(`result-${String(args["result"])}`), always: true }),
  "guard-broken": ({ args }) => ({ to: district(args), always: true }),
  "guards-repaired": ({ args }, { say }) => ({ to: district(args), token: say("ui-guards", { n: Number(args["n"]) }), always: true }),
  reinforced: ({ args }) => ({ to: district(args), always: true }),
  "citizen-moved": ({ args }) => ({ from: district(args, "from_district"), to: `citizen-${Number(args["citizen"])}`, arrives: true, always: true }),
  identified: ({ args }) => citizens(args).map((to) => ({ to, always: true })),
  revealed: ({ args }) => citizens(args).map((to) => ({ to, always: true })),
  arrested: ({ args }, { say }) => ({ from: district(args), to: district(args), token: say("ui-story-arrest"), always: true }),
  raid: ({ args }, { say }) => ({ to: district(args), token: say("ui-raid"), always: true }),
  "raid-failed": ({ args }) => ({ to: district(args), always: true }),
  detained: ({ args }) => ({ to: hero(args), always: true }),
  "detained-by": ({ args }) => ({ from: servant(args), to: hero(args), always: true }),
  measure: ({ args }, { say }) => ({ to: hero(args), token: say(`measure-${String(args["measure"])}`), always: true }),
  "card-seized": ({ args }) => ({ to: hero(args), always: true }),
  riot: ({ args }, { say }) => ({ from: hero(args), to: district(args), token: say("ui-riot"), always: true }),
  "riot-result": ({ args }) => ({ to: district(args), token: `${Number(args["support"])} : ${Number(args["opposition"])}`, always: true }),
  discontent: ({ args }) => ({ to: DIAL, token: String(args["change"]), always: true }),
  "game-over": () => ({ always: true }),
  plan: () => ({ to: DIAL, always: true }),
  marker: () => ({ to: DIAL, always: true }),
  published: ({ args }) => ({ to: `card-${String(args["directive"])}`, always: true }),
  relocated: ({ args }) => ({ to: district(args), always: true }),
  "trust-gained": ({ args }) => ({ to: hero(args), token: `+${Number(args["n"])}`, group: "trust", always: true }),
  "goal-reached": ({ args }) => ({ to: `mission-${String(args["mission"])}`, always: true }),
};
