import { describe, expect, it } from "vitest";
import { isPerSeat } from "./facts";

describe("what has a column for each player", () => {
  it("is a list with one entry for each seat", () => {
    expect(isPerSeat("scores", [3, 4], 2)).toBe(true);
    expect(isPerSeat("scores", [3, 4, 5], 2)).toBe(false);
    expect(isPerSeat("scores", 3, 2)).toBe(false);
  });
  it("may be a list of lists, and empty for some", () => {
    expect(isPerSeat("oars", [[1, 2], []], 2)).toBe(true);
    expect(isPerSeat("shown", [4, null], 2)).toBe(true);
    expect(isPerSeat("tiles", [{ id: 1 }, { id: 2 }], 2)).toBe(false);
    expect(isPerSeat("tiles", [[{ id: 1 }], []], 2)).toBe(false);
  });
  it("is no hand, pile or map that happens to be as long", () => {
    expect(isPerSeat("hand", [3, 4], 2)).toBe(false);
    expect(isPerSeat("grid", [[1, 2], [3, 4]], 2)).toBe(false);
  });
});
