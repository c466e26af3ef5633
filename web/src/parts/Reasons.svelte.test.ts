import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { speaker } from "../lib/texts";
import Reasons from "./Reasons.svelte";

const say = speaker("en", { ftl: "term-open = open buildings\nterm-money = money\n", names: {} }, () => []);

describe("reasons", () => {
  it("name each term, and say for or against", () => {
    render(Reasons, { say, reasons: [{ name: "open", chosen: 3, other: 8 }, { name: "money", chosen: 2, other: 0 }] });
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows).toEqual(["open buildings, speaks against it", "money, speaks for it"]);
    const bars = [...document.querySelectorAll<HTMLElement>(".scale > span")].map((bar) => bar.style.width);
    expect(bars).toEqual(["100%", "40%"]);
  });
});
