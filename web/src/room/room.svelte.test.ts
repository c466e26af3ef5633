/** The table's parts on the screen: options, decision bar, text view, log, curtain. */
import { fireEvent, render, screen as page } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import generic from "../boards/generic";
import type { View } from "../boards/contract";
import { speak } from "../lib/i18n.svelte";
import { Play } from "../lib/play.svelte";
import { asPlayer } from "../lib/players";
import type { UndoInfo } from "../lib/protocol";
import type { Source } from "../lib/source";
import { speaker } from "../lib/texts";
import { tableInfo, turn, view } from "../test/fakes";
import Curtain from "./Curtain.svelte";
import DecisionBar from "./DecisionBar.svelte";
import LogTab from "./LogTab.svelte";
import Hint from "./Hint.svelte";
import OptionList from "./OptionList.svelte";
import TextView from "./TextView.svelte";

const FTL = `
action-show = Show { $lantern }
prompt-show = Show a lantern
event-chose = { $seat } chose
`;

function sat(options: string[] | null, changes: Partial<Source> = {}): { play: Play; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(async () => []);
  const source = {
    info: tableInfo(),
    view: view(options) as unknown as View,
    version: 1,
    seat: 0,
    turns: [turn(1, { seat: 1, events: [{ key: "chose", rule: "LAN-2", args: { seat: 1 } }] })],
    free: [],
    undo: null as UndoInfo | null,
    clocks: [],
    hurry: null,
    skew: 0,
    playable: true,
    replay: false,
    automatic: false,
    onTurns: () => () => {},
    preview: vi.fn(async () => ({ events: [], uncertain: false, board: null, forecast: null })),
    explain: vi.fn(async () => []),
    forecast: vi.fn(async () => ({})),
    act,
    plan: vi.fn(),
    commit: vi.fn(),
    hint: vi.fn(),
    ...changes,
  } as unknown as Source;
  const say = speaker("en", { ftl: FTL, names: {} }, () => ["Ann", "Bo"]);
  return { play: new Play(source, generic, () => say, () => ({}), { openTab: () => {}, openRule: () => {}, announce: () => {} }), act };
}

beforeAll(() => speak("en"));

describe("the list of options", () => {
  it("chooses by two presses: first the ghost, then the deed", async () => {
    const { play, act } = sat(["show 3", "show 7"]);
    render(OptionList, { table: play });
    const option = page.getByRole("button", { name: /Show 7/ });
    await fireEvent.click(option);
    expect(option.getAttribute("aria-pressed")).toBe("true");
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(option);
    expect(act).toHaveBeenCalledWith("show 7");
  });

  it("can be searched when it is long", async () => {
    const { play } = sat(Array.from({ length: 30 }, (_, n) => `show ${n + 100}`));
    render(OptionList, { table: play });
    expect(page.getAllByRole("button")).toHaveLength(30);
    await fireEvent.input(page.getByRole("searchbox"), { target: { value: "129" } });
    expect(page.getAllByRole("button")).toHaveLength(1);
  });

  it("is empty when nothing is asked", () => {
    const { play } = sat(null);
    render(OptionList, { table: play });
    expect(page.queryAllByRole("button")).toEqual([]);
  });
});

describe("a hint", () => {
  const text = { type: "hinted" as const, table: "t", version: 1, text: "show 3", alternative: null, chance: null, reasons: [] };

  it("fills an empty hand", async () => {
    const { play } = sat(["show 3", "show 7"], { hint: async () => text });
    render(Hint, { play });
    await fireEvent.click(page.getByRole("button", { name: /Suggest/ }));
    await vi.waitFor(() => expect(play.candidate?.text).toBe("show 3"));
  });

  it("never touches what was chosen while it was thinking", async () => {
    let say: (hint: typeof text) => void = () => {};
    const { play } = sat(["show 3", "show 7"], { hint: () => new Promise((done) => (say = done)) });
    render(Hint, { play });
    await fireEvent.click(page.getByRole("button", { name: /Suggest/ }));
    play.preview("show 7");
    say(text);
    await vi.waitFor(() => expect(page.getByRole("button", { name: "Show 3" })).toBeTruthy());
    expect(play.candidate?.text).toBe("show 7");
    await fireEvent.click(page.getByRole("button", { name: "Show 3" }));
    expect(play.candidate?.text).toBe("show 3");
  });
});

