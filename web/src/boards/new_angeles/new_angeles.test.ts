/** The notation of negotiation, read and written. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { ticker } from "../../lib/ticker.svelte";
import { speaker, type Language } from "../../lib/texts";
import { TYPE } from "./icons";
import { answerInAdvance, askedAsset, comeToTable, isDraw, PAUSE, passesIn, preferDecks, stepIn } from "./advance";
import { HANGS, linesOf, plan } from "./city";
import board from "./index";
import { chosenDecks, gesture, linesLeft, movesFor, partsOf, toggleDeck, together } from "./moves";
import { actText, blank, isBinding, movesIn, readTerm, split, write, written, type Draft } from "./negotiation";
import { story } from "./story";
import { soft } from "./words";
import type { AngelesTable } from "./view";

const draft = (change: Partial<Draft>): Draft => ({ ...blank("2"), give: 0, ...change });

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
    expect(write(draft({ give: 1, giveAssets: ["eiko", "midori"], takeAssets: ["mark_yale"] }))).toBe("propose to=2 give=1+eiko+midori take=mark_yale");
    expect(write(draft({ mine: "free", words: 'I call it "peace"' }))).toBe('promise to=2 "free:I call it \\"peace\\"@round"');
    expect(write(draft({ give: 2, promised: true, note: "let us be friends" }))).toBe('propose to=2 give=2 promises note="let us be friends"');
    expect(isBinding(draft({ give: 2, promised: true }))).toBe(false);
    expect(write(draft({ to: "any", mine: "no_counter@turn" }))).toBe("promise to=all no_counter@turn");
  });

  it("binds only where nothing is promised", () => {
    expect(isBinding(draft({ give: 1, theirs: "abstain" }))).toBe(true);
    expect(isBinding(draft({ give: 1, theirs: "asks=support:0:2" }))).toBe(false);
    expect(isBinding(draft({ mine: "no_counter@turn" }))).toBe(false);
  });
});

describe("an act in words", () => {
  const texts = Object.entries(import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default", eager: true }));
  // The game's own names of the offers: what is asked for must be told apart all the same.
  const names = { "offer-main": "main offer", "offer-counter": "counteroffer" };

  it.each(texts)("%s: names the offer that is meant, and how many cards", (path, ftl) => {
    const say = speaker(path.slice(-6, -4) as Language, { ftl: "", names }, () => [], ftl);
    const table = { say } as unknown as AngelesTable;
    const said = ["support:main:1", "support:main:1:exact", "support:counter:1", "support:counter:2"].map((act) => actText(table, act));
    expect(new Set(said).size).toBe(4);
    expect(said.join(" ")).not.toContain("{$");
  });
});

/** A table with a hand, as far as choosing cards goes. */
function holding(hand: string[], decision: { prompt: string; details?: Record<string, unknown>; options?: string[] }, picked: Record<string, string> = {}, candidate?: string): AngelesTable {
  const options = (decision.options ?? []).map((text) => {
    const [kind = "", word = ""] = text.split(" ");
    return { text, kind, words: [word], args: { card: word, offer: word } };
  });
  return {
    seat: 0,
    picked,
    candidate: options.find((option) => option.text === candidate) ?? null,
    decision: { prompt: decision.prompt, details: decision.details ?? {}, options, of: (kind: string) => options.filter((option) => option.kind === kind) },
    board: { players: [{ hand }], card_types: { puff: "media", riot: "security", spin: "media" }, deal: { price: 1 } },
  } as unknown as AngelesTable;
}

