/** Measures, words and choices of the board, without a page. */
import { describe, expect, it } from "vitest";
import type { Option } from "../contract";
import { bounds, bridge, laid, unused } from "./plan";
import { districtOptions, sites, trayOptions, type District, type GreatTable } from "./view";
import { evidence, percent, roman, terms } from "./wording";

const option = (text: string, args: Record<string, string>): Option => {
  const [kind = "", ...words] = text.split(" ");
  return { text, kind, words, args } as unknown as Option;
};
const tile = (id: string, column: number, row: number, turn: string): District => ({ id, column, row, turn }) as District;
const say = Object.assign((key: string, args: Record<string, unknown> = {}) => `${key}${args["n"] === undefined ? "" : `/${String(args["n"])}`}`, {
  has: (key: string) => ["price-guards", "card-surveillance"].includes(key),
}) as unknown as GreatTable["say"];
Object.defineProperty(say, "name", { value: (topic: string, word: string) => `${topic}:${word}` });

function table(options: Option[], picked: Record<string, string> = {}): GreatTable {
  return { decision: { options }, picked, phone: false, after: { districts: [tile("trade", 1, 0, "h"), tile("elite", 1, 1, "v")] } } as unknown as GreatTable;
}

describe("the city", () => {
  it("is as large as its tiles", () => {
    const box = bounds([tile("trade", 1, 0, "h"), tile("elite", 1, 1, "v")]);
    expect(box.width).toBe(3 * 132 + 24);
    expect(box.height).toBe(3 * 132 + 26);
    expect(bounds([tile("trade", -1, 0, "h")]).x).toBe(-132 - 18);
  });

  it("has a bridge in the middle of a shared edge, none elsewhere", () => {
    expect(bridge(tile("a", 1, 0, "h"), tile("b", 1, 1, "v"))).toMatchObject({ across: false });
    expect(bridge(tile("a", 0, 0, "v"), tile("b", 1, 0, "h"))).toMatchObject({ across: true });
    expect(bridge(tile("a", 0, 0, "h"), tile("b", 2, 1, "h"))).toBeNull();
  });

  it("reads places from options and finds those that are not offered", () => {
    const offered = option("relocate elite 3,0 v", { district: "elite", cell: "3,0", turn: "v" });
    expect(laid(offered)).toEqual({ column: 3, row: 0, turn: "v" });
    const rest = unused([tile("trade", 1, 0, "h"), tile("elite", 1, 1, "v")], "elite", [laid(offered)]);
    expect(rest).not.toContainEqual({ column: 3, row: 0, turn: "v" });
    expect(rest).toContainEqual({ column: 3, row: 0, turn: "h" });
    // Nothing lies on another tile.
    expect(rest.some((one) => one.row === 0 && one.column === 1)).toBe(false);
  });
});

describe("choices", () => {
  const options = [
    option("move phantasm trade", { servant: "phantasm", district: "trade" }),
    option("move executor trade", { servant: "executor", district: "trade" }),
    option("guard elite trade", { from_district: "elite", district: "trade" }),
    option("order phantasm raid", { servant: "phantasm", act: "raid" }),
    option("order executor raid", { servant: "executor", act: "raid" }),
    option("end", {}),
  ];

  it("of a district follow the piece that was picked", () => {
    const texts = (picked: Record<string, string>) => districtOptions(table(options, picked), "trade").map((one) => one.text);
    expect(texts({})).toEqual(["move phantasm trade", "move executor trade"]);
    expect(texts({ mover: "servant:executor" })).toEqual(["move executor trade"]);
    expect(texts({ mover: "guard:elite" })).toEqual(["guard elite trade"]);
  });

  it("without a place lie in the tray, short answers in the bar", () => {
    const texts = (picked: Record<string, string>) => trayOptions(table(options, picked)).map((one) => one.text);
    expect(texts({})).toEqual(["order phantasm raid", "order executor raid"]);
    expect(texts({ mover: "servant:phantasm" })).toEqual(["order phantasm raid"]);
  });

  it("of places wait for the district", () => {
    const places = [option("relocate trade 0,0 h", { district: "trade", cell: "0,0", turn: "h" }), option("relocate elite 0,0 h", { district: "elite", cell: "0,0", turn: "h" })];
    expect(sites(table(places))).toEqual([]);
    expect(sites(table(places, { tile: "trade" })).map((one) => one.text)).toEqual(["relocate trade 0,0 h"]);
    expect(sites(table(places.slice(1))).map((one) => one.text)).toEqual(["relocate elite 0,0 h"]);
  });
});

describe("words", () => {
  it("name the terms of a price", () => {
    expect(terms(say, [["guards", 2], ["surveillance", 1]])).toBe("2 price-guards/2 + 1 card:surveillance");
    expect(terms(say, [["guards", 2], ["olga", -2]])).toBe("2 price-guards/2 − 2 hero:olga");
  });

  it("say what decides a condition", () => {
    expect(evidence(say, { status: "open", who: "machine", price: 3, have: 2 })).toBe("ui-bonds-of");
    expect(evidence(say, { status: "advances", heroes: ["olga"], districts: ["trade"] })).toBe("hero:olga; district:trade");
    expect(evidence(say, { status: "holds", left: 3, right: 5 })).toBe("3 : 5");
    expect(evidence(say, { status: "advances" })).toBe("");
  });

  it("write numbers as the dial does", () => {
    expect([1, 4, 9, 12].map(roman)).toEqual(["I", "IV", "IX", "XII"]);
    expect(percent(0.6667)).toBe("67 %");
  });
});
