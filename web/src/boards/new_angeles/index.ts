import { defineBoard, type Bar, type Table, type View } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import Rail from "./Rail.svelte";
import Talk from "./Talk.svelte";
import Threat from "./Threat.svelte";
import type { AngelesForecast, AngelesView } from "./view";

type T = Table<AngelesView, AngelesForecast>;
const STEPS = ["asset", "main", "counter", "support", "resolution"];
const STEP: Record<string, number> = { "main-offer": 1, "second-offer": 1, counteroffer: 2, "pay-or-return": 2, support: 3, lay: 3, "support-or-lose": 3 };

/** Which of the five steps of the deal is going on; -1 outside a deal. */
function step(table: T): number {
  const deal = table.board.deal;
  if (!deal) return -1;
  const asked = STEP[table.view.prompt ?? ""];
  if (asked !== undefined) return asked;
  if (deal.winner) return 4;
  if (!deal.main) return 0;
  return deal.main_cards + deal.counter_cards > 0 ? 3 : 2;
}

function bar(table: T): Bar {
  const { asked } = table;
  if (!asked) return {};
  const chips = asked.options.filter((option) =>
    ["pass", "abstain", "done", "decline", "finish", "ready", "stop", "leave", "pay", "refuse", "lose", "support", "winner"].includes(option.kind),
  );
  return { chips };
}

export default defineBoard<AngelesView, AngelesForecast>({
  theme: "angeles",
  board: Board,
  hand: Hand,
  player: Player,
  rail: Rail,
  strip: Threat,
  score: (table, player) => {
    const now = table.board.players[player.seat]?.capital ?? 0;
    const then = table.after.players[player.seat]?.capital ?? now;
    return then === now ? { text: String(now) } : { text: String(now), change: `${then > now ? "+" : "−"}${Math.abs(then - now)}` };
  },
  tabs: [{ id: "talk", title: "ui-tab-talk", component: Talk, count: (table) => table.board.proposals.filter((one) => one.to === table.seat || one.to === null).length }],
  phases: (table) => ({
    steps: STEPS.map((step) => table.say(`ui-step-${step}`)),
    now: step(table),
  }),
  status: (table) => table.say(`ui-status-${table.board.phase === "demand" ? "demand" : "round"}`, { round: table.board.round }),
  bar,
  points: (view: View<AngelesView>, seat) => view.board.players[seat]?.capital ?? null,
});
