/** The board's own arithmetic: places, turns, distributions, what a preview says. */
import { describe, expect, it, vi } from "vitest";
import { parseAll } from "../../lib/notation";
import { bounds, dead, LAYOUT, places, placing, rotate, round, SMALL_SIGN, smallCountSpot, symbolSpots, turned, valueX } from "./city";
import { changes, counted, leaving, outlook, together } from "./outlook";
import { answer, change, following, isFor, question, sent } from "./people";
import { splitTerm, valueTerm } from "./terms";
import type { Building, Printed, StreetsView } from "./sent";
import { fit } from "./wording.svelte";

const printed = (kind: Printed["kind"], symbols: string[], op: string | null, counts: string[] = [], money = 2): Printed => ({
  kind, symbols, op, counts, money, business: null, business_amount: 0, five_plus: false,
});

function built(number: number, tile: string, x: number, y: number, face: string, more: Partial<Building> = {}): Building {
  return {
    building: number, tile, x, y, face, kind: "none", state: "sold", owner: null, signs: 0, people: {}, seekers: {}, street: 0, worth: null, ...more,
  };
}

/** Station and park as at the start, with a home of player 0 at the station's left. */
function table(): StreetsView {
  const worth = { valuation: 6, factor: 1, people: 1, money: 7, copied: null, symbols: {}, half: 4 };
  return {
    turn: 1, active: 0, builds_left: 1,
    city: [
      built(0, "central_station", 0, 0, "s", { state: "start", people: { tourist: 1 } }),
      built(1, "city_park", 1, 0, "w", { state: "start", street: 1 }),
      built(2, "starter_home", -1, 0, "s", { state: "owned", owner: 0, signs: 1, kind: "parent", people: { parent: 1 }, worth }),
    ],
    streets: [
      { face: "s", x: -1, y: 0, buildings: [2, 0], closed: false, ends: [{ x: -2, y: 0, building: null, points_in: false }, { x: 1, y: 0, building: 1, points_in: true }] },
      { face: "w", x: 1, y: 0, buildings: [1], closed: false, ends: [{ x: 1, y: -1, building: null, points_in: false }, { x: 1, y: 1, building: null, points_in: false }] },
    ],
    placements: [{ x: -2, y: 0, faces: "es" }],
    players: [], stack: { left: 0, top_kind: null, top_tile: null }, endgame: null, sneak_tile: "post_office",
    supply: {}, seekers: {}, token_supply: {}, discarded: [], unseen: [], longest: 5,
    tiles: {
      central_station: printed("none", ["tourist", "hipster", "parent", "shopper"], null, [], 0),
      city_park: printed("none", ["wild"], null, [], 0),
      starter_home: printed("parent", ["parent"], "per_symbol", ["parent"]),
      corner_cinema: printed("shopper", ["shopper"], "if_closing", [], 6),
      franchise_outlet: printed("wild", ["wild"], "copy", [], 0),
    },
  };
}

