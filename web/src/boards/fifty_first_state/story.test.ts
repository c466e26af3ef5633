/** What the others do is told deed by deed, each with what came of it. */
import { describe, expect, it } from "vitest";
import type { BoardModule, EventInfo, Table } from "../contract";
import { beats } from "../../lib/story";
import { turn } from "../../test/fakes";
import { speaker } from "../../lib/texts";
import { story } from "./story";

const FTL = `
event-dealt = { $seat } deals.
event-used = { $seat } uses.
event-used-faction = { $seat } asks the faction.
event-took-connection = { $seat } takes.
event-gained = { $seat } gains.
event-gained-from = { $seat } gains.
event-drew = { $seat } draws.
event-built = { $seat } builds.
ui-story-production = Production
`;
const say = speaker("en", { ftl: FTL, names: { "good-iron": "Iron", "good-vp": "VP", "good-card": "Card", "connection-punks": "Punks" } }, () => ["Ann", "Bo"]);
const table = {
  seat: 0,
  say,
  board: { players: [{ locations: [] }, { locations: [{ card: "docks", location: "docks" }] }], connections: { punks: { colour: "red" } }, hegemony: null },
  player: (seat: number) => ({ name: ["Ann", "Bo"][seat] }),
} as unknown as Table;
const event = (key: string, args: EventInfo["args"]): EventInfo => ({ key, rule: "", args });
const gain = (seat: number, cause: string, good = "iron"): EventInfo => event("gained", { seat, good, amount: 1, cause });
const told = (seat: number, ...events: EventInfo[]): { caption: string; tokens: (string | undefined)[] }[] =>
  beats([turn(1, { seat, events })], { story } as unknown as BoardModule, table).map((beat) => ({
    caption: beat.caption.map((part) => part.text).join(""),
    tokens: beat.motions.flatMap((motion) => motion.token ?? []),
  }));

describe("the story of 51st State", () => {
  it("tells a deed and what came of it as one", () => {
    expect(told(1, event("used-faction", { seat: 1, power: "recruit" }), gain(1, "faction"))).toEqual([{ caption: "Bo asks the faction.", tokens: ["+1 Iron"] }]);
    expect(told(1, event("built", { seat: 1, card: "docks" }), gain(1, "entering"))).toEqual([{ caption: "Bo builds.", tokens: ["+1 Iron"] }]);
  });

  it("tells the same deed twice where it was done twice", () => {
    const use = [event("used", { seat: 1, location: "docks" }), gain(1, "use", "vp")];
    expect(told(1, ...use, ...use).map((beat) => beat.caption)).toEqual(["Bo uses.", "Bo uses."]);
  });

  it("does not take a deal for production, mine neither", () => {
    expect(told(1, event("dealt", { seat: 1, card: "docks" }), gain(1, "deal"))).toEqual([{ caption: "Bo deals.", tokens: ["+1 Iron"] }]);
    expect(told(0, event("dealt", { seat: 0, card: "docks" }), gain(0, "deal"))).toEqual([]);
    expect(told(0, gain(0, "board"), gain(0, "deal"))).toEqual([{ caption: "Production", tokens: ["+2 Iron"] }]);
  });

  it("lets what I have of a good land at its sign in my strip, and the rest at my panel by its name", () => {
    const rich = { ...table, board: { ...(table.board as object), players: [{ locations: [], tokens: { iron: 2 } }] } } as unknown as Table;
    const events = [gain(0, "board"), gain(0, "deal"), gain(0, "deal", "card")];
    const [beat] = beats([turn(1, { seat: 0, events })], { story } as unknown as BoardModule, rich);
    expect(beat!.motions.map(({ to, token }) => [to, token])).toEqual([["good-iron", "+2"], ["seat-0", "+1 Card"]]);
  });

  it("tells who took a connection card, and cards drawn by others", () => {
    expect(told(1, event("took-connection", { seat: 1, connection: "punks" }))).toEqual([{ caption: "Bo takes.", tokens: ["Punks"] }]);
    expect(told(1, event("used-faction", { seat: 1, power: "recruit" }), event("drew", { seat: 1, count: 1, cause: "faction" }))[0]!.tokens).toEqual(["+1 Card"]);
    expect(told(1, event("drew", { seat: 1, count: 6, cause: "start" }))).toEqual([]);
  });
});