describe("cards chosen in any order", () => {
  it("are laid in the order of the hand, in one gesture", () => {
    expect(gesture(holding(["puff", "riot", "spin"], { prompt: "lay" }, { cards: "2 0" }))).toEqual(["lay puff", "lay spin", "done"]);
    expect(gesture(holding(["puff", "riot"], { prompt: "lay" }, { cards: "1 0" }))).toEqual(["lay puff", "lay riot"]);
  });

  it("wait for the offer they support", () => {
    const ask = { prompt: "support", options: ["support main", "support counter", "abstain"] };
    expect(gesture(holding(["puff", "riot", "spin"], ask, { cards: "1" }))).toBeNull();
    expect(gesture(holding(["puff", "riot", "spin"], ask, { cards: "1" }, "abstain"))).toBeNull();
    expect(gesture(holding(["puff", "riot", "spin"], ask, { cards: "1" }, "support counter"))).toEqual(["support counter", "lay riot", "done"]);
  });

  it("are discarded when there are as many as are wanted", () => {
    const ask = { prompt: "discard", details: { count: 2 } };
    expect(gesture(holding(["puff", "riot", "spin"], ask, { cards: "2" }))).toBeNull();
    expect(gesture(holding(["puff", "riot", "spin"], ask, { cards: "2 1" }))).toEqual(["discard riot", "discard spin"]);
    expect(together(holding(["puff", "riot"], { prompt: "discard", details: { count: 1 } }))).toBeNull();
  });
});

describe("an asset that is answered once and for all", () => {
  function reacting(assets: string[], standing: Record<string, string>, prompt = "reaction", no = "decline"): AngelesTable {
    const options = [...assets.map((asset) => ({ text: `use ${asset}`, kind: "use", args: { asset } })), { text: no, kind: no, args: {} }];
    const asked = { prompt, of: (kind: string) => options.filter((option) => option.kind === kind), find: (text: string) => options.find((option) => option.text === text) };
    return { seat: 0, asked, standing, board: { deal: null, proposals: [] } } as unknown as AngelesTable;
  }

  it("is not asked about again", () => {
    expect(answerInAdvance(reacting(["midori"], {}))).toBeNull();
    expect(answerInAdvance(reacting(["midori"], { "asset-midori": "decline" }))).toBe("decline");
    expect(answerInAdvance(reacting(["midori"], { "asset-midori": "use" }))).toBe("use midori");
  });

  it("is left alone at the end of a turn too", () => {
    expect(answerInAdvance(reacting(["fumiko"], { "asset-fumiko": "decline" }, "end-of-turn", "finish"))).toBe("finish");
    expect(answerInAdvance(reacting(["fumiko"], { "asset-fumiko": "use" }, "end-of-turn", "finish"))).toBe("use fumiko");
    // With nothing to use it is the table's own question.
    expect(answerInAdvance(reacting([], { "asset-fumiko": "decline" }, "end-of-turn", "finish"))).toBeNull();
  });

  it("is asked about together with another one", () => {
    expect(askedAsset(reacting(["midori", "eiko"], {}))).toBeNull();
    expect(answerInAdvance(reacting(["midori", "eiko"], { "asset-midori": "use" }))).toBeNull();
    expect(answerInAdvance(reacting(["midori", "eiko"], { "asset-midori": "decline", "asset-eiko": "use" }))).toBe("use eiko");
  });
});

describe("why somebody won", () => {
  // Ann was ahead of her rival; Bo holds the Federalist.
  function after(reason: string, winners: number[]): readonly string[] {
    const players = [
      { seat: 0, corporation: "nbn", rival: "jinteki", capital: 43 },
      { seat: 1, corporation: "jinteki", rival: "federalist", capital: 41 },
    ];
    const say = Object.defineProperty((key: string) => key, "name", { value: (_: string, word: string) => word });
    const table = { say, view: { outcome: { reason, winners } }, board: { players }, player: (seat: number) => ({ name: ["Ann", "Bo"][seat] }) };
    return board.verdict!(table as never);
  }

  it("is the rival while the city stands, and nothing but the city once it fell", () => {
    expect(after("city-stands", [0])).toEqual(["ui-verdict-ahead", "ui-verdict-stand"]);
    expect(after("city-fell", [1])).toEqual(["ui-verdict-fall", "ui-verdict-fell"]);
  });
});

describe("a long word", () => {
  it("may be broken between syllables, a short one nowhere", () => {
    expect(soft("Эксперты по эффективности")).toBe("Эксперты по эффек\u00ADтив\u00ADности");
    expect(soft("Gentrification")).toBe("Gentri\u00ADfi\u00ADca\u00ADtion");
    expect(soft("Underpaid, Overclocked")).toBe("Underpaid, Overclocked");
  });
});

