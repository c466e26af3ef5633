/** Trust of several heroes on one panel, without a page. */
import { describe, expect, it } from "vitest";
import { payAll, restOf, setShare, shareMoves, shares, sharing } from "./shares";
import type { GreatTable } from "./view";

function table(prompt: string, details: Record<string, unknown>, seats = [1, 1, 1], trust = [2, 3, 4]): GreatTable {
  const picked: Record<string, string> = {};
  const heroes = ["culum", "olga", "veiga"].map((id, at) => ({ id, seat: seats[at], trust: trust[at], district: at < 2 ? "trade" : "elite" }));
  return { seat: 1, wanted: null, decision: { prompt, details }, board: { heroes }, picked, pick: (name: string, word: string) => (picked[name] = word) } as unknown as GreatTable;
}

describe("shared trust", () => {
  it("is divided evenly at first; the last hero takes the rest", () => {
    const at = table("share-trust", { hero: "culum", district: "trade", n: 5 });
    const now = sharing(at)!;
    expect(now.rows.map((row) => row.hero)).toEqual(["culum", "olga"]);
    expect(shares(at, now)).toEqual([3, 2]);
    setShare(at, now, 0, 4);
    expect(shares(at, now)).toEqual([4, 1]);
    setShare(at, now, 0, 9);
    expect(shareMoves(at, now)).toEqual(["give culum 5", "give olga 0"]);
    setShare(at, now, 1, 3);
    setShare(at, now, 0, 2);
    expect(shareMoves(at, now)).toEqual(["give culum 2", "give olga 3"]);
  });

  it("of a payment adds up, or nothing is paid", () => {
    const at = table("pledge", { hero: "culum", card: "trials_won", n: 4, left: 4 });
    const now = sharing(at)!;
    expect([now.total, now.later, now.rows.map((row) => row.most)]).toEqual([4, 0, [2, 3, 4]]);
    expect(shareMoves(at, now)).toEqual(["give culum 0", "give olga 0", "give veiga 0"]);
    setShare(at, now, 1, 3);
    expect([restOf(now, shares(at, now)), shareMoves(at, now)]).toEqual([1, null]);
    payAll(at, now);
    expect(shareMoves(at, now)).toEqual(["give culum 2", "give olga 2", "give veiga 0"]);
  });

  it("asks only for my own heroes, and counts what others could add", () => {
    const at = table("pledge", { hero: "culum", card: "trials_won", n: 4, left: 4 }, [1, 2, 1]);
    const now = sharing(at)!;
    expect([now.rows.map((row) => row.hero), now.later]).toEqual([["culum"], 7]);
    setShare(at, now, 0, 1);
    expect(shareMoves(at, now)).toEqual(["give culum 1"]);
  });

  it("is no panel in a lesson and at other questions", () => {
    expect(sharing({ ...table("pledge", { hero: "culum", left: 4 }), wanted: new Set() } as unknown as GreatTable)).toBeNull();
    expect(sharing(table("bid", { hero: "culum" }))).toBeNull();
  });
});
