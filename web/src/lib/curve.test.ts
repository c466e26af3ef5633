import { describe, expect, it } from "vitest";
import { LineError } from "./connection";
import { samples, spread, type Sample } from "./curve";
import type { ReplaySource } from "./replay_source.svelte";

/** A replay whose answers are worked out by version. */
function replay(answer: (version: number) => Promise<unknown>): ReplaySource {
  return { fetch: answer } as unknown as ReplaySource;
}

async function read(past: ReplaySource): Promise<readonly Sample[]> {
  let found: readonly Sample[] = [];
  await samples(past, spread(2), 1, (view) => (view as unknown as { points: number }).points, (shown) => (found = shown));
  return found;
}

describe("the curve of points", () => {
  it("shows what it has when the rest is not to be had", async () => {
    const past = replay((version) =>
      version < 2 ? Promise.resolve({ view: { points: version } }) : Promise.reject(new LineError("not-found")),
    );
    expect((await read(past)).map((one) => one.version)).toEqual([0, 1]);
  });

  it("steps where the marks stand, however long the game", () => {
    expect(spread(100, [31, 45], 5)).toEqual([0, 25, 31, 45, 50, 75, 100]);
  });
});
