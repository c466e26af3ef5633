import { defineBoard, type Bar, type Table, type Turn, type View, type Worth } from "../contract";
import Board from "./Board.svelte";
import { goodName, inspect } from "./inspect";
import { lines } from "./lines";
import { story } from "./story";
import Picture from "./Picture.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import Finished from "./Finished.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Chip from "./Chip.svelte";
import { ANSWERED_IN_BAR, goers, goingBack, toggleGoer } from "./paying";
import Strip from "./Strip.svelte";
import type { FiftyFirstForecast, FiftyFirstView } from "./view";

type T = Table<FiftyFirstView, FiftyFirstForecast>;

const PHASES = ["lookout", "production", "action", "cleanup"];

function bar(table: T): Bar {
  const { asked, say } = table;
  if (!asked) return {};
  const words: Bar = {};
  if (asked.prompt === "turn" || asked.prompt === "after-action") {
    words.chips = asked.options.filter((option) => ["pass", "end_turn"].includes(option.kind));
    words.hint = say(asked.prompt === "turn" ? "ui-hint-turn" : "ui-hint-after");
  } else if (ANSWERED_IN_BAR.includes(asked.prompt)) {
    words.chips = asked.options;
    if (asked.prompt === "pay") words.hint = say("ui-hint-pay");
  } else if (goingBack(table)) {
    const of = goingBack(table);
    const chosen = goers(table);
    words.chips = [];
    words.hint = say("ui-chosen-of", { n: chosen.length, of });
    words.toggles = table.board.hand.map((card, place) => ({ title: say.name("card", card), run: () => toggleGoer(table, place) }));
    if (chosen.length === of) {
      words.gesture = chosen.map((place) => `discard ${table.board.hand[place]}`);
      words.confirm = say("ui-put-back", { n: of });
    }
  } else if (["pick", "keep-start", "onto"].includes(asked.prompt)) {
    words.chips = asked.of("done");
    words.hint = say(`ui-hint-${asked.prompt}`);
  }
  return words;
}

/** Razed locations, attacks and turns with many points are worth a mark on the time line. */
function moment(table: T, turn: Turn): Worth | null {
  const { say } = table;
  const hard = turn.events.find((event) => ["razed", "razed-hegemony", "attack-hit"].includes(event.key));
  if (hard) return { title: say.event(hard), weight: 3 };
  const points = turn.events.filter((event) => event.key.startsWith("gained") && event.args["good"] === "vp");
  const weight = points.reduce((sum, event) => sum + Number(event.args["amount"]), 0);
  // Several places may bring points in one turn: the one that brought most is named.
  const { seat, card, cause } = points.toSorted((a, b) => Number(b.args["amount"]) - Number(a.args["amount"]))[0]?.args ?? {};
  if (weight < 2 || typeof seat !== "number") return null;
  const from = typeof card === "string" ? say.name("card", card) : say(`cause-${String(cause)}`);
  return { title: say("ui-moment-points", { player: table.player(seat).name, n: weight, from }), weight };
}

/** The server counts what decides: goods first, then locations. */
function tieBreak(table: T, winner: number, next: number): string | null {
  const { board, say } = table;
  const [own, other] = [board.players[winner], board.players[next]];
  if (!own || !other) return null;
  const names = { winner: table.player(winner).name, other: table.player(next).name };
  if (own.goods !== other.goods) return say("ui-tie-goods", { ...names, n: own.goods, m: other.goods });
  if (own.location_count !== other.location_count) return say("ui-tie-locations", { ...names, n: own.location_count, m: other.location_count });
  return null;
}

export default defineBoard<FiftyFirstView, FiftyFirstForecast>({
  theme: "state",
  board: Board,
  hand: Hand,
  handBelow: true,
  player: Player,
  rail: Rail,
  strip: Strip,
  preview: Preview,
  inspect,
  picture: Picture,
  story,
  // What I drew or put aside is told to nobody else, and names no seat.
  whose: ({ key }, table) => (key.startsWith("you-") ? table.seat : null),
  score: (table, player) => {
    const now = table.board.players[player.seat]?.vp ?? 0;
    const then = table.after.players[player.seat]?.vp ?? now;
    return then === now ? { text: String(now) } : { text: String(now), change: `${then > now ? "+" : "−"}${Math.abs(then - now)}` };
  },
  keys: (["build", "develop", "deal", "raze"] as const).map((kind) => ({
    key: { build: "b", develop: "v", deal: "d", raze: "z" }[kind],
    title: `ui-use-${kind}`,
    run: (table: T) => {
      const card = table.picked["card"] ?? table.candidate?.args["card"];
      const text = `${kind} ${card ?? ""}`;
      if (table.decision?.find(text)) table.preview(text);
    },
  })),
  phases: (table) => ({
    steps: PHASES.map((phase) => table.say(`ui-phase-${phase}`)),
    now: PHASES.indexOf(table.board.phase),
  }),
  status: (table) => table.say(!table.board.round ? "ui-status-start" : table.board.last_round ? "ui-status-last" : "ui-status", { round: table.board.round, goal: table.board.goal }),
  bar,
  lines,
  chip: Chip,
  followUps: ["onto", "with", "pay", "choose-goods", "steal", "copy", "copy-opponent", "redirect", "reset", "use-deals", "use-opponent-deal", "discard-card", "end-deal"],
  secrets: (view: View<FiftyFirstView>) => view.mode !== "solo",
  moment,
  holdings: (table, { board }: View<FiftyFirstView>, seat) => {
    const player = board.players[seat];
    if (!player) return [];
    const goods = Object.entries(player.tokens).flatMap(([good, value]) => (value ? [{ title: goodName(table, good), value }] : []));
    return [
      { title: table.say("ui-hold-points"), value: player.vp },
      { title: table.say("ui-hold-locations"), value: player.location_count },
      ...goods,
    ];
  },
  finished: Finished,
  tieBreak,
  points: (view: View<FiftyFirstView>, seat) => view.board.players[seat]?.vp ?? null,
  breakdown: (table) => ({
    sources: [table.say("ui-source-vp"), table.say("ui-source-locations")],
    rows: table.board.players.map((player) => {
      const total = table.view.outcome?.scores[player.seat] ?? player.vp + player.location_count;
      return [total - player.location_count, player.location_count];
    }),
  }),
});