describe("decks that are drawn from without a question", () => {
  function drawing(decks: string[], standing: Record<string, string>, changes: { prompt?: string; drawer?: number; may?: boolean } = {}): AngelesTable {
    const texts = [...decks.map((deck) => `deck ${deck}`), ...(changes.may ? ["decline"] : [])];
    const asked = { prompt: changes.prompt ?? "general", details: { drawer_seat: changes.drawer ?? 0 }, of: () => [], find: (text: string) => texts.find((one) => one === text) };
    const table = { seat: 0, asked, standing, board: { deal: null, proposals: [] } };
    return Object.assign(table, { stand: (name: string, word: string) => (table.standing = { ...table.standing, [name]: word }) }) as unknown as AngelesTable;
  }
  const all = ["construction", "biotech", "labor", "media", "security"];

  it("are the first of mine that may be drawn from", () => {
    expect(answerInAdvance(drawing(all, {}))).toBeNull();
    expect(answerInAdvance(drawing(all, { decks: "media labor" }))).toBe("deck media");
    // Drawn from in this refresh already, or empty.
    expect(answerInAdvance(drawing(["biotech", "labor"], { decks: "media labor" }))).toBe("deck labor");
    expect(answerInAdvance(drawing(["biotech"], { decks: "media labor" }))).toBeNull();
    expect(answerInAdvance(drawing(all, { decks: "labor" }, { prompt: "deck" }))).toBe("deck labor");
  });

  it("say nothing of draws of others, and of draws that may be left", () => {
    expect(answerInAdvance(drawing(all, { decks: "labor" }, { prompt: "deck", drawer: 2 }))).toBeNull();
    const may = drawing(all, { decks: "labor" }, { prompt: "deck", may: true });
    expect([isDraw(may), answerInAdvance(may)]).toEqual([false, null]);
  });

  it("come before those that were named earlier", () => {
    const table = drawing(all, { decks: "media labor" });
    preferDecks(table, ["labor", "security"]);
    expect(table.standing["decks"]).toBe("labor security media");
  });
});

/** A question about a deal of seat 1, for seat 0, who said something in advance. */
function dealOfAnother(prompt: string, standing: Record<string, string>, changes: { round?: number; track?: number; proposals?: unknown[]; window?: string; speaks?: string[] } = {}): AngelesTable {
  const decision = { prompt, details: { window: `window_${changes.window ?? "offer"}` }, find: () => ({}), of: () => [] };
  const table = { seat: 0, asked: decision, decision, standing, candidate: null, picked: {}, board: { deal: {}, round: changes.round ?? 1, track: changes.track ?? 3, active: 1, proposals: changes.proposals ?? [], players: [{ seat: 0, speaks_in: changes.speaks ?? [] }] } };
  return Object.assign(table, { stand: (name: string, word: string) => (table.standing = { ...table.standing, [name]: word }) }) as unknown as AngelesTable;
}
const forMe = { sender: 2, to: 0, rejected: [], accepted: [] };

describe("proposals that may lie", () => {
  it("open no window for me", () => {
    expect(answerInAdvance(dealOfAnother("ready", {}))).toBeNull();
    expect(answerInAdvance(dealOfAnother("ready", { trade: "no" }, { proposals: [forMe] }))).toBe("ready");
  });

  it("leave the windows alone that I asked for, and the last one", () => {
    expect(answerInAdvance(dealOfAnother("ready", { trade: "no" }, { speaks: ["offer"] }))).toBeNull();
    expect(answerInAdvance(dealOfAnother("ready", { trade: "no" }, { window: "demand" }))).toBeNull();
  });

  it("do not call me back into a deal that I left to others", () => {
    const out = { deal: "out 1 3 1" };
    expect(answerInAdvance(dealOfAnother("support", out))).toBe("abstain");
    expect(answerInAdvance(dealOfAnother("support", out, { proposals: [forMe] }))).toBeNull();
    expect(answerInAdvance(dealOfAnother("support", { ...out, trade: "no" }, { proposals: [forMe] }))).toBe("abstain");
    expect(answerInAdvance(dealOfAnother("support", out, { round: 2 }))).toBeNull();
    // The same player again in the same round.
    expect(answerInAdvance(dealOfAnother("support", out, { track: 0 }))).toBeNull();
  });
});

