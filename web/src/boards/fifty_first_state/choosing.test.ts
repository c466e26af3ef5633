/** From pieces to options. */
import { describe, expect, it } from "vitest";
import { cardOptions, handOptions } from "./choosing";
import type { FiftyTable } from "./view";

const options = ["pick oil_rig", "discard church"].map((text) => ({ text, kind: text.split(" ")[0]!, words: [text.split(" ")[1]!], args: { card: text.split(" ")[1]! } }));
const table = { decision: { options } } as unknown as FiftyTable;

describe("a card of the hand", () => {
  it("is not offered because one of its name lies in the row", () => {
    expect(cardOptions(table, "oil_rig").map((option) => option.kind)).toEqual(["pick"]);
    expect(handOptions(table, "oil_rig")).toEqual([]);
    expect(handOptions(table, "church").map((option) => option.kind)).toEqual(["discard"]);
  });
});
