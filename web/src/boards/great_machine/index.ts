import { defineBoard, type Bar, type Player as Seat, type Shape, type Table, type View } from "../contract";
import Board from "./Board.svelte";
import CardsTab from "./CardsTab.svelte";
import Finished from "./Finished.svelte";
import { inspect } from "./inspect";
import { story, whose } from "./story";
import Picture from "./Picture.svelte";
import Hand from "./Hand.svelte";
import MachineTab from "./MachineTab.svelte";
import MissionsTab from "./MissionsTab.svelte";
import OddsTab from "./OddsTab.svelte";
import Player from "./Player.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import { breakdown, deed, headline, moment, verdict } from "./ending";
import { capital, describe } from "./describe";
import { lines } from "./lines";
import { BAR, mover, trayOptions, wayShown, type GreatMachineForecast, type GreatMachineView, type Way } from "./view";
import Footsteps from "~icons/lucide/footprints";
import Onwards from "~icons/lucide/fast-forward";
import { restOf, shareMoves, shares, sharing, type Sharing } from "./shares";
import { plainStep, setWalksAlone, stepsAlone, walksAlone } from "./walking";
import { percent, terms } from "./wording";

type T = Table<GreatMachineView, GreatMachineForecast>;
const PHASES = ["initial", "access", "machine", "heroes", "closing"];
const SHAPES: readonly Shape[] = ["circle", "square", "diamond"];

/** Small choices that go on from an action (how much, whom, whereto, which card), and cards for each of my heroes. */
const FOLLOW_UPS = [
  "access", "choose-your-hero",
  "bid", "attack-target", "move-citizen", "citizen-goal", "identify", "release", "restore-whose", "restore-card", "choose-hero", "underground", "base",
  "servant-token", "hero-token", "token-receiver", "attach", "take-back", "publish", "cancel-directive", "choose", "break-guard", "repair-again", "redirect", "arrest", "reveal",
];

function bar(table: T): Bar {
  const words = barOf(table);
  if (!walksAlone(table) || (table.asked && !["access", "step"].includes(table.asked.prompt))) return words;
  return { ...words, standing: { title: table.say("ui-walks-alone"), button: table.say("ui-walk-ask"), release: () => setWalksAlone(table, false) } };
}

function barOf(table: T): Bar {
  const { asked, candidate, say } = table;
  if (!asked) return {};
  const chips = asked.options.filter((option) => BAR.includes(option.kind));
  const words: Bar = { chips, numbers: [...chips, ...trayOptions(table)] };
  const way = wayShown(table);
  if (asked.prompt === "step" || asked.prompt === "access") {
    words.numbers = asked.options;
    if (way) words.hint = way.legs.length ? capital(say("ui-way", { price: way.price, left: way.left })) + (way.chance < 1 ? `, ${say("ui-escape", { chance: percent(way.chance) })}` : "") : say("ui-stays");
    else if (asked.prompt === "access" && table.board.shared_by_heroes) words.hint = say("ui-hint-access");
    if (asked.prompt === "access" && !table.board.shared_by_heroes) words.title = say("ui-title-access", { hero: asked.details["hero"] });
    if (asked.prompt === "step" && table.board.turn.hero) words.title = say("ui-title-step", { who: say.name("hero", table.board.turn.hero).split(" ")[0] });
  } else if (asked.prompt === "choose-your-hero") {
    if (table.board.heroes.some((hero) => hero.seat === table.seat)) words.title = say("ui-title-next-hero");
  } else if (asked.prompt === "share-trust") {
    words.title = say("ui-title-share", { district: asked.details["district"] });
  } else if (asked.prompt === "machine") {
    const moved = mover(table);
    words.hint = moved ? say(`ui-hint-${moved.kind}`, { servant: moved.word, district: moved.word }) : say("ui-hint-machine");
  } else if (asked.prompt === "confirm") words.title = say("ui-title-confirm");
  else if (asked.prompt === "hero-action") words.hint = say("ui-hint-action");
  else if (asked.prompt === "relocate") words.hint = say(table.picked["tile"] ? "ui-hint-site" : "ui-hint-relocate");
  const together = sharing(table);
  if (together) return { ...words, ...shared(table, together) };
  // Its buttons come once, with the way as it is now.
  if (asked.prompt === "step" && way?.legs.length && table.foreseen && table.wanted === null) Object.assign(words, walk(table, way));
  if (!candidate || words.gesture) return words;
  if (candidate.kind === "step") words.confirm = say("ui-confirm-step", { n: Number(asked.details["n"] ?? 0), district: candidate.args["district"] });
  if (["relocate", "lay"].includes(candidate.kind)) words.confirm = say("ui-confirm-site", { district: candidate.args["district"] });
  if (candidate.kind === "move") {
    const { servant, district } = candidate.args;
    const price = table.forecast?.orders?.find((one) => one.servant === servant)?.moves.find(([id]) => id === district)?.[1];
    if (price !== undefined) words.confirm = say("ui-confirm-move", { servant, district, n: price });
  }
  if (candidate.kind === "access") words.confirm = say("ui-confirm-access", { district: candidate.args["district"] });
  if (candidate.kind === "act") {
    const deed = table.forecast?.actions?.find((one) => one.act === candidate.args["act"]);
    if (deed?.price && !deed.each) {
      words.confirm = say("ui-confirm-act", { act: candidate.args["act"], n: deed.price });
      words.hint = say("ui-price-is", { words: terms(say, deed.terms ?? []) });
    }
  }
  return words;
}

