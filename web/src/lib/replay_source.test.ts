import { afterEach, describe, expect, it, vi } from "vitest";
import { tableInfo, turn, view } from "../test/fakes";
import { live } from "./live.svelte";
import type { Message } from "./connection";
import { questions } from "./pace";
import type { Outgoing } from "./protocol";
import { ReplaySource } from "./replay_source.svelte";

afterEach(() => void vi.restoreAllMocks());

describe("a table's past", () => {
  it("asks only for what is looked at while the track is dragged", async () => {
    vi.spyOn(questions, "turn").mockResolvedValue(true); // how fast a browser asks is tested beside it
    const asked: number[] = [];
    const answers: (() => void)[] = [];
    vi.spyOn(live, "request").mockImplementation((message: Message) => {
      const { version } = message as { version: number };
      asked.push(version);
      const found = { type: "replayed", table: "table1", version, seat: null, view: view(null), turn: turn(version), forecast: {} };
      return new Promise((resolve) => answers.push(() => resolve(found as unknown as Outgoing)));
    });
    const source = new ReplaySource(() => tableInfo(), () => []);
    const shown = [10, 11, 12, 13, 14].map((version) => source.show(version, null));
    await vi.waitFor(() => expect(answers.length).toBe(1));
    answers[0]!();
    await vi.waitFor(() => expect(answers.length).toBe(2));
    answers[1]!();
    await Promise.all(shown);
    expect(asked).toEqual([10, 14]);
    expect(source.version).toBe(14);
  });
});
