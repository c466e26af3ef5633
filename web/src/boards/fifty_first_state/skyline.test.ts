/** The finished states: the winner first, only rows that hold something, the Hegemony last. */
import { describe, expect, it } from "vitest";
import { CELL, skylines } from "./skyline";
import type { FiftyFirstView } from "./view";

const place = (row: string, location: string) => ({ row, location, card: location, ruin: false });
const player = (seat: number, locations: unknown[], deals: string[] = []) => ({ seat, locations, deals });

function view(players: unknown[], hegemony: unknown = null): FiftyFirstView {
  return { players, hegemony } as unknown as FiftyFirstView;
}

describe("the finished states", () => {
  const two = view([player(0, [place("action", "pub")]), player(1, [place("production", "docks"), place("production", "school"), place("feature", "church")], ["arena"])]);

  it("stand one below the other, the winner first", () => {
    const bands = skylines(two, [2, 1]);
    expect(bands.map(({ seat, top, deals }) => [seat, top, deals])).toEqual([[1, 0, 1], [0, 2 * CELL.height, 0]]);
    expect(bands[0]!.lines.map(({ row, places }) => [row, places.length])).toEqual([["production", 2], ["feature", 1]]);
    expect(bands[0]!.longest).toBe(2);
  });

  it("keep one line where nothing was built", () => {
    const [only] = skylines(view([player(0, [])]), [1]);
    expect([only!.height, only!.longest, only!.lines.length]).toEqual([CELL.height, 0, 1]);
  });

  it("end with the Hegemony", () => {
    const bands = skylines(view([player(0, [])], { locations: [place("feature", "church")] }), [1]);
    expect(bands.map(({ seat }) => seat)).toEqual([0, -1]);
  });
});
