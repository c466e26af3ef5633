import { defineBoard, type Bar, type Option, type Table, type Tool, type Turn, type View, type Worth } from "../contract";
import { undoneVersions } from "../../lib/log";
import { screen } from "../../lib/settings.svelte";
import Board from "./Board.svelte";
import { inspect } from "./inspect";
import { story } from "./story";
import Finished from "./Finished.svelte";
import Picture from "./Picture.svelte";
import Hand from "./Hand.svelte";
import { lines } from "./lines";
import Always from "~icons/lucide/repeat";
import Enter from "~icons/lucide/log-in";
import Leave from "~icons/lucide/door-open";
import Never from "~icons/lucide/bell-off";
import { forMe } from "./negotiation";
import { answerInAdvance, askedAsset, goesBy, isDraw, passesIn, preferDecks, setHabit, setTrades, stayOut, staysOut, stepIn, tradesNot } from "./advance";
import { chosenCards, chosenDecks, gesture, linesLeft, missing, myHand, together, toggle, toggleDeck } from "./moves";
import Player from "./Player.svelte";
import Rail from "./Rail.svelte";
import Talk from "./Talk.svelte";
import Threat from "./Threat.svelte";
import type { NewAngelesForecast, NewAngelesView } from "./view";

type T = Table<NewAngelesView, NewAngelesForecast>;
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

/** Small choices that go on from another: what an asset or a card asks for, whom, where, with which card it is paid, my other assets. */
const FOLLOW_UPS = [
  "reaction", "end-of-turn",
  "discard", "declare", "resource", "player", "option", "deck-for-support", "offer-for-support", "place", "lower", "raise", "remove",
  "name", "android", "spread", "produce", "asset", "victim", "steal", "emergency", "give", "spend", "choose", "bottom", "top",
  "rival", "swap", "deck", "winner", "second-offer",
];

function bar(table: T): Bar {
  const words = barOf(table);
  if (staysOut(table)) return { ...words, standing: { title: table.say("ui-stays-out"), release: () => stayOut(table, false) } };
  if (!goesBy(table)) return words;
  if (!table.asked) return { ...words, standing: { title: table.say("ui-goes-by"), button: table.say("ui-step-in"), release: () => stepIn(table) } };
  const seconds = passesIn(table);
  if (seconds === null) return words;
  const tools = [{ title: table.say("ui-step-in"), icon: Enter, key: "w", run: () => stepIn(table) }, ...(words.tools ?? [])];
  return { ...words, hint: table.say("ui-passes-in", { n: seconds }), tools };
}

function barOf(table: T): Bar {
  const { asked } = table;
  if (!asked) return {};
  const plain = ["pass", "abstain", "done", "decline", "finish", "ready", "stop", "leave", "pay", "refuse", "lose"];
  // Offers are pressed where they lie.
  const offers = ["support", "winner"];
  const chips = asked.options.filter((option) => plain.includes(option.kind));
  const words: Bar = { chips };
  if (asked.prompt === "counteroffer" && asked.find("pass") && !staysOut(table))
    words.tools = [{ title: table.say("ui-stay-out"), icon: Leave, key: "o", run: () => stayOut(table, true) }];
  // Who draws is named only where it is somebody else.
  if (asked.prompt === "deck" && asked.details["drawer_seat"] === table.seat) words.title = table.say("ui-title-deck", { n: Number(asked.details["count"]) });
  if (asked.prompt === "ready") Object.assign(words, goesOn(table));
  if (asked.prompt === "ready" && !tradesNot(table)) words.tools = [{ title: table.say("ui-trade-not"), icon: Never, key: "h", run: () => setTrades(table, false) }];
  const asset = askedAsset(table);
  if (asset) words.tools = [habitTool(table, asset)];
  if (isDraw(table) && decksInHand(table).length) words.tools = [drawsTool(table)];
  if (asked.options.some((option) => offers.includes(option.kind))) words.numbers = asked.options;
  const many = together(table);
  if (many) return { ...words, ...chosenTogether(table, many) };
  if (linesLeft(table)) return { ...words, ...decksTogether(table, asked.of("deck"), linesLeft(table)!) };
  if (asked.prompt === "spend" && missing(table) < 1) words.hint = table.say("ui-spent-enough");
  // Cards are small: the one that is meant stands in full in the bar.
  const card = table.candidate?.args["card"];
  if (card && table.say.has(`text-${card}`)) words.hint = table.say(`text-${card}`);
  return words;
}

const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