describe("places", () => {
  it("turns points with their tile", () => {
    expect(turned(50, 78, "s")).toEqual({ x: 50, y: 78 });
    expect(turned(50, 78, "w")).toEqual({ x: 22, y: 50 });
    expect(turned(50, 78, "n")).toEqual({ x: 50, y: 22 });
    expect(turned(50, 78, "e")).toEqual({ x: 78, y: 50 });
    expect(symbolSpots(2, "s").map(({ x }) => x)).toEqual([39, 61]);
  });

  it("moves a value away from the symbols beside it as far as it can", () => {
    expect(valueX("s", 60)).toBe(50);
    expect(valueX("e", 50)).toBe(41); // below the name
    expect(valueX("e", 60) + 30).toBe(69);
    expect(valueX("w", 60) - 30).toBe(31);
    expect(valueX("e", 78) - 39).toBe(2); // no further than the edge
  });

  it("keeps everything in sight", () => {
    expect(bounds(table(), 0)).toEqual({ x: -200, y: 0, width: 400, height: 100 });
    expect(round([{ x: 0, y: 0 }, { x: 2, y: 0 }], 5)).toEqual({ x: -5, y: -5, width: 310, height: 110 });
  });

  it("knows the empty cells where nothing fits", () => {
    const words = dead(table()).map(({ x, y }) => `${x},${y}`);
    expect(words).toContain("0,-1");
    expect(words).not.toContain("-2,0");
    expect(words).not.toContain("1,0");
  });

  it("gathers options by cell", () => {
    const options = parseAll(["place a -2,0 e", "place a -2,0 s", "place b -2,0 e", "over a 3,3", "sneak 1,1 n", "discard a"]);
    expect(places(options, "a").map(({ word, faces }) => [word, faces])).toEqual([
      ["-2,0", ["e", "s"]],
      ["3,3", []],
      ["1,1", ["n"]],
    ]);
    expect(places(options, null)[0]?.options).toHaveLength(3);
  });

  it("reads what an option places", () => {
    const [place, sneak, over, other] = parseAll(["place a -2,0 e", "sneak 1,1 n", "over a -1,0", "abandon -1,0"]);
    expect(placing(place!, table())).toMatchObject({ x: -2, y: 0, tile: "a", face: "e" });
    expect(placing(sneak!, table())).toMatchObject({ tile: "post_office", face: "n" });
    expect(placing(over!, table())).toMatchObject({ x: -1, y: 0, face: "s" });
    expect(placing(other!, table())).toBeNull();
    expect(placing(null, table())).toBeNull();
  });

  it("turns among the faces that fit, both ways, and stays where only one does", () => {
    const options = parseAll(["place a 0,1 w", "place a 0,1 e", "place a 5,5 n", "place b 0,1 s"]);
    expect(rotate(options, options[0]!).text).toBe("place a 0,1 e");
    expect(rotate(options, options[1]!).text).toBe("place a 0,1 w");
    expect(rotate(options, options[1]!, -1).text).toBe("place a 0,1 w");
    expect(rotate(options, options[2]!)).toBe(options[2]);
  });
});

describe("people", () => {
  const asked = question({
    people: "hipster", count: 4,
    places: [{ cell: "0,0", tile: "a" }, { cell: "1,0", tile: "b" }, { cell: "2,0", tile: "c" }],
  });
  const options = parseAll(["move hipster 0,0 1", "move hipster 0,0 2", "move hipster 1,0 3", "move hipster 2,0 4"]);

  it("never sends more than there are", () => {
    let wish = change({}, "0,0", 3, 4);
    wish = change(wish, "1,0", 5, 4);
    expect(wish).toEqual({ "0,0": 3, "1,0": 1 });
    expect(change(wish, "2,0", 1, 4)).toEqual(wish);
    expect(change(wish, "1,0", -1, 4)).toEqual({ "0,0": 3 });
    expect(sent(wish)).toBe(4);
  });

  it("answers in the order of the question, when everybody has a home", () => {
    expect(answer({ "0,0": 1 }, asked, options)).toBeNull();
    expect(answer({ "2,0": 2, "0,0": 2 }, asked, options)?.text).toBe("move hipster 0,0 2");
    expect(answer({ "2,0": 4 }, asked, options)?.text).toBe("move hipster 2,0 4");
  });

  it("goes on with the rest only in the very question that follows", () => {
    const wish = { "0,0": 2, "2,0": 2 };
    const pending = following(wish, asked, answer(wish, asked, options)!, 7)!;
    expect(pending.wish).toEqual({ "2,0": 2 });
    const next = { colour: "hipster", count: 2, places: asked.places.slice(1) };
    expect(isFor(pending, next, 8)).toBe(true);
    expect(isFor(pending, next, 9)).toBe(false);
    expect(isFor(pending, { ...next, places: asked.places }, 8)).toBe(false);
    // One building left for the rest: the rules send them there without asking.
    expect(following({ "1,0": 3, "2,0": 1 }, asked, options[2]!, 7)).toBeNull();
  });
});