describe("deals of others that go by", () => {
  const quiet = { deals: "quiet" };
  let round = 10;
  beforeEach(() => void (round += 1));
  const wait = (seconds: number) => (ticker.seconds += seconds);

  it("are passed after a pause in which one may still step in", () => {
    const table = dealOfAnother("counteroffer", quiet, { round });
    expect([passesIn(table), answerInAdvance(table)]).toEqual([PAUSE, null]);
    wait(PAUSE - 1);
    expect([passesIn(table), answerInAdvance(table)]).toEqual([1, null]);
    wait(1);
    expect(answerInAdvance(table)).toBe("pass");
    const next = dealOfAnother("support", quiet, { round });
    expect(passesIn(next)).toBe(PAUSE);
    wait(PAUSE);
    expect(answerInAdvance(next)).toBe("abstain");
  });

  it("wait for whoever touched anything, until the deal is over", () => {
    const table = dealOfAnother("counteroffer", quiet, { round });
    expect(passesIn(table)).toBe(PAUSE);
    expect(passesIn({ ...table, picked: { hand: "0" } })).toBeNull();
    wait(PAUSE + 1);
    expect([passesIn(table), answerInAdvance(table)]).toEqual([null, null]);
    expect(passesIn(dealOfAnother("support", quiet, { round }))).toBeNull();
    expect(passesIn(dealOfAnother("counteroffer", quiet, { round: round + 100 }))).toBe(PAUSE);
  });

  it("wait for who comes from another table, where the same was asked", () => {
    const table = dealOfAnother("counteroffer", quiet, { round });
    expect(passesIn(table)).toBe(PAUSE);
    wait(PAUSE + 1);
    comeToTable();
    expect([passesIn(table), answerInAdvance(table)]).toEqual([PAUSE, null]);
  });

  it("wait for who stepped in, and where a proposal waits for me", () => {
    const table = dealOfAnother("counteroffer", quiet, { round });
    stepIn(table);
    expect(passesIn(table)).toBeNull();
    expect(passesIn(dealOfAnother("counteroffer", quiet, { round, proposals: [forMe] }))).toBeNull();
    expect(passesIn(dealOfAnother("counteroffer", {}, { round }))).toBeNull();
  });
});

describe("decks of several lines", () => {
  function drawing(lines: number): AngelesTable {
    const picked: Record<string, string> = {};
    const pick = (name: string, word: string | null) => void (word === null ? delete picked[name] : (picked[name] = word));
    return { picked, pick, decision: { prompt: "general", details: { count: 1, lines } } } as unknown as AngelesTable;
  }

  it("are chosen together, in the order of drawing", () => {
    const table = drawing(2);
    expect(linesLeft(table)).toBe(2);
    for (const deck of ["media", "labor"]) toggleDeck(table, deck);
    expect(chosenDecks(table)).toEqual(["media", "labor"]);
    toggleDeck(table, "security");
    expect(chosenDecks(table)).toEqual(["labor", "security"]);
    toggleDeck(table, "labor");
    expect(chosenDecks(table)).toEqual(["security"]);
  });

  it("one line is one choice", () => {
    expect(linesLeft(drawing(1))).toBeNull();
  });
});

