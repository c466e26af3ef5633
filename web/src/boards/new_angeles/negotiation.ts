/** The notation of negotiation moves as data and as words; what it means is the game's business. */
import type { AngelesTable, Proposal } from "./view";

export interface Term {
  kind: string;
  args: string[];
  scope: string;
  text: string;
}

/** `support:1:2`, `pay:2:3@round`, `free:any text@turn`. */
export function readTerm(word: string): Term {
  const at = word.lastIndexOf("@");
  const scope = at < 0 ? "" : word.slice(at + 1);
  const body = at < 0 ? word : word.slice(0, at);
  if (body.startsWith("free:")) return { kind: "free", args: [], scope, text: body.slice(5) };
  const [kind = "", ...args] = body.split(":");
  return { kind, args, scope, text: "" };
}

/** A note as it was written, or the reason of the list that it names (`why:rival`). */
export function noteText({ say }: AngelesTable, note: string): string {
  const key = note.replace(/^why:/, "why-");
  return key !== note && say.has(key) ? say(key) : note;
}

/** What somebody promises, in words. */
export function termText(table: AngelesTable, word: string): string {
  const { say } = table;
  const { kind, args, scope, text } = readTerm(word);
  const seat = Number(args[0] ?? 0);
  const said = say(`ui-term-${kind}`, {
    player: /^\d+$/.test(args[0] ?? "") ? table.player(seat).name : "",
    n: Number(args[1] ?? 0),
    asset: kind === "give" ? say.name("asset", args[1] ?? "") : "",
    type: kind === "type" ? say.name("type", args[0] ?? "") : "",
    text,
  });
  return scope ? `${said} (${say(`ui-scope-${scope}`)})` : said;
}

/** What is done at once, in words. */
export function actText(table: AngelesTable, act: string | null): string {
  if (!act) return "";
  const { say } = table;
  const [kind = "", ...args] = act.split(":");
  // `side`, not `offer`: an offer would be named before the text could look at it.
  if (kind === "support") return say("ui-act-support", { side: args[0] ?? "main", exact: args[2] === "exact" ? "yes" : "no", n: Number(args[1] ?? 1) });
  if (kind === "choice") return act.slice(7).split("+").map((move) => say.action(move.replaceAll(":", " "))).join(" / ");
  if (kind === "spend") return say("ui-act-spend", { n: Number(args[0] ?? 0) });
  if (kind === "counter_type" || kind === "main_type")
    return say(`ui-act-${kind}`, { type: args[0] === "any" ? say("ui-any-type") : say.name("type", args[0] ?? "") });
  if (kind === "reaction" || kind === "end_of_turn") return say(`ui-act-asset-${args[1] ?? "use"}`, { asset: say.name("asset", args[0] ?? "") });
  return say(`ui-act-${kind}`);
}

/** Capital and assets of one side; empty if there are none. */
export function goodsText(table: AngelesTable, capital: number, assets: readonly string[]): string {
  const { say } = table;
  return [capital ? say("ui-capital", { n: capital }) : "", ...assets.map((asset) => say.name("asset", asset))].filter(Boolean).join(", ");
}

/** The two sides of a proposal, as its proposer and as the other sees them. */
export function sides(table: AngelesTable, one: Pick<Proposal, "give" | "give_assets" | "take" | "take_assets" | "act" | "by_sender" | "promises" | "asks">): {
  gives: string[];
  gets: string[];
} {
  const act = actText(table, one.act);
  const gives = [goodsText(table, one.give, one.give_assets), one.by_sender ? act : "", ...one.promises.map((term) => promiseText(table, term))];
  const gets = [goodsText(table, one.take, one.take_assets), one.by_sender ? "" : act, ...one.asks.map((term) => promiseText(table, term))];
  return { gives: gives.filter(Boolean), gets: gets.filter(Boolean) };
}

const promiseText = (table: AngelesTable, term: string): string => table.say("ui-promised", { what: termText(table, term) });

/** Words of a line; double quotes keep blanks together. */
export function split(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"]|"(?:[^"\\]|\\.)*")+/g)].map(([word]) => word.replace(/"((?:[^"\\]|\\.)*)"/g, (_, inside: string) => inside.replace(/\\(.)/g, "$1")));
}

function goods(word: string): { capital: number; assets: string[] } {
  const parts = word.split("+");
  const capital = /^\d+$/.test(parts[0] ?? "") ? Number(parts.shift()) : 0;
  return { capital, assets: parts.filter(Boolean) };
}

