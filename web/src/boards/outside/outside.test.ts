import { afterEach, describe, expect, it, vi } from "vitest";
import { inEveryLanguage } from "../../lib/lessons";
import { CONTRACT } from "../contract";
import { outsideBoard } from "./load";
import { mounts } from "./mounts";

describe("a board of another package", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is mounted by its own code and keeps its other answers", async () => {
    const mount = (): void => {};
    const status = (): string => "turn 3";
    const found = await outsideBoard("climb", "/boards/climb/index.js", () => Promise.resolve({ default: { contract: CONTRACT, mount, status } }));
    expect(found?.theme).toBe("plain");
    expect(found?.status).toBe(status);
    expect(mounts.get("climb")).toBe(mount);
  });

  it.each([
    ["of another contract", () => Promise.resolve({ default: { contract: CONTRACT + 1, mount: () => {} } })],
    ["without mount", () => Promise.resolve({ default: {} })],
    ["without anything", () => Promise.resolve({})],
    ["that cannot be loaded", () => Promise.reject(new Error("no such file"))],
  ])("is left out with a line on the console: one %s", async (_, load) => {
    const told = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await outsideBoard("odd", "/boards/odd/index.js", load)).toBeNull();
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("lessons of another package", () => {
  it("are told in English where they speak no other language", () => {
    const lesson = { id: "one", title: { en: "First", pl: "Pierwsza" }, players: ["Ann", { en: "You" }], steps: [{ coach: { en: "Lay." } }] };
    expect(inEveryLanguage(lesson)).toEqual({
      id: "one",
      title: { en: "First", ru: "First", pl: "Pierwsza" },
      players: ["Ann", { en: "You", ru: "You", pl: "You" }],
      steps: [{ coach: { en: "Lay.", ru: "Lay.", pl: "Lay." } }],
    });
  });
});
