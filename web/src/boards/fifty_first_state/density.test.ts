/** How tightly states are drawn: never so loose that a four-player table has to be scrolled. */
import { describe, expect, it } from "vitest";
import { densityFor } from "./density";
import type { FiftyFirstView } from "./view";

const places = (production: number, feature: number, action: number) =>
  (["production", "feature", "action"] as const).flatMap((row, at) => Array.from({ length: [production, feature, action][at]! }, () => ({ row })));

function view(mine: number[], others: number[][]): FiftyFirstView {
  const player = (seat: number, rows: number[]) => ({ seat, locations: places(rows[0]!, rows[1]!, rows[2]!), deals: [] });
  return { players: [player(0, mine), ...others.map((rows, n) => player(n + 1, rows))], hegemony: null, display: [] } as unknown as FiftyFirstView;
}

const DESKTOP = { width: 928, height: 690 };

describe("the states of 51st State", () => {
  it("are full cards while there is room", () => {
    expect(densityFor(view([1, 1, 0], [[1, 0, 0]]), 0, DESKTOP)).toBe(0);
  });

  it("put the others' locations side by side first", () => {
    expect(densityFor(view([2, 1, 1], [[4, 3, 3]]), 0, { ...DESKTOP, height: 720 })).toBe(1);
  });

  it("condense mine as well in the last round of four players", () => {
    expect(densityFor(view([3, 4, 3], [[4, 2, 7], [4, 2, 0], [2, 2, 3]]), 0, DESKTOP)).toBe(2);
  });

  it("name the others' locations alone in a low window", () => {
    expect(densityFor(view([3, 4, 3], [[4, 2, 7], [4, 2, 0], [2, 2, 3]]), 0, { width: 848, height: 540 })).toBe(3);
  });
});
