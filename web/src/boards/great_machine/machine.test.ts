/** Measures, words and choices of the board, without a page. */
import { describe, expect, it } from "vitest";
import type { Option } from "../contract";
import { deed, headline, moment, verdict } from "./ending";
import { describe as inWords } from "./describe";
import { bounds, bridge, laid, unused } from "./plan";
import { districtOptions, sites, trayOptions, type District, type GreatTable } from "./view";
import { story } from "./story";
import { plainStep, setWalksAlone, stepsAlone } from "./walking";
import { asNow, evidence, percent, roman, terms } from "./wording";

const option = (text: string, args: Record<string, string>): Option => {
  const [kind = "", ...words] = text.split(" ");
  return { text, kind, words, args } as unknown as Option;
};
const tile = (id: string, column: number, row: number, turn: string): District => ({ id, column, row, turn }) as District;
const say = Object.assign((key: string, args: Record<string, unknown> = {}) => `${key}${args["n"] === undefined ? "" : `/${String(args["n"])}`}`, {
  has: (key: string) => ["price-guards", "card-surveillance"].includes(key),
}) as unknown as GreatTable["say"];
Object.defineProperty(say, "name", { value: (topic: string, word: string) => `${topic}:${word}` });

function table(options: Option[], picked: Record<string, string> = {}): GreatTable {
  return { decision: { options }, picked, phone: false, after: { districts: [tile("trade", 1, 0, "h"), tile("elite", 1, 1, "v")] } } as unknown as GreatTable;
}

describe("the city", () => {
  it("is as large as its tiles", () => {
    const box = bounds([tile("trade", 1, 0, "h"), tile("elite", 1, 1, "v")]);
    expect(box.width).toBe(3 * 132 + 24);
    expect(box.height).toBe(3 * 132 + 26);
    expect(bounds([tile("trade", -1, 0, "h")]).x).toBe(-132 - 18);
  });

  it("has a bridge in the middle of a shared edge, none elsewhere", () => {
    expect(bridge(tile("a", 1, 0, "h"), tile("b", 1, 1, "v"))).toMatchObject({ across: false });
    expect(bridge(tile("a", 0, 0, "v"), tile("b", 1, 0, "h"))).toMatchObject({ across: true });
    expect(bridge(tile("a", 0, 0, "h"), tile("b", 2, 1, "h"))).toBeNull();
  });

  it("reads places from options and finds those that are not offered", () => {
    const offered = option("relocate elite 3,0 v", { district: "elite", cell: "3,0", turn: "v" });
    expect(laid(offered)).toEqual({ column: 3, row: 0, turn: "v" });
    const rest = unused([tile("trade", 1, 0, "h"), tile("elite", 1, 1, "v")], "elite", [laid(offered)]);
    expect(rest).not.toContainEqual({ column: 3, row: 0, turn: "v" });
    expect(rest).toContainEqual({ column: 3, row: 0, turn: "h" });
    // Nothing lies on another tile.
    expect(rest.some((one) => one.row === 0 && one.column === 1)).toBe(false);
  });
});

describe("choices", () => {
  const options = [
    option("move phantasm trade", { servant: "phantasm", district: "trade" }),
    option("move executor trade", { servant: "executor", district: "trade" }),
    option("guard elite trade", { from_district: "elite", district: "trade" }),
    option("order phantasm raid", { servant: "phantasm", act: "raid" }),
    option("order phantasm arrest", { servant: "phantasm", act: "arrest" }),
    option("order executor raid", { servant: "executor", act: "raid" }),
    option("end", {}),
  ];

  it("of a district follow the piece that was picked", () => {
    const texts = (picked: Record<string, string>) => districtOptions(table(options, picked), "trade").map((one) => one.text);
    expect(texts({})).toEqual(["move phantasm trade", "move executor trade"]);
    expect(texts({ mover: "servant:executor" })).toEqual(["move executor trade"]);
    expect(texts({ mover: "guard:elite" })).toEqual(["guard elite trade"]);
  });

  it("without a place lie in the tray, short answers in the bar", () => {
    const texts = (picked: Record<string, string>) => trayOptions(table(options, picked)).map((one) => one.text);
    // One order for several servants stands together, whoever else can be ordered something.
    expect(texts({})).toEqual(["order phantasm raid", "order executor raid", "order phantasm arrest"]);
    expect(texts({ mover: "servant:phantasm" })).toEqual(["order phantasm raid", "order phantasm arrest"]);
  });

  it("of places wait for the district", () => {
    const places = [option("relocate trade 0,0 h", { district: "trade", cell: "0,0", turn: "h" }), option("relocate elite 0,0 h", { district: "elite", cell: "0,0", turn: "h" })];
    expect(sites(table(places))).toEqual([]);
    expect(sites(table(places, { tile: "trade" })).map((one) => one.text)).toEqual(["relocate trade 0,0 h"]);
    expect(sites(table(places.slice(1))).map((one) => one.text)).toEqual(["relocate elite 0,0 h"]);
  });
});