/** A walk is one gesture: the best way, unless the person chose another first step. */
function walk(table: T, way: Way): Bar {
  const { say, candidate } = table;
  const steps = way.legs.map((leg) => `step ${leg.to}`);
  if (!table.decision?.find(steps[0]!) || (candidate && candidate.text !== steps[0])) return {};
  const words: Bar = { gesture: steps, confirm: say("ui-confirm-step", { n: way.price, district: way.to }), irreversible: way.chance < 1 };
  words.tools = steps.length > 1 ? [{ title: say("ui-one-step"), icon: Footsteps, run: () => table.choose(steps[0]!) }] : [];
  if (plainStep(table) && !walksAlone(table)) words.tools = [...words.tools, { title: say("ui-walk-alone"), icon: Onwards, key: "w", run: () => setWalksAlone(table, true) }];
  return words;
}

function shared(table: T, now: Sharing): Bar {
  const { say } = table;
  const moves = shareMoves(table, now);
  const chosen = shares(table, now);
  const words: Bar = { chips: [], numbers: [], hint: say("ui-rest", { n: restOf(now, chosen) }) };
  if (!moves) return words;
  const paid = chosen.reduce((sum, one) => sum + one, 0);
  return { ...words, gesture: moves, confirm: now.kind === "share-trust" ? say("ui-share-it") : paid ? say("ui-pay-n", { n: paid }) : say("ui-pay-nothing") };
}

/** The mark of a seat: the hero it leads, or the Machine's own. */
function identity(view: View<GreatMachineView>, seat: number): Partial<Pick<Seat, "colour" | "ink" | "shape">> {
  if (view.board.machine.seat === seat) return { colour: "var(--pm)", ink: "var(--on-pm)", shape: "hexagon" };
  const at = view.board.heroes.findIndex((hero) => hero.seat === seat);
  return at < 0 ? {} : { colour: `var(--p${at + 1})`, ink: `var(--on-p${at + 1})`, shape: SHAPES[at] ?? "circle" };
}

export default defineBoard<GreatMachineView, GreatMachineForecast>({
  theme: "machine",
  board: Board,
  hand: Hand,
  player: Player,
  rail: Rail,
  preview: Preview,
  inspect,
  picture: Picture,
  story,
  whose,
  describe,
  finished: Finished,
  headline,
  verdict,
  breakdown,
  moment,
  deed,
  tabs: [
    { id: "automaton", title: "ui-tab-machine", component: MachineTab, shown: (table) => table.board.automa !== null },
    { id: "missions", title: "ui-tab-missions", component: MissionsTab, shown: (table) => (table.board.automa?.missions.length ?? 0) > 0 },
    { id: "odds", title: "ui-tab-odds", component: OddsTab },
    { id: "cards", title: "ui-tab-cards", component: CardsTab },
  ],
  score: (table, player) => {
    const { machine, heroes, tracks } = table.after;
    if (machine.seat === player.seat) return { text: String(machine.bonds) };
    const trust = heroes.filter((hero) => hero.seat === player.seat).reduce((sum, hero) => sum + hero.trust, 0);
    return heroes.length ? { text: String(trust) } : { text: String(tracks.successes) };
  },
  phases: (table) => ({ steps: PHASES.map((phase) => table.say(`ui-phase-${phase}`)), now: PHASES.indexOf(table.board.phase) }),
  status: (table) => (table.board.round ? table.say("ui-round", { round: table.board.round }) : table.say("ui-set-up")),
  bar,
  answer: stepsAlone,
  keys: [{ key: "w", title: "ui-walk-alone", run: (table) => void (plainStep(table) && setWalksAlone(table, !walksAlone(table))) }],
  followUps: FOLLOW_UPS,
  lines,
  identity,
  secrets: (view: View<GreatMachineView>) => view.mode === "versus",
  curve: "ui-curve",
  holdings: ({ say }, { board }: View<GreatMachineView>, seat) => [
    board.machine.seat === seat
      ? { title: say("ui-hold-bonds"), value: board.machine.bonds }
      : { title: say("ui-hold-trust"), value: board.heroes.filter((hero) => hero.seat === seat).reduce((sum, hero) => sum + hero.trust, 0) },
    { title: say("ui-hold-discontent"), value: board.tracks.discontent },
    { title: say("ui-hold-plan"), value: board.tracks.plan },
  ],
  points: (view: View<GreatMachineView>, seat) => (view.board.machine.seat === seat ? view.board.tracks.plan : view.board.tracks.discontent),
});
