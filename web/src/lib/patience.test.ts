import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LineError } from "./connection";
import { Problem } from "./api";
import { patiently, question } from "./patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails in turn with these errors, then answers. */
function fails(...errors: LineError[]): () => Promise<string> {
  return () => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve("here");
  };
}

const tooMany = new LineError("too-many", "", "questions", 3);

describe("patience", () => {
  it("asks again after the time that the server names, and when the line is back", async () => {
    const answer = patiently(fails(tooMany, new LineError("lost"), tooMany), () => true);
    await vi.advanceTimersByTimeAsync(6_900);
    let known = false;
    void answer.then(() => (known = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(known).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toBe("here");
  });

  it("is the same for what is asked over HTTP", async () => {
    await vi.advanceTimersByTimeAsync(60_000); // what was asked before is long ago
    const answer = question(fails(new Problem("too-many", "", 429, [], "questions", 2) as unknown as LineError));
    let known = false;
    void answer.then(() => (known = true));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(known).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(known).toBe(true);
  });

  it("ends when nobody wants the answer any more", async () => {
    const answer = expect(patiently(fails(tooMany), () => false)).rejects.toBe(tooMany);
    await vi.runAllTimersAsync();
    await answer;
  });

  it("throws at once what asking again cannot mend", async () => {
    const gone = new LineError("not-found");
    await expect(patiently(fails(gone), () => true)).rejects.toBe(gone);
  });

  it("tells the page while an answer is awaited, and no longer", async () => {
    const asking = (): boolean => document.documentElement.hasAttribute("data-asking");
    await vi.advanceTimersByTimeAsync(60_000);
    const slow = question(fails(tooMany));
    const gone = question(fails(new LineError("not-found")));
    expect(asking()).toBe(true);
    await expect(gone).rejects.toThrow("not-found");
    expect(asking()).toBe(true);
    await vi.runAllTimersAsync();
    await slow;
    expect(asking()).toBe(false);
  });
});
