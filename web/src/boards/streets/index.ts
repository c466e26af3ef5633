import TurnIcon from "~icons/lucide/rotate-cw";
import { defineBoard, type Bar, type Table, type Turn, type View, type Worth } from "../contract";
import { undoneVersions } from "../../lib/log";
import { settings } from "../../lib/settings.svelte";
import Board from "./Board.svelte";
import Finished from "./Finished.svelte";
import ForecastTab from "./ForecastTab.svelte";
import Hand from "./Hand.svelte";
import Kept from "./Kept.svelte";
import Player from "./Player.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Strip from "./Strip.svelte";
import TilesTab from "./TilesTab.svelte";
import { advice } from "./advice";
import { canTurn, describe, nextPlace, pickTile, turn } from "./choosing";
import { placing } from "./city";
import type { StreetsForecast } from "./sent";
import { inspect } from "./inspect";
import { story } from "./story";
import Picture from "./Picture.svelte";
import { mine, printedWords, type StreetsTable } from "./local.svelte";
import { outlook, playerOf } from "./outlook";
import type { StreetsView } from "./sent";

type T = Table<StreetsView, StreetsForecast>;

/** Build, income, people, draw: which of them the present question belongs to. */
const PHASE: Record<string, number> = {
  build: 0,
  abandon: 0,
  signs: 0,
  "sneak-place": 0,
  "pick-street": 1,
  "take-token": 1,
  "token-type": 1,
  "sneak-token": 1,
  substitute: 1,
  "move-people": 2,
};

/** Money that the candidate brings a player; 0 if nothing is chosen. */
function gain(table: T, player: number): number {
  return table.ghost ? (outlook(table.ghost.events, table.board.players.length).totals[player] ?? 0) : 0;
}

function bar(table: T): Bar {
  const { asked, candidate, say } = table;
  if (!asked) return {};
  // One sign or two is asked by the bar itself; everything else has its place on the table.
  const words: Bar = asked.prompt === "signs" ? {} : { numbers: [] };
  words.title = say(`ui-title-${asked.prompt}`, { ...asked.details, more: table.board.builds_left - 1 });
  const own = table.seat === null ? 0 : gain(table, table.seat);
  const result = own ? `, +$${own}` : "";
  if (["build", "sneak-place"].includes(asked.prompt)) {
    words.chips = [];
    const tip = settings.hints ? advice(table) : null;
    const tile = table.picked["tile"];
    if (tip) words.hint = say("ui-tip", { text: tip });
    else if (tile && !candidate) words.hint = printedWords(table, tile);
    else if (!table.phone || !candidate) words.hint = candidate ? say(canTurn(table) ? "ui-hint-turn" : "ui-hint-only") : say(`ui-hint-${asked.prompt}`);
    const placed = placing(candidate, table.board);
    if (placed) words.summary = say("ui-summary", { tile: placed.tile, face: placed.face ?? "s" });
    if (candidate?.kind === "discard") words.confirm = say("ui-confirm-discard");
    else if (candidate) words.confirm = say("ui-confirm-build") + result;
    words.tools = canTurn(table) ? [{ key: "r", title: say("ui-turn"), icon: TurnIcon, plain: true, run: () => turn(table) }] : [];
  } else if (asked.prompt === "move-people") {
    words.chips = [];
    words.hint = say("ui-hint-move-people");
    if (candidate) words.confirm = say("ui-confirm-move");
  } else if (asked.prompt === "abandon") {
    words.chips = [];
    words.hint = say("ui-hint-abandon");
    if (candidate) words.confirm = say("ui-confirm-abandon");
  } else if (asked.prompt === "take-token") {
    words.chips = [];
    words.hint = say("ui-hint-take-token");
    if (candidate) words.confirm = say("ui-confirm-take");
  } else if (asked.prompt === "token-type" || asked.prompt === "sneak-token") {
    words.chips = [];
    if (candidate) words.confirm = say("ui-confirm-take");
  } else if (asked.prompt === "pick-street") {
    words.chips = [];
    words.hint = say("ui-hint-pick-street");
    if (candidate) words.confirm = say("ui-confirm-street") + result;
  } else if (asked.prompt === "substitute") {
    words.chips = asked.of("keep");
    words.hint = say("ui-hint-substitute");
    if (candidate) words.confirm = say(candidate.kind === "keep" ? "ui-confirm-keep" : "ui-confirm-substitute") + result;
  }
  return words;
}

/** The keys 1 to 3 pick tiles, streets or tokens, whatever lies in the tray. */
function number(table: StreetsTable, at: number): void {
  const { decision } = table;
  if (!decision) return;
  if (decision.prompt === "build" || decision.prompt === "substitute") {
    const tile = mine(table)?.hand?.[at];
    if (tile) pickTile(table, tile);
  } else if (["pick-street", "token-type", "sneak-token", "signs"].includes(decision.prompt)) {
    const option = decision.options[at];
    if (option) table.preview(option.text);
  }
}

