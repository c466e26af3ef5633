/** The end of a game: where the plan and the successes came from, and moments worth a mark. */
import { undoneVersions } from "../../lib/log";
import type { EventInfo, Turn } from "../contract";
import type { GreatTable } from "./view";

const TELLING = ["game-over", "riot-result", "riot-stage", "goal-reached", "measure", "detained-by", "detained-moving", "published", "cancelled"];

function worth(event: EventInfo): boolean {
  return TELLING.includes(event.key) && (event.key !== "riot-result" || event.args["result"] === "success");
}

/** The most telling event of a turn, in words; null for ordinary turns. */
export function moment(table: GreatTable, turn: Turn): string | null {
  const found = turn.events.filter(worth).toSorted((a, b) => TELLING.indexOf(a.key) - TELLING.indexOf(b.key))[0];
  return found ? table.say.event(found) : null;
}

/** Successes of the heroes by riots and the riot stage; steps of the plan by event, detention and the rest. */
export function breakdown(table: GreatTable, turns: readonly Turn[]): { sources: string[]; rows: number[][] } | null {
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
  return machine.seat === null ? { sources: names.slice(0, 2), rows: rows.map((row) => row.slice(0, 2)) } : { sources: names, rows };
}
