/** How tightly states are drawn: never so loose that a four-player table has to be scrolled. */
import { describe, expect, it } from "vitest";
import { densityFor } from "./density";
import type { FiftyFirstView } from "./view";

const places = (production: number, feature: number, action: number) =>
  (["production", "feature", "action"] as const).flatMap((row, at) => Array.from({ length: [production, feature, action][at]! }, () => ({ row, card: "docks", ruin: false })));

function view(mine: number[], others: number[][]): FiftyFirstView {
  const player = (seat: number, rows: number[]) => ({ seat, locations: places(rows[0]!, rows[1]!, rows[2]!), deals: [], connections: [] });
  return { players: [player(0, mine), ...others.map((rows, n) => player(n + 1, rows))], hegemony: null, display: [], cards: {} } as unknown as FiftyFirstView;
}

/** A window of 1440 by 900: what header, hand and bar leave. */
const LAPTOP = { width: 928, height: 548 };
const DESKTOP = { width: 928, height: 690 };

describe("the states of 51st State", () => {
  it("are full cards while there is room", () => {
    expect(densityFor(view([1, 1, 0], [[1, 0, 0]]), 0, DESKTOP)).toBe(0);
  });

  it("are full cards when a game of three begins, with room for what comes", () => {
    expect(densityFor(view([0, 0, 0], [[0, 0, 0], [0, 0, 0]]), 0, LAPTOP, undefined, 1)).toBe(0);
  });

  it("are low cards, not lines, in the middle of a game of three", () => {
    expect(densityFor(view([2, 1, 1], [[4, 1, 2], [3, 2, 1]]), 0, LAPTOP, undefined, 1)).toBe(2);
  });

  it("put the others' locations side by side first", () => {
    expect(densityFor(view([1, 1, 1], [[3, 3, 3], [3, 1, 1]]), 0, { ...DESKTOP, height: 620 })).toBe(1);
  });

  it("draw my cards low before they become lines", () => {
    expect(densityFor(view([3, 2, 2], [[3, 2, 1], [4, 2, 0]]), 0, { width: 928, height: 548 })).toBe(2);
  });

  it("condense mine as well in the last round of four players", () => {
    expect(densityFor(view([3, 5, 3], [[4, 2, 7], [4, 2, 0], [2, 2, 3]]), 0, DESKTOP)).toBe(3);
  });

  it("count names that take two lines", () => {
    const many = view([1, 3, 1], [[4, 2, 9]]);
    const box = { width: 848, height: 500 };
    expect(densityFor(many, 0, box)).toBe(3);
    expect(densityFor(many, 0, box, () => true)).toBe(4);
  });

  it("count the deals below my faction's board", () => {
    const few = view([1, 1, 1], [[4, 2, 9]]);
    const box = { width: 848, height: 500 };
    expect(densityFor(few, 0, box)).toBe(3);
    // Three in a row, six below a board that is drawn in short.
    few.players[0]!.deals.push(..."abcdef");
    expect(densityFor(few, 0, box)).toBe(3);
    few.players[0]!.deals.push(..."ghijkl");
    expect(densityFor(few, 0, box)).toBe(4);
  });

  it("name the others' locations alone in a low window", () => {
    expect(densityFor(view([3, 4, 3], [[4, 2, 7], [4, 2, 0], [2, 2, 3]]), 0, { width: 848, height: 540 })).toBe(4);
  });
});
