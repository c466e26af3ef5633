/** Parts that keep the page whole: a panel that breaks alone, reasons that may repeat. */
import { createRawSnippet } from "svelte";
import { render, screen as page } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { api } from "../lib/api";
import { guarded } from "../lib/faults";
import { speak } from "../lib/i18n.svelte";
import { speaker } from "../lib/texts";
import Panel from "./Panel.svelte";
import Refusals from "./Refusals.svelte";

let said: MockInstance;
let told: MockInstance;
beforeAll(() => speak("en"));
beforeEach(() => {
  said = vi.spyOn(console, "error").mockImplementation(() => {});
  told = vi.spyOn(api, "fault").mockResolvedValue({} as never);
});

describe("a panel", () => {
  const part = (draw: () => string) => createRawSnippet(() => ({ render: draw }));

  it("shows what is in it", () => {
    render(Panel, { place: "log", children: part(() => "<p>lines</p>") });
    expect(page.getByText("lines")).toBeTruthy();
    expect(told).not.toHaveBeenCalled();
  });

  it("breaks alone, says so in the console and tells the server", () => {
    const broken = (): string => {
      throw new Error("no such cell");
    };
    render(Panel, { place: "board", children: part(broken) });
    expect(page.getByRole("alert").textContent).toContain("broke");
    expect(page.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(said).toHaveBeenCalledOnce();
    expect(told.mock.calls[0]![0]).toMatchObject({ place: "board", message: "Error: no such cell", page: "/" });
  });

  it("tells one fault once", () => {
    for (let n = 0; n < 3; n++) {
      expect(guarded("bar", () => { throw new Error("again"); }, 7)).toBe(7);
    }
    expect(told).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledTimes(3);
  });
});

describe("reasons", () => {
  const say = speaker("en", { ftl: "refusal-far = { $tile } is too far away\n", names: {} }, () => []);
  const reason = (tile: string) => ({ key: "far", rule: "STR-4.9", args: { tile } });

  it("are said once each, however often they come", () => {
    render(Refusals, { say, reasons: [reason("a"), reason("b"), reason("a")], onrule: () => {} });
    expect(page.getAllByText(/too far away/).map((line) => line.textContent?.trim().replace(/\s+/g, " "))).toEqual([
      "a is too far away STR-4.9",
      "b is too far away STR-4.9",
    ]);
  });
});
