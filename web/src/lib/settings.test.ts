/** How tables are lit: chosen in the settings, kept in the browser, told whole by the tokens. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen as page, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import SettingsForm from "../parts/SettingsForm.svelte";
import { speak } from "./i18n.svelte";
import { change, settings } from "./settings.svelte";

const TOKENS = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf-8");

/** What a block of the tokens declares. */
function declared(selector: string): Set<string> {
  const start = TOKENS.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const block = TOKENS.slice(start, TOKENS.indexOf("\n}", start));
  return new Set([...block.matchAll(/(--[a-z0-9-]+):/g)].map((found) => found[1]!));
}

describe("how tables are lit", () => {
  beforeAll(() => speak("en"));
  afterEach(() => change({ tables: "designed" }));

  it("is as designed until somebody chooses otherwise", async () => {
    expect(settings.tables).toBe("designed");
    render(SettingsForm);
    const choice = within(page.getByRole("radiogroup", { name: "Game tables" }));
    expect(choice.getByRole("radio", { name: "As designed" }).getAttribute("aria-checked")).toBe("true");
    await fireEvent.click(choice.getByRole("radio", { name: "Dark" }));
    expect(settings.tables).toBe("dark");
    expect(JSON.parse(localStorage.getItem("tabletown-settings")!)).toMatchObject({ tables: "dark" });
  });

  // What is printed (rows, spoils, deals) and marked on the table as in the panels is the same in any light.
  const SAME = /^--(font-display|card-ink|row-.*|spoils|deal|contact-.*|legal-on-table|select-on-table|brass.*|knob|shadow-.*)$/;
  it.each([
    ["state", "light"],
    ["angeles", "light"],
    ["machine", "dark"],
  ])("gives every colour of %s another one where it is %s", (theme, scheme) => {
    const lit = declared(`[data-table="${scheme}"] [data-theme="${theme}"]`);
    expect([...declared(`[data-theme="${theme}"]`)].filter((name) => !lit.has(name) && !SAME.test(name))).toEqual([]);
  });
});
