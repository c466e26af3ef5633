/** The small parts: rulebook, log, seats of a new game, neighbours, camera, clocks, keys, addresses, curve. */
import { describe, expect, it, vi } from "vitest";
import { turn } from "../test/fakes";
import { Camera } from "./camera.svelte";
import { clockText, left } from "./clock";
import { spread } from "./curve";
import { handle, type Key } from "./keys";
import { answerTo, fitsPattern } from "./lessons";
import { eventParts, lastOwn, lines, newsFor, undoneVersions } from "./log";
import { cell, parse } from "./notation";
import { identity, initial, SHAPES } from "./players";
import type { EventInfo, GameInfo } from "./protocol";
import { match } from "./router.svelte";
import { inline, marked, needles, parseRulebook, search } from "./rulebook";
import { bestMode, faults, levelsAt, newTable, seatNames, seatsFor, type Draft, type SeatDraft } from "./setup";
import { nearest } from "./spatial";
import { speaker } from "./texts";

describe("notation", () => {
  it("is a kind and its words", () => {
    expect(parse("place art_gallery 3,-1 s")).toMatchObject({ kind: "place", words: ["art_gallery", "3,-1", "s"] });
    const kinds = { place: [{ name: "tile", topic: "tile" }, { name: "cell", topic: "cell" }, { name: "face", topic: "face" }] };
    expect(parse("place art_gallery 3,-1 s", 4, kinds)).toMatchObject({ index: 4, args: { tile: "art_gallery", cell: "3,-1", face: "s" } });
  });
  it("has cells", () => {
    expect(cell("3,-1")).toEqual({ x: 3, y: -1 });
    expect(cell("north")).toBeNull();
    expect(cell(undefined)).toBeNull();
  });
});

describe("rulebooks", () => {
  const book = parseRulebook(`# The game

## 1. Streets

Some words that
go on.

**STR-4.31** The end buildings are its **closing** buildings, see STR-4.9. [seed]

**STR-4.32** Ruling: no. [house]

- one
- two
  and more

1. first
2. second

| here | there |
|---|---|
| a | b |
`);
  it("are read into blocks", () => {
    expect(book.map((block) => block.kind)).toEqual(["heading", "heading", "paragraph", "rule", "rule", "list", "list", "table"]);
    expect(book[3]).toMatchObject({ id: "STR-4.31", source: "seed", chapter: "1. Streets" });
    expect(book[5]).toMatchObject({ numbered: false, items: [[{ text: "one" }], [{ text: "two" }, { text: " " }, { text: "and more" }]] });
    expect(book[6]).toMatchObject({ numbered: true });
  });
  it("link rule ids, mark words, and never hold HTML", () => {
    expect(inline("NA-N.60, GM-5 (NA-16.2a).").filter((part) => part.rule).map((part) => part.rule)).toEqual(["NA-N.60", "GM-5", "NA-16.2a"]);
    expect(inline("**bold** `code` *soft* NA-34.1. <b>x</b>")).toEqual([
      { text: "bold", strong: true },
      { text: " " },
      { text: "code", code: true },
      { text: " " },
      { text: "soft", em: true },
      { text: " " },
      { text: "NA-34.1", rule: "NA-34.1" },
      { text: ". <b>x</b>" },
    ]);
  });
  it("show the tags they explain", () => {
    expect(inline("`[seed]` the box, `[x]` no tag")).toEqual([{ text: "[seed]", source: "seed" }, { text: " the box, " }, { text: "[x]", code: true }, { text: " no tag" }]);
  });
  it("are searched: the id first, every word must be there, pieces too", () => {
    expect(search(book, {}, "str-4.31", "en")[0]?.id).toBe("STR-4.31");
    expect(search(book, {}, "end closing", "en").map((hit) => hit.id)).toEqual(["STR-4.31"]);
    expect(search(book, { "tile-cinema": "Corner Cinema" }, "cine", "en")[0]).toMatchObject({ kind: "piece", title: "Corner Cinema" });
    expect(search(book, {}, "   ", "en")).toEqual([]);
    expect(search(book, {}, "zzz", "en")).toEqual([]);
  });
  it("are searched whatever the ending, and without accents", () => {
    const russian = parseRulebook("**STR-1** Чёрный знак лежит на закрытой улице. [seed]");
    for (const query of ["улица", "УЛИЦЫ", "черный", "знаки на улицах"]) expect(search(russian, {}, query, "ru")).toHaveLength(1);
    const polish = parseRulebook("**STR-1** Zamknięta ulica płaci właścicielom żetonów. [seed]");
    for (const query of ["ulice", "zamkniety", "placi", "zeton"]) expect(search(polish, {}, query, "pl")).toHaveLength(1);
    expect(search(polish, {}, "zeton", "en")).toHaveLength(1);
    expect(search(polish, {}, "ulice", "en")).toEqual([]);
  });
  it("mark what was found, in the letters of the text", () => {
    expect(marked("Чёрный знак", needles("черные", "ru"))).toEqual([
      { text: "", hit: false },
      { text: "Чёрн", hit: true },
      { text: "ый знак", hit: false },
    ]);
    expect(marked("no (word)", ["("])).toEqual([
      { text: "no ", hit: false },
      { text: "(", hit: true },
      { text: "word)", hit: false },
    ]);
    expect(marked("all", [])).toEqual([{ text: "all", hit: false }]);
  });
});

