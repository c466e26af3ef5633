/** Every card of every deck has a picture of its own meaning, not one that stands for anything. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pictureOf, silhouette } from "./silhouettes";

const CONTENT = "../tabletown/games/fifty_first_state/content";
const cards = ["base", "new_era", "winter"].flatMap((deck) =>
  [...readFileSync(`${CONTENT}/locations_${deck}.toml`, "utf8").matchAll(/^id = "(\w+)"/gm)].map((found) => found[1]!),
);

describe("the pictures of cards", () => {
  it("say what the card is, for every card there is", () => {
    expect(cards.length).toBeGreaterThan(130);
    expect(cards.filter((card) => !pictureOf(card))).toEqual([]);
  });

  it("tell cards apart: no picture is shared by many", () => {
    const shared = new Map<string, number>();
    for (const card of cards) shared.set(pictureOf(card)!, (shared.get(pictureOf(card)!) ?? 0) + 1);
    expect([...shared].filter(([, count]) => count > 8)).toEqual([]);
    expect(shared.size).toBeGreaterThan(45);
  });

  it("are the same for the same card and drawn in its box", () => {
    expect(silhouette("church")).toEqual(silhouette("church"));
    expect(silhouette("church").shape).toBe(silhouette("church_new_era").shape);
    for (const card of cards) expect(silhouette(card).shape + silhouette(card).light).not.toMatch(/NaN|undefined/);
  });
});
