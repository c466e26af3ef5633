import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LineError } from "./connection";
import { patiently } from "./patience";

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

  it("ends when nobody wants the answer any more", async () => {
    const answer = expect(patiently(fails(tooMany), () => false)).rejects.toBe(tooMany);
    await vi.runAllTimersAsync();
    await answer;
  });

  it("throws at once what asking again cannot mend", async () => {
    const gone = new LineError("not-found");
    await expect(patiently(fails(gone), () => true)).rejects.toBe(gone);
  });
});