describe("a hero that walks by itself", () => {
  function walking(change: object = {}, chance = 1): GreatTable {
    const options = [option("step elite", { district: "elite" }), option("step trade", { district: "trade" })];
    const standing: Record<string, string> = {};
    const asked = { prompt: "step", options, find: (text: string) => options.find((one) => one.text === text) };
    const legs = [{ from: "science", to: "trade" }, { from: "trade", to: "theatre" }];
    return {
      asked, decision: asked, candidate: null, standing, foreseen: true, wanted: null, view: { prompt: "step" }, board: { turn: { hero: "olga" } },
      forecast: { ways: [{ hero: "olga", to: "theatre", legs, chance }] },
      stand: (name: string, word: string | null) => (word === null ? delete standing[name] : (standing[name] = word)),
      ...change,
    } as unknown as GreatTable;
  }

  it("takes the next step of the best way once it was told so, and not before", () => {
    const table = walking();
    expect(stepsAlone(table)).toBeNull();
    setWalksAlone(table, true);
    expect(stepsAlone(table)).toBe("step trade");
    setWalksAlone(table, false);
    expect(stepsAlone(table)).toBeNull();
  });

  it("asks where a die is rolled, before the way is known and in lessons", () => {
    expect(plainStep(walking({}, 0.5))).toBeNull();
    expect(plainStep(walking({ foreseen: false }))).toBeNull();
    expect(plainStep(walking({ wanted: new Set(["step elite"]) }))).toBeNull();
    expect(plainStep(walking({ asked: { prompt: "hero-action" } }))).toBeNull();
  });
});

describe("an action in words", () => {
  const asked = { prompt: "identify", find: (text: string) => (text === "citizen 24" ? option(text, { citizen: "24" }) : undefined) };
  const seen = (change: object = {}): GreatTable =>
    ({ say, asked, soFar: [], after: { districts: [{ ...tile("elite", 1, 1, "v"), people: [{ number: 24, kind: null, state: "unknown", tokens: [] }] }] }, ...change }) as unknown as GreatTable;

  it("names no number that stands on no board", () => {
    expect(inWords(seen(), option("citizen 24", { citizen: "24" }))).toBe("ui-citizen-at");
    expect(inWords(seen({ asked: null, soFar: ["citizen 24"] }), option("citizen 24", { citizen: "24" }))).toBe("ui-citizen-at");
    // Later nobody knows where the citizen stood.
    expect(inWords(seen({ asked: null }), option("citizen 24", { citizen: "24" }))).toBe("ui-citizen-any");
    expect(inWords(seen(), option("relocate elite 3,0 v", { district: "elite" }))).toBe("ui-relocate");
    expect(inWords(seen(), option("step trade", { district: "trade" }))).toBeNull();
  });

  it("says what ends", () => {
    expect(inWords(seen(), option("end", {}))).toBe("ui-end-turn");
    expect(inWords(seen({ asked: { prompt: "machine" } }), option("end", {}))).toBe("ui-end-phase");
  });
});

