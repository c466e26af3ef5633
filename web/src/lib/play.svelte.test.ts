import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import generic from "../boards/generic";
import { tableInfo, turn, view } from "../test/fakes";
import type { BoardModule, View } from "../boards/contract";
import { Play } from "./play.svelte";
import type { RefusalInfo, Turn } from "./protocol";
import { change } from "./settings.svelte";
import type { Source } from "./source";
import { speaker } from "./texts";

const FTL = `
action-show = Show { $lantern }
prompt-show = Show a lantern
event-chose = { $seat } chose { $tile }
refusal-not-in-hand = Not in your hand
`;

class FakeSource implements Source {
  info = tableInfo();
  view: View = $state.raw(view(["show 3", "show 7"]) as unknown as View);
  version = $state(1);
  seat: number | null = 0;
  turns: readonly Turn[] = [];
  free: readonly string[] = [];
  undo = null;
  clocks = [];
  hurry = null;
  skew = 0;
  playable = true;
  replay = false;
  automatic = false;
  listeners: ((turns: readonly Turn[]) => void)[] = [];
  onTurns = (listen: (turns: readonly Turn[]) => void): (() => void) => {
    this.listeners.push(listen);
    return () => {};
  };
  preview = vi.fn(async (text: string) => ({ events: [{ key: "chose", rule: "", args: {} }], uncertain: text === "show 7", board: { scores: [1, 0] }, forecast: null }));
  explain = vi.fn(async () => [{ key: "not-in-hand", rule: "LAN-2", args: {} }]);
  forecast = vi.fn(async () => ({ lead: 3 }));
  act = vi.fn<Source["act"]>(async () => []);
  plan = vi.fn<Source["plan"]>(async (texts) => ({
    type: "planned",
    table: "t",
    version: this.version,
    steps: texts.map((text) => ({ text, status: text === "show 9" ? "refused" : "done", events: [], view: null, forecast: null, refusal: text === "show 9" ? { key: "not-in-hand", rule: "LAN-2", args: {} } : null })),
    view: view(["show 7"]) as never,
  }));
  commit = vi.fn<Source["commit"]>(async (texts) => ({ done: texts.length, reasons: [] }));
  hint = vi.fn(async () => ({ type: "hinted" as const, table: "t", version: 0, text: "show 3", alternative: null, chance: null, reasons: [] }));

  show(options: string[] | null, changes: Record<string, unknown> = {}): void {
    this.view = view(options, changes) as unknown as View;
    this.version++;
    flushSync();
  }
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await Promise.resolve();
  flushSync();
};

