/** The notation of negotiation, read and written. */
import { describe, expect, it } from "vitest";
import { isBinding, readTerm, split, write, type Draft } from "./negotiation";

const draft = (change: Partial<Draft>): Draft => ({ to: "2", give: 0, take: 0, theirs: "", mine: "", reply: null, ...change });

describe("a promise", () => {
  it("is taken apart", () => {
    expect(readTerm("support:1:2")).toEqual({ kind: "support", args: ["1", "2"], scope: "", text: "" });
    expect(readTerm("pay:2:3@round")).toEqual({ kind: "pay", args: ["2", "3"], scope: "round", text: "" });
    expect(readTerm("no_counter@turn")).toEqual({ kind: "no_counter", args: [], scope: "turn", text: "" });
  });

  it("in free words may hold any sign", () => {
    expect(readTerm("free:mail me: a@b:c@deal")).toEqual({ kind: "free", args: [], scope: "deal", text: "mail me: a@b:c" });
  });
});

describe("words of a line", () => {
  it("are kept together by quotes", () => {
    expect(split('promise to=2 "free:I will not@turn"')).toEqual(["promise", "to=2", "free:I will not@turn"]);
    expect(split('propose to=1 give=1 note="say \\"yes\\""')).toEqual(["propose", "to=1", "give=1", 'note=say "yes"']);
    expect(split("  accept 4 ")).toEqual(["accept", "4"]);
  });
});

describe("what was put together", () => {
  it("is written as a proposal", () => {
    expect(write(draft({ give: 1, theirs: "support:counter:1" }))).toBe("propose to=2 give=1 act=support:counter:1");
    expect(write(draft({ to: "any", give: 2, take: 1, reply: 7 }))).toBe("propose to=any give=2 take=1 reply=7");
    expect(write(draft({ give: 2, theirs: "asks=support:0:2", mine: "no_counter@turn" }))).toBe(
      "propose to=2 give=2 asks=support:0:2 promise=no_counter@turn",
    );
  });

  it("is a promise of its own where nothing is wanted for it", () => {
    expect(write(draft({ mine: "no_counter@turn" }))).toBe("promise to=2 no_counter@turn");
    expect(write(draft({ to: "any", mine: "no_counter@turn" }))).toBe("promise to=all no_counter@turn");
  });

  it("binds only where nothing is promised", () => {
    expect(isBinding(draft({ give: 1, theirs: "abstain" }))).toBe(true);
    expect(isBinding(draft({ give: 1, theirs: "asks=support:0:2" }))).toBe(false);
    expect(isBinding(draft({ mine: "no_counter@turn" }))).toBe(false);
  });
});
