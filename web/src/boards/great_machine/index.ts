import { defineBoard, type Bar, type Table, type View } from "../contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import Rail from "./Rail.svelte";
import type { MachineForecast, MachineTable } from "./view";

type T = Table<MachineTable, MachineForecast>;
const PHASES = ["initial", "access", "machine", "heroes", "closing"];

function bar(table: T): Bar {
  const { asked } = table;
  if (!asked) return {};
  return { chips: asked.options.filter((option) => ["pass", "end", "done", "take", "keep", "again", "reroll"].includes(option.kind)) };
}

export default defineBoard<MachineTable, MachineForecast>({
  theme: "machine",
  board: Board,
  hand: Hand,
  player: Player,
  rail: Rail,
  score: (table, player) => {
    const { machine, heroes, tracks } = table.after;
    if (machine.seat === player.seat) return { text: String(machine.bonds) };
    const trust = heroes.filter((hero) => hero.seat === player.seat).reduce((sum, hero) => sum + hero.trust, 0);
    return heroes.length ? { text: String(trust) } : { text: String(tracks.successes) };
  },
  phases: (table) => ({ steps: PHASES.map((phase) => table.say(`ui-phase-${phase}`)), now: PHASES.indexOf(table.board.phase) }),
  status: (table) => table.say("ui-status", { round: table.board.round }),
  bar,
  secrets: (view: View<MachineTable>) => view.mode === "versus",
  points: (view: View<MachineTable>, seat) => (view.board.machine.seat === seat ? view.board.tracks.plan : view.board.tracks.discontent),
});