/** A moment to speak: there is one answer, so one press gives it. */
function goesOn(table: T): Bar {
  const { asked, say } = table;
  const words: Bar = { title: say("ui-title-ready"), hint: sentence(say(`window-${String(asked!.details["window"])}`)) };
  return table.canAct && table.wanted === null ? { ...words, chips: [], gesture: ["ready"], confirm: say.action("ready") } : words;
}

/** What is asked about one asset again and again can be answered once and for all. */
function habitTool(table: T, asset: string): Tool {
  const always = table.candidate?.kind === "use";
  return {
    title: table.say(always ? "ui-habit-always" : "ui-habit-never"),
    icon: always ? Always : Never,
    key: "h",
    run: () => setHabit(table, asset, always ? "use" : "decline"),
  };
}

/** The decks that are chosen now, of one draw or of several. */
function decksInHand(table: T): readonly string[] {
  const { candidate } = table;
  return linesLeft(table) ? chosenDecks(table) : candidate?.kind === "deck" ? [candidate.text.split(" ")[1]!] : [];
}

/** Whoever draws alike again and again says so once. */
const drawsTool = (table: T): Tool => ({ title: table.say("ui-draw-so"), icon: Always, key: "h", run: () => preferDecks(table, decksInHand(table)) });

/** Several cards are chosen, in any order, and carried out in one gesture. */
function chosenTogether(table: T, many: { verb: "lay" | "discard"; most: number }): Bar {
  const { say, candidate } = table;
  const n = chosenCards(table).length;
  const asksSide = table.decision?.prompt === "support";
  const words: Bar = {};
  if (!asksSide) words.toggles = myHand(table).map((card, place) => ({ title: say.name("card", card), run: () => toggle(table, place) }));
  const texts = gesture(table);
  if (texts) {
    words.gesture = texts;
    words.confirm = asksSide ? say("ui-support-n", { side: String(candidate?.args["offer"]), n }) : say(`ui-do-${many.verb}`, { n });
  }
  if (many.verb === "discard") words.hint = say("ui-chosen-of", { n, of: many.most });
  else if (!(asksSide && candidate)) words.hint = say(asksSide ? "ui-choose-side" : "ui-choose-cards");
  return words;
}

/** The decks of all General lines at once, or of some: whoever wants to see a card first confirms what is chosen. */
function decksTogether(table: T, decks: readonly Option[], lines: number): Bar {
  const { say } = table;
  const chosen = chosenDecks(table);
  const toggles = decks.map((option) => ({ title: table.describe(option.text), run: () => toggleDeck(table, option.text.split(" ")[1]!) }));
  const hint = say("ui-chosen-of", { n: chosen.length, of: lines });
  if (!chosen.length) return { hint, toggles };
  return { hint, toggles, gesture: chosen.map((deck) => `deck ${deck}`), confirm: say("ui-draw-lines", { n: chosen.length }), irreversible: true };
}

/** Capital by where it came from; what is neither contract nor investment is one sum. */
function breakdown(table: T, turns: readonly Turn[]): { sources: string[]; rows: number[][] } {
  const gone = undoneVersions(turns);
  const gains = turns.filter((one) => !gone.has(one.version)).flatMap((one) => one.events.filter((event) => event.key === "capital"));
  const rows = table.board.players.map((player) => {
    const from = (reason: string) =>
      gains.filter((event) => event.args["seat"] === player.seat && event.args["reason"] === reason).reduce((sum, event) => sum + Number(event.args["by"]), 0);
    const contract = from("contract");
    const investment = from("investment");
    return [contract, investment, player.capital - contract - investment];
  });
  // Somebody who gave more away than came in has no bar to be drawn.
  const { say } = table;
  const sources = [say("ui-source-contract"), say("ui-source-investment"), say("ui-source-other")];
  return rows.some((row) => row[2]! < 0) ? { sources: [say("ui-source-all")], rows: table.board.players.map((player) => [player.capital]) } : { sources, rows };
}

