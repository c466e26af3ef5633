/** The story: which events become beats, and how long they last. */
import { describe, expect, it } from "vitest";
import type { BoardModule, Table } from "../boards/contract";
import { turn } from "../test/fakes";
import type { EventInfo } from "./protocol";
import { beats, lasting, selectorOf, SPEEDS, together } from "./story";
import { speaker } from "./texts";

const say = speaker("en", { ftl: "event-built = { $seat } builds.\nevent-gained = { $seat } gains.", names: {} }, () => ["Ann", "Bo"]);
const table = { seat: 0, say } as unknown as Table;
const event = (key: string, args: EventInfo["args"] = {}): EventInfo => ({ key, rule: "", args });
const module = {
  story: {
    built: ({ args }: EventInfo) => ({ from: `seat-${String(args["seat"])}`, to: "tile-museum", arrives: true }),
    gained: ({ args }: EventInfo) => ({ to: `seat-${String(args["seat"])}`, token: `+${String(args["n"])}`, group: "gained", always: true }),
    phase: () => ({ caption: "Production", always: true }),
    people: () => ({ to: "tile-museum" }),
    servant: () => ({ to: "servant-phantasm" }),
    counted: () => [{ from: "tile-museum", to: "seat-0", token: "+1" }, { from: "tile-pub", to: "seat-0", token: "+1" }],
  },
  whose: (one: EventInfo) => (one.key === "servant" ? 1 : null),
} as unknown as BoardModule;

describe("the beats of a story", () => {
  it("are the events with a motion, by whom they were done", () => {
    const found = beats([turn(1, { seat: 1, events: [event("built", { seat: 1 }), event("drew", { seat: 1 })] })], module, table);
    expect(found).toMatchObject([{ seat: 1, motions: [{ from: "seat-1", to: "tile-museum" }] }]);
    expect(found[0]!.caption.map((part) => part.text).join("")).toBe("Bo builds.");
  });
  it("leave out what I did myself, but not what came of it", () => {
    const events = [event("built", { seat: 0 }), event("gained", { seat: 0, n: 1 }), event("built", { seat: 1 }), event("phase")];
    const found = beats([turn(1, { seat: 0, events })], module, table);
    expect(found.map((beat) => beat.seat)).toEqual([0, 1, null]);
    expect(found[2]!.caption).toEqual([{ text: "Production" }]);
  });
  it("are nobody's where the event names no seat, unless the board knows whose they are", () => {
    const events = [event("people"), event("servant")];
    expect(beats([turn(1, { seat: 1, events })], module, table).map((beat) => beat.seat)).toEqual([null, 1]);
    expect(beats([turn(1, { seat: 0, events })], module, table).map((beat) => beat.seat)).toEqual([1]);
  });
  it("may move several things at once", () => {
    const [one] = beats([turn(1, { seat: 1, events: [event("counted", { seat: 1 })] })], module, table);
    expect(one!.motions.map((motion) => motion.from)).toEqual(["tile-museum", "tile-pub"]);
  });
  it("take together what belongs together", () => {
    const gains = [1, 2].flatMap((n) => [event("gained", { seat: 1, n })]);
    const found = beats([turn(1, { seat: 1, events: [...gains, event("gained", { seat: 0, n: 3 })] })], module, table);
    expect(found.map((beat) => beat.motions.map((motion) => motion.token))).toEqual([["+3"], ["+3"]]);
  });
  it("say nothing of what was taken back", () => {
    const turns = [turn(1, { seat: 1, events: [event("built", { seat: 1 })] }), turn(2, { kind: "undo", seat: 1, undone: 1 })];
    expect(beats(turns, module, table)).toEqual([]);
  });
});

describe("what goes the same way", () => {
  it("is one sum for each kind", () => {
    expect(together("+1 Iron", "+2 Iron")).toBe("+3 Iron");
    expect(together("+1 Grey contact, +1 Iron", "+1 Grey contact")).toBe("+2 Grey contact, +1 Iron");
    expect(together("+1 Iron", "+1 Fuel")).toBe("+1 Iron, +1 Fuel");
    expect(together("+1", "+1")).toBe("+2");
    expect(together("+1", "+1 Iron")).toBe("+1, +1 Iron");
    expect(together("Punks", "Punks")).toBe("Punks, Punks");
  });
});

describe("a beat", () => {
  it("lasts long enough to be seen, and a long story does not last for ever", () => {
    expect(lasting("slow", 1)).toBeGreaterThan(lasting("normal", 1));
    expect(lasting("normal", 1)).toBeGreaterThan(lasting("fast", 1));
    for (const speed of SPEEDS) expect(lasting(speed, 500)).toBeGreaterThanOrEqual(260);
    expect(20 * lasting("normal", 20)).toBeLessThanOrEqual(14_000);
  });
});

describe("a spot", () => {
  it("is a piece, a piece of its owner, a panel or an anchor", () => {
    expect(selectorOf("tile-museum")).toBe('[data-piece="tile-museum"]');
    expect(selectorOf("location-pub@2")).toBe('[data-piece="location-pub"][data-owner="2"]');
    expect(selectorOf("seat-2")).toBe('[data-seat="2"]');
    expect(selectorOf("anchor-main")).toBe('[data-anchor="main"]');
  });
});
