/** The story over the table: what is told when, and what is not seen before. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../boards/contract";
import type { Play } from "../lib/play.svelte";
import type { EventInfo, Turn } from "../lib/protocol";
import { speaker } from "../lib/texts";
import { turn } from "../test/fakes";
import { Storyteller } from "./storyteller.svelte";

const say = speaker("en", { ftl: "event-paid = { $seat } gets { $by }.", names: {} }, () => ["Ann", "Bo"]);
const paid = (seat: number, by: number): EventInfo => ({ key: "paid", rule: "", args: { seat, by } });
const module = {
  story: { paid: ({ args }: EventInfo) => ({ to: `seat-${String(args["seat"])}`, token: `+${String(args["by"])}`, scores: { seat: Number(args["seat"]), by: Number(args["by"]) } }) },
} as unknown as BoardModule;

describe("the score of somebody", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("rises as it is told, not before; whoever skips sees it as it is", () => {
    let hear: (turns: readonly Turn[]) => void = () => {};
    const source = { onTurns: (listen: typeof hear) => ((hear = listen), () => {}) };
    const play = { source, seat: 0, say } as unknown as Play;
    const teller = new Storyteller(play, module, null);
    const stop = teller.attach();
    hear([turn(1, { seat: 1, events: [paid(1, 4), paid(0, 2), paid(1, 3)] })]);
    expect([play.untold(0), play.untold(1)]).toEqual([2, 7]);  // boards ask so
    expect(teller.coming).toBe("1.1");
    vi.advanceTimersByTime(teller.lasts * 0.9);
    expect([teller.ahead(0), teller.ahead(1)]).toEqual([2, 3]);
    vi.advanceTimersByTime(teller.lasts);
    expect(teller.ahead(0)).toBe(0);
    teller.skip();
    expect(teller.coming).toBeUndefined();
    expect(teller.ahead(1)).toBe(0);
    stop();
  });
});