/** A ready-made `propose ...` or `promise ...` as a sentence. */
export function moveText(table: AngelesTable, text: string): string {
  const { say } = table;
  const [verb, ...words] = split(text);
  const value = (key: string) => words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  const to = value("to") ?? "any";
  const name = /^\d+$/.test(to) ? table.player(Number(to)).name : say("ui-anyone");
  if (verb === "promise") return say("ui-quick-promise", { to: name, what: termText(table, words.at(-1) ?? "") });
  const give = goods(value("give") ?? "");
  const take = goods(value("take") ?? "");
  const terms = (key: string) => words.filter((word) => word.startsWith(`${key}=`)).map((word) => word.slice(key.length + 1));
  const { gives, gets } = sides(table, {
    give: give.capital, give_assets: give.assets, take: take.capital, take_assets: take.assets, act: value("act") ?? null,
    by_sender: value("with") !== undefined, promises: terms("promise"), asks: terms("asks"),
  });
  const nothing = say("ui-nothing");
  const said = say("ui-quick-propose", { to: name, gives: gives.join(", ") || nothing, gets: gets.join(", ") || nothing });
  return words.includes("promises") ? `${said} (${say("ui-promise")})` : said;
}

export interface Draft {
  to: string;
  give: number;
  take: number;
  /** Assets of mine, and of the other's. */
  giveAssets: readonly string[];
  takeAssets: readonly string[];
  /** An act, or a promise asked for as `asks=<term>`. */
  theirs: string;
  /** A promise of mine; `free` is one in my own words. */
  mine: string;
  words: string;
  /** Nothing changes hands now: everything is only promised. */
  promised: boolean;
  note: string;
  /** What I carry out at once when it is accepted, and how (null: not chosen yet). */
  deed: string;
  moves: readonly string[] | null;
  reply: number | null;
}

/** The notation of what was put together. A promise for nothing is a promise of its own. */
export function write(draft: Draft): string {
  const mine = draft.mine === "free" ? quoted(`free:${draft.words.trim()}@round`) : draft.mine;
  const give = writeGoods(draft.give, draft.giveAssets);
  const take = writeGoods(draft.take, draft.takeAssets);
  if (mine && !give && !take && !draft.theirs && !draft.deed && !draft.note) return `promise to=${draft.to === "any" ? "all" : draft.to} ${mine}`;
  const parts = ["propose", `to=${draft.to}`];
  if (give) parts.push(`give=${give}`);
  if (take) parts.push(`take=${take}`);
  if (draft.theirs.startsWith("asks=")) parts.push(draft.theirs);
  else if (draft.theirs) parts.push(`act=${draft.theirs}`);
  else if (draft.deed) parts.push(`act=${draft.deed}`, `with=${written(draft.moves ?? [])}`);
  if (mine) parts.push(`promise=${mine}`);
  if (draft.reply !== null) parts.push(`reply=${draft.reply}`);
  if (draft.promised) parts.push("promises");
  if (draft.note.trim()) parts.push(`note=${quoted(draft.note.trim())}`);
  return parts.join(" ");
}

/** Capital and assets of one side: `2+floyd_2x3a7c`. */
const writeGoods = (capital: number, assets: readonly string[]): string => [...(capital > 0 ? [String(capital)] : []), ...assets].join("+");

/** A value with a blank or a quote stands in double quotes. */
const quoted = (text: string): string => (/[\s"\\]/.test(text) ? `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"` : text);

/** A form with nothing in it yet. */
export const blank = (to: string): Draft => ({
  to, give: 1, take: 0, giveAssets: [], takeAssets: [], theirs: "", mine: "", words: "", promised: false, note: "", deed: "", moves: null, reply: null,
});

/** Moves as they stand inside a proposal or an acceptance. */
export const written = (moves: readonly string[]): string => moves.map((move) => move.replaceAll(" ", ":")).join(",");

/** The moves that stand inside an acceptance. */
export function movesIn(text: string): string[] | null {
  const word = split(text).find((one) => one.startsWith("with="));
  return word ? word.slice(5).split(",").map((move) => move.replaceAll(":", " ")) : null;
}

/** Whether everything in it is carried out at once. */
export const isBinding = (draft: Draft): boolean => !draft.mine && !draft.promised && !draft.theirs.startsWith("asks=");

/** Proposals that wait for my answer: a bounty I refused does not. */
export function forMe(table: AngelesTable): Proposal[] {
  const { seat } = table;
  return seat === null ? [] : table.board.proposals.filter((one) => one.sender !== seat && (one.to === seat || one.to === null) && !one.rejected.includes(seat) && !one.accepted.includes(seat));
}
