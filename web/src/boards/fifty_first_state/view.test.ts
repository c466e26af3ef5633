/** What is short of a use is one action away: which one. */
import { describe, expect, it } from "vitest";
import { oneStep, type FiftyTable } from "./view";

function table(legal: string[], connections: string[] = []): FiftyTable {
  return {
    seat: 0,
    after: { players: [{ seat: 0, faction: "new_york", connections }] },
    board: {
      factions: { new_york: { actions: [{ id: "red", cost: { gun: 1 }, goods: { red: 2 } }, { id: "recruit", cost: { worker: 2 }, options: [{ gun: 1 }] }] } },
      connections: { punks: { goods: { red: 3 } } },
    },
    decision: { find: (text: string) => (legal.includes(text) ? { text } : undefined) },
  } as unknown as FiftyTable;
}

describe("one step away", () => {
  it("is the price of my faction that brings enough", () => {
    expect(oneStep(table(["faction red", "faction recruit"]), "red", 2)).toEqual({ cost: { gun: 1 }, goods: { red: 2 } });
  });

  it("is nothing that cannot be done now, that brings too little or another colour", () => {
    expect(oneStep(table(["faction recruit"]), "red", 1)).toBeNull();
    expect(oneStep(table(["faction red"]), "red", 3)).toBeNull();
    expect(oneStep(table(["faction red"]), "blue", 1)).toBeNull();
  });

  it("is a connection card that I hold", () => {
    expect(oneStep(table(["connect punks"], ["punks"]), "red", 3)).toEqual({ cost: {}, goods: { red: 3 } });
  });
});