describe("accepting a binding act", () => {
  it("asks which cards are laid", () => {
    const table = holding(["puff", "riot", "spin"], { prompt: "support", options: ["support main", "abstain"] });
    const parts = partsOf(table, "support:main:1");
    expect(parts.map(({ least, most }) => [least, most])).toEqual([[1, 3]]);
    expect(movesFor(table, "support:main:1", parts, [])).toBeNull();
    expect(movesFor(table, "support:main:1", parts, [[2]])).toEqual(["support main", "lay spin", "done"]);
    expect(partsOf(table, "support:main:2:exact")[0]).toMatchObject({ least: 2, most: 2 });
  });

  it("goes on where one side was chosen already", () => {
    const table = holding(["puff", "riot"], { prompt: "lay", details: { laid: 1 } });
    const parts = partsOf(table, "support:main:2");
    expect(parts[0]).toMatchObject({ least: 1 });
    expect(movesFor(table, "support:main:2", parts, [[1]])).toEqual(["lay riot", "done"]);
  });

  it("asks nothing where there is one card, or nothing to choose", () => {
    expect(partsOf(holding(["puff"], { prompt: "support" }), "support:main:1")).toEqual([]);
    expect(partsOf(holding(["puff", "riot"], { prompt: "support" }), "abstain")).toEqual([]);
  });

  it("asks for the card and for its price", () => {
    const table = holding(["puff", "riot", "spin"], { prompt: "counteroffer", options: ["counter puff", "counter riot", "counter spin", "pass"] });
    const parts = partsOf(table, "counter_type:media", [1]);
    expect(parts.map((part) => part.items.map((item) => item.move))).toEqual([["counter puff", "counter spin"], ["discard puff", "discard riot"]]);
    expect(movesFor(table, "counter_type:media", parts, [[1], [1]])).toEqual(["counter spin", "discard riot"]);
  });

  it("reads and writes the moves inside it", () => {
    expect(written(["support main", "lay spin", "done"])).toBe("support:main,lay:spin,done");
    expect(movesIn("accept 4 with=support:main,lay:spin,done")).toEqual(["support main", "lay spin", "done"]);
    expect(movesIn("accept 4")).toBeNull();
  });

  it("is kept by a counter", () => {
    expect(write(draft({ take: 2, deed: "support:main:1", moves: ["support main", "lay spin", "done"] }))).toBe(
      "propose to=2 take=2 act=support:main:1 with=support:main,lay:spin,done",
    );
  });
});

describe("the five types", () => {
  /** The hue of a colour written as #rrggbb, in degrees. */
  const hue = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
    return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
  };

  const tokens = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf-8");
  /** By night and by day: what stands for a colour in each of the two lights. */
  const lit = (colour: string): string[] => [...tokens.matchAll(new RegExp(`${colour.slice(4, -1)}: (#[0-9A-F]{6})`, "g"))].map((found) => found[1]!);

  it.each([
    ["construction", "green", 90, 150],
    ["biotech", "red", 345, 375],
    ["labor", "purple", 255, 290],
    ["media", "yellow", 40, 65],
    ["security", "blue", 200, 240],
  ])("have the rulebook's colours: %s is %s (NA-16.3)", (type, _, from, to) => {
    const colours = lit(TYPE[type]!.colour);
    expect(colours).toHaveLength(2);
    for (const colour of colours) {
      const found = hue(colour);
      expect(found < 180 && from > 300 ? found + 360 : found).toSatisfy((angle: number) => from <= angle && angle <= to);
    }
  });

  it("are told apart by their pictures alone", () => {
    const pictures = Object.values(TYPE).map((look) => look.icon);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe("the story of a proposal", () => {
  const ended = (how: string, seat: number, from_seat: number) =>
    story["proposal-ended"]!({ key: "proposal-ended", rule: "", args: { proposal: 3, how, seat, from_seat } }, { seat: 0 } as unknown as AngelesTable);

  it("goes back to who proposed it when it is refused, and tells me when mine is over", () => {
    expect(ended("rejected", 1, 0)).toEqual({ from: "seat-1", to: "seat-0" });
    expect(ended("rejected", 2, 1)).toEqual({ from: "seat-2", to: "seat-1" });
    expect(ended("lapsed", 0, 0)).toEqual({ to: "seat-0" });
    expect(ended("lapsed", 1, 1)).toBeNull();
    expect(ended("withdrawn", 0, 0)).toBeNull();
  });
});

describe("a plate on the map", () => {
  it("has its name clear of the pieces, however low it is", () => {
    for (let height = 120; height <= 700; height += 5) {
      for (const width of [360, 600, 920, 1500]) {
        const map = plan(width, height);
        const { low, three, name, second, third } = linesOf(map);
        if (low) continue;
        expect(name + map.letters * HANGS, `${width} x ${height}`).toBeLessThanOrEqual((three ? second : third) + 0.01);
        // Its letters are inside the plate.
        expect(name - map.letters * 0.72, `${width} x ${height}`).toBeGreaterThan(0);
      }
    }
  });
});