function breakdown(table: T, turns: readonly Turn[]): { sources: string[]; rows: number[][] } {
  const { say } = table;
  const business = table.options["business"] === true;
  const gone = undoneVersions(turns);
  const events = turns.filter((one) => !gone.has(one.version)).flatMap((one) => one.events);
  const rows = table.players.map((player) => {
    const mine = events.filter((event) => playerOf(event.args["seat"]) === player.seat && event.args["seat"] !== "sneak");
    const { pays, totals } = outlook(mine, table.board.players.length);
    const now = pays.filter((pay) => !pay.final);
    const people = now.reduce((sum, pay) => sum + pay.people, 0);
    const streets = now.reduce((sum, pay) => sum + pay.money, 0) - people;
    const final = pays.filter((pay) => pay.final).reduce((sum, pay) => sum + pay.money, 0);
    const tokens = (totals[player.seat] ?? 0) - streets - people - final;
    return business ? [streets, people, final, tokens] : [streets, people, final];
  });
  const sources = [say("ui-source-streets"), say("ui-source-people"), say("ui-source-final")];
  return { sources: business ? [...sources, say("ui-source-tokens")] : sources, rows };
}

/** Streets that paid much are worth a mark on the time line. */
function moment(table: T, one: Turn): Worth | null {
  if (one.kind !== "act") return null;
  const { pays, scored } = outlook(one.events, table.board.players.length);
  const most = Math.max(0, ...scored.map((tiles) => tiles.length));
  const now = pays.filter((pay) => !pay.final);
  const weight = now.reduce((total, pay) => total + pay.money, 0);
  const who = table.players
    .map(({ seat, name }) => ({ name, money: now.filter((pay) => pay.player === seat).reduce((sum, pay) => sum + pay.money, 0) }))
    .filter(({ money }) => money > 0)
    .toSorted((a, b) => b.money - a.money)
    .map(({ name, money }) => `${name} $${money}`)
    .join(", ");
  return weight >= 15 ? { title: table.say("ui-moment-street", { n: most, who }), weight } : null;
}

export default defineBoard<StreetsView, StreetsForecast>({
  theme: "streets",
  board: Board,
  hand: Hand,
  player: Player,
  rail: Rail,
  strip: Strip,
  stripForRail: true,
  preview: Preview,
  kept: Kept,
  finished: Finished,
  score: (table, player) => {
    const money = table.board.players[player.seat]?.money ?? 0;
    const change = gain(table, player.seat);
    return change ? { text: `$${money}`, change: `+${change}` } : { text: `$${money}` };
  },
  tabs: [
    { id: "forecast", title: "ui-tab-forecast", component: ForecastTab },
    { id: "tiles", title: "ui-tab-tiles", component: TilesTab },
  ],
  inspect,
  picture: Picture,
  story,
  // What I was dealt or drew is told to nobody else, and names no seat.
  whose: ({ key }, table) => (key === "dealt" || key === "drew-tile" ? table.seat : null),
  describe: (table, option) => describe(table, option),
  layers: [
    { id: "streets", key: "s", title: "ui-layer-streets" },
    { id: "symbols", key: "d", title: "ui-layer-symbols" },
    { id: "income", key: "v", title: "ui-layer-income" },
    { id: "owners", key: "o", title: "ui-layer-owners" },
    { id: "bare", key: "m", title: "ui-layer-bare" },
  ],
  keys: [
    { key: "n", title: "ui-key-next", run: (table) => nextPlace(table, 1) },
    { key: "b", title: "ui-key-back", run: (table) => nextPlace(table, -1) },
    { key: "r", title: "ui-key-turn", run: (table) => turn(table) },
    ...[1, 2, 3].map((at) => ({ key: String(at), title: "ui-key-pick", run: (table: T) => number(table, at - 1) })),
  ],
  phases: (table) => ({
    steps: ["build", "income", "people", "draw"].map((step) => table.say(`ui-phase-${step}`)),
    now: PHASE[table.view.prompt ?? ""] ?? -1,
  }),
  status: (table) => table.say("ui-status", progress(table)),
  bar,
  secrets: (view, seat) => (view.board.players[seat]?.hand_kinds.length ?? 0) > 0 && view.mode !== "solo",
  points: (view: View<StreetsView>, seat) => view.board.players[seat]?.money ?? null,
  holdings: ({ say }, { board }: View<StreetsView>, seat) => {
    const own = board.city.filter((building) => building.owner === seat);
    return [
      { title: say("ui-hold-money"), value: board.players[seat]?.money ?? 0 },
      { title: say("ui-hold-open"), value: own.reduce((sum, building) => sum + (building.worth?.money ?? 0), 0) },
      { title: say("ui-hold-signs"), value: board.players[seat]?.free_signs ?? 0 },
    ];
  },
  money: (points) => `$${points}`,
  breakdown,
  moment,
});

/** Which tile of the game is being built, and how many there will be: everybody can know that. */
function progress(table: T): { tile_number: number; all: number } {
  const { board, view } = table;
  const done = board.city.length - 2 + board.discarded.length;
  const ahead = board.players.reduce((sum, player) => sum + player.builds_ahead, 0);
  const building = ["build", "abandon", "sneak-place"].includes(view.prompt ?? "");
  return { tile_number: done + (building ? 1 : 0), all: done + ahead };
}