describe("the log", () => {
  it("knows what was taken back, also twice", () => {
    const turns = [turn(1), turn(2), turn(3, { kind: "undo", undone: 1 }), turn(4), turn(5), turn(6, { kind: "undo", undone: 2 })];
    expect([...undoneVersions(turns)].toSorted()).toEqual([2, 4, 5]);
  });
  it("knows what is new since my last own action", () => {
    const turns = [turn(1, { seat: 0 }), turn(2, { seat: 1 }), turn(3, { seat: 0, free: true })];
    expect(lastOwn(turns, 0)).toBe(1);
    expect(lastOwn(turns, null)).toBe(-1);
  });
  it("tells events of games without words by key and arguments", () => {
    const say = speaker("en", { ftl: "", names: {} }, () => ["Ann"]);
    const event = { key: "took_all", rule: "", args: { seat: 0, points: 3, cards: ["a", "b"] } };
    expect(eventParts(say, event)).toEqual([{ text: "Ann", seat: 0 }, { text: " took all: points 3, cards a, b" }]);
    expect(say.event(event)).toBe("Ann took all: points 3, cards a, b");
  });
  it("begins with a capital letter and ends with one mark", () => {
    const say = speaker("en", { ftl: "event-comes = { $piece } comes.\nevent-event = Event: { $card }.", names: { "piece-outage": "outage", "card-strike": "Strike!" } }, () => []);
    const text = (event: EventInfo): string => eventParts(say, event).map((part) => part.text).join("");
    expect(text({ key: "comes", rule: "", args: { piece: "outage" } })).toBe("Outage comes.");
    expect(text({ key: "event", rule: "", args: { card: "strike" } })).toBe("Event: Strike!");
  });
  it("marks a line with whom it is about, not with who acted last", () => {
    const say = speaker("en", { ftl: "event-production = Production.\nevent-bonds = The Machine gains bonds.", names: {} }, () => ["Ann", "Bo"]);
    const events = [{ key: "production", rule: "", args: {} }, { key: "bonds", rule: "", args: {} }, { key: "drew", rule: "", args: { seat: 1 } }];
    const found = lines([turn(1, { seat: 0, events })], say, () => "", (event) => (event.key === "bonds" ? 1 : null));
    expect(found.map((line) => line.seat)).toEqual([null, 1, 1]);
  });
  it("tells who comes back what others did to them, rather than what came last", () => {
    const say = speaker("en", { ftl: "event-proposed = A proposal.\nevent-passed = { $seat } passes.", names: {} }, () => ["Ann", "Bo", "Cy"]);
    const passed = { key: "passed", rule: "", args: { seat: 2 } };
    const proposed = (to: number) => ({ key: "proposed", rule: "", args: { seat: 1, to_seat: to } });
    const news = (events: EventInfo[], seat: number) => newsFor(lines([turn(1, { events })], say, () => ""), seat)?.event?.key;
    expect(news([proposed(0), passed], 0)).toBe("proposed");
    expect(news([proposed(2), passed], 0)).toBe("passed");
    expect(news([passed], 2)).toBeUndefined();
  });
  it("does not tell that somebody is ready", () => {
    const say = speaker("en", { ftl: "event-ready = { $seat } is ready\nevent-passed = { $seat } passes", names: {} }, () => ["Ann"]);
    const events = ["ready", "passed", "ready"].map((key) => ({ key, rule: "", args: { seat: 0 } }));
    expect(lines([turn(1, { events })], say, () => "").map((line) => line.id)).toEqual(["1.1"]);
  });
  it("has one line per event and one per undo", () => {
    const say = speaker("en", { ftl: "event-passed = { $seat } passes", names: {} }, () => ["Ann"]);
    const found = lines([turn(1, { events: [{ key: "passed", rule: "X-1", args: { seat: 0 } }] }), turn(2, { kind: "undo", undone: 1 })], say, () => "back");
    expect(found.map((line) => [line.id, line.undone, line.quiet])).toEqual([["1.0", true, true], ["2u", false, false]]);
  });
});

