/** Moments worth a mark: the weightiest of a whole game, in their order. */
import { expect, it } from "vitest";
import type { BoardModule } from "../boards/contract";
import { turn } from "../test/fakes";
import { moments } from "./moments";
import type { Play } from "./play.svelte";

const play = {} as Play;
const turns = Array.from({ length: 40 }, (_, n) => turn(n + 1));

it("are the weightiest of the whole game, not its first ones", () => {
  const module = { moment: (_: unknown, one: { version: number }) => ({ title: `turn ${one.version}`, weight: one.version === 2 ? 99 : one.version }) };
  const found = moments(turns, module as unknown as BoardModule, play).map(({ version }) => version);
  expect(found).toEqual([2, 33, 34, 35, 36, 37, 38, 39, 40]);
});

it("may have no weight", () => {
  const module = { moment: (_: unknown, one: { version: number }) => (one.version % 7 ? null : "seventh") };
  expect(moments(turns, module as unknown as BoardModule, play)).toEqual([7, 14, 21, 28, 35].map((version) => ({ version, title: "seventh" })));
});
