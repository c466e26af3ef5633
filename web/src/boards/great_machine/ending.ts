/** The end of a game: who won and why, where the plan and the successes came from, moments worth a mark. */
import { undoneVersions } from "../../lib/log";
import type { Breakdown, EventInfo, Turn, Worth } from "../contract";
import type { GreatTable } from "./view";
import { roman } from "./wording";

/** The Machine needs the plan at XII, the heroes three successes. */
const PLAN_GOAL = 12;
const SUCCESSES_GOAL = 3;
/** From the most to the least telling. */
const TELLING = ["game-over", "riot-stage", "riot-result", "goal-reached", "measure", "detained-by", "detained-moving", "plan", "cancelled", "published"];
/** A plan that is nearly complete tells more than how it got there. */
const LATE = 9;
/** What somebody did in a turn, before all that came of it. */
const DEEDS = ["action", "order", "hero-moved", "servant-moved", "guard-moved", "relocated", "measure", "turn-over"];

function weight({ key, args }: EventInfo): number {
  if (key === "plan" && Number(args["space"]) >= LATE) return -2.5;
  return -TELLING.indexOf(key);
}

/** The most telling event of a turn, in words; null for ordinary turns. */
export function moment(table: GreatTable, turn: Turn): Worth | null {
  const found = turn.events.filter((event) => TELLING.includes(event.key)).toSorted((a, b) => weight(b) - weight(a))[0];
  return found ? { title: table.say.event(found), weight: weight(found) } : null;
}

/** What was done, with who did it and where. */
export function deed(table: GreatTable, turn: Turn): string | null {
  const found = turn.events.find((event) => DEEDS.includes(event.key));
  return found ? table.say.event(found) : null;
}

const wonByHeroes = (table: GreatTable): boolean => table.view.outcome?.reason === "riots";

/** Sides win here, not players. */
export function headline(table: GreatTable): string | null {
  if (!table.view.outcome) return null;
  return table.say(wonByHeroes(table) ? "ui-won-heroes" : "ui-won-machine");
}

/** How far both sides came, in one sentence each. */
export function verdict(table: GreatTable): string[] {
  const { say, board } = table;
  const { tracks, round } = board;
  const reason = table.view.outcome?.reason;
  if (!reason) return [];
  if (!wonByHeroes(table)) {
    return [say("ui-verdict-machine", { reason, round, plan: roman(tracks.plan) }), say("ui-verdict-heroes-left", { n: tracks.successes, discontent: tracks.discontent })];
  }
  const where = board.districts.filter((one) => one.riot).map((one) => say("ui-success-riot", { district: one.id }));
  const successes = [...where, ...(tracks.riot_stage ? [say("ui-success-stage")] : [])].join(", ");
  return [say("ui-verdict-heroes", { round, successes }), say("ui-verdict-machine-left", { plan: roman(tracks.plan), n: PLAN_GOAL - tracks.plan })];
}

/** Successes of the heroes by riots and the riot stage; steps of the plan by event, detention and the rest. */
export function breakdown(table: GreatTable, turns: readonly Turn[]): Breakdown | null {
  const outcome = table.view.outcome;
  if (!outcome) return null;
  const gone = undoneVersions(turns);
  const events = turns.filter((one) => !gone.has(one.version)).flatMap((one) => one.events);
  const { tracks, machine, districts } = table.board;
  const riots = districts.filter((one) => one.riot).length;
  const steps = events.filter((event) => event.key === "plan");
  const sum = (fits: (why: string) => boolean) => steps.filter((event) => fits(String(event.args["why"] ?? ""))).reduce((total, event) => total + Number(event.args["n"] ?? 0), 0);
  const byEvent = sum((why) => table.say.has(`event-${why}`));
  const byRaid = sum((why) => why === "great_goal");
  const rest = tracks.plan - byEvent - byRaid;
  const rows = table.players.map(({ seat }) => (seat === machine.seat ? [0, 0, byEvent, byRaid, rest] : [riots, tracks.riot_stage ? 1 : 0, 0, 0, 0]));
  const names = ["riots", "stage", "events", "raids", "rest"].map((word) => table.say(`ui-source-${word}`));
  const goals = table.players.map(({ seat }) => (seat === machine.seat ? PLAN_GOAL : SUCCESSES_GOAL));
  return machine.seat === null ? { sources: names.slice(0, 2), rows: rows.map((row) => row.slice(0, 2)), goals } : { sources: names, rows, goals };
}
