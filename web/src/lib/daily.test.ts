import { describe, expect, it } from "vitest";
import { dayOf, dealOf, puzzleOf } from "./daily";

describe("the day", () => {
  it("begins at midnight UTC, for everybody at once", () => {
    expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 18)));
    expect(dayOf(Date.UTC(2026, 10, 19))).toBe(dayOf(Date.UTC(2026, 10, 18)) + 1);
  });

  it("has a puzzle: another game tomorrow, another puzzle when the game comes again", async () => {
    const [today, tomorrow, later] = await Promise.all([puzzleOf(20_000), puzzleOf(20_001), puzzleOf(20_004)]);
    expect(today?.kind).toBe("puzzle");
    expect(tomorrow?.game).not.toBe(today?.game);
    expect(later?.game).toBe(today?.game);
    expect(later?.id).not.toBe(today?.id);
  });

  it("deals the same luck to all, another game than the day before", () => {
    const games = ["a", "b", "c"];
    expect(dealOf(7, games)).toEqual(dealOf(7, games));
    expect(dealOf(7, games)?.game).not.toBe(dealOf(8, games)?.game);
    expect(dealOf(7, games)?.seed).not.toBe(dealOf(8, games)?.seed);
    expect(dealOf(7, [])).toBeNull();
  });
});
