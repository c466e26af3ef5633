/** The keys of a table, in the order in which `?` lists them. */
import type { BoardModule } from "../boards/contract";
import { t } from "../lib/i18n.svelte";
import type { Key } from "../lib/keys";
import type { Play } from "../lib/play.svelte";
import { change, screen, settings } from "../lib/settings.svelte";
import type { Answers } from "./answers.svelte";
import type { Beside } from "./beside.svelte";
import type { Inspecting } from "./inspecting.svelte";
import type { RoomView } from "./room_view.svelte";
import type { Storyteller } from "./storyteller.svelte";

export interface Room {
  play: Play;
  module: BoardModule;
  answers: Answers;
  view: RoomView;
  beside: Beside;
  teller: Storyteller;
  inspecting: Inspecting;
}
interface Deeds {
  undo: () => void;
  /** Show the list of keys. */
  help: () => void;
}

export function roomKeys(room: Room, extra: readonly Key[], { undo, help }: Deeds): readonly Key[] {
  const { play, module, view, beside, teller, inspecting } = room;
  return [
    ...extra,
    ...(module.keys ?? []).map((key) => ({ key: key.key.toLowerCase(), title: play.say(key.title), run: () => key.run(play) })),
    ...(play.replay ? [] : deciding(room, undo)),
    ...(module.layers ?? []).map((layer) => ({
      key: layer.key.toLowerCase(),
      cap: layer.key.toUpperCase(),
      title: play.say(layer.title),
      run: () => (play.held = layer.id),
    })),
    { key: "x", cap: "X", title: t("story-skip-key"), run: () => (teller.stepping ? teller.next() : teller.skip()) },
    { key: "i", cap: "I", title: t("inspect"), run: () => inspecting.open() },
    { key: "t", cap: "T", title: t("text-view"), run: () => change({ textView: !settings.textView }) },
    { key: "l", cap: "L", title: t("log"), run: () => view.open("log") },
    { key: "/", title: t("search-rules"), run: () => searchRules(view) },
    { key: "\\", title: t("side-panel"), run: () => (beside.open = !beside.open) },
    { key: "?", title: t("keyboard"), run: help },
  ];
}

/** Those that choose, carry out and take back. */
function deciding(room: Room, undo: () => void): readonly Key[] {
  const { play, answers } = room;
  return [
    ...answers.numbered.slice(0, 9).map((option, index) => ({
      key: String(index + 1),
      title: play.describe(option.text),
      run: () => (play.candidate?.text === option.text ? answers.confirm() : play.preview(option.text)),
    })),
    ...answers.toggles.slice(0, 9).map((toggle, index) => ({ key: String(index + 1), title: toggle.title, run: () => toggle.run() })),
    { key: "Enter", cap: "Enter", title: t("confirm"), run: () => answers.confirm() },
    { key: "Escape", cap: "Esc", title: t("cancel"), run: () => escape(room) },
    { key: "u", cap: "U", title: t("undo"), run: () => { if (play.source.undo && play.source.undo.action !== "no") undo(); } },
    { key: "c", cap: "C", title: t("compare"), run: () => play.pin() },
    { key: "p", cap: "P", title: t("plan"), run: () => togglePlan(play, room.view) },
  ];
}

/** Away with what is chosen, else with what lies over the table, else with the plan. */
function escape({ play, beside }: Room): void {
  if (play.cancel()) return;
  if (screen.phone && beside.sheet !== "closed") beside.sheet = "closed";
  else if (play.planning) play.leavePlan();
}

export function togglePlan(play: Play, view: RoomView): void {
  if (play.planning) play.leavePlan();
  else if (play.canPlan) {
    void play.startPlan();
    // On a phone the list of steps would cover what is to be chosen: it opens on a tap.
    if (screen.phone) view.tab = "plan";
    else view.open("plan");
  }
}

function searchRules(view: RoomView): void {
  view.open("rules");
  setTimeout(() => document.getElementById("rule-search")?.focus(), 50);
}
