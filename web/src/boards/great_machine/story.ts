/** Which events move what in the city. Servants go one by one. */
import type { EventInfo, Story } from "../contract";
import type { MachineForecast, MachineTable } from "./view";

const district = (args: EventInfo["args"], name = "district"): string => `district-${String(args[name])}`;
const hero = (args: EventInfo["args"]): string => `hero-${String(args["hero"])}`;
const servant = (args: EventInfo["args"]): string => `servant-${String(args["servant"])}`;
const DIAL = "track-dial";

export const story: Story<MachineTable, MachineForecast> = {
  "event-opened": ({ args }) => ({ to: `card-${String(args["card"])}`, always: true, nobody: true }),
  "movement-card": ({ args }, { say }) => ({ to: servant(args), token: say.name("movement", String(args["movement"])), always: true, nobody: true }),
  "servant-moved": ({ args }) => ({ from: district(args, "from_district"), to: servant(args), piece: servant(args), arrives: true, always: true, nobody: true }),
  order: ({ args }, { say }) => ({ from: servant(args), to: district(args), token: say.name("act", String(args["act"])), always: true, nobody: true }),
  action: ({ args }, { say }) => ({ from: hero(args), to: district(args), token: say.name("act", String(args["act"])) }),
  "hero-moved": ({ args }) => ({ from: district(args, "from_district"), to: hero(args), piece: hero(args), arrives: true }),
  turn: ({ args }) => ({ from: hero(args), to: district(args) }),
  "guard-moved": ({ args }) => ({ from: district(args, "from_district"), to: district(args), always: true, nobody: true }),
  "guard-broken": ({ args }) => ({ to: district(args), always: true, nobody: true }),
  "guards-repaired": ({ args }, { say }) => ({ to: district(args), token: say("ui-guards", { n: Number(args["n"]) }), always: true, nobody: true }),
  reinforced: ({ args }) => ({ to: district(args), always: true, nobody: true }),
  "citizen-moved": ({ args }) => ({ from: district(args, "from_district"), to: `citizen-${Number(args["citizen"])}`, arrives: true, always: true, nobody: true }),
  arrested: ({ args }, { say }) => ({ from: district(args), to: district(args), token: say("ui-story-arrest"), always: true, nobody: true }),
  raid: ({ args }, { say }) => ({ to: district(args), token: say("ui-raid"), always: true, nobody: true }),
  "raid-failed": ({ args }) => ({ to: district(args), always: true, nobody: true }),
  detained: ({ args }) => ({ to: hero(args), always: true, nobody: true }),
  "detained-by": ({ args }) => ({ from: servant(args), to: hero(args), always: true, nobody: true }),
  riot: ({ args }, { say }) => ({ from: hero(args), to: district(args), token: say("ui-riot"), always: true }),
  "riot-result": ({ args }) => ({ to: district(args), token: `${Number(args["support"])} : ${Number(args["opposition"])}`, always: true, nobody: true }),
  discontent: ({ args }) => ({ to: DIAL, token: String(args["change"]), always: true, nobody: true }),
  "game-over": () => ({ always: true, nobody: true }),
  plan: () => ({ to: DIAL, always: true, nobody: true }),
  marker: () => ({ to: DIAL, always: true, nobody: true }),
  published: ({ args }) => ({ to: `card-${String(args["directive"])}`, always: true, nobody: true }),
  relocated: ({ args }) => ({ to: district(args), always: true, nobody: true }),
  "trust-gained": ({ args }) => ({ to: hero(args), token: `+${Number(args["n"])}`, group: "trust", always: true }),
  "goal-reached": ({ args }) => ({ to: `mission-${String(args["mission"])}`, always: true, nobody: true }),
};