describe("a new game", () => {
  const game: GameInfo = {
    name: "streets",
    rules: 1,
    modes: [{ name: "standard", least: 2, most: 5, masters: [2] }, { name: "solo", least: 1, most: 1, masters: [] }],
    options: [
      { name: "business", default: false, choices: [false, true], rule: "STR-13", modes: ["standard"], reading: false },
      { name: "difficulty", default: "normal", choices: ["easy", "normal"], rule: "", modes: ["solo"], reading: false },
    ],
    levels: ["easy", "normal", "hard", "master"],
    tempers: ["planner"],
    languages: ["en"],
    sources: { piles: [], note: {} },
    packs: [], title: { en: "Streets" }, pitch: {}, minutes: 40, board: "", lessons: [],
  };
  const seat = (id: number, kind: SeatDraft["kind"], name = ""): SeatDraft => ({ id, kind, name, level: "normal", temper: "" });
  const draft = (seats: SeatDraft[], more: Partial<Draft> = {}): Draft => ({
    game: "streets", mode: "standard", seats, options: {}, clock: "none", undo: "free", hints: true, open: false, several: false, shuffle: false, seed: "", title: "", pack: "", ...more,
  });

  it("has a mode that fits the seats", () => {
    expect(bestMode(game, 3, "standard")).toBe("standard");
    expect(bestMode(game, 1, "standard")).toBe("solo");
    expect(bestMode(game, 9, "standard")).toBe("standard");
  });
  it("is for one with one press, and I stay", () => {
    const bots = [seat(1, "bot"), seat(2, "bot"), seat(3, "me", "Ann")];
    expect(seatsFor(bots, { least: 1, most: 1 }, () => seat(9, "bot")).map((one) => one.kind)).toEqual(["me"]);
    expect(seatsFor([seat(3, "me", "Ann")], { least: 2, most: 5 }, () => seat(9, "bot")).map((one) => one.kind)).toEqual(["me", "bot"]);
  });
  it("knows the names of its bots, and gives none twice", () => {
    expect(seatNames([seat(1, "me", "Ada"), seat(2, "bot"), seat(3, "link"), seat(4, "bot")])).toEqual(["Ada", "Bruno", "", "Clara"]);
  });
  it("says what is wrong", () => {
    expect(faults(draft([seat(1, "me", "Ann"), seat(2, "bot")]), game)).toEqual([]);
    expect(faults(draft([seat(1, "me", "Ann")]), game)[0]).toMatchObject({ kind: "too-few" });
    expect(faults(draft([seat(1, "bot"), seat(2, "bot")]), game)).toEqual([{ kind: "nobody" }]);
    expect(faults(draft([seat(1, "me", "Ann"), seat(2, "device", " ann ")]), game)).toEqual([{ kind: "same-name", seat: 2 }]);
    expect(faults(draft([seat(1, "me", " "), seat(2, "bot")]), game)).toEqual([{ kind: "no-name", seat: 1 }]);
    expect(faults(draft([seat(1, "me", "A"), seat(2, "bot")], { seed: "x1" }), game)).toEqual([{ kind: "bad-seed" }]);
    const six = [seat(1, "me", "A"), ...[2, 3, 4, 5, 6].map((id) => seat(id, "bot"))];
    expect(faults(draft(six), game)[0]).toMatchObject({ kind: "too-many" });
  });
  it("sends only what belongs to the mode and differs from the box", () => {
    const wish = draft([seat(1, "me", " Ann "), { ...seat(2, "bot"), level: "hard", temper: "planner" }, seat(3, "link"), seat(4, "device", "Bo")], {
      options: { business: true, difficulty: "easy" }, clock: "15min", seed: "42",
    });
    expect(newTable(wish, game)).toMatchObject({
      game: "streets",
      mode: "standard",
      options: { business: true },
      seats: [{ kind: "me", name: "Ann" }, { kind: "bot", level: "hard", temper: "planner" }, { kind: "open" }, { kind: "me", name: "Bo" }],
      settings: { undo: "free", pace: { kind: "live", bank: 900 } },
      start: true,
      seed: 42,
    });
    expect(newTable(draft([seat(1, "me", "A"), seat(2, "bot")], { options: { business: false } }), game).options).toEqual({});
  });
  it("offers a master only where there is one; elsewhere the next best plays", () => {
    expect(levelsAt(game, "standard", 2)).toEqual(["easy", "normal", "hard", "master"]);
    expect(levelsAt(game, "standard", 3)).toEqual(["easy", "normal", "hard"]);
    expect(levelsAt(game, "solo", 1)).toEqual(["easy", "normal", "hard"]);
    const master = (id: number): SeatDraft => ({ ...seat(id, "bot"), level: "master" });
    const levels = (seats: SeatDraft[]): unknown[] => newTable(draft(seats), game).seats.map((one) => one.level);
    expect(levels([seat(1, "me", "A"), master(2)])).toEqual([undefined, "master"]);
    expect(levels([seat(1, "me", "A"), master(2), seat(3, "bot")])).toEqual([undefined, "hard", "normal"]);
  });
});