describe("the decision bar", () => {
  it("asks, previews and confirms", async () => {
    const { play, act } = sat(["show 3", "show 7"]);
    render(DecisionBar, { play, bar: {}, chips: play.asked!.options, numbered: play.asked!.options, onconfirm: () => play.confirm(), onundo: () => {} });
    expect(page.getByRole("heading").textContent).toBe("Show a lantern");
    expect(page.queryByRole("button", { name: /^Show 3$/ })).toBeNull();
    await fireEvent.click(page.getByRole("button", { name: "1 Show 3" }));
    await fireEvent.click(page.getByRole("button", { name: "Show 3" }));
    expect(act).toHaveBeenCalledWith("show 3");
  });

  it("shows on a button the key that presses it, and no other", () => {
    const { play } = sat(["show 3", "show 7"]);
    const [first, second] = play.asked!.options;
    render(DecisionBar, { play, bar: {}, chips: [second!], numbered: [first!, second!], onconfirm: () => {}, onundo: () => {} });
    expect(page.getByRole("button", { name: "2 Show 7" })).toBeTruthy();
  });

  it("says who is awaited", () => {
    const { play } = sat(null);
    render(DecisionBar, { play, bar: {}, chips: [], numbered: [], onconfirm: () => play.confirm(), onundo: () => {} });
    expect(page.getByRole("heading").textContent).toBe("Waiting for Bo");
    expect(page.queryByRole("button", { name: /Confirm/ })).toBeNull();
  });

  it("shows why it was refused, with the rule", async () => {
    const { play } = sat(["show 3"]);
    render(DecisionBar, { play, bar: {}, chips: [], numbered: [], onconfirm: () => play.confirm(), onundo: () => {} });
    play.mishap = { kind: "refused", reasons: [{ key: "not-in-hand", rule: "LAN-2", args: {} }] };
    flushSync();
    expect(page.getByText(/not|hand/)).toBeTruthy();
    expect(page.getByRole("button", { name: "LAN-2" })).toBeTruthy();
  });
});

describe("the text view", () => {
  it("holds the options, the players, the table and the log", () => {
    const { play } = sat(["show 3", "show 7"]);
    render(TextView, { play, module: generic });
    expect(page.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Your turn", "Players", "On the table", "Log"]);
    expect(page.getByRole("button", { name: /Show 3/ })).toBeTruthy();
    expect(page.getByText(/Bo chose/)).toBeTruthy();
  });
});

describe("the log", () => {
  it("goes to the moment and to the rule", async () => {
    const { play } = sat(["show 3"]);
    const jump = vi.fn();
    render(LogTab, { play, onjump: jump });
    await fireEvent.click(page.getByRole("button", { name: "Go to move 1" }));
    expect(jump).toHaveBeenCalledWith(1);
    expect(page.getByRole("button", { name: "LAN-2" })).toBeTruthy();
  });

  it("ends before what is still to be told, where a game is over", () => {
    const { play } = sat(["show 3"]);
    const { unmount } = render(LogTab, { play, until: "9.0" });
    expect(page.getByRole("button", { name: "LAN-2" })).toBeTruthy();
    unmount();
    render(LogTab, { play, until: "1.0" });
    expect(page.queryByRole("button", { name: "LAN-2" })).toBeNull();
  });

  it("shows the latest lines of a long round, the older ones when they are asked for", async () => {
    const turns = Array.from({ length: 200 }, (_, at) => turn(at + 1, { seat: 1, events: [{ key: "chose", rule: "LAN-2", args: { seat: 1 } }] }));
    const { play } = sat(["show 3"], { turns });
    const { container } = render(LogTab, { play, onjump: () => {}, recent: 5000 });
    const lines = (): (string | null)[] => [...container.querySelectorAll(".jump")].map((one) => one.getAttribute("aria-label"));
    expect([lines().length, lines().at(-1)]).toEqual([150, "Go to move 200"]);
    await fireEvent.click(container.querySelector("button.btn")!);
    expect([lines().length, lines()[0]]).toEqual([200, "Go to move 1"]);
  }, 30_000); // many lines, drawn without a browser
});

describe("the curtain", () => {
  it("opens with one press of a key, not with a tap", async () => {
    const open = vi.fn();
    const player = asPlayer(tableInfo().seats[0]!, "Ann");
    render(Curtain, { player, news: [], marks: () => player, onopen: open });
    const button = page.getByRole("button", { name: /Hold to open/ });
    await fireEvent.click(button, { detail: 1 });
    expect(open).not.toHaveBeenCalled();
    await fireEvent.click(button, { detail: 0 });
    expect(open).toHaveBeenCalledOnce();
  });
});