describe("a table as boards see it", () => {
  let stop: (() => void) | undefined;
  afterEach(() => stop?.());

  function sat(changes: Partial<BoardModule> = {}, automatic = false): { source: FakeSource; play: Play; said: string[] } {
    const source = new FakeSource();
    source.automatic = automatic;
    const said: string[] = [];
    const say = speaker("en", { ftl: FTL, names: { "tile-lamp": "Lamp" } }, () => ["Ann", "Bo"]);
    const play = new Play(source, { ...generic, ...changes }, () => say, () => ({}), {
      openTab: () => {},
      openRule: () => {},
      announce: (text) => said.push(text),
    });
    stop = $effect.root(() => play.attach());
    flushSync();
    return { source, play, said };
  }

  it("takes the decision apart", () => {
    const { play } = sat();
    expect(play.decision?.text).toBe("Show a lantern");
    expect(play.decision?.options.map((option) => option.words)).toEqual([["3"], ["7"]]);
    expect(play.decision?.find("show 7")?.index).toBe(1);
    expect(play.decision?.of("show")).toHaveLength(2);
    expect(play.players.map((player) => [player.name, player.shape, player.deciding])).toEqual([
      ["Ann", "circle", true],
      ["Bo", "square", false],
    ]);
  });

  it("previews without sending, then sends on confirm", async () => {
    const { source, play } = sat();
    play.preview("show 3");
    expect(play.candidate?.text).toBe("show 3");
    expect(play.ghost?.loading).toBe(true);
    await settle();
    expect(play.ghost).toMatchObject({ loading: false, uncertain: false });
    expect(play.after).toEqual({ scores: [1, 0] });
    expect(source.act).not.toHaveBeenCalled();
    play.confirm();
    expect(play.canAct).toBe(false);
    await settle();
    expect(source.act).toHaveBeenCalledExactlyOnceWith("show 3");
    expect(play.candidate).toBeNull();
  });

  it("never offers what is no option", () => {
    const { source, play } = sat();
    play.preview("show 9");
    expect(play.candidate).toBeNull();
    play.choose("show 9");
    expect(source.act).not.toHaveBeenCalled();
  });

  it("keeps the ghost and tells the reason when the rules refuse", async () => {
    const { source, play, said } = sat();
    source.act.mockResolvedValueOnce([{ key: "not-in-hand", rule: "LAN-2", args: {} }]);
    play.preview("show 3");
    await settle();
    play.confirm();
    await settle();
    expect(play.mishap).toMatchObject({ kind: "refused" });
    expect(said.join()).toContain("Not in your hand");
    expect(play.candidate?.text).toBe("show 3");
  });

  it("keeps what was chosen while it is on its way, and nothing else can be chosen", async () => {
    const { source, play } = sat();
    let arrive: (reasons: readonly RefusalInfo[]) => void = () => {};
    source.act.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
    play.pick("lantern", "3");
    play.preview("show 3");
    await settle();
    play.confirm();
    expect(play.decision?.options).toHaveLength(2);
    expect(play.canAct).toBe(false);
    play.preview("show 7");
    play.pick("lantern", "7");
    expect(play.cancel()).toBe(false);
    expect([play.candidate?.text, play.picked, play.ghost?.board]).toEqual(["show 3", { lantern: "3" }, { scores: [1, 0] }]);
    arrive([]);
    await settle();
    expect(play.candidate).toBeNull();
  });

  it("makes several small decisions in one gesture, and leaves out what is not asked any more", async () => {
    const { source, play } = sat();
    source.act.mockImplementation(async (text) => {
      source.show(text === "show 3" ? ["show 7", "show 9"] : ["pass"]);
      return [];
    });
    await play.gesture(["show 3", "show 7", "show 9"]);
    expect(source.act.mock.calls.map(([text]) => text)).toEqual(["show 3", "show 7"]);
    expect([play.undoes, play.sending, play.mishap]).toEqual([2, null, null]);
    source.show(["show 3"]);
    expect(play.undoes).toBe(1);
  });

  it("stops a gesture at a refusal and says why", async () => {
    const { source, play } = sat();
    source.act.mockResolvedValueOnce([{ key: "not-in-hand", rule: "LAN-2", args: {} }]);
    await play.gesture(["show 3", "show 7"]);
    expect(source.act).toHaveBeenCalledOnce();
    expect(play.mishap).toMatchObject({ kind: "refused" });
  });

  it("cancels step by step: bubble, candidate, what was picked", async () => {
    const { play } = sat();
    play.pick("lantern", "3");
    play.preview("show 3");
    play.why("show 9");
    await settle();
    expect(play.whyNot?.reasons).toHaveLength(1);
    expect(play.cancel()).toBe(true);
    expect(play.whyNot).toBeNull();
    expect(play.cancel()).toBe(true);
    expect(play.candidate).toBeNull();
    expect(play.cancel()).toBe(true);
    expect(play.picked).toEqual({});
    expect(play.cancel()).toBe(false);
  });

  it("keeps a candidate that is still legal when others act, and asks for its consequences again", async () => {
    const { source, play } = sat();
    play.preview("show 7");
    await settle();
    source.show(["show 3", "show 7"], { turn: 1 });
    await settle();
    expect(play.candidate?.text).toBe("show 7");
    expect(source.preview).toHaveBeenCalledTimes(2);
    expect(play.mishap).toBeNull();
  });

  it("drops a candidate that is gone, and says that the table moved on", async () => {
    const { source, play } = sat();
    play.pick("lantern", "7");
    play.preview("show 7");
    await settle();
    source.show(["show 3"]);
    expect(play.candidate).toBeNull();
    expect(play.picked).toEqual({});
    expect(play.mishap).toEqual({ kind: "moved-on" });
  });

  it("asks each preview once per version", async () => {
    const { source, play } = sat();
    await Promise.all([play.ask.preview("show 3"), play.ask.preview("show 3")]);
    expect(source.preview).toHaveBeenCalledOnce();
    source.show(["show 3"]);
    await play.ask.preview("show 3");
    expect(source.preview).toHaveBeenCalledTimes(2);
  });

  it("fetches the forecast only for those who look at it", async () => {
    const { source, play } = sat();
    await settle();
    expect(source.forecast).not.toHaveBeenCalled();
    expect(play.forecast).toBeNull();
    await settle();
    expect(source.forecast).toHaveBeenCalledOnce();
    await settle();
    expect(play.forecast).toEqual({ lead: 3 });
  });

  it("marks the pieces that events name, until I act", async () => {
    const { source, play } = sat();
    source.listeners[0]!([turn(2, { seat: 1, events: [{ key: "chose", rule: "", args: { seat: 1, tile: "lamp" } }] })]);
    expect([...play.changed]).toEqual(["tile-lamp"]);
    play.preview("show 3");
    play.confirm();
    await settle();
    expect([...play.changed]).toEqual([]);
  });

  it("compares up to three previews", async () => {
    const { play } = sat();
    play.preview("show 3");
    await settle();
    play.pin();
    play.preview("show 7");
    await settle();
    play.pin();
    expect(play.pinned.map((ghost) => ghost.option.text)).toEqual(["show 3", "show 7"]);
    play.pin();
    expect(play.pinned.map((ghost) => ghost.option.text)).toEqual(["show 3"]);
  });

  it("plans on a private branch and commits what is left", async () => {
    const { source, play } = sat();
    await play.startPlan();
    play.choose("show 7");
    await settle();
    expect(source.act).not.toHaveBeenCalled();
    expect(play.plan.map((step) => [step.label, step.status])).toEqual([["Show 7", "done"]]);
    await play.setPlan(["show 7", "show 9"]);
    expect(play.plan[1]).toMatchObject({ status: "refused" });
    source.commit.mockResolvedValueOnce({ done: 1, reasons: [{ key: "not-in-hand", rule: "LAN-2", args: {} }] });
    await play.playPlan();
    expect(source.commit).toHaveBeenCalledWith(["show 7", "show 9"]);
    expect(play.planning).toBe(false);
    expect(play.planTexts).toEqual(["show 9"]);
    expect(play.mishap).toMatchObject({ kind: "refused" });
  });

  it("foresees the table itself as long as nothing is planned", async () => {
    const { play } = sat();
    expect(play.forecast).toBeNull(); // asking for it fetches it
    await settle();
    expect(play.forecast).toEqual({ lead: 3 });
    await play.startPlan();
    expect(play.planning).toBe(true);
    expect(play.forecast).toEqual({ lead: 3 });
    await play.setPlan(["show 9"]); // a step that is refused changes nothing
    expect(play.forecast).toEqual({ lead: 3 });
    play.choose("show 7");
    await settle();
    expect(play.forecast).toBeNull();
  });

  it("keeps two plans side by side", async () => {
    const { source, play } = sat();
    await play.startPlan();
    play.choose("show 7");
    await settle();
    await play.swapPlan();
    expect([play.planNumber, play.planTexts]).toEqual([1, []]);
    await play.setPlan(["show 3"]);
    expect(play.planTexts).toEqual(["show 3"]);
    expect(play.planViews.other).not.toBeNull();
    await play.swapPlan();
    expect([play.planNumber, play.planTexts]).toEqual([0, ["show 7"]]);
    expect(source.act).not.toHaveBeenCalled();
  });

  it("keeps the steps behind what is unknown for the next turn", async () => {
    const { source, play } = sat();
    source.plan.mockImplementation(async (texts) => ({
      type: "planned", table: "t", version: source.version, view: view(["show 7"]) as never,
      steps: texts.map((text, at) => ({ text, status: at ? "assumed" : "uncertain", events: [], view: null, forecast: at ? null : { lead: 5 }, refusal: null })),
    }));
    await play.startPlan();
    play.choose("show 7");
    await settle();
    play.choose("show 7");
    await settle();
    expect(play.plan.map((step) => step.status)).toEqual(["uncertain", "assumed"]);
    // Forecasts stay: that of the last moment that can be foreseen.
    expect(play.forecast).toEqual({ lead: 5 });
    expect(source.plan).toHaveBeenLastCalledWith(["show 7", "show 7"], true);
    await play.playPlan();
    expect(source.commit).toHaveBeenCalledWith(["show 7"]);
    expect(play.planTexts).toEqual(["show 7"]);
  });

  it("forgets everything half done behind the curtain", async () => {
    const { play } = sat();
    play.pick("lantern", "3");
    play.preview("show 3");
    await settle();
    play.pin();
    play.clear();
    expect([play.picked, play.candidate, play.ghost, play.pinned, play.whyNot]).toEqual([{}, null, null, [], null]);
  });

  it("carries out what has only one answer, together with what it followed; after an undo everything is asked", async () => {
    const { source, play } = sat({}, true);
    source.act.mockImplementation(async (text) => {
      source.show(text === "show 3" ? ["pass"] : ["show 3", "show 7"]);
      return [];
    });
    play.preview("show 3");
    await settle();
    play.confirm();
    await settle();
    await settle();
    expect(source.act.mock.calls.map(([text]) => text)).toEqual(["show 3", "pass"]);
    expect(play.undoes).toBe(2);
    source.listeners[0]!([turn(3, { kind: "undo", undone: 2 })]);
    source.show(["pass"]);
    await settle();
    expect(source.act).toHaveBeenCalledTimes(2);
    expect(play.answering).toBeNull();
  });

  it("asks even with one answer where it is a moment to speak, in lessons, and for who wants it so", async () => {
    for (const [changes, automatic] of [[{ moments: ["show"] }, true], [{}, false]] as const) {
      const { source } = sat(changes, automatic);
      source.show(["pass"]);
      await settle();
      expect(source.act).not.toHaveBeenCalled();
      stop?.();
    }
    change({ forced: false });
    const { source } = sat({}, true);
    source.show(["pass"]);
    await settle();
    change({ forced: true });
    expect(source.act).not.toHaveBeenCalled();
  });

  it("answers what was said in advance, as long as it is not taken back", async () => {
    const { source, play } = sat({ answer: (table) => (table.standing["deal"] ? "show 7" : null) }, true);
    play.stand("deal", "1");
    flushSync();
    await settle();
    expect(source.act).toHaveBeenCalledExactlyOnceWith("show 7");
    play.stand("deal", null);
    source.show(["show 3", "show 7"]);
    await settle();
    expect(source.act).toHaveBeenCalledOnce();
  });

  it("asks what follows from a choice before anything is sent; Esc goes back, Confirm sends all", async () => {
    const { source, play } = sat({ followUps: ["which"] }, true);
    const next = view(["red", "blue"], { prompt: "which" });
    (next["decision"] as { prompt: string }).prompt = "which";
    source.plan.mockImplementation(async (texts) => ({
      type: "planned", table: "t", version: source.version, view: (texts.length === 1 ? next : view(null)) as never,
      steps: texts.map((text) => ({ text, status: "done", events: [], view: view(null) as never, forecast: { lead: 4 }, refusal: null })),
    }));
    play.preview("show 3");
    await settle();
    expect([play.soFar, play.decision?.prompt, play.candidate, play.chosen]).toEqual([["show 3"], "which", null, true]);
    expect(play.mishap).toBeNull();
    expect(play.forecast).toEqual({ lead: 4 });
    expect(play.cancel()).toBe(true);
    expect([play.soFar, play.decision?.prompt]).toEqual([[], "show"]);
    play.preview("show 3");
    await settle();
    play.preview("blue");
    await settle();
    expect([play.candidate?.text, play.ghost?.loading]).toEqual(["blue", false]);
    source.act.mockImplementation(async () => {
      source.show(["red", "blue"]);
      return [];
    });
    play.confirm();
    await settle();
    expect(source.act.mock.calls.map(([text]) => text)).toEqual(["show 3", "blue"]);
    expect([play.soFar, play.undoes]).toEqual([[], 2]);
  });

  it("does not ask what follows where it was answered in advance", async () => {
    const { source, play } = sat({ followUps: ["which"], answer: (table) => (table.asked?.prompt === "which" && table.standing["colour"] ? "red" : null) }, true);
    const next = view(["red", "blue"], { prompt: "which" });
    (next["decision"] as { prompt: string }).prompt = "which";
    source.plan.mockImplementation(async (texts) => ({
      type: "planned", table: "t", version: source.version, view: next as never,
      steps: texts.map((text) => ({ text, status: "done", events: [], view: view(null) as never, forecast: null, refusal: null })),
    }));
    play.stand("colour", "red");
    play.preview("show 3");
    await settle();
    expect([play.soFar, play.candidate?.text, play.ghost?.loading]).toEqual([[], "show 3", false]);
    play.preview(null);
    play.stand("colour", null);
    play.preview("show 3");
    await settle();
    expect([play.soFar, play.candidate]).toEqual([["show 3"], null]);
  });

  it("takes back half a choice when the table has moved on from it", async () => {
    const { source, play } = sat({ followUps: ["show"] }, true);
    play.preview("show 3");
    await settle();
    // The fake plans onto one option: nothing follows.
    expect(play.soFar).toEqual([]);
    source.plan.mockResolvedValue({ type: "planned", table: "t", version: 1, view: view(["a", "b"]) as never, steps: [{ text: "show 3", status: "done", events: [], view: null, forecast: null, refusal: null }] });
    play.preview("show 3");
    await settle();
    expect(play.soFar).toEqual(["show 3"]);
    source.plan.mockResolvedValue({ type: "planned", table: "t", version: 2, view: view(null) as never, steps: [{ text: "show 3", status: "refused", events: [], view: null, forecast: null, refusal: null }] });
    source.show(["show 7", "show 9"]);
    await settle();
    expect([play.soFar, play.mishap]).toEqual([[], { kind: "moved-on" }]);
  });
});