describe("places on a board", () => {
  const grid = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 100 }, { x: 220, y: 10 }];
  it("have neighbours in four directions", () => {
    expect(nearest({ x: 0, y: 0 }, grid, "right")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, grid, "down")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, grid, "left")).toBe(-1);
    expect(nearest({ x: 100, y: 0 }, grid, "right")).toBe(3);
  });
});

describe("the camera", () => {
  function seen(): Camera {
    const camera = new Camera();
    camera.look({ x: -50, y: -50, width: 200, height: 100 }, { top: 0, right: 0, bottom: 0, left: 0 });
    camera.resize(400, 400);
    return camera;
  }
  it("fits the drawing into the box and centres it", () => {
    const camera = seen();
    expect(camera.scale).toBeCloseTo(1.6);
    expect(camera.x + 50 * camera.scale).toBeCloseTo(200);
    expect(camera.y).toBeCloseTo(200);
  });
  it("zooms about the point that is looked at", () => {
    const camera = seen();
    const before = (100 - camera.x) / camera.scale;
    camera.zoom(1.5, 100, 100);
    expect((100 - camera.x) / camera.scale).toBeCloseTo(before);
  });
  it("leaves a drawing alone that the person moved, until asked to fit", () => {
    const camera = seen();
    camera.pan(30, 0);
    const { x } = camera;
    camera.look({ x: 0, y: 0, width: 50, height: 50 }, { top: 0, right: 0, bottom: 0, left: 0 });
    expect(camera.x).toBe(x);
    camera.fit();
    expect(camera.x).not.toBe(x);
  });
  it("never loses the drawing, and never zooms without end", () => {
    const camera = seen();
    camera.pan(9999, 9999);
    expect(camera.x + -50 * camera.scale).toBeLessThanOrEqual(400);
    for (let i = 0; i < 50; i++) camera.zoom(2);
    expect(camera.scale).toBe(4);
    for (let i = 0; i < 50; i++) camera.zoom(0.5);
    expect(camera.scale).toBeGreaterThan(0.5);
  });
});