/** Demands, hard events, beaten main offers and much money at once are worth a mark on the time line. */
function moment(table: T, one: Turn): Worth | null {
  const { say } = table;
  const found = (key: string) => one.events.filter((event) => event.key === key);
  if (found("game-ends").some((event) => event.args["outcome"] === "city-fell")) return { title: say("ui-moment-fell"), weight: 99 };
  const demand = found("demand-paid")[0];
  const threat = found("threat").reduce((sum, event) => sum + Number(event.args["by"]), 0);
  if (demand) return demand.args["met"] ? { title: say("ui-moment-demand-met"), weight: 5 } : { title: say("ui-moment-demand-failed", { n: threat }), weight: 5 + threat };
  if (threat >= 3) return { title: say("ui-moment-threat", { n: threat }), weight: 4 + threat };
  const name = (event: Turn["events"][number]) => table.player(Number(event.args["seat"])).name;
  const beaten = found("deal-won").find((event) => Number(event.args["counter"]) > Number(event.args["main"]));
  if (beaten) return { title: say("ui-moment-counter", { player: name(beaten), counter: Number(beaten.args["counter"]), main: Number(beaten.args["main"]) }), weight: Number(beaten.args["counter"]) };
  const rich = found("capital").find((event) => Number(event.args["by"]) >= 6);
  return rich ? { title: say("ui-moment-capital", { player: name(rich), n: Number(rich.args["by"]) }), weight: Number(rich.args["by"]) } : null;
}

/** Who is ahead of whom decides: rivals and the Federalist are told by name, winners first. */
function verdict(table: T): string[] {
  const { say, board, view } = table;
  const winners = view.outcome?.winners ?? [];
  const fell = view.outcome?.reason === "city-fell";
  const order = board.players.toSorted((a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || a.seat - b.seat);
  return order.flatMap((player) => {
    if (!player.rival) return [];
    const names = { player: table.player(player.seat).name, own: player.capital };
    const won = winners.includes(player.seat);
    if (player.rival === "federalist") return [say(won ? "ui-verdict-fall" : "ui-verdict-stand", names)];
    if (player.rival === player.corporation) {
      if (fell) return [say("ui-verdict-own-fell", names)];
      const behind = board.players.filter((other) => other.capital < player.capital).length;
      return [say(won ? "ui-verdict-own-won" : "ui-verdict-own-lost", { ...names, n: behind })];
    }
    const rival = board.players.find((other) => other.corporation === player.rival);
    const rivalName = rival ? `${table.player(rival.seat).name} (${say.name("corporation", player.rival)})` : say.name("rival", player.rival);
    return [say(won ? "ui-verdict-ahead" : fell ? "ui-verdict-fell" : "ui-verdict-behind", { ...names, whom: rivalName, theirs: rival?.capital ?? 0 })];
  });
}

export default defineBoard<NewAngelesView, NewAngelesForecast>({
  theme: "angeles",
  board: Board,
  hand: Hand,
  player: Player,
  rail: Rail,
  railFirst: true,
  strip: Threat,
  inspect,
  picture: Picture,
  finished: Finished,
  story,
  whose: ({ args }) => (typeof args["from_seat"] === "number" ? args["from_seat"] : null),
  score: (table, player) => {
    const now = table.board.players[player.seat]?.capital ?? 0;
    const then = table.after.players[player.seat]?.capital ?? now;
    return then === now ? { text: String(now) } : { text: String(now), change: `${then > now ? "+" : "−"}${Math.abs(then - now)}` };
  },
  tabs: [{ id: "talk", title: "ui-tab-talk", component: Talk, shown: () => !screen.tablet, count: (table) => forMe(table).length }],
  phases: (table) => ({
    steps: STEPS.map((step) => table.say(`ui-step-${step}`)),
    now: step(table),
  }),
  status: (table) => table.say(`ui-status-${table.board.phase === "demand" ? "demand" : "round"}`, { round: table.board.round }),
  bar,
  answer: answerInAdvance,
  moments: ["ready"],
  followUps: FOLLOW_UPS,
  keys: [
    {
      key: "h",
      title: "ui-habit",
      run: (table) => {
        const asset = table.decision && askedAsset(table);
        if (asset) habitTool(table, asset).run();
        else if (table.decision && isDraw(table)) preferDecks(table, decksInHand(table));
        else if (table.decision?.prompt === "ready") setTrades(table, false);
      },
    },
    { key: "w", title: "ui-step-in", run: (table) => void (goesBy(table) && stepIn(table)) },
    { key: "o", title: "ui-stay-out", run: (table) => void (table.decision?.prompt === "counteroffer" && stayOut(table, true)) },
  ],
  lines,
  verdict,
  breakdown,
  moment,
  holdings: ({ say }, { board }: View<NewAngelesView>, seat) => [
    { title: say("ui-hold-capital"), value: board.players[seat]?.capital ?? 0 },
    { title: say("ui-hold-cards"), value: board.players[seat]?.cards ?? 0 },
    { title: say("ui-hold-threat"), value: board.threat },
  ],
  points: (view: View<NewAngelesView>, seat) => view.board.players[seat]?.capital ?? null,
});