describe("the end", () => {
  const told = Object.assign((key: string, args: Record<string, unknown> = {}) => `${key} ${JSON.stringify(args)}`, {
    event: (event: { key: string }) => event.key,
  }) as unknown as GreatTable["say"];
  const over = (reason: string, tracks: object): GreatTable =>
    ({ say: told, view: { outcome: { reason } }, board: { round: 11, tracks: { successes: 3, discontent: 18, riot_stage: true, ...tracks }, districts: [{ id: "trade", riot: true }, { id: "elite", riot: false }] } }) as unknown as GreatTable;

  it("tells which side won, why, and how far the other came", () => {
    const won = over("riots", { plan: 5 });
    expect(headline(won)).toContain("ui-won-heroes");
    expect(verdict(won).join()).toContain('"plan":"V","n":7');
    const lost = over("plan", { plan: 12, successes: 1 });
    expect(headline(lost)).toContain("ui-won-machine");
    expect(verdict(lost).join()).toContain('"round":11,"plan":"XII"');
    expect(verdict(lost).join()).toContain('"n":1');
    expect(headline({ view: { outcome: null } } as unknown as GreatTable)).toBeNull();
  });

  it("marks riots and the late plan before directives, and says who did what", () => {
    const turn = (...keys: [string, object?][]) => ({ events: keys.map(([key, args = {}]) => ({ key, args })) }) as unknown as Parameters<typeof moment>[1];
    const table = { say: told } as unknown as GreatTable;
    expect(moment(table, turn(["published"], ["plan", { space: 4 }]))?.title).toBe("plan");
    expect(moment(table, turn(["plan", { space: 11 }]))!.weight).toBeGreaterThan(moment(table, turn(["plan", { space: 4 }]))!.weight);
    expect(moment(table, turn(["trust-paid"]))).toBeNull();
    expect(deed(table, turn(["trust-paid"], ["action"]))).toBe("action");
    expect(deed(table, turn(["round"]))).toBeNull();
  });
});

describe("the story", () => {
  const told = { say: ((key: string) => key) as unknown as GreatTable["say"] } as GreatTable;
  const motions = (key: string, args: object) => [story[key]!({ key, args, rule: "" } as unknown as Parameters<NonNullable<(typeof story)[string]>>[0], told)].flat();

  it("tells what my own dice showed, and which faces turned up", () => {
    expect(motions("attack-roll", { hero: "olga", face: 3 })).toEqual([{ to: "hero-olga", token: "3", always: true }]);
    expect(motions("attack-roll", { hero: "olga", face: "shield" })[0]?.token).toBe("face-shield");
    expect(motions("escape", { hero: "olga", result: "cuffs" })[0]).toMatchObject({ token: "result-cuffs", always: true });
    expect(motions("revealed", { citizens: [4, 9], kinds: ["artist", "traitor"] }).map((one) => one?.to)).toEqual(["citizen-4", "citizen-9"]);
  });
});

describe("words", () => {
  it("name the terms of a price", () => {
    expect(terms(say, [["guards", 2], ["surveillance", 1]])).toBe("2 price-guards/2 + 1 card:surveillance");
    expect(terms(say, [["guards", 2], ["olga", -2]])).toBe("2 price-guards/2 − 2 hero:olga");
  });

  it("say what decides a condition", () => {
    expect(evidence(say, { status: "open", who: "machine", price: 3, have: 2 })).toBe("ui-bonds-of");
    expect(evidence(say, { status: "advances", heroes: ["olga"], districts: ["trade"] })).toBe("hero:olga; district:trade");
    expect(evidence(say, { status: "holds", left: 3, right: 5 })).toBe("ui-compared");
    expect(evidence(say, { status: "advances" })).toBe("");
    // A sentence of its own, or none.
    expect(asNow(say, { status: "advances", heroes: ["olga"] })).toBe("ui-as-now");
    expect(asNow(say, { status: "advances" })).toBe("");
  });

  it("write numbers as the dial does", () => {
    expect([1, 4, 9, 12].map(roman)).toEqual(["I", "IV", "IX", "XII"]);
    expect(percent(0.6667)).toBe("67 %");
  });
});
