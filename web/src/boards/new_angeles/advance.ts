/** What is answered in advance: reactions and draws once and for all, deals that are left to the others, proposals that may lie. */
import { ticker } from "../../lib/ticker.svelte";
import { forMe } from "./negotiation";
import type { AngelesTable } from "./view";

// -- assets that are always answered alike ------------------------------------------------------------

export interface Habit {
  asset: string;
  answer: "use" | "decline";
}

const HABIT = "asset-";
/** What says no to an asset, by the question about it. */
const LEFT_ALONE: Record<string, string> = { reaction: "decline", "end-of-turn": "finish" };

export const habits = (table: AngelesTable): Habit[] =>
  Object.entries(table.standing).flatMap(([name, answer]) => (name.startsWith(HABIT) ? [{ asset: name.slice(HABIT.length), answer: answer as Habit["answer"] }] : []));

/** From now on this asset is used, or left alone, whenever it is asked about; null: I am asked again. */
export const setHabit = (table: AngelesTable, asset: string, answer: Habit["answer"] | null): void => table.stand(HABIT + asset, answer);

/** The word that leaves every asset alone, where that is what is asked. */
function leavingAlone(table: AngelesTable): string | null {
  const word = LEFT_ALONE[table.asked?.prompt ?? ""];
  return word !== undefined && table.asked?.find(word) ? word : null;
}

/** The asset that a question is about, if it is one alone. */
export function askedAsset(table: AngelesTable): string | null {
  const uses = leavingAlone(table) ? table.asked!.of("use") : [];
  return uses.length === 1 ? (uses[0]!.args["asset"] ?? null) : null;
}

/** What my habits answer; null: there is something to decide. */
function habitual(table: AngelesTable): string | null {
  const { asked, standing } = table;
  const no = leavingAlone(table);
  if (!asked || no === null) return null;
  const uses = asked.of("use");
  const open = uses.filter((option) => standing[HABIT + option.args["asset"]] !== "decline");
  if (!open.length) return uses.length ? no : null;
  return open.length === 1 && standing[HABIT + open[0]!.args["asset"]] === "use" ? open[0]!.text : null;
}

// -- decks that are always drawn from -----------------------------------------------------------------

/** The decks that I draw from without being asked, the first one first. */
export const myDecks = (table: AngelesTable): string[] => (table.standing["decks"] ?? "").split(" ").filter(Boolean);

export const setDecks = (table: AngelesTable, decks: readonly string[]): void => table.stand("decks", decks.length ? decks.join(" ") : null);

/** A draw into my own hand that has to be made: only the deck is asked for. */
export function isDraw({ asked, seat }: AngelesTable): boolean {
  if (!asked || asked.find("decline")) return false;
  return asked.prompt === "general" || (asked.prompt === "deck" && asked.details["drawer_seat"] === seat);
}

/** From now on these decks come first; those that I named before stay behind them. */
export const preferDecks = (table: AngelesTable, decks: readonly string[]): void => setDecks(table, [...decks, ...myDecks(table).filter((deck) => !decks.includes(deck))]);

/** The first of my decks that may be drawn from; null: I am asked. */
function drawn(table: AngelesTable): string | null {
  if (!isDraw(table)) return null;
  const deck = myDecks(table).find((one) => table.asked!.find(`deck ${one}`));
  return deck === undefined ? null : `deck ${deck}`;
}

// -- proposals that may lie ---------------------------------------------------------------------------

/** Nobody waits for my answer to a proposal: windows that were opened by one go on without me. */
export const tradesNot = (table: AngelesTable): boolean => table.standing["trade"] === "no";

export const setTrades = (table: AngelesTable, trades: boolean): void => table.stand("trade", trades ? null : "no");

/** Others wait for what I say to a proposal. */
const isAsked = (table: AngelesTable): boolean => !tradesNot(table) && forMe(table).some((one) => one.to !== null);

/** A window that I did not ask for. The one before the last demand is everybody's: nothing comes after it. */
function readyByItself(table: AngelesTable): boolean {
  const window = String(table.asked?.details["window"] ?? "").replace("window_", "");
  const me = table.board.players.find((player) => player.seat === table.seat);
  return tradesNot(table) && window !== "demand" && !(me?.speaks_in ?? []).includes(window);
}

// -- deals of others ----------------------------------------------------------------------------------

/** The deal that is going on, for what is said about it in advance; null outside a deal. A player may have two turns in a round. */
function dealNow({ board }: AngelesTable): string | null {
  return board.deal ? `${board.round} ${board.track} ${board.active}` : null;
}

const saidOfThisDeal = (table: AngelesTable, word: string): boolean => table.standing["deal"] !== undefined && table.standing["deal"] === `${word} ${dealNow(table)}`;

/** I said that I stay out of this deal. */
export const staysOut = (table: AngelesTable): boolean => saidOfThisDeal(table, "out");

export const stayOut = (table: AngelesTable, out: boolean): void => table.stand("deal", out ? `out ${dealNow(table)}` : null);

/** In deals of others I pass and abstain by myself, unless I step in. */
export const isQuiet = (table: AngelesTable): boolean => table.standing["deals"] === "quiet";

export const setQuiet = (table: AngelesTable, quiet: boolean): void => table.stand("deals", quiet ? "quiet" : null);

/** A deal of others that goes by without me, as things stand. */
export const goesBy = (table: AngelesTable): boolean => isQuiet(table) && dealNow(table) !== null && table.board.active !== table.seat && !saidOfThisDeal(table, "in") && !staysOut(table);

/** I want to be asked in this deal, whatever I said about deals of others. */
export const stepIn = (table: AngelesTable): void => table.stand("deal", `in ${dealNow(table)}`);

/** What passes and abstains, by the question. */
const STAYING_OUT: Record<string, string> = { counteroffer: "pass", support: "abstain" };

/** So long a question about a deal of others waits for somebody who may still step in. */
export const PAUSE = 10;

/** The question whose time runs. Whoever touches anything is asked in this deal from then on. */
const pause = { question: "", since: 0, deal: "", held: false };

/** Whoever comes to a table has the whole pause, whatever was asked at another one. */
export const comeToTable = (): void => void Object.assign(pause, { question: "", deal: "", held: false });

/** Seconds until a quiet player passes or abstains; null: the question waits for its answer. */
export function passesIn(table: AngelesTable): number | null {
  const asked = table.decision;
  if (!asked || !(asked.prompt in STAYING_OUT) || !goesBy(table) || isAsked(table)) return null;
  const deal = dealNow(table)!;
  const question = `${deal} ${asked.prompt}`;
  if (pause.question !== question) Object.assign(pause, { question, since: ticker.seconds, deal, held: pause.held && pause.deal === deal });
  if (table.candidate || Object.keys(table.picked).length) pause.held = true;
  return pause.held ? null : Math.max(0, Math.ceil(pause.since + PAUSE - ticker.seconds));
}

/** What I said in advance answers this question; null: I am asked. */
export function answerInAdvance(table: AngelesTable): string | null {
  const { asked } = table;
  const habit = habitual(table) ?? drawn(table);
  if (habit !== null || !asked) return habit;
  if (asked.prompt === "ready") return readyByItself(table) ? "ready" : null;
  const word = STAYING_OUT[asked.prompt];
  if (word === undefined) return null;
  if (staysOut(table) && !isAsked(table)) return word;
  return passesIn(table) === 0 ? word : null;
}
