import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "./pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of `n` questions have gone out after so many milliseconds. */
async function out(pace: Pace, n: number, milliseconds: number): Promise<number> {
  let gone = 0;
  for (let at = 0; at < n; at++) void pace.turn().then(() => gone++);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return gone;
}

describe("the pace of questions", () => {
  it("lets some go at once and the rest evenly", async () => {
    const pace = new Pace(5, 4);
    expect(await out(pace, 10, 0)).toBe(4);
    let more = 0;
    void pace.turn().then(() => (more = 1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(more).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(more).toBe(1);
  });

  it("holds everything back for as long as the server says", async () => {
    const pace = new Pace(5, 4);
    pace.hold(3);
    expect(await out(pace, 1, 2_900)).toBe(0);
    expect(await out(pace, 0, 200)).toBe(0);
    let gone = false;
    void pace.turn().then(() => (gone = true));
    await vi.advanceTimersByTimeAsync(300);
    expect(gone).toBe(true);
  });

  it("passes over what is wanted no longer", async () => {
    const pace = new Pace(5, 1);
    let wanted = true;
    const stale = Array.from({ length: 50 }, () => pace.turn(() => wanted));
    const late = pace.turn();
    await vi.advanceTimersByTimeAsync(100);
    wanted = false;
    await vi.advanceTimersByTimeAsync(400);
    expect(await late).toBe(true); // not after ten seconds
    expect((await Promise.all(stale)).filter(Boolean)).toHaveLength(1);
  });

  it("remembers over a new page what was asked", async () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    await out(new Pace(5, 4, store), 4, 0);
    expect(await out(new Pace(5, 4, store), 4, 0)).toBe(0);
  });
});