describe("clocks", () => {
  it("run only when they run", () => {
    expect(left({ seat: 0, left: 90, running: true, at: 100 }, 130)).toBe(60);
    expect(left({ seat: 0, left: 90, running: false, at: 100 }, 130)).toBe(90);
    expect(left({ seat: 0, left: 9, running: true, at: 100 }, 130)).toBe(0);
  });
  it("are read as people read them", () => {
    const units = { day: "d", hour: "h" };
    expect(clockText(151, units)).toBe("2:31");
    expect(clockText(3723, units)).toBe("1:02:03");
    expect(clockText(2 * 86400 + 3600, units)).toBe("2 d 1 h");
  });
});

describe("keys", () => {
  function press(key: string, on: Element = document.body): { run: ReturnType<typeof vi.fn>; event: KeyboardEvent } {
    const run = vi.fn();
    const keys: Key[] = [{ key: "u", title: "", run }, { key: "Enter", title: "", run }];
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "target", { value: on });
    handle(event, keys);
    return { run, event };
  }
  it("do what they say, upper case too", () => {
    expect(press("U").run).toHaveBeenCalledOnce();
    expect(press("x").run).not.toHaveBeenCalled();
  });
  it("do nothing while somebody types", () => {
    expect(press("u", document.createElement("input")).run).not.toHaveBeenCalled();
  });
  it("leave Enter to a focused button, except the one that confirms", () => {
    const button = document.createElement("button");
    expect(press("Enter", button).run).not.toHaveBeenCalled();
    button.dataset["passEnter"] = "yes";
    expect(press("Enter", button).run).toHaveBeenCalledOnce();
  });
});

describe("seats", () => {
  it("have different shapes and colours", () => {
    const marks = SHAPES.map((_, seat) => identity(seat, "x"));
    expect(new Set(marks.map((mark) => mark.shape)).size).toBe(6);
    expect(new Set(marks.map((mark) => mark.colour)).size).toBe(6);
  });
  it("have an initial in any script", () => {
    expect(initial("тимур")).toBe("Т");
    expect(initial("  łucja")).toBe("Ł");
    expect(initial("🙂 zed")).toBe("Z");
    expect(initial("")).toBe("?");
  });
});

describe("addresses", () => {
  it("fit patterns", () => {
    expect(match("/tables/ab1", "/tables/:id")).toEqual({ id: "ab1" });
    expect(match("/tables", "/tables/:id")).toBeNull();
    expect(match("/learn/streets/one/", "/learn/:game/:lesson")).toEqual({ game: "streets", lesson: "one" });
  });
});

describe("the curve", () => {
  it("has the first and the last moment and no more than asked", () => {
    expect(spread(3)).toEqual([0, 1, 2, 3]);
    const many = spread(500, [], 36);
    expect(many).toHaveLength(36);
    expect([many[0], many.at(-1)]).toEqual([0, 500]);
    expect(spread(0)).toEqual([0]);
  });
});

describe("lessons", () => {
  it("answer choices exactly or by pattern", () => {
    expect(fitsPattern("place a 1,0 s", "place a *")).toBe(true);
    expect(fitsPattern("place a 1,0 s", "place * 1,0 s")).toBe(true);
    expect(fitsPattern("place a 1,0 s", "place a")).toBe(false);
    const say = (en: string) => ({ en, ru: en, pl: en });
    const step = { title: say(""), coach: say(""), advance: { on: "play" as const, texts: ["x"] }, answers: [{ texts: ["y 1"], say: say("one") }, { match: "y *", say: say("any") }] };
    expect(answerTo(step, "y 1")?.en).toBe("one");
    expect(answerTo(step, "y 2")?.en).toBe("any");
    expect(answerTo(step, "z")).toBeNull();
  });
});