describe("previews", () => {
  const event = (key: string, args: Record<string, unknown>) => ({ key, rule: "", args });
  const events = [
    event("built", { seat: 0, tile: "x" }),
    event("scoring", { tiles: ["a", "b"] }),
    event("income", { seat: 0, tile: "a", cell: "0,0", valuation: 6, factor: 1, people: 2, copied_tile: "none", money: 8 }),
    event("income", { seat: "sneak", tile: "b", cell: "1,0", valuation: 4, factor: 2, people: 0, copied_tile: "a", money: 8 }),
    event("sets", { seat: 0, count: 1, money: 10 }),
    event("became-seekers", { people: "hipster", count: 1, tile: "a", cell: "0,0" }),
    event("became-seekers", { people: "hipster", count: 2, tile: "b", cell: "1,0" }),
    event("drew", { seat: 0, kind: "wild", left: 3 }),
  ];

  it("adds up who is paid", () => {
    const told = outlook(events, 2);
    expect(told.totals).toEqual([18, 8]);
    expect(told.pays[0]).toMatchObject({ copied: null, money: 8 });
    expect(told.pays[1]).toMatchObject({ player: 1, copied: "a", factor: 2 });
    expect(told.scored).toEqual([["a", "b"]]);
    expect(told.drew).toEqual({ kind: "wild", left: 3 });
    expect(together(told.stood)).toEqual([{ colour: "hipster", count: 3, tiles: ["a", "b"] }]);
    expect(outlook([], 2).totals).toEqual([0, 0]);
  });

  it("finds what open buildings would be worth instead", () => {
    const before = table();
    const after = table();
    after.city[2]!.worth!.money = 9;
    expect(changes(before, after)).toEqual([{ building: after.city[2], before: 7, after: 9 }]);
    expect(changes(before, before)).toEqual([]);
  });

  it("rings what is counted: on the street and pointing into it", () => {
    const board = table();
    const rings = counted(board, [board.city[2]!]);
    expect([...rings.symbols]).toEqual([
      [2, new Set([0])],
      [0, new Set([2])],
      [1, new Set([0])],
    ]);
    expect(rings.buildings.size).toBe(0);
  });

  it("knows who has to leave a closed street", () => {
    const board = table();
    expect(leaving(board)).toEqual({});
    board.streets[0]!.closed = true;
    expect(leaving(board)).toEqual({ tourist: 1, parent: 1 });
  });

  it("writes sums in figures", () => {
    const board = table();
    expect(valueTerm(board, "starter_home", 6, 1, null)).toBe("3 × $2");
    expect(valueTerm(board, "starter_home", 6, 2, null)).toBe("2 × (3 × $2)");
    expect(valueTerm(board, "corner_cinema", 6, 1, null)).toBe("$6");
    expect(valueTerm(board, "franchise_outlet", 4, 1, "starter_home")).toBe("2 × $2");
    expect(valueTerm(board, "franchise_outlet", 0, 1, null)).toBe("$0");
    expect(splitTerm(6, 2, 1)).toBe("12+1");
    expect(splitTerm(6, 1, 0)).toBe("");
  });
});

describe("names on plates", () => {
  const measure = (text: string): number => text.length;

  it("take one line if they can, break at spaces and hyphens, then shrink, then give up", () => {
    expect(fit("Toy Store", 90, 10, 9, 2, measure)).toMatchObject({ lines: ["Toy Store"], size: 10 });
    expect(fit("Souvenir Shop", 90, 10, 9, 2, measure)).toMatchObject({ lines: ["Souvenir", "Shop"] });
    expect(fit("Street-Art Yard", 100, 10, 9, 2, measure)?.lines).toEqual(["Street-", "Art Yard"]);
    expect(fit("Supermarket", 100, 10, 9, 2, measure)).toMatchObject({ lines: ["Supermarket"], size: 100 / 11 });
    expect(fit("Supermarkets", 100, 10, 9, 2, measure)).toBeNull();
  });

  it("are measured in the letters of the plates, however many lines they have", () => {
    const fonts = new Set<string>();
    const canvas = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(
      () => ({ set font(font: string) { fonts.add(font.slice(0, 9)); }, measureText: (text: string) => ({ width: text.length * 60 }) }) as never,
    );
    expect(fit("Souvenir Shop", 60, 10, 9)).toMatchObject({ lines: ["Souvenir", "Shop"] });
    expect([...fonts]).toEqual(["600 100px"]);
    canvas.mockRestore();
  });
});

describe("a number on a small tile", () => {
  it("stands clear of the owner's sign, over its own tile", () => {
    for (const face of ["n", "s", "w", "e"] as const) {
      for (const high of [30, 40, 50]) {
        const { y } = smallCountSpot(face, high);
        expect(Math.abs(y - LAYOUT[face].sign.y)).toBeGreaterThanOrEqual((SMALL_SIGN + high) / 2);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    }
  });
});
